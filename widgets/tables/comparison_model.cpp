// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_model.h"

#include "gpu/results/analysis.h"

#include <QBrush>

#include <algorithm>
#include <limits>

namespace qs {

namespace {
ComparisonRow makeRow(const Segment& segment, const ModeResult& mode)
{
    ComparisonRow row;
    row.aaBand = segment.aaBand;
    row.controlMode = QString::fromStdString(segment.controlMode);
    row.controlDiffers = !segment.controlMode.empty() && segment.control.resolved();
    row.clockMHz = medianClock(mode.clockMHz);
    row.result = withoutSamples(mode);
    if (row.result.requested.empty()) row.result.requested = schemeName(mode.scheme);
    row.warmups = static_cast<qint64>(mode.warmupUs.size());
    row.differs = effectiveDiffers(segment.spec, mode);
    row.operation = segment.spec.operation;
    row.cache = QString::fromStdString(segment.cacheEffective.empty() ? std::string(cacheName(segment.spec.cache))
                                                                      : segment.cacheEffective);
    row.input =
        QString::fromStdString(std::string(dtypeLabel(segment.spec.operandType())) + " " + sizeText(segment.spec));
    return row;
}
} // namespace

ComparisonModel::ComparisonModel(QObject* parent) : QAbstractTableModel(parent) {}

void ComparisonModel::update(const Segment& segment)
{
    std::vector<ComparisonRow> rows;
    rows.reserve(segment.modes.size());
    for (const ModeResult& mode : segment.modes)
        rows.push_back(makeRow(segment, mode));
    // Verdicts of another set of modes would stand in the wrong rows.
    m_pairs = segment.pairs.variants == static_cast<int>(rows.size()) ? segment.pairs : PairTable{};
    if (m_operation != segment.spec.operation) {
        m_operation = segment.spec.operation;
        emit headerDataChanged(Qt::Horizontal, 0, 0);
    }
    replaceRows(std::move(rows));
}

void ComparisonModel::clear()
{
    m_pairs = {};
    replaceRows({});
}

void ComparisonModel::replaceRows(std::vector<ComparisonRow> rows)
{
    const auto sameMode = [](const ComparisonRow& a, const ComparisonRow& b) {
        return a.result.requested == b.result.requested;
    };
    const bool extends =
        rows.size() >= m_rows.size() && std::equal(m_rows.begin(), m_rows.end(), rows.begin(), sameMode);
    if (!extends) {
        beginResetModel();
        m_rows = std::move(rows);
        relate();
        endResetModel();
        return;
    }
    const auto before = static_cast<int>(m_rows.size());
    const auto after = static_cast<int>(rows.size());
    if (after > before) beginInsertRows({}, before, after - 1);
    m_rows = std::move(rows);
    relate();
    if (after > before) endInsertRows();
    if (before > 0) emit dataChanged(index(0, 0), index(before - 1, kComparisonColumns - 1));
}

void ComparisonModel::relate()
{
    const int row = rowOf(m_baseline);
    const double p50 = row >= 0 && m_rows[static_cast<std::size_t>(row)].result.latency.p50 > 0
                           ? m_rows[static_cast<std::size_t>(row)].result.latency.p50
                           : 0.0;
    double smallest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        ComparisonRow& r = m_rows[static_cast<std::size_t>(i)];
        r.isBaseline = i == row;
        r.calibration = m_calibration;
        r.baselineP50 = p50;
        r.baselineName = m_baseline;
        const Summary& s = r.result.latency;
        const double typical = s.p50 > 0 ? s.p50 : s.mean; // files of others may give the mean alone
        if (typical > 0) smallest = std::min(smallest, typical);
    }
    m_decimals = latencyDecimals(smallest);
    compareRows(row);
}

void ComparisonModel::compareRows(int baselineRow)
{
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        ComparisonRow& row = m_rows[static_cast<std::size_t>(i)];
        row.ranked = m_pairs.variants -
                     static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const ComparisonRow& other) {
                         return other.result.isImported();
                     }));
        // What others measured was not measured in the same rounds: there is nothing to pair.
        const bool own = !row.result.isImported();
        row.rank = m_pairs.variants > 1 && own ? m_pairs.rank(i) : std::pair(0, 0);
        const Comparison* pair = baselineRow >= 0 && m_pairs.variants > 0 ? m_pairs.at(baselineRow, i) : nullptr;
        const bool fair =
            pair && (!pair->paired || (own && !m_rows[static_cast<std::size_t>(baselineRow)].result.isImported()));
        row.pair = fair ? std::optional(*pair) : std::nullopt;
    }
}

