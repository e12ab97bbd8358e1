// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/scale_section.h"

#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/view_number.h"

#include <QGridLayout>
#include <QLineEdit>

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs {

namespace {
std::optional<float> readScale(const QString& text)
{
    double value = 0;
    if (!readNumber(text, value, Thousands::Never)) return std::nullopt;
    const auto scale = static_cast<float>(value);
    return std::isfinite(scale) && scale > 0 ? std::optional<float>(scale) : std::nullopt;
}

/// As it is read: without a sign between thousands, which would pass for that of decimals.
QString scaleText(float scale)
{
    return viewGeneral(static_cast<double>(scale), std::numeric_limits<float>::max_digits10)
        .remove(viewLocale().groupSeparator());
}

std::optional<std::int32_t> readZeroPoint(const QString& text)
{
    bool ok = false;
    const int value = inAsciiDigits(text.trimmed()).toInt(&ok);
    return ok ? std::optional<std::int32_t>(value) : std::nullopt;
}
} // namespace

ScaleSection::ScaleSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    m_source = described(
        new QuietComboBox(this), "scaleSourceCombo", tr("Source of the static scale"),
        tr("From the input: the extremes of the input, found before the measurement. Given: the values below, for "
           "every static mode."));
    m_source->addItems({tr("from the input"), tr("given")});
    addRow(form, tr("S&ource"), m_source);
    m_scale = described(new QLineEdit(this), "scaleEdit", tr("Static scale"),
                        tr("Scale s of the static modes, a number above 0: a code q represents q·s."));
    m_scale->setPlaceholderText(tr("automatic"));
    addRow(form, tr("Sca&le"), m_scale);
    m_zeroPoint = described(
        new QLineEdit(this), "zeroPointEdit", tr("Zero point"),
        tr("Zero point z of int8-tensor-static-azp and int8-tensor-affine, an integer: a code q represents (q − "
           "z)·s. Empty with a given scale: 0."));
    m_zeroPoint->setPlaceholderText(tr("automatic"));
    addRow(form, tr("&Zero point"), m_zeroPoint);
    for (QLineEdit* edit : {m_scale, m_zeroPoint}) {
        edit->setAlignment(Qt::AlignRight);
        connect(edit, &QLineEdit::textEdited, this, &ScaleSection::change);
    }
    m_message = named(new InlineMessage(this), "scaleMessage");
    addWide(form, m_message);
    connect(m_source, &QComboBox::currentIndexChanged, this, &ScaleSection::change);
    explain();
}

bool ScaleSection::isGiven() const { return m_source->currentIndex() == 1; }

void ScaleSection::display(const RunSpec& spec)
{
    m_showing = true;
    m_modes = spec.modes;
    const bool given = spec.scale || spec.zeroPoint;
    RunSpec entered = spec;
    apply(entered);
    // What was typed stays as it was typed ('1e-2') while it means the same.
    if (!problem().isEmpty() || entered.scale != spec.scale || entered.zeroPoint != spec.zeroPoint) {
        m_source->setCurrentIndex(given ? 1 : 0);
        m_scale->setText(spec.scale ? scaleText(*spec.scale) : QString());
        m_zeroPoint->setText(spec.zeroPoint ? QString::number(*spec.zeroPoint) : QString());
    }
    m_showing = false;
    explain();
}

void ScaleSection::setModes(const std::vector<QuantScheme>& modes)
{
    m_modes = modes;
    explain();
}

void ScaleSection::apply(RunSpec& spec) const
{
    if (!problem().isEmpty()) return;
    spec.scale = isGiven() ? readScale(m_scale->text()) : std::nullopt;
    spec.zeroPoint = isGiven() ? readZeroPoint(m_zeroPoint->text()) : std::nullopt;
}

QString ScaleSection::problem() const
{
    if (!isGiven()) return {};
    if (m_scale->text().trimmed().isEmpty()) return tr("Enter a scale, or choose 'from the input'.");
    if (!readScale(m_scale->text())) return tr("The scale must be a finite number above 0, for example 0.05.");
    if (!m_zeroPoint->text().trimmed().isEmpty() && !readZeroPoint(m_zeroPoint->text()))
        return tr("The zero point must be an integer, for example −12.");
    return {};
}

void ScaleSection::change()
{
    if (m_showing) return;
    explain();
    emit edited();
}

void ScaleSection::explain()
{
    m_scale->setEnabled(isGiven());
    m_zeroPoint->setEnabled(isGiven());
    const QString wrong = problem();
    if (!wrong.isEmpty()) return m_message->setMessage(InlineMessage::Kind::Error, wrong);
    const auto any = [this](auto&& test) { return std::any_of(m_modes.begin(), m_modes.end(), test); };
    const auto isStatic = [](const QuantScheme& s) { return !s.isCopy() && s.isStatic(); };
    if (!any(isStatic))
        return m_message->setMessage(InlineMessage::Kind::Hint,
                                     tr("No static mode is selected; dynamic modes compute their own scale."));
    if (!isGiven()) return m_message->clearMessage();
    const bool int8 = any([&](const QuantScheme& s) { return isStatic(s) && s.format == NumberFormat::Int8; });
    const bool float8 = any([&](const QuantScheme& s) { return isStatic(s) && s.isFloat8(); });
    if (int8 && float8)
        return m_message->setMessage(
            InlineMessage::Kind::Warning,
            tr("INT8 and FP8 share this scale, but their codes reach 127 and 448 or more: one of "
               "them clips or uses only part of its range."));
    const bool zero = any([&](const QuantScheme& s) { return isStatic(s) && s.hasZeroPoint(); });
    if (!zero && !m_zeroPoint->text().trimmed().isEmpty())
        return m_message->setMessage(InlineMessage::Kind::Hint,
                                     tr("No static mode with a zero point is selected; the zero point is not used."));
    m_message->clearMessage();
}

QString ScaleSection::summary() const { return isGiven() ? tr("s = %1").arg(m_scale->text()) : tr("from the input"); }

} // namespace qs
