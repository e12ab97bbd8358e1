// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/decoder/chain.cuh"
#include "gpu/cuda/decoder/task.cuh"
#include "gpu/cuda/products/lt_product.cuh"
#include "gpu/cuda/weight_only/packed_rows.cuh"
#include "gpu/device/decoder_engine_data.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace qs::cuda {

/// Most rows that our own kernel multiplies with dense 16-bit matrices; beyond, the tensor cores are faster.
inline constexpr int kDenseRows = 1;

/// The type of rows of activations; FP32 for those that are none.
constexpr Type typeOf(DType type)
{
    return type == DType::F16 ? Type::F16 : type == DType::BF16 ? Type::BF16 : Type::F32;
}

/// What the engine runs on.
struct DecoderDevice
{
    int index = 0, major = 0, minor = 0, multiprocessors = 1;
    Type type = Type::F16;        ///< of activations
    std::int64_t sharedBytes = 0; ///< that a block may have
};

/// How weight_only.cuh packs a matrix; none: it has no kernels for it.
std::optional<WeightFormat> packedFormatOf(const DecoderDevice& device, const EngineMatrix& matrix);

/// A matrix in device memory in the form that its kernels want; of several of a layer with one format, one below the
/// other.
struct DecoderStorage
{
    EngineMatrix format; ///< without its parts; out: all rows
    bool packed = false; ///< for weight_only.cuh; then `coded` is empty but for its sizes
    WeightOnlySize size; ///< packed: m does not matter
    CodedMatrix coded;
    RowCodes rowCodes = RowCodes::None; ///< what activations are quantized to
    bool hasZeroPoints = false;
    DeviceMemory codes, scales, zeroPoints, rowFactors, multiplier, order;
    std::vector<float> hostMultiplier;
    std::vector<std::int32_t> hostOrder;

    /// Room for `rows` rows of a matrix's format. paired: the halves are gate and up, which kernels multiply together.
    DecoderStorage(const DecoderDevice& device, const EngineMatrix& matrix, std::int64_t rows, bool mayPack,
                   bool paired, cudaStream_t stream);
    /// Whether a matrix may become some of its rows.
    bool takes(const EngineMatrix& matrix) const;
    /// Copies a matrix to the rows from `firstRow` on, of E4M3Block a multiple of kScaleBlock; waits. `staging` grows
    /// as needed.
    void put(const DecoderDevice& device, const EngineMatrix& matrix, std::int64_t firstRow, DeviceMemory& staging,
             cudaStream_t stream);
    std::int64_t bytes() const
    {
        return codes.bytes() + scales.bytes() + zeroPoints.bytes() + rowFactors.bytes() + multiplier.bytes() +
               order.bytes();
    }
    bool quantizes() const { return rowCodes != RowCodes::None; }
    bool prepares() const { return quantizes() || multiplier.bytes() > 0 || order.bytes() > 0; }

private:
    void makeBlocks(std::int64_t rows, bool quantizedActivations, cudaStream_t stream);
};

/// Products of activations with matrices of every form: few rows by our own kernels, more by cuBLASLt, restored in
/// panels first where it does not take the codes. Without the library everything goes through our own kernels.
class DecoderProducts
{
public:
    void begin(const DecoderDevice& device, std::int64_t mostRows, std::int64_t widest);
    std::int64_t workspaceBytes() const;
    static std::int64_t workspaceBytes(Type type, std::int64_t mostRows, std::int64_t widest);
    /// Room that a storage's products need; once before they are captured.
    void makeRoom(const DecoderStorage& storage);
    /// Chooses how matrices of one shape are multiplied with so many rows, by timing; `alike` all have it. True:
    /// what was recorded before may not run any more, for the workspace has moved.
    bool tune(const std::vector<const DecoderStorage*>& alike, int rows, bool floats, cudaStream_t stream);

    struct Input
    {
        const void* x = nullptr; ///< T
        std::int64_t pitch = 0;
        bool isPrepared = false; ///< codesFor() has been done: x is not looked at
    };
    /// How the kernel that writes a product's input leaves the codes of its rows, which are all that the product needs;
    /// RowCodes::None: it needs more, or is not of codes. For the next product to run.
    Prepare codesFor(const DecoderStorage& storage, int rows);
    /// Queues out[rows, n] = x·Wᵀ. `out` has four bytes an element. floats: FP32 without rounding. The scales of the
    /// rows in what is returned hold until the next product that quantizes its input; `whole`: there are none.
    Produced run(const DecoderStorage& storage, const Input& input, int rows, void* out, bool floats, bool whole,
                 cudaStream_t stream);
    /// Whether runRows() takes products of so many rows with it, which it may have to normalize.
    bool takesRows(const DecoderStorage& storage, int rows, bool normalizes) const;
    /// A product of a few rows with what stands before and behind it; the weights and their sizes are the storage's. It
    /// is queued by flushRows() at the latest: some that follow each other become one kernel.
    void runRows(const DecoderStorage& storage, const ChainProduct& product, int rows, cudaStream_t stream);
    void flushRows(cudaStream_t stream);
    /// Queues out[rows, n/2] = silu(gate)·up where one kernel does it all; false: it does not.
    bool runGated(const DecoderStorage& storage, const Input& input, int rows, const float* bias, void* out,
                  std::int64_t outPitch, cudaStream_t stream);
    /// What would multiply a matrix; `simulated` as EngineArithmetic has it.
    std::string arithmetic(const DecoderDevice& device, const EngineMatrix& matrix, bool& simulated);
    bool hasLibrary() { return session() != nullptr; }

private:
    /// m, n, k, lda, ldb, ldd, types, alpha's bits, alignment, scales of blocks
    using Key = std::array<std::int64_t, 11>;
    struct PlanKey
    {
        std::int64_t n, k;
        WeightFormat format;
        int m;
        auto operator<=>(const PlanKey&) const = default;
    };

