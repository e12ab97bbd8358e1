// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/generate.h"

namespace qs {

Result<std::unique_ptr<LlamaEngine>> openLlamaEngine(BackendChoice backend, int device, std::string& reason)
{
    if (backend == BackendChoice::Cpu) {
        reason = "chosen";
        return makeCpuLlamaEngine();
    }
    auto engine = makeCudaLlamaEngine(device);
    if (engine || backend == BackendChoice::Cuda) {
        reason = backend == BackendChoice::Cuda ? "chosen" : "a GPU was found";
        return engine;
    }
    reason = engine.error().message.english();
    return makeCpuLlamaEngine();
}

} // namespace qs
