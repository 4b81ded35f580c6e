/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. Iluvatar BI-V100 (bi-v100); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   mixtral-8x7b.triton-fused.bf16.tp4: bi-v100 triton/fused bf16 E8 K2 H4096 I14336 tp4 ep1 silu softmax
 *   mixtral-8x7b.triton-fused.fp16.tp4: bi-v100 triton/fused fp16 E8 K2 H4096 I14336 tp4 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.bf16.tp4: bi-v100 triton/fused bf16 E128 K8 H2048 I768 tp4 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.fp16.tp4: bi-v100 triton/fused fp16 E128 K8 H2048 I768 tp4 ep1 silu softmax
 *   qwen3.6-35b-a3b.triton-fused.bf16.tp4: bi-v100 triton/fused bf16 E256 K8 H2048 I512 tp4 ep1 silu softmax shared 512
 *   qwen3.6-35b-a3b.triton-fused.fp16.tp4: bi-v100 triton/fused fp16 E256 K8 H2048 I512 tp4 ep1 silu softmax shared 512
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_BI_V100_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_BI_V100_H

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

static inline MOEBENCH_UNUSED const moebench_hw *moebench_bi_v100_descriptor(void) {
    static const moebench_hw hw = {
        "bi-v100",
        "Iluvatar BI-V100",
        "iluvatar",
        "ivcore10",
        "iluvatar",
        7,
        0,
        {16.0, 1, MOEBENCH_SOURCE_ASSUMED, MOEBENCH_CONFIDENCE_LOW},
        {64.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {128.0, 1, MOEBENCH_SOURCE_ASSUMED, MOEBENCH_CONFIDENCE_LOW},
        {1024.0, 1, MOEBENCH_SOURCE_ASSUMED, MOEBENCH_CONFIDENCE_LOW},
        {262144.0, 1, MOEBENCH_SOURCE_ASSUMED, MOEBENCH_CONFIDENCE_LOW},
        {131072.0, 1, MOEBENCH_SOURCE_ASSUMED, MOEBENCH_CONFIDENCE_LOW},
        {131072.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_LOW},
        {49152.0, 1, MOEBENCH_SOURCE_ASSUMED, MOEBENCH_CONFIDENCE_MEDIUM},
        {2.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_HIGH},
        {1500.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {16777216.0, 1, MOEBENCH_SOURCE_ASSUMED, MOEBENCH_CONFIDENCE_LOW},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {34359738368.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {1200.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {1229.0, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_HIGH},
        {584.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_LOW},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_HIGH},
        {295.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_MEDIUM},
        {147.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_MEDIUM},
        {147.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_MEDIUM},
        {37.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {6.2, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {250.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_bi_v100_tables(int32_t *count) {
    static const moebench_param p0[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p1[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p2[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p3[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p4[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p5[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p6[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p7[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p8[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p9[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p10[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p11[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p12[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t0_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_param p13[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t0_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t0_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p14[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p15[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p16[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p17[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p18[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p19[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p20[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p21[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p22[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t0_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p23[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t0_steps[] = {
        {MOEBENCH_STEP_ROUTE, t0_route_rows, 18, t0_route_defaults, 14},
        {MOEBENCH_STEP_INDEX, t0_index_rows, 18, t0_index_defaults, 14},
        {MOEBENCH_STEP_EXPAND, t0_expand_rows, 18, t0_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t0_gemm1_rows, 18, t0_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t0_activation_rows, 18, t0_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t0_gemm2_rows, 18, t0_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t0_combine_rows, 18, t0_combine_defaults, 1}
    };
    static const moebench_entry t1_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t1_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t1_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 361.76075077026286, 180.88037538513143, 723.5215015405257, 361.76075077026286},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 631.6271009948932, 315.8135504974466, 1263.2542019897865, 631.6271009948932},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 841.8594733166196, 420.9297366583098, 1683.7189466332393, 841.8594733166196},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1324.3748275719568, 662.1874137859784, 2648.7496551439135, 1324.3748275719568},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1334.0151935598649, 667.0075967799324, 2668.0303871197298, 1334.0151935598649},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1337.8548659595735, 668.9274329797868, 2675.709731919147, 1337.8548659595735},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1341.7023288778769, 670.8511644389384, 2683.4046577557538, 1341.7023288778769},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1375.5407203709137, 687.7703601854569, 2751.0814407418275, 1375.5407203709137},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1350.4925038646372, 675.2462519323186, 2700.9850077292745, 1350.4925038646372},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1401.0694800407998, 700.5347400203999, 2802.1389600815996, 1401.0694800407998},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1581.1239091873324, 790.5619545936662, 3162.247818374665, 1581.1239091873324},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2024.8939235171056, 1012.4469617585528, 4049.787847034211, 2024.8939235171056},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2958.3354648853306, 1479.1677324426653, 5916.670929770661, 2958.3354648853306},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 5157.495370102276, 2578.747685051138, 10314.990740204552, 5157.495370102276},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 7273.853334683166, 3636.926667341583, 14547.706669366333, 7273.853334683166},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 9685.968893327701, 4842.984446663851, 19371.937786655402, 9685.968893327701},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 13909.16680488492, 6954.58340244246, 27818.33360976984, 13909.16680488492},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 17696.50193269777, 8848.250966348885, 35393.00386539554, 17696.50193269777}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t1_steps[] = {
        {MOEBENCH_STEP_ROUTE, t1_route_rows, 18, t1_route_defaults, 14},
        {MOEBENCH_STEP_INDEX, t1_index_rows, 18, t1_index_defaults, 14},
        {MOEBENCH_STEP_EXPAND, t1_expand_rows, 18, t1_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t1_gemm1_rows, 18, t1_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t1_activation_rows, 18, t1_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t1_gemm2_rows, 18, t1_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t1_combine_rows, 18, t1_combine_defaults, 1}
    };
    static const moebench_param p24[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p25[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p26[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p27[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p28[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_param p29[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p30[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t2_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p31[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p32[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p33[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p34[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p35[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p36[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p35, 3, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p35, 3, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t2_steps[] = {
        {MOEBENCH_STEP_ROUTE, t2_route_rows, 18, t2_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t2_index_rows, 18, t2_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t2_expand_rows, 18, t2_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t2_gemm1_rows, 18, t2_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t2_activation_rows, 18, t2_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t2_gemm2_rows, 18, t2_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t2_combine_rows, 18, t2_combine_defaults, 1}
    };
    static const moebench_entry t3_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t3_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t3_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t3_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t3_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p32, 7, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t3_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t3_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 69.29521487139066, 34.64760743569533, 138.5904297427813, 78.54352025000468},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 102.75264464423675, 51.37632232211838, 205.5052892884735, 113.20257652145952},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 158.60054803670582, 79.30027401835291, 317.20109607341163, 179.40782202038795},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 250.6630320880596, 125.3315160440298, 501.3260641761192, 284.0288249272633},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 379.6528475747386, 189.8264237873693, 759.3056951494772, 435.3611495431467},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 468.2586141456874, 234.1293070728437, 936.5172282913747, 534.0130708091652},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 513.7198144595493, 256.85990722977465, 1027.4396289190986, 585.9843241166963},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p35, 3, 567.9166478582621, 283.95832392913104, 1135.8332957165242, 647.8944563894539},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p35, 3, 583.0992420249518, 291.5496210124759, 1166.1984840499035, 667.6924268842209},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 603.7584882422921, 301.87924412114603, 1207.5169764845841, 690.8930602666335},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 618.6257204320461, 309.31286021602307, 1237.2514408640923, 709.0856044964261},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 686.7564045692912, 343.3782022846456, 1373.5128091385825, 686.7564045692912},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 798.426518285905, 399.2132591429525, 1596.85303657181, 798.426518285905},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1092.8857215980454, 546.4428607990227, 2185.771443196091, 1092.8857215980454},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1289.7307918816548, 644.8653959408274, 2579.4615837633096, 1289.7307918816548},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1769.7506792272989, 884.8753396136494, 3539.5013584545977, 1769.7506792272989},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2386.1967955462596, 1193.0983977731298, 4772.393591092519, 2386.1967955462596},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2987.921879165974, 1493.960939582987, 5975.843758331948, 2987.921879165974}
    };
    static const moebench_entry t3_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t3_steps[] = {
        {MOEBENCH_STEP_ROUTE, t3_route_rows, 18, t3_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t3_index_rows, 18, t3_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t3_expand_rows, 18, t3_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t3_gemm1_rows, 18, t3_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t3_activation_rows, 18, t3_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t3_gemm2_rows, 18, t3_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t3_combine_rows, 18, t3_combine_defaults, 1}
    };
    static const moebench_entry t4_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t4_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t4_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p37[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t4_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t4_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t4_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t4_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p35, 3, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p35, 3, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t4_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p38[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p39[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p40[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_shared_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p38, 7, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p38, 7, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 64, 1, 0, 2, 0}, {256, 0, 0, 33792, 4}, 0xcefu, 0x310u, p39, 7, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_param p41[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p41, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t4_steps[] = {
        {MOEBENCH_STEP_ROUTE, t4_route_rows, 18, t4_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t4_index_rows, 18, t4_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t4_expand_rows, 18, t4_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t4_gemm1_rows, 18, t4_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t4_activation_rows, 18, t4_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t4_gemm2_rows, 18, t4_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t4_combine_rows, 18, t4_combine_defaults, 1},
        {MOEBENCH_STEP_SHARED, t4_shared_rows, 18, t4_shared_defaults, 3}
    };
    static const moebench_entry t5_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t5_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t5_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t5_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t5_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p37, 7, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t5_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p33, 8, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t5_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 32, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p34, 3, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p35, 3, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p35, 3, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p36, 3, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t5_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p23, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_shared_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 97.35211795659646, 48.67605897829823, 194.70423591319292, 97.35211795659646},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 121.16910258466123, 60.584551292330616, 242.33820516932246, 121.16910258466123},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 174.72699068151212, 87.36349534075606, 349.45398136302424, 174.72699068151212},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 244.967342578387, 122.4836712891935, 489.934685156774, 268.09795133459335},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 367.48413585393837, 183.74206792696918, 734.9682717078767, 416.6151825226311},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 462.36563024432576, 231.18281512216288, 924.7312604886515, 543.7796208206839},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 541.100531454708, 270.550265727354, 1082.201062909416, 641.7565760205482},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 654.8597586186953, 327.42987930934765, 1309.7195172373906, 772.1320595960985},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 719.4289768126254, 359.7144884063127, 1438.8579536252507, 844.892209234028},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p38, 7, 790.758479382345, 395.3792396911725, 1581.51695876469, 914.2727177753968},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p38, 7, 819.6476222808748, 409.8238111404374, 1639.2952445617495, 947.2802180613535},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 64, 1, 0, 2, 0}, {256, 0, 0, 33792, 4}, 0xcefu, 0x310u, p39, 7, 876.4974242656581, 438.24871213282904, 1752.9948485313162, 1009.514589002662},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 999.2090753273878, 499.6045376636939, 1998.4181506547757, 999.2090753273878},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 1217.6655769842275, 608.8327884921138, 2435.331153968455, 1217.6655769842275},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 1368.1475132415655, 684.0737566207828, 2736.295026483131, 1368.1475132415655},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 1718.0217236995306, 859.0108618497653, 3436.0434473990613, 1718.0217236995306},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 2141.053591960006, 1070.526795980003, 4282.107183920012, 2141.053591960006},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 2874.507536371835, 1437.2537681859176, 5749.01507274367, 2874.507536371835}
    };
    static const moebench_entry t5_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p31, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p41, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p40, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t5_steps[] = {
        {MOEBENCH_STEP_ROUTE, t5_route_rows, 18, t5_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t5_index_rows, 18, t5_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t5_expand_rows, 18, t5_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t5_gemm1_rows, 18, t5_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t5_activation_rows, 18, t5_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t5_gemm2_rows, 18, t5_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t5_combine_rows, 18, t5_combine_defaults, 1},
        {MOEBENCH_STEP_SHARED, t5_shared_rows, 18, t5_shared_defaults, 3}
    };
    static const moebench_table all[] = {
        {"mixtral-8x7b.triton-fused.bf16.tp4", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-bi-v100-predicted of 2026-11-30", t0_steps, 7},
        {"mixtral-8x7b.triton-fused.fp16.tp4", "mixtral-8x7b", MOEBENCH_DTYPE_FP16, {8, 8, 2, 4096, 14336, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-bi-v100-predicted of 2026-11-30", t1_steps, 7},
        {"qwen3-30b-a3b.triton-fused.bf16.tp4", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-bi-v100-predicted of 2026-11-30", t2_steps, 7},
        {"qwen3-30b-a3b.triton-fused.fp16.tp4", "qwen3-30b-a3b", MOEBENCH_DTYPE_FP16, {128, 128, 8, 2048, 768, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-bi-v100-predicted of 2026-11-30", t3_steps, 7},
        {"qwen3.6-35b-a3b.triton-fused.bf16.tp4", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 4, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-bi-v100-predicted of 2026-11-30", t4_steps, 8},
        {"qwen3.6-35b-a3b.triton-fused.fp16.tp4", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_FP16, {256, 256, 8, 2048, 512, 4, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-bi-v100-predicted of 2026-11-30", t5_steps, 8}
    };
    *count = 6;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_bi_v100_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_bi_v100_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_bi_v100_tables(&count);
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

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_bi_v100_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_bi_v100_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_bi_v100_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_bi_v100_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_bi_v100_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_bi_v100_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_bi_v100_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_bi_v100_descriptor
#define moebench_tables moebench_bi_v100_tables
#define moebench_ep_tables moebench_bi_v100_ep_tables
#define moebench_lookup moebench_bi_v100_lookup
#define moebench_lookup_ep moebench_bi_v100_lookup_ep
#define moebench_capacity moebench_bi_v100_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_BI_V100_H */
