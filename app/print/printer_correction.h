#pragma once
// Printers that stretch or shrink what they print: measured once with a check page, made good from then on.

#include "app/print/paper.h"

#include <QString>
#include <QTransform>

namespace zama::print {

/// How long the bars of the check page are, in millimetres, and what may come out of an honest printer. More
/// than that is no fault of a printer but a driver that was told to scale pages.
inline constexpr double kCheckBar = 100.0;
inline constexpr double kLeastMeasured = 95.0;
inline constexpr double kMostMeasured = 105.0;

/// How long the two bars came out: millimetres, kCheckBar where the printer is exact.
struct PrinterCorrection {
    double across = kCheckBar; ///< over the short side of the sheet
    double along = kCheckBar;  ///< over its long side, which goes through the printer

    bool operator==(const PrinterCorrection &) const = default;
    [[nodiscard]] bool isNone() const { return *this == PrinterCorrection{}; }
    /// Drawn through it, a millimetre of the page comes out of that printer as a millimetre. Millimetres to
    /// millimetres; the middle of the sheet stays where it is, so that what is lost at the edges is least.
    [[nodiscard]] QTransform on(const Paper &paper) const;
};

/// What was measured of that printer, from the settings; none where nothing plausible was. The empty name is
/// that of the unknown printer which PDF files end up on.
[[nodiscard]] PrinterCorrection correctionOf(const QString &printer);
void rememberCorrection(const QString &printer, const PrinterCorrection &correction);

} // namespace zama::print
