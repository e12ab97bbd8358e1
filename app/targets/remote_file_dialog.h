// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "app/threads/post_box.h"
#include "gpu/remote/worker_folders.h"
#include "widgets/controls/path_question.h"

#include <QDialog>
#include <QStringList>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace qs {

class RemoteFolders;

/// Chooses a file or folder of a target. Nothing is waited for: while a folder is read, another one can be entered.
class RemoteFileDialog : public QDialog
{
    Q_OBJECT

public:
    RemoteFileDialog(std::shared_ptr<RemoteFolders> folders, const QString& target, const PathQuestion::What& what,
                     QWidget* parent = nullptr);

    /// The folder that is shown; empty until one was read.
    QString folder() const { return QString::fromStdString(m_listing.path); }

signals:
    void chosen(const QString& path);

private:
    void makeList();
    /// `typed`: it may be the file that is wanted.
    void openFolder(const QString& path, bool typed = false);
    void openParent();
    void showFolder(const FolderListing& listing);
    void fill();
    void activate(const QTreeWidgetItem& item);
    void acceptSelected();
    void choose(const QString& path);
    void setStatus(const QString& words, bool error = false);
    void updateChoice();
    /// Of the selected entry, or the folder itself where one is wanted; empty: there is none.
    QString selectedPath() const;
    bool matches(const QString& name) const;
    QString pathOf(const QString& name) const;

    std::shared_ptr<RemoteFolders> m_folders;
    QString m_target;
    PathQuestion::What m_what;
    FolderListing m_listing;
    QLineEdit* m_path;
    QTreeWidget* m_list;
    QComboBox* m_filter;
    QLabel* m_state;
    QPushButton* m_choose;
    int m_attempt = 0;
    PostBox m_box;
    LatestTask<std::optional<FolderListing>> m_task; ///< nothing: the path is that of a file
};

} // namespace qs
