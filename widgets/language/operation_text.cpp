// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/operation_text.h"

#include "widgets/language/isolates.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace qs {

namespace {

struct OperationWords
{
    Q_DECLARE_TR_FUNCTIONS(qs::OperationSection)
};

/// What the window reports about an operation, in one row.
struct OperationTexts
{
    Operation operation;
    const char *title, *description, *operands;
    const char* latencyChart;
    std::span<const SizePreset> presets = {};
};

constexpr const char* kLaunches = QT_TRANSLATE_NOOP("qs::OperationSection", "dominated by launch overhead");
constexpr const char* kArithmetic = QT_TRANSLATE_NOOP("qs::OperationSection", "compute-bound");
constexpr const char* kFromSeed =
    QT_TRANSLATE_NOOP("qs::OperationSection", "Random normal, generated on the device from the seed.");

constexpr SizePreset kProducts[] = {
    {"512", QT_TRANSLATE_NOOP("qs::OperationSection", "published benchmark")},
    {"1024", ""},
    {"2048", ""},
    {"4096", ""},
    {"8192", ""},
    {"m1k4096n14336", QT_TRANSLATE_NOOP("qs::OperationSection", "Llama 3 8B, up projection, decode")},
    {"m16k4096n14336", QT_TRANSLATE_NOOP("qs::OperationSection", "Llama 3 8B, up projection, batch of 16")},
    {"m64k4096n14336", QT_TRANSLATE_NOOP("qs::OperationSection", "Llama 3 8B, up projection, batch of 64")},
    {"m2048k4096n14336", QT_TRANSLATE_NOOP("qs::OperationSection", "Llama 3 8B, up projection, prefill")},
    {"m1k14336n4096", QT_TRANSLATE_NOOP("qs::OperationSection", "Llama 3 8B, down projection, decode")},
    {"m16k14336n4096", QT_TRANSLATE_NOOP("qs::OperationSection", "Llama 3 8B, down projection, batch of 16")},
    {"m1k8192n28672", QT_TRANSLATE_NOOP("qs::OperationSection", "Llama 3 70B, up projection, decode")}};
constexpr SizePreset kLinears[] = {{"m128k512n512", kLaunches},
                                   {"m512k512n2048", ""},
                                   {"m1024k768n3072", QT_TRANSLATE_NOOP("qs::OperationSection", "GPT-2, MLP")},
                                   {"m4096k1024n4096", QT_TRANSLATE_NOOP("qs::OperationSection", "BERT large, MLP")},
                                   {"m4096k4096n16384", kArithmetic}};
constexpr SizePreset kAttentions[] = {
    {"b1h8s128d64", kLaunches},
    {"b1h4s512d64", QT_TRANSLATE_NOOP("qs::OperationSection", "small, for a CPU")},
    {"b1h12s1024d64c", QT_TRANSLATE_NOOP("qs::OperationSection", "GPT-2")},
    {"b4h16s1024d64", ""},
    {"b8h32s512d128c", ""},
    {"b4h16s2048d128c", ""},
    {"b1h32s4096d128c", QT_TRANSLATE_NOOP("qs::OperationSection", "Llama 2 7B, prefill")},
    {"b2h16s4096d128", ""},
    {"b2h16s4096d128c", ""},
    {"b1h16s16384d128c", QT_TRANSLATE_NOOP("qs::OperationSection", "long context")}};
constexpr SizePreset kBlocks[] = {{"b1t128d512h8", kLaunches},
                                  {"b1t1024d768h12", QT_TRANSLATE_NOOP("qs::OperationSection", "GPT-2")},
                                  {"b8t512d1024h16", QT_TRANSLATE_NOOP("qs::OperationSection", "BERT large")},
                                  {"b4t2048d4096h32", kArithmetic}};

constexpr OperationTexts kOperations[] = {
    {Operation::Quantize, QT_TRANSLATE_NOOP("qs::OperationSection", "Quantize"),
     QT_TRANSLATE_NOOP("qs::OperationSection",
                       "Converts a tensor [tokens, hidden] to codes and scales, in every number format."),
     kFromSeed, "latency_by_mode"},
    {Operation::Dequantize, QT_TRANSLATE_NOOP("qs::OperationSection", "Dequantize"),
     QT_TRANSLATE_NOOP("qs::OperationSection", "Converts codes and scales back to values of the selected type."),
     QT_TRANSLATE_NOOP("qs::OperationSection", "Codes of random normal values, generated on the device from the seed; "
                                               "the type is that of the restored values."),
     "latency_by_mode"},
    {Operation::Ladder, QT_TRANSLATE_NOOP("qs::OperationSection", "INT8 ladder"),
     QT_TRANSLATE_NOOP("qs::OperationSection", "INT8 quantization, from five passes over memory to one kernel with "
                                               "packed conversion. Shows the gain of each optimization."),
     QT_TRANSLATE_NOOP("qs::OperationSection", "Random normal FP32, generated on the device from the seed."),
     "ladder_latency"},
    {Operation::Gemm, QT_TRANSLATE_NOOP("qs::OperationSection", "Matrix product"),
     QT_TRANSLATE_NOOP("qs::OperationSection",
                       "[m, k] · [k, n] in several number formats, and with 8-bit and 4-bit weights."),
     QT_TRANSLATE_NOOP(
         "qs::OperationSection",
         "Random normal, generated on the device from the seed. Variants named after a type use that type."),
     "matmul_latency", kProducts},
    {Operation::LinearGelu, QT_TRANSLATE_NOOP("qs::OperationSection", "Linear + GELU"),
     QT_TRANSLATE_NOOP("qs::OperationSection",
                       "gelu([m, k] · [k, n] + bias): as several kernels, as one kernel, and as a graph."),
     kFromSeed, "fusion_latency", kLinears},
    {Operation::Attention, QT_TRANSLATE_NOOP("qs::OperationSection", "Attention"),
     QT_TRANSLATE_NOOP("qs::OperationSection", "softmax(Q·Kᵀ/√d)·V: with the scores in memory, and fused."), kFromSeed,
     "attention_latency", kAttentions},
    {Operation::Block, QT_TRANSLATE_NOOP("qs::OperationSection", "Transformer block"),
     QT_TRANSLATE_NOOP("qs::OperationSection",
                       "A transformer block: call by call, as a graph, and compiled for its shape."),
     kFromSeed, "block_latency", kBlocks}};

constexpr bool areInOrder()
{
    for (std::size_t i = 0; i < std::size(kOperations); ++i)
        if (kOperations[i].operation != static_cast<Operation>(i)) return false;
    return true;
}
static_assert(areInOrder());

const OperationTexts& textsOf(Operation operation) { return kOperations[static_cast<std::size_t>(operation)]; }

} // namespace

