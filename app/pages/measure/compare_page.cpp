// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/compare_page.h"

#include "app/pages/layout/empty_page.h"
#include "app/pages/layout/page_layout.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/controls/table_fit.h"
#include "widgets/language/operation_text.h"
#include "widgets/style/outdated_veil.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"
#include "widgets/tables/comparison_view.h"
#include "widgets/tensor/why_panel.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {
constexpr int kTwoColumns = 660; ///< pixels from which two charts stand side by side
constexpr int kChartHead = 84;   ///< title, key and axis of a chart
constexpr int kBarHeight = 14;
constexpr int kOwnViews = 3; ///< those of the shown run

/// What an empty page says it will show of an operation.
QString compareWords(Operation operation)
{
    const QString words =
        takesModes(operation)
            ? ComparePage::tr(
                  "%1: %2\n\nThis page shows the modes of a run side by side: latency, bandwidth, "
                  "signal-to-quantization-noise ratio and size as bars with their intervals, the roofline of the "
                  "device, and the reasons for the differences.\n\nPress F5 to run the setup as it is.")
            : ComparePage::tr("%1: %2\n\nThis page shows the variants of a run side by side: latency, arithmetic rate "
                              "and bandwidth as bars with their intervals, the roofline of the device, and the reasons "
                              "for the differences.\n\nPress F5 to run the setup as it is.");
    return words.arg(operationText(operation), operationDescription(operation));
}
} // namespace

ComparePage::ComparePage(ComparisonModel& model, QWidget* parent)
    : Page(parent), m_latency(makeChart(QLatin1String(chartnames::kLatency), tr("Median latency"))),
      m_rate(makeChart(QLatin1String(chartnames::kRate), tr("Arithmetic rate"))),
      m_bandwidth(makeChart(QLatin1String(chartnames::kBandwidth), tr("Bandwidth"))),
      m_sqnr(makeChart(QLatin1String(chartnames::kSqnr), tr("Signal to quantization noise"))),
      m_size(makeChart(QLatin1String(chartnames::kSize), tr("Output size"))), m_table(new ComparisonView(this)),
      m_splitter(new QSplitter(Qt::Vertical, this)),
      m_welcome(new EmptyPage(tr("Nothing to compare yet"), compareWords(Operation::Quantize),
                              QStringLiteral("compareWelcomeText"), QStringLiteral("compare"))),
      m_pages(new QStackedWidget(this)), m_scores(new ScoreModel(this))
{
    setObjectName(QStringLiteral("comparePage"));
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_table->setAccessibleName(tr("Comparison of the modes"));
    m_table->setComparison(&model);
    makeViews();
    m_splitter->setObjectName(QStringLiteral("compareSplitter"));
    m_splitter->addWidget(m_views);
    auto* tables = named(new QSplitter(Qt::Vertical), "compareTables");
    tables->addWidget(m_table);
    m_scoreBox = makeScores();
    tables->addWidget(m_scoreBox);
    tables->setChildrenCollapsible(false);
    m_splitter->addWidget(tables);
    // A view that was added has tables of its own, which need the room.
    connect(m_choice, &QTabBar::currentChanged, tables, [tables](int view) { tables->setVisible(view < kOwnViews); });
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    new TableFit(*m_splitter, *m_table);
    auto* column = makeBox<QVBoxLayout>(this);
    addAll(m_pages, {m_welcome, m_splitter});
    m_pages->setCurrentWidget(m_splitter);
    column->addWidget(m_pages);
    m_scoreBox->hide();
    for (QWidget* old : std::initializer_list<QWidget*>{m_scroll, m_roofline, m_why, m_table})
        m_veils << new OutdatedVeil(*this, *old);
    recolor();
}

/// Three ways to look at the same segment, above the table.
void ComparePage::makeViews()
{
    auto* charts = new QWidget;
    m_grid = makeBox<QGridLayout>(charts, {}, 1);
    m_scroll = makeScroll("compareScroll", charts);
    m_scroll->viewport()->installEventFilter(this);
    m_roofline = named(new RooflineChart, chartnames::kRoofline);
    m_why = named(new WhyPanel, "whyPanel");
    m_stack = new QStackedWidget;
    addAll(m_stack, {m_scroll, m_roofline, m_why});
    m_choice = named(new QTabBar, "compareViews");
    m_choice->setAccessibleName(tr("View of the comparison"));
    m_choice->setDrawBase(false);
    m_choice->setExpanding(false);
    const std::pair<QString, QString> views[] = {
        {tr("Bars"), tr("Latency, rates and accuracy side by side")},
        {tr("Roofline"), tr("Whether memory or arithmetic limits each of them on this device")},
        {tr("Why"), tr("What each of them does, and what it gains")}};
    static_assert(std::size(views) == kOwnViews);
    for (const auto& [name, about] : views)
        m_choice->setTabToolTip(m_choice->addTab(name), about);
    connect(m_choice, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_roofline, &RooflineChart::pointActivated, this, &ComparePage::modeActivated);
    connect(m_why, &WhyPanel::activated, this, &ComparePage::modeActivated);
    m_views = new QWidget;
    auto* column = makeBox<QVBoxLayout>(m_views, {}, 0);
    m_notice = named(new InlineMessage, "compareOutdated");
    m_notice->setContentsMargins(12, 2, 12, 2);
    auto* top = new QHBoxLayout; // beside the tabs, so that nothing moves as it comes and goes
    top->setContentsMargins(0, 0, 0, 0);
    top->addWidget(m_choice);
    top->addWidget(m_notice, 1);
    top->addStretch(0);
    column->addLayout(top);
    column->addWidget(m_stack, 1);
}

