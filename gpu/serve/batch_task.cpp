// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/batch_task.h"

#include "gpu/core/host_info.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/json_read.h"
#include "gpu/remote/partial_record.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/results/result_stream.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

namespace qs {

namespace {

constexpr auto kBetweenPartials = std::chrono::seconds(30);

/// Writes how far the work is, on a thread of its own: a slow file system shall not hold up a measurement.
class Heartbeat
{
public:
    Heartbeat(std::string file, std::chrono::milliseconds beat) : m_file(std::move(file)), m_beat(beat)
    {
        m_thread = std::jthread([this](const std::stop_token& end) { run(end); });
    }
    void set(double fraction)
    {
        const std::lock_guard lock(m_mutex);
        m_fraction = fraction;
    }

private:
    void run(const std::stop_token& end)
    {
        std::unique_lock lock(m_mutex);
        while (!end.stop_requested()) {
            const std::string text = std::to_string(m_fraction) + "\n";
            lock.unlock();
            (void)writeFileAtomically(m_file, text); // the next one may succeed
            lock.lock();
            m_wait.wait_for(lock, end, m_beat, [] { return false; });
        }
    }

    std::string m_file;
    std::chrono::milliseconds m_beat;
    std::mutex m_mutex;
    std::condition_variable_any m_wait;
    double m_fraction = 0;
    std::jthread m_thread;
};

/// Keeps what a run reports, and writes it between two of its points, where nothing is timed.
class BatchSink final : public EventSink
{
public:
    BatchSink(const RunSpec& spec, const std::shared_ptr<const RunResult>& resume, std::string partial, Heartbeat& beat)
        : m_record(spec, resume), m_partial(std::move(partial)), m_beat(beat)
    {}
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Segment) write();
        if (event.kind == RunEvent::Kind::Progress && event.fraction >= 0) m_beat.set(event.fraction);
        m_record.add(event);
    }
    void sample(const SampleEvent& sample) override { m_record.add(sample); }

private:
    void write()
    {
        const auto now = std::chrono::steady_clock::now();
        if (m_record.samples() == 0 || now - m_written < kBetweenPartials) return;
        m_written = now;
        const RunResult result = m_record.result(Message::tr("not finished"));
        if (result.segments.empty()) return;
        (void)writeFileAtomically(m_partial, [&](TextSink& sink) { writeResult(result, sink); });
    }

    PartialRecord m_record;
    std::string m_partial;
    Heartbeat& m_beat;
    std::chrono::steady_clock::time_point m_written = std::chrono::steady_clock::now();
};

struct BeatSink final : StudySink
{
    explicit BeatSink(Heartbeat& heartbeat) : beat(heartbeat) {}
    void event(const StudyEvent& event) override
    {
        if (event.kind == StudyEvent::Kind::Phase && event.fraction >= 0) beat.set(event.fraction);
    }
    Heartbeat& beat;
};

struct TaskFiles
{
    TaskFiles(const std::string& folder, int task) : m_folder(folder), m_end("-" + std::to_string(task)) {}
    std::string task() const { return m_folder + "/task" + m_end + ".json"; }
    std::string result() const { return m_folder + "/result" + m_end + ".json"; }
    std::string partial() const { return m_folder + "/partial" + m_end + ".json"; }
    std::string state() const { return m_folder + "/state" + m_end; }

private:
    std::string m_folder, m_end;
};

/// What an earlier attempt measured, where this one runs on the same device: samples of two devices are never mixed.
std::shared_ptr<const RunResult> earlierPart(const RunSpec& spec, const TaskFiles& files)
{
    std::error_code failed;
    if (!spec.isSweep() || !std::filesystem::exists(files.partial(), failed)) return nullptr;
    const auto json = readJsonFile(files.partial());
    if (!json) return nullptr;
    auto result = runResultFromJson(*json);
    if (!result || result->segments.empty()) return nullptr;
    const auto opened = openBackend(spec.backend, spec.device);
    if (!opened) return nullptr; // the run reports why
    const Environment& e = result->environment;
    if (e.host != hostName() || e.deviceUuid != opened->backend->info().uuid) return nullptr;
    return std::make_shared<const RunResult>(std::move(*result));
}

Result<void> runMeasurement(const nlohmann::json& json, const TaskFiles& files, std::stop_token stop, Heartbeat& beat)
{
    const auto spec = runSpecFromJson(json);
    if (!spec) return spec.error();
    SpecSource specs(*spec);
    const auto resume = earlierPart(*spec, files);
    if (resume) specs.setResume(resume);
    BatchSink sink(*spec, resume, files.partial(), beat);
    const KernelRunOutcome outcome = runKernels(specs, stop, sink);
    const bool whole = !outcome.error && !stop.stop_requested();
    Result<void> written;
    if (!outcome.result.segments.empty())
        written = writeFileAtomically(whole ? files.result() : files.partial(),
                                      [&](TextSink& out) { writeResult(outcome.result, out); });
    if (outcome.error) return *outcome.error;
    if (!written) return written;
    if (whole && outcome.result.segments.empty())
        return Error{ErrorCode::Device, Message::tr("Nothing could be measured."), {}};
    return whole ? Result<void>() : Result<void>(stoppedError());
}

Result<void> runStudyTask(const std::string& kind, const nlohmann::json& spec, const TaskFiles& files,
                          std::stop_token stop, Heartbeat& beat)
{
    auto study = makeStudy(kind, spec);
    if (!study) return study.error();
    BeatSink sink(beat);
    const auto failed = (*study)->run(stop, sink);
    const StudyResult& result = (*study)->result();
    const bool whole = !failed && !stop.stop_requested();
    Result<void> written;
    if (result.hasRows())
        written = writeFileAtomically(whole ? files.result() : files.partial(), dumpJson(result.json(), 1) + "\n");
    if (failed) return *failed;
    if (!written) return written;
    return whole ? Result<void>() : Result<void>(stoppedError());
}

} // namespace

Result<void> runBatchTask(const std::string& folder, int task, std::stop_token stop, std::chrono::milliseconds beat)
{
    const TaskFiles files(folder, task);
    std::error_code failed;
    if (std::filesystem::exists(files.result(), failed)) return {}; // the job was requeued after its end
    const auto json = readJsonFile(files.task());
    if (!json) return json.error();
    std::string kind;
    ObjectReader in(*json, "task");
    in.read("kind", kind);
    if (in.error()) return *in.error();
    const auto* spec = in.find("spec");
    if (!spec) return Error{ErrorCode::BadInput, Message::tr("The task has no specification."), {}};
    Heartbeat heartbeat(files.state(), beat);
    auto done = kind == "run" ? runMeasurement(*spec, files, stop, heartbeat)
                              : runStudyTask(kind, *spec, files, stop, heartbeat);
    if (done) std::filesystem::remove(files.partial(), failed);
    return done;
}

} // namespace qs
