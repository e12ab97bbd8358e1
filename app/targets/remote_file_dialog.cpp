// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/remote_file_dialog.h"

#include "app/targets/remote_files.h"
#include "gpu/core/units.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/icons.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qs {
namespace {

constexpr int kFolderRole = Qt::UserRole;

/// The patterns of 'Data (*.csv *.npy)'.
QStringList patternsOf(const QString& filter)
{
    const qsizetype begin = filter.lastIndexOf(QLatin1Char('(')), end = filter.lastIndexOf(QLatin1Char(')'));
    return begin < 0 || end < begin
               ? QStringList{QStringLiteral("*")}
               : filter.mid(begin + 1, end - begin - 1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// A path of another computer is an absolute one of its own.
QString remoteStart(const QString& start)
{
    return start.startsWith(QLatin1Char('/')) || start.startsWith(QLatin1Char('~')) ? start : QString();
}

/// A folder; or nothing where a path that was typed cannot be listed because it is the file that is wanted, as the
/// folder above tells, unless it leaves files out.
Result<std::optional<FolderListing>> folderOrFile(RemoteFolders& folders, const std::string& path, bool mayBeFile,
                                                  const std::stop_token& stop, const StartingText& report)
{
    auto listing = folders.list(path, stop, report);
    if (listing) return std::optional(std::move(*listing));
    const auto slash = path.rfind('/');
    if (!mayBeFile || !path.starts_with('/') || slash + 1 == path.size()) return listing.error();
    const auto above = folders.list(slash == 0 ? "/" : path.substr(0, slash), stop, report);
    if (!above) return listing.error();
    const auto entry = std::ranges::find(above->entries, path.substr(slash + 1), &FolderEntry::name);
    const bool isFile = entry != above->entries.end() ? !entry->folder : above->leftOut > 0;
    return isFile ? Result<std::optional<FolderListing>>(std::nullopt) : listing.error();
}

} // namespace

RemoteFileDialog::RemoteFileDialog(std::shared_ptr<RemoteFolders> folders, const QString& target,
                                   const PathQuestion::What& what, QWidget* parent)
    : QDialog(parent), m_folders(std::move(folders)), m_target(target), m_what(what), m_path(new QLineEdit(this)),
      m_list(new QTreeWidget(this)), m_filter(new QComboBox(this)), m_state(new QLabel(this))
{
    setObjectName(QStringLiteral("remoteFileDialog"));
    setWindowTitle(tr("%1 on %2").arg(what.title, target));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* up = named(new QToolButton(this), "remoteUp");
    up->setIcon(themedIcon(QStringLiteral("move-up")));
    up->setToolTip(tr("Go to the folder above"));
    up->setAccessibleName(up->toolTip());
    m_path->setObjectName(QStringLiteral("remotePath"));
    m_path->setAccessibleName(tr("Folder or file"));
    m_path->setToolTip(tr("A path on %1; press Enter to go there").arg(target));
    auto* top = new QHBoxLayout;
    top->addWidget(m_path, 1);
    top->addWidget(up);
    makeList();
    m_filter->setObjectName(QStringLiteral("remoteFilter"));
    m_filter->setAccessibleName(tr("Files shown"));
    m_filter->addItems(what.filter.split(QStringLiteral(";;"), Qt::SkipEmptyParts));
    m_filter->setVisible(!what.folder && m_filter->count() > 0);
    m_state->setObjectName(QStringLiteral("remoteState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_choose = buttons->addButton(what.folder ? tr("Choose folder") : tr("Open"), QDialogButtonBox::AcceptRole);
    m_choose->setObjectName(QStringLiteral("remoteChoose"));
    m_choose->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    addAll(column, {m_filter, m_state, buttons});
    connect(up, &QToolButton::clicked, this, &RemoteFileDialog::openParent);
    connect(m_path, &QLineEdit::returnPressed, this, [this] { openFolder(m_path->text().trimmed(), true); });
    connect(m_filter, &QComboBox::currentIndexChanged, this, &RemoteFileDialog::fill);
    connect(buttons, &QDialogButtonBox::accepted, this, &RemoteFileDialog::acceptSelected);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(620, 460);
    openFolder(remoteStart(what.start));
}

void RemoteFileDialog::makeList()
{
    m_list->setObjectName(QStringLiteral("remoteList"));
    m_list->setAccessibleName(tr("Files on %1").arg(m_target));
    m_list->setHeaderLabels({tr("Name"), tr("Size")});
    m_list->headerItem()->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { activate(*item); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RemoteFileDialog::updateChoice);
}

void RemoteFileDialog::openFolder(const QString& path, bool typed)
{
    const int attempt = ++m_attempt;
    setStatus(tr("Reading…"));
    const auto report = [this, attempt, slot = m_box.slot()](const Message& phase) {
        slot->post([this, attempt, phase] {
            if (attempt == m_attempt) setStatus(messageText(phase));
        });
    };
    m_task.request([folders = m_folders, asked = path.toStdString(), mayBeFile = typed && !m_what.folder, report](
                       const std::stop_token& stop) { return folderOrFile(*folders, asked, mayBeFile, stop, report); },
                   [this, attempt, path](const Result<std::optional<FolderListing>>& listing) {
                       if (attempt != m_attempt) return;
                       if (listing) return *listing ? showFolder(**listing) : choose(path);
                       setStatus(messageText(listing.error()), true);
                       updateChoice();
                   });
    updateChoice();
}

void RemoteFileDialog::openParent()
{
    const QString here = folder();
    if (here.isEmpty() || here == QLatin1String("/")) return;
    const QString above = here.left(here.lastIndexOf(QLatin1Char('/')));
    openFolder(above.isEmpty() ? QStringLiteral("/") : above);
}

void RemoteFileDialog::showFolder(const FolderListing& listing)
{
    m_listing = listing;
    // Hidden ones last, of folders and of files.
    std::ranges::stable_sort(m_listing.entries, {}, [](const FolderEntry& entry) {
        return std::pair(!entry.folder, entry.name.starts_with('.'));
    });
    m_path->setText(folder());
    fill();
    setStatus(listing.leftOut > 0
                  ? tr("%n more are not shown; type the path.", nullptr, static_cast<int>(listing.leftOut))
                  : QString());
    m_list->setFocus();
}

bool RemoteFileDialog::matches(const QString& name) const
{
    if (m_filter->count() == 0) return true;
    const QStringList patterns = patternsOf(m_filter->currentText());
    return std::any_of(patterns.begin(), patterns.end(), [&](const QString& pattern) {
        return pattern == QLatin1String("*") ||
               QRegularExpression::fromWildcard(pattern, Qt::CaseInsensitive).match(name).hasMatch();
    });
}

void RemoteFileDialog::fill()
{
    m_list->clear();
    QList<QTreeWidgetItem*> items;
    for (const FolderEntry& entry : m_listing.entries) {
        const QString name = text(entry.name);
        if (!entry.folder && (m_what.folder || !matches(name))) continue;
        auto* item =
            new QTreeWidgetItem({name, entry.folder ? QString() : viewNumbers(formatBytes(Bytes{entry.bytes}))});
        item->setIcon(0, viewIcon(entry.folder ? QStringLiteral("folder") : QStringLiteral("file")));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, kFolderRole, entry.folder);
        items << item;
    }
    m_list->addTopLevelItems(items);
    if (!items.isEmpty() && !m_what.folder) m_list->setCurrentItem(items.front());
    updateChoice();
}

QString RemoteFileDialog::pathOf(const QString& name) const
{
    return folder().endsWith(QLatin1Char('/')) ? folder() + name : folder() + QLatin1Char('/') + name;
}

void RemoteFileDialog::activate(const QTreeWidgetItem& item)
{
    if (item.data(0, kFolderRole).toBool()) return openFolder(pathOf(item.text(0)));
    acceptSelected();
}

QString RemoteFileDialog::selectedPath() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    if (m_task.isBusy() || folder().isEmpty()) return {};
    if (!item) return m_what.folder ? folder() : QString();
    return item->data(0, kFolderRole).toBool() == m_what.folder ? pathOf(item->text(0)) : QString();
}

void RemoteFileDialog::updateChoice()
{
    const QString path = selectedPath();
    m_choose->setEnabled(!path.isEmpty());
    m_choose->setToolTip(!path.isEmpty()   ? path
                         : m_task.isBusy() ? tr("The folder is being read.")
                         : m_what.folder   ? tr("Select a folder.")
                                           : tr("Select a file."));
}

void RemoteFileDialog::acceptSelected()
{
    const QString path = selectedPath();
    if (!path.isEmpty()) choose(path);
}

void RemoteFileDialog::choose(const QString& path)
{
    emit chosen(path);
    accept();
}

void RemoteFileDialog::setStatus(const QString& words, bool error)
{
    m_state->setText(words);
    m_state->setVisible(!words.isEmpty());
    m_state->setProperty("isError", error);
}

} // namespace qs
