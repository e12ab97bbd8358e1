// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/job.h"

#include <QObject>
#include <QString>

class QLabel;
class QProgressBar;
class QStatusBar;

namespace qs {

/// '12 s left', '3 min left', '1 h 5 min left'; empty below 0: unknown. The same wherever a time left is shown.
QString timeLeftText(double seconds);

/// The status bar: device, clocks, what is going on, progress with time left, samples a second.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    explicit StatusLine(QStatusBar& bar);

    void setDevice(const QString& text, const QString& toolTip);
    /// `phase` in the window's language: "verifying"; may be empty.
    void setState(Job::State state, const QString& phase);
    /// What the run is about: 'Attention b4h16s1024d64'; empty where nothing runs.
    void setSubject(const QString& subject);
    /// `fraction` below 0: there is no end. `secondsLeft` below 0: unknown.
    void setProgress(double fraction, double secondsLeft);
    void setClocks(const QString& line);
    void setRate(double samplesPerSecond, quint64 thinned);

private:
    QLabel* addLabel(const QString& name, const QString& toolTip);
    void setActive(bool active);

    QStatusBar& m_bar;
    QLabel* m_device;
    QLabel* m_clocks;
    QLabel* m_state;
    QLabel* m_subject;
    QLabel* m_left;
    QLabel* m_rate;
    QLabel* m_thinned;
    QProgressBar* m_progress;
};

} // namespace qs
