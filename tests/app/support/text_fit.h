// SPDX-License-Identifier: GPL-3.0-or-later
// Measures which texts of a window have less room than they need.
#pragma once

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextBoundaryFinder>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace qs {

/// What is cut off below `root`, a line each: 'QLabel tokensLabel: "Tokens per …" needs 123, has 100'. An elided text
/// that has the whole of it as its tooltip is not cut off.
class TextFit
{
public:
    static QStringList cut(const QWidget& root)
    {
        TextFit fit;
        for (const QWidget* widget : root.findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == root.window() && !isBehind(*widget)) fit.look(*widget);
        if (const auto* menu = qobject_cast<const QMenu*>(&root)) fit.menu(*menu);
        return fit.m_cut;
    }

private:
    static constexpr double kSlack = 1.5; ///< pixels that rounding may cost

    /// In a dock behind another one, which lies outside the window and is laid out when it comes to the front.
    static bool isBehind(const QWidget& widget)
    {
        for (const QWidget* at = &widget; at; at = at->parentWidget())
            if (qobject_cast<const QDockWidget*>(at) && at->parentWidget() && !at->isWindow() &&
                !at->parentWidget()->rect().intersects(at->geometry()))
                return true;
        return false;
    }
    static QString bare(QString text)
    {
        text.replace(QStringLiteral("&&"), QString(QChar(1)));
        text.remove(QLatin1Char('&'));
        return text.replace(QChar(1), QLatin1Char('&'));
    }
    static double wide(const QWidget& widget, const QString& text)
    {
        double widest = 0;
        for (const QString& line : bare(text).split(QLatin1Char('\n')))
            widest = std::max(widest, QFontMetricsF(widget.font()).horizontalAdvance(line));
        return widest;
    }
    static bool told(const QWidget& widget, const QString& whole)
    {
        const QString tip = widget.toolTip();
        return !tip.isEmpty() && !whole.isEmpty() && tip.contains(bare(whole));
    }
    void say(const QWidget& widget, const QString& text, double needs, double has)
    {
        if (needs <= has + kSlack) return;
        m_cut << QStringLiteral("%1 %2: \"%3\" needs %4, has %5")
                     .arg(QLatin1String(widget.metaObject()->className()),
                          widget.objectName().isEmpty()
                              ? widget.parentWidget() ? widget.parentWidget()->objectName() + QStringLiteral("/")
                                                      : QString()
                              : widget.objectName(),
                          text.left(60))
                     .arg(needs, 0, 'f', 0)
                     .arg(has, 0, 'f', 0);
    }

    void look(const QWidget& widget)
    {
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) return this->label(*label);
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return this->button(*button);
        if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) return this->combo(*combo);
        if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(&widget)) return this->spin(*spin);
        if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
            return say(*box, box->title(), wide(*box, box->title()), box->width());
        if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) return tabs(*bar);
        if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) return this->header(*header);
        if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) return this->field(*field);
        if (const auto* dock = qobject_cast<const QDockWidget*>(&widget))
            return say(*dock, dock->windowTitle(), wide(*dock, dock->windowTitle()) + 12, dock->width());
    }
    /// What a line cannot be broken in: words, or letters where a script has no spaces.
    static QStringList unbreakable(const QString& text)
    {
        QStringList parts;
        QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
        for (qsizetype from = 0; finder.toNextBoundary() >= 0; from = finder.position())
            parts << text.mid(from, finder.position() - from).trimmed();
        return parts;
    }
    void label(const QLabel& label)
    {
        const QString text = label.text();
        if (label.inherits("qs::ElidedLabel")) return; // its own test says that it tells the whole
        if (text.isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull()) return;
        const bool rich =
            label.textFormat() == Qt::RichText || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(text));
        const QRect room = label.contentsRect();
        const bool elided = text.endsWith(QStringLiteral("…")) && text.size() > 1;
        if (elided && told(label, text.chopped(1))) return;
        if (rich || label.wordWrap()) {
            const int height = label.heightForWidth(label.width());
            if (!told(label, text)) say(label, text, height > 0 ? height : label.sizeHint().height(), label.height());
            double widestWord = 0;
            if (!rich)
                for (const QString& part : unbreakable(text))
                    widestWord = std::max(widestWord, wide(label, part));
            return say(label, text, widestWord, room.width());
        }
        if (told(label, text)) return;
        say(label, text, wide(label, text) + 2 * label.margin(), room.width());
        say(label, text,
            QFontMetricsF(label.font()).height() * static_cast<double>(text.count(QLatin1Char('\n')) + 1) - 4,
            room.height());
    }
    void button(const QAbstractButton& button)
    {
        if (button.text().isEmpty() || told(button, button.text())) return;
        if (const auto* tool = qobject_cast<const QToolButton*>(&button);
            tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
            return;
        // A size hint has paddings in it; a few of them may go before letters do.
        const double spare =
            qobject_cast<const QCheckBox*>(&button) || qobject_cast<const QRadioButton*>(&button) ? 0 : 8;
        say(button, button.text(), button.sizeHint().width() - spare, button.width());
        say(button, button.text(), button.sizeHint().height() - 6, button.height());
    }
    void combo(const QComboBox& combo)
    {
        if (told(combo, combo.currentText())) return;
        QStyleOptionComboBox option;
        option.initFrom(&combo);
        option.subControls = QStyle::SC_All;
        const QRect room =
            combo.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo);
        const double icon = combo.itemIcon(combo.currentIndex()).isNull() ? 0 : combo.iconSize().width() + 4;
        // A choice that ends in dots has the whole of it as its tooltip, but most of it has to be seen.
        const double share = combo.inherits("qs::QuietComboBox") ? 0.6 : 1;
        say(combo, combo.currentText(), share * wide(combo, combo.currentText()) + icon, room.width());
    }
    void spin(const QAbstractSpinBox& spin)
    {
        const auto* field = spin.findChild<QLineEdit*>();
        if (field) say(spin, spin.text(), wide(spin, spin.text()) + 2, field->width());
    }
    void field(const QLineEdit& field)
    {
        if (qobject_cast<const QAbstractSpinBox*>(field.parentWidget()) ||
            qobject_cast<const QComboBox*>(field.parentWidget()))
            return;
        const QString text =
            field.text().isEmpty() ? field.placeholderText() : QString(); // what somebody typed scrolls
        // Qt ends a long placeholder in dots; most of it has to be seen, and a tooltip has to say the same at length.
        const double share = field.toolTip().size() > text.size() ? 0.75 : 1;
        if (!told(field, text)) say(field, text, share * wide(field, text), field.contentsRect().width() - 12);
    }
    void tabs(const QTabBar& bar)
    {
        double all = 0;
        for (int i = 0; i < bar.count(); ++i) {
            if (!bar.isTabVisible(i)) continue;
            const QRect tab = bar.tabRect(i);
            all += tab.width();
            if (bar.tabToolTip(i).contains(bare(bar.tabText(i)))) continue;
            const double needs =
                wide(bar, bar.tabText(i)) + (bar.tabIcon(i).isNull() ? 0 : bar.iconSize().width() + 4) + 8;
            say(bar, bar.tabText(i), needs, tab.width());
        }
        const bool across = bar.shape() == QTabBar::RoundedNorth || bar.shape() == QTabBar::RoundedSouth;
        // Where they do not fit, arrows scroll them.
        const auto arrows = bar.findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
        if (std::any_of(arrows.begin(), arrows.end(), [](const QToolButton* one) { return one->isVisible(); })) return;
        if (across && bar.count() > 0) say(bar, QStringLiteral("all tabs from ") + bar.tabText(0), all, bar.width());
    }
    void header(const QHeaderView& header)
    {
        if (header.orientation() != Qt::Horizontal || !header.model()) return;
        for (int section = 0; section < header.count(); ++section) {
            if (header.isSectionHidden(section)) continue;
            const QString text = header.model()->headerData(section, Qt::Horizontal).toString();
            if (header.model()->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString().contains(text))
                continue;
            const QFontMetricsF metrics(header.font());
            double needs = 0;
            for (const QString& line : text.split(QLatin1Char('\n')))
                needs = std::max(needs, metrics.horizontalAdvance(line));
            say(header, text, needs + 8, header.sectionSize(section));
        }
    }
    void menu(const QMenu& menu)
    {
        say(menu, menu.title(), menu.sizeHint().width(), 1024);
        say(menu, menu.title(), menu.sizeHint().height(), 700);
    }

    QStringList m_cut;
};

} // namespace qs
