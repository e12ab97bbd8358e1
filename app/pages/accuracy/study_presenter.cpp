// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/accuracy/study_presenter.h"

#include "app/findings/run_findings.h"
#include "app/findings/study_findings.h"
#include "app/frame/message_bar.h"
#include "app/frame/status_line.h"
#include "app/pages/accuracy/plan_editor.h"
#include "app/pages/accuracy/study_page.h"
#include "app/pages/tensors/tensors_page.h"
#include "app/session/settings.h"
#include "widgets/charts/modes/study_charts.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/lab_text.h"
#include "widgets/language/qt_text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace qs {
namespace {

constexpr int kRedrawMs = 80;

/// Weights [out, in] and inputs [items, in] of the layers.
QVector<TensorChoice> tensorChoices(const QStringList& names, const ModeStudyResult& study)
{
    QVector<TensorChoice> choices;
    for (const QString& name : names) {
        TensorChoice choice;
        choice.name = name;
        choice.dtypeText = QStringLiteral("F32");
        choice.usable = true;
        const QString layerName = name.section(QLatin1Char('.'), 0, -2);
        for (const StudiedLayer& layer : study.layers) {
            if (text(layer.name) != layerName) continue;
            choice.hidden = layer.in;
            if (name.endsWith(QLatin1String(".weight"))) choice.tokens = layer.out;
        }
        choice.shapeText = choice.tokens > 0 ? QStringLiteral("%1×%2").arg(choice.tokens).arg(choice.hidden)
                                             : StudyPresenter::tr("items×%1").arg(choice.hidden);
        choices.push_back(choice);
    }
    return choices;
}

} // namespace

StudyPresenter::StudyPresenter(const Views& views, RunStore& store, StudyController& controller, Settings& settings,
                               QObject* parent)
    : QObject(parent), m_views(views), m_store(store), m_controller(controller), m_settings(settings)
{
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(kRedrawMs);
    connect(&m_redraw, &QTimer::timeout, this, &StudyPresenter::showPage);
    connectController();
    connectPage();
    connect(&m_store, &RunStore::runRemoved, this, [this](int, const QString& id) {
        if (id == m_shown && !m_controller.isActive()) clear();
    });
    connect(&m_store, &RunStore::wasReset, this, [this] {
        m_live.clear();
        // What the session holds now may be in the picture already.
        if (m_store.find(m_shown))
            updateAnswers();
        else
            clear();
    });
    updateAnswers();
}

void StudyPresenter::connectController()
{
    connect(&m_controller, &StudyController::stateChanged, this, &StudyPresenter::onState);
    connect(&m_controller, &StudyController::eventHappened, this, &StudyPresenter::takeEvent);
    connect(&m_controller, &StudyController::finished, this, &StudyPresenter::onFinished);
    connect(&m_controller, &StudyController::planMeasured, this, &StudyPresenter::onPlan);
    connect(&m_controller, &StudyController::sizeKnown, &m_views.page.editor(), &PlanEditor::setSize);
    connect(&m_controller, &StudyController::answering, &m_views.page.editor(), &PlanEditor::setBusy);
    connect(&m_controller, &StudyController::answering, this, &StudyPresenter::updateAnswers);
    connect(&m_controller, &StudyController::planSuggested, this, [this](const LayerPlan& plan) {
        m_views.page.editor().setPlan(plan);
        tryPlan(plan, m_suggested);
    });
    connect(&m_controller, &StudyController::tensorNamesKnown, this, [this](const QStringList& names) {
        const StoredRun* run = m_store.find(m_live);
        if (run && run->study) m_views.tensors.setStudyTensors(tensorChoices(names, *run->study));
    });
    connect(&m_controller, &StudyController::tensorReady, &m_views.tensors, &TensorsPage::setStudyTensor);
    connect(&m_views.tensors, &TensorsPage::studyTensorRequested, &m_controller, &StudyController::askTensor);
    connect(&m_controller, &StudyController::saved, this, [this](const QString& path) {
        m_views.messages.say(MessageBar::Kind::Good, tr("Saved as %1.").arg(QDir::toNativeSeparators(path)),
                             tr("%1 bytes.").arg(QLocale().toString(QFileInfo(path).size())));
    });
    connect(&m_controller, &StudyController::failed, this, [this](ModeQuestion question, const Error& error) {
        const QString what = question == ModeQuestion::Save         ? tr("Not saved:")
                             : question == ModeQuestion::Suggestion ? tr("No plan:")
                             : question == ModeQuestion::Tensor     ? tr("No tensor:")
                                                                    : tr("Not measured:");
        m_views.messages.sayError(error, what);
    });
}

