// SPDX-License-Identifier: GPL-3.0-or-later
// Work for Slurm's queue, with stand-ins for its commands.
#include <doctest/doctest.h>

#include "gpu/core/host_info.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/results/analysis.h"
#include "gpu/results/result_stream.h"
#include "gpu/serve/batch_task.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "gpu/targets/batch/batch_list.h"
#include "gpu/targets/batch/batch_merge.h"
#include "gpu/targets/batch/batch_queue.h"
#include "gpu/targets/batch/batch_submit.h"

#include "tests/gpu/targets/fake_slurm.h"

#include <set>

using namespace qs;
using namespace qs::testing;

namespace {

RunSpec sweepOf(std::vector<SweepAxis> axes)
{
    RunSpec spec = remoteSpec();
    spec.iterations = 60;
    spec.axes = std::move(axes);
    return spec;
}

const SweepAxis kThree{Dimension::Tokens, {4, 8, 16}};

/// A sweep for the queue of a stand-in, not submitted yet.
struct Queued
{
    explicit Queued(const FakeSlurm& slurm, const RunSpec& spec = sweepOf({kThree}),
                    const std::string& target = "slurm:/gpu")
        : on(target, slurm.folder()), connection(on.hub->connection(on.target))
    {
        REQUIRE(connection->prepare({}, {}));
        PreparedBatch made = prepareBatch({.kind = "run",
                                           .what = "sweep",
                                           .line = "sweep",
                                           .spec = toJson(spec),
                                           .split = spec.isSweep() ? BatchSplit::Points : BatchSplit::None},
                                          *connection)
                                 .value();
        batch = std::move(made.batch);
        specs = std::move(made.specs);
        REQUIRE(putTasks(*connection, batch, specs, {}));
    }
    Result<void> submit() { return submitBatch(*connection, batch, script(), {}, std::chrono::milliseconds(1)); }
    std::string script() const { return batchScript(batch, connection->workerProgram()); }
    Result<Message> refresh() { return refreshBatches(*connection, {&batch, 1}, {}); }

    ChosenTarget on;
    std::shared_ptr<TargetConnection> connection;
    Batch batch;
    std::vector<nlohmann::ordered_json> specs;
};

std::int64_t jobs(const FakeSlurm& slurm)
{
    return std::ranges::count_if(std::filesystem::directory_iterator(slurm.folder()), [](const auto& entry) {
        return entry.path().filename().string().starts_with("job-");
    });
}

RunResult resultOf(const std::string& file)
{
    const auto json = readJsonFile(file);
    REQUIRE_MESSAGE(json, file);
    return runResultFromJson(*json).value();
}

BatchSight answered(const std::vector<std::string>& squeue, const std::vector<std::string>& sacct = {})
{
    BatchSight sight;
    sight.queueAnswered = true;
    sight.queue = slurm::entriesOfSqueue(squeue);
    sight.ended = slurm::entriesOfSacct(sacct);
    return sight;
}

} // namespace

TEST_CASE("the tasks of a sweep have each point once, however many tasks there may be")
{
    const RunSpec whole = sweepOf({{Dimension::Tokens, {1, 2, 4, 8, 16}}, {Dimension::Hidden, {64, 128, 256}}});
    for (const std::size_t most : {1, 4, 5, 7, 15, 1000}) {
        const auto tasks = splitWork("run", toJson(whole), BatchSplit::Points, most);
        REQUIRE(tasks);
        CHECK(tasks->size() <= most);
        std::set<std::pair<std::int64_t, std::int64_t>> points;
        std::size_t count = 0;
        for (const auto& task : *tasks)
            for (const RunSpec& point : sweepPoints(runSpecFromJson(nlohmann::json(task)).value())) {
                points.insert({point.shape.tokens, point.shape.hidden});
                ++count;
            }
        CHECK(count == 15);
        CHECK(points.size() == 15);
    }
    CHECK(splitWork("run", toJson(remoteSpec()), BatchSplit::Points).error().code == ErrorCode::Usage);
    CHECK(splitWork("modes", {}, BatchSplit::Parts).error().code == ErrorCode::Usage);
    const auto whole1 = splitWork("modes", {{"a", 1}}, BatchSplit::None);
    REQUIRE(whole1);
    CHECK(whole1->size() == 1);
}

