// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/decide/decision.h"

#include <QStringList>
#include <QVector>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;

namespace qs {

class InlineMessage;

/// The limits that a configuration has to meet. An empty field is no limit.
class LimitsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LimitsPanel(QWidget* parent = nullptr);

    /// Shows limits; emits nothing.
    void setLimits(const DecisionLimits& limits);
    const DecisionLimits& limits() const { return m_limits; }
    /// What there is to choose among: devices of the session, and batches and prompts of the table that is shown.
    void setChoices(const Decision& decision);
    /// What is wrong with a field that was typed; empty: nothing.
    QString problem() const;

signals:
    void limitsChanged(const qs::DecisionLimits& limits);

private:
    struct Field
    {
        QLineEdit* edit;
        std::optional<double> DecisionLimits::*limit;
        double unit; ///< of the field, in those of the limit
        QString name;
    };
    void addField(QGridLayout* form, const QString& label, const QString& unit, const char* name,
                  std::optional<double> DecisionLimits::*limit, double scale, const QString& toolTip);
    QComboBox* addChoice(QGridLayout* form, const QString& label, const char* name, const QString& toolTip);
    void edited();
    void showLimits();

    DecisionLimits m_limits;
    QVector<Field> m_fields;
    QComboBox *m_device, *m_batch, *m_prompt, *m_goal;
    InlineMessage* m_message;
    QPushButton* m_reset;
};

} // namespace qs
