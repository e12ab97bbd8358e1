# SPDX-License-Identifier: GPL-3.0-or-later
"""What the benchmarks beside PyTorch have in common: PyTorch's calls timed in CUDA graphs, ours by the worker, results with their origin.

PyTorch's calls are captured into graphs that rotate over sets of operands of more than 4 x L2, results included, time per call; ours
are sampled cold by the worker, which does the same. Ours are measured before and after PyTorch's and the lower of the two medians is
kept, as for PyTorch the lower of two blocks: the clock of a GPU at its power limit wanders. PyTorch's calls of one size take turns in rounds
after a warm-up, as our variants do: what ran just before decides what clock the limit leaves."""
import datetime
import json
import math
import os
import statistics
import subprocess
import time

import torch

REPLAYS, BLOCKS = 20, 2
WARM_UP_S = 0.3
GRAPH_S = 12e-3  # a graph of products is about so long
RATE = 400e12    # operations a second, for that estimate alone


def sets_for(bytes_of_one, least=1, most=200):
    """So many sets of operands that all of them exceed 4 x L2."""
    cache = torch.cuda.get_device_properties(0).L2_cache_size
    return int(min(most, max(least, 4 * cache // bytes_of_one + 1)))


def median_interval(values):
    """Median and its distribution-free interval of at least 95%, by order statistics."""
    ordered, n = sorted(values), len(values)
    below, rank = 0.0, 0
    while below + math.comb(n, rank) / 2**n <= 0.025:
        below += math.comb(n, rank) / 2**n
        rank += 1
    rank = max(rank, 1)
    return {"p50": statistics.median(ordered), "low": ordered[rank - 1], "high": ordered[n - rank], "n": n}


class Call:
    """call(i) on the operands of set i of `count`; `operations` a call; `most`: launches of a short call in a graph."""

    def __init__(self, call, count, operations, most=20):
        self.call, self.count = call, count
        launches = max(2, min(most, int(GRAPH_S / (operations / RATE))))
        self.launches = -(-launches // count) * count

    def capture(self, stream):
        """A graph of the launches; a result is kept until its set comes round again."""
        for i in range(min(self.count, 3)):
            self.call(i)
        torch.cuda.synchronize()
        graph, kept = torch.cuda.CUDAGraph(), []
        with torch.cuda.graph(graph, stream=stream):
            for i in range(self.launches):
                kept = kept[-self.count:] + [self.call(i % self.count)]
        return graph

    def replay_us(self, graph):
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        graph.replay()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1e3 / self.launches


def block_of(calls, graphs):
    """One block of rounds over all calls: median, interval and n of each."""
    start = time.perf_counter()
    while time.perf_counter() - start < WARM_UP_S:
        for name, call in calls.items():
            call.replay_us(graphs[name])
    times = {name: [] for name in calls}
    for _ in range(REPLAYS):
        for name, call in calls.items():
            times[name].append(call.replay_us(graphs[name]))
    return {name: median_interval(values) for name, values in times.items()}


def graph_us(calls):
    """Of each call the lower of two blocks: median, interval and n, in microseconds."""
    stream = torch.cuda.Stream()
    torch.cuda.synchronize() # operands are made on another stream
    with torch.no_grad(), torch.cuda.stream(stream):
        graphs = {name: call.capture(stream) for name, call in calls.items()}
        best = block_of(calls, graphs)
        for _ in range(BLOCKS - 1):
            best = lower(best, block_of(calls, graphs))
    return best


def host_us(call, count):
    """Median time of a call from the host, by events: what eager execution takes."""
    times = []
    with torch.no_grad():
        for i in range(40):
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            begin.record()
            call(i % count)
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) * 1e3)
    return statistics.median(times[10:])


KEPT = ("effective", "verified", "compile_ms", "compile_cached", "search_ms")


def ours(worker, operation, shape, dtype, variants=()):
    """Each variant's median, interval, n and what ran, by the worker."""
    command = [worker, "kernels", operation, "--backend", "cuda", "--shape", shape, "--dtype", dtype, "--cold", "--method", "graph",
               "--num-iters", "60", "--json", "-"] + (["--variants", ",".join(variants)] if variants else [])
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{operation} {shape}: the worker ended with {done.returncode}: {done.stderr.strip()}")
    runs = {}
    for run in json.loads(done.stdout)["runs"]:
        latency = run["latency_us"]
        runs[run["mode"]] = ({"p50": latency["p50"], "low": latency["p50_low"], "high": latency["p50_high"], "n": latency["n"]}
                             | {key: run[key] for key in KEPT if key in run})
    return runs


def lower(first, second):
    """Of each variant the run with the lower median."""
    return {mode: min(run, second[mode], key=lambda r: r["p50"]) for mode, run in first.items()}


def text_of(mode, run):
    verified = run.get("verified")
    return f"{mode} {run['p50']:.2f}" + ("" if verified and verified["rows"] > 0 and verified["rows_differ"] == 0 else " (NOT VERIFIED)")


def write(results, rows, **more):
    """The rows so far with their origin: after every row, so that a run that is cut short leaves what it had."""
    driver = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"], capture_output=True, text=True)
    with open(results, "w") as file:
        json.dump({"device": torch.cuda.get_device_name(0), "driver": driver.stdout.strip(), "torch": torch.__version__, **more,
                   "date": datetime.date.today().isoformat(), "commit": os.environ.get("QS_COMMIT", "unknown"), "rows": rows}, file, indent=1)
        file.write("\n")
