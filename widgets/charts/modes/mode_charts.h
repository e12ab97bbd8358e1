// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <QString>

namespace qs {

struct ComparisonContent;

/// The comparison of the modes of a segment, as one chart each; on the screen and in exports alike. `baseline` is
/// the mode name that is marked, see shownBaseline(). Bars stand in the order of the setup, never by size: an order
/// that is not resolved would be read as one. Latency and bandwidth are pale where their difference to the baseline is
/// not resolved.
void showLatency(ComparisonContent& chart, const Segment& segment, const QString& baseline);
/// 10^12 operations a second, of operations with arithmetic.
void showRate(ComparisonContent& chart, const Segment& segment, const QString& baseline);
void showBandwidth(ComparisonContent& chart, const Segment& segment, const QString& baseline);
void showSqnr(ComparisonContent& chart, const Segment& segment, const QString& baseline);
void showSize(ComparisonContent& chart, const Segment& segment, const QString& baseline);

/// The baseline that was asked for; where the segment has none of that name the first variant of an operation.
QString shownBaseline(const Segment& segment, const QString& wanted);
/// True where arithmetic may bound something of the segment; what memory alone bounds is told by its bandwidth.
bool hasArithmetic(const Segment& segment);

/// 'Against baseline-copy: 2 faster, up to 1.27× (int8-token-dynamic), 1 the same, 2 not resolved.' Only what is
/// resolved is called faster or slower; empty where nothing was compared.
QString verdictSentence(const Segment& segment, const QString& baseline);

} // namespace qs
