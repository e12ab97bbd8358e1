// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// Tiny: means of 7×7-pixel cells → 21 hidden units → classes, the size of the model in the published comparison this
/// one answers. Mlp: features → 512 → 256 → classes. Transformer: patches of 4×4 pixels, pre-norm blocks, mean over the
/// patches.
enum class ClassifierKind : std::uint8_t { Tiny, Mlp, Transformer };
std::string_view classifierName(ClassifierKind kind); ///< tiny, mlp, transformer

/// Everything that determines the shapes of a model.
struct ClassifierConfig
{
    ClassifierKind kind = ClassifierKind::Mlp;
    std::int64_t height = 28, width = 28; ///< of the input; a table has height 1
    int classes = 10;
    std::vector<std::int64_t> hidden; ///< widths of the hidden layers: Tiny, Mlp
    std::int64_t cell = 0;            ///< pixels of a side that are averaged first: Tiny (0: none)
    std::int64_t patch = 4, modelWidth = 64, heads = 4, blocks = 2, mlpWidth = 128; ///< Transformer
    float offset = 0, scale = 1; ///< of the features: the model was trained on (raw − offset) × scale
    std::int64_t features() const { return height * width; }
    /// Numbers that the first layer gets of one item: averaged cells for Tiny, else the features.
    std::int64_t inputs() const { return cell > 0 ? (height / cell) * (width / cell) : features(); }
    std::int64_t tokens() const { return kind == ClassifierKind::Transformer ? (height / patch) * (width / patch) : 1; }
    bool operator==(const ClassifierConfig&) const = default;
};
/// Default shapes for data of that size; the error states why a kind cannot take it (a table has no patches; a side
/// that 4 does not divide).
Result<ClassifierConfig> classifierConfig(ClassifierKind kind, std::int64_t height, std::int64_t width, int classes);
/// Whether the shapes fit together and stay within bounds that keep a hostile file from asking for too much memory
/// (Usage).
Result<void> checkConfig(const ClassifierConfig& config);

/// A parameter. Weights of linear layers are [out, in].
struct Parameter
{
    std::string name; ///< 'layers.0.weight', 'blocks.1.attention.qkv.bias', 'head.weight'
    std::vector<std::int64_t> shape;
    std::vector<float> values;
};

/// One product of the model; what quantization is about.
struct LinearLayer
{
    std::string name; ///< 'layers.0', 'blocks.0.attention.qkv', 'head'
    std::int64_t in = 0, out = 0;
    std::int64_t rowsPerItem = 1; ///< rows of its input for each image: tokens in a transformer
    int weight = -1, bias = -1;   ///< indices of parameters; bias may be −1
};

/// A model with its weights, in host memory.
struct Classifier
{
    ClassifierConfig config;
    std::vector<Parameter> parameters;
    std::vector<std::string> classNames;
    std::map<std::string, std::string> metadata; ///< how it was trained, in words

    std::int64_t parameterCount() const;
    const Parameter* find(std::string_view name) const;
};
/// The linear layers in the order in which they run.
std::vector<LinearLayer> linearLayers(const ClassifierConfig& config);
/// Names and shapes of all parameters, values empty, in the order in which they are stored.
std::vector<Parameter> parameterShapes(const ClassifierConfig& config);
/// Fresh weights (He, Glorot; positions N(0, 0.3)), a function of config and seed alone.
Classifier initialClassifier(const ClassifierConfig& config, std::uint64_t seed);

/// safetensors with the configuration in its metadata ("quantoscope" : JSON). Bad files get a clear error.
Result<void> saveClassifier(const Classifier& model, const std::filesystem::path& path);
Result<Classifier> loadClassifier(const std::filesystem::path& path);
/// The metadata that saveClassifier writes, for files of quantized models.
std::map<std::string, std::string> classifierMetadata(const Classifier& model);

/// Multiplies `channels` input channels of linear layers by `factor` (> 0) and divides the matching columns of their
/// weights by it, so that the function stays the same while activations get the outliers that large language models
/// have. Tiny, Mlp: every layer behind a ReLU, which is positively homogeneous (the row and bias of the layer before
/// take the factor). Transformer: qkv, fc1 and head through the gain and bias of the norm before them, the attention's
/// projection through the rows of V. Layers behind a GELU (fc2) or with pixels as input stay as they are. Returns the
/// channels by layer name.
std::map<std::string, std::vector<std::int64_t>> injectOutliers(Classifier& model, int channels, float factor,
                                                                std::uint64_t seed);

/// Means of cell×cell pixels: [count, height·width] → [count, inputs()]; a copy where nothing is averaged.
std::vector<float> averagedCells(std::span<const float> features, const ClassifierConfig& config);

} // namespace qs
