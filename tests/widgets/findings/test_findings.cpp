// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/tensor/reading_strip.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace qs;

namespace {
Finding tooFew(const QString& mode)
{
    Finding finding;
    finding.severity = Finding::Severity::Warning;
    finding.title = QStringLiteral("30 samples are too few.");
    finding.detail = QStringLiteral("Intervals need samples.");
    finding.modeName = mode;
    finding.code = QStringLiteral("TOO_FEW_SAMPLES");
    finding.fix = DiagnosisFix::MoreSamples;
    return finding;
}

template <class Widget> QList<Widget*> shown(QWidget& panel, const char* name)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return panel.findChildren<Widget*>(QLatin1String(name));
}
} // namespace

class TestFindings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void everyDiagnosisHasATitleAndEveryFixACaption()
    {
        for (int code = 0; code <= static_cast<int>(DiagnosisCode::QuantizedTimer); ++code) {
            const std::string_view name = codeName(static_cast<DiagnosisCode>(code));
            const QString text = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
            QVERIFY2(!text.isEmpty() && codeTitle(text) != text, qPrintable(text));
        }
        QCOMPARE(codeTitle(QStringLiteral("UNHEARD_OF")), QStringLiteral("UNHEARD_OF"));
        QVERIFY(fixCaption(DiagnosisFix::None).isEmpty());
        for (int fix = 1; fix <= static_cast<int>(DiagnosisFix::PauseRepaint); ++fix) {
            QVERIFY(!fixCaption(static_cast<DiagnosisFix>(fix)).isEmpty());
            QVERIFY(!fixToolTip(static_cast<DiagnosisFix>(fix)).isEmpty());
        }
    }

    void theButtonAsksForTheFix()
    {
        FindingsPanel panel;
        panel.setFindings({tooFew(QStringLiteral("int8-token-dynamic"))});
        QSignalSpy spy(&panel, &FindingsPanel::fixRequested);
        auto* button = panel.findChild<QPushButton*>(QStringLiteral("findingFix"));
        QVERIFY(button);
        QCOMPARE(button->text(), QStringLiteral("Take more samples"));
        QVERIFY(button->accessibleName().contains(QStringLiteral("too few")));
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy[0][0].value<Finding>().modeName, QStringLiteral("int8-token-dynamic"));
        QCOMPARE(spy[0][0].value<Finding>().fix, DiagnosisFix::MoreSamples);
        Finding plain = tooFew({});
        plain.fix = DiagnosisFix::None;
        panel.setFindings({plain});
        QVERIFY(shown<QPushButton>(panel, "findingFix").first()->isHidden());
    }

    void aPlaceInTheTraceCanBeShown()
    {
        FindingsPanel panel;
        panel.resize(300, 300);
        Finding finding = tooFew(QStringLiteral("int8-token-dynamic"));
        panel.setFindings({finding});
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVERIFY(shown<QToolButton>(panel, "findingShow").first()->isHidden());
        QSignalSpy modes(&panel, &FindingsPanel::modesActivated); // without a place the mode is shown
        QTest::mouseClick(shown<QLabel>(panel, "findingTitle").first(), Qt::LeftButton);
        QCOMPARE(modes.size(), 1);
        QCOMPARE(modes[0][0].toStringList(), QStringList{QStringLiteral("int8-token-dynamic")});
        finding.at = {140};
        panel.setFindings({finding});
        QVERIFY(shown<QToolButton>(panel, "findingShow").first()->isVisible()); // here and now, not in a later turn
        QSignalSpy spy(&panel, &FindingsPanel::locateRequested);
        QTest::mouseClick(shown<QLabel>(panel, "findingTitle").first(), Qt::LeftButton);
        QCOMPARE(spy.size(), 1);
        QTest::keyClick(shown<QToolButton>(panel, "findingShow").first(), Qt::Key_Space);
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy[1][0].value<Finding>().at, QVector<qint64>{140});
    }

    // While a run goes on the figures in the sentences change ten times a second.
    void aCardOutlastsNewFigures()
    {
        FindingsPanel panel;
        panel.resize(300, 200);
        const auto findings = [](int samples) {
            QVector<Finding> all;
            const char* codes[] = {"TOO_FEW_SAMPLES", "AUTOCORRELATED", "L2_RESIDENT"};
            for (int i = 0; i < 3; ++i) {
                all << tooFew(QStringLiteral("mode-%1").arg(i));
                all.last().code = QLatin1String(codes[i]);
                all.last().title = QStringLiteral("%1 samples are too few.").arg(samples);
                all.last().detail = QStringLiteral("%1 of 299.").arg(samples);
            }
            Finding verified; // without a code: told by its words
            verified.title = QStringLiteral("Codes verified: %1 rows.").arg(samples);
            all << verified;
            return all;
        };
        panel.setFindings(findings(30));
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        const QList<QWidget*> cards = shown<QWidget>(panel, "findingCard");
        QCOMPARE(cards.size(), 4);
        QPushButton* fix = shown<QPushButton>(panel, "findingFix").at(1);
        QToolButton* why = shown<QToolButton>(panel, "findingWhy").at(1);
        QTest::mouseClick(why, Qt::LeftButton);
        fix->setFocus();
        auto* bar = panel.findChild<QScrollArea*>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 40);
        bar->setValue(40);
        QSignalSpy spy(&panel, &FindingsPanel::fixRequested);
        QTest::mousePress(fix, Qt::LeftButton);

        panel.setFindings(findings(31));
        QCOMPARE(shown<QWidget>(panel, "findingCard"), cards);
        QVERIFY(fix->hasFocus());
        QVERIFY(fix->isDown());
        QTest::mouseRelease(fix, Qt::LeftButton);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy[0][0].value<Finding>().title, findings(31).at(1).title); // what the card says now
        QCOMPARE(bar->value(), 40);
        QVERIFY(why->isChecked());
        QLabel* detail = shown<QLabel>(panel, "findingDetail").at(1);
        QVERIFY(detail->isVisible());
        QCOMPARE(detail->text(), QStringLiteral("31 of 299."));
        QCOMPARE(shown<QLabel>(panel, "findingTitle").at(3)->text(), QStringLiteral("Codes verified: 31 rows."));
        QVERIFY(fix->accessibleName().contains(QStringLiteral("31 samples")));

        // What is read stays in its place when something worse comes in above it.
        Finding error;
        error.severity = Finding::Severity::Error;
        error.title = QStringLiteral("Device lost.");
        const int before = fix->mapTo(&panel, QPoint()).y();
        panel.addFinding(error);
        QCOMPARE(fix->mapTo(&panel, QPoint()).y(), before);
        QVERIFY(fix->hasFocus());
        QCOMPARE(shown<QLabel>(panel, "findingTitle").size(), 5);
        // Another severity and no detail are no reason for another card.
        QVector<Finding> changed = findings(32);
        changed[1].severity = Finding::Severity::Error;
        changed[1].at = {3};
        panel.setFindings(changed);
        QVERIFY(fix->hasFocus());
        panel.setFindings({error});
        QCOMPARE(shown<QWidget>(panel, "findingCard").size(), 1);
    }

    void whatSeveralModesHaveOfOneCauseIsOneCard()
    {
        QVector<Finding> all;
        Finding error;
        error.severity = Finding::Severity::Error;
        error.title = QStringLiteral("Device lost.");
        for (int i = 0; i < 7; ++i) {
            all << tooFew(QStringLiteral("mode-%1").arg(i));
            all.last().ofModes = 12;
        }
        all << error;
        QVector<FindingGroup> grouped = groupedFindings(all);
        QCOMPARE(grouped.size(), 2);
        QCOMPARE(grouped[0].title, error.title); // errors first
        QCOMPARE(grouped[1].title, QStringLiteral("Too few samples in 7 of 12 mode(s)"));
        QCOMPARE(grouped[1].modes().size(), 7);
        QCOMPARE(grouped[1].fix.fix, DiagnosisFix::MoreSamples);
        QCOMPARE(grouped[1].fix.modes.size(), 7);
        QCOMPARE(grouped[1].detail, QStringLiteral("Intervals need samples.")); // once
        // Different codes of one cause are one group; the fix is that of most.
        Finding ramp = tooFew(QStringLiteral("a")), first = tooFew(QStringLiteral("b")),
                pair = tooFew(QStringLiteral("c"));
        ramp.code = QStringLiteral("WARMUP_RAMP");
        first.code = QStringLiteral("WARMUP_OUTLIER");
        pair.code = QStringLiteral("SPEEDUP_IS_WARMUP_ARTEFACT");
        ramp.fix = first.fix = pair.fix = DiagnosisFix::DropWarmup;
        grouped = groupedFindings({ramp, first, pair});
        QCOMPARE(grouped.size(), 1);
        QCOMPARE(grouped[0].title, QStringLiteral("Cold start in 3 mode(s)"));
        pair.fix = DiagnosisFix::RerunPair; // slow samples later on
        QCOMPARE(groupedFindings({ramp, first, pair}).size(), 2);
        // What is about no mode is no group.
        QCOMPARE(groupedFindings(QVector<Finding>(5, tooFew({}))).size(), 5);

        FindingsPanel panel;
        panel.setFindings(all);
        QSignalSpy spy(&panel, &FindingsPanel::fixRequested);
        QCOMPARE(shown<QWidget>(panel, "findingCard").size(), 2);
        shown<QPushButton>(panel, "findingFix").at(1)->click();
        QCOMPARE(spy[0][0].value<Finding>().modes.size(), 7);
    }

    void aGroupUnfoldsAndEachOfItCanBeShown()
    {
        FindingsPanel panel;
        panel.resize(300, 500);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVector<Finding> all{tooFew(QStringLiteral("a")), tooFew(QStringLiteral("b"))};
        all[1].at = {17};
        panel.setFindings(all);
        auto* why = shown<QToolButton>(panel, "findingWhy").first();
        QVERIFY(shown<QToolButton>(panel, "findingMember").first()->isHidden() ||
                !shown<QToolButton>(panel, "findingMember").first()->isVisible());
        QTest::mouseClick(why, Qt::LeftButton);
        const auto members = shown<QToolButton>(panel, "findingMember");
        QCOMPARE(members.size(), 2);
        QVERIFY(members[0]->isVisible() && members[1]->isVisible());
        QSignalSpy modes(&panel, &FindingsPanel::modesActivated), places(&panel, &FindingsPanel::locateRequested);
        QTest::mouseClick(members[0], Qt::LeftButton);
        QTest::mouseClick(members[1], Qt::LeftButton);
        QCOMPARE(modes.size(), 1);
        QCOMPARE(places.size(), 1);
        QCOMPARE(places[0][0].value<Finding>().modeName, QStringLiteral("b"));
        QTest::mouseClick(shown<QLabel>(panel, "findingTitle").first(), Qt::LeftButton);
        QCOMPARE(modes[1][0].toStringList(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        members[1]->setFocus();
        all << tooFew(QStringLiteral("c")); // a further one changes neither focus nor what is unfolded
        panel.setFindings(all);
        QVERIFY(why->isChecked());
        QCOMPARE(shown<QToolButton>(panel, "findingMember").size(), 3);
        QVERIFY(shown<QToolButton>(panel, "findingMember").last()->isVisible());
        QCOMPARE(shown<QToolButton>(panel, "findingMember").at(1), members[1]);
    }

    void recommendationsStandFirst()
    {
        Finding advice, error, note;
        advice.title = QStringLiteral("Take INT8.");
        advice.isRecommendation = true;
        error.title = QStringLiteral("Device lost.");
        error.severity = Finding::Severity::Error;
        note.title = QStringLiteral("Verified.");
        const QVector<FindingGroup> groups = groupedFindings({note, error, advice});
        QCOMPARE(groups[0].title, advice.title);
        QCOMPARE(groups[1].title, error.title);
        Finding data; // what a file's own values lose comes even before a recommendation
        data.title = QStringLiteral("12 of 784 columns hold outliers.");
        data.severity = Finding::Severity::Warning;
        data.concernsData = true;
        QCOMPARE(groupedFindings({note, error, advice, data})[0].title, data.title);
        FindingsPanel panel;
        panel.setFindings({note, error, advice});
        QVERIFY(shown<QWidget>(panel, "findingCard").first()->accessibleName().startsWith("Recommendation"));
    }

    void severityAndSearchLeaveSomeOut()
    {
        FindingsPanel panel;
        panel.resize(300, 500);
        auto* filter = panel.findChild<QWidget*>(QStringLiteral("findingsFilter"));
        QVERIFY(filter->isHidden());
        Finding note;
        note.title = QStringLiteral("Codes verified.");
        panel.setFindings({tooFew(QStringLiteral("a")), tooFew(QStringLiteral("b")), note});
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVERIFY(filter->isHidden()); // few are read without
        QVector<Finding> many{tooFew(QStringLiteral("a")), tooFew(QStringLiteral("b")), note};
        for (int i = 0; i < 5; ++i) {
            Finding error;
            error.severity = Finding::Severity::Error;
            error.title = QStringLiteral("Failure of kind %1.").arg(QChar('p' + i));
            many << error;
        }
        panel.setFindings(many);
        QVERIFY(filter->isVisible());
        panel.findChild<QToolButton*>(QStringLiteral("findingsSign2"))->click();
        const auto visible = [&] {
            int cards = 0;
            for (const QWidget* card : shown<QWidget>(panel, "findingCard"))
                cards += card->isVisible();
            return cards;
        };
        QCOMPARE(visible(), 2);
        auto* warnings = panel.findChild<QToolButton*>(QStringLiteral("findingsSign1"));
        QCOMPARE(warnings->text(), QStringLiteral("1"));
        QVERIFY(warnings->accessibleName().startsWith(QStringLiteral("1 warning")));
        QCOMPARE(panel.findChild<QToolButton*>(QStringLiteral("findingsSign2"))->text(), QStringLiteral("5"));
        warnings->click();
        QCOMPARE(visible(), 1);
        panel.findChild<QToolButton*>(QStringLiteral("findingsSign0"))->click();
        QCOMPARE(visible(), 0);
        auto* empty = panel.findChild<QLabel*>(QStringLiteral("findingsEmpty"));
        QVERIFY(empty->isVisible());
        warnings->click();
        QCOMPARE(visible(), 1);
        panel.findChild<QToolButton*>(QStringLiteral("findingsSign0"))->click();
        auto* search = panel.findChild<QLineEdit*>(QStringLiteral("findingsSearch"));
        search->setText(QStringLiteral("VERIFIED"));
        QCOMPARE(visible(), 1);
        search->setText(QStringLiteral("b")); // the name of a mode
        QCOMPARE(visible(), 1);
        search->setText(QStringLiteral("nothing of the kind"));
        QCOMPARE(visible(), 0);
        search->clear();
        QCOMPARE(visible(), 2);
    }

    void everySubjectHasItsOwn()
    {
        FindingsPanel panel;
        Finding study;
        study.title = QStringLiteral("INT8 keeps the accuracy.");
        panel.setFindings({tooFew(QStringLiteral("a"))});
        panel.setFindings({study}, FindingSubject::AccuracyStudy);
        QCOMPARE(panel.findings().size(), 1);
        QCOMPARE(panel.findings().first().modeName, QStringLiteral("a"));
        panel.setSubject(FindingSubject::AccuracyStudy);
        QCOMPARE(panel.findings(), QVector<Finding>{study});
        QCOMPARE(shown<QLabel>(panel, "findingTitle").size(), 1);
        QCOMPARE(shown<QLabel>(panel, "findingTitle").first()->text(), study.title);
        panel.clear(); // of the kernels
        QCOMPARE(panel.findings().size(), 1);
        panel.setSubject(FindingSubject::LanguageModel);
        QVERIFY(shown<QLabel>(panel, "findingTitle").isEmpty());
        panel.setSubject(FindingSubject::Kernels);
        QVERIFY(panel.findings().isEmpty());
    }

    void theReadingSaysWhetherItIsResolved()
    {
        ReadingStrip strip;
        strip.resize(1000, 60);
        strip.show();
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        ModeResult mode;
        mode.scheme = *parseScheme("int8-token-dynamic");
        for (int i = 0; i < 100; ++i)
            mode.samplesUs.push_back(i % 2 ? 20.0f : 22.0f);
        mode.latency = summarize(mode.samplesUs);
        const auto texts = [&] {
            QStringList all;
            for (const QLabel* label : strip.findChildren<QLabel*>())
                if (label->isVisible()) all << label->text();
            return all.join(QLatin1Char('|'));
        };
        strip.setReading(Reading::of(mode, CacheMode::Cold));
        QVERIFY2(texts().contains(QStringLiteral("n = 100 · ±")), qPrintable(texts()));
        QVERIFY2(texts().contains(QStringLiteral("%, wider than 1%")), qPrintable(texts()));
        mode.samplesUs.assign(100, 23.0f);
        mode.latency = summarize(mode.samplesUs);
        mode.otherUs.assign(100, 12.3f);
        mode.otherLatency = summarize(mode.otherUs);
        strip.setReading(Reading::of(mode, CacheMode::Both));
        QVERIFY(!texts().contains(QStringLiteral("wider than")));
        QVERIFY2(texts().contains(QStringLiteral("cold median, n = 100")), qPrintable(texts()));
        QVERIFY2(texts().contains(QStringLiteral("12.3 µs")) && texts().contains(QStringLiteral("hot median")),
                 qPrintable(texts()));
        mode.otherUs.clear();
        mode.otherLatency = {};
        mode.importedFrom = "nvbench, copy.json";
        strip.setReading(Reading::of(mode, CacheMode::Cold));
        QVERIFY(!texts().contains(QStringLiteral("12.3 µs")));
        QVERIFY(texts().contains(QStringLiteral("imported")));
    }
};

QS_TEST(TestFindings)
#include "test_findings.moc"
