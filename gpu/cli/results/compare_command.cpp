// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/json_read.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/import/recording_file.h"
#include "gpu/report/text/badge.h"
#include "gpu/report/text/markdown.h"
#include "gpu/report/text/side_by_side_text.h"
#include "gpu/results/compare/run_comparison.h"
#include "gpu/results/reasons/series_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <utility>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kRegressed = 1; ///< exit status; the others mean that there is no answer

struct CompareRequest
{
    bool paired = false, unpaired = false, json = false, markdown = false, sameMachine = false;
    std::optional<double> failOnRegression; ///< percent
    int reference = 1;                      ///< of several runs, counted from 1
    std::string badge;                      ///< file of a picture that says what it comes to
};

/// What the two files come to.
struct ComparedFiles
{
    RunComparison result;
    bool ofRuns = false; ///< samples of Quantoscope's runs: they were not interleaved
    bool ofStudies = false;
};

using ReadFiles = std::vector<RecordingFile>;

/// There is no ratio to a time of 0.
std::optional<Error> zeroIn(const std::vector<NamedRecording>& recordings, const std::string& file)
{
    for (const NamedRecording& r : recordings)
        if (const auto zero = std::ranges::find(r.recording.us, 0.0); zero != r.recording.us.end())
            return Error{ErrorCode::BadInput,
                         quotedPath(file) + ": sample " + std::to_string(zero - r.recording.us.begin()) +
                             " is 0, so no ratio can be computed.",
                         "Time several launches together if the timer resolution is too coarse."};
    return std::nullopt;
}

/// All files, between which there is a ratio.
Result<ReadFiles> readAll(const Arguments& files)
{
    ReadFiles all;
    for (const std::string& name : files) {
        auto file = readRecordingFile(name);
        if (!file) return file.error();
        if (const auto error = zeroIn(file->recordings, name)) return *error;
        for (const Message& note : file->notes)
            printNote(quotedPath(name) + ": " + note.english());
        all.push_back(std::move(*file));
    }
    return all;
}

Result<RunComparison> compareRecordings(const std::vector<NamedRecording>& a, const std::vector<NamedRecording>& b,
                                        const ComparisonRule& rule)
{
    const auto keys = [](const std::vector<NamedRecording>& recordings) {
        std::vector<SeriesKey> all;
        all.reserve(recordings.size());
        for (const NamedRecording& each : recordings)
            all.push_back({{}, each.name});
        return all;
    };
    const std::vector<SeriesKey> keysA = keys(a), keysB = keys(b);
    const auto pairs = matchingSeries(keysA, keysB);
    if (!pairs) return pairs.error();
    RunComparison out;
    for (const auto& [i, j] : *pairs) {
        const std::span<const double> x(a[i].recording.us), y(b[j].recording.us);
        SeriesComparison& added = out.series.emplace_back();
        added = {keysA[i], keysB[j], medianOf(x), medianOf(y), compare(x, y, rule)};
        added.excludesMachine = rule.paired;
    }
    return out;
}

/// Why a file cannot be compared with a study: it holds bare samples, or several results.
Error notOne(const RecordingFile& file, const std::string& name)
{
    const std::size_t results = file.runs.size() + file.studies.size();
    if (results == 0)
        return {ErrorCode::BadInput,
                Message::tr("%1 holds samples without a setup, the other file holds a study.").arg(quotedPath(name)),
                Message::tr("Compare two results of the same kind.")};
    return {ErrorCode::BadInput,
            Message::tr("%1 holds %2 results; studies are compared one with one.")
                .arg(quotedPath(name), formatCount(static_cast<std::int64_t>(results))),
            Message::tr("Export the study to compare, or keep it alone in a session.")};
}

/// Whether bare samples are not all that were measured.
bool leftOut(const RecordingFile& file) { return file.runs.empty() && file.samplesLeftOut; }

