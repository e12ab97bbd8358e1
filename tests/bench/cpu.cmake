# SPDX-License-Identifier: GPL-3.0-or-later
# The CPU's kernels beside a copy and a naive loop. The loop is compiled as a user's compiler would: -O2, nothing else.
qs_lab_benchmark(bench_cpu_kernels ${CMAKE_CURRENT_LIST_DIR}/bench_cpu_kernels.cpp ${CMAKE_CURRENT_LIST_DIR}/naive_token_quantize.cpp)
# What it costs to run kernels in a worker process; takes the worker and the backend as its arguments.
qs_lab_benchmark(bench_worker ${CMAKE_CURRENT_LIST_DIR}/bench_worker.cpp)
# Whether a connection carries 100,000 samples a second, from a worker that measures nothing.
qs_lab_benchmark(bench_flood ${CMAKE_CURRENT_LIST_DIR}/bench_flood.cpp)
qs_lab_benchmark(flood_worker ${CMAKE_CURRENT_LIST_DIR}/flood_worker.cpp)
set_target_properties(flood_worker PROPERTIES OUTPUT_NAME quantoscope-worker
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/flood)
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/naive_token_quantize.cpp PROPERTIES COMPILE_OPTIONS "-O2" SKIP_PRECOMPILE_HEADERS ON)
# How true the time left of a sweep is.
qs_lab_benchmark(bench_sweep_left ${CMAKE_CURRENT_LIST_DIR}/bench_sweep_left.cpp)
# How often verdicts are right, on made series.
qs_lab_benchmark(bench_comparisons ${CMAKE_CURRENT_LIST_DIR}/bench_comparisons.cpp)
add_test(NAME bench/comparisons-quick COMMAND bench_comparisons 200 --check)
set_tests_properties(bench/comparisons-quick PROPERTIES TIMEOUT 400)
# What the engine predicts with a folder, for tests/bench/peers/saved_checkpoints.py.
qs_lab_benchmark(llm_logits ${CMAKE_CURRENT_LIST_DIR}/llm_logits.cpp)
