// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/run_comparison_view.h"

#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/controls/form_rows.h"
#include "widgets/findings/ink.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/runs/run_history_chart.h"
#include "widgets/runs/run_ratios.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"
#include "widgets/tables/copyable_table.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace qs {
namespace {

constexpr qsizetype kMaxNames = 6; ///< that a sentence lists
constexpr int kMinRows = 4;        ///< of the comparison that are seen in the smallest window

/// '64×256, 128×256 and 3 more'
QString namesOf(const std::vector<std::string>& names)
{
    QStringList shown;
    for (const std::string& name : names)
        if (shown.size() < kMaxNames) shown << text(name);
    const auto more = static_cast<int>(static_cast<qsizetype>(names.size()) - shown.size());
    const QString list = shown.join(QStringLiteral(", "));
    return more > 0 ? RunComparisonView::tr("%1 and %n more", nullptr, more).arg(list) : list;
}

/// A table of either kind.
class RunTable : public CopyableTable
{
public:
    RunTable(TableModel* model, const char* name, const QString& title, QWidget* parent) : CopyableTable(420, parent)
    {
        setObjectName(QLatin1String(name));
        setAccessibleName(title);
        setTable(model);
        connect(model, &QAbstractItemModel::modelReset, this, &RunTable::refitColumns); // other runs
    }
};

/// With its header and the bar below it.
int heightOf(const QTableView& table, int rows)
{
    return 2 * table.frameWidth() + table.horizontalHeader()->sizeHint().height() +
           rows * table.verticalHeader()->defaultSectionSize() +
           table.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &table);
}

