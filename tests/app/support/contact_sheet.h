// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every state of the window, small and with captions, on sheets that can be looked at.
#pragma once

#include "widgets/style/theme.h"

#include <QDir>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QString>

#include <algorithm>
#include <vector>

namespace qs {

/// Collects thumbnails in rows (a row is a state) and draws them all.
class ContactSheet
{
public:
    explicit ContactSheet(int thumbWidth = 320) : m_width(thumbWidth) {}

    /// At the end of the row of that name, which is made where there is none.
    void add(const QString& row, const QString& caption, const QImage& picture)
    {
        if (picture.isNull()) return;
        auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& r) { return r.name == row; });
        if (found == m_rows.end()) found = m_rows.insert(found, {row, {}});
        QImage small = picture.scaledToWidth(m_width, Qt::SmoothTransformation);
        small.setDevicePixelRatio(1);
        found->cells.push_back({caption, small});
    }
    std::size_t rows() const { return m_rows.size(); }
    std::size_t pictures() const
    {
        std::size_t all = 0;
        for (const Row& row : m_rows)
            all += row.cells.size();
        return all;
    }

    QImage draw() const
    {
        std::size_t columns = 1;
        int height = kGap;
        for (const Row& row : m_rows) {
            columns = std::max(columns, row.cells.size());
            height += rowHeight(row) + kTitle + kGap;
        }
        QImage sheet(static_cast<int>(columns) * (m_width + kGap) + kGap, height, QImage::Format_RGB32);
        sheet.fill(QColor(0xdd, 0xe0, 0xe4));
        QPainter painter(&sheet);
        int y = kGap;
        for (const Row& row : m_rows) {
            painter.setPen(Qt::black);
            painter.setFont(Theme::font(15, QFont::DemiBold));
            painter.drawText(kGap, y + 16, row.name);
            y += kTitle;
            int x = kGap;
            for (const Cell& cell : row.cells) {
                painter.setFont(Theme::font(11));
                painter.drawText(x, y + 11, cell.caption);
                painter.drawImage(x, y + kCaption, cell.picture);
                x += m_width + kGap;
            }
            y += rowHeight(row) + kGap;
        }
        return sheet;
    }

private:
    static constexpr int kGap = 12, kTitle = 24, kCaption = 16;
    struct Cell
    {
        QString caption;
        QImage picture;
    };
    struct Row
    {
        QString name;
        std::vector<Cell> cells;
    };
    int rowHeight(const Row& row) const
    {
        int height = 0;
        for (const Cell& cell : row.cells)
            height = std::max(height, cell.picture.height());
        return height + kCaption;
    }

    int m_width;
    std::vector<Row> m_rows;
};

} // namespace qs
