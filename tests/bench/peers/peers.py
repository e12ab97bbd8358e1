#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same kernel of ours timed by triton's do_bench, by torch.utils.benchmark and by Quantoscope, side by side in one run.

usage: peers.py WORKER PEER_LIBRARY RESULTS.json; needs torch and triton and a GPU. QS_COMMIT names the commit.

Each is set against the sampling of Quantoscope that does the same: do_bench times single launches by events after it has cleared the
cache, which is what 'cold by read sweep' does; but it clears by writing 256 MB, so that its kernel starts with a cache full of dirty
lines that have to be written back meanwhile. It is therefore also run with a clearing that reads. torch.utils.benchmark divides the
wall time of launches back to back on the same buffers; a CUDA graph of 20 launches timed by it is what our hot graphs are."""
import ctypes
import datetime
import json
import os
import statistics
import subprocess
import sys

import torch
import torch.utils.benchmark as benchmark
import triton
from triton.testing import do_bench

worker, library, results = sys.argv[1:4]
peer = ctypes.CDLL(library)
peer.qsInt8TokenBf16.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_longlong] * 2 + [ctypes.c_int, ctypes.c_void_p]


def ours(tokens, hidden, *flags):
    command = [worker, "quantize", "--backend", "cuda", "--num-tokens", str(tokens), "--hidden-size", str(hidden), "--dtype", "bfloat16",
               "--modes", "int8-token-dynamic", "--num-iters", "300", "--json", "-", *flags]
    run = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["runs"][0]
    latency = run["latency_us"]
    return {"p50": latency["p50"], "low": latency["p50_low"], "high": latency["p50_high"], "n": latency["n"], "launches": run["launches_per_sample"]}


def with_read_clear(measure):
    """do_bench with a clearing of the cache that only reads."""
    driver = triton.runtime.driver.active
    before = driver.clear_cache
    driver.clear_cache = lambda cache: cache.sum()
    try:
        return measure()
    finally:
        driver.clear_cache = before


rows = []
sms = torch.cuda.get_device_properties(0).multi_processor_count
for tokens, hidden in ((1024, 8192), (4096, 8192), (8192, 16384)):
    x = torch.randn(tokens, hidden, device="cuda", dtype=torch.bfloat16)
    codes = torch.empty(tokens * hidden + 1024, device="cuda", dtype=torch.int8)
    scales = torch.empty(tokens + 1024, device="cuda", dtype=torch.float32)
    stream = torch.cuda.current_stream().cuda_stream

    def launch():
        peer.qsInt8TokenBf16(x.data_ptr(), codes.data_ptr(), scales.data_ptr(), tokens, hidden, sms, torch.cuda.current_stream().cuda_stream)

    launch()
    torch.cuda.synchronize()
    times = do_bench(launch, warmup=50, rep=300, return_mode="all")
    triton_us = statistics.median(times) * 1e3
    read_times = [t * 1e3 for t in with_read_clear(lambda: do_bench(launch, warmup=50, rep=300, return_mode="all"))]
    read_us = statistics.median(read_times)
    measured = benchmark.Timer("launch()", globals={"launch": launch}).blocked_autorange(min_run_time=1.0)
    torch_us = measured.median * 1e6
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(20):
            launch()
    replayed = benchmark.Timer("graph.replay()", globals={"graph": graph}).blocked_autorange(min_run_time=1.0)
    graph_us = replayed.median * 1e6 / 20
    sweep = ours(tokens, hidden, "--cold", "--cold-by", "sweep", "--method", "events")
    rotate = ours(tokens, hidden, "--cold", "--method", "events")
    hot = ours(tokens, hidden, "--hot", "--method", "graph")
    rows.append({"tokens": tokens, "hidden": hidden, "kernel": "int8-token-dynamic, bf16",
                 "triton_do_bench_us": triton_us, "triton_n": len(times), "ours_cold_sweep": sweep, "ours_cold_rotate": rotate,
                 "triton_read_clear_us": read_us, "torch_benchmark_us": torch_us, "torch_graph_of_20_us": graph_us, "torch_n": measured.number_per_run * len(measured.times), "ours_hot_graph": hot})
    print(f"{tokens}x{hidden}: do_bench {triton_us:.2f} us, with a clearing that reads {read_us:.2f}, ours cold by sweep {sweep['p50']:.2f} "
          f"({sweep['p50'] / read_us:.3f}), by rotation {rotate['p50']:.2f}; torch benchmark {torch_us:.2f}, graph of 20 {graph_us:.2f}, "
          f"ours hot graph {hot['p50']:.2f} ({hot['p50'] / graph_us:.3f})")
    del x, codes, scales, graph

driver = subprocess.run(["nvidia-smi", "--query-gpu=driver_version,name", "--format=csv,noheader"], capture_output=True, text=True).stdout.strip()
with open(results, "w") as file:
    json.dump({"device": torch.cuda.get_device_name(0), "driver": driver.split(",")[0], "torch": torch.__version__, "triton": triton.__version__,
               "date": datetime.date.today().isoformat(), "commit": os.environ.get("QS_COMMIT", "unknown"), "rows": rows}, file, indent=1)
