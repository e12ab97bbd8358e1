// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace qs {

/// Draws a run of the history: overlay check, title with state and star, what it came to, and the note on it.
class RunDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    struct Places
    {
        QRect check, title, subtitle, note;
    };
    Places places(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintTitle(QPainter* painter, const QRect& place, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;
};

} // namespace qs