TEST_CASE("modes and configurations are shared out each beside the baseline")
{
    RunSpec run = remoteSpec();
    run.modes.push_back(parseScheme("int8-tensor-static").value());
    const auto tasks = splitWork("run", toJson(run), BatchSplit::Parts);
    REQUIRE(tasks);
    REQUIRE(tasks->size() == 2);
    for (const auto& task : *tasks) {
        const RunSpec part = runSpecFromJson(nlohmann::json(task)).value();
        REQUIRE(part.modes.size() == 2);
        CHECK(schemeName(part.modes[0]) == "baseline-copy");
    }
}

TEST_CASE("the script has the target's directives, and no user's text that a shell could misread")
{
    Batch batch;
    batch.id = "1a2b3c4d";
    batch.name = Batch::jobName(batch.id, "sweep");
    batch.target = targetFromText("slurm:/gpu").value();
    batch.target.slurm.gpus = "h100:1";
    batch.target.slurm.directives = {"--exclusive"};
    batch.target.setup = "module load cuda/13";
    batch.folder = "/home/me/100%/batches/1a2b3c4d";
    batch.atMost = 2;
    batch.tasks.resize(8);
    const std::string script = batchScript(batch, "/home/me/worker");
    for (const char* line :
         {"#SBATCH --job-name=qs-1a2b3c4d-sweep\n", "#SBATCH --array=0-7%2\n", "#SBATCH --partition=gpu\n",
          "#SBATCH --gpus=h100:1\n", "#SBATCH --signal=B:TERM@60\n", "#SBATCH --open-mode=append\n",
          "#SBATCH --exclusive\n", "\nmodule load cuda/13\n", "100%%/batches/1a2b3c4d/log-%a.txt\n"})
        CHECK_MESSAGE(script.find(line) != std::string::npos, line);
    CHECK(script.starts_with("#!/bin/sh\n"));
    CHECK(idInScript(script) == batch.id);
    CHECK(idInScript("#!/bin/sh\n#SBATCH --job-name=other\n").empty());
    batch.tasks.resize(1);
    CHECK(batchScript(batch, "/w").find("--array") == std::string::npos);
    CHECK(batchScript(batch, "/w").find("--time") == std::string::npos);
}

TEST_CASE("a look that began earlier takes nothing back")
{
    const ScratchFolder folder;
    const BatchList list(folder.path().string());
    Batch batch;
    batch.id = "1a2b3c4d";
    batch.target = targetFromText("slurm:/gpu").value();
    batch.tasks.resize(2);
    REQUIRE(list.save(batch));
    Batch early = batch; // of the look
    batch.tasks[0].finished = batch.tasks[0].gathered = true;
    REQUIRE(list.update(batch));
    early.tasks[1].state = slurm::stateOf("RUNNING");
    REQUIRE(list.update(early));
    const auto now = list.find(batch.id);
    REQUIRE(now);
    CHECK(now->tasks[0].gathered);
    CHECK(now->tasks[0].finished);
    CHECK(now->tasks[1].state.word == "RUNNING");
    REQUIRE(list.remove(batch.id));
    REQUIRE(list.update(early));
    CHECK(list.all()->empty());
}

