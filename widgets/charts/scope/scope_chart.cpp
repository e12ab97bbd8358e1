// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/scope_chart.h"

#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/scope/scope_picture.h"
#include "widgets/charts/scope/scope_reading.h"
#include "widgets/language/view_number.h"
#include "widgets/style/outdated_veil.h"

#include <QAction>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs {
namespace {
constexpr int kFrameMs = 16;
constexpr int kStatisticsMs = 100;
constexpr int kSummaryMs = 1000;
constexpr double kFirstWindow = 400; ///< iterations that Live shows before their rate is known
} // namespace

ScopeChart::ScopeChart(QWidget* parent, std::uint64_t capacity)
    : ChartOf(parent), m_picture(std::make_unique<ScopePicture>()), m_timer(new QTimer(this))
{
    m_content.live.capacity = std::max<std::uint64_t>(1, capacity);
    m_timer->setTimerType(Qt::PreciseTimer);
    m_timer->setInterval(kFrameMs);
    connect(m_timer, &QTimer::timeout, this, &ScopeChart::tick);
}

ScopeChart::~ScopeChart() = default;

int ScopeChart::addTrace(const TraceInfo& info)
{
    m_content.live.addTrace(info);
    dataChanged();
    return traceCount() - 1;
}

int ScopeChart::traceCount() const { return static_cast<int>(m_content.live.traces.size()); }

void ScopeChart::appendSamples(int trace, std::span<const float> microseconds)
{
    if (trace < 0 || trace >= traceCount() || microseconds.empty()) return;
    m_content.live.traces[static_cast<std::size_t>(trace)].appendTimed(microseconds);
    dataChanged();
}

void ScopeChart::appendWarmup(int trace, std::span<const float> microseconds)
{
    if (trace < 0 || trace >= traceCount() || microseconds.empty()) return;
    m_content.live.traces[static_cast<std::size_t>(trace)].appendWarmup(microseconds);
    dataChanged();
}

void ScopeChart::setSummary(int trace, const Summary& summary)
{
    if (trace < 0 || trace >= traceCount() || summary.n <= 0) return;
    m_content.live.traces[static_cast<std::size_t>(trace)].setSummary(summary);
    dataChanged();
}

void ScopeChart::markSegment(const QString& text, const QString& before)
{
    ScopeMark mark{text, before, {}};
    for (ScopeTrace& trace : m_content.live.traces) {
        mark.at.push_back(trace.store.head());
        trace.beginSegment();
    }
    m_content.live.marks.push_back(std::move(mark));
    // Marks of samples that are gone go too: Live may run for days.
    std::erase_if(m_content.live.marks, [this](const ScopeMark& old) {
        for (std::size_t i = 0; i < old.at.size(); ++i)
            if (old.at[i] >= m_content.live.traces[i].store.oldest()) return false;
        return true;
    });
    dataChanged();
}

void ScopeChart::addFinding(int trace, double iteration, const QString& text)
{
    addFinding(ScopeFinding{trace, text, {iteration}, {}});
}

void ScopeChart::addFinding(ScopeFinding finding)
{
    m_content.live.addFinding(std::move(finding));
    marksChanged();
}

void ScopeChart::clearFindings()
{
    if (m_content.live.findings.empty()) return;
    m_content.live.findings.clear();
    marksChanged();
}

void ScopeChart::setThrottled(std::vector<ScopeStretch> stretches)
{
    if (stretches == m_content.live.throttled) return;
    m_content.live.throttled = std::move(stretches);
    marksChanged();
}

void ScopeChart::setLanes(std::vector<ScopeLane> lanes)
{
    if (lanes == m_content.live.lanes) return;
    m_content.live.lanes = std::move(lanes);
    marksChanged();
}

void ScopeChart::setBaseline(const QString& mode)
{
    if (mode == m_content.live.baseline) return;
    m_content.live.baseline = mode;
    viewChanged();
}

void ScopeChart::setUnit(const LatencyUnit& unit)
{
    if (unit.factor == m_content.live.unit.factor && unit.name == m_content.live.unit.name) return;
    m_content.live.unit = unit;
    viewChanged();
}

// Marks come after a run, when the picture may be frozen: they are about samples that it already shows.
void ScopeChart::marksChanged()
{
    if (m_content.frozen) {
        m_content.frozen->findings = m_content.live.findings;
        m_content.frozen->throttled = m_content.live.throttled;
        m_content.frozen->lanes = m_content.live.lanes;
        viewChanged();
    }
    dataChanged();
}

void ScopeChart::setExpectedIterations(double iterations)
{
    m_content.live.expected = iterations;
    dataChanged();
}

