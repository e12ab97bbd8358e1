#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Refuses ratios that are turned round where texts and pictures are made: a speed-up is baseline / other everywhere
(gpu/measure/text/speed_up.h), also where the other is slower. usage: check_ratios.py SOURCE_FOLDER"""
import pathlib
import re
import sys

FOLDERS = ("gpu/report", "gpu/cli", "gpu/remote", "gpu/results/reasons", "gpu/measure/text", "gpu/measure/diagnosis", "widgets", "app")
TURNED = re.compile(r"\b1(?:\.0)? / [\w.>()*-]*(?:[rR]atio|[sS]peed|low\b|high\b|factor)")


def main(root):
    wrong, files = [], 0
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix not in (".cpp", ".h"):
                continue
            files += 1
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if TURNED.search(line):
                    wrong.append(f"{file.relative_to(root)}:{number}: turns a ratio round: {line.strip()}")
    if not files:
        wrong.append(f"there is no code in {root}")
    print("\n".join(wrong) if wrong else f"ratios: {files} files, none turned round")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()))
