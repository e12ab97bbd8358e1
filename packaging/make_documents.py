#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the manual pages and the shell completions from what the programs' own --help says, so that neither can differ from it.

Usage: make_documents.py --program FILE --worker FILE --version VERSION --date YYYY-MM-DD --out DIR
       make_documents.py --program FILE --worker FILE --words      every word of the command line, one a line, for the tests

Either program may be left out. Writes quantoscope.1, quantoscope-worker.1 and completion.bash, .zsh and .fish.
"""
import argparse
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

FLAG_LINE = re.compile(r"^  (--[a-z0-9-]+)(?:[ =](\S+))?(?:  +(.*)|)$")
USAGE_FLAG = re.compile(r"(--[a-z0-9-]+)(?:[ =]([A-Za-z0-9_|.:=\[\]…]+))?")
PLACES = {"FILE", "DIR", "OUT", "SESSION", "RESULTS", "A", "B"}
AXES = ["num-tokens=", "hidden-size=", "elements="]


@dataclass
class Flag:
    name: str
    value: str = ""  # as the help names it; empty: takes none
    text: str = ""

    def choices(self):
        return self.value.split("|") if re.fullmatch(r"[a-z0-9-]+(\|[A-Za-z0-9-]+)+", self.value) else []

    def takes_file(self):
        return any(word in PLACES or word.startswith("FILE") for word in re.split(r"[|=]", self.value))


@dataclass
class Command:
    name: str
    summary: str
    help: str
    flags: list = field(default_factory=list)
    takes_files: bool = False


@dataclass
class Program:
    name: str
    help: str
    version: str
    commands: list
    options: list  # of the program itself
    mode_names: list  # of quantize --modes
    study_modes: list  # of modes --modes
    variants: dict  # operation → variants

    def flags_of(self, command):
        """A command's flags, with those it shares with quantize."""
        flags = list(command.flags)
        if command.name == "kernels":
            known = {f.name for f in flags}
            quantize = next(c for c in self.commands if c.name == "quantize")
            flags += [f for f in quantize.flags if f.name not in known]
        return flags

    def list_values(self, command, flag):
        """Values that may be put together with commas."""
        if flag.name == "--modes":
            return ["all"] + (["default"] + self.study_modes if command.name == "modes" else self.mode_names)
        if flag.name == "--variants":
            return ["all"] + sorted({v for names in self.variants.values() for v in names})
        return []


def call(binary, *arguments):
    run = subprocess.run([binary, *arguments], capture_output=True, text=True, timeout=60, check=False)
    return run.stdout if run.returncode == 0 else ""


def flags_in(text):
    """Flags that have a line of their own, then those that stand in the usage lines alone."""
    found = {}
    lines = text.splitlines()
    for number, line in enumerate(lines):
        match = FLAG_LINE.match(line)
        if match:
            name, value, words = match.groups()
            more = [w.strip() for w in following(lines, number)]
            found[name] = Flag(name, value or "", " ".join([words or "", *more]).strip())
    usage = [line for line in lines if line.startswith("Usage:") or line.startswith("       ")]
    for name, value in USAGE_FLAG.findall(" ".join(usage)):
        value = "" if value.startswith("[") else value.rstrip("|")
        value = value.rstrip("]") if value.count("[") < value.count("]") else value
        found.setdefault(name, Flag(name, value))
    found.setdefault("--help", Flag("--help", "", "this text"))
    return list(found.values())


def following(lines, number):
    """Continuation lines of an entry: indented deeper than it."""
    for line in lines[number + 1:]:
        if not re.match(r"^ {6,}\S", line):
            return
        yield line


def command_lines(name, text):
    """(command, the rest of its usage line, what it does) of every command in the program's own help."""
    prefix = re.compile(rf"^(?:Usage:)? +{re.escape(name)} ([a-z]+)(?: (.*))?$")
    lines = text.splitlines()
    for number, line in enumerate(lines):
        match = prefix.match(line)
        if match:
            usage, _, words = (match.group(2) or "").partition("  ")
            more = [w.strip() for w in following(lines, number) if not prefix.match(w) and not w.strip().startswith(name)]
            yield match.group(1), usage.strip(), " ".join([words.strip(), *more]).strip()


def study(binary, name):
    text = call(binary, "--help")
    if not text:
        raise SystemExit(f"make_documents.py: {binary} --help says nothing")
    commands = []
    for command, usage, summary in command_lines(name, text):
        own = call(binary, command, "--help")
        commands.append(Command(command, summary, own, flags_in(own), bool(PLACES & set(re.split(r"[^A-Z]+", usage)))))
    options = list(dict.fromkeys(re.findall(rf"^(?:Usage:)? +{re.escape(name)} (--[a-z-]+)", text, re.M) + ["--help"]))
    quantize = next((c.help for c in commands if c.name == "quantize"), "")
    modes = re.findall(r"^  ([a-z0-9][a-z0-9_-]*)$", quantize, re.M)
    studied = re.findall(r"^([a-z0-9][a-z0-9_-]*)(?: \(.*\))?$", call(binary, "modes", "--list"), re.M)
    variants, operation = {}, ""
    for line in call(binary, "kernels", "--list").splitlines():
        if head := re.match(r"^([a-z-]+): ", line):
            operation = head.group(1)
            variants[operation] = []
        elif (item := re.match(r"^  ([a-z0-9-]+)  ", line)) and operation:
            variants[operation].append(item.group(1))
    return Program(name, text, call(binary, "--version").strip(), commands, options, modes, studied, variants)


