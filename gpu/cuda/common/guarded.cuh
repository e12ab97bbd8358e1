// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/failure.cuh"

#include <exception>
#include <new>

namespace qs::cuda {

/// Runs `work` for a function of the table, from which nothing is thrown; a failure goes to `status` (which may be
/// null), and to the context, where one that is sticky stays. `context` has select() and `last`.
template <typename Context, typename F> int guarded(Context* context, QsCudaStatus* status, F&& work)
{
    QsCudaStatus local{};
    local.size = sizeof local;
    if (context->last.code == QsCudaDeviceLost) {
        if (status) *status = context->last;
        return QsCudaDeviceLost;
    }
    try {
        context->select();
        work();
    } catch (const Failure& failure) {
        failure.copyTo(local);
    } catch (const std::bad_alloc&) {
        Failure::make(QsCudaMemory, Message::mark("Choose a smaller tensor."), Message::mark("Not enough host memory."))
            .copyTo(local);
    } catch (const std::exception& error) {
        Failure::make(QsCudaInternal, "", error.what()).copyTo(local);
    }
    if (local.code != QsCudaOk) context->last = local;
    if (status) *status = local;
    return local.code;
}

/// The same without a context.
template <typename F> int guardedAlone(QsCudaStatus* status, F&& work)
{
    struct Nothing
    {
        QsCudaStatus last{};
        void select() const {}
    } nothing;
    return guarded(&nothing, status, work);
}

} // namespace qs::cuda
