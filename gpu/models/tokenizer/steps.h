// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/models/tokenizer/precompiled_map.h"
#include "gpu/models/tokenizer/text/pattern.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The steps that a tokenizer.json names, before and behind its model. The rules, and the names, are those of Hugging
/// Face's tokenizers.
namespace qs {

/// What a step looks for: a text or a pattern.
struct TextMatcher
{
    std::string literal;
    std::optional<TextPattern> pattern;

    /// Appends spans that cover `text`, which is not empty.
    Result<void> findAll(std::string_view text, PatternWork& work, std::vector<PatternSpan>& spans) const;
};

/// Changes a text before it is cut up.
struct NormalizeStep
{
    enum class Kind : std::uint8_t {
        Nfc,
        Nfd,
        Nfkc,
        Nfkd,
        Lowercase,
        Strip,
        StripAccents, ///< all marks
        Prepend,
        Replace,
        Nmt,
        Precompiled,
        ByteLevel,
        CleanText,           ///< of BertNormalizer: control characters go, white space becomes blanks
        SpaceIdeographs,     ///< of BertNormalizer: blanks around Chinese characters
        StripDecomposedMarks ///< of BertNormalizer: NFD, and nonspacing marks go
    };
    Kind kind = Kind::Nfc;
    bool left = false, right = false;               ///< of Strip
    std::string content;                            ///< of Prepend and Replace
    TextMatcher matcher;                            ///< of Replace
    std::shared_ptr<const PrecompiledMap> map = {}; ///< of Precompiled
};
Result<void> applyStep(const NormalizeStep& step, std::string& text, PatternWork& work);
/// Whether it takes the first character of a text away.
bool dropsBegin(const NormalizeStep& step, std::string_view text, PatternWork& work);

/// A part of a text on its way to the model.
struct TextPiece
{
    std::string text;
    std::int32_t id = -1; ///< of an added token: nothing more is done to it
    bool first = false;   ///< begins with the first character of the whole text
};

/// What becomes of the delimiters that a text is split at.
enum class SplitBehavior : std::uint8_t { Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous };

/// Cuts pieces up.
struct SplitStep
{
    enum class Kind : std::uint8_t { ByteLevel, Split, Metaspace, Digits, Punctuation, WhitespaceSplit, FixedLength };
    enum class Prepend : std::uint8_t { Always, First, Never };
    Kind kind = Kind::Split;
    TextMatcher matcher; ///< of Split, and of ByteLevel where it has a pattern
    SplitBehavior behavior = SplitBehavior::Isolated;
    bool invert = false;              ///< what the matcher does not find is the delimiter
    bool splits = true;               ///< of ByteLevel and Metaspace
    Prepend prepend = Prepend::Never; ///< a space, or the replacement of Metaspace
    std::string replacement;          ///< of Metaspace
    std::size_t length = 1;           ///< of FixedLength: characters
};
Result<void> applyStep(const SplitStep& step, std::vector<TextPiece>& pieces, PatternWork& work);

/// Makes a text of tokens.
struct DecodeStep
{
    enum class Kind : std::uint8_t { ByteLevel, Metaspace, ByteFallback, Fuse, Strip, Replace, Bpe, WordPiece, Ctc };
    Kind kind = Kind::Fuse;
    /// Of Replace; the character of Strip; the replacement of Metaspace; the suffix of Bpe, the prefix of WordPiece,
    /// the padding of Ctc.
    std::string content;
    std::string delimiter;           ///< of Ctc: between words
    bool cleanup = false;            ///< of WordPiece and Ctc: no blanks before punctuation
    TextMatcher matcher;             ///< of Replace
    std::size_t start = 0, stop = 0; ///< of Strip: at most so many at the begin and at the end of each token
    bool dropFirst = false;          ///< of Metaspace: those of the first token go
};
void applyStep(const DecodeStep& step, std::vector<std::string>& tokens, PatternWork& work);

/// The bytes of a token of a byte-level vocabulary: those that its characters stand for (GPT-2's table), or its own
/// where one of them is not in the table.
std::string byteLevelBytes(std::string_view token);
/// The other way: each byte as its character.
std::string byteLevelText(std::string_view bytes);

} // namespace qs
