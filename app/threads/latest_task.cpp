// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/threads/latest_task.h"

#include "app/threads/work_threads.h"

#include <QCoreApplication>

#include <algorithm>
#include <mutex>
#include <system_error>
#include <thread>

namespace qs {

namespace {

/// Before main() ends, so that in ordinary cases no thread meets what is destroyed then.
void waitAtTheEnd() { (void)workThreads::wait(std::chrono::seconds(2)); }

} // namespace

/// What a thread at work has of its lane, which may be gone before it.
struct TaskLane::Link
{
    std::mutex mutex;
    TaskLane* lane = nullptr; ///< null: gone

    void deliver(quint64 number)
    {
        const std::lock_guard lock(mutex);
        if (lane)
            QMetaObject::invokeMethod(
                lane->m_home.get(), [to = lane, number] { to->done(number); }, Qt::QueuedConnection);
    }
};

TaskLane::TaskLane(Order order) : m_order(order), m_home(std::make_unique<QObject>()), m_link(std::make_shared<Link>())
{
    m_link->lane = this;
    qRemovePostRoutine(waitAtTheEnd);
    qAddPostRoutine(waitAtTheEnd);
    m_delay.setSingleShot(true);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    QObject::connect(&m_delay, &QTimer::timeout, m_home.get(), [this] { advance(); });
    QObject::connect(&m_patience, &QTimer::timeout, m_home.get(), [this] { impatient(); });
}

TaskLane::~TaskLane()
{
    {
        const std::lock_guard lock(m_link->mutex);
        m_link->lane = nullptr;
    }
    cancel();
}

bool TaskLane::isBusy() const { return !m_waiting.empty() || !m_beside.empty() || (m_running && m_running->wanted); }

void TaskLane::cancel()
{
    m_delay.stop();
    m_patience.stop();
    m_waiting.clear();
    for (Request& request : m_beside)
        request.stop.request_stop();
    m_beside.clear();
    if (!m_running) return;
    m_running->stop.request_stop();
    m_running->wanted = false;
}

void TaskLane::post(std::function<void(std::stop_token)> work, std::function<void()> use)
{
    if (m_order == Order::Newest) cancel();
    Request request;
    request.number = ++m_number;
    request.work = std::move(work);
    request.use = std::move(use);
    m_waiting.push_back(std::move(request));
    if (m_delay.interval() > 0)
        m_delay.start();
    else
        advance();
}

void TaskLane::advance()
{
    if (m_waiting.empty()) return;
    if (m_running) {
        if (!m_patience.isActive()) m_patience.start();
        return;
    }
    m_running = std::move(m_waiting.front());
    m_waiting.pop_front();
    workThreads::begin();
    try {
        std::thread([link = m_link, work = std::exchange(m_running->work, nullptr), stop = m_running->stop.get_token(),
                     number = m_running->number]() mutable {
            if (!stop.stop_requested()) work(stop);
            work = nullptr; // before the end is told: its captures may be looked at then
            link->deliver(number);
            workThreads::end();
        }).detach();
    } catch (const std::system_error&) { // no thread is to be had; its use says so
        workThreads::end();
        m_link->deliver(m_running->number);
    }
    if (!m_waiting.empty()) m_patience.start();
}

/// What is in work takes long, or hangs: what waits behind it begins.
void TaskLane::impatient()
{
    if (m_running && m_running->wanted) m_beside.push_back(std::move(*m_running));
    m_running.reset();
    advance();
}

void TaskLane::done(quint64 number)
{
    std::function<void()> use;
    if (m_running && m_running->number == number) {
        if (m_running->wanted) use = std::move(m_running->use);
        m_running.reset();
        m_patience.stop();
        if (!m_delay.isActive()) advance();
    } else if (const auto found = std::find_if(m_beside.begin(), m_beside.end(),
                                               [number](const Request& r) { return r.number == number; });
               found != m_beside.end()) {
        use = std::move(found->use);
        m_beside.erase(found);
    }
    if (use) use(); // the last thing, since it may end this lane
}

} // namespace qs
