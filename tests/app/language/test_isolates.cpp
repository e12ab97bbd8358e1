// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers, units and names within Arabic texts: what is read from left to right stands in an isolate.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/language/isolates.h"
#include "widgets/language/view_number.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QTest>
#include <QTextLayout>

using namespace qs;

namespace {

/// Isolates as brackets that no text has.
QString readable(QString text)
{
    text.replace(QChar(0x2066), QChar(U'⟦')).replace(QChar(0x2068), QChar(U'⟨')).replace(QChar(0x2069), QChar(U'⟧'));
    return text;
}

} // namespace

class TestIsolates : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void places_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wanted");
        const auto add = [](const char* name, const char* text, const char* wanted) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(wanted);
        };
        add("sign and percent", "تغير +5.2% فقط.", "تغير ⟦+5.2%⟧ فقط.");
        add("number and unit", "حجم 8.00 KiB الآن", "حجم ⟦8.00 KiB⟧ الآن");
        add("shape", "شكل 16×256.", "شكل ⟦16×256⟧.");
        add("factor", "أسرع 1.39× منه", "أسرع ⟦1.39×⟧ منه");
        add("interval", "[6.815, 7.149] زمن", "⟦[6.815, 7.149]⟧ زمن");
        add("argument", "حجم %1 الآن", "حجم ⟨%1⟧ الآن");
        add("argument with unit", "بعد %L1 ms، ثم", "بعد ⟨%L1 ms⟧، ثم");
        add("two arguments", "%1 %2× منه", "⟨%1⟧ ⟨%2×⟧ منه");
        add("count", "%n عينة", "⟨%n⟧ عينة");
        add("name and argument", "الزوج n = %1 هنا", "الزوج ⟨n = %1⟧ هنا");
        add("ending of a file", "ملف .npy هنا", "ملف ⟦.npy⟧ هنا");
        add("a model's name", "نموذج Llama 3 8B.", "نموذج ⟦Llama 3 8B⟧.");
        add("a word keeps its order", "وضع quantize هنا", "وضع quantize هنا");
        add("nothing else", "half (FP16)", "⟦half (FP16)⟧");
        add("from and to", "−0.10 – +0.30", "⟦−0.10 – +0.30⟧");
        add("lines", "p50 (µs)\nحجم 8 KiB", "⟦p50 (µs)⟧\nحجم ⟦8 KiB⟧");
        add("a name with brackets", "نوع half (FP16).", "نوع ⟦half (FP16)⟧.");
        add("brackets stay outside", "زمن (µs)", "زمن (µs)");
        add("a tag", "<a href='x%1'>نص</a>", "<a href='x%1'>نص</a>");
        add("a pattern of files", "جلسات (*.%1)", "جلسات (*.%1)");
        add("keys", "Alt+2", "Alt+2");
        add("once", "حجم ⟦8 KiB⟧", "حجم ⟦8 KiB⟧");
        add("no number", "لا شيء", "لا شيء");
    }
    void places()
    {
        QFETCH(QString, text);
        QFETCH(QString, wanted);
        text.replace(QChar(U'⟦'), QChar(0x2066)).replace(QChar(U'⟧'), QChar(0x2069));
        const QString made = isolated(text);
        QCOMPARE(readable(made), wanted);
        QCOMPARE(withoutIsolates(made), withoutIsolates(text));
        QCOMPARE(isolated(made), made);
    }

    /// As it is laid out: the sign is left of its digits, the unit right of them.
    void isSeenInOrder()
    {
        const auto left = [](const QString& text, QChar of) {
            QTextLayout layout(text);
            QTextOption option;
            option.setTextDirection(Qt::RightToLeft);
            layout.setTextOption(option);
            layout.beginLayout();
            QTextLine line = layout.createLine();
            line.setLineWidth(1000);
            layout.endLayout();
            const auto glyphs = layout.glyphRuns(static_cast<int>(text.indexOf(of)), 1);
            return glyphs.isEmpty() ? -1.0 : glyphs.first().positions().first().x();
        };
        const QString change = QString::fromUtf8("تغير +5 في 8 KiB");
        QVERIFY(left(change, '+') > left(change, '5')); // as it would be
        QVERIFY(left(isolated(change), '+') < left(isolated(change), '5'));
        QVERIFY(left(isolated(change), '8') < left(isolated(change), 'K'));
        const QFontMetricsF metrics{QFont()};
        QVERIFY(std::abs(metrics.horizontalAdvance(isolated(QStringLiteral("16×256"))) -
                         metrics.horizontalAdvance(QStringLiteral("16×256"))) < 0.5); // they take no room
    }

    void onlyWhereItIsReadSo()
    {
        QCOMPARE(isolatedForView(QStringLiteral("+5.2%")), QStringLiteral("+5.2%"));
        QCOMPARE(viewNumbers("8.0 KiB"), QStringLiteral("8.0 KiB"));
        const QString line = QString::fromUtf8("vLLM لم يبدأ.");
        QCOMPARE(directedForView(line), line);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QString directed = directedForView(line + QLatin1Char('\n') + line);
        QVERIFY(directed.isRightToLeft() && directed.section(QLatin1Char('\n'), 1).isRightToLeft());
        QCOMPARE(directedForView(directed), directed);
        QVERIFY(directedForView(QString()).isEmpty());
        const QString mirrored = readable(isolatedForView(QStringLiteral("+5.2%")));
        const QString numbers = readable(viewNumbers("8.0 KiB"));
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(mirrored, QString::fromUtf8("⟦+5.2%⟧"));
        QCOMPARE(numbers, QString::fromUtf8("⟦8.0 KiB⟧"));
    }
};

QS_TEST(TestIsolates)
#include "test_isolates.moc"
