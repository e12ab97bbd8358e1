#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What translators need, and the check that the tests run. No other package is needed.

  translate.py extract LANG FILE.json [--part I/N] [--all]   the unfinished texts (or all of them)
  translate.py apply LANG FILE.json                          puts translations into the catalogue
  translate.py check [LANG…] [--lupdate PROGRAM]             says what is wrong; exit status 1 where anything is
  translate.py update [--lupdate PROGRAM]                    takes new texts out of the sources

FILE.json is a list of objects. `extract` writes id, context, source, comment, `forms` (only for texts with a
number: what each plural form is for) and `translation`; `apply` reads id and `translation`: a string, or a list
with one string for each of the forms. Entries whose translation is empty or breaks a rule of the check are left
as they are, and named.
"""
import argparse
import fcntl
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
SOURCES = ["app", "widgets", "gpu"]
LANGUAGES = ["de", "fr", "es", "zh_CN", "ja", "ar"]
# Message::tr() and Message::mark() mark texts of gpu/, which knows no Qt; headers of the standard library are not read, and
# of some classes of the CUDA module lupdate does not see the declaration.
HARMLESS = ("Class 'qs::Message' lacks Q_OBJECT macro", *(f"Qualifying with unknown namespace/class ::{name}" for name in ("std", "CudnnObject", "Failure")))
# Languages whose translation is still being made: unfinished texts are no failure for them, wrong ones are.
PENDING: list[str] = []
# The plural forms in the order of Qt's rules.
FORMS = {
    "en": ["1", "other"],
    "de": ["1", "other"],
    "fr": ["0 and 1", "other"],
    "es": ["1", "other"],
    "zh_CN": ["any"],
    "ja": ["any"],
    "ar": ["0", "1", "2", "3–10 (and 103–110, …)", "11–99 (and 111–199, …)", "100–102 (and 200–202, …)"],
}
# Forms that may say the number in words, or leave it out.
WORDED = {"0", "1", "2", "0 and 1"}

MESSAGE = re.compile(r"    <message( numerus=\"yes\")?>\n.*?    </message>\n", re.S)
TRANSLATION = re.compile(r"        <translation(?: type=\"(\w+)\")?(?:>(.*?)</translation>|/>)\n", re.S)


def catalogue(language):
    return os.path.join(HERE, f"quantoscope_{language}.ts")


def protect(text):
    """As lupdate writes it, so that it finds nothing to change afterwards."""
    out = []
    for ch in text:
        code = ord(ch)
        if ch in "\"&><'":
            out.append({'"': "&quot;", "&": "&amp;", ">": "&gt;", "<": "&lt;", "'": "&apos;"}[ch])
        elif (code < 0x20 and ch not in "\n\t") or (code > 0x7F and ch.isspace()):
            out.append(f'<byte value="x{code:x}"/>' if code <= 0x20 else f"&#x{code:x};")
        else:
            out.append(ch)
    return "".join(out)


def plain(text):
    return html.unescape(re.sub(r'<byte value="x([0-9a-f]+)"/>', r"&#x\1;", text or ""))


def field(block, name):
    found = re.search(rf"        <{name}>(.*?)</{name}>\n", block, re.S)
    return plain(found.group(1)) if found else ""


class Message:
    def __init__(self, context, block, language):
        self.context, self.block, self.language = context, block, language
        self.source, self.comment = field(block, "source"), field(block, "comment")
        self.hint = field(block, "extracomment")
        self.numerus = block.startswith('    <message numerus="yes"')
        found = TRANSLATION.search(block)
        self.kind = found.group(1) or ""
        body = found.group(2) or ""
        self.forms = [plain(x or y) for x, y in re.findall(r"<numerusform>(.*?)</numerusform>|(<numerusform/>)", body, re.S)] if self.numerus else [plain(body)]
        self.forms = ["" if form == "<numerusform/>" else form for form in self.forms]

    @property
    def key(self):
        return (self.context, self.source, self.comment, self.numerus)

    @property
    def id(self):
        return hashlib.sha1("\x1f".join(map(str, self.key)).encode()).hexdigest()[:10]

    def wanted(self):
        return FORMS[self.language] if self.numerus else [""]

    def written(self, forms):
        if self.numerus:
            body = "\n" + "".join(f"            <numerusform>{protect(f)}</numerusform>\n" for f in forms) + "        "
        else:
            body = protect(forms[0])
        return TRANSLATION.sub(lambda _: f"        <translation>{body}</translation>\n", self.block)


def read(path, language):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    messages = []
    for part in re.finditer(r"<context>\n    <name>(.*?)</name>\n(.*?)</context>\n", text, re.S):
        messages += [Message(plain(part.group(1)), m.group(0), language) for m in MESSAGE.finditer(part.group(2))]
    return text, messages


# --- the rules ---------------------------------------------------------------------------------------------------

KEYS = re.compile(r"^(?:(?:Ctrl|Alt|Shift|Meta)\+)+(?:[^\sa-z]|F\d+)$")
ENDS = {"…": "…", ":": ":：", ".": ".。", "?": "?？؟", "!": "!！"}


def placeholders(text):
    return sorted(set(x.replace("L", "") for x in re.findall(r"%L?\d{1,2}", text)))


def mnemonics(text):
    return len(re.findall(r"&(?!\w+;|&|\s|$)", text.replace("&&", "")))


def stands_for_itself(source):
    """Shortcuts and texts without a word are the same in every language."""
    bare = re.sub(r"%L?\d{1,2}|%n", "", source)
    return bool(KEYS.match(source)) or (not re.search(r"[^\W\d_]", bare) and ":" not in bare)


def problem_of(message, form, wanted):
    source = message.source
    if not form.strip() and source.strip():
        return "it is empty"
    if placeholders(source) != placeholders(form):
        return f"its placeholders are {placeholders(form)} instead of {placeholders(source)}"
    if ("%n" in form) != ("%n" in source) and not (wanted in WORDED and "%n" in source):
        return "%n is missing or out of place"
    if KEYS.match(source) and form != source:
        return "a shortcut stays as it is"
    if mnemonics(form) != mnemonics(source):
        return f"it has {mnemonics(form)} mnemonics (&) instead of {mnemonics(source)}"
    for side, cut in (("leading", lambda t: t[: len(t) - len(t.lstrip(" \n"))]), ("trailing", lambda t: t[len(t.rstrip(" \n")):])):
        if cut(source) != cut(form):
            return f"its {side} blanks differ"
    last = source.rstrip(" \n")[-1:]
    if last in ENDS and form.rstrip(" \n")[-1:] not in ENDS[last]:
        return f"it does not end in '{last}'"
    if any(source.count(ch) != form.count(ch) for ch in "\n\t"):
        return "its line breaks or tabs differ"
    if re.findall(r"\(\*[^()]*\)(?:;;)?", source) != re.findall(r"\(\*[^()]*\)(?:;;)?", form):
        return "the file patterns (*.…);; differ"
    if sorted(re.findall(r"</?\w+[^<>]*>", source)) != sorted(re.findall(r"</?\w+[^<>]*>", form)):
        return "its tags differ"
    return ""


def problems_of(message, forms):
    wanted = message.wanted()
    if len(forms) != len(wanted):
        return [f"it has {len(forms)} plural forms instead of {len(wanted)} ({', '.join(wanted)})"]
    found = [problem_of(message, form, want) for form, want in zip(forms, wanted)]
    return [f"{want}: {words}" if want else words for want, words in zip(wanted, found) if words]


# --- the commands ------------------------------------------------------------------------------------------------

def apply_forms(language, translated):
    """Puts forms by id into the catalogue; one process at a time."""
    path = catalogue(language)
    with open(__file__, encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        text, messages = read(path, language)
        out, taken, wrong = text, 0, []
        for message in messages:
            forms = translated.get(message.id)
            if forms is None:
                continue
            problems = problems_of(message, forms)
            if problems:
                wrong.append((message, problems))
                continue
            taken += 1
            # The block may stand in two contexts, so that it is replaced within its own.
            head = f"    <name>{protect(message.context)}</name>\n"
            begin = out.index(head)
            at = out.index(message.block, begin)
            out = out[:at] + message.written(forms) + out[at + len(message.block):]
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(out)
        os.replace(path + ".new", path)
    known = {m.id for m in messages}
    return taken, wrong, [i for i in translated if i not in known]


def extract(args):
    _, messages = read(catalogue(args.language), args.language)
    apply_forms(args.language, {m.id: [m.source] * len(m.wanted()) for m in messages if m.kind == "unfinished" and stands_for_itself(m.source)})
    _, messages = read(catalogue(args.language), args.language)
    entries = []
    for m in messages:
        if not args.all and m.kind != "unfinished":
            continue
        entry = {"id": m.id, "context": m.context.replace("qs::", ""), "source": m.source}
        comment = " ".join(x for x in (m.comment, m.hint) if x)
        if comment:
            entry["comment"] = comment
        if m.numerus:
            entry["forms"] = m.wanted()
        entry["translation"] = (m.forms + [""] * len(m.wanted()))[: len(m.wanted())] if m.numerus else m.forms[0]
        entries.append(entry)
    part, parts = map(int, args.part.split("/"))
    size = -(-len(entries) // parts)
    entries = entries[(part - 1) * size: part * size]
    with open(args.file, "w", encoding="utf-8") as file:
        json.dump(entries, file, ensure_ascii=False, indent=1)
        file.write("\n")
    print(f"{len(entries)} texts in {args.file}")
    return 0


def apply(args):
    with open(args.file, encoding="utf-8") as file:
        given = json.load(file)
    translated = {}
    for entry in given:
        forms = entry["translation"]
        forms = [forms] if isinstance(forms, str) else list(forms)
        if any(form.strip() for form in forms):
            translated[entry["id"]] = forms
    taken, wrong, unknown = apply_forms(args.language, translated)
    for message, problems in wrong:
        print(f"{message.id} {message.context}: {message.source!r}: {'; '.join(problems)}")
    for i in unknown:
        print(f"{i}: there is no such text any more")
    print(f"{taken} translations taken, {len(wrong)} not, {len(unknown)} unknown, {len(given) - len(translated)} empty")
    return 1 if wrong else 0


def lupdate_program(named):
    if named:
        return named
    for name in ("lupdate6", "lupdate-qt6", "/usr/lib/qt6/bin/lupdate", "/usr/lib64/qt6/bin/lupdate", "lupdate"):
        found = shutil.which(name)
        if found:
            return found
    return None


# lupdate does not always see that Message stands in the namespace qs, and takes the shorter name then.
CONTEXT, SHORT = "qs::Message", "Message"


def contexts_of(text, names):
    """The contexts of these names in a catalogue, and the messages in them, each once."""
    found = [m for m in re.finditer(r"<context>\n    <name>(.*?)</name>\n(.*?)</context>\n", text, re.S) if m.group(1) in names]
    return found, sorted({m.group(0) for part in found for m in MESSAGE.finditer(part.group(2))}, key=lambda block: field(block, "source"))


def with_contexts(path, names):
    """Puts the texts of gpu/ into the contexts of these names: into both before lupdate, into one after it."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    found, messages = contexts_of(text, (CONTEXT, SHORT))
    if not found:
        return
    at = found[0].start()
    for part in reversed(found):
        text = text[: part.start()] + text[part.end():]
    text = text[:at] + "".join(f"<context>\n    <name>{name}</name>\n{''.join(messages)}</context>\n" for name in names) + text[at:]
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def run_lupdate(program, folder):
    """Brings the catalogues in `folder` up to date with the sources; returns what lupdate complained about."""
    paths = [os.path.join(folder, f"quantoscope_{language}.ts") for language in ["en", *LANGUAGES]]
    for path in paths:
        with_contexts(path, [CONTEXT, SHORT])
    call = [program, "-no-obsolete", "-locations", "none", "-extensions", "cpp,h,cu,cuh", "-I", ROOT, "-source-language", "en", "-tr-function-alias", "tr+=mark", *(os.path.join(ROOT, s) for s in SOURCES)]
    complaints = []
    for more in (["-pluralonly", "-ts", paths[0]], ["-ts", *paths[1:]]):
        done = subprocess.run(call + more, capture_output=True, text=True)
        complaints += [line for line in done.stderr.splitlines() if line.strip() and not line.endswith(HARMLESS)]
        if done.returncode:
            complaints.append(f"lupdate ended with {done.returncode}")
    for path in paths:
        with_contexts(path, [CONTEXT])
    return complaints