QLabel* addLabel(QWidget* parent, const char* name)
{
    auto* label = named(new QLabel(parent), name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QWidget* column(std::initializer_list<QWidget*> parts)
{
    auto* box = new QWidget;
    auto* all = makeBox<QVBoxLayout>(box, {}, 4);
    for (QWidget* part : parts) {
        if (auto* label = qobject_cast<QLabel*>(part)) {
            auto* inset = makeBox<QHBoxLayout>(nullptr, {12, 4, 12, 0});
            inset->addWidget(label);
            all->addLayout(inset);
        } else {
            all->addWidget(part, 1);
        }
    }
    return box;
}

} // namespace

RunComparisonView::RunComparisonView(QWidget* parent)
    : QWidget(parent), m_model(new RunComparisonModel(this)), m_differenceModel(new RunDifferenceModel(this)),
      m_sideModel(new SideBySideModel(this)), m_pages(new QStackedWidget(this)),
      m_empty(addLabel(this, "runComparisonEmpty")), m_title(addLabel(this, "runComparisonTitle")),
      m_summary(addLabel(this, "runComparisonSummary")), m_caveats(addLabel(this, "runComparisonCaveats")),
      m_noDifference(addLabel(this, "runNoDifference")),
      m_table(new RunTable(m_model, "runComparisonTable", tr("Runs against the baseline run"), this)),
      m_sideTable(new RunTable(m_sideModel, "sideBySideTable", tr("Runs side by side"), this)),
      m_differences(new RunTable(m_differenceModel, "runDifferenceTable", tr("Differences between the runs"), this)),
      m_ratios(named(new CategoryBars(this), "runRatios")), m_history(named(new LineChart(this), "runHistory"))
{
    setObjectName(QStringLiteral("runComparisonView"));
    m_empty->setText(
        tr("To compare runs, select the check boxes of two or more in the Runs panel, or choose a baseline run."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_title->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
    m_noDifference->setText(tr("The setup and the environment of the runs are the same."));
    auto* splitter = named(new QSplitter(Qt::Vertical), "runComparisonSplitter");
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_charts = makeChart());
    splitter->addWidget(m_ratios);
    splitter->addWidget(m_history);
    splitter->addWidget(makeTables());
    splitter->addWidget(column({m_noDifference, m_differences}));
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 2);
    splitter->setStretchFactor(2, 2);
    splitter->setStretchFactor(3, 3);
    splitter->setStretchFactor(4, 0); // the comparison gets the room
    splitter->setSizes({240, 240, 240, 320, 90});
    m_charts->hide();
    m_history->hide();
    m_pages->addWidget(column({m_empty}));
    m_pages->addWidget(splitter);
    auto* all = makeBox<QVBoxLayout>(this);
    all->addWidget(m_pages);
    recolor();
}

/// 'Run 4: 2 faster, 1 not resolved.'
QString RunComparisonView::summaryOf(const QVector<ComparedRun>& runs) const
{
    QStringList sentences;
    for (const ComparedRun& run : runs) {
        if (!run.error.isEmpty()) {
            sentences << tr("%1: %2").arg(run.name, run.error);
            continue;
        }
        std::array<int, 5> count{};
        int better = 0, worse = 0; // of what is not about speed
        for (const SeriesComparison& series : run.comparison.series) {
            const Verdict verdict = series.comparison.verdict;
            const bool isSpeed = infoOf(series.quantity).isSpeed;
            better += !isSpeed && verdict == Verdict::Faster ? 1 : 0;
            worse += !isSpeed && verdict == Verdict::Slower ? 1 : 0;
            ++count[static_cast<std::size_t>(verdict)];
        }
        const auto of = [&](Verdict verdict) { return count[static_cast<std::size_t>(verdict)]; };
        QStringList parts;
        if (of(Verdict::Faster) > better) parts << tr("%n faster", nullptr, of(Verdict::Faster) - better);
        if (of(Verdict::Slower) > worse) parts << tr("%n slower", nullptr, of(Verdict::Slower) - worse);
        if (better > 0) parts << tr("%n better", nullptr, better);
        if (worse > 0) parts << tr("%n worse", nullptr, worse);
        if (of(Verdict::Same)) parts << tr("%n the same", nullptr, of(Verdict::Same));
        if (of(Verdict::NotResolved)) parts << tr("%n not resolved", nullptr, of(Verdict::NotResolved));
        if (of(Verdict::TooFew)) parts << tr("%n with too few samples", nullptr, of(Verdict::TooFew));
        sentences << tr("%1: %2.").arg(run.name, parts.join(QStringLiteral(", ")));
    }
    return sentences.join(QLatin1Char('\n'));
}

QString RunComparisonView::caveatsOf(const QVector<ComparedRun>& runs) const
{
    const bool alternating = std::ranges::all_of(
        runs, [](const ComparedRun& run) { return !run.error.isEmpty() || run.comparison.alternating; });
    QStringList sentences{messageText(runOrderText(alternating))};
    bool unlike = false, simulated = false;
    for (const ComparedRun& run : runs) {
        unlike = unlike || run.comparison.isOfUnlikeWork();
        for (const SeriesComparison& series : run.comparison.series)
            simulated = simulated || series.simulated;
        for (const Message& note : run.comparison.notes)
            if (const QString words = messageText(note); !sentences.contains(words)) sentences << words;
    }
    if (unlike)
        sentences << tr("The runs did different work (operation, size, data type or input), so the ratio does not "
                        "compare implementations alone.");
    int byClock = 0;
    for (const ComparedRun& run : runs)
        byClock += static_cast<int>(run.comparison.onlyByClock().size());
    if (byClock > 0)
        sentences << tr("%n difference(s) are of the clock alone: in SM cycles the runs are the same.", nullptr,
                        byClock);
    if (simulated)
        sentences << tr("The times of simulated configurations are those of the simulation, not of the format.");
    return (QStringList(sentences.join(QLatin1Char(' '))) + machineSentences(runs) + onlySentences(runs))
        .join(QLatin1Char('\n'));
}

/// What the machine did between the runs: of each run one row's, that of an unlike machine first. The table has all.
QStringList RunComparisonView::machineSentences(const QVector<ComparedRun>& runs) const
{
    QStringList sentences;
    for (const ComparedRun& run : runs) {
        QString words;
        for (const SeriesComparison& series : run.comparison.series) {
            const QString said = machineWords(series);
            const bool isUnlike = series.machine && series.asMeasured;
            if (said.isEmpty() || !(words.isEmpty() || isUnlike)) continue;
            words = series.asMeasured ? tr("%1, %2: %3").arg(run.name, QString::fromStdString(series.key.name), said)
                                      : tr("%1: %2").arg(run.name, said);
            if (isUnlike) break;
        }
        if (!words.isEmpty()) sentences << words;
    }
    return sentences;
}

/// What one of two runs alone has, and is not compared.
QStringList RunComparisonView::onlySentences(const QVector<ComparedRun>& runs) const
{
    QStringList sentences;
    for (const ComparedRun& run : runs) {
        const auto inBaseline = run.comparison.onlyIn(true), inRun = run.comparison.onlyIn(false);
        if (!inBaseline.empty())
            sentences << tr("In the baseline run and not in %1: %2.").arg(run.name, namesOf(inBaseline));
        if (!inRun.empty()) sentences << tr("In %1 and not in the baseline run: %2.").arg(run.name, namesOf(inRun));
    }
    return sentences;
}

QWidget* RunComparisonView::makeChart()
{
    auto* box = new QWidget;
    m_mode = described(new QuietComboBox(box), "runComparisonMode", tr("Mode of the chart"),
                       tr("The mode or variant that the chart shows of each sweep"));
    m_mode->setMinimumContentsLength(22);
    m_chart = named(new SweepChart(box), "runComparisonChart");
    auto* bar = makeBox<QHBoxLayout>(nullptr, {10, 6, 10, 2});
    bar->addWidget(m_mode);
    bar->addStretch(1);
    auto* all = makeBox<QVBoxLayout>(box, {}, 0);
    all->addLayout(bar);
    all->addWidget(m_chart, 1);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &RunComparisonView::drawSweeps);
    return box;
}

