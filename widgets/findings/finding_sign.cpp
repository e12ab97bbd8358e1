// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/finding_sign.h"

#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QPainter>
#include <QPolygonF>

namespace qs {

FindingSign signOf(const FindingGroup& group)
{
    if (group.members.front().isRecommendation) return FindingSign::Recommendation;
    switch (group.severity) {
    case Finding::Severity::Error:
        return FindingSign::Error;
    case Finding::Severity::Warning:
        return FindingSign::Warning;
    case Finding::Severity::Info:
        break;
    }
    return FindingSign::Note;
}

void paintSign(QPainter& painter, const QRectF& place, FindingSign sign, const Theme& theme)
{
    const QColor tints[] = {theme.accent, theme.warning, theme.bad, theme.good};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tints[static_cast<int>(sign)]);
    switch (sign) {
    case FindingSign::Warning:
        painter.drawPolygon(QPolygonF({{place.center().x(), place.top()}, place.bottomRight(), place.bottomLeft()}));
        break;
    case FindingSign::Error:
        painter.drawRoundedRect(place, 3, 3);
        break;
    default:
        painter.drawEllipse(place);
    }
    painter.setPen(QPen(theme.background, 1.8));
    if (sign == FindingSign::Recommendation) {
        const double w = place.width(), x = place.left(), y = place.top();
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(
            QPolygonF({{x + 0.27 * w, y + 0.53 * w}, {x + 0.44 * w, y + 0.7 * w}, {x + 0.74 * w, y + 0.33 * w}}));
    } else {
        const QString letters[] = {QStringLiteral("i"), QStringLiteral("!"), QStringLiteral("×")};
        painter.setFont(uiFont(11, QFont::Bold));
        painter.drawText(sign == FindingSign::Warning ? place.adjusted(0, 3, 0, 2) : place, Qt::AlignCenter,
                         letters[static_cast<int>(sign)]);
    }
    painter.restore();
}

} // namespace qs
