// SPDX-License-Identifier: GPL-3.0-or-later
// Which runs and parts go into a report, where it is written, and what is offered afterwards.
#include "tests/app/support/present_example.h"
#include "tests/app/support/window_test.h"

#include "app/files/report_dialog.h"
#include "tests/gui_test.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QUrl>

using namespace qs;

/// Takes the place of the desktop.
class Desktop : public QObject
{
    Q_OBJECT

public:
    Desktop() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~Desktop() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    QStringList opened;

public slots:
    void open(const QUrl& url) { opened << url.toLocalFile(); }
};

class TestReportDialog : public WindowTest
{
    Q_OBJECT

    QString folder() { return m_dir.filePath(QStringLiteral("out")); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void itProposesAFolderAndRemembersWhatIsChosen()
    {
        const SessionData session = presentSession();
        Settings settings(m_dir.filePath(QStringLiteral("a.ini")));
        settings.lastFolder.set(m_dir.path());
        {
            ReportDialog dialog(session.runs, settings);
            const ReportChoice proposed = dialog.choice();
            QCOMPARE(proposed.folder, m_dir.filePath(QStringLiteral("quantoscope-report")));
            QVERIFY(proposed.leftOut.isEmpty() && proposed.content == ReportContent());
            QVERIFY(child<QPushButton>(dialog, "reportExport")->isEnabled());
            child<QListWidget>(dialog, "reportRuns")->item(1)->setCheckState(Qt::Unchecked);
            child<QCheckBox>(dialog, "report-samples")->setChecked(false);
            dialog.accept();
        }
        QVERIFY(QDir(m_dir.path()).mkdir(QStringLiteral("quantoscope-report")));
        ReportDialog dialog(session.runs, settings);
        const ReportChoice again = dialog.choice();
        QCOMPARE(again.leftOut, QStringList{QStringLiteral("2")});
        QVERIFY(!again.content.samples && again.content.charts && again.content.page);
        QCOMPARE(again.folder, m_dir.filePath(QStringLiteral("quantoscope-report-2"))); // the first is there
    }

    void whatCannotBeExportedSaysWhy()
    {
        const SessionData session = presentSession();
        Settings settings(m_dir.filePath(QStringLiteral("b.ini")));
        settings.lastFolder.set(m_dir.path());
        ReportDialog dialog(session.runs, settings);
        auto* go = child<QPushButton>(dialog, "reportExport");
        auto* say = child<QLabel>(dialog, "reportSay");
        auto* where = child<QLineEdit>(dialog, "reportFolder");
        QTest::mouseClick(child<QPushButton>(dialog, "reportNone"), Qt::LeftButton);
        QVERIFY(!go->isEnabled() && say->text().contains(QStringLiteral("at least one run")));
        QTest::mouseClick(child<QPushButton>(dialog, "reportAll"), Qt::LeftButton);
        QVERIFY(go->isEnabled());
        for (const char* bad : {"", "relative/folder"}) {
            where->setText(QLatin1String(bad));
            QVERIFY2(!go->isEnabled() && say->text().contains(QStringLiteral("full path")), bad);
        }
        QFile file(m_dir.filePath(QStringLiteral("a file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        where->setText(file.fileName());
        QVERIFY(!go->isEnabled() && say->text().contains(QStringLiteral("This is a file")));
        QVERIFY(QDir().mkpath(folder()));
        QFile report(folder() + QStringLiteral("/report.md"));
        QVERIFY(report.open(QIODevice::WriteOnly));
        where->setText(folder());
        QVERIFY(go->isEnabled() && say->text().contains(QStringLiteral("is replaced")));
        QVERIFY(go->text().contains(QStringLiteral("Replace")));
    }

    void theWindowExportsTheChoiceAndOffersToOpenIt()
    {
        auto window = this->window();
        window->store().reset(presentSession());
        auto* messages = child<MessageBar>(*window, "messageBar");
        messages->showMessage(MessageBar::Kind::Error, QStringLiteral("Something else failed before."));
        ReportChoice choice{folder(), {QStringLiteral("1"), QStringLiteral("3")}, {}};
        choice.content.charts = false;
        QVERIFY(exported(*window, [&] { window->files().exportTo(choice); }));
        QFile report(folder() + QStringLiteral("/report.md"));
        QVERIFY(report.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(report.readAll());
        QVERIFY(text.contains(QStringLiteral("## Sizes")) && !text.contains(QStringLiteral("What accuracy costs")));
        QVERIFY(!QFileInfo::exists(folder() + QStringLiteral("/artifacts")));
        QVERIFY(!messages->text().contains(QStringLiteral("failed before"))); // the success took its place
        Desktop desktop;
        child<QToolButton>(*messages, "messageAction")->click();
        child<QToolButton>(*messages, "messageSecondAction")->click();
        QCOMPARE(desktop.opened, (QStringList{folder() + QStringLiteral("/report.html"), folder()}));
        QVERIFY(messages->findChild<QTimer*>(QStringLiteral("messageLeaving"))->isActive());
        messages->showMessage(MessageBar::Kind::Error, QStringLiteral("Not saved."));
        QVERIFY(!child<QToolButton>(*messages, "messageSecondAction")->isVisible());
        forget(*window);
    }
};

QS_TEST(TestReportDialog)
#include "test_report_dialog.moc"
