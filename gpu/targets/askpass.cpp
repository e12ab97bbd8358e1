// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/askpass.h"

#include "gpu/core/random_hex.h"
#include "gpu/core/user_folders.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/json_read.h"
#include "gpu/remote/worker_process.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace qs {

namespace {

constexpr const char *kSocketVariable = "QUANTOSCOPE_ASKPASS_SOCKET", *kTokenVariable = "QUANTOSCOPE_ASKPASS_TOKEN";
constexpr std::size_t kLongest = 16'384; ///< of a question with all its words
constexpr int kLookMs = 100;
/// What the server said before a question comes by another way, a little later.
constexpr std::chrono::milliseconds kWordsArrive{150};

std::optional<sockaddr_un> addressOf(const std::string& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) return std::nullopt;
    std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
    return address;
}

/// A line from a socket, without its end; empty where none comes before `stop` or the end of the stream.
std::string readLine(int socket, const std::function<bool()>& stopped)
{
    std::string line;
    while (!stopped() && line.size() < kLongest) {
        pollfd in{socket, POLLIN, 0};
        if (::poll(&in, 1, kLookMs) <= 0) continue;
        char byte = 0;
        if (::recv(socket, &byte, 1, 0) != 1) return {};
        if (byte == '\n') return line;
        line += byte;
    }
    return {};
}

bool sendAll(int socket, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t sent = ::send(socket, text.data(), text.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

/// The kind of a question by what ssh passes with it (SSH_ASKPASS_PROMPT) and by its words.
SshPrompt::Kind kindOf(const std::string& hint, const std::string& text)
{
    if (hint == "confirm") return SshPrompt::Kind::Confirm;
    if (hint == "none") return SshPrompt::Kind::Notice;
    return text.find("(yes/no") != std::string::npos ? SshPrompt::Kind::HostKey : SshPrompt::Kind::Secret;
}

bool isOwnUser(int client)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(client, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::getuid();
}

} // namespace

Result<std::unique_ptr<AskpassServer>> AskpassServer::start(const std::string& folder, std::string host,
                                                            SshPrompter prompter, std::function<std::string()> server)
{
    std::unique_ptr<AskpassServer> made(new AskpassServer);
    made->m_path = folder + "/a";
    made->m_token = randomHex(8);
    made->m_host = std::move(host);
    made->m_prompter = std::move(prompter);
    made->m_server = std::move(server);
    const auto address = addressOf(made->m_path);
    made->m_socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (!address || made->m_socket < 0 ||
        ::bind(made->m_socket, reinterpret_cast<const sockaddr*>(&*address), sizeof *address) != 0 ||
        ::listen(made->m_socket, 4) != 0)
        return fileError(Message::tr("Cannot create the socket %1: %2.").arg(quotedPath(made->m_path)), errno);
    made->m_thread = std::jthread([self = made.get()](std::stop_token stop) { self->serve(std::move(stop)); });
    return made;
}

AskpassServer::~AskpassServer()
{
    m_thread = {};
    if (m_socket >= 0) ::close(m_socket);
    ::unlink(m_path.c_str());
}

std::vector<std::string> AskpassServer::environment() const
{
    // The worker starts faster than a window's program, which would do as well.
    std::error_code failed;
    const auto worker = findWorker();
    const std::string self = worker ? *worker : std::filesystem::read_symlink("/proc/self/exe", failed).string();
    // Before OpenSSH 8.4 the program is used where there is a display and no terminal.
    const std::string display = environmentVariable("DISPLAY");
    return {"SSH_ASKPASS=" + self, "SSH_ASKPASS_REQUIRE=force", "DISPLAY=" + (display.empty() ? ":0" : display),
            std::string(kSocketVariable) + "=" + m_path, std::string(kTokenVariable) + "=" + m_token};
}

void AskpassServer::serve(std::stop_token stop)
{
    while (!stop.stop_requested()) {
        pollfd in{m_socket, POLLIN, 0};
        if (::poll(&in, 1, kLookMs) <= 0) continue;
        const int client = ::accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0) continue;
        if (isOwnUser(client)) answer(client, stop);
        ::close(client);
    }
}

void AskpassServer::answer(int client, std::stop_token stop)
{
    const std::string line = readLine(client, [&] { return stop.stop_requested(); });
    const auto json = parseJson(line, {.maxBytes = kLongest, .maxNodes = 16}, Message::tr("a question of ssh"));
    if (!json) return;
    ObjectReader in(*json, "question");
    std::string token, hint;
    SshPrompt prompt;
    in.read("token", token);
    in.read("hint", hint);
    in.read("text", prompt.text);
    if (in.error() || token != m_token) return;
    prompt.kind = kindOf(hint, prompt.text);
    prompt.host = m_host;
    prompt.text = terminalText(prompt.text, 2'000);
    std::this_thread::sleep_for(kWordsArrive);
    prompt.server = terminalText(m_server(), 4'000);
    // ssh ends its question when it is no longer of use: a security key was touched, the connection is gone.
    std::stop_source over;
    const std::stop_callback withServer(stop, [&over] { over.request_stop(); });
    std::jthread watch([&](std::stop_token done) {
        while (!done.stop_requested() && !over.stop_requested()) {
            pollfd gone{client, POLLIN, 0};
            if (::poll(&gone, 1, kLookMs) > 0) over.request_stop();
        }
    });
    m_asking = true;
    const auto answered = m_prompter ? m_prompter(prompt, over.get_token()) : std::nullopt;
    m_asking = false;
    if (answered && answered->find('\n') == std::string::npos)
        sendAll(client, "+" + *answered + "\n");
    else if (prompt.kind == SshPrompt::Kind::Secret) {
        m_declined = true;
        while (!over.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(kLookMs));
    }
}

bool isAskpass() { return !environmentVariable(kSocketVariable).empty(); }

int askpassMain(const std::string& prompt)
{
    const auto address = addressOf(environmentVariable(kSocketVariable));
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (!address || socket < 0 || ::connect(socket, reinterpret_cast<const sockaddr*>(&*address), sizeof *address) != 0)
        return 1;
    const nlohmann::ordered_json question{{"token", environmentVariable(kTokenVariable)},
                                          {"hint", environmentVariable("SSH_ASKPASS_PROMPT")},
                                          {"text", terminalText(prompt, 4'000)}};
    if (!sendAll(socket, dumpJson(question, -1) + "\n")) return 1;
    const std::string answer = readLine(socket, [] { return false; });
    if (answer.empty()) return 1;
    std::printf("%s\n", answer.c_str() + 1);
    return std::fflush(stdout) == 0 ? 0 : 1;
}

} // namespace qs
