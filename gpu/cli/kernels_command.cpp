// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/quantize_command.h"
#include "gpu/formats/io/describe.h"
#include "gpu/spec/command_line.h"
#include "gpu/spec/usage.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace qs {

namespace {

/// 'fused' stands for 'attention-fused'.
std::string fullName(Operation operation, const std::string& name)
{
    const std::string prefixed = std::string(operationName(operation)) + "-" + name;
    return !findVariant(operation, name) && findVariant(operation, prefixed) ? prefixed : name;
}

void chooseVariants(RunSpec& spec, const std::string& list, BackendChoice backend)
{
    if (takesModes(spec.operation))
        spec.modes.assign(allSchemes().begin(), allSchemes().end());
    else if (list.empty())
        spec.variants = defaultVariants(spec.operation, backend);
    else if (list == "all")
        spec.variants = namesOf(variantsOf(spec.operation), &VariantInfo::name);
    else
        for (const std::string& name : splitList(list))
            spec.variants.push_back(fullName(spec.operation, name));
}

/// The variants that --variants may name.
Arguments variantNames()
{
    Arguments names{"all"};
    for (const Operation operation : allOperations())
        names = namesOf(variantsOf(operation), &VariantInfo::name, std::move(names));
    return names;
}

Arguments allOperationNames() { return namesOf(allOperations(), operationName); }

/// 'gemm, linear-gelu'.
std::string operationsWith(Dimension dimension)
{
    Arguments names;
    for (const Operation operation : allOperations())
        if (hasDimension(operation, dimension)) names.emplace_back(operationName(operation));
    return commaList(names);
}

/// Everything that may follow `kernels`.
struct KernelsFlags
{
    explicit KernelsFlags(const RunSpec& defaults = {});
    Flags flags{"kernels", "OPERATION [--shape SIZE] [--variants LIST] [flags]",
                "Measures the variants of an operation in one run: " + commaList(allOperationNames()) + "."};
    std::string shape, variants;
    std::map<Dimension, std::int64_t> sizes; ///< of the operations that are not about a tensor; 0: not given
    MeasuringFlags measuring;
};

KernelsFlags::KernelsFlags(const RunSpec& defaults)
{
    flags.group("Operation");
    flags.text("--shape", "SIZE",
               "512 or 64x4096x14336 (m x k x n) for gemm and linear-gelu; b4h16s2048d128 for attention (append c for "
               "causal); b8t512d1024h16 (batch, tokens, width, heads) for block; 4096x8192 or a number of elements for "
               "the others",
               shape);
    for (const Dimension dimension : allDimensions()) {
        if (hasDimension(Operation::Quantize, dimension)) continue; // flags of every measurement
        const DimensionInfo& info = dimensionInfo(dimension);
        flags.number("--" + std::string(info.name), "N",
                     operationsWith(dimension) + ": " + Message::marked(info.explanation).english(), sizes[dimension],
                     info.least, info.most);
    }
    flags.text(
        "--variants", "LIST",
        "names from --list, separated by commas, or 'all' (the default omits some); dequantize uses --modes instead",
        variants);
    flags.proposes("--variants", variantNames);
    flags.answers("--list", "list the operations and their variants", kernelsList);
    flags.files(0);
    flags.proposes("", allOperationNames);
    addMeasuringFlags(flags, measuring, defaults);
}

/// Where an operation would run where nothing says so: on CUDA where there is a device.
BackendChoice usualBackend()
{
    return std::ranges::any_of(listCudaDevices(), &DeviceListing::available) ? BackendChoice::Cuda : BackendChoice::Cpu;
}

Result<Operation> operationOf(const Arguments& files)
{
    const std::string names = commaList(allOperationNames());
    if (files.size() != 1) return usage("kernels: no operation was specified.", "Specify one of " + names + ".");
    if (const auto operation = parseOperation(files.front())) return *operation;
    return usage("Unknown operation '" + printable(files.front()) + "'.", "The operations are " + names + ".");
}

} // namespace

std::string kernelsList()
{
    std::string out;
    for (const Operation operation : allOperations()) {
        out += std::string(operationName(operation)) + ": " + std::string(operationTitle(operation)) + "\n";
        if (takesModes(operation)) out += "  uses --modes; 'quantize --help' lists them\n";
        for (const VariantInfo& info : variantsOf(operation)) {
            std::string name = "  " + std::string(info.name);
            name.resize(std::max<std::size_t>(name.size() + 2, 30), ' ');
            const char* where = info.cpu && info.cuda ? "CUDA, CPU" : info.cuda ? "CUDA" : "CPU";
            out += name + std::string(info.title) + " (" + where + (info.byDefault ? "" : "; not by default") + ")\n";
        }
    }
    return out;
}

namespace {
/// --m, --batch and so on over what --shape gives.
Result<void> applySizes(const KernelsFlags& asked, RunSpec& spec)
{
    for (const auto& [dimension, value] : asked.sizes) {
        const std::string flag = "--" + std::string(dimensionName(dimension));
        if (!asked.flags.given(flag)) continue;
        if (!hasDimension(spec.operation, dimension))
            return usage(std::string(operationName(spec.operation)) + " does not take " + flag + ".",
                         "Its dimensions are " + dimensionNames(spec.operation) + ".");
        dimensionInfo(dimension).set(spec, value);
    }
    return validateSize(spec);
}
} // namespace

/// The operation, its variants and the backend decide the defaults: flags are read once to know these, and once more.
Result<QuantizeCommand> parseKernelsFlags(const Arguments& arguments, BackendChoice backend)
{
    KernelsFlags asked;
    if (auto r = asked.flags.read(arguments); !r) return r.error();
    if (asked.flags.answer()) return finish(asked.flags, asked.measuring);
    const auto operation = operationOf(asked.flags.files());
    if (!operation) return operation.error();
    if (!asked.variants.empty() && takesModes(*operation))
        return usage(std::string(operationName(*operation)) + " uses --modes, not --variants.");
    const BackendChoice choice = asked.measuring.command.spec.backend;
    if (choice != BackendChoice::Auto) backend = choice;
    if (backend == BackendChoice::Auto) backend = usualBackend();
    RunSpec defaults = defaultSpec(backend);
    defaults.operation = *operation;
    defaults.modes.clear();
    setDefaultSize(defaults, backend);
    chooseVariants(defaults, asked.variants, backend);
    if (!asked.shape.empty())
        if (auto r = parseSize(asked.shape, defaults); !r) return r.error();
    if (auto r = applySizes(asked, defaults); !r) return r.error();
    KernelsFlags given(defaults);
    if (auto r = given.flags.read(arguments); !r) return r.error();
    return finish(given.flags, given.measuring);
}

int kernelsMain(const Arguments& arguments, const ReportSink& writeReport)
{
    const auto command = parseKernelsFlags(arguments);
    return command ? runQuantizeCommand(*command, writeReport) : printError(command.error());
}

} // namespace qs
