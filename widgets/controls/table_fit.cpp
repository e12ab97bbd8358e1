// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/table_fit.h"

#include <QEvent>
#include <QHeaderView>
#include <QLayout>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace qs {
namespace {

constexpr int kMinRows = 3;        ///< room of a table that is empty, for what it says
constexpr int kMinVisibleRows = 4; ///< seen of a longer one

QWidget& lastPane(const QSplitter& splitter) { return *splitter.widget(splitter.count() - 1); }

int sum(const QList<int>& sizes) { return std::accumulate(sizes.begin(), sizes.end(), 0); }

} // namespace

TableFit::TableFit(QSplitter& splitter, QTableView& table)
    : QObject(&splitter), m_splitter(splitter), m_table(table), m_later(new QTimer(this))
{
    m_later->setSingleShot(true);
    m_later->setInterval(0); // once for all rows that come together
    connect(m_later, &QTimer::timeout, this, &TableFit::fit);
    connect(&splitter, &QSplitter::splitterMoved, this, [this] {
        const QList<int> sizes = m_splitter.sizes();
        if (sum(sizes) <= 0) return;
        m_dragged = true;
        const double share = static_cast<double>(sizes.back()) / sum(sizes);
        // As far as it goes: the whole table is wanted, and more of a longer one.
        const bool whole = sizes.back() + 1 >= lastPane(m_splitter).maximumHeight();
        m_share = whole ? std::max(m_share, share) : share;
    });
    const QAbstractItemModel* model = table.model();
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, change, this, &TableFit::later);
    connect(model, &QAbstractItemModel::modelReset, this, &TableFit::later);
    connect(table.verticalHeader(), &QHeaderView::geometriesChanged, this, &TableFit::later);
    splitter.installEventFilter(this);
}

TableFit* TableFit::of(const QSplitter& splitter)
{
    for (QObject* child : splitter.children())
        if (auto* fit = dynamic_cast<TableFit*>(child)) return fit;
    return nullptr;
}

QByteArray TableFit::stateOf(QSplitter& splitter)
{
    TableFit* fit = of(splitter);
    if (!fit || fit->m_share <= 0) return splitter.saveState();
    const QList<int> sizes = splitter.sizes();
    QList<int> shares = sizes;
    const int table = static_cast<int>(fit->m_share * sum(sizes));
    shares.front() += shares.back() - table;
    shares.back() = table;
    lastPane(splitter).setMaximumHeight(QWIDGETSIZE_MAX);
    splitter.setSizes(shares);
    const QByteArray state = splitter.saveState();
    splitter.setSizes(sizes);
    fit->later();
    return state;
}

void TableFit::restore(QSplitter& splitter, const QByteArray& state)
{
    if (splitter.restoreState(state))
        if (TableFit* fit = of(splitter)) fit->release();
}

void TableFit::setSizes(QSplitter& splitter, const QList<int>& sizes)
{
    if (TableFit* fit = of(splitter)) fit->release();
    splitter.setSizes(sizes);
}

/// The splitter's sizes are others now, and the table's share with them.
void TableFit::release()
{
    lastPane(m_splitter).setMaximumHeight(QWIDGETSIZE_MAX);
    m_share = 0;
    later();
}

void TableFit::later() { m_later->start(); }

int TableFit::rowsHeight() const
{
    return std::max(m_table.verticalHeader()->length(), kMinRows * m_table.verticalHeader()->defaultSectionSize());
}

/// Height of the pane in which so much of the rows is seen.
int TableFit::needed(int rows) const
{
    int height = m_table.horizontalHeader()->sizeHint().height() + rows + 2 * m_table.frameWidth() +
                 m_table.horizontalScrollBar()->sizeHint().height();
    const QWidget* pane = &lastPane(m_splitter);
    if (pane != &m_table) height += pane->height() - m_table.height();
    return height;
}

void TableFit::fit()
{
    if (!m_splitter.isVisible() || !m_table.isVisible()) return;
    QList<int> sizes = m_splitter.sizes();
    const int all = sum(sizes);
    if (all <= 0) return;
    if (m_share <= 0) m_share = static_cast<double>(sizes.back()) / all;
    QWidget& pane = lastPane(m_splitter);
    const int most = std::max({needed(), pane.minimumSizeHint().height(), pane.minimumHeight()});
    if (pane.maximumHeight() != most) pane.setMaximumHeight(most);
    int height = std::min(most, static_cast<int>(m_share * all));
    if (!m_dragged) {
        int above = 0;
        for (int i = 0; i + 1 < m_splitter.count(); ++i)
            above += m_splitter.widget(i)->minimumSizeHint().height();
        const int least =
            needed(std::min(rowsHeight(), kMinVisibleRows * m_table.verticalHeader()->defaultSectionSize()));
        height = std::max(height, std::min({least, most, all - above}));
    }
    if (std::abs(height - sizes.back()) <= 1) return;
    sizes.front() += sizes.back() - height;
    sizes.back() = height;
    m_splitter.setSizes(sizes);
}

bool TableFit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_splitter && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) later();
    return QObject::eventFilter(watched, event);
}

} // namespace qs
