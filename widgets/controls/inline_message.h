// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qs {

/// A sentence below a control: muted for a hint, coloured and marked with a sign for a warning or an error,
/// so that colour is not the only carrier. Takes no room while it has nothing to say.
class InlineMessage : public QLabel
{
    Q_OBJECT

public:
    enum class Kind { Hint, Warning, Error };

    explicit InlineMessage(QWidget* parent = nullptr);
    /// An empty text hides the message.
    void setMessage(Kind kind, const QString& text);
    void clearMessage() { setMessage(Kind::Hint, {}); }
    QString message() const { return m_message; }
    Kind kind() const { return m_kind; }

    /// As high as it was made at its width. QLabel's own is that of a column of single words, for which a small window
    /// grew before the text had its width.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {1, sizeHint().height()}; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void recolor();
    void updateHeight();
    Kind m_kind = Kind::Hint;
    QString m_message;
};

} // namespace qs
