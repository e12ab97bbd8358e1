// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/notice_frame.h"

class QToolButton;

namespace qs {

class ElidedLabel;

/// A line above the page that says that it shows another run than the one that is selected, and why, with a way to
/// either. One line where there is room, at most two.
class RunNotice : public NoticeFrame
{
    Q_OBJECT

public:
    explicit RunNotice(QWidget* parent = nullptr);

    /// `go` is on the button that turns to the page of the selected run, `select` on that which selects the shown one;
    /// without words there is no button.
    void showNotice(const QString& text, const QString& go, const QString& select);
    QString text() const;

signals:
    void goRequested();
    void selectRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(const QString& name);
    void fitButtons();

    ElidedLabel* m_label;
    QToolButton *m_go, *m_select;
    QString m_selectWords; ///< as they would be in full
};

} // namespace qs
