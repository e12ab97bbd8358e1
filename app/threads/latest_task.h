// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace qs {

/// What LatestTask does whatever its result is: threads, order and patience. All on the thread that it was
/// made on.
class TaskLane
{
public:
    enum class Order {
        Newest, ///< of several requests the newest is answered; one in work is asked to stop
        Every   ///< all are answered, one after the other
    };
    /// How long a request waits for the one before it. After that it begins beside it, since what it waits
    /// for may hang.
    static constexpr std::chrono::milliseconds kPatience{2000};

    TaskLane(const TaskLane&) = delete;
    TaskLane& operator=(const TaskLane&) = delete;

    /// Whether an answer is still to come.
    bool isBusy() const;
    /// Requests begin once none has come for so long; 0: at once.
    void setDelay(std::chrono::milliseconds delay) { m_delay.setInterval(delay); }
    void setPatience(std::chrono::milliseconds patience) { m_patience.setInterval(patience); }
    /// None of the requests so far is answered any more.
    void cancel();

protected:
    explicit TaskLane(Order order);
    /// Waits for nothing: what is in work is asked to stop, goes on by itself and reports to nobody.
    ~TaskLane();

    /// `work` is called on another thread and throws nothing; `use` here, after it.
    void post(std::function<void(std::stop_token)> work, std::function<void()> use);

private:
    struct Link;
    struct Request
    {
        quint64 number = 0;
        std::function<void(std::stop_token)> work;
        std::function<void()> use;
        std::stop_source stop;
        bool wanted = true;
    };
    void advance();
    void impatient();
    void done(quint64 number);

    Order m_order;
    std::unique_ptr<QObject> m_home; ///< what is delivered is posted to it, and gone with it
    std::shared_ptr<Link> m_link;
    std::optional<Request> m_running;
    std::vector<Request> m_beside; ///< begun, overtaken by patience, and still wanted
    std::deque<Request> m_waiting;
    QTimer m_delay, m_patience;
    quint64 m_number = 0;
};

/// Does work on another thread and brings its result here, to the thread that asks. Neither asking nor its
/// destructor waits for anything, and what is destroyed is not called. Where memory runs out the result is an
/// error.
template <typename T> class LatestTask : public TaskLane
{
public:
    using Work = std::function<Result<T>(std::stop_token)>;
    using Use = std::function<void(Result<T>)>;

    explicit LatestTask(Order order = Order::Newest) : TaskLane(order) {}

    /// `work` owns all that it uses. `use` is called with its result, or not at all where a newer request has
    /// come, after cancel() and after the end of this object.
    void request(Work work, Use use)
    {
        auto result = std::make_shared<std::optional<Result<T>>>();
        post(
            [result, work = std::move(work)](std::stop_token stop) { result->emplace(guarded(work, std::move(stop))); },
            [result, use = std::move(use)] {
                use(*result ? std::move(**result)
                            : Result<T>(Error{ErrorCode::Memory, Message::tr("Cannot start a thread."),
                                              Message::tr("Close other programs and try again.")}));
            });
    }

private:
    static Result<T> guarded(const Work& work, std::stop_token stop)
    {
        try {
            return work(std::move(stop));
        } catch (const std::bad_alloc&) {
            return Error{ErrorCode::Memory, Message::tr("Not enough memory."),
                         Message::tr("Close other programs and try again.")};
        } catch (const std::exception& e) {
            return Error{ErrorCode::Internal, Message::tr("It failed: %1").arg(e.what()),
                         Message::tr("Report this problem.")};
        }
    }
};

} // namespace qs
