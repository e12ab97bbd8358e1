// SPDX-License-Identifier: GPL-3.0-or-later
// Running: launches, samples, reading back, texts.
#include "gpu/cuda/engine.cuh"

#include <cuda_profiler_api.h>
#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#define QS_HAVE_NVTX 1
#endif

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr int kBatch = 64; ///< samples queued behind one blocker
constexpr std::uint8_t kPoison = 0xa5;

} // namespace

int Engine::viewsOf(const Variant& v) const
{
    if (!rotates(v)) return 1;
    return v.graphs.empty() ? m_arena->views() : v.graphs.views();
}

Launch Engine::launchOf(const Variant& v, int view) const
{
    Launch l;
    l.type = m_type;
    l.input = m_arena->input(view);
    l.codes = m_arena->output(view);
    l.scales = reinterpret_cast<float*>(m_scales.data());
    l.zeroPoints = reinterpret_cast<int*>(m_zeroPoints.data());
    l.partials = reinterpret_cast<float*>(m_partials.data());
    l.tokens = m_tokens;
    l.hidden = m_hidden;
    l.coefficients = v.coefficients;
    l.multiprocessors = m_multiprocessors;
    l.stream = m_stream;
    return l;
}

void Engine::launch(const Variant& v, const Launch& l) const
{
    if (v.request.ceiling) return launchCeiling(l, v.request.ceilingOutputBytes, v.shape);
    if (v.request.format == QsCudaCopy) return launchCopy(l);
    if (v.request.granularity == QsCudaToken) return launchToken(v.rule, l);
    if (v.request.granularity == QsCudaGroup) return launchGroup128(l);
    if (v.request.isStatic) return launchStatic(v.rule, l);
    launchTensorDynamic(v.rule, l);
}

void Engine::launchView(const Variant& v, int view) const
{
    launch(v, launchOf(v, view));
    check(cudaPeekAtLastError(), "launching a kernel");
}

/// One launch on the view whose turn it is.
void Engine::runOne(const Variant& v)
{
    if (!rotates(v)) return launchView(v, 0);
    launchView(v, m_arena->rotating(m_nextView));
    m_nextView = (m_nextView + 1) % m_arena->views();
}

/// Brings the rotation to where one of these graphs starts, by single launches that are not timed: were the views between
/// left out, those of the graph would come round too early, and warm.
void Engine::align(const Variant& v, const GraphRotation& graphs)
{
    if (!rotates(v)) return;
    const int start = graphs.startAfter(m_nextView);
    for (; m_nextView < start; ++m_nextView)
        launchView(v, m_arena->rotating(m_nextView));
    m_nextView = start % graphs.views();
}

void Engine::runGraph(const Variant& v, const GraphRotation& graphs)
{
    const int next = graphs.launch(rotates(v) ? m_nextView : 0, m_stream);
    if (rotates(v)) m_nextView = next;
}

void Engine::runSample(const Variant& v)
{
    if (v.graphs.empty())
        runOne(v);
    else
        runGraph(v, v.graphs);
}

/// Untimed work before a sample: a cold variant by read sweep has the caches cleared; a hot one that comes after something
/// else (`first`) has its operands fetched back by a launch of its own.
void Engine::condition(const Variant& v, bool first)
{
    if (!v.request.cold && first) return launchView(v, 0);
    if (!swept(v)) return;
    launchSweep(m_sweep.data(), m_sweep.bytes(), reinterpret_cast<unsigned*>(m_partials.data()), m_multiprocessors,
                m_stream);
    check(cudaPeekAtLastError(), "sweeping the cache");
}

