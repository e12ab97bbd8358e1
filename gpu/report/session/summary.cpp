// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/session/summary.h"

#include "gpu/core/units.h"
#include "gpu/report/llm/report.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/session/caveats.h"
#include "gpu/report/text/advice.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/crossings.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace qs {

namespace {

constexpr std::int64_t kFewSamples = 20; ///< below which a size of Live was not looked at
constexpr std::size_t kMaxSubjects = 6;  ///< operations and sizes that are named

using Sentences = std::vector<Message>;

const AccuracyStudyResult* modesOf(const SessionPart& part)
{
    return dynamic_cast<const AccuracyStudyResult*>(part.study);
}
const LlmStudyResult* llmOf(const SessionPart& part) { return dynamic_cast<const LlmStudyResult*>(part.study); }

/// 'NVIDIA H200' without what stands behind it in parentheses.
std::string deviceOf(const SessionPart& part)
{
    const std::string& device = part.origin().environment.device;
    return device.substr(0, device.find(" ("));
}

/// What a part says, with its name before it where there are others.
class Teller
{
public:
    explicit Teller(const std::vector<SessionPart>& parts) : m_parts(parts) {}

    template <typename Say> Sentences told(Say say) const
    {
        Sentences out;
        for (const SessionPart& part : m_parts)
            for (Message& words : say(part))
                if (!words.empty())
                    out.push_back(m_parts.size() > 1 && !part.name.empty()
                                      ? Message::tr("%1: %2").arg(part.name, std::move(words))
                                      : std::move(words));
        return out;
    }

private:
    const std::vector<SessionPart>& m_parts;
};

Message runsSentence(const std::vector<SessionPart>& parts)
{
    std::int64_t runs = 0, sweeps = 0, modes = 0, models = 0, others = 0, samples = 0;
    for (const SessionPart& part : parts) {
        if (part.run) ++(part.run->sweep && part.run->sweep->isSweep() ? sweeps : runs);
        modes += modesOf(part) != nullptr;
        models += llmOf(part) != nullptr;
        others += part.study && !modesOf(part) && !llmOf(part);
        if (!part.run) continue;
        samples += latencySamples(*part.run);
    }
    Sentences counts;
    if (runs > 0) counts.push_back(Message::tr("%n kernel runs", "%n kernel run", runs));
    if (sweeps > 0) counts.push_back(Message::tr("%n sweeps", "%n sweep", sweeps));
    if (modes > 0) counts.push_back(Message::tr("%n accuracy studies", "%n accuracy study", modes));
    if (models > 0) counts.push_back(Message::tr("%n language-model studies", "%n language-model study", models));
    if (others > 0) counts.push_back(Message::tr("%n other studies", "%n other study", others));
    if (samples > 0) counts.push_back(Message::tr("%n latency samples", "%n latency sample", samples));
    return counts.empty() ? Message() : Message::tr("Measured: %1.").arg(Message::list(std::move(counts)));
}

void addOnce(Sentences& out, Message words)
{
    if (std::find(out.begin(), out.end(), words) == out.end()) out.push_back(std::move(words));
}

/// What Live only passed while a slider was moved.
bool isPassed(const Segment* segment)
{
    return segment->spec.live &&
           std::ranges::none_of(segment->modes, [](const ModeResult& mode) { return mode.latency.n >= kFewSamples; });
}

/// Of a sweep its ends.
void addOperations(const RunResult& run, Sentences& out)
{
    std::vector<const Segment*> own;
    for (const Segment& segment : run.segments)
        if (std::any_of(segment.modes.begin(), segment.modes.end(),
                        [](const ModeResult& mode) { return !mode.isImported(); }))
            own.push_back(&segment);
    if (!std::ranges::all_of(own, isPassed)) std::erase_if(own, isPassed);
    if (run.sweep && run.sweep->isSweep() && own.size() > 1)
        return addOnce(out, Message::tr("%1 to %2 (%3 sizes)")
                                .arg(subjectOf(own.front()->spec), sizeText(own.back()->spec), own.size()));
    for (const Segment* segment : own)
        addOnce(out, subjectOf(segment->spec));
}

void addSubjects(const std::vector<SessionPart>& parts, Sentences& out)
{
    Sentences subjects, models;
    for (const SessionPart& part : parts) {
        if (part.run) addOperations(*part.run, subjects);
        if (const LlmStudyResult* llm = llmOf(part))
            addOnce(models, Message::tr("Language model: %1 (%2).").arg(llm->checkpoint, llm->model));
        if (const AccuracyStudyResult* modes = modesOf(part))
            addOnce(models, Message::tr("Classifier: %1 on %2.").arg(modes->model, modes->data));
    }
    const std::size_t left = subjects.size() > kMaxSubjects ? subjects.size() - kMaxSubjects : 0;
    subjects.resize(subjects.size() - left);
    if (left > 0)
        out.push_back(Message::tr("Operations: %1 and %2 more.").arg(Message::list(std::move(subjects)), left));
    else if (!subjects.empty())
        out.push_back(Message::tr("Operations: %1.").arg(Message::list(std::move(subjects))));
    for (Message& model : models)
        out.push_back(std::move(model));
}

Sentences fasterOf(const SessionPart& part, const std::string& asked)
{
    if (const LlmStudyResult* llm = llmOf(part)) return llmFaster(*llm);
    if (const AccuracyStudyResult* modes = modesOf(part)) return {modeFaster(*modes)};
    if (!part.run) return {};
    if (part.run->sweep && part.run->sweep->isSweep()) return payingSizes(part.run->segments, asked);
    const Segment* segment = mainSegment(*part.run);
    if (!segment) return {};
    const std::string baseline = baselineOf(*segment, asked);
    return {fasterSentence(*segment, baseline), slowerSentence(*segment, baseline)};
}

Sentences equivalentOf(const SessionPart& part, const std::string& asked)
{
    if (const LlmStudyResult* llm = llmOf(part)) return llmEquivalents(*llm);
    if (const AccuracyStudyResult* modes = modesOf(part)) return modeEquivalents(*modes);
    const Segment* segment = part.run && !part.run->sweep ? mainSegment(*part.run) : nullptr;
    if (!segment) return {};
    const std::string baseline = baselineOf(*segment, asked);
    return {sameSentence(*segment, baseline), openSentence(*segment, baseline)};
}

Sentences studyAdvice(const SessionPart& part)
{
    if (const LlmStudyResult* llm = llmOf(part)) return llmRecommendations(*llm);
    if (const AccuracyStudyResult* modes = modesOf(part)) return modeRecommendations(*modes);
    return {};
}

/// Whether a recommendation may rest on it: it was warmed up, and no finding says that its figures are wrong.
bool isSound(const Segment& segment)
{
    if (segment.spec.warmup == 0 && segment.spec.warmupMs == 0) return false;
    return std::ranges::none_of(segment.modes, [](const ModeResult& mode) {
        return std::ranges::any_of(mode.diagnoses, [](const Diagnosis& d) { return d.severity == Severity::Error; });
    });
}

Sentences runAdvice(const SessionPart& part, const std::string& asked)
{
    const Segment* segment = part.run ? mainSegment(*part.run) : nullptr;
    if (!segment || !isSound(*segment)) return {};
    return {speedRecommendation(*segment, baselineOf(*segment, asked))};
}

} // namespace

