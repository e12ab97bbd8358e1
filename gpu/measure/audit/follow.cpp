// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several explanations the figures of a column follow, and which figures follow none.
#include "gpu/measure/audit/follow.h"

#include "gpu/measure/audit/rules.h"

namespace qs {

namespace {

/// How likely chance may be to make as many figures follow, all explanations that were tried counted.
constexpr double kFollowChance = 0.01;
/// Fewest rows that show a common factor which nobody told.
constexpr std::size_t kMinWithFactor = 3;

/// An explanation with its factor settled, and what follows it.
struct Followed
{
    const Explanation* by = nullptr;
    double factor = 1;
    std::vector<std::size_t> follow, miss;

    std::size_t known() const { return follow.size() + miss.size(); }
    Interval value(std::size_t claim) const { return *by->values[claim] * factor; }
};

bool isKnown(const Explanation& e, std::size_t claim) { return e.values[claim] && e.values[claim]->isFinite(); }

Followed followedWith(const std::vector<DerivedClaim>& claims, const Explanation& e, double factor)
{
    Followed found{&e, factor, {}, {}};
    for (std::size_t i = 0; i < claims.size(); ++i) {
        if (!isKnown(e, i)) continue;
        const bool follows = asClaimed(claims[i].number).overlaps(*e.values[i] * factor);
        (follows ? found.follow : found.miss).push_back(i);
    }
    return found;
}

/// The factor in most of the intervals claim / value: one of their ends is in as many as any.
double commonFactor(const std::vector<DerivedClaim>& claims, const Explanation& e)
{
    std::vector<Interval> factors;
    for (std::size_t i = 0; i < claims.size(); ++i)
        if (isKnown(e, i) && e.values[i]->isPositive() && asClaimed(claims[i].number).isPositive())
            factors.push_back(asClaimed(claims[i].number) / *e.values[i]);
    double best = 1;
    std::size_t most = 0;
    for (const Interval& f : factors) {
        Interval common{f.low, f.high};
        std::size_t in = 0;
        for (const Interval& other : factors)
            if (other.low <= f.low && f.low <= other.high) {
                ++in;
                common.high = std::min(common.high, other.high);
            }
        if (in > most) {
            most = in;
            best = common.middle();
        }
    }
    return best;
}

/// log10 of how likely chance makes these claims follow.
double chanceOf(const std::vector<DerivedClaim>& claims, const Followed& f)
{
    double sum = 0, tightest = 0;
    for (const std::size_t i : f.follow) {
        const double size = f.by->spans.empty() ? std::abs(f.value(i).middle()) : f.by->spans[i];
        const double width = asClaimed(claims[i].number).width() + f.value(i).width();
        const double one = std::log10(std::clamp(width / std::max(size, 1e-300), 1e-9, 1.0));
        sum += one;
        tightest = std::min(tightest, one);
    }
    return f.by->anyFactor ? sum - tightest : sum; // one claim gave the factor
}

Interval ratioOf(const std::vector<DerivedClaim>& claims, const Followed& f, std::size_t claim)
{
    return asClaimed(claims[claim].number) / f.value(claim);
}

/// Two of those that miss have a factor in common: they were computed by another convention, which is no slip.
bool isOtherConvention(const std::vector<DerivedClaim>& claims, const Followed& f)
{
    for (std::size_t a = 0; a < f.miss.size(); ++a)
        for (std::size_t b = a + 1; b < f.miss.size(); ++b)
            if (ratioOf(claims, f, f.miss[a]).overlaps(ratioOf(claims, f, f.miss[b]))) return true;
    return false;
}

/// With a factor of its own: twice the bytes of the others, or a row of another format.
bool mayHaveOwnFactor(const std::vector<DerivedClaim>& claims, const Followed& f, std::size_t claim)
{
    const Interval ratio = ratioOf(claims, f, claim);
    for (const double own : {0.125, 0.25, 0.5, 0.75, 1.5, 2.0, 4.0, 8.0})
        if (ratio.low <= own * 1.01 && own * 0.99 <= ratio.high) return true;
    return f.by->byFormat && std::ranges::none_of(f.follow, [&](std::size_t other) {
               return claims[other].formats == claims[claim].formats;
           });
}

bool isEnough(const std::vector<DerivedClaim>& claims, const Followed& f, std::size_t tried)
{
    if (f.miss.empty() || f.follow.size() < f.miss.size()) return false;
    if (f.by->isDefinition && !f.follow.empty()) return !isOtherConvention(claims, f);
    if (f.by->anyFactor && (f.follow.size() < kMinWithFactor || f.follow.size() < 3 * f.miss.size())) return false;
    if (chanceOf(claims, f) + std::log10(static_cast<double>(tried)) > std::log10(kFollowChance)) return false;
    if (f.by->anyFactor && std::ranges::any_of(f.miss, [&](std::size_t i) { return mayHaveOwnFactor(claims, f, i); }))
        return false;
    return !isOtherConvention(claims, f);
}

/// 'Total' under one column and the mean under the next; MB in one row and MiB in another.
bool isExplainedOtherwise(const DerivedClaim& claim, std::size_t index, const std::vector<Explanation>& explanations)
{
    return std::ranges::any_of(explanations, [&](const Explanation& e) {
        return !e.anyFactor && isKnown(e, index) && asClaimed(claim.number).overlaps(*e.values[index]);
    });
}

void report(const DerivedClaim& claim, const Followed& f, std::size_t index, std::vector<AuditFinding>& out)
{
    const Interval value = f.value(index) * (1 / claim.scale);
    const double half = claim.number.halfWidth / claim.scale;
    const char* unit = claim.number.unit == PrintedUnit::Percent ? "%" : "";
    const auto text = [&](double v) {
        const double steps = std::max(1.0, std::abs(v) / (2 * half));
        return figure(v, std::clamp(static_cast<int>(std::ceil(std::log10(steps) + 1e-9)), 3, 9)) + unit;
    };
    AuditFinding finding = claim.place;
    finding.code = AuditCode::DerivedMismatch;
    finding.printed = claim.printed;
    finding.follows = text(value.middle());
    if (value.width() > 2 * half)
        finding.follows = Message::tr("%1 (%2 to %3)").arg(finding.follows, text(value.low), text(value.high));
    finding.values = {{"printed", claim.number.value / claim.scale}, {"low", value.low}, {"high", value.high}};
    finding.sentence = Message::tr("%1: \"%2\" is given as %3, but %4 gives %5 (%6).")
                           .arg(placeOf(finding), finding.column, finding.printed, f.by->formula, finding.follows,
                                f.by->inputs(index));
    if (f.by->anyFactor)
        finding.sentence = Message::sentences(
            {finding.sentence, Message::tr("The other %1 rows agree with each other.").arg(f.follow.size())});
    out.push_back(std::move(finding));
}

} // namespace

void reportUnexplained(const std::vector<DerivedClaim>& claims, const std::vector<Explanation>& explanations,
                       std::vector<AuditFinding>& out)
{
    if (claims.empty()) return;
    std::optional<Followed> best;
    const auto better = [&](const Followed& a, const Followed& b) {
        if (a.follow.size() != b.follow.size()) return a.follow.size() > b.follow.size();
        if (a.by->anyFactor != b.by->anyFactor) return !a.by->anyFactor;
        return chanceOf(claims, a) < chanceOf(claims, b);
    };
    for (const Explanation& e : explanations) {
        const Followed f = followedWith(claims, e, e.anyFactor ? commonFactor(claims, e) : 1);
        const bool explainsAll =
            f.miss.empty() && f.known() * 2 > claims.size() && (!e.anyFactor || f.known() >= kMinWithFactor);
        if (explainsAll) return;
        if (f.known() > 0 && (!best || better(f, *best))) best = f;
    }
    if (!best || !isEnough(claims, *best, explanations.size())) {
        // a single row whose columns say by their names what follows
        for (const Explanation& e : explanations)
            if (const Followed f = followedWith(claims, e, 1); e.isDefinition && f.known() == 1 && f.miss.size() == 1)
                return report(claims[f.miss.front()], f, f.miss.front(), out);
        return;
    }
    for (const std::size_t i : best->miss)
        if (!isExplainedOtherwise(claims[i], i, explanations)) report(claims[i], *best, i, out);
}

} // namespace qs