Result<ComparedFiles> compareFiles(const ReadFiles& both, const Arguments& files, const CompareRequest& request)
{
    ComparedFiles out;
    const auto isOurs = [](const RecordingFile& file) { return !file.runs.empty() || !file.studies.empty(); };
    out.ofRuns = isOurs(both[0]) && isOurs(both[1]);
    ComparisonRule rule;
    rule.paired = request.paired || (!request.unpaired && !out.ofRuns);
    const auto a = both[0].only(), b = both[1].only();
    const bool studies = !both[0].studies.empty() || !both[1].studies.empty();
    if (studies && (!a || !b)) return notOne(both[a ? 1 : 0], files[a ? 1 : 0]);
    if (rule.paired && (leftOut(both[0]) || leftOut(both[1])))
        return Error{ErrorCode::BadInput,
                     Message::tr("Samples were left out, so sample i of both files is not of the same round."),
                     Message::tr("Use --unpaired.")};
    auto result =
        a && b ? compareResults(*a, *b, rule) : compareRecordings(both[0].recordings, both[1].recordings, rule);
    if (!result) return result.error();
    out.result = std::move(*result);
    if (request.sameMachine) assumeSameMachine(out.result);
    out.ofStudies = studies;
    return out;
}

Json seriesJson(const SeriesComparison& series, const CompareRequest& request)
{
    Json j = comparisonJson(series);
    if (request.failOnRegression) j["regression"] = regressionName(regressionOf(series, *request.failOnRegression));
    return j;
}

Json documentOf(const ComparedFiles& compared, const CompareRequest& request)
{
    const RunComparison& all = compared.result;
    Json document;
    if (all.series.size() == 1) {
        document = seriesJson(all.series.front(), request);
    } else {
        document["modes"] = Json::array();
        for (const SeriesComparison& series : all.series) {
            Json named = {{"mode", series.key.text()}};
            if (series.keyInB != series.key) named["mode_b"] = series.keyInB.text();
            named.update(seriesJson(series, request));
            document["modes"].push_back(std::move(named));
        }
    }
    if (request.failOnRegression) document["fail_on_regression_percent"] = *request.failOnRegression;
    if (!compared.ofRuns) return document;
    document["interleaved"] = false;
    document["alternating"] = all.alternating;
    document["only_in_a"] = all.onlyIn(true);
    document["only_in_b"] = all.onlyIn(false);
    document["notes"] = Json::array();
    for (const Message& note : all.notes)
        document["notes"].push_back(note.english());
    document["differences"] = differencesJson(all.differences);
    return document;
}

/// A figure in the unit of its quantity.
std::string valueText(double value, ComparedQuantity quantity)
{
    const std::string_view unit = infoOf(quantity).unit;
    if (unit == "us") return formatDuration(Microseconds{value});
    if (unit == "bytes") return formatBytes(Bytes{static_cast<std::uint64_t>(std::llround(std::max(0.0, value)))});
    if (unit == "percent") return formatFixed(value, 2) + "%";
    return formatNumber(value, 5) + (unit.empty() ? "" : " ") + std::string(unit);
}

std::string figureText(const ComparedFigure& figure, ComparedQuantity quantity)
{
    const auto text = [quantity](double value) { return valueText(value, quantity); };
    if (figure.low == figure.high || figure.high == 0) return text(figure.value);
    return text(figure.value) + " [" + text(figure.low) + ", " + text(figure.high) + "]";
}

/// The change of the quantity, b against a, from the interval of the ratio.
std::string changeText(const Comparison& c, ComparedQuantity quantity)
{
    const auto percent = [quantity](double ratio) {
        const double change = changePercent(ratio, quantity);
        return (change >= 0 ? "+" : "") + formatFixed(change, 2) + "%";
    };
    const bool more = infoOf(quantity).moreIsBetter;
    return percent(c.ratio) + " [" + percent(more ? c.low : c.high) + ", " + percent(more ? c.high : c.low) + "]";
}

/// What changed, within a sentence.
std::string quantityText(ComparedQuantity quantity)
{
    if (quantity == ComparedQuantity::Latency) return "time";
    std::string name = infoOf(quantity).name;
    name.front() = static_cast<char>(std::tolower(name.front()));
    return name;
}

