// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_module.h"

namespace qs {

class ComparePage;

/// Start, Live and the knobs, on the page Scope; `replay` lets the recorded trace grow again.
QVector<TourStep> measureTour(QWidget& setup, QWidget& trace, const WindowActions& actions,
                              const std::function<void()>& replay);
/// The verdicts, on the page Compare.
TourStep compareTour(ComparePage& page);

} // namespace qs
