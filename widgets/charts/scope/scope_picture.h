// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/scope/scope_data.h"
#include "widgets/charts/scope/scope_lanes.h"
#include "widgets/charts/scope/scope_marks.h"
#include "widgets/style/modes/mode_style.h"

#include <QCoreApplication>
#include <QPainter>

#include <optional>
#include <utility>

namespace qs {

/// Which part of the data is shown, and how.
struct ScopeView
{
    int active = 0; ///< trace with envelope and percentiles; -1 shows all as medians
    bool logLatency = false;
    std::optional<std::pair<double, double>> x; ///< iterations; unset: all that is kept
    std::optional<std::pair<double, double>> y; ///< microseconds; unset: found from what is visible
    bool namesAll = false; ///< every line has its name at its end: in a picture nobody can point at one
};

/// One trace, cut down to what the plot can show.
struct ScopeLine
{
    int trace = 0;
    bool active = false;
    bool direct = false;  ///< so few samples that each is drawn
    bool isKey = false;   ///< the active one, the baseline or the fastest: always in the range
    bool isNamed = false; ///< has its name at its end
    ModeStyle style;
    QString label;
    std::uint64_t medianWidth = 1;       ///< samples to a point of the median line
    std::vector<EnvelopeColumn> columns; ///< timed samples; of the active trace only
    std::vector<EnvelopeColumn> warmup;  ///< of the active trace only
    std::vector<EnvelopeColumn> medians;
    std::vector<std::pair<double, double>> outliers; ///< iteration and latency, of the active trace only
    TraceStatistics statistics;
    double origin = 0; ///< position of iteration 0

    double iteration(double position) const { return position - origin; }
};

/// The picture of a scope: lays itself out for a size, cuts the data down to pixel columns, finds the ranges,
/// and paints by ScopePainter. The one on the screen is kept between frames, which saves rebuilding axes that did not
/// change.
class ScopePicture
{
    Q_DECLARE_TR_FUNCTIONS(qs::ScopePicture)

public:
    ScopePicture() = default;
    ScopePicture(const ScopePicture&) = delete;
    ScopePicture& operator=(const ScopePicture&) = delete;

    /// Call before paint(). `refresh` also brings the distribution up to date, which the screen does ten
    /// times a second.
    void prepare(const ScopeData& data, const ScopeView& view, const QString& title, const QString& emptyText,
                 QSizeF size, const Theme& theme, bool refresh = true);
    void paint(QPainter& painter) const;
    /// The next prepare() is for a frame on the screen: its latency range goes this share of the way from that of the
    /// frame before, 1: all of it. Every other one shows the range as it will be.
    void beginFrame(double ease) { m_ease = ease; }
    /// The range is still on its way.
    bool isEasing() const { return m_easing; }

    QSizeF size() const { return m_size; }
    const Theme& theme() const { return m_theme; }
    double typeSize() const { return m_small; } ///< of labels
    /// Iteration at which the present setup begins, after others.
    const std::optional<double>& present() const { return m_present; }
    QRectF plot() const { return m_plot; }
    QRectF distributionPlot() const { return m_distribution; }
    const AxisScale& xScale() const { return m_x; }
    const AxisScale& yScale() const { return m_y; }
    const std::vector<ScopeLine>& lines() const { return m_lines; }
    const QVector<QRectF>& labelRects() const { return m_labelRects; }
    /// What stands at the right end of the lines, and below the title, as they are drawn.
    QStringList labelTexts() const;
    const QStringList& facts() const { return m_facts; }
    const LatencyUnit& unit() const { return m_unit; }
    bool empty() const { return m_empty; }
    /// Samples of the active trace that lie beyond the upper end of the latency axis.
    std::size_t samplesAbove() const { return m_above; }
    double xPixel(double iteration) const { return m_plot.left() + m_x.fraction(iteration) * m_plot.width(); }
    double yPixel(double microseconds) const { return m_plot.bottom() - m_y.fraction(microseconds) * m_plot.height(); }
    double iterationAt(double xPixel) const { return m_x.value((xPixel - m_plot.left()) / m_plot.width()); }
    double latencyAt(double yPixel) const { return m_y.value((m_plot.bottom() - yPixel) / m_plot.height()); }
    /// The text of a finding near `at`, why the device was held back there, or what a lane has there; empty where
    /// nothing is.
    QString findingAt(QPointF at) const;
    const ScopeLanes& lanes() const { return m_lanes; }
    /// Signs of findings that are drawn; at most one to a few pixels.
    std::size_t markCount() const { return m_marks.count(); }

private:
    friend class ScopePainter;
    struct EdgeLabel
    {
        QString text;
        QColor color;
        double value = 0;
        bool percentile = false;
    };
    struct Guide
    {
        double value = 0;
        QColor color;
        Qt::PenStyle dash = Qt::SolidLine;
    };

