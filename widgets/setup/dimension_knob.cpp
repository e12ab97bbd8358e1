// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/dimension_knob.h"

#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/log_slider.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace qs {

namespace {

struct KeyRow
{
    Dimension dimension;
    const char* name;
    char mnemonic;
};
constexpr KeyRow kKeys[] = {
    {Dimension::Tokens, "tokens", 't'},
    {Dimension::Hidden, "hidden", 'd'},
    {Dimension::Elements, "elements", 'e'},
    {Dimension::M, "m", 'm'},
    {Dimension::K, "k", 'k'},
    {Dimension::N, "n", 'n'},
    {Dimension::Batch, "batch", 'b'},
    {Dimension::Heads, "heads", 'a'},
    {Dimension::Sequence, "sequence", 'q'},
    {Dimension::HeadSize, "headSize", 'd'},
};

const KeyRow& keyOf(Dimension dimension) { return *std::ranges::find(kKeys, dimension, &KeyRow::dimension); }

} // namespace

QString dimensionKey(Dimension dimension) { return QLatin1String(keyOf(dimension).name); }

QString dimensionLabel(Dimension dimension)
{
    QString label = markedText(dimensionInfo(dimension).title);
    const qsizetype at = label.indexOf(QLatin1Char(keyOf(dimension).mnemonic), 0, Qt::CaseInsensitive);
    return at < 0 ? label : label.insert(at, QLatin1Char('&'));
}

QString presetText(const DimensionPreset& preset)
{
    return DimensionKnob::tr("%1: %2").arg(QLocale().toString(static_cast<qlonglong>(preset.value)),
                                           preset.isMarked ? markedText(preset.models) : text(preset.models));
}

DimensionKnob::DimensionKnob(Dimension dimension, QGridLayout* form)
    : QObject(form->parentWidget()), m_info(dimensionInfo(dimension)), m_most(m_info.usualMost),
      m_typedMost(m_info.most)
{
    QWidget* parent = form->parentWidget();
    const QString key = dimensionKey(dimension), title = markedText(m_info.title);
    const QString what = markedText(m_info.explanation);
    m_row = new QWidget(parent);
    auto* box = makeBox<QHBoxLayout>(m_row, {}, 4);
    m_spin = new CountSpinBox(m_row);
    if (m_info.steps == DimensionSteps::Multiples) m_spin->setSingleStep(static_cast<int>(m_info.least));
    describe(m_spin, key + QStringLiteral("Spin"), title,
             what + QLatin1Char('\n') + tr("Page Up and Page Down go to powers of two and 3·2ᵏ."));
    box->addWidget(m_spin, 1);
    auto* models = described(new QToolButton(m_row), key + QStringLiteral("Models"),
                             tr("%1, values of known models").arg(title), tr("Values of known models"));
    models->setText(QStringLiteral("…"));
    models->setPopupMode(QToolButton::InstantPopup);
    models->setFocusPolicy(Qt::StrongFocus);
    addModels(models);
    box->addWidget(models);
    m_label = addRow(form, dimensionLabel(dimension), m_row);
    m_label->setBuddy(m_spin);
    m_label->setToolTip(what);
    m_slider = described(new LogSlider(parent), key + QStringLiteral("Slider"), tr("%1, log scale").arg(title), what);
    addWide(form, m_slider);
    connect(m_spin, &QSpinBox::valueChanged, this, &DimensionKnob::turn);
    connect(m_slider, &LogSlider::edited, this, &DimensionKnob::turn);
}

void DimensionKnob::addModels(QToolButton* button)
{
    auto* menu = new QMenu(button);
    for (const DimensionPreset& preset : m_info.presets)
        connect(menu->addAction(presetText(preset)), &QAction::triggered, this,
                [this, value = preset.value] { turn(value); });
    button->setMenu(menu);
    button->setVisible(!m_info.presets.empty());
}

/// Only multiples are values where the dimension steps so: the nearest is taken.
void DimensionKnob::turn(qint64 value)
{
    if (m_showing) return;
    if (m_info.steps == DimensionSteps::Multiples)
        value = std::max<qint64>(1, (value + m_info.least / 2) / m_info.least) * m_info.least;
    setValue(value);
    emit edited(value);
}

void DimensionKnob::setValue(qint64 value)
{
    m_showing = true;
    // Never refuses what a session asks for; the check of the setup does.
    const qint64 most = std::min<qint64>(std::max(m_typedMost, value), std::numeric_limits<int>::max());
    const qint64 least = std::min<qint64>(m_info.least, std::max<qint64>(1, value));
    m_spin->setRange(static_cast<int>(least), static_cast<int>(most));
    m_spin->setValue(static_cast<int>(std::clamp(value, least, most)));
    m_slider->setLimits(least, std::max(m_most, value));
    m_slider->setExactValue(value);
    m_showing = false;
}

qint64 DimensionKnob::pendingValue() const { return m_spin->pendingValue(); }

bool DimensionKnob::isPending() const { return m_spin->pendingValue() != m_spin->value(); }

void DimensionKnob::setVisible(bool visible)
{
    for (QWidget* part : {m_row, static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_slider)})
        part->setVisible(visible);
}

void DimensionKnob::setEnabled(bool enabled)
{
    m_row->setEnabled(enabled);
    m_slider->setEnabled(enabled);
}

} // namespace qs
