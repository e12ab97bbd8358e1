// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tensor/divergence_view.h"

#include "widgets/charts/core/chart_header.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/style/theme.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QTextEdit>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace qs {

namespace {

constexpr int kClasses = static_cast<int>(std::size(DivergenceView::kSteps));
constexpr int kUnderlined = 3; ///< class from which a token is underlined as well: colour is not all that tells

/// 0: no ground; kClasses: the worst.
int classOf(double nats)
{
    return static_cast<int>(
        std::upper_bound(std::begin(DivergenceView::kSteps), std::end(DivergenceView::kSteps), nats) -
        std::begin(DivergenceView::kSteps));
}

QColor groundOf(int step, const Theme& theme)
{
    constexpr double share[kClasses + 1] = {0, 0.10, 0.22, 0.40, 0.64, 0.92};
    return mixed(theme.background, theme.bad, share[step]);
}

QTextCharFormat formatOf(int step, const Theme& theme)
{
    QTextCharFormat format;
    if (step == 0) return format;
    format.setBackground(groundOf(step, theme));
    format.setForeground(inkOn(groundOf(step, theme), theme));
    if (step > kUnderlined)
        format.setUnderlineStyle(step == kClasses ? QTextCharFormat::SingleUnderline : QTextCharFormat::DotLine);
    return format;
}

} // namespace

/// The classes of divergence as they are drawn, with their lower ends.
class DivergenceLegend : public QWidget
{
public:
    explicit DivergenceLegend(QWidget* parent) : QWidget(parent)
    {
        setAccessibleName(DivergenceView::tr("Background by KL divergence"));
        setAccessibleDescription(words());
        setToolTip(words());
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override
    {
        return {(kClasses + 1) * cell() + fontMetrics().horizontalAdvance(unit()) + 8, fontMetrics().height() + 12};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter p(this);
        const Theme theme = Theme::fromPalette(palette());
        const int height = fontMetrics().height() + 6, top = (this->height() - height) / 2;
        for (int step = 0; step <= kClasses; ++step) {
            const QRect box(isRightToLeft() ? width() - (step + 1) * cell() : step * cell(), top, cell(), height);
            p.fillRect(box, groundOf(step, theme));
            p.setPen(step == 0 ? theme.muted : inkOn(groundOf(step, theme), theme));
            p.drawText(box, Qt::AlignCenter, label(step));
            if (step > kUnderlined) {
                p.setPen(QPen(p.pen().color(), 1, step == kClasses ? Qt::SolidLine : Qt::DotLine));
                p.drawLine(box.left() + 6, box.bottom() - 2, box.right() - 6, box.bottom() - 2);
            }
        }
        p.setPen(theme.border);
        p.drawRect(QRect(isRightToLeft() ? width() - (kClasses + 1) * cell() : 0, top, (kClasses + 1) * cell() - 1,
                         height - 1));
        p.setPen(theme.muted);
        p.drawText(rect().adjusted(isRightToLeft() ? 0 : (kClasses + 1) * cell() + 8, 0,
                                   isRightToLeft() ? -(kClasses + 1) * cell() - 8 : 0, 0),
                   Qt::AlignVCenter | Qt::AlignLeading, unit());
    }
    void changeEvent(QEvent* event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) updateGeometry();
    }

private:
    static QString label(int step)
    {
        return step == 0 ? QStringLiteral("< ") + viewGeneral(DivergenceView::kSteps[0], 2)
                         : viewGeneral(DivergenceView::kSteps[step - 1], 2);
    }
    static QString unit() { return DivergenceView::tr("nats or more"); }
    static QString words()
    {
        return DivergenceView::tr(
            "KL divergence of the baseline's prediction from this configuration's, by token: no background below 0.01 "
            "nats, then steps at 0.01, 0.03, 0.1, 0.3 (dotted underline) and 1 nat (underline).");
    }
    int cell() const { return fontMetrics().horizontalAdvance(QStringLiteral("< 0.01")) + 12; }
};

