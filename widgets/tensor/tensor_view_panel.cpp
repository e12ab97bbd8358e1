// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tensor/tensor_view_panel.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/isolates.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QCheckBox>
#include <QCompleter>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace qs {

namespace {

/// Stops of the group slider, from coarse to fine.
constexpr int kGroups[] = {TensorProbeRequest::kPerTensor, TensorProbeRequest::kPerRow, 512, 256, 128, 64, 32, 16};

int groupStop(int size)
{
    const auto exact = std::find(std::begin(kGroups), std::end(kGroups), size);
    if (exact != std::end(kGroups)) return static_cast<int>(exact - std::begin(kGroups));
    const auto finer = std::find_if(std::begin(kGroups) + 2, std::end(kGroups), [&](int stop) { return stop <= size; });
    return static_cast<int>((finer == std::end(kGroups) ? finer - 1 : finer) - std::begin(kGroups));
}

QString groupText(int size)
{
    if (size == TensorProbeRequest::kPerTensor) return TensorViewPanel::tr("per tensor");
    return size == TensorProbeRequest::kPerRow ? TensorViewPanel::tr("per row") : QString::number(size);
}

QString tensorText(const TensorChoice& t) { return t.name.isEmpty() ? TensorViewPanel::tr("(array)") : t.name; }
QString aboutText(const TensorChoice& t) { return QStringLiteral("%1  %2").arg(t.dtypeText, t.shapeText).trimmed(); }

/// A slider that leaves the wheel to the panel while it has no focus.
class QuietSlider : public QSlider
{
public:
    explicit QuietSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) { setFocusPolicy(Qt::StrongFocus); }

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        if (!hasFocus()) return event->ignore();
        QSlider::wheelEvent(event);
    }
};

} // namespace

void TensorViewPanel::Knob::setVisible(bool visible) const
{
    label->setVisible(visible);
    holder->setVisible(visible);
}

TensorViewPanel::TensorViewPanel(QWidget* parent)
    : QWidget(parent), m_empty(tr("No tensor yet. Run an accuracy study, or open a .safetensors or .npy file."))
{
    setObjectName(QStringLiteral("tensorViewPanel"));
    setAccessibleName(tr("Tensor and format"));
    auto* all = makeBox<QVBoxLayout>(this, {12, 8, 12, 12}, 12);
    auto* holder = new QWidget(this);
    QGridLayout* form = makeForm(holder);
    makeChoice(form);
    makeKnobs(form);
    all->addWidget(holder);
    m_message = named(new InlineMessage(this), "tensorMessage");
    addAll(all, {m_message, makeFigures()});
    all->addStretch(1);
    setMinimumWidth(260);
    display();
    setTensors({});
}

void TensorViewPanel::makeChoice(QGridLayout* form)
{
    m_tensor = new QuietComboBox(this);
    m_tensor->setEditable(true); // typing filters
    m_tensor->setInsertPolicy(QComboBox::NoInsert);
    m_tensor->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_tensor->completer()->setFilterMode(Qt::MatchContains);
    m_tensor->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    describe(m_tensor, QStringLiteral("probeTensorCombo"), tr("Tensor"),
             tr("Tensor to show. Type part of the name to find it."));
    addRow(form, tr("&Tensor"), m_tensor);
    m_about = named(new QLabel(this), "probeTensorAbout");
    m_about->setProperty("role", "muted");
    addRow(form, QString(), m_about);
    connect(m_tensor, &QComboBox::activated, this, &TensorViewPanel::chooseTensor);
    connect(m_tensor->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        const int index = m_tensor->findText(m_tensor->currentText(), Qt::MatchContains);
        if (index >= 0) chooseTensor(index);
        display(); // what was typed is replaced by what is shown
    });
    m_format = new QuietComboBox(this);
    for (const NumberFormat format : probeFormats()) {
        const std::string_view title = probeFormatTitle(format);
        m_format->addItem(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
    }
    describe(m_format, QStringLiteral("probeFormatCombo"), tr("Format"),
             tr("Format of the quantized values: 2-bit to 8-bit integers, 8-bit floats, the quantiles of NF4, or "
                "blocks with their own scale."));
    addRow(form, tr("&Format"), m_format);
    connect(m_format, &QComboBox::currentIndexChanged, this, &TensorViewPanel::edited);
}

