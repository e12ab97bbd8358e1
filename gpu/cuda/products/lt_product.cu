// SPDX-License-Identifier: GPL-3.0-or-later
// Products by cuBLASLt. The library thinks in columns: D[m,n] by rows is its n × m matrix, so B comes first and A
// second.
#include "gpu/cuda/products/lt_product.cuh"

#include "gpu/cuda/sampling/graph_rotation.cuh"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace qs::cuda {

namespace {

void checkLt(int status, const char* what)
{
    if (status != 0)
        throw Failure::make(QsCudaDeviceError, "", Message::mark("cuBLASLt failed while %1 (status %2)."), what,
                            status);
}

constexpr int bytesOfType(cudaDataType_t type)
{
    switch (type) {
    case CUDA_R_32F:
    case CUDA_R_32I:
        return 4;
    case CUDA_R_16F:
    case CUDA_R_16BF:
        return 2;
    default:
        return 1;
    }
}

constexpr bool hasBias(cublasLtEpilogue_t epilogue)
{
    return epilogue == CUBLASLT_EPILOGUE_BIAS || epilogue == CUBLASLT_EPILOGUE_GELU_BIAS;
}

/// A struct with a name of its own: nvcc 13.0 fails on a std::vector of one that only a typedef names.
struct Heuristic : cublasLtMatmulHeuristicResult_t
{};
static_assert(sizeof(Heuristic) == sizeof(cublasLtMatmulHeuristicResult_t));

/// A descriptor with the function that ends it.
template <typename Object> struct Descriptor
{
    Object object = nullptr;
    cublasStatus_t (*destroy)(Object) = nullptr;

    explicit Descriptor(cublasStatus_t (*end)(Object)) : destroy(end) {}
    ~Descriptor()
    {
        if (object) destroy(object);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
};

/// One row-major matrix of a batch.
struct Matrix
{
    std::int64_t rows = 0, columns = 0, pitch = 0, stride = 0;
    cudaDataType_t type = CUDA_R_16F;
    LtScales scales = {};
    /// From its first to behind its last element, all of the batch; or to behind its scales.
    std::int64_t bytes(int batch) const
    {
        if (scales.count > 0) return scales.bytes();
        return ((batch - 1) * stride + (rows - 1) * pitch + columns) * bytesOfType(type);
    }
};

Matrix matrixA(const LtShape& s)
{
    const std::int64_t rows = s.transposedA ? s.k : s.m, columns = s.transposedA ? s.m : s.k;
    return {rows,      columns, s.lda ? s.lda : columns,
            s.strideA, s.a,     s.blockScales ? LtScales::ofA(s.m, s.k) : LtScales{}};
}
Matrix matrixB(const LtShape& s)
{
    const std::int64_t rows = s.transposedB ? s.n : s.k, columns = s.transposedB ? s.k : s.n;
    return {rows,      columns, s.ldb ? s.ldb : columns,
            s.strideB, s.b,     s.blockScales ? LtScales::ofB(s.n, s.k) : LtScales{}};
}
Matrix matrixD(const LtShape& s) { return {s.m, s.n, s.ldd ? s.ldd : s.n, s.strideD, s.d}; }

/// The tiles that have a number below 36, as cublasLt.h numbers them.
constexpr const char* kTiles[] = {"any",     "8×8",    "8×16",   "16×8",   "8×32",    "16×16",   "32×8",    "8×64",
                                  "16×32",   "32×16",  "64×8",   "32×32",  "32×64",   "64×32",   "32×128",  "64×64",
                                  "128×32",  "64×128", "128×64", "64×256", "128×128", "256×64",  "64×512",  "128×256",
                                  "256×128", "512×64", "64×96",  "96×64",  "96×128",  "128×160", "160×128", "192×128",
                                  "128×192", "128×96", "32×256", "256×32"};
static_assert(std::size(kTiles) == CUBLASLT_MATMUL_TILE_256x32 + 1);

/// Operands in turn: those given and, where they would stay in the cache, copies.
class OperandSets
{
public:
    struct Set
    {
        const void *a, *b;
        void* d;
    };
    static constexpr int kMost = 64;

    OperandSets(const LtShape& shape, const Set& given, cudaStream_t stream) : m_sets{given}
    {
        const std::int64_t a = matrixA(shape).bytes(shape.batch), b = matrixB(shape).bytes(shape.batch);
        const std::int64_t stride = aligned(a) + aligned(b) + aligned(matrixD(shape).bytes(shape.batch));
        const int copies = copiesOf(stride);
        if (copies == 0) return;
        m_memory = DeviceMemory(copies * stride);
        for (int i = 0; i < copies; ++i) {
            std::uint8_t* const at = m_memory.data() + i * stride;
            check(cudaMemcpyAsync(at, given.a, static_cast<std::size_t>(a), cudaMemcpyDeviceToDevice, stream),
                  Message::mark("copying operands"));
            check(cudaMemcpyAsync(at + aligned(a), given.b, static_cast<std::size_t>(b), cudaMemcpyDeviceToDevice,
                                  stream),
                  Message::mark("copying operands"));
            m_sets.push_back({at, at + aligned(a), at + aligned(a) + aligned(b)});
        }
    }
    int count() const { return static_cast<int>(m_sets.size()); }
    const Set& operator[](int i) const { return m_sets[static_cast<std::size_t>(i)]; }

private:
    static std::int64_t aligned(std::int64_t bytes) { return (bytes + 511) / 256 * 256; }
    /// Enough that all are twice the cache, or what a quarter of the free memory holds.
    static int copiesOf(std::int64_t stride)
    {
        int device = 0, cache = 0;
        std::size_t free = 0, total = 0;
        check(cudaGetDevice(&device), Message::mark("asking for the device"));
        check(cudaDeviceGetAttribute(&cache, cudaDevAttrL2CacheSize, device),
              Message::mark("asking for the cache's size"));
        check(cudaMemGetInfo(&free, &total), Message::mark("asking for free memory"));
        const std::int64_t wanted = std::min<std::int64_t>((2 * std::int64_t{cache} + stride - 1) / stride, kMost) - 1;
        return static_cast<int>(std::clamp<std::int64_t>(wanted, 0, static_cast<std::int64_t>(free / 4) / stride));
    }

    std::vector<Set> m_sets;
    DeviceMemory m_memory;
};

} // namespace

LtSession::LtSession()
{
    if (!m_lt.isOpen())
        throw Failure::make(QsCudaDeviceError,
                            Message::mark("Install the CUDA Toolkit, or set CUDA_PATH to where it is."),
                            Message::mark("cuBLASLt (libcublasLt.so.13 or .12) was not found."));
    checkLt(m_lt.create(&m_handle), Message::mark("starting"));
}

LtSession::~LtSession() { m_lt.destroy(m_handle); }

struct LtProduct::State
{
    const LtSession& session;
    LtShape shape;
    Descriptor<cublasLtMatmulDesc_t> desc;
    Descriptor<cublasLtMatrixLayout_t> first, second, out; ///< first: our B, second: our A
    std::vector<Heuristic> choices;
    std::size_t best = 0;
    std::size_t timed = 0; ///< algorithms that search() compared