DivergenceView::DivergenceView(QWidget* parent)
    : QWidget(parent), m_text(new QTextEdit(this)), m_about(new QLabel(this)), m_extent(new QLabel(this))
{
    setObjectName(QStringLiteral("divergenceView"));
    describe(m_text, QStringLiteral("divergenceText"), tr("Text by divergence"), QString());
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(
        tr("The text appears here, token by token, when a configuration other than the baseline has processed it."));
    m_text->document()->setDocumentMargin(12);
    m_text->installEventFilter(this);
    m_text->viewport()->installEventFilter(this);
    m_about->setObjectName(QStringLiteral("divergenceToken"));
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setMinimumHeight(48); // what is said below it comes first in a small window
    m_about->setWordWrap(true);
    m_about->setMinimumWidth(1);
    m_extent->setProperty("role", "subtitle");
    m_extent->setMinimumWidth(1);
    auto* all = makeBox<QVBoxLayout>(this, {}, 0);
    all->addWidget(makeBar());
    all->addWidget(m_text, 1);
    auto* foot = makeBox<QVBoxLayout>(nullptr, {10, 6, 10, 8}, 2);
    foot->addWidget(m_about);
    auto* scale = new QHBoxLayout;
    scale->setSpacing(16);
    m_legend = new DivergenceLegend(this);
    m_extent->setWordWrap(true);
    scale->addWidget(m_legend);
    scale->addWidget(m_extent, 1);
    foot->addLayout(scale);
    all->addLayout(foot);
    connect(m_text, &QTextEdit::cursorPositionChanged, this, &DivergenceView::caretMoved);
    setStudy(std::make_shared<const LlmStudyResult>());
}

QWidget* DivergenceView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* row = makeBox<QHBoxLayout>(bar, {10, 4, 10, 4}, 8);
    m_mode = described(new QuietComboBox(bar), "divergenceMode", tr("Configuration whose divergence is shown"),
                       tr("Configuration whose predictions are compared with those of the baseline"));
    m_mode->setMinimumContentsLength(16);
    m_mode->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_first = new QPushButton(tr("&Worst token"), bar);
    m_next = new QPushButton(tr("&Next worst"), bar);
    m_first->setAutoDefault(false);
    m_next->setAutoDefault(false);
    describe(m_first, QStringLiteral("divergenceWorst"), tr("Worst token"),
             tr("Go to the token with the largest divergence (W in the text)"));
    describe(m_next, QStringLiteral("divergenceNext"), tr("Next worst token"),
             tr("Go to the token with the next largest divergence (N in the text)"));
    addAll(row, {m_mode, m_first, m_next});
    row->addStretch(1);
    connect(m_first, &QPushButton::clicked, this, &DivergenceView::goToWorst);
    connect(m_next, &QPushButton::clicked, this, &DivergenceView::goToNextWorst);
    connect(m_mode, &QComboBox::currentIndexChanged, this, [this] {
        if (m_drawing) return;
        m_chosen = true;
        color();
        emit modeChosen(mode());
    });
    return bar;
}

QString DivergenceView::mode() const { return m_mode->currentData().toString(); }

const LlmText* DivergenceView::shown() const
{
    for (const LlmRow& row : m_study->rows)
        if (row.text && !row.text->tokenDivergence.empty() && llmMode(row.configuration) == mode()) return &*row.text;
    return nullptr;
}

void DivergenceView::setMode(const QString& mode)
{
    const int at = m_mode->findData(mode);
    if (at < 0 || at == m_mode->currentIndex()) return;
    m_drawing = true;
    m_mode->setCurrentIndex(at);
    m_drawing = false;
    m_chosen = true;
    color();
}

void DivergenceView::setStudy(std::shared_ptr<const LlmStudyResult> study)
{
    m_study = std::move(study);
    fillModes();
    if (m_pieces != m_study->textPieces)
        draw();
    else
        color();
}

