// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/parts.h"

#include <algorithm>

namespace qs {
namespace {

using nlohmann::json;

constexpr std::size_t kLongestAddedToken = 4096; ///< bytes; finding them takes as many steps at each place of a text

const json* partOf(const json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return !object.is_object() || found == object.end() || found->is_null() ? nullptr : &*found;
}

Error damaged(const std::string& where, const Message& what,
              const Message& hint = Message::tr("Check that tokenizer.json is complete."))
{
    return {ErrorCode::BadInput, Message::tr("%1: %2.").arg(where, what), hint};
}

/// Gives the added tokens their ids as Hugging Face's tokenizers do: one that the model knows has its id there, the
/// others follow behind the vocabulary in the order of the file, whatever the file says.
class AddedTokenReader
{
public:
    AddedTokenReader(TokenizerParts& parts, const std::string& where) : m_parts(parts), m_where(where) {}

    Result<void> read(const json& list)
    {
        if (!list.is_array() || list.size() > static_cast<std::size_t>(kMaxVocabulary))
            return damaged(m_where, Message::tr("\"added_tokens\" is not a list"));
        for (const json& entry : list) {
            auto token = readOne(entry);
            if (!token) return token.error();
            if (token->content.empty()) continue;
            token->id = idFor(token->content);
            m_highest = std::max(m_highest, token->id);
            m_parts.addedIds.insert_or_assign(token->content, token->id);
            const std::int32_t id = token->id;
            m_parts.added.insert_or_assign(id, std::move(token).value());
        }
        return {};
    }

private:
    Result<AddedToken> readOne(const json& entry) const
    {
        const json* content = partOf(entry, "content");
        if (!content || !content->is_string())
            return damaged(m_where, Message::tr("an added token has no \"content\""));
        AddedToken token;
        token.content = content->get<std::string>();
        if (token.content.size() > kLongestAddedToken)
            return damaged(m_where, Message::tr("an added token has %1 bytes; the limit is %2")
                                        .arg(token.content.size(), kLongestAddedToken));
        const auto flag = [&](const char* key, bool missing) {
            const json* value = partOf(entry, key);
            return value && value->is_boolean() ? value->get<bool>() : missing;
        };
        token.special = flag("special", false);
        token.normalized = flag("normalized", !token.special);
        token.singleWord = flag("single_word", false);
        token.stripLeft = flag("lstrip", false);
        token.stripRight = flag("rstrip", false);
        return token;
    }
    std::int32_t idFor(const std::string& content) const
    {
        if (const auto known = m_parts.idOf(content)) return *known;
        return std::max(m_highest + 1, m_parts.model->vocabulary().count());
    }

