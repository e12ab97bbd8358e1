// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/shape_section.h"

#include "widgets/charts/scope/work_text.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/setup/dimension_knob.h"
#include "widgets/style/text_scale.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

namespace qs {

namespace {
constexpr qint64 kPresetTokens[] = {128, 4096, 8192};
constexpr int kPresetElements[] = {500'000, 1'000'000, 5'000'000, 10'000'000, 50'000'000};

/// So many elements as a tensor, as the command line reads the number.
Shape shapeOfElements(int elements)
{
    RunSpec spec;
    spec.operation = Operation::Ladder;
    (void)parseSize(std::to_string(elements), spec); // within every limit
    return spec.shape;
}

QWidget* makeRow(QWidget* parent)
{
    auto* row = new QWidget(parent);
    makeBox<QHBoxLayout>(row, {}, 4);
    return row;
}
} // namespace

ShapeSection::ShapeSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    makePresets(form);
    makeElementPresets(form);
    m_tokens = new DimensionKnob(Dimension::Tokens, form);
    m_hidden = new DimensionKnob(Dimension::Hidden, form);
    connect(m_tokens, &DimensionKnob::edited, this, [this](qint64 tokens) { change(tokens, m_shape.hidden); });
    connect(m_hidden, &DimensionKnob::edited, this, [this](qint64 hidden) { change(m_shape.tokens, hidden); });
    m_message = named(new InlineMessage(this), "shapeMessage");
    addWide(form, m_message);
    display(RunSpec{});
    applyLimits();
}

QToolButton* ShapeSection::addPreset(QWidget* row, const QString& text, const QString& name, const QString& toolTip)
{
    auto* button = new QToolButton(row);
    button->setText(text);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setMinimumWidth(40);
    // Up to five of them in 260 pixels.
    button->setProperty("role", "outlined");
    button->setProperty("padding", QSize(0, 4));
    button->setFont(uiFont(Theme::baseSize - 1));
    describe(button, name, text, text + QLatin1Char('\n') + toolTip);
    row->layout()->addWidget(button);
    return button;
}

void ShapeSection::makePresets(QGridLayout* form)
{
    const QString texts[] = {tr("Decode 128"), tr("Prefill 4096"), tr("Prefill 8192")};
    const QString names[] = {QStringLiteral("presetDecode128"), QStringLiteral("presetPrefill4096"),
                             QStringLiteral("presetPrefill8192")};
    m_tokenRow = makeRow(this);
    for (int i = 0; i < 3; ++i) {
        m_presets[i] = addPreset(m_tokenRow, texts[i], names[i],
                                 tr("%n token(s), as in one step of a model; the hidden size does not change.", nullptr,
                                    static_cast<int>(kPresetTokens[i])));
        connect(m_presets[i], &QToolButton::clicked, this, [this, i] { change(kPresetTokens[i], m_shape.hidden); });
    }
    addWide(form, m_tokenRow);
}

void ShapeSection::makeElementPresets(QGridLayout* form)
{
    const QString texts[] = {tr("500 k"), tr("1 M"), tr("5 M"), tr("10 M"), tr("50 M")};
    m_elementRow = makeRow(this);
    for (int i = 0; i < kElementPresets; ++i) {
        const QString count = QLocale().toString(kPresetElements[i]);
        m_elementPresets[i] =
            addPreset(m_elementRow, texts[i], QStringLiteral("presetElements%1").arg(kPresetElements[i]),
                      tr("%1 elements, as in the published ladder.").arg(count));
        m_elementPresets[i]->setAccessibleName(tr("%1 elements").arg(count)); // "5 M" alone says little
        connect(m_elementPresets[i], &QToolButton::clicked, this, [this, i] {
            const Shape shape = shapeOfElements(kPresetElements[i]);
            change(shape.tokens, shape.hidden);
        });
    }
    addWide(form, m_elementRow);
}

void ShapeSection::display(const RunSpec& spec)
{
    m_shape = spec.shape;
    m_spec = spec;
    m_tokenRow->setVisible(spec.operation != Operation::Ladder);
    m_elementRow->setVisible(spec.operation == Operation::Ladder);
    refresh();
}

void ShapeSection::applyPending(RunSpec& spec) const
{
    if (m_tokens->isPending()) spec.shape.tokens = m_tokens->pendingValue();
    if (m_hidden->isPending()) spec.shape.hidden = m_hidden->pendingValue();
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
    m_hidden->setEnabled(!m_tensor);
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
    m_tokens->setMost(m_tensor ? m_tensor->tokens : m_maxTokens);
    m_hidden->setMost(m_maxHidden);
    m_tokens->setValue(m_shape.tokens);
    m_hidden->setValue(m_shape.hidden);
    for (int i = 0; i < 3; ++i)
        m_presets[i]->setChecked(m_shape.tokens == kPresetTokens[i]);
    for (int i = 0; i < kElementPresets; ++i)
        m_elementPresets[i]->setChecked(m_shape.elements() == kPresetElements[i]);

    if (m_shape.tokens > kMaxElements / std::max<qint64>(1, m_shape.hidden))
        return m_message->setMessage(
            InlineMessage::Kind::Error,
            tr("Tokens × hidden size is more than %1 elements. Choose fewer tokens or a smaller hidden size.")
                .arg(QLocale().toString(static_cast<qlonglong>(kMaxElements))));
    const DType dtype = m_spec.dtype;
    QString text =
        tr("%1 elements, %2 as %3")
            .arg(QLocale().toString(static_cast<qlonglong>(m_shape.elements())),
                 bytesText({static_cast<std::uint64_t>(m_shape.elements()) * sizeOf(dtype)}),
                 QString::fromUtf8(dtypeLabel(dtype).data(), static_cast<qsizetype>(dtypeLabel(dtype).size())));
    m_spec.shape = m_shape;
    if (const QString work = workText(m_spec); !work.isEmpty()) text += QLatin1Char('\n') + work;
    if (m_tensor)
        text +=
            QLatin1Char('\n') +
            tr("The first rows of the file's tensor, %1. Its hidden size cannot be changed.").arg(m_tensor->shapeText);
    m_message->setMessage(InlineMessage::Kind::Hint, text);
}

QString ShapeSection::summary() const { return QString::fromStdString(m_shape.text()); }

} // namespace qs
