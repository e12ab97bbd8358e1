// SPDX-License-Identifier: GPL-3.0-or-later
// Running: launches, graphs, timing, choice of the ceiling's shape, reading back.
#include "gpu/cuda/engine.cuh"

#include <cuda_profiler_api.h>
#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#define QS_HAVE_NVTX 1
#endif

#include <algorithm>
#include <atomic>

namespace qs::cuda {

namespace {

constexpr int kBatch = 64; ///< samples queued behind one blocker
constexpr unsigned long long kBlockNs =
    5'000'000; ///< after this the blocker gives way whatever the host does
constexpr std::uint8_t kPoison = 0xa5;

/// Holds the stream until the object goes, so that what is queued meanwhile starts back to back and the time
/// of a short kernel does not contain the host's work of queueing it.
class Blocker
{
public:
    Blocker(unsigned* flag, unsigned ticket, cudaStream_t stream) : m_flag(flag), m_ticket(ticket)
    {
        launchBlocker(flag, ticket, kBlockNs, stream);
        check(cudaPeekAtLastError(), "queueing work");
    }
    ~Blocker() { std::atomic_ref(*m_flag).store(m_ticket, std::memory_order_release); }
    Blocker(const Blocker&) = delete;
    Blocker& operator=(const Blocker&) = delete;

private:
    unsigned* m_flag;
    unsigned m_ticket;
};

float medianOf(std::vector<float> values)
{
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

std::vector<CeilingShape> ceilingShapes()
{
    std::vector<CeilingShape> shapes;
    for (const CacheHint hint : {CacheHint::None, CacheHint::Loads, CacheHint::Both})
        for (const int unroll : {1, 2, 4, 8})
            for (const int block : {128, 256, 512, 1024})
                shapes.push_back({unroll, block, 0, hint});
    for (const int unroll : {2, 4, 8})
        for (const int block : {256, 512, 1024})
            shapes.push_back({unroll, block, 2048 / block, CacheHint::None});
    return shapes;
}

} // namespace

void Engine::dropGraph(Variant& v) const
{
    if (v.graph) cudaGraphExecDestroy(v.graph);
    v.graph = nullptr;
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

void Engine::launchView(Variant& v, int view) const
{
    launch(v, launchOf(v, view));
    check(cudaPeekAtLastError(), "launching a kernel");
}

void Engine::buildGraph(Variant& v)
{
    if (v.graph) return;
    check(cudaStreamBeginCapture(m_stream, cudaStreamCaptureModeThreadLocal), "recording a graph");
    cudaGraph_t graph = nullptr;
    try {
        for (int i = 0; i < m_launches; ++i)
            launchView(v, i % m_arena->views());
    } catch (const Failure&) {
        cudaStreamEndCapture(m_stream, &graph);
        if (graph) cudaGraphDestroy(graph);
        throw;
    }
    check(cudaStreamEndCapture(m_stream, &graph), "recording a graph");
    const cudaError_t made = cudaGraphInstantiate(&v.graph, graph, 0);
    cudaGraphDestroy(graph);
    check(made, "building a graph");
    check(cudaGraphUpload(v.graph, m_stream), "uploading a graph");
}

void Engine::runSample(Variant& v)
{
    if (m_graph) {
        check(cudaGraphLaunch(v.graph, m_stream), "launching a graph");
        return;
    }
    launchView(v, m_nextView);
    m_nextView = (m_nextView + 1) % m_arena->views();
}

void Engine::queueSamples(int index, int samples)
{
    Variant& v = variantAt(index);
    while (samples > 0) {
        const int batch = std::min(samples, kBatch);
        m_queue.reserve(batch);
        const Blocker blocker(m_flag, ++m_ticket, m_stream);
        for (int i = 0; i < batch; ++i) {
            m_queue.begin(m_stream);
            runSample(v);
            m_queue.end(index, launchesPerSample(), m_stream);
        }
        samples -= batch;
    }
}

/// Loads the kernels (a lazy load must not happen behind a blocker) and runs each launch of a graph twice.
void Engine::warm(int index)
{
    Variant& v = variantAt(index);
    if (m_graph) buildGraph(v);
    for (int i = 0; i < 2; ++i)
        runSample(v);
    check(cudaStreamSynchronize(m_stream), "running a kernel");
}

float Engine::timeShape(int index, const CeilingShape& shape, int samples)
{
    Variant& v = variantAt(index);
    v.shape = shape;
    dropGraph(v);
    if (m_graph) buildGraph(v);
    runSample(v);
    queueSamples(index, samples);
    m_queue.collect(true);
    return medianOf(m_queue.takeNewest(samples));
}

/// The best shape by the method and the cache state of this workload: all shortly, then the best few in
/// rounds. The first time all shapes are tried; at another size of the same workload only those that did
/// well, so that re-aiming stays within tens of milliseconds.
void Engine::tune(int index)
{
    m_queue.collect(true);
    Variant& v = variantAt(index);
    const int outputBytes = v.request.ceilingOutputBytes;
    const TuningKey key{outputBytes, m_tokens * m_hidden};
    if (const auto known = m_tuned.find(key); known != m_tuned.end()) {
        v.shape = known->second;
        dropGraph(v);
        return;
    }
    const bool again = m_promising.count(outputBytes) > 0;
    const std::vector<CeilingShape> shapes = again ? m_promising[outputBytes] : ceilingShapes();
    const float budgetMs = again ? 12.0f : 80.0f;
    timeShape(index, shapes.front(), 1);
    const float sampleMs = std::max(
        timeShape(index, shapes.front(), 1) * static_cast<float>(launchesPerSample()) * 1e-3f, 1e-3f);
    const auto affordable = [&](float runs, int most) {
        return static_cast<int>(std::clamp(budgetMs / (sampleMs * runs), 1.0f, static_cast<float>(most)));
    };

    struct Entry
    {
        CeilingShape shape;
        float first;
        std::vector<float> times;
    };
    std::vector<Entry> entries;
    for (const CeilingShape& shape : shapes)
        entries.push_back(
            {shape, timeShape(index, shape, affordable(static_cast<float>(shapes.size()), 10)), {}});
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return a.first < b.first; });
    if (!again) {
        std::vector<CeilingShape>& promising = m_promising[outputBytes];
        for (std::size_t i = 0; i < 6; ++i)
            promising.push_back(entries[i].shape);
        promising.insert(promising.end(),
                         {{1, 256, 0, CacheHint::Both}, {1, 512, 0, CacheHint::Both}, {2, 512, 0, CacheHint::Loads},
                          {2, 1024, 0, CacheHint::Loads}}); // right at other sizes
    }
    entries.resize(again ? 2 : 4);
    for (int round = 0; round < 3; ++round)
        for (Entry& entry : entries)
            entry.times.push_back(
                timeShape(index, entry.shape, affordable(3.0f * static_cast<float>(entries.size()), 10)));
    const auto best = std::min_element(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return medianOf(a.times) < medianOf(b.times);
    });
    v.shape = best->shape;
    dropGraph(v);
    m_tuned[key] = v.shape;
}

