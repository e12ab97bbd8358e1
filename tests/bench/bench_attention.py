#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our attention variants and PyTorch's two fast paths side by side in one run.

usage: bench_attention.py WORKER RESULTS.json [SHAPE ...]; needs torch and a GPU. QS_COMMIT names the commit.

PyTorch's scaled_dot_product_attention, kept to its flash path ('flash2') and to its cuDNN path, is timed in CUDA graphs that rotate
over operands of more than 4 x L2, time per call; ours by the worker's own cold sampling, which does the same. Ours are measured
before and after PyTorch's, and the lower of the two medians is kept, as for PyTorch the lower of two blocks: the clock of a GPU at its
power limit wanders."""
import datetime
import json
import os
import re
import statistics
import subprocess
import sys

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

SHAPES = ("b4h16s1024d64", "b4h16s2048d128c", "b2h16s4096d128", "b2h16s4096d128c", "b1h16s16384d128c", "b8h32s512d128c")
PATHS = {"flash2": SDPBackend.FLASH_ATTENTION, "cudnn": SDPBackend.CUDNN_ATTENTION}


def sizes(shape):
    batch, heads, tokens, head, causal = re.fullmatch(r"b(\d+)h(\d+)s(\d+)d(\d+)(c?)", shape).groups()
    return int(batch), int(heads), int(tokens), int(head), causal == "c"


def operations(shape):
    batch, heads, tokens, head, causal = sizes(shape)
    return 4.0 * batch * heads * tokens * tokens * head * (0.5 if causal else 1.0)


def ours(worker, shape):
    command = [worker, "kernels", "attention", "--backend", "cuda", "--shape", shape, "--dtype", "half", "--cold", "--method", "graph",
               "--num-iters", "60", "--json", "-"]
    runs = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["runs"]
    return {run["mode"]: {"p50": run["latency_us"]["p50"], "low": run["latency_us"]["p50_low"], "high": run["latency_us"]["p50_high"], "n": run["latency_us"]["n"], "effective": run["effective"], "verified": run["verified"]} for run in runs}


def operand_sets(shape):
    """So many (Q, K, V) that four of such tensors each exceed 4 x L2 together."""
    batch, heads, tokens, head, _ = sizes(shape)
    elements = batch * heads * tokens * head
    cache = torch.cuda.get_device_properties(0).L2_cache_size
    count = max(2, 4 * cache // (8 * elements) + 1)
    return [[torch.randn(batch, heads, tokens, head, device="cuda", dtype=torch.float16) for _ in range(3)] for _ in range(count)]


def torch_us(shape, path, sets):
    launches = max(2, min(20, int(12e-3 / (operations(shape) / 400e12))))
    causal = sizes(shape)[4]
    stream = torch.cuda.Stream()
    with sdpa_kernel(path), torch.no_grad(), torch.cuda.stream(stream):
        for operands in sets[:2]:
            F.scaled_dot_product_attention(*operands, is_causal=causal)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            kept = []
            for i in range(launches):
                kept = kept[-len(sets):] + [F.scaled_dot_product_attention(*sets[i % len(sets)], is_causal=causal)]
        times = []
        for _ in range(25):
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            begin.record()
            graph.replay()
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) * 1e3 / launches)
    return statistics.median(times[5:])


def measure(worker, shape):
    row = {"shape": shape, "variants": ours(worker, shape), "torch_us": {}}
    sets = operand_sets(shape)
    for name, path in PATHS.items():
        try:
            row["torch_us"][name] = min(torch_us(shape, path, sets) for _ in range(2))
        except RuntimeError as error:
            print(f"{shape}: torch {name}: {error}")
    del sets
    torch.cuda.empty_cache()
    for mode, run in ours(worker, shape).items():
        row["variants"][mode] = min(row["variants"][mode], run, key=lambda r: r["p50"])
    fused = row["variants"]["attention-fused"]["p50"]
    texts = [f"{mode.removeprefix('attention-')} {run['p50']:.2f}" for mode, run in row["variants"].items()]
    texts += [f"torch {name} {us:.2f} (fused takes {fused / us:.3f} of it)" for name, us in row["torch_us"].items()]
    print(f"{shape}: {', '.join(texts)} us; fused {operations(shape) / fused * 1e-6:.0f} TFLOP/s", flush=True)
    return row


def main():
    worker, results = sys.argv[1:3]
    driver = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"], capture_output=True, text=True)
    rows = []
    for shape in sys.argv[3:] or SHAPES:
        rows.append(measure(worker, shape))
        with open(results, "w") as file: # after every shape, so that a run that is cut short leaves what it had
            json.dump({"device": torch.cuda.get_device_name(0), "driver": driver.stdout.strip(), "torch": torch.__version__,
                       "cudnn": torch.backends.cudnn.version(), "date": datetime.date.today().isoformat(),
                       "commit": os.environ.get("QS_COMMIT", "unknown"), "rows": rows}, file, indent=1)


main()
