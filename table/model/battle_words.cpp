#include "table/model/battle_words.h"

#include <QRegularExpression>

#include <array>

namespace zama::table {
namespace {

// What tells equal texts apart: kind_of() of scripts/l10n/scenario_texts.py.
constexpr std::array<const char *, 14> kKinds{"title",
                                              "date",
                                              "place",
                                              "background",
                                              "sources",
                                              "notes",
                                              "briefing",
                                              "name of a side, as a label",
                                              "side in a sentence (“the Romans”)",
                                              "name of a command",
                                              "name of a general",
                                              "name of a unit",
                                              "name of a unit type",
                                              "plural of a unit type"};

QString answer(const Translation &words, const QString &english)
{
    for (const char *kind : kKinds) {
        if (QString text = words.translate("Scenario", english.toUtf8(), kind); !text.isNull()) {
            return text;
        }
    }
    return {};
}

// Names that differ in their number only are translated once: "Hastati %1".
QString answerWithNumber(const Translation &words, const QString &english)
{
    static const QRegularExpression kNumber(QStringLiteral("(?<= )([IVX]+(?:-\\d+)?|\\d+)$"));
    const QRegularExpressionMatch number = kNumber.match(english);
    if (!number.hasMatch()) {
        return {};
    }
    QString text = answer(words, english.left(number.capturedStart()) + QStringLiteral("%1"));
    return text.replace(QStringLiteral("%1"), number.captured(1));
}

// Names that both sides use are told apart by the side: "Horse (Romans)".
QString answerOfTwo(const Translation &words, const QString &english)
{
    const qsizetype bracket = english.lastIndexOf(QLatin1String(" ("));
    if (bracket < 0 || !english.endsWith(QLatin1Char(')'))) {
        return {};
    }
    const QString name = answer(words, english.left(bracket));
    const QString side = answer(words, english.sliced(bracket + 2).chopped(1));
    return name.isNull() || side.isNull() ? QString() : QStringLiteral("%1 (%2)").arg(name, side);
}

QString anyAnswer(const Translation &words, const QString &english)
{
    for (const auto &way : {answer, answerWithNumber, answerOfTwo}) {
        if (QString text = way(words, english); !text.isNull()) {
            return text;
        }
    }
    return {};
}

} // namespace

BattleWords &BattleWords::ofProgram()
{
    static BattleWords the;
    setInterpreter(&the);
    return the;
}

void BattleWords::add(const std::string &language, const std::shared_ptr<const Translation> &words)
{
    const std::scoped_lock lock(m_mutex);
    m_words[language] = words;
    m_known.clear();
}

const std::string *BattleWords::inLanguage(const std::string &language, const std::string &english) const
{
    const std::scoped_lock lock(m_mutex);
    const Question question(language, english);
    const auto known = m_known.find(question);
    return known != m_known.end() ? known->second
                                  : m_known.try_emplace(question, ask(question)).first->second;
}

const std::string *BattleWords::ask(const Question &question) const
{
    const auto words = m_words.find(question.first);
    if (words == m_words.end() || words->second == nullptr) {
        return nullptr;
    }
    const QString text = anyAnswer(*words->second, QString::fromStdString(question.second));
    return text.isNull() ? nullptr : &*m_texts.insert(text.toStdString()).first;
}

} // namespace zama::table
