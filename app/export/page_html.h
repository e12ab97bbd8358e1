// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_pass.h"
#include "app/export/slide_pages.h"
#include "gpu/core/error.h"

#include <QString>
#include <QVector>

namespace qs {

/// Slides as one HTML page that needs nothing beside it: charts as SVG, styles, script and fonts inside, no request to
/// anywhere. Light or dark as the reader's system is; arrow keys turn the pages; every chart has its text alternative,
/// and its values as a table below. The text is well-formed XML as well. Numbers of the tables in the C locale.
/// Interrupted where the pass was cancelled.
Result<QString> slidesHtml(const SlidePages& pages, ExportPass& pass);
/// The same into a file, whole or not at all.
Result<void> exportSlidesHtml(const SlidePages& pages, const QString& path, ExportPass& pass);
/// On the thread of the charts, without a pause.
QString slidesHtml(const QVector<Slide>& slides);
Result<void> exportSlidesHtml(const QVector<Slide>& slides, const QString& path);

} // namespace qs
