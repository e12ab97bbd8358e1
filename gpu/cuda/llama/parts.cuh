// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/llama/task.cuh"
#include "gpu/device/llama_shape.h"

/// Row-wise steps for the parts of models that the kernels of Llama do not have: other norms and places of norms, norms
/// of heads, rotary positions of a part of a head or in pairs, other activations, multipliers and soft caps. Weights of
/// RmsOnePlus are one more already.
namespace qs::cuda {

/// data = data × factor, rounded: rows of `columns`, `pitch` elements apart.
void scaleRows(Type type, void* data, int rows, std::int64_t columns, std::int64_t pitch, float factor,
               cudaStream_t on);

/// stream += post(added)·scale (where that has data; post: where it has a weight), then out = norm(stream)·weight +
/// bias. `rows` of the out are those from `firstRow` on.
struct ResidualNorm : AddNorm
{
    NormKind kind = NormKind::Rms;
    const float *postWeight = nullptr, *bias = nullptr; ///< may be null
    float scale = 1.0f;
};
void addAndNormalizeParts(Type type, const ResidualNorm& task, int rows, cudaStream_t on);

/// Queries and keys of rows normalized by head, or over all heads of a row with a weight for each element: out[row] has
/// the query heads, then those of keys.
struct HeadNorms
{
    Produced q, k;
    const float *queryWeight = nullptr, *keyWeight = nullptr;
    NormKind kind = NormKind::Rms;
    bool isWhole = false;
    float epsilon = 0;
    int heads = 1, kvHeads = 1, size = 0;
    void* out = nullptr;
    std::int64_t pitch = 0;
};
void normalizeHeads(Type type, const HeadNorms& task, int rows, cudaStream_t on);

/// turnAndKeep() of a part of the heads, or in other pairs.
struct PartTurn : Turn
{
    int rotated = 0; ///< elements that turn; 0: none. Angles are those of rotated/2 pairs
    bool interleaved = false;
};
void turnAndKeepParts(Type type, const PartTurn& task, cudaStream_t on);

/// out = activation(gate)·up; activation(gate) where `up` has no data.
void activateRows(Type type, Activation activation, const Produced& gate, const Produced& up, int rows, int columns,
                  void* out, std::int64_t outPitch, cudaStream_t on);

/// Dense FP32: x·scale, then cap·tanh(x/cap) where cap > 0.
void finishLogits(float* logits, std::int64_t count, float scale, float cap, cudaStream_t on);

} // namespace qs::cuda
