// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace qs {

/// A sentence of the laboratory, which knows no Qt and speaks English, in the language of the window: it is found
/// among lab_sentences.h, taken apart into what is said and the values in it, and put together again in
/// translation, with numbers as views show them. Several sentences in a row and 'name: sentence' are understood;
/// what is not known stays in English. In English the text comes back as it is.
QString labText(const QString& english);
QString labText(const std::string& english);
QString labText(std::string_view english);

/// The same for a line of several parts with commas between: 'SM 1980 MHz, 61 °C, not throttled'.
QString labLine(const std::string& english);

} // namespace qs
