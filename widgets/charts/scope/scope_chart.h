// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/scope/scope_content.h"

#include <QElapsedTimer>

#include <memory>
#include <optional>
#include <span>

class QTimer;

namespace qs {

/// The live latency trace: envelope, median line, percentiles, outliers, and the distribution on the same
/// latency axis. Feed it with samples in microseconds; it repaints itself at most 60 times a second, only
/// when something came and it can be seen.
class ScopeChart : public ChartOf<ScopeContent>
{
    Q_OBJECT

public:
    /// `capacity` is how many samples of each trace are kept for display.
    explicit ScopeChart(QWidget* parent = nullptr, std::uint64_t capacity = 1'000'000);
    ~ScopeChart() override;

    /// Adds a trace and returns its number; numbers count from 0 and are good until clear().
    int addTrace(const TraceInfo& info);
    int traceCount() const;
    void appendSamples(int trace, std::span<const float> microseconds);
    /// Warm-up samples: drawn grey, left out of percentiles and distribution.
    void appendWarmup(int trace, std::span<const float> microseconds);
    /// What all samples of a trace's present segment came to, where that is known from elsewhere: shown in
    /// place of what the chart works out itself, until the segment ends.
    void setSummary(int trace, const Summary& summary);
    /// The setup changes here: a vertical line with `text`; percentiles and distribution start afresh. What was
    /// measured before is dimmed and called `before`.
    void markSegment(const QString& text, const QString& before = {});
    void addFinding(int trace, double iteration, const QString& text);
    /// The same for many iterations at once, a stretch, or both.
    void addFinding(ScopeFinding finding);
    void clearFindings();
    /// Stretches in which the device was held back: shaded, with the reason. Replaces those before.
    void setThrottled(std::vector<ScopeStretch> stretches);
    /// What the machine did meanwhile. Replaces what was there; none: there is no strip below the trace.
    void setLanes(std::vector<ScopeLane> lanes);
    /// The mode that the others are compared with: it is named, and always in the range.
    void setBaseline(const QString& mode);
    /// In which latencies are written, as the table beside it has it.
    void setUnit(const LatencyUnit& unit);
    /// Number of iterations a finite run will have, so that the axis stands still; 0 for Live.
    void setExpectedIterations(double iterations);
    /// Live: the axis follows the newest iterations, about kWindowSeconds of them, and range and distribution are those
    /// of the present setup. Ends with clear().
    void setRolling(bool rolling);
    /// Live has ended, or a stored one is shown: the axis stays at the newest iterations, those of its last setup,
    /// until the zoom is reset or clear() is called. `iterations`: so many; 0: as many as it was.
    void freezeAxis(double iterations = 0);
    /// What is shown belongs to another setup than the one that is set, or nothing is known yet of the latter: it is
    /// dimmed on the screen, and these lines explain it. None: it is not.
    void setOutdated(const QStringList& lines);
    const QStringList& outdated() const { return m_content.outdated; }
    static constexpr double kWindowSeconds = 15;
    /// Forgets all traces, marks and findings, and ends a freeze; the view is reset.
    void clear();

    /// The trace with envelope and percentiles; -1 shows the medians of all.
    void setActiveTrace(int trace);
    int activeTrace() const;
    void setLogLatency(bool log);
    bool logLatency() const;
    /// Frozen, the picture stands still and can be zoomed, while samples go on being kept.
    void setFrozen(bool frozen);
    bool isFrozen() const { return m_content.frozen.has_value(); }

    void zoomIterations(double from, double to);
    void zoomLatency(double from, double to);
    void resetZoom() override;
    bool isZoomed() const override;
    /// Shows the iterations first to last of a trace, with some of what is around them.
    void locate(int trace, double first, double last);
    /// Iteration of a cursor; unset where it is not there.
    void setCursorA(std::optional<double> iteration);
    void setCursorB(std::optional<double> iteration);
    /// What the cursors show, or an empty text: "Δ 12,000 iterations   ·   19.2 → 23.8 µs (+24.0%)".
    QString cursorText() const override;
    void placeCursor(bool second, QPointF at) override;
    void clearCursors() override;
    bool hasCursors() const override { return m_cursorA || m_cursorB; }

    TraceStatistics statistics(int trace) const;
    std::uint64_t keptSamples(int trace) const;
    /// Memory of the display stores, in bytes.
    std::size_t storeBytes() const;
    /// Brings statistics and picture up to date at once; the timer does it otherwise.
    void refresh();
    /// How often the picture was drawn on the screen so far. Samples that arrive while it grows were measured while
    /// this program painted.
    std::uint64_t repaints() const { return m_repaints; }
    /// The picture as it would be painted now, for tests and tools.
    const ScopePicture& picture();
    /// As it was painted last, for tests.
    const ScopePicture& painted() const { return *m_picture; }

    // From the picture of the screen, which is kept.
    ChartTable dataTable() const override;
    QString dataText() const override { return dataTable().tsv(); }
    QVector<ChartPlot> plots(QSizeF size) const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    ChartReadout readoutAt(QPointF at, QSizeF size) const override;
    using ChartWidget::readoutAt;
    void setRange(Qt::Orientation axis, int plot, const ChartRange& range) override;
    bool hasLogChoice() const override { return true; }
    void toggleLog() override { setLogLatency(!logLatency()); }

signals:
    void frozenChanged(bool frozen);
    void logLatencyChanged(bool log);
    void activeTraceChanged(int trace);

protected:
    void paintScreen(QPainter& painter, QSizeF size) override;
    void paintOverlay(QPainter& painter) override;
    void extendMenu(QMenu& menu, QPointF at) override;
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    const ScopeData& shown() const { return m_content.shown(); }
    void dataChanged();
    void marksChanged();
    void viewChanged();
    void tick();
    void refreshStatistics();
    void followRate();
    double easeStep();
    /// The picture at a size: that of the screen where it is its own, else one made into `other`.
    const ScopePicture& pictureAt(QSizeF size, std::unique_ptr<ScopePicture>& other) const;
    void paintCursors(QPainter& painter) const;
    std::optional<double> valueNear(double iteration) const;

    std::unique_ptr<ScopePicture> m_picture;
    QTimer* m_timer;
    QElapsedTimer m_sinceStatistics;
    QElapsedTimer m_sinceSummary;
    std::uint64_t m_repaints = 0;
    QElapsedTimer m_sinceRate;  ///< Live: since the iterations were counted
    double m_headAtRate = 0;    ///< how many there were
    QElapsedTimer m_sinceFrame; ///< since the range took its last step
    bool m_held = false;        ///< the window does not roll any more
    bool m_changed = false;
    bool m_refreshDistribution = true;
    mutable bool m_stale = false; ///< the view was turned since the picture was laid out
    std::optional<double> m_cursorA, m_cursorB;
};

} // namespace qs
