// SPDX-License-Identifier: GPL-3.0-or-later
// Workers behind a real SSH server on this computer's loopback, which the test starts with keys of its own.
#include <doctest/doctest.h>

#include "tests/gpu/targets/target_cases.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <chrono>
#include <crypt.h>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <pwd.h>
#include <random>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace qs;
using namespace qs::testing;
namespace fs = std::filesystem;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

std::string outputOf(const std::string& command)
{
    std::string out;
    FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
    for (int c = pipe ? std::fgetc(pipe) : EOF; c != EOF; c = std::fgetc(pipe))
        out += static_cast<char>(c);
    if (pipe) ::pclose(pipe);
    return out;
}

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

constexpr const char* kPassword = "open sesame";

/// An SSH server for this user alone, on a port of its own. One that asks for a password sees a file of passwords with
/// the test's in it, in a mount namespace of its own, which takes root.
class Sshd
{
public:
    enum class Login { Key, Password };
    explicit Sshd(Login login = Login::Key)
        : m_port(20'000 + static_cast<int>(std::random_device()() % 20'000)),
          m_ssh("QUANTOSCOPE_SSH", "ssh -F " + path("config")), m_cache("XDG_CACHE_HOME", path("cache"))
    {
        if (!fs::exists("/usr/sbin/sshd")) return;
        outputOf("ssh-keygen -q -t ed25519 -N '' -f " + path("host") + "; ssh-keygen -q -t ed25519 -N '' -f " +
                 path("id") + "; ssh-keygen -q -t ed25519 -N open -f " + path("locked") +
                 "; ssh-keygen -q -t ed25519 -N '' -f " + path("stranger") + "; cat " + path("id.pub") + " " +
                 path("locked.pub") + " > " + path("keys"));
        write("sshd_config", "Port " + std::to_string(m_port) + "\nListenAddress 127.0.0.1\nHostKey " + path("host") +
                                 "\nPidFile " + path("sshd.pid") + "\nAuthorizedKeysFile " + path("keys") +
                                 "\nUsePAM no\nStrictModes no\nPrintMotd no\nAcceptEnv *\n" +
                                 (login == Login::Key ? "AuthenticationMethods publickey\nPasswordAuthentication no\n"
                                                        "PermitRootLogin prohibit-password\n"
                                                      : "AuthenticationMethods password\nPasswordAuthentication yes\n"
                                                        "KbdInteractiveAuthentication no\nPermitRootLogin yes\n"));
        useKey("id");
        if (::getuid() == 0) ::mkdir("/run/sshd", 0755);
        const std::string server = "/usr/sbin/sshd -f " + path("sshd_config") + " -E " + path("log");
        outputOf(login == Login::Key ? server : withPassword(server));
        write("answer", "#!/bin/sh\necho '" + std::string(kPassword) + "'\n");
        ::chmod(path("answer").c_str(), 0700);
        const std::string reach = login == Login::Key ? "ssh -o BatchMode=yes"
                                                      : "SSH_ASKPASS=" + path("answer") +
                                                            " SSH_ASKPASS_REQUIRE=force ssh -o PubkeyAuthentication=no";
        for (int i = 0; i < 100 && !m_runs; ++i) {
            m_runs = outputOf(reach + " -F " + path("config") + " -o StrictHostKeyChecking=accept-new box echo reached")
                         .find("reached") != std::string::npos;
            if (!m_runs) std::this_thread::sleep_for(50ms);
        }
    }
    ~Sshd() { outputOf("kill $(cat " + path("sshd.pid") + ")"); }

    /// Whether it answers; says why not.
    bool runs() const
    {
        if (!m_runs) MESSAGE("skipped: no SSH server can be started here (openssh-server)");
        return m_runs;
    }
    void useKey(const std::string& key, const std::string& more = {}) const
    {
        write("config", "Host box\n  HostName 127.0.0.1\n  Port " + std::to_string(m_port) + "\n  IdentityFile " +
                            path(key) + "\n  IdentitiesOnly yes\n  IdentityAgent none\n  UserKnownHostsFile " +
                            path("known") + "\n  GlobalKnownHostsFile /dev/null\n" + more);
    }
    void write(const std::string& name, const std::string& text) const { std::ofstream(path(name)) << text; }
    std::string path(const std::string& name) const { return (m_folder.path() / name).string(); }
    const fs::path& folder() const { return m_folder.path(); }
    /// Sends a signal to the processes of the server that hold connections.
    void signalSessions(int signal) const
    {
        const std::string send = "pkill -" + std::to_string(signal);
        outputOf(send + " -P $(cat " + path("sshd.pid") + ")");
        if (::getuid() != 0) // there they leave the server, which is a daemon of this user's
            outputOf(send + " -P 1 -u $(id -u) -f '^sshd: .*@notty'");
    }

