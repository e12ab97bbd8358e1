// SPDX-License-Identifier: GPL-3.0-or-later
// The files that NVRTC gets for a transformer block, compiled as one for a shape of the middle: a fault in them would
// else be seen only where they run.
#define ROWS 512
#define TOKENS 512
#define HEADS 8
#define HEAD_DIM 64
#define BF16 0
#define BM 32
#define BN 64
#define SPLIT_PROJ 2
#define SPLIT_DOWN 4
// clang-format off: in the order in which NVRTC gets them
#include "gpu/cuda/block/jit/common.cu"
#include "gpu/cuda/block/jit/norm.cu"
#include "gpu/cuda/block/jit/attention.cu"
#include "gpu/cuda/block/jit/products.cu"
// clang-format on
