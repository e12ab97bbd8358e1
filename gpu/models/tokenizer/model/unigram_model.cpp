// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/model/unigram_model.h"

#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>

namespace qs {

using nlohmann::json;

namespace {

constexpr double kUnknownPenalty = 10; ///< of SentencePiece
constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

} // namespace

/// The best way to cut up what lies before a place of a word: its score, and the token that it ends with.
struct UnigramModel::Node
{
    double score = 0;
    std::size_t begin = kNowhere;
    std::int32_t id = -1;

    void offer(double other, std::size_t from, std::int32_t token)
    {
        if (begin != kNowhere && other <= score) return;
        score = other;
        begin = from;
        id = token;
    }
};

Result<std::unique_ptr<const TokenModel>> UnigramModel::read(const json& model, const std::string& where)
{
    auto made = std::make_unique<UnigramModel>();
    if (auto read = made->m_vocabulary.read(model, where, &made->m_scores); !read) return read.error();
    if (const auto unknown = model.find("unk_id"); unknown != model.end() && !unknown->is_null()) {
        if (!unknown->is_number_unsigned() || unknown->get<std::uint64_t>() >= made->m_scores.size())
            return damagedModel(Message::tr("%1 has the unknown token %2, which is not in its vocabulary.")
                                    .arg(where, quotedText(unknown->dump(), 40)));
        made->m_unknown = unknown->get<std::int32_t>();
    }
    made->m_byteFallback = modelFlag(model, "byte_fallback");
    made->m_unknownScore = std::ranges::min(made->m_scores) - kUnknownPenalty;
    const TokenIds& ids = made->m_vocabulary.ids();
    made->m_index = PrefixIndex(std::vector<PrefixIndex::Entry>(ids.begin(), ids.end()));
    return std::unique_ptr<const TokenModel>(std::move(made));
}

/// A node for each byte behind the word's begin; those within characters are never reached.
Result<std::vector<UnigramModel::Node>> UnigramModel::bestPath(std::string_view word, PatternWork& work) const
{
    std::vector<Node> nodes(word.size() + 1);
    for (std::size_t at = 0; at < word.size();) {
        if (work.exhausted()) return PatternWork::tooLong();
        const double before = nodes[at].score;
        std::size_t next = at;
        nextCharacter(word, next);
        bool single = false;
        m_index.forEach(word.substr(at), [&](std::size_t length, std::int32_t id) {
            nodes[at + length].offer(m_scores[static_cast<std::size_t>(id)] + before, at, id);
            single = single || length == next - at;
        });
        if (!single) {
            if (!m_unknown)
                return damagedModel(Message::tr("The tokenizer has neither a token for %1 nor an unknown token.")
                                        .arg(quotedText(word.substr(at, next - at))),
                                    Message::tr("Remove that part."));
            nodes[next].offer(m_unknownScore + before, at, *m_unknown);
        }
        at = next;
    }
    return nodes;
}

/// What is unknown may be a token all the same (a run of unknown characters), or fall back to bytes.
Result<void> UnigramModel::append(std::string_view token, std::vector<std::int32_t>& ids) const
{
    if (const auto id = m_vocabulary.idOf(token)) {
        ids.push_back(*id);
        return {};
    }
    if (m_byteFallback) {
        const std::size_t before = ids.size();
        for (const char byte : token) {
            const auto id = m_vocabulary.idOf(byteToken(static_cast<unsigned char>(byte)));
            if (!id) break;
            ids.push_back(*id);
        }
        if (ids.size() == before + token.size()) return {};
        ids.resize(before);
    }
    ids.push_back(*m_unknown); // there is one: bestPath() looked
    return {};
}

Result<void> UnigramModel::encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork& work) const
{
    const auto nodes = bestPath(word, work);
    if (!nodes) return nodes.error();
    std::vector<std::string_view> tokens; // from the last to the first
    bool unknown = false;
    for (std::size_t end = word.size(); end > 0;) {
        const Node& node = (*nodes)[end];
        const std::string_view token = word.substr(node.begin, end - node.begin);
        const bool isUnknown = m_unknown && node.id == *m_unknown;
        if (isUnknown && unknown)
            tokens.back() = word.substr(node.begin, token.size() + tokens.back().size());
        else
            tokens.push_back(token);
        unknown = isUnknown;
        end = node.begin;
    }
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token)
        if (auto done = append(*token, ids); !done) return done;
    return {};
}

} // namespace qs
