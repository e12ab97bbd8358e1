// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/decide/decide_page.h"

#include "app/pages/decide/decision_model.h"
#include "app/pages/decide/decision_picture.h"
#include "app/pages/layout/empty_page.h"
#include "app/pages/layout/page_layout.h"
#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/curves/decision_chart.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/isolates.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/text_scale.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace qs {
namespace {

constexpr int kBeside = 1500; ///< width of the page in which the table and the reasons stand beside each other

QPushButton* makeButton(const QString& words, const char* name, const QString& toolTip, QWidget* parent)
{
    auto* button = named(new QPushButton(words, parent), name);
    button->setToolTip(toolTip);
    button->setAutoDefault(false);
    return button;
}

QLabel* wordsLabel(const char* name, QWidget* parent)
{
    auto* label = named(new QLabel(parent), name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // all of its lines
    return label;
}

/// What may be higher than its room.
QScrollArea* scrolled(QWidget* content, const QString& name)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    area->setAccessibleName(name);
    return area;
}

QString wayTitle(WayOut::Kind kind)
{
    switch (kind) {
    case WayOut::Kind::Checkpoint:
        return DecidePage::tr("Save the quantized model");
    case WayOut::Kind::Vllm:
        return DecidePage::tr("Serve it with vLLM");
    case WayOut::Kind::Recipe:
        return DecidePage::tr("Recipe for llm-compressor");
    case WayOut::Kind::Measure:
        break;
    }
    return DecidePage::tr("Measure it again");
}

} // namespace

DecidePage::DecidePage(QWidget* parent)
    : Page(parent), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyPage(tr("No configurations to rank yet"),
                            tr("This page ranks what was measured under your limits of memory, time and loss. Measure "
                               "a language model, a model in every mode, or an operation first."),
                            QStringLiteral("decideEmptyText"), QStringLiteral("decide"), this)),
      m_tabs(new QTabWidget(this)), m_model(new DecisionModel(this)), m_table(new DecisionTableView(this)),
      m_chart(named(new DecisionChart(this), chartnames::kDecision))
{
    setObjectName(QStringLiteral("decidePage"));
    m_table->setDecisionModel(m_model);
    m_tabs->setObjectName(QStringLiteral("decideTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_chart, tr("Picture"));
    m_tabs->addTab(makeReason(), tr("Reason"));
    m_tabs->addTab(makeWays(), tr("Use it"));
    m_tabs->addTab(makeMissing(), tr("Missing"));
    m_splitter = makeSplitter("decideSplitter", Qt::Vertical, {m_table, m_tabs});
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    fillPage(*this, *m_stack, m_empty, {makeHead(), m_splitter});
    connect(m_chart, &DecisionChart::pointSelected, m_table, &CopyableTable::setActiveMode);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_filling) return;
        if (const DecisionCandidate* chosen = candidate()) m_chosen = chosen->id;
        showCandidate();
    });
}

/// What is known of a configuration stands below the table, or beside it where there is room for both.
void DecidePage::arrange()
{
    const Qt::Orientation wanted = width() >= kBeside * textScale() ? Qt::Horizontal : Qt::Vertical;
    if (wanted == m_splitter->orientation()) return;
    m_splitter->setOrientation(wanted);
    m_splitter->setSizes({3000, wanted == Qt::Horizontal ? 1500 : 3000}); // shares
}

void DecidePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrange();
}

void DecidePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    arrange();
}

QWidget* DecidePage::makeHead()
{
    auto* head = new QWidget(this);
    auto* column = makeBox<QVBoxLayout>(head, {14, 10, 14, 6});
    const PageHead words = addPageHead(*column, head, QStringLiteral("decide"));
    m_sentence = words.sentence;
    m_subtitle = words.subtitle;
    m_subtitle->setWordWrap(true);
    auto* row = makeBox<QHBoxLayout>(nullptr, {0, 6, 0, 0}, 8);
    auto* label = new QLabel(tr("Decide on"), head);
    m_subject = described(new QuietComboBox(head), "decideSubject", tr("Decide on"), subjectToolTip());
    label->setBuddy(m_subject);
    QPushButton* copy = makeButton(tr("Copy as Markdown"), "decideCopy",
                                   tr("Copy answer, ranking, reasons and evidence to the clipboard"), head);
    row->addWidget(label);
    row->addWidget(m_subject, 1);
    row->addWidget(copy);
    column->addLayout(row);
    connect(m_subject, &QComboBox::activated, this, [this](int index) {
        m_chosen.clear();
        emit subjectChosen(m_subject->itemData(index).toString().toStdString());
    });
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(markdown()); });
    return head;
}

