// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_mime.h"

#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/charts/core/chart_widget.h"

#include <QDrag>
#include <QFile>
#include <QPixmap>
#include <QTemporaryDir>
#include <QUrl>

namespace qs {

namespace {

QSize sizeOf(const ChartWidget& chart) { return chart.size().expandedTo({700, 380}); }

QString fileName(QString name)
{
    for (QChar& c : name)
        if (!c.isLetterOrNumber() && !QStringLiteral(" -_.,()×").contains(c)) c = QLatin1Char('_');
    name = name.simplified().left(80);
    while (name.startsWith(QLatin1Char('.')) || name.startsWith(QLatin1Char('-')))
        name.remove(0, 1);
    return name.isEmpty() ? QStringLiteral("chart") : name;
}

} // namespace

QString chartFileName(const ChartWidget& chart)
{
    return fileName(chart.title().isEmpty() ? chart.objectName() : chart.title());
}

QString chartFileName(const ChartContent& chart)
{
    return fileName(chart.title.isEmpty() ? chart.chartName : chart.title);
}

std::unique_ptr<QMimeData> chartMimeData(const ChartWidget& chart)
{
    auto data = std::make_unique<QMimeData>();
    data->setImageData(chart.renderImage(sizeOf(chart), 2.0, Theme::light()));
    data->setData(QStringLiteral("image/svg+xml"),
                  chartPicture(chart.content(), {ChartFormat::Svg, sizeOf(chart), 1, 96, Theme::light()}));
    data->setText(chart.dataText());
    return data;
}

ChartDragSource::ChartDragSource() = default;
ChartDragSource::~ChartDragSource() = default;

std::unique_ptr<QMimeData> ChartDragSource::mimeData(const ChartWidget& chart)
{
    auto data = chartMimeData(chart);
    const QByteArray png = chartPicture(chart.content(), {ChartFormat::Png, sizeOf(chart), 1, 192, Theme::light()});
    data->setData(QStringLiteral("image/png"), png);
    data->setData(QStringLiteral("application/pdf"),
                  chartPicture(chart.content(), {ChartFormat::Pdf, sizeOf(chart), 1, 300, Theme::light()}));
    if (!m_folder) m_folder = std::make_unique<QTemporaryDir>();
    if (!m_folder->isValid()) return data;
    QFile file(m_folder->filePath(chartFileName(chart) + QStringLiteral(".png")));
    const bool written = file.open(QIODevice::WriteOnly) && file.write(png) == png.size() && file.flush();
    if (written) data->setUrls({QUrl::fromLocalFile(file.fileName())});
    return data;
}

void ChartDragSource::drag(ChartWidget& chart)
{
    auto* drag = new QDrag(&chart); // deletes itself
    drag->setMimeData(mimeData(chart).release());
    const double shown = std::min(1.0, 240.0 / chart.width());
    const double ratio = chart.devicePixelRatioF();
    QPixmap picture = QPixmap::fromImage(chart.renderImage(chart.size(), shown * ratio, chart.theme()));
    picture.setDevicePixelRatio(ratio);
    drag->setPixmap(picture);
    drag->setHotSpot(QPoint(12, 12));
    drag->exec(Qt::CopyAction);
}

} // namespace qs
