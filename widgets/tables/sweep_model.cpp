// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/sweep_model.h"

#include "gpu/catalog/explanation.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/curves/sweep_picture.h"
#include "widgets/language/message_text.h"
#include "widgets/tables/cell_text.h"
#include "widgets/tables/comparison_cells.h"

#include <algorithm>

namespace qs {

SweepModel::SweepModel(QObject* parent) : ColumnModel(parent) { makeColumns(Operation::Quantize); }

/// Sizes and rates are those of the operation.
void SweepModel::makeColumns(Operation operation)
{
    m_columns.clear();
    Columns times = timeColumns();
    const Columns verdict = verdictColumns(); // read more often than how well the median is known
    times.insert(times.begin() + 1, verdict.begin(), verdict.end());
    for (const Columns& group : {pointColumns(operation), times, rateColumns(operation)})
        m_columns.insert(m_columns.end(), group.begin(), group.end());
}

void SweepModel::setPoints(const RunSpec& spec, const std::vector<Segment>& points)
{
    beginResetModel();
    m_rows.clear();
    makeColumns(spec.operation);
    rescale({});
    m_planned = spec.isSweep() ? sweepPoints(spec) : std::vector<RunSpec>{};
    for (std::size_t i = 0; i < m_planned.size(); ++i)
        for (std::size_t each = 0; each < m_planned[i].count(); ++each) {
            SweepRow row;
            row.point = static_cast<int>(i);
            row.setup = m_planned[i];
            row.mode = QString::fromStdString(m_planned[i].nameOf(each));
            m_rows.push_back(row);
        }
    for (std::size_t i = 0; i < points.size(); ++i)
        fill(static_cast<int>(i), points[i]);
    m_running = -1;
    endResetModel();
}

int SweepModel::modes() const { return m_planned.empty() ? 0 : static_cast<int>(m_planned.front().count()); }

/// True where the unit or the number of decimals changed, which all rows share.
bool SweepModel::fill(int index, const Segment& segment)
{
    if (index < 0 || index >= static_cast<int>(m_planned.size())) return false;
    for (int row = index * modes(); row < (index + 1) * modes(); ++row)
        m_rows[static_cast<std::size_t>(row)].leftOut = !segment.modes.empty();
    for (const ModeResult& mode : segment.modes) {
        const QString name = QString::fromStdString(mode.requested.empty() ? schemeName(mode.scheme) : mode.requested);
        const int row = rowOf(index, name);
        if (row < 0) continue;
        SweepRow& out = m_rows[static_cast<std::size_t>(row)];
        out.leftOut = false;
        out.latency = mode.latency;
        out.ranOn = mode.ranOn();
        out.gbps = mode.gbps();
        out.tflops = mode.tflops();
        out.ceilingPercent = mode.ceilingPercent();
        out.against = speedUpOver(segment, name, m_baseline);
        out.trusted = !segment.isUntrusted();
        out.isBaseline = name == m_baseline;
    }
    LatencyScale scale;
    for (const SweepRow& row : m_rows)
        if (row.latency.n > 0) scale.add(row.latency.p50);
    for (SweepRow& row : m_rows)
        row.unit = scale.unit();
    return rescale(scale);
}

void SweepModel::updatePoint(int index, const Segment& segment)
{
    if (index < 0 || index >= static_cast<int>(m_planned.size()) || modes() == 0) return;
    if (fill(index, segment))
        changed(0, rowCount() - 1);
    else
        changed(index * modes(), (index + 1) * modes() - 1);
}

void SweepModel::setBaseline(const QString& mode, const std::vector<Segment>& points)
{
    if (mode == m_baseline) return;
    m_baseline = mode;
    for (std::size_t i = 0; i < points.size(); ++i)
        fill(static_cast<int>(i), points[i]);
    if (rowCount() > 0) changed(0, rowCount() - 1);
}

void SweepModel::setRunning(int point)
{
    if (point == m_running) return;
    const int before = std::exchange(m_running, point);
    for (const int p : {before, point})
        if (p >= 0 && p < static_cast<int>(m_planned.size())) changed(p * modes(), (p + 1) * modes() - 1);
}

void SweepModel::clear() { setPoints({}, {}); }

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

SweepState SweepModel::stateOf(const SweepRow& row) const
{
    if (row.leftOut) return SweepState::LeftOut;
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
    case SweepState::LeftOut:
        return tr("does not support this size");
    case SweepState::Resolved:
        break;
    }
    return tr("measured");
}

