// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace qs {

class TraceWriter;

/// Lets the trace of a stored run grow as it did while it was measured, in a few seconds.
class TraceReplay : public QObject
{
    Q_OBJECT

public:
    TraceReplay(TraceWriter& writer, QObject* parent);

    /// Of the first segment of a result, into a trace that was emptied.
    void begin(ResultPtr result);
    /// What is not there yet does not come any more.
    void stop();
    bool isActive() const { return m_tick.isActive(); }
    static constexpr int kDurationMs = 4000;

signals:
    void ended();

private:
    void tick();

    TraceWriter& m_writer;
    ResultPtr m_result;
    std::size_t m_rounds = 0, m_shown = 0;
    QTimer m_tick;
    QElapsedTimer m_clock;
};

} // namespace qs
