// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include "app/audit/audit_dialog.h"
#include "app/files/file_commands.h"
#include "app/files/import_commands.h"
#include "app/findings/finding_fixes.h"
#include "app/findings/run_findings.h"
#include "app/frame/message_bar.h"
#include "app/frame/mode_swatch.h"
#include "app/frame/status_line.h"
#include "app/frame/window_actions.h"
#include "app/pages/accuracy/study_page.h"
#include "app/pages/llm/llm_page.h"
#include "app/pages/llm/llm_presenter.h"
#include "app/pages/measure/calibration_dialog.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/run_presenter.h"
#include "app/pages/measure/scope_page.h"
#include "app/pages/measure/sweep_page.h"
#include "app/pages/tensors/tensors_page.h"
#include "app/recovery/recovery_manager.h"
#include "app/services/input_files.h"
#include "app/session/session_file.h"
#include "app/shell/target_chooser.h"
#include "gpu/studies/protocol/kept_calibration.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/controls/local_files.h"
#include "widgets/language/lab_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/llm_setup_panel.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/setup/study_setup_panel.h"
#include "widgets/style/application_style.h"
#include "widgets/tables/comparison_view.h"
#include "widgets/tables/llm_model.h"
#include "widgets/tables/study_table.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <iterator>

namespace qs {
namespace {

bool isSessionFile(const QString& path)
{
    return path.endsWith(QLatin1Char('.') + QLatin1String(kSessionSuffix), Qt::CaseInsensitive) ||
           hasEnding(path, {".json"});
}
bool isDocument(const QString& path) { return hasEnding(path, {".md", ".tsv"}); }
bool isOfOthers(const QString& path) { return hasEnding(path, {".jsonl", ".csv"}); }

/// As Hugging Face saves models.
bool isModelFolder(const QString& path) { return QFileInfo::exists(path + QStringLiteral("/config.json")); }

bool canBeTaken(const QString& path)
{
    return isTensorFile(path) || isSessionFile(path) || isDocument(path) || isOfOthers(path) || isModelFolder(path);
}

BackendHint hintOf(const DeviceInfo& info)
{
    BackendHint hint;
    hint.device = text(info.name);
    hint.backend = info.backend;
    hint.graph = true; // on the CPU several launches in a row
    hint.cache = info.cacheBytes;
    return hint;
}

} // namespace

MainWindow::~MainWindow()
{
    m_afterStop = nullptr;
    m_controller->setConsumer(nullptr);
    disconnect(m_controller, nullptr, nullptr, nullptr);
    disconnect(m_study, nullptr, nullptr, nullptr);
    disconnect(m_llmController, nullptr, nullptr, nullptr);
    // They wait for their threads in an event loop, where everything that was posted comes too: here, while all that it
    // is about is alive.
    if (!m_controller->stopAndWait()) m_controller->abandon();
    if (!m_study->stopAndWait()) m_study->abandon();
    if (!m_llmController->stopAndWait()) m_llmController->abandon();
    delete m_llmController;
    delete m_study;
    delete m_controller;
}

void MainWindow::openPath(const QString& path)
{
    if (isModelFolder(path)) {
        m_tabs->setCurrentWidget(m_llm->pagePlace());
        return m_llm->setup().chooseModel(path);
    }
    if (isTensorFile(path))
        return m_tabs->currentWidget() == m_tensors ? m_tensors->openFile(path) : m_inputs->request(path);
    if (isDocument(path)) return showAudit(path);
    if (mayBeForeignResult(path)) return m_import->import({path});
    whenStopped([this, path] {
        m_files->openFile(path);
        updateActions();
    });
}

/// Results of others come in together, since some files belong to others; of the rest the first one is opened.
void MainWindow::takeFiles(const QStringList& files)
{
    QStringList foreign, others, known;
    std::copy_if(files.begin(), files.end(), std::back_inserter(known), canBeTaken);
    if (known.isEmpty())
        return m_messages->say(
            MessageBar::Kind::Info, tr("What was dropped cannot be opened here."),
            tr("Drop a session, results, a tensor file (.npy, .safetensors), or the folder of a model."));
    for (const QString& file : known)
        (mayBeForeignResult(file) ? foreign : others) << file;
    if (!foreign.isEmpty()) m_import->import(foreign);
    if (!others.isEmpty()) openPath(others.first());
}

void MainWindow::startRun(bool profile)
{
    if (m_controller->isActive()) return;
    if (isStudying())
        return m_messages->say(MessageBar::Kind::Info, studyingText(), tr("Wait for its end, or stop it."));
    const QStringList problems = m_setup->problems();
    if (!problems.isEmpty()) {
        m_messages->say(MessageBar::Kind::Error, tr("This set-up cannot be run."), problems.join(QLatin1Char(' ')));
        return;
    }
    RunSpec spec = m_setup->spec();
    spec.profile = profile;
    spec.live = !profile && m_actions->live->isChecked();
    if (spec.isSweep() || profile) spec.live = false;
    start(spec);
}

/// Once no question is in work, since a run has the device for itself. `frozen`: the picture stands still.
void MainWindow::start(const RunSpec& spec, const QString& goesOn, std::optional<int> onlyPoint, bool frozen)
{
    m_messages->clear();
    whenStopped([this, spec, goesOn, onlyPoint, frozen] {
        begin(spec, goesOn, onlyPoint);
        if (frozen) m_actions->freeze->setChecked(true);
    });
}

void MainWindow::begin(const RunSpec& spec, const QString& goesOn, std::optional<int> onlyPoint)
{
    if (auto may = m_controller->mayStart(spec); !may) return m_messages->sayError(may.error());
    const StoredRun* earlier = m_store->find(goesOn);
    const ResultPtr resume = earlier ? earlier->result : nullptr;
    m_presenter->beginRun(spec, goesOn);
    if (const DeviceListing* device = m_devices->deviceFor(spec.backend, spec.device))
        if (auto kept = keptCalibration(device->info))
            m_presenter->setCalibration(std::make_shared<const Calibration>(std::move(*kept)));
    (void)m_controller->start(spec, resume, onlyPoint); // it was asked whether it may
    if (spec.isSweep())
        m_tabs->setCurrentWidget(m_sweep);
    else if (m_tabs->currentWidget() == m_sweep)
        m_tabs->setCurrentWidget(m_scope);
}

/// Does what the button of a finding says: judges the same samples anew, or changes the set-up and measures again.
void MainWindow::applyFix(const Finding& finding)
{
    const StoredRun* run = m_store->find(m_presenter->shownRun());
    if (m_controller->isActive())
        return m_messages->say(MessageBar::Kind::Info, tr("A run is going on."), tr("Wait for its end, or stop it."));
    if (!run || !run->result)
        return m_messages->say(MessageBar::Kind::Info, tr("There is no run that this could be done for."));
    if (const std::string source = run->result->importedFrom(); !source.empty())
        return m_messages->say(
            MessageBar::Kind::Info,
            tr("This run was imported from %1: it cannot be measured again here.").arg(text(source)));
    if (finding.fix == DiagnosisFix::DropWarmup) {
        auto result = withoutWarmup(*run->result, finding);
        if (!result) return m_messages->say(MessageBar::Kind::Info, tr("There is nothing to drop."));
        m_store->replaceResult(run->id, std::move(*result), tr("drop the warm-up"));
        return m_messages->say(MessageBar::Kind::Good,
                               tr("The slow beginning counts as warm-up now; verdicts are judged anew."),
                               tr("Undo brings it back."));
    }
    const auto spec = fixedSpec(m_presenter->shownSpec(), finding);
    if (!spec) return m_messages->say(MessageBar::Kind::Info, tr("This cannot be done for the shown run."));
    m_actions->live->setChecked(false);
    m_setup->setSpec(*spec);
    start(*spec, {}, {}, finding.fix == DiagnosisFix::PauseRepaint);
}

/// Goes on with the shown sweep: its missing points, and then, if asked for, until every median is resolved; or one
/// point alone.
void MainWindow::continueSweep(bool untilResolved, std::optional<int> onlyPoint)
{
    const StoredRun* run = m_store->find(m_presenter->shownRun());
    if (!run || !run->result || !run->result->sweep || m_controller->isActive()) return;
    RunSpec spec = *run->result->sweep;
    if (untilResolved) spec.stop = StopRule::UntilResolved;
    start(spec, run->id, onlyPoint);
}

void MainWindow::showCalibration()
{
    const RunSpec spec = m_setup->spec();
    const DeviceListing* device = m_devices->deviceFor(spec.backend, spec.device);
    if (!device || !device->available)
        return m_messages->say(MessageBar::Kind::Info, tr("The target of the set-up was not found."));
    auto* dialog =
        new CalibrationDialog(device->info, device->info.backend == "cuda" ? BackendChoice::Cuda : BackendChoice::Cpu,
                              !m_controller->isActive(), this);
    dialog->open();
}

/// One dialog that stays beside the window; what was pasted is still there when it is opened again.
void MainWindow::showAudit(const QString& file)
{
    auto* dialog = findChild<AuditDialog*>(QStringLiteral("auditDialog"), Qt::FindDirectChildrenOnly);
    if (!dialog) dialog = new AuditDialog(this);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    if (!file.isEmpty()) dialog->openFile(file);
}

/// The last of the runs that came in, on the page that has something to show of it.
void MainWindow::showImported(const QStringList& ids)
{
    updateActions();
    if (m_controller->isActive()) return; // the picture stays with the run that is going on
    m_presenter->showRun(ids.last());
    const StoredRun* run = m_store->find(ids.last());
    const Segment* last = run && run->result ? run->result->last() : nullptr;
    const bool traces = last && std::any_of(last->modes.begin(), last->modes.end(),
                                            [](const ModeResult& mode) { return !mode.samplesUs.empty(); });
    m_tabs->setCurrentWidget(traces ? static_cast<QWidget*>(m_scope) : m_compare);
    updateActions();
}

void MainWindow::setupChanged(const RunSpec& spec)
{
    m_setupIsDefault = false;
    if (m_controller->isActive() && m_actions->live->isChecked()) {
        RunSpec next = spec;
        next.live = true;
        if (m_setup->problems().isEmpty()) (void)m_controller->retarget(next); // the panel says what is wrong
    }
    requestEstimate(spec);
    updateActions();
}

void MainWindow::setLive(bool live)
{
    RunSpec spec = m_setup->spec();
    if (spec.live != live) {
        spec.live = live;
        m_setup->setSpec(spec);
    }
    m_controller->setLive(live);
}

void MainWindow::chooseTarget(BackendChoice backend, int device)
{
    RunSpec spec = m_setup->spec();
    spec.backend = backend;
    spec.device = device;
    m_setup->setSpec(spec);
    updateDevice(); // sizes and variants may follow
    setupChanged(m_setup->spec());
}

void MainWindow::devicesListed()
{
    m_target->setDevices(m_devices->devices());
    const RunSpec spec = m_setup->spec();
    m_target->setTarget(spec.backend, spec.device);
    // On the first start the set-up suits what was found, unless somebody has already changed it.
    const DeviceListing* device = m_devices->deviceFor(spec.backend, spec.device);
    if (m_setupIsDefault && device && !m_controller->isActive()) m_setup->setSpec(defaultSpec(device->info.backend));
    updateDevice();
    requestEstimate(m_setup->spec());
}

void MainWindow::updateDevice()
{
    const RunSpec spec = m_setup->spec();
    const DeviceListing* device = m_devices->deviceFor(spec.backend, spec.device);
    if (!device) {
        m_status->setDevice(m_devices->isListed() ? tr("No such device") : tr("Looking for devices…"),
                            tr("The target of the set-up was not found."));
        return;
    }
    m_setup->setBackendHint(hintOf(device->info));
    QStringList about{text(device->info.name), text(device->info.detail), text(device->info.driver),
                      text(device->info.runtime)};
    for (const DeviceListing& other : m_devices->devices())
        if (!other.available && spec.backend == BackendChoice::Auto)
            about << tr("No GPU: %1").arg(labText(other.reason));
    about.removeAll(QString());
    m_status->setDevice(text(device->info.name), about.join(QLatin1Char('\n')));
    m_status->setClocks(labLine(device->info.clocks));
}

void MainWindow::requestEstimate(const RunSpec& spec)
{
    if (const DeviceListing* device = m_devices->deviceFor(spec.backend, spec.device))
        m_estimates->request(spec, device->info);
}

void MainWindow::showEstimate(const Estimate& estimate)
{
    if (estimate.refusal)
        m_setup->setEstimate(labText(*estimate.refusal), true);
    else
        m_setup->setEstimate(labText(estimate.text()), false);
}

void MainWindow::onState(RunController::State state)
{
    if (state == RunController::State::Preparing) m_actions->freeze->setChecked(false);
    m_status->setSubject(m_controller->isActive() ? subjectText(m_presenter->shownSpec()) : QString());
    m_status->setState(state, labText(m_controller->phase()));
    updateActions();
}

void MainWindow::onEvent(const RunEvent& event)
{
    if (event.kind == RunEvent::Kind::Phase) m_status->setState(m_controller->state(), labText(m_controller->phase()));
    if (event.kind == RunEvent::Kind::Progress) {
        m_status->setProgress(event.fraction, event.secondsLeft);
        if (!event.text.empty()) m_status->setClocks(labLine(event.text));
    }
    if (!event.missing.empty()) m_setup->markMissing(text(event.missing), labText(event.reason));
    m_presenter->takeEvent(event);
}

void MainWindow::onFinished(const OutcomePtr& outcome)
{
    m_presenter->endRun(*outcome);
    if (outcome->error && outcome->error->code != ErrorCode::Interrupted)
        m_messages->sayError(*outcome->error, tr("The run failed:"));
    updateActions();
}

void MainWindow::updateActions()
{
    using State = RunController::State;
    const bool active = m_controller->isActive() || isStudying();
    const bool stopping = m_controller->state() == State::Stopping ||
                          m_study->state() == StudyController::State::Stopping ||
                          m_llmController->state() == LlmController::State::Stopping;
    m_actions->run->setEnabled(!active);
    m_actions->profile->setEnabled(!active);
    m_actions->stop->setEnabled((active && !stopping) || m_llmController->isGenerating());
    m_actions->freeze->setEnabled(active || m_model->rowCount() > 0);
    const QString noLive = m_setup->liveProblem();
    m_actions->live->setEnabled(noLive.isEmpty() || m_actions->live->isChecked());
    m_actions->live->setToolTip(noLive.isEmpty()
                                    ? tr("Run until stopped, and follow the set-up while it changes (%1)")
                                          .arg(m_actions->live->shortcut().toString(QKeySequence::NativeText))
                                    : noLive);
    m_setup->setRunEnabled(!active, isStudying() ? studyingText() : tr("A run is going on"));
    const bool any = m_model->rowCount() > 0;
    for (QAction* action :
         {m_actions->useAsBaseline, m_actions->copyMarkdown, m_actions->copyTsv, m_actions->copyPicture})
        action->setEnabled(any);
    for (QAction* action : {m_actions->exportReport, m_actions->overlay})
        action->setEnabled(!m_store->runs().isEmpty() && !active);
    for (QAction* action : {m_actions->newSession, m_actions->open})
        action->setEnabled(!active);
    updateStudyActions();
}

void MainWindow::updateTitle()
{
    const QString path = m_files->path();
    const QString name = path.isEmpty() ? tr("Unsaved session") : QFileInfo(path).completeBaseName();
    const RunSpec& shown = m_presenter->shownSpec();
    setWindowTitle(name + QStringLiteral("[*]") +
                   (shown.count() > 0 ? QStringLiteral(" – ") + subjectText(shown) : QString()));
    setWindowFilePath(path);
    setWindowModified(m_store->isModified());
}

void MainWindow::toggleOverlay()
{
    const StoredRun* run = m_store->find(m_presenter->shownRun());
    if (!run) return;
    m_store->setOverlay(run->id, !run->overlay);
    m_presenter->showTrace();
}

void MainWindow::copyTable(bool markdown)
{
    if (isLlmPage()) return copyStudyTable(m_llm->page().table(), markdown);
    if (m_tabs->currentWidget() == m_studyPage) return copyStudyTable(m_studyPage->table(), markdown);
    const ComparisonView& table = m_tabs->currentWidget() == m_compare ? m_compare->table() : m_scope->table();
    QApplication::clipboard()->setText(markdown ? table.toMarkdown() : table.toTsv());
    m_messages->say(MessageBar::Kind::Info, markdown ? tr("The table is on the clipboard, as Markdown.")
                                                     : tr("The table is on the clipboard, tab separated."));
}

void MainWindow::setTheme(ThemeChoice choice)
{
    m_settings.theme.set(choice);
    m_actions->setTheme(choice);
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), choice);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_presenter) {
        m_actions->refreshIcons();
        m_presenter->refreshSwatches();
        m_setup->setSwatch(modeSwatch);
        m_studySetup->setSwatch(modeSwatch);
        m_llm->refreshSwatches();
    }
    if (event->type() == QEvent::WindowStateChange && m_actions) m_actions->fullScreen->setChecked(isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_layoutTouched || !m_setupDock || isNarrow() == m_narrow) return;
    // After this event: docks may not be moved while they are being laid out.
    QTimer::singleShot(0, this, [this] {
        if (!m_layoutTouched && isNarrow() != m_narrow) applyDefaultLayout();
    });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // Nothing is looked at before it is dropped: a disk may be slow to say what is on it.
    if (!localFiles(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList files = localFiles(event->mimeData());
    if (files.isEmpty()) return;
    event->acceptProposedAction();
    // The dialogs that may follow must not hold up the program that the files come from.
    QMetaObject::invokeMethod(this, [this, files] { takeFiles(files); }, Qt::QueuedConnection);
}

QMenu* MainWindow::createPopupMenu() { return nullptr; }

} // namespace qs
