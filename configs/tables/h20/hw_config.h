/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. NVIDIA H20 96 GB (h20); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   qwen3-30b-a3b.triton-fused.bf16: h20 triton/fused bf16 E128 K8 H2048 I768 tp1 ep1 silu softmax
 *   qwen3.6-35b-a3b.triton-fused.bf16: h20 triton/fused bf16 E256 K8 H2048 I512 tp1 ep1 silu softmax shared 512
 *   mixtral-8x7b.triton-fused.bf16.tp2: h20 triton/fused bf16 E8 K2 H4096 I14336 tp2 ep1 silu softmax
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_H20_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_H20_H

#include <stddef.h>
#include <stdint.h>

#ifndef MOEBENCH_TYPES_1
#define MOEBENCH_TYPES_1

#if defined(__GNUC__) || defined(__clang__)
#define MOEBENCH_UNUSED __attribute__((unused))
#else
#define MOEBENCH_UNUSED
#endif

typedef enum {
    MOEBENCH_STEP_ROUTE = 0,
    MOEBENCH_STEP_INDEX = 1,
    MOEBENCH_STEP_EXPAND = 2,
    MOEBENCH_STEP_GEMM1 = 3,
    MOEBENCH_STEP_ACTIVATION = 4,
    MOEBENCH_STEP_GEMM2 = 5,
    MOEBENCH_STEP_COMBINE = 6,
    MOEBENCH_STEP_SHARED = 7
} moebench_step;

typedef enum {
    MOEBENCH_DTYPE_BF16 = 0,
    MOEBENCH_DTYPE_FP16 = 1,
    MOEBENCH_DTYPE_FP32 = 2,
    MOEBENCH_DTYPE_FP8_W8A8 = 3,
    MOEBENCH_DTYPE_INT8_W8A8 = 4,
    MOEBENCH_DTYPE_INT8_W8A16 = 5,
    MOEBENCH_DTYPE_INT4_W4A16 = 6
} moebench_dtype;

typedef enum {
    MOEBENCH_SCORING_SOFTMAX = 0,
    MOEBENCH_SCORING_SIGMOID = 1,
    MOEBENCH_SCORING_SQRTSOFTPLUS = 2
} moebench_scoring;

typedef enum {
    MOEBENCH_ORIGIN_MEASURED = 0,
    MOEBENCH_ORIGIN_VIRTUAL = 1,
    MOEBENCH_ORIGIN_PREDICTED = 2,
    MOEBENCH_ORIGIN_REPLAYED = 3
} moebench_origin;

/* Where a value of the descriptor comes from; unknown: nobody knows it, and the value is 0. */
typedef enum {
    MOEBENCH_SOURCE_UNKNOWN = 0,
    MOEBENCH_SOURCE_DRIVER = 1,
    MOEBENCH_SOURCE_MEASURED = 2,
    MOEBENCH_SOURCE_DATASHEET = 3,
    MOEBENCH_SOURCE_VENDOR = 4,
    MOEBENCH_SOURCE_DERIVED = 5,
    MOEBENCH_SOURCE_ASSUMED = 6
} moebench_source;

typedef enum {
    MOEBENCH_CONFIDENCE_NONE = 0,
    MOEBENCH_CONFIDENCE_HIGH = 1,
    MOEBENCH_CONFIDENCE_MEDIUM = 2,
    MOEBENCH_CONFIDENCE_LOW = 3
} moebench_confidence;

/* Knobs in the bit sets of an entry. */
typedef enum {
    MOEBENCH_KNOB_BLOCK_M = 1 << 0,
    MOEBENCH_KNOB_BLOCK_N = 1 << 1,
    MOEBENCH_KNOB_BLOCK_K = 1 << 2,
    MOEBENCH_KNOB_GROUP_M = 1 << 3,
    MOEBENCH_KNOB_SPLIT_K = 1 << 4,
    MOEBENCH_KNOB_NUM_STAGES = 1 << 5,
    MOEBENCH_KNOB_CTAS_PER_SM = 1 << 6,
    MOEBENCH_KNOB_THREADS = 1 << 7,
    MOEBENCH_KNOB_ITEMS = 1 << 8,
    MOEBENCH_KNOB_VEC_BYTES = 1 << 9,
    MOEBENCH_KNOB_SMEM_BYTES = 1 << 10,
    MOEBENCH_KNOB_NUM_WARPS = 1 << 11
} moebench_knob;

/* A value of the descriptor. `known` is 0 where nobody knows it: test it before using `value`. */
typedef struct {
    double value;
    int32_t known;
    moebench_source source;
    moebench_confidence confidence;
} moebench_fact;

typedef struct {
    const char *key;
    const char *name;
    const char *vendor;
    const char *arch;
    const char *hw_class;
    int32_t capability_major; /* -1: has none */
    int32_t capability_minor;
    moebench_fact sm_count; /* multiprocessors (SM, CU, MP) */
    moebench_fact warp_size; /* threads of a warp (wavefront) */
    moebench_fact warps_per_sm; /* most resident warps of a multiprocessor */
    moebench_fact max_threads_per_block; /* most threads of a block */
    moebench_fact registers_per_sm; /* 32-bit registers of a multiprocessor */
    moebench_fact shared_per_sm_bytes; /* shared memory of a multiprocessor, bytes */
    moebench_fact shared_per_block_bytes; /* most shared memory of a block, opted in, bytes */
    moebench_fact shared_safe_bytes; /* shared memory known to work while the limit is unsure, bytes */
    moebench_fact max_num_stages; /* most software-pipeline stages of a dot loop */
    moebench_fact sm_clock_mhz; /* clock of the multiprocessors at which the peaks hold, MHz */
    moebench_fact l2_bytes; /* L2 cache; on a CPU its last-level cache, bytes */
    moebench_fact mall_bytes; /* memory-side cache behind the L2, bytes */
    moebench_fact memory_bytes; /* device memory, bytes */
    moebench_fact memory_clock_mhz; /* memory clock, MHz */
    moebench_fact memory_gbps; /* memory bandwidth, theoretical, GB/s */
    moebench_fact copy_gbps; /* memory bandwidth of a copy, bytes read + written, GB/s */
    moebench_fact read_gbps; /* memory bandwidth of reads alone, GB/s */
    moebench_fact write_gbps; /* memory bandwidth of writes alone, GB/s */
    moebench_fact link_gbps; /* bandwidth between devices, both ways together, GB/s */
    moebench_fact fp4_tflops; /* dense fp4 matrix peak, TFLOP/s */
    moebench_fact fp8_tflops; /* dense fp8 matrix peak, TFLOP/s */
    moebench_fact int8_tops; /* dense int8 matrix peak, TOP/s */
    moebench_fact bf16_tflops; /* dense bf16 matrix peak, TFLOP/s */
    moebench_fact fp16_tflops; /* dense fp16 matrix peak, fp32 accumulation, TFLOP/s */
    moebench_fact fp32_tflops; /* fp32 peak, never TF32, TFLOP/s */
    moebench_fact measured_bf16_tflops; /* bf16 matrix rate reached by a dense matmul, TFLOP/s */
    moebench_fact measured_fp16_tflops; /* fp16 matrix rate reached by a dense matmul, TFLOP/s */
    moebench_fact measured_fp32_tflops; /* fp32 matrix rate reached by a dense matmul, never TF32, TFLOP/s */
    moebench_fact launch_us; /* one small operation after another, launched one by one, us */
    moebench_fact graph_launch_us; /* one small operation after another inside a replayed graph, us */
    moebench_fact power_w; /* power limit, W */
    moebench_fact cpu_threads; /* threads that the measured rates of a CPU were reached with */
} moebench_hw;

