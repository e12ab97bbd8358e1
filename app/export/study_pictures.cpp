// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/study_pictures.h"

#include "app/export/llm_pictures.h"
#include "app/export/picture_writer.h"
#include "app/export/report_charts.h"
#include "widgets/charts/core/chart_content.h"

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

/// One row a mode, and one a plan.
QSize byModeSize(const AccuracyStudyResult& study)
{
    return sizeFor(static_cast<qsizetype>(study.rows.size() + study.plans.size()));
}

QSize heatSize(const AccuracyStudyResult& study)
{
    std::set<std::string> modes;
    for (const SensitivityCell& cell : study.cells)
        modes.insert(cell.mode);
    const int width = std::clamp(kNames + kCell * static_cast<int>(study.layers.size()), 620, 1400);
    return {width, std::clamp(kHead + kRow * static_cast<int>(modes.size()), 240, 1200)};
}

} // namespace

std::vector<ReportDrawing> studyDrawings(const AccuracyStudyResult& study)
{
    struct Picture
    {
        AccuracyPicture picture;
        QSize size;
        const char* name;
    };
    const Picture pictures[] = {{AccuracyPicture::Accuracy, byModeSize(study), "accuracy_by_mode"},
                                {AccuracyPicture::Loss, byModeSize(study), "loss_by_mode"},
                                {AccuracyPicture::Size, byModeSize(study), "model_size"},
                                {AccuracyPicture::Pareto, {kWidth, 640}, "pareto"},
                                {AccuracyPicture::Sensitivity, heatSize(study), "sensitivity"},
                                {AccuracyPicture::Training, {kWidth, 520}, "training"}};
    std::vector<ReportDrawing> all;
    for (const Picture& each : pictures)
        all.push_back({QLatin1String(each.name), each.size,
                       [&study, picture = each.picture] { return makeStudyPicture(study, picture); }});
    return all;
}

std::vector<ReportDrawing> studyDrawings(const LlmStudyResult& study)
{
    const QSize byConfiguration = sizeFor(static_cast<qsizetype>(study.rows.size()));
    std::vector<ReportDrawing> all;
    for (LlmPicture& each : llmPictures(study))
        all.push_back({each.file, each.isPlane ? QSize(kWidth, 640) : byConfiguration, std::move(each.make)});
    return all;
}

} // namespace qs
