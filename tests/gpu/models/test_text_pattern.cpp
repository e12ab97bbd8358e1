// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/format_files.h"

#include "gpu/models/tokenizer/text/pattern.h"
#include "gpu/models/tokenizer/text/unicode.h"
#include "tests/sanitized.h"

#include <doctest/doctest.h>

#include <chrono>

using namespace qs;
using qs::testing::contains;

namespace {

/// The matches of a pattern in brackets, what lies between without: "[ab]c[ab]".
std::string marked(std::string_view pattern, std::string_view text)
{
    const auto compiled = TextPattern::compile(pattern);
    if (!compiled) return compiled.error().message.english();
    PatternWork work(text.size());
    std::vector<PatternSpan> spans;
    if (const auto found = compiled->findAll(text, work, spans); !found) return found.error().message.english();
    std::string out;
    for (const PatternSpan& span : spans) {
        const std::string part(text.substr(span.begin, span.end - span.begin));
        out += span.match ? "[" + part + "]" : part;
    }
    return out;
}

} // namespace

TEST_CASE("patterns cut texts where Oniguruma does")
{
    CHECK(marked("a+", "baab") == "b[aa]b");
    CHECK(marked(R"(\s+(?!\S)|\s+)", "a   b ") == "a[  ][ ]b[ ]");
    CHECK(marked(R"((?i:'s|'ll))", "x'S'ſ'LL's") == "x['S]['ſ]['LL]['s]");
    CHECK(marked(R"(\p{N}{1,3})", "1234५६७८") == "[123][4५६][७८]");
    CHECK(marked(R"(\p{N}{1,3}+)", "1234567") == "[1234567]"); // not possessive behind braces, but repeated
    CHECK(marked(R"(\d{2}+x)", "1234x") == "[1234x]");
    CHECK(marked(R"(a++a)", "aaa") == "aaa");
    CHECK(marked(R"(\s)", "\u180e") == "\u180e"); // no white space since Unicode 6.3
    CHECK(marked(R"([^\s])", "\u0085 \u180e") == "\u0085 [\u180e]");
    CHECK(marked(R"([\S])", " a\u3000") == " [a]\u3000");
    CHECK(marked(R"(\w+)", "a\u0301_1\u203f-\u24d0") == "[a\u0301_1\u203f]-[\u24d0]");
    CHECK(marked(R"(\W)", "a-") == "a[-]");
    CHECK(marked(R"(\p{L}+)", "\U0002ebf0a\U000105c0") == "[\U0002ebf0a\U000105c0]"); // of Unicode 15 and 16
    CHECK(marked(R"(\P{L})", "\U0002ebf01") == "\U0002ebf0[1]");
    CHECK(marked(R"(\p{^Lu})", "aB") == "[a]B");
    CHECK(marked(R"(\p{Han}+)", "a漢字か") == "a[漢字]か");
    CHECK(marked("[a[bc]]+", "xabcd") == "x[abc]d");
    CHECK(marked("[a-z&&[^aeiou]]+", "abcde") == "a[bcd]e");
    CHECK(marked("[^a-z&&[^aeiou]]+", "abcde-") == "[a]bcd[e-]");
    CHECK(marked(R"([\p{L}&&[^\p{Han}]&&[^a]]+)", "ba漢cé") == "[b]a漢[cé]");
    CHECK(marked(R"([\W\d]+)", "a1-\n2b") == "a[1-\n2]b");
    CHECK(marked(R"([^\P{L}b]+)", "abc1") == "[a]b[c]1");
    CHECK(marked("(?i:[[:alpha:]&&[^A]]+)", "abC") == "a[bC]");
    CHECK(marked("[[:^space:]x]+", "a x") == "[a] [x]");
    CHECK(marked("$", "a\nb") == "a[]\nb[]");
    CHECK(marked("^b", "a\nb") == "a\n[b]");
    CHECK(marked(".", "\n\r") == "\n[\r]");
    CHECK(marked(R"(\v\u00e9\x41\x{1f600})", "\vé"
                                             "A😀") == "[\vé"
                                                       "A😀]");
    CHECK(marked("x*", "axb") == "[]a[x]b[]"); // no empty match right behind another
    CHECK(marked("a{,2}b", "aab") == "[aab]");
    CHECK(marked("a{x}", "a{x}") == "[a{x}]");
    CHECK(marked("(?<=a)b(?!c)", "abc ab bb") == "abc a[b] bb");
    CHECK(marked("", "") == "[]");
}

