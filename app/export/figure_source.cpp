// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/figure_source.h"

#include "gpu/core/device_name.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace qs {

namespace {

struct FigureSource
{
    Q_DECLARE_TR_FUNCTIONS(FigureSource)
};

/// 'n = 1,000', 'n = 59–1,000': samples a mode, over all of the run's segments.
QString samplesText(const RunResult& run)
{
    std::int64_t least = 0, most = 0;
    for (const Segment& segment : run.segments)
        for (const ModeResult& mode : segment.modes) {
            const std::int64_t n = mode.latency.n;
            if (n == 0) continue;
            least = least == 0 ? n : std::min(least, n);
            most = std::max(most, n);
        }
    if (most == 0) return {};
    const QString up = countText(static_cast<double>(most));
    return least == most ? FigureSource::tr("n = %1 per mode").arg(up)
                         : FigureSource::tr("n = %1–%2 per mode").arg(countText(static_cast<double>(least)), up);
}

QStringList ofRun(const StoredRun& run)
{
    if (run.llm()) return {messageText(run.llm()->model)};
    if (run.modes()) return {messageText(run.modes()->model), messageText(run.modes()->dataName())};
    const RunSpec* spec = run.result->requested();
    return spec ? QStringList{setupName(*spec)} : QStringList();
}

QString deviceText(const Environment& environment)
{
    const QString device = text(shortDevice(environment.device)), driver = text(environment.driver);
    return driver.isEmpty() || driver == QLatin1String("cpu") ? device
                                                              : FigureSource::tr("%1, driver %2").arg(device, driver);
}

QString programText(const Origin& origin)
{
    if (origin.programVersion.empty()) return {};
    const QString program = QStringLiteral("Quantoscope ") + text(origin.programVersion);
    return origin.programCommit.empty() ? program
                                        : QStringLiteral("%1 (%2)").arg(program, text(origin.programCommit).left(8));
}

} // namespace

QString figureSource(const StoredRun& run)
{
    QStringList parts = ofRun(run);
    const RunResult& result = *run.result;
    if (const std::string from = result.importedFrom(); !from.empty())
        parts << FigureSource::tr("imported from %1").arg(text(from));
    parts << deviceText(result.environment) << samplesText(result);
    if (const Segment* last = result.last(); last && !run.isStudy()) parts << messageText(last->cacheEffective);
    parts << text(result.environment.date).left(10) << programText(result);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace qs
