// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/model/bpe_model.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>
#include <queue>

namespace qs {
namespace {

using nlohmann::json;

constexpr std::size_t kMaxMerges = 16'000'000;
constexpr char32_t kDirectCharacters = 0x800;

/// The two tokens of a merge, "a b" or ["a", "b"].
std::optional<std::pair<std::string_view, std::string_view>> partsOf(const json& merge)
{
    if (merge.is_array() && merge.size() == 2 && merge[0].is_string() && merge[1].is_string())
        return std::pair<std::string_view, std::string_view>(merge[0].get_ref<const std::string&>(),
                                                             merge[1].get_ref<const std::string&>());
    if (!merge.is_string()) return std::nullopt;
    const std::string_view text = merge.get_ref<const std::string&>();
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos || text.find(' ', space + 1) != std::string_view::npos) return std::nullopt;
    return std::pair(text.substr(0, space), text.substr(space + 1));
}

} // namespace

std::int32_t BpeModel::characterId(std::string_view spelled, char32_t code) const
{
    if (!hasAffixes() && code < m_characters.size()) return m_characters[code];
    return m_vocabulary.idOf(spelled).value_or(-1);
}

/// One symbol a character. An unknown one is held back until the next that is known, because a run of them may be one
/// token; bytes that stand for an unknown character do not end such a run (as in Hugging Face's tokenizers).
void BpeModel::symbolsOf(std::string_view word, std::vector<std::int32_t>& symbols) const
{
    bool unknown = false;
    std::string affixed;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t begin = at;
        const char32_t code = nextCharacter(word, at);
        std::string_view spelled = word.substr(begin, at - begin);
        if (hasAffixes()) {
            affixed = begin > 0 ? m_prefix : std::string();
            affixed.append(spelled).append(at == word.size() ? m_suffix : std::string());
            spelled = affixed;
        }
        if (const std::int32_t id = characterId(spelled, code); id >= 0) {
            if (unknown) symbols.push_back(m_unknown);
            unknown = false;
            symbols.push_back(id);
            continue;
        }
        const auto byteId = [&](char byte) { return m_bytes[static_cast<unsigned char>(byte)]; };
        if (m_byteFallback && std::ranges::all_of(spelled, [&](char byte) { return byteId(byte) >= 0; })) {
            for (const char byte : spelled)
                symbols.push_back(byteId(byte));
            continue;
        }
        if (m_unknown < 0) continue;
        if (unknown && !m_fuseUnknown) symbols.push_back(m_unknown);
        unknown = true;
    }
    if (unknown) symbols.push_back(m_unknown);
}

/// The symbols of a word as a list in an array, and the merges that are possible, lowest rank first.
struct BpeModel::Merger
{
    struct Candidate
    {
        std::int32_t rank, id;
        std::size_t at;
        bool operator<(const Candidate& other) const
        {
            return rank != other.rank ? rank > other.rank : at > other.at;
        } // of a queue that gives the largest
    };
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    Merger(const BpeModel& itsModel, std::vector<std::int32_t>& itsSymbols)
        : model(itsModel), symbols(itsSymbols), next(itsSymbols.size()), previous(itsSymbols.size())
    {
        for (std::size_t i = 0; i < symbols.size(); ++i) {
            next[i] = i + 1 < symbols.size() ? i + 1 : kNone;
            previous[i] = i > 0 ? i - 1 : kNone;
        }
        for (std::size_t i = 0; i < symbols.size(); ++i)
            offer(i);
    }
    const Merge* mergeAt(std::size_t at) const
    {
        if (at == kNone || symbols[at] < 0 || next[at] == kNone) return nullptr;
        const auto found = model.m_merges.find(pairOf(symbols[at], symbols[next[at]]));
        return found == model.m_merges.end() ? nullptr : &found->second;
    }
    void offer(std::size_t at)
    {
        if (const Merge* merge = mergeAt(at)) queue.push({merge->rank, merge->id, at});
    }
    void run()
    {
        while (!queue.empty()) {
            const Candidate best = queue.top();
            queue.pop();
            const Merge* now = mergeAt(best.at);
            if (!now || now->id != best.id) continue; // a neighbour has changed since
            const std::size_t gone = next[best.at];
            symbols[best.at] = best.id;
            symbols[gone] = -1;
            next[best.at] = next[gone];
            if (next[gone] != kNone) previous[next[gone]] = best.at;
            offer(previous[best.at]);
            offer(best.at);
        }
    }

