// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/file.h"

#include "gpu/numerics/oracle.h"
#include "gpu/numerics/packed_formats.h"
#include "gpu/numerics/uniform_quantizer.h"

#include <charconv>
#include <cstring>

namespace qs {

namespace {

Error damaged(const Message& what)
{
    return {ErrorCode::BadInput, what, Message::tr("The file is damaged or was modified. Save the model again.")};
}

/// Reads tensors of one layer and keeps the first thing that is wrong.
class LayerReader
{
public:
    LayerReader(const SafetensorsFile& file, std::string layer) : m_file(file), m_layer(std::move(layer)) {}

    /// The bytes of a tensor, which have to be `bytes` of `type`.
    std::span<const std::byte> bytes(const std::string& suffix, DType type, std::int64_t bytes)
    {
        const std::string name = m_layer + "." + suffix;
        auto view = m_file.tensor(name);
        if (!view) return fail(view.error());
        if (view->dtype != type || view->data.size() != static_cast<std::size_t>(bytes))
            return fail(damaged(Message::tr("The tensor %1 has %2 bytes of %3; expected %4 of %5.")
                                    .arg(name, view->data.size(), dtypeLabel(view->dtype), bytes, dtypeLabel(type))));
        return view->data;
    }
    template <class T> std::vector<T> values(const std::string& suffix, DType type, std::int64_t count)
    {
        const auto raw = bytes(suffix, type, count * static_cast<std::int64_t>(sizeof(T)));
        std::vector<T> out(raw.size() / sizeof(T));
        if (!raw.empty()) std::memcpy(out.data(), raw.data(), raw.size());
        return out;
    }
    std::vector<float> floats(const std::string& suffix, DType type, std::int64_t count)
    {
        const auto raw = bytes(suffix, type, count * static_cast<std::int64_t>(sizeOf(type)));
        std::vector<float> out(raw.size() / sizeOf(type));
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = loadFloat(raw.data(), type, i);
        return out;
    }
    bool has(const std::string& suffix) const
    {
        for (const auto& entry : m_file.tensors())
            if (entry.info.name == m_layer + "." + suffix) return true;
        return false;
    }
    const std::optional<Error>& error() const { return m_error; }

private:
    std::span<const std::byte> fail(Error error)
    {
        if (!m_error) m_error = std::move(error);
        return {};
    }

    const SafetensorsFile& m_file;
    std::string m_layer;
    std::optional<Error> m_error;
};

std::vector<float> channelWeight(LayerReader& in, const LinearLayer& layer, const QuantScheme& scheme)
{
    Quantized q;
    q.codes = in.values<std::uint8_t>("weight", descriptorOf(scheme.format).codeType(), layer.out * layer.in);
    q.scales = in.values<float>("weight_scale", DType::F32, layer.out);
    if (in.error()) return {};
    return dequantizeOracle(scheme, q, {layer.out, layer.in}, DType::F32);
}

std::vector<float> int4Weight(LayerReader& in, const LinearLayer& layer, std::int64_t group)
{
    const UniformRule rule{
        .bits = 4, .symmetric = !in.has("weight_zero_point"), .groupSize = static_cast<int>(std::min(group, layer.in))};
    UniformCodes codes = emptyUniformCodes(rule, layer.out, layer.in);
    const std::int64_t words = (layer.in + 7) / 8, groups = codes.groupsPerRow;
    const auto packed = in.values<std::uint32_t>("weight_packed", DType::I32, layer.out * words);
    codes.scales = in.floats("weight_scale", DType::F16, layer.out * groups);
    codes.zeroPoints.assign(codes.scales.size(), 8);
    std::vector<std::uint32_t> zeros;
    if (!rule.symmetric)
        zeros = in.values<std::uint32_t>("weight_zero_point", DType::I32, (layer.out + 7) / 8 * groups);
    if (in.error()) return {};
    for (std::int64_t r = 0; r < layer.out; ++r)
        for (std::int64_t c = 0; c < layer.in; ++c)
            codes.codes[static_cast<std::size_t>(r * layer.in + c)] =
                packed[static_cast<std::size_t>(r * words + c / 8)] >> (4 * (c % 8)) & 15;
    for (std::int64_t r = 0; !zeros.empty() && r < layer.out; ++r)
        for (std::int64_t g = 0; g < groups; ++g)
            codes.zeroPoints[static_cast<std::size_t>(r * groups + g)] =
                static_cast<std::int32_t>(zeros[static_cast<std::size_t>(r / 8 * groups + g)] >> (4 * (r % 8)) & 15);
    return restoreUniform(codes);
}

std::vector<float> blockWeight(LayerReader& in, const LinearLayer& layer, const QuantScheme& scheme)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    const Shape shape{layer.out, layer.in};
    const PackedLayout layout = packedLayout(scheme, shape, DType::F32);
    Quantized q;
    q.codes = in.values<std::uint8_t>(format.element.bits == 8 ? "weight" : "weight_packed", format.codeType(),
                                      layout.codeBytes());
    const auto raw = in.bytes("weight_scale", format.scaleType(), layout.scaleBytes());
    q.scaleBytes.resize(raw.size());
    if (!raw.empty()) std::memcpy(q.scaleBytes.data(), raw.data(), raw.size());
    if (layout.globalScale)
        if (const auto global = in.values<float>("weight_global_scale", DType::F32, 1); !global.empty())
            q.globalScale = global.front();
    if (in.error()) return {};
    return dequantizeOracle(scheme, q, shape, DType::F32);
}

} // namespace

Result<QuantizedFileInfo> quantizationOf(const SafetensorsFile& file, std::size_t layers)
{
    QuantizedFileInfo info;
    const auto& metadata = file.metadata();
    const auto list = metadata.find("quantization");
    if (list == metadata.end()) {
        info.plan.assign(layers, "fp32");
        return info;
    }
    for (std::size_t begin = 0; begin <= list->second.size();) {
        const std::size_t end = std::min(list->second.find(',', begin), list->second.size());
        info.plan.push_back(list->second.substr(begin, end - begin));
        if (!findAccuracyMode(info.plan.back())) return damaged(Message::tr("The file contains an unknown mode."));
        begin = end + 1;
    }
    if (info.plan.size() == 1) info.plan.resize(layers, info.plan.front());
    if (info.plan.size() != layers)
        return damaged(Message::tr("The file lists %1 modes for %2 linear layers.").arg(info.plan.size(), layers));
    if (const auto group = metadata.find("group_size"); group != metadata.end()) {
        const std::string& text = group->second;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), info.groupSize);
        if (error != std::errc() || end != text.data() + text.size() || info.groupSize < 1)
            return damaged(Message::tr("The group_size in the file is not a whole number above 0."));
    }
    return info;
}

Result<std::vector<float>> restoredWeight(const SafetensorsFile& file, const LinearLayer& layer,
                                          const AccuracyMode& mode, int groupSize)
{
    LayerReader in(file, layer.name);
    const QuantScheme& scheme = mode.weights.scheme;
    std::vector<float> weight;
    if (!mode.weights.isQuantized()) {
        weight = in.floats("weight", mode.weights.type, layer.out * layer.in);
    } else if (mode.weights.takesGroupSize()) {
        if (groupSize < 1) return damaged(Message::tr("The file has INT4 groups, but no group_size in its metadata."));
        weight = int4Weight(in, layer, groupSize);
    } else {
        weight = scheme.isPacked() ? blockWeight(in, layer, scheme) : channelWeight(in, layer, scheme);
    }
    if (in.error()) return *in.error();
    return weight;
}

} // namespace qs
