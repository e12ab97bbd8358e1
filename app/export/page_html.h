// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "widgets/panels/slide.h"

#include <QString>
#include <QVector>

namespace qs {

/// Slides as one HTML page that needs nothing beside it: charts as SVG, styles, script and fonts inside, no request to anywhere. Light
/// or dark as the reader's system is; arrow keys turn the pages; every chart has its text alternative, and its values as a table below.
/// The text is well-formed XML as well. Numbers of the tables in the C locale.
QString slidesHtml(const QVector<Slide>& slides);
/// The same into a file, whole or not at all.
Result<void> exportSlidesHtml(const QVector<Slide>& slides, const QString& path);

} // namespace qs
