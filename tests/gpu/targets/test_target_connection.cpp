// SPDX-License-Identifier: GPL-3.0-or-later
// Workers behind a command and behind a stand-in for ssh that does what it is told.
#include <doctest/doctest.h>

#include "gpu/core/host_info.h"
#include "gpu/models/classifier/default_model.h"

#include "tests/gpu/targets/target_cases.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <sys/stat.h>

using namespace qs;
using namespace qs::testing;
namespace fs = std::filesystem;

namespace {

constexpr const char* kAllDone = "resolve:done connect:done shell:done architecture:done c-library:done folder:done "
                                 "upload:done start:done ";

KernelRunOutcome runOn(const ChosenTarget& on, CountingSink& sink, const RunSpec& spec = remoteSpec())
{
    KernelRunHost host(on.options());
    SpecSource specs(spec);
    return host.run(specs, sink.stop.get_token(), sink);
}

std::set<std::string> namesIn(const std::string& folder)
{
    std::set<std::string> names;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        names.insert(entry.path().filename().string());
    return names;
}

} // namespace

TEST_CASE("a worker behind a command measures, and its result says where it was")
{
    const FakeSsh nothing;
    const Variable included("QUANTOSCOPE_LLM", QS_SOURCE_DIR "/resources/llm/default");
    ChosenTarget on("exec:env", nothing.folder());
    CountingSink sink;
    const KernelRunOutcome outcome = runOn(on, sink);
    REQUIRE_MESSAGE(!outcome.error, (outcome.error ? outcome.error->text() : ""));
    CHECK(outcome.result.environment.target == "exec:env");
    CHECK(outcome.result.environment.host == hostName());
    CHECK(outcome.result.last()->modes.front().samplesUs.size() == 50);
    CHECK(on.asked == 1);
    CHECK(sink.said("uploading the worker"));
    const auto names = namesIn(nothing.cache()); // beside the calibration of the device
    CHECK(std::ranges::count_if(names, [](const std::string& n) { return n.starts_with("worker-"); }) == 1);
    CHECK(std::ranges::none_of(names, [](const std::string& n) { return n.starts_with("part-"); }));
    // The model that studies take without another one goes along.
    const auto worker = std::ranges::find_if(names, [](const std::string& n) { return n.starts_with("worker-"); });
    const auto model = findDefaultModel();
    REQUIRE(model);
    for (const char* file : {"model.safetensors", "tokenizer.json", "held_out.txt", "calibration.txt"})
        CHECK(fs::file_size(fs::path(nothing.cache()) / *worker / "llm/default" / file) ==
              fs::file_size(model->folder / file));
    struct stat folder
    {};
    REQUIRE(::stat(nothing.cache().c_str(), &folder) == 0);
    CHECK((folder.st_mode & 0777) == 0700);
    CountingSink second;
    REQUIRE(!runOn(on, second).error);
    CHECK(on.asked == 1);
    CHECK_FALSE(second.said("uploading")); // known already
}

TEST_CASE("a worker behind ssh: each step is told, and all sessions share one connection")
{
    FakeSsh ssh;
    ChosenTarget on("ssh:gpu1", ssh.folder());
    std::string why;
    const std::string states = on.check(&why);
    CHECK_MESSAGE(states.starts_with(kAllDone), why);
    CHECK(states.find("devices:done") != std::string::npos);
    CountingSink sink;
    const KernelRunOutcome outcome = runOn(on, sink);
    REQUIRE_MESSAGE(!outcome.error, (outcome.error ? outcome.error->text() : ""));
    CHECK(ssh.attempts() == 1);
    CHECK(outcome.result.environment.target == "ssh:gpu1");
}

TEST_CASE("what a login shell prints does not disturb, whichever it is")
{
    for (const char* words : {"chatter", "tcsh", "fish", "chatter\ntcsh"}) {
        const std::string shell = std::string(words).find("tcsh") != std::string::npos ? "tcsh" : words;
        if (shell != "chatter" && std::system(("command -v " + shell + " >/dev/null 2>&1").c_str()) != 0) {
            MESSAGE(shell << " is not installed");
            continue;
        }
        FakeSsh ssh;
        ssh.does(words);
        ChosenTarget on("ssh:gpu1", ssh.folder());
        std::string why;
        CHECK_MESSAGE(on.check(&why).starts_with(kAllDone), std::string(words) << ": " << why);
        CountingSink sink;
        CHECK(!runOn(on, sink).error);
    }
}

