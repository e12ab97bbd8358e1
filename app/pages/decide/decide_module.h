// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_module.h"
#include "gpu/report/decide/decision.h"

#include <QTimer>

class QScrollArea;

namespace qs {

class DecidePage;
class LimitsPanel;

/// The page Decide and the limits beside it, which are made when they are first needed. It measures nothing: what is
/// missing is set up on the page that measures it.
class DecideModule : public PageModule
{
    Q_OBJECT

public:
    DecideModule(const PageServices& window, RunStore& store, QAction* run);

    void prepare() override;
    /// Sets up what is missing first.
    void start() override;

    /// Opens the page that measures it with its setup filled in; `start`: and runs it.
    void measure(const DecisionGap& gap, bool start);

    // After prepare().
    DecidePage& decidePage() { return *m_page; }
    LimitsPanel& limits() { return *m_limits; }

private:
    PageParts makeParts();
    QVector<TourStep> tourSteps();
    void makeActions();
    void connectPage();
    void setLimits(const DecisionLimits& limits);
    void update();
    void openPlan(const DecisionCandidate& candidate);

    RunStore& m_store;
    QAction* m_run; ///< of the window, for messages
    QWidget* m_pagePlace;
    QScrollArea* m_setupPlace;
    DecidePage* m_page = nullptr;
    LimitsPanel* m_limits = nullptr;
    QList<QAction*> m_first; ///< what to measure in an empty session
    QTimer m_update;
    bool m_stale = true; ///< the session has changed since the page was filled
};

} // namespace qs
