// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_pass.h"
#include "app/session/stored_run.h"
#include "gpu/core/error.h"
#include "widgets/charts/core/chart_picture_file.h"

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QVector>

#include <memory>

namespace qs {

class ChartContent;
class ChartWidget;

/// How the user wants charts as files.
struct ChartExportChoice
{
    enum class Size { AsShown, Report, Slide, Custom };
    enum class Colors { Light, Dark, AsShown };

    ChartFormat format = ChartFormat::Png;
    Size size = Size::Report;
    QSizeF custom{1200, 675}; ///< in pixels of 1/96 inch, or in millimetres
    bool millimetres = false;
    int dpi = 192; ///< 96 to 600, of a PNG
    Colors colors = Colors::Light;
    bool source = true; ///< what was measured where, below the chart

    bool operator==(const ChartExportChoice&) const = default;
};

/// A chart on its way to a file.
struct NamedChart
{
    QString name; ///< of the file, without suffix
    std::shared_ptr<const ChartContent> content;
    QSize size = {640, 480};      ///< as shown, or where it was never on the screen that of a new widget
    Theme theme = Theme::light(); ///< as shown
    QString source{};             ///< what was measured where; empty: the chart is of no single run

    /// As it is now in the window, of that run; null: of none, or of one that is not in the session yet.
    static NamedChart of(const ChartWidget& chart, const StoredRun* run);
};

/// What a choice means for one chart. Sizes are kept between 64 and 8192 pixels of 1/96 inch.
ChartPictureOptions pictureOptions(const NamedChart& chart, const ChartExportChoice& choice);
/// Whether a picture of these options is small enough to be drawn: at most 200 million pixels.
bool isDrawable(const ChartPictureOptions& options);

// Both may be called on any thread.

/// Writes one chart to `path`, whole or not at all.
Result<void> writeChart(const ChartContent& chart, const ChartPictureOptions& options, const QString& path,
                        ExportPass& pass);
/// Writes all charts into `folder`, which is made where missing; names that are taken twice get a number. All of them
/// or, where one cannot be drawn or the pass was cancelled, none; the paths.
Result<QStringList> writeCharts(const QVector<NamedChart>& charts, const ChartExportChoice& choice,
                                const QString& folder, ExportPass& pass);

/// Every chart that a session has something to show in, with its notes, whether it was ever on the screen or not.
QVector<NamedChart> sessionCharts(const SessionData& session);

} // namespace qs
