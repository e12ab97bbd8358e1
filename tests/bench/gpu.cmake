# SPDX-License-Identifier: GPL-3.0-or-later
# Benchmarks of the CUDA quantization kernels, the decoder engine and the protocol; see gpu_check.sh. The first two run only where there is
# a GPU.
foreach(name bench_quantize_gpu bench_llama bench_verdicts)
  qs_lab_benchmark(${name} ${CMAKE_CURRENT_LIST_DIR}/${name}.cpp)
  if(TARGET quantoscope_cuda)
    add_dependencies(${name} quantoscope_cuda)
  endif()
endforeach()
add_test(NAME bench/verdicts-quick COMMAND bench_verdicts cpu 16 600 --check)
set_tests_properties(bench/verdicts-quick PROPERTIES TIMEOUT 400 RUN_SERIAL ON)
