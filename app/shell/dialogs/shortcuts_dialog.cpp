// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dialogs/shortcuts_dialog.h"

#include "app/frame/action_groups.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/local_files.h"
#include "widgets/palette/fuzzy_match.h"
#include "widgets/style/icons.h"
#include "widgets/tables/copyable_table.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPageSize>
#include <QPdfWriter>
#include <QPushButton>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qs {
namespace {

Shortcut line(const QAction& action)
{
    return {plainActionText(action.text()), QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText)};
}

/// Context of the translations of the keys that are no actions.
struct Keys
{
    Q_DECLARE_TR_FUNCTIONS(ShortcutsDialog)
public:
    static ShortcutGroup charts()
    {
        return {tr("In a chart"),
                {{tr("Measure (trace)"), tr("Space")},
                 {tr("Move between values"), tr("Arrow keys")},
                 {tr("Move a zoomed chart"), tr("Shift and arrow keys, drag")},
                 {tr("Zoom in and out"), tr("+ and −, wheel")},
                 {tr("Zoom the other axis"), tr("Ctrl+wheel")},
                 {tr("Reset zoom"), tr("0, double click")},
                 {tr("Logarithmic axis"), tr("L")},
                 {tr("Set cursor A or B here"), tr("A, B, Shift+click")},
                 {tr("Pin a note here"), tr("N")},
                 {tr("Show the values as a table"), tr("T")},
                 {tr("Drag the image to another program"), tr("Alt and drag")},
                 {tr("Select the cell of the heat map"), tr("Enter")},
                 {tr("More: copy, save, traces"), tr("Menu key, right click")}}};
    }
    /// What copies comes from a table itself, so that the list says what its keys do.
    static ShortcutGroup tables(const CopyableTable* table)
    {
        ShortcutGroup group{tr("In a table"), {{tr("Move between rows"), tr("Up, Down, Page Up, Page Down")}}};
        if (table)
            for (const QAction* action : table->copyActions())
                group.shortcuts.push_back(line(*action));
        group.shortcuts.push_back({tr("Choose columns, sort"), tr("Menu key, right click on the header")});
        return group;
    }
    static ShortcutGroup present()
    {
        return {tr("While presenting"),
                {{tr("Next page"), tr("Right, Space, Page Down")},
                 {tr("Previous page"), tr("Left, Page Up")},
                 {tr("First and last page"), tr("Home, End")},
                 {tr("Go to a page"), tr("Digits, then Enter")},
                 {tr("Advance automatically, pause"), tr("F5 or A, P")},
                 {tr("Slower and faster"), tr("+ and −")},
                 {tr("Blank the screen"), tr("B")},
                 {tr("Laser pointer with values"), tr("L")},
                 {tr("Light or dark"), tr("D")},
                 {tr("Next screen"), tr("S")},
                 {tr("List these keys"), tr("F1")},
                 {tr("End"), tr("Escape")}}};
    }
    static ShortcutGroup everywhere()
    {
        return {tr("Everywhere"),
                {{tr("Next or previous control"), tr("Tab, Shift+Tab")},
                 {tr("Open a menu by its underlined letter"), tr("Alt and the letter")},
                 {tr("Close a message, a palette or a dialog"), tr("Escape")}}};
    }
};

QString html(const QList<ShortcutGroup>& groups, const QString& title)
{
    const QString align = QGuiApplication::isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    QString page = QStringLiteral("<html><body dir=\"%1\"><h2>%2</h2>").arg(align, title.toHtmlEscaped());
    for (const ShortcutGroup& group : groups) {
        page += QStringLiteral("<h4>%1</h4><table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">")
                    .arg(group.title.toHtmlEscaped());
        for (const Shortcut& line : group.shortcuts)
            page += QStringLiteral("<tr><td width=\"65%\">%1</td><td>%2</td></tr>")
                        .arg(line.command.toHtmlEscaped(), line.keys.toHtmlEscaped());
        page += QStringLiteral("</table>");
    }
    return page + QStringLiteral("</body></html>");
}

QString cell(QString text) { return text.replace(QLatin1Char('|'), QStringLiteral("\\|")); }

} // namespace

QList<ShortcutGroup> allShortcuts(const QMainWindow& window, const CopyableTable* table)
{
    QList<ShortcutGroup> all;
    for (const ActionGroup& group : actionGroups(window)) {
        ShortcutGroup lines{group.title, {}};
        for (const QAction* action : group.actions)
            if (!action->shortcut().isEmpty()) lines.shortcuts.push_back(line(*action));
        if (!lines.shortcuts.isEmpty()) all.push_back(lines);
    }
    all << Keys::charts() << Keys::tables(table) << Keys::present() << Keys::everywhere();
    return all;
}