TensorViewPanel::Knob TensorViewPanel::addKnob(QGridLayout* form, const QString& label, const char* name, int low,
                                               int high, const QString& toolTip)
{
    Knob knob;
    knob.holder = new QWidget(form->parentWidget());
    auto* box = makeBox<QHBoxLayout>(knob.holder, {}, 8);
    knob.slider = new QuietSlider(knob.holder);
    knob.slider->setRange(low, high);
    knob.slider->setPageStep(std::max(1, (high - low) / 7));
    QString accessible = label;
    describe(knob.slider, QLatin1String(name), accessible.remove(QLatin1Char('&')), toolTip);
    knob.value = new QLabel(knob.holder);
    knob.value->setMinimumWidth(64);
    knob.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    box->addWidget(knob.slider, 1);
    box->addWidget(knob.value);
    knob.holder->setToolTip(toolTip);
    knob.label = addRow(form, label, knob.holder);
    knob.label->setBuddy(knob.slider);
    connect(knob.slider, &QSlider::valueChanged, this, &TensorViewPanel::edited);
    return knob;
}

void TensorViewPanel::makeKnobs(QGridLayout* form)
{
    m_bits = addKnob(form, tr("&Bits"), "probeBitsSlider", 2, 8,
                     tr("Bits per integer: 2 bits represent 4 values, 8 bits represent 256."));
    m_symmetric = described(
        new QCheckBox(tr("&Symmetric, no zero point"), form->parentWidget()), "probeSymmetricCheck", tr("Symmetric"),
        tr("Symmetric: the range is ± the largest magnitude. Otherwise it is from the smallest to the largest "
           "value, with a zero point."));
    addWide(form, m_symmetric);
    m_group = addKnob(form, tr("&Group"), "probeGroupSlider", 0, static_cast<int>(std::size(kGroups)) - 1,
                      tr("Number of neighboring values that share a scale. Smaller groups fit the values better but "
                         "store more scales."));
    m_clip = addKnob(form, tr("&Clip"), "probeClipSlider", 30, 100,
                     tr("Share of each group's range that is kept. Clipping a few outliers gives finer steps for all "
                        "other values."));
    m_search = new QPushButton(tr("Optimize clipping"), form->parentWidget());
    m_search->setAutoDefault(false);
    describe(m_search, QStringLiteral("probeSearchButton"), m_search->text(),
             tr("Find the clipping with the smallest mean squared error"));
    addWide(form, m_search);
    connect(m_symmetric, &QCheckBox::toggled, this, &TensorViewPanel::edited);
    connect(m_search, &QPushButton::clicked, this, [this] { ask(true); });
}

QWidget* TensorViewPanel::makeFigures()
{
    struct About
    {
        const char* name;
        QString title, toolTip;
    };
    const About about[Figures] = {
        {"probeSqnr", tr("SQNR"), tr("10·log10(signal power / error power)")},
        {"probeMse", tr("MSE"), tr("Mean squared error of the restored values")},
        {"probeMaxError", tr("Largest error"), tr("Largest difference between a value and its restored value")},
        {"probeCosine", tr("Cosine"), tr("Cosine of the angle between the values and the restored values")},
        {"probeBits", tr("Bits per element"), tr("Codes, scales and zero points together, by the number of elements")},
        {"probeRange", tr("Range"), tr("Smallest and largest value before quantization")},
        {"probeSpread", tr("Mean ± std"), tr("Mean and standard deviation before quantization")},
        {"probeKurtosis", tr("Kurtosis"), tr("How heavy the tails are; 3 for a normal distribution")},
        {"probeOutliers", tr("Outlier columns"),
         tr("Columns whose largest magnitude is more than 6 times the median of the columns")},
        {"probeTime", tr("Computed in"), tr("Time to compute this view")},
    };
    auto* holder = new QWidget(this);
    auto* grid = makeBox<QGridLayout>(holder);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < Figures; ++i) {
        auto* title = new QLabel(about[i].title, holder);
        title->setProperty("role", "muted");
        title->setToolTip(about[i].toolTip);
        m_figures[i] = new QLabel(holder);
        describe(m_figures[i], QLatin1String(about[i].name), about[i].title, about[i].toolTip);
        m_figures[i]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_figures[i]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_figures[i]->setFont(
            uiFont(i == Sqnr ? Theme::baseSize + 3 : Theme::baseSize, i == Sqnr ? QFont::DemiBold : QFont::Normal));
        grid->addWidget(title, i, 0);
        grid->addWidget(m_figures[i], i, 1);
    }
    return holder;
}

