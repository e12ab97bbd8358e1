// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_view.h"

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
constexpr int kWidestComparison = 320;

/// Marks the baseline's name with a star and heavier type.
class ModeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
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

ComparisonView::ComparisonView(QWidget* parent) : CopyableTable(kWidestComparison, parent)
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
    connect(header, &QHeaderView::sectionResized, this, [this](int section, int, int size) {
        if (!m_fitting && size > 0) m_widthsByUser.insert(section);
    });
}

void ComparisonView::setUpActions()
{
    m_baselineAction = new QAction(tr("Use as &baseline"), this);
    m_baselineAction->setObjectName(QStringLiteral("useAsBaseline"));
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

bool ComparisonView::isShownAtFirst(int column) const
{
    const Shown shown = m_model->head(column).shown;
    return shown != Shown::OnRequest && shown != Shown::OfVariants;
}

void ComparisonView::resetColumns()
{
    m_widthsByUser.clear();
    m_shownByUser.clear();
    m_ofModes = true;
    m_fitting = true;
    QHeaderView* header = horizontalHeader();
    for (int column = 0; column < columns(); ++column) {
        header->moveSection(header->visualIndex(column), column);
        setColumnHidden(column, !isShownAtFirst(column));
    }
    header->setSortIndicator(-1, Qt::AscendingOrder);
    for (int column = 0; column < columns(); ++column)
        header->resizeSection(column, header->minimumSectionSize());
    fitColumns();
}

// A column that no mode has a value for says nothing; it comes by itself with the first value.
void ComparisonView::showWhatIsKnown()
{
    if (!m_model) return;
    const bool ofModes = takesModes(m_model->operation());
    for (int column = 0; column < columns(); ++column) {
        const Shown shown = m_model->head(column).shown;
        if (m_shownByUser.contains(column)) continue;
        if (shown == Shown::WithValues) setColumnHidden(column, !m_model->hasValues(column));
        if (ofModes == m_ofModes) continue;
        if (shown == Shown::OfVariants) setColumnHidden(column, ofModes);
        if (shown == Shown::OfModes) setColumnHidden(column, !ofModes);
    }
    m_ofModes = ofModes;
    const int mean = m_model->columnOf(QStringLiteral("mean"));
    const bool needed = m_model->hasMeansAlone() && !m_shownByUser.contains(mean);
    if (needed == m_meanByNeed) return;
    if (needed && !isColumnHidden(mean)) return; // it is there already, and stays
    m_meanByNeed = needed;
    setColumnHidden(mean, !needed);
}

void ComparisonView::fitColumns()
{
    m_fitting = true;
    showWhatIsKnown();
    for (int column = 0; column < columns(); ++column)
        if (!isColumnHidden(column) && !m_widthsByUser.contains(column)) grow(column);
    m_fitting = false;
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
        QAction* action = menu.addAction(m_model->head(column).title);
        action->setToolTip(m_model->head(column).toolTip);
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            m_fitting = true; // showing a column is no choice of its width
            m_shownByUser.insert(column);
            setColumnHidden(column, !shown);
            fitColumns();
        });
    }
    menu.setToolTipsVisible(true);
    menu.addSeparator();
    menu.addAction(tr("&Reset columns"), this, &ComparisonView::resetColumns);
    menu.exec(horizontalHeader()->mapToGlobal(position));
}

QByteArray ComparisonView::saveState() const
{
    const QHeaderView* header = horizontalHeader();
    QJsonArray all;
    for (const int column : columnsInOrder()) {
        QJsonObject one{{QStringLiteral("id"), QLatin1String(m_model->head(column).id)},
                        {QStringLiteral("hidden"), isColumnHidden(column)},
                        {QStringLiteral("chosen"), m_shownByUser.contains(column)}};
        if (m_widthsByUser.contains(column) && !isColumnHidden(column))
            one.insert(QStringLiteral("width"), columnWidth(column));
        if (header->sortIndicatorSection() == column)
            one.insert(QStringLiteral("sorted"), static_cast<int>(header->sortIndicatorOrder()));
        all.append(one);
    }
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

bool ComparisonView::restoreState(const QByteArray& state)
{
    const QJsonArray all = QJsonDocument::fromJson(state).array();
    if (all.isEmpty() || !m_model) return false;
    resetColumns();
    m_fitting = true;
    QHeaderView* header = horizontalHeader();
    int place = 0;
    for (const QJsonValue& value : all) {
        const QJsonObject one = value.toObject();
        const int column = m_model->columnOf(one.value(QStringLiteral("id")).toString());
        if (column < 0) continue;
        header->moveSection(header->visualIndex(column), place++);
        setColumnHidden(column, column > 0 && one.value(QStringLiteral("hidden")).toBool());
        if (one.value(QStringLiteral("chosen")).toBool()) m_shownByUser.insert(column);
        if (const int width = one.value(QStringLiteral("width")).toInt(); width > 0) {
            setColumnWidth(column, width);
            m_widthsByUser.insert(column);
        }
        if (const QJsonValue order = one.value(QStringLiteral("sorted")); order.isDouble())
            sortByColumn(column, order.toInt() == Qt::DescendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder);
    }
    fitColumns();
    return true;
}

QString ComparisonView::emptyText() const
{
    return tr("Nothing measured yet. Choose what to compare in the set-up and press F5: the table fills "
              "while the run goes on.");
}

} // namespace qs
