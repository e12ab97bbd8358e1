// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/study_table.h"

#include "widgets/style/theme.h"
#include "widgets/tables/table_text.h"
#include "widgets/tables/unknown_last_sorter.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <iterator>

namespace qs {

namespace {
constexpr int kWidest = 190; // what is longer has its tooltip

// What decides comes first, so that a narrow table still shows it; what it rests on follows.
using C = StudyColumn;
constexpr C kOrder[] = {C::Mode,  C::Accuracy, C::Delta,   C::Verdict,  C::Loss, C::LossDelta,    C::Size,
                        C::Ratio, C::Latency,  C::Speedup, C::Interval, C::P,    C::QuantizeTime, C::Effective};
static_assert(std::size(kOrder) == kStudyColumns);
} // namespace

StudyTable::StudyTable(QWidget* parent) : QTableView(parent), m_proxy(new UnknownLastSorter(this))
{
    setObjectName(QStringLiteral("studyTable"));
    setAccessibleName(tr("Modes of the study"));
    m_proxy->setSortRole(StudyModel::RawRole);
    QTableView::setModel(m_proxy);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder); // as the study has them until a header is clicked
    setSortingEnabled(true);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { emit activeModeChanged(activeMode()); });
}

void StudyTable::setStudyModel(StudyModel* model)
{
    if (m_model) m_model->disconnect(this);
    m_model = model;
    m_proxy->setSourceModel(model);
    if (!model) return;
    connect(model, &QAbstractItemModel::modelReset, this, &StudyTable::fitColumns);
    connect(model, &QAbstractItemModel::rowsInserted, this, &StudyTable::fitColumns);
    connect(model, &QAbstractItemModel::dataChanged, this, &StudyTable::fitColumns);
    takeInk();
    for (int place = 0; place < kStudyColumns; ++place) {
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(static_cast<int>(kOrder[place])), place);
        setColumnWidth(place, 0);
    }
    fitColumns();
}

void StudyTable::takeInk()
{
    const Theme theme = Theme::fromPalette(palette());
    if (m_model) m_model->setInk({theme.muted, theme.readable(theme.good, theme.background), theme.readable(theme.bad, theme.background)});
}

// Columns only grow, so that nothing jumps to and fro while figures change.
void StudyTable::fitColumns()
{
    for (int column = 0; column < kStudyColumns; ++column) {
        const int wanted = std::max(sizeHintForColumn(column) + 8, horizontalHeader()->sectionSizeHint(column));
        if (wanted > columnWidth(column) || m_proxy->rowCount() == 0) setColumnWidth(column, std::min(wanted, kWidest));
    }
}

QString StudyTable::activeMode() const { return currentIndex().data(StudyModel::ModeNameRole).toString(); }

void StudyTable::setActiveMode(const QString& mode)
{
    if (!m_model || mode == activeMode()) return;
    const int row = m_model->rowOf(mode);
    if (row < 0) {
        clearSelection();
        return setCurrentIndex({});
    }
    setCurrentIndex(m_proxy->mapFromSource(m_model->index(row, 0)));
}

QString StudyTable::tsv(const QList<int>& rows) const
{
    QStringList header;
    for (int column = 0; column < kStudyColumns; ++column)
        header << StudyModel::header(static_cast<StudyColumn>(column));
    QList<QStringList> lines;
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < kStudyColumns; ++column) {
            const QModelIndex index = m_proxy->index(row, column);
            const QVariant raw = index.data(StudyModel::RawRole);
            const auto id = static_cast<StudyColumn>(column);
            const bool asText = id == StudyColumn::Interval || !StudyModel::isNumber(id);
            cells << (asText ? index.data(StudyModel::ExportRole).toString() : raw.isValid() ? QString::number(raw.toDouble(), 'g', 9) : QString());
        }
        lines << cells;
    }
    return tsvText(header, lines);
}

QString StudyTable::markdown(const QList<int>& rows) const
{
    QStringList header;
    QList<bool> numeric;
    for (int column = 0; column < kStudyColumns; ++column) {
        header << StudyModel::header(static_cast<StudyColumn>(column));
        numeric << StudyModel::isNumber(static_cast<StudyColumn>(column));
    }
    QList<QStringList> lines;
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < kStudyColumns; ++column)
            cells << m_proxy->index(row, column).data(StudyModel::ExportRole).toString();
        lines << cells;
    }
    return markdownText(header, numeric, lines);
}

QString StudyTable::toMarkdown() const { return markdown(allRows(*this)); }
QString StudyTable::toTsv() const { return tsv(allRows(*this)); }

void StudyTable::copy(bool asMarkdown) { QGuiApplication::clipboard()->setText(asMarkdown ? markdown(copiedRows(*this)) : tsv(copiedRows(*this))); }

void StudyTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) return copy(false);
    if (event->keyCombination() == QKeyCombination(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_C)) return copy(true);
    // Escape and Space belong to the window (stop, run).
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Space) return event->ignore();
    QTableView::keyPressEvent(event);
}

void StudyTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    const QString what = selectionModel()->hasSelection() ? tr("selected rows") : tr("table");
    menu.addAction(tr("&Copy %1 as TSV").arg(what) + QStringLiteral("\tCtrl+C"), this, [this] { copy(false); });
    menu.addAction(tr("Copy %1 as &Markdown").arg(what) + QStringLiteral("\tCtrl+Shift+C"), this, [this] { copy(true); });
    menu.exec(event->globalPos());
}

void StudyTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) takeInk();
    if (event->type() == QEvent::FontChange) verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
}

void StudyTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_proxy->rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(Theme::fromPalette(palette()).muted);
    painter.drawText(viewport()->rect().adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Nothing measured yet. Choose data, model and modes in the set-up and press F5: every mode gets a row as soon as it has run."));
}

} // namespace qs
