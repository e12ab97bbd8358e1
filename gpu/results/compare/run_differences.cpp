// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/run_differences.h"

#include "gpu/core/units.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/analysis.h"
#include "gpu/results/llm_study.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

using Kind = RunDifference::Kind;

/// Collects what differs.
class Differences
{
public:
    void add(Kind kind, const char* what, const Message& a, const Message& b)
    {
        if (a == b) return;
        const auto known = [](const Message& value) { return value.empty() ? Message::tr("unknown") : value; };
        m_all.push_back({kind, Message::marked(what), known(a), known(b)});
    }
    std::vector<RunDifference> take() { return std::move(m_all); }

private:
    std::vector<RunDifference> m_all;
};

std::string axesText(const RunSpec& spec)
{
    std::string axes;
    for (const SweepAxis& axis : spec.axes)
        axes += (axes.empty() ? "" : ", ") + sweepAxisText(axis);
    return axes.empty() ? sizeText(spec) : axes;
}

Message sourceOf(const RunSpec& spec)
{
    if (spec.input.isFile())
        return spec.input.path + (spec.input.tensor.empty() ? std::string() : ":" + spec.input.tensor);
    return Message::tr("random, seed %1").arg(spec.seed);
}

Message stopOf(const RunSpec& spec)
{
    if (spec.live) return Message::tr("until stopped");
    if (spec.stop == StopRule::UntilResolved)
        return Message::tr("until resolved, at most %1 s").arg(formatNumber(spec.timeLimitSeconds));
    return Message::tr("%n iterations", "%n iteration", spec.iterations);
}

Message warmupOf(const RunSpec& spec)
{
    return Message::tr("%n iterations and at least %1 ms", "%n iteration and at least %1 ms", spec.warmup)
        .arg(formatNumber(spec.warmupMs));
}

Message cacheOf(const RunSpec& spec)
{
    const Message state = Message::marked(cacheName(spec.cache));
    if (spec.cache == CacheMode::Hot || spec.coldBy == ColdMethod::Rotation) return state;
    return Message::tr("%1, by reading more than the cache size").arg(state);
}

Message scaleOf(const RunSpec& spec)
{
    if (!spec.scale) return Message::tr("from the input");
    return formatShortest(*spec.scale) + (spec.zeroPoint ? ", " + std::to_string(*spec.zeroPoint) : std::string());
}

Message launchesOf(const RunSpec& spec)
{
    if (spec.launchesPerSample == 0) return Message::tr("chosen by the timer resolution");
    return std::to_string(spec.launchesPerSample);
}

void addWork(Differences& out, const RunSpec& a, const RunSpec& b)
{
    out.add(Kind::Work, Message::mark("Operation"), operationTitle(a.operation), operationTitle(b.operation));
    // Points of sweeps are compared at the sizes that both have.
    out.add(a.isSweep() && b.isSweep() ? Kind::Protocol : Kind::Work, Message::mark("Size"), axesText(a), axesText(b));
    out.add(Kind::Work, Message::mark("Data type"), dtypeLabel(a.operandType()), dtypeLabel(b.operandType()));
    if (a.operation == b.operation) out.add(Kind::Work, Message::mark("Input"), sourceOf(a), sourceOf(b));
    if (takesModes(a.operation) && takesModes(b.operation))
        out.add(Kind::Work, Message::mark("Static scale"), scaleOf(a), scaleOf(b));
}

void addProtocol(Differences& out, const RunSpec& a, const RunSpec& b)
{
    out.add(Kind::Protocol, Message::mark("Cache"), cacheOf(a), cacheOf(b));
    out.add(Kind::Protocol, Message::mark("Timing"), methodName(a.method), methodName(b.method));
    out.add(Kind::Protocol, Message::mark("Launches per sample"), launchesOf(a), launchesOf(b));
    out.add(Kind::Protocol, Message::mark("Stop rule"), stopOf(a), stopOf(b));
    out.add(Kind::Protocol, Message::mark("Warm-up"), warmupOf(a), warmupOf(b));
}

/// Median of what was read during the samples, in MHz; 0 where it is not known.
double clockOf(const RunResult& run)
{
    std::vector<double> medians;
    for (const Segment& segment : run.segments)
        for (const ModeResult& mode : segment.modes)
            if (const double clock = medianClock(mode.clockMHz); clock > 0) medians.push_back(clock);
    if (medians.empty()) return 0;
    std::ranges::sort(medians);
    return medians[medians.size() / 2];
}

void addClocks(Differences& out, const RunResult& a, const RunResult& b)
{
    const double clockA = clockOf(a), clockB = clockOf(b);
    if (clockA <= 0 || clockB <= 0 || std::abs(clockA - clockB) <= 0.01 * std::max(clockA, clockB)) return;
    out.add(Kind::Environment, Message::mark("SM clock while measuring"), formatMHz(clockA), formatMHz(clockB));
}

Message placeText(const Environment& where)
{
    return where.target.empty() ? Message::tr("this computer") : Message(where.target);
}

