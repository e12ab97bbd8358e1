// SPDX-License-Identifier: GPL-3.0-or-later
// What Slurm prints, and workers behind a stand-in for srun that passes output on as slurmstepd does.
#include <doctest/doctest.h>

#include "gpu/slurm/slurm.h"

#include "tests/gpu/targets/fake_slurm.h"

#include <thread>

using namespace qs;
using namespace qs::testing;

TEST_CASE("states of jobs: the first word counts, and what is not known is not final")
{
    using slurm::Phase;
    CHECK(slurm::stateOf("CANCELLED by 1000") == slurm::State{Phase::Cancelled, true, "CANCELLED"});
    CHECK(slurm::stateOf("PENDING").phase == Phase::Waiting);
    CHECK(slurm::stateOf("OUT_OF_MEMORY").final);
    for (const char* word :
         {"REQUEUE_HOLD", "SPECIAL_EXIT", "COMPLETING", "SUSPENDED", "LAUNCH_FAILED", "NEW_WORD", ""})
        CHECK_FALSE(slurm::stateOf(word).final);
    CHECK(slurm::stateOf("NEW_WORD").phase == Phase::Unknown);
    CHECK(slurm::stateText(slurm::stateOf("NEW_WORD")).english() == "NEW_WORD");
    CHECK(slurm::stateText({}).english() == "not listed by Slurm");
}

TEST_CASE("entries of squeue and sacct, with arrays and with lines that are none")
{
    const auto queue =
        slurm::entriesOfSqueue({"site: welcome | to | our | cluster | now", "12_[3-5,9%2]|PENDING|Resources|N/A|n/a",
                                "12_1|RUNNING|None|2026-01-01T00:00:00|node3", "13|COMPLETING|None|N/A|node1", "x|y"});
    REQUIRE(queue.size() == 6);
    CHECK(queue[0].job == "12");
    CHECK(queue[3].task == 9);
    CHECK(queue[2].reason == "Resources");
    CHECK(queue[2].start.empty());
    CHECK(queue[4].node == "node3");
    CHECK(queue[5].task == -1);
    const auto ended =
        slurm::entriesOfSacct({"12_0|CANCELLED by 1000|node1", "13|TIMEOUT|None assigned", "12.batch|FAILED|node1"});
    REQUIRE(ended.size() == 2);
    CHECK(ended[0].state.phase == slurm::Phase::Cancelled);
    CHECK(ended[1].node.empty());
    const auto both = slurm::entriesOfSqueue(
        {"CLUSTER: a", "12|RUNNING|None|N/A|n1", "", "CLUSTER: b", "12|PENDING|Priority|N/A|n/a"});
    REQUIRE(both.size() == 2);
    CHECK(both[0].cluster == "a");
    CHECK(both[1].cluster == "b");
    CHECK(slurm::entriesOfSacct({"12|FAILED|n1|b"}).front().cluster == "b");
    CHECK(slurm::taskNumbers("3-1").empty());
    CHECK(slurm::taskNumbers("0-999999999").empty());
    CHECK(slurm::taskNumbers("1,x").empty());
}

TEST_CASE("the number of a submitted job is the last that is printed")
{
    CHECK(slurm::submittedJob({"42 hours left", "17", "4711;cluster1", ""})->job == "4711");
    CHECK(slurm::submittedJob({"4711;cluster1"})->cluster == "cluster1");
    CHECK(slurm::submittedJob({"Submitted batch job 12"})->job == "12");
    CHECK_FALSE(slurm::submittedJob({"sbatch: error: no", ""}).has_value());
    CHECK(slurm::isControllerAway("squeue: error: Socket timed out on send/recv operation"));
    CHECK_FALSE(slurm::isControllerAway("sbatch: error: invalid partition"));
}

TEST_CASE("the queue is asked gently")
{
    std::vector<int> waits;
    for (int looks = 0; looks < 6; ++looks)
        waits.push_back(static_cast<int>(slurm::pollInterval(looks, true).count()));
    CHECK(waits == std::vector<int>{2, 5, 10, 20, 30, 30});
    CHECK(slurm::pollInterval(0, false).count() == 120);
}

