// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/modes/mode_swatch.h"

#include "widgets/style/modes/mode_style.h"
#include "widgets/style/theme.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace qs {

namespace {

constexpr QSize kSize(18, 14);

/// Draws where it is shown: lists of modes are made with every window, and few of their rows are seen at once.
class SwatchEngine : public QIconEngine
{
public:
    explicit SwatchEngine(QString mode) : m_mode(std::move(mode)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        const ModeStyle style = modeStyle(m_mode, Theme::fromPalette(QGuiApplication::palette()));
        const double scale = std::min(rect.width() / double(kSize.width()), rect.height() / double(kSize.height()));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->scale(scale, scale);
        painter->setPen(style.pen());
        painter->drawLine(QPointF(-kSize.width() / 2.0, 0), QPointF(kSize.width() / 2.0, 0));
        style.drawMarker(*painter, QPointF(0, 0), 8);
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }
    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override
    {
        return size.width() < kSize.width() || size.height() < kSize.height() ? kSize.scaled(size, Qt::KeepAspectRatio)
                                                                              : kSize;
    }
    QIconEngine* clone() const override { return new SwatchEngine(m_mode); }

private:
    QString m_mode;
};

} // namespace

QIcon modeSwatch(const QString& mode) { return QIcon(new SwatchEngine(mode)); }

} // namespace qs
