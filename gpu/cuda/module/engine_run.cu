// SPDX-License-Identifier: GPL-3.0-or-later
// Running: launches, samples, reading back, texts.
#include "gpu/cuda/module/engine.cuh"

#include "gpu/cuda/quantize/packed/packed.cuh"

#include <cuda_profiler_api.h>
#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#define QS_HAVE_NVTX 1
#endif

#include <algorithm>
#include <cstdio>
#include <optional>

namespace qs::cuda {

namespace {

constexpr int kMaxBatch = 64; ///< samples queued behind one blocker
constexpr std::uint8_t kPoison = 0xa5;

/// Of rotating buffers of `ratio` tenths of the cache.
const char* coldText(std::int64_t ratio, bool single)
{
    if (ratio >= 30)
        return single ? Message::mark("cold: %1 buffer, %2, %3 × L2") : Message::mark("cold: %1 buffers, %2, %3 × L2");
    if (ratio >= 10)
        return single ? Message::mark("cold in part: %1 buffer, %2, %3 × L2")
                      : Message::mark("cold in part: %1 buffers, %2, %3 × L2");
    return single ? Message::mark("stays warm: %1 buffer, %2, %3 × L2")
                  : Message::mark("stays warm: %1 buffers, %2, %3 × L2");
}

} // namespace

int Engine::viewsOf(const Variant& v) const
{
    if (!rotates(v)) return 1;
    return v.graphs.empty() ? rotationViews(v) : v.graphs.views();
}

int Engine::rotationViews(const Variant& v) const { return v.lab ? v.labViews : m_arena->views(); }
int Engine::enoughViews(const Variant& v) const { return v.lab ? v.labViews : m_arena->enoughViews(); }
int Engine::rotating(const Variant& v, int turn) const { return v.lab ? turn : m_arena->rotating(turn); }

Launch Engine::launchOf(const Variant& v, int view) const
{
    Launch l;
    l.type = m_type;
    l.input = m_arena->input(view);
    l.codes = m_arena->output(view);
    l.scales = reinterpret_cast<float*>(m_scales.data());
    l.zeroPoints = reinterpret_cast<int*>(m_zeroPoints.data());
    l.partials = reinterpret_cast<float*>(m_partials.data());
    l.barrier = reinterpret_cast<unsigned long long*>(m_partials.data() + kPartialBytes);
    l.tokens = m_tokens;
    l.hidden = m_hidden;
    l.coefficients = v.coefficients;
    l.multiprocessors = m_multiprocessors;
    l.stream = m_stream;
    return l;
}

void Engine::launchCeilingOf(const Variant& v, const Launch& l) const
{
    if (!v.request.ceilingTraffic) return launchCeiling(l, v.request.ceilingOutputBytes, v.shape);
    const auto read = static_cast<std::int64_t>(v.request.ceilingRead),
               written = static_cast<std::int64_t>(v.request.ceilingWritten);
    // Whole elements have a kernel of their own, which is a little faster.
    if (written > 0 && (read == 4 * written || read == 2 * written)) {
        Launch whole = l;
        whole.type = read == 4 * written ? Type::F32 : Type::F16;
        whole.tokens = 1;
        whole.hidden = written;
        return launchCeiling(whole, 1, v.shape);
    }
    launchCeilingTraffic(l, read, written, v.shape);
}

void Engine::launch(const Variant& v, const Launch& l) const
{
    if (v.request.ceiling) return launchCeilingOf(v, l);
    const QuantScheme scheme = schemeOf(v.request);
    if (scheme.isCopy()) return launchCopy(l);
    if (scheme.isPacked()) return launchPacked(scheme, l);
    if (scheme.granularity == Granularity::Token) return launchToken(v.rule, l);
    if (scheme.granularity == Granularity::Group) return launchGroup128(l);
    if (scheme.isStatic()) return launchStatic(v.rule, l);
    launchTensorDynamic(v.rule, l);
}

void Engine::launchView(const Variant& v, int view) const
{
    if (v.lab)
        v.lab->launch(view, m_stream);
    else
        launch(v, launchOf(v, view));
    check(cudaPeekAtLastError(), Message::mark("launching a kernel"));
}

/// One launch on the view whose turn it is.
void Engine::runOne(Variant& v)
{
    if (!rotates(v)) return launchView(v, 0);
    int& next = nextView(v);
    launchView(v, rotating(v, next));
    next = (next + 1) % rotationViews(v);
}

/// Brings the rotation to where one of these graphs starts, by single launches that are not timed: were the views
/// between left out, those of the graph would come round too early, and warm.
void Engine::align(Variant& v, const GraphRotation& graphs)
{
    if (!rotates(v)) return;
    int& next = nextView(v);
    const int start = graphs.startAfter(next);
    for (; next < start; ++next)
        launchView(v, rotating(v, next));
    next = start % graphs.views();
}

void Engine::runGraph(Variant& v, const GraphRotation& graphs)
{
    const int next = graphs.launch(rotates(v) ? nextView(v) : 0, m_stream);
    if (rotates(v)) nextView(v) = next;
}

void Engine::runSample(Variant& v)
{
    if (!v.graphs.empty()) return runGraph(v, v.graphs);
    for (int i = 0; i < v.inRow; ++i)
        runOne(v);
}

/// Untimed work before a sample: a cold variant by read sweep has the caches cleared; a hot one that comes after
/// something else (`first`) has its operands fetched back by a launch of its own.
void Engine::condition(const Variant& v, bool first)
{
    if (!v.request.cold && first) return launchView(v, 0);
    if (!swept(v)) return;
    launchSweep(m_sweep.data(), m_sweep.bytes(), reinterpret_cast<unsigned*>(m_partials.data()), m_multiprocessors,
                m_stream);
    check(cudaPeekAtLastError(), Message::mark("sweeping the cache"));
}

void Engine::queueSamples(int index, int samples)
{
    Variant& v = variantAt(index);
    const bool paced = v.lab && v.lab->hostPaced(); // the host's gaps are part of what is measured
    while (samples > 0) {
        const int batch = std::min(samples, kMaxBatch);
        m_queue.reserve(batch);
        if (!v.graphs.empty()) align(v, v.graphs); // one replay ends where another starts: once is enough
        std::optional<Blocker> blocker;
        if (!paced) blocker.emplace(m_gate, m_stream);
        for (int i = 0; i < batch; ++i) {
            condition(v, i == 0);
            m_queue.begin(m_stampClocks, m_stream, blocker ? &*blocker : nullptr);
            runSample(v);
            m_queue.end(index, v.parts, m_stream);
        }
        samples -= batch;
    }
}

/// Loads the kernels (a lazy load must not happen behind a blocker) and runs them once.
void Engine::settle(int index)
{
    Variant& v = variantAt(index);
    if (v.settled) return;
    if (!v.lab) {
        Launch l = launchOf(v, 0);
        l.preload = true;
        launch(v, l);
        check(cudaGetLastError(), Message::mark("loading kernels"));
    }
    for (int i = 0; i < 2; ++i)
        runOne(v);
    check(cudaStreamSynchronize(m_stream), Message::mark("running a kernel"));
    v.settled = true;
}

void Engine::settle()
{
    for (int i = 0; i < static_cast<int>(m_variants.size()); ++i)
        settle(i);
}

void Engine::enqueue(int index, int samples)
{
    settle(index);
    queueSamples(index, samples);
}

int Engine::harvest(QsCudaTiming* timings, int capacity, bool wait)
{
    if (wait)
        m_queue.collect(true);
    else
        m_queue.collect(false);
    return m_queue.take(timings, capacity);
}

void Engine::checkGuards(const Variant& v, const std::uint8_t* codes, std::int64_t bytes) const
{
    std::vector<std::uint8_t> guards(2 * ViewArena::kGuard);
    check(cudaMemcpy(guards.data(), codes - ViewArena::kGuard, ViewArena::kGuard, cudaMemcpyDeviceToHost),
          Message::mark("reading back"));
    check(cudaMemcpy(guards.data() + ViewArena::kGuard, codes + bytes, ViewArena::kGuard, cudaMemcpyDeviceToHost),
          Message::mark("reading back"));
    std::vector<std::uint8_t> words(2 * 64 * 4);
    check(cudaMemcpy(words.data(), m_scales.data() + scaleBytes(v.request, m_type, m_tokens, m_hidden), 256,
                     cudaMemcpyDeviceToHost),
          Message::mark("reading back"));
    check(cudaMemcpy(words.data() + 256, m_zeroPoints.data() + zeroPointBytes(v.request, m_type, m_tokens, m_hidden),
                     256, cudaMemcpyDeviceToHost),
          Message::mark("reading back"));
    const auto poisoned = [](std::uint8_t byte) { return byte == kPoison; };
    if (std::all_of(guards.begin(), guards.end(), poisoned) && std::all_of(words.begin(), words.end(), poisoned))
        return;
    throw Failure::make(QsCudaInternal, Message::mark("Report this problem with the shape and the mode."),
                        Message::mark("A kernel wrote outside its output at %1×%2."), m_tokens, m_hidden);
}

/// Copies scales and zero points that the caller has room for.
void Engine::readScales(const Variant& v, const QsCudaReadback& target)
{
    const auto read = [&](void* to, std::uint64_t room, const DeviceMemory& from, std::int64_t bytes) {
        if (!to) return;
        if (static_cast<std::int64_t>(room) != bytes)
            throw Failure::make(QsCudaUsage, "", Message::mark("Scales of %1 bytes do not fit into %2."), bytes, room);
        check(cudaMemcpyAsync(to, from.data(), static_cast<std::size_t>(bytes), cudaMemcpyDeviceToHost, m_stream),
              Message::mark("reading back"));
    };
    const std::int64_t scales = scaleBytes(v.request, m_type, m_tokens, m_hidden);
    const std::int64_t zeroPoints = zeroPointBytes(v.request, m_type, m_tokens, m_hidden);
    if (isPacked(v.request)) {
        read(target.scaleBytes, target.scaleByteCount, m_scales, scales);
        read(target.zeroPointBytes, target.zeroPointByteCount, m_zeroPoints, zeroPoints);
        return;
    }
    read(target.scales, 4 * target.scaleCount, m_scales, scales);
    read(target.zeroPoints, 4 * target.scaleCount, m_zeroPoints, zeroPoints);
}

void Engine::readBack(int index, const QsCudaReadback& target)
{
    Variant& v = variantAt(index);
    const std::int64_t bytes = codeBytes(v);
    if (v.request.ceiling || v.lab || static_cast<std::int64_t>(target.codeBytes) != bytes)
        throw Failure::make(QsCudaUsage, "", Message::mark("Variant %1 has no such result to read back."), index);
    m_queue.collect(true);
    std::uint8_t* codes = m_arena->output(0);
    const auto poison = [&](std::uint8_t* data, std::int64_t count) {
        check(cudaMemsetAsync(data, kPoison, static_cast<std::size_t>(count), m_stream),
              Message::mark("clearing the output"));
    };
    poison(codes - ViewArena::kGuard, bytes + 2 * ViewArena::kGuard);
    poison(m_scales.data(), m_scales.bytes());
    poison(m_zeroPoints.data(), m_zeroPoints.bytes());
    launchView(v, 0);
    check(cudaMemcpyAsync(target.codes, codes, static_cast<std::size_t>(bytes), cudaMemcpyDeviceToHost, m_stream),
          Message::mark("reading back"));
    readScales(v, target);
    check(cudaStreamSynchronize(m_stream), Message::mark("running a kernel"));
    checkGuards(v, codes, bytes);
}

QsCudaTiming Engine::profile(int index, const char* range)
{
    settle(index);
    const Variant& v = variantAt(index);
    m_queue.collect(true);
    check(cudaProfilerStart(), Message::mark("starting the profiler"));
#ifdef QS_HAVE_NVTX
    nvtxRangePushA(range);
#endif
    m_queue.reserve(1);
    m_queue.begin(false, m_stream);
    launchView(v, 0);
    m_queue.end(index, {}, m_stream);
    check(cudaStreamSynchronize(m_stream), Message::mark("running a kernel"));
#ifdef QS_HAVE_NVTX
    nvtxRangePop();
#endif
    check(cudaProfilerStop(), Message::mark("stopping the profiler"));
    const std::vector<double> times = m_queue.takeNewest(1);
    return {index, times.empty() ? 0.0f : static_cast<float>(times.front()), 0.0f, 0};
}

std::int64_t Engine::workingSet(int index) const
{
    if (index < 0 || index >= static_cast<int>(m_variants.size())) return 0;
    const Variant& v = m_variants[static_cast<std::size_t>(index)];
    return viewsOf(v) * operandBytes(v);
}

void Engine::cacheText(char* text, int capacity) const
{
    const Variant* least = nullptr; // the cold variant that touches the least
    bool hot = false;
    for (const Variant& v : m_variants) {
        hot = hot || !v.request.cold;
        if (v.request.cold && (!least || viewsOf(v) * operandBytes(v) < viewsOf(*least) * operandBytes(*least)))
            least = &v;
    }
    std::string words = least || hot ? "" : Message::mark("nothing is prepared");
    if (least && m_readSweep) {
        words = moduleText(Message::mark("cold by read sweep of %1 before each sample"),
                           std::to_string(m_sweep.bytes() >> 20) + " MiB");
    } else if (least) {
        const int views = viewsOf(*least);
        const std::int64_t bytes = views * operandBytes(*least);
        const std::int64_t ratio = m_cacheBytes > 0 ? bytes * 10 / m_cacheBytes : 0;
        const auto tenths = [](std::int64_t value) {
            return std::to_string(value / 10) + "." + std::to_string(value % 10);
        };
        words = moduleText(coldText(ratio, views == 1), views, tenths(bytes * 10 >> 20) + " MiB", tenths(ratio));
    }
    const char* const alsoHot = Message::mark("hot: 1 buffer");
    if (hot) words = least ? moduleText(Message::mark("%1; %2"), words, alsoHot) : alsoHot;
    copyText(text, static_cast<std::size_t>(capacity), words);
}

void Engine::effectiveText(int index, char* text, int capacity) const
{
    const auto room = static_cast<std::size_t>(capacity);
    std::snprintf(text, room, "%s", "");
    if (index < 0 || index >= static_cast<int>(m_variants.size())) return;
    const Variant& v = m_variants[static_cast<std::size_t>(index)];
    std::string words;
    if (v.lab) {
        words = v.lab->effective();
    } else {
        Note note;
        Launch l = launchOf(v, 0);
        l.note = &note;
        launch(v, l);
        words = note.text;
    }
    if (v.graphs.empty())
        std::snprintf(text, room, "%s", words.c_str());
    else if (v.graphs.graphs() == 1)
        std::snprintf(text, room, "%s, graph of %d launches", words.c_str(), v.graphs.launches());
    else
        std::snprintf(text, room, "%s, %d graphs of %d launches in turn", words.c_str(), v.graphs.graphs(),
                      v.graphs.launches());
}

} // namespace qs::cuda
