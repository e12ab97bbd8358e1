// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_view.h"

#include "widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include <algorithm>
#include <iterator>

namespace qs {

namespace {
constexpr quint32 kStateMagic = 0x51534357; // 'QSCW'
constexpr int kWidestColumn = 320;
constexpr int kWidestEffective = 88; // long; the tooltip has it in full

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

bool shownAtFirst(int column)
{
    switch (static_cast<ComparisonColumn>(column)) {
    case ComparisonColumn::Mean:
    case ComparisonColumn::Std:
    case ComparisonColumn::Min:
    case ComparisonColumn::Max:
    case ComparisonColumn::Mad:
    case ComparisonColumn::Cv:
    case ComparisonColumn::Speedup:
    case ComparisonColumn::Mse:
    case ComparisonColumn::MaxError:
    case ComparisonColumn::Cosine:
        return false;
    default:
        return true;
    }
}

} // namespace

ComparisonView::ComparisonView(QWidget* parent) : CopyableTable(ComparisonModel::RawRole, parent)
{
    setObjectName(QStringLiteral("comparisonView"));
    setAccessibleName(tr("Comparison of the modes"));
    setItemDelegateForColumn(static_cast<int>(ComparisonColumn::Mode), new ModeDelegate(this));
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { emit activeModeChanged(activeMode()); });
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
    if (m_model) m_model->disconnect(this);
    m_model = model;
    m_proxy->setSourceModel(model);
    if (model) {
        connect(model, &QAbstractItemModel::modelReset, this, [this] { fitColumns(); });
        connect(model, &QAbstractItemModel::rowsInserted, this, [this] { fitColumns(); });
        connect(model, &QAbstractItemModel::dataChanged, this, [this] { fitColumns(); });
        takeInk();
    }
    resetColumns();
}

namespace {
/// What decides comes first, so that a narrow table still shows it; tails and counts follow.
using C = ComparisonColumn;
constexpr C kFirstOrder[] = {
    C::Mode,      C::Effective, C::P50,      C::MedianInterval, C::Tflops,  C::Speedup, C::Delta, C::Verdict,
    C::Rank,      C::Mean,      C::Gbps,     C::CeilingPercent, C::Compile, C::Search,  C::Sqnr,  C::Destroyed,
    C::NotJudged, C::HotP50,    C::ColdP50,  C::ColdOverHot,    C::Size,    C::Ratio,   C::P95,   C::P99,
    C::N,         C::Sampling,  C::Clock,    C::Verified,       C::Mad,     C::Std,     C::Min,   C::Max,
    C::Cv,        C::Mse,       C::MaxError, C::Cosine};
static_assert(std::size(kFirstOrder) == kComparisonColumns);
} // namespace

void ComparisonView::resetColumns()
{
    m_widthsByUser.clear();
    m_shownByUser.clear();
    m_ofModes = true;
    m_fitting = true;
    int place = 0;
    for (const ComparisonColumn column : kFirstOrder)
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(static_cast<int>(column)), place++);
    for (int column = 0; column < kComparisonColumns; ++column)
        setColumnHidden(column, !shownAtFirst(column));
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    for (int column = 0; column < kComparisonColumns; ++column)
        horizontalHeader()->resizeSection(column, horizontalHeader()->minimumSectionSize());
    fitColumns();
}

void ComparisonView::takeInk()
{
    if (!m_model) return;
    const Theme theme = Theme::fromPalette(palette());
    m_model->setMutedColor(theme.muted);
    m_model->setVerdictColors(theme.readable(theme.good, theme.background),
                              theme.readable(theme.bad, theme.background));
}

// A column that no mode has a value for says nothing; it comes by itself with the first value.
void ComparisonView::showWhatIsKnown()
{
    if (!m_model) return;
    const bool ofModes = takesModes(m_model->operation());
    for (int column = 0; column < kComparisonColumns; ++column) {
        const auto id = static_cast<ComparisonColumn>(column);
        if (m_shownByUser.contains(column)) continue;
        if (ComparisonCells::isOptional(id)) setColumnHidden(column, !m_model->hasValues(id));
        if (ofModes == m_ofModes) continue;
        if (ComparisonCells::isOfOperations(id)) setColumnHidden(column, ofModes);
        if (ComparisonCells::isOfModes(id)) setColumnHidden(column, !ofModes);
    }
    m_ofModes = ofModes;
    constexpr int mean = static_cast<int>(ComparisonColumn::Mean);
    const bool needed = m_model->hasMeansAlone() && !m_shownByUser.contains(mean);
    if (needed == m_meanByNeed) return;
    if (needed && !isColumnHidden(mean)) return; // it is there already, and stays
    m_meanByNeed = needed;
    setColumnHidden(mean, !needed);
}

