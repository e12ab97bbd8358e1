// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_page.h"

#include "app/frame/status_line.h"
#include "app/pages/layout/empty_page.h"
#include "app/pages/layout/page_layout.h"
#include "app/pages/layout/view_stack.h"
#include "app/pages/llm/llm_generate_panel.h"
#include "app/pages/llm/llm_live_panel.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/llm/llm_charts.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/tables/llm/llm_model.h"
#include "widgets/tensor/divergence_view.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>

namespace qs {
namespace {

constexpr int kTableHeight = 96; ///< header and two rows
constexpr int kBeside = 640;     ///< pixels from which two charts stand side by side

/// A choice with its label, to stand in a bar.
QWidget* labelled(const QString& words, QComboBox* choice)
{
    auto* part = new QWidget;
    auto* row = makeBox<QHBoxLayout>(part, {}, 8);
    auto* label = new QLabel(words, part);
    label->setBuddy(choice);
    addAll(row, {label, choice});
    return part;
}

} // namespace

LlmPage::LlmPage(QWidget* parent)
    : Page(parent), m_study(std::make_shared<const LlmStudyResult>()), m_stack(new QStackedWidget(this)),
      m_tabs(new QTabWidget), m_speed(new ViewStack(QStringLiteral("llmSpeed"), tr("Charts of the speed"))),
      m_quality(new ViewStack(QStringLiteral("llmQuality"), tr("Charts of the quality"))),
      m_words(new ViewStack(QStringLiteral("llmWords"), tr("Views of the text"))), m_live(new LlmLivePanel),
      m_text(new DivergenceView), m_generator(new LlmGeneratePanel), m_model(new LlmModel(this)), m_table(new LlmTable)
{
    setObjectName(QStringLiteral("llmPage"));
    makeCharts();
    m_table->setLlmModel(m_model);
    m_table->setMinimumHeight(kTableHeight);
    makeChoices();
    makeTabs();
    m_splitter = makeTableSplitter("llmSplitter", m_tabs, makeTableArea(), *m_table, {520, 300});
    fillPage(*this, *m_stack, m_empty = makeEmpty(), {makeHead(), makeProgress(), m_splitter});
    connectParts();
    showCharts();
    tabChanged();
}

void LlmPage::makeTabs()
{
    using K = LlmTableKind;
    m_tabs->setObjectName(QStringLiteral("llmTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setAccessibleName(tr("Charts of the language model study"));
    m_speedSplitter = makeSplitter("llmSpeed", Qt::Horizontal, {m_throughput, m_latency});
    m_textSplitter = makeSplitter("llmText", Qt::Horizontal, {m_perplexity, m_divergence});
    m_memorySplitter = makeSplitter("llmMemoryAndLoad", Qt::Horizontal, {m_memory, m_loading});
    m_speedCharts = makeScroll("llmSpeedScroll", m_speedSplitter);
    m_taskChart = makeScroll("llmTaskScroll", m_tasks);
    QWidget* perplexity = makeScroll("llmTextScroll", m_textSplitter);
    QWidget* memory = makeScroll("llmMemoryScroll", m_memorySplitter);
    m_tableOf = {{m_live, K::Overview},   {m_speedCharts, K::Latency}, {perplexity, K::Text},
                 {m_taskChart, K::Tasks}, {m_tradeOff, K::Overview},   {memory, K::Memory}};
    m_views = {m_speedCharts, m_live, perplexity, m_taskChart, m_tradeOff, memory, m_text, m_generator};
    m_speed->addView(m_speedCharts, tr("Throughput and time per token"), m_throughputChoice);
    m_speed->addView(m_live, tr("During the study"));
    m_quality->addView(perplexity, tr("Perplexity and divergence"));
    m_quality->addView(m_taskChart, tr("Tasks"), m_taskChoice);
    m_quality->addView(m_tradeOff, tr("Perplexity against cost"), m_cost);
    m_words->addView(m_text, tr("Divergence of each token"));
    m_words->addView(m_generator, tr("Generate"));
    addTab(m_speed, tr("Speed"), tr("Throughput over batch sizes, time per output token, and the rates of each round"));
    addTab(m_quality, tr("Quality"),
           tr("Perplexity, KL divergence and tasks relative to the baseline, and what they cost in time or bytes"));
    addTab(memory, tr("Memory"), tr("Weights, caches and load time"));
    addTab(m_words, tr("Text"), tr("The text with the divergence of each token, and what any configuration writes"));
    for (ViewStack* views : {m_speed, m_quality, m_words})
        connect(views, &ViewStack::currentChanged, this, &LlmPage::tabChanged);
}

void LlmPage::addTab(QWidget* page, const QString& title, const QString& toolTip)
{
    m_tabs->setTabToolTip(m_tabs->addTab(page, title), toolTip);
}

QWidget* LlmPage::currentView() const
{
    const auto* views = qobject_cast<ViewStack*>(m_tabs->currentWidget());
    return views ? views->current() : m_tabs->currentWidget();
}

void LlmPage::showView(QWidget* view)
{
    if (m_tabs->indexOf(view) >= 0) m_tabs->setCurrentWidget(view);
    for (ViewStack* views : {m_speed, m_quality, m_words})
        if (views->holds(view)) {
            views->setCurrent(view);
            m_tabs->setCurrentWidget(views);
        }
}

void LlmPage::makeCharts()
{
    const QString wait = tr("The configurations appear here one by one, as soon as they are measured.");
    m_throughput = makeChart<LineChart>(chartnames::kLlmThroughput,
                                        tr("Decoded tokens per second appear here with the first round."));
    m_latency = makeChart<CategoryBars>(chartnames::kLlmLatency, wait);
    m_perplexity = makeChart<CategoryBars>(chartnames::kLlmPerplexity, wait);
    m_divergence = makeChart<CategoryBars>(chartnames::kLlmDivergence, wait);
    m_tasks = makeChart<CategoryBars>(chartnames::kLlmTasks, wait);
    m_memory = makeChart<CategoryBars>(chartnames::kLlmMemory, wait);
    m_loading = makeChart<CategoryBars>(chartnames::kLlmLoading, wait);
    m_tradeOff = makeChart<ParetoChart>(chartnames::kLlmTradeOff, wait);
}

EmptyPage* LlmPage::makeEmpty()
{
    return new EmptyPage(
        tr("How does quantization affect a language model?"),
        tr("A study loads a language model in every chosen configuration and measures memory, speed and "
           "predictions, with intervals and verdicts.\n\nThe setup beside this page is ready to run with the small "
           "built-in model: press F5. You can also use your own model from a Hugging Face folder."),
        QStringLiteral("llmEmptyText"), QStringLiteral("llm"));
}

QWidget* LlmPage::makeHead()
{
    auto* head = new QWidget;
    auto* words = makeBox<QVBoxLayout>(head, {10, 6, 10, 6});
    const PageHead labels = addPageHead(*words, head, QStringLiteral("llm"));
    m_title = labels.sentence;
    m_subtitle = labels.subtitle;
    return head;
}

QWidget* LlmPage::makeProgress()
{
    m_progressRow = new QWidget;
    auto* row = makeBox<QHBoxLayout>(m_progressRow, {10, 0, 10, 6}, 10);
    m_phase = named(new QLabel(m_progressRow), "llmPhase");
    m_phase->setMinimumWidth(1);
    m_stop = described(new QPushButton(tr("Stop"), m_progressRow), "llmStop", tr("Stop the study"),
                       tr("Stop the study and keep the results so far"));
    m_stop->setAutoDefault(false);
    row->addWidget(m_phase, 1);
    row->addWidget(m_stop);
    m_progressRow->hide();
    return m_progressRow;
}

QWidget* LlmPage::makeTableArea()
{
    m_tableKind = new QuietComboBox;
    for (int kind = 0; kind < kLlmTables; ++kind)
        m_tableKind->addItem(llmTableTitle(static_cast<LlmTableKind>(kind)));
    m_tableKind->setMinimumContentsLength(14);
    describe(m_tableKind, QStringLiteral("llmTableKind"), tr("Table"),
             tr("Table that is shown; each chart selects its own"));
    m_tableArea = withChoice(tr("&Table"), m_tableKind, m_table);
    return m_tableArea;
}

void LlmPage::makeChoices()
{
    m_task = described(
        new QuietComboBox, "llmTask", tr("Task and metric"),
        tr("acc: largest log-likelihood; acc_norm: largest per character; exact_match: of generated answers"));
    m_task->setMinimumContentsLength(18);
    m_cost = described(new QuietComboBox, "llmCost", tr("Quantity that perplexity is compared with"),
                       tr("Simulated configurations have no valid time and are not shown against time"));
    m_cost->addItems({tr("Time per output token"), tr("Bytes of the weights")});
    m_cost->setMinimumContentsLength(18);
    m_taskChoice = labelled(tr("Tas&k"), m_task);
    m_throughputOver = described(
        new QuietComboBox, "llmThroughputOver", tr("Quantity that the throughput is drawn over"),
        tr("Over time per token, each point is a batch size: what all sequences get against what each waits"));
    m_throughputOver->addItems({tr("Batch size"), tr("Time per token")});
    m_throughputOver->setMinimumContentsLength(14);
    m_throughputChoice = labelled(tr("o&ver"), m_throughputOver);
}

QList<ChartWidget*> LlmPage::charts() const
{
    return {&m_live->chart(), m_throughput, m_latency, m_perplexity, m_divergence,
            m_tasks,          m_memory,     m_loading, m_tradeOff};
}

void LlmPage::connectParts()
{
    connect(m_tabs, &QTabWidget::currentChanged, this, &LlmPage::tabChanged);
    connect(m_stop, &QPushButton::clicked, this, &LlmPage::stopRequested);
    connect(m_tableKind, &QComboBox::currentIndexChanged, this,
            [this](int kind) { m_model->setKind(static_cast<LlmTableKind>(kind)); });
    connect(m_task, &QComboBox::currentIndexChanged, this, &LlmPage::showTask);
    connect(m_cost, &QComboBox::currentIndexChanged, this, &LlmPage::showTradeOff);
    connect(m_throughputOver, &QComboBox::currentIndexChanged, this, &LlmPage::showThroughput);
    connect(m_table, &LlmTable::activeModeChanged, this, &LlmPage::setActiveMode);
    for (CategoryBars* chart : {m_latency, m_perplexity, m_divergence, m_tasks, m_loading, m_memory})
        connect(chart, &CategoryBars::modeActivated, this, &LlmPage::setActiveMode);
    connect(m_text, &DivergenceView::modeChosen, this, &LlmPage::setActiveMode);
    connect(m_tradeOff, &ParetoChart::pointSelected, this, &LlmPage::setActiveMode);
}

void LlmPage::begin(const LlmStudySpec& spec)
{
    clear();
    auto fresh = std::make_shared<LlmStudyResult>();
    fresh->spec = spec;
    m_study = std::move(fresh);
    m_running = true;
    m_generates = false;
    showStack();
    showView(m_live);
    m_title->setText(tr("Preparing the study…"));
    m_progressRow->show();
    m_stop->setEnabled(true);
    setPhase(tr("Opening the model"));
}

void LlmPage::clear()
{
    m_active.clear();
    m_live->begin();
    setStudy(std::make_shared<const LlmStudyResult>(), false);
}

void LlmPage::offer(const QList<QAction*>& actions)
{
    for (QAction* action : actions)
        m_empty->offer(action);
}

/// Without a study there is still the model to talk to.
void LlmPage::showStack() { m_stack->setCurrentIndex(m_running || !m_study->rows.empty() || m_generates ? 1 : 0); }

void LlmPage::showTradeOffs() { showView(m_tradeOff); }

void LlmPage::showGenerator()
{
    m_generates = true;
    showStack();
    showView(m_generator);
    m_generator->goToPrompt();
}

void LlmPage::addLiveEvent(const StudyEvent& event) { m_live->addEvent(event); }

void LlmPage::setPhase(const QString& phase)
{
    m_phase->setText(m_phase->fontMetrics().elidedText(phase, Qt::ElideRight, std::max(80, width() * 7 / 10)));
    m_phase->setToolTip(phase);
}

void LlmPage::setStopping()
{
    m_stop->setEnabled(false);
    setPhase(tr("Stopping…"));
}

QString LlmPage::subtitle() const
{
    const auto text = [](const std::string& words) { return QString::fromStdString(words); };
    QStringList parts{messageText(m_study->checkpoint), messageText(m_study->model), text(m_study->environment.device),
                      text(m_study->environment.target)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void LlmPage::setStudy(const LlmPtr& study, bool running)
{
    const bool another = m_study->environment.date != study->environment.date || m_study->spec != study->spec;
    if (another && !m_running) m_live->begin(); // its rates were of another study
    m_study = study;
    if (m_running && !running && m_speed->current() == m_live)
        m_speed->setCurrent(m_speedCharts); // now the figures count
    m_running = running;
    m_progressRow->setVisible(running);
    showStack();
    m_model->setStudy(m_study);
    m_live->setStudy(m_study, running);
    m_text->setStudy(m_study);
    fillTasks();
    showCharts();
    m_subtitle->setToolTip(subtitle());
    arrange();
    QString sentence = llmSentence(*m_study);
    if (sentence.isEmpty())
        sentence = running                 ? tr("Measuring…")
                   : m_study->rows.empty() ? tr("No measurements yet.")
                                           : tr("Only the baseline was measured: nothing is compared.");
    m_title->setText(sentence);
}

void LlmPage::fillTasks()
{
    QStringList titles;
    for (const LlmTaskInfo& task : m_study->tasks)
        for (const std::string& metric : task.metrics)
            titles << QStringLiteral("%1, %2").arg(QString::fromStdString(task.title), QString::fromStdString(metric));
    QStringList shown;
    for (int i = 0; i < m_task->count(); ++i)
        shown << m_task->itemText(i);
    if (shown == titles) return;
    m_task->clear();
    m_task->addItems(titles);
}

void LlmPage::showCharts()
{
    const LlmStudyResult& study = *m_study;
    showThroughput();
    m_latency->fill(showLlmTimePerToken, study);
    m_perplexity->fill(showLlmPerplexity, study);
    m_divergence->fill(showLlmDivergence, study);
    m_memory->fill(showLlmMemory, study);
    m_loading->fill(showLlmLoading, study);
    showTask();
    showTradeOff();
    if (!m_active.isEmpty()) setActiveMode(m_active);
}

void LlmPage::showTask()
{
    int number = m_task->currentIndex();
    for (const LlmTaskInfo& task : m_study->tasks)
        for (const std::string& metric : task.metrics)
            if (number-- == 0) return m_tasks->fill(showLlmTask, *m_study, task, metric);
    m_tasks->fill([](CategoryContent& chart) {
        chart.title = tr("Tasks");
        chart.items.clear();
    });
}

void LlmPage::showThroughput()
{
    m_throughput->fill(showLlmThroughput, *m_study,
                       m_throughputOver->currentIndex() == 1 ? LlmThroughputOver::TimePerToken
                                                             : LlmThroughputOver::BatchSize);
    m_throughput->setActiveMode(m_active);
}

void LlmPage::showTradeOff()
{
    m_tradeOff->fill(showLlmTradeOff, *m_study,
                     m_cost->currentIndex() == 1 ? LlmCost::WeightBytes : LlmCost::TimePerToken);
}

void LlmPage::setActiveMode(const QString& mode)
{
    m_active = mode;
    for (CategoryBars* chart : {m_latency, m_perplexity, m_divergence, m_tasks, m_loading, m_memory})
        chart->setActiveMode(mode);
    m_throughput->setActiveMode(mode);
    m_live->setActiveMode(mode);
    m_text->setMode(mode);
    m_tradeOff->setSelected(mode);
    m_table->setActiveMode(mode);
}

void LlmPage::tabChanged()
{
    if (const auto kind = m_tableOf.constFind(currentView()); kind != m_tableOf.cend()) chooseTable(*kind);
    arrange();
}

void LlmPage::chooseTable(LlmTableKind kind) { m_tableKind->setCurrentIndex(static_cast<int>(kind)); }

void LlmPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrange();
}

/// Side by side where there is room.
void LlmPage::arrange()
{
    m_subtitle->setText(m_subtitle->fontMetrics().elidedText(subtitle(), Qt::ElideRight, std::max(50, width() - 24)));
    m_tableArea->setVisible(m_tableOf.contains(currentView()));
    for (QSplitter* splitter : {m_speedSplitter, m_textSplitter, m_memorySplitter})
        splitter->setOrientation(width() >= kBeside ? Qt::Horizontal : Qt::Vertical);
}

} // namespace qs
