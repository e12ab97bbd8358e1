#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills commands (SIGKILL) at random moments of their work and says how much of it is lost.

    python3 tests/bench/kill_commands.py --worker build/quantoscope-worker [--kills 100] [--limit 480] [--json FILE]

quantize, sweep, kernels, modes and llm run in turn with a home of their own. At a random moment after its journal has begun the process
is killed; then 'recover --to FILE' puts together what it had measured. Of the samples of runs, lost is the time from the last that was
recovered to the kill, both by CLOCK_BOOTTIME; of the studies (modes, llm) it is counted in rows: those that were kept at the kill and
did not come back. Kills before there was a complete round or a row, where there is nothing to lose yet, are counted apart.
"""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from kills import arguments_of, boottime_ns, kill_all, write

SMALL = ["--backend", "cpu", "--num-tokens", "64", "--hidden-size", "1024", "--hot"]
COMMANDS = {
    "quantize": ["quantize", *SMALL, "--num-iters", "5000000"],
    "sweep": ["sweep", "--backend", "cpu", "--axis", "num-tokens=16:128:x2", "--hidden-size", "1024", "--hot", "--num-iters", "20000"],
    "kernels": ["kernels", "dequantize", *SMALL, "--num-iters", "5000000"],
    "modes": ["modes", "--backend", "cpu", "--epochs", "1"],
    "llm": ["llm", "--backend", "cpu", "--rounds", "200", "--text-tokens", "200", "--limit", "2"],
}
STUDIES = ("modes", "llm")


def make_home(root):
    home = pathlib.Path(root)
    for name in ("data", "cache", "state"):
        (home / name).mkdir(parents=True, exist_ok=True)
    return home, dict(os.environ, HOME=str(home), XDG_DATA_HOME=str(home / "data"), XDG_CACHE_HOME=str(home / "cache"),
                      XDG_STATE_HOME=str(home / "state"), QUANTOSCOPE_CACHE=str(home / "cache"))


def kept(home, pattern):
    return list((home / "data/quantoscope/recovery").glob("*/" + pattern))


def one_kill(worker, home, environment, name, delay):
    """One command and its end; what was recovered of it."""
    output = home / "out.json"
    child = subprocess.Popen([worker, *COMMANDS[name], "--json", str(output)], env=environment, cwd=home, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    least = 1 if name in STUDIES else 3000  # with a segment; calibrating and verifying take seconds before
    while sum(file.stat().st_size for file in kept(home, "study.json" if name in STUDIES else "journal-*.qsj")) < least:
        if child.poll() is not None or time.monotonic() > deadline:
            child.kill()
            raise RuntimeError(f"{name} did not begin to measure (exit status {child.poll()})")
        time.sleep(0.002)
    begun = boottime_ns()
    time.sleep(delay)
    rows = 0
    if name in STUDIES: # what had been written half a second before is not to be lost
        rows = sum(len(json.loads(file.read_text())["rows"]) for file in kept(home, "study.json"))
    os.kill(child.pid, signal.SIGKILL)
    killed = boottime_ns()
    if child.wait() != -signal.SIGKILL:
        shutil.rmtree(home / "data/quantoscope/recovery", ignore_errors=True)
        return {"command": name, "after_s": round((killed - begun) * 1e-9, 3), "ended_before": True, "wrote": output.exists()}
    session = home / "recovered.quantoscope"
    session.unlink(missing_ok=True)
    listed = json.loads(subprocess.run([worker, "recover", "--list", "--json"], env=environment, capture_output=True, text=True).stdout)
    recovered = subprocess.run([worker, "recover", "--to", str(session), "--json"], env=environment, capture_output=True, text=True, timeout=120)
    result = {"command": name, "after_s": round((killed - begun) * 1e-9, 3), "listed": len(listed), "samples": 0, "rows": 0, "opened": False}
    if recovered.returncode == 0:
        said = json.loads(recovered.stdout)
        runs = json.loads(session.read_text())["runs"]
        result |= {"samples": said["samples"], "opened": len(runs) == 1 and said["problems"] == 0}
        if name in STUDIES:
            study = runs[0].get("study") or runs[0].get("llm_study")
            result["rows"] = len(study["rows"])
            result["rows_lost"] = max(0, rows - result["rows"])
        else:
            result["lost_ms"] = round((killed - said["last_sample_boottime_ns"]) * 1e-6, 1)
    elif "no complete round" not in recovered.stderr:
        raise RuntimeError("recover: " + recovered.stderr.strip())
    shutil.rmtree(home / "data/quantoscope/recovery", ignore_errors=True)
    return result


def main():
    arguments = arguments_of(__doc__, "worker", seconds=3)
    with tempfile.TemporaryDirectory() as root:
        home, environment = make_home(root)
        names = list(COMMANDS)
        kills = kill_all(arguments, lambda number, delay: one_kill(arguments.program, home, environment, names[number % len(names)], delay))
    killed = [kill for kill in kills if not kill.get("ended_before")]
    back = [kill for kill in killed if kill["samples"] or kill["rows"]]
    lost = [kill["lost_ms"] for kill in back if "lost_ms" in kill]
    rows_lost = sum(kill.get("rows_lost", 0) for kill in back)
    write(arguments, "kill -9 of commands at random moments of their work", kills, lost,
          {"killed_at_work": len(killed), "recovered": len(back), "opened": sum(kill["opened"] for kill in back),
           "before_anything": len(killed) - len(back), "rows_lost": rows_lost, "samples_recovered": sum(kill["samples"] for kill in back),
           "rows_recovered": sum(kill["rows"] for kill in back)})
    return 0 if max(lost) <= 1000 and rows_lost == 0 and all(kill["opened"] for kill in back) else 1


if __name__ == "__main__":
    sys.exit(main())
