// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/accuracy/accuracy_module.h"

#include "app/controllers/study_estimate.h"
#include "app/findings/study_findings.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/status_line.h"
#include "app/language/counted.h"
#include "app/pages/accuracy/plan_editor.h"
#include "app/pages/tensors/tensors_page.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "app/targets/device_service.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/setup/accuracy_setup_panel.h"
#include "widgets/tables/accuracy_model.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>

namespace qs {
namespace {

constexpr std::chrono::milliseconds kRedraw{80};

/// Weights [out, in] and inputs [items, in] of the layers.
QVector<TensorChoice> tensorChoices(const QStringList& names, const AccuracyStudyResult& study)
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
                                             : AccuracyModule::tr("items×%1").arg(choice.hidden);
        choices.push_back(choice);
    }
    return choices;
}

PageModule::Title accuracyTitle()
{
    return PageModule::Title(QStringLiteral("accuracy"), AccuracyModule::tr("Accuracy"),
                             AccuracyModule::tr("What each mode costs in accuracy, loss and size"), "actionStudyPage",
                             AccuracyModule::tr("&Accuracy"),
                             AccuracyModule::tr("Show accuracy, loss and size by mode"), AccuracyModule::tr("Alt+4"),
                             "study");
}

QVector<TourStep> whatIfTour(AccuracyPage& page)
{
    return {{TourPart::WhatIf, AccuracyModule::tr("Ask what if"),
             AccuracyModule::tr(
                 "Each row is a mode, each column a layer; the color shows the loss when only that layer is quantized "
                 "in that "
                 "mode. After a study on this computer, click cells to mix modes: accuracy, size and the Pareto chart "
                 "follow. Suggest finds a mix for a size limit."),
             [&page] { return &page.heatMap(); }, [&page] { page.showWhatIf(); },
             [](const StoredRun& run) { return run.modes() != nullptr; }}};
}

} // namespace

AccuracyModule::AccuracyModule(const PageServices& window, const RunServices& run,
                               StudyFactoryOf<AccuracyStudySpec> study, TensorsPage& tensors)
    : StudyModule(accuracyTitle(), window, run, kRedraw), m_controller(*new AccuracyController(std::move(study), this)),
      m_page(*new AccuracyPage), m_setup(*new AccuracySetupPanel), m_tensors(tensors)
{
    setParts(makeParts());
    connectController();
    connectPage();
    connect(&m_setup, &AccuracySetupPanel::runRequested, this, &AccuracyModule::start);
    connect(&m_setup, &AccuracySetupPanel::specChanged, this, &AccuracyModule::refresh);
    updateOffers();
}

PageParts AccuracyModule::makeParts()
{
    PageParts parts;
    parts.page = &m_page;
    parts.setup = &m_setup;
    parts.setups = this;
    parts.job = &m_controller;
    parts.runningText = tr("An accuracy study is in progress.");
    parts.runToolTip = tr("Run the accuracy study of the setup (%1)");
    parts.table = &m_page.table();
    parts.charts = m_page.charts();
    parts.views = {m_page.tabs().tabBar()};
    parts.splitters = {{&m_page.splitter()}};
    parts.welcome = &m_page.welcome();
    parts.tour = [this] { return whatIfTour(m_page); };
    parts.findings = FindingSubject::AccuracyStudy;
    parts.opens = {FileKind::DataSet};
    return parts;
}

PageContent AccuracyModule::content() const
{
    PageContent content = StudyModule::content();
    content.isKept = content.run.isEmpty() && m_live.isEmpty() && m_controller.canResume();
    return content;
}

QStringList AccuracyModule::problems() const { return m_setup.problems(); }

QVector<Finding> AccuracyModule::findingsOf(const StoredRun& run) const { return accuracyFindings(*run.modes()); }
void AccuracyModule::refresh()
{
    const QString why = m_window.pages.whyNotStart();
    const DeviceListing* device = m_devices.chosen();
    m_setup.setEstimate(device && !m_devices.isElsewhere() && !m_controller.isActive()
                            ? studyTimeText(expectedTime(m_setup.spec(), device->info, m_store.runs()))
                            : QString());
    m_setup.setRunEnabled(why.isEmpty(), why);
    updateOffers();
}

nlohmann::json AccuracyModule::setupNow() const { return toJson(m_setup.spec()); }

std::string AccuracyModule::commandLine() const
{
    const AccuracyStudySpec spec = m_setup.spec();
    return validate(spec) ? qs::commandLine(spec) : std::string();
}

nlohmann::json AccuracyModule::setupOf(const StoredRun& run) const
{
    const AccuracyStudyPtr study = run.modes();
    return study ? nlohmann::json(toJson(study->spec)) : nlohmann::json();
}

Result<bool> AccuracyModule::useSetup(const nlohmann::json& setup)
{
    const auto spec = accuracyStudySpecFromJson(setup);
    if (!spec) return spec.error();
    if (auto valid = validate(*spec); !valid) return valid.error();
    m_setup.setSpec(*spec);
    const bool there = m_devices.chooseIfThere(spec->backend, spec->device);
    refresh();
    return there;
}