    State(const LtSession& s, const LtShape& wanted)
        : session(s), shape(wanted), desc(s.lt().descDestroy), first(s.lt().layoutDestroy),
          second(s.lt().layoutDestroy), out(s.lt().layoutDestroy)
    {
        describe();
        recommend(1);
    }
    void describe();
    void describe(Descriptor<cublasLtMatrixLayout_t>& layout, const Matrix& matrix) const;
    void describeScales() const;
    void setScales(const void* a, const void* b) const;
    void recommend(int count);
    int run(const Heuristic& choice, const void* a, const void* b, const void* bias, const void* c, void* d,
            cudaStream_t stream) const;
    template <typename T> void set(cublasLtMatmulDescAttributes_t attribute, T value) const
    {
        checkLt(session.lt().descSet(desc.object, attribute, &value, sizeof value),
                Message::mark("describing a product"));
    }
};

void LtProduct::State::describe()
{
    const CublasLt& lt = session.lt();
    checkLt(lt.descCreate(&desc.object, shape.compute, shape.scale), Message::mark("describing a product"));
    set(CUBLASLT_MATMUL_DESC_TRANSA, cublasOperation_t{shape.transposedB ? CUBLAS_OP_T : CUBLAS_OP_N});
    set(CUBLASLT_MATMUL_DESC_TRANSB, cublasOperation_t{shape.transposedA ? CUBLAS_OP_T : CUBLAS_OP_N});
    if (shape.blockScales)
        describeScales();
    else if (shape.a == CUDA_R_8F_E4M3 && shape.fastSums)
        set(CUBLASLT_MATMUL_DESC_FAST_ACCUM, std::int8_t{1});
    if (shape.epilogue != CUBLASLT_EPILOGUE_DEFAULT) set(CUBLASLT_MATMUL_DESC_EPILOGUE, shape.epilogue);
    if (hasBias(shape.epilogue)) set(CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, shape.d);
    describe(first, matrixB(shape));
    describe(second, matrixA(shape));
    describe(out, matrixD(shape));
}

/// Sums of 128 products are added in FP32, whatever fastSums says: each has its scale.
void LtProduct::State::describeScales() const
{
#if CUBLAS_VERSION >= 120900
    set(CUBLASLT_MATMUL_DESC_A_SCALE_MODE, cublasLtMatmulMatrixScale_t{CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F});
    set(CUBLASLT_MATMUL_DESC_B_SCALE_MODE, cublasLtMatmulMatrixScale_t{CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F});
#endif
    // Algorithms are recommended where there are scales, before there are any; addresses are not looked at but for
    // their alignment.
    setScales(reinterpret_cast<const void*>(std::uintptr_t{256}), reinterpret_cast<const void*>(std::uintptr_t{256}));
}

void LtProduct::State::setScales(const void* a, const void* b) const
{
    set(CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, b);
    set(CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, a);
}

void LtProduct::State::describe(Descriptor<cublasLtMatrixLayout_t>& layout, const Matrix& matrix) const
{
    const CublasLt& lt = session.lt();
    checkLt(lt.layoutCreate(&layout.object, matrix.type, static_cast<std::uint64_t>(matrix.columns),
                            static_cast<std::uint64_t>(matrix.rows), matrix.pitch),
            Message::mark("describing a matrix"));
    if (shape.batch == 1) return;
    const std::int32_t count = shape.batch;
    checkLt(lt.layoutSet(layout.object, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &count, sizeof count),
            Message::mark("describing a batch"));
    checkLt(
        lt.layoutSet(layout.object, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &matrix.stride, sizeof matrix.stride),
        Message::mark("describing a batch"));
}

void LtProduct::State::recommend(int count)
{
    const CublasLt& lt = session.lt();
    Descriptor<cublasLtMatmulPreference_t> preference(lt.preferenceDestroy);
    checkLt(lt.preferenceCreate(&preference.object), Message::mark("choosing an algorithm"));
    const auto room = static_cast<std::uint64_t>(LtSession::kWorkspaceBytes);
    checkLt(lt.preferenceSet(preference.object, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &room, sizeof room),
            Message::mark("choosing an algorithm"));
    for (const auto which : {CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
                             CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES})
        checkLt(lt.preferenceSet(preference.object, which, &shape.alignment, sizeof shape.alignment),
                Message::mark("choosing an algorithm"));
    choices.assign(static_cast<std::size_t>(count), {});
    int found = 0;
    const int status = lt.heuristic(session.handle(), desc.object, first.object, second.object, out.object, out.object,
                                    preference.object, count, choices.data(), &found);
    choices.resize(status == 0 ? static_cast<std::size_t>(found) : 0);
    std::erase_if(choices, [](const Heuristic& h) { return h.state != CUBLAS_STATUS_SUCCESS; });
    best = 0;
    if (choices.empty())
        throw Failure::make(
            QsCudaDeviceError, "",
            Message::mark(
                "cuBLASLt has no algorithm for a product of %1 × %2 × %3 in these types on this device (status %4)."),
            shape.m, shape.n, shape.k, status);
}

int LtProduct::State::run(const Heuristic& choice, const void* a, const void* b, const void* bias, const void* c,
                          void* d, cudaStream_t stream) const
{
    if (hasBias(shape.epilogue)) set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, bias);
    if (shape.blockScales)
        setScales(static_cast<const std::uint8_t*>(a) + LtScales::ofA(shape.m, shape.k).offset,
                  static_cast<const std::uint8_t*>(b) + LtScales::ofB(shape.n, shape.k).offset);
    const auto alphaI = static_cast<std::int32_t>(shape.alpha), betaI = static_cast<std::int32_t>(shape.beta);
    const bool whole = shape.scale == CUDA_R_32I;
    return session.lt().matmul(
        session.handle(), desc.object, whole ? static_cast<const void*>(&alphaI) : &shape.alpha, b, first.object, a,
        second.object, whole ? static_cast<const void*>(&betaI) : &shape.beta, shape.beta != 0 ? c : d, out.object, d,
        out.object, &choice.algo, session.workspace(), static_cast<std::size_t>(LtSession::kWorkspaceBytes), stream);
}

