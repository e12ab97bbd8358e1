// SPDX-License-Identifier: GPL-3.0-or-later
// The studies and the tensors in the window: their set-up, their pages, and that only one thing is measured at a time.
#include "app/present/present_commands.h"
#include "app/shell/main_window.h"

#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/frame/mode_swatch.h"
#include "app/frame/window_actions.h"
#include "app/pages/accuracy/study_page.h"
#include "app/pages/accuracy/study_presenter.h"
#include "app/pages/llm/llm_page.h"
#include "app/pages/llm/llm_presenter.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/run_presenter.h"
#include "app/pages/measure/scope_page.h"
#include "app/pages/tensors/tensor_service.h"
#include "app/pages/tensors/tensors_page.h"
#include "app/run/study_estimate.h"
#include "app/shell/chart_commands.h"
#include "widgets/language/lab_text.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/setup/study_setup_panel.h"
#include "widgets/tables/study_table.h"
#include "widgets/tensor/tensor_view_panel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabWidget>

#include <memory>

namespace qs {

QWidget* MainWindow::makeSetupStack()
{
    m_setupStack = new QStackedWidget;
    m_setupStack->setObjectName(QStringLiteral("setupStack"));
    m_setupStack->addWidget(m_setup);
    m_setupStack->addWidget(m_studySetup);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(&m_tensors->panel());
    m_setupStack->addWidget(scroll);
    return m_setupStack;
}

void MainWindow::connectStudy()
{
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::pageChanged);
    connect(m_study, &StudyController::stateChanged, this, [this] {
        if (m_study->isActive()) m_present->measuring();
    });
    connect(m_actions->studyPage, &QAction::triggered, this, [this] { m_tabs->setCurrentWidget(m_studyPage); });
    connect(m_actions->tensorsPage, &QAction::triggered, this, [this] { m_tabs->setCurrentWidget(m_tensors); });
    connect(m_presenter, &RunPresenter::studyChosen, this, [this](const QString& id) {
        const StoredRun* run = m_store->find(id);
        const bool llm = run && run->llm;
        llm ? m_llm->showRun(id) : m_studyPresenter->showRun(id);
        m_tabs->setCurrentWidget(llm ? m_llm->pagePlace() : m_studyPage);
    });
    connect(m_presenter, &RunPresenter::runChosen, this, [this] {
        if (m_tabs->currentWidget() == m_studyPage || isLlmPage()) m_tabs->setCurrentWidget(m_scope);
    });
    connect(m_studyPresenter, &StudyPresenter::stored, m_presenter, &RunPresenter::showRun);
    connect(m_study, &StudyController::stateChanged, this, &MainWindow::updateActions);
    connect(m_study, &StudyController::finished, this, [this](const StudyEnd& end) {
        if (end.error) showStudyError(*end.error);
        updateActions();
    });
    connect(m_studySetup, &StudySetupPanel::runRequested, this, &MainWindow::startStudy);
    connect(m_studySetup, &StudySetupPanel::specChanged, this, &MainWindow::updateActions);
    connect(m_devices, &DeviceService::devicesListed, this, &MainWindow::updateActions);
    connect(m_tensors, &TensorsPage::failed, this,
            [this](const Error& error) { m_messages->sayError(error, tr("Tensor file:")); });
    connect(m_tensors, &TensorsPage::opened, this, [this] { m_messages->retract(tr("Tensor file:")); });
    m_studySetup->setSwatch(modeSwatch);
    if (const auto spec = m_settings.studySetup()) m_studySetup->setSpec(*spec);
    pageChanged();
}

void MainWindow::connectLlm()
{
    connect(m_actions->llmPage, &QAction::triggered, this, [this] { m_tabs->setCurrentWidget(m_llm->pagePlace()); });
    connect(m_actions->generate, &QAction::triggered, this, [this] {
        m_tabs->setCurrentWidget(m_llm->pagePlace());
        m_llm->page().showGenerator();
    });
    connect(m_llmController, &LlmController::answering, this, &MainWindow::updateActions);
    connect(m_llmController, &LlmController::stateChanged, this, [this] {
        if (m_llmController->isActive()) m_present->measuring();
        updateActions();
    });
    connect(m_llmController, &LlmController::finished, this, &MainWindow::updateActions);
    connect(m_llm, &LlmPresenter::stored, m_presenter, &RunPresenter::showRun);
    connect(m_llm, &LlmPresenter::runRequested, this, &MainWindow::startLlm);
    connect(m_llm, &LlmPresenter::setupChanged, this, &MainWindow::updateActions);
    connect(m_llm, &LlmPresenter::made, this, [this] {
        m_files->connectCharts(m_llm->page());
        m_charts->adopt(m_llm->page());
        m_llm->page().offer({m_actions->run, m_actions->generate});
        updateActions();
    });
}

/// The set-up follows the page.
void MainWindow::pageChanged()
{
    const QWidget* page = m_tabs->currentWidget();
    if (isLlmPage()) m_llm->make(); // before its set-up is seen
    m_setupStack->setCurrentIndex(page == m_studyPage ? 1 : page == m_tensors ? 2 : isLlmPage() ? 3 : 0);
    updateActions();
}

