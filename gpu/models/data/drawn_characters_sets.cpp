// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/data/drawn_characters.h"

#include "gpu/core/parallel.h"
#include "gpu/models/data/preparation.h"

#include <atomic>

namespace qs {

namespace {

constexpr std::int64_t kGrain = 128;                                            // images between two looks at `stop`
constexpr std::int64_t kMaxImages = (std::int64_t{1} << 30) / kCharacterPixels; // 4 GiB of features

/// Counts what is drawn over all splits; reports it from the calling thread alone.
struct Drawing
{
    std::int64_t total = 0;
    std::atomic<std::int64_t> done{0};
    std::stop_token stop;
    const std::function<void(double)>& progress;
};

void drawSet(LabelledSet& set, std::int64_t count, int classes, std::uint64_t seed, Drawing& drawing)
{
    set.labels.resize(static_cast<std::size_t>(count));
    set.features.resize(static_cast<std::size_t>(count * kCharacterPixels));
    parallelFor(count, kGrain, [&](std::int64_t first, std::int64_t last, int worker) {
        if (drawing.stop.stop_requested()) return;
        for (std::int64_t i = first; i < last; ++i) {
            const auto index = static_cast<std::uint64_t>(i);
            set.labels[static_cast<std::size_t>(i)] = drawnLabel(classes, seed, index);
            drawCharacter(set.labels[static_cast<std::size_t>(i)], seed, index,
                          set.features.data() + i * kCharacterPixels);
        }
        const std::int64_t done = drawing.done += last - first;
        if (worker == 0 && drawing.progress)
            drawing.progress(0.95 * static_cast<double>(done) / static_cast<double>(drawing.total));
    });
}

} // namespace

Result<LabelledData> drawLabelledData(const DataRequest& request, std::stop_token stop,
                                      const std::function<void(double)>& progress)
{
    if (request.classes != 10 && request.classes != kCharacterClasses)
        return Error{ErrorCode::Usage,
                     Message::tr("Generated characters have 10 or 36 classes, not %1.").arg(request.classes),
                     Message::tr("Choose 10 (digits) or 36 (digits and letters).")};
    if (auto fit = checkSplitCounts(request); !fit) return fit.error();
    Drawing drawing{request.trainCount + request.calibrationCount + request.testCount, {0}, stop, progress};
    if (drawing.total > kMaxImages)
        return Error{ErrorCode::Usage, Message::tr("%1 images require more than 4 GiB (the limit).").arg(drawing.total),
                     Message::tr("Use at most %1.").arg(kMaxImages)};
    LabelledData data;
    data.height = data.width = kCharacterSide;
    for (int c = 0; c < request.classes; ++c)
        data.classNames.push_back(characterName(c));
    data.description = Message::tr("generated characters, %1 classes, seed %2").arg(request.classes, request.seed);
    drawSet(data.train, request.trainCount, request.classes, splitSeed(request.seed, DataSplit::Train), drawing);
    drawSet(data.calibration, request.calibrationCount, request.classes,
            splitSeed(request.seed, DataSplit::Calibration), drawing);
    drawSet(data.test, request.testCount, request.classes, splitSeed(request.seed, DataSplit::Test), drawing);
    if (stop.stop_requested())
        return Error{ErrorCode::Interrupted, Message::tr("Generating the data was stopped."), {}};
    if (auto done = standardizeImages(data); !done) return done.error();
    if (progress) progress(1);
    return data;
}

} // namespace qs
