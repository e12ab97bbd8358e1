// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QIcon>
#include <QPointer>
#include <QStringList>
#include <QVector>

#include <functional>

class QLabel;
class QLineEdit;
class QListView;

namespace qs {

class PaletteModel;

/// One thing that the palette offers.
struct PaletteCommand
{
    QString id;        ///< the same from start to start: what was used last comes first
    QString text;      ///< as in the menu, without mnemonic
    QString group;     ///< where it stands: 'View › Theme'
    QString keys;      ///< its shortcut in words of the platform; may be empty
    QString about;     ///< what it does, or why it cannot be done now
    QStringList names; ///< what else it is called, and is found by
    QIcon icon;
    bool isEnabled = true;
    bool isChecked = false;
    std::function<void()> act;
};

/// A field over the window that finds every command by a few of its letters, and does it. Only the keyboard is needed:
/// type, arrow keys, Enter; Escape leaves. It lies within its parent, so that it is where the eyes are, on every
/// platform.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget* parent);
    ~CommandPalette() override;

    /// Opens with these commands; `recent` are ids, the last used first.
    void open(const QVector<PaletteCommand>& commands, const QStringList& recent);
    QLineEdit& field() { return *m_field; }
    QListView& list() { return *m_list; }

public slots:
    void dismiss();

signals:
    /// A command is about to be done.
    void chosen(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void makeList();
    void search();
    void place();
    void step(int by);
    void select(int row);
    void announce();
    void activate(int row);
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);
    void recolor();

    QLineEdit* m_field;
    QListView* m_list;
    QLabel* m_about; ///< of the selected command; what to do where nothing was found
    PaletteModel* m_model;
    QPointer<QWidget> m_before; ///< had the focus
    bool m_dark = false;        ///< the theme of the shadow
};

} // namespace qs
