// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/model/token_model.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/model/bpe_model.h"
#include "gpu/models/tokenizer/model/unigram_model.h"
#include "gpu/models/tokenizer/model/word_models.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace qs {

using nlohmann::json;

namespace {

std::string shownJson(const json& value, std::size_t bytes)
{
    return printable(value.dump(-1, ' ', false, json::error_handler_t::replace), bytes);
}

} // namespace

Error damagedModel(const Message& what, const Message& hint) { return {ErrorCode::BadInput, what, hint}; }

bool modelFlag(const json& model, const char* key)
{
    const auto found = model.find(key);
    return found != model.end() && *found == json(true);
}

std::string modelText(const json& model, const char* key, const char* missing)
{
    const auto found = model.find(key);
    return found != model.end() && found->is_string() ? found->get<std::string>() : missing;
}

std::string byteToken(unsigned char byte)
{
    char text[8];
    std::snprintf(text, sizeof text, "<0x%02X>", byte);
    return text;
}

Result<void> TokenVocabulary::read(const json& model, const std::string& where, std::vector<double>* scores)
{
    const auto found = model.find("vocab");
    const bool fits = found != model.end() && (scores ? found->is_array() : found->is_object()) && !found->empty();
    if (!fits) return damagedModel(Message::tr("%1 has no \"vocab\".").arg(where));
    return scores ? readScores(*found, where, *scores) : readIds(*found, where);
}

Result<void> TokenVocabulary::readIds(const json& object, const std::string& where)
{
    std::int32_t most = -1;
    m_ids.reserve(object.size());
    for (const auto& [token, id] : object.items()) {
        if (!id.is_number_unsigned() || id.get<std::uint64_t>() >= static_cast<std::uint64_t>(kMaxVocabulary))
            return damagedModel(Message::tr("%1 assigns id %3 to the token %2; ids must be from 0 to %4.")
                                    .arg(where, quotedText(token), shownJson(id, 40), formatCount(kMaxVocabulary - 1)));
        m_ids.emplace(token, id.get<std::int32_t>());
        most = std::max(most, id.get<std::int32_t>());
    }
    m_tokens.resize(static_cast<std::size_t>(most) + 1);
    for (const auto& [token, id] : m_ids)
        m_tokens[static_cast<std::size_t>(id)] = token;
    m_count = static_cast<std::int32_t>(m_ids.size());
    return {};
}

Result<void> TokenVocabulary::readScores(const json& list, const std::string& where, std::vector<double>& scores)
{
    if (list.size() > static_cast<std::size_t>(kMaxVocabulary))
        return damagedModel(
            Message::tr("%1 has %2 tokens; the limit is %3.")
                .arg(where, formatCount(static_cast<std::int64_t>(list.size())), formatCount(kMaxVocabulary)));
    m_ids.reserve(list.size());
    for (const json& pair : list) {
        const bool isPair = pair.is_array() && pair.size() == 2 && pair[0].is_string() && pair[1].is_number();
        if (!isPair || !std::isfinite(pair[1].get<double>()))
            return damagedModel(Message::tr("%1: entry %2 of \"vocab\" is not a token and its score: %3.")
                                    .arg(where, static_cast<std::int64_t>(m_tokens.size()), shownJson(pair, 60)));
        const auto id = static_cast<std::int32_t>(m_tokens.size());
        const auto at = m_ids.insert_or_assign(pair[0].get<std::string>(), id).first; // the last of equal ones holds
        m_tokens.push_back(at->first);
        scores.push_back(pair[1].get<double>());
    }
    m_count = size();
    return {};
}

Result<std::optional<std::int32_t>> TokenVocabulary::namedToken(const json& model, const char* key,
                                                                const std::string& where) const
{
    const auto named = model.find(key);
    if (named == model.end() || !named->is_string()) return std::optional<std::int32_t>();
    const auto id = idOf(named->get_ref<const std::string&>());
    if (!id)
        return damagedModel(Message::tr("%1 has the unknown token %2, which is not in its vocabulary.")
                                .arg(where, quotedText(named->get_ref<const std::string&>())));
    return id;
}

Result<std::unique_ptr<const TokenModel>> readTokenModel(const json& model, const std::string& where)
{
    if (!model.is_object()) return damagedModel(Message::tr("%1 is not an object.").arg(where));
    const std::string type = modelText(model, "type", "BPE");
    if (type == "BPE") return BpeModel::read(model, where);
    if (type == "Unigram") return UnigramModel::read(model, where);
    if (type == "WordPiece") return WordPieceModel::read(model, where);
    if (type == "WordLevel") return WordLevelModel::read(model, where);
    return damagedModel(Message::tr("%1 has the type %2, which is not supported.").arg(where, quotedText(type)),
                        Message::tr("Supported types: %1.").arg("BPE, Unigram, WordPiece, WordLevel"));
}

} // namespace qs
