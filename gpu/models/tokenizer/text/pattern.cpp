// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/text/pattern.h"

#include "gpu/formats/io/describe.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <array>
#include <ctime>

namespace qs {
namespace {

constexpr std::size_t kLongestPattern = 32'768;
constexpr std::uint32_t kMaxMatchSteps = 10'000'000; ///< of one match; a run of spaces as long as this still passes
constexpr std::uint32_t kMaxMemory = 256 * 1024;     ///< of one match, KiB
constexpr double kSeconds = 5, kSecondsPerByte = 2e-5;

/// Processor time of this thread: a machine that is busy or asleep does not make a text fail.
double threadSeconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

std::optional<Error> tooLarge(std::string_view pattern)
{
    if (pattern.size() <= kLongestPattern) return std::nullopt;
    return Error{ErrorCode::BadInput,
                 Message::tr("A pattern has %1 bytes; the limit is %2.").arg(pattern.size(), kLongestPattern),
                 Message::tr("Check the file for damage.")};
}

} // namespace

struct TextPattern::Code
{
    pcre2_code* code = nullptr;
    pcre2_match_context* context = nullptr;
    Code() = default;
    Code(const Code&) = delete;
    Code& operator=(const Code&) = delete;
    ~Code()
    {
        pcre2_match_context_free(context);
        pcre2_code_free(code);
    }
};

PatternWork::PatternWork(std::size_t textBytes)
    : m_block(pcre2_match_data_create(1, nullptr)),
      m_until(threadSeconds() + kSeconds + kSecondsPerByte * static_cast<double>(textBytes))
{}

PatternWork::~PatternWork() { pcre2_match_data_free(static_cast<pcre2_match_data*>(m_block)); }

Error PatternWork::tooLong()
{
    return {ErrorCode::BadInput, Message::tr("A pattern of the tokenizer takes too long for this text."),
            Message::tr("The pattern is malicious, or the text repeats one character for many megabytes.")};
}

bool PatternWork::exhausted() { return ++m_calls % 16 == 0 && threadSeconds() > m_until; }

Result<TextPattern> TextPattern::compileFor(const std::string& pcre, std::string_view shown)
{
    auto made = std::make_shared<Code>();
    made->context = pcre2_match_context_create(nullptr);
    pcre2_compile_context* rules = made->context ? pcre2_compile_context_create(nullptr) : nullptr;
    if (!rules)
        return Error{ErrorCode::Memory, Message::tr("Not enough memory for a pattern."),
                     Message::tr("Close other programs.")};
    pcre2_set_newline(rules, PCRE2_NEWLINE_LF);
    int error = 0;
    PCRE2_SIZE at = 0;
    made->code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pcre.data()), pcre.size(),
                               PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C, &error, &at, rules);
    pcre2_compile_context_free(rules);
    if (!made->code) {
        std::array<unsigned char, 160> why{};
        pcre2_get_error_message(error, why.data(), why.size());
        return Error{ErrorCode::BadInput,
                     Message::tr("The pattern %1 is not valid: %2.")
                         .arg(quotedText(shown, 120), reinterpret_cast<const char*>(why.data())),
                     Message::tr("Correct the file.")};
    }
    pcre2_set_match_limit(made->context, kMaxMatchSteps);
    pcre2_set_heap_limit(made->context, kMaxMemory);
    return TextPattern(std::move(made));
}

Result<TextPattern> TextPattern::compilePlain(std::string_view pattern)
{
    if (auto refused = tooLarge(pattern)) return *refused;
    return compileFor(std::string(pattern), pattern);
}

Result<TextPattern> TextPattern::compile(std::string_view pattern)
{
    if (auto refused = tooLarge(pattern)) return *refused;
    auto pcre = translatePattern(pattern);
    if (!pcre) return pcre.error();
    return compileFor(*pcre, pattern);
}

Result<void> TextPattern::findAll(std::string_view text, PatternWork& work, std::vector<PatternSpan>& spans) const
{
    auto* block = static_cast<pcre2_match_data*>(work.block());
    if (!block)
        return Error{ErrorCode::Memory, Message::tr("Not enough memory to match a pattern."),
                     Message::tr("Close other programs.")};
    const auto* subject = reinterpret_cast<PCRE2_SPTR>(text.data());
    std::size_t covered = 0, from = 0; // up to where there are spans; where the next search begins
    std::size_t lastEnd = std::string_view::npos;
    while (from <= text.size()) {
        // The caller made sure that it is UTF-8.
        const int found =
            pcre2_match(m_code->code, subject, text.size(), from, PCRE2_NO_UTF_CHECK, block, m_code->context);
        if (found == PCRE2_ERROR_NOMATCH) break;
        if (found < 0 || work.exhausted()) return PatternWork::tooLong();
        const PCRE2_SIZE* range = pcre2_get_ovector_pointer(block);
        const std::size_t begin = range[0], end = range[1];
        if (begin == end && end == lastEnd) { // no empty match right behind another
            do
                ++from;
            while (from < text.size() && (static_cast<unsigned char>(text[from]) & 0xc0) == 0x80);
            continue;
        }
        if (begin > covered) spans.push_back({covered, begin, false});
        spans.push_back({begin, end, true});
        covered = from = lastEnd = end;
    }
    if (covered < text.size()) spans.push_back({covered, text.size(), false});
    return {};
}

bool TextPattern::matchesAtStart(std::string_view text) const
{
    PatternWork work(text.size());
    auto* block = static_cast<pcre2_match_data*>(work.block());
    return block && pcre2_match(m_code->code, reinterpret_cast<PCRE2_SPTR>(text.data()), text.size(), 0, PCRE2_ANCHORED,
                                block, m_code->context) >= 0;
}

} // namespace qs
