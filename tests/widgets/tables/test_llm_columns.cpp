// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of a language-model study that are there only where there is something to say: energy, and devices.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/tables/llm/llm_model.h"

#include <QtTest>

using namespace qs;

namespace {

/// Two configurations, batches of 1 and 4.
LlmStudyResult twoRows()
{
    LlmStudyResult study;
    study.spec.batches = {1, 4};
    study.spec.promptLengths = {16};
    for (const char* id : {"fp16", "int8-w8a8"}) {
        LlmRow row;
        row.configuration = id;
        for (const int batch : study.spec.batches) {
            LlmTiming timing;
            timing.batch = batch;
            timing.promptLength = 16;
            timing.generate = 2;
            for (int i = 0; i < 12; ++i)
                timing.stepUs.push_back(static_cast<float>(100 + i % 3));
            timing.prefillUs.assign(6, 900.0f);
            row.timings.push_back(std::move(timing));
        }
        study.rows.push_back(std::move(row));
    }
    judge(study);
    return study;
}

EnergyFigure figure(double joules)
{
    EnergyFigure energy;
    energy.joules = joules;
    energy.watts = 300;
    energy.sampledWatts = 298;
    energy.seconds = 2.2;
    energy.calls = 100;
    return energy;
}

QStringList titles(const LlmModel& model)
{
    QStringList all;
    for (int i = 0; i < model.columnCount(); ++i)
        all << model.headerData(i, Qt::Horizontal).toString();
    return all;
}

QModelIndex cellOf(const LlmModel& model, int row, const QString& title)
{
    const auto column = titles(model).indexOf(title);
    return column < 0 ? QModelIndex() : model.index(row, static_cast<int>(column));
}

} // namespace

