// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/picture_writer.h"
#include "app/export/report_exporter.h"
#include "gpu/report/report_writer.h"

#include <QSize>

namespace qs {

class ChartWidget;
class ComparisonChart;

/// Draws the pictures of a report off the screen, at 2×, into `folder`/artifacts, and keeps the first error.
class ReportPictures
{
public:
    ReportPictures(const ReportInput& input, const QString& folder);

    /// Those of one run; `prefix` begins their file names. A sweep gets its charts against size, any other run the comparison of
    /// its modes and their traces. Nothing where nothing was measured.
    std::vector<ReportPicture> draw(const RunResult& run, const QString& prefix, const nlohmann::json& notes = nullptr);

    const QStringList& files() const { return m_writer.files(); }
    const std::optional<Error>& error() const { return m_writer.error(); }

private:
    void drawBars(const Segment& segment, const QString& prefix);
    void drawRoofline(const Segment& segment, const Calibration* calibration, const QString& prefix);
    void drawTraces(const Segment& segment, const QString& prefix);
    void drawSweep(const RunResult& run, const QString& prefix);
    void save(ChartWidget& chart, QSize size, const QString& name);

    const ReportInput& m_input;
    PictureWriter m_writer;
};

} // namespace qs
