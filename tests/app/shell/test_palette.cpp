// SPDX-License-Identifier: GPL-3.0-or-later
// The command palette, the list of shortcuts, and what both rely on: that actions are complete.
#include "tests/app/support/window_test.h"

#include "app/frame/action_groups.h"
#include "app/frame/message_bar.h"
#include "app/manual/manual_browser.h"
#include "app/manual/manual_window.h"
#include "app/shell/dialogs/settings_dialog.h"
#include "app/shell/dialogs/shortcuts_dialog.h"
#include "app/shell/palette_commands.h"
#include "tests/gui_test.h"
#include "widgets/palette/command_palette.h"
#include "widgets/palette/fuzzy_match.h"
#include "widgets/palette/palette_model.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/tables/copyable_table.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QShortcut>
#include <QTabWidget>
#include <QTreeWidget>

using namespace qs;

class TestPalette : public WindowTest
{
    Q_OBJECT

    static QStringList texts(const CommandPalette& palette)
    {
        QStringList all;
        const auto* model = palette.findChild<QListView*>()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all << model->index(row, 0).data().toString();
        return all;
    }
    static CommandPalette& opened(MainWindow& window)
    {
        action(window, "actionPalette")->trigger();
        return *window.findChild<CommandPalette*>();
    }

private slots:
    void initTestCase() { failOnWarnings(); }

    void lettersAreFoundInOrder()
    {
        QVERIFY(fuzzyMatch("cmd", "Copy table as Markdown"));
        QVERIFY(!fuzzyMatch("xyz", "Copy table as Markdown"));
        QVERIFY(!fuzzyMatch("pycc", "Copy"));                               // in order
        QVERIFY(fuzzyMatch("md copy", "Copy table as Markdown"));           // words in any order
        QVERIFY(fuzzyMatch("uber", QString::fromUtf8("Über Quantoscope"))); // accents do not count
        QVERIFY(fuzzyMatch("ÜBER", QString::fromUtf8("über Quantoscope")));
        QCOMPARE(fuzzyMatch("", "Run")->score, 0);
        QCOMPARE(fuzzyMatch("ru", "Run")->positions, (QVector<int>{0, 1}));
        QCOMPARE(fuzzyMatch("rz", "Reset zoom")->positions, (QVector<int>{0, 6})); // beginnings of words
        QVERIFY(fuzzyMatch("run", "Run")->score > fuzzyMatch("run", "Wrung from urns")->score);
        QVERIFY(fuzzyMatch("exp", "Export report")->score > fuzzyMatch("exp", "Explain the expected export")->score);
        QVERIFY(fuzzyMatch("log", "Logarithmic axis")->score > fuzzyMatch("log", "Let all of it go")->score);
        QVERIFY(fuzzyMatch(QString(300, 'a'), QString(300, 'a'))); // long ones end, too
    }

