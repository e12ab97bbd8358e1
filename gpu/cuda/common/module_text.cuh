// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"
#include "gpu/cuda/api/cuda_api.h"

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

/// Texts of the module for people; cuda_api.h says how they cross the border.
namespace qs::cuda {

/// `text` is marked by Message::mark(), and so are values that are to be translated; values stand at %1, %2 … and are
/// whole numbers or texts, also texts made by this function.
template <class... Value> std::string moduleText(const char* text, const Value&... values)
{
    std::string all = text;
    const auto add = [&all](std::string value) {
        std::replace(value.begin(), value.end(), QS_CUDA_TEXT_PLACE, QS_CUDA_TEXT_INNER_PLACE);
        all += QS_CUDA_TEXT_PLACE + value;
    };
    const auto textOf = [](const auto& value) -> std::string {
        if constexpr (std::integral<std::decay_t<decltype(value)>>)
            return std::to_string(value);
        else
            return value;
    };
    (add(textOf(values)), ...);
    return all;
}

/// Fills a field of the border, cut at the end of a character where it is too long.
inline void copyText(char* to, std::size_t capacity, std::string_view text)
{
    std::size_t size = std::min(text.size(), capacity - 1);
    while (size < text.size() && size > 0 && (text[size] & 0xc0) == 0x80)
        --size;
    std::memcpy(to, text.data(), size);
    to[size] = '\0';
}
template <std::size_t N> void copyText(char (&to)[N], std::string_view text) { copyText(to, N, text); }

/// With so many decimals, with a point whatever the locale is.
inline std::string fixed(double value, int decimals)
{
    char text[64];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, decimals);
    return {text, end.ptr};
}

} // namespace qs::cuda
