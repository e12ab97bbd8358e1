// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/askpass.h"
#include "gpu/targets/ssh.h"

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

namespace qs {

/// One connection to a host, which all sessions to it share (ssh_config(5), ControlMaster): the user is asked once.
/// Ends with this object. Any thread; who comes second waits.
class SshMaster
{
public:
    explicit SshMaster(std::string host) : m_host(std::move(host)) {}
    ~SshMaster();
    SshMaster(const SshMaster&) = delete;
    SshMaster& operator=(const SshMaster&) = delete;

    /// Connects where there is no connection: a master of the user's own is used where ssh finds one. The error is
    /// ssh's, with what to do. Without a prompter ssh asks nothing, and fails where it would have to.
    Result<void> connect(const SshPrompter& prompter, std::stop_token stop);
    /// Whether the connection is there, as far as the system reports at once.
    bool isConnected();
    /// ssh that runs a command through the connection; it asks nothing, and fails where the connection is gone.
    WorkerCommand command(const std::vector<std::string>& words) const;
    const std::string& host() const { return m_host; }
    /// Ends the connection where it is gone, so that the next one is made anew; what its ssh said of that. Without
    /// effect where it is still there: then only one session has failed.
    std::string endIfGone(std::stop_token stop = {});

private:
    Result<void> makeFolder();
    Result<void> waitForConnection(const AskpassServer* askpass, std::stop_token stop);
    bool usersMasterIsThere(std::stop_token stop) const;
    bool isThere(std::stop_token stop) const;
    std::string said();
    void addOutput(std::string words);
    std::string end();
    Error failed();

    std::string m_host, m_folder;
    mutable std::mutex m_mutex; ///< of the connection
    std::mutex m_outputMutex;
    std::string m_output; ///< by ssh during a login
    bool m_users = false; ///< the user's own master carries the sessions
    std::optional<WorkerProcess> m_process;
};

} // namespace qs
