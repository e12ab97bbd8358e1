// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_pass.h"
#include "app/export/slide_pages.h"
#include "gpu/core/error.h"
#include "widgets/style/theme.h"

#include <QByteArray>
#include <QString>
#include <QVector>

namespace qs {

/// Slides as PDF: 16:9, one page a slide, drawn as vectors with the fonts embedded. Interrupted where the pass was
/// cancelled.
Result<QByteArray> slidesPdf(const SlidePages& pages, const Theme& theme, ExportPass& pass);
/// The same into a file, whole or not at all.
Result<void> exportSlidesPdf(const SlidePages& pages, const QString& path, const Theme& theme, ExportPass& pass);
/// Empty where they could not be drawn.
QByteArray slidesPdf(const QVector<Slide>& slides, const Theme& theme);
Result<void> exportSlidesPdf(const QVector<Slide>& slides, const QString& path, const Theme& theme = Theme::light());

} // namespace qs
