# SPDX-License-Identifier: GPL-3.0-or-later
# The CPU's kernels beside a copy and a naive loop. The loop is compiled as a user's compiler would: -O2, nothing else.
add_executable(bench_cpu_kernels ${CMAKE_CURRENT_LIST_DIR}/bench_cpu_kernels.cpp ${CMAKE_CURRENT_LIST_DIR}/naive_token_quantize.cpp)
target_link_libraries(bench_cpu_kernels PRIVATE qs_lab)
# What it costs to run kernels in a worker process; takes the worker and the backend as its arguments.
add_executable(bench_worker ${CMAKE_CURRENT_LIST_DIR}/bench_worker.cpp)
target_link_libraries(bench_worker PRIVATE qs_lab)
# Whether a connection carries 100,000 samples a second, from a worker that measures nothing.
add_executable(bench_flood ${CMAKE_CURRENT_LIST_DIR}/bench_flood.cpp)
target_link_libraries(bench_flood PRIVATE qs_lab)
add_executable(flood_worker ${CMAKE_CURRENT_LIST_DIR}/flood_worker.cpp)
target_link_libraries(flood_worker PRIVATE qs_lab)
set_target_properties(flood_worker PROPERTIES OUTPUT_NAME quantoscope-worker
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/flood)
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/naive_token_quantize.cpp PROPERTIES COMPILE_OPTIONS "-O2")
# How true the time left of a sweep is.
add_executable(bench_sweep_left ${CMAKE_CURRENT_LIST_DIR}/bench_sweep_left.cpp)
target_link_libraries(bench_sweep_left PRIVATE qs_lab)
# How often verdicts are right, on made series.
add_executable(bench_comparisons ${CMAKE_CURRENT_LIST_DIR}/bench_comparisons.cpp)
target_link_libraries(bench_comparisons PRIVATE qs_lab)
add_test(NAME bench/comparisons-quick COMMAND bench_comparisons 200 --check)
set_tests_properties(bench/comparisons-quick PROPERTIES TIMEOUT 120)
# What the engine predicts with a folder, for tests/bench/peers/saved_checkpoints.py.
add_executable(llm_logits ${CMAKE_CURRENT_LIST_DIR}/llm_logits.cpp)
target_link_libraries(llm_logits PRIVATE qs_lab)
