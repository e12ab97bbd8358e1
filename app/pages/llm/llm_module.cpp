// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_module.h"

#include "app/controllers/study_estimate.h"
#include "app/findings/llm_findings.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/status_line.h"
#include "app/pages/llm/llm_generate_panel.h"
#include "app/pages/llm/llm_page.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "app/targets/target_service.h"
#include "gpu/models/tasks/task_file.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/table_fit.h"
#include "widgets/findings/finding.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/setup/llm_setup_panel.h"
#include "widgets/tables/llm/llm_columns.h"
#include "widgets/tables/llm/llm_model.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace qs {
namespace {

constexpr std::chrono::milliseconds kLlmRedraw{120}, kEstimateDelay{150};

QWidget* emptyPlace()
{
    auto* place = new QWidget;
    makeBox<QVBoxLayout>(place);
    return place;
}

/// Names of tasks are the same in all languages.
QString taskTitle(const std::string& id)
{
    const std::pair<const char*, const char*> titles[] = {{"arc_easy", "ARC-Easy"},
                                                          {"arc_challenge", "ARC-Challenge"},
                                                          {"hellaswag", "HellaSwag"},
                                                          {"piqa", "PIQA"},
                                                          {"gsm8k", "GSM8K"}};
    for (const auto& [name, title] : titles)
        if (id == name) return QString::fromLatin1(title);
    return QString::fromStdString(id);
}

PageModule::Title llmTitle()
{
    return PageModule::Title(
        QStringLiteral("llm"), LlmModule::tr("Language model"),
        LlmModule::tr("Effect of quantization on a language model"), "actionLlmPage", LlmModule::tr("Lan&guage model"),
        LlmModule::tr("Show the effect of quantization on a language model"), LlmModule::tr("Alt+6"), "llm");
}

} // namespace

LlmModule::LlmModule(const PageServices& window, const RunServices& run, WindowActions& actions,
                     const TargetService& targets, StudyFactoryOf<LlmStudySpec> study,
                     StudyFactoryOf<LlmSessionSpec> session, LlmEstimator estimator)
    : StudyModule(llmTitle(), window, run, kLlmRedraw), m_actions(actions), m_targets(targets),
      m_controller(*new LlmController(std::move(study), std::move(session), this)), m_pagePlace(emptyPlace()),
      m_setupPlace(emptyPlace()), m_estimator(std::move(estimator))
{
    m_pagePlace->setObjectName(QStringLiteral("llmPlace"));
    setParts(makeParts());
    makeGenerateAction();
    connectController();
    m_estimates.setDelay(kEstimateDelay);
}

void LlmModule::makeGenerateAction()
{
    m_generate = m_actions.make("actionGenerate", tr("&Generate text"), {},
                                tr("Continue your own prompt in any configuration of a language model"),
                                QKeySequence(tr("Ctrl+J")), "llm");
    m_actions.menu(WindowActions::Menu::Run)->addAction(m_generate);
    connect(m_generate, &QAction::triggered, this, [this] {
        m_window.pages.show(*this);
        m_page->showGenerator();
    });
}

void LlmModule::connectController()
{
    connect(&m_controller, &LlmController::stateChanged, this, &LlmModule::onState);
    connect(&m_controller, &LlmController::eventHappened, this, &LlmModule::onEvent);
    connect(&m_controller, &LlmController::finished, this, &LlmModule::onFinished);
    connect(&m_controller, &LlmController::answered, this, &LlmModule::onAnswer);
}

PageParts LlmModule::makeParts()
{
    PageParts parts;
    parts.page = m_pagePlace;
    parts.setup = m_setupPlace;
    parts.setups = this;
    parts.job = &m_controller;
    parts.runningText = tr("A study of a language model is in progress.");
    parts.runToolTip = tr("Run the study of the language model in the setup (%1)");
    parts.tour = [this] { return tourSteps(); };
    parts.findings = FindingSubject::LanguageModel;
    parts.opens = {FileKind::Model}; // as Hugging Face saves models
    if (!m_page) return parts;
    parts.table = &m_page->table();
    parts.charts = m_page->charts();
    parts.views = {m_page->tabs().tabBar()};
    parts.splitters = {{&m_page->splitter()}};
    return parts;
}

