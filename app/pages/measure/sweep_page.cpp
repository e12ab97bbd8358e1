// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/sweep_page.h"

#include "app/pages/layout/empty_page.h"
#include "app/pages/layout/page_layout.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/crossings.h"
#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/style/text_scale.h"
#include "widgets/tables/sweep_table.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace qs {
namespace {

constexpr int kRedrawMs = 80;
constexpr int kPairWidth = 1000; ///< pixels from which two charts stand side by side
constexpr int kSqueezed = 760;   ///< from which they do where one above the other would not fit
constexpr int kSweepHead = 105;  ///< title, key, regions and axis of a chart
constexpr int kLabelHeight = 14;

bool isMeasured(const Segment& segment)
{
    return !segment.modes.empty() &&
           std::all_of(segment.modes.begin(), segment.modes.end(), [](const ModeResult& m) { return m.latency.n > 0; });
}

/// Measured, and a median is not resolved.
bool isOpen(const Segment& segment)
{
    return isMeasured(segment) && std::any_of(segment.modes.begin(), segment.modes.end(),
                                              [](const ModeResult& m) { return !isResolved(m.latency); });
}

/// What the charts show: a quantity, and beside it another one or none. Kept in the choice as one number.
struct Pair
{
    SweepQuantity first;
    std::optional<SweepQuantity> second;
    int packed() const { return static_cast<int>(first) * 16 + (second ? static_cast<int>(*second) + 1 : 0); }
    static Pair unpacked(int packed)
    {
        const int second = packed % 16 - 1;
        return {static_cast<SweepQuantity>(packed / 16),
                second < 0 ? std::nullopt : std::optional(static_cast<SweepQuantity>(second))};
    }
};

} // namespace

SweepPage::SweepPage(QWidget* parent)
    : Page(parent), m_model(new SweepModel(this)), m_table(new SweepTable(this)), m_stack(new QStackedWidget(this)),
      m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("sweepPage"));
    m_timer->setSingleShot(true);
    m_timer->setInterval(kRedrawMs);
    m_table->setSweep(m_model);
    m_splitter = makeTableSplitter("sweepSplitter", makeCharts(), makeTable(), *m_table, {600, 200});
    fillPage(*this, *m_stack, m_empty = makeEmpty(), {makeToolBar(), m_splitter});
    connectParts();
    clear();
}

QWidget* SweepPage::makeToolBar()
{
    auto* bar = new QWidget;
    auto* row = makeBox<QHBoxLayout>(bar, {10, 6, 10, 6}, 6);
    m_view = described(new QuietComboBox(bar), "sweepView", tr("View"),
                       tr("Both axes as a map of one mode, or lines against one of them"));
    m_view->addItems({tr("Heat map"), tr("Lines")});
    m_quantity = described(new QuietComboBox(bar), "sweepQuantity", tr("Quantities"), {});
    connect(m_quantity, &QComboBox::currentTextChanged, this, &SweepPage::updateQuantityToolTip);
    m_x = described(new QuietComboBox(bar), "sweepX", tr("Horizontal axis"), tr("Dimension of the horizontal axis"));
    m_lines =
        described(new QuietComboBox(bar), "sweepLines", tr("Lines"),
                  tr("All modes at one value of the second axis, or one mode with a line for each of its values"));
    m_log = described(new QToolButton(bar), "sweepLog", tr("Logarithmic vertical axes"),
                      tr("Logarithmic vertical axes (L in a chart)"));
    m_log->setText(tr("Log"));
    m_log->setCheckable(true);
    m_log->setChecked(true);
    m_log->setFocusPolicy(Qt::StrongFocus);
    m_modes = described(new QToolButton(bar), "sweepModes", tr("Modes in the charts"),
                        tr("Modes shown in the charts; the table shows all of them"));
    m_modes->setText(tr("Modes"));
    m_modes->setPopupMode(QToolButton::InstantPopup);
    m_modes->setFocusPolicy(Qt::StrongFocus);
    m_modes->setMenu(new QMenu(m_modes));
    m_x->setMinimumContentsLength(13);
    m_quantity->setMaximumWidth(360);
    m_lines->setMaximumWidth(300);
    row->addWidget(m_view, 1);
    addHeatChoices(row);
    row->addWidget(m_quantity, 5);
    row->addWidget(m_x, 1);
    row->addWidget(m_lines, 2);
    row->addStretch(1);
    addAll(row, {m_modes, m_log});
    return bar;
}

