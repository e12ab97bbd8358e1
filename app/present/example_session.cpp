// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/example_session.h"

#include "app/session/recorded.h"
#include "app/session/session_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

namespace qs {

namespace {

/// Context of the translations of this file.
struct ExampleSession
{
    Q_DECLARE_TR_FUNCTIONS(ExampleSession)
};

} // namespace

Result<SessionData> exampleSession(const QString& resource)
{
    // Sessions are read from files; what is built in becomes one for a moment.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("example.quantoscope"));
    QFile packed(resource), file(path);
    const QByteArray text = packed.open(QIODevice::ReadOnly) ? qUncompress(packed.readAll()) : QByteArray();
    const bool unpacked = !text.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    file.close();
    if (!unpacked)
        return Error{ErrorCode::Io, ExampleSession::tr("The example session could not be unpacked.").toStdString(),
                     ExampleSession::tr("Make room in the folder for temporary files.").toStdString()};
    return loadSession(path);
}

bool isExample(const SessionData& session) { return isRecorded(session); }

} // namespace qs
