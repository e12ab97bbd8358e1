// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/json_read.h"
#include "gpu/measure/comparison.h"
#include "gpu/report/import/recording_file.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

const std::string kArtefact(codeName(DiagnosisCode::SpeedupIsWarmupArtefact));

struct Pair
{
    std::string name;
    const Recording* a = nullptr;
    const Recording* b = nullptr;
};

/// One series each, or the modes that both files have.
Result<std::vector<Pair>> pairsOf(const std::vector<NamedRecording>& a, const std::vector<NamedRecording>& b)
{
    if (a.size() == 1 && b.size() == 1)
        return std::vector<Pair>{
            {a.front().name == b.front().name ? a.front().name : "", &a.front().recording, &b.front().recording}};
    std::vector<Pair> pairs;
    for (const NamedRecording& left : a)
        if (const auto right = std::ranges::find(b, left.name, &NamedRecording::name); right != b.end())
            pairs.push_back({left.name, &left.recording, &right->recording});
    if (!pairs.empty()) return pairs;
    return Error{ErrorCode::BadInput, "The two files have no mode in common.",
                 "Compare files of one series each, or results that measured the same modes."};
}

/// There is no ratio to a time of 0.
std::optional<Error> zeroIn(const std::vector<NamedRecording>& recordings, const std::string& file)
{
    for (const NamedRecording& r : recordings)
        if (const auto zero = std::ranges::find(r.recording.us, 0.0); zero != r.recording.us.end())
            return Error{ErrorCode::BadInput,
                         quotedPath(file) + ": sample " + std::to_string(zero - r.recording.us.begin()) +
                             " is 0, to which there is no ratio.",
                         "Time several launches together where the timer is too coarse."};
    return std::nullopt;
}

Json comparisonJson(const Comparison& c)
{
    const bool known = c.verdict != Verdict::TooFew;
    Json j;
    j["verdict"] = verdictName(c.verdict);
    j["ratio"] = numberOrNull(c.ratio);
    j["ci"] = known ? Json{numberOrNull(c.low), numberOrNull(c.high)} : Json(nullptr);
    j["mean_ratio"] = numberOrNull(c.meanRatio);
    j["min_ratio"] = numberOrNull(c.minRatio);
    j["artefact"] = c.artefact ? Json(kArtefact) : Json(nullptr);
    j["caution"] = c.caution != Caution::None ? Json(cautionName(c.caution)) : Json(nullptr);
    j["n"] = c.n;
    j["n_eff"] = numberOrNull(c.nEff);
    j["paired"] = c.paired;
    return j;
}

std::string plainText(const Pair& pair, const Comparison& c)
{
    std::string text = (pair.name.empty() ? "" : pair.name + ": ") + c.text().english() + "\n";
    text += "ratio of means " + formatFixed(c.meanRatio, 3) + "×, of minima " + formatFixed(c.minRatio, 3) + "×\n";
    if (c.artefact)
        text += kArtefact + "  The ratio of means claims " + formatFixed(c.meanRatio, 2) + "×; the medians bear out " +
                formatFixed(c.ratio, 2) + "×.\n";
    if (c.caution != Caution::None) text += std::string(cautionName(c.caution)) + "  " + cautionText(c) + "\n";
    return text;
}

using Recordings = std::vector<NamedRecording>;

/// Both files, between which there is a ratio.
Result<std::vector<Recordings>> readBoth(const Arguments& files)
{
    std::vector<Recordings> both;
    for (const std::string& file : files) {
        auto recordings = readRecordings(file);
        if (!recordings) return recordings.error();
        both.push_back(std::move(*recordings));
    }
    for (std::size_t i = 0; i < both.size(); ++i)
        if (const auto error = zeroIn(both[i], files[i])) return *error;
    return both;
}

void notePairing(const Pair& pair)
{
    const std::size_t na = pair.a->us.size(), nb = pair.b->us.size();
    if (na != nb)
        printNote((pair.name.empty() ? "" : pair.name + ": ") + std::to_string(na) + " and " + std::to_string(nb) +
                  " samples: the first " + std::to_string(std::min(na, nb)) +
                  " of both are compared in pairs; --unpaired compares all.");
}

} // namespace

int compareMain(const Arguments& arguments)
{
    Flags flags("compare", "A.json|csv B.json|csv [--unpaired] [--json]",
                "The speed-up of B over A with its 95% interval and verdict; sample i of both was measured in the same "
                "round\nunless --unpaired is given. Where samples resemble their neighbours, or the ratio changes on "
                "the way, the interval\nis as much wider, and a line says so. The files are of the forms that "
                "'diagnose' reads.");
    ComparisonRule rule;
    bool json = false;
    flags.toggle("--unpaired", "the samples were not measured in common rounds", rule.paired, false);
    flags.toggle("--json", "the verdict as JSON", json);
    flags.files(2, 2);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto both = readBoth(flags.files());
    if (!both) return printError(both.error());
    const auto pairs = pairsOf(both->front(), both->back());
    if (!pairs) return printError(pairs.error());
    Json modes = Json::array();
    std::string text;
    for (const Pair& pair : *pairs) {
        if (rule.paired) notePairing(pair);
        const Comparison c = compare(std::span<const double>(pair.a->us), std::span<const double>(pair.b->us), rule);
        if (!json) {
            text += plainText(pair, c);
            continue;
        }
        Json j = comparisonJson(c);
        if (pairs->size() == 1) return printAnswer(dumpJson(j, 1) + "\n");
        Json named = {{"mode", pair.name}};
        named.update(j);
        modes.push_back(std::move(named));
    }
    return json ? printAnswer(dumpJson({{"modes", modes}}, 1) + "\n") : printText(text);
}

} // namespace qs
