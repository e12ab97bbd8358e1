// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/sweep_page.h"

#include "app/frame/empty_page.h"
#include "app/frame/mode_swatch.h"
#include "app/language/counted.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/tables/sweep_table.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace qs {

namespace {

constexpr int kPairWidth = 1000; ///< pixels from which two charts stand side by side
constexpr int kSqueezed = 760;   ///< from which they do where one above the other would not fit
constexpr int kSweepHead = 105;  ///< title, key, regions and axis of a chart
constexpr int kLabelHeight = 14;
constexpr int kRedrawMs = 80;

bool isMeasured(const Segment& segment)
{
    return !segment.modes.empty() &&
           std::all_of(segment.modes.begin(), segment.modes.end(), [](const ModeResult& m) { return m.latency.n > 0; });
}

/// The pair of quantities of an entry of the first choice; the second is absent where one chart fills the page.
struct Pair
{
    SweepQuantity first;
    std::optional<SweepQuantity> second;
};
constexpr Pair kPairs[] = {
    {SweepQuantity::LatencyUs, SweepQuantity::Gbps}, {SweepQuantity::NsPerElement, SweepQuantity::PercentOfCeiling},
    {SweepQuantity::LatencyUs, std::nullopt},        {SweepQuantity::Gbps, std::nullopt},
    {SweepQuantity::NsPerElement, std::nullopt},     {SweepQuantity::PercentOfCeiling, std::nullopt}};

} // namespace

SweepPage::SweepPage(QWidget* parent)
    : Page(parent), m_model(new SweepModel(this)), m_table(new SweepTable(this)), m_stack(new QStackedWidget(this)),
      m_splitter(new QSplitter(Qt::Vertical)), m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("sweepPage"));
    m_timer->setSingleShot(true);
    m_timer->setInterval(kRedrawMs);
    m_model->setSwatch(modeSwatch);
    m_table->setSweep(m_model);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(makeToolBar());
    m_splitter->setObjectName(QStringLiteral("sweepSplitter"));
    m_splitter->addWidget(makeCharts());
    m_splitter->addWidget(makeTable());
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({600, 200});
    rows->addWidget(m_splitter, 1);
    m_stack->addWidget(m_empty = makeEmpty());
    m_stack->addWidget(content);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    connectParts();
    clear();
}

QWidget* SweepPage::makeToolBar()
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(10, 6, 10, 6);
    row->setSpacing(6);
    m_quantity = new QuietComboBox(bar);
    m_quantity->addItems({tr("Median latency, bandwidth"), tr("Time per element, share of the measured ceiling"),
                          tr("Median latency only"), tr("Bandwidth only"), tr("Time per element only"),
                          tr("Share of the measured ceiling only")}); // as kPairs
    Q_ASSERT(m_quantity->count() == static_cast<int>(std::size(kPairs)));
    m_quantity->insertSeparator(2);
    describe(m_quantity, QStringLiteral("sweepQuantity"), tr("Quantities"), tr("What the charts show"));
    m_x = new QuietComboBox(bar);
    describe(m_x, QStringLiteral("sweepX"), tr("Horizontal axis"), tr("What runs along the horizontal axis"));
    m_lines = new QuietComboBox(bar);
    describe(m_lines, QStringLiteral("sweepLines"), tr("Lines"),
             tr("All modes at one value of the second axis, or one mode with a line for each of its values"));
    m_log = new QToolButton(bar);
    m_log->setText(tr("Log"));
    m_log->setCheckable(true);
    m_log->setChecked(true);
    m_log->setFocusPolicy(Qt::StrongFocus);
    describe(m_log, QStringLiteral("sweepLog"), tr("Logarithmic vertical axes"),
             tr("Logarithmic vertical axes (L in a chart)"));
    m_modes = new QToolButton(bar);
    m_modes->setText(tr("Modes"));
    m_modes->setPopupMode(QToolButton::InstantPopup);
    m_modes->setFocusPolicy(Qt::StrongFocus);
    m_modes->setMenu(new QMenu(m_modes));
    describe(m_modes, QStringLiteral("sweepModes"), tr("Modes in the charts"),
             tr("Which modes the charts show; the table keeps all"));
    m_x->setMinimumContentsLength(13);
    m_quantity->setMaximumWidth(360);
    m_lines->setMaximumWidth(300);
    row->addWidget(m_quantity, 3);
    row->addWidget(m_x, 1);
    row->addWidget(m_lines, 2);
    row->addStretch(1);
    row->addWidget(m_modes);
    row->addWidget(m_log);
    return bar;
}

