// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/copyable_table.h"

#include "widgets/style/theme.h"
#include "widgets/tables/frozen_columns.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace qs {

namespace {

constexpr int kSortArrow = 10;   ///< pixels
constexpr int kCellMargins = 16; ///< pixels, of both sides

/// Cells without a value stay at the end, whichever way the column is sorted.
class UnknownLastSorter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const bool leftKnown = left.data(sortRole()).isValid();
        const bool rightKnown = right.data(sortRole()).isValid();
        if (leftKnown && rightKnown) return QSortFilterProxyModel::lessThan(left, right);
        if (leftKnown == rightKnown) return false;
        return sortOrder() == Qt::AscendingOrder ? leftKnown : rightKnown;
    }
};

} // namespace

CopyableTable::CopyableTable(int widest, QWidget* parent)
    : QTableView(parent), m_proxy(new UnknownLastSorter(this)), m_widest(widest)
{
    m_proxy->setSortRole(TableModel::RawRole);
    QTableView::setModel(m_proxy);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    connectHeader();
    m_frozen = new FrozenColumns(*this);
    makeActions();
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { emit activeModeChanged(activeMode()); });
}

void CopyableTable::connectHeader()
{
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setFirstSectionMovable(false);
    // Before sorting is enabled: rows stand as the model has them until a header is clicked.
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    // After the rows were sorted: the first ones are seen again, and in any case the chosen one.
    connect(header, &QHeaderView::sortIndicatorChanged, this, [this] {
        fitColumns();
        scrollToTop();
        if (selectionModel()->hasSelection()) scrollTo(currentIndex());
    });
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int before, int size) {
        if (!m_sharing && before > 0 && size > 0) m_widthsByUser.insert(column); // else it was hidden, or is
    });
}

void CopyableTable::setTable(TableModel* model)
{
    if (m_table) m_table->disconnect(this);
    m_table = model;
    m_proxy->setSourceModel(model);
    if (!model) return;
    connect(model, &QAbstractItemModel::modelReset, this, [this] { fitColumns(); });
    connect(model, &QAbstractItemModel::rowsInserted, this, [this] { fitColumns(); });
    connect(model, &QAbstractItemModel::dataChanged, this, [this] { followValues(); });
    model->setInk(TableInk::of(palette()));
    refitColumns();
}

void CopyableTable::refitColumns()
{
    forgetWidths();
    fitColumns();
}

void CopyableTable::forgetWidths()
{
    m_natural.clear();
    m_widthsByUser.clear();
}

void CopyableTable::setWidthByUser(int column, int width)
{
    m_widthsByUser.insert(column);
    m_sharing = true;
    setColumnWidth(column, width);
    m_sharing = false;
}

int CopyableTable::naturalWidth(int column) const
{
    // The header asks for room for its arrow in every column; only one has it.
    const QHeaderView* header = horizontalHeader();
    const int arrow = header->sortIndicatorSection() == column ? 0 : kSortArrow;
    const QString& reserve = m_table->head(column).reserve;
    const int reserved = reserve.isEmpty() ? 0 : fontMetrics().horizontalAdvance(reserve) + kCellMargins;
    return std::max({sizeHintForColumn(column) + 2, header->sectionSizeHint(column) - arrow, reserved});
}

void CopyableTable::fitColumns()
{
    if (m_proxy->rowCount() == 0) m_natural.clear();
    for (int column = 0; column < m_proxy->columnCount(); ++column)
        if (!isColumnHidden(column)) m_natural[column] = std::max(m_natural.value(column), naturalWidth(column));
    share();
}

void CopyableTable::share()
{
    if (!m_table) return;
    QHash<int, int> widths;
    int left = viewport()->width();
    for (int column = 0; column < m_proxy->columnCount(); ++column) {
        if (isColumnHidden(column)) continue;
        const int widest = m_table->head(column).widest > 0 ? m_table->head(column).widest : m_widest;
        if (!m_widthsByUser.contains(column)) widths[column] = std::min(m_natural.value(column), widest);
        left -= widths.value(column, columnWidth(column));
    }
    m_sharing = true;
    QList<int> keys;
    for (int visual = 0; visual < m_proxy->columnCount(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (m_table->head(column).isKey) keys << column;
        if (!widths.contains(column)) continue;
        const int more = std::clamp(m_natural.value(column) - widths[column], 0, std::max(left, 0));
        left -= more;
        setColumnWidth(column, widths[column] + more);
    }
    m_sharing = false;
    m_frozen->setColumns(keys);
}

/// Nothing moves; the scroll bar goes on until the last row stands above what covers it.
void CopyableTable::setCovered(int pixels)
{
    if (pixels == m_covered) return;
    m_covered = pixels;
    updateGeometries();
}

void CopyableTable::updateGeometries()
{
    QScrollBar* bar = verticalScrollBar();
    const int before = bar->value();
    QTableView::updateGeometries();
    if (m_covered <= 0) return;
    bar->setRange(0, std::max(bar->maximum(), verticalHeader()->length() + m_covered - viewport()->height()));
    bar->setValue(before);
}

void CopyableTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    share();
}

