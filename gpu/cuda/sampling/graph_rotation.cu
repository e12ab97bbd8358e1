// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/sampling/graph_rotation.cuh"

#include <algorithm>
#include <numeric>

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
    for (int first = 0; first < views; first += m_step)
        record(first, stream, launchView);
}

void GraphRotation::record(int first, cudaStream_t stream, const std::function<void(int view)>& launchView)
{
    m_graphs.push_back(recordGraph(stream, cudaStreamCaptureModeThreadLocal, [&] {
        for (int i = 0; i < m_launches; ++i)
            launchView((first + i) % m_views);
    }));
    check(cudaGraphUpload(m_graphs.back(), stream), Message::mark("uploading a graph"));
}

int GraphRotation::startAfter(int view) const { return std::min((view + m_step - 1) / m_step * m_step, m_views); }

int GraphRotation::launch(int start, cudaStream_t stream) const
{
    const int graph = start % m_views / m_step;
    check(cudaGraphLaunch(m_graphs[static_cast<std::size_t>(graph)], stream), Message::mark("launching a graph"));
    return (graph * m_step + m_launches) % m_views;
}

double GraphRotation::medianUs(int replays, cudaStream_t stream) const
{
    const Event begin = makeEvent(), end = makeEvent();
    launch(0, stream); // what it loads and warms is not timed
    std::vector<double> times;
    for (int i = 0; i < replays; ++i) {
        check(cudaEventRecord(begin, stream), Message::mark("timing a graph"));
        launch(0, stream);
        check(cudaEventRecord(end, stream), Message::mark("timing a graph"));
        check(cudaEventSynchronize(end), Message::mark("timing a graph"));
        times.push_back(microsecondsBetween(begin, end));
    }
    std::nth_element(times.begin(), times.begin() + replays / 2, times.end());
    return times[static_cast<std::size_t>(replays) / 2];
}

} // namespace qs::cuda
