// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/measure_tour.h"

#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/run_rows.h"
#include "widgets/tables/comparison_view.h"

#include <QCoreApplication>
#include <QToolBar>

namespace qs {
namespace {

bool isComparison(const StoredRun& run)
{
    return isMeasured(run) && !isSweepRun(run) && run.result->last() &&
           run.result->last()->spec.operation == Operation::Quantize;
}

/// Context of the translations of this file.
struct MeasureTour
{
    Q_DECLARE_TR_FUNCTIONS(MeasureTour)
};

} // namespace

QVector<TourStep> measureTour(QWidget& setup, QWidget& trace, const WindowActions& actions,
                              const std::function<void()>& replay)
{
    const auto buttonOf = [&actions](QAction* action) {
        return [&actions, action] { return actions.toolBar().widgetForAction(action); };
    };
    return {{TourPart::Start,
             MeasureTour::tr("Start"),
             MeasureTour::tr("F5 measures every chosen mode in turn, in the same rounds, so that a warming device "
                             "cannot favor one of them. The runs of this tour were recorded on an NVIDIA H200; no GPU "
                             "is needed to look at them."),
             buttonOf(actions.run),
             {},
             isComparison},
            {TourPart::Live, MeasureTour::tr("Go live"),
             MeasureTour::tr("Live measures until you stop it. The trace grows while the kernels run, as this recorded "
                             "one does now: an envelope of all samples, the median, outliers as dots, and the "
                             "distribution on the same axis."),
             [&trace] { return &trace; }, replay, isComparison},
            {TourPart::Knob,
             MeasureTour::tr("Turn a knob"),
             MeasureTour::tr("Drag Tokens, or choose another operation, size or number format: the running measurement "
                             "follows at once. The text below the setup shows how long a run takes and how much memory "
                             "it needs."),
             [&setup] { return &setup; },
             {},
             isComparison}};
}

TourStep compareTour(ComparePage& page)
{
    return {
        TourPart::Compare,
        MeasureTour::tr("Compare"),
        MeasureTour::tr("Every mode against the baseline, with ratio and interval: FASTER, SLOWER, SAME within ±1%, "
                        "or NOT RESOLVED. Point at a cell to see how its number was measured. The first "
                        "finding names the mode to choose."),
        [&page] { return &page.table(); },
        [&page] { page.setView(ComparePage::Bars); },
        isComparison};
}

} // namespace qs