    ChainDevice chainDevice() const;
    LtSession* session();
    LtProduct* library(const LtShape& shape);
    /// Whether the library may multiply a matrix's FP8 codes on this device.
    bool hasFloat8(const DecoderStorage& storage) const;
    /// A product of codes by the library.
    LtShape codesShape(const DecoderStorage& storage, std::int64_t pitch, int rows, bool floats) const;
    /// FP8 codes by the library; null: not this matrix, or not on this device.
    LtProduct* float8(const DecoderStorage& storage, std::int64_t pitch, int rows, bool floats);
    /// Whether the library multiplies FP8 codes with scales of blocks on this device.
    bool hasBlockScales(const DecoderDevice& device);
    /// Such a product with results of `type`.
    LtShape blocksShape(const DecoderStorage& storage, int rows, cudaDataType_t type) const;
    /// The same, with results of the type of activations (floats: FP32) or else FP32; null: not this matrix, or not
    /// here.
    LtProduct* blocks(const DecoderStorage& storage, int rows, const void* out, bool floats, RawKind& kind);
    /// What of E4M3 rows is needed beside codes and scales: nothing, what the codes stand for, or that times the scale.
    enum class Values : int { None, OfCodes, Scaled };
    Prepare preparing(const DecoderStorage& storage, const Input& input, int rows, Values values) const;
    Input prepare(const DecoderStorage& storage, const Input& input, int rows, Values values, cudaStream_t stream);
    /// Scales of E4M3Groups, behind the codes.
    float* groupScales(const DecoderStorage& storage, int rows) const;
    /// Rows from `first` on of prepared ones, for the kernel for few.
    VectorProduct vectorOf(const DecoderStorage& storage, const Input& prepared, int first, int rows) const;
    Produced runBlocks(const DecoderStorage& storage, const Input& input, int rows, void* out, bool floats,
                       cudaStream_t stream);
    void vectors(const DecoderStorage& storage, const Input& prepared, int rows, void* out, bool floats,
                 cudaStream_t stream);
    bool restored(const DecoderStorage& storage, const Input& prepared, int rows, void* out, bool floats, float alpha,
                  bool plain, cudaStream_t stream);
    bool matrices(const DecoderStorage& storage, const Input& prepared, int rows, void* out, bool floats,
                  Produced& produced, cudaStream_t stream);
    static PlanKey keyOf(const WeightOnlySize& size);
    /// By timing where tune() has been, else the model's choice for at least so many rows; null: the kernel does not
    /// take them.
    const PackedPlan* planOf(const WeightOnlySize& size) const;
    WeightOnlyOperands operandsOf(const DecoderStorage& storage) const;
    /// Whether the kernel for prompts runs here and takes a storage.
    bool takesPrompts(const DecoderStorage& storage) const;
    /// Whether packed codes are multiplied as they are, with so many rows.
    bool hasPacked(const DecoderStorage& storage, const WeightOnlySize& size) const;
    /// Queues that; hasPacked().
    void multiplyPacked(const WeightOnlySize& size, const Input& prepared, const WeightOnlyOperands& operands,
                        cudaStream_t stream);
    void multiplyPacked(const WeightOnlySize& size, const PackedPlan& plan, const Input& prepared,
                        WeightOnlyOperands operands, cudaStream_t stream);
    /// What is worth timing.
    std::vector<PackedPlan> plansFor(const DecoderStorage& storage, const WeightOnlySize& size) const;
    /// Room for the partial sums of plans; true: it has moved.
    bool makePartials(const WeightOnlySize& size, const std::vector<PackedPlan>& plans, cudaStream_t stream);
    /// Of plans that have room: that of which the layers' products take the least time.
    PackedPlan fastestOf(const std::vector<PackedPlan>& plans, const std::vector<const DecoderStorage*>& alike,
                         const WeightOnlySize& size, cudaStream_t stream);
    void tuneLibrary(const DecoderStorage& storage, int rows, bool floats, cudaStream_t stream);
    /// A dense matrix's product by the library.
    LtShape denseShape(const DecoderStorage& storage, std::int64_t pitch, int rows, bool floats) const;

    DecoderDevice m_device;
    bool m_askedForLibrary = false;
    std::unique_ptr<LtSession> m_session;
    std::map<Key, std::optional<LtProduct>> m_library;
    std::map<PlanKey, PackedPlan> m_plans;
    std::set<PlanKey> m_tuned;
    std::set<const LtProduct*> m_searched; ///< of m_library
    DeviceMemory m_values, m_bytes, m_rowScales, m_panel, m_partials, m_counters, m_barrier;
    DeviceMemory m_promptPartials;
    ProductChain m_chain; ///< not queued yet
    std::int64_t m_widest = 0, m_mostRows = 0;
};

} // namespace qs::cuda
