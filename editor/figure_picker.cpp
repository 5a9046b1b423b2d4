#include "editor/figure_picker.h"

#include "editor/figure_words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr int kPicture = 72;
constexpr int kOwn = -1; ///< the group of the scenario's drawings
constexpr int kAll = -2;
enum Role : int { FigureRole = Qt::UserRole, GroupRole };

QStringList unwornIn(const Scenario &scenario)
{
    QStringList unworn;
    for (const ArtSpec &art : scenario.art) {
        if (std::ranges::find(scenario.types, art.id, &UnitTypeSpec::figure) == scenario.types.end()) {
            unworn.append(QString::fromStdString(art.id));
        }
    }
    return unworn;
}

} // namespace

FigurePicker::FigurePicker(table::FigurePixmaps &pixmaps, const table::FigureLook &look,
                           const Scenario &scenario, QWidget *parent)
    : QDialog(parent),
      m_pixmaps(pixmaps),
      m_look(look),
      m_search(new QLineEdit),
      m_groups(new QComboBox),
      m_list(new QListWidget),
      m_unworn(unwornIn(scenario)),
      m_import(new QPushButton),
      m_remove(new QPushButton),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    m_search->setClearButtonEnabled(true);
    m_list->setViewMode(QListView::IconMode);
    m_list->setIconSize(QSize(kPicture * 3 / 2, kPicture));
    m_list->setGridSize(QSize(kPicture * 2, kPicture + 52));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_groups);
    m_buttons->addButton(m_import, QDialogButtonBox::ActionRole);
    m_buttons->addButton(m_remove, QDialogButtonBox::ActionRole);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_buttons);
    connect(m_search, &QLineEdit::textChanged, this, &FigurePicker::filter);
    connect(m_groups, &QComboBox::currentIndexChanged, this, &FigurePicker::filter);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentItemChanged, this, &FigurePicker::offerRemoval);
    connect(m_remove, &QPushButton::clicked, this, [this] { done(kRemove); });
    connect(m_import, &QPushButton::clicked, this, [this] { done(kImport); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(640, 520);
    retranslate();
}

QString FigurePicker::figure() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item == nullptr ? m_look.key : item->data(FigureRole).toString();
}

void FigurePicker::fill()
{
    const QString chosen = figure();
    m_list->clear();
    for (const QString &id : m_pixmaps.catalogue().ownArt().ids()) {
        if (!id.endsWith(table::kBackSuffix)) {
            add(id, id);
            m_list->item(m_list->count() - 1)->setData(GroupRole, kOwn);
        }
    }
    for (int group = 0; group < kFigureGroups; ++group) {
        for (const QString &id : figuresIn(static_cast<FigureGroup>(group))) {
            add(id, figureName(id));
            m_list->item(m_list->count() - 1)->setData(GroupRole, group);
        }
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(FigureRole).toString() == chosen) {
            m_list->setCurrentRow(row);
            break;
        }
    }
    filter();
    offerRemoval();
}

void FigurePicker::add(const QString &figure, const QString &words)
{
    table::FigureLook look = m_look;
    look.key = figure;
    const double ratio = devicePixelRatioF();
    QPixmap picture = m_pixmaps.stand(look, table::FigureView::Front, kPicture * ratio)
                          .scaled((QSizeF(kPicture * 1.5, kPicture) * ratio).toSize(), Qt::KeepAspectRatio,
                                  Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    auto *item = new QListWidgetItem(QIcon(picture), words, m_list);
    item->setData(FigureRole, figure);
    item->setToolTip(words);
}

void FigurePicker::offerRemoval()
{
    const QListWidgetItem *item = m_list->currentItem();
    m_remove->setEnabled(item != nullptr && item->data(GroupRole).toInt() == kOwn &&
                         m_unworn.contains(item->data(FigureRole).toString()));
}

// Names and ids both: whoever knows the id from a file finds it, too.
void FigurePicker::filter()
{
    const QString wanted = m_search->text().trimmed();
    const int group = m_groups->currentData().toInt();
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const bool isInGroup = group == kAll || item->data(GroupRole).toInt() == group;
        const bool isNamed = item->text().contains(wanted, Qt::CaseInsensitive) ||
                             item->data(FigureRole).toString().contains(wanted, Qt::CaseInsensitive);
        item->setHidden(!isInGroup || !isNamed);
    }
    if (m_list->currentItem() != nullptr) {
        m_list->scrollToItem(m_list->currentItem());
    }
}

void FigurePicker::retranslate()
{
    setWindowTitle(tr("Choose a figure"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search for a figure"));
    m_list->setAccessibleName(tr("Figures"));
    m_groups->setAccessibleName(tr("Group of figures"));
    m_import->setText(tr("&Import a drawing…"));
    m_remove->setText(tr("&Remove this drawing"));
    const QSignalBlocker silence(m_groups);
    const int index = std::max(0, m_groups->currentIndex());
    m_groups->clear();
    m_groups->addItem(tr("All figures"), kAll);
    m_groups->addItem(tr("Drawings of this scenario"), kOwn);
    for (int group = 0; group < kFigureGroups; ++group) {
        m_groups->addItem(groupName(static_cast<FigureGroup>(group)), group);
    }
    m_groups->setCurrentIndex(index);
    fill();
}

void FigurePicker::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
