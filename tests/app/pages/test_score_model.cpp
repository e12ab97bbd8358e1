// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of several runs beside one another, and the verdicts on them.
#include "tests/fail_on_warnings.h"
#include "tests/widgets/support/table_columns.h"

#include "app/pages/measure/score_model.h"
#include "tests/gui_test.h"

#include <QTest>

using namespace qs;

namespace {

Score score(const char* name, bool higherIsBetter, const std::vector<std::string>& ids,
            const std::vector<double>& values)
{
    Score s;
    s.name = name;
    s.task = "task";
    s.metric = "metric";
    s.higherIsBetter = higherIsBetter;
    s.ids = ids;
    s.values = values;
    s.n = static_cast<std::int64_t>(values.size());
    return s;
}

std::vector<ScoreRow> rowsOf(const std::vector<Score>& scores)
{
    std::vector<ScoreSource> sources;
    for (const Score& one : scores) {
        auto result = std::make_shared<RunResult>();
        result->scores = {one};
        sources.push_back({QStringLiteral("run %1").arg(sources.size() + 1), result});
    }
    return scoreRows(sources);
}

} // namespace

class TestScoreModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void verdictsOnScores()
    {
        std::vector<std::string> ids, turned;
        std::vector<double> low, high, highTurned;
        for (int i = 0; i < 200; ++i) {
            ids.push_back("i" + std::to_string(i));
            low.push_back(1 + 0.001 * i);
            high.push_back(1.5 + 0.001 * i);
        }
        turned.assign(ids.rbegin(), ids.rend());
        highTurned.assign(high.rbegin(), high.rend());
        const auto loss = rowsOf({score("a", false, ids, low), score("b", false, turned, highTurned),
                                  score("c", false, ids, low), score("d", false, {}, {})});
        QCOMPARE(loss.size(), std::size_t{4});
        QVERIFY(loss[0].isReference && !loss[0].pair);
        QVERIFY(loss[1].pair && loss[1].pair->verdict == Verdict::Faster); // above, whatever the order of the items
        QCOMPARE(loss[1].items, qint64{200});
        QVERIFY(loss[2].pair->verdict == Verdict::Same);
        QVERIFY(!loss[3].pair);
        ScoreModel model;
        model.setRows(loss);
        const auto verdict = [&](int row) {
            return model.index(row, columnOf<ScoreModel>("verdict")).data().toString();
        };
        QCOMPARE(verdict(1), QStringLiteral("↓ WORSE +0.5000")); // a higher loss
        QCOMPARE(verdict(2), QStringLiteral("= SAME"));
        model.setRows(rowsOf({score("a", true, ids, low), score("a", true, ids, high)}));
        QCOMPARE(verdict(1), QStringLiteral("↑ BETTER +0.5000"));
        QCOMPARE(model.index(1, columnOf<ScoreModel>("name")).data().toString(),
                 QStringLiteral("a (run 2)")); // the same name twice
        const std::vector<std::string> few(ids.begin(), ids.begin() + 3);
        model.setRows(rowsOf({score("a", true, few, {1, 1, 0}), score("b", true, few, {1, 0, 0})}));
        QCOMPARE(verdict(1), QStringLiteral("… TOO FEW"));
        model.setRows(rowsOf({score("alone", true, ids, low)}));
        QCOMPARE(verdict(0), QStringLiteral("–"));
    }
};

QS_TEST(TestScoreModel)
#include "test_score_model.moc"
