// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/llama/tensor_names.h"

#include <string_view>

namespace qs {
namespace {

/// Of a norm: its name in a layer.
const char* normName(LlamaVector role, const TensorNames& names)
{
    switch (role) {
    case LlamaVector::AttentionNorm:
    case LlamaVector::AttentionNormBias:
        return names.attentionNorm;
    case LlamaVector::MlpNorm:
    case LlamaVector::MlpNormBias:
        return names.mlpNorm;
    case LlamaVector::AttentionPostNorm:
        return names.attentionPostNorm;
    case LlamaVector::MlpPostNorm:
        return names.mlpPostNorm;
    case LlamaVector::QueryNorm:
        return "self_attn.q_norm";
    case LlamaVector::KeyNorm:
        return "self_attn.k_norm";
    default:
        return names.finalNorm;
    }
}

bool sameTensor(const TensorNames& names, LlamaMatrix a, LlamaMatrix b)
{
    const auto name = [&](LlamaMatrix role) {
        const char* text = perLayer(role) ? names.matrices[static_cast<std::size_t>(role)] : nullptr;
        return text ? std::string_view(text) : std::string_view();
    };
    return a == b || (!name(a).empty() && name(a) == name(b));
}

} // namespace

std::string checkpointName(const MatrixPlace& place, const TensorNames& names)
{
    if (place.role == LlamaMatrix::Head) return names.head;
    std::string name = names.matrices[static_cast<std::size_t>(place.role)];
    if (const std::size_t star = name.find('*'); star != std::string::npos)
        name.replace(star, 1, std::to_string(place.expert));
    return (perLayer(place.role) ? names.layer(place.layer) : names.prefix) + name;
}

LlamaMatrix expertMatrixOf(LlamaVector role)
{
    return role == LlamaVector::ExpertGateBias ? LlamaMatrix::ExpertGate
           : role == LlamaVector::ExpertUpBias ? LlamaMatrix::ExpertUp
                                               : LlamaMatrix::ExpertDown;
}

std::string expertBiasName(LlamaVector role, std::int64_t layer, std::int64_t expert, const TensorNames& names)
{
    return checkpointName({expertMatrixOf(role), layer, expert}, names) + ".bias";
}

std::string checkpointName(LlamaVector role, std::int64_t layer, const TensorNames& names)
{
    if (const auto matrix = biasOf(role)) return checkpointName({*matrix, layer}, names) + ".bias";
    if (role == LlamaVector::Sinks) return names.layer(layer) + "self_attn.sinks";
    if (role == LlamaVector::RouterCorrection)
        return checkpointName({LlamaMatrix::Router, layer}, names) + ".e_score_correction_bias";
    if (isExpert(role))
        return names.layer(layer) +
               (role == LlamaVector::ExpertDownBias ? StackedExpertNames::downBias : StackedExpertNames::gateUpBias);
    return (perLayer(role) ? names.layer(layer) : names.prefix) + normName(role, names) +
           (isNorm(role) ? ".weight" : ".bias");
}

RowRange rowsWithin(const LlamaShape& shape, const TensorNames& names, LlamaMatrix role)
{
    RowRange range;
    for (int i = 0; i < kLlamaMatrices; ++i) {
        const auto other = static_cast<LlamaMatrix>(i);
        if (!sameTensor(names, role, other)) continue;
        const std::int64_t rows = matrixSize(shape, other).first;
        if (other < role) range.first += rows;
        range.total += rows;
    }
    return range;
}

bool isFused(const TensorNames& names, LlamaMatrix role)
{
    for (int i = 0; i < kLlamaMatrices; ++i)
        if (static_cast<LlamaMatrix>(i) != role && sameTensor(names, role, static_cast<LlamaMatrix>(i))) return true;
    return false;
}

} // namespace qs