TEST_CASE("a job that nobody lists has neither ended nor failed")
{
    Batch batch;
    batch.id = "0123abcd";
    batch.job = "12";
    batch.tasks.resize(4);
    applySight(batch, answered({"12_[1-3%2]|PENDING|Resources|N/A|n/a", "12_0|RUNNING|None|N/A|node1"}));
    CHECK(batch.tasks[0].state.word == "RUNNING");
    CHECK(stateText(batch).english() == "0 of 4 tasks done, 1 running, 3 waiting (Resources)");
    BatchSight nothing; // the controller is away, and an earlier attempt left a trace
    nothing.exits = {{0, 143}};
    applySight(batch, nothing);
    CHECK(batch.tasks[0].state.word == "RUNNING");
    applySight(batch, answered({})); // has forgotten it; sacct is late
    CHECK(batch.tasks[0].state.word.empty());
    CHECK_FALSE(batch.tasks[0].isOver());
    CHECK(stateText(batch).english() == "0 of 4 tasks done, 4 not listed by Slurm");
    BatchSight later = answered({}, {"12_0|COMPLETED|node1", "12_1|TIMEOUT|node1", "12_2|NEW_WORD|node1"});
    later.exits = {{3, 9, "\"/nowhere\" does not exist."}};
    CHECK(failureText(batch).empty());
    later.results = {0};
    applySight(batch, later);
    CHECK(batch.tasks[0].finished);
    CHECK(batch.tasks[1].isOver());
    CHECK_FALSE(batch.tasks[2].isOver());
    CHECK(batch.tasks[3].state.word == "FAILED"); // its script left a trace
    CHECK(failureText(batch).english() == "Task 3 failed: \"/nowhere\" does not exist.");
    applySight(batch, answered({"12_1|PENDING|BeginTime|N/A|n/a"}));
    CHECK(batch.tasks[1].state.word == "PENDING"); // requeued
    batch.tasks[1].finished = false;
    applySight(batch, answered({"12_1|PREEMPTED|None|N/A|n/a"}));
    CHECK_FALSE(batch.tasks[1].isOver()); // it may come back
    BatchSight written = answered({"12_1|PREEMPTED|None|N/A|n/a"});
    written.exits = {{1, 143, "Terminated"}};
    applySight(batch, written);
    CHECK(batch.tasks[1].isOver());
    batch.target.slurm.directives = {"--no-requeue"};
    applySight(batch, answered({"12_1|NODE_FAIL|None|N/A|n/a"}));
    CHECK(batch.tasks[1].isOver());
}

TEST_CASE("batches are found again by a program that is started later")
{
    const ScratchFolder folder;
    const BatchList list(folder.path().string());
    CHECK(list.all()->empty());
    Batch batch;
    batch.id = "1a2b3c4d";
    batch.target = targetFromText("slurm:login/gpu").value();
    batch.kind = "run";
    batch.spec = toJson(remoteSpec());
    batch.split = BatchSplit::Points;
    batch.job = "12";
    batch.tasks.resize(2);
    batch.tasks[1].state = slurm::stateOf("NEW_WORD");
    batch.tasks[1].gathered = true;
    batch.tasks[0].said = "no room";
    REQUIRE(list.save(batch));
    const auto again = BatchList(folder.path().string()).find("1a2b");
    REQUIRE_MESSAGE(again, (again ? "" : again.error().text()));
    CHECK(nlohmann::json(toJson(*again)) == nlohmann::json(toJson(batch)));
    CHECK(again->target == batch.target);
    CHECK(again->tasks[0].said == "no room");
    CHECK(list.find("ffff").error().hint.english().find("1a2b3c4d") != std::string::npos);
    REQUIRE(list.remove(batch.id));
    CHECK(list.all()->empty());
    std::ofstream(folder.path() / "batches.json") << "{";
    CHECK_FALSE(list.save(batch)); // what is wrong with the file is not written over
}

TEST_CASE("submitting: chatter, a refusal, a lost answer and a controller that is away")
{
    {
        const FakeSlurm slurm;
        slurm.does("chatter");
        Queued queued(slurm);
        REQUIRE(queued.submit());
        CHECK(queued.batch.job == "100");
        CHECK(queued.batch.cluster == "cluster1");
        CHECK(slurm.read("job-100") == queued.script());
    }
    {
        const FakeSlurm slurm;
        slurm.does("refuses");
        Queued queued(slurm);
        const auto refused = queued.submit();
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == ErrorCode::Usage);
        CHECK(refused.error().message.english().find("invalid partition") != std::string::npos);
    }
    {
        const FakeSlurm slurm;
        slurm.does("lost");
        Queued queued(slurm);
        REQUIRE(queued.submit()); // found by its name
        CHECK(queued.batch.job == "100");
        CHECK(jobs(slurm) == 1);
    }
    const FakeSlurm slurm;
    slurm.does("away");
    Queued queued(slurm);
    const auto unknown = queued.submit();
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().code == ErrorCode::DeviceLost);
    CHECK(jobs(slurm) == 0);
    const auto told = queued.refresh();
    REQUIRE(told);
    CHECK(told->english().find("Socket timed out") != std::string::npos);
    slurm.does("lost"); // it had come through after all
    slurm.write("job-100", queued.script());
    REQUIRE(queued.refresh());
    CHECK(queued.batch.job == "100");
}