void LlmModule::setPlacement(bool) { m_controller.unload(); } // which may be in the other place
QStringList LlmModule::problems() const { return m_setup->problems(); }

QVector<TourStep> LlmModule::tourSteps()
{
    const auto target = [this]() -> QWidget* {
        return m_page && !m_page->study().rows.empty() ? static_cast<QWidget*>(&m_page->tabs()) : m_pagePlace;
    };
    return {
        {TourPart::LanguageModel, tr("Look at a language model"),
         tr("Each configuration of a language model: memory, latency, throughput, perplexity, tasks and the text token "
            "by token. Generate lets two configurations continue a prompt side by side. F5 here measures the model "
            "that comes with the program."),
         target,
         [this] {
             if (m_page) m_page->showTradeOffs();
         },
         [](const StoredRun& run) { return run.llm() != nullptr; }}};
}

QVector<Finding> LlmModule::findingsOf(const StoredRun& run) const { return llmStudyFindings(*run.llm()); }
void LlmModule::open(const QString& path)
{
    m_window.pages.show(*this);
    m_setup->chooseModel(path);
}

/// The page is made when it is about to be seen: a start need not wait for it.
void LlmModule::prepare()
{
    if (m_page) return;
    m_page = new LlmPage;
    m_setup = new LlmSetupPanel;
    m_pagePlace->layout()->addWidget(m_page);
    m_setupPlace->layout()->addWidget(m_setup);
    m_page->show(); // at once where its place is seen already
    m_setup->show();
    m_page->offer({m_actions.run, m_generate});
    connect(m_page, &LlmPage::stopRequested, &m_controller, &LlmController::stop);
    connectSetup();
    connectGenerator();
    completeParts(makeParts());
    askLlmEstimate();
}

void LlmModule::connectSetup()
{
    QVector<LlmSetupPanel::TaskKind> kinds;
    for (const std::string& id : llmTaskIds())
        kinds.append({QString::fromStdString(id), taskTitle(id)});
    m_setup->setTaskKinds(kinds);
    m_setup->setRecentModels(m_window.settings.recentModels());
    if (const auto spec = m_window.settings.llmSetup()) m_setup->setSpec(*spec);
    connect(m_setup, &LlmSetupPanel::runRequested, this, &LlmModule::start);
    connect(m_setup, &LlmSetupPanel::specChanged, this, [this] {
        showEstimate();
        if (m_window.pages.whyNotStart().isEmpty()) askLlmEstimate(); // batches and prompts decide the memory
    });
    connect(m_setup, &LlmSetupPanel::modelChosen, this, &LlmModule::askLlmEstimate);
}

Result<void> LlmModule::begin()
{
    LlmStudySpec spec = m_setup->spec();
    spec.backend = m_devices.backend();
    spec.device = m_devices.device();
    return m_controller.start(spec);
}

void LlmModule::begun()
{
    const LlmStudySpec& spec = m_controller.spec();
    m_page->begin(spec);
    if (spec.model.empty()) return;
    m_window.settings.recentModels.add(QString::fromStdString(spec.model));
    m_setup->setRecentModels(m_window.settings.recentModels());
}

void LlmModule::onState(Job::State state)
{
    showState(state);
    if (m_page && state == Job::State::Stopping) m_page->setStopping();
    showEstimate();
}

void LlmModule::onEvent(const StudyEvent& event)
{
    using Kind = StudyEvent::Kind;
    switch (event.kind) {
    case Kind::Phase:
        return onPhase(event);
    case Kind::Speed:
    case Kind::Token:
        if (m_page) m_page->addLiveEvent(event);
        return;
    case Kind::Row:
    case Kind::Rows: {
        StoredRun soFar;
        soFar.study = std::make_shared<const LlmStudyResult>(m_controller.soFar());
        emit progressed(soFar);
        break;
    }
    default:
        break;
    }
    drawLater();
}

void LlmModule::onPhase(const StudyEvent& event)
{
    const QString phase = messageText(event.text);
    if (m_controller.isActive()) m_status.setState(m_controller.state(), phase);
    m_status.setProgress(event.fraction, event.secondsLeft);
    if (m_page && m_controller.state() == Job::State::Running) m_page->setPhase(phase);
}

void LlmModule::drawProgress() { m_page->setStudy(std::make_shared<const LlmStudyResult>(m_controller.soFar()), true); }

