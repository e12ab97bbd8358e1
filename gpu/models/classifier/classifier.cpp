// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/classifier.h"

#include "gpu/core/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace qs {
namespace {

constexpr std::int64_t maxFeatures = 1 << 20, maxWidth = 1 << 16, maxTokens = 1024, maxBlocks = 64, maxLayers = 64;
constexpr std::int64_t maxParameters = std::int64_t{1} << 28;
/// About half of an embedded patch's: with the usual 0.02 a few epochs are over before tokens tell their places (0.80
/// instead of 0.91 of the drawn digits right after two).
constexpr double positionDeviation = 0.3;

Error unusable(const Message& what, const Message& hint = {}) { return {ErrorCode::Usage, what, hint}; }

/// Side of Tiny's cells: the largest that divides both sides and leaves at least 16 of them.
std::int64_t cellFor(std::int64_t height, std::int64_t width)
{
    for (std::int64_t cell = std::gcd(height, width); cell > 1; --cell)
        if (height % cell == 0 && width % cell == 0 && (height / cell) * (width / cell) >= 16) return cell;
    return 0;
}

struct LayerShape
{
    std::string name;
    std::int64_t in, out, rowsPerItem;
};

std::string blockName(std::int64_t block) { return "blocks." + std::to_string(block); }

std::vector<LayerShape> layerShapes(const ClassifierConfig& config)
{
    std::vector<LayerShape> shapes;
    if (config.kind != ClassifierKind::Transformer) {
        std::int64_t in = config.inputs();
        for (const std::int64_t width : config.hidden) {
            shapes.push_back({"layers." + std::to_string(shapes.size()), in, width, 1});
            in = width;
        }
        shapes.push_back({"layers." + std::to_string(shapes.size()), in, config.classes, 1});
        return shapes;
    }
    const std::int64_t tokens = config.tokens(), width = config.modelWidth;
    shapes.push_back({"embed", config.patch * config.patch, width, tokens});
    for (std::int64_t block = 0; block < config.blocks; ++block) {
        shapes.push_back({blockName(block) + ".attention.qkv", width, 3 * width, tokens});
        shapes.push_back({blockName(block) + ".attention.proj", width, width, tokens});
        shapes.push_back({blockName(block) + ".mlp.fc1", width, config.mlpWidth, tokens});
        shapes.push_back({blockName(block) + ".mlp.fc2", config.mlpWidth, width, tokens});
    }
    shapes.push_back({"head", width, config.classes, 1});
    return shapes;
}

void addNorm(std::vector<Parameter>& parameters, const std::string& name, std::int64_t width)
{
    parameters.push_back({name + ".weight", {width}, {}});
    parameters.push_back({name + ".bias", {width}, {}});
}

void addLayer(std::vector<Parameter>& parameters, const LayerShape& shape)
{
    parameters.push_back({shape.name + ".weight", {shape.out, shape.in}, {}});
    parameters.push_back({shape.name + ".bias", {shape.out}, {}});
}

Result<void> checkLayers(const ClassifierConfig& c)
{
    if (c.hidden.empty() || static_cast<std::int64_t>(c.hidden.size()) > maxLayers)
        return unusable(Message::tr("The model has %1 hidden layers; 1 to 64 are supported.").arg(c.hidden.size()));
    for (const std::int64_t width : c.hidden)
        if (width < 1 || width > maxWidth)
            return unusable(Message::tr("A hidden layer of width %1 is not supported; use 1 to 65,536.").arg(width));
    if (c.cell < 0 || (c.cell > 0 && (c.height % c.cell != 0 || c.width % c.cell != 0)))
        return unusable(Message::tr("%2×%3 is not divisible into cells of %1 pixels.").arg(c.cell, c.height, c.width));
    return {};
}

Result<void> checkTransformer(const ClassifierConfig& c)
{
    const Message otherModels = Message::tr("Choose tiny or mlp.");
    if (c.height == 1)
        return unusable(
            Message::tr("A transformer requires images, which it splits into patches; table rows cannot be split."),
            otherModels);
    if (c.patch < 1 || c.height % c.patch != 0 || c.width % c.patch != 0)
        return unusable(Message::tr("Images of %3×%4 are not divisible into patches of %1×%2 pixels.")
                            .arg(c.patch, c.patch, c.height, c.width),
                        otherModels);
    if (c.tokens() > maxTokens)
        return unusable(Message::tr("Images of %1×%2 have %3 patches; the limit is 1,024, because attention is "
                                    "quadratic in the number of patches.")
                            .arg(c.height, c.width, c.tokens()),
                        otherModels);
    const bool widths = c.modelWidth >= 1 && c.modelWidth <= maxWidth && c.mlpWidth >= 1 && c.mlpWidth <= maxWidth;
    if (!widths || c.heads < 1 || c.heads > c.modelWidth || c.modelWidth % c.heads != 0 || c.blocks < 1 ||
        c.blocks > maxBlocks)
        return unusable(
            Message::tr("A transformer with width %1, %2 heads, %3 blocks and MLP width %4 is not supported: the width "
                        "must be divisible by the heads, widths can be up to 65,536, and blocks up to 64.")
                .arg(c.modelWidth, c.heads, c.blocks, c.mlpWidth));
    return {};
}

/// Standard deviation of fresh weights: He before a ReLU, else Glorot.
double initialDeviation(const ClassifierConfig& config, const LinearLayer& layer, bool isLast)
{
    const auto in = static_cast<double>(layer.in), out = static_cast<double>(layer.out);
    const bool isBeforeRelu = config.kind != ClassifierKind::Transformer && !isLast;
    return std::sqrt(isBeforeRelu ? 2 / in : 2 / (in + out));
}

void fillNormal(Parameter& parameter, std::uint64_t stream, double deviation)
{
    for (std::size_t i = 0; i < parameter.values.size(); ++i)
        parameter.values[i] = static_cast<float>(deviation) * normalAt(stream, i);
}

} // namespace

