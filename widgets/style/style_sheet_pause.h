// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>

namespace qs {

/// While it lives the application has no style sheet. Under one, Qt styles a whole branch of widgets anew each time
/// that it is put into a layout, level by level, which took half of the time of building the window; afterwards all of
/// them are styled once.
class StyleSheetPause
{
public:
    explicit StyleSheetPause(QApplication& application) : m_application(application), m_sheet(application.styleSheet())
    {
        m_application.setStyleSheet({});
    }
    ~StyleSheetPause() { m_application.setStyleSheet(m_sheet); }
    Q_DISABLE_COPY_MOVE(StyleSheetPause)

private:
    QApplication& m_application;
    QString m_sheet;
};

} // namespace qs
