// SPDX-License-Identifier: GPL-3.0-or-later
// Runs for tests that look at windows: each specification is measured once, and told again to every later window.
#pragma once

#include "gpu/remote/kernel_run_host.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <variant>
#include <vector>

namespace qs {

/// For a test that opens a window for each language or size, and measures the same in each.
class KeptRuns
{
public:
    /// `measure` where that was not asked for before, is Live, or goes on with an earlier run.
    KernelRunFunction around(KernelRunFunction measure) const
    {
        return [told = m_told, measure = std::move(measure)](SpecSource& specs, std::stop_token stop, EventSink& sink) {
            const RunSpec spec = specs.latest();
            if (spec.live || specs.resume()) return measure(specs, std::move(stop), sink);
            const std::string key = toJson(spec).dump();
            const std::lock_guard lock(told->mutex);
            const auto kept = told->runs.find(key);
            if (kept != told->runs.end()) return kept->second.tell(sink);
            Listener listener(sink);
            KernelRunOutcome outcome = measure(specs, stop, listener);
            if (outcome.error || stop.stop_requested()) return outcome;
            listener.run.outcome = outcome;
            told->runs.emplace(key, std::move(listener.run));
            return outcome;
        };
    }

private:
    struct Run
    {
        std::vector<std::variant<RunEvent, SampleEvent>> said;
        KernelRunOutcome outcome;
        KernelRunOutcome tell(EventSink& sink) const
        {
            for (const auto& one : said)
                if (const auto* event = std::get_if<RunEvent>(&one))
                    sink.event(*event);
                else
                    sink.sample(std::get<SampleEvent>(one));
            return outcome;
        }
    };
    struct Listener : EventSink
    {
        explicit Listener(EventSink& to) : sink(to) {}
        void event(const RunEvent& event) override
        {
            run.said.emplace_back(event);
            sink.event(event);
        }
        void sample(const SampleEvent& sample) override
        {
            run.said.emplace_back(sample);
            sink.sample(sample);
        }
        EventSink& sink;
        Run run;
    };
    struct Told
    {
        std::mutex mutex;
        std::map<std::string, Run> runs;
    };
    std::shared_ptr<Told> m_told = std::make_shared<Told>(); ///< a window's run may outlive the test
};

} // namespace qs
