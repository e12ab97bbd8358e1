// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/setup_form.h"

#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"

#include <QDragEnterEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace qs {

namespace {
constexpr int kMaxShownSeed = std::numeric_limits<int>::max();
} // namespace

void SetupForm::Row::setVisible(bool visible) const
{
    if (label) label->setVisible(visible);
    control->setVisible(visible);
}

SetupForm::SetupForm(const QString& prefix, QWidget* parent) : QWidget(parent), m_prefix(prefix)
{
    setObjectName(prefix + QStringLiteral("SetupPanel"));
    setAcceptDrops(true);
}

void SetupForm::build(std::initializer_list<Section> sections, const QString& runText)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(10);
    for (const auto& [title, section] : sections) {
        m_folds.append(new CollapsibleSection(title, section));
        column->addWidget(m_folds.back());
        connect(m_folds.back(), &CollapsibleSection::expandedChanged, this, [this] { refresh(); });
    }
    column->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(m_prefix + QStringLiteral("SetupScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false); // the panel's own colour, not that of a field
    content->setAutoFillBackground(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(scroll, 1);
    all->addWidget(makeFooter(runText));
    setMinimumWidth(280);
    for (const QKeySequence& keys : {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)})
        connect(new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
                this, &SetupForm::run);
}

QWidget* SetupForm::makeFooter(const QString& runText)
{
    auto* footer = new QWidget(this);
    auto* box = new QVBoxLayout(footer);
    box->setContentsMargins(12, 8, 12, 10);
    box->setSpacing(6);
    m_estimate = new InlineMessage(footer);
    describe(m_estimate, m_prefix + QStringLiteral("EstimateLabel"), tr("Estimate of the study"),
             tr("What the study does, and about how long it takes"));
    m_run = new QPushButton(runText, footer);
    m_run->setAutoDefault(false);
    m_run->setProperty("role", "primary");
    describe(m_run, m_prefix + QStringLiteral("RunButton"), runText, QString());
    connect(m_run, &QPushButton::clicked, this, &SetupForm::run);
    box->addWidget(m_estimate);
    box->addWidget(m_run);
    return footer;
}

SetupForm::Row SetupForm::lastRow(QGridLayout* form, QWidget* control)
{
    return {qobject_cast<QLabel*>(form->itemAtPosition(form->rowCount() - 1, 0)->widget()), control};
}

CountSpinBox* SetupForm::addCount(QGridLayout* form, const QString& label, const char* name, int low, int high,
                                  const QString& toolTip)
{
    auto* box = new CountSpinBox(form->parentWidget());
    box->setLinear(true);
    box->setRange(low, high);
    QString accessible = label;
    describe(box, QLatin1String(name), accessible.remove(QLatin1Char('&')), toolTip);
    addRow(form, label, box);
    connect(box, &QSpinBox::valueChanged, this, [this] { edited(); });
    return box;
}

CountSpinBox* SetupForm::addSeed(QGridLayout* form, const QString& label, const char* name, const QString& toolTip)
{
    return addCount(form, label, name, 0, kMaxShownSeed, toolTip);
}

void SetupForm::showSeed(CountSpinBox& box, std::uint64_t seed)
{
    box.setValue(static_cast<int>(std::min<std::uint64_t>(seed, kMaxShownSeed)));
}

std::uint64_t SetupForm::seedOf(const CountSpinBox& box, std::uint64_t shown)
{
    const bool beyond = shown > static_cast<std::uint64_t>(kMaxShownSeed);
    return beyond && box.value() == kMaxShownSeed ? shown : static_cast<std::uint64_t>(box.pendingValue());
}

SetupForm::PathRow SetupForm::addPath(QGridLayout* form, const QString& label, const char* name,
                                      const QString& accessible, const QString& toolTip)
{
    PathRow path;
    auto* holder = new QWidget(form->parentWidget());
    auto* box = new QHBoxLayout(holder);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(4);
    path.edit = new QLineEdit(holder);
    describe(path.edit, QLatin1String(name), accessible, toolTip);
    path.browse = new QToolButton(holder);
    path.browse->setText(QStringLiteral("…"));
    path.browse->setFocusPolicy(Qt::StrongFocus);
    describe(path.browse, QLatin1String(name) + QStringLiteral("Browse"), tr("Choose: %1").arg(accessible), toolTip);
    box->addWidget(path.edit, 1);
    box->addWidget(path.browse);
    holder->setToolTip(toolTip);
    if (label.isEmpty()) {
        addWide(form, holder);
        path.row = {nullptr, holder};
        return path;
    }
    path.row = {addRow(form, label, holder), holder};
    path.row.label->setBuddy(path.edit);
    return path;
}

void SetupForm::setEstimate(const QString& text) { m_estimate->say(InlineMessage::Kind::Hint, text); }

void SetupForm::setRunEnabled(bool enabled, const QString& reason)
{
    m_runEnabled = enabled;
    m_runReason = reason;
    refresh();
}

void SetupForm::setModelError(const QString& error)
{
    m_modelError = error;
    refresh();
}

void SetupForm::setDataError(const QString& error)
{
    m_dataError = error;
    refresh();
}

void SetupForm::updateRun(const QStringList& wrong, const QString& toolTip)
{
    m_run->setEnabled(m_runEnabled && wrong.isEmpty());
    m_run->setToolTip(!wrong.isEmpty() ? wrong.join(QLatin1Char('\n')) : !m_runEnabled ? m_runReason : toolTip);
}

void SetupForm::run()
{
    if (m_run->isEnabled()) emit runRequested();
}

QString SetupForm::droppedPath(const QMimeData* data)
{
    for (const QUrl& url : data->urls())
        if (!url.toLocalFile().isEmpty()) return url.toLocalFile();
    return {};
}

void SetupForm::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedPath(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

} // namespace qs
