// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/tokenizer/model/prefix_index.h"
#include "gpu/models/tokenizer/model/token_model.h"

namespace qs {

/// WordPiece (BERT): the longest token that a word begins with, then of those that continue one ("##ing"). A word that
/// cannot be cut up, or has too many characters, is unknown as a whole.
class WordPieceModel final : public TokenModel
{
public:
    static Result<std::unique_ptr<const TokenModel>> read(const nlohmann::json& model, const std::string& where);

    Result<void> encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork& work) const override;
    const char* name() const override { return "WordPiece"; }

private:
    PrefixIndex m_first, m_further;  ///< those that begin a word, and those behind without their prefix
    std::size_t m_longestWord = 100; ///< characters
    std::optional<std::int32_t> m_unknown;
};

/// A token for each word.
class WordLevelModel final : public TokenModel
{
public:
    static Result<std::unique_ptr<const TokenModel>> read(const nlohmann::json& model, const std::string& where);

    Result<void> encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork& work) const override;
    const char* name() const override { return "WordLevel"; }

private:
    std::optional<std::int32_t> m_unknown;
};

} // namespace qs
