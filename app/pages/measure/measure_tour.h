// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_module.h"

namespace qs {

class ScopePage;

/// From the setup to the findings, on the page Scope.
QVector<TourStep> measureTour(ScopePage& scope, QWidget& setup, const WindowParts& window);

} // namespace qs
