// SPDX-License-Identifier: GPL-3.0-or-later
// Reading, saving and exporting in a window, awaited to their end.
#pragma once

#include "app/export/export_beside.h"
#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/shell/main_window.h"
#include "tests/sanitized.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>
#include <QUrl>

#include <memory>
#include <optional>

namespace qs {

/// Whether a command that saves has done so.
template <typename Command> bool saved(Command command)
{
    const auto answer = std::make_shared<std::optional<bool>>();
    command([answer](bool done) { *answer = done; });
    return QTest::qWaitFor([&] { return answer->has_value(); }, kPatience * 30'000) && **answer;
}
inline bool save(MainWindow& window)
{
    return saved([&](const FileCommands::Saved& then) { window.files().save(then); });
}
inline bool saveTo(MainWindow& window, const QString& file)
{
    return saved([&](const FileCommands::Saved& then) { window.files().saveTo(file, then); });
}
/// A .npy file of 3×32 float values.
inline void writeTensor(const QString& file)
{
    QByteArray header("{'descr': '<f4', 'fortran_order': False, 'shape': (3, 32), }");
    header = header.leftJustified(117, ' ') + '\n';
    QByteArray bytes("\x93NUMPY\x01\x00", 8);
    bytes += char(header.size());
    bytes += '\0';
    bytes += header;
    for (int i = 0; i < 96; ++i) {
        const float value = static_cast<float>(i - 40) * 0.25f;
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
    out.close();
}
/// Whether files that are dropped on a window are taken.
inline bool dropFiles(MainWindow& window, const QStringList& files)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files)
        urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent drop(QPointF(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
    return enter.isAccepted() && drop.isAccepted();
}
/// Until no session is read or written.
inline bool filesSettled(MainWindow& window)
{
    return QTest::qWaitFor([&] { return !window.files().isBusy(); }, kPatience * 30'000);
}
/// Whether an export that `begin` starts ended well.
template <typename Begin> bool exported(MainWindow& window, Begin begin)
{
    begin();
    return QTest::qWaitFor([&] { return !ExportBeside::isBusy(window); }, kPatience * 60'000) &&
           window.findChild<MessageBar*>()->kind() == MessageBar::Kind::Good;
}
inline bool exportTo(MainWindow& window, const QString& folder)
{
    return exported(window, [&] { window.files().exportTo(folder); });
}

} // namespace qs
