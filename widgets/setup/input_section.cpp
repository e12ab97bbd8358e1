// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/input_section.h"

#include "gpu/formats/tensor_view.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/controls/path_question.h"
#include "widgets/language/operation_text.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QToolButton>

#include <limits>

namespace qs {

namespace {
constexpr DType kInputTypes[] = {DType::F16, DType::BF16, DType::F32};
constexpr quint64 kSeedMax = std::numeric_limits<int>::max();
} // namespace

InputSection::InputSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    m_dtype = described(
        new QuietComboBox(this), "dtypeCombo", tr("Input type"),
        tr("Data type of the input tensor before quantization. A file has its own type; if you choose another "
           "one, the values are rounded."));
    m_dtype->addItem(tr("half (FP16)"));
    m_dtype->addItem(tr("bfloat16 (BF16)"));
    m_dtype->addItem(tr("float (FP32)"));
    m_typeLabel = addRow(form, tr("T&ype"), m_dtype);
    makeFileRow(form);
    m_tensor = described(new QuietComboBox(this), "tensorCombo", tr("Tensor of the file"),
                         tr("Tensor of the file to use as input. Tensors that cannot be used show the reason."));
    m_tensorLabel = addRow(form, tr("Te&nsor"), m_tensor);
    m_seedSpin = described(new CountSpinBox(this), "seedSpin", tr("Seed"),
                           tr("Seed of the random normal input (mean 0, standard deviation 1). The same seed gives the "
                              "same bytes on every backend."));
    m_seedSpin->setLinear(true);
    m_seedSpin->setRange(0, static_cast<int>(kSeedMax));
    addRow(form, tr("&Seed"), m_seedSpin);
    m_message = named(new InlineMessage(this), "inputMessage");
    addWide(form, m_message);

    connect(m_dtype, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (m_showing || index < 0) return;
        refresh();
        emit dtypeEdited(kInputTypes[index]);
    });
    connect(m_tensor, &QComboBox::activated, this, &InputSection::chooseTensor);
    connect(m_seedSpin, &QSpinBox::valueChanged, this, [this](int seed) {
        if (m_showing) return;
        m_seed = static_cast<quint64>(seed);
        refresh();
        emit seedEdited(m_seed);
    });
    refresh();
}

void InputSection::makeFileRow(QGridLayout* form)
{
    auto* row = new QWidget(this);
    auto* box = makeBox<QHBoxLayout>(row, {}, 4);
    m_path = new QLineEdit(row);
    m_path->setPlaceholderText(tr("random normal"));
    const QString toolTip = tr("Source of the values: a .npy or .safetensors file, or empty for random normal values. "
                               "You can drop a file anywhere on the setup.");
    describe(m_path, QStringLiteral("inputFileEdit"), tr("Input file"), toolTip);
    m_browse = described(new QToolButton(row), "inputBrowse", tr("Choose an input file"),
                         tr("Choose a .npy or .safetensors file"));
    m_browse->setText(QStringLiteral("…"));
    m_browse->setFocusPolicy(Qt::StrongFocus);
    m_clear = described(new QToolButton(row), "inputClear", tr("Use random input"), tr("Use random normal input"));
    m_clear->setText(QStringLiteral("✕"));
    m_clear->setFocusPolicy(Qt::StrongFocus);
    box->addWidget(m_path, 1);
    addAll(box, {m_browse, m_clear});
    m_fileRow = row;
    m_fileLabel = addRow(form, tr("Val&ues"), row);
    m_fileLabel->setBuddy(m_path);
    row->setToolTip(toolTip);
    connect(m_path, &QLineEdit::editingFinished, this, &InputSection::pathEdited);
    connect(m_browse, &QToolButton::clicked, this, &InputSection::browse);
    connect(m_clear, &QToolButton::clicked, this, [this] {
        m_path->clear();
        pathEdited();
    });
}

void InputSection::display(const RunSpec& spec)
{
    m_showing = true;
    m_operation = spec.operation;
    m_seed = spec.seed;
    m_source = spec.input;
    m_pendingPath.clear();
    m_error.clear();
    for (int i = 0; i < 3; ++i)
        if (kInputTypes[i] == spec.dtype) m_dtype->setCurrentIndex(i);
    m_seedSpin->setValue(static_cast<int>(std::min(m_seed, kSeedMax)));
    m_path->setText(QString::fromStdString(m_source.path));
    m_showing = false;
    fillTensors();
    refresh();
}

void InputSection::applyPending(RunSpec& spec) const
{
    if (m_seedSpin->pendingValue() != m_seedSpin->value()) spec.seed = static_cast<quint64>(m_seedSpin->pendingValue());
}

void InputSection::browse()
{
    askForPath(this,
               {tr("Choose an input tensor"), QFileInfo(m_path->text()).path(),
                tr("Tensors (*.npy *.safetensors);;All files (*)")},
               [this](const QString& path) { request(path); });
}

void InputSection::request(const QString& path)
{
    m_path->setText(path);
    pathEdited();
}

void InputSection::pathEdited()
{
    const QString path = m_path->text().trimmed();
    if (path.isEmpty()) {
        const bool wasFile = m_source.isFile();
        m_pendingPath.clear();
        m_error.clear();
        m_source = {};
        fillTensors();
        refresh();
        if (wasFile) emit sourceEdited();
        return;
    }
    if (path == m_pendingPath || (path == QString::fromStdString(m_source.path) && m_error.isEmpty())) return;
    m_pendingPath = path;
    m_error.clear();
    refresh();
    emit fileRequested(path);
}

