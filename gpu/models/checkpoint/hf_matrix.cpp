// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors that the matrices of a checkpoint are made from.
#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/flat_state.h"
#include "gpu/models/checkpoint/hf_quantization.h"
#include "gpu/numerics/format_descriptor.h"

#include <algorithm>
#include <optional>

namespace qs {
namespace {

using Shapes = std::vector<std::vector<std::int64_t>>;
constexpr std::string_view kFloats[] = {"F32", "F16", "BF16"};
constexpr std::string_view kI32[] = {"I32"};
constexpr std::string_view kI8[] = {"I8"};
constexpr std::string_view kU8[] = {"U8"};
constexpr std::string_view kE4M3[] = {"F8_E4M3"};
constexpr std::string_view kF32[] = {"F32"};
constexpr std::string_view kI64[] = {"I64", "I32"};
constexpr std::string_view kE8M0[] = {"U8", "F8_E8M0"};
constexpr std::string_view kF4[] = {"F4"};
constexpr std::string_view kCodes8[] = {"I8", "F8_E4M3"};
constexpr std::string_view kBlockScales[] = {"F32", "F16", "BF16", "F8_E8M0"};

std::int64_t pieces(std::int64_t count, std::int64_t size) { return (count + size - 1) / size; }

/// Finds the tensors of one matrix and keeps the first thing that is wrong.
class MatrixFinder
{
public:
    MatrixFinder(TensorFiles& files, CheckpointMatrix& matrix) : m_files(files), m(matrix) {}

    bool has(const char* suffix) const { return m_files.find(m.name + suffix) != nullptr; }
    bool isAllZero(const char* suffix) const
    {
        const StoredTensor* tensor = m_files.find(m.name + suffix);
        return tensor && std::ranges::all_of(tensor->data, [](std::byte b) { return b == std::byte{0}; });
    }
    std::span<const std::byte> take(const char* suffix, std::span<const std::string_view> types, const Shapes& shapes,
                                    DType* type = nullptr)
    {
        if (m_error) return {};
        auto found = expectTensor(m_files, m.name + suffix, types, shapes);
        if (!found) {
            m_error = found.error();
            return {};
        }
        if (type && found->info->dtype) *type = *found->info->dtype;
        return found->data;
    }
    void fail(const Message& what)
    {
        if (!m_error) m_error = Error{ErrorCode::BadInput, what, Message::tr("Download or save the model again.")};
    }
    std::string name() const { return quotedText(m.name); }

    void takeAll(const std::string& method);
    const std::optional<Error>& error() const { return m_error; }

private:
    void compressed();
    void takeBlocks();
    void awq();
    void awqGemv();
    void gptq();
    void rowPairs();
    void float8();
    void flatTable();
    void int8Rows();
    void torchAo();
    void inputFactors();
    void nestedScales(const FlatState& state, std::int64_t blocks);
    Shapes scaleShapes() const;
    void groupIndex(const char* suffix, std::int64_t groups);
    void checkWholeShape();

