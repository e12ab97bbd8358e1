// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/tensor_service.h"

#include "gpu/formats/tensor_file.h"
#include "gpu/studies/tensor_probe.h"

#include <QFile>

#include <algorithm>
#include <new>

namespace qs {
namespace {

std::string nativeName(const QString& path) { return QFile::encodeName(path).toStdString(); }

Error tooLarge() { return {ErrorCode::Memory, "The tensor does not fit into memory.", "Close other programs, or choose a smaller one."}; }

/// A file's tensor as floats, in evenly taken rows where it is large.
Result<NamedTensor> readTensor(const QString& path, const QString& name, qint64& ofRows)
{
    const bool npy = path.endsWith(QLatin1String(".npy"), Qt::CaseInsensitive);
    std::string spec = nativeName(path);
    if (!npy) spec.append(":").append(name.toStdString()); // an .npy file has one and does not name it
    const auto loaded = openTensor(spec);
    if (!loaded) return loaded.error();
    const auto shape = asMatrix(loaded->view);
    if (!shape) return shape.error();
    NamedTensor tensor;
    tensor.name = name.toStdString();
    tensor.columns = shape->hidden;
    ofRows = shape->tokens;
    tensor.rows = std::clamp<std::int64_t>(TensorService::kMostElements / std::max<std::int64_t>(shape->hidden, 1), 1, shape->tokens);
    tensor.values.resize(static_cast<std::size_t>(tensor.rows * tensor.columns));
    for (std::int64_t row = 0; row < tensor.rows; ++row) {
        const std::int64_t from = row * ofRows / tensor.rows;
        for (std::int64_t column = 0; column < tensor.columns; ++column)
            tensor.values[static_cast<std::size_t>(row * tensor.columns + column)] =
                loadFloat(loaded->view.data.data(), loaded->view.dtype, static_cast<std::size_t>(from * tensor.columns + column));
    }
    return loaded->file.checked(Result<NamedTensor>(std::move(tensor)));
}

} // namespace

TensorService::TensorService(QObject* parent) : QObject(parent)
{
    qRegisterMetaType<TensorProbeResult>();
    m_files.setMaxThreadCount(1);
    m_probes.setMaxThreadCount(1);
}

TensorService::~TensorService()
{
    m_stop.request_stop();
    m_files.waitForDone();
    m_probes.waitForDone();
}

void TensorService::load(const QString& path, const QString& name)
{
    m_files.start([this, path, name, number = ++m_fileRequest] {
        qint64 ofRows = 0;
        Result<NamedTensor> read = tooLarge();
        try {
            read = readTensor(path, name, ofRows);
        } catch (const std::bad_alloc&) { // answered by the error that stands there
        }
        std::shared_ptr<const NamedTensor> tensor = read ? std::make_shared<const NamedTensor>(std::move(*read)) : nullptr;
        QMetaObject::invokeMethod(
            this,
            [this, number, ofRows, tensor, error = read ? Error{} : read.error()] {
                if (number != m_fileRequest) return;
                if (tensor) emit loaded(tensor, ofRows);
                else emit failed(error);
            },
            Qt::QueuedConnection);
    });
}

void TensorService::probe(const TensorProbeRequest& request)
{
    if (!m_tensor) return;
    m_stop.request_stop(); // an older answer is of no use
    m_stop = std::stop_source();
    m_probes.start([this, request, tensor = m_tensor, stop = m_stop.get_token(), number = ++m_probeRequest] {
        if (stop.stop_requested()) return;
        TensorProbeResult result;
        try {
            result = probeTensor(tensor->values, tensor->rows, tensor->columns, request, stop);
        } catch (const std::bad_alloc&) {
            result.request = request;
            result.failed = tooLarge().text();
        }
        QMetaObject::invokeMethod(
            this,
            [this, number, result = std::move(result)] {
                if (number == m_probeRequest) emit probed(result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace qs
