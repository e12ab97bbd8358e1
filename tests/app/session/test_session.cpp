// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"

#include "app/session/run_names.h"
#include "app/session/run_store.h"
#include "app/session/session_file.h"
#include "app/session/settings.h"
#include "gpu/report/text/writer.h"
#include "gpu/results/analysis.h"
#include "tests/app/support/whole_files.h"
#include "tests/gui_test.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace qs;

namespace {

QuantScheme scheme(const char* name) { return *parseScheme(name); }

RunResult sampleResult(int tokens)
{
    RunResult result;
    result.programVersion = "0.1.0";
    result.environment.device = "a device";
    result.stopReason = "all iterations done";
    result.notes = {"a note"};
    for (int number = 0; number < 2; ++number) {
        Segment segment;
        segment.spec.shape = {tokens + number, 64};
        segment.spec.modes = {scheme("baseline-copy"), scheme("int8-token-dynamic")};
        for (const QuantScheme& mode : segment.spec.modes) {
            ModeResult row;
            row.scheme = mode;
            row.requested = schemeName(mode);
            row.samplesUs = {1.5f, 2.25f, 23.1f, 0.1f};
            row.warmupUs = {9.0f};
            row.latency = summarize(row.samplesUs);
            row.error = ErrorMetrics{std::numeric_limits<double>::infinity(), 0, 0, 1, 64, 0};
            segment.modes.push_back(row);
        }
        analyse(segment, nullptr);
        result.segments.push_back(segment);
    }
    return result;
}

QByteArray textOf(const RunResult& result) { return QByteArray::fromStdString(toJson(result).dump()); }

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString path(const char* name) const { return m_dir.filePath(QString::fromLatin1(name)); }

