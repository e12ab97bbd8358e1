// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/variant_chooser.h"

#include "widgets/choosers/variant_delegate.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QStyle>
#include <QTreeWidget>

#include <algorithm>

namespace qs {

namespace {

QString deviceWord(BackendChoice backend)
{
    return backend == BackendChoice::Cuda ? VariantChooser::tr("the GPU") : VariantChooser::tr("the CPU");
}

bool isMissing(const QTreeWidgetItem& item) { return !item.data(0, VariantChooser::MissingRole).toString().isEmpty(); }

} // namespace

VariantChooser::VariantChooser(QWidget* parent) : CheckTree(parent)
{
    const auto possible = [this] {
        Ids ids;
        for (const QTreeWidgetItem* item : items())
            if (!isMissing(*item)) ids.push_back(item->data(0, IdRole).toString().toStdString());
        return ids;
    };
    build("variantList", tr("Variants to compare"), "variantsMessage",
          {{tr("All"), "variantsAll", tr("Select all variants that are available on this device"), possible},
           {tr("None"), "variantsNone", tr("Clear all variants"), [] { return Ids(); }},
           {tr("Default"), "variantsDefault", tr("Select the variants of the default comparison"),
            [this] { return defaultVariants(m_operation, m_backend); }}});
    list().setItemDelegate(new VariantDelegate(&list()));
    const int icon = style()->pixelMetric(QStyle::PM_ListViewIconSize); // as high as two lines allow
    list().setIconSize({icon, icon});
}

void VariantChooser::setOperation(Operation operation)
{
    if (operation == m_operation && !items().isEmpty()) return;
    m_operation = operation;
    QVector<Item> variants;
    for (const VariantInfo& variant : variantsOf(operation))
        variants.append({0, text(variant.name), markedText(variant.title), markedText(variant.explanation)});
    fill({}, variants);
    mark();
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
    const auto variants = variantsOf(m_operation);
    auto variant = variants.begin();
    changeItems([&](QTreeWidgetItem& item) {
        const QString why = whyMissing(*variant++), about = item.data(0, ExplanationRole).toString();
        item.setData(0, MissingRole, why);
        item.setToolTip(0, why.isEmpty() ? about
                                         : about + QLatin1Char('\n') + tr("⚠ Cannot run on this target: %1.").arg(why));
        // What a screen reader says; the second line is drawn only.
        item.setData(0, Qt::AccessibleTextRole, why.isEmpty() ? item.text(0) : tr("%1, %2").arg(item.text(0), why));
    });
}

/// How many of the checked ones.
int VariantChooser::missing() const
{
    return static_cast<int>(std::ranges::count_if(
        items(), [](const QTreeWidgetItem* item) { return isChecked(*item) && isMissing(*item); }));
}

CheckTree::Line VariantChooser::message(const Ids& chosen) const
{
    if (chosen.empty())
        return {tr("No variant is selected. Select at least one, or press Default."), InlineMessage::Kind::Error};
    if (missing() == std::ssize(chosen))
        return {tr("None of the selected variants runs on %1. Press Default, or choose another target.")
                    .arg(deviceWord(m_backend)),
                InlineMessage::Kind::Error};
    const QString text = tr("%1 of %2 variants").arg(chosen.size()).arg(items().size());
    if (missing() == 0) return {text};
    return {text + tr("; %n cannot run here and will be skipped", nullptr, missing()), InlineMessage::Kind::Warning};
}

QString VariantChooser::summary() const { return tr("%n variant(s)", nullptr, static_cast<int>(checked().size())); }

QString VariantChooser::problem() const
{
    const Ids chosen = checked(); // without any the check of the setup says it
    return !chosen.empty() && missing() == std::ssize(chosen) ? message(chosen).text : QString();
}

} // namespace qs
