"""``hw_config.h``: a device's descriptor and its tuning tables for an engine in C, C++ or CUDA.

C11 that is also C++17. Data are static constants inside functions, so that any number of units may include it. Types
are shared by all headers; functions are named ``<prefix>_<hardware>_…``, and ``<prefix>_…`` for short while a unit
includes one hardware of that prefix.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Sequence
from pathlib import Path

from moebench.errors import InputError
from moebench.spec.hardware import Hardware
from moebench.spec.hw_files import load_hardware
from moebench.tables import c_emit
from moebench.tables.c_tables import Emitter
from moebench.tables.c_types import HEADER_SCHEMA, types
from moebench.tables.evidence import ROW_TITLES, heading, markdown_table, row_cells, row_dict, table_dict
from moebench.tables.files import is_predicted
from moebench.tables.registry import ExportedFile, ExportOptions, TableFormat
from moebench.tables.rows import Origin
from moebench.tables.schema import Table

FILE_NAME = "hw_config.h"
SHORT_NAMES = ("descriptor", "tables", "ep_tables", "lookup", "lookup_ep", "capacity")


def identifier(key: str) -> str:
    """A hardware key as part of a C name."""
    return re.sub(r"[^a-z0-9]+", "_", key.lower()).strip("_")


def _require_exportable(tables: Sequence[Table], options: ExportOptions) -> Hardware:
    """The one device of ``tables``; of each dtype and shape at most one was measured and one predicted."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", options.prefix):
        raise InputError(f"--prefix {options.prefix!r} can't begin a C name; use letters, digits and _")
    keys = {t.key.hardware for t in tables} | ({options.hardware} if options.hardware else set())
    if len(keys) != 1:
        told = ", ".join(sorted(keys)) or "none"
        raise InputError(f"a hardware header is of one device; these tables have: {told}. Choose with --hw")
    seen: dict[object, Table] = {}
    for table in tables:
        cell = (table.key.dtype, table.key.shape, table.key.ep is None, is_predicted(table))
        if cell in seen:
            raise InputError(
                f"{seen[cell].name} and {table.name} answer for one dtype and shape, which a header can't tell apart; "
                "export one of them (name the files, or --variant)"
            )
        seen[cell] = table
        predicted = [r for r in table.rows if r.origin is Origin.PREDICTED]
        if predicted and not options.allow_predicted:
            raise InputError(
                f"{table.name}: {predicted[0].name} is predicted, nobody has timed it. Tune on the device, or add "
                "--allow-predicted"
            )
    return load_hardware(keys.pop())


def _list_function(name: str, kind: str, arrays: Sequence[str], items: Sequence[str]) -> str:
    signature = f"static inline MOEBENCH_UNUSED const {kind} *{name}(int32_t *count)"
    body = "".join(arrays) + c_emit.array(kind, "all", items)
    return f"{signature} {{\n{body}    *count = {len(items)};\n    return {c_emit.pointer('all', items)};\n}}\n"


def _lookups(name: str) -> str:
    """The lookup functions; the rule is that of ``moebench.lookup``: containment, the default outside."""
    return f"""\
/* The plan of one step for `tokens` tokens of a rank: of the row that holds them, else the default's (is_default).
   NULL: no table is for this dtype and shape, its kernels don't have this step, or tokens is below 1. */
static inline MOEBENCH_UNUSED const moebench_entry *{name}_lookup(moebench_step step, moebench_dtype dtype,
                                                                  const moebench_shape *shape, int tokens) {{
    int32_t count = 0, i, j;
    const moebench_table *tables = {name}_tables(&count);
    for (i = 0; i < count; ++i) {{
        if (tables[i].dtype != dtype || !moebench_same_shape(&tables[i].shape, shape)) continue;
        for (j = 0; j < tables[i].num_steps; ++j) {{
            const moebench_step_table *at = &tables[i].steps[j];
            const moebench_entry *row;
            if (at->step != step) continue;
            row = moebench_containing(at->rows, at->num_rows, tokens);
            return row != NULL ? row : moebench_containing(at->defaults, at->num_defaults, tokens);
        }}
    }}
    return NULL;
}}

static inline MOEBENCH_UNUSED const moebench_ep_table *{name}_ep_table(moebench_dtype dtype,
                                                                       const moebench_shape *shape) {{
    int32_t count = 0, i;
    const moebench_ep_table *tables = {name}_ep_tables(&count);
    for (i = 0; i < count; ++i) {{
        if (tables[i].dtype == dtype && moebench_same_shape(&tables[i].shape, shape)) return &tables[i];
    }}
    return NULL;
}}

/* The same for a balanced expert-parallel layer: slots, padding and every stage. */
static inline MOEBENCH_UNUSED const moebench_ep_entry *{name}_lookup_ep(moebench_dtype dtype,
                                                                        const moebench_shape *shape, int tokens) {{
    const moebench_ep_table *table = {name}_ep_table(dtype, shape);
    const moebench_ep_entry *row;
    if (table == NULL) return NULL;
    row = moebench_ep_containing(table->rows, table->num_rows, tokens);
    return row != NULL ? row : moebench_ep_containing(table->defaults, table->num_defaults, tokens);
}}

/* The smallest capacity of the tuned ladder that holds `tokens` tokens a rank; 0 where there is none. */
static inline MOEBENCH_UNUSED int32_t {name}_capacity(moebench_dtype dtype, const moebench_shape *shape, int tokens) {{
    const moebench_ep_table *table = {name}_ep_table(dtype, shape);
    int32_t i;
    if (table == NULL || tokens < 0) return 0;
    for (i = 0; i < table->num_capacities; ++i) {{
        if (table->capacities[i] >= tokens) return table->capacities[i];
    }}
    return 0;
}}
"""


