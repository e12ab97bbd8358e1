// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <initializer_list>

class QByteArray;
class QMimeData;

namespace qs {

/// Whether a path ends in one of these, in small letters or capitals: {".npy", ".safetensors"}.
bool hasEnding(const QString& path, std::initializer_list<const char*> endings);
/// Whether it is named as a file that tensors are read from.
bool isTensorFile(const QString& path);

/// What is dragged or dropped, as far as it is on this machine.
QStringList localFiles(const QMimeData* data);
/// The first of them that is a file of tensors; empty without one.
QString tensorFileOf(const QMimeData* data);

/// Writes all of a file or nothing, as writeFileAtomically() does. What went wrong, in words; empty: nothing.
QString writeFile(const QString& path, const QByteArray& bytes);

} // namespace qs