void ScopeChart::freezeAxis(double iterations)
{
    if (iterations > 0) m_content.live.window = iterations;
    m_held = m_content.live.window > 0;
    m_sinceRate.invalidate();
    viewChanged();
}

void ScopeChart::setRolling(bool rolling)
{
    m_held = false;
    if (rolling == (m_content.live.window > 0)) return;
    m_content.live.window = rolling ? kFirstWindow : 0;
    m_sinceRate.invalidate();
    viewChanged();
}

void ScopeChart::setOutdated(const QStringList& lines)
{
    if (lines == m_content.outdated) return;
    m_content.outdated = lines;
    updateAccessibleText();
    update();
}

/// The window is as long as the iterations of some seconds; it changes only where it would be far off.
void ScopeChart::followRate()
{
    ScopeData& data = m_content.live;
    if (data.window <= 0 || m_held) return;
    double head = 0;
    for (const ScopeTrace& trace : data.traces)
        head = std::max(head, static_cast<double>(trace.store.head()));
    const double seconds = m_sinceRate.isValid() ? static_cast<double>(m_sinceRate.elapsed()) * 1e-3 : 0;
    if (m_sinceRate.isValid() && seconds < 1) return;
    if (seconds > 0) {
        const double wanted = std::clamp((head - m_headAtRate) / seconds * kWindowSeconds, kFirstWindow / 2,
                                         static_cast<double>(data.capacity));
        if (wanted > 1.5 * data.window || wanted < data.window / 1.5) data.window = wanted;
    }
    m_headAtRate = head;
    m_sinceRate.start();
}

/// Share of its way that the latency range goes in this frame; 1: it is there at once, as in a style without animations
/// and in a chart that stands still.
double ScopeChart::easeStep()
{
    const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    const double past = m_sinceFrame.isValid() ? static_cast<double>(m_sinceFrame.restart()) : 0;
    if (!m_sinceFrame.isValid()) m_sinceFrame.start();
    if (m_content.live.window <= 0 || duration <= 0 || m_content.yRanges[0] || isFrozen()) return 1;
    return 1 - std::exp(-4 * std::clamp(past, 1.0 * kFrameMs, 2.0 * kFrameMs) / duration);
}

void ScopeChart::clear()
{
    const std::uint64_t capacity = m_content.live.capacity;
    m_content.live = ScopeData{.baseline = m_content.live.baseline, .unit = m_content.live.unit, .capacity = capacity};
    m_held = false;
    setFrozen(false);
    setOutdated({});
    m_cursorA.reset();
    m_cursorB.reset();
    m_content.active = 0;
    m_picture = std::make_unique<ScopePicture>();
    resetZoom();
    refresh();
}

void ScopeChart::setActiveTrace(int trace)
{
    if (trace == m_content.active) return;
    m_content.active = trace;
    viewChanged();
    emit activeTraceChanged(trace);
}

int ScopeChart::activeTrace() const { return m_content.active; }

void ScopeChart::setLogLatency(bool log)
{
    if (log == m_content.logLatency) return;
    m_content.logLatency = log;
    m_content.yRanges[0].reset();
    viewChanged();
    emit logLatencyChanged(log);
}

bool ScopeChart::logLatency() const { return m_content.logLatency; }

void ScopeChart::setFrozen(bool frozen)
{
    if (frozen == isFrozen()) return;
    refreshStatistics();
    m_content.frozen.reset();
    if (frozen) m_content.frozen = m_content.live;
    viewChanged();
    emit frozenChanged(frozen);
}

void ScopeChart::zoomIterations(double from, double to)
{
    if (!(to - from >= 2)) return;
    m_content.xRange = {from, to};
    viewChanged();
}

void ScopeChart::zoomLatency(double from, double to)
{
    if (!(to > from) || (m_content.logLatency && from <= 0)) return;
    m_content.yRanges[0] = {from, to};
    viewChanged();
}

void ScopeChart::resetZoom()
{
    if (std::exchange(m_held, false)) m_content.live.window = 0;
    m_content.forgetZoom();
    viewChanged();
}

void ScopeChart::locate(int trace, double first, double last)
{
    const std::vector<ScopeTrace>& traces = shown().traces;
    if (trace < 0 || static_cast<std::size_t>(trace) >= traces.size() || last < first) return;
    setActiveTrace(trace);
    // Enough around it to see what is usual, and no further out than there are samples.
    const ScopeTrace& at = traces[static_cast<std::size_t>(trace)];
    const double begin = at.iteration(static_cast<double>(at.store.oldest()));
    const double end = at.iteration(static_cast<double>(at.store.head()));
    const double around = std::max(20.0, 0.25 * (last - first));
    m_content.yRanges[0].reset();
    zoomIterations(std::max(first - around, std::min(begin, first) - 1),
                   std::min(last + around, std::max(end, last) + 1));
}

