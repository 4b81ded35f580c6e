/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. Iluvatar BI-V150 (one die) (bi-v150); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   mixtral-8x7b.triton-fused.bf16.tp4: bi-v150 triton/fused bf16 E8 K2 H4096 I14336 tp4 ep1 silu softmax
 *   mixtral-8x7b.triton-fused.fp16.tp4: bi-v150 triton/fused fp16 E8 K2 H4096 I14336 tp4 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.bf16.tp4: bi-v150 triton/fused bf16 E128 K8 H2048 I768 tp4 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.fp16.tp4: bi-v150 triton/fused fp16 E128 K8 H2048 I768 tp4 ep1 silu softmax
 *   qwen3.6-35b-a3b.triton-fused.bf16.tp4: bi-v150 triton/fused bf16 E256 K8 H2048 I512 tp4 ep1 silu softmax shared 512
 *   qwen3.6-35b-a3b.triton-fused.fp16.tp4: bi-v150 triton/fused fp16 E256 K8 H2048 I512 tp4 ep1 silu softmax shared 512
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_BI_V150_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_BI_V150_H

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

static inline MOEBENCH_UNUSED const moebench_hw *moebench_bi_v150_descriptor(void) {
    static const moebench_hw hw = {
        "bi-v150",
        "Iluvatar BI-V150 (one die)",
        "iluvatar",
        "ivcore11",
        "iluvatar",
        7,
        1,
        {16.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {64.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {128.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {4096.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_MEDIUM},
        {262144.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_MEDIUM},
        {131072.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_HIGH},
        {131072.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {2.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {16777216.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {34359738368.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {819.2, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {676.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_HIGH},
        {749.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_HIGH},
        {393.0, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_LOW},
        {98.0, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_MEDIUM},
        {98.0, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_MEDIUM},
        {24.6, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {350.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_bi_v150_tables(int32_t *count) {
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
        {"block_tokens", 32, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t0_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_param p9[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p10[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
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
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
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
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p14[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p15[] = {
        {"block_k", 64, NULL},
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
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p17[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 4, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p18[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 4, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_param p19[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p20[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p21[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p22[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p23[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p24[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p25[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 4, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t0_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 64, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p23, 8, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 4, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p25, 8, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_param p26[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p27[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p28[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p29[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p30[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
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
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
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
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p16, 7, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 64, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p23, 8, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 4, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p25, 8, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 336.0376866223783, 168.01884331118916, 672.0753732447566, 336.0376866223783},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 587.888066855948, 293.944033427974, 1175.776133711896, 587.888066855948},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 787.8511611104735, 393.92558055523676, 1575.702322220947, 787.8511611104735},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1236.633815714515, 618.3169078572575, 2473.26763142903, 1236.633815714515},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1246.7084886134041, 623.3542443067021, 2493.4169772268083, 1246.7084886134041},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1250.9902509450192, 625.4951254725096, 2501.9805018900383, 1250.9902509450192},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1255.286658745899, 627.6433293729496, 2510.573317491798, 1255.286658745899},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1307.9396998120565, 653.9698499060282, 2615.879399624113, 1307.9396998120565},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1256.2377680049497, 628.1188840024748, 2512.4755360098993, 1256.2377680049497},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 1334.3391296026412, 667.1695648013206, 2668.6782592052823, 1334.3391296026412},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1364.0845579318059, 682.0422789659029, 2728.1691158636118, 1510.455228235422},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1736.852315919065, 868.4261579595325, 3473.70463183813, 2142.9928226443094},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 2528.3947359548724, 1264.1973679774362, 5056.789471909745, 3003.9929243595298},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 4543.35632528055, 2271.678162640275, 9086.7126505611, 5233.885497635354},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 6422.165051044943, 3211.0825255224713, 12844.330102089885, 7274.847055143198},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 8491.51338551761, 4245.756692758805, 16983.02677103522, 9595.102741224806},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 12163.384477923119, 6081.692238961559, 24326.768955846237, 13717.700816428385},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 15443.442469274889, 7721.7212346374445, 30886.884938549778, 17363.69041398869}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
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
    static const moebench_param p31[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p32[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p33[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_param p34[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p35[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p36[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p37[] = {
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
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p38[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p39[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p40[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p41[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p42[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p41, 7, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p41, 7, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p41, 7, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p43[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p44[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p45[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p44, 8, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p45, 8, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p46[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p47[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p47, 3, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p47, 3, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
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
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t3_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t3_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p41, 7, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t3_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p41, 7, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t3_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p40, 7, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p39, 7, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p41, 7, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p42, 7, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t3_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p44, 8, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p45, 8, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t3_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 67.21045160188908, 33.60522580094454, 134.42090320377815, 73.42599330727077},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 96.2745136440039, 48.13725682200195, 192.5490272880078, 106.9377375237181},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 150.16214005055122, 75.08107002527561, 300.32428010110243, 173.44705121434146},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 236.21644671887904, 118.10822335943952, 472.4328934377581, 274.16967712303284},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 355.3283269690262, 177.6641634845131, 710.6566539380524, 415.2164360399671},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 438.13751273195254, 219.06875636597627, 876.2750254639051, 509.4778557883977},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 480.3047173760937, 240.15235868804686, 960.6094347521874, 558.2915939124191},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p47, 3, 528.014249044285, 264.0071245221425, 1056.02849808857, 619.4124263148552},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p47, 3, 543.7250406593865, 271.86252032969327, 1087.450081318773, 638.5817513266107},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 563.3738427136038, 281.6869213568019, 1126.7476854272077, 660.6772563964699},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 579.297766856055, 289.6488834280275, 1158.59553371211, 677.9136304479563},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 613.1864245254368, 306.5932122627184, 1226.3728490508736, 721.7168221443893},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 738.5835469184854, 369.2917734592427, 1477.1670938369707, 915.2021354754241},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1026.3452261720722, 513.1726130860361, 2052.6904523441444, 1346.4783629975484},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1202.724071673438, 601.362035836719, 2405.448143346876, 1541.2708381915545},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1623.8556296540462, 811.9278148270231, 3247.7112593080924, 2101.0295192169756},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 2304.4543491385316, 1152.2271745692658, 4608.908698277063, 2842.72694021753},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 2773.783828454672, 1386.891914227336, 5547.567656909344, 3559.157808056741}
    };
    static const moebench_entry t3_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t4_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t4_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p48[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p49[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p50[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p51[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p52[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p49, 7, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p50, 7, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p52, 7, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t4_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p49, 7, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p50, 7, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p52, 7, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t4_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p49, 7, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p50, 7, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p52, 7, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t4_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p44, 8, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p45, 8, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t4_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p47, 3, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p47, 3, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t4_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p53[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p54[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p55[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p56[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t4_shared_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p53, 7, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p53, 7, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p54, 7, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 66560, 4}, 0xcefu, 0x310u, p55, 7, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 1, 0, 2, 0}, {512, 0, 0, 99328, 8}, 0xcefu, 0x310u, p56, 7, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 1, 0, 2, 0}, {512, 0, 0, 99328, 8}, 0xcefu, 0x310u, p56, 7, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 66560, 4}, 0xcefu, 0x310u, p55, 7, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p52, 7, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_param p57[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p58[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p57, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p58, 7, 0.0, 0.0, 0.0, 0.0}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t5_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t5_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p37, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p49, 7, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p50, 7, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p52, 7, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t5_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p49, 7, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p50, 7, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p52, 7, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t5_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p49, 7, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p48, 7, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p50, 7, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p52, 7, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t5_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p43, 8, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p44, 8, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p45, 8, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t5_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p28, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p47, 3, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p47, 3, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p30, 3, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t5_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p29, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_shared_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 92.65009929464577, 46.325049647322885, 185.30019858929154, 92.65009929464577},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 115.95799010661547, 57.978995053307735, 231.91598021323094, 115.95799010661547},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 156.7274853656856, 78.3637426828428, 313.4549707313712, 170.62904766462947},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 232.24464175549372, 116.12232087774686, 464.48928351098743, 257.122559850807},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 346.03938434262284, 173.01969217131142, 692.0787686852457, 398.6908549645888},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 433.0334819279705, 216.51674096398526, 866.066963855941, 513.0705827684073},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 508.1865992886676, 254.0932996443338, 1016.3731985773352, 604.9645000698014},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 612.3272340357191, 306.16361701785956, 1224.6544680714383, 728.6437754316121},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 671.0555517059394, 335.5277758529697, 1342.1111034118787, 799.3571768415293},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p53, 7, 737.2160131025678, 368.6080065512839, 1474.4320262051356, 864.2752726591383},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p53, 7, 763.2787143403575, 381.63935717017876, 1526.557428680715, 895.4740970274929},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p54, 7, 820.8569669851029, 410.42848349255144, 1641.7139339702057, 958.8410206207932},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p19, 7, 897.439012141215, 448.7195060706075, 1794.87802428243, 1045.3021425755787},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 66560, 4}, 0xcefu, 0x310u, p55, 7, 1082.2583170131197, 541.1291585065599, 2164.5166340262394, 1393.1598881776397},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 1, 0, 2, 0}, {512, 0, 0, 99328, 8}, 0xcefu, 0x310u, p56, 7, 1223.3758521798713, 611.6879260899357, 2446.7517043597427, 1545.4544542427611},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 1, 0, 2, 0}, {512, 0, 0, 99328, 8}, 0xcefu, 0x310u, p56, 7, 1520.3823227297416, 760.1911613648708, 3040.7646454594833, 1835.4630337349834},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 66560, 4}, 0xcefu, 0x310u, p55, 7, 1966.9928255592993, 983.4964127796496, 3933.9856511185985, 2309.6164329473368},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p52, 7, 2530.167858253417, 1265.0839291267084, 5060.335716506834, 2973.773672546469}
    };
    static const moebench_entry t5_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p38, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p57, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p58, 7, 0.0, 0.0, 0.0, 0.0}
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
        {"mixtral-8x7b.triton-fused.bf16.tp4", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-bi-v150-predicted of 2026-11-30", t0_steps, 7},
        {"mixtral-8x7b.triton-fused.fp16.tp4", "mixtral-8x7b", MOEBENCH_DTYPE_FP16, {8, 8, 2, 4096, 14336, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-bi-v150-predicted of 2026-11-30", t1_steps, 7},
        {"qwen3-30b-a3b.triton-fused.bf16.tp4", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-bi-v150-predicted of 2026-11-30", t2_steps, 7},
        {"qwen3-30b-a3b.triton-fused.fp16.tp4", "qwen3-30b-a3b", MOEBENCH_DTYPE_FP16, {128, 128, 8, 2048, 768, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-bi-v150-predicted of 2026-11-30", t3_steps, 7},
        {"qwen3.6-35b-a3b.triton-fused.bf16.tp4", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 4, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-bi-v150-predicted of 2026-11-30", t4_steps, 8},
        {"qwen3.6-35b-a3b.triton-fused.fp16.tp4", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_FP16, {256, 256, 8, 2048, 512, 4, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-bi-v150-predicted of 2026-11-30", t5_steps, 8}
    };
    *count = 6;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_bi_v150_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_bi_v150_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_bi_v150_tables(&count);
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

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_bi_v150_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_bi_v150_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_bi_v150_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_bi_v150_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_bi_v150_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_bi_v150_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_bi_v150_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_bi_v150_descriptor
#define moebench_tables moebench_bi_v150_tables
#define moebench_ep_tables moebench_bi_v150_ep_tables
#define moebench_lookup moebench_bi_v150_lookup
#define moebench_lookup_ep moebench_bi_v150_lookup_ep
#define moebench_capacity moebench_bi_v150_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_BI_V150_H */
