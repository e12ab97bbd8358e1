// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/settings.h"
#include "app/targets/chosen_devices.h"
#include "app/targets/device_service.h"
#include "app/targets/target_questions.h"
#include "app/threads/latest_task.h"
#include "app/threads/post_box.h"
#include "gpu/targets/target_hub.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qs {

/// Which computer is measured on: this one, or a target of the user's; with the connection to it and its devices. What
/// is chosen is remembered; it is connected to when the user asks for it or measures there, never by itself.
class TargetService : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Here,         ///< no target is chosen
        NotConnected, ///< or not since it was chosen
        Connecting,
        Connected, ///< its devices are known, or something was measured there
        Failed     ///< see error()
    };
    /// Connects to the chosen target and asks for its devices; on another thread.
    using Lister = std::function<Result<DeviceListings>(std::stop_token stop, const StartingText& report)>;

    /// `list` empty: by a worker of its own at the place, which ends afterwards.
    TargetService(std::shared_ptr<TargetPlace> place, DeviceService& devices, Settings& settings, Lister list = {},
                  QObject* parent = nullptr);

    TargetHub& hub() const { return m_place->hub(); }
    const std::shared_ptr<TargetPlace>& place() const { return m_place; }
    std::vector<Target> targets() const { return hub().targets(); }
    std::optional<Target> chosen() const { return m_place->chosen(); }
    /// Where connections ask the user; null: nobody is asked.
    const std::shared_ptr<QuestionQueue>& questions() const { return m_questions; }
    void setQuestions(std::shared_ptr<QuestionQueue> questions) { m_questions = std::move(questions); }
    /// The devices of runs where several are chosen.
    ChosenDevices& several() { return m_several; }
    const ChosenDevices& several() const { return m_several; }
    /// Its name; empty: this computer.
    QString name() const;
    /// Its name where a run goes on there without this program and can be fetched later; empty: it does not.
    QString keptSessionTarget() const;
    State state() const { return m_state; }
    /// What is done while it connects; of a failure, what happened.
    const Message& phase() const { return m_phase; }
    const std::optional<Error>& error() const { return m_error; }

    /// The target, or the several devices, that were chosen when the program ended last, as far as they are still
    /// there. Nothing is connected.
    void restore();
    void chooseHere();
    /// By its name. Connects at once, but for Slurm, where that may wait in a queue.
    Result<void> choose(const QString& name);
    void connectNow();
    /// Ends connecting.
    void cancel();
    /// Adds or replaces it; `before`: the name that it had until now, empty: it is new. The chosen one stays chosen.
    Result<void> save(const Target& target, const QString& before = {});
    /// The one that is chosen gives way to this computer.
    Result<void> remove(const QString& name);
    /// Something was measured at the chosen target, which ended with `error`.
    void onRunEnded(const std::optional<Error>& error);

signals:
    /// The list, the choice or the state.
    void changed();
    /// Another phase() of connecting.
    void progressed();
    void failed(const qs::Error& error);

private:
    void setState(State state, std::optional<Error> error = {});
    void use(std::optional<Target> target);
    void saveSeveral();
    void renameLeft(const QString& before, const QString& after);
    void restoreSeveral(); ///< those whose targets are still there

    std::shared_ptr<TargetPlace> m_place;
    std::shared_ptr<QuestionQueue> m_questions;
    ChosenDevices m_several;
    DeviceService& m_devices;
    Settings& m_settings;
    Lister m_list;
    State m_state = State::Here;
    Message m_phase;
    std::optional<Error> m_error;
    int m_attempt = 0; ///< counts them, so that words of an earlier one are not taken for this one's
    PostBox m_box;
    LatestTask<DeviceListings> m_task;
};

} // namespace qs
