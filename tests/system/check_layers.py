#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Refuses includes that run against the layers gpu -> widgets -> app, folders of a layer that include each other in a circle, Qt inside
gpu/, files that use a type of which only the declaration is included, files of more than 600 lines and folders of more than 30 files of code. usage: check_layers.py SOURCE_FOLDER"""
import os
import pathlib
import re
import sys

LAYERS = ("gpu", "widgets", "app")
CODE = (".cpp", ".h", ".cu", ".cuh")
MOST_LINES, MOST_FILES = 600, 30
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)


def sources(root):
    for layer in (*LAYERS, "tests"):
        for folder, _, names in os.walk(root / layer):
            for name in names:
                if name.endswith(CODE):
                    yield (pathlib.Path(folder) / name).relative_to(root)


def circle(arrows):
    """Folders that include each other in a circle, in order; empty where there is none."""
    done, path = set(), []

    def walk(folder):
        if folder in path:
            return path[path.index(folder):] + [folder]
        if folder in done:
            return []
        path.append(folder)
        for other in sorted(arrows.get(folder, ())):
            if found := walk(other):
                return found
        path.pop()
        done.add(folder)
        return []

    for folder in sorted(arrows):
        if found := walk(folder):
            return found
    return []


def types(text):
    """Names of the types that a header defines in namespace qs itself."""
    return re.findall(r"^(?:struct|class) (\w+)(?: final)?(?: : .*)?\n\{", text, re.M) if "\nnamespace qs {\n" in text else []


def undefined(texts, defined):
    """Sources that name a type which the headers that they include only declare: they compile where another source of the folder, compiled
    together with them, has included its definition, and not by themselves."""
    ours = {file: [name for name, _ in INCLUDE.findall(text) if name in texts] for file, text in texts.items()}
    for file in sorted(texts):
        if not file.endswith(".cpp"):
            continue
        seen, left = set(), [file]
        while left:
            if (one := left.pop()) not in seen:
                seen.add(one)
                left += ours[one]
        declared = {name for one in seen for name in re.findall(r"^(?:class|struct) (\w+);", texts[one], re.M)}
        for name in sorted(declared & defined.keys()):
            if defined[name].as_posix() not in seen and re.search(rf"\b{name}\b", texts[file]):
                yield f"{file}: uses {name} and does not include {defined[name]}"


def main(root):
    wrong, arrows, count, defined, texts = [], {}, {}, {}, {}
    for file in sources(root):
        text = (root / file).read_text(encoding="utf-8")
        layer, folder = file.parts[0], file.parent.as_posix()
        count[folder] = count.get(folder, 0) + 1
        if (lines := text.count("\n")) > MOST_LINES:
            wrong.append(f"{file}: {lines} lines; the most are {MOST_LINES}")
        if layer == "tests":
            room = file.parts[1]
            for other in re.findall(r'^#include "tests/(\w+)/', text, re.M):
                if room in LAYERS and other in LAYERS and LAYERS.index(other) > LAYERS.index(room):
                    wrong.append(f"{file}: includes tests/{other}, whose tests are of a layer above")
            continue
        texts[file.as_posix()] = text
        for name in types(text) if file.suffix == ".h" else []:
            if (other := defined.setdefault(name, file)) != file:
                wrong.append(f"{file}: defines {name}, as {other} does: two types of one name in a program are undefined behaviour")
        for ours, system in INCLUDE.findall(text):
            first = ours.split("/")[0]
            if first in LAYERS and LAYERS.index(first) > LAYERS.index(layer):
                wrong.append(f"{file}: includes {ours}, which is a layer above")
            elif first in LAYERS and not (root / ours).is_file():
                wrong.append(f"{file}: includes {ours}, which is not there")
            elif first == layer and (other := os.path.dirname(ours)) != folder:
                arrows.setdefault(folder, set()).add(other)
            if layer == "gpu" and re.match(r"Q[A-Z]|Qt", system):
                wrong.append(f"{file}: includes <{system}>; there is no Qt in gpu/")
    wrong += [f"{folder}: {files} files of code; the most are {MOST_FILES}" for folder, files in sorted(count.items()) if files > MOST_FILES]
    wrong += undefined(texts, defined)
    if found := circle(arrows):
        wrong.append("folders include each other in a circle: " + " -> ".join(found))
    if not arrows:
        wrong.append(f"there is no code in {root}")
    print("\n".join(wrong) if wrong else f"layers: {sum(count.values())} files in {len(count)} folders, no include against them")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()))
