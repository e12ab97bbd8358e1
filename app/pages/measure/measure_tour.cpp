// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/measure_tour.h"

#include "app/pages/measure/run_rows.h"
#include "app/pages/measure/scope_page.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/tables/comparison_view.h"
#include "widgets/tensor/reading_strip.h"

#include <QCoreApplication>
#include <QToolBar>

#include <algorithm>

namespace qs {
namespace {

bool isComparison(const StoredRun& run)
{
    return isMeasured(run) && !isSweepRun(run) && run.result->last() &&
           run.result->last()->spec.operation == Operation::Quantize;
}

/// Something in it is to be warned of.
bool hasWarning(const StoredRun& run)
{
    if (!isComparison(run)) return false;
    const auto& modes = run.result->last()->modes;
    return std::any_of(modes.begin(), modes.end(), [](const ModeResult& mode) {
        return std::any_of(mode.diagnoses.begin(), mode.diagnoses.end(),
                           [](const Diagnosis& d) { return d.severity != Severity::Info; });
    });
}

/// Context of the translations of this file.
struct MeasureTour
{
    Q_DECLARE_TR_FUNCTIONS(MeasureTour)
};

} // namespace

QVector<TourStep> measureTour(ScopePage& scope, QWidget& setup, const WindowParts& window)
{
    return {{MeasureTour::tr("Turn the knobs"),
             MeasureTour::tr("Here you choose what is measured: operation, size, input and the modes that are "
                             "compared. The set-up can be run as it is."),
             [&setup] { return &setup; },
             {},
             isComparison},
            {MeasureTour::tr("Press Run"),
             MeasureTour::tr("F5 measures all modes in turns, in the same rounds, so that a warming device cannot "
                             "favour one of them. Live goes on until you stop, and follows the knobs while you turn "
                             "them."),
             [&actions = window.actions] { return actions.toolBar().widgetForAction(actions.run); }},
            {MeasureTour::tr("Watch every iteration"),
             MeasureTour::tr("The trace grows while the kernels run: a pale envelope, a strong median, outliers as "
                             "dots. The distribution stands beside it on the same axis."),
             [&scope] { return &scope.chart(); }},
            {MeasureTour::tr("Read the percentiles"),
             MeasureTour::tr("Median with its 95% interval, the slow tail as p95 and p99, bandwidth, and how close "
                             "this is to what the device allows."),
             [&scope] { return &scope.strip(); }},
            {MeasureTour::tr("Trust the verdict"),
             MeasureTour::tr("Every mode against the baseline: FASTER or SLOWER only where the interval allows it, "
                             "SAME within ±1%, and NOT RESOLVED where the samples do not say. Point at a cell to see "
                             "what it rests on."),
             [&scope] { return &scope.table(); }},
            {MeasureTour::tr("Mind the findings"),
             MeasureTour::tr("What is wrong with a measurement is said here, with its reason and a button that "
                             "repairs it: a slow first iteration, data that stays in the cache, too few samples."),
             [&findings = window.findings] { return &findings; },
             {},
             hasWarning}};
}

} // namespace qs
