#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What packaging/worker_files.py reads out of readelf's lines and what it refuses, and what pack writes for the program that reads it.
Usage: worker_files_rules.py SOURCE_FOLDER"""
import contextlib
import gzip
import hashlib
import importlib.util
import io
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(sys.argv.pop(1)) / "packaging" / "worker_files.py"
SPEC = importlib.util.spec_from_file_location("worker_files", SCRIPT)
worker_files = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(worker_files)

GOOD = """
Dynamic section at offset 0x1234 contains 30 entries:
  Tag        Type                         Name/Value
 0x0000000000000001 (NEEDED)             Shared library: [libm.so.6]
 0x0000000000000001 (NEEDED)             Shared library: [libpthread.so.0]
 0x0000000000000001 (NEEDED)             Shared library: [libdl.so.2]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
 0x0000000000000001 (NEEDED)             Shared library: [ld-linux-aarch64.so.1]
 0x000000000000001d (RUNPATH)            Library runpath: [libstdc++.so.6]

Symbol table '.dynsym' contains 7 entries:
   Num:    Value          Size Type    Bind   Vis      Ndx Name
     0: 0000000000000000     0 NOTYPE  LOCAL  DEFAULT  UND
     1: 0000000000000000     0 FUNC    GLOBAL DEFAULT  UND memcpy@GLIBC_2.14 (2)
     2: 0000000000000000     0 FUNC    GLOBAL DEFAULT  UND expf@GLIBC_2.27 (3)
     3: 0000000000000000     0 FUNC    GLOBAL DEFAULT  UND open@GLIBC_2.2.5 (4)
     4: 0000000000000000     0 NOTYPE  WEAK   DEFAULT  UND __gmon_start__
     5: 0000000000001000    40 FUNC    GLOBAL DEFAULT   13 own@@GLIBC_2.99

Version definition section '.gnu.version_d' contains 1 entry:
  000000: Rev: 1  Flags: none  Index: 2  Cnt: 1  Name: GLIBC_2.99

Version needs section '.gnu.version_r' contains 1 entry:
 Addr: 0x0000000000000400  Offset: 0x000400  Link: 7 (.dynstr)
  000000: Version: 1  File: libc.so.6  Cnt: 2
  0x0010:   Name: GLIBC_2.14  Flags: none  Version: 2
  0x0020:   Name: GLIBC_2.27  Flags: none  Version: 3
"""


def with_line(line):
    return worker_files.Needs(GOOD + "     6: 0000000000000000     0 FUNC    GLOBAL DEFAULT  UND " + line + "\n")


class Rules(unittest.TestCase):
    def test_newest_version_is_by_number_and_of_undefined_symbols(self):
        self.assertEqual(worker_files.Needs(GOOD).glibc, "2.27")
        self.assertEqual(worker_files.Needs(GOOD).complaints("2.28"), [])
        self.assertEqual(with_line("f@GLIBC_2.9 (5)").glibc, "2.27")

    def test_newer_symbols_are_refused_by_name(self):
        for version in ("GLIBC_2.29", "GLIBC_2.34", "GLIBC_2.100", "GLIBC_3.0", "GLIBC_2.28.1", "GLIBC_PRIVATE"):
            self.assertEqual(with_line(f"f@{version} (5)").complaints("2.28"), [f"needs {version} for f"])
        self.assertEqual(with_line("f@GLIBC_2.28 (5)").complaints("2.28"), [])
        self.assertEqual(worker_files.Needs(GOOD).complaints("2.26"), ["needs GLIBC_2.27 for expf"])

    def test_versions_without_a_symbol_count(self):
        needs = worker_files.Needs(GOOD + "  0x0030:   Name: GLIBC_ABI_DT_RELR  Flags: none  Version: 4\n")
        self.assertEqual(needs.complaints("2.28"), ["needs GLIBC_ABI_DT_RELR"])

    def test_other_runtime_libraries_are_refused(self):
        for needed in ("GLIBCXX_3.4.30", "CXXABI_1.3", "GCC_3.0"):
            self.assertEqual(with_line(f"_ZSt4endlv@{needed} (5)").complaints("2.28"), [f"needs {needed} for _ZSt4endlv"])
        for library in ("libstdc++.so.6", "libgcc_s.so.1", "libz.so.1", "libcrypt.so.1"):
            needs = worker_files.Needs(GOOD.replace("libdl.so.2", library))
            self.assertEqual(needs.complaints("2.28"), [f"needs {library}"])

    def test_what_shows_nothing_does_not_pass(self):
        with self.assertRaises(ValueError):
            worker_files.Needs("")
        without = "\n".join(line for line in GOOD.splitlines() if "GLIBC_" not in line)
        self.assertEqual(len(worker_files.Needs(without).complaints("2.28")), 1)

    @unittest.skipUnless(shutil.which("readelf"), "readelf is missing")
    def test_a_program_of_this_machine_is_read(self):
        needs = worker_files.needs_of("/bin/sh")
        self.assertIn("libc.so.6", needs.libraries)
        self.assertGreaterEqual(worker_files.as_numbers(needs.glibc), (2, 2))

    @unittest.skipUnless(shutil.which("readelf") and shutil.which("cksum"), "readelf or cksum is missing")
    def test_a_packed_folder(self):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            folder = pathlib.Path(folder)
            with self.assertRaises(SystemExit):
                worker_files.pack(folder, "9.99", "1")
            shutil.copy("/bin/sh", folder / "quantoscope-worker-x86_64")
            program = (folder / "quantoscope-worker-x86_64").read_bytes()
            with self.assertRaises(SystemExit):
                worker_files.pack(folder, "2.1", "1")
            self.assertFalse((folder / "workers.json").exists())
            for _ in range(2):  # packing again finds the programs, not what it packed before
                worker_files.pack(folder, "9.99", "0.1.0 (0123456789ab)")
            manifest = json.loads((folder / "workers.json").read_text())
            self.assertEqual(manifest["version"], "0.1.0 (0123456789ab)")
            [worker] = manifest["workers"]
            packed = (folder / worker["file"]).read_bytes()
            self.assertEqual(gzip.decompress(packed), program)
            self.assertEqual((worker["arch"], worker["bytes"], worker["packed_bytes"]), ("x86_64", len(program), len(packed)))
            self.assertEqual(worker["sha256"], hashlib.sha256(program).hexdigest())
            printed = subprocess.run(["cksum"], input=program, capture_output=True, check=True).stdout.split()
            self.assertEqual([worker["cksum"], worker["bytes"]], [int(field) for field in printed])


if __name__ == "__main__":
    unittest.main()
