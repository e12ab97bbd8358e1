// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

class QSplitter;
class QTableView;
class QTimer;

namespace qs {

/// Gives the rest of a vertical splitter what a table in its last pane does not fill: a table of three rows leaves its
/// room to the charts, one of thirty has its share back. The share is the user's, who drags the handle; until then the
/// table shows four rows, where what is above it keeps its smallest height.
class TableFit : public QObject
{
public:
    TableFit(QSplitter& splitter, QTableView& table);

    /// What the splitter keeps of its sizes: the shares, whatever the table fills of its own at the moment. Of any
    /// splitter.
    static QByteArray stateOf(QSplitter& splitter);
    static void restore(QSplitter& splitter, const QByteArray& state);
    static void setSizes(QSplitter& splitter, const QList<int>& sizes);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static TableFit* of(const QSplitter& splitter);
    void release();
    void later();
    void fit();
    int needed() const { return needed(rowsHeight()); }
    int needed(int rows) const;
    int rowsHeight() const;

    QSplitter& m_splitter;
    QTableView& m_table;
    QTimer* m_later;
    bool m_dragged = false;
    double m_share = 0; ///< of the splitter that is the table's at most; 0: as the splitter has it at the next fit
};

} // namespace qs
