// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/kernel_process.h"
#include "app/frame/window_services.h"
#include "gpu/core/error.h"

#include <QObject>

#include <memory>
#include <optional>

class QAction;

namespace qs {

class Job;
class Settings;
class StopFirst;

/// Looks after the place where kernels run: the move to a worker process once a device was lost in this
/// one, and what can be done about a run that does not answer.
class KernelGuard : public QObject
{
    Q_OBJECT

public:
    /// Once the pages are there; belongs to the window.
    KernelGuard(const CommandServices& window, const StopFirst& stop, const Settings& settings,
                std::shared_ptr<KernelProcess> place);

    /// Something that was stopped does not answer.
    bool isUnresponsive() const;
    /// Leaves behind what does not answer to a stop.
    void abandonRun();
    /// Where kernels run from the next run on.
    void setPlacement(KernelPlacement placement);
    /// After a target was chosen, or this computer.
    void refresh() { setPlacement(m_place->placement()); }

private:
    void makeAction();
    void showUnresponsive(const Job& job);
    /// After a run or study ended with `error`; `inWorker`: it ran in a worker process.
    void checkDeviceLost(const std::optional<Error>& error, bool inWorker);

    CommandServices m_window;
    const StopFirst& m_stop;
    std::shared_ptr<KernelProcess> m_place;
    QAction* m_leave = nullptr; ///< of the message, in no menu
};

} // namespace qs
