// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_widget.h"

#include "widgets/style/icons.h"

#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QScreen>
#include <QSvgGenerator>

namespace qs {
namespace {

bool writeWhole(const QString& path, const QByteArray& bytes, QString* error)
{
    QSaveFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (!done && error)
        *error = ChartWidget::tr("The picture could not be written to %1: %2").arg(path, file.errorString());
    return done;
}

constexpr QPainter::RenderHints kSmooth = QPainter::Antialiasing | QPainter::TextAntialiasing;

} // namespace

ChartWidget::ChartWidget(QWidget* parent) : QWidget(parent), m_theme(Theme::fromPalette(palette()))
{
    loadResources();
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

ChartWidget::~ChartWidget() = default;

void ChartWidget::setTitle(const QString& title)
{
    if (title == m_title) return;
    m_title = title;
    updateAccessibleText();
    invalidate();
}

void ChartWidget::setEmptyText(const QString& text)
{
    m_emptyText = text;
    invalidate();
}

void ChartWidget::setTheme(const Theme& theme)
{
    m_followsPalette = false;
    m_theme = theme;
    invalidate();
}

void ChartWidget::followPalette()
{
    m_followsPalette = true;
    m_theme = Theme::fromPalette(palette());
    invalidate();
}

void ChartWidget::invalidate()
{
    m_dirty = true;
    update();
}

void ChartWidget::updateAccessibleText()
{
    setAccessibleName(m_title);
    setAccessibleDescription(summary());
}

void ChartWidget::paintScreen(QPainter& painter, QSizeF size) { paintChart(painter, size, m_theme); }

void ChartWidget::paintOverlay(QPainter&) {}

void ChartWidget::extendMenu(QMenu&, QPointF) {}

void ChartWidget::paintEvent(QPaintEvent*)
{
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_dirty || m_picture.size() != pixels) {
        if (m_picture.size() != pixels) m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        QPainter painter(&m_picture);
        painter.setRenderHints(kSmooth);
        paintScreen(painter, size());
        m_dirty = false;
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    painter.setRenderHints(kSmooth);
    paintOverlay(painter);
}

void ChartWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_followsPalette) {
        m_theme = Theme::fromPalette(palette());
        invalidate();
    }
    QWidget::changeEvent(event);
}

void ChartWidget::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    extendMenu(menu, event->pos());
    if (!menu.isEmpty()) menu.addSeparator();
    menu.addAction(themedIcon(QStringLiteral("copy"), m_theme), tr("Copy picture"), this,
                   &ChartWidget::copyPicture);
    menu.addAction(themedIcon(QStringLiteral("save"), m_theme), tr("Save picture…"), this,
                   &ChartWidget::savePictureRequested);
    menu.exec(event->globalPos());
}

QImage ChartWidget::renderImage(QSize logical, qreal scale, const Theme& theme) const
{
    QImage image((QSizeF(logical) * scale).toSize(), QImage::Format_RGB32);
    image.fill(theme.background);
    QPainter painter(&image);
    painter.setRenderHints(kSmooth);
    painter.scale(scale, scale);
    paintChart(painter, logical, theme);
    painter.end();
    // So that a word processor places it at its logical size (96 pixels to the inch).
    image.setDotsPerMeterX(qRound(scale * 96 / 0.0254));
    image.setDotsPerMeterY(qRound(scale * 96 / 0.0254));
    return image;
}

bool ChartWidget::savePng(const QString& path, QSize logical, qreal scale, const Theme& theme,
                          QString* error) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    renderImage(logical, scale, theme).save(&buffer, "PNG");
    return writeWhole(path, bytes, error);
}

bool ChartWidget::saveSvg(const QString& path, QSize logical, const Theme& theme, QString* error) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(m_title);
    svg.setDescription(summary());
    svg.setSize(logical);
    svg.setViewBox(QRect(QPoint(), logical));
    // Any other resolution than the screen's changes the size of text against that of lines.
    svg.setResolution(qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch()));
    {
        QPainter painter(&svg);
        painter.setRenderHints(kSmooth);
        paintChart(painter, logical, theme);
    }
    bytes.replace("font-family=\"Inter Tabular\"",
                  "font-family=\"Inter Tabular, Inter, Helvetica, Arial, sans-serif\"");
    return writeWhole(path, bytes, error);
}

bool ChartWidget::savePdf(const QString& path, QSize logical, const Theme& theme, QString* error) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(m_title);
        pdf.setPageSize(
            QPageSize(QSizeF(logical) * 0.75, QPageSize::Point, QString(), QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF());
        pdf.setResolution(300);
        QPainter painter(&pdf);
        painter.setRenderHints(kSmooth);
        painter.scale(static_cast<double>(pdf.width()) / logical.width(),
                      static_cast<double>(pdf.height()) / logical.height());
        paintChart(painter, logical, theme);
    }
    return writeWhole(path, bytes, error);
}

void ChartWidget::copyPicture() const
{
    const QSize logical = size().expandedTo({700, 380});
    QGuiApplication::clipboard()->setImage(renderImage(logical, 2.0, Theme::light()));
}

} // namespace qs
