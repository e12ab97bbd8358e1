// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/frozen_columns.h"

#include "widgets/style/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace qs {

namespace {
constexpr double kMaxPart = 0.5;      ///< part of the table that several columns may take
constexpr double kMaxNamePart = 0.66; ///< part that the first one takes at most
} // namespace

FrozenColumns::FrozenColumns(QTableView& table) : QTableView(&table), m_table(table)
{
    setObjectName(QStringLiteral("frozenColumns"));
    setAccessibleName(m_table.accessibleName());
    setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::NoContextMenu); // the table's
    setModel(table.model());
    // The model of its own has no use.
    QItemSelectionModel* own = selectionModel();
    setSelectionModel(table.selectionModel());
    delete own;
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionBehavior(table.selectionBehavior());
    setSelectionMode(table.selectionMode());
    setEditTriggers(NoEditTriggers);
    setShowGrid(table.showGrid());
    setWordWrap(table.wordWrap());
    setVerticalScrollMode(table.verticalScrollMode());
    verticalHeader()->hide();
    connectHeaders();
    for (const auto& [from, to] : {std::pair(m_table.verticalScrollBar(), verticalScrollBar()),
                                   std::pair(verticalScrollBar(), m_table.verticalScrollBar())})
        connect(from, &QScrollBar::valueChanged, to, &QScrollBar::setValue);
    connect(m_table.verticalScrollBar(), &QScrollBar::rangeChanged, verticalScrollBar(), &QScrollBar::setRange);
    connect(m_table.horizontalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumns::place);
    connect(this, &QTableView::clicked, &m_table, &QTableView::clicked);
    connect(this, &QTableView::doubleClicked, &m_table, &QTableView::doubleClicked);
    connect(this, &QTableView::activated, &m_table, &QTableView::activated);
    hide();
}

void FrozenColumns::connectHeaders()
{
    QHeaderView *own = horizontalHeader(), *of = m_table.horizontalHeader();
    own->setHighlightSections(false);
    own->setSectionsClickable(true);
    own->setSortIndicatorShown(true);
    own->setSortIndicatorClearable(of->isSortIndicatorClearable());
    own->setSortIndicator(of->sortIndicatorSection(), of->sortIndicatorOrder());
    own->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(own, &QWidget::customContextMenuRequested, of, &QWidget::customContextMenuRequested);
    connect(own, &QHeaderView::sortIndicatorChanged, of, &QHeaderView::setSortIndicator);
    connect(of, &QHeaderView::sortIndicatorChanged, own, &QHeaderView::setSortIndicator);
    connect(own, &QHeaderView::sectionResized, of, [this, of](int column, int, int width) {
        if (!m_placing && width > 0) of->resizeSection(column, width);
    });
    connect(of, &QHeaderView::sectionResized, this, &FrozenColumns::follow);
    connect(of, &QHeaderView::sectionMoved, this, &FrozenColumns::follow);
    connect(of, &QHeaderView::geometriesChanged, this, &FrozenColumns::place);
}

/// It goes as far as the table does, which may be further than its rows.
void FrozenColumns::updateGeometries()
{
    if (!hasTable()) return;
    const QScrollBar& of = *m_table.verticalScrollBar();
    const int value = of.value();
    QTableView::updateGeometries();
    verticalScrollBar()->setRange(of.minimum(), of.maximum());
    verticalScrollBar()->setValue(value);
}

void FrozenColumns::setColumns(const QList<int>& columns)
{
    m_columns = columns;
    follow();
}

/// Of the columns that may stay those that come first and leave room for the others.
void FrozenColumns::updateFrozen()
{
    const QHeaderView* of = m_table.horizontalHeader();
    const int room = m_table.viewport()->width();
    m_held.clear();
    m_width = 0;
    for (int visual = 0; visual < of->count(); ++visual) {
        const int column = of->logicalIndex(visual);
        if (of->isSectionHidden(column)) continue;
        const int width = of->sectionSize(column);
        if (!m_columns.contains(column) || (!m_held.isEmpty() && m_width + width > kMaxPart * room)) break;
        m_held << column;
        m_width += width;
    }
    m_width = std::min(m_width, static_cast<int>(kMaxNamePart * room));
}

void FrozenColumns::follow()
{
    if (!hasTable()) return;
    updateFrozen();
    if (m_table.horizontalScrollBar()->value() > 0) place();
}

void FrozenColumns::place()
{
    if (!hasTable()) return;
    const QHeaderView* of = m_table.horizontalHeader();
    const bool needed = m_table.horizontalScrollBar()->value() > 0 && m_width > 0;
    if (!needed) return hide();
    m_placing = true; // widths come from the table
    QHeaderView* own = horizontalHeader();
    for (int column = 0; column < own->count(); ++column) {
        own->setSectionHidden(column, !isFrozen(column));
        if (isFrozen(column)) {
            own->resizeSection(column, std::min(of->sectionSize(column), m_width));
            if (QAbstractItemDelegate* each = m_table.itemDelegateForColumn(column);
                each != itemDelegateForColumn(column))
                setItemDelegateForColumn(column, each);
        }
    }
    for (int visual = 0; visual < m_held.size(); ++visual)
        own->moveSection(own->visualIndex(m_held[visual]), visual);
    own->setFixedHeight(of->height());
    verticalHeader()->setDefaultSectionSize(m_table.verticalHeader()->defaultSectionSize());
    const QRect rows = m_table.viewport()->geometry();
    const int left = layoutDirection() == Qt::RightToLeft ? rows.right() + 1 - m_width : rows.left();
    setGeometry(left, of->geometry().top(), m_width, of->height() + rows.height());
    show();
    raise();
    verticalScrollBar()->setValue(m_table.verticalScrollBar()->value());
    m_placing = false;
}

int FrozenColumns::covered(const QRect& rect) const
{
    if (layoutDirection() == Qt::RightToLeft)
        return std::max(0, rect.right() + 1 - (m_table.viewport()->width() - m_width));
    return std::max(0, m_width - rect.left());
}

// A line tells where the columns that move pass below.
void FrozenColumns::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(Theme::fromPalette(palette()).border);
    const int x = layoutDirection() == Qt::RightToLeft ? 0 : viewport()->width() - 1;
    painter.drawLine(x, 0, x, viewport()->height());
}

} // namespace qs
