// SPDX-License-Identifier: GPL-3.0-or-later
// What connections ask the user, on their threads, and who answers.
#include "tests/app/support/window_test.h"

#include "app/targets/target_prompts.h"
#include "app/targets/target_questions.h"
#include "tests/gui_test.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>

using namespace qs;

namespace {

/// The prompt that is open; null: none.
PromptDialog* openPrompt(QWidget& window) { return child<PromptDialog>(window, "targetPrompt"); }

} // namespace

class TestTargetPrompts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void aWindowThatClosesAnswersNothing()
    {
        auto queue = std::make_shared<QuestionQueue>();
        const TargetQuestions questions = QuestionQueue::questions(queue);
        auto window = std::make_unique<QWidget>();
        auto prompts = std::make_unique<TargetPrompts>(queue, *window);
        std::atomic<int> over = 0;
        const auto ask = [&] {
            if (!questions.ssh({SshPrompt::Kind::Secret, "host", "Password:", ""}, {})) ++over;
        };
        std::jthread first(ask), second(ask);
        QTRY_VERIFY(openPrompt(*window));
        prompts.reset();
        QTRY_COMPARE(over.load(), 2);
        ask(); // nobody is there any more
        QCOMPARE(over.load(), 3);
    }

    void nobodyIsAskedWhatNobodyAskedFor()
    {
        auto queue = std::make_shared<QuestionQueue>();
        const TargetQuestions questions = QuestionQueue::questions(queue);
        QWidget window;
        TargetPrompts prompts(queue, window);
        queue->setQuiet("host", true);
        QVERIFY(!questions.ssh({SshPrompt::Kind::Secret, "host", "Password:", ""}, {}));
        UploadQuestion upload;
        upload.target.host = "host";
        QVERIFY(!questions.upload(upload));
        queue->setQuiet("host", false);
        std::jthread asking([&](std::stop_token stop) {
            (void)questions.ssh({SshPrompt::Kind::Secret, "host", "Password:", ""}, std::move(stop));
        });
        QTRY_VERIFY(openPrompt(window));
        asking.request_stop();
        QTRY_VERIFY(!openPrompt(window));
    }

    void anUploadThatIsStoppedAsksNoMore()
    {
        auto queue = std::make_shared<QuestionQueue>();
        const TargetQuestions questions = QuestionQueue::questions(queue);
        QWidget window;
        TargetPrompts prompts(queue, window);
        std::atomic<int> refused = 0;
        const auto ask = [&] { refused += questions.upload({}) ? 0 : 1; };
        std::jthread first(ask), second(ask);
        QTRY_VERIFY(openPrompt(window));
        QTest::qWait(50); // both have asked
        prompts.cancelUploads();
        QTRY_COMPARE(refused.load(), 2);
        QTRY_VERIFY(!openPrompt(window));
    }

    void aQuestionThatIsOverCloses()
    {
        auto queue = std::make_shared<QuestionQueue>();
        const TargetQuestions questions = QuestionQueue::questions(queue);
        QWidget window;
        TargetPrompts prompts(queue, window);
        std::jthread asking([&](std::stop_token stop) {
            (void)questions.ssh({SshPrompt::Kind::Notice, "host", "Touch the security key.", ""}, std::move(stop));
        });
        QTRY_VERIFY(openPrompt(window));
        asking.request_stop();
        QTRY_VERIFY(!openPrompt(window));
    }

    void aHostKeyIsNotTrustedByEnter()
    {
        const auto open = [](SshPrompt::Kind kind) {
            return std::make_shared<OpenQuestion>(SshPrompt{kind, "host", "The key is SHA256:abc. Continue?", ""});
        };
        auto refused = open(SshPrompt::Kind::HostKey);
        auto* dialog = new PromptDialog(refused);
        dialog->show();
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(refused->wait({}).value_or(""), std::string("no"));
        auto compared = open(SshPrompt::Kind::HostKey);
        dialog = new PromptDialog(compared);
        dialog->show();
        QTest::keyClicks(child<QLineEdit>(*dialog, "promptField"), QStringLiteral("SHA256:abc"));
        child<QPushButton>(*dialog, "promptYes")->click();
        QCOMPARE(compared->wait({}).value_or(""), std::string("SHA256:abc")); // ssh compares it
        auto trusted = open(SshPrompt::Kind::HostKey);
        dialog = new PromptDialog(trusted);
        dialog->show();
        child<QPushButton>(*dialog, "promptYes")->click();
        QCOMPARE(trusted->wait({}).value_or(""), std::string("yes"));
    }
};

QS_TEST(TestTargetPrompts)
#include "test_target_prompts.moc"
