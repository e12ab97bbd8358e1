// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace qs {

/// Several views in one tab, with the choice between them above; what else a view lets choose stands beside that.
class ViewStack : public QWidget
{
    Q_OBJECT

public:
    /// `prefix` begins the name of the choice; `accessibleName` is that of the choice.
    ViewStack(const QString& prefix, const QString& accessibleName, QWidget* parent = nullptr);

    void addView(QWidget* view, const QString& title, QWidget* beside = nullptr);
    QWidget* current() const;
    void setCurrent(const QWidget* view);
    bool holds(const QWidget* view) const;

signals:
    void currentChanged();

private:
    void show(int index);

    QComboBox* m_choice;
    QStackedWidget* m_stack;
    QHBoxLayout* m_bar;
    QList<QWidget*> m_beside; ///< of each view; null: nothing
};

} // namespace qs
