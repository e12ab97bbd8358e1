// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_process.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace qs {

/// Says what is done until a worker is there; on the thread that waits for it.
using StartingText = std::function<void(const Message&)>;

/// How a worker is started at a place, and how patient one has to be with it.
struct WorkerStart
{
    WorkerCommand command;
    std::string target;                    ///< as the user calls it; empty: this computer
    std::chrono::milliseconds hello{0};    ///< it has to greet within; 0: as WorkerOptions specifies
    std::chrono::milliseconds ping{1'000}; ///< it has to answer a question within
    std::chrono::milliseconds silence{0};  ///< after which it is said that nothing comes; 0: as WorkerOptions specifies
    std::string job;                       ///< what the place calls this start, see abandon()
    bool keeps = false;                    ///< the last word, 'serve', may be replaced by 'attach' and a session's name
    std::chrono::seconds keepGrace{10'800}; ///< that work goes on without a connection then
    bool echo = false;                      ///< whether all bytes pass unchanged is tried before anything is measured
};

/// Where the workers of a link run: behind a connection, in a container, as a job. Any thread, one at a time.
class WorkerPlace
{
public:
    virtual ~WorkerPlace() = default;
    /// Connects and brings the worker's program there where that is needed. Blocks, until `stop` at the latest.
    virtual Result<WorkerStart> prepare(std::stop_token stop, const StartingText& report) = 0;
    /// Another number where a worker that was started before is not where the next one would be.
    virtual std::uint64_t version() const = 0;
    /// The reason for the end of a worker, or why it did not greet, where the place knows more than the system tells:
    /// a lost connection, a job that was cancelled. `words`: what came on its standard error and output.
    virtual std::optional<Error> explain(const WorkerFate& fate, const std::string& words) = 0;
    /// What a worker that was started and has not greeted waits for, such as its turn in a queue; empty: nothing is
    /// known. Asked often; may block for a moment, until `stop` at the latest. `words`: its standard error so far.
    virtual Message waiting(const std::string& words, std::stop_token stop)
    {
        (void)words, (void)stop;
        return {};
    }
    /// A worker is given up that has not greeted, or does not respond; on this side it was ended.
    virtual void abandon(const WorkerStart& start) { (void)start; }
    /// Whether it may be of use to try again after this error; never where the user was Refused.
    virtual bool mayRetry(const Error& error) const
    {
        return error.code == ErrorCode::Io || error.code == ErrorCode::Device;
    }
    /// The program goes away, and what is in work goes on there without it. Asked often.
    virtual bool isLeft() const { return false; }
};

} // namespace qs
