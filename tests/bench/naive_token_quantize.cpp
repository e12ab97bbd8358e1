// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/naive_token_quantize.h"

#include <cmath>
#include <cstring>

namespace qs::bench {

namespace {

float valueOf(float x) { return x; }

float valueOf(std::uint16_t bits)
{
    const std::uint32_t wide = static_cast<std::uint32_t>(bits) << 16;
    float value;
    std::memcpy(&value, &wide, sizeof value);
    return value;
}

template <typename T>
void quantize(const T* in, std::int64_t tokens, std::int64_t hidden, std::int8_t* codes, float* scales)
{
    for (std::int64_t row = 0; row < tokens; ++row) {
        const T* x = in + row * hidden;
        float amax = 0.0f;
        for (std::int64_t i = 0; i < hidden; ++i)
            if (std::fabs(valueOf(x[i])) > amax) amax = std::fabs(valueOf(x[i]));
        scales[row] = amax / 127.0f;
        const float factor = amax > 0.0f ? 127.0f / amax : 0.0f;
        for (std::int64_t i = 0; i < hidden; ++i) {
            const float scaled = valueOf(x[i]) * factor;
            codes[row * hidden + i] = static_cast<std::int8_t>(scaled + (scaled >= 0.0f ? 0.5f : -0.5f));
        }
    }
}

} // namespace

void naiveTokenQuantize(const float* in, std::int64_t tokens, std::int64_t hidden, std::int8_t* codes, float* scales)
{
    quantize(in, tokens, hidden, codes, scales);
}

void naiveTokenQuantize(const std::uint16_t* in, std::int64_t tokens, std::int64_t hidden, std::int8_t* codes,
                        float* scales)
{
    quantize(in, tokens, hidden, codes, scales);
}

} // namespace qs::bench
