// SPDX-License-Identifier: GPL-3.0-or-later
// Times per element, recomputed from the time and the number of elements.
#include "gpu/core/ascii.h"
#include "gpu/core/units.h"
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// '4,194,304 elements'; products of printed sizes may be beyond every integer.
Message countText(double elements)
{
    return Message::tr("%1 elements")
        .arg(elements < 9e15 ? formatCount(std::llround(elements)) : formatNumber(elements, 3));
}

struct PrintedRange
{
    double low = 0, high = 0;
};

/// One printed time per element with what it should follow from.
struct Claim
{
    double us = 0, usHalf = 0; ///< time of the launch
    double printedNs = 0, printedNsHalf = 0;
    PrintedRange elements;
    Message elementText;
    std::string printed, label;
    std::size_t line = 0, section = 0;
    const PublishedTable* table = nullptr;
    const PublishedRow* row = nullptr;

    PrintedRange ns() const { return {(us - usHalf) * 1e3 / elements.high, (us + usHalf) * 1e3 / elements.low}; }
    double middleNs() const { return us * 1e3 / std::sqrt(elements.low * elements.high); }
};

/// Every figure of a line with its place.
std::vector<std::pair<std::size_t, PrintedNumber>> figuresOf(std::string_view line)
{
    std::vector<std::pair<std::size_t, PrintedNumber>> all;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!isDigit(line[i]) || (i > 0 && (isDigit(line[i - 1]) || line[i - 1] == '.' || line[i - 1] == ',')))
            continue;
        if (const auto number = parsePrinted(line.substr(i))) {
            all.emplace_back(i, *number);
            i += std::max<std::size_t>(number->length, 1) - 1;
        }
    }
    return all;
}

/// '2.73 ns/element', 'ns per element': the printed figure in nanoseconds, and where it begins.
struct PerElement
{
    std::size_t at = 0;
    double ns = 0, half = 0;
};
std::optional<PerElement> perElementOf(std::string_view line)
{
    for (const auto& [word, scale] :
         {std::pair<std::string_view, double>{"ns", 1.0}, {"ps", 1e-3}, {"us", 1e3}, {"µs", 1e3}})
        for (const std::string_view tail : {"/elem", " per elem", " / elem"}) {
            const auto found = line.find(std::string(word) + std::string(tail));
            if (found == std::string_view::npos || found == 0) continue;
            std::size_t end = found;
            while (end > 0 && line[end - 1] == ' ')
                --end;
            std::size_t begin = end;
            while (begin > 0 && (isDigit(line[begin - 1]) || line[begin - 1] == '.'))
                --begin;
            if (const auto number = parsePrinted(line.substr(begin, end - begin)))
                return PerElement{begin, number->value * scale, number->halfWidth * scale};
        }
    return std::nullopt;
}

/// '32M elements', '33,554,432 elements': M may be 10^6 or 2^20.
std::optional<std::pair<PrintedRange, Message>> elementsOf(std::string_view line)
{
    const auto word = line.find("element");
    const auto from =
        word == std::string_view::npos || word == 0 || line[word - 1] == '/' ? line.find("elements") : word;
    if (from == std::string_view::npos || from < 2 || line[from - 1] == '/') return std::nullopt;
    std::size_t end = from;
    while (end > 0 && line[end - 1] == ' ')
        --end;
    double decimal = 1, binary = 1;
    if (end > 0)
        for (const auto& [letter, power] : {std::pair{'K', 1}, {'k', 1}, {'M', 2}, {'B', 3}, {'G', 3}})
            if (line[end - 1] == letter) {
                decimal = std::pow(1000.0, power);
                binary = std::pow(1024.0, power);
            }
    std::size_t digits = decimal > 1 ? end - 1 : end;
    while (digits > 0 && line[digits - 1] == ' ')
        --digits;
    std::size_t begin = digits;
    while (begin > 0 && (isDigit(line[begin - 1]) || line[begin - 1] == '.' || line[begin - 1] == ','))
        --begin;
    const auto number = parsePrinted(line.substr(begin, digits - begin));
    if (!number || number->value <= 0) return std::nullopt;
    const double half = decimal > 1 ? number->halfWidth : 0;
    return std::pair{PrintedRange{(number->value - half) * decimal, (number->value + half) * binary},
                     Message::tr("%1 elements").arg(line.substr(begin, end - begin))};
}

