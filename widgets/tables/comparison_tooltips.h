// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/comparison_row.h"

#include <QCoreApplication>

namespace qs {

/// How each number of the comparison was got and what it rests on. `about`: what the column is.
class ComparisonToolTips
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonToolTips)

public:
    /// `known`: whether the row has the figure; `more`: what is to be reported about it beside that, or null.
    static QString latencyToolTip(const ComparisonRow& row, const QString& about, bool known,
                                  QString (*more)(const ComparisonRow&));
    static QString medianSentence(const ComparisonRow& row);
    static QString p95Sentence(const ComparisonRow& row);
    static QString p99Sentence(const ComparisonRow& row);
    static QString countToolTip(const ComparisonRow& row, const QString& about, bool known);
    /// `more` likewise.
    static QString accuracyToolTip(const ComparisonRow& row, const QString& about,
                                   QString (*more)(const ErrorMetrics&));
    static QString sqnrSentence(const ErrorMetrics& e);
    static QString cosineSentence(const ErrorMetrics& e);
    static QString variantToolTip(const ComparisonRow& row, const QString& about);
    static QString effectiveToolTip(const ComparisonRow& row, const QString& about);
    static QString rankToolTip(const ComparisonRow& row, const QString& about);
    static QString verdictToolTip(const ComparisonRow& row, const QString& about);
    static QString deltaToolTip(const ComparisonRow& row, const QString& about);
    static QString tflopsToolTip(const ComparisonRow& row, const QString& about);
    static QString gbpsToolTip(const ComparisonRow& row, const QString& about);
    static QString ceilingToolTip(const ComparisonRow& row, const QString& about);
    static QString energyToolTip(const ComparisonRow& row, const QString& about);
    static QString compileToolTip(const ComparisonRow& row, const QString& about);
    static QString searchToolTip(const ComparisonRow& row, const QString& about);
    static QString cacheToolTip(const ComparisonRow& row, const QString& about);
    static QString sizeToolTip(const ComparisonRow& row, const QString& about);
    static QString ratioToolTip(const ComparisonRow& row, const QString& about);
    static QString samplingToolTip(const ComparisonRow& row, const QString& about);
    static QString clockToolTip(const ComparisonRow& row, const QString& about);
    static QString verifiedToolTip(const ComparisonRow& row, const QString& about);

private:
    static QString samples(const ComparisonRow& row);
    static QString ratioSentence(const ComparisonRow& row);
    static QString meansSentence(const ComparisonRow& row);
    static QString rooflineText(const ComparisonRow& row);
};

} // namespace qs
