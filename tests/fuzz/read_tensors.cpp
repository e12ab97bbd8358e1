// SPDX-License-Identifier: GPL-3.0-or-later
// .npy, .safetensors, and the models that are kept in them.
#include "tests/fuzz/readers.h"

#include "gpu/core/dtype.h"
#include "gpu/formats/npy.h"
#include "gpu/formats/safetensors.h"
#include "gpu/formats/tensor_file.h"
#include "gpu/models/classifier/classifier.h"
#include "gpu/models/data/files_read.h"
#include "gpu/studies/accuracy/file.h"

namespace qs::fuzz {

namespace {

/// Touches every element that a view promises, so that a sanitizer sees a promise that the file does not keep.
double sumOf(const TensorView& view)
{
    double sum = 0;
    if (isFloat(view.dtype))
        for (std::size_t i = 0; i < view.data.size() / sizeOf(view.dtype); ++i)
            sum += loadFloat(view.data.data(), view.dtype, i);
    else
        for (const std::byte b : view.data)
            sum += static_cast<double>(b);
    if (const auto shape = asMatrix(view))
        require(shape->elements() == static_cast<std::int64_t>(view.data.size() / sizeOf(view.dtype)),
                "A tensor's shape and its bytes differ");
    return sum;
}

void openAll(const std::filesystem::path& path)
{
    if (const auto list = listTensors(path))
        for (const TensorInfo& info : *list)
            if (const auto tensor = openTensor(path.native() + ":" + info.name)) (void)sumOf(tensor->view);
    if (const auto tensor = openTensor(path.native())) (void)sumOf(tensor->view);
}

} // namespace

void readNpyFile(Bytes bytes, const Scratch& scratch)
{
    if (const auto view = parseNpy(bytes, "x.npy")) {
        (void)sumOf(*view);
        if (view->bigEndian)
            require(littleEndianCopy(*view).size() == view->data.size(), "A turned copy has another size");
        if (!view->bigEndian && !view->fortranOrder &&
            (view->dtype == DType::F32 || view->dtype == DType::F16 || view->dtype == DType::F64)) {
            const auto again = scratch.folder() / "again.npy";
            require(writeNpy(again, view->dtype, view->shape, view->data).ok(),
                    "What was read as .npy cannot be written");
            require(openTensor(again.native()).ok(), "What was written as .npy cannot be read");
        }
    }
    const auto path = scratch.file("x.npy", bytes);
    openAll(path);
    if (const auto numbers = readNpyNumbers(path))
        for (std::int64_t i = 0; i < numbers->elements(); ++i)
            (void)numbers->at(i);
}

void readSafetensorsFile(Bytes bytes, const Scratch& scratch)
{
    (void)looksLikeSafetensors(bytes);
    if (const auto header = parseSafetensorsHeader(bytes, "x.safetensors"))
        for (const auto& entry : header->tensors)
            require(entry.offset <= bytes.size() && entry.info.bytes <= bytes.size() - entry.offset,
                    "A tensor reaches beyond its file");
    openAll(scratch.file("x.safetensors", bytes));
}

void readModelFile(Bytes bytes, const Scratch& scratch)
{
    const auto path = scratch.file("model.safetensors", bytes);
    if (const auto model = loadClassifier(path)) {
        const auto again = scratch.folder() / "again.safetensors";
        require(saveClassifier(*model, again).ok() && loadClassifier(again).ok(),
                "A model that was read cannot be saved and read again");
    }
    const auto file = SafetensorsFile::open(path);
    const auto config = classifierConfig(ClassifierKind::Tiny, 28, 28, 10);
    require(config.ok(), "The model of the fuzzer has no configuration");
    if (!file) return;
    const auto layers = linearLayers(*config);
    const auto info = quantizationOf(*file, layers.size());
    if (!info) return;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const AccuracyMode* mode = findAccuracyMode(info->plan[i]);
        require(mode != nullptr, "A plan holds a mode that does not exist");
        const auto weight = restoredWeight(*file, layers[i], *mode, info->groupSize);
        if (weight)
            require(weight->size() == static_cast<std::size_t>(layers[i].out * layers[i].in),
                    "A restored weight has another size");
    }
}

} // namespace qs::fuzz
