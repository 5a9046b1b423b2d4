#pragma once
// Words on their way into Qt's rich text: labels with mark-up, text documents.

#include <QString>

namespace zama::table {

/// `html` with the narrow space that holds words together (U+202F, before the colons and behind the quotes of
/// French) made a wide one (U+00A0): Qt's reader of HTML makes it an ordinary space, at which a line may end.
[[nodiscard]] QString forRichText(QString html);

} // namespace zama::table
