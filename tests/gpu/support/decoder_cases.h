// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h"
#include "gpu/device/decoder_engine.h"
#include "gpu/models/decoder/architectures.h"
#include "gpu/models/decoder/config.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "tests/gpu/support/reference_decoder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <string>
#include <vector>

namespace qs::test {

/// A tensor of a checkpoint.
struct CaseTensor
{
    std::string name;
    std::vector<std::int64_t> shape;
    std::vector<float> values;
};

/// A small model of tests/data/llama_goldens.json or model_goldens.json and what transformers computes for it.
struct DecoderCase
{
    std::string name;
    nlohmann::json config; ///< config.json
    std::vector<CaseTensor> tensors;
    ReferenceDecoder model;
    std::vector<std::int32_t> prompt, greedy;
    std::vector<std::size_t> rows; ///< of the prompt whose logits are kept
    std::vector<std::vector<float>> fp32, bf16;
    std::vector<std::vector<std::int32_t>>
        routing; ///< experts of each token, layer after layer of those with a mixture
};

/// A tensor that all experts of a layer are in, as transformers has it in memory. False: it is none.
inline bool putExperts(ReferenceDecoder& model, const TensorNames& names, const std::string& name,
                       const std::vector<float>& values)
{
    const std::int64_t experts = model.shape.mixture.experts, hidden = model.shape.hidden,
                       inner = model.shape.mixture.intermediate;
    const auto part = [&](std::int64_t size, const auto& indexOf) { // [size] values
        std::vector<float> own;
        for (std::int64_t i = 0; i < size; ++i)
            own.push_back(values[static_cast<std::size_t>(indexOf(i))]);
        return own;
    };
    for (std::int64_t l = 0; l < model.shape.layers; ++l) {
        const std::string prefix = names.layer(l) + "mlp.experts.";
        const bool turned = names.stacksColumns;
        for (std::int64_t e = 0; e < experts; ++e) {
            if (name == prefix + "gate_up_proj")
                for (const std::int64_t up : {0, 1})
                    model.matrix(up ? DecoderMatrix::ExpertUp : DecoderMatrix::ExpertGate, l, e) =
                        part(inner * hidden, [&](std::int64_t i) {
                            const std::int64_t r = i / hidden, c = i % hidden;
                            return turned ? (e * hidden + c) * 2 * inner + 2 * r + up
                                          : ((2 * e + up) * inner + r) * hidden + c;
                        });
            if (name == prefix + "down_proj")
                model.matrix(DecoderMatrix::ExpertDown, l, e) = part(hidden * inner, [&](std::int64_t i) {
                    const std::int64_t r = i / inner, c = i % inner;
                    return turned ? (e * inner + c) * hidden + r : (e * hidden + r) * inner + c;
                });
        }
        if (name == prefix + "down_proj_bias") model.vector(DecoderVector::ExpertDownBias, l) = values;
        if (name == prefix + "gate_up_proj_bias")
            for (const std::int64_t up : {0, 1})
                model.vector(up ? DecoderVector::ExpertUpBias : DecoderVector::ExpertGateBias, l) =
                    part(experts * inner, [&](std::int64_t i) { return 2 * i + up; });
        if (name.starts_with(prefix)) return true;
    }
    return false;
}

/// The values of a checkpoint's tensor to where they belong; rows of several roles may share it. False: nowhere.
inline bool putTensor(ReferenceDecoder& model, const TensorNames& names, const std::string& name,
                      const std::vector<float>& values)
{
    bool found = false;
    for (int r = 0; r < kDecoderMatrices; ++r) {
        const auto role = static_cast<DecoderMatrix>(r);
        const auto [out, in] = matrixSize(model.shape, role);
        const RowRange rows = perLayer(role) ? rowsWithin(model.shape, names, role) : RowRange{0, out};
        for (std::int64_t l = 0; l < model.shape.layers; ++l) {
            if (matrixCount(model.shape, role, l) == 0 || isExpert(role)) continue;
            const std::string own = checkpointName({role, l}, names) + ".weight";
            if (own != name && (role != DecoderMatrix::Router || names.layer(l) + "mlp.gate.weight" != name)) continue;
            const auto first = values.begin() + rows.first * in;
            REQUIRE(static_cast<std::int64_t>(values.size()) == rows.total * in);
            model.matrix(role, l).assign(first, first + out * in);
            found = true;
        }
    }
    for (int r = 0; r < kDecoderVectors; ++r) {
        const auto role = static_cast<DecoderVector>(r);
        for (std::int64_t l = 0; l < model.shape.layers; ++l)
            if (hasVector(model.shape, role, l) && !isExpert(role) && checkpointName(role, l, names) == name) {
                REQUIRE(static_cast<std::int64_t>(values.size()) == vectorSize(model.shape, role));
                model.vector(role, l) = values;
                found = true;
            }
    }
    return found || putExperts(model, names, name, values);
}

inline DecoderCase readCase(const nlohmann::json& j)
{
    DecoderCase c;
    c.name = j["name"];
    c.config = j["config"];
    auto config = readDecoderConfig(j["config"], "config.json");
    REQUIRE_MESSAGE(config.ok(), config.error().text());
    c.model.setShape(config->shape);
    std::uint64_t seed = j["seed"];
    for (const auto& t : j["tensors"]) {
        std::size_t count = 1;
        for (const auto& n : t["shape"])
            count *= n.get<std::size_t>();
        const double width = t["width"], add = t["norm"].get<bool>() ? 1.0 : 0.0;
        std::vector<float> values(count);
        for (std::size_t i = 0; i < count; ++i)
            values[i] = static_cast<float>((uniformAt(seed, i) - 0.5) * (2 * width) + add);
        REQUIRE_MESSAGE(putTensor(c.model, config->names, t["name"], values), t["name"].get<std::string>());
        c.tensors.push_back({t["name"], t["shape"].get<std::vector<std::int64_t>>(), std::move(values)});
        ++seed;
    }
    c.prompt = j["prompt"].get<std::vector<std::int32_t>>();
    c.greedy = j["greedy"].get<std::vector<std::int32_t>>();
    c.rows = j["rows"].get<std::vector<std::size_t>>();
    c.fp32 = j["logits_fp32"].get<std::vector<std::vector<float>>>();
    c.bf16 = j["logits_bf16"].get<std::vector<std::vector<float>>>();
    if (j.contains("routing"))
        for (const auto& layer : j["routing"])
            for (const auto& token : layer)
                c.routing.push_back(token.get<std::vector<std::int32_t>>());
    return c;
}

inline std::vector<DecoderCase> readCases(const char* name)
{
    std::ifstream file(std::string(QS_SOURCE_DIR) + "/tests/data/" + name);
    const auto all = nlohmann::json::parse(file);
    std::vector<DecoderCase> cases;
    for (const auto& j : all["cases"])
        cases.push_back(readCase(j));
    REQUIRE_FALSE(cases.empty());
    return cases;
}
/// Llama, Mistral and Qwen2.
inline std::vector<DecoderCase> decoderCases()
{
    auto cases = readCases("llama_goldens.json");
    REQUIRE(cases.size() == 4);
    return cases;
}
/// Those and the other families.
inline std::vector<DecoderCase> allCases()
{
    auto cases = decoderCases();
    for (DecoderCase& c : readCases("model_goldens.json"))
        cases.push_back(std::move(c));
    return cases;
}

/// A dense matrix in a type, and the bytes behind it.
struct DenseMatrix
{
    std::vector<std::byte> bytes;
    EngineMatrix matrix;
};
inline DenseMatrix denseMatrix(const std::vector<float>& values, std::int64_t out, std::int64_t in, DType type)
{
    DenseMatrix d;
    d.bytes.resize(values.size() * sizeOf(type));
    for (std::size_t i = 0; i < values.size(); ++i)
        storeFloat(d.bytes.data(), type, i, values[i]);
    d.matrix.out = out;
    d.matrix.in = in;
    d.matrix.dtype = type;
    d.matrix.codes = d.bytes;
    return d;
}

/// All of a model into an engine that has begun; `put` may change what becomes of the layers' matrices.
template <class Put> void fillEngine(DecoderEngine& engine, ReferenceDecoder model, DType type, const Put& put)
{
    for (int r = 0; r < kDecoderMatrices; ++r) {
        const auto role = static_cast<DecoderMatrix>(r);
        const auto [out, in] = matrixSize(model.shape, role);
        for (std::int64_t l = 0; l < model.shape.layers; ++l)
            for (std::int64_t e = 0; e < matrixCount(model.shape, role, l); ++e) {
                const MatrixPlace place{role, l, e};
                const auto& values = model.matrix(role, l, e);
                const auto done = isQuantized(role)
                                      ? put(place, values, out, in)
                                      : engine.putMatrix(place, denseMatrix(values, out, in, type).matrix);
                REQUIRE_MESSAGE(done.ok(), done.error().text());
            }
    }
    for (int r = 0; r < kDecoderVectors; ++r) {
        const auto role = static_cast<DecoderVector>(r);
        for (std::int64_t l = 0; l < model.shape.layers; ++l)
            if (hasVector(model.shape, role, l)) REQUIRE(engine.putVector(role, l, model.vector(role, l)).ok());
    }
    const auto done = engine.finish();
    REQUIRE_MESSAGE(done.ok(), done.error().text());
}
inline void fillDense(DecoderEngine& engine, const ReferenceDecoder& model, DType type)
{
    fillEngine(engine, model, type,
               [&](const MatrixPlace& place, const std::vector<float>& values, std::int64_t out, std::int64_t in) {
                   return engine.putMatrix(place, denseMatrix(values, out, in, type).matrix);
               });
}

inline DecoderEngineOptions optionsFor(DType type, std::int64_t context = 256)
{
    DecoderEngineOptions options;
    options.activations = type;
    options.kv = type == DType::F32 ? KvFormat::F32 : type == DType::F16 ? KvFormat::F16 : KvFormat::BF16;
    options.context = context;
    options.sequences = 3;
    return options;
}

/// ‖a − b‖/‖b‖.
inline double relative(std::span<const float> a, std::span<const float> b)
{
    REQUIRE(a.size() == b.size());
    double error = 0, size = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        error += (double(a[i]) - b[i]) * (double(a[i]) - b[i]);
        size += double(b[i]) * b[i];
    }
    return std::sqrt(error / size);
}