Tone SweepModel::stateTone(const SweepRow& row) const
{
    switch (stateOf(row)) {
    case SweepState::Unresolved:
        return Tone::Warning;
    case SweepState::Measuring:
        return Tone::Accent;
    case SweepState::Waiting:
    case SweepState::LeftOut:
        return Tone::Muted;
    case SweepState::Resolved:
        break;
    }
    return Tone::Plain;
}

QString SweepModel::modeToolTip(const SweepRow& row)
{
    if (const VariantInfo* variant = findVariant(row.setup.operation, row.mode.toStdString()))
        return markedText(explanationOn(*variant, row.ranOn));
    const auto scheme = parseScheme(row.mode.toStdString());
    return scheme.ok() ? messageText(modeDescription(row.setup.operation, *scheme)) : QString();
}

namespace {

Tone measuredTone(const SweepRow& row) { return row.latency.n == 0 ? Tone::Muted : Tone::Plain; }
QString wholeNumber(double value, const QLocale& locale) { return locale.toString(static_cast<qlonglong>(value)); }

/// A figure of the point itself, which is known from the start.
Column<SweepRow> ofPoint(Dimension dimension, bool isKey)
{
    const DimensionInfo& info = dimensionInfo(dimension);
    return {{.id = info.name.data(),
             .title = markedText(info.title),
             .toolTip = markedText(info.explanation),
             .isKey = isKey},
            [&info](const SweepRow& row) { return QVariant(qint64(info.of(row.setup))); },
            [&info](const SweepRow& row, const QLocale& locale) { return locale.toString(qint64(info.of(row.setup))); },
            {},
            measuredTone};
}

/// A figure that was measured: nothing before, and where it is not above 0. `toolTip` may be null.
template <typename Format>
Column<SweepRow> ofSamples(const ColumnHead& head, double (*of)(const SweepRow&), Format format,
                           QString (*toolTip)(const SweepRow&) = nullptr)
{
    const auto raw = [of](const SweepRow& row) {
        const double value = row.latency.n > 0 ? of(row) : -1;
        return value >= 0 ? QVariant(value) : QVariant();
    };
    return {head, raw,
            [raw, format](const SweepRow& row, const QLocale& locale) {
                const QVariant value = raw(row);
                return value.isValid() ? format(value.toDouble(), locale) : noValue();
            },
            [toolTip](const SweepRow& row) { return row.latency.n > 0 && toolTip ? toolTip(row) : QString(); },
            measuredTone};
}

/// With the unit of the table.
QString latencyText(const SweepRow& row, double us)
{
    return latencyNumber(us, row.unit) + QLatin1Char(' ') + row.unit.name;
}

QString medianToolTip(const SweepRow& row)
{
    const Summary& s = row.latency;
    return SweepModel::tr("Median %1, 95% interval [%2, %3], n = %4")
        .arg(latencyText(row, s.p50), latencyText(row, s.medianLow), latencyText(row, s.medianHigh),
             countText(static_cast<double>(s.n)));
}

} // namespace

SweepModel::Columns SweepModel::pointColumns(Operation operation) const
{
    const ColumnHead mode{.id = "mode", .title = tr("Mode"), .isNumber = false, .isName = true, .isKey = true};
    const ColumnHead state{.id = "state", .title = tr("State"), .isNumber = false};
    Columns columns{{mode, [](const SweepRow& row) { return row.mode; },
                     [](const SweepRow& row, const QLocale&) { return row.mode; }, &SweepModel::modeToolTip,
                     measuredTone}};
    for (const Dimension dimension : dimensionsOf(operation))
        columns.push_back(ofPoint(dimension, true));
    columns.push_back({state, [this](const SweepRow& row) { return static_cast<int>(stateOf(row)); },
                       [this](const SweepRow& row, const QLocale&) { return stateText(stateOf(row)); },
                       [](const SweepRow& row) {
                           const Summary& s = row.latency;
                           return s.n > 0 && !isResolved(s)
                                      ? tr("The 95% interval of the median is wider than ±1%, or there are "
                                           "fewer than 59 samples (n = %1).")
                                            .arg(countText(static_cast<double>(s.n)))
                                      : QString();
                       },
                       [this](const SweepRow& row) { return stateTone(row); }});
    return columns;
}