std::optional<double> optionOf(std::string_view line, std::string_view option)
{
    const auto at = line.find(option);
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view rest = line.substr(at + option.size());
    const auto digit = rest.find_first_not_of(" =:`");
    if (digit == std::string_view::npos || !isDigit(rest[digit])) return std::nullopt;
    const auto number = parsePrinted(rest.substr(digit, rest.find_first_not_of("0123456789,", digit) - digit));
    return number && number->value >= 1 ? std::optional(number->value) : std::nullopt;
}

/// The last sizes that a command gave, as they stand while the lines are read from the top.
struct CommandSizes
{
    std::optional<double> tokens, hidden;
    std::size_t section = 0;
    std::vector<double> products; ///< of the section

    void read(const PublishedLine& line)
    {
        if (line.section != section) *this = CommandSizes{{}, {}, line.section, {}};
        const auto t = optionOf(line.text, "num-tokens"), h = optionOf(line.text, "hidden-size");
        const auto t2 = t ? t : optionOf(line.text, "num_tokens"), h2 = h ? h : optionOf(line.text, "hidden_size");
        if (line.text.find("python") != std::string_view::npos && !t2 && !h2) tokens = hidden = std::nullopt;
        if (t2) {
            tokens = t2;
            if (!h2) hidden.reset();
        }
        if (h2) hidden = h2;
        if ((t2 || h2) && tokens && hidden) products.push_back(*tokens * *hidden);
    }
    std::optional<double> product() const { return tokens && hidden ? std::optional(*tokens * *hidden) : std::nullopt; }
};

std::optional<Claim> claimOf(const PublishedLine& line, const CommandSizes& sizes)
{
    const auto per = perElementOf(line.text);
    if (!per) return std::nullopt;
    Claim claim;
    bool timed = false;
    for (const auto& [at, number] : figuresOf(line.text.substr(0, per->at)))
        if (number.unit == PrintedUnit::Time) {
            claim.us = number.value;
            claim.usHalf = number.halfWidth;
            claim.label = std::string(line.text.substr(at, number.length));
            timed = true;
        }
    if (!timed || claim.us <= 0 || per->ns <= 0) return std::nullopt;
    if (auto told = elementsOf(line.text.substr(0, per->at))) {
        claim.elements = told->first;
        claim.elementText = told->second;
        for (const double product : sizes.products) // a command of the section says exactly how many '4M' are
            if (product >= told->first.low && product <= told->first.high) claim.elements = {product, product};
    } else if (const auto product = sizes.product()) {
        claim.elements = {*product, *product};
        claim.elementText = countText(*product);
    } else
        return std::nullopt;
    claim.printedNs = per->ns;
    claim.printedNsHalf = per->half;
    claim.printed = std::string(
        line.text.substr(per->at, line.text.find_first_of(" ,;)", line.text.find("elem", per->at)) - per->at));
    claim.line = line.number;
    claim.section = line.section;
    return claim;
}

bool isWrong(const Claim& claim)
{
    // '4M' may stand for 10^6 or 2^20 whatever the command says
    const PrintedRange ns = claim.ns();
    const double slack = claim.printedNsHalf * 2;
    return claim.printedNs + slack < ns.low * 0.92 || claim.printedNs - slack > ns.high * 1.08;
}

Message factorText(double factor)
{
    const double power = std::round(std::log10(factor)), larger = factor > 1 ? factor : 1 / factor;
    const bool isPower = std::abs(power) >= 1 && std::abs(std::log10(factor) - power) < 0.046;
    const NumberText times = isPower ? formatCount(std::llround(std::pow(10, std::abs(power)))) : figure(larger, 2);
    return (factor > 1 ? Message::tr("too large by %1") : Message::tr("too small by %1")).arg(times);
}

void report(const Claim& claim, AuditFindings& out)
{
    AuditFinding f;
    if (claim.table) f = findingAt(AuditCode::PerElementMismatch, *claim.table, *claim.row);
    f.code = AuditCode::PerElementMismatch;
    f.line = claim.line;
    if (!claim.table) f.row = claim.label;
    const double right = claim.middleNs(), factor = claim.printedNs / right;
    f.printed = claim.printed;
    f.follows = Message::tr("%1 ns = %2 ps per element").arg(figure(right), figure(right * 1e3));
    f.values = {{"printed_ns", claim.printedNs},
                {"ns", right},
                {"ps", right * 1e3},
                {"factor", factor},
                {"elements_low", claim.elements.low},
                {"elements_high", claim.elements.high},
                {"us", claim.us}};
    f.sentence = Message::tr("%1: %2 divided by %3 is %4, not %5: %6.")
                     .arg(placeOf(f), claim.label, claim.elementText, f.follows, claim.printed, factorText(factor));
    out.push_back(std::move(f));
}

