// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_presenter.h"

#include "app/findings/llm_findings.h"
#include "app/findings/run_findings.h"
#include "app/frame/message_bar.h"
#include "app/frame/mode_swatch.h"
#include "app/frame/status_line.h"
#include "app/pages/llm/llm_generate_panel.h"
#include "app/pages/llm/llm_page.h"
#include "app/run/study_estimate.h"
#include "app/session/settings.h"
#include "gpu/models/tasks/task_file.h"
#include "gpu/results/study_end.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/lab_text.h"
#include "widgets/language/view_number.h"
#include "widgets/setup/llm_setup_panel.h"
#include "widgets/tables/llm_columns.h"

#include <QEvent>
#include <QFileInfo>
#include <QSplitter>
#include <QVBoxLayout>

namespace qs {
namespace {

constexpr int kStationRedrawMs = 120;

QWidget* emptyPlace()
{
    auto* place = new QWidget;
    auto* all = new QVBoxLayout(place);
    all->setContentsMargins(0, 0, 0, 0);
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

/// 'INT4-W4A16: quantizing layer 3 of 4': each part for itself.
QString phaseText(const std::string& words)
{
    const auto parts = QString::fromStdString(words).split(QStringLiteral(": "));
    QStringList shown;
    for (const QString& part : parts)
        shown << labText(part);
    return shown.join(QStringLiteral(": "));
}

} // namespace

LlmPresenter::LlmPresenter(const Views& views, RunStore& store, LlmController& controller, Settings& settings,
                           QObject* parent)
    : QObject(parent), m_views(views), m_store(store), m_controller(controller), m_settings(settings),
      m_pagePlace(emptyPlace()), m_setupPlace(emptyPlace())
{
    m_pagePlace->setObjectName(QStringLiteral("llmPlace"));
    m_pagePlace->installEventFilter(this);
    m_llmEstimates = new LlmEstimateService([](const LlmStudySpec& spec) { return estimateLlm(spec); }, this);
    connect(m_llmEstimates, &LlmEstimateService::known, this, &LlmPresenter::showLlmEstimate);
    connect(m_llmEstimates, &LlmEstimateService::failed, this, [this](const LlmStudySpec& spec, const Error& error) {
        m_outlook.reset();
        if (m_setup && m_setup->spec().model == spec.model) m_setup->setModelError(labText(error));
        showEstimate();
    });
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(kStationRedrawMs);
    connect(&m_redraw, &QTimer::timeout, this, &LlmPresenter::showPage);
    connect(&m_controller, &LlmController::stateChanged, this, &LlmPresenter::onState);
    connect(&m_controller, &LlmController::eventHappened, this, &LlmPresenter::takeEvent);
    connect(&m_controller, &LlmController::finished, this, &LlmPresenter::onFinished);
    connect(&m_store, &RunStore::runRemoved, this, [this](int, const QString& id) {
        if (id == m_shown && !m_controller.isActive()) clear();
    });
    connect(&m_store, &RunStore::wasReset, this, [this] {
        // What the session holds now may be in the picture already.
        if (!m_store.find(m_shown)) clear();
    });
}

/// The page is made when it is about to be seen: a start need not wait for it.
bool LlmPresenter::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_pagePlace && event->type() == QEvent::Show) make();
    return QObject::eventFilter(watched, event);
}

void LlmPresenter::make()
{
    if (m_page) return;
    m_page = new LlmPage;
    m_setup = new LlmSetupPanel;
    m_pagePlace->layout()->addWidget(m_page);
    m_setupPlace->layout()->addWidget(m_setup);
    m_page->show(); // at once where its place is seen already
    m_setup->show();
    m_page->splitter().restoreState(m_settings.state(m_page->splitter().objectName()));
    QVector<LlmSetupPanel::TaskKind> kinds;
    for (const std::string& id : llmTaskIds())
        kinds.append({QString::fromStdString(id), taskTitle(id)});
    m_setup->setTaskKinds(kinds);
    m_setup->setRecentModels(m_settings.recentModels());
    m_setup->setSwatch(modeSwatch);
    m_setup->setRunEnabled(m_runEnabled, m_runReason);
    if (const auto spec = m_settings.llmSetup()) m_setup->setSpec(*spec);
    connect(m_setup, &LlmSetupPanel::runRequested, this, &LlmPresenter::runRequested);
    connect(m_setup, &LlmSetupPanel::specChanged, this, [this] {
        showEstimate();
        emit setupChanged();
    });
    connect(m_setup, &LlmSetupPanel::modelChosen, this, &LlmPresenter::askLlmEstimate);
    connect(m_page, &LlmPage::stopRequested, &m_controller, &LlmController::stop);
    connectGenerator();
    if (m_picture) m_page->setStudy(m_picture, false);
    askLlmEstimate();
    emit made();
}

