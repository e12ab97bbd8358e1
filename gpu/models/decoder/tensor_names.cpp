// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/tensor_names.h"

#include <string_view>

namespace qs {
namespace {

/// Of a norm: its name in a layer.
const char* normName(DecoderVector role, const TensorNames& names)
{
    switch (role) {
    case DecoderVector::AttentionNorm:
    case DecoderVector::AttentionNormBias:
        return names.attentionNorm;
    case DecoderVector::MlpNorm:
    case DecoderVector::MlpNormBias:
        return names.mlpNorm;
    case DecoderVector::AttentionPostNorm:
        return names.attentionPostNorm;
    case DecoderVector::MlpPostNorm:
        return names.mlpPostNorm;
    case DecoderVector::QueryNorm:
        return "self_attn.q_norm";
    case DecoderVector::KeyNorm:
        return "self_attn.k_norm";
    default:
        return names.finalNorm;
    }
}

bool sameTensor(const TensorNames& names, DecoderMatrix a, DecoderMatrix b)
{
    const auto name = [&](DecoderMatrix role) {
        const char* text = perLayer(role) ? names.matrices[static_cast<std::size_t>(role)] : nullptr;
        return text ? std::string_view(text) : std::string_view();
    };
    return a == b || (!name(a).empty() && name(a) == name(b));
}

} // namespace

std::string checkpointName(const MatrixPlace& place, const TensorNames& names)
{
    if (place.role == DecoderMatrix::Head) return names.head;
    std::string name = names.matrices[static_cast<std::size_t>(place.role)];
    if (const std::size_t star = name.find('*'); star != std::string::npos)
        name.replace(star, 1, std::to_string(place.expert));
    return (perLayer(place.role) ? names.layer(place.layer) : names.prefix) + name;
}

DecoderMatrix expertMatrixOf(DecoderVector role)
{
    return role == DecoderVector::ExpertGateBias ? DecoderMatrix::ExpertGate
           : role == DecoderVector::ExpertUpBias ? DecoderMatrix::ExpertUp
                                                 : DecoderMatrix::ExpertDown;
}

std::string expertBiasName(DecoderVector role, std::int64_t layer, std::int64_t expert, const TensorNames& names)
{
    return checkpointName({expertMatrixOf(role), layer, expert}, names) + ".bias";
}

std::string checkpointName(DecoderVector role, std::int64_t layer, const TensorNames& names)
{
    if (const auto matrix = biasOf(role)) return checkpointName({*matrix, layer}, names) + ".bias";
    if (role == DecoderVector::Sinks) return names.layer(layer) + "self_attn.sinks";
    if (role == DecoderVector::RouterCorrection)
        return checkpointName({DecoderMatrix::Router, layer}, names) + ".e_score_correction_bias";
    if (isExpert(role))
        return names.layer(layer) +
               (role == DecoderVector::ExpertDownBias ? StackedExpertNames::downBias : StackedExpertNames::gateUpBias);
    return (perLayer(role) ? names.layer(layer) : names.prefix) + normName(role, names) +
           (isNorm(role) ? ".weight" : ".bias");
}

RowRange rowsWithin(const DecoderShape& shape, const TensorNames& names, DecoderMatrix role)
{
    RowRange range;
    for (int i = 0; i < kDecoderMatrices; ++i) {
        const auto other = static_cast<DecoderMatrix>(i);
        if (!sameTensor(names, role, other)) continue;
        const std::int64_t rows = matrixSize(shape, other).first;
        if (other < role) range.first += rows;
        range.total += rows;
    }
    return range;
}

bool isFused(const TensorNames& names, DecoderMatrix role)
{
    for (int i = 0; i < kDecoderMatrices; ++i)
        if (static_cast<DecoderMatrix>(i) != role && sameTensor(names, role, static_cast<DecoderMatrix>(i)))
            return true;
    return false;
}

} // namespace qs