# Manual pages -----------------------------------------------------------------------------------------------------

def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "\\[u2026]").replace("×", "\\[mu]").replace("±", "\\[+-]")
    text = text.replace("\u202f", "\\ ").replace("\u00a0", "\\ ").replace("²", "\\[S2]")
    return "\\&" + text if text[:1] in ".'" else text


def roff_help(text):
    """A command's help: usage and lists as they stand, flags as tagged paragraphs, sentences as such."""
    out = []
    for block in re.split(r"\n{2,}", text.strip("\n")):
        lines = block.splitlines()
        if not lines:
            continue
        if any(FLAG_LINE.match(line) for line in lines):
            out += roff_flags(lines)
        elif lines[0].startswith("Usage:") or any(line.startswith(" ") for line in lines):
            out += [".PP", ".nf", *(roff(line) for line in lines), ".fi"]
        else:
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
    out += [roff(re.sub(r"^Usage:? ", "", line).strip() if line.startswith("Usage:") else line[7:])
            for line in program.help.splitlines() if line.startswith(("Usage:", "       "))]
    out += [".fi", ".SH DESCRIPTION", roff(description)]
    for line in program.help.splitlines():
        if line and not line.startswith(("Usage:", " ")):
            out += [".PP", roff(line)]
    out.append(".SH COMMANDS")
    for command in program.commands:
        out += [f".SS {roff(command.name)}"]
        out += [roff(command.summary[:1].upper() + command.summary[1:] + ".")] if command.summary and not command.help else []
        out += roff_help(command.help)
    out += [".SH ENVIRONMENT", ".TP", ".B QUANTOSCOPE_BACKENDS",
            "Folder in which the CUDA module lies, in place of those beside the program.",
            ".TP", ".B QUANTOSCOPE_CACHE", "Folder in which the calibration of a device is kept.",
            ".SH \"SEE ALSO\"", f"{roff(other)}(1)"]
    return "\n".join(out) + "\n"


# Completions ------------------------------------------------------------------------------------------------------

def words(items):
    return " ".join(items)


def bash_flag_cases(program, command):
    plain, lists = [], []
    for flag in program.flags_of(command):
        if values := program.list_values(command, flag):
            lists.append(f"    {command.name}:{flag.name}) _quantoscope_list \"{words(values)}\"; return ;;")
        elif flag.name == "--axis":
            plain.append(f"    {command.name}:--axis) compopt -o nospace; COMPREPLY=($(compgen -W \"{words(AXES)}\" -- \"$word\")); return ;;")
        elif choices := flag.choices():
            also = "; COMPREPLY+=($(compgen -f -- \"$word\"))" if flag.takes_file() else ""
            choices = [c for c in choices if c not in PLACES]
            plain.append(f"    {command.name}:{flag.name}) COMPREPLY=($(compgen -W \"{words(choices)}\" -- \"$word\")){also}; return ;;")
        elif flag.takes_file():
            kind = "-d" if flag.value == "DIR" else "-f"
            plain.append(f"    {command.name}:{flag.name}) compopt -o filenames; COMPREPLY=($(compgen {kind} -- \"$word\")); return ;;")
        elif flag.value:
            plain.append(f"    {command.name}:{flag.name}) return ;;")
    return plain + lists


def bash_program(program):
    function = "_" + program.name.replace("-", "_")
    names = [c.name for c in program.commands]
    out = [f"{function}() {{", "  local word command previous", "  _quantoscope_words",
           "  if [[ $COMP_CWORD -eq 1 ]]; then",
           f"    COMPREPLY=($(compgen -W \"{words(names + program.options)}\" -- \"$word\"))"]
    if program.name == "quantoscope":
        out += ["    compopt -o filenames", "    COMPREPLY+=($(compgen -f -- \"$word\"))"]
    out += ["    return", "  fi", "  case $command:$previous in"]
    for command in program.commands:
        out += bash_flag_cases(program, command)
    out += ["  esac", "  case $command in"]
    for command in program.commands:
        flags = words(f.name for f in program.flags_of(command))
        extra = ""
        if command.name == "kernels":
            extra = f"; COMPREPLY+=($(compgen -W \"{words(program.variants)}\" -- \"$word\"))"
        if command.takes_files:
            extra += "; [[ $word == -* ]] || { compopt -o filenames; COMPREPLY+=($(compgen -f -- \"$word\")); }"
        out.append(f"    {command.name}) COMPREPLY=($(compgen -W \"{flags}\" -- \"$word\")){extra} ;;")
    out += ["  esac", "}", f"complete -F {function} {program.name}", ""]
    return out


