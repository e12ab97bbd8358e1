// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QByteArray>
#include <QSize>
#include <QString>

namespace qs {

class ChartContent;

enum class ChartFormat { Png, Svg, Pdf };

/// 'png', 'svg', 'pdf'.
QString suffixOf(ChartFormat format);

/// Of the screen, on the GUI thread.
double logicalScreenDpi();

/// How a chart becomes a file.
struct ChartPictureOptions
{
    ChartFormat format = ChartFormat::Png;
    QSize size{1200, 675}; ///< of the picture on its page, in pixels of 1/96 inch
    double magnify = 1;    ///< type and lines are larger by this factor, as a slide wants them
    double dpi = 192;      ///< of a PNG: so many pixels to the inch; of a PDF its grid
    Theme theme = Theme::light();
    double screenDpi = logicalScreenDpi(); ///< of an SVG: any other changes the size of text against that of lines
    QString source{};                      ///< what was measured where, below the picture; empty: nothing

    /// Size in which the chart lays itself out.
    QSize logical() const { return (QSizeF(size) / magnify).toSize(); }
    /// Of a PNG, in its own pixels.
    QSize pixels() const { return (QSizeF(size) * dpi / 96).toSize(); }
};

/// The file's content, on any thread; empty where there is no memory for it. As seen: with zoom, axes and notes of the
/// chart, whether shown or not.
QByteArray chartPicture(const ChartContent& chart, const ChartPictureOptions& options);

} // namespace qs
