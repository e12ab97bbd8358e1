// SPDX-License-Identifier: GPL-3.0-or-later
// Leads a window through every page and state, so that a test can look at each: empty, setups of all operations, busy,
// measured, failed, dialogs, menus, the palette.
#pragma once

#include "tests/app/support/fake_study.h"
#include "tests/app/support/window_test.h"
#include "tests/gpu/support/fake_llm.h"

#include "app/pages/accuracy/accuracy_page.h"
#include "app/pages/decide/decide_page.h"
#include "app/pages/llm/llm_module.h"
#include "app/pages/llm/llm_page.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/tensors/tensors_page.h"
#include "app/shell/dialogs/settings_dialog.h"
#include "gpu/catalog/operation.h"
#include "widgets/charts/bars/histogram_chart.h"
#include "widgets/controls/collapsible_section.h"
#include "widgets/palette/command_palette.h"
#include "widgets/setup/llm_setup_panel.h"
#include "widgets/setup/setup_panel.h"

#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTest>

#include <functional>

namespace qs {

inline void waitFor(int ms, const std::function<bool()>& done = [] { return false; })
{
    (void)QTest::qWaitFor(done, ms);
}

/// The same languages for windows of any test: translator and direction for as long as this lives.
class WindowStates
{
public:
    /// Gets the name of a state and what to look at: the window, a dialog or a menu.
    using Visit = std::function<void(const QString& name, QWidget& shown)>;

    WindowStates(MainWindow& window, Visit visit) : m_window(window), m_visit(std::move(visit)) {}

    void visitAll()
    {
        emptyPages();
        setups();
        live();
        measured();
        failed();
        palette();
        dialogs();
        menus();
        m_window.store().markSaved();
    }

