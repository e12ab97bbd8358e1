// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/window/main_window.h"
#include "widgets/style/theme.h"

#include <QApplication>

int main(int argc, char** argv)
{
    qs::WindowRequest request;
    if (const auto status = qs::runCommandLine(argc, argv, request)) return *status;

    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("quantoscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Quantoscope"));
    QApplication::setDesktopFileName(QStringLiteral("quantoscope"));
    qs::keepNumbersInTheCLocale();
    qs::installTranslations();
    qs::loadResources();

    qs::MainWindow window;
    window.show();
    if (!request.file.isEmpty()) window.openPath(request.file);
    return QApplication::exec();
}
