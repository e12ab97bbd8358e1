// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/model/word_models.h"

#include "gpu/formats/io/describe.h"

#include <algorithm>

namespace qs {

using nlohmann::json;

namespace {

Result<void> appendUnknown(std::string_view word, std::optional<std::int32_t> unknown, std::vector<std::int32_t>& ids)
{
    if (!unknown)
        return damagedModel(
            Message::tr("The tokenizer has neither a token for %1 nor an unknown token.").arg(quotedText(word)),
            Message::tr("Remove that part."));
    ids.push_back(*unknown);
    return {};
}

} // namespace

Result<std::unique_ptr<const TokenModel>> WordPieceModel::read(const json& model, const std::string& where)
{
    auto made = std::make_unique<WordPieceModel>();
    if (auto read = made->m_vocabulary.read(model, where); !read) return read.error();
    made->m_unknown = made->m_vocabulary.idOf(modelText(model, "unk_token", "[UNK]"));
    if (const auto longest = model.find("max_input_chars_per_word"); longest != model.end() && !longest->is_null()) {
        if (!longest->is_number_unsigned())
            return damagedModel(
                Message::tr("%1 has a \"%2\" that is not a whole number.").arg(where, "max_input_chars_per_word"));
        made->m_longestWord = longest->get<std::size_t>();
    }
    const std::string prefix = modelText(model, "continuing_subword_prefix", "##");
    std::vector<PrefixIndex::Entry> first, further;
    for (const auto& [token, id] : made->m_vocabulary.ids()) {
        first.emplace_back(token, id);
        if (token.starts_with(prefix)) further.emplace_back(std::string_view(token).substr(prefix.size()), id);
    }
    made->m_first = PrefixIndex(std::move(first));
    made->m_further = PrefixIndex(std::move(further));
    return std::unique_ptr<const TokenModel>(std::move(made));
}

Result<void> WordPieceModel::encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork& work) const
{
    const auto characters = static_cast<std::size_t>(
        std::ranges::count_if(word, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
    if (characters > m_longestWord) return appendUnknown(word, m_unknown, ids);
    const std::size_t before = ids.size();
    for (std::size_t at = 0; at < word.size();) {
        if (work.exhausted()) return PatternWork::tooLong();
        const auto [length, id] = (at == 0 ? m_first : m_further).longest(word.substr(at));
        if (length == 0) {
            ids.resize(before);
            return appendUnknown(word, m_unknown, ids);
        }
        ids.push_back(id);
        at += length;
    }
    return {};
}

Result<std::unique_ptr<const TokenModel>> WordLevelModel::read(const json& model, const std::string& where)
{
    auto made = std::make_unique<WordLevelModel>();
    if (auto read = made->m_vocabulary.read(model, where); !read) return read.error();
    made->m_unknown = made->m_vocabulary.idOf(modelText(model, "unk_token", "<unk>"));
    return std::unique_ptr<const TokenModel>(std::move(made));
}

Result<void> WordLevelModel::encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork&) const
{
    const auto id = m_vocabulary.idOf(word);
    if (!id) return appendUnknown(word, m_unknown, ids);
    ids.push_back(*id);
    return {};
}

} // namespace qs