    const BpeModel& model;
    std::vector<std::int32_t>& symbols; ///< −1 where merged into the one before
    std::vector<std::size_t> next, previous;
    std::priority_queue<Candidate> queue;
};

void BpeModel::merge(std::vector<std::int32_t>& symbols) const
{
    Merger(*this, symbols).run();
    std::erase(symbols, -1);
}

Result<void> BpeModel::encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork&) const
{
    if (m_ignoreMerges)
        if (const auto whole = m_vocabulary.idOf(word)) {
            ids.push_back(*whole);
            return {};
        }
    std::vector<std::int32_t> symbols;
    symbolsOf(word, symbols);
    if (symbols.size() > 1) merge(symbols);
    ids.insert(ids.end(), symbols.begin(), symbols.end());
    return {};
}

Result<std::unique_ptr<const TokenModel>> BpeModel::read(const json& model, const std::string& where)
{
    auto bpe = std::make_unique<BpeModel>();
    if (auto read = bpe->m_vocabulary.read(model, where); !read) return read.error();
    if (auto read = bpe->readFlags(model, where); !read) return read.error();
    if (auto read = bpe->readMerges(model, where); !read) return read.error();
    bpe->indexCharacters();
    return std::unique_ptr<const TokenModel>(std::move(bpe));
}

Result<void> BpeModel::readFlags(const json& model, const std::string& where)
{
    if (const auto dropout = model.find("dropout");
        dropout != model.end() && dropout->is_number() && dropout->get<double>() > 0)
        return damagedModel(
            Message::tr("%1 has a \"dropout\", which would give different tokens each time.").arg(where),
            Message::tr("Set it to null."));
    m_fuseUnknown = modelFlag(model, "fuse_unk");
    m_byteFallback = modelFlag(model, "byte_fallback");
    m_ignoreMerges = modelFlag(model, "ignore_merges");
    m_prefix = modelText(model, "continuing_subword_prefix");
    m_suffix = modelText(model, "end_of_word_suffix");
    const auto unknown = m_vocabulary.namedToken(model, "unk_token", where);
    if (!unknown) return unknown.error();
    m_unknown = unknown->value_or(-1);
    return {};
}

Result<void> BpeModel::readMerges(const json& model, const std::string& where)
{
    const auto merges = model.find("merges");
    if (merges == model.end() || !merges->is_array())
        return damagedModel(Message::tr("%1 has no \"merges\", which are required to tokenize text.").arg(where),
                            Message::tr("Save the tokenizer again, with its merges."));
    if (merges->size() > kMaxMerges)
        return damagedModel(
            Message::tr("%1 has %2 merges; the limit is %3.")
                .arg(where, formatCount(static_cast<std::int64_t>(merges->size())), formatCount(kMaxMerges)));
    m_merges.reserve(merges->size());
    std::int32_t rank = 0;
    for (const json& merge : *merges) {
        if (merge.is_string() && merge.get_ref<const std::string&>().starts_with("#version")) continue;
        const auto parts = partsOf(merge);
        if (!parts)
            return damagedModel(
                Message::tr("%1 merge %2 is not a pair of tokens: %3.")
                    .arg(where, rank + 1, quotedText(merge.dump(-1, ' ', false, json::error_handler_t::replace), 60)));
        // What follows in a word has lost its prefix in what both become.
        const std::string first(parts->first), second(parts->second),
            joined = first + second.substr(std::min(m_prefix.size(), second.size()));
        const auto a = m_vocabulary.idOf(first), b = m_vocabulary.idOf(second), both = m_vocabulary.idOf(joined);
        if (!a || !b || !both)
            return damagedModel(Message::tr("%1 merge %2 uses the token %3, which is not in the vocabulary.")
                                    .arg(where, rank + 1,
                                         quotedText(!a   ? first
                                                    : !b ? second
                                                         : joined)));
        m_merges.insert_or_assign(pairOf(*a, *b), Merge{rank++, *both}); // the last of equal ones holds
    }
    return {};
}

void BpeModel::indexCharacters()
{
    m_characters.resize(kDirectCharacters);
    for (char32_t code = 0; code < kDirectCharacters; ++code) {
        std::string text;
        appendCharacter(text, code);
        m_characters[code] = m_vocabulary.idOf(text).value_or(-1);
    }
    for (unsigned byte = 0; byte < 256; ++byte)
        m_bytes[byte] = m_vocabulary.idOf(byteToken(static_cast<unsigned char>(byte))).value_or(-1);
}

} // namespace qs
