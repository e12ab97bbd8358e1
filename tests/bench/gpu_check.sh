#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What only a machine with a GPU can check: conformance, compute-sanitizer, benchmark.
# usage: gpu_check.sh DIR [RESULTS]; DIR holds test_gpu_cuda, bench_quantize_gpu, quantoscope-worker and backends/. QS_COMMIT: the commit.
# QS_STEPS: which steps, of "test lab bench memcheck racecheck large peers" (all but peers by default; peers needs torch). QS_STEP_LIMIT:
# seconds for one.
set -uo pipefail
dir=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
results=${2:-.}
steps=" ${QS_STEPS:-test lab bench memcheck racecheck large} "
export QUANTOSCOPE_BACKENDS=$dir/backends
failed=0
step() { # name, command…: runs it when asked for, logs it, and says how it ended
    local name=$1
    shift
    [[ $steps == *" $name "* ]] || return 0
    local start=$SECONDS
    timeout "${QS_STEP_LIMIT:-300}" "$@" >"$results/$name.log" 2>&1
    local status=$?
    [[ $status == 0 ]] || failed=1
    summary+=("$name: exit $status after $((SECONDS - start)) s: $(grep -E 'SUMMARY|test cases|skipped' "$results/$name.log" | tail -n 3 | tr '\n' ' ')")
}
summary=()
backend=("$dir/test_gpu_cuda" --source-file="*/test_cuda_backend.cpp")
step test "${backend[@]}"
if [[ $steps == *" lab "* ]]; then
    for name in study packed dequantize ladder gemm attention block; do
        steps+="$name "
        step "$name" "$dir/test_gpu_cuda" --source-file="*/test_cuda_$name.cpp"
    done
fi
if [[ $steps == *" peers "* ]]; then
    for name in gemm attention block ladder; do
        steps+="peers-$name "
        step "peers-$name" python3 "$here/peers/bench_$name.py" "$dir/quantoscope-worker" "$results/h200-$name.json"
    done
fi
step bench "$dir/bench_quantize_gpu" "$results/h200-quantize.json"
step memcheck env QS_TEST_QUICK=1 compute-sanitizer --tool memcheck --error-exitcode 9 "${backend[@]}"
step racecheck env QS_TEST_QUICK=1 compute-sanitizer --tool racecheck --error-exitcode 9 "${backend[@]}"
step large env QS_TEST_LARGE=1 "${backend[@]}" -tc='more than 2^31 elements'
grep -h -E 'ERROR|FATAL' -A 6 "$results"/test.log "$results"/large.log 2>/dev/null | head -n 60
grep -v ceiling: "$results/bench.log" 2>/dev/null
printf '%s\n' "${summary[@]}"
exit $failed
