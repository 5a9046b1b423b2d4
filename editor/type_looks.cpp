#include "editor/type_looks.h"

#include "core/design/counted.h"
#include "editor/colour_field.h"
#include "editor/drawing_dialog.h"
#include "editor/figure_picker.h"
#include "editor/figure_words.h"
#include "editor/palette_words.h"
#include "editor/stand_preview.h"
#include "table/art/unknown_art.h"
#include "table/model/issue_sentence.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace zama::editor {
namespace {

constexpr int kIcon = 64;

constexpr std::size_t kBackBytes = 5; // of the suffix

struct Drawing {
    QString fileName;
    table::ImportedArt art;
};

// A drawing somebody has chosen, seen, and still wants.
std::optional<Drawing> chosenDrawing(DrawingDialog::Side side, QWidget *parent)
{
    const QString path = QFileDialog::getOpenFileName(parent, TypeLooks::tr("Import a drawing"), {},
                                                      TypeLooks::tr("Drawings and pictures (*.svg *.png)"));
    if (path.isEmpty()) {
        return {};
    }
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const table::ArtImport art = readDrawing(path);
    QGuiApplication::restoreOverrideCursor();
    const QString name = QFileInfo(path).fileName();
    DrawingDialog dialog(name, art, side, parent);
    return dialog.exec() == QDialog::Accepted && art ? std::optional(Drawing{name, art.value()})
                                                     : std::nullopt;
}

// What a figure from that file is called: never like the back of another.
std::string figureIdFrom(const QString &fileName)
{
    QString name = QFileInfo(fileName).completeBaseName();
    if (name.endsWith(table::kBackSuffix)) {
        name.chop(table::kBackSuffix.size());
    }
    while (name.toUtf8().size() > static_cast<qsizetype>(kMaxIdBytes - 2 * kBackBytes)) {
        name.chop(1); // there is room for a number and for the name of its back
    }
    return name.toStdString();
}

bool isBack(const ArtSpec &art)
{
    return QString::fromStdString(art.id).endsWith(table::kBackSuffix);
}

QString chosenColour(const UnitTypeSpec &type, const QString &slot)
{
    const auto at = std::ranges::find(type.colours, slot.toStdString(), &SlotColour::slot);
    return at == type.colours.end() ? QString() : QString::fromStdString(at->colour);
}

} // namespace

TypeLooks::TypeLooks(ScenarioDocument &document, table::FigurePixmaps &pixmaps, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_pixmaps(pixmaps),
      m_figure(new QPushButton),
      m_figureName(new QLabel),
      m_problem(new QLabel),
      m_import(new QPushButton),
      m_back(new QPushButton),
      m_removeBack(new QPushButton),
      m_paletteCaption(new QLabel),
      m_palette(new QComboBox),
      m_slotHint(new QLabel),
      m_grid(new QGridLayout),
      m_resetAll(new QPushButton)
{
    m_figure->setIconSize(QSize(kIcon * 3 / 2, kIcon));
    m_back->setIconSize(QSize(kIcon * 3 / 4, kIcon / 2));
    m_figureName->setWordWrap(true);
    m_figureName->setTextFormat(Qt::PlainText);
    m_slotHint->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setForegroundRole(QPalette::BrightText);
    m_problem->hide();
    m_palette->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_paletteCaption->setBuddy(m_palette);
    m_paletteCaption->setWordWrap(true);
    auto *top = new QGridLayout;
    top->addWidget(m_figure, 0, 0, 2, 1);
    top->addWidget(m_figureName, 0, 1);
    top->addWidget(m_import, 1, 1);
    top->addWidget(m_back, 2, 0, 1, 2);
    top->addWidget(m_removeBack, 3, 0, 1, 2);
    top->addWidget(m_paletteCaption, 4, 0);
    top->addWidget(m_palette, 4, 1);
    top->setColumnStretch(1, 1);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_problem);
    layout->addWidget(m_slotHint);
    layout->addLayout(m_grid);
    layout->addWidget(m_resetAll, 0, Qt::AlignLeading);
    layout->addStretch(1);
    connect(m_figure, &QPushButton::clicked, this, &TypeLooks::choose);
    connect(m_import, &QPushButton::clicked, this, &TypeLooks::import);
    connect(m_back, &QPushButton::clicked, this, &TypeLooks::importBack);
    connect(m_removeBack, &QPushButton::clicked, this, &TypeLooks::removeBack);
    connect(m_palette, &QComboBox::activated, this, [this](int index) {
        const std::string palette = m_palette->itemData(index).toString().toStdString();
        change("edit.colours", [&palette](UnitTypeSpec &type) { type.palette = palette; });
    });
    connect(&document, &ScenarioDocument::interrupted, this, [this] { m_gestureSlot.clear(); });
    connect(m_resetAll, &QPushButton::clicked, this,
            [this] { change("edit.colours", [](UnitTypeSpec &type) { type.colours.clear(); }); });
    retranslate();
}

