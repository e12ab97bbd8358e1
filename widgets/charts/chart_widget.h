// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

class QMenu;

namespace qs {

/// What all charts share: a picture drawn from values, on the screen and off it at any size, with its theme,
/// its title, its text alternative, and its export. Subclasses paint; they never need to have been shown.
class ChartWidget : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(QString title READ title WRITE setTitle)

public:
    explicit ChartWidget(QWidget* parent = nullptr);
    ~ChartWidget() override;

    QString title() const { return m_title; }
    void setTitle(const QString& title);
    /// What an empty chart says; tell the user what to do next.
    QString emptyText() const { return m_emptyText; }
    void setEmptyText(const QString& text);

    const Theme& theme() const { return m_theme; }
    /// Fixes the theme. Without it a chart follows its palette.
    void setTheme(const Theme& theme);
    void followPalette();

    /// The picture at `logical` pixels times `scale`. Screen-only things (crosshair, cursors) are left out.
    QImage renderImage(QSize logical, qreal scale, const Theme& theme) const;
    /// Write the picture to a file, whole or not at all. `error` gets the reason where false is returned.
    bool savePng(const QString& path, QSize logical, qreal scale = 2.0, const Theme& theme = Theme::light(),
                 QString* error = nullptr) const;
    bool saveSvg(const QString& path, QSize logical, const Theme& theme = Theme::light(),
                 QString* error = nullptr) const;
    bool savePdf(const QString& path, QSize logical, const Theme& theme = Theme::light(),
                 QString* error = nullptr) const;

    /// One or two sentences that say what the picture shows, for those who cannot see it.
    virtual QString summary() const = 0;

    QSize sizeHint() const override { return {700, 380}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

public slots:
    /// Puts the picture (2x, light theme) on the clipboard.
    void copyPicture() const;

signals:
    /// The user asked for a file; where it goes is decided by the program.
    void savePictureRequested();

protected:
    /// Draws the whole picture, background included, into (0, 0, size).
    virtual void paintChart(QPainter& painter, QSizeF size, const Theme& theme) const = 0;
    /// Draws the same for the screen; may keep things between calls. By default paintChart().
    virtual void paintScreen(QPainter& painter, QSizeF size);
    /// Draws what lies over the picture on the screen only.
    virtual void paintOverlay(QPainter& painter);
    /// Adds actions to the context menu opened at `at`.
    virtual void extendMenu(QMenu& menu, QPointF at);

    /// The picture has to be drawn anew.
    void invalidate();
    /// Brings accessible name and description up to date.
    void updateAccessibleText();

    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QString m_title;
    QString m_emptyText;
    Theme m_theme;
    bool m_followsPalette = true;
    bool m_dirty = true;
    QPixmap m_picture;
};

} // namespace qs
