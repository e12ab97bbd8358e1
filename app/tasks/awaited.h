// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/latest_task.h"

#include <QEventLoop>

#include <optional>
#include <utility>

namespace qs {

/// Runs `work` on another thread and waits for its result; painting and timers go on, clicks and keys wait.
/// Always comes back with a result: an end of the program that is asked for meanwhile waits, too, and an
/// exception is an error.
template <typename T> Result<T> awaited(std::function<Result<T>()> work)
{
    std::optional<Result<T>> result;
    LatestTask<T> task;
    task.request([work = std::move(work)](std::stop_token) { return work(); },
                 [&result](Result<T> done) { result.emplace(std::move(done)); });
    // QEventLoop::exec() would return at once where the program was asked to end.
    QEventLoop loop;
    while (!result)
        loop.processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
    return std::move(*result);
}

} // namespace qs
