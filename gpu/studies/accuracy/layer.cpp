// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/layer.h"

#include "gpu/formats/safetensors_types.h"
#include "gpu/numerics/calibration/awq.h"
#include "gpu/numerics/calibration/smoothquant.h"
#include "gpu/numerics/oracle.h"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace qs {

namespace {

using Role = LayerTensor::Role;

/// One layer on its way into a mode.
struct Job
{
    const AccuracyMode& mode;
    std::span<const float> weight;
    std::int64_t out, in;
    const LayerInputs* inputs;
    int groupSize;
    const LearnedSteps* steps;
};

template <class T> std::vector<std::byte> bytesOf(std::span<const T> values)
{
    const auto bytes = std::as_bytes(values);
    return {bytes.begin(), bytes.end()};
}
template <class T> std::vector<std::byte> bytesOf(const std::vector<T>& values)
{
    return bytesOf(std::span<const T>(values));
}

std::vector<std::byte> asHalf(DType type, std::span<const float> values)
{
    std::vector<std::byte> bytes(values.size() * 2);
    for (std::size_t i = 0; i < values.size(); ++i)
        storeFloat(bytes.data(), type, i, values[i]);
    return bytes;
}

LayerTensor floats(std::string suffix, std::vector<std::int64_t> shape, std::span<const float> values, Role role)
{
    return {std::move(suffix), "F32", std::move(shape), bytesOf(values), role};
}

/// 4-bit codes as compressed-tensors packs them: eight to a 32-bit word along the rows of the matrix, the first lowest.
std::vector<std::byte> packedNibbles(std::int64_t rows, std::int64_t columns, const auto& codeAt)
{
    const std::int64_t words = (columns + 7) / 8;
    std::vector<std::uint32_t> packed(static_cast<std::size_t>(rows * words));
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t c = 0; c < columns; ++c)
            packed[static_cast<std::size_t>(r * words + c / 8)] |= static_cast<std::uint32_t>(codeAt(r, c) & 15)
                                                                   << (4 * (c % 8));
    return bytesOf(packed);
}

/// INT4 groups in the layout 'pack-quantized'; zero points are packed along the output channels.
void storeInt4(const Job& job, const UniformCodes& codes, QuantizedLayer& layer)
{
    const std::int64_t groups = codes.groupsPerRow;
    const auto code = [&](std::int64_t r, std::int64_t c) {
        return codes.codes[static_cast<std::size_t>(r * job.in + c)];
    };
    layer.stored.push_back(
        {"weight_packed", "I32", {job.out, (job.in + 7) / 8}, packedNibbles(job.out, job.in, code), Role::Payload});
    layer.stored.push_back({"weight_scale", "F16", {job.out, groups}, asHalf(DType::F16, codes.scales), Role::Scale});
    if (!codes.symmetric) {
        const std::int64_t words = (job.out + 7) / 8;
        std::vector<std::uint32_t> zeros(static_cast<std::size_t>(words * groups));
        for (std::int64_t r = 0; r < job.out; ++r)
            for (std::int64_t g = 0; g < groups; ++g)
                zeros[static_cast<std::size_t>(r / 8 * groups + g)] |=
                    static_cast<std::uint32_t>(codes.zeroPoints[static_cast<std::size_t>(r * groups + g)] & 15)
                    << (4 * (r % 8));
        layer.stored.push_back({"weight_zero_point", "I32", {words, groups}, bytesOf(zeros), Role::ZeroPoint});
    }
    const std::int64_t shape[2] = {job.out, job.in};
    layer.stored.push_back(
        {"weight_shape", "I64", {2}, bytesOf(std::span<const std::int64_t>(shape)), Role::Unquantized});
    layer.restored = restoreUniform(codes);
}

void setMultiplier(QuantizedLayer& layer, std::span<const float> scales)
{
    if (std::all_of(scales.begin(), scales.end(), [](float s) { return s == 1.0f; })) return;
    layer.inputMultiplier.resize(scales.size());
    std::transform(scales.begin(), scales.end(), layer.inputMultiplier.begin(), [](float s) { return 1.0f / s; });
    layer.stored.push_back(
        floats("input_multiplier", {static_cast<std::int64_t>(scales.size())}, layer.inputMultiplier, Role::Scale));
}