void Engine::queueSamples(int index, int samples)
{
    const Variant& v = variantAt(index);
    while (samples > 0) {
        const int batch = std::min(samples, kBatch);
        m_queue.reserve(batch);
        if (!v.graphs.empty()) align(v, v.graphs); // one replay ends where another starts: once is enough
        const Blocker blocker(m_gate, m_stream);
        for (int i = 0; i < batch; ++i) {
            condition(v, i == 0);
            m_queue.begin(m_stampClocks, m_stream);
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
    Launch l = launchOf(v, 0);
    l.preload = true;
    launch(v, l);
    check(cudaGetLastError(), "loading kernels");
    for (int i = 0; i < 2; ++i)
        runOne(v);
    check(cudaStreamSynchronize(m_stream), "running a kernel");
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
          "reading back");
    check(cudaMemcpy(guards.data() + ViewArena::kGuard, codes + bytes, ViewArena::kGuard,
                     cudaMemcpyDeviceToHost),
          "reading back");
    const std::int64_t scales = scaleCount(v.request, m_tokens, m_hidden);
    std::vector<std::uint8_t> words(2 * 64 * 4);
    check(cudaMemcpy(words.data(), m_scales.data() + scales * 4, 256, cudaMemcpyDeviceToHost),
          "reading back");
    check(cudaMemcpy(words.data() + 256, m_zeroPoints.data() + scales * 4, 256, cudaMemcpyDeviceToHost),
          "reading back");
    const auto poisoned = [](std::uint8_t byte) { return byte == kPoison; };
    if (std::all_of(guards.begin(), guards.end(), poisoned) &&
        std::all_of(words.begin(), words.end(), poisoned))
        return;
    throw Failure::make(QsCudaInternal, "Please report this with the shape and the mode.",
                        "A kernel wrote outside its output at %lld×%lld.", static_cast<long long>(m_tokens),
                        static_cast<long long>(m_hidden));
}

void Engine::readBack(int index, const QsCudaReadback& target)
{
    Variant& v = variantAt(index);
    const std::int64_t bytes = codeBytes(v);
    const std::int64_t scales = scaleCount(v.request, m_tokens, m_hidden);
    if (v.request.ceiling || static_cast<std::int64_t>(target.codeBytes) != bytes ||
        (target.scales && static_cast<std::int64_t>(target.scaleCount) != scales))
        throw Failure::make(QsCudaUsage, "", "There is no such result to read back from variant %d.", index);
    m_queue.collect(true);
    std::uint8_t* codes = m_arena->output(0);
    const auto poison = [&](std::uint8_t* data, std::int64_t count) {
        check(cudaMemsetAsync(data, kPoison, static_cast<std::size_t>(count), m_stream),
              "clearing the output");
    };
    poison(codes - ViewArena::kGuard, bytes + 2 * ViewArena::kGuard);
    poison(m_scales.data(), m_scales.bytes());
    poison(m_zeroPoints.data(), m_zeroPoints.bytes());
    launchView(v, 0);
    check(cudaMemcpyAsync(target.codes, codes, static_cast<std::size_t>(bytes), cudaMemcpyDeviceToHost,
                          m_stream),
          "reading back");
    if (target.scales)
        check(cudaMemcpyAsync(target.scales, m_scales.data(), static_cast<std::size_t>(scales) * 4,
                              cudaMemcpyDeviceToHost, m_stream),
              "reading back");
    if (target.zeroPoints)
        check(cudaMemcpyAsync(target.zeroPoints, m_zeroPoints.data(), static_cast<std::size_t>(scales) * 4,
                              cudaMemcpyDeviceToHost, m_stream),
              "reading back");
    check(cudaStreamSynchronize(m_stream), "running a kernel");
    checkGuards(v, codes, bytes);
}

QsCudaTiming Engine::profile(int index, const char* range)
{
    settle(index);
    const Variant& v = variantAt(index);
    m_queue.collect(true);
    check(cudaProfilerStart(), "starting the profiler");
#ifdef QS_HAVE_NVTX
    nvtxRangePushA(range);
#endif
    m_queue.reserve(1);
    m_queue.begin(false, m_stream);
    launchView(v, 0);
    m_queue.end(index, {}, m_stream);
    check(cudaStreamSynchronize(m_stream), "running a kernel");
#ifdef QS_HAVE_NVTX
    nvtxRangePop();
#endif
    check(cudaProfilerStop(), "stopping the profiler");
    const std::vector<double> times = m_queue.takeNewest(1);
    return {index, times.empty() ? 0.0f : static_cast<float>(times.front()), 0.0f};
}

std::int64_t Engine::workingSet(int index) const
{
    if (!m_arena || index < 0 || index >= static_cast<int>(m_variants.size())) return 0;
    const Variant& v = m_variants[static_cast<std::size_t>(index)];
    return viewsOf(v) * operandBytes(v);
}

void Engine::cacheText(char* text, int capacity) const
{
    const auto room = static_cast<std::size_t>(capacity);
    const Variant* least = nullptr; // the cold variant that touches the least
    bool hot = false;
    for (const Variant& v : m_variants) {
        hot = hot || !v.request.cold;
        if (v.request.cold && (!least || viewsOf(v) * operandBytes(v) < viewsOf(*least) * operandBytes(*least)))
            least = &v;
    }
    char cold[160] = "";
    if (least && m_readSweep) {
        std::snprintf(cold, sizeof cold, "cold by read sweep of %lld MiB before each sample",
                      static_cast<long long>(m_sweep.bytes() >> 20));
    } else if (least) {
        // Tenths as integers: a decimal point whatever the locale is.
        const int views = viewsOf(*least);
        const std::int64_t bytes = views * operandBytes(*least);
        const long long ratio = m_cacheBytes > 0 ? bytes * 10 / m_cacheBytes : 0;
        const long long size = bytes * 10 >> 20;
        const char* what = ratio >= 30 ? "cold" : ratio >= 10 ? "cold in part" : "stays warm";
        std::snprintf(cold, sizeof cold, "%s: %d buffer%s, %lld.%lld MiB, %lld.%lld × L2", what, views,
                      views == 1 ? "" : "s", size / 10, size % 10, ratio / 10, ratio % 10);
    }
    std::snprintf(text, room, "%s%s%s", least || hot ? cold : "nothing is prepared", least && hot ? "; " : "",
                  hot ? "hot: 1 buffer" : "");
}

void Engine::effectiveText(int index, char* text, int capacity) const
{
    const auto room = static_cast<std::size_t>(capacity);
    std::snprintf(text, room, "%s", "");
    if (!m_arena || index < 0 || index >= static_cast<int>(m_variants.size())) return;
    const Variant& v = m_variants[static_cast<std::size_t>(index)];
    Note note;
    Launch l = launchOf(v, 0);
    l.note = &note;
    launch(v, l);
    if (v.graphs.empty())
        std::snprintf(text, room, "%s", note.text);
    else if (v.graphs.graphs() == 1)
        std::snprintf(text, room, "%s, graph of %d launches", note.text, v.graphs.launches());
    else
        std::snprintf(text, room, "%s, %d graphs of %d launches in turn", note.text, v.graphs.graphs(),
                      v.graphs.launches());
}

} // namespace qs::cuda
