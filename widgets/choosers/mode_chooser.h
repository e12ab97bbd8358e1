// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/quant_scheme.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace qs {

class InlineMessage;

/// The modes of a comparison: a list grouped by number format, with filters that only hide. Families beyond INT8 and
/// FP8, and the dialects, are folded until one of theirs is chosen.
class ModeChooser : public QWidget
{
    Q_OBJECT

public:
    explicit ModeChooser(QWidget* parent = nullptr);

    /// The checked modes in catalogue order, those hidden by a filter included.
    std::vector<QuantScheme> modes() const;
    /// Checks exactly these; emits nothing.
    void setModes(const std::vector<QuantScheme>& modes);
    /// What the button Default checks.
    void setDefaultModes(std::vector<QuantScheme> modes) { m_defaults = std::move(modes); }
    QString summary() const;
    /// What a comparison starts with where nothing else is said.
    static std::vector<QuantScheme> usualModes();

signals:
    void modesEdited();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeFilters();
    void makeList();
    QTreeWidgetItem* makeFamily(const QString& title, const QString& toolTip, const std::vector<QuantScheme>& schemes);
    void unfoldChosen();
    QWidget* makeButtons();
    void filter();
    void itemEdited(QTreeWidgetItem* item);
    void checkShown(bool checked);
    void checkExactly(const std::vector<QuantScheme>& modes);
    void refresh();
    void fitHeight();
    QList<QTreeWidgetItem*> items() const;
    const QuantScheme& schemeOf(const QTreeWidgetItem* item) const;

    QComboBox* m_granularity = nullptr;
    QComboBox* m_scale = nullptr;
    QTreeWidget* m_list = nullptr;
    InlineMessage* m_message = nullptr;
    std::vector<QuantScheme> m_defaults;
    std::vector<QuantScheme> m_all; ///< in catalogue order, the dialects last
    bool m_updating = false;
};

} // namespace qs