    void theListKeepsTheRulesOfModels()
    {
        PaletteModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QVector<PaletteCommand> commands(3);
        for (int i = 0; i < commands.size(); ++i)
            commands[i].text = commands[i].id = QStringLiteral("Run %1").arg(i);
        model.setCommands(commands, {commands[1].id});
        QCOMPARE(model.rowCount(), 3);
        model.setQuery(QStringLiteral("2"));
        model.setQuery(QStringLiteral("nothing of the kind"));
        model.setCommands({}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void everyCommandOfTheMenusIsThere()
    {
        auto window = this->window();
        const CommandPalette& palette = opened(*window);
        const QStringList all = texts(palette);
        for (const ActionGroup& group : actionGroups(*window))
            for (const QAction* action : group.actions)
                if (action->objectName() != "actionPalette")
                    QVERIFY2(all.contains(plainActionText(action->text())), qPrintable(action->text()));
        for (const char* words : {"Run", "Dark", "Bars", "Roofline", "Pareto", "Full screen"})
            QVERIFY2(all.contains(words), words);
        QVERIFY(all.filter(QRegularExpression("^Tokens.*…$")).size() >= 1); // a field of the setup
    }

    void theKeyboardIsEnough()
    {
        auto window = this->window();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        auto& palette = *window->findChild<CommandPalette*>();
        QTRY_VERIFY(palette.isVisible());
        QVERIFY(palette.field().hasFocus());
        QTest::keyClicks(&palette.field(), "roofl");
        QCOMPARE(palette.list().currentIndex().row(), 0);
        QCOMPARE(palette.list().currentIndex().data().toString(), QString("Roofline"));
        QCOMPARE(palette.list().currentIndex().data(PaletteModel::PositionsRole).value<QVector<int>>(),
                 (QVector<int>{0, 1, 2, 3, 4}));
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        QCOMPARE(child<QTabWidget>(*window, "pages")->currentIndex(), 1);
        opened(*window); // what was used last comes first
        QCOMPARE(texts(palette).first(), QString("Roofline"));
        const int rows = static_cast<int>(texts(palette).size());
        QTest::keyClick(&palette.field(), Qt::Key_Up); // goes round
        QCOMPARE(palette.list().currentIndex().row(), rows - 1);
        QTest::keyClick(&palette.field(), Qt::Key_Down);
        QCOMPARE(palette.list().currentIndex().row(), 0);
        QTest::keyClick(&palette.field(), Qt::Key_PageDown);
        QVERIFY(palette.list().currentIndex().row() > 3);
        QTest::keyClick(&palette.field(), Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
    }

    void escapeLeavesThePaletteAndNotTheRun()
    {
        auto window = this->window(smallSpec(1'000'000));
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        action(*window, "actionRun")->trigger();
        QVERIFY(runOf(*window).isActive());
        auto& palette = opened(*window);
        QTest::keyClick(&palette.field(), Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
        QVERIFY(runOf(*window).isActive());
        QVERIFY(runOf(*window).state() != State::Stopping);
        action(*window, "actionStop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*window).isActive(), kPatience * 20'000);
        forget(*window);
    }

    void whatCannotBeDoneSaysWhy()
    {
        auto window = this->window();
        auto& palette = opened(*window);
        palette.field().setText("stop");
        const QModelIndex index = palette.list().currentIndex();
        QCOMPARE(index.data().toString(), QString("Stop"));
        QVERIFY(!index.data(PaletteModel::EnabledRole).toBool());
        QCOMPARE(index.data(PaletteModel::AboutRole).toString(), QString("Nothing is running."));
        QCOMPARE(child<QLabel>(*window, "paletteAbout")->text(), QString("Nothing is running."));
        QVERIFY(palette.field().accessibleDescription().contains("Nothing is running."));
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(palette.isVisible()); // nothing happened, and the reason stays
        palette.field().setText("qqqqzz");
        QVERIFY(child<QLabel>(*window, "paletteAbout")->text().contains("fewer letters"));
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(palette.isVisible());
    }

    void aFieldIsUnfoldedAndFocused()
    {
        auto window = this->window();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        child<QDockWidget>(*window, "setupDock")->hide();
        auto& palette = opened(*window);
        palette.field().setText("tokens");
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        QVERIFY(child<QDockWidget>(*window, "setupDock")->isVisible());
        QTRY_VERIFY(QApplication::focusWidget());
        QTRY_VERIFY2(QApplication::focusWidget()->accessibleName().contains("oken"),
                     qPrintable(QApplication::focusWidget()->objectName()));
    }

    void runsOfTheSessionAreFound()
    {
        auto window = this->window();
        runToEnd(*window);
        action(*window, "actionStudyPage")->trigger();
        auto& palette = opened(*window);
        const QString name = window->store().runs().first().name;
        QVERIFY(texts(palette).contains(name));
        palette.field().setText(name);
        QCOMPARE(palette.list().currentIndex().data().toString(), name);
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        forget(*window);
    }

    void settingsAndLanguagesAreFoundByAnyName()
    {
        auto window = this->window();
        runToEnd(*window);
        auto& palette = opened(*window);
        const auto first = [&palette](const char* query) {
            palette.field().setText(QLatin1String(query));
            return palette.list().currentIndex().data().toString();
        };
        QCOMPARE(first("German"), QStringLiteral("Deutsch"));
        QCOMPARE(first("Arab"), QStringLiteral("العربية"));
        QCOMPARE(first("deutsch"), QStringLiteral("Deutsch"));
        QCOMPARE(first("Dark"), QStringLiteral("Dark"));
        for (const SettingInfo& info : settingInfos()) {
            palette.field().setText(info.title);
            QVERIFY2(texts(palette).contains(info.title + QChar(0x2026)), qPrintable(info.title));
        }
        palette.field().setText(QStringLiteral("Arab")); // letters here and there are no match
        for (const QString& text : texts(palette))
            QVERIFY2(!text.contains(QLatin1String("INT8")), qPrintable(text));
        palette.field().setText(QStringLiteral("Text size"));
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        auto* dialog = window->findChild<SettingsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("settingTextSize"));
        dialog->close();
        forget(*window);
    }

    void operationsAndModesSetTheSetUp()
    {
        auto window = this->window();
        auto* setup = child<SetupPanel>(*window, "setupPanel");
        auto& palette = opened(*window);
        const auto choose = [&](const QString& query) {
            if (!palette.isVisible()) opened(*window);
            palette.field().setText(query);
            QTest::keyClick(&palette.field(), Qt::Key_Return);
        };
        choose(QStringLiteral("attention"));
        QCOMPARE(setup->spec().operation, Operation::Attention);
        const QuantScheme mode = *parseScheme("mxfp8");
        choose(QStringLiteral("mxfp8"));
        QCOMPARE(setup->spec().operation, Operation::Quantize);
        const auto has = [&] {
            const auto modes = setup->spec().modes;
            return std::find(modes.begin(), modes.end(), mode) != modes.end();
        };
        QVERIFY(has());
        choose(QStringLiteral("mxfp8")); // and out of it again
        QVERIFY(!has());
        choose(QStringLiteral("gemm")); // as the command line calls it
        QCOMPARE(setup->spec().operation, Operation::Gemm);
    }

    void termsLeadToTheGlossary()
    {
        auto window = this->window();
        auto& palette = opened(*window);
        palette.field().setText(QStringLiteral("signal-to-quantization"));
        QCOMPARE(palette.list().currentIndex().data().toString(), QStringLiteral("SQNR"));
        QTest::keyClick(&palette.field(), Qt::Key_Return);
        QVERIFY(window->findChild<ManualWindow*>()->browser().source().toString().endsWith(QStringLiteral("#sqnr")));
    }

    void findOpensThePaletteAndDoesNotFreeze()
    {
        auto window = this->window();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keySequence(window.get(), QKeySequence(QKeySequence::Find));
        QTRY_VERIFY(window->findChild<CommandPalette*>()->isVisible());
        QVERIFY(!action(*window, "actionFreeze")->isChecked());
    }

    void noTwoActionsShareAShortcut()
    {
        auto window = this->window();
        QHash<QString, QString> seen;
        for (const QAction* action : window->findChildren<QAction*>())
            for (const QKeySequence& keys : action->shortcuts()) {
                if (keys.isEmpty() || action->shortcutContext() == Qt::WidgetShortcut ||
                    action->shortcutContext() == Qt::WidgetWithChildrenShortcut)
                    continue;
                const QString text = keys.toString(QKeySequence::PortableText);
                QVERIFY2(!seen.contains(text),
                         qPrintable(QString("%1: %2 and %3").arg(text, seen.value(text), action->objectName())));
                seen.insert(text, action->objectName());
            }
        QVERIFY(seen.size() > 25);
        // Where a table has the focus both would hold, and Qt would do neither.
        int tables = 0;
        for (const CopyableTable* table : window->findChildren<CopyableTable*>())
            for (const QAction* action : table->actions()) {
                const QString text = action->shortcut().toString(QKeySequence::PortableText);
                QVERIFY2(!seen.contains(text),
                         qPrintable(QString("%1: %2 and %3").arg(text, seen.value(text), action->text())));
                ++tables;
            }
        QVERIFY(tables >= 4);
    }

    void aTableCopiesItselfByItsKeys()
    {
        auto window = this->window();
        runToEnd(*window);
        auto* table = child<ComparisonView>(*window, "scopeTable");
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith("| Mode |"));
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith("Mode\t"));
        const QString sheet = shortcutsAsMarkdown(allShortcuts(*window, window->pages().table()));
        QVERIFY(sheet.contains("as Markdown | Ctrl+Shift+C |"));
        QVERIFY(sheet.contains("Copy image of the trace | Ctrl+Alt+C |"));
        for (const ShortcutGroup& group : allShortcuts(*window, window->pages().table())) {
            QStringList commands;
            for (const Shortcut& line : group.shortcuts)
                commands << line.command;
            QCOMPARE(commands.removeDuplicates(), 0);
        }
        forget(*window);
    }

    void escapeClosesTheMessageThatHasTheFocusAndStopsTheRunElsewhere()
    {
        RunSpec spec = smallSpec();
        spec.live = true;
        auto window = this->window(spec);
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(runOf(*window).state(), State::Running);
        auto* messages = child<MessageBar>(*window, "messageBar");
        messages->showMessage(MessageBar::Kind::Info, QStringLiteral("Something to read."));
        auto* close = messages->findChild<QToolButton*>(QStringLiteral("messageClose"));
        close->setFocus();
        QTRY_VERIFY(close->hasFocus());
        QTest::keyClick(close, Qt::Key_Escape);
        QVERIFY(!messages->isVisible());
        QCOMPARE(runOf(*window).state(), State::Running);
        window->setFocus();
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QTRY_VERIFY(!runOf(*window).isActive());
        forget(*window);
    }

    void everyActionIsComplete()
    {
        auto window = this->window();
        QStringList wrong;
        for (const ActionGroup& group : actionGroups(*window)) {
            QHash<QChar, QString> mnemonics;
            for (const QAction* action : group.actions) {
                const QString name = group.title + ": " + action->text();
                if (plainActionText(action->text()).isEmpty()) wrong << name + " has no text";
                if (action->objectName().isEmpty()) wrong << name + " has no name";
                if (action->toolTip().isEmpty() || action->toolTip() == plainActionText(action->text()))
                    wrong << name + " has no tooltip";
                const auto at = action->text().indexOf('&');
                if (at < 0) continue;
                const QChar letter = action->text().at(at + 1).toLower();
                if (mnemonics.contains(letter)) wrong << name + " has the letter of " + mnemonics.value(letter);
                mnemonics.insert(letter, action->text());
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
    }

    void theListOfShortcutsIsComplete()
    {
        auto window = this->window();
        const QString sheet = shortcutsAsMarkdown(allShortcuts(*window, window->pages().table()));
        for (const QAction* action : window->findChildren<QAction*>())
            if (!action->shortcut().isEmpty() && action->isVisible() && action->objectName().startsWith("action"))
                QVERIFY2(sheet.contains(action->shortcut().toString(QKeySequence::NativeText)),
                         qPrintable(action->objectName()));
        for (const char* words : {"In a chart", "While presenting", "Blank the screen", "Ctrl+K"})
            QVERIFY2(sheet.contains(words), words);
    }

    void shortcutsCanBeSearchedCopiedAndSaved()
    {
        auto window = this->window();
        action(*window, "actionShortcuts")->trigger();
        auto* dialog = window->findChild<ShortcutsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* tree = dialog->findChild<QTreeWidget*>();
        const auto shown = [tree] {
            int lines = 0;
            for (int g = 0; g < tree->topLevelItemCount(); ++g)
                for (int i = 0; !tree->topLevelItem(g)->isHidden() && i < tree->topLevelItem(g)->childCount(); ++i)
                    lines += !tree->topLevelItem(g)->child(i)->isHidden();
            return lines;
        };
        const int all = shown();
        QVERIFY(all > 40);
        dialog->findChild<QLineEdit*>()->setText("markdown");
        QVERIFY(shown() >= 1 && shown() < all);
        dialog->findChild<QLineEdit*>()->clear();
        QCOMPARE(shown(), all);
        dialog->findChild<QPushButton*>("shortcutsCopy")->click();
        QVERIFY(QApplication::clipboard()->text().contains("| Run | F5 |"));
        const QString path = m_dir.filePath("keys.pdf");
        QVERIFY(dialog->savePdf(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
        QString error;
        QVERIFY(!dialog->savePdf(m_dir.filePath("no/such/folder/keys.pdf"), &error));
        QVERIFY(!error.isEmpty());
        action(*window, "actionShortcuts")->trigger(); // a second one is the first
        QCOMPARE(window->findChildren<ShortcutsDialog*>().size(), 1);
    }
};

QS_TEST(TestPalette)
#include "test_palette.moc"
