// SPDX-License-Identifier: GPL-3.0-or-later
// Rates of dense matrix products by element type, as cuBLASLt reaches them: the ceiling of what computes.
#include "gpu/cuda/bench.cuh"
#include "gpu/cuda/cublas_lt.cuh"
#include "gpu/cuda/device_memory.cuh"

#include <array>
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

constexpr std::int64_t kWorkspace = std::int64_t{64} << 20;
constexpr int kAlgorithms = 4; ///< of those that the library recommends
constexpr double kTypeBudgetUs = 120'000;

void checkLt(int status, const char* what)
{
    if (status != 0) throw Failure::make(QsCudaDeviceError, "", "cuBLASLt failed while %s (status %d)", what, status);
}

/// A descriptor with the function that ends it.
struct Owned
{
    CublasLt::Object object = nullptr;
    int (*destroy)(CublasLt::Object) = nullptr;

    explicit Owned(int (*end)(CublasLt::Object)) : destroy(end) {}
    ~Owned()
    {
        if (object) destroy(object);
    }
    Owned(const Owned&) = delete;
    Owned& operator=(const Owned&) = delete;
};

/// D = A·B of n × n matrices, columns first, A transposed: the layout that every type supports.
class Product
{
public:
    Product(const CublasLt& lt, CublasLt::Handle handle, const MatrixType& type, std::int64_t n)
        : m_lt(lt), m_handle(handle), m_type(type), m_desc(lt.descDestroy), m_in(lt.layoutDestroy),
          m_out(lt.layoutDestroy)
    {
        checkLt(lt.descCreate(&m_desc.object, type.compute, type.scale), "describing a product");
        set(CublasLt::kDescTransA, std::int32_t{CublasLt::kTransposed});
        set(CublasLt::kDescTransB, std::int32_t{CublasLt::kNotTransposed});
        if (type.in == CUDA_R_8F_E4M3) set(CublasLt::kDescFastAccumulation, std::int8_t{1});
        const auto size = static_cast<std::uint64_t>(n);
        checkLt(lt.layoutCreate(&m_in.object, type.in, size, size, n), "describing a matrix");
        checkLt(lt.layoutCreate(&m_out.object, type.out, size, size, n), "describing a matrix");
    }

    /// What the library recommends, best first; empty: it has nothing for this type here.
    std::vector<CublasLt::Heuristic> algorithms() const
    {
        Owned preference(m_lt.preferenceDestroy);
        checkLt(m_lt.preferenceCreate(&preference.object), "choosing an algorithm");
        const auto room = static_cast<std::uint64_t>(kWorkspace);
        checkLt(m_lt.preferenceSet(preference.object, CublasLt::kPreferenceWorkspace, &room, sizeof room),
                "choosing an algorithm");
        std::vector<CublasLt::Heuristic> found(kAlgorithms);
        int count = 0;
        const int status = m_lt.heuristic(m_handle, m_desc.object, m_in.object, m_in.object, m_out.object, m_out.object,
                                          preference.object, kAlgorithms, found.data(), &count);
        found.resize(status == 0 ? static_cast<std::size_t>(count) : 0);
        std::erase_if(found, [](const CublasLt::Heuristic& h) { return h.status != 0; });
        return found;
    }

    /// Queues the product; status of the library.
    int run(const CublasLt::Heuristic& choice, const void* a, const void* b, void* d, void* workspace,
            cudaStream_t stream) const
    {
        const float oneF = 1.0f, zeroF = 0.0f;
        const std::int32_t oneI = 1, zeroI = 0;
        const bool whole = m_type.scale == CUDA_R_32I;
        return m_lt.matmul(m_handle, m_desc.object, whole ? static_cast<const void*>(&oneI) : &oneF, a, m_in.object, b,
                           m_in.object, whole ? static_cast<const void*>(&zeroI) : &zeroF, d, m_out.object, d,
                           m_out.object, &choice.algorithm, workspace, static_cast<std::size_t>(kWorkspace), stream);
    }

private:
    template <typename T> void set(int attribute, T value) const
    {
        checkLt(m_lt.descSet(m_desc.object, attribute, &value, sizeof value), "describing a product");
    }

