// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QString>

namespace qs {

/// '268 MFLOP', '4.40 TFLOP': a number of operations with the prefix that suits it.
QString operationsText(double operations);
/// '96.0 MiB', in the reader's locale.
QString bytesText(Bytes bytes, int decimals = 1);
/// '171', '0.83': operations for each byte that has to be moved.
QString intensityText(double operationsPerByte);

/// What one call has to do at least, by the chosen variants: '268 MFLOP and 1.50 MiB a call: 171 operations a byte.'
/// Where the variants differ the range. Without operations: 'A call moves 160 MiB at least.' Empty where nothing is
/// chosen.
QString workText(const RunSpec& spec);

} // namespace qs
