// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/operation.h"
#include "gpu/core/message.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace qs {

/// A number of an operation's size. Knobs of the set-up, axes of sweeps, flags of the command line, columns of tables
/// and names in files follow from the row that dimensionInfo() has of it.
enum class Dimension : std::uint8_t { Tokens, Hidden, Elements, M, K, N, Batch, Heads, Sequence, HeadSize };

/// How a control steps over the values of a dimension.
enum class DimensionSteps : std::uint8_t {
    Octaves,  ///< powers of two and 3·2^k, the values between by hand
    Multiples ///< multiples of DimensionInfo::least, which are the only values
};

/// A value that models have, with the models.
struct DimensionPreset
{
    std::int64_t value;
    std::string_view models; ///< 'Llama 3 8B, Mistral 7B', or what the value is typical of
    bool isMarked = false;   ///< a text to be translated, no name
};

/// Values of a sweep that are measured again and again, as parseSweepAxis() takes them behind '='.
struct DimensionRange
{
    std::string_view values; ///< '1:256:x2'
    std::string_view title;  ///< marked: 'Decode'; empty: the values say it
};

struct DimensionInfo
{
    Dimension id;
    std::string_view name;        ///< 'head-size': of axes, of the flag '--head-size', in JSON
    std::string_view title;       ///< marked: 'Head size', of a knob or a column
    std::string_view noun;        ///< marked: 'head size', within a sentence and of an axis of a chart
    std::string_view valueText;   ///< marked: 'head size %1', of a value
    std::string_view explanation; ///< marked: what it is, for tooltips and --help
    std::int64_t least, most;     ///< values outside are refused
    std::int64_t usualMost;       ///< where sliders end; larger values are typed
    DimensionSteps steps;
    std::int64_t (*of)(const OperationSetup&);
    void (*set)(OperationSetup&, std::int64_t);
    std::span<const DimensionPreset> presets;
    std::span<const DimensionRange> ranges; ///< never empty; the first is the usual one
};

const DimensionInfo& dimensionInfo(Dimension dimension);
inline std::string_view dimensionName(Dimension dimension) { return dimensionInfo(dimension).name; }
std::optional<Dimension> parseDimension(std::string_view name);
std::span<const Dimension> allDimensions();

/// What the size of an operation is made of, in the order in which it is written.
std::span<const Dimension> dimensionsOf(Operation operation);
/// What a sweep of it can be over: its dimensions, and of a tensor the number of elements.
std::span<const Dimension> sweepDimensions(Operation operation);
bool hasDimension(Operation operation, Dimension dimension);
/// Whether the value follows from other dimensions, so that it is no knob and no axis beside another one.
inline bool isDerived(Dimension dimension) { return dimension == Dimension::Elements; }
inline std::int64_t valueOf(const OperationSetup& setup, Dimension dimension)
{
    return dimensionInfo(dimension).of(setup);
}
/// 'head size 128', 'm = 64'.
Message dimensionValue(Dimension dimension, std::int64_t value);
/// 'm, k and n': the names of what a sweep of the operation can be over, for messages and --help.
std::string dimensionNames(Operation operation);
/// Range and step of every dimension; the error names the dimension and what it may be.
Result<void> validateDimensions(const OperationSetup& setup);
/// '4096×8192' of a tensor, sizeText() of the others: what tables and messages call a point of a sweep.
std::string pointText(const OperationSetup& setup);

} // namespace qs
