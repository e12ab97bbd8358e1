// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVector>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace qs {

class ManualBrowser;

/// A heading of the manual and what stands below it.
struct ManualSection
{
    QString place; ///< 'manual.md#live'
    QString title, text;
    int level = 1;
};
/// Of both documents, in their order.
QVector<ManualSection> manualSections();

/// The manual and the glossary: contents on the left, which a search narrows, and the text. Stays beside the window.
class ManualWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ManualWindow(QWidget* parent = nullptr);

    /// Turns to a place, 'glossary.md#sqnr'; where it is empty, to none.
    void showPlace(const QString& place);
    ManualBrowser& browser() { return *m_browser; }

private:
    void makeContents();
    void search(const QString& words);
    void selectPlace(const QString& place);

    QVector<ManualSection> m_sections;
    QLineEdit* m_search;
    QTreeWidget* m_contents;
    QLabel* m_count;
    ManualBrowser* m_browser;
    bool m_selecting = false;
};

} // namespace qs
