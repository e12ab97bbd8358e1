// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/picture_writer.h"

#include "app/export/chart_notes_json.h"
#include "app/export/markdown_html.h"
#include "app/export/report_charts.h"
#include "widgets/charts/core/chart_content.h"
#include "widgets/charts/core/chart_picture_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImage>

#include <algorithm>
#include <deque>
#include <future>
#include <system_error>
#include <thread>
#include <utility>

namespace qs {
namespace {

constexpr qreal kScale = 2.0;
constexpr std::size_t kMaxThreads = 16; ///< each takes some 20 MB
/// An SVG of so many bytes, or no more than the PNG takes in a page, may stand there for it.
constexpr qsizetype kVectorBytes = 32 << 10;

QHash<QRgb, int> colorsOf(const QImage& image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width();) { // most neighbours are alike
            const int start = x;
            do
                ++x;
            while (x < image.width() && line[x] == line[start]);
            counts[line[start]] += x - start;
        }
    }
    return counts;
}

int distance(QRgb a, QRgb b)
{
    const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

/// With a palette of the 256 most frequent colors, which are 99% of the pixels of a chart: blends at the edges of
/// letters and lines take the nearest. A third of the bytes.
QImage withPalette(const QImage& image)
{
    const QHash<QRgb, int> counts = colorsOf(image);
    QList<QRgb> palette = counts.keys();
    const auto before = [&counts](QRgb a, QRgb b) { return std::pair(-counts[a], a) < std::pair(-counts[b], b); };
    std::sort(palette.begin(), palette.end(), before);
    QHash<QRgb, uchar> places;
    for (qsizetype i = 0; i < palette.size(); ++i) {
        const QRgb color = palette[i];
        const auto nearest =
            i < 256 ? palette.begin() + i
                    : std::min_element(palette.begin(), palette.begin() + 256,
                                       [color](QRgb a, QRgb b) { return distance(a, color) < distance(b, color); });
        places[color] = static_cast<uchar>(nearest - palette.begin());
    }
    palette.resize(std::min<qsizetype>(palette.size(), 256));
    QImage out(image.size(), QImage::Format_Indexed8);
    if (out.isNull()) return image;
    out.setColorTable(palette);
    out.setDotsPerMeterX(image.dotsPerMeterX());
    out.setDotsPerMeterY(image.dotsPerMeterY());
    for (int y = 0; y < image.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        uchar* to = out.scanLine(y);
        for (int x = 0; x < image.width(); ++x)
            to[x] = x > 0 && from[x] == from[x - 1] ? to[x - 1] : places[from[x]];
    }
    return out;
}

/// The file's content; empty where there is no memory for it.
QByteArray pngOf(const ChartContent& content, QSize size, const Theme& theme)
{
    const QImage image = content.image(size, 1, kScale, theme);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    return !image.isNull() && withPalette(image).save(&buffer, "PNG") ? png : QByteArray();
}

/// `screenDpi`: of an SVG; 0: none.
DrawnPicture drawnOf(const ChartContent& content, QSize size, const Theme& theme, double screenDpi)
{
    DrawnPicture drawn{pngOf(content, size, theme), {}};
    if (screenDpi <= 0) return drawn;
    QByteArray svg = chartPicture(content, {ChartFormat::Svg, size, 1, 96, theme, screenDpi});
    svg = svgElement(svg);
    if (svg.size() <= std::max<qsizetype>(kVectorBytes, drawn.png.size() * 4 / 3)) drawn.svg = std::move(svg);
    return drawn;
}

/// Here and now where there is no thread to be had.
std::future<DrawnPicture> begun(std::shared_ptr<const ChartContent> content, QSize size, const Theme& theme,
                                double screenDpi)
{
    auto draw = [content = std::move(content), size, theme, screenDpi] {
        return drawnOf(*content, size, theme, screenDpi);
    };
    try {
        return std::async(std::launch::async, draw);
    } catch (const std::system_error&) {
        return std::async(std::launch::deferred, std::move(draw));
    }
}

} // namespace

struct PictureWriter::Drawn
{
    QString title, file;
    std::future<DrawnPicture> picture;
};

std::vector<ReportPicture> PictureWriter::write(const std::vector<ReportDrawing>& drawings, const QString& below,
                                                const nlohmann::json& notes)
{
    const std::size_t most = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, kMaxThreads);
    std::vector<ReportPicture> pictures;
    std::deque<std::optional<Drawn>> waiting; ///< in order; empty: there is nothing to show
    const auto finishFirst = [&] {
        if (std::optional<Drawn> first = std::move(waiting.front()); first && !m_error)
            if (auto picture = finish(*first, below)) pictures.push_back(std::move(*picture));
        waiting.pop_front();
        m_pass.progress(++m_done, m_all);
    };
    for (const ReportDrawing& drawing : drawings) {
        if (waiting.size() >= most) finishFirst();
        if (m_error) break;
        waiting.push_back(begin(drawing, notes));
    }
    while (!waiting.empty())
        finishFirst();
    return pictures;
}

/// Makes the chart and begins to draw it.
std::optional<PictureWriter::Drawn> PictureWriter::begin(const ReportDrawing& drawing, const nlohmann::json& notes)
{
    if (!m_pass.goesOn()) {
        m_error = cancelledExport();
        return std::nullopt;
    }
    std::unique_ptr<ChartContent> chart = drawing.make();
    if (!chart) return std::nullopt;
    showNotes(*chart, nlohmann::json{{"", notes}}, QString());
    const QString title = chart->caption();
    return Drawn{title, QStringLiteral("artifacts/%1.png").arg(drawing.name),
                 begun(std::move(chart), drawing.size, m_theme, m_screenDpi)};
}

std::optional<ReportPicture> PictureWriter::finish(Drawn& drawn, const QString& below)
{
    const auto [png, svg] = drawn.picture.get();
    if (png.isEmpty()) {
        m_error =
            Error{ErrorCode::Memory, ReportExporter::tr("Cannot draw the image %1.").arg(drawn.file).toStdString(),
                  ReportExporter::tr("Close other programs and export again.").toStdString()};
        return std::nullopt;
    }
    if (auto added = m_folder.add(QFile::encodeName(below + drawn.file).toStdString(),
                                  {png.constData(), static_cast<std::size_t>(png.size())});
        !added) {
        m_error = added.error();
        return std::nullopt;
    }
    if (!svg.isEmpty()) m_vectors.insert(below + drawn.file, svg);
    return ReportPicture{drawn.title.toStdString(), drawn.file.toStdString()};
}

} // namespace qs
