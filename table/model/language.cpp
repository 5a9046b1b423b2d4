#include "table/model/language.h"

#include "table/model/battle_words.h"

#include <QApplication>
#include <QDir>
#include <QPointer>
#include <QReadWriteLock>
#include <QStandardPaths>
#include <QWidget>

#include <algorithm>
#include <array>
#include <atomic>
#include <utility>

namespace zama::table {
namespace {

constexpr QLatin1String kPrefix("zama_");
constexpr QLatin1String kSuffix(".ts");
const QString kEnglish = QStringLiteral("en");

// What Qt's list of locales does not know, or calls after one country.
constexpr std::array<std::pair<const char *, const char *>, 5> kOwnNames{
    {{"en", "English"}, {"es", "Español"}, {"zh", "中文"}, {"la", "Latina"}, {"grc", "Ἑλληνική"}}};

QString capitalised(QString name)
{
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

QString ownName(const std::string &language)
{
    const auto found = std::find_if(kOwnNames.begin(), kOwnNames.end(),
                                    [&language](const auto &own) { return own.first == language; });
    return found == kOwnNames.end() ? QString() : QString::fromUtf8(found->second);
}

// An unknown tag gives a locale of another language, most often C.
QString nameOfBase(const std::string &language)
{
    const QString own = ownName(language);
    const QLocale locale(QString::fromStdString(language));
    return !own.isEmpty() || locale.language() == QLocale::C ? own : capitalised(locale.nativeLanguageName());
}

QString tagOfFile(const QString &name)
{
    return name.mid(kPrefix.size(), name.size() - kPrefix.size() - kSuffix.size())
        .replace(QLatin1Char('_'), QLatin1Char('-'));
}

bool isTypedDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

// Letters and signs of ASCII that stand together, without brackets and commas.
qsizetype endOfWord(const QString &text, qsizetype begin)
{
    const auto isWithin = [](QChar c) {
        return c > QLatin1Char(' ') && c < QChar(0x7f) && !QStringLiteral("(),").contains(c);
    };
    const auto *end = std::find_if_not(text.begin() + begin, text.end(), isWithin);
    return end - text.begin();
}

bool isName(QStringView word)
{
    return std::any_of(word.begin(), word.end(),
                       [](QChar c) { return c.isLetter() || QStringLiteral("%#&<>_@").contains(c); });
}

// Answers for whatever language is spoken; installed once, so that a change is told to windows once.
class Speech final : public QTranslator
{
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int n) const override
    {
        const Language now = language();
        if (qstrcmp(context, "QGuiApplication") == 0 && qstrcmp(source, "QT_LAYOUT_DIRECTION") == 0) {
            return now.direction() == Qt::RightToLeft ? QStringLiteral("RTL") : QStringLiteral("LTR");
        }
        QString form = now.isEnglish() ? QString() : now.words->translate(context, source, comment, n);
        form.replace(QLatin1String("%n"), QLatin1String("%Ln")); // Qt writes it as the reader does
        return withDigitsOf(now.locale, form);
    }

    [[nodiscard]] Language language() const
    {
        if (t_meanwhile != nullptr) {
            return *t_meanwhile;
        }
        return readers().first;
    }
    [[nodiscard]] Readers readers() const
    {
        const QReadLocker lock(&m_lock);
        return m_readers;
    }
    void setReaders(const Readers &readers)
    {
        const QWriteLocker lock(&m_lock);
        m_readers = readers;
    }

    static thread_local const Language *t_meanwhile; ///< of a Speaking that lives in this thread

private:
    mutable QReadWriteLock m_lock; // pictures are drawn in other threads, with names on them
    Readers m_readers;
};

thread_local const Language *Speech::t_meanwhile = nullptr;

QPointer<Speech> &speech()
{
    static QPointer<Speech> the; // it goes with the application
    return the;
}

void beginSpeech()
{
    if (speech() == nullptr) {
        speech() = new Speech(QCoreApplication::instance());
        QCoreApplication::installTranslator(speech());
    }
}

// Pages are written in threads of their own.
std::atomic<ArabicDigits> &chosenDigits()
{
    static std::atomic<ArabicDigits> digits{ArabicDigits::OfCountry};
    return digits;
}

} // namespace

QString languageName(const std::string &tag)
{
    QString written = QString::fromStdString(tag);
    const std::size_t dash = tag.find('-');
    const QString name = nameOfBase(tag.substr(0, dash));
    if (name.isEmpty()) {
        return written;
    }
    return dash == std::string::npos
               ? name
               : QStringLiteral("%1 (%2)").arg(name, QLocale(written).nativeTerritoryName());
}

Qt::LayoutDirection directionOf(const std::string &tag)
{
    return QLocale(QString::fromStdString(tag)).textDirection();
}

ArabicDigits arabicDigits()
{
    return chosenDigits();
}

void setArabicDigits(ArabicDigits digits)
{
    chosenDigits() = digits;
}

QLocale localeOf(const QString &tag, const QLocale &country)
{
    if (tag == QLatin1String("la")) {
        return {QLocale::Italian, QLocale::Italy};
    }
    const QLocale usual(tag == kEnglish ? QStringLiteral("en-GB") : tag);
    if (usual.language() == QLocale::Arabic && arabicDigits() != ArabicDigits::OfCountry) {
        return {QLocale::Arabic,
                arabicDigits() == ArabicDigits::Western ? QLocale::UnitedArabEmirates : QLocale::Egypt};
    }
    const bool isSpokenThere = country.language() == usual.language() && country.script() == usual.script();
    return isSpokenThere ? country : usual;
}

QString withDigitsOf(const QLocale &reader, QString text)
{
    const char32_t zero = reader.zeroDigit().toUcs4().value(0, U'0');
    if (zero == U'0') {
        return text;
    }
    for (qsizetype begin = 0; begin < text.size(); ++begin) {
        const qsizetype end = endOfWord(text, begin);
        if (!isName(QStringView(text).sliced(begin, end - begin))) {
            std::for_each(text.begin() + begin, text.begin() + end, [zero](QChar &c) {
                c = isTypedDigit(c) ? QChar(static_cast<char16_t>(zero + c.unicode() - u'0')) : c;
            });
        }
        begin = end;
    }
    return text;
}

Languages::Languages(const QStringList &folders)
{
    for (const QString &folder : folders) {
        const QDir found(folder, kPrefix + QLatin1Char('*') + kSuffix, QDir::Name, QDir::Files);
        for (const QString &name : found.entryList()) {
            m_files[tagOfFile(name)] = found.filePath(name);
        }
    }
    m_files[kEnglish].clear();
    for (const auto &file : m_files) {
        m_tags << file.first;
    }
    std::sort(m_tags.begin(), m_tags.end(), [](const QString &a, const QString &b) {
        return languageName(a.toStdString()) < languageName(b.toStdString());
    });
}

Languages Languages::standard()
{
    return Languages(QStringList(QStringLiteral(":/zama/translations")) + addedFolders());
}

QStringList Languages::addedFolders()
{
    const QString name = QStringLiteral("/translations");
    return {QCoreApplication::applicationDirPath() + name,
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + name};
}

QString Languages::tagFor(const QString &wish) const
{
    QString wished = wish;
    wished.replace(QLatin1Char('_'), QLatin1Char('-'));
    const QString base = wished.section(QLatin1Char('-'), 0, 0);
    const auto find = [&](auto &&isIt) {
        const auto found = std::find_if(m_tags.begin(), m_tags.end(), isIt);
        return found == m_tags.end() ? QString() : *found;
    };
    const QString exact =
        find([&](const QString &tag) { return tag.compare(wished, Qt::CaseInsensitive) == 0; });
    return !exact.isEmpty() ? exact : find([&](const QString &tag) {
        return tag.section(QLatin1Char('-'), 0, 0).compare(base, Qt::CaseInsensitive) == 0;
    });
}

QString Languages::firstOf(const QStringList &wishes) const
{
    for (const QString &wish : wishes) {
        if (QString tag = tagFor(wish); !tag.isEmpty()) {
            return tag;
        }
    }
    return kEnglish;
}

const Language &Languages::language(const QString &tag) const
{
    const auto file = m_files.find(tag);
    if (const auto known = m_read.find(tag); known != m_read.end()) {
        if (QLocale now = localeOf(known->second.tag); now != known->second.locale) {
            known->second.locale = std::move(now); // other digits
        }
        return known->second;
    }
    if (file == m_files.end()) {
        return language(kEnglish);
    }
    qint64 mistake = 1;
    const auto words = file->second.isEmpty() ? nullptr : Translation::read(file->second, tag, &mistake);
    const QString spoken = words == nullptr ? kEnglish : tag;
    if (words != nullptr) {
        BattleWords::ofProgram().add(tag.toStdString(), words);
    } else if (!file->second.isEmpty()) {
        m_mistakes[tag] = mistake;
    }
    return m_read.try_emplace(tag, Language{spoken, localeOf(spoken), words}).first->second;
}

std::optional<Languages::Mistake> Languages::mistakeOf(const QString &tag) const
{
    const auto found = m_mistakes.find(tag);
    return found == m_mistakes.end() ? std::nullopt : std::optional(Mistake{m_files.at(tag), found->second});
}

Readers readers()
{
    return speech() == nullptr ? Readers() : speech()->readers();
}

Language spokenLanguage()
{
    return speech() == nullptr ? Language() : speech()->language();
}

void speak(const Readers &readers)
{
    const Language &language = readers.first;
    beginSpeech();
    speech()->setReaders(readers);
    QLocale::setDefault(language.locale);
    if (qobject_cast<QApplication *>(QCoreApplication::instance()) != nullptr) {
        QGuiApplication::setLayoutDirection(language.direction());
        for (QWidget *window : QApplication::topLevelWidgets()) {
            window->setLocale(language.locale);
        }
    }
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
}

Speaking::Speaking(Language language)
    : m_language(std::move(language)),
      m_before(Speech::t_meanwhile)
{
    beginSpeech();
    Speech::t_meanwhile = &m_language;
    QLocale::setDefault(m_language.locale);
}

Speaking::~Speaking()
{
    Speech::t_meanwhile = m_before;
    QLocale::setDefault(m_localeBefore);
}

} // namespace zama::table
