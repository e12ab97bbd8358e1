// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/accuracy/accuracy_page.h"

#include "app/pages/accuracy/plan_editor.h"
#include "app/pages/layout/empty_page.h"
#include "app/pages/layout/page_layout.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/curves/training_chart.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/tables/accuracy_model.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace qs {
namespace {

constexpr int kHeadMargins = 44;
constexpr int kBothFit = 660;    ///< pixels of height from which the table stays below the heat map
constexpr int kTableHeight = 96; ///< header and two rows
constexpr int kBeside = 1000;    ///< pixels from which two charts stand side by side
enum Tab { TrainingTab, AccuracyTab, SizeTab, ParetoTab, WhatIfTab }; // in the order of the pages

/// 'drawn characters, 10 classes · MLP 784-512-256-10 · CPU'
QString subtitle(const AccuracyStudyResult& study)
{
    QStringList parts{messageText(study.data), messageText(study.model), text(study.environment.device),
                      text(study.environment.target)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

AccuracyPage::AccuracyPage(QWidget* parent)
    : Page(parent), m_study(std::make_shared<const AccuracyStudyResult>()), m_stack(new QStackedWidget(this)),
      m_tabs(new QTabWidget), m_editor(new PlanEditor), m_model(new AccuracyModel(this)), m_table(new AccuracyTable)
{
    setObjectName(QStringLiteral("studyPage"));
    makeCharts();
    m_table->setObjectName(QStringLiteral("studyTable"));
    m_table->setStudyModel(m_model);
    m_table->setMinimumHeight(kTableHeight);
    m_tabs->setObjectName(QStringLiteral("studyTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Charts of the accuracy study"));
    m_scoreSplitter = makeSplitter("studyScores", Qt::Horizontal, {m_accuracy, m_loss});
    m_tabs->addTab(m_training, tr("Training"));
    m_tabs->addTab(makeScroll("studyScoreScroll", m_scoreSplitter), tr("Accuracy and loss"));
    m_tabs->addTab(makeScroll("studySizeScroll", m_size), tr("Size"));
    m_tabs->addTab(m_pareto, tr("Pareto"));
    m_tabs->addTab(makeWhatIf(), tr("What if"));
    m_tabs->setTabToolTip(WhatIfTab, tr("Sensitivity of each layer to each mode, and the effect of mixed modes"));
    m_splitter = makeTableSplitter("studySplitter", m_tabs, m_table, *m_table, {560, 260});
    fillPage(*this, *m_stack, m_empty = makeEmpty(), {makeHead(), m_splitter});
    connectParts();
    setAnswers(false, tr("There is no study yet. Press F5 to start one."));
}

void AccuracyPage::makeCharts()
{
    const QString wait = tr("The modes appear here one by one, as soon as they are measured.");
    m_training =
        makeChart<TrainingChart>(chartnames::kStudyTraining, tr("The curves grow here while the model trains."));
    m_accuracy = makeChart<CategoryBars>(chartnames::kStudyAccuracy, wait);
    m_loss = makeChart<CategoryBars>(chartnames::kStudyLoss, wait);
    m_size = makeChart<CategoryBars>(chartnames::kStudySize, wait);
    m_pareto = makeChart<ParetoChart>(chartnames::kStudyPareto, wait);
    m_besidePareto = makeChart<ParetoChart>(chartnames::kStudyParetoBeside, wait);
    m_heat = makeChart<HeatMap>(
        chartnames::kStudySensitivity,
        tr("Each layer is quantized by itself here, one mode after the other. You can turn this off in the setup."));
    m_heat->installEventFilter(this);
}

QWidget* AccuracyPage::makeHead()
{
    auto* head = new QWidget;
    auto* row = makeBox<QHBoxLayout>(head, {10, 6, 10, 6}, 8);
    auto* words = new QVBoxLayout;
    const PageHead labels = addPageHead(*words, head, QStringLiteral("study"));
    m_title = labels.sentence;
    m_subtitle = labels.subtitle;
    m_resume = described(new QPushButton(tr("&Continue"), head), "studyResume", tr("Continue the study"), {});
    m_resume->setAutoDefault(false);
    m_save = described(new QToolButton(head), "studySave", tr("Save the model"), {});
    m_save->setText(tr("Save model"));
    m_save->setPopupMode(QToolButton::InstantPopup);
    m_save->setFocusPolicy(Qt::StrongFocus);
    m_save->setMenu(new QMenu(m_save));
    row->addLayout(words, 1);
    addAll(row, {m_resume, m_save});
    return head;
}

EmptyPage* AccuracyPage::makeEmpty()
{
    return new EmptyPage(
        tr("What does quantization cost in accuracy?"),
        tr("An accuracy study trains a small model, quantizes it in every chosen mode, and shows accuracy, loss and "
           "size "
           "with their intervals and verdicts.\n\nThe setup beside this page is ready to run on characters that the "
           "program draws: press F5. You can also use your own data as IDX, CSV or .npy files."),
        QStringLiteral("studyEmptyText"), QStringLiteral("study"));
}

QWidget* AccuracyPage::makeWhatIf()
{
    auto* part = new QWidget;
    auto* rows = makeBox<QVBoxLayout>(part, {}, 0);
    auto* bar = makeBox<QHBoxLayout>(nullptr, {10, 4, 10, 2});
    m_quantity = described(new QuietComboBox(part), "studyQuantity", tr("Value shown in the cells"),
                           tr("Value shown in the cells for a layer that is quantized by itself"));
    m_quantity->addItem(tr("Change in loss"));
    m_quantity->addItem(tr("Signal-to-noise ratio of the output"));
    m_quantity->setMinimumContentsLength(20);
    m_hint = new ElidedLabel({}, part);
    m_hint->setProperty("role", "subtitle");
    bar->setSpacing(8);
    bar->addWidget(m_quantity);
    bar->addWidget(m_hint, 1);
    m_whatIfSplitter = makeSplitter("studyWhatIf", Qt::Horizontal, {m_heat, m_besidePareto});
    rows->addLayout(bar);
    rows->addWidget(m_whatIfSplitter, 1);
    rows->addWidget(m_editor);
    return part;
}

void AccuracyPage::showWhatIf() { m_tabs->setCurrentIndex(WhatIfTab); }

QList<ChartWidget*> AccuracyPage::charts() const
{
    return {m_training, m_accuracy, m_loss, m_size, m_pareto, m_heat, m_besidePareto};
}

void AccuracyPage::connectParts()
{
    connect(m_tabs, &QTabWidget::currentChanged, this, &AccuracyPage::arrange);
    connect(m_resume, &QPushButton::clicked, this, &AccuracyPage::resumeRequested);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &AccuracyPage::showHeat);
    connect(m_editor, &PlanEditor::planChanged, this, &AccuracyPage::showHeat);
    connect(m_heat, &HeatMap::cellActivated, m_editor, &PlanEditor::setLayer);
    connect(m_heat, &HeatMap::cellClicked, m_editor, &PlanEditor::setLayer);
    connect(m_table, &AccuracyTable::activeModeChanged, this, &AccuracyPage::setActiveMode);
    for (CategoryBars* chart : {m_accuracy, m_loss, m_size})
        connect(chart, &CategoryBars::modeActivated, this, &AccuracyPage::setActiveMode);
    for (ParetoChart* chart : {m_pareto, m_besidePareto})
        connect(chart, &ParetoChart::pointSelected, this, &AccuracyPage::setActiveMode);
    connect(m_save->menu(), &QMenu::aboutToShow, this, &AccuracyPage::fillSaveMenu);
}

/// A single click on a cell tries it; the arrow keys only look, and Enter tries.
bool AccuracyPage::eventFilter(QObject* watched, QEvent* event)
{
    // The second press of a double click is no third wish.
    if (watched == m_heat && event->type() == QEvent::MouseButtonDblClick) return true;
    return QWidget::eventFilter(watched, event);
}

void AccuracyPage::begin(const AccuracyStudySpec& spec)
{
    clear();
    auto fresh = std::make_shared<AccuracyStudyResult>();
    fresh->spec = spec;
    m_study = std::move(fresh);
    m_running = true;
    m_stack->setCurrentIndex(1);
    m_tabs->setCurrentIndex(TrainingTab);
    m_title->setText(tr("Preparing the study…"));
}

void AccuracyPage::clear()
{
    m_training->fill([](TrainingContent& chart) { chart.curves.clear(); });
    m_active.clear();
    setStudy(std::make_shared<const AccuracyStudyResult>(), false);
    setResumable(false);
    m_stack->setCurrentIndex(0);
}

void AccuracyPage::appendTraining(const TrainingCurve& part)
{
    m_training->append(part);
    if (m_study->rows.empty()) m_tabs->setCurrentIndex(TrainingTab);
}

void AccuracyPage::setStudy(const AccuracyStudyPtr& study, bool running)
{
    const bool first = m_study->rows.empty() && !study->rows.empty();
    const bool another = m_study->environment.date != study->environment.date || m_study->spec != study->spec;
    m_study = study;
    m_running = running;
    m_stack->setCurrentIndex(running || !study->rows.empty() || !study->layers.empty() ? 1 : 0);
    m_model->setStudy(m_study);
    m_editor->setStudy(*m_study);
    if (!running || another) m_training->fill(showTraining, *m_study);
    showCharts();
    m_subtitle->setToolTip(subtitle(*m_study));
    arrange();
    const QString sentence = studySentence(*m_study);
    if (!running || !sentence.isEmpty()) m_title->setText(sentence.isEmpty() ? tr("No measurements yet.") : sentence);
    m_tabs->setTabEnabled(TrainingTab, running || !m_study->training.empty());
    m_tabs->setTabToolTip(TrainingTab, m_tabs->isTabEnabled(TrainingTab)
                                           ? QString()
                                           : tr("The model was read from a file and not trained here"));
    if (first || (!running && m_tabs->currentIndex() == TrainingTab && !study->rows.empty() && another))
        m_tabs->setCurrentIndex(AccuracyTab);
}

void AccuracyPage::showCharts()
{
    m_accuracy->fill(showAccuracyByMode, *m_study);
    m_loss->fill(showLossByMode, *m_study);
    m_size->fill(showModelSize, *m_study);
    m_pareto->fill(showPareto, *m_study);
    m_besidePareto->fill(showPareto, *m_study);
    showHeat();
    if (!m_active.isEmpty()) setActiveMode(m_active);
}

void AccuracyPage::showHeat()
{
    m_heat->fill(showSensitivity, *m_study,
                 m_quantity->currentIndex() == 1 ? SensitivityQuantity::OutputSqnr
                                                 : SensitivityQuantity::LossDifference);
    QStringList plan;
    for (const std::string& mode : m_editor->plan())
        plan << text(mode);
    m_heat->fill([&](HeatContent& map) { map.plan = plan; });
}

void AccuracyPage::setActiveMode(const QString& mode)
{
    m_active = mode;
    for (CategoryBars* chart : {m_accuracy, m_loss, m_size})
        chart->setActiveMode(mode);
    for (ParetoChart* chart : {m_pareto, m_besidePareto})
        chart->setSelected(mode);
    m_table->setActiveMode(mode);
    const auto plan = std::find_if(m_study->plans.begin(), m_study->plans.end(),
                                   [&](const ModeRow& row) { return text(row.mode) == mode; });
    if (plan != m_study->plans.end()) m_editor->setPlan(plan->plan);
}

void AccuracyPage::setPhase(const QString& words)
{
    if (!m_running || words.isEmpty() || !studySentence(*m_study).isEmpty()) return;
    m_title->setText(tr("Running: %1", "what a study is doing").arg(words));
}

void AccuracyPage::setAnswers(bool can, const QString& why)
{
    m_editor->setAnswers(can, why);
    m_hint->setText(can ? tr("Click a cell to use that mode for that layer. Click it again to return to FP32.")
                        : QString()); // the editor below says why
    m_save->setEnabled(can);
    m_save->setToolTip(can ? tr("Save the trained model, or its quantized version in a mode or plan, as safetensors")
                           : why);
}

void AccuracyPage::setResumable(bool can)
{
    m_resume->setVisible(can);
    m_resume->setToolTip(tr("Continue the study where it was stopped"));
}

void AccuracyPage::fillSaveMenu()
{
    QMenu* menu = m_save->menu();
    menu->clear();
    connect(menu->addAction(tr("Trained model, FP32…")), &QAction::triggered, this, &AccuracyPage::saveModelRequested);
    menu->addSeparator();
    for (const auto* rows : {&m_study->rows, &m_study->plans})
        for (const ModeRow& row : *rows) {
            if (!row.failed.empty() || row.mode == "fp32") continue;
            QAction* action =
                menu->addAction(modeSwatch(text(row.mode)),
                                tr("%1, %2…").arg(accuracyModeTitle(text(row.mode)), modelSizeText(row.size.total())));
            connect(action, &QAction::triggered, this, [this, mode = text(row.mode)] { emit saveModeRequested(mode); });
        }
}

void AccuracyPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Side by side where there is room; in a low window the heat map takes the place of the table, too.
void AccuracyPage::arrange()
{
    const bool beside = width() >= kBeside;
    const int taken =
        m_save->sizeHint().width() + (m_resume->isVisible() ? m_resume->sizeHint().width() : 0) + kHeadMargins;
    m_subtitle->setText(
        m_subtitle->fontMetrics().elidedText(subtitle(*m_study), Qt::ElideRight, std::max(50, width() - taken)));
    m_table->setVisible(m_tabs->currentIndex() != WhatIfTab || height() >= kBothFit);
    m_scoreSplitter->setOrientation(width() >= 700 ? Qt::Horizontal : Qt::Vertical);
    m_besidePareto->setVisible(beside || width() >= 680);
    m_whatIfSplitter->setSizes(beside ? QList<int>{600, 400} : QList<int>{560, 440});
}

} // namespace qs
