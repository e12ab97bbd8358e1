// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/llm_columns.h"
#include "widgets/tables/mode_table.h"

#include <memory>

namespace qs {

/// The configurations of an LLM study, a row each, the baseline first; which columns there are is chosen. The mode of a
/// row is its llmMode().
class LlmModel : public ModeModel
{
    Q_OBJECT

public:
    explicit LlmModel(QObject* parent = nullptr);
    /// Shows a study. The same rows and columns: only dataChanged.
    void setStudy(std::shared_ptr<const LlmStudyResult> study);
    void setKind(LlmTableKind kind);
    LlmTableKind kind() const { return m_kind; }

    QString columnTitle(int column) const override;
    QString columnToolTip(int column) const override;
    bool isNumber(int column) const override { return column > 0 && m_columns[column - 1].isNumber; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    const LlmRow& at(int row) const { return m_study->rows[static_cast<std::size_t>(row)]; }
    void show(std::shared_ptr<const LlmStudyResult> study, LlmTableKind kind);
    LlmCell cell(const QModelIndex& index, const QLocale& locale) const;
    QVariant nameData(int row, int role) const;

    std::shared_ptr<const LlmStudyResult> m_study;
    LlmTableKind m_kind = LlmTableKind::Overview;
    QVector<LlmColumn> m_columns;
};

/// Its table: sortable, copied as TSV or Markdown.
class LlmTable : public ModeTable
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
