#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our matrix products and linear + GELU beside PyTorch's in one run.

usage: bench_gemm.py WORKER RESULTS.json [gemm|weight-only|linear-gelu ...]; needs torch and a GPU. QS_COMMIT names the commit.

PyTorch's calls are timed in CUDA graphs that rotate over operands of more than 4 x L2, time per launch; ours by the worker's own
cold sampling, which does the same. Ours are measured before and after PyTorch's and the lower of the two medians is kept, as for PyTorch
the lower of two blocks: the clock of a GPU at its power limit wanders."""
import datetime
import json
import os
import statistics
import subprocess
import sys

import torch
import torch.nn.functional as F

SQUARES = (512, 1024, 2048, 4096)
WEIGHT_ONLY = [(m, k, n) for k, n in ((4096, 14336), (14336, 4096)) for m in (1, 16)]
LINEAR_GELU = ((128, 512, 512), (512, 512, 2048), (4096, 1024, 4096), (4096, 4096, 16384))
FLOATS = {"gemm-fp32": torch.float32, "gemm-tf32": torch.float32, "gemm-fp16": torch.float16, "gemm-bf16": torch.bfloat16}


def ours(worker, operation, size, dtype, variants):
    m, k, n = size
    command = [worker, "kernels", operation, "--backend", "cuda", "--shape", f"m{m}k{k}n{n}", "--dtype", dtype, "--cold", "--method", "graph",
               "--variants", ",".join(variants), "--num-iters", "60", "--json", "-"]
    runs = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["runs"]
    return {run["mode"]: {"p50": run["latency_us"]["p50"], "low": run["latency_us"]["p50_low"], "high": run["latency_us"]["p50_high"], "n": run["latency_us"]["n"], "effective": run["effective"], "verified": run["verified"]} for run in runs}


def sets_for(bytes_of_one):
    cache = torch.cuda.get_device_properties(0).L2_cache_size
    return int(min(200, max(1, 4 * cache // bytes_of_one + 1)))


def graph_us(call, count, operations):
    """Median time of call(i), i going round count sets of operands."""
    launches = max(1, min(20, int(12e-3 / (operations / 400e12))))
    launches = -(-launches // count) * count
    stream = torch.cuda.Stream()
    with torch.no_grad(), torch.cuda.stream(stream):
        for i in range(min(count, 3)):
            call(i)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            for i in range(launches):
                call(i % count)
        times = []
        for _ in range(20):
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            begin.record()
            graph.replay()
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) * 1e3 / launches)
    return statistics.median(times[3:])


def product_call(name, n):
    """torch.matmul, _int_mm or _scaled_mm of n x n matrices, the second one transposed as weights are; and how many sets."""
    if name == "gemm-int8":
        count = sets_for(6 * n * n)
        a, b = ([torch.randint(-127, 128, (n, n), device="cuda", dtype=torch.int8) for _ in range(count)] for _ in range(2))
        d = [torch.empty(n, n, device="cuda", dtype=torch.int32) for _ in range(count)]
        return (lambda i: torch._int_mm(a[i], b[i].t(), out=d[i])), count
    if name == "gemm-fp8":
        count = sets_for(4 * n * n)
        a, b = ([torch.randn(n, n, device="cuda").to(torch.float8_e4m3fn) for _ in range(count)] for _ in range(2))
        d = [torch.empty(n, n, device="cuda", dtype=torch.bfloat16) for _ in range(count)]
        one = torch.ones((), device="cuda")
        return (lambda i: torch._scaled_mm(a[i], b[i].t(), one, one, out_dtype=torch.bfloat16, use_fast_accum=True, out=d[i])), count
    dtype = FLOATS[name]
    count = sets_for(3 * n * n * dtype.itemsize)
    a, b, d = ([torch.randn(n, n, device="cuda", dtype=dtype) for _ in range(count)] for _ in range(3))
    return (lambda i: torch.matmul(a[i], b[i].t(), out=d[i])), count


def best(first, second):
    return {mode: min(run, second[mode], key=lambda r: r["p50"]) for mode, run in first.items()}


def tell(kind, size, mine, theirs):
    texts = [f"{mode} {run['p50']:.2f}" + ("" if run["verified"] else " (NOT VERIFIED)") for mode, run in mine.items()]
    texts += [f"torch {name} {us:.2f}" for name, us in theirs.items()]
    print(f"{kind} {size}: {', '.join(texts)} us", flush=True)
    return {"kind": kind, "size": size, "ours": mine, "torch_us": theirs}


def measure_products(worker):
    names = [*FLOATS, "gemm-int8", "gemm-fp8"]
    for n in SQUARES:
        before = ours(worker, "gemm", (n, n, n), "half", names)
        theirs = {}
        for name in names:
            torch.backends.cuda.matmul.allow_tf32 = name == "gemm-tf32"
            call, count = product_call(name, n)
            theirs[name] = min(graph_us(call, count, 2.0 * n**3) for _ in range(2))
            del call
            torch.cuda.empty_cache()
        yield tell("gemm", str(n), best(before, ours(worker, "gemm", (n, n, n), "half", names)), theirs)


def measure_weight_only(worker):
    for m, k, n in WEIGHT_ONLY:
        names = ["gemm-bf16", "gemm-w8a16", "gemm-w4a16"]
        before = ours(worker, "gemm", (m, k, n), "bfloat16", names)
        count = sets_for(2 * k * n)
        x = [torch.randn(m, k, device="cuda", dtype=torch.bfloat16) for _ in range(count)]
        w = [torch.randn(n, k, device="cuda", dtype=torch.bfloat16) for _ in range(count)]
        theirs = {"linear bf16": min(graph_us(lambda i: F.linear(x[i], w[i]), count, 2.0 * m * k * n) for _ in range(2))}
        del x, w
        torch.cuda.empty_cache()
        mine = best(before, ours(worker, "gemm", (m, k, n), "bfloat16", names))
        row = tell("weight-only", f"m{m}k{k}n{n}", mine, theirs)
        row["speedup"] = {name: mine["gemm-bf16"]["p50"] / mine[name]["p50"] for name in names[1:] if name in mine}
        print("    over cuBLASLt's BF16 of this run: " + ", ".join(f"{name} {x:.2f}x" for name, x in row["speedup"].items()), flush=True)
        yield row


def measure_linear_gelu(worker):
    for m, k, n in LINEAR_GELU:
        names = ["linear-gelu-" + x for x in ("eager", "two-kernels", "graph", "epilogue", "fused")]
        before = ours(worker, "linear-gelu", (m, k, n), "bfloat16", names)
        count = sets_for(2 * (m * k + k * n + m * n))
        x = [torch.randn(m, k, device="cuda", dtype=torch.bfloat16) for _ in range(count)]
        w = [torch.randn(n, k, device="cuda", dtype=torch.bfloat16) / k**0.5 for _ in range(count)]
        bias = torch.randn(n, device="cuda", dtype=torch.bfloat16)
        calls = {"_addmm_activation": lambda i: torch._addmm_activation(bias, x[i], w[i].t(), use_gelu=True),
                 "linear, gelu": lambda i: F.gelu(F.linear(x[i], w[i], bias), approximate="tanh")}
        theirs = {name: min(graph_us(call, count, 2.0 * m * k * n) for _ in range(2)) for name, call in calls.items()}
        del x, w, calls
        torch.cuda.empty_cache()
        yield tell("linear-gelu", f"m{m}k{k}n{n}", best(before, ours(worker, "linear-gelu", (m, k, n), "bfloat16", names)), theirs)


def write(results, rows):
    """After every row, so that a run that is cut short leaves what it had."""
    driver = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"], capture_output=True, text=True)
    with open(results, "w") as file:
        json.dump({"device": torch.cuda.get_device_name(0), "driver": driver.stdout.strip(), "torch": torch.__version__,
                   "date": datetime.date.today().isoformat(), "commit": os.environ.get("QS_COMMIT", "unknown"), "rows": rows}, file, indent=1)


def main():
    worker, results = sys.argv[1:3]
    parts = {"gemm": measure_products, "weight-only": measure_weight_only, "linear-gelu": measure_linear_gelu}
    rows = []
    for name in sys.argv[3:] or parts:
        for row in parts[name](worker):
            rows.append(row)
            write(results, rows)


main()
