/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. Iluvatar MR-V100 (mr-v100); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   mixtral-8x7b.triton-fused.bf16.tp4: mr-v100 triton/fused bf16 E8 K2 H4096 I14336 tp4 ep1 silu softmax
 *   mixtral-8x7b.triton-fused.fp16.tp4: mr-v100 triton/fused fp16 E8 K2 H4096 I14336 tp4 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.bf16.tp4: mr-v100 triton/fused bf16 E128 K8 H2048 I768 tp4 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.fp16.tp4: mr-v100 triton/fused fp16 E128 K8 H2048 I768 tp4 ep1 silu softmax
 *   qwen3.6-35b-a3b.triton-fused.bf16.tp4: mr-v100 triton/fused bf16 E256 K8 H2048 I512 tp4 ep1 silu softmax shared 512
 *   qwen3.6-35b-a3b.triton-fused.fp16.tp4: mr-v100 triton/fused fp16 E256 K8 H2048 I512 tp4 ep1 silu softmax shared 512
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_MR_V100_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_MR_V100_H

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

static inline MOEBENCH_UNUSED const moebench_hw *moebench_mr_v100_descriptor(void) {
    static const moebench_hw hw = {
        "mr-v100",
        "Iluvatar MR-V100",
        "iluvatar",
        "ivcore11",
        "iluvatar",
        7,
        1,
        {16.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {64.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {128.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {4096.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {262144.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {131072.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {131072.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {2.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_HIGH},
        {1500.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {16777216.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {34359738368.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {1600.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {819.2, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_HIGH},
        {584.0, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_MEDIUM},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_HIGH},
        {384.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_LOW},
        {96.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_MEDIUM},
        {96.0, 1, MOEBENCH_SOURCE_VENDOR, MOEBENCH_CONFIDENCE_MEDIUM},
        {24.6, 1, MOEBENCH_SOURCE_DERIVED, MOEBENCH_CONFIDENCE_HIGH},
        {96.1, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_HIGH},
        {96.1, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_HIGH},
        {24.4, 1, MOEBENCH_SOURCE_MEASURED, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {150.0, 1, MOEBENCH_SOURCE_DRIVER, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_mr_v100_tables(int32_t *count) {
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
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
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
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
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p18[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 4, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p19[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 4, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
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
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
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
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p23, 8, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 4, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p25, 8, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_param p26[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p27[] = {
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
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p23, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p28[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p29[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p8, 6, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p17, 7, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 256, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p18, 7, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 4, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p19, 7, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p23, 8, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 4, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p25, 8, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p23, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 358.19517520071525, 179.09758760035763, 716.3903504014305, 358.19517520071525},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 628.9705510304467, 314.48527551522335, 1257.9411020608934, 628.9705510304467},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 844.288851500894, 422.144425750447, 1688.577703001788, 844.288851500894},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1327.770536040616, 663.885268020308, 2655.541072081232, 1327.770536040616},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1337.567395092174, 668.783697546087, 2675.134790184348, 1337.567395092174},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1341.5659029897001, 670.7829514948501, 2683.1318059794003, 1341.5659029897001},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1345.574563293304, 672.787281646652, 2691.149126586608, 1345.574563293304},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1398.8708592484766, 699.4354296242383, 2797.741718496953, 1398.8708592484766},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1347.3823434181727, 673.6911717090863, 2694.7646868363454, 1347.3823434181727},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1420.7506580185325, 710.3753290092662, 2841.501316037065, 1420.7506580185325},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 1580.8958897374685, 790.4479448687342, 3161.791779474937, 1580.8958897374685},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1811.5370582759685, 905.7685291379843, 3623.074116551937, 2206.979242184216},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2594.098992850641, 1297.0494964253205, 5188.197985701282, 3081.8335830992537},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 4630.167589693751, 2315.0837948468757, 9260.335179387503, 5347.755840790347},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 6536.473989243907, 3268.2369946219537, 13072.947978487815, 7424.852135960678},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 8640.831559053351, 4320.415779526676, 17281.663118106702, 9788.303232373048},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 12377.369921049662, 6188.684960524831, 24754.739842099323, 13988.771821518794},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 15730.306031145372, 7865.153015572686, 31460.612062290744, 17703.699011194134}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
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
    static const moebench_param p30[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p31[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p32[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_param p33[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p34[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p35[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p36[] = {
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
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p37[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p38[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p39[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 4, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p40[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p41[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 4, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p40, 7, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 4, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p40, 7, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 4, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p40, 7, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p42[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p43[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p44[] = {
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p43, 8, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p44, 8, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p23, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p45[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p46[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p46, 3, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p46, 3, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t3_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t3_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 4, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p40, 7, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t3_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 4, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p40, 7, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t3_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 4, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p38, 7, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p37, 7, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 256, 32, 1, 0, 2, 0}, {256, 0, 0, 70656, 4}, 0xcefu, 0x310u, p40, 7, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p41, 7, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t3_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p43, 8, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p44, 8, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t3_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p23, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 75.07614052426027, 37.538070262130134, 150.15228104852054, 75.07614052426027},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 100.93306945173926, 50.46653472586963, 201.86613890347851, 110.90831562412991},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 158.6006374204875, 79.30031871024374, 317.201274840975, 180.25322549026524},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 250.66319212480477, 125.33159606240238, 501.32638424960953, 285.8042393265177},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 379.35237412814564, 189.67618706407282, 758.7047482562913, 435.0605790176335},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 468.258908920057, 234.1294544600285, 936.517817840114, 534.3539229421215},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 514.0062707325561, 257.00313536627806, 1028.0125414651122, 586.270654987244},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p46, 3, 566.4760652240432, 283.2380326120216, 1132.9521304480863, 650.8814138043601},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p46, 3, 583.099575047678, 291.549787523839, 1166.199150095356, 670.7611440454092},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 603.758816190901, 301.8794080954505, 1207.517632381802, 693.9820818171783},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 618.6260643537137, 309.31303217685684, 1237.2521287074273, 710.3987907177328},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 652.5835818670971, 326.29179093354855, 1305.1671637341942, 753.2795113559193},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 773.6481628595748, 386.8240814297874, 1547.2963257191495, 943.3515113301356},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1054.2922993612092, 527.1461496806046, 2108.5845987224184, 1379.6148468118367},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1235.8384144719416, 617.9192072359708, 2471.6768289438833, 1575.6126158115405},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1655.5089413670066, 827.7544706835033, 3311.0178827340133, 2148.561874684063},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2332.9522330620935, 1166.4761165310467, 4665.904466124187, 2904.344643741521},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2817.5467112494184, 1408.7733556247092, 5635.093422498837, 3635.0114961568834}
    };
    static const moebench_entry t3_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t4_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t4_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p47[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p48[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p49[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p50[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p48, 7, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p50, 7, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t4_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p48, 7, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p50, 7, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t4_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p48, 7, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p50, 7, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t4_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p43, 8, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p44, 8, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t4_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p23, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p46, 3, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p46, 3, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t4_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p51[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p52[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p53[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p54[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p55[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t4_shared_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p53, 7, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 66560, 4}, 0xcefu, 0x310u, p54, 7, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 1, 0, 2, 0}, {512, 0, 0, 99328, 8}, 0xcefu, 0x310u, p55, 7, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 1, 0, 2, 0}, {512, 0, 0, 99328, 8}, 0xcefu, 0x310u, p55, 7, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 66560, 4}, 0xcefu, 0x310u, p54, 7, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p50, 7, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_param p56[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p57[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p56, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p57, 7, 0.0, 0.0, 0.0, 0.0}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t5_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t5_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p48, 7, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p50, 7, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t5_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p48, 7, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p50, 7, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t5_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 35840, 4}, 0xcefu, 0x310u, p47, 7, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p48, 7, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p50, 7, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p49, 7, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t5_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p20, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p42, 8, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p43, 8, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p44, 8, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 70656, 4}, 0xcffu, 0x300u, p24, 8, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t5_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 82944, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 99328, 4}, 0xcffu, 0x300u, p23, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 2, 0}, {256, 0, 0, 74752, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p45, 3, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p46, 3, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 2}, 0xd80u, 0x27fu, p46, 3, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 4}, 0xd80u, 0x27fu, p29, 3, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t5_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 1}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_shared_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 93.76931604196307, 46.88465802098153, 187.53863208392613, 93.76931604196307},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 118.39847445425902, 59.19923722712951, 236.79694890851803, 118.39847445425902},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 175.56712444014113, 87.78356222007056, 351.13424888028226, 175.56712444014113},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 243.41408219112154, 121.70704109556077, 486.8281643822431, 266.544632763413},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 367.4844583831828, 183.7422291915914, 734.9689167663656, 416.08196291466635},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 464.7767096154317, 232.38835480771584, 929.5534192308634, 535.784903248641},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 541.1010614089312, 270.5505307044656, 1082.2021228178623, 631.8763936684356},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 654.8603381624483, 327.43016908122416, 1309.7206763248967, 762.8270405096616},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 719.4295694488147, 359.71478472440737, 1438.8591388976295, 838.1693367246459},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 787.5447333200591, 393.77236666002955, 1575.0894666401182, 905.6584582140889},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {32, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p52, 7, 816.1537948813145, 408.07689744065726, 1632.307589762629, 938.6784220853291},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p53, 7, 875.3032703077175, 437.65163515385876, 1750.606540615435, 1003.6091038125758},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p16, 7, 951.9527341208598, 475.9763670604299, 1903.9054682417195, 1094.0974681915106},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 66560, 4}, 0xcefu, 0x310u, p54, 7, 1135.7222755990442, 567.8611377995221, 2271.4445511980884, 1434.1108555715716},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 1, 0, 2, 0}, {512, 0, 0, 99328, 8}, 0xcefu, 0x310u, p55, 7, 1279.0945670766039, 639.5472835383019, 2558.1891341532078, 1588.4813752551772},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 64, 1, 0, 2, 0}, {512, 0, 0, 99328, 8}, 0xcefu, 0x310u, p55, 7, 1569.0572746954972, 784.5286373477486, 3138.1145493909944, 1884.8888762727945},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 66560, 4}, 0xcefu, 0x310u, p54, 7, 2030.427928772449, 1015.2139643862245, 4060.855857544898, 2367.2194453329666},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 74752, 4}, 0xcefu, 0x310u, p50, 7, 2587.706373384546, 1293.853186692273, 5175.412746769092, 3048.1472449369385}
    };
    static const moebench_entry t5_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p51, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 50176, 4}, 0xcefu, 0x310u, p56, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 2, 0}, {256, 0, 0, 99328, 4}, 0xcefu, 0x310u, p57, 7, 0.0, 0.0, 0.0, 0.0}
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
        {"mixtral-8x7b.triton-fused.bf16.tp4", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-mr-v100-predicted of 2026-11-30", t0_steps, 7},
        {"mixtral-8x7b.triton-fused.fp16.tp4", "mixtral-8x7b", MOEBENCH_DTYPE_FP16, {8, 8, 2, 4096, 14336, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-mr-v100-predicted of 2026-11-30", t1_steps, 7},
        {"qwen3-30b-a3b.triton-fused.bf16.tp4", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-mr-v100-predicted of 2026-11-30", t2_steps, 7},
        {"qwen3-30b-a3b.triton-fused.fp16.tp4", "qwen3-30b-a3b", MOEBENCH_DTYPE_FP16, {128, 128, 8, 2048, 768, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-mr-v100-predicted of 2026-11-30", t3_steps, 7},
        {"qwen3.6-35b-a3b.triton-fused.bf16.tp4", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 4, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-mr-v100-predicted of 2026-11-30", t4_steps, 8},
        {"qwen3.6-35b-a3b.triton-fused.fp16.tp4", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_FP16, {256, 256, 8, 2048, 512, 4, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-mr-v100-predicted of 2026-11-30", t5_steps, 8}
    };
    *count = 6;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_mr_v100_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_mr_v100_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_mr_v100_tables(&count);
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

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_mr_v100_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_mr_v100_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_mr_v100_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_mr_v100_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_mr_v100_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_mr_v100_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_mr_v100_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_mr_v100_descriptor
#define moebench_tables moebench_mr_v100_tables
#define moebench_ep_tables moebench_mr_v100_ep_tables
#define moebench_lookup moebench_mr_v100_lookup
#define moebench_lookup_ep moebench_mr_v100_lookup_ep
#define moebench_capacity moebench_mr_v100_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_MR_V100_H */
