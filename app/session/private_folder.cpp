// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/private_folder.h"

#include "app/session/native_path.h"
#include "gpu/formats/io/atomic_file.h"

#include <QFile>

namespace qs {

Result<void> ensurePrivateFolder(const QString& path)
{
    auto made = ensureDirectory(nativePath(path));
    // A file system without permissions has none to give away.
    if (made) QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return made;
}

void makePrivate(const QString& file) { QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner); }

} // namespace qs
