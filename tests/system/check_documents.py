#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds manual pages and completions to what the programs say: every command, flag, mode and variant stands in them, bash completes
them, and the pages are free of errors.

Usage: check_documents.py MAKE_DOCUMENTS WORKER [PROGRAM]
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def completions(script, line):
    """What bash proposes at the end of a command line."""
    words = line.split(" ")
    code = f"""
source '{script}'
COMP_WORDS=({' '.join(f"'{w}'" for w in words)}); COMP_CWORD={len(words) - 1}
compopt() {{ :; }}
$(complete -p {words[0]} | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    run = subprocess.run(["bash", "-c", code], capture_output=True, text=True, timeout=30, check=False)
    return set(run.stdout.split()), run.stderr.strip()


def check_page(page, words, problems):
    text = re.sub(r"\\f[BIR]", " ", page.read_text(encoding="utf-8")).replace("\\-", "-")
    for word in words:
        if not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text):
            problems.append(f"{page.name} lacks {word}")
    if shutil.which("man"):
        run = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(page)], capture_output=True, text=True,
                             timeout=60, check=False, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANROFFSEQ": ""})
        problems.extend(f"{page.name}: {line}" for line in run.stderr.splitlines())


def check_bash(folder, name, problems):
    script = folder / "completion.bash"
    asked = {
        f"{name} ": ["quantize", "sweep", "kernels", "modes", "devices", "compare", "--version"],
        f"{name} qua": ["quantize"],
        f"{name} quantize --num-": ["--num-tokens", "--num-iters"],
        f"{name} quantize --modes int8-tok": ["int8-token-dynamic", "int8-token-dynamic-azp"],
        f"{name} quantize --modes mxfp8,nvfp": ["mxfp8,nvfp4"],
        f"{name} quantize --dtype = b": ["bfloat16"],
        f"{name} sweep --axis h": ["hidden-size="],
        f"{name} kernels gem": ["gemm"],
        f"{name} kernels gemm --variants gemm-w": ["gemm-w4a16", "gemm-w8a16"],
        f"{name} kernels attention --backend c": ["cpu", "cuda"],
        f"{name} modes --modes nv": ["nvfp4"],
        f"{name} calibrate --backend a": ["auto"],
    }
    for line, wanted in asked.items():
        got, complaint = completions(script, line)
        if complaint:
            problems.append(f"bash, '{line}': {complaint}")
        if missing := set(wanted) - got:
            problems.append(f"bash, '{line}': {', '.join(sorted(missing))} is not proposed (but {', '.join(sorted(got)[:8])})")
    got, _ = completions(script, f"{name} quantize --xy")
    if got:
        problems.append(f"bash, '{name} quantize --xy': {got} is proposed, which there is not")


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
            words = run.stdout.split()
            if len(words) < 150:
                problems.append(f"only {len(words)} words of {name}'s command line were found")
            # Modes and variants are named by the commands' own lists; the page names what --help does.
            pages = [w for w in words if w.startswith("--")]
            check_page(folder / f"{name}.1", pages, problems)
            for shell in ("bash", "zsh", "fish"):
                text = (folder / f"completion.{shell}").read_text(encoding="utf-8")
                for word in words:
                    shown = f"-l {word[2:]}" if shell == "fish" and word.startswith("--") else word
                    if shown not in text:
                        problems.append(f"completion.{shell} lacks {word}")
            check_bash(folder, name, problems)
        for shell, option in (("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")):
            if shutil.which(shell):
                run = subprocess.run([shell, option, str(folder / f"completion.{shell}")], capture_output=True, text=True, check=False)
                problems.extend(f"completion.{shell}: {line}" for line in run.stderr.splitlines())
    print("\n".join(problems) or "manual pages and completions say what --help says")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