QWidget* SweepPage::makeCharts()
{
    auto* charts = new QWidget;
    m_grid = new QGridLayout(charts);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(1);
    const char* names[] = {"sweepFirstChart", "sweepSecondChart"};
    for (int i = 0; i < 2; ++i) {
        m_charts[i] = new SweepChart(charts);
        m_charts[i]->setObjectName(QLatin1String(names[i]));
        m_charts[i]->setEmptyText(tr("Nothing is measured yet. The points appear here one by one."));
    }
    m_scroll = new QScrollArea;
    m_scroll->setObjectName(QStringLiteral("sweepScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(charts);
    m_scroll->viewport()->installEventFilter(this);
    return m_scroll;
}

QWidget* SweepPage::makeTable()
{
    auto* part = new QWidget;
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* strip = new QHBoxLayout;
    strip->setContentsMargins(10, 5, 10, 5);
    strip->setSpacing(6);
    m_progress = new ElidedLabel(part);
    m_progress->setObjectName(QStringLiteral("sweepProgress"));
    m_more = new QPushButton(tr("&More samples"), part);
    describe(m_more, QStringLiteral("sweepMore"), tr("More samples for the selected point"), QString());
    m_continue = new QPushButton(tr("&Continue"), part);
    describe(m_continue, QStringLiteral("sweepContinue"), tr("Continue the sweep"), QString());
    for (QPushButton* button : {m_more, m_continue})
        button->setAutoDefault(false);
    strip->addWidget(m_progress, 1);
    strip->addWidget(m_more);
    strip->addWidget(m_continue);
    rows->addLayout(strip);
    rows->addWidget(m_table, 1);
    return part;
}

EmptyPage* SweepPage::makeEmpty()
{
    return new EmptyPage(
        tr("No sweep yet"),
        tr("A sweep measures all chosen modes at many sizes and shows where they reach the ceiling of the device.\n\n"
           "Press F5 here to sweep the first parameter of the operation over its usual values, for example Tokens from "
           "1 to 65,536. The section Sweep of the setup has the other parameters and ranges."),
        QStringLiteral("sweepEmptyText"), QStringLiteral("sweep"));
}

void SweepPage::connectParts()
{
    connect(m_timer, &QTimer::timeout, this, &SweepPage::refresh);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, [this] {
        m_columns = 0;
        m_dirty = true;
        refresh();
    });
    connect(m_x, &QComboBox::currentIndexChanged, this, [this] {
        fillChoices();
        m_dirty = true;
        refresh();
    });
    connect(m_lines, &QComboBox::currentIndexChanged, this, [this] {
        m_dirty = true;
        refresh();
    });
    for (int i = 0; i < 2; ++i) {
        connect(m_log, &QToolButton::toggled, m_charts[i], &SweepChart::setLogY);
        connect(m_charts[i], &SweepChart::logYChanged, m_log, &QToolButton::setChecked);
        connect(m_charts[i], &SweepChart::xRangeChanged, m_charts[1 - i], &SweepChart::zoomX);
        connect(m_charts[i], &SweepChart::pointActivated, m_table, &SweepTable::setActive);
    }
    connect(m_table, &SweepTable::activeChanged, this, &SweepPage::activate);
    connect(m_table, &SweepTable::moreSamplesRequested, this, &SweepPage::moreSamplesRequested);
    connect(m_more, &QPushButton::clicked, this, [this] {
        if (m_table->activePoint() >= 0)
            emit moreSamplesRequested(m_table->activePoint());
        else
            emit continueRequested();
    });
    connect(m_continue, &QPushButton::clicked, this, &SweepPage::continueRequested);
}

void SweepPage::setPoints(const RunSpec& spec, const std::vector<Segment>& points, const Calibration* calibration)
{
    const bool sameAxes = spec.axes == m_spec.axes;
    const bool sameModes =
        spec.operation == m_spec.operation && spec.modes == m_spec.modes && spec.variants == m_spec.variants;
    m_spec = spec;
    m_points.clear();
    m_shapes.clear();
    if (spec.isSweep())
        for (const RunSpec& point : sweepPoints(spec))
            m_shapes.push_back(point.shape);
    const std::size_t planned = m_shapes.size();
    for (std::size_t i = 0; i < std::min(points.size(), planned); ++i)
        m_points.push_back(withoutSamples(points[i]));
    m_points.resize(planned);
    m_calibration = calibration ? std::optional(*calibration) : std::nullopt;
    m_running = -1;
    m_model->setPoints(spec, m_points);
    if (!sameModes) m_hidden.clear();
    if (!sameAxes || !sameModes) {
        const QSignalBlocker quiet(m_x);
        m_x->clear();
        for (const SweepParameter parameter : sweepXChoices(spec))
            m_x->addItem(tr("against %1").arg(sweepParameterLabel(parameter)), static_cast<int>(parameter));
        m_x->setVisible(m_x->count() > 1);
        fillChoices();
        fillModes();
        for (SweepChart* chart : m_charts)
            chart->resetZoom();
    }
    m_stack->setCurrentIndex(spec.isSweep() ? 1 : 0);
    m_dirty = true;
    refresh();
}

void SweepPage::updatePoint(int index, const Segment& segment)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_points.size()) return;
    m_points[static_cast<std::size_t>(index)] = withoutSamples(segment);
    m_model->updatePoint(index, m_points[static_cast<std::size_t>(index)]);
    later();
}

