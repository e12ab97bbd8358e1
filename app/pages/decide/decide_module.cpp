// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/decide/decide_module.h"

#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/page_setup.h"
#include "app/pages/accuracy/accuracy_module.h"
#include "app/pages/accuracy/accuracy_page.h"
#include "app/pages/accuracy/plan_editor.h"
#include "app/pages/decide/decide_page.h"
#include "app/pages/decide/decision_model.h"
#include "app/pages/decide/limits_panel.h"
#include "app/pages/layout/empty_page.h"
#include "app/pages/llm/llm_module.h"
#include "app/pages/measure/measure_module.h"
#include "app/session/run_store.h"
#include "app/session/session_decision.h"
#include "app/session/settings.h"
#include "widgets/charts/curves/decision_chart.h"
#include "widgets/controls/form_rows.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace qs {
namespace {

PageModule::Title decideTitle()
{
    return PageModule::Title(QStringLiteral("decide"), DecideModule::tr("Decide"),
                             DecideModule::tr("Which configuration to use, under limits of memory, time and loss"),
                             "actionDecidePage", DecideModule::tr("Dec&ide"),
                             DecideModule::tr("Show which configuration to use"), DecideModule::tr("Alt+7"), "decide");
}

PageModule* pageOf(const DecisionGap& gap, const PageList& pages)
{
    if (std::holds_alternative<LlmStudySpec>(gap.spec)) return pages.find<LlmModule>();
    if (std::holds_alternative<AccuracyStudySpec>(gap.spec)) return pages.find<AccuracyModule>();
    return pages.find<MeasureModule>();
}

nlohmann::json setupFor(const DecisionGap& gap)
{
    return std::visit([](const auto& spec) { return nlohmann::json(toJson(spec)); }, gap.spec);
}

} // namespace

DecideModule::DecideModule(const PageServices& window, RunStore& store, QAction* run)
    : PageModule(decideTitle(), window), m_store(store), m_run(run), m_pagePlace(new QWidget),
      m_setupPlace(new QScrollArea)
{
    setParts(makeParts());
    m_pagePlace->setObjectName(QStringLiteral("decidePlace"));
    makeBox<QVBoxLayout>(m_pagePlace);
    m_setupPlace->setFrameShape(QFrame::NoFrame);
    m_setupPlace->setWidgetResizable(true);
    m_setupPlace->setFocusPolicy(Qt::NoFocus);
    m_update.setSingleShot(true);
    m_update.setInterval(0); // several changes of a session at once are one
    connect(&m_update, &QTimer::timeout, this, &DecideModule::update);
    const auto later = [this] {
        m_stale = true;
        if (m_page && m_page->isVisible()) m_update.start();
    };
    connect(&store, &RunStore::runInserted, this, later);
    connect(&store, &RunStore::runRemoved, this, later);
    connect(&store, &RunStore::runMoved, this, later);
    connect(&store, &RunStore::runChanged, this, later);
    connect(&store, &RunStore::resultChanged, this, later);
    connect(&store, &RunStore::baselineChanged, this, later);
    connect(&store, &RunStore::decisionChanged, this, later);
    connect(&store, &RunStore::wasReset, this, later);
    makeActions();
}

/// What an empty page offers: each kind of measurement as it is set up already.
void DecideModule::makeActions()
{
    const auto add = [this](const char* name, const QString& words, const QString& toolTip, auto spec) {
        auto* action = named(new QAction(words, this), name);
        action->setToolTip(toolTip);
        connect(action, &QAction::triggered, this, [this, spec] { measure({{}, spec, true}, false); });
        m_first << action;
    };
    add("decideFirstLlm", tr("Language model"),
        tr("Open the page that measures a language model in every configuration"), LlmStudySpec());
    add("decideFirstModes", tr("Model in every mode"),
        tr("Open the page that measures accuracy, size and time of a model"), AccuracyStudySpec());
    add("decideFirstRun", tr("Operation"), tr("Open the page that measures the latency of an operation"), RunSpec());
}

void DecideModule::prepare()
{
    if (!m_page) {
        m_page = new DecidePage;
        m_limits = new LimitsPanel;
        m_setupPlace->setWidget(m_limits);
        for (QAction* action : m_first)
            m_page->welcome().offer(action);
        m_pagePlace->layout()->addWidget(m_page);
        m_page->show(); // at once where its place is seen already
        m_limits->show();
        connectPage();
        update();
        completeParts(makeParts());
    } else if (m_stale) {
        update();
    }
}

