// SPDX-License-Identifier: GPL-3.0-or-later
// The manual and the glossary: every link leads somewhere, and the terms of the interface are explained.
#include "tests/app/support/window_test.h"

#include "app/frame/page_list.h"
#include "app/manual/context_help.h"
#include "app/manual/manual_browser.h"
#include "app/manual/manual_window.h"
#include "app/shell/dialogs/settings_dialog.h"
#include "gpu/measure/comparison.h"
#include "gpu/report/import/file_kind.h"
#include "tests/gui_test.h"
#include "widgets/tables/comparison_view.h"
#include "widgets/tables/copyable_table.h"

#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTreeWidget>
#include <QWhatsThis>

using namespace qs;

class TestManual : public WindowTest
{
    Q_OBJECT

    static QStringList places()
    {
        QStringList all{QStringLiteral("manual.md"), QStringLiteral("glossary.md")};
        for (const ManualSection& section : manualSections())
            all << section.place;
        return all;
    }
    static ContextHelp& help(const MainWindow& window) { return *window.findChild<ContextHelp*>(); }

private slots:
    void initTestCase() { failOnWarnings(); }

    void everyLinkLeadsSomewhere()
    {
        const QStringList known = places();
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]+)\\)"));
        int links = 0;
        for (const QString& document : {QStringLiteral("manual.md"), QStringLiteral("glossary.md")}) {
            const QString text = manualText(document);
            QVERIFY2(text.startsWith(QLatin1String("# ")), qPrintable(document));
            for (auto all = link.globalMatch(text); all.hasNext(); ++links) {
                QString place = all.next().captured(1);
                if (place.startsWith(QLatin1Char('#'))) place.prepend(document);
                QVERIFY2(known.contains(place), qPrintable(document + QLatin1String(": ") + place));
            }
        }
        QVERIFY(links > 25);
        QStringList once = known;
        QCOMPARE(once.removeDuplicates(), 0); // two headings of one anchor: links to the second lead to the first
    }

    void theReadmeHasTheSameText()
    {
        for (const char* document : {"manual.md", "glossary.md"}) {
            QFile file(QStringLiteral(QS_SOURCE_DIR "/resources/manual/") + QLatin1String(document));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(QString::fromUtf8(file.readAll()).endsWith(manualText(QLatin1String(document))));
        }
        QFile readme(QStringLiteral(QS_SOURCE_DIR "/README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QByteArray text = readme.readAll();
        QVERIFY(text.contains("(resources/manual/manual.md)") && text.contains("(resources/manual/glossary.md)"));
    }

    void anchorsAreThoseOfGitHub()
    {
        QCOMPARE(headingAnchor(QStringLiteral("A/A control")), QStringLiteral("aa-control"));
        QCOMPARE(headingAnchor(QStringLiteral("NOT RESOLVED")), QStringLiteral("not-resolved"));
        QCOMPARE(headingAnchor(QStringLiteral("TFLOP/s")), QStringLiteral("tflops"));
    }

    void entriesAreWholeAndFound()
    {
        const Glossary glossary;
        QVERIFY(glossary.entries().size() > 60);
        QSet<QString> names;
        for (const GlossaryEntry& entry : glossary.entries()) {
            QVERIFY2(entry.text.size() > 20, qPrintable(entry.term));
            for (const QString& name : entry.names) {
                QVERIFY2(!names.contains(name.toLower()), qPrintable(name)); // two entries of one name
                names.insert(name.toLower());
                QCOMPARE(glossary.find(name)->term, entry.term);
            }
        }
        QCOMPARE(glossary.termsIn(QStringLiteral("SQNR (dB)")).value(0)->term, QStringLiteral("SQNR"));
        QCOMPARE(glossary.termsIn(QStringLiteral("int8-token-dynamic-azp"), 9).size(), 3);
        QVERIFY(glossary.termsIn(QStringLiteral("the same again")).isEmpty()); // SAME is a verdict, 'same' a word
        QVERIFY(glossary.termsIn(QStringLiteral("scaled")).isEmpty());         // no part of a word
    }

    void termsOfTheInterfaceAreExplained()
    {
        const Glossary glossary;
        for (const char* term :
             {"oracle",     "ceiling",   "cold",     "A/A",        "SQNR",       "azp",      "dialect",
              "simulated",  "effective", "roofline", "perplexity", "KL",         "pareto",   "warm-up",
              "median",     "p99",       "MAD",      "CV",         "zero point", "restored", "codes",
              "equivalent", "QAT",       "GPTQ",     "AWQ"})
            QVERIFY2(glossary.find(QLatin1String(term)), term);
        for (const Verdict verdict :
             {Verdict::TooFew, Verdict::NotResolved, Verdict::Same, Verdict::Faster, Verdict::Slower}) {
            const QString word = QString::fromStdString(std::string(verdictLabel(verdict)));
            QVERIFY2(glossary.find(word), qPrintable(word));
        }
    }

    /// Or are words that everybody knows.
    void columnsAreExplained()
    {
        const QStringList plain{"Sampling",    "Elements",     "Size",     "Allocated", "State",   "Configuration",
                                "Tokens",      "Hidden",       "n",        "Min",       "Max",     "Mean",
                                "Speed",       "Peak",         "Memory",   "Search",    "Compile", "Weights",
                                "Compression", "What differs", "This run", "Run",       "Change",  "Quantity"};
        const Glossary glossary;
        auto window = this->window();
        QStringList unknown;
        int columns = 0;
        for (const CopyableTable* table : window->findChildren<CopyableTable*>())
            for (int column = 0; column < table->model()->columnCount(); ++column, ++columns) {
                const QString header = table->model()->headerData(column, Qt::Horizontal).toString();
                const bool known = !glossary.termsIn(header).isEmpty() ||
                                   std::any_of(plain.begin(), plain.end(),
                                               [&](const QString& word) { return header.startsWith(word); });
                if (!known) unknown << header;
            }
        unknown.removeDuplicates();
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(QLatin1String("; "))));
        QVERIFY(columns > 25);
    }

    void everyPageHasItsPlace()
    {
        auto window = this->window();
        const QStringList known = places();
        for (const PageModule* page : window->pages().all()) {
            const QString place = ContextHelp::placeOfPage(page->title().id);
            QVERIFY2(known.contains(place), qPrintable(page->title().id));
            QVERIFY2(place.contains(QLatin1Char('#')), qPrintable(page->title().id + QLatin1String(" has no section")));
        }
    }

    void everySettingAndEveryKindOfFileIsInTheManual()
    {
        const QString text = manualText(QStringLiteral("manual.md"));
        for (const SettingInfo& info : settingInfos()) {
            const bool asked = QLatin1String(info.name).startsWith(QLatin1String("settingAsk"));
            const bool placed = QLatin1String(info.name) == QLatin1String("settingPlacement");
            const QString row = asked    ? QStringLiteral("Confirmations")
                                : placed ? QStringLiteral("Separate process")
                                         : info.title;
            QVERIFY2(text.contains(QStringLiteral("| %1 |").arg(row)), qPrintable(info.title));
        }
        for (const char* ending : {".quantoscope", ".npy", ".safetensors", ".md", ".tsv", ".csv", "config.json", "IDX"})
            QVERIFY2(text.contains(QLatin1String(ending)), ending);
    }

    void theWindowShowsAndSearches()
    {
        ManualWindow manual;
        manual.showPlace(QStringLiteral("glossary.md#sqnr"));
        auto& browser = manual.browser();
        auto* contents = manual.findChild<QTreeWidget*>(QStringLiteral("manualContents"));
        QVERIFY(browser.toPlainText().contains(QStringLiteral("decibels")));
        QCOMPARE(contents->currentItem()->text(0), QStringLiteral("SQNR"));
        auto* search = manual.findChild<QLineEdit*>(QStringLiteral("manualSearch"));
        search->setText(QStringLiteral("Nsight Compute"));
        QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Results of other tools"));
        QVERIFY(!browser.extraSelections().isEmpty());
        QCOMPARE(browser.source().toString(), QStringLiteral("manual.md#results-of-other-tools"));
        browser.backward();
        QCOMPARE(browser.source().toString(), QStringLiteral("glossary.md#sqnr"));
        search->setText(QStringLiteral("qqqzz"));
        int visible = 0;
        for (QTreeWidgetItemIterator it(contents); *it; ++it)
            visible += !(*it)->isHidden();
        QCOMPARE(visible, 0);
    }

    /// Markdown leaves no room around headings; going to another place may read a document anew.
    void everyPlaceHasRoomAroundItsHeadings()
    {
        ManualWindow manual;
        auto& browser = manual.browser();
        for (const char* place : {"manual.md", "manual.md#first-measurement", "manual.md#live", "glossary.md#sqnr",
                                  "glossary.md#verdict", "manual.md#settings"}) {
            manual.showPlace(QLatin1String(place));
            QTextBlock heading = browser.document()->begin().next();
            while (heading.isValid() && heading.blockFormat().headingLevel() == 0)
                heading = heading.next();
            QVERIFY2(heading.isValid() && heading.blockFormat().topMargin() > 10, place);
        }
        browser.backward();
        QVERIFY(browser.document()->begin().blockFormat().lineHeight() > 100);
    }

    void helpIsOfWhatHasTheFocus()
    {
        auto window = this->window();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QCOMPARE(help(*window).placeAtHand(), QStringLiteral("manual.md#first-measurement"));
        action(*window, "actionManual")->trigger();
        auto* manual = window->findChild<ManualWindow*>();
        QVERIFY(manual && manual->isVisible());
        QVERIFY(manual->browser().toPlainText().contains(QStringLiteral("Press Ctrl+E")));
        action(*window, "actionTrust")->trigger();
        QVERIFY(manual->browser().toPlainText().contains(QStringLiteral("How often that is wrong was simulated")));
        action(*window, "actionGlossary")->trigger();
        QCOMPARE(window->findChildren<ManualWindow*>().size(), 1); // the same one
        QVERIFY(manual->browser().toPlainText().startsWith(QStringLiteral("Glossary")));
    }

    void whatIsThisExplainsColumnsAndControls()
    {
        auto window = this->window();
        auto* table = child<ComparisonView>(*window, "scopeTable");
        const QHeaderView* header = table->horizontalHeader();
        int verdict = -1;
        for (int column = 0; column < table->model()->columnCount(); ++column)
            if (table->model()->headerData(column, Qt::Horizontal).toString() == QLatin1String("Verdict"))
                verdict = column;
        QVERIFY(verdict >= 0);
        table->setColumnHidden(verdict, false);
        table->horizontalScrollBar()->setValue(0);
        const QPoint inside(header->sectionViewportPosition(verdict) + 4, 4);
        const QPoint global = header->viewport()->mapToGlobal(inside);
        const QString rich = help(*window).explanation(*header->viewport(), global);
        QVERIFY2(rich.contains(QStringLiteral("glossary.md#verdict")), qPrintable(rich));
        auto* chooser = child<QWidget>(*window, "targetChooser");
        QVERIFY(help(*window)
                    .explanation(*chooser, chooser->mapToGlobal(QPoint(2, 2)))
                    .contains(QStringLiteral("Target device")));
        // The program asks what a part of it is, as a click in that mode does.
        action(*window, "actionWhatsThis")->trigger();
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QHelpEvent query(QEvent::QueryWhatsThis, QPoint(2, 2), chooser->mapToGlobal(QPoint(2, 2)));
        QApplication::sendEvent(chooser, &query);
        QVERIFY(query.isAccepted());
        QWhatsThis::leaveWhatsThisMode();
        QWhatsThisClickedEvent clicked(QStringLiteral("glossary.md#ceiling"));
        QApplication::sendEvent(window.get(), &clicked);
        QVERIFY(window->findChild<ManualWindow*>()->browser().source().toString().endsWith(QStringLiteral("#ceiling")));
    }
};

QS_TEST(TestManual)
#include "test_manual.moc"
