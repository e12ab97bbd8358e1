#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""two_gpus.py WORKER OUT.json [REPEATS [SWEEP …]]: what a second GPU of a host is worth, and what it costs the first.

Sweeps, each on each GPU alone and dealt out over both, by turns, REPEATS times (3). Says how long the dealt sweep takes
of the time of one GPU alone (the mean of the two), and how far each GPU's medians, while both work, are from those that it
has alone; beside it, how far two sweeps of one GPU alone are from each other, which is the noise of the comparison. Then
both GPUs side by side in alternating blocks, with energy. OUT.json has all figures, with devices, driver, date and commit."""
import datetime
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

COMMON = ["--modes", "baseline-copy,int8-token-dynamic,fp8-e4m3-token-dynamic,fp8-e4m3-group128-dynamic",
          "--backend", "cuda"]
# What does not become shorter with a second GPU is to list the devices, to open one, to make the input, and to measure a
# point of each again at the end: two seconds, which a short sweep feels. With a fixed number of iterations both do the same
# work. Until resolved, which is the program's default, some sizes take 59 rounds once and several hundred another time;
# how many it were is kept beside the time.
SIXTY_FOUR = ["--axis", "num-tokens=512:16384:+512", "--axis", "hidden-size=4096:8192:x2"]
SWEEPS = {
    "64 sizes, 100 iterations": [*SIXTY_FOUR, "--num-iters", "100", *COMMON],
    "64 sizes, until resolved": [*SIXTY_FOUR, "--time-limit", "4", *COMMON],
    "22 sizes, until resolved": ["--axis", "num-tokens=16:16384:x2", "--axis", "hidden-size=4096:8192:x2",
                                 "--time-limit", "4", *COMMON],
}
BLOCKS = ["--modes", "baseline-copy,int8-token-dynamic,fp8-e4m3-token-dynamic", "--backend", "cuda", "--num-iters", "600"]


def call(worker, arguments, **more):
    start = time.monotonic()
    done = subprocess.run([worker, *arguments], capture_output=True, text=True, **more)
    if done.returncode != 0:
        sys.exit(f"two_gpus.py: {' '.join(arguments)}: status {done.returncode}\n{done.stderr[-2000:]}")
    return time.monotonic() - start, done.stdout


def swept(worker, folder, sweep, name, which):
    file = os.path.join(folder, name + ".json")
    seconds, _ = call(worker, ["sweep", *sweep, *which, "--json", file])
    with open(file) as text:
        return seconds, json.load(text)


def medians(run):
    """{(size, mode): (median, device it was measured on)}; the last point of a sweep stands at the top level."""
    out = {}
    for point in [*run.get("segments", []), run]:
        size = (point["spec"]["num_tokens"], point["spec"]["hidden_size"])
        for mode in point["runs"]:
            out[size, mode["requested"]] = (mode["latency_us"]["p50"], point.get("measured_on"))
    return out


def rounds_of(run):
    """Over all points: how much until resolved took."""
    return sum(point["runs"][0]["latency_us"]["n"] for point in [*run.get("segments", []), run])


def spread(ratios):
    ratios = sorted(ratios)
    return {"n": len(ratios), "median": statistics.median(ratios), "lowest": ratios[0], "highest": ratios[-1],
            "beyond_1_percent": sum(abs(r - 1) > 0.01 for r in ratios)}


def dealt(worker, folder, sweep, repeats, keep):
    """A sweep on each GPU alone and over both, by turns; `keep` takes what is known after each turn."""
    alone, together, rounds = {0: [], 1: []}, [], []
    for i in range(repeats):
        first, run0 = swept(worker, folder, sweep, f"zero{i}", ["--device", "0"])
        both, run01 = swept(worker, folder, sweep, f"both{i}", ["--devices", "0,1"])
        second, run1 = swept(worker, folder, sweep, f"one{i}", ["--device", "1"])
        rounds.append({"seconds_gpu_0": first, "seconds_gpu_1": second, "seconds_both": both,
                       "rounds_gpu_0": rounds_of(run0), "rounds_gpu_1": rounds_of(run1), "rounds_both": rounds_of(run01),
                       "share": 2 * both / (first + second)})
        alone[0].append(medians(run0))
        alone[1].append(medians(run1))
        together.append(medians(run01))
        keep(summary(sweep, rounds, alone, together, run01.get("notes", [])))


def summary(sweep, rounds, alone, together, notes):
    result = {"sweep": sweep, "rounds": rounds, "share_of_one": statistics.median(r["share"] for r in rounds),
              "notes": notes}
    for gpu in (0, 1):
        pairs = [(median, alone[gpu][i][key][0]) for i, points in enumerate(together)
                 for key, (median, on) in points.items() if on and on.endswith(f"({gpu})")]
        again = [(b[key][0], a[key][0]) for a, b in zip(alone[gpu], alone[gpu][1:]) for key in a]
        result[f"gpu_{gpu}_together_over_alone"] = spread([a / b for a, b in pairs])
        from_10_us = [a / b for a, b in pairs if b >= 10]
        if from_10_us:
            result[f"gpu_{gpu}_together_over_alone_from_10_us"] = spread(from_10_us)
        if again:
            result[f"gpu_{gpu}_alone_over_alone"] = spread([a / b for a, b in again])
    return result


def write(file, result):
    with open(file, "w") as out:
        json.dump(result, out, indent=1)
        out.write("\n")


def main():
    worker, out_file = sys.argv[1], sys.argv[2]
    repeats = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    devices = json.loads(call(worker, ["devices", "--json"])[1])
    result = {"benchmark": "two GPUs of one host", "date": datetime.datetime.now(datetime.timezone.utc).isoformat(),
              "commit": os.environ.get("QS_COMMIT", ""), "devices": devices, "sweeps": {}}
    with tempfile.TemporaryDirectory() as folder:
        call(worker, ["calibrate", "--backend", "cuda", "--device", "0"])
        call(worker, ["calibrate", "--backend", "cuda", "--device", "1"])

        def keep(name, summed):
            result["sweeps"][name] = summed
            write(out_file, result)

        for name, sweep in SWEEPS.items():
            if len(sys.argv) > 4 and name not in sys.argv[4:]:
                continue
            dealt(worker, folder, sweep, repeats, lambda summed, name=name: keep(name, summed))
        file = os.path.join(folder, "blocks.json")
        call(worker, ["quantize", *BLOCKS, "--devices", "0,1", "--alternate", "--energy", "--json", file])
        with open(file) as text:
            blocks = json.load(text)
        result["side_by_side"] = call(worker, ["compare", file])[1].splitlines()
        result["environments"] = [one.get("environment") for one in [blocks, *blocks.get("other_runs", [])]]
    write(out_file, result)
    print(json.dumps({k: v for k, v in result.items() if k not in ("devices", "environments")}, indent=1))


if __name__ == "__main__":
    main()
