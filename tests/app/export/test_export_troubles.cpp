// SPDX-License-Identifier: GPL-3.0-or-later
// What users and machines do to an export while it is written: the disk fills up, the folder goes away, the place is
// taken.
#include "tests/fail_on_warnings.h"

#include "app/export/report_exporter.h"
#include "gpu/results/analysis.h"
#include "tests/gui_test.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <sys/resource.h>
#include <thread>

using namespace qs;

namespace {

ReportInput oneRun()
{
    Segment segment;
    segment.spec.shape = {64, 1024};
    segment.spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    for (const QuantScheme& scheme : segment.spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        for (int i = 0; i < 2000; ++i)
            mode.samplesUs.push_back(static_cast<float>(10 + i % 17));
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    analyse(segment, nullptr);
    RunResult result;
    result.segments.push_back(segment);
    ReportInput input;
    input.runs.push_back({QStringLiteral("a run"), {}, std::make_shared<const RunResult>(result)});
    return input;
}

/// Files cannot grow beyond `bytes` while it lives, as on a disk that is full.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit now = m_before;
        now.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

} // namespace

class TestExportTroubles : public QObject
{
    Q_OBJECT

private slots:
    void aFullDiskIsSaidAndLeavesNothing()
    {
        const QTemporaryDir dir;
        const ReportInput input = oneRun();
        for (const rlim_t bytes : {rlim_t{0}, rlim_t{3000}, rlim_t{60'000}}) {
            Result<QStringList> files = QStringList{};
            {
                const FullDisk disk(bytes);
                files = exportReport(input, dir.path());
            }
            QVERIFY(!files);
            QCOMPARE(files.error().code, ErrorCode::Io);
            QVERIFY2(!files.error().hint.empty(), files.error().message.english().c_str());
            QVERIFY(!QDirIterator(dir.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories).hasNext());
        }
        QVERIFY(exportReport(input, dir.path())); // and once there is room again, it works
    }

    void aFolderThatGoesAwayIsSaid()
    {
        const QTemporaryDir dir;
        const QString folder = dir.filePath("report");
        std::atomic<bool> done = false;
        std::thread other([&] {
            while (!done)
                QDir(folder).removeRecursively();
        });
        int refused = 0;
        const ReportInput input = oneRun();
        for (int i = 0; i < 3 || (refused == 0 && i < 100); ++i) {
            const auto files = exportReport(input, folder);
            if (files) continue; // it was not quick enough this time
            ++refused;
            QCOMPARE(files.error().code, ErrorCode::Io);
            QVERIFY2(!files.error().text().empty(), "the error has no words");
        }
        done = true;
        other.join();
        QVERIFY(refused > 0);
        QVERIFY(exportReport(input, folder));
    }

    void aPlaceThatIsTakenByAFileIsSaid()
    {
        const QTemporaryDir dir;
        QFile taken(dir.filePath("artifacts"));
        QVERIFY(taken.open(QIODevice::WriteOnly));
        taken.write("mine");
        taken.close();
        const auto files = exportReport(oneRun(), dir.path());
        QVERIFY(!files);
        QCOMPARE(files.error().code, ErrorCode::Io);
        QVERIFY(taken.open(QIODevice::ReadOnly));
        QCOMPARE(taken.readAll(), QByteArray("mine"));
    }
};

QS_TEST(TestExportTroubles)
#include "test_export_troubles.moc"