std::string regressionText(const SeriesComparison& series, double limit)
{
    const Comparison& c = series.comparison;
    const std::string changed =
        "The " + quantityText(series.quantity) + " changed by " + changeText(c, series.quantity);
    const std::string threshold = formatNumber(limit) + "%";
    switch (regressionOf(series, limit)) {
    case Regression::Yes:
        return "REGRESSION  " + changed + ": worse by more than " + threshold + ".\n";
    case Regression::NotResolved:
        return c.verdict == Verdict::TooFew
                   ? "NOT RESOLVED  There are too few samples to tell whether the " + quantityText(series.quantity) +
                         " became worse by " + threshold + ".\n"
               : regressionOf(c, limit) == Regression::Yes
                   ? "NOT RESOLVED  " + changed + ", but it may be the machine's.\n"
                   : "NOT RESOLVED  " + changed + ", an interval that includes " + threshold + ".\n";
    case Regression::No:
        break;
    }
    return {};
}

/// 'INT8-W8A8, 8×128, time per token'; empty where two files hold one series each, of unlike names.
std::string nameText(const SeriesComparison& series)
{
    std::string name = series.key.name == series.keyInB.name ? series.name() : "";
    if (!name.empty() && !series.group().empty()) name = series.group() + " · " + name;
    if (series.quantity != ComparedQuantity::Latency) name += ", " + quantityText(series.quantity);
    return name + (series.simulated ? " (simulated)" : "");
}

std::string plainText(const SeriesComparison& series, const CompareRequest& request)
{
    const Comparison& c = series.comparison;
    const std::string name = nameText(series);
    std::string text = (name.empty() ? "" : name + ": ") + comparisonText(c, series.quantity).english() + "\n";
    text += "a " + figureText(series.a, series.quantity) + ", b " + figureText(series.b, series.quantity) + "\n";
    const Comparison& measured = series.asMeasured ? *series.asMeasured : c; // of ratios to a baseline there are none
    if (series.ofFigures)
        text += measured.verdict == Verdict::TooFew
                    ? "ratio of the stated times " + std::string(speedUpText(measured.ratio)) + "\n"
                    : "speed-up of the means " + std::string(speedUpText(measured.ratio)) +
                          ", from mean, standard deviation and n\n";
    else if (infoOf(series.quantity).unit == "us")
        text += std::string(series.asMeasured ? "as measured, speed-up " : "speed-up ") +
                (measured.paired ? "by round " : "of the medians ") + speedUpText(measured.ratio) + ", of the means " +
                speedUpText(measured.meanRatio) + ", of the minima " + speedUpText(measured.minRatio) + "\n";
    if (c.artefact)
        text += "SLOW SAMPLES  The speed-up of the means is " + speedUpText(c.meanRatio) +
                ", but the medians support only " + speedUpText(c.ratio) + ": a cold start or outliers raise a mean.\n";
    if (c.caution != Caution::None)
        text += std::string(cautionName(c.caution)) + "  " + cautionText(c).english() + "\n";
    if (const std::string clock = onlyClockText(series).english(); !clock.empty()) text += clock + "\n";
    if (const std::string machine = machineText(series).english(); !machine.empty()) text += machine + "\n";
    if (request.failOnRegression) text += regressionText(series, *request.failOnRegression);
    return text;
}

/// What one of the two alone has.
std::string onlyText(const RunComparison& result)
{
    std::string text;
    for (const bool inA : {true, false}) {
        std::string names;
        for (const std::string& name : result.onlyIn(inA))
            names += (names.empty() ? "" : ", ") + name;
        if (!names.empty()) text += (inA ? "ONLY IN A  " : "ONLY IN B  ") + names + "\n";
    }
    return text;
}

std::string plainText(const ComparedFiles& compared, const CompareRequest& request)
{
    std::string text;
    for (const SeriesComparison& series : compared.result.series)
        text += plainText(series, request);
    if (!compared.ofRuns) return text;
    text += onlyText(compared.result);
    for (const Message& note : compared.result.notes)
        text += note.english() + "\n";
    text += runOrderText(compared.result.alternating).english() + "\n";
    for (const RunDifference& d : compared.result.differences)
        text += "DIFFERS  " + d.what.english() + ": " + d.a.english() + " → " + d.b.english() + "\n";
    return text;
}

