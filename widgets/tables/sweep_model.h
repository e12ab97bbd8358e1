// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QIcon>
#include <QLocale>

#include <functional>
#include <vector>

namespace qs {

enum class SweepColumn : int {
    Tokens,
    Hidden,
    Elements,
    Mode,
    State,
    P50,
    Interval,
    Gbps,
    CeilingPercent,
    ElementTime,
    N
};
inline constexpr int kSweepColumns = static_cast<int>(SweepColumn::N) + 1;

/// How far a mode is at a point of a sweep.
enum class SweepState { Waiting, Measuring, Unresolved, Resolved };

/// Colours that the states are written in.
struct SweepInk
{
    QColor muted, warning, accent;
    bool operator==(const SweepInk&) const = default;
};

/// Point × mode of a sweep, one row each. Rows are there from the start and are filled in.
class SweepModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        RawRole = Qt::UserRole, ///< value for sorting; invalid where nothing is measured
        ExportRole,             ///< text in the C locale
        ModeNameRole,           ///< name of the row's mode, on every column
        PointRole               ///< number of the row's point, on every column
    };

    explicit SweepModel(QObject* parent = nullptr);

    /// All points of `spec`; `points` in their order, as far as there are any.
    void setPoints(const RunSpec& spec, const std::vector<Segment>& points);
    void updatePoint(int index, const Segment& segment);
    /// The point that is being measured; −1: none.
    void setRunning(int point);
    void clear();
    /// Small picture of a mode, as the charts draw it.
    void setSwatch(std::function<QIcon(const QString&)> swatch);
    void setInk(const SweepInk& ink);

    int pointOf(int row) const;
    QString modeName(int row) const;
    /// Row of a mode at a point; −1 where it is not shown.
    int rowOf(int point, const QString& mode) const;
    SweepState state(int row) const;

    static QString header(SweepColumn column);
    static bool isNumber(SweepColumn column) { return column != SweepColumn::Mode && column != SweepColumn::State; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        int point = 0;
        Shape shape;
        QString mode;
        Summary latency;
        double gbps = 0, ceilingPercent = 0;
    };
    bool fill(int index, const Segment& segment);
    void changed(int firstRow, int lastRow);
    int modes() const;
    QVariant raw(const Row& row, SweepColumn column) const;
    QString text(const Row& row, SweepColumn column, const QLocale& locale) const;
    QString toolTip(const Row& row, SweepColumn column) const;
    SweepState stateOf(const Row& row) const;
    static QString stateText(SweepState state);

    std::vector<Row> m_rows; ///< point by point, modes in the order of the specification
    std::vector<RunSpec> m_planned;
    int m_running = -1;
    int m_decimals = 2;
    SweepInk m_ink{QColor(0x7a, 0x82, 0x8c), QColor(0x9a, 0x67, 0x00), QColor(0x00, 0x72, 0xb2)};
    std::function<QIcon(const QString&)> m_swatch;
};

} // namespace qs
