// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace qs {

/// A datum of a chart where it is drawn; `series` and `point` are numbers of the chart's own.
struct ChartDatum
{
    int series = 0, point = 0;
    int plot = 0;        ///< which of the chart's plots it is in
    QPointF at;          ///< pixels
    double x = 0, y = 0; ///< in the values of the plot's axes
    QRectF box;          ///< area that belongs to it: a bar's row, a cell, a label; empty: what is near `at`
};

/// What a chart reports about one datum, in the user's language and with units.
struct ChartReadout
{
    QString series; ///< its name: a mode, a layer
    QString x, y;   ///< where it is, and its value
    QStringList details;
    ChartDatum datum;
    bool valid = false;

    /// Lines of a box that shows it, and the same as a text to be read aloud.
    QStringList lines() const
    {
        QStringList all;
        for (const QString& line : QStringList{series, x, y} + details)
            if (!line.isEmpty()) all << line;
        return all;
    }
    QString text() const { return lines().join(QStringLiteral(". ")); }
};

} // namespace qs
