// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/llm_columns.h"
#include "widgets/tables/mode_table.h"
#include "widgets/tables/study_model.h"

#include <QAbstractTableModel>
#include <QIcon>

#include <functional>
#include <memory>

namespace qs {

/// The configurations of an LLM study, a row each, the baseline first; which columns there are is chosen.
class LlmModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        RawRole = Qt::UserRole, ///< value for sorting; invalid where it is not known
        ExportRole,             ///< text in the C locale
        ModeNameRole            ///< llmMode() of the row, on every column
    };

    explicit LlmModel(QObject* parent = nullptr);
    /// Shows a study. The same rows and columns: only dataChanged.
    void setStudy(std::shared_ptr<const LlmStudyResult> study);
    void setKind(LlmTableKind kind);
    LlmTableKind kind() const { return m_kind; }
    void setSwatch(std::function<QIcon(const QString&)> swatch);
    void setInk(const StudyInk& ink);

    QString header(int column) const;
    bool isNumber(int column) const { return column > 0 && m_columns[column - 1].isNumber; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const LlmRow& at(int row) const { return m_study->rows[static_cast<std::size_t>(row)]; }
    void show(std::shared_ptr<const LlmStudyResult> study, LlmTableKind kind);
    LlmCell cell(const QModelIndex& index, const QLocale& locale) const;
    QVariant nameData(int row, int role) const;

    std::shared_ptr<const LlmStudyResult> m_study;
    LlmTableKind m_kind = LlmTableKind::Overview;
    QVector<LlmColumn> m_columns;
    StudyInk m_ink{QColor(0x5b, 0x64, 0x70), QColor(0x1a, 0x7f, 0x37), QColor(0xb3, 0x26, 0x1e)};
    std::function<QIcon(const QString&)> m_swatch;
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
    QString headerText(int column, bool fullPrecision) const override;
    QString cellText(const QModelIndex& index, bool fullPrecision) const override;
    bool isNumber(int column) const override;
    void takeInk() override;
    void paintEvent(QPaintEvent* event) override;

private:
    LlmModel* m_model = nullptr;
};

} // namespace qs
