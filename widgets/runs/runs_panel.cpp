// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/runs_panel.h"

#include "widgets/controls/form_rows.h"
#include "widgets/runs/run_delegate.h"
#include "widgets/style/theme.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {

namespace {
/// A list that says what to do while it is empty.
class EmptyAwareList : public QListView
{
public:
    EmptyAwareList(QString hint, QWidget* parent) : QListView(parent), m_hint(std::move(hint)) {}

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QListView::paintEvent(event);
        if (model() && model()->rowCount() > 0) return;
        QPainter painter(viewport());
        painter.setPen(Theme::fromPalette(palette()).muted);
        painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_hint);
    }

private:
    QString m_hint;
};
} // namespace

RunsPanel::RunsPanel(QWidget* parent) : QWidget(parent), m_model(new RunsModel(this))
{
    setObjectName(QStringLiteral("runsPanel"));
    m_list = described(
        new EmptyAwareList(tr("No runs yet. Press F5 to measure. Every run is kept here. Select the check boxes "
                              "of two or more runs to overlay them."),
                           this),
        "runsList", tr("Runs of this session"), QString());
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RunDelegate(this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDropIndicatorShown(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers); // F2 by our own action, so that it is in the menu
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_note = described(new QLineEdit(this), "runNoteEdit", tr("Note on the run"),
                       tr("A note on the active run. It is saved with the session and included in the report."));
    m_note->setPlaceholderText(tr("Note on this run"));
    m_note->hide();

    auto* all = makeBox<QVBoxLayout>(this, {}, 0);
    all->addWidget(m_list, 1);
    auto* foot = makeBox<QVBoxLayout>(nullptr, {8, 6, 8, 8});
    foot->addWidget(m_note);
    all->addLayout(foot);
    makeActions();

    connect(m_model, &RunsModel::overlayChanged, this, &RunsPanel::overlayChanged);
    connect(m_model, &RunsModel::renameRequested, this, &RunsPanel::renameRequested);
    connect(m_model, &RunsModel::moveRequested, this, &RunsPanel::moveRequested);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, &RunsPanel::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsPanel::refresh);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &RunsPanel::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &RunsPanel::currentChanged);
    connect(m_list, &QWidget::customContextMenuRequested, this, &RunsPanel::showMenu);
    connect(m_note, &QLineEdit::editingFinished, this, &RunsPanel::commitNote);
    connect(m_note, &QLineEdit::returnPressed, m_list, [this] { m_list->setFocus(); });
    refresh();
}

void RunsPanel::makeActions()
{
    const auto make = [this](const QString& text, const QString& name, const QKeySequence& keys, const QString& toolTip,
                             auto&& handler) {
        auto* action = new QAction(text, this);
        action->setObjectName(name);
        action->setToolTip(toolTip);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action);
        connect(action, &QAction::triggered, this, handler);
        return action;
    };
    m_overlay = make(tr("&Overlay on the active run"), QStringLiteral("runOverlay"), Qt::Key_Space,
                     tr("Draw the active mode of the checked runs in one chart"), [this] { toggleOverlay(); });
    m_baseline = make(tr("Use as baseline r&un"), QStringLiteral("runBaseline"), {},
                      tr("Compare the other runs with this one, on the Compare page"), [this] {
                          const bool already = current().data(RunsModel::BaselineRole).toBool();
                          emit baselineRequested(already ? QString() : active());
                      });
    m_baseline->setCheckable(true);
    m_rename =
        make(tr("Rena&me"), QStringLiteral("runRename"), Qt::Key_F2, tr("Rename the active run"), [this] { rename(); });
    m_delete = make(tr("&Delete"), QStringLiteral("runDelete"), QKeySequence::Delete,
                    tr("Remove the selected runs from the session. Undo restores them."), [this] {
                        if (const QStringList ids = selectedRuns(); !ids.isEmpty()) emit deleteRequested(ids);
                    });
    m_editNote = make(tr("Edit &note"), QStringLiteral("runNote"), {}, tr("Edit the note on the active run"), [this] {
        m_note->show();
        m_note->setFocus(Qt::OtherFocusReason);
    });
    m_up = make(tr("Mo&ve up"), QStringLiteral("runUp"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Up),
                tr("Move the active run up in the list"), [this] { moveBy(-1); });
    m_down = make(tr("Move do&wn"), QStringLiteral("runDown"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Down),
                  tr("Move the active run down in the list"), [this] { moveBy(1); });
    m_overlay->setCheckable(true);
}

QModelIndex RunsPanel::current() const { return m_list->currentIndex(); }
QString RunsPanel::active() const { return current().data(RunsModel::IdRole).toString(); }

