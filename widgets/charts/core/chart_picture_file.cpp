// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_picture_file.h"

#include "widgets/charts/core/chart_content.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QScreen>
#include <QSvgGenerator>

namespace qs {

namespace {

QByteArray svg(const ChartContent& chart, const ChartPictureOptions& o)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(chart.title);
    generator.setDescription(chart.summary());
    generator.setSize(o.size);
    generator.setViewBox(QRectF(QPointF(), QSizeF(o.size) / o.magnify));
    generator.setResolution(qRound(o.screenDpi));
    {
        QPainter painter(&generator);
        chart.paintPicture(painter, QSizeF(o.size) / o.magnify, o.theme, o.source);
    }
    bytes.replace("font-family=\"Inter Tabular\"",
                  "font-family=\"Inter Tabular, Inter, Helvetica, Arial, sans-serif\"");
    return bytes;
}

QByteArray pdf(const ChartContent& chart, const ChartPictureOptions& o)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(chart.title);
        writer.setPageSize(QPageSize(QSizeF(o.size) * 0.75, QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(qRound(std::max(o.dpi, 300.0)));
        QPainter painter(&writer);
        painter.scale(writer.width() * o.magnify / o.size.width(), writer.height() * o.magnify / o.size.height());
        chart.paintPicture(painter, QSizeF(o.size) / o.magnify, o.theme, o.source);
    }
    return bytes;
}

QByteArray png(const ChartContent& chart, const ChartPictureOptions& o)
{
    const QImage image = chart.image(o.size, o.magnify, o.dpi / 96, o.theme, o.source);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return !image.isNull() && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

} // namespace

QString suffixOf(ChartFormat format)
{
    return format == ChartFormat::Svg   ? QStringLiteral("svg")
           : format == ChartFormat::Pdf ? QStringLiteral("pdf")
                                        : QStringLiteral("png");
}

double logicalScreenDpi()
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen ? screen->logicalDotsPerInch() : 96;
}

QByteArray chartPicture(const ChartContent& chart, const ChartPictureOptions& options)
{
    switch (options.format) {
    case ChartFormat::Svg:
        return svg(chart, options);
    case ChartFormat::Pdf:
        return pdf(chart, options);
    case ChartFormat::Png:
        break;
    }
    return png(chart, options);
}

} // namespace qs