/// For a pull request: a line that says what it comes to, and a table where there is more than one series.
std::string markdownText(const ComparedFiles& compared, const CompareRequest& request)
{
    const std::vector<SeriesComparison>& all = compared.result.series;
    const auto regressed = !request.failOnRegression ? 0 : std::ranges::count_if(all, [&](const SeriesComparison& s) {
        return regressionOf(s, *request.failOnRegression) == Regression::Yes;
    });
    std::string line = regressed > 0
                           ? "**" + std::to_string(regressed) + (regressed > 1 ? " regressions" : " regression") +
                                 "** (worse by more than " + formatNumber(*request.failOnRegression) + "%): "
                           : "";
    const auto figures = [](const SeriesComparison& s) {
        return escapeMarkdown(figureText(s.a, s.quantity)) + " → " + escapeMarkdown(figureText(s.b, s.quantity));
    };
    if (all.size() == 1) {
        const std::string name = nameText(all.front());
        return line + (name.empty() ? "" : "`" + name + "` ") + "**" +
               escapeMarkdown(comparisonText(all.front().comparison, all.front().quantity).english()) + "** (" +
               figures(all.front()) + ")\n";
    }
    const std::vector<TextColumn<SeriesComparison>> columns{
        {"series", [](const SeriesComparison& s) { return nameText(s); }, false},
        {"a", [](const SeriesComparison& s) { return figureText(s.a, s.quantity); }},
        {"b", [](const SeriesComparison& s) { return figureText(s.b, s.quantity); }},
        {"b against a", [](const SeriesComparison& s) { return comparisonText(s.comparison, s.quantity).english(); },
         false}};
    return line + "**" + verdictCounts(compared.result) + "**\n\n" + tableOf(columns, all).markdown() +
           (compared.ofRuns ? "\n" + runOrderText(compared.result.alternating).english() + "\n" : "");
}

std::string outputText(const ComparedFiles& compared, const CompareRequest& request)
{
    return request.markdown ? markdownText(compared, request) : plainText(compared, request);
}

/// The picture of --badge, and below the answer the line of Markdown that shows it.
int writeBadge(const RunComparison& result, const CompareRequest& request)
{
    if (request.badge.empty()) return 0;
    const Badge badge = badgeOf(result);
    if (auto written = writeFileAtomically(request.badge, badgeSvg(badge)); !written)
        return printError(written.error());
    return printText(badgeMarkdown(badge, request.badge));
}

int printCompared(const ComparedFiles& compared, const CompareRequest& request)
{
    if (request.json) return printAnswer(dumpJson(documentOf(compared, request), 1) + "\n");
    const int printed = printText(outputText(compared, request));
    return printed != 0 ? printed : writeBadge(compared.result, request);
}

void notePairing(const SeriesComparison& series)
{
    if (!series.comparison.paired || series.a.n == series.b.n) return;
    const std::string name = nameText(series);
    printNote((name.empty() ? "" : name + ": ") + std::to_string(series.a.n) + " and " + std::to_string(series.b.n) +
              " samples: the first " + std::to_string(std::min(series.a.n, series.b.n)) +
              " of each are compared in pairs; --unpaired compares all.");
}

/// 1 where something regressed for certain; what is not resolved is said and does not fail.
int statusOf(const std::vector<const SeriesComparison*>& all, const CompareRequest& request, bool ofStudies = false)
{
    if (!request.failOnRegression) return 0;
    int regressed = 0, open = 0;
    for (const SeriesComparison* series : all) {
        const Regression found = regressionOf(*series, *request.failOnRegression);
        regressed += found == Regression::Yes ? 1 : 0;
        open += found == Regression::NotResolved ? 1 : 0;
    }
    const std::string of = " of " + std::to_string(all.size());
    const std::string threshold = formatNumber(*request.failOnRegression) + "%";
    if (open > 0)
        printNote(std::to_string(open) + of + " not resolved: the interval of the change includes " + threshold +
                  ", there are too few samples, or the machine may have changed (" +
                  (ofStudies ? "a baseline that both measured tells"
                             : "three runs a side tell, or --same-machine says that it did not") +
                  "). This does not fail.");
    if (regressed > 0) printNote(std::to_string(regressed) + of + " worse by more than " + threshold + ".");
    return regressed > 0 ? kRegressed : 0;
}

