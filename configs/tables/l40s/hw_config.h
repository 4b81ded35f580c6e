/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. NVIDIA L40S (l40s); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   qwen3-30b-a3b.triton-fused.bf16.tp2: l40s triton/fused bf16 E128 K8 H2048 I768 tp2 ep1 silu softmax
 *   qwen3.6-35b-a3b.triton-fused.bf16.tp2: l40s triton/fused bf16 E256 K8 H2048 I512 tp2 ep1 silu softmax shared 512
 *   mixtral-8x7b.triton-fused.bf16.tp4: l40s triton/fused bf16 E8 K2 H4096 I14336 tp4 ep1 silu softmax
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_L40S_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_L40S_H

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

static inline MOEBENCH_UNUSED const moebench_hw *moebench_l40s_descriptor(void) {
    static const moebench_hw hw = {
        "l40s",
        "NVIDIA L40S",
        "nvidia",
        "sm89",
        "ada",
        8,
        9,
        {142.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {32.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {48.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {1024.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {65536.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {102400.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {101376.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {100663296.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {48000000000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {864.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {733.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {733.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {362.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {362.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {91.6, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {350.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_l40s_tables(int32_t *count) {
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 60.58263686341656, 30.29131843170828, 121.16527372683312, 60.58263686341656},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 106.18838734169056, 53.09419367084528, 212.37677468338111, 106.18838734169056},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 182.24123159564826, 91.12061579782413, 364.4824631912965, 182.24123159564826},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 306.045116046254, 153.022558023127, 612.090232092508, 306.045116046254},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 488.96669465969137, 244.48334732984569, 977.9333893193827, 488.96669465969137},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 611.4261156434053, 305.71305782170265, 1222.8522312868106, 611.4261156434053},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 676.916600938622, 338.458300469311, 1353.833201877244, 676.916600938622},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 755.9114886049138, 377.9557443024569, 1511.8229772098275, 755.9114886049138},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 775.9639412604782, 387.9819706302391, 1551.9278825209565, 775.9639412604782},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 799.2629470181872, 399.6314735090936, 1598.5258940363744, 799.2629470181872},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 802.8486796518532, 401.4243398259266, 1605.6973593037064, 802.8486796518532},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 821.2094264801135, 410.60471324005675, 1642.418852960227, 821.2094264801135},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 859.0678130556613, 429.53390652783065, 1718.1356261113226, 859.0678130556613},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 935.4457247340026, 467.7228623670013, 1870.8914494680052, 935.4457247340026},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1001.722266739115, 500.8611333695575, 2003.44453347823, 1001.722266739115},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1116.4284813300233, 558.2142406650116, 2232.8569626600465, 1116.4284813300233},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1296.7993649871867, 648.3996824935933, 2593.5987299743733, 1296.7993649871867},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1506.2483366323106, 753.1241683161553, 3012.496673264621, 1506.2483366323106}
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 60.58263686341656, 30.29131843170828, 121.16527372683312, 60.58263686341656},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 106.18838734169056, 53.09419367084528, 212.37677468338111, 106.18838734169056},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 182.24123159564826, 91.12061579782413, 364.4824631912965, 182.24123159564826},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 306.045116046254, 153.022558023127, 612.090232092508, 306.045116046254},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 488.96669465969137, 244.48334732984569, 977.9333893193827, 488.96669465969137},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 611.4261156434053, 305.71305782170265, 1222.8522312868106, 611.4261156434053},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 676.916600938622, 338.458300469311, 1353.833201877244, 676.916600938622},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 755.9114886049138, 377.9557443024569, 1511.8229772098275, 755.9114886049138},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 775.9639412604782, 387.9819706302391, 1551.9278825209565, 775.9639412604782},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 799.2629470181872, 399.6314735090936, 1598.5258940363744, 799.2629470181872},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 802.8486796518532, 401.4243398259266, 1605.6973593037064, 802.8486796518532},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 821.2094264801135, 410.60471324005675, 1642.418852960227, 821.2094264801135},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 859.0678130556613, 429.53390652783065, 1718.1356261113226, 859.0678130556613},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 935.4457247340026, 467.7228623670013, 1870.8914494680052, 935.4457247340026},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1001.722266739115, 500.8611333695575, 2003.44453347823, 1001.722266739115},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1116.4284813300233, 558.2142406650116, 2232.8569626600465, 1116.4284813300233},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1296.7993649871867, 648.3996824935933, 2593.5987299743733, 1296.7993649871867},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1506.2483366323106, 753.1241683161553, 3012.496673264621, 1506.2483366323106}
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
        {"num_stages", 2, NULL},
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
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 60.58263686341656, 30.29131843170828, 121.16527372683312, 60.58263686341656},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 106.18838734169056, 53.09419367084528, 212.37677468338111, 106.18838734169056},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 182.24123159564826, 91.12061579782413, 364.4824631912965, 182.24123159564826},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 306.045116046254, 153.022558023127, 612.090232092508, 306.045116046254},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 488.96669465969137, 244.48334732984569, 977.9333893193827, 488.96669465969137},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 611.4261156434053, 305.71305782170265, 1222.8522312868106, 611.4261156434053},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 676.916600938622, 338.458300469311, 1353.833201877244, 676.916600938622},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 755.9114886049138, 377.9557443024569, 1511.8229772098275, 755.9114886049138},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 775.9639412604782, 387.9819706302391, 1551.9278825209565, 775.9639412604782},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 799.2629470181872, 399.6314735090936, 1598.5258940363744, 799.2629470181872},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 802.8486796518532, 401.4243398259266, 1605.6973593037064, 802.8486796518532},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 821.2094264801135, 410.60471324005675, 1642.418852960227, 821.2094264801135},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 859.0678130556613, 429.53390652783065, 1718.1356261113226, 859.0678130556613},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 935.4457247340026, 467.7228623670013, 1870.8914494680052, 935.4457247340026},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1001.722266739115, 500.8611333695575, 2003.44453347823, 1001.722266739115},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1116.4284813300233, 558.2142406650116, 2232.8569626600465, 1116.4284813300233},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1296.7993649871867, 648.3996824935933, 2593.5987299743733, 1296.7993649871867},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1506.2483366323106, 753.1241683161553, 3012.496673264621, 1506.2483366323106}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 60.58263686341656, 30.29131843170828, 121.16527372683312, 60.58263686341656},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 106.18838734169056, 53.09419367084528, 212.37677468338111, 106.18838734169056},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 182.24123159564826, 91.12061579782413, 364.4824631912965, 182.24123159564826},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 306.045116046254, 153.022558023127, 612.090232092508, 306.045116046254},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 488.96669465969137, 244.48334732984569, 977.9333893193827, 488.96669465969137},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 611.4261156434053, 305.71305782170265, 1222.8522312868106, 611.4261156434053},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 676.916600938622, 338.458300469311, 1353.833201877244, 676.916600938622},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 755.9114886049138, 377.9557443024569, 1511.8229772098275, 755.9114886049138},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 775.9639412604782, 387.9819706302391, 1551.9278825209565, 775.9639412604782},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 799.2629470181872, 399.6314735090936, 1598.5258940363744, 799.2629470181872},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 802.8486796518532, 401.4243398259266, 1605.6973593037064, 802.8486796518532},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 821.2094264801135, 410.60471324005675, 1642.418852960227, 821.2094264801135},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 859.0678130556613, 429.53390652783065, 1718.1356261113226, 859.0678130556613},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 935.4457247340026, 467.7228623670013, 1870.8914494680052, 935.4457247340026},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1001.722266739115, 500.8611333695575, 2003.44453347823, 1001.722266739115},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1116.4284813300233, 558.2142406650116, 2232.8569626600465, 1116.4284813300233},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1296.7993649871867, 648.3996824935933, 2593.5987299743733, 1296.7993649871867},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1506.2483366323106, 753.1241683161553, 3012.496673264621, 1506.2483366323106}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 60.58263686341656, 30.29131843170828, 121.16527372683312, 60.58263686341656},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 106.18838734169056, 53.09419367084528, 212.37677468338111, 106.18838734169056},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 182.24123159564826, 91.12061579782413, 364.4824631912965, 182.24123159564826},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 306.045116046254, 153.022558023127, 612.090232092508, 306.045116046254},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 488.96669465969137, 244.48334732984569, 977.9333893193827, 488.96669465969137},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 611.4261156434053, 305.71305782170265, 1222.8522312868106, 611.4261156434053},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 676.916600938622, 338.458300469311, 1353.833201877244, 676.916600938622},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 755.9114886049138, 377.9557443024569, 1511.8229772098275, 755.9114886049138},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 775.9639412604782, 387.9819706302391, 1551.9278825209565, 775.9639412604782},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 799.2629470181872, 399.6314735090936, 1598.5258940363744, 799.2629470181872},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 802.8486796518532, 401.4243398259266, 1605.6973593037064, 802.8486796518532},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 821.2094264801135, 410.60471324005675, 1642.418852960227, 821.2094264801135},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 859.0678130556613, 429.53390652783065, 1718.1356261113226, 859.0678130556613},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 935.4457247340026, 467.7228623670013, 1870.8914494680052, 935.4457247340026},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1001.722266739115, 500.8611333695575, 2003.44453347823, 1001.722266739115},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1116.4284813300233, 558.2142406650116, 2232.8569626600465, 1116.4284813300233},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1296.7993649871867, 648.3996824935933, 2593.5987299743733, 1296.7993649871867},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1506.2483366323106, 753.1241683161553, 3012.496673264621, 1506.2483366323106}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p15[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p16[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p17[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p18[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p19[] = {
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 60.58263686341656, 30.29131843170828, 121.16527372683312, 60.58263686341656},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 106.18838734169056, 53.09419367084528, 212.37677468338111, 106.18838734169056},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 182.24123159564826, 91.12061579782413, 364.4824631912965, 182.24123159564826},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 306.045116046254, 153.022558023127, 612.090232092508, 306.045116046254},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 488.96669465969137, 244.48334732984569, 977.9333893193827, 488.96669465969137},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 611.4261156434053, 305.71305782170265, 1222.8522312868106, 611.4261156434053},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 676.916600938622, 338.458300469311, 1353.833201877244, 676.916600938622},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 755.9114886049138, 377.9557443024569, 1511.8229772098275, 755.9114886049138},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 775.9639412604782, 387.9819706302391, 1551.9278825209565, 775.9639412604782},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 799.2629470181872, 399.6314735090936, 1598.5258940363744, 799.2629470181872},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 802.8486796518532, 401.4243398259266, 1605.6973593037064, 802.8486796518532},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p16, 8, 821.2094264801135, 410.60471324005675, 1642.418852960227, 821.2094264801135},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p17, 8, 859.0678130556613, 429.53390652783065, 1718.1356261113226, 859.0678130556613},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p18, 8, 935.4457247340026, 467.7228623670013, 1870.8914494680052, 935.4457247340026},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p18, 8, 1001.722266739115, 500.8611333695575, 2003.44453347823, 1001.722266739115},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 1116.4284813300233, 558.2142406650116, 2232.8569626600465, 1116.4284813300233},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 1296.7993649871867, 648.3996824935933, 2593.5987299743733, 1296.7993649871867},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 1506.2483366323106, 753.1241683161553, 3012.496673264621, 1506.2483366323106}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p16, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p17, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p20[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 60.58263686341656, 30.29131843170828, 121.16527372683312, 60.58263686341656},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 106.18838734169056, 53.09419367084528, 212.37677468338111, 106.18838734169056},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 182.24123159564826, 91.12061579782413, 364.4824631912965, 182.24123159564826},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 306.045116046254, 153.022558023127, 612.090232092508, 306.045116046254},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 488.96669465969137, 244.48334732984569, 977.9333893193827, 488.96669465969137},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 611.4261156434053, 305.71305782170265, 1222.8522312868106, 611.4261156434053},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 676.916600938622, 338.458300469311, 1353.833201877244, 676.916600938622},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 755.9114886049138, 377.9557443024569, 1511.8229772098275, 755.9114886049138},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 775.9639412604782, 387.9819706302391, 1551.9278825209565, 775.9639412604782},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 799.2629470181872, 399.6314735090936, 1598.5258940363744, 799.2629470181872},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 802.8486796518532, 401.4243398259266, 1605.6973593037064, 802.8486796518532},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 821.2094264801135, 410.60471324005675, 1642.418852960227, 821.2094264801135},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 859.0678130556613, 429.53390652783065, 1718.1356261113226, 859.0678130556613},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 935.4457247340026, 467.7228623670013, 1870.8914494680052, 935.4457247340026},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1001.722266739115, 500.8611333695575, 2003.44453347823, 1001.722266739115},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1116.4284813300233, 558.2142406650116, 2232.8569626600465, 1116.4284813300233},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1296.7993649871867, 648.3996824935933, 2593.5987299743733, 1296.7993649871867},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1506.2483366323106, 753.1241683161553, 3012.496673264621, 1506.2483366323106}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 0.0, 0.0, 0.0, 0.0}
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
    static const moebench_entry t1_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 58.20253253157818, 29.10126626578909, 116.40506506315636, 58.20253253157818},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 86.77070858248152, 43.38535429124076, 173.54141716496304, 86.77070858248152},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 149.8350134901121, 74.91750674505604, 299.6700269802242, 149.8350134901121},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 259.69087064041565, 129.84543532020783, 519.3817412808313, 259.69087064041565},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 442.95935997358225, 221.47967998679113, 885.9187199471645, 442.95935997358225},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 594.1348161916219, 297.06740809581095, 1188.2696323832438, 594.1348161916219},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 703.3283326527597, 351.66416632637987, 1406.6566653055195, 703.3283326527597},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 868.883765916897, 434.4418829584485, 1737.767531833794, 868.883765916897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 965.3501449714852, 482.6750724857426, 1930.7002899429704, 965.3501449714852},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 1038.2766544621766, 519.1383272310883, 2076.553308924353, 1038.2766544621766},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 1075.863707654154, 537.931853827077, 2151.727415308308, 1075.863707654154},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1118.9017839659455, 559.4508919829727, 2237.803567931891, 1118.9017839659455},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 1165.4787222227665, 582.7393611113832, 2330.957444445533, 1165.4787222227665},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 1240.2542850472034, 620.1271425236017, 2480.508570094407, 1240.2542850472034},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1305.3764626397738, 652.6882313198869, 2610.7529252795475, 1305.3764626397738},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1388.0629909919162, 694.0314954959581, 2776.1259819838324, 1388.0629909919162},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1532.2689636430493, 766.1344818215247, 3064.5379272860987, 1532.2689636430493},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1714.3950677909836, 857.1975338954918, 3428.790135581967, 1714.3950677909836}
    };
    static const moebench_entry t1_route_defaults[] = {
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
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 58.20253253157818, 29.10126626578909, 116.40506506315636, 58.20253253157818},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p1, 6, 86.77070858248152, 43.38535429124076, 173.54141716496304, 86.77070858248152},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 149.8350134901121, 74.91750674505604, 299.6700269802242, 149.8350134901121},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 259.69087064041565, 129.84543532020783, 519.3817412808313, 259.69087064041565},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 442.95935997358225, 221.47967998679113, 885.9187199471645, 442.95935997358225},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 594.1348161916219, 297.06740809581095, 1188.2696323832438, 594.1348161916219},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p3, 6, 703.3283326527597, 351.66416632637987, 1406.6566653055195, 703.3283326527597},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 868.883765916897, 434.4418829584485, 1737.767531833794, 868.883765916897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p4, 6, 965.3501449714852, 482.6750724857426, 1930.7002899429704, 965.3501449714852},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 1038.2766544621766, 519.1383272310883, 2076.553308924353, 1038.2766544621766},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p5, 6, 1075.863707654154, 537.931853827077, 2151.727415308308, 1075.863707654154},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p6, 6, 1118.9017839659455, 559.4508919829727, 2237.803567931891, 1118.9017839659455},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p7, 6, 1165.4787222227665, 582.7393611113832, 2330.957444445533, 1165.4787222227665},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p8, 6, 1240.2542850472034, 620.1271425236017, 2480.508570094407, 1240.2542850472034},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1305.3764626397738, 652.6882313198869, 2610.7529252795475, 1305.3764626397738},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1388.0629909919162, 694.0314954959581, 2776.1259819838324, 1388.0629909919162},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1532.2689636430493, 766.1344818215247, 3064.5379272860987, 1532.2689636430493},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 34816, 16}, 0xc80u, 0x27fu, p9, 6, 1714.3950677909836, 857.1975338954918, 3428.790135581967, 1714.3950677909836}
    };
    static const moebench_entry t1_index_defaults[] = {
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
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 58.20253253157818, 29.10126626578909, 116.40506506315636, 58.20253253157818},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 86.77070858248152, 43.38535429124076, 173.54141716496304, 86.77070858248152},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 149.8350134901121, 74.91750674505604, 299.6700269802242, 149.8350134901121},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 259.69087064041565, 129.84543532020783, 519.3817412808313, 259.69087064041565},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 442.95935997358225, 221.47967998679113, 885.9187199471645, 442.95935997358225},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 594.1348161916219, 297.06740809581095, 1188.2696323832438, 594.1348161916219},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 703.3283326527597, 351.66416632637987, 1406.6566653055195, 703.3283326527597},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 868.883765916897, 434.4418829584485, 1737.767531833794, 868.883765916897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 965.3501449714852, 482.6750724857426, 1930.7002899429704, 965.3501449714852},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1038.2766544621766, 519.1383272310883, 2076.553308924353, 1038.2766544621766},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1075.863707654154, 537.931853827077, 2151.727415308308, 1075.863707654154},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1118.9017839659455, 559.4508919829727, 2237.803567931891, 1118.9017839659455},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 1165.4787222227665, 582.7393611113832, 2330.957444445533, 1165.4787222227665},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 1240.2542850472034, 620.1271425236017, 2480.508570094407, 1240.2542850472034},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 1305.3764626397738, 652.6882313198869, 2610.7529252795475, 1305.3764626397738},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1388.0629909919162, 694.0314954959581, 2776.1259819838324, 1388.0629909919162},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1532.2689636430493, 766.1344818215247, 3064.5379272860987, 1532.2689636430493},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1714.3950677909836, 857.1975338954918, 3428.790135581967, 1714.3950677909836}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 58.20253253157818, 29.10126626578909, 116.40506506315636, 58.20253253157818},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 86.77070858248152, 43.38535429124076, 173.54141716496304, 86.77070858248152},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 149.8350134901121, 74.91750674505604, 299.6700269802242, 149.8350134901121},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 259.69087064041565, 129.84543532020783, 519.3817412808313, 259.69087064041565},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 442.95935997358225, 221.47967998679113, 885.9187199471645, 442.95935997358225},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 594.1348161916219, 297.06740809581095, 1188.2696323832438, 594.1348161916219},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 703.3283326527597, 351.66416632637987, 1406.6566653055195, 703.3283326527597},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 868.883765916897, 434.4418829584485, 1737.767531833794, 868.883765916897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 965.3501449714852, 482.6750724857426, 1930.7002899429704, 965.3501449714852},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1038.2766544621766, 519.1383272310883, 2076.553308924353, 1038.2766544621766},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1075.863707654154, 537.931853827077, 2151.727415308308, 1075.863707654154},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1118.9017839659455, 559.4508919829727, 2237.803567931891, 1118.9017839659455},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 1165.4787222227665, 582.7393611113832, 2330.957444445533, 1165.4787222227665},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 1240.2542850472034, 620.1271425236017, 2480.508570094407, 1240.2542850472034},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 1305.3764626397738, 652.6882313198869, 2610.7529252795475, 1305.3764626397738},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1388.0629909919162, 694.0314954959581, 2776.1259819838324, 1388.0629909919162},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1532.2689636430493, 766.1344818215247, 3064.5379272860987, 1532.2689636430493},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1714.3950677909836, 857.1975338954918, 3428.790135581967, 1714.3950677909836}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 58.20253253157818, 29.10126626578909, 116.40506506315636, 58.20253253157818},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 86.77070858248152, 43.38535429124076, 173.54141716496304, 86.77070858248152},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 149.8350134901121, 74.91750674505604, 299.6700269802242, 149.8350134901121},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 259.69087064041565, 129.84543532020783, 519.3817412808313, 259.69087064041565},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 442.95935997358225, 221.47967998679113, 885.9187199471645, 442.95935997358225},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 594.1348161916219, 297.06740809581095, 1188.2696323832438, 594.1348161916219},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 703.3283326527597, 351.66416632637987, 1406.6566653055195, 703.3283326527597},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 868.883765916897, 434.4418829584485, 1737.767531833794, 868.883765916897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 965.3501449714852, 482.6750724857426, 1930.7002899429704, 965.3501449714852},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1038.2766544621766, 519.1383272310883, 2076.553308924353, 1038.2766544621766},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1075.863707654154, 537.931853827077, 2151.727415308308, 1075.863707654154},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 1118.9017839659455, 559.4508919829727, 2237.803567931891, 1118.9017839659455},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 1165.4787222227665, 582.7393611113832, 2330.957444445533, 1165.4787222227665},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 1240.2542850472034, 620.1271425236017, 2480.508570094407, 1240.2542850472034},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 1305.3764626397738, 652.6882313198869, 2610.7529252795475, 1305.3764626397738},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1388.0629909919162, 694.0314954959581, 2776.1259819838324, 1388.0629909919162},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1532.2689636430493, 766.1344818215247, 3064.5379272860987, 1532.2689636430493},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1714.3950677909836, 857.1975338954918, 3428.790135581967, 1714.3950677909836}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 58.20253253157818, 29.10126626578909, 116.40506506315636, 58.20253253157818},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 86.77070858248152, 43.38535429124076, 173.54141716496304, 86.77070858248152},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 149.8350134901121, 74.91750674505604, 299.6700269802242, 149.8350134901121},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 259.69087064041565, 129.84543532020783, 519.3817412808313, 259.69087064041565},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 442.95935997358225, 221.47967998679113, 885.9187199471645, 442.95935997358225},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 594.1348161916219, 297.06740809581095, 1188.2696323832438, 594.1348161916219},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 703.3283326527597, 351.66416632637987, 1406.6566653055195, 703.3283326527597},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 868.883765916897, 434.4418829584485, 1737.767531833794, 868.883765916897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 965.3501449714852, 482.6750724857426, 1930.7002899429704, 965.3501449714852},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 1038.2766544621766, 519.1383272310883, 2076.553308924353, 1038.2766544621766},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 1075.863707654154, 537.931853827077, 2151.727415308308, 1075.863707654154},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 1118.9017839659455, 559.4508919829727, 2237.803567931891, 1118.9017839659455},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p16, 8, 1165.4787222227665, 582.7393611113832, 2330.957444445533, 1165.4787222227665},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p17, 8, 1240.2542850472034, 620.1271425236017, 2480.508570094407, 1240.2542850472034},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p17, 8, 1305.3764626397738, 652.6882313198869, 2610.7529252795475, 1305.3764626397738},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p18, 8, 1388.0629909919162, 694.0314954959581, 2776.1259819838324, 1388.0629909919162},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p18, 8, 1532.2689636430493, 766.1344818215247, 3064.5379272860987, 1532.2689636430493},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 1714.3950677909836, 857.1975338954918, 3428.790135581967, 1714.3950677909836}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p16, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p17, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 58.20253253157818, 29.10126626578909, 116.40506506315636, 58.20253253157818},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 86.77070858248152, 43.38535429124076, 173.54141716496304, 86.77070858248152},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 149.8350134901121, 74.91750674505604, 299.6700269802242, 149.8350134901121},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 259.69087064041565, 129.84543532020783, 519.3817412808313, 259.69087064041565},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 442.95935997358225, 221.47967998679113, 885.9187199471645, 442.95935997358225},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 594.1348161916219, 297.06740809581095, 1188.2696323832438, 594.1348161916219},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 703.3283326527597, 351.66416632637987, 1406.6566653055195, 703.3283326527597},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 868.883765916897, 434.4418829584485, 1737.767531833794, 868.883765916897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 965.3501449714852, 482.6750724857426, 1930.7002899429704, 965.3501449714852},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1038.2766544621766, 519.1383272310883, 2076.553308924353, 1038.2766544621766},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1075.863707654154, 537.931853827077, 2151.727415308308, 1075.863707654154},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1118.9017839659455, 559.4508919829727, 2237.803567931891, 1118.9017839659455},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1165.4787222227665, 582.7393611113832, 2330.957444445533, 1165.4787222227665},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1240.2542850472034, 620.1271425236017, 2480.508570094407, 1240.2542850472034},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1305.3764626397738, 652.6882313198869, 2610.7529252795475, 1305.3764626397738},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1388.0629909919162, 694.0314954959581, 2776.1259819838324, 1388.0629909919162},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1532.2689636430493, 766.1344818215247, 3064.5379272860987, 1532.2689636430493},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1714.3950677909836, 857.1975338954918, 3428.790135581967, 1714.3950677909836}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p21[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p22[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p23[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t1_shared_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p21, 7, 58.20253253157818, 29.10126626578909, 116.40506506315636, 58.20253253157818},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p21, 7, 86.77070858248152, 43.38535429124076, 173.54141716496304, 86.77070858248152},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p21, 7, 149.8350134901121, 74.91750674505604, 299.6700269802242, 149.8350134901121},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p21, 7, 259.69087064041565, 129.84543532020783, 519.3817412808313, 259.69087064041565},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p21, 7, 442.95935997358225, 221.47967998679113, 885.9187199471645, 442.95935997358225},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p22, 7, 594.1348161916219, 297.06740809581095, 1188.2696323832438, 594.1348161916219},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p22, 7, 703.3283326527597, 351.66416632637987, 1406.6566653055195, 703.3283326527597},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p22, 7, 868.883765916897, 434.4418829584485, 1737.767531833794, 868.883765916897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p22, 7, 965.3501449714852, 482.6750724857426, 1930.7002899429704, 965.3501449714852},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p22, 7, 1038.2766544621766, 519.1383272310883, 2076.553308924353, 1038.2766544621766},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p22, 7, 1075.863707654154, 537.931853827077, 2151.727415308308, 1075.863707654154},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p22, 7, 1118.9017839659455, 559.4508919829727, 2237.803567931891, 1118.9017839659455},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p23, 7, 1165.4787222227665, 582.7393611113832, 2330.957444445533, 1165.4787222227665},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p23, 7, 1240.2542850472034, 620.1271425236017, 2480.508570094407, 1240.2542850472034},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p23, 7, 1305.3764626397738, 652.6882313198869, 2610.7529252795475, 1305.3764626397738},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p23, 7, 1388.0629909919162, 694.0314954959581, 2776.1259819838324, 1388.0629909919162},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p23, 7, 1532.2689636430493, 766.1344818215247, 3064.5379272860987, 1532.2689636430493},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p23, 7, 1714.3950677909836, 857.1975338954918, 3428.790135581967, 1714.3950677909836}
    };
    static const moebench_entry t1_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 3, 0}, {128, 0, 0, 41984, 4}, 0xcefu, 0x310u, p21, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p22, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 64, 8, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p23, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t1_steps[] = {
        {MOEBENCH_STEP_ROUTE, t1_route_rows, 18, t1_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t1_index_rows, 18, t1_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t1_expand_rows, 18, t1_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t1_gemm1_rows, 18, t1_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t1_activation_rows, 18, t1_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t1_gemm2_rows, 18, t1_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t1_combine_rows, 18, t1_combine_defaults, 1},
        {MOEBENCH_STEP_SHARED, t1_shared_rows, 18, t1_shared_defaults, 3}
    };
    static const moebench_param p24[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p25[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p26[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p27[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 2, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p28[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 4, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p29[] = {
        {"block_slots", 16, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p30[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p31[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p32[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 32, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p33[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 64, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_param p34[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 236.00671345314004, 118.00335672657002, 472.0134269062801, 236.00671345314004},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p24, 6, 424.5710353273759, 212.28551766368795, 849.1420706547518, 424.5710353273759},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p25, 6, 575.3475310251189, 287.67376551255944, 1150.6950620502378, 575.3475310251189},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p26, 6, 915.824300218065, 457.9121501090325, 1831.64860043613, 915.824300218065},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 917.1262718658721, 458.56313593293606, 1834.2525437317443, 917.1262718658721},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 917.9215608181015, 458.96078040905076, 1835.843121636203, 917.9215608181015},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 918.6995985087234, 459.3497992543617, 1837.3991970174468, 918.6995985087234},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 920.3985020121133, 460.19925100605667, 1840.7970040242267, 920.3985020121133},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 932.7561444956772, 466.3780722478386, 1865.5122889913544, 932.7561444956772},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 940.2316120139346, 470.1158060069673, 1880.4632240278693, 940.2316120139346},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 958.2029784744241, 479.10148923721204, 1916.4059569488481, 958.2029784744241},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 1019.548872004382, 509.774436002191, 2039.097744008764, 1019.548872004382},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 1120.4174454665715, 560.2087227332858, 2240.834890933143, 1120.4174454665715},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p32, 6, 1326.4025774509132, 663.2012887254566, 2652.8051549018264, 1326.4025774509132},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 1654.535145741969, 827.2675728709845, 3309.070291483938, 1654.535145741969},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 2090.4348574082424, 1045.2174287041212, 4180.869714816485, 2090.4348574082424},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 2799.8482380092764, 1399.9241190046382, 5599.696476018553, 2799.8482380092764},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 3597.9537424629307, 1798.9768712314653, 7195.907484925861, 3597.9537424629307}
    };
    static const moebench_param p35[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 16, NULL}
    };
    static const moebench_entry t2_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 236.00671345314004, 118.00335672657002, 472.0134269062801, 236.00671345314004},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p24, 6, 424.5710353273759, 212.28551766368795, 849.1420706547518, 424.5710353273759},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p25, 6, 575.3475310251189, 287.67376551255944, 1150.6950620502378, 575.3475310251189},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p26, 6, 915.824300218065, 457.9121501090325, 1831.64860043613, 915.824300218065},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 917.1262718658721, 458.56313593293606, 1834.2525437317443, 917.1262718658721},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 917.9215608181015, 458.96078040905076, 1835.843121636203, 917.9215608181015},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 918.6995985087234, 459.3497992543617, 1837.3991970174468, 918.6995985087234},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 920.3985020121133, 460.19925100605667, 1840.7970040242267, 920.3985020121133},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 932.7561444956772, 466.3780722478386, 1865.5122889913544, 932.7561444956772},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 940.2316120139346, 470.1158060069673, 1880.4632240278693, 940.2316120139346},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 958.2029784744241, 479.10148923721204, 1916.4059569488481, 958.2029784744241},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 1019.548872004382, 509.774436002191, 2039.097744008764, 1019.548872004382},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 1120.4174454665715, 560.2087227332858, 2240.834890933143, 1120.4174454665715},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p32, 6, 1326.4025774509132, 663.2012887254566, 2652.8051549018264, 1326.4025774509132},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 1654.535145741969, 827.2675728709845, 3309.070291483938, 1654.535145741969},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 2090.4348574082424, 1045.2174287041212, 4180.869714816485, 2090.4348574082424},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 2799.8482380092764, 1399.9241190046382, 5599.696476018553, 2799.8482380092764},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 3597.9537424629307, 1798.9768712314653, 7195.907484925861, 3597.9537424629307}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p24, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 4, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p25, 6, 0.0, 0.0, 0.0, 0.0},
        {5, 8, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p26, 6, 0.0, 0.0, 0.0, 0.0},
        {9, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p2, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p27, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p28, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p29, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {32, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 2}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 34816, 2}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 236.00671345314004, 118.00335672657002, 472.0134269062801, 236.00671345314004},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 424.5710353273759, 212.28551766368795, 849.1420706547518, 424.5710353273759},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 575.3475310251189, 287.67376551255944, 1150.6950620502378, 575.3475310251189},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 915.824300218065, 457.9121501090325, 1831.64860043613, 915.824300218065},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 917.1262718658721, 458.56313593293606, 1834.2525437317443, 917.1262718658721},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 917.9215608181015, 458.96078040905076, 1835.843121636203, 917.9215608181015},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 918.6995985087234, 459.3497992543617, 1837.3991970174468, 918.6995985087234},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 920.3985020121133, 460.19925100605667, 1840.7970040242267, 920.3985020121133},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 932.7561444956772, 466.3780722478386, 1865.5122889913544, 932.7561444956772},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 940.2316120139346, 470.1158060069673, 1880.4632240278693, 940.2316120139346},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 958.2029784744241, 479.10148923721204, 1916.4059569488481, 958.2029784744241},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1019.548872004382, 509.774436002191, 2039.097744008764, 1019.548872004382},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1120.4174454665715, 560.2087227332858, 2240.834890933143, 1120.4174454665715},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1326.4025774509132, 663.2012887254566, 2652.8051549018264, 1326.4025774509132},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1654.535145741969, 827.2675728709845, 3309.070291483938, 1654.535145741969},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 2090.4348574082424, 1045.2174287041212, 4180.869714816485, 2090.4348574082424},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 2799.8482380092764, 1399.9241190046382, 5599.696476018553, 2799.8482380092764},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 3597.9537424629307, 1798.9768712314653, 7195.907484925861, 3597.9537424629307}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 236.00671345314004, 118.00335672657002, 472.0134269062801, 236.00671345314004},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 424.5710353273759, 212.28551766368795, 849.1420706547518, 424.5710353273759},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 575.3475310251189, 287.67376551255944, 1150.6950620502378, 575.3475310251189},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 915.824300218065, 457.9121501090325, 1831.64860043613, 915.824300218065},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 917.1262718658721, 458.56313593293606, 1834.2525437317443, 917.1262718658721},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 917.9215608181015, 458.96078040905076, 1835.843121636203, 917.9215608181015},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 918.6995985087234, 459.3497992543617, 1837.3991970174468, 918.6995985087234},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 920.3985020121133, 460.19925100605667, 1840.7970040242267, 920.3985020121133},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 932.7561444956772, 466.3780722478386, 1865.5122889913544, 932.7561444956772},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 940.2316120139346, 470.1158060069673, 1880.4632240278693, 940.2316120139346},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 958.2029784744241, 479.10148923721204, 1916.4059569488481, 958.2029784744241},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1019.548872004382, 509.774436002191, 2039.097744008764, 1019.548872004382},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1120.4174454665715, 560.2087227332858, 2240.834890933143, 1120.4174454665715},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1326.4025774509132, 663.2012887254566, 2652.8051549018264, 1326.4025774509132},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1654.535145741969, 827.2675728709845, 3309.070291483938, 1654.535145741969},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 2090.4348574082424, 1045.2174287041212, 4180.869714816485, 2090.4348574082424},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 2799.8482380092764, 1399.9241190046382, 5599.696476018553, 2799.8482380092764},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 3597.9537424629307, 1798.9768712314653, 7195.907484925861, 3597.9537424629307}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 236.00671345314004, 118.00335672657002, 472.0134269062801, 236.00671345314004},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 424.5710353273759, 212.28551766368795, 849.1420706547518, 424.5710353273759},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 575.3475310251189, 287.67376551255944, 1150.6950620502378, 575.3475310251189},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 915.824300218065, 457.9121501090325, 1831.64860043613, 915.824300218065},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 917.1262718658721, 458.56313593293606, 1834.2525437317443, 917.1262718658721},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 917.9215608181015, 458.96078040905076, 1835.843121636203, 917.9215608181015},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 918.6995985087234, 459.3497992543617, 1837.3991970174468, 918.6995985087234},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 920.3985020121133, 460.19925100605667, 1840.7970040242267, 920.3985020121133},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 932.7561444956772, 466.3780722478386, 1865.5122889913544, 932.7561444956772},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 940.2316120139346, 470.1158060069673, 1880.4632240278693, 940.2316120139346},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 958.2029784744241, 479.10148923721204, 1916.4059569488481, 958.2029784744241},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1019.548872004382, 509.774436002191, 2039.097744008764, 1019.548872004382},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1120.4174454665715, 560.2087227332858, 2240.834890933143, 1120.4174454665715},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1326.4025774509132, 663.2012887254566, 2652.8051549018264, 1326.4025774509132},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 1654.535145741969, 827.2675728709845, 3309.070291483938, 1654.535145741969},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 2090.4348574082424, 1045.2174287041212, 4180.869714816485, 2090.4348574082424},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 2799.8482380092764, 1399.9241190046382, 5599.696476018553, 2799.8482380092764},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 3597.9537424629307, 1798.9768712314653, 7195.907484925861, 3597.9537424629307}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 3, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p11, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 128, 1, 0, 2, 0}, {128, 0, 0, 74752, 4}, 0xcefu, 0x310u, p12, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 3, 0}, {128, 0, 0, 50176, 4}, 0xcefu, 0x310u, p13, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 64, 16, 0, 3, 0}, {256, 0, 0, 66560, 8}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p36[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p37[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p38[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p39[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p40[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p41[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 3, NULL},
        {"num_warps", 8, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 4, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p36, 8, 236.00671345314004, 118.00335672657002, 472.0134269062801, 236.00671345314004},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p37, 8, 424.5710353273759, 212.28551766368795, 849.1420706547518, 424.5710353273759},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 575.3475310251189, 287.67376551255944, 1150.6950620502378, 575.3475310251189},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 915.824300218065, 457.9121501090325, 1831.64860043613, 915.824300218065},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 917.1262718658721, 458.56313593293606, 1834.2525437317443, 917.1262718658721},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 917.9215608181015, 458.96078040905076, 1835.843121636203, 917.9215608181015},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 918.6995985087234, 459.3497992543617, 1837.3991970174468, 918.6995985087234},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 920.3985020121133, 460.19925100605667, 1840.7970040242267, 920.3985020121133},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p38, 8, 932.7561444956772, 466.3780722478386, 1865.5122889913544, 932.7561444956772},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p38, 8, 940.2316120139346, 470.1158060069673, 1880.4632240278693, 940.2316120139346},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p39, 8, 958.2029784744241, 479.10148923721204, 1916.4059569488481, 958.2029784744241},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 2, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p40, 8, 1019.548872004382, 509.774436002191, 2039.097744008764, 1019.548872004382},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 2, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p41, 8, 1120.4174454665715, 560.2087227332858, 2240.834890933143, 1120.4174454665715},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 1326.4025774509132, 663.2012887254566, 2652.8051549018264, 1326.4025774509132},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 1654.535145741969, 827.2675728709845, 3309.070291483938, 1654.535145741969},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 2090.4348574082424, 1045.2174287041212, 4180.869714816485, 2090.4348574082424},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 2799.8482380092764, 1399.9241190046382, 5599.696476018553, 2799.8482380092764},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 3597.9537424629307, 1798.9768712314653, 7195.907484925861, 3597.9537424629307}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 4, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p36, 8, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 2, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p37, 8, 0.0, 0.0, 0.0, 0.0},
        {3, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 3, 0}, {128, 0, 0, 41984, 4}, 0xcffu, 0x300u, p15, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 82944, 4}, 0xcffu, 0x300u, p38, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 2, 3, 0}, {128, 0, 0, 99328, 4}, 0xcffu, 0x300u, p39, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 259, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 2, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p40, 8, 0.0, 0.0, 0.0, 0.0},
        {260, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 3, 0}, {128, 0, 0, 50176, 4}, 0xcffu, 0x300u, p18, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 515, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 2, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p41, 8, 0.0, 0.0, 0.0, 0.0},
        {516, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 128, 64, 16, 1, 3, 0}, {256, 0, 0, 74752, 8}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 236.00671345314004, 118.00335672657002, 472.0134269062801, 236.00671345314004},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 424.5710353273759, 212.28551766368795, 849.1420706547518, 424.5710353273759},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 575.3475310251189, 287.67376551255944, 1150.6950620502378, 575.3475310251189},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 915.824300218065, 457.9121501090325, 1831.64860043613, 915.824300218065},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 917.1262718658721, 458.56313593293606, 1834.2525437317443, 917.1262718658721},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 917.9215608181015, 458.96078040905076, 1835.843121636203, 917.9215608181015},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 918.6995985087234, 459.3497992543617, 1837.3991970174468, 918.6995985087234},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 920.3985020121133, 460.19925100605667, 1840.7970040242267, 920.3985020121133},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 932.7561444956772, 466.3780722478386, 1865.5122889913544, 932.7561444956772},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 940.2316120139346, 470.1158060069673, 1880.4632240278693, 940.2316120139346},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 958.2029784744241, 479.10148923721204, 1916.4059569488481, 958.2029784744241},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1019.548872004382, 509.774436002191, 2039.097744008764, 1019.548872004382},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1120.4174454665715, 560.2087227332858, 2240.834890933143, 1120.4174454665715},
        {725, 1254, 1024, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1326.4025774509132, 663.2012887254566, 2652.8051549018264, 1326.4025774509132},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 1654.535145741969, 827.2675728709845, 3309.070291483938, 1654.535145741969},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 2090.4348574082424, 1045.2174287041212, 4180.869714816485, 2090.4348574082424},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 2799.8482380092764, 1399.9241190046382, 5599.696476018553, 2799.8482380092764},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 3597.9537424629307, 1798.9768712314653, 7195.907484925861, 3597.9537424629307}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 4}, 0xd80u, 0x27fu, p20, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t2_steps[] = {
        {MOEBENCH_STEP_ROUTE, t2_route_rows, 18, t2_route_defaults, 14},
        {MOEBENCH_STEP_INDEX, t2_index_rows, 18, t2_index_defaults, 14},
        {MOEBENCH_STEP_EXPAND, t2_expand_rows, 18, t2_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t2_gemm1_rows, 18, t2_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t2_activation_rows, 18, t2_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t2_gemm2_rows, 18, t2_gemm2_defaults, 9},
        {MOEBENCH_STEP_COMBINE, t2_combine_rows, 18, t2_combine_defaults, 1}
    };
    static const moebench_table all[] = {
        {"qwen3-30b-a3b.triton-fused.bf16.tp2", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 2, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-l40s-predicted of 2026-11-30", t0_steps, 7},
        {"qwen3.6-35b-a3b.triton-fused.bf16.tp2", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 2, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-l40s-predicted of 2026-11-30", t1_steps, 8},
        {"mixtral-8x7b.triton-fused.bf16.tp4", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 4, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-l40s-predicted of 2026-11-30", t2_steps, 7}
    };
    *count = 3;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_l40s_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_l40s_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_l40s_tables(&count);
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

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_l40s_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_l40s_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_l40s_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_l40s_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_l40s_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_l40s_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_l40s_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_l40s_descriptor
#define moebench_tables moebench_l40s_tables
#define moebench_ep_tables moebench_l40s_ep_tables
#define moebench_lookup moebench_l40s_lookup
#define moebench_lookup_ep moebench_l40s_lookup_ep
#define moebench_capacity moebench_l40s_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_L40S_H */