void Engine::settle(int index)
{
    Variant& v = variantAt(index);
    if (v.settled) return;
    if (v.request.ceiling) tune(index);
    warm(index);
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
    Variant& v = variantAt(index);
    m_queue.collect(true);
    check(cudaProfilerStart(), "starting the profiler");
#ifdef QS_HAVE_NVTX
    nvtxRangePushA(range);
#endif
    m_queue.reserve(1);
    m_queue.begin(m_stream);
    launchView(v, 0);
    m_queue.end(index, 1, m_stream);
    check(cudaStreamSynchronize(m_stream), "running a kernel");
#ifdef QS_HAVE_NVTX
    nvtxRangePop();
#endif
    check(cudaProfilerStop(), "stopping the profiler");
    m_queue.collect(true);
    const std::vector<float> times = m_queue.takeNewest(1);
    return {index, times.empty() ? 0.0f : times.front()};
}

void Engine::cacheText(char* text, int capacity) const
{
    const auto room = static_cast<std::size_t>(capacity);
    if (!m_arena) {
        std::snprintf(text, room, "nothing is prepared");
        return;
    }
    const int views = m_arena->views();
    // Tenths as integers: a decimal point whatever the locale is.
    const std::int64_t bytes = m_arena->rotatingBytes();
    const long long ratio = m_cacheBytes > 0 ? bytes * 10 / m_cacheBytes : 0;
    const long long size = bytes * 10 >> 20;
    const char* what = !m_arena->needs().cold ? "hot"
                       : ratio >= 39          ? "cold"
                       : ratio >= 10          ? "cold in part"
                                              : "stays warm";
    std::snprintf(text, room, "%s: %d buffer%s, %lld.%lld MiB, %lld.%lld × L2", what, views,
                  views == 1 ? "" : "s", size / 10, size % 10, ratio / 10, ratio % 10);
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
    std::snprintf(text, room, "%s", note.text);
}

} // namespace qs::cuda