TEST_CASE("without accounting, or with one that is late, a job that left the queue has not failed")
{
    const FakeSlurm slurm;
    Queued queued(slurm);
    REQUIRE(queued.submit());
    REQUIRE(queued.refresh());
    CHECK(queued.batch.tasks[0].state.word == "PENDING");
    slurm.does("away"); // for a minute: nothing is known, and nothing changes
    for (int looks = 0; looks < 3; ++looks) {
        const auto told = queued.refresh();
        REQUIRE(told);
        CHECK_FALSE(told->empty());
        CHECK(queued.batch.tasks[0].state.word == "PENDING");
    }
    slurm.does("");
    slurm.write("squeue", queued.batch.job + "_0|RUNNING|None|N/A|node1");
    REQUIRE(queued.refresh());
    CHECK(queued.batch.tasks[0].state.word == "RUNNING");
    slurm.write("squeue", ""); // the job has left it, and sacct is disabled
    REQUIRE(queued.refresh());
    CHECK_FALSE(queued.batch.isOver());
    CHECK(stateText(queued.batch).english() == "0 of 3 tasks done, 3 not listed by Slurm");
    slurm.write("squeue", queued.batch.job + "_0|PENDING|BeginTime|N/A|n/a"); // it had been requeued
    REQUIRE(queued.refresh());
    CHECK(queued.batch.tasks[0].state.word == "PENDING");
    slurm.write("squeue", "");
    slurm.write("sacct", queued.batch.job + "_0|NODE_FAIL|node1"); // late, and of one task only
    REQUIRE(queued.refresh());
    CHECK(queued.batch.tasks[0].state.word == "NODE_FAIL");
    CHECK_FALSE(queued.batch.tasks[0].isOver()); // Slurm may put it back
    queued.batch.tasks[0].lost -= 700;           // ten minutes later
    REQUIRE(queued.refresh());
    CHECK(queued.batch.tasks[0].isOver());
    REQUIRE(queued.refresh());
    CHECK(queued.batch.tasks[0].isOver());
    CHECK_FALSE(queued.batch.isOver());
}

TEST_CASE("a sweep in an array: each task measures its point, and the results become one")
{
    const FakeSlurm slurm;
    slurm.does("runs");
    Queued queued(slurm);
    REQUIRE(queued.submit());
    slurm.write("squeue", "");
    const auto told = queued.refresh();
    REQUIRE_MESSAGE(told, (told ? "" : told.error().text()));
    CHECK(stateText(queued.batch).english() == "3 of 3 tasks done");
    CHECK(queued.batch.tasks[2].state.word == "COMPLETED"); // without sacct, by what its script left
    const std::string folder = (slurm.folder() / "gathered").string();
    const auto came = gatherBatch(*queued.connection, queued.batch, folder, {});
    REQUIRE_MESSAGE(came, (came ? "" : came.error().text()));
    CHECK(*came == 3);
    CHECK(gatherBatch(*queued.connection, queued.batch, folder, {}).value() == 0); // each once
    std::vector<RunResult> parts;
    for (const char* file : {"/result-2.json", "/result-0.json", "/result-1.json"})
        parts.push_back(resultOf(folder + file));
    CHECK(parts[0].environment.job == "Slurm 100_2");
    const RunSpec whole = sweepOf({kThree});
    const RunResult merged = mergeSweep(whole, parts);
    REQUIRE(merged.segments.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(merged.segments[i].spec.shape.tokens == kThree.values[i]);
        CHECK(merged.segments[i].modes.front().samplesUs.size() == 60);
        CHECK_FALSE(merged.segments[i].environment.has_value());
    }
    CHECK(merged.environment.job == "Slurm 100");
    CHECK(merged.environment.host == hostName());
    CHECK(merged.stopReason.english() == "all points done");
    CHECK(*merged.sweep == whole);
    REQUIRE(cancelBatch(*queued.connection, queued.batch, {}));
    CHECK(slurm.read("cancelled").find("100") != std::string::npos);
    REQUIRE(removeBatch(*queued.connection, queued.batch, {}));
    CHECK_FALSE(std::filesystem::exists(queued.batch.folder));
}