/// Codes of LSQ: the learned step of a weight's group divides it.
UniformCodes learnedCodes(const Job& job, int groupSize)
{
    UniformRule rule{.bits = 4, .groupSize = groupSize};
    UniformCodes codes = emptyUniformCodes(rule, job.out, job.in);
    codes.zeroPoints.assign(codes.scales.size(), 8);
    for (std::size_t i = 0; i < codes.scales.size(); ++i)
        codes.scales[i] = storableScale(job.steps->weight[i], DType::F16);
    for (std::int64_t r = 0; r < job.out; ++r)
        for (std::int64_t c = 0; c < job.in; ++c) {
            const UniformGrid grid = gridOf(rule, codes, codes.groupAt(r, c));
            codes.codes[static_cast<std::size_t>(r * job.in + c)] =
                grid.code(job.weight[static_cast<std::size_t>(r * job.in + c)]);
        }
    return codes;
}

Result<void> quantizeInt4(const Job& job, QuantizedLayer& layer)
{
    const int group = static_cast<int>(std::min<std::int64_t>(job.groupSize, job.in));
    if (job.mode.method == ModeMethod::QatLsq) return storeInt4(job, learnedCodes(job, group), layer), Result<void>();
    if (job.mode.method == ModeMethod::Gptq) {
        auto result = gptqQuantize(job.weight, job.out, job.in, job.inputs->hessian,
                                   {.groupSize = group, .scaleType = DType::F16});
        if (!result) return result.error();
        return storeInt4(job, result->codes, layer), Result<void>();
    }
    if (job.mode.method == ModeMethod::Awq) {
        auto result = awqQuantize(job.weight, job.out, job.in, job.inputs->kept,
                                  {.groupSize = group, .clip = !job.inputs->feedsScores, .scaleType = DType::F16});
        if (!result) return result.error();
        storeInt4(job, result->codes, layer);
        return setMultiplier(layer, result->scales), Result<void>();
    }
    const bool trained = job.mode.isQat(); // trained through a symmetric grid
    const UniformRule rule{.bits = 4, .symmetric = trained, .groupSize = group, .scaleType = DType::F16};
    return storeInt4(job, quantizeUniform(rule, job.weight, job.out, job.in), layer), Result<void>();
}

/// INT8 by channel with the learned steps.
Quantized learnedInt8(const Job& job)
{
    Quantized q;
    q.scales = job.steps->weight;
    q.codes.resize(job.weight.size());
    for (std::size_t i = 0; i < job.weight.size(); ++i) {
        const float step = q.scales[i / static_cast<std::size_t>(job.in)],
                    inverse = step > 0 ? 1 / step : 0; // as it was trained
        const float code = std::clamp(std::nearbyint(job.weight[i] * inverse), -128.0f, 127.0f);
        q.codes[i] = static_cast<std::uint8_t>(static_cast<std::int8_t>(code));
    }
    return q;
}

/// The magnitude that a static scale maps to code 127. Entropy leaves data as they are: it supposes one bell-shaped
/// heap, and of pixels it keeps the background's noise and cuts the ink off.
float inputThreshold(ModeCalibration calibration, const LayerInputs& inputs)
{
    CalibrationRule rule = CalibrationRule::Absmax;
    if (calibration == ModeCalibration::Percentile) rule = CalibrationRule::Percentile;
    if (calibration == ModeCalibration::Entropy && !inputs.isData) rule = CalibrationRule::Entropy;
    if (calibration == ModeCalibration::Mse) rule = CalibrationRule::Mse;
    return inputs.histogram.threshold(rule, 8);
}

/// 8-bit codes with a scale for each output channel; a channel is a token of the oracle.
Result<void> quantizeChannels(const Job& job, QuantizedLayer& layer)
{
    const Shape shape{job.out, job.in};
    const QuantScheme& scheme = job.mode.weights.scheme;
    std::vector<float> scaled;
    std::span<const float> weight = job.weight;
    if (job.mode.method == ModeMethod::SmoothQuant) {
        const auto scales = smoothingScales(job.inputs->columnAbsmax, columnAbsmax(job.weight, job.in));
        weight = scaled = smoothedWeights(job.weight, scales);
        setMultiplier(layer, scales);
    }
    const bool learned = job.mode.method == ModeMethod::QatLsq;
    Quantized q = learned ? learnedInt8(job) : quantizeOracle(scheme, {DType::F32, shape, weight.data()});
    layer.restored = dequantizeOracle(scheme, q, shape, DType::F32);
    layer.stored.push_back({"weight",
                            std::string(safetensorsName(descriptorOf(scheme.format).codeType())),
                            {job.out, job.in},
                            bytesOf(q.codes),
                            Role::Payload});
    layer.stored.push_back(floats("weight_scale", {job.out, 1}, q.scales, Role::Scale));
    if (job.mode.activations == ModeActivations::F32) return {};
    layer.codes = std::move(q.codes);
    layer.channelScales = std::move(q.scales);
    if (job.mode.activations != ModeActivations::Int8Tensor) return {};
    float scale = learned ? job.steps->input : 0.0f;
    if (!learned) scale = inputThreshold(job.mode.calibration, *job.inputs) / 127.0f;
    layer.inputScale =
        storableScale(scale > 0 ? scale : 1.0f, DType::F32); // an input that was always 0 may have any scale
    layer.stored.push_back(floats("input_scale", {1}, std::span<const float>(&*layer.inputScale, 1), Role::Scale));
    return {};
}

