// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/cpu/backend/backend.h"
#include "gpu/cpu/common/page_buffer.h"
#include "tests/gpu/support/cpu_test_options.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <thread>

using namespace qs;
using qs::test::isas;
using qs::test::optionsFor;
using qs::test::workloadOf;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

/// A tensor in host memory that owns its bytes.
struct Tensor
{
    DType dtype;
    Shape shape;
    std::vector<unsigned char> bytes;

    Tensor(DType type, Shape s, const std::vector<float>& values)
        : dtype(type), shape(s), bytes(values.size() * sizeOf(type))
    {
        for (std::size_t i = 0; i < values.size(); ++i)
            storeFloat(bytes.data(), dtype, i, values[i]);
    }
    HostTensor view() const { return {dtype, shape, bytes.data()}; }
    HostTensor view(Shape s) const { return {dtype, s, bytes.data()}; }
};

enum class Data { Normal, Zeros, ConstantRows, Special, Denormal, Ties, AmaxLast, NegativeZero, Offset, AllNaN, Huge };
constexpr Data kAllData[] = {Data::Normal,   Data::Zeros,  Data::ConstantRows, Data::Special,
                             Data::Denormal, Data::Ties,   Data::AmaxLast,     Data::NegativeZero,
                             Data::Offset,   Data::AllNaN, Data::Huge};

float valueOf(Data data, Shape shape, std::int64_t i)
{
    const float normal = normalAt(7, static_cast<std::uint64_t>(i));
    const std::int64_t column = i % shape.hidden;
    switch (data) {
    case Data::Zeros:
        return 0.0f;
    case Data::ConstantRows:
        return static_cast<float>(i / shape.hidden) - 1.5f;
    case Data::Special: {
        const float special[] = {kNaN, kInfinity, -kInfinity, -kNaN, -0.0f, 0.0f, 3e38f, -3e38f};
        return i % 11 < 3 ? special[static_cast<std::size_t>(i / 11) % 8] : normal;
    }
    case Data::Denormal:
        return normal * (i % 2 ? 0x1p-140f : 0x1p-20f * 0x1p-110f);
    // With amax 127 the scale is 1 and halves are ties; with 448 the FP8 midpoints are.
    case Data::Ties:
        return column == 0 ? (i / shape.hidden % 2 ? 448.0f : 127.0f) : static_cast<float>(i % 255 - 127) * 0.5f;
    case Data::AmaxLast:
        return column == shape.hidden - 1 ? -1000.0f : normal;
    case Data::NegativeZero:
        return i % 3 ? -0.0f : normal * 1e-3f;
    case Data::Offset:
        return 60000.0f + std::floor(normal * 2.0f) * 32.0f;
    case Data::AllNaN:
        return i / shape.hidden % 2 ? normal : kNaN;
    case Data::Huge:
        return (column % 2 ? 1e9f : 1.00001e9f) + normal * 256.0f; // zero points beyond 2^21
    default:
        return normal;
    }
}

Tensor makeTensor(Data data, DType dtype, Shape shape)
{
    std::vector<float> values(static_cast<std::size_t>(shape.elements()));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = valueOf(data, shape, static_cast<std::int64_t>(i));
    return {dtype, shape, values};
}

/// The same in every dialect.
Workload allDialectsOf(const HostTensor& input)
{
    Workload workload = workloadOf(input);
    for (const QuantScheme& scheme : dialectSchemes())
        workload.variants.push_back(KernelVariant::mode(scheme, false));
    return workload;
}

template <class T> bool sameBytes(const std::vector<T>& a, const std::vector<T>& b)
{
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
}

/// Index of the first code that differs; -1 where none does.
std::int64_t firstDifference(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b)
{
    const auto at = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return at.first == a.end() && at.second == b.end() ? -1 : at.first - a.begin();
}

