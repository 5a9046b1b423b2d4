<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="la" sourcelanguage="en">
<context>
    <name>ArmyCommands</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Linea %1: %2</translation>
    </message>
    <message>
        <source>Problems in all: %1.</source>
        <translation>Vitia omnino: %1.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Primus exercitus</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Dux</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Alter exercitus</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>Tabula inserta non est. %1</translation>
    </message>
    <message>
        <source>Units added: %1, changed: %2, removed: %3.</source>
        <translation>Manus additae: %1, mutatae: %2, sublatae: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ArmyLibrary</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Linea %1: %2</translation>
    </message>
    <message>
        <source>There are no unit types in this file.</source>
        <translation>In hoc fasciculo genera militum non sunt.</translation>
    </message>
</context>
<context>
    <name>ArmyModel</name>
    <message>
        <source>no units</source>
        <translation>nullae manus</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>cecidit</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>imperator</translation>
    </message>
    <message>
        <source>general</source>
        <translation>dux</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 ex %2</translation>
    </message>
    <message>
        <source>unknown type “%1”</source>
        <translation>genus ignotum «%1»</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <translation>Pars, cui praeest %1</translation>
    </message>
</context>
<context>
    <name>BattleKeeper</name>
    <message>
        <source>%1 was changed by somebody else. It stays as it is now; your battle goes on in %2, beside it.</source>
        <translation>%1 ab alio mutatum est. Manet, ut nunc est; proelium tuum in fasciculo %2 iuxta pergit.</translation>
    </message>
    <message>
        <source>%1 Until that is mended, every order is kept in %2. You can go on playing.</source>
        <translation>%1 Dum id emendetur, omnia iussa in fasciculo %2 servantur. Ludere pergere potes.</translation>
    </message>
    <message>
        <source>%1 There is no second place either: at this moment the battle is only in memory. It is tried again with every order; better choose “Save as” now.</source>
        <translation>%1 Neque alius locus est: nunc proelium in sola memoria est. Quoque iusso iterum temptatur; melius est nunc «Serva ut» eligere.</translation>
    </message>
    <message>
        <source>Every order is kept in %1 again.</source>
        <translation>Omnia iussa iterum in fasciculo %1 servantur.</translation>
    </message>
    <message>
        <source>%1 is something else, not a battle. Shall the battle really take its place?</source>
        <translation>%1 aliud est quam proelium. Visne vere proelium pro eo ponere?</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else since you opened it. Shall your battle take its place?</source>
        <translation>%1 ab alio mutatum est, postquam aperuisti. Visne proelium tuum pro eo ponere?</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Choose another name.</source>
        <translation>%1 in alia fenestra aut alio computatro luditur. Aliud nomen elige.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 aperiri non potest. %2</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Here you go on in a copy of it, %2.</source>
        <translation>%1 in alia fenestra aut alio computatro luditur. Hic in exemplari pergis: %2.</translation>
    </message>
    <message>
        <source>%1 could be saved at last: the battle is now kept in %2.</source>
        <translation>%1 tandem servari potuit: proelium iam in fasciculo %2 servatur.</translation>
    </message>
    <message>
        <source>%1 does not come out as it says: this program knows the battle up to order %3. The file stays as it is; you go on from there in %2.</source>
        <translation>%1 aliter evenit, quam dicit: hoc programma proelium usque ad iussum %3 novit. Fasciculus manet, ut est; inde pergis in fasciculo %2.</translation>
    </message>
    <message>
        <source>The end of %1 is damaged. Everything before it was read; the file stays as it is and you go on in %2.</source>
        <translation>Finis fasciculi %1 corruptus est. Omnia priora lecta sunt; fasciculus manet, ut est, et pergis in fasciculo %2.</translation>
    </message>
    <message>
        <source>%1 was written by a different Zama and holds things that this one does not know. It stays as it is; you go on in %2.</source>
        <translation>%1 ab alia forma programmatis Zama scriptum est et continet, quae haec non novit. Manet, ut est; pergis in fasciculo %2.</translation>
    </message>
</context>
<context>
    <name>BlankReportPages</name>
    <message>
        <source>Start</source>
        <translation>Initium</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Amissa</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reliqua</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Duces</translation>
    </message>
    <message>
        <source>Stands that count</source>
        <translation>Contubernia, quae numerantur</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Amissa, in centesimis</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Quid amissum sit</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dies</translation>
    </message>
    <message>
        <source>I led</source>
        <translation>Ego duxi</translation>
    </message>
    <message>
        <source>What was our plan?</source>
        <translation>Quod consilium nobis fuit?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Quid factum est?</translation>
    </message>
    <message>
        <source>When did the battle turn, and why?</source>
        <translation>Quando et cur fortuna proelii mutata est?</translation>
    </message>
    <message>
        <source>The table at that moment</source>
        <translation>Mensa illo momento</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Quis vicit?</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>Quanto superior?</translation>
    </message>
    <message>
        <source>What would we do differently?</source>
        <translation>Quid aliter faceremus?</translation>
    </message>
    <message>
        <source>A letter home, written that evening</source>
        <translation>Epistula domum illo vespere scripta</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check page</source>
        <translation>Pagina probandi</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”). Measure each bar with a ruler, from the outer edge of one end line to the outer edge of the other. Tell the program what you measured.</source>
        <translation>Imprime hanc paginam ad 100 % («vera magnitudine»). Utramque lineam regula metire, a margine exteriore alterius finis ad marginem exteriorem alterius. Dic programmati, quid inveneris.</translation>
    </message>
    <message>
        <source>Printer: %1</source>
        <translation>Impressorium: %1</translation>
    </message>
    <message>
        <source>Across: how many millimetres?</source>
        <translation>Transverse: quot millimetra?</translation>
    </message>
    <message>
        <source>Along: how many millimetres?</source>
        <translation>In longum: quot millimetra?</translation>
    </message>
    <message>
        <source>With your correction this is 100 mm.</source>
        <translation>Correctione tua hoc 100 mm est.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Claude paginam</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Terracotta</source>
        <translation>Testaceus</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Vinosus</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Luteus</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Aureus</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Sea green</source>
        <translation>Glaucus</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Caelestis</translation>
    </message>
    <message>
        <source>Deep blue</source>
        <translation>Caeruleus</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Purpureus</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Lacteus</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Albus</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Niger</translation>
    </message>
</context>
<context>
    <name>CommanderPages</name>
    <message>
        <source>Without a general</source>
        <translation>Sine duce</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>Mandata tua</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>Manus tuae</translation>
    </message>
    <message>
        <source>What they can do</source>
        <translation>Quid possint</translation>
    </message>
    <message>
        <source>Your commands</source>
        <translation>Partes tuae</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (sequitur)</translation>
    </message>
</context>
<context>
    <name>DiagramPainter</name>
    <message>
        <source>-%1</source>
        <comment>stands lost</comment>
        <translation>-%1</translation>
    </message>
    <message>
        <source>front</source>
        <translation>frons</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>latus</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>tergum</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of stands, before and after</comment>
        <translation>%1, deinde %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>what a die needs</comment>
        <translation>%1 aut maior</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Greek hoplites</source>
        <translation>Hoplitae Graeci</translation>
    </message>
    <message>
        <source>Saka warriors</source>
        <translation>Sacae pugnatores</translation>
    </message>
    <message>
        <source>Macedonian hypaspists</source>
        <translation>Hypaspistae Macedones</translation>
    </message>
    <message>
        <source>Macedonian pikemen</source>
        <translation>Sarissophori Macedones</translation>
    </message>
    <message>
        <source>Persian shield bearers</source>
        <translation>Scutati Persae</translation>
    </message>
    <message>
        <source>Persian Immortals</source>
        <translation>Immortales Persae</translation>
    </message>
    <message>
        <source>Medes and Arabs</source>
        <translation>Medi et Arabes</translation>
    </message>
    <message>
        <source>Egyptian foot</source>
        <translation>Pedites Aegyptii</translation>
    </message>
    <message>
        <source>Hellenistic shield bearers</source>
        <translation>Thureophori</translation>
    </message>
    <message>
        <source>Thracians</source>
        <translation>Thraces</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <translation>Galli et Thraces</translation>
    </message>
    <message>
        <source>Roman heavy infantry</source>
        <translation>Pedites Romani</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <translation>Afri gravis armaturae</translation>
    </message>
    <message>
        <source>African levy of Carthage</source>
        <translation>Afri conscripti</translation>
    </message>
    <message>
        <source>Gauls and Ligurians of Carthage</source>
        <translation>Galli et Ligures Poenorum</translation>
    </message>
    <message>
        <source>Numidians on foot</source>
        <translation>Numidae pedites</translation>
    </message>
    <message>
        <source>Gallic warriors</source>
        <translation>Galli pugnatores</translation>
    </message>
    <message>
        <source>Iberian heavy foot</source>
        <translation>Hispani gravis armaturae</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <translation>Celtiberi</translation>
    </message>
    <message>
        <source>Roman legionaries of the emperors</source>
        <translation>Legionarii imperatorum</translation>
    </message>
    <message>
        <source>Roman auxiliaries</source>
        <translation>Auxilia Romana</translation>
    </message>
    <message>
        <source>Germanic warriors</source>
        <translation>Germani pugnatores</translation>
    </message>
    <message>
        <source>Saxon huscarls</source>
        <translation>Huscarli Saxonum</translation>
    </message>
    <message>
        <source>Saxon levy</source>
        <translation>Saxones conscripti</translation>
    </message>
    <message>
        <source>Men-at-arms on foot</source>
        <translation>Loricati pedites</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <translation>Sagittarii Persae</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation>Sagittarii Cretenses</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>Peltastae</translation>
    </message>
    <message>
        <source>Slingers</source>
        <translation>Funditores</translation>
    </message>
    <message>
        <source>Indian archers</source>
        <translation>Sagittarii Indi</translation>
    </message>
    <message>
        <source>Roman velites</source>
        <translation>Velites Romani</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation>Funditores Baliares</translation>
    </message>
    <message>
        <source>Iberian light foot</source>
        <translation>Caetrati Hispani</translation>
    </message>
    <message>
        <source>Norman archers</source>
        <translation>Sagittarii Normanni</translation>
    </message>
    <message>
        <source>English longbowmen</source>
        <translation>Sagittarii Angli</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Arcuballistarii</translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation>Hippotoxotae Sacae</translation>
    </message>
    <message>
        <source>Greek light horse</source>
        <translation>Equites Graeci leves</translation>
    </message>
    <message>
        <source>Macedonian Companions</source>
        <translation>Hetaeri Macedones</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <translation>Equites Persae</translation>
    </message>
    <message>
        <source>Hellenistic cavalry</source>
        <translation>Equites hellenistici</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation>Cataphracti</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <translation>Equites Romani</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <translation>Equites Numidae</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <translation>Equites Poeni</translation>
    </message>
    <message>
        <source>Gallic nobles</source>
        <translation>Nobiles Galli</translation>
    </message>
    <message>
        <source>Iberian cavalry</source>
        <translation>Equites Hispani</translation>
    </message>
    <message>
        <source>Norman knights</source>
        <translation>Milites Normanni equestres</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Milites equestres</translation>
    </message>
    <message>
        <source>Mongol horse archers</source>
        <translation>Hippotoxotae Mongoli</translation>
    </message>
    <message>
        <source>Mamluks</source>
        <translation>Mamluci</translation>
    </message>
    <message>
        <source>African war elephant</source>
        <translation>Elephantus Africus</translation>
    </message>
    <message>
        <source>African war elephant, trumpeting</source>
        <translation>Elephantus Africus barriens</translation>
    </message>
    <message>
        <source>African elephant with a tower</source>
        <translation>Elephantus Africus cum turri</translation>
    </message>
    <message>
        <source>Indian elephant with a tower</source>
        <translation>Elephantus Indicus cum turri</translation>
    </message>
    <message>
        <source>Indian elephant, trumpeting</source>
        <translation>Elephantus Indicus barriens</translation>
    </message>
    <message>
        <source>Camel riders</source>
        <translation>Camelorum equites</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <translation>Sagittarii in camelis</translation>
    </message>
    <message>
        <source>Scythed chariot</source>
        <translation>Currus falcatus</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation>Scorpio</translation>
    </message>
    <message>
        <source>Scorpion with two men</source>
        <translation>Scorpio cum duobus viris</translation>
    </message>
    <message>
        <source>Stone thrower</source>
        <translation>Ballista</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Trabuchetum</translation>
    </message>
    <message>
        <source>Greek general</source>
        <translation>Dux Graecus</translation>
    </message>
    <message>
        <source>Persian general</source>
        <translation>Dux Persa</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>Darius</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Hellenistic general</source>
        <translation>Dux hellenisticus</translation>
    </message>
    <message>
        <source>Indian prince</source>
        <translation>Princeps Indus</translation>
    </message>
    <message>
        <source>Hellenistic king</source>
        <translation>Rex hellenisticus</translation>
    </message>
    <message>
        <source>Roman tribune</source>
        <translation>Tribunus Romanus</translation>
    </message>
    <message>
        <source>Scipio</source>
        <translation>Scipio</translation>
    </message>
    <message>
        <source>Carthaginian general</source>
        <translation>Dux Poenus</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation>Hannibal</translation>
    </message>
    <message>
        <source>Iberian chieftain</source>
        <translation>Princeps Hispanus</translation>
    </message>
    <message>
        <source>Gallic chieftain</source>
        <translation>Princeps Gallus</translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation>Vercingetorix</translation>
    </message>
    <message>
        <source>Caesar</source>
        <translation>Caesar</translation>
    </message>
    <message>
        <source>Germanic chieftain</source>
        <translation>Princeps Germanus</translation>
    </message>
    <message>
        <source>Saxon thane</source>
        <translation>Thanus Saxonum</translation>
    </message>
    <message>
        <source>Harold</source>
        <translation>Haroldus</translation>
    </message>
    <message>
        <source>Norman lord</source>
        <translation>Dominus Normannus</translation>
    </message>
    <message>
        <source>William</source>
        <translation>Willelmus</translation>
    </message>
    <message>
        <source>Knight banneret</source>
        <translation>Miles vexillifer</translation>
    </message>
    <message>
        <source>Mongol khan</source>
        <translation>Chanus Mongolorum</translation>
    </message>
    <message>
        <source>Mamluk emir</source>
        <translation>Emirus Mamlucorum</translation>
    </message>
    <message>
        <source>Medieval king</source>
        <translation>Rex medii aevi</translation>
    </message>
    <message>
        <source>Medieval queen</source>
        <translation>Regina medii aevi</translation>
    </message>
    <message>
        <source>Tunic</source>
        <translation>Tunica</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Scutum</translation>
    </message>
    <message>
        <source>Device on the shield</source>
        <translation>Insigne scuti</translation>
    </message>
    <message>
        <source>Trimmings</source>
        <translation>Limbus</translation>
    </message>
    <message>
        <source>Plume</source>
        <translation>Crista</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>Sagum</translation>
    </message>
    <message>
        <source>Saddle cloth, trousers</source>
        <translation>Ephippium, bracae</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Aes</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Ferrum</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Corium</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Lignum</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linum</translation>
    </message>
    <message>
        <source>Fur</source>
        <translation>Pellis</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Cutis</translation>
    </message>
    <message>
        <source>Skin of a second man</source>
        <translation>Cutis alterius viri</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>Capilli</translation>
    </message>
    <message>
        <source>Horse, camel</source>
        <translation>Equus, camelus</translation>
    </message>
    <message>
        <source>Mane and hooves</source>
        <translation>Iuba et ungulae</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elephantus</translation>
    </message>
    <message>
        <source>Tusks</source>
        <translation>Dentes</translation>
    </message>
    <message>
        <source>Inner lines</source>
        <translation>Lineae interiores</translation>
    </message>
    <message>
        <source>Outer line</source>
        <translation>Linea exterior</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Pedites</translation>
    </message>
    <message>
        <source>Light foot and archers</source>
        <translation>Procursatores et sagittarii</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Equites</translation>
    </message>
    <message>
        <source>Elephants and camels</source>
        <translation>Elephanti et cameli</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Tormenta</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Duces</translation>
    </message>
</context>
<context>
    <name>FoldGuide</name>
    <message>
        <source>%1 by %2 mm</source>
        <comment>base, width and depth</comment>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>First cut the columns apart, from top to bottom, then each column into its strips: they need not be as high as those beside them.</source>
        <translation>Primum columnas a summo ad imum separa, deinde quamque columnam in taenias seca: non necesse est eas tam altas esse quam vicinas.</translation>
    </message>
    <message>
        <source>Put glue on the blank side of the two halves, not on the flaps, and fold along the middle line, pictures outwards.</source>
        <translation>Glutinum in album latus utriusque partis pone, non in alas, et per mediam lineam plica, picturis foras versis.</translation>
    </message>
    <message>
        <source>Bend the flaps outwards along the dashed lines. They are the base.</source>
        <translation>Alas per lineas interruptas foras flecte. Eae basis sunt.</translation>
    </message>
    <message>
        <source>Ready. The broad coloured edge is the front; the base is as large as the rules need it.</source>
        <translation>Factum est. Margo latus et coloratus frons est; basis tanta est, quantam leges postulant.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Whose soldiers</source>
        <translation>Cuius milites</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>Taeniae</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Quis secuit</translation>
    </message>
    <message>
        <source>How to make the paper soldiers</source>
        <translation>Quomodo milites chartacei fiant</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on strong paper (120 to 160 g): then the bar at the foot of each sheet is 10 cm long, and every base has its true size.</source>
        <translation>Imprime ad 100 %, sine aptatione ad paginam, in charta firma (120–160 g): tum linea in ima pagina 10 cm longa est, et omnis basis veram mensuram habet.</translation>
    </message>
</context>
<context>
    <name>Issue</name>
    <message>
        <source>The picture %1 is damaged: its data are not base64. Import the picture again.</source>
        <translation>Imago %1 corrupta est: data eius non sunt base64. Iterum eam insere.</translation>
    </message>
    <message>
        <source>The picture %1 is of the kind %2; only image/svg+xml and image/png can travel in a scenario.</source>
        <translation>Imago %1 generis %2 est; sola image/svg+xml et image/png argumentum secum ferre potest.</translation>
    </message>
    <message>
        <source>The picture %1 is too large: %2 characters of base64, at most %3 are allowed. Make it smaller and import it again.</source>
        <translation>Imago %1 nimis magna est: signa base64 %2, non ultra %3 licent. Minorem fac et iterum insere.</translation>
    </message>
    <message>
        <source>All pictures together are too large: %1 characters of base64, at most %2 are allowed. Remove or shrink some.</source>
        <translation>Omnes imagines simul nimis magnae sunt: signa base64 %1, non ultra %2 licent. Quasdam tolle aut minue.</translation>
    </message>
    <message>
        <source>%1: “%2” is no colour. Write a colour as # and six digits or letters from a to f, such as #b23f2d.</source>
        <translation>%1: «%2» color non est. Colorem ita scribe: # et sex cifrae aut litterae ab a ad f, ut #b23f2d.</translation>
    </message>
    <message>
        <source>%1 touches its enemy %2 but the two are not engaged. Move one of them, or add the engagement to the starting moment.</source>
        <translation>%1 et %2 hostes sunt et se tangunt, sed proelio implicitae non sunt. Alteram move aut eas initio implicitas fac.</translation>
    </message>
    <message>
        <source>%1 with its side&apos;s generals could need %2 dice in one roll; at most %3 are possible. Give it fewer stands or the generals fewer extra dice.</source>
        <translation>Manus «%1» cum ducibus exercitus sui uno iactu tesseras %2 postulare potest; non ultra %3 licent. Da manui pauciora contubernia aut ducibus pauciores tesseras additas.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: the byte %1 does not belong here. Open the file in the editor it came from and save it with the encoding UTF-8.</source>
        <translation>Haec non sunt litterae UTF-8: octetus %1 huc non pertinet. Aperi fasciculum eo programmate, unde venit, et serva ut UTF-8.</translation>
    </message>
    <message>
        <source>There is a NUL character here, so this is no text file or a damaged one. Restore it from a copy.</source>
        <translation>Signum NUL hic est; fasciculus ergo non litterarum est aut corruptus. Ex exemplari eum restitue.</translation>
    </message>
    <message>
        <source>The file begins with two byte order marks. Save it again as UTF-8.</source>
        <translation>Fasciculus a duabus notis ordinis octetorum incipit. Serva iterum ut UTF-8.</translation>
    </message>
    <message>
        <source>This file is UTF-16 or UTF-32 text (some Windows editors call it “Unicode”). Save it with the encoding UTF-8.</source>
        <translation>Hic fasciculus UTF-16 aut UTF-32 est (quaedam programmata Windows «Unicode» vocant). Serva ut UTF-8.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged but stand more than %3 inches apart. Is that meant?</source>
        <translation>%1 et %2 proelio implicitae sunt, sed plus quam %3 unciis distant. Idne vis?</translation>
    </message>
    <message>
        <source>%1 is engaged but has no stands left. Remove the engagement or give the unit a strength.</source>
        <translation>Manus «%1» proelio implicita est, sed contubernia non iam habet. Tolle implicationem aut da contubernia.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged: its type routs when an enemy reaches it. Remove the engagement.</source>
        <translation>Manus «%1» proelio implicari non potest, quod genus eius ante hostem in fugam vertitur. Tolle implicationem.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side and cannot be engaged with each other.</source>
        <translation>%1 et %2 in eodem exercitu sunt neque inter se pugnare possunt. Tolle implicationem.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged with itself.</source>
        <translation>Manus «%1» secum ipsa pugnare non potest. Tolle implicationem.</translation>
    </message>
    <message>
        <source>The engagement of %1 and %2 is listed twice. Remove one of the two lines.</source>
        <translation>Implicatio bis scripta est (%1, %2). Alteram lineam tolle.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1. Ask whoever owns the file, or copy it to your own folder.</source>
        <translation>%1 legere tibi non licet. Roga dominum fasciculi aut in capsam tuam exscribe.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Choose a file inside it.</source>
        <translation>%1 capsa est, non fasciculus. Elige fasciculum in ea.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself.</source>
        <translation>%1 nexus est, qui ad se ipsum redit.</translation>
    </message>
    <message>
        <source>There are %1 more problems that are not listed. Mend these first.</source>
        <translation>Sunt alia vitia %1, quae hic non scribuntur. Haec prius emenda.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Fasciculus %1 non exstat.</translation>
    </message>
    <message>
        <source>%1 is a device, pipe or socket, not an ordinary file.</source>
        <translation>%1 machinae pars aut fistula est, non fasciculus communis.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes are read.</source>
        <translation>%1 nimis magnus est: non ultra %2 octeti leguntur.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 legi non potest: %2.</translation>
    </message>
    <message>
        <source>Remove the picture %1.</source>
        <translation>Tolle imaginem %1.</translation>
    </message>
    <message>
        <source>Take the colour %1.</source>
        <translation>Sume colorem %1.</translation>
    </message>
    <message>
        <source>Leave this part in its usual colour.</source>
        <translation>Hanc partem usitato colore relinque.</translation>
    </message>
    <message>
        <source>Let %1 stand alone.</source>
        <translation>%1: solus stet.</translation>
    </message>
    <message>
        <source>Remove this engagement.</source>
        <translation>Tolle hanc implicationem.</translation>
    </message>
    <message>
        <source>Give %1 the rules of elephants.</source>
        <translation>%1: da leges elephantorum.</translation>
    </message>
    <message>
        <source>Begin the battle with %1 and %2 engaged.</source>
        <translation>Incipe proelium ita, ut pugnent %1 et %2.</translation>
    </message>
    <message>
        <source>Let every general of this side count as one extra stand at most.</source>
        <translation>Omnes huius exercitus duces pro uno contubernio addito valeant, non pluribus.</translation>
    </message>
    <message>
        <source>Turn %1 to the same direction within the circle.</source>
        <translation>%1: in eandem regionem intra circulum verte.</translation>
    </message>
    <message>
        <source>Move %1 into the front line.</source>
        <translation>%1: in primam aciem move.</translation>
    </message>
    <message>
        <source>Let %1 begin at full strength.</source>
        <translation>%1: pleno numero incipiat.</translation>
    </message>
    <message>
        <source>Take the plain ground.</source>
        <translation>Sume locum planum.</translation>
    </message>
    <message>
        <source>Give it the id “%1”.</source>
        <translation>Da ei signum «%1».</translation>
    </message>
    <message>
        <source>Move %1 into its deployment zone.</source>
        <translation>%1: in locum instruendi move.</translation>
    </message>
    <message>
        <source>Make it the language “%1”.</source>
        <translation>Fac eam linguam «%1».</translation>
    </message>
    <message>
        <source>Give %1 the same hit number for all melee.</source>
        <translation>%1: da eundem numerum feriendi in omni pugna.</translation>
    </message>
    <message>
        <source>Give the other side a mirror image of %1.</source>
        <translation>Da alteri exercitui imaginem conversam: %1.</translation>
    </message>
    <message>
        <source>Call it “%1”.</source>
        <translation>Voca «%1».</translation>
    </message>
    <message>
        <source>Add a unit type “%1”.</source>
        <translation>Adde genus militum «%1».</translation>
    </message>
    <message>
        <source>Make %1 a type of another class.</source>
        <translation>%1: fac genus alterius classis.</translation>
    </message>
    <message>
        <source>Leave out the melee hit number of %1.</source>
        <translation>%1: omitte numerum feriendi in pugna.</translation>
    </message>
    <message>
        <source>Let %1 be alive.</source>
        <translation>%1: vivat.</translation>
    </message>
    <message>
        <source>Set “%1” to %2.</source>
        <translation>Pone «%1» in %2.</translation>
    </message>
    <message>
        <source>Keep only %1 as commander-in-chief.</source>
        <translation>Solus imperator maneat %1.</translation>
    </message>
    <message>
        <source>Allow only one general in a unit.</source>
        <translation>Unus tantum dux cum manu sit.</translation>
    </message>
    <message>
        <source>Make %1 a single stand.</source>
        <translation>%1: fac unum contubernium.</translation>
    </message>
    <message>
        <source>Move %1 onto the table.</source>
        <translation>%1: in mensam move.</translation>
    </message>
    <message>
        <source>Take the pattern “%1”.</source>
        <translation>Sume figuram «%1».</translation>
    </message>
    <message>
        <source>Take the usual sequence of play.</source>
        <translation>Sume usitatum ordinem ludendi.</translation>
    </message>
    <message>
        <source>Move %1 to the nearest free place.</source>
        <translation>%1: in proximum locum liberum move.</translation>
    </message>
    <message>
        <source>Let all units of %1 begin at full strength.</source>
        <translation>%1: omnes manus pleno numero incipiant.</translation>
    </message>
    <message>
        <source>List %1 first among the sides.</source>
        <translation>%1: inter exercitus primo loco scribe.</translation>
    </message>
    <message>
        <source>Keep only the first two sides.</source>
        <translation>Duos primos tantum exercitus serva.</translation>
    </message>
    <message>
        <source>Set the number of stands of %1 to %2.</source>
        <translation>%1: numerum contuberniorum pone %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers of stands.</source>
        <translation>Duos numeros contuberniorum muta inter se.</translation>
    </message>
    <message>
        <source>Make this a step of both sides.</source>
        <translation>Fac hunc actum utriusque exercitus.</translation>
    </message>
    <message>
        <source>Set the strength of %1 to %2.</source>
        <translation>%1: contubernia reliqua pone %2.</translation>
    </message>
    <message>
        <source>Take the invisible characters out.</source>
        <translation>Tolle signa invisibilia.</translation>
    </message>
    <message>
        <source>Keep the first of the two texts.</source>
        <translation>Priorem textum serva.</translation>
    </message>
    <message>
        <source>Remove the text for the language “%1”.</source>
        <translation>Tolle textum linguae «%1».</translation>
    </message>
    <message>
        <source>Keep the second of the two texts.</source>
        <translation>Posteriorem textum serva.</translation>
    </message>
    <message>
        <source>Let units of %1 have two stands at least.</source>
        <translation>%1: manus duo saltem contubernia habeant.</translation>
    </message>
    <message>
        <source>Make it a unit of the type “%1”.</source>
        <translation>Fac manum generis «%1».</translation>
    </message>
    <message>
        <source>Widen the limits of the type %1 to a number of stands of %2.</source>
        <translation>Fines generis extende (%1), ut contubernia %2 liceant.</translation>
    </message>
    <message>
        <source>Swap the two numbers.</source>
        <translation>Duos numeros muta inter se.</translation>
    </message>
    <message>
        <source>Cut the zone of %1 to the table.</source>
        <translation>%1: locum instruendi ad mensam recide.</translation>
    </message>
    <message>
        <source>Turn the zone of %1 the right way round.</source>
        <translation>%1: locum instruendi recte verte.</translation>
    </message>
    <message>
        <source>Give both sides the usual zones.</source>
        <translation>Da utrique exercitui usitatos locos.</translation>
    </message>
    <message>
        <source>This is no scenario of ours: the key “format” with the value “zama-scenario” is missing.</source>
        <translation>Hoc argumentum nostrum non est: deest clavis «format» cum «zama-scenario».</translation>
    </message>
    <message>
        <source>This is no scenario: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Hoc argumentum non est: fasciculus unum obiectum JSON esse debet, quod ab { incipit et in } desinit.</translation>
    </message>
    <message>
        <source>This is no scenario: its format is %1, not “zama-scenario”.</source>
        <translation>Hoc argumentum non est: forma eius est %1, non «zama-scenario».</translation>
    </message>
    <message>
        <source>%1 should stand in the front line of its side (%2); the foremost unit is %3. Skirmishers and elephants belong in front.</source>
        <translation>Manus «%1» in prima acie exercitus stare debet (%2); prima omnium est manus «%3». Procursatorum et elephantorum locus ibi est.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but %3 already leads that unit. A unit has one general; attach him elsewhere or set generals_per_unit to any.</source>
        <translation>%1 est cum manu «%2», sed eam iam ducit %3. Manus unum ducem habet; alio adiunge aut pone generals_per_unit: any.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which belongs to the enemy. Choose a unit of his own side.</source>
        <translation>%1 est cum manu «%2», quae hostium est. Elige manum sui exercitus.</translation>
    </message>
    <message>
        <source>%1 has fallen and cannot be attached to %2. Remove one of the two.</source>
        <translation>%1 cecidit neque cum manu «%2» esse potest. Alterutrum tolle.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but generals may not join units of the type %3.</source>
        <translation>%1 est cum manu «%2», sed huic generi duces se non adiungunt: %3.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which has no stands left.</source>
        <translation>%1 est cum manu «%2», cui nullum contubernium restat.</translation>
    </message>
    <message>
        <source>%1 is not on the table, which is %2 by %3 inches.</source>
        <translation>%1 in mensa non est, quae %2 uncias lata, %3 alta est.</translation>
    </message>
    <message>
        <source>%1 is attached to %2 of another command, but in this scenario generals join their own command only.</source>
        <translation>%1 est cum manu «%2» alius partis, sed in hoc argumento duces suae tantum parti se adiungunt.</translation>
    </message>
    <message>
        <source>The ground “%1” is unknown; plain ground is shown. Write plain.</source>
        <translation>Locus «%1» ignotus est; planus ostenditur. Scribe plain.</translation>
    </message>
    <message>
        <source>The id “%1” has accents that are characters of their own; another id may look the same. Retype it, best without accents.</source>
        <translation>Signum «%1» accentus habet, qui per se litterae sunt; aliud signum eandem speciem habere potest. Iterum scribe, optime sine accentibus.</translation>
    </message>
    <message>
        <source>The id “%1” has an invisible control character in it. Retype it.</source>
        <translation>Signum «%1» notam invisibilem continet. Iterum scribe.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice. Give one of the two another id.</source>
        <translation>Signum «%1» bis adhibetur. Alteri aliud da.</translation>
    </message>
    <message>
        <source>There is an empty id at %1. Give it a short name of its own.</source>
        <translation>Signum vacuum est: %1. Da ei breve nomen proprium.</translation>
    </message>
    <message>
        <source>The id “%1...” is too long: at most %2 bytes.</source>
        <translation>Signum «%1…» nimis longum est: non ultra %2 octeti.</translation>
    </message>
    <message>
        <source>The id “%1” begins or ends with a blank, which nobody will see. Remove it.</source>
        <translation>Signum «%1» ab spatio incipit aut in spatium desinit, quod nemo videbit. Tolle id.</translation>
    </message>
    <message>
        <source>The cursor must be a whole number from 0 to %1, the number of entries.</source>
        <translation>Index numerus integer esse debet a 0 ad %1, quot res scriptae sunt.</translation>
    </message>
    <message>
        <source>The file is damaged from here on: %1 whole entries before this place were kept. What came later is lost.</source>
        <translation>Fasciculus hinc corruptus est: %1 res integrae ante hunc locum servatae sunt. Quae secuta sunt, perierunt.</translation>
    </message>
    <message>
        <source>Entry %1 does not come out as the file says. The battle can be trusted up to the entry before it.</source>
        <translation>Res %1 non ita evenit, ut fasciculus dicit. Usque ad priorem rem proelio fides est.</translation>
    </message>
    <message>
        <source>The list of “entries” is missing, so there is no battle to play.</source>
        <translation>Index «entries» deest; nullum ergo proelium ludi potest.</translation>
    </message>
    <message>
        <source>This is no journal of a battle: its key “format” is not “zama-game”.</source>
        <translation>Hi commentarii proelii non sunt: clavis «format» non est «zama-game».</translation>
    </message>
    <message>
        <source>%1 is no state hash: 16 digits and letters from a to f are wanted.</source>
        <translation>%1 signum status non est: 16 cifrae et litterae ab a ad f postulantur.</translation>
    </message>
    <message>
        <source>This journal has version %1; this program reads versions up to %2. Open it with a newer Zama.</source>
        <translation>Hi commentarii versionis %1 sunt; hoc programma versiones usque ad %2 legit. Aperi eos recentiore Zama.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1; this program knows them up to %2. Open it with a newer Zama.</source>
        <translation>Hoc proelium legibus versionis %1 lusum est; hoc programma eas usque ad %2 novit. Aperi recentiore Zama.</translation>
    </message>
    <message>
        <source>This is no journal: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Hi commentarii non sunt: fasciculus unum obiectum JSON esse debet, quod ab { incipit et in } desinit.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1 and is played again by version %2. It may come out otherwise.</source>
        <translation>Hoc proelium legibus versionis %1 lusum est et nunc versione %2 iterum luditur. Fieri potest, ut aliter cadat.</translation>
    </message>
    <message>
        <source>The “scenario” of the battle is missing, so it cannot be played.</source>
        <translation>Deest «scenario» proelii; ludi ergo non potest.</translation>
    </message>
    <message>
        <source>The “seed” must be a whole number from 0 to 18446744073709551615, in quotation marks.</source>
        <translation>«seed» numerus integer esse debet a 0 ad 18446744073709551615, inter signa citationis.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing to this program and will not be kept.</source>
        <translation>Clavis «%1» huic programmati nihil dicit neque servabitur.</translation>
    </message>
    <message>
        <source>The key “%1” must be a whole number from 1 to %2.</source>
        <translation>Clavis «%1» numerus integer esse debet ab 1 ad %2.</translation>
    </message>
    <message>
        <source>Comments are not allowed in JSON. Put remarks into the key “notes”.</source>
        <translation>JSON adnotationes non admittit. Scribe eas sub clave «notes».</translation>
    </message>
    <message>
        <source>The text %1 contains a line break or control character. Write \n for a new line and close the text with a quotation mark.</source>
        <translation>Textus %1 finem lineae aut notam invisibilem continet. Pro nova linea scribe \n et textum signo citationis claude.</translation>
    </message>
    <message>
        <source>Decimals need a point, not a comma: write 7.5, not 7,5.</source>
        <translation>Decimales puncto egent, non virgula: scribe 7.5, non 7,5.</translation>
    </message>
    <message>
        <source>The key “%1” stands here for the second time; the first is in line %2, column %3. Remove one of the two.</source>
        <translation>Clavis «%1» hic iterum stat; prior est in linea %2, columna %3. Alteram tolle.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Fasciculus vacuus est.</translation>
    </message>
    <message>
        <source>In the text %1 a backslash is followed by something JSON does not know. Write \\ for a backslash.</source>
        <translation>In textu %1 post lineam inversam sequitur, quod JSON non novit. Pro linea inversa scribe \\.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is missing.</source>
        <translation>%1: clavis «%2» deest.</translation>
    </message>
    <message>
        <source>%1 is not how JSON writes numbers. Write digits with a point for decimals, such as 7, 0.5 or -2.25.</source>
        <translation>JSON numeros ita non scribit: %1. Scribe cifras cum puncto, ut 7, 0.5, -2.25.</translation>
    </message>
    <message>
        <source>%1: texts and keys need straight double quotation marks (&quot;).</source>
        <translation>%1: textus et claves signa citationis recta (&quot;) postulant.</translation>
    </message>
    <message>
        <source>A comma or colon is missing before %1.</source>
        <translation>Virgula aut duo puncta desunt ante %1.</translation>
    </message>
    <message>
        <source>The scenario is complete, but something follows it: %1. Remove what comes after the last }.</source>
        <translation>Argumentum finitum est, sed aliquid sequitur: %1. Tolle, quod post ultimum } est.</translation>
    </message>
    <message>
        <source>There is a comma too many before %1. Remove it, or add what is missing.</source>
        <translation>Una virgula abundat ante %1. Tolle eam aut adde, quod deest.</translation>
    </message>
    <message>
        <source>The file ends too early: a closing bracket is missing, or the file was not copied completely.</source>
        <translation>Fasciculus ante tempus finitur: uncus claudens deest, aut fasciculus non totus exscriptus est.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark: %1.</source>
        <translation>Textus, qui hic incipit, signo citationis non clauditur: %1.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 hic stare non potest.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an angle in degrees, such as 180; it is %3.</source>
        <translation>%1: «%2» angulus in gradibus esse debet, ut 180; est %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a length in inches, such as 20.75; it is %3.</source>
        <translation>%1: «%2» longitudo in unciis esse debet, ut 20.75; est %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list in square brackets; it is %3.</source>
        <translation>%1: «%2» index in uncis quadratis esse debet; est %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object in curly brackets; it is %3.</source>
        <translation>%1: «%2» obiectum in uncis undatis esse debet; est %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must name what each of the six faces of the control die does, beginning with 1.</source>
        <translation>%1: «%2» dicere debet, quid quaeque ex sex faciebus iactus regendi efficiat, ab 1 incipiens.</translation>
    </message>
    <message>
        <source>%1: “%2” must be true or false; it is %3.</source>
        <translation>%1: «%2» true aut false esse debet; est %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a text in quotation marks; it is %3.</source>
        <translation>%1: «%2» textus inter signa citationis esse debet; est %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must give a text for each language, such as {&quot;en&quot;: &quot;Zama&quot;}; it is %3.</source>
        <translation>%1: «%2» cuique linguae textum dare debet, ut {&quot;en&quot;: &quot;Zama&quot;}; est %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a whole number; it is %3.</source>
        <translation>%1: «%2» numerus integer esse debet; est %3.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be %3. Choose one of: %4.</source>
        <translation>%1: «%2» esse non potest %3. Elige ex his: %4.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not a scenario. Download the file itself, not the page that shows it.</source>
        <translation>Haec pagina interretialis aut XML est, non argumentum. Ipsum fasciculum deprome, non paginam, quae eum ostendit.</translation>
    </message>
    <message>
        <source>%1 cannot stand here without quotation marks. Only true, false and null can, in small letters.</source>
        <translation>%1 hic sine signis citationis stare non potest. Id solis true, false, null licet, litteris minutis.</translation>
    </message>
    <message>
        <source>There are too many pictures: %1, at most %2 are allowed.</source>
        <translation>Nimis multae imagines sunt: %1, non ultra %2 licent.</translation>
    </message>
    <message>
        <source>There are too many commands: %1, at most %2 are allowed.</source>
        <translation>Nimis multae partes exercituum sunt: %1, non ultra %2 licent.</translation>
    </message>
    <message>
        <source>The brackets are nested too deeply: at most %1 levels are allowed. This is hardly a scenario.</source>
        <translation>Unci nimis alte inclusi sunt: non ultra %1 licent. Hoc vix argumentum est.</translation>
    </message>
    <message>
        <source>There are too many engagements: %1, at most %2 are allowed.</source>
        <translation>Nimis multae implicationes sunt: %1, non ultra %2 licent.</translation>
    </message>
    <message>
        <source>There are too many generals: %1, at most %2 are allowed.</source>
        <translation>Nimis multi duces sunt: %1, non ultra %2 licent.</translation>
    </message>
    <message>
        <source>There are too many unit types: %1, at most %2 are allowed.</source>
        <translation>Nimis multa genera militum sunt: %1, non ultra %2 licent.</translation>
    </message>
    <message>
        <source>There are too many units: %1, at most %2 are allowed.</source>
        <translation>Nimis multae manus sunt: %1, non ultra %2 licent.</translation>
    </message>
    <message>
        <source>The file holds too much: at most %1 values are read. This is far more than any table can take.</source>
        <translation>Fasciculus nimis multa continet: non ultra %1 res leguntur. Tantum nulla mensa capit.</translation>
    </message>
    <message>
        <source>%1: there is no pattern “%2”. Choose plain, stripes, dots or checks.</source>
        <translation>%1: figura «%2» non exstat. Elige plain, stripes, dots, checks.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same colour and pattern; nobody could tell them apart. Change one of the two.</source>
        <translation>%1 et %2 eundem colorem et eandem figuram habent; nemo eos distinguere potest. Alterum muta.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but a facing is from -360 to 360 degrees, clockwise from the top of the table.</source>
        <translation>%1: «%2» est %3, sed frons inter -360 et 360 gradus esse debet, a summa mensa ad dextram circumeundo.</translation>
    </message>
    <message>
        <source>The number %1... is far too large.</source>
        <translation>Numerus %1… multo maior est.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but angles have at most two decimals.</source>
        <translation>%1: «%2» est %3, sed anguli non plus duas decimales habent.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but lengths have at most three decimals (thousandths of an inch).</source>
        <translation>%1: «%2» est %3, sed longitudines non plus tres decimales habent (millesimas unciae).</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, which is far too large.</source>
        <translation>%1: «%2» est %3, quod multo maius est.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but only whole numbers make sense here.</source>
        <translation>%1: «%2» est %3, sed hic numeri integri tantum valent.</translation>
    </message>
    <message>
        <source>%1 degrees: angles go to hundredths of a degree, no finer.</source>
        <translation>%1 gradus: anguli usque ad centesimas gradus scribuntur, non subtilius.</translation>
    </message>
    <message>
        <source>One roll has at most %1 dice.</source>
        <translation>Unus iactus non plus quam %1 tesseras habet.</translation>
    </message>
    <message>
        <source>A path has at most %1 manoeuvres.</source>
        <translation>Via non plus quam %1 motus habet.</translation>
    </message>
    <message>
        <source>%1 inches: lengths go to thousandths of an inch, no finer.</source>
        <translation>%1 unciae: longitudines usque ad millesimas unciae scribuntur, non subtilius.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Clavis «%1» deest.</translation>
    </message>
    <message>
        <source>%1: every part of a path is one manoeuvre, such as {&quot;straight&quot;: 6}.</source>
        <translation>%1: quaeque viae pars unus motus est, ut {&quot;straight&quot;: 6}.</translation>
    </message>
    <message>
        <source>%1 is out of all bounds.</source>
        <translation>%1 omnes fines excedit.</translation>
    </message>
    <message>
        <source>Say either “target” or “shares”: whom the unit fights with all its dice, or how it shares them out.</source>
        <translation>Dic aut «target» aut «shares»: quem manus omnibus tesseris petat aut quomodo eas dividat.</translation>
    </message>
    <message>
        <source>Say either “to” or “join”: the place the general goes to, or the unit he joins.</source>
        <translation>Dic aut locum («to»), quo dux eat, aut manum, cui se adiungat.</translation>
    </message>
    <message>
        <source>This line is too long for an order: at most %1 bytes are read.</source>
        <translation>Haec linea longior est quam iussum: non ultra %1 octeti leguntur.</translation>
    </message>
    <message>
        <source>The scenario has no command “%1”.</source>
        <translation>Pars exercitus «%1» in argumento non est.</translation>
    </message>
    <message>
        <source>The scenario has no general “%1”.</source>
        <translation>Dux «%1» in argumento non est.</translation>
    </message>
    <message>
        <source>The key “%1” has no meaning here. There are: %2.</source>
        <translation>Clavis «%1» hic nihil valet. Sunt: %2.</translation>
    </message>
    <message>
        <source>The scenario has no side “%1”.</source>
        <translation>Exercitus «%1» in argumento non est.</translation>
    </message>
    <message>
        <source>The scenario has no unit “%1”.</source>
        <translation>Manus «%1» in argumento non est.</translation>
    </message>
    <message>
        <source>%1 stands where a list in [ ] is wanted.</source>
        <translation>%1 stat, ubi index in [ ] postulatur.</translation>
    </message>
    <message>
        <source>%1 stands where null is wanted.</source>
        <translation>%1 stat, ubi null postulatur.</translation>
    </message>
    <message>
        <source>%1 stands where a number is wanted.</source>
        <translation>%1 stat, ubi numerus postulatur.</translation>
    </message>
    <message>
        <source>%1 stands where an object in { } is wanted.</source>
        <translation>%1 stat, ubi obiectum in { } postulatur.</translation>
    </message>
    <message>
        <source>%1 stands where a place [x, y] in inches is wanted.</source>
        <translation>%1 stat, ubi locus [x, y] in unciis postulatur.</translation>
    </message>
    <message>
        <source>%1 stands where true or false is wanted.</source>
        <translation>%1 stat, ubi true aut false postulatur.</translation>
    </message>
    <message>
        <source>%1 stands where a text in quotation marks is wanted.</source>
        <translation>%1 stat, ubi textus inter signa citationis postulatur.</translation>
    </message>
    <message>
        <source>%1 stands where only true has a meaning.</source>
        <translation>%1 stat, ubi solum true aliquid valet.</translation>
    </message>
    <message>
        <source>%1 is not known here. There are: %2.</source>
        <translation>%1 hic ignotum est. Sunt: %2.</translation>
    </message>
    <message>
        <source>%1 stands where a whole number is wanted.</source>
        <translation>%1 stat, ubi numerus integer postulatur.</translation>
    </message>
    <message>
        <source>%1: its facing must be from 0 to below 360 degrees.</source>
        <translation>%1: frons a 0 ad minus quam 360 gradus esse debet.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3 inches; it must be from %4 to %5.</source>
        <translation>%1: «%2» est %3 unciae; inter %4 et %5 esse debet.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3; it must be from %4 to %5.</source>
        <translation>%1: «%2» est %3; inter %4 et %5 esse debet.</translation>
    </message>
    <message>
        <source>The sequence of play names the side “%1”, which does not exist.</source>
        <translation>Ordo ludendi exercitum «%1» nominat, qui non exstat.</translation>
    </message>
    <message>
        <source>%1 is of the type “%2”, which does not exist. Add the type or choose another.</source>
        <translation>%1 est generis «%2», quod non exstat. Adde genus aut aliud elige.</translation>
    </message>
    <message>
        <source>%1 is joined to the unit “%2”, which does not exist.</source>
        <translation>%1 est cum manu «%2», quae non exstat.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: you may not write there. Save it in another folder.</source>
        <translation>%1 servari non potest: ibi scribere tibi non licet. Serva in alia capsa.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2. The old file is unchanged.</source>
        <translation>%1 servari non potest: %2. Prior fasciculus integer manet.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the folder does not exist.</source>
        <translation>%1 servari non potest: capsa non exstat.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the disk is full. The old file is unchanged; save elsewhere or make room.</source>
        <translation>%1 servari non potest: discus plenus est. Prior fasciculus integer manet; alibi serva aut locum fac.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: that name belongs to a folder or device. Choose another name.</source>
        <translation>%1 servari non potest: hoc nomen capsae aut machinae est. Aliud elige.</translation>
    </message>
    <message>
        <source>The sequence of play lacks the step “%1”.</source>
        <translation>In ordine ludendi deest actus «%1».</translation>
    </message>
    <message>
        <source>In the sequence of play the charge must come before the melee.</source>
        <translation>In ordine ludendi impetus ante pugnam esse debet.</translation>
    </message>
    <message>
        <source>The sequence of play has the step “%1” more than once.</source>
        <translation>In ordine ludendi actus «%1» plus semel est.</translation>
    </message>
    <message>
        <source>The step “%1” belongs to both sides; remove its side.</source>
        <translation>Actus «%1» utriusque exercitus est; tolle exercitum eius.</translation>
    </message>
    <message>
        <source>The step “%1” needs a side.</source>
        <translation>Actui «%1» exercitus dandus est.</translation>
    </message>
    <message>
        <source>The sequence of play begins with %1, but %2 is listed first among the sides. Swap the two sides.</source>
        <translation>Ordo ludendi incipit: %1, sed primo loco scriptus est: %2. Muta exercitus inter se.</translation>
    </message>
    <message>
        <source>%1 has %2 commanders-in-chief; one is usual.</source>
        <translation>%1: imperatores sunt %2; unus solet esse.</translation>
    </message>
    <message>
        <source>%1 has no units. Give it at least one.</source>
        <translation>%1: nulla manus est. Da unam saltem.</translation>
    </message>
    <message>
        <source>%1 has no units left at the start, so the battle is over before it begins.</source>
        <translation>%1: initio nulla manus restat; proelium ergo finitum est, antequam incipit.</translation>
    </message>
    <message>
        <source>A battle has exactly two sides; this file has %1.</source>
        <translation>Proelium duos exercitus habet, non plures neque pauciores; in hoc fasciculo sunt %1.</translation>
    </message>
    <message>
        <source>This line has %1 cells, but the first line names only %2 columns.</source>
        <translation>Haec linea cellas %1 habet, sed prima linea columnas tantum %2 nominat.</translation>
    </message>
    <message>
        <source>The column “%1” is unknown and was left out. There are: %2.</source>
        <translation>Columna «%1» ignota est et omissa. Sunt: %2.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice. Remove one of the two.</source>
        <translation>Columna «%1» bis adest. Alteram tolle.</translation>
    </message>
    <message>
        <source>%1 needs a command. Write one into the column “command”.</source>
        <translation>%1: pars exercitus deest. Scribe eam in columna «command».</translation>
    </message>
    <message>
        <source>There is no table here. Copy the lines of a spreadsheet together with the line of column names.</source>
        <translation>Hic tabula non est. Exscribe lineas tabulae computatoriae una cum linea nominum.</translation>
    </message>
    <message>
        <source>“%1” is the id of a general, so no unit can have it. Choose another.</source>
        <translation>«%1» signum ducis est; nulla ergo manus id habere potest. Aliud elige.</translation>
    </message>
    <message>
        <source>The first line must name the columns. There are: %1.</source>
        <translation>Prima linea columnas nominare debet. Sunt: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id: ids are up to 64 bytes long and have no control characters, no accents typed by themselves and no blanks at the ends.</source>
        <translation>«%1» signum esse non potest: signa non ultra 64 octetos habent neque notas invisibiles neque accentus per se scriptos neque spatia in initio et fine.</translation>
    </message>
    <message>
        <source>There are too many units: a battle can have %1.</source>
        <translation>Nimis multae manus sunt: proelium capit %1.</translation>
    </message>
    <message>
        <source>There are too many commands: a battle can have %1.</source>
        <translation>Nimis multae partes exercituum sunt: proelium capit %1.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» numerus non est.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>Signum citationis hic aperitur neque usquam clauditur.</translation>
    </message>
    <message>
        <source>%1 is out of range; it must be from %2 to %3.</source>
        <translation>%1 fines excedit; inter %2 et %3 esse debet.</translation>
    </message>
    <message>
        <source>There is no side “%1”. There are: %2.</source>
        <translation>Exercitus «%1» non exstat. Sunt: %2.</translation>
    </message>
    <message>
        <source>The new command “%1” needs a side. Write one into the column “side”.</source>
        <translation>Novae parti «%1» exercitus dandus est. Scribe eum in columna «side».</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it, or is too long. Retype it.</source>
        <translation>Hic textus notam invisibilem continet aut nimis longus est. Iterum scribe.</translation>
    </message>
    <message>
        <source>There is no unit type “%1”. There are: %2.</source>
        <translation>Genus militum «%1» non exstat. Sunt: %2.</translation>
    </message>
    <message>
        <source>The new unit %1 needs a type. Write one into the column “type”.</source>
        <translation>Novae manui «%1» genus dandum est. Scribe id in columna «type».</translation>
    </message>
    <message>
        <source>The unit %1 is there twice. Remove one of the two lines.</source>
        <translation>Manus «%1» bis adest. Alteram lineam tolle.</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it. Retype it.</source>
        <translation>Hic textus notam invisibilem continet. Iterum scribe.</translation>
    </message>
    <message>
        <source>“%1” is no language tag. Write en, fr, de, pt-BR and the like.</source>
        <translation>«%1» signum linguae non est. Scribe en, fr, de, pt-BR et similia.</translation>
    </message>
    <message>
        <source>There are two texts for the language “%1”. Remove one.</source>
        <translation>Duo textus linguae «%1» sunt. Alterum tolle.</translation>
    </message>
    <message>
        <source>This text is too long: at most %1 bytes in one language.</source>
        <translation>Hic textus nimis longus est: in una lingua non ultra %1 octeti.</translation>
    </message>
    <message>
        <source>%1 has no name or title that people can read.</source>
        <translation>%1: nullum nomen aut titulum habet, quem homines legere possint.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its formation must be a single stand.</source>
        <translation>Genus «%1» leges elephantorum habet; unum ergo contubernium esse debet.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its melee hit number is not used.</source>
        <translation>Genus «%1» leges elephantorum habet; numerus ergo feriendi in pugna non adhibetur.</translation>
    </message>
    <message>
        <source>%1 is of the class elephants but has no elephant rules; it will fight like any other unit.</source>
        <translation>Genus «%1» in classe elephantorum est sine legibus elephantorum; sicut ceterae manus pugnabit.</translation>
    </message>
    <message>
        <source>%1 has a hit number after a charge but none for melee, so it rolls no dice.</source>
        <translation>Genus «%1» numerum feriendi post impetum habet, in pugna nullum; tesseras ergo non iacit.</translation>
    </message>
    <message>
        <source>%1: units of several stands need at least two, because a last stand is removed at once.</source>
        <translation>%1: manus plurium contuberniorum duo saltem habere debent, quod ultimum contubernium statim tollitur.</translation>
    </message>
    <message>
        <source>%1 may not fight in melee, so its melee hit number is not used.</source>
        <translation>Genus «%1» comminus pugnare non potest; numerus ergo feriendi in pugna non adhibetur.</translation>
    </message>
    <message>
        <source>%1 is a single stand, so its fewest and most stands must both be 1.</source>
        <translation>Genus «%1» unum contubernium est; minimus ergo et maximus numerus 1 esse debet.</translation>
    </message>
    <message>
        <source>%1: the fewest stands (%2) are more than the most (%3).</source>
        <translation>%1: minimus numerus contuberniorum (%2) maior est maximo (%3).</translation>
    </message>
    <message>
        <source>%1 is not wholly on the table, which is %2 by %3 inches. Move it.</source>
        <translation>Manus «%1» non tota in mensa est, quae %2 uncias lata, %3 alta est. Move eam.</translation>
    </message>
    <message>
        <source>%1 begins outside its side&apos;s deployment zone. Move it into the zone or make the zone larger, unless an ambush is meant.</source>
        <translation>Manus «%1» extra locum instruendi exercitus sui incipit. Move in eum aut locum auge, nisi insidiae sunt.</translation>
    </message>
    <message>
        <source>%1 overlaps %2. Move one of them.</source>
        <translation>%1 et %2 eundem locum ex parte occupant. Alteram move.</translation>
    </message>
    <message>
        <source>The number of stands of %1 is %2; units of the type %5 may have from %3 to %4.</source>
        <translation>%1: numerus contuberniorum est %2; generi %5 licent %3–%4.</translation>
    </message>
    <message>
        <source>%1 has a strength of %2; it must be from 0 (gone) to %3, its number of stands.</source>
        <translation>%1: contubernia reliqua sunt %2; a 0 (sublata) ad %3, numerum contuberniorum, esse debent.</translation>
    </message>
    <message>
        <source>%1 cannot begin with one stand left: a last stand is removed at once. Set its strength to 0 or at least 2.</source>
        <translation>Manus «%1» ab uno contubernio incipere non potest, quod ultimum contubernium statim tollitur. Pone 0 aut 2 saltem.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown. It is kept but has no effect.</source>
        <translation>%1: clavis «%2» ignota est. Servatur, sed nihil valet.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown; did you mean “%3”? It is kept but has no effect.</source>
        <translation>%1: clavis «%2» ignota est; an «%3» voluisti? Servatur, sed nihil valet.</translation>
    </message>
    <message>
        <source>This file has the older version %1 of the format and was read as version %2; saving it after a change writes the new version.</source>
        <translation>Hic fasciculus formae versionem priorem %1 habet et ut versio %2 lectus est; si mutatum servas, nova scribitur.</translation>
    </message>
    <message>
        <source>The key “version” is missing; this program writes version %1.</source>
        <translation>Clavis «version» deest; hoc programma versionem %1 scribit.</translation>
    </message>
    <message>
        <source>This file has version %1 of the format; this program knows versions up to %2. Get a newer program.</source>
        <translation>Hic fasciculus formae versionem %1 habet; hoc programma versiones usque ad %2 novit. Recentius programma para.</translation>
    </message>
    <message>
        <source>The version of the format is given as %1; it must be a whole number this program knows, such as %2.</source>
        <translation>Versio formae scripta est %1; numerus integer esse debet, quem hoc programma novit, ut %2.</translation>
    </message>
    <message>
        <source>A great victory (%2 points) cannot need less than a slight edge (%1 points).</source>
        <translation>Magna victoria (puncta %2) minus postulare non potest quam victoria exigua (puncta %1).</translation>
    </message>
    <message>
        <source>%1 has no deployment zone although deployment is free; the whole table counts as its zone.</source>
        <translation>%1: locus instruendi deest, quamquam libere instruitur; tota mensa pro loco valet.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 reaches beyond the table.</source>
        <translation>%1: locus instruendi ultra mensam pertinet.</translation>
    </message>
    <message>
        <source>The deployment zones of %1 and %2 touch or overlap; units could be placed in contact.</source>
        <translation>Loci instruendi se tangunt aut ex parte iidem sunt (%1, %2); ita manus hostem tangentes collocari possent.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 has no area: left must be less than right and bottom less than top.</source>
        <translation>%1: locus instruendi spatium non habet: left minus esse debet quam right, bottom minus quam top.</translation>
    </message>
</context>
<context>
    <name>JobOutcome</name>
    <message>
        <source>Drawing page %1 of %2…</source>
        <translation>Pagina %1 ex %2 pingitur…</translation>
    </message>
    <message>
        <source>Printing page %1 of %2…</source>
        <translation>Pagina %1 ex %2 imprimitur…</translation>
    </message>
</context>
<context>
    <name>KitSheet</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what is measured, unit of length</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: left out, because this battle cannot be played yet. %2</source>
        <translation>%1: omissum, quod hoc proelium nondum ludi potest. %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>These are yours, the red ones with stripes. The First Hastati are too far off to fight: bring them straight ahead, all 6 inches that foot can go.</source>
        <translation>Rubri et virgati tui sunt. Hastati I longius absunt, quam ut pugnent: duc eos recta totas 6 uncias, quas pedites ire possunt.</translation>
    </message>
    <message>
        <source>Take hold of the First Hastati and pull them straight towards the enemy. Their shadow shows where they will stand.</source>
        <translation>Prehende Hastatos I et recta in hostem trahe. Umbra ostendit, ubi staturi sint.</translation>
    </message>
    <message>
        <source>The Second Hastati stand too far to the left of their enemy. Formed troops can slide forward at a slant: bring them ahead and to the right.</source>
        <translation>Hastati II nimis ad sinistram hostis sui stant. Milites ordinati in obliquum procedere possunt: duc eos ante et ad dextram.</translation>
    </message>
    <message>
        <source>Formed troops never go sideways or back, and at a slant of 45 degrees at most. Pull them more forward than to the right.</source>
        <translation>Milites ordinati numquam in latus aut retro eunt, in obliquum non ultra 45 gradus. Trahe eos magis ante quam ad dextram.</translation>
    </message>
    <message>
        <source>Your horse has come by the road and looks past the enemy. Choose it and drag the round handle at its right front corner forward, to wheel to the left; then pull it on a little.</source>
        <translation>Equites tui per viam venerunt et hostem non spectant. Elige eos et ansam rotundam ad dextrum frontis angulum prorsus trahe, ut signa ad sinistram convertant; deinde paulum eos promove.</translation>
    </message>
    <message>
        <source>Drag the round handle at the right front corner until the horse looks at the enemy: the left corner stays. The wheel is paid for with inches, and horse has 12.</source>
        <translation>Ansam rotundam ad dextrum frontis angulum trahe, donec equites hostem spectent: sinister angulus manet. Conversio unciis constat, quarum equites 12 habent.</translation>
    </message>
    <message>
        <source>The Velites are skirmishers: they may go in any direction. Bring them within 6 inches of the Slingers, for that is how far javelins fly.</source>
        <translation>Velites procursatores sunt: in quamlibet regionem ire possunt. Duc eos intra 6 uncias a Funditoribus; tam longe enim iacula volant.</translation>
    </message>
    <message>
        <source>No corner of skirmishers may end more than 6 inches from where it began, and they may not touch an enemy. 4 inches are enough.</source>
        <translation>Nullus procursatorum angulus ultra 6 uncias ab initio suo abire debet, neque hostem tangere licet. Unciae 4 satis sunt.</translation>
    </message>
    <message>
        <source>Tribune Gaius stands behind the line. Let him join the First Hastati: in a fight he adds a die.</source>
        <translation>Tribunus Gaius post aciem stat. Hastatis I se adiungat: in pugna tesseram addit.</translation>
    </message>
    <message>
        <source>Take the round marker of the general and let go of it on the First Hastati. He goes up to 12 inches, whoever stands there.</source>
        <translation>Prehende notam rotundam ducis et super Hastatis I dimitte. Dux usque ad 12 uncias it, quicumque obstat.</translation>
    </message>
    <message>
        <source>When everybody stands where you want, press “%1”. Then your side shoots.</source>
        <translation>Cum omnes stabunt, ubi vis, preme «%1». Deinde exercitus tuus tela conicit.</translation>
    </message>
    <message>
        <source>“%1” is a button below the table. It ends your step, even while somebody could still act.</source>
        <translation>«%1» est bulla sub mensa. Actum tuum finit, etiam si quis adhuc agere potest.</translation>
    </message>
    <message>
        <source>The Scorpion throws bolts 24 inches far and hits on 4, 5 and 6. Let it shoot at the First Spearmen.</source>
        <translation>Scorpio tela 24 uncias mittit et numeris 4, 5, 6 ferit. Lancearios I petat.</translation>
    </message>
    <message>
        <source>Choose the Scorpion first, then the enemy it is to shoot at.</source>
        <translation>Elige prius Scorpionem, deinde hostem, quem petat.</translation>
    </message>
    <message>
        <source>Now the Velites: a die for each of their stands, and every 6 takes an enemy stand. Let them throw at the Slingers.</source>
        <translation>Nunc Velites: singulae tesserae pro contuberniis, et quisque numerus 6 hosti contubernium tollit. Funditores petant.</translation>
    </message>
    <message>
        <source>A target must be within 6 inches, measured between the nearest edges. Choose the Velites, then the enemy.</source>
        <translation>Qui petitur, intra 6 uncias esse debet, a proximis marginibus mensus. Elige Velites, deinde hostem.</translation>
    </message>
    <message>
        <source>That was your shooting. Press “%1”, and watch what the enemy does.</source>
        <translation>Satis telorum coniecisti. Preme «%1» et specta, quid hostis faciat.</translation>
    </message>
    <message>
        <source>The only way into a fight is a charge. Let the First Hastati charge the First Spearmen.</source>
        <translation>Solus impetus in pugnam ducit. Hastati I in Lancearios I impetum faciant.</translation>
    </message>
    <message>
        <source>A charge must arrive: 6 inches for foot, ahead, at a slant or wheeling. Pull the unit onto the enemy in front of it.</source>
        <translation>Impetus pervenire debet: peditibus sunt 6 unciae, recta, in obliquum, signis conversis. Trahe manum in hostem adversum.</translation>
    </message>
    <message>
        <source>Charges are made in turns, and the enemy passes. The Second Hastati can charge the Second Spearmen.</source>
        <translation>Impetus in vicem fiunt, et hostis impetum omittit. Hastati II in Lancearios II impetum facere possunt.</translation>
    </message>
    <message>
        <source>Pull the Second Hastati onto the Second Spearmen. Whom they meet first must be the one you mean.</source>
        <translation>Trahe Hastatos II in Lancearios II. Cui primum occurrunt, is esse debet, quem petis.</translation>
    </message>
    <message>
        <source>Horse charges 12 inches. The Numidians are no match for it at close quarters.</source>
        <translation>Equites 12 unciis impetum faciunt. Numidae eis comminus pares non sunt.</translation>
    </message>
    <message>
        <source>Pull the Horse straight onto the Numidians. Wheeling uses up inches, and all wheels together may make 45 degrees.</source>
        <translation>Trahe Equites recta in Numidas. Conversio uncias consumit, et omnes conversiones simul 45 gradus non superant.</translation>
    </message>
    <message>
        <source>Enough for this turn: press “%1”. That is to pass, and when both sides have passed, the fights begin.</source>
        <translation>Hoc orbe satis est: preme «%1». Id est impetum omittere; cum uterque exercitus impetum omisit, certamina incipiunt.</translation>
    </message>
    <message>
        <source>Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.</source>
        <translation>Preme «%1», magnam bullam sub mensa, aut clavem spatii: tum nemo tuorum impetum facit.</translation>
    </message>
    <message>
        <source>Now the fights. Who has a single enemy has nothing to choose: press “%1”, then dice decide. Your infantry and horse hit on 5 and 6, theirs only on 6.</source>
        <translation>Nunc certamina. Cui unus hostis est, nihil ei eligendum est: preme «%1», deinde tesserae decernunt. Pedites et equites tui numeris 5 et 6 feriunt, hostes solo 6.</translation>
    </message>
    <message>
        <source>A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.</source>
        <translation>Manus ei tantum hosti tesseras dare potest, quocum pugnat. «%1» omnia relinquit, ut sunt.</translation>
    </message>
    <message>
        <source>The second turn. Whoever fights stays where he is; the others may move, and need not. Press “%1”.</source>
        <translation>Orbis 2. Qui pugnant, loco suo manent; ceteros movere licet, non necesse est. Preme «%1».</translation>
    </message>
    <message>
        <source>Only units that are not engaged can move. Nobody has to.</source>
        <translation>Eae tantum manus moveri possunt, quae non pugnant. Nemini necesse est.</translation>
    </message>
    <message>
        <source>Nobody shoots into a fight, but the Slingers are not in one. Another volley of the Velites!</source>
        <translation>Nemo tela in certamen conicit, sed Funditores non pugnant. Velites iterum tela coniciant!</translation>
    </message>
    <message>
        <source>Choose the Velites, then the Slingers. Units that are engaged are safe from shots.</source>
        <translation>Elige Velites, deinde Funditores. Qui pugnant, a telis tuti sunt.</translation>
    </message>
    <message>
        <source>Enough of shooting: press “%1”.</source>
        <translation>Satis telorum: preme «%1».</translation>
    </message>
    <message>
        <source>Skirmishers are easy to hit at close quarters: 4 or more. Let the Velites charge the Slingers, who are fewer.</source>
        <translation>Procursatores comminus facile feriuntur: 4 aut maior satis est. Velites in Funditores impetum faciant, qui pauciores sunt.</translation>
    </message>
    <message>
        <source>Skirmishers turn once, then charge straight in any direction, and no corner goes farther than 6 inches.</source>
        <translation>Procursatores semel se vertunt, deinde recta in quamlibet regionem impetum faciunt; nullus angulus ultra 6 uncias it.</translation>
    </message>
    <message>
        <source>Press “%1” to pass, and the last fights of this battle begin.</source>
        <translation>Preme «%1», ut impetum omittas, et ultima huius proelii certamina incipiunt.</translation>
    </message>
    <message>
        <source>Those who still stand fight on. Press “%1” and roll: afterwards the losses are counted.</source>
        <translation>Qui adhuc stant, pugnare pergunt. Preme «%1» et iace: postea amissa numerantur.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message>
        <source>%1: %2</source>
        <comment>kind of troops, number of stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has fallen</source>
        <translation>%1 cecidit</translation>
    </message>
</context>
<context>
    <name>MapPages</name>
    <message>
        <source>Figures along the edge are inches from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Numeri in margine unciae sunt ab angulo inter meridiem et occidentem. Linea crassa frontem manus notat, littera in circulo ducem.</translation>
    </message>
    <message>
        <source>Figures along the edge are centimetres from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Numeri in margine centimetra sunt ab angulo inter meridiem et occidentem. Linea crassa frontem manus notat, littera in circulo ducem.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Manus</translation>
    </message>
    <message>
        <source>Front middle x</source>
        <translation>Frons media x</translation>
    </message>
    <message>
        <source>Front middle y</source>
        <translation>Frons media y</translation>
    </message>
    <message>
        <source>Front left x</source>
        <translation>Frons sinistra x</translation>
    </message>
    <message>
        <source>Front left y</source>
        <translation>Frons sinistra y</translation>
    </message>
    <message>
        <source>Front right x</source>
        <translation>Frons dextra x</translation>
    </message>
    <message>
        <source>Front right y</source>
        <translation>Frons dextra y</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Spectat</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Lata</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a general with a unit</comment>
        <translation>%1, cum %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The battle has ended. You can look back through it or begin a new one.</source>
        <translation>Proelium finitum est. Licet id recensere aut novum incipere.</translation>
    </message>
    <message>
        <source>Dice come first: a roll for %1 is due before any other order.</source>
        <translation>Tesserae prius iaciendae sunt (%1); deinde alia iubere licet.</translation>
    </message>
    <message>
        <source>Dice come first: a roll is due before any other order.</source>
        <translation>Tesserae prius iaciendae sunt; deinde alia iubere licet.</translation>
    </message>
    <message>
        <source>No dice are due now. Dice follow from an order; give one first.</source>
        <translation>Nunc nullae tesserae iaciendae sunt: iussum tesseras sequi solet. Prius aliquid iube.</translation>
    </message>
    <message numerus="yes">
        <source>This roll takes %n dice; the number given was %2.</source>
        <translation>
            <numerusform>Hic una tessera iacienda est; numerus datus est %2.</numerusform>
            <numerusform>Hic tesserae iaciendae sunt %n; numerus datus est %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die shows 1 to 6, so it cannot have shown %1. Enter it again.</source>
        <translation>Tessera numeros ab 1 ad 6 ostendit; %1 ergo ostendere non potuit. Iterum scribe.</translation>
    </message>
    <message>
        <source>This order belongs to another step of the turn. Finish the present step to get there.</source>
        <translation>Hoc iussum ad alium actum pertinet. Praesentem actum perfice, ut eo pervenias.</translation>
    </message>
    <message>
        <source>The charge step cannot simply be ended: it is over when both sides have passed, one right after the other. Pass instead.</source>
        <translation>Actus impetus non ita perficitur: finitur, cum uterque exercitus deinceps impetum omisit. Potius impetum omitte.</translation>
    </message>
    <message>
        <source>Commands are placed before the first turn only. From then on units move.</source>
        <translation>Partes exercitus ante primum orbem tantum collocantur. Deinde manus moventur.</translation>
    </message>
    <message>
        <source>The other side gives the orders in this step. Yours comes next.</source>
        <translation>In hoc actu iubet alter exercitus. Tuus mox sequitur.</translation>
    </message>
    <message>
        <source>The other side may charge or pass now. Then it is your turn again.</source>
        <translation>Nunc alteri exercitui impetum facere aut omittere licet. Deinde iterum tu.</translation>
    </message>
    <message>
        <source>The other side places a command now. Then it is your turn again.</source>
        <translation>Nunc alter exercitus partem collocat. Deinde iterum tu.</translation>
    </message>
    <message>
        <source>The order names somebody who is not in this battle or not in that command. Check the name.</source>
        <translation>Iussum aliquem nominat, qui in hoc proelio aut in illa parte exercitus non est. Nomen inspice.</translation>
    </message>
    <message>
        <source>%1 left the battle earlier. Choose a unit that is still on the table.</source>
        <translation>Manus «%1» iam e proelio discessit. Elige manum, quae adhuc in mensa est.</translation>
    </message>
    <message>
        <source>%1 cannot move while engaged. The unit is free again when the enemies it fights are gone.</source>
        <translation>Manus «%1» moveri non potest, dum pugnat. Iterum libera erit, cum hostes eius discesserint.</translation>
    </message>
    <message>
        <source>%1 cannot shoot while engaged. Choose a unit that is free.</source>
        <translation>Manus «%1» tela conicere non potest, dum pugnat. Elige manum liberam.</translation>
    </message>
    <message>
        <source>%1 cannot charge while engaged: that fight goes on first. Choose a unit that is free.</source>
        <translation>Manus «%1» impetum facere non potest, dum pugnat: prius illud certamen pugnatur. Elige manum liberam.</translation>
    </message>
    <message>
        <source>%1 already moved in this step, and a unit moves once. Shooting and charging are still to come.</source>
        <translation>Manus «%1» hoc actu iam mota est, et manus semel movetur. Tela et impetus restant.</translation>
    </message>
    <message>
        <source>%1 already moved this turn, and a general moves once a turn.</source>
        <translation>%1 hoc orbe iam processit, et dux semel quoque orbe movetur.</translation>
    </message>
    <message>
        <source>%1 already shot in this step, and a unit shoots once.</source>
        <translation>Manus «%1» hoc actu tela iam coniecit, et manus semel conicit.</translation>
    </message>
    <message>
        <source>%1 already charged this turn, and a unit charges once a turn.</source>
        <translation>Manus «%1» hoc orbe impetum iam fecit, et manus semel quoque orbe impetum facit.</translation>
    </message>
    <message>
        <source>In this battle %1 can move or shoot in a turn, not both, and one of the two is done.</source>
        <translation>Manus «%1» in hoc proelio uno orbe aut moveri aut tela conicere potest, non utrumque; alterum iam factum est.</translation>
    </message>
    <message>
        <source>%1 must stay in this step, because the general who is with this unit moved separately. Next turn both can go together.</source>
        <translation>Manus «%1» hoc actu manere debet, quod dux eius solus progressus est. Proximo orbe una ire licebit.</translation>
    </message>
    <message>
        <source>%1 already moved together with %2. A separate move can wait for the next turn.</source>
        <translation>%1 una cum manu «%2» iam processit. Motus separatus in proximum orbem differtur.</translation>
    </message>
    <message>
        <source>This order says nowhere to go. Give %1 at least one manoeuvre, or leave the unit as it is.</source>
        <translation>%1: hoc iussum nihil viae continet. Da unum saltem motum aut manum suo loco relinque.</translation>
    </message>
    <message>
        <source>Part %2 of the way for %1 has no length, or one beyond all bounds. Give it a distance or an angle that is possible.</source>
        <translation>%1: viae pars %2 nulla est aut nimis longa. Da intervallum aut angulum, qui fieri possit.</translation>
    </message>
    <message>
        <source>%1 cannot go backwards, as part %2 of the way would, because formed units keep their ranks. Wheel round over some turns, or go ahead.</source>
        <translation>Manus «%1» retro ire non potest, ut in viae parte %2, quod ordines servat. Per aliquot orbes signa converte aut progredere.</translation>
    </message>
    <message>
        <source>%1 can go back too, but part %2 of the way has a length below nothing. Name the direction, and a distance above nothing.</source>
        <translation>%1: retro quoque ire licet, sed viae pars %2 infra nihil est. Nomina regionem et intervallum maius quam nihil.</translation>
    </message>
    <message>
        <source>%1 can go straight ahead, go obliquely forward or wheel, because formed units keep their ranks. Part %2 of the way is something else.</source>
        <translation>Manus «%1» recta aut in obliquum procedere aut signa convertere potest, quod ordines servat. Viae pars %2 alia est: muta eam.</translation>
    </message>
    <message>
        <source>%1 cannot turn about here. Turning about is the whole move of a formed unit, and only where the battle&apos;s options allow it; wheel instead.</source>
        <translation>Manus «%1» hic in tergum se convertere non potest: id totum motum consumit et eis tantum proeliis licet, quorum optiones id sinunt. Potius signa converte.</translation>
    </message>
    <message>
        <source>%1 can go one straight way in any direction and turn once, before or after it. Part %2 of the way does not fit into that.</source>
        <translation>Manus «%1» unam viam rectam in quamlibet regionem ire et semel se vertere potest, ante aut postea. Viae pars %2 non congruit: tolle eam.</translation>
    </message>
    <message>
        <source>%1 can turn, go one straight way in any direction and turn again. Part %2 of the way does not fit into that.</source>
        <translation>Manus «%1» se vertere, unam viam rectam in quamlibet regionem ire, iterum se vertere potest. Viae pars %2 non congruit: tolle eam.</translation>
    </message>
    <message>
        <source>In a charge %1 can turn once and then go one straight way. Part %2 of the way does not fit into that.</source>
        <translation>In impetu manus «%1» semel se vertere, deinde unam viam rectam ire potest. Viae pars %2 non congruit: tolle eam.</translation>
    </message>
    <message>
        <source>In this battle %1 can only charge straight ahead. Part %2 of the way is something else.</source>
        <translation>In hoc proelio manus «%1» impetum recta tantum facere potest. Viae pars %2 alia est: muta eam.</translation>
    </message>
    <message>
        <source>%1 can go obliquely at up to %3 from straight ahead; this way is at %2. Wheel first, or aim farther forward.</source>
        <translation>Manus «%1» in obliquum non ultra %3 a recta via procedere potest; haec via est %2. Prius signa converte aut magis recta procede.</translation>
    </message>
    <message>
        <source>%1 can wheel by %3 in one move; this adds up to %2. The rest can follow next turn.</source>
        <translation>Manus «%1» uno motu non ultra %3 converti potest; hic: %2. Reliqua in proximum orbem differ.</translation>
    </message>
    <message>
        <source>%1 can go %3 in one move; this way takes %2. Stop earlier.</source>
        <translation>Manus «%1» uno motu non ultra %3 ire potest; haec via est %2. Prius consiste.</translation>
    </message>
    <message>
        <source>No corner of %1 may end more than %3 from where it began; here one goes %2. Turn less, or go less far.</source>
        <translation>Nullus angulus manus «%1» ultra %3 ab initio suo abire debet; hic unus %2 abit. Minus te verte aut minus longe i.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Every part of a unit must stay on it.</source>
        <translation>Sic manus «%1» de mensa exiret; tota in mensa manere debet. Prius consiste.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Generals must stay on it.</source>
        <translation>Sic %1 de mensa exiret; duces in mensa manere debent. Prius consiste.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2. Go round, or move %2 away first.</source>
        <translation>Manus «%1» per manum «%2» transire non potest. Circumi aut illam prius move.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2 in the middle of a fight: nobody passes through the engaged. Go round, or wait until that fight is over.</source>
        <translation>Manus «%1» per manum «%2» transire non potest, quae pugnat: per pugnantes nemo transit. Circumi aut exspecta, dum illud certamen finiatur.</translation>
    </message>
    <message>
        <source>%1 would end on top of %2. Stop earlier, or go on until the two are clear of each other.</source>
        <translation>Manus «%1» ibi consistere non potest: locus ex parte occupatus est (%2). Prius consiste aut progredere, donec separatae sint.</translation>
    </message>
    <message>
        <source>%1 would stand on top of %2. Place the two apart.</source>
        <translation>Manus «%1» ibi stare non potest: locus ex parte occupatus est (%2). Eas separatim colloca.</translation>
    </message>
    <message>
        <source>%1 would touch %2, and only a charge brings enemies together. Stop a little earlier; the charge step comes later in the turn.</source>
        <translation>Sic manus «%1» hostem tangeret (%2), et solus impetus ad hostem fert. Paulo prius consiste; actus impetus hoc orbe sequetur.</translation>
    </message>
    <message>
        <source>%1 would stand in contact with %2. Place the unit farther away.</source>
        <translation>Sic manus «%1» hostem tangeret (%2). Longius eam colloca.</translation>
    </message>
    <message>
        <source>%1 cannot push through %2. Move away from it instead.</source>
        <translation>Manus «%1» per hostem perrumpere non potest (%2). Potius ab eo recede.</translation>
    </message>
    <message>
        <source>%1 cannot shoot: troops of this kind carry nothing that flies far enough. They can still charge.</source>
        <translation>Manus «%1» tela conicere non potest, quod nihil habet, quod satis longe volet. Impetum tamen facere licet.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to shoot at.</source>
        <translation>%1 et %2 in eodem exercitu sunt. Elige hostem, quem telis petas.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to charge.</source>
        <translation>%1 et %2 in eodem exercitu sunt. Elige hostem, in quem impetum facias.</translation>
    </message>
    <message>
        <source>%1 cannot shoot at %2 in the middle of a fight. Choose an enemy who is free.</source>
        <translation>Manus «%1» hostem pugnantem telis petere non potest (%2). Elige hostem liberum.</translation>
    </message>
    <message>
        <source>%1 would shoot at %2 for nothing: shots cannot bring an elephant down. Choose another target.</source>
        <translation>Manus «%1» tela frustra coniceret (%2): elephantum enim tela non sternunt. Alium hostem elige.</translation>
    </message>
    <message>
        <source>%1 can shoot %4 far, and the distance to %2 is %3. Choose a nearer target.</source>
        <translation>Manus «%1» manum «%2» telis attingere non potest: intervallum est %3, iactus %4. Elige hostem propiorem.</translation>
    </message>
    <message>
        <source>No single stand of %1 is within %3 of %2, and in this battle only stands in range may shoot. Choose a nearer target.</source>
        <translation>Manus «%1» nullum contubernium intra %3 ab hoste habet (%2), et in hoc proelio ea sola tela coniciunt, quae intra iactum sunt. Elige hostem propiorem.</translation>
    </message>
    <message>
        <source>%1 cannot see that target: the line to it runs through %2. Choose a target in the open.</source>
        <translation>Manus «%1» illum hostem non videt, quod obstat manus «%2». Elige hostem in aperto.</translation>
    </message>
    <message>
        <source>%1 can only shoot forward in this battle, and no part of %2 is ahead. Choose a target in front.</source>
        <translation>Manus «%1» in hoc proelio a fronte tantum tela conicere potest, et hostis nulla parte ante frontem est (%2). Elige hostem adversum.</translation>
    </message>
    <message>
        <source>%1 cannot charge: troops of this kind never do. Choose another unit.</source>
        <translation>Manus «%1» impetum facere non potest, quod hoc genus militum numquam facit. Aliam manum elige.</translation>
    </message>
    <message>
        <source>%1 cannot reach %2 this way: a charge goes up to %3 and must end in contact. The charge is not used up; try another way or another target.</source>
        <translation>Hac via manus «%1» hostem attingere non potest (%2): impetus ad %3 pertinet et hostem tangere debet. Impetus adhuc integer est; aliam viam aut alium hostem quaere.</translation>
    </message>
    <message>
        <source>%1 would run into %2 first. Charge %2, or find a way past.</source>
        <translation>Sic manui «%1» prius alius hostis occurreret (%2). In hunc impetum fac aut aliam viam quaere.</translation>
    </message>
    <message>
        <source>%1 and %2 are not engaged with each other. Choose an enemy this unit is engaged with.</source>
        <translation>%1 et %2 inter se non pugnant. Elige hostem, quocum haec manus pugnat.</translation>
    </message>
    <message>
        <source>%1 cannot place dice without being engaged. Choose a unit that is in a fight.</source>
        <translation>Manus «%1» tesseras dare non potest, nisi pugnat. Elige manum, quae in certamine est.</translation>
    </message>
    <message>
        <source>%1 cannot roll dice in melee, so there is nothing to choose.</source>
        <translation>Manus «%1» in pugna tesseras non iacit; nihil ergo eligendum est.</translation>
    </message>
    <message>
        <source>%1 fights by the elephants&apos; own rules, without melee dice, so there is nothing to choose.</source>
        <translation>Manus «%1» elephantorum legibus pugnat, sine tesseris; nihil ergo eligendum est.</translation>
    </message>
    <message>
        <source>Dice of %1 would be wasted on %2: melee cannot hurt an elephant. Choose another enemy.</source>
        <translation>Manus «%1» tesseras frustra daret (%2), quod elephanto pugna non nocet. Alium hostem elige.</translation>
    </message>
    <message>
        <source>All dice of %1 must go to one enemy; the enemies in this order number %2.</source>
        <translation>Manus «%1» omnes tesseras uni hosti dare debet; in hoc iusso hostes sunt %2. Unum elige.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must place exactly %n dice; this order places %3.</source>
        <translation>
            <numerusform>Manus «%1» unam tesseram dare debet; in hoc iusso dantur %3.</numerusform>
            <numerusform>Manus «%1» tesseras %n dare debet; in hoc iusso dantur %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too late to choose for %1: the choice is closed and the dice come next.</source>
        <translation>Pro manu «%1» sero iam eligitur: electio clausa est et tesserae sequuntur.</translation>
    </message>
    <message>
        <source>%1 fell earlier in this battle. Choose another general.</source>
        <translation>%1 in hoc proelio iam cecidit. Alium ducem elige.</translation>
    </message>
    <message>
        <source>%1 can go %3 in a turn; that place is %2 away. Choose a nearer one.</source>
        <translation>%1 uno orbe ire potest %3; ille locus abest %2. Propiorem elige.</translation>
    </message>
    <message>
        <source>%1 can go %4 in a turn; the way to %2 is %3. Choose a nearer unit.</source>
        <translation>%1 uno orbe ire potest %4; via ad manum «%2» est %3. Propiorem elige.</translation>
    </message>
    <message>
        <source>%1 cannot leave %2 in the middle of a fight.</source>
        <translation>%1 a manu «%2» discedere non potest, dum pugnatur. Exspecta finem certaminis.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: another general is there. Choose another unit.</source>
        <translation>%1 manui «%2» se adiungere non potest, quod ibi alius dux est. Aliam manum elige.</translation>
    </message>
    <message>
        <source>%1 cannot join %2. Generals go with troops of their own side, but not with elephants or machines.</source>
        <translation>%1 manui «%2» se adiungere non potest. Dux cum manu sui exercitus it, sed non cum elephantis aut tormentis. Aliam elige.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: in this battle a general leads only units of one command, and that unit fights under another.</source>
        <translation>%1 manui «%2» se adiungere non potest: in hoc proelio dux unius partis manus ducit, et haec manus ad aliam pertinet. Aliam elige.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another place, or leave it at that.</source>
        <translation>%1 iam ibi est. Alium locum elige aut rem ita relinque.</translation>
    </message>
    <message>
        <source>%1 must be placed inside the deployment zone of this side.</source>
        <translation>%1: hoc loco non licet. Intra locum instruendi huius exercitus colloca.</translation>
    </message>
    <message>
        <source>%1 leads this side and must be placed inside its deployment zone.</source>
        <translation>%1: hoc loco non licet, quod hunc exercitum ducit. Intra locum instruendi eius colloca.</translation>
    </message>
    <message>
        <source>In this battle everybody begins in a fixed place, so no command is placed. Units can move when the turn comes to it.</source>
        <translation>In hoc proelio omnibus certus locus est; nihil ergo collocatur. Manus suo tempore moventur.</translation>
    </message>
    <message>
        <source>This command is in place already. Choose one that is not.</source>
        <translation>Haec pars exercitus iam collocata est. Aliam elige.</translation>
    </message>
    <message>
        <source>The armies are still being placed. The battle begins, and with it the turns, when all commands are in place.</source>
        <translation>Exercitus adhuc instruuntur. Proelium et orbes incipient, cum omnes partes collocatae erunt.</translation>
    </message>
    <message>
        <source>This side said already that it is done. The other side is still choosing.</source>
        <translation>Hic exercitus se paratum esse iam dixit. Exspecta alterum, qui adhuc eligit.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may move.</source>
        <translation>Orbis %1, actus %2: %3, motus.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may shoot.</source>
        <translation>Orbis %1, actus %2: %3, tela.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: both sides may charge.</source>
        <translation>Orbis %1, actus %2: utrique exercitui impetum facere licet.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: melee.</source>
        <translation>Orbis %1, actus %2: pugna comminus.</translation>
    </message>
    <message>
        <source>%1 took up position.</source>
        <translation>Pars «%1» in acie constitit.</translation>
    </message>
    <message>
        <source>Next to act: %1.</source>
        <translation>Nunc agunt: %1.</translation>
    </message>
    <message>
        <source>%1 moved %2.</source>
        <translation>Manus «%1» movetur: %2.</translation>
    </message>
    <message>
        <source>%1 moved alone.</source>
        <translation>%1 sine manu procedit.</translation>
    </message>
    <message>
        <source>%1 joined %2.</source>
        <translation>Manui «%2» se adiunxit %1.</translation>
    </message>
    <message>
        <source>%1 outlived the unit and stood alone.</source>
        <translation>%1 sine manu superest.</translation>
    </message>
    <message>
        <source>%1 fell in the ranks of %2.</source>
        <translation>%1 cadit in ordinibus manus «%2».</translation>
    </message>
    <message>
        <source>%1 came through unhurt.</source>
        <translation>%1 incolumis manet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %2 with %n dice.</source>
        <translation>
            <numerusform>Manus «%1» tela conicit in manum «%2»: una tessera.</numerusform>
            <numerusform>Manus «%1» tela conicit in manum «%2»: tesserae %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>Manus «%1» tela conicit in manum «%3»: unus ictus e %4.</numerusform>
            <numerusform>Manus «%1» tela conicit in manum «%3»: ictus %n e %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shot at %2: hits %3 of %4, stands lost %5.</source>
        <translation>Manus «%1» tela conicit in manum «%2»: ictus %3 e %4, amissa contubernia: %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fought %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>Manus «%1» pugnat cum manu «%3»: unus ictus e %4.</numerusform>
            <numerusform>Manus «%1» pugnat cum manu «%3»: ictus %n e %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 tried to scare %1 and rolled %3.</source>
        <translation>Iactus terroris (%1): %3. Adversa stat manus «%2».</translation>
    </message>
    <message>
        <source>The die for %1 showed %2.</source>
        <translation>Iactus pro duce (%1): %2.</translation>
    </message>
    <message>
        <source>The control die of %1 showed %2.</source>
        <translation>Iactus regendi (%1): %2.</translation>
    </message>
    <message>
        <source>The die for who charges first showed %1.</source>
        <translation>Uter prior impetum faciat, tessera ostendit: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands.</source>
        <translation>
            <numerusform>Manus «%1» amittit unum contubernium.</numerusform>
            <numerusform>Manus «%1» amittit contubernia %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands to the shots of %3.</source>
        <translation>
            <numerusform>Telis manus «%3» manus «%1» amittit unum contubernium.</numerusform>
            <numerusform>Telis manus «%3» manus «%1» amittit contubernia %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands fighting %3.</source>
        <translation>
            <numerusform>In pugna cum manu «%3» manus «%1» amittit unum contubernium.</numerusform>
            <numerusform>In pugna cum manu «%3» manus «%1» amittit contubernia %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in melee.</source>
        <translation>
            <numerusform>In pugna manus «%1» amittit unum contubernium.</numerusform>
            <numerusform>In pugna manus «%1» amittit contubernia %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands under the weight of %3.</source>
        <translation>
            <numerusform>Incursu elephanti (%3) manus «%1» amittit unum contubernium.</numerusform>
            <numerusform>Incursu elephanti (%3) manus «%1» amittit contubernia %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in the path of %3.</source>
        <translation>
            <numerusform>In via elephanti saevientis (%3) manus «%1» amittit unum contubernium.</numerusform>
            <numerusform>In via elephanti saevientis (%3) manus «%1» amittit contubernia %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stand of %1 could not hold alone and left at once.</source>
        <translation>Ultimum contubernium manus «%1» solum stare non potest et statim tollitur.</translation>
    </message>
    <message>
        <source>%1 left the battle.</source>
        <translation>Manus «%1» e proelio tollitur.</translation>
    </message>
    <message>
        <source>%1 left the battle, beaten by %2.</source>
        <translation>Manus «%1» e proelio tollitur; vicit manus «%2».</translation>
    </message>
    <message>
        <source>%1 left the battle, trampled by %2.</source>
        <translation>Manus «%1» e proelio tollitur; proculcavit %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the front over %3.</source>
        <translation>Manus «%1» a fronte impetum facit in manum «%2» (%3).</translation>
    </message>
    <message>
        <source>%1 charged %2 from the flank or rear over %3.</source>
        <translation>Manus «%1» a latere aut a tergo impetum facit in manum «%2» (%3).</translation>
    </message>
    <message>
        <source>%1 charged on for %3 and met %2.</source>
        <translation>Manus «%1» impetum pergit (%3) et in manum «%2» incidit.</translation>
    </message>
    <message>
        <source>%1 charged on for %2 and met nobody.</source>
        <translation>Manus «%1» impetum pergit (%2), sed nemo occurrit.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1: impetus omittitur.</translation>
    </message>
    <message>
        <source>%1 fled before the charge of %2 and left the battle.</source>
        <translation>Tormentum ante impetum deseritur: %1. Petit manus «%2».</translation>
    </message>
    <message>
        <source>%1 took fright at %2 and left the battle without doing harm.</source>
        <translation>%1 perterretur et e campo fugit neque cuiquam nocet. Terret manus «%2».</translation>
    </message>
    <message>
        <source>%1 crashed into %2.</source>
        <translation>%1 in manum «%2» incurrit.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged.</source>
        <translation>Manus «%1» et «%2» proelio implicantur.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer engaged.</source>
        <translation>Manus «%1» et «%2» inter se pugnare desinunt.</translation>
    </message>
    <message>
        <source>%1 chose to fight %2.</source>
        <translation>Manus «%1» hostem eligit: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chose to fight %n enemies.</source>
        <translation>
            <numerusform>Manus «%1» unum hostem eligit.</numerusform>
            <numerusform>Manus «%1» %n hostes eligit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 said: done.</source>
        <translation>%1: paratus exercitus.</translation>
    </message>
    <message>
        <source>The fighting began.</source>
        <translation>Comminus pugnari incipit.</translation>
    </message>
    <message>
        <source>%1 stayed under control.</source>
        <translation>%1 in potestate manet.</translation>
    </message>
    <message>
        <source>%1 ran wild straight ahead and off the battlefield.</source>
        <translation>%1 saevit, recta ruit, e campo abit.</translation>
    </message>
    <message>
        <source>%1 turned right and ran wild, off the battlefield.</source>
        <translation>%1 ad dextram se vertit, saevit, e campo abit.</translation>
    </message>
    <message>
        <source>%1 turned left and ran wild, off the battlefield.</source>
        <translation>%1 ad sinistram se vertit, saevit, e campo abit.</translation>
    </message>
    <message>
        <source>%1 turned round and ran wild, off the battlefield.</source>
        <translation>%1 retro se vertit, saevit, e campo abit.</translation>
    </message>
    <message>
        <source>The fighting paused for this turn.</source>
        <translation>Pugna hoc orbe intermittitur.</translation>
    </message>
    <message>
        <source>Turn %1 ended.</source>
        <translation>Orbis %1 finitur.</translation>
    </message>
    <message>
        <source>Roll one die for who charges first: 1 to 3 is for %1, 4 to 6 for %2.</source>
        <translation>Unam tesseram iace: uter prior impetum faciat? Ab 1 ad 3: %1. A 4 ad 6: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Unam tesseram iace: manus «%1» tela conicit in manum «%3». Ferit numerus %4 aut maior.</numerusform>
            <numerusform>Iace tesseras %n: manus «%1» tela conicit in manum «%3». Ferit numerus %4 aut maior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each 6 hits.</source>
        <translation>
            <numerusform>Unam tesseram iace: manus «%1» tela conicit in manum «%3». Ferit numerus 6.</numerusform>
            <numerusform>Iace tesseras %n: manus «%1» tela conicit in manum «%3». Ferit numerus 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3, though none can hit.</source>
        <translation>
            <numerusform>Unam tesseram iace: manus «%1» tela conicit in manum «%3». Ferire tamen non potest.</numerusform>
            <numerusform>Iace tesseras %n: manus «%1» tela conicit in manum «%3». Nulla tamen ferire potest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %2: on %3 or more %1 will take fright and leave.</source>
        <translation>Unam tesseram iace: manus «%2» elephantum terret (%1). Si %3 aut maior erit, perterritus abibit.</translation>
    </message>
    <message>
        <source>Roll one die for %2: on a 6 %1 will take fright and leave.</source>
        <translation>Unam tesseram iace: manus «%2» elephantum terret (%1). Si 6 erit, perterritus abibit.</translation>
    </message>
    <message>
        <source>Roll one die for %2, though nothing can frighten %1.</source>
        <translation>Unam tesseram iace: manus «%2» elephanto adversa stat (%1). Nihil tamen hunc elephantum terrere potest.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Unam tesseram iace: manus «%1» pugnat cum manu «%3». Ferit numerus %4 aut maior.</numerusform>
            <numerusform>Iace tesseras %n: manus «%1» pugnat cum manu «%3». Ferit numerus %4 aut maior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each 6 hits.</source>
        <translation>
            <numerusform>Unam tesseram iace: manus «%1» pugnat cum manu «%3». Ferit numerus 6.</numerusform>
            <numerusform>Iace tesseras %n: manus «%1» pugnat cum manu «%3». Ferit numerus 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3, though none can hit.</source>
        <translation>
            <numerusform>Unam tesseram iace: manus «%1» pugnat cum manu «%3». Ferire tamen non potest.</numerusform>
            <numerusform>Iace tesseras %n: manus «%1» pugnat cum manu «%3». Nulla tamen ferire potest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %1, who fought with %2: on a 6 the general falls.</source>
        <translation>Unam tesseram iace pro duce (%1), qui cum manu «%2» est. Si 6 erit, cadet.</translation>
    </message>
    <message>
        <source>Roll the control die of %1: will the elephant obey or run wild?</source>
        <translation>Iactus regendi (%1): parebit elephantus an saeviet?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Motus</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Impetus</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Pugna</translation>
    </message>
    <message>
        <source>%1 may place a command. The battle begins when all are in place.</source>
        <translation>%1: partem exercitus collocare licet. Proelium incipiet, cum omnes collocatae erunt.</translation>
    </message>
    <message>
        <source>%1 may move units and generals, each once and in any order.</source>
        <translation>%1: manus et duces movere licet, semel quemque, quolibet ordine.</translation>
    </message>
    <message>
        <source>%1 may shoot with units that can, each once and in any order.</source>
        <translation>%1: tela conicere licet manibus, quae possunt, semel cuique, quolibet ordine.</translation>
    </message>
    <message>
        <source>%1 may charge with one unit, or pass. When both sides pass in a row, the step ends.</source>
        <translation>%1: unum impetum facere aut omittere licet. Cum uterque exercitus deinceps omisit, actus finitur.</translation>
    </message>
    <message>
        <source>Both sides choose whom their units fight. When both are done, the dice fall.</source>
        <translation>Uterque exercitus eligit, quibuscum pugnet. Ambobus paratis tesserae iacientur.</translation>
    </message>
    <message>
        <source>The fights of this turn are being fought.</source>
        <translation>Certamina huius orbis pugnantur.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Proelium finitum est.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Aequo Marte</translation>
    </message>
    <message>
        <source>Slight edge</source>
        <translation>Paulo superior</translation>
    </message>
    <message>
        <source>Great victory</source>
        <translation>Magna victoria</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>Aequo Marte pugnatum est</translation>
    </message>
    <message>
        <source>A slight edge for %1</source>
        <translation>Paulo superior: %1</translation>
    </message>
    <message>
        <source>A great victory for %1</source>
        <translation>Magna victoria: %1</translation>
    </message>
    <message>
        <source>The last turn is over, and the battle is drawn.</source>
        <translation>Ultimus orbis finitus est: aequo Marte pugnatum est.</translation>
    </message>
    <message>
        <source>The last turn is over: a slight edge for %1.</source>
        <translation>Ultimus orbis finitus est. Paulo superior: %1.</translation>
    </message>
    <message>
        <source>The last turn is over: a great victory for %1.</source>
        <translation>Ultimus orbis finitus est. Magna victoria: %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends drawn.</source>
        <translation>Per multos orbes nihil amissum est: proelium aequo Marte finitur.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a slight edge for %1.</source>
        <translation>Per multos orbes nihil amissum est, et proelium finitur. Paulo superior: %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a great victory for %1.</source>
        <translation>Per multos orbes nihil amissum est, et proelium finitur. Magna victoria: %1.</translation>
    </message>
    <message>
        <source>No unit of either side is left: the battle is drawn.</source>
        <translation>Utrique exercitui nulla manus restat: aequo Marte pugnatum est.</translation>
    </message>
    <message>
        <source>Only one side still has units on the table: a great victory for %1.</source>
        <translation>Uni tantum exercitui manus in mensa restant. Magna victoria: %1.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands, and the battle is drawn.</source>
        <translation>Uterque exercitus dimidiam partem contuberniorum amisit: aequo Marte pugnatum est.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands: a slight edge for %1.</source>
        <translation>Uterque exercitus dimidiam partem contuberniorum amisit. Paulo superior: %1.</translation>
    </message>
    <message>
        <source>An army lost half its stands and broke: a great victory for %1.</source>
        <translation>Alter exercitus dimidia parte contuberniorum amissa inclinatus est. Magna victoria: %1.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell, and the battle is drawn.</source>
        <translation>Uterque imperator cecidit: aequo Marte pugnatum est.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell: a slight edge for %1.</source>
        <translation>Uterque imperator cecidit. Paulo superior: %1.</translation>
    </message>
    <message>
        <source>A commander in chief fell: a great victory for %1.</source>
        <translation>Alter imperator cecidit. Magna victoria: %1.</translation>
    </message>
    <message>
        <source>The other side gave the battle up: a great victory for %1.</source>
        <translation>Alter exercitus arma posuit. Magna victoria: %1.</translation>
    </message>
    <message>
        <source>Bring %1 forward, so that the line advances together.</source>
        <translation>Manum «%1» promove, ut tota acies simul procedat.</translation>
    </message>
    <message>
        <source>Keep %1 level with the units beside it: enemies come in through gaps.</source>
        <translation>Manum «%1» cum vicinis aequa; nam per spatia vacua hostes penetrant.</translation>
    </message>
    <message>
        <source>Keep %1 in front as a screen for the troops behind.</source>
        <translation>Manum «%1» pro acie tene, ut eos tegat, qui post sunt.</translation>
    </message>
    <message>
        <source>Lead %1 towards %2 and round the flank.</source>
        <translation>Manum «%1» duc in manum «%2», circum latus eius.</translation>
    </message>
    <message>
        <source>Send %1 towards %2, whose crew will flee from any charge.</source>
        <translation>Manum «%1» mitte in tormentum, quod ante omnem impetum deseritur: %2.</translation>
    </message>
    <message>
        <source>Draw %1 back, out of reach of the enemy.</source>
        <translation>Manum «%1» retrahe, ne hostes eam attingant.</translation>
    </message>
    <message>
        <source>Send %1 to %2, where extra dice will count.</source>
        <translation>Dux (%1) ad manum «%2» eat, ubi tesserae additae valebunt.</translation>
    </message>
    <message>
        <source>%1 should shoot at %2, where that is worth about %3 stands.</source>
        <translation>Manus «%1» tela coniciat in manum «%2»; id contubernia fere %3 valet.</translation>
    </message>
    <message>
        <source>%1 should charge %2: the fight should bring about %3 stands more than it costs.</source>
        <translation>Manus «%1» impetum faciat in manum «%2»; hoc certamen fere %3 contubernia plus afferet, quam adimet.</translation>
    </message>
    <message>
        <source>%1 should charge %2 in the middle of another fight, where help decides.</source>
        <translation>Manus «%1» impetum faciat in manum «%2», quae iam pugnat: ibi auxilium rem decernit.</translation>
    </message>
    <message>
        <source>%1 should charge %2, whose crew must flee.</source>
        <translation>Manus «%1» impetum faciat in tormentum, quod deseri necesse est: %2.</translation>
    </message>
    <message>
        <source>Send %1 against %2: an elephant strikes when it charges, not later.</source>
        <translation>Elephantum (%1) mitte in manum «%2», quod in impetu ferit, postea non.</translation>
    </message>
    <message>
        <source>%1 should charge %2: a charged elephant strikes nobody and may soon run wild.</source>
        <translation>Manus «%1» impetum faciat in elephantum (%2). Qui petitur, nemini nocet et mox fortasse saeviet.</translation>
    </message>
    <message>
        <source>Pass: no charge is worth its risk just now.</source>
        <translation>Impetum omittere praestat, quod nunc nullus periculo suo dignus est.</translation>
    </message>
    <message>
        <source>Done: nothing more is worth doing in this step.</source>
        <translation>Satis est, quod in hoc actu nihil iam prodest.</translation>
    </message>
    <message>
        <source>Put the dice of %1 on %2, where they count most.</source>
        <translation>Manus «%1» tesseras manui «%2» det, ubi plurimum valent.</translation>
    </message>
    <message>
        <source>Drawn by lot from everything that is lawful.</source>
        <translation>Sorte electum ex omnibus, quae licent.</translation>
    </message>
    <message>
        <source>In battles played ahead in thought this went best: %1 won %2 of them.</source>
        <translation>In proeliis animo praeceptis hoc optime cessit: %1, victoriae %2.</translation>
    </message>
    <message>
        <source>Place %1 where there is room for the whole command.</source>
        <translation>Partem «%1» colloca, ubi toti satis loci est.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands</source>
        <translation>
            <numerusform>%n contubernium</numerusform>
            <numerusform>%n contubernia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of their stands</source>
        <translation>
            <numerusform>unum</numerusform>
            <numerusform>%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n manus</numerusform>
            <numerusform>%n manus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Iace tesseram</numerusform>
            <numerusform>Iace tesseras %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type in %n dice</source>
        <translation>
            <numerusform>Scribe tesseram</numerusform>
            <numerusform>Scribe tesseras %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next unit (%n can still act)</source>
        <translation>
            <numerusform>Proxima manus (adhuc %n)</numerusform>
            <numerusform>Proxima manus (adhuc %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next general (%n can still act)</source>
        <translation>
            <numerusform>Proximus dux (adhuc %n)</numerusform>
            <numerusform>Proximus dux (adhuc %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n dux</numerusform>
            <numerusform>%n duces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n paginae</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>Unus ictus</numerusform>
            <numerusform>%n ictus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights, before the dice</source>
        <translation>
            <numerusform>Unum certamen ante iactum</numerusform>
            <numerusform>%n certamina ante iactum</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty. Export the drawing again.</source>
        <translation>Fasciculus vacuus est. Picturam iterum exprime.</translation>
    </message>
    <message>
        <source>The file is too large: at most %1 megabytes are read. Export a simpler drawing.</source>
        <translation>Fasciculus nimis magnus est: non ultra %1 megabyta leguntur. Simpliciorem picturam exprime.</translation>
    </message>
    <message>
        <source>The file cannot be read: it is gone, a folder or a device, or belongs to somebody else.</source>
        <translation>Fasciculus legi non potest: sublatus est aut capsa est aut machinae pars aut alterius est.</translation>
    </message>
    <message>
        <source>The file is compressed (SVGZ). Save it as plain SVG and import that.</source>
        <translation>Fasciculus compressus est (SVGZ). Serva eum ut SVG simplex, deinde insere.</translation>
    </message>
    <message>
        <source>This kind of picture cannot be imported. Save it as PNG, or draw it as SVG.</source>
        <translation>Hoc genus imaginis inseri non potest. Serva eam ut PNG aut delinea ut SVG.</translation>
    </message>
    <message>
        <source>The PNG picture is damaged or far too large: no side may have more than %1 pixels. Save it again, smaller.</source>
        <translation>Imago PNG corrupta aut nimis magna est: nullum latus plus quam %1 puncta habere debet. Minorem serva.</translation>
    </message>
    <message>
        <source>The file is neither an SVG drawing nor a PNG picture, or its text is damaged. Export the drawing again as SVG.</source>
        <translation>Fasciculus neque pictura SVG neque imago PNG est, aut litterae eius corruptae sunt. Picturam iterum ut SVG exprime.</translation>
    </message>
    <message>
        <source>The drawing is damaged or incomplete from line %1 on. Export it again, and copy the whole file.</source>
        <translation>Pictura a linea %1 corrupta aut imperfecta est. Iterum exprime et totum fasciculum exscribe.</translation>
    </message>
    <message>
        <source>The file holds something else than an SVG drawing, perhaps the web page it came from. Download the drawing itself.</source>
        <translation>Fasciculus aliud continet quam picturam SVG, fortasse paginam interretialem, unde venit. Ipsam picturam deprome.</translation>
    </message>
    <message>
        <source>The drawing uses abbreviations of its own (entities), which can be harmful. Save it as plain SVG.</source>
        <translation>Pictura compendiis suis utitur (entitates), quae nocere possunt. Serva ut SVG simplex.</translation>
    </message>
    <message>
        <source>The drawing has more than %1 parts, copies counted. Simplify it, or export it as a PNG picture.</source>
        <translation>Pictura plus quam %1 partes habet, exemplaribus numeratis. Simpliciorem fac aut ut imaginem PNG exprime.</translation>
    </message>
    <message>
        <source>The drawing has groups within groups more than %1 deep. Ungroup it and export it again.</source>
        <translation>Pictura greges intra greges habet ultra numerum %1. Greges dissolve et iterum exprime.</translation>
    </message>
    <message>
        <source>The outlines have more than %1 points. Simplify them, or export the drawing as a PNG picture.</source>
        <translation>Lineae plus quam %1 puncta habent. Simpliciores fac aut picturam ut imaginem PNG exprime.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that drawing it would hold up the table. Simplify it, or export it as a PNG picture.</source>
        <translation>Pictura tam subtilis est, ut mensam moraretur. Simpliciorem fac aut ut imaginem PNG exprime.</translation>
    </message>
    <message>
        <source>The style sheets of the drawing are too long. Export it with “presentation attributes” instead of styles.</source>
        <translation>Praecepta formae in pictura nimis longa sunt. Exprime eam cum «presentation attributes» sine «styles».</translation>
    </message>
    <message>
        <source>There is nothing in the drawing that can be shown. Convert everything to paths and export it again.</source>
        <translation>Nihil in pictura est, quod ostendi possit. Omnia in vias converte et iterum exprime.</translation>
    </message>
    <message>
        <source>The drawing is more than %1 times as long as wide. Crop the page to the figure.</source>
        <translation>Pictura plus quam %1 partibus longior est quam latior. Paginam ad figuram recide.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts are clipped; they will show whole.</source>
        <translation>
            <numerusform>Una pars recisa est; tota ostendetur.</numerusform>
            <numerusform>%n partes recisae sunt; totae ostendentur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are masked; they will show whole.</source>
        <translation>
            <numerusform>Una pars velata est; tota ostendetur.</numerusform>
            <numerusform>%n partes velatae sunt; totae ostendentur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effects, such as blur or shadow, will not show.</source>
        <translation>
            <numerusform>Unus effectus, ut umbra aut nebula, non ostendetur.</numerusform>
            <numerusform>%n effectus, ut umbra aut nebula, non ostendentur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fills with a pattern will be plain grey.</source>
        <translation>
            <numerusform>Unum spatium variegatum cinereum erit.</numerusform>
            <numerusform>%n spatia variegata cinerea erunt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow heads and other markers on lines will not show.</source>
        <translation>Cuspides et ceterae notae linearum non ostendentur.</translation>
    </message>
    <message>
        <source>Very fine dashes will be drawn as whole lines.</source>
        <translation>Lineae subtilissime interruptae continuae fient.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures in the drawing will not show: only PNG pictures that are embedded in the file can.</source>
        <translation>
            <numerusform>Una imago in pictura non ostendetur: PNG tantum in ipso fasciculo inclusae possunt.</numerusform>
            <numerusform>%n imagines in pictura non ostendentur: PNG tantum in ipso fasciculo inclusae possunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies of something that is not in the file will not show.</source>
        <translation>
            <numerusform>Unum exemplar rei, quae in fasciculo deest, non ostendetur.</numerusform>
            <numerusform>%n exemplaria rerum, quae in fasciculo desunt, non ostendentur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing was turned into outlines with the fonts of this computer. Look whether it is right.</source>
        <translation>Litterae in lineas conversae sunt formis huius computatri. Vide, num recte.</translation>
    </message>
    <message>
        <source>Some writing, such as text on a curve or in a frame, will not show. Convert text to paths to keep it.</source>
        <translation>Quaedam litterae, ut in linea curva aut in margine, non ostendentur. Litteras in vias converte, ut maneant.</translation>
    </message>
    <message>
        <source>Links and scripts were left out: a figure only stands there.</source>
        <translation>Nexus et praecepta machinae omissa sunt: figura tantum stat.</translation>
    </message>
    <message>
        <source>Animations were left out: the drawing stands still.</source>
        <translation>Motus omissi sunt: pictura quiescit.</translation>
    </message>
    <message>
        <source>Web pages and text boxes within the drawing will not show.</source>
        <translation>Paginae interretiales et arcae litterarum in pictura non ostendentur.</translation>
    </message>
    <message>
        <source>Fonts, styles or colours that are in other files were left out; nothing outside the drawing is opened.</source>
        <translation>Litterae, formae, colores aliis in fasciculis omissi sunt; nihil extra picturam aperitur.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules of its style sheet are too involved and were left out.</source>
        <translation>
            <numerusform>Unum praeceptum formae nimis implicatum est et omissum.</numerusform>
            <numerusform>%n praecepta formae nimis implicata sunt et omissa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours or sizes use variables of the style sheet and were left out.</source>
        <translation>
            <numerusform>Unus color aut mensura praecepto mutabili utitur et omissa est.</numerusform>
            <numerusform>%n colores aut mensurae praeceptis mutabilibus utuntur et omissi sunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of unknown kinds were left out.</source>
        <translation>
            <numerusform>Una pars ignoti generis omissa est.</numerusform>
            <numerusform>%n partes ignoti generis omissae sunt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing does not say how large its page is; it was cropped to what is drawn.</source>
        <translation>Pictura, quanta pagina sit, non dicit; ad lineas suas recisa est.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that it was turned into a picture; its colours cannot be changed any more.</source>
        <translation>Pictura tam subtilis est, ut in imaginem conversa sit; colores iam mutari non possunt.</translation>
    </message>
    <message>
        <source>The picture was made smaller: its longer side has %1 pixels now.</source>
        <translation>Imago minor facta est: latus longius nunc puncta habet %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 came to the field with %n units, %3 stands in all.</source>
        <translation>
            <numerusform>%1: in campum processit una manus, contubernia %3.</numerusform>
            <numerusform>%1: in campum processerunt %n manus, contubernia omnino %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had drawn up %n units with %3 stands.</source>
        <translation>
            <numerusform>%1: aciem instruxit una manus, contubernia %3.</numerusform>
            <numerusform>%1: aciem instruxerunt %n manus, contubernia %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led %2 that day.</source>
        <translation>Eo die exercitum duxit %1 (%2).</translation>
    </message>
    <message>
        <source>At the head of %2 stood %1.</source>
        <translation>Summum imperium habuit %1 (%2).</translation>
    </message>
    <message>
        <source>In the west the %2 of %1 faced the %4 of %3.</source>
        <translation>In occidente adversae stabant pars «%2» (%1) et pars «%4» (%3).</translation>
    </message>
    <message>
        <source>In the middle the %2 of %1 looked across at the %4 of %3.</source>
        <translation>In media acie inter se aspiciebant pars «%2» (%1) et pars «%4» (%3).</translation>
    </message>
    <message>
        <source>In the east the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>In oriente pugna exspectabatur: hinc pars «%2» (%1), illinc pars «%4» (%3).</translation>
    </message>
    <message>
        <source>At the northern end the %2 of %1 faced the %4 of %3.</source>
        <translation>Ad septentriones adversae stabant pars «%2» (%1) et pars «%4» (%3).</translation>
    </message>
    <message>
        <source>At the southern end the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>Ad meridiem pugna exspectabatur: hinc pars «%2» (%1), illinc pars «%4» (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent the %2 forward, %n units, the farthest by %4.</source>
        <translation>
            <numerusform>%1: pars «%2» unam manum promovit, spatio %4.</numerusform>
            <numerusform>%1: pars «%2» %n manus promovit, unam earum spatio %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 pressed on with %n units, by up to %4.</source>
        <translation>
            <numerusform>Pars «%2» (%1) unam manum propius hostem egit, spatio %4.</numerusform>
            <numerusform>Pars «%2» (%1) %n manus propius hostem egit, usque ad %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 moved up: %n units, the quickest of them by %4.</source>
        <translation>
            <numerusform>Processit pars «%2» (%1): una manus, spatio %4.</numerusform>
            <numerusform>Processit pars «%2» (%1): %n manus, celerrima spatio %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %2 of %1, %n units, as far as %4.</source>
        <translation>
            <numerusform>Signa tulit pars «%2» (%1): una manus processit, spatio %4.</numerusform>
            <numerusform>Signa tulit pars «%2» (%1): %n manus processerunt, usque ad %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came on along a broad front, %n units from %3 commands, the fastest by %4.</source>
        <translation>
            <numerusform>%1: processit una manus e partibus %3, spatio %4.</numerusform>
            <numerusform>%1: longa fronte processerunt %n manus e partibus %3, celerrima spatio %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 advanced: %n units from %3 commands went forward, some as far as %4.</source>
        <translation>
            <numerusform>%1: signa mota sunt; una manus e partibus %3 progressa est, spatio %4.</numerusform>
            <numerusform>%1: signa mota sunt; %n manus e partibus %3 progressae sunt, quaedam usque ad %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line of %1 drew nearer: %n units from %3 commands were on the march, and the swiftest covered %4.</source>
        <translation>
            <numerusform>Propius accessit acies (%1): una manus e partibus %3 in via erat et confecit %4.</numerusform>
            <numerusform>Propius accessit acies (%1): %n manus e partibus %3 in via erant, et velocissima confecit %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew the %2 back, %n units, by as much as %4.</source>
        <translation>
            <numerusform>%1: pars «%2» unam manum retraxit, spatio %4.</numerusform>
            <numerusform>%1: pars «%2» %n manus retraxit, usque ad %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 fell back with %n units, by up to %4.</source>
        <translation>
            <numerusform>Pars «%2» (%1) una manu cessit, spatio %4.</numerusform>
            <numerusform>Pars «%2» (%1) pedem rettulit: %n manus, usque ad %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rearranged the %2: %n units took new places, marching up to %4.</source>
        <translation>
            <numerusform>%1: pars «%2» unam manum novo loco statuit, itinere %4.</numerusform>
            <numerusform>%1: pars «%2» ordinem mutavit; %n manus nova loca ceperunt, itinere usque ad %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shifted %n units to new places, by up to %4.</source>
        <translation>
            <numerusform>Pars «%2» (%1) unam manum in novum locum traduxit, spatio %4.</numerusform>
            <numerusform>Pars «%2» (%1) %n manus in nova loca traduxit, usque ad %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %2 of %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>Pars «%2» (%1): una manus alio se vertit neque locum mutavit.</numerusform>
            <numerusform>Pars «%2» (%1): %n manus alio se verterunt neque locum mutaverunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n units of the %2 turn where they stood.</source>
        <translation>
            <numerusform>%1: pars «%2» unam manum suo loco convertit.</numerusform>
            <numerusform>%1: pars «%2» %n manus suo loco convertit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a place in the ranks of %2.</source>
        <translation>%1 in ordines manus «%2» successit.</translation>
    </message>
    <message>
        <source>From then on %1 was to be found with %2.</source>
        <translation>Ex eo tempore cum manu «%2» fuit %1.</translation>
    </message>
    <message>
        <source>%1 came up to join %2.</source>
        <translation>%1 accessit et manui «%2» se adiunxit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 saw %n of their generals join the ranks; %3 stood with %4.</source>
        <translation>
            <numerusform>%1: unus dux in ordines successit; %3 cum manu «%4» stetit.</numerusform>
            <numerusform>%1: %n duces in ordines successerunt; %3 cum manu «%4» stetit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %1, %n generals took places in the ranks, among them %3 with %4.</source>
        <translation>
            <numerusform>In ordinibus constitit unus dux (%1): %3 cum manu «%4».</numerusform>
            <numerusform>In ordinibus constiterunt %n duces (%1), inter quos %3 cum manu «%4».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot well: %n stands fell, and %3 suffered most.</source>
        <translation>
            <numerusform>Pars «%2» (%1) bene tela coniecit: cecidit unum contubernium e manu «%3».</numerusform>
            <numerusform>Pars «%2» (%1) bene tela coniecit: ceciderunt %n contubernia, pleraque e manu «%3».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 took careful aim and struck down %n stands; %3 had the worst of it.</source>
        <translation>
            <numerusform>Telum certo ictu direxit pars «%2» (%1) et unum contubernium e manu «%3» stravit.</numerusform>
            <numerusform>Tela certo ictu direxit pars «%2» (%1) et %n contubernia stravit; gravissime laboravit manus «%3».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot at %3, who lost %n stands.</source>
        <translation>
            <numerusform>Pars «%2» (%1) tela coniecit in manum «%3», quae unum contubernium amisit.</numerusform>
            <numerusform>Pars «%2» (%1) tela coniecit in manum «%3», quae %n contubernia amisit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 found the range of %3, and %n stands fell.</source>
        <translation>
            <numerusform>Pars «%2» (%1) manum «%3» telis attigit, et unum contubernium cecidit.</numerusform>
            <numerusform>Pars «%2» (%1) manum «%3» telis attigit, et %n contubernia ceciderunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %2 of %1, %3 lost %n stands.</source>
        <translation>
            <numerusform>Sub telis, quae coniecit pars «%2» (%1), manus «%3» unum contubernium amisit.</numerusform>
            <numerusform>Sub telis, quae coniecit pars «%2» (%1), manus «%3» %n contubernia amisit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elsewhere on the line the volleys of %1 brought down another %n stands.</source>
        <translation>
            <numerusform>Alibi in acie tela unum praeterea contubernium straverunt (%1).</numerusform>
            <numerusform>Alibi in acie tela %n praeterea contubernia straverunt (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other volleys of %1 brought down %n more stands.</source>
        <translation>
            <numerusform>Ceteris telis unum etiam contubernium prostratum est (%1).</numerusform>
            <numerusform>Ceteris telis %n etiam contubernia prostrata sunt (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the volleys of %1, %n did no harm.</source>
        <translation>
            <numerusform>%1: unus telorum coniectus irritus fuit.</numerusform>
            <numerusform>%1: %n telorum coniectus irriti fuerunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 let fly %n volleys that harmed nobody.</source>
        <translation>
            <numerusform>%1: unus telorum coniectus in vanum cecidit.</numerusform>
            <numerusform>%1: %n telorum coniectus in vanum ceciderunt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the shots of %1 the last of %2 left the field.</source>
        <translation>Sub telis manus «%1» ultimi e manu «%2» e campo discesserunt.</translation>
    </message>
    <message>
        <source>%2 could bear the shots of %1 no longer and broke up.</source>
        <translation>Manus «%2» tela diutius ferre non potuit, quae coniecit manus «%1», et dilapsa est.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on.</source>
        <translation>Manus «%1» recta in manum «%2» impetum fecit.</translation>
    </message>
    <message>
        <source>%1 went straight for %2.</source>
        <translation>Manus «%1» manum «%2» a fronte petivit.</translation>
    </message>
    <message>
        <source>With a shout %1 threw themselves at %2.</source>
        <translation>Clamore sublato manus «%1» in manum «%2» irruit.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on, and %3 went for %4.</source>
        <translation>Manus «%1» a fronte manum «%2» petivit, manus «%3» manum «%4».</translation>
    </message>
    <message>
        <source>While %1 closed with %2, %3 ran straight at %4.</source>
        <translation>Dum manus «%1» cum manu «%2» congreditur, manus «%3» recta in manum «%4» cucurrit.</translation>
    </message>
    <message>
        <source>%1 threw themselves at %2, and %3 at %4.</source>
        <translation>Manus «%1» in manum «%2» irruit, manus «%3» in manum «%4».</translation>
    </message>
    <message>
        <source>%1 met %2 face to face, and %3 charged %4.</source>
        <translation>Manus «%1» manui «%2» adversa occurrit, et manus «%3» in manum «%4» impetum fecit.</translation>
    </message>
    <message>
        <source>%1 caught %2 in the flank or in the rear.</source>
        <translation>Manus «%1» latus aut tergum manus «%2» nacta est.</translation>
    </message>
    <message>
        <source>From the side or from behind, %1 ran into %2.</source>
        <translation>A latere aut a tergo manus «%1» in manum «%2» irrupit.</translation>
    </message>
    <message>
        <source>%1 and %2 fell upon %3 together.</source>
        <translation>Manus «%1» et «%2» simul in manum «%3» irruerunt.</translation>
    </message>
    <message>
        <source>%3 had two charges to meet, from %1 and from %2.</source>
        <translation>Manus «%3» duobus impetibus petita est, hinc a manu «%1», illinc a manu «%2».</translation>
    </message>
    <message numerus="yes">
        <source>On %2 closed in %n units at once.</source>
        <translation>
            <numerusform>In manum «%2» una manus impetum fecit.</numerusform>
            <numerusform>In manum «%2» simul %n manus impetum fecerunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %2 came %n units together.</source>
        <translation>
            <numerusform>Contra manum «%2» venit una manus.</numerusform>
            <numerusform>Contra manum «%2» simul venerunt %n manus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dared to charge %2 rather than wait for it.</source>
        <translation>Manus «%1» non exspectavit, sed ultro elephantum petere ausa est: %2.</translation>
    </message>
    <message>
        <source>%1 ran in under the tusks of %2.</source>
        <translation>Sub ipsos elephanti dentes cucurrit manus «%1»: %2.</translation>
    </message>
    <message>
        <source>To pin the beast down, %1 went for %2.</source>
        <translation>Ut beluam teneret, manus «%1» impetum fecit: %2.</translation>
    </message>
    <message>
        <source>The crew of %1 saw %2 coming and ran.</source>
        <translation>Ministri hostem viderunt et tormentum reliquerunt: %1. Petivit manus «%2».</translation>
    </message>
    <message>
        <source>%1 stood alone: the crew had fled before %2.</source>
        <translation>Solum stetit tormentum, nam ministri ante impetum fugerant: %1. Petivit manus «%2».</translation>
    </message>
    <message>
        <source>Nobody stayed with %1 to await the charge of %2.</source>
        <translation>Nemo cum tormento mansit, ut impetum exspectaret: %1. Petivit manus «%2».</translation>
    </message>
    <message>
        <source>%1 shied at the noise of %2, turned about and was seen no more.</source>
        <translation>%1 strepitum expavit, terga vertit, nusquam postea visus est. Terruit manus «%2».</translation>
    </message>
    <message>
        <source>At the horns of %2, %1 took fright and trotted away, doing no harm.</source>
        <translation>Cornibus auditis %1 perterritus abiit neque cuiquam nocuit. Terruit manus «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 trampled into %2, which cost the unit %n stands.</source>
        <translation>
            <numerusform>%1 in manum «%2» incurrit, quae unum contubernium amisit.</numerusform>
            <numerusform>%1 in manum «%2» incurrit, quae %n contubernia amisit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %1 struck %2: %n stands were gone at once.</source>
        <translation>
            <numerusform>Tremuit terra, cum %1 incurrit; manus «%2» statim unum contubernium amisit.</numerusform>
            <numerusform>Tremuit terra, cum %1 incurrit; manus «%2» statim %n contubernia amisit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could stop %1; the shock took %n stands from %2.</source>
        <translation>
            <numerusform>Nihil elephanto obstitit: incurrit %1, et manus «%2» unum contubernium amisit.</numerusform>
            <numerusform>Nihil elephanto obstitit: incurrit %1, et manus «%2» %n contubernia amisit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went through %2 like a storm, and the unit was scattered.</source>
        <translation>%1 sicut procella per manum «%2» ruit, quae disiecta est.</translation>
    </message>
    <message>
        <source>When %1 struck %2, nobody stayed to fight on.</source>
        <translation>Cum %1 in manum «%2» incurrit, nemo ad pugnandum mansit.</translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %n elephants of %1 broke into the ranks of %3, where %4 stands were lost in an instant.</source>
        <translation>
            <numerusform>Tremuit terra, cum unus elephantus (%1) in ordines irrupit; puncto temporis amissa sunt contubernia %4 (%3).</numerusform>
            <numerusform>Tremuit terra, cum %n elephanti (%1) in ordines irruperunt; puncto temporis amissa sunt contubernia %4 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tusk beside tusk, %n elephants of %1 thundered into the line of %3 and took %4 stands out of it.</source>
        <translation>
            <numerusform>Unus elephantus (%1) in adversam aciem intonuit et contubernia %4 inde abstulit (%3).</numerusform>
            <numerusform>Dentibus iunctis %n elephanti (%1) in adversam aciem intonuerunt et contubernia %4 inde abstulerunt (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pin the elephants down, %n units of %1 ran to meet them.</source>
        <translation>
            <numerusform>Ut elephantos teneret, una manus eis occurrit (%1).</numerusform>
            <numerusform>Ut elephantos tenerent, %n manus eis occurrerunt (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rather than wait for the elephants, %n units of %1 went at them.</source>
        <translation>
            <numerusform>Elephantos non exspectavit, sed ultro petivit una manus (%1).</numerusform>
            <numerusform>Elephantos non exspectaverunt, sed ultro petiverunt %n manus (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Still at a run, %1 met %2 next.</source>
        <translation>Adhuc currens manus «%1» in manum «%2» incidit.</translation>
    </message>
    <message>
        <source>The same rush carried %1 on into %2.</source>
        <translation>Eodem impetu manus «%1» usque in manum «%2» lata est.</translation>
    </message>
    <message>
        <source>Neither side risked a charge.</source>
        <translation>Neuter exercitus impetum facere ausus est.</translation>
    </message>
    <message>
        <source>Both sides waited, and nobody charged.</source>
        <translation>Uterque exercitus exspectavit, neque quisquam impetum fecit.</translation>
    </message>
    <message>
        <source>%1 broke the ranks of %2 and won the fight.</source>
        <translation>Manus «%1» ordines manus «%2» perrupit et certamen vicit.</translation>
    </message>
    <message>
        <source>%2 gave way before %1 and left the field.</source>
        <translation>Manus «%2» manui «%1» cessit et e campo discessit.</translation>
    </message>
    <message>
        <source>Step by step %1 pushed %2 back until there was nobody left to push.</source>
        <translation>Paulatim manus «%1» manum «%2» reppulit, donec nemo restaret.</translation>
    </message>
    <message>
        <source>The fight between %1 and %2 was over: the field belonged to %1.</source>
        <translation>Finitum est certamen: manus «%1» campum tenuit, victa est manus «%2».</translation>
    </message>
    <message>
        <source>%1 had the better of %2, who broke and ran.</source>
        <translation>Superior discessit manus «%1»; manus «%2» terga vertit et fugit.</translation>
    </message>
    <message>
        <source>Beset from more than one side, %1 left the field.</source>
        <translation>Undique pressa manus «%1» e campo discessit.</translation>
    </message>
    <message>
        <source>There were too many enemies around %1, and the unit came apart.</source>
        <translation>Nimis multi hostes circumstabant: manus «%1» dilapsa est.</translation>
    </message>
    <message>
        <source>%1 fought several enemies at once and could not last.</source>
        <translation>Manus «%1» cum compluribus hostibus simul pugnavit neque diu sustinuit.</translation>
    </message>
    <message>
        <source>%1 and %2 wore each other out until neither was left.</source>
        <translation>Manus «%1» et «%2» tam diu se invicem fatigaverunt, donec neutra restaret.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 outlasted the other; both were gone.</source>
        <translation>Neque manus «%1» neque manus «%2» alteri superfuit: ambae sublatae sunt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands and %2 lost %4, but neither gave way.</source>
        <translation>
            <numerusform>Contubernia amissa – manus «%1»: unum; manus «%2»: %4; neutra cessit.</numerusform>
            <numerusform>Contubernia amissa – manus «%1»: %n; manus «%2»: %4; neutra cessit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was a hard fight: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Acriter pugnatum est. Contubernia amissa – manus «%1»: unum; manus «%2»: %4.</numerusform>
            <numerusform>Acriter pugnatum est. Contubernia amissa – manus «%1»: %n; manus «%2»: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both sides stood fast: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Utrique loco suo steterunt. Contubernia amissa – manus «%1»: unum; manus «%2»: %4.</numerusform>
            <numerusform>Utrique loco suo steterunt. Contubernia amissa – manus «%1»: %n; manus «%2»: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 had lost %5.</source>
        <translation>
            <numerusform>Unum certamen adhuc incertum erat. Contubernia ibi amissa – %2: %3; %4: %5.</numerusform>
            <numerusform>Adhuc incerta erant %n certamina. Contubernia ibi amissa – %2: %3; %4: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was settled yet in %n fights, where %2 had lost %3 and %4 had lost %5.</source>
        <translation>
            <numerusform>In uno certamine nihil adhuc decretum erat. Contubernia ibi amissa – %2: %3; %4: %5.</numerusform>
            <numerusform>In %n certaminibus nihil adhuc decretum erat. Contubernia ibi amissa – %2: %3; %4: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 none.</source>
        <translation>
            <numerusform>Unum certamen adhuc incertum erat. Contubernia ibi amissa – %2: %3; %4: nullum.</numerusform>
            <numerusform>Adhuc incerta erant %n certamina. Contubernia ibi amissa – %2: %3; %4: nullum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody had given way yet, though %2 had lost %3 and %4 none.</source>
        <translation>
            <numerusform>In uno certamine nemo adhuc cesserat. Contubernia ibi amissa – %2: %3; %4: nullum.</numerusform>
            <numerusform>In %n certaminibus nemo adhuc cesserat. Contubernia ibi amissa – %2: %3; %4: nullum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights that went on without a loss on either side.</source>
        <translation>
            <numerusform>Unum certamen sine ullo damno pugnatum est.</numerusform>
            <numerusform>%n certamina sine ullo damno pugnata sunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody fell, and nobody gave way.</source>
        <translation>
            <numerusform>In uno certamine nemo cecidit, nemo cessit.</numerusform>
            <numerusform>In %n certaminibus nemo cecidit, nemo cessit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drivers of %2 kept %n elephants in hand.</source>
        <translation>
            <numerusform>Rector unum elephantum in potestate tenuit (%2).</numerusform>
            <numerusform>Rectores %n elephantos in potestate tenuerunt (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %2, %n elephants still listened to their drivers and fought on.</source>
        <translation>
            <numerusform>Unus elephantus rectori adhuc paruit et pugnare perrexit (%2).</numerusform>
            <numerusform>Adhuc rectoribus paruerunt et pugnare perrexerunt %n elephanti (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would not be held any longer and ran off the field, meeting nobody.</source>
        <translation>%1 diutius retineri non potuit et e campo ruit neque in quemquam incidit.</translation>
    </message>
    <message>
        <source>Wild with noise, %1 broke away and was gone; nobody was in the path.</source>
        <translation>%1 strepitu efferatus erupit et abiit; nemo in via stetit.</translation>
    </message>
    <message>
        <source>%1 shook off the driver and made for open country.</source>
        <translation>%1 rectorem excussit et agros apertos petivit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and it was %2 who paid for it with %n stands.</source>
        <translation>
            <numerusform>%1 saevivit; poenam solvit hostis (%2): cecidit unum contubernium.</numerusform>
            <numerusform>%1 saevivit; poenam solvit hostis (%2): ceciderunt %n contubernia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In its flight %1 went right through the ranks of %2, where %n stands fell.</source>
        <translation>
            <numerusform>In fuga %1 per medios ordines hostium ruit (%2), ubi cecidit unum contubernium.</numerusform>
            <numerusform>In fuga %1 per medios ordines hostium ruit (%2), ubi ceciderunt %n contubernia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild among its own people, and %2 lost %n stands.</source>
        <translation>
            <numerusform>%1 inter suos saevivit; cecidit unum contubernium (%2).</numerusform>
            <numerusform>%1 inter suos saevivit; ceciderunt %n contubernia (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The driver of %1 lost hold, and the beast fled through the ranks of %2, its own side, where %n stands fell.</source>
        <translation>
            <numerusform>%1, a rectore non iam retentus, per ordines suorum fugit (%2), ubi cecidit unum contubernium.</numerusform>
            <numerusform>%1, a rectore non iam retentus, per ordines suorum fugit (%2), ubi ceciderunt %n contubernia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild and made no difference between friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 saevivit neque suos ab hostibus discrevit. Amissa contubernia – %2: unum; %4: %5.</numerusform>
            <numerusform>%1 saevivit neque suos ab hostibus discrevit. Amissa contubernia – %2: %n; %4: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fled in its fright through friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 pavore per suos et hostes fugit. Amissa contubernia – %2: unum; %4: %5.</numerusform>
            <numerusform>%1 pavore per suos et hostes fugit. Amissa contubernia – %2: %n; %4: %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>What remained of %1 scattered before %2.</source>
        <translation>Quidquid e manu «%1» restabat, ante elephantum disiectum est: %2.</translation>
    </message>
    <message>
        <source>%1 stood in the path of %2, and that was the end of the unit.</source>
        <translation>Manus «%1» in via elephanti stetit, neque quisquam superfuit: %2.</translation>
    </message>
    <message>
        <source>%1 fell among the men of %2.</source>
        <translation>%1 inter milites manus «%2» cecidit.</translation>
    </message>
    <message>
        <source>Fighting beside %2, %1 was struck down.</source>
        <translation>Cum manu «%2» pugnans cecidit %1.</translation>
    </message>
    <message>
        <source>%1 did not come back from the fight of %2.</source>
        <translation>%1 e certamine manus «%2» non rediit.</translation>
    </message>
    <message>
        <source>%1, on whom %2 had set their hopes, fell with %3.</source>
        <translation>%1, spes totius exercitus (%2), cum manu «%3» cecidit.</translation>
    </message>
    <message>
        <source>A cry went through the army of %2: %1 had fallen in the ranks of %3.</source>
        <translation>Clamor per exercitum ortus est (%2): in ordinibus manus «%3» ceciderat %1.</translation>
    </message>
    <message>
        <source>%1 had been in the thick of it and came out unhurt.</source>
        <translation>%1 in media pugna fuerat et incolumis evasit.</translation>
    </message>
    <message>
        <source>%1 stood in the front rank, and no blow found its mark.</source>
        <translation>%1 in primo ordine stetit, neque quisquam ferire potuit.</translation>
    </message>
    <message>
        <source>Few would have staked much on %1, but they beat %2; the chance had been %3.</source>
        <translation>Pauci de manu «%1» multum speravissent; vicit tamen manum «%2». Probabilitas fuerat %3.</translation>
    </message>
    <message>
        <source>Against all expectation %1 got the better of %2. When they met, the chance of it was %3.</source>
        <translation>Praeter omnium spem manus «%1» manum «%2» vicit. Cum congrederentur, probabilitas fuit %3.</translation>
    </message>
    <message>
        <source>%1 should have been swept away, and yet some stood their ground: the chance was %2.</source>
        <translation>De manu «%1» actum esse videbatur; quidam tamen locum tenuerunt. Probabilitas fuit %2.</translation>
    </message>
    <message>
        <source>With a chance of only %2, %1 held out.</source>
        <translation>Probabilitas tantum %2 fuit; manus «%1» tamen sustinuit.</translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands; %3 had lost %4.</source>
        <translation>
            <numerusform>Hoc orbe amissa contubernia – %1: unum; %3: %4.</numerusform>
            <numerusform>Hoc orbe amissa contubernia – %1: %n; %3: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the dust settled, %1 had %n stands fewer than before, and %3 had lost %4.</source>
        <translation>
            <numerusform>Ubi pulvis resedit, contubernia deerant – %1: unum; %3: %4.</numerusform>
            <numerusform>Ubi pulvis resedit, contubernia deerant – %1: %n; %3: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the end of the turn %1 had lost %n stands, and %3 had lost %4.</source>
        <translation>
            <numerusform>Sub finem orbis contubernia perierant – %1: unum; %3: %4.</numerusform>
            <numerusform>Sub finem orbis contubernia perierant – %1: %n; %3: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands, and %3 none.</source>
        <translation>
            <numerusform>Hoc orbe amissa contubernia – %1: unum; %3: nullum.</numerusform>
            <numerusform>Hoc orbe amissa contubernia – %1: %n; %3: nullum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 came out of it weaker, by %n stands; %3 had lost nothing.</source>
        <translation>
            <numerusform>Alter exercitus inde debilior discessit, uno contubernio amisso (%1); alter nihil amiserat (%3).</numerusform>
            <numerusform>Alter exercitus inde debilior discessit, %n contuberniis amissis (%1); alter nihil amiserat (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 passed, and nobody was lost.</source>
        <translation>Orbis %1 praeteriit, neque quisquam cecidit.</translation>
    </message>
    <message>
        <source>So ended turn %1, without a loss on either side.</source>
        <translation>Ita finitus est orbis %1, neutro exercitu quicquam amittente.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 stands that counted, %1 had lost %n.</source>
        <translation>
            <numerusform>%1: e contuberniis %3, quae numerabantur, unum amissum est.</numerusform>
            <numerusform>%1: e contuberniis %3, quae numerabantur, amissa sunt %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle had cost %1 %n of the %3 stands that counted.</source>
        <translation>
            <numerusform>Proelio e contuberniis %3, quae numerabantur, periit unum (%1).</numerusform>
            <numerusform>Proelio e contuberniis %3, quae numerabantur, perierunt %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the %2 stands that counted, %1 had not lost one.</source>
        <translation>%1: e contuberniis %2, quae numerabantur, ne unum quidem amissum est.</translation>
    </message>
    <message>
        <source>All the %2 stands of %1 that counted were left.</source>
        <translation>%1: omnia contubernia, quae numerabantur, superfuerunt (%2).</translation>
    </message>
    <message numerus="yes">
        <source>Of the generals of %1, %n did not see the evening.</source>
        <translation>
            <numerusform>%1: unus dux vesperum non vidit.</numerusform>
            <numerusform>%1: %n duces vesperum non viderunt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, in turn %1, the record stops. The battle is not decided yet.</source>
        <translation>Hic, orbe %1, commentarii desinunt. Proelium nondum decretum est.</translation>
    </message>
    <message>
        <source>The shooting tipped the scales towards %1, by %2 of an army.</source>
        <translation>Tela fortunam inclinaverunt: superior factus est exercitus (%1). Momentum: %2 exercitus.</translation>
    </message>
    <message>
        <source>The volleys of this turn were worth %2 of an army to %1.</source>
        <translation>Tela huius orbis alteri exercitui profuerunt (%1). Momentum: %2 exercitus.</translation>
    </message>
    <message>
        <source>The charges of this turn were worth %2 of an army to %1.</source>
        <translation>Impetus huius orbis alteri exercitui profuerunt (%1). Momentum: %2 exercitus.</translation>
    </message>
    <message>
        <source>Who met whom here mattered: the battle leaned towards %1 by %2 of an army more.</source>
        <translation>Multum valuit, quis cui occurreret: fortuna alteri exercitui favit (%1). Momentum: %2 exercitus.</translation>
    </message>
    <message>
        <source>This melee tipped the scales towards %1, by %2 of an army.</source>
        <translation>Haec pugna fortunam inclinavit: superior factus est exercitus (%1). Momentum: %2 exercitus.</translation>
    </message>
    <message>
        <source>This melee was worth %2 of an army to %1.</source>
        <translation>Haec pugna alteri exercitui profuit (%1). Momentum: %2 exercitus.</translation>
    </message>
    <message>
        <source>%1 lost %2, whose voice was missing from then on.</source>
        <translation>Cecidit %2 (%1); ex eo tempore vox ducis defuit.</translation>
    </message>
    <message>
        <source>From here on %1 had to do without %2.</source>
        <translation>Ex eo tempore exercitui defuit %2 (%1).</translation>
    </message>
    <message>
        <source>%1 lost %2, their commander in chief.</source>
        <translation>Cecidit imperator exercitus: %2 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The rampage of %1 took %n stands off the table.</source>
        <translation>
            <numerusform>Furore suo %1 de mensa abstulit unum contubernium.</numerusform>
            <numerusform>Furore suo %1 de mensa abstulit contubernia %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and %n stands were gone.</source>
        <translation>
            <numerusform>%1 saevivit, et periit unum contubernium.</numerusform>
            <numerusform>%1 saevivit, et perierunt %n contubernia.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won against %2, for which the chance had been %3.</source>
        <translation>Manus «%1» manum «%2» vicit; probabilitas fuerat %3.</translation>
    </message>
    <message>
        <source>A victory of %1 over %2 that only %3 of such fights would have brought.</source>
        <translation>Manus «%1» manum «%2» vicit, quod in talibus certaminibus non saepius fit quam %3.</translation>
    </message>
    <message>
        <source>%1 stood fast where the chance was %2.</source>
        <translation>Manus «%1» locum tenuit, cum probabilitas %2 esset.</translation>
    </message>
    <message>
        <source>%1 lasted through a round that only %2 of units in such straits would have lasted through.</source>
        <translation>Manus «%1» congressum sustinuit, quem in tali discrimine non sustinent nisi %2 manuum.</translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %1, %n units, as far as %3.</source>
        <translation>
            <numerusform>Signa tulit pars «%1»: una manus processit, spatio %3.</numerusform>
            <numerusform>Signa tulit pars «%1»: %n manus processerunt, usque ad %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 pressed on with %n units, by up to %3.</source>
        <translation>
            <numerusform>Pars «%1» unam manum propius hostem egit, spatio %3.</numerusform>
            <numerusform>Pars «%1» %n manus propius hostem egit, usque ad %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 moved up: %n units, the quickest of them by %3.</source>
        <translation>
            <numerusform>Processit pars «%1»: una manus, spatio %3.</numerusform>
            <numerusform>Processit pars «%1»: %n manus, celerrima spatio %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 drew %n units back, by as much as %3.</source>
        <translation>
            <numerusform>Pars «%1» unam manum retraxit, spatio %3.</numerusform>
            <numerusform>Pars «%1» %n manus retraxit, usque ad %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 fell back with %n units, by up to %3.</source>
        <translation>
            <numerusform>Pars «%1» una manu cessit, spatio %3.</numerusform>
            <numerusform>Pars «%1» pedem rettulit: %n manus, usque ad %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units took new places, marching up to %3.</source>
        <translation>
            <numerusform>Pars «%1»: una manus novum locum cepit, itinere %3.</numerusform>
            <numerusform>Pars «%1»: %n manus nova loca ceperunt, itinere usque ad %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shifted %n units to new places, by up to %3.</source>
        <translation>
            <numerusform>Pars «%1» unam manum in novum locum traduxit, spatio %3.</numerusform>
            <numerusform>Pars «%1» %n manus in nova loca traduxit, usque ad %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>Pars «%1»: una manus alio se vertit neque locum mutavit.</numerusform>
            <numerusform>Pars «%1»: %n manus alio se verterunt neque locum mutaverunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 had %n units turn where they stood.</source>
        <translation>
            <numerusform>Pars «%1» unam manum suo loco convertit.</numerusform>
            <numerusform>Pars «%1» %n manus suo loco convertit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot well: %n stands fell, and %2 suffered most.</source>
        <translation>
            <numerusform>Pars «%1» bene tela coniecit: cecidit unum contubernium e manu «%2».</numerusform>
            <numerusform>Pars «%1» bene tela coniecit: ceciderunt %n contubernia, pleraque e manu «%2».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 took careful aim and struck down %n stands; %2 had the worst of it.</source>
        <translation>
            <numerusform>Telum certo ictu direxit pars «%1» et unum contubernium e manu «%2» stravit.</numerusform>
            <numerusform>Tela certo ictu direxit pars «%1» et %n contubernia stravit; gravissime laboravit manus «%2».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot at %2, who lost %n stands.</source>
        <translation>
            <numerusform>Pars «%1» tela coniecit in manum «%2», quae unum contubernium amisit.</numerusform>
            <numerusform>Pars «%1» tela coniecit in manum «%2», quae %n contubernia amisit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 found the range of %2, and %n stands fell.</source>
        <translation>
            <numerusform>Pars «%1» manum «%2» telis attigit, et unum contubernium cecidit.</numerusform>
            <numerusform>Pars «%1» manum «%2» telis attigit, et %n contubernia ceciderunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %1, %2 lost %n stands.</source>
        <translation>
            <numerusform>Sub telis, quae coniecit pars «%1», manus «%2» unum contubernium amisit.</numerusform>
            <numerusform>Sub telis, quae coniecit pars «%1», manus «%2» %n contubernia amisit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Orbis %1</translation>
    </message>
    <message>
        <source>The armies before the battle</source>
        <translation>Exercitus ante proelium</translation>
    </message>
    <message>
        <source>The table after turn %1</source>
        <translation>Mensa post orbem %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Discrimina proelii</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Exitus proelii</translation>
    </message>
    <message>
        <source>Losses side by side</source>
        <translation>Amissa utriusque exercitus</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Manus reliquae</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Contub. reliqua</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Amissa</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 ex %2</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Duces</translation>
    </message>
    <message>
        <source>Stands that count for victory</source>
        <translation>Numerata ad victoriam</translation>
    </message>
    <message>
        <source>Show the events that each sentence rests on</source>
        <translation>Ostende res gestas, quibus quaeque sententia nititur</translation>
    </message>
    <message>
        <source>An event is named by its entry in the battle&apos;s record and its place in that entry.</source>
        <translation>Res gesta nominatur numero suo in commentariis proelii et loco in eo numero.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands</source>
        <translation>
            <numerusform>%1: uno contubernio plus</numerusform>
            <numerusform>%1: %n contuberniis plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands</source>
        <translation>
            <numerusform>%1: uno contubernio minus</numerusform>
            <numerusform>%1: %n contuberniis minus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n more stands for each unit</source>
        <translation>
            <numerusform>%1 (%2): uno contubernio plus in quaque manu</numerusform>
            <numerusform>%1 (%2): %n contuberniis plus in quaque manu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1 (%2): uno contubernio minus in quaque manu</numerusform>
            <numerusform>%1 (%2): %n contuberniis minus in quaque manu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands for each unit</source>
        <translation>
            <numerusform>%1: uno contubernio plus in quaque manu</numerusform>
            <numerusform>%1: %n contuberniis plus in quaque manu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1: uno contubernio minus in quaque manu</numerusform>
            <numerusform>%1: %n contuberniis minus in quaque manu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 farther forward</source>
        <translation>%1: ante, spatio %2</translation>
    </message>
    <message>
        <source>%1: %2 farther back</source>
        <translation>%1: retro, spatio %2</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther forward</source>
        <translation>Totus exercitus (%1): ante, spatio %2</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther back</source>
        <translation>Totus exercitus (%1): retro, spatio %2</translation>
    </message>
    <message>
        <source>%1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>%1: in pugna ferit numerus %3 aut maior pro %2</translation>
    </message>
    <message>
        <source>%1: a hit after charging from %3 upwards, in place of %2</source>
        <translation>%1: post impetum ferit numerus %3 aut maior pro %2</translation>
    </message>
    <message>
        <source>Against %1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>Adversus (%1): in pugna ferit numerus %3 aut maior pro %2</translation>
    </message>
    <message>
        <source>%1: a hit when shooting from %3 upwards, in place of %2</source>
        <translation>%1: telis ferit numerus %3 aut maior pro %2</translation>
    </message>
    <message>
        <source>A turn limit of %2 in place of %1</source>
        <translation>Numerus orbium: %2 pro %1</translation>
    </message>
    <message>
        <source>About %2 in 100 for %1 (%3 to %4)</source>
        <translation>%1: victoriae fere %2 e 100 (%3–%4)</translation>
    </message>
    <message>
        <source>With draws shared, about %2 in 100 for %1 (%3 to %4)</source>
        <translation>%1: aequis divisis fere %2 e 100 (%3–%4)</translation>
    </message>
    <message>
        <source>About %1 in 100 drawn (%2 to %3)</source>
        <translation>Aequo Marte fere %1 e 100 (%2–%3)</translation>
    </message>
    <message>
        <source>Great victories in 100: %2 for %1, %4 for %3</source>
        <translation>Magnae victoriae e 100 – %1: %2; %3: %4</translation>
    </message>
    <message>
        <source>A draw shared between both: %2 for %1, %4 for %3</source>
        <translation>Aequis inter utrumque divisis – %1: %2; %3: %4</translation>
    </message>
    <message>
        <source>As it is, about %2 of 100 battles go to %1; a draw counts half.</source>
        <translation>Nunc e 100 proeliis fere %2 vincuntur: %1. Aequum pro dimidio numeratur.</translation>
    </message>
    <message>
        <source>At best, about %2 of 100 go to %1.</source>
        <translation>In optimo statu e 100 fere %2 vincuntur: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n battles played</source>
        <translation>
            <numerusform>unum proelium pugnatum</numerusform>
            <numerusform>%n proelia pugnata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %n battles</source>
        <translation>
            <numerusform>%2 ex uno proelio</numerusform>
            <numerusform>%2 e %n proeliis</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few battles yet to say who is favoured.</source>
        <translation>Proelia adhuc pauciora sunt, quam ut dicatur, uter superior sit.</translation>
    </message>
    <message>
        <source>An even battle.</source>
        <translation>Proelium aequum est.</translation>
    </message>
    <message>
        <source>The battle leans towards %1.</source>
        <translation>Proelium paulum inclinat: %1.</translation>
    </message>
    <message>
        <source>The battle clearly favours %1.</source>
        <translation>Proelium plane favet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>Unus orbis</numerusform>
            <numerusform>%n orbes</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 turns (%2 to %3)</source>
        <translation>Orbes fere %1 (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes of class time (%2 to %3)</source>
        <translation>
            <numerusform>Fere una minuta in schola (%2–%3)</numerusform>
            <numerusform>Fere %n minutae in schola (%2–%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lessons of 50 minutes</source>
        <translation>
            <numerusform>una lectio 50 minutarum</numerusform>
            <numerusform>%n lectiones 50 minutarum</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 still there at the end, %2 won %3 battles in 100; without, %4.</source>
        <translation>%2: victoriae e 100, si sub finem adest %1: %3; si abest: %4.</translation>
    </message>
    <message>
        <source>%1 took about %2 enemy stands a battle and lost about %3.</source>
        <translation>%1: hostium contubernia quoque proelio sustulit fere %2, amisit fere %3.</translation>
    </message>
    <message numerus="yes">
        <source>move %n pieces</source>
        <translation>
            <numerusform>unam rem movere</numerusform>
            <numerusform>%n res movere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n pieces</source>
        <translation>
            <numerusform>unam rem vertere</numerusform>
            <numerusform>%n res vertere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nudge %n pieces</source>
        <translation>
            <numerusform>unam rem paulum movere</numerusform>
            <numerusform>%n res paulum movere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n pieces</source>
        <translation>
            <numerusform>unam rem delere</numerusform>
            <numerusform>%n res delere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate %n pieces</source>
        <translation>
            <numerusform>unam rem geminare</numerusform>
            <numerusform>%n res geminare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %n pieces</source>
        <translation>
            <numerusform>unam rem inserere</numerusform>
            <numerusform>%n res inserere</numerusform>
        </translation>
    </message>
    <message>
        <source>align</source>
        <translation>ad lineam dirigere</translation>
    </message>
    <message>
        <source>share out evenly</source>
        <translation>aequaliter disponere</translation>
    </message>
    <message>
        <source>close up</source>
        <translation>ordines densare</translation>
    </message>
    <message>
        <source>mirror across the table</source>
        <translation>trans mensam convertere</translation>
    </message>
    <message>
        <source>replace the enemy by a mirror image</source>
        <translation>hostem imagine conversa reponere</translation>
    </message>
    <message numerus="yes">
        <source>draw up in %n lines</source>
        <translation>
            <numerusform>in unam aciem instruere</numerusform>
            <numerusform>in %n acies instruere</numerusform>
        </translation>
    </message>
    <message>
        <source>move into the deployment zone</source>
        <translation>in locum instruendi movere</translation>
    </message>
    <message>
        <source>deployment zone</source>
        <translation>locum instruendi mutare</translation>
    </message>
    <message>
        <source>table</source>
        <translation>mensam mutare</translation>
    </message>
    <message>
        <source>attach the general</source>
        <translation>ducem adiungere</translation>
    </message>
    <message>
        <source>detach the general</source>
        <translation>ducem disiungere</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>nomen mutare</translation>
    </message>
    <message>
        <source>change the order of battle</source>
        <translation>indicem copiarum mutare</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>manum addere</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>partem exercitus addere</translation>
    </message>
    <message>
        <source>add a general</source>
        <translation>ducem addere</translation>
    </message>
    <message>
        <source>add a side</source>
        <translation>exercitum addere</translation>
    </message>
    <message>
        <source>number of stands</source>
        <translation>numerum contuberniorum mutare</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>imperatorem creare</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces change sides</source>
        <translation>
            <numerusform>unam rem alteri exercitui dare</numerusform>
            <numerusform>%n res alteri exercitui dare</numerusform>
        </translation>
    </message>
    <message>
        <source>table of the order of battle</source>
        <translation>tabulam indicis copiarum inserere</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nomen mutare</translation>
    </message>
    <message>
        <source>unit type</source>
        <translation>genus militum mutare</translation>
    </message>
    <message>
        <source>stands left</source>
        <translation>contubernia reliqua mutare</translation>
    </message>
    <message>
        <source>place</source>
        <translation>locum mutare</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>frontem vertere</translation>
    </message>
    <message>
        <source>general</source>
        <translation>ducem mutare</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colores mutare</translation>
    </message>
    <message>
        <source>text</source>
        <translation>verba mutare</translation>
    </message>
    <message>
        <source>default language</source>
        <translation>linguam principalem mutare</translation>
    </message>
    <message>
        <source>remove a language</source>
        <translation>linguam tollere</translation>
    </message>
    <message>
        <source>rule option</source>
        <translation>optionem legum mutare</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>numerum orbium mutare</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>puncta victoriae mutare</translation>
    </message>
    <message>
        <source>sequence of play</source>
        <translation>ordinem ludendi mutare</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>priorem exercitum mutare</translation>
    </message>
    <message>
        <source>mend a fault</source>
        <translation>vitium emendare</translation>
    </message>
    <message>
        <source>add from the library</source>
        <translation>e thesauro addere</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>opus non servatum restituere</translation>
    </message>
    <message>
        <source>read the file again</source>
        <translation>fasciculum iterum legere</translation>
    </message>
    <message>
        <source>bring back an earlier version</source>
        <translation>priorem formam restituere</translation>
    </message>
    <message>
        <source>make the battle more even</source>
        <translation>proelium aequare</translation>
    </message>
    <message>
        <source>add a unit type</source>
        <translation>genus militum addere</translation>
    </message>
    <message>
        <source>duplicate a unit type</source>
        <translation>genus militum geminare</translation>
    </message>
    <message>
        <source>delete a unit type</source>
        <translation>genus militum delere</translation>
    </message>
    <message>
        <source>kind of troops</source>
        <translation>formam militum mutare</translation>
    </message>
    <message>
        <source>how troops move</source>
        <translation>motum militum mutare</translation>
    </message>
    <message>
        <source>how troops shoot</source>
        <translation>tela militum mutare</translation>
    </message>
    <message>
        <source>how troops fight</source>
        <translation>pugnam militum mutare</translation>
    </message>
    <message>
        <source>rules of elephants</source>
        <translation>leges elephantorum mutare</translation>
    </message>
    <message>
        <source>a trait of troops</source>
        <translation>proprietatem militum mutare</translation>
    </message>
    <message>
        <source>stands of a unit type</source>
        <translation>contubernia generis mutare</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figuram mutare</translation>
    </message>
    <message>
        <source>import a drawing</source>
        <translation>picturam inserere</translation>
    </message>
    <message>
        <source>give a drawing its back</source>
        <translation>tergum picturae addere</translation>
    </message>
    <message>
        <source>remove the drawing of a back</source>
        <translation>tergum picturae tollere</translation>
    </message>
    <message>
        <source>remove a drawing</source>
        <translation>picturam tollere</translation>
    </message>
    <message numerus="yes">
        <source>%n things must be mended before this battle can be played</source>
        <translation>
            <numerusform>una res emendanda est, antequam hoc proelium ludi possit</numerusform>
            <numerusform>%n res emendandae sunt, antequam hoc proelium ludi possit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playable, with %n doubts</source>
        <translation>
            <numerusform>ludi potest, sed una res dubia est</numerusform>
            <numerusform>ludi potest, sed %n res dubiae sunt</numerusform>
        </translation>
    </message>
    <message>
        <source>all good: this battle can be played</source>
        <translation>omnia bene: hoc proelium ludi potest</translation>
    </message>
    <message numerus="yes">
        <source>There was no free place for %n pieces: they stand on top of others.</source>
        <translation>
            <numerusform>Uni rei locus liber non erat: super alia stat.</numerusform>
            <numerusform>%n rebus locus liber non erat: super aliis stant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces selected</source>
        <translation>
            <numerusform>una res electa</numerusform>
            <numerusform>%n res electae</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Orbis</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Motus</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Coniectus telorum</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Impetus</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elephanti</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quis vincat</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1: motus</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: tela</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Uterque exercitus: impetus</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Uterque exercitus: pugna</translation>
    </message>
    <message>
        <source>Each unit and each general at most once, in any order.</source>
        <translation>Quaeque manus et quisque dux non plus semel, quolibet ordine.</translation>
    </message>
    <message>
        <source>Each unit that can shoot at most once, one after another. Take off stands at once.</source>
        <translation>Quaeque manus, quae potest, non plus semel tela conicit, alia post aliam. Contubernia statim tolle.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought, a control die for each elephant.</source>
        <translation>Primum omnes tesserae, deinde omnia amissa, ultima contubernia, tessera pro quoque duce, qui pugnavit, iactus regendi pro quoque elephanto.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought.</source>
        <translation>Primum omnes tesserae, deinde omnia amissa, ultima contubernia, tessera pro quoque duce, qui pugnavit.</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands one by one in turns, each inside its own zone.</source>
        <translation>Ante primum orbem exercitus partes suas in vicem collocant, singulas deinceps, quisque intra suum locum instruendi.</translation>
    </message>
    <message>
        <source>In each step a unit gets at most one order, in any order of units. A unit may move, shoot and charge in the same turn.</source>
        <translation>Quoque actu manus non plus unum iussum accipit; ordo manuum liber est. Eodem orbe manum movere, tela conicere, impetum facere licet.</translation>
    </message>
    <message>
        <source>This battle begins in its midst: with step %2 of turn %1.</source>
        <translation>Hoc proelium medium incipit: orbe %1, actu %2.</translation>
    </message>
    <message>
        <source>The battle is over when turn %1 is.</source>
        <translation>Proelium finitur, cum orbis %1 finitus est.</translation>
    </message>
    <message>
        <source>There is no last turn. The battle is over when %1 whole turns in a row have cost nobody anything.</source>
        <translation>Ultimus orbis nullus est. Proelium finitur, cum %1 toti orbes deinceps nemini quicquam ademerunt.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel. All wheels of one move together turn a unit by at most %1.</source>
        <translation>Manus ordinata recta procedit, in obliquum non ultra %1 labitur aut signa convertit. Omnes conversiones unius motus simul non ultra %1 manum vertunt.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel as far as their way lasts.</source>
        <translation>Manus ordinata recta procedit, in obliquum non ultra %1 labitur aut signa convertit, quamdiu via sufficit.</translation>
    </message>
    <message>
        <source>Wheeling: one front corner stays where it is, the other goes round it. The way of that corner is what it costs.</source>
        <translation>Conversio: alter frontis angulus manet, alter circum eum it. Via illius anguli solvenda est.</translation>
    </message>
    <message>
        <source>Formed units never turn about, go back or step sideways.</source>
        <translation>Manus ordinata numquam in tergum se convertit, numquam retro aut in latus it.</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands. It never goes back or sideways.</source>
        <translation>Manus ordinata totum motum consumere potest, ut suo loco in tergum se convertat. Numquam retro aut in latus it.</translation>
    </message>
    <message>
        <source>Units that go any direction take one straight way and turn once, before or after it. No corner may end farther away than the move is long.</source>
        <translation>Quibus motus liber est, unam viam rectam eunt et semel se vertunt, ante aut postea. Nullus angulus longius abire debet, quam motus patet.</translation>
    </message>
    <message>
        <source>Units of one stand that go any direction take one straight way, and turn before it and after it as they like.</source>
        <translation>Manus unius contubernii, quibus motus liber est, unam viam rectam eunt et ante et post eam ad arbitrium se vertunt.</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Procursatoribus per suos, suis per procursatores transire licet, si nemo super alio consistit. Per pugnantes nemo transit.</translation>
    </message>
    <message>
        <source>Nobody goes through friends.</source>
        <translation>Nemo per suos transit.</translation>
    </message>
    <message>
        <source>Everybody may go through friends, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Omnibus per suos transire licet, si nemo super alio consistit. Per pugnantes nemo transit.</translation>
    </message>
    <message>
        <source>A move never touches an enemy. Only a charge does.</source>
        <translation>Motus hostem numquam tangit. Solus impetus tangit.</translation>
    </message>
    <message>
        <source>Every part of a unit stays on the table.</source>
        <translation>Tota manus in mensa manet.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it and does not move.</source>
        <translation>Quisquis pugnat, in pugna manet neque movetur.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only an elephant under control may move off.</source>
        <translation>Quisquis pugnat, in pugna manet. Solus elephantus, qui in potestate est, abire potest.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers may move off.</source>
        <translation>Quisquis pugnat, in pugna manet. Soli procursatores abire possunt.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers and elephants under control may move off.</source>
        <translation>Quisquis pugnat, in pugna manet. Soli procursatores et elephanti, qui in potestate sunt, abire possunt.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. If any part of the unit is in range, all its stands roll one die each.</source>
        <translation>Manus unam hostium manum telis petit. Si qua pars eius intra iactum est, omnia contubernia singulas tesseras iaciunt.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. Only stands whose own base is in range roll one die each.</source>
        <translation>Manus unam hostium manum telis petit. Ea tantum contubernia, quorum basis intra iactum est, singulas tesseras iaciunt.</translation>
    </message>
    <message>
        <source>Each hit takes one stand, at once.</source>
        <translation>Quisque ictus unum contubernium tollit, et statim.</translation>
    </message>
    <message>
        <source>Nothing blocks a shot.</source>
        <translation>Telis nihil obstat.</translation>
    </message>
    <message>
        <source>A shot is blocked if the line between the two middles runs through a third unit.</source>
        <translation>Telis obstat tertia manus, si per eam transit linea inter medias utrasque.</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Tela in omnes partes coniciuntur.</translation>
    </message>
    <message>
        <source>Units shoot forward only: a corner of the target must be ahead of their front line.</source>
        <translation>Tela a fronte tantum coniciuntur: aliquis hostis angulus ante lineam frontis esse debet.</translation>
    </message>
    <message>
        <source>Moving does not hinder shooting.</source>
        <translation>Motus tela conici non vetat.</translation>
    </message>
    <message>
        <source>Machines move or shoot in a turn, not both. Nobody else is hindered by moving.</source>
        <translation>Tormenta uno orbe aut moventur aut conicit quodque telum, non utrumque. Ceteris motus non obstat.</translation>
    </message>
    <message>
        <source>Whoever is in melee does not shoot and is not shot at.</source>
        <translation>Quisquis pugnat, neque tela conicit neque telis petitur.</translation>
    </message>
    <message>
        <source>Elephants cannot be shot down.</source>
        <translation>Elephanti telis non sternuntur.</translation>
    </message>
    <message>
        <source>One charge, or a pass, by turns; first: %1. Two passes in a row end the step.</source>
        <translation>In vicem unus impetus aut fit aut omittitur; prior: %1. Cum uterque exercitus deinceps omisit, actus finitur.</translation>
    </message>
    <message>
        <source>One side makes all its charges, then the other. First: %1. Then: %2.</source>
        <translation>Alter exercitus omnes impetus facit, deinde alter. Prior: %1. Posterior: %2.</translation>
    </message>
    <message>
        <source>Roll one die for who begins: 1 to 3 %1, 4 to 6 %2. Then one charge, or a pass, by turns. Two passes in a row end the step.</source>
        <translation>Unam tesseram iace: ab 1 ad 3 incipit %1, a 4 ad 6 %2. Deinde in vicem unus impetus aut fit aut omittitur. Cum uterque exercitus deinceps omisit, actus finitur.</translation>
    </message>
    <message>
        <source>A charge must reach an enemy. Its way is measured like a move and stops at the first touch.</source>
        <translation>Impetus hostem attingere debet. Via eius sicut motus mensuratur et primo contactu finitur.</translation>
    </message>
    <message>
        <source>A unit charges once a turn. Whoever is in melee cannot charge, but can be charged.</source>
        <translation>Manus semel quoque orbe impetum facit. Qui pugnat, impetum facere non potest, sed in eum fieri potest.</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>Manus ordinata impetum facit, sicut movetur: recta, in obliquum, signis conversis.</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>Manus ordinata impetum recta tantum facit.</translation>
    </message>
    <message>
        <source>Units that go any direction turn once, then charge straight.</source>
        <translation>Quibus motus liber est, semel se vertunt, deinde recta impetum faciunt.</translation>
    </message>
    <message>
        <source>Every enemy within %1 of the charger, where it stops, is in the melee too.</source>
        <translation>Omnis hostis, qui intra %1 ab ea manu est, ubi impetus constitit, in pugna est.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger stops where it is.</source>
        <translation>Si hostis petitus ante pugnam sublatus est, impetus ibi consistit.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger may go straight on with the way it has left, into whomever it meets.</source>
        <translation>Si hostis petitus ante pugnam sublatus est, reliqua via recta pergere licet in quemcumque, qui occurrit.</translation>
    </message>
    <message>
        <source>Every unit in melee rolls one die for each of its stands, all at the same time. Each hit takes one stand.</source>
        <translation>Omnis manus, quae pugnat, pro quoque contubernio unam tesseram iacit, omnes simul. Quisque ictus unum contubernium tollit.</translation>
    </message>
    <message>
        <source>A number under “Against it” counts in place of the attacker&apos;s own.</source>
        <translation>Numerus sub «Contra eam» pro numero petentis valet.</translation>
    </message>
    <message>
        <source>A number behind an arrow counts in the turn of the unit&apos;s own charge.</source>
        <translation>Numerus post sagittam eo orbe valet, quo ipsa manus impetum fecit.</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Manus, cui plures hostes sunt, omnes tesseras uni dat.</translation>
    </message>
    <message>
        <source>A unit with several enemies may share its dice out among them.</source>
        <translation>Manus, cui plures hostes sunt, tesseras inter eos dividere potest.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand are lost.</source>
        <translation>Ictus ultra ultimum contubernium pereunt.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand go on to other enemies in the same melee.</source>
        <translation>Ictus ultra ultimum contubernium in alios hostes eiusdem certaminis transeunt.</translation>
    </message>
    <message>
        <source>Last stand: a unit that is down to one stand loses that too, at once, whatever the cause. Units that begin with one stand are spared this.</source>
        <translation>Ultimum contubernium: manus, cui unum tantum restat, id quoque statim amittit, quaecumque causa est. Manus, quae uno incipiunt, hac lege solutae sunt.</translation>
    </message>
    <message>
        <source>If both are still there they fight again next turn.</source>
        <translation>Si utraque restat, proximo orbe iterum pugnant.</translation>
    </message>
    <message>
        <source>Neither shots nor melee harm an elephant.</source>
        <translation>Elephanto neque tela neque pugna nocent.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On %2 or more it runs off and does no harm.</source>
        <translation>%1: si a fronte impetum facit in milites, qui elephantos terrent, prius unam tesseram iace. Si %2 aut maior est, fugit neque cuiquam nocet.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On a 6 it runs off and does no harm.</source>
        <translation>%1: si a fronte impetum facit in milites, qui elephantos terrent, prius unam tesseram iace. Si 6 est, fugit neque cuiquam nocet.</translation>
    </message>
    <message>
        <source>%1: nothing scares it.</source>
        <translation>%1: nihil eum terret.</translation>
    </message>
    <message numerus="yes">
        <source>%1: its charge takes %n stands of its target at contact.</source>
        <translation>
            <numerusform>%1: impetus eius hosti petito primo contactu unum contubernium adimit.</numerusform>
            <numerusform>%1: impetus eius hosti petito primo contactu %n contubernia adimit.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes from the front if its middle was ahead of the target&apos;s front line when it charged.</source>
        <translation>A fronte venit, si medium eius ante lineam frontis hostis petiti erat, cum impetus coepit.</translation>
    </message>
    <message>
        <source>It comes from the front if it touches the target&apos;s front edge.</source>
        <translation>A fronte venit, si marginem priorem hostis petiti tangit.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled.</source>
        <translation>Qui in elephantum impetum facit, non proculcatur.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant loses stands as if it had charged.</source>
        <translation>Qui in elephantum impetum facit, contubernia amittit, quasi ille impetum fecisset.</translation>
    </message>
    <message>
        <source>After that it holds its enemy and rolls no dice in melee.</source>
        <translation>Postea hostem tenet neque tesseras in pugna iacit.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against skirmishers and hits on 4 or more.</source>
        <translation>In pugna unam tesseram contra procursatores iacit; ferit 4 aut maior.</translation>
    </message>
    <message>
        <source>In melee it takes two stands a round, from the round after its charge; if it was charged, from the first.</source>
        <translation>In pugna quoque congressu duo contubernia tollit, a congressu, qui impetum eius sequitur; si ipse petitus est, a primo.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against anybody and hits on 5 or more.</source>
        <translation>In pugna unam tesseram contra quemlibet iacit; ferit 5 aut maior.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die. If its charge alone destroyed the target, do not.</source>
        <translation>Post quemque congressum, in quo elephantus fuit, iactum regendi fac; si solus impetus eius hostem sustulit, noli facere.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die; also if its charge alone destroyed the target.</source>
        <translation>Post quemque congressum, in quo elephantus fuit, iactum regendi fac; etiam si solus impetus eius hostem sustulit.</translation>
    </message>
    <message numerus="yes">
        <source>%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses %n stands.</source>
        <translation>
            <numerusform>%1: saeviens recta ruit spatio %2, deinde tollitur. Omnis manus in via, sua aut hostilis, unum contubernium amittit.</numerusform>
            <numerusform>%1: saeviens recta ruit spatio %2, deinde tollitur. Omnis manus in via, sua aut hostilis, %n contubernia amittit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other elephants in that path are not harmed.</source>
        <translation>Aliis elephantis in illa via non nocetur.</translation>
    </message>
    <message>
        <source>Other elephants in that path are gone as well.</source>
        <translation>Alii quoque elephanti in illa via tolluntur.</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>In potestate</translation>
    </message>
    <message>
        <source>Runs ahead</source>
        <translation>Recta ruit</translation>
    </message>
    <message>
        <source>Runs to the right</source>
        <translation>Ad dextram ruit</translation>
    </message>
    <message>
        <source>Runs to the left</source>
        <translation>Ad sinistram ruit</translation>
    </message>
    <message>
        <source>Turns and runs back</source>
        <translation>Retro ruit</translation>
    </message>
    <message>
        <source>A general goes up to %1 alone, in any direction and past anybody, or goes with a unit; not both.</source>
        <translation>Dux solus usque ad %1 it, in quamlibet regionem et praeter omnes, aut cum manu it; non utrumque.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit, also one in melee, but cannot leave it there.</source>
        <translation>In fine illius viae dux manui se adiungere potest, etiam pugnanti, sed a pugnante discedere non potest.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit of the same command, a commander in chief any unit; also in melee, but cannot leave it there.</source>
        <translation>In fine illius viae dux manui suae partis se adiungere potest, imperator cuilibet, etiam pugnanti, sed a pugnante discedere non potest.</translation>
    </message>
    <message>
        <source>One general at most to a unit.</source>
        <translation>Non plus unus dux cum quaque manu.</translation>
    </message>
    <message>
        <source>Several generals may be with one unit.</source>
        <translation>Plures duces cum una manu esse possunt.</translation>
    </message>
    <message numerus="yes">
        <source>With a unit a general adds %n dice in melee, none in shooting.</source>
        <translation>
            <numerusform>Dux cum manu in pugna unam tesseram addit, telis nullam.</numerusform>
            <numerusform>Dux cum manu in pugna %n tesseras addit, telis nullam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice.</source>
        <translation>
            <numerusform>%1: una tessera.</numerusform>
            <numerusform>%1: %n tesserae.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n dice in melee</source>
        <translation>
            <numerusform>unam tesseram in pugna addit</numerusform>
            <numerusform>%n tesseras in pugna addit</numerusform>
        </translation>
    </message>
    <message>
        <source>After each round of melee roll one die for every general in it. On a 6 the general falls.</source>
        <translation>Post quemque congressum pro quoque duce, qui interfuit, unam tesseram iace. Si 6 est, dux cadit.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general stays there alone.</source>
        <translation>Si manus perit, dux ibi solus manet.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general is lost with it.</source>
        <translation>Si manus perit, dux cum ea perit.</translation>
    </message>
    <message>
        <source>Nobody shoots at a general or charges one.</source>
        <translation>Ducem nemo telis aut impetu petit.</translation>
    </message>
    <message>
        <source>At the end count for each side what share of its stands it has lost, in per cent. Generals do not count.</source>
        <translation>In fine pro utroque exercitu computa, quot centesimas contuberniorum amiserit. Duces non numerantur.</translation>
    </message>
    <message>
        <source>The shares differ by less than %1 points: drawn. From %1 on: a slight edge for the side that lost less. From %2 on: a great victory.</source>
        <translation>Rationes minus quam %1 punctis differunt: aequo Marte. A %1: paulo superior est, qui minus amisit. A %2: magna victoria.</translation>
    </message>
    <message>
        <source>A side that alone has units left has won a great victory.</source>
        <translation>Cui soli manus restant, magnam victoriam adeptus est.</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Exercitus, qui dimidiam partem contuberniorum amisit, in fine illius orbis victus est.</translation>
    </message>
    <message>
        <source>A side whose commander in chief falls is beaten at the end of that turn.</source>
        <translation>Exercitus, cuius imperator cecidit, in fine illius orbis victus est.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>ordinata</translation>
    </message>
    <message>
        <source>any direction</source>
        <translation>motus liber</translation>
    </message>
    <message>
        <source>scares elephants</source>
        <translation>elephantos terret</translation>
    </message>
    <message>
        <source>gone if charged</source>
        <translation>tollitur, si petitur</translation>
    </message>
    <message>
        <source>no general joins it</source>
        <translation>dux se non adiungit</translation>
    </message>
    <message>
        <source>does not count for victory</source>
        <translation>ad victoriam non numeratur</translation>
    </message>
    <message>
        <source>Stands lost by %1 that give the enemy a slight edge: %2; a great victory: %3 (if the enemy has lost none).</source>
        <translation>Contubernia, quibus amissis (%1) hostis paulo superior est: %2; magna victoria: %3 (si hostis nullum amisit).</translation>
    </message>
    <message>
        <source>Stands lost by %1 with which the army is beaten: %2.</source>
        <translation>Contubernia, quibus amissis exercitus victus est (%1): %2.</translation>
    </message>
    <message>
        <source>No stand of %1 counts for victory.</source>
        <translation>Nullum contubernium ad victoriam numeratur (%1).</translation>
    </message>
    <message>
        <source>General alone</source>
        <translation>Dux solus</translation>
    </message>
    <message>
        <source>Rampage</source>
        <translation>Furor</translation>
    </message>
    <message>
        <source>A front of %1: %2 for 15 degrees, %3 for 30, %4 for 45</source>
        <translation>Frons %1: pro 15° %2; pro 30° %3; pro 45° %4</translation>
    </message>
    <message numerus="yes">
        <source>Reckoned from %3 battles that the program played against itself: %n orders a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer.</source>
        <translation>
            <numerusform>Computatum e proeliis %3, quae programma ipsum secum pugnavit: unum iussum in proelio, %2 secundae pro iusso cum sermone et tesseris. Classis, quae primum ludit, plus temporis consumit.</numerusform>
            <numerusform>Computatum e proeliis %3, quae programma ipsum secum pugnavit: %n iussa in proelio, %2 secundae pro quoque iusso cum sermone et tesseris. Classis, quae primum ludit, plus temporis consumit.</numerusform>
        </translation>
    </message>
    <message>
        <source>How long so large a battle takes is not reckoned here. The balance panel of the editor does it in the background.</source>
        <translation>Quamdiu tantum proelium duret, hic non computatur. Tabula aequilibrii in officina id per otium computat.</translation>
    </message>
    <message>
        <source>From %1 to %2 can play with a task each.</source>
        <translation>Ludere possunt discipuli %1–%2, cum suo quisque munere.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commands.</source>
        <translation>
            <numerusform>%1: una pars.</numerusform>
            <numerusform>%1: %n partes.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there are more, let two lead a command together: one gives the orders, one measures and rolls. If there are fewer, let one lead several.</source>
        <translation>Si plures adsunt, bini unam partem ducant: alter iubeat, alter mensuret et iaciat. Si pauciores, unus plures partes ducat.</translation>
    </message>
    <message>
        <source>Commander in chief, one a side: makes the plan with the commanders before the battle, then speaks for the side.</source>
        <translation>Imperator, unus in exercitu: ante proelium cum praefectis consilium capit, deinde pro exercitu loquitur.</translation>
    </message>
    <message>
        <source>Commander, one a command: moves its units, measures, rolls its dice and ticks off its losses.</source>
        <translation>Praefectus, unus in parte: manus eius movet, mensurat, tesseras iacit, amissa notat.</translation>
    </message>
    <message>
        <source>Commands without a general need somebody too; the commander in chief may lead them.</source>
        <translation>Etiam partibus sine duce aliquis praesit; imperator eas ducere potest.</translation>
    </message>
    <message>
        <source>Referee: moves the marker on the track, says whose step it is, reads rules from the wall.</source>
        <translation>Arbiter: notam in tabula orbium movet, cuius actus sit dicit, leges de pariete recitat.</translation>
    </message>
    <message>
        <source>Chronicler: writes down after every turn what happened and what it cost. The report of the battle comes from these notes.</source>
        <translation>Scriptor rerum: post quemque orbem scribit, quid factum et quid amissum sit. Ex his narratio proelii nascitur.</translation>
    </message>
    <message>
        <source>The day before: cut out soldiers, sticks and templates, and check with a ruler that the printer kept the size.</source>
        <translation>Pridie: milites, virgas, formas excide et regula proba, num charta mensuram servaverit.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map and put every unit where the list has it.</source>
        <translation>Duo latera mensae signa sicut in tabula picta et quamque manum loco suo ex indice pone.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map. The sides place their commands themselves, each inside its zone.</source>
        <translation>Duo latera mensae signa sicut in tabula picta. Exercitus partes suas ipsi collocant, quisque intra suum locum.</translation>
    </message>
    <message>
        <source>Every commander gets the card of the command. Give five minutes to read it and to make a plan.</source>
        <translation>Quisque praefectus chartam suae partis accipit. Da minutas quinque ad legendum et deliberandum.</translation>
    </message>
    <message>
        <source>The quick reference hangs where everybody sees it.</source>
        <translation>Breviarium ibi pendeat, ubi omnes id videant.</translation>
    </message>
    <message>
        <source>The track lies beside the table. Its markers show turn and step.</source>
        <translation>Tabula orbium iuxta mensam iaceat. Notae orbem et actum ostendunt.</translation>
    </message>
    <message>
        <source>Tick a box in the order of battle for every stand lost. The ladder below says how many per cent that is.</source>
        <translation>Pro quoque contubernio amisso quadratum in indice copiarum nota. Scala infra ostendit, quot centesimae sint.</translation>
    </message>
    <message>
        <source>If nobody is sure of a rule, let the program play that step, or roll a die and go on.</source>
        <translation>Si de lege dubitatur, actum a programmate agi iube aut tesseram iace et perge.</translation>
    </message>
    <message>
        <source>Afterwards everybody fills in a report. Compare them: no two saw the same battle.</source>
        <translation>Postea omnes narrationem scribant. Confer eas: nulli duo idem proelium viderunt.</translation>
    </message>
    <message>
        <source>At which moment was the battle decided? Who noticed it then?</source>
        <translation>Quo momento proelium decretum est? Quis id tum sensit?</translation>
    </message>
    <message>
        <source>What was each side&apos;s plan, and when did it stop working?</source>
        <translation>Quod consilium uterque exercitus habuit, et quando id valere desiit?</translation>
    </message>
    <message>
        <source>There were %2 stands of %1 and %4 of %3. How could the smaller army make up for that?</source>
        <translation>Contubernia erant – %1: %2; %3: %4. Quomodo minor exercitus id compensare potuit?</translation>
    </message>
    <message>
        <source>The armies were about equally large. What made the difference?</source>
        <translation>Exercitus fere pares erant. Quid rem decrevit?</translation>
    </message>
    <message>
        <source>Were the elephants worth their risk, and to whom?</source>
        <translation>Num elephanti periculo suo digni fuerunt, et cui profuerunt?</translation>
    </message>
    <message>
        <source>Should a general fight in the front rank or stay behind and look on?</source>
        <translation>Utrum dux in primo ordine pugnare debet an post aciem manere et spectare?</translation>
    </message>
    <message>
        <source>What was luck and what was skill? How could one find out?</source>
        <translation>Quid fortuna fuit, quid ars? Quomodo id cognosci potest?</translation>
    </message>
    <message>
        <source>What does the game leave out that a soldier would have felt: fear, noise, hunger, orders that never arrive?</source>
        <translation>Quid ludus omittit, quod miles sensisset: metum, strepitum, famem, iussa non perlata?</translation>
    </message>
    <message>
        <source>Who wrote about this battle, how long afterwards, and for whom? What does that mean for us?</source>
        <translation>Quis de hoc proelio scripsit, quanto post, quibus lectoribus? Quid inde discimus?</translation>
    </message>
    <message>
        <source>Who paid for this battle besides the armies, and whose story is not told?</source>
        <translation>Quis praeter exercitus hoc proelium luit, et cuius fabula non narratur?</translation>
    </message>
    <message numerus="yes">
        <source>%n units or generals had acted in this step already. They may act again.</source>
        <translation>
            <numerusform>Una manus aut unus dux hoc actu iam egerat et iterum agere potest.</numerusform>
            <numerusform>%n manus aut duces hoc actu iam egerant et iterum agere possunt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units had charged in this turn. What that means for its melee is forgotten.</source>
        <translation>
            <numerusform>Una manus hoc orbe impetum iam fecerat; quid id in pugna valeat, omittitur.</numerusform>
            <numerusform>%n manus hoc orbe impetum iam fecerant; quid id in pugna valeat, omittitur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands were still being placed. Placing them begins anew.</source>
        <translation>Partes exercitus adhuc collocabantur. De integro collocantur.</translation>
    </message>
    <message>
        <source>Dice were due or a fight was half fought. The step begins anew without them.</source>
        <translation>Tesserae iaciendae erant aut certamen nondum perfectum. Actus sine eis de integro incipit.</translation>
    </message>
    <message>
        <source>The count of turns without losses begins anew.</source>
        <translation>Numerus orbium sine damno de integro incipit.</translation>
    </message>
    <message>
        <source>The battle had ended. The new one goes on from its last step.</source>
        <translation>Proelium finitum erat. Novum ab ultimo actu eius pergit.</translation>
    </message>
    <message>
        <source>Some orders of this step had been given already. The step begins anew.</source>
        <translation>Quaedam huius actus iussa iam data erant. Actus de integro incipit.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands that were missing when the battle began will count as lost in the new one.</source>
        <translation>
            <numerusform>Unum contubernium, quod initio proelii deerat, in novo amissum numerabitur.</numerusform>
            <numerusform>%n contubernia, quae initio proelii deerant, in novo amissa numerabuntur.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageFormatter</name>
    <message>
        <source>%1 cm</source>
        <comment>centimetres</comment>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1 unc</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>centimetres</comment>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>unc</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under %1%</source>
        <translation>infra %1 %</translation>
    </message>
    <message>
        <source>over %1%</source>
        <translation>supra %1 %</translation>
    </message>
</context>
<context>
    <name>NextThing</name>
    <message>
        <source>Place the next command</source>
        <translation>Proximam partem colloca</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Hostem elige</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Nunc sine impetu</translation>
    </message>
    <message>
        <source>Nobody can charge: go on</source>
        <translation>Nemo impetum facere potest: perge</translation>
    </message>
    <message>
        <source>No fights: go on</source>
        <translation>Certamina nulla: perge</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Pugna</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Satis</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Ad praesens</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Praeteri</translation>
    </message>
    <message>
        <source>Read the battle report</source>
        <translation>Lege narrationem proelii</translation>
    </message>
    <message>
        <source>Paused: go on</source>
        <translation>Intermissum: perge</translation>
    </message>
    <message>
        <source>The program is thinking…</source>
        <translation>Programma cogitat…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fac ita</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Expected loss %1 of %2 stands; destroyed: %3.</source>
        <comment>stands, stands, chance</comment>
        <translation>Amissa exspectanda: %1 e contuberniis %2; tollitur: %3.</translation>
    </message>
    <message>
        <source>destroyed: %1</source>
        <translation>tollitur: %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <comment>stands, chance</comment>
        <translation>%1 restant: %2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Linea %1: %2</translation>
    </message>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Vitia omnino: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 aperiri non potest. %2</translation>
    </message>
    <message>
        <source>%1 cannot be played. %2</source>
        <translation>%1 ludi non potest. %2</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Show this help and end.</source>
        <translation>Ostende hoc auxilium et desine.</translation>
    </message>
    <message>
        <source>Show the version and end.</source>
        <translation>Ostende versionem et desine.</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Scribe imaginem fenestrae et desine.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>Mensura fenestrae in punctis.</translation>
    </message>
    <message>
        <source>Colours of the window: light or dark.</source>
        <translation>Colores fenestrae: light aut dark.</translation>
    </message>
    <message>
        <source>Part of the table to look at, in inches from its south-west corner.</source>
        <translation>Pars mensae spectanda, in unciis ab angulo inter meridiem et occidentem.</translation>
    </message>
    <message>
        <source>Language to speak for this time, such as fr.</source>
        <translation>Lingua huius usus, ut fr.</translation>
    </message>
    <message>
        <source>Open the scenario in the editor.</source>
        <translation>Aperi argumentum in officina.</translation>
    </message>
    <message>
        <source>Write the battle report of a journal to FILE and end.</source>
        <translation>Scribe narrationem proelii e commentariis in FILE et desine.</translation>
    </message>
    <message>
        <source>Write the report as pdf, html or text, where the name of FILE does not say it.</source>
        <translation>Scribe narrationem ut pdf, html, text, si nomen FILE id non dicit.</translation>
    </message>
    <message>
        <source>Paper of what is printed: a4 or letter.</source>
        <translation>Charta imprimendorum: a4 aut letter.</translation>
    </message>
    <message>
        <source>Lengths in what is printed: in or cm.</source>
        <translation>Longitudines in imprimendis: in aut cm.</translation>
    </message>
    <message>
        <source>Show the events that each sentence of the report rests on.</source>
        <translation>Ostende res gestas, quibus quaeque sententia narrationis nititur.</translation>
    </message>
    <message>
        <source>There is no paper &quot;%1&quot;; there are a4 and letter.</source>
        <translation>Charta &quot;%1&quot; non exstat; exstant a4 et letter.</translation>
    </message>
    <message>
        <source>Lengths are told in &quot;in&quot; or &quot;cm&quot;, not in &quot;%1&quot;.</source>
        <translation>Longitudines dicuntur &quot;in&quot; aut &quot;cm&quot;, non &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A report goes to a file whose name ends in .pdf, .html or .txt, not to &quot;%1&quot;.</source>
        <translation>Narratio in fasciculum it, cuius nomen in .pdf, .html, .txt desinit, non in &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; there are: %2.</source>
        <translation>Lingua &quot;%1&quot; non exstat; exstant: %2.</translation>
    </message>
    <message>
        <source>There is no theme &quot;%1&quot;; there are light and dark.</source>
        <translation>Colores &quot;%1&quot; non exstant; exstant light et dark.</translation>
    </message>
    <message>
        <source>A size looks like 1366x768.</source>
        <translation>Mensura talis est: 1366x768.</translation>
    </message>
    <message>
        <source>A part of the table looks like 20,30,24,16.</source>
        <translation>Pars mensae talis est: 20,30,24,16.</translation>
    </message>
    <message>
        <source>Zama: fast-play tabletop battles for the classroom. Begins with the start page, or with the battle of a file.</source>
        <translation>Zama: proelia brevia in mensa scholae ludenda. Incipit a pagina prima aut a proelio fasciculi.</translation>
    </message>
    <message>
        <source>A scenario (*.zama.json) or a battle under way (*.zama-game.json).</source>
        <translation>Argumentum (*.zama.json) aut proelium, quod luditur (*.zama-game.json).</translation>
    </message>
    <message>
        <source>One file at a time, please.</source>
        <translation>Unum fasciculum, quaeso.</translation>
    </message>
    <message>
        <source>Which scenario is to be edited? zama --edit FILE</source>
        <translation>Quod argumentum mutandum est? zama --edit FILE</translation>
    </message>
</context>
<context>
    <name>OrderOfBattlePages</name>
    <message>
        <source>A box is a stand; tick it when the stand is lost. The two boxes above a bar go together: a single stand cannot hold.</source>
        <translation>Quadratum est contubernium; nota id, cum amittitur. Duo quadrata super lineam coniuncta sunt: unum contubernium solum stare non potest.</translation>
    </message>
    <message>
        <source>A round box does not count for victory. The ring before a general is for his fall.</source>
        <translation>Circulus ad victoriam non numeratur. Anulus ante ducem casum eius notat.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Omnes simul</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Manus</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Contubernia</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Of these count for victory</source>
        <translation>Ex his ad victoriam numerantur</translation>
    </message>
    <message>
        <source>Stands lost, in per cent</source>
        <translation>Contubernia amissa, in centesimis</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Carthaginian</source>
        <translation>Punicus</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglicus</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francicus</translation>
    </message>
    <message>
        <source>Gallic</source>
        <translation>Gallicus</translation>
    </message>
    <message>
        <source>Germanic</source>
        <translation>Germanicus</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Graecus</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Iberian</source>
        <translation>Hispanicus</translation>
    </message>
    <message>
        <source>Imperial Roman</source>
        <translation>Romanus imperatorum</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>Indicus</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macedonicus</translation>
    </message>
    <message>
        <source>Mamluk</source>
        <translation>Mamlucorum</translation>
    </message>
    <message>
        <source>Mongol</source>
        <translation>Mongolicus</translation>
    </message>
    <message>
        <source>Norman</source>
        <translation>Normannicus</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persicus</translation>
    </message>
    <message>
        <source>Ptolemaic</source>
        <translation>Ptolemaicus</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Romanus</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>Saxonicus</translation>
    </message>
    <message>
        <source>Seleucid</source>
        <translation>Antiochi</translation>
    </message>
</context>
<context>
    <name>PdfFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 scribi non potest: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>%1 scribi non potest: paginae pingi non potuerunt</translation>
    </message>
</context>
<context>
    <name>PieceProperties</name>
    <message>
        <source>nobody</source>
        <translation>nemo</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>pattern of a colour</comment>
        <translation>Unicolor</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Virgatus</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Maculosus</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Tessellatus</translation>
    </message>
    <message>
        <source>The figures’ own</source>
        <translation>Colores figurarum</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>kind of ground</comment>
        <translation>Planus</translation>
    </message>
    <message>
        <source>Deploys on the whole table</source>
        <translation>In tota mensa instruit</translation>
    </message>
    <message>
        <source>Zone, from the left edge</source>
        <translation>Locus, a margine sinistro</translation>
    </message>
    <message>
        <source>Zone, from the bottom edge</source>
        <translation>Locus, a margine imo</translation>
    </message>
    <message>
        <source>Zone, width</source>
        <translation>Locus, latitudo</translation>
    </message>
    <message>
        <source>Zone, depth</source>
        <translation>Locus, altitudo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Genus</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Contubernia</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>omnia</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Contubernia reliqua</translation>
    </message>
    <message>
        <source>Only for battles that begin in the middle.</source>
        <translation>Eis tantum proeliis, quae media incipiunt.</translation>
    </message>
    <message>
        <source>From the left edge</source>
        <translation>A margine sinistro</translation>
    </message>
    <message>
        <source>From the bottom edge</source>
        <translation>A margine imo</translation>
    </message>
    <message>
        <source>Where the middle of its front edge stands.</source>
        <translation>Ubi medius margo prior stat.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Spectat ad</translation>
    </message>
    <message>
        <source>Clockwise: 0° looks up the table, 180° down.</source>
        <translation>Ad dextram circumeundo: 0° sursum spectat, 180° deorsum.</translation>
    </message>
    <message>
        <source>Extra stands</source>
        <translation>Contubernia addita</translation>
    </message>
    <message>
        <source>So many more stands fight in the unit he is with.</source>
        <translation>Tot contubernia plus in ea manu pugnant, quacum dux est.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Imperator</translation>
    </message>
    <message>
        <source>Is with</source>
        <translation>Est cum</translation>
    </message>
    <message>
        <source>Has fallen already</source>
        <translation>Iam cecidit</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Dux</translation>
    </message>
    <message>
        <source>Has a general</source>
        <translation>Ducem habet</translation>
    </message>
    <message>
        <source>As a label: “Romans”.</source>
        <translation>Ut titulus: «Romani».</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>In sententia</translation>
    </message>
    <message>
        <source>As in “Now the Romans move”: with “the” where your language wants it. Empty: the same as the name.</source>
        <translation>Ut in sententia «Nunc agunt Romani». Si vacat, idem atque nomen.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Alter color</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Figura coloris</translation>
    </message>
    <message>
        <source>Tells the sides apart also without colours.</source>
        <translation>Exercitus etiam sine coloribus distinguit.</translation>
    </message>
    <message>
        <source>Colours of its figures</source>
        <translation>Colores figurarum eius</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Latitudo</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Altitudo</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Locus</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Computer: Recruit (easy)</source>
        <translation>Machina: tiro (facilis)</translation>
    </message>
    <message>
        <source>Computer: Veteran (medium)</source>
        <translation>Machina: miles (media)</translation>
    </message>
    <message>
        <source>Computer: Commander (strong)</source>
        <translation>Machina: veteranus (fortis)</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Homo</translation>
    </message>
</context>
<context>
    <name>PrintCall</name>
    <message>
        <source>There is nothing called &quot;%1&quot; to print; there are: %2.</source>
        <translation>Nihil imprimendum vocatur &quot;%1&quot;; exstant: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no language; a language is called fr, de or pt-BR.</source>
        <translation>&quot;%1&quot; linguam non nominat; linguae vocantur fr, de, pt-BR.</translation>
    </message>
    <message>
        <source>At most two languages can be printed under one another.</source>
        <translation>Non plus duae linguae sub se invicem imprimi possunt.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 numerus integer est inter %2 et %3, non &quot;%4&quot;.</translation>
    </message>
    <message>
        <source>--%1 is for paper soldiers, and none are to be printed: add soldiers to --what.</source>
        <translation>--%1 ad milites chartaceos pertinet, sed nulli imprimendi sunt: adde soldiers ad --what.</translation>
    </message>
    <message>
        <source>Pages go to a file whose name ends in .pdf, not to &quot;%1&quot;.</source>
        <translation>Paginae in fasciculum eunt, cuius nomen in .pdf desinit, non in &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no ink &quot;%1&quot;; there are: %2.</source>
        <translation>Atramentum &quot;%1&quot; non exstat; exstant: %2.</translation>
    </message>
    <message>
        <source>Write what a class needs on paper for a battle to OUT, a PDF, and end.</source>
        <translation>Scribe in OUT, fasciculum PDF, quae classi in charta opus sunt, et desine.</translation>
    </message>
    <message>
        <source>What to print: %1.</source>
        <translation>Quid imprimatur: %1.</translation>
    </message>
    <message>
        <source>Language of what is printed, or two under one another.</source>
        <translation>Lingua imprimendorum aut duae sub se invicem.</translation>
    </message>
    <message>
        <source>How to print it: %1.</source>
        <translation>Quomodo imprimatur: %1.</translation>
    </message>
    <message>
        <source>The paper lies sideways.</source>
        <translation>Charta iacet.</translation>
    </message>
    <message>
        <source>Soldiers of these commands only.</source>
        <translation>Harum partium tantum milites.</translation>
    </message>
    <message>
        <source>Soldiers of these types of unit only, without generals.</source>
        <translation>Horum generum tantum milites sine ducibus.</translation>
    </message>
    <message>
        <source>Spare stands of each type, 0 to %1.</source>
        <translation>Contubernia subsidiaria cuiusque generis, a 0 ad %1.</translation>
    </message>
    <message>
        <source>Height of the figures in per cent, %1 to %2; bases stay as they are.</source>
        <translation>Altitudo figurarum in centesimis, a %1 ad %2; bases manent.</translation>
    </message>
    <message>
        <source>No generals among the soldiers.</source>
        <translation>Sine ducibus inter milites.</translation>
    </message>
    <message>
        <source>Replace OUT where it is there already.</source>
        <translation>Novum OUT pone pro eo, quod iam exstat.</translation>
    </message>
</context>
<context>
    <name>PrintFile</name>
    <message>
        <source>The scenario says nothing in &quot;%1&quot;; its texts are printed in its own language, &quot;%2&quot;.</source>
        <translation>Argumentum lingua &quot;%1&quot; nihil dicit; textus eius sua lingua imprimuntur, &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Pars &quot;%1&quot; in hoc proelio non est; sunt: %2.</translation>
    </message>
    <message>
        <source>There is no type of unit &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Genus militum &quot;%1&quot; in hoc proelio non est; sunt: %2.</translation>
    </message>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 ipse est, qui legitur.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 iam exstat; --force novum pro eo ponit.</translation>
    </message>
</context>
<context>
    <name>PrintFooter</name>
    <message>
        <source>Print at 100%: this is 10 cm</source>
        <translation>Imprime ad 100 %: hoc est 10 cm</translation>
    </message>
    <message>
        <source>5 cm</source>
        <translation>5 cm</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, pagina %2 ex %3</translation>
    </message>
</context>
<context>
    <name>PrintOrder</name>
    <message>
        <source>The battle has no units yet, so these are left out: %1.</source>
        <translation>Proelium nullas adhuc manus habet; haec ergo omittuntur: %1.</translation>
    </message>
    <message>
        <source>This makes no pages: the battle has nothing of what is wanted.</source>
        <translation>Inde nullae paginae fiunt: proelium nihil eorum habet, quae petuntur.</translation>
    </message>
</context>
<context>
    <name>PrintParts</name>
    <message>
        <source>Paper soldiers</source>
        <translation>Milites chartacei</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Breviarium</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Index copiarum</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Praefecti</translation>
    </message>
    <message>
        <source>Range sticks</source>
        <translation>Virgae mensoriae</translation>
    </message>
    <message>
        <source>Turning templates</source>
        <translation>Formae conversionum</translation>
    </message>
    <message>
        <source>Rampage template</source>
        <translation>Forma furoris</translation>
    </message>
    <message>
        <source>Deployment map</source>
        <translation>Tabula aciei instruendae</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Ordo ludendi</translation>
    </message>
    <message>
        <source>Our battle report</source>
        <translation>Nostra narratio proelii</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Magistro</translation>
    </message>
</context>
<context>
    <name>PrintPurposes</name>
    <message>
        <source>A strip for every stand, to cut out and fold.</source>
        <translation>Taenia pro quoque contubernio, excidenda et plicanda.</translation>
    </message>
    <message>
        <source>The rules in short, with the numbers of this battle.</source>
        <translation>Leges breviter, cum numeris huius proelii.</translation>
    </message>
    <message>
        <source>All units, with a box to tick for every stand that is lost.</source>
        <translation>Omnes manus, cum quadrato pro quoque contubernio amisso notando.</translation>
    </message>
    <message>
        <source>For each commander: what he knows and whom he leads.</source>
        <translation>Cuique praefecto: quid sciat et quos ducat.</translation>
    </message>
    <message>
        <source>Strips to measure moves and ranges with.</source>
        <translation>Virgae, quibus motus et iactus mensurentur.</translation>
    </message>
    <message>
        <source>Angles of 45 degrees, for wheels and oblique moves.</source>
        <translation>Anguli 45 graduum, conversionibus et motibus obliquis.</translation>
    </message>
    <message>
        <source>Where an elephant goes that is out of control.</source>
        <translation>Quo elephantus saeviens eat.</translation>
    </message>
    <message>
        <source>Who stands where, with a grid to lay out a real table.</source>
        <translation>Quis ubi stet, cum reticulo, ut vera mensa instruatur.</translation>
    </message>
    <message>
        <source>The steps of a turn, for a counter to go along.</source>
        <translation>Actus orbis, per quos nota procedat.</translation>
    </message>
    <message>
        <source>A form in which pupils tell what happened.</source>
        <translation>Charta, in qua discipuli narrent, quid factum sit.</translation>
    </message>
    <message>
        <source>How long it takes, who does what, what to discuss.</source>
        <translation>Quamdiu duret, quis quid faciat, quid colloquendum sit.</translation>
    </message>
</context>
<context>
    <name>PrinterRun</name>
    <message>
        <source>The last page could not be handed to the printer “%1”.</source>
        <translation>Ultima pagina impressorio tradi non potuit: «%1».</translation>
    </message>
    <message>
        <source>The printer “%1” reports an error.</source>
        <translation>Impressorium «%1» vitium nuntiat.</translation>
    </message>
    <message>
        <source>The printer “%1” does not take paper of this size.</source>
        <translation>Impressorium «%1» chartam huius magnitudinis non accipit.</translation>
    </message>
    <message>
        <source>The printer “%1” cannot be reached.</source>
        <translation>Impressorium «%1» attingi non potest.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Discus</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Capsa</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Elige &amp;omnia</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Auge &amp;uno</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Minue uno</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Minue</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Numerum minuit</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Paginam retro it</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Ad proximam paginam it</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Auge</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Numerum auget</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Proxima pagina</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Preme</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Prior pagina</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Volve deorsum</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Volve ad sinistram</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Volve ad dextram</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Volve sursum</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Deorsum volvit</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Ad sinistram volvit</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Ad dextram volvit</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Sursum volvit</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Huc</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Claviaturam huc dirigit</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Indicem ostendit</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Muta</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Statum mutat</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Agit</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Adde coloribus meis</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Colores &amp;communes</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>Colores &amp;mei</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Viridis:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Sume de quadro</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Ruber:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>Sa&amp;turitas:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>C&amp;laritas:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>&amp;Opacitas:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Caerule&amp;us:</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Index: %1, %2
ESC omittit</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>To&amp;nus:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Elige colorem</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Falsum</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Aperi indicem eligendi</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verum</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Arguments:</source>
        <translation>Argumenta:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Auxilium ostendit cum optionibus Qt.</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Auxilium de optionibus ostendit.</translation>
    </message>
    <message>
        <source>Displays this help.</source>
        <translation>Hoc auxilium ostendit.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Versionem ostendit.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Post «%1» aliquid deest.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optiones:</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Post «%1» nihil stare debet.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Optio ignota «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Optiones ignotae: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Usus: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[optiones]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Quid hoc est?</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Tabulam claudit</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Solve</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Tabulam solvit aut iterum nectit</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Fasciculus legi non potest aut UnMapExtension deest</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 File</source>
        <translation>Fasciculus %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 iam exstat.
Visne pro eo ponere?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Capsa non inventa.
Vide, num nomen rectum sit.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fasciculus non inventus.
Vide, num nomen rectum sit.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Elige</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Dele</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nova capsa</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Aperi</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Muta nomen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Serva</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» mutari vetatur.
Visne tamen delere?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Nomen alterum</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Omnes fasciculi (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Omnes fasciculi (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Visne vere delere «%1»?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retro</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Ostende omnia de fasciculis</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Ostende nomina tantum</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Capsa deleri non potuit.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Fac novam capsam</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Novam capsam fac</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Dele</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Omnia</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Capsae</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Capsa:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Discus</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fasciculus</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Nomen &amp;fasciculi:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Capsa fasciculorum</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fasciculi</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Genus fasciculorum:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Quaere capsam</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Capsa</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Porro</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Retro i</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Porro i</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>I in capsam superiorem</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Loci et signa</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Quaere in:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Computatrum meum</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nova capsa</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperi</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Capsa superior</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Loci recentes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Tolle</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Serva ut</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Compendium</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Ostende </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Ostende &amp;occulta</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Margo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ignotum</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 octeti</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octeti</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Nomen &quot;%1&quot; adhiberi non potest.&lt;/b&gt;&lt;p&gt;Aliud tempta, brevius aut sine signis.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computatrum</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Mutatum</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nomen non rectum</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genus</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Computatrum meum</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Magnitudo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Genus</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Genus</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>Discus plenus est</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Fasciculus aut capsa non exstat</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Non licet</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Nimis multi fasciculi aperti sunt</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Vitium ignotum</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>fasciculus aperiendus capsa est</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>Exscri&amp;be</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Insere</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>R&amp;estitue</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Revoca</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>E&amp;xcide</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Dele</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Elige omnia</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;De Qt&lt;/h3&gt;&lt;p&gt;Hoc programma versione Qt %1 utitur.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under three different licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of the GNU LGPL version 3 or GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 3 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 3.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 2.1 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt est instrumentum C++, quo programmata in multis machinis aedificantur.&lt;/p&gt;&lt;p&gt;Qt efficit, ut idem fons in omnibus magnis machinis mensalibus valeat. Exstat etiam pro Linux inclusa et aliis machinis inclusis et gestabilibus.&lt;/p&gt;&lt;p&gt;Qt sub tribus licentiis datur, ut variis utentium necessitatibus satisfaciat.&lt;/p&gt;&lt;p&gt;Qt sub licentia commerciali nostra apta est ad programmata propria aut commercialia, ubi fontem cum aliis communicare non vis aut aliter condiciones licentiae GNU LGPL versionis 3 aut GNU LGPL versionis 2.1 servare non potes.&lt;/p&gt;&lt;p&gt;Qt sub licentia GNU LGPL versione 3 apta est ad programmata&amp;nbsp;Qt, si condiciones licentiae GNU LGPL versionis 3 servare potes.&lt;/p&gt;&lt;p&gt;Qt sub licentia GNU LGPL versione 2.1 apta est ad programmata&amp;nbsp;Qt, si condiciones licentiae GNU LGPL versionis 2.1 servare potes.&lt;/p&gt;&lt;p&gt;De licentiis Qt vide &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd et alii auctores.&lt;/p&gt;&lt;p&gt;Qt et insigne Qt notae mercatoriae sunt The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt opus est The Qt Company Ltd, fonte aperto elaboratum. Plura vide &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>De Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Auxilium</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Cela reliqua…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Bene</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Ostende reliqua…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Minime</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ita</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Desine</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Adhibe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Omitte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abice</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Auxilium</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Neglege</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Mi&amp;nime omnibus</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Bene</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperi</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redde</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Redde tradita</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Iterum tempta</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Serva</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Serva omnia</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ita &amp;omnibus</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 iam exstat.
Visne super id scribere?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 capsa est.
Aliud nomen elige.</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Optiones &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Optiones &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprime</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Omnes paginae</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Per se</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Ab imo sursum, a sinistra ad dextram</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Ab imo sursum, a dextra ad sinistram</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Paginae pares</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Fasciculus %1 scribi non potest.
Aliud nomen elige.</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>A sinistra ad dextram, ab imo sursum</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>A sinistra ad dextram, a summo deorsum</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Fasciculus huius computatri</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Bene</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Paginae impares</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Optiones «Paginae in charta» et «Quae paginae» simul valere non possunt.
Alteram tolle.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprime</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Imprime in fasciculum…</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprime in fasciculum (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>A dextra ad sinistram, ab imo sursum</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>A dextra ad sinistram, a summo deorsum</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>Prior numerus maior posteriore esse non potest.</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>A summo deorsum, a sinistra ad dextram</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>A summo deorsum, a dextra ad sinistram</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Scribe fasciculum PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>Ordina exemplaria</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaria</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Exemplaria:</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Haec pagina</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Utrumque latus chartae</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>Utrumque latus chartae</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Cinereum</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>Latus longum</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Ad latus longum</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nullum</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optiones</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Quomodo imprimatur</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Quae paginae:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Paginae</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Paginae ab</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Imprime omnia</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Quid imprimatur</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Ordo inversus</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Electa</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>Latus breve</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Ad latus breve</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Scribe paginas aut ordines paginarum virgulis divisos. Ordo duobus numeris et linea media scribitur. Ut 3,5-7,9 paginas 3, 5, 6, 7, 9 imprimit.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>ad</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nomen:</translation>
    </message>
    <message>
        <source>...</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Locus:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Fasciculus:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Proprietates</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Praevide</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Instrumentum</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Genus:</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Fasciculus %1, qui exstat, scribi non potest</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Nomen fasciculi capsae est</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Programma scribere desiit</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Imum</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Margo sinister</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pagina deorsum</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Pagina ad sinistram</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Pagina ad dextram</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pagina sursum</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Margo dexter</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Volve deorsum</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Huc volve</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Volve ad sinistram</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Volve ad dextram</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Volve sursum</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Summum</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Deorsum</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dextra</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatium</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Sursum</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Volve ad sinistram</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Volve ad dextram</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Restitue</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Restitue: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Revoca: %1</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <comment>Default text for redo action</comment>
        <translation>Restitue</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Restitue: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>Default text for undo action</comment>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Revoca: %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Initium ordinis secundum primam litteram</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Insere notam Unicode</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Initium ordinis a sinistra inclusi</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Ordo a sinistra seiunctus</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Nota ordinis a sinistra</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Initium ordinis a sinistra coacti</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Finis ordinis</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Finis ordinis seiuncti</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Initium ordinis a dextra inclusi</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Ordo a dextra seiunctus</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Nota ordinis a dextra</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Initium ordinis a dextra coacti</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>Coniunctio sine latitudine</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>Separatio sine latitudine</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Spatium sine latitudine</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>Exscri&amp;be</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Insere</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>R&amp;estitue</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Revoca</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Exscribe &amp;nexum</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>E&amp;xcide</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Dele</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Elige omnia</translation>
    </message>
</context>
<context>
    <name>RampagePages</name>
    <message>
        <source>The elephant stands here</source>
        <translation>Hic stat elephantus</translation>
    </message>
    <message>
        <source>The path of this elephant is %1 wide, wider than the paper. Take larger paper, or measure it with a stick.</source>
        <translation>Via huius elephanti lata est %1, latior quam charta. Maiorem chartam sume aut virga metire.</translation>
    </message>
    <message>
        <source>Nobody in this battle can run wild.</source>
        <translation>Nemo in hoc proelio saevire potest.</translation>
    </message>
    <message>
        <source>Roll the control die. Lay the beginning of the strip over the elephant, turned the way the die says. Every unit under the strip is hit, friend or foe; a mere touch at the edge does not count.</source>
        <translation>Iactum regendi fac. Initium taeniae super elephantum pone, ita versum, ut tessera dicit. Omnis manus sub taenia, sua aut hostilis, feritur; solus marginis contactus non valet.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 ipse est, qui legitur.</translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, pagina %2 ex %3</translation>
    </message>
    <message>
        <source>The printer “%1” could not print the report.</source>
        <translation>Impressorium «%1» narrationem imprimere non potuit.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>%1 scribi non potest: paginae pingi non potuerunt</translation>
    </message>
</context>
<context>
    <name>RuleDiagrams</name>
    <message>
        <source>Three of eight stands have fallen. The unit closes up about the middle of its front.</source>
        <translation>Tria ex octo contuberniis ceciderunt. Manus circa mediam frontem ordines densat.</translation>
    </message>
    <message>
        <source>Two lines decide: one through the target&apos;s front edge, one through its rear edge. What counts is where the middle of the charger was when it began.</source>
        <translation>Duae lineae decernunt: altera per frontem hostis petiti, altera per tergum. Valet, ubi medium petentis initio fuerit.</translation>
    </message>
    <message>
        <source>Foot goes up to 6 inches. One inch more is refused.</source>
        <translation>Pedites usque ad 6 uncias eunt. Una uncia plus non conceditur.</translation>
    </message>
    <message>
        <source>The unit may slide to any place between these two and keeps its facing. A steeper slide is refused.</source>
        <translation>Manus in quemlibet locum inter hos duos labi potest et eodem spectat. Magis in obliquum non conceditur.</translation>
    </message>
    <message>
        <source>The inner front corner stays where it is; the arc of the outer one is what the wheel costs.</source>
        <translation>Interior frontis angulus manet; arcus exterioris conversione consumitur.</translation>
    </message>
    <message>
        <source>A wheel, a straight way and a wheel back: 45 degrees in all. Wheeling farther is refused.</source>
        <translation>Conversio, via recta, conversio contraria: 45 gradus omnino. Ultra non conceditur.</translation>
    </message>
    <message>
        <source>Without turning, skirmishers go 6 inches. Who also turns goes less far: no corner may end more than 6 inches from where it began.</source>
        <translation>Procursatores, qui se non vertunt, 6 uncias eunt. Qui se quoque vertit, minus it: nullus angulus ultra 6 uncias ab initio suo abire debet.</translation>
    </message>
    <message>
        <source>Skirmishers go through friends. They cannot stop on them, and formed units cannot go through each other.</source>
        <translation>Procursatores per suos transeunt. Super eis consistere non possunt, et manus ordinatae per se invicem non transeunt.</translation>
    </message>
    <message>
        <source>The shortest way from rectangle to rectangle counts. 6 inches reach the one, not the other.</source>
        <translation>Brevissima via a spatio ad spatium valet. Unciae 6 ad alteram pertinent, ad alteram non.</translation>
    </message>
    <message>
        <source>Usually nobody hides behind anybody: the scorpion shoots over its own infantry.</source>
        <translation>Plerumque nemo post alium latet: scorpio super pedites suos tela mittit.</translation>
    </message>
    <message>
        <source>With the option los: units_block the infantry stops that shot.</source>
        <translation>Optione los: units_block pedites illis telis obstant.</translation>
    </message>
    <message>
        <source>The charger on the left arrives and stops there. The one on the right would not, so it may not charge.</source>
        <translation>Sinister pervenit et ibi consistit. Dexter non perveniret; impetum ergo facere non potest.</translation>
    </message>
    <message>
        <source>The slingers are met first, so the infantry behind them cannot be the target. A slide past them leads there.</source>
        <translation>Prius funditores occurrunt; pedites ergo, qui post eos sunt, peti non possunt. Via obliqua praeter funditores eo ducit.</translation>
    </message>
    <message>
        <source>Both enemies are within a tenth of an inch of where the charger stops: it fights both.</source>
        <translation>Uterque hostis intra decimam unciae partem est ab eo loco, ubi impetus constitit: cum utroque pugnatur.</translation>
    </message>
    <message>
        <source>Seven stands of Roman infantry, eight of light infantry: a die for each. Rings mark hits; both sides lose stands at the same time.</source>
        <translation>Septem contubernia peditum Romanorum, octo levis armaturae: pro quoque una tessera. Circuli ictus notant; utraque manus simul contubernia amittit.</translation>
    </message>
    <message>
        <source>Of two stands one is hit. The other does not hold alone and goes too.</source>
        <translation>E duobus contuberniis alterum ictum est. Alterum solum non stat et ipsum tollitur.</translation>
    </message>
    <message>
        <source>Seven stands and a general: eight dice. Their enemies, eight stands without a general, have eight as well.</source>
        <translation>Septem contubernia et dux: octo tesserae. Hostes, octo contubernia sine duce, octo quoque habent.</translation>
    </message>
    <message>
        <source>The die says which way: 3 ahead, 4 to its right, 5 to its left, 6 back.</source>
        <translation>Tessera viam dicit: 3 recta, 4 ad dextram, 5 ad sinistram, 6 retro.</translation>
    </message>
    <message>
        <source>A 3: straight ahead for 12 inches. Those who are marked lose two stands; the others are not in its way.</source>
        <translation>Numerus 3: recta, 12 uncias. Quae notatae sunt, bina contubernia amittunt; ceterae in via non sunt.</translation>
    </message>
</context>
<context>
    <name>RuleOption</name>
    <message>
        <source>Fixed places</source>
        <translation>Certi loci</translation>
    </message>
    <message>
        <source>Every unit begins where the scenario puts it.</source>
        <translation>Quaeque manus incipit, ubi argumentum eam ponit.</translation>
    </message>
    <message>
        <source>Players deploy</source>
        <translation>Lusores instruunt</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands by turns, each inside its own zone.</source>
        <translation>Ante primum orbem exercitus partes suas in vicem collocant, quisque intra suum locum instruendi.</translation>
    </message>
    <message>
        <source>Armies fight on</source>
        <translation>Pugnare pergunt</translation>
    </message>
    <message>
        <source>However great its losses, an army fights as long as it has a unit left.</source>
        <translation>Quantacumque damna sunt, exercitus pugnat, dum ei manus restat.</translation>
    </message>
    <message>
        <source>Armies break at half</source>
        <translation>Dimidia amissa</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Exercitus, qui dimidiam partem contuberniorum amisit, in fine illius orbis victus est.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>Proelium pergit</translation>
    </message>
    <message>
        <source>The fall of a commander-in-chief costs his side his extra dice and nothing else.</source>
        <translation>Imperator si cadit, exercitus tesseras additas amittit, nihil praeterea.</translation>
    </message>
    <message>
        <source>His side has lost</source>
        <translation>Exercitus victus est</translation>
    </message>
    <message>
        <source>The battle ends with the turn in which he falls, and the other side has won.</source>
        <translation>Proelium eo orbe finitur, quo imperator cadit, et alter exercitus vicit.</translation>
    </message>
    <message>
        <source>45 degrees</source>
        <translation>45 gradus</translation>
    </message>
    <message>
        <source>All wheels of one move together turn a formed unit by 45 degrees at most.</source>
        <translation>Omnes conversiones unius motus simul manum ordinatam non ultra 45 gradus vertunt.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sine fine</translation>
    </message>
    <message>
        <source>A formed unit may wheel as long as its inches last.</source>
        <translation>Manus ordinata signa convertit, quamdiu unciae sufficiunt.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Numquam</translation>
    </message>
    <message>
        <source>Formed units cannot turn round; they must wheel.</source>
        <translation>Manus ordinata in tergum se vertere non potest; signa convertere debet.</translation>
    </message>
    <message>
        <source>For a whole move</source>
        <translation>Pro toto motu</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands.</source>
        <translation>Manus ordinata totum motum consumere potest, ut suo loco in tergum se convertat.</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Procursatores</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers.</source>
        <translation>Procursatoribus per suos, suis per procursatores transire licet.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nemo</translation>
    </message>
    <message>
        <source>Every friend is in the way.</source>
        <translation>Omnes sui obstant.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Omnes</translation>
    </message>
    <message>
        <source>Any unit may go through friends that are not fighting.</source>
        <translation>Omni manui per suos transire licet, qui non pugnant.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elephanti</translation>
    </message>
    <message>
        <source>Only an elephant under control may leave a fight.</source>
        <translation>Solus elephantus, qui in potestate est, certamine excedere potest.</translation>
    </message>
    <message>
        <source>Skirmishers too</source>
        <translation>Procursatores quoque</translation>
    </message>
    <message>
        <source>Skirmishers may leave a fight as elephants do.</source>
        <translation>Procursatores certamine excedere possunt sicut elephanti.</translation>
    </message>
    <message>
        <source>Twelve inches</source>
        <translation>12 unciae</translation>
    </message>
    <message>
        <source>A general alone rides up to 12 inches in a move.</source>
        <translation>Dux solus uno motu usque ad 12 uncias equitat.</translation>
    </message>
    <message>
        <source>Six inches</source>
        <translation>6 unciae</translation>
    </message>
    <message>
        <source>A general alone goes up to 6 inches in a move.</source>
        <translation>Dux solus uno motu usque ad 6 uncias it.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Utrumque</translation>
    </message>
    <message>
        <source>A scorpion may move and shoot in the same turn.</source>
        <translation>Scorpio eodem orbe moveri et telum conicere potest.</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>Alterutrum</translation>
    </message>
    <message>
        <source>A scorpion that has moved does not shoot in that turn.</source>
        <translation>Scorpio motus eo orbe telum non conicit.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Omnia</translation>
    </message>
    <message>
        <source>Once the unit is in range all its stands roll, also those that are farther away.</source>
        <translation>Ubi manus intra iactum est, omnia contubernia eius iaciunt, etiam quae longius absunt.</translation>
    </message>
    <message>
        <source>Those in range</source>
        <translation>Intra iactum</translation>
    </message>
    <message>
        <source>Only stands whose own base is in range roll.</source>
        <translation>Ea tantum contubernia iaciunt, quorum basis intra iactum est.</translation>
    </message>
    <message>
        <source>Nothing blocks</source>
        <translation>Nihil obstat</translation>
    </message>
    <message>
        <source>Nobody hides behind anybody.</source>
        <translation>Nemo post alium latet.</translation>
    </message>
    <message>
        <source>Units block</source>
        <translation>Manus obstant</translation>
    </message>
    <message>
        <source>A shot is stopped if the line between the two middles runs through a third unit.</source>
        <translation>Telis obstat tertia manus, si per eam transit linea inter medias utrasque.</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>In omnes partes</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Tela in omnes partes coniciuntur.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>A fronte</translation>
    </message>
    <message>
        <source>Some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>Aliquis hostis angulus ante frontem conicientis esse debet.</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>In vicem</translation>
    </message>
    <message>
        <source>One charge each in turn; the side that acts first begins.</source>
        <translation>Singuli impetus in vicem; incipit, qui prior agit.</translation>
    </message>
    <message>
        <source>First side first</source>
        <translation>Primus prior</translation>
    </message>
    <message>
        <source>The side that acts first makes all its charges, then the other.</source>
        <translation>Exercitus, qui prior agit, omnes impetus facit, deinde alter.</translation>
    </message>
    <message>
        <source>Second side first</source>
        <translation>Alter prior</translation>
    </message>
    <message>
        <source>The side that acts second makes all its charges, then the other.</source>
        <translation>Exercitus, qui posterior agit, omnes impetus facit, deinde alter.</translation>
    </message>
    <message>
        <source>A die decides</source>
        <translation>Tessera decernit</translation>
    </message>
    <message>
        <source>Each turn a die says who charges first: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>Quoque orbe tessera dicit, uter prior impetum faciat: ab 1 ad 3 primus, a 4 ad 6 alter.</translation>
    </message>
    <message>
        <source>With manoeuvres</source>
        <translation>Omnibus motibus</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>Manus ordinata impetum facit, sicut movetur: recta, in obliquum, signis conversis.</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>Recta</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>Manus ordinata impetum recta tantum facit.</translation>
    </message>
    <message>
        <source>Where it began</source>
        <translation>Ubi coepit</translation>
    </message>
    <message>
        <source>Where the charger stood when it declared the charge says whether it meets front, flank or rear.</source>
        <translation>Locus, ubi petens stabat, cum impetum nuntiavit, dicit, utrum frons an latus an tergum petatur.</translation>
    </message>
    <message>
        <source>Which edge it meets</source>
        <translation>Quem marginem tangit</translation>
    </message>
    <message>
        <source>The edge of the target that the charger touches says it.</source>
        <translation>Margo hostis, quem petens tangit, id dicit.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Consistit</translation>
    </message>
    <message>
        <source>If its target is gone before the fight, the charger stops where it is.</source>
        <translation>Si hostis petitus ante certamen sublatus est, impetus ibi consistit.</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Pergit</translation>
    </message>
    <message>
        <source>The charger may go straight on with the inches it has left, into whomever it meets.</source>
        <translation>Reliquis unciis recta pergere licet in quemcumque, qui occurrit.</translation>
    </message>
    <message>
        <source>One enemy</source>
        <translation>Unus hostis</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Manus, cui plures hostes sunt, omnes tesseras uni dat.</translation>
    </message>
    <message>
        <source>Shared out</source>
        <translation>Divisae</translation>
    </message>
    <message>
        <source>A unit may divide its dice among the enemies it touches.</source>
        <translation>Manus tesseras inter hostes dividere potest, quos tangit.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Pereunt</translation>
    </message>
    <message>
        <source>Hits beyond the last stand of the target are lost.</source>
        <translation>Ictus ultra ultimum contubernium hostis pereunt.</translation>
    </message>
    <message>
        <source>Next enemy</source>
        <translation>Proximo hosti</translation>
    </message>
    <message>
        <source>Hits that are too many go on to other enemies in the same fight.</source>
        <translation>Ictus supervacui in alios hostes eiusdem certaminis transeunt.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Unus</translation>
    </message>
    <message>
        <source>A unit has at most one general.</source>
        <translation>Manus non plus unum ducem habet.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Quotlibet</translation>
    </message>
    <message>
        <source>Several generals may join the same unit, each with his dice.</source>
        <translation>Plures duces eidem manui se adiungere possunt, suis quisque tesseris.</translation>
    </message>
    <message>
        <source>Any unit</source>
        <translation>Quaelibet manus</translation>
    </message>
    <message>
        <source>A general may join units of every command of his side.</source>
        <translation>Dux manibus omnium partium exercitus sui se adiungere potest.</translation>
    </message>
    <message>
        <source>His own command</source>
        <translation>Sua pars</translation>
    </message>
    <message>
        <source>A general joins units of his own command; the commander-in-chief joins any.</source>
        <translation>Dux manibus suae partis se adiungit; imperator quibuslibet.</translation>
    </message>
    <message>
        <source>He lives</source>
        <translation>Vivit</translation>
    </message>
    <message>
        <source>He stands where his unit stood and may join another in his next move.</source>
        <translation>Stat, ubi manus stetit, et proximo motu alii se adiungere potest.</translation>
    </message>
    <message>
        <source>He falls with it</source>
        <translation>Cum ea cadit</translation>
    </message>
    <message>
        <source>When his unit is lost he is lost too.</source>
        <translation>Manu amissa dux quoque amittitur.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non ferit</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled; it can only run wild later.</source>
        <translation>Qui in elephantum impetum facit, non proculcatur; elephantus postea tantum saevire potest.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ferit</translation>
    </message>
    <message>
        <source>The unit that charges an elephant loses stands as if the elephant had charged.</source>
        <translation>Manus, quae in elephantum impetum facit, contubernia amittit, quasi ille impetum fecisset.</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>Sine tesseris</translation>
    </message>
    <message>
        <source>An elephant strikes when it charges and only holds its enemy afterwards.</source>
        <translation>Elephantus in impetu ferit, postea hostem tantum tenet.</translation>
    </message>
    <message>
        <source>Against skirmishers</source>
        <translation>Contra procursatores</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against skirmishers and hits on 4 or more.</source>
        <translation>Elephantus quoque congressu unam tesseram contra procursatores iacit; ferit 4 aut maior.</translation>
    </message>
    <message>
        <source>Two stands a round</source>
        <translation>Bina contubernia</translation>
    </message>
    <message>
        <source>Its enemy loses two stands every round from the round after its charge.</source>
        <translation>Hostis eius quoque congressu duo contubernia amittit, ab eo, qui impetum sequitur.</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Una tessera</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against anybody and hits on 5 or more.</source>
        <translation>Elephantus quoque congressu unam tesseram contra quemlibet iacit; ferit 5 aut maior.</translation>
    </message>
    <message>
        <source>If its charge alone destroyed its target, the elephant needs no control die.</source>
        <translation>Si solus impetus hostem sustulit, elephanto iactus regendi opus non est.</translation>
    </message>
    <message>
        <source>The elephant takes its control die also then, and may run wild.</source>
        <translation>Elephantus tum quoque iactum regendi facit et fortasse saevit.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Pedites</translation>
    </message>
    <message>
        <source>Only the unit types that always scare elephants do, such as Roman infantry.</source>
        <translation>Ea tantum genera, quae elephantos semper terrent, ut pedites Romani.</translation>
    </message>
    <message>
        <source>Unit types that may scare elephants do it as well, such as Roman skirmishers.</source>
        <translation>Ea quoque genera, quae elephantos terrere possunt, ut velites Romani.</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Incolumes</translation>
    </message>
    <message>
        <source>Other elephants in the path of one that runs wild are not harmed.</source>
        <translation>Aliis elephantis in via saevientis non nocetur.</translation>
    </message>
    <message>
        <source>Gone too</source>
        <translation>Tolluntur quoque</translation>
    </message>
    <message>
        <source>Other elephants in its path are lost.</source>
        <translation>Alii elephanti in via eius amittuntur.</translation>
    </message>
    <message>
        <source>Where armies begin</source>
        <translation>Ubi exercitus incipiant</translation>
    </message>
    <message>
        <source>When an army breaks</source>
        <translation>Quando exercitus inclinetur</translation>
    </message>
    <message>
        <source>If a commander-in-chief falls</source>
        <translation>Si imperator cadit</translation>
    </message>
    <message>
        <source>How far formed units wheel</source>
        <translation>Quantum manus ordinatae convertantur</translation>
    </message>
    <message>
        <source>Turning about</source>
        <translation>Conversio in tergum</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Quis per suos transeat</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Quis certamine excedere possit</translation>
    </message>
    <message>
        <source>Scorpions: moving and shooting</source>
        <translation>Scorpiones: motus et tela</translation>
    </message>
    <message>
        <source>Which stands shoot</source>
        <translation>Quae contubernia coniciant</translation>
    </message>
    <message>
        <source>What blocks a shot</source>
        <translation>Quid telis obstet</translation>
    </message>
    <message>
        <source>In which direction</source>
        <translation>In quam partem</translation>
    </message>
    <message>
        <source>Whose charge is next</source>
        <translation>Cuius impetus sequatur</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Quomodo manus ordinatae petant</translation>
    </message>
    <message>
        <source>Front, flank or rear</source>
        <translation>Frons, latus, tergum</translation>
    </message>
    <message>
        <source>Nobody left to charge</source>
        <translation>Si nemo petendus restat</translation>
    </message>
    <message>
        <source>Dice against several enemies</source>
        <translation>Tesserae contra plures hostes</translation>
    </message>
    <message>
        <source>Hits that are too many</source>
        <translation>Ictus supervacui</translation>
    </message>
    <message>
        <source>How far a general goes</source>
        <translation>Quousque dux eat</translation>
    </message>
    <message>
        <source>Generals in one unit</source>
        <translation>Duces in una manu</translation>
    </message>
    <message>
        <source>Whom a general may join</source>
        <translation>Cui dux se adiungat</translation>
    </message>
    <message>
        <source>If a general&apos;s unit is lost</source>
        <translation>Si manus ducis amittitur</translation>
    </message>
    <message>
        <source>A charged elephant strikes</source>
        <translation>Elephantus petitus</translation>
    </message>
    <message>
        <source>How elephants fight on</source>
        <translation>Quomodo elephanti pugnent</translation>
    </message>
    <message>
        <source>Control die without a fight</source>
        <translation>Iactus regendi sine pugna</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Quis elephantos terreat</translation>
    </message>
    <message>
        <source>Elephants in a rampage&apos;s path</source>
        <translation>Elephanti in via furoris</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Proelium</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Motus</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Impetus</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Pugna</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Duces</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The rulebook</source>
        <translation>Leges ludi</translation>
    </message>
    <message>
        <source>How Zama plays a battle. The game is the one Matt Fritz published as *Fast Play Rules for Students*; the words here are ours. Where his page leaves something open, somebody had to decide: those decisions are the **rulings**, marked Q. Where several answers are good, a scenario may choose one: those are the **options**, at the end.</source>
        <translation>Quomodo Zama proelium agat. Ludus is est, quem Matt Fritz sub titulo *Fast Play Rules for Students* edidit; verba hic nostra sunt. Ubi pagina eius aliquid apertum relinquit, aliquis decernere debuit: haec decreta sunt **sententiae**, littera Q notatae. Ubi plura bona sunt, argumentum unum eligere potest: hae sunt **optiones**, in fine.</translation>
    </message>
    <message>
        <source>Every paragraph has a name, such as M3 or Q27. The program quotes it when it says why something is not possible, so you can look it up here. Numbers such as &quot;6 inches&quot; or &quot;hits on 5&quot; are those of the Battle of Zama; another scenario may give its troops other numbers, and then those count.</source>
        <translation>Quaeque pars nomen habet, ut M3 aut Q27. Programma eam nominat, cum dicit, cur aliquid fieri non possit; hic ergo legi potest. Numeri, ut «6 unciae» aut «ferit 5», proelii ad Zamam sunt; aliud argumentum militibus suis alios numeros dare potest, et tum illi valent.</translation>
    </message>
    <message>
        <source>An inch is 2.54 cm. A die is an ordinary one with six faces.</source>
        <translation>Uncia est 2,54 cm. Tessera communis est sex facierum.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Exercitus</translation>
    </message>
    <message>
        <source>**A1 Stands.** A unit is a body of stands. A stand carries two little figures, but that is for the eye: for strength, for dice and for losses only the number of stands counts.</source>
        <translation>**A1 Contubernia.** Manus e contuberniis constat. Contubernium duas imagunculas fert, sed oculis tantum: ad vires, tesseras, damna solus numerus contuberniorum valet.</translation>
    </message>
    <message>
        <source>**Q69 Stands are alike.** All stands of a unit are worth the same, so nobody chooses which one falls. Only how many are left matters.</source>
        <translation>**Q69 Contubernia paria.** Omnia contubernia manus idem valent; nemo ergo eligit, quod cadat. Refert tantum, quot restent.</translation>
    </message>
    <message>
        <source>**A2 Skirmishers** are 3 to 5 stands side by side in a single rank.</source>
        <translation>**A2 Procursatores** sunt 3–5 contubernia uno ordine iuxta posita.</translation>
    </message>
    <message>
        <source>**A3 Formed infantry and cavalry** are 6 to 10 stands in two ranks.</source>
        <translation>**A3 Pedites ordinati et equites** sunt 6–10 contubernia duobus ordinibus.</translation>
    </message>
    <message>
        <source>**A4 Elephants and scorpions** are units of one stand.</source>
        <translation>**A4 Elephanti et scorpiones** manus unius contubernii sunt.</translation>
    </message>
    <message>
        <source>**Q15 Sizes** are checked when a scenario is opened. A unit that has lost stands may be smaller.</source>
        <translation>**Q15 Numeri** spectantur, cum argumentum aperitur. Manus, quae contubernia amisit, minor esse potest.</translation>
    </message>
    <message>
        <source>**A5 Front line.** Skirmishers and elephants belong in the front line of their army.</source>
        <translation>**A5 Prima acies.** Procursatorum et elephantorum locus in prima acie exercitus sui est.</translation>
    </message>
    <message>
        <source>**Q14 What the front line is.** The foremost front edges of an army form one line; skirmishers and elephants stand on it and nobody stands ahead of it. In scenarios of your own the program only warns you if it is otherwise.</source>
        <translation>**Q14 Quid sit prima acies.** Frontes, quae longissime ante stant, unam lineam efficiunt; in ea procursatores et elephanti stant, nec quisquam ante eam. In tuis argumentis programma tantum monet, si aliter est.</translation>
    </message>
    <message>
        <source>**A6 The Romans** are 38 units with 196 stands, and six generals. Scipio commands. Four commands of infantry have each a general, two scorpions, two units of five skirmisher stands and four units of seven infantry stands. On the left are three units of Roman cavalry, six stands each, with a general; on the right three units of Numidian cavalry, six stands each, with none.</source>
        <translation>**A6 Romani** sunt 38 manus, contubernia 196, duces sex. Imperat Scipio. Quattuor partes peditum habent singulos duces, binos scorpiones, binas manus quinum contuberniorum velitum, quaternas manus septenum contuberniorum peditum. In sinistro cornu tres manus equitum Romanorum sunt, senum contuberniorum, cum duce; in dextro tres manus equitum Numidarum, senum contuberniorum, sine duce.</translation>
    </message>
    <message>
        <source>**A7 The Carthaginians** are 36 units with 184 stands, twelve of them elephants, and six generals. Hannibal commands. Four commands of infantry have each a general, two elephants, one unit of five skirmisher stands, one unit of eight stands of heavy infantry and three units of eight stands of light infantry. On the right are three units of Carthaginian cavalry, six stands each, with a general and two elephants; on the left one unit of Numidian cavalry of six stands and two elephants, with no general.</source>
        <translation>**A7 Poeni** sunt 36 manus, contubernia 184, in eis duodecim elephanti, duces sex. Imperat Hannibal. Quattuor partes peditum habent singulos duces, binos elephantos, singulas manus quinum contuberniorum procursatorum, singulas manus octonum contuberniorum gravis armaturae, ternas manus octonum contuberniorum levis armaturae. In dextro cornu tres manus equitum Poenorum sunt, senum contuberniorum, cum duce et duobus elephantis; in sinistro una manus equitum Numidarum, sex contuberniorum, et duo elephanti, sine duce.</translation>
    </message>
    <message>
        <source>**A8 Who faces whom.** The left of one army is opposite the right of the other: Roman cavalry faces Carthaginian cavalry, and Numidians face Numidians.</source>
        <translation>**A8 Quis cui adversus stet.** Sinistrum cornu alterius exercitus dextro alterius adversum est: equites Romani equitibus Poenis, Numidae Numidis.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Mensa</translation>
    </message>
    <message>
        <source>**B1 Table.** 90 inches wide and 60 deep, flat, with nothing on it that hinders anybody.</source>
        <translation>**B1 Mensa.** 90 uncias lata, 60 alta, plana, sine ulla re, quae cuiquam obstet.</translation>
    </message>
    <message>
        <source>**B2 Distance.** The armies begin 18 inches apart.</source>
        <translation>**B2 Intervallum.** Exercitus initio 18 uncias distant.</translation>
    </message>
    <message>
        <source>**Q13 How that is measured.** Between the two nearest units of the two armies: exactly 18 inches.</source>
        <translation>**Q13 Quomodo id mensuretur.** Inter duas proximas manus utriusque exercitus: 18 unciae, neque plus neque minus.</translation>
    </message>
    <message>
        <source>**Q12 Stands** are so large, width by depth in inches: foot 1 by ¾; cavalry 1¼ by 1¼; elephant 1½ by 2; scorpion 1 by 1. A general is a round marker of 1 inch that takes up no room.</source>
        <translation>**Q12 Contubernia** tanta sunt, latitudo et altitudo in unciis: pedites 1 × ¾; equites 1¼ × 1¼; elephantus 1½ × 2; scorpio 1 × 1. Dux est nota rotunda 1 unciae, quae locum non occupat.</translation>
    </message>
    <message>
        <source>**Q16 Deployment.** Units stand where the scenario puts them, generals beside them and not yet with a unit. With the option `deployment: free` the sides place their commands before the first turn, one command at a time and in turns, each inside its own zone; units and generals that nobody mentions stay where the scenario has them.</source>
        <translation>**Q16 Acies instruenda.** Manus stant, ubi argumentum eas ponit, duces iuxta, nondum cum manu. Optione `deployment: free` exercitus partes suas ante primum orbem collocant, singulas in vicem, quisque intra suum locum; manus et duces, quos nemo nominat, ibi manent, ubi argumentum eos habet.</translation>
    </message>
    <message>
        <source>**Q17 Measures.** Where a unit is means where the middle of its front edge is, and which way it faces. The program counts in thousandths of an inch and hundredths of a degree and rounds to the nearest, halves upwards. One hundredth of an inch is forgiven everywhere: in range and in reach, in your favour; two bodies touch when they are as near as that, and overlap only when they overlap by more. Angles are not forgiven anything. &quot;By name&quot; means in the order of the units&apos; ids.</source>
        <translation>**Q17 Mensurae.** Ubi manus sit, hoc significat: ubi medius margo prior sit et quo spectet. Programma in millesimis unciae et centesimis gradus computat et ad proximum numerum rotundat, dimidia sursum. Centesima unciae ubique ignoscitur: et in iactu et in via, in commodum tuum; duo corpora se tangunt, cum tam prope sunt, et eundem locum occupant, cum plus occupant. Angulis nihil ignoscitur. «Ex nomine» significat: ordine signorum, quae manus habent.</translation>
    </message>
    <message>
        <source>**Q18 Footprint.** A unit covers the whole rectangle of its ranks and files, also where the rear rank has a gap. Range, contact and collisions are measured from that rectangle.</source>
        <translation>**Q18 Spatium occupatum.** Manus totum spatium rectangulum ordinum et versuum occupat, etiam ubi posterior ordo vacat. Inde iactus, contactus, concursus mensurantur.</translation>
    </message>
    <message>
        <source>**Q19 Ranks and files.** Skirmishers stand in one rank. Formed units stand in two; with an odd number of stands the front rank has one more.</source>
        <translation>**Q19 Ordines et versus.** Procursatores uno ordine stant, manus ordinatae duobus; si numerus contuberniorum impar est, prior ordo uno plus habet.</translation>
    </message>
    <message>
        <source>**Q20 After losses** a formed unit closes up at once to two ranks again. The middle of its front stays where it was, so the new rectangle lies inside the old one.</source>
        <translation>**Q20 Damnis acceptis** manus ordinata statim iterum duobus ordinibus densatur. Media frons manet, ubi erat; novum ergo spatium intra vetus est.</translation>
    </message>
    <message>
        <source>A single rank closes up too: it draws in towards the middle of its front, half the width of a stand from each end for every stand that falls, and keeps facing as it did. It can so lose touch with an enemy at its end, or get out of range of one; what that does to an engagement is in [Q70](#Q70).</source>
        <translation>Unus quoque ordo densatur: ad mediam frontem se contrahit, pro quoque contubernio amisso dimidiam latitudinem contubernii ab utroque fine, et eodem spectat. Ita fieri potest, ut hostem ad finem suum non iam tangat aut ex iactu eius exeat; quid id in pugna valeat, vide [Q70](#Q70).</translation>
    </message>
    <message>
        <source>**Q21 Formations stay.** Nobody may change a formation, split a unit or join two.</source>
        <translation>**Q21 Instructio manet.** Nemo instructionem mutare, manum dividere, duas iungere potest.</translation>
    </message>
    <message>
        <source>**Q22 Front, flank, rear.** A charge comes from the front if the middle of the charger, where it stood when the charge was declared, was ahead of the line through the target&apos;s front edge. It comes from the rear if it was behind the line through the rear edge, and else from the flank. The option `front_test: contacted_edge` asks instead which edge of the target is met.</source>
        <translation>**Q22 Frons, latus, tergum.** Impetus a fronte venit, si medium petentis, ubi stabat, cum impetus nuntiatus est, ante lineam erat, quae per marginem priorem hostis petiti ducitur. A tergo venit, si post lineam marginis posterioris erat, aliter a latere. Optio `front_test: contacted_edge` potius quaerit, qui margo hostis tangatur.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Orbis</translation>
    </message>
    <message>
        <source>**T1 Six steps.** Romans move. Romans shoot. Carthaginians move. Carthaginians shoot. Both sides charge. All fights are fought. Then the next turn begins. A scenario with other armies names its own sides in this order.</source>
        <translation>**T1 Sex actus.** Romani moventur. Romani tela coniciunt. Poeni moventur. Poeni tela coniciunt. Uterque exercitus impetum facit. Omnia certamina pugnantur. Deinde proximus orbis incipit. Argumentum cum aliis exercitibus eos hoc ordine nominat.</translation>
    </message>
    <message>
        <source>**Q06 Within a step** you give orders to your units in any order, one at a time, and each is carried out before the next. A unit gets at most one order in a step.</source>
        <translation>**Q06 In actu** manibus tuis quolibet ordine imperas, singulis deinceps, et quodque iussum ante proximum perficitur. Manus quoque actu non plus unum iussum accipit.</translation>
    </message>
    <message>
        <source>**Q03 All three.** A unit may move, shoot and charge in the same turn; none of them shortens another.</source>
        <translation>**Q03 Omnia tria.** Manus eodem orbe moveri, tela conicere, impetum facere potest; nihil horum aliud minuit.</translation>
    </message>
    <message>
        <source>**Q05 No reactions.** Nobody steps aside, shoots or charges out of turn because the enemy has done something.</source>
        <translation>**Q05 Nihil contra.** Nemo extra ordinem cedit, tela conicit, impetum facit, quod hostis aliquid fecit.</translation>
    </message>
    <message>
        <source>**Q11 No fear.** Units do not lose heart, and generals need not be near to give orders. The only flights are those of scorpions and elephants.</source>
        <translation>**Q11 Sine metu.** Manus animum non demittunt, neque duces prope esse debent, ut imperent. Soli scorpiones et elephanti fugiunt.</translation>
    </message>
    <message>
        <source>**Q07 How long.** Eight turns, then the sun sets. `turn_limit` sets another number or none; with none, a battle in which ten whole turns go by without a loss is over and is judged as if time had run out.</source>
        <translation>**Q07 Quamdiu.** Octo orbes, deinde sol occidit. `turn_limit` alium numerum ponit aut nullum; si nullus est, proelium, in quo decem toti orbes sine damno praetereunt, finitur et ita iudicatur, quasi tempus exierit.</translation>
    </message>
    <message>
        <source>**Q08 Ending early.** At the end of a turn in which a side has no unit left (elephants and scorpions are units) the battle ends. A side may give up at any time, and then the other has won a great victory. With the option `army_break: 0.5` an army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>**Q08 Finis ante tempus.** In fine orbis, quo alteri exercitui nulla manus restat (elephanti et scorpiones manus sunt), proelium finitur. Exercitus semper arma ponere potest; tum alter magnam victoriam adeptus est. Optione `army_break: 0.5` exercitus, qui dimidiam partem contuberniorum amisit, in fine illius orbis victus est.</translation>
    </message>
    <message>
        <source>**Q09 Who wins.** Compare what share of its stands each side has lost, in per cent of what it had. Scorpions count one stand each; elephants and generals do not count. If the shares are less than 5 points apart, the battle is drawn; less than 20, the side that lost less has a slight edge; 20 or more, a great victory. A side that alone has units left has a great victory; if nobody has, it is a draw.</source>
        <translation>**Q09 Quis vincat.** Confer, quam partem contuberniorum uterque amiserit, in centesimis eorum, quae habuit. Scorpiones singula contubernia numerantur; elephanti et duces non numerantur. Si rationes minus quam 5 punctis differunt, aequo Marte pugnatum est; si minus quam 20, paulo superior discessit, qui minus amisit; si 20 aut plus, magna victoria est. Cui soli manus restant, magna victoria est; si nemini, aequo Marte pugnatum est.</translation>
    </message>
    <message>
        <source>**Q10 The fall of a commander in chief** costs his side his dice and nothing else. With the option `end_on_cinc_death: true` it ends the battle with that turn and the other side has won.</source>
        <translation>**Q10 Casus imperatoris** exercitui tesseras eius adimit, nihil praeterea. Optione `end_on_cinc_death: true` proelium eo orbe finitur, et alter exercitus vicit.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Motus</translation>
    </message>
    <message>
        <source>**M1 Foot** moves up to 6 inches.</source>
        <translation>**M1 Pedites** usque ad 6 uncias moventur.</translation>
    </message>
    <message>
        <source>**M4 Elephants and scorpions** move up to 6 inches.</source>
        <translation>**M4 Elephanti et scorpiones** usque ad 6 uncias moventur.</translation>
    </message>
    <message>
        <source>**M5 Cavalry** moves up to 12 inches.</source>
        <translation>**M5 Equites** usque ad 12 uncias moventur.</translation>
    </message>
    <message>
        <source>**Q31 Less is allowed.** A unit may go only part of its way, or stay.</source>
        <translation>**Q31 Minus licet.** Manus partem tantum viae ire aut manere potest.</translation>
    </message>
    <message>
        <source>**M2 Skirmishers** go in any direction.</source>
        <translation>**M2 Procursatores** in quamlibet regionem eunt.</translation>
    </message>
    <message>
        <source>**Q29 How skirmishers move.** One straight way in any direction and one turn on the spot, before or after it. No corner of the unit may end more than 6 inches from where that corner began, so turning uses up some of the way. Turning sweeps over the ground: on the way nobody may be touched who could not be touched in a move.</source>
        <translation>**Q29 Quomodo procursatores moveantur.** Una via recta in quamlibet regionem et una rotatio suo loco, ante aut post eam. Nullus angulus manus ultra 6 uncias ab initio suo abire debet; rotatio ergo partem viae consumit. Rotatio solum verrit: in via neminem tangere licet, quem motu tangere non licet.</translation>
    </message>
    <message>
        <source>**M3 Formed units** go straight ahead, obliquely or by wheeling, and no other way; the angle is 45 degrees.</source>
        <translation>**M3 Manus ordinatae** recta, in obliquum, signis conversis procedunt, aliter non; angulus est 45 graduum.</translation>
    </message>
    <message>
        <source>**Q24 Formed** are all units in two ranks: heavy and light infantry, Roman infantry, and all cavalry, the Numidians too. In a scenario each type of unit says whether it is formed or free.</source>
        <translation>**Q24 Ordinatae** sunt omnes manus duobus ordinibus: gravis et levis armatura, pedites Romani, omnes equites, etiam Numidae. In argumento quodque genus militum dicit, utrum ordinatum an liberum sit.</translation>
    </message>
    <message>
        <source>**Q25 Wheels.** All wheels of one move together may turn the unit by 45 degrees; a charge counts anew. `wheel_cap: none` lifts the limit. Wheels, obliques and straight ways may follow each other as long as the inches last.</source>
        <translation>**Q25 Conversiones.** Omnes conversiones unius motus simul manum 45 gradus vertere possunt; impetus de integro numerat. `wheel_cap: none` finem tollit. Conversiones, motus obliqui, viae rectae se sequi possunt, quamdiu unciae sufficiunt.</translation>
    </message>
    <message>
        <source>**Q26 What a wheel costs.** The front corner on the inside stays where it is; the unit pays the arc that the outer front corner goes. A front of 4 inches pays 3.14 inches for 45 degrees.</source>
        <translation>**Q26 Quantum conversio consumat.** Interior frontis angulus manet, ubi est; manus arcum solvit, quem exterior angulus it. Frons 4 unciarum pro 45 gradibus 3,14 uncias solvit.</translation>
    </message>
    <message>
        <source>**Q27 Obliques.** The whole unit slides forward at an angle of up to 45 degrees to its facing and keeps facing the same way. It pays the distance it goes.</source>
        <translation>**Q27 Motus obliqui.** Tota manus angulo non ultra 45 graduum a fronte sua procedit et eodem spectat. Solvit spatium, quod it.</translation>
    </message>
    <message>
        <source>**Q28 Not for formed units:** turning about, going backwards, stepping sideways. With the option `about_face: whole_move` a formed unit may spend its whole move on turning about where it stands.</source>
        <translation>**Q28 Manibus ordinatis non licet** in tergum se convertere, retro ire, in latus ire. Optione `about_face: whole_move` manus ordinata totum motum consumere potest, ut suo loco in tergum se convertat.</translation>
    </message>
    <message>
        <source>**Q30 How elephants and scorpions move.** They turn as they like, go one straight way of up to 6 inches in any direction, measured at the middle, and turn again.</source>
        <translation>**Q30 Quomodo elephanti et scorpiones moveantur.** Ad arbitrium se vertunt, unam viam rectam usque ad 6 uncias in quamlibet regionem eunt, a medio mensam, et iterum se vertunt.</translation>
    </message>
    <message>
        <source>**Q32 Through friends.** Skirmishers may go through friends and friends through skirmishers, if the two do not lie on top of each other at the end; edges may touch. All other friends are in the way, and so is everybody who is engaged. The option `interpenetration` allows it for nobody (`none`) or for everybody (`all`).</source>
        <translation>**Q32 Per suos.** Procursatoribus per suos, suis per procursatores transire licet, si in fine alter super altero non est; margines se tangere possunt. Ceteri sui omnes obstant, et quisquis pugnat. Optio `interpenetration` id nemini (`none`) aut omnibus (`all`) concedit.</translation>
    </message>
    <message>
        <source>**Q33 Elephants too** go through skirmishers and through nobody else when they move. Running wild is another matter.</source>
        <translation>**Q33 Elephanti quoque**, cum moventur, per procursatores transeunt, per alios non. Furor alia res est.</translation>
    </message>
    <message>
        <source>**Q34 Enemies** may be neither passed nor touched in a move. Being near them does not matter.</source>
        <translation>**Q34 Hostes** motu neque transire neque tangere licet. Prope eos esse nihil refert.</translation>
    </message>
    <message>
        <source>**Q35 The edge.** Nobody may leave the table, not even with a corner and not even in the middle of a wheel. Generals must stay on it as well.</source>
        <translation>**Q35 Margo.** Nemini de mensa exire licet, ne angulo quidem, ne in media quidem conversione. Duces quoque in ea manere debent.</translation>
    </message>
    <message>
        <source>**Q36 Engaged units** stay where they are: no move, no turn, no charge, no retreat. The option `break_off: elephants_and_skirmishers` lets skirmishers leave as elephants do.</source>
        <translation>**Q36 Manus pugnantes** manent, ubi sunt: sine motu, rotatione, impetu, receptu. Optione `break_off: elephants_and_skirmishers` procursatores excedere possunt sicut elephanti.</translation>
    </message>
    <message>
        <source>**Q37 An elephant in a fight** that is under control may leave in its own side&apos;s move. Its engagements end, and nobody may strike it for going. It may slide along the enemies it touched at the start, but must end clear of every enemy. Later in the turn it may charge again.</source>
        <translation>**Q37 Elephantus pugnans**, qui in potestate est, motu exercitus sui excedere potest. Pugnae eius finiuntur, neque cuiquam abeuntem ferire licet. Labi potest iuxta hostes, quos initio tetigit, sed in fine ab omni hoste liber esse debet. Eodem orbe postea iterum impetum facere potest.</translation>
    </message>
    <message>
        <source>**Q38 Generals** go with their unit, or alone up to 12 inches in any direction in their side&apos;s move, whoever stands there. Both in one turn is not possible, and a unit whose general has gone alone stays too. `general_move: 6` shortens the way.</source>
        <translation>**Q38 Duces** cum manu sua eunt aut soli usque ad 12 uncias in quamlibet regionem, motu exercitus sui, quicumque obstat. Utrumque uno orbe fieri non potest, et manus, cuius dux solus iit, ipsa manet. `general_move: 6` viam minuit.</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Coniectus telorum</translation>
    </message>
    <message>
        <source>**S1 Who shoots.** Skirmishers, Numidian cavalry and scorpions. Nobody else.</source>
        <translation>**S1 Quis tela coniciat.** Procursatores, equites Numidae, scorpiones. Praeterea nemo.</translation>
    </message>
    <message>
        <source>**S8 How far.** Scorpions 24 inches, all others 6.</source>
        <translation>**S8 Quousque.** Scorpiones 24 uncias, ceteri omnes 6.</translation>
    </message>
    <message>
        <source>**Q51 In range** means: the shortest way from one rectangle to the other is not longer than the range.</source>
        <translation>**Q51 Intra teli iactum** hoc significat: brevissima via ab altero spatio ad alterum non longior est quam iactus.</translation>
    </message>
    <message>
        <source>**S5 All or none.** If any part of a unit is in range, all of it shoots.</source>
        <translation>**S5 Tota aut nihil.** Si qua pars manus intra iactum est, tota tela conicit.</translation>
    </message>
    <message>
        <source>**S2 Dice.** One die for each stand that shoots.</source>
        <translation>**S2 Tesserae.** Singulae pro contuberniis, quae coniciunt.</translation>
    </message>
    <message>
        <source>**Q52 So all stands roll**, also those that are farther away. With the option `range_dice: stands_in_range` only stands whose own base is in range roll; a gap in the rear rank is at its right-hand end.</source>
        <translation>**Q52 Omnia ergo contubernia iaciunt**, etiam quae longius absunt. Optione `range_dice: stands_in_range` ea tantum contubernia iaciunt, quorum basis intra iactum est; spatium vacuum posterioris ordinis ad dextrum finem est.</translation>
    </message>
    <message>
        <source>**S3 Hits.** Scorpions hit on 4 or more, all others on a 6.</source>
        <translation>**S3 Ictus.** Scorpiones feriunt 4 aut maiore, ceteri omnes solo 6.</translation>
    </message>
    <message>
        <source>**S4 Losses.** Each hit takes a stand.</source>
        <translation>**S4 Amissa.** Quisque ictus unum contubernium tollit.</translation>
    </message>
    <message>
        <source>**S6 Engaged units** do not shoot.</source>
        <translation>**S6 Manus pugnantes** tela non coniciunt.</translation>
    </message>
    <message>
        <source>**S7 Nobody shoots at engaged units.**</source>
        <translation>**S7 Manus pugnantes nemo telis petit.**</translation>
    </message>
    <message>
        <source>**Q62 Only they are safe.** Whoever stands beside a fight without being engaged can be shot at.</source>
        <translation>**Q62 Illae solae tutae sunt.** Qui iuxta certamen stat neque ipse pugnat, telis peti potest.</translation>
    </message>
    <message>
        <source>**Q04 Moving and shooting.** A unit that has moved shoots as well as any. With the option `scorpion_move_or_shoot: true` a scorpion does one of the two in a turn.</source>
        <translation>**Q04 Motus et tela.** Manus mota tela conicit sicut quaelibet. Optione `scorpion_move_or_shoot: true` scorpio uno orbe alterutrum facit.</translation>
    </message>
    <message>
        <source>**Q53 Line of sight.** There is none to think of: nobody hides behind anybody. With the option `los: units_block` a shot is stopped if the line between the two middles runs through a third unit, friend or enemy. Generals never stop one. Scorpions that shoot over everybody give Rome an edge at Zama; this option makes it much smaller: between two computers of the same strength Rome then wins 41 battles of 100 and Carthage 27, instead of 68 and 9.</source>
        <translation>**Q53 Prospectus.** De eo cogitandum non est: nemo post alium latet. Optione `los: units_block` telis obstat tertia manus, sua aut hostilis, si per eam transit linea inter medias utrasque. Duces numquam obstant. Scorpiones, qui super omnes tela mittunt, ad Zamam Romam superiorem faciunt; haec optio id multo minuit: inter duas machinas eiusdem virtutis Roma tum 41 e 100 proeliis vincit, Carthago 27, cum aliter 68 et 9 sint.</translation>
    </message>
    <message>
        <source>**Q54 All round.** Units shoot in every direction. With the option `arc: front` some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>**Q54 In omnes partes.** Tela in omnes partes coniciuntur. Optione `arc: front` aliquis hostis angulus ante frontem conicientis esse debet.</translation>
    </message>
    <message>
        <source>**Q55 One target.** A unit shoots at one enemy unit, whichever its player likes; the nearest need not be first, and the dice are not divided.</source>
        <translation>**Q55 Unus hostis.** Manus unam hostium manum telis petit, quam lusor vult; proximam petere non necesse est, et tesserae non dividuntur.</translation>
    </message>
    <message>
        <source>**Q56 One after another.** Units shoot in turn; losses are taken at once, and the next shooter sees them.</source>
        <translation>**Q56 Alia post aliam.** Manus deinceps tela coniciunt; amissa statim tolluntur, et proxima manus id iam videt.</translation>
    </message>
    <message>
        <source>**Q60 Too many hits** are lost.</source>
        <translation>**Q60 Ictus supervacui** pereunt.</translation>
    </message>
    <message>
        <source>**Q57 Elephants** cannot be shot at, because nothing would come of it.</source>
        <translation>**Q57 Elephanti** telis peti non possunt, quod id frustra fieret.</translation>
    </message>
    <message>
        <source>**Q58 Scorpions** can be, and one hit ends them.</source>
        <translation>**Q58 Scorpiones** possunt, et unus ictus eos tollit.</translation>
    </message>
    <message>
        <source>**Q59 Skirmishers** are no easier to shoot than others; they are only easier to hit in melee.</source>
        <translation>**Q59 Procursatores** telis non facilius feriuntur quam ceteri; in pugna tantum facilius.</translation>
    </message>
    <message>
        <source>**Q61 Generals** neither add to a volley nor run a risk in it.</source>
        <translation>**Q61 Duces** telis neque addunt quicquam neque in periculum veniunt.</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Impetus</translation>
    </message>
    <message>
        <source>**C1 Both sides** may charge in the fifth step, and neither must.</source>
        <translation>**C1 Uterque exercitus** quinto actu impetum facere potest, neuter debet.</translation>
    </message>
    <message>
        <source>**C2 The only way** into a fight is a charge.</source>
        <translation>**C2 Sola via** in certamen impetus est.</translation>
    </message>
    <message>
        <source>**C3 Foot and elephants** charge up to 6 inches.</source>
        <translation>**C3 Pedites et elephanti** impetum usque ad 6 uncias faciunt.</translation>
    </message>
    <message>
        <source>**C4 Cavalry** charges up to 12 inches.</source>
        <translation>**C4 Equites** impetum usque ad 12 uncias faciunt.</translation>
    </message>
    <message>
        <source>**C5 It must arrive.** A charge that does not reach an enemy cannot be made.</source>
        <translation>**C5 Pervenire debet.** Impetus, qui hostem non attingit, fieri non potest.</translation>
    </message>
    <message>
        <source>**Q01 Whose charge is next.** The sides take turns, the first side first: one charge, or pass. Passing now does not forbid a charge later; when both pass one after the other, the step is over. The option `charge_order` lets the first or the second side make all its charges first, or lets a die decide who begins: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>**Q01 Cuius impetus sequatur.** Exercitus in vicem agunt, prior incipit: unus impetus aut fit aut omittitur. Qui nunc omittit, postea impetum facere potest; cum uterque deinceps omisit, actus finitur. Optio `charge_order` aut primum aut alterum exercitum omnes impetus prius facere iubet aut tesseram decernere, quis incipiat: ab 1 ad 3 primus, a 4 ad 6 alter.</translation>
    </message>
    <message>
        <source>**Q02 One at a time.** Each charge is finished, with all that comes of it, before the next is declared.</source>
        <translation>**Q02 Singuli.** Quisque impetus cum omnibus, quae inde sequuntur, perficitur, antequam proximus nuntiatur.</translation>
    </message>
    <message>
        <source>**Q39 Who may charge.** Any unit that is not engaged, once a turn, also if it has moved or shot. Scorpions never do, and generals only with their unit.</source>
        <translation>**Q39 Quis impetum faciat.** Quaelibet manus, quae non pugnat, semel quoque orbe, etiam si mota est aut tela coniecit. Scorpiones numquam, duces cum manu sua tantum.</translation>
    </message>
    <message>
        <source>**Q40 Reach.** A charge has its own inches, counted as in a move and besides it. The charger goes until it first touches an enemy and stops there; what the order says beyond that point does not matter. If it touches nobody in time, the charge is not allowed and has cost nothing: try another. You may measure first as much as you like.</source>
        <translation>**Q40 Quousque.** Impetus suas uncias habet, ut in motu numeratas et praeter eum. Petens it, donec hostem primum tangit, et ibi consistit; quidquid iussum ultra dicit, nihil refert. Si neminem in tempore tangit, impetus non licet et nihil consumpsit: alium tempta. Prius mensurare licet, quantum vis.</translation>
    </message>
    <message>
        <source>**Q41 Engaged units** cannot charge. They can be charged, and by several.</source>
        <translation>**Q41 Manus pugnantes** impetum facere non possunt. Peti possunt, etiam a pluribus.</translation>
    </message>
    <message>
        <source>**Q42 Formed units** charge with the same manoeuvres as they move: ahead, obliquely, wheeling up to 45 degrees in all. A corner that swings into an enemy has charged him. With the option `formed_charge: straight` they only go straight ahead.</source>
        <translation>**Q42 Manus ordinatae** impetum faciunt, sicut moventur: recta, in obliquum, conversae omnino non ultra 45 gradus. Angulus, qui in hostem circumit, impetum in eum fecit. Optione `formed_charge: straight` recta tantum eunt.</translation>
    </message>
    <message>
        <source>**Q43 Others.** Skirmishers turn once, then go straight in any direction; their corners are measured as in a move. Elephants turn to where they want to go and then go straight ahead, which is how they end up facing.</source>
        <translation>**Q43 Ceteri.** Procursatores semel se vertunt, deinde recta in quamlibet regionem eunt; anguli eorum ut in motu mensurantur. Elephanti eo se vertunt, quo ire volunt, deinde recta eunt; eo in fine quoque spectant.</translation>
    </message>
    <message>
        <source>**Q44 The target** you have named must be among those the charger meets; if somebody else is met first, the charge is refused and you hear who it is. Friends are in the way as in a move. Generals without a unit are in nobody&apos;s way.</source>
        <translation>**Q44 Hostis**, quem nominasti, inter eos esse debet, quibus petens occurrit; si alius prius occurrit, impetus negatur, et audis, quis sit. Sui obstant ut in motu. Duces sine manu nemini obstant.</translation>
    </message>
    <message>
        <source>**Q45 Everybody close.** All enemies within a tenth of an inch of the charger where it stops are engaged with it. An elephant&apos;s weight and the fright of an elephant concern only the target that was named.</source>
        <translation>**Q45 Omnes vicini.** Omnes hostes intra decimam unciae partem ab eo loco, ubi impetus constitit, cum petente pugnant. Incursus elephanti et terror eius ad solum hostem nominatum pertinent.</translation>
    </message>
    <message>
        <source>**Q46 No lining up.** The charger stays just as it arrived. Who is engaged with whom is remembered from then on, whatever happens to the distance.</source>
        <translation>**Q46 Nihil dirigitur.** Petens ita manet, ut pervenit. Quis cum quo pugnet, ex eo tempore memoria tenetur, quidquid de intervallo fit.</translation>
    </message>
    <message>
        <source>**Q47 Charging an elephant** is allowed. A charged elephant does not trample its charger; it can only run wild later. With the option `elephant_hits_when_charged: true` it does, and the unit that declared the charge loses two stands.</source>
        <translation>**Q47 In elephantum impetum facere** licet. Elephantus petitus petentem non proculcat; postea tantum saevire potest. Optione `elephant_hits_when_charged: true` proculcat, et manus, quae impetum nuntiavit, duo contubernia amittit.</translation>
    </message>
    <message>
        <source>**Q48 Nobody left.** If the target is gone before a fight begins, the charger stops where it is: free, unless another enemy is close by, and its charge is used up. With the option `overrun: continue` it may go straight on with the inches it has left, and whoever it meets next is its new target.</source>
        <translation>**Q48 Nemo restat.** Si hostis petitus tollitur, antequam certamen incipit, petens consistit, ubi est: liber, nisi alius hostis prope est, et impetus eius consumptus est. Optione `overrun: continue` reliquis unciis recta pergere potest, et qui proximus occurrit, novus hostis petitus est.</translation>
    </message>
    <message>
        <source>**Q49 An elephant that charges scorpions** puts them to flight like anybody else: no weight, no fight, no control die.</source>
        <translation>**Q49 Elephantus, qui scorpiones petit**, eos fugat sicut quilibet: sine incursu, sine certamine, sine iactu regendi.</translation>
    </message>
    <message>
        <source>**Q50 A general** charges with the unit he is with.</source>
        <translation>**Q50 Dux** cum manu sua impetum facit.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Pugna comminus</translation>
    </message>
    <message>
        <source>**Q63 A fight** is everybody who is joined by engagements, directly or through others. All fights are fought in the last step of a turn, one round each.</source>
        <translation>**Q63 Certamen** sunt omnes, qui pugnando coniuncti sunt, ipsi aut per alios. Omnia certamina ultimo actu orbis pugnantur, singulis congressibus.</translation>
    </message>
    <message>
        <source>**F1 Dice.** In a fight a unit rolls one die for each of its stands.</source>
        <translation>**F1 Tesserae.** In certamine manus singulas tesseras pro contuberniis iacit.</translation>
    </message>
    <message>
        <source>**Q64 All stands** of an engaged unit roll, not only those that touch.</source>
        <translation>**Q64 Omnia contubernia** manus pugnantis iaciunt, non ea sola, quae hostem tangunt.</translation>
    </message>
    <message>
        <source>**F2 Hits.** Roman infantry, heavy infantry, Roman and Carthaginian cavalry hit on 5 or more; light infantry, skirmishers and Numidian cavalry on a 6.</source>
        <translation>**F2 Ictus.** Pedites Romani, gravis armatura, equites Romani et Poeni feriunt 5 aut maiore; levis armatura, procursatores, equites Numidae solo 6.</translation>
    </message>
    <message>
        <source>**F3 Against skirmishers** everybody hits on 4 or more instead.</source>
        <translation>**F3 Contra procursatores** omnes 4 aut maiore feriunt.</translation>
    </message>
    <message>
        <source>**Q67 Skirmishers against skirmishers** too. What a die needs depends on whom it is for, never on who charged.</source>
        <translation>**Q67 Procursatores contra procursatores** quoque. Quo numero tesserae opus sit, ex eo pendet, quem petat, numquam ex eo, quis impetum fecerit.</translation>
    </message>
    <message>
        <source>**Q23 From the side** nobody fights better. A flank only matters for the fright of elephants, and because more units find room there.</source>
        <translation>**Q23 A latere** nemo melius pugnat. Latus ad terrorem tantum elephantorum refert, et quod plures manus ibi locum habent.</translation>
    </message>
    <message>
        <source>**Q65 Whom to fight.** A unit with several enemies puts all its dice on one of them. Both sides choose before any die of the step is rolled, the first side first; once the second side has chosen, the first cannot change its mind. Where nobody chooses, the enemy is taken who is easiest to hit, then the one with the fewest stands, then the first by name. With the option `dice_split: free` a unit may divide its dice.</source>
        <translation>**Q65 Quis petatur.** Manus, cui plures hostes sunt, omnes tesseras uni dat. Uterque exercitus eligit, antequam ulla tessera huius actus iacitur, prior prius; cum alter elegit, prior mutare non potest. Ubi nemo eligit, petitur, qui facillime feritur, deinde qui paucissima contubernia habet, deinde primus ex nomine. Optione `dice_split: free` manus tesseras dividere potest.</translation>
    </message>
    <message>
        <source>**F4 Losses.** Each hit takes a stand.</source>
        <translation>**F4 Amissa.** Quisque ictus unum contubernium tollit.</translation>
    </message>
    <message>
        <source>**Q66 Too many hits** are lost, even if another enemy is in the same fight. With the option `surplus: same_fight` they go on to the others in it.</source>
        <translation>**Q66 Ictus supervacui** pereunt, etiam si alius hostis in eodem certamine est. Optione `surplus: same_fight` in ceteros transeunt.</translation>
    </message>
    <message>
        <source>**F5 At the same time.** Both sides roll before anything is taken away.</source>
        <translation>**F5 Simul.** Uterque exercitus iacit, antequam quicquam tollitur.</translation>
    </message>
    <message>
        <source>**Q68 First all dice of the step, then all losses, then the last stands.** A unit that goes under in this round has had its dice.</source>
        <translation>**Q68 Primum omnes tesserae huius actus, deinde omnia amissa, deinde ultima contubernia.** Manus, quae hoc congressu perit, tesseras suas iam iecit.</translation>
    </message>
    <message>
        <source>**Q90 Both gone.** Two units may end each other; then both leave, and that is all.</source>
        <translation>**Q90 Utraque sublata.** Duae manus se invicem tollere possunt; tum ambae abeunt, neque quicquam sequitur.</translation>
    </message>
    <message>
        <source>**F6 Still standing.** Units that both have stands left stay engaged and fight again next turn.</source>
        <translation>**F6 Adhuc stant.** Manus, quarum utrique contubernia restant, pugnare pergunt et proximo orbe iterum congrediuntur.</translation>
    </message>
    <message>
        <source>**Q70 After a round** engagements stay, even if losses have opened a gap. Whoever has no enemy left in a fight is free: no pursuit, no turning for nothing; the unit may move in its next move.</source>
        <translation>**Q70 Post congressum** pugnae manent, etiam si damna spatium vacuum fecerunt. Cui nullus hostis in certamine restat, liber est: nemo sequitur, nemo sine causa se vertit; manus proximo motu suo moveri potest.</translation>
    </message>
    <message>
        <source>**L1 The last stand** of a unit does not hold alone: a unit that is down to one stand loses it at once, whatever took the others.</source>
        <translation>**L1 Ultimum contubernium** manus solum stare non potest: manus, cui unum restat, id statim amittit, quidquid cetera abstulit.</translation>
    </message>
    <message>
        <source>**L2 Not** elephants and scorpions, which never had more than one.</source>
        <translation>**L2 Non ita** elephanti et scorpiones, qui numquam plus unum habuerunt.</translation>
    </message>
    <message>
        <source>**Q71 The order of the last step.** Both sides choose whom to fight. Then all dice, fight by fight: the first side&apos;s units by name, then the other&apos;s. Then all losses and last stands. Then the generals&apos; dice, the first side&apos;s first. Then the control dice of the elephants by name, each with all that comes of it. Last, engagements with units that are gone end, and their generals are placed.</source>
        <translation>**Q71 Ordo ultimi actus.** Uterque exercitus eligit, quem petat. Deinde omnes tesserae, certamen post certamen: manus prioris exercitus ex nomine, deinde alterius. Deinde omnia amissa et ultima contubernia. Deinde tesserae ducum, prioris exercitus prius. Deinde iactus regendi elephantorum ex nomine, quisque cum omnibus, quae inde sequuntur. Postremo pugnae cum manibus sublatis finiuntur, et duces earum collocantur.</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Duces</translation>
    </message>
    <message>
        <source>**G1 No targets.** Nobody can shoot, charge or trample a general.</source>
        <translation>**G1 Non petuntur.** Nemo ducem telis, impetu, proculcando petere potest.</translation>
    </message>
    <message>
        <source>**Q88 A general alone** takes up no room and is in nobody&apos;s way.</source>
        <translation>**Q88 Dux solus** locum non occupat neque cuiquam obstat.</translation>
    </message>
    <message>
        <source>**G2 In melee** a general adds one stand&apos;s die to the unit he is with.</source>
        <translation>**G2 In pugna** dux manui, quacum est, unam tesseram addit.</translation>
    </message>
    <message>
        <source>**G4 Scipio and Hannibal** add two.</source>
        <translation>**G4 Scipio et Hannibal** duas addunt.</translation>
    </message>
    <message>
        <source>**G3 In shooting** he adds nothing.</source>
        <translation>**G3 Telis** nihil addit.</translation>
    </message>
    <message>
        <source>**Q85 Only dice.** Such a stand is no body: it cannot fall, it does not save a unit that is down to its last stand, and it makes nobody wider.</source>
        <translation>**Q85 Tesserae tantum.** Tale contubernium corpus non est: cadere non potest, manum, cui ultimum contubernium restat, non servat, neminem latiorem facit.</translation>
    </message>
    <message>
        <source>**Q84 Joining and leaving.** In his side&apos;s move a general may go to a unit of his side, of any command, within his reach and joins it, even in the middle of a fight. He cannot leave a unit that is engaged. He does not join scorpions or elephants, and a unit has at most one general. Options: `generals_per_unit: any`, and `general_joins: own_command` for all but the commander in chief.</source>
        <translation>**Q84 Quomodo se adiungat et discedat.** Motu exercitus sui dux ad manum suorum, cuiuslibet partis, ire potest, quam attingit, et ei se adiungit, etiam in medio certamine. A manu pugnante discedere non potest. Scorpionibus aut elephantis se non adiungit, et manus non plus unum ducem habet. Optiones: `generals_per_unit: any` et `general_joins: own_command` omnibus praeter imperatorem.</translation>
    </message>
    <message>
        <source>**G5 Danger.** If his unit has fought in melee, roll a die for him.</source>
        <translation>**G5 Periculum.** Si manus eius in pugna fuit, unam tesseram pro eo iace.</translation>
    </message>
    <message>
        <source>**G6 On a 6** he falls.</source>
        <translation>**G6 Si 6 est**, cadit.</translation>
    </message>
    <message>
        <source>**Q87 When.** Once a round, after the losses, also if the unit fought only elephants. His dice of that round have counted.</source>
        <translation>**Q87 Quando.** Semel quoque congressu, post amissa, etiam si manus cum solis elephantis pugnavit. Tesserae eius huius congressus iam valuerunt.</translation>
    </message>
    <message>
        <source>**Q86 His unit is gone.** He lives and stands where it stood, and may join another in his next move. With the option `general_dies_with_unit: true` he falls with it. A general with a unit is measured from the middle of its front.</source>
        <translation>**Q86 Manus eius sublata.** Vivit et stat, ubi manus stetit, et proximo motu suo alii se adiungere potest. Optione `general_dies_with_unit: true` cum ea cadit. Dux, qui cum manu est, a media fronte eius mensuratur.</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <translation>Scorpiones</translation>
    </message>
    <message>
        <source>**P1** They do not charge.</source>
        <translation>**P1** Impetum non faciunt.</translation>
    </message>
    <message>
        <source>**P2** They do not fight in melee.</source>
        <translation>**P2** Comminus non pugnant.</translation>
    </message>
    <message>
        <source>**P3** Charged by anybody, their crews run and they are gone.</source>
        <translation>**P3** Si quis in eos impetum facit, ministri fugiunt et scorpiones tolluntur.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elephanti</translation>
    </message>
    <message>
        <source>**E1 Thick skin.** Neither shots nor melee do anything to an elephant.</source>
        <translation>**E1 Cutis crassa.** Elephanto neque tela neque pugna nocent.</translation>
    </message>
    <message>
        <source>**E2 Their own rules.** What follows replaces the rules of melee for them.</source>
        <translation>**E2 Leges propriae.** Quae sequuntur, eis pro legibus pugnae sunt.</translation>
    </message>
    <message>
        <source>**Q72 No melee dice.** An elephant strikes when it charges and holds its enemy afterwards. The option `elephant_melee` gives it one die against skirmishers that hits on 4 (`any_vs_skirmishers`), one die that hits on 5 (`die_5`), or two stands a round from the round after its charge (`two_per_round`).</source>
        <translation>**Q72 Sine tesseris pugnae.** Elephantus in impetu ferit et postea hostem tenet. Optio `elephant_melee` ei dat unam tesseram contra procursatores, quae 4 aut maiore ferit (`any_vs_skirmishers`), unam tesseram, quae 5 aut maiore ferit (`die_5`), aut duo contubernia quoque congressu ab eo, qui impetum sequitur (`two_per_round`).</translation>
    </message>
    <message>
        <source>**Q73 No dice against it.** Dice cannot be put on an elephant. A unit that fights only elephants rolls nothing, but it does fight: its general is in danger, and the elephant takes its control die.</source>
        <translation>**Q73 Tesserae contra eum non dantur.** Tesserae elephanto dari non possunt. Manus, quae cum solis elephantis pugnat, nihil iacit, sed pugnat: dux eius in periculo est, et elephantus iactum regendi facit.</translation>
    </message>
    <message>
        <source>**E3 Fright.** An elephant that charges Roman infantry from the front may be scared: roll a die. On 5 or 6 it leaves the game and has harmed nobody.</source>
        <translation>**E3 Terror.** Elephantus, qui a fronte in pedites Romanos impetum facit, terreri potest: unam tesseram iace. Si 5 aut 6 est, e ludo abit neque cuiquam nocuit.</translation>
    </message>
    <message>
        <source>**E4 Cavalry** cannot scare it.</source>
        <translation>**E4 Equites** eum terrere non possunt.</translation>
    </message>
    <message>
        <source>**Q76 Roman infantry** means the formed units of that name. With the option `scared_by: infantry_and_skirmishers` Roman skirmishers scare elephants too. No Carthaginian troops do.</source>
        <translation>**Q76 Pedites Romani** sunt manus ordinatae huius nominis. Optione `scared_by: infantry_and_skirmishers` velites quoque Romani elephantos terrent. Poenorum milites non terrent.</translation>
    </message>
    <message>
        <source>**Q91 When.** At the moment of contact, before anything else, at every new charge, also against a unit that is engaged already. Not when an elephant is charged and not when it runs wild.</source>
        <translation>**Q91 Quando.** Ipso contactu, ante omnia alia, quoque novo impetu, etiam in manum iam pugnantem. Non cum elephantus petitur, non cum saevit.</translation>
    </message>
    <message>
        <source>**E5 Weight.** An elephant that arrives costs its target two stands at once.</source>
        <translation>**E5 Incursus.** Elephantus, qui pervenit, hosti petito statim duo contubernia adimit.</translation>
    </message>
    <message>
        <source>**Q74 At once** means in the charge step, before the round of melee, the last stand included; once for each charge.</source>
        <translation>**Q74 Statim** significat: actu impetus, ante congressum, ultimo contubernio incluso; semel quoque impetu.</translation>
    </message>
    <message>
        <source>**Q83 Every one counts.** Two elephants take two stands each, and so on.</source>
        <translation>**Q83 Quisque valet.** Duo elephanti bina contubernia adimunt, et sic deinceps.</translation>
    </message>
    <message>
        <source>**E6 Control.** After a round of melee each elephant that was in a fight rolls a control die.</source>
        <translation>**E6 Potestas.** Post congressum quisque elephantus, qui in certamine fuit, iactum regendi facit.</translation>
    </message>
    <message>
        <source>**Q75 Also then:** if its enemy fell in that round. Not if its weight had ended the target before a round was fought, unless the option `control_after_impact_kill: true` says so.</source>
        <translation>**Q75 Tum quoque**, cum hostis eius illo congressu cecidit. Non, si incursus eius hostem ante congressum sustulit, nisi optio `control_after_impact_kill: true` id dicit.</translation>
    </message>
    <message>
        <source>**E7 On 1 or 2** it stays under control and may go on fighting, or move, next turn.</source>
        <translation>**E7 Si 1 aut 2 est**, in potestate manet et proximo orbe pugnare pergit aut moveri potest.</translation>
    </message>
    <message>
        <source>**E8 On 3 to 6** it runs wild.</source>
        <translation>**E8 Si 3–6 est**, saevit.</translation>
    </message>
    <message>
        <source>**E12 Which way.** 3: straight ahead. 4: it turns to its right first. 5: to its left. 6: it turns round.</source>
        <translation>**E12 Quo.** 3: recta. 4: prius ad dextram se vertit. 5: ad sinistram. 6: retro se vertit.</translation>
    </message>
    <message>
        <source>**E9 How far.** 12 inches at once, through everybody.</source>
        <translation>**E9 Quousque.** 12 uncias statim, per omnes.</translation>
    </message>
    <message>
        <source>**Q77 Its path** is its own rectangle, turned about its middle and drawn out 12 inches ahead of where it faces; where it stood counts too. Being charged does not turn an elephant.</source>
        <translation>**Q77 Via eius** est ipsius spatium, circum medium versum et 12 uncias ante frontem productum; locus quoque, ubi stetit, numeratur. Impetus hostium elephantum non vertit.</translation>
    </message>
    <message>
        <source>**E10 In its way.** All units it touches lose two stands.</source>
        <translation>**E10 In via.** Omnes manus, quas tangit, bina contubernia amittunt.</translation>
    </message>
    <message>
        <source>**Q78 Touching** here means that path and unit overlap, friend or enemy, engaged or not; a shared edge is not enough. Once for each unit.</source>
        <translation>**Q78 Tangere** hic significat: via et manus eundem locum occupant, sua aut hostilis, pugnans aut non; margo communis non satis est. Semel cuique manui.</translation>
    </message>
    <message>
        <source>**Q79 Other elephants** in the path are not harmed. With the option `rampage_vs_elephants: removed` they are gone.</source>
        <translation>**Q79 Aliis elephantis** in via non nocetur. Optione `rampage_vs_elephants: removed` tolluntur.</translation>
    </message>
    <message>
        <source>**Q80 Scorpions** in the path are gone. Generals alone are not harmed; those with a unit share only what happens to it.</source>
        <translation>**Q80 Scorpiones** in via tolluntur. Ducibus solis non nocetur; qui cum manu sunt, sortem eius tantum participant.</translation>
    </message>
    <message>
        <source>**Q81 The edge** ends the path.</source>
        <translation>**Q81 Margo** viam finit.</translation>
    </message>
    <message>
        <source>**E11 Then** the elephant is gone.</source>
        <translation>**E11 Deinde** elephantus tollitur.</translation>
    </message>
    <message>
        <source>**Q82 Gone for good.** Elephants that fled or ran wild do not come back and do not count as losses.</source>
        <translation>**Q82 Non redeunt.** Elephanti, qui fugerunt aut saevierunt, non redeunt neque amissi numerantur.</translation>
    </message>
    <message>
        <source>More troops</source>
        <translation>Alii milites</translation>
    </message>
    <message>
        <source>The battles of history that come with the program need troops Zama does not have. Their numbers are ours; Matt Fritz&apos;s game knows nothing of them. Each is made of the same parts as his, so you can change it, or make one of your own, where a scenario is written. Everybody who is not named here has a row of this book under another name: Libyans, Companions and Immortals are heavy, Gauls, Iberians and Arabs are light infantry, and so on.</source>
        <translation>Proelia historica, quae cum programmate traduntur, milites postulant, quos Zama non habet. Numeri eorum nostri sunt; ludus, quem Matt Fritz fecit, de eis nihil scit. Quisque ex eisdem partibus constat atque illi; mutare ergo eos potes aut tuos facere, ubi argumentum scribitur. Qui hic non nominatur, in hoc libro sub alio nomine est: Afri, Hetaeri, Immortales gravis armatura sunt, Galli, Hispani, Arabes levis, et sic deinceps.</translation>
    </message>
    <message>
        <source>**N1 What a type can say.** How far it goes and charges, formed or free, what it needs to hit, what it needs in the turn in which it has charged, what others need against it, how far it shoots, how many stands it has, whether it frightens elephants. It cannot say that a unit fights worse from the side, tires, runs away, or hides. Where a battle turned on that, its notes own up to it.</source>
        <translation>**N1 Quid genus dicere possit.** Quousque moveatur et impetum faciat, ordinatum an liberum sit, quo numero feriat, quo numero eo orbe, quo impetum fecit, quo numero ipsum feriatur, quousque tela mittat, quot contubernia habeat, num elephantos terreat. Dicere non potest manum a latere peius pugnare, fatigari, fugere, latere. Ubi proelium ex hoc pependit, notae eius id fatentur.</translation>
    </message>
    <message>
        <source>**N2 Sarissa phalanx.** Very long pikes, many ranks deep. Formed, 8 to 10 stands, hits on 5, moves and charges 4 inches. The strength lies in the many stands; the slow step is the price: a block five inches wide that wheels by 45 degrees has spent its whole move. What this does not say is that pikes are helpless from the side.</source>
        <translation>**N2 Phalanx sarissarum.** Hastae longissimae, multi ordines. Ordinata, 8–10 contubernia, ferit 5, motus et impetus 4 unciae. Vis in multis contuberniis est; lentitudo pretium est: manus quinque uncias lata, quae 45 gradus convertitur, totum motum consumpsit. Quod hic non dicitur: sarissae a latere inutiles sunt.</translation>
    </message>
    <message>
        <source>**N3 Hoplites** and Greek mercenaries: formed, 6 inches, hit on 5, like heavy infantry. The famous run at Marathon is an ordinary charge.</source>
        <translation>**N3 Hoplitae** et Graeci mercennarii: ordinati, 6 unciae, feriunt 5, sicut gravis armatura. Celeber ille cursus Marathonius communis impetus est.</translation>
    </message>
    <message>
        <source>**N4 Shield-bearers and levies** of the Persians: formed, 6 inches, hit on 6, like light infantry. In life the men behind the wall of shields had bows. Here the archers are units of their own, because a whole unit shoots at once ([Q52](#Q52)) and ten bows would sweep any enemy away before he arrives.</source>
        <translation>**N4 Scutati et conscripti** Persarum: ordinati, 6 unciae, feriunt 6, sicut levis armatura. Re vera milites post murum scutorum arcus habebant. Hic sagittarii ipsi manus sunt, quod tota manus simul tela conicit ([Q52](#Q52)) et decem arcus omnem hostem tollerent, antequam perveniret.</translation>
    </message>
    <message>
        <source>**N5 War-bands** of Gauls and Thracians: formed, 6 inches, hit on 6, but on 5 in the turn in which they have charged. Greek and Roman writers feared the first rush of such men and thought little of what came after. It is a cliché, but it is theirs.</source>
        <translation>**N5 Catervae** Gallorum et Thracum: ordinatae, 6 unciae, feriunt 6, sed 5 eo orbe, quo impetum fecerunt. Graeci et Romani scriptores primum talium hominum impetum timebant, quae sequebantur, parvi faciebant. Fabula trita est, sed illorum.</translation>
    </message>
    <message>
        <source>**N6 Crowded legionaries** of Cannae: Roman infantry that hits on a 6 instead of a 5, because nobody had room to use his weapon.</source>
        <translation>**N6 Legionarii conferti** ad Cannas: pedites Romani, qui 6 pro 5 feriunt, quod nemini spatium erat, ut armis uteretur.</translation>
    </message>
    <message>
        <source>**N7 Foot archers** are skirmishers whose bows reach 12 inches, twice as far as a javelin and half as far as a scorpion. 3 to 5 stands, hit on 6.</source>
        <translation>**N7 Sagittarii pedites** procursatores sunt, quorum arcus ad 12 uncias pertinent, bis tam longe quam iaculum, dimidio scorpionis. 3–5 contubernia, feriunt 6.</translation>
    </message>
    <message>
        <source>**N8 Light javelin cavalry,** scouts and Paeonians: the Numidians&apos; numbers under another name.</source>
        <translation>**N8 Equites leves cum iaculis,** exploratores et Paeones: numeri Numidarum sub alio nomine.</translation>
    </message>
    <message>
        <source>**N9 Horse archers** of the steppe: 12 inches, hit on 6, shoot 12 inches and hit on 6. They move freely like skirmishers, because they shoot and turn away, but friends do not pass through them.</source>
        <translation>**N9 Hippotoxotae** camporum Scythicorum: 12 unciae, feriunt 6, tela ad 12 uncias, feriunt 6. Libere moventur sicut procursatores, quod tela coniciunt et avertuntur, sed sui per eos non transeunt.</translation>
    </message>
    <message>
        <source>**N10 Camel archers:** the same, but formed. That horses shy at camels is told of another battle, centuries earlier, so it is no rule here.</source>
        <translation>**N10 Sagittarii in camelis:** idem, sed ordinati. Equos camelos expavescere de alio proelio narratur, multis saeculis ante; hic ergo lex non est.</translation>
    </message>
    <message>
        <source>**N11 Cataphracts,** man and horse in armour: formed, hit on 5, and in melee everybody needs a 6 against them. They move and charge 9 inches, three quarters of what other cavalry does; when they had to flee, their weight killed them. Arrows and javelins hit them like anybody ([Q59](#Q59) says the same of skirmishers).</source>
        <translation>**N11 Cataphracti,** vir et equus loricati: ordinati, feriunt 5, et in pugna omnes contra eos 6 postulant. Motus et impetus 9 unciae, tres quartae ceterorum equitum; cum fugere deberent, pondere suo peribant. Sagittae et iacula eos feriunt sicut quemlibet ([Q59](#Q59) idem de procursatoribus dicit).</translation>
    </message>
    <message>
        <source>**N12 Scythed chariots:** two or three stands side by side, formed, 12 inches. In the turn in which they charge they hit on 3, otherwise on a 6. A unit of two is gone with its first loss ([L1](#L1)), by javelin, arrow or sword: that is how light troops stopped them. Their losses do not count, no general rides with them. What this does not say: they do not run on through the ranks, nobody opens a lane for them, and they do not turn on their own men.</source>
        <translation>**N12 Currus falcati:** duo aut tria contubernia iuxta posita, ordinati, 12 unciae. Eo orbe, quo impetum faciunt, feriunt 3 aut maiore, aliter 6. Manus duorum primo damno tollitur ([L1](#L1)), iaculo, sagitta, gladio: ita levis armatura eos sistebat. Amissa eorum non numerantur, nullus dux cum eis vehitur. Quod hic non dicitur: per ordines ultra non currunt, nemo eis viam aperit, in suos se non vertunt.</translation>
    </message>
    <message>
        <source>**N13 African elephants shy at Indian ones.** An African elephant that charges an Indian one from the front rolls the scare die ([E3](#E3)) and is gone on 3 to 6, because Polybius tells it so of Raphia. Otherwise the two are alike.</source>
        <translation>**N13 Elephanti Africi Indicos pavent.** Elephantus Africus, qui a fronte in Indicum impetum facit, iactum terroris facit ([E3](#E3)) et, si 3–6 est, tollitur, quod Polybius id de proelio ad Raphiam narrat. Ceterum ambo pares sunt.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tesserae</translation>
    </message>
    <message>
        <source>**Q89 Fair and repeatable.** All dice come from one list that a number, the seed, begins; or from a hand on the desk. They are used in the order in which this book asks for them. An order that is refused uses none and changes nothing, so the same seed and the same orders always make the same battle.</source>
        <translation>**Q89 Aequae et iterandae.** Omnes tesserae ex una serie veniunt, quam numerus quidam, semen, incipit; aut e manu in mensa. Eo ordine adhibentur, quo hic liber eas poscit. Iussum negatum nullam consumit neque quicquam mutat; idem ergo semen et eadem iussa semper idem proelium efficiunt.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optiones</translation>
    </message>
    <message>
        <source>A scenario may set these. The first value is the usual one.</source>
        <translation>Has argumentum ponere potest. Quod primum scriptum est, usitatum est.</translation>
    </message>
    <message>
        <source>**alternate**, first_side, second_side, die</source>
        <translation>**alternate**, first_side, second_side, die</translation>
    </message>
    <message>
        <source>In which order the sides charge</source>
        <translation>Quo ordine exercitus impetum faciant</translation>
    </message>
    <message>
        <source>**8**, another number, none</source>
        <translation>**8**, alius numerus, none</translation>
    </message>
    <message>
        <source>How many turns the battle lasts</source>
        <translation>Quot orbes proelium duret</translation>
    </message>
    <message>
        <source>**none**, 0.5</source>
        <translation>**none**, 0.5</translation>
    </message>
    <message>
        <source>An army that has lost half its stands breaks</source>
        <translation>Exercitus dimidia parte contuberniorum amissa inclinatur</translation>
    </message>
    <message>
        <source>**false**, true</source>
        <translation>**false**, true</translation>
    </message>
    <message>
        <source>The battle ends when a commander in chief falls</source>
        <translation>Proelium finitur, cum imperator cadit</translation>
    </message>
    <message>
        <source>Scorpions move or shoot, not both</source>
        <translation>Scorpiones moventur aut tela coniciunt, non utrumque</translation>
    </message>
    <message>
        <source>**fixed**, free</source>
        <translation>**fixed**, free</translation>
    </message>
    <message>
        <source>Fixed places, or placing commands before turn 1</source>
        <translation>Certi loci aut partes ante primum orbem collocandae</translation>
    </message>
    <message>
        <source>**start_position**, contacted_edge</source>
        <translation>**start_position**, contacted_edge</translation>
    </message>
    <message>
        <source>What makes a charge come from the front</source>
        <translation>Quando impetus a fronte veniat</translation>
    </message>
    <message>
        <source>**45**, none</source>
        <translation>**45**, none</translation>
    </message>
    <message>
        <source>How far formed units wheel in one move</source>
        <translation>Quantum manus ordinatae uno motu convertantur</translation>
    </message>
    <message>
        <source>**none**, whole_move</source>
        <translation>**none**, whole_move</translation>
    </message>
    <message>
        <source>Whether formed units can turn about</source>
        <translation>Num manus ordinatae in tergum se convertere possint</translation>
    </message>
    <message>
        <source>**skirmishers**, none, all</source>
        <translation>**skirmishers**, none, all</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Quis per suos transeat</translation>
    </message>
    <message>
        <source>**elephants**, elephants_and_skirmishers</source>
        <translation>**elephants**, elephants_and_skirmishers</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Quis certamine excedere possit</translation>
    </message>
    <message>
        <source>**12**, 6</source>
        <translation>**12**, 6</translation>
    </message>
    <message>
        <source>How far generals go by themselves</source>
        <translation>Quousque duces soli eant</translation>
    </message>
    <message>
        <source>**manoeuvre**, straight</source>
        <translation>**manoeuvre**, straight</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Quomodo manus ordinatae impetum faciant</translation>
    </message>
    <message>
        <source>A charged elephant hits its charger</source>
        <translation>Elephantus petitus petentem ferit</translation>
    </message>
    <message>
        <source>**stop**, continue</source>
        <translation>**stop**, continue</translation>
    </message>
    <message>
        <source>Charging on when the target is gone</source>
        <translation>Impetus pergit, cum hostis petitus sublatus est</translation>
    </message>
    <message>
        <source>**unit**, stands_in_range</source>
        <translation>**unit**, stands_in_range</translation>
    </message>
    <message>
        <source>Which stands of a unit in range shoot</source>
        <translation>Quae contubernia manus intra iactum tela coniciant</translation>
    </message>
    <message>
        <source>**none**, units_block</source>
        <translation>**none**, units_block</translation>
    </message>
    <message>
        <source>Whether units block the view</source>
        <translation>Num manus prospectui obstent</translation>
    </message>
    <message>
        <source>**360**, front</source>
        <translation>**360**, front</translation>
    </message>
    <message>
        <source>Whether units shoot all round</source>
        <translation>Num tela in omnes partes coniciantur</translation>
    </message>
    <message>
        <source>**one_target**, free</source>
        <translation>**one_target**, free</translation>
    </message>
    <message>
        <source>Whether a unit may split its melee dice</source>
        <translation>Num manus tesseras pugnae dividere possit</translation>
    </message>
    <message>
        <source>**lost**, same_fight</source>
        <translation>**lost**, same_fight</translation>
    </message>
    <message>
        <source>What becomes of hits that are too many</source>
        <translation>Quid de ictibus supervacuis fiat</translation>
    </message>
    <message>
        <source>**none**, any_vs_skirmishers, two_per_round, die_5</source>
        <translation>**none**, any_vs_skirmishers, two_per_round, die_5</translation>
    </message>
    <message>
        <source>Whether and how elephants fight on</source>
        <translation>Num et quomodo elephanti pugnare pergant</translation>
    </message>
    <message>
        <source>A control die also after a hit that finished its target</source>
        <translation>Iactus regendi etiam post incursum, qui hostem sustulit</translation>
    </message>
    <message>
        <source>**infantry**, infantry_and_skirmishers</source>
        <translation>**infantry**, infantry_and_skirmishers</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Quis elephantos terreat</translation>
    </message>
    <message>
        <source>**immune**, removed</source>
        <translation>**immune**, removed</translation>
    </message>
    <message>
        <source>What a rampage does to other elephants</source>
        <translation>Quid furor aliis elephantis faciat</translation>
    </message>
    <message>
        <source>**1**, any</source>
        <translation>**1**, any</translation>
    </message>
    <message>
        <source>How many generals a unit may have</source>
        <translation>Quot duces manus habeat</translation>
    </message>
    <message>
        <source>**any_unit**, own_command</source>
        <translation>**any_unit**, own_command</translation>
    </message>
    <message>
        <source>Which units a general may join</source>
        <translation>Quibus manibus dux se adiungat</translation>
    </message>
    <message>
        <source>Whether a general dies with his unit</source>
        <translation>Num dux cum manu sua cadat</translation>
    </message>
    <message>
        <source>Whether a unit is formed or free, how far it goes, how well it hits and which of the special rules it has are not options but properties of its unit type.</source>
        <translation>Utrum manus ordinata an libera sit, quousque eat, quo numero feriat, quas leges proprias habeat, non optiones sunt, sed proprietates generis militum.</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>An army of Carthage</source>
        <comment>title</comment>
        <translation>Exercitus Carthaginis</translation>
    </message>
    <message>
        <source>Carthage fought with the men of many peoples: Libyan heavy infantry, Gauls, Ligurians and Iberians in its pay, slingers from the Balearic Islands, Numidian light horse, and elephants.</source>
        <comment>background</comment>
        <translation>Carthago multarum gentium militibus pugnabat: Afris gravis armaturae, Gallis, Liguribus, Hispanis mercede conductis, funditoribus ex insulis Baliaribus, Numidarum equitibus levibus, elephantis.</translation>
    </message>
    <message>
        <source>Polybius 15.11 lists such an army at Zama. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybius 15.11 talem exercitum ad Zamam enumerat. Numeri ex ludo sunt, quem Matt Fritz sub titulo Fast Play Rules for Students edidit.</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Gravis armatura Poenorum</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Gravis armatura Poenorum</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>name of a unit type</comment>
        <translation>Levis armatura Poenorum</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Levis armatura Poenorum</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Procursatores Poenorum</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Procursatores Poenorum</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites Poeni</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Poeni</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites Numidae</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Numidae</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elephantus</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elephanti</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a side, as a label</comment>
        <translation>Poeni</translation>
    </message>
    <message>
        <source>the Carthaginians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>Poeni</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>name of a command</comment>
        <translation>Praetorium</translation>
    </message>
    <message>
        <source>General</source>
        <comment>name of a general</comment>
        <translation>Dux</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <comment>name of a command</comment>
        <translation>Sinistrum cornu</translation>
    </message>
    <message>
        <source>Captain I</source>
        <comment>name of a general</comment>
        <translation>Praefectus I</translation>
    </message>
    <message>
        <source>Numidians %1</source>
        <comment>name of a unit</comment>
        <translation>Numidae %1</translation>
    </message>
    <message>
        <source>First Command</source>
        <comment>name of a command</comment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Captain II</source>
        <comment>name of a general</comment>
        <translation>Praefectus II</translation>
    </message>
    <message>
        <source>Elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elephantus %1</translation>
    </message>
    <message>
        <source>Balearic slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Baliares %1</translation>
    </message>
    <message>
        <source>Libyans %1</source>
        <comment>name of a unit</comment>
        <translation>Afri %1</translation>
    </message>
    <message>
        <source>Gauls %1</source>
        <comment>name of a unit</comment>
        <translation>Galli %1</translation>
    </message>
    <message>
        <source>Ligurians 1</source>
        <comment>name of a unit</comment>
        <translation>Ligures I</translation>
    </message>
    <message>
        <source>Second Command</source>
        <comment>name of a command</comment>
        <translation>Secunda</translation>
    </message>
    <message>
        <source>Captain III</source>
        <comment>name of a general</comment>
        <translation>Praefectus III</translation>
    </message>
    <message>
        <source>Iberians %1</source>
        <comment>name of a unit</comment>
        <translation>Hispani %1</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <comment>name of a command</comment>
        <translation>Dextrum cornu</translation>
    </message>
    <message>
        <source>Captain IV</source>
        <comment>name of a general</comment>
        <translation>Praefectus IV</translation>
    </message>
    <message>
        <source>Carthaginian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Poeni %1</translation>
    </message>
    <message>
        <source>A Gallic army</source>
        <comment>title</comment>
        <translation>Exercitus Gallorum</translation>
    </message>
    <message>
        <source>The peoples of Gaul fought in great war-bands of foot, with their nobles on horseback and boys throwing javelins in front. Ancient writers feared their first onset most.</source>
        <comment>background</comment>
        <translation>Gentes Galliae magnis peditum catervis pugnabant; nobiles equis vehebantur, iuvenes ante aciem iacula mittebant. Scriptores antiqui primum eorum impetum maxime timebant.</translation>
    </message>
    <message>
        <source>Polybius 2.27-33 on Telamon; Caesar, Gallic War. That the first charge is the most dangerous is told so often that it is half a commonplace; here it is a hit number that is one better in the turn of the charge.</source>
        <comment>sources</comment>
        <translation>Polybius 2.27–33 de proelio ad Telamonem; Caesar, De bello Gallico. Primum impetum periculosissimum esse tam saepe narratur, ut iam prope tritum sit; hic numerus feriendi eo orbe, quo impetum faciunt, uno melior est.</translation>
    </message>
    <message>
        <source>War-band</source>
        <comment>name of a unit type</comment>
        <translation>Caterva</translation>
    </message>
    <message>
        <source>War-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Catervae</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>name of a unit type</comment>
        <translation>Iaculatores Galli</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>plural of a unit type</comment>
        <translation>Iaculatores Galli</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites nobiles Gallorum</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites nobiles Gallorum</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a side, as a label</comment>
        <translation>Galli</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>Galli</translation>
    </message>
    <message>
        <source>High king</source>
        <comment>name of a general</comment>
        <translation>Rex summus</translation>
    </message>
    <message>
        <source>Chieftain I</source>
        <comment>name of a general</comment>
        <translation>Regulus I</translation>
    </message>
    <message>
        <source>Nobles %1</source>
        <comment>name of a unit</comment>
        <translation>Nobiles %1</translation>
    </message>
    <message>
        <source>Chieftain II</source>
        <comment>name of a general</comment>
        <translation>Regulus II</translation>
    </message>
    <message>
        <source>Youths %1</source>
        <comment>name of a unit</comment>
        <translation>Iuvenes %1</translation>
    </message>
    <message>
        <source>War-band %1</source>
        <comment>name of a unit</comment>
        <translation>Caterva %1</translation>
    </message>
    <message>
        <source>Chieftain III</source>
        <comment>name of a general</comment>
        <translation>Regulus III</translation>
    </message>
    <message>
        <source>Chieftain IV</source>
        <comment>name of a general</comment>
        <translation>Regulus IV</translation>
    </message>
    <message>
        <source>An army of Greek cities</source>
        <comment>title</comment>
        <translation>Exercitus civitatum Graecarum</translation>
    </message>
    <message>
        <source>Citizens who bought their own shields stood shoulder to shoulder in the phalanx of hoplites; light-armed peltasts and archers, and a little horse, did the rest.</source>
        <comment>background</comment>
        <translation>Cives, qui sua scuta emerant, in phalange hoplitarum umerus ad umerum stabant; reliqua peltastae, sagittarii, pauci equites efficiebant.</translation>
    </message>
    <message>
        <source>Herodotus 6.102-117 on Marathon; Xenophon for peltasts and horse. The numbers of the hoplites are those of heavy infantry.</source>
        <comment>sources</comment>
        <translation>Herodotus 6.102–117 de pugna Marathonia; Xenophon de peltastis et equitibus. Numeri hoplitarum gravis armaturae sunt.</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Hoplitae</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Hoplitae</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit type</comment>
        <translation>Peltastae</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>plural of a unit type</comment>
        <translation>Peltastae</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>name of a unit type</comment>
        <translation>Sagittarii Graeci</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>plural of a unit type</comment>
        <translation>Sagittarii Graeci</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites Graeci leves</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Graeci leves</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a side, as a label</comment>
        <translation>Graeci</translation>
    </message>
    <message>
        <source>the Greeks</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>Graeci</translation>
    </message>
    <message>
        <source>Polemarch</source>
        <comment>name of a general</comment>
        <translation>Polemarchus</translation>
    </message>
    <message>
        <source>Strategos I</source>
        <comment>name of a general</comment>
        <translation>Strategus I</translation>
    </message>
    <message>
        <source>Horse of the cities %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Graeci %1</translation>
    </message>
    <message>
        <source>Strategos II</source>
        <comment>name of a general</comment>
        <translation>Strategus II</translation>
    </message>
    <message>
        <source>Peltasts %1</source>
        <comment>name of a unit</comment>
        <translation>Peltastae %1</translation>
    </message>
    <message>
        <source>Archers %1</source>
        <comment>name of a unit</comment>
        <translation>Sagittarii %1</translation>
    </message>
    <message>
        <source>Hoplites %1</source>
        <comment>name of a unit</comment>
        <translation>Hoplitae %1</translation>
    </message>
    <message>
        <source>Strategos III</source>
        <comment>name of a general</comment>
        <translation>Strategus III</translation>
    </message>
    <message>
        <source>Strategos IV</source>
        <comment>name of a general</comment>
        <translation>Strategus IV</translation>
    </message>
    <message>
        <source>An army of the Hellenistic kings</source>
        <comment>title</comment>
        <translation>Exercitus regum hellenisticorum</translation>
    </message>
    <message>
        <source>Alexander&apos;s successors went on fighting in his manner: a phalanx with pikes of some eighteen feet in the middle, lighter foot beside it, Cretan archers in front, heavy horse on the wings, and elephants from India where they could be had.</source>
        <comment>background</comment>
        <translation>Qui Alexandro successerunt, more eius pugnare perrexerunt: phalanx in medio, cuius sarissae ad duodeviginti pedes longae erant, leviores pedites iuxta, sagittarii Cretenses ante aciem, equites graves in cornibus, elephanti ex India, ubi haberi poterant.</translation>
    </message>
    <message>
        <source>Polybius 18.28-32 compares phalanx and legion; 5.79-86 is the battle of Raphia. The numbers of the pikemen are ours: they hit like other heavy foot but move only four inches.</source>
        <comment>sources</comment>
        <translation>Polybius 18.28–32 phalangem cum legione comparat; 5.79–86 proelium ad Raphiam narrat. Numeri sarissarum nostri sunt: feriunt sicut ceteri pedites graves, sed quattuor tantum uncias moventur.</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Phalanx sarissarum</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Phalanx sarissarum</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>name of a unit type</comment>
        <translation>Thureophori</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>plural of a unit type</comment>
        <translation>Thureophori</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit type</comment>
        <translation>Sagittarii Cretenses</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>plural of a unit type</comment>
        <translation>Sagittarii Cretenses</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites Hetaeri</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Hetaeri</translation>
    </message>
    <message>
        <source>Indian elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elephantus Indicus</translation>
    </message>
    <message>
        <source>Indian elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elephanti Indici</translation>
    </message>
    <message>
        <source>Macedonians</source>
        <comment>name of a side, as a label</comment>
        <translation>Macedones</translation>
    </message>
    <message>
        <source>the Macedonians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>Macedones</translation>
    </message>
    <message>
        <source>King</source>
        <comment>name of a general</comment>
        <translation>Rex</translation>
    </message>
    <message>
        <source>Thessalian horse 1</source>
        <comment>name of a unit</comment>
        <translation>Thessali I</translation>
    </message>
    <message>
        <source>Indian elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elephantus Indicus %1</translation>
    </message>
    <message>
        <source>Cretan archers %1</source>
        <comment>name of a unit</comment>
        <translation>Cretenses %1</translation>
    </message>
    <message>
        <source>Phalanx %1</source>
        <comment>name of a unit</comment>
        <translation>Phalanx %1</translation>
    </message>
    <message>
        <source>Thureophoroi %1</source>
        <comment>name of a unit</comment>
        <translation>Thureophori %1</translation>
    </message>
    <message>
        <source>Companions %1</source>
        <comment>name of a unit</comment>
        <translation>Hetaeri %1</translation>
    </message>
    <message>
        <source>An army of the Persian king</source>
        <comment>title</comment>
        <translation>Exercitus regis Persarum</translation>
    </message>
    <message>
        <source>The Great King&apos;s army shot first: archers behind wicker shields, good horse on the wings. His guard, ten thousand strong because every gap in it was filled at once, the Greeks called the Immortals.</source>
        <comment>background</comment>
        <translation>Regis magni exercitus prius tela coniciebat: sagittarii post scuta viminea, boni equites in cornibus. Custodes regis, decem milia, quod quisque locus vacuus statim explebatur, Graeci Immortales appellabant.</translation>
    </message>
    <message>
        <source>Herodotus 7.61-88 reviews the army of Xerxes. The bows of the line infantry have been taken out into separate archer units; the guard counts as heavy infantry because of its standing, not because of any measure of its strength.</source>
        <comment>sources</comment>
        <translation>Herodotus 7.61–88 Xerxis exercitum recenset. Arcus peditum in acie hic propriis sagittariorum manibus dati sunt; custodes gravis armatura sunt propter dignitatem, non quod quisquam vires eorum mensus est.</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>name of a unit type</comment>
        <translation>Immortales</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>plural of a unit type</comment>
        <translation>Immortales</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>name of a unit type</comment>
        <translation>Scutati Persae</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>plural of a unit type</comment>
        <translation>Scutati Persae</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>name of a unit type</comment>
        <translation>Sagittarii Persae</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Sagittarii Persae</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites Persae</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Persae</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a side, as a label</comment>
        <translation>Persae</translation>
    </message>
    <message>
        <source>the Persians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>Persae</translation>
    </message>
    <message>
        <source>Great general</source>
        <comment>name of a general</comment>
        <translation>Dux summus</translation>
    </message>
    <message>
        <source>Satrap I</source>
        <comment>name of a general</comment>
        <translation>Satrapes I</translation>
    </message>
    <message>
        <source>Median horse %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Medi %1</translation>
    </message>
    <message>
        <source>Satrap II</source>
        <comment>name of a general</comment>
        <translation>Satrapes II</translation>
    </message>
    <message>
        <source>Immortals %1</source>
        <comment>name of a unit</comment>
        <translation>Immortales %1</translation>
    </message>
    <message>
        <source>Sparabara %1</source>
        <comment>name of a unit</comment>
        <translation>Scutati %1</translation>
    </message>
    <message>
        <source>Satrap III</source>
        <comment>name of a general</comment>
        <translation>Satrapes III</translation>
    </message>
    <message>
        <source>Satrap IV</source>
        <comment>name of a general</comment>
        <translation>Satrapes IV</translation>
    </message>
    <message>
        <source>Persian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Persae %1</translation>
    </message>
    <message>
        <source>An army of the Roman Republic</source>
        <comment>title</comment>
        <translation>Exercitus rei publicae Romanae</translation>
    </message>
    <message>
        <source>A consular army of the third and second centuries BC: maniples of hastati, principes and triarii in three lines, velites in front, citizen horse on the wings. The scorpions are there because they make a good game; in open battle they were rare.</source>
        <comment>background</comment>
        <translation>Exercitus consularis tertio et altero saeculo a. Chr. n.: manipuli hastatorum, principum, triariorum in triplici acie, velites ante aciem, equites Romani in cornibus. Scorpiones adsunt, quod ludum iuvant; in campo aperto rari erant.</translation>
    </message>
    <message>
        <source>Polybius 6.19-26 describes the legion of his time. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybius 6.19–26 legionem sui temporis describit. Numeri ex ludo sunt, quem Matt Fritz sub titulo Fast Play Rules for Students edidit.</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>name of a unit type</comment>
        <translation>Pedites Romani</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Pedites Romani</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Velites Romani</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Velites Romani</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites Romani</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Romani</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit type</comment>
        <translation>Scorpio</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <comment>plural of a unit type</comment>
        <translation>Scorpiones</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>name of a side, as a label</comment>
        <translation>Romani</translation>
    </message>
    <message>
        <source>the Romans</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>Romani</translation>
    </message>
    <message>
        <source>Consul</source>
        <comment>name of a general</comment>
        <translation>Consul</translation>
    </message>
    <message>
        <source>Legate I</source>
        <comment>name of a general</comment>
        <translation>Legatus I</translation>
    </message>
    <message>
        <source>Italian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Italici %1</translation>
    </message>
    <message>
        <source>Legate II</source>
        <comment>name of a general</comment>
        <translation>Legatus II</translation>
    </message>
    <message>
        <source>Velites %1</source>
        <comment>name of a unit</comment>
        <translation>Velites %1</translation>
    </message>
    <message>
        <source>Hastati %1</source>
        <comment>name of a unit</comment>
        <translation>Hastati %1</translation>
    </message>
    <message>
        <source>Principes %1</source>
        <comment>name of a unit</comment>
        <translation>Principes %1</translation>
    </message>
    <message>
        <source>Triarii %1</source>
        <comment>name of a unit</comment>
        <translation>Triarii %1</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <comment>name of a unit</comment>
        <translation>Scorpio %1</translation>
    </message>
    <message>
        <source>Legate III</source>
        <comment>name of a general</comment>
        <translation>Legatus III</translation>
    </message>
    <message>
        <source>Legate IV</source>
        <comment>name of a general</comment>
        <translation>Legatus IV</translation>
    </message>
    <message>
        <source>Roman horse 1</source>
        <comment>name of a unit</comment>
        <translation>Equites Romani I</translation>
    </message>
    <message>
        <source>The Battle of Cannae (short)</source>
        <comment>title</comment>
        <translation>Proelium ad Cannas (breve)</translation>
    </message>
    <message>
        <source>Summer 216 BC</source>
        <comment>date</comment>
        <translation>Aestate a. Chr. n. CCXVI</translation>
    </message>
    <message>
        <source>By the river Aufidus, near Cannae in southern Italy</source>
        <comment>place</comment>
        <translation>Ad flumen Aufidum, prope Cannas in Apulia</translation>
    </message>
    <message>
        <source>For two years Hannibal had beaten every Roman army he met in Italy. In 216 BC Rome decided to crush him with numbers, and sent both consuls, Lucius Aemilius Paullus and Gaius Terentius Varro, with a larger army than ever before.

They met in the plain by the river Aufidus. The Romans made their infantry much deeper than it was wide, to break through by sheer weight; Roman horse stood at the river, allied horse at the other end. Hannibal, with half as many foot but more horse, bent his middle forward like a bow: Gauls and Iberians in turn. On either side of it he kept his Libyans back.

At the river Hasdrubal&apos;s heavy horse destroyed the Roman horse. In the middle the Romans pushed the thin bow in and crowded after it, until they stood between the Libyans, who turned inward and struck both sides. Hasdrubal rode round behind the Romans, chased off the allied horse, and charged the infantry from the rear. Packed so tightly that they could not use their weapons, the Romans were killed from the outside in. Paullus and Servilius fell. Varro escaped with a few dozen riders. Rome did not make peace.</source>
        <comment>background</comment>
        <translation>Iam duos annos Hannibal omnem exercitum Romanum, in quem in Italia incidit, vicerat. Anno a. Chr. n. CCXVI Roma eum multitudine opprimere statuit et utrumque consulem, L. Aemilium Paulum et C. Terentium Varronem, cum maiore exercitu misit quam umquam antea.

In campo ad flumen Aufidum congressi sunt. Romani peditatum multo altiorem quam latiorem instruxerunt, ut solo pondere perrumperent; equites Romani ad flumen, socii in altero cornu steterunt. Hannibal, qui dimidiam fere partem peditum, sed plures equites habebat, mediam aciem in modum arcus prorsus curvavit: Gallos et Hispanos in vicem. Utrimque Afros in subsidiis tenuit.

Ad flumen Hasdrubalis equites graves Romanos everterunt. In medio Romani tenuem arcum reppulerunt et confertim secuti sunt, donec inter Afros stabant, qui intra se verterunt et utrumque latus petiverunt. Hasdrubal Romanos a tergo circumvectus socios equites fugavit et in pedites a tergo impetum fecit. Romani tam conferti erant, ut arma movere non possent; ab exterioribus ad medios caesi sunt. Paulus et Servilius ceciderunt. Varro cum paucis equitibus evasit. Roma pacem non petivit.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.107-118, and Livy 22.44-52, are the accounts to read; Appian, Hannibal&apos;s War 17-26, is weaker. Polybius gives Rome 80,000 foot, 10,000 of them left in camp, and 6,000 horse; Hannibal little more than 40,000 foot and 10,000 horse. Livy found writers who gave Rome far fewer, and some modern scholars believe in about 50,000.

Polybius says 70,000 Romans died. His own numbers of dead, prisoners and escaped add up to more men than he put on the field. Livy has about 48,000 dead. The day, 2 August by the Roman calendar, comes from much later writers. Who led Hannibal&apos;s right wing? Hanno, says Polybius; Maharbal, says Livy.</source>
        <comment>sources</comment>
        <translation>Legendi sunt Polybius, Historiae 3.107–118, et Livius 22.44–52; Appianus, Bellum Hannibalicum 17–26, deterior est. Polybius Romanis 80 milia peditum tribuit, quorum 10 milia in castris relicta sint, et 6 milia equitum; Hannibali paulo plus quam 40 milia peditum et 10 milia equitum. Livius scriptores invenit, qui multo pauciores Romanos numerabant, et quidam nostrae aetatis viri docti circiter 50 milia fuisse putant.

Polybius 70 milia Romanorum cecidisse dicit. At ipsius numeri caesorum, captivorum, elapsorum plures efficiunt, quam in campum duxit. Livius circiter 48 milia caesorum habet. Diem, a. d. IV Non. Sext. ex Romanorum fastis, multo posteriores tradunt. Quis dextro Hannibalis cornu praefuit? Hanno, inquit Polybius; Maharbal, inquit Livius.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. The same plan with a handful of units: a bow of Gauls and Iberians, Libyans held back on both sides, horse on the wings.

A unit attacked from the side or rear fights as well as ever in these rules, and nobody is too crowded to fight. So the ring round the Romans helps only because more units reach the same enemy. Compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 gave 235 battles to Carthage, 104 to Rome, and 61 were drawn.

Before you begin, let the Carthaginians draw where each of their units should stand after five turns. Compare at the end.</source>
        <comment>notes</comment>
        <translation>Una lectio. 16 manus, discipuli a duobus ad sex. Idem consilium cum paucis manibus: arcus Gallorum et Hispanorum, Afri utrimque in subsidiis, equites in cornibus.

Manus a latere aut a tergo petita his legibus non peius pugnat, et nemo tam confertus est, ut pugnare non possit. Corona ergo circum Romanos tantum ideo prodest, quod plures manus eundem hostem attingunt. Confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 dedit Carthagini 235 proelia, Romae 104, aequo Marte 61.

Antequam incipitis, Poeni pingant, ubi quaeque manus post quinque orbes stare debeat. In fine confer.</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Gravis armatura Afrorum</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Gravis armatura Afrorum</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>name of a unit type</comment>
        <translation>Pedites Galli</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Pedites Galli</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>name of a unit type</comment>
        <translation>Funditores Baliares</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Funditores Baliares</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites Galli et Hispani</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Galli et Hispani</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Equites Numidae Poenorum</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Numidae Poenorum</translation>
    </message>
    <message>
        <source>Your horse is better in the west and quicker in the east. Win there first, then come round behind. The three units of Gauls and Iberians must hold on while that happens. Bring the Libyans in from both sides when the Romans have passed them.</source>
        <comment>briefing</comment>
        <translation>Equites tui in occidente meliores, in oriente celeriores sunt. Ibi prius vince, deinde hostem a tergo circumi. Tres manus Gallorum et Hispanorum interim sustinere debent. Afros utrimque induc, cum Romani eos praeterierunt.</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a command</comment>
        <translation>Funditores</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit</comment>
        <translation>Funditores</translation>
    </message>
    <message>
        <source>Heavy Horse</source>
        <comment>name of a command</comment>
        <translation>Graves equites</translation>
    </message>
    <message>
        <source>Heavy horse</source>
        <comment>name of a unit</comment>
        <translation>Equites graves</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a command</comment>
        <translation>Numidae</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a unit</comment>
        <translation>Numidae</translation>
    </message>
    <message>
        <source>The Bow</source>
        <comment>name of a command</comment>
        <translation>Arcus</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <comment>name of a general</comment>
        <translation>Hannibal</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a unit</comment>
        <translation>Hispani</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a command</comment>
        <translation>Afri ab occidente</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a unit</comment>
        <translation>Afri ab occidente</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a command</comment>
        <translation>Afri ab oriente</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a unit</comment>
        <translation>Afri ab oriente</translation>
    </message>
    <message>
        <source>Four units of heavy infantry, one behind the other: nothing in front of them can stop them for long. Break the middle before the enemy&apos;s horsemen come round, and keep your own horse near your foot.</source>
        <comment>briefing</comment>
        <translation>Quattuor manus gravis armaturae, alia post aliam: quod ante eas est, diu eas retinere non potest. Mediam aciem perrumpe, antequam equites hostium circumveniunt, et tuos equites prope pedites tene.</translation>
    </message>
    <message>
        <source>Light Troops</source>
        <comment>name of a command</comment>
        <translation>Levis armatura</translation>
    </message>
    <message>
        <source>Roman Horse</source>
        <comment>name of a command</comment>
        <translation>Romani equites</translation>
    </message>
    <message>
        <source>Roman horse</source>
        <comment>name of a unit</comment>
        <translation>Equites Romani</translation>
    </message>
    <message>
        <source>Allied Horse</source>
        <comment>name of a command</comment>
        <translation>Socii equites</translation>
    </message>
    <message>
        <source>Terentius Varro</source>
        <comment>name of a general</comment>
        <translation>Terentius Varro</translation>
    </message>
    <message>
        <source>Allied horse</source>
        <comment>name of a unit</comment>
        <translation>Equites sociorum</translation>
    </message>
    <message>
        <source>The Legions</source>
        <comment>name of a command</comment>
        <translation>Legiones</translation>
    </message>
    <message>
        <source>Servilius</source>
        <comment>name of a general</comment>
        <translation>Servilius</translation>
    </message>
    <message>
        <source>The Battle of Cannae</source>
        <comment>title</comment>
        <translation>Proelium ad Cannas</translation>
    </message>
    <message>
        <source>Two lessons. 49 units, up to six commands with generals. A stand is about 400 men. North is up, as it was: the Romans look south, the river runs along the west edge.

What plain rules cannot say: a unit that is attacked from the side or the rear fights as well as ever, so a ring does not kill by itself; it only lets more of your units reach the same enemy. Nobody is too crowded to fight. Therefore the rearmost Roman line begins with 2 of its 6 stands; the others are the men who never got near an enemy. And all Roman infantry is of a type of its own, crowded legionaries, who hit on a 6 instead of a 5: no room to swing a sword (see &quot;More troops&quot; in the rulebook). Counted in stands, that is about 52,000 Roman foot, the number of the doubters. Nobody runs away, so both sides lose more than they did, Hannibal above all.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 gave 123 battles to Rome, 119 to Carthage, and 158 were drawn.

To talk about: Polybius says it is better to have half as many foot and more horse than to be equal in both. Does your battle bear him out? Add up his numbers of dead and prisoners. Two consuls took turns in command from day to day: can an army be led like that? And why did Rome not make peace?</source>
        <comment>notes</comment>
        <translation>Duae lectiones. 49 manus, partes cum ducibus usque ad sex. Contubernium circiter 400 homines sunt. Septentriones supra sunt, ut re vera fuit: Romani ad meridiem spectant, flumen in occidentali margine est.

Quod leges simplices dicere non possunt: manus a latere aut a tergo petita non peius pugnat; corona ergo per se non sternit, sed plures manus tuae eundem hostem attingunt. Nemo tam confertus est, ut pugnare non possit. Itaque postrema Romanorum acies a 2 ex 6 contuberniis incipit; cetera sunt homines, qui ad hostem numquam accesserunt. Omnes autem pedites Romani proprii generis sunt, legionarii conferti, qui 6 pro 5 feriunt: gladio movendo locus deest (vide «Alii milites» in legibus ludi). E contuberniis computatum, ea sunt circiter 52 milia peditum Romanorum, numerus eorum, qui dubitant. Nemo fugit; uterque ergo exercitus plus amittit quam re vera, maxime Hannibal.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 dedit Romae 123 proelia, Carthagini 119, aequo Marte 158.

Colloquendum: Polybius dicit melius esse dimidium peditum et plures equites habere quam in utroque parem esse. Num proelium vestrum ei assentitur? Computa numeros eius caesorum et captivorum. Duo consules alternis diebus imperabant: num exercitus ita duci potest? Et cur Roma pacem non petivit?</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>name of a unit type</comment>
        <translation>Pedites Hispani</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Pedites Hispani</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>name of a unit type</comment>
        <translation>Legionarii conferti</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>plural of a unit type</comment>
        <translation>Legionarii conferti</translation>
    </message>
    <message>
        <source>You have fewer foot and far more horse. At the river Hasdrubal&apos;s two units face one: destroy it quickly, then ride round behind the enemy. The Numidians in the east need only keep the allied horse busy.

Your bow of Gauls and Iberians will be pushed in. Do not rescue it; it buys time. Keep the Libyans out of the fight until the Romans have followed the bow between them, then charge from both sides. The battle lasts ten turns. You will need them all.</source>
        <comment>briefing</comment>
        <translation>Pedites pauciores habes, equites multo plures. Ad flumen Hasdrubalis duae manus contra unam stant: celeriter eam everte, deinde hostem a tergo circumvehere. Numidae in oriente socios equites tantum occupatos teneant.

Arcus Gallorum et Hispanorum repelletur. Noli ei succurrere; tempus emit. Afros extra pugnam tene, donec Romani arcum inter eos secuti sunt; deinde utrimque impetum fac. Proelium decem orbes durat. Omnibus egebis.</translation>
    </message>
    <message>
        <source>Slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Funditores %1</translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <comment>name of a general</comment>
        <translation>Hasdrubal</translation>
    </message>
    <message>
        <source>Heavy horse %1</source>
        <comment>name of a unit</comment>
        <translation>Equites graves %1</translation>
    </message>
    <message>
        <source>Libyans, west %1</source>
        <comment>name of a unit</comment>
        <translation>Afri occidentis %1</translation>
    </message>
    <message>
        <source>Libyans, east %1</source>
        <comment>name of a unit</comment>
        <translation>Afri orientis %1</translation>
    </message>
    <message>
        <source>Hanno</source>
        <comment>name of a general</comment>
        <translation>Hanno</translation>
    </message>
    <message>
        <source>Your infantry is the heaviest hammer Rome has ever swung. Only the front of it finds room to strike, so strike where they are weakest: the Gauls and Iberians. Break the bow before the enemy&apos;s horsemen are free.

Your horse is outnumbered. Let it hold out as long as it can, close to your foot. Leave some of the second line facing outward: the Libyans are waiting for your flanks, and riders will come from behind.</source>
        <comment>briefing</comment>
        <translation>Peditatus tuus gravissimus malleus est, quem Roma umquam sustulit. Sola frons eius spatium feriendi invenit; feri ergo, ubi hostes infirmissimi sunt: Gallos et Hispanos. Arcum perrumpe, antequam equites hostium vacant.

Equites tui pauciores sunt. Quam diutissime sustineant, prope pedites. Partem secundae aciei foras spectantem relinque: Afri latera tua exspectant, et equites a tergo venient.</translation>
    </message>
    <message>
        <source>Legions, right</source>
        <comment>name of a command</comment>
        <translation>Legiones dextrae</translation>
    </message>
    <message>
        <source>Rear line %1</source>
        <comment>name of a unit</comment>
        <translation>Postrema acies %1</translation>
    </message>
    <message>
        <source>Legions, middle</source>
        <comment>name of a command</comment>
        <translation>Legiones mediae</translation>
    </message>
    <message>
        <source>Legions, left</source>
        <comment>name of a command</comment>
        <translation>Legiones sinistrae</translation>
    </message>
    <message>
        <source>Aemilius Paullus</source>
        <comment>name of a general</comment>
        <translation>Aemilius Paulus</translation>
    </message>
    <message>
        <source>The Elephant Charge</source>
        <comment>title</comment>
        <translation>Impetus elephantorum</translation>
    </message>
    <message>
        <source>202 BC, any hour of the battle</source>
        <comment>date</comment>
        <translation>A. Chr. n. CCII, medio in proelio</translation>
    </message>
    <message>
        <source>The plain of Zama</source>
        <comment>place</comment>
        <translation>Campus Zamensis</translation>
    </message>
    <message>
        <source>One corner of the great battle: four elephants, with a little infantry behind them, come across the plain at a Roman command. An elephant weighs as much as fifty men and cannot be stopped with javelins. It can be frightened, and a frightened elephant is a danger to everybody, most of all to its friends.

At Zama trumpets turned some of Hannibal&apos;s elephants round, javelins drove some off to the side, and the rest ran through the lanes that Scipio had left open. He had learned from an older defeat: half a century before, elephants had crushed a Roman army that stood packed in one deep block.</source>
        <comment>background</comment>
        <translation>Angulus magni proelii: quattuor elephanti, paucis peditibus sequentibus, per campum in partem Romanam veniunt. Elephantus tantum pendet quantum quinquaginta homines, neque iaculis sisti potest. Terreri potest, et elephantus territus omnibus periculo est, maxime suis.

Ad Zamam tubae quosdam Hannibalis elephantos averterunt, iacula alios ad latus egerunt, ceteri per vias cucurrerunt, quas Scipio apertas reliquerat. Ex clade vetere didicerat: quinquaginta fere annis ante elephanti exercitum Romanum proculcaverant, qui confertus in unam molem stabat.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.12, tells of the elephants at Zama; 1.33-34 of the older defeat, when the Spartan Xanthippus beat Regulus near Tunis. The troops on this table are a slice of Matt Fritz&apos;s Zama, not of any source.</source>
        <comment>sources</comment>
        <translation>Polybius, Historiae 15.12, de elephantis ad Zamam narrat; 1.33–34 de clade vetere, cum Xanthippus Lacedaemonius Regulum prope Tunetem vicit. Milites in hac mensa pars sunt proelii ad Zamam, quod Matt Fritz composuit, non ullius fontis.</translation>
    </message>
    <message>
        <source>About 30 minutes, six turns, two to eight players. The class learns the four dice of an elephant: the scare die (5 or 6 sends it home, but only formed Roman infantry, only from the front), the hit (two stands at once, no die), the control die after each round (1 and 2 hold it), and the rampage (twelve inches through friend and foe).

Before you start, let everybody guess: how many of the four elephants will leave without hurting anyone? One in three of those that charge infantry from the front. And how many will be gone after their first fight? Two in three. Write the guesses down and count.

Elephants do not count as losses, so Carthage may spend them freely. To make it harder for Carthage, set scared_by to infantry_and_skirmishers; harder for Rome, elephant_melee to two_per_round.</source>
        <comment>notes</comment>
        <translation>Circiter 30 minutae, sex orbes, lusores a duobus ad octo. Classis quattuor iactus elephanti discit: iactum terroris (5 aut 6 eum domum mittit, sed soli pedites Romani ordinati, et a fronte tantum), incursum (duo contubernia statim, sine tessera), iactum regendi post quemque congressum (1 et 2 eum tenent), furorem (duodecim uncias per suos et hostes).

Antequam incipitis, omnes divinent: quot ex quattuor elephantis abibunt, priusquam cuiquam noceant? Tertia pars eorum, qui a fronte in pedites impetum faciunt. Et quot post primum certamen sublati erunt? Duae partes e tribus. Scribite divinata et numerate.

Elephanti amissi non numerantur; Carthago ergo eos libere consumere potest. Ut Carthagini difficilius sit, pone scared_by: infantry_and_skirmishers; ut Romae, elephant_melee: two_per_round.</translation>
    </message>
    <message>
        <source>Four elephants are coming, and your javelins do nothing to them. There are three ways to deal with one. Meet it head-on with formed infantry: it shies on 5 or 6. Charge it with skirmishers before it charges you: then it does not hit, and every round it must be controlled. Or keep out of its way: it walks only six inches.

Look where an elephant faces before you fight it. If it panics it will run straight ahead, right, left or back, twelve inches through everything. Do not stand in deep columns.</source>
        <comment>briefing</comment>
        <translation>Quattuor elephanti veniunt, neque iacula tua quicquam eis nocent. Tres viae sunt. Occurre ei a fronte peditibus ordinatis: si 5 aut 6 est, terretur. Aut prior in eum velitibus impetum fac: tum ipse non ferit, et quoque congressu regendus est. Aut ei de via cede: sex tantum uncias it.

Vide, quo elephantus spectet, antequam cum eo pugnas. Si saevit, recta, ad dextram, ad sinistram aut retro curret, duodecim uncias per omnia. Noli alta acie stare.</translation>
    </message>
    <message>
        <source>The Command</source>
        <comment>name of a command</comment>
        <translation>Peditatus Romanus</translation>
    </message>
    <message>
        <source>Legate Gaius</source>
        <comment>name of a general</comment>
        <translation>Legatus Gaius</translation>
    </message>
    <message>
        <source>Velites, left</source>
        <comment>name of a unit</comment>
        <translation>Velites sinistri</translation>
    </message>
    <message>
        <source>Velites, right</source>
        <comment>name of a unit</comment>
        <translation>Velites dextri</translation>
    </message>
    <message>
        <source>Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati</translation>
    </message>
    <message>
        <source>Principes</source>
        <comment>name of a unit</comment>
        <translation>Principes</translation>
    </message>
    <message>
        <source>The Horse</source>
        <comment>name of a command</comment>
        <translation>Equites</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a unit</comment>
        <translation>Equites</translation>
    </message>
    <message>
        <source>Your elephants hit once and hard: two stands gone the moment they touch. Send them at what cannot frighten them: horsemen, skirmishers, the side of a unit. After that they are a gamble, two in three run wild at once, so leave a lane behind them.

Your infantry is too weak to win by itself. Let the elephants go first, then charge what they have broken. An elephant that keeps calm may walk away in your next move and charge again.</source>
        <comment>briefing</comment>
        <translation>Elephanti tui semel et graviter feriunt: duo contubernia pereunt, simul atque tangunt. Mitte eos in eos, qui eos terrere non possunt: equites, velites, latus manus. Postea fortuna regit: duae partes e tribus statim saeviunt; relinque ergo post eos viam.

Peditatus tuus infirmior est, quam ut solus vincat. Elephanti praecedant; deinde in eos impetum fac, quos fregerunt. Elephantus, qui placidus manet, proximo motu tuo abire et iterum impetum facere potest.</translation>
    </message>
    <message>
        <source>The Elephants</source>
        <comment>name of a command</comment>
        <translation>Elephanti</translation>
    </message>
    <message>
        <source>Surus</source>
        <comment>name of a unit</comment>
        <translation>Surus</translation>
    </message>
    <message>
        <source>Old Tusker</source>
        <comment>name of a unit</comment>
        <translation>Dentatus</translation>
    </message>
    <message>
        <source>Thunder</source>
        <comment>name of a unit</comment>
        <translation>Tonitrus</translation>
    </message>
    <message>
        <source>The Grey Lady</source>
        <comment>name of a unit</comment>
        <translation>Cinereus</translation>
    </message>
    <message>
        <source>The Foot</source>
        <comment>name of a command</comment>
        <translation>Pedites</translation>
    </message>
    <message>
        <source>Captain Maharbal</source>
        <comment>name of a general</comment>
        <translation>Praefectus Maharbal</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit</comment>
        <translation>Gravis armatura</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <comment>name of a unit</comment>
        <translation>Levis armatura</translation>
    </message>
    <message>
        <source>First Lesson: the Ford</source>
        <comment>title</comment>
        <translation>Lectio prima: vadum</translation>
    </message>
    <message>
        <source>A summer morning, 203 BC</source>
        <comment>date</comment>
        <translation>Aestate mane, a. Chr. n. CCIII</translation>
    </message>
    <message>
        <source>A ford on an African river</source>
        <comment>place</comment>
        <translation>Vadum fluminis in Africa</translation>
    </message>
    <message>
        <source>Two patrols have come to the same ford. On the south bank a Roman officer has brought a unit of infantry, some young javelin men and a troop of horse; on the north bank a Carthaginian captain has just the same. Whoever holds the ford tonight can water his horses, and the whole army behind him can cross tomorrow. It has not rained for weeks, and the river is only a line of stones: nobody will get his feet wet.

Both patrols are equally strong. What decides is who shoots first, who charges whom, and where the generals go.</source>
        <comment>background</comment>
        <translation>Duae manus exploratorum ad idem vadum venerunt. In ripa meridiana centurio Romanus manum peditum, aliquot iuvenes cum iaculis, turmam equitum duxit; in ripa septentrionali praefectus Poenus totidem habet. Qui hac nocte vadum tenet, equos adaquare potest, et totus exercitus post eum cras transibit. Multas iam hebdomades non pluit, et flumen nihil est nisi linea lapidum: nemo pedes madefaciet.

Utrique vires pares sunt. Decernit, quis prior tela coniciat, quis in quem impetum faciat, quo duces eant.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Patrols like these met every day in the war in Africa (204 to 202 BC), and no writer of the time thought them worth a line.</source>
        <comment>sources</comment>
        <translation>Hoc certamen fictum est. Tales exploratores in bello Africano (a. Chr. n. CCIV–CCII) cotidie congrediebantur, nec quisquam scriptor illius temporis eos una linea dignos putavit.</translation>
    </message>
    <message>
        <source>A first game: about 20 minutes, two players or two teams, five turns. The sides are mirror images, so whoever wins has earned it, or thrown well; talk about which.

Let the class find out one thing per turn. Turn 1: moving; formed units wheel and slide, skirmishers go where they like. Turn 2: shooting; six inches, sixes hit. Turn 3: charging; horse reach twelve inches, foot six. Then melee, last stands, and the general&apos;s risk: he adds a die to his unit and may die for it.

Good questions: Why do skirmishers lose every melee against formed troops? What is the best moment to attach the general? Would you rather charge or be charged?</source>
        <comment>notes</comment>
        <translation>Primus ludus: circiter 20 minutae, duo lusores aut duo greges, quinque orbes. Exercitus alter alterius imago est; qui ergo vincit, id meruit aut bene iecit; colloquimini, utrum.

Classis quoque orbe unum inveniat. Orbis 1: motus; manus ordinatae signa convertunt et in obliquum procedunt, procursatores eunt, quo volunt. Orbis 2: tela; sex unciae, numerus 6 ferit. Orbis 3: impetus; equites ad duodecim uncias, pedites ad sex. Deinde pugna, ultima contubernia, periculum ducis: manui tesseram addit et pro ea cadere potest.

Bonae quaestiones: Cur procursatores contra ordinatos omnes pugnas perdunt? Quando dux optime se adiungit? Utrum impetum facere mavis an pati?</translation>
    </message>
    <message>
        <source>Hold the ford. You move and shoot first: use it. Your javelin men (velites) can move in any direction and throw six inches; let them hurt somebody and then slip back through your infantry, for in hand-to-hand fighting everyone beats them.

Your horsemen charge twelve inches. They are best against skirmishers and against units that are already busy. Put your officer with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Vadum tene. Prior moveris et tela conicis: utere hoc. Velites tui in quamlibet regionem eunt et iacula sex uncias mittunt; alicui noceant, deinde per pedites tuos recedant, nam comminus omnes eos vincunt.

Equites tui duodecim unciis impetum faciunt. Optimi sunt contra procursatores et contra manus iam occupatas. Centurionem ei manui adiunge, quae perire non debet.</translation>
    </message>
    <message>
        <source>The Patrol</source>
        <comment>name of a command</comment>
        <translation>Exploratores</translation>
    </message>
    <message>
        <source>Centurion Marcus</source>
        <comment>name of a general</comment>
        <translation>Centurio Marcus</translation>
    </message>
    <message>
        <source>Velites</source>
        <comment>name of a unit</comment>
        <translation>Velites</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>name of a unit</comment>
        <translation>Pedites</translation>
    </message>
    <message>
        <source>Take the ford. The Romans move and shoot before you, so do not stop where their javelins reach you: six inches from their skirmishers is too near, unless you mean to charge.

Your slingers can move in any direction and slip back through your infantry. Your horsemen charge twelve inches, farther than anybody can walk. Put your captain with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Vadum cape. Romani ante te moventur et tela coniciunt; noli ergo ibi consistere, quo iacula eorum pertinent: sex unciae a velitibus nimis prope sunt, nisi impetum facere vis.

Funditores tui in quamlibet regionem eunt et per pedites tuos recedere possunt. Equites tui duodecim unciis impetum faciunt, longius quam quisquam pedibus it. Praefectum ei manui adiunge, quae perire non debet.</translation>
    </message>
    <message>
        <source>Captain Bomilcar</source>
        <comment>name of a general</comment>
        <translation>Praefectus Bomilcar</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela (short)</source>
        <comment>title</comment>
        <translation>Proelium ad Gaugamela (breve)</translation>
    </message>
    <message>
        <source>1 October 331 BC</source>
        <comment>date</comment>
        <translation>Kalendis Octobribus a. Chr. n. CCCXXXI</translation>
    </message>
    <message>
        <source>A plain west of Arbela, in what is now northern Iraq</source>
        <comment>place</comment>
        <translation>Campus ab Arbelis ad occidentem, in Assyria</translation>
    </message>
    <message>
        <source>Alexander, king of Macedon, had taken the whole coast from Asia Minor to Egypt from Darius III, the Great King of Persia. In 331 BC he marched into the heart of the empire. Darius waited for him on a wide plain, with horsemen from as far away as Bactria and the lands of the Scythians, and two hundred chariots with blades on their wheels.

Alexander had far fewer men. He put his pikes in the middle, Parmenion with the Thessalian horse on the left, and rode himself on the right with his Companions. A second line of Greeks stood behind, ready to face about if the enemy came round. Then he moved to the right, and further to the right, until the Persian horse on that side had to attack. The chariots charged. Javelin men shot at the teams and pulled the drivers down; where some got through, the ranks opened and let them run. Few did any harm.

As the Persian horse was drawn away to that side, a gap opened in the Persian line. Alexander turned into it with the Companions and the nearest pikes, straight at Darius. The Great King&apos;s line broke and he got away. At the other end Mazaeus was close to beating Parmenion, and some riders got as far as the baggage; but the news from the middle decided the day. A clay tablet, written by astronomers in Babylon at the time, says that the king&apos;s troops left him.</source>
        <comment>background</comment>
        <translation>Alexander, rex Macedonum, totam oram ab Asia ad Aegyptum Dario III, regi magno Persarum, ademerat. Anno a. Chr. n. CCCXXXI in media imperii loca profectus est. Darius eum in lato campo exspectabat, cum equitibus etiam e Bactris et Scytharum terris et ducentis curribus falcatis.

Alexander multo pauciores habebat. Sarissas in medio posuit, Parmenionem cum equitibus Thessalis in sinistro cornu; ipse in dextro cum Hetaeris equitabat. Secunda Graecorum acies post stabat, ut se verteret, si hostis circumveniret. Deinde ad dextram processit, et longius ad dextram, donec Persarum equites ibi impetum facere coacti sunt. Currus concitati sunt. Iaculatores equos petiverunt et aurigas detraxerunt; ubi aliqui perruperunt, ordines viam aperuerunt eosque transmiserunt. Pauci quicquam nocuerunt.

Dum equites Persae eo trahuntur, in acie Persarum spatium vacuum patuit. Alexander cum Hetaeris et proximis sarissis eo se vertit, recta in Darium. Acies regis magni rupta est, ipse evasit. In altero cornu Mazaeus Parmenionem paene vicit, et quidam equites usque ad impedimenta pervenerunt; sed nuntius e media acie diem decrevit. Tabula fictilis, quam eo tempore Babylone astronomi scripserunt, milites regem reliquisse dicit.</translation>
    </message>
    <message>
        <source>Arrian, Alexander&apos;s Campaigns 3.7-16, is the best account and has the Persian order of battle from a paper that was captured. Curtius 4.12-16, Diodorus 17.53-61 and Plutarch, Alexander 31-33, tell it differently. The clay tablet from Babylon gives the day.

Arrian counts 40,000 foot and 7,000 horse for Alexander. For Darius he repeats what people said: a million foot, 40,000 horse, 200 chariots and some fifteen elephants. Curtius has 200,000 foot and 45,000 horse. Modern guesses are 50,000 to 100,000 in all. The elephants were found in the camp; nobody says that they fought, and they are not on this table.</source>
        <comment>sources</comment>
        <translation>Arrianus, Anabasis 3.7–16, optimus est et aciem Persarum e charta capta habet. Curtius 4.12–16, Diodorus 17.53–61, Plutarchus, Alexander 31–33, aliter narrant. Diem tabula fictilis Babylonia dat.

Arrianus Alexandro 40 milia peditum et 7 milia equitum numerat. De Dario refert, quae homines dicebant: decies centena milia peditum, 40 milia equitum, 200 currus, quindecim fere elephantos. Curtius 200 milia peditum et 45 milia equitum habet. Nostra aetate a 50 ad 100 milia omnium fuisse putant. Elephanti in castris inventi sunt; pugnavisse nemo dicit, neque in hac mensa sunt.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. The middle of the battle with one wing on each side.

The scythed chariots are two stands that hit on 3 or more in the turn in which they charge, later only on a 6; a single hit ends them, by javelin or sword, and their losses do not count. They do not run on through the ranks, and they do not drive back into their own men. Pikes, hoplites, levies and horse archers are explained in the chapter &quot;More troops&quot; of the rulebook; the picture of the horse archer is a Mongol, fifteen centuries too late. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 gave 196 battles to Macedon, 136 to Persia, and 68 were drawn.

Before you begin, let everybody guess how many stands the chariots will take. Count.</source>
        <comment>notes</comment>
        <translation>Una lectio. 15 manus, discipuli a duobus ad quinque. Media acies proelii cum uno utrimque cornu.

Currus falcati duo contubernia sunt, quae eo orbe, quo impetum faciunt, 3 aut maiore feriunt, postea solo 6; unus ictus eos tollit, iaculo aut gladio, et amissa eorum non numerantur. Ultra non currunt neque in suos retro aguntur. Sarissae, hoplitae, conscripti, hippotoxotae in capite «Alii milites» legum ludi explicantur; imago hippotoxotae Mongolus est, quindecim saeculis posterior. Nemo fugit; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 dedit Macedonibus 196 proelia, Persis 136, aequo Marte 68.

Antequam incipitis, omnes divinent, quot contubernia currus ablaturi sint. Numerate.</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>name of a unit type</comment>
        <translation>Currus falcati</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>plural of a unit type</comment>
        <translation>Currus falcati</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>name of a unit type</comment>
        <translation>Hippotoxotae</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>plural of a unit type</comment>
        <translation>Hippotoxotae</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit type</comment>
        <translation>Melophori</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Melophori</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit type</comment>
        <translation>Conscripti</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>plural of a unit type</comment>
        <translation>Conscripti</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit type</comment>
        <translation>Hypaspistae</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>plural of a unit type</comment>
        <translation>Hypaspistae</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Hoplitae Graeci</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Hoplitae Graeci</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites graves</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites graves</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit type</comment>
        <translation>Iaculatores</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>plural of a unit type</comment>
        <translation>Iaculatores</translation>
    </message>
    <message>
        <source>More horse, fewer good foot. Send the chariots at the pikes before a javelin finds them, come round the wings, and wear them down with arrows. Win before the pikes arrive.</source>
        <comment>briefing</comment>
        <translation>Plures equites, pauciores boni pedites. Mitte currus in sarissas, antequam iaculum eos invenit, cornua circumi, sagittis hostem fatiga. Vince, antequam sarissae adveniunt.</translation>
    </message>
    <message>
        <source>King&apos;s Guard</source>
        <comment>name of a command</comment>
        <translation>Custodes regis</translation>
    </message>
    <message>
        <source>Darius III</source>
        <comment>name of a general</comment>
        <translation>Darius III</translation>
    </message>
    <message>
        <source>Chariots %1</source>
        <comment>name of a unit</comment>
        <translation>Currus %1</translation>
    </message>
    <message>
        <source>Kinsmen</source>
        <comment>name of a unit</comment>
        <translation>Cognati regis</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit</comment>
        <translation>Melophori</translation>
    </message>
    <message>
        <source>East Wing</source>
        <comment>name of a command</comment>
        <translation>Cornu orientis</translation>
    </message>
    <message>
        <source>Bactrians</source>
        <comment>name of a unit</comment>
        <translation>Bactriani</translation>
    </message>
    <message>
        <source>Scythians</source>
        <comment>name of a unit</comment>
        <translation>Scythae</translation>
    </message>
    <message>
        <source>West Wing</source>
        <comment>name of a command</comment>
        <translation>Cornu occidentis</translation>
    </message>
    <message>
        <source>Syrians</source>
        <comment>name of a unit</comment>
        <translation>Syri</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a command</comment>
        <translation>Conscripti</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit</comment>
        <translation>Conscripti</translation>
    </message>
    <message>
        <source>Stop the chariots with the Agrianes: one hit ends them. Hold the left with the Thessalians, keep the second line for whoever comes round, and strike with the Companions where the enemy is thin.</source>
        <comment>briefing</comment>
        <translation>Currus Agrianis siste: unus ictus eos tollit. Sinistrum cornu Thessalis tene, secundam aciem in eos serva, qui circumveniunt, et Hetaeris feri, ubi hostis tenuis est.</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>name of a general</comment>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Agrianes</source>
        <comment>name of a unit</comment>
        <translation>Agriani</translation>
    </message>
    <message>
        <source>Companions</source>
        <comment>name of a unit</comment>
        <translation>Hetaeri</translation>
    </message>
    <message>
        <source>Parmenion</source>
        <comment>name of a general</comment>
        <translation>Parmenio</translation>
    </message>
    <message>
        <source>Thessalians</source>
        <comment>name of a unit</comment>
        <translation>Thessali</translation>
    </message>
    <message>
        <source>Phalanx and Guard</source>
        <comment>name of a command</comment>
        <translation>Phalanx et hypaspistae</translation>
    </message>
    <message>
        <source>Pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Sarissae %1</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit</comment>
        <translation>Hypaspistae</translation>
    </message>
    <message>
        <source>Second line</source>
        <comment>name of a unit</comment>
        <translation>Secunda acies</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela</source>
        <comment>title</comment>
        <translation>Proelium ad Gaugamela</translation>
    </message>
    <message>
        <source>Two lessons. 31 units, five commands with generals. A foot stand is about 500 men, a cavalry stand 300, a stand of chariots 25 chariots. The Persian line is thinner than in Arrian&apos;s list: the levies who never fought are mostly left out, and of the horse there are about 15,000, the lowest modern guess.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook. The scythed chariots are two stands that go 12 inches and hit on 3 or more in the turn in which they charge, later only on a 6. One single hit ends them, by javelin or sword, because a unit that is down to its last stand loses it: that is how light troops stopped them. Their losses do not count. What this likeness cannot do: they do not run on through the enemy&apos;s ranks, they are not let through by ranks that open, and they do not drive back into their own men.

Also new are the sarissa phalanx, hoplites, levies, foot archers, horse archers and light javelin cavalry. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: a king who flees and takes the heart out of his army. Units fight to the last, so Darius&apos; levies will not run away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 gave 157 battles to Macedon, 156 to Persia, and 87 were drawn.

To talk about: Greek writers say that Darius left his army, the Babylonian tablet that his army left him. Whom do you believe? Why level the ground for chariots, and then lose by the gap they leave? What is a number like 300,000 dead good for? Was Alexander&apos;s stroke a plan or a chance?</source>
        <comment>notes</comment>
        <translation>Duae lectiones. 31 manus, quinque partes cum ducibus. Contubernium peditum circiter 500 homines sunt, equitum 300, curruum 25 currus. Acies Persarum tenuior est quam apud Arrianum: conscripti, qui numquam pugnaverunt, fere omissi sunt, et equitum circiter 15 milia adsunt, quem numerum nostra aetate minimum putant.

Novi milites, in capite «Alii milites» legum ludi explicati. Currus falcati duo contubernia sunt, quae 12 uncias eunt et eo orbe, quo impetum faciunt, 3 aut maiore feriunt, postea solo 6. Unus ictus eos tollit, iaculo aut gladio, quod manus, cui ultimum contubernium restat, id amittit: ita levis armatura eos sistebat. Amissa eorum non numerantur. Quod haec imago non potest: per ordines hostium ultra non currunt, ordines apertos non transeunt, in suos retro non aguntur.

Nova sunt praeterea phalanx sarissarum, hoplitae, conscripti, sagittarii pedites, hippotoxotae, equites iaculatores. Imago hippotoxotae Mongolus est, quindecim saeculis posterior.

Quod leges simplices dicere non possunt: rex, qui fugit et exercitui animum aufert. Manus ad finem pugnant; Darii ergo conscripti non fugient; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 dedit Macedonibus 157 proelia, Persis 156, aequo Marte 87.

Colloquendum: Graeci scriptores Darium exercitum reliquisse dicunt, tabula Babylonia exercitum Darium. Utri creditis? Cur quis campum curribus aequat et deinde eo spatio vincitur, quod relinquunt? Quid prodest numerus, ut 300 milia caesorum? Utrum impetus Alexandri consilium fuit an casus?</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit type</comment>
        <translation>Sagittarii Mardi</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Sagittarii Mardi</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit type</comment>
        <translation>Graeci mercennarii</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>plural of a unit type</comment>
        <translation>Graeci mercennarii</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites iaculatores</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites iaculatores</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit type</comment>
        <translation>Sagittarii</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>plural of a unit type</comment>
        <translation>Sagittarii</translation>
    </message>
    <message>
        <source>You have horsemen, many more than he has, and a wide plain. Come round both of his wings; his second line will turn to meet you, but it cannot be everywhere. Horse archers shoot 12 inches and ride where they like.

Chariots strike once: they hit on 3 or more when they charge, and hardly ever afterwards. One javelin that finds them first ends them. Aim them at the pikes, not at light troops. Your foot cannot face his pikes for long. Win before they arrive.</source>
        <comment>briefing</comment>
        <translation>Equites habes, multo plures quam ille, et latum campum. Utrumque cornu eius circumi; secunda acies se vertet, sed ubique esse non potest. Hippotoxotae ad 12 uncias tela coniciunt et equitant, quo volunt.

Currus semel feriunt: in impetu 3 aut maiore, postea vix umquam. Unum iaculum, quod eos prius invenit, eos tollit. Dirige eos in sarissas, non in levem armaturam. Pedites tui sarissas diu sustinere non possunt. Vince, antequam adveniunt.</translation>
    </message>
    <message>
        <source>Mazaeus</source>
        <comment>name of a general</comment>
        <translation>Mazaeus</translation>
    </message>
    <message>
        <source>Armenians</source>
        <comment>name of a unit</comment>
        <translation>Armenii</translation>
    </message>
    <message>
        <source>Medes</source>
        <comment>name of a unit</comment>
        <translation>Medi</translation>
    </message>
    <message>
        <source>Parthians</source>
        <comment>name of a unit</comment>
        <translation>Parthi</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit</comment>
        <translation>Sagittarii Mardi</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit</comment>
        <translation>Graeci mercennarii</translation>
    </message>
    <message>
        <source>Bessus</source>
        <comment>name of a general</comment>
        <translation>Bessus</translation>
    </message>
    <message>
        <source>Arachosians</source>
        <comment>name of a unit</comment>
        <translation>Arachosii</translation>
    </message>
    <message>
        <source>Levies %1</source>
        <comment>name of a unit</comment>
        <translation>Conscripti %1</translation>
    </message>
    <message>
        <source>You are outnumbered on horseback on both wings. Parmenion on the left must last. Keep the second line back to face whoever comes round.

Javelin men and archers first: one hit stops a unit of chariots. Then look for the place where the enemy&apos;s line has thinned, and go in there with Alexander, the Companions and the hypaspists. His foot is bad, apart from the Greeks and the Apple Bearers, and the pikes will walk over it: 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>In utroque cornu equites tui pauciores sunt. Parmenio in sinistro durare debet. Secundam aciem in eos serva, qui circumveniunt.

Primum iaculatores et sagittarii: unus ictus manum curruum sistit. Deinde quaere locum, ubi acies hostium tenuis facta est, et ibi cum Alexandro, Hetaeris, hypaspistis irrumpe. Pedites eius mali sunt praeter Graecos et Melophoros, et sarissae eos obterent: 4 uncias quoque orbe.</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit</comment>
        <translation>Sagittarii Cretenses</translation>
    </message>
    <message>
        <source>Allied foot</source>
        <comment>name of a unit</comment>
        <translation>Pedites sociorum</translation>
    </message>
    <message>
        <source>Odrysian horse</source>
        <comment>name of a unit</comment>
        <translation>Equites Odrysae</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit</comment>
        <translation>Iaculatores</translation>
    </message>
    <message>
        <source>Second line %1</source>
        <comment>name of a unit</comment>
        <translation>Secunda acies %1</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit</comment>
        <translation>Sagittarii</translation>
    </message>
    <message>
        <source>Paeonians</source>
        <comment>name of a unit</comment>
        <translation>Paeones</translation>
    </message>
    <message>
        <source>Veterans</source>
        <comment>name of a unit</comment>
        <translation>Veterani</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains (short)</source>
        <comment>title</comment>
        <translation>Proelium in Campis Magnis (breve)</translation>
    </message>
    <message>
        <source>203 BC</source>
        <comment>date</comment>
        <translation>A. Chr. n. CCIII</translation>
    </message>
    <message>
        <source>The Great Plains, five days from Utica in Africa</source>
        <comment>place</comment>
        <translation>Campi Magni, quinque dierum iter ab Utica, in Africa</translation>
    </message>
    <message>
        <source>In 203 BC Publius Scipio was in Africa and besieged Utica, not far from Carthage. One night, in the middle of talks about peace, he had the two camps of his enemies set on fire: that of Hasdrubal son of Gisgo and that of Syphax, king of the Numidians. Many died in the flames. Thirty days later Hasdrubal and Syphax had a new army of thirty thousand men. Four thousand of them were Celtiberians, who had come over from Spain to fight for pay.

Scipio marched against them in five days, without heavy baggage. For three days the armies watched each other and skirmished. On the fourth they fought. The Italian horse on the right and Masinissa&apos;s Numidians on the left broke both wings of the enemy at the first charge: the men there were beginners, or had only just escaped from the burning camps.

Only the Celtiberians stood. They did not know the country and had nowhere to run to, and from Scipio, who had been kind to Spain, they could expect no mercy. His first line held them in front; the second and third lines came out to the left and right and surrounded them. Almost all of them died. But their stand let Hasdrubal and Syphax get away, and Carthage called Hannibal home.</source>
        <comment>background</comment>
        <translation>Anno a. Chr. n. CCIII P. Scipio in Africa erat et Uticam, non procul a Carthagine, obsidebat. Quadam nocte, dum de pace agitur, bina castra hostium incendit: Hasdrubalis, Gisgonis filii, et Syphacis, regis Numidarum. Multi flammis perierunt. Triginta diebus post Hasdrubal et Syphax novum exercitum triginta milium habebant. Quattuor milia eorum Celtiberi erant, qui ex Hispania mercede conducti venerant.

Scipio quinque diebus sine gravibus impedimentis contra eos profectus est. Tres dies exercitus se observaverunt et levibus certaminibus temptaverunt. Quarto die pugnatum est. Equites Italici in dextro cornu et Masinissae Numidae in sinistro utrumque hostium cornu primo impetu fregerunt: nam ibi tirones stabant aut qui vix ex castris ardentibus evaserant.

Soli Celtiberi restiterunt. Regionem non noverant neque quo fugerent habebant, et a Scipione, qui in Hispaniam clemens fuerat, nullam veniam sperabant. Prima Romanorum acies eos a fronte tenuit; secunda et tertia ad sinistram et dextram processerunt et eos circumvenerunt. Paene omnes ceciderunt. Sed dum resistunt, Hasdrubal et Syphax effugerunt, et Carthago Hannibalem domum revocavit.</translation>
    </message>
    <message>
        <source>Polybius, Histories 14.7-8, with the burning of the camps in 14.1-5; Livy 30.7-8. Polybius gives the enemy not less than 30,000 men, Livy about 35,000, with 4,000 Celtiberians; rumour made 10,000 of them. How many men Scipio had, nobody says. He left a part of his army before Utica, and guesses run from 12,000 to 20,000.

Where each wing stood we know: Italian horse on the Roman right, Masinissa on the left. It was the other way round at Zama, a year later. Which way the armies looked we do not know; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polybius, Historiae 14.7–8, castra incensa 14.1–5; Livius 30.7–8. Polybius hostibus non minus quam 30 milia tribuit, Livius circiter 35 milia, in eis 4 milia Celtiberorum; fama 10 milia fecit. Quot Scipio habuerit, nemo dicit. Partem exercitus ad Uticam reliquit; a 12 ad 20 milia fuisse putant.

Ubi quodque cornu steterit, scimus: equites Italici in dextro Romanorum, Masinissa in sinistro. Anno post ad Zamam contra fuit. Quo exercitus spectaverint, nescimus; Romanos ad meridiem nos posuimus.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to five pupils. A good first battle after the lesson at the ford: every kind of troops but elephants, and a simple plan.

Nobody panics or runs away in these rules, so the enemy&apos;s wings will not break at once as they did; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 gave 211 battles to Rome, 123 to Carthage, and 66 were drawn.

Before you begin, ask both sides where they expect to win first. Afterwards: why did the Celtiberians stand when everybody else ran?</source>
        <comment>notes</comment>
        <translation>Una lectio. 14 manus, discipuli a duobus ad quinque. Bonum primum proelium post lectionem de vado: omnia genera militum praeter elephantos et consilium simplex.

His legibus nemo pavet aut fugit; cornua ergo hostium non statim franguntur, ut re vera; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 dedit Romae 211 proelia, Carthagini 123, aequo Marte 66.

Antequam incipitis, uterque exercitus dicat, ubi primum vincere speret. Postea: cur Celtiberi restiterunt, cum ceteri omnes fugerent?</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Equites Numidae Romanorum</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Numidae Romanorum</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit type</comment>
        <translation>Celtiberi</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>plural of a unit type</comment>
        <translation>Celtiberi</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>name of a unit type</comment>
        <translation>Conscripti Poenorum</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>plural of a unit type</comment>
        <translation>Conscripti Poenorum</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>name of a unit type</comment>
        <translation>Agrestes Numidae</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>plural of a unit type</comment>
        <translation>Agrestes Numidae</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>name of a unit type</comment>
        <translation>Equites Syphacis</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Syphacis</translation>
    </message>
    <message>
        <source>Win on the wings with your horse, hold the Celtiberians in front with your first line, and bring the second line round them.</source>
        <comment>briefing</comment>
        <translation>In cornibus equitibus vince, Celtiberos prima acie a fronte tene, secundam circum eos duc.</translation>
    </message>
    <message>
        <source>The Legion</source>
        <comment>name of a command</comment>
        <translation>Legio</translation>
    </message>
    <message>
        <source>Scipio</source>
        <comment>name of a general</comment>
        <translation>Scipio</translation>
    </message>
    <message>
        <source>Numidian Horse</source>
        <comment>name of a command</comment>
        <translation>Numidae</translation>
    </message>
    <message>
        <source>Masinissa</source>
        <comment>name of a general</comment>
        <translation>Masinissa</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Equites Masinissae</translation>
    </message>
    <message>
        <source>Italian Horse</source>
        <comment>name of a command</comment>
        <translation>Italici equites</translation>
    </message>
    <message>
        <source>Italian horse</source>
        <comment>name of a unit</comment>
        <translation>Equites Italici</translation>
    </message>
    <message>
        <source>You have more units and they have the better ones. The Celtiberians can stand against any Roman: use the time they win for you on the wings.</source>
        <comment>briefing</comment>
        <translation>Tu plures manus habes, illi meliores. Celtiberi cuivis Romano resistere possunt: utere in cornibus tempore, quod tibi parant.</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a command</comment>
        <translation>Poeni</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <comment>name of a unit</comment>
        <translation>Procursatores</translation>
    </message>
    <message>
        <source>Horse of Carthage</source>
        <comment>name of a unit</comment>
        <translation>Equites Poeni</translation>
    </message>
    <message>
        <source>Levy %1</source>
        <comment>name of a unit</comment>
        <translation>Conscripti %1</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a command</comment>
        <translation>Celtiberi</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit</comment>
        <translation>Celtiberi</translation>
    </message>
    <message>
        <source>Peasants</source>
        <comment>name of a unit</comment>
        <translation>Agrestes</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains</source>
        <comment>title</comment>
        <translation>Proelium in Campis Magnis</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 35 units, five commands with generals. A stand is about 200 men.

What plain rules cannot say: nobody panics here, so the enemy&apos;s wings will not break at the first charge as they did. They are light infantry that begins with 6 stands of 8, and horse with 4 of 6: the missing men are those who never came back from the burning camps. Formed units cannot pass through each other, but the Roman second and third lines can do what Scipio&apos;s did: come out to the left and right of the first. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 gave 213 battles to Rome, 109 to Carthage, and 78 were drawn.

To talk about: why did the Celtiberians fight on? Setting fire to camps during peace talks: was it fair? Polybius calls it the finest thing Scipio ever did. How does a city find thirty thousand soldiers in a month, and how good can they be? Was this battle more important than Zama?</source>
        <comment>notes</comment>
        <translation>Una lectio longa aut duae breves. 35 manus, quinque partes cum ducibus. Contubernium circiter 200 homines sunt.

Quod leges simplices dicere non possunt: hic nemo pavet; cornua ergo hostium primo impetu non franguntur, ut re vera. Levis armatura sunt, quae a 6 ex 8 contuberniis incipit, et equites a 4 ex 6: qui desunt, e castris ardentibus numquam redierunt. Manus ordinatae per se invicem transire non possunt, sed secunda et tertia Romanorum acies facere possunt, quod Scipionis fecerunt: ad sinistram et dextram primae procedere. Nemo fugit; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 dedit Romae 213 proelia, Carthagini 109, aequo Marte 78.

Colloquendum: cur Celtiberi pugnare perrexerunt? Castra incendere, dum de pace agitur: num id iustum fuit? Polybius id pulcherrimum Scipionis facinus vocat. Quomodo civitas uno mense triginta milia militum parat, et quam boni esse possunt? Num hoc proelium maius fuit quam Zamense?</translation>
    </message>
    <message>
        <source>You are fewer, but every man has been a soldier for years. On both wings your horse faces horse; win there and the levies are open to you. In the middle three heavy units of Celtiberians will not give way. Hold them with the first line and bring the second and third lines round both ends of it.

You need not kill everybody. You need to lose a smaller share than they do.</source>
        <comment>briefing</comment>
        <translation>Pauciores habes, sed quisque multos iam annos miles est. In utroque cornu equites tui equitibus adversi stant; ibi vince, et conscripti tibi patent. In medio tres graves manus Celtiberorum non cedent. Prima acie eos tene et secundam tertiamque circum utrumque finem eius duc.

Omnes sternere non necesse est. Minorem partem amittere debes quam illi.</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Masinissae %1</translation>
    </message>
    <message>
        <source>Laelius</source>
        <comment>name of a general</comment>
        <translation>Laelius</translation>
    </message>
    <message>
        <source>Your army is a month old, but it is large. The Celtiberians in the middle are as good as any Roman unit: make the Romans come to them. Use your numbers on the wings and keep your horse alive as long as you can. Levies and peasants fight badly one against one and well two against one.</source>
        <comment>briefing</comment>
        <translation>Exercitus tuus mensem natus est, sed magnus. Celtiberi in medio cuivis Romanae manui pares sunt: fac, ut Romani ad eos veniant. In cornibus multitudine utere et equites quam diutissime serva. Conscripti et agrestes singuli contra singulos male pugnant, bini bene.</translation>
    </message>
    <message>
        <source>Skirmishers %1</source>
        <comment>name of a unit</comment>
        <translation>Procursatores %1</translation>
    </message>
    <message>
        <source>Horse of Carthage %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Poeni %1</translation>
    </message>
    <message>
        <source>Syphax</source>
        <comment>name of a general</comment>
        <translation>Syphax</translation>
    </message>
    <message>
        <source>Peasants %1</source>
        <comment>name of a unit</comment>
        <translation>Agrestes %1</translation>
    </message>
    <message>
        <source>Celtiberians %1</source>
        <comment>name of a unit</comment>
        <translation>Celtiberi %1</translation>
    </message>
    <message>
        <source>The Guided Battle: the Village</source>
        <comment>title</comment>
        <translation>Proelium discentium: vicus</translation>
    </message>
    <message>
        <source>Harvest time, 204 BC</source>
        <comment>date</comment>
        <translation>Messis tempore, a. Chr. n. CCIV</translation>
    </message>
    <message>
        <source>A village near Utica</source>
        <comment>place</comment>
        <translation>Vicus prope Uticam</translation>
    </message>
    <message>
        <source>Scipio has landed in Africa, and his men must eat. A vanguard has been sent ahead to a village with full barns, and finds that others had the same idea: some Carthaginian spearmen, a few slingers and a handful of Numidian riders are loading carts.

The Romans are more, and they are better armed. All they have to do is go on and not dawdle.</source>
        <comment>background</comment>
        <translation>Scipio in Africam transiit, et milites eius edere debent. Primum agmen ad vicum missum est, cuius horrea plena sunt, et ibi alios idem voluisse videt: aliquot lancearii Poenorum, pauci funditores, Numidarum equites carros onerant.

Romani plures sunt et melius armati. Nihil facere debent nisi progredi neque cunctari.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Both armies lived off the land in the war in Africa (204 to 202 BC), and met over it.</source>
        <comment>sources</comment>
        <translation>Hoc certamen fictum est. In bello Africano (a. Chr. n. CCIV–CCII) uterque exercitus ex agris vivebat et de eis congrediebatur.</translation>
    </message>
    <message>
        <source>The guided first battle: the program says what to do next and does it if asked, two turns, a few minutes. The Romans are stronger on purpose, and the Carthaginians mostly wait.

It shows, one thing at a time: a straight move, an oblique, a wheel, skirmishers, a general who joins a unit, shooting, charges, a melee and its dice. The player may at any time do something else; the guide goes on from there.</source>
        <comment>notes</comment>
        <translation>Primum proelium cum magistro: programma dicit, quid deinceps faciendum sit, et rogatum id facit; duo orbes, paucae minutae. Romani consulto validiores sunt, et Poeni plerumque exspectant.

Singula deinceps ostendit: motum rectum, obliquum, conversionem, procursatores, ducem, qui se manui adiungit, tela, impetus, pugnam cum tesseris. Lusor semper aliud facere potest; magister inde pergit.</translation>
    </message>
    <message>
        <source>Go forward, shoot, charge. Every order that is possible is allowed; the guide only proposes.

Your infantry hits on 5 and 6, theirs only on 6. Keep your tribune with the unit that has the hardest fight.</source>
        <comment>briefing</comment>
        <translation>Progredere, tela conice, impetum fac. Omne iussum, quod fieri potest, licet; magister tantum suadet.

Pedites tui 5 et 6 feriunt, hostium solo 6. Tribunum cum ea manu tene, quae gravissimum certamen habet.</translation>
    </message>
    <message>
        <source>The Vanguard</source>
        <comment>name of a command</comment>
        <translation>Primum agmen</translation>
    </message>
    <message>
        <source>Tribune Gaius</source>
        <comment>name of a general</comment>
        <translation>Tribunus Gaius</translation>
    </message>
    <message>
        <source>First Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati I</translation>
    </message>
    <message>
        <source>Second Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati II</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit</comment>
        <translation>Scorpio</translation>
    </message>
    <message>
        <source>Hold the village as long as you can. Your spearmen hit on 6 only; your slingers and Numidians can shoot six inches.</source>
        <comment>briefing</comment>
        <translation>Vicum quam diutissime tene. Lancearii tui solo 6 feriunt; funditores et Numidae ad sex uncias tela coniciunt.</translation>
    </message>
    <message>
        <source>The Foragers</source>
        <comment>name of a command</comment>
        <translation>Frumentatores</translation>
    </message>
    <message>
        <source>Captain Adherbal</source>
        <comment>name of a general</comment>
        <translation>Praefectus Adherbal</translation>
    </message>
    <message>
        <source>First Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lancearii I</translation>
    </message>
    <message>
        <source>Second Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lancearii II</translation>
    </message>
    <message>
        <source>The Battle of Ilipa (short)</source>
        <comment>title</comment>
        <translation>Proelium ad Ilipam (breve)</translation>
    </message>
    <message>
        <source>206 BC</source>
        <comment>date</comment>
        <translation>A. Chr. n. CCVI</translation>
    </message>
    <message>
        <source>Near Ilipa in southern Spain</source>
        <comment>place</comment>
        <translation>Prope Ilipam in Hispania ulteriore</translation>
    </message>
    <message>
        <source>In 206 BC Carthage still held the south of Spain. Two generals, Hasdrubal son of Gisgo and Mago, gathered the largest army they could. Publius Scipio, the young Roman commander, had fewer men, and a good part of them were Spanish allies. Spanish allies had once deserted his father and his uncle in the middle of a campaign.

For several days both armies came out, stood and went home again, always late in the day and always in the same order: each side had its best men in the middle, Romans here, Libyans there, and its Spaniards on the wings. Hasdrubal got used to it. Then one day Scipio had his men fed before dawn and came out early, with the order turned round: Spaniards in the middle, Romans on both wings. Hasdrubal&apos;s men ran out without breakfast and lined up as always.

Scipio let them stand in the sun for hours. Then his Spaniards went forward slowly, while the Romans on both wings marched out to the side, forward, and into line again, and hit the enemy&apos;s Spaniards. The Libyans in the middle, the best troops on the field, could do nothing: if they helped the wings, Scipio&apos;s Spaniards would be on them. The elephants, hurt from all sides, trampled friend and foe. At last the whole line gave way, and the camp would have fallen too if a thunderstorm had not sent everybody home.</source>
        <comment>background</comment>
        <translation>Anno a. Chr. n. CCVI Carthago adhuc Hispaniam ulteriorem tenebat. Duo duces, Hasdrubal, Gisgonis filius, et Mago, quam maximum exercitum coegerunt. P. Scipio, iuvenis imperator Romanus, pauciores habebat, et magna pars socii Hispani erant. Socii Hispani patrem eius et patruum olim in medio bello deseruerant.

Compluribus diebus uterque exercitus exiit, stetit, domum rediit, semper sero et semper eodem ordine: utrique optimi in medio stabant, hinc Romani, illinc Afri, Hispani in cornibus. Hasdrubal ei rei assuevit. Tum quodam die Scipio milites ante lucem cibum capere iussit et mane exiit, ordine inverso: Hispani in medio, Romani in utroque cornu. Hasdrubalis milites ieiuni excucurrerunt et sicut semper constiterunt.

Scipio eos multas horas in sole stare sivit. Deinde Hispani eius lente processerunt, dum Romani in utroque cornu in latus exeunt, progrediuntur, iterum in aciem redeunt, in Hispanos hostium irruunt. Afri in medio, optimi totius campi, nihil facere poterant: si cornibus succurrissent, Scipionis Hispani eos petivissent. Elephanti undique vulnerati suos et hostes proculcaverunt. Tandem tota acies cessit, et castra quoque capta essent, nisi tempestas omnes domum misisset.</translation>
    </message>
    <message>
        <source>Polybius, Histories 11.20-24, is only a piece of a lost book, but the best account of Scipio&apos;s march; Livy 28.12-16 follows the same story. The name Ilipa is a correction that scholars have made in Polybius; Livy&apos;s books have another name.

Carthage had 32 elephants, 4,000 horse and 70,000 foot if Polybius is right; Livy has 50,000 foot and 4,500 horse. Scipio led 45,000 foot and 3,000 horse according to Polybius, 45,000 men in all according to Livy. This table follows Livy. Which way the armies looked is not known; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polybius, Historiae 11.20–24, pars tantum libri amissi est, sed iter Scipionis optime narrat; Livius 28.12–16 eandem fabulam sequitur. Nomen Ilipae viri docti apud Polybium correxerunt; Livii libri aliud nomen habent.

Carthago 32 elephantos, 4 milia equitum, 70 milia peditum habuit, si Polybio credimus; Livius 50 milia peditum et 4500 equites habet. Scipio secundum Polybium 45 milia peditum et 3 milia equitum duxit, secundum Livium 45 milia omnium. Haec mensa Livium sequitur. Quo exercitus spectaverint, nescitur; Romanos ad meridiem nos posuimus.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. Scipio&apos;s trick in small: Romans on both wings, one unit of Spaniards held back in the middle.

Hunger and heat are not in these rules, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 gave 177 battles to Rome, 173 to Carthage, and 50 were drawn.

Before you begin, ask the Carthaginians what their Libyans are going to do, and why Hasdrubal&apos;s did nothing.</source>
        <comment>notes</comment>
        <translation>Una lectio. 15 manus, discipuli a duobus ad quinque. Scipionis dolus in parvo: Romani in utroque cornu, una manus Hispanorum in medio retenta.

Fames et aestus in his legibus non sunt, et nemo fugit; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 dedit Romae 177 proelia, Carthagini 173, aequo Marte 50.

Antequam incipitis, Poenos rogate, quid Afri facturi sint, et cur Hasdrubalis Afri nihil fecerint.</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Socii Hispani Romanorum</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Socii Hispani Romanorum</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Socii Hispani Poenorum</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Socii Hispani Poenorum</translation>
    </message>
    <message>
        <source>Romans on the wings, Spaniards in the middle and well back. Win on the wings before the Libyans arrive. The Spaniards have done their work if nobody has reached them by the time you win.</source>
        <comment>briefing</comment>
        <translation>Romani in cornibus, Hispani in medio et longe retro. In cornibus vince, antequam Afri adveniunt. Hispani satis fecerunt, si nemo eos attigit, cum tu vincis.</translation>
    </message>
    <message>
        <source>Right cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Cohortes dextrae %1</translation>
    </message>
    <message>
        <source>Silanus</source>
        <comment>name of a general</comment>
        <translation>Silanus</translation>
    </message>
    <message>
        <source>Left cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Cohortes sinistrae %1</translation>
    </message>
    <message>
        <source>Spanish Allies</source>
        <comment>name of a command</comment>
        <translation>Socii Hispani</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a unit</comment>
        <translation>Socii</translation>
    </message>
    <message>
        <source>Your best men, two units of Libyans, stand in the middle and have nobody in front of them but Spaniards, far away. Use them quickly: forward, or to help a wing. Keep the elephants away from the front of Roman foot.</source>
        <comment>briefing</comment>
        <translation>Optimi tui, duae manus Afrorum, in medio stant neque ante se quemquam habent nisi Hispanos, et procul. Celeriter eis utere: aut recta aut ut cornu iuves. Elephantos a fronte peditum Romanorum procul tene.</translation>
    </message>
    <message>
        <source>Spaniards %1</source>
        <comment>name of a unit</comment>
        <translation>Hispani %1</translation>
    </message>
    <message>
        <source>Libyans</source>
        <comment>name of a command</comment>
        <translation>Afri</translation>
    </message>
    <message>
        <source>The Battle of Ilipa</source>
        <comment>title</comment>
        <translation>Proelium ad Ilipam</translation>
    </message>
    <message>
        <source>Two lessons. 45 units, up to six commands with generals. A stand is about 300 men, an elephant stands for about eight.

The armies stand as they did on the day of the trick: Romans on both wings and in front, Spaniards held back in the middle. What plain rules cannot say: hunger, heat and waiting, so Hasdrubal&apos;s men fight as well as ever. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 gave 182 battles to Rome, 100 to Carthage, and 118 were drawn.

To talk about: how does a habit make an army blind? Could the Libyans have gone for the Spaniards in front of them, and what would you have ordered? How do you use allies whom you do not trust? Both writers thank the rain for saving the camp. Does that explain anything?</source>
        <comment>notes</comment>
        <translation>Duae lectiones. 45 manus, partes cum ducibus usque ad sex. Contubernium circiter 300 homines sunt, elephantus octo fere elephantos significat.

Exercitus stant, ut illo die doli: Romani in utroque cornu et ante, Hispani in medio retenti. Quod leges simplices dicere non possunt: famem, aestum, moram; Hasdrubalis ergo milites non peius pugnant. Nemo fugit; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 dedit Romae 182 proelia, Carthagini 100, aequo Marte 118.

Colloquendum: quomodo consuetudo exercitum caecum facit? Num Afri Hispanos ante se petere potuerunt, et quid tu iussisses? Quomodo sociis uteris, quibus non confidis? Uterque scriptor imbri gratias agit, quod castra servata sint. Num id quicquam explicat?</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites Hispani et Poeni</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Hispani et Poeni</translation>
    </message>
    <message>
        <source>Your Romans are better than the Spaniards who stand across from them. Beat both ends of the enemy&apos;s line before the middle meets. Your own Spaniards need not win anything: as long as they stand there, the enemy&apos;s best men, the Libyans, must stay where they are. Move them slowly and late.

Elephants stand in front of both enemy wings. Formed Romans in front of them, light troops at their sides.</source>
        <comment>briefing</comment>
        <translation>Romani tui meliores sunt quam Hispani, qui adversi stant. Utrumque finem aciei hostium vince, antequam media concurrit. Hispani tui nihil vincere debent: dum ibi stant, optimi hostium, Afri, manere coguntur. Lente et sero eos move.

Elephanti ante utrumque cornu hostium stant. Romanos ordinatos eis oppone a fronte, levem armaturam a lateribus.</translation>
    </message>
    <message>
        <source>Horse %1</source>
        <comment>name of a unit</comment>
        <translation>Equites %1</translation>
    </message>
    <message>
        <source>Spanish chiefs</source>
        <comment>name of a general</comment>
        <translation>Princeps Hispanorum</translation>
    </message>
    <message>
        <source>Allies %1</source>
        <comment>name of a unit</comment>
        <translation>Socii %1</translation>
    </message>
    <message>
        <source>The Romans are on the wings today, and your Spaniards will have to face them. Your best troops, the Libyans, look at the enemy&apos;s worst. You need not stand still as Hasdrubal did: send the Libyans forward at once, or let some of them help a wing. Whatever you do, do it early.

Four elephant units stand in front of your wings. They are wasted on Roman foot that waits for them; use them on horse, light troops, or the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Hodie Romani in cornibus sunt, et Hispani tui eis resistere debebunt. Optimi tui, Afri, pessimos hostium spectant. Non necesse est immobiles stare, sicut Hasdrubalis: mitte Afros statim recta, aut pars eorum cornu iuvet. Quidquid facis, mature fac.

Quattuor elephantorum manus ante cornua tua stant. In pedites Romanos paratos frustra mittuntur; utere eis in equites, levem armaturam, latus manus.</translation>
    </message>
    <message>
        <source>Mago</source>
        <comment>name of a general</comment>
        <translation>Mago</translation>
    </message>
    <message>
        <source>Spanish Horse</source>
        <comment>name of a command</comment>
        <translation>Hispani equites</translation>
    </message>
    <message>
        <source>Spanish horse</source>
        <comment>name of a unit</comment>
        <translation>Equites Hispani</translation>
    </message>
    <message>
        <source>The Battle of Magnesia (short)</source>
        <comment>title</comment>
        <translation>Proelium ad Magnesiam (breve)</translation>
    </message>
    <message>
        <source>Winter, 190 to 189 BC</source>
        <comment>date</comment>
        <translation>Hieme a. Chr. n. CXC–CLXXXIX</translation>
    </message>
    <message>
        <source>The plain near Magnesia by Mount Sipylus in Asia Minor</source>
        <comment>place</comment>
        <translation>Campus prope Magnesiam ad Sipylum in Asia</translation>
    </message>
    <message>
        <source>Antiochus III, who had lost at Raphia as a young man, had made his empire great again and then went to war with Rome. In 190 BC a Roman army stood in Asia for the first time. The consul Lucius Scipio led it; his famous brother Publius, who had beaten Hannibal, lay ill. King Eumenes of Pergamum had joined the Romans with his horse.

Antiochus had far more men, and of every kind: pikes in ten deep blocks with elephants in the gaps, riders in armour from head to hoof, horse archers, camels, Galatians. On the morning of the battle fog and drizzle hung over the plain. His line was so long that it could not see itself, and the bowstrings got slack. In front of his left wing he had put chariots with blades on the wheels. Eumenes sent light troops against them, who shot at the horses from all sides until the chariots turned and drove into their own people. The whole left wing fell into disorder and ran.

That left the pikes alone, with frightened men and elephants among them, and they broke. Where was the king? On the other wing he had found a gap between the Romans and the river, had won, and was chasing the Romans to their camp. There Marcus Aemilius with two thousand men stopped those who fled and those who followed. It was his mistake of Raphia, made a second time.</source>
        <comment>background</comment>
        <translation>Antiochus III, qui iuvenis ad Raphiam victus erat, imperium suum iterum auxerat et deinde bellum cum Roma gerebat. Anno a. Chr. n. CXC primum exercitus Romanus in Asia stetit. L. Scipio consul ducebat; clarus frater eius Publius, qui Hannibalem vicerat, aeger iacebat. Eumenes, rex Pergami, cum equitibus se Romanis adiunxerat.

Antiochus multo plures habebat, et omnium generum: sarissas in decem partibus altis cum elephantis in intervallis, equites a capite ad ungulas loricatos, hippotoxotas, camelos, Gallograecos. Proelii die mane nebula et imber tenuis campum tegebant. Acies eius tam longa erat, ut se ipsa non videret, et nervi arcuum languebant. Ante sinistrum cornu currus falcatos posuerat. Eumenes levem armaturam in eos misit, quae equos undique telis petebat, donec currus se verterunt et in suos ruerunt. Totum sinistrum cornu turbatum est et fugit.

Ita sarissae solae relictae sunt, hominibus elephantisque territis inter eas, et ruptae sunt. Ubi rex erat? In altero cornu spatium vacuum inter Romanos et flumen invenerat, vicerat, Romanos ad castra persequebatur. Ibi M. Aemilius cum duobus milibus et fugientes et sequentes stitit. Idem erravit ac Raphiae, iterum.</translation>
    </message>
    <message>
        <source>Livy 37.37-44, who had Polybius before him, and Appian, Syrian Wars 30-36. Livy gives the king 60,000 foot and more than 12,000 horse; but the troops he names add up to only 45,000 foot. The Romans had about 30,000 men. Livy has 50,000 of the king&apos;s foot killed, and 324 Romans. Hardly anybody believes either number.

Appian lets Gnaeus Domitius direct the battle, Livy names nobody. Which way the armies looked is our choice; that the river was on the Roman left we know.</source>
        <comment>sources</comment>
        <translation>Livius 37.37–44, qui Polybium ante oculos habebat, et Appianus, Syriaca 30–36. Livius regi 60 milia peditum et plus quam 12 milia equitum dat; sed copiae, quas nominat, 45 tantum milia peditum efficiunt. Romani circiter 30 milia habebant. Livius 50 milia regis peditum cecidisse dicit, Romanos 324. Vix quisquam alterutri numero credit.

Apud Appianum Cn. Domitius proelium regit, Livius neminem nominat. Quo exercitus spectaverint, nos posuimus; flumen a sinistro Romanorum fuisse scimus.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to six pupils. The king&apos;s left is already shaken, as after the flight of the chariots, and his pikes begin with 8 of 10 stands because fleeing men have run through them.

Sarissa phalanx and cataphracts are explained in the chapter &quot;More troops&quot; of the rulebook. Pikes are as good from the side as from the front, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 gave 172 battles to Rome, 158 to Antiochus, and 70 were drawn.

Before you begin, ask both sides which wing they will win. Afterwards: who turned inward in time?</source>
        <comment>notes</comment>
        <translation>Una lectio. 15 manus, discipuli a duobus ad sex. Regis sinistrum cornu iam turbatum est, sicut post fugam curruum, et sarissae eius ab 8 ex 10 contuberniis incipiunt, quod fugientes per eas cucurrerunt.

Phalanx sarissarum et cataphracti in capite «Alii milites» legum ludi explicantur. Sarissae a latere non peiores sunt quam a fronte, et nemo fugit; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 dedit Romae 172 proelia, Antiocho 158, aequo Marte 70.

Antequam incipitis, uterque exercitus dicat, quo cornu victurus sit. Postea: quis in tempore intra se vertit?</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>name of a unit type</comment>
        <translation>Cataphracti</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>plural of a unit type</comment>
        <translation>Cataphracti</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>name of a unit type</comment>
        <translation>Pedites auxiliares</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>plural of a unit type</comment>
        <translation>Pedites auxiliares</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit type</comment>
        <translation>Funditores</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Funditores</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>name of a unit type</comment>
        <translation>Equites Eumenis</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Eumenis</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>name of a side, as a label</comment>
        <translation>Exercitus Antiochi</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>milites Antiochi</translation>
    </message>
    <message>
        <source>Your right wing is whole, your pikes nearly, your left is shaken. Win on the right with the cataphracts and turn inward at once. Elephants go ahead of the pikes; the pikes walk 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>Dextrum cornu tuum integrum est, sarissae paene, sinistrum turbatum. In dextro cataphractis vince et statim intra te verte. Elephanti ante sarissas eunt; sarissae 4 uncias quoque orbe procedunt.</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <comment>name of a command</comment>
        <translation>Phalanx</translation>
    </message>
    <message>
        <source>King&apos;s Horse</source>
        <comment>name of a command</comment>
        <translation>Regii equites</translation>
    </message>
    <message>
        <source>Antiochus III</source>
        <comment>name of a general</comment>
        <translation>Antiochus III</translation>
    </message>
    <message>
        <source>Cataphracts %1</source>
        <comment>name of a unit</comment>
        <translation>Cataphracti %1</translation>
    </message>
    <message>
        <source>Horse, left</source>
        <comment>name of a command</comment>
        <translation>Sinistri equites</translation>
    </message>
    <message>
        <source>Mixed foot</source>
        <comment>name of a unit</comment>
        <translation>Pedites mixti</translation>
    </message>
    <message>
        <source>Beat the enemy&apos;s weak left with Eumenes&apos; horse and come round to the pikes. Meet the pikes with several units at once, or not at all. Cataphracts are hard to hit: let your foot deal with them.</source>
        <comment>briefing</comment>
        <translation>Infirmum hostium sinistrum Eumenis equitibus vince et ad sarissas circumi. Sarissis cum pluribus manibus simul occurre aut omnino non. Cataphracti difficile feriuntur: pedites tui eos petant.</translation>
    </message>
    <message>
        <source>Domitius</source>
        <comment>name of a general</comment>
        <translation>Domitius</translation>
    </message>
    <message>
        <source>Legions %1</source>
        <comment>name of a unit</comment>
        <translation>Legiones %1</translation>
    </message>
    <message>
        <source>Pergamenes</source>
        <comment>name of a command</comment>
        <translation>Pergameni</translation>
    </message>
    <message>
        <source>Eumenes II</source>
        <comment>name of a general</comment>
        <translation>Eumenes II</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit</comment>
        <translation>Peltastae</translation>
    </message>
    <message>
        <source>Eumenes&apos; horse</source>
        <comment>name of a unit</comment>
        <translation>Equites Eumenis</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a command</comment>
        <translation>Socii</translation>
    </message>
    <message>
        <source>The Battle of Magnesia</source>
        <comment>title</comment>
        <translation>Proelium ad Magnesiam</translation>
    </message>
    <message>
        <source>Two lessons. 39 units, six commands with generals. A foot stand is about 300 men, a cavalry stand 250, an elephant stands for eight. West is left; the west edge of the table is the river.

The chariots have turned back already when the battle opens. That is why there are none, why the foot of the king&apos;s left wing is gone already, and why its horse begins at half strength. The pikes begin with 8 of 10 stands: fleeing men have run through them. The light troops are fewer than in Livy&apos;s list, and the elephants that both sides kept in reserve are left out.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: sarissa phalanx, cataphracts (hard to hit, slower than other horse), horse archers, camel archers, war-bands, archers. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: fog, panic, men who run through their own pikes. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 gave 139 battles to Rome, 98 to Antiochus, and 163 were drawn.

To talk about: compare what the king did here and at Raphia. Livy&apos;s list is 15,000 men short of his own total: what may have happened to them? 324 Roman dead: why would somebody write that, and why would somebody believe it? Why put chariots in front, if your own men pay when they turn back?</source>
        <comment>notes</comment>
        <translation>Duae lectiones. 39 manus, sex partes cum ducibus. Contubernium peditum circiter 300 homines sunt, equitum 250, elephantus octo elephantos significat. Occidens a sinistra est; occidentalis mensae margo flumen est.

Currus iam ante initium proelii se verterunt. Ideo nulli adsunt, ideo pedites sinistri regis cornu iam abierunt, ideo equites eius a dimidio numero incipiunt. Sarissae ab 8 ex 10 contuberniis incipiunt: fugientes per eas cucurrerunt. Levis armatura minor est quam apud Livium, et elephanti, quos uterque in subsidiis habuit, omissi sunt.

Novi milites, in capite «Alii milites» legum ludi explicati: phalanx sarissarum, cataphracti (difficile feriuntur, tardiores ceteris equitibus), hippotoxotae, sagittarii in camelis, catervae, sagittarii. Imago hippotoxotae Mongolus est, quindecim saeculis posterior.

Quod leges simplices dicere non possunt: nebulam, pavorem, homines per suas sarissas currentes. Sarissae a latere non peiores sunt quam a fronte. Nemo fugit; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 dedit Romae 139 proelia, Antiocho 98, aequo Marte 163.

Colloquendum: conferte, quid rex hic et ad Raphiam fecerit. Livii index 15 milibus minor est quam ipsius summa: quid de eis factum esse potest? 324 Romani caesi: cur quis id scribit, et cur quis credit? Cur currus ante aciem ponuntur, si tui id luunt, cum se vertunt?</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit type</comment>
        <translation>Argyraspides</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>plural of a unit type</comment>
        <translation>Argyraspides</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Equites regii</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Equites regii</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>name of a unit type</comment>
        <translation>Sagittarii in camelis</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>plural of a unit type</comment>
        <translation>Sagittarii in camelis</translation>
    </message>
    <message>
        <source>Galatian war-band</source>
        <comment>name of a unit type</comment>
        <translation>Caterva Gallograecorum</translation>
    </message>
    <message>
        <source>Galatian war-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Catervae Gallograecorum</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit type</comment>
        <translation>Sagittarii Mysi</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Sagittarii Mysi</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit type</comment>
        <translation>Custodes castrorum</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>plural of a unit type</comment>
        <translation>Custodes castrorum</translation>
    </message>
    <message>
        <source>Your left wing has been shaken by its own chariots: the foot has run and half of the horse is gone. It only has to last. Your pikes in the middle are whole, nobody can stand before them, and they walk 4 inches a turn; let them walk.

You ride on the right with cataphracts and the royal guard. Between the Romans and the river there is almost nobody. You will win there. Then turn against the legions from the side. The camp can wait.</source>
        <comment>briefing</comment>
        <translation>Sinistrum cornu tuum ab ipsis curribus turbatum est: pedites fugerunt, dimidia pars equitum abest. Durare tantum debet. Sarissae tuae in medio integrae sunt, nemo ante eas stare potest, et 4 uncias quoque orbe procedunt; permitte, ut procedant.

Tu in dextro cum cataphractis et agemate equitas. Inter Romanos et flumen paene nemo est. Ibi vinces. Deinde in legiones a latere te verte. Castra exspectare possunt.</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit</comment>
        <translation>Sagittarii Mysi</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit</comment>
        <translation>Argyraspides</translation>
    </message>
    <message>
        <source>Dahae</source>
        <comment>name of a unit</comment>
        <translation>Dahae</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit</comment>
        <translation>Agema</translation>
    </message>
    <message>
        <source>Zeuxis</source>
        <comment>name of a general</comment>
        <translation>Zeuxis</translation>
    </message>
    <message>
        <source>Galatians 1</source>
        <comment>name of a unit</comment>
        <translation>Gallograeci I</translation>
    </message>
    <message>
        <source>Seleucus</source>
        <comment>name of a general</comment>
        <translation>Seleucus</translation>
    </message>
    <message>
        <source>Royal squadron</source>
        <comment>name of a unit</comment>
        <translation>Regia ala</translation>
    </message>
    <message>
        <source>Arab camels</source>
        <comment>name of a unit</comment>
        <translation>Arabes camelis vecti</translation>
    </message>
    <message>
        <source>The king&apos;s right and middle are whole, his left is half beaten. Eumenes and the horse stand across from it: finish it quickly, then fall on the end of the pikes. Do not run into them from the front alone; they go only 4 inches, so you can choose when and where.

On your left, at the river, four troops of horse are all you have. The king will come through there. Keep the second line of the legions ready to face him, and remember the camp guard.

Elephants shy only at Roman infantry that they charge from the front.</source>
        <comment>briefing</comment>
        <translation>Regis dextrum et medium integra sunt, sinistrum dimidia parte victum. Eumenes et equites ei adversi stant: celeriter rem perfice, deinde in finem sarissarum irrue. Noli a fronte tantum in eas currere; 4 tantum uncias eunt, et tu eligis, quando et ubi.

A sinistra, ad flumen, quattuor turmae equitum tibi solae sunt. Ibi rex perrumpet. Secundam legionum aciem in eum paratam tene et custodum castrorum memento.

Elephanti solos pedites Romanos pavent, in quos a fronte impetum faciunt.</translation>
    </message>
    <message>
        <source>Legions</source>
        <comment>name of a command</comment>
        <translation>Legiones</translation>
    </message>
    <message>
        <source>Cretans</source>
        <comment>name of a unit</comment>
        <translation>Cretenses</translation>
    </message>
    <message>
        <source>The River Bank</source>
        <comment>name of a command</comment>
        <translation>Ripa</translation>
    </message>
    <message>
        <source>Four troops</source>
        <comment>name of a unit</comment>
        <translation>Quattuor turmae</translation>
    </message>
    <message>
        <source>Allies, left</source>
        <comment>name of a command</comment>
        <translation>Socii sinistri</translation>
    </message>
    <message>
        <source>Allies, right</source>
        <comment>name of a command</comment>
        <translation>Socii dextri</translation>
    </message>
    <message>
        <source>The Camp</source>
        <comment>name of a command</comment>
        <translation>Castra</translation>
    </message>
    <message>
        <source>Aemilius</source>
        <comment>name of a general</comment>
        <translation>Aemilius</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit</comment>
        <translation>Custodes castrorum</translation>
    </message>
    <message>
        <source>The Battle of Marathon (short)</source>
        <comment>title</comment>
        <translation>Proelium ad Marathona (breve)</translation>
    </message>
    <message>
        <source>490 BC, late summer</source>
        <comment>date</comment>
        <translation>Extrema aestate a. Chr. n. CDXC</translation>
    </message>
    <message>
        <source>The plain of Marathon in Attica, by the sea</source>
        <comment>place</comment>
        <translation>Campus Marathonius in Attica, ad mare</translation>
    </message>
    <message>
        <source>In 490 BC Darius, king of the Persians, sent a fleet across the sea to punish Athens. With it came Hippias, an old man who had once ruled Athens as a tyrant and hoped to do so again. The fleet landed at the plain of Marathon. The Athenians marched out to meet it, and only the little town of Plataea sent help.

The Athenians had ten generals, who voted, and half of them did not want to fight. Miltiades talked Callimachus, who led the right wing, into giving his vote for battle. Their line had to reach as far as the enemy&apos;s, so they made the middle thin and kept the wings deep. Then they crossed the plain, says Herodotus, at a run, without horsemen or archers.

In the middle the Persians and Sacae broke through and chased the Athenians inland. But on both wings the Greeks won. They let the beaten run, turned inward, and fought those who had broken their middle. Then they ran after the enemy as far as the water and captured seven ships. The rest of the fleet made for Athens round the cape, but the Athenians were home before it. The story of the messenger who runs to Athens and dies with the news on his lips was written down some six hundred years later.</source>
        <comment>background</comment>
        <translation>Anno a. Chr. n. CDXC Darius, rex Persarum, classem trans mare misit, ut Athenas puniret. Cum ea Hippias venit, senex, qui Athenis olim tyrannus fuerat et iterum fore sperabat. Classis ad campum Marathonium appulit. Athenienses ei obviam exierunt, et solae Plataeae, parvum oppidum, auxilium miserunt.

Athenienses decem strategos habebant, qui sententias ferebant, et dimidia pars pugnare nolebat. Miltiades Callimacho, qui dextro cornu praeerat, persuasit, ut pro pugna sententiam ferret. Acies tam longa esse debebat quam hostium; mediam ergo tenuem fecerunt et cornua alta servaverunt. Deinde campum transierunt, ut Herodotus dicit, cursu, sine equitibus et sagittariis.

In medio Persae et Sacae perruperunt et Athenienses ab ora persecuti sunt. Sed in utroque cornu Graeci vicerunt. Victos fugere siverunt, intra se verterunt, cum eis pugnaverunt, qui mediam aciem ruperant. Deinde hostes usque ad aquam persecuti septem naves ceperunt. Reliqua classis circum promunturium Athenas petivit, sed Athenienses prius domi erant. Fabula de nuntio, qui Athenas currit et cum nuntio in ore moritur, sescentis fere annis post scripta est.</translation>
    </message>
    <message>
        <source>Herodotus 6.94-120 is nearly all we have; Nepos, Miltiades 4-6, adds numbers. Herodotus gives none but the ships, 600 of them, and the dead: 192 Athenians, about 6,400 of the others. Nepos says that 10,000 Greeks fought, 1,000 of them from Plataea, against a hundred thousand on foot and ten thousand horsemen; modern guesses for the Persians are far lower.

Herodotus never mentions horsemen in the fight, although they had come. The one unit of horse on this table stands far back at the shore and is there for the question. The real shore lay in the east; here the sea is the north edge.</source>
        <comment>sources</comment>
        <translation>Herodotus 6.94–120 paene omnia est, quae habemus; Nepos, Miltiades 4–6, numeros addit. Herodotus nullos dat nisi navium, 600, et caesorum: 192 Atheniensium, circiter 6400 ceterorum. Nepos 10 milia Graecorum pugnavisse dicit, in eis mille Plataeenses, contra centum milia peditum et decem milia equitum; nostra aetate Persas multo pauciores fuisse putant.

Herodotus equites in pugna numquam nominat, quamquam venerant. Una manus equitum in hac mensa longe retro ad litus stat, ut de eis quaeratur. Re vera litus ad orientem erat; hic mare septentrionalis margo est.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to four pupils. Only foot, no horsemen, two kinds of rules to learn: a good battle for beginners.

Hoplites, shield-bearers and archers are explained in the chapter &quot;More troops&quot; of the rulebook. Nobody runs away in these rules; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 gave 210 battles to the Greeks, 114 to the Persians, and 76 were drawn.

Before you begin: why is the Greek middle thin? Let both sides say what will happen there, and look again at the end.</source>
        <comment>notes</comment>
        <translation>Una lectio. 14 manus, discipuli a duobus ad quattuor. Soli pedites, nulli equites, duo legum genera discenda: bonum proelium tironibus.

Hoplitae, scutati, sagittarii in capite «Alii milites» legum ludi explicantur. His legibus nemo fugit; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 dedit Graecis 210 proelia, Persis 114, aequo Marte 76.

Antequam incipitis: cur media Graecorum acies tenuis est? Uterque exercitus dicat, quid ibi futurum sit, et in fine iterum spectate.</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>name of a unit type</comment>
        <translation>Scutati</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Scutati</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit type</comment>
        <translation>Sacae</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>plural of a unit type</comment>
        <translation>Sacae</translation>
    </message>
    <message>
        <source>Deep wings, thin middle. Cross the ground under the arrows quickly, win on the wings, turn inward before the middle is gone.</source>
        <comment>briefing</comment>
        <translation>Cornua alta, media acies tenuis. Campum sub sagittis celeriter transi, in cornibus vince, intra te verte, antequam media perit.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a unit</comment>
        <translation>Plataeenses</translation>
    </message>
    <message>
        <source>Left wing</source>
        <comment>name of a unit</comment>
        <translation>Sinistrum cornu</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>name of a command</comment>
        <translation>Media acies</translation>
    </message>
    <message>
        <source>Thin middle</source>
        <comment>name of a unit</comment>
        <translation>Tenuis acies</translation>
    </message>
    <message>
        <source>Callimachus</source>
        <comment>name of a general</comment>
        <translation>Callimachus</translation>
    </message>
    <message>
        <source>Right wing %1</source>
        <comment>name of a unit</comment>
        <translation>Dextrum cornu %1</translation>
    </message>
    <message>
        <source>Shoot, then break the thin middle with the Persians and the Sacae. On the wings you only have to last.</source>
        <comment>briefing</comment>
        <translation>Sagittas mitte, deinde tenuem mediam aciem Persis et Sacis perrumpe. In cornibus durare tantum debes.</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a command</comment>
        <translation>Sagittarii</translation>
    </message>
    <message>
        <source>West foot %1</source>
        <comment>name of a unit</comment>
        <translation>Pedites occidentis %1</translation>
    </message>
    <message>
        <source>Persians and Sacae</source>
        <comment>name of a command</comment>
        <translation>Persae et Sacae</translation>
    </message>
    <message>
        <source>Datis</source>
        <comment>name of a general</comment>
        <translation>Datis</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a unit</comment>
        <translation>Persae</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit</comment>
        <translation>Sacae</translation>
    </message>
    <message>
        <source>East foot %1</source>
        <comment>name of a unit</comment>
        <translation>Pedites orientis %1</translation>
    </message>
    <message>
        <source>The Battle of Marathon</source>
        <comment>title</comment>
        <translation>Proelium ad Marathona</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 24 units, four commands with generals. A stand is about 130 men.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: hoplites, Persian shield-bearers, and archers who shoot 12 inches. The Persian archers are units of their own, because whole units shoot here and ten bows at once would sweep the Greeks from the plain; in life shield-bearers and archers stood in one unit. They have the same picture; the archers stand in front in a single rank.

What plain rules cannot say: the Persians cannot sail away. Nobody runs away; compare shares of losses, not bodies. The famous run is an ordinary charge of 6 inches.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 gave 169 battles to the Persians, 133 to the Greeks, and 98 were drawn.

To talk about: was the thin middle a plan or a need? Is it good for an army to have ten generals who vote? 192 and 6,400: which of the two numbers would you rather trust, and why? What did the Persians want in Athens?</source>
        <comment>notes</comment>
        <translation>Una lectio longa aut duae breves. 24 manus, quattuor partes cum ducibus. Contubernium circiter 130 homines sunt.

Novi milites, in capite «Alii milites» legum ludi explicati: hoplitae, scutati Persarum, sagittarii, qui ad 12 uncias mittunt. Sagittarii Persae ipsi manus sunt, quod hic totae manus tela coniciunt et decem arcus simul Graecos e campo tollerent; re vera scutati et sagittarii in una manu stabant. Eandem imaginem habent; sagittarii ante stant uno ordine.

Quod leges simplices dicere non possunt: Persae navibus abire non possunt. Nemo fugit; confer rationes amissorum, non numeros hominum. Celeber ille cursus communis impetus 6 unciarum est.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 dedit Persis 169 proelia, Graecis 133, aequo Marte 98.

Colloquendum: utrum media acies consilio tenuis fuit an necessitate? Num exercitui prodest decem strategos habere, qui sententias ferant? 192 et 6400: utri numero magis credis, et cur? Quid Persae Athenis volebant?</translation>
    </message>
    <message>
        <source>Your hoplites are better than anybody on the other side, man for man. But the middle is thin and will not last. Win on both wings, then turn inward. Do not stand about in front of the archers: they reach 12 inches, and every turn costs you.</source>
        <comment>briefing</comment>
        <translation>Hoplitae tui singuli meliores sunt quam quivis hostium. Sed media acies tenuis est neque durabit. In utroque cornu vince, deinde intra te verte. Noli ante sagittarios consistere: ad 12 uncias mittunt, et quisque orbis tibi nocet.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a command</comment>
        <translation>Plataeenses</translation>
    </message>
    <message>
        <source>Miltiades</source>
        <comment>name of a general</comment>
        <translation>Miltiades</translation>
    </message>
    <message>
        <source>Left wing %1</source>
        <comment>name of a unit</comment>
        <translation>Sinistrum cornu %1</translation>
    </message>
    <message>
        <source>Thin middle %1</source>
        <comment>name of a unit</comment>
        <translation>Tenuis acies %1</translation>
    </message>
    <message>
        <source>Your archers reach 12 inches. Shoot at the thin middle, then let your best men, the Persians and the Sacae, break it. On the wings your shield-bearers are weaker than hoplites: let them fight two against one, or give way and win time. You have horsemen at the shore. Use them better than Datis did.</source>
        <comment>briefing</comment>
        <translation>Sagittarii tui ad 12 uncias mittunt. Tenuem mediam aciem telis pete, deinde optimi tui, Persae et Sacae, eam perrumpant. In cornibus scutati tui infirmiores sunt hoplitis: bini contra singulos pugnent aut cedant et tempus lucrentur. Equites ad litus habes. Melius eis utere quam Datis.</translation>
    </message>
    <message>
        <source>Artaphernes</source>
        <comment>name of a general</comment>
        <translation>Artaphernes</translation>
    </message>
    <message>
        <source>Persians %1</source>
        <comment>name of a unit</comment>
        <translation>Persae %1</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a command</comment>
        <translation>Equites</translation>
    </message>
    <message>
        <source>The Battle of Raphia (short)</source>
        <comment>title</comment>
        <translation>Proelium ad Raphiam (breve)</translation>
    </message>
    <message>
        <source>22 June 217 BC</source>
        <comment>date</comment>
        <translation>A. d. X Kal. Iul. a. Chr. n. CCXVII</translation>
    </message>
    <message>
        <source>Near Raphia, between Gaza and Egypt</source>
        <comment>place</comment>
        <translation>Prope Raphiam, inter Gazam et Aegyptum</translation>
    </message>
    <message>
        <source>A hundred years after Alexander the Great his empire was split up among the families of his generals. In 217 BC two of these kings, both young, fought for the coast between Syria and Egypt: Antiochus III of Syria and Ptolemy IV of Egypt. Ptolemy&apos;s sister Arsinoe rode with him. Ptolemy was short of soldiers, and for once twenty thousand Egyptians had been armed with the long pike of the Macedonians, the sarissa, like the king&apos;s Greeks.

Both armies put their pikes in the middle, horse on the wings and elephants before the wings: 102 from India on one side, 73 from Africa on the other. Each king stood on the wing that faced the other king. There the elephants met, forehead to forehead. Most of Ptolemy&apos;s turned back before the Indian ones and ran into their own guard; Antiochus rode round the outside, won, and chased the fleeing horse far away.

At the other end it was the other way round. Echecrates led Ptolemy&apos;s horse past the elephants and won there, and the Greek mercenaries beat the men in front of them. So each side had lost its left wing. Then Ptolemy, who had slipped back behind his pikes, showed himself before them. All the pikes were lowered, and the men from Syria, whose king was far away, did not hold out long. Antiochus was still chasing people when an old officer pointed to a cloud of dust: it was coming near his own camp.</source>
        <comment>background</comment>
        <translation>Centum annis post Alexandrum Magnum imperium eius inter familias ducum divisum erat. Anno a. Chr. n. CCXVII duo ex his regibus, ambo iuvenes, de ora inter Syriam et Aegyptum pugnaverunt: Antiochus III, rex Syriae, et Ptolemaeus IV, rex Aegypti. Soror Ptolemaei Arsinoe cum eo equitabat. Ptolemaeo milites deerant; tum primum viginti milia Aegyptiorum longa Macedonum hasta, sarissa, armati sunt, sicut regis Graeci.

Uterque exercitus sarissas in medio posuit, equites in cornibus, elephantos ante cornua: hinc 102 ex India, illinc 73 ex Africa. Uterque rex in eo cornu stabat, quod alteri regi adversum erat. Ibi elephanti concurrerunt, frons contra frontem. Plerique Ptolemaei elephanti Indicos non tulerunt et in agema suum ruerunt; Antiochus extra circumvectus vicit et fugientes equites longe persecutus est.

In altero cornu contra fuit. Echecrates Ptolemaei equites praeter elephantos duxit et ibi vicit, et Graeci mercennarii adversos vicerunt. Ita utrique sinistrum cornu perierat. Tum Ptolemaeus, qui post sarissas suas se receperat, ante eas apparuit. Omnes sarissae demissae sunt, et Syriaci, quorum rex procul erat, non diu sustinuerunt. Antiochus adhuc fugientes sequebatur, cum vetus praefectus nubem pulveris monstravit: castris eius appropinquabat.</translation>
    </message>
    <message>
        <source>Polybius, Histories 5.63-65 and 5.79-87, gives both armies man by man, and the lists add up: Ptolemy 70,000 foot, 5,000 horse and 73 elephants, Antiochus 62,000 foot, 6,000 horse and 102 elephants. Antiochus lost nearly 10,000 dead and more than 4,000 prisoners, Ptolemy about 2,200.

The day of the battle comes from a decree of Egyptian priests, carved in three kinds of writing, which praises Ptolemy as pharaoh. Polybius thought him lazy.</source>
        <comment>sources</comment>
        <translation>Polybius, Historiae 5.63–65 et 5.79–87, utrumque exercitum ad hominem numerat, et summa congruit: Ptolemaei 70 milia peditum, 5 milia equitum, 73 elephanti, Antiochi 62 milia peditum, 6 milia equitum, 102 elephanti. Antiochus fere 10 milia caesorum et plus quam 4 milia captivorum amisit, Ptolemaeus circiter 2200.

Dies proelii e decreto sacerdotum Aegyptiorum notus est, tribus litterarum generibus inciso, quod Ptolemaeum ut pharaonem laudat. Polybius eum pigrum putabat.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. Two lines with the same parts: elephants, horse, Greeks, pikes. The pikes walk only 4 inches a turn and begin far apart, so the wings fight first.

The sarissa phalanx, hoplites and shy African elephants are explained in the chapter &quot;More troops&quot; of the rulebook. Elephants do not fight each other here, they only hold each other up. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 gave 166 battles to Ptolemy, 162 to Antiochus, and 72 were drawn.

Before you begin: which side has more pikes? Is that enough? Let each class member bet on a wing.</source>
        <comment>notes</comment>
        <translation>Una lectio. 16 manus, discipuli a duobus ad sex. Duae acies eisdem partibus: elephanti, equites, Graeci, sarissae. Sarissae 4 tantum uncias quoque orbe eunt et longe distantes incipiunt; cornua ergo prius pugnant.

Phalanx sarissarum, hoplitae, pavidi elephanti Africi in capite «Alii milites» legum ludi explicantur. Elephanti hic inter se non pugnant, tantum se invicem retinent. Nemo fugit; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 dedit Ptolemaeo 166 proelia, Antiocho 162, aequo Marte 72.

Antequam incipitis: uter exercitus plures sarissas habet? Num id satis est? Quisque discipulus dicat, quod cornu victurum putet.</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>name of a unit type</comment>
        <translation>Pedites Arabes et Medi</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>plural of a unit type</comment>
        <translation>Pedites Arabes et Medi</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>name of a unit type</comment>
        <translation>Equites Antiochi</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Antiochi</translation>
    </message>
    <message>
        <source>African elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elephantus Africus</translation>
    </message>
    <message>
        <source>African elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elephanti Africi</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit type</comment>
        <translation>Agema</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>plural of a unit type</comment>
        <translation>Agema</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Phalanx Ptolemaei</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Phalanx Ptolemaei</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Phalanx Aegyptiorum</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Phalanx Aegyptiorum</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit type</comment>
        <translation>Graeci Phoxidae</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>plural of a unit type</comment>
        <translation>Graeci Phoxidae</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Equites Ptolemaei</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Equites Ptolemaei</translation>
    </message>
    <message>
        <source>Your elephants come from India and his from Africa, and his fear yours. Strike with elephants and horse in the west, then turn inward. Hold your left, and let your pikes meet his late.</source>
        <comment>briefing</comment>
        <translation>Elephanti tui ex India veniunt, illius ex Africa, et illi tuos timent. Elephantis et equitibus in occidente feri, deinde intra te verte. Sinistrum tene, et sarissae tuae illius sarissis sero occurrant.</translation>
    </message>
    <message>
        <source>King&apos;s Wing</source>
        <comment>name of a command</comment>
        <translation>Cornu regis</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a unit</comment>
        <translation>Graeci</translation>
    </message>
    <message>
        <source>Right Horse</source>
        <comment>name of a command</comment>
        <translation>Dextri equites</translation>
    </message>
    <message>
        <source>Horse of Antipater</source>
        <comment>name of a unit</comment>
        <translation>Equites Antipatri</translation>
    </message>
    <message>
        <source>Syrian Phalanx</source>
        <comment>name of a command</comment>
        <translation>Phalanx Syriaca</translation>
    </message>
    <message>
        <source>Pikes</source>
        <comment>name of a unit</comment>
        <translation>Sarissae</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a command</comment>
        <translation>Arabes</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a unit</comment>
        <translation>Arabes</translation>
    </message>
    <message>
        <source>Left Horse</source>
        <comment>name of a command</comment>
        <translation>Sinistri equites</translation>
    </message>
    <message>
        <source>Horse of Themison</source>
        <comment>name of a unit</comment>
        <translation>Equites Themisonis</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>name of a side, as a label</comment>
        <translation>Exercitus Ptolemaei</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>milites Ptolemaei</translation>
    </message>
    <message>
        <source>Your guard and your Egyptians make your line of foot the better one. Keep your African elephants away from his Indian ones and send them at foot or horse. Win in the east with Echecrates, and bring the pikes to the enemy in one line.</source>
        <comment>briefing</comment>
        <translation>Agema tuum et Aegyptii aciem peditum meliorem faciunt. Elephantos Africos ab Indicis procul tene et in pedites aut equites mitte. In oriente cum Echecrate vince, et sarissas una acie ad hostem duc.</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>name of a command</comment>
        <translation>Agema</translation>
    </message>
    <message>
        <source>African elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elephantus Africus %1</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit</comment>
        <translation>Graeci Phoxidae</translation>
    </message>
    <message>
        <source>Horse of Polycrates</source>
        <comment>name of a unit</comment>
        <translation>Equites Polycratis</translation>
    </message>
    <message>
        <source>Greek Phalanx</source>
        <comment>name of a command</comment>
        <translation>Phalanx Graeca</translation>
    </message>
    <message>
        <source>Ptolemy IV</source>
        <comment>name of a general</comment>
        <translation>Ptolemaeus IV</translation>
    </message>
    <message>
        <source>Macedonian pikes</source>
        <comment>name of a unit</comment>
        <translation>Sarissae Macedonum</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <comment>name of a command</comment>
        <translation>Aegyptii</translation>
    </message>
    <message>
        <source>Egyptian pikes</source>
        <comment>name of a unit</comment>
        <translation>Sarissae Aegyptiorum</translation>
    </message>
    <message>
        <source>Echecrates</source>
        <comment>name of a general</comment>
        <translation>Echecrates</translation>
    </message>
    <message>
        <source>Horse of Echecrates</source>
        <comment>name of a unit</comment>
        <translation>Equites Echecratis</translation>
    </message>
    <message>
        <source>The Battle of Raphia</source>
        <comment>title</comment>
        <translation>Proelium ad Raphiam</translation>
    </message>
    <message>
        <source>Two lessons. 41 units, six commands with generals. A foot stand is about 600 men, a cavalry stand 350, an elephant stands for twenty.

New troops, all explained in the chapter &quot;More troops&quot; of the rulebook: the sarissa phalanx is deep, hits well and goes only 4 inches; hoplites; archers shoot 12 inches; a war-band hits better in the turn in which it charges. An African elephant that charges an Indian one from the front must roll the scare die and turns back on 3 to 6: that is how Polybius tells it. Nothing else here frightens elephants.

What plain rules cannot say: elephants do not fight each other, they only lock horns and roll their control dice. A king who rides too far away can always ride back. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies. Leave the option end_on_cinc_death off, or try it: both kings were in danger and neither fell.

The two lines of pikes begin 25 inches apart and meet about turn 3, so the wings fight first.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 gave 137 battles to Antiochus, 127 to Ptolemy, and 136 were drawn.

To talk about: why did each king stand on a wing and not with his pikes? Antiochus beat everybody on his side of the field and still lost: where else does that happen? What did Ptolemy&apos;s family risk when it armed twenty thousand Egyptians? Two sources, two Ptolemies: whom were they written for?</source>
        <comment>notes</comment>
        <translation>Duae lectiones. 41 manus, sex partes cum ducibus. Contubernium peditum circiter 600 homines sunt, equitum 350, elephantus viginti elephantos significat.

Novi milites, omnes in capite «Alii milites» legum ludi explicati: phalanx sarissarum alta est, bene ferit, 4 tantum uncias it; hoplitae; sagittarii ad 12 uncias mittunt; caterva eo orbe, quo impetum facit, melius ferit. Elephantus Africus, qui a fronte in Indicum impetum facit, iactum terroris facere debet et, si 3–6 est, avertitur: ita Polybius narrat. Nihil aliud hic elephantos terret.

Quod leges simplices dicere non possunt: elephanti inter se non pugnant, cornua tantum conserunt et iactus regendi faciunt. Rex, qui nimis longe equitat, semper redire potest. Sarissae a latere non peiores sunt quam a fronte. Nemo fugit; confer rationes amissorum, non numeros hominum. Optionem end_on_cinc_death noli ponere aut tempta: uterque rex in periculo fuit, neuter cecidit.

Duae sarissarum acies 25 uncias distantes incipiunt et orbe 3 fere concurrunt; cornua ergo prius pugnant.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 dedit Antiocho 137 proelia, Ptolemaeo 127, aequo Marte 136.

Colloquendum: cur uterque rex in cornu stetit, non cum sarissis? Antiochus in sua campi parte omnes vicit et tamen victus est: ubi hoc alias fit? Quid Ptolemaei familia periclitata est, cum viginti milia Aegyptiorum armaret? Duo fontes, duo Ptolemaei: quibus lectoribus scripti sunt?</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Gravis armatura</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Gravis armatura</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit type</comment>
        <translation>Galli et Thraces</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>plural of a unit type</comment>
        <translation>Galli et Thraces</translation>
    </message>
    <message>
        <source>Your best troops are in the west, with you: sixty elephants, your guard horse, Greeks and Silver Shields. His African elephants fear your Indian ones. Break that wing, then remember the mistake your name is known for: do not chase, turn inward and take his pikes from the side.

In the east you are weak. Arabs, Medes and javelin men must hold as long as they can. Your pikes are fewer than his; let them meet late.</source>
        <comment>briefing</comment>
        <translation>Optimi tui in occidente sunt, tecum: sexaginta elephanti, agema equitum, Graeci, Argyraspides. Elephanti eius Africi tuos Indicos timent. Illud cornu perfringe, deinde memento erroris, quo nomen tuum notum est: noli sequi, intra te verte et sarissas eius a latere pete.

In oriente acies tua infirma est. Arabes, Medi, iaculatores quam diutissime sustineant. Sarissae tuae pauciores sunt; sero concurrant.</translation>
    </message>
    <message>
        <source>Men of Byttacus</source>
        <comment>name of a unit</comment>
        <translation>Milites Byttaci</translation>
    </message>
    <message>
        <source>Lydians</source>
        <comment>name of a unit</comment>
        <translation>Lydi</translation>
    </message>
    <message>
        <source>Arabs %1</source>
        <comment>name of a unit</comment>
        <translation>Arabes %1</translation>
    </message>
    <message>
        <source>Horse of Antipater %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Antipatri %1</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a command</comment>
        <translation>Argyraspides</translation>
    </message>
    <message>
        <source>Silver Shields %1</source>
        <comment>name of a unit</comment>
        <translation>Argyraspides %1</translation>
    </message>
    <message>
        <source>Nicarchus</source>
        <comment>name of a general</comment>
        <translation>Nicarchus</translation>
    </message>
    <message>
        <source>Themison</source>
        <comment>name of a general</comment>
        <translation>Themiso</translation>
    </message>
    <message>
        <source>You have more pikes than he has: seven blocks of ten, and seven is two more. The battle is won when they arrive in one line, so keep them together; they walk only 4 inches a turn, and a block that wheels has spent its whole move.

On your left he is stronger. Lose slowly there. On your right Echecrates&apos; horse and the Greeks of Phoxidas can win: against foot your elephants are as good as his. Do not send them at Indian elephants.</source>
        <comment>briefing</comment>
        <translation>Plures sarissas habes quam ille: septem manus denorum contuberniorum, duabus plures. Proelium vincitur, cum una acie adveniunt; tene ergo eas coniunctas; 4 tantum uncias quoque orbe eunt, et manus, quae signa convertit, totum motum consumpsit.

A sinistra ille validior est. Ibi lente perde. A dextra Echecratis equites et Graeci Phoxidae vincere possunt: contra pedites elephanti tui non peiores sunt quam illius. Noli eos in Indicos mittere.</translation>
    </message>
    <message>
        <source>Libyan pikes</source>
        <comment>name of a unit</comment>
        <translation>Sarissae Afrorum</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas %1</source>
        <comment>name of a unit</comment>
        <translation>Graeci Phoxidae %1</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit</comment>
        <translation>Galli et Thraces</translation>
    </message>
    <message>
        <source>Macedonian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Sarissae Macedonum %1</translation>
    </message>
    <message>
        <source>Sosibius</source>
        <comment>name of a general</comment>
        <translation>Sosibius</translation>
    </message>
    <message>
        <source>Egyptian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Sarissae Aegyptiorum %1</translation>
    </message>
    <message>
        <source>The Battle of the Trebia (short)</source>
        <comment>title</comment>
        <translation>Proelium ad Trebiam (breve)</translation>
    </message>
    <message>
        <source>December 218 BC, in midwinter</source>
        <comment>date</comment>
        <translation>Mense Decembri a. Chr. n. CCXVIII, bruma</translation>
    </message>
    <message>
        <source>By the river Trebia, near Placentia in northern Italy</source>
        <comment>place</comment>
        <translation>Ad flumen Trebiam, prope Placentiam</translation>
    </message>
    <message>
        <source>In the autumn of 218 BC Hannibal came over the Alps into Italy. Rome sent both its consuls against him. One of them, Publius Scipio, was wounded and lay in camp. The other, Tiberius Sempronius Longus, wanted a great battle, and soon: his year as consul was ending.

One midwinter morning Numidian riders came up to the Roman camp at dawn. Sempronius sent his horse out after them, then six thousand light troops, then everybody else, and nobody had had breakfast. It was snowing. The men waded through the river with the water up to their chests. On the other side Hannibal&apos;s army was waiting, fed, warmed at fires and rubbed with oil. And behind the place where the Romans would stand, two thousand picked men under Hannibal&apos;s brother Mago were hiding in the bed of a stream.

The Roman light troops had thrown away most of their javelins on the Numidians. Hannibal&apos;s horse, more than two to one, drove the Roman riders off. Then both ends of the Roman line were pushed from the front by elephants and pelted from the side, and Mago broke out behind. The wings broke and were pushed back into the water. The middle of the Roman line did not: ten thousand men hacked a way right through Hannibal&apos;s army and reached Placentia. The winter won too: the cold killed all of Hannibal&apos;s elephants but one.</source>
        <comment>background</comment>
        <translation>Autumno a. Chr. n. CCXVIII Hannibal per Alpes in Italiam venit. Roma utrumque consulem contra eum misit. Alter, P. Scipio, vulneratus in castris iacebat. Alter, Ti. Sempronius Longus, magnum proelium volebat, et mox: annus enim consulatus exibat.

Quodam brumae die prima luce Numidae equites ad castra Romana accesserunt. Sempronius equites in eos emisit, deinde sex milia levis armaturae, deinde ceteros omnes, et nemo cibum ceperat. Ningebat. Milites flumen transierunt, aqua ad pectora pertinente. Trans flumen Hannibalis exercitus exspectabat, pastus, ad ignes calefactus, oleo unctus. Et post locum, ubi Romani staturi erant, duo milia delectorum cum Magone, fratre Hannibalis, in alveo rivi latebant.

Levis armatura Romanorum plurima iacula in Numidas iam coniecerat. Hannibalis equites, plus quam duplices, Romanos pepulerunt. Deinde uterque finis aciei Romanae a fronte ab elephantis premebatur, a latere telis petebatur, et Mago a tergo erupit. Cornua rupta et in aquam repulsa sunt. Media acies Romana non rupta est: decem milia per medium Hannibalis exercitum viam ferro fecerunt et Placentiam pervenerunt. Hiems quoque vicit: omnes Hannibalis elephanti praeter unum frigore perierunt.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.70-75, is the fullest account. Livy 21.52-56 tells nearly the same, but puts the elephants at the far ends of the line. Appian, Hannibal&apos;s War 6-7, lets the wounded Scipio fight; nobody else does.

Polybius counts 16,000 Romans, 20,000 allied foot and 4,000 horse against about 20,000 foot in the line, 8,000 light troops and more than 10,000 horse. How many elephants there were he does not say; about thirty is a modern guess. On which bank the armies fought is an old quarrel. Here the river is simply the south edge of the table.</source>
        <comment>sources</comment>
        <translation>Polybius, Historiae 3.70–75, plenissime narrat. Livius 21.52–56 fere eadem, sed elephantos in extremis cornibus ponit. Apud Appianum, Bellum Hannibalicum 6–7, Scipio vulneratus pugnat; apud alios non item.

Polybius 16 milia Romanorum, 20 milia sociorum peditum, 4 milia equitum numerat contra circiter 20 milia peditum in acie, 8 milia levis armaturae, plus quam 10 milia equitum. Quot elephanti fuerint, non dicit; circiter triginta nostra aetate putant. In utra ripa pugnatum sit, vetus controversia est. Hic flumen simpliciter meridianus mensae margo est.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. One slice of the battle: a legion and some horse against Hannibal&apos;s middle, with Mago behind. A stand is about 250 men, as in the full battle.

Nobody can hide or be cold in these rules: the Roman light troops begin with 3 of 5 stands because their javelins are spent, and Mago stands in the open at the south edge. Units fight to the end; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 gave 218 battles to Carthage, 132 to Rome, and 50 were drawn.

Before you begin, ask the Romans what they want to do about Mago, and write it down. Afterwards: was it the ambush that won?</source>
        <comment>notes</comment>
        <translation>Una lectio. 16 manus, discipuli a duobus ad sex. Pars proelii: legio et aliquot equites contra mediam Hannibalis aciem, Magone a tergo. Contubernium circiter 250 homines sunt, ut in toto proelio.

His legibus nemo latere aut algere potest: levis armatura Romanorum a 3 ex 5 contuberniis incipit, quod iacula consumpta sunt, et Mago in aperto ad meridianum marginem stat. Manus ad finem pugnant; confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 dedit Carthagini 218 proelia, Romae 132, aequo Marte 50.

Antequam incipitis, Romanos rogate, quid contra Magonem facere velint, et scribite. Postea: num insidiae vicerunt?</translation>
    </message>
    <message>
        <source>Wet, cold and hungry, you still have the best infantry. Strike at the Gauls in the middle before your wing is gone. Behind you stands Mago with one unit of heavy foot: decide early who deals with him. Only your formed infantry frightens elephants, and only from the front.</source>
        <comment>briefing</comment>
        <translation>Milites tui madidi, algentes, ieiuni sunt, sed peditatus optimus est. Feri Gallos in medio, antequam cornu perit. A tergo Mago cum una manu gravis armaturae stat: mature decerne, quis eum petat. Soli pedites ordinati elephantos terrent, et a fronte tantum.</translation>
    </message>
    <message>
        <source>Sempronius Longus</source>
        <comment>name of a general</comment>
        <translation>Sempronius Longus</translation>
    </message>
    <message>
        <source>Legion %1</source>
        <comment>name of a unit</comment>
        <translation>Legio %1</translation>
    </message>
    <message>
        <source>You are stronger on horseback and you have two elephants. Do not hurry: let the Romans come, win with your riders, and bring Mago into their backs when they are busy. Send the elephants at horsemen and light troops, or at the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Equites tui validiores sunt, et duos elephantos habes. Noli festinare: Romani veniant, equitibus vince, et Magonem in terga eorum duc, cum occupati sunt. Elephantos in equites et levem armaturam mitte aut in latus manus.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>name of a command</comment>
        <translation>Elephanti</translation>
    </message>
    <message>
        <source>Horse, west</source>
        <comment>name of a command</comment>
        <translation>Ab occidente equites</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a command</comment>
        <translation>Galli</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a unit</comment>
        <translation>Galli</translation>
    </message>
    <message>
        <source>Horse, east</source>
        <comment>name of a command</comment>
        <translation>Ab oriente equites</translation>
    </message>
    <message>
        <source>Mago&apos;s Men</source>
        <comment>name of a command</comment>
        <translation>Milites Magonis</translation>
    </message>
    <message>
        <source>Mago&apos;s foot</source>
        <comment>name of a unit</comment>
        <translation>Pedites Magonis</translation>
    </message>
    <message>
        <source>The Battle of the Trebia</source>
        <comment>title</comment>
        <translation>Proelium ad Trebiam</translation>
    </message>
    <message>
        <source>Two lessons. 53 units, up to twelve pupils. A stand is about 250 men, an elephant stands for about eight.

What plain rules cannot say: nobody is cold, hungry or afraid here, and nobody can hide. So the Roman light troops begin with 3 of their 5 stands, and Mago&apos;s men are in full view at the south edge, two units of them; lay a sheet of paper over them until somebody comes near, or let the class pretend. The river itself does nothing. Units fight to the end instead of running away, so both sides lose more than they did: compare shares, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 gave 137 battles to Carthage, 92 to Rome, and 171 were drawn.

To talk about: Sempronius hurried, says Polybius, because he wanted to be the one who won, not the next consul. How could Polybius know? What mattered most: river, cold, horsemen or ambush? Put them in order and defend it. In his report Sempronius blamed the weather. How do governments tell people of a defeat?</source>
        <comment>notes</comment>
        <translation>Duae lectiones. 53 manus, discipuli usque ad duodecim. Contubernium circiter 250 homines sunt, elephantus octo fere elephantos significat.

Quod leges simplices dicere non possunt: hic nemo alget, esurit, timet, et nemo latere potest. Itaque levis armatura Romanorum a 3 ex 5 contuberniis incipit, et Magonis milites ad meridianum marginem in conspectu sunt, duae manus; chartam super eos ponite, donec aliquis accedit, aut classis eos non videre simulet. Flumen ipsum nihil facit. Manus ad finem pugnant neque fugiunt; uterque ergo exercitus plus amittit quam re vera: confer rationes amissorum, non numeros hominum.

Aequilibrium: utrimque machinae celeri ingenio agente, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 dedit Carthagini 137 proelia, Romae 92, aequo Marte 171.

Colloquendum: Sempronius festinavit, ut Polybius dicit, quod ipse vincere volebat, non consul proximus. Quomodo Polybius id scire potuit? Quid plurimum valuit: flumen, frigus, equites, insidiae? Ordinem facite et defendite. Sempronius in litteris tempestatem accusavit. Quomodo magistratus civibus cladem nuntiant?</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit type</comment>
        <translation>Cenomani</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>plural of a unit type</comment>
        <translation>Cenomani</translation>
    </message>
    <message>
        <source>Your men are wet and hungry and your light troops have hardly a javelin left. But your infantry is the best on the field and there is much of it. Do what the survivors did: go straight through the middle, where the Gauls stand.

Your horsemen are outnumbered on both wings; let them last, not win. Two enemy units stand behind your back. Send somebody to meet them, or they will choose their own moment. Elephants shy only at Roman infantry, and only when they come from the front.</source>
        <comment>briefing</comment>
        <translation>Milites tui madidi et ieiuni sunt, et levis armatura vix iaculum habet. Sed peditatus tuus optimus in campo est, et magnus. Fac, quod superstites fecerunt: i recta per mediam aciem, ubi Galli stant.

Equites tui in utroque cornu pauciores sunt; durent, non vincant. Duae hostium manus post tergum tuum stant. Mitte, qui eis occurrat; aliter ipsae tempus eligent. Elephanti solos pedites Romanos pavent, et cum a fronte veniunt.</translation>
    </message>
    <message>
        <source>Prefect, left</source>
        <comment>name of a general</comment>
        <translation>Praefectus sinister</translation>
    </message>
    <message>
        <source>Allied javelins %1</source>
        <comment>name of a unit</comment>
        <translation>Iaculatores socii %1</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit</comment>
        <translation>Cenomani</translation>
    </message>
    <message>
        <source>First Legion</source>
        <comment>name of a command</comment>
        <translation>Legio I</translation>
    </message>
    <message>
        <source>Legion I %1</source>
        <comment>name of a unit</comment>
        <translation>Legio I %1</translation>
    </message>
    <message>
        <source>Second Legion</source>
        <comment>name of a command</comment>
        <translation>Legio II</translation>
    </message>
    <message>
        <source>Legion II %1</source>
        <comment>name of a unit</comment>
        <translation>Legio II %1</translation>
    </message>
    <message>
        <source>Prefect, right</source>
        <comment>name of a general</comment>
        <translation>Praefectus dexter</translation>
    </message>
    <message>
        <source>Your men are warm and fed, and you have more than twice as many horsemen. Win on both wings first, then fall on the ends of the Roman line. Send the elephants where nobody can frighten them: at horsemen, at light troops, at the side of a unit.

Mago stands behind the enemy with foot and Numidians. He is too weak to fight a battle of his own. Let him strike when the Romans are busy. The Gauls in your middle will not hold for ever, and they need not.</source>
        <comment>briefing</comment>
        <translation>Milites tui calidi et pasti sunt, et equites plus quam duplices habes. Prius in utroque cornu vince, deinde in fines aciei Romanae irrue. Elephantos eo mitte, ubi nemo eos terrere potest: in equites, levem armaturam, latus manus.

Mago post hostem cum peditibus et Numidis stat. Infirmior est, quam ut suum proelium pugnet. Feriat, cum Romani occupati sunt. Galli in media acie tua non semper sustinebunt, neque debent.</translation>
    </message>
    <message>
        <source>Elephants, west</source>
        <comment>name of a command</comment>
        <translation>Elephanti ab occidente</translation>
    </message>
    <message>
        <source>Elephants, east</source>
        <comment>name of a command</comment>
        <translation>Elephanti ab oriente</translation>
    </message>
    <message>
        <source>Captain of horse</source>
        <comment>name of a general</comment>
        <translation>Praefectus equitum</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a command</comment>
        <translation>Hispani</translation>
    </message>
    <message>
        <source>Mago&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Equites Magonis</translation>
    </message>
    <message>
        <source>The Battle of Zama</source>
        <comment>title</comment>
        <translation>Proelium ad Zamam</translation>
    </message>
    <message>
        <source>Autumn 202 BC</source>
        <comment>date</comment>
        <translation>Autumno a. Chr. n. CCII</translation>
    </message>
    <message>
        <source>Inland of Carthage, near Naraggara in Numidia</source>
        <comment>place</comment>
        <translation>In mediterranea Africa, prope Naraggara in Numidia</translation>
    </message>
    <message>
        <source>By 202 BC Rome and Carthage had been at war for sixteen years. Hannibal had crossed the Alps, beaten one Roman army after another and stayed unbeaten in Italy, but he could not take Rome. Then young Publius Cornelius Scipio carried the war to Africa. He burned the camps of the armies sent against him, won at the Great Plains, and the prince Masinissa brought over to him the best light horse of the age, the Numidians. Carthage called Hannibal home.

Hannibal marched inland and camped near a town called Zama; the armies met some way further on. The day before, the two generals met between the lines, talked, and agreed on nothing. In the morning Hannibal put more than eighty elephants in front, hired soldiers behind them, then Carthaginians and Libyans, and last of all, well back, the veterans he had brought from Italy. Scipio left straight lanes through his army, so that elephants could run through and out at the back.

The elephants did little: trumpets frightened some of them back into their own cavalry, javelins drove others off. The Roman and Numidian horse chased the enemy&apos;s riders from the field. In the middle the infantry fought line after line, until only Hannibal&apos;s veterans were left, and that fight stood even. Then Scipio&apos;s cavalry came back, into the veterans&apos; rear. Carthage had no other army and asked for peace.

One thing on this table is make-believe: no ancient writer puts artillery at Zama. The scorpions are there because they make a good game.</source>
        <comment>background</comment>
        <translation>Anno a. Chr. n. CCII Roma et Carthago iam sedecim annos bellum gerebant. Hannibal Alpes transierat, alium post alium exercitum Romanum vicerat, invictus in Italia manserat, sed Romam capere non potuerat. Tum iuvenis P. Cornelius Scipio bellum in Africam transtulit. Castra exercituum contra se missorum incendit, in Campis Magnis vicit, et Masinissa, regis filius, optimos illius aetatis equites leves, Numidas, ei adduxit. Carthago Hannibalem domum revocavit.

Hannibal in mediterraneas regiones profectus prope oppidum nomine Zamam castra posuit; exercitus aliquanto longius congressi sunt. Pridie duo imperatores inter acies convenerunt, collocuti sunt, nihil composuerunt. Mane Hannibal plus quam octoginta elephantos ante aciem posuit, post eos mercennarios, deinde Carthaginienses et Afros, postremo, longe retro, veteranos, quos ex Italia duxerat. Scipio rectas vias per exercitum suum reliquit, ut elephanti percurrere et a tergo exire possent.

Elephanti parum effecerunt: tubae quosdam territos in ipsorum equites egerunt, iacula alios averterunt. Equites Romani et Numidae hostium equites e campo fugaverunt. In medio pedites acies post aciem pugnaverunt, donec soli Hannibalis veterani restabant, et illud certamen aequum stetit. Tum Scipionis equites redierunt, in terga veteranorum. Carthago alium exercitum non habebat et pacem petivit.

Unum in hac mensa fictum est: nullus scriptor antiquus tormenta ad Zamam nominat. Scorpiones adsunt, quod ludum iuvant.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.5-16, is the best account: he wrote some fifty years later and knew people close to Scipio&apos;s friend Laelius. Livy 30.29-35 follows him and adds from other writers. Appian, Punic Wars 40-47, has duels between the generals and larger numbers; trust him less.

The strengths are not certain. Polybius gives 12,000 hired soldiers and more than eighty elephants for Hannibal, 6,000 foot and 4,000 horse brought by Masinissa; for the rest modern estimates differ widely. Order of battle and deployment on this table are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybius, Historiae 15.5–16, optimus est: quinquaginta fere annis post scripsit et homines noverat, qui Laelio, Scipionis amico, propinqui erant. Livius 30.29–35 eum sequitur et ex aliis addit. Appianus, Punica 40–47, ducum certamina singularia et maiores numeros habet; minus ei crede.

Numeri incerti sunt. Polybius Hannibali 12 milia mercennariorum et plus quam octoginta elephantos tribuit, 6 milia peditum et 4 milia equitum a Masinissa adducta; de ceteris viri docti valde dissentiunt. Index copiarum et acies in hac mensa ex ludo sunt, quem Matt Fritz sub titulo Fast Play Rules for Students edidit.</translation>
    </message>
    <message>
        <source>Two lessons of about 50 minutes with the whole class; the computer keeps the rules. A stand of foot is about 180 men, a cavalry stand about 170, an elephant stands for seven. Give each command with a general to somebody of its own; the Numidians go to the cavalry commanders.

Both sides will lose more here than the real armies did, because units fight to the last and nobody runs away; compare shares of losses, not body counts. To talk about afterwards: why did Hannibal put his best men last? Were Scipio&apos;s lanes meant for elephants? What would have happened without Masinissa?

For a closer contest choose “Units block” under “What blocks a shot”: scorpions that shoot over their own men give Rome a great advantage; when units block their sight it is much smaller, though not gone.</source>
        <comment>notes</comment>
        <translation>Duae lectiones circiter 50 minutarum cum tota classe; machina leges servat. Contubernium peditum circiter 180 homines sunt, equitum circiter 170, elephantus septem elephantos significat. Cuique parti, quae ducem habet, suum lusorem da; Numidae praefectis equitum dantur.

Uterque exercitus hic plus amittet quam re vera, quod manus ad finem pugnant et nemo fugit; confer rationes amissorum, non numeros hominum. Postea colloquendum: cur Hannibal optimos ultimos posuit? Num viae Scipionis elephantis paratae erant? Quid sine Masinissa factum esset?

Ut certamen aequius sit, elige «Manus obstant», ubi quaeritur «Quid telis obstet»: scorpiones, qui super suos tela mittunt, Romae multum prosunt; cum manus prospectui obstant, multo minus, aliquid tamen.</translation>
    </message>
    <message>
        <source>You have one army and no second chance: Africa is hostile, and a new commander may be on his way from Rome to take over your victory.

Your velites stand in front. Use them to get rid of the elephants: an elephant that fights must be controlled every turn, and most panic. Only your formed infantry may frighten one off, and only if it comes from the front. Your scorpions reach twenty-four inches, but any enemy who gets to them ends them.

You are stronger on horseback, above all on the right, where Masinissa leads three units against one. Win on the wings, then turn inward. Keep your second line behind the first: formed units cannot pass through each other.</source>
        <comment>briefing</comment>
        <translation>Unum exercitum habes neque alteram fortunam: Africa hostilis est, et novus imperator fortasse iam Roma venit, ut victoriam tuam accipiat.

Velites ante stant. Utere eis, ut elephantos tollas: elephantus, qui pugnat, quoque orbe regendus est, et plerique saeviunt. Soli pedites ordinati eum terrere possunt, et si a fronte venit. Scorpiones tui ad viginti quattuor uncias pertinent, sed quivis hostis, qui ad eos pervenit, eos tollit.

Equites tui validiores sunt, maxime a dextra, ubi Masinissa tres manus contra unam ducit. In cornibus vince, deinde intra te verte. Secundam aciem post primam tene: manus ordinatae per se invicem transire non possunt.</translation>
    </message>
    <message>
        <source>Third Command</source>
        <comment>name of a command</comment>
        <translation>Tertia</translation>
    </message>
    <message>
        <source>Fourth Command</source>
        <comment>name of a command</comment>
        <translation>Quarta</translation>
    </message>
    <message>
        <source>Italian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Italici equites</translation>
    </message>
    <message>
        <source>Italian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Italici %1</translation>
    </message>
    <message>
        <source>Numidian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Numidae</translation>
    </message>
    <message>
        <source>The city has nobody else. Half your army has never fought beside the other half.

Your elephants are twelve hammers, and each usually strikes once. Send them at cavalry and skirmishers, which cannot frighten them, or at the flank of the legions, and remember that a panicking elephant does not care whom it tramples: leave room behind it.

Your light infantry is many but weak; let it wear the Romans down and keep the veterans whole for the end. On horse you are outnumbered two to one. You need not win there; you must not lose there quickly.</source>
        <comment>briefing</comment>
        <translation>Civitas praeter te neminem habet. Dimidia pars exercitus tui numquam cum altera pugnavit.

Elephanti tui duodecim mallei sunt, et quisque plerumque semel ferit. Mitte eos in equites et velites, qui eos terrere non possunt, aut in latus legionum, et memento elephantum saevientem non curare, quem proculcet: relinque post eum spatium.

Levis armatura tua magna est, sed infirma; Romanos fatiget, et veteranos integros in finem serva. Equites tui vix dimidii sunt. Ibi vincere non debes; celeriter vinci non debes.</translation>
    </message>
    <message>
        <source>Light infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Levis armatura %1</translation>
    </message>
    <message>
        <source>Heavy infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Gravis armatura %1</translation>
    </message>
    <message>
        <source>Carthaginian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Poeni equites</translation>
    </message>
    <message>
        <source>Commander of the cavalry</source>
        <comment>name of a general</comment>
        <translation>Praefectus equitum</translation>
    </message>
    <message>
        <source>Carthaginian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Equites Poeni %1</translation>
    </message>
    <message>
        <source>Elephant, cavalry wing %1</source>
        <comment>name of a unit</comment>
        <translation>Elephantus equitum %1</translation>
    </message>
    <message>
        <source>Tychaeus&apos; riders</source>
        <comment>name of a unit</comment>
        <translation>Equites Tychaei</translation>
    </message>
    <message>
        <source>Elephant, Numidian wing %1</source>
        <comment>name of a unit</comment>
        <translation>Elephantus Numidarum %1</translation>
    </message>
</context>
<context>
    <name>ScenarioRows</name>
    <message>
        <source>unknown type</source>
        <translation>genus ignotum</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1 (%2), %3, spectat ad %4, %5</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>adest %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>imperator (%1), %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>dux (%1), %2</translation>
    </message>
</context>
<context>
    <name>SoldierPages</name>
    <message>
        <source>%1: %2</source>
        <comment>side, command</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2/%3)</source>
        <comment>whose soldiers, sheet, sheets</comment>
        <translation>%1 (%2/%3)</translation>
    </message>
    <message>
        <source>The paper is too small for %1: unfolded, it is %2 by %3 mm. Choose larger paper, or smaller figures.</source>
        <translation>Charta nimis parva est: %1 sine plicis lata est %2, alta %3 mm. Maiorem chartam aut minores figuras elige.</translation>
    </message>
    <message>
        <source>There is nobody to print: no stands of these commands and kinds.</source>
        <translation>Nemo est, qui imprimatur: nulla contubernia harum partium et generum sunt.</translation>
    </message>
</context>
<context>
    <name>SoldierRoll</name>
    <message>
        <source>%1, %2</source>
        <comment>commands</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>stand of stands</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Spare stands</source>
        <translation>Contubernia subsidiaria</translation>
    </message>
</context>
<context>
    <name>StickPages</name>
    <message>
        <source>This battle has no troops yet, so there is nothing to measure.</source>
        <translation>Hoc proelium nullos adhuc milites habet; nihil ergo mensurandum est.</translation>
    </message>
    <message>
        <source>Cut along the lines. A hatched tab goes under the end of the piece before it, up to the broken line. The upper edge is in inches, the lower in centimetres.</source>
        <translation>Seca per lineas. Lingulam virgatam sub finem partis prioris pone, usque ad lineam interruptam. Margo superior uncias, inferior centimetra ostendit.</translation>
    </message>
    <message>
        <source>Piece %1 of %2</source>
        <translation>Pars %1 ex %2</translation>
    </message>
</context>
<context>
    <name>TableAccessible</name>
    <message>
        <source>%1; %2</source>
        <comment>unit, what it can do</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>TableEntries</name>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1 (%2), %3, spectat ad %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5, engaged with %6</source>
        <comment>kind of unit, side, number of stands, compass direction, place, enemies</comment>
        <translation>%1 (%2), %3, spectat ad %4, %5, pugnat: %6</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>adest %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>imperator (%1), %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>dux (%1), %2</translation>
    </message>
    <message>
        <source>%1 east and %2 north of the south-west corner</source>
        <comment>two lengths</comment>
        <translation>%1 ad orientem et %2 ad septentriones ab angulo inter meridiem et occidentem</translation>
    </message>
    <message>
        <source>north</source>
        <translation>septentriones</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>septentriones et orientem</translation>
    </message>
    <message>
        <source>east</source>
        <translation>orientem</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>meridiem et orientem</translation>
    </message>
    <message>
        <source>south</source>
        <translation>meridiem</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>meridiem et occidentem</translation>
    </message>
    <message>
        <source>west</source>
        <translation>occidentem</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>septentriones et occidentem</translation>
    </message>
</context>
<context>
    <name>TeacherPages</name>
    <message>
        <source>How long it takes</source>
        <translation>Quamdiu duret</translation>
    </message>
    <message>
        <source>How many pupils</source>
        <translation>Quot discipuli</translation>
    </message>
    <message>
        <source>Who does what</source>
        <translation>Quis quid faciat</translation>
    </message>
    <message>
        <source>How to use these sheets</source>
        <translation>Quomodo hae paginae adhibeantur</translation>
    </message>
    <message>
        <source>To talk about afterwards</source>
        <translation>Postea colloquendum</translation>
    </message>
    <message>
        <source>Notes on this battle</source>
        <translation>Notae ad hoc proelium</translation>
    </message>
    <message>
        <source>What had happened before</source>
        <translation>Quid antea acciderit</translation>
    </message>
    <message>
        <source>Where we know it from</source>
        <translation>Unde id sciamus</translation>
    </message>
</context>
<context>
    <name>TemplateStrip</name>
    <message>
        <source>glue</source>
        <translation>glutinum</translation>
    </message>
</context>
<context>
    <name>TrackPages</name>
    <message>
        <source>Both sides</source>
        <translation>Uterque exercitus</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Orbis</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Actus</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>In pugna</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Orbes</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Actus orbis</translation>
    </message>
    <message>
        <source>Markers to cut out</source>
        <translation>Notae excidendae</translation>
    </message>
</context>
<context>
    <name>TroopTable</name>
    <message>
        <source>Move</source>
        <translation>Motus</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Impetus</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Iactus</translation>
    </message>
    <message>
        <source>Shot hits on</source>
        <translation>Telis ferit</translation>
    </message>
    <message>
        <source>Melee hits on</source>
        <translation>In pugna ferit</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Milites</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contra eam</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Praeterea</translation>
    </message>
</context>
<context>
    <name>TurningPages</name>
    <message>
        <source>Wheel</source>
        <translation>Conversio</translation>
    </message>
    <message>
        <source>Oblique</source>
        <translation>Obliquum</translation>
    </message>
    <message>
        <source>Wheel: lay the point at the corner that stays and the lower edge along the front. The outer corner moves along the arcs; the numbers are what 15, 30 and 45 degrees cost. Turn the template over for the other way.</source>
        <translation>Conversio: cuspidem ad angulum pone, qui manet, et marginem imum ad frontem. Angulus exterior per arcus movetur; numeri dicunt, quantum viae 15, 30, 45 gradus consumant. Pro altera parte formam inverte.</translation>
    </message>
    <message>
        <source>Oblique: lay the upright edge in the direction the unit faces. It may slide along the slanting edge, or anywhere between the two.</source>
        <translation>Obliquum: marginem rectum eo dirige, quo manus spectat. Manus secundum marginem obliquum labi potest aut quolibet inter ambos.</translation>
    </message>
    <message>
        <source>What wheels cost in this battle</source>
        <translation>Quantum conversiones in hoc proelio consumant</translation>
    </message>
    <message>
        <source>Nobody in this battle is formed, so nobody needs to wheel.</source>
        <translation>Nulla manus in hoc proelio ordinata est; conversionibus ergo opus non est.</translation>
    </message>
</context>
<context>
    <name>TypeProperties</name>
    <message>
        <source>never</source>
        <translation>numquam</translation>
    </message>
    <message>
        <source>only on a %1</source>
        <comment>a hit</comment>
        <translation>solo %1</translation>
    </message>
    <message>
        <source>on %1 or more</source>
        <comment>a hit</comment>
        <translation>%1 aut maior</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Instructio</translation>
    </message>
    <message>
        <source>How the stands of a unit stand. It never changes in a battle.</source>
        <translation>Quomodo contubernia manus stent. In proelio numquam mutatur.</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>unus ordo</translation>
    </message>
    <message>
        <source>two ranks</source>
        <translation>duo ordines</translation>
    </message>
    <message>
        <source>one stand alone</source>
        <translation>unum contubernium</translation>
    </message>
    <message>
        <source>Stands, at least</source>
        <translation>Contubernia, saltem</translation>
    </message>
    <message>
        <source>Stands, at most</source>
        <translation>Contubernia, non ultra</translation>
    </message>
    <message>
        <source>Of a fresh unit. A stand is one die and one loss.</source>
        <translation>Integrae manus. Contubernium una tessera et unum damnum est.</translation>
    </message>
    <message>
        <source>Width of a stand</source>
        <translation>Latitudo contubernii</translation>
    </message>
    <message>
        <source>Depth of a stand</source>
        <translation>Altitudo contubernii</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Tela conicit</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Iactus teli</translation>
    </message>
    <message>
        <source>A shot hits</source>
        <translation>Telum ferit</translation>
    </message>
    <message>
        <source>One die for each stand; every hit takes a stand.</source>
        <translation>Singulae tesserae pro contuberniis; quisque ictus unum contubernium tollit.</translation>
    </message>
    <message>
        <source>In melee it hits</source>
        <translation>In pugna ferit</translation>
    </message>
    <message>
        <source>One die for each stand in every round.</source>
        <translation>Singulae tesserae pro contuberniis quoque congressu.</translation>
    </message>
    <message>
        <source>rolls no dice</source>
        <translation>tesseras non iacit</translation>
    </message>
    <message>
        <source>After its charge</source>
        <translation>Post impetum suum</translation>
    </message>
    <message>
        <source>Only in the melee of the turn in which the unit has charged.</source>
        <translation>In pugna eius tantum orbis, quo manus impetum fecit.</translation>
    </message>
    <message>
        <source>as always</source>
        <translation>ut semper</translation>
    </message>
    <message>
        <source>Enemies hit it</source>
        <translation>Hostes eam feriunt</translation>
    </message>
    <message>
        <source>Skirmishers, for example, are easier to hit: whoever fights them needs this, whatever is usual for him.</source>
        <translation>Procursatores, verbi causa, facilius feriuntur: qui cum eis pugnat, hoc numero eget, quicumque ei usitatus est.</translation>
    </message>
    <message>
        <source>by their own number</source>
        <translation>suo numero</translation>
    </message>
    <message>
        <source>Scares elephants</source>
        <translation>Elephantos terret</translation>
    </message>
    <message>
        <source>When an elephant charges it from the front, a die decides whether the elephant takes fright and is gone.</source>
        <translation>Cum elephantus in eam a fronte impetum facit, tessera decernit, num perterritus abeat.</translation>
    </message>
    <message>
        <source>Scares elephants by option</source>
        <translation>Elephantos terret ex optione</translation>
    </message>
    <message>
        <source>The same, but only in battles whose rules say that skirmishers scare elephants, too.</source>
        <translation>Idem, sed in eis tantum proeliis, quorum leges dicunt procursatores quoque elephantos terrere.</translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation>Impetum numquam facit</translation>
    </message>
    <message>
        <source>It can only be charged.</source>
        <translation>Peti tantum potest.</translation>
    </message>
    <message>
        <source>Does not fight back</source>
        <translation>In pugna non refert</translation>
    </message>
    <message>
        <source>It rolls no dice in melee, whatever its number.</source>
        <translation>In pugna tesseras non iacit, quicumque numerus eius est.</translation>
    </message>
    <message>
        <source>Flees from a charge</source>
        <translation>Impetum fugit</translation>
    </message>
    <message>
        <source>As soon as a charging enemy reaches it, the unit is lost.</source>
        <translation>Simul atque hostis impetu eam attingit, manus amittitur.</translation>
    </message>
    <message>
        <source>No general may join</source>
        <translation>Duces se non adiungunt</translation>
    </message>
    <message>
        <source>Generals cannot be with it.</source>
        <translation>Duces cum ea esse non possunt.</translation>
    </message>
    <message>
        <source>Does not count for victory</source>
        <translation>Ad victoriam non numeratur</translation>
    </message>
    <message>
        <source>Its lost stands are left out when it is decided who has won.</source>
        <translation>Contubernia eius amissa omittuntur, cum decernitur, quis vicerit.</translation>
    </message>
    <message>
        <source>stays under control</source>
        <translation>in potestate manet</translation>
    </message>
    <message>
        <source>runs wild straight ahead</source>
        <translation>saeviens recta ruit</translation>
    </message>
    <message>
        <source>runs wild to its right</source>
        <translation>saeviens ad dextram ruit</translation>
    </message>
    <message>
        <source>runs wild to its left</source>
        <translation>saeviens ad sinistram ruit</translation>
    </message>
    <message>
        <source>runs wild to its rear</source>
        <translation>saeviens retro ruit</translation>
    </message>
    <message>
        <source>Control die: %1</source>
        <comment>face of a die</comment>
        <translation>Iactus regendi: %1</translation>
    </message>
    <message>
        <source>Fights as an elephant</source>
        <translation>Ut elephantus pugnat</translation>
    </message>
    <message>
        <source>Nothing hurts it. It strikes when its charge arrives, then dices for control, and may run wild.</source>
        <translation>Nihil ei nocet. Ferit, cum impetus pervenit, deinde iactum regendi facit et fortasse saevit.</translation>
    </message>
    <message>
        <source>Takes fright</source>
        <translation>Perterretur</translation>
    </message>
    <message>
        <source>On the die that is thrown when it charges whoever scares elephants.</source>
        <translation>Ea tessera, quae iacitur, cum in eos impetum facit, qui elephantos terrent.</translation>
    </message>
    <message>
        <source>Stands its charge costs</source>
        <translation>Impetus adimit contubernia</translation>
    </message>
    <message>
        <source>Stands its rampage costs</source>
        <translation>Furor adimit contubernia</translation>
    </message>
    <message>
        <source>Of every unit it runs over, friend or enemy.</source>
        <translation>Cuique manui, per quam ruit, suae aut hostili.</translation>
    </message>
    <message>
        <source>How far it runs wild</source>
        <translation>Quousque saeviens ruat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomen</translation>
    </message>
    <message>
        <source>Of the kind: “Roman infantry”.</source>
        <translation>Generis: «Pedites Romani».</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>In indice</translation>
    </message>
    <message>
        <source>As in “Losses: 3 skirmishers”. Empty: the same as the name.</source>
        <translation>Ut in indice «Amissa: procursatores 3». Si vacat, idem atque nomen.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Classis</translation>
    </message>
    <message>
        <source>Friends pass through skirmishers; skirmishers and elephants belong in the front line.</source>
        <translation>Sui per procursatores transeunt; procursatorum et elephantorum locus in prima acie est.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>pedites</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>equites</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>procursatores</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>tormenta</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>elephanti</translation>
    </message>
    <message>
        <source>other</source>
        <translation>ceteri</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movetur</translation>
    </message>
    <message>
        <source>Formed troops go straight on, wheel and slide obliquely.</source>
        <translation>Milites ordinati recta procedunt, signa convertunt, in obliquum labuntur.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>ordinata</translation>
    </message>
    <message>
        <source>freely, in any direction</source>
        <translation>libere, in quamlibet regionem</translation>
    </message>
    <message>
        <source>Move, up to</source>
        <translation>Motus, usque ad</translation>
    </message>
    <message>
        <source>Charge, up to</source>
        <translation>Impetus, usque ad</translation>
    </message>
</context>
<context>
    <name>UnknownArt</name>
    <message>
        <source>%1: the palette “%2” is unknown; plain colours are shown.</source>
        <translation>%1: colores «%2» ignoti sunt; simplices ostenduntur.</translation>
    </message>
    <message>
        <source>%1: the figures have no “%2” to colour.</source>
        <translation>%1: in figuris non est, quod coloretur: «%2».</translation>
    </message>
    <message>
        <source>The drawing “%1” cannot be shown. %2</source>
        <comment>name, reason</comment>
        <translation>Pictura «%1» ostendi non potest. %2</translation>
    </message>
    <message>
        <source>%1: the figure “%2” is unknown; the sign of its kind is shown.</source>
        <translation>%1: figura «%2» ignota est; signum classis ostenditur.</translation>
    </message>
</context>
<context>
    <name>UsualTypes</name>
    <message>
        <source>Infantry</source>
        <translation>Pedites</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Procursatores</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Equites</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <translation>Hippotoxotae</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Tormentum</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elephantus</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyModel</name>
    <message>
        <source>%1 stands</source>
        <translation>contubernia %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, stands: %3</source>
        <translation>%1, %2, contubernia: %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Genus</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Contubernia</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyPanel</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabulae (*.csv *.tsv *.txt);;Omnes fasciculi (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and one of its commands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody can be added yet: first make a unit type.</source>
        <translation>Nemo adhuc addi potest: prius fac genus militum.</translation>
    </message>
    <message>
        <source>There are no units yet. Choose a command, then “Add” and a type; or paste a table from a spreadsheet.</source>
        <translation>Nullae adhuc manus sunt. Elige partem exercitus, deinde «Adde» et genus; aut tabulam insere.</translation>
    </message>
    <message>
        <source>There is nobody here yet. Choose “Add” and a unit: its side and command are made with it. Or paste a table from a spreadsheet.</source>
        <translation>Nemo adhuc hic est. Elige «Adde» et manum: exercitus et pars simul fiunt. Aut tabulam insere.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adde</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plura</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adde</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Manus</translation>
    </message>
    <message>
        <source>Into the command</source>
        <translation>In partem exercitus</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Index copiarum</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Pars exercitus</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Dux</translation>
    </message>
    <message>
        <source>For a command that has none.</source>
        <translation>Pro parte, quae ducem non habet.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Exercitus</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Gemina</translation>
    </message>
    <message>
        <source>Units, generals and commands; their names count on.</source>
        <translation>Manus, duces, partes; nomina numerare pergunt.</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Dele</translation>
    </message>
    <message>
        <source>Units, generals and commands. Sides stay.</source>
        <translation>Manus, duces, partes. Exercitus manent.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Muta nomen</translation>
    </message>
    <message>
        <source>One at a time.</source>
        <translation>Singula.</translation>
    </message>
    <message>
        <source>One stand more	+</source>
        <translation>Uno contubernio plus	+</translation>
    </message>
    <message>
        <source>For units, within what their types allow.</source>
        <translation>Manibus, quatenus genera sinunt.</translation>
    </message>
    <message>
        <source>One stand fewer	−</source>
        <translation>Uno contubernio minus	−</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Move sursum</translation>
    </message>
    <message>
        <source>Units, one general, or commands.</source>
        <translation>Manus, unum ducem, partes.</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Move deorsum</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>Alteri exercitui</translation>
    </message>
    <message>
        <source>Units and commands of one side.</source>
        <translation>Manus et partes unius exercitus.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Imperator</translation>
    </message>
    <message>
        <source>For one general: a side has one.</source>
        <translation>Uni duci: exercitus unum habet.</translation>
    </message>
    <message>
        <source>General joins this unit</source>
        <translation>Dux se huic manui adiungit</translation>
    </message>
    <message>
        <source>For one unit: the general of its command joins it, or the one that is selected with it.</source>
        <translation>Uni manui: dux partis suae aut qui cum ea electus est.</translation>
    </message>
    <message>
        <source>General stands by himself</source>
        <translation>Dux solus stat</translation>
    </message>
    <message>
        <source>For generals who are with a unit.</source>
        <translation>Ducibus, qui cum manu sunt.</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Exscribe ut tabulam</translation>
    </message>
    <message>
        <source>Units, for this order of battle or for a spreadsheet.</source>
        <translation>Manus, huic indici aut tabulae computatoriae.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Insere</translation>
    </message>
    <message>
        <source>Units that were copied here, or rows of a spreadsheet with their column names.</source>
        <translation>Manus hic exscriptas aut lineas tabulae cum nominibus columnarum.</translation>
    </message>
    <message>
        <source>Import from a table…</source>
        <translation>Insere e tabula…</translation>
    </message>
    <message>
        <source>Units of the table are changed or added; others stay. A table is a CSV file of a spreadsheet.</source>
        <translation>Manus tabulae mutantur aut adduntur; ceterae manent. Tabula est fasciculus CSV.</translation>
    </message>
    <message>
        <source>Replace by a table…</source>
        <translation>Repone tabula…</translation>
    </message>
    <message>
        <source>The same; units that are not in the table go.</source>
        <translation>Idem; manus, quae in tabula non sunt, tolluntur.</translation>
    </message>
    <message>
        <source>Export as a table…</source>
        <translation>Exprime ut tabulam…</translation>
    </message>
    <message>
        <source>A CSV file that every spreadsheet opens.</source>
        <translation>Fasciculus CSV, quem omnis tabula computatoria aperit.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>There is no table to paste. Copy units here, or rows of a spreadsheet with their column names.</source>
        <translation>Nulla tabula est, quae inseratur. Hic manus exscribe aut lineas tabulae cum nominibus columnarum.</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>Tabula inserta non est. %1</translation>
    </message>
    <message>
        <source>Import from a table</source>
        <translation>Insere e tabula</translation>
    </message>
    <message>
        <source>Replace by a table</source>
        <translation>Repone tabula</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exprime ut tabulam</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArrangeTool</name>
    <message>
        <source>selected</source>
        <translation>electum</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>se adiungit: %1</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>spectat ad %1</translation>
    </message>
    <message>
        <source>on top of %1</source>
        <translation>super hoc stat: %1</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>two lengths from the south-west corner</comment>
        <translation>%1 ad orientem, %2 ad septentriones</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalancePanel</name>
    <message>
        <source>Has the program play this battle against itself, hundreds of times. You can go on working.</source>
        <translation>Programma hoc proelium ipsum secum centies et saepius ludit. Interea opus pergere potes.</translation>
    </message>
    <message>
        <source>%1 so far …</source>
        <translation>adhuc %1 …</translation>
    </message>
    <message>
        <source>%1. This is known well enough now.</source>
        <translation>%1. Hoc iam satis certum est.</translation>
    </message>
    <message>
        <source>%1. Stopped.</source>
        <translation>%1. Intermissum.</translation>
    </message>
    <message>
        <source>Looking for changes; see below.</source>
        <translation>Mutationes quaeruntur; vide infra.</translation>
    </message>
    <message>
        <source>The search has ended; see below.</source>
        <translation>Quaestio finita est; vide infra.</translation>
    </message>
    <message>
        <source>This battle cannot be played yet. The list of issues says what to mend first.</source>
        <translation>Hoc proelium nondum ludi potest. Index vitiorum dicit, quid prius emendandum sit.</translation>
    </message>
    <message>
        <source>A battle could not be played to its end. That is a fault of the program, not of yours.</source>
        <translation>Proelium ad finem ludi non potuit. Hoc programmatis vitium est, non tuum.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Aequilibrium</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Siste</translation>
    </message>
    <message>
        <source>Test the balance</source>
        <translation>Proba aequilibrium</translation>
    </message>
    <message>
        <source>Stop the search below first</source>
        <translation>Prius quaestionem infra siste</translation>
    </message>
    <message>
        <source>Exact to so many in 100</source>
        <translation>Accuratum usque ad tot e 100</translation>
    </message>
    <message>
        <source>The battle has been changed since. These figures are of an earlier version.</source>
        <translation>Proelium postea mutatum est. Hi numeri prioris formae sunt.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Iterum proba</translation>
    </message>
    <message>
        <source>Wait until the test has ended, or stop it</source>
        <translation>Exspecta, dum probatio finiatur, aut eam siste</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalanceResult</name>
    <message>
        <source>Drawn</source>
        <translation>Aequo Marte</translation>
    </message>
    <message>
        <source>Full colour: great victories. The whiskers show where the true share is, 19 times in 20. The mark in the middle is where an even battle has its draws.</source>
        <translation>Color plenus: magnae victoriae. Virgulae ostendunt, ubi vera ratio sit, undevicies e viginti. Nota media ibi est, ubi proelium aequum aequas pugnas habet.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 turns: %2</source>
        <translation>orbes %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 ex %2</translation>
    </message>
    <message>
        <source>So far no unit stands out: its side wins as often without it as with it.</source>
        <translation>Nulla adhuc manus eminet: exercitus cum ea non saepius vincit quam sine ea.</translation>
    </message>
    <message>
        <source>Of the battles at whose end the unit still stood, its side won this share; of those in which it was gone, that. The farther apart, the more hangs on the unit. Choose one to see it on the table.</source>
        <translation>E proeliis, in quorum fine manus stabat, exercitus eius hanc partem vicit; ex eis, ubi sublata erat, illam. Quo longius distant, eo plus in manu positum est. Elige unam, ut in mensa eam videas.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quis vincat</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Quamdiu</translation>
    </message>
    <message>
        <source>How many battles take how many turns</source>
        <translation>Quot proelia quot orbes durent</translation>
    </message>
    <message>
        <source>Seconds an order takes your class, dice included</source>
        <translation>Secundae, quas classis tua uni iusso dat, tesseris inclusis</translation>
    </message>
    <message>
        <source>Reckoned, not measured: with 13 seconds Zama takes two lessons. Time one battle, divide its seconds by its orders, and type that in.</source>
        <translation>Computatum, non mensum: secundis 13 Zama duas lectiones implet. Metire tempus unius proelii, divide secundas per iussa et numerum hic scribe.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Amissa</translation>
    </message>
    <message>
        <source>Losses by kind of troops</source>
        <translation>Amissa singulorum generum</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Milites</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Contubernia amissa</translation>
    </message>
    <message>
        <source>Units that decide it</source>
        <translation>Manus, quae rem decernunt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Manus</translation>
    </message>
    <message>
        <source>Won with</source>
        <translation>Cum ea</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sine ea</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Sustulit</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Amisit</translation>
    </message>
</context>
<context>
    <name>zama::editor::ChangedRules</name>
    <message>
        <source>Show where it is chosen: %1</source>
        <translation>Ostende, ubi eligatur: %1</translation>
    </message>
    <message>
        <source>As shipped again: %1</source>
        <translation>Redde, ut tradita est: %1</translation>
    </message>
    <message>
        <source>All rules are as shipped.</source>
        <translation>Omnes leges sunt, ut traditae sunt.</translation>
    </message>
    <message>
        <source>Changed from the shipped rules:</source>
        <translation>A legibus traditis mutatum:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ostende</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redde</translation>
    </message>
    <message>
        <source>Reset all of them</source>
        <translation>Redde omnia</translation>
    </message>
</context>
<context>
    <name>zama::editor::ColourField</name>
    <message>
        <source>Another colour…</source>
        <translation>Alius color…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>zama::editor::DrawingDialog</name>
    <message>
        <source>Import a drawing</source>
        <translation>Insere picturam</translation>
    </message>
    <message>
        <source>The drawing as it will be shown</source>
        <translation>Pictura, qualis ostendetur</translation>
    </message>
    <message>
        <source>What will not show as it was drawn</source>
        <translation>Quid aliter ostendatur, quam pictum est</translation>
    </message>
    <message>
        <source>From behind it is seen mirrored, until you import a drawing of its back as well.</source>
        <translation>A tergo velut in speculo videtur, donec tergi quoque picturam inseras.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <comment>name of a file, reason</comment>
        <translation>«%1» adhiberi non potest. %2</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Some of it will not show as it was drawn:</source>
        <translation>Talis erit «%1». Quaedam aliter ostendentur, quam picta sunt:</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Everything in it can be shown.</source>
        <translation>Talis erit «%1». Omnia ostendi possunt.</translation>
    </message>
    <message>
        <source>&amp;Use this drawing</source>
        <translation>&amp;Adhibe hanc picturam</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Revoca</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Revoca: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>R&amp;estitue</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>R&amp;estitue: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Restitue</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>E&amp;xcide</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>Exscri&amp;be</translation>
    </message>
    <message>
        <source>For this battle, another one, or a spreadsheet</source>
        <translation>Huic proelio, alii, tabulae computatoriae</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>&amp;Insere</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>&amp;Gemina</translation>
    </message>
    <message>
        <source>A copy with the next name, on a free place</source>
        <translation>Exemplar cum proximo nomine, loco libero</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Dele</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Elige &amp;omnia</translation>
    </message>
    <message>
        <source>Select the whole &amp;command</source>
        <translation>Elige totam &amp;partem exercitus</translation>
    </message>
    <message>
        <source>A double click on a unit does the same</source>
        <translation>Duo pressus super manum idem faciunt</translation>
    </message>
    <message>
        <source>Select all of the sa&amp;me type</source>
        <translation>Elige omnes eiusdem generi&amp;s</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>Elige &amp;nihil</translation>
    </message>
    <message>
        <source>Align with the &amp;foremost</source>
        <translation>Dirige ad &amp;frontem</translation>
    </message>
    <message>
        <source>Align on the &amp;middle</source>
        <translation>Dirige ad &amp;mediam</translation>
    </message>
    <message>
        <source>Align with the &amp;rearmost</source>
        <translation>Dirige ad ter&amp;gum</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>Dirige latera &amp;sinistra</translation>
    </message>
    <message>
        <source>Align ri&amp;ght edges</source>
        <translation>Dirige latera d&amp;extra</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>Dirige in &amp;columnam</translation>
    </message>
    <message>
        <source>&amp;Share out evenly</source>
        <translation>&amp;Aequaliter dispone</translation>
    </message>
    <message>
        <source>The outermost stay, the gaps become equal</source>
        <translation>Extremae manent, spatia paria fiunt</translation>
    </message>
    <message>
        <source>Close u&amp;p</source>
        <translation>&amp;Densa ordines</translation>
    </message>
    <message>
        <source>Half an inch between neighbours</source>
        <translation>Dimidia uncia inter vicinas</translation>
    </message>
    <message>
        <source>Draw up in &amp;one line</source>
        <translation>Instrue in &amp;unam aciem</translation>
    </message>
    <message>
        <source>Skirmishers in front, cavalry on the wings</source>
        <translation>Procursatores ante, equites in cornibus</translation>
    </message>
    <message>
        <source>Draw up in &amp;two lines</source>
        <translation>Instrue in duas ac&amp;ies</translation>
    </message>
    <message>
        <source>Turn &amp;about</source>
        <translation>Verte in &amp;tergum</translation>
    </message>
    <message>
        <source>To face the other way</source>
        <translation>Ut alio spectent</translation>
    </message>
    <message>
        <source>Mo&amp;ve into the deployment zone</source>
        <translation>Move in l&amp;ocum instruendi</translation>
    </message>
    <message>
        <source>M&amp;irror across the table</source>
        <translation>Con&amp;verte trans mensam</translation>
    </message>
    <message>
        <source>The selected stand on the opposite side, left stays left</source>
        <translation>Electum in adverso latere stat, sinistra manet sinistra</translation>
    </message>
    <message>
        <source>Replace the e&amp;nemy by a mirror image</source>
        <translation>Repone &amp;hostem imagine conversa</translation>
    </message>
    <message>
        <source>The other side loses its army and gets copies of the selected one</source>
        <translation>Alter exercitus copias suas perdit et exemplaria electi accipit</translation>
    </message>
    <message>
        <source>Snap to neigh&amp;bours</source>
        <translation>Adhaere vici&amp;nis</translation>
    </message>
    <message>
        <source>Snap to middle lines and &amp;zones</source>
        <translation>Adhaere mediis lineis et &amp;locis</translation>
    </message>
    <message>
        <source>Snap to the gri&amp;d</source>
        <translation>Adhaere &amp;reticulo</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditorWindow</name>
    <message>
        <source>Editing</source>
        <translation>Officina</translation>
    </message>
    <message>
        <source>&amp;Play-test</source>
        <translation>&amp;Proba</translation>
    </message>
    <message>
        <source>Play this battle now; the scenario stays as it is</source>
        <translation>Hoc proelium nunc lude; argumentum manet, ut est</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Mens&amp;ura</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ampli&amp;fica</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Minue</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Tota mensa</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>Reticu&amp;lum sex unciarum</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Vetus dispositio</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Index copiarum</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Thesaurus</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Verba</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Leges</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Vitia</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Proprietates</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Genera militum</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Aequilibrium</translation>
    </message>
</context>
<context>
    <name>zama::editor::EveningPanel</name>
    <message>
        <source>The battle as it is: %1</source>
        <translation>Proelium, ut est: %1</translation>
    </message>
    <message>
        <source>Trying one change at a time: %1</source>
        <translation>Singulae mutationes temptantur: %1</translation>
    </message>
    <message>
        <source>Trying changes together: %1</source>
        <translation>Mutationes simul temptantur: %1</translation>
    </message>
    <message>
        <source>Testing the best again, with other dice: %1</source>
        <translation>Optimae iterum probantur, aliis tesseris: %1</translation>
    </message>
    <message>
        <source>More or fewer stands help most: tick “Stands of a unit”.</source>
        <translation>Plura aut pauciora contubernia plurimum prosunt: nota «Contubernia manus».</translation>
    </message>
    <message>
        <source>Allow a unit more stands: the number beside “Stands of a unit” may be up to %1.</source>
        <translation>Plura contubernia permitte: numerus iuxta «Contubernia manus» usque ad %1 esse potest.</translation>
    </message>
    <message>
        <source>Other hit numbers help, too: tick “Hit numbers of …” and the troops.</source>
        <translation>Alii numeri feriendi quoque prosunt: nota «Numeri feriendi…» et milites.</translation>
    </message>
    <message>
        <source>Other places may help: tick “Places”.</source>
        <translation>Alii loci fortasse prosunt: nota «Loci».</translation>
    </message>
    <message>
        <source>A longer or shorter battle may help: tick “Turn limit”.</source>
        <translation>Proelium longius aut brevius fortasse prodest: nota «Numerus orbium».</translation>
    </message>
    <message>
        <source>The sides are too unequal for small changes alone: give the weaker one more units, or the stronger one fewer.</source>
        <translation>Exercitus nimis impares sunt, ut parvae mutationes sufficiant: da infirmiori plures manus aut validiori pauciores.</translation>
    </message>
    <message>
        <source>Use the nearest and seek again: small changes may do the rest.</source>
        <translation>Proximum adhibe et iterum quaere: parvae mutationes fortasse reliqua efficient.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed brings this battle nearer to even.</source>
        <translation>Nihil ex eis, quae mutari licet, proelium propius ad aequum ducit.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed makes this battle quite even.</source>
        <translation>Nihil ex eis, quae mutari licet, proelium plane aequat.</translation>
    </message>
    <message>
        <source>The battle has been changed since changes were sought.</source>
        <translation>Proelium mutatum est, postquam mutationes quaesitae sunt.</translation>
    </message>
    <message>
        <source>These changes were found for an earlier version of the battle. Seek again to use one.</source>
        <translation>Hae mutationes priori formae inventae sunt. Iterum quaere, ut unam adhibeas.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Intermissum, antequam quicquam inventum est.</translation>
    </message>
    <message>
        <source>This battle is even as it is.</source>
        <translation>Hoc proelium aequum est, ut est.</translation>
    </message>
    <message>
        <source>Each was tested again with other dice. A draw counts half for each side.</source>
        <translation>Quaeque iterum aliis tesseris probata est. Aequum utrique pro dimidio numeratur.</translation>
    </message>
    <message>
        <source>Make it even</source>
        <translation>Aequa proelium</translation>
    </message>
    <message>
        <source>Looks for small changes that bring the battle near to 50 to 50. What may be changed?</source>
        <translation>Parvas mutationes quaerit, quae proelium prope ad 50 e 100 ducant. Quid mutari licet?</translation>
    </message>
    <message>
        <source>Stands of a unit, up to</source>
        <translation>Contubernia manus, usque ad</translation>
    </message>
    <message>
        <source>Stands more or fewer in a unit, at most</source>
        <translation>Contubernia plus aut minus in manu, non ultra</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Loci</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Numerus orbium</translation>
    </message>
    <message>
        <source>Hit numbers of …</source>
        <translation>Numeri feriendi…</translation>
    </message>
    <message>
        <source>A unit may have so many stands more or fewer</source>
        <translation>Manui tot contubernia plus aut minus esse licet</translation>
    </message>
    <message>
        <source>Units and whole armies may stand a little farther forward or back</source>
        <translation>Manus et toti exercitus paulo longius ante aut retro stare possunt</translation>
    </message>
    <message>
        <source>The battle may be a turn or two longer or shorter</source>
        <translation>Proelium uno aut duobus orbibus longius aut brevius esse potest</translation>
    </message>
    <message>
        <source>Each hit number of the troops that you tick may be one more or less</source>
        <translation>Quisque numerus feriendi militum, quos notas, uno maior aut minor esse potest</translation>
    </message>
    <message>
        <source>Troops whose hit numbers may change</source>
        <translation>Milites, quorum numeri feriendi mutari possunt</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progressus quaestionis</translation>
    </message>
    <message>
        <source>Stop seeking</source>
        <translation>Siste quaestionem</translation>
    </message>
</context>
<context>
    <name>zama::editor::FigurePicker</name>
    <message>
        <source>Choose a figure</source>
        <translation>Elige figuram</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Quaere</translation>
    </message>
    <message>
        <source>Search for a figure</source>
        <translation>Quaere figuram</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurae</translation>
    </message>
    <message>
        <source>Group of figures</source>
        <translation>Grex figurarum</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <translation>&amp;Insere picturam…</translation>
    </message>
    <message>
        <source>&amp;Remove this drawing</source>
        <translation>&amp;Tolle hanc picturam</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Omnes figurae</translation>
    </message>
    <message>
        <source>Drawings of this scenario</source>
        <translation>Picturae huius argumenti</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesModel</name>
    <message>
        <source>Error</source>
        <translation>Erratum</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Monitum</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesPanel</name>
    <message>
        <source>Do it</source>
        <translation>Fac ita</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Fac ita: %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Illuc</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Vitia</translation>
    </message>
    <message>
        <source>What can be done:</source>
        <translation>Quid fieri possit:</translation>
    </message>
</context>
<context>
    <name>zama::editor::LanguageAdder</name>
    <message>
        <source>Choose one, or type its tag: fr, pt-BR.</source>
        <translation>Elige unam aut scribe signum eius: fr, pt-BR.</translation>
    </message>
    <message>
        <source>That is no language tag. Tags look like fr or pt-BR.</source>
        <translation>Hoc signum linguae non est. Signa sunt ut fr aut pt-BR.</translation>
    </message>
    <message>
        <source>This language is in the list already.</source>
        <translation>Haec lingua iam in indice est.</translation>
    </message>
    <message>
        <source>Tag in the file: %1</source>
        <translation>Signum in fasciculo: %1</translation>
    </message>
    <message>
        <source>New language</source>
        <translation>Nova lingua</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adde</translation>
    </message>
    <message>
        <source>Add this language</source>
        <translation>Adde hanc linguam</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Omitte</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryModel</name>
    <message>
        <source>%1
Cannot be used. %2</source>
        <translation>%1
Adhiberi non potest. %2</translation>
    </message>
    <message>
        <source>%1
Army, types of units: %2</source>
        <translation>%1
Exercitus, genera militum: %2</translation>
    </message>
    <message>
        <source>%1
Types of units: %2</source>
        <translation>%1
Genera militum: %2</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Cum programmate traditum</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryPanel</name>
    <message>
        <source>The library is empty. Select a side, a command or types of units and save them here.</source>
        <translation>Thesaurus vacuus est. Elige exercitum, partem, genera militum et hic serva.</translation>
    </message>
    <message>
        <source>Nothing in the library has these words.</source>
        <translation>Nihil in thesauro haec verba habet.</translation>
    </message>
    <message>
        <source>It does not fit: a battle has room for so many units and types only.</source>
        <translation>Locus non sufficit: proelium tot tantum manus et genera capit.</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>«%1» in thesauro est.</translation>
    </message>
    <message>
        <source>“%1” is deleted from the library.</source>
        <translation>«%1» e thesauro deletum est.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Repone</translation>
    </message>
    <message>
        <source>“%1” could not be deleted.</source>
        <translation>«%1» deleri non potuit.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Iterum tempta</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Quaere in thesauro</translation>
    </message>
    <message>
        <source>Library of types and armies</source>
        <translation>Thesaurus generum et exercituum</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Cui</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Cui exercitui</translation>
    </message>
    <message>
        <source>Add to this battle</source>
        <translation>Adde huic proelio</translation>
    </message>
    <message>
        <source>Take the place of its army</source>
        <translation>Pone pro exercitu eius</translation>
    </message>
    <message>
        <source>The side gives up the units it has and fights with these.</source>
        <translation>Exercitus manus suas relinquit et his pugnat.</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Dele e thesauro</translation>
    </message>
    <message>
        <source>Save what is selected here…</source>
        <translation>Serva, quod hic electum est…</translation>
    </message>
    <message>
        <source>To save something here, select a side, a command or types of units.</source>
        <translation>Ut aliquid serves, elige exercitum, partem, genera militum.</translation>
    </message>
    <message>
        <source>Name in the library</source>
        <translation>Nomen in thesauro</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Serva</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Serva in thesauro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Omitte</translation>
    </message>
</context>
<context>
    <name>zama::editor::NewBattleDialog</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Praetorium</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <translation>Sinistrum cornu</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <translation>Dextrum cornu</translation>
    </message>
    <message>
        <source>There is no army in the library. Save one there from any battle.</source>
        <translation>Nullus exercitus in thesauro est. E quolibet proelio ibi unum serva.</translation>
    </message>
    <message>
        <source>%1: units %2, stands %3</source>
        <translation>%1: manus %2, contubernia %3</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Novum proelium</translation>
    </message>
    <message>
        <source>1. Who fights whom?</source>
        <translation>1. Quis cum quo pugnat?</translation>
    </message>
    <message>
        <source>2. How large is it?</source>
        <translation>2. Quantum est?</translation>
    </message>
    <message>
        <source>3. What kind of battle?</source>
        <translation>3. Quale proelium est?</translation>
    </message>
    <message>
        <source>4. What is it called?</source>
        <translation>4. Quomodo vocatur?</translation>
    </message>
    <message>
        <source>5. Who begins, and how long does it last?</source>
        <translation>5. Quis incipit, et quamdiu durat?</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Primus exercitus</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Alter exercitus</translation>
    </message>
    <message>
        <source>Name of the first army</source>
        <translation>Nomen primi exercitus</translation>
    </message>
    <message>
        <source>Name of the second army</source>
        <translation>Nomen alterius exercitus</translation>
    </message>
    <message>
        <source>You may give them other names.</source>
        <translation>Alia nomina eis dare licet.</translation>
    </message>
    <message>
        <source>Minutes of class</source>
        <translation>Minutae in schola</translation>
    </message>
    <message>
        <source>Units of the first army</source>
        <translation>Manus primi exercitus</translation>
    </message>
    <message>
        <source>The other army gets as much as makes the battle fair.</source>
        <translation>Alter exercitus tantum accipit, ut proelium aequum sit.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mensa</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Pitched battle</source>
        <translation>Acies iusta</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Insidiae</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elephanti</translation>
    </message>
    <message>
        <source>Last stand</source>
        <translation>Circumventi</translation>
    </message>
    <message>
        <source>Two lines meet face to face.</source>
        <translation>Duae acies inter se concurrunt.</translation>
    </message>
    <message>
        <source>The first army marches in a column; the second waits for it on both sides.</source>
        <translation>Primus exercitus longo ordine iter facit; alter utrimque eum exspectat.</translation>
    </message>
    <message>
        <source>A pitched battle in which both armies have elephants in front.</source>
        <translation>Acies iusta, in qua uterque exercitus elephantos in fronte habet.</translation>
    </message>
    <message>
        <source>The first army stands back to back in the middle; the second comes from both sides.</source>
        <translation>Primus exercitus in medio tergis coniunctis stat; alter utrimque venit.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titulus</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>Prior agit</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Certus numerus orbium</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Numerus orbium</translation>
    </message>
    <message>
        <source>How the armies stand</source>
        <translation>Quomodo exercitus stent</translation>
    </message>
    <message>
        <source>Begin with this</source>
        <translation>Ab hoc incipe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Omitte</translation>
    </message>
</context>
<context>
    <name>zama::editor::OddsTable</name>
    <message>
        <source>does not come about</source>
        <translation>non accidit</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>stands</comment>
        <translation>amissa %1</translation>
    </message>
    <message>
        <source>The elephant costs the other side %1 stands on average.</source>
        <translation>Elephantus alteri contubernia fere %1 adimit.</translation>
    </message>
    <message>
        <source>Wins %1, loses %2; %3 stands lost for %4 of the enemy’s.</source>
        <comment>chances, average numbers</comment>
        <translation>Vincit %1, perdit %2; amissa %3 pro hostium %4.</translation>
    </message>
    <message>
        <source>%1 stands lost on average</source>
        <translation>contubernia fere %1 amissa</translation>
    </message>
    <message>
        <source>One unit against one, both of their usual strength, without generals, to the end. Per cent are chances to win; volleys in stands lost on average.</source>
        <translation>Una manus contra unam, utraque usitato numero, sine ducibus, ad finem. Centesimae sunt spes vincendi; tela in contuberniis, quae fere amittuntur.</translation>
    </message>
    <message>
        <source>Odds against every kind of troops</source>
        <translation>Spes contra omnia genera militum</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>It
charges</source>
        <translation>Ipsa
petit</translation>
    </message>
    <message>
        <source>It is
charged</source>
        <translation>Ipsa
petitur</translation>
    </message>
    <message>
        <source>Its
volley</source>
        <translation>Tela
eius</translation>
    </message>
    <message>
        <source>Their
volley</source>
        <translation>Tela
hostis</translation>
    </message>
</context>
<context>
    <name>zama::editor::OfferLine</name>
    <message>
        <source>Message</source>
        <translation>Nuntius</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Amove</translation>
    </message>
</context>
<context>
    <name>zama::editor::OptionChooser</name>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Aperit hic leges ludi.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Aperi legem %1</translation>
    </message>
    <message>
        <source>%1 (as shipped)</source>
        <translation>%1 (tradita)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>zama::editor::PiecePreview</name>
    <message>
        <source>never</source>
        <translation>numquam</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>%1 on %2+</source>
        <comment>range of shooting, hit number</comment>
        <translation>%1, ferit ≥ %2</translation>
    </message>
    <message>
        <source>tramples</source>
        <translation>proculcat</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>stands of a unit</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurae</translation>
    </message>
    <message>
        <source>Types of units</source>
        <translation>Genera militum</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Genus</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Pugna</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Motus</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Impetus</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Contubernia</translation>
    </message>
    <message>
        <source>Units: %1, stands: %2, generals: %3</source>
        <translation>Manus: %1, contubernia: %2, duces: %3</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertiesPanel</name>
    <message>
        <source>Unit: %1</source>
        <translation>Manus: %1</translation>
    </message>
    <message>
        <source>General: %1</source>
        <translation>Dux: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Pars exercitus: %1</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Exercitus: %1</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <comment>how many</comment>
        <translation>Manus: %1</translation>
    </message>
    <message>
        <source>Generals: %1</source>
        <comment>how many</comment>
        <translation>Duces: %1</translation>
    </message>
    <message>
        <source>Commands: %1</source>
        <comment>how many</comment>
        <translation>Partes exercitus: %1</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <comment>how many</comment>
        <translation>Exercitus: %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Mensa</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Lingua nominum</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Lingua nominum</translation>
    </message>
    <message>
        <source>Select units, generals, commands or sides to change them: on the table or in the order of battle. Several can be changed at once.</source>
        <translation>Elige manus, duces, partes, exercitus, ut eos mutes: in mensa aut in indice copiarum. Plures simul mutari possunt.</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertyEditor</name>
    <message>
        <source>various</source>
        <translation>varia</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertySection</name>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Vitia omnino: %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::ProposalCard</name>
    <message>
        <source>Use this</source>
        <translation>Adhibe</translation>
    </message>
    <message>
        <source>Who wins then</source>
        <translation>Quis tum vincat</translation>
    </message>
</context>
<context>
    <name>zama::editor::RulesPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When they are over, the losses say who has won. As shipped: %1.</source>
        <translation>Cum finiti sunt, amissa dicunt, quis vicerit. Traditum: %1.</translation>
    </message>
    <message>
        <source>The battle ends when a side has nobody left, or after %1 whole turns without a loss.</source>
        <translation>Proelium finitur, cum alteri exercitui nemo restat aut %1 toti orbes sine damno praeterierunt.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Orbes</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sine fine</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Actus orbis</translation>
    </message>
    <message>
        <source>an order of their own</source>
        <translation>ordo proprius</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Certus numerus orbium</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Numerus orbium</translation>
    </message>
    <message>
        <source>Points for a slight edge</source>
        <translation>Puncta, ut paulo superior sit</translation>
    </message>
    <message>
        <source>Points for a great victory</source>
        <translation>Puncta magnae victoriae</translation>
    </message>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Aperit hic leges ludi.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Aperi legem %1</translation>
    </message>
    <message>
        <source>How many per cent more of its stands the other side has lost; below a slight edge nobody has won. As shipped: %1 and %2.</source>
        <translation>Quot centesimas contuberniorum alter exercitus plus amiserit; infra priorem numerum nemo vicit. Traditum: %1 et %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::SequenceEditor</name>
    <message>
        <source>%1: move</source>
        <translation>%1: motus</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: tela</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Uterque exercitus: impetus</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Uterque exercitus: pugna</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Who acts first</source>
        <translation>Uter prior agat</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Actus orbis</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Prius</translation>
    </message>
    <message>
        <source>Play this step earlier</source>
        <translation>Hunc actum prius age</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Posterius</translation>
    </message>
    <message>
        <source>Play this step later</source>
        <translation>Hunc actum posterius age</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>Usitatus ordo</translation>
    </message>
</context>
<context>
    <name>zama::editor::StandPreview</name>
    <message>
        <source>The unit as the table shows it: from the front, from behind, and from afar</source>
        <translation>Manus, qualem mensa ostendit: a fronte, a tergo, e longinquo</translation>
    </message>
</context>
<context>
    <name>zama::editor::TextsPanel</name>
    <message>
        <source>Every text and name in %1 is removed.</source>
        <translation>Omnes textus et nomina huius linguae sublata sunt: %1.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Redde</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (principalis)</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>scripta %1 ex %2</translation>
    </message>
    <message>
        <source>%1, to translate</source>
        <translation>%1, vertendum</translation>
    </message>
    <message>
        <source>To translate: %1</source>
        <translation>Vertendum: %1</translation>
    </message>
    <message>
        <source>Too long to be kept: %1 bytes, at most %2 are possible. Shorten it.</source>
        <translation>Longior textus est, quam ut servetur: octeti %1, non ultra %2 licent. Breviorem fac.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titulus</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dies</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Locus</translation>
    </message>
    <message>
        <source>What happened before</source>
        <translation>Quid antea acciderit</translation>
    </message>
    <message>
        <source>Briefing: %1</source>
        <translation>Mandata: %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notae magistro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Lingua textuum</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Adde linguam…</translation>
    </message>
    <message>
        <source>Make it the default</source>
        <translation>Fac principalem</translation>
    </message>
    <message>
        <source>Shown to readers whose own language is missing.</source>
        <translation>Ostenditur lectoribus, quorum lingua deest.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Tolle eam</translation>
    </message>
    <message>
        <source>Takes every text and name in this language out of the scenario.</source>
        <translation>Omnes textus et nomina huius linguae ex argumento tollit.</translation>
    </message>
    <message>
        <source>Make this language the default</source>
        <translation>Fac hanc linguam principalem</translation>
    </message>
    <message>
        <source>Remove this language</source>
        <translation>Tolle hanc linguam</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeLooks</name>
    <message>
        <source>Import a drawing</source>
        <translation>Insere picturam</translation>
    </message>
    <message>
        <source>Drawings and pictures (*.svg *.png)</source>
        <translation>Picturae et imagines (*.svg *.png)</translation>
    </message>
    <message>
        <source>Another drawing of its &amp;back…</source>
        <translation>Alia pictura &amp;tergi…</translation>
    </message>
    <message>
        <source>Import a drawing of its &amp;back…</source>
        <translation>Insere picturam &amp;tergi…</translation>
    </message>
    <message>
        <source>This is how it looks from behind.</source>
        <translation>Talis a tergo videtur.</translation>
    </message>
    <message>
        <source>From behind it looks as from the front, until you import its back.</source>
        <translation>A tergo eadem est atque a fronte, donec tergum inseras.</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>sine figura</translation>
    </message>
    <message>
        <source>Those of its side</source>
        <translation>Colores exercitus sui</translation>
    </message>
    <message>
        <source>This figure has no colours to change.</source>
        <translation>Haec figura nullos colores mutabiles habet.</translation>
    </message>
    <message>
        <source>Single colours. Those in bold were chosen for this type.</source>
        <translation>Singuli colores. Qui crasse scripti sunt, huic generi electi sunt.</translation>
    </message>
    <message>
        <source>Reset this colour</source>
        <translation>Redde hunc colorem</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>a colour</comment>
        <translation>Redde: %1</translation>
    </message>
    <message>
        <source>Choose the figure</source>
        <translation>Elige figuram</translation>
    </message>
    <message>
        <source>Import a &amp;drawing…</source>
        <translation>Insere &amp;picturam…</translation>
    </message>
    <message>
        <source>Remove the drawing of its back</source>
        <translation>Tolle picturam tergi</translation>
    </message>
    <message>
        <source>Army’s colours</source>
        <translation>Colores exercitus</translation>
    </message>
    <message>
        <source>&amp;Reset all colours</source>
        <translation>&amp;Redde omnes colores</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeWorkshop</name>
    <message>
        <source>Its units become: %1</source>
        <translation>Manus eius fiunt: %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>a unit type</comment>
        <translation>Deletum est: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adde</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Gemina</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Dele</translation>
    </message>
    <message>
        <source>L&amp;ibrary…</source>
        <translation>&amp;Thesaurus…</translation>
    </message>
    <message>
        <source>Types and armies to use again</source>
        <translation>Genera et exercitus iterum adhibendi</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Genera militum</translation>
    </message>
    <message>
        <source>This battle has no unit types yet. Add one, or take some from the library.</source>
        <translation>Hoc proelium genera militum nondum habet. Adde unum aut quaedam e thesauro sume.</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Lingua nominum</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Lingua nominum</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Pugna</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Proprietates</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Species</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Spes</translation>
    </message>
    <message>
        <source>The unit type</source>
        <translation>Genus militum</translation>
    </message>
</context>
<context>
    <name>zama::play::ActionBar</name>
    <message>
        <source>Space</source>
        <translation>Spatium</translation>
    </message>
</context>
<context>
    <name>zama::play::ArmyCard</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>units, stands, generals</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Manus</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Contub.</translation>
    </message>
</context>
<context>
    <name>zama::play::BattlePanel</name>
    <message>
        <source>Battle</source>
        <translation>Proelium</translation>
    </message>
</context>
<context>
    <name>zama::play::ChargeTool</name>
    <message>
        <source>can be charged, %1 away</source>
        <comment>a length</comment>
        <translation>impetu peti potest, abest %1</translation>
    </message>
    <message>
        <source>meets %1</source>
        <translation>occurrit %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ChoiceTool</name>
    <message>
        <source>%1+</source>
        <comment>hit number</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>can be fought, hit by %1</source>
        <comment>&quot;5+&quot;</comment>
        <translation>peti potest, ferit %1</translation>
    </message>
</context>
<context>
    <name>zama::play::DeployTool</name>
    <message>
        <source>%1; the first at %2</source>
        <comment>what is written beside the ghosts, place</comment>
        <translation>%1; prima: %2</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceEntry</name>
    <message>
        <source>%1 of %2 dice</source>
        <translation>tesserae %1 ex %2</translation>
    </message>
    <message>
        <source>How many dice show each face? Enter confirms.</source>
        <translation>Quot tesserae quemque numerum ostendunt? Confirma clavi Enter.</translation>
    </message>
    <message>
        <source>Type what your dice show: keys 1 to 6. Backspace takes one back, Enter confirms.</source>
        <translation>Scribe, quid tesserae ostendant: claves ab 1 ad 6. Backspace unam revocat, Enter confirmat.</translation>
    </message>
    <message>
        <source>Die shows %1</source>
        <translation>Tessera %1 ostendit</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a face of a die</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Dice that show %1</source>
        <translation>Tesserae, quae %1 ostendunt</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>Count faces</source>
        <translation>Numera facies</translation>
    </message>
    <message>
        <source>Say how many dice show each face instead of one die after the other</source>
        <translation>Dic, quot tesserae quemque numerum ostendant, non singulas deinceps</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>Hae sunt tesserae</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceTray</name>
    <message>
        <source>No hit</source>
        <translation>Nullus ictus</translation>
    </message>
    <message>
        <source>Faces: %1</source>
        <comment>list of faces</comment>
        <translation>Numeri: %1</translation>
    </message>
    <message>
        <source>%1. Faces: %2</source>
        <comment>result, list of faces</comment>
        <translation>%1. Numeri: %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tesserae</translation>
    </message>
    <message>
        <source>Dice of this roll</source>
        <translation>Tesserae huius iactus</translation>
    </message>
    <message>
        <source>No roll is due</source>
        <translation>Nihil iaciendum est</translation>
    </message>
</context>
<context>
    <name>zama::play::DieFace</name>
    <message>
        <source>not rolled yet</source>
        <translation>nondum iacta</translation>
    </message>
    <message>
        <source>one</source>
        <translation>unus</translation>
    </message>
    <message>
        <source>two</source>
        <translation>duo</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattuor</translation>
    </message>
    <message>
        <source>five</source>
        <translation>quinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a hit</source>
        <translation>tessera %1 ex %2: %3, ictus</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a miss</source>
        <translation>tessera %1 ex %2: %3, irritum</translation>
    </message>
    <message>
        <source>die %1 of %2: %3</source>
        <translation>tessera %1 ex %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::FairnessPage</name>
    <message>
        <source>Fairness of the dice</source>
        <translation>Aequitas tesserarum</translation>
    </message>
    <message>
        <source>Were the dice fair?</source>
        <translation>Aequaene fuerunt tesserae?</translation>
    </message>
    <message>
        <source>Hits are those of shooting and melee, and elephants scared. The chances are exact; they say how often fair dice do this, not whether these dice were fair.</source>
        <translation>Ictus sunt telorum et pugnae, praeterea elephanti territi. Probabilitates accuratae sunt; dicunt, quam saepe tesserae aequae hoc faciant, non num hae aequae fuerint.</translation>
    </message>
</context>
<context>
    <name>zama::play::FightCard</name>
    <message>
        <source>%1 against %2</source>
        <comment>units, units</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>In mensa ostende</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>In mensa ostende: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, its stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a unit, its stands, stands left</comment>
        <translation>%1: %2, nunc %3</translation>
    </message>
    <message>
        <source>Takes %1 stands from %2 without dice.</source>
        <translation>Sine tesseris contubernia tollit: %1. Amittit: %2.</translation>
    </message>
    <message>
        <source>Rolls no dice.</source>
        <translation>Tesseras non iacit.</translation>
    </message>
    <message>
        <source>%1 is with it; after the round he falls on a 6 (%2).</source>
        <translation>Adest %1; post congressum dux cadit, si tessera 6 ostendit (%2).</translation>
    </message>
    <message>
        <source>%1 adds one of these dice; after the round he falls on a 6 (%2).</source>
        <translation>%1 unam ex his tesseris addit; post congressum dux cadit, si tessera 6 ostendit (%2).</translation>
    </message>
    <message>
        <source>%1 adds %2 of these dice; after the round he falls on a 6 (%3).</source>
        <translation>%1 ex his tesseris addit %2; post congressum dux cadit, si tessera 6 ostendit (%3).</translation>
    </message>
    <message>
        <source>No dice are rolled against it. Its control die follows the round:</source>
        <translation>Contra eum tesserae non iaciuntur. Post congressum iactus regendi sequitur:</translation>
    </message>
    <message>
        <source>%1: stays under control</source>
        <translation>%1: in potestate manet</translation>
    </message>
    <message>
        <source>%1: runs wild ahead</source>
        <translation>%1: saeviens recta ruit</translation>
    </message>
    <message>
        <source>%1: runs wild to its right</source>
        <translation>%1: saeviens ad dextram ruit</translation>
    </message>
    <message>
        <source>%1: runs wild to its left</source>
        <translation>%1: saeviens ad sinistram ruit</translation>
    </message>
    <message>
        <source>%1: runs wild backwards</source>
        <translation>%1: saeviens retro ruit</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <comment>what it does, units it tramples</comment>
        <translation>%1, per: %2</translation>
    </message>
    <message>
        <source>%1 That is without what an elephant running wild may do.</source>
        <comment>expected losses</comment>
        <translation>%1 Non computatur, quid elephantus saeviens faciat.</translation>
    </message>
    <message>
        <source>Hits too many for one unit go on to its neighbours; the odds leave that out.</source>
        <translation>Ictus supervacui in vicinas manus transeunt; spes id omittunt.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quis vincat</translation>
    </message>
    <message>
        <source>Fought to the end: %1 wins %2, %3 wins %4, neither %5.</source>
        <comment>unit, chance, unit, chance, chance</comment>
        <translation>Si ad finem pugnatur, vincit manus «%1»: %2; manus «%3»: %4; neutra: %5.</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Quid factum sit:</translation>
    </message>
</context>
<context>
    <name>zama::play::FightPanel</name>
    <message>
        <source>Fights</source>
        <translation>Certamina</translation>
    </message>
    <message>
        <source>All fights</source>
        <translation>Omnia certamina</translation>
    </message>
    <message>
        <source>No unit is engaged.</source>
        <translation>Nulla manus pugnat.</translation>
    </message>
    <message>
        <source>The melee of turn %1 is over.</source>
        <translation>Pugna orbis %1 finita est.</translation>
    </message>
    <message>
        <source>The dice of turn %1 are falling.</source>
        <translation>Tesserae orbis %1 iaciuntur.</translation>
    </message>
</context>
<context>
    <name>zama::play::Guide</name>
    <message>
        <source>Do what you like in this step; then press “%1”.</source>
        <translation>In hoc actu fac, quae vis; deinde preme «%1».</translation>
    </message>
    <message>
        <source>%1 can charge %2.</source>
        <translation>Manus «%1» impetum facere potest in manum «%2».</translation>
    </message>
    <message>
        <source>%1 can shoot at %2.</source>
        <translation>Manus «%1» tela conicere potest in manum «%2».</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. A 6 takes a stand of the enemy.</source>
        <translation>Iace tesseras: singulas pro contuberniis. Numerus 6 hosti contubernium tollit.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. %1 or more takes a stand of the enemy.</source>
        <translation>Iace tesseras: singulas pro contuberniis. Numerus %1 aut maior hosti contubernium tollit.</translation>
    </message>
    <message>
        <source>Now %1 act. Watch what they do.</source>
        <translation>Nunc agunt %1. Specta, quid faciant.</translation>
    </message>
    <message>
        <source>The village is yours! That was all of it: move, shoot, charge, fight. Other battles have more units and the same rules.</source>
        <translation>Vicus tuus est! Nunc omnia scis: movere, tela conicere, impetum facere, pugnare. In aliis proeliis plures manus sunt, leges eaedem.</translation>
    </message>
    <message>
        <source>This time the enemy keeps the village; dice will do that. Begin again, or try another battle.</source>
        <translation>Hodie vicum hostis tenet: tesserae interdum ita cadunt. Iterum incipe aut aliud proelium tempta.</translation>
    </message>
    <message>
        <source>Nobody has won this time. Begin again, or try another battle.</source>
        <translation>Hodie nemo vicit. Iterum incipe aut aliud proelium tempta.</translation>
    </message>
    <message>
        <source>That is allowed as well. The lessons go on from here.</source>
        <translation>Id quoque licet. Praecepta hinc pergunt.</translation>
    </message>
    <message>
        <source>That was not possible, and nothing has changed.</source>
        <translation>Id fieri non potuit, neque quicquam mutatum est.</translation>
    </message>
</context>
<context>
    <name>zama::play::GuidePanel</name>
    <message>
        <source>The first battle is over</source>
        <translation>Primum proelium finitum est</translation>
    </message>
    <message>
        <source>First battle: step %1 of %2</source>
        <translation>Primum proelium: praeceptum %1 ex %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Without guide</source>
        <translation>Sine magistro</translation>
    </message>
    <message>
        <source>Closes the guide</source>
        <translation>Magistrum claudit</translation>
    </message>
    <message>
        <source>Goes on with this battle without being told what to do</source>
        <translation>Hoc proelium pergit sine praeceptis</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Lex %1</translation>
    </message>
    <message>
        <source>Open the rulebook at %1</source>
        <translation>Aperi leges ludi: %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Magister</translation>
    </message>
    <message>
        <source>Progress of the first battle</source>
        <translation>Progressus primi proelii</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Monstra mihi</translation>
    </message>
    <message>
        <source>Does what is asked for, so that you can watch</source>
        <translation>Facit, quod praecipitur, ut spectare possis</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Praeteri</translation>
    </message>
    <message>
        <source>Leaves this lesson out</source>
        <translation>Hoc praeceptum omittit</translation>
    </message>
</context>
<context>
    <name>zama::play::LogView</name>
    <message>
        <source>What has happened</source>
        <translation>Quid factum sit</translation>
    </message>
    <message>
        <source>Enter looks back to a line, Shift and Enter opens its rule, Right shows its parts and Left hides them.</source>
        <translation>Enter ad lineam respicit, Shift cum Enter legem aperit, sagitta dextra partes ostendit, sinistra celat.</translation>
    </message>
    <message>
        <source>&amp;Look back to here</source>
        <translation>Huc &amp;respice</translation>
    </message>
    <message>
        <source>&amp;Read rule %1</source>
        <translation>&amp;Legem %1 lege</translation>
    </message>
    <message>
        <source>&amp;Show its parts</source>
        <translation>&amp;Partes ostende</translation>
    </message>
    <message>
        <source>&amp;Hide its parts</source>
        <translation>Partes &amp;cela</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Exscribe</translation>
    </message>
</context>
<context>
    <name>zama::play::LuckCard</name>
    <message>
        <source>Luck of %1</source>
        <comment>a side&apos;s name</comment>
        <translation>Fortuna exercitus: %1</translation>
    </message>
    <message>
        <source>With fair dice the chance of so many hits or more is %1, of so many or fewer %2.</source>
        <translation>Tesseris aequis probabilitas tot ictuum aut plurium est %1, tot aut pauciorum %2.</translation>
    </message>
    <message>
        <source>Some of these dice were rolled on the desk and typed in.</source>
        <translation>Quaedam ex his tesseris in mensa iactae et scriptae sunt.</translation>
    </message>
    <message>
        <source>No dice have been thrown at the enemy yet.</source>
        <translation>Nullae adhuc tesserae in hostem iactae sunt.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or better.</source>
        <translation>Nihil mirum: %1 exercituum talem fortunam aut meliorem habent.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or worse.</source>
        <translation>Nihil mirum: %1 exercituum talem fortunam aut peiorem habent.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to less than one army in a million.</source>
        <translation>Tam bona fortuna minus quam uni ex 1.000.000 exercituum contingit.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to less than one army in a million.</source>
        <translation>Tam mala fortuna minus quam uni ex 1.000.000 exercituum accidit.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to one army in %1.</source>
        <translation>Tam bona fortuna uni ex %1 exercitibus contingit.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to one army in %1.</source>
        <translation>Tam mala fortuna uni ex %1 exercitibus accidit.</translation>
    </message>
    <message>
        <source>Shooting: hits</source>
        <translation>Tela: ictus</translation>
    </message>
    <message>
        <source>Elephants scared</source>
        <translation>Elephanti territi</translation>
    </message>
    <message>
        <source>Melee: hits</source>
        <translation>Pugna: ictus</translation>
    </message>
    <message>
        <source>Generals slain</source>
        <translation>Duces amissi</translation>
    </message>
    <message>
        <source>Elephants held</source>
        <translation>Elephanti retenti</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tesserae</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Exspectata</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Facta</translation>
    </message>
    <message>
        <source>face %1: %2 times</source>
        <translation>numerus %1: totiens %2</translation>
    </message>
    <message>
        <source>How often each face fell; expected %1 each</source>
        <translation>Quotiens quisque numerus ceciderit; exspectatum est %1</translation>
    </message>
    <message>
        <source>The dashed line is what each face is expected to show. Farthest from it: %1 fell %2 times where %3 were expected; a face does so in one army in %4.</source>
        <translation>Linea interrupta est, quod a quoque numero exspectatur. Longissime abest %1: cecidit %2, exspectabatur %3; hoc uni numero ex %4 exercitibus accidit.</translation>
    </message>
</context>
<context>
    <name>zama::play::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Nuntius</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Amove</translation>
    </message>
</context>
<context>
    <name>zama::play::MoveTool</name>
    <message>
        <source>all of them %1 ahead</source>
        <translation>omnes recta, spatio %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a place</comment>
        <translation>ad locum %1</translation>
    </message>
    <message>
        <source>%1; to %2</source>
        <comment>what is written beside the ghost, place</comment>
        <translation>%1; ad locum %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restat %1</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>se adiungit: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ObjectionLine</name>
    <message>
        <source>Move %1 instead</source>
        <translation>Potius move: %1</translation>
    </message>
    <message>
        <source>Join %1 instead</source>
        <translation>Potius te adiunge: %1</translation>
    </message>
    <message>
        <source>Go as near as he can</source>
        <translation>Quam proxime accede</translation>
    </message>
    <message>
        <source>Shoot at %1 instead</source>
        <translation>Potius tela conice: %1</translation>
    </message>
    <message>
        <source>Charge %1 this way instead</source>
        <translation>Potius hac via impetum fac: %1</translation>
    </message>
    <message>
        <source>Choose the nearest instead</source>
        <translation>Potius proximum elige</translation>
    </message>
    <message>
        <source>Place them where they fit</source>
        <translation>Ibi colloca, ubi locus est</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Nunc sine impetu</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Satis</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Amove</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Lex %1</translation>
    </message>
</context>
<context>
    <name>zama::play::OddsPanel</name>
    <message>
        <source>Point at a target to see the odds.</source>
        <translation>Hostem monstra, ut spem videas.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Spes</translation>
    </message>
    <message>
        <source>Stands that %1 has left:</source>
        <translation>Contubernia reliqua (%1):</translation>
    </message>
    <message>
        <source>Nobody can shoot at elephants.</source>
        <translation>Elephanti telis peti non possunt.</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <comment>a unit, a unit</comment>
        <translation>Impetus manus «%1» in manum «%2»</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 routs when it is charged and is gone at contact.</source>
        <translation>Manus «%1» impetum non exspectat, sed primo contactu fugit.</translation>
    </message>
    <message>
        <source>Elephants cannot hurt each other.</source>
        <translation>Elephanti inter se nocere non possunt.</translation>
    </message>
    <message>
        <source>Scare die: %1 may frighten it away (%2).</source>
        <translation>Iactus terroris: manus «%1» eum fortasse terret (%2).</translation>
    </message>
    <message>
        <source>%1 gets no scare die.</source>
        <translation>%1: sine iactu terroris.</translation>
    </message>
    <message>
        <source>Its hit takes %1 stands.</source>
        <translation>Incursus eius contubernia tollit: %1.</translation>
    </message>
    <message>
        <source>Runs wild after the round: %1.</source>
        <translation>Post congressum saevit: %1.</translation>
    </message>
    <message>
        <source>No dice are rolled against elephants; %1 is bound by the fight.</source>
        <translation>Contra elephantos tesserae non iaciuntur; certamine tenetur manus «%1».</translation>
    </message>
    <message>
        <source>Its control die sends it running after the round: %1.</source>
        <translation>Post congressum iactu regendi ruit: %1.</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a unit, chance</comment>
        <translation>vincit manus «%1»: %2</translation>
    </message>
    <message>
        <source>both destroyed: %1</source>
        <translation>utraque tollitur: %1</translation>
    </message>
    <message>
        <source>no decision: %1</source>
        <translation>neutra vincit: %1</translation>
    </message>
    <message>
        <source>Fought to the end:</source>
        <translation>Si ad finem pugnatur:</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quis vincat</translation>
    </message>
    <message>
        <source>In the first round:</source>
        <translation>Primo congressu:</translation>
    </message>
    <message>
        <source>%1 loses %2 of %3 stands on average; destroyed: %4.</source>
        <comment>a unit, stands, stands, chance</comment>
        <translation>Manus «%1» amittit fere %2 e contuberniis %3; tollitur: %4.</translation>
    </message>
    <message>
        <source>%1 would be met too; the odds leave it out.</source>
        <translation>Manus «%1» quoque occurret; spes id omittit.</translation>
    </message>
    <message>
        <source>%1 is fighting others too; these are the odds of the two alone.</source>
        <translation>Manus «%1» cum aliis quoque pugnat; haec spes duarum solarum est.</translation>
    </message>
</context>
<context>
    <name>zama::play::OutcomeLine</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Servatum: %1.</translation>
    </message>
    <message>
        <source>Nothing on this computer opens %1.</source>
        <translation>Nihil in hoc computatro hunc fasciculum aperit: %1.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Quid factum sit</translation>
    </message>
    <message>
        <source>It did not work</source>
        <translation>Res non successit</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Aperi</translation>
    </message>
    <message>
        <source>Open the file that was saved</source>
        <translation>Aperi fasciculum servatum</translation>
    </message>
</context>
<context>
    <name>zama::play::Overview</name>
    <message>
        <source>Overview</source>
        <translation>Conspectus</translation>
    </message>
    <message>
        <source>The whole table in small. Arrow keys move the part that is in view.</source>
        <translation>Tota mensa in parvo. Sagittae partem movent, quae videtur.</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayPanels</name>
    <message>
        <source>Armies</source>
        <translation>Exercitus</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tesserae</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Manus</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Acta</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Spes</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Certamina</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Conspectus</translation>
    </message>
    <message>
        <source>Fair dice?</source>
        <translation>Aequae?</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayTool</name>
    <message>
        <source>can still act</source>
        <translation>adhuc agere potest</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Revoca</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>R&amp;estitue</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Satis</translation>
    </message>
    <message>
        <source>&amp;Advance the line</source>
        <translation>&amp;Aciem promove</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consilium</translation>
    </message>
    <message>
        <source>&amp;Finish this step for me</source>
        <translation>&amp;Perfice pro me</translation>
    </message>
    <message>
        <source>&amp;Pause the program</source>
        <translation>Siste pro&amp;gramma</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>Arma p&amp;one</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ampli&amp;fica</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Minue</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Tota mensa</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>Reticu&amp;lum sex unciarum</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>Or&amp;do temporum</translation>
    </message>
    <message>
        <source>&amp;Next area of the window</source>
        <translation>Pro&amp;xima pars fenestrae</translation>
    </message>
    <message>
        <source>&amp;Previous area of the window</source>
        <translation>Pr&amp;ior pars fenestrae</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Vetus dispositio</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Mens&amp;ura</translation>
    </message>
    <message>
        <source>&amp;Battle report</source>
        <translation>&amp;Narratio proelii</translation>
    </message>
    <message>
        <source>&amp;Who has won</source>
        <translation>&amp;Quis vicerit</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a side&apos;s name and its reason</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Consilium: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ReportView</name>
    <message>
        <source>Save the battle report</source>
        <translation>Serva narrationem proelii</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Paginae interretiales (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fasciculi PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 scribi non potest: %2</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Narratio proelii</translation>
    </message>
    <message>
        <source>Show the events of each &amp;sentence</source>
        <translation>Ostende, quo quaeque &amp;sententia nitatur</translation>
    </message>
    <message>
        <source>Show the events of each sentence</source>
        <translation>Ostende, quo quaeque sententia nitatur</translation>
    </message>
    <message>
        <source>Numbers in brackets name the entries of the battle&apos;s record that a sentence rests on.</source>
        <translation>Numeri in uncis ea loca commentariorum nominant, quibus sententia nititur.</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Serva ut &amp;HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Serva narrationem ut paginam interretialem</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Serva ut &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the report for the printer</source>
        <translation>Serva narrationem, ut imprimatur</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprime…</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprime narrationem</translation>
    </message>
    <message>
        <source>%1, report of %2</source>
        <comment>name of a file: a battle, a day</comment>
        <translation>%1, narratio: %2</translation>
    </message>
</context>
<context>
    <name>zama::play::RosterView</name>
    <message>
        <source>On&amp;ly who can still act</source>
        <translation>Eos so&amp;los, qui agere possunt</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Index copiarum</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookDock</name>
    <message>
        <source>Rulebook</source>
        <translation>Leges ludi</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookPage</name>
    <message>
        <source>In the pictures, what is allowed is drawn with solid lines; what is refused is dashed and crossed out. A square of the ground is one inch.</source>
        <translation>In picturis lineae plenae ostendunt, quod licet; quod non licet, interruptum et deletum est. Quadratum soli est una uncia.</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookView</name>
    <message>
        <source>%1  %2</source>
        <comment>clause and title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Open at %1: %2</source>
        <translation>Aperi %1: %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Leges ludi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retro</translation>
    </message>
    <message>
        <source>Back to where the book was open before</source>
        <translation>Eo redi, ubi liber antea apertus erat</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Porro</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Iterum porro</translation>
    </message>
    <message>
        <source>A word, or a clause such as M3</source>
        <translation>Verbum aut lex, ut M3</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Quaere in legibus ludi</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Leges</translation>
    </message>
</context>
<context>
    <name>zama::play::ShootTool</name>
    <message>
        <source>−%1</source>
        <comment>stands expected to be lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>can be shot at, %1 stands on average</source>
        <comment>&quot;−1.2&quot;</comment>
        <translation>telis peti potest, contubernia fere %1</translation>
    </message>
</context>
<context>
    <name>zama::play::StepBar</name>
    <message>
        <source>Can still act: %1</source>
        <comment>units</comment>
        <translation>Adhuc agere possunt: %1</translation>
    </message>
    <message>
        <source>Can still act: %1</source>
        <comment>generals</comment>
        <translation>Adhuc agere possunt: %1</translation>
    </message>
    <message>
        <source>Can still act: %1, %2</source>
        <comment>units, generals</comment>
        <translation>Adhuc agere possunt: %1, %2</translation>
    </message>
    <message>
        <source>The present step</source>
        <translation>Praesens actus</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Actus orbis</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Orbis %1 ex %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Orbis %1</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Uterque</translation>
    </message>
</context>
<context>
    <name>zama::play::StepTile</name>
    <message>
        <source>Step %1: %2, %3</source>
        <comment>number, name, who acts</comment>
        <translation>Actus %1: %2, %3</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, nunc</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetChoice</name>
    <message>
        <source>Whom %1 fights</source>
        <translation>Quem petat manus «%1»</translation>
    </message>
    <message>
        <source>Fights %1</source>
        <translation>Contra manum «%1»</translation>
    </message>
    <message>
        <source>Fights %1: 6 hits</source>
        <translation>«%1»: ferit 6</translation>
    </message>
    <message>
        <source>Fights %1: %2 or more hits</source>
        <translation>«%1»: ferit %2 aut maior</translation>
    </message>
    <message>
        <source>Dice against %1</source>
        <translation>Tesserae contra manum «%1»</translation>
    </message>
    <message>
        <source>Share them out so</source>
        <translation>Ita divide</translation>
    </message>
    <message>
        <source>%1 of %2 dice</source>
        <translation>tesserae %1 ex %2</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetTool</name>
    <message>
        <source>%1: %2</source>
        <comment>an enemy, what can be done to him</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>zama::play::Timeline</name>
    <message>
        <source>To the beginning</source>
        <translation>Ad initium</translation>
    </message>
    <message>
        <source>One order back</source>
        <translation>Uno iusso retro</translation>
    </message>
    <message>
        <source>One order forward</source>
        <translation>Uno iusso porro</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Ad praesens</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Ordo temporum</translation>
    </message>
    <message>
        <source>Arrow keys go an order, page keys a step back and forward.</source>
        <translation>Sagittae iussum, claves paginarum actum retro aut porro movent.</translation>
    </message>
    <message>
        <source>You are looking back – nothing can be ordered.</source>
        <translation>Respicis – nihil iubere licet.</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Ad &amp;praesens</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Hinc perge</translation>
    </message>
    <message>
        <source>A battle of its own begins here; the one you have played stays as it is.</source>
        <translation>Hinc novum proelium incipit; quod lusisti, manet, ut est.</translation>
    </message>
    <message>
        <source>Turn %1, the battle is over</source>
        <translation>Orbis %1, proelium finitum est</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Acies instruitur</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, step</comment>
        <translation>Orbis %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Orbis %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::VerdictBanner</name>
    <message>
        <source>Read the battle report</source>
        <translation>Lege narrationem proelii</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Respice</translation>
    </message>
    <message>
        <source>To the beginning of the battle, to go through it with the timeline</source>
        <translation>Ad initium proelii, ut ordine temporum id recenseas</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Iterum lude</translation>
    </message>
    <message>
        <source>The same battle from its beginning, with new dice</source>
        <translation>Idem proelium ab initio, novis tesseris</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina prima</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <comment>how many were played</comment>
        <translation>Orbes: %1</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Contubernia amissa</translation>
    </message>
    <message>
        <source>Generals fallen</source>
        <translation>Duces amissi</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many were lost</comment>
        <translation>%1 ex %2</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>headline, reason, turns</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>%1 %2: stands lost %3, generals fallen %4.</source>
        <comment>what was said before, a side, two counts</comment>
        <translation>%1 %2: contubernia amissa %3, duces amissi %4.</translation>
    </message>
</context>
<context>
    <name>zama::print::PageViewer</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 ex %2</translation>
    </message>
    <message>
        <source>%1, shown at %2%</source>
        <comment>Page 1 of 8, a number</comment>
        <translation>%1, ostenditur ad %2 %</translation>
    </message>
    <message>
        <source>Pages as they will be printed</source>
        <translation>Paginae, quales imprimentur</translation>
    </message>
    <message>
        <source>Why there are no pages</source>
        <translation>Cur paginae desint</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Longius</translation>
    </message>
    <message>
        <source>Farther (−, Ctrl and the wheel)</source>
        <translation>Longius (−, Ctrl et rota)</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Propius</translation>
    </message>
    <message>
        <source>Nearer (+, Ctrl and the wheel)</source>
        <translation>Propius (+, Ctrl et rota)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Tota pagina</translation>
    </message>
    <message>
        <source>Whole page (0)</source>
        <translation>Tota pagina (0)</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Latitudo paginae</translation>
    </message>
    <message>
        <source>Page width (1)</source>
        <translation>Latitudo paginae (1)</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Ubi sis</translation>
    </message>
</context>
<context>
    <name>zama::shell::BattleMenu</name>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Proelium</translation>
    </message>
    <message>
        <source>&amp;New battle, start page</source>
        <translation>&amp;Novum proelium, pagina prima</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aperi…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Serva ut…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprime…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Exi</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Aperi proelium</translation>
    </message>
    <message>
        <source>Battles (*.zama.json *.zama-game.json);;All files (*)</source>
        <translation>Proelia (*.zama.json *.zama-game.json);;Omnes fasciculi (*)</translation>
    </message>
</context>
<context>
    <name>zama::shell::CardButton</name>
    <message>
        <source>%1. %2</source>
        <comment>lines of a card</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>zama::shell::CorrectionDialog</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Nothing is changed: 100 mm come out as 100 mm.</source>
        <translation>Nihil mutatur: 100 mm manent 100 mm.</translation>
    </message>
    <message>
        <source>From now on 100 mm are drawn as %1 mm across and as %2 mm along, and so come out as 100 mm.</source>
        <translation>Posthac pro 100 mm pingentur %1 mm transverse, %2 mm in longum; ita 100 mm exibunt.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Vera mensura</translation>
    </message>
    <message>
        <source>True size on “%1”</source>
        <translation>Vera mensura: «%1»</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; Print the check page at 100% (“actual size”).</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Imprime paginam probandi ad 100 % («vera magnitudine»).</translation>
    </message>
    <message>
        <source>&amp;Save the check page…</source>
        <translation>&amp;Serva paginam probandi…</translation>
    </message>
    <message>
        <source>&amp;Print the check page</source>
        <translation>&amp;Imprime paginam probandi</translation>
    </message>
    <message>
        <source>Save the check page</source>
        <translation>Serva paginam probandi</translation>
    </message>
    <message>
        <source>Print the check page</source>
        <translation>Imprime paginam probandi</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; Measure both bars with a ruler and type what you find.</source>
        <translation>&lt;b&gt;2.&lt;/b&gt; Utramque lineam regula metire et scribe, quod invenis.</translation>
    </message>
    <message>
        <source>Bar a&amp;cross:</source>
        <translation>Linea &amp;transversa:</translation>
    </message>
    <message>
        <source>Bar across, in millimetres</source>
        <translation>Linea transversa, in millimetris</translation>
    </message>
    <message>
        <source>Bar a&amp;long:</source>
        <translation>Linea &amp;longa:</translation>
    </message>
    <message>
        <source>Bar along, in millimetres</source>
        <translation>Linea longa, in millimetris</translation>
    </message>
    <message>
        <source>Between %1 and %2 mm can be made good. If a bar is shorter or longer, the printer has been told to fit pages to the paper: choose 100% in its settings and print the check page again.</source>
        <translation>Inter %1 et %2 mm corrigi potest. Si linea brevior aut longior est, impressorium paginas ad chartam aptat: in optionibus eius elige 100 % et paginam probandi iterum imprime.</translation>
    </message>
    <message>
        <source>No co&amp;rrection</source>
        <translation>&amp;Nihil corrige</translation>
    </message>
    <message>
        <source>&amp;Use this</source>
        <translation>&amp;Adhibe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Omitte</translation>
    </message>
</context>
<context>
    <name>zama::shell::DesignCorner</name>
    <message>
        <source>Battle without a title</source>
        <translation>Proelium sine titulo</translation>
    </message>
    <message>
        <source>Unsaved: %1</source>
        <translation>Non servatum: %1</translation>
    </message>
    <message>
        <source>Work that was not saved when the program ended, of %1</source>
        <translation>Opus non servatum, cum programma finitum est, e fasciculo %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>Muta: %1</translation>
    </message>
    <message>
        <source>Make a battle of your own</source>
        <translation>Tuum proelium fac</translation>
    </message>
    <message>
        <source>New battle, in &amp;five questions…</source>
        <translation>Novum proelium &amp;quinque quaestionibus…</translation>
    </message>
    <message>
        <source>&amp;Change the chosen battle</source>
        <translation>Electum proelium &amp;muta</translation>
    </message>
    <message>
        <source>P&amp;rint the chosen battle…</source>
        <translation>Elect&amp;um proelium imprime…</translation>
    </message>
    <message>
        <source>Open a scenario to e&amp;dit…</source>
        <translation>Aperi &amp;argumentum, ut mutes…</translation>
    </message>
</context>
<context>
    <name>zama::shell::Editing</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 aperiri non potest. %2</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <translation>Hoc nondum ludi potest. %1</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe. %1 Save soon.</source>
        <translation>Opus non servatum in tuto poni non potest. %1 Mox serva.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>Visne argumentum servare?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» mutatum neque servatum est.</translation>
    </message>
    <message>
        <source>Replace what somebody else saved?</source>
        <translation>Visne delere, quod alius servavit?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. If you replace it, that version is kept among the earlier versions.</source>
        <translation>%1 ab alio programmate mutatum est, postquam hic apertum est. Si tuum pro illo servas, illa forma inter priores manet.</translation>
    </message>
    <message>
        <source>This scenario is in no file yet.</source>
        <translation>Hoc argumentum nullo adhuc in fasciculo est.</translation>
    </message>
    <message>
        <source>This is what %1 holds. Undo brings your version back.</source>
        <translation>Hoc in fasciculo %1 est. Revoca, et forma tua redit.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Your version stays as it is.</source>
        <translation>%1 legi non potest. Forma tua manet, ut est.</translation>
    </message>
    <message>
        <source>Save the scenario as</source>
        <translation>Serva argumentum ut</translation>
    </message>
    <message>
        <source>Scenarios (*%1)</source>
        <translation>Argumenta (*%1)</translation>
    </message>
    <message>
        <source>%1 is a battle under way. Choose another name.</source>
        <translation>%1 est proelium, quod luditur. Aliud nomen elige.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Servatum: %1.</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Non servatum. %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What you see here is your version; Scenario &gt; Read the file again shows the other. Before yours replaces it, you will be asked.</source>
        <translation>%1 ab alio programmate mutatum est. Forma tua est, quam hic vides; Argumentum &gt; Fasciculum iterum lege alteram ostendit. Priusquam tua pro illa servetur, rogaberis.</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Proelium sine titulo</translation>
    </message>
    <message>
        <source>%1*</source>
        <comment>a scenario with unsaved changes</comment>
        <translation>%1*</translation>
    </message>
</context>
<context>
    <name>zama::shell::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;uxilium</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Leges ludi</translation>
    </message>
    <message>
        <source>&amp;About Zama</source>
        <translation>&amp;De programmate Zama</translation>
    </message>
    <message>
        <source>About Zama</source>
        <translation>De programmate Zama</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Fast-play tabletop battles for the classroom.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty. It never uses the network.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Proelia brevia in mensa scholae ludenda.&lt;/p&gt;&lt;p&gt;Programma liberum sub licentia GNU General Public License, versione 3 aut posteriore. Sine ulla sponsione datur. Interreti numquam utitur.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageChoice</name>
    <message>
        <source>%1 cannot be read from line %2 on, so English is spoken.</source>
        <translation>%1 a versu %2 legi non potest; itaque Anglice dicitur.</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageMenu</name>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Li&amp;ngua</translation>
    </message>
    <message>
        <source>&amp;Second language</source>
        <translation>&amp;Altera lingua</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nulla</translation>
    </message>
    <message>
        <source>&amp;Below the first</source>
        <translation>&amp;Sub priore</translation>
    </message>
    <message>
        <source>&amp;Digits of Arabic</source>
        <translation>&amp;Notae numerorum Arabicae</translation>
    </message>
    <message>
        <source>As in my &amp;country</source>
        <translation>Ut in &amp;patria mea</translation>
    </message>
    <message>
        <source>For the &amp;other side, while it acts</source>
        <translation>Pro altero &amp;exercitu, dum agit</translation>
    </message>
</context>
<context>
    <name>zama::shell::MainWindow</name>
    <message>
        <source>This computer has no letters for %1. A font for it helps.</source>
        <translation>In hoc computatro litterae desunt: %1. Typis litterarum opus est.</translation>
    </message>
    <message>
        <source>Zama</source>
        <translation>Zama</translation>
    </message>
    <message>
        <source>%1 – Zama</source>
        <translation>%1 – Zama</translation>
    </message>
</context>
<context>
    <name>zama::shell::PartList</name>
    <message>
        <source>none</source>
        <comment>pages of a part that cannot be printed</comment>
        <translation>nullae</translation>
    </message>
    <message>
        <source>%1 Pages: %2.</source>
        <comment>what a part is good for, a number</comment>
        <translation>%1 Paginae: %2.</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Omnia</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Omnia</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Paginae</translation>
    </message>
    <message>
        <source>Pages of: %1</source>
        <translation>Paginae: %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayMenu</name>
    <message>
        <source>%1 are played by</source>
        <translation>Quis ludat: %1</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Ludus</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>&amp;Tesserae</translation>
    </message>
    <message>
        <source>Rolled by the &amp;program</source>
        <translation>A &amp;programmate iactae</translation>
    </message>
    <message>
        <source>&amp;Real dice, typed in</source>
        <translation>&amp;Verae tesserae, scribendae</translation>
    </message>
    <message>
        <source>&amp;Taking back</source>
        <translation>Re&amp;vocatio</translation>
    </message>
    <message>
        <source>Until the last &amp;dice</source>
        <translation>Usque ad ultimas te&amp;sseras</translation>
    </message>
    <message>
        <source>Within the &amp;step</source>
        <translation>Intra a&amp;ctum</translation>
    </message>
    <message>
        <source>&amp;Freely</source>
        <translation>&amp;Libere</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Motus in mensa</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>L&amp;entus</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Celer</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nullus</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayStrip</name>
    <message>
        <source>Side %1</source>
        <translation>Exercitus %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Quis ludat: %1</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>Aliquis ante hoc quadrum</translation>
    </message>
    <message>
        <source>Does whatever is allowed</source>
        <translation>Facit, quidquid licet</translation>
    </message>
    <message>
        <source>Sees a good move when there is one</source>
        <translation>Bonum motum videt, si adest</translation>
    </message>
    <message>
        <source>Thinks the battle ahead</source>
        <translation>Proelium animo praecipit</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tesserae</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>A programmate iactae</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Verae tesserae, scribendae</translation>
    </message>
    <message>
        <source>Orders may be taken back</source>
        <translation>Iussa revocare licet</translation>
    </message>
    <message>
        <source>How far orders may be taken back</source>
        <translation>Quousque iussa revocare liceat</translation>
    </message>
    <message>
        <source>Until dice are rolled</source>
        <translation>Donec tesserae iactae sunt</translation>
    </message>
    <message>
        <source>Within the step</source>
        <translation>Intra actum</translation>
    </message>
    <message>
        <source>As far as one likes</source>
        <translation>Quousque libet</translation>
    </message>
    <message>
        <source>All of this can be changed during the battle.</source>
        <translation>Haec omnia inter proelium mutari possunt.</translation>
    </message>
    <message>
        <source>Beg&amp;in the battle</source>
        <translation>&amp;Incipe proelium</translation>
    </message>
    <message>
        <source>Begins the chosen battle</source>
        <translation>Electum proelium incipit</translation>
    </message>
</context>
<context>
    <name>zama::shell::Playing</name>
    <message>
        <source>This battle is kept in %1.</source>
        <translation>Hoc proelium servatur in fasciculo %1.</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Serva proelium ut</translation>
    </message>
    <message>
        <source>Battles under way (*%1)</source>
        <translation>Proelia, quae luduntur (*%1)</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>Visne vetus delere?</translation>
    </message>
    <message>
        <source>Saved. The battle is kept in %1 from now on.</source>
        <translation>Servatum est. Proelium iam servatur in fasciculo %1.</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintDialog</name>
    <message>
        <source>%1 cannot be written: the pages could not be drawn.</source>
        <translation>%1 scribi non potest: paginae pingi non potuerunt.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Omnes paginae missae sunt ad impressorium «%1».</translation>
    </message>
    <message>
        <source>Nothing is chosen yet. Tick what you would like to print.</source>
        <translation>Nihil adhuc electum est. Nota, quae imprimere velis.</translation>
    </message>
    <message>
        <source>Nobody is chosen. Tick a command and a type of unit whose soldiers you would like to print.</source>
        <translation>Nemo electus est. Nota partem et genus, quorum milites imprimere velis.</translation>
    </message>
    <message>
        <source>%1, about %2% ink</source>
        <comment>8 pages, a number</comment>
        <translation>%1, atramenti fere %2 %</translation>
    </message>
    <message>
        <source>%1, the ink is being measured…</source>
        <comment>8 pages</comment>
        <translation>%1, atramentum computatur…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Impressoria quaeruntur…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Nullum impressorium in hoc computatro est. Serva fasciculum PDF et alibi imprime.</translation>
    </message>
    <message>
        <source>Choose a printer under “How”, or save a PDF file.</source>
        <translation>Elige impressorium sub «Quomodo» aut serva fasciculum PDF.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Siste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>for the class</source>
        <comment>a file name</comment>
        <translation>classi</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a file: a battle, what is printed of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The check page went to the printer.</source>
        <translation>Pagina probandi ad impressorium missa est.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Intermissum.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprime</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Quid</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>Qu&amp;omodo</translation>
    </message>
    <message>
        <source>What is printed, and how</source>
        <translation>Quid et quomodo imprimatur</translation>
    </message>
    <message>
        <source>How much it is</source>
        <translation>Quantum sit</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Serva ut PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Serva ut PDF</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprime…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fasciculi PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintLooks</name>
    <message>
        <source>As on the screen.</source>
        <translation>Sicut in quadro.</translation>
    </message>
    <message>
        <source>Nothing but lines: a class colours its soldiers itself.</source>
        <translation>Lineae solae: classis milites suos ipsa colorat.</translation>
    </message>
    <message>
        <source>Colours are only hinted at: at most an eighth of the paper is covered.</source>
        <translation>Colores leves tantum: non ultra octavam chartae partem tegunt.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Atramentum</translation>
    </message>
    <message>
        <source>In &amp;colour</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Outlines, to colour in</source>
        <translation>&amp;Lineae colorandae</translation>
    </message>
    <message>
        <source>&amp;Pale, saves ink</source>
        <translation>&amp;Pallidum, parcum</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>C&amp;harta</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Charta</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Or&amp;ientation</source>
        <translation>P&amp;ositio</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Positio</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>paper</comment>
        <translation>Erecta</translation>
    </message>
    <message>
        <source>Sideways</source>
        <comment>paper</comment>
        <translation>Iacens</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Lin&amp;gua</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Secon&amp;d language</source>
        <translation>&amp;Altera lingua</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Altera lingua</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>Long&amp;itudines</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longitudines</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Unciae</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centimetra</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrinterBox</name>
    <message>
        <source>Not corrected: 100 mm are drawn as 100 mm.</source>
        <translation>Non correctum: ex 100 mm fiunt 100 mm.</translation>
    </message>
    <message>
        <source>Corrected: 100 mm came out as %1 mm across and %2 mm along.</source>
        <translation>Correctum: ex 100 mm fiebant %1 mm transverse, %2 mm in longum.</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>Imp&amp;ressorium</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impressorium</translation>
    </message>
    <message>
        <source>Another one, from a PDF file</source>
        <translation>Aliud, e fasciculo PDF</translation>
    </message>
    <message>
        <source>One that prints a PDF file</source>
        <translation>Quod fasciculum PDF imprimit</translation>
    </message>
    <message>
        <source>How true to size it prints</source>
        <translation>Num vera mensura imprimat</translation>
    </message>
    <message>
        <source>&amp;True to size…</source>
        <translation>&amp;Vera mensura…</translation>
    </message>
    <message>
        <source>Make it print true to size</source>
        <translation>Fac, ut vera mensura imprimat</translation>
    </message>
    <message>
        <source>Correct PDF &amp;files, too</source>
        <translation>Corrige &amp;fasciculos PDF quoque</translation>
    </message>
    <message>
        <source>Correct PDF files, too</source>
        <translation>Corrige fasciculos PDF quoque</translation>
    </message>
    <message>
        <source>Only for files that will be printed on this very printer. Without it the lengths in a file are exact.</source>
        <translation>Eis tantum fasciculis, qui hoc ipso impressorio imprimentur. Aliter longitudines in fasciculo accuratae sunt.</translation>
    </message>
</context>
<context>
    <name>zama::shell::RecentList</name>
    <message>
        <source>Battles you have begun will stand here. Each is kept by itself, order by order.</source>
        <translation>Hic stabunt proelia, quae incepisti. Quodque per se servatur, iussum post iussum.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>situation, where it branched off</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>In receptaculum move</translation>
    </message>
    <message>
        <source>Take it out of this list</source>
        <translation>De hoc indice tolle</translation>
    </message>
    <message>
        <source>Turn %1 · being played elsewhere</source>
        <translation>Orbis %1 · alibi luditur</translation>
    </message>
    <message>
        <source>Finished in turn %1 · %2</source>
        <translation>Finitum orbe %1 · %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Orbis %1 · %2</translation>
    </message>
    <message>
        <source>Branched off in turn %1</source>
        <translation>Divisum orbe %1</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Divisum orbe %1, %2: %3</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2</source>
        <comment>turn, step</comment>
        <translation>Divisum orbe %1, %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hodie, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>heri, %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::ReportPage</name>
    <message>
        <source>Looking for printers…</source>
        <translation>Impressoria quaeruntur…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Nullum impressorium in hoc computatro est. Serva fasciculum PDF et alibi imprime.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Omnes paginae missae sunt ad impressorium «%1».</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Redi ad mensam</translation>
    </message>
</context>
<context>
    <name>zama::shell::ScenarioMenus</name>
    <message>
        <source>&amp;Scenario</source>
        <translation>Ar&amp;gumentum</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Mutatio</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Ordinatio</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>&amp;Novum argumentum…</translation>
    </message>
    <message>
        <source>&amp;Change this battle</source>
        <translation>Hoc &amp;proelium muta</translation>
    </message>
    <message>
        <source>&amp;From this position</source>
        <translation>Ab hoc s&amp;tatu</translation>
    </message>
    <message>
        <source>&amp;Open in the editor…</source>
        <translation>Aperi in o&amp;fficina…</translation>
    </message>
    <message>
        <source>&amp;Unsaved work</source>
        <translation>Non ser&amp;vata</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Serva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Serva &amp;ut…</translation>
    </message>
    <message>
        <source>&amp;Read the file again</source>
        <translation>Fasciculum iterum &amp;lege</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>Prior&amp;es formae</translation>
    </message>
    <message>
        <source>C&amp;lose the editor</source>
        <translation>&amp;Claude officinam</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Aperi argumentum</translation>
    </message>
    <message>
        <source>Scenarios (*%1);;All files (*)</source>
        <translation>Argumenta (*%1);;Omnes fasciculi (*)</translation>
    </message>
    <message>
        <source>None yet: they are kept each time you save</source>
        <translation>Nullae adhuc: servantur, quotiens servas</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Proelium sine titulo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>Pe&amp;rge in eo</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Abice</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierBox</name>
    <message>
        <source>%1%</source>
        <comment>a number</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Whose soldiers</source>
        <translation>&amp;Cuius milites</translation>
    </message>
    <message>
        <source>Their &amp;generals, too</source>
        <translation>&amp;Duces eorum quoque</translation>
    </message>
    <message>
        <source>Their generals, too</source>
        <translation>Duces eorum quoque</translation>
    </message>
    <message>
        <source>Spa&amp;re stands of each type</source>
        <translation>Contubernia &amp;subsidiaria generum</translation>
    </message>
    <message>
        <source>Spare stands of each type</source>
        <translation>Contubernia subsidiaria cuiusque generis</translation>
    </message>
    <message>
        <source>Height of the &amp;figures</source>
        <translation>&amp;Altitudo figurarum</translation>
    </message>
    <message>
        <source>Height of the figures</source>
        <translation>Altitudo figurarum</translation>
    </message>
    <message>
        <source>Only the figures grow. Bases stay as large as the rules need them.</source>
        <translation>Solae figurae crescunt. Bases tantae manent, quantas leges postulant.</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierTree</name>
    <message>
        <source>Whose soldiers</source>
        <translation>Cuius milites</translation>
    </message>
    <message>
        <source>Types of unit</source>
        <translation>Genera militum</translation>
    </message>
</context>
<context>
    <name>zama::shell::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Pagina prima</translation>
    </message>
    <message>
        <source>Zama</source>
        <translation>Zama</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Battles of the ancient world, fought on one table by a whole class.</source>
        <translation>Proelia antiqua, quae tota classis una in mensa ludit.</translation>
    </message>
    <message>
        <source>The emblem of the program</source>
        <translation>Insigne programmatis</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Perge</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Non nunc</translation>
    </message>
    <message>
        <source>The battle stays in the list of recent battles.</source>
        <translation>Proelium in indice recentium manet.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>Novum proelium</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Proelium perge</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Aperi fasciculum…</translation>
    </message>
    <message>
        <source>Opens a saved battle or a scenario that somebody gave you.</source>
        <translation>Aperit proelium servatum aut argumentum, quod aliquis tibi dedit.</translation>
    </message>
    <message>
        <source>Guided first battle</source>
        <translation>Proelium discentium</translation>
    </message>
    <message>
        <source>Two minutes. A handful of units, every step explained, no rules to read first.</source>
        <translation>Duae minutae. Paucae manus, quisque actus explicatur, nullae leges prius legendae sunt.</translation>
    </message>
    <message>
        <source>%1 · turns: %2</source>
        <translation>%1 · orbes: %2</translation>
    </message>
    <message>
        <source>The &amp;whole battle: %1</source>
        <translation>&amp;Totum proelium: %1</translation>
    </message>
    <message>
        <source>S&amp;hort, for one lesson: %1</source>
        <translation>&amp;Breve, in unam lectionem: %1</translation>
    </message>
    <message>
        <source>“%1” was interrupted in turn %2 (%3). Nothing is lost: you can go on where it was.</source>
        <translation>«%1» intermissum est orbe %2 (%3). Nihil periit: pergere potes, ubi desiisti.</translation>
    </message>
</context>
<context>
    <name>zama::shell::TestBar</name>
    <message>
        <source>Play-test</source>
        <translation>Experimentum</translation>
    </message>
    <message>
        <source>A test: the scenario stays as it is, whatever happens here.</source>
        <translation>Experimentum est: argumentum manet, ut est, quidquid hic accidit.</translation>
    </message>
    <message>
        <source>&amp;Keep this battle</source>
        <translation>&amp;Serva hoc proelium</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <translation>&amp;Redi in officinam</translation>
    </message>
</context>
<context>
    <name>zama::shell::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visus</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>As on the des&amp;ktop</source>
        <translation>Ut in co&amp;mputatro</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clarus</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>O&amp;bscurus</translation>
    </message>
    <message>
        <source>L&amp;engths</source>
        <translation>Int&amp;ervalla</translation>
    </message>
    <message>
        <source>&amp;Inches</source>
        <translation>&amp;Unciae</translation>
    </message>
    <message>
        <source>&amp;Centimetres</source>
        <translation>C&amp;entimetra</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>Litte&amp;rae</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>Me&amp;diae</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>Ma&amp;gnae</translation>
    </message>
    <message>
        <source>For a &amp;projector</source>
        <translation>&amp;Forma maior (in pariete)</translation>
    </message>
</context>
<context>
    <name>zama::table::EventLogModel</name>
    <message>
        <source>Turn %1 – %2</source>
        <comment>turn, step</comment>
        <translation>Orbis %1 – %2</translation>
    </message>
    <message>
        <source>Turn %1 – %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Orbis %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::table::RosterModel</name>
    <message>
        <source>eliminated</source>
        <translation>e proelio sublata</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>fugata</translation>
    </message>
    <message>
        <source>scared off</source>
        <translation>territus fugit</translation>
    </message>
    <message>
        <source>ran off in a rampage</source>
        <translation>saeviens abiit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>pugnat</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>motus factus</translation>
    </message>
    <message>
        <source>has shot</source>
        <translation>tela coniecta</translation>
    </message>
    <message>
        <source>has charged</source>
        <translation>impetus factus</translation>
    </message>
    <message>
        <source>has fallen</source>
        <translation>cecidit</translation>
    </message>
    <message>
        <source>can still act</source>
        <translation>adhuc agere potest</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <comment>a column of the list</comment>
        <translation>%1: nihil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomen</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Contubernia</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>its general has fallen</source>
        <translation>dux eius cecidit</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its general</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 ex %2</translation>
    </message>
</context>
<context>
    <name>zama::table::TableView</name>
    <message>
        <source>Table</source>
        <translation>Mensa</translation>
    </message>
    <message>
        <source>The battlefield with all units and generals. Space does the next thing, N and P pick units, arrow keys steer who is picked, Enter orders it, Escape drops it.</source>
        <translation>Campus cum omnibus manibus et ducibus. Spatium id facit, quod sequitur; N et P manus eligunt; sagittae electum movent, Enter iubet, Escape omittit.</translation>
    </message>
</context>
</TS>
