// SPDX-License-Identifier: GPL-3.0-or-later
// A session with a comparison, a sweep and an accuracy study, whose figures are easy to recognize.
#pragma once

#include "tests/app/support/fake_study.h"

#include "app/present/slide_maker.h"
#include "app/session/stored_run.h"
#include "gpu/results/analysis.h"

#include <algorithm>

namespace qs {

/// int8-token-dynamic is twice as fast as the baseline; fp8-e4m3-token-dynamic is too noisy to be resolved; the
/// baseline begins with a sample that owns its mean.
inline Segment presentSegment(const RunSpec& spec)
{
    Segment segment;
    segment.spec = spec;
    for (const QuantScheme& scheme : spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.effective = mode.requested;
        mode.bytes = Bytes{static_cast<std::uint64_t>(spec.shape.elements()) * 3};
        const bool fast = mode.requested == "int8-token-dynamic", noisy = mode.requested == "fp8-e4m3-token-dynamic";
        for (int i = 0; i < 400; ++i) {
            const double wobble = noisy ? 1 + 0.3 * ((i * 7919) % 100 - 50) / 50.0 : 1 + 0.0002 * ((i * 31) % 50);
            mode.samplesUs.push_back(static_cast<float>((fast ? 10.0 : 20.0) * wobble));
        }
        if (mode.requested == "baseline-copy") mode.samplesUs.front() = 4000;
        mode.ceilingUs = 8;
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(std::move(mode));
    }
    analyse(segment, nullptr);
    return segment;
}

inline RunSpec presentSpec(const std::vector<std::string>& axes = {})
{
    RunSpec spec;
    spec.shape = {64, 1024};
    for (const char* mode : {"baseline-copy", "int8-token-dynamic", "fp8-e4m3-token-dynamic"})
        spec.modes.push_back(*parseScheme(mode));
    for (const std::string& axis : axes)
        spec.axes.push_back(*parseSweepAxis(axis));
    return spec;
}

inline RunResult presentResult(RunSpec spec)
{
    RunResult result;
    result.programVersion = "0.6";
    result.environment.device = "a device (of the test)";
    result.environment.date = "2026-01-02T03:04:05Z";
    if (spec.isSweep()) {
        result.sweep = spec;
        for (const RunSpec& point : sweepPoints(spec))
            result.segments.push_back(presentSegment(point));
    } else
        result.segments.push_back(presentSegment(spec));
    return result;
}

inline AccuracyStudyResult presentStudy()
{
    AccuracyStudyResult result = fakeStudyResult();
    for (ModeRow& row : result.rows)
        if (row.mode != "fp32") {
            row.lossDifference.n = 10000;
            row.lossAdjustedP = row.mode == "int4-rtn" ? 1e-6 : 0.4;
        }
    return result;
}

inline SessionData presentSession()
{
    SessionData session;
    const auto add = [&](const char* name, RunResult result) {
        StoredRun run;
        run.id = QString::number(session.runs.size() + 1);
        run.name = QString::fromLatin1(name);
        run.result = std::make_shared<const RunResult>(std::move(result));
        session.runs << run;
    };
    add("Formats <compared> & more", presentResult(presentSpec()));
    add("Sizes", presentResult(presentSpec({"num-tokens=16,64,256"})));
    StoredRun run;
    run.id = QStringLiteral("3");
    run.name = QStringLiteral("What accuracy costs");
    run.study = std::make_shared<const AccuracyStudyResult>(presentStudy());
    run.result = std::make_shared<const RunResult>(emptyRunOf(*run.modes()));
    session.runs << run;
    return session;
}

inline const DeckPage* pageOf(const Deck& deck, PageKind kind)
{
    const auto found =
        std::find_if(deck.pages.begin(), deck.pages.end(), [&](const DeckPage& page) { return page.kind == kind; });
    return found == deck.pages.end() ? nullptr : &*found;
}

inline DeckPage pageOfKind(PageKind kind)
{
    DeckPage page;
    page.kind = kind;
    return page;
}

inline DeckPage pageOfRun(const SessionData& session, int run, PageKind kind)
{
    for (const DeckPage& page : pagesOf(session.runs[run], session.baseline))
        if (page.kind == kind) return page;
    return {};
}

} // namespace qs
