// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/measure/compare_page.h"
#include "tests/app/support/window_pages.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/style/application_style.h"
#include "widgets/style/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QPixmap>
#include <QSpinBox>
#include <QThread>

#include <cstdio>
#include <functional>

namespace qs::bench {

void wait(int ms, const std::function<bool()>& done = [] { return false; })
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < ms && !done()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QThread::msleep(2); // the processor belongs to what is measured
    }
}

class Photographer
{
public:
    Photographer(MainWindow& window, QString stem) : m_window(window), m_stem(std::move(stem)) {}

    void press(const char* action) { m_window.findChild<QAction*>(QString::fromLatin1(action))->trigger(); }
    void theme(ThemeChoice choice)
    {
        applyTheme(*qApp, choice);
        wait(300);
    }
    void size(int width, int height)
    {
        m_window.resize(width, height);
        wait(300);
    }
    void shoot(const char* name)
    {
        wait(400);
        keep(m_window.grab(), name);
    }
    void keep(const QPixmap& picture, const char* name)
    {
        const QString file = m_stem + QString::fromLatin1(name) + QStringLiteral(".png");
        std::printf("%s: %s\n", qPrintable(file), picture.save(file) ? "written" : "NOT WRITTEN");
    }
    /// A dialog that does not block, after its button was pressed.
    void shootDialog(const char* action, const char* dialog, const char* button, const char* name)
    {
        press(action);
        wait(300);
        auto* found = m_window.findChild<QDialog*>(QString::fromLatin1(dialog));
        if (!found) return;
        found->resize(1120, 640);
        if (auto* pressed = found->findChild<QAbstractButton*>(QString::fromLatin1(button))) pressed->click();
        wait(2500);
        keep(found->grab(), name);
        found->close();
    }
    void runToEnd()
    {
        press("actionRun");
        wait(600000, [this] {
            return runOf(m_window).state() == RunController::State::Done ||
                   runOf(m_window).state() == RunController::State::Failed;
        });
    }
    /// Live, with the tokens moved through several values while the job runs.
    void live()
    {
        press("actionLive");
        wait(60000, [this] { return runOf(m_window).shown() > 2000; });
        auto* tokens = m_window.findChild<QSpinBox*>(QStringLiteral("tokensSpin"));
        const int start = tokens->value();
        for (const int value : {start / 2, start / 4, start}) {
            wait(1500);
            tokens->setValue(value);
        }
        wait(2500);
    }
    /// Runs another setup to its end.
    void run(const std::function<void(RunSpec&)>& change)
    {
        auto* panel = m_window.findChild<SetupPanel*>();
        RunSpec spec = panel->spec();
        change(spec);
        panel->setSpec(spec);
        runToEnd();
        wait(300);
    }
    /// Runs an operation with its default variants on the target; on a GPU at another size than on the CPU.
    void runVariants(const std::function<void(RunSpec&)>& onGpu, const std::function<void(RunSpec&)>& onCpu)
    {
        auto* panel = m_window.findChild<SetupPanel*>();
        const bool cpu = panel->backend() == BackendChoice::Cpu;
        run([&](RunSpec& spec) {
            (cpu ? onCpu : onGpu)(spec);
            spec.variants = defaultVariants(spec.operation, panel->backend());
        });
    }
    void shootView(ComparePage::View view, const char* name)
    {
        m_window.findChild<ComparePage*>()->setView(view);
        shoot(name);
    }
    void stop()
    {
        press("actionStop");
        wait(20000, [this] { return !runOf(m_window).isActive(); });
    }

private:
    MainWindow& m_window;
    QString m_stem;
};

} // namespace qs::bench
