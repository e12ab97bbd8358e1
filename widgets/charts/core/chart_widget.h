// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_content.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include <functional>
#include <memory>
#include <utility>

class QMenu;

namespace qs {

class ChartCanvas;
class ChartInteraction;

/// A ChartContent on the screen: what all charts share, with theme, interaction, clipboard and files. Subclasses are a
/// ChartOf their content and add what can be done with it; they never need to have been shown.
///
/// Hands are the same for all. Mouse: pointing reads out; the wheel zooms across, with Ctrl up and down; dragging moves
/// a zoomed chart; a double click shows everything; Shift+click sets the cursors A and B; dragging with Alt, or by the
/// grip in the corner, takes the picture into another program. Keys: arrows go through the data, with Shift they move a
/// zoomed chart; + and − zoom, 0 shows everything, L switches the log axis, A and B set cursors, N adds a note, T shows
/// the values as a table.
class ChartWidget : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(QString title READ title WRITE setTitle)

public:
    explicit ChartWidget(QWidget* parent = nullptr);
    ~ChartWidget() override;

    /// What the chart shows, with the zoom of the user.
    virtual const ChartContent& content() const = 0;
    /// A copy of it as it is now. Screen-only things (crosshair, cursors) are left out.
    virtual std::shared_ptr<const ChartContent> snapshot() const = 0;

    QString title() const { return content().title; }
    void setTitle(const QString& title);
    QString emptyText() const { return content().emptyText; }
    void setEmptyText(const QString& text);

    const Theme& theme() const { return m_theme; }
    /// Fixes the theme. Without it a chart follows its palette.
    void setTheme(const Theme& theme);
    void followPalette();

    /// The picture as it is now, notes included, into (0, 0, size) of any painter.
    void paintPicture(QPainter& painter, QSizeF size, const Theme& theme) const
    {
        content().paintPicture(painter, size, theme);
    }
    /// The same as an image of `logical` pixels times `scale`; null where there is no memory for it.
    QImage renderImage(QSize logical, qreal scale, const Theme& theme) const
    {
        return content().image(logical, 1, scale, theme);
    }

    // As the content has them; those with a size may be kept between calls for that of the screen.
    QString summary() const { return content().summary(); }
    virtual ChartTable dataTable() const { return content().dataTable(); }
    virtual QString dataText() const { return content().dataText(); }
    virtual QVector<ChartPlot> plots(QSizeF size) const { return content().plots(size); }
    virtual QVector<ChartDatum> data(QSizeF size) const { return content().data(size); }
    /// Of a datum of data(room()).
    virtual ChartReadout describe(const ChartDatum& datum) const { return content().describe(datum, room()); }
    virtual ChartReadout readoutAt(QPointF at, QSizeF size) const { return content().readoutAt(at, size); }
    ChartReadout readoutAt(QPointF at) const { return readoutAt(at, room()); }

    virtual bool isZoomed() const;
    virtual void resetZoom();
    /// Shows a part of an axis; y counts by plot, x is the same for all. Unset: everything.
    virtual void setRange(Qt::Orientation axis, int plot, const ChartRange& range);
    /// Whether the vertical axis of a plot is zoomed.
    virtual bool hasYRange(int plot) const { return content().yRanges[static_cast<std::size_t>(plot)].has_value(); }
    /// Whether a chart has a linear and a log axis to choose from; toggleLog() changes it.
    virtual bool hasLogChoice() const { return false; }
    virtual void toggleLog() {}

    /// Δ cursors; each stands at a datum where one is near, else where it was put.
    virtual void placeCursor(bool second, QPointF at);
    virtual void clearCursors();
    virtual bool hasCursors() const;
    /// What the two cursors show; empty where there are not two.
    virtual QString cursorText() const;

    const QVector<ChartNote>& notes() const { return content().notes; }
    /// Shows notes; emits nothing.
    void setNotes(const QVector<ChartNote>& notes);
    /// Pins a note as the user does; false where no plot is at `at`.
    bool addNote(QPointF at, const QString& text);
    /// Where notes are drawn on the screen, in units of the picture; for tests and interaction.
    QVector<PlacedNote> placedNotes() const;