const Segment* mainSegment(const RunResult& run)
{
    if (!run.sweep || !run.sweep->isSweep()) return run.last() && !run.last()->modes.empty() ? run.last() : nullptr;
    return largestPoint(run.segments);
}

const Segment* largestPoint(const std::vector<Segment>& points)
{
    const Segment* largest = nullptr;
    for (const Segment& point : points)
        if (!point.modes.empty() && (!largest || point.spec.shape.elements() >= largest->spec.shape.elements()))
            largest = &point;
    return largest;
}

std::string commonDevice(const std::vector<SessionPart>& parts)
{
    std::string device;
    for (const SessionPart& part : parts) {
        const std::string its = deviceOf(part);
        if (its.empty()) continue;
        if (!device.empty() && device != its) return {};
        device = its;
    }
    return device;
}

std::vector<Message> measuredSentences(const std::vector<SessionPart>& parts)
{
    Sentences out;
    std::set<std::pair<std::string, std::string>> told; // its clocks and what stands behind it differ from run to run
    for (const SessionPart& part : parts) {
        const Environment& e = part.origin().environment;
        Sentences where{e.device, e.driver, e.clocks};
        std::erase_if(where, [](const Message& each) { return each.empty(); });
        if (!where.empty() && told.insert({deviceOf(part), e.driver}).second)
            out.push_back(Message::tr("Device: %1.").arg(Message::list(std::move(where))));
    }
    if (Message runs = runsSentence(parts); !runs.empty()) out.push_back(std::move(runs));
    addSubjects(parts, out);
    return out;
}