QString shortcutsAsMarkdown(const QList<ShortcutGroup>& groups)
{
    QString text;
    for (const ShortcutGroup& group : groups) {
        text += QStringLiteral("## %1\n\n| %2 | %3 |\n|---|---|\n")
                    .arg(group.title, ShortcutsDialog::tr("Command"), ShortcutsDialog::tr("Keys"));
        for (const Shortcut& line : group.shortcuts)
            text += QStringLiteral("| %1 | %2 |\n").arg(cell(line.command), cell(line.keys));
        text += QLatin1Char('\n');
    }
    return text;
}

ShortcutsDialog::ShortcutsDialog(QList<ShortcutGroup> groups, QWidget* parent)
    : QDialog(parent), m_groups(std::move(groups)), m_field(new QLineEdit(this)), m_tree(new QTreeWidget(this)),
      m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    m_field->setObjectName(QStringLiteral("shortcutsField"));
    m_field->setAccessibleName(tr("Search the shortcuts"));
    m_field->setPlaceholderText(tr("Search by command or key"));
    m_field->setClearButtonEnabled(true);
    m_tree->setObjectName(QStringLiteral("shortcutsTree"));
    m_tree->setAccessibleName(tr("Keyboard shortcuts"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("Command"), tr("Keys")});
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setIndentation(12);
    m_tree->setTabKeyNavigation(false);
    m_tree->header()->setStretchLastSection(false);
    m_message->setObjectName(QStringLiteral("shortcutsSaid"));
    m_message->setProperty("role", "muted");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    auto* copyButton = buttons->addButton(tr("Co&py"), QDialogButtonBox::ActionRole);
    copyButton->setObjectName(QStringLiteral("shortcutsCopy"));
    copyButton->setToolTip(tr("Copy the list to the clipboard as Markdown"));
    auto* pdfButton = buttons->addButton(tr("Save as P&DF…"), QDialogButtonBox::ActionRole);
    pdfButton->setObjectName(QStringLiteral("shortcutsPdf"));
    pdfButton->setToolTip(tr("Save the list as a printable page"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_field);
    column->addWidget(m_tree, 1);
    addAll(column, {m_message, buttons});
    fill();
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(m_field, &QLineEdit::textChanged, this, &ShortcutsDialog::search);
    connect(copyButton, &QPushButton::clicked, this, &ShortcutsDialog::copy);
    connect(pdfButton, &QPushButton::clicked, this, &ShortcutsDialog::choosePdf);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    resize(600, 620);
    m_field->setFocus();
}

void ShortcutsDialog::fill()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    for (const ShortcutGroup& group : m_groups) {
        auto* head = new QTreeWidgetItem(m_tree, {group.title});
        head->setFirstColumnSpanned(true);
        head->setFont(0, bold);
        head->setFlags(Qt::ItemIsEnabled);
        for (const Shortcut& line : group.shortcuts) {
            auto* item = new QTreeWidgetItem(head, {line.command, line.keys});
            item->setToolTip(0, line.command);
            item->setData(0, Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(line.command, line.keys));
        }
        head->setExpanded(true);
    }
}

void ShortcutsDialog::search(const QString& words)
{
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        QTreeWidgetItem* head = m_tree->topLevelItem(g);
        bool any = false;
        for (int i = 0; i < head->childCount(); ++i) {
            QTreeWidgetItem* item = head->child(i);
            const bool fits = item->text(1).contains(words.trimmed(), Qt::CaseInsensitive) ||
                              item->text(0).contains(words.trimmed(), Qt::CaseInsensitive) ||
                              fuzzyMatch(words, head->text(0)).has_value();
            item->setHidden(!fits);
            any = any || fits;
        }
        head->setHidden(!any);
    }
}

void ShortcutsDialog::copy()
{
    QGuiApplication::clipboard()->setText(shortcutsAsMarkdown(m_groups));
    m_message->setText(tr("The list was copied to the clipboard as Markdown."));
}

void ShortcutsDialog::choosePdf()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save shortcuts"),
                                                      QStringLiteral("quantoscope-shortcuts.pdf"), tr("PDF (*.pdf)"));
    if (path.isEmpty()) return;
    QString error;
    m_message->setText(savePdf(path, &error) ? tr("Written to %1.").arg(path) : error);
}

bool ShortcutsDialog::savePdf(const QString& path, QString* error) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(windowTitle());
        pdf.setPageSize(QPageSize(QPageSize::A4));
        pdf.setPageMargins({18, 18, 18, 18}, QPageLayout::Millimeter);
        QTextDocument document;
        document.setDefaultFont(QFont(font().family(), 9));
        document.setHtml(html(m_groups, tr("Keyboard shortcuts of Quantoscope")));
        document.print(&pdf);
    }
    const QString problem = writeFile(path, bytes);
    if (error) *error = problem;
    return problem.isEmpty();
}

} // namespace qs
