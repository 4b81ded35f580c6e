/* SPDX-License-Identifier: Apache-2.0 */
/* Generated file, do not edit. AMD Instinct MI300X (mi300x); header schema 1.
 * Made by: python -m moebench.cli.ship_tables
 * Tables:
 *   mixtral-8x7b.triton-fused.bf16: mi300x triton/fused bf16 E8 K2 H4096 I14336 tp1 ep1 silu softmax
 *   qwen3-30b-a3b.triton-fused.bf16: mi300x triton/fused bf16 E128 K8 H2048 I768 tp1 ep1 silu softmax
 *   qwen3.6-35b-a3b.triton-fused.bf16: mi300x triton/fused bf16 E256 K8 H2048 I512 tp1 ep1 silu softmax shared 512
 */
#ifndef MOEBENCH_HW_CONFIG_MOEBENCH_MI300X_H
#define MOEBENCH_HW_CONFIG_MOEBENCH_MI300X_H

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

static inline MOEBENCH_UNUSED const moebench_hw *moebench_mi300x_descriptor(void) {
    static const moebench_hw hw = {
        "mi300x",
        "AMD Instinct MI300X",
        "amd",
        "gfx942",
        "cdna",
        9,
        4,
        {304.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {64.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {32.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {1024.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {131072.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {65536.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {65536.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {2.0, 1, MOEBENCH_SOURCE_ASSUMED, MOEBENCH_CONFIDENCE_MEDIUM},
        {2100.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_MEDIUM},
        {33554432.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {268435456.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {192000000000.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {5300.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {896.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {2615.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {2615.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {1307.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {1307.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {163.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE},
        {750.0, 1, MOEBENCH_SOURCE_DATASHEET, MOEBENCH_CONFIDENCE_HIGH},
        {0.0, 0, MOEBENCH_SOURCE_UNKNOWN, MOEBENCH_CONFIDENCE_NONE}
    };
    return &hw;
}

static inline MOEBENCH_UNUSED const moebench_table *moebench_mi300x_tables(int32_t *count) {
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
        {"num_chunks", 64, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p10[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_entry t0_route_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 167.65627054256564, 83.82813527128282, 335.3125410851313, 167.65627054256564},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 291.7293999181017, 145.86469995905085, 583.4587998362034, 291.7293999181017},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 391.08096493313025, 195.54048246656512, 782.1619298662605, 391.08096493313025},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 616.5771002188701, 308.28855010943505, 1233.1542004377402, 616.5771002188701},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 618.9219630475891, 309.46098152379454, 1237.8439260951782, 618.9219630475891},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 619.5689364206354, 309.7844682103177, 1239.1378728412708, 619.5689364206354},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 620.1845026712775, 310.09225133563876, 1240.369005342555, 620.1845026712775},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 628.509953159227, 314.2549765796135, 1257.019906318454, 628.509953159227},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 631.3360570027844, 315.6680285013922, 1262.6721140055688, 631.3360570027844},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 647.3960884505525, 323.69804422527625, 1294.792176901105, 647.3960884505525},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 701.4608547389096, 350.7304273694548, 1402.9217094778191, 701.4608547389096},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 834.3330923122951, 417.16654615614755, 1668.6661846245902, 834.3330923122951},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1018.3166467097676, 509.1583233548838, 2036.6332934195352, 1206.081928598957},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1805.9594611585044, 902.9797305792522, 3611.9189223170088, 2031.1578103447134},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p9, 6, 2593.597413792394, 1296.798706896197, 5187.194827584788, 2593.597413792394},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p9, 6, 3372.780741286587, 1686.3903706432934, 6745.561482573174, 3372.780741286587},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 4872.984614221736, 2436.492307110868, 9745.969228443471, 4872.984614221736},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 6100.863346876106, 3050.431673438053, 12201.726693752213, 6100.863346876106}
    };
    static const moebench_param p11[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 16, NULL},
        {"num_warps", 1, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 2, NULL}
    };
    static const moebench_param p12[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 32, NULL},
        {"num_chunks", 32, NULL},
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
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 18432, 1}, 0xc80u, 0x27fu, p13, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_index_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 167.65627054256564, 83.82813527128282, 335.3125410851313, 167.65627054256564},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 291.7293999181017, 145.86469995905085, 583.4587998362034, 291.7293999181017},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p2, 6, 391.08096493313025, 195.54048246656512, 782.1619298662605, 391.08096493313025},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p3, 6, 616.5771002188701, 308.28855010943505, 1233.1542004377402, 616.5771002188701},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 618.9219630475891, 309.46098152379454, 1237.8439260951782, 618.9219630475891},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 619.5689364206354, 309.7844682103177, 1239.1378728412708, 619.5689364206354},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 620.1845026712775, 310.09225133563876, 1240.369005342555, 620.1845026712775},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 628.509953159227, 314.2549765796135, 1257.019906318454, 628.509953159227},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 631.3360570027844, 315.6680285013922, 1262.6721140055688, 631.3360570027844},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 647.3960884505525, 323.69804422527625, 1294.792176901105, 647.3960884505525},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p7, 6, 701.4608547389096, 350.7304273694548, 1402.9217094778191, 701.4608547389096},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p8, 6, 834.3330923122951, 417.16654615614755, 1668.6661846245902, 834.3330923122951},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1018.3166467097676, 509.1583233548838, 2036.6332934195352, 1206.081928598957},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p6, 6, 1805.9594611585044, 902.9797305792522, 3611.9189223170088, 2031.1578103447134},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p9, 6, 2593.597413792394, 1296.798706896197, 5187.194827584788, 2593.597413792394},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p9, 6, 3372.780741286587, 1686.3903706432934, 6745.561482573174, 3372.780741286587},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 4872.984614221736, 2436.492307110868, 9745.969228443471, 4872.984614221736},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 6100.863346876106, 3050.431673438053, 12201.726693752213, 6100.863346876106}
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
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p11, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p12, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 2048, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p9, 6, 0.0, 0.0, 0.0, 0.0},
        {2049, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 10240, 1}, 0xc80u, 0x27fu, p10, 6, 0.0, 0.0, 0.0, 0.0},
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
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p18[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t0_expand_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 167.65627054256564, 83.82813527128282, 335.3125410851313, 167.65627054256564},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 291.7293999181017, 145.86469995905085, 583.4587998362034, 291.7293999181017},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 391.08096493313025, 195.54048246656512, 782.1619298662605, 391.08096493313025},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 616.5771002188701, 308.28855010943505, 1233.1542004377402, 616.5771002188701},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.9219630475891, 309.46098152379454, 1237.8439260951782, 618.9219630475891},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 619.5689364206354, 309.7844682103177, 1239.1378728412708, 619.5689364206354},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 620.1845026712775, 310.09225133563876, 1240.369005342555, 620.1845026712775},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 628.509953159227, 314.2549765796135, 1257.019906318454, 628.509953159227},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 631.3360570027844, 315.6680285013922, 1262.6721140055688, 631.3360570027844},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 647.3960884505525, 323.69804422527625, 1294.792176901105, 647.3960884505525},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 701.4608547389096, 350.7304273694548, 1402.9217094778191, 701.4608547389096},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 834.3330923122951, 417.16654615614755, 1668.6661846245902, 834.3330923122951},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 1018.3166467097676, 509.1583233548838, 2036.6332934195352, 1206.081928598957},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 1805.9594611585044, 902.9797305792522, 3611.9189223170088, 2031.1578103447134},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2593.597413792394, 1296.798706896197, 5187.194827584788, 2593.597413792394},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 3372.780741286587, 1686.3903706432934, 6745.561482573174, 3372.780741286587},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 4872.984614221736, 2436.492307110868, 9745.969228443471, 4872.984614221736},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 6100.863346876106, 3050.431673438053, 12201.726693752213, 6100.863346876106}
    };
    static const moebench_entry t0_expand_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_gemm1_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 167.65627054256564, 83.82813527128282, 335.3125410851313, 167.65627054256564},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 291.7293999181017, 145.86469995905085, 583.4587998362034, 291.7293999181017},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 391.08096493313025, 195.54048246656512, 782.1619298662605, 391.08096493313025},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 616.5771002188701, 308.28855010943505, 1233.1542004377402, 616.5771002188701},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.9219630475891, 309.46098152379454, 1237.8439260951782, 618.9219630475891},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 619.5689364206354, 309.7844682103177, 1239.1378728412708, 619.5689364206354},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 620.1845026712775, 310.09225133563876, 1240.369005342555, 620.1845026712775},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 628.509953159227, 314.2549765796135, 1257.019906318454, 628.509953159227},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 631.3360570027844, 315.6680285013922, 1262.6721140055688, 631.3360570027844},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 647.3960884505525, 323.69804422527625, 1294.792176901105, 647.3960884505525},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 701.4608547389096, 350.7304273694548, 1402.9217094778191, 701.4608547389096},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 834.3330923122951, 417.16654615614755, 1668.6661846245902, 834.3330923122951},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 1018.3166467097676, 509.1583233548838, 2036.6332934195352, 1206.081928598957},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 1805.9594611585044, 902.9797305792522, 3611.9189223170088, 2031.1578103447134},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2593.597413792394, 1296.798706896197, 5187.194827584788, 2593.597413792394},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 3372.780741286587, 1686.3903706432934, 6745.561482573174, 3372.780741286587},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 4872.984614221736, 2436.492307110868, 9745.969228443471, 4872.984614221736},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 6100.863346876106, 3050.431673438053, 12201.726693752213, 6100.863346876106}
    };
    static const moebench_entry t0_gemm1_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t0_activation_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 167.65627054256564, 83.82813527128282, 335.3125410851313, 167.65627054256564},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 291.7293999181017, 145.86469995905085, 583.4587998362034, 291.7293999181017},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 391.08096493313025, 195.54048246656512, 782.1619298662605, 391.08096493313025},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 616.5771002188701, 308.28855010943505, 1233.1542004377402, 616.5771002188701},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 618.9219630475891, 309.46098152379454, 1237.8439260951782, 618.9219630475891},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 619.5689364206354, 309.7844682103177, 1239.1378728412708, 619.5689364206354},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 620.1845026712775, 310.09225133563876, 1240.369005342555, 620.1845026712775},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 628.509953159227, 314.2549765796135, 1257.019906318454, 628.509953159227},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 631.3360570027844, 315.6680285013922, 1262.6721140055688, 631.3360570027844},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 647.3960884505525, 323.69804422527625, 1294.792176901105, 647.3960884505525},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 701.4608547389096, 350.7304273694548, 1402.9217094778191, 701.4608547389096},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 834.3330923122951, 417.16654615614755, 1668.6661846245902, 834.3330923122951},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 1018.3166467097676, 509.1583233548838, 2036.6332934195352, 1206.081928598957},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 1805.9594611585044, 902.9797305792522, 3611.9189223170088, 2031.1578103447134},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 2593.597413792394, 1296.798706896197, 5187.194827584788, 2593.597413792394},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 3372.780741286587, 1686.3903706432934, 6745.561482573174, 3372.780741286587},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 4872.984614221736, 2436.492307110868, 9745.969228443471, 4872.984614221736},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 6100.863346876106, 3050.431673438053, 12201.726693752213, 6100.863346876106}
    };
    static const moebench_entry t0_activation_defaults[] = {
        {1, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {193, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p19[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 8, NULL}
    };
    static const moebench_param p20[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p21[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p22[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p23[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p24[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 4, NULL}
    };
    static const moebench_param p25[] = {
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
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 8, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p19, 8, 167.65627054256564, 83.82813527128282, 335.3125410851313, 167.65627054256564},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 4, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p20, 8, 291.7293999181017, 145.86469995905085, 583.4587998362034, 291.7293999181017},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p21, 8, 391.08096493313025, 195.54048246656512, 782.1619298662605, 391.08096493313025},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p21, 8, 616.5771002188701, 308.28855010943505, 1233.1542004377402, 616.5771002188701},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p21, 8, 618.9219630475891, 309.46098152379454, 1237.8439260951782, 618.9219630475891},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p21, 8, 619.5689364206354, 309.7844682103177, 1239.1378728412708, 619.5689364206354},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p21, 8, 620.1845026712775, 310.09225133563876, 1240.369005342555, 620.1845026712775},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 2, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p21, 8, 628.509953159227, 314.2549765796135, 1257.019906318454, 628.509953159227},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 4, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 631.3360570027844, 315.6680285013922, 1262.6721140055688, 631.3360570027844},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 4, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 647.3960884505525, 323.69804422527625, 1294.792176901105, 647.3960884505525},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 4, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p23, 8, 701.4608547389096, 350.7304273694548, 1402.9217094778191, 701.4608547389096},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 4, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p24, 8, 834.3330923122951, 417.16654615614755, 1668.6661846245902, 834.3330923122951},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 4, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p24, 8, 1018.3166467097676, 509.1583233548838, 2036.6332934195352, 1206.081928598957},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 4, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p24, 8, 1805.9594611585044, 902.9797305792522, 3611.9189223170088, 2031.1578103447134},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p25, 8, 2593.597413792394, 1296.798706896197, 5187.194827584788, 2593.597413792394},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p25, 8, 3372.780741286587, 1686.3903706432934, 6745.561482573174, 3372.780741286587},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p25, 8, 4872.984614221736, 2436.492307110868, 9745.969228443471, 4872.984614221736},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p25, 8, 6100.863346876106, 3050.431673438053, 12201.726693752213, 6100.863346876106}
    };
    static const moebench_param p26[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_param p27[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 16, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 2, NULL}
    };
    static const moebench_entry t0_gemm2_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 8, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p19, 8, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 4, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p20, 8, 0.0, 0.0, 0.0, 0.0},
        {3, 63, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 2, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p21, 8, 0.0, 0.0, 0.0, 0.0},
        {64, 127, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 4, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p22, 8, 0.0, 0.0, 0.0, 0.0},
        {128, 192, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 4, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p23, 8, 0.0, 0.0, 0.0, 0.0},
        {193, 259, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 4, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p24, 8, 0.0, 0.0, 0.0, 0.0},
        {260, 384, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 2, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p26, 8, 0.0, 0.0, 0.0, 0.0},
        {385, 515, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 2, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p27, 8, 0.0, 0.0, 0.0, 0.0},
        {516, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p25, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p28[] = {
        {"block_h", 1024, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t0_combine_rows[] = {
        {1, 1, 1, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 167.65627054256564, 83.82813527128282, 335.3125410851313, 167.65627054256564},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 291.7293999181017, 145.86469995905085, 583.4587998362034, 291.7293999181017},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 391.08096493313025, 195.54048246656512, 782.1619298662605, 391.08096493313025},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 616.5771002188701, 308.28855010943505, 1233.1542004377402, 616.5771002188701},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 618.9219630475891, 309.46098152379454, 1237.8439260951782, 618.9219630475891},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 619.5689364206354, 309.7844682103177, 1239.1378728412708, 619.5689364206354},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 620.1845026712775, 310.09225133563876, 1240.369005342555, 620.1845026712775},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 628.509953159227, 314.2549765796135, 1257.019906318454, 628.509953159227},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 631.3360570027844, 315.6680285013922, 1262.6721140055688, 631.3360570027844},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 647.3960884505525, 323.69804422527625, 1294.792176901105, 647.3960884505525},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 701.4608547389096, 350.7304273694548, 1402.9217094778191, 701.4608547389096},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 834.3330923122951, 417.16654615614755, 1668.6661846245902, 834.3330923122951},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 1018.3166467097676, 509.1583233548838, 2036.6332934195352, 1206.081928598957},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 1805.9594611585044, 902.9797305792522, 3611.9189223170088, 2031.1578103447134},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 2593.597413792394, 1296.798706896197, 5187.194827584788, 2593.597413792394},
        {1774, 2508, 2048, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 3372.780741286587, 1686.3903706432934, 6745.561482573174, 3372.780741286587},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 4872.984614221736, 2436.492307110868, 9745.969228443471, 4872.984614221736},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 6100.863346876106, 3050.431673438053, 12201.726693752213, 6100.863346876106}
    };
    static const moebench_entry t0_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t0_steps[] = {
        {MOEBENCH_STEP_ROUTE, t0_route_rows, 18, t0_route_defaults, 14},
        {MOEBENCH_STEP_INDEX, t0_index_rows, 18, t0_index_defaults, 14},
        {MOEBENCH_STEP_EXPAND, t0_expand_rows, 18, t0_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t0_gemm1_rows, 18, t0_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t0_activation_rows, 18, t0_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t0_gemm2_rows, 18, t0_gemm2_defaults, 9},
        {MOEBENCH_STEP_COMBINE, t0_combine_rows, 18, t0_combine_defaults, 1}
    };
    static const moebench_param p29[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 1, NULL},
        {"num_chunks", 512, NULL},
        {"num_warps", 2, NULL},
        {"one_program", 1, NULL},
        {"place_warps", 8, NULL}
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
        {"num_chunks", 16, NULL},
        {"num_warps", 4, NULL},
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
        {"num_chunks", 64, NULL},
        {"num_warps", 4, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 4, NULL}
    };
    static const moebench_param p34[] = {
        {"block_slots", 32, NULL},
        {"block_tokens", 8, NULL},
        {"num_chunks", 128, NULL},
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
    static const moebench_entry t1_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p29, 6, 32.33243065381832, 16.16621532690916, 64.66486130763664, 35.5999428587791},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 48.181103360552115, 24.090551680276057, 96.36220672110423, 48.181103360552115},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 75.97683006515615, 37.988415032578075, 151.9536601303123, 75.97683006515615},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 114.8661762547475, 57.43308812737375, 229.732352509495, 114.8661762547475},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 177.6880205453266, 88.8440102726633, 355.3760410906532, 177.6880205453266},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 216.61051745636306, 108.30525872818153, 433.2210349127261, 216.61051745636306},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 239.20128825844094, 119.60064412922047, 478.4025765168819, 239.20128825844094},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 264.3974191995154, 132.1987095997577, 528.7948383990308, 264.3974191995154},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 270.6123335801532, 135.3061667900766, 541.2246671603064, 270.6123335801532},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 280.5462228703932, 140.2731114351966, 561.0924457407864, 280.5462228703932},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 281.33291259102106, 140.66645629551053, 562.6658251820421, 281.33291259102106},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 289.5952412567448, 144.7976206283724, 579.1904825134897, 289.5952412567448},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 327.74617855676155, 163.87308927838077, 655.4923571135231, 327.74617855676155},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 357.9740932250052, 178.9870466125026, 715.9481864500104, 409.1613366186219},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 444.649586606997, 222.3247933034985, 889.299173213994, 444.649586606997},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 511.08984262717274, 255.54492131358637, 1022.1796852543455, 558.8532880563184},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 639.2437852023587, 319.62189260117935, 1278.4875704047174, 741.5209401438598},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 886.8746343825455, 443.43731719127277, 1773.749268765091, 886.8746343825455}
    };
    static const moebench_param p36[] = {
        {"block_slots", 64, NULL},
        {"block_tokens", 16, NULL},
        {"num_chunks", 128, NULL},
        {"num_warps", 8, NULL},
        {"one_program", 0, NULL},
        {"place_warps", 8, NULL}
    };
    static const moebench_entry t1_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p29, 6, 32.33243065381832, 16.16621532690916, 64.66486130763664, 35.5999428587791},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 48.181103360552115, 24.090551680276057, 96.36220672110423, 48.181103360552115},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 75.97683006515615, 37.988415032578075, 151.9536601303123, 75.97683006515615},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 114.8661762547475, 57.43308812737375, 229.732352509495, 114.8661762547475},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 177.6880205453266, 88.8440102726633, 355.3760410906532, 177.6880205453266},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 216.61051745636306, 108.30525872818153, 433.2210349127261, 216.61051745636306},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 239.20128825844094, 119.60064412922047, 478.4025765168819, 239.20128825844094},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 264.3974191995154, 132.1987095997577, 528.7948383990308, 264.3974191995154},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 270.6123335801532, 135.3061667900766, 541.2246671603064, 270.6123335801532},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 280.5462228703932, 140.2731114351966, 561.0924457407864, 280.5462228703932},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 281.33291259102106, 140.66645629551053, 562.6658251820421, 281.33291259102106},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 289.5952412567448, 144.7976206283724, 579.1904825134897, 289.5952412567448},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 327.74617855676155, 163.87308927838077, 655.4923571135231, 327.74617855676155},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 357.9740932250052, 178.9870466125026, 715.9481864500104, 409.1613366186219},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 444.649586606997, 222.3247933034985, 889.299173213994, 444.649586606997},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 511.08984262717274, 255.54492131358637, 1022.1796852543455, 558.8532880563184},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 639.2437852023587, 319.62189260117935, 1278.4875704047174, 741.5209401438598},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 886.8746343825455, 443.43731719127277, 1773.749268765091, 886.8746343825455}
    };
    static const moebench_entry t1_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p37[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p38[] = {
        {"block_k", 64, NULL},
        {"block_m", 32, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p39[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_entry t1_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 32.33243065381832, 16.16621532690916, 64.66486130763664, 35.5999428587791},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 48.181103360552115, 24.090551680276057, 96.36220672110423, 48.181103360552115},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 75.97683006515615, 37.988415032578075, 151.9536601303123, 75.97683006515615},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 114.8661762547475, 57.43308812737375, 229.732352509495, 114.8661762547475},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 177.6880205453266, 88.8440102726633, 355.3760410906532, 177.6880205453266},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 216.61051745636306, 108.30525872818153, 433.2210349127261, 216.61051745636306},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 239.20128825844094, 119.60064412922047, 478.4025765168819, 239.20128825844094},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 264.3974191995154, 132.1987095997577, 528.7948383990308, 264.3974191995154},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 270.6123335801532, 135.3061667900766, 541.2246671603064, 270.6123335801532},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 280.5462228703932, 140.2731114351966, 561.0924457407864, 280.5462228703932},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 281.33291259102106, 140.66645629551053, 562.6658251820421, 281.33291259102106},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 289.5952412567448, 144.7976206283724, 579.1904825134897, 289.5952412567448},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 327.74617855676155, 163.87308927838077, 655.4923571135231, 327.74617855676155},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p38, 7, 357.9740932250052, 178.9870466125026, 715.9481864500104, 409.1613366186219},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 444.649586606997, 222.3247933034985, 889.299173213994, 444.649586606997},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 511.08984262717274, 255.54492131358637, 1022.1796852543455, 558.8532880563184},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 639.2437852023587, 319.62189260117935, 1278.4875704047174, 741.5209401438598},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 886.8746343825455, 443.43731719127277, 1773.749268765091, 886.8746343825455}
    };
    static const moebench_entry t1_expand_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 32.33243065381832, 16.16621532690916, 64.66486130763664, 35.5999428587791},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 48.181103360552115, 24.090551680276057, 96.36220672110423, 48.181103360552115},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 75.97683006515615, 37.988415032578075, 151.9536601303123, 75.97683006515615},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 114.8661762547475, 57.43308812737375, 229.732352509495, 114.8661762547475},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 177.6880205453266, 88.8440102726633, 355.3760410906532, 177.6880205453266},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 216.61051745636306, 108.30525872818153, 433.2210349127261, 216.61051745636306},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 239.20128825844094, 119.60064412922047, 478.4025765168819, 239.20128825844094},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 264.3974191995154, 132.1987095997577, 528.7948383990308, 264.3974191995154},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 270.6123335801532, 135.3061667900766, 541.2246671603064, 270.6123335801532},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 280.5462228703932, 140.2731114351966, 561.0924457407864, 280.5462228703932},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 281.33291259102106, 140.66645629551053, 562.6658251820421, 281.33291259102106},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 289.5952412567448, 144.7976206283724, 579.1904825134897, 289.5952412567448},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 327.74617855676155, 163.87308927838077, 655.4923571135231, 327.74617855676155},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p38, 7, 357.9740932250052, 178.9870466125026, 715.9481864500104, 409.1613366186219},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 444.649586606997, 222.3247933034985, 889.299173213994, 444.649586606997},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 511.08984262717274, 255.54492131358637, 1022.1796852543455, 558.8532880563184},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 639.2437852023587, 319.62189260117935, 1278.4875704047174, 741.5209401438598},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 886.8746343825455, 443.43731719127277, 1773.749268765091, 886.8746343825455}
    };
    static const moebench_entry t1_gemm1_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t1_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 32.33243065381832, 16.16621532690916, 64.66486130763664, 35.5999428587791},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 48.181103360552115, 24.090551680276057, 96.36220672110423, 48.181103360552115},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 75.97683006515615, 37.988415032578075, 151.9536601303123, 75.97683006515615},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 114.8661762547475, 57.43308812737375, 229.732352509495, 114.8661762547475},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 177.6880205453266, 88.8440102726633, 355.3760410906532, 177.6880205453266},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 216.61051745636306, 108.30525872818153, 433.2210349127261, 216.61051745636306},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 239.20128825844094, 119.60064412922047, 478.4025765168819, 239.20128825844094},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 264.3974191995154, 132.1987095997577, 528.7948383990308, 264.3974191995154},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 270.6123335801532, 135.3061667900766, 541.2246671603064, 270.6123335801532},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 280.5462228703932, 140.2731114351966, 561.0924457407864, 280.5462228703932},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 281.33291259102106, 140.66645629551053, 562.6658251820421, 281.33291259102106},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 289.5952412567448, 144.7976206283724, 579.1904825134897, 289.5952412567448},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 327.74617855676155, 163.87308927838077, 655.4923571135231, 327.74617855676155},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p38, 7, 357.9740932250052, 178.9870466125026, 715.9481864500104, 409.1613366186219},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 444.649586606997, 222.3247933034985, 889.299173213994, 444.649586606997},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 511.08984262717274, 255.54492131358637, 1022.1796852543455, 558.8532880563184},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 639.2437852023587, 319.62189260117935, 1278.4875704047174, 741.5209401438598},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 886.8746343825455, 443.43731719127277, 1773.749268765091, 886.8746343825455}
    };
    static const moebench_entry t1_activation_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {769, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p40[] = {
        {"block_k", 256, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p41[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p42[] = {
        {"block_k", 128, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p43[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
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
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p46[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p47[] = {
        {"block_k", 32, NULL},
        {"block_m", 64, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t1_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 256, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p40, 8, 32.33243065381832, 16.16621532690916, 64.66486130763664, 35.5999428587791},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 48.181103360552115, 24.090551680276057, 96.36220672110423, 48.181103360552115},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 75.97683006515615, 37.988415032578075, 151.9536601303123, 75.97683006515615},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 114.8661762547475, 57.43308812737375, 229.732352509495, 114.8661762547475},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 177.6880205453266, 88.8440102726633, 355.3760410906532, 177.6880205453266},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 216.61051745636306, 108.30525872818153, 433.2210349127261, 216.61051745636306},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 239.20128825844094, 119.60064412922047, 478.4025765168819, 239.20128825844094},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 264.3974191995154, 132.1987095997577, 528.7948383990308, 264.3974191995154},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 270.6123335801532, 135.3061667900766, 541.2246671603064, 270.6123335801532},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 280.5462228703932, 140.2731114351966, 561.0924457407864, 280.5462228703932},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 281.33291259102106, 140.66645629551053, 562.6658251820421, 281.33291259102106},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p42, 8, 289.5952412567448, 144.7976206283724, 579.1904825134897, 289.5952412567448},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p43, 8, 327.74617855676155, 163.87308927838077, 655.4923571135231, 327.74617855676155},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p44, 8, 357.9740932250052, 178.9870466125026, 715.9481864500104, 409.1613366186219},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p45, 8, 444.649586606997, 222.3247933034985, 889.299173213994, 444.649586606997},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 64, 32, 1, 1, 2, 0}, {128, 0, 0, 21504, 2}, 0xcffu, 0x300u, p46, 8, 511.08984262717274, 255.54492131358637, 1022.1796852543455, 558.8532880563184},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p47, 8, 639.2437852023587, 319.62189260117935, 1278.4875704047174, 741.5209401438598},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p25, 8, 886.8746343825455, 443.43731719127277, 1773.749268765091, 886.8746343825455}
    };
    static const moebench_entry t1_gemm2_defaults[] = {
        {1, 255, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 0.0, 0.0, 0.0, 0.0},
        {256, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p42, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 768, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p43, 8, 0.0, 0.0, 0.0, 0.0},
        {769, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p45, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p25, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p48[] = {
        {"block_h", 128, NULL},
        {"block_tokens", 1, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_entry t1_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 32.33243065381832, 16.16621532690916, 64.66486130763664, 35.5999428587791},
        {2, 2, 2, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 48.181103360552115, 24.090551680276057, 96.36220672110423, 48.181103360552115},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 75.97683006515615, 37.988415032578075, 151.9536601303123, 75.97683006515615},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 114.8661762547475, 57.43308812737375, 229.732352509495, 114.8661762547475},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 177.6880205453266, 88.8440102726633, 355.3760410906532, 177.6880205453266},
        {20, 27, 24, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 216.61051745636306, 108.30525872818153, 433.2210349127261, 216.61051745636306},
        {28, 39, 32, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 239.20128825844094, 119.60064412922047, 478.4025765168819, 239.20128825844094},
        {40, 55, 48, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 264.3974191995154, 132.1987095997577, 528.7948383990308, 264.3974191995154},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 270.6123335801532, 135.3061667900766, 541.2246671603064, 270.6123335801532},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 280.5462228703932, 140.2731114351966, 561.0924457407864, 280.5462228703932},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 281.33291259102106, 140.66645629551053, 562.6658251820421, 281.33291259102106},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 289.5952412567448, 144.7976206283724, 579.1904825134897, 289.5952412567448},
        {363, 724, 512, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 327.74617855676155, 163.87308927838077, 655.4923571135231, 327.74617855676155},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 357.9740932250052, 178.9870466125026, 715.9481864500104, 409.1613366186219},
        {1255, 1773, 1536, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 444.649586606997, 222.3247933034985, 889.299173213994, 444.649586606997},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 511.08984262717274, 255.54492131358637, 1022.1796852543455, 558.8532880563184},
        {2509, 3547, 3072, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 639.2437852023587, 319.62189260117935, 1278.4875704047174, 741.5209401438598},
        {3548, 4096, 4096, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 886.8746343825455, 443.43731719127277, 1773.749268765091, 886.8746343825455}
    };
    static const moebench_entry t1_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_step_table t1_steps[] = {
        {MOEBENCH_STEP_ROUTE, t1_route_rows, 18, t1_route_defaults, 11},
        {MOEBENCH_STEP_INDEX, t1_index_rows, 18, t1_index_defaults, 11},
        {MOEBENCH_STEP_EXPAND, t1_expand_rows, 18, t1_expand_defaults, 4},
        {MOEBENCH_STEP_GEMM1, t1_gemm1_rows, 18, t1_gemm1_defaults, 4},
        {MOEBENCH_STEP_ACTIVATION, t1_activation_rows, 18, t1_activation_defaults, 4},
        {MOEBENCH_STEP_GEMM2, t1_gemm2_rows, 18, t1_gemm2_defaults, 5},
        {MOEBENCH_STEP_COMBINE, t1_combine_rows, 18, t1_combine_defaults, 1}
    };
    static const moebench_entry t2_route_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p29, 6, 45.05755005345567, 22.528775026727835, 90.11510010691134, 52.318976119287235},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 53.87229467156105, 26.936147335780525, 107.7445893431221, 59.13801397946907},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 79.61024798209272, 39.80512399104636, 159.22049596418543, 79.61024798209272},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 116.89078316988015, 58.445391584940076, 233.7815663397603, 116.89078316988015},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 176.90890629996107, 88.45445314998054, 353.81781259992215, 176.90890629996107},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 215.10430438655897, 107.55215219327948, 430.20860877311793, 240.18606843589808},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 249.69732590588046, 124.84866295294023, 499.3946518117609, 277.1967372890855},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 304.28109861440754, 152.14054930720377, 608.5621972288151, 332.4249170822897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 362.27292311421405, 181.13646155710703, 724.5458462284281, 362.27292311421405},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 388.1759970045762, 194.0879985022881, 776.3519940091523, 388.1759970045762},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 399.5451134093055, 199.77255670465274, 799.090226818611, 399.5451134093055},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 412.320786645221, 206.1603933226105, 824.641573290442, 412.320786645221},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 409.6919147793447, 204.84595738967235, 819.3838295586894, 460.09998210303047},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 433.7380623953087, 216.86903119765435, 867.4761247906174, 510.2443383273276},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 480.2344750476983, 240.11723752384916, 960.4689500953966, 527.0524336027862},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 529.8265062685207, 264.91325313426034, 1059.6530125370414, 616.43292847914},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 680.6808780024364, 340.3404390012182, 1361.3617560048729, 680.6808780024364},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 767.6881770303453, 383.84408851517264, 1535.3763540606906, 839.7136661352263}
    };
    static const moebench_entry t2_route_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_index_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 18432, 2}, 0xc80u, 0x27fu, p29, 6, 45.05755005345567, 22.528775026727835, 90.11510010691134, 52.318976119287235},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 53.87229467156105, 26.936147335780525, 107.7445893431221, 59.13801397946907},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 79.61024798209272, 39.80512399104636, 159.22049596418543, 79.61024798209272},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 116.89078316988015, 58.445391584940076, 233.7815663397603, 116.89078316988015},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 176.90890629996107, 88.45445314998054, 353.81781259992215, 176.90890629996107},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 215.10430438655897, 107.55215219327948, 430.20860877311793, 240.18606843589808},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 249.69732590588046, 124.84866295294023, 499.3946518117609, 277.1967372890855},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 304.28109861440754, 152.14054930720377, 608.5621972288151, 332.4249170822897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 362.27292311421405, 181.13646155710703, 724.5458462284281, 362.27292311421405},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 388.1759970045762, 194.0879985022881, 776.3519940091523, 388.1759970045762},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 399.5451134093055, 199.77255670465274, 799.090226818611, 399.5451134093055},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 412.320786645221, 206.1603933226105, 824.641573290442, 412.320786645221},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 409.6919147793447, 204.84595738967235, 819.3838295586894, 460.09998210303047},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 433.7380623953087, 216.86903119765435, 867.4761247906174, 510.2443383273276},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 480.2344750476983, 240.11723752384916, 960.4689500953966, 527.0524336027862},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 529.8265062685207, 264.91325313426034, 1059.6530125370414, 616.43292847914},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 680.6808780024364, 340.3404390012182, 1361.3617560048729, 680.6808780024364},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 767.6881770303453, 383.84408851517264, 1535.3763540606906, 839.7136661352263}
    };
    static const moebench_entry t2_index_defaults[] = {
        {1, 1, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p0, 6, 0.0, 0.0, 0.0, 0.0},
        {2, 2, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p1, 6, 0.0, 0.0, 0.0, 0.0},
        {3, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p4, 6, 0.0, 0.0, 0.0, 0.0},
        {17, 32, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {64, 0, 0, 6144, 1}, 0xc80u, 0x27fu, p5, 6, 0.0, 0.0, 0.0, 0.0},
        {33, 64, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {128, 0, 0, 6144, 2}, 0xc80u, 0x27fu, p30, 6, 0.0, 0.0, 0.0, 0.0},
        {65, 128, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p31, 6, 0.0, 0.0, 0.0, 0.0},
        {129, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p32, 6, 0.0, 0.0, 0.0, 0.0},
        {257, 512, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p33, 6, 0.0, 0.0, 0.0, 0.0},
        {513, 1024, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {256, 0, 0, 10240, 4}, 0xc80u, 0x27fu, p34, 6, 0.0, 0.0, 0.0, 0.0},
        {1025, 4096, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p35, 6, 0.0, 0.0, 0.0, 0.0},
        {4097, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "route_index", {0, 0, 0, 0, 0, 0, 0}, {512, 0, 0, 18432, 8}, 0xc80u, 0x27fu, p36, 6, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p49[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_param p50[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 1, NULL}
    };
    static const moebench_param p51[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 2, NULL}
    };
    static const moebench_entry t2_expand_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 45.05755005345567, 22.528775026727835, 90.11510010691134, 52.318976119287235},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 53.87229467156105, 26.936147335780525, 107.7445893431221, 59.13801397946907},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 79.61024798209272, 39.80512399104636, 159.22049596418543, 79.61024798209272},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 116.89078316988015, 58.445391584940076, 233.7815663397603, 116.89078316988015},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 176.90890629996107, 88.45445314998054, 353.81781259992215, 176.90890629996107},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {128, 0, 0, 19456, 2}, 0xcefu, 0x310u, p49, 7, 215.10430438655897, 107.55215219327948, 430.20860877311793, 240.18606843589808},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 32, 1, 0, 2, 0}, {64, 0, 0, 6144, 1}, 0xcefu, 0x310u, p50, 7, 249.69732590588046, 124.84866295294023, 499.3946518117609, 277.1967372890855},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {128, 0, 0, 18432, 2}, 0xcefu, 0x310u, p51, 7, 304.28109861440754, 152.14054930720377, 608.5621972288151, 332.4249170822897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 362.27292311421405, 181.13646155710703, 724.5458462284281, 362.27292311421405},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 388.1759970045762, 194.0879985022881, 776.3519940091523, 388.1759970045762},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 399.5451134093055, 199.77255670465274, 799.090226818611, 399.5451134093055},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 412.320786645221, 206.1603933226105, 824.641573290442, 412.320786645221},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p38, 7, 409.6919147793447, 204.84595738967235, 819.3838295586894, 460.09998210303047},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 433.7380623953087, 216.86903119765435, 867.4761247906174, 510.2443383273276},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 480.2344750476983, 240.11723752384916, 960.4689500953966, 527.0524336027862},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 529.8265062685207, 264.91325313426034, 1059.6530125370414, 616.43292847914},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 680.6808780024364, 340.3404390012182, 1361.3617560048729, 680.6808780024364},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 767.6881770303453, 383.84408851517264, 1535.3763540606906, 839.7136661352263}
    };
    static const moebench_entry t2_expand_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_gemm1_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 45.05755005345567, 22.528775026727835, 90.11510010691134, 52.318976119287235},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 53.87229467156105, 26.936147335780525, 107.7445893431221, 59.13801397946907},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 79.61024798209272, 39.80512399104636, 159.22049596418543, 79.61024798209272},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 116.89078316988015, 58.445391584940076, 233.7815663397603, 116.89078316988015},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 176.90890629996107, 88.45445314998054, 353.81781259992215, 176.90890629996107},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {128, 0, 0, 19456, 2}, 0xcefu, 0x310u, p49, 7, 215.10430438655897, 107.55215219327948, 430.20860877311793, 240.18606843589808},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 32, 1, 0, 2, 0}, {64, 0, 0, 6144, 1}, 0xcefu, 0x310u, p50, 7, 249.69732590588046, 124.84866295294023, 499.3946518117609, 277.1967372890855},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {128, 0, 0, 18432, 2}, 0xcefu, 0x310u, p51, 7, 304.28109861440754, 152.14054930720377, 608.5621972288151, 332.4249170822897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 362.27292311421405, 181.13646155710703, 724.5458462284281, 362.27292311421405},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 388.1759970045762, 194.0879985022881, 776.3519940091523, 388.1759970045762},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 399.5451134093055, 199.77255670465274, 799.090226818611, 399.5451134093055},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 412.320786645221, 206.1603933226105, 824.641573290442, 412.320786645221},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p38, 7, 409.6919147793447, 204.84595738967235, 819.3838295586894, 460.09998210303047},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 433.7380623953087, 216.86903119765435, 867.4761247906174, 510.2443383273276},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 480.2344750476983, 240.11723752384916, 960.4689500953966, 527.0524336027862},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 529.8265062685207, 264.91325313426034, 1059.6530125370414, 616.43292847914},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 680.6808780024364, 340.3404390012182, 1361.3617560048729, 680.6808780024364},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 767.6881770303453, 383.84408851517264, 1535.3763540606906, 839.7136661352263}
    };
    static const moebench_entry t2_gemm1_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_activation_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 45.05755005345567, 22.528775026727835, 90.11510010691134, 52.318976119287235},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 53.87229467156105, 26.936147335780525, 107.7445893431221, 59.13801397946907},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 79.61024798209272, 39.80512399104636, 159.22049596418543, 79.61024798209272},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 116.89078316988015, 58.445391584940076, 233.7815663397603, 116.89078316988015},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 176.90890629996107, 88.45445314998054, 353.81781259992215, 176.90890629996107},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 64, 1, 0, 2, 0}, {128, 0, 0, 19456, 2}, 0xcefu, 0x310u, p49, 7, 215.10430438655897, 107.55215219327948, 430.20860877311793, 240.18606843589808},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 32, 32, 1, 0, 2, 0}, {64, 0, 0, 6144, 1}, 0xcefu, 0x310u, p50, 7, 249.69732590588046, 124.84866295294023, 499.3946518117609, 277.1967372890855},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 128, 32, 1, 0, 2, 0}, {128, 0, 0, 18432, 2}, 0xcefu, 0x310u, p51, 7, 304.28109861440754, 152.14054930720377, 608.5621972288151, 332.4249170822897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 362.27292311421405, 181.13646155710703, 724.5458462284281, 362.27292311421405},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 388.1759970045762, 194.0879985022881, 776.3519940091523, 388.1759970045762},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 399.5451134093055, 199.77255670465274, 799.090226818611, 399.5451134093055},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 412.320786645221, 206.1603933226105, 824.641573290442, 412.320786645221},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p38, 7, 409.6919147793447, 204.84595738967235, 819.3838295586894, 460.09998210303047},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {32, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 19456, 4}, 0xcefu, 0x310u, p39, 7, 433.7380623953087, 216.86903119765435, 867.4761247906174, 510.2443383273276},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 480.2344750476983, 240.11723752384916, 960.4689500953966, 527.0524336027862},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 529.8265062685207, 264.91325313426034, 1059.6530125370414, 616.43292847914},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 680.6808780024364, 340.3404390012182, 1361.3617560048729, 680.6808780024364},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm1_fused", {64, 128, 32, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p18, 7, 767.6881770303453, 383.84408851517264, 1535.3763540606906, 839.7136661352263}
    };
    static const moebench_entry t2_activation_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {16, 64, 128, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p14, 7, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {32, 128, 64, 1, 0, 2, 0}, {256, 0, 0, 37888, 4}, 0xcefu, 0x310u, p15, 7, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 0.0, 0.0, 0.0, 0.0},
        {1537, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm1_fused", {128, 64, 32, 16, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p17, 7, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p52[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 2, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p53[] = {
        {"block_k", 64, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p54[] = {
        {"block_k", 32, NULL},
        {"block_m", 16, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 1, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p55[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_param p56[] = {
        {"block_k", 32, NULL},
        {"block_m", 32, NULL},
        {"block_n", 128, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 2, NULL},
        {"split_k", 1, NULL}
    };
    static const moebench_entry t2_gemm2_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 256, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p40, 8, 45.05755005345567, 22.528775026727835, 90.11510010691134, 52.318976119287235},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 2}, {128, 0, 0, 21504, 2}, 0xcffu, 0x300u, p52, 8, 53.87229467156105, 26.936147335780525, 107.7445893431221, 59.13801397946907},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 79.61024798209272, 39.80512399104636, 159.22049596418543, 79.61024798209272},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 116.89078316988015, 58.445391584940076, 233.7815663397603, 116.89078316988015},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 176.90890629996107, 88.45445314998054, 353.81781259992215, 176.90890629996107},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 64, 1, 1, 2, 0}, {128, 0, 0, 11264, 2}, 0xcffu, 0x300u, p53, 8, 215.10430438655897, 107.55215219327948, 430.20860877311793, 240.18606843589808},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 32, 1, 1, 2, 0}, {64, 0, 0, 6144, 1}, 0xcffu, 0x300u, p54, 8, 249.69732590588046, 124.84866295294023, 499.3946518117609, 277.1967372890855},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 32, 1, 1, 2, 0}, {64, 0, 0, 6144, 1}, 0xcffu, 0x300u, p54, 8, 304.28109861440754, 152.14054930720377, 608.5621972288151, 332.4249170822897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 362.27292311421405, 181.13646155710703, 724.5458462284281, 362.27292311421405},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 388.1759970045762, 194.0879985022881, 776.3519940091523, 388.1759970045762},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 399.5451134093055, 199.77255670465274, 799.090226818611, 399.5451134093055},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 412.320786645221, 206.1603933226105, 824.641573290442, 412.320786645221},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 64, 32, 1, 1, 2, 0}, {128, 0, 0, 11264, 2}, 0xcffu, 0x300u, p55, 8, 409.6919147793447, 204.84595738967235, 819.3838295586894, 460.09998210303047},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 128, 32, 1, 1, 2, 0}, {128, 0, 0, 19456, 2}, 0xcffu, 0x300u, p56, 8, 433.7380623953087, 216.86903119765435, 867.4761247906174, 510.2443383273276},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 64, 32, 1, 1, 2, 0}, {128, 0, 0, 21504, 2}, 0xcffu, 0x300u, p46, 8, 480.2344750476983, 240.11723752384916, 960.4689500953966, 527.0524336027862},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {32, 256, 32, 1, 1, 2, 0}, {256, 0, 0, 35840, 4}, 0xcffu, 0x300u, p44, 8, 529.8265062685207, 264.91325313426034, 1059.6530125370414, 616.43292847914},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p45, 8, 680.6808780024364, 340.3404390012182, 1361.3617560048729, 680.6808780024364},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "gemm2_fused", {64, 128, 32, 1, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p47, 8, 767.6881770303453, 383.84408851517264, 1535.3763540606906, 839.7136661352263}
    };
    static const moebench_entry t2_gemm2_defaults[] = {
        {1, 511, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {16, 64, 128, 1, 1, 2, 0}, {256, 0, 0, 21504, 4}, 0xcffu, 0x300u, p41, 8, 0.0, 0.0, 0.0, 0.0},
        {512, 1023, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {32, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p42, 8, 0.0, 0.0, 0.0, 0.0},
        {1024, 1536, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 128, 1, 1, 2, 0}, {256, 0, 0, 50176, 4}, 0xcffu, 0x300u, p43, 8, 0.0, 0.0, 0.0, 0.0},
        {1537, 3072, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {64, 128, 64, 8, 1, 2, 0}, {256, 0, 0, 37888, 4}, 0xcffu, 0x300u, p45, 8, 0.0, 0.0, 0.0, 0.0},
        {3073, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "gemm2_fused", {128, 64, 32, 16, 1, 2, 0}, {256, 0, 0, 41984, 4}, 0xcffu, 0x300u, p25, 8, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_entry t2_combine_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 45.05755005345567, 22.528775026727835, 90.11510010691134, 52.318976119287235},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 53.87229467156105, 26.936147335780525, 107.7445893431221, 59.13801397946907},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 79.61024798209272, 39.80512399104636, 159.22049596418543, 79.61024798209272},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 116.89078316988015, 58.445391584940076, 233.7815663397603, 116.89078316988015},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 176.90890629996107, 88.45445314998054, 353.81781259992215, 176.90890629996107},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 215.10430438655897, 107.55215219327948, 430.20860877311793, 240.18606843589808},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 249.69732590588046, 124.84866295294023, 499.3946518117609, 277.1967372890855},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 304.28109861440754, 152.14054930720377, 608.5621972288151, 332.4249170822897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 362.27292311421405, 181.13646155710703, 724.5458462284281, 362.27292311421405},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 388.1759970045762, 194.0879985022881, 776.3519940091523, 388.1759970045762},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 399.5451134093055, 199.77255670465274, 799.090226818611, 399.5451134093055},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 412.320786645221, 206.1603933226105, 824.641573290442, 412.320786645221},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {64, 2, 0, 1536, 1}, 0xd80u, 0x27fu, p48, 3, 409.6919147793447, 204.84595738967235, 819.3838295586894, 460.09998210303047},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 433.7380623953087, 216.86903119765435, 867.4761247906174, 510.2443383273276},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 480.2344750476983, 240.11723752384916, 960.4689500953966, 527.0524336027862},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 529.8265062685207, 264.91325313426034, 1059.6530125370414, 616.43292847914},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 680.6808780024364, 340.3404390012182, 1361.3617560048729, 680.6808780024364},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 767.6881770303453, 383.84408851517264, 1535.3763540606906, 839.7136661352263}
    };
    static const moebench_entry t2_combine_defaults[] = {
        {1, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "combine", {0, 0, 0, 0, 0, 0, 0}, {128, 8, 0, 5120, 2}, 0xd80u, 0x27fu, p28, 3, 0.0, 0.0, 0.0, 0.0}
    };
    static const moebench_param p57[] = {
        {"block_k", 128, NULL},
        {"block_m", 16, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p58[] = {
        {"block_k", 64, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p59[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 32, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p60[] = {
        {"block_k", 128, NULL},
        {"block_m", 64, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_param p61[] = {
        {"block_k", 32, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 8, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 4, NULL}
    };
    static const moebench_param p62[] = {
        {"block_k", 64, NULL},
        {"block_m", 128, NULL},
        {"block_n", 64, NULL},
        {"ctas_per_sm", 0, NULL},
        {"group_m", 1, NULL},
        {"num_stages", 2, NULL},
        {"num_warps", 8, NULL}
    };
    static const moebench_entry t2_shared_rows[] = {
        {1, 1, 1, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 45.05755005345567, 22.528775026727835, 90.11510010691134, 52.318976119287235},
        {2, 2, 2, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 53.87229467156105, 26.936147335780525, 107.7445893431221, 59.13801397946907},
        {3, 5, 4, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p57, 7, 79.61024798209272, 39.80512399104636, 159.22049596418543, 79.61024798209272},
        {6, 11, 8, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p57, 7, 116.89078316988015, 58.445391584940076, 233.7815663397603, 116.89078316988015},
        {12, 19, 16, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p57, 7, 176.90890629996107, 88.45445314998054, 353.81781259992215, 176.90890629996107},
        {20, 27, 24, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 215.10430438655897, 107.55215219327948, 430.20860877311793, 240.18606843589808},
        {28, 39, 32, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 249.69732590588046, 124.84866295294023, 499.3946518117609, 277.1967372890855},
        {40, 55, 48, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {16, 32, 256, 1, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p37, 7, 304.28109861440754, 152.14054930720377, 608.5621972288151, 332.4249170822897},
        {56, 78, 64, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p58, 7, 362.27292311421405, 181.13646155710703, 724.5458462284281, 362.27292311421405},
        {79, 110, 96, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p58, 7, 388.1759970045762, 194.0879985022881, 776.3519940091523, 388.1759970045762},
        {111, 181, 128, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p58, 7, 399.5451134093055, 199.77255670465274, 799.090226818611, 399.5451134093055},
        {182, 362, 256, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p58, 7, 412.320786645221, 206.1603933226105, 824.641573290442, 412.320786645221},
        {363, 724, 512, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 33792, 4}, 0xcefu, 0x310u, p59, 7, 409.6919147793447, 204.84595738967235, 819.3838295586894, 460.09998210303047},
        {725, 1254, 1024, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 33792, 4}, 0xcefu, 0x310u, p59, 7, 433.7380623953087, 216.86903119765435, 867.4761247906174, 510.2443383273276},
        {1255, 1773, 1536, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 64, 1, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p16, 7, 480.2344750476983, 240.11723752384916, 960.4689500953966, 527.0524336027862},
        {1774, 2508, 2048, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {64, 64, 128, 1, 0, 2, 0}, {512, 0, 0, 50176, 8}, 0xcefu, 0x310u, p60, 7, 529.8265062685207, 264.91325313426034, 1059.6530125370414, 616.43292847914},
        {2509, 3547, 3072, 0, 1, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p61, 7, 680.6808780024364, 340.3404390012182, 1361.3617560048729, 680.6808780024364},
        {3548, 4096, 4096, 0, 0, 1, MOEBENCH_ORIGIN_PREDICTED, "shared", {128, 64, 64, 1, 0, 2, 0}, {512, 0, 0, 41984, 8}, 0xcefu, 0x310u, p62, 7, 767.6881770303453, 383.84408851517264, 1535.3763540606906, 839.7136661352263}
    };
    static const moebench_entry t2_shared_defaults[] = {
        {1, 16, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {16, 32, 128, 1, 0, 2, 0}, {256, 0, 0, 21504, 4}, 0xcefu, 0x310u, p57, 7, 0.0, 0.0, 0.0, 0.0},
        {17, 256, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {64, 64, 64, 8, 0, 2, 0}, {256, 0, 0, 25600, 4}, 0xcefu, 0x310u, p58, 7, 0.0, 0.0, 0.0, 0.0},
        {257, 2147483647, 0, 1, 0, 0, MOEBENCH_ORIGIN_MEASURED, "shared", {128, 64, 32, 8, 0, 2, 0}, {256, 0, 0, 41984, 4}, 0xcefu, 0x310u, p61, 7, 0.0, 0.0, 0.0, 0.0}
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
        {"mixtral-8x7b.triton-fused.bf16", "mixtral-8x7b", MOEBENCH_DTYPE_BF16, {8, 8, 2, 4096, 14336, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-mi300x-predicted of 2026-11-30", t0_steps, 7},
        {"qwen3-30b-a3b.triton-fused.bf16", "qwen3-30b-a3b", MOEBENCH_DTYPE_BF16, {128, 128, 8, 2048, 768, 1, 1, 1, 0, 0, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd", "moebench 0.1.0", "20261130-tune-mi300x-predicted of 2026-11-30", t1_steps, 7},
        {"qwen3.6-35b-a3b.triton-fused.bf16", "qwen3.6-35b-a3b", MOEBENCH_DTYPE_BF16, {256, 256, 8, 2048, 512, 1, 1, 1, 0, 512, 1, 1, MOEBENCH_SCORING_SOFTMAX, "silu"}, "triton/fused", "route_index=97775fcc51682c8b, gemm1_fused=56546e673cb1cc0a, gemm2_fused=100fe13e7990e95e, combine=bdcf1e881c5014cd, shared=d6cd92e2da2a3703", "moebench 0.1.0", "20261130-tune-mi300x-predicted of 2026-11-30", t2_steps, 8}
    };
    *count = 3;
    return all;
}

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_mi300x_ep_tables(int32_t *count) {
    *count = 0;
    return NULL;
}

/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *moebench_mi300x_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {
    int32_t count = 0, i, j;
    const moebench_table *tables = moebench_mi300x_tables(&count);
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

static inline MOEBENCH_UNUSED const moebench_ep_table *moebench_mi300x_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {
    int32_t count = 0, i;
    const moebench_ep_table *tables = moebench_mi300x_ep_tables(&count);
    for (i = 0; i < count; ++i) {
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }
    return NULL;
}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *moebench_mi300x_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_mi300x_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t moebench_mi300x_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {
    const moebench_ep_table *table = moebench_mi300x_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }
    return 0;
}

/* Short names while a unit includes one device of this prefix. With two they go: call moebench_mi300x_... by name. */
#ifdef MOEBENCH_SHORT_NAMES_moebench
#undef moebench_descriptor
#undef moebench_tables
#undef moebench_ep_tables
#undef moebench_lookup
#undef moebench_lookup_ep
#undef moebench_capacity
#else
#define MOEBENCH_SHORT_NAMES_moebench
#define moebench_descriptor moebench_mi300x_descriptor
#define moebench_tables moebench_mi300x_tables
#define moebench_ep_tables moebench_mi300x_ep_tables
#define moebench_lookup moebench_mi300x_lookup
#define moebench_lookup_ep moebench_mi300x_lookup_ep
#define moebench_capacity moebench_mi300x_capacity
#endif

#endif /* MOEBENCH_HW_CONFIG_MOEBENCH_MI300X_H */
