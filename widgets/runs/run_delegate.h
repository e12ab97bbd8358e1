// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStyledItemDelegate>

#include <functional>

namespace qs {

/// Draws a run of the history: overlay check, title with state and star, what was measured, swatches of its
/// modes.
class RunDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setSwatch(std::function<QIcon(const QString&)> swatch) { m_swatch = std::move(swatch); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    struct Places
    {
        QRect check, title, subtitle, swatches, note;
    };
    Places places(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintTitle(QPainter* painter, const QRect& place, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;
    void paintSwatches(QPainter* painter, const QRect& place, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const;

    std::function<QIcon(const QString&)> m_swatch;
};

} // namespace qs
