// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/accuracy/study.h"

#include "tests/gpu/support/study_log.h"

/// What tests of accuracy studies share.
namespace qs::test {

/// The tiny model on few items, without latencies worth the name: a second.
inline AccuracyStudySpec smallAccuracyStudy()
{
    AccuracyStudySpec spec;
    spec.model = "tiny";
    spec.trainCount = 3000;
    spec.calibrationCount = 300;
    spec.testCount = 1000;
    spec.epochs = 4;
    spec.qatEpochs = 1;
    spec.iterations = 6;
    spec.batch = 64;
    spec.groupSize = 16;
    spec.backend = BackendChoice::Cpu;
    spec.modes = parseAccuracyModes("all").value();
    return spec;
}

} // namespace qs::test
