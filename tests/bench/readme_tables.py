#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the tables of tests/bench/results/README.md from the measured files beside it, so that no figure is typed by hand."""
import json
import math
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
    shapes = [(128, 8192), (1024, 4096), (1024, 8192), (2048, 8192), (4096, 8192), (8192, 8192), (8192, 16384)]
    out = "| Input | Ceiling | " + " | ".join(name for _, name in OPS) + " |\n"
    out += "| --- | ---: |" + " ---: |" * len(OPS) + "\n"
    for dtype in ("bf16", "fp16", "fp32"):
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
    sizes = c.get("matrix_sizes", {})
    rates = ", ".join(f"{name} {rate:.0f}" + (f" ({sizes[name]}³)" if name in sizes else "") for name, rate in c["matrix_tflops"].items())
    rows = [("Timer resolution", f"{1000 * c['timer_quantum_us']:.0f} ns"),
            ("Interval that the timer shows around an empty kernel, p50 (p95)", f"{c['empty_interval_us']:.2f} µs ({c['empty_interval_high_us']:.2f})"),
            ("so launches are batched below", f"{20 * max(c['timer_quantum_us'], c['empty_interval_us']):.0f} µs"),
            ("Host time of a launch; an empty launch and waiting for it", f"{c['launch_us']:.2f} µs; {c['empty_wall_us']:.2f} µs"),
            ("Clock stamps around a sample, outside its events", f"{c['stamp_us']:.1f} µs a sample"),
            ("One poll of the device's state, between blocks, at most 4 a second", f"{c['poll_us']:.0f} µs"),
            ("Large copy, read and written", f"{c['copy_gbps']:.0f} GB/s ({c['copy_gbps_low']:.0f}–{c['copy_gbps_high']:.0f})"),
            ("Copy within L2", f"{c['cache_gbps']:.0f} GB/s"),
            ("Matrix rates, TFLOP/s (int8: TOP/s)", rates),
            (f"Median latency in the live window over headless ({w['pairs']} pairs of runs, {len(w['rows'])} modes)",
             f"{w['median_ratio']:.4f} (worst mode {w['worst_ratio']:.4f})")]
    return "| What the protocol itself does, NVIDIA H200 | Measured |\n| --- | ---: |\n" + "".join(f"| {a} | {b} |\n" for a, b in rows)


def verdict_table():
    out = "| Device | Identical kernels called different | 2.9 % slower found | Rounds, median | A/A band, median |\n| --- | ---: | ---: | ---: | ---: |\n"
    return out + verdict_row("h200-verdicts.json") + verdict_row("cpu-verdicts.json")


def load(name):
    return json.loads((results / name).read_text())


def geometric(values):
    return math.exp(sum(math.log(v) for v in values) / len(values))


def against_peers():
    """Every row of the table of peers that ours has too: best peer over ours, vLLM over ours, and the worst row."""
    ours = {(r["op"], r["dtype"], r["tokens"], r["hidden"]): r for r in load("h200-quantize.json")}
    peers = load("h200-peer-kernels.json")
    best, vllm, ceilings, worst = [], [], [], (0, "")
    for p in peers["rows"]:
        r = ours.get((p["op"], p["dtype"], p["tokens"], p["hidden"]))
        if not r:
            continue
        name, us = min(p["peers_us"].items(), key=lambda item: item[1])
        best.append(us / r["median_us"])
        vllm.append(p["peers_us"]["vLLM"] / r["median_us"])
        worst = max(worst, (r["median_us"] / us, f"{p['op']} {p['dtype']} {p['tokens']}×{p['hidden']}, {r['median_us']:.2f} µs against {us:.2f} of {name}"))
        if p["ceiling_us"]:
            ceilings.append(r["ceiling_us"] / p["ceiling_us"])
    return (f"Against the peers' kernels on the same kind of GPU by the same method ([`h200-peer-kernels.json`](h200-peer-kernels.json), "
            f"{peers['date']}), over {len(best)} rows: by geometric mean **{geometric(best):.2f} × as fast as the best peer of each row and {geometric(vllm):.2f} × vLLM**; "
            f"the worst row takes {worst[0]:.3f} × the best peer's time ({worst[1]}). The ceilings of the two runs differ by {100 * (geometric(ceilings) - 1):+.1f} % "
            f"({100 * (min(ceilings) - 1):+.1f} to {100 * (max(ceilings) - 1):+.1f}).\n")


