// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/language/qt_text.h"
#include "widgets/tables/column_model.h"
#include "widgets/tables/comparison_columns.h"

namespace qs {

/// Mode × metric of one segment of a run. Rows stay where they are while a run fills them.
class ComparisonModel : public ColumnModel<ComparisonRow>
{
    Q_OBJECT

public:
    enum {
        BaselineRole = FurtherRole, ///< bool: the row is the baseline
        ImportedRole,               ///< bool: the row was not measured here
        DiffersRole                 ///< bool: what ran is not what was asked for
    };

    explicit ComparisonModel(QObject* parent = nullptr);

    /// Shows `segment`. Same modes in the same order: only dataChanged; further modes at the end are
    /// inserted. `keepsUnit`: it is the segment of before, with more samples, and is written in the same unit.
    void update(const Segment& segment, bool keepsUnit = false);
    void clear();
    /// The rates of the device that the ceilings of operations are made of; for their tooltips. May be null.
    void setCalibration(std::shared_ptr<const Calibration> calibration);
    /// What the shown segment measured.
    Operation operation() const { return m_operation; }
    /// The mode that the others are compared with; it may be absent from the segment. First: baseline-copy.
    void setBaseline(const QString& mode);
    QString baseline() const { return m_baseline; }
    /// True where a row has a mean and no median, as files of others may have.
    bool hasMeansAlone() const;

    QString modeName(int row) const;
    /// Row of a mode; −1 where it is not shown.
    int rowOf(const QString& mode) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void baselineChanged(const QString& mode);

protected:
    std::span<const ComparisonRow> rows() const override { return m_rows; }
    QString nameOf(const ComparisonRow& row) const override { return text(row.result.requested); }
    QVariant further(const ComparisonRow& row, int role) const override;

private:
    void relate(bool keepsUnit = false);
    void compareRows(int baselineRow);

    std::vector<ComparisonRow> m_rows;
    Operation m_operation = Operation::Quantize;
    std::shared_ptr<const Calibration> m_calibration;
    PairTable m_pairs; ///< in the order of the rows
    QString m_baseline = QStringLiteral("baseline-copy");
};

} // namespace qs
