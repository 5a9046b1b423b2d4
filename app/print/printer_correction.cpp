#include "app/print/printer_correction.h"

#include <QRectF>
#include <QSettings>
#include <QUrl>

namespace zama::print {
namespace {

QString keyOf(const QString &printer)
{
    return QStringLiteral("print/printers/") + QString::fromLatin1(QUrl::toPercentEncoding(printer)) +
           QStringLiteral("/");
}

double measured(const QVariant &value)
{
    bool isNumber = false;
    const double millimetres = value.toDouble(&isNumber);
    return isNumber && millimetres >= kLeastMeasured && millimetres <= kMostMeasured ? millimetres
                                                                                     : kCheckBar;
}

} // namespace

QTransform PrinterCorrection::on(const Paper &paper) const
{
    const bool isUpright = paper.orientation == QPageLayout::Portrait;
    const QPointF middle = QRectF(QPointF(), paper.extent()).center();
    QTransform transform = QTransform::fromTranslate(middle.x(), middle.y());
    transform.scale(kCheckBar / (isUpright ? across : along), kCheckBar / (isUpright ? along : across));
    transform.translate(-middle.x(), -middle.y());
    return transform;
}

PrinterCorrection correctionOf(const QString &printer)
{
    const QSettings settings;
    return {measured(settings.value(keyOf(printer) + QStringLiteral("across"))),
            measured(settings.value(keyOf(printer) + QStringLiteral("along")))};
}

void rememberCorrection(const QString &printer, const PrinterCorrection &correction)
{
    QSettings settings;
    settings.setValue(keyOf(printer) + QStringLiteral("across"), correction.across);
    settings.setValue(keyOf(printer) + QStringLiteral("along"), correction.along);
}

} // namespace zama::print
