// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/seconds_since.h"
#include "gpu/remote/devices/dealer.h"
#include "gpu/remote/devices/several_devices.h"
#include "gpu/studies/llm/estimate.h"
#include "gpu/studies/study_events.h"

#include <algorithm>
#include <map>

namespace qs {

namespace {

using Part = std::vector<std::string>; ///< configurations besides the baseline
using Kind = StudyEvent::Kind;

constexpr const char* kBaseline = "fp16";
constexpr double kCalibrated = 2.2; ///< time that a configuration takes that is calibrated, against one that is not

double costOf(const std::string& configuration)
{
    const LlmConfiguration* known = findLlmConfiguration(configuration);
    return known && known->needsCalibration() ? kCalibrated : 1.0;
}

/// A part of the study on its way back.
struct PartOutcome
{
    LlmStudyResult result;
    std::optional<Error> error;
};

/// The parts on their way over the devices.
class StudyDealer final : Dealer<Part, PartOutcome>
{
public:
    StudyDealer(const LlmStudySpec& spec, const std::vector<LlmStudyDevice>& devices, std::stop_token stop,
                StudySink& sink)
        : Dealer(devices, std::move(stop)), m_spec(spec), m_made(devices), m_sink(sink), m_sizes(devices.size(), 0.0)
    {}

    DealtLlmStudy run()
    {
        if (auto known = chooseConfigurations(); !known) return refused(known.error());
        std::vector<Part> parts = configurationParts(m_ids, deviceCount());
        if (parts.empty()) parts.emplace_back(); // the baseline alone
        m_all = static_cast<double>(m_ids.size() + parts.size());
        dealOut(std::move(parts));
        m_out.error = m_error;
        merge();
        if (!stopped() && !m_out.error && m_busy.size() > 1) checkCoupling();
        for (const CouplingCheck& check : m_out.coupling)
            if (check.isFinding()) m_out.result.notes.push_back(check.text());
        m_out.result.seconds = secondsSince(m_begun);
        return std::move(m_out);
    }

private:
    /// What one device says: notes with its name, progress as part of the whole.
    class DeviceSink final : public StudySink
    {
    public:
        DeviceSink(StudyDealer& dealer, std::size_t device) : m_dealer(dealer), m_device(device) {}
        void event(const StudyEvent& event) override { m_dealer.pass(m_device, event); }

    private:
        StudyDealer& m_dealer;
        std::size_t m_device;
    };

    DealtLlmStudy refused(const Error& error)
    {
        m_out.result.spec = m_spec;
        m_out.result.stopReason = stopReasonOf(error);
        m_out.error = error;
        return std::move(m_out);
    }

    /// Those of a study that names none follow from the checkpoint, which the first device looks at.
    Result<void> chooseConfigurations()
    {
        std::vector<std::string> ids = m_spec.configurations;
        if (ids.empty()) {
            const auto estimate = askEstimate(*m_made.front().make(m_spec), m_stop);
            if (!estimate) return estimate.error();
            ids = estimate->quantization.empty() ? defaultLlmConfigurations() : std::vector<std::string>{"stored"};
        }
        for (const std::string& id : ids)
            if (id != kBaseline && std::ranges::find(m_ids, id) == m_ids.end()) m_ids.push_back(id);
        return {};
    }

    PartOutcome measure(std::size_t device, const Part& part) override
    {
        LlmStudySpec spec = m_spec;
        spec.configurations = part.empty() ? Part{kBaseline} : part;
        {
            const std::lock_guard lock(m_mutex);
            m_sizes[device] = static_cast<double>(part.size() + 1);
        }
        DeviceSink sink(*this, device);
        const auto study = m_made[device].make(spec);
        PartOutcome outcome;
        outcome.error = study->run(m_stop, sink);
        outcome.result = resultOf<LlmStudyResult>(*study);
        return outcome;
    }

    const std::optional<Error>& errorOf(const PartOutcome& outcome) const override { return outcome.error; }

    void store(std::size_t device, const Part& part, PartOutcome outcome) override
    {
        m_fractions[device] = 0;
        if (!outcome.error) m_done += static_cast<double>(part.size() + 1);
        for (const Message& note : outcome.result.notes)
            addNote(ofDevice(device, note));
        if (outcome.result.rows.empty()) return;
        if (std::ranges::find(m_busy, device) == m_busy.end()) m_busy.push_back(device);
        Kept kept{device, partName(device), std::move(outcome.result)};
        (outcome.error ? m_partial : m_whole).push_back(std::move(kept));
    }

    /// A device that takes over another one's part has two baselines, each of the rounds of its own part.
    std::string partName(std::size_t device)
    {
        const int number = ++m_partsOf[device];
        return number == 1 ? nameOf(device) : nameOf(device) + ", part " + std::to_string(number);
    }

    Message lostText(const std::string& device, const Message& why, bool others) const override
    {
        return others ? Message::tr("%1 was lost, and its configurations are measured on the other devices: %2")
                            .arg(device, why)
                      : Message::tr("%1 was lost: %2").arg(device, why);
    }