// Columns only grow, so that nothing jumps to and fro while figures change.
void ComparisonView::fitColumns()
{
    m_fitting = true;
    showWhatIsKnown();
    for (int column = 0; column < kComparisonColumns; ++column) {
        if (isColumnHidden(column) || m_widthsByUser.contains(column)) continue;
        const int wanted = std::max(sizeHintForColumn(column) + 8, horizontalHeader()->sectionSizeHint(column));
        const int widest = column == static_cast<int>(ComparisonColumn::Effective) ? kWidestEffective : kWidestColumn;
        if (wanted > columnWidth(column)) setColumnWidth(column, std::min(wanted, widest));
    }
    m_fitting = false;
}

QString ComparisonView::activeMode() const { return currentIndex().data(ComparisonModel::ModeNameRole).toString(); }

void ComparisonView::setActiveMode(const QString& mode)
{
    if (!m_model || mode == activeMode()) return;
    const int row = m_model->rowOf(mode);
    if (row < 0) return;
    const QModelIndex index = m_proxy->mapFromSource(m_model->index(row, 0));
    setCurrentIndex(index);
}

QList<int> ComparisonView::copiedColumns() const
{
    QList<int> columns;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
        const int logical = horizontalHeader()->logicalIndex(visual);
        if (!isColumnHidden(logical)) columns.append(logical);
    }
    return columns;
}

QString ComparisonView::cellText(const QModelIndex& index, bool fullPrecision) const
{
    if (!fullPrecision || !isNumber(index.column())) return index.data(ComparisonModel::ExportRole).toString();
    const QVariant raw = index.data(ComparisonModel::RawRole);
    if (!raw.isValid()) return {};
    return raw.typeId() == QMetaType::Double ? QString::number(raw.toDouble(), 'g', 9) : raw.toString();
}

QString ComparisonView::headerText(int column, bool fullPrecision) const
{
    const auto id = static_cast<ComparisonColumn>(column);
    return fullPrecision && id == ComparisonColumn::Size ? tr("Size (bytes)") : ComparisonCells::header(id);
}

bool ComparisonView::isNumber(int column) const
{
    return ComparisonCells::isNumber(static_cast<ComparisonColumn>(column));
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
    for (int column = 1; column < kComparisonColumns; ++column) { // the first one, Mode, always stays
        const auto id = static_cast<ComparisonColumn>(column);
        QAction* action = menu.addAction(ComparisonCells::header(id));
        action->setToolTip(ComparisonCells::headerToolTip(id));
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
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << kStateMagic << qint32(kComparisonColumns) << QList<int>(m_widthsByUser.begin(), m_widthsByUser.end())
        << QList<int>(m_shownByUser.begin(), m_shownByUser.end()) << horizontalHeader()->saveState();
    return bytes;
}

bool ComparisonView::restoreState(const QByteArray& state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 magic = 0;
    qint32 columns = 0;
    in >> magic >> columns;
    if (in.status() != QDataStream::Ok || magic != kStateMagic || columns != kComparisonColumns) return false;
    QList<int> widths, shown;
    QByteArray header;
    in >> widths >> shown >> header;
    if (in.status() != QDataStream::Ok) return false;
    m_fitting = true;
    const bool restored = horizontalHeader()->restoreState(header);
    m_fitting = false;
    if (!restored) return false;
    m_widthsByUser = QSet<int>(widths.begin(), widths.end());
    m_shownByUser = QSet<int>(shown.begin(), shown.end());
    fitColumns();
    return true;
}

void ComparisonView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    paintEmpty(tr("Nothing measured yet. Choose what to compare in the set-up and press F5: the table fills "
                  "while the run goes on."));
}

} // namespace qs