/* What a table is for. All fields count; `activation` is compared as text. */
typedef struct {
    int32_t num_experts;              /* E: of the layer */
    int32_t num_local_experts;        /* on this rank: E / ep_size */
    int32_t topk;                     /* K */
    int32_t hidden_size;              /* H */
    int32_t intermediate_size;        /* I: of one routed expert, before TP */
    int32_t tp_size;
    int32_t ep_size;
    int32_t gated;                    /* 1: gate and up halves */
    int32_t fused_shared_experts;     /* shared experts that run as routed ones */
    int32_t shared_intermediate_size; /* of shared experts beside the routed ones, before TP */
    int32_t num_groups;               /* grouped top-k: of so many groups */
    int32_t topk_groups;              /* so many stay */
    moebench_scoring scoring;
    const char *activation;           /* "silu" */
} moebench_shape;

/* A parameter under the kernel's own name; `text` is NULL for a number. */
typedef struct {
    const char *name;
    int32_t value;
    const char *text;
} moebench_param;

/* Tile of a GEMM. */
typedef struct {
    int32_t block_m;
    int32_t block_n;
    int32_t block_k;
    int32_t group_m;
    int32_t split_k;
    int32_t num_stages;
    int32_t ctas_per_sm;
} moebench_tile;

/* Launch of any kernel. */
typedef struct {
    int32_t threads;
    int32_t items;
    int32_t vec_bytes;
    int32_t smem_bytes;
    int32_t num_warps;
} moebench_launch;

/* One step's plan for min_tokens to max_tokens, both inclusive. Times are of the whole layer.
   A knob counts where `set` has its bit; the kernel has no such knob where `ignored` has it; else it is unknown. */
typedef struct {
    int32_t min_tokens;
    int32_t max_tokens;
    int32_t timed_at_tokens; /* 0: a default, not timed here */
    int32_t is_default;      /* 1: no row holds the count, and the default answers */
    int32_t tie;             /* 1: nothing could be told apart from the default, which stayed */
    int32_t deterministic;   /* of a row; 0 for a default */
    moebench_origin origin;  /* of a row's times */
    const char *kernel;      /* the kernel that was timed; it may cover more steps than this one */
    moebench_tile tile;
    moebench_launch launch;
    uint32_t set;
    uint32_t ignored;
    const moebench_param *params; /* NULL where num_params is 0 */
    int32_t num_params;
    double median_us; /* 0 where is_default */
    double low_us;    /* 95 % interval; of a predicted time the model's stated error */
    double high_us;
    double default_median_us;
} moebench_entry;

/* Entries of one step: rows, and the default of every token count. */
typedef struct {
    moebench_step step;
    const moebench_entry *rows; /* NULL where num_rows is 0 */
    int32_t num_rows;
    const moebench_entry *defaults;
    int32_t num_defaults;
} moebench_step_table;

typedef struct {
    const char *name;
    const char *model;
    moebench_dtype dtype;
    moebench_shape shape;
    const char *variant;
    const char *kernels; /* name=digest of its source, ... */
    const char *default_version;
    const char *evidence;
    const moebench_step_table *steps;
    int32_t num_steps;
} moebench_table;

/* A stage of a balanced expert-parallel layer; -1: this stage has no such knob. direction: 0 push, 1 pull. */
typedef struct {
    int32_t direction;
    int32_t num_sms;
    int32_t ctas_per_sm;
    int32_t block;
    int32_t block_m;
    int32_t block_n;
    int32_t block_k;
    int32_t group_m;
    int32_t num_warps;
    int32_t num_stages;
} moebench_ep_stage;

typedef struct {
    int32_t min_tokens;
    int32_t max_tokens;
    int32_t timed_at_tokens;
    int32_t is_default;
    int32_t tie;
    moebench_origin origin;
    int32_t num_prefetch_slots;
    int32_t token_padding;
    moebench_ep_stage plan;
    moebench_ep_stage dispatch;
    moebench_ep_stage expand;
    moebench_ep_stage prefetch;
    moebench_ep_stage gemm1;
    moebench_ep_stage activation;
    moebench_ep_stage gemm2;
    moebench_ep_stage duplicate_sum;
    moebench_ep_stage combine;
    double median_us;
    double low_us;
    double high_us;
    double default_median_us;
} moebench_ep_entry;

typedef struct {
    const char *name;
    const char *model;
    moebench_dtype dtype;
    moebench_shape shape;
    const char *planner;
    const char *placement;
    const char *table_layout;
    const char *pad_rows;
    const char *kernels;
    const char *default_version;
    const char *evidence;
    const int32_t *capacities; /* rising; NULL where num_capacities is 0 */
    int32_t num_capacities;
    const moebench_ep_entry *rows; /* NULL where num_rows is 0 */
    int32_t num_rows;
    const moebench_ep_entry *defaults;
    int32_t num_defaults;
} moebench_ep_table;

static inline MOEBENCH_UNUSED int moebench_same_text(const char *a, const char *b) {
    if (a == NULL || b == NULL) return a == b;
    while (*a != '\0' && *a == *b) {
        ++a;
        ++b;
    }
    return *a == *b;
}

static inline MOEBENCH_UNUSED int moebench_same_shape(const moebench_shape *a, const moebench_shape *b) {
    return a->num_experts == b->num_experts && a->num_local_experts == b->num_local_experts && a->topk == b->topk &&
           a->hidden_size == b->hidden_size && a->intermediate_size == b->intermediate_size &&
           a->tp_size == b->tp_size && a->ep_size == b->ep_size && a->gated == b->gated &&
           a->fused_shared_experts == b->fused_shared_experts &&
           a->shared_intermediate_size == b->shared_intermediate_size && a->num_groups == b->num_groups &&
           a->topk_groups == b->topk_groups && a->scoring == b->scoring &&
           moebench_same_text(a->activation, b->activation);
}

/* The entry that holds `tokens`; NULL where none does. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_containing(const moebench_entry *entries, int32_t count,
                                                                        int tokens) {
    int32_t i;
    for (i = 0; i < count; ++i) {
        if (tokens >= entries[i].min_tokens && tokens <= entries[i].max_tokens) return &entries[i];
    }
    return NULL;
}

static inline MOEBENCH_UNUSED const moebench_ep_entry *
moebench_ep_containing(const moebench_ep_entry *entries, int32_t count, int tokens) {
    int32_t i;
    for (i = 0; i < count; ++i) {
        if (tokens >= entries[i].min_tokens && tokens <= entries[i].max_tokens) return &entries[i];
    }
    return NULL;
}

/* Value of the parameter `name`, or `otherwise` where the kernel has none of that name. */
static inline MOEBENCH_UNUSED int32_t moebench_param_value(const moebench_entry *entry, const char *name,
                                                           int32_t otherwise) {
    int32_t i;
    for (i = 0; i < entry->num_params; ++i) {
        if (moebench_same_text(entry->params[i].name, name)) return entry->params[i].value;
    }
    return otherwise;
}

#endif /* MOEBENCH_TYPES_1 */

