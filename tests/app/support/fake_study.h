// SPDX-License-Identifier: GPL-3.0-or-later
// A study that answers at once, with figures that are easy to recognize.
#pragma once

#include "gpu/remote/study_kinds.h"
#include "gpu/studies/accuracy/questions.h"
#include "gpu/studies/study_events.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace qs {

/// What a test tells the fake, and what it saw.
struct FakeStudyLog
{
    std::atomic<int> made{0}, runs{0}, plans{0};
    std::atomic<bool> hang{false};         ///< run() waits for a stop before its last row
    std::atomic<bool> hangForGood{false};  ///< run() answers no stop before its last row, until this is false again
    std::atomic<bool> hangQuestion{false}; ///< suggestPlan() answers no stop, until this is false again
    std::atomic<int> questions{0};         ///< that suggestPlan() has begun
    std::atomic<bool> hangTraining{false}; ///< run() waits for a stop while it trains
    std::atomic<bool> fail{false};         ///< run() ends in an error
    std::atomic<bool> slowPlans{false};    ///< tryPlan() takes long, or until it is stopped
    std::atomic<int> trainingPoints{50};
};

inline ModeRow fakeRow(const std::string& mode, std::int64_t correct, std::int64_t bytes)
{
    ModeRow row;
    row.mode = mode;
    row.effective = "stand-in";
    row.correct = correct;
    row.total = 10000;
    row.loss = 0.08 + static_cast<double>(9800 - correct) * 1e-4;
    row.gained = correct > 9800 ? correct - 9800 : 10;
    row.lost = row.gained + 9800 - correct;
    row.lossDifference = {row.loss - 0.08, row.loss - 0.085, row.loss - 0.075};
    row.size = {bytes - 2000, 1000, 0, 600, 400};
    row.quantizeMs = 12;
    return row;
}

class FakeStudy : public AccuracyStudyBase
{
public:
    FakeStudy(const AccuracyStudySpec& spec, FakeStudyLog& log) : m_log(log)
    {
        ++m_log.made;
        m_result.spec = spec;
        m_result.data =
            Message::tr("%1: %2 training, %3 calibration and %4 test items")
                .arg(Message::tr("generated characters, %1 classes, seed %2").arg(10, 0), "20,000", "2,000", "10,000");
        m_result.model = Message::tr("%1, %2 parameters").arg("MLP 784-512-256-10", "535,818");
        m_result.environment.device = "a stand-in";
        m_result.environment.date = "2026-01-02T03:04:05Z";
        m_result.layers = {{"layers.0", 784, 512}, {"layers.1", 512, 256}, {"layers.2", 256, 10}};
    }

