// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of derived columns × ways to print a table × (as it is, one error planted): tests/gpu/data/audit_kinds.txt. A
// new kind is a section there. Tables after the style of public reports, on which an audit is silent: audit_clean.txt.
#include <doctest/doctest.h>

#include "gpu/measure/audit/audit.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

using namespace qs;

namespace {

struct Kind
{
    std::string name, from, to, gives, text;

    std::string planted() const
    {
        std::string wrong = text;
        return wrong.replace(wrong.find(from), from.size(), to);
    }
};

/// Sections that begin with '=== name'; lines 'plant: a => b' and 'gives: c' in front of the text.
std::vector<Kind> sections(const char* file)
{
    std::ifstream in(std::string(QS_SOURCE_DIR) + "/tests/gpu/data/" + file);
    std::vector<Kind> all;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("=== "))
            all.push_back({line.substr(4), {}, {}, {}, {}});
        else if (line.starts_with("plant: ")) {
            const auto arrow = line.find(" => ");
            all.back().from = line.substr(7, arrow - 7);
            all.back().to = line.substr(arrow + 4);
        } else if (line.starts_with("gives: "))
            all.back().gives = line.substr(7);
        else
            all.back().text += line + "\n";
    }
    return all;
}

using Table = std::vector<std::vector<std::string>>;

/// The cells of a Markdown table; nothing for other texts.
Table cellsOf(const std::string& text)
{
    Table table;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto end = text.find('\n', at);
        const std::string line = text.substr(at, end - at);
        at = end + 1;
        if (line.empty()) continue;
        if (!line.starts_with("| ")) {
            if (line.starts_with("|-")) continue;
            return {};
        }
        auto& row = table.emplace_back();
        for (std::size_t from = 2; from < line.size();) {
            const auto bar = line.find(" |", from);
            row.push_back(line.substr(from, bar - from));
            from = bar + 3;
        }
    }
    return table;
}

bool isFigure(const std::string& cell)
{
    return !cell.empty() && ((cell[0] >= '0' && cell[0] <= '9') || (cell[0] == '-' && cell.size() > 1)) &&
           cell.find('^') == std::string::npos;
}

Table each(Table table, const std::function<std::string(const std::string&)>& change)
{
    for (std::size_t r = 1; r < table.size(); ++r)
        for (std::size_t c = 0; c < table[r].size(); ++c)
            if (isFigure(table[r][c])) table[r][c] = change(table[r][c]);
    return table;
}

std::string joined(const Table& table, const std::string& begin, const std::string& between, const std::string& end)
{
    std::string text;
    for (const auto& row : table) {
        text += begin;
        for (std::size_t c = 0; c < row.size(); ++c)
            text += (c ? between : "") + row[c];
        text += end + "\n";
    }
    return text;
}

std::string markdown(const Table& table)
{
    const std::string lines = joined(table, "| ", " | ", " |");
    std::string rule = "|";
    for (std::size_t c = 0; c < table.front().size(); ++c)
        rule += "---|";
    return std::string(lines).insert(lines.find('\n') + 1, rule + "\n");
}

std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

/// Every cell as wide as its column, at the right or the left.
Table padded(Table table, bool right)
{
    for (std::size_t c = 0; c < table.front().size(); ++c) {
        std::size_t widest = 0;
        for (const auto& row : table)
            widest = std::max(widest, width(row[c]));
        for (auto& row : table) {
            const std::string blanks(widest - width(row[c]), ' ');
            row[c] = right ? blanks + row[c] : row[c] + blanks;
        }
    }
    return table;
}

/// The index of pandas, with no header.
std::string pandas(Table table)
{
    for (std::size_t r = 0; r < table.size(); ++r)
        table[r].insert(table[r].begin(), r == 0 ? "" : std::to_string(r - 1));
    return joined(padded(std::move(table), true), "", "  ", "");
}

std::string grid(const Table& table, const std::string& bar, const std::string& line, const std::string& cross)
{
    const Table wide = padded(table, true);
    std::string rule;
    for (const std::string& cell : wide.front()) {
        rule += cross;
        for (std::size_t i = 0; i < width(cell) + 2; ++i)
            rule += line;
    }
    rule += cross + "\n";
    std::string text = rule;
    for (std::size_t r = 0; r < wide.size(); ++r)
        text += joined({wide[r]}, bar + " ", " " + bar + " ", " " + bar) + (r == 0 ? rule : "");
    return text + rule;
}

std::string csv(Table table, const std::string& delimiter)
{
    for (auto& row : table)
        for (std::string& cell : row)
            if (cell.find(delimiter) != std::string::npos) cell = '"' + cell + '"';
    return joined(table, "", delimiter, "");
}

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/// '1,234.5' from '1234.5'.
std::string grouped(const std::string& cell, const std::string& mark)
{
    const auto digits = std::min(cell.find_first_not_of("0123456789"), cell.size());
    std::string out = cell;
    for (std::size_t at = digits; at > 3; at -= 3)
        out.insert(at - 3, mark);
    return out;
}