def update(args):
    program = lupdate_program(args.lupdate)
    if not program:
        print("There is no lupdate (qt6-l10n-tools).")
        return 1
    with open(__file__, encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        complaints = run_lupdate(program, HERE)
    _, messages = read(catalogue("en"), "en")
    apply_forms("en", {m.id: [m.comment, m.source] for m in messages if m.context == CONTEXT})
    print("\n".join(complaints))
    return 1 if complaints else 0


def check_texts(language):
    _, messages = read(catalogue(language), language)
    failures, unfinished = [], 0
    for m in messages:
        if m.kind == "unfinished":
            unfinished += 1
            if language not in PENDING:
                failures.append(f"{m.context}: {m.source!r} is unfinished")
            continue
        failures += [f"{m.context}: {m.source!r}: {words}" for words in problems_of(m, m.forms)]
    print(f"{language}: {len(messages)} texts, {unfinished} unfinished, {len(failures)} failures" + (" (pending)" if language in PENDING else ""))
    return [f"{language}: {words}" for words in failures]


def check_extraction(program):
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        for language in ["en"] + LANGUAGES:
            shutil.copy(catalogue(language), folder)
        failures += [f"lupdate: {line}" for line in run_lupdate(program, folder)]
        for language in ["en"] + LANGUAGES:
            kept = {m.key for m in read(catalogue(language), language)[1]}
            now = {m.key for m in read(os.path.join(folder, f"quantoscope_{language}.ts"), language)[1]}
            failures += [f"{language}: {key[0]}: {key[1]!r} was not taken out of the sources (build update_translations)" for key in sorted(now - kept)]
            failures += [f"{language}: {key[0]}: {key[1]!r} is in no source any more (build update_translations)" for key in sorted(kept - now)]
    return failures


def check(args):
    failures = []
    for language in args.languages or ["en"] + LANGUAGES:
        failures += check_texts(language)
    if not args.languages:
        program = lupdate_program(args.lupdate)
        if program:
            failures += check_extraction(program)
        else:
            print("Skipped: whether every source text was taken, since there is no lupdate (qt6-l10n-tools).")
    print("\n".join(failures))
    return 1 if failures else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, call in (("extract", extract), ("apply", apply)):
        one = commands.add_parser(name)
        one.add_argument("language", choices=["en"] + LANGUAGES)
        one.add_argument("file")
        one.set_defaults(call=call)
        if name == "extract":
            one.add_argument("--part", default="1/1", help="the I-th of N equal parts")
            one.add_argument("--all", action="store_true", help="finished texts, too")
    one = commands.add_parser("check")
    one.add_argument("languages", nargs="*")
    one.add_argument("--lupdate")
    one.set_defaults(call=check)
    one = commands.add_parser("update")
    one.add_argument("--lupdate")
    one.set_defaults(call=update)
    args = parser.parse_args()
    return args.call(args)


if __name__ == "__main__":
    sys.exit(main())
