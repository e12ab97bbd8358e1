// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/study_pictures.h"

#include "app/export/picture_writer.h"
#include "widgets/charts/category_bars.h"
#include "widgets/charts/heat_map.h"
#include "widgets/charts/pareto_chart.h"
#include "widgets/charts/study_charts.h"
#include "widgets/charts/training_chart.h"

#include <algorithm>
#include <set>
#include <string>

namespace qs {
namespace {

constexpr int kWidth = 1100;
constexpr int kHead = 130; ///< title, finding, key and axis
constexpr int kRow = 30;
constexpr int kNames = 180, kCell = 130; ///< of the heat map, which is as wide as it has layers

/// Rows of text need height, however many there are.
QSize sizeFor(qsizetype rows) { return {kWidth, std::clamp(kHead + kRow * static_cast<int>(rows), 320, 1200)}; }

void drawByMode(PictureWriter& writer, const ModeStudyResult& study)
{
    using Show = void (*)(CategoryBars&, const ModeStudyResult&);
    struct Picture
    {
        Show show;
        CategoryBars::Kind kind;
        const char* name;
    };
    const Picture pictures[] = {{showAccuracyByMode, CategoryBars::Kind::Dots, "accuracy_by_mode"},
                                {showLossByMode, CategoryBars::Kind::Dots, "loss_by_mode"},
                                {showModelSize, CategoryBars::Kind::Bars, "model_size"}};
    for (const Picture& picture : pictures) {
        CategoryBars chart(picture.kind);
        picture.show(chart, study);
        if (!chart.items().isEmpty()) writer.save(chart, sizeFor(chart.items().size()), QLatin1String(picture.name));
    }
}

} // namespace

void drawStudy(PictureWriter& writer, const ModeStudyResult& study)
{
    if (!study.rows.empty()) {
        drawByMode(writer, study);
        ParetoChart pareto;
        showPareto(pareto, study);
        writer.save(pareto, {kWidth, 640}, QStringLiteral("pareto"));
    }
    if (!study.cells.empty()) {
        HeatMap map;
        showSensitivity(map, study, SensitivityQuantity::LossDifference);
        std::set<std::string> modes;
        for (const SensitivityCell& cell : study.cells)
            modes.insert(cell.mode);
        const int width = std::clamp(kNames + kCell * static_cast<int>(study.layers.size()), 620, 1400);
        writer.save(map, {width, std::clamp(kHead + kRow * static_cast<int>(modes.size()), 240, 1200)}, QStringLiteral("sensitivity"));
    }
    if (!study.training.empty()) {
        TrainingChart training;
        showTraining(training, study);
        writer.save(training, {kWidth, 520}, QStringLiteral("training"));
    }
}

} // namespace qs
