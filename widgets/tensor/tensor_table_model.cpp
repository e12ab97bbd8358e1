// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tensor/tensor_table_model.h"

#include "widgets/language/qt_text.h"
#include "widgets/tables/cell_text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace qs {
namespace {

constexpr double kWorthNaming = 6; ///< dB: a bit

QString outlierText(const InputOutliers& found, const QLocale& locale)
{
    return TensorTableModel::tr("%1 of %2 columns")
        .arg(countedText(found.outlierColumns, locale), countedText(found.columns, locale));
}

} // namespace

const TensorRow::Mode* TensorRow::find(const std::string& mode) const
{
    const auto found = std::ranges::find(modes, mode, &Mode::name);
    return found == modes.end() ? nullptr : &*found;
}

void TensorTableModel::setTensors(std::vector<TensorRow> tensors)
{
    beginResetModel();
    m_rows = std::move(tensors);
    findLosses();
    std::ranges::stable_sort(m_rows, [](const TensorRow& a, const TensorRow& b) {
        return a.modes.empty() != b.modes.empty() ? b.modes.empty() : a.lossDb > b.lossDb;
    });
    makeColumns();
    endResetModel();
}

void TensorTableModel::findLosses()
{
    std::map<std::string, double> best;
    for (const TensorRow& row : m_rows)
        for (const TensorRow::Mode& mode : row.modes)
            if (std::isfinite(mode.sqnrDb)) best[mode.name] = std::max(best[mode.name], mode.sqnrDb);
    for (TensorRow& row : m_rows)
        for (const TensorRow::Mode& mode : row.modes)
            if (const double loss = best[mode.name] - mode.sqnrDb;
                std::isfinite(mode.sqnrDb) && mode.floor > 0 && loss > row.lossDb) {
                row.lossDb = loss;
                row.worst = mode.name;
            }
}

const char* TensorTableModel::idOf(const char* what, const std::string& mode)
{
    m_ids.push_back(what + mode);
    return m_ids.back().c_str();
}

void TensorTableModel::makeColumns()
{
    m_columns.clear();
    m_ids.clear();
    const auto words = [](const char* id, const QString& title, const QString& about, auto text, bool isKey = false) {
        ColumnHead head{.id = id, .title = title, .toolTip = about, .isNumber = false, .isKey = isKey};
        return Column<TensorRow>{head, [text](const TensorRow& row) { return QVariant(text(row, QLocale())); }, text};
    };
    m_columns.push_back(words(
        "tensor", tr("Tensor"), tr("Tensors of the file; that which loses most comes first"),
        [](const TensorRow& row, const QLocale&) { return row.name; }, true));
    m_columns.push_back(words("shape", tr("Shape"), tr("Rows × columns"),
                              [](const TensorRow& row, const QLocale&) { return row.shape; }));
    m_columns.push_back(words("outliers", tr("Outliers"),
                              tr("Columns whose largest magnitude is far above the others'"),
                              [](const TensorRow& row, const QLocale& locale) {
                                  return row.outliers ? outlierText(*row.outliers, locale) : noValue();
                              }));
    m_columns.push_back(words("worst", tr("Loses most"),
                              tr("The mode whose SQNR is furthest below that of the tensor of this file that it keeps "
                                 "best, where that is 6 dB or more"),
                              [](const TensorRow& row, const QLocale& locale) {
                                  const TensorRow::Mode* worst = row.find(row.worst);
                                  return worst && row.lossDb >= kWorthNaming
                                             ? tr("%1: %2 dB (−%3)")
                                                   .arg(text(worst->name), fixedText(worst->sqnrDb, 1, locale),
                                                        fixedText(row.lossDb, 1, locale))
                                             : noValue();
                              }));
    m_columns.back().tone = [](const TensorRow& row) { return row.lossDb >= kWorthNaming ? Tone::Bad : Tone::Plain; };
    std::vector<std::string> names;
    LatencyScale scale;
    for (const TensorRow& row : m_rows)
        for (const TensorRow::Mode& mode : row.modes) {
            scale.add(mode.p50);
            if (std::ranges::find(names, mode.name) == names.end()) names.push_back(mode.name);
        }
    rescale(scale);
    for (const std::string& name : names)
        addMode(name);
}

void TensorTableModel::addMode(const std::string& mode)
{
    const auto sqnr = [mode](const TensorRow& row) {
        const TensorRow::Mode* found = row.find(mode);
        return found && !std::isnan(found->sqnrDb) ? QVariant(found->sqnrDb) : QVariant();
    };
    const auto latency = [mode](const TensorRow& row) {
        const TensorRow::Mode* found = row.find(mode);
        return found && found->p50 > 0 ? QVariant(found->p50) : QVariant();
    };
    const bool loses =
        std::ranges::any_of(m_rows, [&](const TensorRow& row) { return row.find(mode) && row.find(mode)->floor > 0; });
    if (loses)
        m_columns.push_back(
            {ColumnHead{.id = idOf("sqnr/", mode),
                        .title = tr("SQNR (dB)"),
                        .toolTip = tr("Signal to quantization noise of %1; higher is better").arg(text(mode)),
                        .of = text(mode)},
             sqnr,
             [sqnr](const TensorRow& row, const QLocale& locale) {
                 const QVariant value = sqnr(row);
                 return value.isValid() ? fixedText(value.toDouble(), 1, locale) : noValue();
             },
             {},
             [mode](const TensorRow& row) {
                 const TensorRow::Mode* found = row.find(mode);
                 return found && found->sqnrDb < found->floor ? Tone::Bad : Tone::Plain;
             }});
    m_columns.push_back({ColumnHead{.id = idOf("p50/", mode),
                                    .title = tr("p50"),
                                    .toolTip = tr("Median latency of %1").arg(text(mode)),
                                    .isLatency = true,
                                    .of = text(mode)},
                         latency, [this, latency](const TensorRow& row, const QLocale& locale) {
                             const QVariant value = latency(row);
                             return value.isValid() ? latencies().number(value.toDouble(), locale) : noValue();
                         }});
}

} // namespace qs