void AccuracyModule::saveState()
{
    StudyModule::saveState();
    m_window.settings.studySetup.set(m_setup.spec());
}

void AccuracyModule::restoreState()
{
    StudyModule::restoreState();
    if (const auto spec = m_window.settings.studySetup()) m_setup.setSpec(*spec);
}

void AccuracyModule::connectController()
{
    connect(&m_controller, &AccuracyController::stateChanged, this, &AccuracyModule::showState);
    connect(&m_controller, &AccuracyController::eventHappened, this, &AccuracyModule::onEvent);
    connect(&m_controller, &AccuracyController::finished, this, &AccuracyModule::onFinished);
    connect(&m_controller, &AccuracyController::planMeasured, this, &AccuracyModule::onPlan);
    connect(&m_controller, &AccuracyController::sizeKnown, &m_page.editor(), &PlanEditor::setSize);
    connect(&m_controller, &AccuracyController::answering, &m_page.editor(), &PlanEditor::setBusy);
    connect(&m_controller, &AccuracyController::answering, this, &AccuracyModule::updateOffers);
    connect(&m_controller, &AccuracyController::planSuggested, this, [this](const LayerPlan& plan) {
        m_page.editor().setPlan(plan);
        tryPlan(plan, m_suggested);
    });
    connect(&m_controller, &AccuracyController::tensorNamesKnown, this, [this](const QStringList& names) {
        const StoredRun* run = m_store.find(m_live);
        if (run && run->modes()) m_tensors.setStudyTensors(tensorChoices(names, *run->modes()));
    });
    connect(&m_controller, &AccuracyController::tensorReady, &m_tensors, &TensorsPage::setStudyTensor);
    connect(&m_tensors, &TensorsPage::studyTensorRequested, &m_controller, &AccuracyController::askTensor);
    connect(&m_controller, &AccuracyController::saved, this, [this](const QString& path) {
        m_window.messages.showMessage(
            MessageBar::Kind::Good, tr("Saved as %1.").arg(QDir::toNativeSeparators(path)),
            counted(tr("%n byte(s).", nullptr, pluralOf(QFileInfo(path).size())), QFileInfo(path).size()));
    });
    connect(&m_controller, &AccuracyController::failed, this, [this](AccuracyQuestion question, const Error& error) {
        const QString what = question == AccuracyQuestion::Save         ? tr("Not saved:")
                             : question == AccuracyQuestion::Suggestion ? tr("No plan:")
                             : question == AccuracyQuestion::Tensor     ? tr("No tensor:")
                                                                        : tr("Not measured:");
        m_window.messages.showError(error, what);
    });
}

void AccuracyModule::connectPage()
{
    connect(&m_page, &AccuracyPage::resumeRequested, this, &AccuracyModule::resume);
    connect(&m_page.editor(), &PlanEditor::sizeWanted, &m_controller, &AccuracyController::askSize);
    connect(&m_page.editor(), &PlanEditor::tryRequested, this, [this](const LayerPlan& plan) { tryPlan(plan, {}); });
    connect(&m_page.editor(), &PlanEditor::suggestRequested, this, [this](qint64 bytes) {
        m_suggested = tr("within %1 KiB").arg(bytes / 1024);
        m_controller.suggestPlan(bytes);
    });
    connect(&m_page.editor(), &PlanEditor::saveRequested, this, [this](const LayerPlan& plan) {
        if (const QString path = askFile(tr("Save the plan's model"), QStringLiteral("plan.safetensors"));
            !path.isEmpty())
            m_controller.saveQuantized(plan, path);
    });
    connect(&m_page, &AccuracyPage::saveModelRequested, this, [this] {
        if (const QString path = askFile(tr("Save the trained model"), QStringLiteral("model.safetensors"));
            !path.isEmpty())
            saveModelTo(path);
    });
    connect(&m_page, &AccuracyPage::saveModeRequested, this, [this](const QString& mode) {
        const QString name = QString(mode).replace(QLatin1Char(' '), QLatin1Char('-')) + QStringLiteral(".safetensors");
        if (const QString path = askFile(tr("Save the quantized model"), name); !path.isEmpty()) saveModeTo(mode, path);
    });
}

QString AccuracyModule::askFile(const QString& title, const QString& name)
{
    const QString path =
        QFileDialog::getSaveFileName(m_page.window(), title, m_window.settings.startFolder() + QLatin1Char('/') + name,
                                     tr("Safetensors (*.safetensors)"));
    if (!path.isEmpty()) m_window.settings.lastFolder.set(QFileInfo(path).absolutePath());
    return path;
}

void AccuracyModule::saveModelTo(const QString& path) { m_controller.saveModel(path); }