/// Every variant of what is prepared, against the oracle on the same data.
void checkAgainstOracle(Backend& backend, const Workload& workload, const HostTensor& input)
{
    for (std::size_t v = 0; v < workload.variants.size(); ++v) {
        const QuantScheme& scheme = workload.variants[v].scheme;
        CAPTURE(schemeName(scheme));
        const auto result = backend.readBack(static_cast<int>(v));
        REQUIRE(result.ok());
        const Quantized expected = quantizeOracle(scheme, input, workload.given);
        CHECK(firstDifference(result->codes, expected.codes) == -1);
        if (scheme.isPacked()) {
            CHECK(firstDifference(result->scaleBytes, expected.scaleBytes) == -1);
            CHECK(firstDifference(result->zeroPointBytes, expected.zeroPointBytes) == -1);
            if (schemeName(scheme) == "nvfp4") CHECK(result->globalScale == expected.globalScale);
            continue;
        }
        CHECK(sameBytes(result->scales, expected.scales));
        CHECK(sameBytes(result->zeroPoints, expected.zeroPoints));
    }
}

void conform(Backend& backend, Data data, DType dtype, Shape shape)
{
    CAPTURE(static_cast<int>(data));
    CAPTURE(dtypeName(dtype));
    CAPTURE(shape.text());
    const Tensor tensor = makeTensor(data, dtype, shape);
    const Workload workload = allDialectsOf(tensor.view());
    REQUIRE(backend.prepare(workload).ok());
    checkAgainstOracle(backend, workload, tensor.view());
}

} // namespace

TEST_CASE("codes, scales and zero points are the oracle's, bit for bit")
{
    for (const CpuIsa isa : isas()) {
        CpuBackend backend(optionsFor(isa));
        CAPTURE(backend.info().detail);
        for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
            for (const Data data : kAllData)
                for (const Shape shape : {Shape{5, 1}, Shape{3, 17}, Shape{2, 129}, Shape{4, 1025}})
                    conform(backend, data, dtype, shape);
    }
}

TEST_CASE("odd widths of real sizes, with rows on both threads")
{
    for (const CpuIsa isa : isas()) {
        CpuBackend backend(optionsFor(isa));
        CAPTURE(backend.info().detail);
        for (const DType dtype : {DType::F16, DType::BF16, DType::F32}) {
            conform(backend, Data::Normal, dtype, {9, 5137});
            conform(backend, Data::AmaxLast, dtype, {7, 8193});
            conform(backend, Data::Special, dtype, {33, 1024});
        }
    }
}

