// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/work_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace qs {

namespace {

/// Context of the translations of this file.
struct WorkText
{
    Q_DECLARE_TR_FUNCTIONS(WorkText)
};

/// Three significant digits, without an exponent.
QString significant(double value)
{
    const int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return QLocale().toString(value, 'f', decimals);
}

/// 'a' or 'a – b'.
QString rangeText(const QString& low, const QString& high)
{
    return low == high ? low : WorkText::tr("%1 – %2").arg(low, high);
}

} // namespace

QString operationsText(double operations)
{
    constexpr const char* prefixes[] = {"", "k", "M", "G", "T", "P", "E"};
    std::size_t i = 0;
    while (operations >= 1000 && i + 1 < std::size(prefixes)) {
        operations /= 1000;
        ++i;
    }
    return QStringLiteral("%1 %2FLOP").arg(significant(operations), QLatin1String(prefixes[i]));
}

QString bytesText(Bytes bytes, int decimals)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes.value), bytes.value < 1024 ? 0 : decimals,
                                       QLocale::DataSizeIecFormat);
}

QString intensityText(double operationsPerByte) { return significant(operationsPerByte); }

QString workText(const RunSpec& spec)
{
    if (spec.count() == 0 || !validateSize(spec)) return {};
    Work least, most;
    double low = 0, high = 0;
    for (std::size_t i = 0; i < spec.count(); ++i) {
        const Work work = workOf(spec, static_cast<int>(i));
        const double intensity = work.bytes.value > 0 ? work.operations / static_cast<double>(work.bytes.value) : 0;
        if (i == 0) {
            least = most = work;
            low = high = intensity;
            continue;
        }
        least.operations = std::min(least.operations, work.operations);
        most.operations = std::max(most.operations, work.operations);
        least.bytes = std::min(least.bytes, work.bytes);
        most.bytes = std::max(most.bytes, work.bytes);
        low = std::min(low, intensity);
        high = std::max(high, intensity);
    }
    if (most.bytes.value == 0) return {};
    const QString bytes = rangeText(bytesText(least.bytes), bytesText(most.bytes));
    if (!(most.operations > 0)) return WorkText::tr("Each call moves at least %1.").arg(bytes);
    return WorkText::tr("Per call: %1, at least %2; %3 operations per byte.")
        .arg(rangeText(operationsText(least.operations), operationsText(most.operations)), bytes,
             rangeText(intensityText(low), intensityText(high)));
}

} // namespace qs
