// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/generate.h"

namespace qs {

Result<std::unique_ptr<DecoderEngine>> openDecoderEngine(BackendChoice backend, int device, Message& reason)
{
    if (backend == BackendChoice::Cpu) {
        reason = Message::tr("chosen");
        return makeCpuDecoderEngine();
    }
    auto engine = makeCudaDecoderEngine(device);
    if (engine || backend == BackendChoice::Cuda) {
        reason = backend == BackendChoice::Cuda ? Message::tr("chosen") : Message::tr("a GPU was found");
        return engine;
    }
    reason = engine.error().message;
    return makeCpuDecoderEngine();
}

} // namespace qs
