// SPDX-License-Identifier: GPL-3.0-or-later
// Journals of runs: what they hold, torn and damaged ones, their bounds, and a process that was suspended.
#include "tests/app/support/journal_cases.h"
#include "tests/fail_on_warnings.h"

#include "gpu/recovery/journal_read.h"
#include "gpu/recovery/run_journal.h"
#include "tests/gui_test.h"
#include "tests/sanitized.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <thread>

using namespace qs;
using namespace qs::test;

class TestJournal : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_number = 0;
    QString freshRoot() { return m_dir.filePath(QStringLiteral("root%1").arg(++m_number)); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aJournalHoldsWhatWasMeasured()
    {
        const auto folder = std::make_shared<JournalFolder>(native(freshRoot()));
        SpecSource specs(roundsSpec());
        NoSink sink;
        (void)journaled(roundsStudy(500), folder)(specs, {}, sink);
        QCOMPARE(sink.samples, 1002);
        QCOMPARE(journaledRuns(folder->path()), std::vector<int>{1});
        const auto run = readJournal(folder->path(), 1);
        QVERIFY2(run.ok(), run.ok() ? "" : run.error().text().c_str());
        QCOMPARE(run->samples, 1000);
        QCOMPARE(run->tornBytes, std::size_t{0});
        QCOMPARE(QString::fromStdString(run->result.stopReason.english()), QString("recovered, interrupted"));
        const Segment& segment = *run->result.last();
        QVERIFY(segment.spec == roundsSpec());
        QCOMPARE(segment.modes[1].samplesUs.size(), std::size_t{500});
        QCOMPARE(segment.modes[1].samplesUs[7], timeOf(7, 1));
        QCOMPARE(segment.modes[1].warmupUs, std::vector<float>{99.0f});
        QCOMPARE(segment.modes[0].latency.n, 500);
        QCOMPARE(segment.modes[0].bytes.value, std::uint64_t{4096});
        QVERIFY(segment.pairs.variants == 2); // judged anew
        QCOMPARE(QString::fromStdString(run->result.environment.device), QString("a device"));
    }

    void tornTailsAreCutOff()
    {
        const auto folder = std::make_shared<JournalFolder>(native(freshRoot()));
        SpecSource specs(roundsSpec());
        NoSink sink;
        (void)journaled(roundsStudy(200), folder)(specs, {}, sink);
        QFile part(QString::fromStdString((folder->path() / journal::partName(1, 0)).string()));
        QVERIFY(part.open(QIODevice::ReadOnly));
        const QByteArray whole = part.readAll();
        part.close();
        std::int64_t before = 0;
        for (int cut = 0; cut <= 40; ++cut) {
            QVERIFY(part.open(QIODevice::WriteOnly | QIODevice::Truncate));
            part.write(whole.left(whole.size() * cut / 40));
            part.close();
            const auto run = readJournal(folder->path(), 1);
            const std::int64_t samples = run ? run->samples : 0;
            QVERIFY(samples >= before && samples <= 400);
            before = samples;
        }
        QCOMPARE(before, 400);
        QByteArray flipped = whole; // a bit of the samples: nothing after it is believed
        flipped[flipped.size() / 2] = static_cast<char>(flipped[flipped.size() / 2] ^ 4);
        QVERIFY(part.open(QIODevice::WriteOnly | QIODevice::Truncate));
        part.write(flipped);
        part.close();
        const auto damaged = readJournal(folder->path(), 1);
        QVERIFY(!damaged || damaged->samples < 400);
    }

    void aLongJournalStaysBoundedAndAligned()
    {
        const auto folder = std::make_shared<JournalFolder>(native(freshRoot()));
        SpecSource specs(roundsSpec());
        NoSink sink;
        constexpr int rounds = 100'000;
        (void)journaled(roundsStudy(rounds), folder, {std::size_t{256} << 10, 3})(specs, {}, sink);
        std::uintmax_t bytes = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder->path()))
            bytes += entry.file_size();
        QVERIFY2(bytes < (std::size_t{1100} << 10), qPrintable(QString::number(bytes)));
        const auto run = readJournal(folder->path(), 1);
        QVERIFY(run.ok());
        const Segment& segment = *run->result.last();
        const auto& first = segment.modes[0].samplesUs;
        const auto& second = segment.modes[1].samplesUs;
        QCOMPARE(first.size(), second.size());
        QVERIFY(first.size() > 30'000 && first.size() < 50'000);
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(std::abs(second[i] - first[i] - 1.0f) < 1e-3f); // the same round
        QCOMPARE(second.back(), timeOf(rounds - 1, 1));             // the newest are there
    }

    void whatCannotBeWrittenDoesNotStopTheRun()
    {
        const QString root = freshRoot();
        QVERIFY(QFile(root).open(QIODevice::WriteOnly)); // a file where the folder would be
        const auto folder = std::make_shared<JournalFolder>(native(root));
        std::vector<Error> said;
        folder->listen([&](const Error& error) { said.push_back(error); });
        SpecSource specs(roundsSpec());
        NoSink sink;
        (void)journaled(roundsStudy(100), folder)(specs, {}, sink);
        QCOMPARE(sink.samples, 202);
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY(!said[0].hint.empty());
    }

    /// A child that is stopped and goes on: its study notes it. The child is this program.
    void aSuspendedProcessIsNoted()
    {
        const QString root = freshRoot();
        QProcess child;
        child.setProgram(QCoreApplication::applicationFilePath());
        child.setArguments({"TestJournal", "suspendedChild"});
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QS_TEST_CHILD", root);
        child.setProcessEnvironment(environment);
        child.start();
        QVERIFY(child.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(root + "/begun"), kPatience * 20'000);
        ::kill(static_cast<pid_t>(child.processId()), SIGSTOP);
        QTest::qWait(3000);
        ::kill(static_cast<pid_t>(child.processId()), SIGCONT);
        QVERIFY(child.waitForFinished(30'000));
        QCOMPARE(child.exitCode(), 0);
        const QString said = QString::fromUtf8(child.readAllStandardOutput());
        QVERIFY2(said.contains("was paused for"), qPrintable(said));
    }

    void suspendedChild()
    {
        const QString root = qEnvironmentVariable("QS_TEST_CHILD");
        if (root.isEmpty()) QSKIP("Runs in a process of its own, started by aSuspendedProcessIsNoted.");
        const auto folder = std::make_shared<JournalFolder>(native(root));
        SpecSource specs(roundsSpec());
        NoSink sink;
        const auto outcome = journaled(roundsStudy(10,
                                                   [&] {
                                                       std::this_thread::sleep_for(std::chrono::milliseconds(300));
                                                       QVERIFY(QFile(root + "/begun").open(QIODevice::WriteOnly));
                                                       for (int i = 0; i < 20; ++i) // until it was stopped and goes on
                                                           std::this_thread::sleep_for(std::chrono::milliseconds(200));
                                                   }),
                                       folder)(specs, {}, sink);
        QCOMPARE(outcome.result.notes.size(), std::size_t{1});
        QCOMPARE(sink.notes.size(), std::size_t{1}); // the window hears it, too
        qInfo("%s", outcome.result.notes[0].english().c_str());
        std::printf("%s\n", outcome.result.notes[0].english().c_str());
    }
};

QS_TEST(TestJournal)
#include "test_journal.moc"
