// SPDX-License-Identifier: GPL-3.0-or-later
// The CPU's quantization kernels beside a copy over all cores and beside a naive loop, as ratios of one run.
// usage: bench_cpu_kernels [RESULTS.json] [--quick] [--check]
// Every kernel is timed right behind a copy of the same input, cold (buffers rotate past three last-level caches), and
// its share of the copy rate is the median of such pairs, so that what else the machine does hits both. Only samples
// during which no computing thread was switched out count, 21 or more of each where the machine allows within 20
// seconds. Rates count bytes read and written. The naive loop finds its data as warm as the caches allow, which favours
// it. QS_COMMIT names the commit. --check: exits 1 where the aims are missed: one pass at 80% of the copy rate from 4
// MB up, per-token INT8 three times as fast as the naive loop.
#include "tests/bench/naive_token_quantize.h"

#include "gpu/core/host_info.h"
#include "gpu/core/random.h"
#include "gpu/cpu/backend/backend.h"

#include <nlohmann/json.hpp>

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>

using namespace qs;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::int64_t kHidden = 4096;
constexpr std::size_t kWanted = 21, kFewest = 5; ///< undisturbed samples
constexpr double kCopyShare = 0.80, kNaiveRatio = 3.0;
/// Whose aim is the copy rate; the others are told for comparison.
constexpr const char* kOnePass[] = {"int8-tensor-static", "fp8-e4m3-tensor-static"};
constexpr const char* kOthers[] = {"int8-token-dynamic",
                                   "fp8-e4m3-token-dynamic",
                                   "int4-group128",
                                   "int4-group128-asym",
                                   "nf4-group64",
                                   "mxfp8",
                                   "mxfp4",
                                   "nvfp4",
                                   "q8_0",
                                   "q4_0"};

struct Input
{
    DType dtype;
    Shape shape;
    std::vector<unsigned char> bytes;

    Input(DType type, std::int64_t size)
        : dtype(type), shape{size / kHidden / static_cast<std::int64_t>(sizeOf(type)), kHidden}
    {
        bytes.resize(static_cast<std::size_t>(size));
        // A few million different numbers are as good as all.
        for (std::size_t i = 0; i < bytes.size() / sizeOf(type); ++i)
            if (i < (1u << 21)) storeFloat(bytes.data(), type, i, normalAt(1, i));
        const std::size_t made = std::min<std::size_t>(bytes.size(), (1u << 21) * sizeOf(type));
        for (std::size_t at = made; at < bytes.size(); at += made)
            std::memcpy(bytes.data() + at, bytes.data(), std::min(made, bytes.size() - at));
    }
    HostTensor view() const { return {dtype, shape, bytes.data()}; }
    std::string text() const { return formatFixed(megabytes(), 0) + " MiB " + std::string(dtypeLabel(dtype)); }
    double megabytes() const { return static_cast<double>(bytes.size()) / (1 << 20); }
};

/// Times of one kernel, or other figures of its samples.
struct Times
{
    std::vector<double> clean, disturbed;

    void add(double value, bool preempted) { (preempted ? disturbed : clean).push_back(value); }
    bool enough() const { return clean.size() >= kWanted; }
    /// Disturbed ones count where there are hardly any others.
    double median() const
    {
        std::vector<double> values = clean;
        if (clean.size() < kFewest) values.insert(values.end(), disturbed.begin(), disturbed.end());
        std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
        return values[values.size() / 2];
    }
};

long switchesOfThisThread()
{
    rusage usage{};
    getrusage(RUSAGE_THREAD, &usage);
    return usage.ru_nivcsw;
}

void require(const Result<void>& result)
{
    if (result) return;
    std::cerr << result.error().text() << "\n";
    std::exit(3);
}

/// The naive loop on one core, its time by the clock.
class Naive
{
public:
    explicit Naive(const Input& input)
        : m_input(input), m_codes(static_cast<std::size_t>(input.shape.elements())),
          m_scales(static_cast<std::size_t>(input.shape.tokens))
    {}
    void run()
    {
        const long before = switchesOfThisThread();
        const auto start = std::chrono::steady_clock::now();
        if (m_input.dtype == DType::F32)
            quantize(reinterpret_cast<const float*>(m_input.bytes.data()));
        else
            quantize(reinterpret_cast<const std::uint16_t*>(m_input.bytes.data()));
        const double us = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
        times.add(us, switchesOfThisThread() != before);
    }
    Times times;

    /// The same work as ours: codes differ by rounding at most.
    bool agrees(const Readback& ours) const
    {
        if (ours.codes.size() != m_codes.size()) return false;
        for (std::size_t i = 0; i < m_codes.size(); ++i)
            if (std::abs(static_cast<int>(static_cast<std::int8_t>(ours.codes[i])) - m_codes[i]) > 1) return false;
        return true;
    }

private:
    template <typename T> void quantize(const T* in)
    {
        bench::naiveTokenQuantize(in, m_input.shape.tokens, kHidden, m_codes.data(), m_scales.data());
    }

    const Input& m_input;
    std::vector<std::int8_t> m_codes;
    std::vector<float> m_scales;
};

struct Prepared
{
    CpuBackend backend;
    std::vector<KernelVariant> variants;
    std::vector<Times> times, timesOfFirst; ///< of the second: how many times as long as variant 0 right before

