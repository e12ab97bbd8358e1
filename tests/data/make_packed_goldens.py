#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes packed_goldens.json: what gguf 0.19, compressed-tensors 0.20 and AutoAWQ 0.2.9 make of a few rows, for the dialects that are
named after them. Needs numpy, ml_dtypes, gguf, torch and compressed-tensors."""
import json
import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "bench" / "peers"))
import compare_packages as packages  # noqa: E402

MODES = ["nvfp4-single", "int8-tensor-dynamic-ct", "int8-token-dynamic-ct", "int4-group32-ct", "int4-group128-ct", "int4-group32-asym-awq", "int4-group128-asym-awq"]


def text(array):
    """Little-endian bytes in hexadecimal digits; 4-bit codes a digit each."""
    return np.ascontiguousarray(array).tobytes().hex()


def codes_text(mode, codes):
    return text(codes) if mode.startswith("int8") else "".join(f"{int(code) & 15:x}" for code in codes.reshape(-1))


def golden(mode, dtype, matrix):
    codes, scales, *zeros = packages.expected(mode, matrix, dtype)
    if mode.startswith("int4") and mode.endswith("-ct"):
        codes = codes + 8  # as stored
    entry = {"mode": mode, "codes": codes_text(mode, codes), "scales": text(scales)}
    if zeros:
        entry["zero_points"] = codes_text("", zeros[0])
    return entry


def main():
    out = {"columns": 128, "types": []}
    for dtype in packages.TYPES:
        rng = np.random.default_rng(11)
        rows = np.concatenate([packages.tensors(kind, rng)[:1, :128] for kind in packages.KINDS])
        matrix = packages.in_type(rows, dtype)
        out["types"].append({"dtype": dtype, "input": text(matrix), "modes": [golden(mode, dtype, matrix) for mode in MODES]})
    (HERE / "packed_goldens.json").write_text(json.dumps(out, indent=0) + "\n")


if __name__ == "__main__":
    main()