private:
    /// The command, for which this user has the password of the test.
    std::string withPassword(const std::string& command) const
    {
        const char* user = ::getpwuid(::getuid())->pw_name;
        outputOf("umask 077; grep -v '^" + std::string(user) + ":' /etc/shadow > " + path("shadow"));
        std::ofstream(path("shadow"), std::ios::app)
            << user << ':' << ::crypt(kPassword, "$6$quantoscope$") << ":20000:0:99999:7:::\n";
        return "unshare --mount --propagation private sh -c 'mount --bind " + path("shadow") + " /etc/shadow && exec " +
               command + "'";
    }

    ScratchFolder m_folder;
    int m_port;
    Variable m_ssh, m_cache;
    bool m_runs = false;
};

KernelRunOutcome runOnce(KernelRunHost& host, CountingSink& sink, const RunSpec& spec = remoteSpec())
{
    SpecSource specs(spec);
    return host.run(specs, sink.stop.get_token(), sink);
}

std::size_t recorded(const RunResult& result)
{
    std::size_t kept = 0;
    for (const Segment& segment : result.segments)
        for (const ModeResult& mode : segment.modes)
            kept += mode.samplesUs.size() + mode.warmupUs.size();
    return kept;
}

} // namespace

TEST_CASE("a run through sshd; the knob, the upload and the connection answer in time")
{
    const Sshd sshd;
    if (!sshd.runs()) return;
    ChosenTarget on("ssh:box", sshd.folder());
    auto start = Clock::now();
    std::string why;
    const std::string states = on.check(&why);
    REQUIRE_MESSAGE(states.find("devices:done") != std::string::npos, why);
    const double first = millisecondsSince(start);
    KernelRunHost host(on.options());
    CountingSink sink;
    const auto outcome = runOnce(host, sink);
    REQUIRE_MESSAGE(!outcome.error, (outcome.error ? outcome.error->text() : ""));
    CHECK(outcome.result.environment.target == "ssh:box");

    // Live, and a turn of the knob: the time until the first sample of the new size.
    struct Turning final : EventSink
    {
        SpecSource& specs;
        std::stop_source stop;
        Clock::time_point turned;
        bool isNew = false;
        std::vector<double> ms;
        explicit Turning(SpecSource& s) : specs(s) {}
        void turn()
        {
            RunSpec next = specs.latest();
            next.shape.tokens = next.shape.tokens == 16 ? 32 : 16;
            isNew = false;
            turned = Clock::now();
            specs.set(next);
        }
        void event(const RunEvent& event) override
        {
            if (event.kind == RunEvent::Kind::Segment) isNew = event.spec.shape == specs.latest().shape;
        }
        void sample(const SampleEvent&) override
        {
            if (turned == Clock::time_point{}) return turn();
            if (!isNew || ms.size() == 9) return;
            ms.push_back(millisecondsSince(turned));
            ms.size() < 9 ? turn() : void(stop.request_stop());
        }
    };
    SpecSource specs(remoteSpec(true));
    Turning turning(specs);
    REQUIRE(!host.run(specs, turning.stop.get_token(), turning).error);
    std::ranges::sort(turning.ms);
    REQUIRE(turning.ms.size() == 9);
    MESSAGE("connection, upload and start: " << first << " ms; knob to first sample: " << turning.ms[4] << " ms, worst "
                                             << turning.ms[8] << " ms");
    CHECK(first < kPatience * 30'000);
    CHECK(turning.ms[4] < kPatience * 500); // 100 ms on a quiet computer
}

TEST_CASE("unknown and changed host keys, a locked key, a refused one")
{
    const Sshd sshd;
    if (!sshd.runs()) return;
    std::vector<SshPrompt> asked;
    const auto ask = [&asked](const std::string& answer) -> SshPrompter {
        return [&asked, answer](const SshPrompt& prompt, std::stop_token) {
            asked.push_back(prompt);
            return std::optional<std::string>(answer);
        };
    };
    std::string why;

    fs::remove(sshd.path("known"));
    ChosenTarget stranger("ssh:box", sshd.folder(), ask("no"));
    CHECK(stranger.check(&why).find("connect:failed") != std::string::npos);
    CHECK_MESSAGE(why.find("host key of box was not accepted") != std::string::npos, why);
    REQUIRE(!asked.empty());
    CHECK(asked.front().kind == SshPrompt::Kind::HostKey);
    CHECK(asked.front().text.find("fingerprint") != std::string::npos);

    asked.clear();
    ChosenTarget known("ssh:box", sshd.folder(), ask("yes"));
    CHECK_MESSAGE(known.check(&why).find("devices:done") != std::string::npos, why);
    CHECK(asked.size() == 1);

    asked.clear();
    sshd.useKey("locked");
    ChosenTarget locked("ssh:box", sshd.folder(), ask("open"));
    CHECK_MESSAGE(locked.check(&why).find("devices:done") != std::string::npos, why);
    REQUIRE(asked.size() == 1);
    CHECK(asked.front().kind == SshPrompt::Kind::Secret);

    sshd.useKey("stranger");
    ChosenTarget refused("ssh:box", sshd.folder(), ask("x"));
    CHECK(refused.check(&why).find("connect:failed") != std::string::npos);
    CHECK_MESSAGE(why.find("refused the login") != std::string::npos, why);

    sshd.useKey("id");
    const std::string keys = outputOf("cat " + sshd.path("known")),
                      other = outputOf("cat " + sshd.path("stranger.pub"));
    sshd.write("known", keys.substr(0, keys.find(' ')) + " " + other.substr(0, other.rfind(' ')) + "\n");
    ChosenTarget changed("ssh:box", sshd.folder(), ask("yes"));
    CHECK(changed.check(&why).find("connect:failed") != std::string::npos);
    CHECK_MESSAGE(why.find("has changed") != std::string::npos, why);
}

TEST_CASE("a password: a wrong one is asked for again, in the words of the server; none ends the login")
{
    if (::getuid() != 0) {
        MESSAGE("skipped: only root can give sshd a password of the test's own");
        return;
    }
    const Sshd sshd(Sshd::Login::Password);
    if (!sshd.runs()) return;
    std::vector<SshPrompt> asked;
    std::vector<std::optional<std::string>> answers;
    const SshPrompter prompter = [&](const SshPrompt& prompt, std::stop_token) {
        asked.push_back(prompt);
        return asked.size() <= answers.size() ? answers[asked.size() - 1] : std::nullopt;
    };
    std::string why;
    answers = {"open barley"}; // then cancelled
    ChosenTarget wrong("ssh:box", sshd.folder(), prompter);
    CHECK(wrong.check(&why).find("connect:failed") != std::string::npos);
    CHECK_MESSAGE(why.find("login to box was cancelled") != std::string::npos, why);
    REQUIRE(asked.size() == 2);
    CHECK(asked[0].kind == SshPrompt::Kind::Secret);
    CHECK_MESSAGE(asked[0].text.find("password") != std::string::npos, asked[0].text);
    CHECK_MESSAGE(asked[1].server.find("try again") != std::string::npos, asked[1].server);

    asked.clear();
    answers = {"open barley", kPassword};
    ChosenTarget right("ssh:box", sshd.folder(), prompter);
    CHECK_MESSAGE(right.check(&why).find("devices:done") != std::string::npos, why);
    CHECK(asked.size() == 2);
}

TEST_CASE("a connection that is cut at random moments: what had arrived is there")
{
    const Sshd sshd;
    if (!sshd.runs()) return;
    ChosenTarget on("ssh:box", sshd.folder());
    on.keep(0);
    KernelRunHost host(on.options());
    std::mt19937 random(20);
    int cut = 0;
    for (int i = 0; i < 20; ++i) {
        CountingSink sink;
        const auto after = std::chrono::milliseconds(random() % 400);
        std::jthread cutter([&, after] {
            while (sink.samples == 0)
                std::this_thread::sleep_for(2ms);
            std::this_thread::sleep_for(after);
            sshd.signalSessions(SIGKILL);
        });
        const auto outcome = runOnce(host, sink, remoteSpec(true));
        cutter.join();
        REQUIRE(outcome.error.has_value());
        ++cut;
        CHECK_MESSAGE(outcome.error->text().find("kept") != std::string::npos, outcome.error->text());
        CHECK(recorded(outcome.result) == static_cast<std::size_t>(sink.samples));
        CHECK(outcome.result.environment.target == "ssh:box");
    }
    CHECK(cut == 20);
    CountingSink sink;
    CHECK(!runOnce(host, sink).error); // and it goes on
}

TEST_CASE("a second window on the same host; a file system without room; a name that shells would read")
{
    const Sshd sshd;
    if (!sshd.runs()) return;
    ChosenTarget one("ssh:box", sshd.folder()), two("ssh:box", sshd.folder());
    std::string first, second;
    {
        std::jthread other([&] { second = two.check(); });
        first = one.check();
    }
    CHECK(first.find("devices:done") != std::string::npos);
    CHECK(second.find("devices:done") != std::string::npos);

    const FakeSsh empty; // a home of its own
    ChosenTarget full("exec:sh -c 'ulimit -f 100; exec \"$@\"' x", empty.folder());
    std::string why;
    CHECK(full.check(&why).find("upload:failed") != std::string::npos);
    CHECK_MESSAGE(why.find("could not be put") != std::string::npos, why);
    CHECK(std::ranges::none_of(fs::directory_iterator(empty.cache()), [](const auto& entry) {
        return entry.path().filename().string().starts_with("part-");
    }));
}
