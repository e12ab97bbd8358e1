// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <QString>

namespace qs {

/// A text that is made without Qt, in the language of the window: translated from the catalogues, with the plural form
/// of its count and with numbers as views show them. What is not translated stays in English.
QString messageText(const Message& message);
/// Message and hint.
QString messageText(const Error& error);
/// The same for a literal that Message::mark() marked.
QString markedText(std::string_view source);

} // namespace qs
