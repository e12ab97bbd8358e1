// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace qs {

/// Fusion with the program's own icons in message boxes and file dialogs, in the colours of its theme.
class ProductStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ProductStyle();

    QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;
    QPixmap standardPixmap(StandardPixmap which, const QStyleOption* option = nullptr,
                           const QWidget* widget = nullptr) const override;
};

} // namespace qs
