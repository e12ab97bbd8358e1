// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluations of models that were imported: accuracies and perplexities with their standard errors.
#include "gpu/core/units.h"
#include "gpu/report/decide/evidence.h"
#include "gpu/results/compare/score_pairs.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr double kZ95 = 1.959964, kZ90 = 1.644854;

/// What an evaluation reports about one model.
struct Evaluation
{
    std::string name;
    const DecisionSource* source = nullptr;
    std::vector<const Score*> scores;

    const Score* like(const Score& other) const
    {
        const auto found = std::ranges::find_if(
            scores, [&](const Score* s) { return s->task == other.task && s->metric == other.metric; });
        return found == scores.end() ? nullptr : *found;
    }
};

/// In the order of the session; a model that was evaluated in several runs is distinguished by the run.
std::vector<Evaluation> evaluationsOf(std::span<const DecisionSource> session)
{
    std::vector<Evaluation> all;
    for (const DecisionSource& source : session) {
        if (!source.result || source.study) continue;
        for (const Score& score : source.result->scores) {
            const std::string name = score.name.empty() ? source.name : score.name;
            auto of =
                std::ranges::find_if(all, [&](const Evaluation& e) { return e.source == &source && e.name == name; });
            if (of == all.end()) of = all.insert(all.end(), Evaluation{name, &source, {}});
            of->scores.push_back(&score);
        }
    }
    for (std::size_t i = 1; i < all.size(); ++i)
        if (std::ranges::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i),
                                [&](const Evaluation& e) { return e.name == all[i].name; }))
            all[i].name += " (" + all[i].source->name + ")";
    return all;
}

/// A share of right answers, or the like.
bool isAccuracy(const Score& score) { return score.higherIsBetter && score.value >= 0 && score.value <= 1; }
bool isPerplexity(const Score& score)
{
    return !score.higherIsBetter && score.value > 0 && score.metric.find("perplexity") != std::string::npos;
}
std::string titleOf(const Score& score) { return score.task + ", " + score.metric; }

/// A difference with the half-widths of its intervals by a normal distribution.
PairedProportion normalDifference(double difference, double error)
{
    return {difference, difference - kZ95 * error, difference + kZ95 * error, difference - kZ90 * error,
            difference + kZ90 * error};
}

double pOf(double difference, double error)
{
    return error > 0 ? std::erfc(std::fabs(difference) / error / std::sqrt(2.0)) : difference == 0 ? 1 : 0;
}

/// Of the same items in pairs: right or wrong by Tango, other values by the standard error of their differences.
void addPaired(DecisionScore& score, const ScorePairs& pairs)
{
    const auto n = static_cast<double>(pairs.a.size());
    std::int64_t gained = 0, lost = 0;
    double sum = 0, squares = 0;
    bool binary = true;
    for (std::size_t i = 0; i < pairs.a.size(); ++i) {
        const double d = pairs.b[i] - pairs.a[i];
        sum += d;
        squares += d * d;
        gained += d == 1 ? 1 : 0;
        lost += d == -1 ? 1 : 0;
        binary = binary && (d == 0 || d == 1 || d == -1);
    }
    const double mean = sum / n, error = std::sqrt(std::max(0.0, squares - n * mean * mean) / (n - 1) / n);
    const PairedProportion d =
        binary ? tango(gained, lost, static_cast<std::int64_t>(pairs.a.size())) : normalDifference(mean, error);
    score.points = {100 * d.difference, 100 * d.low95, 100 * d.high95, static_cast<std::int64_t>(pairs.a.size())};
    score.verdict = accuracyVerdict(d, binary ? mcnemarExact(gained, lost) : pOf(mean, error));
}

/// Of two evaluations that are taken for independent.
void addUnpaired(DecisionScore& score, const Score& base, const Score& own)
{
    const double difference = own.value - base.value, error = std::hypot(base.standardError, own.standardError);
    const PairedProportion d = normalDifference(difference, error);
    const std::int64_t n = base.n > 0 && own.n > 0 ? std::min(base.n, own.n) : std::max(base.n, own.n);
    score.points = {100 * difference, 100 * d.low95, 100 * d.high95, std::max<std::int64_t>(1, n)};
    score.verdict = accuracyVerdict(d, pOf(difference, error));
}

