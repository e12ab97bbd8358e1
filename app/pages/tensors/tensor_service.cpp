// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/tensors/tensor_service.h"

#include "app/session/native_path.h"
#include "gpu/formats/tensor_file.h"
#include "gpu/studies/tensors/tensor_probe.h"

#include <QFile>

#include <algorithm>

namespace qs {
namespace {

Error tooLarge()
{
    return {ErrorCode::Memory, Message::tr("The tensor does not fit into memory."),
            Message::tr("Close other programs, or choose a smaller one.")};
}

/// A file's tensor as floats, in evenly taken rows where it is large.
Result<NamedTensor> readTensor(const QString& path, const QString& name, qint64& ofRows)
{
    const bool npy = path.endsWith(QLatin1String(".npy"), Qt::CaseInsensitive);
    std::string spec = nativePath(path);
    if (!npy) spec.append(":").append(name.toStdString()); // an .npy file has one and does not name it
    const auto loaded = openTensor(spec);
    if (!loaded) return loaded.error();
    const auto shape = asMatrix(loaded->view);
    if (!shape) return shape.error();
    NamedTensor tensor;
    tensor.name = name.toStdString();
    tensor.columns = shape->hidden;
    ofRows = shape->tokens;
    tensor.rows = std::clamp<std::int64_t>(TensorService::kMostElements / std::max<std::int64_t>(shape->hidden, 1), 1,
                                           shape->tokens);
    tensor.values.resize(static_cast<std::size_t>(tensor.rows * tensor.columns));
    for (std::int64_t row = 0; row < tensor.rows; ++row) {
        const std::int64_t from = row * ofRows / tensor.rows;
        for (std::int64_t column = 0; column < tensor.columns; ++column)
            tensor.values[static_cast<std::size_t>(row * tensor.columns + column)] = loadFloat(
                loaded->view.data.data(), loaded->view.dtype, static_cast<std::size_t>(from * tensor.columns + column));
    }
    return loaded->file.checked(Result<NamedTensor>(std::move(tensor)));
}

} // namespace

TensorService::TensorService(QObject* parent) : QObject(parent) { qRegisterMetaType<TensorProbeResult>(); }

void TensorService::load(const QString& path, const QString& name)
{
    m_files.request(
        [path, name](std::stop_token) -> Result<Loaded> {
            Loaded loaded;
            auto read = readTensor(path, name, loaded.ofRows);
            if (!read) return read.error();
            loaded.tensor = std::make_shared<const NamedTensor>(std::move(*read));
            return loaded;
        },
        [this](Result<Loaded> read) {
            if (read)
                emit loaded(read->tensor, read->ofRows);
            else
                emit failed(read.error().code == ErrorCode::Memory ? tooLarge() : read.error());
        });
}

void TensorService::probe(const TensorProbeRequest& request)
{
    if (!m_tensor) return;
    m_probes.request(
        [request, tensor = m_tensor](std::stop_token stop) {
            return probeTensor(tensor->values, tensor->rows, tensor->columns, request, stop);
        },
        [this, request](Result<TensorProbeResult> result) {
            if (result) return emit probed(*result);
            TensorProbeResult none;
            none.request = request;
            none.failed = (result.error().code == ErrorCode::Memory ? tooLarge() : result.error()).sentences();
            emit probed(none);
        });
}

} // namespace qs