void ComparePage::setView(View view) { m_choice->setCurrentIndex(view); }

void ComparePage::addView(const QString& name, const QString& about, QWidget* view)
{
    m_stack->addWidget(view);
    m_choice->setTabToolTip(m_choice->addTab(name), about);
    m_choice->updateGeometry(); // a bar that is hidden does not tell its layout of a new tab
}

void ComparePage::showView(QWidget& view) { m_choice->setCurrentIndex(m_stack->indexOf(&view)); }

void ComparePage::setActiveMode(const QString& mode) { m_why->setActive(mode); }

void ComparePage::setCalibration(std::shared_ptr<const Calibration> calibration)
{
    m_calibration = std::move(calibration);
    m_dirty = true;
    if (isVisible()) draw();
}

void ComparePage::setDevices(const QVector<RooflineSource>& devices)
{
    if (devices.isEmpty() && m_devices.isEmpty()) return;
    m_devices = devices;
    m_dirty = true;
    if (isVisible()) draw();
}

/// Under the roofs of all devices while the run of one of them is shown.
RooflinePicture ComparePage::roofline() const
{
    const auto isShown = [this](const RooflineSource& device) { return !m_run.isEmpty() && device.run == m_run; };
    if (std::any_of(m_devices.begin(), m_devices.end(), isShown)) return rooflineOfDevices(m_devices);
    return rooflinePicture(m_segment, m_calibration.get());
}

QWidget* ComparePage::makeScores()
{
    auto* box = named(new QWidget, "scoreBox");
    m_scoreTitle = new QLabel(tr("Scores"), box);
    m_scoreTitle->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
    m_scoreTable = named(new QTableView(box), "scoreTable");
    m_scoreTable->setAccessibleName(tr("Imported scores of models on tasks"));
    m_scoreTable->setModel(m_scores);
    m_scoreTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_scoreTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_scoreTable->setTabKeyNavigation(false);
    m_scoreTable->setShowGrid(false);
    m_scoreTable->setAlternatingRowColors(true);
    m_scoreTable->setWordWrap(false);
    m_scoreTable->verticalHeader()->hide();
    m_scoreTable->verticalHeader()->setDefaultSectionSize(28);
    m_scoreTable->horizontalHeader()->setHighlightSections(false);
    m_scoreTable->horizontalHeader()->setStretchLastSection(true);
    m_scoreTable->setMinimumHeight(110);
    auto* copy = new QAction(tr("&Copy the scores"), m_scoreTable);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    copy->setToolTip(tr("Copy all scores to the clipboard, tab-separated"));
    connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(m_scores->toTsv()); });
    m_scoreTable->addAction(copy);
    m_scoreTable->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* column = makeBox<QVBoxLayout>(box, {}, 0);
    auto* head = makeBox<QHBoxLayout>(nullptr, {12, 8, 12, 6});
    head->addWidget(m_scoreTitle);
    column->addLayout(head);
    column->addWidget(m_scoreTable, 1);
    return box;
}

void ComparePage::setScores(std::vector<ScoreSource> sources)
{
    if (sources.empty() && m_scoreSources.empty()) return;
    m_scoreSources = std::move(sources);
    m_dirty = m_scoresDirty = true;
    if (isVisible()) draw();
}

void ComparePage::recolor() { m_scores->setInk(TableInk::of(palette())); }

void ComparePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

QList<ChartWidget*> ComparePage::charts() const { return {m_latency, m_rate, m_bandwidth, m_sqnr, m_size, m_roofline}; }

ComparisonChart* ComparePage::makeChart(const QString& name, const QString& title)
{
    auto* chart = new ComparisonChart(this);
    chart->setObjectName(name);
    chart->setTitle(title);
    chart->setEmptyText(emptyText());
    return chart;
}