def packed_table():
    formats = ["int4-group128", "int4-group128-asym", "nf4-group64", "mxfp4", "nvfp4", "mxfp8", "q8_0", "q4_0"]
    quantize = {(r["op"], r["dtype"], r["tokens"], r["hidden"]): r for r in load("h200-quantize.json")}
    back = {r["variant"]: r for r in load("h200-ladder.json") if r["operation"] == "dequantize"}
    out = "| Format | BF16 4096×8192 | BF16 8192×16384 | FP32 4096×8192 | dequantize, BF16 4096×8192 |\n| --- | ---: | ---: | ---: | ---: |\n"
    for f in formats:
        cells = [quantize[(f, d, t, h)] for d, t, h in (("bf16", 4096, 8192), ("bf16", 8192, 16384), ("fp32", 4096, 8192))]
        out += f"| `{f}` |" + "".join(f" {r['median_us']:.2f} ({r['median_us'] / r['ceiling_us']:.2f}) |" for r in cells)
        out += f" {back[f]['p50_us']:.2f} ({back[f]['p50_us'] / back[f]['ceiling_us']:.2f}) |\n"
    return out


def ladder_table():
    rows = [r for r in load("h200-ladder.json") if r["operation"] == "ladder"]
    sizes = sorted({r["shape"] for r in rows})
    out = "| Rung | " + " | ".join(f"{n / 1e6:g} M" for n in sizes) + " |\n| --- |" + " ---: |" * len(sizes) + "\n"
    for name in dict.fromkeys(r["variant"] for r in rows):
        out += f"| `{name}` |" + "".join(f" {next(r['p50_us'] for r in rows if r['variant'] == name and r['shape'] == n):.2f} |" for n in sizes) + "\n"
    ceiling = [next(r["ceiling_us"] for r in rows if r["shape"] == n) for n in sizes]
    return out + "| ceiling |" + "".join(f" {c:.2f} |" for c in ceiling) + "\n"


def attention_table():
    data = load("h200-attention.json")
    out = "| Shape, FP16 | materialized | **fused** | cuDNN | torch, flash | torch, cuDNN | fused, TFLOP/s |\n| --- |" + " ---: |" * 6 + "\n"
    for r in data["rows"]:
        v, t = r["ours"], {name: block["p50"] for name, block in r["torch"].items()}
        b, h, n, d, causal = re.fullmatch(r"b(\d+)h(\d+)s(\d+)d(\d+)(c?)", r["shape"]).groups()
        operations = 4.0 * int(b) * int(h) * int(n) ** 2 * int(d) * (0.5 if causal else 1)
        own = [v.get(f"attention-{x}", {}).get("p50") for x in ("materialized", "fused", "cudnn")] + [t.get("flash2"), t.get("cudnn")]
        out += f"| {r['shape']} |" + "".join(" – |" if x is None else f" {x:.1f} |" for x in own) + f" {operations / own[1] * 1e-6:.0f} |\n"
    return out + provenance(data)


def provenance(data):
    return f"\n{data['device']}, driver {data['driver']}, torch {data['torch']}, {data['date']}, commit {data['commit']}; medians, cold.\n"


def gemm_tables():
    data = load("h200-gemm.json")
    rows = data["rows"]
    names = ["fp32", "tf32", "fp16", "bf16", "int8", "fp8"]
    out = "| n × n × n | " + " | ".join(n.upper() for n in names) + " |\n| --- |" + " ---: |" * 6 + "\n"
    for r in (r for r in rows if r["kind"] == "gemm"):
        cells = [f"{r['ours']['gemm-' + n]['p50']:.2f} / {r['torch']['gemm-' + n]['p50']:.2f}" for n in names]
        out += f"| {r['size']} | " + " | ".join(cells) + " |\n"
    out += "\nWeight-only products of our own, BF16 activations; in brackets how many times as fast as cuBLASLt's BF16 product in the same run:\n\n"
    out += "| m, k, n | BF16, cuBLASLt | W8A16 | W4A16 | torch linear BF16 |\n| --- | ---: | ---: | ---: | ---: |\n"
    for r in (r for r in rows if r["kind"] == "weight-only"):
        o, t = r["ours"], r["torch"]["linear bf16"]["p50"]
        base = o["gemm-bf16"]["p50"]
        out += f"| {r['size']} | {base:.2f} |" + "".join(f" {o[x]['p50']:.2f} ({base / o[x]['p50']:.2f}) |" for x in ("gemm-w8a16", "gemm-w4a16")) + f" {t:.2f} |\n"
    out += "\nLinear + GELU, BF16:\n\n| m, k, n | eager | two kernels | overlapped | epilogue | **fused** | graph | torch `_addmm_activation` |\n| --- |" + " ---: |" * 7 + "\n"
    for r in (r for r in rows if r["kind"] == "linear-gelu"):
        cells = [r["ours"].get("linear-gelu-" + x, {}).get("p50") for x in ("eager", "two-kernels", "overlap", "epilogue", "fused", "graph")]
        out += f"| {r['size']} |" + "".join(" – |" if c is None else f" {c:.2f} |" for c in cells + [r["torch"]["_addmm_activation"]["p50"]]) + "\n"
    return out + provenance(data)