TEST_CASE("srun's words: which job waits, and why a job ended")
{
    CHECK(slurm::queuedJob("srun: lua: hello\nsrun: job 7 queued and waiting for resources\n") == "7");
    CHECK_FALSE(
        slurm::queuedJob("srun: job 7 queued and waiting for resources\nsrun: job 7 has been allocated resources\n"));
    const std::pair<const char*, const char*> cases[] = {
        {"slurmstepd: error: *** STEP 1.0 ON n CANCELLED AT 2026 DUE TO TIME LIMIT ***", "time limit"},
        {"slurmstepd: error: *** JOB 1 ON n CANCELLED AT 2026 DUE TO NODE FAILURE, SEE SLURMCTLD LOG FOR DETAILS ***",
         "node of the job failed"},
        {"slurmstepd: error: *** STEP 1.0 ON n CANCELLED AT 2026 DUE TO PREEMPTION ***", "preempted"},
        {"slurmstepd-vm: error: *** STEP 5.0 ON vm CANCELLED AT 2026-11-24T01:36:24 ***\nsrun: Job step aborted",
         "was cancelled"},
        {"srun: error: Unable to allocate resources: Invalid account or account/partition combination specified",
         "did not start the job"},
        {"srun: error: Unable to allocate resources: Unable to contact slurm controller (connect failure)",
         "does not respond"}};
    for (const auto& [said, meant] : cases) {
        const auto error = slurm::jobError(said);
        REQUIRE(error);
        CHECK_MESSAGE(error->message.english().find(meant) != std::string::npos, error->text());
    }
    CHECK_FALSE(slurm::jobError("/etc/profile: module: command not found").has_value());
    CHECK_FALSE(slurm::jobError("cuda: Invalid device\nRequested 4 GPUs\nuser CANCELLED\n").has_value());
    CHECK(slurm::jobError("cuda: Invalid device\nsrun: error: node1: task 0: Exited\n")
              ->message.english()
              .find("did not run the worker") != std::string::npos);
}

TEST_CASE("through srun, which keeps back what has no line break, messages of every small size arrive")
{
    const FakeSlurm slurm;
    ChosenTarget on("slurm:/gpu", slurm.folder());
    WorkerLink link(on.options());
    const std::stop_source limit;
    for (std::size_t size = 0; size < 2'100; size += size < 40 || size % 1'024 > 984 ? 1 : 7) {
        std::string sent(size, 'x'); // without a line break of its own
        if (size > 0) sent.front() = '\0';
        const auto back = link.ask({{"op", "echo"}}, sent, limit.get_token(), {});
        REQUIRE_MESSAGE(back, size);
        REQUIRE(back->payload == sent);
    }
    CHECK(slurm.read("calls").find("--partition=gpu") != std::string::npos);
}

TEST_CASE("a whole run through srun names its job")
{
    const FakeSlurm slurm;
    ChosenTarget on("slurm:/", slurm.folder());
    KernelRunHost host(on.options());
    SpecSource specs(remoteSpec());
    CountingSink sink;
    const KernelRunOutcome outcome = host.run(specs, {}, sink);
    REQUIRE_MESSAGE(!outcome.error, (outcome.error ? outcome.error->text() : ""));
    CHECK(outcome.result.environment.job == "Slurm 12");
    CHECK(outcome.result.environment.target == "slurm:/");
    CHECK(outcome.result.last()->modes.front().samplesUs.size() == 50);
}

