"""``hw_config.h`` under real compilers: strict C and C++, every way of including it, lookups against the table."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from moe_strategies import PROPERTY
from tables_samples import engine_table, ep_table, layer_table
from torch_tables import torch_table

from moebench.errors import InputError
from moebench.plan.ep_plan import EPPlan
from moebench.plan.plan import LayerPlan
from moebench.spec.hw_files import hardware_names, load_hardware
from moebench.spec.steps import Step
from moebench.tables import c_emit
from moebench.tables.c_types import EP_STAGE_KNOBS, EP_STAGES, macro
from moebench.tables.knobs import KNOBS, knobs_of, steps_of
from moebench.tables.registry import ExportOptions, export
from moebench.tables.rows import EPSetting
from moebench.tables.schema import Table
from moebench.tables.workload import workload_at
from moebench.testing.table_formats import predicted

STRICT = ("-Wall", "-Wextra", "-Werror", "-pedantic")
COMPILERS = [
    pytest.param((name, standard), id=name, marks=pytest.mark.skipif(shutil.which(name) is None, reason=f"no {name}"))
    for name, standard in (("gcc", "c11"), ("g++", "c++17"), ("clang", "c11"), ("clang++", "c++17"))
]
INT_MAX = (1 << 31) - 1
DOC = Path(__file__).resolve().parents[1] / "docs" / "hw_config.md"


def _is_cpp(compiler: tuple[str, str]) -> bool:
    return compiler[0].endswith("++")


def _run(*words: str | Path) -> str:
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _build(compiler: tuple[str, str], folder: Path, *sources: str) -> str:
    """Compile the units strictly, link them, run the program; its output."""
    ending = "cpp" if _is_cpp(compiler) else "c"
    paths = []
    for number, text in enumerate(sources):
        paths.append(folder / f"unit{number}.{ending}")
        paths[-1].write_text(text, encoding="utf-8")
    _run(compiler[0], f"-std={compiler[1]}", *STRICT, "-I", folder, *paths, "-o", folder / "program")
    return _run(folder / "program")


def _write(folder: Path, tables: list[Table], **options: object) -> str:
    made = export("hw_config", tables, ExportOptions(**options))  # type: ignore[arg-type]
    path = folder / made[0].path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(made[0].text, encoding="utf-8")
    return made[0].path.as_posix()


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("key", ["h200", "bi-v100", "cpu"])
def test_it_compiles_alone(compiler: tuple[str, str], key: str, tmp_path: Path) -> None:
    tables = [layer_table(), engine_table(), ep_table()] if key == "h200" else []
    name = _write(tmp_path, tables, hardware=key)
    language = "c++" if _is_cpp(compiler) else "c"
    out = tmp_path / "alone.o"
    _run(compiler[0], f"-std={compiler[1]}", *STRICT, "-c", "-x", language, tmp_path / name, "-o", out)


@pytest.mark.parametrize("compiler", COMPILERS)
def test_twice_in_one_unit_and_in_two_units_linked(compiler: tuple[str, str], tmp_path: Path) -> None:
    name = _write(tmp_path, [layer_table(), ep_table()])
    include = f'#include "{name}"\n' * 2
    other = include + "int count_tables(void);\nint count_tables(void) { int32_t n; moebench_tables(&n); return n; }\n"
    main = include + (
        "#include <stdio.h>\nint count_tables(void);\n"
        "int main(void) { int32_t n; moebench_ep_tables(&n);\n"
        'printf("%d %d %s\\n", (int)n, count_tables(), moebench_descriptor()->key); return 0; }\n'
    )
    assert _build(compiler, tmp_path, main, other) == "1 1 h200\n"


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("prefix", ["moebench", "mylib"])
def test_two_devices_in_one_unit(compiler: tuple[str, str], prefix: str, tmp_path: Path) -> None:
    names = [
        _write(tmp_path, [layer_table()]),
        _write(tmp_path, [layer_table(hw="bi-v100", dtype="fp16")], prefix=prefix),
    ]
    body = "".join(f'#include "{n}"\n' for n in names) + (
        "#include <stdio.h>\nint main(void) { int32_t n = 0; const moebench_table *t = moebench_h200_tables(&n);\n"
        "const moebench_shape s = t->shape;\n"
        "const moebench_entry *a = moebench_h200_lookup(MOEBENCH_STEP_GEMM1, MOEBENCH_DTYPE_BF16, &s, 8);\n"
        f"const moebench_entry *b = {prefix}_bi_v100_lookup(MOEBENCH_STEP_GEMM1, MOEBENCH_DTYPE_FP16, &s, 8);\n"
        'printf("%d %d\\n", (int)a->launch.threads, (int)b->launch.threads); return 0; }\n'
    )
    threads = []
    for table in (layer_table(), layer_table(hw="bi-v100", dtype="fp16")):
        plan = table.plan_at(8)
        assert isinstance(plan, LayerPlan)
        threads.append(
            int(plan.kernel("gemm1").params["num_warps"]) * (load_hardware(table.key.hardware).warp_size or 0)
        )
    assert _build(compiler, tmp_path, body) == f"{threads[0]} {threads[1]}\n"
    short = body.replace("moebench_h200_lookup", "moebench_lookup")
    if prefix == "moebench":
        with pytest.raises(AssertionError, match="moebench_lookup"):
            _build(compiler, tmp_path, short)
    else:
        assert _build(compiler, tmp_path, short) == f"{threads[0]} {threads[1]}\n"


def _edges(table: Table) -> list[int]:
    spans = [(r.min_tokens, r.max_tokens) for r in table.rows]
    spans += [(d.min_tokens, d.max_tokens or INT_MAX) for d in table.defaults.rows]
    around = {e + d for span in spans for e in span for d in (-1, 0, 1)}
    return sorted({t for t in around if 0 <= t <= INT_MAX} | {0, -1, -INT_MAX, INT_MAX})


PRINT = """
static void show(const moebench_entry *e) {
    int32_t i;
    if (e == NULL) { puts("null"); return; }
    printf("%s %d %d %d", e->kernel, (int)e->is_default, (int)e->timed_at_tokens, (int)e->tie);
    printf(" %d %.17g", (int)e->num_params, e->median_us);
    for (i = 0; i < e->num_params; ++i) {
        const moebench_param *p = &e->params[i];
        if (p->text != NULL) printf(" %s=%s", p->name, p->text);
        else printf(" %s=%d", p->name, (int)p->value);
    }
    printf(" | %u %u %d %d", (unsigned)e->set, (unsigned)e->ignored, (int)e->tile.block_m, (int)e->tile.group_m);
    printf(" %d %d %d", (int)e->tile.num_stages, (int)e->launch.threads, (int)e->launch.items);
    printf(" %d %d", (int)e->launch.smem_bytes, (int)e->launch.num_warps);
    puts("");
}
"""


def _expected(table: Table, step: Step, tokens: int) -> str:
    if tokens < 1:
        return "null"
    row, plan = table.row_at(tokens), table.plan_at(tokens)
    assert isinstance(plan, LayerPlan)
    kernel = next((k for k in plan.kernels if step in steps_of(k.kernel)), None)
    if kernel is None:
        return "null"
    knobs = knobs_of(kernel, workload_at(table, min(tokens, 4096)), load_hardware(table.key.hardware))
    params = "".join(f" {n}={v if isinstance(v, str) else int(v)}" for n, v in sorted(kernel.params.items()))
    told = f"{kernel.kernel} {int(row is None)} {row.num_tokens if row else 0} {int(row.tie) if row else 0} "
    told += f"{len(kernel.params)} {row.time.median_us if row else 0.0:.17g}{params} | "
    bits = [sum(1 << KNOBS.index(n) for n in names) for names in (knobs.values, knobs.ignored)]
    shown = ("block_m", "group_m", "num_stages", "threads", "items", "smem_bytes", "num_warps")
    return told + " ".join(map(str, [*bits, *(knobs.values.get(n, 0) for n in shown)]))


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(
    "table",
    [layer_table(), layer_table(variant="fused"), layer_table(variant="engine_grid"), torch_table()],
    ids=lambda t: t.key.variant,
)
def test_lookups_at_every_edge_against_the_table(compiler: tuple[str, str], table: Table, tmp_path: Path) -> None:
    name, edges = _write(tmp_path, [table]), _edges(table)
    calls, expected = [], []
    for step in Step:
        for tokens in edges:
            calls.append(f"    show(moebench_lookup({macro('step', step.value)}, dtype, &shape, {tokens}));")
            expected.append(_expected(table, step, tokens))
    shape = c_emit.shape(table.key.shape)
    body = f'#include "{name}"\n#include <stdio.h>\n{PRINT}\nint main(void) {{\n'
    body += f"    const moebench_shape shape = {shape};\n"
    body += (
        f"    const moebench_dtype dtype = {macro('dtype', table.key.dtype)};\n"
        + "\n".join(calls)
        + "\n    return 0;\n}\n"
    )
    assert _build(compiler, tmp_path, body).splitlines() == expected


@pytest.mark.parametrize("compiler", COMPILERS)
def test_another_shape_or_dtype_finds_nothing(compiler: tuple[str, str], tmp_path: Path) -> None:
    name = _write(tmp_path, [layer_table(), ep_table()])
    fields = (
        "num_experts", "num_local_experts", "topk", "hidden_size", "intermediate_size", "tp_size", "ep_size", "gated",
        "fused_shared_experts", "shared_intermediate_size", "num_groups", "topk_groups",
    )  # fmt: skip
    changes = [f"s = t->shape; s.{f} += 1; n += FOUND;" for f in fields]
    changes += ["s = t->shape; s.scoring = MOEBENCH_SCORING_SIGMOID; n += FOUND;"]
    changes += [f"s = t->shape; s.activation = {a}; n += FOUND;" for a in ('"relu2"', '"silu("', '"sil"', "NULL")]
    body = (
        f'#include "{name}"\n#include <stdio.h>\n'
        "#define FOUND (moebench_lookup(MOEBENCH_STEP_GEMM1, MOEBENCH_DTYPE_BF16, &s, 8) != NULL)\n"
        "int main(void) { int32_t c; int n = 0; moebench_shape s; const moebench_table *t = moebench_tables(&c);\n"
        + "\n".join(changes)
        + '\ns = t->shape; printf("%d %d %d\\n", n, FOUND, '
        "moebench_lookup(MOEBENCH_STEP_GEMM1, MOEBENCH_DTYPE_FP16, &s, 8) != NULL); return 0; }\n"
    )
    assert _build(compiler, tmp_path, body) == "0 1 0\n"


@pytest.mark.parametrize("compiler", COMPILERS)
def test_expert_parallel_parameters(compiler: tuple[str, str], tmp_path: Path) -> None:
    table = ep_table()
    name, counts = _write(tmp_path, [table]), [0, 1, 127, 128, 129, 362, 363, 1024, 1025, INT_MAX]
    asks = "\n".join(f"    show(&shape, {t});" for t in counts)
    body = f"""#include "{name}"
