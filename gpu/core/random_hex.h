// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <random>
#include <string>

namespace qs {

/// Eight hexadecimal digits a word, from the system's source of random numbers: names that nobody else has.
inline std::string randomHex(int words = 1)
{
    std::random_device source;
    std::string text;
    for (int i = 0; i < words; ++i) {
        char word[9];
        std::snprintf(word, sizeof word, "%08x", static_cast<unsigned>(source()));
        text += word;
    }
    return text;
}

} // namespace qs
