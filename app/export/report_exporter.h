// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/spec/run_result.h"

#include <QString>
#include <QStringList>
#include <QVector>

namespace qs {

/// One run as the report shows it.
struct ReportRun
{
    QString name; ///< heading
    QString note; ///< free text of the user
    RunResult result;
};

/// What goes into a report.
struct ReportInput
{
    QVector<ReportRun> runs;
    QString baselineMode = QStringLiteral("baseline-copy");
    bool darkCharts = false; ///< exports are light unless asked
};

/// Writes `folder`: report.md, artifacts/*.png at 2×, results.json, samples.csv. Needs a QGuiApplication (any
/// platform, offscreen too) but no window. Returns the files written. An existing report there is replaced;
/// anything else in the folder stays.
Result<QStringList> exportReport(const ReportInput& input, const QString& folder);

} // namespace qs
