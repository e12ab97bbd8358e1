// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/local_files.h"

#include "gpu/formats/io/atomic_file.h"
#include "widgets/language/message_text.h"

#include <QFile>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace qs {

bool hasEnding(const QString& path, std::initializer_list<const char*> endings)
{
    return std::any_of(endings.begin(), endings.end(), [&path](const char* ending) {
        return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    });
}

bool isTensorFile(const QString& path) { return hasEnding(path, {".npy", ".safetensors"}); }

QStringList localFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile()) files << url.toLocalFile();
    return files;
}

QString tensorFileOf(const QMimeData* data)
{
    const QStringList files = localFiles(data);
    const auto found = std::find_if(files.begin(), files.end(), isTensorFile);
    return found == files.end() ? QString() : *found;
}

QString writeFile(const QString& path, const QByteArray& bytes)
{
    const auto done = writeFileAtomically(QFile::encodeName(path).toStdString(),
                                          {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return done ? QString() : messageText(done.error());
}

} // namespace qs