bool ComparisonModel::hasValues(ComparisonColumn column) const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [column](const ComparisonRow& row) {
        if (column == ComparisonColumn::Verdict) return row.pair && !row.isBaseline;
        if (column == ComparisonColumn::Tflops && row.result.rate.empty())
            return false; // memory alone bounds it: GB/s says it
        if (column == ComparisonColumn::Rank) return row.rank.first > 0;
        return ComparisonCells::raw(column, row).isValid();
    });
}

bool ComparisonModel::hasMeansAlone() const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](const ComparisonRow& row) {
        return ComparisonCells::raw(ComparisonColumn::Mean, row).isValid() &&
               !ComparisonCells::raw(ComparisonColumn::P50, row).isValid();
    });
}

QVariant ComparisonModel::ink(ComparisonColumn column, const ComparisonRow& row) const
{
    if (ComparisonCells::unresolved(column, row)) return QBrush(m_muted);
    if (column != ComparisonColumn::Verdict || !row.pair || !row.pair->resolved()) return {};
    const QColor& color = row.pair->verdict == Verdict::Faster ? m_faster : m_slower;
    return color.isValid() ? QVariant(QBrush(color)) : QVariant();
}

void ComparisonModel::allChanged()
{
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kComparisonColumns - 1));
}

void ComparisonModel::setBaseline(const QString& mode)
{
    if (mode == m_baseline) return;
    m_baseline = mode;
    relate();
    allChanged();
    emit baselineChanged(mode);
}

void ComparisonModel::setCalibration(std::shared_ptr<const Calibration> calibration)
{
    m_calibration = std::move(calibration);
    for (ComparisonRow& row : m_rows)
        row.calibration = m_calibration;
}

void ComparisonModel::setSwatch(std::function<QIcon(const QString&)> swatch)
{
    m_swatch = std::move(swatch);
    allChanged();
}

void ComparisonModel::setMutedColor(const QColor& color)
{
    if (color == m_muted) return;
    m_muted = color;
    allChanged();
}

void ComparisonModel::setVerdictColors(const QColor& faster, const QColor& slower)
{
    if (faster == m_faster && slower == m_slower) return;
    m_faster = faster;
    m_slower = slower;
    allChanged();
}

QString ComparisonModel::modeName(int row) const
{
    if (row < 0 || row >= rowCount()) return {};
    return QString::fromStdString(m_rows[static_cast<std::size_t>(row)].result.requested);
}

int ComparisonModel::rowOf(const QString& mode) const
{
    const std::string name = mode.toStdString();
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const ComparisonRow& r) { return r.result.requested == name; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int ComparisonModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kComparisonColumns; }

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const ComparisonRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<ComparisonColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return ComparisonCells::text(column, row, m_decimals, QLocale());
    case Qt::ToolTipRole:
        return ComparisonCells::toolTip(column, row);
    case Qt::TextAlignmentRole:
        return static_cast<int>(
            (ComparisonCells::isNumber(column) ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft) |
            Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return ink(column, row);
    case Qt::DecorationRole:
        return column == ComparisonColumn::Mode && m_swatch ? QVariant(m_swatch(modeName(index.row()))) : QVariant();
    case RawRole:
        return ComparisonCells::raw(column, row);
    case ExportRole:
        return ComparisonCells::text(column, row, m_decimals, QLocale::c());
    case ModeNameRole:
        return modeName(index.row());
    case BaselineRole:
        return row.isBaseline;
    case ImportedRole:
        return row.result.isImported();
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kComparisonColumns)
        return QAbstractTableModel::headerData(section, orientation, role);
    const auto column = static_cast<ComparisonColumn>(section);
    switch (role) {
    case Qt::DisplayRole:
        return column == ComparisonColumn::Mode && !takesModes(m_operation) ? tr("Variant")
                                                                            : ComparisonCells::header(column);
    case Qt::ToolTipRole:
        return ComparisonCells::headerToolTip(column);
    case Qt::TextAlignmentRole:
        return static_cast<int>(
            (ComparisonCells::isNumber(column) ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft) |
            Qt::AlignVCenter);
    default:
        return QAbstractTableModel::headerData(section, orientation, role);
    }
}

} // namespace qs
