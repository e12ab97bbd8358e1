// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/charts/chart_export.h"

#include "app/export/chart_notes_json.h"
#include "app/export/figure_source.h"
#include "app/export/llm_pictures.h"
#include "app/export/report_charts.h"
#include "app/session/native_path.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/staged_folder.h"
#include "widgets/charts/core/chart_mime.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/curves/roofline_chart.h"

#include <QCoreApplication>
#include <QFile>
#include <QSet>

#include <algorithm>
#include <functional>

namespace qs {

namespace {

/// Context of the translations of this file.
struct ChartExport
{
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

constexpr double kPixelsToMillimetre = 96 / 25.4;
constexpr double kSlideMagnify = 1.6; ///< a slide is read from afar
constexpr qint64 kMaxPixels = 200'000'000;

QSize bounded(QSizeF size)
{
    return {std::clamp(qRound(size.width()), 64, 8192), std::clamp(qRound(size.height()), 64, 8192)};
}

Error tooLarge()
{
    return {ErrorCode::Memory, ChartExport::tr("Not enough memory for an image of this size.").toStdString(),
            ChartExport::tr("Choose a smaller size or fewer dots per inch.").toStdString()};
}

/// The file of a chart.
Result<QByteArray> contentOf(const ChartContent& chart, const ChartPictureOptions& options)
{
    if (!isDrawable(options)) return tooLarge();
    QByteArray bytes = chartPicture(chart, options);
    if (bytes.isEmpty()) return tooLarge();
    return bytes;
}

} // namespace

NamedChart NamedChart::of(const ChartWidget& chart, const StoredRun* run)
{
    return {chartFileName(chart), chart.snapshot(), chart.pictureSize(), chart.theme(),
            run ? figureSource(*run) : QString()};
}

ChartPictureOptions pictureOptions(const NamedChart& chart, const ChartExportChoice& choice)
{
    using Size = ChartExportChoice::Size;
    using Colors = ChartExportChoice::Colors;
    ChartPictureOptions options;
    options.format = choice.format;
    options.dpi = std::clamp(choice.dpi, 96, 600);
    if (choice.source) options.source = chart.source;
    options.theme = choice.colors == Colors::Dark      ? Theme::night()
                    : choice.colors == Colors::AsShown ? chart.theme
                                                       : Theme::light();
    switch (choice.size) {
    case Size::AsShown:
        options.size = bounded(chart.size);
        break;
    case Size::Report:
        options.size = {1200, 675};
        break;
    case Size::Slide:
        options.size = {1920, 1080};
        options.magnify = kSlideMagnify;
        break;
    case Size::Custom:
        options.size = bounded(choice.millimetres ? choice.custom * kPixelsToMillimetre : choice.custom);
        break;
    }
    return options;
}

bool isDrawable(const ChartPictureOptions& options)
{
    const QSize pixels = options.pixels();
    return options.format != ChartFormat::Png || static_cast<qint64>(pixels.width()) * pixels.height() <= kMaxPixels;
}

Result<void> writeChart(const ChartContent& chart, const ChartPictureOptions& options, const QString& path,
                        ExportPass& pass)
{
    const auto bytes = contentOf(chart, options);
    if (!bytes) return bytes.error();
    if (!pass.goesOn()) return cancelledExport(); // the last chance
    return writeFileAtomically(nativePath(path),
                               std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
}

Result<QStringList> writeCharts(const QVector<NamedChart>& charts, const ChartExportChoice& choice,
                                const QString& folder, ExportPass& pass)
{
    auto staged = StagedFolder::open(nativePath(folder));
    if (!staged) return staged.error();
    QSet<QString> taken;
    for (int i = 0; i < charts.size(); ++i) {
        const NamedChart& each = charts[i];
        if (!pass.goesOn()) return cancelledExport();
        const auto bytes = contentOf(*each.content, pictureOptions(each, choice));
        if (!bytes) return bytes.error();
        QString name = each.name;
        for (int number = 2; taken.contains(name.toLower()); ++number)
            name = QStringLiteral("%1 (%2)").arg(each.name).arg(number);
        taken.insert(name.toLower());
        const std::string file = QFile::encodeName(name + QLatin1Char('.') + suffixOf(choice.format)).toStdString();
        if (auto added = staged->add(file, {bytes->constData(), static_cast<std::size_t>(bytes->size())}); !added)
            return added.error();
        pass.progress(i + 1, static_cast<int>(charts.size()));
    }
    if (!pass.goesOn()) return cancelledExport(); // the last chance
    const auto written = staged->publish();
    if (!written) return written.error();
    QStringList paths;
    for (const std::string& path : *written)
        paths << QFile::decodeName(QByteArray::fromStdString(path));
    return paths;
}

namespace {

using Add = std::function<void(std::unique_ptr<ChartContent>)>;

void addRun(const RunResult& run, const QString& baseline, const Add& add)
{
    const Segment* segment = run.last();
    if (!segment || segment->modes.empty()) return;
    if (run.sweep && run.sweep->isSweep()) {
        const RunSpec& sweep = *run.sweep;
        for (const SweepQuantity quantity : sweepQuantities(sweep.operation).first(2))
            add(makeSweep(run, quantity, baseline));
        for (std::size_t i = 0; sweep.axes.size() == 2 && i < sweep.count(); ++i)
            add(makeSweepMap(run, SweepHeatValue::Latency, QString::fromStdString(sweep.nameOf(i)), baseline));
        return;
    }
    for (const BarQuantity quantity :
         {BarQuantity::Latency, BarQuantity::Rate, BarQuantity::Bandwidth, BarQuantity::Sqnr, BarQuantity::Size})
        add(makeBars(*segment, baseline, quantity));
    add(makeRoofline(*segment, run.calibration ? &*run.calibration : nullptr));
    add(makeTrace(*segment, nullptr));
    for (const ModeResult& mode : segment->modes)
        add(makeTrace(*segment, &mode));
}

} // namespace

QVector<NamedChart> sessionCharts(const SessionData& session)
{
    QVector<NamedChart> all;
    for (const StoredRun& run : session.runs) {
        const Add add = [&](std::unique_ptr<ChartContent> chart) {
            if (!chart) return;
            showNotes(*chart, session.annotations, run.id);
            QString name = QStringLiteral("%1 - %2").arg(run.name, chartFileName(*chart));
            name.replace(QLatin1Char('/'), QLatin1Char('_'));
            all.append({.name = name.left(120), .content = std::move(chart), .source = figureSource(run)});
        };
        if (run.llm())
            for (const LlmPicture& picture : llmPictures(*run.llm()))
                add(picture.make());
        else if (run.modes())
            for (const AccuracyPicture picture :
                 {AccuracyPicture::Accuracy, AccuracyPicture::Loss, AccuracyPicture::Size, AccuracyPicture::Pareto,
                  AccuracyPicture::Sensitivity, AccuracyPicture::Training})
                add(makeStudyPicture(*run.modes(), picture));
        else if (run.result)
            addRun(*run.result, session.baseline, add);
    }
    return all;
}

} // namespace qs