    TensorFiles& m_files;
    CheckpointMatrix& m;
    std::optional<Error> m_error;
};

Shapes MatrixFinder::scaleShapes() const
{
    const auto& f = m.format;
    if (f.groupSize < 0) return {{1}, {}, {1, 1}};
    if (f.blockRows > 0) {
        const std::int64_t rows = pieces(m.out, f.blockRows);
        if (rows * m.groups() == 1) return {{1, 1}, {}, {1}, {1, 1, 1, 1}};
        return {{rows, m.groups()}, {rows, 1, m.groups(), 1}}; // the second: ModelOpt
    }
    if (f.groupSize == 0) return {{m.out, 1}, {m.out}};
    return {{m.out, m.groups()}};
}

void MatrixFinder::checkWholeShape()
{
    if (!has(".weight_shape")) return;
    const StoredTensor* tensor = m_files.find(m.name + ".weight_shape");
    const auto raw = take(".weight_shape", kI64, {{2}});
    if (m_error) return;
    const bool wide = tensor->info->dtypeText == "I64";
    std::int64_t shape[2] = {0, 0};
    for (std::size_t i = 0; i < 2; ++i)
        for (std::size_t b = 0; b < (wide ? 8u : 4u); ++b)
            shape[i] |=
                static_cast<std::int64_t>(std::to_integer<std::uint64_t>(raw[i * (wide ? 8 : 4) + b]) << (8 * b));
    if (shape[0] != m.out || shape[1] != m.in)
        fail(Message::tr("The weight_shape of layer %1 is %2; expected %3.")
                 .arg(name(), shapeText(shape), shapeText(std::vector{m.out, m.in})));
}

/// The group of each input; the one thing that is read at once, because a wrong one would reach beyond the scales. Most
/// files have an index that says i / group_size: that is no order of its own.
void MatrixFinder::groupIndex(const char* suffix, std::int64_t groups)
{
    m.groupIndex = take(suffix, kI32, {{m.in}});
    m.format.ordered = false;
    const std::int64_t each = m.format.groupSize > 0 ? m.format.groupSize : m.in;
    for (std::size_t i = 0; i + 4 <= m.groupIndex.size(); i += 4) {
        std::uint32_t group = 0;
        for (std::size_t b = 0; b < 4; ++b)
            group |= std::to_integer<std::uint32_t>(m.groupIndex[i + b]) << (8 * b);
        if (group >= static_cast<std::uint64_t>(groups))
            return fail(Message::tr("The layer %1 assigns input %2 to group %3 of %4.")
                            .arg(name(), i / 4, static_cast<std::int32_t>(group), groups));
        m.format.ordered =
            m.format.ordered || static_cast<std::int64_t>(group) != static_cast<std::int64_t>(i / 4) / each;
    }
}

void MatrixFinder::takeBlocks()
{
    const auto& f = m.format;
    const FormatDescriptor& descriptor = descriptorOf(f.blocks);
    // ModelOpt calls the codes what it calls those of dense layers.
    const char* packed = has(".weight_packed") || !has(".weight") ? ".weight_packed" : ".weight";
    const StoredTensor* codes = m_files.find(m.name + packed);
    if (f.bits == 8)
        m.codes = take(".weight", kE4M3, {{m.out, m.in}});
    else if (m.in * f.bits % 8 != 0)
        return fail(
            Message::tr("The layer %1 has an odd number of inputs, which is not possible with pairs of 4-bit floats.")
                .arg(name()));
    else if (codes && codes->info->dtypeText == kF4[0])
        m.codes = take(packed, kF4, {{m.out, m.in}});
    else
        m.codes = take(packed, kU8, {{m.out, m.in * f.bits / 8}});
    m.scales =
        take(".weight_scale", descriptor.scale() == ScaleCodec::E8M0 ? std::span<const std::string_view>(kE8M0) : kE4M3,
             {{m.out, m.groups()}});
    if (!descriptor.hasTensorScale()) return;
    m.globalMultiplies = has(".weight_scale_2");
    const auto global = take(m.globalMultiplies ? ".weight_scale_2" : ".weight_global_scale", kF32, {{1}, {}});
    if (!m_error) m.globalScale = loadFloat(global.data(), DType::F32, 0);
}

void MatrixFinder::compressed()
{
    auto& f = m.format;
    if (f.storage == MatrixStorage::Blocks) return takeBlocks();
    const std::int64_t bits = f.bits;
    switch (f.storage) {
    case MatrixStorage::PackedInt:
        m.codes = take(".weight_packed", kI32, {{m.out, pieces(m.in * bits, 32)}});
        break;
    case MatrixStorage::WholeInt:
        m.codes = take(".weight", kI8, {{m.out, m.in}});
        break;
    default:
        m.codes = take(".weight", kE4M3, {{m.out, m.in}});
        break;
    }
    m.scales = take(".weight_scale", kFloats, scaleShapes(), &m.scaleType);
    if (f.symmetric && isAllZero(".weight_zero_point")) m_files.use(m.name + ".weight_zero_point"); // means nothing
    if (f.storage == MatrixStorage::WholeInt && !f.symmetric && has(".weight_zero_point"))
        m.zeroPoints = take(".weight_zero_point", kI8, scaleShapes());
    if (f.storage == MatrixStorage::PackedInt) {
        checkWholeShape();
        if (!f.symmetric)
            m.zeroPoints =
                take(".weight_zero_point", kI32, {{pieces((f.groupSize < 0 ? 1 : m.out) * bits, 32), m.groups()}});
        if (has(".weight_g_idx")) groupIndex(".weight_g_idx", m.groups());
    }
}

void MatrixFinder::awq()
{
    if (m.out % 8 != 0)
        return fail(Message::tr("The layer %1 has %2 outputs, which is not a multiple of 8, as AWQ requires.")
                        .arg(name(), m.out));
    m.codes = take(".qweight", kI32, {{m.in, m.out / 8}});
    m.zeroPoints = take(".qzeros", kI32, {{m.groups(), m.out / 8}});
    m.scales = take(".scales", kFloats, {{m.groups(), m.out}}, &m.scaleType);
}

void MatrixFinder::gptq()
{
    const std::int64_t bits = m.format.bits;
    m.codes = take(".qweight", kI32, {{pieces(m.in * bits, 32), m.out}});
    m.zeroPoints = take(".qzeros", kI32, {{m.groups(), pieces(m.out * bits, 32)}});
    m.scales = take(".scales", kFloats, {{m.groups(), m.out}}, &m.scaleType);
    if (m.format.ordered || has(".g_idx")) groupIndex(".g_idx", m.groups());
}

/// As AutoAWQ pads zero points: to whole words, and these to a number that its kernel reads at once.
void MatrixFinder::awqGemv()
{
    if (m.in % 8 != 0)
        return fail(Message::tr("The layer %1 has %2 inputs, which is not a multiple of 8, as AWQ requires.")
                        .arg(name(), m.in));
    const StoredTensor* zeros = m_files.find(m.name + ".qzeros");
    const std::int64_t least = pieces(m.groups(), 8);
    const bool fits =
        zeros && zeros->info->shape.size() == 2 && zeros->info->shape[1] >= least && zeros->info->shape[1] <= least + 8;
    const std::int64_t words = fits ? zeros->info->shape[1] : least;
    m.codes = take(".qweight", kI32, {{m.out, m.in / 8}});
    m.zeroPoints = take(".qzeros", kI32, {{m.out, words}});
    m.scales = take(".scales", kFloats, {{m.out, 8 * words}}, &m.scaleType);
}

void MatrixFinder::rowPairs()
{
    if (m.out % 2 != 0)
        return fail(Message::tr("The layer %1 has an odd number of outputs, which is not possible with pairs of 4-bit "
                                "integers.")
                        .arg(name()));
    m.codes = take(".weight", kU8, {{m.out / 2, m.in}});
    m.scales = take(".weight_scale", kFloats, scaleShapes(), &m.scaleType);
}

void MatrixFinder::float8()
{
    const char* scales = has(".weight_scale_inv") || !has(".weight_scale") ? ".weight_scale_inv" : ".weight_scale";
    m.codes = take(".weight", kE4M3, {{m.out, m.in}});
    m.scales = take(scales, kBlockScales, scaleShapes(), &m.scaleType);
    if (!m_error) m.exponentScales = m_files.find(m.name + scales)->info->dtypeText == "F8_E8M0";
}

void MatrixFinder::nestedScales(const FlatState& state, std::int64_t blocks)
{
    m.scales = take(".weight.absmax", kU8, {{blocks}});
    m.nested.absmax = take(".weight.nested_absmax", kF32, {{pieces(blocks, state.nestedBlock)}});
    m.nested.table = take(".weight.nested_quant_map", kF32, {{256}});
    m.nested.block = state.nestedBlock;
    m.nested.offset = state.nestedOffset;
}

void MatrixFinder::flatTable()
{
    const char* suffix = has(".weight.quant_state.bitsandbytes__fp4") ? ".weight.quant_state.bitsandbytes__fp4"
                                                                      : ".weight.quant_state.bitsandbytes__nf4";
    const StoredTensor* tensor = m_files.find(m.name + suffix);
    const auto text = take(suffix, kU8, {tensor ? tensor->info->shape : std::vector<std::int64_t>{}});
    if (m_error) return;
    const auto state = readFlatState(text, m.name + suffix, m.out, m.in);
    if (!state) {
        m_error = state.error();
        return;
    }
    m.format.table = state->kind;
    m.format.groupSize = state->block;
    m.format.nestedScales = state->nestedBlock > 0;
    const std::int64_t count = m.out * m.in, blocks = pieces(count, state->block), bytes = pieces(count, 2);
    // "bnb_4bit_quant_storage": the same bytes under another type.
    constexpr std::string_view storage[] = {"U8", "I8", "BF16", "F16", "F32"};
    const StoredTensor* codes = m_files.find(m.name + ".weight");
    const std::int64_t each = codes && codes->info->dtype ? static_cast<std::int64_t>(sizeOf(*codes->info->dtype)) : 1;
    m.codes = take(".weight", storage, {{pieces(bytes, each), 1}, {1, pieces(bytes, each)}});
    m.table = take(".weight.quant_map", kF32, {{16}});
    if (m.format.nestedScales)
        nestedScales(*state, blocks);
    else
        m.scales = take(".weight.absmax", kF32, {{blocks}});
}

/// LLM.int8(): rows of codes with their largest magnitude.
void MatrixFinder::int8Rows()
{
    m.codes = take(".weight", kI8, {{m.out, m.in}});
    m.scales = take(".SCB", kF32, {{m.out}, {m.out, 1}});
    m.unit = 7.874015718698502e-3f; // 1/127, as bitsandbytes has it
    if (!has(".weight_format") || isAllZero(".weight_format")) {
        m_files.use(m.name + ".weight_format");
        return;
    }
    fail(Message::tr("The layer %1 is stored in the order of a GPU's tiles (\"weight_format\"); expected rows.")
             .arg(name()));
}

/// Torchao names no layout in a tensor: what shares a scale follows from the shapes.
void MatrixFinder::torchAo()
{
    m.codes = take("._weight_qdata", kCodes8, {{m.out, m.in}});
    const StoredTensor *codes = m_files.find(m.name + "._weight_qdata"),
                       *scales = m_files.find(m.name + "._weight_scale");
    if (m_error) return;
    m.format.storage = codes->info->dtypeText == kI8[0] ? MatrixStorage::WholeInt : MatrixStorage::WholeFloat;
    std::vector<std::int64_t> shape = scales ? scales->info->shape : std::vector<std::int64_t>{};
    const bool one = std::ranges::all_of(shape, [](std::int64_t size) { return size == 1; });
    const bool rows = shape.size() == 2 && shape[0] == m.out && shape[1] > 0 && m.in % shape[1] == 0;
    if (rows || !one)
        m.format.groupSize = rows && shape[1] > 1 ? m.in / shape[1] : 0;
    else
        m.format.groupSize = -1;
    m.scales = take("._weight_scale", kFloats, scaleShapes(), &m.scaleType);
    if (!has("._weight_zero_point")) return;
    m.format.symmetric = isAllZero("._weight_zero_point");
    const auto zeros = take("._weight_zero_point", kI8, {shape});
    if (!m.format.symmetric) m.zeroPoints = zeros;
}

/// What ModelOpt's AWQ and SmoothQuant could not put into the layer in front.
void MatrixFinder::inputFactors()
{
    if (has(".pre_quant_scale")) m.inputFactors = take(".pre_quant_scale", kFloats, {{m.in}}, &m.inputFactorType);
}

void MatrixFinder::takeAll(const std::string& method)
{
    switch (m.format.storage) {
    case MatrixStorage::AwqGemm:
        return awq();
    case MatrixStorage::AwqGemv:
        return awqGemv();
    case MatrixStorage::Gptq:
        return gptq();
    case MatrixStorage::FlatTable:
        return flatTable();
    case MatrixStorage::RowPairs:
        rowPairs();
        return inputFactors();
    default:
        break;
    }
    if (method == "fp8") return float8();
    if (method == "torchao") return torchAo();
    if (method == "bitsandbytes") return int8Rows();
    compressed();
    if (method == "modelopt") inputFactors();
}

/// "F32, F16 or BF16"
Message oneOf(std::span<const std::string_view> types)
{
    if (types.size() == 1) return types.front();
    return Message::tr("%1 or %2")
        .arg(Message::list(std::vector<Message>(types.begin(), types.end() - 1)), types.back());
}

} // namespace

bool isQuantized(const TensorFiles& files, const std::string& name)
{
    constexpr const char* parts[] = {".weight_scale", ".weight_scale_inv", ".weight_packed", ".qweight",
                                     ".SCB",          ".weight.absmax",    "._weight_qdata"};
    return std::ranges::any_of(parts, [&](const char* part) { return files.find(name + part) != nullptr; });
}

Result<StoredTensor> expectTensor(TensorFiles& files, const std::string& name, std::span<const std::string_view> types,
                                  std::span<const std::vector<std::int64_t>> shapes)
{
    const auto wrong = [](const Message& what, const Message& hint) { return Error{ErrorCode::BadInput, what, hint}; };
    const StoredTensor* tensor = files.use(name);
    if (!tensor)
        return wrong(Message::tr("The checkpoint has no tensor %1.").arg(quotedText(name, 200)),
                     files.similarNames(name));
    if (std::ranges::find(types, tensor->info->dtypeText) == types.end())
        return wrong(Message::tr("%1: the tensor %2 has type %3; expected %4.")
                         .arg(files.fileOf(*tensor), quotedText(name, 200), printable(tensor->info->dtypeText, 20),
                              oneOf(types)),
                     tensor->info->dtypeText == "F64"
                         ? Message::tr("Save the model in FP32, FP16 or BF16.")
                         : Message::tr("Check that config.json describes how the checkpoint is quantized."));
    if (std::ranges::find(shapes, tensor->info->shape) == shapes.end())
        return wrong(Message::tr("%1: the tensor %2 has shape %3; expected %4.")
                         .arg(files.fileOf(*tensor), quotedText(name, 200), shapeText(tensor->info->shape),
                              shapeText(shapes.front())),
                     Message::tr("Check that config.json belongs to these weights."));
    return *tensor;
}

Result<CheckpointMatrix> findMatrix(TensorFiles& files, const CheckpointQuantization& quantization,
                                    const std::string& name, std::int64_t out, std::int64_t in)
{
    CheckpointMatrix matrix;
    matrix.name = name;
    matrix.out = out;
    matrix.in = in;
    MatrixFinder find(files, matrix);
    const QuantizationGroup* group =
        quantization.method.empty() || !isQuantized(files, name) ? nullptr : quantization.groupOf(name);
    if (!group) {
        matrix.codes = find.take(".weight", kFloats, {{out, in}}, &matrix.dtype);
        matrix.format.bits = static_cast<int>(8 * sizeOf(matrix.dtype));
    } else {
        matrix.format = group->format;
        find.takeAll(quantization.method);
    }
    if (find.error()) return *find.error();
    return matrix;
}

} // namespace qs
