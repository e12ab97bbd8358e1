// SPDX-License-Identifier: GPL-3.0-or-later
// Our own JSON forms, as strangers and editors may change them, and command lines.
#include "tests/fuzz/readers.h"

#include "gpu/cli/quantize_flags.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/measure/calibration.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/session/session_report.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/analysis.h"
#include "gpu/results/run_result.h"

#include <optional>
#include <vector>

namespace qs::fuzz {

namespace {

std::optional<nlohmann::json> parsed(Bytes bytes)
{
    auto json = parseJson(textOf(bytes), JsonLimits{}, "\"x.json\"");
    if (!json) return std::nullopt;
    return std::move(*json);
}

/// Text of a value as a file would have it.
std::string written(const nlohmann::ordered_json& value) { return dumpJson(value, -1); }

nlohmann::json readAgain(const std::string& text)
{
    auto json = parseJson(text, JsonLimits{}, "\"again.json\"");
    require(json.ok(), "What was written is no JSON: " + (json ? std::string() : json.error().message.english()));
    return std::move(*json);
}

} // namespace

void readJsonText(Bytes bytes, const Scratch&)
{
    JsonLimits strict;
    strict.refuseDuplicateKeys = true;
    strict.maxDepth = 16;
    strict.maxNodes = 1000;
    (void)parseJson(textOf(bytes), strict, "\"x.json\"");
    const auto json = parsed(bytes);
    if (!json) return;
    require(nlohmann::json::accept(bytes.begin(), bytes.end()), "A text was accepted that is no JSON");
    const std::string text = written(*json);
    require(readAgain(text) == *json || text.find("null") != std::string::npos,
            "A value changed on its way through a file");
}

void readResults(Bytes bytes, const Scratch&)
{
    const auto json = parsed(bytes);
    if (!json) return;
    auto result = runResultFromJson(*json);
    if (!result) return;
    const std::string text = written(toJson(*result));
    const auto again = runResultFromJson(readAgain(text));
    require(again.ok(), "A result that was read cannot be read again: " +
                            (again ? std::string() : again.error().message.english()));
    require(again->segments.size() == result->segments.size(), "A result lost segments on its way through a file");
    if (bytes.size() % 4 != 0) return; // a report takes long, and its inputs are as good as any
    ReportSection section;
    section.name = "Run";
    section.result = &*result;
    (void)writeReport({section}, "baseline-copy");
    StringSink samples, results;
    (void)writeSeriesCsv({section});
    writeSamplesCsv({section}, samples);
    writeResultsJson({section}, results);
    require(nlohmann::json::accept(results.text), "What was written as JSON is none");
}

void readAccuracyStudy(Bytes bytes, const Scratch&)
{
    const auto json = parsed(bytes);
    if (!json || !looksLikeAccuracyStudy(*json)) return;
    const auto study = accuracyStudyResultFromJson(*json);
    if (!study) return;
    const auto again = accuracyStudyResultFromJson(readAgain(written(toJson(*study))));
    require(again.ok(),
            "A study that was read cannot be read again: " + (again ? std::string() : again.error().message.english()));
    if (bytes.size() % 4 == 0) (void)writeModeReport(*study, {}); // takes long
}

void readSpecification(Bytes bytes, const Scratch&)
{
    const auto json = parsed(bytes);
    if (!json) return;
    if (const auto spec = runSpecFromJson(*json)) {
        const auto again = runSpecFromJson(readAgain(written(toJson(*spec))));
        require(again.ok(), "A specification that was read cannot be read again: " +
                                (again ? std::string() : again.error().message.english()));
        (void)commandLine(*spec);
        if (validate(*spec)) (void)sweepPoints(*spec);
    }
    if (const auto spec = accuracyStudySpecFromJson(*json)) {
        (void)validate(*spec);
        require(accuracyStudySpecFromJson(readAgain(written(toJson(*spec)))).ok(),
                "A study's specification cannot be read again");
    }
    if (const auto calibration = calibrationFromJson(*json))
        require(calibrationFromJson(readAgain(written(toJson(*calibration)))).ok(),
                "A calibration cannot be read again");
}

/// One argument a line.
void readFlags(Bytes bytes, const Scratch&)
{
    std::vector<std::string> arguments(1);
    for (const char c : textOf(bytes)) {
        if (c == '\n')
            arguments.emplace_back();
        else
            arguments.back() += c;
    }
    const auto command = parseQuantizeFlags(arguments, RunSpec{});
    if (command && !command->answer && validate(command->spec)) {
        (void)commandLine(command->spec);
        (void)sweepPoints(command->spec);
    }
    for (const std::string& argument : arguments) {
        (void)parseAccuracyModes(argument);
        (void)parseSweepAxis(argument);
        RunSpec spec;
        (void)parseSize(argument, spec);
    }
}

} // namespace qs::fuzz
