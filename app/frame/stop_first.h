// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>
#include <functional>

class QWidget;

namespace qs {

class PageList;

/// Stops what is in work, at the user's wish or before something else is done: then it is asked to stop, and the rest
/// follows once it has. Nothing waits in a loop.
class StopFirst : public QObject
{
    Q_OBJECT

public:
    StopFirst(QWidget& window, PageList& pages);

    /// For Stop and Esc: asks first where a run that has an end has been going on for long.
    void stopRun();
    /// How long; a minute, unless a test sets it.
    void setLong(std::chrono::milliseconds time) { m_long = time; }
    /// Does `then` once nothing is in work: at once, or after what is in work has stopped; not at all where the user
    /// wants a run to go on. Of two things that wait the newer one is done.
    void then(std::function<void()> then) { wait(std::move(then), false); }
    /// The same for closing the window.
    void thenClose();
    /// Whether the window waits for an end of what is in work, to be closed.
    bool isClosing() const { return m_closing; }
    /// Nothing that waits is done.
    void drop();
    /// Decides whether the user is asked before a run is stopped; always where nothing decides.
    void askOnlyIf(std::function<bool()> asks) { m_asks = std::move(asks); }
    /// `target` names the computer that keeps what is in work when the window is closed, so that the user may leave it
    /// running there; empty: none does. `leave` is called before all in work is left.
    void offerLeavingAt(std::function<QString()> target, std::function<void()> leave)
    {
        m_target = std::move(target);
        m_leave = std::move(leave);
    }

    /// Esc that closes a list, menu or calendar closes that and stops nothing.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The window was to be closed, and the user has decided otherwise.
    void closeRefused();

private:
    enum class Answer { Stop, Leave, GoOn };
    void wait(std::function<void()> then, bool closing);
    Answer ask(bool closing);
    bool mayStop();
    void runWaiting();

    QWidget& m_window;
    PageList& m_pages;
    std::function<void()> m_then; ///< what is to happen once nothing is in work; empty: nothing waits for it
    std::function<bool()> m_asks;
    std::function<QString()> m_target;
    std::function<void()> m_leave;
    std::chrono::milliseconds m_long = std::chrono::minutes(1);
    bool m_closing = false;
};

} // namespace qs
