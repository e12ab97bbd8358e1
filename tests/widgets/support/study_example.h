// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "gpu/spec/tensor_probe.h"

#include <cmath>
#include <memory>

namespace qs::example {

/// A row whose numbers follow from what is given: items that became right and wrong, bytes of codes, latency.
inline ModeRow studyRow(const char* mode, std::int64_t gained, std::int64_t lost, std::int64_t payload, float us)
{
    ModeRow row;
    row.mode = mode;
    row.total = 10000;
    row.correct = 9800 + gained - lost;
    row.gained = gained;
    row.lost = lost;
    row.loss = 0.07 + 1e-4 * static_cast<double>(lost - gained);
    const double d = row.loss - 0.07;
    row.lossDifference = {d, d - 4e-4, d + 5e-4, std::abs(d) > 5e-4 ? 1e-6 : 0.4, 10000};
    row.effective = "FP32";
    row.size.payload = payload;
    row.size.scales = payload < 400000 ? 4096 : 0;
    row.size.unquantized = 3000;
    row.size.overhead = 904;
    row.samplesUs.assign(60, us);
    row.latency = summarize(row.samplesUs);
    return row;
}

/// Four modes, one that failed, and a plan; two layers with their sensitivity; two trainings.
inline std::shared_ptr<AccuracyStudyResult> study()
{
    auto s = std::make_shared<AccuracyStudyResult>();
    s->layers = {{"layers.0", 784, 256}, {"layers.1", 256, 10}};
    s->rows = {studyRow("fp32", 0, 0, 1000000, 800), studyRow("int8-dynamic", 10, 12, 250000, 300),
               studyRow("int4-rtn", 20, 180, 125000, 900), studyRow("mxfp4", 200, 240, 133000, 900)};
    ModeRow failed;
    failed.mode = "qat-int4";
    failed.failed = "The loss became NaN in epoch 1.";
    s->rows.push_back(failed);
    s->plans = {studyRow("plan 1", 9, 15, 200000, 500)};
    s->plans[0].plan = {"int8-dynamic", "int4-rtn"};
    judge(*s);
    for (int layer = 0; layer < 2; ++layer) {
        SensitivityCell sure{layer, "int4-rtn", {21.5, 0.01, 0.5, 0.99, 5120}, {0.0123, 0.010, 0.015, 1e-4, 2000}, -9,
                             1234,  2000};
        SensitivityCell unsure{
            layer, "int8-dynamic", {41.25, 1e-4, 0.05, 0.9999, 5120}, {0.00001, -0.0002, 0.0003, 0.7, 2000}, 0, 2468,
            2000};
        if (layer == 1) sure.lossDifference = {0.004, 0.002, 0.006, 1e-3, 2000};
        s->cells.push_back(sure);
        s->cells.push_back(unsure);
    }
    TrainingCurve curve;
    curve.mode = "fp32";
    for (int i = 1; i <= 200; ++i) {
        curve.epoch.push_back(i / 50.0);
        curve.loss.push_back(2.0F / static_cast<float>(i));
        curve.accuracy.push_back(1.0F - 0.9F / static_cast<float>(i));
    }
    curve.checkEpoch = {1, 2, 3, 4};
    curve.checkLoss = {0.5F, 0.2F, 0.1F, 0.0625F};
    curve.checkAccuracy = {0.8F, 0.9F, 0.95F, 0.9725F};
    s->training = {curve};
    return s;
}

/// 4 rows of 1000 columns, two of them outliers.
inline TensorProbeResult probe()
{
    TensorProbeResult r;
    r.request.tensor = "layers.0.weight";
    r.request.bits = 4;
    r.request.clip = 0.9;
    r.rows = 4;
    r.columns = 1000;
    r.min = -1;
    r.max = 1;
    r.std = 0.25;
    for (int i = 0; i <= 100; ++i)
        r.before.edges.push_back(-1 + 0.02 * i);
    r.before.counts.assign(100, 0);
    for (int i = 0; i < 100; ++i)
        r.before.counts[static_cast<std::size_t>(i)] =
            static_cast<std::int64_t>(400 * std::exp(-std::pow((i - 49.5) / 12, 2)));
    r.before.counts[1] = 1;
    r.after.edges = r.before.edges;
    r.after.counts.assign(100, 0);
    for (int i = -7; i <= 7; ++i) {
        r.representable.push_back(0.9 * i / 7);
        r.after.counts[static_cast<std::size_t>(50 + 45 * i / 7)] = 100;
    }
    r.clipLow = -0.9;
    r.clipHigh = 0.9;
    r.sqnrDb = 18.25;
    r.bitsPerElement = 4.032;
    r.byColumn.amax.assign(1000, 0.1F);
    r.byColumn.rmsError.assign(1000, 0.01F);
    r.byColumn.amax[7] = r.byColumn.amax[600] = 1.0F;
    r.outlierColumns = {7, 600};
    r.byRow.amax.assign(4, 1.0F);
    r.byRow.rmsError.assign(4, 0.02F);
    return r;
}

} // namespace qs::example