    Prepared(const Input& input, const std::vector<const char*>& modes, int threads) : backend(optionsFor(threads))
    {
        for (const char* name : modes)
            variants.push_back(KernelVariant::mode(*parseScheme(name)));
        Workload workload;
        workload.input = input.view();
        workload.capacity = input.shape.elements();
        workload.variants = variants;
        require(backend.prepare(workload));
        for (std::size_t v = 0; v < variants.size(); ++v)
            if (const auto sampling = backend.setSampling(static_cast<int>(v), 1); !sampling) std::exit(3);
        times.resize(variants.size());
        timesOfFirst.resize(variants.size());
    }
    static CpuOptions optionsFor(int threads)
    {
        CpuOptions options;
        options.threads = threads;
        return options;
    }
    void round()
    {
        for (std::size_t v = 0; v < variants.size(); ++v) {
            std::vector<Timing> pair;
            require(backend.enqueue(0, 1));
            require(backend.enqueue(static_cast<int>(v), 1));
            require(backend.harvest(pair, true));
            times[v].add(pair[1].us, pair[1].preempted);
            timesOfFirst[v].add(pair[1].us / pair[0].us, pair[0].preempted || pair[1].preempted);
        }
    }
    bool enough() const
    {
        return std::all_of(timesOfFirst.begin(), timesOfFirst.end(), [](const Times& t) { return t.enough(); });
    }
    double us(std::size_t v) const { return times[v].median(); }
};

bool isOnePass(const std::string& name)
{
    return std::any_of(std::begin(kOnePass), std::end(kOnePass), [&](const char* mode) { return name == mode; });
}

/// One size and type; appends rows, false where an aim is missed.
bool measure(const Input& input, double seconds, Json& rows)
{
    std::vector<const char*> modes{"baseline-copy"};
    modes.insert(modes.end(), std::begin(kOnePass), std::end(kOnePass));
    modes.insert(modes.end(), std::begin(kOthers), std::end(kOthers));
    Prepared all(input, modes, 0), one(input, {"int8-token-dynamic"}, 1);
    Naive naive(input);
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    for (int i = 0; !(all.enough() && one.enough()) && (i < 3 || std::chrono::steady_clock::now() < end); ++i) {
        all.round();
        one.round();
        if (i % 4 == 0) naive.run();
    }
    const auto token = static_cast<int>(std::size(kOnePass)) + 1;
    const auto back = all.backend.readBack(token);
    bool fine = back && naive.agrees(*back);
    const auto bytes = [&](std::size_t v) { return trafficBytes(all.variants[v].scheme, input.shape, input.dtype); };
    const auto rate = [&](std::size_t v) { return gigabytesPerSecond(bytes(v), Microseconds{all.us(v)}); };
    for (std::size_t v = 0; v < modes.size(); ++v) {
        const double share =
            static_cast<double>(bytes(v).value) / static_cast<double>(bytes(0).value) / all.timesOfFirst[v].median();
        if (isOnePass(modes[v])) fine = fine && share >= kCopyShare;
        rows.push_back({{"mode", modes[v]},
                        {"input", dtypeName(input.dtype)},
                        {"input_mb", input.megabytes()},
                        {"us", all.us(v)},
                        {"gbps", rate(v)},
                        {"of_copy_rate", share},
                        {"samples", all.times[v].clean.size()},
                        {"samples_disturbed", all.times[v].disturbed.size()},
                        {"effective", all.backend.effective(static_cast<int>(v))}});
        std::cout << input.text() << "  " << modes[v] << ": " << formatFixed(rate(v), 1) << " GB/s, "
                  << formatFixed(100 * share, 0) << "% of the copy\n";
    }
    const double loop = naive.times.median();
    const double ratio = loop / all.us(static_cast<std::size_t>(token)), single = loop / one.us(0);
    fine = fine && single >= kNaiveRatio;
    rows.push_back({{"mode", "naive int8-token-dynamic, one thread"},
                    {"input", dtypeName(input.dtype)},
                    {"input_mb", input.megabytes()},
                    {"us", loop},
                    {"ours_one_thread_us", one.us(0)},
                    {"ours_times_as_fast", ratio},
                    {"ours_one_thread_times_as_fast", single}});
    std::cout << input.text() << "  naive loop: ours " << formatFixed(ratio, 1) << " times as fast, on one thread "
              << formatFixed(single, 1) << "\n";
    return fine;
}

} // namespace

int main(int argc, char** argv)
{
    bool quick = false, check = false;
    std::string file;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--quick")
            quick = true;
        else if (argument == "--check")
            check = true;
        else
            file = argument;
    }
    double load = 0; // of others: the figures are worth most on an idle machine
    if (getloadavg(&load, 1) != 1) load = -1;
    Json rows = Json::array();
    bool fine = true;
    const std::vector<std::int64_t> sizes =
        quick ? std::vector<std::int64_t>{4} : std::vector<std::int64_t>{4, 16, 64, 256};
    for (const DType dtype : {DType::BF16, DType::F32})
        for (const std::int64_t megabytes : sizes)
            fine = measure(Input(dtype, megabytes << 20), quick ? 2 : 20, rows) && fine;
    const char* commit = std::getenv("QS_COMMIT");
    const DeviceInfo device = CpuBackend().info();
    const Json result = {
        {"what", "CPU quantization kernels beside a copy over all cores and a naive loop compiled with -O2"},
        {"device", device.name},
        {"detail", device.detail},
        {"copy_share_aimed_at", kCopyShare},
        {"times_as_fast_as_naive_aimed_at", kNaiveRatio},
        {"aims_met", fine},
        {"load_average_before", load},
        {"commit", commit ? commit : "unknown"},
        {"date", utcNow().substr(0, 10)},
        {"rows", rows}};
    if (!file.empty()) std::ofstream(file) << result.dump(1) << "\n";
    std::cout << (fine ? "aims met\n" : "aims missed\n");
    return check && !fine ? 1 : 0;
}
