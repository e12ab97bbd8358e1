// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/common/views.h"
#include "gpu/cpu/operations/variant.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace qs {

/// A prepared workload of an operation other than quantization: the variants and their views. Cold launches take the
/// views of their variant in turn, which together pass three last-level caches where memory allows; hot ones take view
/// 0. Operands that several variants have in common are there once, results share one buffer: what is in it is of the
/// last launch.
class CpuLab
{
public:
    /// Whether this class runs the operation, rather than CpuBackend's own launcher.
    static bool runs(Operation operation);
    /// Lays everything out without allocating it. Fails where a variant cannot run here.
    static Result<std::unique_ptr<CpuLab>> layOut(const Workload& workload, const ViewLimits& limits,
                                                  const CpuLabTools& tools);

    /// What allocate() takes from the system.
    Bytes bytesNeeded() const;
    /// Allocates and fills the operands in parallel. May throw std::bad_alloc.
    void allocate();

    bool sweeps() const { return m_sweepBytes > 0; }
    const PageBuffer& sweepBuffer() const { return m_sweep; }
    /// One call on the variant's next view (hot variants: view 0). False where it was interrupted.
    bool launchNext(int variant);
    bool launchFirst(int variant);
    /// One call on view 0 with poisoned output; some of its rows as floats.
    Result<OutputRows> readOutput(int variant, std::span<const std::int64_t> rows);
    std::string effective(int variant) const;
    /// Operands and results that launches touch in turn before they meet the same again, read sweeps included.
    Bytes workingSet(int variant) const;
    Message cacheEffective() const;

private:
    struct Entry
    {
        std::unique_ptr<CpuLabVariant> variant;
        LabNeeds needs;
        bool cold = true;
        int views = 1;
        bool capped = false;               ///< fewer views than wanted, for want of memory
        std::vector<std::size_t> operands; ///< in m_operands
    };
    /// One operand in so many views.
    struct Operand
    {
        LabOperand what;
        int views = 1;
        std::int64_t stride = 0; ///< bytes
        PageBuffer memory;
    };
    CpuLab(const CpuLabTools& tools, const ViewLimits& limits, std::uint64_t seed);

    void chooseViews(Entry& entry, bool rotate, bool hotBeside, int coldVariants);
    void addOperands(Entry& entry);
    void fill(Operand& operand);
    int firstCold(const Entry& entry) const { return m_hot && entry.views >= 3 ? 1 : 0; }
    LabView viewOf(const Entry& entry, int view) const;

    CpuLabTools m_tools;
    ViewLimits m_limits;
    std::uint64_t m_seed = 0;
    bool m_hot = false, m_rotate = false;
    std::vector<Entry> m_entries;
    std::vector<Operand> m_operands;
    std::int64_t m_outputBytes = 0; ///< of the largest views × stride
    std::int64_t m_sweepBytes = 0;
    PageBuffer m_output, m_sweep;
    std::int64_t m_turn =
        0; ///< one for all variants, so that those that share operands do not follow each other on a view
};

} // namespace qs
