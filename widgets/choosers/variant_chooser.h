// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/operation.h"

#include <QMap>
#include <QWidget>

#include <string>
#include <vector>

class QListWidget;
class QListWidgetItem;

namespace qs {

class InlineMessage;

/// The variants of an operation to compare: a check list with title and name, the explanation as tooltip, and a word on
/// those that the chosen device does not have.
class VariantChooser : public QWidget
{
    Q_OBJECT

public:
    enum Role { NameRole = Qt::UserRole, MissingRole };

    explicit VariantChooser(QWidget* parent = nullptr);

    /// Lists the variants of an operation; none checked where it is another one than before.
    void setOperation(Operation operation);
    /// Decides what is missing and what Default means. `missing`: reasons beyond that, by variant
    /// name.
    void setBackend(BackendChoice backend, const QMap<QString, QString>& missing);
    /// The checked variants in catalogue order, missing ones included: a session may have been made elsewhere.
    std::vector<std::string> variants() const;
    /// Checks exactly these; emits nothing.
    void setVariants(const std::vector<std::string>& variants);
    QString summary() const;
    /// Why nothing of what is checked can run; empty where something can.
    QString problem() const;

signals:
    void variantsEdited();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeButtons();
    void checkAll(bool checked);
    void checkDefault();
    void mark();
    void refresh();
    void fitHeight();
    QString whyMissing(const VariantInfo& variant) const;

    Operation m_operation = Operation::Quantize;
    BackendChoice m_backend = BackendChoice::Cpu;
    QMap<QString, QString> m_missing;
    QListWidget* m_list = nullptr;
    InlineMessage* m_message = nullptr;
    bool m_updating = false;
};

} // namespace qs
