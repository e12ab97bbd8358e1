// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/table/chart_table.h"

#include <QDialog>
#include <QPointer>

class QBoxLayout;
class QLabel;
class QTableView;

namespace qs {

class ChartTableModel;
class ChartWidget;

/// The values of a chart in a table that can be sorted, copied and saved, below the sentences that say what the chart
/// shows. A snapshot: 'Refresh' takes the values anew.
class ChartTableDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ChartTableDialog(ChartWidget& chart);
    /// Opens the dialog of a chart, or brings the open one forward with new values.
    static ChartTableDialog* show(ChartWidget& chart);

    QTableView& view() { return *m_view; }
    /// Rows in the order on the screen; of the selection, where more than one cell is selected.
    ChartTable shownTable() const;
    /// Writes the CSV, whole or not at all; says in the dialog where it fails.
    bool saveTo(const QString& path);

public slots:
    void refresh();
    void copyTsv() const;
    void copyMarkdown() const;
    void save();

private:
    void makeButtons(QBoxLayout& column);
    void showStatus(const QString& text);

    QPointer<ChartWidget> m_chart;
    QString m_fileName;
    ChartTableModel* m_model;
    QTableView* m_view;
    QLabel *m_summary, *m_status;
};

} // namespace qs
