// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/readers.h"

namespace qs::fuzz {

namespace {

constexpr Reader kReaders[] = {{"session", readSessionFile, true}, {"journal", readJournalFile}};

} // namespace

std::span<const Reader> readers() { return kReaders; }

} // namespace qs::fuzz
