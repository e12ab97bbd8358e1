// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/kernel_place.h"
#include "app/run/llm_controller.h"
#include "app/run/run_controller.h"
#include "app/run/study_controller.h"

#include <QObject>

#include <functional>
#include <memory>

class QAction;
class QMainWindow;

namespace qs {

class MessageBar;
class Settings;
class WindowActions;

/// Looks after the place where kernels run: the move to a worker process once a device was lost in this
/// one, and what can be done about a run that does not answer.
class KernelGuard : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QMainWindow& window;
        WindowActions& actions;
        RunController& runs;
        StudyController& studies;
        LlmController& llm;
        MessageBar& messages;
        Settings& settings;
        std::shared_ptr<KernelPlace> place;
        std::function<bool()> isClosing; ///< whether the window waits for an end of what is in work, to be closed
    };
    /// After makeMenus(); belongs to the window.
    explicit KernelGuard(const Parts& parts);

    /// Leaves behind what does not answer to a stop.
    void leaveBehind();
    /// Where kernels run from the next run on.
    void setPlacement(KernelPlacement placement);

private:
    void makeAction();
    void sayUnresponsive(const Job& job);
    /// After a run or study ended with `error`; `inWorker`: it ran in a worker process.
    void judgeEnd(const std::optional<Error>& error, bool inWorker);

    Parts m_parts;
    QAction* m_leave = nullptr; ///< of the message, in no menu
};

} // namespace qs
