// SPDX-License-Identifier: GPL-3.0-or-later
// Whether everything can be reached, seen to be reached, and heard: names and roles, the order of Tab, the focus ring.
#include "tests/app/support/window_states.h"

#include "app/frame/window_actions.h"
#include "tests/gui_test.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/style/application_style.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

using namespace qs;

namespace {

/// What a user would name it by when it has no name.
QString place(const QWidget& widget)
{
    QString text = QLatin1String(widget.metaObject()->className());
    for (const QWidget* at = &widget; at; at = at->parentWidget())
        if (!at->objectName().isEmpty()) text += QLatin1Char(' ') + at->objectName();
    return text;
}

/// Parts of controls that have the focus in their name.
bool isPart(const QWidget& widget)
{
    if (qobject_cast<const QLineEdit*>(&widget) && (qobject_cast<const QComboBox*>(widget.parentWidget()) ||
                                                    qobject_cast<const QAbstractSpinBox*>(widget.parentWidget())))
        return true;
    return widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QScrollBar*>(&widget);
}

bool isReachable(const QWidget& widget, const QWidget& root)
{
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isVisibleTo(&root) && widget.isEnabled() &&
           !isPart(widget) && !widget.isWindow() && !widget.focusProxy();
}

QStringList nameless(QWidget& root)
{
    QStringList wrong;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (widget->window() != root.window()) continue;
        auto* chart = qobject_cast<ChartWidget*>(widget);
        if (chart && chart->isVisibleTo(&root)) {
            QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(chart);
            if (!heard || (heard->role() != QAccessible::Chart && heard->role() != QAccessible::Graphic))
                wrong << place(*chart) + QStringLiteral(": not a chart to who listens");
            if (chart->accessibleDescription().isEmpty() && !chart->emptyText().isEmpty())
                wrong << place(*chart) + QStringLiteral(": says nothing of its image");
        }
        if (!isReachable(*widget, root)) continue;
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(widget);
        if (!heard || heard->text(QAccessible::Name).trimmed().isEmpty())
            wrong << place(*widget) + QStringLiteral(": no name");
        else if (heard->role() == QAccessible::NoRole)
            wrong << place(*widget) + QStringLiteral(": no role");
    }
    return wrong;
}

/// Presses Tab until it comes round; gives the widgets in their order.
QList<QWidget*> tabRound(QWidget& root, int limit = 300)
{
    QList<QWidget*> round;
    for (int i = 0; i < limit; ++i) {
        QWidget* at = QApplication::focusWidget();
        if (!at) break;
        if (round.contains(at) && round.first() == at && round.size() > 1) break;
        if (!round.contains(at)) round << at;
        QTest::keyClick(at, Qt::Key_Tab);
    }
    Q_UNUSED(root)
    return round;
}

bool looksFocused(QWidget& widget)
{
    QWidget* window = widget.window();
    const QRect around = QRect(widget.mapTo(window, QPoint()), widget.size()).adjusted(-3, -3, 3, 3) & window->rect();
    if (around.isEmpty() || widget.visibleRegion().boundingRect() != widget.rect())
        return true;                                  // scrolled out of sight, or partly
    window->setAttribute(Qt::WA_KeyboardFocusChange); // as pressing Tab does
    window->setFocus();                               // away
    if (QWidget* elsewhere = QApplication::focusWidget()) elsewhere->clearFocus();
    waitFor(15);
    const QImage without = window->grab(around).toImage();
    widget.setFocus(Qt::TabFocusReason);
    waitFor(15);
    const QImage with = window->grab(around).toImage();
    if (QApplication::focusWidget() != &widget && !widget.isAncestorOf(QApplication::focusWidget()))
        return true; // passes it on
    int changed = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            changed += std::abs(qGray(with.pixel(x, y)) - qGray(without.pixel(x, y))) > 24;
    return changed >= 12; // more than a text cursor's few would need a field; fields have a border, too
}

} // namespace

class TestAccessibility : public WindowTest
{
    Q_OBJECT

    FakeStudyLog m_log;

    std::unique_ptr<MainWindow> open()
    {
        AppContext fresh = context();
        fresh.accuracyStudy = fakeStudies(m_log);
        fresh.llmStudy = fakeLlmStudy;
        Settings settings(fresh.settingsFile);
        settings.setup.set(smallSpec());
        settings.studySetup.set(fakeSpec());
        auto result = std::make_unique<MainWindow>(fresh);
        result->resize(1440, 900);
        result->show();
        return result;
    }

private slots:
    void initTestCase() { failOnWarnings(); }

