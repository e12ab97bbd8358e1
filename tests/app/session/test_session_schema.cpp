// SPDX-License-Identifier: GPL-3.0-or-later
// The session's format: packed samples, older schemas, unknown keys, and that the published schema is true.
#include "tests/app/support/fake_study.h"
#include "tests/app/support/json_schema.h"
#include "tests/fail_on_warnings.h"

#include "app/session/run_store.h"
#include "app/session/session_file.h"
#include "app/session/session_migrations.h"
#include "app/session/unknown_keys.h"
#include "gpu/results/analysis.h"
#include "gpu/results/packed_samples.h"
#include "tests/gui_test.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <random>

using namespace qs;

namespace {

/// What of `before` is not in `after`: the path of the first member that differs. New members are none of it.
std::string lost(const nlohmann::json& before, const nlohmann::json& after, const std::string& path)
{
    if (before.type() != after.type() && !(before.is_number() && after.is_number())) return path;
    if (!before.is_structured()) return before == after ? "" : path + ": " + before.dump() + " is " + after.dump();
    if (before.is_array() && before.size() != after.size()) return path + ": another size";
    for (const auto& [key, value] : before.items()) {
        if (before.is_object() && !after.contains(key)) return path + "." + key + " is missing";
        const auto& other = before.is_object() ? after[key] : after[static_cast<std::size_t>(std::stoul(key))];
        if (auto found = lost(value, other, path + "." + key); !found.empty()) return found;
    }
    return {};
}

nlohmann::json documentAt(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? nlohmann::json::parse(file.readAll().toStdString()) : nlohmann::json();
}

QString dataFile(const char* name) { return QStringLiteral(QS_SOURCE_DIR "/tests/data/") + QString::fromLatin1(name); }

/// Times as a timer of 32 ns quantizes them.
std::vector<float> times(std::size_t count, std::uint32_t seed)
{
    std::mt19937 random(seed);
    std::lognormal_distribution<double> us(1.5, 0.2);
    std::vector<float> values(count);
    for (float& value : values)
        value = static_cast<float>(std::round(us(random) / 0.032) * 0.032);
    return values;
}

RunResult resultWith(std::size_t samples)
{
    RunResult result;
    result.programVersion = "0.1.0";
    result.stopReason = "all iterations done";
    Segment segment;
    for (const char* name : {"baseline-copy", "int8-token-dynamic"}) {
        ModeResult row;
        row.scheme = *parseScheme(name);
        segment.spec.modes.push_back(row.scheme);
        row.requested = name;
        row.samplesUs = times(samples, static_cast<std::uint32_t>(segment.modes.size() + 1));
        row.warmupUs = times(70, 9);
        row.clockMHz.assign(samples, 1980.0f);
        row.otherUs = times(samples / 2, 5);
        row.otherCache = CacheMode::Hot;
        row.latency = summarize(row.samplesUs);
        segment.modes.push_back(std::move(row));
    }
    segment.controlMode = "baseline-copy";
    segment.controlUs = times(samples, 3);
    analyse(segment, nullptr);
    result.segments.push_back(std::move(segment));
    return result;
}

SessionData sessionOf(RunResult result)
{
    RunStore store;
    store.add(std::move(result));
    return store.data();
}

bool sameBits(const std::vector<float>& a, const std::vector<float>& b)
{
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](float x, float y) {
               return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y);
           });
}

} // namespace

class TestSessionSchema : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString path(const char* name) const { return m_dir.filePath(QString::fromLatin1(name)); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void everyBitComesBack()
    {
        for (const std::size_t count : {0u, 1u, 2u, 63u, 64u, 65u, 4097u}) {
            std::vector<float> values = times(count, 7);
            if (count > 4) values[1] = 1e-42f, values[2] = 3.4e38f, values[3] = 0.0f;
            std::vector<float> again;
            QVERIFY(unpackSamples(nlohmann::json(packedSamples(values)), again));
            QVERIFY(sameBits(values, again));
        }
        std::mt19937 random(1); // nothing to be saved: the bytes as they are
        std::vector<float> noise(1000);
        for (float& value : noise)
            value = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
        std::vector<float> again;
        const auto packed = packedSamples(noise);
        QVERIFY(unpackSamples(nlohmann::json(packed), again));
        QVERIFY(sameBits(noise, again));
    }