/// A model of a shape with random weights.
inline DecoderCase made(const std::string& name, const DecoderShape& shape)
{
    DecoderCase c;
    c.name = name;
    c.model.setShape(shape);
    const DecoderShape& s = c.model.shape;
    std::uint64_t seed = 900;
    const auto fill = [&seed](std::vector<float>& to, std::int64_t count, double width, double add) {
        to.resize(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < to.size(); ++i)
            to[i] = static_cast<float>((uniformAt(seed, i) - 0.5) * 2 * width + add);
        ++seed;
    };
    for (int r = 0; r < kDecoderMatrices; ++r)
        for (std::int64_t l = 0; l < (perLayer(static_cast<DecoderMatrix>(r)) ? s.layers : 1); ++l) {
            const auto role = static_cast<DecoderMatrix>(r);
            const auto [out, in] = matrixSize(s, role);
            if (role > DecoderMatrix::Head && matrixCount(s, role, l) == 0) continue;
            for (std::int64_t e = 0; e < std::max<std::int64_t>(1, matrixCount(s, role, l)); ++e)
                fill(c.model.matrix(role, l, e), out * in,
                     1.7 / std::sqrt(static_cast<double>(std::max<std::int64_t>(in, 1))), 0);
        }
    for (int v = 0; v < kDecoderVectors; ++v)
        for (std::int64_t l = 0; l < (perLayer(static_cast<DecoderVector>(v)) ? s.layers : 1); ++l) {
            const auto role = static_cast<DecoderVector>(v);
            fill(c.model.vector(role, l), vectorSize(s, role), 0.2,
                 isNorm(role) && s.norm != NormKind::RmsOnePlus ? 1 : 0);
        }
    for (std::uint64_t i = 0; i < 300; ++i)
        c.prompt.push_back(static_cast<std::int32_t>(uniformAt(77, i) * std::min<double>(203, s.vocabulary)));
    return c;
}

