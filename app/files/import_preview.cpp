// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/import_preview.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {
namespace {

enum Column { Name, Samples, Median, Mean, Std, Columns };
constexpr std::size_t kFirstRows = 8; ///< of a file

/// A latency of a file; a dash where it does not give it.
QString figure(double us) { return us > 0 ? latencyText(us) : QStringLiteral("–"); }

/// A line below the rows of a file, over all columns.
void addLine(QTreeWidgetItem& file, const QString& text, const char* sign)
{
    auto* line = new QTreeWidgetItem(&file, {QStringLiteral("%1 %2").arg(QString::fromUtf8(sign), text)});
    line->setFirstColumnSpanned(true);
    line->setToolTip(Name, text);
}

} // namespace

QString importedRunName(const ImportedRun& run)
{
    const std::string& name = run.model.empty() && !run.evaluation ? run.file : run.name;
    return QStringLiteral("%1 · %2").arg(text(run.tool), text(name));
}

QString importedContents(const std::vector<ImportedRun>& runs)
{
    qsizetype rows = 0, scores = 0;
    for (const ImportedRun& run : runs) {
        if (const Segment* last = run.result.last()) rows += static_cast<qsizetype>(last->modes.size());
        scores += static_cast<qsizetype>(run.result.scores.size());
    }
    const QString rowText = ImportPreview::tr("%n row(s)", nullptr, static_cast<int>(rows));
    const QString scoreText = ImportPreview::tr("%n score(s)", nullptr, static_cast<int>(scores));
    return scores == 0 ? rowText : rows == 0 ? scoreText : ImportPreview::tr("%1 and %2").arg(rowText, scoreText);
}

ImportPreview::ImportPreview(const std::vector<ImportedRun>& runs, const QStringList& problems, const QString& beside,
                             QWidget* parent)
    : QDialog(parent), m_tree(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("importPreview"));
    setWindowTitle(beside.isEmpty() ? tr("Import results") : tr("Add imported results to %1").arg(beside));
    setAttribute(Qt::WA_DeleteOnClose);
    m_tree->setObjectName(QStringLiteral("importTree"));
    m_tree->setAccessibleName(tr("Files, their first rows and what was left out"));
    m_tree->setHeaderLabels({tr("Name"), tr("Samples"), tr("Median"), tr("Mean"), tr("Standard deviation")});
    m_tree->setSelectionMode(QAbstractItemView::NoSelection);
    for (const ImportedRun& run : runs)
        addRun(run);
    m_tree->expandAll();
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tree, 1);
    if (!problems.isEmpty()) {
        auto* unread = named(new InlineMessage(this), "importProblems");
        unread->setMessage(InlineMessage::Kind::Error, tr("Not imported: %1").arg(problems.join(QLatin1Char(' '))));
        layout->addWidget(unread);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(tr("&Add"), QDialogButtonBox::AcceptRole);
    m_add->setObjectName(QStringLiteral("importAdd"));
    m_add->setDefault(true);
    m_add->setFocus();
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tree, &QTreeWidget::itemChanged, this, &ImportPreview::updateAdd);
    updateAdd();
    resize(860, 520);
}

void ImportPreview::addRun(const ImportedRun& run)
{
    auto* file = new QTreeWidgetItem(m_tree, {tr("%1: %2").arg(importedRunName(run), importedContents({run}))});
    file->setFirstColumnSpanned(true);
    file->setFlags(file->flags() | Qt::ItemIsUserCheckable);
    file->setCheckState(Name, Qt::Checked);
    for (const Message& left : run.leftOut)
        addLine(*file, messageText(left), "⚠");
    addRows(*file, run.result);
    for (const Message& note : run.result.notes)
        if (std::ranges::find(run.leftOut, note) == run.leftOut.end()) addLine(*file, messageText(note), "ℹ");
}

void ImportPreview::addRows(QTreeWidgetItem& file, const RunResult& result)
{
    const Segment* last = result.last();
    const std::size_t rows = last ? last->modes.size() : 0, all = rows + result.scores.size();
    const std::size_t shown = all > kFirstRows + 1 ? kFirstRows : all; // not 'and 1 more' in place of one
    for (std::size_t i = 0; i < std::min(rows, shown); ++i) {
        const Summary& latency = last->modes[i].latency;
        auto* row = new QTreeWidgetItem(&file, {text(last->modes[i].requested),
                                                latency.n > 0 ? viewCount(latency.n) : QStringLiteral("–"),
                                                figure(latency.p50), figure(latency.mean), figure(latency.std)});
        for (int column = Samples; column < Columns; ++column)
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (std::size_t i = rows; i < shown; ++i) {
        const Score& score = result.scores[i - rows];
        auto* row = new QTreeWidgetItem(
            &file,
            {QStringLiteral("%1 · %2: %3").arg(text(score.task), text(score.metric), viewGeneral(score.value, 4))});
        row->setFirstColumnSpanned(true);
    }
    if (shown < all) addLine(file, tr("and %n more", nullptr, static_cast<int>(all - shown)), "…");
}

std::vector<bool> ImportPreview::chosen() const
{
    std::vector<bool> chosen;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        chosen.push_back(m_tree->topLevelItem(i)->checkState(Name) == Qt::Checked);
    return chosen;
}

void ImportPreview::updateAdd() { m_add->setEnabled(std::ranges::count(chosen(), true) > 0); }

} // namespace qs
