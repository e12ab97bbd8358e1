// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/quantize_command.h"

namespace qs {

/// `kernels OPERATION [--shape …] [--variants …] [common flags]` and `kernels --list`. Returns the exit status.
int kernelsMain(const std::string& program, const std::vector<std::string>& arguments, const ReportSink& writeReport);

/// What `kernels OPERATION …` asks for, without running it. `backend` ('cuda', 'cpu') decides defaults where the flags
/// leave it open.
Result<QuantizeCommand> parseKernelsFlags(const std::vector<std::string>& arguments, std::string_view backend);

/// Every operation with its variants, as text.
std::string kernelsList();

} // namespace qs