TEST_CASE("what ssh fails with is told in its words and in ours, and a refused login is not tried again")
{
    const std::pair<const char*, const char*> cases[] = {{"unknown", "no host named gpu1"},
                                                         {"timeout", "does not answer"},
                                                         {"refused", "refused the login"},
                                                         {"changed", "host key of gpu1 has changed"},
                                                         {"busy", "no more sessions"}};
    for (const auto& [what, words] : cases) {
        FakeSsh ssh;
        ssh.does(what);
        ChosenTarget on("ssh:gpu1", ssh.folder());
        std::string why;
        const std::string states = on.check(&why);
        CHECK_MESSAGE(why.find(words) != std::string::npos, std::string(what) << ": " << why);
        CHECK(states.find(":failed") != std::string::npos);
        CHECK(states.find("devices:skipped") != std::string::npos);
        CHECK(ssh.attempts() <= 1);
        CHECK_FALSE(fs::exists(ssh.cache()));
    }
}

TEST_CASE("ssh's questions reach the user with what the server said; nothing keeps the answer")
{
    FakeSsh ssh;
    ssh.does("password");
    std::vector<SshPrompt> asked;
    std::vector<std::string> answers{"wrong", "secret"};
    ChosenTarget on("ssh:gpu1", ssh.folder(), [&](const SshPrompt& prompt, std::stop_token) {
        asked.push_back(prompt);
        return std::optional<std::string>(answers[std::min(asked.size(), answers.size()) - 1]);
    });
    std::string why;
    CHECK_MESSAGE(on.check(&why).starts_with(kAllDone), why);
    REQUIRE(asked.size() == 2);
    CHECK(asked[0].kind == SshPrompt::Kind::Secret);
    CHECK(asked[0].text == "(somebody@gpu1) Password: ");
    CHECK(asked[0].server.find("stranger") != std::string::npos);
    CHECK(asked[1].server.find("try again") != std::string::npos);

    FakeSsh refusing;
    refusing.does("password");
    ChosenTarget cancelled("ssh:gpu1", refusing.folder(),
                           [](const SshPrompt&, std::stop_token) { return std::nullopt; });
    CHECK(cancelled.check(&why).find("connect:failed") != std::string::npos);
    CHECK(why.find("login to gpu1 was cancelled") != std::string::npos);
}

