// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/llm/llm_estimate_service.h"
#include "app/run/llm_controller.h"
#include "app/session/run_store.h"

#include <QElapsedTimer>
#include <QIcon>
#include <QObject>
#include <QTimer>

class QWidget;

namespace qs {

class FindingsPanel;
class LlmPage;
class LlmSetupPanel;
class MessageBar;
class Settings;
class StatusLine;

/// The study of a language model in the window: its page and its set-up, which are made when they are first needed, and
/// what goes to and fro between them, the study and the session.
class LlmPresenter : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        FindingsPanel& findings;
        MessageBar& messages;
        StatusLine& status;
    };
    LlmPresenter(const Views& views, RunStore& store, LlmController& controller, Settings& settings,
                 QObject* parent = nullptr);

    /// Where page and set-up stand; empty until they are first shown.
    QWidget* pagePlace() const { return m_pagePlace; }
    QWidget* setupPlace() const { return m_setupPlace; }
    /// Makes both, once.
    void make();
    bool isMade() const { return m_page != nullptr; }
    /// After make().
    LlmPage& page() { return *m_page; }
    LlmSetupPanel& setup() { return *m_setup; }

    /// Runs the set-up on a target, if it can be run.
    void start(BackendChoice backend, int device);
    /// Shows a study of the session. While one runs the picture stays with it.
    void showRun(const QString& id);
    QString shownRun() const { return m_shown; }
    /// The findings of the shown study, in the panel.
    void showFindings();
    /// Whether the set-up can be run now, and why not.
    void setRunEnabled(bool enabled, const QString& reason);
    /// Where the set-up would run.
    void setTarget(BackendChoice backend, const DeviceInfo& device);
    /// Keeps what is to be remembered between starts.
    void remember();
    void refreshSwatches();

signals:
    /// Page and set-up are there now.
    void made();
    /// The set-up asks to be run.
    void runRequested();
    void setupChanged();
    /// A study ended and is the run of this id.
    void stored(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeEvent(const StudyEvent& event);
    void onState(LlmController::State state);
    void onFinished(const StudyEnd& outcome);
    void showError(const Error& error);
    void connectGenerator();
    void generate();
    void onAnswer(const LlmAnswer& answer);
    void askLlmEstimate();
    void showLlmEstimate(const LlmStudySpec& spec, const LlmEstimate& outlook);
    void showEstimate();
    void showPage();
    void clear();

    Views m_views;
    RunStore& m_store;
    LlmController& m_controller;
    Settings& m_settings;
    QWidget *m_pagePlace, *m_setupPlace;
    LlmPage* m_page = nullptr;
    LlmSetupPanel* m_setup = nullptr;
    LlmPtr m_picture; ///< what the page shows
    QString m_shown;  ///< id of the run in the picture
    LlmEstimateService* m_llmEstimates;
    std::optional<LlmEstimate> m_outlook; ///< of the model of the set-up
    BackendChoice m_backend = BackendChoice::Auto;
    std::optional<DeviceInfo> m_device;
    bool m_runEnabled = true;
    QString m_runReason;
    QTimer m_redraw;
};

} // namespace qs