void addEnvironment(Differences& out, const Origin& a, const Origin& b)
{
    const Environment &x = a.environment, &y = b.environment;
    out.add(Kind::Environment, Message::mark("Target"), placeText(x), placeText(y));
    out.add(Kind::Environment, Message::mark("Computer"), x.host, y.host);
    out.add(Kind::Environment, Message::mark("Job"), x.job, y.job);
    out.add(Kind::Environment, Message::mark("Backend"), x.backend, y.backend);
    out.add(Kind::Environment, Message::mark("Device"), x.device, y.device);
    out.add(Kind::Environment, Message::mark("UUID of the device"), x.deviceUuid, y.deviceUuid);
    out.add(Kind::Environment, Message::mark("PCI bus ID"), x.pciBusId, y.pciBusId);
    out.add(Kind::Environment, Message::mark("Driver"), x.driver, y.driver);
    out.add(Kind::Environment, Message::mark("CUDA"), x.cuda, y.cuda);
    out.add(Kind::Environment, Message::mark("Clocks"), x.clocks, y.clocks);
    out.add(Kind::Environment, Message::mark("CPU"), x.cpu, y.cpu);
    const auto threads = [](const Environment& e) { return e.cores > 0 ? std::to_string(e.cores) : std::string(); };
    out.add(Kind::Environment, Message::mark("Threads"), threads(x), threads(y));
    out.add(Kind::Environment, Message::mark("Operating system"), x.os, y.os);
    out.add(Kind::Environment, Message::mark("Version of Quantoscope"), a.programVersion, b.programVersion);
    if (a.programVersion == b.programVersion)
        out.add(Kind::Environment, Message::mark("Commit of Quantoscope"), a.programCommit, b.programCommit);
}

Message modelOf(const LlmStudyResult& study)
{
    return study.checkpoint.empty() ? study.model : Message::tr("%1, %2").arg(study.checkpoint, study.model);
}

std::string tasksOf(const LlmStudyResult& study)
{
    std::string all;
    for (const LlmTaskInfo& task : study.tasks)
        all += (all.empty() ? "" : ", ") + task.title + " (" + std::to_string(task.items) + ")";
    return all;
}

Message fileOf(const std::string& path) { return path.empty() ? Message::tr("included text") : Message(path); }

Message orderOf(const LlmStudyResult& study)
{
    return study.interleaved ? Message::tr("interleaved") : Message::tr("one configuration after another");
}

std::string alternativesOf(const RunSpec& spec)
{
    std::string names;
    for (std::size_t i = 0; i < spec.count(); ++i)
        names += (i == 0 ? "" : ", ") + spec.nameOf(i);
    return names;
}

} // namespace

std::vector<RunDifference> differencesOf(const RunResult& a, const RunResult& b)
{
    Differences out;
    const RunSpec *x = a.requested(), *y = b.requested();
    // Of what another tool measured the specification means nothing.
    if (x && y && a.importedFrom().empty() && b.importedFrom().empty()) {
        addWork(out, *x, *y);
        addProtocol(out, *x, *y);
    }
    addEnvironment(out, a, b);
    addClocks(out, a, b);
    return out.take();
}

std::vector<RunDifference> differencesOf(const LlmStudyResult& a, const LlmStudyResult& b)
{
    Differences out;
    const LlmStudySpec &x = a.spec, &y = b.spec;
    out.add(Kind::Work, Message::mark("Model"), modelOf(a), modelOf(b));
    out.add(Kind::Work, Message::mark("Text"), a.text, b.text);
    out.add(Kind::Work, Message::mark("Tasks"), tasksOf(a), tasksOf(b));
    out.add(Kind::Protocol, Message::mark("Calibration text"), fileOf(x.calibration), fileOf(y.calibration));
    out.add(Kind::Protocol, Message::mark("Tokens per round"), std::to_string(x.generate), std::to_string(y.generate));
    out.add(Kind::Protocol, Message::mark("Rounds"), std::to_string(x.rounds), std::to_string(y.rounds));
    out.add(Kind::Protocol, Message::mark("Order"), orderOf(a), orderOf(b));
    addEnvironment(out, a, b);
    return out.take();
}

std::vector<RunDifference> differencesOf(const AccuracyStudyResult& a, const AccuracyStudyResult& b)
{
    Differences out;
    const AccuracyStudySpec &x = a.spec, &y = b.spec;
    out.add(Kind::Work, Message::mark("Model"), a.model, b.model);
    out.add(Kind::Work, Message::mark("Data"), a.data, b.data);
    out.add(Kind::Work, Message::mark("Seed"), std::to_string(x.seed), std::to_string(y.seed));
    out.add(Kind::Work, Message::mark("Items per call"), std::to_string(x.batch), std::to_string(y.batch));
    out.add(Kind::Protocol, Message::mark("Calls per mode"), std::to_string(x.iterations),
            std::to_string(y.iterations));
    addEnvironment(out, a, b);
    return out.take();
}

std::vector<RunDifference> differencesOf(const RunSpec& a, const RunSpec& b)
{
    Differences out;
    addWork(out, a, b);
    out.add(Kind::Work, takesModes(b.operation) ? Message::mark("Modes") : Message::mark("Variants"), alternativesOf(a),
            alternativesOf(b));
    addProtocol(out, a, b);
    return out.take();
}

} // namespace qs
