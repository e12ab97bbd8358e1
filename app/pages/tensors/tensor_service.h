// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/targets/input_files.h"
#include "app/threads/latest_task.h"
#include "gpu/spec/tensor_probe.h"
#include "gpu/studies/accuracy/questions.h"

#include <QMetaType>
#include <QObject>

#include <memory>

namespace qs {

/// Reads tensors and looks at them away from the UI thread. Of several requests of a kind the newest is answered.
class TensorService : public QObject
{
    Q_OBJECT

public:
    /// Larger tensors are looked at in evenly taken rows, so that a slider is followed at once.
    static constexpr std::int64_t kMostElements = std::int64_t{1} << 22;

    explicit TensorService(QObject* parent = nullptr);

    /// Reads a tensor of an .npy or .safetensors file; answered by loaded or failed.
    void load(const TensorFileAccess& files, const QString& path, const QString& name);
    /// The tensor that probe() looks at.
    void setTensor(std::shared_ptr<const NamedTensor> tensor) { m_tensor = std::move(tensor); }
    const std::shared_ptr<const NamedTensor>& tensor() const { return m_tensor; }
    /// Without a tensor nothing happens.
    void probe(const TensorProbeRequest& request);

signals:
    /// `ofRows`: how many there are in the file, at least tensor->rows.
    void loaded(const std::shared_ptr<const qs::NamedTensor>& tensor, qint64 ofRows);
    void probed(const qs::TensorProbeResult& result);
    void failed(const qs::Error& error);

private:
    struct Loaded
    {
        std::shared_ptr<const NamedTensor> tensor;
        qint64 ofRows = 0;
    };
    LatestTask<Loaded> m_files;
    LatestTask<TensorProbeResult> m_probes;
    std::shared_ptr<const NamedTensor> m_tensor;
};

} // namespace qs

Q_DECLARE_METATYPE(qs::TensorProbeResult)
