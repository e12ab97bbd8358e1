// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_pass.h"
#include "app/threads/latest_task.h"

#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <utility>

class QWidget;

namespace qs {

class ExportDialog;
class WindowPass;

/// An export on another thread while its window goes on. Where it takes longer than a moment a dialog over the window
/// says what goes on and how far it is, and can cancel it. It ends with its window.
class ExportBeside : public QObject
{
    Q_OBJECT

public:
    /// Whether an export of this window goes on.
    static bool isBusy(const QWidget& window);

    /// `what` goes on: "Writing the report". `work` owns all that it uses; `then` gets
    /// its result here; at once an error where an export of this window goes on already.
    template <typename T>
    static void run(QWidget& window, const QString& what, std::function<Result<T>(ExportPass&)> work,
                    std::function<void(Result<T>)> then)
    {
        if (isBusy(window)) return then(busyError());
        auto* beside = new ExportBeside(window, what);
        const auto task = std::make_shared<LatestTask<T>>();
        beside->m_task = task;
        task->request([pass = beside->pass(), work = std::move(work)](std::stop_token) { return work(*pass); },
                      [beside, then = std::move(then)](Result<T> result) {
                          delete beside;
                          then(std::move(result));
                      });
    }
    ~ExportBeside() override;

private:
    static Error busyError();
    ExportBeside(QWidget& window, const QString& what);
    std::shared_ptr<ExportPass> pass() const;
    void showDialog();

    QWidget& m_window;
    QString m_what;
    std::shared_ptr<WindowPass> m_pass;
    std::shared_ptr<void> m_task;
    QPointer<ExportDialog> m_dialog;
    int m_done = 0, m_all = 0; ///< what was reported last; 0 of 0: nothing yet
};

} // namespace qs