bool hasError(const Score& score) { return score.standardError >= 0; }

void addUnknown(DecisionCandidate& candidate, Message text, Message remedy)
{
    candidate.lossIssues.push_back({DecisionState::Unresolved, std::move(text), std::move(remedy)});
}

void addAccuracy(DecisionCandidate& candidate, const Score& base, const Score* own)
{
    if (!own)
        return addUnknown(candidate, Message::tr("It was not evaluated on %1.").arg(titleOf(base)),
                          Message::tr("Import its results of this task."));
    DecisionScore score{titleOf(base), {}, AccuracyVerdict::NotResolved, true};
    if (const ScorePairs pairs = pairById(base, *own); pairs.a.size() > 1)
        addPaired(score, pairs);
    else if (hasError(base) && hasError(*own))
        addUnpaired(score, base, *own);
    else
        return addUnknown(
            candidate,
            Message::tr("The standard error of %1 was not imported, so no interval is available.").arg(titleOf(base)),
            Message::tr("Import results with standard errors, or the samples of --log_samples."));
    candidate.scores.push_back(std::move(score));
}

/// Of the first perplexity that both have with a standard error.
void addPerplexity(DecisionCandidate& candidate, const Score& base, const Score* own)
{
    if (candidate.perplexity || !own || !hasError(base) || !hasError(*own)) return;
    const double ratio = own->value / base.value,
                 error = std::hypot(base.standardError / base.value, own->standardError / own->value);
    const double low = ratio * std::exp(-kZ95 * error), high = ratio * std::exp(kZ95 * error);
    candidate.perplexity = DecisionFigure{100 * (ratio - 1), 100 * (low - 1), 100 * (high - 1),
                                          std::max<std::int64_t>(1, std::min(base.n, own->n))};
    candidate.perplexityVerdict = ratioVerdict(ratio, low, high, pOf(std::log(ratio), error));
}

DecisionCandidate scoredCandidate(const Evaluation& evaluation, const Evaluation& baseline)
{
    DecisionCandidate candidate;
    candidate.id = candidate.title = evaluation.name;
    candidate.runId = evaluation.source->id;
    candidate.runName = evaluation.source->name;
    candidate.importedFrom = evaluation.scores.front()->importedFrom;
    candidate.isBaseline = &evaluation == &baseline;
    for (const Score* score : baseline.scores) {
        if (isAccuracy(*score) && candidate.isBaseline)
            candidate.scores.push_back({titleOf(*score), {0, 0, 0, score->n}, AccuracyVerdict::Equivalent, true});
        else if (isAccuracy(*score))
            addAccuracy(candidate, *score, evaluation.like(*score));
        if (isPerplexity(*score) && candidate.isBaseline)
            candidate.perplexity = DecisionFigure{0, 0, 0, score->n};
        else if (isPerplexity(*score))
            addPerplexity(candidate, *score, evaluation.like(*score));
    }
    return candidate;
}

} // namespace

std::vector<DecisionTable> scoreEvidence(std::span<const DecisionSource> session)
{
    const std::vector<Evaluation> all = evaluationsOf(session);
    if (all.size() < 2) return {}; // nothing to compare it with
    const Evaluation& baseline = all.front();
    DecisionTable table;
    table.subject = DecisionSubject::LanguageModel;
    table.isEvaluation = true;
    table.key = "scores|" + baseline.source->id + "|" + baseline.name;
    table.baseline = baseline.name;
    table.title = Message::tr("Imported evaluations, compared with %1").arg(baseline.name);
    table.spec = LlmStudySpec{};
    for (const Evaluation& evaluation : all)
        table.candidates.push_back(scoredCandidate(evaluation, baseline));
    table.evidence.push_back(
        Message::tr("Scores: %1 imported evaluations, compared with the first of the session; 95% intervals of "
                    "differences paired by item where the items were imported, else from the standard errors.")
            .arg(formatCount(static_cast<std::int64_t>(all.size()))));
    return {std::move(table)};
}

} // namespace qs
