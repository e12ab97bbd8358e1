// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QMargins>
#include <QString>

#include <initializer_list>

class QGridLayout;

namespace qs {

/// A combo box that leaves the wheel to the panel while it has no focus. A choice that is longer than the box ends in
/// dots, and the tooltip has the whole of it.
class QuietComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit QuietComboBox(QWidget* parent = nullptr);

    /// Room for six letters (or minimumContentsLength) and an icon, unless a policy is set. Qt's own policy for that
    /// makes the list, with its view and scroll bars, of every box as soon as it is set: a quarter of all widgets of
    /// the window.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int textRoom() const;
};

/// Names a control for findChild, screen readers and the pointer.
void describe(QWidget* control, const QString& objectName, const QString& accessibleName, const QString& toolTip);
template <typename Control>
Control* described(Control* control, const QString& objectName, const QString& accessibleName, const QString& toolTip)
{
    describe(control, objectName, accessibleName, toolTip);
    return control;
}
template <typename Control>
Control* described(Control* control, const char* objectName, const QString& accessibleName, const QString& toolTip)
{
    return described(control, QString(QLatin1String(objectName)), accessibleName, toolTip);
}
/// Names what findChild() looks for.
template <typename Object> Object* named(Object* object, const char* objectName)
{
    object->setObjectName(QLatin1String(objectName));
    return object;
}
/// A layout without the margins of the style; negative: with its spacing.
template <typename Box> Box* makeBox(QWidget* parent, const QMargins& margins = {}, int spacing = -1)
{
    auto* box = parent ? new Box(parent) : new Box;
    box->setContentsMargins(margins);
    if (spacing >= 0) box->setSpacing(spacing);
    return box;
}
/// Several widgets of the same stretch, one after the other.
template <typename Box> void addAll(Box* box, std::initializer_list<QWidget*> widgets)
{
    for (QWidget* widget : widgets)
        box->addWidget(widget);
}
/// A grid of labels and controls without margins.
QGridLayout* makeForm(QWidget* parent);
/// Appends a row: the label (with its mnemonic) becomes the buddy of the control, and explains it as its tooltip does.
QLabel* addRow(QGridLayout* form, const QString& label, QWidget* control);
/// Appends something over the whole width.
void addWide(QGridLayout* form, QWidget* widget);

} // namespace qs
