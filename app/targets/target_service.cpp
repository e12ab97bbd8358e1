// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/target_service.h"

#include "widgets/language/qt_text.h"

#include <algorithm>
#include <utility>

namespace qs {
namespace {

/// Whether workers of both are at the same place; that an upload was agreed to changes nothing.
bool isSame(const Target& a, std::optional<Target> b)
{
    if (b) b->mayUpload = a.mayUpload;
    return b == a;
}

/// With a worker that ends afterwards, so that it keeps no device and no job.
TargetService::Lister listerAt(std::shared_ptr<TargetPlace> place)
{
    return [place = std::move(place)](std::stop_token stop, const StartingText& report) -> Result<DeviceListings> {
        WorkerOptions options;
        options.place = place;
        WorkerLink link(options);
        if (auto there = link.ensure(stop, report); !there) return there.error();
        report(Message::tr("looking for devices on %1").arg(link.target()));
        return devicesOf(link, stop);
    };
}

} // namespace

TargetService::TargetService(std::shared_ptr<TargetPlace> place, DeviceService& devices, Settings& settings,
                             Lister list, QObject* parent)
    : QObject(parent), m_place(std::move(place)), m_several(m_place->sharedHub()), m_devices(devices),
      m_settings(settings), m_list(list ? std::move(list) : listerAt(m_place))
{
    connect(&m_several, &ChosenDevices::changed, this, &TargetService::saveSeveral);
}

void TargetService::saveSeveral()
{
    const DeviceChoice choice = m_several.choice();
    QStringList all;
    for (const DevicePick& pick : choice.picks)
        all << text(pick.target) << startDeviceName(pick.backend, pick.index);
    m_settings.severalDevices.set(all);
    m_settings.severalOrder.set(choice.order);
}

void TargetService::restoreSeveral()
{
    if (!m_settings.startDevice().isEmpty()) return; // the user wants to start on that one
    const QStringList all = m_settings.severalDevices();
    DeviceChoice choice;
    choice.order = m_settings.severalOrder();
    for (qsizetype i = 0; i + 1 < all.size(); i += 2) {
        const auto device = startDeviceOf(all[i + 1]);
        const std::string target = all[i].toStdString();
        if (device && (target.empty() || hub().find(target)))
            choice.picks.push_back({target, device->first, device->second});
    }
    m_several.choose(std::move(choice));
}

void TargetService::restore()
{
    restoreSeveral();
    if (m_settings.target().isEmpty()) return;
    const auto all = targets();
    const auto known = std::ranges::find(all, m_settings.target().toStdString(), &Target::name);
    if (known != all.end()) use(*known);
}

QString TargetService::keptSessionTarget() const
{
    const auto target = chosen();
    const bool keeps = target && target->kind != TargetKind::Slurm && target->keptMinutes() > 0;
    return keeps && !m_several.isSeveral() ? text(target->name) : QString();
}

QString TargetService::name() const
{
    const auto target = chosen();
    return target ? text(target->name) : QString();
}

void TargetService::setState(State state, std::optional<Error> error)
{
    m_state = state;
    m_error = std::move(error);
    if (state != State::Connecting) m_phase = m_error ? m_error->message : Message();
    emit changed();
}

void TargetService::use(std::optional<Target> target)
{
    m_task.cancel();
    ++m_attempt;
    const bool here = !target;
    m_place->choose(std::move(target));
    m_settings.target.set(name());
    m_state = here ? State::Here : State::NotConnected; // before others hear of new devices
    m_error.reset();
    here ? m_devices.comeBack() : m_devices.useElsewhere();
    setState(m_state);
}

void TargetService::chooseHere()
{
    if (m_state != State::Here) use(std::nullopt);
}

Result<void> TargetService::choose(const QString& name)
{
    auto target = hub().find(name.toStdString());
    if (!target) return target.error();
    if (!isSame(*target, chosen())) use(*target);
    if (target->kind != TargetKind::Slurm && m_state != State::Connected) connectNow();
    return {};
}

void TargetService::connectNow()
{
    if (m_state == State::Here || m_state == State::Connecting) return;
    const int attempt = ++m_attempt;
    const auto report = [this, attempt, slot = m_box.slot()](const Message& phase) {
        slot->post([this, attempt, phase] {
            if (attempt != m_attempt || m_state != State::Connecting) return;
            m_phase = phase;
            emit progressed();
        });
    };
    m_phase = Message::tr("connecting to %1").arg(name().toStdString());
    setState(State::Connecting);
    m_task.request([list = m_list, report](std::stop_token stop) { return list(std::move(stop), report); },
                   [this, attempt](Result<DeviceListings> found) {
                       if (attempt != m_attempt) return;
                       if (!found) {
                           setState(State::Failed, found.error());
                           return emit failed(found.error());
                       }
                       m_state = State::Connected;
                       m_devices.setElsewhere(std::move(*found));
                       setState(State::Connected);
                   });
}

void TargetService::cancel()
{
    if (m_state != State::Connecting) return;
    m_task.cancel();
    ++m_attempt;
    setState(State::NotConnected);
}

Result<void> TargetService::save(const Target& target, const QString& before)
{
    const bool wasChosen = !before.isEmpty() && before == name();
    if (auto saved = hub().save(target); !saved) return saved;
    if (!before.isEmpty() && before.toStdString() != target.name)
        if (auto removed = hub().remove(before.toStdString()); !removed) return removed;
    if (!before.isEmpty()) {
        m_several.rename(before, text(target.name));
        renameLeft(before, text(target.name));
    }
    if (wasChosen && !isSame(target, chosen())) use(target);
    emit changed();
    return {};
}

/// Among the targets where work may have been left; empty: it is gone.
void TargetService::renameLeft(const QString& before, const QString& after)
{
    QStringList names = m_settings.sessionTargets();
    if (before == after || names.removeAll(before) == 0) return;
    if (!after.isEmpty() && !names.contains(after)) names << after;
    m_settings.sessionTargets.set(names);
}

Result<void> TargetService::remove(const QString& name)
{
    if (auto removed = hub().remove(name.toStdString()); !removed) return removed;
    m_several.rename(name, {});
    renameLeft(name, {});
    if (name == this->name()) chooseHere();
    emit changed();
    return {};
}

void TargetService::onRunEnded(const std::optional<Error>& error)
{
    if (m_state == State::Here || m_state == State::Connecting) return;
    if (error && error->code != ErrorCode::Interrupted) {
        for (const ErrorCode lost : {ErrorCode::Device, ErrorCode::Io, ErrorCode::Refused})
            if (error->code == lost) setState(State::NotConnected);
        return;
    }
    if (m_state == State::Connected) return;
    // The connection is there now and asks nothing; a job of its own for the list would have to wait.
    if (chosen()->kind != TargetKind::Slurm) return connectNow();
    setState(State::Connected);
}

} // namespace qs
