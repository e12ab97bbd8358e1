// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontInfo>

#include <cmath>

// Q_INIT_RESOURCE must stand outside any namespace.
static void initQuantoscopeResources() { Q_INIT_RESOURCE(quantoscope); }

namespace qs {
namespace {

double luminance(const QColor& color)
{
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

Theme Theme::light()
{
    Theme t;
    t.dark = false;
    t.background = QColor("#ffffff");
    t.panel = QColor("#f4f5f7");
    t.raised = QColor("#ffffff");
    t.border = QColor("#d3d8de");
    t.ink = QColor("#1f2328");
    t.muted = QColor("#545e69");
    t.faint = QColor("#9aa2ab");
    t.grid = QColor("#e4e7eb");
    t.accent = QColor("#0068a8");
    t.onAccent = QColor("#ffffff");
    t.p50 = QColor("#007a59");
    t.p95 = QColor("#6b4700");
    t.p99 = QColor("#c44600");
    t.outlier = QColor("#a3457d");
    t.good = QColor("#00734f");
    t.warning = QColor("#8a5a00");
    t.bad = QColor("#b3261e");
    return t;
}

Theme Theme::night()
{
    Theme t;
    t.dark = true;
    t.background = QColor("#15191e");
    t.panel = QColor("#1c2127");
    t.raised = QColor("#262c34");
    t.border = QColor("#38414b");
    t.ink = QColor("#e6edf3");
    t.muted = QColor("#a6b0bb");
    t.faint = QColor("#66707b");
    t.grid = QColor("#2b323a");
    t.accent = QColor("#56b4e9");
    t.onAccent = QColor("#0f1318");
    t.p50 = QColor("#3fd0a4");
    t.p95 = QColor("#f0b43c");
    t.p99 = QColor("#ff8a4c");
    t.outlier = QColor("#e39bc6");
    t.good = QColor("#3fd0a4");
    t.warning = QColor("#f0b43c");
    t.bad = QColor("#ff8f87");
    return t;
}

Theme Theme::fromPalette(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5f ? night() : light();
}

QFont Theme::font(double pixels, int weight)
{
    QFont font(QStringLiteral("Inter Tabular"));
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(static_cast<QFont::Weight>(weight));
    // Hinting snaps glyphs to pixels of one size; without it screen and export break lines alike.
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleHint(QFont::SansSerif);
    return font;
}

QColor Theme::readable(QColor color, const QColor& surface, double ratio) const
{
    for (int step = 0; step < 20 && contrastRatio(color, surface) < ratio; ++step)
        color = mixed(color, ink, 0.08);
    return color;
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return first > second ? first / second : second / first;
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto blend = [share](float from, float to) { return from + (to - from) * static_cast<float>(share); };
    return QColor::fromRgbF(blend(a.redF(), b.redF()), blend(a.greenF(), b.greenF()), blend(a.blueF(), b.blueF()),
                            blend(a.alphaF(), b.alphaF()));
}

void loadResources()
{
    initQuantoscopeResources();
    // Fonts belong to the application object. Asking the database for its families would read every font of the system.
    constexpr char done[] = "quantoscopeFontsLoaded";
    if (!qApp || qApp->property(done).toBool()) return;
    qApp->setProperty(done, true);
    for (const char* style : {"Regular", "Medium", "SemiBold", "Bold"})
        QFontDatabase::addApplicationFont(
            QStringLiteral(":/quantoscope/fonts/InterTabular-%1.otf").arg(QLatin1String(style)));
}

} // namespace qs
