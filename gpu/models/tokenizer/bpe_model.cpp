// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/bpe_model.h"

#include "gpu/models/tokenizer/unicode_text.h"

#include <algorithm>
#include <queue>

namespace qs {

std::optional<std::int32_t> BpeModel::idOf(std::string_view token) const
{
    const auto found = m_ids.find(token);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::int32_t BpeModel::characterId(std::string_view character, char32_t code) const
{
    if (code < m_characters.size()) return m_characters[code];
    const auto found = m_ids.find(character);
    return found == m_ids.end() ? -1 : found->second;
}

/// One symbol a character. An unknown one is held back until the next that is known, because a run of them may be one
/// token; bytes that stand for an unknown character do not end such a run (as in Hugging Face's tokenizers).
void BpeModel::symbolsOf(std::string_view word, std::vector<std::int32_t>& symbols) const
{
    bool unknown = false;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t begin = at;
        const char32_t code = nextCharacter(word, at);
        const std::string_view character = word.substr(begin, at - begin);
        if (const std::int32_t id = characterId(character, code); id >= 0) {
            if (unknown) symbols.push_back(m_unknown);
            unknown = false;
            symbols.push_back(id);
            continue;
        }
        const auto byteId = [&](char byte) { return m_bytes[static_cast<unsigned char>(byte)]; };
        if (m_byteFallback && std::ranges::all_of(character, [&](char byte) { return byteId(byte) >= 0; })) {
            for (const char byte : character)
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

void BpeModel::encode(std::string_view word, std::vector<std::int32_t>& ids) const
{
    if (m_ignoreMerges)
        if (const auto whole = idOf(word)) return ids.push_back(*whole);
    std::vector<std::int32_t> symbols;
    symbolsOf(word, symbols);
    if (symbols.size() > 1) merge(symbols);
    ids.insert(ids.end(), symbols.begin(), symbols.end());
}

} // namespace qs
