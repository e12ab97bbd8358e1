// SPDX-License-Identifier: GPL-3.0-or-later
// What hosts have against a worker: folders that execute nothing or have no room, lines that fall silent, programs of
// another version, targets that are removed meanwhile. All of them are this computer behind stand-ins.
#include <doctest/doctest.h>

#include "tests/gpu/targets/target_cases.h"
#include "tests/sanitized.h"

#include <chrono>
#include <filesystem>
#include <sys/stat.h>
#include <thread>

using namespace qs;
using namespace qs::testing;
namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

void writeProgram(const fs::path& file, const std::string& text)
{
    std::ofstream(file) << "#!/bin/sh\n" << text;
    ::chmod(file.c_str(), 0700);
}

std::size_t recordedSamples(const RunResult& result)
{
    std::size_t kept = 0;
    for (const Segment& segment : result.segments)
        for (const ModeResult& mode : segment.modes)
            kept += mode.samplesUs.size() + mode.warmupUs.size();
    return kept;
}

/// Whether file systems can be mounted in a namespace of one's own; says why not.
bool canMount()
{
    const bool can = std::system("unshare -rm sh -c 'mount -t tmpfs tmpfs /mnt' >/dev/null 2>&1") == 0;
    if (!can) MESSAGE("skipped: no mount namespace can be made here");
    return can;
}

/// Every command in a mount namespace of its own, in which `mounts` were done.
std::string mounted(const FakeSsh& home, const std::string& mounts)
{
    writeProgram(home.folder() / "mounted",
                 "[ -n \"$QS_INSIDE\" ] || QS_INSIDE=yes exec unshare -rm sh \"$0\" \"$@\"\n" + mounts +
                     "\nunset QS_INSIDE\nexec \"$@\"\n");
    return "exec:" + (home.folder() / "mounted").string();
}

/// The worker's program in the folder where it was put.
fs::path workerIn(const std::string& cache)
{
    for (const auto& entry : fs::directory_iterator(cache))
        if (entry.path().filename().string().starts_with("worker-")) return entry.path() / "quantoscope-worker";
    return {};
}

} // namespace

TEST_CASE("a home in which nothing can be executed: the worker goes to the next folder, which the test names")
{
    if (!canMount()) return;
    const FakeSsh home;
    fs::create_directories(home.cache());
    fs::create_directories(home.folder() / "var");
    fs::create_directories(home.folder() / ".cache");
    const std::string mount = "mount -t tmpfs -o noexec tmpfs " + home.folder().string(),
                      noexec = mount + "/cache && " + mount + "/.cache",
                      var = "mount --bind " + home.folder().string() + "/var /var/tmp";
    ChosenTarget on(mounted(home, var + " && " + noexec), home.folder());
    std::string folder;
    const auto devices = checkTarget(*on.hub->connection(on.target), {}, [&](const StepReport& report) {
        if (report.step == TargetStep::Folder && report.state == StepReport::State::Done)
            folder = report.detail.english();
    });
    REQUIRE_MESSAGE(devices, (devices ? "" : devices.error().text()));
    CHECK(folder.starts_with("/var/tmp/quantoscope-"));
    KernelRunHost host(on.options());
    SpecSource specs(remoteSpec());
    CountingSink sink;
    CHECK(!host.run(specs, {}, sink).error);
    CHECK(sink.samples >= 100);

    on.target.folder = home.cache(); // by the user's own choice
    on.target.name = "other";
    std::string why;
    CHECK(on.check(&why).find("folder:failed") != std::string::npos);
    CHECK_MESSAGE(why.find("programs in it cannot be executed") != std::string::npos, why);
    CHECK_MESSAGE(why.find("Set a folder for this target") != std::string::npos, why);
}

TEST_CASE("a full disk: too little room is seen before the upload, and a disk that fills meanwhile is told")
{
    if (!canMount()) return;
    const FakeSsh home;
    fs::create_directories(home.cache());
    const std::string full = "mount -t tmpfs -o size=512k tmpfs " + home.cache();
    ChosenTarget small(mounted(home, full), home.folder());
    small.target.folder = home.cache();
    std::string why;
    CHECK(small.check(&why).find("folder:failed") != std::string::npos);
    CHECK_MESSAGE(why.find("too little free space") != std::string::npos, why);
    CHECK(small.asked == 0);

    fs::create_directories(home.folder() / "bin");
    writeProgram(home.folder() / "bin/df", "echo Filesystem; echo tmpfs 9999999 0 9999999 0% /\n");
    ChosenTarget filling(mounted(home, full + "; PATH=" + home.folder().string() + "/bin:$PATH; export PATH"),
                         home.folder());
    filling.target.folder = home.cache();
    filling.target.name = "filling";
    CHECK(filling.check(&why).find("upload:failed") != std::string::npos);
    CHECK_MESSAGE(why.find("No space left") != std::string::npos, why);
    CHECK_MESSAGE(why.find("Free some space") != std::string::npos, why);
}