const UnitTypeSpec *TypeLooks::type() const
{
    return findType(m_document.scenario(), m_type);
}

void TypeLooks::change(const char *step, const std::function<void(UnitTypeSpec &)> &edit, Gesture gesture)
{
    m_document.change(
        Message(step, {}),
        [&](Scenario &next) {
            const auto at = std::ranges::find(next.types, m_type, &UnitTypeSpec::id);
            if (at != next.types.end()) {
                edit(*at);
            }
        },
        gesture);
}

void TypeLooks::setType(const std::string &type)
{
    if (std::exchange(m_type, type) != type) {
        m_gestureSlot.clear();
    }
    refresh();
}

void TypeLooks::setFigure(const QString &figure)
{
    change("edit.type_figure", [&figure](UnitTypeSpec &type) { type.figure = figure.toStdString(); });
}

void TypeLooks::choose()
{
    if (type() == nullptr) {
        return;
    }
    const Scenario &scenario = m_document.scenario();
    FigurePicker picker(m_pixmaps, wornLook(scenario, *type()), scenario, this);
    switch (picker.exec()) {
    case QDialog::Accepted:
        setFigure(picker.figure());
        break;
    case FigurePicker::kImport:
        import();
        break;
    case FigurePicker::kRemove:
        removeDrawing(picker.figure());
        break;
    default:
        break;
    }
}

void TypeLooks::removeDrawing(const QString &id)
{
    m_document.change(Message("edit.remove_drawing", {}), [&id](Scenario &next) {
        std::erase_if(next.art, [&id](const ArtSpec &art) {
            const QString own = QString::fromStdString(art.id);
            return own == id || own == id + table::kBackSuffix;
        });
    });
}

void TypeLooks::import()
{
    if (const std::optional<Drawing> drawing = chosenDrawing(DrawingDialog::Side::Front, this)) {
        useDrawing(drawing->fileName, drawing->art);
    }
}

void TypeLooks::importBack()
{
    if (const std::optional<Drawing> drawing = chosenDrawing(DrawingDialog::Side::Back, this)) {
        useBack(drawing->art);
    }
}

bool TypeLooks::canHaveBack() const
{
    const UnitTypeSpec *spec = type();
    const auto &art = m_document.scenario().art;
    return spec != nullptr && backId().size() <= kMaxIdBytes &&
           std::ranges::find(art, spec->figure, &ArtSpec::id) != art.end();
}

std::string TypeLooks::backId() const
{
    return (QString::fromStdString(type()->figure) + table::kBackSuffix).toStdString();
}

bool TypeLooks::hasBack() const
{
    const auto &art = m_document.scenario().art;
    return std::ranges::find(art, backId(), &ArtSpec::id) != art.end();
}

void TypeLooks::useBack(const table::ImportedArt &art)
{
    if (!canHaveBack()) {
        return;
    }
    const std::string id = backId();
    m_document.change(Message("edit.back_view", {}), [&](Scenario &next) {
        ArtSpec spec = table::artSpec(id, art);
        const auto known = std::ranges::find(next.art, id, &ArtSpec::id);
        if (known != next.art.end()) {
            *known = std::move(spec);
        } else {
            next.art.push_back(std::move(spec));
        }
    });
}

void TypeLooks::removeBack()
{
    if (!canHaveBack()) {
        return;
    }
    const std::string id = backId();
    m_document.change(Message("edit.remove_back_view", {}), [&id](Scenario &next) {
        std::erase_if(next.art, [&id](const ArtSpec &art) { return art.id == id; });
    });
}