    TokenizerParts& m_parts;
    const std::string& m_where;
    std::int32_t m_highest = -1;
};

Result<void> indexAddedTokens(TokenizerParts& parts)
{
    std::vector<std::pair<std::string, AddedToken>> raw, normalized;
    for (auto& [id, token] : parts.added) {
        token.spelled = token.content;
        PatternWork work(token.content.size());
        for (const NormalizeStep& step : parts.normalizers)
            if (token.normalized)
                if (auto done = applyStep(step, token.spelled, work); !done) return done;
        (token.normalized ? normalized : raw).emplace_back(token.spelled, token);
    }
    parts.raw = AddedTokenFinder(std::move(raw));
    parts.normalized = AddedTokenFinder(std::move(normalized));
    return {};
}

/// The ids of a special token that a template names.
Result<std::vector<std::int32_t>> templateIds(const json& processor, const std::string& name, const std::string& where)
{
    const json* tokens = partOf(processor, "special_tokens");
    const json* token = tokens ? partOf(*tokens, name.c_str()) : nullptr;
    const json* ids = token ? partOf(*token, "ids") : nullptr;
    std::vector<std::int32_t> out;
    if (ids && ids->is_array() && ids->size() < 1000)
        for (const json& id : *ids)
            if (id.is_number_unsigned() && id.get<std::uint64_t>() < static_cast<std::uint64_t>(kMaxVocabulary))
                out.push_back(id.get<std::int32_t>());
    if (!ids || !ids->is_array() || out.size() != ids->size())
        return damaged(where, Message::tr("the template has no \"ids\" for %1").arg(quotedText(name)));
    return out;
}

Result<void> readTemplate(const json& processor, const std::string& where, TokenizerParts& parts)
{
    const json* single = partOf(processor, "single");
    if (!single || !single->is_array() || single->size() > 1000)
        return damaged(where, Message::tr("TemplateProcessing has no \"single\""));
    std::vector<std::int32_t> before, behind;
    bool text = false;
    for (const json& item : *single) {
        const json* special = partOf(item, "SpecialToken");
        const json* sequence = partOf(item, "Sequence");
        const json* name = special || sequence ? partOf(special ? *special : *sequence, "id") : nullptr;
        if (!name || !name->is_string())
            return damaged(where, Message::tr("the template has a part that is neither a SpecialToken nor a Sequence"));
        if (sequence) {
            if (*name != json("A") || text)
                return damaged(
                    where, Message::tr("the template for a single text refers to another text, or to the text twice"));
            text = true;
            continue;
        }
        auto ids = templateIds(processor, name->get<std::string>(), where);
        if (!ids) return ids.error();
        (text ? behind : before).insert((text ? behind : before).end(), ids->begin(), ids->end());
    }
    if (!text) return damaged(where, Message::tr("the template does not contain the text"));
    parts.before.insert(parts.before.begin(), before.begin(), before.end());
    parts.behind.insert(parts.behind.end(), behind.begin(), behind.end());
    return {};
}

/// An id that BertProcessing and RobertaProcessing put before (cls) or behind (sep) a text: [token, id].
Result<std::int32_t> pairedId(const json& processor, const char* key, const std::string& where)
{
    const json* pair = partOf(processor, key);
    if (pair && pair->is_array() && pair->size() == 2 && (*pair)[1].is_number_unsigned() &&
        (*pair)[1].get<std::uint64_t>() < static_cast<std::uint64_t>(kMaxVocabulary))
        return (*pair)[1].get<std::int32_t>();
    return damaged(where, Message::tr("\"%1\" is not a token and its id").arg(key));
}

Result<void> readPair(const json& processor, const std::string& where, TokenizerParts& parts)
{
    const auto cls = pairedId(processor, "cls", where), sep = pairedId(processor, "sep", where);
    if (!cls) return cls.error();
    if (!sep) return sep.error();
    parts.before.insert(parts.before.begin(), *cls);
    parts.behind.push_back(*sep);
    return {};
}

Result<void> readProcessor(const json* processor, const std::string& where, TokenizerParts& parts)
{
    if (!processor || processor->is_null()) return {};
    const json* type = partOf(*processor, "type");
    if (!type || !type->is_string()) return damaged(where, Message::tr("has no \"type\""));
    if (*type == json("ByteLevel")) return {}; // about offsets only
    if (*type == json("TemplateProcessing")) return readTemplate(*processor, where, parts);
    if (*type == json("BertProcessing") || *type == json("RobertaProcessing"))
        return readPair(*processor, where, parts);
    if (*type != json("Sequence"))
        return damaged(where, Message::tr("%1 is not supported").arg(quotedText(type->get<std::string>())),
                       Message::tr("Supported types: %1.")
                           .arg("TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence"));
    const json* members = partOf(*processor, "processors");
    if (!members || !members->is_array() || members->size() > 64)
        return damaged(where, Message::tr("Sequence has no \"processors\""));
    for (const json& member : *members)
        if (auto read = readProcessor(&member, where, parts); !read) return read;
    return {};
}

} // namespace

Result<TokenizerParts> readTokenizerParts(const json& document, const std::string& where)
{
    if (!document.is_object() || !partOf(document, "model"))
        return Error{ErrorCode::BadInput, Message::tr("%1 has no \"model\".").arg(where),
                     Message::tr("Check that it is a tokenizer.json of Hugging Face tokenizers.")};
    const auto named = [&](const char* key) { return where + ", \"" + key + "\""; };
    TokenizerParts parts;
    auto model = readTokenModel(document["model"], named("model"));
    if (!model) return model.error();
    parts.model = std::move(model).value();
    auto normalizers = readNormalizers(partOf(document, "normalizer"), named("normalizer"));
    if (!normalizers) return normalizers.error();
    parts.normalizers = std::move(normalizers).value();
    auto splits = readSplits(partOf(document, "pre_tokenizer"), named("pre_tokenizer"));
    if (!splits) return splits.error();
    parts.splits = std::move(splits).value();
    auto decoders = readDecoders(partOf(document, "decoder"), named("decoder"));
    if (!decoders) return decoders.error();
    parts.decoders = std::move(decoders).value();
    parts.hasDecoder = partOf(document, "decoder") != nullptr;
    if (const json* added = partOf(document, "added_tokens"))
        if (auto read = AddedTokenReader(parts, where).read(*added); !read) return read.error();
    if (auto indexed = indexAddedTokens(parts); !indexed) return indexed.error();
    if (auto read = readProcessor(partOf(document, "post_processor"), named("post_processor"), parts); !read)
        return read.error();
    parts.size = std::max(parts.model->vocabulary().size(), parts.added.empty() ? 0 : parts.added.rbegin()->first + 1);
    for (const auto* ids : {&parts.before, &parts.behind})
        for (const std::int32_t id : *ids)
            if (id >= parts.size)
                return damaged(
                    where, Message::tr("the template adds the id %1 to a vocabulary of %2 tokens").arg(id, parts.size));
    return parts;
}

} // namespace qs
