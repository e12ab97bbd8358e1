// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/sweep_model.h"

#include <QTableView>

class QSortFilterProxyModel;
class QTimer;

namespace qs {

/// The points of a sweep as a table: sortable, copied as TSV or Markdown.
class SweepTable : public QTableView
{
    Q_OBJECT

public:
    explicit SweepTable(QWidget* parent = nullptr);

    /// Shows a model, which is not owned.
    void setSweep(SweepModel* model);

    /// All rows as sorted, in the C locale.
    QString toMarkdown() const;
    /// Likewise, tab separated, with the full precision of the values; times per element in ns.
    QString toTsv() const;

    /// Mode and point of the current row; empty and −1 without one.
    QString activeMode() const;
    int activePoint() const;
    /// Makes the row of a mode at a point the current one; an unknown one clears the selection.
    void setActive(int point, const QString& mode);

signals:
    /// The current row changed.
    void activeChanged(int point, const QString& mode);
    void moreSamplesRequested(int point);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void takeInk();
    void fitColumns(int rows);
    void copy(bool markdown);
    QString tsv(const QList<int>& rows) const;
    QString markdown(const QList<int>& rows) const;

    SweepModel* m_model = nullptr;
    QSortFilterProxyModel* m_proxy = nullptr;
    QTimer* m_fitting;
};

} // namespace qs