QString operationText(Operation operation) { return OperationWords::tr(textsOf(operation).title); }
QString operationDescription(Operation operation) { return OperationWords::tr(textsOf(operation).description); }
QString operandsText(Operation operation) { return OperationWords::tr(textsOf(operation).operands); }
std::span<const SizePreset> sizePresets(Operation operation) { return textsOf(operation).presets; }
const char* latencyChartName(Operation operation) { return textsOf(operation).latencyChart; }

QString presetNote(const SizePreset& preset) { return *preset.note ? OperationWords::tr(preset.note) : QString(); }

namespace {

QString sizesOf(const RunSpec& spec) { return isolatedForView(text(sizeText(spec))); }

/// '1–512 tokens', 'm = 64–128 × k = 256–512'
QString rangesOf(const RunSpec& sweep)
{
    QStringList axes;
    for (const SweepAxis& axis : sweep.axes) {
        if (axis.values.empty()) continue;
        const auto [least, most] = std::ranges::minmax(axis.values);
        const QString range = viewCount(least) + QChar(0x2013) + viewCount(most);
        axes << messageText(Message::marked(dimensionInfo(axis.parameter).valueText).arg(range.toStdString()));
    }
    return axes.join(QStringLiteral(" × "));
}

} // namespace

QString subjectText(const RunSpec& spec)
{
    const QString size = spec.isSweep() ? messageText(sweepTitle(spec)) : sizesOf(spec);
    return spec.operation == Operation::Quantize ? size : operationText(spec.operation) + QLatin1Char(' ') + size;
}

QString setupName(const RunSpec& spec)
{
    return QStringLiteral("%1 %2 %3")
        .arg(operationText(spec.operation), spec.isSweep() ? rangesOf(spec) : sizesOf(spec),
             text(dtypeLabel(spec.operandType())));
}

} // namespace qs