    QString savedSession()
    {
        RunStore store;
        store.add(sampleResult(8));
        store.add(sampleResult(16));
        store.rename(store.runs()[1].id, QStringLiteral("zweiter Lauf äöü"));
        store.setNote(store.runs()[0].id, QStringLiteral("line one\nline \"two\""));
        store.setBaseline(QStringLiteral("int8-token-dynamic"));
        store.setOverlay(store.runs()[1].id, true);
        const QString file = path("saved.quantoscope");
        if (!saveSession(file, store.data())) return {};
        return file;
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aSweepIsNamedByItsDimensions()
    {
        const auto named = [](Operation operation, std::vector<const char*> axes) {
            RunResult run = sampleResult(8);
            run.sweep = run.segments.front().spec;
            run.sweep->operation = operation;
            for (const char* axis : axes)
                run.sweep->axes.push_back(*parseSweepAxis(axis));
            return runName(1, run, nullptr);
        };
        QCOMPARE(named(Operation::Quantize, {"num-tokens=1:512:x2"}),
                 QStringLiteral("Run 1 · Quantize 1–512 tokens FP16"));
        QCOMPARE(named(Operation::Gemm, {"m=64,128", "k=256,512"}),
                 QStringLiteral("Run 1 · Matrix product m = 64–128 × k = 256–512 FP16"));
        QCOMPARE(named(Operation::Attention, {"head-size=64,128"}),
                 QStringLiteral("Run 1 · Attention head size 64–128 FP16"));
    }

    void keepsEverythingOverSaveAndLoad()
    {
        const QString file = savedSession();
        const auto loaded = loadSession(file);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        QCOMPARE(loaded->baseline, QStringLiteral("int8-token-dynamic"));
        QCOMPARE(loaded->runs.size(), 2);
        QCOMPARE(loaded->runs[1].name, QStringLiteral("zweiter Lauf äöü"));
        QCOMPARE(loaded->runs[0].note, QStringLiteral("line one\nline \"two\""));
        QVERIFY(loaded->runs[1].overlay && !loaded->runs[0].overlay);
        QCOMPARE(textOf(*loaded->runs[0].result), textOf(sampleResult(8)));
        QCOMPARE(textOf(*loaded->runs[1].result), textOf(sampleResult(16)));
        // Saving what was loaded gives the same bytes.
        const QString again = path("again.quantoscope");
        QVERIFY(saveSession(again, *loaded).ok());
        QCOMPARE(readAll(again), readAll(file));
    }

    void anEmptySessionIsASession()
    {
        const QString file = path("empty.quantoscope");
        QVERIFY(saveSession(file, {}).ok());
        const auto loaded = loadSession(file);
        QVERIFY(loaded.ok());
        QVERIFY(loaded->runs.isEmpty());
    }

    void writesUnknownKeysAgain()
    {
        auto json = nlohmann::json::parse(readAll(savedSession()).toStdString());
        json["from_the_future"] = {{"a", 1}};
        json["runs"][0]["colour"] = "green";
        json["runs"][0]["result"]["extra"] = {1, 2, 3};
        const QString file = path("future.quantoscope");
        writeAll(file, QByteArray::fromStdString(json.dump()));
        const auto loaded = loadSession(file);
        QVERIFY(loaded.ok());
        QVERIFY(saveSession(file, *loaded).ok());
        const auto after = nlohmann::json::parse(readAll(file).toStdString());
        QVERIFY(after["from_the_future"] == json["from_the_future"]);
        QVERIFY(after["runs"][0]["colour"] == "green");
        QVERIFY(after["runs"][0]["result"]["extra"] == json["runs"][0]["result"]["extra"]);
    }

    void refusesANewerSchemaInWords()
    {
        auto json = nlohmann::json::parse(readAll(savedSession()).toStdString());
        json["schema"] = kSessionSchema + 1;
        const QString file = path("newer.quantoscope");
        writeAll(file, QByteArray::fromStdString(json.dump()));
        const auto loaded = loadSession(file);
        QVERIFY(!loaded.ok());
        QCOMPARE(loaded.error().code, ErrorCode::BadInput);
        QVERIFY(loaded.error().text().find("newer version") != std::string::npos);
    }

    void refusesEveryTruncation()
    {
        const QByteArray whole = readAll(savedSession());
        const QString file = path("cut.quantoscope");
        for (qsizetype length = 0; length < whole.size() - 2; length += 1 + whole.size() / 97) {
            writeAll(file, whole.left(length));
            const auto loaded = loadSession(file);
            QVERIFY2(!loaded.ok(), qPrintable(QString::number(length)));
            QVERIFY(!loaded.error().message.empty());
        }
    }

    void refusesHostileFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no object") << QByteArray("[1,2]");
        QTest::newRow("deep") << QByteArray(200'000, '[');
        QTest::newRow("other format") << QByteArray(R"({"format":"something"})");
        QTest::newRow("format of a wrong type") << QByteArray(R"({"format":7})");
        QTest::newRow("no schema") << QByteArray(R"({"format":"quantoscope-session","runs":[]})");
        QTest::newRow("schema text") << QByteArray(R"({"format":"quantoscope-session","schema":"1","runs":[]})");
        QTest::newRow("no runs") << QByteArray(R"({"format":"quantoscope-session","schema":1})");
        QTest::newRow("runs no list") << QByteArray(R"({"format":"quantoscope-session","schema":1,"runs":{}})");
        QTest::newRow("run no object") << QByteArray(R"({"format":"quantoscope-session","schema":1,"runs":[1]})");
        QTest::newRow("run without result")
            << QByteArray(R"({"format":"quantoscope-session","schema":1,"runs":[{"id":"1"}]})");
        QTest::newRow("bad result") << QByteArray(
            R"({"format":"quantoscope-session","schema":1,"runs":[{"result":{"schema":1}}]})");
        QTest::newRow("bad baseline") << QByteArray(
            R"({"format":"quantoscope-session","schema":1,"baseline":"x","runs":[]})");
        QTest::newRow("binary") << QByteArray("\x93NUMPY\x01\x00garbage", 15);
    }
    void refusesHostileFiles()
    {
        QFETCH(QByteArray, bytes);
        const QString file = path("hostile.quantoscope");
        writeAll(file, bytes);
        const auto loaded = loadSession(file);
        QVERIFY(!loaded.ok());
        QVERIFY(loaded.error().code == ErrorCode::BadInput);
        QVERIFY2(loaded.error().text().find("hostile.quantoscope") != std::string::npos, loaded.error().text().c_str());
    }

    void opensAResultsFileAsASessionOfOneRun()
    {
        const QString file = path("results.json");
        writeAll(file, textOf(sampleResult(8)));
        const auto loaded = loadSession(file);
        QVERIFY(loaded.ok());
        QCOMPARE(loaded->runs.size(), 1);
        QCOMPARE(textOf(*loaded->runs[0].result), textOf(sampleResult(8)));
    }

    void opensAllRunsOfAReport()
    {
        const RunResult first = sampleResult(8);
        const RunResult second = sampleResult(16);
        const QString file = path("report.json");
        StringSink results;
        writeResultsJson({{"One", "", &first, {}}, {"Two", "a note", &second, {}}}, results);
        writeAll(file, QByteArray::fromStdString(results.text));
        const auto loaded = loadSession(file);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        QCOMPARE(loaded->runs.size(), 2);
        QCOMPARE(loaded->runs[0].name, QStringLiteral("One"));
        QCOMPARE(loaded->runs[1].name, QStringLiteral("Two"));
        QCOMPARE(loaded->runs[1].note, QStringLiteral("a note"));
        QVERIFY(loaded->runs[0].id != loaded->runs[1].id);
        QCOMPARE(textOf(*loaded->runs[1].result), textOf(second));
        QVERIFY(loaded->runs[0].unknownResult.empty());
    }

    void saysWhatIsWrongWithAPath()
    {
        const auto missing = loadSession(path("missing.quantoscope"));
        QVERIFY(!missing.ok());
        QVERIFY(missing.error().text().find("missing.quantoscope") != std::string::npos);
        const auto unwritable = saveSession(path("no/such/folder.quantoscope"), {});
        QVERIFY(!unwritable.ok());
        QVERIFY(!unwritable.error().hint.empty());
    }

    void repairsRepeatedIds()
    {
        auto json = nlohmann::json::parse(readAll(savedSession()).toStdString());
        json["runs"][1]["id"] = json["runs"][0]["id"];
        const QString file = path("ids.quantoscope");
        writeAll(file, QByteArray::fromStdString(json.dump()));
        const auto loaded = loadSession(file);
        QVERIFY(loaded.ok());
        QVERIFY(loaded->runs[0].id != loaded->runs[1].id);
    }

    void editsCanBeUndone()
    {
        RunStore store;
        QSignalSpy modified(&store, &RunStore::modifiedChanged);
        const QString first = store.add(sampleResult(8));
        const QString second = store.add(sampleResult(16));
        QVERIFY(store.isModified());
        QCOMPARE(modified.size(), 1);
        store.markSaved();
        QVERIFY(!store.isModified());
        const QString name = store.find(first)->name;

        store.rename(first, QStringLiteral("other"));
        store.rename(first, QStringLiteral("  "));
        store.setNote(first, QStringLiteral("note"));
        store.setBaseline(QStringLiteral("int8-token-dynamic"));
        store.remove(first);
        store.remove(QStringLiteral("unknown"));
        QCOMPARE(store.undoStack()->count(), 4);
        QCOMPARE(store.runs().size(), 1);
        QVERIFY(store.isModified());
        for (int i = 0; i < 4; ++i)
            store.undoStack()->undo();
        QCOMPARE(store.indexOf(first), 0);
        QCOMPARE(store.indexOf(second), 1);
        QCOMPARE(store.find(first)->name, name);
        QVERIFY(store.find(first)->note.isEmpty());
        QCOMPARE(store.baseline(), QStringLiteral("baseline-copy"));
        QVERIFY(!store.isModified());
        for (int i = 0; i < 4; ++i)
            store.undoStack()->redo();
        QCOMPARE(store.runs().size(), 1);
        QCOMPARE(store.baseline(), QStringLiteral("int8-token-dynamic"));
    }

    void removingTwiceAndUndoingKeepsOrder()
    {
        RunStore store;
        QStringList ids;
        for (int i = 0; i < 4; ++i)
            ids << store.add(sampleResult(8 + i));
        store.remove(ids[1]);
        store.remove(ids[2]);
        store.undoStack()->undo();
        store.undoStack()->undo();
        QStringList now;
        for (const StoredRun& run : store.runs())
            now << run.id;
        QCOMPARE(now, ids);
    }

    void settingsComeBack()
    {
        const QString file = path("settings.ini");
        RunSpec spec;
        spec.shape = {77, 1025};
        spec.modes = {scheme("int8-tensor-static-azp")};
        spec.scale = 0.5f;
        {
            Settings settings(file);
            QVERIFY(!settings.setup());
            QCOMPARE(settings.theme(), ThemeChoice::System);
            settings.setup.set(spec);
            settings.theme.set(ThemeChoice::Dark);
            settings.geometry.set("geometry");
            settings.logLatency.set(true);
            for (int i = 0; i < 15; ++i)
                settings.recentFiles.add(QStringLiteral("/tmp/f%1").arg(i));
            settings.recentFiles.add(QStringLiteral("/tmp/f12"));
        }
        const Settings settings(file);
        QVERIFY(settings.setup().has_value());
        QVERIFY(*settings.setup() == spec);
        QCOMPARE(settings.theme(), ThemeChoice::Dark);
        QCOMPARE(settings.geometry(), QByteArray("geometry"));
        QVERIFY(settings.logLatency());
        QCOMPARE(settings.recentFiles().size(), RecentPaths::kMaxEntries);
        QCOMPARE(settings.recentFiles().first(), QStringLiteral("/tmp/f12"));
    }

    void settingsSurviveNonsense()
    {
        const QString file = path("nonsense.ini");
        writeAll(file,
                 "version=99\n[setup]\nspec=\"{\\\"num_tokens\\\":-4}\"\n[view]\ntheme=purple\n[window]\nstate=abc\n");
        const Settings settings(file);
        QVERIFY(!settings.setup());
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QVERIFY(settings.windowState().isEmpty());
    }
};

QS_TEST(TestSession)
#include "test_session.moc"
