// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/compare_page.h"

#include "widgets/charts/comparison_chart.h"
#include "widgets/charts/mode_charts.h"
#include "widgets/tables/comparison_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {
namespace {
constexpr int kTwoColumns = 660; ///< pixels from which two charts stand side by side
constexpr int kChartHead = 84;   ///< title, key and axis of a chart
constexpr int kBarHeight = 14;
} // namespace

ComparePage::ComparePage(ComparisonModel& model, QWidget* parent)
    : QWidget(parent), m_latency(makeChart(QStringLiteral("latencyChart"), tr("Median latency"))),
      m_bandwidth(makeChart(QStringLiteral("bandwidthChart"), tr("Bandwidth"))),
      m_sqnr(makeChart(QStringLiteral("sqnrChart"), tr("Signal to quantization noise"))),
      m_size(makeChart(QStringLiteral("sizeChart"), tr("Output size"))), m_table(new ComparisonView(this)),
      m_splitter(new QSplitter(Qt::Vertical, this))
{
    setObjectName(QStringLiteral("comparePage"));
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_table->setAccessibleName(tr("Comparison of the modes"));
    m_table->setComparison(&model);
    auto* charts = new QWidget;
    m_grid = new QGridLayout(charts);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(QStringLiteral("compareScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(charts);
    m_scroll->viewport()->installEventFilter(this);
    m_splitter->setObjectName(QStringLiteral("compareSplitter"));
    m_splitter->addWidget(m_scroll);
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter);
}

ComparisonChart* ComparePage::makeChart(const QString& name, const QString& title)
{
    auto* chart = new ComparisonChart(this);
    chart->setObjectName(name);
    chart->setTitle(title);
    chart->setEmptyText(tr("Press F5 to compare the chosen modes."));
    return chart;
}

bool ComparePage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) arrange();
    return QWidget::eventFilter(watched, event);
}

/// Two columns where the names and values of the bars have room, else one; and never rows too low to be read.
void ComparePage::arrange()
{
    const int columns = m_scroll->viewport()->width() >= kTwoColumns ? 2 : 1;
    const int height = kChartHead + kBarHeight * std::max(4, static_cast<int>(m_segment.modes.size()));
    ComparisonChart* const charts[] = {m_latency, m_bandwidth, m_sqnr, m_size};
    for (ComparisonChart* chart : charts)
        if (chart->minimumHeight() != height) chart->setMinimumHeight(height);
    if (columns == m_columns) return;
    m_columns = columns;
    for (int i = 0; i < 4; ++i)
        m_grid->addWidget(charts[i], i / columns, i % columns);
}

void ComparePage::setSegment(const Segment& segment, const QString& baseline)
{
    m_segment = segment;
    for (ModeResult& mode : m_segment.modes) {
        mode.samplesUs = {};
        mode.warmupUs = {};
    }
    m_baseline = baseline;
    m_dirty = true;
    if (isVisible()) draw();
}

void ComparePage::clear() { setSegment({}, m_baseline); }

void ComparePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_dirty) draw();
}

void ComparePage::draw()
{
    m_dirty = false;
    arrange();
    showLatency(*m_latency, m_segment, m_baseline);
    showBandwidth(*m_bandwidth, m_segment, m_baseline);
    showSqnr(*m_sqnr, m_segment, m_baseline);
    showSize(*m_size, m_segment, m_baseline);
}

} // namespace qs