void StudyPresenter::connectPage()
{
    StudyPage& page = m_views.page;
    connect(&page, &StudyPage::resumeRequested, this, &StudyPresenter::resume);
    connect(&page.editor(), &PlanEditor::sizeWanted, &m_controller, &StudyController::askSize);
    connect(&page.editor(), &PlanEditor::tryRequested, this, [this](const LayerPlan& plan) { tryPlan(plan, {}); });
    connect(&page.editor(), &PlanEditor::suggestRequested, this, [this](qint64 bytes) {
        m_suggested = tr("within %1 KiB").arg(bytes / 1024);
        m_controller.suggestPlan(bytes);
    });
    connect(&page.editor(), &PlanEditor::saveRequested, this, [this](const LayerPlan& plan) {
        if (const QString path = askFile(tr("Save the plan's model"), QStringLiteral("plan.safetensors"));
            !path.isEmpty())
            m_controller.saveQuantized(plan, path);
    });
    connect(&page, &StudyPage::saveModelRequested, this, [this] {
        if (const QString path = askFile(tr("Save the trained model"), QStringLiteral("model.safetensors"));
            !path.isEmpty())
            saveModelTo(path);
    });
    connect(&page, &StudyPage::saveModeRequested, this, [this](const QString& mode) {
        const QString name = QString(mode).replace(QLatin1Char(' '), QLatin1Char('-')) + QStringLiteral(".safetensors");
        if (const QString path = askFile(tr("Save the quantized model"), name); !path.isEmpty()) saveModeTo(mode, path);
    });
}

QString StudyPresenter::askFile(const QString& title, const QString& name)
{
    const QString path = QFileDialog::getSaveFileName(
        &m_views.window, title, m_settings.startFolder() + QLatin1Char('/') + name, tr("Safetensors (*.safetensors)"));
    if (!path.isEmpty()) m_settings.lastFolder.set(QFileInfo(path).absolutePath());
    return path;
}

void StudyPresenter::saveModelTo(const QString& path) { m_controller.saveModel(path); }

void StudyPresenter::saveModeTo(const QString& mode, const QString& path)
{
    const auto& plans = m_views.page.study().plans;
    const auto plan =
        std::find_if(plans.begin(), plans.end(), [&](const ModeRow& row) { return text(row.mode) == mode; });
    if (plan != plans.end())
        m_controller.saveQuantized(plan->plan, path);
    else
        m_controller.saveQuantized(mode, path);
}

void StudyPresenter::start(const ModeStudySpec& spec)
{
    m_views.messages.clear();
    if (auto started = m_controller.start(spec); !started) return m_views.messages.sayError(started.error());
    m_shown.clear();
    m_live.clear();
    m_views.findings.clear();
    m_views.tensors.setStudyTensors({});
    m_views.page.begin(spec);
    updateAnswers();
}

void StudyPresenter::resume()
{
    if (m_measuring)
        return m_views.messages.say(MessageBar::Kind::Info, tr("A run is going on."),
                                    tr("Wait for its end, or stop it."));
    if (auto resumed = m_controller.resume(); !resumed) return m_views.messages.sayError(resumed.error());
    m_views.page.setStudy(std::make_shared<const ModeStudyResult>(m_controller.soFar()), true);
}

void StudyPresenter::onState(StudyController::State state)
{
    using State = StudyController::State;
    m_views.status.setState(state == State::Running ? State::Preparing : state, {}); // until its first phase
    updateAnswers();
}

