// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/parts.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/spec/command_line.h"

#include <algorithm>
#include <cmath>

namespace qs {

NumberText dash() { return "–"; }

NumberText usText(double us) { return us < 10 ? formatFixed(us, 3) : formatFixed(us, 2); }

NumberText sqnrText(const ErrorMetrics& error, int decimals)
{
    switch (error.kind()) {
    case ErrorKind::NotJudged:
        return "not judged";
    case ErrorKind::Exact:
        return "∞ (exact)";
    case ErrorKind::ExactInPart:
        return "∞ (of those judged)";
    case ErrorKind::Measured:
        break;
    }
    return std::isfinite(error.sqnrDb) ? formatFixed(error.sqnrDb, decimals) : "−∞";
}

NumberText halfWidthText(const Summary& latency)
{
    return latency.p50 > 0 && latency.n >= 6
               ? formatFixed(50 * (latency.medianHigh - latency.medianLow) / latency.p50, 1) + "%"
               : dash();
}

std::string modeLabel(const ModeResult& mode)
{
    return mode.isImported() ? mode.requested + " (imported: " + mode.importedFrom + ")" : mode.requested;
}

int modeIndex(const Segment& segment, const std::string& name)
{
    for (std::size_t i = 0; i < segment.modes.size(); ++i)
        if (segment.modes[i].requested == name) return static_cast<int>(i);
    return -1;
}

const ModeResult* findMode(const Segment& segment, const std::string& name)
{
    const int index = modeIndex(segment, name);
    return index < 0 ? nullptr : &segment.modes[static_cast<std::size_t>(index)];
}

const Comparison* pairOf(const Segment& segment, int baseline, int variant)
{
    const int count = std::min(segment.pairs.variants, static_cast<int>(segment.modes.size()));
    if (baseline == variant || baseline < 0 || variant < 0 || baseline >= count || variant >= count) return nullptr;
    const Comparison* pair = segment.pairs.at(baseline, variant);
    return pair && pair->n > 0 ? pair : nullptr;
}

std::string verdictCell(const Segment& segment, const Comparison* pair)
{
    if (!pair) return dash();
    if (segment.isUntrusted()) return "NOT TRUSTED";
    return verdictCell(*pair);
}

Message nameList(const std::vector<std::string>& names)
{
    const std::size_t shown = names.size() > 3 ? 2 : names.size();
    const auto first = names.begin();
    const Message list = Message::list({first, first + static_cast<std::ptrdiff_t>(shown)});
    return names.size() > shown ? Message::tr("%1 and %2 more").arg(list, names.size() - shown) : list;
}

Message enumeration(const std::vector<Message>& items, const char* between)
{
    Message all = items.empty() ? Message() : items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        all = (i + 1 == items.size() ? Message::tr("%1 and %2") : Message::marked(between)).arg(all, items[i]);
    return all;
}

std::string countedText(std::int64_t n, const std::string& one, const std::string& many)
{
    return formatCount(n) + " " + (n == 1 ? one : many);
}

void appendRow(std::string& out, const std::string& what, const std::string& value)
{
    if (!value.empty()) out += "| " + what + " | " + escapeMarkdown(value) + " |\n";
}

std::string limitedTable(TextTable table, std::size_t most)
{
    const std::size_t left = table.rows.size() > most ? table.rows.size() - most : 0;
    table.rows.resize(table.rows.size() - left);
    std::string out = table.markdown();
    if (left > 0)
        out += "\nThe " + formatCount(static_cast<std::int64_t>(left)) +
               " further rows are omitted here; see results.json.\n";
    return out;
}

std::string pictureText(const std::vector<ReportPicture>& pictures, const std::string& name)
{
    for (const ReportPicture& p : pictures)
        if (p.file.ends_with(name)) return "![" + escapeMarkdown(p.title) + "](" + p.file + ")\n\n";
    return {};
}

std::string otherPicturesText(const std::vector<ReportPicture>& pictures, std::span<const char* const> placed)
{
    std::string out;
    for (const ReportPicture& p : pictures)
        if (std::none_of(placed.begin(), placed.end(), [&](const char* name) { return p.file.ends_with(name); }))
            out += "![" + escapeMarkdown(p.title) + "](" + p.file + ")\n\n";
    return out;
}

std::string placedDevice(const Environment& environment)
{
    return environment.target.empty() ? environment.device : environment.device + " on " + environment.target;
}

std::string placedCommand(const std::string& commandLine, const Environment& environment)
{
    return environment.target.empty() ? commandLine : commandLine + " --on " + shellWord(environment.target);
}

std::string reproduceText(const std::string& commandLine, const Environment& environment)
{
    return "## Reproduce\n\n```sh\n" + placedCommand(commandLine, environment) +
           "\n```\n\nEverything as JSON: [results.json](results.json).\n";
}

std::string bulletsText(const std::vector<std::string>& sentences)
{
    std::string out;
    for (const std::string& sentence : sentences)
        out += "- " + escapeMarkdown(sentence) + "\n";
    return out.empty() ? out : out + "\n";
}

std::string bulletsText(const std::vector<Message>& sentences)
{
    std::vector<std::string> english;
    for (const Message& sentence : sentences)
        english.push_back(sentence.english());
    return bulletsText(english);
}

std::string sectionText(const std::string& heading, const std::string& body)
{
    return body.empty() ? "" : "## " + heading + "\n\n" + body;
}

} // namespace qs