TEST_CASE("a job that waits says so, and a stop cancels it; else it runs")
{
    const FakeSlurm slurm;
    slurm.does("queued");
    ChosenTarget on("slurm:/gpu", slurm.folder());
    struct Watching final : EventSink
    {
        std::stop_source stop;
        const FakeSlurm* slurm = nullptr;
        bool go = false, waited = false;
        std::int64_t samples = 0;
        void event(const RunEvent& event) override
        {
            if (event.text.english() != "waiting in the queue: job 12, Resources") return;
            waited = true;
            go ? slurm->write("go", "") : static_cast<void>(stop.request_stop());
        }
        void sample(const SampleEvent&) override { ++samples; }
    };
    KernelRunHost host(on.options());
    SpecSource specs(remoteSpec());
    Watching stopped;
    const KernelRunOutcome none = host.run(specs, stopped.stop.get_token(), stopped);
    REQUIRE(none.error);
    CHECK(none.error->code == ErrorCode::Interrupted);
    CHECK(stopped.waited);
    CHECK(slurm.read("cancelled").starts_with("--name=quantoscope-"));

    Watching sink;
    sink.go = true;
    sink.slurm = &slurm;
    const KernelRunOutcome outcome = host.run(specs, sink.stop.get_token(), sink);
    CHECK_MESSAGE(!outcome.error, (outcome.error ? outcome.error->text() : ""));
    CHECK(sink.waited);
    CHECK(sink.samples >= 100);
}

TEST_CASE("an srun that talks, keeps back or is refused: the run is whole, or the reason is told")
{
    for (const char* words : {"talks", "delays", "talks\ndelays"}) {
        const FakeSlurm slurm;
        slurm.does(words);
        ChosenTarget on("slurm:/gpu", slurm.folder());
        KernelRunHost host(on.options());
        SpecSource specs(remoteSpec());
        CountingSink sink;
        const KernelRunOutcome outcome = host.run(specs, {}, sink);
        REQUIRE_MESSAGE(!outcome.error, std::string(words) << ": " << (outcome.error ? outcome.error->text() : ""));
        for (const ModeResult& mode : outcome.result.last()->modes)
            CHECK(mode.samplesUs.size() == 50);
    }
    const FakeSlurm slurm;
    slurm.does("away");
    ChosenTarget on("slurm:/gpu", slurm.folder());
    KernelRunHost host(on.options());
    SpecSource specs(remoteSpec());
    CountingSink sink;
    const KernelRunOutcome none = host.run(specs, {}, sink);
    REQUIRE(none.error);
    CHECK_MESSAGE(none.error->text().find("does not respond") != std::string::npos, none.error->text());
    slurm.does(""); // a minute later
    CHECK(!host.run(specs, {}, sink).error);

    Target failing = on.target;
    failing.setup = "exit 3"; // the worker does not greet
    on.place->choose(failing);
    const KernelRunOutcome ended = host.run(specs, {}, sink);
    REQUIRE(ended.error);
    CHECK_MESSAGE(ended.error->text().find("setup line of this target failed (status 3)") != std::string::npos,
                  ended.error->text());
    CHECK(slurm.read("cancelled").starts_with("--name=quantoscope-")); // whether its job waits is not known
}

TEST_CASE("a node that is lost in the middle of a run leaves what had arrived, and its reason")
{
    const FakeSlurm slurm;
    slurm.does("drops");
    int some = 0;
    for (const int bytes : {60'000, 150'000}) {
        slurm.write("drop", std::to_string(bytes));
        ChosenTarget on("slurm:/gpu", slurm.folder());
        KernelRunHost host(on.options());
        SpecSource specs(remoteSpec(true));
        CountingSink sink;
        const KernelRunOutcome outcome = host.run(specs, {}, sink);
        REQUIRE(outcome.error);
        CHECK_MESSAGE(outcome.error->text().find("node of the job failed") != std::string::npos, outcome.error->text());
        some += sink.samples > 0;
        std::size_t kept = 0;
        for (const Segment& segment : outcome.result.segments)
            for (const ModeResult& mode : segment.modes)
                kept += mode.samplesUs.size() + mode.warmupUs.size();
        CHECK(kept == static_cast<std::size_t>(sink.samples));
    }
    CHECK(some >= 1);
}