    void emptyPages()
    {
        for (const char* page : kPages)
            show(page, QStringLiteral("%1, empty").arg(QLatin1String(page)));
    }
    /// The setup with every section unfolded, for every operation.
    void setups()
    {
        show("Scope", {});
        auto* panel = m_window.findChild<SetupPanel*>();
        const RunSpec before = panel->spec();
        for (const Operation operation : allOperations()) {
            RunSpec spec = before;
            spec.operation = operation;
            spec.modes = operation == Operation::Quantize ? before.modes : std::vector<QuantScheme>{};
            spec.variants = defaultVariants(operation, BackendChoice::Cpu);
            if (operation != Operation::Quantize) setDefaultSize(spec, BackendChoice::Cpu);
            panel->setSpec(spec);
            for (CollapsibleSection* section : panel->findChildren<CollapsibleSection*>())
                section->setExpanded(true);
            const auto name = operationName(operation);
            visit(
                QStringLiteral("Setup of %1").arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))));
        }
        panel->setSpec(before);
    }
    void live()
    {
        press("actionLive");
        waitFor(30'000, [this] { return runOf(m_window).shown() > 200; });
        visit(QStringLiteral("Scope, live"));
        press("actionStop");
        waitFor(20'000, [this] { return !runOf(m_window).isActive(); });
    }
    void measured()
    {
        auto* panel = m_window.findChild<SetupPanel*>();
        run();
        show("Scope", QStringLiteral("Scope, measured"));
        press("actionComparePage");
        auto* compare = m_window.findChild<ComparePage*>();
        for (const auto& [view, name] :
             {std::pair{ComparePage::Bars, "bars"}, {ComparePage::Roofline, "roofline"}, {ComparePage::Why, "why"}}) {
            compare->setView(view);
            visit(QStringLiteral("Compare, %1").arg(QLatin1String(name)));
        }
        compare->views().setCurrentIndex(compare->views().count() - 1);
        visit(QStringLiteral("Compare, runs"));
        compare->setView(ComparePage::Bars);
        for (const char* dock : {"runsDock", "findingsDock", "setupDock"}) { // one behind the other in a narrow window
            m_window.findChild<QDockWidget*>(QLatin1String(dock))->raise();
            visit(QStringLiteral("Dock %1").arg(QLatin1String(dock)));
        }
        const RunSpec before = panel->spec();
        RunSpec sweep = before;
        sweep.axes = {parseSweepAxis("num-tokens=1:16:x2").value()};
        panel->setSpec(sweep);
        run();
        show("Sweep", QStringLiteral("Sweep, measured"));
        sweep.axes = {parseSweepAxis("num-tokens=1:8:x2").value(), parseSweepAxis("hidden-size=256:1024:x2").value()};
        panel->setSpec(sweep);
        run();
        show("Sweep", QStringLiteral("Sweep, heat map"));
        panel->setSpec(before);
        press("actionStudyPage");
        press("actionRun");
        waitFor(30'000, [this] { return !studyOf(m_window).isActive(); });
        auto* study = m_window.findChild<AccuracyPage*>();
        for (int tab = 0; tab < study->tabs().count(); ++tab) {
            study->tabs().setCurrentIndex(tab);
            visit(QStringLiteral("Accuracy, %1").arg(tab + 1));
        }
        press("actionTensorsPage");
        auto* tensors = m_window.findChild<TensorsPage*>();
        waitFor(10'000, [&] { return !tensors->histogram().dataTable().isEmpty(); });
        visit(QStringLiteral("Tensors, of the study"));
        press("actionLlmPage");
        for (CollapsibleSection* section : llmOf(m_window).setupPanel().findChildren<CollapsibleSection*>())
            section->setExpanded(true);
        auto& llm = llmOf(m_window).llmPage();
        press("actionRun");
        waitFor(10'000, [&] { return !llmStudyOf(m_window).isActive() && !llm.study().rows.empty(); });
        for (qsizetype i = 0; i < llm.views().size(); ++i) {
            llm.showView(llm.views()[i]);
            visit(QStringLiteral("Language model, %1").arg(i + 1));
        }
        press("actionDecidePage");
        auto* decide = m_window.findChild<DecidePage*>();
        for (int tab = 0; tab < decide->tabs().count(); ++tab) {
            decide->tabs().setCurrentIndex(tab);
            visit(QStringLiteral("Decide, %1").arg(tab + 1));
        }
    }
    void failed()
    {
        press("actionScopePage");
        m_window.store().markSaved(); // so that nothing is asked
        m_window.openPath(QStringLiteral("/nowhere/at-all.quantoscope"));
        waitFor(10'000, [&] { return !m_window.files().isBusy(); });
        visit(QStringLiteral("Scope, an error said"));
        m_window.findChild<MessageBar*>()->clear();
    }
    void palette()
    {
        press("actionPalette");
        auto* palette = m_window.findChild<CommandPalette*>();
        visit(QStringLiteral("Command palette"));
        palette->field().setText(QStringLiteral("co"));
        visit(QStringLiteral("Command palette, searching"));
        palette->dismiss();
    }
    /// Whatever appears after an action whose text ends in dots, except choosers of files.
    void dialogs()
    {
        QStringList names{QStringLiteral("actionShortcuts"), QStringLiteral("actionAbout"),
                          QStringLiteral("actionManual"), QStringLiteral("actionGlossary")};
        for (QAction* action : m_window.findChildren<QAction*>())
            if (action->text().endsWith(QStringLiteral("…")) && action->isEnabled() &&
                !action->objectName().isEmpty() && !kFiles.contains(action->objectName()))
                names << action->objectName();
        names.removeAll(QStringLiteral("actionPalette"));
        names.removeAll(QStringLiteral("actionDuplicateRun")); // changes the setup, opens nothing
        for (const QString& name : names)
            visitDialog(name);
    }
    void menus()
    {
        for (QAction* top : m_window.menuBar()->actions()) {
            if (!top->menu()) continue;
            emit top->menu()->aboutToShow();
            top->menu()->popup(QPoint(0, 0));
            m_visit(QStringLiteral("Menu %1").arg(top->text().remove(QLatin1Char('&'))), *top->menu());
            top->menu()->close();
        }
    }

private:
    static constexpr const char* kPages[] = {"Scope", "Compare", "Sweep", "Study", "Tensors", "Llm", "Decide"};
    const QStringList kFiles{QStringLiteral("actionOpen"), QStringLiteral("actionSaveAs"),
                             QStringLiteral("actionExport"), QStringLiteral("actionImport"),
                             QStringLiteral("actionImportBeside")};

    void press(const char* name)
    {
        if (auto* found = m_window.findChild<QAction*>(QLatin1String(name))) found->trigger();
    }
    void visit(const QString& name)
    {
        if (!name.isEmpty()) m_visit(name, m_window);
    }
    void show(const char* page, const QString& name)
    {
        press(qPrintable(QStringLiteral("action%1Page").arg(QLatin1String(page))));
        visit(name);
    }
    void run()
    {
        press("actionScopePage");
        press("actionRun");
        waitFor(60'000, [this] { return !runOf(m_window).isActive(); });
    }
    /// Modal or not: looked at as soon as it is there, and closed.
    void visitDialog(const QString& name)
    {
        auto* action = m_window.findChild<QAction*>(name);
        if (!action || !action->isEnabled()) return;
        QTimer timer;
        int rounds = 0;
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            for (QWidget* top : QApplication::topLevelWidgets()) {
                if (top == &m_window || !top->isVisible() || !top->isWindow() || top->windowType() == Qt::ToolTip ||
                    top->windowType() == Qt::Popup)
                    continue;
                if (qobject_cast<MainWindow*>(top) || !m_window.findChildren<QWidget*>().contains(top)) continue;
                timer.stop();
                if (!qobject_cast<QFileDialog*>(top)) m_visit(QStringLiteral("Dialog %1").arg(name.mid(6)), *top);
                auto* tabs = qobject_cast<SettingsDialog*>(top) ? top->findChild<QTabWidget*>() : nullptr;
                for (int tab = 1; tabs && tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    m_visit(QStringLiteral("Dialog %1, %2").arg(name.mid(6)).arg(tab + 1), *top);
                }
                top->close();
                return;
            }
            if (++rounds > 40) timer.stop();
        });
        timer.start(25);
        action->trigger();
        waitFor(1500, [&] { return !timer.isActive(); });
        waitFor(30);
    }

    MainWindow& m_window;
    Visit m_visit;
};

} // namespace qs