QWidget* DecidePage::makeReason()
{
    auto* part = new QWidget;
    auto* column = makeBox<QVBoxLayout>(part, {14, 8, 14, 8});
    m_reason = wordsLabel("decideReason", part);
    m_showRun = makeButton(tr("Show the run"), "decideShowRun", tr("Go to the run that these figures come from"), part);
    m_plan =
        makeButton(tr("Open in the plan editor"), "decidePlan",
                   tr("Edit the modes of single layers on the Accuracy page, starting with this configuration"), part);
    auto* row = new QHBoxLayout;
    addAll(row, {m_showRun, m_plan});
    row->addStretch(1);
    column->addWidget(m_reason);
    column->addLayout(row);
    column->addStretch(1);
    connect(m_showRun, &QPushButton::clicked, this, [this] {
        if (const DecisionCandidate* chosen = candidate()) emit runRequested(text(chosen->runId));
    });
    connect(m_plan, &QPushButton::clicked, this, [this] {
        if (const DecisionCandidate* chosen = candidate()) emit planRequested(*chosen);
    });
    return scrolled(part, tr("Reason"));
}

QWidget* DecidePage::makeWays()
{
    auto* part = new QWidget;
    auto* column = makeBox<QVBoxLayout>(part, {14, 8, 14, 8});
    auto* row = new QHBoxLayout;
    m_way = described(new QuietComboBox(part), "decideWay", tr("How to use the configuration"),
                      tr("How to use the configuration"));
    m_way->setMinimumContentsLength(24);
    m_copyWay = makeButton(tr("Copy"), "decideCopyWay", tr("Copy this text to the clipboard"), part);
    addAll(row, {m_way, m_copyWay});
    row->addStretch(1);
    m_wayWords = wordsLabel("decideWayWords", part);
    m_wayText = described(new QPlainTextEdit(part), "decideWayText", tr("Command or recipe"), {});
    m_wayText->setReadOnly(true);
    m_wayText->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_wayText->setMinimumHeight(48);
    m_wayText->setTabChangesFocus(true);
    column->addLayout(row);
    column->addWidget(m_wayWords);
    column->addWidget(m_wayText, 1);
    connect(m_way, &QComboBox::currentIndexChanged, this, &DecidePage::showWay);
    connect(m_copyWay, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_wayText->toPlainText()); });
    return part;
}

QString DecidePage::subjectToolTip() { return tr("Only runs that measure the same thing are ranked together"); }

QWidget* DecidePage::makeMissing()
{
    auto* part = named(new QWidget, "decideGaps");
    m_gaps = makeBox<QVBoxLayout>(part, {14, 8, 14, 8});
    return scrolled(part, tr("Missing"));
}

const DecisionCandidate* DecidePage::candidate() const
{
    const DecisionTable* table = m_decision.table();
    const int row = m_table->currentCandidate();
    return table && row >= 0 && row < static_cast<int>(table->candidates.size())
               ? &table->candidates[static_cast<std::size_t>(row)]
               : nullptr;
}

void DecidePage::choose(const std::string& id)
{
    m_chosen = id;
    m_table->setCurrentCandidate(std::max(0, m_model->rowOf(id)));
}

QString DecidePage::markdown() const
{
    const DecisionTable* table = m_decision.table();
    return table ? text(decisionMarkdown(m_decision, *table)) : QString();
}

void DecidePage::setDecision(const Decision& decision)
{
    m_decision = decision;
    const bool any = m_decision.table() != nullptr;
    m_stack->setCurrentIndex(any ? 1 : 0);
    if (!any) return showEmpty();
    showTable();
    showCandidate();
    showGaps();
}

void DecidePage::showEmpty()
{
    m_model->setTable({});
    m_empty->setFootnote(m_decision.devices.empty() ? QString()
                                                    : tr("No run of this session was measured on a device whose name "
                                                         "contains “%1”. Choose another device in the limits.")
                                                          .arg(text(m_decision.limits.device)));
}