void DecideModule::connectPage()
{
    connect(m_limits, &LimitsPanel::limitsChanged, this, &DecideModule::setLimits);
    connect(m_page, &DecidePage::subjectChosen, this, [this](const std::string& key) {
        DecisionLimits limits = decisionLimitsOf(m_store.data());
        limits.subject = key;
        setLimits(limits);
    });
    connect(m_page, &DecidePage::gapChosen, this, &DecideModule::measure);
    connect(m_page, &DecidePage::planRequested, this, &DecideModule::openPlan);
    connect(m_page, &DecidePage::runRequested, this, [this](const QString& id) {
        if (const StoredRun* run = m_store.find(id)) m_window.pages.reveal(*run);
    });
}

PageParts DecideModule::makeParts()
{
    PageParts parts;
    parts.page = m_pagePlace;
    parts.setup = m_setupPlace;
    parts.runToolTip = tr("Set up what is missing for the decision (%1)");
    parts.tour = [this] { return tourSteps(); };
    parts.showsRuns = false;
    if (!m_page) return parts;
    parts.table = &m_page->table();
    parts.charts = {&m_page->chart()};
    parts.views = {m_page->tabs().tabBar()};
    parts.splitters = {{&m_page->splitter()}};
    parts.welcome = &m_page->welcome();
    return parts;
}

QVector<TourStep> DecideModule::tourSteps()
{
    const auto target = [this]() -> QWidget* {
        return m_page && m_page->table().isVisible() ? static_cast<QWidget*>(&m_page->table()) : m_pagePlace;
    };
    return {{TourPart::Decide, tr("Decide"),
             tr("Set limits of memory, time and loss beside the page: it ranks what was measured, with the reason for "
                "each place, and does not rank what is not resolved. Use it has the vLLM command, the recipe or the "
                "saved model."),
             target}};
}

void DecideModule::start()
{
    prepare();
    const Decision& decision = m_page->decision();
    const DecisionTable* table = decision.table();
    if (table && !table->gaps.empty()) return measure(table->gaps.front(), false);
    if (!decision.gaps.empty()) return measure(decision.gaps.front(), false);
    m_window.messages.showMessage(MessageBar::Kind::Info, tr("Nothing is missing for this decision."),
                                  tr("To measure again, go to the page of the run."));
}

void DecideModule::measure(const DecisionGap& gap, bool start)
{
    PageModule* page = pageOf(gap, m_window.pages);
    if (!page || !m_window.pages.mayStart(*page, m_window.messages)) return;
    if (page->isActive())
        return m_window.messages.showMessage(MessageBar::Kind::Info, page->parts().runningText,
                                             tr("Wait until it ends, or stop it."));
    m_window.pages.show(*page);
    if (gap.isStart) { // what the page has by itself is as good a start as any
        if (start) return page->start();
        return m_window.messages.showMessage(MessageBar::Kind::Info, tr("Check the setup and run it."), {}, m_run);
    }
    const auto there = page->parts().setups->useSetup(setupFor(gap));
    if (!there) return m_window.messages.showError(there.error());
    if (*there && start) return page->start();
    m_window.messages.showMessage(MessageBar::Kind::Info, tr("The setup for the decision is filled in."),
                                  *there ? tr("Check it and run it.")
                                         : tr("The device of that run is not available. The current device is kept."),
                                  m_run);
}

/// A mode everywhere, or the plan itself.
void DecideModule::openPlan(const DecisionCandidate& candidate)
{
    const StoredRun* run = m_store.find(QString::fromStdString(candidate.runId));
    auto* accuracy = m_window.pages.find<AccuracyModule>();
    if (!run || !run->modes() || !accuracy) return;
    m_window.pages.reveal(*run);
    const AccuracyMode* mode = findAccuracyMode(candidate.id);
    const LayerPlan plan =
        !candidate.plan.empty() ? candidate.plan : LayerPlan(run->modes()->layers.size(), candidate.id);
    if (candidate.plan.empty() && !(mode && mode->mixes())) {
        m_window.messages.showMessage(MessageBar::Kind::Info,
                                      tr("This mode changes every weight and cannot be mixed by layer."));
        return;
    }
    AccuracyPage& page = accuracy->accuracyPage();
    page.showWhatIf();
    page.editor().setPlan(plan);
}

void DecideModule::setLimits(const DecisionLimits& limits)
{
    m_store.setDecision(toJson(limits), tr("Change the limits of the decision"));
    update();
}

void DecideModule::update()
{
    m_update.stop();
    m_stale = false;
    const Decision decision = decisionOf(m_store.data());
    m_limits->setLimits(decision.limits);
    m_limits->setChoices(decision);
    m_page->setDecision(decision);
    emit contentChanged();
}

} // namespace qs
