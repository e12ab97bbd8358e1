// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/shell/run_windows.h"
#include "app/threads/work_threads.h"
#include "gpu/cli/program.h"
#include "gpu/targets/askpass.h"
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
    if (qs::isAskpass()) return qs::askpassMain(argc > 1 ? argv[1] : ""); // ssh started it to ask something
    qs::prepareProgram();
    qs::WindowRequest request;
    commandLine(argc, argv, request);

    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("quantoscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Quantoscope"));
    QApplication::setDesktopFileName(QStringLiteral("quantoscope"));
    qs::useCNumericLocale();
    qs::loadResources();

    return qs::workThreads::leaveMain(qs::runWindows(request, {}, [] { return QApplication::exec(); }));
}
