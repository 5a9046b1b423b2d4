#pragma once
// The page that shows how true a printer is.

#include "app/print/print_document.h"
#include "app/print/printer_correction.h"

namespace zama::print {

/// One upright page with a bar across and a bar along, each of kCheckBar; where there is a correction, with a
/// corrected pair as well, to see that it is right.
[[nodiscard]] PrintDocument checkPage(const QPageSize &size, const QLocale &reader, const QString &printer,
                                      const PrinterCorrection &correction);

} // namespace zama::print
