// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/kernels/backend.h"
#include "gpu/spec/run_event.h"
#include "gpu/studies/recorder.h"

#include <vector>

namespace qs {

/// Variants of a specification: its modes in order, then one ceiling for each distinct traffic.
std::vector<KernelVariant> variantsOf(const RunSpec& spec);

/// The measured state of one segment: a record for every variant, and what was found out about every mode.
class SegmentRun
{
public:
    SegmentRun(RunSpec spec, int number);

    const RunSpec& spec() const { return m_spec; }
    int number() const { return m_number; }
    int variantCount() const { return static_cast<int>(m_variants.size()); }
    int modeCount() const { return static_cast<int>(m_spec.modes.size()); }
    const std::vector<KernelVariant>& variants() const { return m_variants; }

    /// Takes over harvested timings; mode samples go on to the sink.
    void take(const std::vector<Timing>& timings, EventSink& sink);
    /// Rounds that every variant has completed, warm-up included.
    std::int64_t completeRounds() const;
    /// Mean time of a sample over all variants so far, launches of a graph included; 0 without any.
    double meanSampleUs() const;

    ModeResult& mode(int index) { return m_modes[static_cast<std::size_t>(index)]; }
    void setEffective(const Backend& backend);
    /// All modes with current statistics; `final` adds the samples and exact statistics.
    std::vector<ModeResult> table(bool final) const;
    Segment finish(const Backend& backend) const;
    /// Samples that Live no longer keeps.
    std::int64_t thinned() const;

private:
    std::vector<double> ceilings(bool final) const;

    RunSpec m_spec;
    int m_number;
    std::vector<KernelVariant> m_variants;
    std::vector<SampleRecord> m_records;
    std::vector<ModeResult> m_modes;
    double m_sumUs = 0;
    std::int64_t m_count = 0;
};

} // namespace qs
