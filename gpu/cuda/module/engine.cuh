// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/handles.cuh"
#include "gpu/cuda/common/variant.cuh"
#include "gpu/cuda/sampling/blocker.cuh"
#include "gpu/cuda/sampling/graph_rotation.cuh"
#include "gpu/cuda/sampling/sample_queue.cuh"
#include "gpu/cuda/sampling/view_arena.cuh"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace qs::cuda {

/// One device with what is prepared on it: views, variants with their launches, timing. Throws Failure.
class Engine
{
public:
    static constexpr std::int64_t kPartialBytes =
        3 * kMaxPartials * 4; ///< of scratch; behind them the words of grid-wide barriers

    explicit Engine(int device);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void select() const { check(cudaSetDevice(m_device), Message::mark("selecting the device")); }
    std::int64_t memoryNeeded(const QsCudaWorkload& workload);
    void prepare(const QsCudaWorkload& workload);
    void reshape(std::int64_t tokens, std::int64_t hidden);
    QsCudaExtremes extremes();
    void setParams(int variant, const QsCudaParams& params);
    void settle();
    QsCudaSampling setSampling(int variant, int launches);
    QsCudaCalibration calibrate(QsCudaProgress progress, void* user);
    void enqueue(int variant, int samples);
    int harvest(QsCudaTiming* timings, int capacity, bool wait);
    int pending() const { return m_queue.pending(); }
    void readBack(int variant, const QsCudaReadback& target);
    void readOutput(int variant, QsCudaRows& rows);
    /// Makes the variant, and keeps it for the prepare that is likely to follow; throws the reason where it cannot run
    /// here.
    void probe(const QsCudaWorkload& workload, int variant);
    QsCudaSetupCost setupCost(int variant) const;
    QsCudaTiming profile(int variant, const char* range);
    std::int64_t workingSet(int variant) const;
    void cacheText(char* text, int capacity) const;
    void effectiveText(int variant, char* text, int capacity) const;

private:
    struct Variant
    {
        QsCudaVariant request{};
        Rule rule = Rule::Int8Scale;
        Coefficients coefficients;
        CeilingShape shape;
        std::uint64_t preparedRead = 0, preparedWritten = 0; ///< traffic of a ceiling at the shape that was prepared
        bool settled = false;
        SampleParts parts;
        GraphRotation graphs;            ///< where a sample is of several launches
        std::unique_ptr<LabVariant> lab; ///< an operation beside quantization, with buffers of its own
        int labViews = 1, nextView = 0;
        int inRow = 1; ///< host-paced: launches a sample, one after the other
    };
    /// Input type, output bytes of the ceiling, state of the caches, one launch a sample or several.
    using TuningRegime = std::tuple<int, int, int, bool>;
    using TuningKey = std::pair<TuningRegime, std::int64_t>; ///< and elements
    /// What variants of an operation are made for, and what one of them is beside that: numbers of its scheme and its
    /// name.
    using WorkloadKey = std::array<std::int64_t, 13>;
    using LabKey = std::pair<std::array<std::int64_t, 6>, std::string>;
    using LabVariants = std::vector<std::unique_ptr<LabVariant>>; ///< as in the workload; null: a ceiling