void LlmPresenter::start(BackendChoice backend, int device)
{
    make();
    const QStringList problems = m_setup->problems();
    if (!problems.isEmpty())
        return m_views.messages.say(MessageBar::Kind::Error, tr("This study cannot be run."),
                                    problems.join(QLatin1Char(' ')));
    LlmStudySpec spec = m_setup->spec();
    spec.backend = backend;
    spec.device = device;
    m_views.messages.clear();
    if (auto started = m_controller.start(spec); !started) return m_views.messages.sayError(started.error());
    m_shown.clear();
    m_picture = nullptr;
    m_views.findings.clear();
    m_page->begin(spec);
    if (spec.model.empty()) return;
    m_settings.recentModels.add(QString::fromStdString(spec.model));
    m_setup->setRecentModels(m_settings.recentModels());
}

void LlmPresenter::onState(LlmController::State state)
{
    using State = LlmController::State;
    m_views.status.setState(state == State::Running ? State::Preparing : state, {}); // until its first phase
    if (m_page && state == State::Stopping) m_page->setStopping();
    showEstimate();
}

void LlmPresenter::takeEvent(const StudyEvent& event)
{
    using Kind = StudyEvent::Kind;
    const auto state = m_controller.state();
    switch (event.kind) {
    case Kind::Phase: {
        const QString phase = phaseText(event.text);
        if (m_controller.isActive()) m_views.status.setState(state, phase);
        m_views.status.setProgress(event.fraction, event.secondsLeft);
        if (m_page && state == LlmController::State::Running)
            m_page->setProgress(phase, event.fraction, event.secondsLeft);
        return;
    }
    case Kind::Speed:
    case Kind::Token:
        if (m_page) m_page->takeLive(event);
        return;
    default:
        if (!m_redraw.isActive()) m_redraw.start();
    }
}

void LlmPresenter::showPage()
{
    if (!m_controller.isActive()) return; // the end has shown it all
    m_page->setStudy(std::make_shared<const LlmStudyResult>(m_controller.soFar()), true);
}

void LlmPresenter::onFinished(const StudyEnd& outcome)
{
    m_redraw.stop();
    LlmStudyResult result = m_controller.soFar(); // that of the outcome, where it has rows
    if (result.stopReason.empty()) result.stopReason = outcome.error ? outcome.error->message : std::string(kStudyDone);
    if (!result.rows.empty())
        emit stored(m_store.addStudy(std::move(result)));
    else if (m_page)
        m_page->clear();
    showEstimate(); // this study tells better
    if (outcome.error && outcome.error->code != ErrorCode::Interrupted) showError(*outcome.error);
}

/// What is wrong with a file of the user's stands beside its name, too.
void LlmPresenter::showError(const Error& error)
{
    m_views.messages.sayError(error, tr("The study failed:"));
    m_views.findings.addFinding(errorFinding(error));
    if (!m_setup ||
        (error.code != ErrorCode::BadInput && error.code != ErrorCode::Usage && error.code != ErrorCode::Io))
        return;
    const LlmStudySpec& spec = m_controller.spec();
    const QString words = labText(error),
                  said = QString::fromStdString(error.text()); // as it was said, in no language of the window
    const auto isAbout = [&](const std::string& file) {
        const QString name = QFileInfo(QString::fromStdString(file)).fileName();
        return !name.isEmpty() && said.contains(name);
    };
    bool data = isAbout(spec.text) || isAbout(spec.calibration);
    for (const LlmTaskFile& task : spec.tasks)
        data = data || isAbout(task.file);
    if (data)
        m_setup->setDataError(words);
    else if (!spec.model.empty())
        m_setup->setModelError(words);
}

void LlmPresenter::showRun(const QString& id)
{
    if (m_controller.isActive()) return;
    const StoredRun* run = m_store.find(id);
    if (!run || !run->llm) return;
    make();
    if (id != m_shown || m_picture != run->llm) {
        m_shown = id;
        m_picture = run->llm;
        m_page->setStudy(run->llm, false);
    }
    showFindings();
}

void LlmPresenter::showFindings()
{
    if (m_picture) m_views.findings.setFindings(llmStudyFindings(*m_picture));
}

void LlmPresenter::clear()
{
    m_shown.clear();
    m_picture = nullptr;
    if (m_page) m_page->clear();
}

void LlmPresenter::setRunEnabled(bool enabled, const QString& reason)
{
    m_runEnabled = enabled;
    m_runReason = reason;
    if (!m_setup) return;
    m_setup->setRunEnabled(enabled, reason);
    m_page->generator().setAnswers(enabled, reason);
}

void LlmPresenter::setTarget(BackendChoice backend, const DeviceInfo& device)
{
    const bool another =
        !m_device || m_device->name != device.name || m_device->index != device.index || m_backend != backend;
    m_backend = backend;
    m_device = device;
    if (another) askLlmEstimate();
}

