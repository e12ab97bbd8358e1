// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/comparison_row.h"

#include <QCoreApplication>

namespace qs {

/// Cells of the comparison that say more than a number.
class ComparisonCells
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonCells)

public:
    static QString verdictText(const ComparisonRow& row, const QLocale& locale);
    /// '↑ FASTER 1.33×'; 'baseline' and what was not compared are for the caller.
    static QString pairVerdict(const Comparison& pair, bool trusted, const QLocale& locale);
    static QString deltaText(const ComparisonRow& row, const QLocale& locale);
    static QString sqnrText(const ErrorMetrics& error, const QLocale& locale);
    static QString samplingText(const ComparisonRow& row, const QLocale& locale);
    static QString verifiedText(const ComparisonRow& row, const QLocale& locale);
};

QString binarySize(Bytes bytes, const QLocale& locale);

} // namespace qs
