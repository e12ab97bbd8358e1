// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/tokenizer/added_tokens.h"
#include "gpu/models/tokenizer/model/token_model.h"
#include "gpu/models/tokenizer/steps.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace qs {

/// A tokenizer.json, read.
struct TokenizerParts
{
    std::unique_ptr<const TokenModel> model;
    std::map<std::int32_t, AddedToken> added; ///< by id
    TokenIds addedIds;                        ///< their ids by content
    AddedTokenFinder raw, normalized;         ///< those that are looked for before and behind the normalizer
    std::vector<NormalizeStep> normalizers;
    std::vector<SplitStep> splits;
    std::vector<std::int32_t> before, behind; ///< ids that the post-processor puts around a text
    std::vector<DecodeStep> decoders;
    bool hasDecoder = false; ///< without one tokens are joined by spaces
    std::int32_t size = 0;   ///< largest id + 1

    std::string_view token(std::int32_t id) const
    {
        const auto found = added.find(id);
        return found == added.end() ? model->vocabulary().token(id) : std::string_view(found->second.spelled);
    }
    std::optional<std::int32_t> idOf(std::string_view token) const
    {
        const auto found = addedIds.find(token);
        return found == addedIds.end() ? model->vocabulary().idOf(token) : std::optional(found->second);
    }
    /// By its text: a vocabulary may have it twice.
    bool isSpecial(std::int32_t id) const
    {
        auto found = added.find(id);
        if (found == added.end()) {
            const auto same = addedIds.find(token(id));
            if (same != addedIds.end()) found = added.find(same->second);
        }
        return found != added.end() && found->second.special;
    }
    bool isByteLevel() const { return decoders.size() == 1 && decoders.front().kind == DecodeStep::Kind::ByteLevel; }
};

/// Reads a tokenizer.json; `where` names it in messages.
Result<TokenizerParts> readTokenizerParts(const nlohmann::json& document, const std::string& where);

/// The steps under one key of it, sequences laid out flat; nothing for null. BadInput names the type that is not
/// supported, and those that are.
Result<std::vector<NormalizeStep>> readNormalizers(const nlohmann::json* part, const std::string& where);
Result<std::vector<SplitStep>> readSplits(const nlohmann::json* part, const std::string& where);
Result<std::vector<DecodeStep>> readDecoders(const nlohmann::json* part, const std::string& where);

} // namespace qs
