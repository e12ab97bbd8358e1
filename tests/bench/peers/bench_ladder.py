#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The INT8 ladder at the sizes of its source, and dequantization, as compact rows.

usage: bench_ladder.py WORKER RESULTS.json; needs a GPU. QS_COMMIT names the commit."""
import json
import os
import subprocess
import sys

SIZES = (500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000)


def measure(worker, arguments):
    command = [worker, "kernels", *arguments, "--backend", "cuda", "--cold", "--num-iters", "60", "--json", "-"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def rows_of(result, shape):
    environment = result["environment"]
    for run in result["runs"]:
        latency = run["latency_us"]
        yield {"operation": result["spec"]["operation"], "variant": run["mode"], "shape": shape, "dtype": result["spec"]["dtype"],
               "effective": run["effective"], "p50_us": latency["p50"], "low_us": latency["p50_low"], "high_us": latency["p50_high"],
               "n": latency["n"], "cv": latency["cv"], "ceiling_us": run["ceiling_us"], "verified": run["verified"],
               "device": environment["device"].split(" (")[0], "driver": environment["driver"], "date": environment["date"][:10],
               "commit": os.environ.get("QS_COMMIT", "unknown")}


def write(target, rows):
    """After every size, so that a run that is cut short leaves what it had."""
    with open(target, "w", encoding="utf-8") as file:
        json.dump(rows, file, indent=1)
        file.write("\n")


def main():
    worker, target = sys.argv[1:3]
    rows = []
    for elements in SIZES:
        rows += rows_of(measure(worker, ["ladder", "--shape", str(elements)]), elements)
        write(target, rows)
    rows += rows_of(measure(worker, ["dequantize", "--shape", "4096x8192", "--dtype", "bfloat16"]), "4096x8192")
    write(target, rows)
    for row in rows:
        percent = 100 * row["ceiling_us"] / row["p50_us"] if row["ceiling_us"] else 0
        print(f"{row['variant']:28} {row['shape']:>10} {row['p50_us']:9.3f} us  {percent:5.1f}% of the ceiling")


if __name__ == "__main__":
    main()
