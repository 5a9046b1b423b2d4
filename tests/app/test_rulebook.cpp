// The rulebook in the program: whatever a refusal or an event quotes opens somewhere.

#include "app/play/rulebook_dock.h"
#include "app/play/rulebook_view.h"
#include "table/art/resources.h"
#include "tests/support/scenario_files.h"
#include "tests/support/source_tree.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>

#include <filesystem>

using namespace zama;
using namespace zama::play;

namespace {

QString textOf(const std::string &path)
{
    return QString::fromStdString(test::bytesOf(path));
}

// First column of the list of clauses, rulings and options.
QStringList listedClauses()
{
    QStringList clauses;
    for (const QString &line :
         textOf(test::inSourceTree("docs/developers/clauses.tsv")).split(QLatin1Char('\n')).mid(1)) {
        if (!line.isEmpty()) {
            clauses.append(line.section(QLatin1Char('\t'), 0, 0));
        }
    }
    return clauses;
}

// Texts of the rules that are nothing but the name of a clause: what refusals and events quote.
QStringList quotedClauses()
{
    static const QRegularExpression quoted(QStringLiteral("\"([A-Z]\\d{1,2})\""));
    QStringList clauses;
    for (const char *folder : {"core/rules", "core/game"}) {
        for (const auto &entry : std::filesystem::directory_iterator(test::inSourceTree(folder))) {
            auto found = quoted.globalMatch(textOf(entry.path().string()));
            while (found.hasNext()) {
                clauses.append(found.next().captured(1));
            }
        }
    }
    clauses.removeDuplicates();
    return clauses;
}

// How far below the top of what is seen a paragraph begins, in pixels.
double below(const RulebookPage &page, const QString &clause)
{
    const QTextBlock block = page.blockOf(clause);
    return page.document()->documentLayout()->blockBoundingRect(block).top() -
           page.verticalScrollBar()->value();
}

QStringList shownItems(const QTreeWidget &tree)
{
    QStringList shown;
    for (int i = 0; i < tree.topLevelItemCount(); ++i) {
        const QTreeWidgetItem *chapter = tree.topLevelItem(i);
        for (int j = 0; j < chapter->childCount() && !chapter->isHidden(); ++j) {
            if (!chapter->child(j)->isHidden()) {
                shown.append(chapter->child(j)->text(0));
            }
        }
    }
    return shown;
}

} // namespace

