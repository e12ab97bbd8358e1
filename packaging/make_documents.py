#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the manual pages from what the programs' own --help says, and the shell completions that the programs print.

Usage: make_documents.py --program FILE --worker FILE --version VERSION --date YYYY-MM-DD --out DIR
       make_documents.py --program FILE --worker FILE --words      'COMMAND: its flags', a line each, for the tests

Either program may be left out. Writes NAME.1, NAME.bash, NAME.zsh and NAME.fish for each.
"""
import argparse
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

FLAG_LINE = re.compile(r"^  (?:-\w,)?(--[a-z0-9-]+)(?: (\S+))?(?:  +(.*)|)$")
COMMAND_LINE = re.compile(r"^  ([a-z]+(?: [a-z]+)?)(?: \S.*?)?(?:  +(.*)|)$")
SHELLS = ("bash", "zsh", "fish")


@dataclass
class Program:
    name: str
    binary: str
    help: str
    commands: dict  # name → its help


def call(binary, *arguments):
    run = subprocess.run([binary, *arguments], capture_output=True, text=True, timeout=60, check=False)
    return run.stdout if run.returncode == 0 else ""


def following(lines, number):
    """Continuation lines of an entry: indented deeper than it."""
    for line in lines[number + 1:]:
        if not re.match(r"^ {6,}\S", line):
            return
        yield line


def sections(text):
    """The blocks of a help text: (title or empty, lines)."""
    for block in re.split(r"\n{2,}", text.strip("\n")):
        lines = block.splitlines()
        yield (lines[0], lines[1:]) if re.match(r"^[A-Z].*:$", lines[0]) else ("", lines)


def study(binary, name):
    text = call(binary, "--help")
    if not text:
        raise SystemExit(f"make_documents.py: {binary} --help says nothing")
    found = [COMMAND_LINE.match(line) for title, lines in sections(text) if title.startswith("Commands") for line in lines]
    return Program(name, binary, text, {m.group(1): call(binary, *m.group(1).split(), "--help") for m in found if m})


def flags_in(text):
    return [match.group(1) for match in map(FLAG_LINE.match, text.splitlines()) if match]


# Manual pages -----------------------------------------------------------------------------------------------------

def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "\\[u2026]").replace("×", "\\[mu]").replace("±", "\\[+-]")
    text = text.replace("\u202f", "\\ ").replace("\u00a0", "\\ ").replace("²", "\\[S2]")
    return "\\&" + text if text[:1] in ".'" else text


def roff_help(text):
    """A command's help: usage and lists as they stand, flags as tagged paragraphs, sentences as such."""
    out = []
    for title, lines in sections(text):
        if title:
            out += [".PP", f"\\fB{roff(title)}\\fR"]
        if any(FLAG_LINE.match(line) for line in lines):
            out += roff_flags(lines)
        elif lines and (lines[0].startswith("Usage:") or any(line.startswith(" ") for line in lines)):
            out += [".PP", ".nf", *(roff(line) for line in lines), ".fi"]
        elif lines:
            out += [".PP", *(roff(line) for line in lines)]
    return out


def roff_flags(lines):
    out = []
    for number, line in enumerate(lines):
        match = FLAG_LINE.match(line)
        if match:
            name, value, words = match.groups()
            out += [".TP", f"\\fB{roff(name)}\\fR" + (f" \\fI{roff(value)}\\fR" if value else "")]
            text = " ".join([words or "", *(w.strip() for w in following(lines, number))]).strip()
            out.append(roff(text) if text else "\\&")
        elif not re.match(r"^ {6,}\S", line):
            out += [".PP", roff(line.strip())]
    return out


ABOUT = {
    "quantoscope": ("oscilloscope for neural\\-network quantization",
                    "Measures what quantization does to numbers, kernels and models: latency with confidence intervals, bandwidth, "
                    "error, size and accuracy, on the CPU and on NVIDIA GPUs. Without arguments, or with a session or a tensor "
                    "file, it opens its window; with a command it measures and reports without one."),
    "quantoscope-worker": ("measure quantization without a window",
                           "The commands of quantoscope(1) in a program that needs no Qt, for servers."),
}


def man_page(program, version, date):
    brief, description = ABOUT[program.name]
    other = "quantoscope-worker" if program.name == "quantoscope" else "quantoscope"
    out = [f'.TH {program.name.upper()} 1 {date} "Quantoscope {version}" "User Commands"', ".SH NAME",
           f"{roff(program.name)} \\- {brief}", ".SH SYNOPSIS", ".nf"]
    out += [roff(program.help.splitlines()[0].removeprefix("Usage: ")), ".fi", ".SH DESCRIPTION", roff(description)]
    out += roff_help(program.help.split("\n\n", 1)[1])
    out.append(".SH COMMANDS")
    for command, text in program.commands.items():
        out += [f".SS {roff(command)}", *roff_help(text)]
    out += [".SH ENVIRONMENT", ".TP", ".B QUANTOSCOPE_BACKENDS",
            "Folder in which the CUDA module lies, in place of those beside the program.",
            ".TP", ".B QUANTOSCOPE_CACHE", "Folder in which the calibration of a device is kept.",
            ".SH \"SEE ALSO\"", f"{roff(other)}(1)"]
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program")
    parser.add_argument("--worker")
    parser.add_argument("--version", default="")
    parser.add_argument("--date", default="")
    parser.add_argument("--out")
    parser.add_argument("--words", action="store_true")
    given = parser.parse_args()
    programs = [study(binary, name) for binary, name in ((given.program, "quantoscope"), (given.worker, "quantoscope-worker")) if binary]
    if not programs:
        parser.error("--program or --worker is needed")
    if given.words:
        for program in programs:
            for command, text in [("", program.help), *program.commands.items()]:
                print(f"{command}: {' '.join(flags_in(text))}")
        return 0
    if not given.out:
        parser.error("--out is needed")
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    for program in programs:
        (out / f"{program.name}.1").write_text(man_page(program, given.version, given.date), encoding="utf-8")
        for shell in SHELLS:
            (out / f"{program.name}.{shell}").write_text(call(program.binary, "completion", shell), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
