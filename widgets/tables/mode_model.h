// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <QIcon>
#include <QPalette>

#include <functional>

namespace qs {

/// Inks of a study's table.
struct StudyInk
{
    QColor muted, good, bad;
    bool operator==(const StudyInk&) const = default;
    /// Those of the theme of a palette.
    static StudyInk of(const QPalette& palette);
};

/// The model of a ModeTable: a row a mode, whose name stands in the first column with its swatch.
class ModeModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        RawRole = Qt::UserRole, ///< value for sorting; invalid where it is not known
        ExportRole,             ///< text in the C locale
        ModeNameRole,           ///< name of the row's mode, on every column
        FurtherRole             ///< the first that models may give a meaning of their own
    };

    using QAbstractTableModel::QAbstractTableModel;
    void setSwatch(std::function<QIcon(const QString&)> swatch);
    void setInk(const StudyInk& ink);

    virtual QString columnTitle(int column) const = 0;
    virtual QString columnToolTip(int column) const = 0;
    virtual bool isNumber(int column) const = 0;
    /// Whether RawRole is all that a cell says, so that it can be copied with full precision.
    virtual bool isExact(int column) const { return isNumber(column); }

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    const StudyInk& ink() const { return m_ink; }
    /// What data() has for roles of alignment, decoration and font.
    QVariant alignmentOf(int column) const;
    QVariant swatchOf(const QString& mode) const { return m_swatch ? QVariant(m_swatch(mode)) : QVariant(); }
    static QVariant nameFont(bool isBaseline);

private:
    StudyInk m_ink{QColor(0x5b, 0x64, 0x70), QColor(0x1a, 0x7f, 0x37), QColor(0xb3, 0x26, 0x1e)};
    std::function<QIcon(const QString&)> m_swatch;
};

} // namespace qs