bool ScopeChart::isZoomed() const { return m_held || ChartWidget::isZoomed(); }

TraceStatistics ScopeChart::statistics(int trace) const
{
    if (trace < 0 || trace >= traceCount()) return {};
    return m_content.live.traces[static_cast<std::size_t>(trace)].statistics;
}

std::uint64_t ScopeChart::keptSamples(int trace) const
{
    return trace >= 0 && trace < traceCount() ? m_content.live.traces[static_cast<std::size_t>(trace)].store.size() : 0;
}

std::size_t ScopeChart::storeBytes() const
{
    std::size_t all = 0;
    for (const ScopeTrace& trace : m_content.live.traces)
        all += trace.store.bytes() + trace.histogram.bytes();
    return all;
}

void ScopeChart::refresh()
{
    refreshStatistics();
    updateAccessibleText();
    viewChanged();
}

const ScopePicture& ScopeChart::picture()
{
    refreshStatistics();
    m_picture->prepare(shown(), m_content.view(), title(), emptyText(), room(), theme());
    return *m_picture;
}

void ScopeChart::refreshStatistics()
{
    for (ScopeTrace& trace : m_content.live.traces)
        trace.refreshStatistics();
    followRate();
    m_refreshDistribution = true;
    m_sinceStatistics.restart();
}

void ScopeChart::dataChanged()
{
    m_changed = true;
    if (!m_timer->isActive() && isVisible()) m_timer->start();
}

void ScopeChart::viewChanged()
{
    m_stale = true;
    m_refreshDistribution = true;
    invalidate();
}

void ScopeChart::showEvent(QShowEvent* event)
{
    ChartWidget::showEvent(event);
    if (m_changed) m_timer->start();
}

void ScopeChart::tick()
{
    if (isVisible() && !m_changed && m_picture->isEasing()) return invalidate();
    if (!isVisible() || !m_changed) {
        // The last samples have to reach the percentiles as well, before the timer rests.
        if (isVisible() && m_sinceStatistics.isValid()) refresh();
        m_timer->stop();
        return;
    }
    m_changed = false;
    if (!m_sinceStatistics.isValid() || m_sinceStatistics.elapsed() >= kStatisticsMs) refreshStatistics();
    if (!m_sinceSummary.isValid() || m_sinceSummary.elapsed() >= kSummaryMs) {
        updateAccessibleText();
        m_sinceSummary.restart();
    }
    if (!isFrozen()) invalidate();
}

void ScopeChart::paintScreen(QPainter& painter, QSizeF size)
{
    ++m_repaints;
    m_stale = false;
    m_picture->beginFrame(easeStep());
    m_picture->prepare(shown(), m_content.view(), title(), emptyText(), size, theme(), m_refreshDistribution);
    m_refreshDistribution = false;
    m_picture->paint(painter);
}

const ScopePicture& ScopeChart::pictureAt(QSizeF size, std::unique_ptr<ScopePicture>& other) const
{
    if (size == room()) {
        // Between two frames several turns of the wheel may come.
        if (m_stale || m_picture->empty() || m_picture->size() != size)
            m_picture->prepare(shown(), m_content.view(), title(), emptyText(), size, theme());
        m_stale = false;
        return *m_picture;
    }
    other = m_content.picture(size, theme());
    return *other;
}

QVector<ChartPlot> ScopeChart::plots(QSizeF size) const
{
    std::unique_ptr<ScopePicture> other;
    return shown().empty() ? QVector<ChartPlot>() : scopePlots(pictureAt(size, other));
}

QVector<ChartDatum> ScopeChart::data(QSizeF size) const
{
    std::unique_ptr<ScopePicture> other;
    return shown().empty() ? QVector<ChartDatum>() : scopePoints(pictureAt(size, other));
}

ChartReadout ScopeChart::describe(const ChartDatum& datum) const { return scopeReadout(*m_picture, shown(), datum); }

ChartReadout ScopeChart::readoutAt(QPointF at, QSizeF size) const
{
    std::unique_ptr<ScopePicture> other;
    return shown().empty() ? ChartReadout() : scopeReadout(pictureAt(size, other), shown(), at);
}

ChartTable ScopeChart::dataTable() const
{
    std::unique_ptr<ScopePicture> other;
    return shown().empty() ? m_content.dataTable() : scopeTable(pictureAt(room(), other), shown());
}

void ScopeChart::setRange(Qt::Orientation axis, int, const ChartRange& range)
{
    if (!range) return;
    if (axis == Qt::Horizontal)
        zoomIterations(range->first, range->second);
    else
        zoomLatency(range->first, range->second);
}