    /// Window, columns and range for the labels in the unit that the axis had last.
    void fit(const ScopeData& data, const ScopeView& view);
    void layOut(const ScopeData& data, QSizeF size);
    void findWindow(const ScopeData& data, const ScopeView& view);
    void rollWindow(double window, double head, double& low, double& high) const;
    void cutColumns(const ScopeData& data, const ScopeView& view);
    void findOutliers(const ScopeData& data, const ScopeView& view);
    void findLatencyRange(const ScopeData& data, const ScopeView& view);
    void findKeyLines(const ScopeData& data, bool all);
    void countAbove(const ScopeData& data);
    void nameLinesAbove();
    void collectLabels(const ScopeData& data, const ScopeView& view);
    void countDistribution(const ScopeData& data, const ScopeView& view);
    std::vector<double> bins(const ScopeTrace& trace, const ScopeView& view) const;
    void placeEdgeLabels();
    void setFrame();

    void easeRange(const AxisScale& before, double share);
    /// What of a line is visible: its body, and how far it reaches in all.
    struct Extent
    {
        bool isKey = false;
        double low = 0, high = 0, bottom = 0, top = 0;
    };
    std::vector<Extent> extents(const ScopeData& data, bool presentOnly) const;
    static Extent together(std::vector<Extent> lines);
    bool isPresent(const ScopeData& data, const ScopeLine& line, const EnvelopeColumn& column) const;
    double clampedY(double microseconds) const;

    ScopeMarks m_marks{*this};
    ScopeLanes m_lanes;
    ChartCanvas m_canvas;
    Theme m_theme;
    QSizeF m_size;
    QString m_title;
    QString m_emptyText;
    bool m_empty = true;
    bool m_zoomed = false;
    bool m_showsAll = false;
    double m_small = 12; ///< type of labels

    QRectF m_plot, m_distribution;
    double m_gutter = 0;
    double m_headerY = -1, m_subtitleY = -1, m_keysY = -1;
    AxisScale m_x, m_y;
    std::pair<double, double> m_autoY{0, 0};
    std::optional<double> m_ease;      ///< of the frame that is begun
    std::optional<AxisScale> m_framed; ///< latency range of the last frame
    bool m_easing = false;
    std::optional<double> m_present; ///< iteration at which the present setup begins, after others
    bool m_autoLog = false;
    LatencyUnit m_unit; ///< of axis, labels and facts alike: in which the longest median is read, as in the table

    std::vector<ScopeLine> m_lines;
    double m_segmentBegin = 0; ///< iteration at which the percentiles' segment begins
    bool m_segmented = false;
    std::size_t m_above = 0;  ///< samples of the active trace beyond the upper end of the range
    double m_highest = 0;     ///< µs, of them
    TraceStatistics m_active; ///< of the active trace; count 0 where there is none
    QStringList m_facts;
    QVector<EdgeLabel> m_edge;
    QVector<double> m_edgeY;
    QVector<QRectF> m_labelRects;
    QVector<Guide> m_guides;
    std::vector<std::pair<QColor, std::vector<double>>> m_bins;
    AxisScale m_counts;
    AxisScale m_binned; ///< latency axis for which m_bins were counted
};

} // namespace qs