def _short_names(prefix: str, name: str) -> str:
    mark = f"MOEBENCH_SHORT_NAMES_{prefix}"
    undefined = "\n".join(f"#undef {prefix}_{short}" for short in SHORT_NAMES)
    defined = "\n".join(f"#define {prefix}_{short} {name}_{short}" for short in SHORT_NAMES)
    return f"""\
/* Short names while a unit includes one device of this prefix. With two they go: call {name}_… by name. */
#ifdef {mark}
{undefined}
#else
#define {mark}
{defined}
#endif
""".replace("…", "...")


def header_text(hw: Hardware, tables: Sequence[Table], options: ExportOptions) -> str:
    """The header of ``hw`` and ``tables``."""
    name = f"{options.prefix}_{identifier(hw.key)}"
    guard = f"MOEBENCH_HW_CONFIG_{name}_H".upper()
    layer, ep = Emitter(hw), Emitter(hw)
    layers = [layer.table(i, t) for i, t in enumerate(t for t in tables if t.key.ep is None)]
    eps = [ep.ep_table(i, t) for i, t in enumerate(t for t in tables if t.key.ep is not None)]
    listed = "".join(f" *   {c_emit.comment(t.name)}: {c_emit.comment(t.key.describe())}\n" for t in tables)
    descriptor = (
        f"static inline MOEBENCH_UNUSED const moebench_hw *{name}_descriptor(void) {{\n"
        f"    static const moebench_hw hw = {c_emit.hardware(hw)};\n    return &hw;\n}}\n"
    )
    return "\n".join([
        "/* SPDX-License-Identifier: Apache-2.0 */",
        f"/* Generated file, do not edit. {c_emit.comment(hw.name)} ({hw.key}); header schema {HEADER_SCHEMA}.\n"
        f" * Made by: {c_emit.comment(options.command)}\n"
        f" * Tables:{'' if tables else ' none'}\n{listed} */",
        f"#ifndef {guard}\n#define {guard}\n",
        "#include <stddef.h>\n#include <stdint.h>\n",
        types(), descriptor,
        _list_function(f"{name}_tables", "moebench_table", layer.arrays, layers),
        _list_function(f"{name}_ep_tables", "moebench_ep_table", ep.arrays, eps),
        _lookups(name), _short_names(options.prefix, name), f"#endif /* {guard} */\n",
    ])  # fmt: skip


class HwConfig(TableFormat):
    """``<hardware>/hw_config.h`` with its evidence; without a table it is the descriptor alone."""

    name = "hw_config"
    needs_tables = False

    def export(self, tables: Sequence[Table], options: ExportOptions) -> tuple[ExportedFile, ...]:
        """The header of one device; raises InputError where two tables can't be told apart in C."""
        hw = _require_exportable(tables, options)
        tables = sorted(tables, key=is_predicted)  # a look-up takes the first of a dtype and shape
        path = Path(hw.key) / FILE_NAME
        listed = [{**table_dict(t), "rows": [row_dict(t, r) for r in t.rows]} for t in tables]
        data = {"file": path.name, "command": options.command, "hardware": hw.key, "tables": listed}
        page = heading(path.name, tables, options, [f"descriptor {hw.key}, {hw.origin}"])
        for table in tables:
            page += [f"## {table.name}", ""]
            body = [[f"{r.min_tokens}-{r.max_tokens}", str(r.num_tokens), *row_cells(r)] for r in table.rows]
            page += [*markdown_table(("tokens", "timed at", *ROW_TITLES), body), ""]
        return (
            ExportedFile(path, header_text(hw, tables, options)),
            ExportedFile(path.with_name("hw_config.evidence.json"), json.dumps(data, indent=1, allow_nan=False) + "\n"),
            ExportedFile(path.with_name("hw_config.evidence.md"), "\n".join(page) + "\n"),
        )

    def usage(self, files: Sequence[ExportedFile], folder: Path) -> str:
        """The include line."""
        return f'#include "{files[0].path.as_posix()}"   (compile with {shlex.quote(f"-I{folder.resolve()}")})'


FORMAT = HwConfig()