QString ComparePage::emptyText() { return tr("Press F5 to compare the chosen modes."); }

void ComparePage::setEmptyText(const QString& text)
{
    for (ComparisonChart* chart : bars())
        if (chart->emptyText() != text) chart->setEmptyText(text);
}

void ComparePage::setOutdated(const QStringList& lines)
{
    m_notice->setMessage(InlineMessage::Kind::Warning, lines.join(QStringLiteral(". ")));
    for (OutdatedVeil* veil : m_veils)
        veil->setOutdated(!lines.isEmpty());
}

bool ComparePage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) arrange();
    return QWidget::eventFilter(watched, event);
}

/// Two columns where the names and values of the bars have room, else one; and never rows too low to be read.
void ComparePage::arrange()
{
    const double type = textScale();
    const int columns = m_scroll->viewport()->width() >= type * kTwoColumns ? 2 : 1;
    const auto most = std::max(m_latency->content().bars.size(), m_size->content().bars.size());
    const int height = qRound(type * (kChartHead + kBarHeight * std::max(4, static_cast<int>(most))));
    QVector<ComparisonChart*> placed;
    for (ComparisonChart* chart : bars()) {
        if (chart->minimumHeight() != height) chart->setMinimumHeight(height);
        chart->setVisible(hasPlace(*chart));
        if (hasPlace(*chart)) placed << chart;
    }
    if (columns == m_columns && placed == m_placed) return;
    m_columns = columns;
    m_placed = placed;
    for (ComparisonChart* chart : bars())
        m_grid->removeWidget(chart);
    for (int i = 0; i < placed.size(); ++i)
        m_grid->addWidget(placed[i], i / columns, i % columns, 1,
                          i + 1 == placed.size() && i % columns == 0 ? columns : 1); // no empty corner
}

/// Files of others give some figures and not all: a chart without any is left out. While our own run goes on all keep
/// their places.
bool ComparePage::hasPlace(const ComparisonChart& chart) const
{
    if (&chart == m_rate && !hasArithmetic(m_segment)) return false;
    if (&chart == m_size && m_segment.spec.operation != Operation::Quantize) return false;
    // Where results are held to the bit there is no error to draw, unless somebody measured one.
    const bool exact =
        m_segment.spec.operation == Operation::Ladder || m_segment.spec.operation == Operation::Dequantize;
    if (&chart == m_sqnr && exact &&
        std::none_of(m_segment.modes.begin(), m_segment.modes.end(),
                     [](const ModeResult& mode) { return mode.error.has_value(); }))
        return false;
    if (m_segment.modes.empty() || !m_segment.modes.front().isImported()) return true;
    return std::ranges::any_of(chart.content().bars, [](const ComparisonBar& bar) { return std::isfinite(bar.value); });
}

void ComparePage::setRun(const QString& id)
{
    if (id == m_run) return;
    m_run = id;
    m_dirty = true;
    if (isVisible()) draw();
}

void ComparePage::setSegment(const Segment& segment, const QString& baseline)
{
    m_segment = segment;
    for (ModeResult& mode : m_segment.modes) {
        mode.samplesUs = {};
        mode.warmupUs = {};
    }
    m_baseline = shownBaseline(m_segment, baseline);
    m_dirty = true;
    if (isVisible()) draw();
}

void ComparePage::setOperation(Operation operation) { m_welcome->setWords(compareWords(operation)); }

void ComparePage::setWelcome(bool shown)
{
    m_pages->setCurrentWidget(shown ? static_cast<QWidget*>(m_welcome) : m_splitter);
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
    if (m_scoresDirty) {
        m_scoresDirty = false;
        m_scores->setRows(scoreRows(m_scoreSources));
        m_scoreTable->resizeColumnsToContents();
        m_scoreBox->setVisible(!m_scoreSources.empty());
    }
    m_latency->fill(showLatency, m_segment, m_baseline);
    m_rate->fill(showRate, m_segment, m_baseline);
    m_bandwidth->fill(showBandwidth, m_segment, m_baseline);
    m_sqnr->fill(showSqnr, m_segment, m_baseline);
    m_size->fill(showSize, m_segment, m_baseline);
    m_roofline->fill(&RooflineContent::setPicture, roofline());
    m_why->setSegment(m_segment, m_baseline);
    arrange();
    // Evaluations of models have scores alone: nothing that bars could show.
    const bool scoresAlone = !m_scoreSources.empty() && m_segment.modes.empty();
    const bool meansAlone = !m_segment.modes.empty() && m_segment.modes.front().isImported() && m_placed.isEmpty();
    m_views->setVisible(!scoresAlone && !meansAlone);
    m_table->setVisible(!scoresAlone);
}

} // namespace qs