TEST_CASE("what PCRE2 would understand in another way is refused, with the place")
{
    for (const char* pattern :
         {"(?<name>a)",  "(*FAIL)", "a(?i)b|c",       R"(\1)", R"(\bx)", R"(\h)",    R"(\R)",  R"(\X)", R"(\K)",
          "[[:punct:]]", "[a&&]",   "[&&a]",          "a**",   "a{2}?",  "(?#x)",    "(?m:a)", "(a",    "a)",
          "[a",          R"(\x80)", R"(\p{foo bar})", "*",     R"(\C)",  R"(\Qa\E)", R"(\p)",  "[]a]",  "(?P<x>a)",
          "(?R)",        "\\"}) {
        CAPTURE(pattern);
        const auto compiled = TextPattern::compile(pattern);
        REQUIRE_FALSE(compiled.ok());
        CHECK(compiled.error().code == ErrorCode::BadInput);
        CHECK_FALSE(compiled.error().hint.empty());
    }
    CHECK(contains(TextPattern::compile(std::string(20, '[') + "a" + std::string(20, ']')).error().message.english(),
                   "a class in a class"));
    CHECK_FALSE(TextPattern::compile(std::string(40'000, 'a')).ok());
    CHECK_FALSE(TextPattern::compile(std::string(2'000, '(') + std::string(2'000, ')')).ok());
    CHECK_FALSE(TextPattern::compile("((a{60000}){60000}){60000}").ok());
    CHECK_FALSE(TextPattern::compile(R"(\p{Nonsense})").ok());
}

TEST_CASE("a pattern that takes exponential time ends with an error")
{
    const auto begin = std::chrono::steady_clock::now();
    CHECK(contains(marked("(a+)+$|(?:a|aa)+b", std::string(100'000, 'a') + "c"), "takes too long"));
    CHECK(contains(marked("(?:a|a)+[bc]", std::string(5000, 'a')), "takes too long"));
    CHECK(std::chrono::steady_clock::now() - begin < kPatience * std::chrono::seconds(12));
}

TEST_CASE("UTF-8, white space and normal forms")
{
    CHECK(lossyUtf8("a\xf0\x9f\x98z\xe2\x82") == "a\ufffdz\ufffd");
    CHECK(lossyUtf8("\xf5\x80\xc0\xaf\xed\xbf\xbf") == "\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd");
    CHECK(isUnfinishedUtf8("\xf0\x9f\x98"));
    CHECK_FALSE(isUnfinishedUtf8("\xed\xa0"));
    CHECK_FALSE(isUnfinishedUtf8("a"));
    CHECK(normalForm("e\u0323\u0302 \u212b", NormalForm::Nfc).value() == "ệ Å");
    CHECK(normalForm("ệ", NormalForm::Nfd).value() == "e\u0323\u0302");
    CHECK(normalForm("ﬁ①", NormalForm::Nfkc).value() == "fi1");
    CHECK(normalForm("한", NormalForm::Nfkd).value() == "\u1112\u1161\u11ab");
    CHECK(lowerCaseText("ΣİẞǅA") == "σi\u0307ßǆa");
    std::string marks = "a";
    for (int i = 0; i < 5000; ++i)
        marks += "\u0301";
    CHECK_FALSE(normalForm(marks, NormalForm::Nfc).ok());
    CHECK(isNumeric(U'Ⅷ'));
    CHECK_FALSE(isNumeric(U'a'));
    CHECK(isPunctuation(U'$'));
    CHECK(isPunctuation(U'。'));
    CHECK_FALSE(isPunctuation(U'€'));
}