void DecidePage::showTable()
{
    const DecisionTable& table = *m_decision.table();
    m_subject->clear();
    for (const DecisionTable& one : m_decision.tables)
        m_subject->addItem(messageText(one.title), text(one.key));
    m_subject->setCurrentIndex(static_cast<int>(m_decision.chosen));
    m_subject->setToolTip(m_subject->currentText() + QStringLiteral("\n\n") + subjectToolTip());
    m_sentence->setText(messageText(table.answer));
    QStringList said;
    for (const auto* list : {&table.evidence, &table.notes})
        for (const Message& message : *list)
            said << messageText(message);
    m_subtitle->setText(said.value(0));
    m_subtitle->setToolTip(said.join(QLatin1Char('\n')));
    m_filling = true;
    m_model->setTable(table);
    m_table->setCurrentCandidate(std::max(0, m_model->rowOf(m_chosen)));
    m_filling = false;
    m_chart->fill(showDecision, table, m_decision.limits);
}

void DecidePage::showCandidate()
{
    const DecisionCandidate* chosen = candidate();
    m_ways.clear();
    QStringList words;
    if (chosen) {
        const DecisionTable& table = *m_decision.table();
        words << tr("%1. %2: %3.", "state, name, reason")
                     .arg(decisionStateText(*chosen), text(chosen->title), messageText(chosen->reason));
        for (const DecisionIssue& issue : chosen->issues)
            words << messageText(Message::sentences({issue.text, issue.remedy}));
        words << QString();
        for (const auto* list : {&table.evidence, &table.notes})
            for (const Message& message : *list)
                words << messageText(message);
        m_ways = waysOut(table, *chosen);
    }
    m_reason->setText(directedForView(words.join(QLatin1Char('\n'))));
    m_showRun->setEnabled(chosen);
    m_plan->setVisible(chosen && m_decision.table()->subject == DecisionSubject::Model);
    const int before = m_way->currentData().isValid() ? m_way->currentData().toInt() : -1;
    {
        const QSignalBlocker quiet(m_way);
        m_way->clear();
        for (const WayOut& way : m_ways)
            m_way->addItem(wayTitle(way.kind), static_cast<int>(way.kind));
        m_way->setCurrentIndex(std::max(0, m_way->findData(before)));
    }
    showWay();
}

void DecidePage::showWay()
{
    const int index = m_way->currentIndex();
    const bool known = index >= 0 && index < static_cast<int>(m_ways.size());
    const WayOut way = known ? m_ways[static_cast<std::size_t>(index)] : WayOut{};
    m_wayWords->setText(messageText(way.why));
    m_wayText->setPlainText(text(way.text));
    m_wayText->setVisible(!way.text.empty());
    m_copyWay->setEnabled(!way.text.empty());
}

void DecidePage::showGaps()
{
    while (QLayoutItem* item = m_gaps->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::vector<DecisionGap> gaps = m_decision.table()->gaps;
    gaps.insert(gaps.end(), m_decision.gaps.begin(), m_decision.gaps.end());
    m_tabs->setTabText(m_tabs->count() - 1, gaps.empty() ? tr("Missing") : tr("Missing (%1)").arg(gaps.size()));
    if (gaps.empty()) {
        auto* none = wordsLabel("decideNothingMissing", m_gaps->parentWidget());
        none->setText(tr("Nothing is missing for this decision."));
        m_gaps->addWidget(none);
    }
    for (const DecisionGap& gap : gaps) {
        auto* line = new QWidget(m_gaps->parentWidget());
        auto* row = makeBox<QHBoxLayout>(line);
        QLabel* words = wordsLabel("decideGap", line);
        words->setText(messageText(gap.text));
        words->setToolTip(text(gap.commandLine()));
        QPushButton* set =
            makeButton(tr("Set up"), "decideSetUp", tr("Open the page with this setup without starting a run"), line);
        QPushButton* run =
            makeButton(tr("Measure now"), "decideMeasure", tr("Open the page with this setup and run it"), line);
        for (QPushButton* button : {set, run}) {
            button->setAccessibleDescription(words->text());
            connect(button, &QPushButton::clicked, this,
                    [this, gap, start = button == run] { emit gapChosen(gap, start); });
        }
        row->addWidget(words, 1);
        addAll(row, {set, run});
        m_gaps->addWidget(line);
    }
    m_gaps->addStretch(1);
}

} // namespace qs