def block_table():
    data = load("h200-block.json")
    out = "| Shape, FP16 | eager | graph | **JIT** | torch eager, graph | torch.compile, graph |\n| --- |" + " ---: |" * 5 + "\n"
    for r in data["rows"]:
        v, t = r["ours"], r["torch"]
        own = [v[f"block-{x}"]["p50"] for x in ("eager", "graph", "jit")]
        theirs = [t.get("eager", {}).get("graph_us"), min((m["graph_us"] for k, m in t.items() if k != "eager"), default=None)]
        out += f"| {r['shape']} |" + "".join(" – |" if x is None else f" {x:.1f} |" for x in own + theirs) + "\n"
    return out + provenance(data)


def signed(value, digits, unit=""):
    text = f"{value:+.{digits}f}{unit}".replace("-", "−")
    return text if float(f"{value:.{digits}f}") != 0 else "±" + text[1:]


def modes_table():
    data = load("h200-modes-mlp36.json")
    out = "| Mode | Accuracy [95 %] | Δ points | Δ loss | KiB | µs for 256 | Verdict |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |\n"
    for i, r in enumerate(data["rows"]):
        t = r["latency_us"]
        out += (f"| `{r['mode']}` | {100 * r['accuracy']:.2f} [{100 * r['accuracy_low']:.2f}, {100 * r['accuracy_high']:.2f}] | "
                + (f"{signed(100 * r['accuracy_difference']['difference'], 2)} | {signed(r['loss_difference']['difference'], 4)} | " if i else "– | – | ")
                + f"{r['size_bytes']['total'] / 1024:.1f} | {t['p50']:.1f} | {'baseline' if i == 0 else r['verdict'].lower().replace('_', ' ')} |\n")
    e = data["environment"]
    return out + (f"\n{e['device'].split(' (')[0]}, driver {e['driver']}, {data['model']}; {data['data']}; n = {data['rows'][0]['latency_us']['n']} calls a latency, "
                  f"commit {data['program']['commit'][:7]}, {e['date'][:10]}; {data['seconds']:.1f} s for all of it, training included.\n")


def decoder_table():
    data = load("h200-llama.json")
    names = {"bf16": "BF16", "int8-w8a16": "INT8-W8A16", "int4-w4a16": "INT4-W4A16", "int4-awq": "INT4-W4A16-AWQ", "fp8-w8a8": "FP8-W8A8", "fp8-block128": "FP8-BLOCK128-W8A8", "int8-w8a8": "INT8-W8A8"}
    out = ("| Configuration | Weights, bytes | ms a token, batch 1 | at context 4,096 | tokens/s, batch 8 | batch 64 | prefill of 128, ms | of 512 | of 4,096 |\n"
           "| --- |" + " ---: |" * 8 + "\n")
    for r in data["results"]:
        at = {(d["batch"], d["context"]): d["time"]["median_us"] for d in r["decode"]}
        prefill = {p["tokens"]: p["time"]["median_us"] / 1000 for p in r["prefill"]}
        out += (f"| {names[r['configuration']]} | {r['weights']:,} | {at[1, 128] / 1000:.2f} | {at[1, 4096] / 1000:.2f} | {8e6 / at[8, 128]:,.0f} | "
                f"{64e6 / at[64, 128]:,.0f} | {prefill[128]:.1f} | {prefill[512]:.1f} | {prefill[4096]:.1f} |\n")
    peer = data["transformers"]
    t = peer["results"][0]["time"]
    return out + (f"\n{data['device']}, driver {data['driver']}, Llama-3-8B's shape with random weights made on the device, context 128 unless named, n = 112 decoded "
                  f"tokens at batch 1, commit {data['commit'][:7]}, {data['date']}. In the same run transformers {peer['transformers']} with `torch.compile` "
                  f"({peer['results'][0]['mode']}, PyTorch {peer['torch']}) takes {t['median_us'] / 1000:.2f} ms ({t['low_us'] / 1000:.2f} to {t['high_us'] / 1000:.2f}, n = {t['n']}) "
                  f"a token in BF16: {peer['times_bf16_here']:.2f} × ours.\n")


