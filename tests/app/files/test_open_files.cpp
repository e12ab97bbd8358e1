// SPDX-License-Identifier: GPL-3.0-or-later
// Opening files of every kind: menu, program argument, drag and drop.
#include "tests/app/support/window_files.h"
#include "tests/app/support/window_test.h"

#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/session/session_file.h"
#include "tests/gui_test.h"
#include "widgets/setup/setup_panel.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>

using namespace qs;

class TestOpenFiles : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void everyKindOfFileCanBeOpenedFromTheMenu()
    {
        auto window = this->window();
        const QString tensor = m_dir.filePath(QStringLiteral("weights.npy"));
        writeTensor(tensor);
        const QString session = m_dir.filePath(QStringLiteral("kinds.quantoscope"));
        QVERIFY(saveSession(session, {}).ok());
        const auto open = [&](const QString& path) {
            QStringList filters;
            QTimer::singleShot(0, this, [&] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (!dialog) return;
                filters = dialog->nameFilters();
                dialog->selectFile(path);
                QMetaObject::invokeMethod(dialog, "accept");
            });
            action(*window, "actionOpen")->trigger();
            return filters.value(0);
        };
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        const QString first = open(tensor);
        for (const FileKindInfo& kind : fileKinds())
            for (const QString& ending : QString::fromLatin1(kind.endings).split(QLatin1Char(' ')))
                QVERIFY2(first.contains(ending), qPrintable(ending));
        QTRY_COMPARE(QString::fromStdString(child<SetupPanel>(*window, "setupPanel")->spec().input.path), tensor);
        QVERIFY2(child<MessageBar>(*window, "messageBar")->kind() != MessageBar::Kind::Error ||
                     !child<MessageBar>(*window, "messageBar")->isVisible(),
                 "an error");
        open(session);
        QTRY_COMPARE(window->files().path(), session);
    }

    /// The name does not matter where the content tells.
    void aFileIsWhatItHolds()
    {
        auto window = this->window();
        const QString tensor = m_dir.filePath(QStringLiteral("weights.bin"));
        writeTensor(tensor);
        window->openPath(tensor);
        QTRY_COMPARE(QString::fromStdString(child<SetupPanel>(*window, "setupPanel")->spec().input.path), tensor);
        const QString trace = m_dir.filePath(QStringLiteral("trace.txt"));
        QVERIFY(QFile::copy(QStringLiteral(QS_SOURCE_DIR "/tests/data/imports/torch_trace.json"), trace));
        window->openPath(trace);
        addPreviewed(*window);
        QTRY_COMPARE(window->store().runs().size(), 1);
        QVERIFY(window->store().runs().first().name.contains(QStringLiteral("PyTorch profiler")));
        QStringList recent;
        for (const QAction* action : child<QMenu>(*window, "recentMenu")->actions())
            recent << action->text();
        for (const char* name : {"weights.bin", "trace.txt"})
            QVERIFY2(!recent.filter(QLatin1String(name)).isEmpty(), qPrintable(recent.join(QLatin1Char(' '))));
        forget(*window);
    }

    void whatCannotBeReadIsSaidByName()
    {
        auto window = this->window();
        auto* messages = child<MessageBar>(*window, "messageBar");
        const QString model = m_dir.filePath(QStringLiteral("model.gguf"));
        QFile out(model);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("GGUF\3\0\0\0", 8);
        out.close();
        QVERIFY(dropFiles(*window, {model}));
        QTRY_VERIFY(messages->isVisible());
        QCOMPARE(messages->kind(), MessageBar::Kind::Error);
        QVERIFY2(messages->text().contains(QStringLiteral("is a GGUF model file")), qPrintable(messages->text()));
        const QString shown = messages->findChild<QLabel*>(QStringLiteral("messageText"))->text();
        for (const char* words : {"model.gguf", "Quantoscope opens", ".npy", ".jsonl"})
            QVERIFY2(shown.contains(QLatin1String(words)), qPrintable(shown));
    }
};

QS_TEST(TestOpenFiles)
#include "test_open_files.moc"
