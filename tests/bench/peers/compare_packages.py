#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialect modes against the packages that they are named after, bit for bit, through `quantize --dump`.

usage: compare_packages.py WORKER; needs numpy, ml_dtypes, gguf, and for -ct and -awq torch (the CPU wheel) and compressed-tensors.
Prints a line for each mode and type: codes, scales and zero points that differ. The exit status is 1 where any does."""
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

import package_quantizers as packages

TYPES = ("half", "bfloat16", "float")


def tensors(kind, rng):
    """float32 matrices of 512 columns: whole groups of every size."""
    shape = (24, 512)
    normal = rng.standard_normal(shape)
    groups = (shape[0], shape[1] // 16)
    return {
        "normal": normal,
        "weights": 0.02 * normal,
        "magnitudes": normal * np.exp2(rng.integers(-12, 9, groups)).repeat(16, 1),
        "ties": rng.integers(-40, 41, shape) * 0.125 * np.exp2(rng.integers(-6, 4, groups)).repeat(16, 1),
        "offsets": normal + rng.integers(-20, 21, (shape[0], 4)).repeat(128, 1),
        "negative": -(0.7 + 15.0 * rng.random(shape)) * np.exp2(rng.integers(-6, 4, groups)).repeat(16, 1),
        "outliers": np.where(rng.random(shape) < 0.01, 300 * normal, normal),
        "constant": np.ones(shape) * rng.standard_normal((shape[0], 1)),
        "zeros": np.zeros(shape) * np.where(normal < 0, -1.0, 1.0),
        "denormal": normal * np.exp2(-22.0),
    }[kind].astype(np.float32)


KINDS = ("normal", "weights", "magnitudes", "ties", "offsets", "negative", "outliers", "constant", "zeros", "denormal")


def in_type(matrix, dtype):
    if dtype == "half":
        return matrix.astype(np.float16)
    if dtype == "float":
        return matrix
    import ml_dtypes

    return matrix.astype(ml_dtypes.bfloat16).view(np.uint16)


def nibbles(packed):
    return np.stack([packed & 15, packed >> 4], -1).reshape(packed.shape[0], -1)


class Worker:
    def __init__(self, program, folder):
        self.program, self.folder = program, pathlib.Path(folder)

    def dump(self, modes, matrix, dtype):
        path = self.folder / "input.npy"
        np.save(path, matrix.view("V2") if dtype == "bfloat16" else matrix)
        subprocess.run([self.program, "quantize", "--backend", "cpu", "--input", path, "--modes", ",".join(modes), "--num-iters", "1", "--num-warmup-iters", "0",
                        "--warmup-ms", "0", "--hot", "--dump", self.folder], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def part(self, mode, name):
        return np.load(self.folder / f"{mode}.{name}.npy")


def scale_bits(scales, dtype):
    return scales.view(np.uint16 if dtype != "float" else np.uint32)  # of bfloat16 two bytes without a name


def expected(mode, matrix, dtype):
    bf16 = dtype == "bfloat16"
    if mode == "nvfp4-single":
        return packages.gguf_nvfp4(matrix, bf16)
    if mode.endswith("-awq"):
        return packages.auto_awq(matrix, int(mode.split("group")[1].split("-")[0]), bf16)
    if mode.startswith("int8"):
        return packages.compressed_tensors(matrix, 8, -1 if "tensor" in mode else 0, bf16)
    return packages.compressed_tensors(matrix, 4, int(mode.split("group")[1].split("-")[0]), bf16)


def ours(worker, mode, dtype):
    codes, scales = worker.part(mode, "codes"), worker.part(mode, "scales")
    if mode == "nvfp4-single":
        return nibbles(codes), scales
    if mode.startswith("int8"):
        return codes.view(np.int8), in_type(scales.reshape(-1, 1), dtype) if dtype != "float" else scales.reshape(-1, 1)
    if mode.endswith("-awq"):
        zeros = nibbles(worker.part(mode, "zero_points"))
        return nibbles(codes), scale_bits(scales, dtype), zeros[:, : codes.shape[1] * 2 // int(mode.split("group")[1].split("-")[0])]
    return nibbles(codes).astype(np.int8) - 8, scale_bits(scales, dtype)


def as_bits(array):
    return array.view({1: np.uint8, 2: np.uint16, 4: np.uint32}[array.dtype.itemsize])


def modes():
    names = ["nvfp4-single"]
    try:
        import compressed_tensors  # noqa: F401

        names += ["int8-tensor-dynamic-ct", "int8-token-dynamic-ct"] + [f"int4-group{g}-ct" for g in (32, 64, 128)]
        names += [f"int4-group{g}-asym-awq" for g in (32, 64, 128)]
    except ImportError:
        print("compressed-tensors and torch are missing: -ct and -awq are left out")
    return names


def main():
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        worker = Worker(sys.argv[1], folder)
        totals = {}
        for dtype in TYPES:
            rng = np.random.default_rng(7)
            for kind in KINDS:
                matrix = in_type(tensors(kind, rng), dtype)
                worker.dump(modes(), matrix, dtype)
                for mode in modes():
                    for index, (got, want) in enumerate(zip(ours(worker, mode, dtype), expected(mode, matrix, dtype))):
                        differ = np.count_nonzero(as_bits(np.ascontiguousarray(got)) != as_bits(np.ascontiguousarray(want)))
                        total = totals.setdefault((mode, dtype), [[0, 0] for _ in range(3)])[index]
                        total[0] += differ
                        total[1] += want.size
                        if differ:
                            print(f"{mode}, {dtype}, {kind}: {differ} of {want.size} {('codes', 'scales', 'zero points')[index]} differ")
        for (mode, dtype), parts in totals.items():
            failed = failed or any(differ for differ, _ in parts)
            print(f"{mode:24} {dtype:9}" + "".join(f" {what} {differ} of {count}" for what, (differ, count) in zip(("codes", "scales", "zero points"), parts) if count))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
