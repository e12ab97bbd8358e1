// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Tensors of a checkpoint that the model is not made from.
namespace qs {

/// Tensors whose names differ in nothing but numbers.
struct UnusedTensors
{
    std::string name; ///< with '*' for each number: "model.layers.*.mlp.gate.weight"
    std::int64_t count = 0;
    bool operator==(const UnusedTensors&) const = default;
};

/// `names` by their kind, in order. Left out is what every program computes for itself ("rotary_emb.inv_freq").
std::vector<UnusedTensors> unusedByKind(std::span<const std::string> names);
/// '8 tensors of the checkpoint are not used: …'; empty where there are none.
Message unusedText(std::span<const UnusedTensors> unused);

/// BadInput: a tensor changes the predictions, and the architecture has no place for it.
Error neededTensor(const Message& what, const std::string& name, const std::string& architecture);

/// BadInput where a layer that the model has ("model.layers.3.", with `prefix` "model." and numbers below `layers`)
/// also has tensors of a kind without which its predictions are others: norms of queries and keys, experts, sinks,
/// adapters, codes and scales. Names the kind and a tensor.
std::optional<Error> refuseUnused(std::span<const std::string> names, const std::string& prefix, std::int64_t layers,
                                  const std::string& architecture);

} // namespace qs
