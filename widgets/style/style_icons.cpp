// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/product_style.h"

#include "widgets/style/icons.h"

#include <QApplication>

namespace qs {
namespace {

struct Standard
{
    QStyle::StandardPixmap which;
    const char* icon;
    QColor Theme::*color; ///< null: the ink of the theme
};

constexpr Standard kStandard[] = {
    {QStyle::SP_MessageBoxInformation, "info", &Theme::accent},
    {QStyle::SP_MessageBoxQuestion, "help", &Theme::accent},
    {QStyle::SP_MessageBoxWarning, "warning", &Theme::warning},
    {QStyle::SP_MessageBoxCritical, "error", &Theme::bad},
    {QStyle::SP_DirIcon, "folder", nullptr},
    {QStyle::SP_DirLinkIcon, "folder", nullptr},
    {QStyle::SP_DirOpenIcon, "folder", nullptr},
    {QStyle::SP_DirClosedIcon, "folder", nullptr},
    {QStyle::SP_DirLinkOpenIcon, "folder", nullptr},
    {QStyle::SP_DirHomeIcon, "home", nullptr},
    {QStyle::SP_FileIcon, "file", nullptr},
    {QStyle::SP_FileLinkIcon, "file", nullptr},
    {QStyle::SP_ComputerIcon, "computer", nullptr},
    {QStyle::SP_DesktopIcon, "computer", nullptr},
    {QStyle::SP_DriveHDIcon, "drive", nullptr},
    {QStyle::SP_DriveNetIcon, "drive", nullptr},
    {QStyle::SP_DriveCDIcon, "drive", nullptr},
    {QStyle::SP_DriveDVDIcon, "drive", nullptr},
    {QStyle::SP_DriveFDIcon, "drive", nullptr},
    {QStyle::SP_FileDialogNewFolder, "folder-new", nullptr},
    {QStyle::SP_FileDialogToParent, "move-up", nullptr},
    {QStyle::SP_FileDialogDetailedView, "table", nullptr},
    {QStyle::SP_FileDialogListView, "list", nullptr},
    {QStyle::SP_FileDialogBack, "previous", nullptr},
    {QStyle::SP_ArrowBack, "previous", nullptr},
    {QStyle::SP_ArrowForward, "next", nullptr},
    {QStyle::SP_TitleBarCloseButton, "mark-close", nullptr},
    {QStyle::SP_TitleBarNormalButton, "mark-float", nullptr},
};

/// Null where Fusion's own is as good.
QIcon ownIcon(QStyle::StandardPixmap which)
{
    for (const Standard& each : kStandard) {
        if (each.which != which) continue;
        const QString name = QString::fromLatin1(each.icon);
        if (!each.color) return viewIcon(name);
        const Theme theme = Theme::fromPalette(QApplication::palette());
        return themedIcon(name, theme, theme.*each.color);
    }
    return {};
}

} // namespace

QIcon ProductStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    const QIcon own = ownIcon(which);
    return own.isNull() ? QProxyStyle::standardIcon(which, option, widget) : own;
}

QPixmap ProductStyle::standardPixmap(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    const QIcon own = ownIcon(which);
    const bool isOfMessage = which >= SP_MessageBoxInformation && which <= SP_MessageBoxQuestion;
    if (own.isNull()) return QProxyStyle::standardPixmap(which, option, widget);
    const int side = pixelMetric(isOfMessage ? PM_MessageBoxIconSize : PM_SmallIconSize, option, widget);
    return own.pixmap(QSize(side, side), widget ? widget->devicePixelRatioF() : qApp->devicePixelRatio());
}

} // namespace qs
