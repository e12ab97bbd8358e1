#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bytes of machine code and PTX for each architecture in a shared object that nvcc made (compressed, as they lie in the file).

Usage: fatbin_sizes.py FILE
"""
import struct
import sys

CONTAINER = 0xBA55ED50  # begins every container of device code; entries follow its header


def entries(data):
    """Yields (kind, architecture, bytes) of every entry; kind 1 is PTX, 2 machine code."""
    at = data.find(struct.pack("<I", CONTAINER))
    while at >= 0:
        _, _, header, size = struct.unpack_from("<IHHQ", data, at)
        inner, end = at + header, at + header + size
        while inner < end:
            kind, _, length, payload = struct.unpack_from("<HHIQ", data, inner)
            yield kind, struct.unpack_from("<I", data, inner + 28)[0], length + payload
            inner += length + payload
        at = data.find(struct.pack("<I", CONTAINER), end)


def main():
    if len(sys.argv) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    totals = {}
    for kind, architecture, size in entries(data):
        count, total = totals.get((architecture, kind), (0, 0))
        totals[(architecture, kind)] = (count + 1, total + size)
    for (architecture, kind), (count, total) in sorted(totals.items()):
        print(f"{'PTX ' if kind == 1 else 'code'} {architecture:>4}  {count:>3} parts  {total:>10} bytes")
    device = sum(total for _, total in totals.values())
    print(f"device code {device} bytes, file {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
