// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_table_dialog.h"

#include "widgets/charts/core/chart_mime.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/table/chart_table_model.h"
#include "widgets/controls/local_files.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTableView>

namespace qs {

ChartTableDialog::ChartTableDialog(ChartWidget& chart)
    : QDialog(chart.window()), m_chart(&chart), m_fileName(chartFileName(chart)), m_model(new ChartTableModel(this)),
      m_view(new QTableView(this)), m_summary(new QLabel(this)), m_status(new QLabel(this))
{
    setObjectName(QStringLiteral("chartTableDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(chart.title().isEmpty() ? tr("Chart data") : tr("Data of “%1”").arg(chart.title()));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setAccessibleName(tr("Values shown in the chart"));
    m_summary->setMargin(2);
    auto* scroll = new QScrollArea(this); // a summary of twenty modes must not push the table out
    scroll->setWidget(m_summary);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setObjectName(QStringLiteral("chartTableSummary"));
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_view->setObjectName(QStringLiteral("chartTable"));
    m_view->setAccessibleName(tr("Chart values"));
    m_view->setModel(m_model);
    m_view->setSortingEnabled(true);
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_view->horizontalHeader()->setSortIndicatorClearable(true);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll);
    column->addWidget(m_view, 1);
    m_status->setWordWrap(true);
    column->addWidget(m_status);
    makeButtons(*column);
    connect(new QShortcut(QKeySequence::Copy, this), &QShortcut::activated, this, &ChartTableDialog::copyTsv);
    connect(&chart, &QObject::destroyed, this, &QWidget::close);
    resize(std::clamp(120 + 130 * static_cast<int>(chart.dataTable().columns().size()), 560, 960), 520);
    refresh();
    m_view->setFocus();
}

void ChartTableDialog::makeButtons(QBoxLayout& column)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [&](const char* name, const QString& text, const QString& tip, auto slot) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, slot);
    };
    add("tableCopy", tr("&Copy"),
        tr("Copy the table to the clipboard for a spreadsheet. If rows are selected, only those are copied."),
        &ChartTableDialog::copyTsv);
    add("tableMarkdown", tr("Copy as &Markdown"), tr("Copy the table to the clipboard as Markdown"),
        &ChartTableDialog::copyMarkdown);
    add("tableSave", tr("&Save as CSV…"), tr("Save the table to a file. Numbers use a decimal point."),
        &ChartTableDialog::save);
    add("tableRefresh", tr("&Refresh"), tr("Reload the values from the chart"), &ChartTableDialog::refresh);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    column.addWidget(buttons);
}

ChartTableDialog* ChartTableDialog::show(ChartWidget& chart)
{
    for (ChartTableDialog* open : chart.window()->findChildren<ChartTableDialog*>(Qt::FindDirectChildrenOnly))
        if (open->m_chart == &chart) {
            open->refresh();
            open->raise();
            open->activateWindow();
            return open;
        }
    auto* dialog = new ChartTableDialog(chart);
    dialog->setVisible(true);
    return dialog;
}

void ChartTableDialog::refresh()
{
    if (!m_chart) return;
    m_summary->setText(m_chart->summary());
    const int needed =
        fontMetrics().boundingRect(QRect(0, 0, width() - 60, 10'000), Qt::TextWordWrap, m_summary->text()).height();
    findChild<QScrollArea*>(QStringLiteral("chartTableSummary"))
        ->setFixedHeight(std::min(needed, 4 * fontMetrics().lineSpacing()) + 10);
    m_model->setTable(m_chart->dataTable());
    m_model->sort(m_view->horizontalHeader()->sortIndicatorSection(), m_view->horizontalHeader()->sortIndicatorOrder());
    // By the titles and the first rows: measuring a hundred thousand would take seconds.
    m_view->horizontalHeader()->setResizeContentsPrecision(50);
    m_view->resizeColumnsToContents();
    showStatus(m_model->rowCount() == 0 ? tr("The chart has no values yet.")
                                        : tr("%n row(s)", nullptr, m_model->rowCount()));
}

void ChartTableDialog::showStatus(const QString& text) { m_status->setText(text); }

ChartTable ChartTableDialog::shownTable() const
{
    ChartTable table(m_model->table().columns());
    const QModelIndexList selected = m_view->selectionModel()->selectedIndexes();
    QVector<bool> wanted(m_model->rowCount(), selected.size() < 2);
    if (selected.size() >= 2)
        for (const QModelIndex& index : selected)
            wanted[index.row()] = true;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!wanted[row]) continue;
        QVector<QVariant> cells;
        for (int i = 0; i < m_model->columnCount(); ++i)
            cells << m_model->index(row, i).data(Qt::UserRole);
        table.addRow(cells);
    }
    return table;
}

void ChartTableDialog::copyTsv() const { QGuiApplication::clipboard()->setText(shownTable().tsv()); }
void ChartTableDialog::copyMarkdown() const { QGuiApplication::clipboard()->setText(shownTable().markdown()); }

void ChartTableDialog::save()
{
    const QString start = QDir::home().filePath(m_fileName + QStringLiteral(".csv"));
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save values"), start, tr("Comma separated values (*.csv)"));
    if (!path.isEmpty()) saveTo(path);
}

bool ChartTableDialog::saveTo(const QString& path)
{
    const QString problem = writeFile(path, shownTable().csv().toUtf8());
    showStatus(problem.isEmpty() ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path)) : problem);
    return problem.isEmpty();
}

} // namespace qs
