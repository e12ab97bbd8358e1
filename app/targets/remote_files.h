// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/targets/input_files.h"
#include "app/targets/target_service.h"
#include "gpu/remote/worker_folders.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// A worker of its own that looks into folders and files of the chosen target. Any thread; who comes second waits.
class RemoteFolders
{
public:
    explicit RemoteFolders(std::shared_ptr<WorkerPlace> place);

    Result<FolderListing> list(const std::string& path, std::stop_token stop, const StartingText& report);
    Result<std::vector<TensorInfo>> tensors(const std::string& path, std::stop_token stop);
    Result<TensorRows> tensor(const std::string& path, const std::string& name, std::int64_t elements,
                              std::stop_token stop);

private:
    Result<void> reach(std::unique_lock<std::timed_mutex>& lock, std::stop_token stop, const StartingText& report);

    std::timed_mutex m_mutex; ///< of the link
    WorkerLink m_link;
};

/// The tensors of a file for the setup: of the chosen target, or of this computer.
InputFiles::Lister tensorsAtPlace(std::shared_ptr<TargetPlace> place);

/// Files with tensors of the target that is chosen now, whatever is chosen later, by one worker; of this computer where
/// none is.
TensorFileAccess tensorFilesAt(const TargetService& targets);

/// Answers questions for paths: with files of the chosen target, where one is chosen.
class RemoteFiles : public QObject
{
    Q_OBJECT

public:
    /// Filters the events of `window`, to which it belongs.
    RemoteFiles(TargetService& targets, QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    TargetService& m_targets;
    QWidget& m_window;
};

} // namespace qs
