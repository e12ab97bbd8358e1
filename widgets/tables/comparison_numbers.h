// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/comparison_columns.h"

#include <cmath>

namespace qs {

// How the cells and the tooltips of the comparison write their numbers.

inline QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }
inline QString noValue() { return QStringLiteral("–"); }

inline QString fixedText(double value, int decimals, const QLocale& locale)
{
    return std::isfinite(value) ? locale.toString(value, 'f', decimals) : noValue();
}

inline QString binarySize(Bytes bytes, const QLocale& locale)
{
    return locale.formattedDataSize(static_cast<qint64>(bytes.value), bytes.value < 1024 ? 0 : 2,
                                    QLocale::DataSizeIecFormat);
}

/// Columns that are latencies in microseconds of the mode's own samples.
inline bool isLatencyColumn(ComparisonColumn column)
{
    return column >= ComparisonColumn::P50 && column <= ComparisonColumn::Mad;
}
inline bool isCacheColumn(ComparisonColumn column)
{
    return column >= ComparisonColumn::HotP50 && column <= ComparisonColumn::ColdOverHot;
}
inline bool isAccuracyColumn(ComparisonColumn column)
{
    return column >= ComparisonColumn::Sqnr && column <= ComparisonColumn::Cosine;
}

/// The latencies with hot or with cold caches; null where they were not measured.
inline const Summary* latencyWith(const ModeResult& mode, CacheMode cache)
{
    if (mode.otherLatency.n == 0 || mode.latency.n == 0) return nullptr;
    return mode.otherCache == cache ? &mode.otherLatency : &mode.latency;
}

} // namespace qs
