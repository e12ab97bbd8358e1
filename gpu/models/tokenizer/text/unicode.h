// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// What tokenizers need of Unicode. Categories and normal forms come from utf8proc; characters newer than its tables
/// count as unassigned. Several functions are those of an older Unicode, because that is what Hugging Face's tokenizers
/// computes with there.
namespace qs {

/// Length of the well-formed UTF-8 sequence at the begin of `text` (not empty), 0 if there is none. `broken` is then
/// the number of bytes that count as one mistake: the longest begin of a well-formed sequence, at least 1 (Unicode 15,
/// section 3.9, 'substitution of maximal subparts').
std::size_t utf8Length(std::string_view text, std::size_t* broken = nullptr);
bool isUtf8(std::string_view text);
/// Whether those bytes could be the begin of a well-formed sequence that goes on behind them.
bool isUnfinishedUtf8(std::string_view text);
/// `text` with each mistake as one U+FFFD, which is what Rust's from_utf8_lossy and Python's errors='replace' give.
std::string lossyUtf8(std::string_view text);

/// The character at `at` of well-formed UTF-8; `at` moves behind it.
char32_t nextCharacter(std::string_view text, std::size_t& at);
void appendCharacter(std::string& text, char32_t character);
/// Where the extended grapheme cluster that begins at `begin` ends (UAX #29).
std::size_t graphemeEnd(std::string_view text, std::size_t begin);

/// Unicode's White_Space.
bool isWhiteSpace(char32_t character);
/// Nd, Nl, No.
bool isNumeric(char32_t character);
/// P*, and the ASCII characters that C calls so ($+<=>^`|~ among them), as of Unicode 8.
bool isPunctuation(char32_t character);
/// Cc, Cf, Co; as of Unicode 8.
bool isOther(char32_t character);
/// Mn; as of Unicode 8.
bool isNonspacingMark(char32_t character);
/// M*; as of Unicode 9.
bool isMark(char32_t character);

enum class NormalForm : std::uint8_t { Nfc, Nfd, Nfkc, Nfkd };
/// Well-formed UTF-8 in a normal form, as of Unicode 9: later characters stay as they are. BadInput for thousands of
/// combining marks in a row, which take quadratic time to put in order.
Result<std::string> normalForm(std::string_view text, NormalForm form);
/// Two letters: 'Lu', 'Mn', …; 'Cn' where there is no such character.
std::string_view generalCategory(char32_t character);
/// A character's full lower case by itself.
void appendLowerCase(std::string& text, char32_t character);
/// A character's upper case, that of sharp s as two letters.
void appendUpperCase(std::string& text, char32_t character);
/// Each character's full lower case by itself, as of Unicode 17, as Rust's char::to_lowercase: no rule for final sigma.
std::string lowerCaseText(std::string_view text);

} // namespace qs
