#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first command of a newcomer, 'quantize', three times with no, one and more cores kept busy: what is resolved, and what is not.

    python3 tests/bench/default_runs.py --worker build/quantoscope-worker [--busy 0 1 2] [--runs 3] [--json FILE]
    python3 tests/bench/default_runs.py --read 0=RESULT.json 0=RESULT.json 16=RESULT.json [--json FILE]

A busy core runs an endless loop at the usual priority. --read takes results of runs that were measured elsewhere, each after the number
of cores that were busy.
"""
import argparse
import collections
import json
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
import time


def spin():
    while True:
        pass


def measure(worker, busy, file):
    others = [multiprocessing.Process(target=spin, daemon=True) for _ in range(busy)]
    for other in others:
        other.start()
    begin = time.monotonic()
    try:
        subprocess.run([worker, "quantize", "--json", file], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    finally:
        for other in others:
            other.kill()
    return round(time.monotonic() - begin, 1)


def figures(busy, document, seconds):
    """What one run said of each mode against the baseline."""
    pairs = [pair for pair in document["pairs"] if pair["baseline"] == document["control"]["mode"]]
    rows = {run["mode"]: run["latency_us"] for run in document["runs"]}
    modes = [{"mode": pair["mode"], "p50_us": round(rows[pair["mode"]]["p50"], 3), "verdict": pair["verdict"], "ratio": round(pair["ratio"], 4),
              "ci": [round(end, 4) for end in pair["ci"]], **({"caution": pair["caution"]} if "caution" in pair else {})} for pair in pairs]
    control = document["control"]
    return {"busy_cores": busy, **({"seconds": seconds} if seconds else {}), "rounds": control["n"], "stopped": document["stop_reason"],
            "control": {"verdict": control["verdict"], "ratio": round(control["ratio"], 4), "ci": [round(end, 4) for end in control["ci"]]},
            "modes": modes}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worker", type=os.path.abspath)
    parser.add_argument("--busy", type=int, nargs="+", default=[0, 1, 2])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--read", nargs="+", default=[], metavar="BUSY=RESULT.json")
    parser.add_argument("--json", help="file for the result")
    arguments = parser.parse_args()
    runs, document = [], None
    if arguments.worker:
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "result.json")
            for busy in arguments.busy:
                for _ in range(arguments.runs):
                    seconds = measure(arguments.worker, busy, file)
                    document = json.loads(pathlib.Path(file).read_text())
                    runs.append(figures(busy, document, seconds))
    for each in arguments.read:
        busy, file = each.split("=", 1)
        document = json.loads(pathlib.Path(file).read_text())
        runs.append(figures(int(busy), document, None))
    if not runs:
        sys.exit("nothing to do: name --worker or --read")
    for run in runs:
        verdicts = collections.Counter(mode["verdict"] for mode in run["modes"])
        print(f"{run['busy_cores']} busy: {run['rounds']} rounds, control {run['control']['ratio']} {run['control']['ci']}, "
              + ", ".join(f"{count} {verdict}" for verdict, count in verdicts.items()))
        for mode in run["modes"]:
            if mode["verdict"] == "NOT_RESOLVED":
                print(f"    {mode['mode']} {mode['ratio']} {mode['ci']} {mode.get('caution', '')}")
    environment = document["environment"]
    result = {"what": "three runs of 'quantize' as it is, with cores kept busy by others", "device": environment["device"],
              "driver": environment.get("driver", ""), "cores": environment["cores"], "program": document["program"], "date": environment["date"][:10]}
    lines = json.dumps(result, indent=1, ensure_ascii=False).rstrip("}\n")
    text = lines + ',\n "runs": [\n' + ",\n".join("  " + json.dumps(run, ensure_ascii=False) for run in runs) + "\n ]\n}"
    if arguments.json:
        pathlib.Path(arguments.json).write_text(text + "\n")


if __name__ == "__main__":
    main()
