// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a study, coloured by divergences that are known of some of its tokens.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/tensor/divergence_view.h"

#include <QLabel>
#include <QPushButton>
#include <QTextEdit>

#include <limits>

using namespace qs;

namespace {

/// Six tokens, of which the second and the fifth were compared.
std::shared_ptr<LlmStudyResult> someCompared()
{
    auto study = std::make_shared<LlmStudyResult>();
    for (const char* id : {"fp16", "int8-w8a8"}) {
        LlmRow row;
        row.configuration = id;
        row.text.emplace();
        row.text->tokens = 600;
        row.text->tokenLoss.assign(6, 2.0f);
        study->rows.push_back(std::move(row));
    }
    constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
    LlmText& text = *study->rows[1].text;
    text.compared = 200;
    text.meanDivergence = 0.1;
    text.largestDivergence = 2;
    text.tokenDivergence = {kNone, 0.5f, kNone, kNone, 1.5f, kNone};
    study->textPieces = {"a", " b", " c", " d", " e", " f"};
    return study;
}

} // namespace

class TestDivergenceView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void tokensThatWereNotComparedHaveNoGroundAndSaySo()
    {
        DivergenceView view;
        view.setStudy(someCompared());
        auto* worst = view.findChild<QPushButton*>(QStringLiteral("divergenceWorst"));
        auto* words = view.findChild<QLabel*>(QStringLiteral("divergenceToken"));
        QVERIFY(worst && words);
        QVERIFY(worst->isEnabled());
        worst->click();
        QCOMPARE(view.currentToken(), 4);
        QTest::keyClick(&view.text(), Qt::Key_N);
        QCOMPARE(view.currentToken(), 1);
        QTest::keyClick(&view.text(), Qt::Key_N); // there are no others
        QCOMPARE(view.currentToken(), 4);
        QTest::keyClick(&view.text(), Qt::Key_Right);
        QCOMPARE(view.currentToken(), 5);
        QVERIFY2(words->text().contains(QStringLiteral("was not computed")), qPrintable(words->text()));
        QVERIFY(!words->text().contains(QStringLiteral("nan")));
        QStringList all;
        for (const QLabel* label : view.findChildren<QLabel*>())
            all << label->text();
        QVERIFY2(all.join(QLatin1Char(' ')).contains(QStringLiteral("was computed for 200 of all, spread evenly")),
                 qPrintable(all.join(QLatin1Char(' '))));
    }
};

QS_TEST(TestDivergenceView)
#include "test_divergence_view.moc"
