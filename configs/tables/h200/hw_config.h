/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. NVIDIA H200 SXM (h200); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   mixtral-8x7b.triton-fused.bf16: h200 triton/fused bf16 E8 K2 H4096 I14336 tp1 ep1 silu softmax
 *   olmoe-1b-7b.triton-fused.bf16: h200 triton/fused bf16 E64 K8 H2048 I1024 tp1 ep1 silu softmax
 *   qwen3-235b-a22b.triton-fused.bf16: h200 triton/fused bf16 E128 K8 H4096 I1536 tp1 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.bf16: h200 triton/fused bf16 E128 K8 H2048 I768 tp1 ep1 silu softmax
 *   qwen3-next-80b-a3b.triton-fused.bf16: h200 triton/fused bf16 E512 K10 H2048 I512 tp1 ep1 silu softmax shared 512
 *   qwen3.6-35b-a3b.triton-fused.bf16: h200 triton/fused bf16 E256 K8 H2048 I512 tp1 ep1 silu softmax shared 512
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_H200_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_H200_H

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

static inline MOEBENCH_UNUSED const moebench_hw *moebench_h200_descriptor(void) {
    static const moebench_hw hw = {
        "h200",
        "NVIDIA H200 SXM",
        "nvidia",
        "sm90",
        "hopper",
        9,
        0,
        {132.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {32.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {64.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {1024.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {65536.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {233472.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {232448.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {1830.0, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_MEDIUM},
        {62914560.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {150109880320.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {4800.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {4300.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {900.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {1979.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {1979.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {989.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {989.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {67.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {790.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_MEDIUM},
        {790.0, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_MEDIUM},
        {51.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.96, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_HIGH},
        {700.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_h200_tables(int32_t *count) {
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
        {"block_tokens", 4, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p2[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p3[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p4[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p5[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p6[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p7[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p8[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p9[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p10[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t0_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 169.575996696949, 169.17767526886448, 169.8227467922694, 169.575996696949},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p1, 6, 285.4960113763809, 285.2934653170881, 285.8418581896715, 291.96399450302124},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p1, 6, 438.80799412727356, 438.48105782276593, 439.235914678521, 442.6319897174835},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 626.9599795341492, 625.9907739526659, 627.8709615596848, 626.9599795341492},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p3, 6, 629.8080086708069, 629.0894687019237, 631.06565230352, 634.0240240097046},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 631.7520141601562, 630.7313505090456, 632.7753666561997, 635.3359818458557},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 633.296012878418, 633.0294090360743, 633.6217668844064, 645.2159881591797},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 639.4720077514648, 638.6070631021794, 639.6242985200291, 683.3680272102356},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 637.3440027236938, 637.0407589817272, 637.7819853916262, 640.9919857978821},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 659.3279838562012, 658.8991564878203, 660.4063272410747, 691.5199756622314},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 666.6479706764221, 664.5238624519584, 724.7818130549589, 666.6479706764221},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 761.3599896430969, 751.1654129342678, 921.5781064176599, 761.3599896430969},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 1026.304006576538, 991.909781341503, 1115.7000991221955, 1049.4080185890198},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p7, 6, 1750.6799697875977, 1712.1365691300327, 1820.8974372062573, 1750.6799697875977},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p8, 6, 2423.2879877090454, 2345.5894271382344, 2487.446169494018, 2459.63191986084},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p9, 6, 3076.9920349121094, 3050.8580965658653, 3140.35752863663, 3173.176050186157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 4430.711984634399, 4212.726969064527, 4515.7479311728175, 4430.711984634399},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 5513.368129730225, 5157.61880303482, 5703.06037833499, 5513.368129730225}
    };
    static const moebench_param p11[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p12[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p13[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p14[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p15[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p16[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p17[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p18[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t0_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p14, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p15, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p16, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p17, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p18, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 169.575996696949, 169.17767526886448, 169.8227467922694, 169.575996696949},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p1, 6, 285.4960113763809, 285.2934653170881, 285.8418581896715, 291.96399450302124},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p1, 6, 438.80799412727356, 438.48105782276593, 439.235914678521, 442.6319897174835},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 626.9599795341492, 625.9907739526659, 627.8709615596848, 626.9599795341492},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p3, 6, 629.8080086708069, 629.0894687019237, 631.06565230352, 634.0240240097046},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 631.7520141601562, 630.7313505090456, 632.7753666561997, 635.3359818458557},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 633.296012878418, 633.0294090360743, 633.6217668844064, 645.2159881591797},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 639.4720077514648, 638.6070631021794, 639.6242985200291, 683.3680272102356},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 637.3440027236938, 637.0407589817272, 637.7819853916262, 640.9919857978821},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 659.3279838562012, 658.8991564878203, 660.4063272410747, 691.5199756622314},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 666.6479706764221, 664.5238624519584, 724.7818130549589, 666.6479706764221},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 761.3599896430969, 751.1654129342678, 921.5781064176599, 761.3599896430969},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p4, 6, 1026.304006576538, 991.909781341503, 1115.7000991221955, 1049.4080185890198},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p7, 6, 1750.6799697875977, 1712.1365691300327, 1820.8974372062573, 1750.6799697875977},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p8, 6, 2423.2879877090454, 2345.5894271382344, 2487.446169494018, 2459.63191986084},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p9, 6, 3076.9920349121094, 3050.8580965658653, 3140.35752863663, 3173.176050186157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 4430.711984634399, 4212.726969064527, 4515.7479311728175, 4430.711984634399},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 5513.368129730225, 5157.61880303482, 5703.06037833499, 5513.368129730225}
    };
    static const moebench_entry t0_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p14, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p15, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p6, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p16, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p7, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p17, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p18, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p19[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p20[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p21[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p22[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p23[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p24[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p25[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p26[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p27[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p28[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 169.575996696949, 169.17767526886448, 169.8227467922694, 169.575996696949},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p20, 7, 285.4960113763809, 285.2934653170881, 285.8418581896715, 291.96399450302124},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {64, 0, 0, 74752, 2}, 0xcefu, 0x310u, p21, 7, 438.80799412727356, 438.48105782276593, 439.235914678521, 442.6319897174835},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 626.9599795341492, 625.9907739526659, 627.8709615596848, 626.9599795341492},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 629.8080086708069, 629.0894687019237, 631.06565230352, 634.0240240097046},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 631.7520141601562, 630.7313505090456, 632.7753666561997, 635.3359818458557},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 633.296012878418, 633.0294090360743, 633.6217668844064, 645.2159881591797},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p23, 7, 639.4720077514648, 638.6070631021794, 639.6242985200291, 683.3680272102356},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 637.3440027236938, 637.0407589817272, 637.7819853916262, 640.9919857978821},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 16, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p24, 7, 659.3279838562012, 658.8991564878203, 660.4063272410747, 691.5199756622314},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 666.6479706764221, 664.5238624519584, 724.7818130549589, 666.6479706764221},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 761.3599896430969, 751.1654129342678, 921.5781064176599, 761.3599896430969},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1026.304006576538, 991.909781341503, 1115.7000991221955, 1049.4080185890198},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1750.6799697875977, 1712.1365691300327, 1820.8974372062573, 1750.6799697875977},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p27, 7, 2423.2879877090454, 2345.5894271382344, 2487.446169494018, 2459.63191986084},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p27, 7, 3076.9920349121094, 3050.8580965658653, 3140.35752863663, 3173.176050186157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 4430.711984634399, 4212.726969064527, 4515.7479311728175, 4430.711984634399},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 5513.368129730225, 5157.61880303482, 5703.06037833499, 5513.368129730225}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 169.575996696949, 169.17767526886448, 169.8227467922694, 169.575996696949},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p20, 7, 285.4960113763809, 285.2934653170881, 285.8418581896715, 291.96399450302124},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {64, 0, 0, 74752, 2}, 0xcefu, 0x310u, p21, 7, 438.80799412727356, 438.48105782276593, 439.235914678521, 442.6319897174835},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 626.9599795341492, 625.9907739526659, 627.8709615596848, 626.9599795341492},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 629.8080086708069, 629.0894687019237, 631.06565230352, 634.0240240097046},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 631.7520141601562, 630.7313505090456, 632.7753666561997, 635.3359818458557},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 633.296012878418, 633.0294090360743, 633.6217668844064, 645.2159881591797},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p23, 7, 639.4720077514648, 638.6070631021794, 639.6242985200291, 683.3680272102356},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 637.3440027236938, 637.0407589817272, 637.7819853916262, 640.9919857978821},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 16, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p24, 7, 659.3279838562012, 658.8991564878203, 660.4063272410747, 691.5199756622314},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 666.6479706764221, 664.5238624519584, 724.7818130549589, 666.6479706764221},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 761.3599896430969, 751.1654129342678, 921.5781064176599, 761.3599896430969},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1026.304006576538, 991.909781341503, 1115.7000991221955, 1049.4080185890198},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1750.6799697875977, 1712.1365691300327, 1820.8974372062573, 1750.6799697875977},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p27, 7, 2423.2879877090454, 2345.5894271382344, 2487.446169494018, 2459.63191986084},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p27, 7, 3076.9920349121094, 3050.8580965658653, 3140.35752863663, 3173.176050186157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 4430.711984634399, 4212.726969064527, 4515.7479311728175, 4430.711984634399},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 5513.368129730225, 5157.61880303482, 5703.06037833499, 5513.368129730225}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 169.575996696949, 169.17767526886448, 169.8227467922694, 169.575996696949},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p20, 7, 285.4960113763809, 285.2934653170881, 285.8418581896715, 291.96399450302124},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {64, 0, 0, 74752, 2}, 0xcefu, 0x310u, p21, 7, 438.80799412727356, 438.48105782276593, 439.235914678521, 442.6319897174835},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 626.9599795341492, 625.9907739526659, 627.8709615596848, 626.9599795341492},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 629.8080086708069, 629.0894687019237, 631.06565230352, 634.0240240097046},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 631.7520141601562, 630.7313505090456, 632.7753666561997, 635.3359818458557},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 633.296012878418, 633.0294090360743, 633.6217668844064, 645.2159881591797},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p23, 7, 639.4720077514648, 638.6070631021794, 639.6242985200291, 683.3680272102356},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 637.3440027236938, 637.0407589817272, 637.7819853916262, 640.9919857978821},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 16, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p24, 7, 659.3279838562012, 658.8991564878203, 660.4063272410747, 691.5199756622314},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 666.6479706764221, 664.5238624519584, 724.7818130549589, 666.6479706764221},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 761.3599896430969, 751.1654129342678, 921.5781064176599, 761.3599896430969},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1026.304006576538, 991.909781341503, 1115.7000991221955, 1049.4080185890198},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1750.6799697875977, 1712.1365691300327, 1820.8974372062573, 1750.6799697875977},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p27, 7, 2423.2879877090454, 2345.5894271382344, 2487.446169494018, 2459.63191986084},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p27, 7, 3076.9920349121094, 3050.8580965658653, 3140.35752863663, 3173.176050186157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 4430.711984634399, 4212.726969064527, 4515.7479311728175, 4430.711984634399},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 5513.368129730225, 5157.61880303482, 5703.06037833499, 5513.368129730225}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 4095, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {4096, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p29[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p30[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p31[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p32[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p33[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p34[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p35[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p36[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p37[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p38[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p39[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p40[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_entry t0_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 4, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p29, 8, 169.575996696949, 169.17767526886448, 169.8227467922694, 169.575996696949},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 128, 128, 16, 2, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p30, 8, 285.4960113763809, 285.2934653170881, 285.8418581896715, 291.96399450302124},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 256, 16, 4, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p31, 8, 438.80799412727356, 438.48105782276593, 439.235914678521, 442.6319897174835},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 626.9599795341492, 625.9907739526659, 627.8709615596848, 626.9599795341492},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 256, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p33, 8, 629.8080086708069, 629.0894687019237, 631.06565230352, 634.0240240097046},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p34, 8, 631.7520141601562, 630.7313505090456, 632.7753666561997, 635.3359818458557},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p35, 8, 633.296012878418, 633.0294090360743, 633.6217668844064, 645.2159881591797},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p35, 8, 639.4720077514648, 638.6070631021794, 639.6242985200291, 683.3680272102356},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p34, 8, 637.3440027236938, 637.0407589817272, 637.7819853916262, 640.9919857978821},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p34, 8, 659.3279838562012, 658.8991564878203, 660.4063272410747, 691.5199756622314},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 2, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p36, 8, 666.6479706764221, 664.5238624519584, 724.7818130549589, 666.6479706764221},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 2, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p37, 8, 761.3599896430969, 751.1654129342678, 921.5781064176599, 761.3599896430969},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 2, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 1026.304006576538, 991.909781341503, 1115.7000991221955, 1049.4080185890198},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 2, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 1750.6799697875977, 1712.1365691300327, 1820.8974372062573, 1750.6799697875977},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 2423.2879877090454, 2345.5894271382344, 2487.446169494018, 2459.63191986084},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 8, 2, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p40, 8, 3076.9920349121094, 3050.8580965658653, 3140.35752863663, 3173.176050186157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 4430.711984634399, 4212.726969064527, 4515.7479311728175, 4430.711984634399},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 5513.368129730225, 5157.61880303482, 5703.06037833499, 5513.368129730225}
    };
    static const moebench_param p41[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p42[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p43[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p44[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 4, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p29, 8, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p41, 8, 0.0, 0.0, 0.0, 0.0},
        {3, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p42, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 2, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p36, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 259, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 2, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p37, 8, 0.0, 0.0, 0.0, 0.0},
        {260, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 515, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 4, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p44, 8, 0.0, 0.0, 0.0, 0.0},
        {516, 1027, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 2, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p38, 8, 0.0, 0.0, 0.0, 0.0},
        {1028, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p45[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p46[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p47[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p48[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 8, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p49[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p50[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p51[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p52[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 169.575996696949, 169.17767526886448, 169.8227467922694, 169.575996696949},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 285.4960113763809, 285.2934653170881, 285.8418581896715, 291.96399450302124},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 438.80799412727356, 438.48105782276593, 439.235914678521, 442.6319897174835},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 626.9599795341492, 625.9907739526659, 627.8709615596848, 626.9599795341492},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p48, 3, 629.8080086708069, 629.0894687019237, 631.06565230352, 634.0240240097046},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 631.7520141601562, 630.7313505090456, 632.7753666561997, 635.3359818458557},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 633.296012878418, 633.0294090360743, 633.6217668844064, 645.2159881591797},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p48, 3, 639.4720077514648, 638.6070631021794, 639.6242985200291, 683.3680272102356},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 637.3440027236938, 637.0407589817272, 637.7819853916262, 640.9919857978821},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p51, 3, 659.3279838562012, 658.8991564878203, 660.4063272410747, 691.5199756622314},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 666.6479706764221, 664.5238624519584, 724.7818130549589, 666.6479706764221},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 761.3599896430969, 751.1654129342678, 921.5781064176599, 761.3599896430969},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 1026.304006576538, 991.909781341503, 1115.7000991221955, 1049.4080185890198},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1750.6799697875977, 1712.1365691300327, 1820.8974372062573, 1750.6799697875977},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 8, 0, 3072, 2}, 0xd80u, 0x27fu, p52, 3, 2423.2879877090454, 2345.5894271382344, 2487.446169494018, 2459.63191986084},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 3076.9920349121094, 3050.8580965658653, 3140.35752863663, 3173.176050186157},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 4430.711984634399, 4212.726969064527, 4515.7479311728175, 4430.711984634399},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 5513.368129730225, 5157.61880303482, 5703.06037833499, 5513.368129730225}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 0.0, 0.0, 0.0, 0.0}
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
    static const moebench_param p53[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p54[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p55[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p56[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p57[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p58[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p59[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t1_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p53, 6, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p54, 6, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p55, 6, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p58, 6, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p59, 6, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p59, 6, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p59, 6, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p59, 6, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_param p60[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p61[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p62[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p63[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p64[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p65[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p66[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p67[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t1_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p14, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p60, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p61, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p62, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p64, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p66, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p53, 6, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p54, 6, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p55, 6, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p57, 6, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p58, 6, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p59, 6, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p59, 6, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p59, 6, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p59, 6, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p14, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p60, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p61, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p62, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p64, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p66, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p68[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p69[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p70[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 1, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p71[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p68, 7, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p69, 7, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p70, 7, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {385, 8191, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {8192, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p68, 7, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p69, 7, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p70, 7, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {385, 8191, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {8192, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p68, 7, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p69, 7, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p70, 7, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p71, 7, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {385, 8191, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {8192, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p72[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p73[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p74[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p75[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p76[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p77[] = {
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
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 64, 1, 1, 5, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p72, 8, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 32, 64, 16, 1, 3, 0}, {64, 0, 0, 13312, 2}, 0xcffu, 0x300u, p73, 8, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 32, 128, 1, 1, 3, 0}, {64, 0, 0, 25600, 2}, 0xcffu, 0x300u, p74, 8, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p76, 8, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 1, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p77, 8, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p41, 8, 0.0, 0.0, 0.0, 0.0},
        {2, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p35, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p78[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p79[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p80[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p81[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p82[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p83[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 2}, 0xd80u, 0x27fu, p78, 3, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p79, 3, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 1, 0, 2048, 8}, 0xd80u, 0x27fu, p80, 3, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p82, 3, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p83, 3, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p83, 3, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p83, 3, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p83, 3, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p83, 3, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t1_steps[] = {
        {MOEBENCH_STEP_ROUTE, t1_route_rows, 18, t1_route_defaults, 12},
        {MOEBENCH_STEP_INDEX, t1_index_rows, 18, t1_index_defaults, 12},
        {MOEBENCH_STEP_EXPAND, t1_expand_rows, 18, t1_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t1_gemm1_rows, 18, t1_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t1_activation_rows, 18, t1_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t1_gemm2_rows, 18, t1_gemm2_defaults, 6},
        {MOEBENCH_STEP_COMBINE, t1_combine_rows, 18, t1_combine_defaults, 1}
    };
    static const moebench_param p84[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p85[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p86[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p87[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p88[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p89[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p90[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p91[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p92[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p93[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p94[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p95[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p96[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p84, 6, 80.81399649381638, 80.74932410619012, 80.87135868445407, 84.96000369389851},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 145.66799998283386, 145.59782613567018, 145.76254172744473, 153.1520038843155},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p86, 6, 253.48800420761108, 253.18842437494013, 254.0259921363712, 259.8319947719574},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p87, 6, 301.472008228302, 301.24420745265155, 301.8578253312438, 306.8319857120514},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p87, 6, 421.644002199173, 420.72547908103417, 422.61053685867836, 431.03601038455963},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p88, 6, 526.9680023193359, 526.3169012545442, 527.3649060883921, 532.9520106315613},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p88, 6, 677.6480078697205, 676.8973939934505, 678.6865717849004, 685.1760149002075},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p88, 6, 744.4399893283844, 744.0525382242585, 744.9394375600433, 751.9920170307159},
        {22, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 838.5439813137054, 838.3574415209378, 839.665898676094, 845.9999859333038},
        {28, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 929.17600274086, 928.7057631294957, 930.1566391598388, 938.8000071048737},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p89, 6, 974.6640026569366, 973.7255226778626, 975.2017969641248, 981.0640215873718},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p89, 6, 1021.6119885444641, 1021.0244561732083, 1023.0577694582439, 1027.5599956512451},
        {52, 59, 55, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 1039.8399829864502, 1039.184457298255, 1040.7308907407655, 1039.8399829864502},
        {60, 70, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 1054.1920065879822, 1053.206752667977, 1054.7452460426553, 1054.1920065879822},
        {71, 86, 78, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 1070.9680318832397, 1070.112142821058, 1072.4228670985078, 1070.9680318832397},
        {87, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 1078.9519548416138, 1078.376127789192, 1079.9674235301165, 1078.9519548416138},
        {111, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 1089.4200205802917, 1088.6099507945755, 1090.8559681090917, 1089.4200205802917},
        {153, 215, 181, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 1096.7039465904236, 1095.156644649558, 1097.152487652496, 1118.1560158729553},
        {216, 304, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 1105.9640049934387, 1105.088661979322, 1106.7673455966667, 1105.9640049934387},
        {305, 430, 362, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 1122.7279901504517, 1121.0564608029729, 1124.351597363531, 1122.7279901504517},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p94, 6, 1168.0319905281067, 1157.3079343853933, 1183.7725156242893, 1175.6359934806824},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p94, 6, 1185.148000717163, 1182.0764778384578, 1188.5475875607121, 1198.96399974823},
        {862, 1133, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 1338.8479948043823, 1321.0905841738754, 1559.2028073879287, 1338.8479948043823},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 1353.1839847564697, 1306.4602260162692, 1382.3558445403714, 1455.1119804382324},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 1402.7119874954224, 1342.4232653251086, 1834.288770807704, 1503.7120580673218},
        {1651, 1905, 1773, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 1478.4560203552246, 1467.743591680088, 1487.1240587206091, 1478.4560203552246},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 1833.8720202445984, 1774.6313331949195, 1985.8804655751155, 1891.4160132408142},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 2153.280019760132, 1927.9704766001007, 2559.7254557882047, 2404.46400642395},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 2520.551919937134, 2482.7080892558297, 2560.216638918086, 2541.1601066589355},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 2570.2000856399536, 2515.1347519657475, 2741.246510479223, 2574.984073638916},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 3056.1039447784424, 3028.4781714939504, 3199.853411727856, 3110.27193069458}
    };
    static const moebench_param p97[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p98[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t2_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p98, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p84, 6, 80.81399649381638, 80.74932410619012, 80.87135868445407, 84.96000369389851},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 145.66799998283386, 145.59782613567018, 145.76254172744473, 153.1520038843155},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p86, 6, 253.48800420761108, 253.18842437494013, 254.0259921363712, 259.8319947719574},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p87, 6, 301.472008228302, 301.24420745265155, 301.8578253312438, 306.8319857120514},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p87, 6, 421.644002199173, 420.72547908103417, 422.61053685867836, 431.03601038455963},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p88, 6, 526.9680023193359, 526.3169012545442, 527.3649060883921, 532.9520106315613},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p88, 6, 677.6480078697205, 676.8973939934505, 678.6865717849004, 685.1760149002075},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p88, 6, 744.4399893283844, 744.0525382242585, 744.9394375600433, 751.9920170307159},
        {22, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 838.5439813137054, 838.3574415209378, 839.665898676094, 845.9999859333038},
        {28, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 929.17600274086, 928.7057631294957, 930.1566391598388, 938.8000071048737},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p89, 6, 974.6640026569366, 973.7255226778626, 975.2017969641248, 981.0640215873718},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p89, 6, 1021.6119885444641, 1021.0244561732083, 1023.0577694582439, 1027.5599956512451},
        {52, 59, 55, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 1039.8399829864502, 1039.184457298255, 1040.7308907407655, 1039.8399829864502},
        {60, 70, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 1054.1920065879822, 1053.206752667977, 1054.7452460426553, 1054.1920065879822},
        {71, 86, 78, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 1070.9680318832397, 1070.112142821058, 1072.4228670985078, 1070.9680318832397},
        {87, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 1078.9519548416138, 1078.376127789192, 1079.9674235301165, 1078.9519548416138},
        {111, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 1089.4200205802917, 1088.6099507945755, 1090.8559681090917, 1089.4200205802917},
        {153, 215, 181, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 1096.7039465904236, 1095.156644649558, 1097.152487652496, 1118.1560158729553},
        {216, 304, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 1105.9640049934387, 1105.088661979322, 1106.7673455966667, 1105.9640049934387},
        {305, 430, 362, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 1122.7279901504517, 1121.0564608029729, 1124.351597363531, 1122.7279901504517},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p94, 6, 1168.0319905281067, 1157.3079343853933, 1183.7725156242893, 1175.6359934806824},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p94, 6, 1185.148000717163, 1182.0764778384578, 1188.5475875607121, 1198.96399974823},
        {862, 1133, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 1338.8479948043823, 1321.0905841738754, 1559.2028073879287, 1338.8479948043823},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 1353.1839847564697, 1306.4602260162692, 1382.3558445403714, 1455.1119804382324},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 1402.7119874954224, 1342.4232653251086, 1834.288770807704, 1503.7120580673218},
        {1651, 1905, 1773, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 1478.4560203552246, 1467.743591680088, 1487.1240587206091, 1478.4560203552246},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 1833.8720202445984, 1774.6313331949195, 1985.8804655751155, 1891.4160132408142},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 2153.280019760132, 1927.9704766001007, 2559.7254557882047, 2404.46400642395},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 2520.551919937134, 2482.7080892558297, 2560.216638918086, 2541.1601066589355},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 2570.2000856399536, 2515.1347519657475, 2741.246510479223, 2574.984073638916},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 3056.1039447784424, 3028.4781714939504, 3199.853411727856, 3110.27193069458}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p98, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p99[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p100[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p101[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p102[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 1, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p103[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 80.81399649381638, 80.74932410619012, 80.87135868445407, 84.96000369389851},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 145.66799998283386, 145.59782613567018, 145.76254172744473, 153.1520038843155},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 253.48800420761108, 253.18842437494013, 254.0259921363712, 259.8319947719574},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 301.472008228302, 301.24420745265155, 301.8578253312438, 306.8319857120514},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 421.644002199173, 420.72547908103417, 422.61053685867836, 431.03601038455963},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 526.9680023193359, 526.3169012545442, 527.3649060883921, 532.9520106315613},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 677.6480078697205, 676.8973939934505, 678.6865717849004, 685.1760149002075},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 744.4399893283844, 744.0525382242585, 744.9394375600433, 751.9920170307159},
        {22, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 838.5439813137054, 838.3574415209378, 839.665898676094, 845.9999859333038},
        {28, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 929.17600274086, 928.7057631294957, 930.1566391598388, 938.8000071048737},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 974.6640026569366, 973.7255226778626, 975.2017969641248, 981.0640215873718},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 1021.6119885444641, 1021.0244561732083, 1023.0577694582439, 1027.5599956512451},
        {52, 59, 55, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1039.8399829864502, 1039.184457298255, 1040.7308907407655, 1039.8399829864502},
        {60, 70, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1054.1920065879822, 1053.206752667977, 1054.7452460426553, 1054.1920065879822},
        {71, 86, 78, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1070.9680318832397, 1070.112142821058, 1072.4228670985078, 1070.9680318832397},
        {87, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1078.9519548416138, 1078.376127789192, 1079.9674235301165, 1078.9519548416138},
        {111, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1089.4200205802917, 1088.6099507945755, 1090.8559681090917, 1089.4200205802917},
        {153, 215, 181, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1096.7039465904236, 1095.156644649558, 1097.152487652496, 1118.1560158729553},
        {216, 304, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1105.9640049934387, 1105.088661979322, 1106.7673455966667, 1105.9640049934387},
        {305, 430, 362, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1122.7279901504517, 1121.0564608029729, 1124.351597363531, 1122.7279901504517},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p101, 7, 1168.0319905281067, 1157.3079343853933, 1183.7725156242893, 1175.6359934806824},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p101, 7, 1185.148000717163, 1182.0764778384578, 1188.5475875607121, 1198.96399974823},
        {862, 1133, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1338.8479948043823, 1321.0905841738754, 1559.2028073879287, 1338.8479948043823},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1353.1839847564697, 1306.4602260162692, 1382.3558445403714, 1455.1119804382324},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1402.7119874954224, 1342.4232653251086, 1834.288770807704, 1503.7120580673218},
        {1651, 1905, 1773, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1478.4560203552246, 1467.743591680088, 1487.1240587206091, 1478.4560203552246},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p102, 7, 1833.8720202445984, 1774.6313331949195, 1985.8804655751155, 1891.4160132408142},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p102, 7, 2153.280019760132, 1927.9704766001007, 2559.7254557882047, 2404.46400642395},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 2520.551919937134, 2482.7080892558297, 2560.216638918086, 2541.1601066589355},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 2570.2000856399536, 2515.1347519657475, 2741.246510479223, 2574.984073638916},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 3056.1039447784424, 3028.4781714939504, 3199.853411727856, 3110.27193069458}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 80.81399649381638, 80.74932410619012, 80.87135868445407, 84.96000369389851},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 145.66799998283386, 145.59782613567018, 145.76254172744473, 153.1520038843155},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 253.48800420761108, 253.18842437494013, 254.0259921363712, 259.8319947719574},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 301.472008228302, 301.24420745265155, 301.8578253312438, 306.8319857120514},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 421.644002199173, 420.72547908103417, 422.61053685867836, 431.03601038455963},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 526.9680023193359, 526.3169012545442, 527.3649060883921, 532.9520106315613},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 677.6480078697205, 676.8973939934505, 678.6865717849004, 685.1760149002075},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 744.4399893283844, 744.0525382242585, 744.9394375600433, 751.9920170307159},
        {22, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 838.5439813137054, 838.3574415209378, 839.665898676094, 845.9999859333038},
        {28, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 929.17600274086, 928.7057631294957, 930.1566391598388, 938.8000071048737},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 974.6640026569366, 973.7255226778626, 975.2017969641248, 981.0640215873718},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 1021.6119885444641, 1021.0244561732083, 1023.0577694582439, 1027.5599956512451},
        {52, 59, 55, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1039.8399829864502, 1039.184457298255, 1040.7308907407655, 1039.8399829864502},
        {60, 70, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1054.1920065879822, 1053.206752667977, 1054.7452460426553, 1054.1920065879822},
        {71, 86, 78, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1070.9680318832397, 1070.112142821058, 1072.4228670985078, 1070.9680318832397},
        {87, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1078.9519548416138, 1078.376127789192, 1079.9674235301165, 1078.9519548416138},
        {111, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1089.4200205802917, 1088.6099507945755, 1090.8559681090917, 1089.4200205802917},
        {153, 215, 181, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1096.7039465904236, 1095.156644649558, 1097.152487652496, 1118.1560158729553},
        {216, 304, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1105.9640049934387, 1105.088661979322, 1106.7673455966667, 1105.9640049934387},
        {305, 430, 362, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1122.7279901504517, 1121.0564608029729, 1124.351597363531, 1122.7279901504517},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p101, 7, 1168.0319905281067, 1157.3079343853933, 1183.7725156242893, 1175.6359934806824},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p101, 7, 1185.148000717163, 1182.0764778384578, 1188.5475875607121, 1198.96399974823},
        {862, 1133, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1338.8479948043823, 1321.0905841738754, 1559.2028073879287, 1338.8479948043823},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1353.1839847564697, 1306.4602260162692, 1382.3558445403714, 1455.1119804382324},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1402.7119874954224, 1342.4232653251086, 1834.288770807704, 1503.7120580673218},
        {1651, 1905, 1773, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1478.4560203552246, 1467.743591680088, 1487.1240587206091, 1478.4560203552246},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p102, 7, 1833.8720202445984, 1774.6313331949195, 1985.8804655751155, 1891.4160132408142},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p102, 7, 2153.280019760132, 1927.9704766001007, 2559.7254557882047, 2404.46400642395},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 2520.551919937134, 2482.7080892558297, 2560.216638918086, 2541.1601066589355},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 2570.2000856399536, 2515.1347519657475, 2741.246510479223, 2574.984073638916},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 3056.1039447784424, 3028.4781714939504, 3199.853411727856, 3110.27193069458}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 80.81399649381638, 80.74932410619012, 80.87135868445407, 84.96000369389851},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 145.66799998283386, 145.59782613567018, 145.76254172744473, 153.1520038843155},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 253.48800420761108, 253.18842437494013, 254.0259921363712, 259.8319947719574},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 301.472008228302, 301.24420745265155, 301.8578253312438, 306.8319857120514},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 421.644002199173, 420.72547908103417, 422.61053685867836, 431.03601038455963},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 526.9680023193359, 526.3169012545442, 527.3649060883921, 532.9520106315613},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 677.6480078697205, 676.8973939934505, 678.6865717849004, 685.1760149002075},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 744.4399893283844, 744.0525382242585, 744.9394375600433, 751.9920170307159},
        {22, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 838.5439813137054, 838.3574415209378, 839.665898676094, 845.9999859333038},
        {28, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 929.17600274086, 928.7057631294957, 930.1566391598388, 938.8000071048737},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 974.6640026569366, 973.7255226778626, 975.2017969641248, 981.0640215873718},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 256, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p100, 7, 1021.6119885444641, 1021.0244561732083, 1023.0577694582439, 1027.5599956512451},
        {52, 59, 55, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1039.8399829864502, 1039.184457298255, 1040.7308907407655, 1039.8399829864502},
        {60, 70, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1054.1920065879822, 1053.206752667977, 1054.7452460426553, 1054.1920065879822},
        {71, 86, 78, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1070.9680318832397, 1070.112142821058, 1072.4228670985078, 1070.9680318832397},
        {87, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1078.9519548416138, 1078.376127789192, 1079.9674235301165, 1078.9519548416138},
        {111, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 1089.4200205802917, 1088.6099507945755, 1090.8559681090917, 1089.4200205802917},
        {153, 215, 181, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1096.7039465904236, 1095.156644649558, 1097.152487652496, 1118.1560158729553},
        {216, 304, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1105.9640049934387, 1105.088661979322, 1106.7673455966667, 1105.9640049934387},
        {305, 430, 362, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 1122.7279901504517, 1121.0564608029729, 1124.351597363531, 1122.7279901504517},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p101, 7, 1168.0319905281067, 1157.3079343853933, 1183.7725156242893, 1175.6359934806824},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p101, 7, 1185.148000717163, 1182.0764778384578, 1188.5475875607121, 1198.96399974823},
        {862, 1133, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1338.8479948043823, 1321.0905841738754, 1559.2028073879287, 1338.8479948043823},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1353.1839847564697, 1306.4602260162692, 1382.3558445403714, 1455.1119804382324},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1402.7119874954224, 1342.4232653251086, 1834.288770807704, 1503.7120580673218},
        {1651, 1905, 1773, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1478.4560203552246, 1467.743591680088, 1487.1240587206091, 1478.4560203552246},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p102, 7, 1833.8720202445984, 1774.6313331949195, 1985.8804655751155, 1891.4160132408142},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p102, 7, 2153.280019760132, 1927.9704766001007, 2559.7254557882047, 2404.46400642395},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 2520.551919937134, 2482.7080892558297, 2560.216638918086, 2541.1601066589355},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 2570.2000856399536, 2515.1347519657475, 2741.246510479223, 2574.984073638916},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 8, 0, 4, 2}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p103, 7, 3056.1039447784424, 3028.4781714939504, 3199.853411727856, 3110.27193069458}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p104[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p105[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p106[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p107[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 80.81399649381638, 80.74932410619012, 80.87135868445407, 84.96000369389851},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 64, 1, 1, 3, 0}, {64, 0, 0, 21504, 2}, 0xcffu, 0x300u, p104, 8, 145.66799998283386, 145.59782613567018, 145.76254172744473, 153.1520038843155},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 16, 1, 3, 0}, {64, 0, 0, 41984, 2}, 0xcffu, 0x300u, p105, 8, 253.48800420761108, 253.18842437494013, 254.0259921363712, 259.8319947719574},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 301.472008228302, 301.24420745265155, 301.8578253312438, 306.8319857120514},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 421.644002199173, 420.72547908103417, 422.61053685867836, 431.03601038455963},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 526.9680023193359, 526.3169012545442, 527.3649060883921, 532.9520106315613},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 677.6480078697205, 676.8973939934505, 678.6865717849004, 685.1760149002075},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 744.4399893283844, 744.0525382242585, 744.9394375600433, 751.9920170307159},
        {22, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 838.5439813137054, 838.3574415209378, 839.665898676094, 845.9999859333038},
        {28, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 929.17600274086, 928.7057631294957, 930.1566391598388, 938.8000071048737},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 974.6640026569366, 973.7255226778626, 975.2017969641248, 981.0640215873718},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 1021.6119885444641, 1021.0244561732083, 1023.0577694582439, 1027.5599956512451},
        {52, 59, 55, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 1039.8399829864502, 1039.184457298255, 1040.7308907407655, 1039.8399829864502},
        {60, 70, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 1054.1920065879822, 1053.206752667977, 1054.7452460426553, 1054.1920065879822},
        {71, 86, 78, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 1070.9680318832397, 1070.112142821058, 1072.4228670985078, 1070.9680318832397},
        {87, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 1078.9519548416138, 1078.376127789192, 1079.9674235301165, 1078.9519548416138},
        {111, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 1089.4200205802917, 1088.6099507945755, 1090.8559681090917, 1089.4200205802917},
        {153, 215, 181, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 1096.7039465904236, 1095.156644649558, 1097.152487652496, 1118.1560158729553},
        {216, 304, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 1105.9640049934387, 1105.088661979322, 1106.7673455966667, 1105.9640049934387},
        {305, 430, 362, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 1122.7279901504517, 1121.0564608029729, 1124.351597363531, 1122.7279901504517},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p106, 8, 1168.0319905281067, 1157.3079343853933, 1183.7725156242893, 1175.6359934806824},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p106, 8, 1185.148000717163, 1182.0764778384578, 1188.5475875607121, 1198.96399974823},
        {862, 1133, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 1338.8479948043823, 1321.0905841738754, 1559.2028073879287, 1338.8479948043823},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 8, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p107, 8, 1353.1839847564697, 1306.4602260162692, 1382.3558445403714, 1455.1119804382324},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 8, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p107, 8, 1402.7119874954224, 1342.4232653251086, 1834.288770807704, 1503.7120580673218},
        {1651, 1905, 1773, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 1478.4560203552246, 1467.743591680088, 1487.1240587206091, 1478.4560203552246},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 1833.8720202445984, 1774.6313331949195, 1985.8804655751155, 1891.4160132408142},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 2153.280019760132, 1927.9704766001007, 2559.7254557882047, 2404.46400642395},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 2520.551919937134, 2482.7080892558297, 2560.216638918086, 2541.1601066589355},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 2570.2000856399536, 2515.1347519657475, 2741.246510479223, 2574.984073638916},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 3056.1039447784424, 3028.4781714939504, 3199.853411727856, 3110.27193069458}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p35, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p108[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p109[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p110[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p111[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 80.81399649381638, 80.74932410619012, 80.87135868445407, 84.96000369389851},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 145.66799998283386, 145.59782613567018, 145.76254172744473, 153.1520038843155},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p108, 3, 253.48800420761108, 253.18842437494013, 254.0259921363712, 259.8319947719574},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 301.472008228302, 301.24420745265155, 301.8578253312438, 306.8319857120514},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 421.644002199173, 420.72547908103417, 422.61053685867836, 431.03601038455963},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 526.9680023193359, 526.3169012545442, 527.3649060883921, 532.9520106315613},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 677.6480078697205, 676.8973939934505, 678.6865717849004, 685.1760149002075},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 744.4399893283844, 744.0525382242585, 744.9394375600433, 751.9920170307159},
        {22, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p79, 3, 838.5439813137054, 838.3574415209378, 839.665898676094, 845.9999859333038},
        {28, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p79, 3, 929.17600274086, 928.7057631294957, 930.1566391598388, 938.8000071048737},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p79, 3, 974.6640026569366, 973.7255226778626, 975.2017969641248, 981.0640215873718},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p79, 3, 1021.6119885444641, 1021.0244561732083, 1023.0577694582439, 1027.5599956512451},
        {52, 59, 55, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1039.8399829864502, 1039.184457298255, 1040.7308907407655, 1039.8399829864502},
        {60, 70, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1054.1920065879822, 1053.206752667977, 1054.7452460426553, 1054.1920065879822},
        {71, 86, 78, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1070.9680318832397, 1070.112142821058, 1072.4228670985078, 1070.9680318832397},
        {87, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1078.9519548416138, 1078.376127789192, 1079.9674235301165, 1078.9519548416138},
        {111, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1089.4200205802917, 1088.6099507945755, 1090.8559681090917, 1089.4200205802917},
        {153, 215, 181, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1096.7039465904236, 1095.156644649558, 1097.152487652496, 1118.1560158729553},
        {216, 304, 256, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1105.9640049934387, 1105.088661979322, 1106.7673455966667, 1105.9640049934387},
        {305, 430, 362, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1122.7279901504517, 1121.0564608029729, 1124.351597363531, 1122.7279901504517},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 32, 0, 5120, 1}, 0xd80u, 0x27fu, p109, 3, 1168.0319905281067, 1157.3079343853933, 1183.7725156242893, 1175.6359934806824},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 32, 0, 5120, 1}, 0xd80u, 0x27fu, p109, 3, 1185.148000717163, 1182.0764778384578, 1188.5475875607121, 1198.96399974823},
        {862, 1133, 1024, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1338.8479948043823, 1321.0905841738754, 1559.2028073879287, 1338.8479948043823},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p110, 3, 1353.1839847564697, 1306.4602260162692, 1382.3558445403714, 1455.1119804382324},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p110, 3, 1402.7119874954224, 1342.4232653251086, 1834.288770807704, 1503.7120580673218},
        {1651, 1905, 1773, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1478.4560203552246, 1467.743591680088, 1487.1240587206091, 1478.4560203552246},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p111, 3, 1833.8720202445984, 1774.6313331949195, 1985.8804655751155, 1891.4160132408142},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p111, 3, 2153.280019760132, 1927.9704766001007, 2559.7254557882047, 2404.46400642395},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p51, 3, 2520.551919937134, 2482.7080892558297, 2560.216638918086, 2541.1601066589355},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 2570.2000856399536, 2515.1347519657475, 2741.246510479223, 2574.984073638916},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 3056.1039447784424, 3028.4781714939504, 3199.853411727856, 3110.27193069458}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t2_steps[] = {
        {MOEBENCH_STEP_ROUTE, t2_route_rows, 31, t2_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t2_index_rows, 31, t2_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t2_expand_rows, 31, t2_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t2_gemm1_rows, 31, t2_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t2_activation_rows, 31, t2_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t2_gemm2_rows, 31, t2_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t2_combine_rows, 31, t2_combine_defaults, 1}
    };
    static const moebench_param p112[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p113[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p114[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p115[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p116[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p117[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p118[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t3_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p112, 6, 28.526223368114895, 28.50019581318651, 28.543394785977565, 29.03999884923299},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 45.396000146865845, 45.27169002374048, 45.462975568771014, 48.41066896915436},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p86, 6, 74.32299852371216, 74.25323510571312, 74.39379433825297, 79.91399988532066},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 118.41332912445068, 118.30966593950959, 118.52091177406373, 123.64000082015991},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 184.5719963312149, 184.25478091910117, 184.80249385064562, 187.44799494743347},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p114, 6, 224.56400096416473, 224.05126505269095, 225.1942440869194, 227.80799865722656},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 247.55999445915222, 247.3036532156758, 247.80591102240615, 251.12798810005188},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p115, 6, 273.0880081653595, 272.66560292428846, 273.1656104820211, 275.1840054988861},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 280.456006526947, 280.2015953432886, 280.68965101789695, 282.6879918575287},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p94, 6, 287.55199909210205, 287.1165373250073, 288.04022159196876, 290.8479869365692},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p116, 6, 290.3200089931488, 290.01110011712547, 290.618265459163, 293.35200786590576},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p117, 6, 299.6239960193634, 299.0502171345098, 299.87705004441466, 303.3199906349182},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p94, 6, 313.8880133628845, 313.2957943731538, 314.3509779548317, 327.1920084953308},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p118, 6, 367.0960068702698, 360.4356955428859, 372.4763084511021, 369.4159984588623},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 414.2639935016632, 408.8931514825272, 416.6461475169706, 414.2639935016632},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 509.0799927711487, 479.50478856732497, 651.615177939633, 509.0799927711487},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 674.2159724235535, 653.0475920542264, 859.9175534014395, 674.2159724235535},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 835.1399898529053, 802.831029946146, 930.6767804399117, 835.1399898529053}
    };
    static const moebench_entry t3_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p98, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p112, 6, 28.526223368114895, 28.50019581318651, 28.543394785977565, 29.03999884923299},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 45.396000146865845, 45.27169002374048, 45.462975568771014, 48.41066896915436},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p86, 6, 74.32299852371216, 74.25323510571312, 74.39379433825297, 79.91399988532066},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 118.41332912445068, 118.30966593950959, 118.52091177406373, 123.64000082015991},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p56, 6, 184.5719963312149, 184.25478091910117, 184.80249385064562, 187.44799494743347},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p114, 6, 224.56400096416473, 224.05126505269095, 225.1942440869194, 227.80799865722656},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 247.55999445915222, 247.3036532156758, 247.80591102240615, 251.12798810005188},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p115, 6, 273.0880081653595, 272.66560292428846, 273.1656104820211, 275.1840054988861},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 280.456006526947, 280.2015953432886, 280.68965101789695, 282.6879918575287},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p94, 6, 287.55199909210205, 287.1165373250073, 288.04022159196876, 290.8479869365692},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p116, 6, 290.3200089931488, 290.01110011712547, 290.618265459163, 293.35200786590576},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p117, 6, 299.6239960193634, 299.0502171345098, 299.87705004441466, 303.3199906349182},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p94, 6, 313.8880133628845, 313.2957943731538, 314.3509779548317, 327.1920084953308},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p118, 6, 367.0960068702698, 360.4356955428859, 372.4763084511021, 369.4159984588623},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 414.2639935016632, 408.8931514825272, 416.6461475169706, 414.2639935016632},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 509.0799927711487, 479.50478856732497, 651.615177939633, 509.0799927711487},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 674.2159724235535, 653.0475920542264, 859.9175534014395, 674.2159724235535},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 835.1399898529053, 802.831029946146, 930.6767804399117, 835.1399898529053}
    };
    static const moebench_entry t3_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p98, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p119[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p120[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p121[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p122[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p123[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p124[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p125[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p126[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t3_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 28.526223368114895, 28.50019581318651, 28.543394785977565, 29.03999884923299},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p120, 7, 45.396000146865845, 45.27169002374048, 45.462975568771014, 48.41066896915436},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p121, 7, 74.32299852371216, 74.25323510571312, 74.39379433825297, 79.91399988532066},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 118.41332912445068, 118.30966593950959, 118.52091177406373, 123.64000082015991},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p122, 7, 184.5719963312149, 184.25478091910117, 184.80249385064562, 187.44799494743347},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 224.56400096416473, 224.05126505269095, 225.1942440869194, 227.80799865722656},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 247.55999445915222, 247.3036532156758, 247.80591102240615, 251.12798810005188},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 273.0880081653595, 272.66560292428846, 273.1656104820211, 275.1840054988861},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p122, 7, 280.456006526947, 280.2015953432886, 280.68965101789695, 282.6879918575287},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 8, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p124, 7, 287.55199909210205, 287.1165373250073, 288.04022159196876, 290.8479869365692},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p125, 7, 290.3200089931488, 290.01110011712547, 290.618265459163, 293.35200786590576},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p23, 7, 299.6239960193634, 299.0502171345098, 299.87705004441466, 303.3199906349182},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p126, 7, 313.8880133628845, 313.2957943731538, 314.3509779548317, 327.1920084953308},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 367.0960068702698, 360.4356955428859, 372.4763084511021, 369.4159984588623},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 414.2639935016632, 408.8931514825272, 416.6461475169706, 414.2639935016632},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 509.0799927711487, 479.50478856732497, 651.615177939633, 509.0799927711487},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 674.2159724235535, 653.0475920542264, 859.9175534014395, 674.2159724235535},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 835.1399898529053, 802.831029946146, 930.6767804399117, 835.1399898529053}
    };
    static const moebench_entry t3_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 28.526223368114895, 28.50019581318651, 28.543394785977565, 29.03999884923299},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p120, 7, 45.396000146865845, 45.27169002374048, 45.462975568771014, 48.41066896915436},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p121, 7, 74.32299852371216, 74.25323510571312, 74.39379433825297, 79.91399988532066},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 118.41332912445068, 118.30966593950959, 118.52091177406373, 123.64000082015991},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p122, 7, 184.5719963312149, 184.25478091910117, 184.80249385064562, 187.44799494743347},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 224.56400096416473, 224.05126505269095, 225.1942440869194, 227.80799865722656},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 247.55999445915222, 247.3036532156758, 247.80591102240615, 251.12798810005188},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 273.0880081653595, 272.66560292428846, 273.1656104820211, 275.1840054988861},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p122, 7, 280.456006526947, 280.2015953432886, 280.68965101789695, 282.6879918575287},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 8, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p124, 7, 287.55199909210205, 287.1165373250073, 288.04022159196876, 290.8479869365692},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p125, 7, 290.3200089931488, 290.01110011712547, 290.618265459163, 293.35200786590576},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p23, 7, 299.6239960193634, 299.0502171345098, 299.87705004441466, 303.3199906349182},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p126, 7, 313.8880133628845, 313.2957943731538, 314.3509779548317, 327.1920084953308},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 367.0960068702698, 360.4356955428859, 372.4763084511021, 369.4159984588623},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 414.2639935016632, 408.8931514825272, 416.6461475169706, 414.2639935016632},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 509.0799927711487, 479.50478856732497, 651.615177939633, 509.0799927711487},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 674.2159724235535, 653.0475920542264, 859.9175534014395, 674.2159724235535},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 835.1399898529053, 802.831029946146, 930.6767804399117, 835.1399898529053}
    };
    static const moebench_entry t3_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 28.526223368114895, 28.50019581318651, 28.543394785977565, 29.03999884923299},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p120, 7, 45.396000146865845, 45.27169002374048, 45.462975568771014, 48.41066896915436},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 37888, 4}, 0xcefu, 0x310u, p121, 7, 74.32299852371216, 74.25323510571312, 74.39379433825297, 79.91399988532066},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 118.41332912445068, 118.30966593950959, 118.52091177406373, 123.64000082015991},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p122, 7, 184.5719963312149, 184.25478091910117, 184.80249385064562, 187.44799494743347},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 224.56400096416473, 224.05126505269095, 225.1942440869194, 227.80799865722656},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 4, 0}, {64, 0, 0, 62464, 2}, 0xcefu, 0x310u, p119, 7, 247.55999445915222, 247.3036532156758, 247.80591102240615, 251.12798810005188},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 273.0880081653595, 272.66560292428846, 273.1656104820211, 275.1840054988861},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p122, 7, 280.456006526947, 280.2015953432886, 280.68965101789695, 282.6879918575287},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 8, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p124, 7, 287.55199909210205, 287.1165373250073, 288.04022159196876, 290.8479869365692},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p125, 7, 290.3200089931488, 290.01110011712547, 290.618265459163, 293.35200786590576},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p23, 7, 299.6239960193634, 299.0502171345098, 299.87705004441466, 303.3199906349182},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p126, 7, 313.8880133628845, 313.2957943731538, 314.3509779548317, 327.1920084953308},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 367.0960068702698, 360.4356955428859, 372.4763084511021, 369.4159984588623},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 414.2639935016632, 408.8931514825272, 416.6461475169706, 414.2639935016632},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 509.0799927711487, 479.50478856732497, 651.615177939633, 509.0799927711487},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 674.2159724235535, 653.0475920542264, 859.9175534014395, 674.2159724235535},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 835.1399898529053, 802.831029946146, 930.6767804399117, 835.1399898529053}
    };
    static const moebench_entry t3_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p127[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p128[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p129[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p130[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p131[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t3_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 28.526223368114895, 28.50019581318651, 28.543394785977565, 29.03999884923299},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 64, 8, 1, 3, 0}, {64, 0, 0, 21504, 2}, 0xcffu, 0x300u, p127, 8, 45.396000146865845, 45.27169002374048, 45.462975568771014, 48.41066896915436},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 64, 1, 1, 3, 0}, {64, 0, 0, 21504, 2}, 0xcffu, 0x300u, p104, 8, 74.32299852371216, 74.25323510571312, 74.39379433825297, 79.91399988532066},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {64, 0, 0, 41984, 2}, 0xcffu, 0x300u, p128, 8, 118.41332912445068, 118.30966593950959, 118.52091177406373, 123.64000082015991},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 184.5719963312149, 184.25478091910117, 184.80249385064562, 187.44799494743347},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 224.56400096416473, 224.05126505269095, 225.1942440869194, 227.80799865722656},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 16, 1, 3, 0}, {64, 0, 0, 41984, 2}, 0xcffu, 0x300u, p105, 8, 247.55999445915222, 247.3036532156758, 247.80591102240615, 251.12798810005188},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 273.0880081653595, 272.66560292428846, 273.1656104820211, 275.1840054988861},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 280.456006526947, 280.2015953432886, 280.68965101789695, 282.6879918575287},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 287.55199909210205, 287.1165373250073, 288.04022159196876, 290.8479869365692},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 128, 128, 16, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p129, 8, 290.3200089931488, 290.01110011712547, 290.618265459163, 293.35200786590576},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p130, 8, 299.6239960193634, 299.0502171345098, 299.87705004441466, 303.3199906349182},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 1, 1, 4, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p131, 8, 313.8880133628845, 313.2957943731538, 314.3509779548317, 327.1920084953308},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 367.0960068702698, 360.4356955428859, 372.4763084511021, 369.4159984588623},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 414.2639935016632, 408.8931514825272, 416.6461475169706, 414.2639935016632},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 509.0799927711487, 479.50478856732497, 651.615177939633, 509.0799927711487},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 674.2159724235535, 653.0475920542264, 859.9175534014395, 674.2159724235535},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 835.1399898529053, 802.831029946146, 930.6767804399117, 835.1399898529053}
    };
    static const moebench_entry t3_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p35, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p132[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p133[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t3_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 2}, 0xd80u, 0x27fu, p78, 3, 28.526223368114895, 28.50019581318651, 28.543394785977565, 29.03999884923299},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 45.396000146865845, 45.27169002374048, 45.462975568771014, 48.41066896915436},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 74.32299852371216, 74.25323510571312, 74.39379433825297, 79.91399988532066},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 2}, 0xd80u, 0x27fu, p132, 3, 118.41332912445068, 118.30966593950959, 118.52091177406373, 123.64000082015991},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 184.5719963312149, 184.25478091910117, 184.80249385064562, 187.44799494743347},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 224.56400096416473, 224.05126505269095, 225.1942440869194, 227.80799865722656},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 247.55999445915222, 247.3036532156758, 247.80591102240615, 251.12798810005188},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p79, 3, 273.0880081653595, 272.66560292428846, 273.1656104820211, 275.1840054988861},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p79, 3, 280.456006526947, 280.2015953432886, 280.68965101789695, 282.6879918575287},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 287.55199909210205, 287.1165373250073, 288.04022159196876, 290.8479869365692},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p82, 3, 290.3200089931488, 290.01110011712547, 290.618265459163, 293.35200786590576},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p133, 3, 299.6239960193634, 299.0502171345098, 299.87705004441466, 303.3199906349182},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 313.8880133628845, 313.2957943731538, 314.3509779548317, 327.1920084953308},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 367.0960068702698, 360.4356955428859, 372.4763084511021, 369.4159984588623},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 414.2639935016632, 408.8931514825272, 416.6461475169706, 414.2639935016632},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 509.0799927711487, 479.50478856732497, 651.615177939633, 509.0799927711487},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 674.2159724235535, 653.0475920542264, 859.9175534014395, 674.2159724235535},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 835.1399898529053, 802.831029946146, 930.6767804399117, 835.1399898529053}
    };
    static const moebench_entry t3_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t3_steps[] = {
        {MOEBENCH_STEP_ROUTE, t3_route_rows, 18, t3_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t3_index_rows, 18, t3_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t3_expand_rows, 18, t3_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t3_gemm1_rows, 18, t3_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t3_activation_rows, 18, t3_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t3_gemm2_rows, 18, t3_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t3_combine_rows, 18, t3_combine_defaults, 1}
    };
    static const moebench_param p134[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p135[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p136[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p137[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p138[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p139[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t4_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p134, 6, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p134, 6, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p135, 6, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p135, 6, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p135, 6, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p136, 6, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p136, 6, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p137, 6, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p138, 6, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p138, 6, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p138, 6, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p139, 6, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p139, 6, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_param p140[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p141[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p142[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t4_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p135, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 102, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 0.0, 0.0, 0.0, 0.0},
        {103, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p140, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 204, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 0.0, 0.0, 0.0, 0.0},
        {205, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p141, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 409, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 0.0, 0.0, 0.0, 0.0},
        {410, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p142, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p98, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p134, 6, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p134, 6, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p135, 6, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p135, 6, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p135, 6, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p136, 6, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p136, 6, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p137, 6, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p138, 6, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p138, 6, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p138, 6, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p139, 6, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p139, 6, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p135, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 102, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 0.0, 0.0, 0.0, 0.0},
        {103, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p140, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 204, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 0.0, 0.0, 0.0, 0.0},
        {205, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p141, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 409, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 0.0, 0.0, 0.0, 0.0},
        {410, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p142, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p98, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p143[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p144[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p143, 7, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p20, 7, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p144, 7, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_expand_defaults[] = {
        {1, 819, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {820, 1638, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {1639, 2457, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {2458, 52428, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {52429, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p143, 7, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p20, 7, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p144, 7, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_gemm1_defaults[] = {
        {1, 819, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {820, 1638, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {1639, 2457, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {2458, 52428, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {52429, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p143, 7, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p20, 7, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p144, 7, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_activation_defaults[] = {
        {1, 819, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {820, 1638, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {1639, 2457, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {2458, 52428, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {52429, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p145[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p146[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p147[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t4_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 64, 16, 1, 3, 0}, {128, 0, 0, 21504, 4}, 0xcffu, 0x300u, p145, 8, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 16, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p146, 8, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p106, 8, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 16, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p147, 8, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_gemm2_defaults[] = {
        {1, 819, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 0.0, 0.0, 0.0, 0.0},
        {820, 1638, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 0.0, 0.0, 0.0, 0.0},
        {1639, 2457, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p35, 8, 0.0, 0.0, 0.0, 0.0},
        {2458, 4915, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 0.0, 0.0, 0.0, 0.0},
        {4916, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p46, 3, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p108, 3, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p79, 3, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p133, 3, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p82, 3, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p51, 3, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p110, 3, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p110, 3, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p48, 3, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p110, 3, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p148[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p149[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p150[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p151[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p152[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p153[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p154[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t4_shared_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 16, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p148, 7, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 16, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p148, 7, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 1, 0, 4, 2}, {128, 0, 0, 66560, 4}, 0xcefu, 0x310u, p149, 7, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p150, 7, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 128, 64, 8, 0, 3, 0}, {128, 0, 0, 123904, 4}, 0xcefu, 0x310u, p151, 7, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 132096, 4}, 0xcefu, 0x310u, p152, 7, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p153, 7, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p154, 7, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p150, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p154, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t4_steps[] = {
        {MOEBENCH_STEP_ROUTE, t4_route_rows, 18, t4_route_defaults, 13},
        {MOEBENCH_STEP_INDEX, t4_index_rows, 18, t4_index_defaults, 13},
        {MOEBENCH_STEP_EXPAND, t4_expand_rows, 18, t4_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t4_gemm1_rows, 18, t4_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t4_activation_rows, 18, t4_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t4_gemm2_rows, 18, t4_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t4_combine_rows, 18, t4_combine_defaults, 1},
        {MOEBENCH_STEP_SHARED, t4_shared_rows, 18, t4_shared_defaults, 3}
    };
    static const moebench_param p155[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p156[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p157[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p158[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p159[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t5_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p1, 6, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p60, 6, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p155, 6, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p156, 6, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p89, 6, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p157, 6, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p158, 6, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p64, 6, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p159, 6, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p64, 6, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p64, 6, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p98, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p1, 6, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p60, 6, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p155, 6, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p156, 6, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p89, 6, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p157, 6, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p158, 6, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p64, 6, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p159, 6, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p64, 6, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p64, 6, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p85, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p97, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p90, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p91, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p92, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p93, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p95, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p96, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p98, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p160[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t5_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p160, 7, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p69, 7, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p70, 7, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p160, 7, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p69, 7, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p70, 7, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p160, 7, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p69, 7, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p70, 7, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p19, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p25, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p26, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p28, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p161[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p162[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t5_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p161, 8, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p162, 8, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p32, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p75, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p35, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p43, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p39, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p163[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p164[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p165[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_entry t5_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 2}, 0xd80u, 0x27fu, p78, 3, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p108, 3, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 1, 0, 1536, 4}, 0xd80u, 0x27fu, p163, 3, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 2}, 0xd80u, 0x27fu, p164, 3, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p165, 3, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p50, 3, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p82, 3, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p81, 3, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p110, 3, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p110, 3, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p48, 3, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p47, 3, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p110, 3, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p49, 3, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p166[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p167[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p168[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p169[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p170[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p171[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t5_shared_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 8, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p166, 7, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p123, 7, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 8, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p166, 7, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 8, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p166, 7, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 16, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p167, 7, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 8, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p166, 7, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 16, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p167, 7, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p168, 7, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 16, 0, 5, 2}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p169, 7, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 66560, 4}, 0xcefu, 0x310u, p170, 7, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p101, 7, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 128, 64, 8, 0, 3, 0}, {128, 0, 0, 123904, 4}, 0xcefu, 0x310u, p151, 7, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 64, 1, 0, 4, 2}, {256, 0, 0, 132096, 8}, 0xcefu, 0x310u, p171, 7, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p101, 7, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p154, 7, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p99, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p150, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p154, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t5_steps[] = {
        {MOEBENCH_STEP_ROUTE, t5_route_rows, 18, t5_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t5_index_rows, 18, t5_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t5_expand_rows, 18, t5_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t5_gemm1_rows, 18, t5_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t5_activation_rows, 18, t5_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t5_gemm2_rows, 18, t5_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t5_combine_rows, 18, t5_combine_defaults, 1},
        {MOEBENCH_STEP_SHARED, t5_shared_rows, 18, t5_shared_defaults, 3}
    };
    static const moebench_table all[] = {
        {"mixtral-8x7b.triton-fused.bf16", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130T232517-tune-h200 of 2026-11-30T23:25:17+00:00", t0_steps, 7},
        {"olmoe-1b-7b.triton-fused.bf16", "olmoe-1b-7b", MOEBENCH_DTYPE_BF16, {64, 64, 8, 2048, 1024, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130T164426-tune-h200 of 2026-11-30T16:44:26+00:00", t1_steps, 7},
        {"qwen3-235b-a22b.triton-fused.bf16", "qwen3-235b-a22b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 4096, 1536, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130T232220-tune-h200 of 2026-11-30T23:22:20+00:00", t2_steps, 7},
        {"qwen3-30b-a3b.triton-fused.bf16", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130T232952-tune-h200 of 2026-11-30T23:29:52+00:00", t3_steps, 7},
        {"qwen3-next-80b-a3b.triton-fused.bf16", "qwen3-next-80b-a3b", MOEBENCH_DTYPE_BF16, {512, 512, 10, 2048, 512, 1, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130T164629-tune-h200 of 2026-11-30T16:46:29+00:00", t4_steps, 8},
        {"qwen3.6-35b-a3b.triton-fused.bf16", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 1, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130T164224-tune-h200 of 2026-11-30T16:42:24+00:00", t5_steps, 8}
    };
    *count = 6;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_h200_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_h200_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_h200_tables(&count);
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

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_h200_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_h200_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_h200_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_h200_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_h200_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_h200_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_h200_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_h200_descriptor
#define moebench_tables moebench_h200_tables
#define moebench_ep_tables moebench_h200_ep_tables
#define moebench_lookup moebench_h200_lookup
#define moebench_lookup_ep moebench_h200_lookup_ep
#define moebench_capacity moebench_h200_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_H200_H */
