// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/wire.h"
#include "gpu/results/run_result.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// A result's way between processes: its series of samples as raw little-endian floats, in pieces, and the rest as the
/// JSON of results.json without them.
using SendPiece = std::function<bool(nlohmann::ordered_json head, std::string_view payload)>;
/// Sends every series as {"series", "segment", "mode"} with its bytes; returns the JSON that follows them, empty where
/// sending failed.
std::string sendSeries(const RunResult& result, const SendPiece& send);

/// Puts the pieces together again.
class ResultPieces
{
public:
    static constexpr std::size_t kMaxBytes = std::size_t{8} << 30;
    /// `most`: bytes that the pieces may have together.
    explicit ResultPieces(std::size_t most = kMaxBytes) : m_most(most) {}
    bool empty() const { return m_series.empty(); }
    /// A message with "series". The error states what is wrong with it.
    Result<void> add(const nlohmann::json& head, std::string_view payload);
    /// The whole result; statistics and verdicts are computed anew from the samples, as when a file is opened. BadInput
    /// where pieces came that belong to no row of it.
    Result<RunResult> finish(std::string_view json);

private:
    std::map<std::string, std::vector<float>> m_series; ///< by 'segment/mode/name'
    std::size_t m_bytes = 0, m_most;
};

} // namespace qs