void TensorViewPanel::setTensors(const QVector<TensorChoice>& tensors)
{
    m_tensors = tensors;
    m_showing = true;
    m_tensor->clear();
    auto* items = qobject_cast<QStandardItemModel*>(m_tensor->model());
    int same = -1, first = -1;
    for (int i = 0; i < static_cast<int>(tensors.size()); ++i) {
        const TensorChoice& t = tensors[i];
        m_tensor->addItem(tensorText(t));
        m_tensor->setItemData(
            i, t.usable ? tr("%1, %2").arg(tensorText(t), aboutText(t)) : tr("%1: %2").arg(t.name, t.reason),
            Qt::ToolTipRole);
        if (!t.usable && items) items->item(i)->setEnabled(false);
        if (!t.usable) continue;
        if (first < 0) first = i;
        if (t.name.toStdString() == m_request.tensor) same = i;
    }
    m_showing = false;
    for (QWidget* control : {static_cast<QWidget*>(m_tensor), static_cast<QWidget*>(m_search)})
        control->setEnabled(first >= 0);
    if (first < 0) {
        m_request.tensor.clear();
        clearFigures();
        m_tensor->setCurrentIndex(-1);
        return m_message->setMessage(InlineMessage::Kind::Hint,
                                     tensors.isEmpty() ? m_empty
                                                       : tr("No tensor can be shown: %1").arg(tensors.first().reason));
    }
    m_message->clearMessage();
    if (same >= 0) return display();
    chooseTensor(first);
}

void TensorViewPanel::chooseTensor(int index)
{
    if (m_showing || index < 0 || index >= m_tensors.size() || !m_tensors[index].usable) return;
    const std::string name = m_tensors[index].name.toStdString();
    const bool other = name != m_request.tensor;
    m_request.tensor = name;
    display();
    if (other) ask(false);
}

void TensorViewPanel::setRequest(const TensorProbeRequest& request)
{
    m_request = request;
    m_request.searchClip = false;
    display();
}

/// Shows the request, and only what means something for its format.
void TensorViewPanel::display()
{
    m_showing = true;
    for (int i = 0; i < static_cast<int>(m_tensors.size()); ++i)
        if (m_tensors[i].usable && m_tensors[i].name.toStdString() == m_request.tensor) {
            m_tensor->setCurrentIndex(i);
            m_about->setText(isolatedForView(aboutText(m_tensors[i])));
        }
    m_about->setVisible(m_tensor->currentIndex() >= 0);
    if (m_tensor->currentIndex() >= 0) {
        m_tensor->setEditText(m_tensor->itemText(m_tensor->currentIndex()));
        m_tensor->lineEdit()->setCursorPosition(0);
    }
    const auto formats = probeFormats();
    m_format->setCurrentIndex(
        static_cast<int>(std::find(formats.begin(), formats.end(), m_request.format) - formats.begin()));
    m_bits.slider->setValue(m_request.bits);
    m_symmetric->setChecked(m_request.symmetric);
    m_group.slider->setValue(groupStop(m_request.groupSize));
    m_clip.slider->setValue(static_cast<int>(std::lround(100 * m_request.clip)));
    m_showing = false;
    const bool integer = m_request.format == NumberFormat::Int8;
    m_bits.setVisible(integer);
    m_symmetric->setVisible(integer);
    const bool ownGroups = probeGroupSize(m_request) != m_request.groupSize || !probeTakesClip(m_request.format);
    m_group.slider->setEnabled(!ownGroups);
    m_group.slider->setToolTip(ownGroups ? tr("The format has groups of %1.").arg(probeGroupSize(m_request))
                                         : m_group.holder->toolTip());
    const bool clips = probeTakesClip(m_request.format);
    for (QWidget* control : {static_cast<QWidget*>(m_clip.slider), static_cast<QWidget*>(m_search)})
        control->setEnabled(clips && (control != m_search || !m_request.tensor.empty()));
    m_clip.slider->setToolTip(clips ? m_clip.holder->toolTip()
                                    : tr("The format sets its scales by the largest magnitude; nothing is clipped."));
    m_search->setToolTip(clips ? tr("Find the clipping with the smallest mean squared error")
                               : m_clip.slider->toolTip());
    m_bits.value->setText(QString::number(m_request.bits));
    m_group.value->setText(groupText(probeGroupSize(m_request)));
    m_clip.value->setText(clips ? viewFixed(m_request.clip, 2) : QStringLiteral("–"));
    m_group.slider->setAccessibleDescription(m_group.value->text());
    m_clip.slider->setAccessibleDescription(m_clip.value->text());
}

