// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"

namespace qs {

/// What stands below a picture of a run that leaves the program, so that it can be read without the session: 'Quantize
/// 1,024×8,192 · BF16 · NVIDIA H200, driver 580.65 · n = 1,000 per mode · cold · 2026-11-30 · Quantoscope 0.2.0
/// (7713fa60)'. What is not known is left out.
QString figureSource(const StoredRun& run);

} // namespace qs
