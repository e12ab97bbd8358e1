// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/language/view_number.h"

#include <algorithm>
#include <limits>

namespace qs {

/// What tr() takes to choose the plural of a count.
inline int pluralOf(qint64 count)
{
    return static_cast<int>(std::clamp<qint64>(count, 0, std::numeric_limits<int>::max()));
}

/// `words`, which tr() gave for pluralOf(count) and whose other places are still open, with the count as views show it.
inline QString counted(QString words, qint64 count)
{
    return count > 999 ? words.replace(QString::number(pluralOf(count)), viewCount(count)) : words;
}

} // namespace qs