void TensorViewPanel::edited()
{
    if (m_showing) return;
    const auto formats = probeFormats();
    m_request.format = formats[static_cast<std::size_t>(std::max(0, m_format->currentIndex()))];
    m_request.bits = m_bits.slider->value();
    m_request.symmetric = m_symmetric->isChecked();
    // A size between the stops stays until the slider moves.
    if (m_group.slider->value() != groupStop(m_request.groupSize))
        m_request.groupSize = kGroups[m_group.slider->value()];
    m_request.clip = m_clip.slider->value() / 100.0;
    display();
    ask(false);
}

void TensorViewPanel::ask(bool searchClip)
{
    if (m_request.tensor.empty()) return;
    TensorProbeRequest request = m_request;
    request.searchClip = searchClip;
    emit probeRequested(request);
}

namespace {
QString sqnrText(const TensorProbeResult& result)
{
    switch (result.errorKind()) {
    case ErrorKind::NotJudged:
        return TensorViewPanel::tr("not judged");
    case ErrorKind::Exact:
        return TensorViewPanel::tr("exact");
    case ErrorKind::ExactInPart:
        return TensorViewPanel::tr("exact in part");
    case ErrorKind::Measured:
        break;
    }
    return viewFixed(result.sqnrDb, 2) + QStringLiteral(" dB");
}

/// What is in no figure; empty where all is.
QString leftOutText(const TensorProbeResult& result)
{
    QStringList said;
    if (result.nonFinite > 0)
        said << TensorViewPanel::tr("%n value(s) are NaN or infinite and excluded", nullptr,
                                    static_cast<int>(result.nonFinite));
    if (result.destroyed > 0)
        said << TensorViewPanel::tr("%n finite value(s) are restored as NaN or infinite", nullptr,
                                    static_cast<int>(result.destroyed));
    return said.join(QStringLiteral(" · "));
}
} // namespace

void TensorViewPanel::setResult(const TensorProbeResult& result)
{
    if (!result.failed.empty()) return setError(messageText(result.failed));
    const QString leftOut = leftOutText(result);
    m_message->setMessage(leftOut.isEmpty() ? InlineMessage::Kind::Hint : InlineMessage::Kind::Warning, leftOut);
    if (result.request.searchClip) {
        m_request.clip = result.request.clip;
        display();
    }
    const auto setFigure = [this](Figure figure, const QString& text) {
        m_figures[figure]->setText(isolatedForView(text));
    };
    setFigure(Sqnr, sqnrText(result));
    setFigure(Mse, numberText(result.mse, 4));
    setFigure(MaxError, numberText(result.maxAbs, 4));
    setFigure(Cosine, viewFixed(result.cosine, 6));
    setFigure(Bits, viewFixed(result.bitsPerElement, 3));
    setFigure(Range, tr("%1 to %2").arg(numberText(result.min, 4), numberText(result.max, 4)));
    setFigure(Spread, tr("%1 ± %2").arg(numberText(result.mean, 3), numberText(result.std, 3)));
    setFigure(Kurtosis, numberText(result.kurtosis, 3));
    setFigure(Outliers, tr("%1 of %2")
                            .arg(countText(static_cast<double>(result.outlierColumns.size())),
                                 countText(static_cast<double>(result.columns))));
    setFigure(Time, viewFixed(result.milliseconds, 1) + QStringLiteral(" ms"));
}

void TensorViewPanel::clearFigures()
{
    for (QLabel* figure : m_figures)
        figure->setText(QStringLiteral("–"));
}

void TensorViewPanel::setError(const QString& error)
{
    clearFigures();
    m_message->setMessage(InlineMessage::Kind::Error, error);
}

void TensorViewPanel::setEmptyText(const QString& text)
{
    m_empty = text;
    if (m_tensors.isEmpty()) m_message->setMessage(InlineMessage::Kind::Hint, m_empty);
}

} // namespace qs
