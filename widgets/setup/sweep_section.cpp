// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/sweep_section.h"

#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/message_text.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>

namespace qs {

namespace {

/// Entries of the first choice.
enum Over { Off, Tokens, Hidden, TokensAndHidden, Elements };

struct Preset
{
    QString name;
    const char* values;
};

/// Ranges that are measured again and again, in the command line's syntax; the first is taken at the start.
QVector<Preset> presetsOf(SweepParameter parameter)
{
    switch (parameter) {
    case SweepParameter::Tokens:
        return {{SweepSection::tr("Batch sizes 1 … 65,536, ×2"), "1:65536:x2"},
                {SweepSection::tr("Decode 1 … 256, ×2"), "1:256:x2"},
                {SweepSection::tr("Prefill 512 … 32,768, ×2"), "512:32768:x2"},
                {SweepSection::tr("Batches 128, 1,024, 8,192"), "128,1024,8192"}};
    case SweepParameter::Hidden:
        return {{SweepSection::tr("Hidden sizes 1,024 … 16,384, ×2"), "1024:16384:x2"},
                {SweepSection::tr("Hidden sizes 1,024 … 8,192, +1,024"), "1024:8192:+1024"},
                {SweepSection::tr("Models 4,096, 5,120, 8,192, 12,288"), "4096,5120,8192,12288"}};
    case SweepParameter::Elements:
        break;
    }
    return {{SweepSection::tr("500k, 1M, 5M, 10M, 50M elements"), "500000,1000000,5000000,10000000,50000000"},
            {SweepSection::tr("1,024 … 268,435,456, ×4"), "1024:268435456:x4"}};
}

QString number(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

/// '17 values: 1, 2, 4 … 65,536'.
QString valuesText(const std::vector<std::int64_t>& values)
{
    QStringList shown;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values.size() <= 6 || i < 3) shown << number(values[i]);
    QString text = shown.join(QStringLiteral(", "));
    if (values.size() > 6) text += QStringLiteral(" … ") + number(values.back());
    return SweepSection::tr("Values: %1 (%2)").arg(number(static_cast<std::int64_t>(values.size())), text);
}

} // namespace

SweepSection::SweepSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    m_over = new QuietComboBox(this);
    m_over->addItems({tr("Off: one shape"), tr("Tokens"), tr("Hidden size"), tr("Tokens × hidden"), tr("Elements")});
    describe(m_over, QStringLiteral("sweepOverCombo"), tr("Sweep over"),
             tr("Measures all chosen modes at every value of a size parameter, or of two. The points appear on the "
                "page Sweep as "
                "they are measured."));
    addRow(form, tr("S&weep over"), m_over);
    makeField(form, SweepParameter::Tokens, tr("Token counts"), QStringLiteral("sweepTokens"));
    makeField(form, SweepParameter::Hidden, tr("Hidden sizes"), QStringLiteral("sweepHidden"));
    makeField(form, SweepParameter::Elements, tr("Elements"), QStringLiteral("sweepElements"));
    m_message = new InlineMessage(this);
    m_message->setObjectName(QStringLiteral("sweepMessage"));
    addWide(form, m_message);
    connect(m_over, &QComboBox::currentIndexChanged, this, &SweepSection::change);
    refresh();
}

