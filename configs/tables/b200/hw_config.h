/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. NVIDIA B200 (b200); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   mixtral-8x7b.triton-fused.bf16: b200 triton/fused bf16 E8 K2 H4096 I14336 tp1 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.bf16: b200 triton/fused bf16 E128 K8 H2048 I768 tp1 ep1 silu softmax
 *   qwen3.6-35b-a3b.triton-fused.bf16: b200 triton/fused bf16 E256 K8 H2048 I512 tp1 ep1 silu softmax shared 512
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_B200_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_B200_H

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

static inline MOEBENCH_UNUSED const moebench_hw *moebench_b200_descriptor(void) {
    static const moebench_hw hw = {
        "b200",
        "NVIDIA B200",
        "nvidia",
        "sm100",
        "blackwell",
        10,
        0,
        {148.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {32.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {64.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {1024.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {65536.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {233472.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {232448.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {132120576.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {180000000000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {8000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {1800.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {9000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {4500.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {4500.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {2250.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {2250.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {75.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_LOW},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {1000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_b200_tables(int32_t *count) {
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
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p2[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p3[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p4[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p5[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p6[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p7[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p8[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p9[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p10[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p11[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p12[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t0_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 126.7399175311006, 63.3699587655503, 253.4798350622012, 126.7399175311006},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p1, 6, 217.3674469874943, 108.68372349374715, 434.7348939749886, 217.3674469874943},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 300.01143161347375, 150.00571580673687, 600.0228632269475, 300.01143161347375},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p3, 6, 457.6892267234169, 228.84461336170844, 915.3784534468338, 457.6892267234169},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 459.69414273223526, 229.84707136611763, 919.3882854644705, 459.69414273223526},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 461.1384665902948, 230.5692332951474, 922.2769331805896, 461.1384665902948},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 462.5505106877651, 231.27525534388255, 925.1010213755302, 462.5505106877651},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 468.47683311644, 234.23841655822, 936.95366623288, 468.47683311644},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 479.2828594672754, 239.6414297336377, 958.5657189345508, 479.2828594672754},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p7, 6, 489.20012293587587, 244.60006146793793, 978.4002458717517, 489.20012293587587},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p7, 6, 502.8929680990334, 251.4464840495167, 1005.7859361980668, 502.8929680990334},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 602.0037282005417, 301.00186410027084, 1204.0074564010833, 602.0037282005417},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p9, 6, 728.6430522363211, 364.32152611816053, 1457.2861044726421, 728.6430522363211},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 1173.6174374005848, 586.8087187002924, 2347.2348748011696, 1173.6174374005848},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p11, 6, 1512.1072303354792, 756.0536151677396, 3024.2144606709585, 1512.1072303354792},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p11, 6, 1999.5014719738342, 999.7507359869171, 3999.0029439476684, 1999.5014719738342},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p12, 6, 2949.283098612018, 1474.641549306009, 5898.566197224036, 2949.283098612018},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p12, 6, 3936.582644581982, 1968.291322290991, 7873.165289163964, 3936.582644581982}
    };
    static const moebench_param p13[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t0_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 126.7399175311006, 63.3699587655503, 253.4798350622012, 126.7399175311006},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p1, 6, 217.3674469874943, 108.68372349374715, 434.7348939749886, 217.3674469874943},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 300.01143161347375, 150.00571580673687, 600.0228632269475, 300.01143161347375},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p3, 6, 457.6892267234169, 228.84461336170844, 915.3784534468338, 457.6892267234169},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 459.69414273223526, 229.84707136611763, 919.3882854644705, 459.69414273223526},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 461.1384665902948, 230.5692332951474, 922.2769331805896, 461.1384665902948},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 462.5505106877651, 231.27525534388255, 925.1010213755302, 462.5505106877651},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 468.47683311644, 234.23841655822, 936.95366623288, 468.47683311644},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 479.2828594672754, 239.6414297336377, 958.5657189345508, 479.2828594672754},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p7, 6, 489.20012293587587, 244.60006146793793, 978.4002458717517, 489.20012293587587},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p7, 6, 502.8929680990334, 251.4464840495167, 1005.7859361980668, 502.8929680990334},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 602.0037282005417, 301.00186410027084, 1204.0074564010833, 602.0037282005417},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p9, 6, 728.6430522363211, 364.32152611816053, 1457.2861044726421, 728.6430522363211},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 1173.6174374005848, 586.8087187002924, 2347.2348748011696, 1173.6174374005848},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p11, 6, 1512.1072303354792, 756.0536151677396, 3024.2144606709585, 1512.1072303354792},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p11, 6, 1999.5014719738342, 999.7507359869171, 3999.0029439476684, 1999.5014719738342},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p12, 6, 2949.283098612018, 1474.641549306009, 5898.566197224036, 2949.283098612018},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p12, 6, 3936.582644581982, 1968.291322290991, 7873.165289163964, 3936.582644581982}
    };
    static const moebench_entry t0_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p14[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p15[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p16[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p17[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p18[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 126.7399175311006, 63.3699587655503, 253.4798350622012, 126.7399175311006},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 217.3674469874943, 108.68372349374715, 434.7348939749886, 217.3674469874943},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 300.01143161347375, 150.00571580673687, 600.0228632269475, 300.01143161347375},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 457.6892267234169, 228.84461336170844, 915.3784534468338, 457.6892267234169},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 459.69414273223526, 229.84707136611763, 919.3882854644705, 459.69414273223526},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 461.1384665902948, 230.5692332951474, 922.2769331805896, 461.1384665902948},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 462.5505106877651, 231.27525534388255, 925.1010213755302, 462.5505106877651},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 468.47683311644, 234.23841655822, 936.95366623288, 468.47683311644},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 479.2828594672754, 239.6414297336377, 958.5657189345508, 479.2828594672754},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 489.20012293587587, 244.60006146793793, 978.4002458717517, 489.20012293587587},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 502.8929680990334, 251.4464840495167, 1005.7859361980668, 502.8929680990334},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 602.0037282005417, 301.00186410027084, 1204.0074564010833, 602.0037282005417},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 728.6430522363211, 364.32152611816053, 1457.2861044726421, 728.6430522363211},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1173.6174374005848, 586.8087187002924, 2347.2348748011696, 1173.6174374005848},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1512.1072303354792, 756.0536151677396, 3024.2144606709585, 1512.1072303354792},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1999.5014719738342, 999.7507359869171, 3999.0029439476684, 1999.5014719738342},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 2949.283098612018, 1474.641549306009, 5898.566197224036, 2949.283098612018},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 3936.582644581982, 1968.291322290991, 7873.165289163964, 3936.582644581982}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 126.7399175311006, 63.3699587655503, 253.4798350622012, 126.7399175311006},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 217.3674469874943, 108.68372349374715, 434.7348939749886, 217.3674469874943},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 300.01143161347375, 150.00571580673687, 600.0228632269475, 300.01143161347375},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 457.6892267234169, 228.84461336170844, 915.3784534468338, 457.6892267234169},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 459.69414273223526, 229.84707136611763, 919.3882854644705, 459.69414273223526},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 461.1384665902948, 230.5692332951474, 922.2769331805896, 461.1384665902948},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 462.5505106877651, 231.27525534388255, 925.1010213755302, 462.5505106877651},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 468.47683311644, 234.23841655822, 936.95366623288, 468.47683311644},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 479.2828594672754, 239.6414297336377, 958.5657189345508, 479.2828594672754},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 489.20012293587587, 244.60006146793793, 978.4002458717517, 489.20012293587587},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 502.8929680990334, 251.4464840495167, 1005.7859361980668, 502.8929680990334},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 602.0037282005417, 301.00186410027084, 1204.0074564010833, 602.0037282005417},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 728.6430522363211, 364.32152611816053, 1457.2861044726421, 728.6430522363211},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1173.6174374005848, 586.8087187002924, 2347.2348748011696, 1173.6174374005848},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1512.1072303354792, 756.0536151677396, 3024.2144606709585, 1512.1072303354792},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1999.5014719738342, 999.7507359869171, 3999.0029439476684, 1999.5014719738342},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 2949.283098612018, 1474.641549306009, 5898.566197224036, 2949.283098612018},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 3936.582644581982, 1968.291322290991, 7873.165289163964, 3936.582644581982}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 126.7399175311006, 63.3699587655503, 253.4798350622012, 126.7399175311006},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 217.3674469874943, 108.68372349374715, 434.7348939749886, 217.3674469874943},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 300.01143161347375, 150.00571580673687, 600.0228632269475, 300.01143161347375},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 457.6892267234169, 228.84461336170844, 915.3784534468338, 457.6892267234169},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 459.69414273223526, 229.84707136611763, 919.3882854644705, 459.69414273223526},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 461.1384665902948, 230.5692332951474, 922.2769331805896, 461.1384665902948},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 462.5505106877651, 231.27525534388255, 925.1010213755302, 462.5505106877651},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 468.47683311644, 234.23841655822, 936.95366623288, 468.47683311644},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 479.2828594672754, 239.6414297336377, 958.5657189345508, 479.2828594672754},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 489.20012293587587, 244.60006146793793, 978.4002458717517, 489.20012293587587},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 502.8929680990334, 251.4464840495167, 1005.7859361980668, 502.8929680990334},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 602.0037282005417, 301.00186410027084, 1204.0074564010833, 602.0037282005417},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 728.6430522363211, 364.32152611816053, 1457.2861044726421, 728.6430522363211},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1173.6174374005848, 586.8087187002924, 2347.2348748011696, 1173.6174374005848},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1512.1072303354792, 756.0536151677396, 3024.2144606709585, 1512.1072303354792},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 1999.5014719738342, 999.7507359869171, 3999.0029439476684, 1999.5014719738342},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 2949.283098612018, 1474.641549306009, 5898.566197224036, 2949.283098612018},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 3936.582644581982, 1968.291322290991, 7873.165289163964, 3936.582644581982}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p19[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p20[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p21[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p22[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p23[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p24[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p25[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p26[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p27[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t0_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 4, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 126.7399175311006, 63.3699587655503, 253.4798350622012, 126.7399175311006},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p20, 8, 217.3674469874943, 108.68372349374715, 434.7348939749886, 217.3674469874943},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 300.01143161347375, 150.00571580673687, 600.0228632269475, 300.01143161347375},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 457.6892267234169, 228.84461336170844, 915.3784534468338, 457.6892267234169},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 459.69414273223526, 229.84707136611763, 919.3882854644705, 459.69414273223526},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 461.1384665902948, 230.5692332951474, 922.2769331805896, 461.1384665902948},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 462.5505106877651, 231.27525534388255, 925.1010213755302, 462.5505106877651},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 468.47683311644, 234.23841655822, 936.95366623288, 468.47683311644},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 479.2828594672754, 239.6414297336377, 958.5657189345508, 479.2828594672754},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 489.20012293587587, 244.60006146793793, 978.4002458717517, 489.20012293587587},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 2, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p23, 8, 502.8929680990334, 251.4464840495167, 1005.7859361980668, 502.8929680990334},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 2, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p24, 8, 602.0037282005417, 301.00186410027084, 1204.0074564010833, 602.0037282005417},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 4, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p25, 8, 728.6430522363211, 364.32152611816053, 1457.2861044726421, 728.6430522363211},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 2, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p26, 8, 1173.6174374005848, 586.8087187002924, 2347.2348748011696, 1173.6174374005848},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 1512.1072303354792, 756.0536151677396, 3024.2144606709585, 1512.1072303354792},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 1999.5014719738342, 999.7507359869171, 3999.0029439476684, 1999.5014719738342},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 2949.283098612018, 1474.641549306009, 5898.566197224036, 2949.283098612018},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 3936.582644581982, 1968.291322290991, 7873.165289163964, 3936.582644581982}
    };
    static const moebench_param p28[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 4, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {3, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 2, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p23, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 259, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 2, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p24, 8, 0.0, 0.0, 0.0, 0.0},
        {260, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 515, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 4, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p25, 8, 0.0, 0.0, 0.0, 0.0},
        {516, 1027, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 2, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {1028, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p29[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 126.7399175311006, 63.3699587655503, 253.4798350622012, 126.7399175311006},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 217.3674469874943, 108.68372349374715, 434.7348939749886, 217.3674469874943},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 300.01143161347375, 150.00571580673687, 600.0228632269475, 300.01143161347375},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 457.6892267234169, 228.84461336170844, 915.3784534468338, 457.6892267234169},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 459.69414273223526, 229.84707136611763, 919.3882854644705, 459.69414273223526},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 461.1384665902948, 230.5692332951474, 922.2769331805896, 461.1384665902948},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 462.5505106877651, 231.27525534388255, 925.1010213755302, 462.5505106877651},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 468.47683311644, 234.23841655822, 936.95366623288, 468.47683311644},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 479.2828594672754, 239.6414297336377, 958.5657189345508, 479.2828594672754},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 489.20012293587587, 244.60006146793793, 978.4002458717517, 489.20012293587587},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 502.8929680990334, 251.4464840495167, 1005.7859361980668, 502.8929680990334},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 602.0037282005417, 301.00186410027084, 1204.0074564010833, 602.0037282005417},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 728.6430522363211, 364.32152611816053, 1457.2861044726421, 728.6430522363211},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 1173.6174374005848, 586.8087187002924, 2347.2348748011696, 1173.6174374005848},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 1512.1072303354792, 756.0536151677396, 3024.2144606709585, 1512.1072303354792},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 1999.5014719738342, 999.7507359869171, 3999.0029439476684, 1999.5014719738342},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 2949.283098612018, 1474.641549306009, 5898.566197224036, 2949.283098612018},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 3936.582644581982, 1968.291322290991, 7873.165289163964, 3936.582644581982}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t0_steps[] = {
        {MOEBENCH_STEP_ROUTE, t0_route_rows, 18, t0_route_defaults, 14},
        {MOEBENCH_STEP_INDEX, t0_index_rows, 18, t0_index_defaults, 14},
        {MOEBENCH_STEP_EXPAND, t0_expand_rows, 18, t0_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t0_gemm1_rows, 18, t0_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t0_activation_rows, 18, t0_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t0_gemm2_rows, 18, t0_gemm2_defaults, 10},
        {MOEBENCH_STEP_COMBINE, t0_combine_rows, 18, t0_combine_defaults, 1}
    };
    static const moebench_param p30[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p31[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p32[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p33[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p34[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p35[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p36[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p37[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p38[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t1_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 25.043926733890352, 12.521963366945176, 50.087853467780704, 27.780271290290198},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 38.35566124258292, 19.17783062129146, 76.71132248516584, 38.35566124258292},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 54.144525790792734, 27.072262895396367, 108.28905158158547, 59.5800322061689},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 86.75140113083837, 43.37570056541919, 173.50280226167675, 86.75140113083837},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 134.46945771600397, 67.23472885800199, 268.93891543200795, 134.46945771600397},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 162.2198347147653, 81.10991735738266, 324.4396694295306, 162.2198347147653},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 178.42639296094532, 89.21319648047266, 356.85278592189064, 178.42639296094532},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 198.08815933497516, 99.04407966748758, 396.1763186699503, 198.08815933497516},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 205.69981919074013, 102.84990959537006, 411.39963838148026, 205.69981919074013},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p34, 6, 212.29560447798661, 106.14780223899331, 424.59120895597323, 212.29560447798661},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p34, 6, 213.45054167689995, 106.72527083844997, 426.9010833537999, 213.45054167689995},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 224.65732397460613, 112.32866198730306, 449.31464794921226, 224.65732397460613},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 247.7566072634431, 123.87830363172155, 495.5132145268862, 247.7566072634431},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 263.6461455416398, 131.8230727708199, 527.2922910832796, 288.5671234687713},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 328.4643010918264, 164.2321505459132, 656.9286021836529, 328.4643010918264},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 382.17478976533675, 191.08739488266838, 764.3495795306735, 382.17478976533675},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 506.8034733991051, 253.40173669955254, 1013.6069467982102, 506.8034733991051},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 604.714284553938, 302.357142276969, 1209.428569107876, 604.714284553938}
    };
    static const moebench_param p39[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t1_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p39, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 25.043926733890352, 12.521963366945176, 50.087853467780704, 27.780271290290198},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 38.35566124258292, 19.17783062129146, 76.71132248516584, 38.35566124258292},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 54.144525790792734, 27.072262895396367, 108.28905158158547, 59.5800322061689},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 86.75140113083837, 43.37570056541919, 173.50280226167675, 86.75140113083837},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 134.46945771600397, 67.23472885800199, 268.93891543200795, 134.46945771600397},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 162.2198347147653, 81.10991735738266, 324.4396694295306, 162.2198347147653},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 178.42639296094532, 89.21319648047266, 356.85278592189064, 178.42639296094532},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 198.08815933497516, 99.04407966748758, 396.1763186699503, 198.08815933497516},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 205.69981919074013, 102.84990959537006, 411.39963838148026, 205.69981919074013},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p34, 6, 212.29560447798661, 106.14780223899331, 424.59120895597323, 212.29560447798661},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p34, 6, 213.45054167689995, 106.72527083844997, 426.9010833537999, 213.45054167689995},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 224.65732397460613, 112.32866198730306, 449.31464794921226, 224.65732397460613},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 247.7566072634431, 123.87830363172155, 495.5132145268862, 247.7566072634431},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 263.6461455416398, 131.8230727708199, 527.2922910832796, 288.5671234687713},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 328.4643010918264, 164.2321505459132, 656.9286021836529, 328.4643010918264},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 382.17478976533675, 191.08739488266838, 764.3495795306735, 382.17478976533675},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 506.8034733991051, 253.40173669955254, 1013.6069467982102, 506.8034733991051},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 604.714284553938, 302.357142276969, 1209.428569107876, 604.714284553938}
    };
    static const moebench_entry t1_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p39, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p40[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p41[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p42[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 256, 1, 0, 4, 0}, {128, 0, 0, 222208, 4}, 0xcefu, 0x310u, p40, 7, 25.043926733890352, 12.521963366945176, 50.087853467780704, 27.780271290290198},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 38.35566124258292, 19.17783062129146, 76.71132248516584, 38.35566124258292},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p41, 7, 54.144525790792734, 27.072262895396367, 108.28905158158547, 59.5800322061689},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 86.75140113083837, 43.37570056541919, 173.50280226167675, 86.75140113083837},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 134.46945771600397, 67.23472885800199, 268.93891543200795, 134.46945771600397},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 162.2198347147653, 81.10991735738266, 324.4396694295306, 162.2198347147653},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 178.42639296094532, 89.21319648047266, 356.85278592189064, 178.42639296094532},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 198.08815933497516, 99.04407966748758, 396.1763186699503, 198.08815933497516},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 205.69981919074013, 102.84990959537006, 411.39963838148026, 205.69981919074013},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 212.29560447798661, 106.14780223899331, 424.59120895597323, 212.29560447798661},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 213.45054167689995, 106.72527083844997, 426.9010833537999, 213.45054167689995},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 224.65732397460613, 112.32866198730306, 449.31464794921226, 224.65732397460613},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 247.7566072634431, 123.87830363172155, 495.5132145268862, 247.7566072634431},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p42, 7, 263.6461455416398, 131.8230727708199, 527.2922910832796, 288.5671234687713},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 328.4643010918264, 164.2321505459132, 656.9286021836529, 328.4643010918264},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 382.17478976533675, 191.08739488266838, 764.3495795306735, 382.17478976533675},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 506.8034733991051, 253.40173669955254, 1013.6069467982102, 506.8034733991051},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 604.714284553938, 302.357142276969, 1209.428569107876, 604.714284553938}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 256, 1, 0, 4, 0}, {128, 0, 0, 222208, 4}, 0xcefu, 0x310u, p40, 7, 25.043926733890352, 12.521963366945176, 50.087853467780704, 27.780271290290198},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 38.35566124258292, 19.17783062129146, 76.71132248516584, 38.35566124258292},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p41, 7, 54.144525790792734, 27.072262895396367, 108.28905158158547, 59.5800322061689},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 86.75140113083837, 43.37570056541919, 173.50280226167675, 86.75140113083837},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 134.46945771600397, 67.23472885800199, 268.93891543200795, 134.46945771600397},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 162.2198347147653, 81.10991735738266, 324.4396694295306, 162.2198347147653},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 178.42639296094532, 89.21319648047266, 356.85278592189064, 178.42639296094532},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 198.08815933497516, 99.04407966748758, 396.1763186699503, 198.08815933497516},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 205.69981919074013, 102.84990959537006, 411.39963838148026, 205.69981919074013},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 212.29560447798661, 106.14780223899331, 424.59120895597323, 212.29560447798661},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 213.45054167689995, 106.72527083844997, 426.9010833537999, 213.45054167689995},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 224.65732397460613, 112.32866198730306, 449.31464794921226, 224.65732397460613},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 247.7566072634431, 123.87830363172155, 495.5132145268862, 247.7566072634431},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p42, 7, 263.6461455416398, 131.8230727708199, 527.2922910832796, 288.5671234687713},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 328.4643010918264, 164.2321505459132, 656.9286021836529, 328.4643010918264},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 382.17478976533675, 191.08739488266838, 764.3495795306735, 382.17478976533675},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 506.8034733991051, 253.40173669955254, 1013.6069467982102, 506.8034733991051},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 604.714284553938, 302.357142276969, 1209.428569107876, 604.714284553938}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 256, 1, 0, 4, 0}, {128, 0, 0, 222208, 4}, 0xcefu, 0x310u, p40, 7, 25.043926733890352, 12.521963366945176, 50.087853467780704, 27.780271290290198},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 38.35566124258292, 19.17783062129146, 76.71132248516584, 38.35566124258292},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p41, 7, 54.144525790792734, 27.072262895396367, 108.28905158158547, 59.5800322061689},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 86.75140113083837, 43.37570056541919, 173.50280226167675, 86.75140113083837},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 134.46945771600397, 67.23472885800199, 268.93891543200795, 134.46945771600397},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 162.2198347147653, 81.10991735738266, 324.4396694295306, 162.2198347147653},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 178.42639296094532, 89.21319648047266, 356.85278592189064, 178.42639296094532},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 198.08815933497516, 99.04407966748758, 396.1763186699503, 198.08815933497516},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 205.69981919074013, 102.84990959537006, 411.39963838148026, 205.69981919074013},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 212.29560447798661, 106.14780223899331, 424.59120895597323, 212.29560447798661},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 213.45054167689995, 106.72527083844997, 426.9010833537999, 213.45054167689995},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 224.65732397460613, 112.32866198730306, 449.31464794921226, 224.65732397460613},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 247.7566072634431, 123.87830363172155, 495.5132145268862, 247.7566072634431},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p42, 7, 263.6461455416398, 131.8230727708199, 527.2922910832796, 288.5671234687713},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 328.4643010918264, 164.2321505459132, 656.9286021836529, 328.4643010918264},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 382.17478976533675, 191.08739488266838, 764.3495795306735, 382.17478976533675},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 506.8034733991051, 253.40173669955254, 1013.6069467982102, 506.8034733991051},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 604.714284553938, 302.357142276969, 1209.428569107876, 604.714284553938}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p43[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p44[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p45[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p46[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p47[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 256, 1, 1, 4, 0}, {128, 0, 0, 222208, 4}, 0xcffu, 0x300u, p43, 8, 25.043926733890352, 12.521963366945176, 50.087853467780704, 27.780271290290198},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 38.35566124258292, 19.17783062129146, 76.71132248516584, 38.35566124258292},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 64, 1, 1, 4, 0}, {64, 0, 0, 31744, 2}, 0xcffu, 0x300u, p44, 8, 54.144525790792734, 27.072262895396367, 108.28905158158547, 59.5800322061689},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 86.75140113083837, 43.37570056541919, 173.50280226167675, 86.75140113083837},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 134.46945771600397, 67.23472885800199, 268.93891543200795, 134.46945771600397},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 162.2198347147653, 81.10991735738266, 324.4396694295306, 162.2198347147653},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 178.42639296094532, 89.21319648047266, 356.85278592189064, 178.42639296094532},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 198.08815933497516, 99.04407966748758, 396.1763186699503, 198.08815933497516},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 205.69981919074013, 102.84990959537006, 411.39963838148026, 205.69981919074013},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 212.29560447798661, 106.14780223899331, 424.59120895597323, 212.29560447798661},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 213.45054167689995, 106.72527083844997, 426.9010833537999, 213.45054167689995},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p45, 8, 224.65732397460613, 112.32866198730306, 449.31464794921226, 224.65732397460613},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p46, 8, 247.7566072634431, 123.87830363172155, 495.5132145268862, 247.7566072634431},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 1, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p47, 8, 263.6461455416398, 131.8230727708199, 527.2922910832796, 288.5671234687713},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 328.4643010918264, 164.2321505459132, 656.9286021836529, 328.4643010918264},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 382.17478976533675, 191.08739488266838, 764.3495795306735, 382.17478976533675},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 506.8034733991051, 253.40173669955254, 1013.6069467982102, 506.8034733991051},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 604.714284553938, 302.357142276969, 1209.428569107876, 604.714284553938}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p45, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p46, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p48[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p49[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 25.043926733890352, 12.521963366945176, 50.087853467780704, 27.780271290290198},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 38.35566124258292, 19.17783062129146, 76.71132248516584, 38.35566124258292},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 54.144525790792734, 27.072262895396367, 108.28905158158547, 59.5800322061689},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 86.75140113083837, 43.37570056541919, 173.50280226167675, 86.75140113083837},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 134.46945771600397, 67.23472885800199, 268.93891543200795, 134.46945771600397},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 162.2198347147653, 81.10991735738266, 324.4396694295306, 162.2198347147653},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 178.42639296094532, 89.21319648047266, 356.85278592189064, 178.42639296094532},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 198.08815933497516, 99.04407966748758, 396.1763186699503, 198.08815933497516},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 205.69981919074013, 102.84990959537006, 411.39963838148026, 205.69981919074013},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 212.29560447798661, 106.14780223899331, 424.59120895597323, 212.29560447798661},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 213.45054167689995, 106.72527083844997, 426.9010833537999, 213.45054167689995},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 224.65732397460613, 112.32866198730306, 449.31464794921226, 224.65732397460613},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 247.7566072634431, 123.87830363172155, 495.5132145268862, 247.7566072634431},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 16, 0, 3072, 1}, 0xd80u, 0x27fu, p49, 3, 263.6461455416398, 131.8230727708199, 527.2922910832796, 288.5671234687713},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 328.4643010918264, 164.2321505459132, 656.9286021836529, 328.4643010918264},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 382.17478976533675, 191.08739488266838, 764.3495795306735, 382.17478976533675},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 506.8034733991051, 253.40173669955254, 1013.6069467982102, 506.8034733991051},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 604.714284553938, 302.357142276969, 1209.428569107876, 604.714284553938}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t1_steps[] = {
        {MOEBENCH_STEP_ROUTE, t1_route_rows, 18, t1_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t1_index_rows, 18, t1_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t1_expand_rows, 18, t1_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t1_gemm1_rows, 18, t1_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t1_activation_rows, 18, t1_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t1_gemm2_rows, 18, t1_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t1_combine_rows, 18, t1_combine_defaults, 1}
    };
    static const moebench_param p50[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p50, 6, 33.35955189626354, 16.67977594813177, 66.71910379252708, 38.98486851660014},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 42.5126819872447, 21.25634099362235, 85.0253639744894, 42.5126819872447},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 58.97285459889151, 29.486427299445754, 117.94570919778302, 58.97285459889151},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 88.41688212001561, 44.20844106000781, 176.83376424003123, 88.41688212001561},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 133.3143264910936, 66.6571632455468, 266.6286529821872, 133.3143264910936},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 154.30545264665477, 77.15272632332739, 308.61090529330954, 172.00820121422083},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 179.12550861133798, 89.56275430566899, 358.25101722267596, 199.38266988176537},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 217.29916340190144, 108.64958170095072, 434.5983268038029, 240.9559402490069},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 244.48599182842204, 122.24299591421102, 488.9719836568441, 267.62718088268133},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 261.2736478586792, 130.6368239293396, 522.5472957173585, 286.9876679970881},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 268.5858033049898, 134.2929016524949, 537.1716066099796, 294.29799193543255},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 279.9806644981322, 139.9903322490661, 559.9613289962645, 306.12604792584756},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 302.2251143208528, 151.1125571604264, 604.4502286417056, 337.08501047671257},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 332.0159083318419, 166.00795416592095, 664.0318166636838, 383.6781180353372},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 358.9690887929348, 179.4845443964674, 717.9381775858697, 419.35218797838996},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 427.30792377263157, 213.65396188631578, 854.6158475452631, 427.30792377263157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 500.3211682501849, 250.16058412509244, 1000.6423365003698, 500.3211682501849},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 608.7771574977531, 304.38857874887657, 1217.5543149955063, 608.7771574977531}
    };
    static const moebench_entry t2_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p39, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p50, 6, 33.35955189626354, 16.67977594813177, 66.71910379252708, 38.98486851660014},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 42.5126819872447, 21.25634099362235, 85.0253639744894, 42.5126819872447},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 58.97285459889151, 29.486427299445754, 117.94570919778302, 58.97285459889151},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 88.41688212001561, 44.20844106000781, 176.83376424003123, 88.41688212001561},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 133.3143264910936, 66.6571632455468, 266.6286529821872, 133.3143264910936},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 154.30545264665477, 77.15272632332739, 308.61090529330954, 172.00820121422083},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 179.12550861133798, 89.56275430566899, 358.25101722267596, 199.38266988176537},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 217.29916340190144, 108.64958170095072, 434.5983268038029, 240.9559402490069},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 244.48599182842204, 122.24299591421102, 488.9719836568441, 267.62718088268133},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 261.2736478586792, 130.6368239293396, 522.5472957173585, 286.9876679970881},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 268.5858033049898, 134.2929016524949, 537.1716066099796, 294.29799193543255},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 279.9806644981322, 139.9903322490661, 559.9613289962645, 306.12604792584756},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 302.2251143208528, 151.1125571604264, 604.4502286417056, 337.08501047671257},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 332.0159083318419, 166.00795416592095, 664.0318166636838, 383.6781180353372},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 358.9690887929348, 179.4845443964674, 717.9381775858697, 419.35218797838996},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 427.30792377263157, 213.65396188631578, 854.6158475452631, 427.30792377263157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 500.3211682501849, 250.16058412509244, 1000.6423365003698, 500.3211682501849},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 608.7771574977531, 304.38857874887657, 1217.5543149955063, 608.7771574977531}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p39, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p51[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p52[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p53[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p54[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p55[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p56[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p57[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p58[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 5, 0}, {128, 0, 0, 164864, 4}, 0xcefu, 0x310u, p51, 7, 33.35955189626354, 16.67977594813177, 66.71910379252708, 38.98486851660014},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 42.5126819872447, 21.25634099362235, 85.0253639744894, 42.5126819872447},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 58.97285459889151, 29.486427299445754, 117.94570919778302, 58.97285459889151},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 88.41688212001561, 44.20844106000781, 176.83376424003123, 88.41688212001561},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 133.3143264910936, 66.6571632455468, 266.6286529821872, 133.3143264910936},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 256, 64, 1, 0, 4, 0}, {128, 0, 0, 203776, 4}, 0xcefu, 0x310u, p52, 7, 154.30545264665477, 77.15272632332739, 308.61090529330954, 172.00820121422083},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {64, 0, 0, 74752, 2}, 0xcefu, 0x310u, p53, 7, 179.12550861133798, 89.56275430566899, 358.25101722267596, 199.38266988176537},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {64, 0, 0, 37888, 2}, 0xcefu, 0x310u, p54, 7, 217.29916340190144, 108.64958170095072, 434.5983268038029, 240.9559402490069},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {64, 0, 0, 37888, 2}, 0xcefu, 0x310u, p55, 7, 244.48599182842204, 122.24299591421102, 488.9719836568441, 267.62718088268133},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 261.2736478586792, 130.6368239293396, 522.5472957173585, 286.9876679970881},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 268.5858033049898, 134.2929016524949, 537.1716066099796, 294.29799193543255},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 279.9806644981322, 139.9903322490661, 559.9613289962645, 306.12604792584756},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p57, 7, 302.2251143208528, 151.1125571604264, 604.4502286417056, 337.08501047671257},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p58, 7, 332.0159083318419, 166.00795416592095, 664.0318166636838, 383.6781180353372},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p42, 7, 358.9690887929348, 179.4845443964674, 717.9381775858697, 419.35218797838996},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 427.30792377263157, 213.65396188631578, 854.6158475452631, 427.30792377263157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 500.3211682501849, 250.16058412509244, 1000.6423365003698, 500.3211682501849},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 608.7771574977531, 304.38857874887657, 1217.5543149955063, 608.7771574977531}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 5, 0}, {128, 0, 0, 164864, 4}, 0xcefu, 0x310u, p51, 7, 33.35955189626354, 16.67977594813177, 66.71910379252708, 38.98486851660014},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 42.5126819872447, 21.25634099362235, 85.0253639744894, 42.5126819872447},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 58.97285459889151, 29.486427299445754, 117.94570919778302, 58.97285459889151},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 88.41688212001561, 44.20844106000781, 176.83376424003123, 88.41688212001561},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 133.3143264910936, 66.6571632455468, 266.6286529821872, 133.3143264910936},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 256, 64, 1, 0, 4, 0}, {128, 0, 0, 203776, 4}, 0xcefu, 0x310u, p52, 7, 154.30545264665477, 77.15272632332739, 308.61090529330954, 172.00820121422083},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {64, 0, 0, 74752, 2}, 0xcefu, 0x310u, p53, 7, 179.12550861133798, 89.56275430566899, 358.25101722267596, 199.38266988176537},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {64, 0, 0, 37888, 2}, 0xcefu, 0x310u, p54, 7, 217.29916340190144, 108.64958170095072, 434.5983268038029, 240.9559402490069},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {64, 0, 0, 37888, 2}, 0xcefu, 0x310u, p55, 7, 244.48599182842204, 122.24299591421102, 488.9719836568441, 267.62718088268133},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 261.2736478586792, 130.6368239293396, 522.5472957173585, 286.9876679970881},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 268.5858033049898, 134.2929016524949, 537.1716066099796, 294.29799193543255},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 279.9806644981322, 139.9903322490661, 559.9613289962645, 306.12604792584756},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p57, 7, 302.2251143208528, 151.1125571604264, 604.4502286417056, 337.08501047671257},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p58, 7, 332.0159083318419, 166.00795416592095, 664.0318166636838, 383.6781180353372},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p42, 7, 358.9690887929348, 179.4845443964674, 717.9381775858697, 419.35218797838996},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 427.30792377263157, 213.65396188631578, 854.6158475452631, 427.30792377263157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 500.3211682501849, 250.16058412509244, 1000.6423365003698, 500.3211682501849},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 608.7771574977531, 304.38857874887657, 1217.5543149955063, 608.7771574977531}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 5, 0}, {128, 0, 0, 164864, 4}, 0xcefu, 0x310u, p51, 7, 33.35955189626354, 16.67977594813177, 66.71910379252708, 38.98486851660014},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 42.5126819872447, 21.25634099362235, 85.0253639744894, 42.5126819872447},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 58.97285459889151, 29.486427299445754, 117.94570919778302, 58.97285459889151},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 88.41688212001561, 44.20844106000781, 176.83376424003123, 88.41688212001561},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 133.3143264910936, 66.6571632455468, 266.6286529821872, 133.3143264910936},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 256, 64, 1, 0, 4, 0}, {128, 0, 0, 203776, 4}, 0xcefu, 0x310u, p52, 7, 154.30545264665477, 77.15272632332739, 308.61090529330954, 172.00820121422083},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {64, 0, 0, 74752, 2}, 0xcefu, 0x310u, p53, 7, 179.12550861133798, 89.56275430566899, 358.25101722267596, 199.38266988176537},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 3, 0}, {64, 0, 0, 37888, 2}, 0xcefu, 0x310u, p54, 7, 217.29916340190144, 108.64958170095072, 434.5983268038029, 240.9559402490069},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {64, 0, 0, 37888, 2}, 0xcefu, 0x310u, p55, 7, 244.48599182842204, 122.24299591421102, 488.9719836568441, 267.62718088268133},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 261.2736478586792, 130.6368239293396, 522.5472957173585, 286.9876679970881},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 268.5858033049898, 134.2929016524949, 537.1716066099796, 294.29799193543255},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 3, 0}, {64, 0, 0, 70656, 2}, 0xcefu, 0x310u, p56, 7, 279.9806644981322, 139.9903322490661, 559.9613289962645, 306.12604792584756},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p57, 7, 302.2251143208528, 151.1125571604264, 604.4502286417056, 337.08501047671257},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p58, 7, 332.0159083318419, 166.00795416592095, 664.0318166636838, 383.6781180353372},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p42, 7, 358.9690887929348, 179.4845443964674, 717.9381775858697, 419.35218797838996},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 427.30792377263157, 213.65396188631578, 854.6158475452631, 427.30792377263157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 500.3211682501849, 250.16058412509244, 1000.6423365003698, 500.3211682501849},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 608.7771574977531, 304.38857874887657, 1217.5543149955063, 608.7771574977531}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p18, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p59[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p60[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p61[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 128, 256, 1, 1, 4, 0}, {128, 0, 0, 222208, 4}, 0xcffu, 0x300u, p43, 8, 33.35955189626354, 16.67977594813177, 66.71910379252708, 38.98486851660014},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 42.5126819872447, 21.25634099362235, 85.0253639744894, 42.5126819872447},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 58.97285459889151, 29.486427299445754, 117.94570919778302, 58.97285459889151},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 88.41688212001561, 44.20844106000781, 176.83376424003123, 88.41688212001561},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 133.3143264910936, 66.6571632455468, 266.6286529821872, 133.3143264910936},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {64, 0, 0, 70656, 2}, 0xcffu, 0x300u, p59, 8, 154.30545264665477, 77.15272632332739, 308.61090529330954, 172.00820121422083},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {64, 0, 0, 70656, 2}, 0xcffu, 0x300u, p59, 8, 179.12550861133798, 89.56275430566899, 358.25101722267596, 199.38266988176537},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {64, 0, 0, 70656, 2}, 0xcffu, 0x300u, p59, 8, 217.29916340190144, 108.64958170095072, 434.5983268038029, 240.9559402490069},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {64, 0, 0, 70656, 2}, 0xcffu, 0x300u, p59, 8, 244.48599182842204, 122.24299591421102, 488.9719836568441, 267.62718088268133},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {64, 0, 0, 70656, 2}, 0xcffu, 0x300u, p59, 8, 261.2736478586792, 130.6368239293396, 522.5472957173585, 286.9876679970881},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {64, 0, 0, 70656, 2}, 0xcffu, 0x300u, p59, 8, 268.5858033049898, 134.2929016524949, 537.1716066099796, 294.29799193543255},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 64, 1, 1, 3, 0}, {64, 0, 0, 70656, 2}, 0xcffu, 0x300u, p59, 8, 279.9806644981322, 139.9903322490661, 559.9613289962645, 306.12604792584756},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 64, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p60, 8, 302.2251143208528, 151.1125571604264, 604.4502286417056, 337.08501047671257},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p61, 8, 332.0159083318419, 166.00795416592095, 664.0318166636838, 383.6781180353372},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p61, 8, 358.9690887929348, 179.4845443964674, 717.9381775858697, 419.35218797838996},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 427.30792377263157, 213.65396188631578, 854.6158475452631, 427.30792377263157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 500.3211682501849, 250.16058412509244, 1000.6423365003698, 500.3211682501849},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 608.7771574977531, 304.38857874887657, 1217.5543149955063, 608.7771574977531}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p45, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p46, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 33.35955189626354, 16.67977594813177, 66.71910379252708, 38.98486851660014},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 42.5126819872447, 21.25634099362235, 85.0253639744894, 42.5126819872447},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 58.97285459889151, 29.486427299445754, 117.94570919778302, 58.97285459889151},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 88.41688212001561, 44.20844106000781, 176.83376424003123, 88.41688212001561},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 133.3143264910936, 66.6571632455468, 266.6286529821872, 133.3143264910936},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 154.30545264665477, 77.15272632332739, 308.61090529330954, 172.00820121422083},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 179.12550861133798, 89.56275430566899, 358.25101722267596, 199.38266988176537},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 217.29916340190144, 108.64958170095072, 434.5983268038029, 240.9559402490069},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 244.48599182842204, 122.24299591421102, 488.9719836568441, 267.62718088268133},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 261.2736478586792, 130.6368239293396, 522.5472957173585, 286.9876679970881},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 268.5858033049898, 134.2929016524949, 537.1716066099796, 294.29799193543255},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 279.9806644981322, 139.9903322490661, 559.9613289962645, 306.12604792584756},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 302.2251143208528, 151.1125571604264, 604.4502286417056, 337.08501047671257},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 16, 0, 3072, 1}, 0xd80u, 0x27fu, p49, 3, 332.0159083318419, 166.00795416592095, 664.0318166636838, 383.6781180353372},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 358.9690887929348, 179.4845443964674, 717.9381775858697, 419.35218797838996},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 427.30792377263157, 213.65396188631578, 854.6158475452631, 427.30792377263157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 500.3211682501849, 250.16058412509244, 1000.6423365003698, 500.3211682501849},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 608.7771574977531, 304.38857874887657, 1217.5543149955063, 608.7771574977531}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p62[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p63[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p64[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 1, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p65[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p66[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p67[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p68[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p69[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p70[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p71[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p72[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t2_shared_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 5, 0}, {64, 0, 0, 164864, 2}, 0xcefu, 0x310u, p62, 7, 33.35955189626354, 16.67977594813177, 66.71910379252708, 38.98486851660014},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p63, 7, 42.5126819872447, 21.25634099362235, 85.0253639744894, 42.5126819872447},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p63, 7, 58.97285459889151, 29.486427299445754, 117.94570919778302, 58.97285459889151},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p63, 7, 88.41688212001561, 44.20844106000781, 176.83376424003123, 88.41688212001561},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p63, 7, 133.3143264910936, 66.6571632455468, 266.6286529821872, 133.3143264910936},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 5, 1}, {64, 0, 0, 164864, 2}, 0xcefu, 0x310u, p64, 7, 154.30545264665477, 77.15272632332739, 308.61090529330954, 172.00820121422083},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 5, 0}, {128, 0, 0, 164864, 4}, 0xcefu, 0x310u, p51, 7, 179.12550861133798, 89.56275430566899, 358.25101722267596, 199.38266988176537},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 5, 2}, {64, 0, 0, 164864, 2}, 0xcefu, 0x310u, p65, 7, 217.29916340190144, 108.64958170095072, 434.5983268038029, 240.9559402490069},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 5, 0}, {64, 0, 0, 164864, 2}, 0xcefu, 0x310u, p62, 7, 244.48599182842204, 122.24299591421102, 488.9719836568441, 267.62718088268133},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 4, 0}, {64, 0, 0, 123904, 2}, 0xcefu, 0x310u, p66, 7, 261.2736478586792, 130.6368239293396, 522.5472957173585, 286.9876679970881},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 3, 0}, {64, 0, 0, 82944, 2}, 0xcefu, 0x310u, p67, 7, 268.5858033049898, 134.2929016524949, 537.1716066099796, 294.29799193543255},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 132096, 4}, 0xcefu, 0x310u, p68, 7, 279.9806644981322, 139.9903322490661, 559.9613289962645, 306.12604792584756},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 66560, 4}, 0xcefu, 0x310u, p69, 7, 302.2251143208528, 151.1125571604264, 604.4502286417056, 337.08501047671257},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p70, 7, 332.0159083318419, 166.00795416592095, 664.0318166636838, 383.6781180353372},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 123904, 4}, 0xcefu, 0x310u, p71, 7, 358.9690887929348, 179.4845443964674, 717.9381775858697, 419.35218797838996},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p72, 7, 427.30792377263157, 213.65396188631578, 854.6158475452631, 427.30792377263157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p72, 7, 500.3211682501849, 250.16058412509244, 1000.6423365003698, 500.3211682501849},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p72, 7, 608.7771574977531, 304.38857874887657, 1217.5543149955063, 608.7771574977531}
    };
    static const moebench_param p73[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t2_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p63, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p73, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p72, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t2_steps[] = {
        {MOEBENCH_STEP_ROUTE, t2_route_rows, 18, t2_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t2_index_rows, 18, t2_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t2_expand_rows, 18, t2_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t2_gemm1_rows, 18, t2_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t2_activation_rows, 18, t2_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t2_gemm2_rows, 18, t2_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t2_combine_rows, 18, t2_combine_defaults, 1},
        {MOEBENCH_STEP_SHARED, t2_shared_rows, 18, t2_shared_defaults, 3}
    };
    static const moebench_table all[] = {
        {"mixtral-8x7b.triton-fused.bf16", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-b200-predicted of 2026-11-30", t0_steps, 7},
        {"qwen3-30b-a3b.triton-fused.bf16", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-b200-predicted of 2026-11-30", t1_steps, 7},
        {"qwen3.6-35b-a3b.triton-fused.bf16", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 1, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-b200-predicted of 2026-11-30", t2_steps, 8}
    };
    *count = 3;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_b200_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_b200_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_b200_tables(&count);
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

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_b200_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_b200_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_b200_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_b200_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_b200_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_b200_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_b200_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_b200_descriptor
#define moebench_tables moebench_b200_tables
#define moebench_ep_tables moebench_b200_ep_tables
#define moebench_lookup moebench_b200_lookup
#define moebench_lookup_ep moebench_b200_lookup_ep
#define moebench_capacity moebench_b200_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_B200_H */