/// The sizes of one, with the parts of Llama.
inline DecoderShape sizesOf(std::int64_t headSize, std::int64_t heads, std::int64_t kvHeads,
                            std::int64_t intermediate = 384, std::int64_t hidden = 256, std::int64_t vocabulary = 203)
{
    DecoderShape s;
    s.vocabulary = vocabulary;
    s.hidden = hidden;
    s.layers = 2;
    s.heads = heads;
    s.kvHeads = kvHeads;
    s.headSize = headSize;
    s.intermediate = intermediate;
    s.context = 2048;
    return s;
}

inline DecoderCase made(std::int64_t headSize, std::int64_t heads, std::int64_t kvHeads,
                        std::int64_t intermediate = 384, bool biases = false, std::int64_t hidden = 256,
                        std::int64_t vocabulary = 203)
{
    DecoderShape s = sizesOf(headSize, heads, kvHeads, intermediate, hidden, vocabulary);
    s.qkvBias = s.outputBias = s.mlpBias = biases;
    return made("made, heads of " + std::to_string(headSize), s);
}

/// Models wide enough for the kernels, each with parts that Llama does not have, in combinations that families have.
inline std::vector<DecoderCase> partCases()
{
    std::vector<DecoderCase> cases;
    const auto add = [&](const char* name, DecoderShape s, const auto& change) {
        change(s);
        cases.push_back(made(name, s));
    };
    add("norms of heads", sizesOf(64, 4, 2), [](DecoderShape& s) { s.headNorm = HeadNorm::PerHead; });
    add("two tables, one layer not turned, a window", sizesOf(64, 4, 1), [](DecoderShape& s) {
        s.layers = 3;
        s.headNorm = HeadNorm::Whole;
        s.ropeTables = 2;
        s.ropes[1] = {.theta = 5e5, .scaling = {}};
        s.ropes[1].scaling.attentionFactor = 1.2;
        s.kinds[0] = {0, -1};
        s.kinds[1] = {30, 0};
        s.kinds[2] = {0, 1};
        s.kindOf[1] = 1;
        s.kindOf[2] = 2;
    });
    add("four norms of 1 + weight, caps, two tables, windows", sizesOf(128, 3, 1, 392), [](DecoderShape& s) {
        s.norm = NormKind::RmsOnePlus;
        s.postNorms = true;
        s.headNorm = HeadNorm::PerHead;
        s.activation = Activation::GeluTanh;
        s.embeddingScale = 16;
        s.attentionScale = 0.07;
        s.attentionSoftCap = 2;
        s.logitSoftCap = 5;
        s.tiedHead = true;
        s.ropeTables = 2;
        s.ropes[1].theta = 1e6;
        s.ropes[1].scaling.attentionFactor = 1.1;
        s.kinds[0] = {40, 0};
        s.kinds[1] = {0, 1};
        s.kindOf[1] = 1;
    });
    add("norms behind and of whole projections", sizesOf(80, 3, 3, 200), [](DecoderShape& s) {
        s.norm = NormKind::RmsOnce;
        s.preNorms = false;
        s.postNorms = true;
        s.headNorm = HeadNorm::Whole;
    });
    add("side by side, in pairs, not turned", sizesOf(64, 4, 4), [](DecoderShape& s) {
        s.norm = NormKind::Layer;
        s.parallel = true;
        s.interleavedRope = true;
        s.logitScale = 0.5;
        s.kinds[0] = {24, 0};
        s.kinds[1] = {0, -1};
        s.kindOf[1] = 1;
    });
    add("no gate, biases everywhere", sizesOf(32, 8, 2, 328), [](DecoderShape& s) {
        s.norm = NormKind::Layer;
        s.normBias = s.qkvBias = s.outputBias = s.mlpBias = true;
        s.gatedMlp = false;
        s.activation = Activation::Gelu;
    });
    add("a part of a head, multipliers, squared ReLU", sizesOf(24, 10, 2), [](DecoderShape& s) {
        s.rotated = 12;
        s.residualScale = 0.3;
        s.embeddingScale = 3;
        s.attentionScale = 0.25;
        s.gatedMlp = false;
        s.activation = Activation::SquaredRelu;
    });
    return cases;
}

