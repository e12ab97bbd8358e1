// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/copyable_table.h"

#include "widgets/style/theme.h"
#include "widgets/tables/table_text.h"
#include "widgets/tables/unknown_last_sorter.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>

namespace qs {

CopyableTable::CopyableTable(int sortRole, QWidget* parent) : QTableView(parent), m_proxy(new UnknownLastSorter(this))
{
    m_proxy->setSortRole(sortRole);
    QTableView::setModel(m_proxy);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    // Before sorting is enabled: rows stand as the model has them until a header is clicked.
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    makeActions();
}

void CopyableTable::makeActions()
{
    m_copyTsv = new QAction(this);
    m_copyTsv->setShortcut(QKeySequence::Copy);
    m_copyTsv->setToolTip(tr("Put the selected rows, or all, on the clipboard for a spreadsheet"));
    m_copyMarkdown = new QAction(this);
    m_copyMarkdown->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    m_copyMarkdown->setToolTip(tr("Put the selected rows, or all, on the clipboard as Markdown"));
    for (QAction* action : copyActions()) {
        action->setShortcutContext(Qt::WidgetShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, action] { copy(action == m_copyMarkdown); });
    }
    nameActions();
}

void CopyableTable::nameActions()
{
    const bool selected = selectionModel() && selectionModel()->hasSelection();
    m_copyTsv->setText(selected ? tr("&Copy the selected rows as TSV") : tr("&Copy the table as TSV"));
    m_copyMarkdown->setText(selected ? tr("Copy the selected rows as &Markdown") : tr("Copy the table as &Markdown"));
}

QList<int> CopyableTable::copiedColumns() const
{
    QList<int> columns;
    for (int column = 0; column < m_proxy->columnCount(); ++column)
        columns << column;
    return columns;
}

QStringList CopyableTable::headers(bool fullPrecision) const
{
    QStringList names;
    for (const int column : copiedColumns())
        names << headerText(column, fullPrecision);
    return names;
}

QList<QStringList> CopyableTable::cells(const QList<int>& rows, bool fullPrecision) const
{
    const QList<int> columns = copiedColumns();
    QList<QStringList> all;
    for (const int row : rows) {
        all << QStringList();
        for (const int column : columns)
            all.last() << cellText(m_proxy->index(row, column), fullPrecision);
    }
    return all;
}

QString CopyableTable::tsv(const QList<int>& rows) const { return tsvText(headers(true), cells(rows, true)); }

QString CopyableTable::markdown(const QList<int>& rows) const
{
    QList<bool> numeric;
    for (const int column : copiedColumns())
        numeric << isNumber(column);
    return markdownText(headers(false), numeric, cells(rows, false));
}

QString CopyableTable::toMarkdown() const { return markdown(allRows(*this)); }
QString CopyableTable::toTsv() const { return tsv(allRows(*this)); }

void CopyableTable::copy(bool asMarkdown)
{
    QGuiApplication::clipboard()->setText(asMarkdown ? markdown(copiedRows(*this)) : tsv(copiedRows(*this)));
}

void CopyableTable::keyPressEvent(QKeyEvent* event)
{
    // Escape and Space belong to the window (stop, run); the table has nothing to do with them.
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Space) return event->ignore();
    QTableView::keyPressEvent(event);
}

void CopyableTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    addActionsTo(menu);
    if (!menu.isEmpty()) menu.addSeparator();
    nameActions();
    menu.addActions(copyActions());
    menu.exec(event->globalPos());
}

void CopyableTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) takeInk();
    if (event->type() == QEvent::FontChange) verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
}

void CopyableTable::paintEmpty(const QString& text)
{
    if (m_proxy->rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(Theme::fromPalette(palette()).muted);
    painter.drawText(viewport()->rect().adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace qs