void AccuracyModule::saveModeTo(const QString& mode, const QString& path)
{
    const auto& plans = m_page.study().plans;
    const auto plan =
        std::find_if(plans.begin(), plans.end(), [&](const ModeRow& row) { return text(row.mode) == mode; });
    if (plan != plans.end())
        m_controller.saveQuantized(plan->plan, path);
    else
        m_controller.saveQuantized(mode, path);
}

Result<void> AccuracyModule::begin()
{
    AccuracyStudySpec spec = m_setup.spec();
    spec.backend = m_devices.backend();
    spec.device = m_devices.device();
    return m_controller.start(spec);
}

void AccuracyModule::begun()
{
    m_live.clear();
    m_tensors.setStudyTensors({});
    m_page.begin(m_controller.spec());
    updateOffers();
}

void AccuracyModule::open(const QString& path)
{
    m_window.pages.show(*this);
    m_setup.chooseData(path);
}

void AccuracyModule::resume()
{
    if (!m_window.pages.mayStart(*this, m_window.messages)) return;
    if (auto resumed = m_controller.resume(); !resumed) return m_window.messages.showError(resumed.error());
    m_page.setStudy(std::make_shared<const AccuracyStudyResult>(m_controller.soFar()), true);
}

void AccuracyModule::onEvent(const StudyEvent& event)
{
    using Kind = StudyEvent::Kind;
    if (event.kind == Kind::Training) return m_page.appendTraining(event.of<AccuracyStudyResult>().training.front());
    if (event.kind == Kind::Row || event.kind == Kind::Rows || event.kind == Kind::Cell) {
        StoredRun soFar;
        soFar.study = std::make_shared<const AccuracyStudyResult>(m_controller.soFar());
        emit progressed(soFar);
    }
    if (event.kind != Kind::Phase) return drawLater();
    m_page.setPhase(messageText(event.text));
    if (m_controller.isActive()) m_status.setState(m_controller.state(), messageText(event.text));
    m_status.setProgress(event.fraction, event.secondsLeft);
}

void AccuracyModule::drawProgress()
{
    auto result = std::make_shared<AccuracyStudyResult>(m_controller.soFar());
    judge(*result);
    m_page.setStudy(std::move(result), true);
}

void AccuracyModule::onFinished(const StudyEnd& outcome)
{
    stopDrawing();
    const AccuracyStudyPtr result = outcome.of<AccuracyStudyResult>();
    const bool measured = result && result->hasRows();
    if (measured && m_store.find(m_live))
        m_store.updateStudy(m_live, result);
    else if (measured)
        m_live = m_store.addStudy(*result);
    if (measured)
        emit stored(m_live);
    else if (m_controller.canResume() || !m_controller.soFar().training.empty())
        m_page.setStudy(std::make_shared<const AccuracyStudyResult>(m_controller.soFar()),
                        false); // ended while it trained
    else
        m_page.clear();
    if (outcome.error && outcome.error->code != ErrorCode::Interrupted) showError(*outcome.error);
    updateOffers();
    emit ended(outcome.error, outcome.result && !outcome.result->environment.process.empty());
}

/// What is wrong with a file of the user's stands beside its name, too.
void AccuracyModule::showError(const Error& error)
{
    showFailure(error);
    if (error.code != ErrorCode::BadInput && error.code != ErrorCode::Usage) return;
    if (isAbout(error.sentences(), m_controller.spec().data))
        m_setup.setDataError(messageText(error));
    else if (isAbout(error.sentences(), m_controller.spec().model))
        m_setup.setModelError(messageText(error));
}

void AccuracyModule::updateOffers()
{
    const bool measuring = m_window.pages.isBusy() && !m_controller.isActive();
    const bool shown = !shownRun().isEmpty() && shownRun() == m_live;
    const bool can = shown && m_controller.canAnswer() && !measuring;
    const QString why = m_controller.isActive() ? tr("The study is in progress")
                        : measuring             ? tr("A run is in progress and must not be disturbed")
                        : shownRun().isEmpty()
                            ? tr("There is no study yet. Press F5 to start one.")
                            : tr("The model of this study is no longer in memory. Run the study again.");
    m_page.setAnswers(can, why);
    const bool unstored = shownRun().isEmpty() && m_live.isEmpty(); // stopped before anything was measured
    m_page.setResumable((shown || unstored) && m_controller.canResume() && !measuring);
}

void AccuracyModule::tryPlan(const LayerPlan& plan, const QString& name)
{
    const auto& plans = m_page.study().plans;
    const auto same = std::find_if(plans.begin(), plans.end(), [&](const ModeRow& row) { return row.plan == plan; });
    if (same != plans.end()) return m_page.setActiveMode(text(same->mode));
    m_controller.tryPlan(plan, name.isEmpty() ? tr("plan %1").arg(plans.size() + 1) : name);
}

void AccuracyModule::onPlan(const ModeRow& row, const AccuracyStudyPtr& result)
{
    m_store.updateStudy(m_live, result);
    if (shownRun() != m_live) return;
    showRun(m_live);
    m_page.setActiveMode(text(row.mode));
}

} // namespace qs