// Puts brackets around everything that can be translated.
class Brackets final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *, const char *text, const char *, int) const override
    {
        return QLatin1Char('[') + QString::fromUtf8(text) + QLatin1Char(']');
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

class TestRulebook : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { table::initResources(); }

    void theBookInTheProgramIsTheOneInTheDocuments()
    {
        QFile file(QStringLiteral(":/zama/rulebook.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(),
                 QByteArray::fromStdString(test::bytesOf(test::inSourceTree("docs/rulebook.md"))));
    }

    void everyListedClauseOpens()
    {
        RulebookView view;
        view.resize(420, 700);
        view.show();
        const QStringList clauses = listedClauses();
        QVERIFY(clauses.size() > 150);
        for (const QString &clause : clauses) {
            QVERIFY2(view.has(clause), qPrintable(clause));
            view.openAt(clause);
            QCOMPARE(view.current(), clause);
            QVERIFY2(view.page().blockOf(clause).text().contains(clause), qPrintable(clause));
            QVERIFY2(view.page().extraSelections().size() == 1, qPrintable(clause));
        }
    }

    void everyClauseTheRulesQuoteOpens()
    {
        const QStringList clauses = quotedClauses();
        QVERIFY(clauses.size() > 60);
        for (const QString &clause : clauses) {
            QVERIFY2(Rulebook::builtIn().has(clause), qPrintable(clause));
        }
    }

    void openingScrollsThere()
    {
        RulebookView view;
        view.resize(400, 700);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (const char *clause : {"E12", "Q27", "A1", "S8"}) {
            view.openAt(QLatin1String(clause));
            const double y = below(view.page(), QLatin1String(clause));
            QVERIFY2(y >= 0 && y < 60, clause);
        }
    }

    void openingBeforeItHasItsSizeScrollsThereToo()
    {
        RulebookDock dock;
        dock.resize(380, 800);
        dock.openAt(QStringLiteral("Q27"));
        QVERIFY(QTest::qWaitForWindowExposed(&dock));
        const RulebookPage &page = dock.view().page();
        QTRY_VERIFY(below(page, QStringLiteral("Q27")) >= 0 && below(page, QStringLiteral("Q27")) < 60);
        dock.resize(600, 700);
        QTRY_VERIFY(page.width() > 500);
        QTRY_VERIFY(below(page, QStringLiteral("Q27")) >= 0 && below(page, QStringLiteral("Q27")) < 60);
    }

    void picturesFitTheWidth()
    {
        RulebookView view;
        view.resize(300, 700);
        view.show();
        view.openAt(QStringLiteral("M1"));
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(view.page().document()->size().width() <= view.page().viewport()->width());
        QCOMPARE(view.page().horizontalScrollBar()->maximum(), 0);
    }

    void everyLinkLeadsSomewhere()
    {
        static const QRegularExpression link(QStringLiteral("href=\"#(\\w+)\""));
        const Rulebook &book = Rulebook::builtIn();
        int links = 0;
        for (const RuleChapter &chapter : book.chapters()) {
            for (const RuleParagraph &paragraph : chapter.paragraphs) {
                auto found = link.globalMatch(paragraph.html);
                while (found.hasNext()) {
                    const QString clause = found.next().captured(1);
                    QVERIFY2(book.has(clause), qPrintable(clause));
                    QVERIFY(clause != paragraph.clause);
                    ++links;
                }
                QVERIFY2(!paragraph.html.contains(QLatin1String("**")), qPrintable(paragraph.html));
                QVERIFY2(!paragraph.text.contains(QLatin1Char('<')), qPrintable(paragraph.text));
            }
        }
        QVERIFY(links > 40);
    }

    void marksBecomeMarkup()
    {
        const Rulebook book(
            QStringLiteral("# Book\n\nHello *you*.\n\n## One\n\n<a id=\"M1\"></a>**M1 Foot & co.** goes; "
                           "see Q02\nand `wheel_cap: none`, not X-Q02.\n\n<a id=\"Q02\"></a>**Q02** Turn. "
                           "Again.\n\n| a | b | c | d |\n|---|---|---|---|\n| "
                           "<a id=\"wheel_cap\"></a>`wheel_cap` | **45**, none | [Q02](#Q02) | How far |\n"));
        QCOMPARE(book.title(), QStringLiteral("Book"));
        QCOMPARE(book.chapters().size(), std::size_t{2});
        const RuleParagraph *foot = book.find(QStringLiteral("M1"));
        QVERIFY(foot != nullptr);
        QCOMPARE(foot->title, QStringLiteral("Foot & co"));
        QCOMPARE(foot->html,
                 QStringLiteral("<b>M1 Foot &amp; co.</b> goes; see <a href=\"#Q02\">Q02</a> and "
                                "<a href=\"#wheel_cap\"><code>wheel_cap: none</code></a>, not X-Q02."));
        QCOMPARE(book.find(QStringLiteral("Q02"))->title, QStringLiteral("Turn"));
        const RuleParagraph *option = book.find(QStringLiteral("wheel_cap"));
        QVERIFY(option != nullptr);
        QCOMPARE(option->title, QStringLiteral("How far"));
        QVERIFY(option->html.contains(QLatin1String("<b>45</b>")));
        QVERIFY(option->html.contains(QLatin1String("<a href=\"#Q02\">Q02</a>")));
        QVERIFY(book.find(QStringLiteral("X")) == nullptr);
    }

    void clausesAreFoundAsPeopleTypeThem_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("clause");
        QTest::newRow("as written") << "Q27"
                                    << "Q27";
        QTest::newRow("small") << " m3"
                               << "M3";
        QTest::newRow("without nought") << "q1"
                                        << "Q01";
        QTest::newRow("an option") << "Wheel_cap"
                                   << "wheel_cap";
        QTest::newRow("a word") << "elephant"
                                << "";
        QTest::newRow("no such") << "Q99"
                                 << "";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void clausesAreFoundAsPeopleTypeThem()
    {
        QFETCH(QString, typed);
        QFETCH(QString, clause);
        QCOMPARE(Rulebook::builtIn().clauseTyped(typed), clause);
    }

    void searchingShowsWhatHasTheWords()
    {
        RulebookView view;
        auto *search = view.findChild<QLineEdit *>();
        auto *tree = view.findChild<QTreeWidget *>();
        search->setText(QStringLiteral("deployment"));
        QVERIFY(shownItems(*tree).size() >= 2); // the ruling and its option
        search->setText(QStringLiteral("table CORNER"));
        const QStringList found = shownItems(*tree);
        QCOMPARE(found.size(), 1);
        QVERIFY(found.first().startsWith(QLatin1String("Q35")));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(view.current(), QStringLiteral("Q35"));
        search->setText(QStringLiteral("q29"));
        QCOMPARE(shownItems(*tree).size(), 1);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(view.current(), QStringLiteral("Q29"));
        search->setText(QStringLiteral("xylophone"));
        QVERIFY(shownItems(*tree).isEmpty());
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(view.current(), QStringLiteral("Q29"));
        search->clear();
        QVERIFY(shownItems(*tree).size() > 150);
    }

    void backAndForwardLeadWhereOneWas()
    {
        RulebookView view;
        QSignalSpy opened(&view, &RulebookView::opened);
        view.openAt(QStringLiteral("M3"));
        view.openAt(QStringLiteral("Q27"));
        view.openAt(QStringLiteral("no such clause"));
        view.openAt(QStringLiteral("E8"));
        view.back();
        view.back();
        view.back();
        QCOMPARE(view.current(), QStringLiteral("M3"));
        view.forward();
        QCOMPARE(view.current(), QStringLiteral("Q27"));
        view.openAt(QStringLiteral("S1"));
        view.forward();
        QCOMPARE(view.current(), QStringLiteral("S1"));
        view.back();
        QCOMPARE(view.current(), QStringLiteral("Q27"));
        QCOMPARE(opened.count(), 8);
    }

    void linksOfTheTextAreFollowed()
    {
        RulebookView view;
        auto *page = view.findChild<RulebookPage *>();
        emit page->anchorClicked(QUrl(QStringLiteral("#Q65")));
        QCOMPARE(view.current(), QStringLiteral("Q65"));
    }

    void everythingHasANameForScreenReaders()
    {
        RulebookView view;
        view.openAt(QStringLiteral("Q32"));
        for (const QWidget *widget : std::initializer_list<const QWidget *>{
                 view.findChild<QLineEdit *>(), view.findChild<QTreeWidget *>(),
                 view.findChild<RulebookPage *>()}) {
            QVERIFY(!widget->accessibleName().isEmpty());
        }
        for (const QToolButton *button : view.findChildren<QToolButton *>()) {
            if (button->isVisibleTo(&view) && button->parent() == &view) {
                QVERIFY(!button->accessibleName().isEmpty());
            }
        }
    }

    void anotherLanguageIsTakenOnAtOnce()
    {
        RulebookDock dock;
        dock.openAt(QStringLiteral("Q27"));
        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        QTRY_VERIFY(dock.windowTitle().startsWith(QLatin1Char('[')));
        const auto *search = dock.findChild<QLineEdit *>();
        QTRY_VERIFY(search->placeholderText().startsWith(QLatin1Char('[')));
        QVERIFY(dock.view().page().toPlainText().contains(QLatin1String("[In the pictures")));
        QVERIFY(dock.view().page().diagrams().front().caption.startsWith(QLatin1Char('[')));
        QCOMPARE(dock.view().current(), QStringLiteral("Q27"));
        QCoreApplication::removeTranslator(&brackets);
    }

    void otherColoursAreTakenOnAtOnce()
    {
        RulebookView view;
        view.openAt(QStringLiteral("Q27"));
        QPalette dark = view.palette();
        dark.setColor(QPalette::Link, QColor(0x8f, 0xb2, 0xe0));
        view.setPalette(dark);
        QVERIFY(view.page().toHtml().contains(QLatin1String("#8fb2e0")));
        QCOMPARE(view.page().extraSelections().size(), 1);
    }

    void theDockWritesTheBookWhenItIsNeeded()
    {
        RulebookDock dock;
        QVERIFY(dock.widget() == nullptr);
        QVERIFY(dock.has(QStringLiteral("M1")));
        dock.openAt(QStringLiteral("M1"));
        QVERIFY(dock.isVisible());
        QCOMPARE(dock.view().current(), QStringLiteral("M1"));
    }
};

QTEST_MAIN(TestRulebook)
#include "test_rulebook.moc"
