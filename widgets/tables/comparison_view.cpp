// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_view.h"

#include "widgets/controls/form_rows.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QStyledItemDelegate>

#include <algorithm>

namespace qs {

namespace {
constexpr int kMaxComparisonWidth = 320;

/// Marks the baseline's name with a star and heavier type, and that of a mode for which something else ran with ≠.
class ModeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(ComparisonModel::DiffersRole).toBool()) option->text += QStringLiteral(" ≠");
        if (index.data(ComparisonModel::ImportedRole).toBool()) {
            option->font.setItalic(true);
            option->fontMetrics = QFontMetrics(option->font);
            option->text += ComparisonView::tr(" (imported)");
        }
        if (!index.data(ComparisonModel::BaselineRole).toBool()) return;
        option->font.setWeight(QFont::DemiBold);
        option->fontMetrics = QFontMetrics(option->font);
        option->text += QStringLiteral(" ★");
    }
};

} // namespace

ComparisonView::ComparisonView(QWidget* parent) : CopyableTable(kMaxComparisonWidth, parent)
{
    setObjectName(QStringLiteral("comparisonView"));
    setAccessibleName(tr("Comparison of the modes"));
    setItemDelegateForColumn(0, new ModeDelegate(this));
    setUpHeader();
    setUpActions();
}

void ComparisonView::setUpHeader()
{
    QHeaderView* header = horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setAccessibleName(tr("Columns of the comparison"));
    connect(header, &QWidget::customContextMenuRequested, this, &ComparisonView::showColumnMenu);
}

void ComparisonView::setUpActions()
{
    m_baselineAction = named(new QAction(tr("Use as &baseline mode"), this), "useAsBaseline");
    connect(m_baselineAction, &QAction::triggered, this, [this] {
        if (!activeMode().isEmpty()) emit baselineRequested(activeMode());
    });
}

void ComparisonView::setComparison(ComparisonModel* model)
{
    m_model = model;
    setTable(model);
    resetColumns();
}

void ComparisonView::moveColumns(const QStringList& ids)
{
    QHeaderView* header = horizontalHeader();
    int place = 0;
    for (const QString& id : ids)
        if (const int column = m_model->columnOf(id); column >= 0)
            header->moveSection(header->visualIndex(column), place++);
}

void ComparisonView::resetColumns()
{
    forgetWidths();
    m_shownByUser.clear();
    QHeaderView* header = horizontalHeader();
    for (int column = 0; column < columns(); ++column)
        header->moveSection(header->visualIndex(column), column);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    fitColumns();
}

/// A column that no mode has a value for means nothing; it comes by itself with the first value. The columns of modes
/// and of variants change places with the run.
bool ComparisonView::isWanted(int column) const
{
    if (const auto chosen = m_shownByUser.find(column); chosen != m_shownByUser.end()) return *chosen;
    const bool ofModes = takesModes(m_model->operation());
    switch (m_model->head(column).shown) {
    case Shown::Always:
        return true;
    case Shown::WithValues:
        return m_model->hasValues(column);
    case Shown::OfModes:
        return ofModes;
    case Shown::OfVariants:
        if (!ofModes) return true;
        break;
    case Shown::OnRequest:
        break;
    }
    return column == m_model->columnOf(QStringLiteral("mean")) && m_model->hasMeansAlone();
}

void ComparisonView::fitColumns()
{
    if (!m_model) return;
    for (int column = 0; column < columns(); ++column)
        if (isWanted(column) == isColumnHidden(column)) setColumnHidden(column, !isWanted(column));
    CopyableTable::fitColumns();
}

void ComparisonView::showColumn(int column, bool shown)
{
    m_shownByUser.insert(column, shown);
    fitColumns();
}

void ComparisonView::setActiveMode(const QString& mode)
{
    if (m_model && m_model->rowOf(mode) >= 0) CopyableTable::setActiveMode(mode);
}

QList<int> ComparisonView::columnsInOrder() const
{
    QList<int> all;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual)
        all << horizontalHeader()->logicalIndex(visual);
    return all;
}

QList<int> ComparisonView::copiedColumns() const
{
    QList<int> shown = columnsInOrder();
    erase_if(shown, [this](int column) { return isColumnHidden(column); });
    return shown;
}

void ComparisonView::addActionsTo(QMenu& menu)
{
    const QString mode = activeMode();
    m_baselineAction->setEnabled(!mode.isEmpty() && m_model && mode != m_model->baseline());
    menu.addAction(m_baselineAction);
}

void ComparisonView::showColumnMenu(const QPoint& position)
{
    QMenu menu(this);
    for (int column = 1; column < columns(); ++column) { // the first one, Mode, always stays
        QAction* action = menu.addAction(m_model->columnTitle(column));
        action->setToolTip(m_model->head(column).toolTip);
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) { showColumn(column, shown); });
    }
    menu.setToolTipsVisible(true);
    menu.addSeparator();
    menu.addAction(tr("&Reset columns"), this, &ComparisonView::resetColumns);
    menu.exec(horizontalHeader()->mapToGlobal(position));
}

QByteArray ComparisonView::saveState() const
{
    const QHeaderView* header = horizontalHeader();
    const QList<int> order = columnsInOrder();
    QJsonArray all;
    for (const int column : order) {
        QJsonObject one{{QStringLiteral("id"), QLatin1String(m_model->head(column).id)}};
        if (const auto chosen = m_shownByUser.find(column); chosen != m_shownByUser.end())
            one.insert(QStringLiteral("shown"), *chosen);
        if (widthsByUser().contains(column) && !isColumnHidden(column))
            one.insert(QStringLiteral("width"), columnWidth(column));
        if (header->sortIndicatorSection() == column)
            one.insert(QStringLiteral("sorted"), static_cast<int>(header->sortIndicatorOrder()));
        all.append(one);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("moved"), !std::is_sorted(order.begin(), order.end())},
                                     {QStringLiteral("columns"), all}})
        .toJson(QJsonDocument::Compact);
}

bool ComparisonView::restoreState(const QByteArray& state)
{
    const QJsonDocument document = QJsonDocument::fromJson(state);
    // An older state is the list alone, in the order of the columns.
    const QJsonArray all =
        document.isArray() ? document.array() : document.object().value(QStringLiteral("columns")).toArray();
    if (all.isEmpty() || !m_model) return false;
    resetColumns();
    QStringList ids;
    for (const QJsonValue& value : all) {
        ids << value.toObject().value(QStringLiteral("id")).toString();
        if (const int column = m_model->columnOf(ids.last()); column >= 0) restoreColumn(value.toObject(), column);
    }
    if (document.isArray() || document.object().value(QStringLiteral("moved")).toBool()) moveColumns(ids);
    fitColumns();
    return true;
}

void ComparisonView::restoreColumn(const QJsonObject& saved, int column)
{
    if (const QJsonValue shown = saved.value(QStringLiteral("shown")); shown.isBool() && column > 0)
        m_shownByUser.insert(column, shown.toBool());
    if (saved.value(QStringLiteral("chosen")).toBool() && column > 0) // of a list
        m_shownByUser.insert(column, !saved.value(QStringLiteral("hidden")).toBool());
    if (const int width = saved.value(QStringLiteral("width")).toInt(); width > 0) setWidthByUser(column, width);
    if (const QJsonValue order = saved.value(QStringLiteral("sorted")); order.isDouble())
        sortByColumn(column, order.toInt() == Qt::DescendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder);
}

QString ComparisonView::emptyText() const
{
    return tr("No measurements yet. Choose what to compare in the setup and press F5. The table fills during the run.");
}

} // namespace qs
