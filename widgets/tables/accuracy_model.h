// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "widgets/language/qt_text.h"
#include "widgets/tables/column_model.h"
#include "widgets/tables/copyable_table.h"

#include <memory>

namespace qs {

/// A mode or a plan of a study, and what its cells need to know of the rest.
struct AccuracyRow
{
    const AccuracyStudyResult* study = nullptr;
    const ModeRow* mode = nullptr;
    bool isBaseline = false, isPlan = false;
    LatencyScale scale = {}; ///< of all latencies of the table

    bool hasResult() const { return mode->failed.empty() && mode->total > 0; }
};

/// Modes and plans of a study, a row each, the baseline first and plans last.
class AccuracyModel : public ColumnModel<AccuracyRow>
{
    Q_OBJECT

public:
    enum { PlanRole = FurtherRole }; ///< bool: the row is a plan

    explicit AccuracyModel(QObject* parent = nullptr);
    /// Shows a study. The same modes in the same order: only dataChanged; further ones are inserted at the end.
    void setStudy(std::shared_ptr<const AccuracyStudyResult> study);
    std::shared_ptr<const AccuracyStudyResult> study() const { return m_study; }
    void clear() { setStudy(nullptr); }

    QString modeName(int row) const;
    int rowOf(const QString& mode) const;

protected:
    std::span<const AccuracyRow> rows() const override { return m_rows; }
    QString nameOf(const AccuracyRow& row) const override { return text(row.mode->mode); }
    bool hasHeavyName(const AccuracyRow& row) const override { return row.isBaseline; }
    QVariant further(const AccuracyRow& row, int role) const override
    {
        return role == PlanRole ? QVariant(row.isPlan) : QVariant();
    }

private:
    // The columns, group by group.
    using Columns = std::vector<Column<AccuracyRow>>;
    static Columns accuracyColumns();
    static Columns differenceColumns();
    static Columns lossColumns();
    static Columns sizeColumns();
    static Columns timeColumns();
    static Columns studyColumns();

    std::shared_ptr<const AccuracyStudyResult> m_study;
    std::vector<AccuracyRow> m_rows;
};

/// The table of an accuracy study: sortable, copied as TSV or Markdown.
class AccuracyTable : public CopyableTable
{
    Q_OBJECT

public:
    explicit AccuracyTable(QWidget* parent = nullptr);

    /// Shows a model, which is not owned.
    void setStudyModel(AccuracyModel* model);

protected:
    QString emptyText() const override;
};

} // namespace qs
