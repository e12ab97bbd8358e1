#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Shell scripts without findings of shellcheck; each says how it is used. Usage: check_scripts.sh SOURCE_FOLDER
set -euo pipefail
cd "$1"
command -v shellcheck >/dev/null || { echo "skipped: shellcheck is missing"; exit 77; }
mapfile -t scripts < <(grep -lE '^#!.*\b(ba)?sh$' packaging/* packaging/linux/* tests/system/* 2>/dev/null)
[ "${#scripts[@]}" -ge 8 ] || { echo "only ${#scripts[@]} scripts were found"; exit 1; }
shellcheck -x -P SCRIPTDIR "${scripts[@]}" packaging/lib.sh
for script in run test check release check-bare portable cuda-module worker check-worker; do
  "packaging/$script" --help | grep -q '^Usage: packaging/' || { echo "packaging/$script --help does not say how it is used"; exit 1; }
done
echo "${#scripts[@]} scripts are clean"