void InputSection::setTensors(const QString& path, const QVector<TensorChoice>& tensors)
{
    m_listPath = path;
    m_tensors = tensors;
    m_pendingPath.clear();
    m_error.clear();
    m_path->setText(path);
    fillTensors();
    // A session's own choice stays; else the first tensor that can be used.
    const QString wanted =
        path == QString::fromStdString(m_source.path) ? QString::fromStdString(m_source.tensor) : QString();
    int chosen = -1;
    for (int i = 0; i < static_cast<int>(tensors.size()); ++i) {
        if (!tensors[i].usable) continue;
        if (chosen < 0 || (!wanted.isEmpty() && tensors[i].name == wanted)) chosen = i;
    }
    if (chosen >= 0) return chooseTensor(chosen);
    const QString why = tensors.isEmpty() ? tr("The file contains no tensors.")
                                          : tr("No tensor of the file can be used: %1").arg(tensors.first().reason);
    setError(why);
}

void InputSection::setError(const QString& error)
{
    m_pendingPath.clear();
    m_error = error;
    refresh();
}

void InputSection::fillTensors()
{
    m_tensor->clear();
    if (m_path->text() != m_listPath) return;
    auto* items = qobject_cast<QStandardItemModel*>(m_tensor->model());
    for (int i = 0; i < static_cast<int>(m_tensors.size()); ++i) {
        const TensorChoice& t = m_tensors[i];
        const QString name = t.name.isEmpty() ? tr("(array)") : t.name;
        m_tensor->addItem(tr("%1  ·  %2  %3").arg(name, t.dtypeText, t.shapeText));
        m_tensor->setItemData(i, t.usable ? name : tr("%1: %2").arg(name, t.reason), Qt::ToolTipRole);
        if (!t.usable && items) items->item(i)->setEnabled(false);
        if (t.name == QString::fromStdString(m_source.tensor)) m_tensor->setCurrentIndex(i);
    }
}

void InputSection::chooseTensor(int index)
{
    if (index < 0 || index >= m_tensors.size() || !m_tensors[index].usable) return;
    m_tensor->setCurrentIndex(index);
    m_source = {m_listPath.toStdString(), m_tensors[index].name.toStdString()};
    m_error.clear();
    refresh();
    emit sourceEdited();
}

std::optional<TensorChoice> InputSection::tensor() const
{
    if (!m_source.isFile() || QString::fromStdString(m_source.path) != m_listPath) return std::nullopt;
    for (const TensorChoice& t : m_tensors)
        if (t.usable && t.name == QString::fromStdString(m_source.tensor)) return t;
    return std::nullopt;
}

void InputSection::refresh()
{
    const bool file = m_source.isFile();
    const bool ownOperands = m_operation != Operation::Quantize;
    const bool listed = m_tensor->count() > 0 && !ownOperands;
    m_fileRow->setVisible(!ownOperands);
    m_fileLabel->setVisible(!ownOperands);
    m_dtype->setVisible(m_operation != Operation::Ladder); // FP32, as in the published ladder
    m_typeLabel->setVisible(m_operation != Operation::Ladder);
    m_tensor->setVisible(listed);
    m_tensorLabel->setVisible(listed);
    m_clear->setVisible(!m_path->text().isEmpty());
    m_seedSpin->setEnabled(!file);
    m_path->setCursorPosition(static_cast<int>(m_path->text().size()));
    if (ownOperands) return m_message->setMessage(InlineMessage::Kind::Hint, operandsText(m_operation));
    if (!m_error.isEmpty())
        return m_message->setMessage(
            InlineMessage::Kind::Error,
            file ? tr("%1 The input is still %2.")
                       .arg(m_error, QFileInfo(QString::fromStdString(m_source.path)).fileName())
                 : tr("%1 The input is still random normal.").arg(m_error));
    if (!m_pendingPath.isEmpty())
        return m_message->setMessage(InlineMessage::Kind::Hint,
                                     tr("Reading %1 …").arg(QFileInfo(m_pendingPath).fileName()));
    if (file) return updateFileText();
    if (m_seed > kSeedMax)
        return m_message->setMessage(InlineMessage::Kind::Hint,
                                     tr("Seed %1 is used until you enter another one.").arg(m_seed));
    m_message->setMessage(InlineMessage::Kind::Hint,
                          tr("Random normal. Drop a .npy or .safetensors file here for real data."));
}

/// A conversion is said before the run; how many values it changes needs all of them and comes with the result.
void InputSection::updateFileText()
{
    const auto chosen = tensor();
    const DType type = kInputTypes[std::max(0, m_dtype->currentIndex())];
    if (!chosen || !chosen->dtype || *chosen->dtype == type)
        return m_message->setMessage(InlineMessage::Kind::Hint, tr("Values from the file; the seed is not used."));
    const QString from = QString::fromStdString(std::string(dtypeLabel(*chosen->dtype))),
                  to = QString::fromStdString(std::string(dtypeLabel(type)));
    if (inputTypeFor(*chosen->dtype) == type)
        return m_message->setMessage(InlineMessage::Kind::Hint,
                                     tr("Values from the file, %1 as %2; the seed is not used.").arg(from, to));
    m_message->setMessage(InlineMessage::Kind::Warning,
                          tr("The file's %1 values are rounded to %2: some may overflow to "
                             "infinity or become zero. The result shows how many.")
                              .arg(from, to));
}

QString InputSection::summary() const
{
    if (m_operation == Operation::Ladder) return tr("FP32, seed %1").arg(m_seed);
    const QString type = m_dtype->currentText();
    return m_source.isFile() ? tr("%1, %2").arg(type, QFileInfo(QString::fromStdString(m_source.path)).fileName())
                             : tr("%1, seed %2").arg(type).arg(m_seed);
}

} // namespace qs
