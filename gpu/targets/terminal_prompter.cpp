// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/askpass.h"

#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace qs {

namespace {

/// The terminal of this program, without echo while a secret is typed.
class Terminal
{
public:
    explicit Terminal(bool secret) : m_fd(::open("/dev/tty", O_RDWR | O_CLOEXEC))
    {
        if (m_fd < 0 || !secret || ::tcgetattr(m_fd, &m_before) != 0) return;
        termios quiet = m_before;
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_changed = ::tcsetattr(m_fd, TCSAFLUSH, &quiet) == 0;
    }
    ~Terminal()
    {
        if (m_changed) ::tcsetattr(m_fd, TCSAFLUSH, &m_before);
        if (m_fd >= 0) ::close(m_fd);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    bool isOpen() const { return m_fd >= 0; }
    void say(const std::string& text) const
    {
        [[maybe_unused]] const ssize_t put = ::write(m_fd, text.data(), text.size());
    }
    std::optional<std::string> line(const std::stop_token& stop) const
    {
        std::string text;
        while (!stop.stop_requested()) {
            pollfd in{m_fd, POLLIN, 0};
            if (::poll(&in, 1, 100) <= 0) continue;
            char byte = 0;
            if (::read(m_fd, &byte, 1) != 1) return std::nullopt;
            if (byte == '\n') return text;
            text += byte;
        }
        return std::nullopt;
    }

private:
    int m_fd;
    bool m_changed = false;
    termios m_before{};
};

} // namespace

SshPrompter terminalPrompter()
{
    if (!Terminal(false).isOpen()) return {};
    return [](const SshPrompt& prompt, std::stop_token stop) -> std::optional<std::string> {
        const bool secret = prompt.kind == SshPrompt::Kind::Secret;
        const Terminal terminal(secret);
        if (!terminal.isOpen()) return std::nullopt;
        terminal.say((prompt.server.empty() ? "" : prompt.server + "\n") + prompt.text + " ");
        auto answer = terminal.line(stop);
        if (secret) terminal.say("\n");
        return answer;
    };
}

} // namespace qs