void StudyPresenter::takeEvent(const StudyEvent& event)
{
    using Kind = StudyEvent::Kind;
    if (event.kind == Kind::Training) return m_views.page.appendTraining(event.of<ModeStudyResult>().training.front());
    if (event.kind != Kind::Phase) return later();
    m_views.page.setPhase(labText(event.text));
    if (m_controller.isActive()) m_views.status.setState(m_controller.state(), labText(event.text));
    m_views.status.setProgress(event.fraction, event.secondsLeft);
}

void StudyPresenter::showPage()
{
    if (!m_controller.isActive()) return; // the end has shown it all
    auto result = std::make_shared<ModeStudyResult>(m_controller.soFar());
    judge(*result);
    m_views.page.setStudy(std::move(result), true);
}

void StudyPresenter::onFinished(const StudyEnd& outcome)
{
    m_redraw.stop();
    const StudyPtr result = outcome.of<ModeStudyResult>();
    const bool measured = result && result->hasRows();
    if (measured && m_store.find(m_live))
        m_store.updateStudy(m_live, result);
    else if (measured)
        m_live = m_store.addStudy(*result);
    if (measured)
        emit stored(m_live);
    else if (m_controller.canResume() || !m_controller.soFar().training.empty())
        m_views.page.setStudy(std::make_shared<const ModeStudyResult>(m_controller.soFar()),
                              false); // ended while it trained
    else
        m_views.page.clear();
    if (outcome.error && outcome.error->code != ErrorCode::Interrupted) {
        m_views.messages.sayError(*outcome.error, tr("The study failed:"));
        m_views.findings.addFinding(errorFinding(*outcome.error));
    }
    updateAnswers();
}

void StudyPresenter::showRun(const QString& id)
{
    if (m_controller.isActive()) return;
    const StoredRun* run = m_store.find(id);
    if (!run || !run->study) return;
    if (id != m_shown || m_picture != run->study) {
        m_shown = id;
        m_picture = run->study;
        m_views.page.setStudy(run->study, false);
    }
    showFindings();
    updateAnswers();
}

void StudyPresenter::showFindings()
{
    if (m_picture) m_views.findings.setFindings(studyFindings(*m_picture));
}

void StudyPresenter::clear()
{
    m_shown.clear();
    m_picture = nullptr;
    m_views.page.clear();
    updateAnswers();
}

void StudyPresenter::setMeasuring(bool measuring)
{
    m_measuring = measuring;
    updateAnswers();
}

void StudyPresenter::updateAnswers()
{
    const bool shown = !m_shown.isEmpty() && m_shown == m_live;
    const bool can = shown && m_controller.canAnswer() && !m_measuring;
    const QString why = m_controller.isActive() ? tr("The study is going on")
                        : m_measuring           ? tr("A run is going on; it must not be disturbed")
                        : m_shown.isEmpty()
                            ? tr("There is no study yet: F5 starts one")
                            : tr("The model of this study is not in memory any more: run the study again");
    m_views.page.setAnswers(can, why);
    const bool unstored = m_shown.isEmpty() && m_live.isEmpty(); // stopped before anything was measured
    m_views.page.setResumable((shown || unstored) && m_controller.canResume() && !m_measuring);
}

void StudyPresenter::tryPlan(const LayerPlan& plan, const QString& name)
{
    const auto& plans = m_views.page.study().plans;
    const auto same = std::find_if(plans.begin(), plans.end(), [&](const ModeRow& row) { return row.plan == plan; });
    if (same != plans.end()) return m_views.page.setActiveMode(text(same->mode));
    m_controller.tryPlan(plan, name.isEmpty() ? tr("plan %1").arg(plans.size() + 1) : name);
}

void StudyPresenter::onPlan(const ModeRow& row, const StudyPtr& result)
{
    m_store.updateStudy(m_live, result);
    if (m_shown != m_live) return;
    showRun(m_live);
    m_views.page.setActiveMode(text(row.mode));
}

} // namespace qs