/// The same with mixtures of experts, which GPUs do not have.
inline std::vector<DecoderCase> mixtureCases()
{
    std::vector<DecoderCase> cases;
    const auto add = [&](const char* name, const Mixture& mixture, const auto& change) {
        DecoderShape s = sizesOf(64, 4, 2);
        s.layers = 3;
        s.mixture = mixture;
        s.kinds[0].mixture = true;
        change(s);
        cases.push_back(made(name, s));
    };
    add("one expert of nine, shared and weighted, a dense layer",
        {.experts = 9, .perToken = 1, .intermediate = 72, .sharedIntermediate = 136, .sharedFactor = true},
        [](DecoderShape& s) {
            s.kinds[1].mixture = false;
            s.kindOf[1] = 1;
        });
    add("all experts, sinks, a window, clamped gates",
        {.experts = 4,
         .perToken = 4,
         .intermediate = 200,
         .router = RouterKind::ChosenSoftmax,
         .routerBias = true,
         .expertBias = true,
         .limit = 0.8,
         .alpha = 1.5},
        [](DecoderShape& s) {
            s.sinks = true;
            s.kinds[0].window = 17;
        });
    add("groups",
        {.experts = 32,
         .perToken = 5,
         .intermediate = 40,
         .router = RouterKind::Sigmoid,
         .normalized = true,
         .scale = 2.5,
         .groups = 8,
         .chosenGroups = 3,
         .sharedIntermediate = 80},
        [](DecoderShape& s) { s.norm = NormKind::RmsOnce; });
    add("behind norms alone, GELU", {.experts = 6, .perToken = 2, .intermediate = 104, .normalized = true},
        [](DecoderShape& s) {
            s.preNorms = false;
            s.postNorms = true;
            s.activation = Activation::GeluTanh;
        });
    return cases;
}

} // namespace qs::test