/// Not while something is measured: a look at a GPU opens it.
void LlmPresenter::askLlmEstimate()
{
    if (!m_setup || !m_device) return;
    LlmStudySpec spec = m_setup->spec();
    spec.backend = m_backend;
    spec.device = m_device->index;
    m_llmEstimates->request(spec);
}

void LlmPresenter::showLlmEstimate(const LlmStudySpec& spec, const LlmEstimate& outlook)
{
    if (!m_setup || m_setup->spec().model != spec.model) return;
    m_outlook = outlook;
    m_page->generator().setModel(labText(outlook.model));
    m_setup->setModelNote(
        tr("%1; %2 of files.")
            .arg(labText(outlook.model), llmSizeText(static_cast<double>(outlook.fileBytes), viewLocale())));
    for (const LlmEstimateRow& row : outlook.rows)
        m_setup->setRemark(QString::fromStdString(row.configuration), row.simulated ? tr("simulated") : QString(),
                           tr("Computed by: %1").arg(labText(row.arithmetic)));
    showEstimate();
}

/// What the study takes: the largest configuration, and the time where something is known of it.
void LlmPresenter::showEstimate()
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
    const QString takes = llmSizeText(static_cast<double>(need), locale),
                  free = llmSizeText(static_cast<double>(m_outlook->free), locale);
    QStringList words;
    if (m_device) words << studyTimeText(expectedTime(spec, m_outlook->parameters, *m_device, m_store.runs()));
    if (m_outlook->free > 0)
        words << (fits ? tr("The largest configuration takes about %1 of %2 that are free.").arg(takes, free)
                       : tr("The largest configuration takes about %1, and %2 are free: it will be refused.")
                             .arg(takes, free));
    words.removeAll(QString());
    m_setup->setEstimate(words.join(QLatin1Char(' ')));
}

void LlmPresenter::connectGenerator()
{
    LlmGeneratePanel& panel = m_page->generator();
    connect(&panel, &LlmGeneratePanel::generateRequested, this, &LlmPresenter::generate);
    connect(&panel, &LlmGeneratePanel::stopRequested, &m_controller, &LlmController::stop);
    connect(&m_controller, &LlmController::loading, &panel, [&panel](const QString& what, double fraction) {
        panel.setLoading(tr("Loading the model: %1, %2 %").arg(labText(what)).arg(static_cast<int>(100 * fraction)));
    });
    connect(&m_controller, &LlmController::written, &panel, &LlmGeneratePanel::addText);
    connect(&m_controller, &LlmController::answered, this, &LlmPresenter::onAnswer);
    panel.setAnswers(m_runEnabled, m_runReason);
}

void LlmPresenter::generate()
{
    LlmGeneratePanel& panel = m_page->generator();
    if (!m_runEnabled)
        return m_views.messages.say(MessageBar::Kind::Info, m_runReason, tr("Wait for its end, or stop it."));
    const LlmStudySpec spec = m_setup->spec();
    const LlmSessionSpec session{spec.model, panel.configuration().toStdString(), spec.calibration, m_backend,
                                 m_device ? m_device->index : 0};
    if (auto begun = m_controller.generate(session, panel.prompt(), panel.most()); !begun)
        return panel.end(labText(begun.error()), true);
    panel.begin();
}

void LlmPresenter::onAnswer(const LlmAnswer& answer)
{
    LlmGeneratePanel& panel = m_page->generator();
    if (answer.error && answer.error->code == ErrorCode::Interrupted) return panel.end(tr("Stopped."), false);
    if (answer.error) return panel.end(labText(*answer.error), true);
    const LlmGeneration& made = answer.made;
    const double rest = made.seconds - made.promptSeconds;
    const auto tokens = static_cast<qint64>(made.tokens.size());
    QStringList words{made.ended ? tr("%n token(s), then the end of the text", nullptr, static_cast<int>(tokens))
                                 : tr("%n token(s)", nullptr, static_cast<int>(tokens)),
                      tr("first token after %1 ms").arg(viewGeneral(made.promptSeconds * 1e3, 3))};
    if (tokens > 1 && rest > 0)
        words << tr("then %1 tokens/s on average").arg(viewGeneral(static_cast<double>(tokens - 1) / rest, 4));
    panel.end(words.join(QStringLiteral(", ")), false);
}

void LlmPresenter::remember()
{
    if (!m_page) return;
    m_settings.setState(m_page->splitter().objectName(), m_page->splitter().saveState());
    m_settings.llmSetup.set(m_setup->spec());
}

void LlmPresenter::refreshSwatches()
{
    if (m_setup) m_setup->setSwatch(modeSwatch);
}

} // namespace qs
