// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/graph_rotation.cuh"

#include <algorithm>
#include <numeric>
#include <utility>

namespace qs::cuda {

int GraphRotation::viewsFor(int available, int enough, int launches)
{
    const auto graphs = [launches](int views) { return views / std::gcd(views, launches); };
    const auto fits = [&](int views) { return graphs(views) <= kMaxGraphs && graphs(views) * launches <= kMaxNodes; };
    int best = 0;
    for (int views = available; views >= std::min(std::max(enough, 1), available); --views)
        if (fits(views) && (best == 0 || graphs(views) < graphs(best))) best = views;
    for (int views = std::min(enough, available) - 1; best == 0 && views >= 1; --views)
        if (fits(views)) best = views;
    return std::max(best, 1);
}

GraphRotation::GraphRotation(int launches, int views, cudaStream_t stream,
                             const std::function<void(int view)>& launchView)
    : m_launches(launches), m_views(views), m_step(std::gcd(views, launches))
{
    // The starts g × K modulo views are the multiples of gcd(views, K), each once.
    try {
        for (int first = 0; first < views; first += m_step)
            record(first, stream, launchView);
    } catch (const Failure&) {
        for (const cudaGraphExec_t graph : m_graphs)
            cudaGraphExecDestroy(graph);
        throw;
    }
}

void GraphRotation::record(int first, cudaStream_t stream, const std::function<void(int view)>& launchView)
{
    check(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "recording a graph");
    cudaGraph_t graph = nullptr;
    try {
        for (int i = 0; i < m_launches; ++i)
            launchView((first + i) % m_views);
    } catch (const Failure&) {
        cudaStreamEndCapture(stream, &graph);
        if (graph) cudaGraphDestroy(graph);
        throw;
    }
    check(cudaStreamEndCapture(stream, &graph), "recording a graph");
    cudaGraphExec_t made = nullptr;
    const cudaError_t error = cudaGraphInstantiate(&made, graph, 0);
    cudaGraphDestroy(graph);
    check(error, "building a graph");
    m_graphs.push_back(made);
    check(cudaGraphUpload(made, stream), "uploading a graph");
}

GraphRotation::~GraphRotation()
{
    for (const cudaGraphExec_t graph : m_graphs)
        cudaGraphExecDestroy(graph);
}

void GraphRotation::swap(GraphRotation& other) noexcept
{
    std::swap(m_launches, other.m_launches);
    std::swap(m_views, other.m_views);
    std::swap(m_step, other.m_step);
    m_graphs.swap(other.m_graphs);
}

int GraphRotation::startAfter(int view) const
{
    return std::min((view + m_step - 1) / m_step * m_step, m_views);
}

int GraphRotation::launch(int start, cudaStream_t stream) const
{
    const int graph = start % m_views / m_step;
    check(cudaGraphLaunch(m_graphs[static_cast<std::size_t>(graph)], stream), "launching a graph");
    return (graph * m_step + m_launches) % m_views;
}

double GraphRotation::medianUs(int replays, cudaStream_t stream) const
{
    struct Event
    {
        cudaEvent_t event = nullptr;
        Event() { check(cudaEventCreate(&event), "making an event"); }
        ~Event() { cudaEventDestroy(event); }
        Event(const Event&) = delete;
        Event& operator=(const Event&) = delete;
    };
    const Event begin, end;
    launch(0, stream); // what it loads and warms is not timed
    std::vector<double> times;
    for (int i = 0; i < replays; ++i) {
        check(cudaEventRecord(begin.event, stream), "timing a graph");
        launch(0, stream);
        check(cudaEventRecord(end.event, stream), "timing a graph");
        check(cudaEventSynchronize(end.event), "timing a graph");
        float ms = 0;
        check(cudaEventElapsedTime(&ms, begin.event, end.event), "timing a graph");
        times.push_back(ms * 1e3);
    }
    std::nth_element(times.begin(), times.begin() + replays / 2, times.end());
    return times[static_cast<std::size_t>(replays) / 2];
}

} // namespace qs::cuda
