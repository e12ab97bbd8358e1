// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QString>

#include <functional>
#include <utility>

class QWidget;

namespace qs {

/// A question for the path of a file or folder, which goes to the window of the widget that asks. Who filters the
/// window's events and accepts it answers it, for example with a file of another computer; else the desktop's dialog
/// does.
class PathQuestion : public QEvent
{
public:
    struct What
    {
        QString title;
        QString start;  ///< where browsing begins; empty: anywhere
        QString filter; ///< as QFileDialog takes it: 'Data (*.csv);;All files (*)'
        bool folder = false;
    };
    using Use = std::function<void(const QString& path)>;

    PathQuestion(What what, Use use) : QEvent(kind()), m_what(std::move(what)), m_use(std::move(use))
    {
        setAccepted(false);
    }
    static Type kind();
    const What& what() const { return m_what; }
    /// Calls what the widget does with a path; nothing where the widget is gone. It may be kept.
    const Use& use() const { return m_use; }

private:
    What m_what;
    Use m_use;
};

/// Asks for a path on behalf of a widget; `use` is called with it, unless the user cancels or the widget is gone.
void askForPath(QWidget* asking, const PathQuestion::What& what, std::function<void(const QString& path)> use);

} // namespace qs
