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


def peers_table():
    data = json.loads((results / "h200-peers.json").read_text())
    out = "| Input (BF16) | do_bench | do_bench, clearing by reading | ours, cold by read sweep | torch benchmark, graph of 20 | ours, hot graph |\n"
    out += "| --- | ---: | ---: | ---: | ---: | ---: |\n"
    for r in data["rows"]:
        sweep, hot = r["ours_cold_sweep"]["p50"], r["ours_hot_graph"]["p50"]
        out += (f"| {r['tokens']}×{r['hidden']} | {r['triton_do_bench_us']:.2f} | {r['triton_read_clear_us']:.2f} | {sweep:.2f} ({sweep / r['triton_read_clear_us']:.3f}) | "
                f"{r['torch_graph_of_20_us']:.2f} | {hot:.2f} ({hot / r['torch_graph_of_20_us']:.3f}) |\n")
    return out + f"\n{data['device']}, driver {data['driver']}, torch {data['torch']}, triton {data['triton']}, n = 300 a figure of ours, {data['date']}.\n"


def verdict_row(file):
    d = json.loads((results / file).read_text())
    load = ", both cores kept busy by others" if d["backend"] == "cpu" else ""
    return (f"| {d['device']}{load} | {d['identical_called_different']} of {d['comparisons']} | {d['slower_found']} of {d['comparisons']} | "
            f"{d['median_rounds']:.0f} | ±{100 * d['median_aa_band']:.2f} % |\n")


def protocol_table():
    c = json.loads((results / "h200-calibration.json").read_text())
    w = json.loads((results / "h200-window.json").read_text())
    rates = ", ".join(f"{name} {rate:.0f}" for name, rate in c["matrix_tflops"].items())
    rows = [("Timer quantum", f"{1000 * c['timer_quantum_us']:.0f} ns"),
            ("Interval that the timer shows around an empty kernel, p50 (p95)", f"{c['empty_interval_us']:.2f} µs ({c['empty_interval_high_us']:.2f})"),
            ("so launches are batched below", f"{20 * max(c['timer_quantum_us'], c['empty_interval_us']):.0f} µs"),
            ("Host time of a launch; an empty launch and waiting for it", f"{c['launch_us']:.2f} µs; {c['empty_wall_us']:.2f} µs"),
            ("Clock stamps around a sample, outside its events", f"{c['stamp_us']:.1f} µs a sample"),
            ("One poll of the device's state, between blocks, at most 4 a second", f"{c['poll_us']:.0f} µs"),
            ("Large copy, read and written", f"{c['copy_gbps']:.0f} GB/s ({c['copy_gbps_low']:.0f}–{c['copy_gbps_high']:.0f})"),
            ("Copy within L2", f"{c['cache_gbps']:.0f} GB/s"),
            ("Matrix rates at 8192³, TFLOP/s (int8: TOP/s)", rates),
            (f"Median latency in the live window over headless ({w['pairs']} pairs of runs, {len(w['rows'])} modes)",
             f"{w['median_ratio']:.4f} (worst mode {w['worst_ratio']:.4f})")]
    return "| What the protocol itself does, NVIDIA H200 | Measured |\n| --- | ---: |\n" + "".join(f"| {a} | {b} |\n" for a, b in rows)


def verdict_table():
    out = "| Device | Identical kernels called different | 2.9 % slower found | Rounds, median | A/A band, median |\n| --- | ---: | ---: | ---: | ---: |\n"
    return out + verdict_row("h200-verdicts.json") + verdict_row("cpu-verdicts.json")


readme = root / "README.md"
text = readme.read_text()
text = replace(text, "<!-- table: tests/bench/readme_tables.py -->", "<!-- end -->", gpu_table())
if (results / "face.json").exists():
    text = replace(text, "<!-- face: tests/bench/readme_tables.py -->", "<!-- end face -->", face_table())
text = replace(text, "<!-- verdicts: tests/bench/readme_tables.py -->", "<!-- end verdicts -->", verdict_table())
text = replace(text, "<!-- protocol: tests/bench/readme_tables.py -->", "<!-- end protocol -->", protocol_table())
text = replace(text, "<!-- peers: tests/bench/readme_tables.py -->", "<!-- end peers -->", peers_table())
readme.write_text(text)
