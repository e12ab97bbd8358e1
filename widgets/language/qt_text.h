// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace qs {

/// UTF-8 of the standard library as Qt's text.
inline QString text(const std::string& utf8) { return QString::fromStdString(utf8); }
inline QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace qs
