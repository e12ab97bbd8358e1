// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/language/language_menu.h"
#include "app/window/file_commands.h"
#include "app/window/main_window.h"
#include "widgets/style/theme.h"

#include <QApplication>

#include <csignal>

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow further is an error to be told, not an end
    qs::WindowRequest request;
    if (const auto status = qs::runCommandLine(argc, argv, request)) return *status;

    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("quantoscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Quantoscope"));
    QApplication::setDesktopFileName(QStringLiteral("quantoscope"));
    qs::keepNumbersInTheCLocale();
    qs::loadResources();

    // Another turn where the window was closed to be opened in another language.
    for (QString file = request.file;; request.run = false) {
        qs::installTranslations(qs::Settings().language());
        qs::MainWindow window;
        window.show();
        if (!file.isEmpty()) window.openPath(file);
        if (request.run) window.runAtOnce();
        const int status = QApplication::exec();
        if (!qs::LanguageMenu::isToReopen(window)) return status;
        file = window.files().path();
    }
}
