// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace qs {

/// Hashes strings and views alike, so that a map of strings is asked without making one.
struct TextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
using TokenIds = std::unordered_map<std::string, std::int32_t, TextHash, std::equal_to<>>;

/// Largest id + 1 that is believed of a tokenizer.json.
inline constexpr std::int32_t kMaxVocabulary = 4'000'000;

/// Byte pair encoding (Sennrich et al. 2016) with the rules of Hugging Face's tokenizers: of all neighbours in a word
/// those with the lowest rank are merged first, of several the leftmost.
class BpeModel
{
public:
    /// From the "model" of a tokenizer.json; `where` names it in messages. BadInput for what is damaged or not
    /// supported.
    static Result<BpeModel> read(const nlohmann::json& model, const std::string& where);
    BpeModel() = default;
    // A copy's tokens would be views into the keys of the one it was copied from.
    BpeModel(const BpeModel&) = delete;
    BpeModel& operator=(const BpeModel&) = delete;
    BpeModel(BpeModel&&) = default;
    BpeModel& operator=(BpeModel&&) = default;
    ~BpeModel() = default;

    /// Appends the ids of a word (well-formed UTF-8). Characters that are neither in the vocabulary nor fall back to
    /// bytes become the unknown token, or nothing where there is none. n·log n in the length of the word.
    void encode(std::string_view word, std::vector<std::int32_t>& ids) const;

    std::optional<std::int32_t> idOf(std::string_view token) const;
    /// Empty where there is no such id.
    std::string_view token(std::int32_t id) const
    {
        return id >= 0 && id < size() ? m_tokens[static_cast<std::size_t>(id)] : std::string_view();
    }
    /// Largest id + 1.
    std::int32_t size() const { return static_cast<std::int32_t>(m_tokens.size()); }
    std::int32_t tokens() const { return static_cast<std::int32_t>(m_ids.size()); }
    bool byteFallback() const { return m_byteFallback; }

private:
    struct Merge
    {
        std::int32_t rank = 0, id = 0;
    };
    struct PairHash
    {
        std::size_t operator()(std::uint64_t pair) const
        {
            pair *= 0x9e3779b97f4a7c15u; // the ids are dense; the high half of the product is not
            return static_cast<std::size_t>(pair ^ pair >> 32);
        }
    };
    struct Merger;
    static std::uint64_t pairOf(std::int32_t a, std::int32_t b)
    {
        return static_cast<std::uint64_t>(a) << 32 | static_cast<std::uint32_t>(b);
    }

    Result<void> readFlags(const nlohmann::json& model, const std::string& where);
    Result<void> readVocabulary(const nlohmann::json& model, const std::string& where);
    Result<void> readMerges(const nlohmann::json& model, const std::string& where);
    void indexCharacters();
    std::int32_t characterId(std::string_view character, char32_t code) const;
    void symbolsOf(std::string_view word, std::vector<std::int32_t>& symbols) const;
    void merge(std::vector<std::int32_t>& symbols) const;

    TokenIds m_ids;
    std::vector<std::string_view> m_tokens; ///< into the keys of m_ids, which stay where they are
    std::unordered_map<std::uint64_t, Merge, PairHash> m_merges;
    std::vector<std::int32_t> m_characters;  ///< ids of the characters below U+0800; −1: none
    std::array<std::int32_t, 256> m_bytes{}; ///< ids of <0x00> … <0xFF>; −1: none
    std::int32_t m_unknown = -1;
    bool m_fuseUnknown = false, m_byteFallback = false, m_ignoreMerges = false;
};

} // namespace qs
