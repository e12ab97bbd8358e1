// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/accuracy/workbench.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace qs {

struct TimingRequest
{
    std::int64_t batch = 256; ///< items a call; as many as the set has, where it has fewer
    int iterations = 100, warmup = 5;
    double seconds = 30; ///< no further rounds after so long, once there are kMinRounds
    static constexpr int kMinRounds = 12;
    std::uint64_t seed = 0; ///< of the order
    std::stop_token stop;
    std::function<void(double)> progress = nullptr; ///< may be empty
};

/// Times of whole forward passes in microseconds a call.
struct TimedChoices
{
    std::vector<std::vector<float>> us; ///< by choice; sample i of all was measured in the same round
    std::vector<float> control;         ///< the first choice once more in every round
};

/// Forward passes of several choices in interleaved rounds (RoundOrder): drift and neighbours reach all of them alike.
/// What a pass finds in the caches is what the choice before it left there. On a GPU a sample is a graph of as many
/// passes as make it well longer than the timer's floor, divided by their number. Interrupted with the complete rounds
/// so far in `result`.
Result<void> timeChoices(TensorMachine& machine, const DeviceSet& items, const std::vector<LayerChoice>& choices,
                         const TimingRequest& request, TimedChoices& result);

} // namespace qs