    /// Pixels of the screen that a unit of the picture has: type, lines and margins are larger where the application's
    /// text is, unless too little of the picture would be left.
    double magnification() const;
    /// The widget's size in units of the picture. All places in a chart are in these: a place of the widget over
    /// magnification().
    QSizeF room() const { return QSizeF(size()) / magnification(); }

    /// The size of a picture as shown: that of the widget, or where it was never laid out the usual one.
    QSize pictureSize() const
    {
        return width() < minimumSizeHint().width() || height() < minimumSizeHint().height() ? sizeHint() : size();
    }
    QSize sizeHint() const override { return {700, 380}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

public slots:
    /// Puts the picture (2x, light theme) on the clipboard, with the same as SVG and its values as text.
    void copyPicture() const;
    /// Puts the values on the clipboard, tab separated.
    void copyData() const;
    /// Shows the values in a window.
    void showData();
    /// Asks for a note, at the pointer or at the datum read out.
    void askForNote();

signals:
    /// The user asked for a file; what becomes of it is decided by the program.
    void savePictureRequested();
    /// Likewise, and wants to choose its size and colours.
    void exportRequested();
    /// The user changed the notes; `words` say how: 'Add a note'. They are shown already.
    void notesEdited(const QVector<qs::ChartNote>& notes, const QString& words);

protected:
    virtual ChartContent& changing() = 0; ///< content()
    /// Draws the picture for the screen, in its units; may keep things between calls.
    virtual void paintScreen(QPainter& painter, QSizeF size);
    /// Draws what lies over the picture on the screen only, below crosshair and read-out.
    virtual void paintOverlay(QPainter& painter);
    /// Adds actions to the context menu opened at `at`.
    virtual void extendMenu(QMenu& menu, QPointF at);
    /// The user clicked a place, or double clicked it (true: taken; else everything is shown).
    virtual void clicked(QPointF at);
    virtual bool doubleClicked(QPointF at);
    /// A datum was reached with the arrow keys.
    virtual void reached(const ChartReadout& readout);
    /// The picture has to be drawn anew.
    void invalidate();
    /// The values, or what is reported about them, are others now.
    virtual void changed();
    /// Adds the choice of a log axis to the context menu, in the words of the chart; `on`: as it is now.
    void addLogChoice(QMenu& menu, const QString& words, bool on);
    /// Brings accessible name and description up to date.
    void updateAccessibleText();
    /// Says a text to who listens instead of looking.
    void announce(const QString& text);
    /// Nothing is read out by keys any more.
    void forgetReading();

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    friend class ChartInteraction;
    friend class ChartNoteEditor;

    void editNotes(const QVector<ChartNote>& notes, const QString& words);

    Theme m_theme;
    bool m_followsPalette = true;
    bool m_dirty = true;
    double m_magnified = 1; ///< of m_picture
    QPixmap m_picture;
    std::unique_ptr<ChartCanvas> m_canvas; ///< of the screen
    std::unique_ptr<ChartInteraction> m_interaction;
};

/// A chart of one kind of content, which it holds.
template <typename Content> class ChartOf : public ChartWidget
{
public:
    explicit ChartOf(QWidget* parent) : ChartWidget(parent) { updateAccessibleText(); }

    const Content& content() const override { return m_content; }
    std::shared_ptr<const ChartContent> snapshot() const override { return std::make_shared<Content>(m_content); }
    /// Changes what is shown: `fill` gets the content and `with`. Zoom and notes stay, unless it changes them.
    template <typename Fill, typename... With> void fill(Fill&& fill, With&&... with)
    {
        std::invoke(std::forward<Fill>(fill), m_content, std::forward<With>(with)...);
        changed();
    }

protected:
    ChartContent& changing() override { return m_content; }

    Content m_content;
};

} // namespace qs
