// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace qs {

/// Something that ssh asks its user (OpenSSH's askpass: ssh(1), SSH_ASKPASS_REQUIRE).
struct SshPrompt
{
    enum class Kind {
        Secret,  ///< a password, passphrase or one-time code
        HostKey, ///< whether an unknown host key is right: 'yes', 'no' or the fingerprint
        Confirm, ///< yes or no
        Notice   ///< nothing to answer: touch the security key; ends with the stop token
    };
    Kind kind = Kind::Secret;
    std::string host;   ///< that is connected to; a jump host on the way is named in `text`
    std::string text;   ///< ssh's words
    std::string server; ///< what came before it: banners and instructions of the server, not to be trusted
};

/// Asks the user, on any thread; blocks. Empty: there is no answer, and ssh gives up. Nothing keeps what it returns.
using SshPrompter = std::function<std::optional<std::string>(const SshPrompt& prompt, std::stop_token stop)>;

/// Answers ssh's questions: ssh starts this program once for each, which passes the question on to here, through a Unix
/// socket in a private folder that only its user and who knows the token can use.
class AskpassServer
{
public:
    /// `folder`: private (0700) and with a short path. `server`: what the server has said so far.
    static Result<std::unique_ptr<AskpassServer>> start(const std::string& folder, std::string host,
                                                        SshPrompter prompter, std::function<std::string()> server);
    ~AskpassServer();
    AskpassServer(const AskpassServer&) = delete;
    AskpassServer& operator=(const AskpassServer&) = delete;

    /// What ssh needs in its environment.
    std::vector<std::string> environment() const;
    /// Whether a question waits for its answer; any thread.
    bool isAsking() const { return m_asking; }
    /// Whether the user gave no answer to a question for a secret; any thread. ssh waits for one until this object
    /// goes: it would send an empty password else, which counts as an attempt, and ask again.
    bool isDeclined() const { return m_declined; }

private:
    AskpassServer() = default;
    void serve(std::stop_token stop);
    void answer(int client, std::stop_token stop);

    std::string m_path, m_token, m_host;
    SshPrompter m_prompter;
    std::function<std::string()> m_server;
    int m_socket = -1;
    std::atomic<bool> m_asking{false}, m_declined{false};
    std::jthread m_thread; ///< last: it uses all others
};

/// Whether this process was started by ssh to ask something.
bool isAskpass();
/// Asks it and prints the answer; the exit status.
int askpassMain(const std::string& prompt);

/// A prompter for programs in a terminal: asks on /dev/tty, secrets without echo. Empty where there is no terminal.
SshPrompter terminalPrompter();

} // namespace qs
