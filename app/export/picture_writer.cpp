// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/picture_writer.h"

#include "app/export/chart_notes_json.h"
#include "gpu/formats/atomic_file.h"
#include "widgets/charts/chart_widget.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>

namespace qs {
namespace {

constexpr qreal kScale = 2.0;

/// Context of the translations of the report.
struct ReportExporter
{
    Q_DECLARE_TR_FUNCTIONS(ReportExporter)
};

} // namespace

void PictureWriter::save(ChartWidget& chart, QSize size, const QString& name)
{
    if (m_error) return;
    showNotes(chart, nlohmann::json{{"", m_notes}}, QString());
    const QString file = QStringLiteral("artifacts/") + name + QStringLiteral(".png");
    const QString path = m_folder + QLatin1Char('/') + file;
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!chart.renderImage(size, kScale, m_theme).save(&buffer, "PNG")) {
        m_error = Error{ErrorCode::Memory, ReportExporter::tr("The picture %1 could not be drawn.").arg(file).toStdString(),
                        ReportExporter::tr("Close other programs and export again.").toStdString()};
        return;
    }
    const std::string_view bytes(png.constData(), static_cast<std::size_t>(png.size()));
    if (auto r = writeFileAtomically(QFile::encodeName(path).toStdString(), bytes); !r) {
        m_error = r.error();
        return;
    }
    m_files << path;
    m_pictures.push_back({chart.title().toStdString(), file.toStdString()});
}

} // namespace qs
