// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/llama/hf_quantization.h"

#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/text_pattern.h"

#include <algorithm>

namespace qs {
namespace {

using nlohmann::json;

const json* member(const json& object, const char* key)
{
    if (!object.is_object()) return nullptr;
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string wordOf(const json& object, const char* key, const std::string& missing = "")
{
    const json* value = member(object, key);
    return value && value->is_string() ? value->get<std::string>() : missing;
}

bool flagOf(const json& object, const char* key, bool missing)
{
    const json* value = member(object, key);
    return value && value->is_boolean() ? value->get<bool>() : missing;
}

/// A whole number from −1 to 2^30; `missing` where there is none.
std::int64_t numberOf(const json& object, const char* key, std::int64_t missing)
{
    const json* value = member(object, key);
    if (!value || !value->is_number_integer()) return missing;
    const auto number = value->get<std::int64_t>();
    return number >= -1 && number <= (1 << 30) ? number : -2;
}

Error refused(const Message& what, const Message& hint) { return {ErrorCode::BadInput, what, hint}; }

/// Of the activations of a group, or of keys and values.
ValueFormat valueFormat(const json* args)
{
    if (!args || !args->is_object()) return {};
    const json* dynamic = member(*args, "dynamic");
    return {.floats = wordOf(*args, "type", "int") == "float",
            .bits = numberOf(*args, "num_bits", 8),
            .strategy = printable(wordOf(*args, "strategy", "tensor"), 20),
            .dynamic = dynamic && *dynamic != json(false),
            .symmetric = flagOf(*args, "symmetric", true)};
}

/// Sets storage and bits from what compressed-tensors calls a format and from its type.
bool setStorage(const std::string& format, const std::string& type, std::int64_t bits, MatrixFormat& out)
{
    out.bits = static_cast<int>(std::clamp<std::int64_t>(bits, 0, 32));
    const bool integers = type == "int";
    if (format == "pack-quantized")
        out.storage = MatrixStorage::PackedInt;
    else if (format == "int-quantized" || (format == "naive-quantized" && integers))
        out.storage = MatrixStorage::WholeInt;
    else if (format == "float-quantized" || format == "naive-quantized")
        out.storage = MatrixStorage::WholeFloat;
    else if (format == "nvfp4-pack-quantized")
        out.storage = MatrixStorage::Nvfp4;
    else if (format == "mxfp4-pack-quantized")
        out.storage = MatrixStorage::Mxfp4;
    else if (format == "mxfp8-quantized")
        out.storage = MatrixStorage::Mxfp8;
    else
        return false;
    switch (out.storage) {
    case MatrixStorage::PackedInt:
        return integers && bits >= 2 && bits <= 8;
    case MatrixStorage::WholeInt:
        return integers && bits == 8;
    case MatrixStorage::Nvfp4:
    case MatrixStorage::Mxfp4:
        return !integers && bits == 4;
    default:
        return !integers && bits == 8;
    }
}

bool setStrategy(const json& weights, MatrixFormat& out)
{
    if (out.storage == MatrixStorage::Nvfp4 || out.storage == MatrixStorage::Mxfp4 ||
        out.storage == MatrixStorage::Mxfp8) {
        out.groupSize = out.storage == MatrixStorage::Nvfp4 ? 16 : 32;
        return true;
    }
    const std::int64_t size = numberOf(weights, "group_size", 0);
    const std::string strategy = wordOf(weights, "strategy", size > 0 ? "group" : size == -1 ? "channel" : "tensor");
    if (strategy == "channel")
        out.groupSize = 0;
    else if (strategy == "tensor")
        out.groupSize = -1;
    else if (strategy == "group")
        out.groupSize = size;
    else if (strategy == "block") {
        const json* block = member(weights, "block_structure");
        if (!block || !block->is_array() || block->size() != 2 || !(*block)[0].is_number_unsigned() ||
            !(*block)[1].is_number_unsigned())
            return false;
        out.blockRows = (*block)[0].get<std::int64_t>();
        out.groupSize = (*block)[1].get<std::int64_t>();
        return out.storage == MatrixStorage::WholeFloat && out.blockRows > 0 && out.blockRows < 1 << 20 &&
               out.groupSize > 0 && out.groupSize < 1 << 20;
    } else
        return false;
    return strategy != "group" || size > 0;
}

Result<QuantizationGroup> readGroup(const json& group, const std::string& name, const std::string& outerFormat,
                                    const std::string& file)
{
    const Message where = Message::tr("%1 in the group %2").arg(file, quotedText(name));
    QuantizationGroup out;
    const json* targets = member(group, "targets");
    if (targets && targets->is_array() && targets->size() < 100'000)
        for (const json& target : *targets)
            if (target.is_string()) out.targets.push_back(target.get<std::string>());
    const json* weights = member(group, "weights");
    if (!weights || !weights->is_object())
        return refused(Message::tr("%1 has no \"weights\".").arg(where),
                       Message::tr("Weights that are not quantized do not need a quantization_config."));
    const std::string format = wordOf(group, "format", outerFormat), type = wordOf(*weights, "type", "int");
    if (!setStorage(format, type, numberOf(*weights, "num_bits", 8), out.format))
        return refused(Message::tr("%1 has the format %2 with %3-bit %4 weights, which is not supported.")
                           .arg(where, quotedText(format), numberOf(*weights, "num_bits", 8), printable(type, 20)),
                       Message::tr("Supported formats: pack-quantized (2 to 8 bits), int-quantized and float-quantized "
                                   "(8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized and mxfp8-quantized."));
    if (!setStrategy(*weights, out.format))
        return refused(Message::tr("%1 has the strategy %2 with a group size that does not fit it.")
                           .arg(where, quotedText(wordOf(*weights, "strategy", "group"))),
                       Message::tr("Supported strategies: tensor, channel, group with a group_size, and for FP8 block "
                                   "with a block_structure."));
    out.format.symmetric = flagOf(*weights, "symmetric", true);
    out.format.activations = valueFormat(member(group, "input_activations"));
    out.format.outputs = valueFormat(member(group, "output_activations"));
    return out;
}

Result<CheckpointQuantization> readCompressed(const json& object, const std::string& file)
{
    CheckpointQuantization out{.method = "compressed-tensors", .groups = {}, .kvCache = {}};
    out.kvCache = valueFormat(member(object, "kv_cache_scheme"));
    const json* groups = member(object, "config_groups");
    const bool none = !groups || !groups->is_object() || groups->empty();
    if (none && out.kvCache.quantized()) return out; // only the cache is quantized
    if (none)
        return refused(Message::tr("%1 has no \"config_groups\".").arg(file),
                       Message::tr("Save the model again with compressed-tensors."));
    if (groups->size() > 1000)
        return refused(Message::tr("%1 has more than 1,000 groups.").arg(file),
                       Message::tr("Check the file for damage."));
    for (const auto& [name, group] : groups->items()) {
        auto read = readGroup(group, name, wordOf(object, "format"), file);
        if (!read) return read.error();
        out.groups.push_back(std::move(read).value());
    }
    return out;
}

Result<CheckpointQuantization> readAwq(const json& object, const std::string& file)
{
    std::string version = wordOf(object, "version", "gemm");
    std::ranges::transform(version, version.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    if (version != "gemm")
        return refused(Message::tr("%1 has the AWQ version %2, which is not supported.").arg(file, quotedText(version)),
                       Message::tr("Only \"gemm\" is supported."));
    const std::int64_t bits = numberOf(object, "bits", numberOf(object, "w_bit", 4)),
                       size = numberOf(object, "group_size", numberOf(object, "q_group_size", 128));
    if (bits != 4 || size == 0 || size < -1)
        return refused(
            Message::tr("%1 has AWQ weights of %2 bits in groups of %3, which is not supported.").arg(file, bits, size),
            Message::tr("Only 4 bits are supported."));
    MatrixFormat format{.storage = MatrixStorage::AwqGemm,
                        .bits = 4,
                        .symmetric = false,
                        .groupSize = std::max<std::int64_t>(size, 0),
                        .activations = {},
                        .outputs = {}};
    return CheckpointQuantization{.method = "awq", .groups = {{{}, format}}, .kvCache = {}};
}

Result<CheckpointQuantization> readGptq(const json& object, const std::string& file)
{
    const std::string format = wordOf(object, "checkpoint_format", wordOf(object, "format", "gptq"));
    if (format != "gptq" && format != "gptq_v2")
        return refused(Message::tr("%1 has the GPTQ format %2, which is not supported.").arg(file, quotedText(format)),
                       Message::tr("Supported formats: \"gptq\" and \"gptq_v2\"."));
    const std::int64_t bits = numberOf(object, "bits", 4), size = numberOf(object, "group_size", -1);
    if ((bits != 2 && bits != 3 && bits != 4 && bits != 8) || size == 0 || size < -1)
        return refused(Message::tr("%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.")
                           .arg(file, bits, size),
                       Message::tr("Supported widths: 2, 3, 4 and 8 bits."));
    if (const json* dynamic = member(object, "dynamic"); dynamic && !dynamic->empty())
        return refused(
            Message::tr("%1 has separate rules for single layers (\"dynamic\"), which is not supported.").arg(file),
            Message::tr("Quantize all layers with the same rule."));
    MatrixFormat made{.storage = MatrixStorage::Gptq,
                      .bits = static_cast<int>(bits),
                      .symmetric = flagOf(object, "sym", true),
                      .groupSize = std::max<std::int64_t>(size, 0),
                      .ordered = flagOf(object, "desc_act", false),
                      .gptqVersion = format == "gptq" ? 1 : 2,
                      .activations = {},
                      .outputs = {}};
    return CheckpointQuantization{.method = "gptq", .groups = {{{}, made}}, .kvCache = {}};
}

using Shapes = std::vector<std::vector<std::int64_t>>;
constexpr std::string_view kFloats[] = {"F32", "F16", "BF16"};
constexpr std::string_view kI32[] = {"I32"};
constexpr std::string_view kI8[] = {"I8"};
constexpr std::string_view kU8[] = {"U8"};
constexpr std::string_view kE4M3[] = {"F8_E4M3"};
constexpr std::string_view kF32[] = {"F32"};
constexpr std::string_view kI64[] = {"I64", "I32"};
constexpr std::string_view kE8M0[] = {"U8", "F8_E8M0"};

std::int64_t pieces(std::int64_t count, std::int64_t size) { return (count + size - 1) / size; }

/// Finds the tensors of one matrix and keeps the first thing that is wrong.
class MatrixFinder
{
public:
    MatrixFinder(const TensorFiles& files, CheckpointMatrix& matrix) : m_files(files), m(matrix) {}

    bool has(const char* suffix) const { return m_files.find(m.name + suffix) != nullptr; }
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

    void compressed();
    void awq();
    void gptq();
    const std::optional<Error>& error() const { return m_error; }

private:
    Shapes scaleShapes() const;
    void groupIndex(const char* suffix, std::int64_t groups);
    void checkWholeShape();

    const TensorFiles& m_files;
    CheckpointMatrix& m;
    std::optional<Error> m_error;
};

Shapes MatrixFinder::scaleShapes() const
{
    const auto& f = m.format;
    if (f.groupSize < 0) return {{1}, {}, {1, 1}};
    if (f.blockRows > 0) return {{pieces(m.out, f.blockRows), m.groups()}};
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

/// The group of each input; the one thing that is read at once, because a wrong one would reach beyond the scales.
void MatrixFinder::groupIndex(const char* suffix, std::int64_t groups)
{
    m.groupIndex = take(suffix, kI32, {{m.in}});
    for (std::size_t i = 0; i + 4 <= m.groupIndex.size(); i += 4) {
        std::uint32_t group = 0;
        for (std::size_t b = 0; b < 4; ++b)
            group |= std::to_integer<std::uint32_t>(m.groupIndex[i + b]) << (8 * b);
        if (group >= static_cast<std::uint64_t>(groups))
            return fail(Message::tr("The layer %1 assigns input %2 to group %3 of %4.")
                            .arg(name(), i / 4, static_cast<std::int32_t>(group), groups));
    }
}

void MatrixFinder::compressed()
{
    auto& f = m.format;
    const std::int64_t bits = f.bits;
    switch (f.storage) {
    case MatrixStorage::PackedInt:
        m.codes = take(".weight_packed", kI32, {{m.out, pieces(m.in * bits, 32)}});
        break;
    case MatrixStorage::WholeInt:
        m.codes = take(".weight", kI8, {{m.out, m.in}});
        break;
    case MatrixStorage::Nvfp4:
    case MatrixStorage::Mxfp4:
        if (m.in % 2 != 0)
            return fail(
                Message::tr(
                    "The layer %1 has an odd number of inputs, which is not possible with pairs of 4-bit floats.")
                    .arg(name()));
        m.codes = take(".weight_packed", kU8, {{m.out, m.in / 2}});
        break;
    default:
        m.codes = take(".weight", kE4M3, {{m.out, m.in}});
        break;
    }
    const bool exponents = f.storage == MatrixStorage::Mxfp4 || f.storage == MatrixStorage::Mxfp8;
    m.scales = exponents ? take(".weight_scale", kE8M0, {{m.out, m.groups()}})
                         : take(".weight_scale",
                                f.storage == MatrixStorage::Nvfp4 ? std::span<const std::string_view>(kE4M3) : kFloats,
                                scaleShapes(), &m.scaleType);
    if (f.storage == MatrixStorage::Nvfp4) {
        const auto global = take(".weight_global_scale", kF32, {{1}, {}});
        if (!m_error) m.globalScale = loadFloat(global.data(), DType::F32, 0);
    }
    if (f.storage == MatrixStorage::WholeInt && !f.symmetric && has(".weight_zero_point"))
        m.zeroPoints = take(".weight_zero_point", kI8, scaleShapes());
    if (f.storage == MatrixStorage::PackedInt) {
        checkWholeShape();
        if (!f.symmetric)
            m.zeroPoints =
                take(".weight_zero_point", kI32, {{pieces((f.groupSize < 0 ? 1 : m.out) * bits, 32), m.groups()}});
        if (has(".weight_g_idx")) {
            f.ordered = true;
            groupIndex(".weight_g_idx", m.groups());
        }
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
    if (m.format.ordered || has(".g_idx")) {
        m.format.ordered = true; // also without desc_act: then it says i / group_size
        groupIndex(".g_idx", m.groups());
    }
}

/// "F32, F16 or BF16"
Message oneOf(std::span<const std::string_view> types)
{
    if (types.size() == 1) return types.front();
    return Message::tr("%1 or %2")
        .arg(Message::list(std::vector<Message>(types.begin(), types.end() - 1)), types.back());
}

bool isQuantized(const TensorFiles& files, const std::string& name)
{
    return files.find(name + ".weight_scale") || files.find(name + ".weight_packed") || files.find(name + ".qweight");
}

} // namespace

const QuantizationGroup* CheckpointQuantization::groupOf(const std::string& layer) const
{
    const auto ends = [&](const std::string& target) {
        return !target.empty() && (layer == target || (layer.size() > target.size() && layer.ends_with(target) &&
                                                       layer[layer.size() - target.size() - 1] == '.'));
    };
    for (const auto& group : groups)
        if (std::ranges::any_of(group.targets, ends)) return &group;
    for (const auto& group : groups)
        for (const std::string& target : group.targets)
            if (target.starts_with("re:"))
                if (const auto pattern = TextPattern::compilePlain(target.substr(3));
                    pattern && pattern->matchesAtStart(layer))
                    return &group;
    for (const auto& group : groups)
        if (group.targets.empty() || std::ranges::find(group.targets, "Linear") != group.targets.end()) return &group;
    return nullptr;
}

Result<CheckpointQuantization> readQuantization(const nlohmann::json& config, const std::string& file)
{
    const json* object = member(config, "quantization_config");
    if (!object) object = member(config, "compression_config"); // its older name
    if (!object) return CheckpointQuantization{};
    const std::string place = quotedText(file, 300) + ": \"quantization_config\"";
    if (!object->is_object())
        return refused(Message::tr("%1 is not an object.").arg(place), Message::tr("Check the file for damage."));
    const std::string method = wordOf(*object, "quant_method", wordOf(*object, "method"));
    if (method == "compressed-tensors") return readCompressed(*object, place);
    if (method == "awq") return readAwq(*object, place);
    if (method == "gptq") return readGptq(*object, place);
    return refused(Message::tr("%1 has the method %2, which is not supported.").arg(place, quotedText(method)),
                   Message::tr("Supported methods: compressed-tensors, awq and gptq. Checkpoints that are not "
                               "quantized are supported as well."));
}

Result<StoredTensor> expectTensor(const TensorFiles& files, const std::string& name,
                                  std::span<const std::string_view> types,
                                  std::span<const std::vector<std::int64_t>> shapes)
{
    const StoredTensor* tensor = files.find(name);
    if (!tensor)
        return refused(Message::tr("The checkpoint has no tensor %1.").arg(quotedText(name, 200)),
                       files.similarNames(name));
    if (std::ranges::find(types, tensor->info->dtypeText) == types.end())
        return refused(Message::tr("%1: the tensor %2 has type %3; expected %4.")
                           .arg(files.fileOf(*tensor), quotedText(name, 200), printable(tensor->info->dtypeText, 20),
                                oneOf(types)),
                       Message::tr("Check that config.json describes how the checkpoint is quantized."));
    if (std::ranges::find(shapes, tensor->info->shape) == shapes.end())
        return refused(Message::tr("%1: the tensor %2 has shape %3; expected %4.")
                           .arg(files.fileOf(*tensor), quotedText(name, 200), shapeText(tensor->info->shape),
                                shapeText(shapes.front())),
                       Message::tr("Check that config.json belongs to these weights."));
    return *tensor;
}

Result<CheckpointMatrix> findMatrix(const TensorFiles& files, const CheckpointQuantization& quantization,
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
        if (quantization.method == "awq")
            find.awq();
        else if (quantization.method == "gptq")
            find.gptq();
        else
            find.compressed();
    }
    if (find.error()) return *find.error();
    return matrix;
}

} // namespace qs
