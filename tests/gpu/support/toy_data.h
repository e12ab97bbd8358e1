// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h"
#include "gpu/models/classifier/program.h"

#include <cmath>
#include <cstdint>
#include <vector>

namespace qs::testing {

/// Small labelled images: stripes whose direction and period tell the class, under noise.
struct ToyData
{
    std::vector<float> features;
    std::vector<std::int32_t> labels;
};

inline ToyData toyData(std::int64_t count, const ClassifierConfig& config, std::uint64_t seed, float noise)
{
    ToyData data;
    for (std::int64_t item = 0; item < count; ++item) {
        const auto label = static_cast<std::int32_t>(splitmix64(seed, static_cast<std::uint64_t>(item)) %
                                                     static_cast<std::uint64_t>(config.classes));
        data.labels.push_back(label);
        const float angle = 3.14159265f * static_cast<float>(label) / static_cast<float>(config.classes);
        for (std::int64_t i = 0; i < config.features(); ++i) {
            const auto x = static_cast<float>(i % config.width), y = static_cast<float>(i / config.width);
            const float stripe = std::sin(1.3f * (x * std::cos(angle) + y * std::sin(angle)));
            data.features.push_back(
                stripe + noise * normalAt(seed + 1, static_cast<std::uint64_t>(item * config.features() + i)));
        }
    }
    return data;
}

inline DeviceSet toySet(TensorMachine& machine, const ClassifierConfig& config, const ToyData& data)
{
    return uploadSet(machine, config, data.features, data.labels).value();
}

/// Small models of every kind.
inline ClassifierConfig smallConfig(ClassifierKind kind)
{
    ClassifierConfig config;
    config.kind = kind;
    config.height = config.width = 8;
    config.classes = 3;
    config.hidden = kind == ClassifierKind::Mlp ? std::vector<std::int64_t>{24, 17} : std::vector<std::int64_t>{21};
    config.cell = kind == ClassifierKind::Tiny ? 2 : 0;
    if (kind != ClassifierKind::Transformer) return config;
    config.hidden.clear();
    config.modelWidth = 16;
    config.heads = 2;
    config.mlpWidth = 24;
    return config;
}

inline std::vector<float> downloaded(TensorMachine& machine, TensorPlace from, std::size_t count)
{
    std::vector<float> values(count);
    if (!machine.download(from, std::as_writable_bytes(std::span(values)))) values.clear();
    return values;
}

} // namespace qs::testing
