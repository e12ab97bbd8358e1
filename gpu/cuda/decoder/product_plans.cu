// SPDX-License-Identifier: GPL-3.0-or-later
// What products need before they run, and packed matrices: room, plans, and which of them the packed kernels take.
#include "gpu/cuda/decoder/products.cuh"

#include "gpu/cuda/common/handles.cuh"
#include "gpu/cuda/weight_only/packed_rows.cuh"

#include <algorithm>
#include <span>

namespace qs::cuda {

namespace {

constexpr std::int64_t kPanelBytes = std::int64_t{64} << 20; ///< of restored weights at a time
constexpr std::size_t kPlansTried = 32, kFormsTried = 8, kPlansAgain = 5;
constexpr std::int64_t kFewRows = 4;
constexpr std::int64_t kTogetherRows = 9;                         ///< from so many rows on packed_rows.cuh is tried
constexpr std::int64_t kBetweenColumns = 4096;                    ///< of what stands between timed products
constexpr double kSearchMs = 60;                                  ///< for an algorithm of the library
constexpr std::int64_t kMaxPartialBytes = std::int64_t{64} << 20; ///< of a plan that was not found by timing
/// Rows for which there are plans without timing, the most of each of the packed kernel's forms. Fewer rows take the
/// same plan: it has room for them, and a plan costs some milliseconds of asking the driver.
constexpr std::int64_t kPlannedRows[] = {8, 16, 24, 32, kWeightRows};

} // namespace

void DecoderProducts::makeRoom(const DecoderStorage& s)
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
            grow(m_bytes,
                 LtScales::ofA(blockScaleRows(m_mostRows), m_widest).bytes()); // of groups: scales behind codes
            grow(m_rowScales, m_mostRows * 4);
        }
    }
    const bool restores = s.packed || (s.coded.coding != Coding::Same && s.coded.coding != Coding::Dot8);
    if (restores)
        grow(m_panel, std::min(std::max(kPanelBytes, 64 * roundUp(s.coded.k, 8) * bytesOf(m_device.type)),
                               roundUp(s.coded.n, 64) * roundUp(s.coded.k, 8) * bytesOf(m_device.type)));
    if (!s.packed) return;
    if (takesPrompts(s)) grow(m_promptPartials, kPackedRowsPartials);
    for (const int rows : kPlannedRows) {
        WeightOnlySize size = s.size;
        size.m = rows;
        const PlanKey key = keyOf(size);
        if (m_plans.contains(key)) continue;
        prepareWeightOnly(size, m_device.type, m_device.sharedBytes);
        grow(m_counters, counterBytes(size));
        for (const WeightOnlyPlan& plan : weightOnlyPlans(size, m_device.multiprocessors, m_device.sharedBytes)) {
            if (partialBytes(size, plan) > kMaxPartialBytes) continue;
            grow(m_partials, partialBytes(size, plan));
            m_plans[key].few = plan;
            break;
        }
    }
}

DecoderProducts::PlanKey DecoderProducts::keyOf(const WeightOnlySize& size)
{
    return {size.n, size.k, size.format, static_cast<int>(size.m)};
}

const PackedPlan* DecoderProducts::planOf(const WeightOnlySize& size) const
{
    if (const auto found = m_plans.find(keyOf(size)); found != m_plans.end()) return &found->second;
    if (size.m > kWeightRows && size.m <= kPackedRowsMost) return nullptr;
    WeightOnlySize atLeast = size; // of more rows than a block takes that of whole prompts
    atLeast.m = size.m > kWeightRows ? kMaxPackedRows : *std::ranges::lower_bound(kPlannedRows, size.m);
    const auto found = m_plans.find(keyOf(atLeast));
    return found == m_plans.end() ? nullptr : &found->second;
}

