// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/variant_chooser.h"

#include "widgets/choosers/variant_delegate.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/modes/mode_swatch.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {

namespace {

QString deviceWord(BackendChoice backend)
{
    return backend == BackendChoice::Cuda ? VariantChooser::tr("the GPU") : VariantChooser::tr("the CPU");
}

} // namespace

VariantChooser::VariantChooser(QWidget* parent) : QWidget(parent)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    m_list = new QListWidget(this);
    describe(m_list, QStringLiteral("variantList"), tr("Variants to compare"), QString());
    m_list->setItemDelegate(new VariantDelegate(m_list));
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    connect(m_list, &QListWidget::itemChanged, this, [this] {
        if (m_updating) return;
        refresh();
        emit variantsEdited();
    });
    m_message = new InlineMessage(this);
    m_message->setObjectName(QStringLiteral("variantsMessage"));
    all->addWidget(m_list);
    all->addWidget(makeButtons());
    all->addWidget(m_message);
}

QWidget* VariantChooser::makeButtons()
{
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(4);
    const auto add = [&](const QString& text, const QString& name, const QString& toolTip, auto&& action) {
        auto* button = new QPushButton(text, row);
        button->setAutoDefault(false);
        button->setProperty("padding", QSize(2, 4));
        button->setProperty("leastWidth", 40);
        describe(button, name, text, toolTip);
        connect(button, &QPushButton::clicked, this, action);
        box->addWidget(button, 1);
    };
    add(tr("All"), QStringLiteral("variantsAll"), tr("Select all variants that are available on this device"),
        [this] { checkAll(true); });
    add(tr("None"), QStringLiteral("variantsNone"), tr("Clear all variants"), [this] { checkAll(false); });
    add(tr("Default"), QStringLiteral("variantsDefault"), tr("Select the variants of the default comparison"),
        [this] { checkDefault(); });
    return row;
}

void VariantChooser::setOperation(Operation operation)
{
    if (operation == m_operation && m_list->count() > 0) return;
    m_operation = operation;
    m_updating = true;
    m_list->clear();
    for (const VariantInfo& variant : variantsOf(operation)) {
        auto* item = new QListWidgetItem(markedText(variant.title), m_list);
        item->setIcon(modeSwatch(text(variant.name)));
        item->setData(NameRole, text(variant.name));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    if (m_list->count() > 0)
        m_list->setCurrentRow(0, QItemSelectionModel::NoUpdate); // current for the keyboard, not chosen
    m_updating = false;
    mark();
    fitHeight();
}

void VariantChooser::setBackend(BackendChoice backend, const QMap<QString, QString>& missing)
{
    m_backend = backend;
    m_missing = missing;
    mark();
}

QString VariantChooser::whyMissing(const VariantInfo& variant) const
{
    if (!(m_backend == BackendChoice::Cuda ? variant.cuda : variant.cpu))
        return m_backend == BackendChoice::Cuda ? tr("only on the CPU") : tr("only on the GPU");
    return m_missing.value(text(variant.name));
}

/// Writes beside each variant what keeps it from running here.
void VariantChooser::mark()
{
    m_updating = true;
    const auto variants = variantsOf(m_operation);
    for (int i = 0; i < m_list->count(); ++i) {
        const VariantInfo& variant = variants[static_cast<std::size_t>(i)];
        const QString why = whyMissing(variant);
        QListWidgetItem* item = m_list->item(i);
        item->setData(MissingRole, why);
        const QString about = text(variant.name) + QLatin1Char('\n') + markedText(variant.explanation);
        item->setToolTip(why.isEmpty() ? about
                                       : about + QLatin1Char('\n') + tr("⚠ Cannot run on this target: %1.").arg(why));
        // What a screen reader says; the second line is drawn only.
        item->setData(Qt::AccessibleTextRole, why.isEmpty() ? item->text() : tr("%1, %2").arg(item->text(), why));
        item->setData(Qt::AccessibleDescriptionRole, markedText(variant.explanation));
    }
    m_updating = false;
    refresh();
}

std::vector<std::string> VariantChooser::variants() const
{
    std::vector<std::string> checked;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            checked.push_back(m_list->item(i)->data(NameRole).toString().toStdString());
    return checked;
}

void VariantChooser::setVariants(const std::vector<std::string>& variants)
{
    m_updating = true;
    for (int i = 0; i < m_list->count(); ++i) {
        const std::string name = m_list->item(i)->data(NameRole).toString().toStdString();
        const bool on = std::find(variants.begin(), variants.end(), name) != variants.end();
        m_list->item(i)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    m_updating = false;
    refresh();
}

void VariantChooser::checkAll(bool checked)
{
    m_updating = true;
    for (int i = 0; i < m_list->count(); ++i) {
        const bool possible = m_list->item(i)->data(MissingRole).toString().isEmpty();
        m_list->item(i)->setCheckState(checked && possible ? Qt::Checked : Qt::Unchecked);
    }
    m_updating = false;
    refresh();
    emit variantsEdited();
}

void VariantChooser::checkDefault()
{
    setVariants(defaultVariants(m_operation, m_backend));
    emit variantsEdited();
}

void VariantChooser::refresh()
{
    int checked = 0, missing = 0;
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->checkState() != Qt::Checked) continue;
        ++checked;
        missing += m_list->item(i)->data(MissingRole).toString().isEmpty() ? 0 : 1;
    }
    if (checked == 0)
        return m_message->say(InlineMessage::Kind::Error,
                              tr("No variant is selected. Select at least one, or press Default."));
    if (missing == checked)
        return m_message->say(InlineMessage::Kind::Error,
                              tr("None of the selected variants runs on %1. Press Default, or choose another target.")
                                  .arg(deviceWord(m_backend)));
    QString text = tr("%1 of %2 variants").arg(checked).arg(m_list->count());
    if (missing > 0) text += tr("; %n cannot run here and will be skipped", nullptr, missing);
    m_message->say(missing > 0 ? InlineMessage::Kind::Warning : InlineMessage::Kind::Hint, text);
}

QString VariantChooser::summary() const { return tr("%n variant(s)", nullptr, static_cast<int>(variants().size())); }

QString VariantChooser::problem() const
{
    bool any = false;
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->checkState() != Qt::Checked) continue;
        if (m_list->item(i)->data(MissingRole).toString().isEmpty()) return {};
        any = true;
    }
    return any ? m_message->message() : QString(); // without any the check of the setup says it
}

// The panel scrolls as a whole; a list that scrolled inside it would catch the wheel.
void VariantChooser::fitHeight()
{
    const int row = m_list->sizeHintForRow(0);
    if (row > 0) m_list->setFixedHeight(m_list->count() * row + 2 * m_list->frameWidth() + 2);
}

void VariantChooser::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitHeight();
}

void VariantChooser::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitHeight();
}

} // namespace qs
