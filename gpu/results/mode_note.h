// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <string>

namespace qs {

/// A note on one mode or variant of a run: its name, and a sentence.
inline Message modeNote(const std::string& mode, const Message& sentence)
{
    return Message::tr("%1: %2").arg(mode, sentence);
}

/// Whether a note was made of those two, which are its arguments then.
inline bool isModeNote(const Message& note)
{
    return note.arguments.size() == 2 && note.source == modeNote({}, {}).source;
}

} // namespace qs
