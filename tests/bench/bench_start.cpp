// SPDX-License-Identifier: GPL-3.0-or-later
// Time from starting the process to the first paint of the main window: the parent takes the time, starts itself
// as a child, and the child reports when its window has painted and the event loop has come round once.
#include "app/cli/command_line.h"
#include "app/shell/main_window.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

/// Monotonic time in nanoseconds; the same clock in parent and child.
long long now()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Ends the program at the first paint of the window, with the time since `started`.
class FirstPaint final : public QObject
{
public:
    FirstPaint(QWidget* window, long long started) : m_window(window), m_started(started)
    {
        window->installEventFilter(this);
    }
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (object == m_window && event->type() == QEvent::Paint)
            QTimer::singleShot(0, this, [this] {
                std::printf("%.3f\n", static_cast<double>(now() - m_started) * 1e-6);
                std::fflush(stdout);
                std::_Exit(0);
            });
        return false;
    }

private:
    QWidget* m_window;
    long long m_started;
};

int child(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("quantoscope"));
    qs::useCNumericLocale();
    qs::loadResources();
    qs::MainWindow window;
    const FirstPaint watch(&window, QByteArray(argv[2]).toLongLong());
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 3 && QByteArray(argv[1]) == "--child") return child(argc, argv);
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    std::vector<double> ms;
    for (int i = 0; i < 21; ++i) {
        QProcess process;
        process.start(QString::fromLocal8Bit(argv[0]), {QStringLiteral("--child"), QString::number(now())});
        process.waitForFinished(20000);
        const double value = process.readAllStandardOutput().trimmed().toDouble();
        if (i > 0 && value > 0) ms.push_back(value); // the first start warms the file cache
    }
    if (ms.empty()) return std::fprintf(stderr, "bench_start: the window never painted\n"), 1;
    std::sort(ms.begin(), ms.end());
    std::printf("{\"benchmark\": \"warm start to first paint\", \"unit\": \"ms\", \"n\": %zu, \"median\": %.1f, "
                "\"min\": %.1f, \"max\": %.1f}\n",
                ms.size(), ms[ms.size() / 2], ms.front(), ms.back());
    return 0;
}
