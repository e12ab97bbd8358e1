// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/handles.cuh"

#include <functional>
#include <vector>

namespace qs::cuda {

/// Graphs of K launches that, replayed in turn, go round and round a number of views: the launches of graph g take the
/// views from g × K on, modulo their number. Every use of a view is then as far from its last one as there are views,
/// however few of them one graph touches.
class GraphRotation
{
public:
    static constexpr int kMaxGraphs = 64;
    static constexpr int kMaxNodes = 4096;

    GraphRotation() = default;
    /// Records K launches a graph; `launchView` queues one launch into the stream.
    GraphRotation(int launches, int views, cudaStream_t stream, const std::function<void(int view)>& launchView);

    /// Views to rotate over: of those between `enough` and `available` the number that takes the fewest launches in
    /// all; where none stays within the limits, the largest number below that does.
    static int viewsFor(int available, int enough, int launches);

    bool empty() const { return m_graphs.empty(); }
    int launches() const { return m_launches; }
    int views() const { return m_views; }
    int graphs() const { return static_cast<int>(m_graphs.size()); }
    /// The first view at or after `view` at which a graph starts; views() where that is view 0 of the next round.
    int startAfter(int view) const;
    /// Queues the graph that starts at `start`; returns the view behind its last launch.
    int launch(int start, cudaStream_t stream) const;

    /// Replays the graph that starts at view 0 so often, waiting for each; median time of a replay in microseconds.
    double medianUs(int replays, cudaStream_t stream) const;

private:
    void record(int first, cudaStream_t stream, const std::function<void(int view)>& launchView);

    int m_launches = 1, m_views = 1, m_step = 1;
    std::vector<GraphExec> m_graphs; ///< in the order of their first view: 0, step, 2 × step, …
};

} // namespace qs::cuda