LtProduct::LtProduct(const LtSession& session, const LtShape& shape) : m_state(std::make_unique<State>(session, shape))
{}
LtProduct::~LtProduct() = default;
LtProduct::LtProduct(LtProduct&&) noexcept = default;

namespace {

/// An algorithm that runs, as a graph of launches on operands in turn.
struct Candidate
{
    std::size_t choice = 0;
    GraphRotation graph;
    double us = 0; ///< of one launch

    void time(cudaStream_t stream, int replays) { us = graph.medianUs(replays, stream) / graph.launches(); }
};

constexpr int kReplays = 3, kFinalReplays = 9, kFinalists = 4;
constexpr double kSampleUs = 500;

/// So many launches that a sample lasts kSampleUs, and each set of operands has the same number of turns.
int launchesFor(double us, int sets)
{
    const double rounds = kSampleUs / std::max(us, 1.0) / sets;
    return sets * static_cast<int>(std::clamp(rounds, 1.0, 64.0 / sets));
}

} // namespace

double LtProduct::search(const void* a, const void* b, const void* bias, const void* c, void* d, cudaStream_t stream,
                         const LtSearch& limits)
{
    const auto start = std::chrono::steady_clock::now();
    const auto elapsedMs = [&] {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    };
    State& s = *m_state;
    s.recommend(limits.algorithms);
    const OperandSets sets(s.shape, {a, b, d}, stream);
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < s.choices.size() && (candidates.empty() || elapsedMs() < limits.budgetMs); ++i) {
        const auto run = [&](int set) {
            return s.run(s.choices[i], sets[set].a, sets[set].b, bias, c, sets[set].d, stream);
        };
        if (run(0) != 0) continue; // loads its kernel
        const auto record = [&](int set) { checkLt(run(set), Message::mark("recording a product")); };
        const int launches = launchesFor(GraphRotation(1, 1, stream, record).medianUs(1, stream), sets.count());
        Candidate candidate{i, GraphRotation(launches, sets.count(), stream, record)};
        candidate.time(stream, kReplays);
        candidates.push_back(std::move(candidate));
    }
    if (candidates.empty())
        throw Failure::make(QsCudaDeviceError, "",
                            Message::mark("None of the %1 algorithms that cuBLASLt recommends runs on this device."),
                            static_cast<int>(s.choices.size()));
    const auto faster = [](const Candidate& x, const Candidate& y) { return x.us < y.us; };
    std::sort(candidates.begin(), candidates.end(), faster);
    s.timed = candidates.size();
    if (candidates.size() > kFinalists) candidates.erase(candidates.begin() + kFinalists, candidates.end());
    if (elapsedMs() < limits.budgetMs)
        for (Candidate& candidate : candidates)
            candidate.time(stream, kFinalReplays);
    s.best = std::min_element(candidates.begin(), candidates.end(), faster)->choice;
    return elapsedMs();
}

