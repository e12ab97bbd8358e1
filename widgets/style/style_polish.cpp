// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/product_style.h"
#include "widgets/style/style_parts.h"
#include "widgets/style/text_scale.h"

#include <QAbstractItemView>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QTabBar>
#include <QVariant>

namespace qs {
namespace {

using look::isRole;

/// How the text of labels of a role looks. The palette of a theme has a colour of its own in each of these places.
struct LabelRole
{
    const char* name;
    QPalette::ColorRole ink;
    double pixels;
    QFont::Weight weight;
};

constexpr LabelRole kLabelRoles[] = {
    {"title", QPalette::NoRole, 20, QFont::DemiBold},
    {"figure", QPalette::NoRole, 20, QFont::DemiBold},
    {"subtitle", QPalette::PlaceholderText, Theme::baseSize, QFont::Normal},
    {"muted", QPalette::PlaceholderText, Theme::baseSize - 1, QFont::Normal},
    {"error", QPalette::BrightText, Theme::baseSize, QFont::Medium},
    {"warning", QPalette::LinkVisited, Theme::baseSize, QFont::Medium},
};

const LabelRole* roleOf(const QLabel& label)
{
    const QString name = label.property("role").toString();
    for (const LabelRole& role : kLabelRoles)
        if (name == QLatin1String(role.name)) return &role;
    return nullptr;
}

/// The bar whose labels are quieter than others.
bool isInStatusBar(const QWidget& widget)
{
    for (const QWidget* above = widget.parentWidget(); above && !above->isWindow(); above = above->parentWidget())
        if (qobject_cast<const QStatusBar*>(above)) return true;
    return false;
}

void polishLabel(QLabel& label)
{
    if (const LabelRole* role = roleOf(label)) {
        label.setFont(uiFont(role->pixels, role->weight));
        label.setForegroundRole(role->ink);
    } else if (isInStatusBar(label)) {
        label.setForegroundRole(QPalette::PlaceholderText);
        label.setContentsMargins(4, 2, 4, 2);
    } else if (label.inherits("QTipLabel")) {
        label.setContentsMargins(2, 0, 2, 0);
    }
}

void polishScrollArea(QAbstractScrollArea& area)
{
    if (auto* view = qobject_cast<QAbstractItemView*>(&area)) {
        view->viewport()->setAttribute(Qt::WA_Hover);
        if (view->parentWidget() && view->parentWidget()->inherits("QComboBoxPrivateContainer"))
            return view->viewport()->setBackgroundRole(QPalette::Button);
        // Also without a frame a view shows the focus by one. The frozen part of a table belongs to the rest of it.
        const bool isPart = qobject_cast<QHeaderView*>(view) || view->objectName() == QLatin1String("frozenColumns");
        if (!isPart && view->frameShape() == QFrame::NoFrame) view->setFrameShape(QFrame::StyledPanel);
    } else if (auto* scroll = qobject_cast<QScrollArea*>(&area)) {
        // What is behind is seen, in a dock or in a page.
        scroll->viewport()->setAutoFillBackground(false);
        if (scroll->widget()) scroll->widget()->setAutoFillBackground(false);
        if (scroll->frameShape() == QFrame::NoFrame) scroll->setFrameShape(QFrame::StyledPanel); // seen with the focus
    }
}

} // namespace

void ProductStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (auto* label = qobject_cast<QLabel*>(widget)) polishLabel(*label);
    if (auto* area = qobject_cast<QAbstractScrollArea*>(widget)) polishScrollArea(*area);
    if (qobject_cast<QLineEdit*>(widget) || qobject_cast<QTabBar*>(widget)) widget->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QHeaderView*>(widget)) widget->setFont(uiFont(Theme::baseSize - 1, QFont::DemiBold));
    if (qobject_cast<QTabBar*>(widget)) widget->setFont(uiFont(Theme::baseSize, QFont::Medium));
    if (qobject_cast<QPushButton*>(widget) && isRole(widget, "primary"))
        widget->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
}

void ProductStyle::unpolish(QWidget* widget)
{
    auto* label = qobject_cast<QLabel*>(widget);
    const bool primary = qobject_cast<QPushButton*>(widget) && isRole(widget, "primary");
    if (primary || (label && roleOf(*label)) || qobject_cast<QHeaderView*>(widget) || qobject_cast<QTabBar*>(widget))
        widget->setFont({});
    if (label && label->foregroundRole() != QPalette::WindowText) label->setForegroundRole(QPalette::NoRole);
    QProxyStyle::unpolish(widget);
}

} // namespace qs
