// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// What matching may take in all, and the memory that it works in. One a text; not to be shared between threads.
class PatternWork
{
public:
    /// For a text of that many bytes: seconds where a sane pattern takes a fraction of one.
    explicit PatternWork(std::size_t textBytes);
    ~PatternWork();
    PatternWork(const PatternWork&) = delete;
    PatternWork& operator=(const PatternWork&) = delete;

    /// True once more processor time was used up than a text of this size may take; looks at the clock every few calls.
    bool exhausted();
    static Error tooLong();
    void* block() { return m_block; }

private:
    void* m_block = nullptr; ///< pcre2_match_data
    double m_until = 0;      ///< of this thread's processor time, seconds
    unsigned m_calls = 0;
};

/// A piece of a text that a pattern cuts out, or what lies between two such.
struct PatternSpan
{
    std::size_t begin = 0, end = 0; ///< bytes
    bool match = false;
};

/// A regular expression over UTF-8, compiled; copies share it. Matching is done by PCRE2 under limits: what comes from
/// a stranger's file ends, in time or with an error.
class TextPattern
{
public:
    /// In the syntax of tokenizer.json (Oniguruma, Ruby): literals, classes, \s \S \w \d \p{…}, groups, lookaround,
    /// alternatives, greedy, lazy and possessive repeats, (?i:…). What means something else in the two libraries is
    /// rewritten; what is not known to mean the same is refused, with the place. BadInput.
    static Result<TextPattern> compile(std::string_view pattern);
    /// As PCRE2 reads it.
    static Result<TextPattern> compilePlain(std::string_view pattern);

    /// Appends spans that cover the text: each match, and what lies between (never empty, but a match may be). BadInput
    /// where it takes too long.
    Result<void> findAll(std::string_view text, PatternWork& work, std::vector<PatternSpan>& spans) const;
    /// Whether it matches at the begin of `text`; also false where that takes too long.
    bool matchesAtStart(std::string_view text) const;

private:
    struct Code;
    explicit TextPattern(std::shared_ptr<const Code> code) : m_code(std::move(code)) {}
    static Result<TextPattern> compileFor(const std::string& pcre, std::string_view shown);
    std::shared_ptr<const Code> m_code;
};

/// A pattern of Oniguruma's Ruby syntax as PCRE2 understands it (UTF, multi-line); see TextPattern::compile.
Result<std::string> translatePattern(std::string_view pattern);

} // namespace qs
