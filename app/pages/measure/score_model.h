// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "gpu/measure/comparison.h"
#include "widgets/tables/column_model.h"

#include <optional>
#include <vector>

namespace qs {

/// Scores of one run of the session.
struct ScoreSource
{
    QString run; ///< name of the run, where the scores themselves do not tell two runs apart
    ResultPtr result;
};

/// One score, and what can be concluded about it against the first one of the same task and metric.
struct ScoreRow
{
    QString name, task, metric, source;
    double value = 0, standardError = -1; ///< negative: not given
    qint64 n = 0;                         ///< 0: not given
    bool higherIsBetter = true;
    bool isReference = false;             ///< the others of its task and metric are compared with it
    QString reference;                    ///< name of that one; empty where there is only one
    std::optional<PairedDifference> pair; ///< on the items that both have; none: there are no items to pair
    qint64 items = 0;                     ///< that both have
};

/// The scores by task and metric, in the order of the runs. Those of the same task and metric are compared item by item
/// with the first one, found by their ids; differences up to 0.005 count as the same.
std::vector<ScoreRow> scoreRows(const std::vector<ScoreSource>& sources);

/// Scores of models on tasks, as a table.
class ScoreModel : public ColumnModel<ScoreRow>
{
    Q_OBJECT

public:
    explicit ScoreModel(QObject* parent = nullptr);

    void setRows(std::vector<ScoreRow> rows);
    /// Header and rows, tab separated, in the C locale.
    QString toTsv() const;

protected:
    std::span<const ScoreRow> rows() const override { return m_rows; }
    QString nameOf(const ScoreRow& row) const override { return row.name; }

private:
    using Columns = std::vector<Column<ScoreRow>>;
    static Columns namingColumns();
    static Columns valueColumns();
    static QString verdictText(const ScoreRow& row, const QLocale& locale);
    static QString verdictToolTip(const ScoreRow& row);

    std::vector<ScoreRow> m_rows;
};

} // namespace qs