    void damagedSeriesAreRefused()
    {
        const nlohmann::json good(packedSamples(times(1000, 1)));
        std::vector<float> out{1.0f};
        const auto refused = [&](const char* key, const nlohmann::json& value) {
            nlohmann::json bad = good;
            bad[key] = value;
            return !unpackSamples(bad, out) && out == std::vector<float>{1.0f};
        };
        QVERIFY(refused("n", 999));
        QVERIFY(refused("n", 1001));
        QVERIFY(refused("n", 268435457));
        QVERIFY(refused("n", 200'000'000)); // would ask for 800 MB
        QVERIFY(refused("n", -1));
        QVERIFY(refused("n", 1.5));
        QVERIFY(refused("dtype", "<f8"));
        QVERIFY(refused("coding", "zip"));
        QVERIFY(refused("data", "AAAA"));
        QVERIFY(refused("data", "not base64!"));
        QVERIFY(refused("data", 7));
        std::string cut = good["data"];
        cut.resize(cut.size() / 2 / 4 * 4);
        QVERIFY(refused("data", cut));
        QVERIFY(!unpackSamples(nlohmann::json::array(), out));
        nlohmann::json session = documentAt(dataFile("session_schema1.quantoscope"));
        session["runs"][0]["result"]["runs"][0]["samples_us"] = packedSamples({-1.0f, 2.0f});
        QFile file(path("negative.quantoscope"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(session.dump()));
        file.close();
        QVERIFY(!loadSession(file.fileName()).ok());
    }

    void samplesAreCompactAndExact()
    {
        const RunResult result = resultWith(200'000);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(saveSession(path("packed.quantoscope"), sessionOf(result)).ok());
        const qint64 saving = clock.restart();
        const auto loaded = loadSession(path("packed.quantoscope"));
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        const qint64 loading = clock.restart();
        const std::string lists = toJson(result).dump();
        qInfo("900,000 values and 140 of warm-up: %lld bytes packed, %zu as lists; saved in %lld ms, loaded and judged "
              "in %lld ms",
              QFile(path("packed.quantoscope")).size(), lists.size(), saving, loading);
        QVERIFY(QFile(path("packed.quantoscope")).size() < static_cast<qint64>(lists.size()) / 2);
        const Segment& before = *result.last();
        const Segment& after = *loaded->runs[0].result->last();
        for (std::size_t i = 0; i < before.modes.size(); ++i) {
            QVERIFY(sameBits(before.modes[i].samplesUs, after.modes[i].samplesUs));
            QVERIFY(sameBits(before.modes[i].warmupUs, after.modes[i].warmupUs));
            QVERIFY(sameBits(before.modes[i].clockMHz, after.modes[i].clockMHz));
            QVERIFY(sameBits(before.modes[i].otherUs, after.modes[i].otherUs));
        }
        QVERIFY(sameBits(before.controlUs, after.controlUs));
        QCOMPARE(toJson(*loaded->runs[0].result).dump(), lists); // statistics and verdicts, too
    }

    void whatIsWrittenFollowsThePublishedSchema()
    {
        RunStore store;
        store.add(resultWith(10));
        store.add(resultWith(1000));
        store.addStudy(fakeStudyResult());
        store.setOverlay(store.runs()[0].id, true);
        store.setPresentation({{"pages", nlohmann::json::array()}}, "pages");
        store.setAnnotations(nlohmann::json::array({{{"text", "here"}}}), "notes");
        QVERIFY(saveSession(path("valid.quantoscope"), store.data()).ok());
        JsonSchema schema("session.schema.json");
        const auto written = documentAt(path("valid.quantoscope"));
        QCOMPARE(schema.problem(written), std::string());
        for (const char* key : {"format", "schema", "baseline", "runs"}) {
            auto without = written;
            without.erase(key);
            QVERIFY2(!schema.problem(without).empty(), key);
        }
        auto other = written;
        other["runs"][1]["result"]["runs"][0]["samples_us"]["coding"] = "secret";
        QVERIFY(!schema.problem(other).empty());
        other = written;
        other["runs"][0]["study"] = written["runs"][2]["study"];
        QVERIFY(!schema.problem(other).empty());
    }

    void whatOthersCalledAStudyIsSetAside()
    {
        nlohmann::json session{{"schema", 3},
                               {"runs", {{{"id", "1"}, {"result", nlohmann::json::object()}, {"llm_study", "mine"}}}}};
        migrateSession(session, 3);
        QVERIFY(session["schema"] == kSessionSchema);
        QVERIFY(!session["runs"][0].contains("llm_study"));
        QVERIFY(session["runs"][0]["llm_study_of_schema_3"] == "mine");
    }

    void olderFilesAreMigratedAndFollowTheSchema_data()
    {
        QTest::addColumn<int>("schema");
        QTest::newRow("schema 1") << 1;
        QTest::newRow("schema 2") << 2;
    }
    void olderFilesAreMigratedAndFollowTheSchema()
    {
        QFETCH(int, schema);
        const QString file = dataFile(schema == 1 ? "session_schema1.quantoscope" : "session_schema2.quantoscope");
        const auto before = documentAt(file);
        QVERIFY(before["schema"] == schema);
        const auto loaded = loadSession(file);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        QCOMPARE(loaded->runs.size(), schema);
        const ModeResult& mode = loaded->runs[0].result->last()->modes[1];
        QCOMPARE(mode.latency.n, 80);
        QVERIFY(mode.samplesUs[5] == before["runs"][0]["result"]["runs"][1]["samples_us"][5].get<float>());
        const QString again = path("migrated.quantoscope");
        QVERIFY(saveSession(again, *loaded).ok());
        const auto after = documentAt(again);
        QVERIFY(after["schema"] == kSessionSchema);
        QCOMPARE(JsonSchema("session.schema.json").problem(after), std::string());
        QVERIFY(after["runs"][0]["result"]["runs"][1]["samples_us"].is_object());
        // What others put into it is still there, at every level.
        QVERIFY(after["runs"][0]["result"]["spec"]["wish"] == before["runs"][0]["result"]["spec"]["wish"]);
        QVERIFY(after["runs"][0]["result"]["runs"][1]["colour"] == "green");
        if (schema == 1) {
            QVERIFY(after["by"] == "another tool");
            QVERIFY(after["runs"][0]["tag"] == 7);
            QVERIFY(after["runs"][0]["result"]["from_a_plugin"]["level"] == 1);
        } else {
            QVERIFY(after["runs"][1]["study"]["rows"][1]["shade"] == 3);
        }
        // Once more changes nothing: neither losses nor leftovers pile up.
        const auto third = loadSession(again);
        QVERIFY(third.ok());
        QVERIFY(saveSession(path("third.quantoscope"), *third).ok());
        QVERIFY(documentAt(path("third.quantoscope")) == after);
    }

    /// What a build wrote before texts were messages: words and what was measured stay; verdicts are by today's rules.
    void aResultOfAnEarlierBuildOpens()
    {
        const QString file = dataFile("results_f1ca7d7.json");
        const auto before = documentAt(file);
        const auto loaded = loadSession(file);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        QCOMPARE(loaded->runs.size(), 1);
        const RunResult& result = *loaded->runs[0].result;
        QCOMPARE(result.stopReason.english(), before["stop_reason"].get<std::string>());
        const Segment& segment = *result.last();
        QCOMPARE(segment.cacheEffective.english(), before["cache_effective"].get<std::string>());
        QCOMPARE(segment.modes.size(), before["runs"].size());
        for (std::size_t i = 0; i < segment.modes.size(); ++i) {
            QCOMPARE(segment.modes[i].latency.p50, before["runs"][i]["latency_us"]["p50"].get<double>());
            QCOMPARE(segment.modes[i].samplesUs.size(), before["runs"][i]["samples_us"].size());
        }
        const nlohmann::json after = nlohmann::json::parse(toJson(result).dump());
        for (const char* kept : {"spec", "environment", "polls", "calibration", "notes"}) {
            const std::string found = lost(before[kept], after[kept], kept);
            QVERIFY2(found.empty(), found.c_str());
        }
    }

    void stepsLeadFromSchemaToSchema()
    {
        nlohmann::json first = {
            {"schema", 1}, {"presentation", "mine"}, {"runs", {{{"study", "a text"}, {"result", {{"a", 1}}}}, 5}}};
        migrateSession(first, 1);
        QVERIFY(first["schema"] == kSessionSchema);
        QVERIFY(!first.contains("presentation"));
        QVERIFY(first["runs"][0]["study_of_schema_1"] == "a text"); // a word that was free then
        QVERIFY(!first["runs"][0].contains("study"));
        nlohmann::json second = {{"schema", 2}, {"presentation", {{"pages", 1}}}, {"runs", {{{"study", {{"a", 1}}}}}}};
        const auto runs = second["runs"];
        migrateSession(second, 2);
        QVERIFY(second["runs"] == runs);
        QVERIFY(second.contains("presentation"));
        nlohmann::json odd = {{"runs", 7}};
        migrateSession(odd, 1);
        QVERIFY(odd["runs"] == 7); // whoever reads it says what is wrong
    }

    void unknownKeysOfEveryLevel()
    {
        const nlohmann::json read = {{"a", 1},
                                     {"x", 2},
                                     {"in", {{"b", 1}, {"y", {{"deep", true}}}}},
                                     {"list", {{{"c", 1}}, {{"c", 2}, {"z", 3}}}},
                                     {"pairs", {{{"q", 1}}}},
                                     {"samples_us", {1, 2}}};
        nlohmann::ordered_json written = {{"a", 5},
                                          {"in", {{"b", 2}}},
                                          {"list", {{{"c", 3}}, {{"c", 4}}}},
                                          {"samples_us", nlohmann::ordered_json::array()}};
        const auto unknown = unknownKeys(read, written);
        addUnknownKeys(written, unknown);
        const nlohmann::json expected = {{"a", 5},
                                         {"x", 2},
                                         {"in", {{"b", 2}, {"y", {{"deep", true}}}}},
                                         {"list", {{{"c", 3}}, {{"c", 4}, {"z", 3}}}},
                                         {"samples_us", nlohmann::json::array()}};
        QVERIFY(nlohmann::json(written) == expected);
        nlohmann::ordered_json shorter = {{"list", {{{"c", 3}}}}};
        addUnknownKeys(shorter, unknown);
        QVERIFY(shorter["list"].size() == std::size_t{1});
    }

    void ownKeysAreNotTakenForUnknownOnes()
    {
        // Everything that the schema names is either written again or computed again, and so never kept as a
        // stranger's.
        RunStore store;
        store.add(resultWith(100));
        store.addStudy(fakeStudyResult());
        QVERIFY(saveSession(path("own.quantoscope"), store.data()).ok());
        const auto loaded = loadSession(path("own.quantoscope"));
        QVERIFY(loaded.ok());
        QVERIFY(loaded->unknown.empty());
        for (const StoredRun& run : loaded->runs) {
            QVERIFY2(run.unknown.empty(), run.unknown.dump().c_str());
            QVERIFY2(run.unknownResult.empty(), run.unknownResult.dump().c_str());
        }
    }
};

QS_TEST(TestSessionSchema)
#include "test_session_schema.moc"
