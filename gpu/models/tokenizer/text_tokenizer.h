// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

struct TokenizerParts;

struct EncodeOptions
{
    bool addSpecial = true; ///< what the post-processor puts around a text (<|begin_of_text|>, <s>, …)
};

/// The tokenizer that a tokenizer.json describes, with the ids that Hugging Face's tokenizers gives: BPE (byte-level as
/// of GPT-2, Llama 3 and Qwen, or with byte fallback as of Llama 2 and Gemma), Unigram, WordPiece and WordLevel, with
/// all steps before and behind but UnicodeScripts. Truncation and padding that a file asks for are left to the caller,
/// as transformers does. Categories of characters are those of Unicode 16, as in tokenizers 0.22 and 0.23, but for
/// steps that know an older one there. Cheap to copy; safe to use from several threads.
class TextTokenizer
{
public:
    /// BadInput with the part of the file that is damaged or not supported, and what is.
    static Result<TextTokenizer> open(const std::filesystem::path& path);
    /// The same from the text of such a file, which `what` names in messages.
    static Result<TextTokenizer> parse(std::string_view json, const std::string& what);

    /// Ids of a text in UTF-8; bytes that are none count as U+FFFD. BadInput where a pattern of a stranger's file takes
    /// too long on it.
    Result<std::vector<std::int32_t>> encode(std::string_view text, const EncodeOptions& options = {}) const;
    /// The text of the ids; ids that do not exist count as nothing. Bytes that are no UTF-8 become U+FFFD.
    /// `skipSpecial` leaves special tokens out.
    std::string decode(std::span<const std::int32_t> ids, bool skipSpecial = true) const;

    /// The largest id + 1, added tokens included.
    std::int32_t size() const;
    /// A token as the file spells it ("Ġthe", "▁the", "<0x0A>"); empty where there is no such id.
    std::string_view token(std::int32_t id) const;
    std::optional<std::int32_t> idOf(std::string_view token) const;
    bool isSpecial(std::int32_t id) const;
    /// What the file is made of, in a line: "BPE of 128256 tokens, byte-level".
    std::string text() const;

private:
    friend class StreamDecoder;
    explicit TextTokenizer(std::shared_ptr<const TokenizerParts> parts);
    std::shared_ptr<const TokenizerParts> m_parts;
};

/// That a model whose embedding has `vocabulary` rows knows all of `ids`. A tokenizer may have more tokens than the
/// model (a '<pad>' that was added later); they do no harm until a text has one. BadInput with `what`, the token and
/// both numbers.
Result<void> checkTokens(const TextTokenizer& tokenizer, std::span<const std::int32_t> ids, std::int64_t vocabulary,
                         const Message& what);

/// Decodes tokens as they come. A character whose bytes lie in several tokens comes with the last of them. The pieces
/// add up to what decode() gives of all tokens; where a model with byte fallback makes bytes that are no UTF-8, the
/// number of U+FFFD may differ.
class StreamDecoder
{
public:
    explicit StreamDecoder(TextTokenizer tokenizer, bool skipSpecial = true);
    /// The text that this token makes known; may be empty.
    std::string push(std::int32_t id);
    /// What is still held back: an unfinished character as U+FFFD.
    std::string finish();

private:
    std::string pushBytes(std::string_view token);
    std::string pushWindow(bool all);

    TextTokenizer m_tokenizer;
    bool m_skipSpecial;
    std::string m_bytes;             ///< of byte-level tokenizers: the begin of a character
    std::vector<std::int32_t> m_ids; ///< of others: the tokens of the last piece, then those without one yet
    std::size_t m_given = 0;         ///< how many of them have been given
};

} // namespace qs
