#include "table/model/rich_text.h"

namespace zama::table {

QString forRichText(QString html)
{
    return html.replace(QChar(0x202f), QChar(QChar::Nbsp));
}

} // namespace zama::table