std::string_view classifierName(ClassifierKind kind)
{
    constexpr std::array<std::string_view, 3> names{"tiny", "mlp", "transformer"};
    return names[static_cast<std::size_t>(kind)];
}

Result<void> checkConfig(const ClassifierConfig& c)
{
    if (c.height < 1 || c.width < 1 || c.height > maxFeatures || c.width > maxFeatures || c.features() > maxFeatures)
        return unusable(
            Message::tr("Items of %1×%2 are not supported; the limit is 1,048,576 features.").arg(c.height, c.width));
    if (c.classes < 2 || c.classes > 1000)
        return unusable(Message::tr("%1 classes are not supported; use 2 to 1,000.").arg(c.classes));
    if (!std::isfinite(c.offset) || !std::isfinite(c.scale))
        return unusable(Message::tr("The offset or scale of the features is not a finite number."));
    if (auto shapes = c.kind == ClassifierKind::Transformer ? checkTransformer(c) : checkLayers(c); !shapes)
        return shapes;
    std::int64_t count = 0;
    for (const LayerShape& shape : layerShapes(c))
        count += shape.in * shape.out; // at most 2^36 each, a few hundred of them
    if (count > maxParameters)
        return unusable(Message::tr("The model would have %1 weights; the limit is 268,435,456.").arg(count));
    return {};
}

Result<ClassifierConfig> classifierConfig(ClassifierKind kind, std::int64_t height, std::int64_t width, int classes)
{
    ClassifierConfig config;
    config.kind = kind;
    config.height = height;
    config.width = width;
    config.classes = classes;
    if (kind == ClassifierKind::Tiny) {
        config.hidden = {21};
        config.cell = height > 1 ? cellFor(height, width) : 0;
    } else if (kind == ClassifierKind::Mlp) {
        config.hidden = {512, 256};
    }
    if (auto fine = checkConfig(config); !fine) return fine.error();
    return config;
}

