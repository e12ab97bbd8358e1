#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program (SIGKILL) at random moments of a run and says how much of it is lost.

    python3 tests/bench/kill_sessions.py --program build/quantoscope [--kills 100] [--limit 480] [--json FILE]

The real program starts offscreen with a home of its own and measures at once, in turn live (--live) and a long fixed run (--run), or live alone. At a
random moment it is killed; then 'quantoscope recover --to FILE' puts the session together, whose run has to say that it was of that
kind. Lost is the time from the last sample that was recovered to the kill, both by CLOCK_BOOTTIME. Kills before the first complete
round, where there is nothing to lose yet, are counted apart, with how long after the run's begin they came.
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

SETTINGS = """version=2

[setup]
spec="{spec}"
"""


def make_home(root):
    home = pathlib.Path(root)
    for name in ("config/quantoscope", "data", "cache", "runtime"):
        (home / name).mkdir(parents=True, exist_ok=True)
    os.chmod(home / "runtime", 0o700)
    environment = dict(os.environ, HOME=str(home), XDG_CONFIG_HOME=str(home / "config"), XDG_DATA_HOME=str(home / "data"),
                       XDG_CACHE_HOME=str(home / "cache"), XDG_RUNTIME_DIR=str(home / "runtime"), QUANTOSCOPE_CACHE=str(home / "cache"),
                       QT_QPA_PLATFORM="offscreen", QT_LOGGING_RULES="*=false")
    return home, environment


def set_up(home):
    spec = {"num_tokens": 64, "hidden_size": 1024, "dtype": "half", "modes": ["baseline-copy", "int8-token-dynamic", "fp8-e4m3-token-dynamic"],
            "num_iters": 5_000_000, "cache": "hot", "backend": "cpu"}
    text = SETTINGS.replace("{spec}", json.dumps(spec).replace('"', '\\"'))
    (home / "config/quantoscope/quantoscope.ini").write_text(text)


def journals(home):
    return list((home / "data/quantoscope/recovery").glob("*/journal-*.qsj"))


def start(program, environment, live):
    return subprocess.Popen([program, "--live" if live else "--run"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def calibrate(program, home, environment):
    """The first run calibrates the device, which is kept: until there are samples."""
    set_up(home)
    child = start(program, environment, True)
    deadline = time.monotonic() + 300
    while sum(part.stat().st_size for part in journals(home)) < 100_000 and child.poll() is None and time.monotonic() < deadline:
        time.sleep(0.1)
    child.kill()
    child.wait()
    shutil.rmtree(home / "data/quantoscope/recovery", ignore_errors=True)


def one_kill(program, home, environment, live, delay):
    """One run and its end; what was recovered of it."""
    set_up(home)
    child = start(program, environment, live)
    deadline = time.monotonic() + 60
    while not journals(home):
        if child.poll() is not None or time.monotonic() > deadline:
            child.kill()
            raise RuntimeError(f"the program did not begin to measure (exit status {child.poll()})")
        time.sleep(0.002)
    begun = boottime_ns()
    time.sleep(delay)
    os.kill(child.pid, signal.SIGKILL)
    killed = boottime_ns()
    child.wait()
    session = home / "recovered.quantoscope"
    session.unlink(missing_ok=True)
    recovered = subprocess.run([program, "recover", "--to", str(session), "--json"], env=environment, capture_output=True, text=True, timeout=120)
    result = {"live": live, "after_s": round((killed - begun) * 1e-9, 3), "samples": 0, "opened": False}
    last = begun
    if recovered.returncode == 0:
        said = json.loads(recovered.stdout)
        document = json.loads(session.read_text())
        marked = [run for run in document["runs"] if run["result"]["stop_reason"] == "recovered, interrupted"]
        if any(run["result"]["spec"]["live"] != live for run in marked):
            raise RuntimeError(f"the run that was killed was {'not live' if live else 'live'}")
        result |= {"samples": said["samples"], "opened": len(marked) == 1 and said["problems"] == 0}
        last = said["last_sample_boottime_ns"] or begun
    elif "no complete round" not in recovered.stderr:
        raise RuntimeError("recover: " + recovered.stderr.strip())
    result["lost_ms"] = round((killed - last) * 1e-6, 1) if result["samples"] else None
    shutil.rmtree(home / "data/quantoscope/recovery", ignore_errors=True)
    return result


def main():
    arguments = arguments_of(__doc__, "program", seconds=4, kinds={"choices": ("both", "live"), "default": "both", "help": "runs that are killed"})
    with tempfile.TemporaryDirectory() as root:
        home, environment = make_home(root)
        calibrate(arguments.program, home, environment)
        kills = kill_all(arguments, lambda number, delay: one_kill(arguments.program, home, environment, arguments.kinds == "live" or number % 2 == 0, delay))
    measured = [kill for kill in kills if kill["samples"] > 0]
    early = [kill["after_s"] for kill in kills if kill["samples"] == 0]
    lost = [kill["lost_ms"] for kill in measured]
    write(arguments, "kill -9 at random moments of a run", kills, lost,
          {"recovered": len(measured), "recovered_live": sum(kill["live"] for kill in measured), "opened": sum(kill["opened"] for kill in kills),
           "before_first_round": len(early), "before_first_round_latest_s": max(early, default=0),
           "samples_recovered": sum(kill["samples"] for kill in kills)})
    return 0 if max(lost) <= 1000 and all(kill["opened"] for kill in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
