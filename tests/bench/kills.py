# SPDX-License-Identifier: GPL-3.0-or-later
"""What kill_sessions.py and kill_commands.py share: clocks, names, the loop of kills and the file of results."""
import argparse
import datetime
import json
import os
import pathlib
import platform
import random
import statistics
import subprocess
import sys
import time


def boottime_ns():
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME)


def version_of(program):
    return subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.split()


def processor():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.machine()


def arguments_of(description, program, seconds, **more):
    """The command line: --PROGRAM FILE, what every benchmark of kills takes, and `more` by name."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--" + program, dest="program", type=os.path.abspath, required=True)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--limit", type=float, default=480, help="seconds after which no further kill begins")
    parser.add_argument("--seconds", type=float, default=seconds, help="a kill comes at most so long after the begin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", help="file for the result")
    for name, settings in more.items():
        parser.add_argument("--" + name, **settings)
    return parser.parse_args()


def kill_all(arguments, one_kill):
    """What one_kill(number, delay) returned of each."""
    moments = random.Random(arguments.seed)
    start = time.monotonic()
    kills = []
    for number in range(arguments.kills):
        if time.monotonic() - start > arguments.limit:
            break
        kills.append(one_kill(number, moments.uniform(0.02, arguments.seconds)))
        print(f"{number + 1:3d}  {kills[-1]}", flush=True)
    return kills


def write(arguments, what, kills, lost, figures):
    """Prints and keeps the figures of `kills`, which lost the milliseconds `lost`."""
    if not lost:
        sys.exit("nothing was measured before any of the kills")
    _, version, commit = version_of(arguments.program)
    result = {"what": what, "backend": "cpu", "device": processor(), "cores": os.cpu_count(), "load_average": round(os.getloadavg()[0], 1),
              "seed": arguments.seed, "kills": len(kills), **figures, "lost_ms_median": statistics.median(lost), "lost_ms_max": max(lost),
              "version": version, "commit": commit.strip("()")[:7], "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d")}
    lines = json.dumps(result, indent=1).rstrip("}\n")
    text = lines + ',\n "each": [\n' + ",\n".join("  " + json.dumps(kill) for kill in kills) + "\n ]\n}"
    if arguments.json:
        pathlib.Path(arguments.json).write_text(text + "\n")
    print(f"{len(kills)} kills; lost: median {result['lost_ms_median']:.0f} ms, largest {result['lost_ms_max']:.0f} ms; "
          + ", ".join(f"{name} {value}" for name, value in figures.items()))
