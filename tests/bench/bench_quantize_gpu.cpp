// SPDX-License-Identifier: GPL-3.0-or-later
// Every quantization mode on the GPU against the ceiling: graphs of 20 launches over rotating buffers (cold), less the
// graph's constant, modes interleaved with their ceiling in rounds. usage: bench_quantize_gpu [FILE.json [rounds
// [events]]]; QS_COMMIT names the commit; events: a pair of events around each launch instead of graphs.
#include "gpu/core/host_info.h"
#include "gpu/core/random.h"
#include "gpu/device/backend.h"
#include "gpu/measure/statistics.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <stdexcept>
#include <thread>

using namespace qs;

namespace {

constexpr int kLaunches = 20;

/// As the table of peers writes it.
const char* inputName(DType dtype) { return dtype == DType::F32 ? "fp32" : dtype == DType::F16 ? "fp16" : "bf16"; }

/// Names of operations as the table of peers has them; else the mode's own.
std::string opName(const QuantScheme& scheme)
{
    static const std::map<std::string, std::string> names = {
        {"int8-tensor-static", "int8_static_tensor"},    {"int8-token-dynamic", "int8_dyn_token"},
        {"fp8-e4m3-tensor-static", "fp8_static_tensor"}, {"fp8-e4m3-tensor-dynamic", "fp8_dyn_tensor"},
        {"fp8-e4m3-token-dynamic", "fp8_dyn_token"},     {"fp8-e4m3-group128-dynamic", "fp8_group128"},
        {"int8-tensor-affine", "int8_affine_static"}};
    const std::string mode = schemeName(scheme);
    const auto found = names.find(mode);
    return found == names.end() ? mode : found->second;
}

std::vector<std::uint8_t> makeInput(DType dtype, std::int64_t elements)
{
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(elements) * sizeOf(dtype));
    std::vector<std::thread> threads;
    const std::int64_t count = std::max<std::int64_t>(std::thread::hardware_concurrency(), 1);
    for (std::int64_t t = 0; t < count; ++t)
        threads.emplace_back([&, t] {
            for (std::int64_t i = elements * t / count; i < elements * (t + 1) / count; ++i)
                storeFloat(bytes.data(), dtype, static_cast<std::size_t>(i),
                           normalAt(0, static_cast<std::uint64_t>(i)));
        });
    for (std::thread& thread : threads)
        thread.join();
    return bytes;
}

float medianOf(std::vector<float> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t n = values.size();
    return n % 2 ? values[n / 2] : 0.5f * (values[n / 2 - 1] + values[n / 2]);
}

/// Times of every variant, in rounds so that drift hits all alike.
std::vector<std::vector<float>> timeRounds(Backend& backend, std::size_t variants, int rounds)
{
    std::vector<Timing> timings;
    for (int round = 0; round < rounds + 2; ++round) {
        for (std::size_t v = 0; v < variants; ++v)
            if (const auto queued = backend.enqueue(static_cast<int>(v), 1); !queued)
                throw std::runtime_error(queued.error().text());
        if (const auto done = backend.harvest(timings, true); !done) throw std::runtime_error(done.error().text());
        if (round < 2) timings.clear(); // warm-up
    }
    std::vector<std::vector<float>> times(variants);
    for (const Timing& t : timings)
        times[static_cast<std::size_t>(t.variant)].push_back(t.us);
    return times;
}

struct Bench
{
    std::unique_ptr<Backend> backend;
    DeviceInfo device;
    std::string commit;
    int rounds = 40;
    bool graphs = true;
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();

    void run(DType dtype, Shape shape, const std::vector<std::uint8_t>& input, const std::vector<QuantScheme>& schemes,
             const GivenScale& given);
    void addRow(const QuantScheme& scheme, DType dtype, Shape shape, const std::vector<float>& times, float ceiling,
                const Sampling& sampling);
};

void Bench::addRow(const QuantScheme& scheme, DType dtype, Shape shape, const std::vector<float>& times, float ceiling,
                   const Sampling& sampling)
{
    const float median = medianOf(times);
    rows.push_back({{"op", opName(scheme)},
                    {"dtype", inputName(dtype)},
                    {"tokens", shape.tokens},
                    {"hidden", shape.hidden},
                    {"method", graphs ? "graph_cold" : "events_cold"},
                    {"median_us", median},
                    {"min_us", *std::min_element(times.begin(), times.end())},
                    {"ceiling_us", ceiling},
                    {"n", times.size()},
                    {"constant_us", sampling.constantUs},
                    {"device", device.name},
                    {"driver", device.driver},
                    {"commit", commit},
                    {"date", utcNow().substr(0, 10)}});
    std::printf(" %8.2f %5.2f", static_cast<double>(median), static_cast<double>(median / ceiling));
}

