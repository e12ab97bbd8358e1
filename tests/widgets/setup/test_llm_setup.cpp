// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up of a language-model study: window, stride, and studies without speed.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/setup/llm_setup_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

using namespace qs;

class TestLlmSetup : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void windowStrideAndRoundsAreShownAndGivenBack()
    {
        LlmSetupPanel panel;
        QCOMPARE(panel.spec().context, 0);
        QCOMPARE(panel.spec().stride, 0);
        auto* context = panel.findChild<QSpinBox*>(QStringLiteral("llmContextSpin"));
        auto* stride = panel.findChild<QSpinBox*>(QStringLiteral("llmStrideSpin"));
        auto* rounds = panel.findChild<QSpinBox*>(QStringLiteral("llmRoundsSpin"));
        QVERIFY(context && stride && rounds);
        QCOMPARE(context->text(), QStringLiteral("auto"));
        QCOMPARE(stride->text(), QStringLiteral("none"));
        LlmStudySpec spec;
        spec.context = 512;
        spec.stride = 256;
        spec.rounds = 0;
        panel.setSpec(spec);
        QCOMPARE(context->value(), 512);
        QCOMPARE(stride->value(), 256);
        QCOMPARE(rounds->text(), QStringLiteral("none"));
        QVERIFY(panel.spec() == spec);
        QVERIFY(panel.problems().isEmpty());
        QSignalSpy changed(&panel, &LlmSetupPanel::specChanged);
        stride->setValue(512); // no smaller than the window
        QVERIFY(!changed.isEmpty());
        QCOMPARE(panel.problems().size(), 1);
    }
};

QS_TEST(TestLlmSetup)
#include "test_llm_setup.moc"
