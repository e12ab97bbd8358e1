// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/copyable_table.h"

#include "widgets/style/theme.h"
#include "widgets/tables/table_text.h"
#include "widgets/tables/unknown_last_sorter.h"

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
    if (event->matches(QKeySequence::Copy)) return copy(false);
    if (event->keyCombination() == QKeyCombination(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_C)) return copy(true);
    // Escape and Space belong to the window (stop, run); the table has nothing to do with them.
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Space) return event->ignore();
    QTableView::keyPressEvent(event);
}

void CopyableTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    addActionsTo(menu);
    if (!menu.isEmpty()) menu.addSeparator();
    const QString what = selectionModel()->hasSelection() ? tr("selected rows") : tr("table");
    menu.addAction(tr("&Copy %1 as TSV").arg(what) + QStringLiteral("\tCtrl+C"), this, [this] { copy(false); });
    menu.addAction(tr("Copy %1 as &Markdown").arg(what) + QStringLiteral("\tCtrl+Shift+C"), this, [this] { copy(true); });
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
