// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/sample_queue.cuh"
#include "gpu/cuda/view_arena.cuh"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace qs::cuda {

/// One device with what is prepared on it: views, variants with their launches, timing. Throws Failure.
class Engine
{
public:
    explicit Engine(int device);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void select() const { check(cudaSetDevice(m_device), "selecting the device"); }
    std::int64_t memoryNeeded(const QsCudaWorkload& workload) const;
    void prepare(const QsCudaWorkload& workload);
    void retarget(std::int64_t tokens, std::int64_t hidden);
    QsCudaExtremes extremes();
    void setParams(int variant, const QsCudaParams& params);
    void settle();
    void enqueue(int variant, int samples);
    int harvest(QsCudaTiming* timings, int capacity, bool wait);
    int pending() const { return m_queue.pending(); }
    void readBack(int variant, const QsCudaReadback& target);
    QsCudaTiming profile(int variant, const char* range);
    void cacheText(char* text, int capacity) const;
    void effectiveText(int variant, char* text, int capacity) const;

private:
    struct Variant
    {
        QsCudaVariant request{};
        Rule rule = Rule::Int8Scale;
        Coefficients coefficients;
        CeilingShape shape;
        bool settled = false;
        cudaGraphExec_t graph = nullptr;
    };
    using TuningKey = std::pair<int, std::int64_t>; ///< output bytes of the ceiling, elements

    Variant& variantAt(int index);
    ArenaNeeds needsOf(const QsCudaWorkload& workload) const;
    std::int64_t scratchBytes(std::int64_t scales) const;
    void refuseTooLarge(std::int64_t needed) const;
    void aim(std::int64_t tokens, std::int64_t hidden);
    void dropGraph(Variant& variant) const;
    Launch launchOf(const Variant& variant, int view) const;
    void launch(const Variant& variant, const Launch& launch) const;
    void launchView(Variant& variant, int view) const;
    void buildGraph(Variant& variant);
    void runSample(Variant& variant);
    void queueSamples(int index, int samples);
    void settle(int index);
    void warm(int index);
    void tune(int index);
    float timeShape(int index, const CeilingShape& shape, int samples);
    int launchesPerSample() const { return m_graph ? m_launches : 1; }
    void checkGuards(const Variant& variant, const std::uint8_t* poisoned, std::int64_t codeBytes) const;
    static Rule ruleOf(const QsCudaVariant& variant);
    static std::int64_t scaleCount(const QsCudaVariant& variant, std::int64_t tokens, std::int64_t hidden);
    std::int64_t codeBytes(const Variant& variant) const;

    int m_device = 0;
    int m_multiprocessors = 1;
    std::int64_t m_cacheBytes = 0;
    cudaStream_t m_stream = nullptr;
    unsigned* m_flag = nullptr; ///< host memory that the blocker watches
    unsigned m_ticket = 0;
    int m_nextView =
        0; ///< of launches timed one by one; shared, so that interleaved variants do not meet warm views
    SampleQueue m_queue;

    Type m_type = Type::F32;
    std::int64_t m_tokens = 0, m_hidden = 0, m_capacity = 0;
    bool m_graph = false; ///< timing by graphs of m_launches launches
    int m_launches = 1;
    std::vector<Variant> m_variants;
    std::unique_ptr<ViewArena> m_arena;
    DeviceMemory m_scales, m_zeroPoints, m_partials;
    std::map<TuningKey, CeilingShape> m_tuned;
    std::map<int, std::vector<CeilingShape>> m_promising; ///< by output bytes: what to try at other sizes
};

} // namespace qs::cuda
