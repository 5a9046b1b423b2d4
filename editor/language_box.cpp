#include "editor/language_box.h"

#include "editor/languages.h"
#include "editor/scenario_texts.h"
#include "table/model/message_formatter.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace zama::editor {
namespace {

constexpr std::size_t kProgramLanguages = 8; // of those that are offered, the program's own come first

void addNew(std::vector<std::string> &tags, const std::string &tag)
{
    if (std::ranges::find(tags, tag) == tags.end()) {
        tags.push_back(tag);
    }
}

} // namespace

std::string languageToBeginWith(const Scenario &scenario, const QLocale &locale)
{
    const std::string tag = table::MessageFormatter(locale).language().tag.toStdString();
    const std::vector<std::string> written = languagesOf(scenario);
    return std::ranges::find(written, tag) == written.end() ? scenario.language : tag;
}

LanguageBox::LanguageBox(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(10);
    connect(this, &QComboBox::currentIndexChanged, this,
            [this](int index) { emit chosen(itemData(index).toString().toStdString()); });
}

void LanguageBox::offer(const Scenario &scenario, const std::string &chosen)
{
    std::vector<std::string> tags = languagesOf(scenario);
    const std::vector<std::string> &offered = offeredLanguages();
    for (std::size_t i = 0; i < std::min(kProgramLanguages, offered.size()); ++i) {
        addNew(tags, offered[i]);
    }
    addNew(tags, chosen);
    const QSignalBlocker silence(this);
    if (std::exchange(m_tags, tags) != tags) {
        clear();
        for (const std::string &tag : tags) {
            addItem(languageName(tag), QString::fromStdString(tag));
        }
    }
    setCurrentIndex(findData(QString::fromStdString(chosen)));
}

} // namespace zama::editor
