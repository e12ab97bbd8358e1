// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/sweep_model.h"

#include "gpu/results/analysis.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/curves/sweep_picture.h"
#include "widgets/language/lab_text.h"
#include "widgets/tables/comparison_columns.h"

#include <QBrush>

#include <algorithm>
#include <limits>

namespace qs {

using C = SweepColumn;

SweepModel::SweepModel(QObject* parent) : QAbstractTableModel(parent) {}

void SweepModel::setPoints(const RunSpec& spec, const std::vector<Segment>& points)
{
    beginResetModel();
    m_rows.clear();
    m_planned = spec.isSweep() ? sweepPoints(spec) : std::vector<RunSpec>{};
    for (std::size_t i = 0; i < m_planned.size(); ++i)
        for (std::size_t each = 0; each < m_planned[i].count(); ++each) {
            Row row;
            row.point = static_cast<int>(i);
            row.shape = m_planned[i].shape;
            row.mode = QString::fromStdString(m_planned[i].nameOf(each));
            m_rows.push_back(row);
        }
    m_decimals = 2;
    for (std::size_t i = 0; i < points.size(); ++i)
        fill(static_cast<int>(i), points[i]);
    m_running = -1;
    endResetModel();
}

int SweepModel::modes() const { return m_planned.empty() ? 0 : static_cast<int>(m_planned.front().count()); }

/// True where the number of decimals changed, which all rows share.
bool SweepModel::fill(int index, const Segment& segment)
{
    if (index < 0 || index >= static_cast<int>(m_planned.size())) return false;
    for (const ModeResult& mode : segment.modes) {
        const QString name = QString::fromStdString(mode.requested.empty() ? schemeName(mode.scheme) : mode.requested);
        const int row = rowOf(index, name);
        if (row < 0) continue;
        Row& out = m_rows[static_cast<std::size_t>(row)];
        out.latency = mode.latency;
        out.gbps = mode.gbps();
        out.ceilingPercent = mode.ceilingPercent();
    }
    double smallest = std::numeric_limits<double>::infinity();
    for (const Row& row : m_rows)
        if (row.latency.n > 0) smallest = std::min(smallest, row.latency.p50);
    const int decimals = std::isfinite(smallest) ? latencyDecimals(smallest) : m_decimals;
    const bool differs = decimals != m_decimals;
    m_decimals = decimals;
    return differs;
}

void SweepModel::updatePoint(int index, const Segment& segment)
{
    if (index < 0 || index >= static_cast<int>(m_planned.size()) || modes() == 0) return;
    if (fill(index, segment))
        changed(0, rowCount() - 1);
    else
        changed(index * modes(), (index + 1) * modes() - 1);
}

void SweepModel::changed(int firstRow, int lastRow)
{
    if (firstRow <= lastRow && lastRow < rowCount())
        emit dataChanged(index(firstRow, 0), index(lastRow, kSweepColumns - 1));
}

void SweepModel::setRunning(int point)
{
    if (point == m_running) return;
    const int before = std::exchange(m_running, point);
    for (const int p : {before, point})
        if (p >= 0 && p < static_cast<int>(m_planned.size())) changed(p * modes(), (p + 1) * modes() - 1);
}

void SweepModel::clear() { setPoints({}, {}); }

void SweepModel::setSwatch(std::function<QIcon(const QString&)> swatch)
{
    m_swatch = std::move(swatch);
    changed(0, rowCount() - 1);
}

void SweepModel::setInk(const SweepInk& ink)
{
    if (ink == m_ink) return;
    m_ink = ink;
    changed(0, rowCount() - 1);
}

int SweepModel::pointOf(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].point : -1;
}

QString SweepModel::modeName(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].mode : QString();
}

int SweepModel::rowOf(int point, const QString& mode) const
{
    for (int row = point * modes(); point >= 0 && row < std::min((point + 1) * modes(), rowCount()); ++row)
        if (m_rows[static_cast<std::size_t>(row)].mode == mode) return row;
    return -1;
}

SweepState SweepModel::state(int row) const { return stateOf(m_rows[static_cast<std::size_t>(row)]); }

SweepState SweepModel::stateOf(const Row& row) const
{
    if (row.point == m_running) return SweepState::Measuring;
    if (row.latency.n == 0) return SweepState::Waiting;
    return isResolved(row.latency) ? SweepState::Resolved : SweepState::Unresolved;
}

QString SweepModel::stateText(SweepState state)
{
    switch (state) {
    case SweepState::Waiting:
        return tr("waiting");
    case SweepState::Measuring:
        return tr("measuring");
    case SweepState::Unresolved:
        return tr("more samples needed");
    case SweepState::Resolved:
        break;
    }
    return tr("measured");
}

