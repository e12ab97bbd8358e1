#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""slow_line.py WORKER OUT.json [KBIT...]: a run over ssh through lines of 512 and 2000 kbit/s (or those given), and unlimited.

In a network namespace of its own, with a token bucket on loopback and a real sshd (root, iproute2 and openssh-server are
needed). At each rate: the first run, which puts the worker there; a second one; a third one during which the line is down
for SECONDS_DOWN and comes back; a fourth one whose client is killed: the session there has to end by itself, 'sessions' to
list it and 'sessions attach' to fetch all of its samples. Every run ends with a report. Seconds."""
import json
import os
import platform
import random
import signal
import subprocess
import sys
import tempfile
import time

SAMPLES = 20_000
SECONDS_DOWN = 8
LIMIT_S = 300
MODES = ["baseline-copy", "int8-token-dynamic"]


def sh(command):
    return subprocess.run(command, shell=True, check=True, capture_output=True, text=True).stdout


def limit(kbit):
    subprocess.run("tc qdisc del dev lo root", shell=True, capture_output=True)
    if kbit:
        sh(f"tc qdisc add dev lo root tbf rate {kbit}kbit burst 16kb latency 400ms")


class Host:
    """A sshd that serves a home of its own, and what a client needs to reach it as 'box'."""

    def __init__(self, folder):
        self.folder, self.port = folder, random.randrange(20_000, 40_000)
        for key in ("host", "id"):
            sh(f"ssh-keygen -q -t ed25519 -N '' -f {folder}/{key}")
        os.makedirs("/run/sshd", exist_ok=True)
        os.makedirs(folder + "/there")
        with open(folder + "/sshd_config", "w") as file:
            file.write(f"Port {self.port}\nListenAddress 127.0.0.1\nHostKey {folder}/host\nPidFile {folder}/sshd.pid\n"
                       f"AuthorizedKeysFile {folder}/id.pub\nUsePAM no\nStrictModes no\nPermitRootLogin prohibit-password\n"
                       f"SetEnv XDG_CACHE_HOME={folder}/there/cache XDG_STATE_HOME={folder}/there/state\n")
        with open(folder + "/config", "w") as file:
            file.write(f"Host box\n HostName 127.0.0.1\n Port {self.port}\n IdentityFile {folder}/id\n IdentitiesOnly yes\n"
                       f" UserKnownHostsFile {folder}/known\n StrictHostKeyChecking accept-new\n\n")
        sh(f"/usr/sbin/sshd -f {folder}/sshd_config -E {folder}/log")

    def end(self):
        sh(f"kill $(cat {self.folder}/sshd.pid)")


class Client:
    def __init__(self, worker, host):
        self.worker, self.host = worker, host
        self.environment = dict(os.environ, HOME=host.folder, XDG_CONFIG_HOME=host.folder + "/here",
                                XDG_STATE_HOME=host.folder + "/here", QUANTOSCOPE_SSH=f"ssh -F {host.folder}/config")

    def start(self, name, *arguments):
        result = f"{self.host.folder}/{name}.json"
        return result, subprocess.Popen(
            [self.worker, *arguments, "--json", result], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def quantize(self, name, *arguments):
        return self.start(name, "quantize", "--on", "ssh:box", "--upload", "--backend", "cpu", "--num-tokens", "16", "--hidden-size", "256",
                          "--modes", ",".join(MODES), "--num-iters", str(SAMPLES), "--hot",
                          "--export", f"{self.host.folder}/{name}-report", *arguments)

    def finish(self, what, run, result):
        try:
            _, words = run.communicate(timeout=LIMIT_S)
        except subprocess.TimeoutExpired:
            run.send_signal(signal.SIGINT)
            sys.exit(f"slow_line.py: {what} took more than {LIMIT_S} s: {run.communicate()[1]}")
        if run.returncode != 0:
            sys.exit(f"slow_line.py: {what} failed: {words}")
        with open(result) as file:
            lengths = [len(mode["samples_us"]) for mode in json.load(file)["runs"]]
        if lengths != [SAMPLES] * len(MODES):
            sys.exit(f"slow_line.py: {what}: samples are missing: {lengths}")
        return words

    def sessions(self):
        run = subprocess.run([self.worker, "sessions", "--on", "ssh:box", "--json"], env=self.environment, capture_output=True, text=True)
        return json.loads(run.stdout)["sessions"] if run.returncode == 0 else sys.exit("slow_line.py: sessions: " + run.stderr)


def timed(action):
    began = time.monotonic()
    action()
    return round(time.monotonic() - began, 2)


def measure(worker, kbit):
    with tempfile.TemporaryDirectory() as folder:
        limit(None)
        host = Host(folder)
        client = Client(worker, host)
        try:
            limit(kbit)
            figures = {"kbit_per_s": kbit}
            for name in ("first", "second"):
                result, run = client.quantize(name)
                figures[name + "_s"] = timed(lambda: client.finish(name, run, result))
                if not os.path.exists(f"{folder}/{name}-report/report.md"):
                    sys.exit("slow_line.py: no report: " + str(os.listdir(f"{folder}/{name}-report")))
            result, run = client.quantize("down")
            time.sleep(figures["second_s"] / 2)
            sh("ip link set lo down")
            time.sleep(SECONDS_DOWN)
            sh("ip link set lo up")
            figures["line_down_s"] = SECONDS_DOWN
            figures["after_down_s"] = timed(lambda: client.finish("the line that was down", run, result))
            result, run = client.quantize("killed")
            time.sleep(figures["second_s"] / 2)
            run.send_signal(signal.SIGKILL)
            run.wait()
            newest = max(client.sessions(), key=lambda session: session["began"])
            result, run = client.start("fetched", "sessions", "attach", newest["id"], "--on", "ssh:box")
            figures["fetch_s"] = timed(lambda: client.finish("the fetched session", run, result))
            return figures
        finally:
            limit(None)
            sh("ip link set lo up")
            host.end()


def main():
    if os.environ.get("QS_SLOW_LINE") != "inside":
        os.environ["QS_SLOW_LINE"] = "inside"
        os.execvp("unshare", ["unshare", "-n", sys.executable, "-B", *sys.argv])
    sh("ip link set lo up mtu 1500")  # packets of 64 KiB never fit into the bucket
    worker, out = sys.argv[1:3]
    rates = [int(word) for word in sys.argv[3:]] or [512, 2000]
    lines = [measure(os.path.abspath(worker), kbit) for kbit in [*rates, None]]
    figures = {"schema": 1, "what": "slow_line", "host": platform.node(), "through": "ssh, loopback, token bucket",
               "samples_a_mode": SAMPLES, "modes": len(MODES), "lines": lines}
    with open(out, "w") as file:
        json.dump(figures, file, indent=2)
        file.write("\n")
    for line in lines:
        print(line)


if __name__ == "__main__":
    main()
