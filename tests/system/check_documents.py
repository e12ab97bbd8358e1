#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds manual pages and completions to what the programs say: every command and flag stands in the pages and is completed by bash, and
the pages and scripts are free of errors.

Usage: check_documents.py MAKE_DOCUMENTS WORKER [PROGRAM]
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def completions(script, binary, lines):
    """What bash proposes at the end of each command line."""
    code = f"source '{script}'; compopt() {{ :; }}\n"
    for line in lines:
        words = line.split(" ")
        words[0] = binary
        code += f"""COMP_WORDS=({' '.join(f"'{w}'" for w in words)}); COMP_CWORD={len(words) - 1}
$(complete -p {os.path.basename(binary)} | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
printf '%s ' "${{COMPREPLY[@]}}"; echo
"""
    run = subprocess.run(["bash", "-c", code], capture_output=True, text=True, timeout=120, check=False)
    return [set(line.split()) for line in run.stdout.splitlines()], run.stderr.strip()


def check_page(page, words, problems):
    text = re.sub(r"\\f[BIR]", " ", page.read_text(encoding="utf-8")).replace("\\-", "-")
    for word in words:
        if not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text):
            problems.append(f"{page.name} lacks {word}")
    if shutil.which("man"):
        run = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(page)], capture_output=True, text=True,
                             timeout=60, check=False, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANROFFSEQ": ""})
        problems.extend(f"{page.name}: {line}" for line in run.stderr.splitlines())


def check_bash(script, binary, flags, problems):
    name = os.path.basename(binary)
    asked = {
        f"{name} ": [command for command in flags if command and " " not in command],
        f"{name} -": flags[""],
        f"{name} qua": ["quantize"],
        f"{name} llm ": ["generate", "quantize", "configs"],
        f"{name} quantize --num-": ["--num-tokens", "--num-iters"],
        f"{name} quantize --modes int8-tok": ["int8-token-dynamic", "int8-token-dynamic-azp"],
        f"{name} quantize --modes mxfp8,nvfp": ["mxfp8,nvfp4"],
        f"{name} quantize --dtype = b": ["bfloat16"],
        f"{name} sweep --axis h": ["hidden-size="],
        f"{name} kernels gem": ["gemm"],
        f"{name} kernels gemm --variants gemm-w": ["gemm-w4a16", "gemm-w8a16"],
        f"{name} kernels attention --backend c": ["cpu", "cuda"],
        f"{name} modes --modes nv": ["nvfp4"],
        f"{name} llm generate --config nv": ["nvfp4-w4a16"],
        f"{name} calibrate --backend a": ["auto"],
        f"{name} completion f": ["fish"],
    }
    asked |= {f"{name} {command} -": own for command, own in flags.items() if command}
    nothing = f"{name} quantize --xy"
    proposed, complaint = completions(script, binary, [*asked, nothing])
    if complaint or len(proposed) != len(asked) + 1:
        problems.append(f"bash: {complaint or 'answers are missing'}")
    for (line, wanted), got in zip(asked.items(), proposed):
        if missing := set(wanted) - got:
            problems.append(f"bash, '{line}': {', '.join(sorted(missing))} is not proposed (but {', '.join(sorted(got)[:8])})")
    if proposed and proposed[-1]:
        problems.append(f"bash, '{nothing}': {proposed[-1]} is proposed, which there is not")


def main():
    if len(sys.argv) not in (3, 4):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    maker, worker = sys.argv[1:3]
    given = [("quantoscope-worker", ["--worker", worker])] + ([("quantoscope", ["--program", sys.argv[3]])] if len(sys.argv) == 4 else [])
    problems = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        arguments = [word for _, words in given for word in words]
        subprocess.run([sys.executable, maker, *arguments, "--version", "1.2.3", "--date", "2000-01-01", "--out", place], check=True)
        for name, arguments in given:
            run = subprocess.run([sys.executable, maker, *arguments, "--words"], capture_output=True, text=True, check=True)
            flags = {command: own.split() for command, _, own in (line.partition(":") for line in run.stdout.splitlines())}
            words = {word for own in flags.values() for word in own}
            if len(words) < 50 or len(flags) < 15:
                problems.append(f"only {len(words)} flags of {len(flags)} commands of {name} were found")
            check_page(folder / f"{name}.1", [*words, *filter(None, flags)], problems)
            check_bash(folder / f"{name}.bash", arguments[1], flags, problems)
            for shell, option in (("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")):
                script = folder / f"{name}.{shell}"
                if not script.stat().st_size:
                    problems.append(f"{script.name} is empty")
                elif shutil.which(shell):
                    run = subprocess.run([shell, option, str(script)], capture_output=True, text=True, check=False)
                    problems.extend(f"{script.name}: {line}" for line in run.stderr.splitlines())
    print("\n".join(problems) or "manual pages and completions say what --help says")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
