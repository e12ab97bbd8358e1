// SPDX-License-Identifier: GPL-3.0-or-later
// What products need before they run, and packed matrices: room, plans, and which of them the packed kernels take.
#include "gpu/cuda/llama/products.cuh"

#include "gpu/cuda/common/handles.cuh"
#include "gpu/cuda/weight_only/packed_rows.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr std::int64_t kPanelBytes = std::int64_t{64} << 20; ///< of restored weights at a time
constexpr std::size_t kPlansTried = 12;
constexpr std::int64_t kMostPartials = std::int64_t{64} << 20; ///< of a plan that was not found by timing
/// Rows for which there are plans without timing, the most of each of the packed kernel's forms. Fewer rows take the
/// same plan: it has room for them, and a plan costs some milliseconds of asking the driver.
constexpr std::int64_t kPlannedRows[] = {8, 16, 32, kWeightRows};

} // namespace

void LlamaProducts::makeRoom(const LlamaStorage& s)
{
    const auto grow = [](DeviceMemory& memory, std::int64_t bytes) {
        if (memory.bytes() >= bytes) return;
        memory = {};
        memory = DeviceMemory(bytes);
        check(cudaMemset(memory.data(), 0, static_cast<std::size_t>(bytes)), Message::mark("clearing a workspace"));
    };
    if (s.prepares()) {
        grow(m_values, m_mostRows * m_widest * bytesOf(m_device.type));
        if (s.quantizes()) {
            grow(m_bytes, m_mostRows * m_widest);
            grow(m_rowScales, m_mostRows * 4);
        }
    }
    const bool restores = s.packed || (s.coded.coding != Coding::Same && s.coded.coding != Coding::Dot8);
    if (restores)
        grow(m_panel, std::min(std::max(kPanelBytes, 64 * roundUp(s.coded.k, 8) * bytesOf(m_device.type)),
                               roundUp(s.coded.n, 64) * roundUp(s.coded.k, 8) * bytesOf(m_device.type)));
    if (!s.packed) return;
    if (takesPrompts(s)) grow(m_laidOut, packedRowsBytes(std::min(m_mostRows, kMaxPackedRows), m_widest));
    for (const int rows : kPlannedRows) {
        WeightOnlySize size = s.size;
        size.m = rows;
        const PlanKey key = keyOf(size);
        if (m_plans.contains(key)) continue;
        prepareWeightOnly(size, m_device.type, m_device.sharedBytes);
        grow(m_counters, counterBytes(size));
        for (const WeightOnlyPlan& plan : weightOnlyPlans(size, m_device.multiprocessors, m_device.sharedBytes)) {
            if (partialBytes(size, plan) > kMostPartials) continue;
            grow(m_partials, partialBytes(size, plan));
            m_plans[key] = plan;
            break;
        }
    }
}

LlamaProducts::PlanKey LlamaProducts::keyOf(const WeightOnlySize& size)
{
    return {size.n, size.k, size.bits, static_cast<int>(size.m), size.zeros};
}

const WeightOnlyPlan* LlamaProducts::planOf(const WeightOnlySize& size) const
{
    if (size.m > kWeightRows) return nullptr;
    if (const auto found = m_plans.find(keyOf(size)); found != m_plans.end()) return &found->second;
    WeightOnlySize atLeast = size;
    atLeast.m = *std::ranges::lower_bound(kPlannedRows, size.m);
    const auto found = m_plans.find(keyOf(atLeast));
    return found == m_plans.end() ? nullptr : &found->second;
}

WeightOnlyOperands LlamaProducts::operandsOf(const LlamaStorage& s) const
{
    WeightOnlyOperands operands;
    operands.type = m_device.type;
    operands.weights = s.codes.data();
    operands.scales = s.scales.data();
    operands.shifts = s.zeroPoints.data();
    operands.partials = reinterpret_cast<float*>(m_partials.data());
    operands.counters = reinterpret_cast<unsigned*>(m_counters.data());
    return operands;
}

bool LlamaProducts::takesPrompts(const LlamaStorage& s) const
{
    return s.packed && m_device.type != Type::F32 && m_device.major == 9 && m_device.minor == 0 && packedRowsBuilt();
}

bool LlamaProducts::hasPacked(const LlamaStorage& s, const WeightOnlySize& size) const
{
    return size.m <= kWeightRows ? planOf(size) != nullptr : size.m <= kMaxPackedRows && takesPrompts(s);
}

void LlamaProducts::multiplyPacked(const WeightOnlySize& size, const Input& x, WeightOnlyOperands operands,
                                   cudaStream_t stream)
{
    operands.activations = x.x;
    if (const WeightOnlyPlan* const plan = planOf(size))
        launchWeightOnly(size, *plan, operands, stream);
    else
        launchPackedRows(size, operands, x.pitch, m_laidOut.data(), m_device.multiprocessors, stream);
}

bool LlamaProducts::tune(const std::vector<const LlamaStorage*>& alike, int rows, cudaStream_t stream)
{
    if (alike.empty() || !alike.front()->packed || rows > kWeightRows) return false;
    WeightOnlySize size = alike.front()->size;
    size.m = rows;
    const PlanKey key = keyOf(size);
    if (m_tuned.contains(key)) return false;
    m_tuned.insert(key);
    auto plans = weightOnlyPlans(size, m_device.multiprocessors, m_device.sharedBytes);
    if (plans.size() > kPlansTried) plans.resize(kPlansTried);
    std::int64_t most = m_partials.bytes();
    for (const WeightOnlyPlan& plan : plans)
        most = std::max(most, partialBytes(size, plan));
    const bool moves = most > m_partials.bytes();
    if (moves) {
        check(cudaStreamSynchronize(stream), Message::mark("tuning products"));
        m_partials = {};
        m_partials = DeviceMemory(most);
    }
    const DeviceMemory x(rows * size.pitch() * 2), out(rows * size.n * 2);
    const auto launch = [&](const LlamaStorage& s, const WeightOnlyPlan& plan) {
        WeightOnlyOperands operands = operandsOf(s);
        operands.activations = x.data();
        operands.out = out.data();
        launchWeightOnly(size, plan, operands, stream);
    };
    check(cudaMemsetAsync(x.data(), 0, static_cast<std::size_t>(x.bytes()), stream), Message::mark("tuning products"));
    const Event begin = makeEvent(), end = makeEvent();
    float best = 0;
    for (const WeightOnlyPlan& plan : plans)
        for (int turn = 0; turn < 3; ++turn) { // the first loads the kernel; layers take turns, so that each finds its
                                               // weights outside of the cache
            check(cudaEventRecord(begin, stream), Message::mark("tuning products"));
            for (const LlamaStorage* s : alike)
                launch(*s, plan);
            check(cudaEventRecord(end, stream), Message::mark("tuning products"));
            check(cudaEventSynchronize(end), Message::mark("tuning products"));
            const float us = microsecondsBetween(begin, end);
            if (turn == 0 || (best > 0 && us >= best)) continue;
            best = us;
            m_plans[key] = plan;
        }
    return moves;
}

} // namespace qs::cuda
