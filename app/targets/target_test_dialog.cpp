// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/target_test_dialog.h"

#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/icons.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace qs {
namespace {

using StepState = StepReport::State;

constexpr int kIconSize = 18;

QString stateWord(StepState state)
{
    switch (state) {
    case StepState::Running:
        return TargetTestDialog::tr("in progress");
    case StepState::Done:
        return TargetTestDialog::tr("passed");
    case StepState::Skipped:
        return TargetTestDialog::tr("skipped");
    case StepState::Failed:
        break;
    }
    return TargetTestDialog::tr("failed");
}

QIcon stateIcon(StepState state, const Theme& theme)
{
    switch (state) {
    case StepState::Running:
        return themedIcon(QStringLiteral("next"), theme, theme.accent);
    case StepState::Done:
        return themedIcon(QStringLiteral("check"), theme, theme.good);
    case StepState::Skipped:
        return themedIcon(QStringLiteral("minus"), theme, theme.faint);
    case StepState::Failed:
        break;
    }
    return themedIcon(QStringLiteral("error"), theme, theme.bad);
}

QLabel* stepLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText); // of a server
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

TargetTestDialog::TargetTestDialog(std::shared_ptr<TargetPlace> place, Target target, QWidget* parent)
    : QDialog(parent), m_place(std::move(place)), m_target(std::move(target)), m_summary(stepLabel(this))
{
    setObjectName(QStringLiteral("targetTestDialog"));
    setWindowTitle(tr("Test of %1").arg(text(m_target.name)));
    setAttribute(Qt::WA_DeleteOnClose);
    m_summary->setObjectName(QStringLiteral("testSummary"));
    auto* rows = new QWidget;
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(8, 6, 8, 6); // clear of the frame that shows the focus
    grid->setHorizontalSpacing(10);
    grid->setColumnStretch(2, 1);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        addRow(*grid, i);
    grid->setRowStretch(static_cast<int>(2 * m_rows.size()), 1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(rows);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_again = buttons->addButton(tr("Test &again"), QDialogButtonBox::ActionRole);
    m_stop = buttons->addButton(tr("&Stop"), QDialogButtonBox::ActionRole);
    auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    m_again->setObjectName(QStringLiteral("testAgain"));
    m_stop->setObjectName(QStringLiteral("testStop"));
    copy->setObjectName(QStringLiteral("testCopy"));
    copy->setToolTip(tr("Copy all steps to the clipboard as text"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(m_summary);
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_again, &QPushButton::clicked, this, &TargetTestDialog::start);
    connect(m_stop, &QPushButton::clicked, this, &TargetTestDialog::stop);
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(toText()); });
    resize(640, 480);
}

void TargetTestDialog::addRow(QGridLayout& grid, std::size_t index)
{
    Row& row = m_rows[index];
    const int at = static_cast<int>(2 * index);
    row.icon = new QLabel(grid.parentWidget());
    row.icon->setFixedSize(kIconSize, kIconSize);
    row.title = stepLabel(grid.parentWidget());
    row.title->setWordWrap(false);
    row.detail = stepLabel(grid.parentWidget());
    row.hint = stepLabel(grid.parentWidget());
    row.title->setText(messageText(targetStepTitle(kTargetSteps[index])));
    row.detail->setObjectName(QStringLiteral("step-") +
                              QString::fromLatin1(targetStepName(kTargetSteps[index]).data()));
    row.hint->hide();
    grid.addWidget(row.icon, at, 0, Qt::AlignTop);
    grid.addWidget(row.title, at, 1);
    grid.addWidget(row.detail, at, 2);
    grid.addWidget(row.hint, at + 1, 2);
}

void TargetTestDialog::start()
{
    if (m_running) return;
    for (Row& row : m_rows) {
        row.known = false;
        row.report = {};
        paint(row);
    }
    setRunning(true);
    m_summary->setText(tr("Testing %1 …").arg(text(m_target.where())));
    const int attempt = ++m_attempt;
    const StepSink sink = [this, attempt, slot = m_box.slot()](const StepReport& report) {
        slot->post([this, attempt, report] {
            if (attempt == m_attempt) showStep(report);
        });
    };
    m_task.request(
        [place = m_place, target = m_target, sink](std::stop_token stop) {
            const auto connection = place->hub().connection(target);
            auto devices = checkTarget(*connection, std::move(stop), sink);
            place->hub().noteAgreed(*connection);
            return devices;
        },
        [this, attempt](Result<std::vector<DeviceListing>> devices) {
            if (attempt == m_attempt) end(devices);
        });
}

void TargetTestDialog::stop()
{
    if (!m_running) return;
    m_task.cancel();
    ++m_attempt;
    setRunning(false);
    for (Row& row : m_rows) {
        if (row.known && row.report.state == StepState::Running) row.known = false;
        paint(row);
    }
    m_summary->setText(tr("The test was stopped."));
    emit ended(false);
}

void TargetTestDialog::setRunning(bool running)
{
    m_running = running;
    m_again->setEnabled(!running);
    m_stop->setEnabled(running);
}

void TargetTestDialog::showStep(const StepReport& report)
{
    Row& row = m_rows[static_cast<std::size_t>(report.step)];
    row.report = report;
    row.known = true;
    paint(row);
}

void TargetTestDialog::paint(Row& row)
{
    const Theme theme = Theme::fromPalette(palette());
    row.icon->setPixmap(row.known ? stateIcon(row.report.state, theme).pixmap(kIconSize) : QPixmap());
    row.icon->setAccessibleName(row.known ? stateWord(row.report.state) : tr("pending"));
    row.icon->setToolTip(row.icon->accessibleName());
    row.title->setEnabled(row.known && row.report.state != StepState::Skipped);
    const QString detail = row.known ? messageText(row.report.detail) : QString();
    row.detail->setText(
        detail.isEmpty() && row.known && row.report.state != StepState::Done ? stateWord(row.report.state) : detail);
    const QString hint = row.known ? messageText(row.report.hint) : QString();
    row.hint->setText(hint);
    row.hint->setVisible(!hint.isEmpty());
}

void TargetTestDialog::end(const Result<std::vector<DeviceListing>>& devices)
{
    setRunning(false);
    if (devices)
        m_summary->setText(tr("%1 is ready: %n device(s).", nullptr,
                              static_cast<int>(std::ranges::count_if(*devices, &DeviceListing::available)))
                               .arg(text(m_target.name)));
    else
        m_summary->setText(tr("The test failed: %1").arg(failedStep(messageText(devices.error().message))));
    emit ended(static_cast<bool>(devices));
}

/// Its title, since its row reports why; `reason` where no row does.
QString TargetTestDialog::failedStep(const QString& reason) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].known && m_rows[i].report.state == StepState::Failed)
            return messageText(targetStepTitle(kTargetSteps[i]));
    return reason;
}

QString TargetTestDialog::toText() const
{
    QStringList lines{tr("Test of %1 (%2)").arg(text(m_target.name), text(m_target.where()))};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        QString line = messageText(targetStepTitle(kTargetSteps[i])) + QStringLiteral(": ") +
                       (row.known ? stateWord(row.report.state) : tr("pending"));
        for (const Message& words : {row.report.detail, row.report.hint})
            if (row.known && !words.empty()) line += QStringLiteral("\n    ") + messageText(words);
        lines << line;
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void TargetTestDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        for (Row& row : m_rows)
            paint(row);
}

} // namespace qs
