// SPDX-License-Identifier: GPL-3.0-or-later
// Owners of CUDA's handles: what is made goes with its scope, also where something is thrown between.
#pragma once

#include "gpu/cuda/common/failure.cuh"

#include <utility>

namespace qs::cuda {

/// A handle that `Destroy` ends; empty by default and after a move.
template <class Handle, cudaError_t (*Destroy)(Handle)> class Owned
{
public:
    Owned() = default;
    explicit Owned(Handle handle) : m_handle(handle) {}
    Owned(Owned&& other) noexcept : m_handle(std::exchange(other.m_handle, nullptr)) {}
    Owned& operator=(Owned&& other) noexcept
    {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    ~Owned()
    {
        if (m_handle) Destroy(m_handle);
    }
    operator Handle() const { return m_handle; }

private:
    Handle m_handle = nullptr;
};

using Event = Owned<cudaEvent_t, cudaEventDestroy>;
using Stream = Owned<cudaStream_t, cudaStreamDestroy>;
using Graph = Owned<cudaGraph_t, cudaGraphDestroy>;
using GraphExec = Owned<cudaGraphExec_t, cudaGraphExecDestroy>;

/// `flags`: of cudaEventCreateWithFlags.
inline Event makeEvent(unsigned flags = cudaEventDefault)
{
    cudaEvent_t event = nullptr;
    check(cudaEventCreateWithFlags(&event, flags), Message::mark("making events"));
    return Event(event);
}

/// A stream that does not wait for the default stream.
inline Stream makeStream()
{
    cudaStream_t stream = nullptr;
    check(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), Message::mark("making a stream"));
    return Stream(stream);
}

/// Microseconds between two events that are complete.
inline float microsecondsBetween(cudaEvent_t begin, cudaEvent_t end)
{
    float ms = 0;
    check(cudaEventElapsedTime(&ms, begin, end), Message::mark("reading a time"));
    return ms * 1e3f;
}

/// A stream in capture mode. The capture ends with the object, so that the stream works again whatever was
/// thrown meanwhile.
class Capture
{
public:
    Capture(cudaStream_t stream, cudaStreamCaptureMode mode) : m_stream(stream)
    {
        check(cudaStreamBeginCapture(stream, mode), Message::mark("recording a graph"));
    }
    ~Capture()
    {
        if (!m_stream) return;
        cudaGraph_t graph = nullptr;
        cudaStreamEndCapture(m_stream, &graph);
        const Graph dropped(graph);
        cudaGetLastError();
    }
    Capture(const Capture&) = delete;
    Capture& operator=(const Capture&) = delete;

    /// What was recorded.
    Graph end()
    {
        cudaGraph_t graph = nullptr;
        const cudaError_t error = cudaStreamEndCapture(std::exchange(m_stream, nullptr), &graph);
        Graph recorded(graph);
        check(error, Message::mark("recording a graph"));
        return recorded;
    }

private:
    cudaStream_t m_stream;
};

/// The executable graph of what `queue` puts into the stream; not yet uploaded.
template <typename F> GraphExec recordGraph(cudaStream_t stream, cudaStreamCaptureMode mode, F&& queue)
{
    Capture capture(stream, mode);
    queue();
    const Graph graph = capture.end();
    cudaGraphExec_t made = nullptr;
    check(cudaGraphInstantiate(&made, graph, 0), Message::mark("building a graph"));
    return GraphExec(made);
}

} // namespace qs::cuda
