// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_picture_file.h"

#include "widgets/charts/core/chart_widget.h"

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
    generator.setDescription(chart.summary);
    generator.setSize(o.size);
    generator.setViewBox(QRectF(QPointF(), QSizeF(o.size) / o.magnify));
    generator.setResolution(qRound(o.screenDpi));
    {
        QPainter painter(&generator);
        chart.paintPicture(painter, QSizeF(o.size) / o.magnify, o.theme);
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
        chart.paintPicture(painter, QSizeF(o.size) / o.magnify, o.theme);
    }
    return bytes;
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

DrawnChart drawChart(const ChartContent& content, const ChartPictureOptions& options)
{
    if (options.format == ChartFormat::Svg) return {{}, svg(content, options)};
    if (options.format == ChartFormat::Pdf) return {{}, pdf(content, options)};
    return {content.image(options.size, options.magnify, options.dpi / 96, options.theme), {}};
}

QByteArray packed(const DrawnChart& drawn)
{
    if (drawn.image.isNull()) return drawn.bytes;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return drawn.image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray chartPicture(const ChartWidget& chart, const ChartPictureOptions& options)
{
    return packed(drawChart(*chart.detached(), options));
}

} // namespace qs
