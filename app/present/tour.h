// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/run_store.h"

#include <QObject>
#include <QVector>

#include <functional>

class QMainWindow;
class QWidget;

namespace qs {

class RunPresenter;
class TourOverlay;
class WindowActions;

/// Shows newcomers around the real window: what is where, on the runs of the session.
class Tour : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QMainWindow& window;
        WindowActions& actions;
        RunStore& store;
        RunPresenter& presenter;
    };
    Tour(const Parts& parts, QObject* parent);

    void begin();
    void end();
    bool isActive() const { return m_step >= 0; }
    int step() const { return m_step; }
    int count() const { return static_cast<int>(m_steps.size()); }
    void goTo(int step);
    /// What is lit at the moment; null where nothing is.
    QWidget* target() const;
    TourOverlay* overlay() const { return m_overlay; }

signals:
    void ended();

private:
    struct Step
    {
        QString title, text;
        std::function<QWidget*()> target;
        std::function<void()> prepare = {};
    };
    void makeSteps();
    void makeLaterSteps();
    void show();
    QWidget* named(const char* name) const;
    QWidget* buttonOf(const char* action) const;
    void press(const char* action) const;
    void raiseDock(const char* dock) const;
    /// Shows the first run of the session that is `wanted`.
    void choose(const std::function<bool(const StoredRun&)>& wanted);

    Parts m_parts;
    QVector<Step> m_steps;
    TourOverlay* m_overlay = nullptr;
    int m_step = -1;
};

} // namespace qs
