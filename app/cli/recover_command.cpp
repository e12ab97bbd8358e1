// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recover_command.h"

#include "app/recovery/recovery.h"
#include "app/session/session_file.h"

#include <QCoreApplication>

#include <algorithm>

namespace qs {
namespace {

std::vector<LeftSession> allLeft()
{
    QCoreApplication::setApplicationName(QStringLiteral("quantoscope")); // names the data folder
    return leftSessions(defaultRecoveryRoot());
}

Result<LeftSession> leftOf(const std::string& id)
{
    const auto all = allLeft();
    const auto found =
        std::ranges::find_if(all, [&](const LeftSession& session) { return session.place.id.toStdString() == id; });
    if (found == all.end()) return Error{ErrorCode::Usage, "recover: there is no such session.", {}};
    return *found;
}

std::vector<LeftWork> list()
{
    std::vector<LeftWork> all;
    for (const LeftSession& session : allLeft()) {
        LeftWork left{session.place.id.toStdString(),
                      session.file.toStdString(),
                      session.saved.toUTC().toString(Qt::ISODateWithMs).toStdString(),
                      {},
                      session.interrupted,
                      static_cast<std::uint64_t>(session.bytes)};
        for (const QString& run : session.runs)
            left.runs.push_back(run.toStdString());
        all.push_back(std::move(left));
    }
    return all;
}

Result<RecoveredWork> writeTo(const std::string& id, const std::string& file)
{
    const auto left = leftOf(id);
    if (!left) return left.error();
    const auto restored = restoreSession(left->place);
    if (!restored) return restored.error();
    if (auto saved = saveSession(QString::fromStdString(file), restored->data); !saved) return saved.error();
    RecoveredWork work{static_cast<std::size_t>(restored->data.runs.size()), restored->samples, restored->lastTime, {}};
    for (const QString& problem : restored->problems)
        work.notes.push_back(problem.toStdString());
    return work;
}

Result<void> discard(const std::string& id)
{
    const auto left = leftOf(id);
    if (!left) return left.error();
    auto claimed = claim(left->place);
    if (!claimed)
        return Error{ErrorCode::Io, "recover: the session is open in another process.", "Close that process first."};
    discardSession(left->place, std::move(claimed));
    return {};
}

} // namespace

RecoverySource sessionRecovery() { return {list, writeTo, discard}; }

} // namespace qs
