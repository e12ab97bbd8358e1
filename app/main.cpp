// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/language/language_menu.h"
#include "app/window/file_commands.h"
#include "app/window/main_window.h"
#include "gpu/worker/program.h"
#include "widgets/style/theme.h"

#include <QApplication>

namespace {

/// Returns where the window is wanted.
void commandLine(int& argc, char** argv, qs::WindowRequest& request)
{
    bool toWindow = false;
    const int status = qs::runCommand([&] {
        const auto ended = qs::runCommandLine(argc, argv, request);
        toWindow = !ended;
        return ended.value_or(0);
    });
    if (!toWindow) qs::endProgram(status);
}

} // namespace

int main(int argc, char** argv)
{
    qs::prepareProgram();
    qs::WindowRequest request;
    commandLine(argc, argv, request);

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