    Variant& variantAt(int index);
    ArenaNeeds needsOf(const QsCudaWorkload& workload) const;
    std::int64_t scratchBytes(std::int64_t scales) const;
    std::int64_t sweepBytes(const QsCudaWorkload& workload) const;
    void refuseTooLarge(std::int64_t needed) const;
    void setShape(std::int64_t tokens, std::int64_t hidden);
    void measureClockStep();
    static void resetSampling(Variant& variant);
    bool rotates(const Variant& v) const { return v.request.cold && !m_readSweep; }
    bool swept(const Variant& v) const { return v.request.cold && m_readSweep; }
    int viewsOf(const Variant& variant) const;
    int rotationViews(const Variant& variant) const;
    int enoughViews(const Variant& variant) const;
    int rotating(const Variant& variant, int turn) const;
    int& nextView(Variant& variant) { return variant.lab ? variant.nextView : m_nextView; }
    static void checkWorkload(const QsCudaWorkload& workload);
    void prepareTensor(const QsCudaWorkload& workload);
    void prepareOperation(const QsCudaWorkload& workload, LabVariants labs);
    LabRequest requestOf(const QsCudaWorkload& workload, const QsCudaVariant& variant) const;
    std::unique_ptr<LabVariant> makeLab(const QsCudaWorkload& workload, const QsCudaVariant& variant) const;
    int labViewsFor(const LabVariant& lab, bool rotates, int sharers) const;
    static WorkloadKey keyOf(const QsCudaWorkload& workload);
    static LabKey keyOf(const QsCudaVariant& variant);
    std::unique_ptr<LabVariant> takeLab(const QsCudaWorkload& workload, const QsCudaVariant& variant);
    void keepLab(const QsCudaWorkload& workload, const QsCudaVariant& variant, std::unique_ptr<LabVariant> lab);
    LabVariants takeLabs(const QsCudaWorkload& workload);
    std::int64_t labMemory(const QsCudaWorkload& workload, const LabVariants& labs) const;
    std::int64_t memoryNeeded(const QsCudaWorkload& workload, const LabVariants& labs) const;
    void launchCeilingOf(const Variant& variant, const Launch& launch) const;
    Launch launchOf(const Variant& variant, int view) const;
    void launch(const Variant& variant, const Launch& launch) const;
    void launchView(const Variant& variant, int view) const;
    GraphRotation record(const Variant& variant, int launches, int views) const;
    void runOne(Variant& variant);
    void align(Variant& variant, const GraphRotation& graphs);
    void runGraph(Variant& variant, const GraphRotation& graphs);
    void runSample(Variant& variant);
    void condition(const Variant& variant, bool first);
    void queueSamples(int index, int samples);
    void settle(int index);
    void preloadCeilings(const Variant& variant) const;
    void tune(Variant& variant, int launches);
    double timeShape(Variant& variant, const CeilingShape& shape, int samples, int inRow, Variant* before = nullptr);
    void measureHost(Variant& variant, QsCudaSampling& sampling);
    void measureConstant(Variant& variant, QsCudaSampling& sampling);
    void checkGuards(const Variant& variant, const std::uint8_t* poisoned, std::int64_t codeBytes) const;
    static std::int64_t scaleCount(const QsCudaVariant& variant, std::int64_t tokens, std::int64_t hidden);
    static std::int64_t scaleBytes(const QsCudaVariant& variant, Type type, std::int64_t tokens, std::int64_t hidden);
    static std::int64_t zeroPointBytes(const QsCudaVariant& variant, Type type, std::int64_t tokens,
                                       std::int64_t hidden);
    void readScales(const Variant& variant, const QsCudaReadback& target);
    std::int64_t codeBytes(const Variant& variant) const;
    std::int64_t operandBytes(const Variant& variant) const;

    int m_device = 0;
    int m_multiprocessors = 1;
    std::int64_t m_cacheBytes = 0;
    int m_major = 0, m_minor = 0; ///< compute capability
    Stream m_stream;
    Gate m_gate;
    SampleQueue m_queue;
    double m_clockStepNs = 1000;

    Operation m_operation = Operation::Quantize;
    Type m_type = Type::F32;
    std::int64_t m_tokens = 0, m_hidden = 0, m_capacity = 0,
                 m_prepared = 0; ///< prepared: elements that prepare was given
    bool m_readSweep = false, m_stampClocks = true;
    int m_nextView = 0; ///< shared by all cold variants, so that interleaved ones do not meet each other's warm views
    std::vector<Variant> m_variants;
    WorkloadKey m_madeFor{};
    std::multimap<LabKey, std::unique_ptr<LabVariant>> m_made; ///< for that workload, and not yet prepared
    std::unique_ptr<ViewArena> m_arena;
    DeviceMemory m_scales, m_zeroPoints, m_partials, m_sweep;
    std::map<TuningKey, CeilingShape> m_tuned;
    std::map<TuningRegime, std::vector<CeilingShape>> m_promising; ///< what to try at other sizes
};

} // namespace qs::cuda
