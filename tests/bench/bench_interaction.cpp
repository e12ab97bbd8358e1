// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes to answer what a user does, with the example session open and every page shown once: a
// change of theme, another run, another page. usage: bench_interaction [REPEATS [RESULTS.json]]. QS_COMMIT names the
// commit.
#include "app/cli/command_line.h"
#include "app/language/language.h"
#include "app/shell/main_window.h"
#include "gpu/core/host_info.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

using namespace qs;

namespace {

/// Events that wait, and those that they post, until nothing is left to lay out or paint.
void settle()
{
    for (int quiet = 0; quiet < 3;) {
        QElapsedTimer clock;
        clock.start();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        quiet = clock.nsecsElapsed() < 1'000'000 ? quiet + 1 : 0;
    }
}

struct Gesture
{
    const char* name;
    double limitMs; ///< what a user takes for at once; 0: none is set
    std::vector<double> ms;
};

void measure(Gesture& gesture, const std::function<void()>& act)
{
    QElapsedTimer clock;
    clock.start();
    act();
    QCoreApplication::processEvents(); // layout and painting
    QCoreApplication::processEvents();
    gesture.ms.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    settle();
}

QAction& action(MainWindow& window, const QString& name)
{
    auto* found = window.findChild<QAction*>(name);
    if (found) return *found;
    std::fprintf(stderr, "no action %s\n", qPrintable(name));
    std::exit(2);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    useCNumericLocale();
    installTranslations();
    loadResources();
    const int repeats = argc > 1 ? std::max(1, std::atoi(argv[1])) : 15;
    const QTemporaryDir home;
    AppContext context;
    context.settingsFile = home.filePath(QStringLiteral("settings.ini"));
    MainWindow window(context);
    window.resize(1440, 900);
    window.show();
    action(window, QStringLiteral("actionExample")).trigger();
    settle();
    QList<QAction*> pages;
    for (QAction* page : window.findChildren<QAction*>())
        if (page->objectName().endsWith(QLatin1String("Page"))) pages << page;
    for (QAction* page : pages) {
        page->trigger();
        settle();
    }

    Gesture theme{"change of theme", 100, {}}, run{"another run", 100, {}}, turn{"another page", 100, {}};
    auto* list = window.findChild<QAbstractItemView*>(QStringLiteral("runsList"));
    const auto runs = static_cast<int>(window.store().runs().size());
    for (int i = 0; i < repeats; ++i) {
        measure(theme, [&] { action(window, QStringLiteral("actionTheme%1").arg(i % 2 ? 1 : 2)).trigger(); });
        measure(turn, [&] { pages[i % pages.size()]->trigger(); });
        measure(run, [&] { list->setCurrentIndex(list->model()->index(i % runs, 0)); });
    }

    nlohmann::json out{{"device", cpuModel()}, {"qt", qVersion()}, {"runs", runs}, {"repeats", repeats}};
    if (const char* commit = std::getenv("QS_COMMIT")) out["commit"] = commit;
    bool met = true;
    for (Gesture* gesture : {&theme, &turn, &run}) {
        std::sort(gesture->ms.begin(), gesture->ms.end());
        const double median = gesture->ms[gesture->ms.size() / 2], longest = gesture->ms.back();
        std::printf("%-18s median %7.1f ms, longest %7.1f ms (n = %zu, limit %g ms)\n", gesture->name, median, longest,
                    gesture->ms.size(), gesture->limitMs);
        out["gestures"][gesture->name] = {
            {"median_ms", median}, {"longest_ms", longest}, {"limit_ms", gesture->limitMs}};
        met = met && median <= gesture->limitMs;
    }
    if (argc > 2 && !(std::ofstream(argv[2]) << out.dump(1) << '\n')) {
        std::fprintf(stderr, "cannot write %s\n", argv[2]);
        return 3;
    }
    return met ? 0 : 1;
}
