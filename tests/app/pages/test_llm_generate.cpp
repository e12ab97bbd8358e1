// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts to the small language model in the window: one configuration, two side by side, settings of the draw.
#include "tests/app/support/window_test.h"

#include "app/pages/llm/llm_generate_panel.h"
#include "app/pages/llm/llm_module.h"
#include "app/pages/llm/llm_page.h"
#include "app/pages/llm/llm_text_column.h"
#include "tests/gui_test.h"
#include "widgets/style/application_style.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTextEdit>

using namespace qs;

class TestLlmGenerate : public WindowTest
{
    Q_OBJECT

    std::unique_ptr<MainWindow> open()
    {
        const AppContext fresh = context();
        Settings(fresh.settingsFile).setup.set(smallSpec());
        auto window = std::make_unique<MainWindow>(fresh);
        window->resize(1440, 900);
        window->show();
        return window;
    }
    static LlmPage& page(MainWindow& window) { return llmOf(window).llmPage(); }
    template <typename T> static T* part(MainWindow& window, const char* name)
    {
        return page(window).findChild<T*>(QLatin1String(name));
    }

private slots:
    void initTestCase()
    {
        qputenv("QUANTOSCOPE_LLM", QS_SOURCE_DIR "/resources/llm/default");
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void aPromptIsGoneOnWith()
    {
        auto window = open();
        action(*window, "actionGenerate")->trigger();
        LlmGeneratePanel& panel = page(*window).generator();
        QVERIFY(panel.isVisible());
        auto* run = part<QPushButton>(*window, "llmGenerateRun");
        QTRY_VERIFY(run->isEnabled());
        auto* prompt = part<QPlainTextEdit>(*window, "llmPrompt");
        QTRY_VERIFY(prompt->hasFocus());
        QTest::keyClicks(prompt, QStringLiteral("Mr. Knightley")); // in the place of the prompt that was there
        QCOMPARE(prompt->toPlainText(), QStringLiteral("Mr. Knightley"));
        action(*window, "actionGenerate")->trigger();
        QVERIFY(!prompt->textCursor().hasSelection()); // one's own stays
        QTest::mouseClick(run, Qt::LeftButton);
        QVERIFY(panel.isWriting());
        QTRY_VERIFY_WITH_TIMEOUT(!panel.isWriting(), kPatience * 20'000);
        const QString words = panel.column(0).speed().text();
        QVERIFY2(words.contains("128 token") && words.contains("tokens/s") && words.contains("median step"),
                 qPrintable(words));
        QVERIFY(panel.column(0).output().toPlainText().startsWith("Mr. Knightley"));
        QVERIFY(panel.column(0).output().toPlainText().size() > 200);
        QVERIFY(!panel.column(1).isVisible());
        // A prompt that is too long is refused with the numbers.
        part<QPlainTextEdit>(*window, "llmPrompt")->setPlainText(QStringLiteral("word ").repeated(600));
        QTest::mouseClick(run, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.isWriting(), kPatience * 20'000);
        QVERIFY2(part<QLabel>(*window, "llmGenerateRate")->text().contains("512 positions"),
                 qPrintable(part<QLabel>(*window, "llmGenerateRate")->text()));
    }

    void twoConfigurationsGenerateSideBySide()
    {
        auto window = open();
        action(*window, "actionGenerate")->trigger();
        LlmGeneratePanel& panel = page(*window).generator();
        auto *first = part<QComboBox>(*window, "llmGenerateConfiguration"),
             *second = part<QComboBox>(*window, "llmGenerateAgainst");
        auto* run = part<QPushButton>(*window, "llmGenerateRun");
        QTRY_VERIFY(run->isEnabled());
        first->setCurrentIndex(first->findData(QStringLiteral("fp16")));
        second->setCurrentIndex(second->findData(QStringLiteral("fp16")));
        QVERIFY(!run->isEnabled());
        QVERIFY2(run->toolTip().contains("two different"), qPrintable(run->toolTip()));
        second->setCurrentIndex(second->findData(QStringLiteral("nvfp4-w4a16")));
        part<QAbstractSpinBox>(*window, "llmGenerateTokens")->setProperty("value", 24);
        part<QPlainTextEdit>(*window, "llmPrompt")->setPlainText(QStringLiteral("Emma had always"));
        std::vector<LlmGeneration> made;
        connect(&llmStudyOf(*window), &LlmController::answered, this,
                [&](const LlmAnswer& answer) { made = answer.made; });
        QTest::mouseClick(run, Qt::LeftButton);
        QVERIFY(panel.column(1).isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!panel.isWriting(), kPatience * 30'000);
        QCOMPARE(made.size(), std::size_t{2});
        const std::int64_t common = commonTokens(made[0], made[1]);
        QVERIFY(common < 24);
        const QString about = part<QLabel>(*window, "llmGenerateRate")->text();
        QVERIFY2(about.contains(QStringLiteral("differ from token %1 on").arg(common + 1)), qPrintable(about));
        for (int i = 0; i < 2; ++i) {
            LlmTextColumn& column = panel.column(i);
            const LlmGeneration& one = made[static_cast<std::size_t>(i)];
            QCOMPARE(column.text(), QString::fromStdString(one.text));
            QVERIFY(column.isMarked());
            QVERIFY2(column.speed().text().contains("24 token") && column.speed().text().contains("tokens/s"),
                     qPrintable(column.speed().text()));
            // The mark is where that token stands.
            QString before = QString::fromStdString(panel.request().text);
            for (std::int64_t k = 0; k < common; ++k)
                before += QString::fromStdString(one.pieces[static_cast<std::size_t>(k)]);
            QTextCursor cursor(column.output().document());
            cursor.setPosition(static_cast<int>(before.size()) + 1);
            QVERIFY(cursor.charFormat().background().style() != Qt::NoBrush);
            QVERIFY(cursor.charFormat().fontUnderline());
            cursor.setPosition(static_cast<int>(before.size()));
            QVERIFY(cursor.charFormat().background().style() == Qt::NoBrush);
            cursor.setPosition(1);
            QVERIFY(cursor.charFormat().background().style() == Qt::NoBrush);
        }
        // A new theme keeps text and mark.
        const QString before = panel.column(0).output().toPlainText();
        applyTheme(*qApp, ThemeChoice::Dark);
        QCOMPARE(panel.column(0).output().toPlainText(), before);
        QVERIFY(panel.column(0).isMarked());
        applyTheme(*qApp, ThemeChoice::Light);
    }

    void theSettingsOfTheDrawAreAskedFor()
    {
        LlmGeneratePanel panel;
        const auto* seed = panel.findChild<QWidget*>(QStringLiteral("llmSeed"));
        QVERIFY(panel.request().sampling.greedy());
        QVERIFY(!seed->isEnabled());
        QVERIFY2(seed->toolTip().contains("temperature is 0"), qPrintable(seed->toolTip()));
        panel.findChild<QDoubleSpinBox*>(QStringLiteral("llmTemperature"))->setValue(0.8);
        QVERIFY(seed->isEnabled());
        panel.findChild<QDoubleSpinBox*>(QStringLiteral("llmTopP"))->setValue(0.9);
        panel.findChild<QSpinBox*>(QStringLiteral("llmTopK"))->setValue(40);
        panel.findChild<QSpinBox*>(QStringLiteral("llmSeed"))->setValue(7);
        panel.findChild<QLineEdit*>(QStringLiteral("llmSystem"))->setText(QStringLiteral(" Be brief. "));
        auto* chat = panel.findChild<QComboBox*>(QStringLiteral("llmChatTemplate"));
        QCOMPARE(panel.request().chatTemplate, std::string("auto"));
        chat->setCurrentIndex(chat->findData(QStringLiteral("none")));
        const LlmPrompt asked = panel.request();
        QCOMPARE(asked.sampling, (TokenSampling{.temperature = 0.8, .topP = 0.9, .topK = 40, .seed = 7}));
        QCOMPARE(asked.system, std::string("Be brief."));
        QCOMPARE(asked.chatTemplate, std::string("none"));
        panel.setModel(QStringLiteral("a model"), {true, true});
        QCOMPARE(chat->itemText(0), QStringLiteral("From the model"));
        panel.setModel(QStringLiteral("a model"), {true, false});
        QVERIFY(chat->itemText(0).contains("not supported"));
        panel.setModel(QStringLiteral("a model"), {false, false});
        QVERIFY(chat->itemText(0).contains("none"));
        // As many fields in a row as there is room for; none is wider than the panel.
        panel.show();
        for (const int width : {400, 1100, 400, 620}) {
            panel.resize(width, 600);
            QCoreApplication::processEvents();
            QVERIFY2(panel.width() == width, qPrintable(QString::number(panel.width())));
            const QWidget *first = panel.findChild<QWidget*>(QStringLiteral("llmGenerateConfiguration")),
                          *fourth = panel.findChild<QWidget*>(QStringLiteral("llmTemperature"));
            const bool beside = first->mapTo(&panel, QPoint()).y() == fourth->mapTo(&panel, QPoint()).y();
            QCOMPARE(beside, width >= 512); // four in a row
        }
    }

    void stopEndsAnAnswer()
    {
        auto window = open();
        action(*window, "actionGenerate")->trigger();
        LlmGeneratePanel& panel = page(*window).generator();
        auto* tokens = qobject_cast<QSpinBox*>(part<QAbstractSpinBox>(*window, "llmGenerateTokens"));
        tokens->setValue(480);
        part<QComboBox>(*window, "llmGenerateConfiguration")->setCurrentIndex(8); // simulated, and so slow
        auto* run = part<QPushButton>(*window, "llmGenerateRun");
        QTRY_VERIFY(run->isEnabled());
        QTest::mouseClick(run, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(panel.column(0).output().toPlainText().size() > 60, kPatience * 20'000);
        QTest::mouseClick(run, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel.isWriting(), kPatience * 5'000);
        QVERIFY(!llmStudyOf(*window).isGenerating());
        QVERIFY(run->isEnabled());
    }
};

QS_TEST(TestLlmGenerate)
#include "test_llm_generate.moc"
