// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/pair_diagnosis.h"

namespace qs {

std::vector<Diagnosis> diagnosePair(const Comparison& comparison)
{
    std::map<std::string, double> values{{"ratio", comparison.ratio},  {"ci_low", comparison.low},
                                         {"ci_high", comparison.high}, {"mean_ratio", comparison.meanRatio},
                                         {"band", comparison.band},    {"n", static_cast<double>(comparison.n)}};
    if (comparison.caution == Caution::Autocorrelated) values["n_eff"] = comparison.nEff;
    if (comparison.caution == Caution::LevelShift) values["level_shift"] = 1;
    if (const auto further = furtherRounds(comparison)) values["further"] = static_cast<double>(*further);
    std::vector<Diagnosis> found;
    if (comparison.artefact)
        found.push_back({DiagnosisCode::SpeedupIsWarmupArtefact,
                         values,
                         {},
                         std::nullopt,
                         DiagnosisFix::DropWarmup,
                         Severity::Warning});
    if (comparison.verdict == Verdict::NotResolved)
        found.push_back(
            {DiagnosisCode::NotSignificant, values, {}, std::nullopt, DiagnosisFix::RerunPair, Severity::Info});
    return found;
}

} // namespace qs