TEST_CASE("rows that are cut into pieces agree too")
{
    for (const CpuIsa isa : isas()) {
        CpuBackend backend(optionsFor(isa, 3));
        conform(backend, Data::Normal, DType::F16, {1, 100'003});
        conform(backend, Data::AmaxLast, DType::F32, {2, 70'000});
        conform(backend, Data::AllNaN, DType::BF16, {3, 40'001});
    }
}

TEST_CASE("every half and every bfloat16 value, over many scales")
{
    std::vector<float> values(65536);
    std::iota(values.begin(), values.end(), 0.0f);
    for (const DType dtype : {DType::F16, DType::BF16}) {
        Tensor tensor(dtype, {1, 65536}, values);
        for (std::size_t i = 0; i < 65536; ++i) {
            const auto bits = static_cast<std::uint16_t>(i);
            std::memcpy(tensor.bytes.data() + 2 * i, &bits, 2);
        }
        for (const CpuIsa isa : isas()) {
            CpuBackend backend(optionsFor(isa, 1));
            for (const float scale : {1.0f, 0.3f, 448.0f, 1e-4f, 1e-38f, 3e38f}) {
                CAPTURE(scale);
                Workload workload = workloadOf(tensor.view());
                workload.given = {scale, 3};
                REQUIRE(backend.prepare(workload).ok());
                checkAgainstOracle(backend, workload, tensor.view());
            }
        }
    }
}

TEST_CASE("given zero points of any size")
{
    const Tensor tensor = makeTensor(Data::Special, DType::F32, {3, 517});
    for (const CpuIsa isa : isas()) {
        CpuBackend backend(optionsFor(isa, 2));
        for (const std::int32_t zeroPoint :
             {-128, 127, 7, -3, 1 << 14, (1 << 14) + 1, -(1 << 14), -(1 << 14) - 1, 1 << 22, -(1 << 22),
              std::numeric_limits<std::int32_t>::max(), std::numeric_limits<std::int32_t>::min()}) {
            CAPTURE(zeroPoint);
            Workload workload = workloadOf(tensor.view());
            workload.given = {0.02f, zeroPoint};
            REQUIRE(backend.prepare(workload).ok());
            checkAgainstOracle(backend, workload, tensor.view());
        }
    }
}

TEST_CASE("streaming stores to targets of any alignment write what ordinary ones do, and nothing else")
{
    const Tensor tensor = makeTensor(Data::Normal, DType::F16, {1, 1000});
    const ElementRule rule = elementRule(*parseScheme("fp8-e4m3-tensor-static"), {0.01f, 100.0f, 0, false});
    for (const CpuIsa isa : isas()) {
        const CpuKernels& kernels = kernelsFor(isa);
        CAPTURE(kernels.name);
        for (std::size_t offset = 0; offset < 70; ++offset) {
            for (const std::int64_t n : {1, 15, 63, 64, 65, 200, 777}) {
                std::vector<std::uint8_t> plain(1200, 0xee), streamed(1200, 0xee);
                kernels.quantize(rule, DType::F16, tensor.bytes.data() + 2, n, plain.data() + offset, false);
                kernels.quantize(rule, DType::F16, tensor.bytes.data() + 2, n, streamed.data() + offset, true);
                CHECK(plain == streamed);
                CHECK(plain[offset + static_cast<std::size_t>(n)] == 0xee);
            }
        }
    }
}

TEST_CASE("the ceiling kernels read everything and write just the output")
{
    const Tensor tensor = makeTensor(Data::Normal, DType::F16, {3, 1031});
    for (const CpuIsa isa : isas()) {
        const CpuKernels& kernels = kernelsFor(isa);
        for (const bool stream : {false, true}) {
            PageBuffer page(8192);
            std::memset(page.data(), 0xee, 8192);
            kernels.move(2, 1, tensor.bytes.data(), 3 * 1031, page.data(), stream);
            CHECK(page.data()[3 * 1031] == 0xee);
            CHECK(page.data()[3 * 1031 - 1] == (tensor.bytes[6184] | tensor.bytes[6185]));
            kernels.move(2, 2, tensor.bytes.data(), 3 * 1031, page.data(), stream);
            CHECK(std::memcmp(page.data(), tensor.bytes.data(), tensor.bytes.size()) == 0);
            CHECK(page.data()[tensor.bytes.size()] == 0xee);
        }
    }
}

TEST_CASE("reshape takes any prefix, quickly, cold and hot")
{
    const std::int64_t capacity = 1 << 20;
    const Tensor tensor = makeTensor(Data::Normal, DType::F16, {256, 4096});
    for (const bool cold : {true, false}) {
        CpuOptions options = optionsFor(CpuIsa::Avx512);
        options.lastLevelCache = Bytes{2 << 20};
        CpuBackend backend(options);
        const Workload workload = workloadOf(tensor.view(), cold);
        REQUIRE(backend.prepare(workload).ok());
        for (const Shape shape : {Shape{1, 17}, Shape{100, 4096}, Shape{1, 1}, Shape{256, 4096}, Shape{capacity, 1},
                                  Shape{3, 5137}, Shape{1, capacity}, Shape{17, 8193}}) {
            CAPTURE(shape.text());
            REQUIRE(backend.reshape(shape).ok());
            checkAgainstOracle(backend, workload, tensor.view(shape));
        }
        const auto tooMany = backend.reshape({257, 4096});
        REQUIRE_FALSE(tooMany.ok());
        CHECK(tooMany.error().code == ErrorCode::Usage);
        CHECK_FALSE(backend.reshape({0, 4096}).ok());
        CHECK_FALSE(backend.reshape({std::int64_t{1} << 62, 4}).ok());
        checkAgainstOracle(backend, workload, tensor.view({17, 8193})); // the refused shapes changed nothing
    }
}

TEST_CASE("every cold view holds the input")
{
    const Tensor tensor = makeTensor(Data::Normal, DType::BF16, {8, 1025});
    ThreadPool pool;
    Workload workload = workloadOf(tensor.view(), true);
    CpuViews views(workload, {Bytes{1 << 30}, Bytes{1 << 20}, "L3"});
    REQUIRE(views.allocate(pool));
    for (const Shape shape : {Shape{8, 1025}, Shape{3, 1025}, Shape{1, 7}, Shape{8, 1025}}) {
        CAPTURE(shape.text());
        views.aim(shape, pool);
        const bool tiny = shape.elements() < 100; // its views are padded, so that fewer of them fit
        CHECK(views.count() * shape.elements() * 3 >= (tiny ? 1 << 14 : 2 << 20));
        for (std::int64_t v = 0; v < views.count(); ++v)
            REQUIRE(std::memcmp(views.input(v), tensor.bytes.data(), static_cast<std::size_t>(shape.elements()) * 2) ==
                    0);
    }
}

TEST_CASE("samples: one for each launch, in order, positive")
{
    const Tensor tensor = makeTensor(Data::Normal, DType::F16, {64, 4096});
    for (const int launches : {1, 4}) {
        CpuBackend backend(optionsFor(CpuIsa::Avx512));
        REQUIRE(backend.prepare(workloadOf(tensor.view(), true)).ok());
        REQUIRE(backend.setSampling(3, launches).ok());
        REQUIRE(backend.enqueue(3, 5).ok());
        REQUIRE(backend.enqueue(1, 2).ok());
        CHECK(backend.pending() == 7);
        std::vector<Timing> timings;
        REQUIRE(backend.harvest(timings, true).ok());
        REQUIRE(timings.size() == 7);
        CHECK(backend.pending() == 0);
        CHECK(timings[0].variant == 3);
        CHECK(timings[6].variant == 1);
        for (const Timing& timing : timings)
            CHECK(timing.us > 0.5f);
        CHECK((backend.effective(3).find("mean of 4 launches") != std::string::npos) == (launches == 4));
        CHECK(backend.effective(1).find("mean of") == std::string::npos);
        const auto once = backend.profileOnce(2, "int8");
        REQUIRE(once.ok());
        CHECK(once->us > 0.0f);
        CHECK_FALSE(backend.enqueue(99, 1).ok());
    }
}

TEST_CASE("an interrupt abandons the sample within 50 ms")
{
    const Tensor tensor = makeTensor(Data::Normal, DType::F32, {512, 4096});
    CpuBackend backend(optionsFor(CpuIsa::Avx512));
    const Workload workload = workloadOf(tensor.view());
    REQUIRE(backend.prepare(workload).ok());
    REQUIRE(backend.setSampling(3, 1000).ok()); // a sample takes half a second
    std::atomic<bool> stop{false};
    backend.setInterrupt([&stop] { return stop.load(); });
    std::chrono::steady_clock::time_point asked;
    std::thread user([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        asked = std::chrono::steady_clock::now();
        stop = true;
    });
    CHECK(backend.enqueue(3, 1000).ok());
    const auto returned = std::chrono::steady_clock::now();
    user.join();
    CHECK(returned >= asked);
    CHECK(returned - asked < kPatience * std::chrono::milliseconds(50));
    CHECK(backend.pending() < 1000);
    std::vector<Timing> timings;
    REQUIRE(backend.harvest(timings, true).ok());
    CHECK(backend.enqueue(3, 10).ok()); // still interrupted: nothing runs
    CHECK(backend.pending() == 0);
    CHECK(backend.calibrate({}).error().code == ErrorCode::Interrupted);
    checkAgainstOracle(backend, workload, tensor.view()); // verification is not a sample
    stop = false;
    REQUIRE(backend.setSampling(3, 2).ok());
    REQUIRE(backend.enqueue(3, 2).ok());
    CHECK(backend.pending() == 2);
}

TEST_CASE("what does not fit is refused before allocating, with both numbers")
{
    // An input that begins at a page is read where it lies, and no copy of it is counted: this one does not.
    constexpr std::uintptr_t kPage = 4096;
    const Tensor tensor = makeTensor(Data::Normal, DType::F16, {1026, 1024});
    const auto begin = reinterpret_cast<std::uintptr_t>(tensor.bytes.data());
    const unsigned char* data = tensor.bytes.data() + (begin % kPage == 0 ? 64 : 0);
    CpuOptions options = optionsFor(CpuIsa::Avx512);
    options.availableMemory = Bytes{3 << 20};
    CpuBackend backend(options);
    const Workload workload = workloadOf({DType::F16, {1024, 1024}, data});
    const Bytes needed = backend.memoryNeeded(workload);
    CHECK(needed.value > 4u << 20); // 2 MiB in, 2 MiB out, scales
    CHECK(needed.value < 6u << 20);
    const auto refused = backend.prepare(workload);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == ErrorCode::Memory);
    CHECK(refused.error().message.english().find(formatBytes(needed)) != std::string::npos);
    CHECK(refused.error().message.english().find("3.00 MiB") != std::string::npos);
    CHECK_FALSE(refused.error().hint.empty());
    CHECK_FALSE(backend.enqueue(0, 1).ok());

    // A size far beyond any machine is only looked at, never touched.
    Workload absurd = workload;
    absurd.input.shape = {1 << 20, 1 << 20};
    absurd.capacity = 0;
    CpuBackend real;
    const auto alsoRefused = real.prepare(absurd);
    REQUIRE_FALSE(alsoRefused.ok());
    CHECK(alsoRefused.error().code == ErrorCode::Memory);

    options.availableMemory = needed;
    CpuBackend exact(options);
    CHECK(exact.prepare(workload).ok());
}

TEST_CASE("a refused preparation leaves the one before in place")
{
    const Tensor tensor = makeTensor(Data::Normal, DType::F16, {16, 64});
    CpuBackend backend(optionsFor(CpuIsa::Avx512));
    const Workload workload = workloadOf(tensor.view());
    REQUIRE(backend.prepare(workload).ok());
    Workload absurd = workload;
    absurd.input.shape = {1 << 20, 1 << 20};
    CHECK_FALSE(backend.prepare(absurd).ok());
    Workload wrong = workload;
    wrong.input.dtype = DType::F64;
    CHECK_FALSE(backend.prepare(wrong).ok());
    wrong.input = {DType::F16, {0, 64}, tensor.bytes.data()};
    CHECK_FALSE(backend.prepare(wrong).ok());
    checkAgainstOracle(backend, workload, tensor.view());
}

TEST_CASE("the cache request is answered in words")
{
    const Tensor tensor = makeTensor(Data::Normal, DType::F16, {16, 4096});
    CpuOptions options = optionsFor(CpuIsa::Avx512);
    options.lastLevelCache = Bytes{4 << 20};
    CpuBackend backend(options);
    CHECK(backend.cacheEffective().empty());
    REQUIRE(backend.prepare(workloadOf(tensor.view(), true)).ok());
    CHECK(backend.cacheEffective().english().rfind("cold: 64 buffers, 12.0 MiB, 3.0 × ", 0) == 0);
    REQUIRE(backend.prepare(workloadOf(tensor.view(), false)).ok());
    CHECK(backend.cacheEffective().english().rfind("hot: 1 buffer, ", 0) == 0);
    options.availableMemory = Bytes{8 << 20}; // a quarter of it holds eight views
    CpuBackend small(options);
    REQUIRE(small.prepare(workloadOf(tensor.view(), true)).ok());
    CHECK(small.cacheEffective().english().rfind("cold: 8 buffers, ", 0) == 0);
    CHECK(small.cacheEffective().english().find("partly warm") != std::string::npos);
}

TEST_CASE("ceilings are not slower than the modes that have their traffic")
{
    const Tensor tensor = makeTensor(Data::Normal, DType::F16, {1024, 4096});
    CpuBackend backend;
    Workload workload = workloadOf(tensor.view(), true);
    workload.variants.resize(byteSchemes().size());
    workload.variants.push_back(KernelVariant::ceilingFor(1));
    workload.variants.push_back(KernelVariant::ceilingFor(2));
    REQUIRE(backend.prepare(workload).ok());
    const auto count = static_cast<int>(workload.variants.size());
    for (int v = 0; v < count; ++v)
        REQUIRE(backend.setSampling(v, 1).ok());
    std::vector<std::vector<float>> times(workload.variants.size());
    for (int round = 0; round < 31; ++round)
        for (int v = 0; v < count; ++v) {
            std::vector<Timing> timings;
            REQUIRE(backend.enqueue(v, 1).ok());
            REQUIRE(backend.harvest(timings, true).ok());
            times[static_cast<std::size_t>(v)].push_back(timings.front().us);
        }
    // The fastest of many: a machine shared with others, or a sanitizer, disturbs the rest.
    const auto best = [&times](std::size_t v) { return *std::min_element(times[v].begin(), times[v].end()); };
    const std::size_t modes = byteSchemes().size();
    for (std::size_t v = 0; v < times.size(); ++v) {
        const int outBytes = v == 0 || v == modes + 1 ? 2 : 1;
        const std::string name = v >= modes ? "ceiling" : schemeName(workload.variants[v].scheme);
        const double bytes = static_cast<double>(tensor.shape.elements()) * (2 + outBytes);
        const float ceiling = best(outBytes == 2 ? modes + 1 : modes);
        CAPTURE(name);
        CHECK(ceiling <= best(v) * 1.5f);
        MESSAGE(name, " ", outBytes, ": ", formatFixed(bytes / best(v) * 1e-3, 1), " GB/s, ",
                formatFixed(100.0 * ceiling / best(v), 0), "% of the ceiling");
    }
}

TEST_CASE("the pool runs every chunk once, also with more threads than processors")
{
    for (const int threads : {1, 2, 7}) {
        ThreadPool pool(threads);
        CHECK(pool.threads() == threads);
        for (int round = 0; round < 300; ++round) {
            std::vector<std::atomic<int>> done(static_cast<std::size_t>(1 + round % 40));
            CHECK(pool.run(static_cast<std::int64_t>(done.size()), threads,
                           [&](std::int64_t chunk, int) { ++done[static_cast<std::size_t>(chunk)]; }));
            CHECK(std::all_of(done.begin(), done.end(), [](const std::atomic<int>& n) { return n == 1; }));
            if (round % 100 == 99) std::this_thread::sleep_for(std::chrono::milliseconds(2)); // workers fall asleep
        }
    }
}

TEST_CASE("what the device is")
{
    CpuBackend backend;
    const DeviceInfo info = backend.info();
    CHECK(info.backend == BackendChoice::Cpu);
    CHECK_FALSE(info.name.empty());
    CHECK(info.detail.find(kernelsFor(chosenIsa()).name) != std::string::npos);
    CHECK(info.totalMemory.value > 0);
    CHECK(info.freeMemory.value > 0);
    CHECK(info.freeMemory <= info.totalMemory);
    CHECK(info.cacheBytes.value >= 1u << 18);
}
