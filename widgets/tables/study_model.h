// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/mode_study.h"
#include "widgets/tables/mode_model.h"

#include <QLocale>

#include <memory>

namespace qs {

enum class StudyColumn : int {
    Mode,
    Effective,
    Accuracy,
    Interval,
    Delta,
    P,
    Verdict,
    Loss,
    LossDelta,
    Size,
    Ratio,
    Latency,
    Speedup,
    QuantizeTime
};
inline constexpr int kStudyColumns = static_cast<int>(StudyColumn::QuantizeTime) + 1;

/// Modes and plans of a study, a row each, the baseline first and plans last.
class StudyModel : public ModeModel
{
    Q_OBJECT

public:
    enum { PlanRole = FurtherRole }; ///< bool: the row is a plan

    explicit StudyModel(QObject* parent = nullptr);
    /// Shows a study. The same modes in the same order: only dataChanged; further ones are inserted at the end.
    void setStudy(std::shared_ptr<const ModeStudyResult> study);
    std::shared_ptr<const ModeStudyResult> study() const { return m_study; }
    void clear() { setStudy(nullptr); }

    QString modeName(int row) const;
    int rowOf(const QString& mode) const;

    static QString header(StudyColumn column);
    static QString headerToolTip(StudyColumn column);
    static bool isNumber(StudyColumn column)
    {
        return column > StudyColumn::Effective && column != StudyColumn::Verdict;
    }

    QString columnTitle(int column) const override { return header(static_cast<StudyColumn>(column)); }
    QString columnToolTip(int column) const override { return headerToolTip(static_cast<StudyColumn>(column)); }
    bool isNumber(int column) const override { return isNumber(static_cast<StudyColumn>(column)); }
    bool isExact(int column) const override
    {
        return isNumber(column) && static_cast<StudyColumn>(column) != StudyColumn::Interval;
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    const ModeRow& at(int row) const;
    bool isPlan(int row) const;
    bool isBaseline(int row) const { return row == 0; }
    double ratio(const ModeRow& row) const;
    QVariant raw(int row, StudyColumn column) const;
    QString text(int row, StudyColumn column, const QLocale& locale) const;
    QString toolTip(int row, StudyColumn column) const;
    QVariant inkOf(int row, StudyColumn column) const;
    static QStringList names(const ModeStudyResult* study);

    std::shared_ptr<const ModeStudyResult> m_study;
};

} // namespace qs