    const CublasLt& m_lt;
    CublasLt::Handle m_handle;
    const MatrixType& m_type;
    Owned m_desc, m_in, m_out;
};

/// Operands for all types of n × n.
struct Operands
{
    std::int64_t n;
    DeviceMemory a, b, d, workspace;
    explicit Operands(std::int64_t size) : n(size), a(4 * n * n), b(4 * n * n), d(4 * n * n), workspace(kWorkspace) {}
};

/// The largest size that fits: 0 where none does.
std::int64_t sizeThatFits()
{
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), "asking for free memory");
    for (const std::int64_t n : {8192, 4096, 2048})
        if (12 * n * n + 4 * kWorkspace < static_cast<std::int64_t>(free)) return n;
    return 0;
}

/// Median time of a product in microseconds with the best of the recommended algorithms.
double timeProduct(const Bench& bench, const Product& product, const Operands& o, const MatrixType& type)
{
    launchFill(type.in, o.a.data(), o.n * o.n, 2, bench.stream);
    launchFill(type.in, o.b.data(), o.n * o.n, 3, bench.stream);
    const auto run = [&](const CublasLt::Heuristic& choice) {
        return product.run(choice, o.a.data(), o.b.data(), o.d.data(), o.workspace.data(), bench.stream);
    };
    const CublasLt::Heuristic* best = nullptr;
    double bestUs = 0;
    int status = 0;
    const std::vector<CublasLt::Heuristic> choices = product.algorithms();
    for (const CublasLt::Heuristic& choice : choices) {
        status = run(choice); // loads its kernel
        bench.finish();
        if (status != 0) continue;
        const double us = medianOf(bench.time(2, false, [&] { (void)run(choice); }));
        if (!best || us < bestUs) {
            best = &choice;
            bestUs = us;
        }
    }
    if (!best)
        throw Failure::make(QsCudaDeviceError, "", "cuBLASLt has no algorithm for it on this device (%d found, status %d)",
                            static_cast<int>(choices.size()), status);
    const int samples = static_cast<int>(std::clamp(kTypeBudgetUs / std::max(bestUs, 1.0), 11.0, 25.0));
    return medianOf(bench.time(samples, false, [&] { checkLt(run(*best), "multiplying"); }));
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

/// The library's handle.
struct Session
{
    const CublasLt& lt;
    CublasLt::Handle handle = nullptr;
    explicit Session(const CublasLt& library) : lt(library) { checkLt(lt.create(&handle), "starting"); }
    ~Session() { lt.destroy(handle); }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
};

void measureTypes(const Bench& bench, const CublasLt& lt, const Operands& operands, QsCudaCalibration& out,
                  QsCudaProgress progress, void* user)
{
    const Session session(lt);
    for (const MatrixType& type : kTypes) {
        if (progress) progress(user, (std::string("matrix rate, ") + type.name).c_str());
        QsCudaRate& rate = addRate(out, type);
        try {
            const Product product(lt, session.handle, type, operands.n);
            const double us = timeProduct(bench, product, operands, type);
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
    const CublasLt lt;
    if (!lt.isOpen()) return allMissing(out, "cuBLASLt (libcublasLt.so.13 or .12) was not found");
    const std::int64_t n = sizeThatFits();
    if (n == 0) return allMissing(out, "not enough device memory is free for three matrices");
    try {
        const Operands operands(n);
        measureTypes(bench, lt, operands, out, progress, user);
    } catch (const Failure& failure) {
        if (failure.code == QsCudaDeviceLost) throw;
        out.rateCount = 0;
        allMissing(out, failure.message);
    }
}

} // namespace qs::cuda
