// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/tensors/tensor_service.h"

#include "gpu/studies/tensors/tensor_probe.h"

#include <utility>

namespace qs {
namespace {

Error tooLarge()
{
    return {ErrorCode::Memory, Message::tr("The tensor does not fit into memory."),
            Message::tr("Close other programs, or choose a smaller one.")};
}

} // namespace

TensorService::TensorService(QObject* parent) : QObject(parent) { qRegisterMetaType<TensorProbeResult>(); }

void TensorService::load(const TensorFileAccess& files, const QString& path, const QString& name)
{
    m_files.request(
        [read = files.read, path, name](std::stop_token stop) -> Result<Loaded> {
            auto rows = read(path, name, kMostElements, std::move(stop));
            if (!rows) return rows.error();
            return Loaded{std::make_shared<const NamedTensor>(
                              NamedTensor{name.toStdString(), rows->rows, rows->columns, std::move(rows->values)}),
                          rows->ofRows};
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