void SweepSection::makeField(QGridLayout* form, SweepParameter parameter, const QString& label,
                             const QString& objectName)
{
    Field field;
    field.parameter = parameter;
    field.label = label;
    field.preset = new QuietComboBox(this);
    for (const Preset& preset : presetsOf(parameter))
        field.preset->addItem(preset.name, QLatin1String(preset.values));
    field.preset->addItem(tr("Custom"));
    describe(field.preset, objectName + QStringLiteral("Preset"), tr("%1, presets").arg(label),
             tr("Ranges that are often measured"));
    addWide(form, field.preset);
    field.text = new QLineEdit(this);
    field.text->setMaxLength(20'000);
    describe(field.text, objectName + QStringLiteral("Edit"), label,
             tr("1:65536:x2 doubles from 1 to 65536, 1024:8192:+1024 takes steps of 1024, 500000,1000000 is a list. As "
                "the command "
                "line's --axis."));
    field.name = addRow(form, label, field.text);
    field.message = new InlineMessage(this);
    field.message->setObjectName(objectName + QStringLiteral("Message"));
    addWide(form, field.message);
    setText(field, field.preset->itemData(0).toString());
    m_fields.append(field);
    const qsizetype i = m_fields.size() - 1;
    connect(field.preset, &QComboBox::activated, this, [this, i] { choosePreset(m_fields[i]); });
    connect(field.text, &QLineEdit::textEdited, this, [this, i] {
        read(m_fields[i]);
        change();
    });
}

void SweepSection::choosePreset(Field& field)
{
    const QString values = field.preset->currentData().toString();
    if (values.isEmpty()) { // custom: what stands there is the beginning of it
        field.text->setFocus();
        field.text->selectAll();
        return;
    }
    setText(field, values);
    change();
}

void SweepSection::setText(Field& field, const QString& text)
{
    field.text->setText(text);
    field.text->setCursorPosition(0);
    read(field);
}

void SweepSection::read(Field& field)
{
    const std::string name(parameterName(field.parameter));
    QString text = field.text->text().simplified().remove(QLatin1Char(' '));
    const QString prefix = QString::fromStdString(name) + QLatin1Char('=');
    if (text.startsWith(prefix)) text.remove(0, prefix.size()); // pasted from a command line
    field.values.clear();
    field.error.clear();
    if (text.isEmpty()) {
        field.error = tr("No values. Write 1:65536:x2, 1024:8192:+1024 or a list such as 128,1024,8192.");
    } else if (const auto axis = parseSweepAxis(name + "=" + text.toStdString()); axis.ok()) {
        field.values = axis->values;
    } else {
        field.error = messageText(axis.error().message);
    }
    const int preset = field.preset->findData(text);
    field.preset->setCurrentIndex(preset >= 0 ? preset : field.preset->count() - 1);
}

void SweepSection::switchOn()
{
    if (m_over->currentIndex() == Off) m_over->setCurrentIndex(Off + 1);
}

bool SweepSection::uses(SweepParameter parameter) const
{
    switch (parameter) {
    case SweepParameter::Tokens:
        return m_over->currentIndex() == Tokens || m_over->currentIndex() == TokensAndHidden;
    case SweepParameter::Hidden:
        return m_over->currentIndex() == Hidden || m_over->currentIndex() == TokensAndHidden;
    case SweepParameter::Elements:
        break;
    }
    return m_over->currentIndex() == Elements;
}

SweepSection::Field& SweepSection::fieldOf(SweepParameter parameter)
{
    return *std::find_if(m_fields.begin(), m_fields.end(), [&](const Field& f) { return f.parameter == parameter; });
}

void SweepSection::change()
{
    if (m_showing) return;
    takeAxes();
    refresh();
    emit edited();
}

void SweepSection::takeAxes()
{
    if (!problem().isEmpty()) return; // the last that could be read stays
    m_axes.clear();
    for (const Field& field : m_fields)
        if (uses(field.parameter)) m_axes.push_back({field.parameter, field.values});
    if (m_hiddenFirst && m_axes.size() == 2) std::swap(m_axes[0], m_axes[1]);
}

void SweepSection::display(const RunSpec& spec)
{
    if (spec.axes == m_axes) return setContext(spec); // an answer to a change: what is half typed stays
    m_showing = true;
    m_hiddenFirst = spec.axes.size() == 2 && spec.axes[0].parameter == SweepParameter::Hidden;
    const SweepParameter first = spec.axes.empty() ? SweepParameter::Tokens : spec.axes[0].parameter;
    m_over->setCurrentIndex(spec.axes.empty()                 ? Off
                            : spec.axes.size() == 2           ? TokensAndHidden
                            : first == SweepParameter::Tokens ? Tokens
                            : first == SweepParameter::Hidden ? Hidden
                                                              : Elements);
    for (const SweepAxis& axis : spec.axes) {
        Field& field = fieldOf(axis.parameter);
        if (field.values == axis.values) continue; // what the user wrote stays as written
        const QString text = QString::fromStdString(sweepAxisText(axis));
        setText(field, text.mid(text.indexOf(QLatin1Char('=')) + 1));
    }
    m_axes = spec.axes;
    m_showing = false;
    setContext(spec);
}

void SweepSection::setContext(const RunSpec& spec)
{
    m_context = spec;
    refresh();
}

QString SweepSection::problem() const
{
    for (const Field& field : m_fields)
        if (uses(field.parameter) && !field.error.isEmpty()) return tr("%1: %2").arg(field.label, field.error);
    return {};
}

QString SweepSection::countText() const
{
    std::int64_t points = 1;
    for (const SweepAxis& axis : m_axes)
        points *= static_cast<std::int64_t>(axis.values.size());
    const auto count = static_cast<std::int64_t>(m_context.count());
    QString text = (takesModes(m_context.operation) ? tr("Points: %1 · modes: %2 · measurements: %3.")
                                                    : tr("Points: %1 · variants: %2 · measurements: %3."))
                       .arg(number(points), number(count), number(points * count));
    if (m_axes.size() == 1 && m_axes[0].parameter == SweepParameter::Tokens)
        text += QLatin1Char('\n') + tr("Hidden size %1, from Shape.").arg(number(m_context.shape.hidden));
    else if (m_axes.size() == 1 && m_axes[0].parameter == SweepParameter::Hidden)
        text += QLatin1Char('\n') + tr("Tokens %1, from Shape.").arg(number(m_context.shape.tokens));
    else if (m_axes.size() == 1)
        text += QLatin1Char('\n') + tr("Rows as long as the hidden size of Shape, %1, or its next smaller divisor.")
                                        .arg(number(m_context.shape.hidden));
    return text;
}

void SweepSection::refresh()
{
    for (const Field& field : m_fields) {
        const bool used = uses(field.parameter);
        for (QWidget* part : {static_cast<QWidget*>(field.preset), static_cast<QWidget*>(field.name),
                              static_cast<QWidget*>(field.text)})
            part->setVisible(used);
        if (!used)
            field.message->clearMessage();
        else if (!field.error.isEmpty())
            field.message->say(InlineMessage::Kind::Error, field.error);
        else
            field.message->say(InlineMessage::Kind::Hint, valuesText(field.values));
    }
    if (m_over->currentIndex() == Off)
        return m_message->say(InlineMessage::Kind::Hint,
                              tr("Choose a size parameter to see latency and bandwidth against size."));
    if (!problem().isEmpty()) return m_message->clearMessage();
    // What the axes make impossible is said here; what is wrong without them is said elsewhere.
    RunSpec with = m_context, without = m_context;
    apply(with);
    without.axes.clear();
    const auto possible = validate(with);
    if (!possible && validate(without))
        m_message->say(InlineMessage::Kind::Error, messageText(possible.error()));
    else
        m_message->say(InlineMessage::Kind::Hint, countText());
}

QString SweepSection::summary() const
{
    if (m_over->currentIndex() == Off) return tr("off");
    if (!problem().isEmpty()) return tr("not readable");
    QStringList parts;
    for (const SweepAxis& axis : m_axes) {
        const QString name = axis.parameter == SweepParameter::Tokens   ? tr("tokens")
                             : axis.parameter == SweepParameter::Hidden ? tr("hidden")
                                                                        : tr("elements");
        parts << QStringLiteral("%1 %2…%3").arg(name, number(axis.values.front()), number(axis.values.back()));
    }
    return parts.join(QStringLiteral(" × "));
}

} // namespace qs
