/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. NVIDIA A100 SXM 80 GB (a100-sxm-80); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   qwen3-30b-a3b.triton-fused.bf16: a100-sxm-80 triton/fused bf16 E128 K8 H2048 I768 tp1 ep1 silu softmax
 *   mixtral-8x7b.triton-fused.bf16.tp2: a100-sxm-80 triton/fused bf16 E8 K2 H4096 I14336 tp2 ep1 silu softmax
 *   qwen3.6-35b-a3b.triton-fused.bf16.tp2: a100-sxm-80 triton/fused bf16 E256 K8 H2048 I512 tp2 ep1 silu softmax shared 512
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_A100_SXM_80_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_A100_SXM_80_H

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

static inline MOEBENCH_UNUSED const moebench_hw *moebench_a100_sxm_80_descriptor(void) {
    static const moebench_hw hw = {
        "a100-sxm-80",
        "NVIDIA A100 SXM 80 GB",
        "nvidia",
        "sm80",
        "ampere",
        8,
        0,
        {108.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {32.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {64.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {1024.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {65536.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {167936.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {166912.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {1410.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {41943040.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {80000000000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {2039.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {600.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {624.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {312.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {312.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {19.5, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {400.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_a100_sxm_80_tables(int32_t *count) {
    static const moebench_param p0[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
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
        {"num_chunks", 16, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p6[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p7[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p8[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p9[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t0_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 54.87425253809863, 27.437126269049315, 109.74850507619726, 54.87425253809863},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 94.30400792983458, 47.15200396491729, 188.60801585966917, 94.30400792983458},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 161.3228805245665, 80.66144026228325, 322.645761049133, 161.3228805245665},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 267.44234460397325, 133.72117230198663, 534.8846892079465, 267.44234460397325},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 425.41496741880144, 212.70748370940072, 850.8299348376029, 425.41496741880144},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 530.713863399553, 265.3569316997765, 1061.427726799106, 530.713863399553},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 588.4691503683171, 294.23457518415853, 1176.9383007366341, 588.4691503683171},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 655.2785180705062, 327.6392590352531, 1310.5570361410123, 655.2785180705062},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 671.357942753859, 335.6789713769295, 1342.715885507718, 671.357942753859},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 692.2592870003795, 346.12964350018973, 1384.518574000759, 692.2592870003795},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 695.2593089438407, 347.62965447192033, 1390.5186178876813, 695.2593089438407},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 721.9260330621997, 360.96301653109987, 1443.8520661243995, 721.9260330621997},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 807.8737419732646, 403.9368709866323, 1615.7474839465292, 807.8737419732646},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 864.3803957109045, 432.19019785545225, 1728.760791421809, 971.1656407014492},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1051.781849719406, 525.890924859703, 2103.563699438812, 1051.781849719406},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 1185.1030365239446, 592.5515182619723, 2370.2060730478893, 1353.8705223502595},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 1558.6042117677907, 779.3021058838954, 3117.2084235355815, 1735.015645907015},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 2095.6786542311906, 1047.8393271155953, 4191.357308462381, 2095.6786542311906}
    };
    static const moebench_param p10[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t0_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 54.87425253809863, 27.437126269049315, 109.74850507619726, 54.87425253809863},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 94.30400792983458, 47.15200396491729, 188.60801585966917, 94.30400792983458},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 161.3228805245665, 80.66144026228325, 322.645761049133, 161.3228805245665},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 267.44234460397325, 133.72117230198663, 534.8846892079465, 267.44234460397325},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 425.41496741880144, 212.70748370940072, 850.8299348376029, 425.41496741880144},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 530.713863399553, 265.3569316997765, 1061.427726799106, 530.713863399553},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 588.4691503683171, 294.23457518415853, 1176.9383007366341, 588.4691503683171},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 655.2785180705062, 327.6392590352531, 1310.5570361410123, 655.2785180705062},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 671.357942753859, 335.6789713769295, 1342.715885507718, 671.357942753859},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 692.2592870003795, 346.12964350018973, 1384.518574000759, 692.2592870003795},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 695.2593089438407, 347.62965447192033, 1390.5186178876813, 695.2593089438407},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 721.9260330621997, 360.96301653109987, 1443.8520661243995, 721.9260330621997},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 807.8737419732646, 403.9368709866323, 1615.7474839465292, 807.8737419732646},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 864.3803957109045, 432.19019785545225, 1728.760791421809, 971.1656407014492},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1051.781849719406, 525.890924859703, 2103.563699438812, 1051.781849719406},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 1185.1030365239446, 592.5515182619723, 2370.2060730478893, 1353.8705223502595},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 1558.6042117677907, 779.3021058838954, 3117.2084235355815, 1735.015645907015},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 2095.6786542311906, 1047.8393271155953, 4191.357308462381, 2095.6786542311906}
    };
    static const moebench_entry t0_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p11[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p12[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p13[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p14[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p15[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p16[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p17[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 54.87425253809863, 27.437126269049315, 109.74850507619726, 54.87425253809863},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 94.30400792983458, 47.15200396491729, 188.60801585966917, 94.30400792983458},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 161.3228805245665, 80.66144026228325, 322.645761049133, 161.3228805245665},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 267.44234460397325, 133.72117230198663, 534.8846892079465, 267.44234460397325},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 425.41496741880144, 212.70748370940072, 850.8299348376029, 425.41496741880144},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 530.713863399553, 265.3569316997765, 1061.427726799106, 530.713863399553},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 588.4691503683171, 294.23457518415853, 1176.9383007366341, 588.4691503683171},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 655.2785180705062, 327.6392590352531, 1310.5570361410123, 655.2785180705062},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 671.357942753859, 335.6789713769295, 1342.715885507718, 671.357942753859},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 692.2592870003795, 346.12964350018973, 1384.518574000759, 692.2592870003795},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 695.2593089438407, 347.62965447192033, 1390.5186178876813, 695.2593089438407},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 721.9260330621997, 360.96301653109987, 1443.8520661243995, 721.9260330621997},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 807.8737419732646, 403.9368709866323, 1615.7474839465292, 807.8737419732646},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p14, 7, 864.3803957109045, 432.19019785545225, 1728.760791421809, 971.1656407014492},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 1051.781849719406, 525.890924859703, 2103.563699438812, 1051.781849719406},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1185.1030365239446, 592.5515182619723, 2370.2060730478893, 1353.8705223502595},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 1558.6042117677907, 779.3021058838954, 3117.2084235355815, 1735.015645907015},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 2095.6786542311906, 1047.8393271155953, 4191.357308462381, 2095.6786542311906}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 54.87425253809863, 27.437126269049315, 109.74850507619726, 54.87425253809863},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 94.30400792983458, 47.15200396491729, 188.60801585966917, 94.30400792983458},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 161.3228805245665, 80.66144026228325, 322.645761049133, 161.3228805245665},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 267.44234460397325, 133.72117230198663, 534.8846892079465, 267.44234460397325},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 425.41496741880144, 212.70748370940072, 850.8299348376029, 425.41496741880144},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 530.713863399553, 265.3569316997765, 1061.427726799106, 530.713863399553},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 588.4691503683171, 294.23457518415853, 1176.9383007366341, 588.4691503683171},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 655.2785180705062, 327.6392590352531, 1310.5570361410123, 655.2785180705062},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 671.357942753859, 335.6789713769295, 1342.715885507718, 671.357942753859},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 692.2592870003795, 346.12964350018973, 1384.518574000759, 692.2592870003795},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 695.2593089438407, 347.62965447192033, 1390.5186178876813, 695.2593089438407},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 721.9260330621997, 360.96301653109987, 1443.8520661243995, 721.9260330621997},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 807.8737419732646, 403.9368709866323, 1615.7474839465292, 807.8737419732646},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p14, 7, 864.3803957109045, 432.19019785545225, 1728.760791421809, 971.1656407014492},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 1051.781849719406, 525.890924859703, 2103.563699438812, 1051.781849719406},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1185.1030365239446, 592.5515182619723, 2370.2060730478893, 1353.8705223502595},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 1558.6042117677907, 779.3021058838954, 3117.2084235355815, 1735.015645907015},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 2095.6786542311906, 1047.8393271155953, 4191.357308462381, 2095.6786542311906}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 54.87425253809863, 27.437126269049315, 109.74850507619726, 54.87425253809863},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 94.30400792983458, 47.15200396491729, 188.60801585966917, 94.30400792983458},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 161.3228805245665, 80.66144026228325, 322.645761049133, 161.3228805245665},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 267.44234460397325, 133.72117230198663, 534.8846892079465, 267.44234460397325},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 425.41496741880144, 212.70748370940072, 850.8299348376029, 425.41496741880144},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 530.713863399553, 265.3569316997765, 1061.427726799106, 530.713863399553},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 588.4691503683171, 294.23457518415853, 1176.9383007366341, 588.4691503683171},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 655.2785180705062, 327.6392590352531, 1310.5570361410123, 655.2785180705062},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 671.357942753859, 335.6789713769295, 1342.715885507718, 671.357942753859},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 692.2592870003795, 346.12964350018973, 1384.518574000759, 692.2592870003795},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 695.2593089438407, 347.62965447192033, 1390.5186178876813, 695.2593089438407},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 721.9260330621997, 360.96301653109987, 1443.8520661243995, 721.9260330621997},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 807.8737419732646, 403.9368709866323, 1615.7474839465292, 807.8737419732646},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 8}, 0xcefu, 0x310u, p14, 7, 864.3803957109045, 432.19019785545225, 1728.760791421809, 971.1656407014492},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 1051.781849719406, 525.890924859703, 2103.563699438812, 1051.781849719406},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1185.1030365239446, 592.5515182619723, 2370.2060730478893, 1353.8705223502595},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 1558.6042117677907, 779.3021058838954, 3117.2084235355815, 1735.015645907015},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 2095.6786542311906, 1047.8393271155953, 4191.357308462381, 2095.6786542311906}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p18[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p19[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p20[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p21[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p22[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p23[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p24[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t0_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 54.87425253809863, 27.437126269049315, 109.74850507619726, 54.87425253809863},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 94.30400792983458, 47.15200396491729, 188.60801585966917, 94.30400792983458},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 161.3228805245665, 80.66144026228325, 322.645761049133, 161.3228805245665},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 267.44234460397325, 133.72117230198663, 534.8846892079465, 267.44234460397325},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 425.41496741880144, 212.70748370940072, 850.8299348376029, 425.41496741880144},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 530.713863399553, 265.3569316997765, 1061.427726799106, 530.713863399553},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 588.4691503683171, 294.23457518415853, 1176.9383007366341, 588.4691503683171},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 655.2785180705062, 327.6392590352531, 1310.5570361410123, 655.2785180705062},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 671.357942753859, 335.6789713769295, 1342.715885507718, 671.357942753859},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 692.2592870003795, 346.12964350018973, 1384.518574000759, 692.2592870003795},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 695.2593089438407, 347.62965447192033, 1390.5186178876813, 695.2593089438407},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p19, 8, 721.9260330621997, 360.96301653109987, 1443.8520661243995, 721.9260330621997},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p20, 8, 807.8737419732646, 403.9368709866323, 1615.7474839465292, 807.8737419732646},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 64, 1, 1, 2, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 864.3803957109045, 432.19019785545225, 1728.760791421809, 971.1656407014492},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p22, 8, 1051.781849719406, 525.890924859703, 2103.563699438812, 1051.781849719406},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 8}, 0xcffu, 0x300u, p23, 8, 1185.1030365239446, 592.5515182619723, 2370.2060730478893, 1353.8705223502595},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 8}, 0xcffu, 0x300u, p23, 8, 1558.6042117677907, 779.3021058838954, 3117.2084235355815, 1735.015645907015},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 2095.6786542311906, 1047.8393271155953, 4191.357308462381, 2095.6786542311906}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p25[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 54.87425253809863, 27.437126269049315, 109.74850507619726, 54.87425253809863},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 94.30400792983458, 47.15200396491729, 188.60801585966917, 94.30400792983458},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 161.3228805245665, 80.66144026228325, 322.645761049133, 161.3228805245665},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 267.44234460397325, 133.72117230198663, 534.8846892079465, 267.44234460397325},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 425.41496741880144, 212.70748370940072, 850.8299348376029, 425.41496741880144},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 530.713863399553, 265.3569316997765, 1061.427726799106, 530.713863399553},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 588.4691503683171, 294.23457518415853, 1176.9383007366341, 588.4691503683171},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 655.2785180705062, 327.6392590352531, 1310.5570361410123, 655.2785180705062},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 671.357942753859, 335.6789713769295, 1342.715885507718, 671.357942753859},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 692.2592870003795, 346.12964350018973, 1384.518574000759, 692.2592870003795},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 695.2593089438407, 347.62965447192033, 1390.5186178876813, 695.2593089438407},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 721.9260330621997, 360.96301653109987, 1443.8520661243995, 721.9260330621997},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 807.8737419732646, 403.9368709866323, 1615.7474839465292, 807.8737419732646},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 864.3803957109045, 432.19019785545225, 1728.760791421809, 971.1656407014492},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 1051.781849719406, 525.890924859703, 2103.563699438812, 1051.781849719406},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 1185.1030365239446, 592.5515182619723, 2370.2060730478893, 1353.8705223502595},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 1558.6042117677907, 779.3021058838954, 3117.2084235355815, 1735.015645907015},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 2095.6786542311906, 1047.8393271155953, 4191.357308462381, 2095.6786542311906}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t0_steps[] = {
        {MOEBENCH_STEP_ROUTE, t0_route_rows, 18, t0_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t0_index_rows, 18, t0_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t0_expand_rows, 18, t0_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t0_gemm1_rows, 18, t0_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t0_activation_rows, 18, t0_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t0_gemm2_rows, 18, t0_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t0_combine_rows, 18, t0_combine_defaults, 1}
    };
    static const moebench_param p26[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p27[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p28[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p29[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p30[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p31[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p32[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p33[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p34[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p35[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t1_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 209.53503750454988, 104.76751875227494, 419.07007500909975, 209.53503750454988},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p26, 6, 370.1875757315078, 185.0937878657539, 740.3751514630156, 370.1875757315078},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 499.3966755482891, 249.69833777414456, 998.7933510965782, 499.3966755482891},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 794.0241519310621, 397.01207596553104, 1588.0483038621242, 794.0241519310621},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 795.6445879086127, 397.82229395430636, 1591.2891758172254, 795.6445879086127},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 796.7290806806805, 398.3645403403402, 1593.458161361361, 796.7290806806805},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 797.8622513902799, 398.93112569513994, 1595.7245027805598, 797.8622513902799},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 800.6743213138883, 400.33716065694415, 1601.3486426277766, 800.6743213138883},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 830.5309496102019, 415.26547480510095, 1661.0618992204038, 830.5309496102019},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p31, 6, 835.5733263222296, 417.7866631611148, 1671.1466526444592, 835.5733263222296},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p32, 6, 842.944346856536, 421.472173428268, 1685.888693713072, 922.4264185662848},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p32, 6, 963.5913093092495, 481.79565465462474, 1927.182618618499, 1106.3131697277324},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p32, 6, 1219.5629561048127, 609.7814780524063, 2439.1259122096253, 1429.2916697753237},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 2242.8644755787877, 1121.4322377893939, 4485.7289511575755, 2242.8644755787877},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 3149.571709003994, 1574.785854501997, 6299.143418007988, 3149.571709003994},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 4073.390274517553, 2036.6951372587764, 8146.780549035106, 4073.390274517553},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p35, 6, 5772.015051862066, 2886.007525931033, 11544.030103724132, 5772.015051862066},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p35, 6, 7295.041292744981, 3647.5206463724903, 14590.082585489961, 7295.041292744981}
    };
    static const moebench_param p36[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p37[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p38[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t1_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p38, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 209.53503750454988, 104.76751875227494, 419.07007500909975, 209.53503750454988},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p26, 6, 370.1875757315078, 185.0937878657539, 740.3751514630156, 370.1875757315078},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 499.3966755482891, 249.69833777414456, 998.7933510965782, 499.3966755482891},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 794.0241519310621, 397.01207596553104, 1588.0483038621242, 794.0241519310621},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 795.6445879086127, 397.82229395430636, 1591.2891758172254, 795.6445879086127},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 796.7290806806805, 398.3645403403402, 1593.458161361361, 796.7290806806805},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 797.8622513902799, 398.93112569513994, 1595.7245027805598, 797.8622513902799},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 800.6743213138883, 400.33716065694415, 1601.3486426277766, 800.6743213138883},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 830.5309496102019, 415.26547480510095, 1661.0618992204038, 830.5309496102019},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p31, 6, 835.5733263222296, 417.7866631611148, 1671.1466526444592, 835.5733263222296},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p32, 6, 842.944346856536, 421.472173428268, 1685.888693713072, 922.4264185662848},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p32, 6, 963.5913093092495, 481.79565465462474, 1927.182618618499, 1106.3131697277324},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p32, 6, 1219.5629561048127, 609.7814780524063, 2439.1259122096253, 1429.2916697753237},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 2242.8644755787877, 1121.4322377893939, 4485.7289511575755, 2242.8644755787877},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 3149.571709003994, 1574.785854501997, 6299.143418007988, 3149.571709003994},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 4073.390274517553, 2036.6951372587764, 8146.780549035106, 4073.390274517553},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p35, 6, 5772.015051862066, 2886.007525931033, 11544.030103724132, 5772.015051862066},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p35, 6, 7295.041292744981, 3647.5206463724903, 14590.082585489961, 7295.041292744981}
    };
    static const moebench_entry t1_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p38, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p39[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 209.53503750454988, 104.76751875227494, 419.07007500909975, 209.53503750454988},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 370.1875757315078, 185.0937878657539, 740.3751514630156, 370.1875757315078},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 499.3966755482891, 249.69833777414456, 998.7933510965782, 499.3966755482891},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 794.0241519310621, 397.01207596553104, 1588.0483038621242, 794.0241519310621},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 795.6445879086127, 397.82229395430636, 1591.2891758172254, 795.6445879086127},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 796.7290806806805, 398.3645403403402, 1593.458161361361, 796.7290806806805},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 797.8622513902799, 398.93112569513994, 1595.7245027805598, 797.8622513902799},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 800.6743213138883, 400.33716065694415, 1601.3486426277766, 800.6743213138883},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 830.5309496102019, 415.26547480510095, 1661.0618992204038, 830.5309496102019},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 835.5733263222296, 417.7866631611148, 1671.1466526444592, 835.5733263222296},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 842.944346856536, 421.472173428268, 1685.888693713072, 922.4264185662848},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 963.5913093092495, 481.79565465462474, 1927.182618618499, 1106.3131697277324},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1219.5629561048127, 609.7814780524063, 2439.1259122096253, 1429.2916697753237},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 2242.8644755787877, 1121.4322377893939, 4485.7289511575755, 2242.8644755787877},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 3149.571709003994, 1574.785854501997, 6299.143418007988, 3149.571709003994},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 4073.390274517553, 2036.6951372587764, 8146.780549035106, 4073.390274517553},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 5772.015051862066, 2886.007525931033, 11544.030103724132, 5772.015051862066},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 7295.041292744981, 3647.5206463724903, 14590.082585489961, 7295.041292744981}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 209.53503750454988, 104.76751875227494, 419.07007500909975, 209.53503750454988},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 370.1875757315078, 185.0937878657539, 740.3751514630156, 370.1875757315078},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 499.3966755482891, 249.69833777414456, 998.7933510965782, 499.3966755482891},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 794.0241519310621, 397.01207596553104, 1588.0483038621242, 794.0241519310621},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 795.6445879086127, 397.82229395430636, 1591.2891758172254, 795.6445879086127},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 796.7290806806805, 398.3645403403402, 1593.458161361361, 796.7290806806805},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 797.8622513902799, 398.93112569513994, 1595.7245027805598, 797.8622513902799},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 800.6743213138883, 400.33716065694415, 1601.3486426277766, 800.6743213138883},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 830.5309496102019, 415.26547480510095, 1661.0618992204038, 830.5309496102019},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 835.5733263222296, 417.7866631611148, 1671.1466526444592, 835.5733263222296},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 842.944346856536, 421.472173428268, 1685.888693713072, 922.4264185662848},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 963.5913093092495, 481.79565465462474, 1927.182618618499, 1106.3131697277324},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1219.5629561048127, 609.7814780524063, 2439.1259122096253, 1429.2916697753237},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 2242.8644755787877, 1121.4322377893939, 4485.7289511575755, 2242.8644755787877},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 3149.571709003994, 1574.785854501997, 6299.143418007988, 3149.571709003994},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 4073.390274517553, 2036.6951372587764, 8146.780549035106, 4073.390274517553},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 5772.015051862066, 2886.007525931033, 11544.030103724132, 5772.015051862066},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 7295.041292744981, 3647.5206463724903, 14590.082585489961, 7295.041292744981}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 209.53503750454988, 104.76751875227494, 419.07007500909975, 209.53503750454988},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 370.1875757315078, 185.0937878657539, 740.3751514630156, 370.1875757315078},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 499.3966755482891, 249.69833777414456, 998.7933510965782, 499.3966755482891},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 794.0241519310621, 397.01207596553104, 1588.0483038621242, 794.0241519310621},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 795.6445879086127, 397.82229395430636, 1591.2891758172254, 795.6445879086127},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 796.7290806806805, 398.3645403403402, 1593.458161361361, 796.7290806806805},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 797.8622513902799, 398.93112569513994, 1595.7245027805598, 797.8622513902799},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 800.6743213138883, 400.33716065694415, 1601.3486426277766, 800.6743213138883},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 830.5309496102019, 415.26547480510095, 1661.0618992204038, 830.5309496102019},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 835.5733263222296, 417.7866631611148, 1671.1466526444592, 835.5733263222296},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 842.944346856536, 421.472173428268, 1685.888693713072, 922.4264185662848},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 963.5913093092495, 481.79565465462474, 1927.182618618499, 1106.3131697277324},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1219.5629561048127, 609.7814780524063, 2439.1259122096253, 1429.2916697753237},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 2242.8644755787877, 1121.4322377893939, 4485.7289511575755, 2242.8644755787877},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 3149.571709003994, 1574.785854501997, 6299.143418007988, 3149.571709003994},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 4073.390274517553, 2036.6951372587764, 8146.780549035106, 4073.390274517553},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 5772.015051862066, 2886.007525931033, 11544.030103724132, 5772.015051862066},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 7295.041292744981, 3647.5206463724903, 14590.082585489961, 7295.041292744981}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p40[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p41[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p42[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p40, 8, 209.53503750454988, 104.76751875227494, 419.07007500909975, 209.53503750454988},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 370.1875757315078, 185.0937878657539, 740.3751514630156, 370.1875757315078},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 499.3966755482891, 249.69833777414456, 998.7933510965782, 499.3966755482891},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 794.0241519310621, 397.01207596553104, 1588.0483038621242, 794.0241519310621},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 795.6445879086127, 397.82229395430636, 1591.2891758172254, 795.6445879086127},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 796.7290806806805, 398.3645403403402, 1593.458161361361, 796.7290806806805},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 797.8622513902799, 398.93112569513994, 1595.7245027805598, 797.8622513902799},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 800.6743213138883, 400.33716065694415, 1601.3486426277766, 800.6743213138883},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p19, 8, 830.5309496102019, 415.26547480510095, 1661.0618992204038, 830.5309496102019},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p19, 8, 835.5733263222296, 417.7866631611148, 1671.1466526444592, 835.5733263222296},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 128, 1, 1, 2, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p41, 8, 842.944346856536, 421.472173428268, 1685.888693713072, 922.4264185662848},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 64, 1, 1, 2, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 963.5913093092495, 481.79565465462474, 1927.182618618499, 1106.3131697277324},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 128, 1, 1, 3, 0}, {256, 0, 0, 164864, 8}, 0xcffu, 0x300u, p42, 8, 1219.5629561048127, 609.7814780524063, 2439.1259122096253, 1429.2916697753237},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 2242.8644755787877, 1121.4322377893939, 4485.7289511575755, 2242.8644755787877},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 3149.571709003994, 1574.785854501997, 6299.143418007988, 3149.571709003994},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 4073.390274517553, 2036.6951372587764, 8146.780549035106, 4073.390274517553},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 5772.015051862066, 2886.007525931033, 11544.030103724132, 5772.015051862066},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 7295.041292744981, 3647.5206463724903, 14590.082585489961, 7295.041292744981}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p40, 8, 0.0, 0.0, 0.0, 0.0},
        {2, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p43[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p44[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 209.53503750454988, 104.76751875227494, 419.07007500909975, 209.53503750454988},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 370.1875757315078, 185.0937878657539, 740.3751514630156, 370.1875757315078},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 499.3966755482891, 249.69833777414456, 998.7933510965782, 499.3966755482891},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 794.0241519310621, 397.01207596553104, 1588.0483038621242, 794.0241519310621},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 795.6445879086127, 397.82229395430636, 1591.2891758172254, 795.6445879086127},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 796.7290806806805, 398.3645403403402, 1593.458161361361, 796.7290806806805},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 797.8622513902799, 398.93112569513994, 1595.7245027805598, 797.8622513902799},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 800.6743213138883, 400.33716065694415, 1601.3486426277766, 800.6743213138883},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 830.5309496102019, 415.26547480510095, 1661.0618992204038, 830.5309496102019},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 835.5733263222296, 417.7866631611148, 1671.1466526444592, 835.5733263222296},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p43, 3, 842.944346856536, 421.472173428268, 1685.888693713072, 922.4264185662848},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 8, 0, 3072, 2}, 0xd80u, 0x27fu, p44, 3, 963.5913093092495, 481.79565465462474, 1927.182618618499, 1106.3131697277324},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 1219.5629561048127, 609.7814780524063, 2439.1259122096253, 1429.2916697753237},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 2242.8644755787877, 1121.4322377893939, 4485.7289511575755, 2242.8644755787877},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 3149.571709003994, 1574.785854501997, 6299.143418007988, 3149.571709003994},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 4073.390274517553, 2036.6951372587764, 8146.780549035106, 4073.390274517553},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 5772.015051862066, 2886.007525931033, 11544.030103724132, 5772.015051862066},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 7295.041292744981, 3647.5206463724903, 14590.082585489961, 7295.041292744981}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t1_steps[] = {
        {MOEBENCH_STEP_ROUTE, t1_route_rows, 18, t1_route_defaults, 14},
        {MOEBENCH_STEP_INDEX, t1_index_rows, 18, t1_index_defaults, 14},
        {MOEBENCH_STEP_EXPAND, t1_expand_rows, 18, t1_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t1_gemm1_rows, 18, t1_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t1_activation_rows, 18, t1_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t1_gemm2_rows, 18, t1_gemm2_defaults, 6},
        {MOEBENCH_STEP_COMBINE, t1_combine_rows, 18, t1_combine_defaults, 1}
    };
    static const moebench_param p45[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p45, 6, 41.34132486760234, 20.67066243380117, 82.68264973520468, 46.53949096899055},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 56.17500812514555, 28.087504062572776, 112.3500162502911, 56.17500812514555},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 84.52926882116898, 42.26463441058449, 169.05853764233797, 84.52926882116898},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 132.85127220794092, 66.42563610397046, 265.70254441588185, 132.85127220794092},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 211.28041466095826, 105.64020733047913, 422.5608293219165, 211.28041466095826},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 261.9129091054137, 130.95645455270684, 523.8258182108274, 285.6789878410968},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 333.6483568024138, 166.8241784012069, 667.2967136048276, 333.6483568024138},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 406.99931624002613, 203.49965812001307, 813.9986324800523, 406.99931624002613},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 450.27007371426726, 225.13503685713363, 900.5401474285345, 450.27007371426726},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 481.74019073217335, 240.87009536608667, 963.4803814643467, 481.74019073217335},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 499.7917515058726, 249.8958757529363, 999.5835030117452, 499.7917515058726},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 521.5469147644138, 260.7734573822069, 1043.0938295288277, 521.5469147644138},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 558.4756068765323, 279.23780343826616, 1116.9512137530646, 558.4756068765323},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 574.291673641165, 287.1458368205825, 1148.58334728233, 671.3919297426586},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 627.1506450852462, 313.5753225426231, 1254.3012901704924, 710.8137469003922},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 717.8205879699121, 358.91029398495607, 1435.6411759398243, 791.8967848104401},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 900.7106098810432, 450.3553049405216, 1801.4212197620864, 900.7106098810432},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 1059.2317224990313, 529.6158612495157, 2118.4634449980626, 1190.8249468373685}
    };
    static const moebench_entry t2_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p45, 6, 41.34132486760234, 20.67066243380117, 82.68264973520468, 46.53949096899055},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 56.17500812514555, 28.087504062572776, 112.3500162502911, 56.17500812514555},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 84.52926882116898, 42.26463441058449, 169.05853764233797, 84.52926882116898},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 132.85127220794092, 66.42563610397046, 265.70254441588185, 132.85127220794092},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 211.28041466095826, 105.64020733047913, 422.5608293219165, 211.28041466095826},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 261.9129091054137, 130.95645455270684, 523.8258182108274, 285.6789878410968},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 333.6483568024138, 166.8241784012069, 667.2967136048276, 333.6483568024138},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 406.99931624002613, 203.49965812001307, 813.9986324800523, 406.99931624002613},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 450.27007371426726, 225.13503685713363, 900.5401474285345, 450.27007371426726},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 481.74019073217335, 240.87009536608667, 963.4803814643467, 481.74019073217335},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 499.7917515058726, 249.8958757529363, 999.5835030117452, 499.7917515058726},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 521.5469147644138, 260.7734573822069, 1043.0938295288277, 521.5469147644138},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 558.4756068765323, 279.23780343826616, 1116.9512137530646, 558.4756068765323},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 574.291673641165, 287.1458368205825, 1148.58334728233, 671.3919297426586},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 627.1506450852462, 313.5753225426231, 1254.3012901704924, 710.8137469003922},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 717.8205879699121, 358.91029398495607, 1435.6411759398243, 791.8967848104401},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 900.7106098810432, 450.3553049405216, 1801.4212197620864, 900.7106098810432},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 1059.2317224990313, 529.6158612495157, 2118.4634449980626, 1190.8249468373685}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p46[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p46, 7, 41.34132486760234, 20.67066243380117, 82.68264973520468, 46.53949096899055},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 56.17500812514555, 28.087504062572776, 112.3500162502911, 56.17500812514555},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 84.52926882116898, 42.26463441058449, 169.05853764233797, 84.52926882116898},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 132.85127220794092, 66.42563610397046, 265.70254441588185, 132.85127220794092},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 211.28041466095826, 105.64020733047913, 422.5608293219165, 211.28041466095826},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 261.9129091054137, 130.95645455270684, 523.8258182108274, 285.6789878410968},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 333.6483568024138, 166.8241784012069, 667.2967136048276, 333.6483568024138},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 406.99931624002613, 203.49965812001307, 813.9986324800523, 406.99931624002613},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 450.27007371426726, 225.13503685713363, 900.5401474285345, 450.27007371426726},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 481.74019073217335, 240.87009536608667, 963.4803814643467, 481.74019073217335},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 499.7917515058726, 249.8958757529363, 999.5835030117452, 499.7917515058726},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 521.5469147644138, 260.7734573822069, 1043.0938295288277, 521.5469147644138},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 558.4756068765323, 279.23780343826616, 1116.9512137530646, 558.4756068765323},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 574.291673641165, 287.1458368205825, 1148.58334728233, 671.3919297426586},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 627.1506450852462, 313.5753225426231, 1254.3012901704924, 710.8137469003922},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 717.8205879699121, 358.91029398495607, 1435.6411759398243, 791.8967848104401},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 900.7106098810432, 450.3553049405216, 1801.4212197620864, 900.7106098810432},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1059.2317224990313, 529.6158612495157, 2118.4634449980626, 1190.8249468373685}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p46, 7, 41.34132486760234, 20.67066243380117, 82.68264973520468, 46.53949096899055},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 56.17500812514555, 28.087504062572776, 112.3500162502911, 56.17500812514555},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 84.52926882116898, 42.26463441058449, 169.05853764233797, 84.52926882116898},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 132.85127220794092, 66.42563610397046, 265.70254441588185, 132.85127220794092},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 211.28041466095826, 105.64020733047913, 422.5608293219165, 211.28041466095826},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 261.9129091054137, 130.95645455270684, 523.8258182108274, 285.6789878410968},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 333.6483568024138, 166.8241784012069, 667.2967136048276, 333.6483568024138},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 406.99931624002613, 203.49965812001307, 813.9986324800523, 406.99931624002613},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 450.27007371426726, 225.13503685713363, 900.5401474285345, 450.27007371426726},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 481.74019073217335, 240.87009536608667, 963.4803814643467, 481.74019073217335},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 499.7917515058726, 249.8958757529363, 999.5835030117452, 499.7917515058726},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 521.5469147644138, 260.7734573822069, 1043.0938295288277, 521.5469147644138},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 558.4756068765323, 279.23780343826616, 1116.9512137530646, 558.4756068765323},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 574.291673641165, 287.1458368205825, 1148.58334728233, 671.3919297426586},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 627.1506450852462, 313.5753225426231, 1254.3012901704924, 710.8137469003922},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 717.8205879699121, 358.91029398495607, 1435.6411759398243, 791.8967848104401},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 900.7106098810432, 450.3553049405216, 1801.4212197620864, 900.7106098810432},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1059.2317224990313, 529.6158612495157, 2118.4634449980626, 1190.8249468373685}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p46, 7, 41.34132486760234, 20.67066243380117, 82.68264973520468, 46.53949096899055},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 56.17500812514555, 28.087504062572776, 112.3500162502911, 56.17500812514555},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 84.52926882116898, 42.26463441058449, 169.05853764233797, 84.52926882116898},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 132.85127220794092, 66.42563610397046, 265.70254441588185, 132.85127220794092},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 211.28041466095826, 105.64020733047913, 422.5608293219165, 211.28041466095826},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 261.9129091054137, 130.95645455270684, 523.8258182108274, 285.6789878410968},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 333.6483568024138, 166.8241784012069, 667.2967136048276, 333.6483568024138},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 406.99931624002613, 203.49965812001307, 813.9986324800523, 406.99931624002613},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 450.27007371426726, 225.13503685713363, 900.5401474285345, 450.27007371426726},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 481.74019073217335, 240.87009536608667, 963.4803814643467, 481.74019073217335},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 499.7917515058726, 249.8958757529363, 999.5835030117452, 499.7917515058726},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 521.5469147644138, 260.7734573822069, 1043.0938295288277, 521.5469147644138},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 558.4756068765323, 279.23780343826616, 1116.9512137530646, 558.4756068765323},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 574.291673641165, 287.1458368205825, 1148.58334728233, 671.3919297426586},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 627.1506450852462, 313.5753225426231, 1254.3012901704924, 710.8137469003922},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 128, 1, 0, 2, 0}, {256, 0, 0, 82944, 8}, 0xcefu, 0x310u, p17, 7, 717.8205879699121, 358.91029398495607, 1435.6411759398243, 791.8967848104401},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 900.7106098810432, 450.3553049405216, 1801.4212197620864, 900.7106098810432},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 128, 1, 0, 2, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p16, 7, 1059.2317224990313, 529.6158612495157, 2118.4634449980626, 1190.8249468373685}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p47[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p48[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p49[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 32, 128, 1, 1, 3, 0}, {64, 0, 0, 25600, 2}, 0xcffu, 0x300u, p47, 8, 41.34132486760234, 20.67066243380117, 82.68264973520468, 46.53949096899055},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 56.17500812514555, 28.087504062572776, 112.3500162502911, 56.17500812514555},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 84.52926882116898, 42.26463441058449, 169.05853764233797, 84.52926882116898},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 132.85127220794092, 66.42563610397046, 265.70254441588185, 132.85127220794092},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 211.28041466095826, 105.64020733047913, 422.5608293219165, 211.28041466095826},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {64, 0, 0, 18432, 2}, 0xcffu, 0x300u, p48, 8, 261.9129091054137, 130.95645455270684, 523.8258182108274, 285.6789878410968},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 333.6483568024138, 166.8241784012069, 667.2967136048276, 333.6483568024138},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 406.99931624002613, 203.49965812001307, 813.9986324800523, 406.99931624002613},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 450.27007371426726, 225.13503685713363, 900.5401474285345, 450.27007371426726},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 481.74019073217335, 240.87009536608667, 963.4803814643467, 481.74019073217335},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 499.7917515058726, 249.8958757529363, 999.5835030117452, 499.7917515058726},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 521.5469147644138, 260.7734573822069, 1043.0938295288277, 521.5469147644138},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p19, 8, 558.4756068765323, 279.23780343826616, 1116.9512137530646, 558.4756068765323},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 64, 1, 1, 2, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 574.291673641165, 287.1458368205825, 1148.58334728233, 671.3919297426586},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 8}, 0xcffu, 0x300u, p23, 8, 627.1506450852462, 313.5753225426231, 1254.3012901704924, 710.8137469003922},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 64, 8, 1, 2, 0}, {128, 0, 0, 37888, 4}, 0xcffu, 0x300u, p49, 8, 717.8205879699121, 358.91029398495607, 1435.6411759398243, 791.8967848104401},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p22, 8, 900.7106098810432, 450.3553049405216, 1801.4212197620864, 900.7106098810432},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 8}, 0xcffu, 0x300u, p23, 8, 1059.2317224990313, 529.6158612495157, 2118.4634449980626, 1190.8249468373685}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p24, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p50[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p50, 3, 41.34132486760234, 20.67066243380117, 82.68264973520468, 46.53949096899055},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 56.17500812514555, 28.087504062572776, 112.3500162502911, 56.17500812514555},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 84.52926882116898, 42.26463441058449, 169.05853764233797, 84.52926882116898},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 132.85127220794092, 66.42563610397046, 265.70254441588185, 132.85127220794092},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 211.28041466095826, 105.64020733047913, 422.5608293219165, 211.28041466095826},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p50, 3, 261.9129091054137, 130.95645455270684, 523.8258182108274, 285.6789878410968},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 333.6483568024138, 166.8241784012069, 667.2967136048276, 333.6483568024138},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 406.99931624002613, 203.49965812001307, 813.9986324800523, 406.99931624002613},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 450.27007371426726, 225.13503685713363, 900.5401474285345, 450.27007371426726},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 481.74019073217335, 240.87009536608667, 963.4803814643467, 481.74019073217335},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 499.7917515058726, 249.8958757529363, 999.5835030117452, 499.7917515058726},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 521.5469147644138, 260.7734573822069, 1043.0938295288277, 521.5469147644138},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 558.4756068765323, 279.23780343826616, 1116.9512137530646, 558.4756068765323},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 574.291673641165, 287.1458368205825, 1148.58334728233, 671.3919297426586},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 627.1506450852462, 313.5753225426231, 1254.3012901704924, 710.8137469003922},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 717.8205879699121, 358.91029398495607, 1435.6411759398243, 791.8967848104401},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 900.7106098810432, 450.3553049405216, 1801.4212197620864, 900.7106098810432},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 1059.2317224990313, 529.6158612495157, 2118.4634449980626, 1190.8249468373685}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p25, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p51[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p52[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p53[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p54[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p55[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t2_shared_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p46, 7, 41.34132486760234, 20.67066243380117, 82.68264973520468, 46.53949096899055},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 56.17500812514555, 28.087504062572776, 112.3500162502911, 56.17500812514555},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 84.52926882116898, 42.26463441058449, 169.05853764233797, 84.52926882116898},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 132.85127220794092, 66.42563610397046, 265.70254441588185, 132.85127220794092},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 211.28041466095826, 105.64020733047913, 422.5608293219165, 211.28041466095826},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p46, 7, 261.9129091054137, 130.95645455270684, 523.8258182108274, 285.6789878410968},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 333.6483568024138, 166.8241784012069, 667.2967136048276, 333.6483568024138},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 406.99931624002613, 203.49965812001307, 813.9986324800523, 406.99931624002613},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 450.27007371426726, 225.13503685713363, 900.5401474285345, 450.27007371426726},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 481.74019073217335, 240.87009536608667, 963.4803814643467, 481.74019073217335},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 499.7917515058726, 249.8958757529363, 999.5835030117452, 499.7917515058726},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 521.5469147644138, 260.7734573822069, 1043.0938295288277, 521.5469147644138},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p53, 7, 558.4756068765323, 279.23780343826616, 1116.9512137530646, 558.4756068765323},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 32, 1, 0, 4, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p54, 7, 574.291673641165, 287.1458368205825, 1148.58334728233, 671.3919297426586},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p55, 7, 627.1506450852462, 313.5753225426231, 1254.3012901704924, 710.8137469003922},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p53, 7, 717.8205879699121, 358.91029398495607, 1435.6411759398243, 791.8967848104401},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p53, 7, 900.7106098810432, 450.3553049405216, 1801.4212197620864, 900.7106098810432},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 32, 1, 0, 4, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p54, 7, 1059.2317224990313, 529.6158612495157, 2118.4634449980626, 1190.8249468373685}
    };
    static const moebench_entry t2_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p53, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t2_steps[] = {
        {MOEBENCH_STEP_ROUTE, t2_route_rows, 18, t2_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t2_index_rows, 18, t2_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t2_expand_rows, 18, t2_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t2_gemm1_rows, 18, t2_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t2_activation_rows, 18, t2_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t2_gemm2_rows, 18, t2_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t2_combine_rows, 18, t2_combine_defaults, 1},
        {MOEBENCH_STEP_SHARED, t2_shared_rows, 18, t2_shared_defaults, 3}
    };
    static const moebench_table all[] = {
        {"qwen3-30b-a3b.triton-fused.bf16", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-a100-sxm-80-predicted of 2026-11-30", t0_steps, 7},
        {"mixtral-8x7b.triton-fused.bf16.tp2", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 2, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-a100-sxm-80-predicted of 2026-11-30", t1_steps, 7},
        {"qwen3.6-35b-a3b.triton-fused.bf16.tp2", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 2, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-a100-sxm-80-predicted of 2026-11-30", t2_steps, 8}
    };
    *count = 3;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_a100_sxm_80_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_a100_sxm_80_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_a100_sxm_80_tables(&count);
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

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_a100_sxm_80_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_a100_sxm_80_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_a100_sxm_80_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_a100_sxm_80_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_a100_sxm_80_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_a100_sxm_80_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_a100_sxm_80_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_a100_sxm_80_descriptor
#define moebench_tables moebench_a100_sxm_80_tables
#define moebench_ep_tables moebench_a100_sxm_80_ep_tables
#define moebench_lookup moebench_a100_sxm_80_lookup
#define moebench_lookup_ep moebench_a100_sxm_80_lookup_ep
#define moebench_capacity moebench_a100_sxm_80_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_A100_SXM_80_H */
