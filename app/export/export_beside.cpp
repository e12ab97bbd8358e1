// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_beside.h"

#include "widgets/controls/form_rows.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>
#include <mutex>

namespace qs {

namespace {

constexpr std::chrono::milliseconds kMoment{300}; ///< what is done by then needs no dialog

} // namespace

/// Tells the window how far an export is, and the export whether the window still wants it.
class WindowPass : public ExportPass
{
public:
    using Told = std::function<void(int done, int all)>;

    /// `told`: who hears of the progress, on the thread of `home`.
    WindowPass(QObject& home, Told told) : m_home(&home), m_told(std::move(told)) {}

    bool goesOn() const override
    {
        const std::lock_guard lock(m_mutex);
        return m_home != nullptr;
    }
    void progress(int done, int all) override
    {
        const std::lock_guard lock(m_mutex);
        if (m_home) QMetaObject::invokeMethod(m_home, [this, done, all] { m_told(done, all); }, Qt::QueuedConnection);
    }
    void cancel()
    {
        const std::lock_guard lock(m_mutex);
        m_home = nullptr;
    }

private:
    mutable std::mutex m_mutex;
    QObject* m_home; ///< null: cancelled, or gone
    Told m_told;
};

/// What goes on, how far it is, and a way to end it.
class ExportDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(ExportDialog)

public:
    ExportDialog(QWidget& window, const QString& what, WindowPass& pass)
        : QDialog(&window), m_bar(new QProgressBar(this)),
          m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)), m_pass(pass)
    {
        setObjectName(QStringLiteral("exportDialog"));
        setWindowTitle(what);
        setWindowModality(Qt::WindowModal);
        auto* label = new QLabel(what, this);
        m_bar->setAccessibleName(what);
        m_bar->setMinimumWidth(360);
        auto* column = new QVBoxLayout(this);
        addAll(column, {label, m_bar, m_buttons});
        m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
        connect(m_buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    }
    void setProgress(int done, int all)
    {
        m_bar->setRange(0, all);
        m_bar->setValue(done);
    }
    /// Stays until the export has ended, which clears up after itself.
    void reject() override
    {
        m_pass.cancel();
        setProgress(0, 0);
        m_buttons->setEnabled(false);
    }

private:
    QProgressBar* m_bar;
    QDialogButtonBox* m_buttons;
    WindowPass& m_pass;
};

ExportBeside::ExportBeside(QWidget& window, const QString& what)
    : QObject(&window), m_window(window), m_what(what),
      m_pass(std::make_shared<WindowPass>(*this, [this](int done, int all) {
          m_done = done;
          m_all = all;
          if (m_dialog) m_dialog->setProgress(done, all);
      }))
{
    QTimer::singleShot(kMoment, this, &ExportBeside::showDialog);
}

ExportBeside::~ExportBeside()
{
    m_pass->cancel();
    delete m_dialog;
}

Error ExportBeside::busyError()
{
    return {ErrorCode::Usage, Message::tr("Another export is in progress."),
            Message::tr("Wait until it has ended, or cancel it.")};
}

std::shared_ptr<ExportPass> ExportBeside::pass() const { return m_pass; }

bool ExportBeside::isBusy(const QWidget& window)
{
    return window.findChild<ExportBeside*>(QString(), Qt::FindDirectChildrenOnly) != nullptr;
}

void ExportBeside::showDialog()
{
    m_dialog = new ExportDialog(m_window, m_what, *m_pass);
    m_dialog->setProgress(m_done, m_all);
    m_dialog->show();
}

} // namespace qs
