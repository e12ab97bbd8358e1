# SPDX-License-Identifier: GPL-3.0-or-later
"""Every test that may use a GPU takes the lock where there is one, and none does where there is none. Usage: check_gpu_lock.py CTEST BUILD"""
import json
import os
import subprocess
import sys

ctest, build = sys.argv[1:]
VARIABLE = "QUANTOSCOPE_TEST_GPU_LOCK"


def locked(environment):
    shown = subprocess.run([ctest, "--test-dir", build, "--show-only=json-v1"], env=environment, check=True, capture_output=True, text=True).stdout
    shown = json.loads(shown[shown.index("{"):])
    return {t["name"]: any(p["name"] == "RESOURCE_LOCK" and "gpu" in p["value"] for p in t.get("properties", [])) for t in shown["tests"]}


without = {k: v for k, v in os.environ.items() if k != VARIABLE}
tests = locked({**without, VARIABLE: "1"})
free = [name for name in tests if name.startswith("gpu/test_cuda_") and not tests[name]]
free += [name for name in ("gpu/test_study", "app/test_main_window", "system/command_line") if tests.get(name) is False]
if free or not any(tests.values()):
    sys.exit(f"use the GPU without the lock: {free}")
if sum(tests.values()) > 0.7 * len(tests):
    sys.exit("nearly all tests take the lock of the GPU")
if not any(os.path.exists(device) for device in ("/dev/nvidiactl", "/dev/dxg")) and any(locked(without).values()):
    sys.exit("tests wait for each other though there is no GPU")
print(f"{sum(tests.values())} of {len(tests)} tests take the lock where there is a GPU")
