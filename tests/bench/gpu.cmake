# SPDX-License-Identifier: GPL-3.0-or-later
# Benchmark of the CUDA quantization kernels; see gpu_check.sh. Runs only where there is a GPU.
add_executable(bench_quantize_gpu ${CMAKE_CURRENT_LIST_DIR}/bench_quantize_gpu.cpp)
target_link_libraries(bench_quantize_gpu PRIVATE qs_lab)
if(TARGET quantoscope_cuda)
  add_dependencies(bench_quantize_gpu quantoscope_cuda)
endif()
