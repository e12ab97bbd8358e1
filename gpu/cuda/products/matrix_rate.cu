// SPDX-License-Identifier: GPL-3.0-or-later
// Rates of dense matrix products by element type, as cuBLASLt reaches them: the ceiling of what computes. A product of
// 8192³ draws so much power that the clock drops, a smaller one leaves more of the device idle in its last wave of
// tiles: the better one counts.
#include "gpu/cuda/products/lt_product.cuh"
#include "gpu/cuda/products/operand_matrix.cuh"
#include "gpu/cuda/sampling/bench.cuh"

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace qs::cuda {

namespace {

struct MatrixType
{
    const char* name;
    cudaDataType_t in, out, scale;
    cublasComputeType_t compute;
};
constexpr MatrixType kTypes[] = {
    {"f32", CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUBLAS_COMPUTE_32F},
    {"tf32", CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUBLAS_COMPUTE_32F_FAST_TF32},
    {"f16", CUDA_R_16F, CUDA_R_16F, CUDA_R_32F, CUBLAS_COMPUTE_32F},
    {"bf16", CUDA_R_16BF, CUDA_R_16BF, CUDA_R_32F, CUBLAS_COMPUTE_32F},
    {"fp8-e4m3", CUDA_R_8F_E4M3, CUDA_R_16BF, CUDA_R_32F, CUBLAS_COMPUTE_32F},
    {"int8", CUDA_R_8I, CUDA_R_32I, CUDA_R_32I, CUBLAS_COMPUTE_32I},
};
static_assert(std::size(kTypes) <= QsCudaMaxRates);

constexpr double kSizeBudgetUs = 60'000; ///< for the samples of one size of one type
constexpr double kRateSampleUs =
    2000; ///< of several launches, so that what the timer adds around them counts for little
constexpr LtSearch kSearch = {12, 200}; ///< the calibration of all types should take no longer than some seconds
/// Before the samples of a product: at its power limit a device is slower than what is measured against it may be for a
/// while.
constexpr std::chrono::milliseconds kRest{150};
constexpr float kInt8Factor =
    42.0f; ///< as the lab's INT8 operands: what the bits are decides what power a product draws

/// D = A·Bᵀ of n × n matrices: the layout that every type supports.
LtShape shapeOf(const MatrixType& type, std::int64_t n)
{
    LtShape s;
    s.m = s.n = s.k = n;
    s.a = s.b = type.in;
    s.d = type.out;
    s.compute = type.compute;
    s.scale = type.scale;
    s.transposedB = true;
    return s;
}

/// Operands of all types up to `most` × `most`.
struct Operands
{
    DeviceMemory a, b, d;
    explicit Operands(std::int64_t most) : a(4 * most * most), b(4 * most * most), d(4 * most * most) {}
};

/// The two largest sizes that fit, in ascending order: the smaller one is timed before the larger has warmed the device
/// up. None or one where memory is short.
std::vector<std::int64_t> sizesThatFit()
{
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), Message::mark("asking for free memory"));
    std::vector<std::int64_t> sizes;
    for (const std::int64_t n : {2048, 4096, 8192})
        if (12 * n * n + 4 * LtSession::kWorkspaceBytes < static_cast<std::int64_t>(free)) sizes.push_back(n);
    if (sizes.size() > 2) sizes.erase(sizes.begin(), sizes.end() - 2);
    return sizes;
}

/// Time of a product of n × n matrices in microseconds, with the fastest of the recommended algorithms and in the best
/// sample.
double timeProduct(const Bench& bench, const LtSession& session, const Operands& o, const MatrixType& type,
                   std::int64_t n)
{
    const float factor = type.in == CUDA_R_8I ? kInt8Factor : 1.0f;
    fillMatrix(type.in, {o.a.data(), n, n, n, 0, factor}, 0, bench.stream);
    fillMatrix(type.in, {o.b.data(), n, n, n, 1, factor}, 0, bench.stream);
    LtProduct product(session, shapeOf(type, n));
    (void)product.search(o.a.data(), o.b.data(), nullptr, nullptr, o.d.data(), bench.stream, kSearch);
    const auto run = [&] { product.run(o.a.data(), o.b.data(), nullptr, nullptr, o.d.data(), bench.stream); };
    bench.finish();
    std::this_thread::sleep_for(kRest);
    const double once = std::max(medianOf(bench.time(3, false, run)), 1.0);
    const int launches = static_cast<int>(std::clamp(kRateSampleUs / once, 1.0, 64.0));
    const int samples = static_cast<int>(std::clamp(kSizeBudgetUs / (once * launches), 5.0, 25.0));
    const std::vector<double> times = bench.time(samples, false, [&] {
        for (int i = 0; i < launches; ++i)
            run();
    });
    return *std::min_element(times.begin(), times.end()) / launches;
}

QsCudaRate& addRate(QsCudaCalibration& out, const MatrixType& type)
{
    QsCudaRate& rate = out.rates[out.rateCount++];
    copyText(rate.type, type.name);
    return rate;
}

void allMissing(QsCudaCalibration& out, const char* why)
{
    for (const MatrixType& type : kTypes)
        copyText(addRate(out, type).missing, why);
}

void measureTypes(const Bench& bench, const LtSession& session, const std::vector<std::int64_t>& sizes,
                  QsCudaCalibration& out, QsCudaProgress progress, void* user)
{
    const Operands operands(sizes.back());
    for (const MatrixType& type : kTypes) {
        if (progress) progress(user, moduleText(Message::mark("matrix rate, %1"), type.name).c_str());
        QsCudaRate& rate = addRate(out, type);
        try {
            for (const std::int64_t n : sizes) {
                const double us = timeProduct(bench, session, operands, type, n);
                const auto edge = static_cast<double>(n);
                const double tops = us > 0 ? 2.0 * edge * edge * edge / us * 1e-6 : 0.0;
                if (tops <= rate.tops) continue;
                rate.tops = tops;
                rate.size = n;
            }
        } catch (const Failure& failure) {
            if (failure.code == QsCudaDeviceLost) throw;
            bench.finish();
            if (rate.size == 0) copyText(rate.missing, failure.message);
        }
    }
}

} // namespace

void calibrateMatrices(const Bench& bench, QsCudaCalibration& out, QsCudaProgress progress, void* user)
{
    if (progress) progress(user, Message::mark("opening cuBLASLt"));
    const std::vector<std::int64_t> sizes = sizesThatFit();
    if (sizes.empty()) return allMissing(out, Message::mark("not enough device memory for three matrices"));
    try {
        const LtSession session;
        measureTypes(bench, session, sizes, out, progress, user);
    } catch (const Failure& failure) {
        if (failure.code == QsCudaDeviceLost) throw;
        out.rateCount = 0;
        allMissing(out, failure.message);
    }
}

} // namespace qs::cuda
