// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/fake_study.h"
#include "tests/fail_on_warnings.h"

#include "app/export/report_exporter.h"
#include "app/session/run_store.h"
#include "app/session/session_file.h"
#include "app/session/settings.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/remote/study_kinds.h"
#include "tests/app/support/whole_files.h"
#include "tests/gui_test.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <string_view>

using namespace qs;

namespace {

QByteArray jsonOf(const AccuracyStudyResult& study) { return QByteArray::fromStdString(dumpJson(toJson(study), 2)); }

} // namespace

class TestAccuracySession : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString path(const char* name) const { return m_dir.filePath(QString::fromLatin1(name)); }

private slots:
    void initTestCase() { failOnWarnings(); }

    void aStudyIsARunOfTheSession()
    {
        RunStore store;
        QSignalSpy inserted(&store, &RunStore::runInserted);
        const QString id = store.addStudy(fakeStudyResult(true));
        QCOMPARE(inserted.size(), 1);
        const StoredRun* run = store.find(id);
        QVERIFY(run && run->modes() && run->result && !run->result->last());
        QVERIFY2(run->name == "Accuracy study 1 · MLP", qPrintable(run->name));
        QVERIFY(store.isModified());
        store.add(RunResult{});
        QVERIFY2(store.runs().last().name.startsWith("Run 1"), qPrintable(store.runs().last().name)); // counted apart
        store.rename(id, "mine");
        store.remove(id);
        store.undoStack()->undo();
        QCOMPARE(store.find(id)->name, QString("mine"));
        QVERIFY(store.find(id)->modes());
        auto more = std::make_shared<AccuracyStudyResult>(*store.find(id)->modes());
        more->plans.push_back(more->plans.front());
        store.updateStudy(id, more);
        QCOMPARE(store.find(id)->modes()->plans.size(), std::size_t{2});
    }

    void studiesOfEachKindAreCountedApart()
    {
        RunStore store;
        store.addStudy(fakeStudyResult());
        QCOMPARE(store.nextNumber(AccuracyStudyResult::kKind), 2);
        QCOMPARE(store.nextNumber(LlmStudyResult::kKind), 1);
        const QString id = store.addStudy(std::make_shared<const LlmStudyResult>(), "a name");
        QCOMPARE(store.find(id)->name, QString("a name"));
        QVERIFY(store.find(id)->llm() && !store.find(id)->modes());
        store.reset(SessionData(store.data()));
        QCOMPARE(store.nextNumber(LlmStudyResult::kKind), 2);
    }

    void everyKindHasItsOwnPlaceInASession()
    {
        std::set<std::string_view> keys;
        for (const StudyKind& kind : studyKinds()) {
            if (kind.sessionKey.empty()) continue; // a session with a model: nothing of it is stored
            const auto nothing = kind.nothing();
            QVERIFY(nothing->kind() == kind.name && &kindOf(*nothing) == &kind);
            QVERIFY(kind.looksLike(nlohmann::json::parse(nothing->json().dump())));
            QVERIFY(keys.insert(kind.sessionKey).second && kind.sessionKey != "result");
        }
    }

    void isSavedAndReadAgain()
    {
        RunStore store;
        store.addStudy(fakeStudyResult(true));
        QVERIFY(saveSession(path("both.quantoscope"), store.data()).ok());
        const auto loaded = loadSession(path("both.quantoscope"));
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        QCOMPARE(loaded->runs.size(), 1);
        QVERIFY(loaded->runs[0].modes());
        QCOMPARE(jsonOf(*loaded->runs[0].modes()), jsonOf(*store.runs()[0].modes()));
        QCOMPARE(QString::fromStdString(loaded->runs[0].result->environment.device), QString("a stand-in"));
        RunStore again;
        again.reset(*loaded);
        again.addStudy(fakeStudyResult(true));
        QVERIFY(again.runs().last().name.startsWith("Accuracy study 2"));
    }

    void theFileOfTheCommandLineOpens()
    {
        const AccuracyStudyResult study = fakeStudyResult(true);
        writeAll(path("modes.json"), jsonOf(study));
        const auto loaded = loadSession(path("modes.json"));
        QVERIFY(loaded.ok());
        QCOMPARE(loaded->runs.size(), 1);
        QCOMPARE(loaded->runs[0].name, QString("modes"));
        QCOMPARE(jsonOf(*loaded->runs[0].modes()), jsonOf(study));
    }

    void damagedStudiesAreRefusedInWords()
    {
        auto json = nlohmann::json::parse(jsonOf(fakeStudyResult(true)).toStdString());
        json["schema"] = 99;
        writeAll(path("newer.json"), QByteArray::fromStdString(json.dump()));
        const auto newer = loadSession(path("newer.json"));
        QVERIFY(!newer.ok());
        QCOMPARE(newer.error().code, ErrorCode::BadInput);
        json["schema"] = 1;
        json["rows"] = "many";
        writeAll(path("rows.json"), QByteArray::fromStdString(json.dump()));
        QVERIFY(!loadSession(path("rows.json")).ok());
    }

    void isReportedWithItsPictures()
    {
        ReportInput input;
        input.studies.push_back(
            {"Accuracy study 1", "", std::make_shared<const AccuracyStudyResult>(fakeStudyResult(true))});
        const QString folder = path("report");
        const auto files = exportReport(input, folder);
        QVERIFY2(files.ok(), files.ok() ? "" : files.error().text().c_str());
        const QString report = QString::fromUtf8(readAll(folder + "/report.md"));
        for (const char* name :
             {"accuracy_by_mode", "loss_by_mode", "model_size", "pareto", "sensitivity", "training"}) {
            const QString file = QStringLiteral("artifacts/%1.png").arg(QLatin1String(name));
            QVERIFY2(QImage(folder + '/' + file).width() > 1000, name);
            QVERIFY2(report.contains(file), name);
        }
        QVERIFY(loadSession(folder + "/results.json").ok());
        ReportRun run;
        run.name = "Run 1";
        input.runs.push_back(run);
        QVERIFY(exportReport(input, path("mixed")).ok());
        QVERIFY(QFile::exists(path("mixed") + "/mode_study_1/report.md"));
        QVERIFY(QFile::exists(path("mixed") + "/report.md"));
        QVERIFY(!exportReport({}, path("none")).ok());
    }

    void theLastSetUpIsKept()
    {
        const QString file = path("settings.ini");
        QVERIFY(!Settings(file).studySetup());
        AccuracyStudySpec spec = fakeSpec();
        spec.seed = 42;
        spec.outliers = true;
        Settings(file).studySetup.set(spec);
        QVERIFY(Settings(file).studySetup() == spec);
    }
};

QS_TEST(TestAccuracySession)
#include "test_accuracy_session.moc"
