// The texts of a battle, language by language.

#include "core/io/read_scenario.h"
#include "editor/language_adder.h"
#include "editor/languages.h"
#include "editor/offer_line.h"
#include "editor/scenario_texts.h"
#include "editor/text_box.h"
#include "editor/texts_panel.h"
#include "tests/support/source_tree.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace zama;
using namespace zama::editor;

namespace {

// In English alone.
Scenario zamaScenario()
{
    Scenario scenario = loadScenario(test::inSourceTree("scenarios/zama.zama.json")).value().scenario;
    const std::vector<std::string> languages = languagesOf(scenario);
    for (const std::string &language : languages) {
        if (language != "en") {
            removeLanguage(scenario, language);
        }
    }
    return scenario;
}

QPushButton *buttonNamed(const QWidget &panel, const QString &text)
{
    for (QPushButton *button : panel.findChildren<QPushButton *>()) {
        if (button->text() == text) {
            return button;
        }
    }
    return nullptr;
}

const TextField kTitle{TextKind::Title};
const TextField kBackground{TextKind::Background};

struct Open {
    ScenarioDocument document{zamaScenario()};
    TextsPanel panel{document};
    std::string before = writeScenario(document.scenario());

    Open()
    {
        panel.resize(380, 700);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    void type(TextField field, const QString &text)
    {
        TextBox *box = panel.box(field);
        box->setFocus();
        QTest::keyClicks(box, text);
    }
    [[nodiscard]] const LocalText &text(TextField field) const { return textOf(document.scenario(), field); }
};

} // namespace

class TestTextsPanel : public QObject
{
    Q_OBJECT

private slots:
    void aVisitOfAFieldIsOneStep()
    {
        Open open;
        open.type(kTitle, QStringLiteral("The new "));
        open.type(kBackground, QStringLiteral("Once upon a time. "));
        open.type(kTitle, QStringLiteral("great "));
        QVERIFY(open.text(kTitle).entries.front().text.find("great") != std::string::npos);
        open.document.undo();
        QVERIFY(open.text(kTitle).entries.front().text.find("The new") != std::string::npos);
        QVERIFY(open.text(kTitle).entries.front().text.find("great") == std::string::npos);
        open.document.undo();
        QCOMPARE(open.text(kBackground), zamaScenario().background);
        open.document.undo();
        QVERIFY(!open.document.canUndo());
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void theKeyOfUndoBelongsToTheDocument() // case 21
    {
        Open open;
        open.type(kTitle, QStringLiteral("abc"));
        QTest::keyClick(open.panel.box(kTitle), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
        QCOMPARE(open.panel.box(kTitle)->text().toStdString(), open.text(kTitle).entries.front().text);
        QTest::keyClick(open.panel.box(kTitle), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(open.panel.box(kTitle)->text().contains(QStringLiteral("abc")));
    }

    void whatIsTypedAfterAnUndoIsAStepOfItsOwn()
    {
        Open open;
        open.type(kTitle, QStringLiteral("one"));
        open.document.undo();
        QTest::keyClicks(open.panel.box(kTitle), QStringLiteral("two"));
        QTest::keyClicks(open.panel.box(kTitle), QStringLiteral(" three"));
        open.document.undo();
        QVERIFY(!open.document.canUndo());
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void tabAndEnterMoveOn()
    {
        Open open;
        open.panel.box(kTitle)->setFocus();
        QTest::keyClick(open.panel.box(kTitle), Qt::Key_Return);
        QVERIFY(open.panel.box({TextKind::Date})->hasFocus());
        QTest::keyClick(open.panel.box({TextKind::Date}), Qt::Key_Tab);
        QVERIFY(open.panel.box({TextKind::Place})->hasFocus());
        QVERIFY(!open.document.canUndo());
    }

    void pastedLooksAndControlsAreLeftOut()
    {
        const auto paste = [](TextBox &box) {
            auto *pasted = new QMimeData;
            pasted->setHtml(QStringLiteral("<h1>Big</h1>"));
            pasted->setText(QStringLiteral("a\r\nb\u2028c\u0001d\u00a0e"));
            QGuiApplication::clipboard()->setMimeData(pasted);
            box.paste();
        };
        TextBox several(4);
        paste(several);
        QCOMPARE(several.text(), QStringLiteral("a\nb\ncd\u00a0e"));
        TextBox one(1);
        paste(one);
        QVERIFY(!one.text().contains(QLatin1Char('\n')));
    }

    void blanksThatDoNotBreakSurvive()
    {
        Open open;
        open.document.change(Message("edit.text", {}), [](Scenario &scenario) {
            scenario.background.entries.front().text = "Une bataille\u00a0: la derni\u00e8re\nfin";
        });
        open.type(kBackground, QStringLiteral("!"));
        QCOMPARE(open.text(kBackground).entries.front().text,
                 std::string("!Une bataille\u00a0: la derni\u00e8re\nfin"));
    }

    void anotherLanguageIsAddedByItsOwnName()
    {
        Open open;
        buttonNamed(open.panel, QStringLiteral("Add a language…"))->click();
        auto *adder = open.panel.findChild<LanguageAdder *>();
        QVERIFY(adder->isVisible());
        QVERIFY(adder->field()->findText(QStringLiteral("Deutsch")) >= 0);
        QVERIFY(adder->field()->findText(QStringLiteral("العربية")) >= 0);
        adder->field()->setEditText(QStringLiteral("not a language"));
        QVERIFY(!adder->addButton()->isEnabled());
        adder->field()->setEditText(QStringLiteral("English"));
        QVERIFY(!adder->addButton()->isEnabled()); // it is there
        adder->field()->setEditText(QStringLiteral("pt_br"));
        QVERIFY(adder->addButton()->isEnabled());
        QSignalSpy chosen(adder, &LanguageAdder::chosen);
        QTest::keyClick(adder->field()->lineEdit(), Qt::Key_Return);
        QCOMPARE(open.panel.language(), std::string("pt-BR"));
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!open.document.canUndo()); // nothing is written yet
        QCOMPARE(open.panel.box(kTitle)->text(), QString());
        QTest::keyClicks(open.panel.box(kTitle), QStringLiteral("Batalha"));
        QCOMPARE(open.text(kTitle).entries.back(), (LocalText::Entry{"pt-BR", "Batalha"}));
        QCOMPARE(progressOf(open.document.scenario(), "pt-BR").written, 1);
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
        QCOMPARE(open.panel.language(), std::string("pt-BR")); // still being written
    }

    void arabicRunsFromTheRight()
    {
        Open open;
        open.panel.setLanguage("ar");
        QCOMPARE(open.panel.box(kTitle)->layoutDirection(), Qt::RightToLeft);
        QCOMPARE(open.panel.layoutDirection(), Qt::LeftToRight);
        open.panel.setLanguage("en");
        QCOMPARE(open.panel.box(kTitle)->layoutDirection(), Qt::LeftToRight);
    }

    void whatIsArabicBeginsAtTheRightInEitherWindow()
    {
        for (const Qt::LayoutDirection window : {Qt::LeftToRight, Qt::RightToLeft}) {
            QGuiApplication::setLayoutDirection(window);
            Open open;
            for (const TextField field : {kTitle, kBackground}) {
                TextBox &box = *open.panel.box(field);
                open.panel.setLanguage("ar");
                box.insertPlainText(QStringLiteral("زاما"));
                QVERIFY(box.cursorRect().x() > box.viewport()->width() / 2);
                QVERIFY(box.cursorRect().x() < box.viewport()->width());
                open.panel.setLanguage("en");
                box.moveCursor(QTextCursor::Start);
                QVERIFY(box.cursorRect().x() < box.viewport()->width() / 2);
            }
        }
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void theDefaultIsShownBesideItsTranslation()
    {
        Open open;
        open.panel.setLanguage("de");
        const auto boxes = open.panel.findChildren<TextBox *>();
        const auto shown = std::count_if(boxes.begin(), boxes.end(),
                                         [](const TextBox *b) { return b->isReadOnly() && b->isVisible(); });
        QCOMPARE(static_cast<int>(shown), progressOf(open.document.scenario(), "en").written);
        QVERIFY(open.panel.box(kTitle)->accessibleDescription().contains(
            QString::fromStdString(open.text(kTitle).entries.front().text)));
    }

    void anotherDefaultStandsInFrontEverywhere()
    {
        Open open;
        open.panel.setLanguage("de");
        open.type(kTitle, QStringLiteral("Schlacht"));
        buttonNamed(open.panel, QStringLiteral("Make it the default"))->click();
        QCOMPARE(open.document.scenario().language, std::string("de"));
        QCOMPARE(open.text(kTitle).entries.front().language, std::string("de"));
        QCOMPARE(open.document.scenario(), // as a reader puts it
                 readScenario(writeScenario(open.document.scenario()), Reading::Draft).value().scenario);
        open.document.undo();
        open.document.undo();
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void aLanguageIsRemovedAtOnceAndComesBack()
    {
        Open open;
        QPushButton *remove = buttonNamed(open.panel, QStringLiteral("Remove it"));
        QVERIFY(!remove->isVisible()); // the default stays
        open.panel.setLanguage("de");
        open.type(kTitle, QStringLiteral("Schlacht"));
        const std::string translated = writeScenario(open.document.scenario());
        remove->click();
        QCOMPARE(open.panel.language(), std::string("en"));
        QCOMPARE(languagesOf(open.document.scenario()), std::vector<std::string>{"en"});
        auto *offer = open.panel.findChild<OfferLine *>();
        QVERIFY(offer->isVisible());
        QVERIFY(offer->text().contains(QStringLiteral("Deutsch")));
        offer->button()->click();
        QCOMPARE(writeScenario(open.document.scenario()), translated);
    }

    void anOfferThatIsTooLateIsWithdrawn()
    {
        Open open;
        open.panel.setLanguage("de");
        open.type(kTitle, QStringLiteral("Schlacht"));
        buttonNamed(open.panel, QStringLiteral("Remove it"))->click();
        open.type(kTitle, QStringLiteral("x"));
        QVERIFY(!open.panel.findChild<OfferLine *>()->isVisible());
    }

    void tooLongATextIsTold()
    {
        Open open;
        const auto isTold = [&open] {
            const auto labels = open.panel.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->isVisibleTo(label->window()) &&
                       label->text().startsWith(QStringLiteral("Too long"));
            });
        };
        QVERIFY(!isTold());
        open.document.change(Message("edit.text", {}), [](Scenario &scenario) {
            scenario.notes.entries = {{"en", std::string(kMaxTextBytes + 1, 'x')}};
        });
        QVERIFY(isTold());
        open.document.undo();
        QVERIFY(!isTold());
    }

    void aPlaceOfTheFileIsFound()
    {
        Open open;
        QVERIFY(open.panel.showPlace("/sides/1/briefing/en"));
        QVERIFY((open.panel.box({TextKind::Briefing, 1})->hasFocus()));
        QVERIFY(open.panel.showPlace("/title"));
        QVERIFY(open.panel.box(kTitle)->hasFocus());
        QVERIFY(!open.panel.showPlace("/sides/1/commands/0"));
        QVERIFY(!open.panel.showPlace("/titles"));
    }

    void aSideMoreOrLessIsABriefingMoreOrLess()
    {
        Open open;
        open.document.change(Message("edit.delete", {1}),
                             [](Scenario &scenario) { scenario.sides.pop_back(); });
        QVERIFY((open.panel.box({TextKind::Briefing, 1}) == nullptr));
        open.panel.box({TextKind::Briefing, 0})->setFocus();
        QTest::keyClick(open.panel.box({TextKind::Briefing, 0}), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY((open.panel.box({TextKind::Briefing, 1}) != nullptr));
        QCOMPARE(writeScenario(open.document.scenario()), open.before);
    }

    void languagesAreCalledAsTheirReadersCallThem()
    {
        QCOMPARE(languageName("de"), QStringLiteral("Deutsch"));
        QCOMPARE(languageName("la"), QStringLiteral("Latina"));
        QVERIFY(languageName("pt-BR").contains(QStringLiteral("Brasil")));
        QCOMPARE(languageName("qqq"), QStringLiteral("qqq"));
        for (const std::string &tag : offeredLanguages()) {
            QVERIFY2(languageName(tag) != QString::fromStdString(tag), tag.c_str());
            QCOMPARE(tagTyped(languageName(tag)), tag);
            QCOMPARE(tagTyped(QString::fromStdString(tag)), tag);
        }
    }
};

QTEST_MAIN(TestTextsPanel)
#include "test_texts_panel.moc"
