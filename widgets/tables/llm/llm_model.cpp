// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/llm/llm_model.h"

#include "widgets/style/modes/accuracy_mode_style.h"

#include <algorithm>

namespace qs {

namespace {

constexpr int kMaxLlmWidth = 320; // what is longer has its tooltip

bool sameTitles(const std::vector<Column<LlmRow>>& a, const std::vector<Column<LlmRow>>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Column<LlmRow>& x, const Column<LlmRow>& y) { return x.head.title == y.head.title; });
}

bool sameRows(const LlmStudyResult& a, const LlmStudyResult& b)
{
    return std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(),
                      [](const LlmRow& x, const LlmRow& y) { return x.configuration == y.configuration; });
}

} // namespace

LlmModel::LlmModel(QObject* parent) : ColumnModel(parent) {}

void LlmModel::setStudy(std::shared_ptr<const LlmStudyResult> study) { show(std::move(study), m_kind); }
void LlmModel::setKind(LlmTableKind kind) { show(m_study, kind); }

void LlmModel::show(std::shared_ptr<const LlmStudyResult> study, LlmTableKind kind)
{
    std::vector<Column<LlmRow>> columns;
    if (study) columns = llmColumns(kind, *study);
    const bool same =
        m_study && study && kind == m_kind && sameTitles(columns, m_columns) && sameRows(*study, *m_study);
    change(study ? static_cast<int>(study->rows.size()) : 0, same, [&] {
        m_columns = std::move(columns); // they refer to the study
        m_study = std::move(study);
        m_kind = kind;
    });
}

QString LlmModel::nameOf(const LlmRow& row) const { return llmMode(row.configuration); }

LlmTable::LlmTable(QWidget* parent) : CopyableTable(kMaxLlmWidth, parent)
{
    setObjectName(QStringLiteral("llmTable"));
    setAccessibleName(tr("Configurations of the study"));
}

void LlmTable::setLlmModel(LlmModel* model)
{
    setTable(model);
    if (model)
        connect(model, &QAbstractItemModel::modelReset, this, &LlmTable::refitColumns); // after the other columns came
}

QString LlmTable::emptyText() const
{
    return tr("No measurements yet. Press F5. Each configuration is added as soon as it has run.");
}

} // namespace qs
