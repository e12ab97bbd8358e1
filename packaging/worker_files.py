#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a program for old systems asks of them, and the folder of workers with its manifest.

worker_files.py needs [--glibc VERSION] FILE...   which libraries and which version of glibc each file asks for; status 1 where it asks
                                                  for a newer one, or for libraries that not every system has
worker_files.py pack --glibc VERSION --version-header qs_version.h FOLDER
                                                  holds the workers in FOLDER to that, compresses them and writes workers.json
"""
import argparse
import gzip
import hashlib
import json
import pathlib
import re
import subprocess
import sys

# Libraries that belong to glibc: with 2.34 and later all but the first two are part of it.
GLIBC = re.compile(r"GLIBC_(\d+(?:\.\d+)*)")
LIBRARIES = re.compile(r"(libc|libm|libpthread|libdl|librt)\.so\.\d|ld-linux[-\w]*\.so\.\d")
def as_numbers(version):
    return tuple(int(part) for part in version.split("."))


class Needs:
    """What `readelf --wide --dynamic --dyn-syms --version-info` prints of a program or a library."""

    def __init__(self, text):
        if "Dynamic section" not in text:
            raise ValueError("readelf shows no dynamic section")
        self.libraries = re.findall(r"\(NEEDED\)\s+Shared library: \[(.+?)\]", text)
        # Of what is defined in the file itself the lines have the name last.
        self.symbols = {version: [] for version in re.findall(r"\bName: (\S+)\s+Flags: \S+\s+Version: \d+", text)}
        for name, version in re.findall(r"\sUND (\S+?)@(\S+)", text):
            self.symbols.setdefault(version, []).append(name)

    @property
    def glibc(self):
        """The newest version of the C library that is asked for."""
        versions = [found[1] for found in map(GLIBC.fullmatch, self.symbols) if found]
        return max(versions, key=as_numbers) if versions else None

    def complaints(self, glibc):
        """Why it does not run with glibc of that version and nothing else."""
        said = [f"needs {library}" for library in self.libraries if not LIBRARIES.fullmatch(library)]
        for version, names in self.symbols.items():
            found = GLIBC.fullmatch(version)
            if not found or as_numbers(found[1]) > as_numbers(glibc):
                said.append(f"needs {version}" + (f" for {', '.join(names)}" if names else ""))
        if not self.glibc:
            said.append("has no symbol of glibc: it is not what was to be checked")
        return said


def needs_of(file):
    ran = subprocess.run(["readelf", "--wide", "--dynamic", "--dyn-syms", "--version-info", file], capture_output=True, text=True,
                         env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"}, check=False)
    try:
        return Needs(ran.stdout)
    except ValueError as wrong:
        sys.exit(f"{file}: {wrong}. {ran.stderr.strip()}")


def check(files, glibc):
    failed = False
    for file in files:
        needs = needs_of(file)
        complaints = needs.complaints(glibc)
        for complaint in complaints:
            print(f"{file}: {complaint}")
        if not complaints:
            print(f"{file}: glibc {needs.glibc}; {', '.join(needs.libraries)}")
        failed = failed or bool(complaints)
    return not failed


def cksum(file):
    """As the tool of the same name on the other machine will print it."""
    return int(subprocess.run(["cksum", file], capture_output=True, text=True, check=True).stdout.split()[0])


def version_of(header):
    text = pathlib.Path(header).read_text(encoding="utf-8")
    value = {name: re.search(rf'#define {name} "(.*)"', text).group(1) for name in ("QS_VERSION", "QS_COMMIT")}
    return f"{value['QS_VERSION']} ({value['QS_COMMIT']})"


def pack(folder, glibc, version):
    workers = sorted(f for f in pathlib.Path(folder).glob("quantoscope-worker-*") if f.suffix != ".gz")
    if not workers:
        sys.exit(f"There are no workers in {folder}.")
    if not check(workers, glibc):
        sys.exit(1)
    entries = []
    for worker in workers:
        program = worker.read_bytes()
        packed = gzip.compress(program, 9, mtime=0)  # the same bytes give the same file
        file = worker.with_name(worker.name + ".gz")
        file.write_bytes(packed)
        entries.append({"arch": worker.name.removeprefix("quantoscope-worker-"), "file": file.name, "packed_bytes": len(packed),
                        "bytes": len(program), "cksum": cksum(worker), "sha256": hashlib.sha256(program).hexdigest(),
                        "glibc": needs_of(worker).glibc})
        print(f"{file.name}: {len(packed)} bytes, {len(program)} unpacked")
    manifest = {"schema": 1, "version": version, "workers": entries}
    (pathlib.Path(folder) / "workers.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    needs = commands.add_parser("needs")
    needs.add_argument("--glibc", default="2.28")
    needs.add_argument("files", nargs="+")
    packing = commands.add_parser("pack")
    packing.add_argument("--glibc", required=True)
    packing.add_argument("--version-header", required=True)
    packing.add_argument("folder")
    asked = parser.parse_args()
    if asked.command == "pack":
        pack(asked.folder, asked.glibc, version_of(asked.version_header))
    else:
        sys.exit(0 if check(asked.files, asked.glibc) else 1)


if __name__ == "__main__":
    main()
