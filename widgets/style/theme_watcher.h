// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QGuiApplication;

namespace qs {

/// Tells when the desktop changed between light and dark, or the program its direction of reading: the moment to apply
/// the theme again.
class ThemeWatcher : public QObject
{
    Q_OBJECT

public:
    explicit ThemeWatcher(QGuiApplication& application, QObject* parent = nullptr);

signals:
    /// Once for any number of changes that come together, from the event loop.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void later();
    bool m_pending = false;
};

} // namespace qs