STEP_NAMES = {"bf16": "BF16", "int4-w4a16": "INT4-W4A16", "mxfp4": "MXFP4", "nvfp4": "NVFP4", "nf4": "NF4", "int8-w8a16": "INT8-W8A16",
              "fp8-w8a16": "FP8-W8A16", "mxfp8": "MXFP8", "fp8-w8a8": "FP8-W8A8", "fp8-block128": "FP8-BLOCK128-W8A8", "int8-w8a8": "INT8-W8A8"}


def measured_on(data, what):
    return f"\n{data['device']}, driver {data['driver']}, {what}, context 128, commit {data['commit'][:7]}, {data['date']}.\n"


def rows_table():
    data = load("h200-llama-rows.json")
    rows = sorted({r["rows"] for r in data["rows"]})
    ms = {(r["configuration"], r["rows"]): r["ms"] for r in data["rows"]}
    prompts = {r["configuration"]: r for r in data["prefill"]}
    out = "| Rows | " + " | ".join(map(str, rows)) + f" | prompt of {prompts['bf16']['tokens']} |\n| --- |" + " ---: |" * (len(rows) + 1) + "\n"
    for name, shown in STEP_NAMES.items():
        out += f"| {shown} | " + " | ".join(f"{ms[name, n]:.2f}" for n in rows) + f" | {prompts[name]['ms']:.1f} |\n"
    return out + measured_on(data, "ms a step")


def gemm_peers_table():
    data = load("h200-gemm-peers.json")
    out = "| m × k × n | BF16, ours | PyTorch | FP8, ours | PyTorch |\n| --- |" + " ---: |" * 4 + "\n"
    for r in data["rows"]:
        size = " × ".join(re.findall(r"\d+", r["size"]))
        out += f"| {size} | " + " | ".join(f"{r[who][name]['p50']:.1f}" for name in ("gemm-bf16", "gemm-fp8") for who in ("ours", "torch")) + " |\n"
    return out + f"\n{data['device']}, driver {data['driver']}, PyTorch {data['torch']}, µs, commit {data['commit'][:7]}, {data['date']}.\n"


def layers_table():
    data = load("h200-llama-layers.json")
    rows = (1, 4, 8, 16, 32, 64, 128, 256)
    tokens = data["shapes"][0]["prefill"][0]["tokens"]
    out = "| µs a layer, rows | " + " | ".join(map(str, rows)) + f" | prompt of {tokens} |\n| --- |" + " ---: |" * (len(rows) + 1) + "\n"
    for shape in data["shapes"]:
        us = {(r["configuration"], r["rows"]): r["ms"] * 1000 / shape["layers"] for r in shape["rows"]}
        prompts = {r["configuration"]: r["ms"] * 1000 / shape["layers"] for r in shape["prefill"]}
        for name in (n for n in STEP_NAMES if n in prompts):
            out += (f"| {shape['shape'].upper()} {STEP_NAMES[name]} | " + " | ".join(f"{us[name, n]:.0f}" for n in rows) + f" | {prompts[name]:.0f} |\n")
    sizes = "; ".join(f"{s['shape'].upper()}: {s['layers']} layers of {s['hidden']:,} × {s['intermediate']:,}" for s in data["shapes"])
    return out + measured_on(data, f"steps of models with a vocabulary of {data['shapes'][0]['vocabulary']:,} by their layers ({sizes})")


readme = results / "README.md"
text = readme.read_text()
text = replace(text, "<!-- table: tests/bench/readme_tables.py -->", "<!-- end -->", gpu_table())
if (results / "face.json").exists():
    text = replace(text, "<!-- face: tests/bench/readme_tables.py -->", "<!-- end face -->", face_table())
text = replace(text, "<!-- verdicts: tests/bench/readme_tables.py -->", "<!-- end verdicts -->", verdict_table())
text = replace(text, "<!-- protocol: tests/bench/readme_tables.py -->", "<!-- end protocol -->", protocol_table())
text = replace(text, "<!-- peers: tests/bench/readme_tables.py -->", "<!-- end peers -->", peers_table())
for name, make in (("against", against_peers), ("packed", packed_table), ("ladder", ladder_table), ("attention", attention_table),
                   ("gemm", gemm_tables), ("block", block_table), ("modes", modes_table), ("llama", decoder_table), ("rows", rows_table),
                   ("layers", layers_table), ("gemm peers", gemm_peers_table)):
    text = replace(text, f"<!-- {name}: tests/bench/readme_tables.py -->", f"<!-- end {name} -->", make())
readme.write_text(text)
