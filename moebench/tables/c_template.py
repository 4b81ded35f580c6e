"""The text of the types that every ``hw_config.h`` shares; ``c_types`` fills in what follows from our own lists."""

from __future__ import annotations

from string import Template

TYPES = Template(
    r"""#ifndef $guard
#define $guard

#if defined(__GNUC__) || defined(__clang__)
#define MOEBENCH_UNUSED __attribute__((unused))
#else
#define MOEBENCH_UNUSED
#endif

$step_enum
$dtype_enum
$scoring_enum
$origin_enum
/* Where a value of the descriptor comes from; unknown: nobody knows it, and the value is 0. */
$source_enum
$confidence_enum
/* Knobs in the bit sets of an entry. */
$knob_bits
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
$fact_fields
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
$tile_fields
} moebench_tile;

/* Launch of any kernel. */
typedef struct {
$launch_fields
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
$ep_stage_fields
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
$ep_stages
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

#endif /* $guard */
"""
)
