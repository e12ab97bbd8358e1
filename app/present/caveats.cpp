// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/caveats.h"

#include "app/present/slide_texts.h"
#include "app/session/recorded.h"
#include "gpu/report/session/caveats.h"
#include "widgets/language/message_text.h"

namespace qs {

QStringList caveatLines(const SessionData& session)
{
    QStringList lines;
    if (isRecorded(session))
        lines << Slides::tr("Recorded on %1, %2: nothing is being measured now.")
                     .arg(recordedDevice(session), recordedDate(session));
    for (const Message& sentence : caveats(sessionParts(session), session.baseline.toStdString()))
        lines << messageText(sentence);
    return lines;
}

} // namespace qs