/// Claims that stand together: does the best one stay the best?
void reportOrder(const std::vector<Claim>& group, AuditFindings& out)
{
    if (group.size() < 2) return;
    const auto printed = [](const Claim& c) { return c.printedNs; };
    const auto right = [](const Claim& c) { return c.middleNs(); };
    const auto best = std::ranges::min_element(group, {}, printed), worst = std::ranges::max_element(group, {}, right);
    const auto trueBest = std::ranges::min_element(group, {}, right);
    if (best != worst || right(*worst) <= 1.1 * right(*trueBest)) return;
    AuditFinding f;
    if (best->table) f = findingAt(AuditCode::PerElementOrder, *best->table, *best->row);
    f.code = AuditCode::PerElementOrder;
    f.line = best->line;
    if (!best->table) f.row = best->label;
    f.printed = best->label + " is the best, " + best->printed;
    f.follows = "it is the worst, " + figure(right(*best)) + " ns; the best is " + trueBest->label + " with " +
                figure(right(*trueBest)) + " ns";
    f.values = {{"worst_ns", right(*best)}, {"best_ns", right(*trueBest)}};
    f.sentence = Message::tr("%1: of %2 sizes, %3 is printed as the best per element (%4). Recomputed, it is the "
                             "worst: %5 ns compared with %6 ns for %7. The conclusion is inverted.")
                     .arg(placeOf(f), group.size(), best->label, best->printed, figure(right(*best)),
                          figure(right(*trueBest)), trueBest->label);
    for (const Claim& claim : group)
        f.lines.push_back(claim.line);
    out.push_back(std::move(f));
}

void judge(const std::vector<Claim>& group, AuditFindings& out)
{
    bool wrong = false;
    for (const Claim& claim : group)
        if (isWrong(claim)) {
            report(claim, out);
            wrong = true;
        }
    if (wrong) reportOrder(group, out);
}

std::optional<double> elementsOf(const PublishedTable& table, const PublishedRow& row)
{
    const auto number = [&](ColumnRole role) -> std::optional<double> {
        const auto c = table.column(role);
        if (!c || !row.numbers[*c] || row.numbers[*c]->value <= 0) return std::nullopt;
        return row.numbers[*c]->value;
    };
    if (const auto elements = number(ColumnRole::Elements)) return elements;
    const auto tokens = number(ColumnRole::Tokens), hidden = number(ColumnRole::Hidden);
    return tokens && hidden ? std::optional(*tokens * *hidden) : std::nullopt;
}

std::optional<std::size_t> timeColumn(const PublishedTable& table)
{
    for (const ColumnRole role : {ColumnRole::Median, ColumnRole::Mean, ColumnRole::None})
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            if (table.columns[c].role == role && !table.columns[c].isDerived &&
                table.columns[c].unit.unit == PrintedUnit::Time)
                return c;
    return std::nullopt;
}

void auditTable(const PublishedTable& table, AuditFindings& out)
{
    const auto per = table.column(ColumnRole::PerElement), time = timeColumn(table);
    if (!per || !time || table.columns[*per].unit.unit != PrintedUnit::Time) return;
    std::vector<Claim> group;
    for (const PublishedRow& row : table.rows) {
        const auto &claimed = row.numbers[*per], &us = row.numbers[*time];
        const auto elements = elementsOf(table, row);
        if (!claimed || !us || !elements || claimed->approximate || claimed->value <= 0 || us->value <= 0) continue;
        Claim claim{us->value,
                    us->halfWidth,
                    claimed->value * 1e3,
                    claimed->halfWidth * 1e3,
                    {*elements, *elements},
                    countText(*elements),
                    row.cells[*per] + " " + table.columns[*per].name,
                    table.columns[*time].name + " " + row.cells[*time],
                    row.line,
                    0,
                    &table,
                    &row};
        group.push_back(std::move(claim));
    }
    judge(group, out);
}

} // namespace

void auditElements(const PublishedText& text, AuditFindings& out)
{
    for (const PublishedTable& table : text.tables)
        auditTable(table, out);
    CommandSizes sizes;
    std::vector<Claim> group;
    for (const PublishedLine& line : text.lines) {
        if (line.inTable || line.text.size() > 2000) continue;
        sizes.read(line);
        auto claim = claimOf(line, sizes);
        if (!claim) continue;
        if (!group.empty() && group.front().section != claim->section) {
            judge(group, out);
            group.clear();
        }
        group.push_back(std::move(*claim));
    }
    judge(group, out);
}

} // namespace qs
