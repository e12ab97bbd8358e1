// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace qs {

/// The columns that name a row, over the left edge of a table that is scrolled sideways (over the right one where that
/// is read from right to left). It shares the table's rows, selection, sorting and delegates, and takes no focus.
class FrozenColumns : public QTableView
{
    Q_OBJECT

public:
    explicit FrozenColumns(QTableView& table);

    /// Columns of the model that stay; they come first in the table. Of those that leave less than half of the table to
    /// the others only the first one stays.
    void setColumns(const QList<int>& columns);
    /// Model, widths or place of the table are others now.
    void follow();
    /// Whether a column stays in its place.
    bool isFrozen(int column) const { return m_held.contains(column); }
    /// Pixels by which a rectangle of the table's viewport lies below the columns that stay; 0: it is in sight.
    int covered(const QRect& rect) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void updateGeometries() override;

private:
    void connectHeaders();
    void updateFrozen();
    /// Of a table that is being deleted a plain widget is left for a while, whose scroll bars and headers still report.
    bool hasTable() const { return qobject_cast<const QTableView*>(parent()) != nullptr; }
    void place();

    QTableView& m_table;
    QList<int> m_columns, m_held;
    int m_width = 0;
    bool m_placing = false;
};

} // namespace qs
