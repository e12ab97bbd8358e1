// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/study_table.h"

#include <QHeaderView>

namespace qs {

namespace {
constexpr int kWidestStudy = 190;

// What decides comes first, so that a narrow table still shows it; what it rests on follows.
constexpr const char* kFirst[] = {"mode",  "accuracy", "delta",   "verdict",  "loss", "lossDelta",   "size",
                                  "ratio", "latency",  "speedup", "interval", "p",    "quantizeTime"};
} // namespace

StudyTable::StudyTable(QWidget* parent) : CopyableTable(kWidestStudy, parent)
{
    setObjectName(QStringLiteral("studyTable"));
    setAccessibleName(tr("Modes of the study"));
}

void StudyTable::setStudyModel(StudyModel* model)
{
    setTable(model);
    int place = 0;
    for (const char* id : kFirst)
        if (model)
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(model->columnOf(QLatin1String(id))),
                                            place++);
}

QString StudyTable::emptyText() const
{
    return tr("Nothing measured yet. Choose data, model and modes in the set-up and press F5: every mode gets a row as "
              "soon as it has run.");
}

} // namespace qs
