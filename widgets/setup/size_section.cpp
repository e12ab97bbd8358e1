// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/size_section.h"

#include "widgets/charts/scope/work_text.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace qs {

namespace {

QString sizeName(const RunSpec& spec) { return QString::fromStdString(sizeText(spec)); }

} // namespace

SizeSection::SizeSection(QWidget* parent) : QWidget(parent)
{
    m_spec.operation = Operation::Gemm;
    QGridLayout* form = makeForm(this);
    m_presets = new QuietComboBox(this);
    describe(m_presets, QStringLiteral("sizePresets"), tr("Size presets"),
             tr("Sizes as in published comparisons; written as the command line takes them."));
    addRow(form, tr("Pr&eset"), m_presets);
    constexpr int any = 1 << 24;
    makeField(form, &OperationSize::m, tr("&m"), QStringLiteral("mSpin"),
              tr("Rows of the left matrix and of the result: tokens."), any);
    makeField(form, &OperationSize::k, tr("&k"), QStringLiteral("kSpin"),
              tr("Columns of the left matrix, rows of the right one: what is summed over."), any);
    makeField(form, &OperationSize::n, tr("&n"), QStringLiteral("nSpin"),
              tr("Columns of the right matrix and of the result: outputs."), any);
    makeField(form, &OperationSize::batch, tr("&Batch"), QStringLiteral("batchSpin"),
              tr("Sequences that are worked on at once."), 1 << 16);
    makeField(form, &OperationSize::heads, tr("He&ads"), QStringLiteral("headsSpin"),
              tr("Attention heads of a sequence."), 1 << 12);
    makeField(form, &OperationSize::tokens, tr("&Tokens"), QStringLiteral("sequenceSpin"),
              tr("Tokens of a sequence. The arithmetic of attention grows with their square."), 1 << 20);
    m_headSize = new QuietComboBox(this);
    m_headSize->addItems({QStringLiteral("64"), QStringLiteral("128")});
    describe(m_headSize, QStringLiteral("headSizeCombo"), tr("Head size"), tr("Elements of a head: 64 or 128."));
    m_headSizeLabel = addRow(form, tr("Hea&d size"), m_headSize);
    m_causal = new QCheckBox(tr("Ca&usal mask"), this);
    describe(m_causal, QStringLiteral("causalCheck"), tr("Causal attention"),
             tr("A token sees those before it only, as when a model generates text: half the arithmetic."));
    addWide(form, m_causal);
    m_message = new InlineMessage(this);
    m_message->setObjectName(QStringLiteral("sizeMessage"));
    addWide(form, m_message);
    connect(m_presets, &QComboBox::activated, this, &SizeSection::choosePreset);
    connect(m_headSize, &QComboBox::currentTextChanged, this, &SizeSection::change);
    connect(m_causal, &QCheckBox::toggled, this, &SizeSection::change);
    display(m_spec);
}

void SizeSection::makeField(QGridLayout* form, std::int64_t OperationSize::*member, const QString& label,
                            const QString& name, const QString& toolTip, int most)
{
    auto* spin = new CountSpinBox(this);
    spin->setRange(1, most);
    describe(spin, name, QString(label).remove(QLatin1Char('&')), toolTip);
    QLabel* named = addRow(form, label, spin);
    m_fields.push_back({member, named, spin});
    connect(spin, &QSpinBox::valueChanged, this, &SizeSection::change);
}

bool SizeSection::isProduct() const
{
    return m_spec.operation == Operation::Gemm || m_spec.operation == Operation::LinearGelu;
}

bool SizeSection::uses(const Field& field) const
{
    const bool ofProduct =
        field.member == &OperationSize::m || field.member == &OperationSize::n || field.member == &OperationSize::k;
    return ofProduct == isProduct();
}

void SizeSection::display(const RunSpec& spec)
{
    m_spec = spec;
    refresh();
}

void SizeSection::applyPending(RunSpec& spec) const
{
    for (const Field& field : m_fields)
        if (uses(field) && field.spin->pendingValue() != field.spin->value())
            spec.size.*field.member = field.spin->pendingValue();
}

void SizeSection::fillPresets()
{
    if (m_filled != m_spec.operation) {
        m_filled = m_spec.operation;
        m_presets->clear();
        for (const SizePreset& preset : sizePresets(m_spec.operation)) {
            RunSpec read = m_spec;
            if (!parseSize(preset.size, read)) continue;
            const bool cube = read.size.m == read.size.n && read.size.n == read.size.k && isProduct();
            const QString name =
                cube ? QLocale().toString(static_cast<qlonglong>(read.size.m)) + QChar(0x00b3) : sizeName(read);
            m_presets->addItem(name, QString::fromLatin1(preset.size));
            m_presets->setItemData(m_presets->count() - 1, presetNote(preset), Qt::ToolTipRole);
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

void SizeSection::change()
{
    if (m_showing) return;
    const OperationSize before = m_spec.size;
    for (const Field& field : m_fields)
        if (uses(field)) m_spec.size.*field.member = field.spin->value();
    if (!isProduct()) m_spec.size.headDim = m_headSize->currentText().toLongLong();
    if (m_spec.operation == Operation::Attention) m_spec.size.causal = m_causal->isChecked();
    refresh();
    if (m_spec.size != before) emit edited(m_spec.size);
}

void SizeSection::refresh()
{
    m_showing = true;
    fillPresets();
    for (const Field& field : m_fields) {
        const std::int64_t value = m_spec.size.*field.member;
        field.label->setVisible(uses(field));
        field.spin->setVisible(uses(field));
        if (!uses(field)) continue;
        const auto shown = static_cast<int>(std::clamp<std::int64_t>(value, 1, std::numeric_limits<int>::max()));
        if (shown > field.spin->maximum())
            field.spin->setMaximum(shown); // never refuses what a session asks for; the check of the set-up does
        field.spin->setValue(shown);
    }
    m_headSize->setVisible(!isProduct());
    m_headSizeLabel->setVisible(!isProduct());
    const QString headSize = QString::number(m_spec.size.headDim);
    if (m_headSize->findText(headSize) < 0) m_headSize->addItem(headSize);
    m_headSize->setCurrentText(headSize);
    m_causal->setVisible(m_spec.operation == Operation::Attention);
    m_causal->setChecked(m_spec.size.causal);
    m_showing = false;

    if (const auto valid = validateSize(m_spec); !valid)
        return m_message->say(InlineMessage::Kind::Error, messageText(valid.error()));
    QString text = workText(m_spec);
    if (m_spec.operation == Operation::Block) {
        const QLocale locale;
        text.prepend(tr("Width %1 = %2 heads × %3.\n")
                         .arg(locale.toString(static_cast<qlonglong>(m_spec.size.width())),
                              locale.toString(static_cast<qlonglong>(m_spec.size.heads)),
                              locale.toString(static_cast<qlonglong>(m_spec.size.headDim))));
    }
    m_message->say(InlineMessage::Kind::Hint, text);
}

QString SizeSection::summary() const { return sizeName(m_spec); }

} // namespace qs
