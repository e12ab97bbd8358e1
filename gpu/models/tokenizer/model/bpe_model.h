// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/tokenizer/model/token_model.h"

#include <array>

namespace qs {

/// Byte pair encoding (Sennrich et al. 2016) with the rules of Hugging Face's tokenizers: of all neighbours in a word
/// those with the lowest rank are merged first, of several the leftmost.
class BpeModel final : public TokenModel
{
public:
    static Result<std::unique_ptr<const TokenModel>> read(const nlohmann::json& model, const std::string& where);

    /// Characters that are neither in the vocabulary nor fall back to bytes become the unknown token, or nothing where
    /// there is none. n·log n in the length of the word.
    Result<void> encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork& work) const override;
    const char* name() const override { return "BPE"; }
    bool byteFallback() const override { return m_byteFallback; }

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
    Result<void> readMerges(const nlohmann::json& model, const std::string& where);
    void indexCharacters();
    bool hasAffixes() const { return !m_prefix.empty() || !m_suffix.empty(); }
    std::int32_t characterId(std::string_view spelled, char32_t code) const;
    void symbolsOf(std::string_view word, std::vector<std::int32_t>& symbols) const;
    void merge(std::vector<std::int32_t>& symbols) const;

    std::unordered_map<std::uint64_t, Merge, PairHash> m_merges;
    std::vector<std::int32_t> m_characters;  ///< ids of the characters below U+0800; −1: none
    std::array<std::int32_t, 256> m_bytes{}; ///< ids of <0x00> … <0xFF>; −1: none
    std::string m_prefix, m_suffix;          ///< of characters that do not begin a word, and of the one that ends it
    std::int32_t m_unknown = -1;
    bool m_fuseUnknown = false, m_byteFallback = false, m_ignoreMerges = false;
};

} // namespace qs
