// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/tensor/reading_strip.h"

#include <QLabel>
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
        for (int code = 0; code <= static_cast<int>(DiagnosisCode::BelowConstant); ++code) {
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
        QCOMPARE(spy[0][0].value<Finding>(), panel.findings().first());
        Finding plain = tooFew({});
        plain.fix = DiagnosisFix::None;
        panel.setFindings({plain});
        QVERIFY(shown<QPushButton>(panel, "findingFix").isEmpty());
    }

    void aPlaceInTheTraceCanBeShown()
    {
        FindingsPanel panel;
        panel.resize(300, 300);
        Finding finding = tooFew(QStringLiteral("int8-token-dynamic"));
        panel.setFindings({finding});
        QVERIFY(shown<QToolButton>(panel, "findingShow").isEmpty());
        finding.at = {140};
        panel.setFindings({finding});
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
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
            for (int i = 0; i < 3; ++i) {
                all << tooFew(QStringLiteral("mode-%1").arg(i));
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
        QCOMPARE(spy[0][0].value<Finding>(), findings(31).at(1)); // what the card says now
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
        panel.setFindings({error});
        QCOMPARE(shown<QWidget>(panel, "findingCard").size(), 1);
    }

    void findingsOfTheSameKindKeepACardEach()
    {
        QCOMPARE(findingId(tooFew(QStringLiteral("a"))), findingId(tooFew(QStringLiteral("a"))));
        QVERIFY(findingId(tooFew(QStringLiteral("a"))) != findingId(tooFew(QStringLiteral("b"))));
        FindingsPanel panel;
        panel.setFindings({tooFew(QStringLiteral("a")), tooFew(QStringLiteral("a"))});
        QCOMPARE(shown<QWidget>(panel, "findingCard").size(), 2);
    }

    void whatManyModesHaveIsOneCard()
    {
        QVector<Finding> all;
        Finding error;
        error.severity = Finding::Severity::Error;
        error.title = QStringLiteral("Device lost.");
        for (int i = 0; i < 7; ++i)
            all << tooFew(QStringLiteral("mode-%1").arg(i));
        all << error;
        const QVector<Finding> grouped = groupedFindings(all);
        QCOMPARE(grouped.size(), 2);
        QCOMPARE(grouped[0].title, error.title); // errors first
        QCOMPARE(grouped[1].title, QStringLiteral("Too few samples: mode-0, mode-1 and 5 more"));
        QCOMPARE(grouped[1].modes.size(), 7);
        QCOMPARE(grouped[1].fix, DiagnosisFix::MoreSamples);
        QVERIFY(grouped[1].detail.contains(QStringLiteral("mode-6: 30 samples")));
        QVERIFY(grouped[1].detail.contains(QStringLiteral("Intervals need samples.")));
        QCOMPARE(groupedFindings(all.mid(0, 3)).size(), 3); // three have a card each
        QVector<Finding> oneMode(5, tooFew(QStringLiteral("mode-0")));
        QCOMPARE(groupedFindings(oneMode).size(), 5);

        FindingsPanel panel;
        panel.setFindings(all);
        QSignalSpy spy(&panel, &FindingsPanel::fixRequested);
        QCOMPARE(shown<QWidget>(panel, "findingCard").size(), 2);
        shown<QPushButton>(panel, "findingFix").first()->click();
        QCOMPARE(spy[0][0].value<Finding>().modes.size(), 7);
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
        QVERIFY2(texts().contains(QStringLiteral("n = 100 · not yet resolved")), qPrintable(texts()));
        mode.samplesUs.assign(100, 23.0f);
        mode.latency = summarize(mode.samplesUs);
        mode.otherUs.assign(100, 12.3f);
        mode.otherLatency = summarize(mode.otherUs);
        strip.setReading(Reading::of(mode, CacheMode::Both));
        QVERIFY(!texts().contains(QStringLiteral("not yet resolved")));
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