QVariant SweepModel::raw(const Row& row, C column) const
{
    const Summary& s = row.latency;
    switch (column) {
    case C::Tokens:
        return qint64(row.shape.tokens);
    case C::Hidden:
        return qint64(row.shape.hidden);
    case C::Elements:
        return qint64(row.shape.elements());
    case C::Mode:
        return row.mode;
    case C::State:
        return static_cast<int>(stateOf(row));
    default:
        break;
    }
    if (s.n == 0) return {};
    switch (column) {
    case C::P50:
        return s.p50;
    case C::Interval:
        return s.n < 6 || s.p50 <= 0 ? QVariant()
                                     : QVariant(100 * std::max(s.medianHigh - s.p50, s.p50 - s.medianLow) / s.p50);
    case C::Gbps:
        return row.gbps > 0 ? QVariant(row.gbps) : QVariant();
    case C::CeilingPercent:
        return row.ceilingPercent > 0 ? QVariant(row.ceilingPercent) : QVariant();
    case C::ElementTime:
        return s.p50 * 1e3 / static_cast<double>(row.shape.elements());
    case C::N:
        return qint64(s.n);
    default:
        return {};
    }
}

QString SweepModel::text(const Row& row, C column, const QLocale& locale) const
{
    const QVariant value = raw(row, column);
    if (!value.isValid()) return QStringLiteral("–");
    switch (column) {
    case C::Mode:
        return row.mode;
    case C::State:
        return stateText(stateOf(row));
    case C::P50:
        return locale.toString(value.toDouble(), 'f', m_decimals);
    case C::Interval:
        return locale.toString(value.toDouble(), 'f', 2);
    case C::Gbps:
        return locale.toString(value.toDouble(), 'f', value.toDouble() < 100 ? 2 : 0);
    case C::CeilingPercent:
        return locale.toString(value.toDouble(), 'f', 1);
    case C::ElementTime:
        return elementTimeNumber(value.toDouble());
    default:
        return locale.toString(value.toLongLong());
    }
}

QString SweepModel::toolTip(const Row& row, C column) const
{
    const Summary& s = row.latency;
    if (column == C::State && s.n > 0 && !isResolved(s))
        return tr("The 95% interval of the median is wider than ±1%, or there are fewer than 59 samples (n = %1).")
            .arg(countText(static_cast<double>(s.n)));
    if (column == C::Mode) {
        if (const VariantInfo* variant = findVariant(Operation::Ladder, row.mode.toStdString()))
            return labText(variant->explanation);
        const auto scheme = parseScheme(row.mode.toStdString());
        return scheme.ok() ? labText(schemeDescription(*scheme)) : QString();
    }
    if (s.n == 0) return {};
    switch (column) {
    case C::P50:
    case C::Interval:
        return tr("Median %1, 95% interval [%2, %3], n = %4")
            .arg(latencyText(s.p50), latencyText(s.medianLow), latencyText(s.medianHigh),
                 countText(static_cast<double>(s.n)));
    case C::ElementTime:
        return elementTimeText(s.p50, row.shape.elements());
    case C::Gbps:
        return tr("Bytes that a launch has to move at least, divided by the median of %1").arg(latencyText(s.p50));
    case C::CeilingPercent:
        return tr("Median of the kernel with the same traffic, divided by the median of %1").arg(latencyText(s.p50));
    default:
        return {};
    }
}

QString SweepModel::header(C column)
{
    switch (column) {
    case C::Tokens:
        return tr("Tokens");
    case C::Hidden:
        return tr("Hidden");
    case C::Elements:
        return tr("Elements");
    case C::Mode:
        return tr("Mode");
    case C::P50:
        return tr("p50 (µs)");
    case C::Interval:
        return tr("± (%)");
    case C::Gbps:
        return tr("GB/s");
    case C::CeilingPercent:
        return tr("% of ceiling");
    case C::ElementTime:
        return tr("per element");
    case C::N:
        return tr("n");
    case C::State:
        break;
    }
    return tr("State");
}

int SweepModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int SweepModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kSweepColumns; }

QVariant SweepModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<C>(index.column());
    const SweepState state = stateOf(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column, QLocale());
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::DecorationRole:
        return column == C::Mode && m_swatch ? QVariant(m_swatch(row.mode)) : QVariant();
    case Qt::ForegroundRole:
        if (column == C::State)
            return state == SweepState::Unresolved  ? QVariant(QBrush(m_ink.warning))
                   : state == SweepState::Measuring ? QVariant(QBrush(m_ink.accent))
                   : state == SweepState::Waiting   ? QVariant(QBrush(m_ink.muted))
                                                    : QVariant();
        return row.latency.n == 0 ? QVariant(QBrush(m_ink.muted)) : QVariant();
    case RawRole:
        return raw(row, column);
    case ExportRole:
        return text(row, column, QLocale::c());
    case ModeNameRole:
        return row.mode;
    case PointRole:
        return row.point;
    default:
        return {};
    }
}

QVariant SweepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kSweepColumns)
        return QAbstractTableModel::headerData(section, orientation, role);
    const auto column = static_cast<C>(section);
    switch (role) {
    case Qt::DisplayRole:
        return header(column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return column == C::Interval ? tr("Largest distance of the 95% interval's ends from the median, in percent of "
                                          "it; resolved is up to 1%")
               : column == C::ElementTime ? tr("Median divided by the number of elements")
                                          : QVariant();
    default:
        return QAbstractTableModel::headerData(section, orientation, role);
    }
}

} // namespace qs