void SweepPage::setRunning(int point)
{
    m_running = point;
    m_model->setRunning(point);
    say();
    later();
}

void SweepPage::setPhase(const QString& phase)
{
    if (phase == m_phase) return;
    m_phase = phase;
    say();
}

void SweepPage::clear() { setPoints(RunSpec{}, {}, nullptr); }

void SweepPage::setActiveMode(const QString& mode)
{
    for (SweepChart* chart : m_charts)
        chart->setActiveMode(mode);
}

void SweepPage::activate(int, const QString& mode)
{
    setActiveMode(mode);
    say();
}

int SweepPage::unmeasuredPoints() const
{
    return static_cast<int>(
        std::count_if(m_points.begin(), m_points.end(), [](const Segment& s) { return !isMeasured(s); }));
}

int SweepPage::unresolvedPoints() const
{
    return static_cast<int>(std::count_if(m_points.begin(), m_points.end(), [](const Segment& s) {
        return isMeasured(s) &&
               std::any_of(s.modes.begin(), s.modes.end(), [](const ModeResult& m) { return !isResolved(m.latency); });
    }));
}

void SweepPage::later()
{
    m_dirty = true;
    if (isVisible() && !m_timer->isActive()) m_timer->start();
}

/// Values of the second axis, then the modes that may be shown with a line for each of them.
void SweepPage::fillChoices()
{
    const QSignalBlocker quiet(m_lines);
    const QVariant before = m_lines->currentData();
    m_lines->clear();
    const auto x = static_cast<SweepParameter>(m_x->currentData().toInt());
    const SweepAxis* second = m_x->count() > 0 ? secondAxis(m_spec, x) : nullptr;
    m_lines->setVisible(second != nullptr);
    if (!second) return;
    for (const std::int64_t value : second->values)
        m_lines->addItem(second->parameter == SweepParameter::Hidden
                             ? tr("hidden size %1").arg(viewCount(value))
                             : counted(tr("%n token(s)", nullptr, pluralOf(value)), value),
                         static_cast<qint64>(value));
    m_lines->insertSeparator(m_lines->count());
    for (std::size_t i = 0; i < m_spec.count(); ++i) {
        const QString name = QString::fromStdString(m_spec.nameOf(i));
        m_lines->addItem(
            (second->parameter == SweepParameter::Hidden ? tr("%1 by hidden size") : tr("%1 by tokens")).arg(name),
            name);
    }
    m_lines->setCurrentIndex(before.isValid() ? std::max(0, m_lines->findData(before))
                                              : 0); // a separator has no data either
}

void SweepPage::fillModes()
{
    QMenu* menu = m_modes->menu();
    menu->clear();
    QAction* all = menu->addAction(tr("Show &all"));
    menu->addSeparator();
    QList<QAction*> choices;
    for (std::size_t i = 0; i < m_spec.count(); ++i) {
        const QString name = QString::fromStdString(m_spec.nameOf(i));
        QAction* choice = menu->addAction(modeSwatch(name), name);
        choice->setCheckable(true);
        choice->setChecked(!m_hidden.contains(name));
        choices << choice;
        connect(choice, &QAction::toggled, this, [this, name](bool shown) {
            if (shown)
                m_hidden.remove(name);
            else
                m_hidden.insert(name);
            later();
        });
    }
    connect(all, &QAction::triggered, this, [choices] {
        for (QAction* choice : choices)
            choice->setChecked(true);
    });
    m_modes->setEnabled(!choices.isEmpty());
}