WeightOnlyOperands DecoderProducts::operandsOf(const DecoderStorage& s) const
{
    WeightOnlyOperands operands;
    operands.type = m_device.type;
    operands.weights = s.codes.data();
    operands.scales = s.scales.data();
    operands.shifts = s.zeroPoints.data();
    operands.rowFactors = reinterpret_cast<const float*>(s.rowFactors.data());
    operands.partials = reinterpret_cast<float*>(m_partials.data());
    operands.counters = reinterpret_cast<unsigned*>(m_counters.data());
    return operands;
}

bool DecoderProducts::takesPrompts(const DecoderStorage& s) const
{
    return s.packed && m_device.type != Type::F32 && m_device.major == 9 && m_device.minor == 0 && packedRowsBuilt();
}

bool DecoderProducts::hasPacked(const DecoderStorage& s, const WeightOnlySize& size) const
{
    return size.m <= kWeightRows ? planOf(size) != nullptr : size.m <= kMaxPackedRows && takesPrompts(s);
}

void DecoderProducts::multiplyPacked(const WeightOnlySize& size, const Input& x, const WeightOnlyOperands& operands,
                                     cudaStream_t stream)
{
    const PackedPlan* const plan = planOf(size);
    multiplyPacked(size, plan ? *plan : PackedPlan{true, {}, packedRowsForms(size, m_device.multiprocessors).front()},
                   x, operands, stream);
}

void DecoderProducts::multiplyPacked(const WeightOnlySize& size, const PackedPlan& plan, const Input& x,
                                     WeightOnlyOperands operands, cudaStream_t stream)
{
    operands.activations = x.x;
    if (plan.together)
        launchPackedRows(size, plan.many, operands, x.pitch, m_promptPartials.data(), stream);
    else
        launchWeightOnly(size, plan.few, operands, stream);
}

std::vector<PackedPlan> DecoderProducts::plansFor(const DecoderStorage& s, const WeightOnlySize& size) const
{
    std::vector<PackedPlan> plans;
    const auto addFew = [&](WeightOnlySize rows) {
        const auto ranked = weightOnlyPlans(rows, m_device.multiprocessors, m_device.sharedBytes);
        for (std::size_t i = 0; i < std::min(kPlansTried, ranked.size()); ++i)
            if (std::ranges::find(plans, ranked[i], &PackedPlan::few) == plans.end())
                plans.push_back({false, ranked[i], {}});
    };
    if (size.m <= kWeightRows) { // what the model likes for the most rows of a form is often better for fewer as well
        addFew(size);
        WeightOnlySize more = size;
        more.m = size.m < kFewRows ? kFewRows : *std::ranges::lower_bound(kPlannedRows, size.m);
        if (more.m != size.m) addFew(more);
    }
    if (size.m < kTogetherRows || !takesPrompts(s)) return plans;
    const std::vector<PackedRowsForm> forms = packedRowsForms(size, m_device.multiprocessors);
    for (std::size_t i = 0; i < std::min(kFormsTried, forms.size()); ++i)
        plans.push_back({true, {}, forms[i]});
    return plans;
}

bool DecoderProducts::makePartials(const WeightOnlySize& size, const std::vector<PackedPlan>& plans,
                                   cudaStream_t stream)
{
    std::int64_t most = m_partials.bytes();
    for (const PackedPlan& plan : plans)
        if (!plan.together) most = std::max(most, partialBytes(size, plan.few));
    if (most <= m_partials.bytes()) return false;
    check(cudaStreamSynchronize(stream), Message::mark("tuning products"));
    m_partials = {};
    m_partials = DeviceMemory(most);
    return true;
}

bool DecoderProducts::tune(const std::vector<const DecoderStorage*>& alike, int rows, bool floats, cudaStream_t stream)
{
    if (alike.empty()) return false;
    if (!alike.front()->packed) {
        tuneLibrary(*alike.front(), rows, floats, stream);
        return false;
    }
    WeightOnlySize size = alike.front()->size;
    size.m = rows;
    const PlanKey key = keyOf(size);
    if (rows > kMaxPackedRows || !m_tuned.insert(key).second) return false;
    const std::vector<PackedPlan> plans = plansFor(*alike.front(), size);
    if (plans.empty()) return false;
    const bool moved = makePartials(size, plans, stream);
    m_plans[key] = fastestOf(plans, alike, size, stream);
    return moved;
}

