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

StudyTable::StudyTable(QWidget* parent) : ModeTable(parent)
{
    setObjectName(QStringLiteral("studyTable"));
    setAccessibleName(tr("Modes of the study"));
}

void StudyTable::setStudyModel(StudyModel* model)
{
    setModeModel(model, kWidest);
    for (int place = 0; model && place < kStudyColumns; ++place)
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(static_cast<int>(kOrder[place])), place);
}

QString StudyTable::emptyText() const
{
    return tr("Nothing measured yet. Choose data, model and modes in the set-up and press F5: every mode gets a row as "
              "soon as it has run.");
}

} // namespace qs
