#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""reconnect.py WORKER SSH_CONFIG HOST OUT.json [CUTS]: how long a run goes without its client when the connection is cut.

Measures with 'WORKER quantize --on ssh:HOST' through a real sshd, ends all ssh processes of the run CUTS times (10), and
takes the time until the session's log says that a client is there again: the first pause of 1 s, ssh's own connection and
login, and the session's catching up. The run has to end with all of its samples. Seconds."""
import glob
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time

SAMPLES = 60_000
LIMIT_S = 60


def wait_for(condition):
    until = time.monotonic() + LIMIT_S
    while time.monotonic() < until:
        if condition():
            return time.monotonic()
        time.sleep(0.002)
    sys.exit("reconnect.py: nothing happened within %d s" % LIMIT_S)


def ssh_processes(pid):
    """Of the run: every thread may have started some."""
    found = []
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/children") as file:
            found += [int(word) for word in file.read().split()]
    return found


def main():
    worker, config, host, out = sys.argv[1:5]
    cuts = int(sys.argv[5]) if len(sys.argv) > 5 else 10
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, HOME=folder, XDG_CONFIG_HOME=folder + "/config", QUANTOSCOPE_SSH=f"ssh -F {config}")
        environment.pop("XDG_STATE_HOME", None)
        # The session there has the home of whoever logs in.
        logs = os.path.expanduser("~/.local/state/quantoscope/sessions/*.log")
        before = set(glob.glob(logs))
        result = folder + "/result.json"
        run = subprocess.Popen(
            [worker, "quantize", "--on", f"ssh:{host}", "--upload", "--backend", "cpu", "--num-tokens", "16", "--hidden-size",
             "256", "--modes", "baseline-copy,int8-token-dynamic", "--num-iters", str(SAMPLES), "--hot", "--json", result],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        wait_for(lambda: set(glob.glob(logs)) - before or run.poll() is not None)
        if run.poll() is not None:
            sys.exit("reconnect.py: the run ended: " + run.stderr.read())
        log = sorted(set(glob.glob(logs)) - before)[0]
        count = lambda: open(log).read().count("A client is there.")
        wait_for(lambda: count() >= 1)
        times = []
        for _ in range(cuts):
            time.sleep(random.uniform(0.3, 1.0))
            if run.poll() is not None:
                break
            had, began = count(), time.monotonic()
            for pid in ssh_processes(run.pid):
                os.kill(pid, 9)
            times.append(wait_for(lambda: count() > had) - began)
        status = run.wait()
        words = run.stderr.read()
        if status != 0:
            sys.exit("reconnect.py: the run failed: " + words)
        with open(result) as file:
            modes = json.load(file)["runs"]
        lengths = [len(mode["samples_us"]) for mode in modes]
        if lengths != [SAMPLES] * len(lengths):
            sys.exit(f"reconnect.py: samples are missing: {lengths}")
    figures = {"schema": 1, "what": "reconnect", "host": platform.node(), "through": "ssh, loopback", "cuts": len(times),
               "samples_a_mode": SAMPLES, "seconds": [round(t, 3) for t in times],
               "median_s": round(statistics.median(times), 3), "most_s": round(max(times), 3)}
    with open(out, "w") as file:
        json.dump(figures, file, indent=2)
        file.write("\n")
    print(f"median {figures['median_s']} s, most {figures['most_s']} s of {len(times)}")


if __name__ == "__main__":
    main()