PackedPlan DecoderProducts::fastestOf(const std::vector<PackedPlan>& plans,
                                      const std::vector<const DecoderStorage*>& alike, const WeightOnlySize& size,
                                      cudaStream_t stream)
{
    const DeviceMemory x(size.m * size.pitch() * 2), out(size.m * size.n * 2);
    fillActivations(size, m_device.type, 1, 0, x.data(), stream);
    AddNorm between; // only reads
    between.stream = x.data();
    between.streamPitch = size.pitch();
    between.columns = static_cast<int>(std::min<std::int64_t>(size.k, kBetweenColumns));
    const Event begin = makeEvent(), end = makeEvent();
    const auto time = [&](const GraphExec& all) {
        check(cudaEventRecord(begin, stream), Message::mark("tuning products"));
        check(cudaGraphLaunch(all, stream), Message::mark("tuning products"));
        check(cudaEventRecord(end, stream), Message::mark("tuning products"));
        check(cudaEventSynchronize(end), Message::mark("tuning products"));
        return microsecondsBetween(begin, end);
    };
    struct Timed
    {
        const PackedPlan* plan;
        GraphExec all;
        float us;
    };
    std::vector<Timed> timed;
    for (const PackedPlan& plan : plans) {
        // In a graph, as steps are; layers take turns, so that each finds its weights outside of the cache. A small
        // kernel stands between two products, as in a step: what begins before its end gains by that.
        GraphExec all = recordGraph(stream, cudaStreamCaptureModeRelaxed, [&] {
            for (const DecoderStorage* s : alike) {
                addAndNormalize(m_device.type, between, static_cast<int>(size.m), stream);
                WeightOnlyOperands operands = operandsOf(*s);
                operands.out = out.data();
                multiplyPacked(size, plan, {x.data(), size.pitch()}, operands, stream);
            }
        });
        (void)time(all); // loads the kernel
        const float first = time(all), second = time(all);
        timed.push_back({&plan, std::move(all), std::min(first, second)});
    }
    // The best few again, in turn: a moment at a lower clock must not decide.
    std::ranges::sort(timed, {}, &Timed::us);
    const std::span<Timed> best = std::span(timed).first(std::min(kPlansAgain, timed.size()));
    for (int turn = 0; turn < 4; ++turn)
        for (Timed& t : best)
            t.us = std::min(t.us, time(t.all));
    return *std::ranges::min_element(best, {}, &Timed::us)->plan;
}

void DecoderProducts::tuneLibrary(const DecoderStorage& s, int rows, bool floats, cudaStream_t stream)
{
    const bool dense = s.coded.coding == Coding::Same && m_device.type != Type::F32,
               hasGroups = s.rowCodes == RowCodes::E4M3Groups,
               codes = s.coded.coding == Coding::Dot8 ? s.coded.n % 4 == 0 : hasFloat8(s);
    if (!hasGroups && (rows <= kDenseRows || (!dense && !codes))) return;
    const std::int64_t pitch = roundUp(s.coded.k, kDecoderPad), padded = blockScaleRows(rows);
    const DeviceMemory x(padded * pitch * 2 + kScaleBlock * 4), out(padded * s.coded.n * 4);
    RawKind kind = RawKind::Same;
    LtProduct* const product = hasGroups ? blocks(s, rows, out.data(), floats, kind)
                               : dense   ? library(denseShape(s, pitch, rows, floats))
                                         : library(codesShape(s, pitch, rows, floats));
    if (!product || !m_searched.insert(product).second) return;
    fillActivations({rows, s.coded.n, s.coded.k}, m_device.type, 1, 0, x.data(), stream); // codes: whatever bytes
    (void)product->search(x.data(), s.codes.data(), nullptr, nullptr, out.data(), stream,
                          {.algorithms = 8, .budgetMs = kSearchMs});
}

} // namespace qs::cuda
