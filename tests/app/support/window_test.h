// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the window share: a window with settings of its own, a small setup, and hands.
#pragma once

#include "tests/fail_on_warnings.h"

#include "app/files/import_preview.h"
#include "app/frame/message_bar.h"
#include "tests/app/support/window_files.h"
#include "tests/app/support/window_pages.h"
#include "tests/gui_test.h"
#include "widgets/tables/comparison_view.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace qs {

using State = RunController::State;

inline QuantScheme scheme(const char* name) { return *parseScheme(name); }

inline RunSpec smallSpec(int iterations = 40)
{
    RunSpec spec;
    spec.shape = {16, 256};
    spec.modes = {scheme("baseline-copy"), scheme("int8-token-dynamic"), scheme("fp8-e4m3-tensor-static")};
    spec.iterations = iterations;
    spec.backend = BackendChoice::Cpu;
    spec.cache = CacheMode::Hot;
    return spec;
}

inline QAction* action(MainWindow& window, const char* name)
{
    return window.findChild<QAction*>(QString::fromLatin1(name));
}
template <typename T> T* child(QWidget& window, const char* name)
{
    return window.findChild<T*>(QString::fromLatin1(name));
}

/// The cells of the comparison table as text.
inline QString tableText(MainWindow& window)
{
    return child<ComparisonView>(window, "scopeTable")->allText(TableFormat::Tsv);
}

/// Enters a number as a user does: select all, type, Enter.
inline void type(QAbstractSpinBox* box, int value)
{
    QVERIFY(box);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QString::number(value));
    QTest::keyClick(box, Qt::Key_Return);
}

/// Looks at what an import would bring, and adds it.
inline void addPreviewed(QWidget& window)
{
    QTRY_VERIFY(window.findChild<ImportPreview*>());
    auto* preview = window.findChild<ImportPreview*>();
    QTRY_VERIFY(preview->isVisible());
    QTest::keyClick(preview, Qt::Key_Return);
    QTRY_VERIFY(!window.findChild<ImportPreview*>());
    window.activateWindow(); // as a window manager does; shortcuts work in an active window alone
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

/// Answers the next dialog of that name with the button that `find` picks, as soon as it is there.
template <typename Find> void answerDialog(const char* name, bool& answered, Find find)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, name, &answered, find] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box || box->objectName() != QLatin1String(name)) return;
        timer->deleteLater();
        timer->stop();
        answered = true;
        find(box)->click();
    });
    timer->start(20);
}

/// A folder, and windows that keep their settings there.
class WindowTest : public QObject
{
protected:
    QTemporaryDir m_dir;
    int m_settingsNumber = 0;

    AppContext context()
    {
        AppContext context;
        context.settingsFile = m_dir.filePath(QStringLiteral("settings%1.ini").arg(++m_settingsNumber));
        return context;
    }
    /// A window that opens with `spec` as its last setup.
    std::unique_ptr<MainWindow> window(const RunSpec& spec = smallSpec())
    {
        AppContext fresh = context();
        Settings(fresh.settingsFile).setup.set(spec);
        auto result = std::make_unique<MainWindow>(fresh);
        result->resize(1280, 800);
        result->show();
        return result;
    }
    static void runToEnd(MainWindow& window)
    {
        action(window, "actionRun")->trigger();
        QVERIFY(runOf(window).isActive());
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(window).isActive(), kPatience * 60'000);
        QVERIFY2(runOf(window).state() == State::Done, qPrintable(child<MessageBar>(window, "messageBar")->text()));
    }
    /// Throws the runs away, so that closing asks nothing.
    static void forget(MainWindow& window) { window.store().markSaved(); }
};

} // namespace qs
