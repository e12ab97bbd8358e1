// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "widgets/panels/slide.h"
#include "widgets/style/theme.h"

#include <QString>
#include <QVector>

namespace qs {

/// Slides as PDF: 16:9, one page a slide, drawn as vectors with the fonts embedded. Empty where they could not be drawn.
QByteArray slidesPdf(const QVector<Slide>& slides, const Theme& theme);
/// The same into a file, whole or not at all.
Result<void> exportSlidesPdf(const QVector<Slide>& slides, const QString& path, const Theme& theme = Theme::light());

} // namespace qs
