// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;

namespace qs {

class PageList;

/// Offers what can be done first, with a button each, where pages say that there is nothing on them yet.
void offerFirstSteps(const PageList& pages, const QList<QAction*>& actions);

} // namespace qs
