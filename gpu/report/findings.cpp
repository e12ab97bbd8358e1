// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/report_writer.h"

#include "gpu/core/units.h"
#include "gpu/spec/analysis.h"

#include <algorithm>

namespace qs {

namespace {

/// 'a, b and 3 more'.
std::string nameList(const std::vector<std::string>& names)
{
    std::string out;
    const std::size_t shown = std::min<std::size_t>(names.size(), names.size() > 3 ? 2 : 3);
    for (std::size_t i = 0; i < shown; ++i)
        out += (i == 0 ? "" : ", ") + names[i];
    return names.size() > shown ? out + " and " + std::to_string(names.size() - shown) + " more" : out;
}

void addOracle(const Segment& segment, std::vector<std::string>& all)
{
    for (const ModeResult& mode : segment.modes) {
        const std::string& name = mode.requested;
        if (mode.verification.rowsDiffer > 0) all.push_back(name + ": " + mode.verification.text() + "; its figures are not to be trusted.");
        if (mode.constantInput) all.push_back(name + ": constant input, there is nothing to scale (scale 0, codes 0).");
        if (mode.error && mode.error->nonFinite > 0)
            all.push_back(name + ": " + formatCount(mode.error->nonFinite) + " input values that are NaN or infinite are left out of the error figures.");
    }
}

/// One sentence for each code: the first mode's numbers, and which others have it too.
void addDiagnoses(const Segment& segment, std::vector<std::string>& all)
{
    std::vector<DiagnosisCode> said;
    for (const ModeResult& mode : segment.modes)
        for (const Diagnosis& d : mode.diagnoses) {
            if (std::find(said.begin(), said.end(), d.code) != said.end()) continue;
            said.push_back(d.code);
            std::vector<std::string> others;
            for (const ModeResult& other : segment.modes)
                if (&other != &mode && std::any_of(other.diagnoses.begin(), other.diagnoses.end(), [&](const Diagnosis& o) { return o.code == d.code; }))
                    others.push_back(other.requested);
            all.push_back(mode.requested + ": " + sentence(d) + (others.empty() ? "" : " Likewise " + nameList(others) + "."));
        }
}

constexpr int kMostPairs = 2;

void addPairs(const Segment& segment, std::vector<std::string>& all)
{
    const int count = std::min(segment.pairs.variants, static_cast<int>(segment.modes.size()));
    int said = 0, left = 0;
    for (int a = 0; a < count; ++a)
        for (int b = 0; b < count; ++b) {
            const Comparison* c = segment.pairs.at(a, b);
            if (a == b || !c || !c->artefact) continue;
            if (++said > kMostPairs) {
                ++left;
                continue;
            }
            all.push_back(segment.modes[static_cast<std::size_t>(b)].requested + " against " + segment.modes[static_cast<std::size_t>(a)].requested +
                          ": the means say " + formatFixed(c->meanRatio, 2) + "×, the medians " + formatFixed(c->ratio, 2) + "× (" + formatFixed(c->low, 2) + "–" +
                          formatFixed(c->high, 2) + "): the rest is slow samples.");
        }
    if (left > 0) all.push_back("The same holds for " + std::to_string(left) + " further pairs: read the medians.");
    if (!segment.controlMode.empty() && segment.control.resolved())
        all.push_back("Identical kernels came out different (" + segment.controlMode + " against itself: " + segment.control.text() +
                      "): something disturbs this run, so its verdicts are held to a wider band.");
}

} // namespace

std::vector<std::string> findings(const Segment& segment)
{
    std::vector<std::string> all;
    addOracle(segment, all);
    for (const Diagnosis& d : segmentDiagnoses(segment))
        all.push_back(sentence(d));
    addPairs(segment, all);
    addDiagnoses(segment, all);
    return all;
}

} // namespace qs
