// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_content.h"
#include "widgets/charts/scope/scope_picture.h"

#include <memory>
#include <optional>

namespace qs {

/// What a ScopeChart shows.
struct ScopeContent : ChartContent
{
    ScopeContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    /// The columns of a picture of the size that a widget has by itself: of the active trace, or the medians of all.
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    QString noteSeries() const override;
    bool showsNotesOf(const QString& series) const override;

    ScopeData live;
    std::optional<ScopeData> frozen; ///< what is shown while `live` goes on
    int active = 0;                  ///< trace with envelope and percentiles; -1 shows all as medians
    bool logLatency = false;
    QStringList outdated; ///< lines that report why the picture is dimmed on the screen; none: it is not

    ScopeView view() const { return {active, logLatency, xRange, yRanges[0]}; }
    const ScopeData& shown() const { return frozen ? *frozen : live; }
    /// Laid out.
    std::unique_ptr<ScopePicture> picture(QSizeF size, const Theme& theme = Theme::light()) const;

    Q_DECLARE_TR_FUNCTIONS(qs::ScopeChart)
};

} // namespace qs
