// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/shape_section.h"

#include "widgets/panels/count_spin_box.h"
#include "widgets/panels/form_rows.h"
#include "widgets/panels/inline_message.h"
#include "widgets/panels/log_slider.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace qs {

namespace {
constexpr qint64 kPresetTokens[] = {128, 4096, 8192};

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, bytes < 1024 ? 0 : 1, QLocale::DataSizeIecFormat);
}
} // namespace

ShapeSection::ShapeSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    makePresets(form);
    m_tokens = makeKnob(form, tr("&Tokens"), QStringLiteral("tokens"),
                        tr("Number of tokens: rows of the input. Page Up/Down in the field and dragging the "
                           "slider go to powers of two and 3·2ᵏ; arrow keys on the slider take fine steps."));
    m_hidden = makeKnob(form, tr("Hi&dden size"), QStringLiteral("hidden"),
                        tr("Hidden size: elements of a token, one row of the input."));
    m_message = new InlineMessage(this);
    m_message->setObjectName(QStringLiteral("shapeMessage"));
    addWide(form, m_message);
    display(RunSpec{});
    applyLimits();
}

void ShapeSection::makePresets(QGridLayout* form)
{
    const QString texts[] = {tr("Decode 128"), tr("Prefill 4096"), tr("Prefill 8192")};
    const QString names[] = {QStringLiteral("presetDecode128"), QStringLiteral("presetPrefill4096"),
                             QStringLiteral("presetPrefill8192")};
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(4);
    for (int i = 0; i < 3; ++i) {
        auto* button = new QToolButton(row);
        button->setText(texts[i]);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumWidth(60);
        button->setStyleSheet(QStringLiteral(
            "QToolButton { padding: 4px 0; font-size: 12px; border-color: palette(mid); } "
            "QToolButton:checked, QToolButton:focus { border-color: palette(highlight); }")); // three of them
                                                                                              // in 260 pixels
        describe(button, names[i], texts[i],
                 tr("%n token(s), as one step of a model works on; the hidden size stays.", nullptr,
                    static_cast<int>(kPresetTokens[i])));
        connect(button, &QToolButton::clicked, this, [this, i] { change(kPresetTokens[i], m_shape.hidden); });
        box->addWidget(button, 1);
        m_presets[i] = button;
    }
    addWide(form, row);
}

ShapeSection::Knob ShapeSection::makeKnob(QGridLayout* form, const QString& label, const QString& name,
                                          const QString& toolTip)
{
    const QString plain = QString(label).remove(QLatin1Char('&'));
    Knob knob{new CountSpinBox(this), new LogSlider(this)};
    describe(knob.spin, name + QStringLiteral("Spin"), plain, toolTip);
    describe(knob.slider, name + QStringLiteral("Slider"), tr("%1, log scale").arg(plain), toolTip);
    addRow(form, label, knob.spin);
    addWide(form, knob.slider);
    const bool isTokens = name == QLatin1String("tokens");
    const auto turned = [this, isTokens](qint64 value) {
        if (!m_showing) change(isTokens ? value : m_shape.tokens, isTokens ? m_shape.hidden : value);
    };
    connect(knob.spin, &QSpinBox::valueChanged, this, turned);
    connect(knob.slider, &LogSlider::edited, this, turned);
    return knob;
}

void ShapeSection::display(const RunSpec& spec)
{
    m_shape = spec.shape;
    m_dtype = spec.dtype;
    refresh();
}

void ShapeSection::applyPending(RunSpec& spec) const
{
    if (m_tokens.spin->pendingValue() != m_tokens.spin->value())
        spec.shape.tokens = m_tokens.spin->pendingValue();
    if (m_hidden.spin->pendingValue() != m_hidden.spin->value())
        spec.shape.hidden = m_hidden.spin->pendingValue();
}

void ShapeSection::setLimits(qint64 maxTokens, qint64 maxHidden)
{
    m_maxTokens = std::max<qint64>(1, maxTokens);
    m_maxHidden = std::max<qint64>(1, maxHidden);
    applyLimits();
}

void ShapeSection::setTensor(const std::optional<TensorChoice>& tensor)
{
    m_tensor = tensor;
    applyLimits();
}

void ShapeSection::applyLimits()
{
    const bool fixedHidden = m_tensor.has_value();
    for (QWidget* control : {static_cast<QWidget*>(m_hidden.spin), static_cast<QWidget*>(m_hidden.slider)})
        control->setEnabled(!fixedHidden);
    for (int i = 0; i < 3; ++i)
        m_presets[i]->setEnabled(!m_tensor || kPresetTokens[i] <= m_tensor->tokens);
    refresh();
}

void ShapeSection::change(qint64 tokens, qint64 hidden)
{
    const Shape shape{tokens, hidden};
    const bool isNew = shape != m_shape;
    m_shape = shape;
    refresh(); // also when nothing changed: a preset button that was pressed has to stay down
    if (isNew) emit edited(shape);
}

void ShapeSection::refresh()
{
    m_showing = true;
    const qint64 intMax = std::numeric_limits<int>::max();
    const auto set = [intMax](const Knob& knob, qint64 value, qint64 limit) {
        const qint64 maximum =
            std::min(intMax, std::max(limit, value)); // never refuses what a session asks for
        knob.spin->setRange(1, static_cast<int>(maximum));
        knob.spin->setValue(static_cast<int>(std::clamp<qint64>(value, 1, maximum)));
        knob.slider->setLimits(1, maximum);
        knob.slider->setExactValue(value);
    };
    set(m_tokens, m_shape.tokens, m_tensor ? m_tensor->tokens : m_maxTokens);
    set(m_hidden, m_shape.hidden, m_maxHidden);
    for (int i = 0; i < 3; ++i)
        m_presets[i]->setChecked(m_shape.tokens == kPresetTokens[i]);
    m_showing = false;

    if (m_shape.tokens > kMaxElements / std::max<qint64>(1, m_shape.hidden))
        return m_message->say(
            InlineMessage::Kind::Error,
            tr("Tokens × hidden size is more than %1 elements. Choose fewer tokens or a smaller hidden size.")
                .arg(QLocale().toString(static_cast<qlonglong>(kMaxElements))));
    QString text = tr("%1 elements, %2 as %3")
                       .arg(QLocale().toString(static_cast<qlonglong>(m_shape.elements())),
                            sizeText(m_shape.elements() * static_cast<qint64>(sizeOf(m_dtype))),
                            QString::fromUtf8(dtypeLabel(m_dtype).data(),
                                              static_cast<qsizetype>(dtypeLabel(m_dtype).size())));
    if (m_tensor)
        text += QLatin1Char('\n') +
                tr("The first rows of the file's tensor, %1. Its hidden size cannot be changed.")
                    .arg(m_tensor->shapeText);
    m_message->say(InlineMessage::Kind::Hint, text);
}

QString ShapeSection::summary() const { return QString::fromStdString(m_shape.text()); }

} // namespace qs