TEST_CASE("points of several devices keep where they were measured, also in the file")
{
    const RunSpec whole = sweepOf({kThree});
    std::vector<RunResult> parts;
    const auto tasks = splitWork("run", toJson(whole), BatchSplit::Points).value();
    for (const auto& task : tasks) {
        SpecSource specs(runSpecFromJson(nlohmann::json(task)).value());
        CountingSink sink;
        parts.push_back(runKernels(specs, {}, sink).result);
        parts.back().environment.deviceUuid = parts.size() == 2 ? "GPU-b" : "GPU-a";
    }
    const RunResult merged = mergeSweep(whole, parts);
    REQUIRE(merged.segments.size() == 3);
    CHECK(merged.environment.deviceUuid.empty());
    CHECK(merged.notes.back().english().find("2 different devices") != std::string::npos);
    const RunResult again = runResultFromJson(nlohmann::json(toJson(merged))).value();
    REQUIRE(again.segments.size() == 3);
    REQUIRE(again.segments[1].environment);
    CHECK(again.segments[1].environment->deviceUuid == "GPU-b");
    CHECK(again.segments[2].environment->deviceUuid == "GPU-a");
    CHECK(mergeSweep(whole, {parts[0], parts[2]}).stopReason.english() == "2 of 3 points measured");
}

TEST_CASE("a task that was stopped goes on from what it had, on the same device only")
{
    const ScratchFolder folder;
    const std::string place = folder.path().string();
    RunSpec spec = sweepOf({{Dimension::Tokens, {4, 8}}});
    {
        SpecSource first(sweepOf({{Dimension::Tokens, {4}}}));
        CountingSink sink;
        RunResult earlier = runKernels(first, {}, sink).result;
        earlier.segments.front().modes.front().samplesUs.front() = 12345; // to be known again
        std::ofstream(place + "/partial-0.json") << dumpJson(toJson(earlier), 1);
    }
    std::ofstream(place + "/task-0.json") << dumpJson({{"schema", 1}, {"kind", "run"}, {"spec", toJson(spec)}}, -1);
    const std::string kept = [&] {
        std::ifstream in(place + "/partial-0.json");
        return std::string(std::istreambuf_iterator<char>(in), {});
    }();
    for (const bool elsewhere : {false, true}) {
        std::string partial = kept;
        if (elsewhere) {
            auto json = nlohmann::ordered_json::parse(kept);
            json["environment"]["host"] = "another";
            partial = dumpJson(json, 1);
        }
        std::filesystem::remove(place + "/result-0.json");
        std::ofstream(place + "/partial-0.json") << partial;
        const auto done = runBatchTask(place, 0, {});
        REQUIRE_MESSAGE(done, (done ? "" : done.error().text()));
        const RunResult result = resultOf(place + "/result-0.json");
        REQUIRE(result.segments.size() == 2);
        CHECK((result.segments[0].modes[0].samplesUs[0] == 12345) == !elsewhere);
        CHECK_FALSE(std::filesystem::exists(place + "/partial-0.json"));
        CHECK(std::filesystem::exists(place + "/state-0"));
    }
    const auto time = std::filesystem::last_write_time(place + "/result-0.json");
    REQUIRE(runBatchTask(place, 0, {})); // the job was requeued after its end
    CHECK(std::filesystem::last_write_time(place + "/result-0.json") == time);
    CHECK_FALSE(runBatchTask(place, 7, {}));
}

TEST_CASE("what a stopped task had measured is kept, and fetched as a part")
{
    const ScratchFolder folder;
    const std::string place = folder.path().string();
    RunSpec spec = sweepOf({{Dimension::Tokens, {4, 8}}});
    spec.iterations = kMaxIterations;
    std::ofstream(place + "/task-0.json") << dumpJson({{"schema", 1}, {"kind", "run"}, {"spec", toJson(spec)}}, -1);
    std::stop_source stop;
    std::jthread stopper([&] {
        for (double done = 0; done <= 0;) { // until something is measured
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            std::ifstream(place + "/state-0") >> done;
        }
        stop.request_stop();
    });
    const auto done = runBatchTask(place, 0, stop.get_token(), std::chrono::milliseconds(20));
    REQUIRE_FALSE(done);
    CHECK(done.error().code == ErrorCode::Interrupted);
    CHECK_FALSE(std::filesystem::exists(place + "/result-0.json"));
    const RunResult part = resultOf(place + "/partial-0.json");
    CHECK(part.segments.front().modes.front().samplesUs.size() > 0);
}
