#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the README's tables from the measured files in tests/bench/results, so that no figure is typed by hand."""
import json
import pathlib
import re

root = pathlib.Path(__file__).resolve().parents[2]
results = root / "tests" / "bench" / "results"
OPS = [
    ("int8_static_tensor", "INT8 tensor static"),
    ("int8_dyn_token", "INT8 token dynamic"),
    ("int8-token-dynamic-azp", "INT8 token azp"),
    ("fp8_static_tensor", "FP8 tensor static"),
    ("fp8_dyn_tensor", "FP8 tensor dynamic"),
    ("fp8_dyn_token", "FP8 token dynamic"),
    ("fp8_group128", "FP8 groups of 128"),
]


def replace(text, begin, end, body):
    return re.sub(re.escape(begin) + r".*?" + re.escape(end), lambda _: begin + "\n" + body + end, text, flags=re.S)


def gpu_table():
    rows = json.loads((results / "h200-quantize.json").read_text())
    rows = rows["rows"] if isinstance(rows, dict) else rows
    cell = {(r["op"], r["dtype"], r["tokens"], r["hidden"]): r for r in rows}
    shapes = [(128, 8192), (1024, 4096), (1024, 8192), (4096, 8192), (8192, 8192), (8192, 16384)]
    out = "| Input | Ceiling | " + " | ".join(name for _, name in OPS) + " |\n"
    out += "| --- | ---: |" + " ---: |" * len(OPS) + "\n"
    for dtype in ("bf16", "fp32"):
        for tokens, hidden in shapes:
            ceiling = cell[("int8_static_tensor", dtype, tokens, hidden)]["ceiling_us"]
            out += f"| {dtype.upper()} {tokens}×{hidden} | {ceiling:.2f} |"
            for op, _ in OPS:
                r = cell[(op, dtype, tokens, hidden)]
                out += f" {r['median_us']:.2f} ({r['median_us'] / r['ceiling_us']:.2f}) |"
            out += "\n"
    return out


def face_table():
    face = json.loads((results / "face.json").read_text())
    out = "| What | Measured | Aim |\n| --- | ---: | ---: |\n"
    for row in face["rows"]:
        out += f"| {row['what']} | {row['measured']} | {row['aim']} |\n"
    return out + f"\nMedian of {face['runs']} runs, {face['cpu']}, commit {face['commit']}.\n"


readme = root / "README.md"
text = readme.read_text()
text = replace(text, "<!-- table: tests/bench/readme_tables.py -->", "<!-- end -->", gpu_table())
if (results / "face.json").exists():
    text = replace(text, "<!-- face: tests/bench/readme_tables.py -->", "<!-- end face -->", face_table())
readme.write_text(text)
