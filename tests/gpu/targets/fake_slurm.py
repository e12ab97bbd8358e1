#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for srun, sbatch, squeue, sacct and scancel in tests, by the name that it is called by. What it does beyond the usual is in
$FAKE_SLURM/words, one a line:
  queued      srun waits for $FAKE_SLURM/go
  delays      srun keeps back each piece of output for a moment
  talks       srun and the prolog print around the output of the step
  drops       srun loses its node after as many bytes as $FAKE_SLURM/drop says
  away        the controller does not answer any of the commands
  lost        sbatch takes the job, but its answer is lost
  refuses     sbatch refuses the job
  chatter     plugins print around the number of a job
  runs        sbatch runs the tasks at once, one after another
What squeue and sacct print is in files of these names; without a file squeue lists the jobs that were taken as waiting, and sacct is disabled.
Calls are kept in $FAKE_SLURM/calls."""
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

here = pathlib.Path(os.environ["FAKE_SLURM"])
words = (here / "words").read_text().split() if (here / "words").exists() else []
name, arguments = pathlib.Path(sys.argv[0]).name, sys.argv[1:]
with open(here / "calls", "a") as calls:
    calls.write(name + " " + " ".join(arguments) + "\n")


def fail(text):
    print(text, file=sys.stderr, flush=True)
    sys.exit(1)


def option(key, otherwise=""):
    return next((a[len(key) + 1:] for a in arguments if a.startswith(key + "=")), otherwise)


def forward(source):
    """As slurmstepd does: whole lines, and of a line without an end 1,024 bytes at a time."""
    kept, left = b"", int((here / "drop").read_text()) if "drops" in words else None
    while piece := os.read(source, 65536):
        kept += piece
        while True:
            end = kept.rfind(b"\n", 0, 1024) + 1
            if end == 0 and len(kept) >= 1024:
                end = 1024
            if end == 0:
                break
            part, kept = kept[:end], kept[end:]
            if "delays" in words:
                time.sleep(0.02)
            if left is not None and (left := left - len(part)) < 0:
                return False
            while part:
                part = part[os.write(1, part):]
    os.write(1, kept)
    return True


def srun():
    while arguments and arguments[0].startswith("-"):
        arguments.pop(0)
    if "away" in words:
        fail("srun: error: Unable to allocate resources: Unable to contact slurm controller (connect failure)")
    if "talks" in words:
        print("Prolog: your group has {42} hours left\n", flush=True)
        print("srun: lua: a partition was chosen for you", file=sys.stderr, flush=True)
    if "queued" in words:
        print("srun: job 12 queued and waiting for resources", file=sys.stderr, flush=True)
        signal.signal(signal.SIGTERM, lambda *_: fail("srun: Force Terminated JobId=12"))
        while not (here / "go").exists():
            time.sleep(0.02)
        print("srun: job 12 has been allocated resources", file=sys.stderr, flush=True)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, env={**os.environ, "SLURM_JOB_ID": "12"}) as step:
        if not forward(step.stdout.fileno()):
            step.kill()
            fail("slurmstepd: error: *** STEP 12.0 ON node1 CANCELLED AT 2026-01-01T00:00:00 DUE TO NODE FAILURE, SEE SLURMCTLD LOG FOR DETAILS ***")
    if "talks" in words:
        print("Epilog: bye", flush=True)
    if "limit" in words:
        fail("slurmstepd: error: *** STEP 12.0 ON node1 CANCELLED AT 2026-01-01T00:00:00 DUE TO TIME LIMIT ***")
    return step.returncode


def sbatch():
    text = sys.stdin.read()
    if "refuses" in words:
        fail("sbatch: error: invalid partition specified: nowhere\nsbatch: error: Batch job submission failed: Invalid partition name specified")
    if "away" in words:
        fail("sbatch: error: Batch job submission failed: Unable to contact slurm controller (connect failure)")
    job = 100 + len(list(here.glob("job-*")))
    (here / f"job-{job}").write_text(text)
    if "runs" in words:
        array = re.search(r"^#SBATCH --array=0-(\d+)", text, re.M)
        for task in range(int(array[1]) + 1 if array else 1):
            numbers = {"SLURM_JOB_ID": str(job + 1 + task)}
            if array:
                numbers |= {"SLURM_ARRAY_JOB_ID": str(job), "SLURM_ARRAY_TASK_ID": str(task)}
            subprocess.run(["sh"], input=text.encode(), env={**os.environ, **numbers}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if "lost" in words:
        fail("sbatch: error: Batch job submission failed: Socket timed out on send/recv operation")
    if "chatter" in words:
        print("sbatch: lua: your group has 12 hours left\n")
    print(f"{job};cluster1")


def taken(wanted=""):
    for file in sorted(here.glob("job-*")):
        text = file.read_text()
        if not wanted or f"--job-name={wanted}\n" in text:
            yield file.name[4:], re.search(r"^#SBATCH --array=(\S+)", text, re.M)


def squeue():
    if "away" in words:
        fail("slurm_load_jobs error: Socket timed out on send/recv operation")
    if (here / "squeue").exists():
        print((here / "squeue").read_text(), end="")
    elif "-j" in arguments:
        print(arguments[arguments.index("-j") + 1] + "|PENDING|Resources|N/A|n/a")
    else:
        for job, array in taken(option("--name")):
            print(job + (f"_[{array[1]}]" if array else "") + "|PENDING|Priority|2026-01-01T00:00:00|n/a")


def sacct():
    if "away" in words:
        fail("sacct: error: slurm_persist_conn_open_without_init: failed to open persistent connection to host:db:6819: Connection refused")
    if not (here / "sacct").exists():
        fail("Slurm accounting storage is disabled")
    print((here / "sacct").read_text(), end="")


def scancel():
    if "away" in words:
        fail("scancel: error: Kill job error on job id 100: Unable to contact slurm controller (connect failure)")
    (here / "cancelled").write_text(" ".join(arguments))


sys.exit({"srun": srun, "sbatch": sbatch, "squeue": squeue, "sacct": sacct, "scancel": scancel}[name]() or 0)
