// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

namespace qs {

struct Theme;

/// What lies over results of another setup than the one that is set, in charts and tables alike: they stay readable and
/// are seen to be past.
QColor outdatedWash(const Theme& theme);

/// The same over a widget that does not draw it by itself. It takes no clicks and no focus.
class OutdatedVeil : public QWidget
{
public:
    /// Follows `target`, which lies somewhere in `page`.
    OutdatedVeil(QWidget& page, QWidget& target);

    /// Lies over the target whenever that is seen.
    void setOutdated(bool outdated);
    bool isOutdated() const { return m_outdated; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QWidget& m_target;
    bool m_outdated = false;
};

} // namespace qs
