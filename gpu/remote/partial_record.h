// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_event.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// Keeps what a study reports while it runs, so that something is left where its own record is lost with its process.
/// Of the earlier setups of a Live run no more than the study itself keeps.
class PartialRecord
{
public:
    /// Samples of each mode that Live keeps, at least.
    static constexpr std::size_t kKeepLive = 1'000'000;

    /// `resume`: what a sweep goes on from. `keepAll`: a finite run keeps everything; else no more than Live does.
    explicit PartialRecord(RunSpec spec, const std::shared_ptr<const RunResult>& resume = {}, bool keepAll = true);

    void add(const RunEvent& event);
    void add(const SampleEvent& sample);
    /// Samples were dropped on their way: those of later rounds are no pairs any more, and are left out.
    void noteGap();
    std::int64_t samples() const { return m_samples; }
    /// Memory that the samples take, in bytes: what their vectors have room for.
    std::size_t bytes() const;

    /// What there is, analysed, with a note that says that it is partial; `reason` becomes the stop reason.
    RunResult result(const Message& reason) const;

private:
    struct Part
    {
        bool known = false; ///< its specification is
        Segment segment;    ///< without its modes; what was resumed, and since then the specification
        std::vector<ModeSummary> rows;
        std::vector<ModeSamples> series; ///< clocks, the other cache state and preemption of what was resumed
        bool gap = false;
    };
    void restore(const RunResult& resume);
    /// As keepNewest(): Live never ends. The memory that series grew beyond their length goes back as well.
    void thinEarlier();
    int fullNumber(std::uint16_t low) const;
    void forget(Part& part, std::size_t rounds);
    static bool isComplete(const Part& part);
    Segment segmentOf(const Part& part) const;

    RunSpec m_spec;
    std::map<int, Part> m_parts;
    Environment m_environment;
    std::vector<Message> m_notes;
    std::size_t m_keep;
    std::optional<Calibration> m_calibration; ///< of what was resumed
    std::int64_t m_samples = 0, m_forgotten = 0;
    int m_last = 0;        ///< number of the newest segment
    int m_sampled = 0;     ///< of the newest with a sample
    bool m_forgot = false; ///< setups of Live
};

} // namespace qs
