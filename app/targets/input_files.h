// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "gpu/formats/tensor_view.h"
#include "gpu/studies/tensors/tensor_rows.h"
#include "widgets/tensor/tensor_choice.h"

#include <QObject>
#include <QVector>

#include <functional>
#include <stop_token>
#include <vector>

namespace qs {

/// Lists the tensors of a file for the setup, away from the UI thread: the file may lie on a slow disk.
class InputFiles : public QObject
{
    Q_OBJECT

public:
    /// How a file's tensors are found out, on another thread.
    using Lister = std::function<Result<QVector<TensorChoice>>(const QString& path, std::stop_token stop)>;
    InputFiles(Lister lister, QObject* parent);
    /// Of this computer.
    explicit InputFiles(QObject* parent = nullptr);
    /// Answers with listed or failed; of several requests the last one is answered.
    void request(const QString& path) { requestBy(path, m_lister); }
    /// The same of a file that is somewhere else.
    void requestBy(const QString& path, const Lister& lister);

signals:
    void listed(const QString& path, const QVector<qs::TensorChoice>& tensors);
    void failed(const QString& path, const qs::Error& error);

private:
    Lister m_lister;
    LatestTask<QVector<TensorChoice>> m_task;
};

/// How files with tensors are listed and read, on other threads: those of this computer, or of a target.
struct TensorFileAccess
{
    using Reader = std::function<Result<TensorRows>(const QString& path, const QString& tensor, std::int64_t elements,
                                                    std::stop_token stop)>;
    InputFiles::Lister list;
    Reader read;
    QString where; ///< name of the target; empty: this computer
};
TensorFileAccess tensorFilesHere();

/// The tensors of an .npy or .safetensors file as the setup offers them.
Result<QVector<TensorChoice>> tensorChoices(const QString& path);
/// Those that were given a file that may be elsewhere.
QVector<TensorChoice> tensorChoices(const std::vector<TensorInfo>& tensors, const QString& path);

} // namespace qs