void Bench::run(DType dtype, Shape shape, const std::vector<std::uint8_t>& input,
                const std::vector<QuantScheme>& schemes, const GivenScale& given)
{
    Workload w;
    w.input = {dtype, shape, input.data()};
    w.capacity = shape.elements();
    for (const QuantScheme& scheme : schemes)
        w.variants.push_back(KernelVariant::mode(scheme));
    w.variants.push_back(KernelVariant::ceilingFor(1));
    w.variants.push_back(KernelVariant::ceilingFor(static_cast<int>(sizeOf(dtype))));
    std::vector<std::size_t> ceilingOf; // by mode: packed ones have one of their own traffic
    for (const QuantScheme& scheme : schemes) {
        ceilingOf.push_back(scheme.isPacked() ? w.variants.size() : schemes.size() + (scheme.isCopy() ? 1 : 0));
        if (scheme.isPacked())
            w.variants.push_back(
                KernelVariant::ceilingOf({Bytes{static_cast<std::uint64_t>(shape.elements()) * sizeOf(dtype)},
                                          outputBytes(scheme, shape, dtype)}));
    }
    w.given = given;
    if (const auto prepared = backend->prepare(w); !prepared) throw std::runtime_error(prepared.error().text());
    std::vector<Sampling> samplings;
    for (std::size_t v = 0; v < w.variants.size(); ++v) {
        auto sampling = backend->setSampling(static_cast<int>(v), graphs ? kLaunches : 1);
        if (!sampling) throw std::runtime_error(sampling.error().text());
        samplings.push_back(*sampling);
    }
    const auto times = timeRounds(*backend, w.variants.size(), rounds);
    const float ceiling = medianOf(times[schemes.size()]);
    std::printf("%-5s%6lldx%-6lld %7.2f", inputName(dtype), static_cast<long long>(shape.tokens),
                static_cast<long long>(shape.hidden), static_cast<double>(ceiling));
    for (std::size_t i = 0; i < schemes.size(); ++i)
        addRow(schemes[i], dtype, shape, times[i], medianOf(times[ceilingOf[i]]), samplings[i]);
    std::printf("\n");
    const Sampling& s = samplings[schemes.size()];
    std::fprintf(stderr, "%s %s: constant %.2f us [%.2f, %.2f]; %s; ceiling: %s; copy: %s\n", inputName(dtype),
                 shape.text().c_str(), s.constantUs, s.constantLowUs, s.constantHighUs,
                 backend->cacheEffective().english().c_str(),
                 backend->effective(static_cast<int>(schemes.size())).c_str(),
                 backend->effective(static_cast<int>(schemes.size()) + 1).c_str());
}

} // namespace

int main(int argc, char** argv)
try {
    auto opened = makeCudaBackend(0);
    if (!opened) {
        std::printf("skipped: %s\n", opened.error().text().c_str());
        return 77;
    }
    Bench bench{std::move(opened).value(),          {},        {},
                argc > 2 ? std::atoi(argv[2]) : 40, argc <= 3, nlohmann::ordered_json::array()};
    bench.device = bench.backend->info();
    const char* commit = std::getenv("QS_COMMIT");
    bench.commit = commit ? commit : "unknown";
    const std::vector<QuantScheme> all(allSchemes().begin(), allSchemes().end());
    std::printf("%s, driver %s; µs and ratio to the ceiling, %s, cold, median of %d\ncolumns: ceiling",
                bench.device.name.c_str(), bench.device.driver.c_str(), bench.graphs ? "graphs of 20" : "events",
                bench.rounds);
    for (const QuantScheme& scheme : all)
        std::printf(" | %s", opName(scheme).c_str());
    std::printf("\n");
    for (const DType dtype : {DType::BF16, DType::F16, DType::F32}) {
        const std::vector<std::uint8_t> input = makeInput(dtype, std::int64_t{8192} * 16384);
        for (const Shape shape : {Shape{128, 8192}, Shape{1024, 4096}, Shape{1024, 8192}, Shape{2048, 8192},
                                  Shape{4096, 8192}, Shape{8192, 8192}, Shape{8192, 16384}})
            bench.run(dtype, shape, input, all, {});
        if (dtype != DType::F32) continue;
        const QuantScheme affine = *parseScheme("int8-tensor-affine");
        for (const std::int64_t tokens : {125, 250, 1250, 2500, 12500})
            bench.run(dtype, {tokens, 4000}, input, {affine}, GivenScale{0.03f, 3});
    }
    if (argc > 1) std::ofstream(argv[1]) << bench.rows.dump(1) << "\n";
    std::printf("after: %s\n", bench.backend->state(false).line().english().c_str());
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "bench_quantize_gpu: %s\n", error.what());
    return 3;
}
