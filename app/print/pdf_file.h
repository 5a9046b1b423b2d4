#pragma once
// A document as a PDF: vectors, fonts embedded, bookmarks, language and title.

#include "app/print/print_document.h"

#include <QPdfWriter>

#include <memory>

namespace zama::print {

/// The bytes, the same for the same document; empty where a page could not be drawn.
[[nodiscard]] QByteArray pdfOf(const PrintDocument &document);

/// Writes it to `path`, all or nothing ("-": to standard output). Returns what went wrong in the reader's
/// language; empty: nothing.
[[nodiscard]] QString writePdf(const PrintDocument &document, const QString &path);

/// A PDF being made, a page or a drawing at a time, so that whoever waits can stop it.
class PdfRun
{
public:
    explicit PdfRun(const PrintDocument &document);
    ~PdfRun();
    Q_DISABLE_COPY_MOVE(PdfRun)

    /// Draws on. False: nothing is left to draw, or it cannot be drawn.
    [[nodiscard]] bool step();
    /// So many pages are drawn, of so many.
    [[nodiscard]] int done() const;
    [[nodiscard]] int count() const;
    /// What pdfOf() gives, when nothing is left to draw. Takes its time; may be called in another thread.
    [[nodiscard]] QByteArray bytes();

private:
    class Sheets;
    std::unique_ptr<Sheets> m_sheets;
};

/// What a PDF tells of itself.
struct PdfFacts {
    struct Bookmark {
        QString title;
        int page = 0;          ///< from 0
        bool isWithin = false; ///< below the last one that is not
    };
    QString title;
    QString language; ///< its tag
    std::vector<Bookmark> bookmarks;
};

/// A PDF as Qt wrote it with the facts it cannot write, no date and no chance: the same pages are the same
/// bytes. Empty where `pdf` is none.
[[nodiscard]] QByteArray finishedPdf(const QByteArray &pdf, const PdfFacts &facts);

/// Bytes to `path` ("-": to standard output) as the whole file or not at all. Returns what went wrong, empty:
/// nothing.
[[nodiscard]] QString writeWhole(const QByteArray &bytes, const QString &path);

/// The dots in which we write: fine enough for lengths to be true.
inline constexpr int kPdfDotsPerInch = 1200;

} // namespace zama::print