static inline MOEBENCH_UNUSED const moebench_hw *moebench_h20_descriptor(void) {
    static const moebench_hw hw = {
        "h20",
        "NVIDIA H20 96 GB",
        "nvidia",
        "sm90",
        "hopper",
        9,
        0,
        {78.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {32.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {64.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {1024.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {65536.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {233472.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {232448.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {62914560.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {96000000000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {4000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {900.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {296.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {296.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {148.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {148.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {44.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {400.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_h20_tables(int32_t *count) {
    static const moebench_param p0[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p1[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p2[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p3[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p4[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p5[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p6[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p7[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t0_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p0, 6, 41.65665544217591, 35.34418415253344, 49.09653410414853, 49.49475548451388},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 64.03488283480542, 54.33131073715035, 75.47151290910166, 77.05830355124176},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 104.6168744708741, 88.76368103756498, 123.30144825137222, 122.22244313249071},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 172.21950503860882, 146.12209828492178, 202.97790863850437, 188.8640030124784},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 274.6525962246909, 233.03291721083565, 323.70554991042076, 305.15617449154894},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 339.2372471884835, 287.83068656752374, 399.82501953634664, 372.13318487988624},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 368.7764803043225, 312.8936707146805, 434.6399596866745, 404.23624523908757},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 411.88014498164114, 349.46559051556176, 485.44193887536227, 449.81494033298867},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 425.38672869134626, 360.92544433340083, 501.3607984356207, 465.73947456309617},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 434.83549711053087, 368.9423868238001, 512.4971168944717, 474.8251650822104},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 436.2679192988929, 370.1577458840089, 514.1853696856751, 476.8630523180719},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 529.6602963642885, 449.39784181595826, 624.2576252949505, 914.4284816393542},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 838.1599688410901, 711.1487941974292, 987.8553392761088, 1003.4039919955326},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1082.1159358852985, 918.1367180428462, 1275.381842034413, 1327.8289915455941},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p7, 6, 1488.0904265506824, 1262.5915718230801, 1753.8633767326344, 1488.0904265506824},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1810.8409473248075, 1536.4338599395955, 2134.2571405170183, 2101.777795822919},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 2469.55450664394, 2095.3287855455114, 2910.616941530548, 2824.364982725828},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 3184.0217662204886, 2701.5287342783713, 3752.688053667468, 3506.0363395095183}
    };
    static const moebench_param p8[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p9[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p10[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p11[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t0_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p0, 6, 41.65665544217591, 35.34418415253344, 49.09653410414853, 49.49475548451388},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 64.03488283480542, 54.33131073715035, 75.47151290910166, 77.05830355124176},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 104.6168744708741, 88.76368103756498, 123.30144825137222, 122.22244313249071},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 172.21950503860882, 146.12209828492178, 202.97790863850437, 188.8640030124784},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 274.6525962246909, 233.03291721083565, 323.70554991042076, 305.15617449154894},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 339.2372471884835, 287.83068656752374, 399.82501953634664, 372.13318487988624},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 368.7764803043225, 312.8936707146805, 434.6399596866745, 404.23624523908757},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 411.88014498164114, 349.46559051556176, 485.44193887536227, 449.81494033298867},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 425.38672869134626, 360.92544433340083, 501.3607984356207, 465.73947456309617},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 434.83549711053087, 368.9423868238001, 512.4971168944717, 474.8251650822104},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 436.2679192988929, 370.1577458840089, 514.1853696856751, 476.8630523180719},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 529.6602963642885, 449.39784181595826, 624.2576252949505, 914.4284816393542},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 838.1599688410901, 711.1487941974292, 987.8553392761088, 1003.4039919955326},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1082.1159358852985, 918.1367180428462, 1275.381842034413, 1327.8289915455941},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p7, 6, 1488.0904265506824, 1262.5915718230801, 1753.8633767326344, 1488.0904265506824},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1810.8409473248075, 1536.4338599395955, 2134.2571405170183, 2101.777795822919},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 2469.55450664394, 2095.3287855455114, 2910.616941530548, 2824.364982725828},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 3184.0217662204886, 2701.5287342783713, 3752.688053667468, 3506.0363395095183}
    };
    static const moebench_entry t0_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p12[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p13[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p14[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p15[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p16[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p17[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p18[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p19[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p20[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p21[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p22[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 1, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p23[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 41.65665544217591, 35.34418415253344, 49.09653410414853, 49.49475548451388},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p13, 7, 64.03488283480542, 54.33131073715035, 75.47151290910166, 77.05830355124176},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 104.6168744708741, 88.76368103756498, 123.30144825137222, 122.22244313249071},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 172.21950503860882, 146.12209828492178, 202.97790863850437, 188.8640030124784},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 274.6525962246909, 233.03291721083565, 323.70554991042076, 305.15617449154894},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 339.2372471884835, 287.83068656752374, 399.82501953634664, 372.13318487988624},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 368.7764803043225, 312.8936707146805, 434.6399596866745, 404.23624523908757},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 4, 0}, {256, 0, 0, 56320, 8}, 0xcefu, 0x310u, p17, 7, 411.88014498164114, 349.46559051556176, 485.44193887536227, 449.81494033298867},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 4, 0}, {256, 0, 0, 56320, 8}, 0xcefu, 0x310u, p17, 7, 425.38672869134626, 360.92544433340083, 501.3607984356207, 465.73947456309617},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 4, 0}, {256, 0, 0, 105472, 8}, 0xcefu, 0x310u, p18, 7, 434.83549711053087, 368.9423868238001, 512.4971168944717, 474.8251650822104},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 4, 2}, {256, 0, 0, 105472, 8}, 0xcefu, 0x310u, p19, 7, 436.2679192988929, 370.1577458840089, 514.1853696856751, 476.8630523180719},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 529.6602963642885, 449.39784181595826, 624.2576252949505, 914.4284816393542},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 838.1599688410901, 711.1487941974292, 987.8553392761088, 1003.4039919955326},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1082.1159358852985, 918.1367180428462, 1275.381842034413, 1327.8289915455941},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 1488.0904265506824, 1262.5915718230801, 1753.8633767326344, 1488.0904265506824},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1810.8409473248075, 1536.4338599395955, 2134.2571405170183, 2101.777795822919},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p22, 7, 2469.55450664394, 2095.3287855455114, 2910.616941530548, 2824.364982725828},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p23, 7, 3184.0217662204886, 2701.5287342783713, 3752.688053667468, 3506.0363395095183}
    };
    static const moebench_param p24[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p25[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p26[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p27[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 41.65665544217591, 35.34418415253344, 49.09653410414853, 49.49475548451388},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p13, 7, 64.03488283480542, 54.33131073715035, 75.47151290910166, 77.05830355124176},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 104.6168744708741, 88.76368103756498, 123.30144825137222, 122.22244313249071},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 172.21950503860882, 146.12209828492178, 202.97790863850437, 188.8640030124784},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 274.6525962246909, 233.03291721083565, 323.70554991042076, 305.15617449154894},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 339.2372471884835, 287.83068656752374, 399.82501953634664, 372.13318487988624},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 368.7764803043225, 312.8936707146805, 434.6399596866745, 404.23624523908757},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 4, 0}, {256, 0, 0, 56320, 8}, 0xcefu, 0x310u, p17, 7, 411.88014498164114, 349.46559051556176, 485.44193887536227, 449.81494033298867},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 4, 0}, {256, 0, 0, 56320, 8}, 0xcefu, 0x310u, p17, 7, 425.38672869134626, 360.92544433340083, 501.3607984356207, 465.73947456309617},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 4, 0}, {256, 0, 0, 105472, 8}, 0xcefu, 0x310u, p18, 7, 434.83549711053087, 368.9423868238001, 512.4971168944717, 474.8251650822104},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 4, 2}, {256, 0, 0, 105472, 8}, 0xcefu, 0x310u, p19, 7, 436.2679192988929, 370.1577458840089, 514.1853696856751, 476.8630523180719},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 529.6602963642885, 449.39784181595826, 624.2576252949505, 914.4284816393542},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 838.1599688410901, 711.1487941974292, 987.8553392761088, 1003.4039919955326},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1082.1159358852985, 918.1367180428462, 1275.381842034413, 1327.8289915455941},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 1488.0904265506824, 1262.5915718230801, 1753.8633767326344, 1488.0904265506824},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1810.8409473248075, 1536.4338599395955, 2134.2571405170183, 2101.777795822919},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p22, 7, 2469.55450664394, 2095.3287855455114, 2910.616941530548, 2824.364982725828},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p23, 7, 3184.0217662204886, 2701.5287342783713, 3752.688053667468, 3506.0363395095183}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 41.65665544217591, 35.34418415253344, 49.09653410414853, 49.49475548451388},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p13, 7, 64.03488283480542, 54.33131073715035, 75.47151290910166, 77.05830355124176},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 104.6168744708741, 88.76368103756498, 123.30144825137222, 122.22244313249071},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 172.21950503860882, 146.12209828492178, 202.97790863850437, 188.8640030124784},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcefu, 0x310u, p14, 7, 274.6525962246909, 233.03291721083565, 323.70554991042076, 305.15617449154894},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 339.2372471884835, 287.83068656752374, 399.82501953634664, 372.13318487988624},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 368.7764803043225, 312.8936707146805, 434.6399596866745, 404.23624523908757},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 4, 0}, {256, 0, 0, 56320, 8}, 0xcefu, 0x310u, p17, 7, 411.88014498164114, 349.46559051556176, 485.44193887536227, 449.81494033298867},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 4, 0}, {256, 0, 0, 56320, 8}, 0xcefu, 0x310u, p17, 7, 425.38672869134626, 360.92544433340083, 501.3607984356207, 465.73947456309617},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 4, 0}, {256, 0, 0, 105472, 8}, 0xcefu, 0x310u, p18, 7, 434.83549711053087, 368.9423868238001, 512.4971168944717, 474.8251650822104},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 4, 2}, {256, 0, 0, 105472, 8}, 0xcefu, 0x310u, p19, 7, 436.2679192988929, 370.1577458840089, 514.1853696856751, 476.8630523180719},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 529.6602963642885, 449.39784181595826, 624.2576252949505, 914.4284816393542},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 838.1599688410901, 711.1487941974292, 987.8553392761088, 1003.4039919955326},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1082.1159358852985, 918.1367180428462, 1275.381842034413, 1327.8289915455941},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 1488.0904265506824, 1262.5915718230801, 1753.8633767326344, 1488.0904265506824},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1810.8409473248075, 1536.4338599395955, 2134.2571405170183, 2101.777795822919},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p22, 7, 2469.55450664394, 2095.3287855455114, 2910.616941530548, 2824.364982725828},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p23, 7, 3184.0217662204886, 2701.5287342783713, 3752.688053667468, 3506.0363395095183}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p28[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p29[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p30[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p31[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p32[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p33[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p34[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t0_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 32, 128, 1, 1, 3, 0}, {128, 0, 0, 25600, 4}, 0xcffu, 0x300u, p28, 8, 41.65665544217591, 35.34418415253344, 49.09653410414853, 49.49475548451388},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 32, 64, 1, 1, 3, 0}, {64, 0, 0, 13312, 2}, 0xcffu, 0x300u, p29, 8, 64.03488283480542, 54.33131073715035, 75.47151290910166, 77.05830355124176},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {256, 0, 0, 70656, 8}, 0xcffu, 0x300u, p30, 8, 104.6168744708741, 88.76368103756498, 123.30144825137222, 122.22244313249071},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 172.21950503860882, 146.12209828492178, 202.97790863850437, 188.8640030124784},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 274.6525962246909, 233.03291721083565, 323.70554991042076, 305.15617449154894},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 339.2372471884835, 287.83068656752374, 399.82501953634664, 372.13318487988624},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 368.7764803043225, 312.8936707146805, 434.6399596866745, 404.23624523908757},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 411.88014498164114, 349.46559051556176, 485.44193887536227, 449.81494033298867},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 425.38672869134626, 360.92544433340083, 501.3607984356207, 465.73947456309617},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 434.83549711053087, 368.9423868238001, 512.4971168944717, 474.8251650822104},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 436.2679192988929, 370.1577458840089, 514.1853696856751, 476.8630523180719},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 529.6602963642885, 449.39784181595826, 624.2576252949505, 914.4284816393542},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {256, 0, 0, 70656, 8}, 0xcffu, 0x300u, p30, 8, 838.1599688410901, 711.1487941974292, 987.8553392761088, 1003.4039919955326},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p32, 8, 1082.1159358852985, 918.1367180428462, 1275.381842034413, 1327.8289915455941},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p33, 8, 1488.0904265506824, 1262.5915718230801, 1753.8633767326344, 1488.0904265506824},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p34, 8, 1810.8409473248075, 1536.4338599395955, 2134.2571405170183, 2101.777795822919},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p34, 8, 2469.55450664394, 2095.3287855455114, 2910.616941530548, 2824.364982725828},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p34, 8, 3184.0217662204886, 2701.5287342783713, 3752.688053667468, 3506.0363395095183}
    };
    static const moebench_param p35[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p36[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p37[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p38[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p35, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p36, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p37, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p33, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p39[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p40[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p41[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p42[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 41.65665544217591, 35.34418415253344, 49.09653410414853, 49.49475548451388},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 64.03488283480542, 54.33131073715035, 75.47151290910166, 77.05830355124176},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 104.6168744708741, 88.76368103756498, 123.30144825137222, 122.22244313249071},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 172.21950503860882, 146.12209828492178, 202.97790863850437, 188.8640030124784},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 274.6525962246909, 233.03291721083565, 323.70554991042076, 305.15617449154894},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 339.2372471884835, 287.83068656752374, 399.82501953634664, 372.13318487988624},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 368.7764803043225, 312.8936707146805, 434.6399596866745, 404.23624523908757},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 411.88014498164114, 349.46559051556176, 485.44193887536227, 449.81494033298867},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 425.38672869134626, 360.92544433340083, 501.3607984356207, 465.73947456309617},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 434.83549711053087, 368.9423868238001, 512.4971168944717, 474.8251650822104},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 436.2679192988929, 370.1577458840089, 514.1853696856751, 476.8630523180719},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p40, 3, 529.6602963642885, 449.39784181595826, 624.2576252949505, 914.4284816393542},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p40, 3, 838.1599688410901, 711.1487941974292, 987.8553392761088, 1003.4039919955326},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 16, 0, 3072, 1}, 0xd80u, 0x27fu, p41, 3, 1082.1159358852985, 918.1367180428462, 1275.381842034413, 1327.8289915455941},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 1488.0904265506824, 1262.5915718230801, 1753.8633767326344, 1488.0904265506824},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 1810.8409473248075, 1536.4338599395955, 2134.2571405170183, 2101.777795822919},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 2469.55450664394, 2095.3287855455114, 2910.616941530548, 2824.364982725828},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 3184.0217662204886, 2701.5287342783713, 3752.688053667468, 3506.0363395095183}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t0_steps[] = {
        {MOEBENCH_STEP_ROUTE, t0_route_rows, 18, t0_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t0_index_rows, 18, t0_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t0_expand_rows, 18, t0_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t0_gemm1_rows, 18, t0_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t0_activation_rows, 18, t0_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t0_gemm2_rows, 18, t0_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t0_combine_rows, 18, t0_combine_defaults, 1}
    };
    static const moebench_param p43[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t1_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p43, 6, 47.62151519387493, 40.40515458499485, 56.126717807500995, 52.748786821178214},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 64.5764999132931, 54.79085348149763, 76.10986279780725, 69.5712432040601},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 98.49330579226066, 83.5680517497545, 116.08421020675841, 110.50965235100168},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 152.92978446238635, 129.75545941149358, 180.24304396736858, 167.4002182993394},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 256.19390783420687, 217.37137946224914, 301.95013977339624, 283.24216748504824},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 324.44874131443373, 275.2831675839417, 382.39528651319165, 382.6457943768585},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 382.97958959515756, 324.94450160797345, 451.3797442968527, 454.99813701291527},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 472.21426426066876, 400.65693556818997, 556.5517318576242, 549.5528174414653},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 518.290386362771, 439.7508793167919, 610.857049367162, 601.1642874614006},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 567.3385484258827, 481.3664928100141, 668.6652131747453, 645.9785112207176},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 588.3539756741815, 499.19733215185937, 693.4339957295904, 667.2667444706332},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 613.7908974798002, 520.7796516882743, 723.4139517696925, 699.8868327779945},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 774.8822724357444, 657.459929098714, 913.2762462927684, 1379.243159394817},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1195.4778256096922, 1014.3202321480503, 1408.9901652635833, 1510.910466819926},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1182.0816780719204, 1002.9540794772784, 1393.2014657755653, 1566.0265683193008},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1628.1481912924528, 1381.4255822946316, 1918.935458257285, 2008.4778155689035},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p7, 6, 2355.908640744528, 1998.9043277995315, 2776.673923981501, 2355.908640744528},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 2764.247744984483, 2345.3654717329737, 3257.942392238712, 3138.33123222026}
    };
    static const moebench_entry t1_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p43, 6, 47.62151519387493, 40.40515458499485, 56.126717807500995, 52.748786821178214},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 64.5764999132931, 54.79085348149763, 76.10986279780725, 69.5712432040601},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 98.49330579226066, 83.5680517497545, 116.08421020675841, 110.50965235100168},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 152.92978446238635, 129.75545941149358, 180.24304396736858, 167.4002182993394},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 256.19390783420687, 217.37137946224914, 301.95013977339624, 283.24216748504824},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 324.44874131443373, 275.2831675839417, 382.39528651319165, 382.6457943768585},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 382.97958959515756, 324.94450160797345, 451.3797442968527, 454.99813701291527},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 472.21426426066876, 400.65693556818997, 556.5517318576242, 549.5528174414653},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 518.290386362771, 439.7508793167919, 610.857049367162, 601.1642874614006},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 567.3385484258827, 481.3664928100141, 668.6652131747453, 645.9785112207176},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 588.3539756741815, 499.19733215185937, 693.4339957295904, 667.2667444706332},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 613.7908974798002, 520.7796516882743, 723.4139517696925, 699.8868327779945},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 774.8822724357444, 657.459929098714, 913.2762462927684, 1379.243159394817},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1195.4778256096922, 1014.3202321480503, 1408.9901652635833, 1510.910466819926},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1182.0816780719204, 1002.9540794772784, 1393.2014657755653, 1566.0265683193008},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1628.1481912924528, 1381.4255822946316, 1918.935458257285, 2008.4778155689035},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p7, 6, 2355.908640744528, 1998.9043277995315, 2776.673923981501, 2355.908640744528},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 2764.247744984483, 2345.3654717329737, 3257.942392238712, 3138.33123222026}
    };
    static const moebench_entry t1_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p44[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p45[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p46[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p47[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 256, 1, 0, 4, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p44, 7, 47.62151519387493, 40.40515458499485, 56.126717807500995, 52.748786821178214},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 128, 1, 0, 4, 0}, {256, 0, 0, 209920, 8}, 0xcefu, 0x310u, p45, 7, 64.5764999132931, 54.79085348149763, 76.10986279780725, 69.5712432040601},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 98.49330579226066, 83.5680517497545, 116.08421020675841, 110.50965235100168},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 152.92978446238635, 129.75545941149358, 180.24304396736858, 167.4002182993394},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 256.19390783420687, 217.37137946224914, 301.95013977339624, 283.24216748504824},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 324.44874131443373, 275.2831675839417, 382.39528651319165, 382.6457943768585},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 382.97958959515756, 324.94450160797345, 451.3797442968527, 454.99813701291527},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 472.21426426066876, 400.65693556818997, 556.5517318576242, 549.5528174414653},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 518.290386362771, 439.7508793167919, 610.857049367162, 601.1642874614006},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 567.3385484258827, 481.3664928100141, 668.6652131747453, 645.9785112207176},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 588.3539756741815, 499.19733215185937, 693.4339957295904, 667.2667444706332},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 613.7908974798002, 520.7796516882743, 723.4139517696925, 699.8868327779945},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 774.8822724357444, 657.459929098714, 913.2762462927684, 1379.243159394817},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 1195.4778256096922, 1014.3202321480503, 1408.9901652635833, 1510.910466819926},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1182.0816780719204, 1002.9540794772784, 1393.2014657755653, 1566.0265683193008},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1628.1481912924528, 1381.4255822946316, 1918.935458257285, 2008.4778155689035},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 2355.908640744528, 1998.9043277995315, 2776.673923981501, 2355.908640744528},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {256, 0, 0, 205824, 8}, 0xcefu, 0x310u, p47, 7, 2764.247744984483, 2345.3654717329737, 3257.942392238712, 3138.33123222026}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 256, 1, 0, 4, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p44, 7, 47.62151519387493, 40.40515458499485, 56.126717807500995, 52.748786821178214},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 128, 1, 0, 4, 0}, {256, 0, 0, 209920, 8}, 0xcefu, 0x310u, p45, 7, 64.5764999132931, 54.79085348149763, 76.10986279780725, 69.5712432040601},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 98.49330579226066, 83.5680517497545, 116.08421020675841, 110.50965235100168},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 152.92978446238635, 129.75545941149358, 180.24304396736858, 167.4002182993394},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 256.19390783420687, 217.37137946224914, 301.95013977339624, 283.24216748504824},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 324.44874131443373, 275.2831675839417, 382.39528651319165, 382.6457943768585},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 382.97958959515756, 324.94450160797345, 451.3797442968527, 454.99813701291527},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 472.21426426066876, 400.65693556818997, 556.5517318576242, 549.5528174414653},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 518.290386362771, 439.7508793167919, 610.857049367162, 601.1642874614006},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 567.3385484258827, 481.3664928100141, 668.6652131747453, 645.9785112207176},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 588.3539756741815, 499.19733215185937, 693.4339957295904, 667.2667444706332},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 613.7908974798002, 520.7796516882743, 723.4139517696925, 699.8868327779945},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 774.8822724357444, 657.459929098714, 913.2762462927684, 1379.243159394817},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 1195.4778256096922, 1014.3202321480503, 1408.9901652635833, 1510.910466819926},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1182.0816780719204, 1002.9540794772784, 1393.2014657755653, 1566.0265683193008},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1628.1481912924528, 1381.4255822946316, 1918.935458257285, 2008.4778155689035},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 2355.908640744528, 1998.9043277995315, 2776.673923981501, 2355.908640744528},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {256, 0, 0, 205824, 8}, 0xcefu, 0x310u, p47, 7, 2764.247744984483, 2345.3654717329737, 3257.942392238712, 3138.33123222026}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 256, 1, 0, 4, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p44, 7, 47.62151519387493, 40.40515458499485, 56.126717807500995, 52.748786821178214},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 128, 1, 0, 4, 0}, {256, 0, 0, 209920, 8}, 0xcefu, 0x310u, p45, 7, 64.5764999132931, 54.79085348149763, 76.10986279780725, 69.5712432040601},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 98.49330579226066, 83.5680517497545, 116.08421020675841, 110.50965235100168},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 152.92978446238635, 129.75545941149358, 180.24304396736858, 167.4002182993394},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 256.19390783420687, 217.37137946224914, 301.95013977339624, 283.24216748504824},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 324.44874131443373, 275.2831675839417, 382.39528651319165, 382.6457943768585},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 382.97958959515756, 324.94450160797345, 451.3797442968527, 454.99813701291527},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 472.21426426066876, 400.65693556818997, 556.5517318576242, 549.5528174414653},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 518.290386362771, 439.7508793167919, 610.857049367162, 601.1642874614006},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 567.3385484258827, 481.3664928100141, 668.6652131747453, 645.9785112207176},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 588.3539756741815, 499.19733215185937, 693.4339957295904, 667.2667444706332},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 613.7908974798002, 520.7796516882743, 723.4139517696925, 699.8868327779945},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 774.8822724357444, 657.459929098714, 913.2762462927684, 1379.243159394817},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 1195.4778256096922, 1014.3202321480503, 1408.9901652635833, 1510.910466819926},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1182.0816780719204, 1002.9540794772784, 1393.2014657755653, 1566.0265683193008},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1628.1481912924528, 1381.4255822946316, 1918.935458257285, 2008.4778155689035},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 2355.908640744528, 1998.9043277995315, 2776.673923981501, 2355.908640744528},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {256, 0, 0, 205824, 8}, 0xcefu, 0x310u, p47, 7, 2764.247744984483, 2345.3654717329737, 3257.942392238712, 3138.33123222026}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p48[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 32, 128, 1, 1, 3, 0}, {128, 0, 0, 25600, 4}, 0xcffu, 0x300u, p28, 8, 47.62151519387493, 40.40515458499485, 56.126717807500995, 52.748786821178214},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 32, 64, 1, 1, 3, 0}, {64, 0, 0, 13312, 2}, 0xcffu, 0x300u, p29, 8, 64.5764999132931, 54.79085348149763, 76.10986279780725, 69.5712432040601},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 64, 1, 1, 4, 0}, {128, 0, 0, 31744, 4}, 0xcffu, 0x300u, p48, 8, 98.49330579226066, 83.5680517497545, 116.08421020675841, 110.50965235100168},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {256, 0, 0, 70656, 8}, 0xcffu, 0x300u, p30, 8, 152.92978446238635, 129.75545941149358, 180.24304396736858, 167.4002182993394},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {256, 0, 0, 70656, 8}, 0xcffu, 0x300u, p30, 8, 256.19390783420687, 217.37137946224914, 301.95013977339624, 283.24216748504824},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 324.44874131443373, 275.2831675839417, 382.39528651319165, 382.6457943768585},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 382.97958959515756, 324.94450160797345, 451.3797442968527, 454.99813701291527},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 472.21426426066876, 400.65693556818997, 556.5517318576242, 549.5528174414653},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {256, 0, 0, 70656, 8}, 0xcffu, 0x300u, p30, 8, 518.290386362771, 439.7508793167919, 610.857049367162, 601.1642874614006},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {256, 0, 0, 70656, 8}, 0xcffu, 0x300u, p30, 8, 567.3385484258827, 481.3664928100141, 668.6652131747453, 645.9785112207176},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 588.3539756741815, 499.19733215185937, 693.4339957295904, 667.2667444706332},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 613.7908974798002, 520.7796516882743, 723.4139517696925, 699.8868327779945},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p31, 8, 774.8822724357444, 657.459929098714, 913.2762462927684, 1379.243159394817},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {256, 0, 0, 70656, 8}, 0xcffu, 0x300u, p30, 8, 1195.4778256096922, 1014.3202321480503, 1408.9901652635833, 1510.910466819926},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p34, 8, 1182.0816780719204, 1002.9540794772784, 1393.2014657755653, 1566.0265683193008},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p32, 8, 1628.1481912924528, 1381.4255822946316, 1918.935458257285, 2008.4778155689035},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p33, 8, 2355.908640744528, 1998.9043277995315, 2776.673923981501, 2355.908640744528},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p34, 8, 2764.247744984483, 2345.3654717329737, 3257.942392238712, 3138.33123222026}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p35, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p36, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p37, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p33, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 47.62151519387493, 40.40515458499485, 56.126717807500995, 52.748786821178214},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 64.5764999132931, 54.79085348149763, 76.10986279780725, 69.5712432040601},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 98.49330579226066, 83.5680517497545, 116.08421020675841, 110.50965235100168},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 152.92978446238635, 129.75545941149358, 180.24304396736858, 167.4002182993394},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 256.19390783420687, 217.37137946224914, 301.95013977339624, 283.24216748504824},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 324.44874131443373, 275.2831675839417, 382.39528651319165, 382.6457943768585},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 382.97958959515756, 324.94450160797345, 451.3797442968527, 454.99813701291527},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 472.21426426066876, 400.65693556818997, 556.5517318576242, 549.5528174414653},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 518.290386362771, 439.7508793167919, 610.857049367162, 601.1642874614006},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 567.3385484258827, 481.3664928100141, 668.6652131747453, 645.9785112207176},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 588.3539756741815, 499.19733215185937, 693.4339957295904, 667.2667444706332},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p40, 3, 613.7908974798002, 520.7796516882743, 723.4139517696925, 699.8868327779945},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p40, 3, 774.8822724357444, 657.459929098714, 913.2762462927684, 1379.243159394817},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 16, 0, 3072, 1}, 0xd80u, 0x27fu, p41, 3, 1195.4778256096922, 1014.3202321480503, 1408.9901652635833, 1510.910466819926},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p40, 3, 1182.0816780719204, 1002.9540794772784, 1393.2014657755653, 1566.0265683193008},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 1628.1481912924528, 1381.4255822946316, 1918.935458257285, 2008.4778155689035},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 2355.908640744528, 1998.9043277995315, 2776.673923981501, 2355.908640744528},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 2764.247744984483, 2345.3654717329737, 3257.942392238712, 3138.33123222026}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p49[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p50[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p51[] = {
        {"block_k", 256, NULL},
        {"block_m", 32, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p52[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p53[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p54[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p55[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p56[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_shared_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 47.62151519387493, 40.40515458499485, 56.126717807500995, 52.748786821178214},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 64.5764999132931, 54.79085348149763, 76.10986279780725, 69.5712432040601},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 98.49330579226066, 83.5680517497545, 116.08421020675841, 110.50965235100168},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 152.92978446238635, 129.75545941149358, 180.24304396736858, 167.4002182993394},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 256.19390783420687, 217.37137946224914, 301.95013977339624, 283.24216748504824},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 3, 2}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p49, 7, 324.44874131443373, 275.2831675839417, 382.39528651319165, 382.6457943768585},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p50, 7, 382.97958959515756, 324.94450160797345, 451.3797442968527, 454.99813701291527},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p50, 7, 472.21426426066876, 400.65693556818997, 556.5517318576242, 549.5528174414653},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p50, 7, 518.290386362771, 439.7508793167919, 610.857049367162, 601.1642874614006},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 256, 1, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcefu, 0x310u, p51, 7, 567.3385484258827, 481.3664928100141, 668.6652131747453, 645.9785112207176},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 128, 1, 0, 4, 0}, {256, 0, 0, 132096, 8}, 0xcefu, 0x310u, p52, 7, 588.3539756741815, 499.19733215185937, 693.4339957295904, 667.2667444706332},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 64, 1, 0, 4, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p53, 7, 613.7908974798002, 520.7796516882743, 723.4139517696925, 699.8868327779945},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 128, 1, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p54, 7, 774.8822724357444, 657.459929098714, 913.2762462927684, 1379.243159394817},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 1195.4778256096922, 1014.3202321480503, 1408.9901652635833, 1510.910466819926},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 64, 1, 0, 4, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p53, 7, 1182.0816780719204, 1002.9540794772784, 1393.2014657755653, 1566.0265683193008},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcefu, 0x310u, p55, 7, 1628.1481912924528, 1381.4255822946316, 1918.935458257285, 2008.4778155689035},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p56, 7, 2355.908640744528, 1998.9043277995315, 2776.673923981501, 2355.908640744528},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 2764.247744984483, 2345.3654717329737, 3257.942392238712, 3138.33123222026}
    };
    static const moebench_param p57[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t1_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p57, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p56, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t1_steps[] = {
        {MOEBENCH_STEP_ROUTE, t1_route_rows, 18, t1_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t1_index_rows, 18, t1_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t1_expand_rows, 18, t1_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t1_gemm1_rows, 18, t1_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t1_activation_rows, 18, t1_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t1_gemm2_rows, 18, t1_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t1_combine_rows, 18, t1_combine_defaults, 1},
        {MOEBENCH_STEP_SHARED, t1_shared_rows, 18, t1_shared_defaults, 3}
    };
    static const moebench_param p58[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p59[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p60[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p61[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p62[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p63[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p64[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p65[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 135.26863904802045, 114.77060838963213, 159.42761798199692, 148.36464126823742},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p58, 6, 243.18274133133377, 206.33186944793295, 286.61517893311003, 268.38387414690203},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p59, 6, 324.37645508661075, 275.221835301723, 382.31008996507944, 352.2824535364528},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p60, 6, 498.85932209826444, 423.26431537270014, 587.9555970250145, 535.5229101916244},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 500.0889239438732, 424.3075886168956, 589.404805760249, 536.7321502455865},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p61, 6, 500.9891948150482, 425.0714362931004, 590.4658650090158, 537.405636205446},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p61, 6, 501.62373850466486, 425.60982394761993, 591.2137382015981, 538.0003945801803},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p62, 6, 503.25590493101055, 426.99465885882444, 593.1374095516891, 541.2363746734194},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p62, 6, 610.5098330482583, 517.9957857188683, 719.5468892306773, 1080.1503804953381},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 781.5296738038359, 663.1000117120616, 921.110873545201, 1197.5847398483136},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 949.138623665396, 805.3102186198846, 1118.654781852036, 1169.7183813938034},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 1260.9371966922777, 1069.8601702802287, 1486.1405800215186, 1526.5764554172574},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 2022.7487683259399, 1716.2300766383335, 2384.011698348953, 2209.5013909327645},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 3656.2188792312013, 3102.171117623622, 4309.219571061894, 4163.245411855133},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p64, 6, 5346.639000433365, 4536.43220807175, 6301.548725910765, 5346.639000433365},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p64, 6, 7180.973596280119, 6092.799589580959, 8463.495480575748, 7180.973596280119},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p65, 6, 10202.344741867471, 8656.325082188589, 12024.483512765002, 10202.344741867471},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p65, 6, 13039.887117447583, 11063.878429872375, 15368.810956623722, 13039.887117447583}
    };
    static const moebench_param p66[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p67[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p68[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p69[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p70[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t2_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p58, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p59, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p60, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p61, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p62, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p66, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p68, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p69, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p64, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p65, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p70, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 135.26863904802045, 114.77060838963213, 159.42761798199692, 148.36464126823742},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p58, 6, 243.18274133133377, 206.33186944793295, 286.61517893311003, 268.38387414690203},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p59, 6, 324.37645508661075, 275.221835301723, 382.31008996507944, 352.2824535364528},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p60, 6, 498.85932209826444, 423.26431537270014, 587.9555970250145, 535.5229101916244},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 500.0889239438732, 424.3075886168956, 589.404805760249, 536.7321502455865},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p61, 6, 500.9891948150482, 425.0714362931004, 590.4658650090158, 537.405636205446},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p61, 6, 501.62373850466486, 425.60982394761993, 591.2137382015981, 538.0003945801803},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p62, 6, 503.25590493101055, 426.99465885882444, 593.1374095516891, 541.2363746734194},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p62, 6, 610.5098330482583, 517.9957857188683, 719.5468892306773, 1080.1503804953381},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 781.5296738038359, 663.1000117120616, 921.110873545201, 1197.5847398483136},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 949.138623665396, 805.3102186198846, 1118.654781852036, 1169.7183813938034},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 1260.9371966922777, 1069.8601702802287, 1486.1405800215186, 1526.5764554172574},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 2022.7487683259399, 1716.2300766383335, 2384.011698348953, 2209.5013909327645},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p63, 6, 3656.2188792312013, 3102.171117623622, 4309.219571061894, 4163.245411855133},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p64, 6, 5346.639000433365, 4536.43220807175, 6301.548725910765, 5346.639000433365},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p64, 6, 7180.973596280119, 6092.799589580959, 8463.495480575748, 7180.973596280119},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p65, 6, 10202.344741867471, 8656.325082188589, 12024.483512765002, 10202.344741867471},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p65, 6, 13039.887117447583, 11063.878429872375, 15368.810956623722, 13039.887117447583}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p58, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p59, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p60, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p61, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p62, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p66, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p68, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p69, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p64, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p65, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p70, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p71[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p72[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p73[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p74[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p75[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p71, 7, 135.26863904802045, 114.77060838963213, 159.42761798199692, 148.36464126823742},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 243.18274133133377, 206.33186944793295, 286.61517893311003, 268.38387414690203},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 324.37645508661075, 275.221835301723, 382.31008996507944, 352.2824535364528},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 498.85932209826444, 423.26431537270014, 587.9555970250145, 535.5229101916244},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 500.0889239438732, 424.3075886168956, 589.404805760249, 536.7321502455865},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 500.9891948150482, 425.0714362931004, 590.4658650090158, 537.405636205446},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 501.62373850466486, 425.60982394761993, 591.2137382015981, 538.0003945801803},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 503.25590493101055, 426.99465885882444, 593.1374095516891, 541.2363746734194},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 8, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p72, 7, 610.5098330482583, 517.9957857188683, 719.5468892306773, 1080.1503804953381},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p73, 7, 781.5296738038359, 663.1000117120616, 921.110873545201, 1197.5847398483136},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 949.138623665396, 805.3102186198846, 1118.654781852036, 1169.7183813938034},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p74, 7, 1260.9371966922777, 1069.8601702802287, 1486.1405800215186, 1526.5764554172574},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 2022.7487683259399, 1716.2300766383335, 2384.011698348953, 2209.5013909327645},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p75, 7, 3656.2188792312013, 3102.171117623622, 4309.219571061894, 4163.245411855133},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 5346.639000433365, 4536.43220807175, 6301.548725910765, 5346.639000433365},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 7180.973596280119, 6092.799589580959, 8463.495480575748, 7180.973596280119},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 10202.344741867471, 8656.325082188589, 12024.483512765002, 10202.344741867471},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 13039.887117447583, 11063.878429872375, 15368.810956623722, 13039.887117447583}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p71, 7, 135.26863904802045, 114.77060838963213, 159.42761798199692, 148.36464126823742},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 243.18274133133377, 206.33186944793295, 286.61517893311003, 268.38387414690203},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 324.37645508661075, 275.221835301723, 382.31008996507944, 352.2824535364528},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 498.85932209826444, 423.26431537270014, 587.9555970250145, 535.5229101916244},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 500.0889239438732, 424.3075886168956, 589.404805760249, 536.7321502455865},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 500.9891948150482, 425.0714362931004, 590.4658650090158, 537.405636205446},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 501.62373850466486, 425.60982394761993, 591.2137382015981, 538.0003945801803},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 503.25590493101055, 426.99465885882444, 593.1374095516891, 541.2363746734194},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 8, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p72, 7, 610.5098330482583, 517.9957857188683, 719.5468892306773, 1080.1503804953381},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p73, 7, 781.5296738038359, 663.1000117120616, 921.110873545201, 1197.5847398483136},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 949.138623665396, 805.3102186198846, 1118.654781852036, 1169.7183813938034},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p74, 7, 1260.9371966922777, 1069.8601702802287, 1486.1405800215186, 1526.5764554172574},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 2022.7487683259399, 1716.2300766383335, 2384.011698348953, 2209.5013909327645},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p75, 7, 3656.2188792312013, 3102.171117623622, 4309.219571061894, 4163.245411855133},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 5346.639000433365, 4536.43220807175, 6301.548725910765, 5346.639000433365},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 7180.973596280119, 6092.799589580959, 8463.495480575748, 7180.973596280119},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 10202.344741867471, 8656.325082188589, 12024.483512765002, 10202.344741867471},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 13039.887117447583, 11063.878429872375, 15368.810956623722, 13039.887117447583}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p71, 7, 135.26863904802045, 114.77060838963213, 159.42761798199692, 148.36464126823742},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 243.18274133133377, 206.33186944793295, 286.61517893311003, 268.38387414690203},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p46, 7, 324.37645508661075, 275.221835301723, 382.31008996507944, 352.2824535364528},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 498.85932209826444, 423.26431537270014, 587.9555970250145, 535.5229101916244},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 500.0889239438732, 424.3075886168956, 589.404805760249, 536.7321502455865},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 500.9891948150482, 425.0714362931004, 590.4658650090158, 537.405636205446},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 501.62373850466486, 425.60982394761993, 591.2137382015981, 538.0003945801803},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p15, 7, 503.25590493101055, 426.99465885882444, 593.1374095516891, 541.2363746734194},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 64, 8, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcefu, 0x310u, p72, 7, 610.5098330482583, 517.9957857188683, 719.5468892306773, 1080.1503804953381},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p73, 7, 781.5296738038359, 663.1000117120616, 921.110873545201, 1197.5847398483136},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p16, 7, 949.138623665396, 805.3102186198846, 1118.654781852036, 1169.7183813938034},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p74, 7, 1260.9371966922777, 1069.8601702802287, 1486.1405800215186, 1526.5764554172574},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p20, 7, 2022.7487683259399, 1716.2300766383335, 2384.011698348953, 2209.5013909327645},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p75, 7, 3656.2188792312013, 3102.171117623622, 4309.219571061894, 4163.245411855133},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 5346.639000433365, 4536.43220807175, 6301.548725910765, 5346.639000433365},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 7180.973596280119, 6092.799589580959, 8463.495480575748, 7180.973596280119},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 10202.344741867471, 8656.325082188589, 12024.483512765002, 10202.344741867471},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 13039.887117447583, 11063.878429872375, 15368.810956623722, 13039.887117447583}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p24, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p27, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p76[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 135.26863904802045, 114.77060838963213, 159.42761798199692, 148.36464126823742},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 243.18274133133377, 206.33186944793295, 286.61517893311003, 268.38387414690203},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 324.37645508661075, 275.221835301723, 382.31008996507944, 352.2824535364528},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 498.85932209826444, 423.26431537270014, 587.9555970250145, 535.5229101916244},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 500.0889239438732, 424.3075886168956, 589.404805760249, 536.7321502455865},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 500.9891948150482, 425.0714362931004, 590.4658650090158, 537.405636205446},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 501.62373850466486, 425.60982394761993, 591.2137382015981, 538.0003945801803},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 503.25590493101055, 426.99465885882444, 593.1374095516891, 541.2363746734194},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p35, 8, 610.5098330482583, 517.9957857188683, 719.5468892306773, 1080.1503804953381},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p35, 8, 781.5296738038359, 663.1000117120616, 921.110873545201, 1197.5847398483136},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p35, 8, 949.138623665396, 805.3102186198846, 1118.654781852036, 1169.7183813938034},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p33, 8, 1260.9371966922777, 1069.8601702802287, 1486.1405800215186, 1526.5764554172574},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p33, 8, 2022.7487683259399, 1716.2300766383335, 2384.011698348953, 2209.5013909327645},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p33, 8, 3656.2188792312013, 3102.171117623622, 4309.219571061894, 4163.245411855133},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 5346.639000433365, 4536.43220807175, 6301.548725910765, 5346.639000433365},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 7180.973596280119, 6092.799589580959, 8463.495480575748, 7180.973596280119},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 10202.344741867471, 8656.325082188589, 12024.483512765002, 10202.344741867471},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 13039.887117447583, 11063.878429872375, 15368.810956623722, 13039.887117447583}
    };
    static const moebench_param p77[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p76, 8, 0.0, 0.0, 0.0, 0.0},
        {2, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p35, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p36, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p37, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p33, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 515, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 2, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p77, 8, 0.0, 0.0, 0.0, 0.0},
        {516, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p78[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 135.26863904802045, 114.77060838963213, 159.42761798199692, 148.36464126823742},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 243.18274133133377, 206.33186944793295, 286.61517893311003, 268.38387414690203},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 324.37645508661075, 275.221835301723, 382.31008996507944, 352.2824535364528},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 498.85932209826444, 423.26431537270014, 587.9555970250145, 535.5229101916244},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 500.0889239438732, 424.3075886168956, 589.404805760249, 536.7321502455865},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 500.9891948150482, 425.0714362931004, 590.4658650090158, 537.405636205446},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 501.62373850466486, 425.60982394761993, 591.2137382015981, 538.0003945801803},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 503.25590493101055, 426.99465885882444, 593.1374095516891, 541.2363746734194},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p39, 3, 610.5098330482583, 517.9957857188683, 719.5468892306773, 1080.1503804953381},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 781.5296738038359, 663.1000117120616, 921.110873545201, 1197.5847398483136},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 949.138623665396, 805.3102186198846, 1118.654781852036, 1169.7183813938034},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 16, 0, 3072, 1}, 0xd80u, 0x27fu, p41, 3, 1260.9371966922777, 1069.8601702802287, 1486.1405800215186, 1526.5764554172574},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 16, 0, 3072, 1}, 0xd80u, 0x27fu, p41, 3, 2022.7487683259399, 1716.2300766383335, 2384.011698348953, 2209.5013909327645},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 16, 0, 5120, 2}, 0xd80u, 0x27fu, p78, 3, 3656.2188792312013, 3102.171117623622, 4309.219571061894, 4163.245411855133},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 5346.639000433365, 4536.43220807175, 6301.548725910765, 5346.639000433365},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 7180.973596280119, 6092.799589580959, 8463.495480575748, 7180.973596280119},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 10202.344741867471, 8656.325082188589, 12024.483512765002, 10202.344741867471},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 13039.887117447583, 11063.878429872375, 15368.810956623722, 13039.887117447583}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p42, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t2_steps[] = {
        {MOEBENCH_STEP_ROUTE, t2_route_rows, 18, t2_route_defaults, 14},
        {MOEBENCH_STEP_INDEX, t2_index_rows, 18, t2_index_defaults, 14},
        {MOEBENCH_STEP_EXPAND, t2_expand_rows, 18, t2_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t2_gemm1_rows, 18, t2_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t2_activation_rows, 18, t2_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t2_gemm2_rows, 18, t2_gemm2_defaults, 7},
        {MOEBENCH_STEP_COMBINE, t2_combine_rows, 18, t2_combine_defaults, 1}
    };
    static const moebench_table all[] = {
        {"qwen3-30b-a3b.triton-fused.bf16", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-h20-predicted of 2026-11-30", t0_steps, 7},
        {"qwen3.6-35b-a3b.triton-fused.bf16", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 1, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-h20-predicted of 2026-11-30", t1_steps, 8},
        {"mixtral-8x7b.triton-fused.bf16.tp2", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 2, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-h20-predicted of 2026-11-30", t2_steps, 7}
    };
    *count = 3;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_h20_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_h20_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_h20_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype != dtype || !moebench_same_shape(&tables[i].shape, shape)) continue;
        for (j = 0; j < tables[i].num_steps; ++j) {
            const moebench_step_table *at = &tables[i].steps[j];
            const moebench_entry *row;
            if (at->step != step) continue;
            row = moebench_containing(at->rows, at->num_rows, tokens);
            return row != NULL ? row : moebench_containing(at->defaults, at->num_defaults, tokens);
        }
    }
    return NULL;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_h20_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_h20_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_h20_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_h20_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_h20_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_h20_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_h20_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_h20_descriptor
#define moebench_tables moebench_h20_tables
#define moebench_ep_tables moebench_h20_ep_tables
#define moebench_lookup moebench_h20_lookup
#define moebench_lookup_ep moebench_h20_lookup_ep
#define moebench_capacity moebench_h20_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_H20_H */
