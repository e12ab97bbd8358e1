#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the fuzzers with clang and runs every reader: tests/fuzz/fuzz.sh [SECONDS [AT_ONCE [RESULT.json]]].
# Starts from the kept corpus; what it finds new stays in build/fuzz/found, what fails in build/fuzz/crashes. Exit status 1: a finding.
set -euo pipefail
seconds=${1:-60} at_once=${2:-$(nproc)} result=${3:+$(realpath -m "$3")}
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz
cd build/fuzz
mkdir -p found crashes logs

fuzz() { # program reader
  mkdir -p "found/$2" "crashes/$2"
  ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 "tests/fuzz/$1" "--reader=$2" -max_total_time="$seconds" -max_len=16384 -rss_limit_mb=2048 \
    -timeout=20 -print_final_stats=1 -artifact_prefix="crashes/$2/" "found/$2" "../../tests/fuzz/corpus/$2" >"logs/$2.log" 2>&1 && status=fine || status=FAILED
  figure() { sed -n "s/^stat::$1: *//p" "logs/$2.log"; }
  printf '%-16s %-7s %10s executions, %6s a second, coverage %s\n' "$2" "$status" "$(figure number_of_executed_units "$2")" \
    "$(figure average_exec_per_sec "$2")" "$(grep -o 'cov: [0-9]*' "logs/$2.log" | tail -1 | cut -d' ' -f2)" | tee "logs/$2.line"
}
export -f fuzz
export seconds

readers() { "tests/fuzz/$1" 2>&1 | sed -n 's/.*there are: *//p' | tr ' ' '\n' | sed '/^$/d' | sed "s/^/$1 /"; }
rm -f logs/*.line
{ readers fuzz_readers; if [ -x tests/fuzz/fuzz_session ]; then readers fuzz_session; fi; } | xargs -P "$at_once" -L1 bash -c 'fuzz "$@"' _
if [ -n "$result" ]; then
  cat logs/*.line | awk -v s="$seconds" 'BEGIN { printf "{\"what\": \"fuzzing of the file readers\", \"seconds_each\": %d, \"readers\": [", s }
    { printf "%s\n {\"reader\": \"%s\", \"status\": \"%s\", \"executions\": %s, \"per_second\": %s, \"coverage\": %s}", n++ ? "," : "", $1, $2, $3, $5, $NF }
    END { print "\n]}" }' >"$result"
fi
! grep -l FAILED logs/*.line