void LlmModule::onFinished(const StudyEnd& outcome)
{
    stopDrawing();
    LlmStudyResult result = m_controller.soFar(); // that of the outcome, where it has rows
    if (!outcome.error)
        result.complete = true;
    else if (result.stopReason.empty())
        result.stopReason = outcome.error->message;
    if (!result.rows.empty())
        emit stored(m_store.addStudy(std::move(result)));
    else if (m_page)
        m_page->clear();
    showEstimate(); // this study tells better
    if (outcome.error && outcome.error->code != ErrorCode::Interrupted) showError(*outcome.error);
    emit ended(outcome.error, outcome.result && !outcome.result->environment.process.empty());
}

/// What is wrong with a file of the user's stands beside its name, too.
void LlmModule::showError(const Error& error)
{
    showFailure(error);
    if (!m_setup ||
        (error.code != ErrorCode::BadInput && error.code != ErrorCode::Usage && error.code != ErrorCode::Io))
        return;
    const LlmStudySpec& spec = m_controller.spec();
    bool data = isAbout(error.sentences(), spec.text) || isAbout(error.sentences(), spec.calibration);
    for (const LlmTaskFile& task : spec.tasks)
        data = data || isAbout(error.sentences(), task.file);
    if (data)
        m_setup->setDataError(messageText(error));
    else if (!spec.model.empty())
        m_setup->setModelError(messageText(error));
}

void LlmModule::showStudy(const StoredRun& run) { m_page->setStudy(run.llm(), false); }

void LlmModule::clearPage()
{
    if (m_page) m_page->clear();
}

void LlmModule::refresh()
{
    const QString why = m_window.pages.whyNotStart();
    if (const DeviceListing* device = m_devices.chosen(); device && why.isEmpty()) setTarget(device->info);
    if (!m_setup) return;
    m_setup->setRunEnabled(why.isEmpty(), why);
    m_page->generator().setAnswers(why.isEmpty(), why);
}

void LlmModule::setTarget(const DeviceInfo& device)
{
    const BackendChoice backend = m_devices.backend();
    const bool another = !m_device || m_device->name != device.name || m_device->index != device.index ||
                         m_backend != backend || m_elsewhere != m_devices.isElsewhere();
    m_elsewhere = m_devices.isElsewhere();
    m_backend = backend;
    m_device = device;
    if (another) askLlmEstimate();
}

/// Files and device are on a target: it is asked once it is connected, but for Slurm, where that would be a job.
bool LlmModule::mayAskThere() const
{
    const auto target = m_targets.chosen();
    return target && target->kind != TargetKind::Slurm && m_targets.state() == TargetService::State::Connected;
}

/// Not while something is measured: a look at a GPU opens it.
void LlmModule::askLlmEstimate()
{
    if (!m_setup || !m_device) return;
    if (m_devices.isElsewhere() && !mayAskThere()) {
        m_estimates.cancel();
        m_outlook.reset();
        m_setup->setModelNote({});
        return showEstimate();
    }
    LlmStudySpec spec = m_setup->spec();
    spec.backend = m_backend;
    spec.device = m_device->index;
    m_estimates.request(
        [estimator = m_estimator, spec](std::stop_token stop) { return estimator(spec, std::move(stop)); },
        [this, spec](const Result<LlmEstimate>& known) {
            if (known) return showLlmEstimate(spec, *known);
            m_outlook.reset();
            if (m_setup && m_setup->spec().model == spec.model) m_setup->setModelError(messageText(known.error()));
            showEstimate();
        });
}

void LlmModule::showLlmEstimate(const LlmStudySpec& spec, const LlmEstimate& outlook)
{
    if (!m_setup || m_setup->spec().model != spec.model) return;
    m_outlook = outlook;
    m_page->generator().setModel(messageText(outlook.model), outlook.chat);
    m_setup->setModelNote(
        tr("%1; %2 of files.")
            .arg(messageText(outlook.model), llmFileText(static_cast<double>(outlook.fileBytes), viewLocale())));
    for (const LlmEstimateRow& row : outlook.rows)
        m_setup->setRemark(QString::fromStdString(row.configuration), row.simulated ? tr("simulated") : QString(),
                           tr("Computed by: %1").arg(messageText(row.arithmetic)));
    showEstimate();
}

