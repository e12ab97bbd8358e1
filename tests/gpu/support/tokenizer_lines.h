// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h"
#include "gpu/formats/gzip.h"

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Lines of mixed text, the same as tests/data/tokenizers/make_tokenizers.py makes them.
namespace qs::testing {

inline std::string tokenizerDataFile(const std::string& name)
{
    std::ifstream file(std::string(QS_SOURCE_DIR) + "/tests/data/tokenizers/" + name, std::ios::binary);
    if (!file) throw std::runtime_error("tests/data/tokenizers/" + name + " is missing");
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline std::string tokenizerDataUnpacked(const std::string& name)
{
    const std::string packed = tokenizerDataFile(name);
    const auto bytes = inflateGzip(std::as_bytes(std::span(packed.data(), packed.size())), 64 << 20, name);
    if (!bytes) throw std::runtime_error(bytes.error().text());
    return {reinterpret_cast<const char*>(bytes->data()), bytes->size()};
}

inline void appendUtf8(std::string& text, std::uint32_t c)
{
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (c < 0x80) return add(c);
    if (c < 0x800)
        add(0xc0 | c >> 6);
    else if (c < 0x10000)
        add(0xe0 | c >> 12);
    else
        add(0xf0 | c >> 18);
    if (c >= 0x10000) add(0x80 | (c >> 12 & 0x3f));
    if (c >= 0x800) add(0x80 | (c >> 6 & 0x3f));
    add(0x80 | (c & 0x3f));
}

/// FNV-1a, 64 bits.
inline std::uint64_t fnv(std::string_view bytes, std::uint64_t state = 0xcbf29ce484222325u)
{
    for (const char byte : bytes)
        state = (state ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    return state;
}

class TokenizerLines
{
public:
    TokenizerLines() : m_fragments(nlohmann::json::parse(tokenizerDataFile("fragments.json")))
    {
        constexpr std::pair<const char*, int> shares[] = {
            {"novel", 10}, {"code", 8},   {"scripts", 14}, {"emoji", 8},     {"marks", 10}, {"space", 15},
            {"odd", 8},    {"words", 15}, {"digits", 4},   {"character", 5}, {"ascii", 3}};
        for (const auto& [kind, share] : shares)
            m_kinds.insert(m_kinds.end(), static_cast<std::size_t>(share), kind);
    }
    std::string line(std::uint64_t seed, std::uint64_t number) const
    {
        const std::uint64_t base = splitmix64(seed, number), parts = 1 + splitmix64(base, 0) % 14;
        std::string text;
        for (std::uint64_t part = 1; part <= parts; ++part) {
            const std::uint64_t draw = splitmix64(base, part);
            append(text, m_kinds[draw % 100], draw >> 32);
        }
        return text;
    }
    /// Every fragment by itself, in the order of the script.
    std::vector<std::string> fragments() const
    {
        std::vector<std::string> all;
        for (const char* kind : {"novel", "code", "scripts", "emoji", "marks", "space", "odd", "words"})
            for (const auto& one : m_fragments[kind])
                all.push_back(one.get<std::string>());
        return all;
    }

private:
    void append(std::string& text, const std::string& kind, std::uint64_t pick) const
    {
        if (kind == "digits") {
            for (std::uint64_t i = 0; i < 1 + pick % 40; ++i)
                text += static_cast<char>('0' + (pick * (i + 7) >> i % 13) % 10);
        } else if (kind == "character") {
            const auto& range = m_fragments["ranges"][pick % m_fragments["ranges"].size()];
            const auto low = range[0].get<std::uint32_t>(), high = range[1].get<std::uint32_t>();
            appendUtf8(text, low + static_cast<std::uint32_t>((pick >> 8) % (high - low + 1)));
        } else if (kind == "ascii") {
            for (std::uint64_t i = 0; i < 1 + pick % 12; ++i)
                text += static_cast<char>(32 + (pick * (i + 3) >> i % 17) % 95);
        } else {
            text += m_fragments[kind][pick % m_fragments[kind].size()].get_ref<const std::string&>();
        }
    }

    nlohmann::json m_fragments;
    std::vector<std::string> m_kinds;
};

} // namespace qs::testing
