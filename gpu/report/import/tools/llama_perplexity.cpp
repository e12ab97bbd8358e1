// SPDX-License-Identifier: GPL-3.0-or-later
// What llama-perplexity prints: the perplexity, and with --kl-divergence its statistics against the logits of a base
// model, as 'Mean    KLD:   0.017475 ±   0.000763'.
#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"
#include "gpu/report/import/log_import.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

constexpr std::string_view kFinal = "Final estimate: PPL = ";

struct PrintedFigure
{
    std::string_view label, metric;
    bool higherIsBetter = false;
};
constexpr std::array kPrintedFigures{
    PrintedFigure{"Mean PPL(Q)", "perplexity"},
    PrintedFigure{"Mean PPL(base)", "perplexity of the base"},
    PrintedFigure{"Mean ln(PPL(Q)/PPL(base))", "ln(PPL/PPL of the base)"},
    PrintedFigure{"Mean PPL(Q)/PPL(base)", "PPL/PPL of the base"},
    PrintedFigure{"Mean PPL(Q)-PPL(base)", "PPL - PPL of the base"},
    PrintedFigure{"Mean KLD", "KL divergence, mean"},
    PrintedFigure{"Median KLD", "KL divergence, median"},
    PrintedFigure{"99.0% KLD", "KL divergence, 99%"},
    PrintedFigure{"99.9% KLD", "KL divergence, 99.9%"},
    PrintedFigure{"Maximum KLD", "KL divergence, maximum"},
    PrintedFigure{"RMS Δp", "RMS of the change of probability (%)"},
    PrintedFigure{"Same top p", "same most probable token (%)", true},
};

/// Blanks in a row are one, and none is left before the colon.
std::string singleBlanks(std::string_view text)
{
    std::string out;
    for (const char c : text)
        if (c != ' ' && c != '\t')
            out += c;
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    while (!out.empty() && out.back() == ' ')
        out.pop_back();
    return out;
}

/// The number at the beginning, and the one behind '±', '+/-', or what a console made of it.
std::pair<std::optional<double>, double> valueAndError(const std::string& text)
{
    const std::string first = text.substr(0, text.find_first_of(" %"));
    const auto space = text.find(' ');
    double error = -1;
    if (space != text.npos) {
        const auto digit = text.find_first_of("0123456789", space);
        if (digit != text.npos) {
            const auto value = plainNumber(text.substr(digit, text.find_first_of(" %", digit) - digit));
            error = value.value_or(-1);
        }
    }
    return {plainNumber(first), error};
}

void addPrinted(ImportReader& in, const std::string& metric, const std::string& value, bool higherIsBetter)
{
    const auto [number, error] = valueAndError(value);
    if (!number) return in.skipEntry(Message::tr("%1 is no number: %2").arg(metric, quotedText(value, 40)));
    in.addScore("llama-perplexity", metric, *number, higherIsBetter);
    in.result().scores.back().standardError = error;
}

/// The file of the model, of 'llama_model_loader: loaded meta data with … from /m/q4.gguf (version …)'.
std::string printedModel(std::string_view line)
{
    const auto from = line.find(" from ");
    const auto end = line.find(".gguf", from == line.npos ? 0 : from);
    if (line.find("llama_model_loader: loaded meta data") == line.npos || from == line.npos || end == line.npos)
        return {};
    const std::string_view path = line.substr(from + 6, end + 5 - from - 6);
    const auto slash = path.find_last_of("/\\");
    return printable(slash == path.npos ? path : path.substr(slash + 1), 160);
}

template <class Take> void forEachLine(std::string_view text, Take take)
{
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        take(text.substr(0, end).ends_with('\r') ? text.substr(0, end - 1) : text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

} // namespace

bool isLlamaPerplexity(std::string_view text)
{
    return text.find("KL divergence statistics") != text.npos || text.find(kFinal) != text.npos;
}

void importLlamaPerplexity(ImportReader& in, std::string_view text)
{
    forEachLine(text, [&](std::string_view line) {
        if (const std::string model = printedModel(line); !model.empty()) in.run().name = in.run().model = model;
    });
    std::vector<std::string_view> seen;
    forEachLine(text, [&](std::string_view line) {
        if (const auto at = line.find(kFinal); at != line.npos)
            return addPrinted(in, "perplexity", singleBlanks(line.substr(at + kFinal.size())), false);
        const auto colon = line.rfind(':');
        if (colon == line.npos) return;
        const std::string label = singleBlanks(line.substr(0, colon));
        const auto figure = std::ranges::find(kPrintedFigures, std::string_view(label), &PrintedFigure::label);
        if (figure == kPrintedFigures.end() || std::ranges::find(seen, figure->label) != seen.end()) return;
        seen.push_back(figure->label);
        addPrinted(in, std::string(figure->metric), singleBlanks(line.substr(colon + 1)), figure->higherIsBetter);
    });
    in.note(Message::tr("llama-perplexity aggregates over tokens: its figures have a standard error, but no items, so "
                        "two models cannot be compared pair by pair."));
}

} // namespace qs
