// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qs {

/// A data type as .safetensors files name it.
struct SafetensorsType
{
    std::string_view name;
    unsigned bits = 0;          ///< of an element
    std::optional<DType> dtype; ///< empty where this program cannot compute with it
};

inline constexpr std::uint64_t kMaxSafetensorsHeader = 100'000'000; ///< bytes, as the reference implementation

/// The types of the format (github.com/huggingface/safetensors).
inline constexpr auto kSafetensorsTypes = std::to_array<SafetensorsType>({
    {"BOOL", 8, {}},
    {"F4", 4, {}},
    {"F6_E2M3", 6, {}},
    {"F6_E3M2", 6, {}},
    {"U8", 8, DType::U8},
    {"I8", 8, DType::I8},
    {"F8_E5M2", 8, DType::F8E5M2},
    {"F8_E4M3", 8, DType::F8E4M3},
    {"F8_E8M0", 8, {}},
    {"F8_E4M3FNUZ", 8, {}},
    {"F8_E5M2FNUZ", 8, {}},
    {"I16", 16, {}},
    {"U16", 16, {}},
    {"F16", 16, DType::F16},
    {"BF16", 16, DType::BF16},
    {"I32", 32, DType::I32},
    {"U32", 32, {}},
    {"F32", 32, DType::F32},
    {"C64", 64, {}},
    {"F64", 64, DType::F64},
    {"I64", 64, {}},
    {"U64", 64, {}},
});

/// Null for a type that is not known.
constexpr const SafetensorsType* findSafetensorsType(std::string_view name)
{
    const auto found = std::ranges::find(kSafetensorsTypes, name, &SafetensorsType::name);
    return found == kSafetensorsTypes.end() ? nullptr : &*found;
}

/// What files call a type that this program computes with.
constexpr std::string_view safetensorsName(DType type)
{
    return std::ranges::find(kSafetensorsTypes, std::optional(type), &SafetensorsType::dtype)->name;
}

} // namespace qs
