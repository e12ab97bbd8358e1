// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/study_form.h"

#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/local_files.h"

#include <QDragEnterEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace qs {

namespace {
constexpr int kMaxShownSeed = std::numeric_limits<int>::max();
} // namespace

void StudyForm::Row::setVisible(bool visible) const
{
    if (label) label->setVisible(visible);
    control->setVisible(visible);
}

StudyForm::StudyForm(const QString& prefix, QWidget* parent)
    : SetupForm({prefix + QStringLiteral("SetupPanel"), prefix + QStringLiteral("SetupScroll"),
                 prefix + QStringLiteral("EstimateLabel"), prefix + QStringLiteral("RunButton")},
                parent)
{}

void StudyForm::buildStudy(std::initializer_list<Section> sections)
{
    build(sections, tr("Run study"), tr("Estimate of the study"),
          tr("What the study does, and about how long it takes"));
}

StudyForm::Row StudyForm::lastRow(QGridLayout* form, QWidget* control)
{
    return {qobject_cast<QLabel*>(form->itemAtPosition(form->rowCount() - 1, 0)->widget()), control};
}

CountSpinBox* StudyForm::addCount(QGridLayout* form, const QString& label, const char* name, int low, int high,
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

CountSpinBox* StudyForm::addSeed(QGridLayout* form, const QString& label, const char* name, const QString& toolTip)
{
    return addCount(form, label, name, 0, kMaxShownSeed, toolTip);
}

void StudyForm::showSeed(CountSpinBox& box, std::uint64_t seed)
{
    box.setValue(static_cast<int>(std::min<std::uint64_t>(seed, kMaxShownSeed)));
}

std::uint64_t StudyForm::seedOf(const CountSpinBox& box, std::uint64_t shown)
{
    const bool beyond = shown > static_cast<std::uint64_t>(kMaxShownSeed);
    return beyond && box.value() == kMaxShownSeed ? shown : static_cast<std::uint64_t>(box.pendingValue());
}

StudyForm::PathRow StudyForm::addPath(QGridLayout* form, const QString& label, const char* name,
                                      const QString& accessible, const QString& toolTip)
{
    PathRow path;
    auto* holder = new QWidget(form->parentWidget());
    auto* box = makeBox<QHBoxLayout>(holder, {}, 4);
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

InlineMessage* StudyForm::addMessage(QGridLayout* form, const char* name)
{
    auto* message = named(new InlineMessage(form->parentWidget()), name);
    addWide(form, message);
    return message;
}

void StudyForm::choose(PathRow& row, const QString& path)
{
    if (path.isEmpty()) return;
    row.edit->setText(path);
    emit row.edit->editingFinished();
}

void StudyForm::showProblem(InlineMessage& message, int section, const QString& problem, const QString& hint)
{
    message.setMessage(problem.isEmpty() ? InlineMessage::Kind::Hint : InlineMessage::Kind::Error,
                       problem.isEmpty() ? hint : problem);
    if (!problem.isEmpty()) fold(section).setExpanded(true);
}

void StudyForm::setModelError(const QString& error)
{
    m_modelError = error;
    refresh();
}

void StudyForm::setDataError(const QString& error)
{
    m_dataError = error;
    refresh();
}

QString StudyForm::droppedPath(const QMimeData* data) { return localFiles(data).value(0); }

void StudyForm::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedPath(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

} // namespace qs
