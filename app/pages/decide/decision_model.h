// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/decide/decision.h"
#include "widgets/tables/column_model.h"
#include "widgets/tables/copyable_table.h"

namespace qs {

/// The configurations of a decision, a row each: ranked first, then what is not resolved, simulated, rejected, failed.
class DecisionModel : public ColumnModel<DecisionCandidate>
{
    Q_OBJECT

public:
    explicit DecisionModel(QObject* parent = nullptr);
    void setTable(const DecisionTable& table);
    /// The row of a candidate's id; −1: none.
    int rowOf(const std::string& id) const;

protected:
    std::span<const DecisionCandidate> rows() const override { return m_table.candidates; }
    QString nameOf(const DecisionCandidate& candidate) const override;
    bool hasHeavyName(const DecisionCandidate& candidate) const override { return candidate.isBaseline; }

private:
    std::vector<Column<DecisionCandidate>> columnsOf(DecisionSubject subject) const;

    DecisionTable m_table;
};

/// Its table; columns without values are hidden.
class DecisionTableView : public CopyableTable
{
    Q_OBJECT

public:
    explicit DecisionTableView(QWidget* parent = nullptr);
    /// Shows a model, which is not owned.
    void setDecisionModel(DecisionModel* model);
    /// Row of the model that is the current one; −1: none.
    int currentCandidate() const;
    void setCurrentCandidate(int row);

protected:
    QList<int> copiedColumns() const override;
    QString emptyText() const override;

private:
    void hideEmptyColumns();

    DecisionModel* m_model = nullptr;
};

/// 'Rank 1', 'Rank 1–2', 'not resolved', 'rejected'.
QString decisionStateText(const DecisionCandidate& candidate);

} // namespace qs