bool ScopeChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_picture->empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = m_picture->findingAt(QPointF(help->pos()) / magnification());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return ChartWidget::event(event);
}

void ScopeChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_picture->empty()) return;
    addLogChoice(menu, tr("Logarithmic latency"), logLatency());
    if (traceCount() > 1) {
        QMenu* traces = menu.addMenu(tr("Highlight"));
        for (int i = -1; i < traceCount(); ++i) {
            const QString name =
                i < 0 ? tr("All medians") : m_content.live.traces[static_cast<std::size_t>(i)].info.label;
            QAction* action = traces->addAction(name, this, [this, i] { setActiveTrace(i); });
            action->setCheckable(true);
            action->setChecked(i == activeTrace());
        }
    }
}

void ScopeChart::placeCursor(bool second, QPointF at)
{
    if (m_picture->empty()) return;
    const double iteration = m_picture->iterationAt(at.x());
    second ? setCursorB(iteration) : setCursorA(iteration);
}

void ScopeChart::clearCursors()
{
    setCursorA({});
    setCursorB({});
}

void ScopeChart::setCursorA(std::optional<double> iteration)
{
    m_cursorA = iteration;
    update();
}

void ScopeChart::setCursorB(std::optional<double> iteration)
{
    m_cursorB = iteration;
    update();
}

/// The median drawn at an iteration, of the active trace or else of the first.
std::optional<double> ScopeChart::valueNear(double iteration) const
{
    const ScopeLine* shownLine = nullptr;
    for (const ScopeLine& line : m_picture->lines())
        if (line.active || !shownLine) shownLine = &line;
    if (!shownLine) return {};
    const double position = iteration + shownLine->origin;
    for (const EnvelopeColumn& c : shownLine->medians)
        if (position < static_cast<double>(c.end) && position >= static_cast<double>(c.begin) - 0.5)
            return static_cast<double>(c.median);
    return {};
}

QString ScopeChart::cursorText() const
{
    if (!m_cursorA || !m_cursorB) return {};
    const auto a = valueNear(*m_cursorA), b = valueNear(*m_cursorB);
    QString text = tr("Δ %1 iterations").arg(countText(std::abs(*m_cursorB - *m_cursorA)));
    if (a && b) {
        const LatencyUnit& unit = m_picture->unit();
        text += QStringLiteral("   ·   %1 → %2 %3 (%4%5%)")
                    .arg(latencyNumber(*a, unit), latencyNumber(*b, unit), unit.name,
                         *b >= *a ? QStringLiteral("+") : QStringLiteral("−"))
                    .arg(viewFixed(std::abs(*b / *a - 1) * 100, 1));
    }
    return text;
}

void ScopeChart::paintOverlay(QPainter& painter)
{
    if (m_picture->empty()) return;
    if (!m_content.outdated.isEmpty()) {
        const QRectF all = m_picture->plot() | m_picture->distributionPlot();
        painter.fillRect(QRectF(0, all.top() - 12, room().width(), all.height() + 12), outdatedWash(theme()));
        drawChip(painter, {m_picture->plot().center().x(), m_picture->plot().top() + 28}, m_content.outdated,
                 Theme::font(13, QFont::Medium), theme().ink, theme().background, theme().border, m_picture->plot(),
                 Qt::AlignHCenter);
    }
    paintCursors(painter);
    if (isFrozen()) {
        const QFont font = Theme::font(12, QFont::DemiBold);
        drawChip(painter, m_picture->plot().topRight() + QPointF(-8, 8), {tr("Paused")}, font, theme().onAccent,
                 theme().accent, theme().accent, m_picture->plot(), Qt::AlignRight);
    }
}

void ScopeChart::paintCursors(QPainter& painter) const
{
    const QRectF plot = m_picture->plot();
    const QFont font = Theme::font(12, QFont::DemiBold);
    const auto draw = [&](const std::optional<double>& cursor, const QString& name) {
        if (!cursor) return;
        const double x = m_picture->xPixel(*cursor);
        if (x < plot.left() || x > plot.right()) return;
        painter.setPen(QPen(theme().accent, 1.4));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        drawChip(painter, {x, plot.bottom() - 4}, {name}, font, theme().onAccent, theme().accent, theme().accent, plot,
                 Qt::AlignHCenter | Qt::AlignBottom);
    };
    draw(m_cursorA, QStringLiteral("A"));
    draw(m_cursorB, QStringLiteral("B"));
    const QString text = cursorText();
    if (!text.isEmpty())
        drawChip(painter, {plot.center().x(), plot.top() + 8}, {text}, font, theme().ink, theme().background,
                 theme().border, plot, Qt::AlignHCenter);
}

} // namespace qs
