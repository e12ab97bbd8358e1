// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <optional>

namespace qs {
namespace {

/// Draws an SVG afresh for every size asked for, with its black replaced by the colour of the icon's mode.
class InkEngine : public QIconEngine
{
public:
    using Ink = QColor Theme::*;

    InkEngine(QByteArray svg, std::optional<Theme> theme, const QColor& color, Ink ink, bool mirrors, bool inverts)
        : m_svg(std::move(svg)), m_fixed(std::move(theme)), m_color(color), m_ink(ink), m_mirrors(mirrors),
          m_inverts(inverts)
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        // Without a theme of its own the icon follows the application, also when that changes later.
        const Theme theme = m_fixed ? *m_fixed : Theme::fromPalette(QGuiApplication::palette());
        const QColor color = mode == QIcon::Disabled                ? theme.faint
                             : mode == QIcon::Selected && m_inverts ? theme.onAccent
                             : m_color.isValid()                    ? m_color
                                                                    : theme.*m_ink;
        QByteArray svg = m_svg;
        svg.replace("#000000", color.name().toLatin1());
        painter->save();
        if (m_mirrors && QGuiApplication::isRightToLeft()) {
            painter->translate(2 * rect.left() + rect.width(), 0);
            painter->scale(-1, 1);
        }
        QSvgRenderer(svg).render(painter, QRectF(rect));
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

    QIconEngine* clone() const override { return new InkEngine(m_svg, m_fixed, m_color, m_ink, m_mirrors, m_inverts); }

private:
    QByteArray m_svg;
    std::optional<Theme> m_fixed;
    QColor m_color; ///< where it is not one of the theme
    Ink m_ink;
    bool m_mirrors;
    bool m_inverts; ///< where selected
};

/// Icons that point along the line of reading.
bool pointsAlong(const QString& name)
{
    static const QStringList names{QStringLiteral("undo"), QStringLiteral("redo"), QStringLiteral("previous"),
                                   QStringLiteral("next"), QStringLiteral("quit"), QStringLiteral("note")};
    return names.contains(name);
}

QIcon inkIcon(const QString& name, std::optional<Theme> theme, const QColor& color, InkEngine::Ink ink = &Theme::ink,
              bool inverts = true)
{
    loadResources();
    QFile file(QStringLiteral(":/quantoscope/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new InkEngine(file.readAll(), std::move(theme), color, ink, pointsAlong(name), inverts));
}

} // namespace

QIcon themedIcon(const QString& name, const Theme& theme, const QColor& color) { return inkIcon(name, theme, color); }

QIcon themedIcon(const QString& name, const Theme& theme) { return inkIcon(name, theme, theme.ink); }

QIcon themedIcon(const QString& name, QColor Theme::*ink) { return inkIcon(name, {}, {}, ink); }

QIcon viewIcon(const QString& name) { return inkIcon(name, {}, {}, &Theme::ink, false); }

QIcon applicationIcon()
{
    loadResources();
    return QIcon(QStringLiteral(":/quantoscope/icons/quantoscope.svg"));
}

} // namespace qs
