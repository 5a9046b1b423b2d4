#pragma once
// A document as a PDF: vectors, fonts embedded, bookmarks, language and title.

#include "app/print/print_document.h"

namespace zama::print {

/// The bytes; empty where a page could not be drawn.
[[nodiscard]] QByteArray pdfOf(const PrintDocument &document);

/// Writes it to `path`, all or nothing ("-": to standard output). Returns what went wrong in the reader's
/// language; empty: nothing.
[[nodiscard]] QString writePdf(const PrintDocument &document, const QString &path);

} // namespace zama::print
