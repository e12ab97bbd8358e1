// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/comparison_columns.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QIcon>

#include <functional>
#include <memory>
#include <vector>

namespace qs {

/// Mode × metric of one segment of a run. Rows stay where they are while a run fills them.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        RawRole = Qt::UserRole, ///< value for sorting; see ComparisonCells::raw
        ExportRole,             ///< text in the C locale
        ModeNameRole,           ///< name of the row's mode, on every column
        BaselineRole,           ///< bool: the row is the baseline
        ImportedRole            ///< bool: the row was not measured here
    };

    explicit ComparisonModel(QObject* parent = nullptr);

    /// Shows `segment`. Same modes in the same order: only dataChanged; further modes at the end are
    /// inserted.
    void update(const Segment& segment);
    void clear();
    /// The rates of the device that the ceilings of operations are made of; for their tooltips. May be null.
    void setCalibration(std::shared_ptr<const Calibration> calibration);
    /// What the shown segment measured.
    Operation operation() const { return m_operation; }
    /// The mode that the others are compared with; it may be absent from the segment. First: baseline-copy.
    void setBaseline(const QString& mode);
    QString baseline() const { return m_baseline; }
    /// Small picture of a mode, so that it looks here as it does in the charts.
    void setSwatch(std::function<QIcon(const QString&)> swatch);
    /// Ink of numbers that rest on too few samples; the view sets it from its palette.
    void setMutedColor(const QColor& color);
    /// Inks of the verdicts FASTER and SLOWER.
    void setVerdictColors(const QColor& faster, const QColor& slower);
    /// True where at least one row knows a value of this column.
    bool hasValues(ComparisonColumn column) const;
    /// True where a row has a mean and no median, as files of others may have.
    bool hasMeansAlone() const;

    QString modeName(int row) const;
    /// Row of a mode; −1 where it is not shown.
    int rowOf(const QString& mode) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void baselineChanged(const QString& mode);

private:
    void replaceRows(std::vector<ComparisonRow> rows);
    void relate();
    void compareRows(int baselineRow);
    QVariant ink(ComparisonColumn column, const ComparisonRow& row) const;
    void allChanged();

    std::vector<ComparisonRow> m_rows;
    Operation m_operation = Operation::Quantize;
    std::shared_ptr<const Calibration> m_calibration;
    PairTable m_pairs; ///< in the order of the rows
    QString m_baseline = QStringLiteral("baseline-copy");
    std::function<QIcon(const QString&)> m_swatch;
    QColor m_muted{0x7a, 0x82, 0x8c};
    QColor m_faster, m_slower; ///< invalid: as ordinary text
    int m_decimals = 2;
};

} // namespace qs