void LtProduct::run(const void* a, const void* b, const void* bias, const void* c, void* d, cudaStream_t stream) const
{
    checkLt(m_state->run(m_state->choices[m_state->best], a, b, bias, c, d, stream), Message::mark("multiplying"));
}

std::string LtProduct::text() const
{
    const State& s = *m_state;
    const auto config = [&](cublasLtMatmulAlgoConfigAttributes_t attribute) {
        std::int32_t value = 0;
        std::size_t written = 0;
        return s.session.lt().configGet(&s.choices[s.best].algo, attribute, &value, sizeof value, &written) == 0 ? value
                                                                                                                 : 0;
    };
    const std::int32_t tile = config(CUBLASLT_ALGO_CONFIG_TILE_ID), split = config(CUBLASLT_ALGO_CONFIG_SPLITK_NUM);
    std::string text = "cuBLASLt algorithm " + std::to_string(config(CUBLASLT_ALGO_CONFIG_ID)) + " (tile ";
    text += tile >= 0 && tile < static_cast<std::int32_t>(std::size(kTiles)) ? kTiles[tile]
                                                                             : "number " + std::to_string(tile);
    text += ", stages number " + std::to_string(config(CUBLASLT_ALGO_CONFIG_STAGES_ID));
    if (split > 1) text += ", k split by " + std::to_string(split);
    text += ")";
    return s.timed > 0 ? text + ", best of " + std::to_string(s.timed) : text + ", the first recommended";
}

} // namespace qs::cuda
