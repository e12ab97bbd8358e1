#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks documents against what there is. READMEs, CONTRIBUTING and the manual: links lead somewhere; files, folders, types and
functions in backticks exist; folders of a layer are listed in the order of use; README.md is short. Manual pages and completions: every
command and flag stands in the pages and is completed by bash, and the pages and scripts are free of errors.

Usage: check_documents.py MAKE_DOCUMENTS WORKER [PROGRAM]     both; MAKE_DOCUMENTS is that of the source folder
       check_documents.py SOURCE_FOLDER                       what needs no program
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


README_BYTES = 9000
CODE = (".cpp", ".h", ".cu", ".cuh", ".py", ".sh", ".cmake", ".txt", ".json", ".in", ".c")
FILE = re.compile(r"[\w*][\w.*/-]*\.(?:cpp|h|cuh?|py|sh|md|cmake|schema\.json)$|\w+(?:/[\w*-]+)*/$|\w+(?:/[\w*-]+)+$")
NAME = re.compile(r"(?:[A-Z][a-z0-9]+[A-Z]\w*|[A-Za-z]\w*(?=::|\())(?:::\w+)*(?:\(\))?$")
# Names of examples, and files that a run writes.
OTHERS = {"UpperCamel", "SiluMul", "MXFP6", "kSiluMulInfo"}
MADE = re.compile(r"(build|lib)/|report\.md$")


def anchors(text):
    """Of the headings, as GitHub makes them."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    plain = (re.sub(r"[`*]|\]\([^)]*\)|\[", "", title) for title in re.findall(r"^#+ (.+)$", text, re.M))
    return {re.sub(r"[^\w -]", "", title.strip().lower()).replace(" ", "-") for title in plain}


def sources(root):
    """Every file of the source folder, relative to it; what a build leaves is none of it."""
    for folder, inner, names in os.walk(root):
        inner[:] = [name for name in inner if name not in ("build", ".git", "__pycache__")]
        yield from ((Path(folder) / name).relative_to(root).as_posix() for name in names)


class Sources:
    """What words of documents can name."""

    def __init__(self, root):
        self.root, self.files = root, sorted(sources(root))
        self.paths = "\n" + "\n".join("/" + file for file in self.files) + "\n"
        self.words, tests = set(), []
        for file in self.files:
            if file.endswith(CODE) and not file.startswith(("resources/", "tests/data/", "tests/fuzz/corpus/", "tests/bench/results/")):
                text = (root / file).read_text(encoding="utf-8", errors="ignore")
                self.words.update(re.findall(r"\w+", text))
                if file.endswith("CMakeLists.txt"):
                    tests.append(text)
        self.tests = "\n".join(tests)

    def has_path(self, path, folder):
        """From the root or from the document's folder, or the end of a path below the document's."""
        if f"NAME {path} " in self.tests:
            return True
        pattern = re.escape(path.strip("/")).replace(r"\*", "[^/\n]*")
        end = "/" if path.endswith("/") else "[/\n]"
        within = re.escape(folder) + "/" if folder else ""
        return re.search(rf"\n/({within})?{pattern}{end}|\n/{within}([^\n]*/)?{pattern}{end}", self.paths) is not None

    def has_name(self, name):
        return name in OTHERS or all(word in self.words for word in re.findall(r"\w+", name))


def check_texts(root, problems):
    known = Sources(root)
    documents = [file for file in known.files if file.endswith("README.md") or file in ("CONTRIBUTING.md", "resources/manual/manual.md")]
    if len(documents) < 10:
        problems.append(f"only {len(documents)} documents were found in {root}")
    for file in documents:
        text = (root / file).read_text(encoding="utf-8")
        folder = os.path.dirname(file)
        for link in re.findall(r"\]\(([^)\s]+)\)", text):
            path, _, anchor = link.partition("#")
            to = root / folder / path if path else root / file
            if "://" in link:
                continue
            if not to.exists():
                problems.append(f"{file}: the link {link} leads nowhere")
            elif anchor and anchor not in anchors(to.read_text(encoding="utf-8")):
                problems.append(f"{file}: {link} names no heading")
        text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
        if file in ("resources/manual/manual.md", "tests/bench/results/README.md"): # files of other programs, and of builds
            continue
        # Not *`names like this`*, which are yours to choose, nor [`names`](of links).
        for word in re.findall(r"(?<![*\[])`([^`\n]+)`(?!\*)", text):
            if NAME.match(word):
                if not known.has_name(word):
                    problems.append(f"{file}: there is no {word}")
            elif FILE.match(word) and not MADE.match(word) and not known.has_path(word, folder):
                problems.append(f"{file}: there is no {word}")
    for layer in ("gpu", "widgets", "app"):
        check_order(root, layer, problems)
    size = (root / "README.md").stat().st_size
    if size > README_BYTES:
        problems.append(f"README.md has {size} bytes; the most are {README_BYTES}")


def check_order(root, layer, problems):
    """The page of a layer has its folders in the order of use: one includes only those above it."""
    text = (root / layer / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w/]+)/` \|", text[text.index("| Folder | Holds |"):].split("\n\n")[0], re.M)

    def row(folder):
        return max((i for i, name in enumerate(rows) if f"{folder}/".startswith(f"{name}/")), key=lambda i: len(rows[i]), default=None)

    uses = {}
    for file in sources(root / layer):
        here = row(os.path.dirname(file))
        if not file.endswith((".cpp", ".h", ".cu", ".cuh")) or "/" not in file:
            continue
        if here is None:
            problems.append(f"{layer}/README.md has no row for {layer}/{file}")
            continue
        text = (root / layer / file).read_text(encoding="utf-8")
        for name in re.findall(rf'^#include "{layer}/([^"]+)"', text, re.M):
            uses.setdefault((here, row(os.path.dirname(name))), f"{layer}/{file} includes {name}")
    for (here, there), example in uses.items():
        if there is not None and there > here and (there, here) not in uses: # else no order would do
            problems.append(f"{layer}/README.md: {rows[here]}/ stands above {rows[there]}/, but {example}")


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
    if len(sys.argv) not in (2, 3, 4):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    problems = []
    check_texts(Path(sys.argv[1]) if len(sys.argv) == 2 else Path(sys.argv[1]).resolve().parents[1], problems)
    if len(sys.argv) == 2:
        print("\n".join(problems) or "links lead somewhere, and what documents name exists")
        return 1 if problems else 0
    maker, worker = sys.argv[1:3]
    given = [("quantoscope-worker", ["--worker", worker])] + ([("quantoscope", ["--program", sys.argv[3]])] if len(sys.argv) == 4 else [])
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
    print("\n".join(problems) or "what documents name exists; manual pages and completions say what --help says")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