BASH_HEAD = """# Completion of quantoscope and quantoscope-worker for bash; made from their --help.
# shellcheck shell=bash disable=SC2207
# Sets word (to complete), command (the first argument) and previous (the flag before word, also in --flag=word).
_quantoscope_words() {
  word=${COMP_WORDS[COMP_CWORD]}
  command=${COMP_WORDS[1]}
  previous=${COMP_WORDS[COMP_CWORD - 1]}
  if [[ $word == = ]]; then word=; elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
  COMPREPLY=()
}
# _quantoscope_list VALUES: completes the last of several values that commas separate.
_quantoscope_list() {
  local before=""
  [[ $word == *,* ]] && before=${word%,*},
  compopt -o nospace
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "${word##*,}"))
}
"""


def bash(programs):
    return BASH_HEAD + "\n".join(line for p in programs for line in bash_program(p))


def zsh_quote(text):
    return text.replace("'", "’").replace("[", "(").replace("]", ")").replace(":", "\\:").replace("`", "")


def zsh_action(program, command, flag):
    if values := program.list_values(command, flag):
        return f"_values -s , {flag.name[2:]} {words(values)}"
    if flag.name == "--axis":
        return f"compadd -S '' -- {words(AXES)}"
    if choices := flag.choices():
        return f"compadd -- {words(c for c in choices if c not in PLACES)}"
    return ("_files -/" if flag.value == "DIR" else "_files") if flag.takes_file() else ""


def zsh_program(program):
    function = "_" + program.name.replace("-", "_")
    out = [f"{function}() {{", "  local -a commands", "  commands=("]
    out += [f"    '{c.name}:{zsh_quote(c.summary)}'" for c in program.commands]
    out += ["  )", "  if (( CURRENT == 2 )); then", "    _describe command commands", f"    compadd -- {words(program.options)}"]
    out += ["    _files"] if program.name == "quantoscope" else []
    out += ["    return", "  fi", "  case $words[2] in"]
    for command in program.commands:
        out.append(f"    {command.name}) _arguments '1: :' \\")
        for flag in program.flags_of(command):
            value = f":{zsh_quote(flag.value)}:{{{zsh_action(program, command, flag)}}}" if flag.value else ""
            out.append(f"      \"*{flag.name}{'=' if flag.value else ''}[{zsh_quote(flag.text)}]{value}\" \\".replace("$", "\\$"))
        rest = f"'2:operation:({words(program.variants)})'" if command.name == "kernels" else "'*:file:_files'" if command.takes_files else ""
        out.append(f"      {rest} ;;" if rest else "      ;;")
    return out + ["  esac", "}"]


def zsh(programs):
    head = [f"#compdef {words(p.name for p in programs)}", "# Made from the programs' --help."]
    body = [line for p in programs for line in zsh_program(p)]
    tail = ["case $service in"] + [f"  {p.name}) _{p.name.replace('-', '_')} \"$@\" ;;" for p in programs] + ["esac", ""]
    return "\n".join(head + body + tail)


def fish_quote(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish(programs):
    out = ["# Completion of quantoscope and quantoscope-worker for fish; made from their --help."]
    for program in programs:
        head = f"complete -c {program.name}"
        names = words(c.name for c in program.commands)
        for command in program.commands:
            out.append(f"{head} -n __fish_use_subcommand -f -a {command.name} -d {fish_quote(command.summary)}")
        out += [f"{head} -n __fish_use_subcommand -l {o[2:]}" for o in program.options]
        for command in program.commands:
            seen = f"{head} -n '__fish_seen_subcommand_from {command.name}'"
            for flag in program.flags_of(command):
                values = program.list_values(command, flag) or (AXES if flag.name == "--axis" else [c for c in flag.choices() if c not in PLACES])
                line = f"{seen} -l {flag.name[2:]}" + (f" -d {fish_quote(flag.text)}" if flag.text else "")
                if values:
                    many = program.list_values(command, flag)
                    line += f" -x -a {fish_quote('(__fish_append , ' + words(values) + ')' if many else words(values))}"
                elif flag.value:
                    line += " -r" if flag.takes_file() else " -x"
                out.append(line)
            if command.name == "kernels":
                out.append(f"{seen} -f -a {fish_quote(words(program.variants))}")
        out.append(f"{head} -n '__fish_seen_subcommand_from {names}' -s h -d 'help'")
    return "\n".join(out) + "\n"


def all_words(programs):
    for program in programs:
        yield from program.options
        for command in program.commands:
            yield command.name
            yield from (f.name for f in program.flags_of(command))
            for flag in program.flags_of(command):
                yield from program.list_values(command, flag)


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
        print("\n".join(dict.fromkeys(all_words(programs))))
        return 0
    if not given.out:
        parser.error("--out is needed")
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    for program in programs:
        (out / f"{program.name}.1").write_text(man_page(program, given.version, given.date), encoding="utf-8")
    for shell, text in (("bash", bash(programs)), ("zsh", zsh(programs)), ("fish", fish(programs))):
        (out / f"completion.{shell}").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