    void forget(std::size_t device) override { std::erase(m_busy, device); }
    void report(const Message& note) override { m_sink.event(noteEvent(note)); }

    void pass(std::size_t device, const StudyEvent& event)
    {
        const std::lock_guard lock(m_mutex);
        if (event.kind == Kind::Note) return report(ofDevice(device, event.text));
        if (event.kind == Kind::Phase) return reportPhase(device, event);
        const bool ofBaseline = event.kind == Kind::Row
                                    ? event.of<LlmStudyResult>().rows.back().configuration == kBaseline
                                    : event.subject == kBaseline;
        if (ofBaseline && device != 0) return; // one baseline is enough to look at
        if (event.kind == Kind::Started && std::exchange(m_started, true)) return;
        if (event.kind == Kind::Row) {
            LlmStudyResult part = event.of<LlmStudyResult>();
            part.rows.back().device = nameOf(device);
            return m_sink.event(partEvent(Kind::Row, std::move(part)));
        }
        if (event.kind != Kind::Rows) m_sink.event(event);
    }

    void reportPhase(std::size_t device, const StudyEvent& event)
    {
        if (event.fraction >= 0) m_fractions[device] = std::clamp(event.fraction, 0.0, 1.0) * m_sizes[device];
        StudyEvent told = phaseEvent(ofDevice(device, event.text));
        setProgress(told, m_done, m_all);
        m_sink.event(told);
    }

    struct Kept
    {
        std::size_t device = 0;
        std::string name;
        LlmStudyResult result;
    };

    /// In the order of the specification; what was begun on a device that was lost only where nothing else is there.
    void merge()
    {
        LlmStudyResult& result = m_out.result;
        std::vector<Kept> kept = std::move(m_whole);
        std::ranges::stable_sort(kept, {}, &Kept::device);
        std::ranges::move(m_partial, std::back_inserter(kept));
        if (!kept.empty()) result = kept.front().result; // model, text, tasks and environment
        result.spec = m_spec;
        result.spec.configurations = m_ids;
        result.rows.clear();
        result.notes = m_notes;
        result.interleaved = false;
        result.aaBand = 0;
        result.polls.clear();
        std::vector<LlmRow> rows;
        for (Kept& part : kept)
            takePart(part, rows);
        if (const auto first = std::ranges::find(rows, kBaseline, &LlmRow::configuration); first != rows.end())
            result.rows.push_back(*first);
        for (const std::string& id : m_ids)
            if (const auto row = std::ranges::find(rows, id, &LlmRow::configuration); row != rows.end())
                result.rows.push_back(*row);
        finish(result);
        judge(result);
    }

    /// Its rows; its baseline is that of the study, if there is none before.
    void takePart(Kept& part, std::vector<LlmRow>& rows)
    {
        LlmStudyResult& result = m_out.result;
        LlmDevice device;
        device.name = part.name;
        device.uuid = part.result.environment.deviceUuid;
        device.pciBusId = part.result.environment.pciBusId;
        device.interleaved = part.result.interleaved;
        device.aaBand = part.result.aaBand;
        m_loads[part.name] = loadOf(part.result.polls, m_spec.rounds);
        bool brings = false;
        for (LlmRow& row : part.result.rows) {
            row.device = part.name;
            const bool baseline = row.configuration == kBaseline;
            const bool there = std::ranges::find(rows, row.configuration, &LlmRow::configuration) != rows.end();
            if (!there)
                rows.push_back(row), brings = true;
            else if (baseline && row.failed.empty())
                device.baseline.push_back(row);
            else if (baseline)
                result.notes.push_back(
                    Message::tr("%1: the baseline could not be measured: %2").arg(part.name, row.failed));
        }
        if (part.result.firstTokenSeconds >= 0 &&
            (result.firstTokenSeconds < 0 || part.result.firstTokenSeconds < result.firstTokenSeconds))
            result.firstTokenSeconds = part.result.firstTokenSeconds;
        if (brings) result.devices.push_back(std::move(device));
    }

    void finish(LlmStudyResult& result)
    {
        const auto measured = static_cast<std::int64_t>(result.rows.size());
        const auto all = static_cast<std::int64_t>(m_ids.size() + 1);
        const Message some = Message::tr("%1 of %2 configurations measured").arg(measured, all);
        result.complete = !m_out.error && !stopped() && measured == all;
        result.stopReason = {};
        if (m_out.error)
            result.stopReason = Message::tr("%1 (%2)").arg(m_out.error->message, some);
        else if (stopped())
            result.stopReason = Message::tr("%1 (%2)").arg(Message::tr("stopped by the user"), some);
        result.notes.push_back(
            Message::tr("The configurations were dealt out over %n devices that worked at the same time. Each is "
                        "compared with the baseline of its own device; figures of different devices are not "
                        "interleaved.",
                        "The configurations were measured on %n device.", static_cast<std::int64_t>(m_busy.size())));
    }

