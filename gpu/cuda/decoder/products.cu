// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/decoder/products.cuh"

#include "gpu/cuda/weight_only/packed_rows.cuh"

#include <algorithm>
#include <bit>
#include <cmath>

namespace qs::cuda {

namespace {

/// Most rows of our own kernel where activations are INT8: the library's tensor cores take them as they are. (FP8 by
/// the library is faster from one row on: with scales of blocks 3.8 ms a step of Llama 3 8B on an H200, where our own
/// kernel took 4.4 for one row and 7.9 for two.)
constexpr int kQuantizedRows = 2;
constexpr int kQuantizedChainRows = 4; ///< with more, each block's quantizing takes longer than the library's products
/// Elements of dense products' rows that a block of a chain holds at a time. With more the library is faster, unless
/// the product is small.
constexpr std::int64_t kChainedElements = 60 << 10, kChainedAlways = 8192;
constexpr int kCodedRows = 32; ///< most rows for which codes are read again for each eight rather than restored

cudaDataType_t libraryType(Type type)
{
    return type == Type::F16 ? CUDA_R_16F : type == Type::BF16 ? CUDA_R_16BF : CUDA_R_32F;
}

/// What products of E4M3 codes are multiplied by so that the largest possible sum fits into FP16.
float alphaFor(Type type, std::int64_t k)
{
    if (type != Type::F16) return 1.0f;
    const double most = static_cast<double>(k) * kMaxE4M3 * kMaxE4M3;
    return static_cast<float>(std::exp2(-std::max(0.0, std::ceil(std::log2(most / 65504.0)))));
}

/// The form of a chain's products that a storage has; none: there is no kernel.
std::optional<ChainForm> chainFormOf(const DecoderStorage& s)
{
    if (s.multiplier.bytes() > 0 || s.order.bytes() > 0) return std::nullopt;
    if (s.packed) return ChainForm::Packed;
    if (s.coded.coding == Coding::Same) return ChainForm::Dense;
    return s.rowCodes == RowCodes::Int8   ? std::optional(ChainForm::Int8)
           : s.rowCodes == RowCodes::E4M3 ? std::optional(ChainForm::E4M3)
                                          : std::nullopt;
}

/// A product of a chain with a storage.
ChainProduct chained(const DecoderStorage& s, ChainProduct q)
{
    q.weights = s.codes.data();
    q.pitch = s.coded.pitch;
    q.scales = s.scales.data();
    q.shifts = s.zeroPoints.data();
    q.rowScales = reinterpret_cast<const float*>(s.packed ? s.rowFactors.data() : s.scales.data());
    q.n = static_cast<int>(s.coded.n);
    q.k = static_cast<int>(s.coded.k);
    return q;
}

} // namespace

std::int64_t DecoderProducts::workspaceBytes(Type type, std::int64_t mostRows, std::int64_t widest)
{
    const std::int64_t scales = roundUp(widest, kDecoderPad) / kScaleBlock;
    return mostRows * (roundUp(widest, kDecoderPad) * (bytesOf(type) + 1) + 4 * scales) + kPackedRowsPartials +
           LtSession::kWorkspaceBytes;
}

std::int64_t DecoderProducts::workspaceBytes() const
{
    return m_values.bytes() + m_bytes.bytes() + m_rowScales.bytes() + m_panel.bytes() + m_partials.bytes() +
           m_counters.bytes() + m_barrier.bytes() + m_promptPartials.bytes() +
           (m_session ? LtSession::kWorkspaceBytes : 0);
}

void DecoderProducts::begin(const DecoderDevice& device, std::int64_t mostRows, std::int64_t widest)
{
    m_device = device;
    m_widest = roundUp(widest, kDecoderPad);
    m_mostRows = mostRows;
    m_library.clear();
    m_searched.clear();
    m_plans.clear();
    m_tuned.clear();
    for (DeviceMemory* old : {&m_values, &m_bytes, &m_rowScales, &m_panel, &m_partials, &m_counters, &m_promptPartials})
        *old = DeviceMemory();
    m_chain = {};
    m_barrier = DeviceMemory(256);
    check(cudaMemset(m_barrier.data(), 0, 256), Message::mark("clearing a workspace"));
    if (LtSession* lt = session()) (void)lt->workspace();
}

LtSession* DecoderProducts::session()
{
    if (!m_askedForLibrary) {
        m_askedForLibrary = true;
        try {
            m_session = std::make_unique<LtSession>();
        } catch (const Failure&) { // our own kernels then; arithmetic() says so
        }
    }
    return m_session.get();
}

LtProduct* DecoderProducts::library(const LtShape& shape)
{
    LtSession* const lt = session();
    if (!lt) return nullptr;
    const Key key{shape.m,
                  shape.n,
                  shape.k,
                  shape.lda,
                  shape.ldb,
                  shape.ldd,
                  shape.a,
                  shape.d,
                  std::bit_cast<std::int32_t>(shape.alpha),
                  shape.alignment,
                  shape.blockScales ? 1 : 0};
    if (const auto found = m_library.find(key); found != m_library.end())
        return found->second ? &*found->second : nullptr;
    if (m_library.size() > 4096) {
        m_library.clear();
        m_searched.clear();
    }
    std::optional<LtProduct>& product = m_library[key];
    try {
        product.emplace(*lt, shape);
    } catch (const Failure&) { // no algorithm for such operands
    }
    return product ? &*product : nullptr;
}

bool DecoderProducts::hasFloat8(const DecoderStorage& s) const
{
    const bool hasCores = m_device.major > 8 || (m_device.major == 8 && m_device.minor >= 9);
    return s.rowCodes == RowCodes::E4M3 && hasCores && s.coded.n % 16 == 0;
}

LtShape DecoderProducts::codesShape(const DecoderStorage& s, std::int64_t pitch, int rows, bool floats) const
{
    LtShape shape;
    shape.m = rows;
    shape.n = shape.ldd = s.coded.n;
    shape.k = shape.ldb = s.coded.pitch; // zeros behind k on both sides
    shape.lda = pitch;
    shape.transposedB = true;
    if (s.rowCodes == RowCodes::Int8) {
        shape.a = shape.b = CUDA_R_8I;
        shape.d = shape.scale = CUDA_R_32I;
        shape.compute = CUBLAS_COMPUTE_32I;
    } else {
        shape.a = shape.b = CUDA_R_8F_E4M3;
        shape.d = floats ? CUDA_R_32F : libraryType(m_device.type);
        shape.alpha = floats ? 1.0f : alphaFor(m_device.type, s.coded.k);
    }
    return shape;
}

LtProduct* DecoderProducts::float8(const DecoderStorage& s, std::int64_t pitch, int rows, bool floats)
{
    return hasFloat8(s) ? library(codesShape(s, pitch, rows, floats)) : nullptr;
}

bool DecoderProducts::hasBlockScales(const DecoderDevice& device)
{
    const LtSession* const lt = session();
    return lt && lt->lt().hasBlockScales() && device.major == 9 && device.minor == 0;
}

LtShape DecoderProducts::blocksShape(const DecoderStorage& s, int rows, cudaDataType_t type) const
{
    LtShape shape;
    shape.m = blockScaleRows(rows);
    shape.n = s.coded.n;
    shape.k = s.coded.pitch; // zeros behind k on both sides
    shape.a = shape.b = CUDA_R_8F_E4M3;
    shape.d = type;
    shape.transposedB = shape.blockScales = true;
    return shape;
}

LtProduct* DecoderProducts::blocks(const DecoderStorage& s, int rows, const void* out, bool floats, RawKind& kind)
{
    if (!hasBlockScales(m_device) || s.coded.n % 16 != 0 || reinterpret_cast<std::uintptr_t>(out) % 16 != 0)
        return nullptr;
    const cudaDataType_t type = floats ? CUDA_R_32F : libraryType(m_device.type);
    LtProduct* product = library(blocksShape(s, rows, type));
    kind = product && !floats ? RawKind::Same : RawKind::F32;
    return product || type == CUDA_R_32F ? product : library(blocksShape(s, rows, CUDA_R_32F));
}

float* DecoderProducts::groupScales(const DecoderStorage& s, int rows) const
{
    return reinterpret_cast<float*>(m_bytes.data() +
                                    LtScales::ofA(blockScaleRows(rows), roundUp(s.coded.k, kDecoderPad)).offset);
}

Prepare DecoderProducts::preparing(const DecoderStorage& s, const Input& input, int rows, Values values) const
{
    Prepare task;
    task.x = input.x;
    task.xPitch = input.pitch;
    task.multiplier = s.multiplier.bytes() ? reinterpret_cast<const float*>(s.multiplier.data()) : nullptr;
    task.order = s.order.bytes() ? reinterpret_cast<const int*>(s.order.data()) : nullptr;
    task.codes = s.rowCodes;
    task.values = values == Values::None ? nullptr : m_values.data();
    task.scaled = values == Values::Scaled;
    task.bytes = m_bytes.data();
    const bool hasGroups = s.rowCodes == RowCodes::E4M3Groups;
    task.rowScales = hasGroups ? groupScales(s, rows) : reinterpret_cast<float*>(m_rowScales.data());
    task.scalePitch = hasGroups ? blockScaleRows(rows) : 0;
    task.outPitch = roundUp(s.coded.k, kDecoderPad);
    task.columns = static_cast<int>(s.coded.k);
    return task;
}

DecoderProducts::Input DecoderProducts::prepare(const DecoderStorage& s, const Input& input, int rows, Values values,
                                                cudaStream_t stream)
{
    if (!s.prepares()) return input;
    if (!input.isPrepared) prepareRows(m_device.type, preparing(s, input, rows, values), rows, stream);
    return {m_values.data(), roundUp(s.coded.k, kDecoderPad)};
}

Prepare DecoderProducts::codesFor(const DecoderStorage& s, int rows)
{
    if (!s.quantizes() || s.multiplier.bytes() > 0 || s.order.bytes() > 0) return {};
    RawKind kind = RawKind::Same;
    const bool codesAlone = s.rowCodes == RowCodes::Int8 ? true
                            : s.rowCodes == RowCodes::E4M3
                                ? float8(s, roundUp(s.coded.k, kDecoderPad), rows, false) != nullptr
                                : blocks(s, rows, nullptr, false, kind) != nullptr;
    return codesAlone ? preparing(s, {}, rows, Values::None) : Prepare{};
}

VectorProduct DecoderProducts::vectorOf(const DecoderStorage& s, const Input& x, int first, int rows) const
{
    const bool dots = s.coded.coding == Coding::Dot8;
    const auto* from = dots ? m_bytes.data() : static_cast<const std::uint8_t*>(x.x);
    VectorProduct p;
    p.matrix = s.coded;
    p.x = from + first * x.pitch * (dots ? 1 : bytesOf(m_device.type));
    p.xPitch = x.pitch;
    if (s.rowCodes == RowCodes::E4M3Groups) {
        p.groupScales = groupScales(s, rows) + first;
        p.groupPitch = blockScaleRows(rows);
    } else if (s.quantizes()) {
        p.rowScales = reinterpret_cast<const float*>(m_rowScales.data()) + first;
    }
    p.m = std::min(kVectorRows, rows - first);
    return p;
}

void DecoderProducts::vectors(const DecoderStorage& s, const Input& x, int rows, void* out, bool floats,
                              cudaStream_t stream)
{
    const std::int64_t outEach = floats ? 4 : bytesOf(m_device.type);
    for (int first = 0; first < rows; first += kVectorRows) {
        VectorProduct p = vectorOf(s, x, first, rows);
        p.out = static_cast<std::uint8_t*>(out) + first * s.coded.n * outEach;
        p.outPitch = s.coded.n;
        p.floats = floats;
        multiplyVectors(m_device.type, p, m_device.multiprocessors, stream);
    }
}

/// Panels of restored weights, each multiplied by the library. False where there is none.
bool DecoderProducts::restored(const DecoderStorage& s, const Input& x, int rows, void* out, bool floats, float alpha,
                               bool plain, cudaStream_t stream)
{
    const std::int64_t pitch = roundUp(s.coded.k, 8), each = bytesOf(m_device.type);
    const std::int64_t most =
        std::min(roundUp(s.coded.n, 64), std::max<std::int64_t>(64, m_panel.bytes() / (pitch * each) / 64 * 64));
    const std::int64_t outEach = floats ? 4 : each;
    for (std::int64_t first = 0; first < s.coded.n; first += most) {
        const std::int64_t count = std::min(most, s.coded.n - first);
        LtShape shape;
        shape.m = rows;
        shape.n = count;
        shape.k = pitch;
        shape.a = shape.b = libraryType(m_device.type);
        shape.d = floats ? CUDA_R_32F : libraryType(m_device.type);
        shape.transposedB = true;
        shape.lda = x.pitch;
        shape.ldb = pitch;
        shape.ldd = s.coded.n;
        shape.alpha = alpha;
        shape.alignment = (s.coded.n * outEach) % 16 == 0 ? 16u : 2u;
        const LtProduct* product = library(shape);
        if (!product) return false; // for the first panel as for all: they differ in n alone
        if (s.packed)
            restorePackedWeights(s.size, operandsOf(s), first, count, m_panel.data(), pitch, stream);
        else
            restoreRows(m_device.type, s.coded, first, count, plain, m_panel.data(), pitch, stream);
        product->run(x.x, m_panel.data(), nullptr, nullptr, static_cast<std::uint8_t*>(out) + first * outEach, stream);
    }
    return true;
}

/// By the library; false where it has nothing for the shape.
bool DecoderProducts::matrices(const DecoderStorage& s, const Input& x, int rows, void* out, bool floats,
                               Produced& produced, cudaStream_t stream)
{
    const auto* columnScales = reinterpret_cast<const float*>(s.scales.data());
    const auto* rowScales = reinterpret_cast<const float*>(m_rowScales.data());
    if (s.coded.coding == Coding::Dot8) {
        if (s.coded.n % 4 != 0) return false;
        const LtProduct* product = library(codesShape(s, x.pitch, rows, floats));
        if (!product) return false;
        product->run(m_bytes.data(), s.codes.data(), nullptr, nullptr, out, stream);
        produced = {out, s.coded.n, RawKind::Int32, rowScales, columnScales, 1.0f, nullptr};
        return true;
    }
    if (s.rowCodes == RowCodes::E4M3) {
        const float alpha = floats ? 1.0f : alphaFor(m_device.type, s.coded.k);
        produced = {out,          s.coded.n, floats ? RawKind::F32 : RawKind::Same, rowScales, columnScales,
                    1.0f / alpha, nullptr};
        if (const LtProduct* product = float8(s, x.pitch, rows, floats)) {
            product->run(m_bytes.data(), s.codes.data(), nullptr, nullptr, out, stream);
            return true;
        }
        return restored(s, x, rows, out, floats, alpha, true, stream);
    }
    produced = {out, s.coded.n, floats ? RawKind::F32 : RawKind::Same};
    if (s.coded.coding != Coding::Same || s.packed) return restored(s, x, rows, out, floats, 1.0f, false, stream);
    const LtProduct* product = library(denseShape(s, x.pitch, rows, floats));
    if (product) product->run(x.x, s.codes.data(), nullptr, nullptr, out, stream);
    return product != nullptr;
}

LtShape DecoderProducts::denseShape(const DecoderStorage& s, std::int64_t pitch, int rows, bool floats) const
{
    const std::int64_t each = bytesOf(m_device.type);
    LtShape shape;
    shape.m = rows;
    shape.n = shape.ldd = s.coded.n;
    shape.transposedB = true;
    shape.lda = pitch;
    shape.k = shape.ldb = s.coded.pitch / each;
    shape.a = shape.b = libraryType(m_device.type);
    shape.d = floats ? CUDA_R_32F : libraryType(m_device.type);
    shape.alignment = (s.coded.n * (floats ? 4 : each)) % 16 == 0 ? 16u : 2u;
    return shape;
}

/// Scales are part of every product here, so that nothing is left to finish but the rounding of FP32.
Produced DecoderProducts::runBlocks(const DecoderStorage& s, const Input& input, int rows, void* out, bool floats,
                                    cudaStream_t stream)
{
    RawKind kind = RawKind::Same;
    if (const LtProduct* const product = blocks(s, rows, out, floats, kind)) {
        (void)prepare(s, input, rows, Values::None, stream);
        product->run(m_bytes.data(), s.codes.data(), nullptr, nullptr, out, stream);
        return {out, s.coded.n, kind};
    }
    kind = floats ? RawKind::F32 : RawKind::Same;
    if (rows > kCodedRows &&
        restored(s, prepare(s, input, rows, Values::Scaled, stream), rows, out, floats, 1.0f, false, stream))
        return {out, s.coded.n, kind};
    vectors(s, prepare(s, input, rows, Values::OfCodes, stream), rows, out, floats, stream);
    return {out, s.coded.n, kind};
}

Produced DecoderProducts::run(const DecoderStorage& s, const Input& input, int rows, void* out, bool floats, bool whole,
                              cudaStream_t stream)
{
    if (s.rowCodes == RowCodes::E4M3Groups) return runBlocks(s, input, rows, out, floats, stream);
    const bool codesAlone = !whole && float8(s, roundUp(s.coded.k, kDecoderPad), rows, floats);
    const Input x = prepare(s, input, rows, codesAlone ? Values::None : Values::OfCodes, stream);
    Produced produced{out, s.coded.n, floats ? RawKind::F32 : RawKind::Same};
    WeightOnlySize size = s.size;
    size.m = rows;
    if (s.packed && !floats && hasPacked(s, size)) {
        WeightOnlyOperands operands = operandsOf(s);
        operands.out = out;
        multiplyPacked(size, x, operands, stream);
        return produced;
    }
    const bool dense = s.coded.coding == Coding::Same && m_device.type != Type::F32;
    const int few = dense                            ? kDenseRows
                    : codesAlone                     ? 0
                    : s.quantizes()                  ? kQuantizedRows
                    : s.coded.coding == Coding::Same ? kVectorRows
                                                     : kCodedRows;
    if ((rows > few || s.packed) && !(whole && s.quantizes()) && matrices(s, x, rows, out, floats, produced, stream))
        return produced;
    if (s.packed) // without a library: as many rows at a time as the kernel takes
        throw Failure::make(QsCudaDeviceError,
                            Message::mark("Install the CUDA Toolkit, or set CUDA_PATH to where it is."),
                            Message::mark("cuBLASLt (libcublasLt.so.13 or .12) was not found. It is required for "
                                          "prompts with quantized weights."));
    vectors(s, x, rows, out, floats, stream);
    return {out, s.coded.n, floats ? RawKind::F32 : RawKind::Same};
}

ChainDevice DecoderProducts::chainDevice() const { return {m_device.multiprocessors, m_device.sharedBytes}; }

bool DecoderProducts::takesRows(const DecoderStorage& s, int rows, bool normalizes) const
{
    static constexpr float kSome = 1.0f;
    const auto form = chainFormOf(s);
    if (!form || m_device.type == Type::F32 || rows > kChainRows || !decoderKernelsWait()) return false;
    if (m_session && s.quantizes() && rows > kQuantizedChainRows) return false;
    if (m_session && form == ChainForm::Dense && s.coded.k > kChainedAlways && rows * s.coded.k > kChainedElements)
        return false;
    const ChainProduct product = chained(s, {.norm = normalizes ? &kSome : nullptr});
    return chainFits({*form, s.size.format, {product}, 1, rows}, chainDevice());
}

void DecoderProducts::runRows(const DecoderStorage& s, const ChainProduct& product, int rows, cudaStream_t stream)
{
    const ChainForm form = *chainFormOf(s);
    if (m_chain.count > 0 && (m_chain.count == ProductChain::kMost || form != m_chain.form || rows != m_chain.rows ||
                              (s.packed && s.size.format != m_chain.format)))
        flushRows(stream);
    m_chain.form = form;
    m_chain.format = s.size.format;
    m_chain.rows = rows;
    m_chain.products[m_chain.count++] = chained(s, product);
}

void DecoderProducts::flushRows(cudaStream_t stream)
{
    if (m_chain.count == 0) return;
    m_chain.barrier = reinterpret_cast<unsigned*>(m_barrier.data());
    launchChain(m_chain, m_device.type, chainDevice(), stream);
    m_chain = {};
}

bool DecoderProducts::runGated(const DecoderStorage& s, const Input& input, int rows, const float* bias, void* out,
                               std::int64_t outPitch, cudaStream_t stream)
{
    if (s.packed) {
        WeightOnlySize size = s.size;
        size.m = rows;
        if (!size.paired || !hasPacked(s, size)) return false;
        WeightOnlyOperands operands = operandsOf(s);
        operands.out = out;
        operands.outPitch = outPitch;
        operands.bias = bias;
        operands.gated = true;
        multiplyPacked(size, prepare(s, input, rows, Values::OfCodes, stream), operands, stream);
        return true;
    }
    const bool dense = s.coded.coding == Coding::Same && m_device.type != Type::F32;
    if (rows > (dense           ? kDenseRows
                : s.quantizes() ? kQuantizedRows
                                : kVectorRows) ||
        float8(s, roundUp(s.coded.k, kDecoderPad), rows, false) ||
        (s.rowCodes == RowCodes::E4M3Groups && hasBlockScales(m_device)))
        return false;
    VectorProduct p = vectorOf(s, prepare(s, input, rows, Values::OfCodes, stream), 0, rows);
    p.out = out;
    p.outPitch = outPitch;
    p.gated = true;
    p.bias = bias;
    multiplyVectors(m_device.type, p, m_device.multiprocessors, stream);
    return true;
}

std::string DecoderProducts::arithmetic(const DecoderDevice& device, const EngineMatrix& m, bool& simulated)
{
    simulated = false;
    const char* type = device.type == Type::F16 ? "FP16" : device.type == Type::BF16 ? "BF16" : "FP32";
    const char* const cores = device.type == Type::F16    ? Message::mark("FP16 tensor cores, FP32 sums")
                              : device.type == Type::BF16 ? Message::mark("BF16 tensor cores, FP32 sums")
                                                          : Message::mark("FP32 multiply-adds");
    const auto restored = [&](const char* weights) {
        return moduleText(
            Message::mark("%1 decoded in registers × %2, FP32 multiply-adds (more than 32 rows: dequantized, %3)"),
            weights, type, cores);
    };
    switch (m.form) {
    case WeightForm::Dense:
        return moduleText(hasLibrary() ? Message::mark("%1 (few rows: custom kernel; more: cuBLASLt)")
                                       : Message::mark("%1 (custom kernel; cuBLASLt was not found)"),
                          cores);
    case WeightForm::Int8Channel:
        if (m.quantizedActivations)
            return Message::mark(
                "INT8 × INT8, INT32 sums (few rows: custom kernel; more: INT8 tensor cores with cuBLASLt)");
        break;
    case WeightForm::E4M3Channel:
        if (!m.quantizedActivations) break;
        if (device.major > 8 || (device.major == 8 && device.minor >= 9))
            return Message::mark(
                "FP8 E4M3 × FP8 E4M3, FP32 sums (few rows: custom kernel; more: FP8 tensor cores with cuBLASLt)");
        simulated = true;
        return moduleText(
            Message::mark(
                "simulated: values of FP8 E4M3 × FP8 E4M3 in %1; this GPU does not support FP8 multiplication"),
            cores);
    case WeightForm::E4M3Block:
        if (!m.quantizedActivations) return restored("FP8 E4M3");
        if (hasBlockScales(device))
            return Message::mark("FP8 E4M3 × FP8 E4M3, FP32 sums of groups of 128, tensor cores (cuBLASLt)");
        simulated = true;
        return moduleText(
            Message::mark("simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (more than 32 rows: "
                          "dequantized, %1); FP8 products with block scales require compute capability 9.0 and "
                          "cuBLASLt of CUDA 12.9 or later"),
            cores);
    case WeightForm::Packed:
    case WeightForm::Uniform:
        break;
    }
    const char* const name = m.form == WeightForm::E4M3Channel ? "FP8 E4M3"
                             : m.form != WeightForm::Packed
                                 ? (m.form == WeightForm::Int8Channel || m.bits == 8 ? "INT8" : "INT4")
                                 : descriptorOf(m.scheme.format).label.data();
    if (!packedFormatOf(device, m)) return restored(name);
    return moduleText(Message::mark("%1 decoded in registers × %2, tensor cores, FP32 sums (up to %3 rows: custom "
                                    "kernel; more: dequantized, cuBLASLt)"),
                      name, type,
                      device.major == 9 && device.minor == 0 && packedRowsBuilt() ? kMaxPackedRows : kWeightRows);
}

} // namespace qs::cuda
