// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/remote_files.h"

#include "app/targets/remote_file_dialog.h"
#include "widgets/controls/path_question.h"

#include <QWidget>

namespace qs {
namespace {

WorkerOptions optionsAt(std::shared_ptr<WorkerPlace> place)
{
    WorkerOptions options;
    options.place = std::move(place);
    return options;
}

Error stopped() { return {ErrorCode::Interrupted, Message::tr("Stopped."), {}}; }

} // namespace

RemoteFolders::RemoteFolders(std::shared_ptr<WorkerPlace> place) : m_link(optionsAt(std::move(place))) {}

Result<FolderListing> RemoteFolders::list(const std::string& path, std::stop_token stop, const StartingText& tell)
{
    std::unique_lock lock(m_mutex, std::defer_lock);
    while (!lock.try_lock_for(std::chrono::milliseconds(20)))
        if (stop.stop_requested()) return stopped();
    if (auto there = m_link.ensure(stop, tell); !there) return there.error();
    return folderAt(m_link, path, stop);
}

Result<std::vector<TensorInfo>> RemoteFolders::tensors(const std::string& path, std::stop_token stop)
{
    std::unique_lock lock(m_mutex, std::defer_lock);
    while (!lock.try_lock_for(std::chrono::milliseconds(20)))
        if (stop.stop_requested()) return stopped();
    if (auto there = m_link.ensure(stop); !there) return there.error();
    return tensorsAt(m_link, path, stop);
}

InputFiles::Lister tensorsAtPlace(std::shared_ptr<ChosenPlace> place)
{
    return [place = std::move(place)](const QString& path, std::stop_token stop) -> Result<QVector<TensorChoice>> {
        if (place->isHere()) return tensorChoices(path);
        const auto tensors = RemoteFolders(place).tensors(path.toStdString(), std::move(stop));
        if (!tensors) return tensors.error();
        return tensorChoices(*tensors, path);
    };
}

RemoteFiles::RemoteFiles(TargetService& targets, QWidget& window)
    : QObject(&window), m_targets(targets), m_window(window)
{
    window.installEventFilter(this);
}

bool RemoteFiles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != PathQuestion::kind() || m_targets.state() == TargetService::State::Here)
        return QObject::eventFilter(watched, event);
    const auto& question = static_cast<PathQuestion&>(*event);
    auto* dialog = new RemoteFileDialog(std::make_shared<RemoteFolders>(m_targets.place()), m_targets.name(),
                                        question.what(), &m_window);
    connect(dialog, &RemoteFileDialog::chosen, this, question.use());
    dialog->open();
    event->accept();
    return true;
}

} // namespace qs
