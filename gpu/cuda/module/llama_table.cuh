// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/api/cuda_api.h"

namespace qs::cuda {

/// The Llama engine's functions of the border.
extern const QsCudaLlamaTable kLlamaTable;

} // namespace qs::cuda
