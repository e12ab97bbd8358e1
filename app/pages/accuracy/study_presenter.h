// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/study_controller.h"
#include "app/session/run_store.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace qs {

class FindingsPanel;
class MessageBar;
class Settings;
class StatusLine;
class StudyPage;
class TensorsPage;

/// Brings what a mode study says, or what the session holds of one, to its page, and asks the study what the user asks.
class StudyPresenter : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        QWidget& window;
        StudyPage& page;
        TensorsPage& tensors;
        FindingsPanel& findings;
        MessageBar& messages;
        StatusLine& status;
    };
    StudyPresenter(const Views& views, RunStore& store, StudyController& controller, Settings& settings,
                   QObject* parent = nullptr);

    void start(const ModeStudySpec& spec);
    void resume();
    /// Shows a study of the session. While one runs the picture stays with it.
    void showRun(const QString& id);
    QString shownRun() const { return m_shown; }
    /// Nothing of the session is a study any more, or nothing is selected.
    void clear();
    /// The findings of the shown study, in the panel.
    void showFindings();
    /// Another run is going on: a study may not be resumed meanwhile.
    void setMeasuring(bool measuring);

    // Without dialogs.
    void saveModelTo(const QString& path);
    void saveModeTo(const QString& mode, const QString& path);

signals:
    /// A study ended and is the run of this id.
    void stored(const QString& id);

private:
    void connectController();
    void connectPage();
    void takeEvent(const StudyEvent& event);
    void onState(StudyController::State state);
    void onFinished(const StudyEnd& outcome);
    void onPlan(const ModeRow& row, const StudyPtr& result);
    void tryPlan(const LayerPlan& plan, const QString& name);
    void showPage();
    void later()
    {
        if (!m_redraw.isActive()) m_redraw.start();
    }
    void updateAnswers();
    QString askFile(const QString& title, const QString& name);

    Views m_views;
    RunStore& m_store;
    StudyController& m_controller;
    Settings& m_settings;
    StudyPtr m_picture;  ///< what the page shows
    QString m_shown;     ///< id of the run in the picture
    QString m_live;      ///< id of the run whose study the controller holds
    QString m_suggested; ///< name for the plan that is being suggested
    bool m_measuring = false;
    QTimer m_redraw;
};

} // namespace qs
