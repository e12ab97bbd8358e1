// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <filesystem>

namespace qs {

/// A path as the file system takes it, in the local 8-bit encoding.
inline std::filesystem::path nativePath(const QString& path) { return QFile::encodeName(path).toStdString(); }

} // namespace qs
