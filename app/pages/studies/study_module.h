// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_module.h"
#include "app/frame/page_setup.h"
#include "app/session/stored_run.h"

#include <QTimer>

#include <chrono>
#include <string>

namespace qs {

struct Finding;

/// A page with a study: what all of them do between the study, the session and the page. What is said and shown of one
/// kind of study comes from the subclass, whose controller is a Job with the signals eventHappened and finished.
class StudyModule : public PageModule, public PageSetup
{
    Q_OBJECT

public:
    /// `redraw`: how long what arrives waits, so that more of it is drawn at once.
    StudyModule(Title title, const PageServices& window, const RunServices& run, std::chrono::milliseconds redraw);

    void start() override;
    PageContent content() const override;
    QString setupTitle(const nlohmann::json& setup) const override;
    void showRun(const QString& id) override;

protected:
    /// What is wrong with the setup, in sentences; empty: it can be run.
    virtual QStringList problems() const = 0;
    /// Runs the setup on the chosen device.
    virtual Result<void> begin() = 0;
    /// It runs: the page is emptied.
    virtual void begun() = 0;
    virtual void showStudy(const StoredRun& run) = 0;
    virtual void clearPage() = 0;
    virtual QVector<Finding> findingsOf(const StoredRun& run) const = 0;
    /// Draws what has arrived of the study that is going on.
    virtual void drawProgress() = 0;
    /// The session is another one.
    virtual void sessionReset() {}
    /// What the page offers depends on what is shown.
    virtual void updateOffers() {}

    /// Id of the run whose study the page shows; empty: none, or what is going on.
    const QString& shownRun() const { return m_shown; }
    /// The state of the job, in the status line; until its first phase it prepares.
    void showState(Job::State state);
    /// Says what a study failed of, in the message bar and as a finding.
    void showFailure(const Error& error);
    /// Draws soon.
    void drawLater();
    void stopDrawing() { m_redraw.stop(); }
    /// Nothing of the session is shown any more.
    void clear();
    /// Nor is it, since another study begins.
    void forgetShown();

    RunStore& m_store;
    FindingsPanel& m_findings;
    StatusLine& m_status;
    DeviceService& m_devices;

private:
    StudyResultPtr m_picture; ///< the study that the page shows
    QString m_shown;          ///< id of its run
    QTimer m_redraw;
};

/// Whether a text names this file of the user's: what is wrong with it stands beside its name, too.
bool isAbout(const Message& message, const std::string& file);

} // namespace qs