namespace {

/// Whether a run was measured with the setup of another one on the same device.
bool repeats(const SessionPart& part, const SessionPart& other)
{
    const RunSpec *a = part.run->requested(), *b = other.run->requested();
    return a && b && measuresTheSame(*a, *b) && deviceOf(part) == deviceOf(other);
}

} // namespace

std::vector<Recommendation> mainRecommendations(const std::vector<SessionPart>& parts, const std::string& baseline)
{
    std::vector<Recommendation> out;
    std::vector<const SessionPart*> told; // of runs of one setup the newest
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        const auto add = [&](Recommendation::Kind kind, Message words, bool isPositive) {
            if (!words.empty()) out.push_back({kind, part->name, part->run, part->study, std::move(words), isPositive});
        };
        using Kind = Recommendation::Kind;
        if (const LlmStudyResult* llm = llmOf(*part)) {
            add(Kind::ModelSpeed, llmSpeedRecommendation(*llm), fastestEquivalent(*llm) != nullptr);
            add(Kind::ModelMemory, llmMemoryRecommendation(*llm), true);
        } else if (const AccuracyStudyResult* modes = modesOf(*part)) {
            add(Kind::FormatSize, modeSizeRecommendation(*modes), smallestEquivalent(*modes) != nullptr);
            add(Kind::FormatTime, modeTimeRecommendation(*modes), !modeFaster(*modes).empty());
        } else if (const Segment* segment = part->run ? mainSegment(*part->run) : nullptr;
                   segment && isSound(*segment) &&
                   std::ranges::none_of(told, [&](const SessionPart* other) { return repeats(*part, *other); })) {
            told.push_back(&*part);
            const std::string against = baselineOf(*segment, baseline);
            add(Kind::KernelSpeed, speedRecommendation(*segment, against), !fasterSentence(*segment, against).empty());
        }
    }
    std::stable_sort(out.begin(), out.end(), [](const Recommendation& a, const Recommendation& b) {
        return std::pair(!a.isPositive, a.kind) < std::pair(!b.isPositive, b.kind);
    });
    return out;
}

SessionSummary summaryOf(const std::vector<SessionPart>& parts, const std::string& baseline)
{
    const Teller teller(parts);
    Sentences recommended = teller.told([](const SessionPart& part) { return studyAdvice(part); });
    for (Message& words : teller.told([&](const SessionPart& part) { return runAdvice(part, baseline); }))
        recommended.push_back(std::move(words));
    return {measuredSentences(parts), std::move(recommended),
            teller.told([&](const SessionPart& part) { return fasterOf(part, baseline); }),
            teller.told([&](const SessionPart& part) { return equivalentOf(part, baseline); }),
            caveats(parts, baseline)};
}

std::string summaryText(const SessionSummary& summary)
{
    const std::pair<const char*, const Sentences*> sections[] = {{"Measurements", &summary.measured},
                                                                 {"Recommendations", &summary.recommended},
                                                                 {"Faster and slower", &summary.faster},
                                                                 {"Equivalent or not resolved", &summary.equivalent},
                                                                 {"Caveats", &summary.caveats}};
    std::string out;
    for (const auto& [heading, sentences] : sections)
        if (!sentences->empty()) out += "### " + std::string(heading) + "\n\n" + bulletsText(*sentences);
    return out.empty() ? out : "## Summary\n\n" + out;
}

} // namespace qs
