// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/models/tokenizer/text/pattern.h"

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace qs {

/// Hashes strings and views alike, so that a map of strings is asked without making one.
struct TextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
using TokenIds = std::unordered_map<std::string, std::int32_t, TextHash, std::equal_to<>>;

/// Largest id + 1 that is believed of a tokenizer.json.
inline constexpr std::int32_t kMaxVocabulary = 4'000'000;

/// The tokens of a model and their ids. Move only: its views point into its own keys.
class TokenVocabulary
{
public:
    /// From the "vocab" of a model: an object of ids by token, or a list of pairs of a token and its score, whose ids
    /// are their places (`scores` takes the scores). BadInput for what is damaged; `where` names it in messages.
    Result<void> read(const nlohmann::json& model, const std::string& where, std::vector<double>* scores = nullptr);
    TokenVocabulary() = default;
    TokenVocabulary(const TokenVocabulary&) = delete;
    TokenVocabulary& operator=(const TokenVocabulary&) = delete;
    TokenVocabulary(TokenVocabulary&&) = default;
    TokenVocabulary& operator=(TokenVocabulary&&) = default;
    ~TokenVocabulary() = default;

    std::optional<std::int32_t> idOf(std::string_view token) const
    {
        const auto found = m_ids.find(token);
        return found == m_ids.end() ? std::nullopt : std::optional(found->second);
    }
    /// Empty where there is no such id.
    std::string_view token(std::int32_t id) const
    {
        return id >= 0 && id < size() ? m_tokens[static_cast<std::size_t>(id)] : std::string_view();
    }
    /// Largest id + 1.
    std::int32_t size() const { return static_cast<std::int32_t>(m_tokens.size()); }
    /// How many there are; ids may have gaps.
    std::int32_t count() const { return m_count; }
    const TokenIds& ids() const { return m_ids; }
    /// The token that `key` of the model names; nothing where it names none. BadInput where it is not in the
    /// vocabulary.
    Result<std::optional<std::int32_t>> namedToken(const nlohmann::json& model, const char* key,
                                                   const std::string& where) const;

private:
    Result<void> readIds(const nlohmann::json& object, const std::string& where);
    Result<void> readScores(const nlohmann::json& list, const std::string& where, std::vector<double>& scores);

    TokenIds m_ids;
    std::vector<std::string_view> m_tokens; ///< into the keys of m_ids, which stay where they are
    std::int32_t m_count = 0;
};

/// What makes ids of the words that a text was cut into. The kinds, and their rules, are those of Hugging Face's
/// tokenizers.
class TokenModel
{
public:
    virtual ~TokenModel() = default;
    /// Appends the ids of a word (well-formed UTF-8, not empty). BadInput where it has none, or where a stranger's
    /// vocabulary makes it take too long.
    virtual Result<void> encode(std::string_view word, std::vector<std::int32_t>& ids, PatternWork& work) const = 0;
    /// As a file names its type: "BPE".
    virtual const char* name() const = 0;
    virtual bool byteFallback() const { return false; }

    const TokenVocabulary& vocabulary() const { return m_vocabulary; }

protected:
    TokenVocabulary m_vocabulary;
};

/// The "model" of a tokenizer.json; `where` names it in messages. BadInput for what is damaged or not supported.
Result<std::unique_ptr<const TokenModel>> readTokenModel(const nlohmann::json& model, const std::string& where);

/// What is wrong with a model, as an error.
Error damagedModel(const Message& what, const Message& hint = Message::tr("Check that tokenizer.json is complete."));
/// Whether a key of a model is there and true.
bool modelFlag(const nlohmann::json& model, const char* key);
/// A text of a model; `missing` where it is missing or null, and for what is none.
std::string modelText(const nlohmann::json& model, const char* key, const char* missing = "");

/// Spells a byte as tokens do that stand for one: "<0x0A>".
std::string byteToken(unsigned char byte);

} // namespace qs