/// A row of a variant that did not run.
Table withMissing(Table table)
{
    std::vector<std::string> row(table.front().size(), "—");
    row.front() = "another";
    if (row.size() > 2) row[1] = "OOM";
    table.insert(table.end() - 1, row);
    return table;
}

/// 'Time (us)' and '6.12' become 'Time' and '6.12 us'.
Table unitsInCells(Table table)
{
    for (std::size_t c = 0; c < table.front().size(); ++c) {
        std::string& head = table.front()[c];
        for (const char* unit : {"ms", "us", "GB/s", "MB", "GB", "tok/s", "W"}) {
            const auto at = head.find(" (" + std::string(unit) + ")");
            if (at == std::string::npos) continue;
            head = head.substr(0, at);
            for (std::size_t r = 1; r < table.size(); ++r)
                if (isFigure(table[r][c])) table[r][c] += " " + std::string(unit);
        }
    }
    return table;
}

struct Form
{
    const char* name;
    std::function<std::string(const Table&)> print;
    PublishedForm as = PublishedForm::Document;
};

const std::vector<Form>& forms()
{
    const auto commas = [](const std::string& cell) { return replaced(cell, ".", ","); };
    static const std::vector<Form> all{
        {"bold", [](const Table& t) { return markdown(each(t, [](const auto& c) { return "**" + c + "**"; })); }},
        {"links",
         [](const Table& t) { return markdown(each(t, [](const auto& c) { return "[" + c + "](https://a.b/c)"; })); }},
        {"daggers", [](const Table& t) { return markdown(each(t, [](const auto& c) { return c + "†"; })); }},
        {"footnotes", [](const Table& t) { return markdown(each(t, [](const auto& c) { return c + "[^1]"; })); }},
        {"no outer bars",
         [](const Table& t) {
             return joined(t, "", " | ", "").insert(joined({t[0]}, "", " | ", "").size(), "--- | ---\n");
         }},
        {"within a text",
         [](const Table& t) {
             return "# Results\n\nMeasured on one GPU, 20 runs each:\n\n" + markdown(t) + "\nAll are means.\n";
         }},
        {"a row without figures", [](const Table& t) { return markdown(withMissing(t)); }},
        {"units in cells", [](const Table& t) { return markdown(unitsInCells(t)); }},
        {"micro sign", [](const Table& t) { return replaced(markdown(t), "(us)", "(µs)"); }},
        {"square brackets",
         [](const Table& t) { return replaced(replaced(markdown(t), "(us)", "[us]"), "(ms)", "[ms]"); }},
        {"decimal commas", [commas](const Table& t) { return markdown(each(t, commas)); }},
        {"CSV with decimal commas", [commas](const Table& t) { return csv(each(t, commas), ";"); }},
        {"CSV file with decimal commas", [commas](const Table& t) { return csv(each(t, commas), ";"); },
         PublishedForm::Csv},
        {"thousands", [](const Table& t) { return markdown(each(t, [](const auto& c) { return grouped(c, ","); })); }},
        {"thousands apart",
         [](const Table& t) { return markdown(each(t, [](const auto& c) { return grouped(c, "\xe2\x80\xaf"); })); }},
        {"CSV", [](const Table& t) { return csv(t, ","); }},
        {"CSV file", [](const Table& t) { return csv(t, ","); }, PublishedForm::Csv},
        {"TSV", [](const Table& t) { return csv(t, "\t"); }},
        {"aligned left", [](const Table& t) { return joined(padded(t, false), "", "   ", ""); }},
        {"aligned right", [](const Table& t) { return joined(padded(t, true), "", "   ", ""); }},
        {"pandas", [](const Table& t) { return pandas(t); }},
        {"grid", [](const Table& t) { return grid(t, "|", "-", "+"); }},
        {"box", [](const Table& t) { return grid(t, "│", "─", "┼"); }},
    };
    return all;
}

std::string sentences(const AuditResult& result)
{
    std::string all;
    for (const AuditFinding& f : result.findings)
        all += f.sentence.english() + "\n";
    return all;
}

AuditResult audited(const std::string& text, PublishedForm form = PublishedForm::Document)
{
    auto result = audit(text, form);
    REQUIRE(result);
    return std::move(*result);
}

} // namespace

TEST_CASE("each kind of derived figure: silent where it follows, found with what follows where it does not")
{
    const auto kinds = sections("audit_kinds.txt");
    REQUIRE(kinds.size() >= 24);
    for (const Kind& kind : kinds) {
        CAPTURE(kind.name);
        const AuditResult clean = audited(kind.text);
        CHECK_MESSAGE(clean.findings.empty(), sentences(clean));
        const std::string found = replaced(sentences(audited(kind.planted())), ",", ""); // '1,668'
        CHECK_MESSAGE(found.find(kind.gives) != std::string::npos, found);
    }
}