void SweepPage::addHeatChoices(QBoxLayout* row)
{
    m_heatValue = described(new QuietComboBox(row->parentWidget()), "sweepHeatValue", tr("Value of the cells"),
                            tr("Quantity shown by the color of a cell"));
    m_heatMode = described(new QuietComboBox(row->parentWidget()), "sweepHeatMode", tr("Mode of the map"),
                           tr("The mode or variant that the map shows"));
    m_heatMode->setMaximumWidth(300);
    row->addWidget(m_heatValue, 5);
    row->addWidget(m_heatMode, 4);
}

QWidget* SweepPage::makeCharts()
{
    auto* charts = new QWidget;
    m_grid = makeBox<QGridLayout>(charts, {}, 1);
    const char* names[] = {chartnames::kSweepFirst, chartnames::kSweepSecond};
    for (int i = 0; i < 2; ++i) {
        m_charts[i] = new SweepChart(charts);
        m_charts[i]->setObjectName(QLatin1String(names[i]));
    }
    m_scroll = makeScroll("sweepScroll", charts);
    m_scroll->viewport()->installEventFilter(this);
    m_heat = named(new SweepHeatMap, chartnames::kSweepMap);
    m_pictures = new QStackedWidget;
    addAll(m_pictures, {m_scroll, m_heat});
    return m_pictures;
}

/// A narrow window cuts what is chosen.
void SweepPage::updateQuantityToolTip()
{
    m_quantity->setToolTip(m_quantity->currentText() + QLatin1Char('\n') + tr("Quantities shown in the charts"));
}

QWidget* SweepPage::makeTable()
{
    auto* part = new QWidget;
    auto* rows = makeBox<QVBoxLayout>(part, {}, 0);
    auto* strip = makeBox<QHBoxLayout>(nullptr, {10, 5, 10, 5}, 6);
    m_progress = named(new ElidedLabel(part), "sweepProgress");
    m_more = described(new QPushButton(tr("&More samples"), part), "sweepMore",
                       tr("More samples for the selected point"), QString());
    m_continue =
        described(new QPushButton(tr("&Continue"), part), "sweepContinue", tr("Continue the sweep"), QString());
    for (QPushButton* button : {m_more, m_continue})
        button->setAutoDefault(false);
    strip->addWidget(m_progress, 1);
    addAll(strip, {m_more, m_continue});
    rows->addLayout(strip);
    rows->addWidget(m_table, 1);
    return part;
}

namespace {

/// What an empty page says it will show of an operation, with the range that it offers.
QString sweepWords(Operation operation)
{
    const DimensionInfo& first = dimensionInfo(sweepDimensions(operation).front());
    const auto axis = parseSweepAxis(std::string(first.name) + "=" + std::string(first.ranges.front().values));
    const QString words =
        takesModes(operation)
            ? SweepPage::tr(
                  "%1: %2\n\nA sweep measures all chosen modes at many sizes and says from which size on each "
                  "is faster than the baseline.\n\nPress F5 here for the usual sweep: %3. The "
                  "section Sweep of the setup has the other dimensions and ranges.")
            : SweepPage::tr("%1: %2\n\nA sweep measures all chosen variants at many sizes and says from which size on "
                            "each is faster than the baseline.\n\nPress F5 here for the usual sweep: %3. The "
                            "section Sweep of the setup has the other dimensions and ranges.");
    return words.arg(operationText(operation), operationDescription(operation),
                     axis ? messageText(sweepAxisTitle(*axis)) : markedText(first.noun));
}

} // namespace

