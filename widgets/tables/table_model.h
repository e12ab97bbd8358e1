// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/cell_text.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QLocale>
#include <QPalette>

#include <functional>

namespace qs {

/// What a cell is written in; the inks come from the palette.
enum class Tone { Plain, Muted, Good, Bad, Warning, Accent };

/// When a table shows a column that nobody chose or hid.
enum class Shown {
    Always,
    OnRequest,
    WithValues, ///< where a row has something in it
    OfModes,    ///< of operations that take quantization modes
    OfVariants  ///< of the other operations
};

/// What is reported about a column as a whole.
struct ColumnHead
{
    const char* id = ""; ///< key of saved layouts: never shown, never changed
    QString title = {}, toolTip = {};
    Shown shown = Shown::Always;
    bool isNumber = true;
    bool isExact = true;     ///< of a number: its value is all that the cell says, so it is copied with full precision
    bool isName = false;     ///< the name of the row, with its swatch
    bool isKey = false;      ///< tells the row from others: stays in sight while the table is scrolled sideways
    QString exactTitle = {}; ///< of copies with full precision, where these have another unit
    bool isLatency = false;  ///< in microseconds; shown in the unit of the table, which columnTitle() names
    int widest = 0;          ///< pixels; 0: as the table has it
    QString reserve = {};    ///< what a cell may come to say: the column has room for it from the start
    QString of = {};         ///< what the column is of, a device or a size: a line above the title
};

/// A column of a table in one row of a list.
template <typename Row> struct Column
{
    ColumnHead head;
    /// The value for sorting, and in full precision for copying; invalid: not known.
    std::function<QVariant(const Row&)> raw;
    /// In the locale that was asked for, without the unit of the title.
    std::function<QString(const Row&, const QLocale&)> text;
    /// How the cell came about; without, the tooltip of the head.
    std::function<QString(const Row&)> toolTip = {};
    /// Without: plain.
    std::function<Tone(const Row&)> tone = {};
    /// Whether there is something of the kind; without: where the value is known.
    std::function<bool(const Row&)> has = {};
};

/// Inks of a table's cells; an invalid one leaves the text as it is.
struct TableInk
{
    QColor muted, good, bad, warning = {}, accent = {};
    bool operator==(const TableInk&) const = default;
    /// Those of the theme of a palette.
    static TableInk of(const QPalette& palette);
};

/// What the views need to know of a table of results: its columns, and the mode of each row.
class TableModel : public QAbstractTableModel
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
    void setInk(const TableInk& ink);

    virtual const ColumnHead& head(int column) const = 0;
    /// Of all latencies in the table.
    LatencyUnit unit() const { return m_latencies.unit(); }
    bool hasLatencies() const { return !m_latencies.isEmpty(); }
    /// The column with an id; −1 where there is none.
    int columnOf(const QString& id) const;
    /// With the unit in which latencies are shown, and with what the column is of before it.
    QString columnTitle(int column) const;
    /// Of a copy with full precision.
    QString exactTitle(int column) const;
    /// True where at least one row has something in this column.
    virtual bool hasValues(int column) const = 0;

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    /// Puts other rows in place with `assign`. `extends`: the first ones are those of before, so that only further ones
    /// are inserted and all are drawn again; else the model is reset.
    void change(int rows, bool extends, const std::function<void()>& assign);
    void changed(int firstRow, int lastRow, const QVector<int>& roles = {});
    /// How latencies are written from now on; true where that differs, and all rows have to be drawn again.
    bool rescale(const LatencyScale& latencies);
    const LatencyScale& latencies() const { return m_latencies; }
    static int alignmentOf(const ColumnHead& head);
    QVariant inkOf(Tone tone) const;
    /// Of the baseline's name.
    static QVariant heavyFont();

private:
    QString ownTitle(int column) const;

    LatencyScale m_latencies;
    bool m_isChanging = false, m_headIsDue = false; ///< of change()
    TableInk m_ink{QColor(0x5b, 0x64, 0x70), QColor(0x1a, 0x7f, 0x37), QColor(0xb3, 0x26, 0x1e),
                   QColor(0x9a, 0x67, 0x00), QColor(0x00, 0x72, 0xb2)};
};

} // namespace qs