TEST_CASE("ssh's question about a host's key comes with its lines, and what ssh says of a changed one in one line")
{
    FakeSsh ssh;
    ssh.does("hostkey");
    std::vector<SshPrompt> asked;
    ChosenTarget on("ssh:gpu1", ssh.folder(), [&](const SshPrompt& prompt, std::stop_token) {
        asked.push_back(prompt);
        return std::optional<std::string>("yes");
    });
    std::string why;
    CHECK_MESSAGE(on.check(&why).starts_with(kAllDone), why);
    REQUIRE(asked.size() == 1);
    CHECK(asked[0].kind == SshPrompt::Kind::HostKey);
    CHECK(asked[0].text.find("established.\nED25519 key") != std::string::npos);

    const Error changed = sshError("gpu1", "@@@@@@\r\n@  WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!  @\r\n"
                                           "Host key verification failed.\r\n");
    CHECK_MESSAGE(changed.text().find("ssh reported: @@@@@@ @ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @ Host "
                                      "key verification failed.") != std::string::npos,
                  changed.text());
    const std::string longWords = sshError("gpu1", std::string(1'000, 'x') + "\nlast words").text();
    CHECK_MESSAGE(longWords.find("ssh reported: … last words") != std::string::npos, longWords);
}

TEST_CASE("a setup line that fails, or ends the shell, fails the start and is told with what the shell printed")
{
    const FakeSsh nothing;
    ChosenTarget on("exec:env", nothing.folder());
    std::string why;
    const std::pair<const char*, const char*> cases[] = {{"echo no module named cuda/99 >&2; (exit 7)", "(status 7)"},
                                                         {"echo no module named cuda/99; exit 255", "(status 255)"},
                                                         {"echo no module named cuda/99; exit", "(status 0)"},
                                                         {"echo no module named cuda/99; exit 127", "(status 127)"}};
    for (const auto& [line, status] : cases) {
        on.target.setup = line;
        const std::string states = on.check(&why);
        CHECK_MESSAGE(states.find("start:failed") != std::string::npos, states);
        CHECK_MESSAGE(why.find("setup line of this target failed " + std::string(status)) != std::string::npos, why);
        CHECK_MESSAGE(why.find("reported: no module named cuda/99 Correct") != std::string::npos, why);
    }
    for (const char* line : {"QS_X=1; export QS_X", "false || true", "set -e; : # with a remark"}) {
        on.target.setup = line;
        CHECK_MESSAGE(on.check(&why).find("devices:done") != std::string::npos, why);
    }
}

TEST_CASE("a connection that is cut in the middle of a run leaves what had arrived")
{
    int some = 0;
    for (const int bytes : {70'000, 90'000, 150'000, 400'000}) { // after the greeting and the echo
        FakeSsh ssh;
        ChosenTarget on("ssh:gpu1", ssh.folder());
        on.keep(0);
        CountingSink first;
        REQUIRE(!runOn(on, first).error);
        const Variable cut("FAKE_CUT", std::to_string(bytes));
        CountingSink sink;
        KernelRunHost host(on.options());
        SpecSource specs(remoteSpec(true));
        const KernelRunOutcome outcome = host.run(specs, {}, sink);
        REQUIRE(outcome.error.has_value());
        CHECK_MESSAGE(outcome.error->text().find("The connection to gpu1 was lost") != std::string::npos,
                      outcome.error->text());
        CHECK(outcome.error->text().find("kept") != std::string::npos);
        some += sink.samples > 0;
        if (sink.samples == 0) continue;
        std::size_t kept = 0;
        for (const Segment& segment : outcome.result.segments)
            for (const ModeResult& mode : segment.modes)
                kept += mode.samplesUs.size() + mode.warmupUs.size();
        CHECK(kept == static_cast<std::size_t>(sink.samples));
        CHECK(outcome.result.environment.target == "ssh:gpu1");
    }
    CHECK(some >= 2);
}

TEST_CASE("an upload that the user does not want leaves nothing there")
{
    FakeSsh ssh;
    ChosenTarget on("ssh:gpu1", ssh.folder());
    on.agrees = false;
    std::string why;
    CHECK(on.check(&why).find("upload:failed") != std::string::npos);
    CHECK(why.find("is not on") != std::string::npos);
    CHECK(namesIn(ssh.cache()).empty());
}

TEST_CASE("a prefix that prints noise, changes bytes or does not exist is told so")
{
    const FakeSsh nothing;
    const std::pair<const char*, const char*> cases[] = {
        {"exec:head -c 100000 /dev/urandom", "No POSIX shell answered"},
        {"exec:/nonexistent/prefix", "/nonexistent/prefix"},
        {"exec:sh -c '\"$@\" | tr a b' x", "No POSIX shell answered"},
        {"exec:false", "No POSIX shell answered"}};
    for (const auto& [text, words] : cases) {
        ChosenTarget on(text, nothing.folder());
        std::string why;
        CHECK(on.check(&why).find(":failed") != std::string::npos);
        CHECK_MESSAGE(why.find(words) != std::string::npos, std::string(text) << ": " << why);
    }
}

TEST_CASE("the target changes while a worker runs: the next request goes to the other place")
{
    FakeSsh ssh;
    ChosenTarget on("ssh:gpu1", ssh.folder());
    KernelRunHost host(on.options());
    const auto run = [&] {
        CountingSink sink;
        SpecSource specs(remoteSpec());
        return host.run(specs, {}, sink);
    };
    CHECK(run().result.environment.target == "ssh:gpu1");
    on.place->choose(targetFromText("exec:env").value());
    CHECK(run().result.environment.target == "exec:env");
    on.place->choose(std::nullopt);
    CHECK(run().result.environment.target.empty());
}