TEST_CASE("a line that falls silent is told, and a stop ends it with what had arrived")
{
    FakeSsh ssh;
    ChosenTarget on("ssh:gpu1", ssh.folder());
    on.keep(0);
    CountingSink first;
    SpecSource once(remoteSpec());
    {
        KernelRunHost host(on.options());
        REQUIRE(!host.run(once, {}, first).error);
    }
    ssh.does("silent");
    const Variable after("FAKE_SILENT", "200000");
    struct Noting final : EventSink
    {
        std::stop_source stop;
        std::atomic<std::int64_t> samples{0};
        std::chrono::steady_clock::time_point told{};
        void event(const RunEvent& event) override
        {
            if (event.text.english().find("Nothing has come from") == std::string::npos &&
                event.text.english().find("it may be suspended") == std::string::npos)
                return;
            if (!stop.stop_requested()) told = std::chrono::steady_clock::now();
            stop.request_stop();
        }
        void sample(const SampleEvent&) override { ++samples; }
    } sink;
    KernelRunHost host(on.options());
    SpecSource specs(remoteSpec(true));
    const KernelRunOutcome outcome = host.run(specs, sink.stop.get_token(), sink);
    REQUIRE(sink.stop.stop_requested());
    CHECK(std::chrono::steady_clock::now() - sink.told < kPatience * 15s);
    REQUIRE(outcome.error);
    CHECK(sink.samples > 0);
    CHECK(recordedSamples(outcome.result) == static_cast<std::size_t>(sink.samples));
    CHECK(outcome.result.environment.target == "ssh:gpu1");
}

TEST_CASE("one session that fails leaves the connection to the others, and one that is gone is made anew")
{
    FakeSsh ssh;
    ssh.does("password");
    std::vector<std::string> answers{"wrong", "secret"};
    std::size_t asked = 0;
    ChosenTarget on("ssh:gpu1", ssh.folder(), [&](const SshPrompt&, std::stop_token) {
        return std::optional<std::string>(answers[std::min(asked++, answers.size() - 1)]);
    });
    on.keep(0);
    const auto run = [&] {
        KernelRunHost host(on.options());
        SpecSource specs(remoteSpec());
        CountingSink sink;
        return host.run(specs, {}, sink).error;
    };
    REQUIRE(!run());
    CHECK(ssh.attempts() == 1);
    ssh.does("password\nbusy");
    std::optional<Error> error = run();
    REQUIRE(error);
    CHECK_MESSAGE(error->text().find("no more sessions") != std::string::npos, error->text());
    CHECK(on.place->mayRetry(*error));
    ssh.does("password");
    CHECK(!run());
    CHECK(ssh.attempts() == 1);
    {
        const Variable cut("FAKE_CUT", "70000");
        error = run();
        REQUIRE(error);
        // The password that was mistyped long ago is not the reason.
        CHECK_MESSAGE(error->text().find("was lost") != std::string::npos, error->text());
        CHECK(on.place->mayRetry(*error));
    }
}

TEST_CASE("a connection of the user's own is used, and one of ours is made once it has ended")
{
    FakeSsh ssh;
    ssh.does("users");
    ChosenTarget on("ssh:gpu1", ssh.folder());
    on.keep(0);
    const auto run = [&] {
        KernelRunHost host(on.options());
        SpecSource specs(remoteSpec());
        CountingSink sink;
        return host.run(specs, {}, sink).error;
    };
    std::optional<Error> error = run();
    CHECK_MESSAGE(!error, (error ? error->text() : ""));
    CHECK(ssh.attempts() == 0);
    ssh.does("");
    CHECK(run()); // this one notices
    error = run();
    CHECK_MESSAGE(!error, (error ? error->text() : ""));
    CHECK(ssh.attempts() == 1);
}

