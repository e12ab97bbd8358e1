// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qs {

/// What the user wants: 'Run kernels in a separate process'.
enum class KernelPlacement { Automatic, Always, Never };

} // namespace qs
