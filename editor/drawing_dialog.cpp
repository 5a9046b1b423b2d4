#include "editor/drawing_dialog.h"

#include "core/io/read_file.h"
#include "table/art/figure_pixmaps.h"
#include "table/art/scenario_art.h"
#include "table/art/svg_tree.h"
#include "table/model/message_formatter.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace zama::editor {
namespace {

constexpr int kPicture = 180;

} // namespace

DrawingDialog::DrawingDialog(const QString &fileName, table::ArtImport art, Side side, QWidget *parent)
    : QDialog(parent),
      m_fileName(fileName),
      m_art(std::move(art)),
      m_side(side),
      m_picture(new QLabel),
      m_verdict(new QLabel),
      m_notes(new QListWidget),
      m_fromBehind(new QLabel),
      m_buttons(new QDialogButtonBox(m_art ? QDialogButtonBox::Ok | QDialogButtonBox::Cancel
                                           : QDialogButtonBox::Close))
{
    m_picture->setAlignment(Qt::AlignCenter);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_fromBehind->setWordWrap(true);
    m_fromBehind->setVisible(m_art.ok() && m_side == Side::Front);
    m_notes->setWordWrap(true);
    m_notes->setSelectionMode(QAbstractItemView::SingleSelection);
    m_notes->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_picture);
    layout->addWidget(m_verdict);
    layout->addWidget(m_notes, 1);
    layout->addWidget(m_fromBehind);
    layout->addStretch(0);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(420);
    showPicture();
    retranslate();
}

// As the table would draw it.
void DrawingDialog::showPicture()
{
    m_picture->setVisible(m_art.ok());
    if (!m_art) {
        return;
    }
    table::FigurePixmaps pixmaps;
    const QString id = QStringLiteral("art");
    pixmaps.setOwnArt(table::ScenarioArt({table::artSpec(id.toStdString(), m_art.value())}));
    const double ratio = devicePixelRatioF();
    QPixmap picture = pixmaps.stand({id, {}, {}}, table::FigureView::Front, kPicture * ratio);
    picture = picture.scaled((QSizeF(kPicture * 2, kPicture) * ratio).toSize(), Qt::KeepAspectRatio,
                             Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    m_picture->setPixmap(picture);
}

QString DrawingDialog::verdict() const
{
    return m_verdict->text();
}

QString DrawingDialog::fromBehind() const
{
    return m_fromBehind->isHidden() ? QString() : m_fromBehind->text();
}

void DrawingDialog::retranslate()
{
    const table::MessageFormatter formatter(locale());
    setWindowTitle(tr("Import a drawing"));
    m_picture->setAccessibleName(tr("The drawing as it will be shown"));
    m_notes->setAccessibleName(tr("What will not show as it was drawn"));
    m_fromBehind->setText(
        tr("From behind it is seen mirrored, until you import a drawing of its back as well."));
    m_notes->clear();
    if (!m_art) {
        m_verdict->setText(tr("“%1” cannot be used. %2", "name of a file, reason")
                               .arg(m_fileName, formatter.sentence(m_art.error().reason, Setup())));
        m_notes->hide();
        return;
    }
    for (const Message &note : m_art.value().notes) {
        m_notes->addItem(formatter.sentence(note, Setup()));
    }
    m_notes->setVisible(m_notes->count() > 0);
    m_verdict->setText(
        m_notes->count() > 0
            ? tr("This is how “%1” will look. Some of it will not show as it was drawn:").arg(m_fileName)
            : tr("This is how “%1” will look. Everything in it can be shown.").arg(m_fileName));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use this drawing"));
}

void DrawingDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

table::ArtImport readDrawing(const QString &path)
{
    const auto bytes = readFile(path.toStdString(), static_cast<std::size_t>(table::kMaxSvgBytes));
    if (bytes) {
        return table::importArt(QByteArray::fromStdString(bytes.value()));
    }
    return table::ArtRefusal{
        bytes.error().code == "file.too_large"
            ? Message("art.refused.bytes", {static_cast<int>(table::kMaxSvgBytes / 1'000'000)})
            : Message("art.refused.unreadable", {})};
}

} // namespace zama::editor
