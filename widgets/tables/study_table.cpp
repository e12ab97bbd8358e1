// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/study_table.h"

#include <QHeaderView>

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

StudyTable::StudyTable(QWidget* parent) : ModeTable(StudyModel::RawRole, StudyModel::ModeNameRole, parent)
{
    setObjectName(QStringLiteral("studyTable"));
    setAccessibleName(tr("Modes of the study"));
}

void StudyTable::setStudyModel(StudyModel* model)
{
    m_model = model;
    setModeModel(model, kWidest);
    for (int place = 0; model && place < kStudyColumns; ++place)
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(static_cast<int>(kOrder[place])), place);
}

void StudyTable::takeInk()
{
    if (m_model) m_model->setInk(StudyInk::of(palette()));
}

QString StudyTable::headerText(int column, bool) const { return StudyModel::header(static_cast<StudyColumn>(column)); }

QString StudyTable::cellText(const QModelIndex& index, bool fullPrecision) const
{
    const auto id = static_cast<StudyColumn>(index.column());
    if (!fullPrecision || id == StudyColumn::Interval || !StudyModel::isNumber(id)) return index.data(StudyModel::ExportRole).toString();
    const QVariant raw = index.data(StudyModel::RawRole);
    return raw.isValid() ? QString::number(raw.toDouble(), 'g', 9) : QString();
}

bool StudyTable::isNumber(int column) const { return StudyModel::isNumber(static_cast<StudyColumn>(column)); }

void StudyTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    paintEmpty(tr("Nothing measured yet. Choose data, model and modes in the set-up and press F5: every mode gets a row as soon as it has run."));
}

} // namespace qs
