// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/kernels_command.h"

#include "gpu/formats/io/describe.h"
#include "gpu/studies/protocol/quantize_study.h"

#include <algorithm>
#include <cstdio>

namespace qs {

namespace {

std::string operationNames()
{
    std::string names;
    for (const Operation operation : allOperations())
        names += (names.empty() ? "" : ", ") + std::string(operationName(operation));
    return names;
}

std::string kernelsHelp(const std::string& program)
{
    return "Usage: " + program +
           " kernels OPERATION [--shape SIZE] [--variants LIST] [flags]\n"
           "       " +
           program +
           " kernels --list\n\n"
           "Measures the variants of an operation in one run: " +
           operationNames() +
           ".\n\n"
           "  --shape SIZE       512 or 64x4096x14336 (m x k x n) for gemm and linear-gelu; b4h16s2048d128, with c "
           "behind it\n"
           "                     for causal, for attention; b8t512d1024h16 (batch, tokens, width, heads) for block;\n"
           "                     4096x8192 or a number of elements for the others\n"
           "  --variants LIST    names from --list, separated by commas; 'all' for every one (the default leaves some "
           "out)\n"
           "\nAll other flags are those of '" +
           program + " quantize --help'; dequantize takes --modes instead of --variants.\n";
}

/// The value of a flag written as '--name value' or '--name=value', taken out of the arguments.
Result<std::optional<std::string>> takeValue(std::vector<std::string>& arguments, const std::string& name)
{
    std::optional<std::string> value;
    for (std::size_t i = 0; i < arguments.size();) {
        if (arguments[i].starts_with(name + "=")) {
            value = arguments[i].substr(name.size() + 1);
            arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(i));
        } else if (arguments[i] == name) {
            const std::size_t count = std::min<std::size_t>(2, arguments.size() - i);
            value = count == 2 ? arguments[i + 1] : std::string();
            arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(i),
                            arguments.begin() + static_cast<std::ptrdiff_t>(i + count));
        } else {
            ++i;
        }
        if (value && value->empty())
            return Error{ErrorCode::Usage, name + " needs a value.", "'kernels --help' says which."};
    }
    return value;
}

std::vector<std::string> splitNames(const std::string& list)
{
    std::vector<std::string> names;
    std::size_t start = 0;
    while (start <= list.size()) {
        const std::size_t comma = std::min(list.find(',', start), list.size());
        names.push_back(list.substr(start, comma - start));
        start = comma + 1;
    }
    return names;
}

/// 'fused' stands for 'attention-fused'.
std::string fullName(Operation operation, const std::string& name)
{
    const std::string prefixed = std::string(operationName(operation)) + "-" + name;
    return !findVariant(operation, name) && findVariant(operation, prefixed) ? prefixed : name;
}

void chooseVariants(RunSpec& spec, const std::optional<std::string>& list, std::string_view backend)
{
    if (takesModes(spec.operation)) {
        const auto all = allSchemes();
        spec.modes.assign(all.begin(), all.end());
        return;
    }
    if (!list) {
        spec.variants = defaultVariants(spec.operation, backend);
        return;
    }
    if (*list == "all") {
        for (const VariantInfo& info : variantsOf(spec.operation))
            spec.variants.emplace_back(info.name);
        return;
    }
    for (const std::string& name : splitNames(*list))
        spec.variants.push_back(fullName(spec.operation, name));
}

/// Where an operation would run: what is asked for, else CUDA where there is a device.
std::string backendFor(const std::vector<std::string>& arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--backend=cpu" ||
            (arguments[i] == "--backend" && i + 1 < arguments.size() && arguments[i + 1] == "cpu"))
            return "cpu";
        if (arguments[i] == "--backend=cuda" ||
            (arguments[i] == "--backend" && i + 1 < arguments.size() && arguments[i + 1] == "cuda"))
            return "cuda";
    }
    const auto devices = listCudaDevices();
    return std::any_of(devices.begin(), devices.end(), [](const DeviceListing& d) { return d.available; }) ? "cuda"
                                                                                                           : "cpu";
}

} // namespace

std::string kernelsList()
{
    std::string out;
    for (const Operation operation : allOperations()) {
        out += std::string(operationName(operation)) + ": " + std::string(operationTitle(operation)) + "\n";
        if (takesModes(operation)) out += "  takes --modes; 'quantize --help' lists them\n";
        for (const VariantInfo& info : variantsOf(operation)) {
            std::string name = "  " + std::string(info.name);
            name.resize(std::max<std::size_t>(name.size() + 2, 30), ' ');
            const char* where = info.cpu && info.cuda ? "CUDA, CPU" : info.cuda ? "CUDA" : "CPU";
            out += name + std::string(info.title) + " (" + where + (info.byDefault ? "" : "; not by default") + ")\n";
        }
    }
    return out;
}

Result<QuantizeCommand> parseKernelsFlags(const std::vector<std::string>& given, std::string_view backend)
{
    std::vector<std::string> arguments = given;
    if (arguments.empty() || arguments.front().starts_with("-"))
        return Error{ErrorCode::Usage, "kernels: which operation?", "One of " + operationNames() + "."};
    const auto operation = parseOperation(arguments.front());
    if (!operation)
        return Error{ErrorCode::Usage, "There is no operation '" + printable(arguments.front()) + "'.",
                     "There are " + operationNames() + "."};
    arguments.erase(arguments.begin());
    const auto shape = takeValue(arguments, "--shape");
    if (!shape) return shape.error();
    const auto variants = takeValue(arguments, "--variants");
    if (!variants) return variants.error();
    if (*variants && takesModes(*operation))
        return Error{ErrorCode::Usage, std::string(operationName(*operation)) + " takes --modes, not --variants.", ""};
    RunSpec defaults = defaultSpec(backend);
    defaults.operation = *operation;
    defaults.modes.clear();
    setDefaultSize(defaults, backend);
    chooseVariants(defaults, *variants, backend);
    if (*shape)
        if (auto r = parseSize(**shape, defaults); !r) return r.error();
    return parseQuantizeFlags(arguments, defaults);
}

int kernelsMain(const std::string& program, const std::vector<std::string>& arguments, const ReportSink& writeReport)
{
    if (std::find(arguments.begin(), arguments.end(), "--list") != arguments.end())
        return std::printf("%s", kernelsList().c_str()), 0;
    const bool help = std::any_of(arguments.begin(), arguments.end(),
                                  [](const std::string& a) { return a == "--help" || a == "-h"; });
    if (help) return std::printf("%s", kernelsHelp(program).c_str()), 0;
    const auto command = parseKernelsFlags(arguments, backendFor(arguments));
    if (!command) return printError(command.error());
    return runQuantizeCommand(*command, writeReport);
}

} // namespace qs
