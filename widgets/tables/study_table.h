// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/study_model.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace qs {

/// The table of a mode study: sortable, copied as TSV or Markdown.
class StudyTable : public QTableView
{
    Q_OBJECT

public:
    explicit StudyTable(QWidget* parent = nullptr);

    /// Shows a model, which is not owned.
    void setStudyModel(StudyModel* model);
    /// All rows as sorted, in the C locale.
    QString toMarkdown() const;
    /// Likewise, tab separated, with the full precision of the values.
    QString toTsv() const;

    /// Mode or plan of the current row; empty without one.
    QString activeMode() const;
    /// Makes the row of `mode` the current one; an unknown one clears the selection.
    void setActiveMode(const QString& mode);

signals:
    void activeModeChanged(const QString& mode);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void takeInk();
    void fitColumns();
    void copy(bool markdown);
    QString tsv(const QList<int>& rows) const;
    QString markdown(const QList<int>& rows) const;

    StudyModel* m_model = nullptr;
    QSortFilterProxyModel* m_proxy = nullptr;
};

} // namespace qs
