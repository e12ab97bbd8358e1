// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace qs {

/// The look of the program on Fusion: every control in the colours of the theme that its palette belongs to, with the
/// program's own icons in message boxes and file dialogs. Nothing has to be told of a new theme but the palette.
///
/// Dynamic properties that it knows: `role` on labels (title, subtitle, muted, figure, error, warning), on push buttons
/// (primary, flat), on tool buttons (link, outlined) and on frames (card: in the colour of the background role);
/// `padding` (QSize) on push and tool buttons; `leastWidth` on push buttons; `invalid` on fields. They are looked at
/// when a widget is polished: change a role of one that is visible with unpolish() and polish().
class ProductStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ProductStyle();

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget = nullptr) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;
    QPixmap standardPixmap(StandardPixmap which, const QStyleOption* option = nullptr,
                           const QWidget* widget = nullptr) const override;

    /// Tooltips of more than a line's length are wrapped.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool drawViewPart(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                      const QWidget* widget) const;
    bool drawWindowPart(PrimitiveElement element, const QStyleOption& option, QPainter& painter) const;
    bool drawBarPart(ControlElement element, const QStyleOption& option, QPainter& painter,
                     const QWidget* widget) const;
};

} // namespace qs
