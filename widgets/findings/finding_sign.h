// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/findings/finding.h"

class QPainter;
class QRectF;

namespace qs {

struct Theme;

/// Circle i, triangle !, square ×, circle with a check mark.
enum class FindingSign { Note, Warning, Error, Recommendation };

FindingSign signOf(const FindingGroup& group);
/// Shape and letter show what it is, colour only repeats it.
void paintSign(QPainter& painter, const QRectF& place, FindingSign sign, const Theme& theme);

} // namespace qs
