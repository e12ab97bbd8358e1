// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/device_buffers.h"
#include "gpu/models/classifier/graph.h"
#include "gpu/models/classifier/program.h"

#include <algorithm>
#include <numeric>

namespace qs {

double ItemScores::meanLoss() const
{
    return loss.empty() ? 0 : std::accumulate(loss.begin(), loss.end(), 0.0) / static_cast<double>(loss.size());
}

std::int64_t ItemScores::correctCount() const { return std::count(correct.begin(), correct.end(), std::uint8_t{1}); }

Result<DeviceSet> uploadSet(TensorMachine& machine, const ClassifierConfig& config, std::span<const float> features,
                            std::span<const std::int32_t> labels)
{
    if (labels.empty()) return Error{ErrorCode::Usage, Message::tr("The data set contains no items."), {}};
    if (features.size() != labels.size() * static_cast<std::size_t>(config.features()))
        return Error{ErrorCode::Usage,
                     Message::tr("The model requires %1 features per item, but %2 items have %3 in total.")
                         .arg(config.features(), labels.size(), features.size()),
                     Message::tr("Use data of the size that the model was trained on.")};
    const auto bad =
        std::ranges::find_if(labels, [&](std::int32_t label) { return label < 0 || label >= config.classes; });
    if (bad != labels.end())
        return Error{ErrorCode::Usage,
                     Message::tr("Item %1 has label %2, but the model has %3 classes.")
                         .arg(bad - labels.begin(), *bad, config.classes),
                     Message::tr("Use data with the classes that the model was trained on.")};
    DeviceSet set;
    set.count = static_cast<std::int64_t>(labels.size());
    const auto averaged = config.cell > 1 ? averagedCells(features, config) : std::vector<float>{};
    const auto inputs = config.cell > 1 ? std::span<const float>(averaged) : features;
    for (const auto& [buffer, bytes] :
         {std::pair{&set.features, std::as_bytes(inputs)}, std::pair{&set.labels, std::as_bytes(labels)}}) {
        auto place = machine.allocate(static_cast<std::int64_t>(bytes.size()));
        auto sent = place ? machine.upload({*place, 0, 0}, bytes) : Result<void>(place.error());
        if (place) *buffer = *place;
        if (!sent) {
            releaseSet(machine, set);
            return sent.error();
        }
    }
    return set;
}

void releaseSet(TensorMachine& machine, const DeviceSet& set)
{
    for (const std::int32_t buffer : {set.features, set.labels})
        if (buffer >= 0) machine.release(buffer);
}

Result<ItemScores> evaluate(TensorMachine& machine, ClassifierProgram& program, const DeviceSet& set,
                            std::stop_token stop)
{
    DeviceBuffers buffers(machine);
    const TensorPlace loss = buffers.words(set.count), correct = buffers.words(set.count);
    if (auto fine = buffers.result(); !fine) return fine.error();
    const ClassifierConfig& config = program.config();
    for (std::int64_t first = 0; first < set.count; first += program.rows()) {
        if (stop.stop_requested()) return stoppedError();
        const std::int64_t rows = std::min(program.rows(), set.count - first);
        auto ops = program.forward({set.features, 0, 4 * first * config.inputs()}, rows);
        if (!ops) return ops.error();
        ops->push_back(tensorOp(TensorOpKind::CrossEntropy, {program.logits(), {set.labels, 0, 4 * first}},
                                {after(loss, first), after(correct, first)}, {rows, config.classes}));
        if (auto ran = machine.run(*ops); !ran) return ran.error();
    }
    ItemScores scores;
    scores.loss.resize(static_cast<std::size_t>(set.count));
    std::vector<std::int32_t> flags(scores.loss.size());
    if (auto got = machine.download(loss, std::as_writable_bytes(std::span(scores.loss))); !got) return got.error();
    if (auto got = machine.download(correct, std::as_writable_bytes(std::span(flags))); !got) return got.error();
    scores.correct.assign(flags.begin(), flags.end());
    return scores;
}

} // namespace qs
