// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"
#include "widgets/tables/column_model.h"

namespace qs {

/// How far a mode is at a point of a sweep.
enum class SweepState { Waiting, Measuring, Unresolved, Resolved, LeftOut };

/// A mode at a point of a sweep.
struct SweepRow
{
    int point = 0;
    OperationSetup setup; ///< operation and size
    bool leftOut = false; ///< the point is measured without this variant, which does not take the size
    QString mode;
    Summary latency;
    LatencyUnit unit; ///< of every latency of the table
    double gbps = 0, tflops = 0, ceilingPercent = 0;
    BackendChoice ranOn = BackendChoice::Auto; ///< Auto: not measured yet
    Comparison against;                        ///< the table's baseline; n = 0: not compared with it
    bool trusted = true;                       ///< whether verdicts of the point are
    bool isBaseline = false;
};

/// Point × mode of a sweep, one row each. Rows are there from the start and are filled in.
class SweepModel : public ColumnModel<SweepRow>
{
    Q_OBJECT

public:
    enum { PointRole = FurtherRole }; ///< number of the row's point, on every column

    explicit SweepModel(QObject* parent = nullptr);

    /// All points of `spec`; `points` in their order, as far as there are any.
    void setPoints(const RunSpec& spec, const std::vector<Segment>& points);
    void updatePoint(int index, const Segment& segment);
    /// The mode that verdicts are given relative to; `points` as for setPoints().
    void setBaseline(const QString& mode, const std::vector<Segment>& points);
    /// The point that is being measured; −1: none.
    void setRunning(int point);
    void clear();

    int pointOf(int row) const;
    QString modeName(int row) const;
    /// Row of a mode at a point; −1 where it is not shown.
    int rowOf(int point, const QString& mode) const;
    SweepState state(int row) const;

protected:
    std::span<const SweepRow> rows() const override { return m_rows; }
    QString nameOf(const SweepRow& row) const override { return row.mode; }
    QVariant further(const SweepRow& row, int role) const override
    {
        return role == PointRole ? QVariant(row.point) : QVariant();
    }

private:
    using Columns = std::vector<Column<SweepRow>>;
    void makeColumns(Operation operation);
    Columns pointColumns(Operation operation) const;
    Columns timeColumns() const;
    Columns verdictColumns() const;
    Columns rateColumns(Operation operation) const;
    bool fill(int index, const Segment& segment);
    int modes() const;
    SweepState stateOf(const SweepRow& row) const;
    static QString stateText(SweepState state);
    Tone stateTone(const SweepRow& row) const;
    static QString modeToolTip(const SweepRow& row);

    std::vector<SweepRow> m_rows; ///< point by point, modes in the order of the specification
    std::vector<RunSpec> m_planned;
    QString m_baseline;
    int m_running = -1;
};

} // namespace qs
