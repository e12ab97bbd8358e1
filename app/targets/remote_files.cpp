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

} // namespace

RemoteFolders::RemoteFolders(std::shared_ptr<WorkerPlace> place) : m_link(optionsAt(std::move(place))) {}

/// A link that is there, for the one who holds the lock.
Result<void> RemoteFolders::reach(std::unique_lock<std::timed_mutex>& lock, std::stop_token stop,
                                  const StartingText& report)
{
    while (!lock.try_lock_for(std::chrono::milliseconds(20)))
        if (stop.stop_requested()) return stoppedError();
    return m_link.ensure(std::move(stop), report);
}

Result<FolderListing> RemoteFolders::list(const std::string& path, std::stop_token stop, const StartingText& report)
{
    std::unique_lock lock(m_mutex, std::defer_lock);
    if (auto there = reach(lock, stop, report); !there) return there.error();
    return folderAt(m_link, path, stop);
}

Result<std::vector<TensorInfo>> RemoteFolders::tensors(const std::string& path, std::stop_token stop)
{
    std::unique_lock lock(m_mutex, std::defer_lock);
    if (auto there = reach(lock, stop, {}); !there) return there.error();
    return tensorsAt(m_link, path, stop);
}

Result<TensorRows> RemoteFolders::tensor(const std::string& path, const std::string& name, std::int64_t elements,
                                         std::stop_token stop)
{
    std::unique_lock lock(m_mutex, std::defer_lock);
    if (auto there = reach(lock, stop, {}); !there) return there.error();
    return tensorRowsAt(m_link, path, name, elements, stop);
}

TensorFileAccess tensorFilesAt(const TargetService& targets)
{
    const std::optional<Target> chosen = targets.chosen();
    if (!chosen) return tensorFilesHere();
    auto place = std::make_shared<TargetPlace>(targets.place()->sharedHub());
    place->choose(chosen);
    const auto folders = std::make_shared<RemoteFolders>(std::move(place));
    const auto named = [name = chosen->name](Error error) {
        error.message = Message::tr("%1: %2").arg(name, error.message);
        return error;
    };
    return {[folders, named](const QString& path, std::stop_token stop) -> Result<QVector<TensorChoice>> {
                const auto tensors = folders->tensors(path.toStdString(), std::move(stop));
                if (!tensors) return named(tensors.error());
                return tensorChoices(*tensors, path);
            },
            [folders, named](const QString& path, const QString& tensor, std::int64_t elements,
                             std::stop_token stop) -> Result<TensorRows> {
                auto read = folders->tensor(path.toStdString(), tensor.toStdString(), elements, std::move(stop));
                if (!read) return named(read.error());
                return read;
            },
            QString::fromStdString(chosen->name)};
}

InputFiles::Lister tensorsAtPlace(std::shared_ptr<TargetPlace> place)
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