std::int64_t Classifier::parameterCount() const
{
    std::int64_t count = 0;
    for (const Parameter& parameter : parameters)
        count += static_cast<std::int64_t>(parameter.values.size());
    return count;
}

const Parameter* Classifier::find(std::string_view name) const
{
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

std::vector<Parameter> parameterShapes(const ClassifierConfig& config)
{
    std::vector<Parameter> parameters;
    const auto shapes = layerShapes(config);
    if (config.kind != ClassifierKind::Transformer) {
        for (const LayerShape& shape : shapes)
            addLayer(parameters, shape);
        return parameters;
    }
    addLayer(parameters, shapes.front());
    parameters.push_back({"position", {config.tokens(), config.modelWidth}, {}});
    for (std::int64_t block = 0; block < config.blocks; ++block) {
        const auto* of = &shapes[static_cast<std::size_t>(1 + 4 * block)];
        addNorm(parameters, blockName(block) + ".norm1", config.modelWidth);
        addLayer(parameters, of[0]);
        addLayer(parameters, of[1]);
        addNorm(parameters, blockName(block) + ".norm2", config.modelWidth);
        addLayer(parameters, of[2]);
        addLayer(parameters, of[3]);
    }
    addNorm(parameters, "norm", config.modelWidth);
    addLayer(parameters, shapes.back());
    return parameters;
}

std::vector<LinearLayer> linearLayers(const ClassifierConfig& config)
{
    const auto parameters = parameterShapes(config);
    std::vector<LinearLayer> layers;
    for (const LayerShape& shape : layerShapes(config)) {
        const auto weight = std::ranges::find(parameters, shape.name + ".weight", &Parameter::name);
        const int index = static_cast<int>(weight - parameters.begin());
        layers.push_back({shape.name, shape.in, shape.out, shape.rowsPerItem, index, index + 1});
    }
    return layers;
}

Classifier initialClassifier(const ClassifierConfig& config, std::uint64_t seed)
{
    Classifier model;
    model.config = config;
    model.parameters = parameterShapes(config);
    for (Parameter& parameter : model.parameters) {
        std::int64_t count = 1;
        for (const std::int64_t side : parameter.shape)
            count *= side;
        const bool isGain = parameter.name.find("norm") != std::string::npos && parameter.name.ends_with(".weight");
        parameter.values.assign(static_cast<std::size_t>(count), isGain ? 1.0f : 0.0f);
        if (parameter.name == "position")
            fillNormal(parameter, splitmix64(seed, model.parameters.size()), positionDeviation);
    }
    const auto layers = linearLayers(config);
    for (const LinearLayer& layer : layers) {
        const auto weight = static_cast<std::size_t>(layer.weight);
        fillNormal(model.parameters[weight], splitmix64(seed, weight),
                   initialDeviation(config, layer, &layer == &layers.back()));
    }
    for (int label = 0; label < config.classes; ++label)
        model.classNames.push_back(std::to_string(label));
    return model;
}

std::vector<float> averagedCells(std::span<const float> features, const ClassifierConfig& config)
{
    if (config.cell <= 1) return {features.begin(), features.end()};
    const std::int64_t cell = config.cell, down = config.height / cell, across = config.width / cell;
    const std::int64_t count = static_cast<std::int64_t>(features.size()) / config.features();
    std::vector<float> means(static_cast<std::size_t>(count * down * across));
    for (std::int64_t item = 0; item < count; ++item)
        for (std::int64_t row = 0; row < down; ++row)
            for (std::int64_t column = 0; column < across; ++column) {
                float sum = 0;
                for (std::int64_t y = row * cell; y < (row + 1) * cell; ++y)
                    for (std::int64_t x = column * cell; x < (column + 1) * cell; ++x)
                        sum += features[static_cast<std::size_t>((item * config.height + y) * config.width + x)];
                means[static_cast<std::size_t>((item * down + row) * across + column)] =
                    sum / static_cast<float>(cell * cell);
            }
    return means;
}

} // namespace qs
