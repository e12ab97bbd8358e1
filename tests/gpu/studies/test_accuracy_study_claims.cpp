// SPDX-License-Identifier: GPL-3.0-or-later
// What the accuracy study has to show at its full size: 20,000 drawn characters to train on, 10,000 to judge.
#include <doctest/doctest.h>

#include "tests/gpu/support/accuracy_study_cases.h"

#include <cstdio>
#include <string>

using namespace qs;
using qs::test::StudyLog;

namespace {

AccuracyStudySpec fullStudy(const char* modes)
{
    AccuracyStudySpec spec;
    spec.modes = parseAccuracyModes(modes).value();
    spec.sensitivity = false;
    spec.iterations = 6;
    spec.backend = BackendChoice::Cpu;
    return spec;
}

AccuracyStudyResult resultOf(const AccuracyStudySpec& spec)
{
    StudyLog log;
    AccuracyStudy study(spec);
    const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error.has_value(), error->text());
    std::printf("%s on %s: %.1f s\n", study.result().model.english().c_str(), study.result().data.english().c_str(),
                study.result().seconds);
    for (const ModeRow& row : study.result().rows)
        std::printf("  %-24s %6.2f %%  loss %.4f  %s\n", row.mode.c_str(), 100 * row.accuracy(), row.loss,
                    verdictText(row).english().c_str());
    return study.result();
}

const ModePair& pairOf(const AccuracyStudyResult& result, const std::string& from, const std::string& to)
{
    for (const ModePair& pair : result.pairs)
        if (pair.from == from && pair.to == to) return pair;
    FAIL("the pair was not judged");
    return result.pairs.front();
}

} // namespace

TEST_CASE("ten classes: the MLP reaches 97 %, and INT8, FP8 and QAT INT8 are equivalent to it")
{
    const AccuracyStudyResult r = resultOf(fullStudy("default,qat-int8"));
    CHECK(r.rows.front().accuracy() >= 0.97);
    for (const ModeRow& row : r.rows) {
        CAPTURE(row.mode);
        if (row.mode.starts_with("int8") || row.mode == "fp8-e4m3" || row.mode == "qat-int8")
            CHECK(row.verdict == AccuracyVerdict::Equivalent);
    }
    CHECK(pairOf(r, "int4-rtn", "int4-gptq").lossDifference.difference <= 0);
}

TEST_CASE("36 classes: QAT INT4 is better than rounding to nearest, and GPTQ no worse")
{
    AccuracyStudySpec spec = fullStudy("fp32,int4-rtn,int4-gptq,qat-int4");
    spec.classes = 36;
    const AccuracyStudyResult r = resultOf(spec);
    const ModePair &qat = pairOf(r, "int4-rtn", "qat-int4"), &gptq = pairOf(r, "int4-rtn", "int4-gptq");
    CHECK(qat.adjustedP < 0.01);
    CHECK(qat.difference.difference > 0);
    CHECK(gptq.difference.difference >= 0);
    CHECK(gptq.lossDifference.high < 0);
}

/// By how much differs from processor to processor, whose sums train slightly different models: from just within the
/// margin of equivalence to beyond it.
TEST_CASE("outliers: absmax suffers most, the other calibrations and SmoothQuant hardly")
{
    AccuracyStudySpec spec = fullStudy("fp32,int8-*");
    spec.outliers = true;
    const AccuracyStudyResult r = resultOf(spec);
    const ModeRow& absmax = *r.row("int8-static-absmax");
    CHECK(absmax.accuracyDifference.high95 < 0);
    CHECK(absmax.lossDifference.low > 0);
    for (const ModeRow& row : r.rows) {
        CAPTURE(row.mode);
        if (&row == &absmax || row.mode == "fp32") continue;
        CHECK(row.verdict == AccuracyVerdict::Equivalent);
        CHECK(row.loss < absmax.loss);
    }
    CHECK(4 * r.row("int8-smoothquant")->lossDifference.high < absmax.lossDifference.difference);
    CHECK(4 * r.row("int8-dynamic")->lossDifference.difference < absmax.lossDifference.difference);
}

TEST_CASE("the published case: a model of 2.7 KB whose QAT does not fail")
{
    AccuracyStudySpec spec = fullStudy("baseline,int8,fp8,qat");
    spec.model = "tiny";
    const AccuracyStudyResult r = resultOf(spec);
    REQUIRE(r.rows.size() == 4);
    CHECK(r.rows.front().size.total() > 2600);
    CHECK(r.rows.front().size.total() < 2900);
    CHECK(r.row("int8-dynamic")->verdict == AccuracyVerdict::Equivalent);
    CHECK(r.row("qat-int8")->verdict == AccuracyVerdict::Equivalent);
    CHECK(r.row("qat-int8")->lossDifference.high < 0.01);
}