    std::optional<Error> run(std::stop_token stop, StudySink& sink) override
    {
        ++m_log.runs;
        send(sink, StudyEvent::Kind::Started);
        if (m_result.training.empty()) train(sink);
        while (m_log.hangTraining) {
            if (stop.stop_requested()) return Error{ErrorCode::Interrupted, "Stopped.", ""};
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
        const std::pair<const char*, int> rows[] = {
            {"fp32", 9800}, {"int8-dynamic", 9799}, {"int4-rtn", 9650}, {"int4-gptq", 9760}};
        for (const auto& [mode, correct] : rows) {
            if (m_result.row(mode)) continue;
            if (m_log.hang && std::string(mode) == "int4-gptq") {
                while (!stop.stop_requested())
                    std::this_thread::sleep_for(std::chrono::milliseconds(2));
                judge(m_result);
                m_result.stopReason = "stopped by the user";
                return Error{ErrorCode::Interrupted, "Stopped.", ""};
            }
            if (std::string(mode) == "int4-gptq") untilReleased(m_log.hangForGood);
            m_result.rows.push_back(fakeRow(mode, correct, bytesOf(mode) * 3));
            AccuracyStudyResult part;
            part.rows = {m_result.rows.back()};
            sink.event(partEvent(StudyEvent::Kind::Row, std::move(part)));
        }
        sense();
        judge(m_result);
        send(sink, StudyEvent::Kind::Rows);
        m_result.complete = true;
        if (m_log.fail) return Error{ErrorCode::Device, "The stand-in fell over.", "Pick it up."};
        return std::nullopt;
    }
    const AccuracyStudyResult& result() const override { return m_result; }

    Result<ModeRow> tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop) override
    {
        ++m_log.plans;
        for (int i = 0; m_log.slowPlans && i < 2000 && !stop.stop_requested(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (stop.stop_requested()) return Error{ErrorCode::Interrupted, "Stopped.", ""};
        ModeRow row = fakeRow(name, 9780, sizeOf(plan, {})->total());
        row.plan = plan;
        m_result.plans.push_back(row);
        judge(m_result);
        return m_result.plans.back();
    }
    Result<LayerPlan> suggestPlan(std::int64_t bytes, std::stop_token) const override
    {
        ++m_log.questions;
        untilReleased(m_log.hangQuestion);
        if (bytes < 60'000) return Error{ErrorCode::Usage, "No plan is that small.", "Allow more."};
        return LayerPlan{"int8-dynamic", "int4-rtn", "int4-rtn"};
    }
    Result<SizeLedger> sizeOf(const LayerPlan& plan, std::stop_token) const override
    {
        SizeLedger size{0, 100, 0, 50, 50};
        for (const std::string& mode : plan)
            size.payload += bytesOf(mode);
        return size;
    }
    Result<void> saveModel(const std::filesystem::path& path) const override { return write(path, 2'000'000); }
    Result<void> saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const override
    {
        return write(path, sizeOf(plan, {})->total());
    }
    Result<void> saveQuantized(const std::string& mode, const std::filesystem::path& path) const override
    {
        return write(path, m_result.row(mode)->size.total());
    }
    std::vector<std::string> tensorNames() const override
    {
        return {"layers.0.weight", "layers.0.input", "layers.1.weight"};
    }
    Result<NamedTensor> tensor(const std::string& name, std::stop_token) const override
    {
        NamedTensor tensor{name, 64, 96, std::vector<float>(64 * 96)};
        for (std::size_t i = 0; i < tensor.values.size(); ++i)
            tensor.values[i] = std::sin(static_cast<float>(i)) * (i % 96 == 17 ? 20.0f : 1.0f);
        return tensor;
    }

private:
    static void untilReleased(const std::atomic<bool>& held)
    {
        while (held)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    static std::int64_t bytesOf(const std::string& mode)
    {
        return mode == "fp32" ? 700'000 : mode == "int8-dynamic" ? 180'000 : 95'000;
    }
    static Result<void> write(const std::filesystem::path& path, std::int64_t bytes)
    {
        std::ofstream file(path, std::ios::binary);
        file << std::string(static_cast<std::size_t>(bytes), 'x');
        if (!file) return Error{ErrorCode::Io, "The file could not be written.", "Choose another folder."};
        return {};
    }
    void train(StudySink& sink)
    {
        m_result.training.push_back({"fp32", {}, {}, {}, {1}, {0.2f}, {0.95f}, 1.5});
        TrainingCurve& all = m_result.training.front();
        const int points = m_log.trainingPoints;
        for (int i = 0; i < points; ++i) {
            TrainingCurve part;
            part.mode = "fp32";
            part.epoch = {static_cast<double>(i) / points};
            part.loss = {2.3f * std::exp(-3.0f * static_cast<float>(i) / static_cast<float>(points))};
            part.accuracy = {1 - 0.9f * std::exp(-4.0f * static_cast<float>(i) / static_cast<float>(points))};
            all.epoch.push_back(part.epoch[0]);
            all.loss.push_back(part.loss[0]);
            all.accuracy.push_back(part.accuracy[0]);
            AccuracyStudyResult told;
            told.training = {part};
            StudyEvent event = partEvent(StudyEvent::Kind::Training, std::move(told));
            event.subject = part.mode;
            sink.event(event);
        }
    }
    void sense()
    {
        m_result.cells.clear();
        for (int layer = 0; layer < 3; ++layer)
            for (const char* mode : {"int8-dynamic", "int4-rtn", "int4-gptq"}) {
                SensitivityCell cell;
                cell.layer = layer;
                cell.mode = mode;
                cell.output.sqnrDb = 20 + 5 * layer;
                cell.lossDifference = {0.01 * (layer + 1), 0.005, 0.03};
                cell.bytes = bytesOf(mode);
                cell.items = 2000;
                m_result.cells.push_back(cell);
            }
    }
    void send(StudySink& sink, StudyEvent::Kind kind) { sink.event(partEvent(kind, m_result)); }

    FakeStudyLog& m_log;
    AccuracyStudyResult m_result;
};

inline StudyFactoryOf<AccuracyStudySpec> fakeStudies(FakeStudyLog& log)
{
    return [&log](const AccuracyStudySpec& spec) { return std::make_unique<FakeStudy>(spec, log); };
}

/// A setup that validates.
inline AccuracyStudySpec fakeSpec()
{
    AccuracyStudySpec spec;
    spec.modes = {"fp32", "int8-dynamic", "int4-rtn", "int4-gptq"};
    return spec;
}

/// What the fake measures; with `plan` also a plan.
inline AccuracyStudyResult fakeStudyResult(bool plan = false)
{
    SilentSink nobody;
    FakeStudyLog log;
    FakeStudy study(fakeSpec(), log);
    (void)study.run({}, nobody);
    if (plan) (void)study.tryPlan({"fp32", "int4-rtn", "int4-rtn"}, "plan 1", {});
    return study.result();
}

} // namespace qs
