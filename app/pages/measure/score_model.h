// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "gpu/measure/comparison.h"

#include <QAbstractTableModel>
#include <QColor>

#include <optional>
#include <vector>

namespace qs {

/// Scores of one run of the session.
struct ScoreSource
{
    QString run; ///< name of the run, where the scores themselves do not tell two runs apart
    ResultPtr result;
};

/// One score, and what may be said of it against the first one of the same task and metric.
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
class ScoreModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Task, Metric, Value, Error, N, Judgement, Source, Columns };
    explicit ScoreModel(QObject* parent = nullptr);

    void setRows(std::vector<ScoreRow> rows);
    /// Inks of what is better, worse, and not resolved.
    void setInks(const QColor& better, const QColor& worse, const QColor& muted);
    /// Header and rows, tab separated, in the C locale.
    QString toTsv() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const ScoreRow& row, int column, const QLocale& locale) const;
    QString toolTip(const ScoreRow& row, int column) const;
    QString verdictText(const ScoreRow& row, const QLocale& locale) const;
    QString verdictToolTip(const ScoreRow& row) const;
    QVariant ink(const ScoreRow& row, int column) const;

    std::vector<ScoreRow> m_rows;
    QColor m_better, m_worse, m_muted;
};

} // namespace qs
