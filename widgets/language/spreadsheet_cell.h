// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/csv.h"
#include "widgets/language/isolates.h"
#include "widgets/language/qt_text.h"

namespace qs {

/// A text of the window as a cell of a spreadsheet, which does not run it; see spreadsheetText().
inline QString spreadsheetCell(const QString& words)
{
    return text(spreadsheetText(withoutIsolates(words).toStdString()));
}

} // namespace qs
