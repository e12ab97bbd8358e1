// SPDX-License-Identifier: GPL-3.0-or-later
// An accuracy study in a worker process: the rows of one in this process, its questions, its stop, and a worker that
// fails it.
#include <doctest/doctest.h>

#include "tests/gpu/support/accuracy_study_cases.h"
#include "tests/gpu/support/worker_cases.h"
#include "tests/sanitized.h"

#include "gpu/remote/study_kinds.h"
#include "gpu/studies/accuracy/study.h"

#include <filesystem>
#include <unistd.h>

using namespace qs;
using namespace qs::test;
using Clock = std::chrono::steady_clock;

TEST_CASE("an accuracy study in a worker process has the rows of one in this process")
{
    AccuracyStudySpec spec = smallAccuracyStudy();
    spec.modes = {"fp32", "int8-dynamic", "int4-rtn"};
    spec.epochs = 2;
    spec.trainCount = 1000;
    AccuracyStudy here(spec);
    StudyLog told, log;
    REQUIRE(!here.run({}, told));
    const auto worker = remoteStudy<AccuracyStudyResult>(spec, std::make_shared<WorkerLink>(studyOptions(real())));
    Study& there = *worker;
    CHECK(there.isSeparate());
    REQUIRE(!there.run({}, log));
    const AccuracyStudyResult &a = here.result(), &b = resultOf<AccuracyStudyResult>(there);
    CHECK(b.environment.process.find("worker process ") == 0);
    REQUIRE(b.rows.size() == a.rows.size());
    for (std::size_t i = 0; i < a.rows.size(); ++i) {
        CHECK(b.rows[i].mode == a.rows[i].mode);
        CHECK(b.rows[i].correct == a.rows[i].correct);
        CHECK(b.rows[i].loss == a.rows[i].loss);
        CHECK(b.rows[i].size == a.rows[i].size);
        CHECK(b.rows[i].verdict == a.rows[i].verdict);
        CHECK(b.rows[i].samplesUs.size() == a.rows[i].samplesUs.size());
    }
    CHECK(b.cells.size() == a.cells.size());
    REQUIRE(b.training.size() == 1);
    CHECK(b.training[0].loss == a.training[0].loss);
    for (const auto kind : {StudyEvent::Kind::Started, StudyEvent::Kind::Row, StudyEvent::Kind::Cell})
        CHECK(log.count(kind) == told.count(kind));
    CHECK(log.count(StudyEvent::Kind::Training) > 0);

    // The questions.
    const LayerPlan plan(a.layers.size(), "int4-rtn");
    CHECK(*modes::sizeOf(there, plan) == *here.sizeOf(plan));
    CHECK(modes::tensorNames(there) == here.tensorNames());
    CHECK(modes::tensor(there, "layers.0.weight")->values == here.tensor("layers.0.weight")->values);
    CHECK(modes::tensor(there, "nonsense").error().message.english() ==
          here.tensor("nonsense").error().message.english());
    const auto budget = a.rows[2].size.total() + 1000;
    CHECK(modes::suggestPlan(there, budget).value() == here.suggestPlan(budget).value());
    CHECK(modes::suggestPlan(there, 1).error().message.english() == here.suggestPlan(1).error().message.english());
    LayerPlan mixed = plan;
    mixed.front() = "int8-dynamic";
    const auto tried = modes::tryPlan(there, mixed, "plan 1");
    REQUIRE(tried.ok());
    CHECK(tried->correct == here.tryPlan(mixed, "plan 1", {})->correct);
    CHECK(resultOf<AccuracyStudyResult>(there).plans.size() == 1);
    // A plan tried again under its name is measured in its place: its row is the answer, and not the last
    // one.
    REQUIRE(modes::tryPlan(there, plan, "plan 2").ok());
    LayerPlan other = plan;
    other.back() = "int8-dynamic";
    const auto again = modes::tryPlan(there, other, "plan 1");
    REQUIRE(again.ok());
    CHECK(again->mode == "plan 1");
    CHECK(again->plan == other);
    CHECK(resultOf<AccuracyStudyResult>(there).plans.size() == 2);
    const auto file =
        std::filesystem::temp_directory_path() / ("quantoscope-test-" + std::to_string(::getpid()) + ".safetensors");
    REQUIRE(modes::saveQuantized(there, std::string("int8-dynamic"), file).ok());
    CHECK(static_cast<std::int64_t>(std::filesystem::file_size(file)) == a.rows[1].size.total());
    std::filesystem::remove(file);
    CHECK(!modes::saveModel(there, "/nonexistent/model.safetensors").ok());
    SilentSink nobody;
    const auto unknown = there.ask({{"ask", "the time"}}, {}, nobody);
    REQUIRE(!unknown.ok());
    CHECK(unknown.error().code == ErrorCode::Usage);
    CHECK(unknown.error().message.english() == here.ask({{"ask", "the time"}}, {}, nobody).error().message.english());
}

TEST_CASE("an accuracy study that is stopped goes on in the same worker")
{
    AccuracyStudySpec spec = smallAccuracyStudy();
    spec.modes = {"fp32", "int8-dynamic"};
    spec.epochs = 20;
    const auto worker = remoteStudy<AccuracyStudyResult>(spec, std::make_shared<WorkerLink>(studyOptions(real())));
    Study& study = *worker;
    std::stop_source stop;
    StudyLog log;
    log.then = [&](const StudyEvent& e) {
        if (e.kind == StudyEvent::Kind::Training) stop.request_stop();
    };
    const auto stopped = study.run(stop.get_token(), log);
    REQUIRE(stopped);
    CHECK(stopped->code == ErrorCode::Interrupted);
    CHECK(study.result().stopReason.english() == "stopped by the user");
    StudyLog rest;
    CHECK(!study.run({}, rest));
    CHECK(resultOf<AccuracyStudyResult>(study).rows.size() == 2);
    CHECK(study.result().complete);
}

TEST_CASE("an accuracy study whose worker hangs or dies ends with what was told")
{
    for (const char* what : {"hang", "dies"}) {
        INFO(what);
        const auto worker =
            remoteStudy<AccuracyStudyResult>(smallAccuracyStudy(), std::make_shared<WorkerLink>(fake(what)));
        Study& study = *worker;
        std::stop_source stop;
        StudyLog log;
        log.then = [&](const StudyEvent& e) {
            if (e.kind == StudyEvent::Kind::Note) stop.request_stop();
        };
        const auto start = Clock::now();
        const auto error = study.run(stop.get_token(), log);
        CHECK(secondsSince(start) < kPatience * 3);
        REQUIRE(error);
        CHECK(error->code == ErrorCode::Device);
        CHECK(study.result().notes == std::vector<Message>{"a note"});
        CHECK(modes::sizeOf(study, {}).error().message.english().find("has ended") != std::string::npos);
    }
}
