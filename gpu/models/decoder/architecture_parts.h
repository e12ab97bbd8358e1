// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/decoder/config.h"
#include "gpu/models/decoder/config_reader.h"

#include <cstdint>
#include <functional>
#include <vector>

/// Parts of DecoderShape out of the keys of a config.json, as several families have them.
namespace qs {

inline constexpr const char *kFullAttention = "full_attention", *kSlidingAttention = "sliding_attention";

void readActivation(ConfigReader& in, DecoderConfig& config, const char* key = "hidden_act",
                    const char* missing = "silu");

/// Biases of the attention that a key switches on.
void readAttentionBias(ConfigReader& in, DecoderConfig& config, const char* key, bool missing, bool hasOutput);

void readMlpBias(ConfigReader& in, DecoderConfig& config, const char* key, bool missing = false);

/// Which layers have a window: "layer_types" says it of each; where it is missing, `isSliding` does.
std::vector<bool> slidingLayers(ConfigReader& in, const DecoderShape& shape,
                                const std::function<bool(std::int64_t layer)>& isSliding);

/// "sliding_window"; 0: none, also where the whole context fits into it.
std::int64_t readWindow(ConfigReader& in, const DecoderShape& shape, bool isUsed = true);

/// The kinds of layers from what each is.
void setKinds(ConfigReader& in, DecoderShape& shape, const std::function<LayerKind(std::size_t layer)>& kindOf);

/// Layers that differ in nothing but a window and, where "rope_parameters" says so, their angles.
void readLayers(ConfigReader& in, DecoderConfig& config, const std::vector<bool>& sliding, std::int64_t window,
                const RopeRules& rules = {}, const RopeRules& slidingRules = {});

/// All alike.
void readAlike(ConfigReader& in, DecoderConfig& config, std::int64_t window, const RopeRules& rules = {});

/// The window of Qwen: from "max_window_layers" on, with a switch of its own.
void readQwenLayers(ConfigReader& in, DecoderConfig& config);

/// Layers of which every `period`th sees everything.
std::vector<bool> allButEvery(ConfigReader& in, const DecoderShape& shape, std::int64_t period);

/// Norms on what attention and MLP add, and none before them.
void setPostNormsOnly(DecoderConfig& config);

} // namespace qs
