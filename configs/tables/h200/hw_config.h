/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. NVIDIA H200 SXM (h200); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   mixtral-8x7b.triton-engine_grid.bf16: h200 triton/engine_grid bf16 E8 K2 H4096 I14336 tp1 ep1 silu softmax
 *   olmoe-1b-7b.triton-fused.bf16: h200 triton/fused bf16 E64 K8 H2048 I1024 tp1 ep1 silu softmax
 *   qwen3-235b-a22b.triton-fused.bf16: h200 triton/fused bf16 E128 K8 H4096 I1536 tp1 ep1 silu softmax
 *   qwen3-30b-a3b.triton-engine_grid.bf16: h200 triton/engine_grid bf16 E128 K8 H2048 I768 tp1 ep1 silu softmax
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
        {"block_tokens", 2, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p1[] = {
        {"block_tokens", 4, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p2[] = {
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p3[] = {
        {"block_tokens", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p4[] = {
        {"block_tokens", 2, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p5[] = {
        {"block_tokens", 16, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p6[] = {
        {"block_tokens", 8, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p7[] = {
        {"block_tokens", 4, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p8[] = {
        {"block_tokens", 16, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t0_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 178.53400111198425, 178.46983196412057, 178.58035117503536, 183.80799889564514},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p1, 2, 291.28000140190125, 291.0863539447194, 291.468369765085, 297.63999581336975},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p1, 2, 451.80800557136536, 451.4560103416443, 452.216218668858, 460.1359963417053},
        {5, 6, 5, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 529.0399789810181, 526.8160141972954, 529.4299508415862, 529.0399789810181},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p3, 2, 637.9719972610474, 637.6674525075298, 638.2090772485287, 663.5960042476654},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p3, 2, 639.303982257843, 638.901986961737, 640.3202466232049, 664.5359992980957},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p1, 2, 642.6720023155212, 642.3642199554941, 642.8661014337358, 669.2880094051361},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p3, 2, 644.5040106773376, 644.1282285112436, 645.2337996118231, 670.7119941711426},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p3, 2, 643.8639760017395, 643.7977002641837, 644.1006224215889, 669.8399782180786},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p4, 2, 643.2480216026306, 642.8571572070107, 643.9113925721464, 671.343982219696},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p4, 2, 644.711971282959, 644.4426747172437, 644.8185978998281, 673.5439896583557},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p4, 2, 647.0959782600403, 646.0513595914529, 647.487998008728, 651.6720056533813},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 650.2400040626526, 649.7585042554842, 650.981509208203, 654.1839838027954},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p3, 2, 652.5440216064453, 651.5559318233242, 653.3615194106205, 655.9280157089233},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p3, 2, 653.8320183753967, 653.5615292647824, 654.4787424001747, 659.2320203781128},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p5, 2, 666.815996170044, 665.2781970567237, 667.0915512842266, 699.7359991073608},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p5, 2, 670.9200143814087, 669.6121514588086, 677.5656308554419, 712.984025478363},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p5, 2, 674.0000247955322, 673.3629064022026, 674.7929802471997, 681.5599799156189},
        {119, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 686.1519813537598, 683.8045643492128, 739.2468902847596, 686.1519813537598},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 705.947995185852, 701.7921074355509, 708.7691905742862, 705.947995185852},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 729.6880185604095, 720.9999286387812, 878.9330538655836, 943.1599974632263},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p6, 2, 746.6039955615997, 731.6852925448669, 766.2587048382508, 1327.996015548706},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p6, 2, 1048.5199689865112, 991.654166722793, 1258.16585921122, 1502.1600127220154},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p5, 2, 1296.9839572906494, 1252.1952834301076, 1318.2598672828299, 1544.376015663147},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p5, 2, 1756.3600540161133, 1702.4642776758453, 1831.3990801703728, 1933.9120388031006},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p5, 2, 1950.0240087509155, 1902.9643590581193, 2142.1129859778166, 2160.6879234313965},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p6, 2, 2382.93194770813, 2351.8822879357135, 2470.0337856179053, 2569.3639516830444},
        {1651, 1905, 1773, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p6, 2, 2578.9361000061035, 2453.434140962234, 2910.713507354349, 2847.440004348755},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p7, 2, 3123.624086380005, 2831.641621035312, 3279.766326137408, 3247.112035751343},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p7, 2, 3567.7239894866943, 3413.1156495901455, 3759.044196361078, 3799.1480827331543},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p8, 2, 4220.584154129028, 4084.765623050101, 4327.425368164947, 4645.727872848511},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p8, 2, 4837.128162384033, 4784.704300857497, 5039.346102835642, 5215.951919555664},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p5, 2, 5231.799840927124, 5024.954928248286, 5771.09323611939, 5997.24006652832}
    };
    static const moebench_entry t0_route_defaults[] = {
        {1, 527, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 0.0, 0.0, 0.0, 0.0},
        {528, 1055, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p4, 2, 0.0, 0.0, 0.0, 0.0},
        {1056, 2111, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p7, 2, 0.0, 0.0, 0.0, 0.0},
        {2112, 4223, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p6, 2, 0.0, 0.0, 0.0, 0.0},
        {4224, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p5, 2, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p9[] = {
        {"block_slots", 16, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p10[] = {
        {"block_slots", 16, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p11[] = {
        {"block_slots", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p12[] = {
        {"block_slots", 64, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p13[] = {
        {"block_slots", 16, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p14[] = {
        {"block_slots", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p15[] = {
        {"block_slots", 16, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p16[] = {
        {"block_slots", 32, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p17[] = {
        {"block_slots", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p18[] = {
        {"block_slots", 64, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p19[] = {
        {"block_slots", 32, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p9, 3, 178.53400111198425, 178.46983196412057, 178.58035117503536, 183.80799889564514},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p10, 3, 291.28000140190125, 291.0863539447194, 291.468369765085, 297.63999581336975},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p11, 3, 451.80800557136536, 451.4560103416443, 452.216218668858, 460.1359963417053},
        {5, 6, 5, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 529.0399789810181, 526.8160141972954, 529.4299508415862, 529.0399789810181},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p13, 3, 637.9719972610474, 637.6674525075298, 638.2090772485287, 663.5960042476654},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p13, 3, 639.303982257843, 638.901986961737, 640.3202466232049, 664.5359992980957},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 642.6720023155212, 642.3642199554941, 642.8661014337358, 669.2880094051361},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 644.5040106773376, 644.1282285112436, 645.2337996118231, 670.7119941711426},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 643.8639760017395, 643.7977002641837, 644.1006224215889, 669.8399782180786},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p11, 3, 643.2480216026306, 642.8571572070107, 643.9113925721464, 671.343982219696},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p11, 3, 644.711971282959, 644.4426747172437, 644.8185978998281, 673.5439896583557},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p11, 3, 647.0959782600403, 646.0513595914529, 647.487998008728, 651.6720056533813},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 650.2400040626526, 649.7585042554842, 650.981509208203, 654.1839838027954},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 652.5440216064453, 651.5559318233242, 653.3615194106205, 655.9280157089233},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 653.8320183753967, 653.5615292647824, 654.4787424001747, 659.2320203781128},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 666.815996170044, 665.2781970567237, 667.0915512842266, 699.7359991073608},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 670.9200143814087, 669.6121514588086, 677.5656308554419, 712.984025478363},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 674.0000247955322, 673.3629064022026, 674.7929802471997, 681.5599799156189},
        {119, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 686.1519813537598, 683.8045643492128, 739.2468902847596, 686.1519813537598},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 705.947995185852, 701.7921074355509, 708.7691905742862, 705.947995185852},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 729.6880185604095, 720.9999286387812, 878.9330538655836, 943.1599974632263},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 746.6039955615997, 731.6852925448669, 766.2587048382508, 1327.996015548706},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 1048.5199689865112, 991.654166722793, 1258.16585921122, 1502.1600127220154},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p16, 3, 1296.9839572906494, 1252.1952834301076, 1318.2598672828299, 1544.376015663147},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p16, 3, 1756.3600540161133, 1702.4642776758453, 1831.3990801703728, 1933.9120388031006},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p16, 3, 1950.0240087509155, 1902.9643590581193, 2142.1129859778166, 2160.6879234313965},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p17, 3, 2382.93194770813, 2351.8822879357135, 2470.0337856179053, 2569.3639516830444},
        {1651, 1905, 1773, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p17, 3, 2578.9361000061035, 2453.434140962234, 2910.713507354349, 2847.440004348755},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p18, 3, 3123.624086380005, 2831.641621035312, 3279.766326137408, 3247.112035751343},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p18, 3, 3567.7239894866943, 3413.1156495901455, 3759.044196361078, 3799.1480827331543},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p19, 3, 4220.584154129028, 4084.765623050101, 4327.425368164947, 4645.727872848511},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p19, 3, 4837.128162384033, 4784.704300857497, 5039.346102835642, 5215.951919555664},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p19, 3, 5231.799840927124, 5024.954928248286, 5771.09323611939, 5997.24006652832}
    };
    static const moebench_param p20[] = {
        {"block_slots", 64, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p21[] = {
        {"block_slots", 64, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p22[] = {
        {"block_slots", 64, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_index_defaults[] = {
        {1, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p20, 3, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p18, 3, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p21, 3, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p22, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p23[] = {
        {"BLOCK_SIZE_K", 256, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 32, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p24[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 32, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p25[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 64, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p26[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p27[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p28[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 32, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 64, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p29[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 32, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p30[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 64, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p31[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 64, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p32[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 64, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p33[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 128, NULL},
        {"BLOCK_SIZE_N", 256, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p34[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 128, NULL},
        {"BLOCK_SIZE_N", 256, NULL},
        {"GROUP_SIZE_M", 32, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p35[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 128, NULL},
        {"BLOCK_SIZE_N", 256, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p36[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 128, NULL},
        {"BLOCK_SIZE_N", 256, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 256, 16, 0, 5, 0}, {128, 0, 0, 99328, 4}, 0xcafu, 0x350u, p23, 6, 178.53400111198425, 178.46983196412057, 178.58035117503536, 183.80799889564514},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p24, 6, 291.28000140190125, 291.0863539447194, 291.468369765085, 297.63999581336975},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 64, 64, 0, 5, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p25, 6, 451.80800557136536, 451.4560103416443, 452.216218668858, 460.1359963417053},
        {5, 6, 5, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 529.0399789810181, 526.8160141972954, 529.4299508415862, 529.0399789810181},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 637.9719972610474, 637.6674525075298, 638.2090772485287, 663.5960042476654},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 639.303982257843, 638.901986961737, 640.3202466232049, 664.5359992980957},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 642.6720023155212, 642.3642199554941, 642.8661014337358, 669.2880094051361},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 644.5040106773376, 644.1282285112436, 645.2337996118231, 670.7119941711426},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 643.8639760017395, 643.7977002641837, 644.1006224215889, 669.8399782180786},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 643.2480216026306, 642.8571572070107, 643.9113925721464, 671.343982219696},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 644.711971282959, 644.4426747172437, 644.8185978998281, 673.5439896583557},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 647.0959782600403, 646.0513595914529, 647.487998008728, 651.6720056533813},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 650.2400040626526, 649.7585042554842, 650.981509208203, 654.1839838027954},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 652.5440216064453, 651.5559318233242, 653.3615194106205, 655.9280157089233},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 653.8320183753967, 653.5615292647824, 654.4787424001747, 659.2320203781128},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 666.815996170044, 665.2781970567237, 667.0915512842266, 699.7359991073608},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 670.9200143814087, 669.6121514588086, 677.5656308554419, 712.984025478363},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 674.0000247955322, 673.3629064022026, 674.7929802471997, 681.5599799156189},
        {119, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 686.1519813537598, 683.8045643492128, 739.2468902847596, 686.1519813537598},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 705.947995185852, 701.7921074355509, 708.7691905742862, 705.947995185852},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 729.6880185604095, 720.9999286387812, 878.9330538655836, 943.1599974632263},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 746.6039955615997, 731.6852925448669, 766.2587048382508, 1327.996015548706},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1048.5199689865112, 991.654166722793, 1258.16585921122, 1502.1600127220154},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1296.9839572906494, 1252.1952834301076, 1318.2598672828299, 1544.376015663147},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1756.3600540161133, 1702.4642776758453, 1831.3990801703728, 1933.9120388031006},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1950.0240087509155, 1902.9643590581193, 2142.1129859778166, 2160.6879234313965},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 2382.93194770813, 2351.8822879357135, 2470.0337856179053, 2569.3639516830444},
        {1651, 1905, 1773, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 2578.9361000061035, 2453.434140962234, 2910.713507354349, 2847.440004348755},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 3123.624086380005, 2831.641621035312, 3279.766326137408, 3247.112035751343},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 3567.7239894866943, 3413.1156495901455, 3759.044196361078, 3799.1480827331543},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 4220.584154129028, 4084.765623050101, 4327.425368164947, 4645.727872848511},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 4837.128162384033, 4784.704300857497, 5039.346102835642, 5215.951919555664},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 5231.799840927124, 5024.954928248286, 5771.09323611939, 5997.24006652832}
    };
    static const moebench_param p37[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 32, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p38[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 32, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p39[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 128, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p40[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 128, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 96, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {97, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1031, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p39, 6, 0.0, 0.0, 0.0, 0.0},
        {1032, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p40, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 256, 16, 0, 5, 0}, {128, 0, 0, 99328, 4}, 0xcafu, 0x350u, p23, 6, 178.53400111198425, 178.46983196412057, 178.58035117503536, 183.80799889564514},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p24, 6, 291.28000140190125, 291.0863539447194, 291.468369765085, 297.63999581336975},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 64, 64, 0, 5, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p25, 6, 451.80800557136536, 451.4560103416443, 452.216218668858, 460.1359963417053},
        {5, 6, 5, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 529.0399789810181, 526.8160141972954, 529.4299508415862, 529.0399789810181},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 637.9719972610474, 637.6674525075298, 638.2090772485287, 663.5960042476654},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 639.303982257843, 638.901986961737, 640.3202466232049, 664.5359992980957},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 642.6720023155212, 642.3642199554941, 642.8661014337358, 669.2880094051361},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 644.5040106773376, 644.1282285112436, 645.2337996118231, 670.7119941711426},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 643.8639760017395, 643.7977002641837, 644.1006224215889, 669.8399782180786},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 643.2480216026306, 642.8571572070107, 643.9113925721464, 671.343982219696},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 644.711971282959, 644.4426747172437, 644.8185978998281, 673.5439896583557},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 647.0959782600403, 646.0513595914529, 647.487998008728, 651.6720056533813},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 650.2400040626526, 649.7585042554842, 650.981509208203, 654.1839838027954},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 652.5440216064453, 651.5559318233242, 653.3615194106205, 655.9280157089233},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 653.8320183753967, 653.5615292647824, 654.4787424001747, 659.2320203781128},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 666.815996170044, 665.2781970567237, 667.0915512842266, 699.7359991073608},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 670.9200143814087, 669.6121514588086, 677.5656308554419, 712.984025478363},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 674.0000247955322, 673.3629064022026, 674.7929802471997, 681.5599799156189},
        {119, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 686.1519813537598, 683.8045643492128, 739.2468902847596, 686.1519813537598},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 705.947995185852, 701.7921074355509, 708.7691905742862, 705.947995185852},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 729.6880185604095, 720.9999286387812, 878.9330538655836, 943.1599974632263},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 746.6039955615997, 731.6852925448669, 766.2587048382508, 1327.996015548706},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1048.5199689865112, 991.654166722793, 1258.16585921122, 1502.1600127220154},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1296.9839572906494, 1252.1952834301076, 1318.2598672828299, 1544.376015663147},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1756.3600540161133, 1702.4642776758453, 1831.3990801703728, 1933.9120388031006},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1950.0240087509155, 1902.9643590581193, 2142.1129859778166, 2160.6879234313965},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 2382.93194770813, 2351.8822879357135, 2470.0337856179053, 2569.3639516830444},
        {1651, 1905, 1773, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 2578.9361000061035, 2453.434140962234, 2910.713507354349, 2847.440004348755},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 3123.624086380005, 2831.641621035312, 3279.766326137408, 3247.112035751343},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 3567.7239894866943, 3413.1156495901455, 3759.044196361078, 3799.1480827331543},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 4220.584154129028, 4084.765623050101, 4327.425368164947, 4645.727872848511},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 4837.128162384033, 4784.704300857497, 5039.346102835642, 5215.951919555664},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 5231.799840927124, 5024.954928248286, 5771.09323611939, 5997.24006652832}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 96, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {97, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1031, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p39, 6, 0.0, 0.0, 0.0, 0.0},
        {1032, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p40, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p41[] = {
        {"block_i", 256, NULL},
        {"block_rows", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p42[] = {
        {"block_i", 256, NULL},
        {"block_rows", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p43[] = {
        {"block_i", 128, NULL},
        {"block_rows", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p44[] = {
        {"block_i", 1024, NULL},
        {"block_rows", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p45[] = {
        {"block_i", 128, NULL},
        {"block_rows", 8, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p46[] = {
        {"block_i", 256, NULL},
        {"block_rows", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p47[] = {
        {"block_i", 1024, NULL},
        {"block_rows", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p48[] = {
        {"block_i", 256, NULL},
        {"block_rows", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p49[] = {
        {"block_i", 4096, NULL},
        {"block_rows", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p50[] = {
        {"block_i", 2048, NULL},
        {"block_rows", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p51[] = {
        {"block_i", 1024, NULL},
        {"block_rows", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p41, 3, 178.53400111198425, 178.46983196412057, 178.58035117503536, 183.80799889564514},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p42, 3, 291.28000140190125, 291.0863539447194, 291.468369765085, 297.63999581336975},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p43, 3, 451.80800557136536, 451.4560103416443, 452.216218668858, 460.1359963417053},
        {5, 6, 5, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 529.0399789810181, 526.8160141972954, 529.4299508415862, 529.0399789810181},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 637.9719972610474, 637.6674525075298, 638.2090772485287, 663.5960042476654},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 639.303982257843, 638.901986961737, 640.3202466232049, 664.5359992980957},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p46, 3, 642.6720023155212, 642.3642199554941, 642.8661014337358, 669.2880094051361},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p47, 3, 644.5040106773376, 644.1282285112436, 645.2337996118231, 670.7119941711426},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p47, 3, 643.8639760017395, 643.7977002641837, 644.1006224215889, 669.8399782180786},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p48, 3, 643.2480216026306, 642.8571572070107, 643.9113925721464, 671.343982219696},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p48, 3, 644.711971282959, 644.4426747172437, 644.8185978998281, 673.5439896583557},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p48, 3, 647.0959782600403, 646.0513595914529, 647.487998008728, 651.6720056533813},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 650.2400040626526, 649.7585042554842, 650.981509208203, 654.1839838027954},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 652.5440216064453, 651.5559318233242, 653.3615194106205, 655.9280157089233},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 653.8320183753967, 653.5615292647824, 654.4787424001747, 659.2320203781128},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 16, 0, 17408, 8}, 0xd80u, 0x27fu, p49, 3, 666.815996170044, 665.2781970567237, 667.0915512842266, 699.7359991073608},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 16, 0, 17408, 8}, 0xd80u, 0x27fu, p49, 3, 670.9200143814087, 669.6121514588086, 677.5656308554419, 712.984025478363},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 16, 0, 17408, 8}, 0xd80u, 0x27fu, p49, 3, 674.0000247955322, 673.3629064022026, 674.7929802471997, 681.5599799156189},
        {119, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 686.1519813537598, 683.8045643492128, 739.2468902847596, 686.1519813537598},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 705.947995185852, 701.7921074355509, 708.7691905742862, 705.947995185852},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 729.6880185604095, 720.9999286387812, 878.9330538655836, 943.1599974632263},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p50, 3, 746.6039955615997, 731.6852925448669, 766.2587048382508, 1327.996015548706},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p50, 3, 1048.5199689865112, 991.654166722793, 1258.16585921122, 1502.1600127220154},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 1296.9839572906494, 1252.1952834301076, 1318.2598672828299, 1544.376015663147},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 1756.3600540161133, 1702.4642776758453, 1831.3990801703728, 1933.9120388031006},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 1950.0240087509155, 1902.9643590581193, 2142.1129859778166, 2160.6879234313965},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 2382.93194770813, 2351.8822879357135, 2470.0337856179053, 2569.3639516830444},
        {1651, 1905, 1773, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 2578.9361000061035, 2453.434140962234, 2910.713507354349, 2847.440004348755},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 3123.624086380005, 2831.641621035312, 3279.766326137408, 3247.112035751343},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 3567.7239894866943, 3413.1156495901455, 3759.044196361078, 3799.1480827331543},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p51, 3, 4220.584154129028, 4084.765623050101, 4327.425368164947, 4645.727872848511},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p51, 3, 4837.128162384033, 4784.704300857497, 5039.346102835642, 5215.951919555664},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p50, 3, 5231.799840927124, 5024.954928248286, 5771.09323611939, 5997.24006652832}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 256, 16, 0, 5, 0}, {128, 0, 0, 99328, 4}, 0xcafu, 0x350u, p23, 6, 178.53400111198425, 178.46983196412057, 178.58035117503536, 183.80799889564514},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p24, 6, 291.28000140190125, 291.0863539447194, 291.468369765085, 297.63999581336975},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 64, 64, 0, 5, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p25, 6, 451.80800557136536, 451.4560103416443, 452.216218668858, 460.1359963417053},
        {5, 6, 5, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 529.0399789810181, 526.8160141972954, 529.4299508415862, 529.0399789810181},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 637.9719972610474, 637.6674525075298, 638.2090772485287, 663.5960042476654},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 639.303982257843, 638.901986961737, 640.3202466232049, 664.5359992980957},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcafu, 0x350u, p27, 6, 642.6720023155212, 642.3642199554941, 642.8661014337358, 669.2880094051361},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 644.5040106773376, 644.1282285112436, 645.2337996118231, 670.7119941711426},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 643.8639760017395, 643.7977002641837, 644.1006224215889, 669.8399782180786},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 643.2480216026306, 642.8571572070107, 643.9113925721464, 671.343982219696},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 644.711971282959, 644.4426747172437, 644.8185978998281, 673.5439896583557},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 647.0959782600403, 646.0513595914529, 647.487998008728, 651.6720056533813},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 16, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p29, 6, 650.2400040626526, 649.7585042554842, 650.981509208203, 654.1839838027954},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 652.5440216064453, 651.5559318233242, 653.3615194106205, 655.9280157089233},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 128, 64, 0, 3, 0}, {128, 0, 0, 82944, 4}, 0xcafu, 0x350u, p28, 6, 653.8320183753967, 653.5615292647824, 654.4787424001747, 659.2320203781128},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 666.815996170044, 665.2781970567237, 667.0915512842266, 699.7359991073608},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 670.9200143814087, 669.6121514588086, 677.5656308554419, 712.984025478363},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 128, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p30, 6, 674.0000247955322, 673.3629064022026, 674.7929802471997, 681.5599799156189},
        {119, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 686.1519813537598, 683.8045643492128, 739.2468902847596, 686.1519813537598},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 705.947995185852, 701.7921074355509, 708.7691905742862, 705.947995185852},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 729.6880185604095, 720.9999286387812, 878.9330538655836, 943.1599974632263},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 746.6039955615997, 731.6852925448669, 766.2587048382508, 1327.996015548706},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1048.5199689865112, 991.654166722793, 1258.16585921122, 1502.1600127220154},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1296.9839572906494, 1252.1952834301076, 1318.2598672828299, 1544.376015663147},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1756.3600540161133, 1702.4642776758453, 1831.3990801703728, 1933.9120388031006},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 1950.0240087509155, 1902.9643590581193, 2142.1129859778166, 2160.6879234313965},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 2382.93194770813, 2351.8822879357135, 2470.0337856179053, 2569.3639516830444},
        {1651, 1905, 1773, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 2578.9361000061035, 2453.434140962234, 2910.713507354349, 2847.440004348755},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 3123.624086380005, 2831.641621035312, 3279.766326137408, 3247.112035751343},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 32, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p34, 6, 3567.7239894866943, 3413.1156495901455, 3759.044196361078, 3799.1480827331543},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 4220.584154129028, 4084.765623050101, 4327.425368164947, 4645.727872848511},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 4837.128162384033, 4784.704300857497, 5039.346102835642, 5215.951919555664},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcafu, 0x350u, p36, 6, 5231.799840927124, 5024.954928248286, 5771.09323611939, 5997.24006652832}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 96, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {97, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1031, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p39, 6, 0.0, 0.0, 0.0, 0.0},
        {1032, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p40, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p52[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p53[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p54[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p55[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p56[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p57[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p58[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p59[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p60[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p61[] = {
        {"block_h", 4096, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p62[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 8, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 178.53400111198425, 178.46983196412057, 178.58035117503536, 183.80799889564514},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p53, 3, 291.28000140190125, 291.0863539447194, 291.468369765085, 297.63999581336975},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 451.80800557136536, 451.4560103416443, 452.216218668858, 460.1359963417053},
        {5, 6, 5, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 529.0399789810181, 526.8160141972954, 529.4299508415862, 529.0399789810181},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 637.9719972610474, 637.6674525075298, 638.2090772485287, 663.5960042476654},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 639.303982257843, 638.901986961737, 640.3202466232049, 664.5359992980957},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p56, 3, 642.6720023155212, 642.3642199554941, 642.8661014337358, 669.2880094051361},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 644.5040106773376, 644.1282285112436, 645.2337996118231, 670.7119941711426},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 643.8639760017395, 643.7977002641837, 644.1006224215889, 669.8399782180786},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p58, 3, 643.2480216026306, 642.8571572070107, 643.9113925721464, 671.343982219696},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p58, 3, 644.711971282959, 644.4426747172437, 644.8185978998281, 673.5439896583557},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p58, 3, 647.0959782600403, 646.0513595914529, 647.487998008728, 651.6720056533813},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 650.2400040626526, 649.7585042554842, 650.981509208203, 654.1839838027954},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 652.5440216064453, 651.5559318233242, 653.3615194106205, 655.9280157089233},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 653.8320183753967, 653.5615292647824, 654.4787424001747, 659.2320203781128},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 666.815996170044, 665.2781970567237, 667.0915512842266, 699.7359991073608},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 670.9200143814087, 669.6121514588086, 677.5656308554419, 712.984025478363},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 674.0000247955322, 673.3629064022026, 674.7929802471997, 681.5599799156189},
        {119, 152, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 686.1519813537598, 683.8045643492128, 739.2468902847596, 686.1519813537598},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 705.947995185852, 701.7921074355509, 708.7691905742862, 705.947995185852},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 729.6880185604095, 720.9999286387812, 878.9330538655836, 943.1599974632263},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 16, 0, 9216, 4}, 0xd80u, 0x27fu, p60, 3, 746.6039955615997, 731.6852925448669, 766.2587048382508, 1327.996015548706},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 16, 0, 9216, 4}, 0xd80u, 0x27fu, p60, 3, 1048.5199689865112, 991.654166722793, 1258.16585921122, 1502.1600127220154},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 16, 0, 17408, 8}, 0xd80u, 0x27fu, p61, 3, 1296.9839572906494, 1252.1952834301076, 1318.2598672828299, 1544.376015663147},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 16, 0, 17408, 8}, 0xd80u, 0x27fu, p61, 3, 1756.3600540161133, 1702.4642776758453, 1831.3990801703728, 1933.9120388031006},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 16, 0, 17408, 8}, 0xd80u, 0x27fu, p61, 3, 1950.0240087509155, 1902.9643590581193, 2142.1129859778166, 2160.6879234313965},
        {1388, 1650, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p62, 3, 2382.93194770813, 2351.8822879357135, 2470.0337856179053, 2569.3639516830444},
        {1651, 1905, 1773, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 8, 0, 9216, 8}, 0xd80u, 0x27fu, p62, 3, 2578.9361000061035, 2453.434140962234, 2910.713507354349, 2847.440004348755},
        {1906, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 3123.624086380005, 2831.641621035312, 3279.766326137408, 3247.112035751343},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 3567.7239894866943, 3413.1156495901455, 3759.044196361078, 3799.1480827331543},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 4220.584154129028, 4084.765623050101, 4327.425368164947, 4645.727872848511},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 4837.128162384033, 4784.704300857497, 5039.346102835642, 5215.951919555664},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 16, 0, 17408, 8}, 0xd80u, 0x27fu, p61, 3, 5231.799840927124, 5024.954928248286, 5771.09323611939, 5997.24006652832}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t0_steps[] = {
        {MOEBENCH_STEP_ROUTE, t0_route_rows, 33, t0_route_defaults, 5},
        {MOEBENCH_STEP_INDEX, t0_index_rows, 33, t0_index_defaults, 5},
        {MOEBENCH_STEP_EXPAND, t0_expand_rows, 33, t0_expand_defaults, 7},
        {MOEBENCH_STEP_GEMM1, t0_gemm1_rows, 33, t0_gemm1_defaults, 7},
        {MOEBENCH_STEP_ACTIVATION, t0_activation_rows, 33, t0_activation_defaults, 1},
        {MOEBENCH_STEP_GEMM2, t0_gemm2_rows, 33, t0_gemm2_defaults, 7},
        {MOEBENCH_STEP_COMBINE, t0_combine_rows, 33, t0_combine_defaults, 1}
    };
    static const moebench_param p63[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p64[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p65[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p66[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p67[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p68[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p69[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p70[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p71[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t1_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p64, 6, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p66, 6, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p68, 6, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p68, 6, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p68, 6, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p70, 6, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p71, 6, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p71, 6, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p71, 6, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p71, 6, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_param p72[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p73[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p74[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p75[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p76[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p77[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p78[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p79[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p80[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p81[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t1_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p72, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p73, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p74, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p75, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p76, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p77, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p78, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p79, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p80, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p81, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p64, 6, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p65, 6, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p66, 6, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p68, 6, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p68, 6, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p68, 6, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p69, 6, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p70, 6, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p71, 6, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p71, 6, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p71, 6, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p71, 6, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p72, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p73, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p74, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p75, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p76, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p77, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p78, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p79, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p80, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p81, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p82[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p83[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p84[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p85[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p86[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p87[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p88[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 1, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p89[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p83, 7, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p84, 7, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p88, 7, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_param p90[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {385, 8191, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {8192, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p83, 7, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p84, 7, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p88, 7, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {385, 8191, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {8192, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p83, 7, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p84, 7, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p88, 7, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 8, 0, 3, 0}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p89, 7, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {385, 8191, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {8192, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p91[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p92[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p93[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p94[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p95[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p96[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p97[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p98[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p99[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 256, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 64, 1, 1, 5, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p91, 8, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 32, 64, 16, 1, 3, 0}, {64, 0, 0, 13312, 2}, 0xcffu, 0x300u, p93, 8, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 32, 128, 1, 1, 3, 0}, {64, 0, 0, 25600, 2}, 0xcffu, 0x300u, p94, 8, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p95, 8, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p96, 8, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 1, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p98, 8, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_param p100[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p101[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p100, 8, 0.0, 0.0, 0.0, 0.0},
        {2, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p95, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p101, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p102[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p103[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p104[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p105[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p106[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p107[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 2}, 0xd80u, 0x27fu, p102, 3, 33.80199894309044, 33.714659255686136, 33.83267269076315, 35.108570541654316},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p103, 3, 53.623998165130615, 53.57741280814678, 53.67755097711436, 55.35200238227844},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 89.10133441289265, 88.96760472098326, 89.23444094238857, 93.08266639709473},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 140.2679979801178, 139.9768903033796, 140.6796086732812, 144.03200149536133},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 171.9599962234497, 171.85144251997883, 172.33202872296596, 176.19599401950836},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 1, 0, 2048, 8}, 0xd80u, 0x27fu, p104, 3, 189.18800354003906, 188.91045184090575, 189.32338907381785, 190.81200659275055},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 194.8920041322708, 194.6034965068869, 195.36741122034854, 196.63600623607635},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p105, 3, 198.97200167179108, 198.79077804599618, 199.08251154802176, 201.27999782562256},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 201.48399472236633, 201.31087673197382, 201.63712171754116, 202.95600593090057},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p106, 3, 205.9520035982132, 205.26920076219142, 206.33393456140834, 211.29199862480164},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 207.47199654579163, 207.3735888895023, 207.72017650408333, 209.56799387931824},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p107, 3, 217.12200343608856, 216.82859469221893, 218.00740551186738, 225.0180020928383},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 249.90000575780869, 247.48449381374994, 277.4942234506752, 251.40999257564545},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p107, 3, 327.8160095214844, 320.4867691542594, 336.31320290308315, 340.2880132198334},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p106, 3, 424.6079921722412, 417.46863366780167, 434.279387833494, 442.3680007457733},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p107, 3, 541.2560105323792, 508.40994867486097, 649.9569774165383, 563.6399984359741},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p107, 3, 764.2480134963989, 717.477025443608, 945.3658682567873, 782.584011554718},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p107, 3, 958.3280086517334, 934.9511997097833, 1038.5022566994219, 975.1440286636353}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 0.0, 0.0, 0.0, 0.0}
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
    static const moebench_param p108[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p109[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p110[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p111[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p112[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p113[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p114[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p115[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p116[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p117[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p108, 6, 80.31599968671799, 80.0987354099878, 80.38284010053657, 82.84799754619598},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p109, 6, 148.61199259757996, 148.46878237324515, 148.741607930275, 158.4399938583374},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p110, 6, 262.82399892807007, 262.4308154782693, 263.06519053369357, 266.1440074443817},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p111, 6, 432.17599391937256, 431.57486642759113, 432.745143519232, 434.7760081291199},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 686.6080164909363, 686.1202216811266, 687.063992023468, 691.4399862289429},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 848.5040068626404, 847.9071659828396, 849.1816467110215, 848.5040068626404},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 939.6759867668152, 938.7165718246595, 940.7368746675767, 939.6759867668152},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 1029.4880270957947, 1028.7238672805481, 1030.9975021906946, 1029.4880270957947},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 1057.3480129241943, 1055.1057937918936, 1058.3262559593882, 1057.3480129241943},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p114, 6, 1092.419981956482, 1091.693434290635, 1093.8424734547264, 1092.419981956482},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p115, 6, 1162.723958492279, 1160.713975264588, 1164.1400137468695, 1169.983983039856},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p116, 6, 1386.6599798202515, 1355.240333963447, 1432.2458648027105, 1476.2840270996094},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 3069.103956222534, 2968.7981498066406, 3124.809949396495, 3069.103956222534}
    };
    static const moebench_param p118[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p119[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p120[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 16, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t2_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p109, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p114, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p118, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p119, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p116, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p120, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p108, 6, 80.31599968671799, 80.0987354099878, 80.38284010053657, 82.84799754619598},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p109, 6, 148.61199259757996, 148.46878237324515, 148.741607930275, 158.4399938583374},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p110, 6, 262.82399892807007, 262.4308154782693, 263.06519053369357, 266.1440074443817},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p111, 6, 432.17599391937256, 431.57486642759113, 432.745143519232, 434.7760081291199},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 686.6080164909363, 686.1202216811266, 687.063992023468, 691.4399862289429},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 848.5040068626404, 847.9071659828396, 849.1816467110215, 848.5040068626404},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 939.6759867668152, 938.7165718246595, 940.7368746675767, 939.6759867668152},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 1029.4880270957947, 1028.7238672805481, 1030.9975021906946, 1029.4880270957947},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 1057.3480129241943, 1055.1057937918936, 1058.3262559593882, 1057.3480129241943},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p114, 6, 1092.419981956482, 1091.693434290635, 1093.8424734547264, 1092.419981956482},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p115, 6, 1162.723958492279, 1160.713975264588, 1164.1400137468695, 1169.983983039856},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p116, 6, 1386.6599798202515, 1355.240333963447, 1432.2458648027105, 1476.2840270996094},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 3069.103956222534, 2968.7981498066406, 3124.809949396495, 3069.103956222534}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p109, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p114, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p118, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p119, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p116, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p120, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p121[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p122[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p123[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p124[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p121, 7, 80.31599968671799, 80.0987354099878, 80.38284010053657, 82.84799754619598},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p122, 7, 148.61199259757996, 148.46878237324515, 148.741607930275, 158.4399938583374},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 262.82399892807007, 262.4308154782693, 263.06519053369357, 266.1440074443817},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p123, 7, 432.17599391937256, 431.57486642759113, 432.745143519232, 434.7760081291199},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 686.6080164909363, 686.1202216811266, 687.063992023468, 691.4399862289429},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 848.5040068626404, 847.9071659828396, 849.1816467110215, 848.5040068626404},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 939.6759867668152, 938.7165718246595, 940.7368746675767, 939.6759867668152},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1029.4880270957947, 1028.7238672805481, 1030.9975021906946, 1029.4880270957947},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1057.3480129241943, 1055.1057937918936, 1058.3262559593882, 1057.3480129241943},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1092.419981956482, 1091.693434290635, 1093.8424734547264, 1092.419981956482},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 1162.723958492279, 1160.713975264588, 1164.1400137468695, 1169.983983039856},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p124, 7, 1386.6599798202515, 1355.240333963447, 1432.2458648027105, 1476.2840270996094},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 3069.103956222534, 2968.7981498066406, 3124.809949396495, 3069.103956222534}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p121, 7, 80.31599968671799, 80.0987354099878, 80.38284010053657, 82.84799754619598},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p122, 7, 148.61199259757996, 148.46878237324515, 148.741607930275, 158.4399938583374},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 262.82399892807007, 262.4308154782693, 263.06519053369357, 266.1440074443817},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p123, 7, 432.17599391937256, 431.57486642759113, 432.745143519232, 434.7760081291199},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 686.6080164909363, 686.1202216811266, 687.063992023468, 691.4399862289429},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 848.5040068626404, 847.9071659828396, 849.1816467110215, 848.5040068626404},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 939.6759867668152, 938.7165718246595, 940.7368746675767, 939.6759867668152},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1029.4880270957947, 1028.7238672805481, 1030.9975021906946, 1029.4880270957947},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1057.3480129241943, 1055.1057937918936, 1058.3262559593882, 1057.3480129241943},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1092.419981956482, 1091.693434290635, 1093.8424734547264, 1092.419981956482},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 1162.723958492279, 1160.713975264588, 1164.1400137468695, 1169.983983039856},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p124, 7, 1386.6599798202515, 1355.240333963447, 1432.2458648027105, 1476.2840270996094},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 3069.103956222534, 2968.7981498066406, 3124.809949396495, 3069.103956222534}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {64, 0, 0, 41984, 2}, 0xcefu, 0x310u, p121, 7, 80.31599968671799, 80.0987354099878, 80.38284010053657, 82.84799754619598},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p122, 7, 148.61199259757996, 148.46878237324515, 148.741607930275, 158.4399938583374},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 262.82399892807007, 262.4308154782693, 263.06519053369357, 266.1440074443817},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcefu, 0x310u, p123, 7, 432.17599391937256, 431.57486642759113, 432.745143519232, 434.7760081291199},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 686.6080164909363, 686.1202216811266, 687.063992023468, 691.4399862289429},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 848.5040068626404, 847.9071659828396, 849.1816467110215, 848.5040068626404},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 939.6759867668152, 938.7165718246595, 940.7368746675767, 939.6759867668152},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1029.4880270957947, 1028.7238672805481, 1030.9975021906946, 1029.4880270957947},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1057.3480129241943, 1055.1057937918936, 1058.3262559593882, 1057.3480129241943},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 1092.419981956482, 1091.693434290635, 1093.8424734547264, 1092.419981956482},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 1162.723958492279, 1160.713975264588, 1164.1400137468695, 1169.983983039856},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p124, 7, 1386.6599798202515, 1355.240333963447, 1432.2458648027105, 1476.2840270996094},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 3069.103956222534, 2968.7981498066406, 3124.809949396495, 3069.103956222534}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 16383, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {16384, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p125[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 80.31599968671799, 80.0987354099878, 80.38284010053657, 82.84799754619598},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 148.61199259757996, 148.46878237324515, 148.741607930275, 158.4399938583374},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 262.82399892807007, 262.4308154782693, 263.06519053369357, 266.1440074443817},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 128, 128, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p125, 8, 432.17599391937256, 431.57486642759113, 432.745143519232, 434.7760081291199},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 686.6080164909363, 686.1202216811266, 687.063992023468, 691.4399862289429},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 848.5040068626404, 847.9071659828396, 849.1816467110215, 848.5040068626404},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 939.6759867668152, 938.7165718246595, 940.7368746675767, 939.6759867668152},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 1029.4880270957947, 1028.7238672805481, 1030.9975021906946, 1029.4880270957947},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 1057.3480129241943, 1055.1057937918936, 1058.3262559593882, 1057.3480129241943},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 1092.419981956482, 1091.693434290635, 1093.8424734547264, 1092.419981956482},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 1162.723958492279, 1160.713975264588, 1164.1400137468695, 1169.983983039856},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 1386.6599798202515, 1355.240333963447, 1432.2458648027105, 1476.2840270996094},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 3069.103956222534, 2968.7981498066406, 3124.809949396495, 3069.103956222534}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p95, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p101, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p126[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p127[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 8, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p126, 3, 80.31599968671799, 80.0987354099878, 80.38284010053657, 82.84799754619598},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p105, 3, 148.61199259757996, 148.46878237324515, 148.741607930275, 158.4399938583374},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p105, 3, 262.82399892807007, 262.4308154782693, 263.06519053369357, 266.1440074443817},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p126, 3, 432.17599391937256, 431.57486642759113, 432.745143519232, 434.7760081291199},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p127, 3, 686.6080164909363, 686.1202216811266, 687.063992023468, 691.4399862289429},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 848.5040068626404, 847.9071659828396, 849.1816467110215, 848.5040068626404},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 939.6759867668152, 938.7165718246595, 940.7368746675767, 939.6759867668152},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 1029.4880270957947, 1028.7238672805481, 1030.9975021906946, 1029.4880270957947},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 1057.3480129241943, 1055.1057937918936, 1058.3262559593882, 1057.3480129241943},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 1092.419981956482, 1091.693434290635, 1093.8424734547264, 1092.419981956482},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p126, 3, 1162.723958492279, 1160.713975264588, 1164.1400137468695, 1169.983983039856},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 1386.6599798202515, 1355.240333963447, 1432.2458648027105, 1476.2840270996094},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 3069.103956222534, 2968.7981498066406, 3124.809949396495, 3069.103956222534}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t2_steps[] = {
        {MOEBENCH_STEP_ROUTE, t2_route_rows, 13, t2_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t2_index_rows, 13, t2_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t2_expand_rows, 13, t2_expand_defaults, 5},
        {MOEBENCH_STEP_GEMM1, t2_gemm1_rows, 13, t2_gemm1_defaults, 5},
        {MOEBENCH_STEP_ACTIVATION, t2_activation_rows, 13, t2_activation_defaults, 5},
        {MOEBENCH_STEP_GEMM2, t2_gemm2_rows, 13, t2_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t2_combine_rows, 13, t2_combine_defaults, 1}
    };
    static const moebench_param p128[] = {
        {"block_tokens", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p129[] = {
        {"block_tokens", 8, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t3_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 34.286998212337494, 34.262309972496965, 34.32154398222595, 38.105142968041555},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 51.259201765060425, 51.12254996885869, 51.33919715881348, 57.815998792648315},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 79.6319991350174, 79.50301786400837, 79.71225910230321, 87.27467060089111},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 93.55466564496358, 93.3764950438585, 93.70320497341866, 99.90400075912476},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 126.45600736141205, 126.39200687408447, 126.56310877302353, 130.10400533676147},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 153.57600152492523, 153.04094412650846, 154.0950550762198, 157.41199254989624},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 191.43599271774292, 191.2423194329971, 191.58758002649827, 196.25599682331085},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 207.4359953403473, 207.26180766502696, 207.5801336151939, 212.78400719165802},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 231.66799545288086, 231.31389590759528, 231.90220343254092, 236.93999648094177},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 242.04400181770325, 241.90269131604643, 242.24255908558533, 247.748002409935},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 256.81599974632263, 256.5695158228703, 257.1693056049663, 260.560005903244},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 269.3440020084381, 268.5656693827518, 269.81748408899796, 280.5599868297577},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 280.8479964733124, 280.36955134329065, 281.26779926889037, 291.20001196861267},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 284.5039963722229, 284.4017526596983, 284.888138442411, 294.42399740219116},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 287.60799765586853, 287.3385099494533, 288.0713338783406, 297.64801263809204},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 292.31199622154236, 291.7129695767269, 293.22771225470547, 301.89600586891174},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 294.65600848197937, 294.35328905293983, 294.97599601745605, 304.1999936103821},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 295.7040071487427, 295.46970609937534, 295.89995695253054, 311.0159933567047},
        {119, 152, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 297.2480058670044, 296.8551736037617, 297.749523183108, 311.67200207710266},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 314.2879903316498, 313.85551662943016, 314.5549807176355, 314.2879903316498},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 312.71201372146606, 312.09508995065937, 313.3317668123127, 317.9599940776825},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 321.3199973106384, 321.1010241328936, 321.71749354306553, 322.9919970035553},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 329.008013010025, 328.6489048242125, 329.2081870698861, 330.6320011615753},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 340.93600511550903, 340.5266885683325, 341.48783850682014, 367.47199296951294},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 382.3840022087097, 379.30726419329966, 384.3518852364961, 387.2799873352051},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 395.3680098056793, 394.1188502542431, 397.18172725554484, 398.6319899559021},
        {1388, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 410.65600514411926, 407.90516322400754, 416.85249593038697, 413.58399391174316},
        {1774, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 512.4559998512268, 490.9673379678857, 575.1541603342946, 541.595995426178},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 624.6479749679565, 613.0204733447184, 650.883502142037, 673.8160252571106},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 677.6639819145203, 667.2386177384949, 725.826097725169, 728.551983833313},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p129, 2, 694.5359706878662, 686.3545225278997, 705.0305800272903, 742.7999973297119},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p129, 2, 866.4920032024384, 821.0901194450397, 895.8445262066004, 908.6679816246033}
    };
    static const moebench_param p130[] = {
        {"block_tokens", 16, NULL},
        {"num_warps", 16, NULL}
    };
    static const moebench_entry t3_route_defaults[] = {
        {1, 527, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 4096, 1}, 0xc80u, 0x27fu, p2, 2, 0.0, 0.0, 0.0, 0.0},
        {528, 1055, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p0, 2, 0.0, 0.0, 0.0, 0.0},
        {1056, 2111, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p128, 2, 0.0, 0.0, 0.0, 0.0},
        {2112, 4223, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p129, 2, 0.0, 0.0, 0.0, 0.0},
        {4224, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p130, 2, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p131[] = {
        {"block_slots", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p132[] = {
        {"block_slots", 16, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p133[] = {
        {"block_slots", 128, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t3_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 34.286998212337494, 34.262309972496965, 34.32154398222595, 38.105142968041555},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p131, 3, 51.259201765060425, 51.12254996885869, 51.33919715881348, 57.815998792648315},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 79.6319991350174, 79.50301786400837, 79.71225910230321, 87.27467060089111},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 93.55466564496358, 93.3764950438585, 93.70320497341866, 99.90400075912476},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 126.45600736141205, 126.39200687408447, 126.56310877302353, 130.10400533676147},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 153.57600152492523, 153.04094412650846, 154.0950550762198, 157.41199254989624},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 191.43599271774292, 191.2423194329971, 191.58758002649827, 196.25599682331085},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 207.4359953403473, 207.26180766502696, 207.5801336151939, 212.78400719165802},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 231.66799545288086, 231.31389590759528, 231.90220343254092, 236.93999648094177},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 242.04400181770325, 241.90269131604643, 242.24255908558533, 247.748002409935},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 256.81599974632263, 256.5695158228703, 257.1693056049663, 260.560005903244},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p14, 3, 269.3440020084381, 268.5656693827518, 269.81748408899796, 280.5599868297577},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p132, 3, 280.8479964733124, 280.36955134329065, 281.26779926889037, 291.20001196861267},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p132, 3, 284.5039963722229, 284.4017526596983, 284.888138442411, 294.42399740219116},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p132, 3, 287.60799765586853, 287.3385099494533, 288.0713338783406, 297.64801263809204},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 292.31199622154236, 291.7129695767269, 293.22771225470547, 301.89600586891174},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 294.65600848197937, 294.35328905293983, 294.97599601745605, 304.1999936103821},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 295.7040071487427, 295.46970609937534, 295.89995695253054, 311.0159933567047},
        {119, 152, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p132, 3, 297.2480058670044, 296.8551736037617, 297.749523183108, 311.67200207710266},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p20, 3, 314.2879903316498, 313.85551662943016, 314.5549807176355, 314.2879903316498},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 312.71201372146606, 312.09508995065937, 313.3317668123127, 317.9599940776825},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 321.3199973106384, 321.1010241328936, 321.71749354306553, 322.9919970035553},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 329.008013010025, 328.6489048242125, 329.2081870698861, 330.6320011615753},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p15, 3, 340.93600511550903, 340.5266885683325, 341.48783850682014, 367.47199296951294},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p21, 3, 382.3840022087097, 379.30726419329966, 384.3518852364961, 387.2799873352051},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p22, 3, 395.3680098056793, 394.1188502542431, 397.18172725554484, 398.6319899559021},
        {1388, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p22, 3, 410.65600514411926, 407.90516322400754, 416.85249593038697, 413.58399391174316},
        {1774, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p22, 3, 512.4559998512268, 490.9673379678857, 575.1541603342946, 541.595995426178},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p133, 3, 624.6479749679565, 613.0204733447184, 650.883502142037, 673.8160252571106},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p133, 3, 677.6639819145203, 667.2386177384949, 725.826097725169, 728.551983833313},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p133, 3, 694.5359706878662, 686.3545225278997, 705.0305800272903, 742.7999973297119},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p133, 3, 866.4920032024384, 821.0901194450397, 895.8445262066004, 908.6679816246033}
    };
    static const moebench_entry t3_index_defaults[] = {
        {1, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p12, 3, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p20, 3, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p18, 3, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p21, 3, 0.0, 0.0, 0.0, 0.0},
        {1025, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_align", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p22, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p134[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 32, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p135[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p136[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p137[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 64, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p138[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p139[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p140[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p141[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p142[] = {
        {"BLOCK_SIZE_K", 128, NULL},
        {"BLOCK_SIZE_M", 16, NULL},
        {"BLOCK_SIZE_N", 64, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p143[] = {
        {"BLOCK_SIZE_K", 64, NULL},
        {"BLOCK_SIZE_M", 32, NULL},
        {"BLOCK_SIZE_N", 128, NULL},
        {"GROUP_SIZE_M", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t3_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 64, 16, 0, 5, 0}, {128, 0, 0, 25600, 4}, 0xcafu, 0x350u, p134, 6, 34.286998212337494, 34.262309972496965, 34.32154398222595, 38.105142968041555},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 16, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcafu, 0x350u, p135, 6, 51.259201765060425, 51.12254996885869, 51.33919715881348, 57.815998792648315},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p136, 6, 79.6319991350174, 79.50301786400837, 79.71225910230321, 87.27467060089111},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p136, 6, 93.55466564496358, 93.3764950438585, 93.70320497341866, 99.90400075912476},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 126.45600736141205, 126.39200687408447, 126.56310877302353, 130.10400533676147},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 153.57600152492523, 153.04094412650846, 154.0950550762198, 157.41199254989624},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 64, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p137, 6, 191.43599271774292, 191.2423194329971, 191.58758002649827, 196.25599682331085},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 207.4359953403473, 207.26180766502696, 207.5801336151939, 212.78400719165802},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 231.66799545288086, 231.31389590759528, 231.90220343254092, 236.93999648094177},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 242.04400181770325, 241.90269131604643, 242.24255908558533, 247.748002409935},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 256.81599974632263, 256.5695158228703, 257.1693056049663, 260.560005903244},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 269.3440020084381, 268.5656693827518, 269.81748408899796, 280.5599868297577},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p139, 6, 280.8479964733124, 280.36955134329065, 281.26779926889037, 291.20001196861267},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p140, 6, 284.5039963722229, 284.4017526596983, 284.888138442411, 294.42399740219116},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p140, 6, 287.60799765586853, 287.3385099494533, 288.0713338783406, 297.64801263809204},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 292.31199622154236, 291.7129695767269, 293.22771225470547, 301.89600586891174},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 294.65600848197937, 294.35328905293983, 294.97599601745605, 304.1999936103821},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 295.7040071487427, 295.46970609937534, 295.89995695253054, 311.0159933567047},
        {119, 152, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p142, 6, 297.2480058670044, 296.8551736037617, 297.749523183108, 311.67200207710266},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 314.2879903316498, 313.85551662943016, 314.5549807176355, 314.2879903316498},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p143, 6, 312.71201372146606, 312.09508995065937, 313.3317668123127, 317.9599940776825},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 321.3199973106384, 321.1010241328936, 321.71749354306553, 322.9919970035553},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 329.008013010025, 328.6489048242125, 329.2081870698861, 330.6320011615753},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 340.93600511550903, 340.5266885683325, 341.48783850682014, 367.47199296951294},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 382.3840022087097, 379.30726419329966, 384.3518852364961, 387.2799873352051},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 395.3680098056793, 394.1188502542431, 397.18172725554484, 398.6319899559021},
        {1388, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 410.65600514411926, 407.90516322400754, 416.85249593038697, 413.58399391174316},
        {1774, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 512.4559998512268, 490.9673379678857, 575.1541603342946, 541.595995426178},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 624.6479749679565, 613.0204733447184, 650.883502142037, 673.8160252571106},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 677.6639819145203, 667.2386177384949, 725.826097725169, 728.551983833313},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 694.5359706878662, 686.3545225278997, 705.0305800272903, 742.7999973297119},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 866.4920032024384, 821.0901194450397, 895.8445262066004, 908.6679816246033}
    };
    static const moebench_entry t3_expand_defaults[] = {
        {1, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 96, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {97, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 16511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p39, 6, 0.0, 0.0, 0.0, 0.0},
        {16512, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p40, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 64, 16, 0, 5, 0}, {128, 0, 0, 25600, 4}, 0xcafu, 0x350u, p134, 6, 34.286998212337494, 34.262309972496965, 34.32154398222595, 38.105142968041555},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 16, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcafu, 0x350u, p135, 6, 51.259201765060425, 51.12254996885869, 51.33919715881348, 57.815998792648315},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p136, 6, 79.6319991350174, 79.50301786400837, 79.71225910230321, 87.27467060089111},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p136, 6, 93.55466564496358, 93.3764950438585, 93.70320497341866, 99.90400075912476},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 126.45600736141205, 126.39200687408447, 126.56310877302353, 130.10400533676147},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 153.57600152492523, 153.04094412650846, 154.0950550762198, 157.41199254989624},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 64, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p137, 6, 191.43599271774292, 191.2423194329971, 191.58758002649827, 196.25599682331085},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 207.4359953403473, 207.26180766502696, 207.5801336151939, 212.78400719165802},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 231.66799545288086, 231.31389590759528, 231.90220343254092, 236.93999648094177},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 242.04400181770325, 241.90269131604643, 242.24255908558533, 247.748002409935},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 256.81599974632263, 256.5695158228703, 257.1693056049663, 260.560005903244},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 269.3440020084381, 268.5656693827518, 269.81748408899796, 280.5599868297577},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p139, 6, 280.8479964733124, 280.36955134329065, 281.26779926889037, 291.20001196861267},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p140, 6, 284.5039963722229, 284.4017526596983, 284.888138442411, 294.42399740219116},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p140, 6, 287.60799765586853, 287.3385099494533, 288.0713338783406, 297.64801263809204},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 292.31199622154236, 291.7129695767269, 293.22771225470547, 301.89600586891174},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 294.65600848197937, 294.35328905293983, 294.97599601745605, 304.1999936103821},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 295.7040071487427, 295.46970609937534, 295.89995695253054, 311.0159933567047},
        {119, 152, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p142, 6, 297.2480058670044, 296.8551736037617, 297.749523183108, 311.67200207710266},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 314.2879903316498, 313.85551662943016, 314.5549807176355, 314.2879903316498},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p143, 6, 312.71201372146606, 312.09508995065937, 313.3317668123127, 317.9599940776825},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 321.3199973106384, 321.1010241328936, 321.71749354306553, 322.9919970035553},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 329.008013010025, 328.6489048242125, 329.2081870698861, 330.6320011615753},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 340.93600511550903, 340.5266885683325, 341.48783850682014, 367.47199296951294},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 382.3840022087097, 379.30726419329966, 384.3518852364961, 387.2799873352051},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 395.3680098056793, 394.1188502542431, 397.18172725554484, 398.6319899559021},
        {1388, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 410.65600514411926, 407.90516322400754, 416.85249593038697, 413.58399391174316},
        {1774, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 512.4559998512268, 490.9673379678857, 575.1541603342946, 541.595995426178},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 624.6479749679565, 613.0204733447184, 650.883502142037, 673.8160252571106},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 677.6639819145203, 667.2386177384949, 725.826097725169, 728.551983833313},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 694.5359706878662, 686.3545225278997, 705.0305800272903, 742.7999973297119},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 866.4920032024384, 821.0901194450397, 895.8445262066004, 908.6679816246033}
    };
    static const moebench_entry t3_gemm1_defaults[] = {
        {1, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 96, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {97, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 16511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p39, 6, 0.0, 0.0, 0.0, 0.0},
        {16512, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p40, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p144[] = {
        {"block_i", 128, NULL},
        {"block_rows", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p145[] = {
        {"block_i", 256, NULL},
        {"block_rows", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p146[] = {
        {"block_i", 512, NULL},
        {"block_rows", 1, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p147[] = {
        {"block_i", 128, NULL},
        {"block_rows", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p148[] = {
        {"block_i", 128, NULL},
        {"block_rows", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p149[] = {
        {"block_i", 512, NULL},
        {"block_rows", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t3_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 2}, 0xd80u, 0x27fu, p144, 3, 34.286998212337494, 34.262309972496965, 34.32154398222595, 38.105142968041555},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p145, 3, 51.259201765060425, 51.12254996885869, 51.33919715881348, 57.815998792648315},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p146, 3, 79.6319991350174, 79.50301786400837, 79.71225910230321, 87.27467060089111},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p146, 3, 93.55466564496358, 93.3764950438585, 93.70320497341866, 99.90400075912476},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 1, 0, 2048, 8}, 0xd80u, 0x27fu, p147, 3, 126.45600736141205, 126.39200687408447, 126.56310877302353, 130.10400533676147},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 1, 0, 2048, 8}, 0xd80u, 0x27fu, p147, 3, 153.57600152492523, 153.04094412650846, 154.0950550762198, 157.41199254989624},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p148, 3, 191.43599271774292, 191.2423194329971, 191.58758002649827, 196.25599682331085},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 207.4359953403473, 207.26180766502696, 207.5801336151939, 212.78400719165802},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 231.66799545288086, 231.31389590759528, 231.90220343254092, 236.93999648094177},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 242.04400181770325, 241.90269131604643, 242.24255908558533, 247.748002409935},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p149, 3, 256.81599974632263, 256.5695158228703, 257.1693056049663, 260.560005903244},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p149, 3, 269.3440020084381, 268.5656693827518, 269.81748408899796, 280.5599868297577},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p148, 3, 280.8479964733124, 280.36955134329065, 281.26779926889037, 291.20001196861267},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p148, 3, 284.5039963722229, 284.4017526596983, 284.888138442411, 294.42399740219116},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p148, 3, 287.60799765586853, 287.3385099494533, 288.0713338783406, 297.64801263809204},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p41, 3, 292.31199622154236, 291.7129695767269, 293.22771225470547, 301.89600586891174},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p41, 3, 294.65600848197937, 294.35328905293983, 294.97599601745605, 304.1999936103821},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p41, 3, 295.7040071487427, 295.46970609937534, 295.89995695253054, 311.0159933567047},
        {119, 152, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 297.2480058670044, 296.8551736037617, 297.749523183108, 311.67200207710266},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 314.2879903316498, 313.85551662943016, 314.5549807176355, 314.2879903316498},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 312.71201372146606, 312.09508995065937, 313.3317668123127, 317.9599940776825},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p148, 3, 321.3199973106384, 321.1010241328936, 321.71749354306553, 322.9919970035553},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p148, 3, 329.008013010025, 328.6489048242125, 329.2081870698861, 330.6320011615753},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p148, 3, 340.93600511550903, 340.5266885683325, 341.48783850682014, 367.47199296951294},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p45, 3, 382.3840022087097, 379.30726419329966, 384.3518852364961, 387.2799873352051},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 395.3680098056793, 394.1188502542431, 397.18172725554484, 398.6319899559021},
        {1388, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 410.65600514411926, 407.90516322400754, 416.85249593038697, 413.58399391174316},
        {1774, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 512.4559998512268, 490.9673379678857, 575.1541603342946, 541.595995426178},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 624.6479749679565, 613.0204733447184, 650.883502142037, 673.8160252571106},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 677.6639819145203, 667.2386177384949, 725.826097725169, 728.551983833313},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 694.5359706878662, 686.3545225278997, 705.0305800272903, 742.7999973297119},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 866.4920032024384, 821.0901194450397, 895.8445262066004, 908.6679816246033}
    };
    static const moebench_entry t3_activation_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "activation", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p44, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t3_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 32, 64, 16, 0, 5, 0}, {128, 0, 0, 25600, 4}, 0xcafu, 0x350u, p134, 6, 34.286998212337494, 34.262309972496965, 34.32154398222595, 38.105142968041555},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 16, 0, 4, 0}, {128, 0, 0, 31744, 4}, 0xcafu, 0x350u, p135, 6, 51.259201765060425, 51.12254996885869, 51.33919715881348, 57.815998792648315},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p136, 6, 79.6319991350174, 79.50301786400837, 79.71225910230321, 87.27467060089111},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p136, 6, 93.55466564496358, 93.3764950438585, 93.70320497341866, 99.90400075912476},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 126.45600736141205, 126.39200687408447, 126.56310877302353, 130.10400533676147},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 153.57600152492523, 153.04094412650846, 154.0950550762198, 157.41199254989624},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 64, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p137, 6, 191.43599271774292, 191.2423194329971, 191.58758002649827, 196.25599682331085},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 207.4359953403473, 207.26180766502696, 207.5801336151939, 212.78400719165802},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 231.66799545288086, 231.31389590759528, 231.90220343254092, 236.93999648094177},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p138, 6, 242.04400181770325, 241.90269131604643, 242.24255908558533, 247.748002409935},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 256.81599974632263, 256.5695158228703, 257.1693056049663, 260.560005903244},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 269.3440020084381, 268.5656693827518, 269.81748408899796, 280.5599868297577},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 128, 128, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p139, 6, 280.8479964733124, 280.36955134329065, 281.26779926889037, 291.20001196861267},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p140, 6, 284.5039963722229, 284.4017526596983, 284.888138442411, 294.42399740219116},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p140, 6, 287.60799765586853, 287.3385099494533, 288.0713338783406, 297.64801263809204},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 292.31199622154236, 291.7129695767269, 293.22771225470547, 301.89600586891174},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 294.65600848197937, 294.35328905293983, 294.97599601745605, 304.1999936103821},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p141, 6, 295.7040071487427, 295.46970609937534, 295.89995695253054, 311.0159933567047},
        {119, 152, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 16, 0, 2, 0}, {128, 0, 0, 21504, 4}, 0xcafu, 0x350u, p142, 6, 297.2480058670044, 296.8551736037617, 297.749523183108, 311.67200207710266},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 314.2879903316498, 313.85551662943016, 314.5549807176355, 314.2879903316498},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p143, 6, 312.71201372146606, 312.09508995065937, 313.3317668123127, 317.9599940776825},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 321.3199973106384, 321.1010241328936, 321.71749354306553, 322.9919970035553},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 329.008013010025, 328.6489048242125, 329.2081870698861, 330.6320011615753},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 340.93600511550903, 340.5266885683325, 341.48783850682014, 367.47199296951294},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 382.3840022087097, 379.30726419329966, 384.3518852364961, 387.2799873352051},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 395.3680098056793, 394.1188502542431, 397.18172725554484, 398.6319899559021},
        {1388, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 410.65600514411926, 407.90516322400754, 416.85249593038697, 413.58399391174316},
        {1774, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 1, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p33, 6, 512.4559998512268, 490.9673379678857, 575.1541603342946, 541.595995426178},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 624.6479749679565, 613.0204733447184, 650.883502142037, 673.8160252571106},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 677.6639819145203, 667.2386177384949, 725.826097725169, 728.551983833313},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 694.5359706878662, 686.3545225278997, 705.0305800272903, 742.7999973297119},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 256, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcafu, 0x350u, p35, 6, 866.4920032024384, 821.0901194450397, 895.8445262066004, 908.6679816246033}
    };
    static const moebench_entry t3_gemm2_defaults[] = {
        {1, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcafu, 0x350u, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcafu, 0x350u, p37, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 96, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {32, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcafu, 0x350u, p38, 6, 0.0, 0.0, 0.0, 0.0},
        {97, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcafu, 0x350u, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {64, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 74752, 8}, 0xcafu, 0x350u, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 16511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p39, 6, 0.0, 0.0, 0.0, 0.0},
        {16512, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "engine_grid", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 99328, 8}, 0xcafu, 0x350u, p40, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p150[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p151[] = {
        {"block_h", 256, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p152[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t3_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p103, 3, 34.286998212337494, 34.262309972496965, 34.32154398222595, 38.105142968041555},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 51.259201765060425, 51.12254996885869, 51.33919715881348, 57.815998792648315},
        {3, 4, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p150, 3, 79.6319991350174, 79.50301786400837, 79.71225910230321, 87.27467060089111},
        {5, 6, 5, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p150, 3, 93.55466564496358, 93.3764950438585, 93.70320497341866, 99.90400075912476},
        {7, 9, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 2}, 0xd80u, 0x27fu, p151, 3, 126.45600736141205, 126.39200687408447, 126.56310877302353, 130.10400533676147},
        {10, 13, 11, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 2}, 0xd80u, 0x27fu, p151, 3, 153.57600152492523, 153.04094412650846, 154.0950550762198, 157.41199254989624},
        {14, 17, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 191.43599271774292, 191.2423194329971, 191.58758002649827, 196.25599682331085},
        {18, 21, 19, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 207.4359953403473, 207.26180766502696, 207.5801336151939, 212.78400719165802},
        {22, 25, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 231.66799545288086, 231.31389590759528, 231.90220343254092, 236.93999648094177},
        {26, 29, 27, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 242.04400181770325, 241.90269131604643, 242.24255908558533, 247.748002409935},
        {30, 35, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 256.81599974632263, 256.5695158228703, 257.1693056049663, 260.560005903244},
        {36, 43, 39, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 269.3440020084381, 268.5656693827518, 269.81748408899796, 280.5599868297577},
        {44, 51, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 280.8479964733124, 280.36955134329065, 281.26779926889037, 291.20001196861267},
        {52, 59, 55, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 284.5039963722229, 284.4017526596983, 284.888138442411, 294.42399740219116},
        {60, 70, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 287.60799765586853, 287.3385099494533, 288.0713338783406, 297.64801263809204},
        {71, 86, 78, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 292.31199622154236, 291.7129695767269, 293.22771225470547, 301.89600586891174},
        {87, 102, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 294.65600848197937, 294.35328905293983, 294.97599601745605, 304.1999936103821},
        {103, 118, 110, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 295.7040071487427, 295.46970609937534, 295.89995695253054, 311.0159933567047},
        {119, 152, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 297.2480058670044, 296.8551736037617, 297.749523183108, 311.67200207710266},
        {153, 215, 181, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 314.2879903316498, 313.85551662943016, 314.5549807176355, 314.2879903316498},
        {216, 304, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 312.71201372146606, 312.09508995065937, 313.3317668123127, 317.9599940776825},
        {305, 430, 362, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 321.3199973106384, 321.1010241328936, 321.71749354306553, 322.9919970035553},
        {431, 608, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 329.008013010025, 328.6489048242125, 329.2081870698861, 330.6320011615753},
        {609, 861, 724, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 340.93600511550903, 340.5266885683325, 341.48783850682014, 367.47199296951294},
        {862, 1133, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 2}, 0xd80u, 0x27fu, p152, 3, 382.3840022087097, 379.30726419329966, 384.3518852364961, 387.2799873352051},
        {1134, 1387, 1254, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 395.3680098056793, 394.1188502542431, 397.18172725554484, 398.6319899559021},
        {1388, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 410.65600514411926, 407.90516322400754, 416.85249593038697, 413.58399391174316},
        {1774, 2266, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 512.4559998512268, 490.9673379678857, 575.1541603342946, 541.595995426178},
        {2267, 2775, 2508, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 624.6479749679565, 613.0204733447184, 650.883502142037, 673.8160252571106},
        {2776, 3300, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 677.6639819145203, 667.2386177384949, 725.826097725169, 728.551983833313},
        {3301, 3811, 3547, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 694.5359706878662, 686.3545225278997, 705.0305800272903, 742.7999973297119},
        {3812, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 866.4920032024384, 821.0901194450397, 895.8445262066004, 908.6679816246033}
    };
    static const moebench_entry t3_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t3_steps[] = {
        {MOEBENCH_STEP_ROUTE, t3_route_rows, 32, t3_route_defaults, 5},
        {MOEBENCH_STEP_INDEX, t3_index_rows, 32, t3_index_defaults, 5},
        {MOEBENCH_STEP_EXPAND, t3_expand_rows, 32, t3_expand_defaults, 7},
        {MOEBENCH_STEP_GEMM1, t3_gemm1_rows, 32, t3_gemm1_defaults, 7},
        {MOEBENCH_STEP_ACTIVATION, t3_activation_rows, 32, t3_activation_defaults, 1},
        {MOEBENCH_STEP_GEMM2, t3_gemm2_rows, 32, t3_gemm2_defaults, 7},
        {MOEBENCH_STEP_COMBINE, t3_combine_rows, 32, t3_combine_defaults, 1}
    };
    static const moebench_param p153[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p154[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p155[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p156[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p157[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p158[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t4_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p153, 6, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p153, 6, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p154, 6, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p154, 6, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p154, 6, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p155, 6, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p155, 6, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p156, 6, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p157, 6, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p157, 6, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p157, 6, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p158, 6, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p158, 6, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_param p159[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p160[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p161[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t4_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p154, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 102, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p114, 6, 0.0, 0.0, 0.0, 0.0},
        {103, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p159, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 204, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p118, 6, 0.0, 0.0, 0.0, 0.0},
        {205, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p160, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 409, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p119, 6, 0.0, 0.0, 0.0, 0.0},
        {410, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p161, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p116, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p120, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p153, 6, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p153, 6, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p154, 6, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p154, 6, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p154, 6, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p155, 6, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p155, 6, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p156, 6, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p157, 6, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p157, 6, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p157, 6, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p158, 6, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p158, 6, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p154, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 102, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p114, 6, 0.0, 0.0, 0.0, 0.0},
        {103, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p159, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 204, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p118, 6, 0.0, 0.0, 0.0, 0.0},
        {205, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p160, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 409, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p119, 6, 0.0, 0.0, 0.0, 0.0},
        {410, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p161, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p116, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p120, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p162[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p163[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p164[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p165[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p162, 7, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p163, 7, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p165, 7, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_expand_defaults[] = {
        {1, 819, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {820, 1638, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {1639, 2457, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {2458, 52428, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {52429, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p162, 7, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p163, 7, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p165, 7, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_gemm1_defaults[] = {
        {1, 819, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {820, 1638, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {1639, 2457, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {2458, 52428, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {52429, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t4_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p162, 7, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 16, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p163, 7, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 128, 64, 1, 0, 5, 0}, {128, 0, 0, 205824, 4}, 0xcefu, 0x310u, p165, 7, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_activation_defaults[] = {
        {1, 819, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {820, 1638, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {1639, 2457, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {2458, 52428, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {52429, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p166[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p167[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p168[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p169[] = {
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
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 64, 16, 1, 3, 0}, {128, 0, 0, 21504, 4}, 0xcffu, 0x300u, p166, 8, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 64, 16, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p167, 8, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p168, 8, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 16, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p169, 8, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_gemm2_defaults[] = {
        {1, 819, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 0.0, 0.0, 0.0, 0.0},
        {820, 1638, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p95, 8, 0.0, 0.0, 0.0, 0.0},
        {1639, 2457, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p101, 8, 0.0, 0.0, 0.0, 0.0},
        {2458, 4915, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 0.0, 0.0, 0.0, 0.0},
        {4916, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p170[] = {
        {"block_h", 512, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t4_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 4, 0, 1536, 1}, 0xd80u, 0x27fu, p103, 3, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p105, 3, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p150, 3, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p55, 3, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p170, 3, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p126, 3, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p56, 3, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p56, 3, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p127, 3, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p106, 3, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p56, 3, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p106, 3, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p106, 3, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p171[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p172[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p173[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p174[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p175[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p176[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p177[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p178[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t4_shared_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 41.363999247550964, 41.269566152806476, 41.457577350282754, 42.06799964110056},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 57.24959969520569, 57.14634639578948, 57.31702575634912, 61.23200058937073},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 85.6613318125407, 85.5622891177063, 85.73904171521772, 91.09333157539368},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 137.65199482440948, 137.46996290948113, 137.74878611810658, 142.1319991350174},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 226.17200016975403, 225.8823433031392, 226.38664902526253, 229.92399334907532},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 304.9919903278351, 304.27410820084975, 305.59260614130824, 312.4319911003113},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 368.1719899177551, 367.5357234646709, 368.6914577664107, 377.7640014886856},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 476.83998942375183, 476.5677030206115, 477.76829042410276, 484.19201374053955},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 550.6639778614044, 549.5415684912973, 551.8344285752005, 557.807981967926},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 650.2799987792969, 649.5997894133793, 650.9142563944017, 660.0480079650879},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 16, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p172, 7, 704.584002494812, 704.0034832984823, 705.4888265558686, 710.312008857727},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 16, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p172, 7, 767.1039998531342, 765.6353667473124, 768.284682920046, 772.0839977264404},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 1, 0, 4, 2}, {128, 0, 0, 66560, 4}, 0xcefu, 0x310u, p173, 7, 802.916020154953, 801.7128814065629, 803.5741991599866, 824.5439827442169},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p174, 7, 832.9839706420898, 832.5200080871582, 833.3819061787658, 854.9439907073975},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 128, 64, 8, 0, 3, 0}, {128, 0, 0, 123904, 4}, 0xcefu, 0x310u, p175, 7, 881.5039992332458, 879.5499569439414, 883.0548917125622, 949.6080279350281},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 132096, 4}, 0xcefu, 0x310u, p176, 7, 910.1679921150208, 905.4190489675636, 922.1393829547508, 1010.2239847183228},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 1, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p177, 7, 1031.6759943962097, 1017.5129913897251, 1091.9453295220342, 1086.6360068321228},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p178, 7, 1217.4559831619263, 1165.3736940891404, 1355.6345515503333, 1217.4559831619263}
    };
    static const moebench_entry t4_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p174, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p178, 7, 0.0, 0.0, 0.0, 0.0}
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
    static const moebench_param p179[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p180[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p181[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p182[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p183[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p184[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p185[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 256, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t5_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p109, 6, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p179, 6, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p74, 6, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p180, 6, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p181, 6, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p182, 6, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p183, 6, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p184, 6, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p78, 6, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p185, 6, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p78, 6, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p78, 6, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p109, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p114, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p118, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p119, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p116, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p120, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p109, 6, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p179, 6, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p74, 6, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p180, 6, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p181, 6, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p182, 6, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p183, 6, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p184, 6, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p78, 6, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p185, 6, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p78, 6, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 4}, 0xc80u, 0x27fu, p78, 6, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p63, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p109, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p67, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p112, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p113, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p114, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p118, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p119, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p116, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p117, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p120, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p186[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t5_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p186, 7, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p84, 7, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p88, 7, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p186, 7, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p84, 7, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p88, 7, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t5_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 8, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p186, 7, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 16, 0, 5, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p84, 7, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 256, 64, 1, 0, 3, 1}, {256, 0, 0, 222208, 8}, 0xcefu, 0x310u, p88, 7, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 4, 0}, {128, 0, 0, 111616, 4}, 0xcefu, 0x310u, p82, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 3, 0}, {128, 0, 0, 148480, 4}, 0xcefu, 0x310u, p85, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p86, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 32767, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 4, 0}, {256, 0, 0, 197632, 8}, 0xcefu, 0x310u, p87, 7, 0.0, 0.0, 0.0, 0.0},
        {32768, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 128, 64, 16, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p90, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p187[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p188[] = {
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
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p187, 8, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p95, 8, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p188, 8, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p92, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p95, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 4, 0}, {128, 0, 0, 197632, 4}, 0xcffu, 0x300u, p101, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 74752, 4}, 0xcffu, 0x300u, p97, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 256, 64, 16, 1, 4, 0}, {256, 0, 0, 197632, 8}, 0xcffu, 0x300u, p99, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p189[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p190[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 2, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_entry t5_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 2}, 0xd80u, 0x27fu, p102, 3, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p150, 3, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 1, 0, 1536, 4}, 0xd80u, 0x27fu, p189, 3, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p105, 3, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 4, 0, 2048, 2}, 0xd80u, 0x27fu, p152, 3, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {32, 8, 0, 2048, 1}, 0xd80u, 0x27fu, p190, 3, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p52, 3, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p59, 3, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 2, 0, 2048, 4}, 0xd80u, 0x27fu, p105, 3, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p56, 3, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p56, 3, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p127, 3, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 4, 0, 3072, 4}, 0xd80u, 0x27fu, p57, 3, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 4, 0, 5120, 8}, 0xd80u, 0x27fu, p56, 3, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p106, 3, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p106, 3, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {256, 2, 0, 3072, 8}, 0xd80u, 0x27fu, p106, 3, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p54, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p191[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p192[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p193[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p194[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 5, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p195[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p196[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p197[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 4, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t5_shared_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 37.11542912891933, 37.05356662669285, 37.204124457996635, 37.84685901233128},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 48.47866793473562, 48.352162940688224, 48.60707033020128, 49.216002225875854},
        {3, 5, 4, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 8, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p191, 7, 71.90000265836716, 71.78320715565633, 71.93347965829295, 73.50199669599533},
        {6, 11, 8, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 114.05332883199056, 113.86682589797425, 114.21270053391069, 115.29866854349773},
        {12, 19, 16, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p164, 7, 174.7799962759018, 174.59229490663674, 175.11120881568726, 176.25999450683594},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 8, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p191, 7, 220.0240045785904, 219.6193361774876, 220.4046290263421, 227.52800583839417},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 8, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p191, 7, 260.0240111351013, 259.74398851394653, 260.414617986027, 267.90401339530945},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 16, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p192, 7, 315.12001156806946, 314.91339322212025, 315.4436428013039, 322.3919868469238},
        {56, 78, 64, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 8, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p191, 7, 348.5240042209625, 347.830818657551, 349.0811719849966, 355.8880090713501},
        {79, 110, 96, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 16, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p192, 7, 377.1120011806488, 376.28776714031494, 378.00109748620355, 385.3279948234558},
        {111, 181, 128, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 1, 0, 5, 0}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p193, 7, 391.2320137023926, 390.8427090218108, 391.5968425540405, 400.06399154663086},
        {182, 362, 256, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 16, 0, 5, 2}, {128, 0, 0, 82944, 4}, 0xcefu, 0x310u, p194, 7, 410.96800565719604, 410.34804313297354, 412.09893953794545, 416.00799560546875},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 32, 64, 1, 0, 4, 0}, {128, 0, 0, 66560, 4}, 0xcefu, 0x310u, p195, 7, 427.9640018939972, 427.4739642635503, 428.7340323432765, 449.9559998512268},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p196, 7, 461.2559974193573, 460.82548316987453, 462.0415952600604, 511.00802421569824},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 128, 64, 8, 0, 3, 0}, {128, 0, 0, 123904, 4}, 0xcefu, 0x310u, p175, 7, 488.75999450683594, 486.6208295332426, 491.41103366557707, 544.0719723701477},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 64, 1, 0, 4, 2}, {256, 0, 0, 132096, 8}, 0xcefu, 0x310u, p197, 7, 549.1079986095428, 538.6332216966991, 589.6337598905261, 565.4000043869019},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p196, 7, 617.8240180015564, 607.5398008963508, 620.2192059572905, 656.8959951400757},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p178, 7, 794.4200038909912, 764.01492159672, 889.6126140778259, 794.4200038909912}
    };
    static const moebench_entry t5_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 4, 0}, {128, 0, 0, 62464, 4}, 0xcefu, 0x310u, p171, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 4, 0}, {128, 0, 0, 99328, 4}, 0xcefu, 0x310u, p174, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 128, 64, 8, 0, 3, 0}, {256, 0, 0, 148480, 8}, 0xcefu, 0x310u, p178, 7, 0.0, 0.0, 0.0, 0.0}
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
        {"mixtral-8x7b.triton-engine_grid.bf16", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/engine_grid", "route=a41df0adc465fcfa, engine_align=822b809257b1ea8f, engine_grid=646fd6e62990d2a1, activation=bea085d7ea54d91c, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130T200952-tune-h200 of 2026-11-30T20:09:52+00:00", t0_steps, 7},
        {"olmoe-1b-7b.triton-fused.bf16", "olmoe-1b-7b", MOEBENCH_DTYPE_BF16, {64, 64, 8, 2048, 1024, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130T164426-tune-h200 of 2026-11-30T16:44:26+00:00", t1_steps, 7},
        {"qwen3-235b-a22b.triton-fused.bf16", "qwen3-235b-a22b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 4096, 1536, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130T194129-tune-h200 of 2026-11-30T19:41:29+00:00", t2_steps, 7},
        {"qwen3-30b-a3b.triton-engine_grid.bf16", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/engine_grid", "route=a41df0adc465fcfa, engine_align=822b809257b1ea8f, engine_grid=646fd6e62990d2a1, activation=bea085d7ea54d91c, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130T200540-tune-h200 of 2026-11-30T20:05:40+00:00", t3_steps, 7},
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
