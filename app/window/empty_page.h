// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace qs {

/// What a page shows before there is anything on it: a title, and words that say what to do. `name` is the words' object name.
QWidget* makeEmptyPage(const QString& title, const QString& words, const QString& name);

} // namespace qs
