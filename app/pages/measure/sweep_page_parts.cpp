// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the page and how they are connected; sweep_page.cpp fills them.
#include "app/pages/measure/sweep_page.h"

#include "app/frame/empty_page.h"
#include "app/frame/page_parts.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/tables/sweep_table.h"

#include <QAction>
#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

namespace qs {

namespace {
constexpr int kRedrawMs = 80;
}

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
    connect(m_quantity, &QComboBox::currentTextChanged, this, &SweepPage::tellQuantity);
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
                            tr("Quantity shown by the colour of a cell"));
    m_heatMode = described(new QuietComboBox(row->parentWidget()), "sweepHeatMode", tr("Mode of the map"),
                           tr("The mode or variant that the map shows"));
    m_heatMode->setMaximumWidth(300);
    row->addWidget(m_heatValue, 2);
    row->addWidget(m_heatMode, 2);
}

QWidget* SweepPage::makeCharts()
{
    auto* charts = new QWidget;
    m_grid = makeBox<QGridLayout>(charts, {}, 1);
    const char* names[] = {"sweepFirstChart", "sweepSecondChart"};
    for (int i = 0; i < 2; ++i) {
        m_charts[i] = new SweepChart(charts);
        m_charts[i]->setObjectName(QLatin1String(names[i]));
        m_charts[i]->setEmptyText(tr("No measurements yet. Points appear here as they are measured."));
    }
    m_scroll = makeScroll("sweepScroll", charts);
    m_scroll->viewport()->installEventFilter(this);
    m_heat = named(new SweepHeatMap, "sweepHeatMap");
    m_pictures = new QStackedWidget;
    addAll(m_pictures, {m_scroll, m_heat});
    return m_pictures;
}

/// A narrow window cuts what is chosen.
void SweepPage::tellQuantity()
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
            ? SweepPage::tr("%1: %2\n\nA sweep measures all chosen modes at many sizes and shows where they reach the "
                            "ceiling of the device.\n\nPress F5 here for the usual sweep: %3. The "
                            "section Sweep of the setup has the other dimensions and ranges.")
            : SweepPage::tr("%1: %2\n\nA sweep measures all chosen variants at many sizes and shows where they reach "
                            "the ceiling of the device.\n\nPress F5 here for the usual sweep: %3. The "
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

} // namespace qs
