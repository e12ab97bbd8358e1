// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/run_delegate.h"

#include "widgets/language/isolates.h"
#include "widgets/runs/runs_model.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace qs {

namespace {
constexpr int kPad = 8;

QFont titleFont(const QStyleOptionViewItem& option)
{
    QFont font = option.font;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont smallFont(const QStyleOptionViewItem& option)
{
    QFont font = option.font;
    if (font.pixelSize() > 0)
        font.setPixelSize(font.pixelSize() - 1);
    else
        font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

QColor ink(const QStyleOptionViewItem& option)
{
    return option.palette.color(QPalette::Text); // also on the pale selection
}

QColor softInk(const QStyleOptionViewItem& option)
{
    const Theme theme = Theme::fromPalette(option.palette);
    return option.state & QStyle::State_Selected ? mixed(theme.ink, theme.background, 0.2) : theme.muted;
}
} // namespace

RunDelegate::Places RunDelegate::places(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Places p;
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    const int box = style->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, option.widget);
    const int line = QFontMetrics(titleFont(option)).height();
    const int small = QFontMetrics(smallFont(option)).height();
    const QRect inside = option.rect.adjusted(kPad, 6, -kPad, -6);
    p.check = QRect(inside.left(), inside.top() + (line - box) / 2, box, box);
    const int left = p.check.right() + kPad;
    const int width = inside.right() - left + 1;
    p.title = QRect(left, inside.top(), width, line);
    p.subtitle = QRect(left, p.title.bottom() + 2, width, small);
    if (!index.data(RunsModel::NoteRole).toString().isEmpty())
        p.note = QRect(left, p.subtitle.bottom() + 2, width, small);
    for (QRect* place : {&p.check, &p.title, &p.subtitle, &p.note})
        if (!place->isNull()) *place = QStyle::visualRect(option.direction, option.rect, *place);
    return p;
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem probe(option);
    probe.rect = QRect(0, 0, 200, 0);
    const Places p = places(probe, index);
    return {120, (p.note.isNull() ? p.subtitle : p.note).bottom() + 1 + 6};
}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem option(given);
    initStyleOption(&option, index);
    option.text.clear();
    option.features &= ~QStyleOptionViewItem::HasCheckIndicator;
    QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);

    painter->save();
    const Places p = places(option, index);
    QStyleOptionViewItem check(option);
    check.rect = p.check;
    check.state.setFlag(index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
    check.state &= ~QStyle::State_HasFocus;
    if (!(index.flags() & Qt::ItemIsUserCheckable)) check.state &= ~QStyle::State_Enabled;
    style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &check, painter, option.widget);

    paintTitle(painter, p.title, option, index);
    painter->setFont(smallFont(option));
    painter->setPen(softInk(option));
    const QFontMetrics metrics(painter->font());
    painter->drawText(p.subtitle, Qt::AlignVCenter,
                      metrics.elidedText(isolatedForView(index.data(RunsModel::SubtitleRole).toString()),
                                         Qt::ElideRight, p.subtitle.width()));
    if (!p.note.isNull()) {
        QFont italic = painter->font();
        italic.setItalic(true);
        painter->setFont(italic);
        const QString note = index.data(RunsModel::NoteRole).toString().simplified();
        painter->drawText(p.note, Qt::AlignVCenter,
                          QFontMetrics(italic).elidedText(note, Qt::ElideRight, p.note.width()));
    }
    painter->restore();
}

void RunDelegate::paintTitle(QPainter* painter, const QRect& place, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    QRect rest = place;
    const bool mirrored = option.direction == Qt::RightToLeft;
    const auto use = [&rest, mirrored](int width) {
        mirrored ? rest.setRight(rest.right() - width) : rest.setLeft(rest.left() + width);
    };
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(RunsModel::RunningRole).toBool()) { // a filled dot beside the word: not by colour alone
        const Theme theme = Theme::fromPalette(option.palette);
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.state & QStyle::State_Selected ? ink(option) : theme.good);
        painter->drawEllipse(QPointF(mirrored ? rest.right() - 4 : rest.left() + 4, rest.center().y() + 0.5), 4, 4);
        use(14);
    }
    QString suffix;
    if (index.data(RunsModel::BaselineRole).toBool()) suffix += QStringLiteral(" ★");
    if (index.data(RunsModel::RunningRole).toBool()) suffix += QLatin1Char(' ') + tr("running");
    const QFont font = titleFont(option);
    const QFontMetrics metrics(font);
    painter->setFont(font);
    painter->setPen(ink(option));
    const QString title = metrics.elidedText(isolatedForView(index.data().toString()), Qt::ElideRight,
                                             rest.width() - metrics.horizontalAdvance(suffix));
    painter->drawText(rest, Qt::AlignVCenter, title);
    use(metrics.horizontalAdvance(title));
    painter->setPen(softInk(option));
    painter->drawText(rest, Qt::AlignVCenter, suffix);
}

void RunDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                       const QModelIndex& index) const
{
    editor->setGeometry(places(option, index).title.adjusted(-4, -4, 0, 4));
}

bool RunDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                              const QModelIndex& index)
{
    const auto toggle = [&] {
        const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, static_cast<int>(checked ? Qt::Unchecked : Qt::Checked), Qt::CheckStateRole);
    };
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) return toggle();
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonRelease &&
        event->type() != QEvent::MouseButtonDblClick)
        return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() != Qt::LeftButton ||
        !places(option, index).check.adjusted(-4, -4, 4, 4).contains(mouse->position().toPoint()))
        return false;
    return event->type() == QEvent::MouseButtonRelease ? toggle() : true;
}

} // namespace qs
