#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our transformer block and PyTorch's, eager and compiled, side by side in one run.

usage: bench_block.py WORKER RESULTS.json [SHAPE[:MODE,...] ...]; needs torch and a GPU. QS_COMMIT names the commit. Modes: eager, default,
max-autotune; all unless given.

PyTorch's block (pre-norm, FP16, tanh GELU, scaled_dot_product_attention) takes its weights as arguments and is timed in CUDA graphs that
rotate over sets of them of more than 4 x L2, time per call; ours by the worker's own cold sampling, which does the same. Ours are measured
before and after PyTorch's, and the lower of the two medians is kept, as for PyTorch the lower of two blocks: the clock of a GPU at its
power limit wanders. The compile time is that of the first call, PyTorch's own caches as they are."""
import datetime
import json
import os
import re
import statistics
import subprocess
import sys
import time

import torch
import torch.nn.functional as F

SHAPES = ("b1t128d512h8", "b8t512d1024h16", "b4t2048d4096h32")
MODES = ("eager", "default", "max-autotune")


def sizes(shape):
    return tuple(int(x) for x in re.fullmatch(r"b(\d+)t(\d+)d(\d+)h(\d+)", shape).groups())


def operations(shape):
    batch, tokens, width, _ = sizes(shape)
    return batch * tokens * (24.0 * width * width + 4.0 * tokens * width)


def block(heads, x, wqkv, bqkv, wproj, bproj, wup, bup, wdown, bdown, gain1, offset1, gain2, offset2):
    batch, tokens, width = x.shape
    qkv = F.linear(F.layer_norm(x, (width,), gain1, offset1), wqkv, bqkv).view(batch, tokens, 3, heads, width // heads)
    q, k, v = qkv.permute(2, 0, 3, 1, 4)
    attention = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(batch, tokens, width)
    x = x + F.linear(attention, wproj, bproj)
    up = F.gelu(F.linear(F.layer_norm(x, (width,), gain2, offset2), wup, bup), approximate="tanh")
    return x + F.linear(up, wdown, bdown)


def operand_set(shape):
    batch, tokens, w, _ = sizes(shape)

    def make(*size, scale=0.1, add=0.0):
        return torch.randn(*size, device="cuda", dtype=torch.float16) * scale + add

    weights = [make(o, i, scale=i**-0.5) if matrix else make(o) for o, i in ((3 * w, w), (w, w), (4 * w, w), (w, 4 * w)) for matrix in (True, False)]
    return [make(batch, tokens, w, scale=1.0), *weights, make(w, add=1.0), make(w), make(w, add=1.0), make(w)]


def ours(worker, shape):
    command = [worker, "kernels", "block", "--backend", "cuda", "--shape", shape, "--dtype", "half", "--cold", "--method", "graph",
               "--num-iters", "60", "--json", "-"]
    runs = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["runs"]
    kept = ("effective", "verified", "compile_ms", "compile_cached", "search_ms")
    return {run["mode"]: {"p50": run["latency_us"]["p50"]} | {key: run[key] for key in kept if key in run} for run in runs}


def compiled(shape, mode):
    heads = sizes(shape)[3]

    def call(*operands):
        return block(heads, *operands)

    if mode == "eager":
        return call
    torch._dynamo.reset()
    return torch.compile(call, fullgraph=True, dynamic=False, mode=None if mode == "default" else "max-autotune-no-cudagraphs")


def graph_us(call, shape, sets):
    launches = max(2, min(40, int(12e-3 / (operations(shape) / 400e12))))
    launches = -(-launches // len(sets)) * len(sets)
    stream = torch.cuda.Stream()
    with torch.no_grad(), torch.cuda.stream(stream):
        call(*sets[0])
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            for i in range(launches):
                call(*sets[i % len(sets)])
        times = []
        for _ in range(25):
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            begin.record()
            graph.replay()
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) * 1e3 / launches)
    return statistics.median(times[5:])


def host_us(call, sets):
    """Median time of a call from the host, by events: what eager execution takes."""
    times = []
    with torch.no_grad():
        for i in range(40):
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            begin.record()
            call(*sets[i % len(sets)])
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) * 1e3)
    return statistics.median(times[10:])


def theirs(shape, modes):
    cache = torch.cuda.get_device_properties(0).L2_cache_size
    bytes_of_one = 2 * sum(x.numel() for x in operand_set(shape))
    sets = [operand_set(shape) for _ in range(max(1, min(40, 4 * cache // bytes_of_one + 1)))]
    rows = {}
    for mode in modes:
        call = compiled(shape, mode)
        start = time.perf_counter()
        with torch.no_grad():
            call(*sets[0])
        torch.cuda.synchronize()
        seconds = time.perf_counter() - start
        rows[mode] = {"graph_us": min(graph_us(call, shape, sets) for _ in range(2)), "hot_graph_us": graph_us(call, shape, sets[:1]),
                      "host_us": host_us(call, sets)}
        if mode != "eager":
            rows[mode]["compile_s"] = seconds
    return rows


def measure(worker, text):
    shape, _, wanted = text.partition(":")
    before = ours(worker, shape)
    rows = theirs(shape, wanted.split(",") if wanted else MODES)
    torch.cuda.empty_cache()
    mine = {mode: run | {"p50": min(run["p50"], before[mode]["p50"])} for mode, run in ours(worker, shape).items()}
    # The second run finds the kernels kept; what compiling takes, the first one says.
    for mode, run in mine.items():
        run.update({key: before[mode][key] for key in ("compile_ms", "compile_cached") if key in before[mode]})
    jit = mine["block-jit"]["p50"]
    texts = [f"{mode.removeprefix('block-')} {run['p50']:.2f}" + ("" if run.get("verified") else " (NOT VERIFIED)") for mode, run in mine.items()]
    texts += [f"torch {mode} {row['graph_us']:.2f} in a graph, {row['host_us']:.1f} from the host (jit takes {jit / row['graph_us']:.3f} of the graph)"
              for mode, row in rows.items()]
    print(f"{shape}: {', '.join(texts)} us; jit {operations(shape) / jit * 1e-6:.0f} TFLOP/s", flush=True)
    return {"shape": shape, "ours": mine, "torch": rows}


def main():
    worker, results = sys.argv[1:3]
    driver = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"], capture_output=True, text=True)
    rows = []
    for shape in sys.argv[3:] or SHAPES:
        rows.append(measure(worker, shape))
        # After each shape: compiling takes minutes, and what is measured is to be kept.
        with open(results, "w") as file:
            json.dump({"device": torch.cuda.get_device_name(0), "driver": driver.stdout.strip(), "torch": torch.__version__,
                       "date": datetime.date.today().isoformat(), "commit": os.environ.get("QS_COMMIT", "unknown"), "rows": rows}, file, indent=1)


main()
