#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The CUDA module is built where there is nothing but nvcc: what its kernels include of the other folders must need no library.
# Usage: check_module_includes.sh SOURCE_FOLDER CXX
set -euo pipefail
cd "$1"
includes=$(grep -rhoE --include='*.cu' --include='*.cuh' --include=cuda_api.h '^#include "gpu/[a-z0-9_/]+\.h"' gpu/cuda | sort -u)
[ "$(wc -l <<<"$includes")" -ge 5 ] || { echo "only these includes were found: $includes"; exit 1; }
needed=$("$2" -std=c++20 -I. -x c++ -M - <<<"$includes")
grep -q 'gpu/core/dtype.h' <<<"$needed" || { echo "the compiler names no headers"; exit 1; }
if foreign=$(grep -oE '[^ ]*(nlohmann|/Qt|pcre|utf8proc|zlib|Eigen|boost)[^ ]*' <<<"$needed"); then
  echo "the module would need the libraries of these headers:"
  echo "$foreign"
  exit 1
fi
echo "$(grep -c '' <<<"$includes") headers of other folders, no library"
