// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an SVG icon at one size, for the folders of the icon theme. Usage: draw_icon FILE.svg SIZE FILE.png
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    const int size = argc == 4 ? std::atoi(argv[2]) : 0;
    if (size < 1 || size > 4096) return std::fprintf(stderr, "Usage: draw_icon FILE.svg SIZE FILE.png\n"), 2;
    const QString target = QString::fromLocal8Bit(argv[3]);
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    if (!drawing.isValid()) return std::fprintf(stderr, "draw_icon: %s is no SVG.\n", argv[1]), 1;
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter, QRectF(0, 0, size, size));
    painter.end();
    if (!QDir().mkpath(QFileInfo(target).path()) || !picture.save(target, "PNG"))
        return std::fprintf(stderr, "draw_icon: %s cannot be written.\n", argv[3]), 1;
    return 0;
}