    /// The timing of the baseline at the first prompt length and the largest batch.
    const LlmTiming* baselineTiming(const LlmStudyResult& result, std::size_t device) const
    {
        for (const LlmDevice& part : result.devices) {
            if (part.name != nameOf(device)) continue;
            const LlmRow* row = part.baseline.empty() ? result.baseline() : &part.baseline.front();
            return row ? row->timing(m_spec.batches.back(), m_spec.promptLengths.front()) : nullptr;
        }
        return nullptr;
    }

    /// Only what is timed: the baseline beside one configuration of the device, as it was before.
    LlmStudySpec aloneSpec(std::size_t device) const
    {
        LlmStudySpec alone = m_spec;
        alone.configurations = {kBaseline};
        for (const LlmRow& row : m_out.result.rows)
            if (row.device == nameOf(device) && row.configuration != kBaseline && alone.configurations.size() == 1)
                alone.configurations.push_back(row.configuration);
        alone.textTokens = m_spec.textTokens == 0 ? 256 : std::min<std::int64_t>(m_spec.textTokens, 256);
        alone.tasks.clear();
        alone.clozeItems = 0;
        alone.energy = false;
        alone.promptLengths = {m_spec.promptLengths.front()};
        alone.batches = {m_spec.batches.back()};
        return alone;
    }

    void checkCoupling()
    {
        std::ranges::sort(m_busy);
        for (const std::size_t device : m_busy) {
            const LlmTiming* before = baselineTiming(m_out.result, device);
            if (stopped() || !before) continue;
            m_sink.event(phaseEvent(
                Message::tr("%1: measuring the baseline again while the other devices are idle").arg(nameOf(device))));
            SilentSink silent;
            const auto study = m_made[device].make(aloneSpec(device));
            if (study->run(m_stop, silent)) continue;
            const LlmRow* again = resultOf<LlmStudyResult>(*study).baseline();
            const LlmTiming* alone = again ? again->timing(before->batch, before->promptLength) : nullptr;
            if (!alone) continue;
            const auto a = before->roundUs(), b = alone->roundUs();
            const Comparison compared = compare(a, b, {.paired = false, .aaBand = 0});
            m_out.coupling.push_back(
                {nameOf(device),
                 "batch " + std::to_string(before->batch),
                 again->title(),
                 compared,
                 {m_loads[nameOf(device)], loadOf(resultOf<LlmStudyResult>(*study).polls, m_spec.rounds)}});
        }
    }

    const LlmStudySpec m_spec;
    const std::vector<LlmStudyDevice>& m_made;
    StudySink& m_sink;
    std::vector<std::string> m_ids; ///< without the baseline
    double m_all = 0, m_done = 0;   ///< configurations, with the baseline of each part
    std::vector<double> m_sizes;    ///< of the part of each device, in configurations
    std::map<std::size_t, int> m_partsOf;
    std::map<std::string, DeviceLoad> m_loads; ///< of each part, while others worked
    std::vector<std::size_t> m_busy;           ///< devices with results
    std::vector<Kept> m_whole, m_partial;
    bool m_started = false;
    DealtLlmStudy m_out;
};

} // namespace

std::vector<std::vector<std::string>> configurationParts(const std::vector<std::string>& configurations,
                                                         std::size_t devices)
{
    std::vector<Part> parts(std::min(devices, configurations.size()));
    if (parts.empty()) return parts;
    std::vector<double> weights(parts.size(), 0.0);
    std::vector<std::string> heavyFirst = configurations;
    std::ranges::stable_sort(heavyFirst, std::ranges::greater{}, costOf);
    for (const std::string& id : heavyFirst) {
        const auto lightest = static_cast<std::size_t>(std::ranges::min_element(weights) - weights.begin());
        parts[lightest].push_back(id);
        weights[lightest] += costOf(id);
    }
    return parts;
}

namespace {

class DealtStudy final : public Study
{
public:
    DealtStudy(LlmStudySpec spec, std::vector<LlmStudyDevice> devices)
        : m_spec(std::move(spec)), m_devices(std::move(devices))
    {}

    std::optional<Error> run(std::stop_token stop, StudySink& sink) override
    {
        DealtLlmStudy dealt = dealOutStudy(m_spec, m_devices, std::move(stop), sink);
        m_result = std::move(dealt.result);
        return dealt.error;
    }
    const StudyResult& result() const override { return m_result; }
    bool isSeparate() const override { return true; }

private:
    LlmStudySpec m_spec;
    std::vector<LlmStudyDevice> m_devices;
    LlmStudyResult m_result;
};

} // namespace

std::unique_ptr<Study> dealtStudy(const LlmStudySpec& spec, std::vector<LlmStudyDevice> devices)
{
    return std::make_unique<DealtStudy>(spec, std::move(devices));
}

DealtLlmStudy dealOutStudy(const LlmStudySpec& spec, const std::vector<LlmStudyDevice>& devices, std::stop_token stop,
                           StudySink& sink)
{
    return StudyDealer(spec, devices, std::move(stop), sink).run();
}

} // namespace qs
