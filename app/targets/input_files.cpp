// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/input_files.h"

#include "app/session/native_path.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/tensor_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <filesystem>

namespace qs {
namespace {

/// Context of the translations of this file.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(InputFiles)
};

/// Why a tensor cannot be the input; empty where it can.
QString obstacle(const TensorInfo& info)
{
    if (!info.dtype || !isFloat(*info.dtype))
        return Words::tr("Its type %1 is not a floating-point type.").arg(QString::fromStdString(info.dtypeText));
    if (info.shape.empty()) return Words::tr("It is a single number.");
    const auto count = elementCount(info.shape);
    if (!count) return Words::tr("Its shape is not valid.");
    return *count == 0 ? Words::tr("It has no elements.") : QString();
}

TensorChoice choiceOf(const TensorInfo& info)
{
    TensorChoice choice;
    choice.name = QString::fromStdString(info.name);
    choice.dtypeText = QString::fromStdString(info.dtypeText);
    choice.dtype = info.dtype;
    QStringList sides;
    for (const std::int64_t side : info.shape)
        sides << QString::number(side);
    choice.shapeText = sides.isEmpty() ? Words::tr("scalar") : sides.join(QStringLiteral("×"));
    choice.reason = obstacle(info);
    choice.usable = choice.reason.isEmpty();
    if (choice.usable) {
        choice.hidden = info.shape.back();
        choice.tokens = *elementCount(info.shape) / choice.hidden;
    }
    return choice;
}

} // namespace

Result<QVector<TensorChoice>> tensorChoices(const QString& path)
{
    const auto tensors = listTensors(nativePath(path));
    if (!tensors) return tensors.error();
    return tensorChoices(*tensors, path);
}

QVector<TensorChoice> tensorChoices(const std::vector<TensorInfo>& tensors, const QString& path)
{
    QVector<TensorChoice> choices;
    for (const TensorInfo& info : tensors)
        choices.push_back(choiceOf(info));
    // An .npy file names no tensor and is listed under its own name; where there is one tensor none is needed.
    if (choices.size() == 1 && choices.front().name == QFileInfo(path).fileName()) choices.front().name.clear();
    return choices;
}

InputFiles::InputFiles(QObject* parent) : InputFiles(tensorFilesHere().list, parent) {}
InputFiles::InputFiles(Lister lister, QObject* parent) : QObject(parent), m_lister(std::move(lister)) {}

TensorFileAccess tensorFilesHere()
{
    return {[](const QString& path, std::stop_token) { return tensorChoices(path); },
            [](const QString& path, const QString& tensor, std::int64_t elements, std::stop_token) {
                return readTensorRows(nativePath(path), tensor.toStdString(), elements);
            },
            {}};
}

void InputFiles::requestBy(const QString& path, const Lister& lister)
{
    m_task.request([path, lister](std::stop_token stop) { return lister(path, std::move(stop)); },
                   [this, path](Result<QVector<TensorChoice>> choices) {
                       if (choices)
                           emit listed(path, *choices);
                       else
                           emit failed(path, choices.error());
                   });
}

} // namespace qs
