// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "widgets/controls/tinted_frame.h"

#include <QPointer>

class QAction;
class QLabel;
class QTimer;
class QToolButton;

namespace qs {

class CopyableTable;

/// A line over the lower edge of the centre that says what happened and what to do, without stopping anybody, and
/// without moving what is below it; rows of a table that it covers can be scrolled out from under it. One message at a
/// time. Errors, and what offers an action, stay until they are closed or replaced; all else goes after a while, at
/// once what has no hint, later what has one, and what a file was written to.
class MessageBar : public TintedFrame
{
    Q_OBJECT

public:
    enum class Kind { Info, Good, Error };
    explicit MessageBar(QWidget* parent = nullptr);

    /// Lies over `area`, which becomes its parent, above its lower edge: a scroll bar there stays free.
    void layOver(QWidget& area);
    /// Shows `text`; `hint` follows in a quieter tone. An action, which stays its owner's, becomes a button.
    void showMessage(Kind kind, const QString& text, const QString& hint = {}, QAction* action = nullptr);
    /// Shows an error, with `what` in front of it where it is not empty. What the user stopped is none, and said alone.
    void showError(const Error& error, const QString& what = {});
    /// Good news of a file that was written, which can be opened from here, as can its folder. Of a folder only that.
    void showWritten(const QString& text, const QString& hint, const QString& path);
    /// Takes back the message that showError() began with `what`, if it is still there: what it was about is over.
    void retract(const QString& what);
    QString text() const { return m_text; }
    Kind kind() const { return m_kind; }

public slots:
    void clear();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void offer(QToolButton& button, QAction* action);
    void recolor();
    void announce();
    void place();
    void uncover();
    void uncover(CopyableTable& table) const;

    Kind m_kind = Kind::Info;
    QString m_text, m_hint, m_what;
    QString m_written; ///< path of the last file that was reported
    QAction *m_open, *m_openFolder;
    QLabel* m_icon;
    QLabel* m_label;
    QToolButton *m_action, *m_second;
    QToolButton* m_close;
    QTimer* m_leaving; ///< good news that ask for nothing go by themselves
};

} // namespace qs
