// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/data/labelled_data.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace qs {

inline constexpr int kCharacterSide = 28;
inline constexpr int kCharacterPixels = kCharacterSide * kCharacterSide;
inline constexpr int kCharacterClasses = 36; ///< 0 to 9, A to Z

/// Which stream of images a split draws from.
enum class DataSplit { Train, Calibration, Test };

/// "0" to "9", "A" to "Z".
std::string characterName(int classIndex);
/// The seed of a split's images: no two splits of one seed share it.
std::uint64_t splitSeed(std::uint64_t seed, DataSplit split);
/// Class of image `index` of the stream `seed`: every run of `classes` images that begins at a multiple of
/// `classes` has each class once, in an order of its own.
int drawnLabel(int classes, std::uint64_t seed, std::uint64_t index);
/// Draws a handwritten character: grey, row major, 0 (paper) to 1 (ink). A function of its arguments alone,
/// the same on every machine. Class 0 to kCharacterClasses − 1.
void drawCharacter(int classIndex, std::uint64_t seed, std::uint64_t index, float out[kCharacterPixels]);
/// Three splits of drawn characters as loadLabelledData gives them; request.path is not looked at.
Result<LabelledData> drawLabelledData(const DataRequest& request, std::stop_token stop,
                                      const std::function<void(double)>& progress);

} // namespace qs
