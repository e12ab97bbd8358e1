// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/sweep_section.h"

#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>

namespace qs {

namespace {

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

/// 'Decode: Tokens 1 … 256, doubling'.
QString rangeText(Dimension dimension, const DimensionRange& range)
{
    const auto axis = parseSweepAxis(std::string(dimensionName(dimension)) + "=" + std::string(range.values));
    const QString words = axis.ok() ? messageText(sweepAxisTitle(*axis)) : text(range.values);
    return range.title.empty() ? words : SweepSection::tr("%1: %2").arg(markedText(range.title), words);
}

QString titleOf(Dimension dimension) { return markedText(dimensionInfo(dimension).title); }

} // namespace

SweepSection::SweepSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    makeAxis(form, 0);
    makeAxis(form, 1);
    m_message = named(new InlineMessage(this), "sweepMessage");
    addWide(form, m_message);
    fillOver();
    refresh();
}

void SweepSection::makeAxis(QGridLayout* form, int number)
{
    Axis& axis = m_of[static_cast<std::size_t>(number)];
    const bool first = number == 0;
    const QString key = first ? QStringLiteral("sweepFirst") : QStringLiteral("sweepSecond");
    axis.over = new QuietComboBox(this);
    describe(axis.over, first ? QStringLiteral("sweepOverCombo") : QStringLiteral("sweepAlsoCombo"),
             first ? tr("Sweep over") : tr("Second axis"),
             first ? tr("Measures all chosen modes or variants at every value of a dimension. The points appear on the "
                        "Sweep page as they are measured.")
                   : tr("Measures every combination of both dimensions and shows them as a heat map."));
    axis.overLabel = addRow(form, first ? tr("S&weep over") : tr("an&d over"), axis.over);
    axis.preset = new QuietComboBox(this);
    describe(axis.preset, key + QStringLiteral("Preset"),
             first ? tr("First axis, presets") : tr("Second axis, presets"), tr("Common ranges"));
    addWide(form, axis.preset);
    axis.text = new QLineEdit(this);
    axis.text->setMaxLength(20'000);
    describe(
        axis.text, key + QStringLiteral("Edit"),
        first ? tr("Values of the first axis") : tr("Values of the second axis"),
        tr("1:65536:x2 doubles from 1 to 65536, 1024:8192:+1024 takes steps of 1024, 500000,1000000 is a list. The "
           "same syntax as --axis on the command line."));
    axis.name = addRow(form, tr("Values"), axis.text);
    axis.message = new InlineMessage(this);
    axis.message->setObjectName(key + QStringLiteral("Message"));
    addWide(form, axis.message);
    connect(axis.over, &QComboBox::currentIndexChanged, this, [this, number] { chooseOver(number); });
    connect(axis.preset, &QComboBox::activated, this, [this, &axis] { choosePreset(axis); });
    connect(axis.text, &QLineEdit::textEdited, this, [this, &axis] {
        read(axis);
        change();
    });
}

std::optional<Dimension> SweepSection::chosen(const Axis& axis) const
{
    const QVariant choice = axis.over->currentData();
    return choice.isValid() ? std::optional(static_cast<Dimension>(choice.toInt())) : std::nullopt;
}

bool SweepSection::isUsed(int number) const
{
    const auto first = chosen(m_of[0]);
    if (number == 0) return first.has_value();
    return first && !isDerived(*first) && chosen(m_of[1]).has_value();
}

/// The dimensions of the operation.
void SweepSection::fillOver()
{
    if (m_filled == m_context.operation) return;
    m_filled = m_context.operation;
    const QSignalBlocker quiet(m_of[0].over);
    m_of[0].over->clear();
    m_of[0].over->addItem(tr("Off: a single size"));
    for (const Dimension dimension : sweepDimensions(m_context.operation))
        m_of[0].over->addItem(titleOf(dimension), static_cast<int>(dimension));
    fillSecond();
}

/// What is left for a second axis.
void SweepSection::fillSecond()
{
    const QSignalBlocker quiet(m_of[1].over);
    const QVariant before = m_of[1].over->currentData();
    const auto first = chosen(m_of[0]);
    m_of[1].over->clear();
    m_of[1].over->addItem(tr("None: one axis"));
    for (const Dimension dimension : dimensionsOf(m_context.operation))
        if (dimension != first) m_of[1].over->addItem(titleOf(dimension), static_cast<int>(dimension));
    if (before.isValid()) m_of[1].over->setCurrentIndex(std::max(0, m_of[1].over->findData(before)));
    if (const auto second = chosen(m_of[1])) showDimension(m_of[1], *second);
}

/// Emits nothing.
void SweepSection::choose(int number, std::optional<Dimension> dimension)
{
    Axis& axis = m_of[static_cast<std::size_t>(number)];
    const QSignalBlocker quiet(axis.over);
    axis.over->setCurrentIndex(dimension ? std::max(0, axis.over->findData(static_cast<int>(*dimension))) : 0);
    if (dimension) showDimension(axis, *dimension);
    if (number == 0) fillSecond();
}

void SweepSection::showDimension(Axis& axis, Dimension dimension)
{
    if (axis.shown == dimension && axis.preset->count() > 0) return;
    axis.shown = dimension;
    axis.preset->clear();
    for (const DimensionRange& range : dimensionInfo(dimension).ranges)
        axis.preset->addItem(rangeText(dimension, range), text(range.values));
    axis.preset->addItem(tr("Custom"));
    setText(axis, m_texts.value(static_cast<int>(dimension), axis.preset->itemData(0).toString()));
}

void SweepSection::chooseOver(int number)
{
    if (m_showing) return;
    choose(number, chosen(m_of[static_cast<std::size_t>(number)]));
    change();
}

void SweepSection::choosePreset(Axis& axis)
{
    const QString values = axis.preset->currentData().toString();
    if (values.isEmpty()) { // custom: what stands there is the beginning of it
        axis.text->setFocus();
        axis.text->selectAll();
        return;
    }
    setText(axis, values);
    change();
}

void SweepSection::setText(Axis& axis, const QString& text)
{
    axis.text->setText(text);
    axis.text->setCursorPosition(0);
    read(axis);
}

void SweepSection::read(Axis& axis)
{
    const std::string name(dimensionName(axis.shown));
    QString written = axis.text->text().simplified().remove(QLatin1Char(' '));
    const QString prefix = QString::fromStdString(name) + QLatin1Char('=');
    if (written.startsWith(prefix)) written.remove(0, prefix.size()); // pasted from a command line
    axis.values.clear();
    axis.error.clear();
    if (written.isEmpty()) {
        axis.error = tr("No values. Enter 1:65536:x2, 1024:8192:+1024 or a list such as 128,1024,8192.");
    } else if (const auto read = parseSweepAxis(name + "=" + written.toStdString()); read.ok()) {
        axis.values = read->values;
        m_texts.insert(static_cast<int>(axis.shown), axis.text->text());
    } else {
        axis.error = tr("'%1' cannot be read as values. Enter 1:65536:x2, 1024:8192:+1024 or a list such as "
                        "128,1024,8192.")
                         .arg(written);
    }
    const int preset = axis.preset->findData(written);
    axis.preset->setCurrentIndex(preset >= 0 ? preset : axis.preset->count() - 1);
}

void SweepSection::change()
{
    if (m_showing) return;
    updateAxes();
    refresh();
    emit edited();
}

void SweepSection::updateAxes()
{
    if (!problem().isEmpty()) return; // the last that could be read stays
    m_axes.clear();
    for (int i = 0; i < 2; ++i)
        if (const Axis& axis = m_of[static_cast<std::size_t>(i)]; isUsed(i))
            m_axes.push_back({axis.shown, axis.values});
}

void SweepSection::switchOn()
{
    if (isOn()) return;
    choose(0, sweepDimensions(m_context.operation).front());
    change();
}

void SweepSection::display(const RunSpec& spec)
{
    // An answer to a change: what is half typed stays.
    if (spec.axes == m_axes && spec.operation == m_filled) return setContext(spec);
    m_showing = true;
    m_context = spec;
    fillOver();
    for (int i = 0; i < 2; ++i) {
        const bool used = static_cast<std::size_t>(i) < spec.axes.size();
        choose(i, used ? std::optional(spec.axes[static_cast<std::size_t>(i)].parameter) : std::nullopt);
        Axis& axis = m_of[static_cast<std::size_t>(i)];
        if (!used || axis.values == spec.axes[static_cast<std::size_t>(i)].values) continue; // as the user wrote it
        const QString text = QString::fromStdString(sweepAxisText(spec.axes[static_cast<std::size_t>(i)]));
        setText(axis, text.mid(text.indexOf(QLatin1Char('=')) + 1));
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
    for (int i = 0; i < 2; ++i)
        if (const Axis& axis = m_of[static_cast<std::size_t>(i)]; isUsed(i) && !axis.error.isEmpty())
            return tr("%1: %2").arg(titleOf(axis.shown), axis.error);
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
    if (m_axes.size() == 1 && isDerived(m_axes[0].parameter))
        return text + QLatin1Char('\n') +
               tr("Row length: the hidden size of Shape, %1, or its next smaller divisor.")
                   .arg(number(m_context.shape.hidden));
    QStringList fixed;
    for (const Dimension dimension : dimensionsOf(m_context.operation))
        if (std::ranges::find(m_axes, dimension, &SweepAxis::parameter) == m_axes.end())
            fixed << messageText(dimensionValue(dimension, valueOf(m_context, dimension)));
    if (fixed.isEmpty()) return text;
    return text + QLatin1Char('\n') +
           (takesTensor(m_context.operation) ? tr("At %1, from Shape.") : tr("At %1, from Size."))
               .arg(fixed.join(QStringLiteral(" · ")));
}

void SweepSection::refreshAxis(int number)
{
    Axis& axis = m_of[static_cast<std::size_t>(number)];
    const bool used = isUsed(number);
    for (QWidget* part :
         {static_cast<QWidget*>(axis.preset), static_cast<QWidget*>(axis.name), static_cast<QWidget*>(axis.text)})
        part->setVisible(used);
    if (!used)
        axis.message->clearMessage();
    else if (!axis.error.isEmpty())
        axis.message->setMessage(InlineMessage::Kind::Error, axis.error);
    else
        axis.message->setMessage(InlineMessage::Kind::Hint, valuesText(axis.values));
}

void SweepSection::refresh()
{
    refreshAxis(0);
    refreshAxis(1);
    const auto first = chosen(m_of[0]);
    for (QWidget* part : {static_cast<QWidget*>(m_of[1].over), static_cast<QWidget*>(m_of[1].overLabel)})
        part->setVisible(first && !isDerived(*first));
    if (!first)
        return m_message->setMessage(
            InlineMessage::Kind::Hint,
            tr("Choose a dimension to see latency and rates against size; two for a heat map."));
    if (!problem().isEmpty()) return m_message->clearMessage();
    // What the axes make impossible is said here; what is wrong without them is said elsewhere.
    RunSpec with = m_context, without = m_context;
    apply(with);
    without.axes.clear();
    const auto possible = validate(with);
    if (!possible && validate(without))
        m_message->setMessage(InlineMessage::Kind::Error, messageText(possible.error()));
    else
        m_message->setMessage(InlineMessage::Kind::Hint, countText());
}

QString SweepSection::summary() const
{
    if (!isUsed(0)) return tr("off");
    if (!problem().isEmpty()) return tr("invalid");
    RunSpec spec = m_context;
    apply(spec);
    return messageText(sweepTitle(spec));
}

} // namespace qs
