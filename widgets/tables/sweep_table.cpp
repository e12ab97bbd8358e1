// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/sweep_table.h"

#include "widgets/tables/table_text.h"
#include "widgets/tables/unknown_last_sorter.h"

#include "widgets/style/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTimer>

#include <algorithm>

namespace qs {

SweepTable::SweepTable(QWidget* parent) : QTableView(parent), m_proxy(new UnknownLastSorter(this)), m_fitting(new QTimer(this))
{
    // A running sweep changes cells all the time; widths follow a moment later.
    m_fitting->setSingleShot(true);
    m_fitting->setInterval(150);
    connect(m_fitting, &QTimer::timeout, this, [this] { fitColumns(0); });
    setObjectName(QStringLiteral("sweepTable"));
    setAccessibleName(tr("Points of the sweep"));
    m_proxy->setSortRole(SweepModel::RawRole);
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
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder); // in the order of measuring until a header is clicked
    setSortingEnabled(true);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { emit activeChanged(activePoint(), activeMode()); });
}

void SweepTable::setSweep(SweepModel* model)
{
    if (m_model) {
        m_model->disconnect(this);
        m_model->disconnect(m_fitting);
    }
    m_model = model;
    m_proxy->setSourceModel(model);
    if (!model) return;
    connect(model, &QAbstractItemModel::modelReset, this, [this] { fitColumns(500); });
    connect(model, &QAbstractItemModel::dataChanged, m_fitting, qOverload<>(&QTimer::start));
    takeInk();
    fitColumns(500);
}

void SweepTable::takeInk()
{
    const Theme theme = Theme::fromPalette(palette());
    if (m_model)
        m_model->setInk({theme.muted, theme.readable(theme.warning, theme.background), theme.readable(theme.accent, theme.background)});
}

// Columns only grow, so that nothing jumps to and fro while figures change.
// `rows`: how many are looked at; 0: those in sight.
void SweepTable::fitColumns(int rows)
{
    horizontalHeader()->setResizeContentsPrecision(rows);
    for (int column = 0; column < kSweepColumns; ++column) {
        const int wanted = std::max(sizeHintForColumn(column) + 8, horizontalHeader()->sectionSizeHint(column));
        if (wanted > columnWidth(column) || m_proxy->rowCount() == 0) setColumnWidth(column, wanted);
    }
}

QString SweepTable::activeMode() const { return currentIndex().data(SweepModel::ModeNameRole).toString(); }

int SweepTable::activePoint() const
{
    const QVariant point = currentIndex().data(SweepModel::PointRole);
    return point.isValid() ? point.toInt() : -1;
}

void SweepTable::setActive(int point, const QString& mode)
{
    if (!m_model || (point == activePoint() && mode == activeMode())) return;
    const int row = m_model->rowOf(point, mode);
    if (row < 0) {
        clearSelection();
        setCurrentIndex({});
    } else {
        setCurrentIndex(m_proxy->mapFromSource(m_model->index(row, 0)));
    }
}

QString SweepTable::tsv(const QList<int>& rows) const
{
    QStringList header;
    for (int column = 0; column < kSweepColumns; ++column) {
        const auto id = static_cast<SweepColumn>(column);
        header << (id == SweepColumn::ElementTime ? tr("ns/element") : SweepModel::header(id));
    }
    QList<QStringList> lines;
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < kSweepColumns; ++column) {
            const QModelIndex index = m_proxy->index(row, column);
            const QVariant raw = index.data(SweepModel::RawRole);
            if (static_cast<SweepColumn>(column) == SweepColumn::State) cells << index.data(SweepModel::ExportRole).toString();
            else cells << (raw.typeId() == QMetaType::Double ? QString::number(raw.toDouble(), 'g', 9) : raw.toString());
        }
        lines << cells;
    }
    return tsvText(header, lines);
}

QString SweepTable::markdown(const QList<int>& rows) const
{
    QStringList header;
    QList<bool> numeric;
    for (int column = 0; column < kSweepColumns; ++column) {
        header << SweepModel::header(static_cast<SweepColumn>(column));
        numeric << SweepModel::isNumber(static_cast<SweepColumn>(column));
    }
    QList<QStringList> lines;
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < kSweepColumns; ++column)
            cells << m_proxy->index(row, column).data(SweepModel::ExportRole).toString();
        lines << cells;
    }
    return markdownText(header, numeric, lines);
}

QString SweepTable::toMarkdown() const { return markdown(allRows(*this)); }
QString SweepTable::toTsv() const { return tsv(allRows(*this)); }

void SweepTable::copy(bool asMarkdown)
{
    QGuiApplication::clipboard()->setText(asMarkdown ? markdown(copiedRows(*this)) : tsv(copiedRows(*this)));
}

void SweepTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) return copy(false);
    if (event->keyCombination() == QKeyCombination(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_C)) return copy(true);
    // Escape and Space belong to the window (stop, run).
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Space) return event->ignore();
    QTableView::keyPressEvent(event);
}

void SweepTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    const int point = activePoint();
    QAction* more = menu.addAction(tr("&More samples for this point"), this, [this, point] { emit moreSamplesRequested(point); });
    more->setEnabled(point >= 0);
    menu.addSeparator();
    const QString what = selectionModel()->hasSelection() ? tr("selected rows") : tr("table");
    menu.addAction(tr("&Copy %1 as TSV").arg(what) + QStringLiteral("\tCtrl+C"), this, [this] { copy(false); });
    menu.addAction(tr("Copy %1 as &Markdown").arg(what) + QStringLiteral("\tCtrl+Shift+C"), this, [this] { copy(true); });
    menu.exec(event->globalPos());
}

void SweepTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) takeInk();
    if (event->type() == QEvent::FontChange) verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
}

} // namespace qs
