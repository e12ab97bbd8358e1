// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/action_groups.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

namespace qs {
namespace {

void collect(QMenu& menu, const QString& title, QList<ActionGroup>& groups)
{
    emit menu.aboutToShow();
    const auto at = groups.size();
    groups.push_back({title, {}});
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible()) continue;
        if (action->menu())
            collect(*action->menu(), QStringLiteral("%1 › %2").arg(title, plainActionText(action->text())), groups);
        else
            groups[at].actions.push_back(action);
    }
    if (groups[at].actions.isEmpty()) groups.removeAt(at);
}

} // namespace

QString plainActionText(const QString& text)
{
    static const QRegularExpression bracketed(QStringLiteral("\\s*\\(&\\w\\)"));
    QString plain = text.section(QLatin1Char('\t'), 0, 0);
    plain.remove(bracketed);
    plain.replace(QStringLiteral("&&"), QString(QChar(1)));
    plain.remove(QLatin1Char('&'));
    plain.replace(QChar(1), QLatin1Char('&'));
    if (plain.endsWith(QStringLiteral("…"))) plain.chop(1);
    return plain.trimmed();
}

QList<ActionGroup> actionGroups(const QMainWindow& window)
{
    QList<ActionGroup> groups;
    for (const QAction* top : static_cast<QMenuBar*>(window.menuWidget())->actions())
        if (top->menu()) collect(*top->menu(), plainActionText(top->text()), groups);
    return groups;
}

} // namespace qs
