// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/diagnosis/diagnosis.h"

namespace qs {

/// Why it happens where the times are not of kernels on a GPU; empty where that is no other reason.
Message explanationElsewhere(DiagnosisCode code, Timed timed);

} // namespace qs
