#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our matrix products and linear + GELU beside PyTorch's in one run.

usage: bench_gemm.py WORKER RESULTS.json [gemm|rows|weight-only|linear-gelu ...]; needs torch and a GPU. QS_COMMIT names the commit.
torch_timing.py says how is timed."""
import sys

import torch
import torch.nn.functional as F

from torch_timing import Call, graph_us, lower, ours, sets_for, text_of, write

SQUARES = (512, 1024, 2048, 4096)
ROWS = [(m, k, n) for k, n in ((4096, 28672), (4096, 6144), (14336, 4096), (8192, 28672)) for m in (1, 16, 64, 256, 512)]
WEIGHT_ONLY = [(m, k, n) for k, n in ((4096, 14336), (14336, 4096)) for m in (1, 16)]
LINEAR_GELU = ((128, 512, 512), (512, 512, 2048), (4096, 1024, 4096), (4096, 4096, 16384))
FLOATS = {"gemm-fp32": torch.float32, "gemm-tf32": torch.float32, "gemm-fp16": torch.float16, "gemm-bf16": torch.bfloat16}


def product_call(name, m, k, n):
    """torch.matmul, _int_mm or _scaled_mm of m x k and k x n, the second one transposed as weights are; and how many sets."""
    if name in ("gemm-int8", "gemm-fp8"):
        whole = name == "gemm-int8"
        count = sets_for(m * k + n * k + (4 if whole else 2) * m * n)
        numbers = (lambda *size: (42 * torch.randn(*size, device="cuda")).round().clamp(-128, 127).to(torch.int8)) if whole else (
            lambda *size: torch.randn(*size, device="cuda").to(torch.float8_e4m3fn))  # as ours
        a, b = [numbers(m, k) for _ in range(count)], [numbers(n, k) for _ in range(count)]
        d = [torch.empty(m, n, device="cuda", dtype=torch.int32 if whole else torch.bfloat16) for _ in range(count)]
        if whole:
            return (lambda i: torch._int_mm(a[i], b[i].t(), out=d[i])), count
        one = torch.ones((), device="cuda")
        return (lambda i: torch._scaled_mm(a[i], b[i].t(), one, one, out_dtype=torch.bfloat16, use_fast_accum=True, out=d[i])), count
    dtype = FLOATS[name]
    count = sets_for((m * k + n * k + m * n) * dtype.itemsize)
    a, b, d = ([torch.randn(*size, device="cuda", dtype=dtype) for _ in range(count)] for size in ((m, k), (n, k), (m, n)))

    def multiply(i):
        torch.backends.cuda.matmul.allow_tf32 = name == "gemm-tf32"
        return torch.matmul(a[i], b[i].t(), out=d[i])

    return multiply, count


def shape_text(m, k, n):
    return f"m{m}k{k}n{n}"


def row_of(kind, size, mine, theirs):
    texts = [text_of(mode, run) for mode, run in mine.items()] + [f"torch {name} {t['p50']:.2f}" for name, t in theirs.items()]
    print(f"{kind} {size}: {', '.join(texts)} us", flush=True)
    return {"kind": kind, "size": size, "ours": mine, "torch": theirs}


def measure_products(worker):
    names = [*FLOATS, "gemm-int8", "gemm-fp8"]
    for n in SQUARES:
        before = ours(worker, "gemm", shape_text(n, n, n), "half", names)
        theirs = graph_us({name: Call(*product_call(name, n, n, n), 2.0 * n**3) for name in names})
        torch.cuda.empty_cache()
        yield row_of("gemm", str(n), lower(before, ours(worker, "gemm", shape_text(n, n, n), "half", names)), theirs)


def measure_rows(worker):
    names = ["gemm-bf16", "gemm-fp8"]
    for m, k, n in ROWS:
        before = ours(worker, "gemm", shape_text(m, k, n), "bfloat16", names)
        theirs = graph_us({name: Call(*product_call(name, m, k, n), 2.0 * m * k * n) for name in names})
        torch.cuda.empty_cache()
        yield row_of("rows", shape_text(m, k, n), lower(before, ours(worker, "gemm", shape_text(m, k, n), "bfloat16", names)), theirs)


def measure_weight_only(worker):
    names = ["gemm-bf16", "gemm-w8a16", "gemm-w4a16"]
    for m, k, n in WEIGHT_ONLY:
        shape = shape_text(m, k, n)
        before = ours(worker, "gemm", shape, "bfloat16", names)
        count = sets_for(2 * k * n)
        x = [torch.randn(m, k, device="cuda", dtype=torch.bfloat16) for _ in range(count)]
        w = [torch.randn(n, k, device="cuda", dtype=torch.bfloat16) for _ in range(count)]
        theirs = graph_us({"linear bf16": Call(lambda i: F.linear(x[i], w[i]), count, 2.0 * m * k * n)})
        del x, w
        torch.cuda.empty_cache()
        mine = lower(before, ours(worker, "gemm", shape, "bfloat16", names))
        row = row_of("weight-only", shape, mine, theirs)
        row["speedup"] = {name: mine["gemm-bf16"]["p50"] / mine[name]["p50"] for name in names[1:] if name in mine}
        print("    over cuBLASLt's BF16 of this run: " + ", ".join(f"{name} {x:.2f}x" for name, x in row["speedup"].items()), flush=True)
        yield row


def measure_linear_gelu(worker):
    names = ["linear-gelu-" + x for x in ("eager", "two-kernels", "overlap", "epilogue", "fused", "graph")]
    for m, k, n in LINEAR_GELU:
        shape = shape_text(m, k, n)
        before = ours(worker, "linear-gelu", shape, "bfloat16", names)
        count = sets_for(2 * (m * k + k * n + m * n))
        x = [torch.randn(m, k, device="cuda", dtype=torch.bfloat16) for _ in range(count)]
        w = [torch.randn(n, k, device="cuda", dtype=torch.bfloat16) / k**0.5 for _ in range(count)]
        bias = torch.randn(n, device="cuda", dtype=torch.bfloat16)
        calls = {"_addmm_activation": lambda i: torch._addmm_activation(bias, x[i], w[i].t(), use_gelu=True),
                 "linear, gelu": lambda i: F.gelu(F.linear(x[i], w[i], bias), approximate="tanh")}
        theirs = graph_us({name: Call(call, count, 2.0 * m * k * n) for name, call in calls.items()})
        del x, w, calls
        torch.cuda.empty_cache()
        yield row_of("linear-gelu", shape, lower(before, ours(worker, "linear-gelu", shape, "bfloat16", names)), theirs)


def main():
    worker, results = sys.argv[1:3]
    parts = {"gemm": measure_products, "rows": measure_rows, "weight-only": measure_weight_only, "linear-gelu": measure_linear_gelu}
    rows = []
    for name in sys.argv[3:] or parts:
        for row in parts[name](worker):
            rows.append(row)
            write(results, rows)


main()