SweepModel::Columns SweepModel::timeColumns() const
{
    const ColumnHead median{.id = "p50", .title = tr("p50"), .toolTip = tr("Median latency."), .isLatency = true};
    return {ofSamples(
                median, [](const SweepRow& row) { return row.latency.p50; },
                [this](double us, const QLocale& locale) { return latencies().number(us, locale); }, medianToolTip),
            ofSamples(
                {"interval", tr("± (%)"),
                 tr("Largest distance between the median and the bounds of its 95% interval, in percent of the median; "
                    "resolved up to 1%")},
                [](const SweepRow& row) {
                    const Summary& s = row.latency;
                    return s.n < 6 || s.p50 <= 0 ? -1
                                                 : 100 * std::max(s.medianHigh - s.p50, s.p50 - s.medianLow) / s.p50;
                },
                [](double percent, const QLocale& locale) { return locale.toString(percent, 'f', 2); }, medianToolTip)};
}

SweepModel::Columns SweepModel::verdictColumns() const
{
    const ColumnHead verdict{
        .id = "verdict",
        .title = tr("Verdict"),
        .toolTip =
            tr("Comparison of this mode with the baseline at this size, from pairs of samples of the same round."),
        .isNumber = false};
    const auto isResolved = [](const SweepRow& row) { return row.trusted && row.against.resolved(); };
    return {{verdict,
             [isResolved](const SweepRow& row) {
                 return row.against.n > 0 ? QVariant(isResolved(row) ? row.against.ratio : 1.0) : QVariant();
             },
             [](const SweepRow& row, const QLocale& locale) {
                 if (row.isBaseline) return tr("baseline");
                 return row.against.n > 0 ? ComparisonCells::pairVerdict(row.against, row.trusted, locale) : noValue();
             },
             [this](const SweepRow& row) {
                 return row.against.n > 0 ? tr("Against %1: %2").arg(m_baseline, messageText(verdictText(row.against)))
                                          : QString();
             },
             [isResolved](const SweepRow& row) {
                 if (!isResolved(row)) return row.against.verdict == Verdict::Same ? Tone::Plain : Tone::Muted;
                 return row.against.verdict == Verdict::Faster ? Tone::Good : Tone::Bad;
             }}};
}

SweepModel::Columns SweepModel::rateColumns(Operation operation) const
{
    const ColumnHead each{.id = "elementTime",
                          .title = tr("per element"),
                          .toolTip = tr("Median divided by the number of elements"),
                          .exactTitle = tr("ns/element")};
    Column<SweepRow> samples =
        ofSamples({"n", tr("n")}, [](const SweepRow& row) { return static_cast<double>(row.latency.n); }, wholeNumber);
    const auto elementTime = [](const SweepRow& row) {
        return row.latency.p50 * 1e3 / static_cast<double>(row.setup.shape.elements());
    };
    Columns columns{
        ofSamples(
            {"ceilingPercent", tr("Ceiling (%)"),
             tr("Median of the kernel with the same traffic / median, in percent.")},
            [](const SweepRow& row) { return row.ceilingPercent > 0 ? row.ceilingPercent : -1; },
            [](double percent, const QLocale& locale) { return locale.toString(percent, 'f', 1); },
            [](const SweepRow& row) {
                return tr("Median of the kernel with the same traffic, divided by the median of %1")
                    .arg(latencyText(row, row.latency.p50));
            }),
        ofSamples(
            {"gbps", tr("GB/s")}, [](const SweepRow& row) { return row.gbps > 0 ? row.gbps : -1; },
            [](double rate, const QLocale& locale) { return locale.toString(rate, 'f', rate < 100 ? 2 : 0); },
            [](const SweepRow& row) {
                return tr("Least bytes that a launch must move, divided by the median of %1")
                    .arg(latencyText(row, row.latency.p50));
            }),
        takesTensor(operation)
            ? ofSamples(
                  each, elementTime, [](double ns, const QLocale&) { return elementTimeNumber(ns); },
                  [](const SweepRow& row) { return elementTimeText(row.latency.p50, row.setup.shape.elements()); })
            : ofSamples(
                  {"tflops", tr("TFLOP/s")}, [](const SweepRow& row) { return row.tflops > 0 ? row.tflops : -1; },
                  [](double rate, const QLocale& locale) { return locale.toString(rate, 'g', 4); }),
        samples};
    for (const Dimension dimension : sweepDimensions(operation))
        if (isDerived(dimension)) columns.push_back(ofPoint(dimension, false));
    return columns;
}

} // namespace qs
