// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/timing.h"

#include "gpu/studies/protocol/round_order.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>
#include <utility>

namespace qs {

namespace {

/// Samples of a GPU are made at least so long, 20 floors of its timer.
constexpr double kShortestGpuSampleUs = 60;
constexpr int kMaxPasses = 64;

/// What decides about the buffers that a program needs: choices that agree can share one.
struct Layout
{
    const PlacedModel* model = nullptr;
    std::vector<std::pair<LinearExecution::Kind, DType>> layers;
    bool operator==(const Layout&) const = default;
};

Layout layoutOf(const LayerChoice& choice)
{
    Layout layout{choice.front()->of.get(), {}};
    for (std::size_t i = 0; i < choice.size(); ++i) {
        const LinearExecution& e = choice[i]->placed[i].execution();
        layout.layers.emplace_back(e.kind, e.type);
    }
    return layout;
}

/// A recorded program of the machine, forgotten with it.
class Recorded
{
public:
    Recorded(TensorMachine& machine, std::int32_t program, int passes)
        : m_machine(&machine), m_program(program), m_passes(passes)
    {}
    Recorded(Recorded&& other) noexcept
        : m_machine(other.m_machine), m_program(std::exchange(other.m_program, -1)), m_passes(other.m_passes)
    {}
    Recorded& operator=(Recorded&&) = delete;
    ~Recorded()
    {
        if (m_program >= 0) m_machine->forget(m_program);
    }
    /// Microseconds of one pass.
    Result<float> sample() const
    {
        std::vector<float> us;
        if (auto r = m_machine->timeReplays(m_program, 1, us); !r) return r.error();
        return us.back() / static_cast<float>(m_passes);
    }

private:
    TensorMachine* m_machine;
    std::int32_t m_program;
    int m_passes;
};

class Timer
{
public:
    Timer(TensorMachine& machine, const DeviceSet& items, const TimingRequest& request)
        : m_machine(machine), m_request(request), m_items(items), m_rows(std::min(request.batch, items.count))
    {}

    Result<void> add(const LayerChoice& choice)
    {
        auto program = programFor(choice);
        if (!program) return program.error();
        if (auto r = ModeWorkbench::apply(choice, **program); !r) return r;
        auto ops = (*program)->forward({m_items.features, 0, 0}, m_rows);
        if (!ops) return ops.error();
        auto once = record(*ops, 1);
        if (!once) return once.error();
        auto passes = passesFor(*once);
        if (!passes) return passes.error();
        auto recorded = *passes == 1 ? std::move(once) : record(*ops, *passes);
        if (!recorded) return recorded.error();
        m_recorded.push_back(std::move(*recorded));
        return {};
    }

    /// Rounds of everything added and of the first once more.
    Result<void> run(TimedChoices& result)
    {
        const std::size_t count = m_recorded.size();
        result.us.assign(count, {});
        result.control.clear();
        RoundOrder order(static_cast<int>(count) + 1, m_request.seed);
        std::vector<float> round(count + 1);
        const int rounds = m_request.warmup + m_request.iterations;
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < rounds; ++i) {
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            if (taken.count() > m_request.seconds && std::ssize(result.control) >= TimingRequest::kMinRounds) break;
            if (m_request.stop.stop_requested()) return stoppedError();
            for (const int variant : order.round(i)) {
                const auto at = static_cast<std::size_t>(variant);
                auto us = m_recorded[at < count ? at : 0].sample();
                if (!us) return us.error();
                round[at] = *us;
            }
            if (m_request.progress) m_request.progress((i + 1.0) / rounds);
            if (i < m_request.warmup) continue;
            for (std::size_t v = 0; v < count; ++v)
                result.us[v].push_back(round[v]);
            result.control.push_back(round[count]);
        }
        return {};
    }

private:
    Result<ClassifierProgram*> programFor(const LayerChoice& choice)
    {
        Layout layout = layoutOf(choice);
        for (auto& [known, program] : m_programs)
            if (known == layout) return program.get();
        auto program = ClassifierProgram::make(m_machine, choice.front()->of->model, m_rows);
        if (!program) return program.error();
        m_programs.emplace_back(std::move(layout), std::move(*program));
        return m_programs.back().second.get();
    }

    Result<Recorded> record(const std::vector<TensorOp>& pass, int passes)
    {
        std::vector<TensorOp> ops;
        for (int i = 0; i < passes; ++i)
            ops.insert(ops.end(), pass.begin(), pass.end());
        auto program = m_machine.record(ops);
        if (!program) return program.error();
        return Recorded(m_machine, *program, passes);
    }

    Result<int> passesFor(const Recorded& once)
    {
        if (m_machine.info().backend != BackendChoice::Cuda) return 1;
        double shortest = 1e300;
        for (int i = 0; i < 7; ++i) {
            auto us = once.sample();
            if (!us) return us.error();
            shortest = std::min(shortest, static_cast<double>(*us));
        }
        if (shortest >= kShortestGpuSampleUs) return 1;
        return std::clamp(static_cast<int>(std::ceil(10 * kShortestGpuSampleUs / std::max(shortest, 1.0))), 1,
                          kMaxPasses);
    }

    TensorMachine& m_machine;
    const TimingRequest& m_request;
    DeviceSet m_items;
    std::int64_t m_rows;
    std::vector<std::pair<Layout, std::unique_ptr<ClassifierProgram>>> m_programs;
    std::vector<Recorded> m_recorded; ///< forgotten before the programs' buffers go
};

} // namespace

Result<void> timeChoices(TensorMachine& machine, const DeviceSet& items, const std::vector<LayerChoice>& choices,
                         const TimingRequest& request, TimedChoices& result)
{
    Timer timer(machine, items, request);
    for (const LayerChoice& choice : choices) {
        if (request.stop.stop_requested()) return stoppedError();
        if (auto r = timer.add(choice); !r) return r;
    }
    return timer.run(result);
}

} // namespace qs