void SweepPage::setOperation(Operation operation) { m_empty->setWords(sweepWords(operation)); }

EmptyPage* SweepPage::makeEmpty()
{
    auto* empty = new EmptyPage(tr("No sweep yet"), sweepWords(Operation::Quantize), QStringLiteral("sweepEmptyText"),
                                QStringLiteral("sweep"));
    auto* start = named(new QAction(tr("Run the usual sweep"), empty), "actionUsualSweep");
    start->setToolTip(tr("Sweeps over the first dimension of the operation"));
    connect(start, &QAction::triggered, this, &SweepPage::usualSweepRequested);
    empty->offer(start);
    return empty;
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
    for (QComboBox* choice : {m_lines, m_heatValue, m_heatMode})
        connect(choice, &QComboBox::currentIndexChanged, this, [this] {
            m_dirty = true;
            refresh();
        });
    connect(m_view, &QComboBox::currentIndexChanged, this, [this] {
        showView();
        m_dirty = true;
        refresh();
    });
    connect(m_heat, &SweepHeatMap::pointActivated, m_table, &SweepTable::setActive);
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
    m_sizes.clear();
    if (spec.isSweep())
        for (const RunSpec& point : sweepPoints(spec))
            m_sizes.push_back(point);
    const std::size_t planned = m_sizes.size();
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
        for (const Dimension parameter : sweepXChoices(spec))
            m_x->addItem(tr("against %1").arg(sweepParameterLabel(parameter)), static_cast<int>(parameter));
        fillQuantities();
        fillHeatChoices();
        fillChoices();
        fillModes();
        for (SweepChart* chart : m_charts)
            chart->resetZoom();
    }
    showView();
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
    updateProgress();
    later();
}

void SweepPage::setPhase(const QString& phase)
{
    if (phase == m_phase) return;
    m_phase = phase;
    updateProgress();
}

void SweepPage::clear() { setPoints(RunSpec{}, {}, nullptr); }

void SweepPage::setActiveMode(const QString& mode)
{
    for (SweepChart* chart : m_charts)
        chart->setActiveMode(mode);
}

void SweepPage::setBaseline(const QString& mode)
{
    if (mode == m_baseline) return;
    m_baseline = mode;
    later();
}

void SweepPage::activate(int point, const QString& mode)
{
    setActiveMode(mode);
    m_heat->setActivePoint(point);
    updateProgress();
}

int SweepPage::unmeasuredPoints() const
{
    return static_cast<int>(
        std::count_if(m_points.begin(), m_points.end(), [](const Segment& s) { return !isMeasured(s); }));
}

int SweepPage::unresolvedPoints() const
{
    return static_cast<int>(std::count_if(m_points.begin(), m_points.end(), isOpen));
}

void SweepPage::later()
{
    m_dirty = true;
    if (isVisible() && !m_timer->isActive()) m_timer->start();
}

/// What can be shown of the operation: pairs, then each quantity alone.
void SweepPage::fillQuantities()
{
    const QSignalBlocker quiet(m_quantity);
    const QVariant before = m_quantity->currentData();
    m_quantity->clear();
    const QVector<SweepQuantity> all = sweepQuantities(m_spec.operation);
    const auto add = [this](const QString& name, const Pair& pair) { m_quantity->addItem(name, pair.packed()); };
    for (qsizetype i = 0; i + 1 < all.size(); i += 2)
        add(tr("%1, %2").arg(sweepQuantityName(all[i]), sweepQuantityName(all[i + 1])), {all[i], all[i + 1]});
    m_quantity->insertSeparator(m_quantity->count());
    for (const SweepQuantity quantity : all)
        add(tr("%1 only").arg(sweepQuantityName(quantity)), {quantity, std::nullopt});
    m_quantity->setCurrentIndex(before.isValid() ? std::max(0, m_quantity->findData(before)) : 0);
    updateQuantityToolTip();
}

