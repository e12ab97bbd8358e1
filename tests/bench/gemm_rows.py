#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every number format of the matrix product over the rows of activations: medians, what bounds them, and where they cross BF16.

usage: gemm_rows.py WORKER RESULTS.json [KxN ...]; needs a GPU. QS_COMMIT names the commit."""
import datetime
import json
import os
import subprocess
import sys
import tempfile

VARIANTS = "bf16,fp8,fp8-block128,w8a16,q8_0,fp8-w8a16,mxfp8,w4a16,q4_0,mxfp4,nvfp4,nf4"
ROWS = "1,4,16,32,64,96,128,192,256,512"
SHAPES = ("4096x28672", "4096x6144", "14336x4096", "8192x28672")
KEPT = ("effective", "ceiling_us", "verified")


def sweep(worker, shape):
    """The rows of one shape, and what the command says of crossings and of variants that refuse a size."""
    k, n = shape.split("x")
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        command = [worker, "kernels", "gemm", "--backend", "cuda", "--axis", f"m={ROWS}", "--k", k, "--n", n, "--dtype", "bfloat16",
                   "--variants", VARIANTS, "--cold", "--method", "graph", "--num-iters", "60", "--json", file.name]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{shape}: the worker ended with {done.returncode}: {done.stderr.strip()}")
        result = json.load(open(file.name))
    said = [line.strip() for line in done.stderr.splitlines() if " faster than " in line or " slower than " in line or " is skipped at " in line]
    return result, said


def rows_of(result, shape):
    for segment in [*result["segments"], result]:  # the last size is the result itself
        for run in segment["runs"]:
            latency = run["latency_us"]
            yield {"shape": shape, "m": segment["spec"]["size"]["m"], "variant": run["mode"], "p50": latency["p50"], "low": latency["p50_low"],
                   "high": latency["p50_high"], "n": latency["n"]} | {key: run[key] for key in KEPT if key in run}


def main(worker, results, *shapes):
    driver = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"], capture_output=True, text=True)
    device, _, version = driver.stdout.strip().partition(", ")
    all_rows, told = [], []
    for shape in shapes or SHAPES:
        result, said = sweep(worker, shape)
        all_rows += rows_of(result, shape)
        told += said
        print("\n".join(said), flush=True)
        with open(results, "w") as file:
            json.dump({"device": device, "driver": version, "date": datetime.date.today().isoformat(),
                       "commit": os.environ.get("QS_COMMIT", "unknown"), "said": told, "rows": all_rows}, file, indent=1)
            file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
