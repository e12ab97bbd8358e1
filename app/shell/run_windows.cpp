// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/run_windows.h"

#include "app/files/file_commands.h"
#include "app/language/language.h"
#include "app/session/settings.h"
#include "app/shell/language_menu.h"
#include "app/shell/main_window.h"

#include <memory>
#include <optional>
#include <utility>

namespace qs {
namespace {

/// What has to hold before there is a window; `context` for that window.
AppContext prepared(AppContext context)
{
    const Settings settings(context.settingsFile);
    if (const int threads = settings.cpuThreads(); threads > 0 && !qEnvironmentVariableIsSet("QUANTOSCOPE_THREADS"))
        qputenv("QUANTOSCOPE_THREADS",
                QByteArray::number(threads)); // read when threads are started, here and in workers
    installTranslations(settings.language());
    context.settingsTrouble = settings.trouble().text();
    return context;
}

} // namespace

int runWindows(WindowRequest request, const AppContext& context, const std::function<int()>& exec)
{
    std::optional<FileCommands::Open> session;
    while (true) {
        auto window = std::make_unique<MainWindow>(prepared(context));
        window->show();
        if (session)
            window->files().setSession(std::move(*session));
        else if (!request.file.isEmpty())
            window->openPath(request.file);
        window->measureAtOnce(std::exchange(request.measure, WindowRequest::Measure::Nothing));
        const int status = exec();
        if (!LanguageMenu::isToReopen(*window)) return status;
        session = window->files().session();
    }
}

} // namespace qs
