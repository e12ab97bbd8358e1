// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QTreeWidget;
class QTreeWidgetItem;

namespace qs {

class InlineMessage;

/// The modes of a mode study: a check list by number format, with what each does as tooltip. The baseline is always measured.
class StudyModeChooser : public QWidget
{
    Q_OBJECT

public:
    explicit StudyModeChooser(QWidget* parent = nullptr);
    /// The checked modes in the order of the tables, the baseline first.
    std::vector<std::string> modes() const;
    /// Checks exactly these; emits nothing.
    void setModes(const std::vector<std::string>& modes);
    /// Whether one of them is trained.
    bool hasQat() const;
    /// Whether one of them has weights in groups of a size that can be chosen.
    bool hasGroups() const;
    void setSwatch(std::function<QIcon(const QString&)> swatch);
    QString summary() const;

signals:
    void modesEdited();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeList();
    QWidget* makeButtons();
    void check(const std::vector<std::string>& modes, bool byUser);
    void itemEdited(QTreeWidgetItem* item);
    void refresh();
    void fitHeight();
    void setSwatches();
    QList<QTreeWidgetItem*> items() const;

    QTreeWidget* m_list = nullptr;
    InlineMessage* m_message = nullptr;
    std::function<QIcon(const QString&)> m_swatch;
    bool m_updating = false;
};

} // namespace qs