/// Two files, each with one run, with one study or with samples.
int compareTwo(const ReadFiles& both, const Arguments& names, const CompareRequest& request)
{
    const auto compared = compareFiles(both, names, request);
    if (!compared) return printError(compared.error());
    std::vector<const SeriesComparison*> all;
    for (const SeriesComparison& series : compared->result.series) {
        notePairing(series);
        all.push_back(&series);
    }
    const int printed = printCompared(*compared, request);
    return printed != 0 ? printed : statusOf(all, request, compared->ofStudies);
}

/// Several runs a side.
int compareTwoSides(const ReadFiles& files, std::size_t inA, const Arguments& names, const CompareRequest& request,
                    const Flags& flags)
{
    std::vector<const RunResult*> a, b;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (files[i].runs.empty())
            return printError(flags.wrong(quotedPath(names[i]) +
                                          " holds no run; sides are made of runs, of Quantoscope or of other tools."));
        for (const RunResult& run : files[i].runs)
            (i < inA ? a : b).push_back(&run);
    }
    auto compared = compareSides(a, b);
    if (!compared) return printError(compared.error());
    if (request.sameMachine) assumeSameMachine(*compared);
    const ComparedFiles both{std::move(*compared), true};
    std::vector<const SeriesComparison*> all;
    all.reserve(both.result.series.size());
    for (const SeriesComparison& series : both.result.series)
        all.push_back(&series);
    const int printed = printCompared(both, request);
    return printed != 0 ? printed : statusOf(all, request);
}

/// All runs of all files in one table.
int compareSeveral(const ReadFiles& files, const CompareRequest& request, const Flags& flags)
{
    std::vector<const RunResult*> runs;
    for (const RecordingFile& file : files)
        for (const RunResult& run : file.runs)
            runs.push_back(&run);
    if (request.paired || std::ranges::any_of(files, [](const RecordingFile& f) { return f.runs.empty(); }))
        return printError(flags.wrong("More than two files can be compared only if all are results, of Quantoscope or "
                                      "of other tools, which are not paired."));
    if (!request.badge.empty()) return printError(flags.wrong("--badge is of two files, or of two sides."));
    if (request.reference > static_cast<int>(runs.size()))
        return printError(flags.wrong("--reference " + std::to_string(request.reference) + ": there are " +
                                      std::to_string(runs.size()) + " runs."));
    const auto compared = sideBySide(runs, static_cast<std::size_t>(request.reference - 1));
    if (!compared) return printError(compared.error());
    const TextTable table = sideBySideTable(*compared);
    std::string text = request.markdown ? table.markdown() + "\n" : table.plain();
    for (const std::string& note : sideBySideNotes(*compared))
        text += note + "\n";
    const int printed = request.json ? printAnswer(dumpJson(sideBySideJson(*compared), 1) + "\n") : printText(text);
    std::vector<const SeriesComparison*> all;
    for (const SideRow& row : compared->rows)
        for (const auto& cell : row.cells)
            if (cell && cell->against) all.push_back(&*cell->against);
    return printed != 0 ? printed : statusOf(all, request);
}