/// What the study takes: the largest configuration, and the time where something is known of it.
void LlmModule::showEstimate()
{
    if (!m_setup) return;
    if (!m_outlook || m_controller.isActive()) return m_setup->setEstimate({});
    const LlmStudySpec spec = m_setup->spec();
    const std::vector<std::string> ids = spec.configurations.empty() ? defaultLlmConfigurations() : spec.configurations;
    std::int64_t need = 0;
    for (const std::string& id : ids)
        if (const LlmEstimateRow* row = m_outlook->row(id)) need = std::max(need, row->need());
    const QLocale locale = viewLocale();
    const bool fits = m_outlook->free == 0 || need < m_outlook->free;
    const QString takes = llmMemoryText(static_cast<double>(need), locale),
                  free = llmMemoryText(static_cast<double>(m_outlook->free), locale);
    QStringList words;
    if (m_device) words << studyTimeText(expectedTime(spec, m_outlook->parameters, *m_device, m_store.runs()));
    if (m_outlook->free > 0)
        words << (fits ? tr("The largest configuration needs about %1 for weights, KV cache and workspace; %2 is free.")
                             .arg(takes, free)
                       : tr("The largest configuration needs about %1 for weights, KV cache and workspace, but only %2 "
                            "is free. It will not be loaded.")
                             .arg(takes, free));
    words.removeAll(QString());
    m_setup->setEstimate(words.join(QLatin1Char(' ')));
}

void LlmModule::connectGenerator()
{
    LlmGeneratePanel& panel = m_page->generator();
    connect(&panel, &LlmGeneratePanel::generateRequested, this, &LlmModule::generate);
    connect(&panel, &LlmGeneratePanel::stopRequested, &m_controller, &LlmController::stop);
    connect(&m_controller, &LlmController::loading, &panel, [&panel](const QString& what, double fraction) {
        panel.setLoading(tr("Loading the model: %1, %2%").arg(what).arg(static_cast<int>(100 * fraction)));
    });
    connect(&m_controller, &LlmController::written, &panel, &LlmGeneratePanel::addText);
}

void LlmModule::generate()
{
    LlmGeneratePanel& panel = m_page->generator();
    if (!m_window.pages.mayStart(*this, m_window.messages)) return;
    const LlmStudySpec spec = m_setup->spec();
    const LlmSessionSpec session{spec.model, panel.configuration().toStdString(), spec.calibration,
                                 m_backend,  m_device ? m_device->index : 0,      panel.against().toStdString()};
    if (auto begun = m_controller.generate(session, panel.request()); !begun)
        return panel.end(messageText(begun.error()), true);
    panel.begin();
}

void LlmModule::onAnswer(const LlmAnswer& answer)
{
    showAnswer(answer);
    emit ended(answer.error, answer.inWorker);
}

void LlmModule::showAnswer(const LlmAnswer& answer)
{
    LlmGeneratePanel& panel = m_page->generator();
    if (answer.error && answer.error->code == ErrorCode::Interrupted) return panel.end(tr("Stopped."), false);
    if (answer.error) return panel.end(messageText(*answer.error), true);
    panel.finish(answer.made);
}

nlohmann::json LlmModule::setupNow() const
{
    return m_setup ? nlohmann::json(toJson(m_setup->spec())) : nlohmann::json();
}

std::string LlmModule::commandLine() const
{
    if (!m_setup) return {};
    const LlmStudySpec spec = m_setup->spec();
    return validate(spec) ? qs::commandLine(spec) : std::string();
}

nlohmann::json LlmModule::setupOf(const StoredRun& run) const
{
    const LlmPtr study = run.llm();
    return study ? nlohmann::json(toJson(study->spec)) : nlohmann::json();
}

Result<bool> LlmModule::useSetup(const nlohmann::json& setup)
{
    const auto spec = llmStudySpecFromJson(setup);
    if (!spec) return spec.error();
    if (auto valid = validate(*spec); !valid) return valid.error();
    prepare();
    m_setup->setSpec(*spec);
    const bool there = m_devices.chooseIfThere(spec->backend, spec->device);
    askLlmEstimate();
    showEstimate();
    refresh();
    return there;
}

void LlmModule::saveState()
{
    StudyModule::saveState();
    if (m_setup) m_window.settings.llmSetup.set(m_setup->spec());
}

} // namespace qs