QWidget* RunComparisonView::makeTables()
{
    m_arrangement = named(new QTabBar, "runArrangement");
    m_arrangement->setAccessibleName(tr("Arrangement of the runs"));
    m_arrangement->setDrawBase(false);
    m_arrangement->setExpanding(false);
    m_arrangement->addTab(tr("Rows"));
    m_arrangement->setTabToolTip(0, tr("A row for each mode of each run"));
    m_arrangement->addTab(tr("Side by side"));
    m_arrangement->setTabToolTip(1, tr("A row for each mode, with columns for each run or device"));
    m_arrangement->hide();
    m_sideTable->hide();
    connect(m_arrangement, &QTabBar::tabBarClicked, this, [this] { m_arranged = true; });
    connect(m_arrangement, &QTabBar::currentChanged, this, &RunComparisonView::showTable);
    auto* box = column({m_title, m_summary, m_caveats, m_table, m_sideTable});
    auto* bar = makeBox<QHBoxLayout>(nullptr, {12, 2, 12, 0});
    bar->addWidget(m_arrangement);
    bar->addStretch(1);
    static_cast<QVBoxLayout*>(box->layout())->insertLayout(3, bar);
    return box;
}

void RunComparisonView::setSideBySide(std::optional<SideBySide> runs)
{
    const bool any = runs.has_value();
    if (!m_arranged) m_arrangement->setCurrentIndex(any ? 1 : 0);
    m_sideModel->setRuns(runs ? std::move(*runs) : SideBySide());
    m_arrangement->setVisible(any);
    showTable();
}

void RunComparisonView::showTable()
{
    for (CopyableTable* table : {m_table, m_sideTable})
        table->setMinimumHeight(heightOf(*table, kMinRows));
    m_differences->setMinimumHeight(heightOf(*m_differences, 1));
    const bool beside = m_sideModel->rowCount() > 0 && m_arrangement->currentIndex() == 1;
    m_sideTable->setVisible(beside);
    m_table->setVisible(m_compared && !beside);
}

void RunComparisonView::setSweeps(QVector<NamedSweep> sweeps)
{
    m_sweeps = std::move(sweeps);
    fillModes();
    drawSweeps();
}

/// The mode that is shown stays; else the second one, since the first is usually the copy.
void RunComparisonView::fillModes()
{
    const QSignalBlocker quiet(m_mode);
    const QString before = m_mode->currentData().toString();
    m_mode->clear();
    for (const QString& mode : commonSweepModes(m_sweeps))
        m_mode->addItem(modeSwatch(mode), mode, mode);
    const int kept = m_mode->findData(before);
    m_mode->setCurrentIndex(kept >= 0 ? kept : std::min(1, m_mode->count() - 1));
    m_charts->setVisible(m_mode->count() > 0);
    showRatios();
}

void RunComparisonView::showRatios()
{
    const bool overTime = !m_history->content().series.isEmpty();
    m_history->setVisible(overTime && m_mode->count() == 0);
    m_ratios->setVisible(!overTime && !m_ratios->content().items.isEmpty() && m_mode->count() == 0);
}

void RunComparisonView::setHistory(const RunHistory& history, const QStringList& names)
{
    m_history->fill(showRunHistory, history, names);
    showRatios();
}

void RunComparisonView::drawSweeps()
{
    const QString mode = m_mode->currentData().toString();
    m_chart->setTitle(sweepQuantityName(SweepQuantity::LatencyUs));
    m_chart->fill(&SweepContent::setPicture,
                  mode.isEmpty() ? SweepPicture() : sweepOverlay(m_sweeps, mode, SweepQuantity::LatencyUs));
}

void RunComparisonView::setRuns(const QString& baseline, const QVector<ComparedRun>& runs)
{
    m_model->setRuns(runs);
    m_differenceModel->setRuns(runs);
    m_ratios->fill(showRunRatios, baseline, runs);
    showRatios();
    const bool differ = m_differenceModel->rowCount() > 0;
    const bool compared = std::any_of(runs.begin(), runs.end(), [](const ComparedRun& r) { return r.error.isEmpty(); });
    m_compared = compared;
    showTable();
    m_differences->setVisible(differ);
    m_noDifference->setVisible(!differ && compared);
    m_caveats->setVisible(compared);
    m_title->setText(tr("Compared with the baseline run: %1").arg(baseline));
    m_summary->setText(summaryOf(runs));
    m_caveats->setText(caveatsOf(runs));
    m_pages->setCurrentIndex(runs.isEmpty() ? 0 : 1);
}

QString RunComparisonView::text() const
{
    return m_pages->currentIndex() == 0
               ? m_empty->text()
               : m_title->text() + QLatin1Char('\n') + m_summary->text() + QLatin1Char('\n') + m_caveats->text();
}

void RunComparisonView::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    for (QLabel* label : {m_empty, m_caveats, m_noDifference})
        setInk(label, theme.muted);
    m_model->setInk(TableInk::of(palette()));
    m_differenceModel->setInk(TableInk::of(palette()));
    m_sideModel->setInk(TableInk::of(palette()));
}

void RunComparisonView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
