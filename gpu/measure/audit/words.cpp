// SPDX-License-Identifier: GPL-3.0-or-later
// What the words around the tables give away about the figures in them.
#include "gpu/core/units.h"
#include "gpu/core/utf8.h"
#include "gpu/formats/io/describe.h"
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

/// A model file below this is mostly names and headers.
constexpr double kTinyBytes = 64 * 1024;

void auditModelSize(const PublishedTable& table, AuditFindings& out)
{
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const PublishedColumn& column = table.columns[c];
        if (column.isDerived || !column.words.contains("size") || !column.words.contains("model")) continue;
        double smallest = 0, largest = 0;
        std::string printed;
        for (const PublishedRow& row : table.rows)
            if (row.numbers[c] && row.numbers[c]->unit == PrintedUnit::Size && row.numbers[c]->value > 0) {
                if (printed.empty()) printed = row.cells[c];
                smallest = smallest > 0 ? std::min(smallest, row.numbers[c]->value) : row.numbers[c]->value;
                largest = std::max(largest, row.numbers[c]->value);
            }
        if (largest <= 0 || largest >= kTinyBytes) continue;
        AuditFinding f = findingAt(AuditCode::TinyModel, table, table.rows.front());
        f.severity = Severity::Info;
        f.line = table.line;
        f.row.clear();
        f.column = column.name;
        f.printed = printed;
        f.follows = "metadata dominate the size";
        f.values = {{"smallest_bytes", smallest}, {"largest_bytes", largest}};
        f.sentence = Message::tr("%1: a model of %2 to %3 KB is mostly file metadata, so its size ratios do not "
                                 "characterize the formats.")
                         .arg(placeOf(f), figure(smallest / 1000, 2), figure(largest / 1000, 2));
        out.push_back(std::move(f));
    }
}

/// A mode, and words that say that something else ran.
struct Admission
{
    std::string_view mode, says;
    const char* ran;
};
constexpr std::array<Admission, 5> kAdmissions{{
    {"fp8", "fp32 forward", Message::mark("32-bit floating point")},
    {"fp8", "float32 forward", Message::mark("32-bit floating point")},
    {"qat", "dynamic quantization", Message::mark("dynamic quantization after training")},
    {"int8", "fp32 forward", Message::mark("32-bit floating point")},
    {"int4", "fp32 forward", Message::mark("32-bit floating point")},
}};

/// Rows of a table that the mode names.
const PublishedRow* rowNamed(const PublishedText& text, std::string_view mode, const PublishedTable*& table)
{
    for (const PublishedTable& t : text.tables)
        for (const PublishedRow& row : t.rows)
            if (lowerCase(row.label) == mode) {
                table = &t;
                return &row;
            }
    return nullptr;
}

/// The admission stands in the same paragraph as the mode's name.
void auditAdmissions(const PublishedText& text, AuditFindings& out)
{
    std::string paragraph;
    std::array<bool, kAdmissions.size()> told{};
    for (const PublishedLine& line : text.lines) {
        if (line.text.find_first_not_of(" \t\r") == std::string_view::npos || line.inTable || line.text.size() > 2000) {
            paragraph.clear();
            continue;
        }
        const std::string lower = lowerCase(line.text);
        paragraph += lower + "\n";
        if (paragraph.size() > 20'000) paragraph.clear();
        for (std::size_t i = 0; i < kAdmissions.size(); ++i) {
            const Admission& a = kAdmissions[i];
            const bool bullet = lower.starts_with("- ") && lower.find(a.mode) == std::string::npos &&
                                paragraph.find(std::string("**") + std::string(a.mode)) == std::string::npos;
            if (told[i] || bullet || lower.find(a.says) == std::string::npos ||
                paragraph.find(a.mode) == std::string::npos)
                continue;
            const PublishedTable* table = nullptr;
            const PublishedRow* row = rowNamed(text, a.mode, table);
            if (!row) continue;
            told[i] = true;
            AuditFinding f = findingAt(AuditCode::SimulatedMode, *table, *row);
            f.severity = Severity::Info;
            f.printed = row->label;
            f.follows = std::string("ran as ") + a.ran;
            f.lines = {line.number};
            f.sentence =
                Message::tr("%1: according to line %2, it ran as %3 (%4). Label it as simulated.")
                    .arg(placeOf(f), line.number, Message::marked(a.ran), quotedText(plainCell(line.text), 120));
            out.push_back(std::move(f));
        }
    }
}

/// '12.345', '345.678': five or six digits, each one more than the last.
bool isStaircase(std::string_view digits)
{
    std::string plain;
    for (const char c : digits)
        if (c != '.') plain += c;
    if (plain.size() < 5 || plain.size() > 9) return false;
    for (std::size_t i = 1; i < plain.size(); ++i)
        if (plain[i] != plain[i - 1] + 1) return false;
    return true;
}

void auditPlaceholders(const PublishedText& text, AuditFindings& out)
{
    std::set<std::string> found;
    std::vector<std::size_t> lines;
    const auto isPart = [](char c) { return (c >= '0' && c <= '9') || c == '.'; };
    for (const PublishedLine& line : text.lines)
        for (std::size_t i = 0; i < line.text.size(); ++i) {
            if (!isPart(line.text[i])) continue;
            std::size_t end = i;
            while (end < line.text.size() && isPart(line.text[end]))
                ++end;
            const std::string_view digits = line.text.substr(i, end - i);
            if (digits.find('.') != std::string_view::npos && isStaircase(digits)) {
                found.insert(std::string(digits));
                if (lines.empty() || lines.back() != line.number) lines.push_back(line.number);
            }
            i = end;
        }
    if (found.size() < 3) return;
    AuditFinding f;
    f.code = AuditCode::PlaceholderFigures;
    f.line = lines.front();
    f.lines = lines;
    for (const std::string& digits : found)
        f.printed += (f.printed.empty() ? "" : ", ") + digits;
    f.follows = "typed, not measured";
    f.values = {{"figures", static_cast<double>(found.size())}};
    f.sentence =
        Message::tr(
            "Line %1 and others: the figures %2 have consecutive digits, so they are placeholders, not measurements.")
            .arg(f.line, f.printed);
    out.push_back(std::move(f));
}

} // namespace

void auditWords(const PublishedText& text, AuditFindings& out)
{
    for (const PublishedTable& table : text.tables)
        if (!table.rows.empty()) auditModelSize(table, out);
    auditAdmissions(text, out);
    auditPlaceholders(text, out);
}

} // namespace qs
