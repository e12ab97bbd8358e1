// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/measure/audit/number.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// What a column of a published table holds, as far as its header states.
enum class ColumnRole : std::uint8_t {
    None,
    Mean,
    Std,
    Min,
    Max,
    Median,
    P95,
    P99,
    Count,
    Cv,
    Accuracy,
    PerElement,
    Elements,
    Tokens,
    Hidden
};

struct PublishedColumn
{
    std::string name; ///< header without emphasis
    ColumnRole role = ColumnRole::None;
    UnitName unit;                    ///< of the header; cells may have their own
    bool isRate = false;              ///< 'tok/s', 'GB/s', 'TFLOPS': more is better
    bool isDerived = false;           ///< 'Speedup', 'Size vs Baseline', 'Δ', …
    std::optional<double> percentile; ///< 'p99', 'median', 'max': 99, 50, 100
    std::set<std::string> words;      ///< of the header, lower case, without role, percentile, unit and filler words
    std::string phrase;               ///< ' output tokens ': the header in lower case, words apart, for hasPhrase()

    /// Whether the header has one of the phrases, which are separated by commas: 'output tokens,osl'.
    bool hasPhrase(std::string_view phrases) const;
};

struct PublishedRow
{
    std::string label; ///< first cell that is no figure
    std::size_t line = 0;
    std::vector<std::string> cells; ///< plain; as many as there are columns
    std::vector<std::optional<PrintedNumber>> numbers;
};

/// A table of a document.
struct PublishedTable
{
    int number = 0;       ///< from 1, in the order of the document
    std::size_t line = 0; ///< of its header, from 1
    std::size_t section = 0;
    std::string title; ///< nearest heading above
    std::vector<PublishedColumn> columns;
    std::vector<PublishedRow> rows;

    /// First column of the role; of several, the one that shares most words with `like`.
    std::optional<std::size_t> column(ColumnRole role, const std::set<std::string>& like = {}) const;
};

struct PublishedLine
{
    std::string_view text;
    std::size_t number = 0, section = 0;
    bool inTable = false;
};

/// A document as far as an audit looks at it. Refers to the text that it was read from.
struct PublishedText
{
    std::vector<PublishedLine> lines;
    std::vector<PublishedTable> tables;
};

enum class PublishedForm : std::uint8_t {
    Document, ///< Markdown or plain text with tables of bars, tabs, commas or aligned columns
    Csv       ///< one delimited table
};

/// Finds the tables of a document. BadInput for what is no text or larger than 32 MiB; at most 1000 tables of 10,000
/// rows.
Result<PublishedText> readPublished(std::string_view text, PublishedForm form);

/// '—', 'baseline', '1.0x', '±0%': the cell of a derived column that marks what the others are compared with.
bool isReferenceCell(const std::string& plain, const std::optional<PrintedNumber>& number);
/// Empty or a dash.
bool isBlankCell(const std::string& plain);
/// 'Average', 'Total', 'Geomean': the row says something of the other rows.
bool isSummaryLabel(std::string_view label);

} // namespace qs
