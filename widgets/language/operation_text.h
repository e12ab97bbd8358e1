// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QString>

namespace qs {

/// 'Matrix product', as the window writes it.
QString operationText(Operation operation);
/// What a run is about: '4096×8192' of quantization, 'Attention b4h16s1024d64' of the others; of a sweep its axes.
QString subjectText(const RunSpec& spec);

} // namespace qs
