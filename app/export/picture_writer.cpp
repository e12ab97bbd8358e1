// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/picture_writer.h"

#include "app/export/chart_notes_json.h"
#include "app/export/report_charts.h"
#include "widgets/charts/core/chart_widget.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImage>

namespace qs {
namespace {

constexpr qreal kScale = 2.0;

} // namespace

std::vector<ReportPicture> PictureWriter::write(const std::vector<ReportDrawing>& drawings, const QString& below,
                                                const nlohmann::json& notes)
{
    std::vector<ReportPicture> pictures;
    for (const ReportDrawing& drawing : drawings) {
        if (m_error) break;
        if (auto picture = write(drawing, below, notes)) pictures.push_back(std::move(*picture));
        m_pass.progress(++m_done, m_all);
    }
    return pictures;
}

std::optional<ReportPicture> PictureWriter::write(const ReportDrawing& drawing, const QString& below,
                                                  const nlohmann::json& notes)
{
    std::unique_ptr<const ChartContent> content;
    QString title;
    const bool made = m_pass.draw([&] {
        const std::unique_ptr<ChartWidget> chart = drawing.make();
        if (!chart) return;
        showNotes(*chart, nlohmann::json{{"", notes}}, QString());
        content = chart->detached();
        title = drawing.title ? drawing.title(*chart) : chart->title();
    });
    if (!made) m_error = cancelledExport();
    if (!content) return std::nullopt;
    const QImage image = content->image(drawing.size, 1, kScale, m_theme);
    const QString file = QStringLiteral("artifacts/%1.png").arg(drawing.name);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG")) {
        m_error = Error{ErrorCode::Memory, ReportExporter::tr("Cannot draw the image %1.").arg(file).toStdString(),
                        ReportExporter::tr("Close other programs and export again.").toStdString()};
        return std::nullopt;
    }
    if (auto added = m_folder.add(QFile::encodeName(below + file).toStdString(),
                                  {png.constData(), static_cast<std::size_t>(png.size())});
        !added) {
        m_error = added.error();
        return std::nullopt;
    }
    return ReportPicture{title.toStdString(), file.toStdString()};
}

} // namespace qs
