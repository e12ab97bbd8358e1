// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/slides_pdf.h"

#include "app/session/native_path.h"
#include "gpu/formats/io/atomic_file.h"
#include "widgets/slides/slide_painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <optional>

namespace qs {

namespace {

/// Context of the translations of this file.
struct SlideExport
{
    Q_DECLARE_TR_FUNCTIONS(SlideExport)
};

constexpr QSizeF kPage(960, 540); ///< points: 13.33 × 7.5 inches
constexpr int kDpi = 600;

/// A document that is drawn page by page, all of it on one thread.
class Document
{
public:
    Document(const Theme& theme, Qt::LayoutDirection direction)
        : m_theme(theme), m_direction(direction), m_buffer(&m_bytes)
    {
        m_buffer.open(QIODevice::WriteOnly);
        m_pdf.emplace(&m_buffer);
        m_pdf->setPageSize(QPageSize(kPage, QPageSize::Point, QString(), QPageSize::ExactMatch));
        m_pdf->setPageMargins(QMarginsF());
        m_pdf->setResolution(kDpi);
        m_pdf->setCreator(QStringLiteral("Quantoscope"));
    }
    bool add(const Slide& slide, const SlidePlace& place)
    {
        if (place.page == 1) m_pdf->setTitle(slide.title); // before anything is drawn
        if (place.page == 1 ? !m_painter.begin(&*m_pdf) : !m_pdf->newPage()) return false;
        SlidePainter(slide, place, QSizeF(m_pdf->width(), m_pdf->height()), m_theme, m_direction).paint(m_painter);
        return true;
    }
    /// The whole file; empty where a page could not be drawn.
    QByteArray finished()
    {
        if (!m_painter.isActive() || !m_painter.end()) return {};
        m_pdf.reset();
        return m_bytes;
    }

private:
    Theme m_theme;
    Qt::LayoutDirection m_direction;
    QByteArray m_bytes;
    QBuffer m_buffer;
    std::optional<QPdfWriter> m_pdf;
    QPainter m_painter; ///< goes before what it draws on
};

Error notDrawn()
{
    return {ErrorCode::Memory, SlideExport::tr("Cannot draw the slides.").toStdString(),
            SlideExport::tr("Close other programs and export again.").toStdString()};
}

} // namespace

Result<QByteArray> slidesPdf(const SlidePages& pages, const Theme& theme, ExportPass& pass)
{
    Document document(theme, pages.direction);
    for (int i = 0; i < pages.count; ++i) {
        if (!pass.goesOn()) return cancelledExport();
        if (!document.add(pages.make(i), {i + 1, pages.count})) return notDrawn();
        pass.progress(i + 1, pages.count);
    }
    if (!pass.goesOn()) return cancelledExport(); // the last chance
    const QByteArray bytes = document.finished();
    if (bytes.isEmpty()) return notDrawn();
    return bytes;
}

Result<void> exportSlidesPdf(const SlidePages& pages, const QString& path, const Theme& theme, ExportPass& pass)
{
    if (pages.count == 0)
        return Error{ErrorCode::Usage, SlideExport::tr("There are no pages to export.").toStdString(),
                     SlideExport::tr("Measure something, or show a hidden page.").toStdString()};
    const auto bytes = slidesPdf(pages, theme, pass);
    if (!bytes) return bytes.error();
    return writeFileAtomically(nativePath(path),
                               std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
}

QByteArray slidesPdf(const QVector<Slide>& slides, const Theme& theme)
{
    ExportPass here;
    const auto bytes = slidesPdf(SlidePages::of(slides), theme, here);
    return bytes ? *bytes : QByteArray();
}

Result<void> exportSlidesPdf(const QVector<Slide>& slides, const QString& path, const Theme& theme)
{
    ExportPass here;
    return exportSlidesPdf(SlidePages::of(slides), path, theme, here);
}

} // namespace qs