void DivergenceView::fillModes()
{
    QStringList modes;
    for (const LlmRow& row : m_study->rows)
        if (row.text && !row.text->tokenDivergence.empty()) modes << llmMode(row.configuration);
    QStringList there;
    for (int i = 0; i < m_mode->count(); ++i)
        there << m_mode->itemData(i).toString();
    if (modes == there) return;
    m_drawing = true;
    const QString before = mode();
    m_mode->clear();
    for (const QString& each : std::as_const(modes))
        m_mode->addItem(modeSwatch(each), accuracyModeTitle(each), each);
    // Until one is chosen, the one that has most to show.
    const auto mean = [&](const QString& each) {
        for (const LlmRow& row : m_study->rows)
            if (llmMode(row.configuration) == each) return row.text->meanDivergence;
        return 0.0;
    };
    const auto most = std::max_element(modes.begin(), modes.end(),
                                       [&](const QString& a, const QString& b) { return mean(a) < mean(b); });
    const int kept = m_chosen ? m_mode->findData(before) : -1;
    m_mode->setCurrentIndex(kept >= 0 ? kept : static_cast<int>(most - modes.begin()));
    m_drawing = false;
}

void DivergenceView::draw()
{
    m_drawing = true;
    m_pieces = m_study->textPieces;
    m_starts.clear();
    m_token = -1;
    m_text->clear();
    QTextCursor cursor(m_text->document());
    cursor.beginEditBlock();
    for (const std::string& piece : m_pieces) {
        m_starts.push_back(cursor.position());
        cursor.insertText(QString::fromStdString(piece), QTextCharFormat());
    }
    m_starts.push_back(cursor.position());
    cursor.endEditBlock();
    m_text->moveCursor(QTextCursor::Start);
    m_drawing = false;
    color();
}

/// Puts the grounds of the chosen configuration under the text.
void DivergenceView::color()
{
    const LlmText* text = shown();
    const Theme theme = Theme::fromPalette(palette());
    const std::size_t tokens = text ? std::min(m_pieces.size(), text->tokenDivergence.size()) : 0;
    m_drawing = true;
    QTextCursor cursor(m_text->document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.setCharFormat(QTextCharFormat());
    for (std::size_t i = 0; i < tokens; ++i) {
        if (std::isnan(text->tokenDivergence[i])) continue; // was not compared
        const int step = classOf(static_cast<double>(text->tokenDivergence[i]));
        if (step == 0 || m_starts[i] == m_starts[i + 1]) continue;
        cursor.setPosition(m_starts[i]);
        cursor.setPosition(m_starts[i + 1], QTextCursor::KeepAnchor);
        cursor.setCharFormat(formatOf(step, theme));
    }
    cursor.endEditBlock();
    m_drawing = false;
    m_worst.clear();
    for (std::size_t i = 0; i < tokens; ++i)
        if (!std::isnan(text->tokenDivergence[i])) m_worst.push_back(static_cast<int>(i));
    if (text)
        std::stable_sort(m_worst.begin(), m_worst.end(), [&](int a, int b) {
            return text->tokenDivergence[static_cast<std::size_t>(a)] >
                   text->tokenDivergence[static_cast<std::size_t>(b)];
        });
    m_rank = -1;
    for (QPushButton* button : {m_first, m_next})
        button->setEnabled(!m_worst.empty());
    m_extent->setText(text ? extentText(*text, tokens) : QString());
    markToken();
}

QString DivergenceView::extentText(const LlmText& text, std::size_t tokens) const
{
    const QString first = viewCount(static_cast<qint64>(tokens)), all = viewCount(text.tokens),
                  mean = viewGeneral(text.meanDivergence, 3), largest = viewGeneral(text.largestDivergence, 3);
    if (text.compared >= text.tokens)
        return tr("The first %1 of %2 tokens; over all of them the mean is %3 nats, the largest %4.")
            .arg(first, all, mean, largest);
    return tr("The first %1 of %2 tokens; the divergence was computed for %5 of all, spread evenly: their mean is %3 "
              "nats, the largest %4.")
        .arg(first, all, mean, largest, viewCount(text.compared));
}

int DivergenceView::tokenAt(int position) const
{
    if (m_pieces.empty() || position >= m_starts.back()) return -1;
    const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), position);
    return static_cast<int>(after - m_starts.begin()) - 1;
}

