// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/column_model.h"
#include "widgets/tables/copyable_table.h"
#include "widgets/tables/llm/llm_columns.h"

#include <memory>

namespace qs {

/// The configurations of an LLM study, a row each, the baseline first; which columns there are is chosen. The mode of a
/// row is its llmMode().
class LlmModel : public ColumnModel<LlmRow>
{
    Q_OBJECT

public:
    explicit LlmModel(QObject* parent = nullptr);
    /// Shows a study. The same rows and columns: only dataChanged.
    void setStudy(std::shared_ptr<const LlmStudyResult> study);
    void setKind(LlmTableKind kind);
    LlmTableKind kind() const { return m_kind; }

protected:
    std::span<const LlmRow> rows() const override
    {
        return m_study ? std::span<const LlmRow>(m_study->rows) : std::span<const LlmRow>();
    }
    QString nameOf(const LlmRow& row) const override;
    bool hasHeavyName(const LlmRow& row) const override { return &row == m_study->baseline(); }

private:
    void show(std::shared_ptr<const LlmStudyResult> study, LlmTableKind kind);

    std::shared_ptr<const LlmStudyResult> m_study;
    LlmTableKind m_kind = LlmTableKind::Overview;
};

/// Its table: sortable, copied as TSV or Markdown.
class LlmTable : public CopyableTable
{
    Q_OBJECT

public:
    explicit LlmTable(QWidget* parent = nullptr);
    /// Shows a model, which is not owned.
    void setLlmModel(LlmModel* model);

protected:
    QString emptyText() const override;
};

} // namespace qs
