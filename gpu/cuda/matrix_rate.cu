// SPDX-License-Identifier: GPL-3.0-or-later
// Rates of dense matrix products by element type, as cuBLASLt reaches them: the ceiling of what computes.
#include "gpu/cuda/bench.cuh"
#include "gpu/cuda/lt_product.cuh"

#include <algorithm>
#include <string>

namespace qs::cuda {

namespace {

struct MatrixType
{
    const char* name;
    cudaDataType_t in, out, scale;
    int compute;
};
constexpr MatrixType kTypes[] = {
    {"f32", CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CublasLt::kCompute32F},
    {"tf32", CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CublasLt::kComputeFastTf32},
    {"f16", CUDA_R_16F, CUDA_R_16F, CUDA_R_32F, CublasLt::kCompute32F},
    {"bf16", CUDA_R_16BF, CUDA_R_16BF, CUDA_R_32F, CublasLt::kCompute32F},
    {"fp8-e4m3", CUDA_R_8F_E4M3, CUDA_R_16BF, CUDA_R_32F, CublasLt::kCompute32F},
    {"int8", CUDA_R_8I, CUDA_R_32I, CUDA_R_32I, CublasLt::kCompute32I},
};
static_assert(std::size(kTypes) <= QsCudaMaxRates);

constexpr double kTypeBudgetUs = 120'000;
constexpr LtSearch kSearch = {6, 150}; ///< the calibration of all types should not take much longer than a second

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

/// Operands for all types of n × n.
struct Operands
{
    std::int64_t n;
    DeviceMemory a, b, d;
    explicit Operands(std::int64_t size) : n(size), a(4 * n * n), b(4 * n * n), d(4 * n * n) {}
};

/// The largest size that fits: 0 where none does.
std::int64_t sizeThatFits()
{
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), "asking for free memory");
    for (const std::int64_t n : {8192, 4096, 2048})
        if (12 * n * n + 4 * LtSession::kWorkspaceBytes < static_cast<std::int64_t>(free)) return n;
    return 0;
}

/// Median time of a product in microseconds with the fastest of the recommended algorithms.
double timeProduct(const Bench& bench, const LtSession& session, const Operands& o, const MatrixType& type)
{
    launchFill(type.in, o.a.data(), o.n * o.n, 2, bench.stream);
    launchFill(type.in, o.b.data(), o.n * o.n, 3, bench.stream);
    LtProduct product(session, shapeOf(type, o.n));
    (void)product.search(o.a.data(), o.b.data(), nullptr, nullptr, o.d.data(), bench.stream, kSearch);
    const auto run = [&] { product.run(o.a.data(), o.b.data(), nullptr, nullptr, o.d.data(), bench.stream); };
    const double us = medianOf(bench.time(2, false, run));
    const int samples = static_cast<int>(std::clamp(kTypeBudgetUs / std::max(us, 1.0), 11.0, 25.0));
    return medianOf(bench.time(samples, false, run));
}

QsCudaRate& addRate(QsCudaCalibration& out, const MatrixType& type)
{
    QsCudaRate& rate = out.rates[out.rateCount++];
    std::snprintf(rate.type, sizeof rate.type, "%s", type.name);
    return rate;
}

void allMissing(QsCudaCalibration& out, const char* why)
{
    for (const MatrixType& type : kTypes)
        std::snprintf(addRate(out, type).missing, sizeof out.rates[0].missing, "%.180s", why);
}

void measureTypes(const Bench& bench, const LtSession& session, const Operands& operands, QsCudaCalibration& out,
                  QsCudaProgress progress, void* user)
{
    for (const MatrixType& type : kTypes) {
        if (progress) progress(user, (std::string("matrix rate, ") + type.name).c_str());
        QsCudaRate& rate = addRate(out, type);
        try {
            const double us = timeProduct(bench, session, operands, type);
            const auto n = static_cast<double>(operands.n);
            rate.tops = us > 0 ? 2.0 * n * n * n / us * 1e-6 : 0.0;
        } catch (const Failure& failure) {
            if (failure.code == QsCudaDeviceLost) throw;
            bench.finish();
            std::snprintf(rate.missing, sizeof rate.missing, "%.180s", failure.message);
        }
    }
}

} // namespace

void calibrateMatrices(const Bench& bench, QsCudaCalibration& out, QsCudaProgress progress, void* user)
{
    if (progress) progress(user, "opening cuBLASLt");
    const std::int64_t n = sizeThatFits();
    if (n == 0) return allMissing(out, "not enough device memory is free for three matrices");
    try {
        const LtSession session;
        const Operands operands(n);
        measureTypes(bench, session, operands, out, progress, user);
    } catch (const Failure& failure) {
        if (failure.code == QsCudaDeviceLost) throw;
        out.rateCount = 0;
        allMissing(out, failure.message);
    }
}

} // namespace qs::cuda