class TestLlmColumns : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void energyIsShownWhereItWasAskedFor()
    {
        LlmModel model;
        LlmStudyResult study = twoRows();
        for (const LlmTableKind kind : {LlmTableKind::Overview, LlmTableKind::Latency}) {
            model.setKind(kind);
            model.setStudy(std::make_shared<LlmStudyResult>(study));
            QVERIFY(titles(model).filter(QStringLiteral("oule")).isEmpty());
            QVERIFY(titles(model).filter(QStringLiteral("J/")).isEmpty());
        }
        for (LlmTiming& timing : study.rows[0].timings) {
            timing.decodeEnergy = figure(0.2 * timing.batch); // a step of all sequences
            timing.prefillEnergy = figure(3.2);
        }
        for (LlmTiming& timing : study.rows[1].timings)
            timing.decodeEnergy.reason = timing.prefillEnergy.reason = Message("the energy counter did not change");
        model.setKind(LlmTableKind::Overview);
        model.setStudy(std::make_shared<LlmStudyResult>(study));
        QCOMPARE(cellOf(model, 0, QStringLiteral("Tokens per joule, batch 4")).data().toString(),
                 QStringLiteral("5.000"));
        model.setKind(LlmTableKind::Latency);
        QCOMPARE(cellOf(model, 0, QStringLiteral("Energy (J/token), batch 1")).data().toString(),
                 QStringLiteral("200 mJ"));
        QCOMPARE(cellOf(model, 0, QStringLiteral("Energy (J/prompt token), prompt 16")).data().toString(),
                 QStringLiteral("200 mJ"));
        const QModelIndex unknown = cellOf(model, 1, QStringLiteral("Energy (J/token), batch 1"));
        QCOMPARE(unknown.data().toString(), QStringLiteral("–"));
        QVERIFY(unknown.data(Qt::ToolTipRole).toString().contains(QStringLiteral("did not change")));
        const QModelIndex known = cellOf(model, 0, QStringLiteral("Tokens per joule, batch 1"));
        QVERIFY2(known.data(Qt::ToolTipRole).toString().contains(QStringLiteral("300.0 W")),
                 qPrintable(known.data(Qt::ToolTipRole).toString()));
    }

    void perplexityAndDivergenceSayWhatTheyRestOn()
    {
        LlmModel model;
        LlmStudyResult study = twoRows();
        study.window = {.context = 512, .stride = 256, .begin = 1};
        for (LlmRow& row : study.rows) {
            row.text.emplace();
            row.text->tokens = 3000;
            row.text->perplexity = 25;
        }
        study.rows[1].text->compared = 883;
        study.rows[1].text->meanDivergence = 0.01;
        model.setKind(LlmTableKind::Text);
        model.setStudy(std::make_shared<LlmStudyResult>(study));
        const auto toolTip = [&](const QString& title) {
            return model.headerData(static_cast<int>(titles(model).indexOf(title)), Qt::Horizontal, Qt::ToolTipRole)
                .toString();
        };
        QVERIFY2(toolTip(QStringLiteral("Perplexity"))
                     .contains(QStringLiteral("windows of 512 tokens with a stride of 256, each after BOS")),
                 qPrintable(toolTip(QStringLiteral("Perplexity"))));
        for (const char* title : {"KL, mean (nats)", "KL, median (nats)", "KL, 99% (nats)", "KL, largest (nats)"})
            QVERIFY2(toolTip(QString::fromLatin1(title)).contains(QStringLiteral("Over 883 of 3,000 tokens")),
                     qPrintable(toolTip(QString::fromLatin1(title))));
        QCOMPARE(cellOf(model, 1, QStringLiteral("KL tokens")).data().toString(), QStringLiteral("883"));
    }

    void whatDidNotRunAsRequestedStandsBesideTheFigures()
    {
        LlmModel model;
        LlmStudyResult study = twoRows();
        model.setStudy(std::make_shared<LlmStudyResult>(study));
        QVERIFY(!titles(model).contains(QStringLiteral("As requested?")));
        study.rows[1].inspection.notes = Message("The checkpoint specifies activations in X; FP16 was used.");
        study.rows[1].inspection.repeatsBaseline = true;
        study.rows[1].text.emplace();
        study.rows[1].text->loss.n = 10;
        judge(study);
        model.setStudy(std::make_shared<LlmStudyResult>(study));
        QCOMPARE(cellOf(model, 0, QStringLiteral("As requested?")).data().toString(), QStringLiteral("yes"));
        QVERIFY(
            cellOf(model, 1, QStringLiteral("As requested?")).data().toString().contains(QStringLiteral("FP16 was")));
        const QModelIndex verdict = cellOf(model, 1, QStringLiteral("Perplexity verdict"));
        QCOMPARE(verdict.data().toString(), QStringLiteral("not judged"));
        QVERIFY(verdict.data(Qt::ToolTipRole).toString().contains(QStringLiteral("this checkpoint, dequantized")));
    }

    void devicesAreNamedWhereThereAreSeveral()
    {
        LlmModel model;
        LlmStudyResult study = twoRows();
        model.setStudy(std::make_shared<LlmStudyResult>(study));
        QVERIFY(!titles(model).contains(QStringLiteral("Device")));
        study.devices.resize(2);
        study.devices[0].name = study.rows[0].device = "NVIDIA H200 (0)";
        study.devices[1].name = study.rows[1].device = "NVIDIA H200 (1)";
        study.devices[1].uuid = "GPU-1234";
        study.devices[1].pciBusId = "0000:18:00.0";
        study.devices[1].baseline = {study.rows[0]};
        study.devices[1].baseline[0].device = "NVIDIA H200 (1)";
        judge(study);
        model.setStudy(std::make_shared<LlmStudyResult>(study));
        const QModelIndex device = cellOf(model, 1, QStringLiteral("Device"));
        QCOMPARE(device.data().toString(), QStringLiteral("NVIDIA H200 (1)"));
        QCOMPARE(device.data(Qt::ToolTipRole).toString(), QStringLiteral("GPU-1234, PCI bus 0000:18:00.0"));
    }
};

QS_TEST(TestLlmColumns)
#include "test_llm_columns.moc"
