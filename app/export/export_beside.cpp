// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_beside.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEventLoop>
#include <QGuiApplication>
#include <QLabel>
#include <QObject>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace qs {

namespace {

constexpr int kQuietMs = 300; ///< what is done by then needs no dialog

/// Brings what is to be drawn from the export's thread to the window's.
class WindowPass : public QObject, public ExportPass
{
public:
    std::function<void(int done, int all)> onProgress; ///< on the window's thread, as the next
    std::function<void()> onFinished;
    int lastDone = 0, lastAll = 0; ///< what was told last; 0 of 0: nothing yet

    bool draw(const Work& work) override
    {
        std::unique_lock lock(m_mutex);
        if (m_cancelled) return false;
        m_waiting = &work;
        m_change.notify_all();
        QMetaObject::invokeMethod(this, &WindowPass::answer, Qt::QueuedConnection);
        m_change.wait(lock, [this] { return !m_waiting; });
        if (m_thrown) std::rethrow_exception(std::exchange(m_thrown, nullptr));
        return true;
    }
    void progress(int done, int all) override
    {
        QMetaObject::invokeMethod(
            this,
            [this, done, all] {
                lastDone = done;
                lastAll = all;
                if (onProgress) onProgress(done, all);
            },
            Qt::QueuedConnection);
    }

    /// Nothing more is drawn from here on.
    void cancel()
    {
        const std::lock_guard lock(m_mutex);
        m_cancelled = true;
    }
    /// The export's thread has nothing more to do.
    void finish()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_finished = true;
        }
        m_change.notify_all();
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (onFinished) onFinished();
            },
            Qt::QueuedConnection);
    }
    bool isFinished() const
    {
        const std::lock_guard lock(m_mutex);
        return m_finished;
    }
    /// Without an event loop: answers until the export has ended.
    void answerAll()
    {
        std::unique_lock lock(m_mutex);
        while (!m_finished) {
            m_change.wait(lock, [this] { return m_finished || m_waiting; });
            lock.unlock();
            answer();
            lock.lock();
        }
    }

private:
    void answer()
    {
        const Work* work = nullptr;
        {
            const std::lock_guard lock(m_mutex);
            work = m_waiting;
        }
        if (!work) return; // answered already
        std::exception_ptr thrown;
        try {
            (*work)();
        } catch (...) {
            thrown = std::current_exception();
        }
        {
            const std::lock_guard lock(m_mutex);
            m_waiting = nullptr;
            m_thrown = thrown;
        }
        m_change.notify_all();
    }

    mutable std::mutex m_mutex;
    std::condition_variable m_change;
    const Work* m_waiting = nullptr; ///< of the export's thread, which waits until it is done
    std::exception_ptr m_thrown;
    bool m_cancelled = false, m_finished = false;
};

/// What goes on, how far it is, and a way to end it.
class ExportDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(ExportDialog)

public:
    ExportDialog(QWidget& window, const QString& what, WindowPass& pass)
        : QDialog(&window), m_bar(new QProgressBar(this)),
          m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)), m_pass(pass)
    {
        setObjectName(QStringLiteral("exportDialog"));
        setWindowTitle(what);
        setWindowModality(Qt::WindowModal);
        auto* label = new QLabel(what, this);
        m_bar->setRange(0, pass.lastAll);
        m_bar->setValue(pass.lastDone);
        m_bar->setAccessibleName(what);
        m_bar->setMinimumWidth(360);
        auto* column = new QVBoxLayout(this);
        column->addWidget(label);
        column->addWidget(m_bar);
        column->addWidget(m_buttons);
        m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
        connect(m_buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
        pass.onProgress = [this](int done, int all) {
            m_bar->setRange(0, all);
            m_bar->setValue(done);
        };
    }
    ~ExportDialog() override { m_pass.onProgress = nullptr; }
    /// Stays until the export has ended, which clears up after itself.
    void reject() override
    {
        m_pass.cancel();
        m_bar->setRange(0, 0);
        m_buttons->setEnabled(false);
    }

private:
    QProgressBar* m_bar;
    QDialogButtonBox* m_buttons;
    WindowPass& m_pass;
};

class BusyCursor
{
public:
    BusyCursor() { QGuiApplication::setOverrideCursor(Qt::BusyCursor); }
    ~BusyCursor() { QGuiApplication::restoreOverrideCursor(); }
    BusyCursor(const BusyCursor&) = delete;
    BusyCursor& operator=(const BusyCursor&) = delete;
};

/// A moment without clicks and keys, then with the dialog. Ends early where the program quits.
void waitFor(WindowPass& pass, QWidget& window, const QString& what)
{
    const BusyCursor busy;
    QEventLoop loop;
    pass.onFinished = [&loop] { loop.quit(); };
    QTimer moment;
    moment.setSingleShot(true);
    QObject::connect(&moment, &QTimer::timeout, &loop, &QEventLoop::quit);
    moment.start(kQuietMs);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!pass.isFinished()) {
        ExportDialog dialog(window, what, pass);
        dialog.show();
        loop.exec();
    }
    pass.onFinished = nullptr;
}

} // namespace

void runBeside(QWidget& window, const QString& what, const std::function<void(ExportPass&)>& work)
{
    WindowPass pass;
    std::thread thread;
    try {
        thread = std::thread([&] {
            work(pass);
            pass.finish();
        });
    } catch (const std::system_error&) { // there is no thread to be had
        ExportPass here;
        return work(here);
    }
    waitFor(pass, window, what);
    if (!pass.isFinished()) pass.cancel(); // the program quits
    pass.answerAll();
    thread.join();
}

} // namespace qs