void SweepPage::fillHeatChoices()
{
    const QSignalBlocker quiet(m_heatValue), alsoQuiet(m_heatMode);
    const QVariant value = m_heatValue->currentData(), mode = m_heatMode->currentData();
    m_heatValue->clear();
    m_heatMode->clear();
    for (const SweepHeatValue each : {SweepHeatValue::Latency, SweepHeatValue::RatioToBaseline,
                                      SweepHeatValue::PercentOfCeiling, SweepHeatValue::Rate})
        m_heatValue->addItem(sweepHeatName(each, m_spec.operation), static_cast<int>(each));
    for (std::size_t i = 0; i < m_spec.count(); ++i) {
        const QString name = QString::fromStdString(m_spec.nameOf(i));
        m_heatMode->addItem(modeSwatch(name), name, name);
    }
    // From where it pays, unless there is nothing to compare with.
    const int first = m_heatValue->findData(
        static_cast<int>(m_spec.count() > 1 ? SweepHeatValue::RatioToBaseline : SweepHeatValue::Latency));
    m_heatValue->setCurrentIndex(value.isValid() ? std::max(0, m_heatValue->findData(value)) : first);
    const int usual = usualMapMode(m_points, m_spec, shownBaseline());
    const int kept = mode.isValid() ? m_heatMode->findData(mode) : -1;
    m_heatMode->setCurrentIndex(kept >= 0 ? kept : usual);
}

bool SweepPage::showsMap() const { return m_spec.axes.size() == 2 && m_view->currentIndex() == 0; }

/// Shows the controls and the picture of the view.
void SweepPage::showView()
{
    const bool map = showsMap();
    m_view->setVisible(m_spec.axes.size() == 2);
    for (QWidget* control : {m_heatValue, m_heatMode})
        control->setVisible(map);
    for (QWidget* control :
         {static_cast<QWidget*>(m_quantity), static_cast<QWidget*>(m_modes), static_cast<QWidget*>(m_log)})
        control->setVisible(!map);
    m_x->setVisible(!map && m_x->count() > 1);
    m_lines->setVisible(!map && m_lines->count() > 0);
    m_pictures->setCurrentWidget(map ? static_cast<QWidget*>(m_heat) : m_scroll);
}

QString SweepPage::shownBaseline() const
{
    const auto measured = std::ranges::find_if(m_points, [](const Segment& point) { return !point.modes.empty(); });
    if (measured != m_points.end())
        return QString::fromStdString(crossingReference(*measured, m_baseline.toStdString()));
    for (std::size_t i = 0; i < m_spec.count(); ++i)
        if (QString::fromStdString(m_spec.nameOf(i)) == m_baseline) return m_baseline;
    return m_spec.count() > 0 ? QString::fromStdString(m_spec.nameOf(0)) : QString();
}

