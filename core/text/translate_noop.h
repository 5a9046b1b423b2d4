#pragma once
// The marks by which lupdate finds English source texts in files that know nothing of Qt. They are the names
// Qt itself uses and mean nothing to the compiler. A text marked with the N form says how many of something
// there are (%n) and has plural forms in every language.

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif
