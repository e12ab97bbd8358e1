// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace qs {

/// Shows the documents of the manual out of the program's resources. Headings are anchors, as on GitHub, so that links
/// work in both places.
class ManualBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualBrowser(QWidget* parent = nullptr);

    /// 'glossary.md#sqnr'
    void showPlace(const QString& place);
    /// Marks every occurrence; returns how many there are.
    int highlight(const QString& words);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;

private:
    void prepare(const QUrl& url);
    void finish();

    QString m_marked;
};

} // namespace qs
