// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/tokenizer/model/prefix_index.h"
#include "gpu/models/tokenizer/model/token_model.h"

namespace qs {

/// The unigram model (Kudo 2018, SentencePiece): of all ways to cut a word into tokens the one with the largest sum of
/// scores. Characters that no token covers cost ten more than the lowest score; a run of them is one unknown token, or
/// its bytes where the model falls back to bytes.
class UnigramModel final : public TokenModel
{
public:
    static Result<std::unique_ptr<const TokenModel>> read(const nlohmann::json& model, const std::string& where);

    Result<void> encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork& work) const override;
    const char* name() const override { return "Unigram"; }
    bool byteFallback() const override { return m_byteFallback; }

private:
    struct Node;
    Result<std::vector<Node>> bestPath(std::string_view word, PatternWork& work) const;
    Result<void> append(std::string_view token, std::vector<std::int32_t>& ids) const;

    std::vector<double> m_scores; ///< by id
    PrefixIndex m_index;
    double m_unknownScore = 0;
    std::optional<std::int32_t> m_unknown;
    bool m_byteFallback = false;
};

} // namespace qs