    void everythingHasANameAndARole()
    {
        auto window = open();
        QSet<QString> wrong;
        WindowStates states(*window, [&](const QString& name, QWidget& shown) {
            for (const QString& line : nameless(shown))
                wrong << line + QStringLiteral(" (first at: ") + name.section(QLatin1Char(','), 0, 0) +
                             QLatin1Char(')');
        });
        states.visitAll();
        QStringList lines(wrong.begin(), wrong.end());
        lines.sort();
        for (const QString& line : lines)
            qInfo("%s", qPrintable(line)); // a failure's words are short
        QVERIFY2(lines.isEmpty(), "not everything has a name and a role");
    }

    void tabReachesEverything()
    {
        auto window = open();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QStringList wrong;
        for (const char* page :
             {"actionScopePage", "actionComparePage", "actionSweepPage", "actionStudyPage", "actionTensorsPage"}) {
            action(*window, page)->trigger();
            waitFor(50);
            QWidget* first = nullptr;
            for (QWidget* widget : window->findChildren<QWidget*>())
                if (!first && isReachable(*widget, *window)) first = widget;
            QVERIFY(first);
            first->setFocus(Qt::TabFocusReason);
            const QList<QWidget*> round = tabRound(*window);
            for (QWidget* widget : window->findChildren<QWidget*>())
                if (widget->window() == window.get() && isReachable(*widget, *window) && !round.contains(widget))
                    wrong << QStringLiteral("%1: %2").arg(QLatin1String(page), place(*widget));
        }
        wrong.removeDuplicates();
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("\n") + wrong.join(QLatin1Char('\n'))));
    }

    /// In the setup Tab goes from row to row, and within a row in the direction of reading.
    void tabFollowsTheLayout()
    {
        auto window = open();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        auto* panel = window->findChild<SetupPanel*>();
        for (CollapsibleSection* section : panel->findChildren<CollapsibleSection*>())
            section->setExpanded(true);
        waitFor(50);
        QWidget* first = nullptr;
        for (QWidget* widget : panel->findChildren<QWidget*>())
            if (isReachable(*widget, *window) &&
                (!first || widget->mapTo(panel, QPoint()).y() < first->mapTo(panel, QPoint()).y()))
                first = widget;
        first->setFocus(Qt::TabFocusReason);
        QStringList wrong;
        QWidget* before = nullptr;
        for (QWidget* widget : tabRound(*window)) {
            if (!panel->isAncestorOf(widget)) {
                before = nullptr; // the buttons below the scrolled part
                continue;
            }
            if (before) {
                const QRect a(before->mapTo(panel, QPoint()), before->size()),
                    b(widget->mapTo(panel, QPoint()), widget->size());
                const bool sameRow = a.top() < b.bottom() && b.top() < a.bottom();
                if (sameRow ? b.left() < a.left() : b.top() < a.top())
                    wrong << QStringLiteral("%1 after %2").arg(place(*widget), place(*before));
            }
            before = widget;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("\n") + wrong.join(QLatin1Char('\n'))));
    }

    void theFocusCanBeSeen_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void theFocusCanBeSeen()
    {
        QFETCH(bool, dark);
        auto window = open();
        applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()),
                   dark ? ThemeChoice::Dark : ThemeChoice::Light);
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        runToEnd(*window);
        QStringList wrong;
        for (const char* page : {"actionScopePage", "actionComparePage", "actionStudyPage"}) {
            action(*window, page)->trigger();
            waitFor(50);
            for (QWidget* widget : window->findChildren<QWidget*>())
                if (widget->window() == window.get() && isReachable(*widget, *window) && !looksFocused(*widget))
                    wrong << place(*widget);
        }
        wrong.removeDuplicates();
        forget(*window);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("\n") + wrong.join(QLatin1Char('\n'))));
    }

    void messagesAreHeard()
    {
        auto window = open();
        auto* bar = child<MessageBar>(*window, "messageBar");
        bar->showMessage(MessageBar::Kind::Error, "The disk is full.", "Make room.");
        QVERIFY(bar->accessibleName().contains("The disk is full."));
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(bar);
        QVERIFY(heard && heard->text(QAccessible::Name).contains("Error"));
    }
};

QS_TEST(TestAccessibility)
#include "test_accessibility.moc"
