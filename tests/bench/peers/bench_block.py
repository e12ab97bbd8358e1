#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our transformer block and PyTorch's, eager and compiled, side by side in one run.

usage: bench_block.py WORKER RESULTS.json [SHAPE[:MODE,...] ...]; needs torch and a GPU. QS_COMMIT names the commit. Modes: eager, default,
max-autotune; all unless given.

PyTorch's block (pre-norm, FP16, tanh GELU, scaled_dot_product_attention) takes its weights as arguments; torch_timing.py says how is
timed. The compile time is that of the first call, PyTorch's own caches as they are."""
import re
import sys
import time

import torch
import torch.nn.functional as F

from torch_timing import Call, graph_us, host_us, lower, ours, sets_for, text_of, write

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


def compiled(shape, mode):
    heads = sizes(shape)[3]

    def call(*operands):
        return block(heads, *operands)

    if mode == "eager":
        return call
    return torch.compile(call, fullgraph=True, dynamic=False, mode=None if mode == "default" else "max-autotune-no-cudagraphs")


def theirs(shape, modes):
    count = sets_for(2 * sum(x.numel() for x in operand_set(shape)), most=40)
    sets = [operand_set(shape) for _ in range(count)]
    calls, rows = {}, {}
    torch._dynamo.reset()
    for mode in modes:
        block_of = compiled(shape, mode)
        start = time.perf_counter()
        with torch.no_grad():
            block_of(*sets[0])
        torch.cuda.synchronize()
        rows[mode] = {"compile_s": time.perf_counter() - start} if mode != "eager" else {}
        calls[mode] = lambda i, block_of=block_of: block_of(*sets[i])
    cold = graph_us({mode: Call(call, count, operations(shape), 40) for mode, call in calls.items()})
    hot = graph_us({mode: Call(call, 1, operations(shape), 40) for mode, call in calls.items()})
    for mode, row in rows.items():
        row.update({"graph_us": cold[mode]["p50"], "graph_low_us": cold[mode]["low"], "graph_high_us": cold[mode]["high"], "n": cold[mode]["n"],
                    "hot_graph_us": hot[mode]["p50"], "host_us": host_us(calls[mode], count)})
    return rows


def measure(worker, text):
    shape, _, wanted = text.partition(":")
    before = ours(worker, "block", shape, "half")
    rows = theirs(shape, wanted.split(",") if wanted else MODES)
    torch.cuda.empty_cache()
    mine = lower(before, ours(worker, "block", shape, "half"))
    # The second run finds the kernels kept; what compiling takes, the first one says.
    for mode, run in mine.items():
        run.update({key: before[mode][key] for key in ("compile_ms", "compile_cached") if key in before[mode]})
    jit = mine["block-jit"]["p50"]
    texts = [text_of(mode.removeprefix("block-"), run) for mode, run in mine.items()]
    texts += [f"torch {mode} {row['graph_us']:.2f} in a graph, {row['host_us']:.1f} from the host (jit takes {jit / row['graph_us']:.3f} of the graph)"
              for mode, row in rows.items()]
    print(f"{shape}: {', '.join(texts)} us; jit {operations(shape) / jit * 1e-6:.0f} TFLOP/s", flush=True)
    return {"shape": shape, "ours": mine, "torch": rows}


def main():
    worker, results = sys.argv[1:3]
    rows = []
    for shape in sys.argv[3:] or SHAPES:
        rows.append(measure(worker, shape))
        write(results, rows)


if __name__ == "__main__":
    main()
