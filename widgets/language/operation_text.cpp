// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/operation_text.h"

#include "widgets/language/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <iterator>

namespace qs {

namespace {

struct OperationWords
{
    Q_DECLARE_TR_FUNCTIONS(qs::OperationSection)
};

/// What the window says of an operation, in one row.
struct OperationTexts
{
    Operation operation;
    const char *title, *description, *operands;
    const char* latencyChart;
    std::span<const SizePreset> presets = {};
};

constexpr const char* kDecode =
    QT_TRANSLATE_NOOP("qs::OperationSection", "decoding: one token, weights of a large model");
constexpr const char* kBatch = QT_TRANSLATE_NOOP("qs::OperationSection", "decoding: a small batch");
constexpr const char* kLaunches = QT_TRANSLATE_NOOP("qs::OperationSection", "launches decide");
constexpr const char* kArithmetic = QT_TRANSLATE_NOOP("qs::OperationSection", "arithmetic decides");
constexpr const char* kFromSeed =
    QT_TRANSLATE_NOOP("qs::OperationSection", "Random normal, made on the device from the seed.");

constexpr SizePreset kProducts[] = {{"512", QT_TRANSLATE_NOOP("qs::OperationSection", "as in the published benchmark")},
                                    {"1024", ""},
                                    {"2048", ""},
                                    {"4096", ""},
                                    {"8192", ""},
                                    {"m1k4096n14336", kDecode},
                                    {"m16k4096n14336", kBatch},
                                    {"m64k4096n14336", kBatch},
                                    {"m1k14336n4096", kDecode},
                                    {"m16k14336n4096", kBatch}};
constexpr SizePreset kLinears[] = {
    {"m128k512n512", kLaunches}, {"m512k512n2048", ""}, {"m4096k1024n4096", ""}, {"m4096k4096n16384", kArithmetic}};
constexpr SizePreset kAttentions[] = {
    {"b1h8s128d64", kLaunches}, {"b1h4s512d64", QT_TRANSLATE_NOOP("qs::OperationSection", "for a CPU")},
    {"b4h16s1024d64", ""},      {"b8h32s512d128c", ""},
    {"b4h16s2048d128c", ""},    {"b2h16s4096d128", ""},
    {"b2h16s4096d128c", ""},    {"b1h16s16384d128c", QT_TRANSLATE_NOOP("qs::OperationSection", "a long context")}};
constexpr SizePreset kBlocks[] = {
    {"b1t128d512h8", kLaunches}, {"b8t512d1024h16", ""}, {"b4t2048d4096h32", kArithmetic}};

constexpr OperationTexts kOperations[] = {
    {Operation::Quantize, QT_TRANSLATE_NOOP("qs::OperationSection", "Quantize"),
     QT_TRANSLATE_NOOP("qs::OperationSection",
                       "A tensor [tokens, hidden] to codes and scales, in every number format."),
     kFromSeed, "latency_by_mode"},
    {Operation::Dequantize, QT_TRANSLATE_NOOP("qs::OperationSection", "Dequantize"),
     QT_TRANSLATE_NOOP("qs::OperationSection", "Codes and scales back to values of the type that is set."),
     QT_TRANSLATE_NOOP("qs::OperationSection", "Codes of random normal values, made on the device from the seed; the "
                                               "type is that of the restored values."),
     "latency_by_mode"},
    {Operation::Ladder, QT_TRANSLATE_NOOP("qs::OperationSection", "INT8 ladder"),
     QT_TRANSLATE_NOOP("qs::OperationSection", "One INT8 quantization, from five passes over memory to one kernel with "
                                               "packed conversion: what each step of optimization gains."),
     QT_TRANSLATE_NOOP("qs::OperationSection", "Random normal FP32, made on the device from the seed."),
     "ladder_latency"},
    {Operation::Gemm, QT_TRANSLATE_NOOP("qs::OperationSection", "Matrix product"),
     QT_TRANSLATE_NOOP("qs::OperationSection", "[m, k] · [k, n], by number format, and with weights of 8 and 4 bits."),
     QT_TRANSLATE_NOOP("qs::OperationSection",
                       "Random normal, made on the device from the seed. Variants named after a "
                       "type take that one."),
     "matmul_latency", kProducts},
    {Operation::LinearGelu, QT_TRANSLATE_NOOP("qs::OperationSection", "Linear + GELU"),
     QT_TRANSLATE_NOOP("qs::OperationSection", "gelu([m, k] · [k, n] + bias): in several kernels, in one, in a graph."),
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

QString subjectText(const RunSpec& spec)
{
    QStringList sizes;
    for (const SweepAxis& axis : spec.axes)
        sizes << text(sweepAxisText(axis));
    const QString size = sizes.isEmpty() ? text(sizeText(spec)) : sizes.join(QStringLiteral(" × "));
    return spec.operation == Operation::Quantize ? size : operationText(spec.operation) + QLatin1Char(' ') + size;
}

} // namespace qs