TEST_CASE("each kind in each form of a table")
{
    std::size_t tables = 0, found = 0;
    std::string missed;
    for (const Kind& kind : sections("audit_kinds.txt")) {
        const Table clean = cellsOf(kind.text), planted = cellsOf(kind.planted());
        if (clean.empty()) continue;
        for (const Form& form : forms()) {
            const std::string text = form.print(clean);
            const AuditResult result = audited(text, form.as);
            CHECK_MESSAGE(result.findings.empty(), kind.name << ", " << form.name << ":\n"
                                                             << text << sentences(result));
            CHECK_MESSAGE(result.tables == 1, kind.name << ", " << form.name << ":\n" << text);
            ++tables;
            const bool is = !audited(form.print(planted), form.as).findings.empty();
            found += is;
            if (!is) missed += kind.name + ", " + form.name + "\n";
        }
    }
    MESSAGE(found << " of " << tables << " found; missed:\n" << missed);
    CHECK(found * 100 >= tables * 95);
}

TEST_CASE("tables after the style of public reports are left alone")
{
    const auto documents = sections("audit_clean.txt");
    REQUIRE(documents.size() >= 20);
    for (const Kind& document : documents) {
        const AuditResult result = audited(document.text);
        CHECK_MESSAGE(result.findings.empty(), document.name << ":\n" << sentences(result));
        CHECK_MESSAGE(result.tables + result.sentences > 0, document.name);
    }
}

TEST_CASE("times that are all multiples of the timer's step are told so, and the unit where it must be another")
{
    const AuditResult steps =
        audited("| Kernel | Time (us) |\n|---|---|\n| a | 8.192 |\n| b | 9.216 |\n| c | 12.288 |\n");
    REQUIRE(steps.findings.size() == 1);
    CHECK(steps.findings[0].code == AuditCode::TimerSteps);
    CHECK(steps.findings[0].values.at("step") == doctest::Approx(1.024));
    CHECK(steps.findings[0].sentence.english().find("(8 to 12 of them)") != std::string::npos);
    CHECK(steps.findings[0].sentence.english().find("unit") == std::string::npos);
    const AuditResult unit =
        audited("| Kernel | Time (ms) |\n|---|---|\n| a | 110.592 |\n| b | 51.2 |\n| c | 38.912 |\n| d | 123.904 |\n");
    REQUIRE(unit.findings.size() == 1);
    CHECK(unit.findings[0].sentence.english().find("the unit is probably µs") != std::string::npos);
    for (const char* clean : {"8.192 |\n| b | 9.216 |\n| c | 12.289 |\n", "8.0 |\n| b | 5.5 |\n| c | 12.0 |\n",
                              "100 |\n| b | 200 |\n| c | 500 |\n"})
        CHECK(audited(std::string("| Kernel | Time (us) |\n|---|---|\n| a | ") + clean).findings.empty());
}

TEST_CASE("differences that are all off by one amount are told so")
{
    const AuditResult result = audited("| Quant | PPL | ΔPPL |\n|---|---|---|\n| f16 | 6.7684 ± 0.0428 | - |\n"
                                       "| q8_0 | 6.7687 ± 0.0428 | 0.0059 ± 0.0013 |\n"
                                       "| q4_K_M | 6.9164 ± 0.0439 | 0.1536 ± 0.0051 |\n");
    REQUIRE(result.findings.size() == 2);
    for (const AuditFinding& f : result.findings)
        CHECK(f.sentence.english().find("All of them are off by about 0.0056.") != std::string::npos);
}

TEST_CASE("a ratio behind a labelled figure is that to the line above")
{
    const std::string text = "shape: [1, 1024]\ntime (fp16): 0.0007191\ntime (marlin): 0.0006201 (1.16x)\n\n"
                             "shape: [16, 1024]\ntime (fp16): 0.0104482\ntime (marlin): 0.0128040 (0.82x)\n";
    const AuditResult clean = audited(text);
    CHECK(clean.findings.empty());
    CHECK(clean.sentences == 2);
    const AuditResult wrong = audited(replaced(text, "1.16x", "1.61x"));
    REQUIRE(wrong.findings.size() == 1);
    CHECK(wrong.findings[0].line == 3);
}

TEST_CASE("a ratio of the text that names no figures is counted as not checked")
{
    const std::string table = "| Mode | Mean (ms) |\n| --- | --- |\n| INT8 static | 1.20 |\n| FP16 | 1.50 |\n\n";
    const auto said = [&](const std::string& text) { return audit(table + text).value(); };
    CHECK(said("INT8 static is 1.35x faster.").unchecked == 1);
    CHECK(said("INT8 static is 1.25x faster (1.20 vs 1.50 ms).").unchecked == 0);
    CHECK(said("It took 1.20 ms.").unchecked == 0);
}
