#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Loops for wide instruction sets must not define weak functions: the linker takes any one of those of the same name for the whole program,
# which would then use instructions that the processor may lack. Usage: check_vector_code.sh OBJECT_FILE...
set -euo pipefail
command -v nm >/dev/null || { echo "skipped: nm is missing"; exit 77; }
count=0 failed=0
for object in "$@"; do
  case $object in *_avx*) ;; *) continue ;; esac
  count=$((count + 1))
  # W: a weak function; i: one that is chosen at load time; u: a unique one of GNU.
  if weak=$(nm -C "$object" | grep -E ' [Wiu] '); then echo "$object defines"; echo "$weak"; failed=1; fi
done
[ "$count" -ge 12 ] || { echo "only $count object files of loops were found"; exit 1; }
[ "$failed" -eq 0 ] || exit 1
echo "$count object files define no weak function"