SweepOptions SweepPage::options(SweepQuantity quantity) const
{
    SweepOptions options;
    options.quantity = quantity;
    options.x = static_cast<SweepParameter>(m_x->currentData().toInt());
    const QVariant lines = m_lines->currentData();
    if (lines.typeId() == QMetaType::QString)
        options.familyOf = lines.toString();
    else if (lines.isValid())
        options.second = lines.toLongLong();
    for (std::size_t i = 0; i < m_spec.count(); ++i)
        if (const QString name = QString::fromStdString(m_spec.nameOf(i)); !m_hidden.contains(name))
            options.modes << name;
    if (options.modes.isEmpty()) options.modes << QString(); // none, not all
    return options;
}

void SweepPage::refresh()
{
    if (!m_dirty || !m_spec.isSweep()) return say();
    m_dirty = false;
    const int entry = m_quantity->currentIndex();
    const Pair& pair = kPairs[entry > 2 ? entry - 1 : std::min(entry, 1)]; // the separator counts as an entry
    const std::optional<SweepQuantity> quantities[] = {pair.first, pair.second};
    for (int i = 0; i < 2; ++i) {
        m_charts[i]->setVisible(quantities[i].has_value());
        if (!quantities[i]) continue;
        m_charts[i]->setTitle(sweepQuantityName(*quantities[i]));
        m_charts[i]->setPicture(sweepPicture(m_points, m_spec, m_calibration ? &*m_calibration : nullptr,
                                             options(*quantities[i]), m_running));
    }
    arrange();
    say();
}

void SweepPage::say()
{
    const int all = static_cast<int>(m_points.size());
    const int waiting = unmeasuredPoints(), open = unresolvedPoints();
    QStringList parts{tr("Points measured: %1 of %2").arg(all - waiting).arg(all)};
    if (open > 0) parts << tr("Points that need more samples: %1").arg(open);
    if (m_running >= 0 && m_running < all)
        parts
            << tr("Now measuring %1").arg(QString::fromStdString(m_shapes[static_cast<std::size_t>(m_running)].text()));
    if (!m_phase.isEmpty()) parts << m_phase;
    const QString text = joinedParts(parts);
    m_progress->setText(text);
    m_progress->setToolTip(text);
    const bool idle = m_running < 0;
    m_continue->setEnabled(idle && all > 0 && waiting + open > 0);
    m_continue->setToolTip(!idle ? tr("The sweep is running.")
                           : waiting + open == 0
                               ? tr("All points are measured and resolved.")
                               : tr("Measures what is missing, then adds samples where the intervals are widest"));
    const bool one = m_table->activePoint() >= 0;
    m_more->setEnabled(idle && (one || open > 0));
    m_more->setToolTip(
        !idle      ? tr("The sweep is running.")
        : one      ? tr("Adds samples to the point of the selected row, all modes in interleaved rounds")
        : open > 0 ? tr("Adds samples to all points that need more; select a row to add them to that point alone")
                   : tr("Select a row of the table, or click a point of a chart."));
}

/// Charts as high as their labels need; side by side where there is room, or where they would not fit above each other.
void SweepPage::arrange()
{
    int lines = 0;
    for (const SweepChart* chart : m_charts)
        lines =
            std::max(lines, static_cast<int>(chart->picture().series.size() + chart->picture().ceilings.size()) + 1);
    const int height = kSweepHead + kLabelHeight * std::clamp(lines, 9, 18);
    for (SweepChart* chart : m_charts)
        if (chart->minimumHeight() != height) chart->setMinimumHeight(height);
    const QSize room = m_scroll->viewport()->size();
    const bool both = !m_charts[1]->isHidden();
    const bool wide = room.width() >= kPairWidth || (room.width() >= kSqueezed && room.height() < 2 * height);
    const int columns = both && wide ? 2 : 1;
    if (columns == m_columns) return;
    m_columns = columns;
    for (int i = 0; i < 2; ++i)
        m_grid->addWidget(m_charts[i], i / columns, i % columns);
}

void SweepPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void SweepPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) { // swatches have the theme's colours
        m_model->setSwatch(modeSwatch);
        fillModes();
    }
}

bool SweepPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) arrange();
    return QWidget::eventFilter(watched, event);
}

} // namespace qs