QStringList RunsPanel::selectedRuns() const
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    if (rows.isEmpty() && current().isValid()) rows = {current()}; // by the keyboard, without a selection yet
    std::sort(rows.begin(), rows.end());
    QStringList ids;
    for (const QModelIndex& row : rows)
        if (!row.data(RunsModel::RunningRole).toBool()) ids << row.data(RunsModel::IdRole).toString();
    return ids;
}

void RunsPanel::moveBy(int rows)
{
    const int row = current().row() + rows;
    if (current().isValid() && row >= 0 && row < m_model->rowCount()) emit moveRequested(active(), row);
}

void RunsPanel::rename()
{
    if (current().isValid()) m_list->edit(current());
}

void RunsPanel::toggleOverlay()
{
    const QModelIndex index = current();
    if (!index.isValid()) return;
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    m_model->setData(index, static_cast<int>(checked ? Qt::Unchecked : Qt::Checked), Qt::CheckStateRole);
}

void RunsPanel::setRuns(const QVector<RunRow>& runs)
{
    const QString id = active();
    m_silent = true;
    m_model->setRuns(runs);
    m_silent = false;
    setActive(id);
    refresh();
}

void RunsPanel::upsertRun(const RunRow& run)
{
    m_model->upsert(run);
    refresh();
}

void RunsPanel::removeRun(const QString& id) { m_model->remove(id); }

void RunsPanel::setActive(const QString& id)
{
    const int row = m_model->rowOf(id);
    if (row < 0 || current().row() == row) return;
    m_silent = true;
    m_list->setCurrentIndex(m_model->index(row));
    m_silent = false;
    refresh();
}

void RunsPanel::setBaselineOffered(bool offered) { m_baseline->setVisible(offered); }

void RunsPanel::currentChanged()
{
    refresh();
    if (!m_silent) emit selected(active());
}

void RunsPanel::commitNote()
{
    m_note->setModified(false);
    const int row = m_model->rowOf(m_noteId);
    // The list has it. Whoever saves while it is typed takes the focus for a moment.
    QTimer::singleShot(0, m_note, [note = m_note] { note->setVisible(note->hasFocus()); });
    if (row >= 0 && !m_model->runs()[row].running && m_model->runs()[row].note != m_note->text())
        emit noteChanged(m_noteId, m_note->text());
}

void RunsPanel::refresh()
{
    const QModelIndex index = current();
    const bool any = index.isValid();
    const bool running = index.data(RunsModel::RunningRole).toBool();
    m_rename->setEnabled(any && !running);
    m_overlay->setEnabled(any && !running);
    m_overlay->setChecked(index.data(Qt::CheckStateRole).toInt() == Qt::Checked);
    m_baseline->setEnabled(any && !running);
    m_baseline->setChecked(index.data(RunsModel::BaselineRole).toBool());
    m_delete->setEnabled(!selectedRuns().isEmpty());
    m_editNote->setEnabled(any && !running);
    m_up->setEnabled(any && !running && index.row() > 0);
    m_down->setEnabled(any && !running && index.row() + 1 < m_model->rowCount());
    // What is being typed is not overwritten by an update of the same run, and belongs to its run where another becomes
    // the active one. Told afterwards: whoever keeps it changes the rows that are changing now.
    if (m_noteId == active() && m_note->hasFocus()) return;
    if (m_noteId != active() && m_note->isModified())
        QMetaObject::invokeMethod(
            this, [this, id = m_noteId, note = m_note->text()] { emit noteChanged(id, note); }, Qt::QueuedConnection);
    m_note->setEnabled(!running);
    m_note->setToolTip(running
                           ? tr("This run is in progress. You can rename it and add a note when it has ended.")
                           : tr("A note on the active run. It is saved with the session and included in the report."));
    if (m_noteId != active()) m_note->hide(); // the list has it; 'Edit note' brings it
    m_noteId = active();
    const QString note = index.data(RunsModel::NoteRole).toString();
    if (note == m_note->text()) return m_note->setModified(false);
    m_note->setText(note);
    m_note->setCursorPosition(0); // of a long note the beginning is seen
}

void RunsPanel::showMenu(const QPoint& position)
{
    if (!m_list->indexAt(position).isValid()) return;
    QMenu menu(this);
    if (!m_commands.isEmpty()) {
        menu.addActions(m_commands);
        menu.addSeparator();
    }
    menu.addActions({m_overlay, m_baseline});
    menu.addSeparator();
    menu.addAction(m_rename);
    menu.addAction(m_editNote);
    menu.addSeparator();
    menu.addActions({m_up, m_down});
    menu.addSeparator();
    menu.addAction(m_delete);
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

} // namespace qs
