#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our attention variants and PyTorch's two fast paths side by side in one run.

usage: bench_attention.py WORKER RESULTS.json [SHAPE ...]; needs torch and a GPU. QS_COMMIT names the commit.

PyTorch's scaled_dot_product_attention is kept to its flash path ('flash2') and to its cuDNN path; torch_timing.py says how is timed."""
import functools
import re
import sys

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

from torch_timing import Call, graph_us, lower, ours, sets_for, text_of, write

SHAPES = ("b4h16s1024d64", "b4h16s2048d128c", "b2h16s4096d128", "b2h16s4096d128c", "b1h16s16384d128c", "b8h32s512d128c")
PATHS = {"flash2": SDPBackend.FLASH_ATTENTION, "cudnn": SDPBackend.CUDNN_ATTENTION}


def sizes(shape):
    batch, heads, tokens, head, causal = re.fullmatch(r"b(\d+)h(\d+)s(\d+)d(\d+)(c?)", shape).groups()
    return int(batch), int(heads), int(tokens), int(head), causal == "c"


def operations(shape):
    batch, heads, tokens, head, causal = sizes(shape)
    return 4.0 * batch * heads * tokens * tokens * head * (0.5 if causal else 1.0)


def operand_sets(shape):
    """(Q, K, V), each with its result a set."""
    batch, heads, tokens, head, _ = sizes(shape)
    count = sets_for(8 * batch * heads * tokens * head, least=2)
    return [[torch.randn(batch, heads, tokens, head, device="cuda", dtype=torch.float16) for _ in range(3)] for _ in range(count)]


def theirs(shape):
    sets, causal, calls = operand_sets(shape), sizes(shape)[4], {}

    def attend(path, i):
        with sdpa_kernel(path):
            return F.scaled_dot_product_attention(*sets[i], is_causal=causal)

    for name, path in PATHS.items():
        try:
            attend(path, 0)
        except RuntimeError as error:
            print(f"{shape}: torch {name}: {error}")
            continue
        calls[name] = Call(functools.partial(attend, path), len(sets), operations(shape))
    return graph_us(calls)


def measure(worker, shape):
    before = ours(worker, "attention", shape, "half")
    torch_times = theirs(shape)
    torch.cuda.empty_cache()
    mine = lower(before, ours(worker, "attention", shape, "half"))
    fused = mine["attention-fused"]["p50"]
    texts = [text_of(mode.removeprefix("attention-"), run) for mode, run in mine.items()]
    texts += [f"torch {name} {t['p50']:.2f} (fused takes {fused / t['p50']:.3f} of it)" for name, t in torch_times.items()]
    print(f"{shape}: {', '.join(texts)} us; fused {operations(shape) / fused * 1e-6:.0f} TFLOP/s", flush=True)
    return {"shape": shape, "ours": mine, "torch": torch_times}


def main():
    worker, results = sys.argv[1:3]
    rows = []
    for shape in sys.argv[3:] or SHAPES:
        rows.append(measure(worker, shape))
        write(results, rows, cudnn=torch.backends.cudnn.version())


main()
