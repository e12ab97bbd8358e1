// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"
#include "widgets/tensor/tensor_choice.h"

#include <QVector>
#include <QWidget>

#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace qs {

class CountSpinBox;
class InlineMessage;

/// Input type and where the values come from: random normal with a seed, or a tensor of a file. Opens no file
/// itself: it asks, and is answered with the list of tensors or with an error. Operations that make their operands
/// themselves have a seed alone, and a type where they do not fix it.
class InputSection : public QWidget
{
    Q_OBJECT

public:
    explicit InputSection(QWidget* parent = nullptr);
    void display(const RunSpec& spec);
    void applyPending(RunSpec& spec) const;
    /// Asks for a file as if it had been typed.
    void request(const QString& path);
    void setTensors(const QString& path, const QVector<TensorChoice>& tensors);
    void setError(const QString& error);
    /// The tensor that is chosen; none for random input or while the file's list is not known.
    std::optional<TensorChoice> tensor() const;
    QString summary() const;

signals:
    void dtypeEdited(qs::DType dtype);
    void seedEdited(quint64 seed);
    /// Another source; for a file with its tensor, else random.
    void sourceEdited();
    void fileRequested(const QString& path);

public:
    InputSource source() const { return m_source; }

private:
    void makeFileRow(QGridLayout* form);
    void browse();
    void pathEdited();
    void chooseTensor(int index);
    void fillTensors();
    void refresh();
    void updateFileText();

    InputSource m_source;
    QString m_pendingPath; ///< asked for, not answered
    QString m_listPath;    ///< whose tensors are listed
    QVector<TensorChoice> m_tensors;
    quint64 m_seed = 0;
    QComboBox* m_dtype = nullptr;
    QLineEdit* m_path = nullptr;
    QToolButton* m_browse = nullptr;
    QToolButton* m_clear = nullptr;
    QLabel *m_tensorLabel = nullptr, *m_typeLabel = nullptr, *m_fileLabel = nullptr;
    QWidget* m_fileRow = nullptr;
    Operation m_operation = Operation::Quantize;
    QComboBox* m_tensor = nullptr;
    CountSpinBox* m_seedSpin = nullptr;
    InlineMessage* m_message = nullptr;
    QString m_error;
    bool m_showing = false;
};

} // namespace qs
