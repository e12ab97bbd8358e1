// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/size_section.h"

#include "widgets/charts/scope/work_text.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/setup/dimension_knob.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLocale>

namespace qs {

namespace {

QString sizeName(const RunSpec& spec) { return QString::fromStdString(sizeText(spec)); }

/// 'm = 64 · k = 4,096 · n = 14,336'.
QString dimensionsText(const RunSpec& spec)
{
    QStringList parts;
    for (const Dimension dimension : dimensionsOf(spec.operation))
        parts << messageText(dimensionValue(dimension, valueOf(spec, dimension)));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

namespace {
QString presetsToolTip()
{
    return SizeSection::tr("Sizes of published comparisons, in the syntax of the command line.");
}
} // namespace

SizeSection::SizeSection(QWidget* parent) : QWidget(parent)
{
    m_spec.operation = Operation::Gemm;
    QGridLayout* form = makeForm(this);
    m_presets = described(new QuietComboBox(this), "sizePresets", tr("Size presets"), presetsToolTip());
    addRow(form, tr("Pr&eset"), m_presets);
    for (const Dimension dimension : allDimensions()) {
        if (hasDimension(Operation::Quantize, dimension)) continue; // of a tensor: ShapeSection
        m_knobs.push_back(new DimensionKnob(dimension, form));
        connect(m_knobs.back(), &DimensionKnob::edited, this,
                [this, dimension](qint64 value) { turn(dimension, value); });
    }
    m_causal =
        described(new QCheckBox(tr("Ca&usal mask"), this), "causalCheck", tr("Causal attention"),
                  tr("Each token attends only to itself and to earlier tokens, as in text generation. This halves the "
                     "arithmetic."));
    addWide(form, m_causal);
    m_message = named(new InlineMessage(this), "sizeMessage");
    addWide(form, m_message);
    connect(m_presets, &QComboBox::activated, this, &SizeSection::choosePreset);
    connect(m_causal, &QCheckBox::toggled, this, [this](bool causal) {
        if (m_showing) return;
        m_spec.size.causal = causal;
        refresh();
        emit edited(m_spec.size);
    });
    display(m_spec);
}

bool SizeSection::uses(const DimensionKnob& knob) const { return hasDimension(m_spec.operation, knob.dimension()); }

void SizeSection::display(const RunSpec& spec)
{
    m_spec = spec;
    refresh();
}

void SizeSection::applyPending(RunSpec& spec) const
{
    for (const DimensionKnob* knob : m_knobs)
        if (uses(*knob) && knob->isPending()) dimensionInfo(knob->dimension()).set(spec, knob->pendingValue());
}

void SizeSection::fillPresets()
{
    if (m_filled != m_spec.operation) {
        m_filled = m_spec.operation;
        m_presets->clear();
        for (const SizePreset& preset : sizePresets(m_spec.operation)) {
            RunSpec read = m_spec;
            if (!parseSize(preset.size, read)) continue;
            const bool cube =
                hasDimension(read.operation, Dimension::M) && read.size.m == read.size.n && read.size.n == read.size.k;
            const QString size =
                cube ? QLocale().toString(static_cast<qlonglong>(read.size.m)) + QChar(0x00b3) : sizeName(read);
            const QString note = presetNote(preset);
            m_presets->addItem(note.isEmpty() ? size : tr("%1: %2").arg(note, size), QString::fromLatin1(preset.size));
            m_presets->setItemData(m_presets->count() - 1, dimensionsText(read), Qt::ToolTipRole);
        }
        m_presets->addItem(tr("other"));
    }
    int chosen = m_presets->count() - 1;
    for (int i = 0; i < chosen; ++i) {
        RunSpec read = m_spec;
        if (parseSize(m_presets->itemData(i).toString().toStdString(), read) && sizeText(read) == sizeText(m_spec))
            chosen = i;
    }
    m_presets->setCurrentIndex(chosen);
    m_presets->setToolTip(m_presets->currentText() + QLatin1Char('\n') + presetsToolTip());
}

void SizeSection::choosePreset(int index)
{
    const QString text = m_presets->itemData(index).toString();
    RunSpec read = m_spec;
    const bool isNew = !text.isEmpty() && parseSize(text.toStdString(), read) && read.size != m_spec.size;
    if (isNew) m_spec.size = read.size;
    refresh(); // 'other' says what is set, it cannot be chosen
    if (isNew) emit edited(m_spec.size);
}

void SizeSection::turn(Dimension dimension, qint64 value)
{
    const OperationSize before = m_spec.size;
    dimensionInfo(dimension).set(m_spec, value);
    refresh();
    if (m_spec.size != before) emit edited(m_spec.size);
}

void SizeSection::refresh()
{
    m_showing = true;
    fillPresets();
    for (DimensionKnob* knob : m_knobs) {
        knob->setVisible(uses(*knob));
        if (uses(*knob)) knob->setValue(valueOf(m_spec, knob->dimension()));
    }
    m_causal->setVisible(m_spec.operation == Operation::Attention);
    m_causal->setChecked(m_spec.size.causal);
    m_showing = false;

    if (const auto valid = validateSize(m_spec); !valid)
        return m_message->setMessage(InlineMessage::Kind::Error, messageText(valid.error()));
    QString text = workText(m_spec);
    if (m_spec.operation == Operation::Block) {
        const QLocale locale;
        text.prepend(tr("Width %1 = %2 heads × %3.\n")
                         .arg(locale.toString(static_cast<qlonglong>(m_spec.size.width())),
                              locale.toString(static_cast<qlonglong>(m_spec.size.heads)),
                              locale.toString(static_cast<qlonglong>(m_spec.size.headDim))));
    }
    m_message->setMessage(InlineMessage::Kind::Hint, text);
}

QString SizeSection::summary() const { return sizeName(m_spec); }

} // namespace qs