/// Values of the second axis, then the modes that may be shown with a line for each of them.
void SweepPage::fillChoices()
{
    const QSignalBlocker quiet(m_lines);
    const QVariant before = m_lines->currentData();
    m_lines->clear();
    const auto x = static_cast<Dimension>(m_x->currentData().toInt());
    const SweepAxis* second = m_x->count() > 0 ? secondAxis(m_spec, x) : nullptr;
    m_lines->setVisible(second != nullptr && !showsMap());
    if (!second) return;
    for (const std::int64_t value : second->values)
        m_lines->addItem(messageText(dimensionValue(second->parameter, value)), static_cast<qint64>(value));
    m_lines->insertSeparator(m_lines->count());
    for (std::size_t i = 0; i < m_spec.count(); ++i) {
        const QString name = QString::fromStdString(m_spec.nameOf(i));
        m_lines->addItem(tr("%1 by %2").arg(name, sweepParameterLabel(second->parameter)), name);
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
    options.baseline = m_baseline;
    options.x = static_cast<Dimension>(m_x->currentData().toInt());
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
    if (!m_dirty || !m_spec.isSweep()) return updateProgress();
    m_dirty = false;
    m_model->setBaseline(shownBaseline(), m_points);
    refreshLines();
    if (showsMap()) refreshMap();
    updateProgress();
}

void SweepPage::refreshLines()
{
    const Pair pair = Pair::unpacked(m_quantity->currentData().toInt());
    const std::optional<SweepQuantity> quantities[] = {pair.first, pair.second};
    for (int i = 0; i < 2; ++i) {
        m_charts[i]->setVisible(quantities[i].has_value());
        if (!quantities[i]) continue;
        m_charts[i]->setTitle(sweepQuantityName(*quantities[i]));
        m_charts[i]->setEmptyText(*quantities[i] == SweepQuantity::SpeedUp && m_spec.count() < 2
                                      ? tr("Select at least two modes: a speed-up compares one with the other.")
                                      : tr("No measurements yet. Points appear here as they are measured."));
        m_charts[i]->fill(&SweepContent::setPicture,
                          sweepPicture(m_points, m_spec, m_calibration ? &*m_calibration : nullptr,
                                       options(*quantities[i]), m_running));
    }
    arrange();
}

void SweepPage::refreshMap()
{
    const auto value = static_cast<SweepHeatValue>(m_heatValue->currentData().toInt());
    const QString mode = m_heatMode->currentData().toString();
    const SweepHeat heat = sweepHeat(m_points, m_spec, value, mode, shownBaseline(), m_running);
    m_heat->setTitle(sweepHeatTitle(heat));
    m_heat->setHeat(heat);
}

void SweepPage::updateProgress()
{
    const int all = static_cast<int>(m_points.size());
    const int waiting = unmeasuredPoints(), open = unresolvedPoints();
    QStringList parts{tr("Points measured: %1 of %2").arg(all - waiting).arg(all)};
    if (open > 0) parts << tr("Points that need more samples: %1").arg(open);
    if (m_running >= 0 && m_running < all)
        parts << tr("Now measuring %1")
                     .arg(QString::fromStdString(pointText(m_sizes[static_cast<std::size_t>(m_running)])));
    if (!m_phase.isEmpty()) parts << m_phase;
    const QString text = joinedParts(parts);
    m_progress->setText(text);
    m_progress->setToolTip(text);
    const bool idle = m_running < 0 && m_whyFixed.isEmpty();
    const QString why = m_running >= 0 ? tr("The sweep is running.") : m_whyFixed;
    m_continue->setEnabled(idle && all > 0 && waiting + open > 0);
    m_continue->setToolTip(!idle ? why
                           : waiting + open == 0
                               ? tr("All points are measured and resolved.")
                               : tr("Measures what is missing, then adds samples where the intervals are widest"));
    const bool one = m_table->activePoint() >= 0;
    m_more->setEnabled(idle && (one || open > 0));
    m_more->setToolTip(
        !idle      ? why
        : one      ? tr("Adds samples to the point of the selected row, all modes in interleaved rounds")
        : open > 0 ? tr("Adds samples to all points that need more; select a row to add them to that point alone")
                   : tr("Select a row of the table, or click a point of a chart."));
}

/// Charts as high as their labels need; side by side where there is room, or where they would not fit above each other.
void SweepPage::arrange()
{
    int lines = 0;
    for (const SweepChart* chart : m_charts)
        lines = std::max(
            lines,
            static_cast<int>(chart->content().picture.series.size() + chart->content().picture.ceilings.size()) + 1);
    const double type = textScale();
    const int height = qRound(type * (kSweepHead + kLabelHeight * std::clamp(lines, 9, 18)));
    for (SweepChart* chart : m_charts)
        if (chart->minimumHeight() != height) chart->setMinimumHeight(height);
    const QSize room = m_scroll->viewport()->size();
    const bool both = !m_charts[1]->isHidden();
    const bool wide =
        room.width() >= type * kPairWidth || (room.width() >= type * kSqueezed && room.height() < 2 * height);
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

bool SweepPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) arrange();
    return QWidget::eventFilter(watched, event);
}

} // namespace qs
