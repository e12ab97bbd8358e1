// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CpuBackend that finds launch shapes by timing, and says in words what runs.
#include "gpu/cpu/cpu_backend.h"

#include <algorithm>

namespace qs {

namespace {

constexpr double kBudgetUs = 40'000; ///< for one pair of bytes read and written; there are two at most
constexpr int kRounds = 7;
constexpr std::int64_t kTrialElements = std::int64_t{1} << 22;

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

std::string threadsText(int threads) { return std::to_string(threads) + (threads == 1 ? " thread" : " threads"); }

} // namespace

CpuBackend::Tuned& CpuBackend::tunedFor(int outBytes)
{
    for (Tuned& tuned : m_tuned)
        if (tuned.outBytes == outBytes) return tuned;
    m_tuned.push_back({outBytes, {false, 256 * 1024, m_pool.threads()}, false});
    return m_tuned.back();
}

std::vector<LaunchShape> CpuBackend::candidates() const
{
    const int all = m_pool.threads();
    std::vector<LaunchShape> shapes;
    for (const bool stream : {false, true}) {
        for (const std::int64_t chunk : {std::int64_t{64} * 1024, std::int64_t{1} << 20})
            shapes.push_back({stream, chunk, all});
        // Half the threads: enough where cores share their bandwidth, or two of them are one.
        if (all > 1) shapes.push_back({stream, 256 * 1024, (all + 1) / 2});
    }
    return shapes;
}

std::vector<std::vector<double>> CpuBackend::timeCandidates(const std::vector<LaunchShape>& shapes, int outBytes)
{
    // A part of a large view is enough, another one each time so that it is as cold as the whole.
    const std::int64_t elements = std::min(m_shape.elements(), kTrialElements);
    const std::int64_t parts = m_shape.elements() / elements;
    const auto inBytes = static_cast<std::int64_t>(sizeOf(m_workload->input.dtype));
    std::vector<std::vector<double>> times(shapes.size());
    const Clock::time_point start = Clock::now();
    std::int64_t part = 0;
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            const LaunchPlan plan{KernelVariant::ceilingFor(outBytes), m_workload->input.dtype, {1, elements}, shapes[i], {}};
            LaunchTarget target = nextTarget();
            target.input += part % parts * elements * inBytes;
            target.codes += part % parts * elements * outBytes;
            ++part;
            m_pool.rouse();
            const Clock::time_point before = Clock::now();
            if (!m_launcher.launch(plan, target)) return {};
            times[i].push_back(std::chrono::duration<double, std::micro>(Clock::now() - before).count());
        }
        if (std::chrono::duration<double, std::micro>(Clock::now() - start).count() > kBudgetUs) break;
    }
    return times;
}

void CpuBackend::tune(Tuned& tuned)
{
    if (tuned.fresh) return;
    const std::vector<LaunchShape> shapes = candidates();
    const auto times = timeCandidates(shapes, tuned.outBytes);
    if (times.empty()) return; // interrupted: what was best before stays
    std::size_t best = 0;
    for (std::size_t i = 1; i < shapes.size(); ++i)
        if (medianOf(times[i]) < medianOf(times[best])) best = i;
    tuned.shape = shapes[best];
    tuned.fresh = true;
}

std::string CpuBackend::effective(int variant) const
{
    if (!check(variant)) return {};
    const KernelVariant& v = m_workload->variants[static_cast<std::size_t>(variant)];
    const int outBytes = outBytesOf(variant);
    std::string text = effectiveName(v.scheme, m_workload->input.dtype, "cpu");
    if (v.ceiling)
        text = "cpu reads " + std::to_string(sizeOf(m_workload->input.dtype)) + " and writes " + std::to_string(outBytes) +
               (outBytes == 1 ? " byte an element" : " bytes an element");
    text += std::string(", ") + m_kernels.name;
    for (const Tuned& tuned : m_tuned)
        if (tuned.outBytes == outBytes)
            text += ", " + threadsText(tuned.shape.threads) + (tuned.shape.stream ? ", streaming stores" : "");
    if (!v.ceiling && v.scheme.granularity == Granularity::Tensor && !v.scheme.isStatic()) text += ", input read twice";
    if (m_workload->method == TimingMethod::Graph)
        text += ", mean of " + std::to_string(std::max(1, m_workload->launchesPerSample)) + " launches back to back";
    return text;
}

} // namespace qs
