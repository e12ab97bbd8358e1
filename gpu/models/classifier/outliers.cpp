// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/random.h"
#include "gpu/models/classifier/classifier.h"

#include <algorithm>
#include <numeric>

namespace qs {
namespace {

/// `count` of the numbers 0 … of − 1, ascending.
std::vector<std::int64_t> chosen(std::int64_t of, std::int64_t count, std::uint64_t stream)
{
    std::vector<std::int64_t> all(static_cast<std::size_t>(of));
    std::iota(all.begin(), all.end(), 0);
    count = std::clamp<std::int64_t>(count, 0, of);
    for (std::int64_t i = 0; i < count; ++i) {
        const auto left = static_cast<std::uint64_t>(of - i);
        const auto other = i + static_cast<std::int64_t>(splitmix64(stream, static_cast<std::uint64_t>(i)) % left);
        std::swap(all[static_cast<std::size_t>(i)], all[static_cast<std::size_t>(other)]);
    }
    all.resize(static_cast<std::size_t>(count));
    std::ranges::sort(all);
    return all;
}

/// Row `row` of a matrix, or element `row` of a vector, times `factor`.
void scaleRow(Parameter& parameter, std::int64_t row, float factor)
{
    const std::int64_t width = parameter.shape.size() > 1 ? parameter.shape[1] : 1;
    for (std::int64_t i = row * width; i < (row + 1) * width; ++i)
        parameter.values[static_cast<std::size_t>(i)] *= factor;
}

void divideColumn(Parameter& weight, std::int64_t column, float factor)
{
    for (std::int64_t row = 0; row < weight.shape[0]; ++row)
        weight.values[static_cast<std::size_t>(row * weight.shape[1] + column)] /= factor;
}

/// What makes the inputs of a linear layer: a parameter pair (weight and bias of a layer, or gain and bias of a norm)
/// whose rows, `firstRow` on, are its channels.
struct Source
{
    int weight = -1;
    std::int64_t firstRow = 0;
};

int indexOf(const Classifier& model, const std::string& name)
{
    return static_cast<int>(std::ranges::find(model.parameters, name, &Parameter::name) - model.parameters.begin());
}

/// −1 where nothing before the layer can take the factor.
Source sourceOf(const Classifier& model, const std::vector<LinearLayer>& layers, std::size_t index)
{
    if (model.config.kind != ClassifierKind::Transformer)
        return index == 0 ? Source{} : Source{layers[index - 1].weight, 0};
    const std::string& name = layers[index].name;
    const std::string block = name.substr(0, name.find('.', sizeof "blocks." - 1));
    if (name.ends_with(".qkv")) return {indexOf(model, block + ".norm1.weight"), 0};
    if (name.ends_with(".fc1")) return {indexOf(model, block + ".norm2.weight"), 0};
    if (name.ends_with(".proj")) return {layers[index - 1].weight, 2 * model.config.modelWidth}; // the rows of V
    if (name == "head") return {indexOf(model, "norm.weight"), 0};
    return {};
}

} // namespace

std::map<std::string, std::vector<std::int64_t>> injectOutliers(Classifier& model, int channels, float factor,
                                                                std::uint64_t seed)
{
    std::map<std::string, std::vector<std::int64_t>> places;
    if (!(factor > 0) || channels < 1) return places;
    const auto layers = linearLayers(model.config);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const Source source = sourceOf(model, layers, i);
        if (source.weight < 0) continue;
        const auto weight = static_cast<std::size_t>(source.weight);
        const auto picked = chosen(layers[i].in, channels, splitmix64(seed, i));
        for (const std::int64_t channel : picked) {
            scaleRow(model.parameters[weight], source.firstRow + channel, factor);
            scaleRow(model.parameters[weight + 1], source.firstRow + channel, factor);
            divideColumn(model.parameters[static_cast<std::size_t>(layers[i].weight)], channel, factor);
        }
        places.emplace(layers[i].name, picked);
    }
    return places;
}

} // namespace qs