bool MainWindow::isStudyPage() const
{
    return m_tabs->currentWidget() == m_studyPage || m_tabs->currentWidget() == m_tensors;
}
bool MainWindow::isLlmPage() const { return m_tabs->currentWidget() == m_llm->pagePlace(); }
bool MainWindow::isStudying() const { return m_study->isActive() || m_llmController->isActive(); }
QString MainWindow::studyingText() const
{
    return m_llmController->isActive() ? tr("A study of a language model is going on.")
                                       : tr("A mode study is going on.");
}

void MainWindow::startLlm()
{
    if (m_controller->isActive())
        return m_messages->say(MessageBar::Kind::Info, tr("A run is going on."), tr("Wait for its end, or stop it."));
    if (isStudying())
        return m_messages->say(MessageBar::Kind::Info, studyingText(), tr("Wait for its end, or stop it."));
    const RunSpec target = m_setup->spec();
    m_tabs->setCurrentWidget(m_llm->pagePlace());
    m_llm->start(target.backend, target.device);
    updateActions();
}

void MainWindow::startStudy()
{
    if (m_controller->isActive())
        return m_messages->say(MessageBar::Kind::Info, tr("A run is going on."), tr("Wait for its end, or stop it."));
    if (m_llmController->isActive())
        return m_messages->say(MessageBar::Kind::Info, studyingText(), tr("Wait for its end, or stop it."));
    if (m_study->isActive()) return;
    const QStringList problems = m_studySetup->problems();
    if (!problems.isEmpty())
        return m_messages->say(MessageBar::Kind::Error, tr("This study cannot be run."),
                               problems.join(QLatin1Char(' ')));
    ModeStudySpec spec = m_studySetup->spec();
    const RunSpec target = m_setup->spec();
    spec.backend = target.backend;
    spec.device = target.device;
    m_tabs->setCurrentWidget(m_studyPage);
    m_studyPresenter->start(spec);
    updateActions();
}

void MainWindow::updateStudyActions()
{
    const bool measuring = m_controller->isActive(), studying = isStudying();
    m_present->updateActions();
    m_studyPresenter->setMeasuring(measuring || m_llmController->isActive());
    const RunSpec target = m_setup->spec();
    const DeviceListing* device = m_devices->deviceFor(target.backend, target.device);
    if (device && !measuring && !studying) m_llm->setTarget(target.backend, device->info);
    m_studySetup->setEstimate(device && !studying
                                  ? studyTimeText(expectedTime(m_studySetup->spec(), device->info, m_store->runs()))
                                  : QString());
    m_studySetup->setRunEnabled(!measuring && !studying,
                                studying ? tr("A study is going on") : tr("A run is going on"));
    m_llm->setRunEnabled(!measuring && !studying, studying ? tr("A study is going on") : tr("A run is going on"));
    const bool study = isStudyPage() || isLlmPage();
    m_actions->run->setToolTip(isLlmPage() ? tr("Run the study of the set-up's language model (%1)")
                                                 .arg(m_actions->run->shortcut().toString(QKeySequence::NativeText))
                               : study ? tr("Run the mode study of the set-up (%1)")
                                             .arg(m_actions->run->shortcut().toString(QKeySequence::NativeText))
                                       : tr("Measure the set-up; Space does it on the chart (%1)")
                                             .arg(m_actions->run->shortcut().toString(QKeySequence::NativeText)));
    const bool rows =
        isLlmPage() ? m_llm->isMade() && !m_llm->page().study().rows.empty() : !m_studyPage->study().rows.empty();
    if (m_tabs->currentWidget() == m_studyPage || isLlmPage())
        for (QAction* action : {m_actions->copyMarkdown, m_actions->copyTsv})
            action->setEnabled(rows);
    if (study) {
        m_actions->live->setEnabled(false);
        m_actions->live->setToolTip(tr("A study has an end; Live belongs to measuring"));
        m_actions->freeze->setEnabled(false);
        m_actions->profile->setEnabled(false);
    }
}

/// What is wrong with a file of the user's stands beside its name, too.
void MainWindow::showStudyError(const Error& error)
{
    if (error.code != ErrorCode::BadInput && error.code != ErrorCode::Usage) return;
    const ModeStudySpec& spec = m_study->spec();
    const QString words = labText(error),
                  said = QString::fromStdString(error.text()); // as it was said, in no language of the window
    const auto isAbout = [&](const std::string& file) {
        const QString name = QFileInfo(QString::fromStdString(file)).fileName();
        return !name.isEmpty() && said.contains(name);
    };
    if (isAbout(spec.data))
        m_studySetup->setDataError(words);
    else if (isAbout(spec.model))
        m_studySetup->setModelError(words);
}

void MainWindow::copyStudyTable(const CopyableTable& table, bool markdown)
{
    QApplication::clipboard()->setText(markdown ? table.toMarkdown() : table.toTsv());
    m_messages->say(MessageBar::Kind::Info, markdown ? tr("The table is on the clipboard, as Markdown.")
                                                     : tr("The table is on the clipboard, tab separated."));
}

} // namespace qs
