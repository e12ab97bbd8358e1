// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/format_traits.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/minifloat.h"
#include "gpu/numerics/packed_formats.h"

#include <iterator>

namespace qs {

namespace {

float integer(int code) { return static_cast<float>(code); }
float signedByte(int code) { return static_cast<float>(static_cast<std::int8_t>(code)); }
float e4m3(int code) { return decodeE4M3(static_cast<std::uint8_t>(code)); }
float e2m1(int code) { return decodeE2M1(static_cast<std::uint8_t>(code)); }
float nf4(int code) { return kNF4Values[static_cast<std::size_t>(code & 15)]; }

/// In the order of the enumeration.
constexpr FormatTraits kTraits[] = {
    {NumberFormat::Copy, "baseline", "copy", 0, 127.0f, false, ScaleStorage::None, 0, nullptr},
    {NumberFormat::Int8, "int8", "INT8", 8, 127.0f, false, ScaleStorage::None, 0, nullptr},
    {NumberFormat::E4M3, "fp8-e4m3", "FP8 E4M3", 8, kE4M3Max, false, ScaleStorage::None, 0, nullptr},
    {NumberFormat::E5M2, "fp8-e5m2", "FP8 E5M2", 8, kE5M2Max, false, ScaleStorage::None, 0, nullptr},
    {NumberFormat::Int4, "int4", "INT4", 4, 7.0f, false, ScaleStorage::Input, 8, integer},
    {NumberFormat::NF4, "nf4", "NF4", 4, 1.0f, false, ScaleStorage::F32, 0, nf4},
    {NumberFormat::MXFP8, "mxfp8", "MXFP8", 8, kE4M3Max, true, ScaleStorage::E8M0, 0, e4m3},
    {NumberFormat::MXFP4, "mxfp4", "MXFP4", 4, 6.0f, true, ScaleStorage::E8M0, 0, e2m1},
    {NumberFormat::NVFP4, "nvfp4", "NVFP4", 4, 6.0f, true, ScaleStorage::E4M3, 0, e2m1},
    {NumberFormat::Q8_0, "q8_0", "Q8_0", 8, 127.0f, true, ScaleStorage::InBlock, 0, signedByte},
    {NumberFormat::Q4_0, "q4_0", "Q4_0", 4, 8.0f, true, ScaleStorage::InBlock, 8, integer},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < std::size(kTraits); ++i)
        if (static_cast<std::size_t>(kTraits[i].format) != i) return false;
    return true;
}
static_assert(inOrder());

} // namespace

const FormatTraits& traitsOf(NumberFormat format) { return kTraits[static_cast<std::size_t>(format)]; }

} // namespace qs
