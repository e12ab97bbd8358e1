// SPDX-License-Identifier: GPL-3.0-or-later
// Work on another thread whose newest request counts: what hangs there holds nobody up, and what is gone is
// not called.
#include "tests/fail_on_warnings.h"

#include "app/threads/latest_task.h"
#include "app/threads/work_threads.h"
#include "tests/gui_test.h"

#include <QSignalSpy>
#include <QTest>

#include <future>
#include <new>
#include <stdexcept>

using namespace qs;
using namespace std::chrono_literals;

namespace {

/// Holds work back until it is opened, whatever is asked of it.
struct Gate
{
    std::promise<void> opened;
    std::shared_future<void> open{opened.get_future()};
    std::promise<void> begun;

    LatestTask<int>::Work work(int result)
    {
        return [this, result](std::stop_token) {
            begun.set_value();
            open.wait();
            return result;
        };
    }
};

LatestTask<int>::Work quick(int result)
{
    return [result](std::stop_token) { return result; };
}

} // namespace

class TestLatestTask : public QObject
{
    Q_OBJECT

    std::vector<int> m_answers;
    LatestTask<int>::Use kept()
    {
        return [this](Result<int> answer) {
            m_answers.push_back(answer ? *answer : -static_cast<int>(answer.error().code));
        };
    }

private slots:
    void initTestCase() { failOnWarnings(); }
    void init() { m_answers.clear(); }
    void cleanup() { QVERIFY(workThreads::wait(10s)); }

    void theNewestIsAnsweredAndTheOneInWorkIsStopped()
    {
        LatestTask<int> task;
        std::promise<void> begun;
        task.request(
            [&begun](std::stop_token stop) {
                begun.set_value();
                while (!stop.stop_requested())
                    std::this_thread::yield();
                return 1;
            },
            kept());
        begun.get_future().wait();
        for (int i = 2; i <= 20; ++i)
            task.request(quick(i), kept());
        QVERIFY(task.isBusy());
        QTRY_COMPARE(m_answers, std::vector<int>{20});
        QVERIFY(!task.isBusy());
    }

    void whatHangsHoldsUpNoNewerRequest()
    {
        Gate hung;
        LatestTask<int> task;
        task.setPatience(1ms);
        task.request(hung.work(1), kept());
        hung.begun.get_future().wait();
        task.request(quick(2), kept());
        QTRY_COMPARE(m_answers, std::vector<int>{2});
        hung.opened.set_value();
        QVERIFY(workThreads::wait(10s));
        QCoreApplication::processEvents();
        QCOMPARE(m_answers, std::vector<int>{2}); // nobody wants to know any more
    }

    void theEndWaitsForNothingAndIsCalledByNothing()
    {
        Gate hung;
        bool waitingWasRun = false;
        {
            LatestTask<int> task;
            task.request(hung.work(1), kept());
            hung.begun.get_future().wait();
            task.request([&waitingWasRun](std::stop_token) { return waitingWasRun = true, 2; }, kept());
        } // would stand still here for ever if it waited
        hung.opened.set_value();
        QVERIFY(workThreads::wait(10s));
        QCoreApplication::processEvents();
        QVERIFY(m_answers.empty());
        QVERIFY(!waitingWasRun);
    }

    void anAnswerThatIsOnItsWayIsNotTakenAfterTheEnd()
    {
        {
            LatestTask<int> task;
            task.request(quick(1), kept());
            QVERIFY(workThreads::wait(10s)); // posted, and not delivered
        }
        QCoreApplication::processEvents();
        QVERIFY(m_answers.empty());
    }

    void exceptionsAreErrors()
    {
        LatestTask<int> task;
        task.request([](std::stop_token) -> Result<int> { throw std::bad_alloc(); }, kept());
        QTRY_COMPARE(m_answers, std::vector<int>{-static_cast<int>(ErrorCode::Memory)});
        task.request([](std::stop_token) -> Result<int> { throw std::runtime_error("no"); }, kept());
        QTRY_COMPARE(m_answers.size(), std::size_t{2});
        QCOMPARE(m_answers.back(), -static_cast<int>(ErrorCode::Internal));
    }

    void everyOneIsAnsweredInTurn()
    {
        LatestTask<int> task(TaskLane::Order::Every);
        for (int i = 1; i <= 5; ++i)
            task.request(quick(i), kept());
        QTRY_COMPARE(m_answers, (std::vector<int>{1, 2, 3, 4, 5}));
        QVERIFY(!task.isBusy());
    }

    void everyOneIsAnsweredAlsoWhereOneTakesLong()
    {
        Gate slow;
        LatestTask<int> task(TaskLane::Order::Every);
        task.setPatience(1ms);
        task.request(slow.work(1), kept());
        slow.begun.get_future().wait();
        task.request(quick(2), kept());
        task.request(quick(3), kept());
        QTRY_COMPARE(m_answers, (std::vector<int>{2, 3}));
        QVERIFY(task.isBusy());
        slow.opened.set_value();
        QTRY_COMPARE(m_answers, (std::vector<int>{2, 3, 1}));
        QVERIFY(!task.isBusy());
    }

    void ofManyRequestsWithADelayOneBegins()
    {
        std::atomic<int> begun{0};
        LatestTask<int> task;
        task.setDelay(5ms);
        for (int i = 1; i <= 20; ++i)
            task.request([&begun, i](std::stop_token) { return ++begun, i; }, kept());
        QCOMPARE(begun.load(), 0);
        QTRY_COMPARE(m_answers, std::vector<int>{20});
        QCOMPARE(begun.load(), 1);
    }

    void anAnswerMayEndTheOneThatAsked()
    {
        auto task = std::make_unique<LatestTask<int>>();
        task->request(quick(1), [&](Result<int> answer) {
            task.reset();
            m_answers.push_back(*answer);
        });
        QTRY_COMPARE(m_answers, std::vector<int>{1});
    }
};

QS_TEST(TestLatestTask)
#include "test_latest_task.moc"
