// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QString>

#include <memory>

class QTemporaryDir;

namespace qs {

class ChartContent;
class ChartWidget;

/// A chart for other programs: PNG (2x, light theme), SVG, and its values as text. The caller owns it.
std::unique_ptr<QMimeData> chartMimeData(const ChartWidget& chart);

/// Takes a chart out of the window by drag and drop. Programs that want a file get one in a folder of its own, which
/// goes with this object: it has to live on after the drop, since they read when they please.
class ChartDragSource
{
public:
    ChartDragSource();
    ~ChartDragSource();

    /// As chartMimeData(), with a PDF and the address of a PNG file. Without a file where none could be written.
    std::unique_ptr<QMimeData> mimeData(const ChartWidget& chart);
    /// Returns after the drop.
    void drag(ChartWidget& chart);

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// A title as the name of a file: without what file systems or shells take for something else, at most 80 characters.
QString chartFileName(const ChartWidget& chart);
QString chartFileName(const ChartContent& chart);

} // namespace qs