// Rows are chosen as a whole, so that columns scroll only for what is below those that stay.
void CopyableTable::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QScrollBar* bar = horizontalScrollBar();
    const int before = bar->value();
    QTableView::scrollTo(index, hint);
    if (!index.isValid()) return;
    const int below = visualRect(index).bottom() + 1 + m_covered - viewport()->height();
    if (m_covered > 0 && below > 0) verticalScrollBar()->setValue(verticalScrollBar()->value() + below);
    if (m_frozen->isFrozen(index.column())) return bar->setValue(before);
    bar->setValue(bar->value() - m_frozen->covered(visualRect(index)));
}

void CopyableTable::selectModes(const QStringList& modes)
{
    QItemSelection rows;
    QModelIndex first;
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const QModelIndex index = m_proxy->index(row, 0);
        const QString mode = index.data(TableModel::ModeNameRole).toString();
        if (!modes.contains(mode)) continue;
        rows.select(index, m_proxy->index(row, m_proxy->columnCount() - 1));
        if (!first.isValid() || mode == modes.front()) first = index;
    }
    if (!first.isValid()) return;
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    scrollTo(first);
}

QString CopyableTable::activeMode() const { return currentIndex().data(TableModel::ModeNameRole).toString(); }

void CopyableTable::setActiveMode(const QString& mode)
{
    if (!m_table || mode == activeMode()) return;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        if (m_proxy->index(row, 0).data(TableModel::ModeNameRole).toString() == mode)
            return setCurrentIndex(m_proxy->index(row, 0));
    clearSelection();
    setCurrentIndex({});
}

void CopyableTable::makeActions()
{
    m_copyTsv = new QAction(this);
    m_copyTsv->setShortcut(QKeySequence::Copy);
    m_copyTsv->setToolTip(tr("Copy the selected rows, or all rows, to the clipboard for a spreadsheet"));
    m_copyMarkdown = new QAction(this);
    m_copyMarkdown->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    m_copyMarkdown->setToolTip(tr("Copy the selected rows, or all rows, to the clipboard as Markdown"));
    m_copyLatex = new QAction(this);
    m_copyLatex->setToolTip(tr("Copy the selected rows, or all rows, to the clipboard as a LaTeX tabular"));
    const QList<QAction*> actions = copyActions();
    for (qsizetype i = 0; i < actions.size(); ++i) { // in the order of the formats
        actions[i]->setShortcutContext(Qt::WidgetShortcut);
        addAction(actions[i]);
        connect(actions[i], &QAction::triggered, this, [this, format = static_cast<TableFormat>(i)] {
            QGuiApplication::clipboard()->setText(text(copiedRows(*this), format));
        });
    }
    nameActions();
}

void CopyableTable::nameActions()
{
    const bool selected = selectionModel() && selectionModel()->hasSelection();
    m_copyTsv->setText(selected ? tr("&Copy the selected rows as TSV") : tr("&Copy the table as TSV"));
    m_copyMarkdown->setText(selected ? tr("Copy the selected rows as &Markdown") : tr("Copy the table as &Markdown"));
    m_copyLatex->setText(selected ? tr("Copy the selected rows as &LaTeX") : tr("Copy the table as &LaTeX"));
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
        names << (fullPrecision ? m_table->exactTitle(column) : m_table->columnTitle(column));
    return names;
}

QString CopyableTable::cellText(const QModelIndex& index, bool fullPrecision) const
{
    const ColumnHead& head = m_table->head(index.column());
    if (!fullPrecision || !head.isNumber || !head.isExact) return index.data(TableModel::ExportRole).toString();
    const QVariant raw = index.data(TableModel::RawRole);
    return raw.typeId() == QMetaType::Double ? QString::number(raw.toDouble(), 'g', 9) : raw.toString();
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

QString CopyableTable::text(const QList<int>& rows, TableFormat format) const
{
    if (format == TableFormat::Tsv) return tsvText(headers(true), cells(rows, true));
    QList<bool> numeric;
    for (const int column : copiedColumns())
        numeric << m_table->head(column).isNumber;
    return (format == TableFormat::Latex ? latexText : markdownText)(headers(false), numeric, cells(rows, false));
}

QString CopyableTable::allText(TableFormat format) const { return text(allRows(*this), format); }

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
    if (event->type() == QEvent::PaletteChange && m_table) m_table->setInk(TableInk::of(palette()));
    if (event->type() == QEvent::FontChange) verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
}

void CopyableTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_proxy->rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(Theme::fromPalette(palette()).muted);
    painter.drawText(viewport()->rect().adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap, emptyText());
}

} // namespace qs
