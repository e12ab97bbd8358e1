// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/mode_study.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QIcon>
#include <QLocale>
#include <QPalette>

#include <functional>
#include <memory>

namespace qs {

enum class StudyColumn : int { Mode, Effective, Accuracy, Interval, Delta, P, Verdict, Loss, LossDelta, Size, Ratio, Latency, Speedup, QuantizeTime };
inline constexpr int kStudyColumns = static_cast<int>(StudyColumn::QuantizeTime) + 1;

/// Inks of a study's table.
struct StudyInk
{
    QColor muted, good, bad;
    bool operator==(const StudyInk&) const = default;
    /// Those of the theme of a palette.
    static StudyInk of(const QPalette& palette);
};

/// Modes and plans of a study, a row each, the baseline first and plans last.
class StudyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        RawRole = Qt::UserRole, ///< value for sorting; invalid where it is not known
        ExportRole,             ///< text in the C locale
        ModeNameRole,           ///< name of the row's mode or plan, on every column
        PlanRole                ///< bool: the row is a plan
    };

    explicit StudyModel(QObject* parent = nullptr);
    /// Shows a study. The same modes in the same order: only dataChanged; further ones are inserted at the end.
    void setStudy(std::shared_ptr<const ModeStudyResult> study);
    std::shared_ptr<const ModeStudyResult> study() const { return m_study; }
    void clear() { setStudy(nullptr); }
    void setSwatch(std::function<QIcon(const QString&)> swatch);
    void setInk(const StudyInk& ink);

    QString modeName(int row) const;
    int rowOf(const QString& mode) const;

    static QString header(StudyColumn column);
    static QString headerToolTip(StudyColumn column);
    static bool isNumber(StudyColumn column) { return column > StudyColumn::Effective && column != StudyColumn::Verdict; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const ModeRow& at(int row) const;
    bool isPlan(int row) const;
    bool isBaseline(int row) const { return row == 0; }
    double ratio(const ModeRow& row) const;
    QVariant raw(int row, StudyColumn column) const;
    QString text(int row, StudyColumn column, const QLocale& locale) const;
    QString toolTip(int row, StudyColumn column) const;
    QVariant ink(int row, StudyColumn column) const;
    static QStringList names(const ModeStudyResult* study);

    std::shared_ptr<const ModeStudyResult> m_study;
    StudyInk m_ink{QColor(0x5b, 0x64, 0x70), QColor(0x1a, 0x7f, 0x37), QColor(0xb3, 0x26, 0x1e)};
    std::function<QIcon(const QString&)> m_swatch;
};

} // namespace qs
