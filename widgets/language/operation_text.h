// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QString>

#include <span>

namespace qs {

/// A size that is offered, as the command line takes it, and why; the note is untranslated, and may be empty.
struct SizePreset
{
    const char *size, *note;
};

/// 'Matrix product', as the window writes it.
QString operationText(Operation operation);
/// What an operation does, in a sentence.
QString operationDescription(Operation operation);
/// What the operands are where they are not chosen.
QString operandsText(Operation operation);
/// Sizes as in published comparisons; none of operations on a tensor.
std::span<const SizePreset> sizePresets(Operation operation);
QString presetNote(const SizePreset& preset);
/// The name under which charts of its latencies were published.
const char* latencyChartName(Operation operation);
/// What a run is about: '4096×8192' of quantization, 'Attention b4h16s1024d64' of the others; of a sweep its axes.
QString subjectText(const RunSpec& spec);
/// 'Quantize 4096×8192 BF16', of a sweep 'Quantize 1–512 tokens BF16': what a run is named by.
QString setupName(const RunSpec& spec);

} // namespace qs
