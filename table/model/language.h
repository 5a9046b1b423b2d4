#pragma once
// The languages the program can speak, and the one it speaks now.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QLocale>
#include <QString>
#include <QStringList>

#include "table/model/translation.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace zama::table {

/// "Deutsch", "Português (Portugal)", "العربية"; of a language nobody has told us of, its tag.
[[nodiscard]] QString languageName(const std::string &tag);
/// How its texts run.
[[nodiscard]] Qt::LayoutDirection directionOf(const std::string &tag);

/// A language somebody can read. The default is English.
struct Language {
    QString tag = QStringLiteral("en"); ///< "fr", "pt-PT"; also what authors' texts are looked up by
    QLocale locale{QLocale::English, QLocale::UnitedKingdom}; ///< how numbers and days are written
    std::shared_ptr<const Translation> words;                 ///< none: English

    [[nodiscard]] bool isEnglish() const { return words == nullptr; }
    [[nodiscard]] QString name() const { return languageName(tag.toStdString()); }
    [[nodiscard]] Qt::LayoutDirection direction() const { return directionOf(tag.toStdString()); }
};

/// With which digits Arabic is written: a class in Cairo reads ٣, one in Tunis 3.
enum class ArabicDigits {
    OfCountry, ///< of the system's, where Arabic is spoken there, else those of Egypt
    Western,   ///< 0123456789
    Eastern,   ///< ٠١٢٣٤٥٦٧٨٩
};
[[nodiscard]] ArabicDigits arabicDigits();
/// For what is said from now on; who has been told a locale already keeps it until the next speak().
void setArabicDigits(ArabicDigits digits);

/// How numbers and days are written in a language: as in `country`, where it is spoken there ("de" in
/// Switzerland, "ar" in Tunisia), else as Qt thinks usual. Arabic as arabicDigits() says. Latin, of which
/// Qt knows nothing, as Italian.
[[nodiscard]] QLocale localeOf(const QString &tag, const QLocale &country = QLocale::system());

/// The text with the digits of the reader, who may read ٣: texts are typed with 3. What stands together with
/// Latin letters or signs is a name and stays: rules (M1), places (%1), tags, paper (A4).
[[nodiscard]] QString withDigitsOf(const QLocale &reader, QString text);

/// The languages that were found: English, and one for each file zama_LANG.ts of some folders.
class Languages
{
public:
    /// A place in a file.
    struct Mistake {
        QString path;
        qint64 line = 1; ///< from 1
    };

    /// A file of a later folder takes the place of one of the same name.
    explicit Languages(const QStringList &folders);
    /// Those that are built in, those beside the program, those of the user. Needs initResources().
    [[nodiscard]] static Languages standard();
    /// Where a person can add one: beside the program, and among the user's own data.
    [[nodiscard]] static QStringList addedFolders();

    /// Tags, in the alphabetical order of the names.
    [[nodiscard]] const QStringList &tags() const { return m_tags; }
    [[nodiscard]] bool has(const QString &tag) const { return m_tags.contains(tag); }
    /// The one somebody means: "fr" also for "fr-CA" and "FR_ca"; empty where there is none.
    [[nodiscard]] QString tagFor(const QString &wish) const;
    /// The first that there is of a list of wishes, such as QLocale::uiLanguages(); else English.
    [[nodiscard]] QString firstOf(const QStringList &wishes) const;
    /// Reads its words when it is first asked for. An unknown tag, or a file that is none, gives English.
    [[nodiscard]] const Language &language(const QString &tag) const;
    /// Where reading the file of a language ended that language() was asked for and answered with English;
    /// nothing, where it could be read.
    [[nodiscard]] std::optional<Mistake> mistakeOf(const QString &tag) const;

private:
    QStringList m_tags;
    std::map<QString, QString> m_files;
    mutable std::map<QString, Language> m_read;
    mutable std::map<QString, qint64> m_mistakes; ///< lines
};

/// For whom the program speaks.
struct Readers {
    Language first;                 ///< of every word
    std::optional<Language> second; ///< of a second line below what matters most to who plays
};

/// Those of the last speak(); before, readers of English.
[[nodiscard]] Readers readers();
/// What the program speaks; in the scope of a Speaking, what that says.
[[nodiscard]] Language spokenLanguage();
/// From now on everything is said to them: tells every window, and turns them where the first language runs
/// the other way.
void speak(const Readers &readers);

/// Speaks another language for a while, to whoever asks in between and in this thread only; windows are not
/// told. For pages in another language, and second lines.
class Speaking
{
public:
    explicit Speaking(Language language);
    ~Speaking();
    Speaking(const Speaking &) = delete;
    Speaking &operator=(const Speaking &) = delete;
    Speaking(Speaking &&) = delete;
    Speaking &operator=(Speaking &&) = delete;

private:
    Language m_language;
    const Language *m_before;
    QLocale m_localeBefore;
};

} // namespace zama::table