#include <stdio.h>
static void show(const moebench_shape *s, int tokens) {{
    const moebench_ep_entry *e = moebench_lookup_ep(MOEBENCH_DTYPE_BF16, s, tokens);
    printf("%d", (int)moebench_capacity(MOEBENCH_DTYPE_BF16, s, tokens));
    if (e != NULL) {{
        printf(" %d %d %d", (int)e->is_default, (int)e->num_prefetch_slots, (int)e->token_padding);
        printf(" %d %d", (int)e->dispatch.num_sms, (int)e->dispatch.direction);
        printf(" %d %d", (int)e->combine.direction, (int)e->gemm1.block_m);
    }}
    puts("");
}}
int main(void) {{
    const moebench_shape shape = {c_emit.shape(table.key.shape)};
{asks}
    return 0;
}}
"""
    expected = []
    for tokens in counts:
        line = str(next((c for c in table.capacities if c >= tokens), 0))
        if tokens >= 1:
            plan = table.plan_at(tokens)
            assert isinstance(plan, EPSetting)
            told = [int(table.row_at(tokens) is None), plan.num_prefetch_slots, plan.token_padding]
            told += [plan.plan.dispatch.num_sms, 0, 1, plan.plan.gemm1.block_m]
            line += " " + " ".join(map(str, told))
        expected.append(line)
    assert _build(compiler, tmp_path, body).splitlines() == expected


@pytest.mark.parametrize("compiler", [c for c in COMPILERS if str(c.id).endswith("++")])
def test_the_documented_example_compiles_and_runs(compiler: tuple[str, str], tmp_path: Path) -> None:
    (example,) = re.findall(r"```cpp\n(.*?)```", DOC.read_text(encoding="utf-8"), re.S)
    _write(tmp_path, [layer_table()])
    told = _build(compiler, tmp_path, example).splitlines()
    plan = layer_table().plan_at(64)
    assert isinstance(plan, LayerPlan)
    params = plan.kernel("gemm1").params
    assert told[1] == f"64 tokens: gemm1, {params['block_m']} x {params['block_n']} x {params['block_k']}"
    assert told[0].endswith("(default)")
    assert told[-1] == "h200: warps of 32 threads"


@pytest.mark.parametrize("key", hardware_names())
def test_every_fact_says_where_it_comes_from_or_that_it_is_unknown(key: str) -> None:
    hw = load_hardware(key)
    text = export("hw_config", [], ExportOptions(hardware=key))[0].text
    body = text.split(f"moebench_{key.replace('-', '_')}_descriptor(void)")[1].split("return &hw;")[0]
    assert body.count("MOEBENCH_SOURCE_UNKNOWN") == body.count("{0.0, 0, MOEBENCH_SOURCE_UNKNOWN")
    assert body.count("{") - 2 == body.count("MOEBENCH_SOURCE_")
    for fact in hw.facts.values():
        assert (
            f"{{{float(fact.value)!r}, 1, {macro('source', fact.source)}, {macro('confidence', fact.confidence)}}}"
            in body
        )


def test_it_says_what_it_is_and_how_it_was_made() -> None:
    command = "moebench table export x --out '*/ int x; /*' ??/"
    made = export("hw_config", [layer_table()], ExportOptions(command))
    lines = made[0].text.splitlines()
    assert lines[0] == "/* SPDX-License-Identifier: Apache-2.0 */"
    assert "do not edit" in made[0].text
    assert "Made by: moebench table export x --out '* / int x; / *' ? ?/" in made[0].text
    assert made[0].text.isascii()
    assert not re.search(r"^\s*\.\w+\s*=", made[0].text, re.M), "a designated initialiser"
    assert "[0]" not in made[0].text
    data = json.loads(made[1].text)
    assert len(data["tables"][0]["rows"]) == len(layer_table().rows)
    assert "moebench 0.1.0" in made[2].text


@given(st.text(max_size=40))
@PROPERTY
def test_any_text_can_stand_in_a_literal_or_a_comment(value: str) -> None:
    literal = c_emit.text(value)
    assert literal.isascii()
    assert literal.isprintable()
    assert "??" not in literal
    inside = literal[1:-1]
    plain = re.sub(r'\\([0-7]{3})|\\(["\\?])', lambda m: chr(int(m[1], 8)) if m[1] else m[2], inside)
    assert plain.encode("latin-1").decode("utf-8") == value.encode("utf-8", "replace").decode("utf-8")
    shown = c_emit.comment(value)
    assert not any(bad in shown for bad in ("*/", "/*", "??", "\n"))
    assert shown.isascii()


def test_floats_are_written_for_every_locale() -> None:
    assert [c_emit.real(v) for v in (4800, 0.96, 1e-7, 1e22)] == ["4800.0", "0.96", "1e-07", "1e+22"]
    with pytest.raises(InputError, match="32-bit"):
        c_emit.integer(1 << 31)
    with pytest.raises(InputError, match="characters"):
        c_emit.text("x" * 5000)


def test_what_a_header_can_not_be() -> None:
    with pytest.raises(InputError, match="can't tell apart"):
        export("hw_config", [layer_table(), layer_table(variant="fused")], ExportOptions())
    with pytest.raises(InputError, match="one device"):
        export("hw_config", [layer_table(), layer_table(hw="bi-v100", dtype="fp16")], ExportOptions())
    with pytest.raises(InputError, match="one device"):
        export("hw_config", [], ExportOptions())
    for prefix in ("", "9x", "a-b", "a b", "a;"):
        with pytest.raises(InputError, match="prefix"):
            export("hw_config", [layer_table()], ExportOptions(prefix=prefix))


@pytest.mark.parametrize("compiler", COMPILERS)
def test_one_measured_and_one_predicted_table_of_a_shape_stand_together(
    compiler: tuple[str, str], tmp_path: Path
) -> None:
    guessed, measured = predicted(layer_table(variant="fused")), layer_table()
    name = _write(tmp_path, [guessed, measured], allow_predicted=True)
    main = (
        f'#include "{name}"\n#include <stdio.h>\nint main(void) {{ int32_t n = 0, i;\n'
        "const moebench_table *t = moebench_tables(&n); const moebench_shape s = t->shape;\n"
        "const moebench_entry *e = moebench_lookup(MOEBENCH_STEP_GEMM1, MOEBENCH_DTYPE_BF16, &s, 8);\n"
        'printf("%s %d", e->kernel, e->origin == MOEBENCH_ORIGIN_MEASURED);\n'
        'for (i = 0; i < n; ++i) printf(" %s %d", t[i].variant,'
        " t[i].steps->rows->origin == MOEBENCH_ORIGIN_PREDICTED);\n"
        "return 0; }\n"
    )
    assert _build(compiler, tmp_path, main) == "gemm1 1 triton/steps 0 triton/fused 1"
    with pytest.raises(InputError, match="can't tell apart"):
        export("hw_config", [guessed, measured, guessed], ExportOptions(allow_predicted=True))


def test_every_stage_of_an_expert_parallel_plan_is_in_the_header() -> None:
    stages = EPPlan().to_dict()
    assert {"kernels", *EP_STAGES} == set(stages)
    assert {"direction", *EP_STAGE_KNOBS} == {knob for name in EP_STAGES for knob in stages[name]}


def test_knobs_that_a_kernel_lacks_are_named() -> None:
    table, hw = layer_table(), load_hardware("h200")
    plan = table.plan_at(64)
    assert isinstance(plan, LayerPlan)
    gemm = knobs_of(plan.kernel("gemm1"), workload_at(table, 64), hw)
    assert set(gemm.ignored) == {"split_k", "items", "vec_bytes"}
    expand = knobs_of(plan.kernel("expand"), workload_at(table, 64), hw)
    assert expand.values["items"] * expand.values["threads"] == plan.kernel("expand").params["block_h"]
    assert {"block_m", "num_stages", "group_m", "vec_bytes"} <= set(expand.ignored)
    routing = knobs_of(plan.kernel("index"), workload_at(table, 64), hw)
    assert "items" not in {*routing.values, *routing.ignored}, "its blocks are no elements of a thread: unknown"
    blind = knobs_of(plan.kernel("gemm1"), None, replace(hw, facts={}))
    assert not {"threads", "smem_bytes"} & {*blind.values, *blind.ignored}