/// NF4 and the microscaling formats: the oracle's packed layout, byte for byte.
void quantizeBlocks(const Job& job, QuantizedLayer& layer)
{
    const QuantScheme& scheme = job.mode.weights.scheme;
    const FormatDescriptor& format = descriptorOf(scheme.format);
    const Shape shape{job.out, job.in};
    const Quantized q = quantizeOracle(scheme, {DType::F32, shape, job.weight.data()});
    const PackedLayout layout = packedLayout(scheme, shape, DType::F32);
    layer.restored = dequantizeOracle(scheme, q, shape, DType::F32);
    const bool bytes = format.element.bits == 8;
    layer.stored.push_back({bytes ? "weight" : "weight_packed",
                            std::string(safetensorsName(format.codeType())),
                            {job.out, layout.codeRowBytes},
                            bytesOf(q.codes),
                            Role::Payload});
    layer.stored.push_back({"weight_scale",
                            std::string(safetensorsName(format.scaleType())),
                            {job.out, layout.groupsPerRow},
                            bytesOf(q.scaleBytes),
                            Role::Scale});
    if (layout.globalScale)
        layer.stored.push_back(
            floats("weight_global_scale", {1}, std::span<const float>(&q.globalScale, 1), Role::Scale));
    if (!bytes) {
        const std::int64_t real[2] = {job.out, job.in};
        layer.stored.push_back(
            {"weight_shape", "I64", {2}, bytesOf(std::span<const std::int64_t>(real)), Role::Unquantized});
    }
}

void storeHalf(const Job& job, DType type, QuantizedLayer& layer)
{
    layer.stored.push_back(
        {"weight", std::string(safetensorsName(type)), {job.out, job.in}, asHalf(type, job.weight), Role::Payload});
    layer.restored.resize(job.weight.size());
    std::transform(job.weight.begin(), job.weight.end(), layer.restored.begin(),
                   [&](float w) { return roundedTo(type, w); });
}

} // namespace

bool needsCalibration(const AccuracyMode& mode)
{
    return mode.method == ModeMethod::Gptq || mode.method == ModeMethod::Awq ||
           mode.method == ModeMethod::SmoothQuant || mode.calibration != ModeCalibration::None;
}

std::int64_t QuantizedLayer::bytes() const
{
    std::int64_t sum = 0;
    for (const LayerTensor& tensor : stored)
        sum += static_cast<std::int64_t>(tensor.bytes.size());
    return sum;
}

Result<QuantizedLayer> quantizeLayer(const AccuracyMode& mode, std::span<const float> weight, std::int64_t out,
                                     std::int64_t in, const LayerInputs* inputs, int groupSize,
                                     const LearnedSteps* steps)
{
    if (needsCalibration(mode) && !inputs)
        return Error{ErrorCode::Usage,
                     Message::tr("%1 requires the inputs of the layer on a calibration split.").arg(mode.title),
                     Message::tr("Use a calibration split with at least one item.")};
    if (mode.method == ModeMethod::QatLsq && !steps)
        return Error{ErrorCode::Internal, Message::tr("%1 has no learned step sizes.").arg(mode.title), ""};
    const Job job{mode, weight, out, in, inputs, groupSize, steps};
    QuantizedLayer layer;
    Result<void> done;
    if (mode.weights.isQuantized()) {
        if (mode.weights.takesGroupSize())
            done = quantizeInt4(job, layer);
        else if (mode.weights.scheme.isPacked())
            quantizeBlocks(job, layer);
        else
            done = quantizeChannels(job, layer);
    } else if (mode.weights.type == DType::F32) {
        layer.stored.push_back(floats("weight", {out, in}, weight, Role::Unquantized));
        layer.restored.assign(weight.begin(), weight.end());
    } else {
        storeHalf(job, mode.weights.type, layer);
    }
    if (!done) return done.error();
    return layer;
}

} // namespace qs
