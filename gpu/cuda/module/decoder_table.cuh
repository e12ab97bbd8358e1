// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/api/cuda_api.h"

namespace qs::cuda {

/// The decoder engine's functions of the border.
extern const QsCudaDecoderTable kDecoderTable;

} // namespace qs::cuda
