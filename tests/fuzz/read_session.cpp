// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions and the journals of runs.
#include "tests/fuzz/readers.h"

#include "app/session/session_file.h"
#include "gpu/recovery/journal_format.h"
#include "gpu/recovery/journal_read.h"

#include <QString>

namespace qs::fuzz {

void readSessionFile(Bytes bytes, const Scratch& scratch)
{
    const auto session = loadSession(QString::fromStdString(scratch.file("x.quantoscope", bytes).native()));
    if (!session) return;
    const auto path = QString::fromStdString((scratch.folder() / "again.quantoscope").native());
    require(saveSession(path, *session).ok(), "A session that was read cannot be saved");
    const auto again = loadSession(path);
    require(again.ok(),
            "A session that was saved cannot be read: " + (again ? std::string() : again.error().message.english()));
    require(again->runs.size() == session->runs.size() && again->baseline == session->baseline,
            "A session lost something on its way through a file");
}

/// The input as the only part of run 1; records whose checksums a fuzzer cannot hit get theirs.
void readJournalFile(Bytes bytes, const Scratch& scratch)
{
    const auto check = [&](std::string_view text) {
        scratch.file(journal::partName(1, 1).c_str(), std::as_bytes(std::span(text)));
        if (const auto run = readJournal(scratch.folder(), 1))
            require(run->samples >= 0 && run->tornBytes <= text.size(), "A journal has other bytes than its file");
    };
    const std::string_view text = textOf(bytes);
    check(text);
    std::string mended(journal::kMagic);
    for (std::size_t at = mended.size(); at + journal::kHeadBytes <= text.size();) {
        const std::size_t length =
            std::min<std::size_t>(journal::getU32(text.data() + at + 4), text.size() - at - journal::kHeadBytes);
        mended += journal::record(static_cast<journal::Kind>(journal::getU32(text.data() + at)),
                                  text.substr(at + journal::kHeadBytes, length));
        at += journal::kHeadBytes + length;
    }
    check(mended);
}

} // namespace qs::fuzz
