// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/files/file_commands.h"
#include "app/shell/language_menu.h"
#include "app/shell/main_window.h"
#include "app/tasks/work_threads.h"
#include "gpu/cli/program.h"
#include "gpu/targets/askpass.h"
#include "widgets/style/theme.h"

#include <QApplication>

#include <memory>
#include <optional>
#include <utility>

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
    if (qs::isAskpass()) return qs::askpassMain(argc > 1 ? argv[1] : ""); // ssh started it to ask something
    qs::prepareProgram();
    qs::WindowRequest request;
    commandLine(argc, argv, request);

    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("quantoscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Quantoscope"));
    QApplication::setDesktopFileName(QStringLiteral("quantoscope"));
    qs::keepNumbersInTheCLocale();
    qs::loadResources();

    if (const int threads = qs::Settings().cpuThreads();
        threads > 0 && !qEnvironmentVariableIsSet("QUANTOSCOPE_THREADS"))
        qputenv("QUANTOSCOPE_THREADS",
                QByteArray::number(threads)); // read when threads are started, here and in workers
    // Another turn where the window was closed to be opened in another language.
    std::optional<qs::FileCommands::Open> session;
    while (true) {
        qs::installTranslations(qs::Settings().language());
        auto window = std::make_unique<qs::MainWindow>();
        window->show();
        if (session)
            window->files().goOnWith(std::move(*session));
        else if (!request.file.isEmpty())
            window->openPath(request.file);
        if (std::exchange(request.run, false)) window->runAtOnce();
        const int status = QApplication::exec();
        const bool again = qs::LanguageMenu::isToReopen(*window);
        session = window->files().session();
        window.reset();
        if (!again) return qs::workThreads::leaveMain(status);
    }
}
