// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/comparison_model.h"

#include "gpu/results/analysis.h"
#include "widgets/language/message_text.h"

#include <algorithm>
#include <set>

namespace qs {

namespace {
ComparisonRow makeRow(const Segment& segment, const ModeResult& mode)
{
    ComparisonRow row;
    row.aaBand = segment.aaBand;
    row.controlMode = QString::fromStdString(segment.controlMode);
    row.isUntrusted = segment.isUntrusted();
    row.clockMHz = medianClock(mode.clockMHz);
    row.result = withoutSamples(mode);
    if (row.result.requested.empty()) row.result.requested = schemeName(mode.scheme);
    row.warmups = static_cast<qint64>(mode.warmupUs.size());
    row.differs = effectiveDiffers(segment.spec, mode);
    row.operation = segment.spec.operation;
    row.cache = segment.cacheEffective.empty() ? markedText(cacheName(segment.spec.cache))
                                               : messageText(segment.cacheEffective);
    if (!mode.isImported())
        row.input =
            QString::fromStdString(std::string(dtypeLabel(segment.spec.operandType())) + " " + sizeText(segment.spec));
    return row;
}

/// Iterations that the diagnoses of a row call slow, ascending. Not all that are: a row that changes between two levels
/// has no single ones.
QVector<qint64> slowIterations(const ModeResult& row)
{
    std::set<qint64> all;
    for (const Diagnosis& d : row.diagnoses) {
        const bool single = d.code == DiagnosisCode::WarmupOutlier || d.code == DiagnosisCode::Spikes ||
                            d.code == DiagnosisCode::OneSampleOwnsVariance;
        if (single) all.insert(d.at.begin(), d.at.end());
        if (d.code != DiagnosisCode::WarmupRamp || !d.range) continue;
        for (qint64 i = d.range->first; i <= d.range->second; ++i)
            all.insert(i);
    }
    return {all.begin(), all.end()};
}
} // namespace

ComparisonModel::ComparisonModel(QObject* parent) : ColumnModel(parent) { m_columns = comparisonColumns(); }

void ComparisonModel::update(const Segment& segment, bool keepsUnit)
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
    const auto sameMode = [](const ComparisonRow& a, const ComparisonRow& b) {
        return a.result.requested == b.result.requested;
    };
    const bool extends =
        rows.size() >= m_rows.size() && std::equal(m_rows.begin(), m_rows.end(), rows.begin(), sameMode);
    change(static_cast<int>(rows.size()), extends, [&] {
        m_rows = std::move(rows);
        relate(keepsUnit && extends);
    });
}

void ComparisonModel::clear()
{
    m_pairs = {};
    change(0, m_rows.empty(), [this] { m_rows.clear(); });
}

void ComparisonModel::relate(bool keepsUnit)
{
    const int row = rowOf(m_baseline);
    const double p50 = row >= 0 && m_rows[static_cast<std::size_t>(row)].result.latency.p50 > 0
                           ? m_rows[static_cast<std::size_t>(row)].result.latency.p50
                           : 0.0;
    LatencyScale scale;
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        ComparisonRow& r = m_rows[static_cast<std::size_t>(i)];
        r.isBaseline = i == row;
        r.calibration = m_calibration;
        r.baselineP50 = p50;
        r.baselineName = m_baseline;
        const Summary& s = r.result.latency;
        scale.add(s.p50 > 0 ? s.p50 : s.mean); // files of others may give the mean alone
    }
    if (keepsUnit && !latencies().isEmpty()) scale.keep(latencies());
    const auto measured =
        std::count_if(m_rows.begin(), m_rows.end(), [](const ComparisonRow& r) { return !r.result.isImported(); });
    for (ComparisonRow& r : m_rows) {
        r.scale = scale;
        r.hasRivals = measured > 1 && !r.result.isImported();
    }
    compareRows(row);
    rescale(scale);
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
        row.slow = fair && pair->artefact ? slowIterations(m_rows[static_cast<std::size_t>(baselineRow)].result)
                                          : QVector<qint64>();
    }
}

bool ComparisonModel::hasMeansAlone() const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](const ComparisonRow& row) {
        const Summary& s = row.result.latency;
        return row.result.knows(s.mean) && !row.result.knows(s.p50);
    });
}

void ComparisonModel::setBaseline(const QString& mode)
{
    if (mode == m_baseline) return;
    m_baseline = mode;
    relate(true);
    changed(0, rowCount() - 1);
    emit baselineChanged(mode);
}

void ComparisonModel::setCalibration(std::shared_ptr<const Calibration> calibration)
{
    m_calibration = std::move(calibration);
    for (ComparisonRow& row : m_rows)
        row.calibration = m_calibration;
    changed(0, rowCount() - 1);
}

QString ComparisonModel::modeName(int row) const
{
    if (row < 0 || row >= rowCount()) return {};
    return nameOf(at(row));
}

int ComparisonModel::rowOf(const QString& mode) const
{
    const std::string name = mode.toStdString();
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const ComparisonRow& r) { return r.result.requested == name; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QVariant ComparisonModel::further(const ComparisonRow& row, int role) const
{
    if (role == BaselineRole) return row.isBaseline;
    if (role == DiffersRole) return row.differs;
    return role == ImportedRole ? QVariant(row.result.isImported()) : QVariant();
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section == 0 && orientation == Qt::Horizontal && role == Qt::DisplayRole && !takesModes(m_operation))
        return tr("Variant");
    return ColumnModel::headerData(section, orientation, role);
}

} // namespace qs
