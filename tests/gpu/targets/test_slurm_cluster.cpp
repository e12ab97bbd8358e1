// SPDX-License-Identifier: GPL-3.0-or-later
// Slurm itself, on this computer alone and with GPUs that are none; left out where it is not installed.
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/targets/batch/batch_merge.h"
#include "gpu/targets/batch/batch_queue.h"
#include "gpu/targets/batch/batch_submit.h"

#include "tests/gpu/targets/slurm_cluster.h"

#include <thread>
#include <unistd.h>

using namespace qs;
using namespace qs::testing;
using namespace std::chrono_literals;

namespace {

/// A sweep in its queue.
struct ClusterSweep
{
    ClusterSweep(const Cluster& cluster, int iterations, BatchSplit split)
        : on("slurm:/gpu", cluster.folder()), connection(on.hub->connection(on.target)), spec(remoteSpec())
    {
        spec.iterations = iterations;
        spec.axes = {{Dimension::Tokens, {4, 8, 16}}};
        REQUIRE(connection->prepare({}, {}));
        PreparedBatch made =
            prepareBatch({.kind = "run", .what = "sweep", .spec = toJson(spec), .split = split, .atMost = 1},
                         *connection)
                .value();
        batch = std::move(made.batch);
        REQUIRE(putTasks(*connection, batch, made.specs, {}));
        const auto done = submitBatch(*connection, batch, made.script, {});
        REQUIRE_MESSAGE(done, (done ? "" : done.error().text()));
    }
    /// Whether it comes to this within two minutes.
    template <class Is> bool becomes(const Is& is)
    {
        for (int i = 0; i < 240; ++i) {
            if (refreshBatches(*connection, {&batch, 1}, {}) && is()) return true;
            std::this_thread::sleep_for(500ms);
        }
        MESSAGE(stateText(batch).english() << " " << failureText(batch).english());
        Cluster::call("tail -n 20 \"$(dirname \"$SLURM_CONF\")\"/log/slurm*.log");
        return false;
    }
    /// Lets a job that is in the queue again start now; Slurm itself waits for two minutes. What begins in the second
    /// in which the last attempt ended is killed by Slurm ('Job credential revoked').
    bool startsAgain()
    {
        std::this_thread::sleep_for(2s);
        const std::string line = "scontrol update jobid=" + batch.job + " StartTime=now 2>/dev/null";
        return becomes([&] { return Cluster::call(line) == 0; });
    }
    RunResult result(const std::string& folder)
    {
        REQUIRE(gatherBatch(*connection, batch, folder, {}));
        std::vector<RunResult> parts;
        for (std::size_t i = 0; i < batch.tasks.size(); ++i) {
            const auto json = readJsonFile(folder + "/result-" + std::to_string(i) + ".json");
            REQUIRE(json);
            parts.push_back(runResultFromJson(*json).value());
        }
        return mergeSweep(spec, parts);
    }

    ChosenTarget on;
    std::shared_ptr<TargetConnection> connection;
    RunSpec spec;
    Batch batch;
};

} // namespace

TEST_CASE("a cluster: Live through srun, an array, cancelling, requeuing, preemption, a controller that is away")
{
    const Cluster cluster;
    if (!cluster.runs()) {
        MESSAGE("left out: " << cluster.reason());
        return;
    }
    {
        ChosenTarget on("slurm:/gpu", cluster.folder());
        KernelRunHost host(on.options());
        SpecSource specs(remoteSpec(true));
        CountingSink sink;
        sink.stopAfter = 2'000;
        const KernelRunOutcome outcome = host.run(specs, sink.stop.get_token(), sink);
        REQUIRE_MESSAGE(!outcome.error, (outcome.error ? outcome.error->text() : ""));
        CHECK(outcome.result.environment.job.starts_with("Slurm "));
        CHECK(sink.samples >= 2'000);
    }
    const std::string gathered = (cluster.folder() / "gathered").string();
    {
        ClusterSweep sweep(cluster, 60, BatchSplit::Points);
        REQUIRE(sweep.becomes([&] { return sweep.batch.finished() == 3; }));
        const RunResult merged = sweep.result(gathered + "1");
        CHECK(merged.segments.size() == 3);
        CHECK(merged.environment.job == "Slurm " + sweep.batch.job);
    }
    {
        ClusterSweep sweep(cluster, kMaxIterations, BatchSplit::Points);
        REQUIRE(sweep.becomes([&] { return sweep.batch.tasks[0].state.word == "RUNNING"; }));
        CHECK(sweep.batch.tasks[1].state.phase == slurm::Phase::Waiting);
        REQUIRE(cancelBatch(*sweep.connection, sweep.batch, {}));
        REQUIRE(sweep.becomes([&] { return sweep.batch.isOver(); }));
        CHECK(sweep.batch.tasks[2].state.phase == slurm::Phase::Cancelled);
    }
    ClusterSweep sweep(cluster, kMaxIterations, BatchSplit::None);
    BatchTask& task = sweep.batch.tasks[0];
    REQUIRE(sweep.becomes([&] { return task.state.word == "RUNNING" && task.fraction >= 0; }));
    REQUIRE(Cluster::call("scontrol requeue " + sweep.batch.job) == 0);
    REQUIRE(sweep.becomes([&] { return task.state.word == "PENDING"; }));
    REQUIRE(sweep.startsAgain());
    REQUIRE(sweep.becomes([&] { return task.state.word == "RUNNING" && task.fraction >= 0; }));
    std::this_thread::sleep_for(2s);
    // A job of a partition with precedence takes the node; ours goes back into the queue and keeps what it has.
    REQUIRE(Cluster::call("sbatch --partition=urgent --exclusive --output=/dev/null --wrap='sleep 1' >/dev/null") == 0);
    REQUIRE(sweep.becomes([&] { return task.state.word == "PENDING"; }));
    CHECK_FALSE(sweep.batch.isOver());
    REQUIRE(Cluster::call("scontrol shutdown slurmctld >/dev/null 2>&1") == 0);
    const auto away = refreshBatches(*sweep.connection, {&sweep.batch, 1}, {});
    REQUIRE(away);
    CHECK_FALSE(away->empty());
    CHECK(task.state.word == "PENDING"); // it is only not known
    REQUIRE(Cluster::call("PATH=$PATH:/usr/sbin slurmctld >/dev/null 2>&1") == 0);
    // From here a few samples do: the next attempt is done as soon as it has taken over those of the first.
    const auto partial = readJsonFile(sweep.batch.folder + "/partial-0.json");
    REQUIRE(partial);
    const std::size_t before = runResultFromJson(*partial).value().segments.front().modes.front().samplesUs.size();
    sweep.spec.iterations = 60;
    REQUIRE(putTasks(*sweep.connection, sweep.batch, {toJson(sweep.spec)}, {}));
    REQUIRE(sweep.startsAgain());
    REQUIRE(sweep.becomes([&] { return sweep.batch.finished() == 1; }));
    const RunResult result = sweep.result(gathered + "2");
    REQUIRE(result.segments.size() == 3);
    CHECK(result.segments.front().modes.front().samplesUs.size() >= before);
    CHECK(before > 60);
}