// Figures of the program have backs of their own.
void TypeLooks::showBack()
{
    m_back->setVisible(canHaveBack());
    m_removeBack->setVisible(canHaveBack() && hasBack());
    if (!canHaveBack()) {
        return;
    }
    m_back->setText(hasBack() ? tr("Another drawing of its &back…") : tr("Import a drawing of its &back…"));
    m_back->setToolTip(hasBack() ? tr("This is how it looks from behind.")
                                 : tr("From behind it looks as from the front, until you import its back."));
    const QSizeF size = QSizeF(m_back->iconSize()) * devicePixelRatioF();
    const table::FigureLook look = wornLook(m_document.scenario(), *type());
    QPixmap picture = m_pixmaps.stand(look, table::FigureView::Back, size.height());
    if (!picture.isNull()) {
        picture = picture.scaled(size.toSize(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
        picture.setDevicePixelRatio(devicePixelRatioF());
    }
    m_back->setIcon(picture);
}

// The same drawing is kept once, whoever wears it.
void TypeLooks::useDrawing(const QString &fileName, const table::ImportedArt &art)
{
    m_document.change(Message("edit.import_drawing", {}), [&](Scenario &next) {
        const auto wearer = std::ranges::find(next.types, m_type, &UnitTypeSpec::id);
        if (wearer == next.types.end()) {
            return;
        }
        ArtSpec spec = table::artSpec({}, art);
        const auto known = std::ranges::find_if(next.art, [&spec](const ArtSpec &other) {
            return other.base64 == spec.base64 && !isBack(other);
        });
        if (known != next.art.end()) {
            wearer->figure = known->id;
            return;
        }
        spec.id = design::artIds(next).take(figureIdFrom(fileName));
        wearer->figure = spec.id;
        next.art.push_back(std::move(spec));
    });
}

// Colours tried out one after the other in one field are one step.
void TypeLooks::setColour(const QString &slot, const QString &colour)
{
    if (m_gestureSlot != slot) {
        m_gestureSlot = slot;
        m_gesture = m_document.newGesture();
    }
    const std::string name = slot.toStdString();
    change(
        "edit.colours",
        [&](UnitTypeSpec &type) {
            std::erase_if(type.colours, [&name](const SlotColour &c) { return c.slot == name; });
            const table::FigureLook bare = wornLook(m_document.scenario(), type);
            const bool isNatural = m_pixmaps.catalogue().colourOf(slot, bare).name() == colour;
            if (!isNatural) { // the colour it has anyway needs no word, and a cancelled choice leaves none
                type.colours.push_back({name, colour.toStdString()});
            }
        },
        m_gesture);
}

void TypeLooks::refresh()
{
    const UnitTypeSpec *spec = type();
    setEnabled(spec != nullptr);
    if (spec == nullptr) {
        return;
    }
    const table::FigureLook look = wornLook(m_document.scenario(), *spec);
    const double ratio = devicePixelRatioF();
    QPixmap picture = m_pixmaps.stand(look, table::FigureView::Front, kIcon * ratio);
    if (!picture.isNull()) {
        picture = picture.scaled((QSizeF(kIcon * 1.5, kIcon) * ratio).toSize(), Qt::KeepAspectRatio,
                                 Qt::SmoothTransformation);
        picture.setDevicePixelRatio(ratio);
    }
    m_figure->setIcon(picture);
    const QString name = look.key.isEmpty() ? tr("no figure") : figureName(look.key);
    m_figureName->setText(name);
    m_figure->setAccessibleDescription(name);
    showBack();
    fillPalettes();
    fillSlots();
}

// What the file says wrongly, then names that nobody has drawn.
void TypeLooks::tell(const Issues &issues)
{
    QStringList lines;
    const auto &types = m_document.scenario().types;
    const auto at = std::ranges::find(types, m_type, &UnitTypeSpec::id);
    const std::string path = "/types/" + std::to_string(at - types.begin());
    for (const Issue &issue : issues) {
        if (issue.path.starts_with(path + "/colours") || issue.path.starts_with(path + "/palette") ||
            issue.path.starts_with(path + "/figure")) {
            lines.append(table::sentenceOf(issue));
        }
    }
    const table::MessageFormatter formatter(locale());
    for (const table::UnknownArt &art : table::unknownArt(m_document.scenario(), m_pixmaps.catalogue())) {
        const bool isOwnArt = at != types.end() && art.owner == QString::fromStdString(at->figure);
        if (art.path.startsWith(QString::fromStdString(path + "/")) ||
            (art.kind == table::UnknownArt::Kind::Refused && isOwnArt)) {
            lines.append(table::sentenceOf(art, formatter));
        }
    }
    m_problem->setText(lines.join(u'\n'));
    m_problem->setVisible(!lines.isEmpty());
    m_figure->setAccessibleDescription(lines.isEmpty() ? m_figureName->text() : m_problem->text());
}

QString TypeLooks::problem() const
{
    return m_problem->text();
}

void TypeLooks::fillPalettes()
{
    const QSignalBlocker silence(m_palette);
    if (m_palette->count() == 0) {
        m_palette->addItem(tr("Those of its side"), QString());
        for (const QString &palette : palettesByName()) {
            m_palette->addItem(paletteName(palette), palette);
        }
    }
    const QString own = QString::fromStdString(type()->palette);
    if (m_palette->findData(own) < 0) {
        m_palette->addItem(own, own);
    }
    m_palette->setCurrentIndex(m_palette->findData(own));
}

// The slots its drawings use, and those somebody has chosen a colour for although they do not.
void TypeLooks::fillSlots()
{
    const UnitTypeSpec &spec = *type();
    const table::FigureLook look = wornLook(m_document.scenario(), spec);
    QStringList names = m_pixmaps.catalogue().slotsOf(look.key);
    for (const SlotColour &colour : spec.colours) {
        const QString slot = QString::fromStdString(colour.slot);
        if (!names.contains(slot)) {
            names.append(slot);
        }
    }
    makeRows(dressingOrder(names));
    for (const Row &row : m_rows) {
        const QString chosen = chosenColour(spec, row.slot);
        const bool isKnown = m_pixmaps.catalogue().hasSlot(row.slot);
        const QString shown =
            !chosen.isEmpty() || !isKnown ? chosen : m_pixmaps.catalogue().colourOf(row.slot, look).name();
        row.field->show(shown, {});
        row.reset->setEnabled(!chosen.isEmpty());
        QFont font = row.caption->font();
        font.setBold(!chosen.isEmpty());
        row.caption->setFont(font);
    }
    m_resetAll->setEnabled(!spec.colours.empty());
    m_slotHint->setText(m_rows.empty() ? tr("This figure has no colours to change.")
                                       : tr("Single colours. Those in bold were chosen for this type."));
}

void TypeLooks::makeRows(const QStringList &slotNames)
{
    QStringList present;
    for (const Row &row : m_rows) {
        present.append(row.slot);
    }
    if (present == slotNames) {
        return;
    }
    for (const Row &row : m_rows) {
        row.caption->deleteLater();
        row.field->deleteLater();
        row.reset->deleteLater();
        row.caption->hide();
        row.field->hide();
        row.reset->hide();
    }
    m_rows.clear();
    for (const QString &slot : slotNames) {
        const Row row{slot, new QLabel(this), new ColourField(this), new QToolButton(this)};
        const int line = static_cast<int>(m_rows.size());
        row.caption->setText(slotName(slot));
        row.caption->setBuddy(row.field);
        row.field->setAccessibleName(slotName(slot));
        row.caption->setWordWrap(true);
        row.reset->setIcon(style()->standardIcon(QStyle::SP_DialogResetButton));
        row.reset->setToolTip(tr("Reset this colour"));
        row.reset->setAccessibleName(tr("Reset: %1", "a colour").arg(slotName(slot)));
        m_grid->addWidget(row.caption, line, 0);
        m_grid->addWidget(row.field, line, 1);
        m_grid->addWidget(row.reset, line, 2);
        connect(row.field, &ColourField::picked, this,
                [this, slot](const QString &colour) { setColour(slot, colour); });
        connect(row.reset, &QToolButton::clicked, this, [this, slot] {
            change("edit.colours", [&slot](UnitTypeSpec &type) {
                std::erase_if(type.colours,
                              [&slot](const SlotColour &c) { return c.slot == slot.toStdString(); });
            });
        });
        m_rows.push_back(row);
    }
}

ColourField *TypeLooks::slotField(const QString &slot) const
{
    const auto at = std::ranges::find(m_rows, slot, &Row::slot);
    return at == m_rows.end() ? nullptr : at->field;
}

void TypeLooks::retranslate()
{
    m_figure->setAccessibleName(tr("Choose the figure"));
    m_figure->setToolTip(tr("Choose the figure"));
    m_import->setText(tr("Import a &drawing…"));
    m_removeBack->setText(tr("Remove the drawing of its back"));
    m_paletteCaption->setText(tr("Army’s colours"));
    m_palette->setAccessibleName(tr("Army’s colours"));
    m_resetAll->setText(tr("&Reset all colours"));
    m_palette->clear(); // to be filled in the new language
    makeRows({});
    refresh();
}

void TypeLooks::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