TEST_CASE("what refuses the user is never tried again, whatever the words")
{
    for (const char* said : {"a@b: Permission denied (publickey).",
                             "Permission denied, please try again.\nConnection "
                             "closed by 10.0.0.1 port 22",
                             "Host key verification failed."})
        CHECK(sshError("b", said).code == ErrorCode::Refused);
    CHECK(sshError("b", "open /dev/nvidia0: Permission denied\nConnection reset by peer").code == ErrorCode::Io);
    CHECK_FALSE(TargetPlace(nullptr).mayRetry(sshError("b", "a@b: Permission denied (publickey).")));
}

TEST_CASE("a worker of another version there is told with both numbers, and nothing is measured")
{
    const FakeSsh home;
    ChosenTarget on("exec:env", home.folder());
    std::string why;
    CHECK(on.check(&why).find("devices:done") != std::string::npos);
    const fs::path program = workerIn(home.cache());
    REQUIRE(fs::exists(program));
    const std::string fake = QS_FAKE_WORKER;
    for (const char* kind : {"old", "new"}) {
        fs::remove(program);
        writeProgram(program, "[ \"$1\" = --version ] && { echo quantoscope-worker 9; exit; }\nexec " + fake + " " +
                                  kind + "\n");
        KernelRunHost host(on.options());
        SpecSource specs(remoteSpec());
        CountingSink sink;
        const KernelRunOutcome outcome = host.run(specs, {}, sink);
        REQUIRE(outcome.error);
        CHECK_MESSAGE(outcome.error->text().find("protocol version") != std::string::npos, outcome.error->text());
        CHECK_FALSE(outcome.error->hint.empty());
        CHECK(sink.samples == 0);
        ChosenTarget again("exec:env", home.folder());
        CHECK(again.check(&why).find("start:failed") != std::string::npos);
        CHECK_MESSAGE(why.find("protocol version") != std::string::npos, why);
    }
}

TEST_CASE("a target that is removed while it is used: the run ends as it should, and then there is none")
{
    const FakeSsh home;
    ChosenTarget on("exec:env", home.folder());
    on.target.name = "box";
    REQUIRE(on.hub->save(on.target));
    on.place->choose(on.hub->find("box").value());
    struct Removing final : EventSink
    {
        TargetHub* hub = nullptr;
        std::int64_t samples = 0;
        bool removed = false;
        void event(const RunEvent&) override {}
        void sample(const SampleEvent&) override
        {
            if (++samples == 10) removed = hub->remove("box").ok();
        }
    } sink;
    sink.hub = on.hub.get();
    KernelRunHost host(on.options());
    SpecSource specs(remoteSpec());
    const KernelRunOutcome outcome = host.run(specs, {}, sink);
    CHECK_MESSAGE(!outcome.error, (outcome.error ? outcome.error->text() : ""));
    CHECK(sink.removed);
    CHECK(outcome.result.environment.target == "box");
    CHECK(outcome.result.last()->modes.front().samplesUs.size() == 50);
    CHECK(on.hub->find("box").error().code == ErrorCode::Usage);
    CHECK(on.hub->remove("box").error().code == ErrorCode::Usage);
}

TEST_CASE("names with quotes, blanks, line breaks and substitutions reach no shell")
{
    const FakeSsh ssh;
    const fs::path sign = ssh.folder() / "sign";
    const std::string touch = "touch " + sign.string();
    for (const std::string& name :
         {"$(" + touch + ")", "`" + touch + "`", "a;" + touch, "a\n" + touch, "'; " + touch + "; '",
          "\"; " + touch + "; \"", std::string("a b"), "-oProxyCommand=" + touch}) {
        Target target;
        target.name = "hostile";
        target.host = name;
        CHECK_FALSE(validate(target).ok());
        // Even what was not validated is one word for ssh, or none.
        const auto connection = std::make_shared<TargetHub>((ssh.folder() / "t.json").string())->connection(target);
        CHECK_FALSE(checkTarget(*connection, {}, [](const StepReport&) {}));
        CHECK_FALSE_MESSAGE(fs::exists(sign), name);
    }
    // Of a prefix each word is one, whatever is in it.
    ChosenTarget on("exec:env 'QS_X=$(" + touch + ") `" + touch + "`; \"' ", ssh.folder());
    std::string why;
    CHECK_MESSAGE(on.check(&why).find("devices:done") != std::string::npos, why);
    CHECK_FALSE(fs::exists(sign));
}
