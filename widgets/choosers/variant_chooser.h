// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/operation.h"
#include "widgets/choosers/check_tree.h"

#include <QMap>

namespace qs {

/// The variants of an operation to compare: a check list with title and name, the explanation as tooltip, and a word on
/// those that the chosen device does not have. Missing ones stay checked: a session may have been made elsewhere.
class VariantChooser : public CheckTree
{
    Q_OBJECT

public:
    static constexpr int MissingRole = FurtherRole;

    explicit VariantChooser(QWidget* parent = nullptr);

    /// Lists the variants of an operation; none checked where it is another one than before.
    void setOperation(Operation operation);
    /// Decides what is missing and what Default means. `missing`: reasons beyond that, by variant
    /// name.
    void setBackend(BackendChoice backend, const QMap<QString, QString>& missing);
    QString summary() const override;
    /// Why nothing of what is checked can run; empty where something can.
    QString problem() const;

protected:
    Line message(const Ids& chosen) const override;

private:
    void mark();
    int missing() const;
    QString whyMissing(const VariantInfo& variant) const;

    Operation m_operation = Operation::Quantize;
    BackendChoice m_backend = BackendChoice::Cpu;
    QMap<QString, QString> m_missing;
};

} // namespace qs