void addCompareFlags(Flags& flags, CompareRequest& request)
{
    flags.toggle("--paired", "sample i of both files was measured in the same round (files with samples only)",
                 request.paired);
    flags.toggle("--unpaired", "the samples were not measured in the same rounds (results of Quantoscope)",
                 request.unpaired);
    flags.flag("--fail-on-regression", "PERCENT",
               "exit with status 1 if B takes more than PERCENT percent longer than A with certainty (the whole "
               "interval is above, and it was not the machine: both runs share a baseline, or there are three runs a "
               "side); of studies, if a figure is worse by as much, a speed beside the baseline of both. A result that "
               "is not resolved is reported and does not fail",
               [&request](const std::string& text) -> Result<void> {
                   const auto percent = parseNumber<double>(text);
                   if (!percent || !(*percent >= 0 && *percent <= 1000))
                       return notAllowed("--fail-on-regression", text, "a number from 0 to 1000");
                   request.failOnRegression = percent;
                   return {};
               });
    flags.toggle("--same-machine",
                 "take it as given that the machine was in the same state during both runs (same GPU, locked clocks, "
                 "nothing else running): a regression then counts without a baseline or several runs a side",
                 request.sameMachine);
    flags.toggle("--json", "print the verdict as JSON", request.json);
    flags.toggle("--markdown", "print a line and a table in Markdown, to paste into a pull request", request.markdown);
    flags.text("--badge", "FILE.svg",
               "write a badge that says what it comes to, and print the line of Markdown that shows it (two files, or "
               "sides)",
               request.badge);
    flags.number("--reference", "N",
                 "of more than two runs: the one that the others are compared with, counted from 1 in the order of the "
                 "files",
                 request.reference, 1, 1000);
    flags.files(1, 64);
    flags.footer("\nExit status: 0 success, 1 regression (--fail-on-regression), 2 invalid arguments or a file that "
                 "cannot be read or compared.\n");
}

constexpr const char* kUsage =
    "A.json|csv B.json|csv … [--fail-on-regression PERCENT] [--json], or A1 A2 A3 -- B1 B2 B3 [flags]";

} // namespace

int compareMain(const Arguments& arguments)
{
    Flags flags("compare", kUsage,
                "Prints the speed-up of B over A with its 95% interval and verdict. Files with samples only are "
                "compared in pairs, as if\nmeasured in the same rounds. Runs of Quantoscope (results.json, sessions) "
                "are measured one after another, so they are\ncompared unpaired, and differences between their "
                "environments and setups are listed. Sweeps are compared size by size,\nlanguage-model and accuracy "
                "studies configuration by configuration. If samples are autocorrelated or their level\nshifts, the "
                "interval is wider accordingly, and a line says so. More than two runs, of any number of files, "
                "are\nshown side by side in one table, each with its own ceiling and its speed-up over --reference. "
                "Where two runs of one\ndevice share a baseline that did not stay within ±1%, the ratios to it are "
                "compared. Several runs a side (A1 A2 A3 -- B1 B2\nB3) give the spread between runs. "
                "The file formats are\nthose of 'diagnose': results of other tools, too. Rows without samples are "
                "compared by their mean, standard deviation and\nnumber of samples.");
    CompareRequest request;
    addCompareFlags(flags, request);
    const auto split = std::ranges::find(arguments, "--");
    if (const auto status = readFlags(flags, Arguments(arguments.begin(), split))) return *status;
    Arguments names = flags.files();
    const std::size_t inA = names.size();
    if (split != arguments.end()) { // flags may stand on either side
        Flags ofB("compare", kUsage, "");
        addCompareFlags(ofB, request);
        if (const auto status = readFlags(ofB, Arguments(split + 1, arguments.end()))) return *status;
        names.insert(names.end(), ofB.files().begin(), ofB.files().end());
    }
    if (request.json && request.markdown)
        return printError(flags.wrong("--json and --markdown are mutually exclusive."));
    if (!request.badge.empty() && request.json)
        return printError(flags.wrong("--badge and --json are mutually exclusive."));
    if (request.paired && request.unpaired)
        return printError(flags.wrong("--paired and --unpaired are mutually exclusive."));
    const auto files = readAll(names);
    if (!files) return printError(files.error());
    if (names.size() > inA) return compareTwoSides(*files, inA, names, request, flags);
    std::size_t runs = 0;
    for (const RecordingFile& file : *files)
        runs += file.runs.size();
    const bool severalInOne = files->size() == 1 && runs > 1;
    if (files->size() == 1 && !severalInOne)
        return printError(flags.wrong("One file with one run: specify a second file to compare it with."));
    return files->size() > 2 || severalInOne || flags.given("--reference") ? compareSeveral(*files, request, flags)
                                                                           : compareTwo(*files, flags.files(), request);
}

} // namespace qs