QString DivergenceView::tokenWords(int token) const
{
    const LlmText* text = shown();
    const auto i = static_cast<std::size_t>(token);
    if (!text || token < 0 || i >= m_pieces.size() || i >= text->tokenDivergence.size()) return {};
    QString piece = QString::fromStdString(m_pieces[i]);
    piece.replace(QLatin1Char('\n'), QStringLiteral("↵")).replace(QLatin1Char('\t'), QStringLiteral("⇥"));
    const double nats = static_cast<double>(text->tokenDivergence[i]);
    QString words = std::isnan(nats) ? tr("“%1”: the KL divergence of this token was not computed").arg(piece)
                                     : tr("“%1”: KL divergence %2 nats (%3 bits)")
                                           .arg(piece, viewGeneral(nats, 3), viewGeneral(nats / std::log(2.0), 3));
    const LlmRow* baseline = m_study->baseline();
    if (!baseline || !baseline->text || i >= baseline->text->tokenLoss.size() || i >= text->tokenLoss.size())
        return words;
    const auto percent = [](float loss) { return viewGeneral(100 * std::exp(-static_cast<double>(loss)), 3); };
    return words +
           tr("; probability of this token %1% in the baseline, %2% in %3")
               .arg(percent(baseline->text->tokenLoss[i]), percent(text->tokenLoss[i]), accuracyModeTitle(mode()));
}

void DivergenceView::goToToken(int token)
{
    if (token < 0 || token >= static_cast<int>(m_pieces.size())) return;
    QTextCursor cursor(m_text->document());
    cursor.setPosition(m_starts[static_cast<std::size_t>(token)]);
    m_drawing = true; // of tokens without text the caret alone tells nothing
    m_text->setTextCursor(cursor);
    m_drawing = false;
    m_token = token;
    markToken();
    m_text->ensureCursorVisible();
}

void DivergenceView::goToWorst()
{
    if (m_worst.empty()) return;
    m_rank = 0;
    goToToken(m_worst.front());
}

void DivergenceView::goToNextWorst()
{
    if (m_worst.empty()) return;
    m_rank = (m_rank + 1) % static_cast<int>(m_worst.size());
    goToToken(m_worst[static_cast<std::size_t>(m_rank)]);
}

void DivergenceView::caretMoved()
{
    if (m_drawing) return;
    m_token = tokenAt(m_text->textCursor().position());
    markToken();
}

/// A frame of ink around the token at the caret.
void DivergenceView::markToken()
{
    QList<QTextEdit::ExtraSelection> marks;
    if (m_token >= 0 && static_cast<std::size_t>(m_token) < m_pieces.size()) {
        const Theme theme = Theme::fromPalette(palette());
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_text->document());
        mark.cursor.setPosition(m_starts[static_cast<std::size_t>(m_token)]);
        mark.cursor.setPosition(m_starts[static_cast<std::size_t>(m_token) + 1], QTextCursor::KeepAnchor);
        mark.format.setBackground(theme.accent);
        mark.format.setForeground(theme.onAccent);
        marks << mark;
    }
    m_text->setExtraSelections(marks);
    const QString words = tokenWords(m_token);
    m_about->setText(!words.isEmpty()  ? words
                     : m_worst.empty() ? QString()
                                       : tr("Point at a token, or use the arrow keys."));
    m_text->setAccessibleDescription(words);
}

bool DivergenceView::keyPressed(int key)
{
    const bool mirrored = isRightToLeft();
    if (key == Qt::Key_Right || key == Qt::Key_Left) {
        const int step = (key == Qt::Key_Right) != mirrored ? 1 : -1;
        goToToken(std::clamp(m_token + step, 0, std::max(0, static_cast<int>(m_pieces.size()) - 1)));
        return true;
    }
    if (key == Qt::Key_W) return goToWorst(), true;
    if (key == Qt::Key_N) return goToNextWorst(), true;
    return false;
}

bool DivergenceView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && keyPressed(key->key())) return true;
    }
    if (watched == m_text->viewport() && event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QTextCursor under = m_text->cursorForPosition(help->pos());
        int token = tokenAt(under.position());
        // The cursor goes to the nearer side of a character: the one before it may be meant.
        if (help->pos().x() < m_text->cursorRect(under).left() && token > 0 &&
            m_starts[static_cast<std::size_t>(token)] == under.position())
            --token;
        const QString words = tokenWords(token);
        words.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), words, m_text->viewport());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void DivergenceView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_study) color();
}

} // namespace qs
