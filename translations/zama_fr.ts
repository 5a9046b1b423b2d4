<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ArmyCommands</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>Problems in all: %1.</source>
        <translation>Problèmes en tout : %1.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Camp 1</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>Corps I</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Camp 2</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>Le tableau n’a pas été importé. %1</translation>
    </message>
    <message>
        <source>Units added: %1, changed: %2, removed: %3.</source>
        <translation>Unités ajoutées : %1, modifiées : %2, retirées : %3.</translation>
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
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>There are no unit types in this file.</source>
        <translation>Il n’y a pas de types d’unités dans ce fichier.</translation>
    </message>
</context>
<context>
    <name>ArmyModel</name>
    <message>
        <source>no units</source>
        <translation>aucune unité</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>a péri</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>général en chef</translation>
    </message>
    <message>
        <source>general</source>
        <translation>général</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>unknown type “%1”</source>
        <translation>type inconnu « %1 »</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <translation>Corps, général : %1</translation>
    </message>
</context>
<context>
    <name>BattleKeeper</name>
    <message>
        <source>%1 was changed by somebody else. It stays as it is now; your battle goes on in %2, beside it.</source>
        <translation>Quelqu’un d’autre a modifié %1. Ce fichier reste tel quel ; votre bataille continue dans %2, à côté.</translation>
    </message>
    <message>
        <source>%1 Until that is mended, every order is kept in %2. You can go on playing.</source>
        <translation>%1 En attendant, chaque ordre est conservé dans %2. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>%1 There is no second place either: at this moment the battle is only in memory. It is tried again with every order; better choose “Save as” now.</source>
        <translation>%1 Il n’y a pas non plus de second endroit : en ce moment, la bataille n’est qu’en mémoire. Un nouvel essai se fait à chaque ordre ; choisissez plutôt « Enregistrer sous » maintenant.</translation>
    </message>
    <message>
        <source>Every order is kept in %1 again.</source>
        <translation>Chaque ordre est de nouveau conservé dans %1.</translation>
    </message>
    <message>
        <source>%1 is something else, not a battle. Shall the battle really take its place?</source>
        <translation>%1 est autre chose, pas une bataille. La bataille doit-elle vraiment prendre sa place ?</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else since you opened it. Shall your battle take its place?</source>
        <translation>Quelqu’un d’autre a modifié %1 depuis que vous l’avez ouvert. Votre bataille doit-elle prendre sa place ?</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Choose another name.</source>
        <translation>%1 est en train d’être joué dans une autre fenêtre ou sur un autre ordinateur. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Impossible d’ouvrir %1. %2</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Here you go on in a copy of it, %2.</source>
        <translation>%1 est en train d’être joué dans une autre fenêtre ou sur un autre ordinateur. Ici, vous continuez dans une copie, %2.</translation>
    </message>
    <message>
        <source>%1 could be saved at last: the battle is now kept in %2.</source>
        <translation>%1 a enfin pu être enregistré : la bataille est maintenant conservée dans %2.</translation>
    </message>
    <message>
        <source>%1 does not come out as it says: this program knows the battle up to order %3. The file stays as it is; you go on from there in %2.</source>
        <translation>%1 ne donne pas ce qu’il annonce : ce programme connaît la bataille jusqu’à l’ordre %3. Le fichier reste tel quel ; vous repartez de là dans %2.</translation>
    </message>
    <message>
        <source>The end of %1 is damaged. Everything before it was read; the file stays as it is and you go on in %2.</source>
        <translation>La fin du fichier %1 est abîmée. Tout ce qui précède a été lu ; le fichier reste tel quel et vous continuez dans %2.</translation>
    </message>
    <message>
        <source>%1 was written by a different Zama and holds things that this one does not know. It stays as it is; you go on in %2.</source>
        <translation>%1 a été écrit par un autre Zama et contient des choses que celui-ci ne connaît pas. Il reste tel quel ; vous continuez dans %2.</translation>
    </message>
</context>
<context>
    <name>BlankReportPages</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restants</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Généraux</translation>
    </message>
    <message>
        <source>Stands that count</source>
        <translation>Socles qui comptent</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Pertes, en pour cent</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Ce que la bataille a coûté</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>I led</source>
        <translation>Je dirigeais</translation>
    </message>
    <message>
        <source>What was our plan?</source>
        <translation>Quel était notre plan ?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Que s’est-il passé ?</translation>
    </message>
    <message>
        <source>When did the battle turn, and why?</source>
        <translation>Quand la bataille a-t-elle basculé, et pourquoi ?</translation>
    </message>
    <message>
        <source>The table at that moment</source>
        <translation>La table à ce moment-là</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Qui a gagné ?</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>De combien ?</translation>
    </message>
    <message>
        <source>What would we do differently?</source>
        <translation>Que ferions-nous autrement ?</translation>
    </message>
    <message>
        <source>A letter home, written that evening</source>
        <translation>Une lettre à la famille, écrite ce soir-là</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check page</source>
        <translation>Page témoin</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”). Measure each bar with a ruler, from the outer edge of one end line to the outer edge of the other. Tell the program what you measured.</source>
        <translation>Imprimez cette page à 100 % (« taille réelle »). Mesurez chaque barre avec une règle, du bord extérieur d’un trait de bout au bord extérieur de l’autre. Donnez vos mesures au programme.</translation>
    </message>
    <message>
        <source>Printer: %1</source>
        <translation>Imprimante : %1</translation>
    </message>
    <message>
        <source>Across: how many millimetres?</source>
        <translation>En largeur : combien de millimètres ?</translation>
    </message>
    <message>
        <source>Along: how many millimetres?</source>
        <translation>En hauteur : combien de millimètres ?</translation>
    </message>
    <message>
        <source>With your correction this is 100 mm.</source>
        <translation>Avec votre correction, ceci fait 100 mm.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Fermer l’onglet</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Terracotta</source>
        <translation>Terre cuite</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Lie-de-vin</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Sea green</source>
        <translation>Vert marin</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Bleu ciel</translation>
    </message>
    <message>
        <source>Deep blue</source>
        <translation>Bleu profond</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Pourpre</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Crème</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
</context>
<context>
    <name>CommanderPages</name>
    <message>
        <source>Without a general</source>
        <translation>Sans général</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>Vos consignes</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>Vos unités</translation>
    </message>
    <message>
        <source>What they can do</source>
        <translation>Ce qu’elles savent faire</translation>
    </message>
    <message>
        <source>Your commands</source>
        <translation>Vos corps</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (suite)</translation>
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
        <translation>front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flanc</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>arrière</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of stands, before and after</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>what a die needs</comment>
        <translation>dès %1</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Greek hoplites</source>
        <translation>Hoplites grecs</translation>
    </message>
    <message>
        <source>Saka warriors</source>
        <translation>Guerriers saces</translation>
    </message>
    <message>
        <source>Macedonian hypaspists</source>
        <translation>Hypaspistes macédoniens</translation>
    </message>
    <message>
        <source>Macedonian pikemen</source>
        <translation>Piquiers macédoniens</translation>
    </message>
    <message>
        <source>Persian shield bearers</source>
        <translation>Porteurs de bouclier perses</translation>
    </message>
    <message>
        <source>Persian Immortals</source>
        <translation>Immortels perses</translation>
    </message>
    <message>
        <source>Medes and Arabs</source>
        <translation>Mèdes et Arabes</translation>
    </message>
    <message>
        <source>Egyptian foot</source>
        <translation>Fantassins égyptiens</translation>
    </message>
    <message>
        <source>Hellenistic shield bearers</source>
        <translation>Porteurs de bouclier hellénistiques</translation>
    </message>
    <message>
        <source>Thracians</source>
        <translation>Thraces</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <translation>Gaulois et Thraces</translation>
    </message>
    <message>
        <source>Roman heavy infantry</source>
        <translation>Infanterie lourde romaine</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <translation>Infanterie lourde libyenne</translation>
    </message>
    <message>
        <source>African levy of Carthage</source>
        <translation>Levée africaine de Carthage</translation>
    </message>
    <message>
        <source>Gauls and Ligurians of Carthage</source>
        <translation>Gaulois et Ligures de Carthage</translation>
    </message>
    <message>
        <source>Numidians on foot</source>
        <translation>Numides à pied</translation>
    </message>
    <message>
        <source>Gallic warriors</source>
        <translation>Guerriers gaulois</translation>
    </message>
    <message>
        <source>Iberian heavy foot</source>
        <translation>Fantassins lourds ibères</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <translation>Celtibères</translation>
    </message>
    <message>
        <source>Roman legionaries of the emperors</source>
        <translation>Légionnaires romains des empereurs</translation>
    </message>
    <message>
        <source>Roman auxiliaries</source>
        <translation>Auxiliaires romains</translation>
    </message>
    <message>
        <source>Germanic warriors</source>
        <translation>Guerriers germains</translation>
    </message>
    <message>
        <source>Saxon huscarls</source>
        <translation>Huscarles saxons</translation>
    </message>
    <message>
        <source>Saxon levy</source>
        <translation>Levée saxonne</translation>
    </message>
    <message>
        <source>Men-at-arms on foot</source>
        <translation>Hommes d’armes à pied</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <translation>Archers perses</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation>Archers crétois</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>Peltastes</translation>
    </message>
    <message>
        <source>Slingers</source>
        <translation>Frondeurs</translation>
    </message>
    <message>
        <source>Indian archers</source>
        <translation>Archers indiens</translation>
    </message>
    <message>
        <source>Roman velites</source>
        <translation>Vélites romains</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation>Frondeurs baléares</translation>
    </message>
    <message>
        <source>Iberian light foot</source>
        <translation>Fantassins légers ibères</translation>
    </message>
    <message>
        <source>Norman archers</source>
        <translation>Archers normands</translation>
    </message>
    <message>
        <source>English longbowmen</source>
        <translation>Archers anglais à arc long</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Arbalétriers</translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation>Archers montés saces</translation>
    </message>
    <message>
        <source>Greek light horse</source>
        <translation>Cavalerie légère grecque</translation>
    </message>
    <message>
        <source>Macedonian Companions</source>
        <translation>Compagnons macédoniens</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <translation>Cavalerie perse</translation>
    </message>
    <message>
        <source>Hellenistic cavalry</source>
        <translation>Cavalerie hellénistique</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation>Cataphractaires</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <translation>Cavalerie romaine</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <translation>Cavalerie numide</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <translation>Cavalerie carthaginoise</translation>
    </message>
    <message>
        <source>Gallic nobles</source>
        <translation>Nobles gaulois</translation>
    </message>
    <message>
        <source>Iberian cavalry</source>
        <translation>Cavalerie ibère</translation>
    </message>
    <message>
        <source>Norman knights</source>
        <translation>Chevaliers normands</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Chevaliers</translation>
    </message>
    <message>
        <source>Mongol horse archers</source>
        <translation>Archers montés mongols</translation>
    </message>
    <message>
        <source>Mamluks</source>
        <translation>Mamelouks</translation>
    </message>
    <message>
        <source>African war elephant</source>
        <translation>Éléphant de guerre africain</translation>
    </message>
    <message>
        <source>African war elephant, trumpeting</source>
        <translation>Éléphant de guerre africain, barrissant</translation>
    </message>
    <message>
        <source>African elephant with a tower</source>
        <translation>Éléphant africain avec tour</translation>
    </message>
    <message>
        <source>Indian elephant with a tower</source>
        <translation>Éléphant indien avec tour</translation>
    </message>
    <message>
        <source>Indian elephant, trumpeting</source>
        <translation>Éléphant indien, barrissant</translation>
    </message>
    <message>
        <source>Camel riders</source>
        <translation>Chameliers</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <translation>Archers chameliers</translation>
    </message>
    <message>
        <source>Scythed chariot</source>
        <translation>Char à faux</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation>Scorpion</translation>
    </message>
    <message>
        <source>Scorpion with two men</source>
        <translation>Scorpion avec deux hommes</translation>
    </message>
    <message>
        <source>Stone thrower</source>
        <translation>Lance-pierres</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Trébuchet</translation>
    </message>
    <message>
        <source>Greek general</source>
        <translation>Général grec</translation>
    </message>
    <message>
        <source>Persian general</source>
        <translation>Général perse</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>Darius</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Alexandre</translation>
    </message>
    <message>
        <source>Hellenistic general</source>
        <translation>Général hellénistique</translation>
    </message>
    <message>
        <source>Indian prince</source>
        <translation>Prince indien</translation>
    </message>
    <message>
        <source>Hellenistic king</source>
        <translation>Roi hellénistique</translation>
    </message>
    <message>
        <source>Roman tribune</source>
        <translation>Tribun romain</translation>
    </message>
    <message>
        <source>Scipio</source>
        <translation>Scipion</translation>
    </message>
    <message>
        <source>Carthaginian general</source>
        <translation>Général carthaginois</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation>Hannibal</translation>
    </message>
    <message>
        <source>Iberian chieftain</source>
        <translation>Chef ibère</translation>
    </message>
    <message>
        <source>Gallic chieftain</source>
        <translation>Chef gaulois</translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation>Vercingétorix</translation>
    </message>
    <message>
        <source>Caesar</source>
        <translation>César</translation>
    </message>
    <message>
        <source>Germanic chieftain</source>
        <translation>Chef germain</translation>
    </message>
    <message>
        <source>Saxon thane</source>
        <translation>Thane saxon</translation>
    </message>
    <message>
        <source>Harold</source>
        <translation>Harold</translation>
    </message>
    <message>
        <source>Norman lord</source>
        <translation>Seigneur normand</translation>
    </message>
    <message>
        <source>William</source>
        <translation>Guillaume</translation>
    </message>
    <message>
        <source>Knight banneret</source>
        <translation>Chevalier banneret</translation>
    </message>
    <message>
        <source>Mongol khan</source>
        <translation>Khan mongol</translation>
    </message>
    <message>
        <source>Mamluk emir</source>
        <translation>Émir mamelouk</translation>
    </message>
    <message>
        <source>Medieval king</source>
        <translation>Roi du Moyen Âge</translation>
    </message>
    <message>
        <source>Medieval queen</source>
        <translation>Reine du Moyen Âge</translation>
    </message>
    <message>
        <source>Tunic</source>
        <translation>Tunique</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Device on the shield</source>
        <translation>Emblème du bouclier</translation>
    </message>
    <message>
        <source>Trimmings</source>
        <translation>Garnitures</translation>
    </message>
    <message>
        <source>Plume</source>
        <translation>Panache</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>Manteau</translation>
    </message>
    <message>
        <source>Saddle cloth, trousers</source>
        <translation>Tapis de selle, pantalon</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Fer</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Cuir</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lin</translation>
    </message>
    <message>
        <source>Fur</source>
        <translation>Fourrure</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Peau</translation>
    </message>
    <message>
        <source>Skin of a second man</source>
        <translation>Peau d’un second homme</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>Cheveux</translation>
    </message>
    <message>
        <source>Horse, camel</source>
        <translation>Cheval, chameau</translation>
    </message>
    <message>
        <source>Mane and hooves</source>
        <translation>Crinière et sabots</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <source>Tusks</source>
        <translation>Défenses</translation>
    </message>
    <message>
        <source>Inner lines</source>
        <translation>Traits intérieurs</translation>
    </message>
    <message>
        <source>Outer line</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>À pied</translation>
    </message>
    <message>
        <source>Light foot and archers</source>
        <translation>Légers et archers</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>À cheval</translation>
    </message>
    <message>
        <source>Elephants and camels</source>
        <translation>Éléphants et chameaux</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Chefs</translation>
    </message>
</context>
<context>
    <name>FoldGuide</name>
    <message>
        <source>%1 by %2 mm</source>
        <comment>base, width and depth</comment>
        <translation>%1 sur %2 mm</translation>
    </message>
    <message>
        <source>First cut the columns apart, from top to bottom, then each column into its strips: they need not be as high as those beside them.</source>
        <translation>Séparez d’abord les colonnes de haut en bas, puis coupez chaque colonne en bandes : elles n’ont pas forcément la même hauteur que leurs voisines.</translation>
    </message>
    <message>
        <source>Put glue on the blank side of the two halves, not on the flaps, and fold along the middle line, pictures outwards.</source>
        <translation>Mettez de la colle sur le côté blanc des deux moitiés, pas sur les languettes, et pliez sur la ligne du milieu, images vers l’extérieur.</translation>
    </message>
    <message>
        <source>Bend the flaps outwards along the dashed lines. They are the base.</source>
        <translation>Pliez les languettes vers l’extérieur le long des tirets. Elles font le pied.</translation>
    </message>
    <message>
        <source>Ready. The broad coloured edge is the front; the base is as large as the rules need it.</source>
        <translation>C’est prêt. Le large bord coloré est l’avant ; le pied a la taille que veulent les règles.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Whose soldiers</source>
        <translation>Soldats de</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>Bandes</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Coupé par</translation>
    </message>
    <message>
        <source>How to make the paper soldiers</source>
        <translation>Comment faire les soldats de papier</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on strong paper (120 to 160 g): then the bar at the foot of each sheet is 10 cm long, and every base has its true size.</source>
        <translation>Imprimez à 100 %, sans ajuster à la page, sur du papier fort (120 à 160 g) : la barre au bas de chaque feuille fait alors 10 cm, et chaque pied a sa vraie taille.</translation>
    </message>
</context>
<context>
    <name>Issue</name>
    <message>
        <source>The picture %1 is damaged: its data are not base64. Import the picture again.</source>
        <translation>L’image %1 est abîmée : ses données ne sont pas en base64. Importez-la de nouveau.</translation>
    </message>
    <message>
        <source>The picture %1 is of the kind %2; only image/svg+xml and image/png can travel in a scenario.</source>
        <translation>L’image %1 est du type %2 ; un scénario ne peut contenir que image/svg+xml et image/png.</translation>
    </message>
    <message>
        <source>The picture %1 is too large: %2 characters of base64, at most %3 are allowed. Make it smaller and import it again.</source>
        <translation>L’image %1 est trop grande : %2 caractères en base64, %3 au plus. Réduisez-la et importez-la de nouveau.</translation>
    </message>
    <message>
        <source>All pictures together are too large: %1 characters of base64, at most %2 are allowed. Remove or shrink some.</source>
        <translation>Toutes les images ensemble sont trop grandes : %1 caractères en base64, %2 au plus. Retirez-en ou réduisez-en.</translation>
    </message>
    <message>
        <source>%1: “%2” is no colour. Write a colour as # and six digits or letters from a to f, such as #b23f2d.</source>
        <translation>%1 : « %2 » n’est pas une couleur. Écrivez une couleur avec # et six chiffres ou lettres de a à f, par exemple #b23f2d.</translation>
    </message>
    <message>
        <source>%1 touches its enemy %2 but the two are not engaged. Move one of them, or add the engagement to the starting moment.</source>
        <translation>%1 touche un ennemi (%2) mais les deux ne sont pas aux prises. Déplacez l’une des unités, ou mettez-les aux prises au début de la bataille.</translation>
    </message>
    <message>
        <source>%1 with its side&apos;s generals could need %2 dice in one roll; at most %3 are possible. Give it fewer stands or the generals fewer extra dice.</source>
        <translation>%1, avec les généraux de son camp, pourrait demander %2 dés en un seul jet ; %3 au plus sont possibles. Donnez-lui moins de socles, ou moins de dés supplémentaires aux généraux.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: the byte %1 does not belong here. Open the file in the editor it came from and save it with the encoding UTF-8.</source>
        <translation>Ce texte n’est pas en UTF-8 : l’octet %1 n’a rien à faire ici. Ouvrez le fichier dans l’éditeur d’où il vient et enregistrez-le avec l’encodage UTF-8.</translation>
    </message>
    <message>
        <source>There is a NUL character here, so this is no text file or a damaged one. Restore it from a copy.</source>
        <translation>Il y a ici un caractère NUL : ce n’est pas un fichier texte, ou il est abîmé. Reprenez-en une copie.</translation>
    </message>
    <message>
        <source>The file begins with two byte order marks. Save it again as UTF-8.</source>
        <translation>Le fichier commence par deux marques d’ordre des octets. Enregistrez-le de nouveau en UTF-8.</translation>
    </message>
    <message>
        <source>This file is UTF-16 or UTF-32 text (some Windows editors call it “Unicode”). Save it with the encoding UTF-8.</source>
        <translation>Ce fichier est en UTF-16 ou en UTF-32 (certains éditeurs de Windows disent « Unicode »). Enregistrez-le avec l’encodage UTF-8.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged but stand more than %3 inches apart. Is that meant?</source>
        <translation>%1 et %2 sont aux prises mais à plus de %3 pouces l’une de l’autre. Est-ce voulu ?</translation>
    </message>
    <message>
        <source>%1 is engaged but has no stands left. Remove the engagement or give the unit a strength.</source>
        <translation>%1 : aux prises, mais sans aucun socle. Retirez l’engagement ou donnez un effectif à l’unité.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged: its type routs when an enemy reaches it. Remove the engagement.</source>
        <translation>%1 ne peut pas être aux prises : les unités de ce type fuient en déroute dès qu’un ennemi les atteint. Retirez l’engagement.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side and cannot be engaged with each other.</source>
        <translation>%1 et %2 sont du même camp et ne peuvent pas être aux prises.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged with itself.</source>
        <translation>%1 ne peut pas être aux prises avec soi-même.</translation>
    </message>
    <message>
        <source>The engagement of %1 and %2 is listed twice. Remove one of the two lines.</source>
        <translation>L’engagement entre %1 et %2 est noté deux fois. Retirez l’une des deux lignes.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1. Ask whoever owns the file, or copy it to your own folder.</source>
        <translation>Vous n’avez pas le droit de lire %1. Demandez à la personne à qui est le fichier, ou copiez-le dans votre dossier.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Choose a file inside it.</source>
        <translation>%1 est un dossier, pas un fichier. Choisissez un fichier de ce dossier.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself.</source>
        <translation>%1 est un lien qui ramène à lui-même.</translation>
    </message>
    <message>
        <source>There are %1 more problems that are not listed. Mend these first.</source>
        <translation>D’autres problèmes ne sont pas affichés : %1. Corrigez d’abord ceux-ci.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il n’y a pas de fichier %1.</translation>
    </message>
    <message>
        <source>%1 is a device, pipe or socket, not an ordinary file.</source>
        <translation>%1 est un périphérique ou un canal du système, pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes are read.</source>
        <translation>%1 est trop gros : on lit au plus %2 octets.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossible de lire %1 : %2.</translation>
    </message>
    <message>
        <source>Remove the picture %1.</source>
        <translation>Retirer l’image %1.</translation>
    </message>
    <message>
        <source>Take the colour %1.</source>
        <translation>Prendre la couleur %1.</translation>
    </message>
    <message>
        <source>Leave this part in its usual colour.</source>
        <translation>Laisser cette partie dans sa couleur habituelle.</translation>
    </message>
    <message>
        <source>Let %1 stand alone.</source>
        <translation>Laisser %1 sans unité.</translation>
    </message>
    <message>
        <source>Remove this engagement.</source>
        <translation>Retirer cet engagement.</translation>
    </message>
    <message>
        <source>Give %1 the rules of elephants.</source>
        <translation>Donner à %1 les règles des éléphants.</translation>
    </message>
    <message>
        <source>Begin the battle with %1 and %2 engaged.</source>
        <translation>Commencer la bataille avec %1 et %2 aux prises.</translation>
    </message>
    <message>
        <source>Let every general of this side count as one extra stand at most.</source>
        <translation>Ne compter pour chaque général de ce camp qu’un dé supplémentaire au plus.</translation>
    </message>
    <message>
        <source>Turn %1 to the same direction within the circle.</source>
        <translation>Tourner %1 dans la même direction, entre 0 et 360 degrés.</translation>
    </message>
    <message>
        <source>Move %1 into the front line.</source>
        <translation>Mettre %1 en première ligne.</translation>
    </message>
    <message>
        <source>Let %1 begin at full strength.</source>
        <translation>Faire commencer %1 à plein effectif.</translation>
    </message>
    <message>
        <source>Take the plain ground.</source>
        <translation>Prendre le terrain uni.</translation>
    </message>
    <message>
        <source>Give it the id “%1”.</source>
        <translation>Lui donner l’identifiant « %1 ».</translation>
    </message>
    <message>
        <source>Move %1 into its deployment zone.</source>
        <translation>Mettre %1 dans sa zone de déploiement.</translation>
    </message>
    <message>
        <source>Make it the language “%1”.</source>
        <translation>En faire la langue « %1 ».</translation>
    </message>
    <message>
        <source>Give %1 the same hit number for all melee.</source>
        <translation>Donner à %1 le même seuil de touche pour toutes les mêlées.</translation>
    </message>
    <message>
        <source>Give the other side a mirror image of %1.</source>
        <translation>Donner à l’autre camp une copie en miroir (%1).</translation>
    </message>
    <message>
        <source>Call it “%1”.</source>
        <translation>L’appeler « %1 ».</translation>
    </message>
    <message>
        <source>Add a unit type “%1”.</source>
        <translation>Ajouter un type d’unité « %1 ».</translation>
    </message>
    <message>
        <source>Make %1 a type of another class.</source>
        <translation>Ranger le type %1 dans une autre classe.</translation>
    </message>
    <message>
        <source>Leave out the melee hit number of %1.</source>
        <translation>Retirer le seuil de touche en mêlée (%1).</translation>
    </message>
    <message>
        <source>Let %1 be alive.</source>
        <translation>Laisser %1 en vie.</translation>
    </message>
    <message>
        <source>Set “%1” to %2.</source>
        <translation>Mettre « %1 » à %2.</translation>
    </message>
    <message>
        <source>Keep only %1 as commander-in-chief.</source>
        <translation>Ne garder que %1 comme général en chef.</translation>
    </message>
    <message>
        <source>Allow only one general in a unit.</source>
        <translation>N’admettre qu’un général par unité.</translation>
    </message>
    <message>
        <source>Make %1 a single stand.</source>
        <translation>Faire de l’unité %1 un socle unique.</translation>
    </message>
    <message>
        <source>Move %1 onto the table.</source>
        <translation>Mettre %1 sur la table.</translation>
    </message>
    <message>
        <source>Take the pattern “%1”.</source>
        <translation>Prendre le motif « %1 ».</translation>
    </message>
    <message>
        <source>Take the usual sequence of play.</source>
        <translation>Prendre le déroulement habituel du tour.</translation>
    </message>
    <message>
        <source>Move %1 to the nearest free place.</source>
        <translation>Mettre %1 à la place libre la plus proche.</translation>
    </message>
    <message>
        <source>Let all units of %1 begin at full strength.</source>
        <translation>Faire commencer à plein effectif toutes les unités (%1).</translation>
    </message>
    <message>
        <source>List %1 first among the sides.</source>
        <translation>Nommer d’abord le camp %1.</translation>
    </message>
    <message>
        <source>Keep only the first two sides.</source>
        <translation>Ne garder que les deux premiers camps.</translation>
    </message>
    <message>
        <source>Set the number of stands of %1 to %2.</source>
        <translation>Mettre le nombre de socles de l’unité %1 à %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers of stands.</source>
        <translation>Échanger les deux nombres de socles.</translation>
    </message>
    <message>
        <source>Make this a step of both sides.</source>
        <translation>En faire une phase des deux camps.</translation>
    </message>
    <message>
        <source>Set the strength of %1 to %2.</source>
        <translation>Mettre l’effectif de l’unité %1 à %2.</translation>
    </message>
    <message>
        <source>Take the invisible characters out.</source>
        <translation>Enlever les caractères invisibles.</translation>
    </message>
    <message>
        <source>Keep the first of the two texts.</source>
        <translation>Garder le premier des deux textes.</translation>
    </message>
    <message>
        <source>Remove the text for the language “%1”.</source>
        <translation>Retirer le texte de la langue « %1 ».</translation>
    </message>
    <message>
        <source>Keep the second of the two texts.</source>
        <translation>Garder le second des deux textes.</translation>
    </message>
    <message>
        <source>Let units of %1 have two stands at least.</source>
        <translation>Donner aux unités %1 au moins deux socles.</translation>
    </message>
    <message>
        <source>Make it a unit of the type “%1”.</source>
        <translation>En faire une unité du type « %1 ».</translation>
    </message>
    <message>
        <source>Widen the limits of the type %1 to a number of stands of %2.</source>
        <translation>Élargir les limites du type %1 pour un nombre de socles de %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers.</source>
        <translation>Échanger les deux nombres.</translation>
    </message>
    <message>
        <source>Cut the zone of %1 to the table.</source>
        <translation>Réduire à la table la zone du camp %1.</translation>
    </message>
    <message>
        <source>Turn the zone of %1 the right way round.</source>
        <translation>Remettre la zone du camp %1 dans le bon sens.</translation>
    </message>
    <message>
        <source>Give both sides the usual zones.</source>
        <translation>Donner aux deux camps les zones habituelles.</translation>
    </message>
    <message>
        <source>This is no scenario of ours: the key “format” with the value “zama-scenario” is missing.</source>
        <translation>Ce n’est pas un de nos scénarios : il manque la clé « format » avec la valeur « zama-scenario ».</translation>
    </message>
    <message>
        <source>This is no scenario: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Ce n’est pas un scénario : le fichier doit être un seul objet JSON, commençant par { et finissant par }.</translation>
    </message>
    <message>
        <source>This is no scenario: its format is %1, not “zama-scenario”.</source>
        <translation>Ce n’est pas un scénario : son format est %1, pas « zama-scenario ».</translation>
    </message>
    <message>
        <source>%1 should stand in the front line of its side (%2); the foremost unit is %3. Skirmishers and elephants belong in front.</source>
        <translation>%1 devrait être sur la première ligne de son camp (%2) ; l’unité la plus avancée est %3. La place des tirailleurs et des éléphants est devant.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but %3 already leads that unit. A unit has one general; attach him elsewhere or set generals_per_unit to any.</source>
        <translation>%1 est avec %2, mais %3 mène déjà cette unité. Une unité n’a qu’un général ; joignez celui-ci à une autre, ou mettez generals_per_unit à any.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which belongs to the enemy. Choose a unit of his own side.</source>
        <translation>%1 est avec %2, une unité ennemie. Choisissez une unité de son camp.</translation>
    </message>
    <message>
        <source>%1 has fallen and cannot be attached to %2. Remove one of the two.</source>
        <translation>%1 a péri et ne peut pas être avec %2. Retirez l’une des deux indications.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but generals may not join units of the type %3.</source>
        <translation>%1 est avec %2, mais les généraux ne peuvent pas rejoindre les unités du type %3.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which has no stands left.</source>
        <translation>%1 est avec %2, qui n’a plus de socles.</translation>
    </message>
    <message>
        <source>%1 is not on the table, which is %2 by %3 inches.</source>
        <translation>%1 n’est pas sur la table, qui fait %2 pouces sur %3.</translation>
    </message>
    <message>
        <source>%1 is attached to %2 of another command, but in this scenario generals join their own command only.</source>
        <translation>%1 est avec %2, d’un autre corps, mais dans ce scénario les généraux ne rejoignent que leur propre corps.</translation>
    </message>
    <message>
        <source>The ground “%1” is unknown; plain ground is shown. Write plain.</source>
        <translation>Le terrain « %1 » est inconnu ; le terrain uni est montré. Écrivez plain.</translation>
    </message>
    <message>
        <source>The id “%1” has accents that are characters of their own; another id may look the same. Retype it, best without accents.</source>
        <translation>L’identifiant « %1 » a des accents qui sont des caractères à part ; un autre identifiant peut avoir le même aspect. Retapez-le, de préférence sans accents.</translation>
    </message>
    <message>
        <source>The id “%1” has an invisible control character in it. Retype it.</source>
        <translation>L’identifiant « %1 » contient un caractère de contrôle invisible. Retapez-le.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice. Give one of the two another id.</source>
        <translation>L’identifiant « %1 » est utilisé deux fois. Donnez-en un autre à l’un des deux.</translation>
    </message>
    <message>
        <source>There is an empty id at %1. Give it a short name of its own.</source>
        <translation>Il y a un identifiant vide à cet endroit : %1. Donnez-lui un nom court qui lui soit propre.</translation>
    </message>
    <message>
        <source>The id “%1...” is too long: at most %2 bytes.</source>
        <translation>L’identifiant « %1… » est trop long : %2 octets au plus.</translation>
    </message>
    <message>
        <source>The id “%1” begins or ends with a blank, which nobody will see. Remove it.</source>
        <translation>L’identifiant « %1 » commence ou finit par une espace que personne ne verra. Retirez-la.</translation>
    </message>
    <message>
        <source>The cursor must be a whole number from 0 to %1, the number of entries.</source>
        <translation>Le curseur doit être un nombre entier de 0 à %1, le nombre des entrées.</translation>
    </message>
    <message>
        <source>The file is damaged from here on: %1 whole entries before this place were kept. What came later is lost.</source>
        <translation>Le fichier est abîmé à partir d’ici : %1 entrées entières avant cet endroit ont été gardées. La suite est perdue.</translation>
    </message>
    <message>
        <source>Entry %1 does not come out as the file says. The battle can be trusted up to the entry before it.</source>
        <translation>L’entrée %1 ne donne pas ce que dit le fichier. On peut se fier à la bataille jusqu’à l’entrée précédente.</translation>
    </message>
    <message>
        <source>The list of “entries” is missing, so there is no battle to play.</source>
        <translation>Il manque la liste « entries » : il n’y a donc pas de bataille à jouer.</translation>
    </message>
    <message>
        <source>This is no journal of a battle: its key “format” is not “zama-game”.</source>
        <translation>Ce n’est pas un journal de bataille : sa clé « format » n’est pas « zama-game ».</translation>
    </message>
    <message>
        <source>%1 is no state hash: 16 digits and letters from a to f are wanted.</source>
        <translation>%1 n’est pas une empreinte d’état : il faut 16 chiffres et lettres de a à f.</translation>
    </message>
    <message>
        <source>This journal has version %1; this program reads versions up to %2. Open it with a newer Zama.</source>
        <translation>Ce journal est de la version %1 ; ce programme lit les versions jusqu’à %2. Ouvrez-le avec un Zama plus récent.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1; this program knows them up to %2. Open it with a newer Zama.</source>
        <translation>Cette bataille a été jouée selon les règles de la version %1 ; ce programme les connaît jusqu’à %2. Ouvrez-la avec un Zama plus récent.</translation>
    </message>
    <message>
        <source>This is no journal: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Ce n’est pas un journal : le fichier doit être un seul objet JSON, commençant par { et finissant par }.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1 and is played again by version %2. It may come out otherwise.</source>
        <translation>Cette bataille a été jouée selon les règles de la version %1 et rejouée selon la version %2. Le résultat peut être différent.</translation>
    </message>
    <message>
        <source>The “scenario” of the battle is missing, so it cannot be played.</source>
        <translation>Il manque le « scenario » de la bataille : on ne peut donc pas la jouer.</translation>
    </message>
    <message>
        <source>The “seed” must be a whole number from 0 to 18446744073709551615, in quotation marks.</source>
        <translation>« seed » doit être un nombre entier de 0 à 18446744073709551615, entre guillemets.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing to this program and will not be kept.</source>
        <translation>La clé « %1 » ne dit rien à ce programme et ne sera pas gardée.</translation>
    </message>
    <message>
        <source>The key “%1” must be a whole number from 1 to %2.</source>
        <translation>La clé « %1 » doit être un nombre entier de 1 à %2.</translation>
    </message>
    <message>
        <source>Comments are not allowed in JSON. Put remarks into the key “notes”.</source>
        <translation>Les commentaires ne sont pas permis en JSON. Mettez vos remarques dans la clé « notes ».</translation>
    </message>
    <message>
        <source>The text %1 contains a line break or control character. Write \n for a new line and close the text with a quotation mark.</source>
        <translation>Le texte %1 contient un saut de ligne ou un caractère de contrôle. Écrivez \n pour une nouvelle ligne et fermez le texte par un guillemet.</translation>
    </message>
    <message>
        <source>Decimals need a point, not a comma: write 7.5, not 7,5.</source>
        <translation>Les décimales demandent un point, pas une virgule : écrivez 7.5, pas 7,5.</translation>
    </message>
    <message>
        <source>The key “%1” stands here for the second time; the first is in line %2, column %3. Remove one of the two.</source>
        <translation>La clé « %1 » est ici pour la deuxième fois ; la première est à la ligne %2, colonne %3. Retirez l’une des deux.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>In the text %1 a backslash is followed by something JSON does not know. Write \\ for a backslash.</source>
        <translation>Dans le texte %1, une barre oblique inverse est suivie de quelque chose que JSON ne connaît pas. Écrivez \\ pour une barre oblique inverse.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is missing.</source>
        <translation>%1 : il manque la clé « %2 ».</translation>
    </message>
    <message>
        <source>%1 is not how JSON writes numbers. Write digits with a point for decimals, such as 7, 0.5 or -2.25.</source>
        <translation>%1 : ce n’est pas ainsi que JSON écrit les nombres. Écrivez des chiffres, avec un point pour les décimales : 7, 0.5 ou -2.25.</translation>
    </message>
    <message>
        <source>%1: texts and keys need straight double quotation marks (&quot;).</source>
        <translation>%1 : les textes et les clés demandent des guillemets doubles droits (&quot;).</translation>
    </message>
    <message>
        <source>A comma or colon is missing before %1.</source>
        <translation>Il manque une virgule ou un deux-points avant %1.</translation>
    </message>
    <message>
        <source>The scenario is complete, but something follows it: %1. Remove what comes after the last }.</source>
        <translation>Le scénario est complet, mais quelque chose le suit : %1. Retirez ce qui vient après la dernière }.</translation>
    </message>
    <message>
        <source>There is a comma too many before %1. Remove it, or add what is missing.</source>
        <translation>Il y a une virgule de trop avant %1. Retirez-la, ou ajoutez ce qui manque.</translation>
    </message>
    <message>
        <source>The file ends too early: a closing bracket is missing, or the file was not copied completely.</source>
        <translation>Le fichier finit trop tôt : il manque un crochet fermant, ou le fichier n’a pas été copié entièrement.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark: %1.</source>
        <translation>Le texte qui commence ici n’a pas de guillemet fermant : %1.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an angle in degrees, such as 180; it is %3.</source>
        <translation>%1 : « %2 » doit être un angle en degrés, comme 180 ; ici : %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a length in inches, such as 20.75; it is %3.</source>
        <translation>%1 : « %2 » doit être une longueur en pouces, comme 20.75 ; ici : %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list in square brackets; it is %3.</source>
        <translation>%1 : « %2 » doit être une liste entre crochets ; ici : %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object in curly brackets; it is %3.</source>
        <translation>%1 : « %2 » doit être un objet entre accolades ; ici : %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must name what each of the six faces of the control die does, beginning with 1.</source>
        <translation>%1 : « %2 » doit dire ce que fait chacune des six faces du dé de maîtrise, en commençant par 1.</translation>
    </message>
    <message>
        <source>%1: “%2” must be true or false; it is %3.</source>
        <translation>%1 : « %2 » doit être true ou false ; ici : %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a text in quotation marks; it is %3.</source>
        <translation>%1 : « %2 » doit être un texte entre guillemets ; ici : %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must give a text for each language, such as {&quot;en&quot;: &quot;Zama&quot;}; it is %3.</source>
        <translation>%1 : « %2 » doit donner un texte pour chaque langue, comme {&quot;en&quot;: &quot;Zama&quot;} ; ici : %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a whole number; it is %3.</source>
        <translation>%1 : « %2 » doit être un nombre entier ; ici : %3.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be %3. Choose one of: %4.</source>
        <translation>%1 : « %2 » ne peut pas être %3. Choisissez parmi : %4.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not a scenario. Download the file itself, not the page that shows it.</source>
        <translation>C’est une page web ou du XML, pas un scénario. Téléchargez le fichier lui-même, pas la page qui le montre.</translation>
    </message>
    <message>
        <source>%1 cannot stand here without quotation marks. Only true, false and null can, in small letters.</source>
        <translation>%1 ne peut pas être ici sans guillemets. Seuls true, false et null le peuvent, en minuscules.</translation>
    </message>
    <message>
        <source>There are too many pictures: %1, at most %2 are allowed.</source>
        <translation>Il y a trop d’images : %1, pour %2 au plus.</translation>
    </message>
    <message>
        <source>There are too many commands: %1, at most %2 are allowed.</source>
        <translation>Il y a trop de corps : %1, pour %2 au plus.</translation>
    </message>
    <message>
        <source>The brackets are nested too deeply: at most %1 levels are allowed. This is hardly a scenario.</source>
        <translation>Les crochets sont emboîtés trop profondément : %1 niveaux au plus. Ce n’est sans doute pas un scénario.</translation>
    </message>
    <message>
        <source>There are too many engagements: %1, at most %2 are allowed.</source>
        <translation>Il y a trop d’engagements : %1, pour %2 au plus.</translation>
    </message>
    <message>
        <source>There are too many generals: %1, at most %2 are allowed.</source>
        <translation>Il y a trop de généraux : %1, pour %2 au plus.</translation>
    </message>
    <message>
        <source>There are too many unit types: %1, at most %2 are allowed.</source>
        <translation>Il y a trop de types d’unités : %1, pour %2 au plus.</translation>
    </message>
    <message>
        <source>There are too many units: %1, at most %2 are allowed.</source>
        <translation>Il y a trop d’unités : %1, pour %2 au plus.</translation>
    </message>
    <message>
        <source>The file holds too much: at most %1 values are read. This is far more than any table can take.</source>
        <translation>Le fichier en contient trop : on lit au plus %1 valeurs. C’est bien plus qu’une table n’en peut porter.</translation>
    </message>
    <message>
        <source>%1: there is no pattern “%2”. Choose plain, stripes, dots or checks.</source>
        <translation>%1 : il n’y a pas de motif « %2 ». Choisissez plain, stripes, dots ou checks.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same colour and pattern; nobody could tell them apart. Change one of the two.</source>
        <translation>%1 et %2 ont la même couleur et le même motif ; personne ne pourrait les distinguer. Changez l’un des deux.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but a facing is from -360 to 360 degrees, clockwise from the top of the table.</source>
        <translation>%1 : « %2 » est %3, mais une orientation va de -360 à 360 degrés, dans le sens des aiguilles d’une montre depuis le haut de la table.</translation>
    </message>
    <message>
        <source>The number %1... is far too large.</source>
        <translation>Le nombre %1… est beaucoup trop grand.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but angles have at most two decimals.</source>
        <translation>%1 : « %2 » est %3, mais les angles ont au plus deux décimales.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but lengths have at most three decimals (thousandths of an inch).</source>
        <translation>%1 : « %2 » est %3, mais les longueurs ont au plus trois décimales (millièmes de pouce).</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, which is far too large.</source>
        <translation>%1 : « %2 » est %3, ce qui est beaucoup trop grand.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but only whole numbers make sense here.</source>
        <translation>%1 : « %2 » est %3, mais seuls les nombres entiers ont un sens ici.</translation>
    </message>
    <message>
        <source>%1 degrees: angles go to hundredths of a degree, no finer.</source>
        <translation>%1 degrés : les angles vont jusqu’au centième de degré, pas plus fin.</translation>
    </message>
    <message>
        <source>One roll has at most %1 dice.</source>
        <translation>Un jet a au plus %1 dés.</translation>
    </message>
    <message>
        <source>A path has at most %1 manoeuvres.</source>
        <translation>Un trajet a au plus %1 manœuvres.</translation>
    </message>
    <message>
        <source>%1 inches: lengths go to thousandths of an inch, no finer.</source>
        <translation>%1 pouces : les longueurs vont jusqu’au millième de pouce, pas plus fin.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Il manque la clé « %1 ».</translation>
    </message>
    <message>
        <source>%1: every part of a path is one manoeuvre, such as {&quot;straight&quot;: 6}.</source>
        <translation>%1 : chaque partie d’un trajet est une seule manœuvre, comme {&quot;straight&quot;: 6}.</translation>
    </message>
    <message>
        <source>%1 is out of all bounds.</source>
        <translation>%1 dépasse toutes les limites.</translation>
    </message>
    <message>
        <source>Say either “target” or “shares”: whom the unit fights with all its dice, or how it shares them out.</source>
        <translation>Écrivez soit « target », soit « shares » : contre qui l’unité lance tous ses dés, ou comment elle les répartit.</translation>
    </message>
    <message>
        <source>Say either “to” or “join”: the place the general goes to, or the unit he joins.</source>
        <translation>Écrivez soit « to », soit « join » : l’endroit où va le général, ou l’unité qu’il rejoint.</translation>
    </message>
    <message>
        <source>This line is too long for an order: at most %1 bytes are read.</source>
        <translation>Cette ligne est trop longue pour un ordre : on lit au plus %1 octets.</translation>
    </message>
    <message>
        <source>The scenario has no command “%1”.</source>
        <translation>Le scénario n’a pas de corps « %1 ».</translation>
    </message>
    <message>
        <source>The scenario has no general “%1”.</source>
        <translation>Le scénario n’a pas de général « %1 ».</translation>
    </message>
    <message>
        <source>The key “%1” has no meaning here. There are: %2.</source>
        <translation>La clé « %1 » n’a pas de sens ici. Il y a : %2.</translation>
    </message>
    <message>
        <source>The scenario has no side “%1”.</source>
        <translation>Le scénario n’a pas de camp « %1 ».</translation>
    </message>
    <message>
        <source>The scenario has no unit “%1”.</source>
        <translation>Le scénario n’a pas d’unité « %1 ».</translation>
    </message>
    <message>
        <source>%1 stands where a list in [ ] is wanted.</source>
        <translation>%1 n’a pas sa place ici : il faut une liste entre [ ].</translation>
    </message>
    <message>
        <source>%1 stands where null is wanted.</source>
        <translation>%1 n’a pas sa place ici : il faut null.</translation>
    </message>
    <message>
        <source>%1 stands where a number is wanted.</source>
        <translation>%1 n’a pas sa place ici : il faut un nombre.</translation>
    </message>
    <message>
        <source>%1 stands where an object in { } is wanted.</source>
        <translation>%1 n’a pas sa place ici : il faut un objet entre { }.</translation>
    </message>
    <message>
        <source>%1 stands where a place [x, y] in inches is wanted.</source>
        <translation>%1 n’a pas sa place ici : il faut un endroit [x, y] en pouces.</translation>
    </message>
    <message>
        <source>%1 stands where true or false is wanted.</source>
        <translation>%1 n’a pas sa place ici : il faut true ou false.</translation>
    </message>
    <message>
        <source>%1 stands where a text in quotation marks is wanted.</source>
        <translation>%1 n’a pas sa place ici : il faut un texte entre guillemets.</translation>
    </message>
    <message>
        <source>%1 stands where only true has a meaning.</source>
        <translation>%1 n’a pas sa place ici : seul true a un sens.</translation>
    </message>
    <message>
        <source>%1 is not known here. There are: %2.</source>
        <translation>%1 est inconnu ici. Il y a : %2.</translation>
    </message>
    <message>
        <source>%1 stands where a whole number is wanted.</source>
        <translation>%1 n’a pas sa place ici : il faut un nombre entier.</translation>
    </message>
    <message>
        <source>%1: its facing must be from 0 to below 360 degrees.</source>
        <translation>%1 : l’orientation doit aller de 0 à moins de 360 degrés.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3 inches; it must be from %4 to %5.</source>
        <translation>%1 : « %2 » fait %3 pouces ; il faut de %4 à %5.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3; it must be from %4 to %5.</source>
        <translation>%1 : « %2 » est %3 ; il faut de %4 à %5.</translation>
    </message>
    <message>
        <source>The sequence of play names the side “%1”, which does not exist.</source>
        <translation>Le déroulement du tour nomme le camp « %1 », qui n’existe pas.</translation>
    </message>
    <message>
        <source>%1 is of the type “%2”, which does not exist. Add the type or choose another.</source>
        <translation>%1 est du type « %2 », qui n’existe pas. Ajoutez ce type ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 is joined to the unit “%2”, which does not exist.</source>
        <translation>%1 est avec l’unité « %2 », qui n’existe pas.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: you may not write there. Save it in another folder.</source>
        <translation>Impossible d’enregistrer %1 : vous n’avez pas le droit d’écrire à cet endroit. Enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2. The old file is unchanged.</source>
        <translation>Impossible d’enregistrer %1 : %2. L’ancien fichier est inchangé.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the folder does not exist.</source>
        <translation>Impossible d’enregistrer %1 : le dossier n’existe pas.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the disk is full. The old file is unchanged; save elsewhere or make room.</source>
        <translation>Impossible d’enregistrer %1 : le disque est plein. L’ancien fichier est inchangé ; enregistrez ailleurs ou faites de la place.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: that name belongs to a folder or device. Choose another name.</source>
        <translation>Impossible d’enregistrer %1 : ce nom est celui d’un dossier ou d’un périphérique. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The sequence of play lacks the step “%1”.</source>
        <translation>Il manque la phase « %1 » dans le déroulement du tour.</translation>
    </message>
    <message>
        <source>In the sequence of play the charge must come before the melee.</source>
        <translation>Dans le déroulement du tour, la charge doit venir avant la mêlée.</translation>
    </message>
    <message>
        <source>The sequence of play has the step “%1” more than once.</source>
        <translation>La phase « %1 » est plusieurs fois dans le déroulement du tour.</translation>
    </message>
    <message>
        <source>The step “%1” belongs to both sides; remove its side.</source>
        <translation>La phase « %1 » appartient aux deux camps ; retirez-en le camp.</translation>
    </message>
    <message>
        <source>The step “%1” needs a side.</source>
        <translation>Il faut un camp pour la phase « %1 ».</translation>
    </message>
    <message>
        <source>The sequence of play begins with %1, but %2 is listed first among the sides. Swap the two sides.</source>
        <translation>Le déroulement du tour commence par %1, mais le premier camp nommé est %2. Échangez les deux camps.</translation>
    </message>
    <message>
        <source>%1 has %2 commanders-in-chief; one is usual.</source>
        <translation>%1 : généraux en chef, %2 ; d’habitude, il y en a un.</translation>
    </message>
    <message>
        <source>%1 has no units. Give it at least one.</source>
        <translation>%1 : aucune unité. Ajoutez-en au moins une.</translation>
    </message>
    <message>
        <source>%1 has no units left at the start, so the battle is over before it begins.</source>
        <translation>%1 : plus aucune unité au début ; la bataille est finie avant de commencer.</translation>
    </message>
    <message>
        <source>A battle has exactly two sides; this file has %1.</source>
        <translation>Une bataille a exactement deux camps ; ce fichier en a %1.</translation>
    </message>
    <message>
        <source>This line has %1 cells, but the first line names only %2 columns.</source>
        <translation>Cette ligne a %1 cases, mais la première ne nomme que %2 colonnes.</translation>
    </message>
    <message>
        <source>The column “%1” is unknown and was left out. There are: %2.</source>
        <translation>La colonne « %1 » est inconnue et a été laissée de côté. Il y a : %2.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice. Remove one of the two.</source>
        <translation>La colonne « %1 » est là deux fois. Retirez l’une des deux.</translation>
    </message>
    <message>
        <source>%1 needs a command. Write one into the column “command”.</source>
        <translation>%1 : il faut un corps. Écrivez-en un dans la colonne « command ».</translation>
    </message>
    <message>
        <source>There is no table here. Copy the lines of a spreadsheet together with the line of column names.</source>
        <translation>Il n’y a pas de tableau ici. Copiez les lignes d’un tableur avec la ligne des noms de colonnes.</translation>
    </message>
    <message>
        <source>“%1” is the id of a general, so no unit can have it. Choose another.</source>
        <translation>« %1 » est l’identifiant d’un général : aucune unité ne peut l’avoir. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The first line must name the columns. There are: %1.</source>
        <translation>La première ligne doit nommer les colonnes. Il y a : %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id: ids are up to 64 bytes long and have no control characters, no accents typed by themselves and no blanks at the ends.</source>
        <translation>« %1 » ne peut pas être un identifiant : un identifiant a au plus 64 octets, sans caractères de contrôle, sans accents tapés à part et sans espaces aux bouts.</translation>
    </message>
    <message>
        <source>There are too many units: a battle can have %1.</source>
        <translation>Il y a trop d’unités : une bataille peut en avoir %1.</translation>
    </message>
    <message>
        <source>There are too many commands: a battle can have %1.</source>
        <translation>Il y a trop de corps : une bataille peut en avoir %1.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>« %1 » n’est pas un nombre.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>Un guillemet s’ouvre ici et ne se ferme jamais.</translation>
    </message>
    <message>
        <source>%1 is out of range; it must be from %2 to %3.</source>
        <translation>%1 dépasse les limites ; il faut de %2 à %3.</translation>
    </message>
    <message>
        <source>There is no side “%1”. There are: %2.</source>
        <translation>Il n’y a pas de camp « %1 ». Il y a : %2.</translation>
    </message>
    <message>
        <source>The new command “%1” needs a side. Write one into the column “side”.</source>
        <translation>Il faut un camp pour le nouveau corps « %1 ». Écrivez-en un dans la colonne « side ».</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it, or is too long. Retype it.</source>
        <translation>Ce texte contient un caractère de contrôle invisible, ou il est trop long. Retapez-le.</translation>
    </message>
    <message>
        <source>There is no unit type “%1”. There are: %2.</source>
        <translation>Il n’y a pas de type d’unité « %1 ». Il y a : %2.</translation>
    </message>
    <message>
        <source>The new unit %1 needs a type. Write one into the column “type”.</source>
        <translation>Il faut un type pour la nouvelle unité %1. Écrivez-en un dans la colonne « type ».</translation>
    </message>
    <message>
        <source>The unit %1 is there twice. Remove one of the two lines.</source>
        <translation>L’unité %1 est là deux fois. Retirez l’une des deux lignes.</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it. Retype it.</source>
        <translation>Ce texte contient un caractère de contrôle invisible. Retapez-le.</translation>
    </message>
    <message>
        <source>“%1” is no language tag. Write en, fr, de, pt-BR and the like.</source>
        <translation>« %1 » n’est pas un code de langue. Écrivez en, fr, de, pt-BR ou un autre.</translation>
    </message>
    <message>
        <source>There are two texts for the language “%1”. Remove one.</source>
        <translation>Il y a deux textes pour la langue « %1 ». Retirez-en un.</translation>
    </message>
    <message>
        <source>This text is too long: at most %1 bytes in one language.</source>
        <translation>Ce texte est trop long : au plus %1 octets par langue.</translation>
    </message>
    <message>
        <source>%1 has no name or title that people can read.</source>
        <translation>%1 : pas de nom ni de titre lisible.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its formation must be a single stand.</source>
        <translation>%1 suit les règles des éléphants : sa formation doit être un socle unique.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its melee hit number is not used.</source>
        <translation>%1 suit les règles des éléphants : son seuil de touche en mêlée ne sert pas.</translation>
    </message>
    <message>
        <source>%1 is of the class elephants but has no elephant rules; it will fight like any other unit.</source>
        <translation>%1 est de la classe des éléphants mais n’en suit pas les règles ; ce sera une unité comme une autre.</translation>
    </message>
    <message>
        <source>%1 has a hit number after a charge but none for melee, so it rolls no dice.</source>
        <translation>%1 a un seuil de touche après une charge mais aucun en mêlée : ce type ne lance donc pas de dés.</translation>
    </message>
    <message>
        <source>%1: units of several stands need at least two, because a last stand is removed at once.</source>
        <translation>%1 : les unités de plusieurs socles en demandent au moins deux, car un dernier socle est retiré aussitôt.</translation>
    </message>
    <message>
        <source>%1 may not fight in melee, so its melee hit number is not used.</source>
        <translation>%1 ne peut pas combattre en mêlée : son seuil de touche en mêlée ne sert pas.</translation>
    </message>
    <message>
        <source>%1 is a single stand, so its fewest and most stands must both be 1.</source>
        <translation>%1 est un socle unique : le minimum et le maximum de socles doivent être 1.</translation>
    </message>
    <message>
        <source>%1: the fewest stands (%2) are more than the most (%3).</source>
        <translation>%1 : le minimum de socles (%2) dépasse le maximum (%3).</translation>
    </message>
    <message>
        <source>%1 is not wholly on the table, which is %2 by %3 inches. Move it.</source>
        <translation>%1 n’est pas entièrement sur la table, qui fait %2 pouces sur %3. Déplacez cette unité.</translation>
    </message>
    <message>
        <source>%1 begins outside its side&apos;s deployment zone. Move it into the zone or make the zone larger, unless an ambush is meant.</source>
        <translation>%1 commence hors de la zone de déploiement de son camp. Ramenez cette pièce dans la zone ou agrandissez la zone, sauf si vous voulez une embuscade.</translation>
    </message>
    <message>
        <source>%1 overlaps %2. Move one of them.</source>
        <translation>%1 chevauche %2. Déplacez l’une des deux.</translation>
    </message>
    <message>
        <source>The number of stands of %1 is %2; units of the type %5 may have from %3 to %4.</source>
        <translation>%1 : nombre de socles, %2 ; une unité du type %5 en a de %3 à %4.</translation>
    </message>
    <message>
        <source>%1 has a strength of %2; it must be from 0 (gone) to %3, its number of stands.</source>
        <translation>%1 a un effectif de %2 ; il faut de 0 (disparue) à %3, son nombre de socles.</translation>
    </message>
    <message>
        <source>%1 cannot begin with one stand left: a last stand is removed at once. Set its strength to 0 or at least 2.</source>
        <translation>%1 ne peut pas commencer avec un seul socle : un dernier socle est retiré aussitôt. Mettez l’effectif à 0 ou à 2 au moins.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown. It is kept but has no effect.</source>
        <translation>%1 : la clé « %2 » est inconnue. Elle est gardée mais n’a pas d’effet.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown; did you mean “%3”? It is kept but has no effect.</source>
        <translation>%1 : la clé « %2 » est inconnue ; vouliez-vous dire « %3 » ? Elle est gardée mais n’a pas d’effet.</translation>
    </message>
    <message>
        <source>This file has the older version %1 of the format and was read as version %2; saving it after a change writes the new version.</source>
        <translation>Ce fichier a l’ancienne version %1 du format et a été lu comme version %2 ; si vous l’enregistrez après une modification, il aura la nouvelle.</translation>
    </message>
    <message>
        <source>The key “version” is missing; this program writes version %1.</source>
        <translation>Il manque la clé « version » ; ce programme écrit la version %1.</translation>
    </message>
    <message>
        <source>This file has version %1 of the format; this program knows versions up to %2. Get a newer program.</source>
        <translation>Ce fichier a la version %1 du format ; ce programme connaît les versions jusqu’à %2. Procurez-vous un programme plus récent.</translation>
    </message>
    <message>
        <source>The version of the format is given as %1; it must be a whole number this program knows, such as %2.</source>
        <translation>La version du format indiquée est %1 ; ce doit être un nombre entier que ce programme connaît, comme %2.</translation>
    </message>
    <message>
        <source>A great victory (%2 points) cannot need less than a slight edge (%1 points).</source>
        <translation>Une grande victoire (%2 points) ne peut pas demander moins qu’un léger avantage (%1 points).</translation>
    </message>
    <message>
        <source>%1 has no deployment zone although deployment is free; the whole table counts as its zone.</source>
        <translation>%1 : pas de zone de déploiement alors que le déploiement est libre ; toute la table compte comme zone.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 reaches beyond the table.</source>
        <translation>La zone de déploiement de ce camp (%1) dépasse la table.</translation>
    </message>
    <message>
        <source>The deployment zones of %1 and %2 touch or overlap; units could be placed in contact.</source>
        <translation>Les zones de déploiement des deux camps (%1 et %2) se touchent ou se chevauchent ; des unités pourraient être placées en contact.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 has no area: left must be less than right and bottom less than top.</source>
        <translation>La zone de déploiement de ce camp (%1) n’a pas de surface : la gauche doit être plus petite que la droite et le bas que le haut.</translation>
    </message>
</context>
<context>
    <name>JobOutcome</name>
    <message>
        <source>Drawing page %1 of %2…</source>
        <translation>Dessin de la page %1 sur %2…</translation>
    </message>
    <message>
        <source>Printing page %1 of %2…</source>
        <translation>Impression de la page %1 sur %2…</translation>
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
        <translation>%1 : manque ici, car cette bataille n’est pas encore jouable. %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>These are yours, the red ones with stripes. The First Hastati are too far off to fight: bring them straight ahead, all 6 inches that foot can go.</source>
        <translation>Voici vos troupes : les rouges à rayures. Les Hastati 1 sont trop loin pour combattre : faites-les avancer tout droit de 6 pouces. À pied, on ne va pas plus loin.</translation>
    </message>
    <message>
        <source>Take hold of the First Hastati and pull them straight towards the enemy. Their shadow shows where they will stand.</source>
        <translation>Saisissez les Hastati 1 et tirez-les droit vers l’ennemi. Leur ombre montre où ils s’arrêteront.</translation>
    </message>
    <message>
        <source>The Second Hastati stand too far to the left of their enemy. Formed troops can slide forward at a slant: bring them ahead and to the right.</source>
        <translation>Les Hastati 2 sont trop à gauche par rapport à leur ennemi. En ordre serré, on peut avancer en oblique : tirez-les vers l’avant et vers la droite.</translation>
    </message>
    <message>
        <source>Formed troops never go sideways or back, and at a slant of 45 degrees at most. Pull them more forward than to the right.</source>
        <translation>En ordre serré, on ne va jamais de côté ni en arrière, et on avance en oblique à 45 degrés au plus. Tirez-les plus vers l’avant que vers la droite.</translation>
    </message>
    <message>
        <source>Your horse has come by the road and looks past the enemy. Choose it and drag the round handle at its right front corner forward, to wheel to the left; then pull it on a little.</source>
        <translation>Votre Cavalerie est arrivée par la route et n’est pas tournée vers l’ennemi. Choisissez-la et tirez vers l’avant la poignée ronde de son coin avant droit : c’est une conversion à gauche. Ensuite, faites-la avancer un peu.</translation>
    </message>
    <message>
        <source>Drag the round handle at the right front corner until the horse looks at the enemy: the left corner stays. The wheel is paid for with inches, and horse has 12.</source>
        <translation>Tirez la poignée ronde du coin avant droit jusqu’à ce que la Cavalerie soit face à l’ennemi : le coin gauche ne bouge pas. La conversion se paie en pouces, et la Cavalerie en a 12.</translation>
    </message>
    <message>
        <source>The Velites are skirmishers: they may go in any direction. Bring them within 6 inches of the Slingers, for that is how far javelins fly.</source>
        <translation>Les Vélites sont des tirailleurs : ils vont dans toutes les directions. Amenez-les à 6 pouces au plus des Frondeurs, car un javelot ne vole pas plus loin.</translation>
    </message>
    <message>
        <source>No corner of skirmishers may end more than 6 inches from where it began, and they may not touch an enemy. 4 inches are enough.</source>
        <translation>Aucun coin d’une unité de tirailleurs ne peut finir à plus de 6 pouces de son point de départ, et il ne faut pas toucher l’ennemi. Avancer de 4 pouces suffit.</translation>
    </message>
    <message>
        <source>Tribune Gaius stands behind the line. Let him join the First Hastati: in a fight he adds a die.</source>
        <translation>Le tribun Gaius se tient derrière la ligne. Qu’il rejoigne les Hastati 1 : au combat, il ajoute un dé.</translation>
    </message>
    <message>
        <source>Take the round marker of the general and let go of it on the First Hastati. He goes up to 12 inches, whoever stands there.</source>
        <translation>Prenez le marqueur rond du général et lâchez-le sur les Hastati 1. Il peut parcourir 12 pouces, et personne ne lui barre le passage.</translation>
    </message>
    <message>
        <source>When everybody stands where you want, press “%1”. Then your side shoots.</source>
        <translation>Quand tout le monde est bien placé, cliquez sur « %1 ». Ce sera alors à votre camp de tirer.</translation>
    </message>
    <message>
        <source>“%1” is a button below the table. It ends your step, even while somebody could still act.</source>
        <translation>« %1 » est un bouton sous la table. Il termine votre phase, même si quelqu’un peut encore agir.</translation>
    </message>
    <message>
        <source>The Scorpion throws bolts 24 inches far and hits on 4, 5 and 6. Let it shoot at the First Spearmen.</source>
        <translation>Le Scorpion est un lance-traits : il porte à 24 pouces et touche sur 4, 5 ou 6. Faites-le tirer sur les Lanciers 1.</translation>
    </message>
    <message>
        <source>Choose the Scorpion first, then the enemy it is to shoot at.</source>
        <translation>Choisissez d’abord le Scorpion, puis l’ennemi sur lequel il doit tirer.</translation>
    </message>
    <message>
        <source>Now the Velites: a die for each of their stands, and every 6 takes an enemy stand. Let them throw at the Slingers.</source>
        <translation>Aux Vélites maintenant : un dé par socle, et chaque 6 enlève un socle à l’ennemi. Qu’ils lancent leurs javelots sur les Frondeurs.</translation>
    </message>
    <message>
        <source>A target must be within 6 inches, measured between the nearest edges. Choose the Velites, then the enemy.</source>
        <translation>La cible doit être à 6 pouces au plus ; on mesure entre les bords les plus proches. Choisissez les Vélites, puis l’ennemi.</translation>
    </message>
    <message>
        <source>That was your shooting. Press “%1”, and watch what the enemy does.</source>
        <translation>Votre tir est fini. Cliquez sur « %1 » et regardez ce que fait l’ennemi.</translation>
    </message>
    <message>
        <source>The only way into a fight is a charge. Let the First Hastati charge the First Spearmen.</source>
        <translation>On n’entre au combat que par une charge. Que les Hastati 1 chargent les Lanciers 1 !</translation>
    </message>
    <message>
        <source>A charge must arrive: 6 inches for foot, ahead, at a slant or wheeling. Pull the unit onto the enemy in front of it.</source>
        <translation>Une charge doit arriver au contact : 6 pouces à pied, tout droit, en oblique ou par conversion. Tirez l’unité sur l’ennemi en face d’elle.</translation>
    </message>
    <message>
        <source>Charges are made in turns, and the enemy passes. The Second Hastati can charge the Second Spearmen.</source>
        <translation>On charge à tour de rôle. L’ennemi passe : les Hastati 2 peuvent charger les Lanciers 2.</translation>
    </message>
    <message>
        <source>Pull the Second Hastati onto the Second Spearmen. Whom they meet first must be the one you mean.</source>
        <translation>Tirez les Hastati 2 sur les Lanciers 2. L’ennemi rencontré d’abord doit être celui que vous visez.</translation>
    </message>
    <message>
        <source>Horse charges 12 inches. The Numidians are no match for it at close quarters.</source>
        <translation>La cavalerie charge jusqu’à 12 pouces. De près, les Numides ne peuvent pas lui tenir tête.</translation>
    </message>
    <message>
        <source>Pull the Horse straight onto the Numidians. Wheeling uses up inches, and all wheels together may make 45 degrees.</source>
        <translation>Tirez la Cavalerie droit sur les Numides. Les conversions coûtent des pouces et, toutes ensemble, ne dépassent pas 45 degrés.</translation>
    </message>
    <message>
        <source>Enough for this turn: press “%1”. That is to pass, and when both sides have passed, the fights begin.</source>
        <translation>Assez pour ce tour : cliquez sur « %1 ». Cela s’appelle passer : quand les deux camps ont passé, les combats commencent.</translation>
    </message>
    <message>
        <source>Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.</source>
        <translation>Cliquez sur « %1 », le grand bouton sous la table, ou appuyez sur la barre d’espace : alors, plus personne ne charge dans votre camp.</translation>
    </message>
    <message>
        <source>Now the fights. Who has a single enemy has nothing to choose: press “%1”, then dice decide. Your infantry and horse hit on 5 and 6, theirs only on 6.</source>
        <translation>Place aux combats ! Avec un seul ennemi, il n’y a rien à choisir : cliquez sur « %1 », et les dés décident. Votre infanterie et votre cavalerie touchent sur 5 ou 6, vos ennemis seulement sur 6.</translation>
    </message>
    <message>
        <source>A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.</source>
        <translation>Une unité ne peut mettre ses dés que sur un ennemi avec qui elle est aux prises. « %1 » laisse tout en l’état.</translation>
    </message>
    <message>
        <source>The second turn. Whoever fights stays where he is; the others may move, and need not. Press “%1”.</source>
        <translation>Voici le tour 2. Les unités qui combattent restent où elles sont ; les autres peuvent bouger, mais rien ne les y oblige. Cliquez sur « %1 ».</translation>
    </message>
    <message>
        <source>Only units that are not engaged can move. Nobody has to.</source>
        <translation>Seules les unités qui ne sont pas aux prises peuvent bouger. Rien ne les y oblige.</translation>
    </message>
    <message>
        <source>Nobody shoots into a fight, but the Slingers are not in one. Another volley of the Velites!</source>
        <translation>On ne tire pas dans un combat, mais les Frondeurs n’y sont pas. Encore une volée des Vélites !</translation>
    </message>
    <message>
        <source>Choose the Velites, then the Slingers. Units that are engaged are safe from shots.</source>
        <translation>Choisissez les Vélites, puis les Frondeurs. Les unités aux prises sont à l’abri des tirs.</translation>
    </message>
    <message>
        <source>Enough of shooting: press “%1”.</source>
        <translation>Assez tiré : cliquez sur « %1 ».</translation>
    </message>
    <message>
        <source>Skirmishers are easy to hit at close quarters: 4 or more. Let the Velites charge the Slingers, who are fewer.</source>
        <translation>De près, les tirailleurs sont faciles à toucher : sur 4, 5 ou 6. Que les Vélites chargent les Frondeurs, moins nombreux !</translation>
    </message>
    <message>
        <source>Skirmishers turn once, then charge straight in any direction, and no corner goes farther than 6 inches.</source>
        <translation>Les tirailleurs pivotent une fois, puis chargent tout droit dans n’importe quelle direction, et aucun coin ne va à plus de 6 pouces.</translation>
    </message>
    <message>
        <source>Press “%1” to pass, and the last fights of this battle begin.</source>
        <translation>Cliquez sur « %1 » pour passer, et les derniers combats de cette bataille commencent.</translation>
    </message>
    <message>
        <source>Those who still stand fight on. Press “%1” and roll: afterwards the losses are counted.</source>
        <translation>Les unités qui tiennent encore continuent le combat. Cliquez sur « %1 » et lancez les dés : ensuite, on compte les pertes.</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 has fallen</source>
        <translation>%1 a péri</translation>
    </message>
</context>
<context>
    <name>MapPages</name>
    <message>
        <source>Figures along the edge are inches from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Les nombres le long du bord sont des pouces, comptés depuis le coin sud-ouest. Un trait épais est le front d’une unité, une lettre dans un cercle un général.</translation>
    </message>
    <message>
        <source>Figures along the edge are centimetres from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Les nombres le long du bord sont des centimètres, comptés depuis le coin sud-ouest. Un trait épais est le front d’une unité, une lettre dans un cercle un général.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Front middle x</source>
        <translation>Front milieu x</translation>
    </message>
    <message>
        <source>Front middle y</source>
        <translation>Front milieu y</translation>
    </message>
    <message>
        <source>Front left x</source>
        <translation>Front gauche x</translation>
    </message>
    <message>
        <source>Front left y</source>
        <translation>Front gauche y</translation>
    </message>
    <message>
        <source>Front right x</source>
        <translation>Front droit x</translation>
    </message>
    <message>
        <source>Front right y</source>
        <translation>Front droit y</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Profond</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a general with a unit</comment>
        <translation>%1, avec %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The battle has ended. You can look back through it or begin a new one.</source>
        <translation>La bataille est terminée. Vous pouvez la revoir ou en commencer une autre.</translation>
    </message>
    <message>
        <source>Dice come first: a roll for %1 is due before any other order.</source>
        <translation>Les dés d’abord : avant tout autre ordre, il faut faire un jet pour %1.</translation>
    </message>
    <message>
        <source>Dice come first: a roll is due before any other order.</source>
        <translation>Les dés d’abord : il faut faire un jet avant tout autre ordre.</translation>
    </message>
    <message>
        <source>No dice are due now. Dice follow from an order; give one first.</source>
        <translation>Il n’y a pas de dé à lancer. Les dés suivent un ordre : donnez-en d’abord un.</translation>
    </message>
    <message numerus="yes">
        <source>This roll takes %n dice; the number given was %2.</source>
        <translation>
            <numerusform>Ce jet demande un seul dé ; vous en avez indiqué %2.</numerusform>
            <numerusform>Ce jet demande %n dés ; vous en avez indiqué %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die shows 1 to 6, so it cannot have shown %1. Enter it again.</source>
        <translation>Un dé donne de 1 à 6 : il n’a pas pu donner %1. Saisissez-le de nouveau.</translation>
    </message>
    <message>
        <source>This order belongs to another step of the turn. Finish the present step to get there.</source>
        <translation>Cet ordre appartient à une autre phase du tour. Terminez la phase en cours pour y arriver.</translation>
    </message>
    <message>
        <source>The charge step cannot simply be ended: it is over when both sides have passed, one right after the other. Pass instead.</source>
        <translation>La phase de charge ne se termine pas ainsi : elle s’achève quand les deux camps ont passé l’un juste après l’autre. Passez plutôt.</translation>
    </message>
    <message>
        <source>Commands are placed before the first turn only. From then on units move.</source>
        <translation>On ne place les corps qu’avant le tour 1. Ensuite, les unités se déplacent.</translation>
    </message>
    <message>
        <source>The other side gives the orders in this step. Yours comes next.</source>
        <translation>Dans cette phase, c’est l’autre camp qui donne les ordres. La vôtre vient après.</translation>
    </message>
    <message>
        <source>The other side may charge or pass now. Then it is your turn again.</source>
        <translation>C’est à l’autre camp de charger ou de passer. Puis ce sera de nouveau à vous.</translation>
    </message>
    <message>
        <source>The other side places a command now. Then it is your turn again.</source>
        <translation>C’est à l’autre camp de placer un corps. Puis ce sera de nouveau à vous.</translation>
    </message>
    <message>
        <source>The order names somebody who is not in this battle or not in that command. Check the name.</source>
        <translation>L’ordre désigne quelqu’un qui n’est pas dans cette bataille ou pas dans ce corps. Vérifiez le nom.</translation>
    </message>
    <message>
        <source>%1 left the battle earlier. Choose a unit that is still on the table.</source>
        <translation>L’unité %1 a déjà quitté la bataille. Choisissez une unité qui est encore sur la table.</translation>
    </message>
    <message>
        <source>%1 cannot move while engaged. The unit is free again when the enemies it fights are gone.</source>
        <translation>L’unité %1 ne peut pas se déplacer : elle est aux prises. Elle sera libre quand les ennemis qu’elle combat ne seront plus là.</translation>
    </message>
    <message>
        <source>%1 cannot shoot while engaged. Choose a unit that is free.</source>
        <translation>L’unité %1 ne peut pas tirer : elle est aux prises. Choisissez une unité libre.</translation>
    </message>
    <message>
        <source>%1 cannot charge while engaged: that fight goes on first. Choose a unit that is free.</source>
        <translation>L’unité %1 ne peut pas charger : elle est aux prises et ce combat passe avant. Choisissez une unité libre.</translation>
    </message>
    <message>
        <source>%1 already moved in this step, and a unit moves once. Shooting and charging are still to come.</source>
        <translation>L’unité %1 a déjà bougé dans cette phase, et une unité ne se déplace qu’une fois. Le tir et la charge viennent plus tard.</translation>
    </message>
    <message>
        <source>%1 already moved this turn, and a general moves once a turn.</source>
        <translation>%1 a déjà bougé ce tour-ci, et un général ne se déplace qu’une fois par tour.</translation>
    </message>
    <message>
        <source>%1 already shot in this step, and a unit shoots once.</source>
        <translation>L’unité %1 a déjà tiré dans cette phase, et une unité ne tire qu’une fois. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>%1 already charged this turn, and a unit charges once a turn.</source>
        <translation>L’unité %1 a déjà chargé ce tour-ci, et une unité ne charge qu’une fois par tour. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>In this battle %1 can move or shoot in a turn, not both, and one of the two is done.</source>
        <translation>Dans cette bataille, l’unité %1 peut bouger ou tirer pendant un tour, mais pas les deux, et elle a déjà fait l’un des deux.</translation>
    </message>
    <message>
        <source>%1 must stay in this step, because the general who is with this unit moved separately. Next turn both can go together.</source>
        <translation>L’unité %1 doit rester sur place dans cette phase, car le général qui l’accompagne s’est déplacé seul. Au prochain tour, ils pourront avancer ensemble.</translation>
    </message>
    <message>
        <source>%1 already moved together with %2. A separate move can wait for the next turn.</source>
        <translation>%1 a déjà bougé avec %2. Un déplacement séparé peut attendre le prochain tour.</translation>
    </message>
    <message>
        <source>This order says nowhere to go. Give %1 at least one manoeuvre, or leave the unit as it is.</source>
        <translation>Cet ordre ne mène nulle part. Donnez au moins une manœuvre à l’unité %1, ou laissez-la où elle est.</translation>
    </message>
    <message>
        <source>Part %2 of the way for %1 has no length, or one beyond all bounds. Give it a distance or an angle that is possible.</source>
        <translation>Trajet pour %1 : la partie %2 est nulle ou démesurée. Donnez-lui une distance ou un angle possible.</translation>
    </message>
    <message>
        <source>%1 cannot go backwards, as part %2 of the way would, because formed units keep their ranks. Wheel round over some turns, or go ahead.</source>
        <translation>L’unité %1 ne peut pas reculer, comme le voudrait la partie %2 du trajet : en ordre serré, on garde ses rangs. Faites des conversions sur plusieurs tours, ou avancez.</translation>
    </message>
    <message>
        <source>%1 can go back too, but part %2 of the way has a length below nothing. Name the direction, and a distance above nothing.</source>
        <translation>L’unité %1 peut aussi reculer, mais la partie %2 du trajet a une longueur négative. Indiquez la direction, et une distance plus grande que zéro.</translation>
    </message>
    <message>
        <source>%1 can go straight ahead, go obliquely forward or wheel, because formed units keep their ranks. Part %2 of the way is something else.</source>
        <translation>L’unité %1 peut avancer tout droit, avancer en oblique ou faire une conversion : en ordre serré, on garde ses rangs. La partie %2 du trajet est autre chose.</translation>
    </message>
    <message>
        <source>%1 cannot turn about here. Turning about is the whole move of a formed unit, and only where the battle&apos;s options allow it; wheel instead.</source>
        <translation>L’unité %1 ne peut pas faire demi-tour ici. En ordre serré, un demi-tour prend tout le mouvement, et seulement si les options de la bataille le permettent ; faites plutôt une conversion.</translation>
    </message>
    <message>
        <source>%1 can go one straight way in any direction and turn once, before or after it. Part %2 of the way does not fit into that.</source>
        <translation>L’unité %1 peut faire un trajet droit dans n’importe quelle direction et pivoter une fois, avant ou après. La partie %2 du trajet n’entre pas dans ce cadre.</translation>
    </message>
    <message>
        <source>%1 can turn, go one straight way in any direction and turn again. Part %2 of the way does not fit into that.</source>
        <translation>L’unité %1 peut pivoter, faire un trajet droit dans n’importe quelle direction et pivoter encore. La partie %2 du trajet n’entre pas dans ce cadre.</translation>
    </message>
    <message>
        <source>In a charge %1 can turn once and then go one straight way. Part %2 of the way does not fit into that.</source>
        <translation>Pour charger, l’unité %1 peut pivoter une fois, puis aller tout droit. La partie %2 du trajet n’entre pas dans ce cadre.</translation>
    </message>
    <message>
        <source>In this battle %1 can only charge straight ahead. Part %2 of the way is something else.</source>
        <translation>Dans cette bataille, l’unité %1 ne peut charger que tout droit. La partie %2 du trajet est autre chose.</translation>
    </message>
    <message>
        <source>%1 can go obliquely at up to %3 from straight ahead; this way is at %2. Wheel first, or aim farther forward.</source>
        <translation>L’unité %1 peut avancer en oblique jusqu’à %3 ; ce trajet fait %2. Faites d’abord une conversion, ou visez plus droit devant.</translation>
    </message>
    <message>
        <source>%1 can wheel by %3 in one move; this adds up to %2. The rest can follow next turn.</source>
        <translation>L’unité %1 peut faire au plus %3 de conversion par mouvement ; ici : %2. Le reste pourra suivre au prochain tour.</translation>
    </message>
    <message>
        <source>%1 can go %3 in one move; this way takes %2. Stop earlier.</source>
        <translation>L’unité %1 peut parcourir au plus %3 par mouvement ; ce trajet demande %2. Arrêtez-la plus tôt.</translation>
    </message>
    <message>
        <source>No corner of %1 may end more than %3 from where it began; here one goes %2. Turn less, or go less far.</source>
        <translation>Aucun coin de l’unité %1 ne peut finir à plus de %3 de son point de départ ; ici, l’un d’eux finit à %2. Pivotez moins, ou allez moins loin.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Every part of a unit must stay on it.</source>
        <translation>L’unité %1 sortirait de la table. Gardez tous ses coins à l’intérieur du bord.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Generals must stay on it.</source>
        <translation>%1 sortirait de la table, et les généraux doivent y rester. Choisissez un endroit sur la table.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2. Go round, or move %2 away first.</source>
        <translation>L’unité %1 ne peut pas traverser l’unité %2. Faites le tour, ou déplacez d’abord l’unité %2.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2 in the middle of a fight: nobody passes through the engaged. Go round, or wait until that fight is over.</source>
        <translation>L’unité %1 ne peut pas traverser l’unité %2 en plein combat : personne ne traverse une unité aux prises. Faites le tour, ou attendez la fin du combat.</translation>
    </message>
    <message>
        <source>%1 would end on top of %2. Stop earlier, or go on until the two are clear of each other.</source>
        <translation>L’unité %1 finirait sur la place occupée par l’unité %2. Arrêtez-la plus tôt, ou continuez jusqu’à ce que les deux soient bien séparées.</translation>
    </message>
    <message>
        <source>%1 would stand on top of %2. Place the two apart.</source>
        <translation>L’unité %1 se trouverait sur la place occupée par l’unité %2. Placez-les séparément.</translation>
    </message>
    <message>
        <source>%1 would touch %2, and only a charge brings enemies together. Stop a little earlier; the charge step comes later in the turn.</source>
        <translation>L’unité %1 toucherait l’unité %2, et seule une charge met les ennemis en contact. Arrêtez-la un peu plus tôt ; la phase de charge vient plus tard dans le tour.</translation>
    </message>
    <message>
        <source>%1 would stand in contact with %2. Place the unit farther away.</source>
        <translation>L’unité %1 se trouverait en contact avec l’unité %2. Placez-la plus loin.</translation>
    </message>
    <message>
        <source>%1 cannot push through %2. Move away from it instead.</source>
        <translation>L’unité %1 ne peut pas forcer le passage à travers l’unité %2. Éloignez-la plutôt.</translation>
    </message>
    <message>
        <source>%1 cannot shoot: troops of this kind carry nothing that flies far enough. They can still charge.</source>
        <translation>L’unité %1 ne peut pas tirer : ces troupes n’ont rien qui vole assez loin. Elles peuvent encore charger.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to shoot at.</source>
        <translation>Les unités %1 et %2 sont dans le même camp. Choisissez une cible ennemie pour le tir.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to charge.</source>
        <translation>Les unités %1 et %2 sont dans le même camp. Choisissez une cible ennemie pour la charge.</translation>
    </message>
    <message>
        <source>%1 cannot shoot at %2 in the middle of a fight. Choose an enemy who is free.</source>
        <translation>L’unité %1 ne peut pas tirer sur l’unité %2 en plein combat. Choisissez un ennemi libre.</translation>
    </message>
    <message>
        <source>%1 would shoot at %2 for nothing: shots cannot bring an elephant down. Choose another target.</source>
        <translation>L’unité %1 tirerait sur l’unité %2 pour rien : les tirs n’abattent pas un éléphant. Choisissez une autre cible.</translation>
    </message>
    <message>
        <source>%1 can shoot %4 far, and the distance to %2 is %3. Choose a nearer target.</source>
        <translation>Hors de portée : l’unité %1 tire jusqu’à %4, et l’unité %2 est à %3. Choisissez une cible plus proche.</translation>
    </message>
    <message>
        <source>No single stand of %1 is within %3 of %2, and in this battle only stands in range may shoot. Choose a nearer target.</source>
        <translation>Aucun socle de l’unité %1 n’est à %3 ou moins de la cible %2, et dans cette bataille seuls tirent les socles à portée. Choisissez une cible plus proche.</translation>
    </message>
    <message>
        <source>%1 cannot see that target: the line to it runs through %2. Choose a target in the open.</source>
        <translation>L’unité %1 ne voit pas cette cible : l’unité %2 est sur la ligne de vue. Choisissez une cible à découvert.</translation>
    </message>
    <message>
        <source>%1 can only shoot forward in this battle, and no part of %2 is ahead. Choose a target in front.</source>
        <translation>Dans cette bataille, l’unité %1 ne tire que vers l’avant, et aucune partie de la cible %2 n’est devant elle. Choisissez une cible en face.</translation>
    </message>
    <message>
        <source>%1 cannot charge: troops of this kind never do. Choose another unit.</source>
        <translation>L’unité %1 ne peut pas charger : ces troupes ne chargent jamais. Choisissez une autre unité.</translation>
    </message>
    <message>
        <source>%1 cannot reach %2 this way: a charge goes up to %3 and must end in contact. The charge is not used up; try another way or another target.</source>
        <translation>L’unité %1 ne peut pas atteindre %2 ainsi : une charge va jusqu’à %3 et doit finir au contact. La charge n’est pas perdue ; essayez un autre trajet ou une autre cible.</translation>
    </message>
    <message>
        <source>%1 would run into %2 first. Charge %2, or find a way past.</source>
        <translation>L’unité %1 rencontrerait d’abord %2. Chargez %2, ou trouvez un autre passage.</translation>
    </message>
    <message>
        <source>%1 and %2 are not engaged with each other. Choose an enemy this unit is engaged with.</source>
        <translation>%1 et %2 ne sont pas aux prises. Choisissez un ennemi avec qui cette unité est aux prises.</translation>
    </message>
    <message>
        <source>%1 cannot place dice without being engaged. Choose a unit that is in a fight.</source>
        <translation>L’unité %1 ne peut pas placer de dés sans être aux prises. Choisissez une unité qui combat.</translation>
    </message>
    <message>
        <source>%1 cannot roll dice in melee, so there is nothing to choose.</source>
        <translation>L’unité %1 ne lance pas de dés en mêlée : il n’y a donc rien à choisir.</translation>
    </message>
    <message>
        <source>%1 fights by the elephants&apos; own rules, without melee dice, so there is nothing to choose.</source>
        <translation>%1 combat selon les règles propres aux éléphants, sans dés de mêlée : il n’y a donc rien à choisir.</translation>
    </message>
    <message>
        <source>Dice of %1 would be wasted on %2: melee cannot hurt an elephant. Choose another enemy.</source>
        <translation>Les dés de l’unité %1 seraient perdus contre %2 : la mêlée ne fait rien à un éléphant. Choisissez un autre ennemi.</translation>
    </message>
    <message>
        <source>All dice of %1 must go to one enemy; the enemies in this order number %2.</source>
        <translation>Tous les dés de l’unité %1 doivent aller à un seul ennemi ; cet ordre en désigne %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must place exactly %n dice; this order places %3.</source>
        <translation>
            <numerusform>L’unité %1 doit placer exactement un dé ; cet ordre en place %3.</numerusform>
            <numerusform>L’unité %1 doit placer exactement %n dés ; cet ordre en place %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too late to choose for %1: the choice is closed and the dice come next.</source>
        <translation>Il est trop tard pour choisir contre qui combat l’unité %1 : le choix est clos, place aux dés.</translation>
    </message>
    <message>
        <source>%1 fell earlier in this battle. Choose another general.</source>
        <translation>%1 a péri plus tôt dans cette bataille. Choisissez un autre général.</translation>
    </message>
    <message>
        <source>%1 can go %3 in a turn; that place is %2 away. Choose a nearer one.</source>
        <translation>%1 peut parcourir au plus %3 par tour ; cet endroit est à %2. Choisissez-en un plus proche.</translation>
    </message>
    <message>
        <source>%1 can go %4 in a turn; the way to %2 is %3. Choose a nearer unit.</source>
        <translation>%1 peut parcourir au plus %4 par tour ; le trajet vers l’unité %2 fait %3. Choisissez une unité plus proche.</translation>
    </message>
    <message>
        <source>%1 cannot leave %2 in the middle of a fight.</source>
        <translation>%1 ne peut pas quitter l’unité %2 en plein combat. Attendez la fin de ce combat.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: another general is there. Choose another unit.</source>
        <translation>%1 ne peut pas rejoindre l’unité %2 : il s’y trouve un autre général. Choisissez une autre unité.</translation>
    </message>
    <message>
        <source>%1 cannot join %2. Generals go with troops of their own side, but not with elephants or machines.</source>
        <translation>%1 ne peut pas rejoindre l’unité %2. Les généraux vont avec des troupes de leur camp, mais pas avec des éléphants ni des machines.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: in this battle a general leads only units of one command, and that unit fights under another.</source>
        <translation>%1 ne peut pas rejoindre l’unité %2 : dans cette bataille, un général ne mène que les unités de son corps, et cette unité appartient à un autre.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another place, or leave it at that.</source>
        <translation>%1 s’y trouve déjà. Choisissez un autre endroit, ou restez-en là.</translation>
    </message>
    <message>
        <source>%1 must be placed inside the deployment zone of this side.</source>
        <translation>Il faut placer %1 dans la zone de déploiement de ce camp.</translation>
    </message>
    <message>
        <source>%1 leads this side and must be placed inside its deployment zone.</source>
        <translation>%1 mène ce camp et doit se placer dans sa zone de déploiement.</translation>
    </message>
    <message>
        <source>In this battle everybody begins in a fixed place, so no command is placed. Units can move when the turn comes to it.</source>
        <translation>Dans cette bataille, chacun commence à une place fixe : on ne place pas de corps. Les unités se déplaceront le moment venu.</translation>
    </message>
    <message>
        <source>This command is in place already. Choose one that is not.</source>
        <translation>Ce corps est déjà en place. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The armies are still being placed. The battle begins, and with it the turns, when all commands are in place.</source>
        <translation>Les armées sont encore en train de se placer. La bataille et ses tours commencent quand tous les corps sont en place.</translation>
    </message>
    <message>
        <source>This side said already that it is done. The other side is still choosing.</source>
        <translation>Ce camp a déjà dit qu’il avait terminé. L’autre camp choisit encore.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may move.</source>
        <translation>Tour %1, phase %2 : mouvement, %3.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may shoot.</source>
        <translation>Tour %1, phase %2 : tir, %3.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: both sides may charge.</source>
        <translation>Tour %1, phase %2 : charge, les deux camps.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: melee.</source>
        <translation>Tour %1, phase %2 : mêlée.</translation>
    </message>
    <message>
        <source>%1 took up position.</source>
        <translation>Corps en position : %1.</translation>
    </message>
    <message>
        <source>Next to act: %1.</source>
        <translation>%1 : à vous de jouer.</translation>
    </message>
    <message>
        <source>%1 moved %2.</source>
        <translation>L’unité %1 se déplace de %2.</translation>
    </message>
    <message>
        <source>%1 moved alone.</source>
        <translation>%1 se déplace sans unité.</translation>
    </message>
    <message>
        <source>%1 joined %2.</source>
        <translation>Nouveau chef pour l’unité %2 : %1.</translation>
    </message>
    <message>
        <source>%1 outlived the unit and stood alone.</source>
        <translation>%1 survit à son unité et reste sans escorte.</translation>
    </message>
    <message>
        <source>%1 fell in the ranks of %2.</source>
        <translation>%1 tombe dans les rangs de l’unité %2.</translation>
    </message>
    <message>
        <source>%1 came through unhurt.</source>
        <translation>%1 s’en sort sans blessure.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %2 with %n dice.</source>
        <translation>
            <numerusform>L’unité %1 tire sur l’unité %2 avec un dé.</numerusform>
            <numerusform>L’unité %1 tire sur l’unité %2 avec %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>L’unité %1 tire sur l’unité %3 : %n touche (dés lancés : %4).</numerusform>
            <numerusform>L’unité %1 tire sur l’unité %3 : %n touches (dés lancés : %4).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shot at %2: hits %3 of %4, stands lost %5.</source>
        <translation>L’unité %1 tire sur l’unité %2. Dés lancés : %4 ; touches : %3 ; socles perdus : %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fought %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>L’unité %1 combat l’unité %3 : %n touche (dés lancés : %4).</numerusform>
            <numerusform>L’unité %1 combat l’unité %3 : %n touches (dés lancés : %4).</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 tried to scare %1 and rolled %3.</source>
        <translation>L’unité %2 tente d’effrayer %1. Dé d’effroi : %3.</translation>
    </message>
    <message>
        <source>The die for %1 showed %2.</source>
        <translation>Dé du général, %1 : %2.</translation>
    </message>
    <message>
        <source>The control die of %1 showed %2.</source>
        <translation>Dé de maîtrise, %1 : %2.</translation>
    </message>
    <message>
        <source>The die for who charges first showed %1.</source>
        <translation>Dé pour savoir qui charge d’abord : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands.</source>
        <translation>
            <numerusform>L’unité %1 perd %n socle.</numerusform>
            <numerusform>L’unité %1 perd %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands to the shots of %3.</source>
        <translation>
            <numerusform>L’unité %1 perd %n socle sous les traits ennemis (%3).</numerusform>
            <numerusform>L’unité %1 perd %n socles sous les traits ennemis (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands fighting %3.</source>
        <translation>
            <numerusform>L’unité %1 perd %n socle au combat contre l’unité %3.</numerusform>
            <numerusform>L’unité %1 perd %n socles au combat contre l’unité %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in melee.</source>
        <translation>
            <numerusform>L’unité %1 perd %n socle en mêlée.</numerusform>
            <numerusform>L’unité %1 perd %n socles en mêlée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands under the weight of %3.</source>
        <translation>
            <numerusform>L’unité %1 perd %n socle sous le choc (%3).</numerusform>
            <numerusform>L’unité %1 perd %n socles sous le choc (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in the path of %3.</source>
        <translation>
            <numerusform>L’unité %1 perd %n socle sur le passage de l’éléphant (%3).</numerusform>
            <numerusform>L’unité %1 perd %n socles sur le passage de l’éléphant (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stand of %1 could not hold alone and left at once.</source>
        <translation>Dernier socle : il n’en reste qu’un, retiré aussitôt. Unité hors de combat : %1.</translation>
    </message>
    <message>
        <source>%1 left the battle.</source>
        <translation>L’unité %1 quitte la bataille.</translation>
    </message>
    <message>
        <source>%1 left the battle, beaten by %2.</source>
        <translation>L’unité %1 quitte la bataille, battue par l’unité %2.</translation>
    </message>
    <message>
        <source>%1 left the battle, trampled by %2.</source>
        <translation>L’unité %1 quitte la bataille, renversée par l’unité %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the front over %3.</source>
        <translation>L’unité %1 charge l’unité %2 de front, sur %3.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the flank or rear over %3.</source>
        <translation>L’unité %1 charge l’unité %2 de flanc ou de dos, sur %3.</translation>
    </message>
    <message>
        <source>%1 charged on for %3 and met %2.</source>
        <translation>L’unité %1 poursuit sa charge sur %3 et rencontre l’unité %2.</translation>
    </message>
    <message>
        <source>%1 charged on for %2 and met nobody.</source>
        <translation>L’unité %1 poursuit sa charge sur %2 et ne rencontre personne.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1 : pas de charge.</translation>
    </message>
    <message>
        <source>%1 fled before the charge of %2 and left the battle.</source>
        <translation>L’unité %1 fuit devant la charge de l’unité %2 et quitte la bataille.</translation>
    </message>
    <message>
        <source>%1 took fright at %2 and left the battle without doing harm.</source>
        <translation>%1 prend peur devant l’unité %2 et s’enfuit du champ de bataille sans causer de pertes.</translation>
    </message>
    <message>
        <source>%1 crashed into %2.</source>
        <translation>%1 heurte l’unité %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged.</source>
        <translation>%1 et %2 sont aux prises.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer engaged.</source>
        <translation>%1 et %2 ne sont plus aux prises.</translation>
    </message>
    <message>
        <source>%1 chose to fight %2.</source>
        <translation>L’unité %1 choisit de combattre l’unité %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chose to fight %n enemies.</source>
        <translation>
            <numerusform>L’unité %1 choisit de combattre un ennemi.</numerusform>
            <numerusform>L’unité %1 choisit de combattre %n ennemis.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 said: done.</source>
        <translation>%1 : terminé.</translation>
    </message>
    <message>
        <source>The fighting began.</source>
        <translation>Les combats commencent.</translation>
    </message>
    <message>
        <source>%1 stayed under control.</source>
        <translation>%1 reste sous contrôle.</translation>
    </message>
    <message>
        <source>%1 ran wild straight ahead and off the battlefield.</source>
        <translation>%1 entre en furie, fonce tout droit et quitte le champ de bataille.</translation>
    </message>
    <message>
        <source>%1 turned right and ran wild, off the battlefield.</source>
        <translation>%1 entre en furie, tourne à droite, fonce et quitte le champ de bataille.</translation>
    </message>
    <message>
        <source>%1 turned left and ran wild, off the battlefield.</source>
        <translation>%1 entre en furie, tourne à gauche, fonce et quitte le champ de bataille.</translation>
    </message>
    <message>
        <source>%1 turned round and ran wild, off the battlefield.</source>
        <translation>%1 entre en furie, fait demi-tour, fonce et quitte le champ de bataille.</translation>
    </message>
    <message>
        <source>The fighting paused for this turn.</source>
        <translation>Fin des combats de ce tour.</translation>
    </message>
    <message>
        <source>Turn %1 ended.</source>
        <translation>Fin du tour %1.</translation>
    </message>
    <message>
        <source>Roll one die for who charges first: 1 to 3 is for %1, 4 to 6 for %2.</source>
        <translation>Qui charge d’abord ? Lancez un dé : de 1 à 3, %1 ; de 4 à 6, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Tir, %1 contre %3 : lancez un dé, il touche à partir de %4.</numerusform>
            <numerusform>Tir, %1 contre %3 : lancez %n dés, ils touchent à partir de %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each 6 hits.</source>
        <translation>
            <numerusform>Tir, %1 contre %3 : lancez un dé, il touche sur 6.</numerusform>
            <numerusform>Tir, %1 contre %3 : lancez %n dés, ils touchent sur 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3, though none can hit.</source>
        <translation>
            <numerusform>Tir, %1 contre %3 : lancez un dé, même s’il ne peut pas toucher.</numerusform>
            <numerusform>Tir, %1 contre %3 : lancez %n dés, même si aucun ne peut toucher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %2: on %3 or more %1 will take fright and leave.</source>
        <translation>Dé d’effroi, %2 contre %1 : lancez un dé. À partir de %3, l’éléphant prend peur et s’enfuit.</translation>
    </message>
    <message>
        <source>Roll one die for %2: on a 6 %1 will take fright and leave.</source>
        <translation>Dé d’effroi, %2 contre %1 : lancez un dé. Sur 6, l’éléphant prend peur et s’enfuit.</translation>
    </message>
    <message>
        <source>Roll one die for %2, though nothing can frighten %1.</source>
        <translation>Dé d’effroi, %2 contre %1 : lancez un dé, même si rien ne peut effrayer cet éléphant.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Mêlée, %1 contre %3 : lancez un dé, il touche à partir de %4.</numerusform>
            <numerusform>Mêlée, %1 contre %3 : lancez %n dés, ils touchent à partir de %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each 6 hits.</source>
        <translation>
            <numerusform>Mêlée, %1 contre %3 : lancez un dé, il touche sur 6.</numerusform>
            <numerusform>Mêlée, %1 contre %3 : lancez %n dés, ils touchent sur 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3, though none can hit.</source>
        <translation>
            <numerusform>Mêlée, %1 contre %3 : lancez un dé, même s’il ne peut pas toucher.</numerusform>
            <numerusform>Mêlée, %1 contre %3 : lancez %n dés, même si aucun ne peut toucher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %1, who fought with %2: on a 6 the general falls.</source>
        <translation>Lancez un dé pour %1, au combat avec %2 : sur 6, le général tombe.</translation>
    </message>
    <message>
        <source>Roll the control die of %1: will the elephant obey or run wild?</source>
        <translation>Lancez le dé de maîtrise (%1) : l’éléphant va-t-il obéir ou entrer en furie ?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>%1 may place a command. The battle begins when all are in place.</source>
        <translation>%1 : placez un corps. La bataille commence quand tous sont en place.</translation>
    </message>
    <message>
        <source>%1 may move units and generals, each once and in any order.</source>
        <translation>%1 : déplacez unités et généraux, chacun une fois, dans l’ordre voulu.</translation>
    </message>
    <message>
        <source>%1 may shoot with units that can, each once and in any order.</source>
        <translation>%1 : tirez avec les unités qui le peuvent, chacune une fois, dans l’ordre voulu.</translation>
    </message>
    <message>
        <source>%1 may charge with one unit, or pass. When both sides pass in a row, the step ends.</source>
        <translation>%1 : chargez avec une unité, ou passez. Quand les deux camps passent l’un après l’autre, la phase se termine.</translation>
    </message>
    <message>
        <source>Both sides choose whom their units fight. When both are done, the dice fall.</source>
        <translation>Les deux camps choisissent contre qui leurs unités combattent. Puis on lance les dés.</translation>
    </message>
    <message>
        <source>The fights of this turn are being fought.</source>
        <translation>Les combats de ce tour se déroulent.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>La bataille est terminée.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Bataille indécise</translation>
    </message>
    <message>
        <source>Slight edge</source>
        <translation>Léger avantage</translation>
    </message>
    <message>
        <source>Great victory</source>
        <translation>Grande victoire</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>La bataille est indécise</translation>
    </message>
    <message>
        <source>A slight edge for %1</source>
        <translation>Léger avantage pour %1</translation>
    </message>
    <message>
        <source>A great victory for %1</source>
        <translation>Grande victoire pour %1</translation>
    </message>
    <message>
        <source>The last turn is over, and the battle is drawn.</source>
        <translation>Le dernier tour est passé : la bataille est indécise.</translation>
    </message>
    <message>
        <source>The last turn is over: a slight edge for %1.</source>
        <translation>Le dernier tour est passé : léger avantage pour %1.</translation>
    </message>
    <message>
        <source>The last turn is over: a great victory for %1.</source>
        <translation>Le dernier tour est passé : grande victoire pour %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends drawn.</source>
        <translation>Plus aucune perte depuis de longs tours : la bataille s’achève, indécise.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a slight edge for %1.</source>
        <translation>Plus aucune perte depuis de longs tours, la bataille s’achève : léger avantage pour %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a great victory for %1.</source>
        <translation>Plus aucune perte depuis de longs tours, la bataille s’achève : grande victoire pour %1.</translation>
    </message>
    <message>
        <source>No unit of either side is left: the battle is drawn.</source>
        <translation>Plus une unité d’aucun côté : la bataille est indécise.</translation>
    </message>
    <message>
        <source>Only one side still has units on the table: a great victory for %1.</source>
        <translation>Un seul camp a encore des unités sur la table : grande victoire pour %1.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands, and the battle is drawn.</source>
        <translation>Les deux armées ont perdu la moitié de leurs socles : la bataille est indécise.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands: a slight edge for %1.</source>
        <translation>Les deux armées ont perdu la moitié de leurs socles : léger avantage pour %1.</translation>
    </message>
    <message>
        <source>An army lost half its stands and broke: a great victory for %1.</source>
        <translation>Une armée a perdu la moitié de ses socles, c’est la rupture : grande victoire pour %1.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell, and the battle is drawn.</source>
        <translation>Les deux généraux en chef ont péri : la bataille est indécise.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell: a slight edge for %1.</source>
        <translation>Les deux généraux en chef ont péri : léger avantage pour %1.</translation>
    </message>
    <message>
        <source>A commander in chief fell: a great victory for %1.</source>
        <translation>Un général en chef a péri : grande victoire pour %1.</translation>
    </message>
    <message>
        <source>The other side gave the battle up: a great victory for %1.</source>
        <translation>L’autre camp a abandonné : grande victoire pour %1.</translation>
    </message>
    <message>
        <source>Bring %1 forward, so that the line advances together.</source>
        <translation>Faites avancer l’unité %1, pour que la ligne progresse d’un seul front.</translation>
    </message>
    <message>
        <source>Keep %1 level with the units beside it: enemies come in through gaps.</source>
        <translation>Gardez l’unité %1 à la hauteur de ses voisines, car l’ennemi s’engouffre dans les brèches.</translation>
    </message>
    <message>
        <source>Keep %1 in front as a screen for the troops behind.</source>
        <translation>Gardez l’unité %1 devant, pour couvrir les troupes qui suivent.</translation>
    </message>
    <message>
        <source>Lead %1 towards %2 and round the flank.</source>
        <translation>Menez l’unité %1 vers l’unité %2, en contournant le flanc.</translation>
    </message>
    <message>
        <source>Send %1 towards %2, whose crew will flee from any charge.</source>
        <translation>Envoyez l’unité %1 vers l’unité %2, dont les servants fuiront devant n’importe quelle charge.</translation>
    </message>
    <message>
        <source>Draw %1 back, out of reach of the enemy.</source>
        <translation>Ramenez l’unité %1 en arrière, hors d’atteinte de l’ennemi.</translation>
    </message>
    <message>
        <source>Send %1 to %2, where extra dice will count.</source>
        <translation>Envoyez %1 rejoindre l’unité %2, où ses dés supplémentaires compteront.</translation>
    </message>
    <message>
        <source>%1 should shoot at %2, where that is worth about %3 stands.</source>
        <translation>Faites tirer l’unité %1 sur l’unité %2, ce qui devrait rapporter environ %3 (en socles).</translation>
    </message>
    <message>
        <source>%1 should charge %2: the fight should bring about %3 stands more than it costs.</source>
        <translation>Faites charger l’unité %1 contre l’unité %2, car le combat devrait rapporter environ %3 de plus qu’il ne coûte (en socles).</translation>
    </message>
    <message>
        <source>%1 should charge %2 in the middle of another fight, where help decides.</source>
        <translation>Faites charger l’unité %1 contre l’unité %2 en plein combat, où une aide sera décisive.</translation>
    </message>
    <message>
        <source>%1 should charge %2, whose crew must flee.</source>
        <translation>Faites charger l’unité %1 contre l’unité %2, dont les servants devront fuir.</translation>
    </message>
    <message>
        <source>Send %1 against %2: an elephant strikes when it charges, not later.</source>
        <translation>Envoyez %1 contre l’unité %2, car un éléphant frappe quand il charge, pas après.</translation>
    </message>
    <message>
        <source>%1 should charge %2: a charged elephant strikes nobody and may soon run wild.</source>
        <translation>Faites charger l’unité %1 contre %2, car un éléphant chargé ne frappe personne et peut vite entrer en furie.</translation>
    </message>
    <message>
        <source>Pass: no charge is worth its risk just now.</source>
        <translation>Mieux vaut passer, car pour le moment aucune charge ne vaut le risque.</translation>
    </message>
    <message>
        <source>Done: nothing more is worth doing in this step.</source>
        <translation>Mieux vaut terminer, car rien d’autre n’est utile dans cette phase.</translation>
    </message>
    <message>
        <source>Put the dice of %1 on %2, where they count most.</source>
        <translation>Mettez les dés de l’unité %1 sur l’unité %2, là où ils comptent le plus.</translation>
    </message>
    <message>
        <source>Drawn by lot from everything that is lawful.</source>
        <translation>Au hasard, parmi tout ce que les règles permettent.</translation>
    </message>
    <message>
        <source>In battles played ahead in thought this went best: %1 won %2 of them.</source>
        <translation>Dans les batailles jouées d’avance en pensée, c’est ce qui a le mieux réussi : %2 de victoires pour %1.</translation>
    </message>
    <message>
        <source>Place %1 where there is room for the whole command.</source>
        <translation>Placez %1 là où il y a de la place pour tout le corps.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands</source>
        <translation>
            <numerusform>%n socle</numerusform>
            <numerusform>%n socles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of their stands</source>
        <translation>
            <numerusform>un socle</numerusform>
            <numerusform>%n socles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lancer le dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type in %n dice</source>
        <translation>
            <numerusform>Saisir le dé</numerusform>
            <numerusform>Saisir %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next unit (%n can still act)</source>
        <translation>
            <numerusform>Unité suivante (encore %n)</numerusform>
            <numerusform>Unité suivante (encore %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next general (%n can still act)</source>
        <translation>
            <numerusform>Général suivant (encore %n)</numerusform>
            <numerusform>Général suivant (encore %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n général</numerusform>
            <numerusform>%n généraux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights, before the dice</source>
        <translation>
            <numerusform>Un combat, avant les dés</numerusform>
            <numerusform>%n combats, avant les dés</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty. Export the drawing again.</source>
        <translation>Le fichier est vide. Exportez de nouveau le dessin.</translation>
    </message>
    <message>
        <source>The file is too large: at most %1 megabytes are read. Export a simpler drawing.</source>
        <translation>Le fichier est trop gros : la limite est de %1 mégaoctets. Exportez un dessin plus simple.</translation>
    </message>
    <message>
        <source>The file cannot be read: it is gone, a folder or a device, or belongs to somebody else.</source>
        <translation>Impossible de lire le fichier : il a disparu, c’est un dossier ou un périphérique, ou il appartient à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The file is compressed (SVGZ). Save it as plain SVG and import that.</source>
        <translation>Le fichier est compressé (SVGZ). Enregistrez-le en SVG simple et importez ce fichier.</translation>
    </message>
    <message>
        <source>This kind of picture cannot be imported. Save it as PNG, or draw it as SVG.</source>
        <translation>Ce genre d’image ne peut pas être importé. Enregistrez-la en PNG, ou dessinez-la en SVG.</translation>
    </message>
    <message>
        <source>The PNG picture is damaged or far too large: no side may have more than %1 pixels. Save it again, smaller.</source>
        <translation>L’image PNG est abîmée ou beaucoup trop grande : aucun côté ne peut dépasser %1 pixels. Enregistrez-la de nouveau, plus petite.</translation>
    </message>
    <message>
        <source>The file is neither an SVG drawing nor a PNG picture, or its text is damaged. Export the drawing again as SVG.</source>
        <translation>Le fichier n’est ni un dessin SVG ni une image PNG, ou son texte est abîmé. Exportez de nouveau le dessin en SVG.</translation>
    </message>
    <message>
        <source>The drawing is damaged or incomplete from line %1 on. Export it again, and copy the whole file.</source>
        <translation>Le dessin est abîmé ou incomplet à partir de la ligne %1. Exportez-le de nouveau et copiez tout le fichier.</translation>
    </message>
    <message>
        <source>The file holds something else than an SVG drawing, perhaps the web page it came from. Download the drawing itself.</source>
        <translation>Le fichier contient autre chose qu’un dessin SVG, peut-être la page web d’où il vient. Téléchargez le dessin lui-même.</translation>
    </message>
    <message>
        <source>The drawing uses abbreviations of its own (entities), which can be harmful. Save it as plain SVG.</source>
        <translation>Le dessin utilise ses propres abréviations (entités), ce qui peut être dangereux. Enregistrez-le en SVG simple.</translation>
    </message>
    <message>
        <source>The drawing has more than %1 parts, copies counted. Simplify it, or export it as a PNG picture.</source>
        <translation>Le dessin a plus de %1 éléments, copies comprises. Simplifiez-le, ou exportez-le en image PNG.</translation>
    </message>
    <message>
        <source>The drawing has groups within groups more than %1 deep. Ungroup it and export it again.</source>
        <translation>Le dessin a des groupes emboîtés sur plus de %1 niveaux. Dégroupez-le et exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>The outlines have more than %1 points. Simplify them, or export the drawing as a PNG picture.</source>
        <translation>Les contours ont plus de %1 points. Simplifiez-les, ou exportez le dessin en image PNG.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that drawing it would hold up the table. Simplify it, or export it as a PNG picture.</source>
        <translation>Le dessin est si détaillé qu’il ralentirait la table. Simplifiez-le, ou exportez-le en image PNG.</translation>
    </message>
    <message>
        <source>The style sheets of the drawing are too long. Export it with “presentation attributes” instead of styles.</source>
        <translation>Les feuilles de style du dessin sont trop longues. Exportez-le avec des « attributs de présentation » plutôt que des styles.</translation>
    </message>
    <message>
        <source>There is nothing in the drawing that can be shown. Convert everything to paths and export it again.</source>
        <translation>Il n’y a rien d’affichable dans ce dessin. Convertissez tout en chemins et exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>The drawing is more than %1 times as long as wide. Crop the page to the figure.</source>
        <translation>Le dessin est plus de %1 fois plus long que large. Recadrez la page sur la figurine.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts are clipped; they will show whole.</source>
        <translation>
            <numerusform>Un élément est rogné ; il sera montré en entier.</numerusform>
            <numerusform>%n éléments sont rognés ; ils seront montrés en entier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are masked; they will show whole.</source>
        <translation>
            <numerusform>Un élément est masqué ; il sera montré en entier.</numerusform>
            <numerusform>%n éléments sont masqués ; ils seront montrés en entier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effects, such as blur or shadow, will not show.</source>
        <translation>
            <numerusform>Un effet, comme un flou ou une ombre, ne sera pas montré.</numerusform>
            <numerusform>%n effets, comme un flou ou une ombre, ne seront pas montrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fills with a pattern will be plain grey.</source>
        <translation>
            <numerusform>Un remplissage à motif sera gris uni.</numerusform>
            <numerusform>%n remplissages à motif seront gris unis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow heads and other markers on lines will not show.</source>
        <translation>Les pointes de flèche et autres marques sur les lignes ne seront pas montrées.</translation>
    </message>
    <message>
        <source>Very fine dashes will be drawn as whole lines.</source>
        <translation>Les tirets très fins seront tracés en lignes pleines.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures in the drawing will not show: only PNG pictures that are embedded in the file can.</source>
        <translation>
            <numerusform>Une image dans le dessin ne sera pas montrée : il faut une image PNG contenue dans le fichier.</numerusform>
            <numerusform>%n images dans le dessin ne seront pas montrées : il faut des images PNG contenues dans le fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies of something that is not in the file will not show.</source>
        <translation>
            <numerusform>Une copie de quelque chose qui n’est pas dans le fichier ne sera pas montrée.</numerusform>
            <numerusform>%n copies de choses qui ne sont pas dans le fichier ne seront pas montrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing was turned into outlines with the fonts of this computer. Look whether it is right.</source>
        <translation>Les textes ont été changés en contours avec les polices de cet ordinateur. Vérifiez le résultat.</translation>
    </message>
    <message>
        <source>Some writing, such as text on a curve or in a frame, will not show. Convert text to paths to keep it.</source>
        <translation>Certains textes, par exemple sur une courbe ou dans un cadre, ne seront pas montrés. Convertissez les textes en chemins pour les garder.</translation>
    </message>
    <message>
        <source>Links and scripts were left out: a figure only stands there.</source>
        <translation>Les liens et les scripts ont été laissés de côté : une figurine ne fait que se tenir là.</translation>
    </message>
    <message>
        <source>Animations were left out: the drawing stands still.</source>
        <translation>Les animations ont été laissées de côté : le dessin reste immobile.</translation>
    </message>
    <message>
        <source>Web pages and text boxes within the drawing will not show.</source>
        <translation>Les pages web et zones de texte contenues dans le dessin ne seront pas montrées.</translation>
    </message>
    <message>
        <source>Fonts, styles or colours that are in other files were left out; nothing outside the drawing is opened.</source>
        <translation>Les polices, styles ou couleurs qui se trouvent dans d’autres fichiers ont été laissés de côté ; rien n’est ouvert en dehors du dessin.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules of its style sheet are too involved and were left out.</source>
        <translation>
            <numerusform>Une règle de sa feuille de style est trop compliquée et a été laissée de côté.</numerusform>
            <numerusform>%n règles de sa feuille de style sont trop compliquées et ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours or sizes use variables of the style sheet and were left out.</source>
        <translation>
            <numerusform>Une couleur ou une taille utilise une variable de la feuille de style et a été laissée de côté.</numerusform>
            <numerusform>%n couleurs ou tailles utilisent des variables de la feuille de style et ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of unknown kinds were left out.</source>
        <translation>
            <numerusform>Un élément de type inconnu a été laissé de côté.</numerusform>
            <numerusform>%n éléments de types inconnus ont été laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing does not say how large its page is; it was cropped to what is drawn.</source>
        <translation>Le dessin ne dit pas quelle est la taille de sa page ; il a été recadré sur ce qui est dessiné.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that it was turned into a picture; its colours cannot be changed any more.</source>
        <translation>Le dessin est si détaillé qu’il a été changé en image ; ses couleurs ne peuvent plus être modifiées.</translation>
    </message>
    <message>
        <source>The picture was made smaller: its longer side has %1 pixels now.</source>
        <translation>L’image a été réduite : son plus grand côté fait maintenant %1 pixels.</translation>
    </message>
    <message numerus="yes">
        <source>%1 came to the field with %n units, %3 stands in all.</source>
        <translation>
            <numerusform>%1 n’amenèrent sur le champ de bataille qu’une seule unité de %3 socles.</numerusform>
            <numerusform>%1 amenèrent sur le champ de bataille %n unités, soit %3 socles en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had drawn up %n units with %3 stands.</source>
        <translation>
            <numerusform>%1 avaient rangé une seule unité de %3 socles.</numerusform>
            <numerusform>%1 avaient rangé %n unités, soit %3 socles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led %2 that day.</source>
        <translation>Ce jour-là, %2 avaient %1 à leur tête.</translation>
    </message>
    <message>
        <source>At the head of %2 stood %1.</source>
        <translation>Chez %2, c’est %1 qui commandait.</translation>
    </message>
    <message>
        <source>In the west the %2 of %1 faced the %4 of %3.</source>
        <translation>À l’ouest, le corps « %2 », chez %1, faisait face au corps « %4 », chez %3.</translation>
    </message>
    <message>
        <source>In the middle the %2 of %1 looked across at the %4 of %3.</source>
        <translation>Au milieu, le corps « %2 » (%1) regardait de loin le corps « %4 » (%3).</translation>
    </message>
    <message>
        <source>In the east the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>À l’est, %1 et leur corps « %2 » allaient avoir affaire au corps « %4 », chez %3.</translation>
    </message>
    <message>
        <source>At the northern end the %2 of %1 faced the %4 of %3.</source>
        <translation>Au nord de la ligne, le corps « %2 », chez %1, faisait face au corps « %4 », chez %3.</translation>
    </message>
    <message>
        <source>At the southern end the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>Au sud de la ligne, %1 et leur corps « %2 » allaient avoir affaire au corps « %4 », chez %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent the %2 forward, %n units, the farthest by %4.</source>
        <translation>
            <numerusform>%1 firent avancer de %4 une unité du corps « %2 ».</numerusform>
            <numerusform>%1 firent avancer le corps « %2 » : %n unités, la plus rapide de %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 pressed on with %n units, by up to %4.</source>
        <translation>
            <numerusform>Le corps « %2 », chez %1, poussa une unité en avant, de %4.</numerusform>
            <numerusform>Le corps « %2 », chez %1, continua d’avancer avec %n unités, jusqu’à %4 plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 moved up: %n units, the quickest of them by %4.</source>
        <translation>
            <numerusform>Chez %1, une unité du corps « %2 » gagna %4 de terrain.</numerusform>
            <numerusform>Chez %1, le corps « %2 » se rapprocha : %n unités, la plus vive de %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %2 of %1, %n units, as far as %4.</source>
        <translation>
            <numerusform>En avant, pour %1 : une unité du corps « %2 » marcha sur %4.</numerusform>
            <numerusform>En avant, pour %1 : %n unités du corps « %2 » se mirent en marche, certaines sur %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came on along a broad front, %n units from %3 commands, the fastest by %4.</source>
        <translation>
            <numerusform>%1 s’avancèrent avec une seule unité (corps : %3), de %4.</numerusform>
            <numerusform>%1 s’avancèrent sur un large front : %n unités venues de %3 corps, la plus rapide de %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 advanced: %n units from %3 commands went forward, some as far as %4.</source>
        <translation>
            <numerusform>%1 avancèrent : une unité (corps : %3) marcha de l’avant, sur %4.</numerusform>
            <numerusform>%1 avancèrent : %n unités venues de %3 corps marchèrent de l’avant, certaines sur %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line of %1 drew nearer: %n units from %3 commands were on the march, and the swiftest covered %4.</source>
        <translation>
            <numerusform>Chez %1, la ligne se rapprocha : une unité (corps : %3) se mit en marche et parcourut %4.</numerusform>
            <numerusform>Chez %1, la ligne se rapprocha : %n unités venues de %3 corps étaient en marche, et la plus rapide parcourut %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew the %2 back, %n units, by as much as %4.</source>
        <translation>
            <numerusform>%1 ramenèrent de %4 en arrière une unité du corps « %2 ».</numerusform>
            <numerusform>%1 ramenèrent en arrière %n unités du corps « %2 », jusqu’à %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 fell back with %n units, by up to %4.</source>
        <translation>
            <numerusform>Chez %1, une unité du corps « %2 » recula de %4.</numerusform>
            <numerusform>Chez %1, le corps « %2 » se replia avec %n unités, jusqu’à %4 en arrière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rearranged the %2: %n units took new places, marching up to %4.</source>
        <translation>
            <numerusform>%1 donnèrent une nouvelle place à une unité du corps « %2 », après une marche de %4.</numerusform>
            <numerusform>%1 réorganisèrent le corps « %2 » : %n unités prirent de nouvelles places, après une marche de %4 au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shifted %n units to new places, by up to %4.</source>
        <translation>
            <numerusform>Dans le corps « %2 », %1 envoyèrent une unité à une nouvelle place, à %4 de là.</numerusform>
            <numerusform>Dans le corps « %2 », %1 envoyèrent %n unités à de nouvelles places, jusqu’à %4 de là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %2 of %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>Chez %1, dans le corps « %2 », une unité se tourna d’un autre côté sans quitter sa place.</numerusform>
            <numerusform>Chez %1, dans le corps « %2 », %n unités se tournèrent d’un autre côté sans quitter leur place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n units of the %2 turn where they stood.</source>
        <translation>
            <numerusform>%1 firent pivoter sur place une unité du corps « %2 ».</numerusform>
            <numerusform>%1 firent pivoter sur place %n unités du corps « %2 ».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a place in the ranks of %2.</source>
        <translation>%1 prit place dans les rangs de l’unité %2.</translation>
    </message>
    <message>
        <source>From then on %1 was to be found with %2.</source>
        <translation>Dès lors, on vit %1 aux côtés de l’unité %2.</translation>
    </message>
    <message>
        <source>%1 came up to join %2.</source>
        <translation>%1 vint rejoindre l’unité %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 saw %n of their generals join the ranks; %3 stood with %4.</source>
        <translation>
            <numerusform>%1 virent l’un de leurs généraux entrer dans les rangs : %3, avec l’unité %4.</numerusform>
            <numerusform>%1 virent %n de leurs généraux entrer dans les rangs, dont %3, avec l’unité %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %1, %n generals took places in the ranks, among them %3 with %4.</source>
        <translation>
            <numerusform>Chez %1, un général prit place dans les rangs : %3, avec l’unité %4.</numerusform>
            <numerusform>Chez %1, %n généraux prirent place dans les rangs, dont %3, avec l’unité %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot well: %n stands fell, and %3 suffered most.</source>
        <translation>
            <numerusform>%1 tirèrent bien : le corps « %2 » abattit un socle de l’unité %3.</numerusform>
            <numerusform>%1 tirèrent bien : le corps « %2 » abattit %n socles, le plus souvent dans l’unité %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 took careful aim and struck down %n stands; %3 had the worst of it.</source>
        <translation>
            <numerusform>Le corps « %2 », chez %1, visa avec soin et abattit un socle de l’unité %3.</numerusform>
            <numerusform>Le corps « %2 », chez %1, visa avec soin et abattit %n socles ; l’unité %3 fut la plus éprouvée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot at %3, who lost %n stands.</source>
        <translation>
            <numerusform>%1 firent tirer le corps « %2 » sur l’unité %3, qui perdit un socle.</numerusform>
            <numerusform>%1 firent tirer le corps « %2 » sur l’unité %3, qui perdit %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 found the range of %3, and %n stands fell.</source>
        <translation>
            <numerusform>Chez %1, le corps « %2 » trouva la bonne distance : dans l’unité %3, un socle tomba.</numerusform>
            <numerusform>Chez %1, le corps « %2 » trouva la bonne distance : dans l’unité %3, %n socles tombèrent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %2 of %1, %3 lost %n stands.</source>
        <translation>
            <numerusform>Sous une pluie de traits lancée par %1 (corps « %2 »), l’unité %3 perdit un socle.</numerusform>
            <numerusform>Sous une pluie de traits lancée par %1 (corps « %2 »), l’unité %3 perdit %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elsewhere on the line the volleys of %1 brought down another %n stands.</source>
        <translation>
            <numerusform>Ailleurs sur la ligne, les volées lancées par %1 abattirent encore un socle.</numerusform>
            <numerusform>Ailleurs sur la ligne, les volées lancées par %1 abattirent encore %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other volleys of %1 brought down %n more stands.</source>
        <translation>
            <numerusform>Les autres volées lancées par %1 abattirent un socle de plus.</numerusform>
            <numerusform>Les autres volées lancées par %1 abattirent %n socles de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the volleys of %1, %n did no harm.</source>
        <translation>
            <numerusform>Une volée lancée par %1 n’atteignit personne.</numerusform>
            <numerusform>Parmi les volées lancées par %1, %n n’atteignirent personne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 let fly %n volleys that harmed nobody.</source>
        <translation>
            <numerusform>%1 lancèrent une volée qui se perdit dans l’herbe.</numerusform>
            <numerusform>%1 lancèrent %n volées qui se perdirent dans l’herbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the shots of %1 the last of %2 left the field.</source>
        <translation>Sous les traits de l’unité %1, les derniers hommes de l’unité %2 quittèrent le champ de bataille.</translation>
    </message>
    <message>
        <source>%2 could bear the shots of %1 no longer and broke up.</source>
        <translation>L’unité %2 ne put supporter plus longtemps les traits de l’unité %1 et se dispersa.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on.</source>
        <translation>L’unité %1 chargea l’unité %2 de front.</translation>
    </message>
    <message>
        <source>%1 went straight for %2.</source>
        <translation>L’unité %1 marcha droit sur l’unité %2.</translation>
    </message>
    <message>
        <source>With a shout %1 threw themselves at %2.</source>
        <translation>Dans un grand cri, l’unité %1 se jeta sur l’unité %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on, and %3 went for %4.</source>
        <translation>L’unité %1 chargea l’unité %2 de front, et l’unité %3 s’en prit à l’unité %4.</translation>
    </message>
    <message>
        <source>While %1 closed with %2, %3 ran straight at %4.</source>
        <translation>Tandis que l’unité %1 abordait l’unité %2, l’unité %3 courut droit sur l’unité %4.</translation>
    </message>
    <message>
        <source>%1 threw themselves at %2, and %3 at %4.</source>
        <translation>L’unité %1 se jeta sur l’unité %2, et l’unité %3 sur l’unité %4.</translation>
    </message>
    <message>
        <source>%1 met %2 face to face, and %3 charged %4.</source>
        <translation>L’unité %1 affronta l’unité %2 face à face, et l’unité %3 chargea l’unité %4.</translation>
    </message>
    <message>
        <source>%1 caught %2 in the flank or in the rear.</source>
        <translation>L’unité %1 surprit l’unité %2 de flanc ou à revers.</translation>
    </message>
    <message>
        <source>From the side or from behind, %1 ran into %2.</source>
        <translation>Venue de côté ou par-derrière, l’unité %1 tomba sur l’unité %2.</translation>
    </message>
    <message>
        <source>%1 and %2 fell upon %3 together.</source>
        <translation>Ensemble, les unités %1 et %2 fondirent sur l’unité %3.</translation>
    </message>
    <message>
        <source>%3 had two charges to meet, from %1 and from %2.</source>
        <translation>L’unité %3 dut soutenir deux charges : %1 et %2.</translation>
    </message>
    <message numerus="yes">
        <source>On %2 closed in %n units at once.</source>
        <translation>
            <numerusform>Autour de l’unité %2, le cercle se resserra : une unité chargeait.</numerusform>
            <numerusform>Autour de l’unité %2, le cercle se resserra : %n unités chargeaient à la fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %2 came %n units together.</source>
        <translation>
            <numerusform>Contre l’unité %2 s’élança une unité.</numerusform>
            <numerusform>Contre l’unité %2 s’élancèrent %n unités ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dared to charge %2 rather than wait for it.</source>
        <translation>L’unité %1 osa charger %2 plutôt que de l’attendre.</translation>
    </message>
    <message>
        <source>%1 ran in under the tusks of %2.</source>
        <translation>L’unité %1 se glissa jusque sous les défenses : %2 n’avança plus.</translation>
    </message>
    <message>
        <source>To pin the beast down, %1 went for %2.</source>
        <translation>Pour retenir la bête, l’unité %1 se lança contre %2.</translation>
    </message>
    <message>
        <source>The crew of %1 saw %2 coming and ran.</source>
        <translation>Quand parut %2, les servants (%1) prirent la fuite.</translation>
    </message>
    <message>
        <source>%1 stood alone: the crew had fled before %2.</source>
        <translation>Près de la machine (%1), plus personne : les servants avaient fui devant %2.</translation>
    </message>
    <message>
        <source>Nobody stayed with %1 to await the charge of %2.</source>
        <translation>Nul ne resta près de la machine (%1) pour attendre la charge ennemie (%2).</translation>
    </message>
    <message>
        <source>%1 shied at the noise of %2, turned about and was seen no more.</source>
        <translation>%1 recula devant le vacarme de l’unité %2, fit demi-tour et ne reparut plus.</translation>
    </message>
    <message>
        <source>At the horns of %2, %1 took fright and trotted away, doing no harm.</source>
        <translation>Au son des trompettes de l’unité %2, %1 prit peur et s’éloigna au trot sans faire de mal à personne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trampled into %2, which cost the unit %n stands.</source>
        <translation>
            <numerusform>%1 s’enfonça dans les rangs de l’unité %2, qui y laissa un socle.</numerusform>
            <numerusform>%1 s’enfonça dans les rangs de l’unité %2, qui y laissa %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %1 struck %2: %n stands were gone at once.</source>
        <translation>
            <numerusform>Le sol trembla quand %1 heurta l’unité %2 : d’un coup, un socle disparut.</numerusform>
            <numerusform>Le sol trembla quand %1 heurta l’unité %2 : d’un coup, %n socles disparurent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could stop %1; the shock took %n stands from %2.</source>
        <translation>
            <numerusform>Rien n’arrêtait %1 ; le choc coûta un socle à l’unité %2.</numerusform>
            <numerusform>Rien n’arrêtait %1 ; le choc coûta %n socles à l’unité %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went through %2 like a storm, and the unit was scattered.</source>
        <translation>%1 traversa l’unité %2 comme un orage et la dispersa.</translation>
    </message>
    <message>
        <source>When %1 struck %2, nobody stayed to fight on.</source>
        <translation>Quand %1 heurta l’unité %2, personne ne resta pour continuer le combat.</translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %n elephants of %1 broke into the ranks of %3, where %4 stands were lost in an instant.</source>
        <translation>
            <numerusform>Le sol trembla : un éléphant lancé par %1 enfonça les rangs de l’ennemi, et en un instant %3 perdirent %4 socles.</numerusform>
            <numerusform>Le sol trembla : %n éléphants lancés par %1 enfoncèrent les rangs de l’ennemi, et en un instant %3 perdirent %4 socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tusk beside tusk, %n elephants of %1 thundered into the line of %3 and took %4 stands out of it.</source>
        <translation>
            <numerusform>Défenses en avant, un éléphant lancé par %1 fonça sur l’ennemi : chez %3, %4 socles disparurent de la ligne.</numerusform>
            <numerusform>Défenses en avant, %n éléphants lancés par %1 foncèrent sur l’ennemi : chez %3, %4 socles disparurent de la ligne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pin the elephants down, %n units of %1 ran to meet them.</source>
        <translation>
            <numerusform>Pour retenir les éléphants, %1 envoyèrent une unité à leur rencontre, au pas de course.</numerusform>
            <numerusform>Pour retenir les éléphants, %1 envoyèrent %n unités à leur rencontre, au pas de course.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rather than wait for the elephants, %n units of %1 went at them.</source>
        <translation>
            <numerusform>Plutôt que d’attendre les éléphants, %1 lancèrent une unité contre eux.</numerusform>
            <numerusform>Plutôt que d’attendre les éléphants, %1 lancèrent %n unités contre eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still at a run, %1 met %2 next.</source>
        <translation>Toujours en pleine course, l’unité %1 rencontra ensuite l’unité %2.</translation>
    </message>
    <message>
        <source>The same rush carried %1 on into %2.</source>
        <translation>Le même élan porta l’unité %1 jusque sur l’unité %2.</translation>
    </message>
    <message>
        <source>Neither side risked a charge.</source>
        <translation>Aucun des deux camps ne risqua de charge.</translation>
    </message>
    <message>
        <source>Both sides waited, and nobody charged.</source>
        <translation>Des deux côtés on attendit, et personne ne chargea.</translation>
    </message>
    <message>
        <source>%1 broke the ranks of %2 and won the fight.</source>
        <translation>L’unité %1 rompit les rangs de l’unité %2 et gagna le combat.</translation>
    </message>
    <message>
        <source>%2 gave way before %1 and left the field.</source>
        <translation>L’unité %2 céda devant l’unité %1 et quitta le champ de bataille.</translation>
    </message>
    <message>
        <source>Step by step %1 pushed %2 back until there was nobody left to push.</source>
        <translation>Pas à pas, l’unité %1 fit reculer l’unité %2 jusqu’à ce qu’il n’y eût plus personne à repousser.</translation>
    </message>
    <message>
        <source>The fight between %1 and %2 was over: the field belonged to %1.</source>
        <translation>Entre %1 et %2, le combat était fini : le terrain restait à l’unité %1.</translation>
    </message>
    <message>
        <source>%1 had the better of %2, who broke and ran.</source>
        <translation>L’unité %1 eut le dessus sur l’unité %2 : les rangs ennemis se rompirent et s’enfuirent.</translation>
    </message>
    <message>
        <source>Beset from more than one side, %1 left the field.</source>
        <translation>Pressée de plusieurs côtés, l’unité %1 quitta le champ de bataille.</translation>
    </message>
    <message>
        <source>There were too many enemies around %1, and the unit came apart.</source>
        <translation>Trop d’ennemis entouraient l’unité %1 : elle se défit.</translation>
    </message>
    <message>
        <source>%1 fought several enemies at once and could not last.</source>
        <translation>L’unité %1 combattit plusieurs ennemis à la fois et ne put durer.</translation>
    </message>
    <message>
        <source>%1 and %2 wore each other out until neither was left.</source>
        <translation>%1 et %2 s’épuisèrent l’une contre l’autre jusqu’à ce qu’il n’en restât rien.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 outlasted the other; both were gone.</source>
        <translation>Entre %1 et %2, il n’y eut pas de survivante : les deux unités avaient disparu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands and %2 lost %4, but neither gave way.</source>
        <translation>
            <numerusform>L’unité %1 perdit un socle, l’unité %2 perdit %4, mais aucune ne céda.</numerusform>
            <numerusform>L’unité %1 perdit %n socles, l’unité %2 perdit %4, mais aucune ne céda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was a hard fight: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Le combat fut rude : l’unité %1 perdit un socle, et l’unité %2 perdit %4.</numerusform>
            <numerusform>Le combat fut rude : l’unité %1 perdit %n socles, et l’unité %2 perdit %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both sides stood fast: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Des deux côtés on tint bon : l’unité %1 perdit un socle, et l’unité %2 perdit %4.</numerusform>
            <numerusform>Des deux côtés on tint bon : l’unité %1 perdit %n socles, et l’unité %2 perdit %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 had lost %5.</source>
        <translation>
            <numerusform>Un combat restait indécis ; %2 y avaient laissé %3, et %4 avaient perdu %5.</numerusform>
            <numerusform>Il restait %n combats indécis ; %2 y avaient laissé %3, et %4 avaient perdu %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was settled yet in %n fights, where %2 had lost %3 and %4 had lost %5.</source>
        <translation>
            <numerusform>Rien n’était encore joué dans un combat, où %2 avaient perdu %3 et %4 avaient perdu %5.</numerusform>
            <numerusform>Rien n’était encore joué dans %n combats, où %2 avaient perdu %3 et %4 avaient perdu %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 none.</source>
        <translation>
            <numerusform>Un combat restait indécis ; %2 y avaient laissé %3, et %4 aucun.</numerusform>
            <numerusform>Il restait %n combats indécis ; %2 y avaient laissé %3, et %4 aucun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody had given way yet, though %2 had lost %3 and %4 none.</source>
        <translation>
            <numerusform>Dans un combat, personne n’avait encore cédé ; pourtant %2 avaient perdu %3, et %4 aucun.</numerusform>
            <numerusform>Dans %n combats, personne n’avait encore cédé ; pourtant %2 avaient perdu %3, et %4 aucun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights that went on without a loss on either side.</source>
        <translation>
            <numerusform>Un combat continua sans perte d’un côté ni de l’autre.</numerusform>
            <numerusform>Il y eut %n combats qui continuèrent sans perte d’un côté ni de l’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody fell, and nobody gave way.</source>
        <translation>
            <numerusform>Dans un combat, personne ne tomba et personne ne céda.</numerusform>
            <numerusform>Dans %n combats, personne ne tomba et personne ne céda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drivers of %2 kept %n elephants in hand.</source>
        <translation>
            <numerusform>Chez %2, les cornacs gardèrent un éléphant en main.</numerusform>
            <numerusform>Chez %2, les cornacs gardèrent %n éléphants en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %2, %n elephants still listened to their drivers and fought on.</source>
        <translation>
            <numerusform>Chez %2, un éléphant écoutait encore son cornac et continua le combat.</numerusform>
            <numerusform>Chez %2, %n éléphants écoutaient encore leurs cornacs et continuèrent le combat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would not be held any longer and ran off the field, meeting nobody.</source>
        <translation>%1 ne se laissa plus retenir et s’enfuit du champ de bataille sans rencontrer personne.</translation>
    </message>
    <message>
        <source>Wild with noise, %1 broke away and was gone; nobody was in the path.</source>
        <translation>Dans le vacarme, %1 s’échappa et disparut ; il n’y avait personne sur son passage.</translation>
    </message>
    <message>
        <source>%1 shook off the driver and made for open country.</source>
        <translation>%1 jeta son cornac à terre et gagna la campagne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and it was %2 who paid for it with %n stands.</source>
        <translation>
            <numerusform>%1 entra en furie, et ce furent %2 qui en payèrent le prix : un socle.</numerusform>
            <numerusform>%1 entra en furie, et ce furent %2 qui en payèrent le prix : %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In its flight %1 went right through the ranks of %2, where %n stands fell.</source>
        <translation>
            <numerusform>Dans sa fuite, %1 passa tout droit à travers les rangs : %2 perdirent un socle.</numerusform>
            <numerusform>Dans sa fuite, %1 passa tout droit à travers les rangs : %2 perdirent %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild among its own people, and %2 lost %n stands.</source>
        <translation>
            <numerusform>%1 entra en furie au milieu des siens, et %2 perdirent un socle.</numerusform>
            <numerusform>%1 entra en furie au milieu des siens, et %2 perdirent %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The driver of %1 lost hold, and the beast fled through the ranks of %2, its own side, where %n stands fell.</source>
        <translation>
            <numerusform>Le cornac perdit la maîtrise de la bête (%1), qui s’enfuit à travers son propre camp : %2 y laissèrent un socle.</numerusform>
            <numerusform>Le cornac perdit la maîtrise de la bête (%1), qui s’enfuit à travers son propre camp : %2 y laissèrent %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild and made no difference between friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 entra en furie sans distinguer l’ami de l’ennemi : %2 perdirent un socle, et %4 perdirent %5.</numerusform>
            <numerusform>%1 entra en furie sans distinguer l’ami de l’ennemi : %2 perdirent %n socles, et %4 perdirent %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fled in its fright through friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>Dans sa peur, %1 s’enfuit à travers amis et ennemis : %2 y laissèrent un socle, et %4 perdirent %5.</numerusform>
            <numerusform>Dans sa peur, %1 s’enfuit à travers amis et ennemis : %2 y laissèrent %n socles, et %4 perdirent %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>What remained of %1 scattered before %2.</source>
        <translation>Ce qui restait de l’unité %1 se dispersa devant l’unité %2.</translation>
    </message>
    <message>
        <source>%1 stood in the path of %2, and that was the end of the unit.</source>
        <translation>L’unité %1 se trouvait sur le chemin quand passa %2, et ce fut sa fin.</translation>
    </message>
    <message>
        <source>%1 fell among the men of %2.</source>
        <translation>%1 tomba au milieu des rangs de l’unité %2.</translation>
    </message>
    <message>
        <source>Fighting beside %2, %1 was struck down.</source>
        <translation>Au combat avec l’unité %2, %1 reçut un coup et tomba.</translation>
    </message>
    <message>
        <source>%1 did not come back from the fight of %2.</source>
        <translation>%1 ne revint pas du combat de l’unité %2.</translation>
    </message>
    <message>
        <source>%1, on whom %2 had set their hopes, fell with %3.</source>
        <translation>%1, en qui %2 avaient mis leurs espoirs, tomba avec l’unité %3.</translation>
    </message>
    <message>
        <source>A cry went through the army of %2: %1 had fallen in the ranks of %3.</source>
        <translation>Un cri s’éleva chez %2 : %1 venait de tomber dans les rangs de l’unité %3.</translation>
    </message>
    <message>
        <source>%1 had been in the thick of it and came out unhurt.</source>
        <translation>%1 fut au plus fort de la mêlée et en sortit sans une blessure.</translation>
    </message>
    <message>
        <source>%1 stood in the front rank, and no blow found its mark.</source>
        <translation>%1 se tenait au premier rang, et aucun coup ne porta.</translation>
    </message>
    <message>
        <source>Few would have staked much on %1, but they beat %2; the chance had been %3.</source>
        <translation>Peu de gens croyaient en l’unité %1, et pourtant elle battit %2 ; la probabilité était de %3.</translation>
    </message>
    <message>
        <source>Against all expectation %1 got the better of %2. When they met, the chance of it was %3.</source>
        <translation>Contre toute attente, l’unité %1 l’emporta sur l’unité %2. Au moment du choc, la probabilité en était de %3.</translation>
    </message>
    <message>
        <source>%1 should have been swept away, and yet some stood their ground: the chance was %2.</source>
        <translation>L’unité %1 aurait dû être balayée, et pourtant une partie tint bon : la probabilité était de %2.</translation>
    </message>
    <message>
        <source>With a chance of only %2, %1 held out.</source>
        <translation>Avec une probabilité de %2 seulement, l’unité %1 tint bon.</translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands; %3 had lost %4.</source>
        <translation>
            <numerusform>Pendant ce tour, %1 avaient perdu un socle ; %3 avaient perdu %4.</numerusform>
            <numerusform>Pendant ce tour, %1 avaient perdu %n socles ; %3 avaient perdu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the dust settled, %1 had %n stands fewer than before, and %3 had lost %4.</source>
        <translation>
            <numerusform>Quand la poussière retomba, %1 comptaient un socle de moins qu’auparavant, et %3 avaient perdu %4.</numerusform>
            <numerusform>Quand la poussière retomba, %1 comptaient %n socles de moins qu’auparavant, et %3 avaient perdu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the end of the turn %1 had lost %n stands, and %3 had lost %4.</source>
        <translation>
            <numerusform>À la fin du tour, %1 avaient perdu un socle, et %3 avaient perdu %4.</numerusform>
            <numerusform>À la fin du tour, %1 avaient perdu %n socles, et %3 avaient perdu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands, and %3 none.</source>
        <translation>
            <numerusform>Pendant ce tour, %1 avaient perdu un socle, et %3 aucun.</numerusform>
            <numerusform>Pendant ce tour, %1 avaient perdu %n socles, et %3 aucun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 came out of it weaker, by %n stands; %3 had lost nothing.</source>
        <translation>
            <numerusform>Seuls %1 en sortirent plus faibles, d’un socle ; %3 n’avaient rien perdu.</numerusform>
            <numerusform>Seuls %1 en sortirent plus faibles, de %n socles ; %3 n’avaient rien perdu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 passed, and nobody was lost.</source>
        <translation>Le tour %1 passa sans aucune perte.</translation>
    </message>
    <message>
        <source>So ended turn %1, without a loss on either side.</source>
        <translation>Ainsi finit le tour %1, sans perte d’un côté ni de l’autre.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 stands that counted, %1 had lost %n.</source>
        <translation>
            <numerusform>Sur les %3 socles qui comptaient, %1 en avaient perdu un.</numerusform>
            <numerusform>Sur les %3 socles qui comptaient, %1 en avaient perdu %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle had cost %1 %n of the %3 stands that counted.</source>
        <translation>
            <numerusform>Dans cette bataille, %1 avaient laissé un des %3 socles qui comptaient.</numerusform>
            <numerusform>Dans cette bataille, %1 avaient laissé %n des %3 socles qui comptaient.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the %2 stands that counted, %1 had not lost one.</source>
        <translation>Sur les %2 socles qui comptaient, %1 n’en avaient pas perdu un seul.</translation>
    </message>
    <message>
        <source>All the %2 stands of %1 that counted were left.</source>
        <translation>Chez %1, les %2 socles qui comptaient étaient tous encore là.</translation>
    </message>
    <message numerus="yes">
        <source>Of the generals of %1, %n did not see the evening.</source>
        <translation>
            <numerusform>Chez %1, un général ne vit pas le soir.</numerusform>
            <numerusform>Chez %1, %n généraux ne virent pas le soir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, in turn %1, the record stops. The battle is not decided yet.</source>
        <translation>Ici, au tour %1, le récit s’arrête. La bataille n’est pas encore décidée.</translation>
    </message>
    <message>
        <source>The shooting tipped the scales towards %1, by %2 of an army.</source>
        <translation>Les tirs firent pencher la balance vers %1 : l’équivalent de %2 d’une armée.</translation>
    </message>
    <message>
        <source>The volleys of this turn were worth %2 of an army to %1.</source>
        <translation>Les volées de ce tour valurent %2 d’une armée. Avantage : %1.</translation>
    </message>
    <message>
        <source>The charges of this turn were worth %2 of an army to %1.</source>
        <translation>Les charges de ce tour valurent %2 d’une armée. Avantage : %1.</translation>
    </message>
    <message>
        <source>Who met whom here mattered: the battle leaned towards %1 by %2 of an army more.</source>
        <translation>Ici, tout dépendait de qui chargeait qui : la bataille pencha vers %1, de l’équivalent de %2 d’une armée.</translation>
    </message>
    <message>
        <source>This melee tipped the scales towards %1, by %2 of an army.</source>
        <translation>Cette mêlée fit pencher la balance vers %1 : l’équivalent de %2 d’une armée.</translation>
    </message>
    <message>
        <source>This melee was worth %2 of an army to %1.</source>
        <translation>Cette mêlée valut %2 d’une armée. Avantage : %1.</translation>
    </message>
    <message>
        <source>%1 lost %2, whose voice was missing from then on.</source>
        <translation>%1 perdirent %2, dont la voix leur manqua désormais.</translation>
    </message>
    <message>
        <source>From here on %1 had to do without %2.</source>
        <translation>Dès lors, %1 durent se passer de leur général : %2.</translation>
    </message>
    <message>
        <source>%1 lost %2, their commander in chief.</source>
        <translation>%1 perdirent %2, leur général en chef.</translation>
    </message>
    <message numerus="yes">
        <source>The rampage of %1 took %n stands off the table.</source>
        <translation>
            <numerusform>%1 entra en furie et emporta un socle.</numerusform>
            <numerusform>%1 entra en furie et emporta %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and %n stands were gone.</source>
        <translation>
            <numerusform>La furie d’un éléphant (%1) balaya un socle.</numerusform>
            <numerusform>La furie d’un éléphant (%1) balaya %n socles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won against %2, for which the chance had been %3.</source>
        <translation>L’unité %1 l’emporta sur l’unité %2, alors que la probabilité n’était que de %3.</translation>
    </message>
    <message>
        <source>A victory of %1 over %2 that only %3 of such fights would have brought.</source>
        <translation>L’unité %1 battit l’unité %2 : une victoire qu’on ne verrait que dans %3 de ces combats.</translation>
    </message>
    <message>
        <source>%1 stood fast where the chance was %2.</source>
        <translation>L’unité %1 tint bon, alors que la probabilité n’était que de %2.</translation>
    </message>
    <message>
        <source>%1 lasted through a round that only %2 of units in such straits would have lasted through.</source>
        <translation>L’unité %1 survécut à une reprise où, en si mauvaise posture, %2 des unités seulement auraient tenu.</translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %1, %n units, as far as %3.</source>
        <translation>
            <numerusform>Une unité du corps « %1 » marcha de l’avant, sur %3.</numerusform>
            <numerusform>Le corps « %1 » marcha de l’avant : %n unités, certaines sur %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 pressed on with %n units, by up to %3.</source>
        <translation>
            <numerusform>Le corps « %1 » poussa une unité en avant, de %3.</numerusform>
            <numerusform>Le corps « %1 » continua d’avancer avec %n unités, jusqu’à %3 plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 moved up: %n units, the quickest of them by %3.</source>
        <translation>
            <numerusform>Une unité du corps « %1 » gagna %3 de terrain.</numerusform>
            <numerusform>Le corps « %1 » se rapprocha : %n unités, la plus vive de %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 drew %n units back, by as much as %3.</source>
        <translation>
            <numerusform>Le corps « %1 » ramena une unité en arrière, de %3.</numerusform>
            <numerusform>Le corps « %1 » ramena %n unités en arrière, jusqu’à %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 fell back with %n units, by up to %3.</source>
        <translation>
            <numerusform>Une unité du corps « %1 » recula de %3.</numerusform>
            <numerusform>Le corps « %1 » se replia avec %n unités, jusqu’à %3 en arrière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units took new places, marching up to %3.</source>
        <translation>
            <numerusform>Dans le corps « %1 », une unité prit une nouvelle place, après une marche de %3.</numerusform>
            <numerusform>Dans le corps « %1 », %n unités prirent de nouvelles places, après une marche de %3 au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shifted %n units to new places, by up to %3.</source>
        <translation>
            <numerusform>Le corps « %1 » envoya une unité à une nouvelle place, à %3 de là.</numerusform>
            <numerusform>Le corps « %1 » envoya %n unités à de nouvelles places, jusqu’à %3 de là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>Dans le corps « %1 », une unité se tourna d’un autre côté sans quitter sa place.</numerusform>
            <numerusform>Dans le corps « %1 », %n unités se tournèrent d’un autre côté sans quitter leur place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 had %n units turn where they stood.</source>
        <translation>
            <numerusform>Le corps « %1 » fit pivoter une unité sur place.</numerusform>
            <numerusform>Le corps « %1 » fit pivoter %n unités sur place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot well: %n stands fell, and %2 suffered most.</source>
        <translation>
            <numerusform>Le corps « %1 » tira bien : un socle tomba dans l’unité %2.</numerusform>
            <numerusform>Le corps « %1 » tira bien : %n socles tombèrent, le plus souvent dans l’unité %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 took careful aim and struck down %n stands; %2 had the worst of it.</source>
        <translation>
            <numerusform>Le corps « %1 » visa avec soin et abattit un socle de l’unité %2.</numerusform>
            <numerusform>Le corps « %1 » visa avec soin et abattit %n socles ; l’unité %2 fut la plus éprouvée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot at %2, who lost %n stands.</source>
        <translation>
            <numerusform>Le corps « %1 » tira sur l’unité %2, qui perdit un socle.</numerusform>
            <numerusform>Le corps « %1 » tira sur l’unité %2, qui perdit %n socles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 found the range of %2, and %n stands fell.</source>
        <translation>
            <numerusform>Le corps « %1 » trouva la bonne distance : dans l’unité %2, un socle tomba.</numerusform>
            <numerusform>Le corps « %1 » trouva la bonne distance : dans l’unité %2, %n socles tombèrent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %1, %2 lost %n stands.</source>
        <translation>
            <numerusform>Sous une pluie de traits du corps « %1 », l’unité %2 perdit un socle.</numerusform>
            <numerusform>Sous une pluie de traits du corps « %1 », l’unité %2 perdit %n socles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>The armies before the battle</source>
        <translation>Les armées avant la bataille</translation>
    </message>
    <message>
        <source>The table after turn %1</source>
        <translation>La table après le tour %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Moments décisifs</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Comment finit la bataille</translation>
    </message>
    <message>
        <source>Losses side by side</source>
        <translation>Les pertes face à face</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unités restantes</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Socles restants</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Généraux</translation>
    </message>
    <message>
        <source>Stands that count for victory</source>
        <translation>Socles qui comptent</translation>
    </message>
    <message>
        <source>Show the events that each sentence rests on</source>
        <translation>Montrer les événements sur lesquels repose chaque phrase</translation>
    </message>
    <message>
        <source>An event is named by its entry in the battle&apos;s record and its place in that entry.</source>
        <translation>Un événement est désigné par son entrée dans le journal de la bataille et par sa place dans cette entrée.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands</source>
        <translation>
            <numerusform>%1 : un socle de plus</numerusform>
            <numerusform>%1 : %n socles de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands</source>
        <translation>
            <numerusform>%1 : un socle de moins</numerusform>
            <numerusform>%1 : %n socles de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n more stands for each unit</source>
        <translation>
            <numerusform>%1, chez %2 : un socle de plus par unité</numerusform>
            <numerusform>%1, chez %2 : %n socles de plus par unité</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1, chez %2 : un socle de moins par unité</numerusform>
            <numerusform>%1, chez %2 : %n socles de moins par unité</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands for each unit</source>
        <translation>
            <numerusform>%1 : un socle de plus par unité</numerusform>
            <numerusform>%1 : %n socles de plus par unité</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1 : un socle de moins par unité</numerusform>
            <numerusform>%1 : %n socles de moins par unité</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 farther forward</source>
        <translation>%1 : %2 plus en avant</translation>
    </message>
    <message>
        <source>%1: %2 farther back</source>
        <translation>%1 : %2 plus en arrière</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther forward</source>
        <translation>Toute l’armée, chez %1 : %2 plus en avant</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther back</source>
        <translation>Toute l’armée, chez %1 : %2 plus en arrière</translation>
    </message>
    <message>
        <source>%1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>%1 : touche en mêlée à partir de %3, au lieu de %2</translation>
    </message>
    <message>
        <source>%1: a hit after charging from %3 upwards, in place of %2</source>
        <translation>%1 : touche après une charge à partir de %3, au lieu de %2</translation>
    </message>
    <message>
        <source>Against %1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>Contre %1 : touche en mêlée à partir de %3, au lieu de %2</translation>
    </message>
    <message>
        <source>%1: a hit when shooting from %3 upwards, in place of %2</source>
        <translation>%1 : touche au tir à partir de %3, au lieu de %2</translation>
    </message>
    <message>
        <source>A turn limit of %2 in place of %1</source>
        <translation>Nombre de tours : %2, au lieu de %1</translation>
    </message>
    <message>
        <source>About %2 in 100 for %1 (%3 to %4)</source>
        <translation>Environ %2 sur 100 pour %1 (%3 à %4)</translation>
    </message>
    <message>
        <source>With draws shared, about %2 in 100 for %1 (%3 to %4)</source>
        <translation>En partageant les batailles indécises, environ %2 sur 100 pour %1 (%3 à %4)</translation>
    </message>
    <message>
        <source>About %1 in 100 drawn (%2 to %3)</source>
        <translation>Environ %1 sur 100 indécises (%2 à %3)</translation>
    </message>
    <message>
        <source>Great victories in 100: %2 for %1, %4 for %3</source>
        <translation>Grandes victoires sur 100 : %2 pour %1, %4 pour %3</translation>
    </message>
    <message>
        <source>A draw shared between both: %2 for %1, %4 for %3</source>
        <translation>Batailles indécises partagées : %2 pour %1, %4 pour %3</translation>
    </message>
    <message>
        <source>As it is, about %2 of 100 battles go to %1; a draw counts half.</source>
        <translation>Sans rien changer, environ %2 batailles sur 100 sont gagnées par %1 ; une bataille indécise compte pour moitié.</translation>
    </message>
    <message>
        <source>At best, about %2 of 100 go to %1.</source>
        <translation>Au mieux, environ %2 sur 100 sont gagnées par %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n battles played</source>
        <translation>
            <numerusform>%n bataille jouée</numerusform>
            <numerusform>%n batailles jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %n battles</source>
        <translation>
            <numerusform>%2 sur %n bataille</numerusform>
            <numerusform>%2 sur %n batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few battles yet to say who is favoured.</source>
        <translation>Encore trop peu de batailles pour dire qui a l’avantage.</translation>
    </message>
    <message>
        <source>An even battle.</source>
        <translation>Une bataille équilibrée.</translation>
    </message>
    <message>
        <source>The battle leans towards %1.</source>
        <translation>La bataille penche vers %1.</translation>
    </message>
    <message>
        <source>The battle clearly favours %1.</source>
        <translation>Net avantage pour %1 dans cette bataille.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>Un tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 turns (%2 to %3)</source>
        <translation>Environ %1 tours (%2 à %3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes of class time (%2 to %3)</source>
        <translation>
            <numerusform>Environ %n minute de classe (%2 à %3)</numerusform>
            <numerusform>Environ %n minutes de classe (%2 à %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lessons of 50 minutes</source>
        <translation>
            <numerusform>%n cours de 50 minutes</numerusform>
            <numerusform>%n cours de 50 minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 still there at the end, %2 won %3 battles in 100; without, %4.</source>
        <translation>Avec l’unité %1 encore là à la fin, victoires pour %2 : %3 sur 100 ; sans elle, %4.</translation>
    </message>
    <message>
        <source>%1 took about %2 enemy stands a battle and lost about %3.</source>
        <translation>%1 : environ %2 (socles pris à l’ennemi) et %3 (socles perdus) par bataille.</translation>
    </message>
    <message numerus="yes">
        <source>move %n pieces</source>
        <translation>
            <numerusform>déplacer une pièce</numerusform>
            <numerusform>déplacer %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n pieces</source>
        <translation>
            <numerusform>tourner une pièce</numerusform>
            <numerusform>tourner %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nudge %n pieces</source>
        <translation>
            <numerusform>décaler une pièce</numerusform>
            <numerusform>décaler %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n pieces</source>
        <translation>
            <numerusform>supprimer une pièce</numerusform>
            <numerusform>supprimer %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate %n pieces</source>
        <translation>
            <numerusform>dupliquer une pièce</numerusform>
            <numerusform>dupliquer %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %n pieces</source>
        <translation>
            <numerusform>coller une pièce</numerusform>
            <numerusform>coller %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>align</source>
        <translation>aligner</translation>
    </message>
    <message>
        <source>share out evenly</source>
        <translation>répartir également</translation>
    </message>
    <message>
        <source>close up</source>
        <translation>serrer</translation>
    </message>
    <message>
        <source>mirror across the table</source>
        <translation>refléter en face</translation>
    </message>
    <message>
        <source>replace the enemy by a mirror image</source>
        <translation>remplacer l’ennemi par un reflet</translation>
    </message>
    <message numerus="yes">
        <source>draw up in %n lines</source>
        <translation>
            <numerusform>ranger sur une ligne</numerusform>
            <numerusform>ranger sur %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>move into the deployment zone</source>
        <translation>ramener dans la zone de déploiement</translation>
    </message>
    <message>
        <source>deployment zone</source>
        <translation>zone de déploiement</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>attach the general</source>
        <translation>joindre le général à une unité</translation>
    </message>
    <message>
        <source>detach the general</source>
        <translation>détacher le général</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>renommer</translation>
    </message>
    <message>
        <source>change the order of battle</source>
        <translation>modifier l’ordre de bataille</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>ajouter une unité</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>ajouter un corps</translation>
    </message>
    <message>
        <source>add a general</source>
        <translation>ajouter un général</translation>
    </message>
    <message>
        <source>add a side</source>
        <translation>ajouter un camp</translation>
    </message>
    <message>
        <source>number of stands</source>
        <translation>nombre de socles</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>général en chef</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces change sides</source>
        <translation>
            <numerusform>faire changer de camp une pièce</numerusform>
            <numerusform>faire changer de camp %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>table of the order of battle</source>
        <translation>tableau de l’ordre de bataille</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>unit type</source>
        <translation>type d’unité</translation>
    </message>
    <message>
        <source>stands left</source>
        <translation>socles restants</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>orientation</translation>
    </message>
    <message>
        <source>general</source>
        <translation>général</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>couleurs</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>default language</source>
        <translation>langue par défaut</translation>
    </message>
    <message>
        <source>remove a language</source>
        <translation>retirer une langue</translation>
    </message>
    <message>
        <source>rule option</source>
        <translation>option de règle</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>nombre de tours</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>points de victoire</translation>
    </message>
    <message>
        <source>sequence of play</source>
        <translation>déroulement du tour</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>qui agit d’abord</translation>
    </message>
    <message>
        <source>mend a fault</source>
        <translation>corriger un défaut</translation>
    </message>
    <message>
        <source>add from the library</source>
        <translation>ajouter depuis la bibliothèque</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>restaurer le travail non enregistré</translation>
    </message>
    <message>
        <source>read the file again</source>
        <translation>relire le fichier</translation>
    </message>
    <message>
        <source>bring back an earlier version</source>
        <translation>reprendre une version antérieure</translation>
    </message>
    <message>
        <source>make the battle more even</source>
        <translation>rééquilibrer la bataille</translation>
    </message>
    <message>
        <source>add a unit type</source>
        <translation>ajouter un type d’unité</translation>
    </message>
    <message>
        <source>duplicate a unit type</source>
        <translation>dupliquer un type d’unité</translation>
    </message>
    <message>
        <source>delete a unit type</source>
        <translation>supprimer un type d’unité</translation>
    </message>
    <message>
        <source>kind of troops</source>
        <translation>genre de troupes</translation>
    </message>
    <message>
        <source>how troops move</source>
        <translation>mouvement des troupes</translation>
    </message>
    <message>
        <source>how troops shoot</source>
        <translation>tir des troupes</translation>
    </message>
    <message>
        <source>how troops fight</source>
        <translation>combat des troupes</translation>
    </message>
    <message>
        <source>rules of elephants</source>
        <translation>règles des éléphants</translation>
    </message>
    <message>
        <source>a trait of troops</source>
        <translation>particularité des troupes</translation>
    </message>
    <message>
        <source>stands of a unit type</source>
        <translation>socles d’un type d’unité</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figurine</translation>
    </message>
    <message>
        <source>import a drawing</source>
        <translation>importer un dessin</translation>
    </message>
    <message>
        <source>give a drawing its back</source>
        <translation>donner un dos à un dessin</translation>
    </message>
    <message>
        <source>remove the drawing of a back</source>
        <translation>retirer le dessin d’un dos</translation>
    </message>
    <message>
        <source>remove a drawing</source>
        <translation>retirer un dessin</translation>
    </message>
    <message numerus="yes">
        <source>%n things must be mended before this battle can be played</source>
        <translation>
            <numerusform>un problème à corriger avant de pouvoir jouer cette bataille</numerusform>
            <numerusform>%n problèmes à corriger avant de pouvoir jouer cette bataille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playable, with %n doubts</source>
        <translation>
            <numerusform>jouable, avec un point douteux</numerusform>
            <numerusform>jouable, avec %n points douteux</numerusform>
        </translation>
    </message>
    <message>
        <source>all good: this battle can be played</source>
        <translation>tout va bien : cette bataille peut se jouer</translation>
    </message>
    <message numerus="yes">
        <source>There was no free place for %n pieces: they stand on top of others.</source>
        <translation>
            <numerusform>Plus de place libre pour une pièce : elle en chevauche une autre.</numerusform>
            <numerusform>Plus de place libre pour %n pièces : elles en chevauchent d’autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces selected</source>
        <translation>
            <numerusform>une pièce sélectionnée</numerusform>
            <numerusform>%n pièces sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Éléphants</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1 : mouvement</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1 : tir</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Les deux camps : charge</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Les deux camps : mêlée</translation>
    </message>
    <message>
        <source>Each unit and each general at most once, in any order.</source>
        <translation>Chaque unité et chaque général une fois au plus, dans l’ordre qu’on veut.</translation>
    </message>
    <message>
        <source>Each unit that can shoot at most once, one after another. Take off stands at once.</source>
        <translation>Chaque unité qui sait tirer, une fois au plus, l’une après l’autre. Retirez aussitôt les socles perdus.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought, a control die for each elephant.</source>
        <translation>D’abord tous les dés, puis toutes les pertes, les derniers socles, un dé pour chaque général qui a combattu, un dé de maîtrise pour chaque éléphant.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought.</source>
        <translation>D’abord tous les dés, puis toutes les pertes, les derniers socles, un dé pour chaque général qui a combattu.</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands one by one in turns, each inside its own zone.</source>
        <translation>Avant le tour 1, les camps placent leurs corps un par un, à tour de rôle, chacun dans sa zone.</translation>
    </message>
    <message>
        <source>In each step a unit gets at most one order, in any order of units. A unit may move, shoot and charge in the same turn.</source>
        <translation>À chaque phase, une unité reçoit un ordre au plus, et l’on commence par l’unité qu’on veut. Une unité peut bouger, tirer et charger dans le même tour.</translation>
    </message>
    <message>
        <source>This battle begins in its midst: with step %2 of turn %1.</source>
        <translation>Cette bataille commence en plein milieu : tour %1, phase %2.</translation>
    </message>
    <message>
        <source>The battle is over when turn %1 is.</source>
        <translation>La bataille s’achève à la fin du tour %1.</translation>
    </message>
    <message>
        <source>There is no last turn. The battle is over when %1 whole turns in a row have cost nobody anything.</source>
        <translation>Il n’y a pas de dernier tour. La bataille s’achève après %1 tours entiers de suite sans aucune perte.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel. All wheels of one move together turn a unit by at most %1.</source>
        <translation>Une unité en ordre serré avance tout droit, en oblique (jusqu’à %1) ou par conversion. Toutes les conversions d’un mouvement réunies ne dépassent pas %1.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel as far as their way lasts.</source>
        <translation>Une unité en ordre serré avance tout droit, en oblique (jusqu’à %1) ou par conversion, aussi loin que son mouvement le permet.</translation>
    </message>
    <message>
        <source>Wheeling: one front corner stays where it is, the other goes round it. The way of that corner is what it costs.</source>
        <translation>Conversion : un coin avant reste en place, l’autre tourne autour. Elle coûte le chemin que fait l’autre coin.</translation>
    </message>
    <message>
        <source>Formed units never turn about, go back or step sideways.</source>
        <translation>Une unité en ordre serré ne fait jamais demi-tour, ne recule pas et ne fait pas de pas de côté.</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands. It never goes back or sideways.</source>
        <translation>Une unité en ordre serré peut consacrer tout son mouvement à un demi-tour sur place. Elle ne va jamais en arrière ni de côté.</translation>
    </message>
    <message>
        <source>Units that go any direction take one straight way and turn once, before or after it. No corner may end farther away than the move is long.</source>
        <translation>Les unités libres d’aller dans toutes les directions font un seul trajet droit et pivotent une fois, avant ou après. Aucun coin ne finit plus loin que la distance du mouvement.</translation>
    </message>
    <message>
        <source>Units of one stand that go any direction take one straight way, and turn before it and after it as they like.</source>
        <translation>Les unités d’un seul socle, libres d’aller dans toutes les directions, font un seul trajet droit et pivotent comme elles veulent, avant et après.</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Les tirailleurs peuvent traverser leurs amis, et les amis les tirailleurs, si personne ne finit sur quelqu’un. On ne traverse pas une unité aux prises.</translation>
    </message>
    <message>
        <source>Nobody goes through friends.</source>
        <translation>Personne ne traverse ses amis.</translation>
    </message>
    <message>
        <source>Everybody may go through friends, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Tout le monde peut traverser ses amis, si personne ne finit sur quelqu’un. On ne traverse pas une unité aux prises.</translation>
    </message>
    <message>
        <source>A move never touches an enemy. Only a charge does.</source>
        <translation>Un mouvement ne touche jamais un ennemi. Seule une charge le fait.</translation>
    </message>
    <message>
        <source>Every part of a unit stays on the table.</source>
        <translation>Une unité reste tout entière sur la table.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it and does not move.</source>
        <translation>Une unité aux prises y reste et ne bouge pas.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only an elephant under control may move off.</source>
        <translation>Une unité aux prises y reste. Seul un éléphant sous contrôle peut partir.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers may move off.</source>
        <translation>Une unité aux prises y reste. Seuls les tirailleurs peuvent partir.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers and elephants under control may move off.</source>
        <translation>Une unité aux prises y reste. Seuls les tirailleurs et les éléphants sous contrôle peuvent partir.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. If any part of the unit is in range, all its stands roll one die each.</source>
        <translation>Une unité tire sur une seule unité ennemie. Si elle est à portée, ne serait-ce que par un coin, chacun de ses socles lance un dé.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. Only stands whose own base is in range roll one die each.</source>
        <translation>Une unité tire sur une seule unité ennemie. Seuls les socles qui sont eux-mêmes à portée lancent un dé chacun.</translation>
    </message>
    <message>
        <source>Each hit takes one stand, at once.</source>
        <translation>Chaque touche retire un socle, aussitôt.</translation>
    </message>
    <message>
        <source>Nothing blocks a shot.</source>
        <translation>Rien n’arrête un tir.</translation>
    </message>
    <message>
        <source>A shot is blocked if the line between the two middles runs through a third unit.</source>
        <translation>Un tir est arrêté si la ligne d’un milieu à l’autre traverse une troisième unité.</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Les unités tirent dans toutes les directions.</translation>
    </message>
    <message>
        <source>Units shoot forward only: a corner of the target must be ahead of their front line.</source>
        <translation>Les unités ne tirent que vers l’avant : un coin de la cible doit être devant la ligne de leur front.</translation>
    </message>
    <message>
        <source>Moving does not hinder shooting.</source>
        <translation>Bouger n’empêche pas de tirer.</translation>
    </message>
    <message>
        <source>Machines move or shoot in a turn, not both. Nobody else is hindered by moving.</source>
        <translation>À chaque tour, les machines bougent ou tirent, pas les deux. Les autres peuvent tirer même après avoir bougé.</translation>
    </message>
    <message>
        <source>Whoever is in melee does not shoot and is not shot at.</source>
        <translation>Une unité aux prises ne tire pas, et on ne tire pas sur elle.</translation>
    </message>
    <message>
        <source>Elephants cannot be shot down.</source>
        <translation>Les tirs ne font rien aux éléphants.</translation>
    </message>
    <message>
        <source>One charge, or a pass, by turns; first: %1. Two passes in a row end the step.</source>
        <translation>À tour de rôle, chaque camp fait une charge ou passe ; d’abord : %1. Quand les deux passent l’un après l’autre, la phase se termine.</translation>
    </message>
    <message>
        <source>One side makes all its charges, then the other. First: %1. Then: %2.</source>
        <translation>Un camp fait toutes ses charges, puis l’autre. D’abord : %1. Ensuite : %2.</translation>
    </message>
    <message>
        <source>Roll one die for who begins: 1 to 3 %1, 4 to 6 %2. Then one charge, or a pass, by turns. Two passes in a row end the step.</source>
        <translation>Lancez un dé pour savoir qui commence. De 1 à 3 : %1 ; de 4 à 6 : %2. Puis, à tour de rôle, chaque camp fait une charge ou passe. Quand les deux passent l’un après l’autre, la phase se termine.</translation>
    </message>
    <message>
        <source>A charge must reach an enemy. Its way is measured like a move and stops at the first touch.</source>
        <translation>Une charge doit atteindre un ennemi. Son trajet se mesure comme un mouvement et s’arrête au premier contact.</translation>
    </message>
    <message>
        <source>A unit charges once a turn. Whoever is in melee cannot charge, but can be charged.</source>
        <translation>Une unité charge une fois par tour. Une unité aux prises ne peut pas charger, mais on peut la charger.</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>En ordre serré, on charge comme on se déplace : tout droit, en oblique ou par conversion.</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>En ordre serré, on ne charge que tout droit.</translation>
    </message>
    <message>
        <source>Units that go any direction turn once, then charge straight.</source>
        <translation>Les unités libres d’aller dans toutes les directions pivotent une fois, puis chargent tout droit.</translation>
    </message>
    <message>
        <source>Every enemy within %1 of the charger, where it stops, is in the melee too.</source>
        <translation>Tout ennemi à moins de %1 de l’unité qui charge, là où elle s’arrête, entre aussi dans la mêlée.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger stops where it is.</source>
        <translation>Si la cible disparaît avant la mêlée, l’unité qui a chargé s’arrête où elle est.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger may go straight on with the way it has left, into whomever it meets.</source>
        <translation>Si la cible disparaît avant la mêlée, l’unité qui a chargé peut continuer tout droit, sur la distance qui lui reste, contre le premier ennemi rencontré.</translation>
    </message>
    <message>
        <source>Every unit in melee rolls one die for each of its stands, all at the same time. Each hit takes one stand.</source>
        <translation>Toute unité aux prises lance un dé par socle, toutes en même temps. Chaque touche retire un socle.</translation>
    </message>
    <message>
        <source>A number under “Against it” counts in place of the attacker&apos;s own.</source>
        <translation>Un nombre dans la colonne « Contre elles » remplace celui de l’attaquant.</translation>
    </message>
    <message>
        <source>A number behind an arrow counts in the turn of the unit&apos;s own charge.</source>
        <translation>Un nombre derrière une flèche sert au tour où l’unité a elle-même chargé.</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Une unité qui a plusieurs ennemis met tous ses dés sur un seul.</translation>
    </message>
    <message>
        <source>A unit with several enemies may share its dice out among them.</source>
        <translation>Une unité qui a plusieurs ennemis peut répartir ses dés entre eux.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand are lost.</source>
        <translation>Les touches en trop, après le dernier socle, sont perdues.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand go on to other enemies in the same melee.</source>
        <translation>Les touches en trop, après le dernier socle, passent aux autres ennemis de la même mêlée.</translation>
    </message>
    <message>
        <source>Last stand: a unit that is down to one stand loses that too, at once, whatever the cause. Units that begin with one stand are spared this.</source>
        <translation>Dernier socle : une unité qui n’a plus qu’un socle le perd aussitôt, quelle que soit la cause. Les unités qui commencent avec un seul socle y échappent.</translation>
    </message>
    <message>
        <source>If both are still there they fight again next turn.</source>
        <translation>Si les deux sont encore là, elles combattent de nouveau au tour suivant.</translation>
    </message>
    <message>
        <source>Neither shots nor melee harm an elephant.</source>
        <translation>Ni les tirs ni la mêlée ne font rien à un éléphant.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On %2 or more it runs off and does no harm.</source>
        <translation>%1 : contre le front de troupes qui effraient les éléphants, la charge commence par un dé. À partir de %2, l’éléphant s’enfuit sans rien faire.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On a 6 it runs off and does no harm.</source>
        <translation>%1 : contre le front de troupes qui effraient les éléphants, la charge commence par un dé. Sur 6, l’éléphant s’enfuit sans rien faire.</translation>
    </message>
    <message>
        <source>%1: nothing scares it.</source>
        <translation>%1 : jamais d’effroi.</translation>
    </message>
    <message numerus="yes">
        <source>%1: its charge takes %n stands of its target at contact.</source>
        <translation>
            <numerusform>%1 : au contact, la charge retire %n socle à la cible.</numerusform>
            <numerusform>%1 : au contact, la charge retire %n socles à la cible.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes from the front if its middle was ahead of the target&apos;s front line when it charged.</source>
        <translation>Il vient de face si son milieu était devant la ligne du front de la cible au départ de la charge.</translation>
    </message>
    <message>
        <source>It comes from the front if it touches the target&apos;s front edge.</source>
        <translation>Il vient de face s’il touche le bord avant de la cible.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled.</source>
        <translation>Qui charge un éléphant ne subit pas de choc.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant loses stands as if it had charged.</source>
        <translation>Qui charge un éléphant subit le même choc que si l’éléphant l’avait chargé.</translation>
    </message>
    <message>
        <source>After that it holds its enemy and rolls no dice in melee.</source>
        <translation>Ensuite, il retient son ennemi et ne lance pas de dés en mêlée.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against skirmishers and hits on 4 or more.</source>
        <translation>En mêlée, il lance un dé contre des tirailleurs et touche à partir de 4.</translation>
    </message>
    <message>
        <source>In melee it takes two stands a round, from the round after its charge; if it was charged, from the first.</source>
        <translation>En mêlée, il retire deux socles par reprise, dès la reprise qui suit celle de sa charge ; si c’est lui qu’on a chargé, dès la première.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against anybody and hits on 5 or more.</source>
        <translation>En mêlée, il lance un dé contre n’importe qui et touche à partir de 5.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die. If its charge alone destroyed the target, do not.</source>
        <translation>Après chaque reprise de mêlée où se trouvait un éléphant, lancez son dé de maîtrise. Si sa charge a suffi à éliminer la cible, ne le lancez pas.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die; also if its charge alone destroyed the target.</source>
        <translation>Après chaque reprise de mêlée où se trouvait un éléphant, lancez son dé de maîtrise, même si sa charge a suffi à éliminer la cible.</translation>
    </message>
    <message numerus="yes">
        <source>%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses %n stands.</source>
        <translation>
            <numerusform>%1 : en furie, %2 tout droit, puis l’éléphant quitte la table. Chaque unité sur son passage, amie ou ennemie, perd %n socle.</numerusform>
            <numerusform>%1 : en furie, %2 tout droit, puis l’éléphant quitte la table. Chaque unité sur son passage, amie ou ennemie, perd %n socles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other elephants in that path are not harmed.</source>
        <translation>Les autres éléphants sur son passage ne risquent rien.</translation>
    </message>
    <message>
        <source>Other elephants in that path are gone as well.</source>
        <translation>Les autres éléphants sur son passage quittent aussi la table.</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>Sous contrôle</translation>
    </message>
    <message>
        <source>Runs ahead</source>
        <translation>Furie, tout droit</translation>
    </message>
    <message>
        <source>Runs to the right</source>
        <translation>Furie, à droite</translation>
    </message>
    <message>
        <source>Runs to the left</source>
        <translation>Furie, à gauche</translation>
    </message>
    <message>
        <source>Turns and runs back</source>
        <translation>Furie, demi-tour</translation>
    </message>
    <message>
        <source>A general goes up to %1 alone, in any direction and past anybody, or goes with a unit; not both.</source>
        <translation>Un général se déplace seul jusqu’à %1, dans n’importe quelle direction et à travers tout le monde, ou bien il suit une unité ; pas les deux.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit, also one in melee, but cannot leave it there.</source>
        <translation>Au bout de ce trajet, un général peut rejoindre une unité, même aux prises ; mais il ne peut pas la quitter tant qu’elle y est.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit of the same command, a commander in chief any unit; also in melee, but cannot leave it there.</source>
        <translation>Au bout de ce trajet, un général peut rejoindre une unité de son corps, et un général en chef n’importe laquelle, même aux prises ; mais il ne peut pas la quitter tant qu’elle y est.</translation>
    </message>
    <message>
        <source>One general at most to a unit.</source>
        <translation>Un seul général au plus par unité.</translation>
    </message>
    <message>
        <source>Several generals may be with one unit.</source>
        <translation>Plusieurs généraux peuvent être avec la même unité.</translation>
    </message>
    <message numerus="yes">
        <source>With a unit a general adds %n dice in melee, none in shooting.</source>
        <translation>
            <numerusform>Avec une unité, un général ajoute %n dé en mêlée, aucun au tir.</numerusform>
            <numerusform>Avec une unité, un général ajoute %n dés en mêlée, aucun au tir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice.</source>
        <translation>
            <numerusform>%1 : %n dé.</numerusform>
            <numerusform>%1 : %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n dice in melee</source>
        <translation>
            <numerusform>ajoute %n dé en mêlée</numerusform>
            <numerusform>ajoute %n dés en mêlée</numerusform>
        </translation>
    </message>
    <message>
        <source>After each round of melee roll one die for every general in it. On a 6 the general falls.</source>
        <translation>Après chaque reprise de mêlée, lancez un dé pour chaque général qui s’y trouve. Sur 6, il tombe.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general stays there alone.</source>
        <translation>Si l’unité est perdue, le général reste là, seul.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general is lost with it.</source>
        <translation>Si l’unité est perdue, le général l’est avec elle.</translation>
    </message>
    <message>
        <source>Nobody shoots at a general or charges one.</source>
        <translation>On ne tire pas sur un général et on ne le charge pas.</translation>
    </message>
    <message>
        <source>At the end count for each side what share of its stands it has lost, in per cent. Generals do not count.</source>
        <translation>À la fin, comptez pour chaque camp la part de ses socles qu’il a perdue, en pour cent. Les généraux ne comptent pas.</translation>
    </message>
    <message>
        <source>The shares differ by less than %1 points: drawn. From %1 on: a slight edge for the side that lost less. From %2 on: a great victory.</source>
        <translation>Moins de %1 points entre les deux parts : bataille indécise. À partir de %1 : léger avantage pour le camp qui a le moins perdu. À partir de %2 : grande victoire.</translation>
    </message>
    <message>
        <source>A side that alone has units left has won a great victory.</source>
        <translation>Un camp qui est seul à avoir encore des unités remporte une grande victoire.</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Une armée qui a perdu la moitié de ses socles est battue à la fin de ce tour.</translation>
    </message>
    <message>
        <source>A side whose commander in chief falls is beaten at the end of that turn.</source>
        <translation>Un camp dont le général en chef tombe est battu à la fin de ce tour.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>en ordre serré</translation>
    </message>
    <message>
        <source>any direction</source>
        <translation>toutes directions</translation>
    </message>
    <message>
        <source>scares elephants</source>
        <translation>effraie les éléphants</translation>
    </message>
    <message>
        <source>gone if charged</source>
        <translation>en déroute si on la charge</translation>
    </message>
    <message>
        <source>no general joins it</source>
        <translation>jamais avec un général</translation>
    </message>
    <message>
        <source>does not count for victory</source>
        <translation>ne compte pas pour la victoire</translation>
    </message>
    <message>
        <source>Stands lost by %1 that give the enemy a slight edge: %2; a great victory: %3 (if the enemy has lost none).</source>
        <translation>Socles perdus par %1 qui donnent à l’ennemi un léger avantage : %2 ; une grande victoire : %3 (si l’ennemi n’en a perdu aucun).</translation>
    </message>
    <message>
        <source>Stands lost by %1 with which the army is beaten: %2.</source>
        <translation>Socles perdus par %1 avec lesquels l’armée est battue : %2.</translation>
    </message>
    <message>
        <source>No stand of %1 counts for victory.</source>
        <translation>Pour %1, aucun socle ne compte dans la victoire.</translation>
    </message>
    <message>
        <source>General alone</source>
        <translation>Général seul</translation>
    </message>
    <message>
        <source>Rampage</source>
        <translation>Furie</translation>
    </message>
    <message>
        <source>A front of %1: %2 for 15 degrees, %3 for 30, %4 for 45</source>
        <translation>Front de %1 : %2 pour 15 degrés, %3 pour 30, %4 pour 45</translation>
    </message>
    <message numerus="yes">
        <source>Reckoned from %3 battles that the program played against itself: %n orders a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer.</source>
        <translation>
            <numerusform>Calcul fondé sur %3 batailles que le programme a jouées contre lui-même : %n ordre par bataille, %2 secondes par ordre, discussions et dés compris. Une classe qui joue pour la première fois met plus de temps.</numerusform>
            <numerusform>Calcul fondé sur %3 batailles que le programme a jouées contre lui-même : %n ordres par bataille, %2 secondes par ordre, discussions et dés compris. Une classe qui joue pour la première fois met plus de temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>How long so large a battle takes is not reckoned here. The balance panel of the editor does it in the background.</source>
        <translation>La durée d’une si grande bataille n’est pas calculée ici. Le panneau Équilibre de l’éditeur le fait en arrière-plan.</translation>
    </message>
    <message>
        <source>From %1 to %2 can play with a task each.</source>
        <translation>De %1 à %2 élèves peuvent jouer, chacun avec sa tâche.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commands.</source>
        <translation>
            <numerusform>%1 : %n corps.</numerusform>
            <numerusform>%1 : %n corps.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there are more, let two lead a command together: one gives the orders, one measures and rolls. If there are fewer, let one lead several.</source>
        <translation>Plus d’élèves ? Confiez un corps à deux d’entre eux : l’un donne les ordres, l’autre mesure et lance les dés. Moins d’élèves ? Confiez plusieurs corps au même.</translation>
    </message>
    <message>
        <source>Commander in chief, one a side: makes the plan with the commanders before the battle, then speaks for the side.</source>
        <translation>Général en chef, un par camp : fait le plan avec les chefs de corps avant la bataille, puis parle au nom du camp.</translation>
    </message>
    <message>
        <source>Commander, one a command: moves its units, measures, rolls its dice and ticks off its losses.</source>
        <translation>Chef de corps, un par corps : déplace ses unités, mesure, lance ses dés et coche ses pertes.</translation>
    </message>
    <message>
        <source>Commands without a general need somebody too; the commander in chief may lead them.</source>
        <translation>Les corps sans général ont aussi besoin de quelqu’un ; le général en chef peut s’en charger.</translation>
    </message>
    <message>
        <source>Referee: moves the marker on the track, says whose step it is, reads rules from the wall.</source>
        <translation>Arbitre : avance le marqueur de phase en phase, dit à qui c’est de jouer, lit les règles affichées au mur.</translation>
    </message>
    <message>
        <source>Chronicler: writes down after every turn what happened and what it cost. The report of the battle comes from these notes.</source>
        <translation>Chroniqueur : note après chaque tour ce qui s’est passé et ce que cela a coûté. Ces notes serviront au récit de la bataille.</translation>
    </message>
    <message>
        <source>The day before: cut out soldiers, sticks and templates, and check with a ruler that the printer kept the size.</source>
        <translation>La veille : découpez les soldats, les réglettes et les gabarits, et vérifiez avec une règle que l’imprimante a respecté la taille.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map and put every unit where the list has it.</source>
        <translation>Graduez deux bords de la table comme sur le plan et posez chaque unité là où l’indique la liste.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map. The sides place their commands themselves, each inside its zone.</source>
        <translation>Graduez deux bords de la table comme sur le plan. Les camps placent eux-mêmes leurs corps, chacun dans sa zone.</translation>
    </message>
    <message>
        <source>Every commander gets the card of the command. Give five minutes to read it and to make a plan.</source>
        <translation>Chaque chef reçoit la carte de son corps. Laissez cinq minutes pour la lire et faire un plan.</translation>
    </message>
    <message>
        <source>The quick reference hangs where everybody sees it.</source>
        <translation>L’aide-mémoire est affiché où tout le monde le voit.</translation>
    </message>
    <message>
        <source>The track lies beside the table. Its markers show turn and step.</source>
        <translation>La feuille « Déroulement du tour » est posée à côté de la table. Ses marqueurs indiquent le tour et la phase.</translation>
    </message>
    <message>
        <source>Tick a box in the order of battle for every stand lost. The ladder below says how many per cent that is.</source>
        <translation>Dans l’ordre de bataille, cochez une case par socle perdu. L’échelle du bas dit combien cela fait en pour cent.</translation>
    </message>
    <message>
        <source>If nobody is sure of a rule, let the program play that step, or roll a die and go on.</source>
        <translation>Si personne n’est sûr d’une règle, faites jouer cette phase par le programme, ou lancez un dé et continuez.</translation>
    </message>
    <message>
        <source>Afterwards everybody fills in a report. Compare them: no two saw the same battle.</source>
        <translation>Après la bataille, chacun remplit un récit. Comparez-les : personne n’a vu tout à fait la même bataille.</translation>
    </message>
    <message>
        <source>At which moment was the battle decided? Who noticed it then?</source>
        <translation>À quel moment la bataille s’est-elle décidée ? Qui s’en est aperçu sur le moment ?</translation>
    </message>
    <message>
        <source>What was each side&apos;s plan, and when did it stop working?</source>
        <translation>Quel était le plan de chaque camp, et quand a-t-il cessé de fonctionner ?</translation>
    </message>
    <message>
        <source>There were %2 stands of %1 and %4 of %3. How could the smaller army make up for that?</source>
        <translation>Il y avait %2 socles pour %1 et %4 pour %3. Comment la plus petite armée pouvait-elle compenser ?</translation>
    </message>
    <message>
        <source>The armies were about equally large. What made the difference?</source>
        <translation>Les armées étaient à peu près de même taille. Qu’est-ce qui a fait la différence ?</translation>
    </message>
    <message>
        <source>Were the elephants worth their risk, and to whom?</source>
        <translation>Les éléphants valaient-ils le risque, et pour qui ?</translation>
    </message>
    <message>
        <source>Should a general fight in the front rank or stay behind and look on?</source>
        <translation>Un général doit-il combattre au premier rang, ou rester en arrière et observer ?</translation>
    </message>
    <message>
        <source>What was luck and what was skill? How could one find out?</source>
        <translation>Quelle a été la part de la chance, et celle du savoir-faire ? Comment pourrait-on le savoir ?</translation>
    </message>
    <message>
        <source>What does the game leave out that a soldier would have felt: fear, noise, hunger, orders that never arrive?</source>
        <translation>Qu’est-ce que le jeu laisse de côté, et qu’un soldat aurait vécu : la peur, le bruit, la faim, les ordres qui n’arrivent jamais ?</translation>
    </message>
    <message>
        <source>Who wrote about this battle, how long afterwards, and for whom? What does that mean for us?</source>
        <translation>Qui a raconté cette bataille, combien de temps après, et pour qui ? Qu’est-ce que cela change pour nous ?</translation>
    </message>
    <message>
        <source>Who paid for this battle besides the armies, and whose story is not told?</source>
        <translation>Qui a payé le prix de cette bataille, en dehors des armées ? De qui ne raconte-t-on pas l’histoire ?</translation>
    </message>
    <message numerus="yes">
        <source>%n units or generals had acted in this step already. They may act again.</source>
        <translation>
            <numerusform>Une unité ou un général avait déjà agi dans cette phase et peut agir de nouveau.</numerusform>
            <numerusform>%n unités ou généraux avaient déjà agi dans cette phase et peuvent agir de nouveau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units had charged in this turn. What that means for its melee is forgotten.</source>
        <translation>
            <numerusform>Une unité avait chargé ce tour-ci. L’effet de cette charge sur la mêlée est oublié.</numerusform>
            <numerusform>%n unités avaient chargé ce tour-ci. L’effet de ces charges sur la mêlée est oublié.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands were still being placed. Placing them begins anew.</source>
        <translation>On était encore en train de placer les corps. Leur placement recommence.</translation>
    </message>
    <message>
        <source>Dice were due or a fight was half fought. The step begins anew without them.</source>
        <translation>Des dés étaient attendus ou un combat était à moitié joué. La phase recommence sans eux.</translation>
    </message>
    <message>
        <source>The count of turns without losses begins anew.</source>
        <translation>Le compte des tours sans perte recommence.</translation>
    </message>
    <message>
        <source>The battle had ended. The new one goes on from its last step.</source>
        <translation>La bataille était finie. La nouvelle reprend à sa dernière phase.</translation>
    </message>
    <message>
        <source>Some orders of this step had been given already. The step begins anew.</source>
        <translation>Certains ordres de cette phase étaient déjà donnés. La phase recommence.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands that were missing when the battle began will count as lost in the new one.</source>
        <translation>
            <numerusform>Un socle qui manquait au début de la bataille comptera comme perdu dans la nouvelle.</numerusform>
            <numerusform>%n socles qui manquaient au début de la bataille compteront comme perdus dans la nouvelle.</numerusform>
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
        <translation>%1 po</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>centimetres</comment>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>po</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under %1%</source>
        <translation>moins de %1 %</translation>
    </message>
    <message>
        <source>over %1%</source>
        <translation>plus de %1 %</translation>
    </message>
</context>
<context>
    <name>NextThing</name>
    <message>
        <source>Place the next command</source>
        <translation>Placer un autre corps</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Choisir une cible</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Pas de charge</translation>
    </message>
    <message>
        <source>Nobody can charge: go on</source>
        <translation>Pas de charge possible : continuer</translation>
    </message>
    <message>
        <source>No fights: go on</source>
        <translation>Pas de combat : continuer</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combattre</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Read the battle report</source>
        <translation>Lire le récit de la bataille</translation>
    </message>
    <message>
        <source>Paused: go on</source>
        <translation>En pause : reprendre</translation>
    </message>
    <message>
        <source>The program is thinking…</source>
        <translation>Le programme réfléchit…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Exécuter</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Expected loss %1 of %2 stands; destroyed: %3.</source>
        <comment>stands, stands, chance</comment>
        <translation>Pertes moyennes : %1 sur %2 socles ; hors de combat : %3.</translation>
    </message>
    <message>
        <source>destroyed: %1</source>
        <translation>hors de combat : %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <comment>stands, chance</comment>
        <translation>il en reste %1 : %2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Problèmes en tout : %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Impossible d’ouvrir %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be played. %2</source>
        <translation>Impossible de jouer %1. %2</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Show this help and end.</source>
        <translation>Affiche cette aide, puis quitte.</translation>
    </message>
    <message>
        <source>Show the version and end.</source>
        <translation>Affiche la version, puis quitte.</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Enregistre une image de la fenêtre, puis quitte.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>Taille de la fenêtre en pixels.</translation>
    </message>
    <message>
        <source>Colours of the window: light or dark.</source>
        <translation>Couleurs de la fenêtre : light (clair) ou dark (sombre).</translation>
    </message>
    <message>
        <source>Part of the table to look at, in inches from its south-west corner.</source>
        <translation>Partie de la table à regarder, en pouces depuis son coin sud-ouest.</translation>
    </message>
    <message>
        <source>Language to speak for this time, such as fr.</source>
        <translation>Langue à parler cette fois, par exemple fr.</translation>
    </message>
    <message>
        <source>Open the scenario in the editor.</source>
        <translation>Ouvre le scénario dans l’éditeur.</translation>
    </message>
    <message>
        <source>Write the battle report of a journal to FILE and end.</source>
        <translation>Enregistre dans FILE le récit de la bataille d’un journal, puis quitte.</translation>
    </message>
    <message>
        <source>Write the report as pdf, html or text, where the name of FILE does not say it.</source>
        <translation>Écrit le récit en pdf, html ou text, quand le nom de FILE ne le dit pas.</translation>
    </message>
    <message>
        <source>Paper of what is printed: a4 or letter.</source>
        <translation>Papier de ce qu’on imprime : a4 ou letter.</translation>
    </message>
    <message>
        <source>Lengths in what is printed: in or cm.</source>
        <translation>Longueurs dans ce qu’on imprime : in (pouces) ou cm.</translation>
    </message>
    <message>
        <source>Show the events that each sentence of the report rests on.</source>
        <translation>Montre les événements sur lesquels repose chaque phrase du récit.</translation>
    </message>
    <message>
        <source>There is no paper &quot;%1&quot;; there are a4 and letter.</source>
        <translation>Il n’y a pas de papier &quot;%1&quot; ; il y a a4 et letter.</translation>
    </message>
    <message>
        <source>Lengths are told in &quot;in&quot; or &quot;cm&quot;, not in &quot;%1&quot;.</source>
        <translation>Les longueurs se donnent en &quot;in&quot; ou &quot;cm&quot;, pas en &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A report goes to a file whose name ends in .pdf, .html or .txt, not to &quot;%1&quot;.</source>
        <translation>Un récit va dans un fichier dont le nom finit par .pdf, .html ou .txt, pas dans &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; there are: %2.</source>
        <translation>Il n’y a pas de langue &quot;%1&quot; ; il y a : %2.</translation>
    </message>
    <message>
        <source>There is no theme &quot;%1&quot;; there are light and dark.</source>
        <translation>Il n’y a pas de thème &quot;%1&quot; ; il y a light et dark.</translation>
    </message>
    <message>
        <source>A size looks like 1366x768.</source>
        <translation>Une taille ressemble à 1366x768.</translation>
    </message>
    <message>
        <source>A part of the table looks like 20,30,24,16.</source>
        <translation>Une partie de la table ressemble à 20,30,24,16.</translation>
    </message>
    <message>
        <source>Zama: fast-play tabletop battles for the classroom. Begins with the start page, or with the battle of a file.</source>
        <translation>Zama : des batailles rapides sur table pour la classe. S’ouvre sur l’accueil, ou sur la bataille d’un fichier.</translation>
    </message>
    <message>
        <source>A scenario (*.zama.json) or a battle under way (*.zama-game.json).</source>
        <translation>Un scénario (*.zama.json) ou une bataille en cours (*.zama-game.json).</translation>
    </message>
    <message>
        <source>One file at a time, please.</source>
        <translation>Un seul fichier à la fois, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Which scenario is to be edited? zama --edit FILE</source>
        <translation>Quel scénario faut-il modifier ? zama --edit FILE</translation>
    </message>
</context>
<context>
    <name>OrderOfBattlePages</name>
    <message>
        <source>A box is a stand; tick it when the stand is lost. The two boxes above a bar go together: a single stand cannot hold.</source>
        <translation>Une case est un socle ; cochez-la quand le socle est perdu. Les deux cases au-dessus d’un trait vont ensemble : un socle ne tient pas tout seul.</translation>
    </message>
    <message>
        <source>A round box does not count for victory. The ring before a general is for his fall.</source>
        <translation>Une case ronde ne compte pas pour la victoire. Cochez le cercle devant un général s’il tombe.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Socles</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Of these count for victory</source>
        <translation>Dont comptent pour la victoire</translation>
    </message>
    <message>
        <source>Stands lost, in per cent</source>
        <translation>Socles perdus, en pour cent</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Carthaginian</source>
        <translation>Carthaginois</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Gallic</source>
        <translation>Gaulois</translation>
    </message>
    <message>
        <source>Germanic</source>
        <translation>Germains</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grecs</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Iberian</source>
        <translation>Ibères</translation>
    </message>
    <message>
        <source>Imperial Roman</source>
        <translation>Romains de l’Empire</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>Indiens</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macédoniens</translation>
    </message>
    <message>
        <source>Mamluk</source>
        <translation>Mamelouks</translation>
    </message>
    <message>
        <source>Mongol</source>
        <translation>Mongols</translation>
    </message>
    <message>
        <source>Norman</source>
        <translation>Normands</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocre</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Perses</translation>
    </message>
    <message>
        <source>Ptolemaic</source>
        <translation>Lagides</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Romains</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>Saxons</translation>
    </message>
    <message>
        <source>Seleucid</source>
        <translation>Séleucides</translation>
    </message>
</context>
<context>
    <name>PdfFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>Impossible d’écrire %1 : les pages n’ont pas pu être dessinées</translation>
    </message>
</context>
<context>
    <name>PieceProperties</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>pattern of a colour</comment>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Rayures</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Pois</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Damier</translation>
    </message>
    <message>
        <source>The figures’ own</source>
        <translation>Celles des figurines</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>kind of ground</comment>
        <translation>Plaine</translation>
    </message>
    <message>
        <source>Deploys on the whole table</source>
        <translation>Se déploie sur toute la table</translation>
    </message>
    <message>
        <source>Zone, from the left edge</source>
        <translation>Zone, depuis le bord gauche</translation>
    </message>
    <message>
        <source>Zone, from the bottom edge</source>
        <translation>Zone, depuis le bord du bas</translation>
    </message>
    <message>
        <source>Zone, width</source>
        <translation>Zone, largeur</translation>
    </message>
    <message>
        <source>Zone, depth</source>
        <translation>Zone, profondeur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Socles</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Socles restants</translation>
    </message>
    <message>
        <source>Only for battles that begin in the middle.</source>
        <translation>Seulement pour les batailles qui commencent en cours de route.</translation>
    </message>
    <message>
        <source>From the left edge</source>
        <translation>Depuis le bord gauche</translation>
    </message>
    <message>
        <source>From the bottom edge</source>
        <translation>Depuis le bord du bas</translation>
    </message>
    <message>
        <source>Where the middle of its front edge stands.</source>
        <translation>Où se trouve le milieu de son bord avant.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Clockwise: 0° looks up the table, 180° down.</source>
        <translation>Dans le sens des aiguilles d’une montre : 0° regarde le haut de la table, 180° le bas.</translation>
    </message>
    <message>
        <source>Extra stands</source>
        <translation>Dés supplémentaires</translation>
    </message>
    <message>
        <source>So many more stands fight in the unit he is with.</source>
        <translation>Autant de dés de plus en mêlée pour l’unité qu’il accompagne.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Général en chef</translation>
    </message>
    <message>
        <source>Is with</source>
        <translation>Est avec</translation>
    </message>
    <message>
        <source>Has fallen already</source>
        <translation>A déjà péri</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Has a general</source>
        <translation>A un général</translation>
    </message>
    <message>
        <source>As a label: “Romans”.</source>
        <translation>Comme étiquette : « Romains ».</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>Dans une phrase</translation>
    </message>
    <message>
        <source>As in “Now the Romans move”: with “the” where your language wants it. Empty: the same as the name.</source>
        <translation>Au pluriel et avec l’article, comme dans « Pour les Romains, … ». Vide : le même que le nom.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Seconde couleur</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Tells the sides apart also without colours.</source>
        <translation>Distingue les camps même sans couleurs.</translation>
    </message>
    <message>
        <source>Colours of its figures</source>
        <translation>Couleurs de ses figurines</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terrain</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Computer: Recruit (easy)</source>
        <translation>Ordinateur : recrue (facile)</translation>
    </message>
    <message>
        <source>Computer: Veteran (medium)</source>
        <translation>Ordinateur : soldat (moyen)</translation>
    </message>
    <message>
        <source>Computer: Commander (strong)</source>
        <translation>Ordinateur : vétéran (fort)</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
</context>
<context>
    <name>PrintCall</name>
    <message>
        <source>There is nothing called &quot;%1&quot; to print; there are: %2.</source>
        <translation>Il n’y a rien qui s’appelle &quot;%1&quot; à imprimer ; il y a : %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no language; a language is called fr, de or pt-BR.</source>
        <translation>&quot;%1&quot; n’est le nom d’aucune langue ; une langue s’appelle fr, de ou pt-BR.</translation>
    </message>
    <message>
        <source>At most two languages can be printed under one another.</source>
        <translation>On peut imprimer au plus deux langues l’une sous l’autre.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 est un nombre entier de %2 à %3, pas &quot;%4&quot;.</translation>
    </message>
    <message>
        <source>--%1 is for paper soldiers, and none are to be printed: add soldiers to --what.</source>
        <translation>--%1 concerne les soldats de papier, et on n’en imprime pas ici : ajoutez soldiers à --what.</translation>
    </message>
    <message>
        <source>Pages go to a file whose name ends in .pdf, not to &quot;%1&quot;.</source>
        <translation>Les pages vont dans un fichier dont le nom finit par .pdf, pas dans &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no ink &quot;%1&quot;; there are: %2.</source>
        <translation>Il n’y a pas d’encre &quot;%1&quot; ; il y a : %2.</translation>
    </message>
    <message>
        <source>Write what a class needs on paper for a battle to OUT, a PDF, and end.</source>
        <translation>Écrit ce dont une classe a besoin sur papier pour une bataille dans OUT, un PDF, et se termine.</translation>
    </message>
    <message>
        <source>What to print: %1.</source>
        <translation>Ce qu’il faut imprimer : %1.</translation>
    </message>
    <message>
        <source>Language of what is printed, or two under one another.</source>
        <translation>Langue de ce qu’on imprime, ou deux l’une sous l’autre.</translation>
    </message>
    <message>
        <source>How to print it: %1.</source>
        <translation>Comment l’imprimer : %1.</translation>
    </message>
    <message>
        <source>The paper lies sideways.</source>
        <translation>Le papier est en paysage.</translation>
    </message>
    <message>
        <source>Soldiers of these commands only.</source>
        <translation>Seulement les soldats de ces corps.</translation>
    </message>
    <message>
        <source>Soldiers of these types of unit only, without generals.</source>
        <translation>Seulement les soldats de ces types d’unités, sans généraux.</translation>
    </message>
    <message>
        <source>Spare stands of each type, 0 to %1.</source>
        <translation>Socles de réserve par type, de 0 à %1.</translation>
    </message>
    <message>
        <source>Height of the figures in per cent, %1 to %2; bases stay as they are.</source>
        <translation>Hauteur des figurines en pour cent, de %1 à %2 ; les pieds restent comme ils sont.</translation>
    </message>
    <message>
        <source>No generals among the soldiers.</source>
        <translation>Pas de généraux parmi les soldats.</translation>
    </message>
    <message>
        <source>Replace OUT where it is there already.</source>
        <translation>Remplace OUT s’il existe déjà.</translation>
    </message>
</context>
<context>
    <name>PrintFile</name>
    <message>
        <source>The scenario says nothing in &quot;%1&quot;; its texts are printed in its own language, &quot;%2&quot;.</source>
        <translation>Le scénario ne dit rien en &quot;%1&quot; ; ses textes sont imprimés dans sa propre langue, &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Il n’y a pas de corps &quot;%1&quot; dans cette bataille ; il y a : %2.</translation>
    </message>
    <message>
        <source>There is no type of unit &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Il n’y a pas de type d’unité &quot;%1&quot; dans cette bataille ; il y a : %2.</translation>
    </message>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 est le fichier qu’on est en train de lire.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 existe déjà ; --force le remplace.</translation>
    </message>
</context>
<context>
    <name>PrintFooter</name>
    <message>
        <source>Print at 100%: this is 10 cm</source>
        <translation>Imprimer à 100 % : voici 10 cm</translation>
    </message>
    <message>
        <source>5 cm</source>
        <translation>5 cm</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, page %2 sur %3</translation>
    </message>
</context>
<context>
    <name>PrintOrder</name>
    <message>
        <source>The battle has no units yet, so these are left out: %1.</source>
        <translation>La bataille n’a pas encore d’unités, voici donc ce qui est laissé de côté : %1.</translation>
    </message>
    <message>
        <source>This makes no pages: the battle has nothing of what is wanted.</source>
        <translation>Cela ne donne aucune page : la bataille n’a rien de ce qui est demandé.</translation>
    </message>
</context>
<context>
    <name>PrintParts</name>
    <message>
        <source>Paper soldiers</source>
        <translation>Soldats de papier</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Chefs</translation>
    </message>
    <message>
        <source>Range sticks</source>
        <translation>Réglettes</translation>
    </message>
    <message>
        <source>Turning templates</source>
        <translation>Gabarits de conversion</translation>
    </message>
    <message>
        <source>Rampage template</source>
        <translation>Gabarit de furie</translation>
    </message>
    <message>
        <source>Deployment map</source>
        <translation>Plan de déploiement</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Déroulement du tour</translation>
    </message>
    <message>
        <source>Our battle report</source>
        <translation>Notre récit de la bataille</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Pour l’enseignant</translation>
    </message>
</context>
<context>
    <name>PrintPurposes</name>
    <message>
        <source>A strip for every stand, to cut out and fold.</source>
        <translation>Une bande par socle, à découper et à plier.</translation>
    </message>
    <message>
        <source>The rules in short, with the numbers of this battle.</source>
        <translation>Les règles en bref, avec les nombres de cette bataille.</translation>
    </message>
    <message>
        <source>All units, with a box to tick for every stand that is lost.</source>
        <translation>Toutes les unités, avec une case à cocher par socle perdu.</translation>
    </message>
    <message>
        <source>For each commander: what he knows and whom he leads.</source>
        <translation>Pour chaque chef : ce qu’il sait et qui il dirige.</translation>
    </message>
    <message>
        <source>Strips to measure moves and ranges with.</source>
        <translation>Des bandes pour mesurer les mouvements et les portées.</translation>
    </message>
    <message>
        <source>Angles of 45 degrees, for wheels and oblique moves.</source>
        <translation>Des angles de 45 degrés, pour les conversions et les obliques.</translation>
    </message>
    <message>
        <source>Where an elephant goes that is out of control.</source>
        <translation>Par où passe un éléphant qui n’obéit plus.</translation>
    </message>
    <message>
        <source>Who stands where, with a grid to lay out a real table.</source>
        <translation>Qui se trouve où, avec un quadrillage pour installer une vraie table.</translation>
    </message>
    <message>
        <source>The steps of a turn, for a counter to go along.</source>
        <translation>Les phases d’un tour, à suivre avec un marqueur.</translation>
    </message>
    <message>
        <source>A form in which pupils tell what happened.</source>
        <translation>Un formulaire où les élèves racontent ce qui s’est passé.</translation>
    </message>
    <message>
        <source>How long it takes, who does what, what to discuss.</source>
        <translation>Combien de temps, qui fait quoi, de quoi discuter.</translation>
    </message>
</context>
<context>
    <name>PrinterRun</name>
    <message>
        <source>The last page could not be handed to the printer “%1”.</source>
        <translation>La dernière page n’a pas pu être transmise à l’imprimante « %1 ».</translation>
    </message>
    <message>
        <source>The printer “%1” reports an error.</source>
        <translation>L’imprimante « %1 » signale une erreur.</translation>
    </message>
    <message>
        <source>The printer “%1” does not take paper of this size.</source>
        <translation>L’imprimante « %1 » n’accepte pas de papier de cette taille.</translation>
    </message>
    <message>
        <source>The printer “%1” cannot be reached.</source>
        <translation>L’imprimante « %1 » ne répond pas.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Augmenter</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuer</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Diminuer</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Diminuer la valeur</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Recule d’une page</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Passe à la page suivante</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Augmenter</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Augmenter la valeur</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Appuyer</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Défiler vers le bas</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Défiler vers la gauche</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Défiler vers la droite</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Défiler vers le haut</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Défile vers le bas</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Défile vers la gauche</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Défile vers la droite</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Défile vers le haut</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Rend actif</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Montrer le menu</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Montre le menu</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Basculer</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Bascule l’état</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Déclenche l’action</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Ajouter aux couleurs choisies</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Couleurs de &amp;base</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>&amp;Couleurs choisies</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Vert :</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML :</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Prendre une couleur à l’écran</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rouge :</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Sat. :</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>Va&amp;l. :</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Canal alp&amp;ha :</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Ble&amp;u :</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Curseur à %1, %2
Échap pour annuler</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>&amp;Teinte :</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Choisir une couleur</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Ouvrir la liste de choix</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Vrai</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Arguments:</source>
        <translation>Arguments :</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Affiche l’aide, avec les options propres à Qt.</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Affiche l’aide sur les options de la ligne de commande.</translation>
    </message>
    <message>
        <source>Displays this help.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Il manque une valeur après « %1 ».</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valeur inattendue après « %1 ».</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Option inconnue : « %1 ».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Options inconnues : %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Utilisation : %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[options]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Qu’est-ce que c’est ?</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Ferme le volet</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Détache le volet et le rattache</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Aucun moteur de fichiers disponible, ou le moteur ne gère pas UnMapExtension</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 File</source>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 existe déjà.
Voulez-vous le remplacer ?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Dossier introuvable.
Vérifiez que le nom du dossier est correct.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fichier introuvable.
Vérifiez que le nom du fichier est correct.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nouveau dossier</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>« %1 » est protégé en écriture.
Voulez-vous quand même le supprimer ?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Voulez-vous vraiment supprimer « %1 » ?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Passer à l’affichage détaillé</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Passer à l’affichage en liste</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Impossible de supprimer le dossier.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Créer un dossier</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Créer un nouveau dossier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Affichage détaillé</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dossier :</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom du fichier :</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Types de fichiers :</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Chercher un dossier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Aller au dossier parent</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Affichage en liste</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste des emplacements et des signets</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Regarder dans :</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mon ordinateur</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Emplacements récents</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Montrer </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Montrer les fichiers &amp;cachés</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barre latérale</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>%1 GB</source>
        <translation>%1 Go</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 Ko</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 Mo</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 To</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Le nom « %1 » ne peut pas être utilisé.&lt;/b&gt;&lt;p&gt;Essayez un autre nom, avec moins de caractères ou sans signes de ponctuation.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Date de modification</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nom de fichier incorrect</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mon ordinateur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>Il n’y a plus de place sur le périphérique</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Erreur inconnue</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>le fichier à ouvrir est un dossier</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler l’action</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;À propos de Qt&lt;/h3&gt;&lt;p&gt;Ce programme utilise Qt, version %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under three different licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of the GNU LGPL version 3 or GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 3 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 3.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 2.1 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt est une boîte à outils C++ pour le développement d’applications multiplateformes.&lt;/p&gt;&lt;p&gt;Qt permet d’employer un seul code source sur tous les principaux systèmes d’exploitation de bureau. Il existe aussi pour Linux embarqué et pour d’autres systèmes embarqués et mobiles.&lt;/p&gt;&lt;p&gt;Qt est proposé sous trois licences différentes, pour répondre aux besoins de nos divers utilisateurs.&lt;/p&gt;&lt;p&gt;Qt sous notre licence commerciale convient au développement de logiciels propriétaires ou commerciaux, quand vous ne voulez pas partager le code source avec des tiers ou ne pouvez pas respecter les termes de la GNU LGPL version 3 ou de la GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Qt sous licence GNU LGPL version 3 convient au développement d’applications&amp;nbsp;Qt si vous pouvez respecter les termes et conditions de la GNU LGPL version 3.&lt;/p&gt;&lt;p&gt;Qt sous licence GNU LGPL version 2.1 convient au développement d’applications&amp;nbsp;Qt si vous pouvez respecter les termes et conditions de la GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Voir &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; pour un aperçu des licences de Qt.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd et autres contributeurs.&lt;/p&gt;&lt;p&gt;Qt et le logo Qt sont des marques de The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt est un produit de The Qt Company Ltd développé comme projet à code source ouvert. Voir &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; pour plus d’informations.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>À propos de Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Cacher les détails…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Montrer les détails…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interrompre</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>No&amp;n pour tous</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Oui pour &amp;tous</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 existe déjà.
Voulez-vous le remplacer ?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 est un dossier.
Choisissez un autre nom de fichier.</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Options &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Options &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimer</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Toutes les pages</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De bas en haut, de gauche à droite</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De bas en haut, de droite à gauche</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Pages paires</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Impossible d’écrire dans le fichier %1.
Choisissez un autre nom de fichier.</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>De gauche à droite, de bas en haut</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>De gauche à droite, de haut en bas</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Fichier local</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Pages impaires</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Les options « Pages par feuille » et « Jeu de pages » ne vont pas ensemble.
Désactivez l’une des deux.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Imprimer dans un fichier…</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimer dans un fichier (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>De droite à gauche, de bas en haut</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>De droite à gauche, de haut en bas</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>La première page ne peut pas venir après la dernière.</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De haut en bas, de gauche à droite</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De haut en bas, de droite à gauche</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Écrire un fichier PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>Assembler</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Mode de couleur</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Copies :</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Page actuelle</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Recto verso</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>Recto verso</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Niveaux de gris</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>Grand côté</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Reliure sur le grand côté</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Réglages de sortie</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Jeu de pages :</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Pages de</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Tout imprimer</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Pages à imprimer</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Ordre inverse</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>Petit côté</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Reliure sur le petit côté</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Donnez des pages ou des suites de pages séparées par des virgules. Une suite est donnée par deux nombres séparés par un tiret. Ainsi 3,5-7,9 imprime les pages 3, 5, 6, 7 et 9.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>...</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Emplacement :</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Fichier de sortie :</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>P&amp;ropriétés</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Type :</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Impossible d’écrire dans le fichier existant %1</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Le nom de fichier désigne un dossier</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>L’application a annulé l’écriture</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bord gauche</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Page vers la gauche</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Page vers la droite</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Bord droit</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Défiler vers le bas</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Défiler jusqu’ici</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Défiler vers la gauche</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Défiler vers la droite</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Défiler vers le haut</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>En haut</translation>
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
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Méta</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Défiler vers la gauche</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Défiler vers la droite</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rétablir : %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler l’action</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annuler : %1</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <comment>Default text for redo action</comment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rétablir : %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>Default text for undo action</comment>
        <translation>Annuler l’action</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annuler : %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Isolat selon le premier caractère fort</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Insérer un caractère de contrôle Unicode</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Début d’incorporation de gauche à droite</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Isolat de gauche à droite</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Marque de gauche à droite</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Début de forçage de gauche à droite</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Fin de mise en direction</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Fin d’isolat</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Début d’incorporation de droite à gauche</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Isolat de droite à gauche</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Marque de droite à gauche</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Début de forçage de droite à gauche</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Liant sans chasse</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Antiliant sans chasse</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Espace sans chasse</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler l’action</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copier l’adresse du &amp;lien</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>RampagePages</name>
    <message>
        <source>The elephant stands here</source>
        <translation>L’éléphant est ici</translation>
    </message>
    <message>
        <source>The path of this elephant is %1 wide, wider than the paper. Take larger paper, or measure it with a stick.</source>
        <translation>La furie de cet éléphant passe sur une largeur de %1, plus que le papier. Prenez un papier plus grand, ou mesurez avec une réglette.</translation>
    </message>
    <message>
        <source>Nobody in this battle can run wild.</source>
        <translation>Personne dans cette bataille ne peut entrer en furie.</translation>
    </message>
    <message>
        <source>Roll the control die. Lay the beginning of the strip over the elephant, turned the way the die says. Every unit under the strip is hit, friend or foe; a mere touch at the edge does not count.</source>
        <translation>Lancez le dé de maîtrise. Posez le début de la bande sur l’éléphant, tournée comme le dit le dé. Toute unité sous la bande est touchée, amie ou ennemie ; un simple contact au bord ne compte pas.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 est justement le fichier lu.</translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, page %2 sur %3</translation>
    </message>
    <message>
        <source>The printer “%1” could not print the report.</source>
        <translation>L’imprimante « %1 » n’a pas pu imprimer le récit.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>Impossible d’écrire %1 : les pages n’ont pas pu être dessinées</translation>
    </message>
</context>
<context>
    <name>RuleDiagrams</name>
    <message>
        <source>Three of eight stands have fallen. The unit closes up about the middle of its front.</source>
        <translation>Trois socles sur huit sont tombés. L’unité se resserre autour du milieu de son front.</translation>
    </message>
    <message>
        <source>Two lines decide: one through the target&apos;s front edge, one through its rear edge. What counts is where the middle of the charger was when it began.</source>
        <translation>Deux lignes décident : l’une passe par le bord avant de la cible, l’autre par son bord arrière. Ce qui compte, c’est où se trouvait le milieu de l’unité qui charge quand elle est partie.</translation>
    </message>
    <message>
        <source>Foot goes up to 6 inches. One inch more is refused.</source>
        <translation>À pied, on fait jusqu’à 6 pouces. Un pouce de plus est refusé.</translation>
    </message>
    <message>
        <source>The unit may slide to any place between these two and keeps its facing. A steeper slide is refused.</source>
        <translation>L’unité peut avancer en oblique jusqu’à n’importe quelle place entre ces deux-là et garde son orientation. Une oblique plus forte est refusée.</translation>
    </message>
    <message>
        <source>The inner front corner stays where it is; the arc of the outer one is what the wheel costs.</source>
        <translation>Le coin avant intérieur ne bouge pas ; l’arc que parcourt le coin extérieur, voilà le prix de la conversion.</translation>
    </message>
    <message>
        <source>A wheel, a straight way and a wheel back: 45 degrees in all. Wheeling farther is refused.</source>
        <translation>Une conversion, un trajet droit et une conversion en sens inverse : 45 degrés en tout. Aller au-delà est refusé.</translation>
    </message>
    <message>
        <source>Without turning, skirmishers go 6 inches. Who also turns goes less far: no corner may end more than 6 inches from where it began.</source>
        <translation>Sans pivoter, les tirailleurs font 6 pouces. En pivotant aussi, ils vont moins loin : aucun coin ne peut finir à plus de 6 pouces de son point de départ.</translation>
    </message>
    <message>
        <source>Skirmishers go through friends. They cannot stop on them, and formed units cannot go through each other.</source>
        <translation>Les tirailleurs traversent leurs amis. Ils ne peuvent pas s’arrêter sur eux, et les unités en ordre serré ne se traversent pas.</translation>
    </message>
    <message>
        <source>The shortest way from rectangle to rectangle counts. 6 inches reach the one, not the other.</source>
        <translation>C’est le plus court chemin de rectangle à rectangle qui compte. 6 pouces atteignent l’une, pas l’autre.</translation>
    </message>
    <message>
        <source>Usually nobody hides behind anybody: the scorpion shoots over its own infantry.</source>
        <translation>D’habitude, personne ne cache personne : le scorpion tire par-dessus sa propre infanterie.</translation>
    </message>
    <message>
        <source>With the option los: units_block the infantry stops that shot.</source>
        <translation>Avec l’option los: units_block, l’infanterie arrête ce tir.</translation>
    </message>
    <message>
        <source>The charger on the left arrives and stops there. The one on the right would not, so it may not charge.</source>
        <translation>À gauche, l’unité qui charge arrive au contact et s’y arrête. Celle de droite n’y arriverait pas : elle ne peut donc pas charger.</translation>
    </message>
    <message>
        <source>The slingers are met first, so the infantry behind them cannot be the target. A slide past them leads there.</source>
        <translation>Les frondeurs sont rencontrés d’abord : l’infanterie derrière eux ne peut donc pas être la cible. Une oblique qui les évite y mène.</translation>
    </message>
    <message>
        <source>Both enemies are within a tenth of an inch of where the charger stops: it fights both.</source>
        <translation>Les deux ennemis sont à moins d’un dixième de pouce de l’endroit où l’unité s’arrête : elle les combat tous les deux.</translation>
    </message>
    <message>
        <source>Seven stands of Roman infantry, eight of light infantry: a die for each. Rings mark hits; both sides lose stands at the same time.</source>
        <translation>Sept socles d’infanterie romaine, huit d’infanterie légère : un dé pour chacun. Les cercles marquent les touches ; les deux camps perdent leurs socles en même temps.</translation>
    </message>
    <message>
        <source>Of two stands one is hit. The other does not hold alone and goes too.</source>
        <translation>De deux socles, l’un est touché. L’autre ne tient pas seul et part aussi.</translation>
    </message>
    <message>
        <source>Seven stands and a general: eight dice. Their enemies, eight stands without a general, have eight as well.</source>
        <translation>Sept socles et un général : huit dés. En face, huit socles sans général : huit dés aussi.</translation>
    </message>
    <message>
        <source>The die says which way: 3 ahead, 4 to its right, 5 to its left, 6 back.</source>
        <translation>Le dé dit de quel côté : 3 tout droit, 4 à sa droite, 5 à sa gauche, 6 demi-tour.</translation>
    </message>
    <message>
        <source>A 3: straight ahead for 12 inches. Those who are marked lose two stands; the others are not in its way.</source>
        <translation>Un 3 : tout droit, sur 12 pouces. Les unités marquées perdent deux socles ; les autres ne sont pas sur son passage.</translation>
    </message>
</context>
<context>
    <name>RuleOption</name>
    <message>
        <source>Fixed places</source>
        <translation>Places fixes</translation>
    </message>
    <message>
        <source>Every unit begins where the scenario puts it.</source>
        <translation>Chaque unité commence où le scénario la met.</translation>
    </message>
    <message>
        <source>Players deploy</source>
        <translation>Placement libre</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands by turns, each inside its own zone.</source>
        <translation>Avant le tour 1, les camps placent leurs corps à tour de rôle, chacun dans sa zone.</translation>
    </message>
    <message>
        <source>Armies fight on</source>
        <translation>Pas de rupture</translation>
    </message>
    <message>
        <source>However great its losses, an army fights as long as it has a unit left.</source>
        <translation>Quelles que soient ses pertes, une armée combat tant qu’elle a une unité.</translation>
    </message>
    <message>
        <source>Armies break at half</source>
        <translation>Rupture à la moitié</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Une armée qui a perdu la moitié de ses socles est battue à la fin de ce tour.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>On continue</translation>
    </message>
    <message>
        <source>The fall of a commander-in-chief costs his side his extra dice and nothing else.</source>
        <translation>La chute d’un général en chef coûte à son camp ses dés supplémentaires et rien d’autre.</translation>
    </message>
    <message>
        <source>His side has lost</source>
        <translation>Son camp a perdu</translation>
    </message>
    <message>
        <source>The battle ends with the turn in which he falls, and the other side has won.</source>
        <translation>La bataille finit avec le tour où il tombe, et l’autre camp a gagné.</translation>
    </message>
    <message>
        <source>45 degrees</source>
        <translation>45 degrés</translation>
    </message>
    <message>
        <source>All wheels of one move together turn a formed unit by 45 degrees at most.</source>
        <translation>Toutes les conversions d’un mouvement ensemble tournent une unité en ordre serré de 45 degrés au plus.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>A formed unit may wheel as long as its inches last.</source>
        <translation>Une unité en ordre serré peut faire des conversions tant qu’il lui reste des pouces.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Formed units cannot turn round; they must wheel.</source>
        <translation>Les unités en ordre serré ne peuvent pas faire demi-tour ; il leur faut des conversions.</translation>
    </message>
    <message>
        <source>For a whole move</source>
        <translation>Tout le mouvement</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands.</source>
        <translation>Une unité en ordre serré peut employer tout son mouvement à faire demi-tour sur place.</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Tirailleurs</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers.</source>
        <translation>Les tirailleurs peuvent traverser leurs amis, et leurs amis les traverser.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Every friend is in the way.</source>
        <translation>Toute unité amie barre le passage.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Any unit may go through friends that are not fighting.</source>
        <translation>Toute unité peut traverser des unités amies qui ne combattent pas.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Éléphants</translation>
    </message>
    <message>
        <source>Only an elephant under control may leave a fight.</source>
        <translation>Seul un éléphant sous contrôle peut rompre le combat.</translation>
    </message>
    <message>
        <source>Skirmishers too</source>
        <translation>Tirailleurs aussi</translation>
    </message>
    <message>
        <source>Skirmishers may leave a fight as elephants do.</source>
        <translation>Les tirailleurs peuvent rompre le combat comme les éléphants.</translation>
    </message>
    <message>
        <source>Twelve inches</source>
        <translation>Douze pouces</translation>
    </message>
    <message>
        <source>A general alone rides up to 12 inches in a move.</source>
        <translation>Un général sans unité parcourt jusqu’à 12 pouces par mouvement.</translation>
    </message>
    <message>
        <source>Six inches</source>
        <translation>Six pouces</translation>
    </message>
    <message>
        <source>A general alone goes up to 6 inches in a move.</source>
        <translation>Un général sans unité parcourt jusqu’à 6 pouces par mouvement.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>A scorpion may move and shoot in the same turn.</source>
        <translation>Un scorpion peut bouger et tirer dans le même tour.</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>L’un des deux</translation>
    </message>
    <message>
        <source>A scorpion that has moved does not shoot in that turn.</source>
        <translation>Un scorpion qui a bougé ne tire pas ce tour-ci.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Once the unit is in range all its stands roll, also those that are farther away.</source>
        <translation>Dès que l’unité est à portée, tous ses socles lancent un dé, même les plus éloignés.</translation>
    </message>
    <message>
        <source>Those in range</source>
        <translation>Ceux à portée</translation>
    </message>
    <message>
        <source>Only stands whose own base is in range roll.</source>
        <translation>Seuls lancent un dé les socles qui sont eux-mêmes à portée.</translation>
    </message>
    <message>
        <source>Nothing blocks</source>
        <translation>Rien ne cache</translation>
    </message>
    <message>
        <source>Nobody hides behind anybody.</source>
        <translation>Personne ne se cache derrière personne.</translation>
    </message>
    <message>
        <source>Units block</source>
        <translation>Les unités cachent</translation>
    </message>
    <message>
        <source>A shot is stopped if the line between the two middles runs through a third unit.</source>
        <translation>Un tir est arrêté si la ligne entre les deux milieux passe par une troisième unité.</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>Tout autour</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Les unités tirent dans toutes les directions.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Vers l’avant</translation>
    </message>
    <message>
        <source>Some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>Un coin de la cible au moins doit être devant le front de l’unité qui tire.</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>En alternance</translation>
    </message>
    <message>
        <source>One charge each in turn; the side that acts first begins.</source>
        <translation>Une charge chacun son tour ; le camp qui agit d’abord commence.</translation>
    </message>
    <message>
        <source>First side first</source>
        <translation>Camp 1 d’abord</translation>
    </message>
    <message>
        <source>The side that acts first makes all its charges, then the other.</source>
        <translation>Le camp qui agit d’abord fait toutes ses charges, puis l’autre.</translation>
    </message>
    <message>
        <source>Second side first</source>
        <translation>Camp 2 d’abord</translation>
    </message>
    <message>
        <source>The side that acts second makes all its charges, then the other.</source>
        <translation>Le camp qui agit en second fait toutes ses charges, puis l’autre.</translation>
    </message>
    <message>
        <source>A die decides</source>
        <translation>Un dé décide</translation>
    </message>
    <message>
        <source>Each turn a die says who charges first: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>À chaque tour, un dé dit qui charge d’abord : de 1 à 3 le camp 1, de 4 à 6 le camp 2.</translation>
    </message>
    <message>
        <source>With manoeuvres</source>
        <translation>En manœuvrant</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>En ordre serré, on charge comme on se déplace : tout droit, en oblique ou par conversion.</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>Tout droit</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>En ordre serré, on ne charge que tout droit.</translation>
    </message>
    <message>
        <source>Where it began</source>
        <translation>Le point de départ</translation>
    </message>
    <message>
        <source>Where the charger stood when it declared the charge says whether it meets front, flank or rear.</source>
        <translation>L’endroit où se tenait l’unité quand elle a déclaré sa charge dit si elle arrive de front, de flanc ou de dos.</translation>
    </message>
    <message>
        <source>Which edge it meets</source>
        <translation>Le bord touché</translation>
    </message>
    <message>
        <source>The edge of the target that the charger touches says it.</source>
        <translation>C’est le bord de la cible touché par la charge qui le dit.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>S’arrête</translation>
    </message>
    <message>
        <source>If its target is gone before the fight, the charger stops where it is.</source>
        <translation>Si la cible disparaît avant le combat, l’unité qui charge s’arrête où elle est.</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>The charger may go straight on with the inches it has left, into whomever it meets.</source>
        <translation>L’unité qui charge peut continuer tout droit avec les pouces qui lui restent, contre le premier ennemi rencontré.</translation>
    </message>
    <message>
        <source>One enemy</source>
        <translation>Un ennemi</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Une unité qui a plusieurs ennemis met tous ses dés sur un seul.</translation>
    </message>
    <message>
        <source>Shared out</source>
        <translation>Répartis</translation>
    </message>
    <message>
        <source>A unit may divide its dice among the enemies it touches.</source>
        <translation>Une unité peut répartir ses dés entre les ennemis qu’elle touche.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Hits beyond the last stand of the target are lost.</source>
        <translation>Les touches au-delà du dernier socle de la cible sont perdues.</translation>
    </message>
    <message>
        <source>Next enemy</source>
        <translation>Au suivant</translation>
    </message>
    <message>
        <source>Hits that are too many go on to other enemies in the same fight.</source>
        <translation>Les touches en trop passent à d’autres ennemis du même combat.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un</translation>
    </message>
    <message>
        <source>A unit has at most one general.</source>
        <translation>Une unité a au plus un général.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Autant qu’on veut</translation>
    </message>
    <message>
        <source>Several generals may join the same unit, each with his dice.</source>
        <translation>Plusieurs généraux peuvent rejoindre la même unité, chacun avec ses dés.</translation>
    </message>
    <message>
        <source>Any unit</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>A general may join units of every command of his side.</source>
        <translation>Un général peut rejoindre des unités de tous les corps de son camp.</translation>
    </message>
    <message>
        <source>His own command</source>
        <translation>Son corps</translation>
    </message>
    <message>
        <source>A general joins units of his own command; the commander-in-chief joins any.</source>
        <translation>Un général rejoint les unités de son corps ; le général en chef, n’importe lesquelles.</translation>
    </message>
    <message>
        <source>He lives</source>
        <translation>Il survit</translation>
    </message>
    <message>
        <source>He stands where his unit stood and may join another in his next move.</source>
        <translation>Il reste où était son unité et peut en rejoindre une autre à son prochain mouvement.</translation>
    </message>
    <message>
        <source>He falls with it</source>
        <translation>Il tombe avec elle</translation>
    </message>
    <message>
        <source>When his unit is lost he is lost too.</source>
        <translation>Quand son unité est perdue, il l’est aussi.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled; it can only run wild later.</source>
        <translation>Qui charge un éléphant ne subit pas de choc ; l’éléphant peut seulement entrer en furie plus tard.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>The unit that charges an elephant loses stands as if the elephant had charged.</source>
        <translation>L’unité qui charge un éléphant perd des socles comme si l’éléphant avait chargé.</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>Aucun dé</translation>
    </message>
    <message>
        <source>An elephant strikes when it charges and only holds its enemy afterwards.</source>
        <translation>Un éléphant frappe quand il charge et ne fait ensuite que retenir son ennemi.</translation>
    </message>
    <message>
        <source>Against skirmishers</source>
        <translation>Contre les tirailleurs</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against skirmishers and hits on 4 or more.</source>
        <translation>Un éléphant lance un dé par reprise contre les tirailleurs et touche à partir de 4.</translation>
    </message>
    <message>
        <source>Two stands a round</source>
        <translation>Deux par reprise</translation>
    </message>
    <message>
        <source>Its enemy loses two stands every round from the round after its charge.</source>
        <translation>Son ennemi perd deux socles à chaque reprise, à partir de celle qui suit sa charge.</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Un dé</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against anybody and hits on 5 or more.</source>
        <translation>Un éléphant lance un dé par reprise contre n’importe qui et touche à partir de 5.</translation>
    </message>
    <message>
        <source>If its charge alone destroyed its target, the elephant needs no control die.</source>
        <translation>Si sa charge a suffi à détruire la cible, l’éléphant n’a pas besoin de dé de maîtrise.</translation>
    </message>
    <message>
        <source>The elephant takes its control die also then, and may run wild.</source>
        <translation>L’éléphant lance alors aussi son dé de maîtrise, et peut entrer en furie.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Only the unit types that always scare elephants do, such as Roman infantry.</source>
        <translation>Seuls les types d’unités qui effraient toujours les éléphants le font, comme l’infanterie romaine.</translation>
    </message>
    <message>
        <source>Unit types that may scare elephants do it as well, such as Roman skirmishers.</source>
        <translation>Les types d’unités qui peuvent effrayer les éléphants le font aussi, comme les tirailleurs romains.</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Indemnes</translation>
    </message>
    <message>
        <source>Other elephants in the path of one that runs wild are not harmed.</source>
        <translation>Les autres éléphants sur le passage d’un éléphant en furie ne risquent rien.</translation>
    </message>
    <message>
        <source>Gone too</source>
        <translation>Hors de combat</translation>
    </message>
    <message>
        <source>Other elephants in its path are lost.</source>
        <translation>Les autres éléphants sur son passage sont perdus.</translation>
    </message>
    <message>
        <source>Where armies begin</source>
        <translation>Où commencent les armées</translation>
    </message>
    <message>
        <source>When an army breaks</source>
        <translation>Quand une armée se rompt</translation>
    </message>
    <message>
        <source>If a commander-in-chief falls</source>
        <translation>Si un général en chef tombe</translation>
    </message>
    <message>
        <source>How far formed units wheel</source>
        <translation>Angle des conversions</translation>
    </message>
    <message>
        <source>Turning about</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Qui traverse ses amis</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Qui peut rompre le combat</translation>
    </message>
    <message>
        <source>Scorpions: moving and shooting</source>
        <translation>Scorpions : bouger et tirer</translation>
    </message>
    <message>
        <source>Which stands shoot</source>
        <translation>Quels socles tirent</translation>
    </message>
    <message>
        <source>What blocks a shot</source>
        <translation>Ce qui arrête un tir</translation>
    </message>
    <message>
        <source>In which direction</source>
        <translation>Dans quelle direction</translation>
    </message>
    <message>
        <source>Whose charge is next</source>
        <translation>À qui de charger</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Charge en ordre serré</translation>
    </message>
    <message>
        <source>Front, flank or rear</source>
        <translation>Front, flanc ou dos</translation>
    </message>
    <message>
        <source>Nobody left to charge</source>
        <translation>Plus personne à charger</translation>
    </message>
    <message>
        <source>Dice against several enemies</source>
        <translation>Dés contre plusieurs ennemis</translation>
    </message>
    <message>
        <source>Hits that are too many</source>
        <translation>Les touches en trop</translation>
    </message>
    <message>
        <source>How far a general goes</source>
        <translation>Distance d’un général</translation>
    </message>
    <message>
        <source>Generals in one unit</source>
        <translation>Généraux par unité</translation>
    </message>
    <message>
        <source>Whom a general may join</source>
        <translation>Qui un général peut rejoindre</translation>
    </message>
    <message>
        <source>If a general&apos;s unit is lost</source>
        <translation>Si l’unité d’un général est perdue</translation>
    </message>
    <message>
        <source>A charged elephant strikes</source>
        <translation>Un éléphant chargé frappe</translation>
    </message>
    <message>
        <source>How elephants fight on</source>
        <translation>Comment combattent les éléphants</translation>
    </message>
    <message>
        <source>Control die without a fight</source>
        <translation>Dé de maîtrise sans combat</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Qui effraie les éléphants</translation>
    </message>
    <message>
        <source>Elephants in a rampage&apos;s path</source>
        <translation>Éléphants face à une furie</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Charges</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Généraux</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The rulebook</source>
        <translation>Le livret de règles</translation>
    </message>
    <message>
        <source>How Zama plays a battle. The game is the one Matt Fritz published as *Fast Play Rules for Students*; the words here are ours. Where his page leaves something open, somebody had to decide: those decisions are the **rulings**, marked Q. Where several answers are good, a scenario may choose one: those are the **options**, at the end.</source>
        <translation>Comment Zama joue une bataille. Le jeu est celui que Matt Fritz a publié sous le titre *Fast Play Rules for Students* ; les mots sont de nous. Là où sa page laisse une question ouverte, il a fallu décider : ces décisions sont les **arbitrages**, marqués Q. Là où plusieurs réponses sont bonnes, un scénario peut en choisir une : ce sont les **options**, à la fin.</translation>
    </message>
    <message>
        <source>Every paragraph has a name, such as M3 or Q27. The program quotes it when it says why something is not possible, so you can look it up here. Numbers such as &quot;6 inches&quot; or &quot;hits on 5&quot; are those of the Battle of Zama; another scenario may give its troops other numbers, and then those count.</source>
        <translation>Chaque paragraphe a un nom, comme M3 ou Q27. Le programme le cite quand il dit pourquoi quelque chose n’est pas possible : vous pouvez ainsi le retrouver ici. Les nombres, comme « 6 pouces » ou « touche sur 5 », sont ceux de la bataille de Zama ; un autre scénario peut en donner d’autres à ses troupes, et ce sont alors ceux-là qui comptent.</translation>
    </message>
    <message>
        <source>An inch is 2.54 cm. A die is an ordinary one with six faces.</source>
        <translation>Un pouce fait 2,54 cm. Un dé est un dé ordinaire à six faces.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Les armées</translation>
    </message>
    <message>
        <source>**A1 Stands.** A unit is a body of stands. A stand carries two little figures, but that is for the eye: for strength, for dice and for losses only the number of stands counts.</source>
        <translation>**A1 Socles.** Une unité est un groupe de socles. Un socle porte deux petites figurines, mais c’est pour le plaisir des yeux : pour l’effectif, pour les dés et pour les pertes, seul compte le nombre de socles.</translation>
    </message>
    <message>
        <source>**Q69 Stands are alike.** All stands of a unit are worth the same, so nobody chooses which one falls. Only how many are left matters.</source>
        <translation>**Q69 Tous pareils.** Tous les socles d’une unité se valent : personne ne choisit lequel tombe. Seul importe le nombre de ceux qui restent.</translation>
    </message>
    <message>
        <source>**A2 Skirmishers** are 3 to 5 stands side by side in a single rank.</source>
        <translation>**A2 Les tirailleurs** sont 3 à 5 socles côte à côte, sur un seul rang.</translation>
    </message>
    <message>
        <source>**A3 Formed infantry and cavalry** are 6 to 10 stands in two ranks.</source>
        <translation>**A3 L’infanterie et la cavalerie en ordre serré** sont 6 à 10 socles sur deux rangs.</translation>
    </message>
    <message>
        <source>**A4 Elephants and scorpions** are units of one stand.</source>
        <translation>**A4 Les éléphants et les scorpions** (ces petits lance-traits) sont des unités d’un seul socle.</translation>
    </message>
    <message>
        <source>**Q15 Sizes** are checked when a scenario is opened. A unit that has lost stands may be smaller.</source>
        <translation>**Q15 Les tailles** sont vérifiées à l’ouverture d’un scénario. Une unité qui a perdu des socles peut être plus petite.</translation>
    </message>
    <message>
        <source>**A5 Front line.** Skirmishers and elephants belong in the front line of their army.</source>
        <translation>**A5 Première ligne.** La place des tirailleurs et des éléphants est sur la première ligne de leur armée.</translation>
    </message>
    <message>
        <source>**Q14 What the front line is.** The foremost front edges of an army form one line; skirmishers and elephants stand on it and nobody stands ahead of it. In scenarios of your own the program only warns you if it is otherwise.</source>
        <translation>**Q14 Ce qu’est la première ligne.** Les bords avant les plus avancés d’une armée forment une ligne ; les tirailleurs et les éléphants s’y tiennent, et personne n’est devant elle. Dans vos propres scénarios, le programme vous avertit seulement s’il en est autrement.</translation>
    </message>
    <message>
        <source>**A6 The Romans** are 38 units with 196 stands, and six generals. Scipio commands. Four commands of infantry have each a general, two scorpions, two units of five skirmisher stands and four units of seven infantry stands. On the left are three units of Roman cavalry, six stands each, with a general; on the right three units of Numidian cavalry, six stands each, with none.</source>
        <translation>**A6 Les Romains** ont 38 unités, soit 196 socles, et six généraux. Scipion commande. Quatre corps d’infanterie ont chacun un général, deux scorpions, deux unités de tirailleurs de cinq socles et quatre unités d’infanterie de sept socles. À gauche se tiennent trois unités de cavalerie romaine de six socles, avec un général ; à droite trois unités de cavalerie numide de six socles, sans général.</translation>
    </message>
    <message>
        <source>**A7 The Carthaginians** are 36 units with 184 stands, twelve of them elephants, and six generals. Hannibal commands. Four commands of infantry have each a general, two elephants, one unit of five skirmisher stands, one unit of eight stands of heavy infantry and three units of eight stands of light infantry. On the right are three units of Carthaginian cavalry, six stands each, with a general and two elephants; on the left one unit of Numidian cavalry of six stands and two elephants, with no general.</source>
        <translation>**A7 Les Carthaginois** ont 36 unités, soit 184 socles dont douze éléphants, et six généraux. Hannibal commande. Quatre corps d’infanterie ont chacun un général, deux éléphants, une unité de tirailleurs de cinq socles, une unité d’infanterie lourde de huit socles et trois unités d’infanterie légère de huit socles. À droite se tiennent trois unités de cavalerie carthaginoise de six socles, avec un général et deux éléphants ; à gauche une unité de cavalerie numide de six socles et deux éléphants, sans général.</translation>
    </message>
    <message>
        <source>**A8 Who faces whom.** The left of one army is opposite the right of the other: Roman cavalry faces Carthaginian cavalry, and Numidians face Numidians.</source>
        <translation>**A8 Qui fait face à qui.** La gauche d’une armée fait face à la droite de l’autre : la cavalerie romaine a devant elle la cavalerie carthaginoise, et les Numides ont devant eux des Numides.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>**B1 Table.** 90 inches wide and 60 deep, flat, with nothing on it that hinders anybody.</source>
        <translation>**B1 Table.** 90 pouces de large et 60 de profondeur, plate, sans rien qui gêne personne.</translation>
    </message>
    <message>
        <source>**B2 Distance.** The armies begin 18 inches apart.</source>
        <translation>**B2 Distance.** Les armées commencent à 18 pouces l’une de l’autre.</translation>
    </message>
    <message>
        <source>**Q13 How that is measured.** Between the two nearest units of the two armies: exactly 18 inches.</source>
        <translation>**Q13 Comment on la mesure.** Entre les deux unités les plus proches des deux armées : exactement 18 pouces.</translation>
    </message>
    <message>
        <source>**Q12 Stands** are so large, width by depth in inches: foot 1 by ¾; cavalry 1¼ by 1¼; elephant 1½ by 2; scorpion 1 by 1. A general is a round marker of 1 inch that takes up no room.</source>
        <translation>**Q12 Les socles** ont ces dimensions, largeur sur profondeur, en pouces : à pied 1 sur ¾ ; cavalerie 1¼ sur 1¼ ; éléphant 1½ sur 2 ; scorpion 1 sur 1. Un général est un marqueur rond de 1 pouce qui ne prend pas de place.</translation>
    </message>
    <message>
        <source>**Q16 Deployment.** Units stand where the scenario puts them, generals beside them and not yet with a unit. With the option `deployment: free` the sides place their commands before the first turn, one command at a time and in turns, each inside its own zone; units and generals that nobody mentions stay where the scenario has them.</source>
        <translation>**Q16 Déploiement.** Les unités sont là où le scénario les met, les généraux à côté d’elles et pas encore avec une unité. Avec l’option `deployment: free`, les camps placent leurs corps avant le tour 1, un corps à la fois et à tour de rôle, chacun dans sa zone ; les unités et les généraux que personne ne mentionne restent où le scénario les a mis.</translation>
    </message>
    <message>
        <source>**Q17 Measures.** Where a unit is means where the middle of its front edge is, and which way it faces. The program counts in thousandths of an inch and hundredths of a degree and rounds to the nearest, halves upwards. One hundredth of an inch is forgiven everywhere: in range and in reach, in your favour; two bodies touch when they are as near as that, and overlap only when they overlap by more. Angles are not forgiven anything. &quot;By name&quot; means in the order of the units&apos; ids.</source>
        <translation>**Q17 Mesures.** La place d’une unité, c’est celle du milieu de son bord avant, avec son orientation. Le programme compte en millièmes de pouce et en centièmes de degré et arrondit au plus près, les moitiés vers le haut. Partout, un centième de pouce est pardonné : pour la portée comme pour le mouvement, en votre faveur ; deux unités se touchent dès qu’elles sont aussi proches que cela, et ne se chevauchent que si elles empiètent davantage l’une sur l’autre. Aux angles, rien n’est pardonné. « Par nom » veut dire dans l’ordre des identifiants des unités.</translation>
    </message>
    <message>
        <source>**Q18 Footprint.** A unit covers the whole rectangle of its ranks and files, also where the rear rank has a gap. Range, contact and collisions are measured from that rectangle.</source>
        <translation>**Q18 Emprise.** Une unité couvre tout le rectangle de ses rangs et de ses files, même là où il y a un vide au rang arrière. Portée, contact et chevauchement se mesurent à partir de ce rectangle.</translation>
    </message>
    <message>
        <source>**Q19 Ranks and files.** Skirmishers stand in one rank. Formed units stand in two; with an odd number of stands the front rank has one more.</source>
        <translation>**Q19 Rangs et files.** Les tirailleurs se tiennent sur un rang. Les unités en ordre serré se tiennent sur deux ; si le nombre de socles est impair, le premier rang en a un de plus.</translation>
    </message>
    <message>
        <source>**Q20 After losses** a formed unit closes up at once to two ranks again. The middle of its front stays where it was, so the new rectangle lies inside the old one.</source>
        <translation>**Q20 Après des pertes,** une unité en ordre serré se reforme aussitôt sur deux rangs. Le milieu de son front reste où il était, de sorte que le nouveau rectangle se trouve à l’intérieur de l’ancien.</translation>
    </message>
    <message>
        <source>A single rank closes up too: it draws in towards the middle of its front, half the width of a stand from each end for every stand that falls, and keeps facing as it did. It can so lose touch with an enemy at its end, or get out of range of one; what that does to an engagement is in [Q70](#Q70).</source>
        <translation>Un rang unique se resserre aussi : il se rapproche du milieu de son front, d’une demi-largeur de socle à chaque bout pour chaque socle qui tombe, et garde son orientation. Il peut ainsi perdre le contact avec un ennemi à son extrémité, ou sortir de sa portée ; pour l’effet sur un engagement, voir [Q70](#Q70).</translation>
    </message>
    <message>
        <source>**Q21 Formations stay.** Nobody may change a formation, split a unit or join two.</source>
        <translation>**Q21 Les formations restent.** Personne ne peut changer de formation, diviser une unité ou en réunir deux.</translation>
    </message>
    <message>
        <source>**Q22 Front, flank, rear.** A charge comes from the front if the middle of the charger, where it stood when the charge was declared, was ahead of the line through the target&apos;s front edge. It comes from the rear if it was behind the line through the rear edge, and else from the flank. The option `front_test: contacted_edge` asks instead which edge of the target is met.</source>
        <translation>**Q22 Front, flanc, arrière.** Une charge vient de front si le milieu de l’unité qui charge, à l’endroit où elle se tenait en déclarant sa charge, était devant la ligne du bord avant de la cible. Elle vient de dos s’il était derrière la ligne du bord arrière, et sinon de flanc. L’option `front_test: contacted_edge` demande au contraire quel bord de la cible est touché.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>**T1 Six steps.** Romans move. Romans shoot. Carthaginians move. Carthaginians shoot. Both sides charge. All fights are fought. Then the next turn begins. A scenario with other armies names its own sides in this order.</source>
        <translation>**T1 Six phases.** Mouvement des Romains. Tir des Romains. Mouvement des Carthaginois. Tir des Carthaginois. Charges des deux camps. Tous les combats. Puis commence le tour suivant. Un scénario avec d’autres armées nomme ses propres camps dans cet ordre.</translation>
    </message>
    <message>
        <source>**Q06 Within a step** you give orders to your units in any order, one at a time, and each is carried out before the next. A unit gets at most one order in a step.</source>
        <translation>**Q06 Dans une phase,** vous donnez des ordres à vos unités dans l’ordre que vous voulez, un à la fois, et chacun est exécuté avant le suivant. Une unité reçoit au plus un ordre par phase.</translation>
    </message>
    <message>
        <source>**Q03 All three.** A unit may move, shoot and charge in the same turn; none of them shortens another.</source>
        <translation>**Q03 Les trois.** Une unité peut bouger, tirer et charger dans le même tour ; l’un ne diminue pas l’autre.</translation>
    </message>
    <message>
        <source>**Q05 No reactions.** Nobody steps aside, shoots or charges out of turn because the enemy has done something.</source>
        <translation>**Q05 Pas de réaction.** Personne ne s’écarte, ne tire ni ne charge en dehors de sa phase parce que l’ennemi a fait quelque chose.</translation>
    </message>
    <message>
        <source>**Q11 No fear.** Units do not lose heart, and generals need not be near to give orders. The only flights are those of scorpions and elephants.</source>
        <translation>**Q11 Pas de peur.** Les unités ne perdent pas courage, et les généraux n’ont pas besoin d’être proches pour donner des ordres. Seuls les scorpions et les éléphants peuvent fuir.</translation>
    </message>
    <message>
        <source>**Q07 How long.** Eight turns, then the sun sets. `turn_limit` sets another number or none; with none, a battle in which ten whole turns go by without a loss is over and is judged as if time had run out.</source>
        <translation>**Q07 Combien de temps.** Huit tours, puis le soleil se couche. `turn_limit` fixe un autre nombre ou aucun ; s’il n’y en a pas, une bataille où dix tours entiers passent sans perte est finie, et on la juge comme si le temps était écoulé.</translation>
    </message>
    <message>
        <source>**Q08 Ending early.** At the end of a turn in which a side has no unit left (elephants and scorpions are units) the battle ends. A side may give up at any time, and then the other has won a great victory. With the option `army_break: 0.5` an army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>**Q08 Fin avant l’heure.** À la fin d’un tour où un camp n’a plus d’unité (les éléphants et les scorpions sont des unités), la bataille s’achève. Un camp peut abandonner à tout moment, et l’autre a alors remporté une grande victoire. Avec l’option `army_break: 0.5`, une armée qui a perdu la moitié de ses socles est battue à la fin de ce tour.</translation>
    </message>
    <message>
        <source>**Q09 Who wins.** Compare what share of its stands each side has lost, in per cent of what it had. Scorpions count one stand each; elephants and generals do not count. If the shares are less than 5 points apart, the battle is drawn; less than 20, the side that lost less has a slight edge; 20 or more, a great victory. A side that alone has units left has a great victory; if nobody has, it is a draw.</source>
        <translation>**Q09 Qui gagne.** On compare la part de ses socles que chaque camp a perdue, en pour cent de ce qu’il avait. Un scorpion compte pour un socle ; les éléphants et les généraux ne comptent pas. Si les parts diffèrent de moins de 5 points, la bataille est indécise ; de moins de 20, le camp qui a le moins perdu a un léger avantage ; de 20 ou plus, c’est une grande victoire. Un camp qui est seul à avoir encore des unités remporte une grande victoire ; si personne n’en a plus, la bataille est indécise.</translation>
    </message>
    <message>
        <source>**Q10 The fall of a commander in chief** costs his side his dice and nothing else. With the option `end_on_cinc_death: true` it ends the battle with that turn and the other side has won.</source>
        <translation>**Q10 La chute d’un général en chef** coûte à son camp ses dés et rien d’autre. Avec l’option `end_on_cinc_death: true`, elle met fin à la bataille avec ce tour, et l’autre camp a gagné.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Le mouvement</translation>
    </message>
    <message>
        <source>**M1 Foot** moves up to 6 inches.</source>
        <translation>**M1 À pied,** on se déplace de 6 pouces au plus.</translation>
    </message>
    <message>
        <source>**M4 Elephants and scorpions** move up to 6 inches.</source>
        <translation>**M4 Les éléphants et les scorpions** se déplacent de 6 pouces au plus.</translation>
    </message>
    <message>
        <source>**M5 Cavalry** moves up to 12 inches.</source>
        <translation>**M5 La cavalerie** se déplace de 12 pouces au plus.</translation>
    </message>
    <message>
        <source>**Q31 Less is allowed.** A unit may go only part of its way, or stay.</source>
        <translation>**Q31 Moins est permis.** Une unité peut ne faire qu’une partie du chemin, ou rester.</translation>
    </message>
    <message>
        <source>**M2 Skirmishers** go in any direction.</source>
        <translation>**M2 Les tirailleurs** vont dans n’importe quelle direction.</translation>
    </message>
    <message>
        <source>**Q29 How skirmishers move.** One straight way in any direction and one turn on the spot, before or after it. No corner of the unit may end more than 6 inches from where that corner began, so turning uses up some of the way. Turning sweeps over the ground: on the way nobody may be touched who could not be touched in a move.</source>
        <translation>**Q29 Comment se déplacent les tirailleurs.** Un trajet droit dans n’importe quelle direction et un pivot sur place, avant ou après. Aucun coin de l’unité ne peut finir à plus de 6 pouces de son point de départ : pivoter prend donc une part du chemin. En pivotant, l’unité balaie le sol : elle ne doit toucher personne qu’elle n’aurait pas le droit de toucher en se déplaçant.</translation>
    </message>
    <message>
        <source>**M3 Formed units** go straight ahead, obliquely or by wheeling, and no other way; the angle is 45 degrees.</source>
        <translation>**M3 Les unités en ordre serré** vont tout droit, en oblique ou par conversion, et pas autrement ; l’angle est de 45 degrés.</translation>
    </message>
    <message>
        <source>**Q24 Formed** are all units in two ranks: heavy and light infantry, Roman infantry, and all cavalry, the Numidians too. In a scenario each type of unit says whether it is formed or free.</source>
        <translation>**Q24 En ordre serré** sont toutes les unités sur deux rangs : l’infanterie lourde et légère, l’infanterie romaine et toute la cavalerie, les Numides compris. Dans un scénario, chaque type d’unité dit s’il est en ordre serré ou libre.</translation>
    </message>
    <message>
        <source>**Q25 Wheels.** All wheels of one move together may turn the unit by 45 degrees; a charge counts anew. `wheel_cap: none` lifts the limit. Wheels, obliques and straight ways may follow each other as long as the inches last.</source>
        <translation>**Q25 Conversions.** Toutes les conversions d’un mouvement peuvent tourner l’unité de 45 degrés en tout ; pour une charge, le compte recommence. `wheel_cap: none` lève cette limite. Conversions, obliques et trajets droits peuvent se suivre tant qu’il reste des pouces.</translation>
    </message>
    <message>
        <source>**Q26 What a wheel costs.** The front corner on the inside stays where it is; the unit pays the arc that the outer front corner goes. A front of 4 inches pays 3.14 inches for 45 degrees.</source>
        <translation>**Q26 Le prix d’une conversion.** Le coin avant intérieur reste où il est ; l’unité paie l’arc que parcourt le coin avant extérieur. Un front de 4 pouces paie 3,14 pouces pour 45 degrés.</translation>
    </message>
    <message>
        <source>**Q27 Obliques.** The whole unit slides forward at an angle of up to 45 degrees to its facing and keeps facing the same way. It pays the distance it goes.</source>
        <translation>**Q27 Obliques.** Toute l’unité glisse vers l’avant, à 45 degrés au plus de son orientation, et regarde toujours du même côté. Elle paie la distance parcourue.</translation>
    </message>
    <message>
        <source>**Q28 Not for formed units:** turning about, going backwards, stepping sideways. With the option `about_face: whole_move` a formed unit may spend its whole move on turning about where it stands.</source>
        <translation>**Q28 Interdit en ordre serré :** le demi-tour, la marche arrière, le pas de côté. Avec l’option `about_face: whole_move`, une unité en ordre serré peut employer tout son mouvement à faire demi-tour sur place.</translation>
    </message>
    <message>
        <source>**Q30 How elephants and scorpions move.** They turn as they like, go one straight way of up to 6 inches in any direction, measured at the middle, and turn again.</source>
        <translation>**Q30 Comment se déplacent les éléphants et les scorpions.** Ils pivotent comme ils veulent, font un trajet droit de 6 pouces au plus dans n’importe quelle direction, mesuré au milieu, et pivotent encore.</translation>
    </message>
    <message>
        <source>**Q32 Through friends.** Skirmishers may go through friends and friends through skirmishers, if the two do not lie on top of each other at the end; edges may touch. All other friends are in the way, and so is everybody who is engaged. The option `interpenetration` allows it for nobody (`none`) or for everybody (`all`).</source>
        <translation>**Q32 À travers les amis.** Les tirailleurs peuvent traverser leurs amis, et leurs amis les traverser, si à la fin ils ne se chevauchent pas ; les bords peuvent se toucher. Tous les autres amis barrent le passage, comme toute unité aux prises. L’option `interpenetration` ne le permet à personne (`none`) ou le permet à tout le monde (`all`).</translation>
    </message>
    <message>
        <source>**Q33 Elephants too** go through skirmishers and through nobody else when they move. Running wild is another matter.</source>
        <translation>**Q33 Les éléphants aussi** traversent les tirailleurs et personne d’autre quand ils se déplacent. La furie est une autre affaire.</translation>
    </message>
    <message>
        <source>**Q34 Enemies** may be neither passed nor touched in a move. Being near them does not matter.</source>
        <translation>**Q34 Les ennemis** ne peuvent être ni traversés ni touchés pendant un mouvement. Passer près d’eux est sans effet.</translation>
    </message>
    <message>
        <source>**Q35 The edge.** Nobody may leave the table, not even with a corner and not even in the middle of a wheel. Generals must stay on it as well.</source>
        <translation>**Q35 Le bord.** Personne ne peut sortir de la table, pas même d’un coin, pas même au milieu d’une conversion. Les généraux aussi doivent y rester.</translation>
    </message>
    <message>
        <source>**Q36 Engaged units** stay where they are: no move, no turn, no charge, no retreat. The option `break_off: elephants_and_skirmishers` lets skirmishers leave as elephants do.</source>
        <translation>**Q36 Les unités aux prises** restent où elles sont : ni mouvement, ni pivot, ni charge, ni retraite. L’option `break_off: elephants_and_skirmishers` laisse les tirailleurs rompre le combat comme les éléphants.</translation>
    </message>
    <message>
        <source>**Q37 An elephant in a fight** that is under control may leave in its own side&apos;s move. Its engagements end, and nobody may strike it for going. It may slide along the enemies it touched at the start, but must end clear of every enemy. Later in the turn it may charge again.</source>
        <translation>**Q37 Un éléphant au combat** qui est sous contrôle peut partir pendant le mouvement de son camp. Ses engagements prennent fin, et personne ne peut le frapper parce qu’il part. Il peut glisser le long des ennemis qu’il touchait au départ, mais doit finir dégagé de tout ennemi. Plus tard dans le tour, il peut charger de nouveau.</translation>
    </message>
    <message>
        <source>**Q38 Generals** go with their unit, or alone up to 12 inches in any direction in their side&apos;s move, whoever stands there. Both in one turn is not possible, and a unit whose general has gone alone stays too. `general_move: 6` shortens the way.</source>
        <translation>**Q38 Les généraux** vont avec leur unité, ou seuls jusqu’à 12 pouces dans n’importe quelle direction pendant le mouvement de leur camp, même s’il y a quelqu’un sur le chemin. Les deux dans le même tour, ce n’est pas possible, et une unité dont le général est parti seul reste sur place elle aussi. `general_move: 6` raccourcit le chemin.</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Le tir</translation>
    </message>
    <message>
        <source>**S1 Who shoots.** Skirmishers, Numidian cavalry and scorpions. Nobody else.</source>
        <translation>**S1 Qui tire.** Les tirailleurs, la cavalerie numide et les scorpions. Personne d’autre.</translation>
    </message>
    <message>
        <source>**S8 How far.** Scorpions 24 inches, all others 6.</source>
        <translation>**S8 À quelle distance.** Les scorpions à 24 pouces, tous les autres à 6.</translation>
    </message>
    <message>
        <source>**Q51 In range** means: the shortest way from one rectangle to the other is not longer than the range.</source>
        <translation>**Q51 À portée** veut dire : le plus court chemin d’un rectangle à l’autre ne dépasse pas la portée.</translation>
    </message>
    <message>
        <source>**S5 All or none.** If any part of a unit is in range, all of it shoots.</source>
        <translation>**S5 Tout ou rien.** Si une partie d’une unité est à portée, elle tire tout entière.</translation>
    </message>
    <message>
        <source>**S2 Dice.** One die for each stand that shoots.</source>
        <translation>**S2 Dés.** Un dé pour chaque socle qui tire.</translation>
    </message>
    <message>
        <source>**Q52 So all stands roll**, also those that are farther away. With the option `range_dice: stands_in_range` only stands whose own base is in range roll; a gap in the rear rank is at its right-hand end.</source>
        <translation>**Q52 Donc tous les socles lancent un dé,** même les plus éloignés. Avec l’option `range_dice: stands_in_range`, seuls lancent un dé les socles qui sont eux-mêmes à portée ; un vide au rang arrière se trouve à son extrémité droite.</translation>
    </message>
    <message>
        <source>**S3 Hits.** Scorpions hit on 4 or more, all others on a 6.</source>
        <translation>**S3 Touches.** Les scorpions touchent à partir de 4, tous les autres sur 6.</translation>
    </message>
    <message>
        <source>**S4 Losses.** Each hit takes a stand.</source>
        <translation>**S4 Pertes.** Chaque touche enlève un socle.</translation>
    </message>
    <message>
        <source>**S6 Engaged units** do not shoot.</source>
        <translation>**S6 Les unités aux prises** ne tirent pas.</translation>
    </message>
    <message>
        <source>**S7 Nobody shoots at engaged units.**</source>
        <translation>**S7 Personne ne tire sur des unités aux prises.**</translation>
    </message>
    <message>
        <source>**Q62 Only they are safe.** Whoever stands beside a fight without being engaged can be shot at.</source>
        <translation>**Q62 Elles seules sont à l’abri.** On peut tirer sur qui se tient à côté d’un combat sans être aux prises.</translation>
    </message>
    <message>
        <source>**Q04 Moving and shooting.** A unit that has moved shoots as well as any. With the option `scorpion_move_or_shoot: true` a scorpion does one of the two in a turn.</source>
        <translation>**Q04 Bouger et tirer.** Une unité qui a bougé tire comme une autre. Avec l’option `scorpion_move_or_shoot: true`, un scorpion fait l’un des deux dans un tour.</translation>
    </message>
    <message>
        <source>**Q53 Line of sight.** There is none to think of: nobody hides behind anybody. With the option `los: units_block` a shot is stopped if the line between the two middles runs through a third unit, friend or enemy. Generals never stop one. Scorpions that shoot over everybody give Rome an edge at Zama; this option makes it much smaller: between two computers of the same strength Rome then wins 41 battles of 100 and Carthage 27, instead of 68 and 9.</source>
        <translation>**Q53 Ligne de vue.** Inutile d’y penser : personne ne se cache derrière personne. Avec l’option `los: units_block`, un tir est arrêté si la ligne entre les deux milieux passe par une troisième unité, amie ou ennemie. Les généraux n’en arrêtent jamais. À Zama, les scorpions qui tirent par-dessus tout le monde donnent un avantage à Rome ; cette option le réduit beaucoup : entre deux ordinateurs de même force, Rome gagne alors 41 batailles sur 100 et Carthage 27, au lieu de 68 et 9.</translation>
    </message>
    <message>
        <source>**Q54 All round.** Units shoot in every direction. With the option `arc: front` some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>**Q54 Tout autour.** Les unités tirent dans toutes les directions. Avec l’option `arc: front`, un coin de la cible au moins doit se trouver devant le front de l’unité qui tire.</translation>
    </message>
    <message>
        <source>**Q55 One target.** A unit shoots at one enemy unit, whichever its player likes; the nearest need not be first, and the dice are not divided.</source>
        <translation>**Q55 Une seule cible.** Une unité tire sur une unité ennemie, celle qu’on veut ; ce n’est pas forcément la plus proche, et on ne répartit pas les dés.</translation>
    </message>
    <message>
        <source>**Q56 One after another.** Units shoot in turn; losses are taken at once, and the next shooter sees them.</source>
        <translation>**Q56 L’une après l’autre.** Les unités tirent à tour de rôle ; les pertes sont retirées aussitôt, et l’unité suivante les voit.</translation>
    </message>
    <message>
        <source>**Q60 Too many hits** are lost.</source>
        <translation>**Q60 Les touches en trop** sont perdues.</translation>
    </message>
    <message>
        <source>**Q57 Elephants** cannot be shot at, because nothing would come of it.</source>
        <translation>**Q57 Sur les éléphants,** on ne peut pas tirer, car cela ne servirait à rien.</translation>
    </message>
    <message>
        <source>**Q58 Scorpions** can be, and one hit ends them.</source>
        <translation>**Q58 Sur les scorpions,** on peut tirer, et une touche suffit à les éliminer.</translation>
    </message>
    <message>
        <source>**Q59 Skirmishers** are no easier to shoot than others; they are only easier to hit in melee.</source>
        <translation>**Q59 Les tirailleurs** ne sont pas plus faciles à toucher au tir que les autres ; ils ne le sont qu’en mêlée.</translation>
    </message>
    <message>
        <source>**Q61 Generals** neither add to a volley nor run a risk in it.</source>
        <translation>**Q61 Les généraux** n’ajoutent rien à une volée et n’y courent aucun risque.</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Les charges</translation>
    </message>
    <message>
        <source>**C1 Both sides** may charge in the fifth step, and neither must.</source>
        <translation>**C1 Les deux camps** peuvent charger dans la phase 5, et aucun n’y est obligé.</translation>
    </message>
    <message>
        <source>**C2 The only way** into a fight is a charge.</source>
        <translation>**C2 La seule façon** d’entrer dans un combat est une charge.</translation>
    </message>
    <message>
        <source>**C3 Foot and elephants** charge up to 6 inches.</source>
        <translation>**C3 Les unités à pied et les éléphants** chargent jusqu’à 6 pouces.</translation>
    </message>
    <message>
        <source>**C4 Cavalry** charges up to 12 inches.</source>
        <translation>**C4 La cavalerie** charge jusqu’à 12 pouces.</translation>
    </message>
    <message>
        <source>**C5 It must arrive.** A charge that does not reach an enemy cannot be made.</source>
        <translation>**C5 Il faut arriver.** Une charge qui n’atteint pas d’ennemi ne peut pas se faire.</translation>
    </message>
    <message>
        <source>**Q01 Whose charge is next.** The sides take turns, the first side first: one charge, or pass. Passing now does not forbid a charge later; when both pass one after the other, the step is over. The option `charge_order` lets the first or the second side make all its charges first, or lets a die decide who begins: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>**Q01 À qui de charger.** Les camps alternent, en commençant par celui qui agit d’abord : une charge, ou on passe. Passer n’empêche pas de charger plus tard ; quand les deux passent l’un après l’autre, la phase est finie. L’option `charge_order` laisse le camp 1 ou le camp 2 faire d’abord toutes ses charges, ou laisse un dé décider qui commence : de 1 à 3 le camp 1, de 4 à 6 le camp 2.</translation>
    </message>
    <message>
        <source>**Q02 One at a time.** Each charge is finished, with all that comes of it, before the next is declared.</source>
        <translation>**Q02 Une à la fois.** Chaque charge est menée à terme, avec toutes ses suites, avant que la suivante soit déclarée.</translation>
    </message>
    <message>
        <source>**Q39 Who may charge.** Any unit that is not engaged, once a turn, also if it has moved or shot. Scorpions never do, and generals only with their unit.</source>
        <translation>**Q39 Qui peut charger.** Toute unité qui n’est pas aux prises, une fois par tour, même si elle a bougé ou tiré. Les scorpions jamais, et les généraux seulement avec leur unité.</translation>
    </message>
    <message>
        <source>**Q40 Reach.** A charge has its own inches, counted as in a move and besides it. The charger goes until it first touches an enemy and stops there; what the order says beyond that point does not matter. If it touches nobody in time, the charge is not allowed and has cost nothing: try another. You may measure first as much as you like.</source>
        <translation>**Q40 Distance.** Une charge a ses propres pouces, comptés comme un mouvement et en plus de lui. L’unité avance jusqu’à toucher un ennemi et s’arrête là ; ce que l’ordre dit au-delà n’a pas d’importance. Si elle ne touche personne à temps, la charge est interdite et n’a rien coûté : essayez-en une autre. Vous pouvez d’abord mesurer autant que vous voulez.</translation>
    </message>
    <message>
        <source>**Q41 Engaged units** cannot charge. They can be charged, and by several.</source>
        <translation>**Q41 Les unités aux prises** ne peuvent pas charger. On peut les charger, et même à plusieurs.</translation>
    </message>
    <message>
        <source>**Q42 Formed units** charge with the same manoeuvres as they move: ahead, obliquely, wheeling up to 45 degrees in all. A corner that swings into an enemy has charged him. With the option `formed_charge: straight` they only go straight ahead.</source>
        <translation>**Q42 Les unités en ordre serré** chargent avec les mêmes manœuvres que pour se déplacer : tout droit, en oblique, par des conversions de 45 degrés en tout. Un coin qui vient toucher un ennemi en tournant l’a chargé. Avec l’option `formed_charge: straight`, elles ne vont que tout droit.</translation>
    </message>
    <message>
        <source>**Q43 Others.** Skirmishers turn once, then go straight in any direction; their corners are measured as in a move. Elephants turn to where they want to go and then go straight ahead, which is how they end up facing.</source>
        <translation>**Q43 Les autres.** Les tirailleurs pivotent une fois, puis vont tout droit dans n’importe quelle direction ; leurs coins se mesurent comme dans un mouvement. Les éléphants pivotent vers leur but, puis vont tout droit, et c’est ainsi qu’ils restent tournés.</translation>
    </message>
    <message>
        <source>**Q44 The target** you have named must be among those the charger meets; if somebody else is met first, the charge is refused and you hear who it is. Friends are in the way as in a move. Generals without a unit are in nobody&apos;s way.</source>
        <translation>**Q44 La cible** que vous avez nommée doit être parmi les ennemis que la charge rencontre ; si elle en rencontre d’abord un autre, la charge est refusée et on vous dit lequel. Les amis barrent le passage comme dans un mouvement. Un général sans unité ne barre le passage à personne.</translation>
    </message>
    <message>
        <source>**Q45 Everybody close.** All enemies within a tenth of an inch of the charger where it stops are engaged with it. An elephant&apos;s weight and the fright of an elephant concern only the target that was named.</source>
        <translation>**Q45 Tous ceux qui sont tout près.** Tous les ennemis à moins d’un dixième de pouce de l’endroit où l’unité s’arrête sont aux prises avec elle. Le choc d’un éléphant et l’effroi d’un éléphant ne concernent que la cible nommée.</translation>
    </message>
    <message>
        <source>**Q46 No lining up.** The charger stays just as it arrived. Who is engaged with whom is remembered from then on, whatever happens to the distance.</source>
        <translation>**Q46 Pas d’alignement.** L’unité reste exactement comme elle est arrivée. Dès lors, on retient qui est aux prises avec qui, quoi que devienne la distance.</translation>
    </message>
    <message>
        <source>**Q47 Charging an elephant** is allowed. A charged elephant does not trample its charger; it can only run wild later. With the option `elephant_hits_when_charged: true` it does, and the unit that declared the charge loses two stands.</source>
        <translation>**Q47 Charger un éléphant** est permis. Un éléphant chargé n’inflige pas de choc ; il ne peut qu’entrer en furie plus tard. Avec l’option `elephant_hits_when_charged: true`, il le fait, et l’unité qui a déclaré la charge perd deux socles.</translation>
    </message>
    <message>
        <source>**Q48 Nobody left.** If the target is gone before a fight begins, the charger stops where it is: free, unless another enemy is close by, and its charge is used up. With the option `overrun: continue` it may go straight on with the inches it has left, and whoever it meets next is its new target.</source>
        <translation>**Q48 Plus personne.** Si la cible a disparu avant le début d’un combat, l’unité qui charge s’arrête où elle est : libre, à moins qu’un autre ennemi soit tout près, et sa charge est faite. Avec l’option `overrun: continue`, elle peut continuer tout droit avec les pouces qui lui restent, et le premier ennemi qu’elle rencontre est sa nouvelle cible.</translation>
    </message>
    <message>
        <source>**Q49 An elephant that charges scorpions** puts them to flight like anybody else: no weight, no fight, no control die.</source>
        <translation>**Q49 Un éléphant qui charge des scorpions** les met en déroute comme n’importe qui : pas de choc, pas de combat, pas de dé de maîtrise.</translation>
    </message>
    <message>
        <source>**Q50 A general** charges with the unit he is with.</source>
        <translation>**Q50 Un général** charge avec l’unité qu’il accompagne.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>La mêlée</translation>
    </message>
    <message>
        <source>**Q63 A fight** is everybody who is joined by engagements, directly or through others. All fights are fought in the last step of a turn, one round each.</source>
        <translation>**Q63 Un combat** réunit tous ceux que relient des engagements, directement ou par d’autres. Tous les combats se jouent dans la dernière phase du tour, une reprise chacun.</translation>
    </message>
    <message>
        <source>**F1 Dice.** In a fight a unit rolls one die for each of its stands.</source>
        <translation>**F1 Dés.** Dans un combat, une unité lance un dé pour chacun de ses socles.</translation>
    </message>
    <message>
        <source>**Q64 All stands** of an engaged unit roll, not only those that touch.</source>
        <translation>**Q64 Tous les socles** d’une unité aux prises lancent un dé, pas seulement ceux qui touchent l’ennemi.</translation>
    </message>
    <message>
        <source>**F2 Hits.** Roman infantry, heavy infantry, Roman and Carthaginian cavalry hit on 5 or more; light infantry, skirmishers and Numidian cavalry on a 6.</source>
        <translation>**F2 Touches.** L’infanterie romaine, l’infanterie lourde, la cavalerie romaine et la carthaginoise touchent à partir de 5 ; l’infanterie légère, les tirailleurs et la cavalerie numide sur 6.</translation>
    </message>
    <message>
        <source>**F3 Against skirmishers** everybody hits on 4 or more instead.</source>
        <translation>**F3 Contre des tirailleurs,** tout le monde touche à partir de 4.</translation>
    </message>
    <message>
        <source>**Q67 Skirmishers against skirmishers** too. What a die needs depends on whom it is for, never on who charged.</source>
        <translation>**Q67 Tirailleurs contre tirailleurs** aussi. Ce qu’il faut au dé dépend de qui il vise, jamais de qui a chargé.</translation>
    </message>
    <message>
        <source>**Q23 From the side** nobody fights better. A flank only matters for the fright of elephants, and because more units find room there.</source>
        <translation>**Q23 De flanc,** personne ne combat mieux. Le flanc ne compte que pour l’effroi des éléphants, et parce qu’il donne de la place à plus d’unités.</translation>
    </message>
    <message>
        <source>**Q65 Whom to fight.** A unit with several enemies puts all its dice on one of them. Both sides choose before any die of the step is rolled, the first side first; once the second side has chosen, the first cannot change its mind. Where nobody chooses, the enemy is taken who is easiest to hit, then the one with the fewest stands, then the first by name. With the option `dice_split: free` a unit may divide its dice.</source>
        <translation>**Q65 Qui combattre.** Une unité qui a plusieurs ennemis met tous ses dés sur un seul. Les deux camps choisissent avant que le moindre dé de la phase soit lancé, le camp 1 d’abord ; une fois que le camp 2 a choisi, le camp 1 ne peut plus changer d’avis. Si personne ne choisit, on prend l’ennemi le plus facile à toucher, puis celui qui a le moins de socles, puis le premier par nom. Avec l’option `dice_split: free`, une unité peut répartir ses dés.</translation>
    </message>
    <message>
        <source>**F4 Losses.** Each hit takes a stand.</source>
        <translation>**F4 Pertes.** Chaque touche enlève un socle.</translation>
    </message>
    <message>
        <source>**Q66 Too many hits** are lost, even if another enemy is in the same fight. With the option `surplus: same_fight` they go on to the others in it.</source>
        <translation>**Q66 Les touches en trop** sont perdues, même si un autre ennemi est dans le même combat. Avec l’option `surplus: same_fight`, elles passent aux autres ennemis de ce combat.</translation>
    </message>
    <message>
        <source>**F5 At the same time.** Both sides roll before anything is taken away.</source>
        <translation>**F5 En même temps.** Les deux camps lancent leurs dés avant qu’on retire quoi que ce soit.</translation>
    </message>
    <message>
        <source>**Q68 First all dice of the step, then all losses, then the last stands.** A unit that goes under in this round has had its dice.</source>
        <translation>**Q68 D’abord tous les dés de la phase, puis toutes les pertes, puis les derniers socles.** Une unité qui disparaît dans cette reprise a eu ses dés.</translation>
    </message>
    <message>
        <source>**Q90 Both gone.** Two units may end each other; then both leave, and that is all.</source>
        <translation>**Q90 Toutes les deux.** Deux unités peuvent s’éliminer l’une l’autre ; alors les deux partent, et c’est tout.</translation>
    </message>
    <message>
        <source>**F6 Still standing.** Units that both have stands left stay engaged and fight again next turn.</source>
        <translation>**F6 Encore debout.** Deux unités qui ont encore des socles restent aux prises et combattent de nouveau au tour suivant.</translation>
    </message>
    <message>
        <source>**Q70 After a round** engagements stay, even if losses have opened a gap. Whoever has no enemy left in a fight is free: no pursuit, no turning for nothing; the unit may move in its next move.</source>
        <translation>**Q70 Après une reprise,** les engagements demeurent, même si les pertes ont ouvert une brèche. Qui n’a plus d’ennemi dans un combat est libre : pas de poursuite, pas de pivot gratuit ; l’unité peut bouger à son prochain mouvement.</translation>
    </message>
    <message>
        <source>**L1 The last stand** of a unit does not hold alone: a unit that is down to one stand loses it at once, whatever took the others.</source>
        <translation>**L1 Le dernier socle** d’une unité ne tient pas seul : une unité réduite à un socle le perd aussitôt, quelle que soit la cause des autres pertes.</translation>
    </message>
    <message>
        <source>**L2 Not** elephants and scorpions, which never had more than one.</source>
        <translation>**L2 Sauf** les éléphants et les scorpions, qui n’en ont jamais eu plus d’un.</translation>
    </message>
    <message>
        <source>**Q71 The order of the last step.** Both sides choose whom to fight. Then all dice, fight by fight: the first side&apos;s units by name, then the other&apos;s. Then all losses and last stands. Then the generals&apos; dice, the first side&apos;s first. Then the control dice of the elephants by name, each with all that comes of it. Last, engagements with units that are gone end, and their generals are placed.</source>
        <translation>**Q71 L’ordre de la dernière phase.** Les deux camps choisissent qui combattre. Puis tous les dés, combat par combat : les unités du camp 1 par nom, puis celles de l’autre. Puis toutes les pertes et les derniers socles. Puis les dés des généraux, ceux du camp 1 d’abord. Puis les dés de maîtrise des éléphants, par nom, chacun avec toutes ses suites. Pour finir, les engagements avec des unités disparues prennent fin, et leurs généraux sont placés.</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Les généraux</translation>
    </message>
    <message>
        <source>**G1 No targets.** Nobody can shoot, charge or trample a general.</source>
        <translation>**G1 Pas des cibles.** Personne ne peut tirer sur un général, le charger ni le renverser.</translation>
    </message>
    <message>
        <source>**Q88 A general alone** takes up no room and is in nobody&apos;s way.</source>
        <translation>**Q88 Un général seul** ne prend pas de place et ne barre le passage à personne.</translation>
    </message>
    <message>
        <source>**G2 In melee** a general adds one stand&apos;s die to the unit he is with.</source>
        <translation>**G2 En mêlée,** un général ajoute un dé, comme un socle de plus, à l’unité qu’il accompagne.</translation>
    </message>
    <message>
        <source>**G4 Scipio and Hannibal** add two.</source>
        <translation>**G4 Scipion et Hannibal** en ajoutent deux.</translation>
    </message>
    <message>
        <source>**G3 In shooting** he adds nothing.</source>
        <translation>**G3 Au tir,** un général n’ajoute rien.</translation>
    </message>
    <message>
        <source>**Q85 Only dice.** Such a stand is no body: it cannot fall, it does not save a unit that is down to its last stand, and it makes nobody wider.</source>
        <translation>**Q85 Rien que des dés.** Ce socle supplémentaire n’a pas de corps : il ne peut pas tomber, il ne sauve pas une unité réduite à son dernier socle, et il n’élargit personne.</translation>
    </message>
    <message>
        <source>**Q84 Joining and leaving.** In his side&apos;s move a general may go to a unit of his side, of any command, within his reach and joins it, even in the middle of a fight. He cannot leave a unit that is engaged. He does not join scorpions or elephants, and a unit has at most one general. Options: `generals_per_unit: any`, and `general_joins: own_command` for all but the commander in chief.</source>
        <translation>**Q84 Rejoindre et quitter.** Pendant le mouvement de son camp, un général peut aller vers une unité de son camp, de n’importe quel corps, à distance suffisante, et il la rejoint, même en plein combat. Il ne peut pas quitter une unité aux prises. Il ne rejoint ni scorpions ni éléphants, et une unité a au plus un général. Options : `generals_per_unit: any`, et `general_joins: own_command` pour tous sauf le général en chef.</translation>
    </message>
    <message>
        <source>**G5 Danger.** If his unit has fought in melee, roll a die for him.</source>
        <translation>**G5 Danger.** Si l’unité d’un général a combattu en mêlée, lancez un dé pour lui.</translation>
    </message>
    <message>
        <source>**G6 On a 6** he falls.</source>
        <translation>**G6 Sur 6,** il tombe.</translation>
    </message>
    <message>
        <source>**Q87 When.** Once a round, after the losses, also if the unit fought only elephants. His dice of that round have counted.</source>
        <translation>**Q87 Quand.** Une fois par reprise, après les pertes, même si l’unité n’a combattu que des éléphants. Ses dés de cette reprise ont compté.</translation>
    </message>
    <message>
        <source>**Q86 His unit is gone.** He lives and stands where it stood, and may join another in his next move. With the option `general_dies_with_unit: true` he falls with it. A general with a unit is measured from the middle of its front.</source>
        <translation>**Q86 Son unité a disparu.** Le général survit et se tient où elle se tenait ; il peut en rejoindre une autre à son prochain mouvement. Avec l’option `general_dies_with_unit: true`, il tombe avec elle. Pour un général avec une unité, on mesure à partir du milieu du front de celle-ci.</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <translation>Les scorpions</translation>
    </message>
    <message>
        <source>**P1** They do not charge.</source>
        <translation>**P1** Ils ne chargent pas.</translation>
    </message>
    <message>
        <source>**P2** They do not fight in melee.</source>
        <translation>**P2** Ils ne combattent pas en mêlée.</translation>
    </message>
    <message>
        <source>**P3** Charged by anybody, their crews run and they are gone.</source>
        <translation>**P3** Dès qu’on les charge, leurs servants fuient en déroute et ils disparaissent.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Les éléphants</translation>
    </message>
    <message>
        <source>**E1 Thick skin.** Neither shots nor melee do anything to an elephant.</source>
        <translation>**E1 La peau dure.** Ni les tirs ni la mêlée ne font rien à un éléphant.</translation>
    </message>
    <message>
        <source>**E2 Their own rules.** What follows replaces the rules of melee for them.</source>
        <translation>**E2 Leurs propres règles.** Ce qui suit remplace pour eux les règles de la mêlée.</translation>
    </message>
    <message>
        <source>**Q72 No melee dice.** An elephant strikes when it charges and holds its enemy afterwards. The option `elephant_melee` gives it one die against skirmishers that hits on 4 (`any_vs_skirmishers`), one die that hits on 5 (`die_5`), or two stands a round from the round after its charge (`two_per_round`).</source>
        <translation>**Q72 Pas de dés de mêlée.** Un éléphant frappe quand il charge et retient ensuite son ennemi. L’option `elephant_melee` lui donne un dé contre les tirailleurs, qui touche sur 4 (`any_vs_skirmishers`), un dé qui touche sur 5 (`die_5`), ou deux socles par reprise à partir de celle qui suit sa charge (`two_per_round`).</translation>
    </message>
    <message>
        <source>**Q73 No dice against it.** Dice cannot be put on an elephant. A unit that fights only elephants rolls nothing, but it does fight: its general is in danger, and the elephant takes its control die.</source>
        <translation>**Q73 Pas de dés contre lui.** On ne peut pas mettre de dés sur un éléphant. Une unité qui ne combat que des éléphants ne lance rien, mais elle combat tout de même : son général est en danger, et l’éléphant lance son dé de maîtrise.</translation>
    </message>
    <message>
        <source>**E3 Fright.** An elephant that charges Roman infantry from the front may be scared: roll a die. On 5 or 6 it leaves the game and has harmed nobody.</source>
        <translation>**E3 Effroi.** Un éléphant qui charge de front l’infanterie romaine peut s’effrayer : lancez un dé. Sur 5 ou 6, il quitte le jeu sans avoir fait de mal à personne.</translation>
    </message>
    <message>
        <source>**E4 Cavalry** cannot scare it.</source>
        <translation>**E4 La cavalerie** ne peut pas l’effrayer.</translation>
    </message>
    <message>
        <source>**Q76 Roman infantry** means the formed units of that name. With the option `scared_by: infantry_and_skirmishers` Roman skirmishers scare elephants too. No Carthaginian troops do.</source>
        <translation>**Q76 L’infanterie romaine,** ce sont les unités en ordre serré de ce nom. Avec l’option `scared_by: infantry_and_skirmishers`, les tirailleurs romains aussi effraient les éléphants. Aucune troupe carthaginoise ne le fait.</translation>
    </message>
    <message>
        <source>**Q91 When.** At the moment of contact, before anything else, at every new charge, also against a unit that is engaged already. Not when an elephant is charged and not when it runs wild.</source>
        <translation>**Q91 Quand.** Au moment du contact, avant toute autre chose, à chaque nouvelle charge, même contre une unité déjà aux prises. Pas quand un éléphant est chargé, ni quand il est en furie.</translation>
    </message>
    <message>
        <source>**E5 Weight.** An elephant that arrives costs its target two stands at once.</source>
        <translation>**E5 Choc.** Un éléphant qui arrive au contact coûte aussitôt deux socles à sa cible.</translation>
    </message>
    <message>
        <source>**Q74 At once** means in the charge step, before the round of melee, the last stand included; once for each charge.</source>
        <translation>**Q74 Aussitôt** veut dire dans la phase de charge, avant la reprise de mêlée, dernier socle compris ; une fois par charge.</translation>
    </message>
    <message>
        <source>**Q83 Every one counts.** Two elephants take two stands each, and so on.</source>
        <translation>**Q83 Chacun compte.** Deux éléphants enlèvent deux socles chacun, et ainsi de suite.</translation>
    </message>
    <message>
        <source>**E6 Control.** After a round of melee each elephant that was in a fight rolls a control die.</source>
        <translation>**E6 Maîtrise.** Après une reprise de mêlée, chaque éléphant qui était dans un combat lance un dé de maîtrise.</translation>
    </message>
    <message>
        <source>**Q75 Also then:** if its enemy fell in that round. Not if its weight had ended the target before a round was fought, unless the option `control_after_impact_kill: true` says so.</source>
        <translation>**Q75 Et encore :** si son ennemi est tombé dans cette reprise. Mais pas si son choc avait éliminé la cible avant toute reprise, à moins que l’option `control_after_impact_kill: true` le dise.</translation>
    </message>
    <message>
        <source>**E7 On 1 or 2** it stays under control and may go on fighting, or move, next turn.</source>
        <translation>**E7 Sur 1 ou 2,** il reste sous contrôle et peut continuer le combat, ou bouger, au tour suivant.</translation>
    </message>
    <message>
        <source>**E8 On 3 to 6** it runs wild.</source>
        <translation>**E8 De 3 à 6,** il entre en furie.</translation>
    </message>
    <message>
        <source>**E12 Which way.** 3: straight ahead. 4: it turns to its right first. 5: to its left. 6: it turns round.</source>
        <translation>**E12 De quel côté.** 3 : tout droit. 4 : il tourne d’abord à sa droite. 5 : à sa gauche. 6 : il fait demi-tour.</translation>
    </message>
    <message>
        <source>**E9 How far.** 12 inches at once, through everybody.</source>
        <translation>**E9 Jusqu’où.** 12 pouces d’un coup, à travers tout le monde.</translation>
    </message>
    <message>
        <source>**Q77 Its path** is its own rectangle, turned about its middle and drawn out 12 inches ahead of where it faces; where it stood counts too. Being charged does not turn an elephant.</source>
        <translation>**Q77 Son trajet** est son propre rectangle, tourné autour de son milieu et prolongé de 12 pouces devant lui ; l’endroit où il se tenait compte aussi. Être chargé ne fait pas tourner un éléphant.</translation>
    </message>
    <message>
        <source>**E10 In its way.** All units it touches lose two stands.</source>
        <translation>**E10 Sur son passage.** Toutes les unités qu’il touche perdent deux socles.</translation>
    </message>
    <message>
        <source>**Q78 Touching** here means that path and unit overlap, friend or enemy, engaged or not; a shared edge is not enough. Once for each unit.</source>
        <translation>**Q78 Toucher** veut dire ici que le trajet et l’unité se chevauchent, amie ou ennemie, aux prises ou non ; un bord commun ne suffit pas. Une fois par unité.</translation>
    </message>
    <message>
        <source>**Q79 Other elephants** in the path are not harmed. With the option `rampage_vs_elephants: removed` they are gone.</source>
        <translation>**Q79 Les autres éléphants** sur le trajet n’ont rien. Avec l’option `rampage_vs_elephants: removed`, ils disparaissent.</translation>
    </message>
    <message>
        <source>**Q80 Scorpions** in the path are gone. Generals alone are not harmed; those with a unit share only what happens to it.</source>
        <translation>**Q80 Les scorpions** sur le trajet disparaissent. Les généraux seuls n’ont rien ; ceux qui sont avec une unité ne partagent que ce qui arrive à celle-ci.</translation>
    </message>
    <message>
        <source>**Q81 The edge** ends the path.</source>
        <translation>**Q81 Le bord** de la table arrête le trajet.</translation>
    </message>
    <message>
        <source>**E11 Then** the elephant is gone.</source>
        <translation>**E11 Ensuite,** l’éléphant disparaît.</translation>
    </message>
    <message>
        <source>**Q82 Gone for good.** Elephants that fled or ran wild do not come back and do not count as losses.</source>
        <translation>**Q82 Pour de bon.** Les éléphants qui ont fui ou sont entrés en furie ne reviennent pas et ne comptent pas comme des pertes.</translation>
    </message>
    <message>
        <source>More troops</source>
        <translation>D’autres troupes</translation>
    </message>
    <message>
        <source>The battles of history that come with the program need troops Zama does not have. Their numbers are ours; Matt Fritz&apos;s game knows nothing of them. Each is made of the same parts as his, so you can change it, or make one of your own, where a scenario is written. Everybody who is not named here has a row of this book under another name: Libyans, Companions and Immortals are heavy, Gauls, Iberians and Arabs are light infantry, and so on.</source>
        <translation>Les batailles historiques fournies avec le programme demandent des troupes que Zama n’a pas. Leurs nombres sont de nous ; le jeu de Matt Fritz ne les connaît pas. Chacune est faite des mêmes éléments que les siennes : vous pouvez donc la modifier, ou en inventer une, là où l’on écrit un scénario. Qui n’est pas nommé ici a sa ligne dans ce livret sous un autre nom : Libyens, Compagnons et Immortels sont de l’infanterie ou de la cavalerie lourde, Gaulois, Ibères et Arabes de l’infanterie légère, et ainsi de suite.</translation>
    </message>
    <message>
        <source>**N1 What a type can say.** How far it goes and charges, formed or free, what it needs to hit, what it needs in the turn in which it has charged, what others need against it, how far it shoots, how many stands it has, whether it frightens elephants. It cannot say that a unit fights worse from the side, tires, runs away, or hides. Where a battle turned on that, its notes own up to it.</source>
        <translation>**N1 Ce qu’un type peut dire.** La distance de son mouvement et de sa charge, s’il est en ordre serré ou libre, ce qu’il lui faut pour toucher, ce qu’il lui faut dans le tour où il a chargé, ce qu’il faut aux autres contre lui, sa portée, le nombre de ses socles, s’il effraie les éléphants. Il ne peut pas dire qu’une unité combat moins bien de flanc, se fatigue, s’enfuit ou se cache. Quand une bataille s’est jouée là-dessus, ses notes l’avouent.</translation>
    </message>
    <message>
        <source>**N2 Sarissa phalanx.** Very long pikes, many ranks deep. Formed, 8 to 10 stands, hits on 5, moves and charges 4 inches. The strength lies in the many stands; the slow step is the price: a block five inches wide that wheels by 45 degrees has spent its whole move. What this does not say is that pikes are helpless from the side.</source>
        <translation>**N2 Phalange à sarisses.** Des piques très longues, beaucoup de rangs en profondeur. En ordre serré, 8 à 10 socles, touche à partir de 5, se déplace et charge jusqu’à 4 pouces. Sa force est dans le nombre de ses socles ; sa lenteur en est le prix : un bloc large de cinq pouces qui fait une conversion de 45 degrés y a passé tout son mouvement. Ce que cela ne dit pas : de flanc, les piques sont impuissantes.</translation>
    </message>
    <message>
        <source>**N3 Hoplites** and Greek mercenaries: formed, 6 inches, hit on 5, like heavy infantry. The famous run at Marathon is an ordinary charge.</source>
        <translation>**N3 Les hoplites** et les mercenaires grecs : en ordre serré, 6 pouces, touchent à partir de 5, comme l’infanterie lourde. La célèbre course de Marathon est une charge ordinaire.</translation>
    </message>
    <message>
        <source>**N4 Shield-bearers and levies** of the Persians: formed, 6 inches, hit on 6, like light infantry. In life the men behind the wall of shields had bows. Here the archers are units of their own, because a whole unit shoots at once ([Q52](#Q52)) and ten bows would sweep any enemy away before he arrives.</source>
        <translation>**N4 Les porteurs de bouclier et les levées** des Perses : en ordre serré, 6 pouces, touchent sur 6, comme l’infanterie légère. En réalité, les hommes derrière le mur de boucliers avaient des arcs. Ici, les archers sont des unités à part, car une unité tire tout entière ([Q52](#Q52)) et dix arcs balaieraient n’importe quel ennemi avant son arrivée.</translation>
    </message>
    <message>
        <source>**N5 War-bands** of Gauls and Thracians: formed, 6 inches, hit on 6, but on 5 in the turn in which they have charged. Greek and Roman writers feared the first rush of such men and thought little of what came after. It is a cliché, but it is theirs.</source>
        <translation>**N5 Les bandes guerrières** des Gaulois et des Thraces : en ordre serré, 6 pouces, touchent sur 6, mais à partir de 5 dans le tour où elles ont chargé. Les auteurs grecs et romains redoutaient le premier élan de ces hommes et faisaient peu de cas de la suite. C’est un cliché, mais c’est le leur.</translation>
    </message>
    <message>
        <source>**N6 Crowded legionaries** of Cannae: Roman infantry that hits on a 6 instead of a 5, because nobody had room to use his weapon.</source>
        <translation>**N6 Les légionnaires entassés** de la bataille de Cannes : une infanterie romaine qui touche sur 6 et non à partir de 5, car personne n’avait la place de manier son arme.</translation>
    </message>
    <message>
        <source>**N7 Foot archers** are skirmishers whose bows reach 12 inches, twice as far as a javelin and half as far as a scorpion. 3 to 5 stands, hit on 6.</source>
        <translation>**N7 Les archers à pied** sont des tirailleurs dont les arcs portent à 12 pouces, deux fois plus loin qu’un javelot et deux fois moins qu’un scorpion. 3 à 5 socles, touchent sur 6.</translation>
    </message>
    <message>
        <source>**N8 Light javelin cavalry,** scouts and Paeonians: the Numidians&apos; numbers under another name.</source>
        <translation>**N8 La cavalerie légère à javelots,** les éclaireurs et les Péoniens : les nombres des Numides sous un autre nom.</translation>
    </message>
    <message>
        <source>**N9 Horse archers** of the steppe: 12 inches, hit on 6, shoot 12 inches and hit on 6. They move freely like skirmishers, because they shoot and turn away, but friends do not pass through them.</source>
        <translation>**N9 Les archers montés** de la steppe : 12 pouces, touchent sur 6, tirent à 12 pouces et touchent sur 6. Ils se déplacent librement comme des tirailleurs, parce qu’ils tirent et se détournent, mais leurs amis ne les traversent pas.</translation>
    </message>
    <message>
        <source>**N10 Camel archers:** the same, but formed. That horses shy at camels is told of another battle, centuries earlier, so it is no rule here.</source>
        <translation>**N10 Les archers chameliers :** de même, mais en ordre serré. Que les chevaux aient peur des chameaux, on le raconte d’une autre bataille, des siècles plus tôt : ce n’est donc pas une règle ici.</translation>
    </message>
    <message>
        <source>**N11 Cataphracts,** man and horse in armour: formed, hit on 5, and in melee everybody needs a 6 against them. They move and charge 9 inches, three quarters of what other cavalry does; when they had to flee, their weight killed them. Arrows and javelins hit them like anybody ([Q59](#Q59) says the same of skirmishers).</source>
        <translation>**N11 Les cataphractaires,** homme et cheval en armure : en ordre serré, touchent à partir de 5, et en mêlée il faut à tous un 6 contre eux. Ils se déplacent et chargent jusqu’à 9 pouces, les trois quarts de ce que font les autres cavaliers ; quand il leur fallait fuir, leur poids les perdait. Flèches et javelots les touchent comme n’importe qui ([Q59](#Q59) dit la même chose des tirailleurs).</translation>
    </message>
    <message>
        <source>**N12 Scythed chariots:** two or three stands side by side, formed, 12 inches. In the turn in which they charge they hit on 3, otherwise on a 6. A unit of two is gone with its first loss ([L1](#L1)), by javelin, arrow or sword: that is how light troops stopped them. Their losses do not count, no general rides with them. What this does not say: they do not run on through the ranks, nobody opens a lane for them, and they do not turn on their own men.</source>
        <translation>**N12 Les chars à faux :** deux ou trois socles côte à côte, en ordre serré, 12 pouces. Dans le tour où ils chargent, ils touchent à partir de 3, sinon sur 6. Une unité de deux disparaît à sa première perte ([L1](#L1)), par javelot, flèche ou épée : c’est ainsi que les troupes légères les arrêtaient. Leurs pertes ne comptent pas, aucun général ne monte avec eux. Ce que cela ne dit pas : ils ne traversent pas les rangs, personne ne leur ouvre de passage, et ils ne se retournent pas contre les leurs.</translation>
    </message>
    <message>
        <source>**N13 African elephants shy at Indian ones.** An African elephant that charges an Indian one from the front rolls the scare die ([E3](#E3)) and is gone on 3 to 6, because Polybius tells it so of Raphia. Otherwise the two are alike.</source>
        <translation>**N13 Les éléphants d’Afrique craignent ceux d’Inde.** Un éléphant d’Afrique qui charge de front un éléphant d’Inde lance le dé d’effroi ([E3](#E3)) et disparaît sur 3, 4, 5 ou 6, car c’est ce que Polybe raconte de Raphia. Pour le reste, ils sont pareils.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>**Q89 Fair and repeatable.** All dice come from one list that a number, the seed, begins; or from a hand on the desk. They are used in the order in which this book asks for them. An order that is refused uses none and changes nothing, so the same seed and the same orders always make the same battle.</source>
        <translation>**Q89 Équitables et reproductibles.** Tous les dés viennent d’une liste qu’un nombre, la graine, suffit à retrouver ; ou bien on les lance à la main, sur la table. On les utilise dans l’ordre où ce livret les demande. Un ordre refusé n’en utilise aucun et ne change rien : la même graine et les mêmes ordres font donc toujours la même bataille.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Les options</translation>
    </message>
    <message>
        <source>A scenario may set these. The first value is the usual one.</source>
        <translation>Un scénario peut choisir celles-ci. La première valeur est la valeur habituelle.</translation>
    </message>
    <message>
        <source>**alternate**, first_side, second_side, die</source>
        <translation>**alternate**, first_side, second_side, die</translation>
    </message>
    <message>
        <source>In which order the sides charge</source>
        <translation>Dans quel ordre les camps chargent</translation>
    </message>
    <message>
        <source>**8**, another number, none</source>
        <translation>**8**, un autre nombre, none</translation>
    </message>
    <message>
        <source>How many turns the battle lasts</source>
        <translation>Combien de tours dure la bataille</translation>
    </message>
    <message>
        <source>**none**, 0.5</source>
        <translation>**none**, 0.5</translation>
    </message>
    <message>
        <source>An army that has lost half its stands breaks</source>
        <translation>Une armée qui a perdu la moitié de ses socles se rompt</translation>
    </message>
    <message>
        <source>**false**, true</source>
        <translation>**false**, true</translation>
    </message>
    <message>
        <source>The battle ends when a commander in chief falls</source>
        <translation>La bataille s’achève quand un général en chef tombe</translation>
    </message>
    <message>
        <source>Scorpions move or shoot, not both</source>
        <translation>Les scorpions bougent ou tirent, pas les deux</translation>
    </message>
    <message>
        <source>**fixed**, free</source>
        <translation>**fixed**, free</translation>
    </message>
    <message>
        <source>Fixed places, or placing commands before turn 1</source>
        <translation>Places fixes, ou placement des corps avant le tour 1</translation>
    </message>
    <message>
        <source>**start_position**, contacted_edge</source>
        <translation>**start_position**, contacted_edge</translation>
    </message>
    <message>
        <source>What makes a charge come from the front</source>
        <translation>Ce qui fait qu’une charge vient de front</translation>
    </message>
    <message>
        <source>**45**, none</source>
        <translation>**45**, none</translation>
    </message>
    <message>
        <source>How far formed units wheel in one move</source>
        <translation>Angle des conversions en ordre serré, par mouvement</translation>
    </message>
    <message>
        <source>**none**, whole_move</source>
        <translation>**none**, whole_move</translation>
    </message>
    <message>
        <source>Whether formed units can turn about</source>
        <translation>Si les unités en ordre serré peuvent faire demi-tour</translation>
    </message>
    <message>
        <source>**skirmishers**, none, all</source>
        <translation>**skirmishers**, none, all</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Qui traverse ses amis</translation>
    </message>
    <message>
        <source>**elephants**, elephants_and_skirmishers</source>
        <translation>**elephants**, elephants_and_skirmishers</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Qui peut rompre le combat</translation>
    </message>
    <message>
        <source>**12**, 6</source>
        <translation>**12**, 6</translation>
    </message>
    <message>
        <source>How far generals go by themselves</source>
        <translation>Jusqu’où vont les généraux seuls</translation>
    </message>
    <message>
        <source>**manoeuvre**, straight</source>
        <translation>**manoeuvre**, straight</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Comment chargent les unités en ordre serré</translation>
    </message>
    <message>
        <source>A charged elephant hits its charger</source>
        <translation>Un éléphant chargé frappe l’unité qui le charge</translation>
    </message>
    <message>
        <source>**stop**, continue</source>
        <translation>**stop**, continue</translation>
    </message>
    <message>
        <source>Charging on when the target is gone</source>
        <translation>Percée : continuer la charge quand la cible a disparu</translation>
    </message>
    <message>
        <source>**unit**, stands_in_range</source>
        <translation>**unit**, stands_in_range</translation>
    </message>
    <message>
        <source>Which stands of a unit in range shoot</source>
        <translation>Quels socles tirent dans une unité à portée</translation>
    </message>
    <message>
        <source>**none**, units_block</source>
        <translation>**none**, units_block</translation>
    </message>
    <message>
        <source>Whether units block the view</source>
        <translation>Si les unités cachent la vue</translation>
    </message>
    <message>
        <source>**360**, front</source>
        <translation>**360**, front</translation>
    </message>
    <message>
        <source>Whether units shoot all round</source>
        <translation>Si les unités tirent tout autour d’elles</translation>
    </message>
    <message>
        <source>**one_target**, free</source>
        <translation>**one_target**, free</translation>
    </message>
    <message>
        <source>Whether a unit may split its melee dice</source>
        <translation>Si une unité peut répartir ses dés de mêlée</translation>
    </message>
    <message>
        <source>**lost**, same_fight</source>
        <translation>**lost**, same_fight</translation>
    </message>
    <message>
        <source>What becomes of hits that are too many</source>
        <translation>Ce que deviennent les touches en trop</translation>
    </message>
    <message>
        <source>**none**, any_vs_skirmishers, two_per_round, die_5</source>
        <translation>**none**, any_vs_skirmishers, two_per_round, die_5</translation>
    </message>
    <message>
        <source>Whether and how elephants fight on</source>
        <translation>Si les éléphants continuent le combat, et comment</translation>
    </message>
    <message>
        <source>A control die also after a hit that finished its target</source>
        <translation>Dé de maîtrise même après un choc qui a éliminé la cible</translation>
    </message>
    <message>
        <source>**infantry**, infantry_and_skirmishers</source>
        <translation>**infantry**, infantry_and_skirmishers</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Qui effraie les éléphants</translation>
    </message>
    <message>
        <source>**immune**, removed</source>
        <translation>**immune**, removed</translation>
    </message>
    <message>
        <source>What a rampage does to other elephants</source>
        <translation>Ce qu’une furie fait aux autres éléphants</translation>
    </message>
    <message>
        <source>**1**, any</source>
        <translation>**1**, any</translation>
    </message>
    <message>
        <source>How many generals a unit may have</source>
        <translation>Combien de généraux une unité peut avoir</translation>
    </message>
    <message>
        <source>**any_unit**, own_command</source>
        <translation>**any_unit**, own_command</translation>
    </message>
    <message>
        <source>Which units a general may join</source>
        <translation>Quelles unités un général peut rejoindre</translation>
    </message>
    <message>
        <source>Whether a general dies with his unit</source>
        <translation>Si un général tombe avec son unité</translation>
    </message>
    <message>
        <source>Whether a unit is formed or free, how far it goes, how well it hits and which of the special rules it has are not options but properties of its unit type.</source>
        <translation>Qu’une unité soit en ordre serré ou libre, la distance qu’elle parcourt, ce qu’il lui faut pour toucher et les règles spéciales qu’elle suit : ce ne sont pas des options, mais des propriétés de son type.</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>An army of Carthage</source>
        <comment>title</comment>
        <translation>Une armée de Carthage</translation>
    </message>
    <message>
        <source>Carthage fought with the men of many peoples: Libyan heavy infantry, Gauls, Ligurians and Iberians in its pay, slingers from the Balearic Islands, Numidian light horse, and elephants.</source>
        <comment>background</comment>
        <translation>Carthage combattait avec des hommes de nombreux peuples : une infanterie lourde libyenne, des Gaulois, des Ligures et des Ibères à sa solde, des frondeurs des îles Baléares, des cavaliers légers numides, et des éléphants.</translation>
    </message>
    <message>
        <source>Polybius 15.11 lists such an army at Zama. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybe (15, 11) énumère une telle armée à Zama. Les nombres sont ceux des Fast Play Rules for Students de Matt Fritz.</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infanterie lourde carthaginoise</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infanterie lourde carthaginoise</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infanterie légère carthaginoise</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infanterie légère carthaginoise</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Tirailleurs carthaginois</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Tirailleurs carthaginois</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie carthaginoise</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie carthaginoise</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie numide</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie numide</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>name of a unit type</comment>
        <translation>Éléphant</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Éléphants</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a side, as a label</comment>
        <translation>Carthaginois</translation>
    </message>
    <message>
        <source>the Carthaginians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>les Carthaginois</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>name of a command</comment>
        <translation>Quartier général</translation>
    </message>
    <message>
        <source>General</source>
        <comment>name of a general</comment>
        <translation>Général</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <comment>name of a command</comment>
        <translation>Aile gauche</translation>
    </message>
    <message>
        <source>Captain I</source>
        <comment>name of a general</comment>
        <translation>Capitaine I</translation>
    </message>
    <message>
        <source>Numidians %1</source>
        <comment>name of a unit</comment>
        <translation>Numides %1</translation>
    </message>
    <message>
        <source>First Command</source>
        <comment>name of a command</comment>
        <translation>Centre I</translation>
    </message>
    <message>
        <source>Captain II</source>
        <comment>name of a general</comment>
        <translation>Capitaine II</translation>
    </message>
    <message>
        <source>Elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Éléphant %1</translation>
    </message>
    <message>
        <source>Balearic slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Frondeurs baléares %1</translation>
    </message>
    <message>
        <source>Libyans %1</source>
        <comment>name of a unit</comment>
        <translation>Libyens %1</translation>
    </message>
    <message>
        <source>Gauls %1</source>
        <comment>name of a unit</comment>
        <translation>Gaulois %1</translation>
    </message>
    <message>
        <source>Ligurians 1</source>
        <comment>name of a unit</comment>
        <translation>Ligures 1</translation>
    </message>
    <message>
        <source>Second Command</source>
        <comment>name of a command</comment>
        <translation>Centre II</translation>
    </message>
    <message>
        <source>Captain III</source>
        <comment>name of a general</comment>
        <translation>Capitaine III</translation>
    </message>
    <message>
        <source>Iberians %1</source>
        <comment>name of a unit</comment>
        <translation>Ibères %1</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <comment>name of a command</comment>
        <translation>Aile droite</translation>
    </message>
    <message>
        <source>Captain IV</source>
        <comment>name of a general</comment>
        <translation>Capitaine IV</translation>
    </message>
    <message>
        <source>Carthaginian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers carthaginois %1</translation>
    </message>
    <message>
        <source>A Gallic army</source>
        <comment>title</comment>
        <translation>Une armée gauloise</translation>
    </message>
    <message>
        <source>The peoples of Gaul fought in great war-bands of foot, with their nobles on horseback and boys throwing javelins in front. Ancient writers feared their first onset most.</source>
        <comment>background</comment>
        <translation>Les peuples de la Gaule combattaient en grandes bandes guerrières à pied, avec leurs nobles à cheval et des jeunes gens qui lançaient des javelots en avant. Les auteurs anciens redoutaient surtout leur premier élan.</translation>
    </message>
    <message>
        <source>Polybius 2.27-33 on Telamon; Caesar, Gallic War. That the first charge is the most dangerous is told so often that it is half a commonplace; here it is a hit number that is one better in the turn of the charge.</source>
        <comment>sources</comment>
        <translation>Polybe (2, 27-33) sur Télamon ; César, La Guerre des Gaules. Que la première charge soit la plus dangereuse se répète si souvent que c’est à moitié un lieu commun ; ici, c’est un seuil de touche meilleur d’un point dans le tour de la charge.</translation>
    </message>
    <message>
        <source>War-band</source>
        <comment>name of a unit type</comment>
        <translation>Bande guerrière</translation>
    </message>
    <message>
        <source>War-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Bandes guerrières</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>name of a unit type</comment>
        <translation>Lanceurs de javelots gaulois</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>plural of a unit type</comment>
        <translation>Lanceurs de javelots gaulois</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Nobles gaulois à cheval</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Nobles gaulois à cheval</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a side, as a label</comment>
        <translation>Gaulois</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>les Gaulois</translation>
    </message>
    <message>
        <source>High king</source>
        <comment>name of a general</comment>
        <translation>Roi suprême</translation>
    </message>
    <message>
        <source>Chieftain I</source>
        <comment>name of a general</comment>
        <translation>Chef I</translation>
    </message>
    <message>
        <source>Nobles %1</source>
        <comment>name of a unit</comment>
        <translation>Nobles %1</translation>
    </message>
    <message>
        <source>Chieftain II</source>
        <comment>name of a general</comment>
        <translation>Chef II</translation>
    </message>
    <message>
        <source>Youths %1</source>
        <comment>name of a unit</comment>
        <translation>Jeunes %1</translation>
    </message>
    <message>
        <source>War-band %1</source>
        <comment>name of a unit</comment>
        <translation>Bande guerrière %1</translation>
    </message>
    <message>
        <source>Chieftain III</source>
        <comment>name of a general</comment>
        <translation>Chef III</translation>
    </message>
    <message>
        <source>Chieftain IV</source>
        <comment>name of a general</comment>
        <translation>Chef IV</translation>
    </message>
    <message>
        <source>An army of Greek cities</source>
        <comment>title</comment>
        <translation>Une armée de cités grecques</translation>
    </message>
    <message>
        <source>Citizens who bought their own shields stood shoulder to shoulder in the phalanx of hoplites; light-armed peltasts and archers, and a little horse, did the rest.</source>
        <comment>background</comment>
        <translation>Des citoyens qui avaient acheté leur bouclier se tenaient épaule contre épaule dans la phalange des hoplites ; des peltastes et des archers légers, et quelques cavaliers, faisaient le reste.</translation>
    </message>
    <message>
        <source>Herodotus 6.102-117 on Marathon; Xenophon for peltasts and horse. The numbers of the hoplites are those of heavy infantry.</source>
        <comment>sources</comment>
        <translation>Hérodote (6, 102-117) sur Marathon ; Xénophon pour les peltastes et la cavalerie. Les nombres des hoplites sont ceux de l’infanterie lourde.</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Hoplites</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Hoplites</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit type</comment>
        <translation>Peltastes</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>plural of a unit type</comment>
        <translation>Peltastes</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>name of a unit type</comment>
        <translation>Archers grecs</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>plural of a unit type</comment>
        <translation>Archers grecs</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie légère grecque</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie légère grecque</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a side, as a label</comment>
        <translation>Grecs</translation>
    </message>
    <message>
        <source>the Greeks</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>les Grecs</translation>
    </message>
    <message>
        <source>Polemarch</source>
        <comment>name of a general</comment>
        <translation>Polémarque</translation>
    </message>
    <message>
        <source>Strategos I</source>
        <comment>name of a general</comment>
        <translation>Stratège I</translation>
    </message>
    <message>
        <source>Horse of the cities %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers des cités %1</translation>
    </message>
    <message>
        <source>Strategos II</source>
        <comment>name of a general</comment>
        <translation>Stratège II</translation>
    </message>
    <message>
        <source>Peltasts %1</source>
        <comment>name of a unit</comment>
        <translation>Peltastes %1</translation>
    </message>
    <message>
        <source>Archers %1</source>
        <comment>name of a unit</comment>
        <translation>Archers %1</translation>
    </message>
    <message>
        <source>Hoplites %1</source>
        <comment>name of a unit</comment>
        <translation>Hoplites %1</translation>
    </message>
    <message>
        <source>Strategos III</source>
        <comment>name of a general</comment>
        <translation>Stratège III</translation>
    </message>
    <message>
        <source>Strategos IV</source>
        <comment>name of a general</comment>
        <translation>Stratège IV</translation>
    </message>
    <message>
        <source>An army of the Hellenistic kings</source>
        <comment>title</comment>
        <translation>Une armée des rois hellénistiques</translation>
    </message>
    <message>
        <source>Alexander&apos;s successors went on fighting in his manner: a phalanx with pikes of some eighteen feet in the middle, lighter foot beside it, Cretan archers in front, heavy horse on the wings, and elephants from India where they could be had.</source>
        <comment>background</comment>
        <translation>Les successeurs d’Alexandre continuèrent à combattre comme lui : au milieu une phalange avec des piques de plus de cinq mètres, à côté des fantassins plus légers, des archers crétois devant, la cavalerie lourde sur les ailes, et des éléphants de l’Inde quand on pouvait en avoir.</translation>
    </message>
    <message>
        <source>Polybius 18.28-32 compares phalanx and legion; 5.79-86 is the battle of Raphia. The numbers of the pikemen are ours: they hit like other heavy foot but move only four inches.</source>
        <comment>sources</comment>
        <translation>Polybe (18, 28-32) compare la phalange et la légion ; en 5, 79-86 se trouve la bataille de Raphia. Les nombres des piquiers sont de nous : ils touchent comme les autres fantassins lourds, mais ne se déplacent que de quatre pouces.</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Phalange à sarisses</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Phalange à sarisses</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>name of a unit type</comment>
        <translation>Thuréophores</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>plural of a unit type</comment>
        <translation>Thuréophores</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit type</comment>
        <translation>Archers crétois</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>plural of a unit type</comment>
        <translation>Archers crétois</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie des Compagnons</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie des Compagnons</translation>
    </message>
    <message>
        <source>Indian elephant</source>
        <comment>name of a unit type</comment>
        <translation>Éléphant indien</translation>
    </message>
    <message>
        <source>Indian elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Éléphants indiens</translation>
    </message>
    <message>
        <source>Macedonians</source>
        <comment>name of a side, as a label</comment>
        <translation>Macédoniens</translation>
    </message>
    <message>
        <source>the Macedonians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>les Macédoniens</translation>
    </message>
    <message>
        <source>King</source>
        <comment>name of a general</comment>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Thessalian horse 1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers thessaliens 1</translation>
    </message>
    <message>
        <source>Indian elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Éléphant indien %1</translation>
    </message>
    <message>
        <source>Cretan archers %1</source>
        <comment>name of a unit</comment>
        <translation>Archers crétois %1</translation>
    </message>
    <message>
        <source>Phalanx %1</source>
        <comment>name of a unit</comment>
        <translation>Phalange %1</translation>
    </message>
    <message>
        <source>Thureophoroi %1</source>
        <comment>name of a unit</comment>
        <translation>Thuréophores %1</translation>
    </message>
    <message>
        <source>Companions %1</source>
        <comment>name of a unit</comment>
        <translation>Compagnons %1</translation>
    </message>
    <message>
        <source>An army of the Persian king</source>
        <comment>title</comment>
        <translation>Une armée du roi des Perses</translation>
    </message>
    <message>
        <source>The Great King&apos;s army shot first: archers behind wicker shields, good horse on the wings. His guard, ten thousand strong because every gap in it was filled at once, the Greeks called the Immortals.</source>
        <comment>background</comment>
        <translation>L’armée du Grand Roi tirait d’abord : des archers derrière des boucliers d’osier, une bonne cavalerie sur les ailes. Sa garde comptait dix mille hommes, car tout vide y était comblé aussitôt ; les Grecs l’appelaient les Immortels.</translation>
    </message>
    <message>
        <source>Herodotus 7.61-88 reviews the army of Xerxes. The bows of the line infantry have been taken out into separate archer units; the guard counts as heavy infantry because of its standing, not because of any measure of its strength.</source>
        <comment>sources</comment>
        <translation>Hérodote (7, 61-88) passe en revue l’armée de Xerxès. Les arcs de l’infanterie de ligne ont été mis dans des unités d’archers à part ; la garde compte comme infanterie lourde à cause de son rang, et non parce qu’on aurait mesuré sa force.</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>name of a unit type</comment>
        <translation>Immortels</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>plural of a unit type</comment>
        <translation>Immortels</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>name of a unit type</comment>
        <translation>Sparabaras</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>plural of a unit type</comment>
        <translation>Sparabaras</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>name of a unit type</comment>
        <translation>Archers perses</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Archers perses</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie perse</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie perse</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a side, as a label</comment>
        <translation>Perses</translation>
    </message>
    <message>
        <source>the Persians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>les Perses</translation>
    </message>
    <message>
        <source>Great general</source>
        <comment>name of a general</comment>
        <translation>Grand général</translation>
    </message>
    <message>
        <source>Satrap I</source>
        <comment>name of a general</comment>
        <translation>Satrape I</translation>
    </message>
    <message>
        <source>Median horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers mèdes %1</translation>
    </message>
    <message>
        <source>Satrap II</source>
        <comment>name of a general</comment>
        <translation>Satrape II</translation>
    </message>
    <message>
        <source>Immortals %1</source>
        <comment>name of a unit</comment>
        <translation>Immortels %1</translation>
    </message>
    <message>
        <source>Sparabara %1</source>
        <comment>name of a unit</comment>
        <translation>Sparabaras %1</translation>
    </message>
    <message>
        <source>Satrap III</source>
        <comment>name of a general</comment>
        <translation>Satrape III</translation>
    </message>
    <message>
        <source>Satrap IV</source>
        <comment>name of a general</comment>
        <translation>Satrape IV</translation>
    </message>
    <message>
        <source>Persian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers perses %1</translation>
    </message>
    <message>
        <source>An army of the Roman Republic</source>
        <comment>title</comment>
        <translation>Une armée de la République romaine</translation>
    </message>
    <message>
        <source>A consular army of the third and second centuries BC: maniples of hastati, principes and triarii in three lines, velites in front, citizen horse on the wings. The scorpions are there because they make a good game; in open battle they were rare.</source>
        <comment>background</comment>
        <translation>Une armée consulaire du IIIe et du IIe siècle av. J.-C. : des manipules de hastati, de principes et de triaires sur trois lignes, des vélites devant, des cavaliers citoyens sur les ailes. Les scorpions sont là parce qu’ils font un bon jeu ; en rase campagne, ils étaient rares.</translation>
    </message>
    <message>
        <source>Polybius 6.19-26 describes the legion of his time. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybe (6, 19-26) décrit la légion de son temps. Les nombres sont ceux des Fast Play Rules for Students de Matt Fritz.</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infanterie romaine</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infanterie romaine</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Tirailleurs romains</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Tirailleurs romains</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie romaine</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie romaine</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit type</comment>
        <translation>Scorpion</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <comment>plural of a unit type</comment>
        <translation>Scorpions</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>name of a side, as a label</comment>
        <translation>Romains</translation>
    </message>
    <message>
        <source>the Romans</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>les Romains</translation>
    </message>
    <message>
        <source>Consul</source>
        <comment>name of a general</comment>
        <translation>Consul</translation>
    </message>
    <message>
        <source>Legate I</source>
        <comment>name of a general</comment>
        <translation>Légat I</translation>
    </message>
    <message>
        <source>Italian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers italiens %1</translation>
    </message>
    <message>
        <source>Legate II</source>
        <comment>name of a general</comment>
        <translation>Légat II</translation>
    </message>
    <message>
        <source>Velites %1</source>
        <comment>name of a unit</comment>
        <translation>Vélites %1</translation>
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
        <translation>Triaires %1</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <comment>name of a unit</comment>
        <translation>Scorpion %1</translation>
    </message>
    <message>
        <source>Legate III</source>
        <comment>name of a general</comment>
        <translation>Légat III</translation>
    </message>
    <message>
        <source>Legate IV</source>
        <comment>name of a general</comment>
        <translation>Légat IV</translation>
    </message>
    <message>
        <source>Roman horse 1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers romains 1</translation>
    </message>
    <message>
        <source>The Battle of Cannae (short)</source>
        <comment>title</comment>
        <translation>La bataille de Cannes (version courte)</translation>
    </message>
    <message>
        <source>Summer 216 BC</source>
        <comment>date</comment>
        <translation>Été 216 av. J.-C.</translation>
    </message>
    <message>
        <source>By the river Aufidus, near Cannae in southern Italy</source>
        <comment>place</comment>
        <translation>Au bord de l’Aufide, près de Cannes, en Italie du Sud</translation>
    </message>
    <message>
        <source>For two years Hannibal had beaten every Roman army he met in Italy. In 216 BC Rome decided to crush him with numbers, and sent both consuls, Lucius Aemilius Paullus and Gaius Terentius Varro, with a larger army than ever before.

They met in the plain by the river Aufidus. The Romans made their infantry much deeper than it was wide, to break through by sheer weight; Roman horse stood at the river, allied horse at the other end. Hannibal, with half as many foot but more horse, bent his middle forward like a bow: Gauls and Iberians in turn. On either side of it he kept his Libyans back.

At the river Hasdrubal&apos;s heavy horse destroyed the Roman horse. In the middle the Romans pushed the thin bow in and crowded after it, until they stood between the Libyans, who turned inward and struck both sides. Hasdrubal rode round behind the Romans, chased off the allied horse, and charged the infantry from the rear. Packed so tightly that they could not use their weapons, the Romans were killed from the outside in. Paullus and Servilius fell. Varro escaped with a few dozen riders. Rome did not make peace.</source>
        <comment>background</comment>
        <translation>Depuis deux ans, Hannibal battait toutes les armées romaines qu’il rencontrait en Italie. En 216 av. J.-C., Rome décida de l’écraser sous le nombre et envoya ses deux consuls, Paul Émile et Gaius Terentius Varron, avec une armée plus grande que jamais.

On se rencontra dans la plaine au bord de l’Aufide. Les Romains rangèrent leur infanterie sur bien plus de profondeur que de largeur, pour tout enfoncer par leur seul poids ; les cavaliers romains étaient au bord du fleuve, les cavaliers alliés à l’autre bout. Hannibal avait deux fois moins de fantassins, mais plus de cavaliers. Il courba son centre vers l’avant comme un arc, où alternaient Gaulois et Ibères. De chaque côté, il gardait ses Libyens en réserve.

Au bord du fleuve, la cavalerie lourde d’Hasdrubal anéantit la cavalerie romaine. Au milieu, les Romains enfoncèrent l’arc trop mince et se pressèrent à sa suite, jusqu’à se trouver entre les Libyens, qui se tournèrent vers l’intérieur et frappèrent des deux côtés. Hasdrubal passa derrière les Romains, chassa les cavaliers alliés et chargea l’infanterie à revers. Serrés au point de ne plus pouvoir manier leurs armes, les Romains tombèrent, du dehors vers le dedans. Paul Émile et Servilius périrent. Varron s’échappa avec quelques dizaines de cavaliers. Rome ne fit pas la paix.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.107-118, and Livy 22.44-52, are the accounts to read; Appian, Hannibal&apos;s War 17-26, is weaker. Polybius gives Rome 80,000 foot, 10,000 of them left in camp, and 6,000 horse; Hannibal little more than 40,000 foot and 10,000 horse. Livy found writers who gave Rome far fewer, and some modern scholars believe in about 50,000.

Polybius says 70,000 Romans died. His own numbers of dead, prisoners and escaped add up to more men than he put on the field. Livy has about 48,000 dead. The day, 2 August by the Roman calendar, comes from much later writers. Who led Hannibal&apos;s right wing? Hanno, says Polybius; Maharbal, says Livy.</source>
        <comment>sources</comment>
        <translation>Les récits à lire sont ceux de Polybe, Histoires (3, 107-118), et de Tite-Live (22, 44-52) ; Appien, Le Livre d’Hannibal (17-26), est moins bon. Polybe donne à Rome 80 000 fantassins, dont 10 000 laissés au camp, et 6 000 cavaliers ; à Hannibal, guère plus de 40 000 fantassins et 10 000 cavaliers. Tite-Live connaissait des auteurs qui donnaient à Rome beaucoup moins d’hommes, et des savants d’aujourd’hui en admettent environ 50 000.

Polybe dit que 70 000 Romains moururent. Ses propres nombres de morts, de prisonniers et de rescapés font ensemble plus d’hommes qu’il n’en avait mis sur le champ de bataille. Tite-Live compte environ 48 000 morts. Le jour, le 2 août du calendrier romain, vient d’auteurs bien plus tardifs. Qui menait l’aile droite d’Hannibal ? Hannon, dit Polybe ; Maharbal, dit Tite-Live.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. The same plan with a handful of units: a bow of Gauls and Iberians, Libyans held back on both sides, horse on the wings.

A unit attacked from the side or rear fights as well as ever in these rules, and nobody is too crowded to fight. So the ring round the Romans helps only because more units reach the same enemy. Compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 gave 235 battles to Carthage, 104 to Rome, and 61 were drawn.

Before you begin, let the Carthaginians draw where each of their units should stand after five turns. Compare at the end.</source>
        <comment>notes</comment>
        <translation>Un cours. 16 unités, deux à six élèves. Le même plan avec une poignée d’unités : un arc de Gaulois et d’Ibères, des Libyens gardés en réserve des deux côtés, la cavalerie sur les ailes.

Dans ces règles, une unité attaquée de flanc ou de dos combat aussi bien que toujours, et personne n’est trop serré pour combattre. Le cercle autour des Romains n’aide donc que parce que plus d’unités atteignent le même ennemi. Comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 a donné 235 victoires à Carthage, 104 à Rome et 61 batailles indécises.

Avant de commencer, faites dessiner aux Carthaginois où chacune de leurs unités devrait se trouver après cinq tours. Comparez à la fin.</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infanterie lourde libyenne</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infanterie lourde libyenne</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infanterie gauloise</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infanterie gauloise</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>name of a unit type</comment>
        <translation>Frondeurs baléares</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Frondeurs baléares</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie gauloise et ibère</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie gauloise et ibère</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie numide de Carthage</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie numide de Carthage</translation>
    </message>
    <message>
        <source>Your horse is better in the west and quicker in the east. Win there first, then come round behind. The three units of Gauls and Iberians must hold on while that happens. Bring the Libyans in from both sides when the Romans have passed them.</source>
        <comment>briefing</comment>
        <translation>Votre cavalerie est meilleure à l’ouest et plus rapide à l’est. Gagnez là d’abord, puis passez derrière l’ennemi. Pendant ce temps, les trois unités de Gaulois et d’Ibères doivent tenir. Faites entrer les Libyens des deux côtés quand les Romains les auront dépassés.</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a command</comment>
        <translation>Frondeurs</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit</comment>
        <translation>Frondeurs</translation>
    </message>
    <message>
        <source>Heavy Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie lourde</translation>
    </message>
    <message>
        <source>Heavy horse</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers lourds</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a command</comment>
        <translation>Numides</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a unit</comment>
        <translation>Numides</translation>
    </message>
    <message>
        <source>The Bow</source>
        <comment>name of a command</comment>
        <translation>Arc</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <comment>name of a general</comment>
        <translation>Hannibal</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a unit</comment>
        <translation>Ibères</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a command</comment>
        <translation>Libyens de l’ouest</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a unit</comment>
        <translation>Libyens de l’ouest</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a command</comment>
        <translation>Libyens de l’est</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a unit</comment>
        <translation>Libyens de l’est</translation>
    </message>
    <message>
        <source>Four units of heavy infantry, one behind the other: nothing in front of them can stop them for long. Break the middle before the enemy&apos;s horsemen come round, and keep your own horse near your foot.</source>
        <comment>briefing</comment>
        <translation>Quatre unités d’infanterie lourde, l’une derrière l’autre : rien de ce qui est devant elles ne peut les arrêter longtemps. Brisez le centre avant que les cavaliers ennemis vous contournent, et gardez votre cavalerie près de vos fantassins.</translation>
    </message>
    <message>
        <source>Light Troops</source>
        <comment>name of a command</comment>
        <translation>Troupes légères</translation>
    </message>
    <message>
        <source>Roman Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie romaine</translation>
    </message>
    <message>
        <source>Roman horse</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers romains</translation>
    </message>
    <message>
        <source>Allied Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie alliée</translation>
    </message>
    <message>
        <source>Terentius Varro</source>
        <comment>name of a general</comment>
        <translation>Terentius Varron</translation>
    </message>
    <message>
        <source>Allied horse</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers alliés</translation>
    </message>
    <message>
        <source>The Legions</source>
        <comment>name of a command</comment>
        <translation>Légions</translation>
    </message>
    <message>
        <source>Servilius</source>
        <comment>name of a general</comment>
        <translation>Servilius</translation>
    </message>
    <message>
        <source>The Battle of Cannae</source>
        <comment>title</comment>
        <translation>La bataille de Cannes</translation>
    </message>
    <message>
        <source>Two lessons. 49 units, up to six commands with generals. A stand is about 400 men. North is up, as it was: the Romans look south, the river runs along the west edge.

What plain rules cannot say: a unit that is attacked from the side or the rear fights as well as ever, so a ring does not kill by itself; it only lets more of your units reach the same enemy. Nobody is too crowded to fight. Therefore the rearmost Roman line begins with 2 of its 6 stands; the others are the men who never got near an enemy. And all Roman infantry is of a type of its own, crowded legionaries, who hit on a 6 instead of a 5: no room to swing a sword (see &quot;More troops&quot; in the rulebook). Counted in stands, that is about 52,000 Roman foot, the number of the doubters. Nobody runs away, so both sides lose more than they did, Hannibal above all.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 gave 123 battles to Rome, 119 to Carthage, and 158 were drawn.

To talk about: Polybius says it is better to have half as many foot and more horse than to be equal in both. Does your battle bear him out? Add up his numbers of dead and prisoners. Two consuls took turns in command from day to day: can an army be led like that? And why did Rome not make peace?</source>
        <comment>notes</comment>
        <translation>Deux cours. 49 unités, jusqu’à six corps avec général. Un socle représente environ 400 hommes. Le nord est en haut, comme il l’était : les Romains regardent vers le sud, le fleuve longe le bord ouest.

Ce que des règles simples ne peuvent pas dire : une unité attaquée de flanc ou de dos combat aussi bien que toujours ; être encerclé ne suffit donc pas à perdre, le cercle permet seulement à plus d’unités d’atteindre le même ennemi. Personne n’est trop serré pour combattre. C’est pourquoi la dernière ligne romaine commence avec 2 de ses 6 socles ; les autres sont les hommes qui ne sont jamais arrivés jusqu’à un ennemi. Et toute l’infanterie romaine est d’un type à part, les légionnaires entassés, qui touchent sur 6 et non à partir de 5 : pas de place pour manier l’épée (voir « D’autres troupes » dans le livret de règles). Compté en socles, cela fait environ 52 000 fantassins romains, le nombre de ceux qui doutent. Personne ne s’enfuit : les deux camps perdent donc plus qu’en réalité, surtout Hannibal.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 a donné 123 victoires à Rome, 119 à Carthage et 158 batailles indécises.

À discuter : Polybe dit qu’il vaut mieux avoir deux fois moins de fantassins et plus de cavaliers que d’être à égalité des deux. Votre bataille lui donne-t-elle raison ? Additionnez ses nombres de morts et de prisonniers. Deux consuls commandaient chacun son jour : peut-on mener ainsi une armée ? Et pourquoi Rome ne fit-elle pas la paix ?</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infanterie ibère</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infanterie ibère</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>name of a unit type</comment>
        <translation>Légionnaires entassés</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>plural of a unit type</comment>
        <translation>Légionnaires entassés</translation>
    </message>
    <message>
        <source>You have fewer foot and far more horse. At the river Hasdrubal&apos;s two units face one: destroy it quickly, then ride round behind the enemy. The Numidians in the east need only keep the allied horse busy.

Your bow of Gauls and Iberians will be pushed in. Do not rescue it; it buys time. Keep the Libyans out of the fight until the Romans have followed the bow between them, then charge from both sides. The battle lasts ten turns. You will need them all.</source>
        <comment>briefing</comment>
        <translation>Vous avez moins de fantassins et bien plus de cavaliers. Au bord du fleuve, les deux unités d’Hasdrubal en ont une devant elles : éliminez-la vite, puis passez derrière l’ennemi. Les Numides, à l’est, n’ont qu’à occuper la cavalerie alliée.

Votre arc de Gaulois et d’Ibères sera enfoncé. Ne courez pas à son secours : il fait gagner du temps. Tenez les Libyens hors du combat jusqu’à ce que les Romains aient suivi l’arc entre eux, puis chargez des deux côtés. La bataille dure dix tours. Il vous les faudra tous.</translation>
    </message>
    <message>
        <source>Slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Frondeurs %1</translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <comment>name of a general</comment>
        <translation>Hasdrubal</translation>
    </message>
    <message>
        <source>Heavy horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers lourds %1</translation>
    </message>
    <message>
        <source>Libyans, west %1</source>
        <comment>name of a unit</comment>
        <translation>Libyens de l’ouest %1</translation>
    </message>
    <message>
        <source>Libyans, east %1</source>
        <comment>name of a unit</comment>
        <translation>Libyens de l’est %1</translation>
    </message>
    <message>
        <source>Hanno</source>
        <comment>name of a general</comment>
        <translation>Hannon</translation>
    </message>
    <message>
        <source>Your infantry is the heaviest hammer Rome has ever swung. Only the front of it finds room to strike, so strike where they are weakest: the Gauls and Iberians. Break the bow before the enemy&apos;s horsemen are free.

Your horse is outnumbered. Let it hold out as long as it can, close to your foot. Leave some of the second line facing outward: the Libyans are waiting for your flanks, and riders will come from behind.</source>
        <comment>briefing</comment>
        <translation>Votre infanterie est le plus lourd marteau que Rome ait jamais levé. Seul le devant trouve la place de frapper : frappez donc là où l’ennemi est le plus faible, sur les Gaulois et les Ibères. Brisez l’arc avant que les cavaliers ennemis soient libres.

Votre cavalerie est inférieure en nombre. Qu’elle tienne aussi longtemps qu’elle peut, près de vos fantassins. Laissez une partie de la seconde ligne tournée vers l’extérieur : les Libyens guettent vos flancs, et des cavaliers viendront par-derrière.</translation>
    </message>
    <message>
        <source>Legions, right</source>
        <comment>name of a command</comment>
        <translation>Légions de droite</translation>
    </message>
    <message>
        <source>Rear line %1</source>
        <comment>name of a unit</comment>
        <translation>Dernière ligne %1</translation>
    </message>
    <message>
        <source>Legions, middle</source>
        <comment>name of a command</comment>
        <translation>Légions du milieu</translation>
    </message>
    <message>
        <source>Legions, left</source>
        <comment>name of a command</comment>
        <translation>Légions de gauche</translation>
    </message>
    <message>
        <source>Aemilius Paullus</source>
        <comment>name of a general</comment>
        <translation>Paul Émile</translation>
    </message>
    <message>
        <source>The Elephant Charge</source>
        <comment>title</comment>
        <translation>La charge des éléphants</translation>
    </message>
    <message>
        <source>202 BC, any hour of the battle</source>
        <comment>date</comment>
        <translation>202 av. J.-C., au cœur de la bataille</translation>
    </message>
    <message>
        <source>The plain of Zama</source>
        <comment>place</comment>
        <translation>La plaine de Zama</translation>
    </message>
    <message>
        <source>One corner of the great battle: four elephants, with a little infantry behind them, come across the plain at a Roman command. An elephant weighs as much as fifty men and cannot be stopped with javelins. It can be frightened, and a frightened elephant is a danger to everybody, most of all to its friends.

At Zama trumpets turned some of Hannibal&apos;s elephants round, javelins drove some off to the side, and the rest ran through the lanes that Scipio had left open. He had learned from an older defeat: half a century before, elephants had crushed a Roman army that stood packed in one deep block.</source>
        <comment>background</comment>
        <translation>Un coin de la grande bataille : quatre éléphants, suivis d’un peu d’infanterie, traversent la plaine et marchent sur un corps romain. Un éléphant pèse autant que cinquante hommes, et des javelots ne l’arrêtent pas. On peut l’effrayer, et un éléphant effrayé est un danger pour tout le monde, surtout pour ses amis.

À Zama, les trompettes firent faire demi-tour à certains éléphants d’Hannibal, les javelots en chassèrent d’autres sur le côté, et le reste passa par les couloirs que Scipion avait laissés ouverts. Il avait tiré la leçon d’une défaite plus ancienne : un demi-siècle auparavant, des éléphants avaient écrasé une armée romaine serrée en un seul bloc profond.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.12, tells of the elephants at Zama; 1.33-34 of the older defeat, when the Spartan Xanthippus beat Regulus near Tunis. The troops on this table are a slice of Matt Fritz&apos;s Zama, not of any source.</source>
        <comment>sources</comment>
        <translation>Polybe, Histoires, parle des éléphants de Zama (15, 12) et de la défaite plus ancienne (1, 33-34), quand le Spartiate Xanthippe battit Regulus près de Tunis. Les troupes de cette table sont un morceau du Zama de Matt Fritz et ne viennent d’aucune source.</translation>
    </message>
    <message>
        <source>About 30 minutes, six turns, two to eight players. The class learns the four dice of an elephant: the scare die (5 or 6 sends it home, but only formed Roman infantry, only from the front), the hit (two stands at once, no die), the control die after each round (1 and 2 hold it), and the rampage (twelve inches through friend and foe).

Before you start, let everybody guess: how many of the four elephants will leave without hurting anyone? One in three of those that charge infantry from the front. And how many will be gone after their first fight? Two in three. Write the guesses down and count.

Elephants do not count as losses, so Carthage may spend them freely. To make it harder for Carthage, set scared_by to infantry_and_skirmishers; harder for Rome, elephant_melee to two_per_round.</source>
        <comment>notes</comment>
        <translation>Environ 30 minutes, six tours, deux à huit joueurs. La classe apprend les quatre choses qui font un éléphant : le dé d’effroi (5 ou 6 le renvoie chez lui, mais seulement devant l’infanterie romaine en ordre serré, et seulement de front), le choc (deux socles d’un coup, sans dé), le dé de maîtrise après chaque reprise (1 et 2 le retiennent) et la furie (douze pouces à travers amis et ennemis).

Avant de commencer, faites deviner à chacun combien des quatre éléphants partiront sans faire de mal à personne. Un sur trois de ceux qui chargent l’infanterie de front. Et combien auront disparu après leur premier combat ? Deux sur trois. Notez les réponses et comptez.

Les éléphants ne comptent pas comme des pertes : Carthage peut donc les dépenser sans regret. Pour rendre la chose plus difficile à Carthage, mettez scared_by à infantry_and_skirmishers ; plus difficile à Rome, elephant_melee à two_per_round.</translation>
    </message>
    <message>
        <source>Four elephants are coming, and your javelins do nothing to them. There are three ways to deal with one. Meet it head-on with formed infantry: it shies on 5 or 6. Charge it with skirmishers before it charges you: then it does not hit, and every round it must be controlled. Or keep out of its way: it walks only six inches.

Look where an elephant faces before you fight it. If it panics it will run straight ahead, right, left or back, twelve inches through everything. Do not stand in deep columns.</source>
        <comment>briefing</comment>
        <translation>Quatre éléphants arrivent, et vos javelots ne leur font rien. Il y a trois façons de s’y prendre. L’attendre de front avec de l’infanterie en ordre serré : il s’effraie sur 5 ou 6. Le charger avec des tirailleurs avant qu’il charge : il n’inflige alors pas de choc, et il faut le maîtriser à chaque reprise. Ou rester hors de son chemin : il ne fait que six pouces.

Regardez de quel côté est tourné un éléphant avant de le combattre. S’il entre en furie, il partira tout droit, à droite, à gauche ou en arrière, douze pouces à travers tout. Ne restez pas en colonnes profondes.</translation>
    </message>
    <message>
        <source>The Command</source>
        <comment>name of a command</comment>
        <translation>Légion</translation>
    </message>
    <message>
        <source>Legate Gaius</source>
        <comment>name of a general</comment>
        <translation>Légat Gaius</translation>
    </message>
    <message>
        <source>Velites, left</source>
        <comment>name of a unit</comment>
        <translation>Vélites de gauche</translation>
    </message>
    <message>
        <source>Velites, right</source>
        <comment>name of a unit</comment>
        <translation>Vélites de droite</translation>
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
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Your elephants hit once and hard: two stands gone the moment they touch. Send them at what cannot frighten them: horsemen, skirmishers, the side of a unit. After that they are a gamble, two in three run wild at once, so leave a lane behind them.

Your infantry is too weak to win by itself. Let the elephants go first, then charge what they have broken. An elephant that keeps calm may walk away in your next move and charge again.</source>
        <comment>briefing</comment>
        <translation>Vos éléphants frappent une fois, et fort : deux socles de moins dès qu’ils touchent. Envoyez-les sur ce qui ne peut pas les effrayer : les cavaliers, les tirailleurs, le flanc d’une unité. Ensuite, rien n’est sûr : deux sur trois entrent aussitôt en furie, laissez donc un couloir derrière eux.

Votre infanterie est trop faible pour gagner seule. Que les éléphants passent d’abord, puis chargez ce qu’ils ont brisé. Un éléphant qui garde son calme peut partir à votre prochain mouvement et charger de nouveau.</translation>
    </message>
    <message>
        <source>The Elephants</source>
        <comment>name of a command</comment>
        <translation>Éléphants</translation>
    </message>
    <message>
        <source>Surus</source>
        <comment>name of a unit</comment>
        <translation>Surus</translation>
    </message>
    <message>
        <source>Old Tusker</source>
        <comment>name of a unit</comment>
        <translation>Vieil Ivoire</translation>
    </message>
    <message>
        <source>Thunder</source>
        <comment>name of a unit</comment>
        <translation>Tonnerre</translation>
    </message>
    <message>
        <source>The Grey Lady</source>
        <comment>name of a unit</comment>
        <translation>Dame Grise</translation>
    </message>
    <message>
        <source>The Foot</source>
        <comment>name of a command</comment>
        <translation>Fantassins</translation>
    </message>
    <message>
        <source>Captain Maharbal</source>
        <comment>name of a general</comment>
        <translation>Capitaine Maharbal</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit</comment>
        <translation>Infanterie lourde</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <comment>name of a unit</comment>
        <translation>Infanterie légère</translation>
    </message>
    <message>
        <source>First Lesson: the Ford</source>
        <comment>title</comment>
        <translation>Première leçon : le gué</translation>
    </message>
    <message>
        <source>A summer morning, 203 BC</source>
        <comment>date</comment>
        <translation>Un matin d’été, 203 av. J.-C.</translation>
    </message>
    <message>
        <source>A ford on an African river</source>
        <comment>place</comment>
        <translation>Un gué sur une rivière d’Afrique</translation>
    </message>
    <message>
        <source>Two patrols have come to the same ford. On the south bank a Roman officer has brought a unit of infantry, some young javelin men and a troop of horse; on the north bank a Carthaginian captain has just the same. Whoever holds the ford tonight can water his horses, and the whole army behind him can cross tomorrow. It has not rained for weeks, and the river is only a line of stones: nobody will get his feet wet.

Both patrols are equally strong. What decides is who shoots first, who charges whom, and where the generals go.</source>
        <comment>background</comment>
        <translation>Deux patrouilles arrivent au même gué. Sur la rive sud, un officier romain a amené une unité d’infanterie, quelques jeunes lanceurs de javelots et une troupe de cavaliers ; sur la rive nord, un capitaine carthaginois en a tout autant. Qui tiendra le gué ce soir pourra faire boire ses chevaux, et toute l’armée qui le suit pourra traverser demain. Il n’a pas plu depuis des semaines, et la rivière n’est qu’une ligne de cailloux : personne ne se mouillera les pieds.

Les deux patrouilles sont de même force. Ce qui décide, c’est qui tire d’abord, qui charge qui, et où vont les généraux.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Patrols like these met every day in the war in Africa (204 to 202 BC), and no writer of the time thought them worth a line.</source>
        <comment>sources</comment>
        <translation>Cet accrochage est inventé. De telles patrouilles se rencontraient tous les jours pendant la guerre d’Afrique (de 204 à 202 av. J.-C.), et aucun auteur de l’époque ne leur a accordé une ligne.</translation>
    </message>
    <message>
        <source>A first game: about 20 minutes, two players or two teams, five turns. The sides are mirror images, so whoever wins has earned it, or thrown well; talk about which.

Let the class find out one thing per turn. Turn 1: moving; formed units wheel and slide, skirmishers go where they like. Turn 2: shooting; six inches, sixes hit. Turn 3: charging; horse reach twelve inches, foot six. Then melee, last stands, and the general&apos;s risk: he adds a die to his unit and may die for it.

Good questions: Why do skirmishers lose every melee against formed troops? What is the best moment to attach the general? Would you rather charge or be charged?</source>
        <comment>notes</comment>
        <translation>Une première partie : environ 20 minutes, deux joueurs ou deux équipes, cinq tours. Les camps sont le reflet l’un de l’autre : qui gagne l’a donc mérité, ou a bien lancé les dés ; parlez-en.

Que la classe découvre une chose par tour. Tour 1 : le mouvement ; en ordre serré, on fait des conversions et des obliques, les tirailleurs vont où ils veulent. Tour 2 : le tir ; six pouces, les 6 touchent. Tour 3 : la charge ; les cavaliers vont à douze pouces, les fantassins à six. Puis la mêlée, les derniers socles et le risque du général : il ajoute un dé à son unité et peut y laisser la vie.

De bonnes questions : pourquoi les tirailleurs perdent-ils toute mêlée contre des troupes en ordre serré ? Quel est le meilleur moment pour joindre le général à une unité ? Vaut-il mieux charger ou être chargé ?</translation>
    </message>
    <message>
        <source>Hold the ford. You move and shoot first: use it. Your javelin men (velites) can move in any direction and throw six inches; let them hurt somebody and then slip back through your infantry, for in hand-to-hand fighting everyone beats them.

Your horsemen charge twelve inches. They are best against skirmishers and against units that are already busy. Put your officer with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Tenez le gué. Vous bougez et tirez d’abord : profitez-en. Vos lanceurs de javelots (les vélites) vont dans n’importe quelle direction et lancent à six pouces ; qu’ils fassent des pertes à quelqu’un, puis se glissent derrière votre infanterie, car au corps à corps tout le monde les bat.

Vos cavaliers chargent sur douze pouces. Ils sont les meilleurs contre les tirailleurs et contre les unités déjà occupées. Mettez votre officier avec l’unité qui ne doit pas perdre.</translation>
    </message>
    <message>
        <source>The Patrol</source>
        <comment>name of a command</comment>
        <translation>Patrouille</translation>
    </message>
    <message>
        <source>Centurion Marcus</source>
        <comment>name of a general</comment>
        <translation>Centurion Marcus</translation>
    </message>
    <message>
        <source>Velites</source>
        <comment>name of a unit</comment>
        <translation>Vélites</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>name of a unit</comment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Take the ford. The Romans move and shoot before you, so do not stop where their javelins reach you: six inches from their skirmishers is too near, unless you mean to charge.

Your slingers can move in any direction and slip back through your infantry. Your horsemen charge twelve inches, farther than anybody can walk. Put your captain with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Prenez le gué. Les Romains bougent et tirent avant vous : ne vous arrêtez donc pas à portée de leurs javelots. Six pouces de leurs tirailleurs, c’est trop près, à moins que vous ne vouliez charger.

Vos frondeurs vont dans n’importe quelle direction et peuvent se glisser derrière votre infanterie. Vos cavaliers chargent sur douze pouces, plus loin que personne ne peut marcher. Mettez votre capitaine avec l’unité qui ne doit pas perdre.</translation>
    </message>
    <message>
        <source>Captain Bomilcar</source>
        <comment>name of a general</comment>
        <translation>Capitaine Bomilcar</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela (short)</source>
        <comment>title</comment>
        <translation>La bataille de Gaugamèles (version courte)</translation>
    </message>
    <message>
        <source>1 October 331 BC</source>
        <comment>date</comment>
        <translation>1er octobre 331 av. J.-C.</translation>
    </message>
    <message>
        <source>A plain west of Arbela, in what is now northern Iraq</source>
        <comment>place</comment>
        <translation>Une plaine à l’ouest d’Arbèles, dans le nord de l’Irak actuel</translation>
    </message>
    <message>
        <source>Alexander, king of Macedon, had taken the whole coast from Asia Minor to Egypt from Darius III, the Great King of Persia. In 331 BC he marched into the heart of the empire. Darius waited for him on a wide plain, with horsemen from as far away as Bactria and the lands of the Scythians, and two hundred chariots with blades on their wheels.

Alexander had far fewer men. He put his pikes in the middle, Parmenion with the Thessalian horse on the left, and rode himself on the right with his Companions. A second line of Greeks stood behind, ready to face about if the enemy came round. Then he moved to the right, and further to the right, until the Persian horse on that side had to attack. The chariots charged. Javelin men shot at the teams and pulled the drivers down; where some got through, the ranks opened and let them run. Few did any harm.

As the Persian horse was drawn away to that side, a gap opened in the Persian line. Alexander turned into it with the Companions and the nearest pikes, straight at Darius. The Great King&apos;s line broke and he got away. At the other end Mazaeus was close to beating Parmenion, and some riders got as far as the baggage; but the news from the middle decided the day. A clay tablet, written by astronomers in Babylon at the time, says that the king&apos;s troops left him.</source>
        <comment>background</comment>
        <translation>Alexandre, roi de Macédoine, avait pris à Darius III, le Grand Roi des Perses, toute la côte de l’Asie Mineure à l’Égypte. En 331 av. J.-C., il marcha vers le cœur de l’empire. Darius l’attendait dans une vaste plaine, avec des cavaliers venus d’aussi loin que la Bactriane et le pays des Scythes, et deux cents chars aux roues garnies de lames.

Alexandre avait bien moins d’hommes. Il mit ses piques au milieu, Parménion à gauche avec les cavaliers thessaliens, et se plaça lui-même à droite avec ses Compagnons. Une seconde ligne de Grecs se tenait derrière, prête à faire demi-tour si l’ennemi les contournait. Puis il se déplaça vers la droite, et toujours plus à droite, jusqu’à ce que la cavalerie perse de ce côté fût forcée d’attaquer. Les chars chargèrent. Des lanceurs de javelots visèrent les attelages et jetèrent les conducteurs à bas ; là où quelques-uns passèrent, les rangs s’ouvrirent et les laissèrent filer. Ils firent peu de mal.

Comme la cavalerie perse était attirée de ce côté, une brèche s’ouvrit dans la ligne des Perses. Alexandre s’y jeta avec les Compagnons et les piques les plus proches, droit sur Darius. La ligne du Grand Roi se rompit, et il s’échappa. À l’autre bout, Mazaios était près de battre Parménion, et quelques cavaliers arrivèrent jusqu’aux bagages ; mais la nouvelle venue du centre décida de la journée. Une tablette d’argile, écrite à l’époque par des astronomes de Babylone, dit que le roi fut abandonné par ses troupes.</translation>
    </message>
    <message>
        <source>Arrian, Alexander&apos;s Campaigns 3.7-16, is the best account and has the Persian order of battle from a paper that was captured. Curtius 4.12-16, Diodorus 17.53-61 and Plutarch, Alexander 31-33, tell it differently. The clay tablet from Babylon gives the day.

Arrian counts 40,000 foot and 7,000 horse for Alexander. For Darius he repeats what people said: a million foot, 40,000 horse, 200 chariots and some fifteen elephants. Curtius has 200,000 foot and 45,000 horse. Modern guesses are 50,000 to 100,000 in all. The elephants were found in the camp; nobody says that they fought, and they are not on this table.</source>
        <comment>sources</comment>
        <translation>Arrien, Anabase (3, 7-16), est le meilleur récit ; il donne l’ordre de bataille perse d’après un papier saisi. Quinte-Curce (4, 12-16), Diodore (17, 53-61) et Plutarque, Vie d’Alexandre (31-33), racontent les choses autrement. La tablette d’argile de Babylone donne le jour.

Arrien compte 40 000 fantassins et 7 000 cavaliers pour Alexandre. Pour Darius, il répète ce qu’on disait : un million de fantassins, 40 000 cavaliers, 200 chars et une quinzaine d’éléphants. Quinte-Curce donne 200 000 fantassins et 45 000 cavaliers. Les estimations d’aujourd’hui vont de 50 000 à 100 000 hommes en tout. Les éléphants furent trouvés au camp ; personne ne dit qu’ils combattirent, et ils ne sont pas sur cette table.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. The middle of the battle with one wing on each side.

The scythed chariots are two stands that hit on 3 or more in the turn in which they charge, later only on a 6; a single hit ends them, by javelin or sword, and their losses do not count. They do not run on through the ranks, and they do not drive back into their own men. Pikes, hoplites, levies and horse archers are explained in the chapter &quot;More troops&quot; of the rulebook; the picture of the horse archer is a Mongol, fifteen centuries too late. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 gave 196 battles to Macedon, 136 to Persia, and 68 were drawn.

Before you begin, let everybody guess how many stands the chariots will take. Count.</source>
        <comment>notes</comment>
        <translation>Un cours. 15 unités, deux à cinq élèves. Le centre de la bataille, avec une aile de chaque côté.

Les chars à faux ont deux socles qui touchent à partir de 3 dans le tour où ils chargent, ensuite seulement sur 6 ; une seule touche les élimine, par javelot ou par épée, et leurs pertes ne comptent pas. Ils ne traversent pas les rangs et ne reviennent pas sur les leurs. Piques, hoplites, levées et archers montés sont expliqués au chapitre « D’autres troupes » du livret de règles ; l’image de l’archer monté est un Mongol, quinze siècles trop tard. Personne ne s’enfuit ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 a donné 196 victoires à la Macédoine, 136 à la Perse et 68 batailles indécises.

Avant de commencer, faites deviner à chacun combien de socles prendront les chars. Comptez.</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>name of a unit type</comment>
        <translation>Chars à faux</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>plural of a unit type</comment>
        <translation>Chars à faux</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>name of a unit type</comment>
        <translation>Archers montés</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>plural of a unit type</comment>
        <translation>Archers montés</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit type</comment>
        <translation>Mélophores</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Mélophores</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit type</comment>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>plural of a unit type</comment>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit type</comment>
        <translation>Hypaspistes</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>plural of a unit type</comment>
        <translation>Hypaspistes</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Hoplites grecs</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Hoplites grecs</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie lourde</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie lourde</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit type</comment>
        <translation>Lanceurs de javelots</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>plural of a unit type</comment>
        <translation>Lanceurs de javelots</translation>
    </message>
    <message>
        <source>More horse, fewer good foot. Send the chariots at the pikes before a javelin finds them, come round the wings, and wear them down with arrows. Win before the pikes arrive.</source>
        <comment>briefing</comment>
        <translation>Plus de cavaliers, moins de bons fantassins. Envoyez les chars sur les piques avant qu’un javelot les trouve, contournez les ailes et usez l’ennemi par vos flèches. Gagnez avant l’arrivée des piques.</translation>
    </message>
    <message>
        <source>King&apos;s Guard</source>
        <comment>name of a command</comment>
        <translation>Garde royale</translation>
    </message>
    <message>
        <source>Darius III</source>
        <comment>name of a general</comment>
        <translation>Darius III</translation>
    </message>
    <message>
        <source>Chariots %1</source>
        <comment>name of a unit</comment>
        <translation>Chars %1</translation>
    </message>
    <message>
        <source>Kinsmen</source>
        <comment>name of a unit</comment>
        <translation>Parents du roi</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit</comment>
        <translation>Mélophores</translation>
    </message>
    <message>
        <source>East Wing</source>
        <comment>name of a command</comment>
        <translation>Aile est</translation>
    </message>
    <message>
        <source>Bactrians</source>
        <comment>name of a unit</comment>
        <translation>Bactriens</translation>
    </message>
    <message>
        <source>Scythians</source>
        <comment>name of a unit</comment>
        <translation>Scythes</translation>
    </message>
    <message>
        <source>West Wing</source>
        <comment>name of a command</comment>
        <translation>Aile ouest</translation>
    </message>
    <message>
        <source>Syrians</source>
        <comment>name of a unit</comment>
        <translation>Syriens</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a command</comment>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit</comment>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Stop the chariots with the Agrianes: one hit ends them. Hold the left with the Thessalians, keep the second line for whoever comes round, and strike with the Companions where the enemy is thin.</source>
        <comment>briefing</comment>
        <translation>Arrêtez les chars avec les Agrianes : une touche les élimine. Tenez la gauche avec les Thessaliens, gardez la seconde ligne pour qui vous contourne, et frappez avec les Compagnons là où l’ennemi est mince.</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>name of a general</comment>
        <translation>Alexandre</translation>
    </message>
    <message>
        <source>Agrianes</source>
        <comment>name of a unit</comment>
        <translation>Agrianes</translation>
    </message>
    <message>
        <source>Companions</source>
        <comment>name of a unit</comment>
        <translation>Compagnons</translation>
    </message>
    <message>
        <source>Parmenion</source>
        <comment>name of a general</comment>
        <translation>Parménion</translation>
    </message>
    <message>
        <source>Thessalians</source>
        <comment>name of a unit</comment>
        <translation>Thessaliens</translation>
    </message>
    <message>
        <source>Phalanx and Guard</source>
        <comment>name of a command</comment>
        <translation>Phalange et garde</translation>
    </message>
    <message>
        <source>Pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Piques %1</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit</comment>
        <translation>Hypaspistes</translation>
    </message>
    <message>
        <source>Second line</source>
        <comment>name of a unit</comment>
        <translation>Seconde ligne</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela</source>
        <comment>title</comment>
        <translation>La bataille de Gaugamèles</translation>
    </message>
    <message>
        <source>Two lessons. 31 units, five commands with generals. A foot stand is about 500 men, a cavalry stand 300, a stand of chariots 25 chariots. The Persian line is thinner than in Arrian&apos;s list: the levies who never fought are mostly left out, and of the horse there are about 15,000, the lowest modern guess.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook. The scythed chariots are two stands that go 12 inches and hit on 3 or more in the turn in which they charge, later only on a 6. One single hit ends them, by javelin or sword, because a unit that is down to its last stand loses it: that is how light troops stopped them. Their losses do not count. What this likeness cannot do: they do not run on through the enemy&apos;s ranks, they are not let through by ranks that open, and they do not drive back into their own men.

Also new are the sarissa phalanx, hoplites, levies, foot archers, horse archers and light javelin cavalry. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: a king who flees and takes the heart out of his army. Units fight to the last, so Darius&apos; levies will not run away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 gave 157 battles to Macedon, 156 to Persia, and 87 were drawn.

To talk about: Greek writers say that Darius left his army, the Babylonian tablet that his army left him. Whom do you believe? Why level the ground for chariots, and then lose by the gap they leave? What is a number like 300,000 dead good for? Was Alexander&apos;s stroke a plan or a chance?</source>
        <comment>notes</comment>
        <translation>Deux cours. 31 unités, cinq corps avec général. Un socle à pied représente environ 500 hommes, un socle de cavalerie 300, un socle de chars 25 chars. La ligne perse est plus mince que dans la liste d’Arrien : les levées qui n’ont jamais combattu sont pour la plupart laissées de côté, et il y a environ 15 000 cavaliers, l’estimation la plus basse d’aujourd’hui.

De nouvelles troupes, expliquées au chapitre « D’autres troupes » du livret de règles. Les chars à faux ont deux socles qui font 12 pouces et touchent à partir de 3 dans le tour où ils chargent, ensuite seulement sur 6. Une seule touche les élimine, par javelot ou par épée, car une unité réduite à son dernier socle le perd : c’est ainsi que les troupes légères les arrêtaient. Leurs pertes ne comptent pas. Ce que cette image ne sait pas faire : ils ne traversent pas les rangs ennemis, les rangs ne s’ouvrent pas pour les laisser passer, et ils ne reviennent pas sur les leurs.

Nouveaux aussi : la phalange à sarisses, les hoplites, les levées, les archers à pied, les archers montés et la cavalerie légère à javelots. L’image de l’archer monté est un Mongol, quinze siècles trop tard.

Ce que des règles simples ne peuvent pas dire : un roi qui fuit et emporte le courage de son armée. Les unités combattent jusqu’au bout, les levées de Darius ne s’enfuiront donc pas ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 a donné 157 victoires à la Macédoine, 156 à la Perse et 87 batailles indécises.

À discuter : les auteurs grecs disent que Darius abandonna son armée, la tablette de Babylone que son armée l’abandonna. Qui croyez-vous ? Pourquoi aplanir le sol pour des chars, et perdre ensuite par la brèche qu’ils laissent ? À quoi peut servir un nombre comme 300 000 morts ? Le coup d’Alexandre était-il un plan ou un hasard ?</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit type</comment>
        <translation>Archers mardes</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Archers mardes</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit type</comment>
        <translation>Mercenaires grecs</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>plural of a unit type</comment>
        <translation>Mercenaires grecs</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie légère à javelots</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie légère à javelots</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit type</comment>
        <translation>Archers</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>plural of a unit type</comment>
        <translation>Archers</translation>
    </message>
    <message>
        <source>You have horsemen, many more than he has, and a wide plain. Come round both of his wings; his second line will turn to meet you, but it cannot be everywhere. Horse archers shoot 12 inches and ride where they like.

Chariots strike once: they hit on 3 or more when they charge, and hardly ever afterwards. One javelin that finds them first ends them. Aim them at the pikes, not at light troops. Your foot cannot face his pikes for long. Win before they arrive.</source>
        <comment>briefing</comment>
        <translation>Vous avez des cavaliers, bien plus que lui, et une vaste plaine. Contournez ses deux ailes ; sa seconde ligne se tournera vers vous, mais elle ne peut pas être partout. Les archers montés tirent à 12 pouces et vont où ils veulent.

Les chars frappent une fois : ils touchent à partir de 3 quand ils chargent, et presque plus ensuite. Un javelot qui les trouve avant les élimine. Lancez-les sur les piques, pas sur les troupes légères. Vos fantassins ne peuvent pas affronter longtemps ses piques. Gagnez avant qu’elles arrivent.</translation>
    </message>
    <message>
        <source>Mazaeus</source>
        <comment>name of a general</comment>
        <translation>Mazaios</translation>
    </message>
    <message>
        <source>Armenians</source>
        <comment>name of a unit</comment>
        <translation>Arméniens</translation>
    </message>
    <message>
        <source>Medes</source>
        <comment>name of a unit</comment>
        <translation>Mèdes</translation>
    </message>
    <message>
        <source>Parthians</source>
        <comment>name of a unit</comment>
        <translation>Parthes</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit</comment>
        <translation>Archers mardes</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit</comment>
        <translation>Mercenaires grecs</translation>
    </message>
    <message>
        <source>Bessus</source>
        <comment>name of a general</comment>
        <translation>Bessos</translation>
    </message>
    <message>
        <source>Arachosians</source>
        <comment>name of a unit</comment>
        <translation>Arachosiens</translation>
    </message>
    <message>
        <source>Levies %1</source>
        <comment>name of a unit</comment>
        <translation>Levées %1</translation>
    </message>
    <message>
        <source>You are outnumbered on horseback on both wings. Parmenion on the left must last. Keep the second line back to face whoever comes round.

Javelin men and archers first: one hit stops a unit of chariots. Then look for the place where the enemy&apos;s line has thinned, and go in there with Alexander, the Companions and the hypaspists. His foot is bad, apart from the Greeks and the Apple Bearers, and the pikes will walk over it: 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>Vos cavaliers sont moins nombreux sur les deux ailes. À gauche, Parménion doit tenir. Gardez la seconde ligne en arrière pour faire face à qui vous contourne.

Les lanceurs de javelots et les archers d’abord : une touche arrête une unité de chars. Cherchez ensuite l’endroit où la ligne ennemie s’est amincie, et entrez-y avec Alexandre, les Compagnons et les hypaspistes. Ses fantassins sont mauvais, sauf les Grecs et les Mélophores, et les piques les balaieront en marchant : 4 pouces par tour.</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit</comment>
        <translation>Archers crétois</translation>
    </message>
    <message>
        <source>Allied foot</source>
        <comment>name of a unit</comment>
        <translation>Fantassins alliés</translation>
    </message>
    <message>
        <source>Odrysian horse</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers odryses</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit</comment>
        <translation>Lanceurs de javelots</translation>
    </message>
    <message>
        <source>Second line %1</source>
        <comment>name of a unit</comment>
        <translation>Seconde ligne %1</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit</comment>
        <translation>Archers</translation>
    </message>
    <message>
        <source>Paeonians</source>
        <comment>name of a unit</comment>
        <translation>Péoniens</translation>
    </message>
    <message>
        <source>Veterans</source>
        <comment>name of a unit</comment>
        <translation>Vétérans</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains (short)</source>
        <comment>title</comment>
        <translation>La bataille des Grandes Plaines (version courte)</translation>
    </message>
    <message>
        <source>203 BC</source>
        <comment>date</comment>
        <translation>203 av. J.-C.</translation>
    </message>
    <message>
        <source>The Great Plains, five days from Utica in Africa</source>
        <comment>place</comment>
        <translation>Les Grandes Plaines, à cinq jours d’Utique, en Afrique</translation>
    </message>
    <message>
        <source>In 203 BC Publius Scipio was in Africa and besieged Utica, not far from Carthage. One night, in the middle of talks about peace, he had the two camps of his enemies set on fire: that of Hasdrubal son of Gisgo and that of Syphax, king of the Numidians. Many died in the flames. Thirty days later Hasdrubal and Syphax had a new army of thirty thousand men. Four thousand of them were Celtiberians, who had come over from Spain to fight for pay.

Scipio marched against them in five days, without heavy baggage. For three days the armies watched each other and skirmished. On the fourth they fought. The Italian horse on the right and Masinissa&apos;s Numidians on the left broke both wings of the enemy at the first charge: the men there were beginners, or had only just escaped from the burning camps.

Only the Celtiberians stood. They did not know the country and had nowhere to run to, and from Scipio, who had been kind to Spain, they could expect no mercy. His first line held them in front; the second and third lines came out to the left and right and surrounded them. Almost all of them died. But their stand let Hasdrubal and Syphax get away, and Carthage called Hannibal home.</source>
        <comment>background</comment>
        <translation>En 203 av. J.-C., Publius Scipion était en Afrique et assiégeait Utique, non loin de Carthage. Une nuit, au milieu de pourparlers de paix, il fit incendier les deux camps de ses ennemis : celui d’Hasdrubal, fils de Gisgon, et celui de Syphax, roi des Numides. Beaucoup moururent dans les flammes. Trente jours plus tard, Hasdrubal et Syphax avaient une nouvelle armée de trente mille hommes. Quatre mille d’entre eux étaient des Celtibères, venus d’Espagne combattre pour une solde.

Scipion marcha contre eux en cinq jours, sans bagages lourds. Pendant trois jours, les armées s’observèrent, avec de petits accrochages. Le quatrième, on se battit. La cavalerie italienne à droite et les Numides de Massinissa à gauche brisèrent les deux ailes ennemies dès la première charge : les hommes y étaient des débutants, ou venaient d’échapper à l’incendie des camps.

Seuls les Celtibères tinrent. Ils ne connaissaient pas le pays et n’avaient nulle part où fuir, et de Scipion, qui avait été bon pour l’Espagne, ils ne pouvaient attendre aucune pitié. Sa première ligne les retint de front ; la deuxième et la troisième sortirent à gauche et à droite et les encerclèrent. Presque tous moururent. Mais leur résistance permit à Hasdrubal et à Syphax de s’échapper, et Carthage rappela Hannibal.</translation>
    </message>
    <message>
        <source>Polybius, Histories 14.7-8, with the burning of the camps in 14.1-5; Livy 30.7-8. Polybius gives the enemy not less than 30,000 men, Livy about 35,000, with 4,000 Celtiberians; rumour made 10,000 of them. How many men Scipio had, nobody says. He left a part of his army before Utica, and guesses run from 12,000 to 20,000.

Where each wing stood we know: Italian horse on the Roman right, Masinissa on the left. It was the other way round at Zama, a year later. Which way the armies looked we do not know; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polybe, Histoires (14, 7-8), avec l’incendie des camps (14, 1-5) ; Tite-Live (30, 7-8). Polybe ne donne pas moins de 30 000 hommes à l’ennemi, Tite-Live environ 35 000, dont 4 000 Celtibères ; la rumeur en fit 10 000. Combien d’hommes avait Scipion, personne ne le dit. Il avait laissé une partie de son armée devant Utique, et les estimations vont de 12 000 à 20 000.

On sait où se tenait chaque aile : la cavalerie italienne à la droite des Romains, Massinissa à la gauche. À Zama, un an plus tard, ce fut l’inverse. On ne sait pas de quel côté regardaient les armées ; les Romains au sud, c’est notre choix.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to five pupils. A good first battle after the lesson at the ford: every kind of troops but elephants, and a simple plan.

Nobody panics or runs away in these rules, so the enemy&apos;s wings will not break at once as they did; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 gave 211 battles to Rome, 123 to Carthage, and 66 were drawn.

Before you begin, ask both sides where they expect to win first. Afterwards: why did the Celtiberians stand when everybody else ran?</source>
        <comment>notes</comment>
        <translation>Un cours. 14 unités, deux à cinq élèves. Une bonne première bataille après la leçon du gué : tous les genres de troupes sauf les éléphants, et un plan simple.

Dans ces règles, personne ne s’affole ni ne s’enfuit : les ailes ennemies ne se briseront donc pas aussitôt comme alors ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 a donné 211 victoires à Rome, 123 à Carthage et 66 batailles indécises.

Avant de commencer, demandez aux deux camps où ils pensent gagner d’abord. Après : pourquoi les Celtibères tinrent-ils quand tous les autres fuyaient ?</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie numide de Rome</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie numide de Rome</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit type</comment>
        <translation>Celtibères</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>plural of a unit type</comment>
        <translation>Celtibères</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>name of a unit type</comment>
        <translation>Levées carthaginoises</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>plural of a unit type</comment>
        <translation>Levées carthaginoises</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>name of a unit type</comment>
        <translation>Paysans numides</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>plural of a unit type</comment>
        <translation>Paysans numides</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie numide de Syphax</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie numide de Syphax</translation>
    </message>
    <message>
        <source>Win on the wings with your horse, hold the Celtiberians in front with your first line, and bring the second line round them.</source>
        <comment>briefing</comment>
        <translation>Gagnez sur les ailes avec votre cavalerie, retenez les Celtibères de front avec votre première ligne, et faites passer la deuxième autour d’eux.</translation>
    </message>
    <message>
        <source>The Legion</source>
        <comment>name of a command</comment>
        <translation>Légion</translation>
    </message>
    <message>
        <source>Scipio</source>
        <comment>name of a general</comment>
        <translation>Scipion</translation>
    </message>
    <message>
        <source>Numidian Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie numide</translation>
    </message>
    <message>
        <source>Masinissa</source>
        <comment>name of a general</comment>
        <translation>Massinissa</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers de Massinissa</translation>
    </message>
    <message>
        <source>Italian Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie italienne</translation>
    </message>
    <message>
        <source>Italian horse</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers italiens</translation>
    </message>
    <message>
        <source>You have more units and they have the better ones. The Celtiberians can stand against any Roman: use the time they win for you on the wings.</source>
        <comment>briefing</comment>
        <translation>Vous avez plus d’unités, ils ont les meilleures. Les Celtibères peuvent tenir contre n’importe quel Romain : profitez du temps qu’ils vous donnent pour gagner sur les ailes.</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a command</comment>
        <translation>Carthaginois</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <comment>name of a unit</comment>
        <translation>Tirailleurs</translation>
    </message>
    <message>
        <source>Horse of Carthage</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers de Carthage</translation>
    </message>
    <message>
        <source>Levy %1</source>
        <comment>name of a unit</comment>
        <translation>Levée %1</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a command</comment>
        <translation>Celtibères</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit</comment>
        <translation>Celtibères</translation>
    </message>
    <message>
        <source>Peasants</source>
        <comment>name of a unit</comment>
        <translation>Paysans</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains</source>
        <comment>title</comment>
        <translation>La bataille des Grandes Plaines</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 35 units, five commands with generals. A stand is about 200 men.

What plain rules cannot say: nobody panics here, so the enemy&apos;s wings will not break at the first charge as they did. They are light infantry that begins with 6 stands of 8, and horse with 4 of 6: the missing men are those who never came back from the burning camps. Formed units cannot pass through each other, but the Roman second and third lines can do what Scipio&apos;s did: come out to the left and right of the first. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 gave 213 battles to Rome, 109 to Carthage, and 78 were drawn.

To talk about: why did the Celtiberians fight on? Setting fire to camps during peace talks: was it fair? Polybius calls it the finest thing Scipio ever did. How does a city find thirty thousand soldiers in a month, and how good can they be? Was this battle more important than Zama?</source>
        <comment>notes</comment>
        <translation>Un long cours ou deux courts. 35 unités, cinq corps avec général. Un socle représente environ 200 hommes.

Ce que des règles simples ne peuvent pas dire : ici, personne ne s’affole, les ailes ennemies ne se briseront donc pas à la première charge comme alors. Elles sont de l’infanterie légère qui commence avec 6 socles sur 8, et de la cavalerie avec 4 sur 6 : les hommes qui manquent sont ceux qui ne revinrent jamais des camps incendiés. Les unités en ordre serré ne se traversent pas, mais la deuxième et la troisième ligne romaines peuvent faire comme celles de Scipion : sortir à gauche et à droite de la première. Personne ne s’enfuit ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 a donné 213 victoires à Rome, 109 à Carthage et 78 batailles indécises.

À discuter : pourquoi les Celtibères continuèrent-ils à se battre ? Incendier des camps pendant des pourparlers de paix, était-ce loyal ? Polybe y voit le plus bel exploit de Scipion. Comment une ville trouve-t-elle trente mille soldats en un mois, et que peuvent-ils valoir ? Cette bataille fut-elle plus importante que Zama ?</translation>
    </message>
    <message>
        <source>You are fewer, but every man has been a soldier for years. On both wings your horse faces horse; win there and the levies are open to you. In the middle three heavy units of Celtiberians will not give way. Hold them with the first line and bring the second and third lines round both ends of it.

You need not kill everybody. You need to lose a smaller share than they do.</source>
        <comment>briefing</comment>
        <translation>Votre armée est moins nombreuse, mais chacun de vos hommes est soldat depuis des années. Sur les deux ailes, votre cavalerie a de la cavalerie devant elle ; gagnez là, et les levées s’offrent à vous. Au milieu, trois unités lourdes de Celtibères ne céderont pas. Retenez-les avec la première ligne et faites passer la deuxième et la troisième autour de ses deux bouts.

Il n’est pas nécessaire de tout détruire. Il faut perdre une part plus petite que l’ennemi.</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers de Massinissa %1</translation>
    </message>
    <message>
        <source>Laelius</source>
        <comment>name of a general</comment>
        <translation>Lélius</translation>
    </message>
    <message>
        <source>Your army is a month old, but it is large. The Celtiberians in the middle are as good as any Roman unit: make the Romans come to them. Use your numbers on the wings and keep your horse alive as long as you can. Levies and peasants fight badly one against one and well two against one.</source>
        <comment>briefing</comment>
        <translation>Votre armée a un mois, mais elle est grande. Au milieu, les Celtibères valent n’importe quelle unité romaine : laissez les Romains venir à eux. Profitez de votre nombre sur les ailes et faites durer votre cavalerie aussi longtemps que possible. Levées et paysans combattent mal à un contre un, et bien à deux contre un.</translation>
    </message>
    <message>
        <source>Skirmishers %1</source>
        <comment>name of a unit</comment>
        <translation>Tirailleurs %1</translation>
    </message>
    <message>
        <source>Horse of Carthage %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers de Carthage %1</translation>
    </message>
    <message>
        <source>Syphax</source>
        <comment>name of a general</comment>
        <translation>Syphax</translation>
    </message>
    <message>
        <source>Peasants %1</source>
        <comment>name of a unit</comment>
        <translation>Paysans %1</translation>
    </message>
    <message>
        <source>Celtiberians %1</source>
        <comment>name of a unit</comment>
        <translation>Celtibères %1</translation>
    </message>
    <message>
        <source>The Guided Battle: the Village</source>
        <comment>title</comment>
        <translation>La bataille guidée : le village</translation>
    </message>
    <message>
        <source>Harvest time, 204 BC</source>
        <comment>date</comment>
        <translation>Le temps des moissons, 204 av. J.-C.</translation>
    </message>
    <message>
        <source>A village near Utica</source>
        <comment>place</comment>
        <translation>Un village près d’Utique</translation>
    </message>
    <message>
        <source>Scipio has landed in Africa, and his men must eat. A vanguard has been sent ahead to a village with full barns, and finds that others had the same idea: some Carthaginian spearmen, a few slingers and a handful of Numidian riders are loading carts.

The Romans are more, and they are better armed. All they have to do is go on and not dawdle.</source>
        <comment>background</comment>
        <translation>Scipion a débarqué en Afrique, et ses hommes doivent manger. Une avant-garde envoyée vers un village aux greniers pleins découvre que d’autres ont eu la même idée : quelques lanciers carthaginois, des frondeurs et une poignée de cavaliers numides sont en train de remplir des chariots.

Les Romains sont plus nombreux et mieux armés. Ils n’ont qu’à avancer sans traîner.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Both armies lived off the land in the war in Africa (204 to 202 BC), and met over it.</source>
        <comment>sources</comment>
        <translation>Cet accrochage est inventé. Pendant la guerre d’Afrique (de 204 à 202 av. J.-C.), les deux armées vivaient sur le pays et s’y rencontraient.</translation>
    </message>
    <message>
        <source>The guided first battle: the program says what to do next and does it if asked, two turns, a few minutes. The Romans are stronger on purpose, and the Carthaginians mostly wait.

It shows, one thing at a time: a straight move, an oblique, a wheel, skirmishers, a general who joins a unit, shooting, charges, a melee and its dice. The player may at any time do something else; the guide goes on from there.</source>
        <comment>notes</comment>
        <translation>La première bataille guidée : le programme dit quoi faire et le fait si on le lui demande ; deux tours, quelques minutes. Les Romains sont plus forts exprès, et les Carthaginois attendent le plus souvent.

Elle montre, une chose à la fois : un mouvement tout droit, une oblique, une conversion, des tirailleurs, un général qui rejoint une unité, le tir, des charges, une mêlée et ses dés. On peut à tout moment faire autre chose ; le guide reprend à partir de là.</translation>
    </message>
    <message>
        <source>Go forward, shoot, charge. Every order that is possible is allowed; the guide only proposes.

Your infantry hits on 5 and 6, theirs only on 6. Keep your tribune with the unit that has the hardest fight.</source>
        <comment>briefing</comment>
        <translation>Avancez, tirez, chargez. Tout ordre possible est permis ; le guide ne fait que proposer.

Votre infanterie touche sur 5 ou 6, la leur seulement sur 6. Laissez votre tribun avec l’unité qui a le combat le plus dur.</translation>
    </message>
    <message>
        <source>The Vanguard</source>
        <comment>name of a command</comment>
        <translation>Avant-garde</translation>
    </message>
    <message>
        <source>Tribune Gaius</source>
        <comment>name of a general</comment>
        <translation>Tribun Gaius</translation>
    </message>
    <message>
        <source>First Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati 1</translation>
    </message>
    <message>
        <source>Second Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati 2</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit</comment>
        <translation>Scorpion</translation>
    </message>
    <message>
        <source>Hold the village as long as you can. Your spearmen hit on 6 only; your slingers and Numidians can shoot six inches.</source>
        <comment>briefing</comment>
        <translation>Tenez le village aussi longtemps que possible. Vos lanciers ne touchent que sur 6 ; vos frondeurs et vos Numides peuvent tirer à six pouces.</translation>
    </message>
    <message>
        <source>The Foragers</source>
        <comment>name of a command</comment>
        <translation>Fourrageurs</translation>
    </message>
    <message>
        <source>Captain Adherbal</source>
        <comment>name of a general</comment>
        <translation>Capitaine Adherbal</translation>
    </message>
    <message>
        <source>First Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lanciers 1</translation>
    </message>
    <message>
        <source>Second Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lanciers 2</translation>
    </message>
    <message>
        <source>The Battle of Ilipa (short)</source>
        <comment>title</comment>
        <translation>La bataille d’Ilipa (version courte)</translation>
    </message>
    <message>
        <source>206 BC</source>
        <comment>date</comment>
        <translation>206 av. J.-C.</translation>
    </message>
    <message>
        <source>Near Ilipa in southern Spain</source>
        <comment>place</comment>
        <translation>Près d’Ilipa, dans le sud de l’Espagne</translation>
    </message>
    <message>
        <source>In 206 BC Carthage still held the south of Spain. Two generals, Hasdrubal son of Gisgo and Mago, gathered the largest army they could. Publius Scipio, the young Roman commander, had fewer men, and a good part of them were Spanish allies. Spanish allies had once deserted his father and his uncle in the middle of a campaign.

For several days both armies came out, stood and went home again, always late in the day and always in the same order: each side had its best men in the middle, Romans here, Libyans there, and its Spaniards on the wings. Hasdrubal got used to it. Then one day Scipio had his men fed before dawn and came out early, with the order turned round: Spaniards in the middle, Romans on both wings. Hasdrubal&apos;s men ran out without breakfast and lined up as always.

Scipio let them stand in the sun for hours. Then his Spaniards went forward slowly, while the Romans on both wings marched out to the side, forward, and into line again, and hit the enemy&apos;s Spaniards. The Libyans in the middle, the best troops on the field, could do nothing: if they helped the wings, Scipio&apos;s Spaniards would be on them. The elephants, hurt from all sides, trampled friend and foe. At last the whole line gave way, and the camp would have fallen too if a thunderstorm had not sent everybody home.</source>
        <comment>background</comment>
        <translation>En 206 av. J.-C., Carthage tenait encore le sud de l’Espagne. Deux généraux, Hasdrubal, fils de Gisgon, et Magon, réunirent la plus grande armée possible. Publius Scipion, le jeune commandant romain, avait moins d’hommes, et une bonne part étaient des alliés espagnols. Or des alliés espagnols avaient un jour abandonné son père et son oncle en pleine campagne.

Pendant plusieurs jours, les deux armées sortirent, se tinrent face à face et rentrèrent, toujours tard dans la journée et toujours dans le même ordre : chacune avait ses meilleurs hommes au milieu, ici les Romains, là les Libyens, et ses Espagnols sur les ailes. Hasdrubal s’y habitua. Un jour, Scipion fit manger ses hommes avant l’aube et sortit de bonne heure, dans l’ordre inverse : les Espagnols au milieu, les Romains sur les deux ailes. Les hommes d’Hasdrubal accoururent sans avoir mangé et se rangèrent comme d’habitude.

Scipion les laissa des heures au soleil. Puis ses Espagnols avancèrent lentement, tandis que les Romains des deux ailes marchaient vers l’extérieur, vers l’avant, se remettaient en ligne et frappaient les Espagnols de l’ennemi. Les Libyens du milieu, les meilleures troupes du champ de bataille, n’y pouvaient rien : s’ils aidaient les ailes, les Espagnols de Scipion seraient sur eux. Les éléphants, blessés de tous côtés, écrasaient amis et ennemis. À la fin toute la ligne céda, et le camp serait tombé aussi, si un orage n’avait renvoyé tout le monde chez soi.</translation>
    </message>
    <message>
        <source>Polybius, Histories 11.20-24, is only a piece of a lost book, but the best account of Scipio&apos;s march; Livy 28.12-16 follows the same story. The name Ilipa is a correction that scholars have made in Polybius; Livy&apos;s books have another name.

Carthage had 32 elephants, 4,000 horse and 70,000 foot if Polybius is right; Livy has 50,000 foot and 4,500 horse. Scipio led 45,000 foot and 3,000 horse according to Polybius, 45,000 men in all according to Livy. This table follows Livy. Which way the armies looked is not known; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polybe, Histoires (11, 20-24), n’est qu’un morceau d’un livre perdu, mais le meilleur récit de la marche de Scipion ; Tite-Live (28, 12-16) suit la même histoire. Le nom d’Ilipa est une correction que des savants ont faite dans Polybe ; les livres de Tite-Live ont un autre nom.

Carthage avait 32 éléphants, 4 000 cavaliers et 70 000 fantassins si Polybe a raison ; Tite-Live donne 50 000 fantassins et 4 500 cavaliers. Scipion menait 45 000 fantassins et 3 000 cavaliers selon Polybe, 45 000 hommes en tout selon Tite-Live. Cette table suit Tite-Live. On ne sait pas de quel côté regardaient les armées ; les Romains au sud, c’est notre choix.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. Scipio&apos;s trick in small: Romans on both wings, one unit of Spaniards held back in the middle.

Hunger and heat are not in these rules, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 gave 177 battles to Rome, 173 to Carthage, and 50 were drawn.

Before you begin, ask the Carthaginians what their Libyans are going to do, and why Hasdrubal&apos;s did nothing.</source>
        <comment>notes</comment>
        <translation>Un cours. 15 unités, deux à cinq élèves. La ruse de Scipion en petit : les Romains sur les deux ailes, une unité d’Espagnols en retrait au milieu.

La faim et la chaleur ne sont pas dans ces règles, et personne ne s’enfuit ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 a donné 177 victoires à Rome, 173 à Carthage et 50 batailles indécises.

Avant de commencer, demandez aux Carthaginois ce que vont faire leurs Libyens, et pourquoi ceux d’Hasdrubal ne firent rien.</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Alliés espagnols de Rome</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Alliés espagnols de Rome</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Alliés espagnols de Carthage</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Alliés espagnols de Carthage</translation>
    </message>
    <message>
        <source>Romans on the wings, Spaniards in the middle and well back. Win on the wings before the Libyans arrive. The Spaniards have done their work if nobody has reached them by the time you win.</source>
        <comment>briefing</comment>
        <translation>Les Romains sur les ailes, les Espagnols au milieu et bien en arrière. Gagnez sur les ailes avant l’arrivée des Libyens. Les Espagnols auront fait leur travail si personne ne les a atteints quand vous gagnez.</translation>
    </message>
    <message>
        <source>Right cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Cohortes de droite %1</translation>
    </message>
    <message>
        <source>Silanus</source>
        <comment>name of a general</comment>
        <translation>Silanus</translation>
    </message>
    <message>
        <source>Left cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Cohortes de gauche %1</translation>
    </message>
    <message>
        <source>Spanish Allies</source>
        <comment>name of a command</comment>
        <translation>Alliés espagnols</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a unit</comment>
        <translation>Alliés</translation>
    </message>
    <message>
        <source>Your best men, two units of Libyans, stand in the middle and have nobody in front of them but Spaniards, far away. Use them quickly: forward, or to help a wing. Keep the elephants away from the front of Roman foot.</source>
        <comment>briefing</comment>
        <translation>Vos meilleurs hommes, deux unités de Libyens, sont au milieu et n’ont devant eux que des Espagnols, et très loin. Employez-les vite : en avant, ou au secours d’une aile. Tenez les éléphants loin du front des fantassins romains.</translation>
    </message>
    <message>
        <source>Spaniards %1</source>
        <comment>name of a unit</comment>
        <translation>Espagnols %1</translation>
    </message>
    <message>
        <source>Libyans</source>
        <comment>name of a command</comment>
        <translation>Libyens</translation>
    </message>
    <message>
        <source>The Battle of Ilipa</source>
        <comment>title</comment>
        <translation>La bataille d’Ilipa</translation>
    </message>
    <message>
        <source>Two lessons. 45 units, up to six commands with generals. A stand is about 300 men, an elephant stands for about eight.

The armies stand as they did on the day of the trick: Romans on both wings and in front, Spaniards held back in the middle. What plain rules cannot say: hunger, heat and waiting, so Hasdrubal&apos;s men fight as well as ever. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 gave 182 battles to Rome, 100 to Carthage, and 118 were drawn.

To talk about: how does a habit make an army blind? Could the Libyans have gone for the Spaniards in front of them, and what would you have ordered? How do you use allies whom you do not trust? Both writers thank the rain for saving the camp. Does that explain anything?</source>
        <comment>notes</comment>
        <translation>Deux cours. 45 unités, jusqu’à six corps avec général. Un socle représente environ 300 hommes, un éléphant environ huit.

Les armées sont rangées comme le jour de la ruse : les Romains sur les deux ailes et en avant, les Espagnols en retrait au milieu. Ce que des règles simples ne peuvent pas dire : la faim, la chaleur et l’attente ; les hommes d’Hasdrubal combattent donc aussi bien que toujours. Personne ne s’enfuit ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 a donné 182 victoires à Rome, 100 à Carthage et 118 batailles indécises.

À discuter : comment une habitude rend-elle une armée aveugle ? Les Libyens auraient-ils pu marcher sur les Espagnols devant eux, et qu’auriez-vous ordonné ? Comment employer des alliés auxquels on ne se fie pas ? Les deux auteurs remercient la pluie d’avoir sauvé le camp. Cela explique-t-il quelque chose ?</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie espagnole et punique</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie espagnole et punique</translation>
    </message>
    <message>
        <source>Your Romans are better than the Spaniards who stand across from them. Beat both ends of the enemy&apos;s line before the middle meets. Your own Spaniards need not win anything: as long as they stand there, the enemy&apos;s best men, the Libyans, must stay where they are. Move them slowly and late.

Elephants stand in front of both enemy wings. Formed Romans in front of them, light troops at their sides.</source>
        <comment>briefing</comment>
        <translation>Vos Romains valent mieux que les Espagnols qui leur font face. Battez les deux bouts de la ligne ennemie avant que les centres se rencontrent. Vos Espagnols n’ont rien à gagner : tant qu’ils sont là, les meilleurs hommes de l’ennemi, les Libyens, doivent rester où ils sont. Faites-les avancer lentement et tard.

Des éléphants se tiennent devant les deux ailes ennemies. En face d’eux, des Romains en ordre serré ; sur leurs côtés, des troupes légères.</translation>
    </message>
    <message>
        <source>Horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers %1</translation>
    </message>
    <message>
        <source>Spanish chiefs</source>
        <comment>name of a general</comment>
        <translation>Chefs espagnols</translation>
    </message>
    <message>
        <source>Allies %1</source>
        <comment>name of a unit</comment>
        <translation>Alliés %1</translation>
    </message>
    <message>
        <source>The Romans are on the wings today, and your Spaniards will have to face them. Your best troops, the Libyans, look at the enemy&apos;s worst. You need not stand still as Hasdrubal did: send the Libyans forward at once, or let some of them help a wing. Whatever you do, do it early.

Four elephant units stand in front of your wings. They are wasted on Roman foot that waits for them; use them on horse, light troops, or the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Aujourd’hui, les Romains sont sur les ailes, et vos Espagnols devront les affronter. Vos meilleures troupes, les Libyens, ont devant elles les plus mauvaises de l’ennemi. Rien ne vous force à rester immobile comme Hasdrubal : envoyez tout de suite les Libyens en avant, ou laissez-en aider une aile. Quoi que vous fassiez, faites-le tôt.

Quatre unités d’éléphants se tiennent devant vos ailes. Contre des fantassins romains qui les attendent, elles sont gaspillées ; employez-les contre la cavalerie, les troupes légères ou le flanc d’une unité.</translation>
    </message>
    <message>
        <source>Mago</source>
        <comment>name of a general</comment>
        <translation>Magon</translation>
    </message>
    <message>
        <source>Spanish Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie espagnole</translation>
    </message>
    <message>
        <source>Spanish horse</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers espagnols</translation>
    </message>
    <message>
        <source>The Battle of Magnesia (short)</source>
        <comment>title</comment>
        <translation>La bataille de Magnésie (version courte)</translation>
    </message>
    <message>
        <source>Winter, 190 to 189 BC</source>
        <comment>date</comment>
        <translation>Hiver 190-189 av. J.-C.</translation>
    </message>
    <message>
        <source>The plain near Magnesia by Mount Sipylus in Asia Minor</source>
        <comment>place</comment>
        <translation>La plaine près de Magnésie du Sipyle, en Asie Mineure</translation>
    </message>
    <message>
        <source>Antiochus III, who had lost at Raphia as a young man, had made his empire great again and then went to war with Rome. In 190 BC a Roman army stood in Asia for the first time. The consul Lucius Scipio led it; his famous brother Publius, who had beaten Hannibal, lay ill. King Eumenes of Pergamum had joined the Romans with his horse.

Antiochus had far more men, and of every kind: pikes in ten deep blocks with elephants in the gaps, riders in armour from head to hoof, horse archers, camels, Galatians. On the morning of the battle fog and drizzle hung over the plain. His line was so long that it could not see itself, and the bowstrings got slack. In front of his left wing he had put chariots with blades on the wheels. Eumenes sent light troops against them, who shot at the horses from all sides until the chariots turned and drove into their own people. The whole left wing fell into disorder and ran.

That left the pikes alone, with frightened men and elephants among them, and they broke. Where was the king? On the other wing he had found a gap between the Romans and the river, had won, and was chasing the Romans to their camp. There Marcus Aemilius with two thousand men stopped those who fled and those who followed. It was his mistake of Raphia, made a second time.</source>
        <comment>background</comment>
        <translation>Antiochos III, roi des Séleucides, vaincu à Raphia dans sa jeunesse, avait rendu sa grandeur à son empire, puis était entré en guerre contre Rome. En 190 av. J.-C., une armée romaine se trouva pour la première fois en Asie. Le consul Lucius Scipion la menait ; son illustre frère Publius, le vainqueur d’Hannibal, était malade. Le roi Eumène de Pergame avait rejoint les Romains avec sa cavalerie.

Antiochos avait bien plus d’hommes, et de toute espèce : des piques en dix blocs profonds avec des éléphants dans les intervalles, des cavaliers en armure de la tête aux sabots, des archers montés, des chameaux, des Galates. Le matin de la bataille, du brouillard et de la bruine couvraient la plaine. Sa ligne était si longue qu’elle ne se voyait pas elle-même, et les cordes des arcs se détendaient. Devant son aile gauche, il avait mis des chars aux roues garnies de lames. Eumène envoya contre eux des troupes légères, qui tirèrent de tous côtés sur les chevaux, jusqu’à ce que les chars fassent demi-tour et se jettent sur les leurs. Toute l’aile gauche se défit et s’enfuit.

Les piques restèrent seules, avec parmi elles des hommes et des éléphants affolés, et elles se rompirent. Où était le roi ? Sur l’autre aile, il avait trouvé un passage entre les Romains et le fleuve, il avait vaincu, et il poursuivait les Romains jusqu’à leur camp. Là, Marcus Aemilius, avec deux mille hommes, arrêta ceux qui fuyaient et ceux qui suivaient. C’était la même faute qu’à Raphia, une seconde fois.</translation>
    </message>
    <message>
        <source>Livy 37.37-44, who had Polybius before him, and Appian, Syrian Wars 30-36. Livy gives the king 60,000 foot and more than 12,000 horse; but the troops he names add up to only 45,000 foot. The Romans had about 30,000 men. Livy has 50,000 of the king&apos;s foot killed, and 324 Romans. Hardly anybody believes either number.

Appian lets Gnaeus Domitius direct the battle, Livy names nobody. Which way the armies looked is our choice; that the river was on the Roman left we know.</source>
        <comment>sources</comment>
        <translation>Tite-Live (37, 37-44), qui avait lu Polybe, et Appien, Le Livre syriaque (30-36). Tite-Live donne au roi 60 000 fantassins et plus de 12 000 cavaliers ; mais les troupes qu’il énumère ne font que 45 000 fantassins. Les Romains avaient environ 30 000 hommes. Tite-Live fait mourir 50 000 fantassins du roi, et 324 Romains. Presque personne ne croit l’un ni l’autre nombre.

Appien fait diriger la bataille par Gnaeus Domitius, Tite-Live ne nomme personne. Le côté où regardaient les armées est notre choix ; que le fleuve était à gauche des Romains, on le sait.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to six pupils. The king&apos;s left is already shaken, as after the flight of the chariots, and his pikes begin with 8 of 10 stands because fleeing men have run through them.

Sarissa phalanx and cataphracts are explained in the chapter &quot;More troops&quot; of the rulebook. Pikes are as good from the side as from the front, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 gave 172 battles to Rome, 158 to Antiochus, and 70 were drawn.

Before you begin, ask both sides which wing they will win. Afterwards: who turned inward in time?</source>
        <comment>notes</comment>
        <translation>Un cours. 15 unités, deux à six élèves. La gauche du roi est déjà ébranlée, comme après la fuite des chars, et ses piques commencent avec 8 socles sur 10, car des fuyards les ont traversées.

La phalange à sarisses et les cataphractaires sont expliqués au chapitre « D’autres troupes » du livret de règles. Les piques valent autant de flanc que de front, et personne ne s’enfuit ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 a donné 172 victoires à Rome, 158 à Antiochos et 70 batailles indécises.

Avant de commencer, demandez aux deux camps quelle aile ils vont gagner. Après : qui s’est tourné à temps vers l’intérieur ?</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>name of a unit type</comment>
        <translation>Cataphractaires</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>plural of a unit type</comment>
        <translation>Cataphractaires</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>name of a unit type</comment>
        <translation>Fantassins auxiliaires</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>plural of a unit type</comment>
        <translation>Fantassins auxiliaires</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit type</comment>
        <translation>Frondeurs</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Frondeurs</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie d’Eumène</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie d’Eumène</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>name of a side, as a label</comment>
        <translation>Séleucides</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>les Séleucides</translation>
    </message>
    <message>
        <source>Your right wing is whole, your pikes nearly, your left is shaken. Win on the right with the cataphracts and turn inward at once. Elephants go ahead of the pikes; the pikes walk 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>Votre aile droite est intacte, vos piques presque, votre gauche est ébranlée. Gagnez à droite avec les cataphractaires et tournez aussitôt vers l’intérieur. Les éléphants marchent devant les piques ; les piques font 4 pouces par tour.</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <comment>name of a command</comment>
        <translation>Phalange</translation>
    </message>
    <message>
        <source>King&apos;s Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie du roi</translation>
    </message>
    <message>
        <source>Antiochus III</source>
        <comment>name of a general</comment>
        <translation>Antiochos III</translation>
    </message>
    <message>
        <source>Cataphracts %1</source>
        <comment>name of a unit</comment>
        <translation>Cataphractaires %1</translation>
    </message>
    <message>
        <source>Horse, left</source>
        <comment>name of a command</comment>
        <translation>Cavalerie de gauche</translation>
    </message>
    <message>
        <source>Mixed foot</source>
        <comment>name of a unit</comment>
        <translation>Fantassins mêlés</translation>
    </message>
    <message>
        <source>Beat the enemy&apos;s weak left with Eumenes&apos; horse and come round to the pikes. Meet the pikes with several units at once, or not at all. Cataphracts are hard to hit: let your foot deal with them.</source>
        <comment>briefing</comment>
        <translation>Battez la gauche affaiblie de l’ennemi avec la cavalerie d’Eumène et revenez vers les piques. Affrontez les piques avec plusieurs unités à la fois, ou pas du tout. Les cataphractaires sont difficiles à toucher : laissez vos fantassins s’en occuper.</translation>
    </message>
    <message>
        <source>Domitius</source>
        <comment>name of a general</comment>
        <translation>Domitius</translation>
    </message>
    <message>
        <source>Legions %1</source>
        <comment>name of a unit</comment>
        <translation>Légions %1</translation>
    </message>
    <message>
        <source>Pergamenes</source>
        <comment>name of a command</comment>
        <translation>Pergaméniens</translation>
    </message>
    <message>
        <source>Eumenes II</source>
        <comment>name of a general</comment>
        <translation>Eumène II</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit</comment>
        <translation>Peltastes</translation>
    </message>
    <message>
        <source>Eumenes&apos; horse</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers d’Eumène</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a command</comment>
        <translation>Alliés</translation>
    </message>
    <message>
        <source>The Battle of Magnesia</source>
        <comment>title</comment>
        <translation>La bataille de Magnésie</translation>
    </message>
    <message>
        <source>Two lessons. 39 units, six commands with generals. A foot stand is about 300 men, a cavalry stand 250, an elephant stands for eight. West is left; the west edge of the table is the river.

The chariots have turned back already when the battle opens. That is why there are none, why the foot of the king&apos;s left wing is gone already, and why its horse begins at half strength. The pikes begin with 8 of 10 stands: fleeing men have run through them. The light troops are fewer than in Livy&apos;s list, and the elephants that both sides kept in reserve are left out.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: sarissa phalanx, cataphracts (hard to hit, slower than other horse), horse archers, camel archers, war-bands, archers. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: fog, panic, men who run through their own pikes. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 gave 139 battles to Rome, 98 to Antiochus, and 163 were drawn.

To talk about: compare what the king did here and at Raphia. Livy&apos;s list is 15,000 men short of his own total: what may have happened to them? 324 Roman dead: why would somebody write that, and why would somebody believe it? Why put chariots in front, if your own men pay when they turn back?</source>
        <comment>notes</comment>
        <translation>Deux cours. 39 unités, six corps avec général. Un socle à pied représente environ 300 hommes, un socle de cavalerie 250, un éléphant huit. L’ouest est à gauche ; le bord ouest de la table est le fleuve.

Au début de la bataille, les chars ont déjà fait demi-tour. C’est pourquoi il n’y en a pas, pourquoi les fantassins de l’aile gauche du roi ont déjà disparu, et pourquoi sa cavalerie y commence à demi-effectif. Les piques commencent avec 8 socles sur 10 : des fuyards les ont traversées. Les troupes légères sont moins nombreuses que dans la liste de Tite-Live, et les éléphants que les deux camps gardaient en réserve sont laissés de côté.

De nouvelles troupes, expliquées au chapitre « D’autres troupes » du livret de règles : la phalange à sarisses, les cataphractaires (difficiles à toucher, plus lents que les autres cavaliers), les archers montés, les archers chameliers, les bandes guerrières, les archers. L’image de l’archer monté est un Mongol, quinze siècles trop tard.

Ce que des règles simples ne peuvent pas dire : le brouillard, l’affolement, des hommes qui fuient à travers leurs propres piques. Les piques valent autant de flanc que de front. Personne ne s’enfuit ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 a donné 139 victoires à Rome, 98 à Antiochos et 163 batailles indécises.

À discuter : comparez ce que fit le roi ici et à Raphia. Dans la liste de Tite-Live, il manque 15 000 hommes pour arriver à son total : que sont-ils devenus ? 324 morts romains : pourquoi quelqu’un écrirait-il cela, et pourquoi quelqu’un le croirait-il ? Pourquoi mettre des chars devant, si ce sont vos hommes qui paient quand ils reviennent ?</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit type</comment>
        <translation>Boucliers d’argent</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>plural of a unit type</comment>
        <translation>Boucliers d’argent</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie royale</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie royale</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>name of a unit type</comment>
        <translation>Archers chameliers</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>plural of a unit type</comment>
        <translation>Archers chameliers</translation>
    </message>
    <message>
        <source>Galatian war-band</source>
        <comment>name of a unit type</comment>
        <translation>Bande guerrière galate</translation>
    </message>
    <message>
        <source>Galatian war-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Bandes guerrières galates</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit type</comment>
        <translation>Archers mysiens</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Archers mysiens</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit type</comment>
        <translation>Garde du camp</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>plural of a unit type</comment>
        <translation>Garde du camp</translation>
    </message>
    <message>
        <source>Your left wing has been shaken by its own chariots: the foot has run and half of the horse is gone. It only has to last. Your pikes in the middle are whole, nobody can stand before them, and they walk 4 inches a turn; let them walk.

You ride on the right with cataphracts and the royal guard. Between the Romans and the river there is almost nobody. You will win there. Then turn against the legions from the side. The camp can wait.</source>
        <comment>briefing</comment>
        <translation>Votre aile gauche a été ébranlée par ses propres chars : les fantassins ont fui et la moitié de la cavalerie a disparu. Elle n’a qu’à tenir. Au milieu, vos piques forment un bloc, personne ne résiste devant elles, et elles font 4 pouces par tour ; laissez-les marcher.

Vous êtes à droite, à cheval, avec les cataphractaires et la garde royale. Entre les Romains et le fleuve, il n’y a presque personne. C’est là que vous gagnerez. Prenez ensuite les légions de flanc. Le camp peut attendre.</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit</comment>
        <translation>Archers mysiens</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit</comment>
        <translation>Boucliers d’argent</translation>
    </message>
    <message>
        <source>Dahae</source>
        <comment>name of a unit</comment>
        <translation>Dahes</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit</comment>
        <translation>Garde royale</translation>
    </message>
    <message>
        <source>Zeuxis</source>
        <comment>name of a general</comment>
        <translation>Zeuxis</translation>
    </message>
    <message>
        <source>Galatians 1</source>
        <comment>name of a unit</comment>
        <translation>Galates 1</translation>
    </message>
    <message>
        <source>Seleucus</source>
        <comment>name of a general</comment>
        <translation>Séleucos</translation>
    </message>
    <message>
        <source>Royal squadron</source>
        <comment>name of a unit</comment>
        <translation>Escadron royal</translation>
    </message>
    <message>
        <source>Arab camels</source>
        <comment>name of a unit</comment>
        <translation>Chameliers arabes</translation>
    </message>
    <message>
        <source>The king&apos;s right and middle are whole, his left is half beaten. Eumenes and the horse stand across from it: finish it quickly, then fall on the end of the pikes. Do not run into them from the front alone; they go only 4 inches, so you can choose when and where.

On your left, at the river, four troops of horse are all you have. The king will come through there. Keep the second line of the legions ready to face him, and remember the camp guard.

Elephants shy only at Roman infantry that they charge from the front.</source>
        <comment>briefing</comment>
        <translation>La droite et le centre du roi sont intacts, sa gauche est à moitié battue. Eumène et la cavalerie lui font face : achevez-la vite, puis tombez sur l’extrémité des piques. Ne vous jetez pas sur elles de front et sans aide ; elles ne font que 4 pouces, vous pouvez donc choisir quand et où.

À votre gauche, au bord du fleuve, vous n’avez que quatre escadrons. Le roi passera par là. Tenez la seconde ligne des légions prête à lui faire face, et n’oubliez pas la garde du camp.

Les éléphants ne s’effraient que devant l’infanterie romaine qu’ils chargent de front.</translation>
    </message>
    <message>
        <source>Legions</source>
        <comment>name of a command</comment>
        <translation>Légions</translation>
    </message>
    <message>
        <source>Cretans</source>
        <comment>name of a unit</comment>
        <translation>Crétois</translation>
    </message>
    <message>
        <source>The River Bank</source>
        <comment>name of a command</comment>
        <translation>Rive du fleuve</translation>
    </message>
    <message>
        <source>Four troops</source>
        <comment>name of a unit</comment>
        <translation>Quatre escadrons</translation>
    </message>
    <message>
        <source>Allies, left</source>
        <comment>name of a command</comment>
        <translation>Alliés de gauche</translation>
    </message>
    <message>
        <source>Allies, right</source>
        <comment>name of a command</comment>
        <translation>Alliés de droite</translation>
    </message>
    <message>
        <source>The Camp</source>
        <comment>name of a command</comment>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Aemilius</source>
        <comment>name of a general</comment>
        <translation>Aemilius</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit</comment>
        <translation>Garde du camp</translation>
    </message>
    <message>
        <source>The Battle of Marathon (short)</source>
        <comment>title</comment>
        <translation>La bataille de Marathon (version courte)</translation>
    </message>
    <message>
        <source>490 BC, late summer</source>
        <comment>date</comment>
        <translation>490 av. J.-C., fin de l’été</translation>
    </message>
    <message>
        <source>The plain of Marathon in Attica, by the sea</source>
        <comment>place</comment>
        <translation>La plaine de Marathon, en Attique, au bord de la mer</translation>
    </message>
    <message>
        <source>In 490 BC Darius, king of the Persians, sent a fleet across the sea to punish Athens. With it came Hippias, an old man who had once ruled Athens as a tyrant and hoped to do so again. The fleet landed at the plain of Marathon. The Athenians marched out to meet it, and only the little town of Plataea sent help.

The Athenians had ten generals, who voted, and half of them did not want to fight. Miltiades talked Callimachus, who led the right wing, into giving his vote for battle. Their line had to reach as far as the enemy&apos;s, so they made the middle thin and kept the wings deep. Then they crossed the plain, says Herodotus, at a run, without horsemen or archers.

In the middle the Persians and Sacae broke through and chased the Athenians inland. But on both wings the Greeks won. They let the beaten run, turned inward, and fought those who had broken their middle. Then they ran after the enemy as far as the water and captured seven ships. The rest of the fleet made for Athens round the cape, but the Athenians were home before it. The story of the messenger who runs to Athens and dies with the news on his lips was written down some six hundred years later.</source>
        <comment>background</comment>
        <translation>En 490 av. J.-C., Darius, roi des Perses, envoya une flotte à travers la mer pour punir Athènes. Avec elle venait Hippias, un vieil homme qui avait jadis été tyran d’Athènes et espérait le redevenir. La flotte aborda dans la plaine de Marathon. Les Athéniens marchèrent à sa rencontre, et seule la petite ville de Platées envoya de l’aide.

Les Athéniens avaient dix généraux, qui votaient, et la moitié ne voulaient pas se battre. Miltiade persuada Callimaque, qui menait l’aile droite, de donner sa voix à la bataille. Leur ligne devait être aussi longue que celle de l’ennemi : ils firent donc le centre mince et gardèrent des ailes profondes. Puis ils traversèrent la plaine, dit Hérodote, au pas de course, sans cavaliers ni archers.

Au centre, les Perses et les Saces percèrent et poursuivirent les Athéniens vers l’intérieur des terres. Mais sur les deux ailes, les Grecs l’emportèrent. Ils laissèrent fuir les vaincus, se tournèrent vers l’intérieur et combattirent ceux qui avaient percé leur centre. Puis ils poursuivirent l’ennemi jusqu’à l’eau et prirent sept navires. Le reste de la flotte contourna le cap vers Athènes, mais les Athéniens y furent avant elle. L’histoire du messager qui court à Athènes et meurt, la nouvelle aux lèvres, ne fut écrite que quelque six cents ans plus tard.</translation>
    </message>
    <message>
        <source>Herodotus 6.94-120 is nearly all we have; Nepos, Miltiades 4-6, adds numbers. Herodotus gives none but the ships, 600 of them, and the dead: 192 Athenians, about 6,400 of the others. Nepos says that 10,000 Greeks fought, 1,000 of them from Plataea, against a hundred thousand on foot and ten thousand horsemen; modern guesses for the Persians are far lower.

Herodotus never mentions horsemen in the fight, although they had come. The one unit of horse on this table stands far back at the shore and is there for the question. The real shore lay in the east; here the sea is the north edge.</source>
        <comment>sources</comment>
        <translation>Hérodote (6, 94-120) est presque tout ce que nous avons ; Cornélius Népos, Miltiade (4-6), ajoute des nombres. Hérodote n’en donne que pour les navires, 600, et pour les morts : 192 Athéniens, environ 6 400 chez les autres. Népos dit que 10 000 Grecs combattirent, dont 1 000 de Platées, contre cent mille fantassins et dix mille cavaliers ; les estimations d’aujourd’hui pour les Perses sont bien plus basses.

Hérodote ne parle jamais de cavaliers dans le combat, alors qu’il en était venu. La seule unité de cavalerie de cette table se tient loin en arrière, au rivage, et elle est là pour poser la question. Le vrai rivage était à l’est ; ici, la mer est au bord nord.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to four pupils. Only foot, no horsemen, two kinds of rules to learn: a good battle for beginners.

Hoplites, shield-bearers and archers are explained in the chapter &quot;More troops&quot; of the rulebook. Nobody runs away in these rules; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 gave 210 battles to the Greeks, 114 to the Persians, and 76 were drawn.

Before you begin: why is the Greek middle thin? Let both sides say what will happen there, and look again at the end.</source>
        <comment>notes</comment>
        <translation>Un cours. 14 unités, deux à quatre élèves. Rien que des fantassins, pas de cavaliers, deux sortes de règles à apprendre : une bonne bataille pour débuter.

Hoplites, porteurs de bouclier et archers sont expliqués au chapitre « D’autres troupes » du livret de règles. Dans ces règles, personne ne s’enfuit ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 a donné 210 victoires aux Grecs, 114 aux Perses et 76 batailles indécises.

Avant de commencer : pourquoi le centre grec est-il mince ? Que chaque camp dise ce qui s’y passera, et regardez de nouveau à la fin.</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>name of a unit type</comment>
        <translation>Porteurs de bouclier</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Porteurs de bouclier</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit type</comment>
        <translation>Saces</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>plural of a unit type</comment>
        <translation>Saces</translation>
    </message>
    <message>
        <source>Deep wings, thin middle. Cross the ground under the arrows quickly, win on the wings, turn inward before the middle is gone.</source>
        <comment>briefing</comment>
        <translation>Des ailes profondes, un centre mince. Traversez vite le terrain sous les flèches, gagnez sur les ailes, tournez vers l’intérieur avant que le centre ait disparu.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a unit</comment>
        <translation>Platéens</translation>
    </message>
    <message>
        <source>Left wing</source>
        <comment>name of a unit</comment>
        <translation>Aile gauche</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>name of a command</comment>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Thin middle</source>
        <comment>name of a unit</comment>
        <translation>Centre mince</translation>
    </message>
    <message>
        <source>Callimachus</source>
        <comment>name of a general</comment>
        <translation>Callimaque</translation>
    </message>
    <message>
        <source>Right wing %1</source>
        <comment>name of a unit</comment>
        <translation>Aile droite %1</translation>
    </message>
    <message>
        <source>Shoot, then break the thin middle with the Persians and the Sacae. On the wings you only have to last.</source>
        <comment>briefing</comment>
        <translation>Tirez, puis brisez le centre mince avec les Perses et les Saces. Sur les ailes, il suffit de tenir.</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a command</comment>
        <translation>Archers</translation>
    </message>
    <message>
        <source>West foot %1</source>
        <comment>name of a unit</comment>
        <translation>Fantassins de l’ouest %1</translation>
    </message>
    <message>
        <source>Persians and Sacae</source>
        <comment>name of a command</comment>
        <translation>Perses et Saces</translation>
    </message>
    <message>
        <source>Datis</source>
        <comment>name of a general</comment>
        <translation>Datis</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a unit</comment>
        <translation>Perses</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit</comment>
        <translation>Saces</translation>
    </message>
    <message>
        <source>East foot %1</source>
        <comment>name of a unit</comment>
        <translation>Fantassins de l’est %1</translation>
    </message>
    <message>
        <source>The Battle of Marathon</source>
        <comment>title</comment>
        <translation>La bataille de Marathon</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 24 units, four commands with generals. A stand is about 130 men.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: hoplites, Persian shield-bearers, and archers who shoot 12 inches. The Persian archers are units of their own, because whole units shoot here and ten bows at once would sweep the Greeks from the plain; in life shield-bearers and archers stood in one unit. They have the same picture; the archers stand in front in a single rank.

What plain rules cannot say: the Persians cannot sail away. Nobody runs away; compare shares of losses, not bodies. The famous run is an ordinary charge of 6 inches.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 gave 169 battles to the Persians, 133 to the Greeks, and 98 were drawn.

To talk about: was the thin middle a plan or a need? Is it good for an army to have ten generals who vote? 192 and 6,400: which of the two numbers would you rather trust, and why? What did the Persians want in Athens?</source>
        <comment>notes</comment>
        <translation>Un long cours ou deux courts. 24 unités, quatre corps avec général. Un socle représente environ 130 hommes.

De nouvelles troupes, expliquées au chapitre « D’autres troupes » du livret de règles : les hoplites, les porteurs de bouclier perses et les archers qui tirent à 12 pouces. Les archers perses sont des unités à part, car ici une unité tire tout entière, et dix arcs à la fois balaieraient les Grecs de la plaine ; en réalité, porteurs de bouclier et archers formaient une même unité. Ils ont la même image ; les archers sont devant, sur un seul rang.

Ce que des règles simples ne peuvent pas dire : les Perses ne peuvent pas reprendre la mer. Personne ne s’enfuit ; comparez les parts des pertes, pas les morts. La célèbre course est une charge ordinaire de 6 pouces.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 a donné 169 victoires aux Perses, 133 aux Grecs et 98 batailles indécises.

À discuter : le centre mince était-il un plan ou une nécessité ? Est-ce bon pour une armée d’avoir dix généraux qui votent ? 192 et 6 400 : auquel des deux nombres vous fieriez-vous plutôt, et pourquoi ? Que voulaient les Perses à Athènes ?</translation>
    </message>
    <message>
        <source>Your hoplites are better than anybody on the other side, man for man. But the middle is thin and will not last. Win on both wings, then turn inward. Do not stand about in front of the archers: they reach 12 inches, and every turn costs you.</source>
        <comment>briefing</comment>
        <translation>Vos hoplites valent mieux que n’importe qui en face, homme pour homme. Mais le centre est mince et ne durera pas. Gagnez sur les deux ailes, puis tournez vers l’intérieur. Ne restez pas sur place devant les archers : ils portent à 12 pouces, et chaque tour vous coûte.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a command</comment>
        <translation>Platéens</translation>
    </message>
    <message>
        <source>Miltiades</source>
        <comment>name of a general</comment>
        <translation>Miltiade</translation>
    </message>
    <message>
        <source>Left wing %1</source>
        <comment>name of a unit</comment>
        <translation>Aile gauche %1</translation>
    </message>
    <message>
        <source>Thin middle %1</source>
        <comment>name of a unit</comment>
        <translation>Centre mince %1</translation>
    </message>
    <message>
        <source>Your archers reach 12 inches. Shoot at the thin middle, then let your best men, the Persians and the Sacae, break it. On the wings your shield-bearers are weaker than hoplites: let them fight two against one, or give way and win time. You have horsemen at the shore. Use them better than Datis did.</source>
        <comment>briefing</comment>
        <translation>Vos archers portent à 12 pouces. Tirez sur le centre mince, puis laissez vos meilleurs hommes, les Perses et les Saces, le briser. Sur les ailes, vos porteurs de bouclier sont plus faibles que des hoplites : qu’ils combattent à deux contre un, ou qu’ils cèdent pour gagner du temps. Vous avez des cavaliers au rivage. Employez-les mieux que Datis.</translation>
    </message>
    <message>
        <source>Artaphernes</source>
        <comment>name of a general</comment>
        <translation>Artapherne</translation>
    </message>
    <message>
        <source>Persians %1</source>
        <comment>name of a unit</comment>
        <translation>Perses %1</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>The Battle of Raphia (short)</source>
        <comment>title</comment>
        <translation>La bataille de Raphia (version courte)</translation>
    </message>
    <message>
        <source>22 June 217 BC</source>
        <comment>date</comment>
        <translation>22 juin 217 av. J.-C.</translation>
    </message>
    <message>
        <source>Near Raphia, between Gaza and Egypt</source>
        <comment>place</comment>
        <translation>Près de Raphia, entre Gaza et l’Égypte</translation>
    </message>
    <message>
        <source>A hundred years after Alexander the Great his empire was split up among the families of his generals. In 217 BC two of these kings, both young, fought for the coast between Syria and Egypt: Antiochus III of Syria and Ptolemy IV of Egypt. Ptolemy&apos;s sister Arsinoe rode with him. Ptolemy was short of soldiers, and for once twenty thousand Egyptians had been armed with the long pike of the Macedonians, the sarissa, like the king&apos;s Greeks.

Both armies put their pikes in the middle, horse on the wings and elephants before the wings: 102 from India on one side, 73 from Africa on the other. Each king stood on the wing that faced the other king. There the elephants met, forehead to forehead. Most of Ptolemy&apos;s turned back before the Indian ones and ran into their own guard; Antiochus rode round the outside, won, and chased the fleeing horse far away.

At the other end it was the other way round. Echecrates led Ptolemy&apos;s horse past the elephants and won there, and the Greek mercenaries beat the men in front of them. So each side had lost its left wing. Then Ptolemy, who had slipped back behind his pikes, showed himself before them. All the pikes were lowered, and the men from Syria, whose king was far away, did not hold out long. Antiochus was still chasing people when an old officer pointed to a cloud of dust: it was coming near his own camp.</source>
        <comment>background</comment>
        <translation>Cent ans après Alexandre le Grand, son empire était partagé entre les familles de ses généraux. En 217 av. J.-C., deux de ces rois, jeunes tous les deux, se disputèrent la côte entre la Syrie et l’Égypte : Antiochos III de Syrie, un Séleucide, et Ptolémée IV d’Égypte, un Lagide. Arsinoé, la sœur de Ptolémée, était avec lui à cheval. Ptolémée manquait de soldats, et pour une fois vingt mille Égyptiens avaient reçu la longue pique des Macédoniens, la sarisse, comme les Grecs du roi.

Les deux armées avaient mis leurs piques au milieu, la cavalerie sur les ailes et des éléphants devant les ailes : 102 de l’Inde d’un côté, 73 d’Afrique de l’autre. Chaque roi se tenait sur l’aile qui faisait face à l’autre roi. Là, les éléphants se heurtèrent front contre front. La plupart de ceux de Ptolémée reculèrent devant ceux de l’Inde et se jetèrent sur leur propre garde ; Antiochos passa par l’extérieur, l’emporta, et poursuivit très loin les cavaliers en fuite.

À l’autre bout, ce fut l’inverse. Échécrate mena la cavalerie de Ptolémée au-delà des éléphants et y fut vainqueur, et les mercenaires grecs battirent ceux qui leur faisaient face. Chaque camp avait donc perdu son aile gauche. Alors Ptolémée, qui s’était glissé derrière ses piques, parut devant elles. Toutes les piques s’abaissèrent, et les hommes de Syrie, dont le roi était bien loin, ne tinrent pas longtemps. Antiochos poursuivait encore des fuyards quand un vieil officier lui montra un nuage de poussière : il s’approchait de son propre camp.</translation>
    </message>
    <message>
        <source>Polybius, Histories 5.63-65 and 5.79-87, gives both armies man by man, and the lists add up: Ptolemy 70,000 foot, 5,000 horse and 73 elephants, Antiochus 62,000 foot, 6,000 horse and 102 elephants. Antiochus lost nearly 10,000 dead and more than 4,000 prisoners, Ptolemy about 2,200.

The day of the battle comes from a decree of Egyptian priests, carved in three kinds of writing, which praises Ptolemy as pharaoh. Polybius thought him lazy.</source>
        <comment>sources</comment>
        <translation>Polybe, Histoires (5, 63-65 et 5, 79-87), donne les deux armées homme par homme, et les listes tombent juste : pour Ptolémée 70 000 fantassins, 5 000 cavaliers et 73 éléphants, pour Antiochos 62 000 fantassins, 6 000 cavaliers et 102 éléphants. Antiochos perdit près de 10 000 morts et plus de 4 000 prisonniers, Ptolémée environ 2 200.

Le jour de la bataille vient d’un décret de prêtres égyptiens, gravé en trois écritures, qui célèbre Ptolémée comme pharaon. Polybe le trouvait paresseux.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. Two lines with the same parts: elephants, horse, Greeks, pikes. The pikes walk only 4 inches a turn and begin far apart, so the wings fight first.

The sarissa phalanx, hoplites and shy African elephants are explained in the chapter &quot;More troops&quot; of the rulebook. Elephants do not fight each other here, they only hold each other up. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 gave 166 battles to Ptolemy, 162 to Antiochus, and 72 were drawn.

Before you begin: which side has more pikes? Is that enough? Let each class member bet on a wing.</source>
        <comment>notes</comment>
        <translation>Un cours. 16 unités, deux à six élèves. Deux lignes faites des mêmes parties : éléphants, cavalerie, Grecs, piques. Les piques ne font que 4 pouces par tour et commencent loin les unes des autres : les ailes se battent donc d’abord.

La phalange à sarisses, les hoplites et les éléphants d’Afrique craintifs sont expliqués au chapitre « D’autres troupes » du livret de règles. Ici, les éléphants ne se combattent pas, ils ne font que se retenir. Personne ne s’enfuit ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 a donné 166 victoires à Ptolémée, 162 à Antiochos et 72 batailles indécises.

Avant de commencer : quel camp a le plus de piques ? Est-ce que cela suffit ? Que chaque élève dise quelle aile va gagner.</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>name of a unit type</comment>
        <translation>Fantassins arabes et mèdes</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>plural of a unit type</comment>
        <translation>Fantassins arabes et mèdes</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie d’Antiochos</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie d’Antiochos</translation>
    </message>
    <message>
        <source>African elephant</source>
        <comment>name of a unit type</comment>
        <translation>Éléphant africain</translation>
    </message>
    <message>
        <source>African elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Éléphants africains</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit type</comment>
        <translation>Garde royale</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>plural of a unit type</comment>
        <translation>Garde royale</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Phalange de Ptolémée</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Phalange de Ptolémée</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Phalange égyptienne</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Phalange égyptienne</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit type</comment>
        <translation>Grecs de Phoxidas</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>plural of a unit type</comment>
        <translation>Grecs de Phoxidas</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Cavalerie de Ptolémée</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalerie de Ptolémée</translation>
    </message>
    <message>
        <source>Your elephants come from India and his from Africa, and his fear yours. Strike with elephants and horse in the west, then turn inward. Hold your left, and let your pikes meet his late.</source>
        <comment>briefing</comment>
        <translation>Vos éléphants viennent de l’Inde et les siens d’Afrique, et les siens craignent les vôtres. Frappez à l’ouest avec les éléphants et la cavalerie, puis tournez vers l’intérieur. Tenez votre gauche, et que vos piques rencontrent les siennes tard.</translation>
    </message>
    <message>
        <source>King&apos;s Wing</source>
        <comment>name of a command</comment>
        <translation>Aile du roi</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a unit</comment>
        <translation>Grecs</translation>
    </message>
    <message>
        <source>Right Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalerie de droite</translation>
    </message>
    <message>
        <source>Horse of Antipater</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers d’Antipater</translation>
    </message>
    <message>
        <source>Syrian Phalanx</source>
        <comment>name of a command</comment>
        <translation>Phalange syrienne</translation>
    </message>
    <message>
        <source>Pikes</source>
        <comment>name of a unit</comment>
        <translation>Piques</translation>
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
        <translation>Cavalerie de gauche</translation>
    </message>
    <message>
        <source>Horse of Themison</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers de Thémison</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>name of a side, as a label</comment>
        <translation>Lagides</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>les Lagides</translation>
    </message>
    <message>
        <source>Your guard and your Egyptians make your line of foot the better one. Keep your African elephants away from his Indian ones and send them at foot or horse. Win in the east with Echecrates, and bring the pikes to the enemy in one line.</source>
        <comment>briefing</comment>
        <translation>Votre garde et vos Égyptiens font de votre ligne de fantassins la meilleure. Tenez vos éléphants d’Afrique loin de ses éléphants d’Inde, et envoyez-les contre des fantassins ou des cavaliers. Gagnez à l’est avec Échécrate, et menez les piques à l’ennemi sur une seule ligne.</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>name of a command</comment>
        <translation>Garde</translation>
    </message>
    <message>
        <source>African elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Éléphant africain %1</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit</comment>
        <translation>Grecs de Phoxidas</translation>
    </message>
    <message>
        <source>Horse of Polycrates</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers de Polycrate</translation>
    </message>
    <message>
        <source>Greek Phalanx</source>
        <comment>name of a command</comment>
        <translation>Phalange grecque</translation>
    </message>
    <message>
        <source>Ptolemy IV</source>
        <comment>name of a general</comment>
        <translation>Ptolémée IV</translation>
    </message>
    <message>
        <source>Macedonian pikes</source>
        <comment>name of a unit</comment>
        <translation>Piques macédoniennes</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <comment>name of a command</comment>
        <translation>Égyptiens</translation>
    </message>
    <message>
        <source>Egyptian pikes</source>
        <comment>name of a unit</comment>
        <translation>Piques égyptiennes</translation>
    </message>
    <message>
        <source>Echecrates</source>
        <comment>name of a general</comment>
        <translation>Échécrate</translation>
    </message>
    <message>
        <source>Horse of Echecrates</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers d’Échécrate</translation>
    </message>
    <message>
        <source>The Battle of Raphia</source>
        <comment>title</comment>
        <translation>La bataille de Raphia</translation>
    </message>
    <message>
        <source>Two lessons. 41 units, six commands with generals. A foot stand is about 600 men, a cavalry stand 350, an elephant stands for twenty.

New troops, all explained in the chapter &quot;More troops&quot; of the rulebook: the sarissa phalanx is deep, hits well and goes only 4 inches; hoplites; archers shoot 12 inches; a war-band hits better in the turn in which it charges. An African elephant that charges an Indian one from the front must roll the scare die and turns back on 3 to 6: that is how Polybius tells it. Nothing else here frightens elephants.

What plain rules cannot say: elephants do not fight each other, they only lock horns and roll their control dice. A king who rides too far away can always ride back. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies. Leave the option end_on_cinc_death off, or try it: both kings were in danger and neither fell.

The two lines of pikes begin 25 inches apart and meet about turn 3, so the wings fight first.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 gave 137 battles to Antiochus, 127 to Ptolemy, and 136 were drawn.

To talk about: why did each king stand on a wing and not with his pikes? Antiochus beat everybody on his side of the field and still lost: where else does that happen? What did Ptolemy&apos;s family risk when it armed twenty thousand Egyptians? Two sources, two Ptolemies: whom were they written for?</source>
        <comment>notes</comment>
        <translation>Deux cours. 41 unités, six corps avec général. Un socle à pied représente environ 600 hommes, un socle de cavalerie 350, un éléphant vingt.

De nouvelles troupes, toutes expliquées au chapitre « D’autres troupes » du livret de règles : la phalange à sarisses est profonde, touche bien et ne fait que 4 pouces ; les hoplites ; les archers tirent à 12 pouces ; une bande guerrière touche mieux dans le tour où elle charge. Un éléphant d’Afrique qui charge de front un éléphant d’Inde doit lancer le dé d’effroi et recule de 3 à 6 : c’est ainsi que Polybe le raconte. Rien d’autre ici n’effraie les éléphants.

Ce que des règles simples ne peuvent pas dire : les éléphants ne se combattent pas, ils se retiennent et lancent leurs dés de maîtrise. Un roi parti trop loin peut toujours revenir. Les piques valent autant de flanc que de front. Personne ne s’enfuit ; comparez les parts des pertes, pas les morts. Laissez de côté l’option end_on_cinc_death, ou essayez-la : les deux rois furent en danger et aucun ne tomba.

Les deux lignes de piques commencent à 25 pouces l’une de l’autre et se rencontrent vers le tour 3 : les ailes se battent donc d’abord.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 a donné 137 victoires à Antiochos, 127 à Ptolémée et 136 batailles indécises.

À discuter : pourquoi chaque roi se tenait-il sur une aile et non avec ses piques ? Antiochos battit tout le monde de son côté et perdit quand même : où cela arrive-t-il encore ? Que risquait la famille de Ptolémée en armant vingt mille Égyptiens ? Deux sources, deux Ptolémée : pour qui furent-elles écrites ?</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infanterie lourde</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infanterie lourde</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit type</comment>
        <translation>Gaulois et Thraces</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>plural of a unit type</comment>
        <translation>Gaulois et Thraces</translation>
    </message>
    <message>
        <source>Your best troops are in the west, with you: sixty elephants, your guard horse, Greeks and Silver Shields. His African elephants fear your Indian ones. Break that wing, then remember the mistake your name is known for: do not chase, turn inward and take his pikes from the side.

In the east you are weak. Arabs, Medes and javelin men must hold as long as they can. Your pikes are fewer than his; let them meet late.</source>
        <comment>briefing</comment>
        <translation>Vos meilleures troupes sont à l’ouest, avec vous : soixante éléphants, votre cavalerie de la garde, des Grecs et les Boucliers d’argent. Ses éléphants d’Afrique craignent les vôtres, venus de l’Inde. Brisez cette aile, puis souvenez-vous de la faute qui a fait votre réputation : ne poursuivez pas, tournez vers l’intérieur et prenez ses piques de flanc.

À l’est, votre ligne est faible. Arabes, Mèdes et lanceurs de javelots doivent tenir aussi longtemps qu’ils peuvent. Vos piques sont moins nombreuses que les siennes ; qu’elles se rencontrent tard.</translation>
    </message>
    <message>
        <source>Men of Byttacus</source>
        <comment>name of a unit</comment>
        <translation>Hommes de Byttacos</translation>
    </message>
    <message>
        <source>Lydians</source>
        <comment>name of a unit</comment>
        <translation>Lydiens</translation>
    </message>
    <message>
        <source>Arabs %1</source>
        <comment>name of a unit</comment>
        <translation>Arabes %1</translation>
    </message>
    <message>
        <source>Horse of Antipater %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers d’Antipater %1</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a command</comment>
        <translation>Boucliers d’argent</translation>
    </message>
    <message>
        <source>Silver Shields %1</source>
        <comment>name of a unit</comment>
        <translation>Boucliers d’argent %1</translation>
    </message>
    <message>
        <source>Nicarchus</source>
        <comment>name of a general</comment>
        <translation>Nicarque</translation>
    </message>
    <message>
        <source>Themison</source>
        <comment>name of a general</comment>
        <translation>Thémison</translation>
    </message>
    <message>
        <source>You have more pikes than he has: seven blocks of ten, and seven is two more. The battle is won when they arrive in one line, so keep them together; they walk only 4 inches a turn, and a block that wheels has spent its whole move.

On your left he is stronger. Lose slowly there. On your right Echecrates&apos; horse and the Greeks of Phoxidas can win: against foot your elephants are as good as his. Do not send them at Indian elephants.</source>
        <comment>briefing</comment>
        <translation>Vous avez plus de piques que lui : sept blocs de dix socles, deux de plus que les siens. La bataille est gagnée quand elles arrivent sur une seule ligne : gardez-les donc ensemble ; elles ne font que 4 pouces par tour, et un bloc qui fait une conversion y passe tout son mouvement.

À votre gauche, il est plus fort. Perdez-y lentement. À votre droite, la cavalerie d’Échécrate et les Grecs de Phoxidas peuvent gagner : contre des fantassins, vos éléphants valent les siens. Ne les envoyez pas contre des éléphants d’Inde.</translation>
    </message>
    <message>
        <source>Libyan pikes</source>
        <comment>name of a unit</comment>
        <translation>Piques libyennes</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas %1</source>
        <comment>name of a unit</comment>
        <translation>Grecs de Phoxidas %1</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit</comment>
        <translation>Gaulois et Thraces</translation>
    </message>
    <message>
        <source>Macedonian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Piques macédoniennes %1</translation>
    </message>
    <message>
        <source>Sosibius</source>
        <comment>name of a general</comment>
        <translation>Sosibios</translation>
    </message>
    <message>
        <source>Egyptian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Piques égyptiennes %1</translation>
    </message>
    <message>
        <source>The Battle of the Trebia (short)</source>
        <comment>title</comment>
        <translation>La bataille de la Trébie (version courte)</translation>
    </message>
    <message>
        <source>December 218 BC, in midwinter</source>
        <comment>date</comment>
        <translation>Décembre 218 av. J.-C., en plein hiver</translation>
    </message>
    <message>
        <source>By the river Trebia, near Placentia in northern Italy</source>
        <comment>place</comment>
        <translation>Au bord de la Trébie, près de Plaisance, en Italie du Nord</translation>
    </message>
    <message>
        <source>In the autumn of 218 BC Hannibal came over the Alps into Italy. Rome sent both its consuls against him. One of them, Publius Scipio, was wounded and lay in camp. The other, Tiberius Sempronius Longus, wanted a great battle, and soon: his year as consul was ending.

One midwinter morning Numidian riders came up to the Roman camp at dawn. Sempronius sent his horse out after them, then six thousand light troops, then everybody else, and nobody had had breakfast. It was snowing. The men waded through the river with the water up to their chests. On the other side Hannibal&apos;s army was waiting, fed, warmed at fires and rubbed with oil. And behind the place where the Romans would stand, two thousand picked men under Hannibal&apos;s brother Mago were hiding in the bed of a stream.

The Roman light troops had thrown away most of their javelins on the Numidians. Hannibal&apos;s horse, more than two to one, drove the Roman riders off. Then both ends of the Roman line were pushed from the front by elephants and pelted from the side, and Mago broke out behind. The wings broke and were pushed back into the water. The middle of the Roman line did not: ten thousand men hacked a way right through Hannibal&apos;s army and reached Placentia. The winter won too: the cold killed all of Hannibal&apos;s elephants but one.</source>
        <comment>background</comment>
        <translation>À l’automne 218 av. J.-C., Hannibal descendit des Alpes en Italie. Rome envoya contre lui ses deux consuls. L’un, Publius Scipion, était blessé et couché au camp. L’autre, Tiberius Sempronius Longus, voulait une grande bataille, et vite : son année de consul touchait à sa fin.

Un matin, au cœur de l’hiver, des cavaliers numides vinrent à l’aube devant le camp romain. Sempronius lança sa cavalerie à leur poursuite, puis six mille hommes de troupes légères, puis tous les autres, et personne n’avait mangé. Il neigeait. Les hommes passèrent la rivière avec de l’eau jusqu’à la poitrine. De l’autre côté, l’armée d’Hannibal attendait, nourrie, réchauffée près de grandes flambées et frottée d’huile. Et derrière l’endroit où les Romains allaient se ranger, deux mille hommes choisis, menés par Magon, le frère d’Hannibal, se cachaient dans le lit d’un ruisseau.

Les troupes légères romaines avaient jeté presque tous leurs javelots sur les Numides. La cavalerie d’Hannibal, à plus de deux contre un, chassa les cavaliers romains. Puis les deux bouts de la ligne romaine furent poussés de front par des éléphants et criblés de traits sur le côté, et Magon surgit par-derrière. Les ailes se rompirent et furent rejetées dans l’eau. Pas le centre : dix mille hommes se taillèrent un chemin tout droit à travers l’armée d’Hannibal et gagnèrent Plaisance. L’hiver fut vainqueur lui aussi : le froid emporta tous les éléphants d’Hannibal, sauf un.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.70-75, is the fullest account. Livy 21.52-56 tells nearly the same, but puts the elephants at the far ends of the line. Appian, Hannibal&apos;s War 6-7, lets the wounded Scipio fight; nobody else does.

Polybius counts 16,000 Romans, 20,000 allied foot and 4,000 horse against about 20,000 foot in the line, 8,000 light troops and more than 10,000 horse. How many elephants there were he does not say; about thirty is a modern guess. On which bank the armies fought is an old quarrel. Here the river is simply the south edge of the table.</source>
        <comment>sources</comment>
        <translation>Polybe, Histoires (3, 70-75), est le récit le plus complet. Tite-Live (21, 52-56) raconte presque la même chose, mais met les éléphants tout au bout de la ligne. Appien, Le Livre d’Hannibal (6-7), fait combattre Scipion blessé ; il est seul à le faire.

Polybe compte 16 000 Romains, 20 000 fantassins alliés et 4 000 cavaliers contre environ 20 000 fantassins en ligne, 8 000 hommes de troupes légères et plus de 10 000 cavaliers. Combien il y avait d’éléphants, il ne le dit pas ; une trentaine est une estimation d’aujourd’hui. Sur quelle rive on combattit est une vieille querelle. Ici, la rivière est simplement le bord sud de la table.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. One slice of the battle: a legion and some horse against Hannibal&apos;s middle, with Mago behind. A stand is about 250 men, as in the full battle.

Nobody can hide or be cold in these rules: the Roman light troops begin with 3 of 5 stands because their javelins are spent, and Mago stands in the open at the south edge. Units fight to the end; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 gave 218 battles to Carthage, 132 to Rome, and 50 were drawn.

Before you begin, ask the Romans what they want to do about Mago, and write it down. Afterwards: was it the ambush that won?</source>
        <comment>notes</comment>
        <translation>Un cours. 16 unités, deux à six élèves. Une tranche de la bataille : une légion et quelques cavaliers contre le centre d’Hannibal, avec Magon derrière. Un socle représente environ 250 hommes, comme dans la grande bataille.

Dans ces règles, personne ne peut se cacher ni avoir froid : les troupes légères romaines commencent avec 3 socles sur 5 parce que leurs javelots sont jetés, et Magon se tient à découvert au bord sud. Les unités combattent jusqu’au bout ; comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 a donné 218 victoires à Carthage, 132 à Rome et 50 batailles indécises.

Avant de commencer, demandez aux Romains ce qu’ils comptent faire de Magon, et notez-le. Après : est-ce l’embuscade qui a décidé ?</translation>
    </message>
    <message>
        <source>Wet, cold and hungry, you still have the best infantry. Strike at the Gauls in the middle before your wing is gone. Behind you stands Mago with one unit of heavy foot: decide early who deals with him. Only your formed infantry frightens elephants, and only from the front.</source>
        <comment>briefing</comment>
        <translation>Mouillés, transis et affamés, vous avez encore la meilleure infanterie. Frappez les Gaulois au milieu avant que votre aile ait disparu. Derrière vous se tient Magon avec une unité de fantassins lourds : décidez tôt qui s’occupe de lui. Seule votre infanterie en ordre serré effraie les éléphants, et seulement de front.</translation>
    </message>
    <message>
        <source>Sempronius Longus</source>
        <comment>name of a general</comment>
        <translation>Sempronius Longus</translation>
    </message>
    <message>
        <source>Legion %1</source>
        <comment>name of a unit</comment>
        <translation>Légion %1</translation>
    </message>
    <message>
        <source>You are stronger on horseback and you have two elephants. Do not hurry: let the Romans come, win with your riders, and bring Mago into their backs when they are busy. Send the elephants at horsemen and light troops, or at the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Votre cavalerie est la plus forte, et vous avez deux éléphants. Rien ne presse : laissez venir les Romains, gagnez avec vos cavaliers, et lancez Magon dans leur dos quand ils sont occupés. Envoyez les éléphants contre les cavaliers et les troupes légères, ou sur le flanc d’une unité.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>name of a command</comment>
        <translation>Éléphants</translation>
    </message>
    <message>
        <source>Horse, west</source>
        <comment>name of a command</comment>
        <translation>Cavalerie de l’ouest</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a command</comment>
        <translation>Gaulois</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a unit</comment>
        <translation>Gaulois</translation>
    </message>
    <message>
        <source>Horse, east</source>
        <comment>name of a command</comment>
        <translation>Cavalerie de l’est</translation>
    </message>
    <message>
        <source>Mago&apos;s Men</source>
        <comment>name of a command</comment>
        <translation>Hommes de Magon</translation>
    </message>
    <message>
        <source>Mago&apos;s foot</source>
        <comment>name of a unit</comment>
        <translation>Fantassins de Magon</translation>
    </message>
    <message>
        <source>The Battle of the Trebia</source>
        <comment>title</comment>
        <translation>La bataille de la Trébie</translation>
    </message>
    <message>
        <source>Two lessons. 53 units, up to twelve pupils. A stand is about 250 men, an elephant stands for about eight.

What plain rules cannot say: nobody is cold, hungry or afraid here, and nobody can hide. So the Roman light troops begin with 3 of their 5 stands, and Mago&apos;s men are in full view at the south edge, two units of them; lay a sheet of paper over them until somebody comes near, or let the class pretend. The river itself does nothing. Units fight to the end instead of running away, so both sides lose more than they did: compare shares, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 gave 137 battles to Carthage, 92 to Rome, and 171 were drawn.

To talk about: Sempronius hurried, says Polybius, because he wanted to be the one who won, not the next consul. How could Polybius know? What mattered most: river, cold, horsemen or ambush? Put them in order and defend it. In his report Sempronius blamed the weather. How do governments tell people of a defeat?</source>
        <comment>notes</comment>
        <translation>Deux cours. 53 unités, jusqu’à douze élèves. Un socle représente environ 250 hommes, un éléphant environ huit.

Ce que des règles simples ne peuvent pas dire : ici, personne n’a froid, ni faim, ni peur, et personne ne peut se cacher. Les troupes légères romaines commencent donc avec 3 de leurs 5 socles, et les hommes de Magon sont bien visibles au bord sud, en deux unités ; posez sur elles une feuille de papier jusqu’à ce que quelqu’un s’approche, ou que la classe fasse semblant. La rivière elle-même ne fait rien. Les unités combattent jusqu’au bout au lieu de s’enfuir, les deux camps perdent donc plus qu’en réalité : comparez les parts des pertes, pas les morts.

Équilibre : avec la pensée rapide du programme des deux côtés, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 a donné 137 victoires à Carthage, 92 à Rome et 171 batailles indécises.

À discuter : Sempronius se hâtait, dit Polybe, parce qu’il voulait être le vainqueur à la place du consul suivant. Comment Polybe pouvait-il le savoir ? Qu’est-ce qui compta le plus : la rivière, le froid, les cavaliers ou l’embuscade ? Rangez-les par ordre et défendez votre choix. Dans son rapport, Sempronius accusa le temps qu’il faisait. Comment les gouvernements annoncent-ils une défaite ?</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit type</comment>
        <translation>Cénomans</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>plural of a unit type</comment>
        <translation>Cénomans</translation>
    </message>
    <message>
        <source>Your men are wet and hungry and your light troops have hardly a javelin left. But your infantry is the best on the field and there is much of it. Do what the survivors did: go straight through the middle, where the Gauls stand.

Your horsemen are outnumbered on both wings; let them last, not win. Two enemy units stand behind your back. Send somebody to meet them, or they will choose their own moment. Elephants shy only at Roman infantry, and only when they come from the front.</source>
        <comment>briefing</comment>
        <translation>Vos hommes sont mouillés et affamés, et vos troupes légères n’ont presque plus de javelots. Mais votre infanterie est la meilleure du champ de bataille, et il y en a beaucoup. Faites comme ceux qui en réchappèrent : passez tout droit par le milieu, là où sont les Gaulois.

Vos cavaliers sont moins nombreux sur les deux ailes ; qu’ils tiennent, sans chercher à gagner. Deux unités ennemies se tiennent dans votre dos. Envoyez quelqu’un à leur rencontre, sinon elles choisiront leur moment. Les éléphants ne s’effraient que devant l’infanterie romaine, et seulement quand ils viennent de front.</translation>
    </message>
    <message>
        <source>Prefect, left</source>
        <comment>name of a general</comment>
        <translation>Préfet de l’aile gauche</translation>
    </message>
    <message>
        <source>Allied javelins %1</source>
        <comment>name of a unit</comment>
        <translation>Javelots alliés %1</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit</comment>
        <translation>Cénomans</translation>
    </message>
    <message>
        <source>First Legion</source>
        <comment>name of a command</comment>
        <translation>Première légion</translation>
    </message>
    <message>
        <source>Legion I %1</source>
        <comment>name of a unit</comment>
        <translation>Légion I %1</translation>
    </message>
    <message>
        <source>Second Legion</source>
        <comment>name of a command</comment>
        <translation>Deuxième légion</translation>
    </message>
    <message>
        <source>Legion II %1</source>
        <comment>name of a unit</comment>
        <translation>Légion II %1</translation>
    </message>
    <message>
        <source>Prefect, right</source>
        <comment>name of a general</comment>
        <translation>Préfet de l’aile droite</translation>
    </message>
    <message>
        <source>Your men are warm and fed, and you have more than twice as many horsemen. Win on both wings first, then fall on the ends of the Roman line. Send the elephants where nobody can frighten them: at horsemen, at light troops, at the side of a unit.

Mago stands behind the enemy with foot and Numidians. He is too weak to fight a battle of his own. Let him strike when the Romans are busy. The Gauls in your middle will not hold for ever, and they need not.</source>
        <comment>briefing</comment>
        <translation>Vos hommes sont réchauffés et nourris, et vous avez plus de deux fois plus de cavaliers. Gagnez d’abord sur les deux ailes, puis tombez sur les bouts de la ligne romaine. Envoyez les éléphants là où personne ne peut les effrayer : sur les cavaliers, sur les troupes légères, sur le flanc d’une unité.

Magon se tient derrière l’ennemi avec des fantassins et des Numides. Il est trop faible pour livrer sa propre bataille. Qu’il frappe quand les Romains sont occupés. Les Gaulois de votre centre ne tiendront pas toujours, et ce n’est pas nécessaire.</translation>
    </message>
    <message>
        <source>Elephants, west</source>
        <comment>name of a command</comment>
        <translation>Éléphants de l’ouest</translation>
    </message>
    <message>
        <source>Elephants, east</source>
        <comment>name of a command</comment>
        <translation>Éléphants de l’est</translation>
    </message>
    <message>
        <source>Captain of horse</source>
        <comment>name of a general</comment>
        <translation>Capitaine de cavalerie</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a command</comment>
        <translation>Ibères</translation>
    </message>
    <message>
        <source>Mago&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers de Magon</translation>
    </message>
    <message>
        <source>The Battle of Zama</source>
        <comment>title</comment>
        <translation>La bataille de Zama</translation>
    </message>
    <message>
        <source>Autumn 202 BC</source>
        <comment>date</comment>
        <translation>Automne 202 av. J.-C.</translation>
    </message>
    <message>
        <source>Inland of Carthage, near Naraggara in Numidia</source>
        <comment>place</comment>
        <translation>À l’intérieur des terres de Carthage, près de Naraggara, en Numidie</translation>
    </message>
    <message>
        <source>By 202 BC Rome and Carthage had been at war for sixteen years. Hannibal had crossed the Alps, beaten one Roman army after another and stayed unbeaten in Italy, but he could not take Rome. Then young Publius Cornelius Scipio carried the war to Africa. He burned the camps of the armies sent against him, won at the Great Plains, and the prince Masinissa brought over to him the best light horse of the age, the Numidians. Carthage called Hannibal home.

Hannibal marched inland and camped near a town called Zama; the armies met some way further on. The day before, the two generals met between the lines, talked, and agreed on nothing. In the morning Hannibal put more than eighty elephants in front, hired soldiers behind them, then Carthaginians and Libyans, and last of all, well back, the veterans he had brought from Italy. Scipio left straight lanes through his army, so that elephants could run through and out at the back.

The elephants did little: trumpets frightened some of them back into their own cavalry, javelins drove others off. The Roman and Numidian horse chased the enemy&apos;s riders from the field. In the middle the infantry fought line after line, until only Hannibal&apos;s veterans were left, and that fight stood even. Then Scipio&apos;s cavalry came back, into the veterans&apos; rear. Carthage had no other army and asked for peace.

One thing on this table is make-believe: no ancient writer puts artillery at Zama. The scorpions are there because they make a good game.</source>
        <comment>background</comment>
        <translation>En 202 av. J.-C., Rome et Carthage étaient en guerre depuis seize ans. Hannibal avait franchi les Alpes, battu une armée romaine après l’autre et tenu l’Italie sans y être vaincu, mais il ne pouvait pas prendre Rome. Alors le jeune Publius Cornelius Scipion porta la guerre en Afrique. Il brûla les camps des armées envoyées contre lui, l’emporta aux Grandes Plaines, et le prince Massinissa lui amena les meilleurs cavaliers légers de l’époque, les Numides. Carthage rappela Hannibal.

Hannibal marcha vers l’intérieur des terres et campa près d’une ville nommée Zama ; les armées se rencontrèrent un peu plus loin. La veille, les deux généraux se virent entre les lignes, parlèrent, et ne s’accordèrent sur rien. Au matin, Hannibal mit devant plus de quatre-vingts éléphants, derrière eux des soldats à sa solde, puis des Carthaginois et des Libyens, et tout au fond, bien en arrière, les vétérans qu’il avait ramenés d’Italie. Scipion laissa des couloirs droits à travers son armée, pour que les éléphants puissent la traverser et ressortir derrière.

Les éléphants firent peu de chose : les trompettes en effrayèrent, qui se rejetèrent sur leur propre cavalerie, et les javelots en chassèrent d’autres. Les cavaliers romains et numides poursuivirent ceux de l’ennemi hors du champ de bataille. Au milieu, l’infanterie combattit ligne après ligne, jusqu’à ce qu’il ne restât que les vétérans d’Hannibal, et ce combat demeura indécis. Alors la cavalerie de Scipion revint, dans le dos des vétérans. Carthage n’avait pas d’autre armée et demanda la paix.

Une chose sur cette table est inventée : aucun auteur ancien ne met de machines à Zama. Les scorpions sont là parce qu’ils font un bon jeu.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.5-16, is the best account: he wrote some fifty years later and knew people close to Scipio&apos;s friend Laelius. Livy 30.29-35 follows him and adds from other writers. Appian, Punic Wars 40-47, has duels between the generals and larger numbers; trust him less.

The strengths are not certain. Polybius gives 12,000 hired soldiers and more than eighty elephants for Hannibal, 6,000 foot and 4,000 horse brought by Masinissa; for the rest modern estimates differ widely. Order of battle and deployment on this table are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybe, Histoires (15, 5-16), est le meilleur récit : il écrivait une cinquantaine d’années plus tard et connaissait des proches de Lélius, l’ami de Scipion. Tite-Live (30, 29-35) le suit et y ajoute d’autres auteurs. Appien, Le Livre africain (40-47), a des duels entre les généraux et des nombres plus grands ; fiez-vous moins à lui.

Les effectifs ne sont pas certains. Polybe donne 12 000 soldats à la solde d’Hannibal et plus de quatre-vingts éléphants, 6 000 fantassins et 4 000 cavaliers amenés par Massinissa ; pour le reste, les estimations d’aujourd’hui diffèrent beaucoup. L’ordre de bataille et le déploiement sur cette table sont ceux des Fast Play Rules for Students de Matt Fritz.</translation>
    </message>
    <message>
        <source>Two lessons of about 50 minutes with the whole class; the computer keeps the rules. A stand of foot is about 180 men, a cavalry stand about 170, an elephant stands for seven. Give each command with a general to somebody of its own; the Numidians go to the cavalry commanders.

Both sides will lose more here than the real armies did, because units fight to the last and nobody runs away; compare shares of losses, not body counts. To talk about afterwards: why did Hannibal put his best men last? Were Scipio&apos;s lanes meant for elephants? What would have happened without Masinissa?

For a closer contest choose “Units block” under “What blocks a shot”: scorpions that shoot over their own men give Rome a great advantage; when units block their sight it is much smaller, though not gone.</source>
        <comment>notes</comment>
        <translation>Deux cours d’environ 50 minutes avec toute la classe ; l’ordinateur veille aux règles. Un socle à pied représente environ 180 hommes, un socle de cavalerie environ 170, un éléphant sept. Confiez chaque corps avec général à une personne différente ; les Numides vont aux chefs de la cavalerie.

Les deux camps perdront ici plus que les vraies armées, car les unités combattent jusqu’au bout et personne ne s’enfuit ; comparez les parts des pertes, pas les morts. À discuter ensuite : pourquoi Hannibal mit-il ses meilleurs hommes en dernier ? Les couloirs de Scipion étaient-ils faits pour les éléphants ? Que se serait-il passé sans Massinissa ?

Pour une bataille plus serrée, choisissez « Les unités cachent » sous « Ce qui arrête un tir » : les scorpions qui tirent par-dessus leurs propres hommes donnent un grand avantage à Rome ; quand les unités leur cachent la vue, il est bien plus petit, mais il en reste.</translation>
    </message>
    <message>
        <source>You have one army and no second chance: Africa is hostile, and a new commander may be on his way from Rome to take over your victory.

Your velites stand in front. Use them to get rid of the elephants: an elephant that fights must be controlled every turn, and most panic. Only your formed infantry may frighten one off, and only if it comes from the front. Your scorpions reach twenty-four inches, but any enemy who gets to them ends them.

You are stronger on horseback, above all on the right, where Masinissa leads three units against one. Win on the wings, then turn inward. Keep your second line behind the first: formed units cannot pass through each other.</source>
        <comment>briefing</comment>
        <translation>Vous avez une seule armée et pas de seconde chance : l’Afrique est hostile, et un nouveau commandant est peut-être déjà en route de Rome pour recueillir votre victoire.

Vos vélites sont devant. Servez-vous d’eux pour vous débarrasser des éléphants : un éléphant qui combat doit être maîtrisé à chaque tour, et la plupart entrent en furie. Seule votre infanterie en ordre serré peut en effrayer un, et seulement s’il vient de front. Vos scorpions portent à vingt-quatre pouces, mais n’importe quel ennemi qui les atteint les élimine.

Votre cavalerie est la plus forte, surtout à droite, où Massinissa mène trois unités contre une. Gagnez sur les ailes, puis tournez vers l’intérieur. Gardez votre seconde ligne derrière la première : les unités en ordre serré ne se traversent pas.</translation>
    </message>
    <message>
        <source>Third Command</source>
        <comment>name of a command</comment>
        <translation>Centre III</translation>
    </message>
    <message>
        <source>Fourth Command</source>
        <comment>name of a command</comment>
        <translation>Centre IV</translation>
    </message>
    <message>
        <source>Italian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Cavalerie italienne</translation>
    </message>
    <message>
        <source>Italian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalerie italienne %1</translation>
    </message>
    <message>
        <source>Numidian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Cavalerie numide</translation>
    </message>
    <message>
        <source>The city has nobody else. Half your army has never fought beside the other half.

Your elephants are twelve hammers, and each usually strikes once. Send them at cavalry and skirmishers, which cannot frighten them, or at the flank of the legions, and remember that a panicking elephant does not care whom it tramples: leave room behind it.

Your light infantry is many but weak; let it wear the Romans down and keep the veterans whole for the end. On horse you are outnumbered two to one. You need not win there; you must not lose there quickly.</source>
        <comment>briefing</comment>
        <translation>La ville n’a personne d’autre. La moitié de votre armée n’a jamais combattu à côté de l’autre moitié.

Vos éléphants sont douze marteaux, et chacun ne frappe d’ordinaire qu’une fois. Envoyez-les contre la cavalerie et les tirailleurs, qui ne peuvent pas les effrayer, ou sur le flanc des légions, et souvenez-vous qu’un éléphant en furie ne regarde pas qui est sur son passage : laissez de la place derrière lui.

Votre infanterie légère est nombreuse mais faible ; qu’elle use les Romains, et gardez les vétérans intacts pour la fin. Vos cavaliers sont un contre deux. Il n’est pas nécessaire d’y gagner ; il ne faut pas y perdre vite.</translation>
    </message>
    <message>
        <source>Light infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Infanterie légère %1</translation>
    </message>
    <message>
        <source>Heavy infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Infanterie lourde %1</translation>
    </message>
    <message>
        <source>Carthaginian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Cavalerie carthaginoise</translation>
    </message>
    <message>
        <source>Commander of the cavalry</source>
        <comment>name of a general</comment>
        <translation>Chef de la cavalerie</translation>
    </message>
    <message>
        <source>Carthaginian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalerie carthaginoise %1</translation>
    </message>
    <message>
        <source>Elephant, cavalry wing %1</source>
        <comment>name of a unit</comment>
        <translation>Éléphant de droite %1</translation>
    </message>
    <message>
        <source>Tychaeus&apos; riders</source>
        <comment>name of a unit</comment>
        <translation>Cavaliers de Tychée</translation>
    </message>
    <message>
        <source>Elephant, Numidian wing %1</source>
        <comment>name of a unit</comment>
        <translation>Éléphant de gauche %1</translation>
    </message>
</context>
<context>
    <name>ScenarioRows</name>
    <message>
        <source>unknown type</source>
        <translation>type inconnu</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1 (%2), %3, orientation : %4, %5</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>général en chef (%1), %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>général (%1), %2</translation>
    </message>
</context>
<context>
    <name>SoldierPages</name>
    <message>
        <source>%1: %2</source>
        <comment>side, command</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (%2/%3)</source>
        <comment>whose soldiers, sheet, sheets</comment>
        <translation>%1 (%2/%3)</translation>
    </message>
    <message>
        <source>The paper is too small for %1: unfolded, it is %2 by %3 mm. Choose larger paper, or smaller figures.</source>
        <translation>Le papier est trop petit (%1) : déplié, il faut %2 mm sur %3. Choisissez un papier plus grand ou des figurines plus petites.</translation>
    </message>
    <message>
        <source>There is nobody to print: no stands of these commands and kinds.</source>
        <translation>Il n’y a personne à imprimer : aucun socle de ces corps et de ces genres.</translation>
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
        <translation>Socles de réserve</translation>
    </message>
</context>
<context>
    <name>StickPages</name>
    <message>
        <source>This battle has no troops yet, so there is nothing to measure.</source>
        <translation>Cette bataille n’a pas encore de troupes : il n’y a donc rien à mesurer.</translation>
    </message>
    <message>
        <source>Cut along the lines. A hatched tab goes under the end of the piece before it, up to the broken line. The upper edge is in inches, the lower in centimetres.</source>
        <translation>Coupez le long des traits. Une languette hachurée se colle sous le bout du morceau précédent, jusqu’à la ligne en tirets. Le bord du haut est en pouces, celui du bas en centimètres.</translation>
    </message>
    <message>
        <source>Piece %1 of %2</source>
        <translation>Morceau %1 sur %2</translation>
    </message>
</context>
<context>
    <name>TableAccessible</name>
    <message>
        <source>%1; %2</source>
        <comment>unit, what it can do</comment>
        <translation>%1 ; %2</translation>
    </message>
</context>
<context>
    <name>TableEntries</name>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1 (%2), %3, orientation : %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5, engaged with %6</source>
        <comment>kind of unit, side, number of stands, compass direction, place, enemies</comment>
        <translation>%1 (%2), %3, orientation : %4, %5, aux prises avec %6</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>général en chef (%1), %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>général (%1), %2</translation>
    </message>
    <message>
        <source>%1 east and %2 north of the south-west corner</source>
        <comment>two lengths</comment>
        <translation>à %1 vers l’est et %2 vers le nord du coin sud-ouest</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
</context>
<context>
    <name>TeacherPages</name>
    <message>
        <source>How long it takes</source>
        <translation>Combien de temps cela dure</translation>
    </message>
    <message>
        <source>How many pupils</source>
        <translation>Combien d’élèves</translation>
    </message>
    <message>
        <source>Who does what</source>
        <translation>Qui fait quoi</translation>
    </message>
    <message>
        <source>How to use these sheets</source>
        <translation>Comment utiliser ces feuilles</translation>
    </message>
    <message>
        <source>To talk about afterwards</source>
        <translation>Pour en parler ensuite</translation>
    </message>
    <message>
        <source>Notes on this battle</source>
        <translation>Notes sur cette bataille</translation>
    </message>
    <message>
        <source>What had happened before</source>
        <translation>Ce qui s’était passé avant</translation>
    </message>
    <message>
        <source>Where we know it from</source>
        <translation>D’où nous le savons</translation>
    </message>
</context>
<context>
    <name>TemplateStrip</name>
    <message>
        <source>glue</source>
        <translation>coller</translation>
    </message>
</context>
<context>
    <name>TrackPages</name>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>Aux prises</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Phases d’un tour</translation>
    </message>
    <message>
        <source>Markers to cut out</source>
        <translation>Marqueurs à découper</translation>
    </message>
</context>
<context>
    <name>TroopTable</name>
    <message>
        <source>Move</source>
        <translation>Mouv.</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Shot hits on</source>
        <translation>Tir : touche sur</translation>
    </message>
    <message>
        <source>Melee hits on</source>
        <translation>Mêlée : touche sur</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contre elles</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
</context>
<context>
    <name>TurningPages</name>
    <message>
        <source>Wheel</source>
        <translation>Conversion</translation>
    </message>
    <message>
        <source>Oblique</source>
        <translation>Oblique</translation>
    </message>
    <message>
        <source>Wheel: lay the point at the corner that stays and the lower edge along the front. The outer corner moves along the arcs; the numbers are what 15, 30 and 45 degrees cost. Turn the template over for the other way.</source>
        <translation>Conversion : posez la pointe sur le coin qui reste en place et le bord du bas le long du front. Le coin extérieur suit les arcs ; les nombres disent ce que coûtent 15, 30 et 45 degrés. Pour l’autre sens, retournez le gabarit.</translation>
    </message>
    <message>
        <source>Oblique: lay the upright edge in the direction the unit faces. It may slide along the slanting edge, or anywhere between the two.</source>
        <translation>Oblique : posez le bord vertical dans la direction où regarde l’unité. Elle peut glisser le long du bord incliné, ou n’importe où entre les deux.</translation>
    </message>
    <message>
        <source>What wheels cost in this battle</source>
        <translation>Ce que coûtent les conversions dans cette bataille</translation>
    </message>
    <message>
        <source>Nobody in this battle is formed, so nobody needs to wheel.</source>
        <translation>Personne dans cette bataille n’est en ordre serré : personne n’a donc de conversion à faire.</translation>
    </message>
</context>
<context>
    <name>TypeProperties</name>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>only on a %1</source>
        <comment>a hit</comment>
        <translation>seulement sur %1</translation>
    </message>
    <message>
        <source>on %1 or more</source>
        <comment>a hit</comment>
        <translation>dès %1</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>How the stands of a unit stand. It never changes in a battle.</source>
        <translation>La disposition des socles d’une unité. Elle ne change jamais pendant une bataille.</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>un rang</translation>
    </message>
    <message>
        <source>two ranks</source>
        <translation>deux rangs</translation>
    </message>
    <message>
        <source>one stand alone</source>
        <translation>un socle unique</translation>
    </message>
    <message>
        <source>Stands, at least</source>
        <translation>Socles, au moins</translation>
    </message>
    <message>
        <source>Stands, at most</source>
        <translation>Socles, au plus</translation>
    </message>
    <message>
        <source>Of a fresh unit. A stand is one die and one loss.</source>
        <translation>D’une unité intacte. Un socle vaut un dé et une perte.</translation>
    </message>
    <message>
        <source>Width of a stand</source>
        <translation>Largeur d’un socle</translation>
    </message>
    <message>
        <source>Depth of a stand</source>
        <translation>Profondeur d’un socle</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Tire</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>A shot hits</source>
        <translation>Au tir, touche</translation>
    </message>
    <message>
        <source>One die for each stand; every hit takes a stand.</source>
        <translation>Un dé par socle ; chaque touche enlève un socle.</translation>
    </message>
    <message>
        <source>In melee it hits</source>
        <translation>En mêlée, touche</translation>
    </message>
    <message>
        <source>One die for each stand in every round.</source>
        <translation>Un dé par socle à chaque reprise.</translation>
    </message>
    <message>
        <source>rolls no dice</source>
        <translation>pas de dés</translation>
    </message>
    <message>
        <source>After its charge</source>
        <translation>Après sa charge</translation>
    </message>
    <message>
        <source>Only in the melee of the turn in which the unit has charged.</source>
        <translation>Seulement dans la mêlée du tour où l’unité a chargé.</translation>
    </message>
    <message>
        <source>as always</source>
        <translation>comme toujours</translation>
    </message>
    <message>
        <source>Enemies hit it</source>
        <translation>L’ennemi la touche</translation>
    </message>
    <message>
        <source>Skirmishers, for example, are easier to hit: whoever fights them needs this, whatever is usual for him.</source>
        <translation>Les tirailleurs, par exemple, sont plus faciles à toucher : il suffit de ce résultat à qui les combat, quel que soit son seuil habituel.</translation>
    </message>
    <message>
        <source>by their own number</source>
        <translation>selon son propre seuil</translation>
    </message>
    <message>
        <source>Scares elephants</source>
        <translation>Effraie les éléphants</translation>
    </message>
    <message>
        <source>When an elephant charges it from the front, a die decides whether the elephant takes fright and is gone.</source>
        <translation>Quand un éléphant la charge de front, un dé décide s’il prend peur et disparaît.</translation>
    </message>
    <message>
        <source>Scares elephants by option</source>
        <translation>Les effraie en option</translation>
    </message>
    <message>
        <source>The same, but only in battles whose rules say that skirmishers scare elephants, too.</source>
        <translation>De même, mais seulement dans les batailles dont les règles disent que les tirailleurs aussi effraient les éléphants.</translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation>Ne charge jamais</translation>
    </message>
    <message>
        <source>It can only be charged.</source>
        <translation>On peut seulement la charger.</translation>
    </message>
    <message>
        <source>Does not fight back</source>
        <translation>Ne se défend pas</translation>
    </message>
    <message>
        <source>It rolls no dice in melee, whatever its number.</source>
        <translation>Elle ne lance pas de dés en mêlée, quel que soit son seuil.</translation>
    </message>
    <message>
        <source>Flees from a charge</source>
        <translation>Fuit une charge</translation>
    </message>
    <message>
        <source>As soon as a charging enemy reaches it, the unit is lost.</source>
        <translation>Dès qu’un ennemi qui charge l’atteint, l’unité est perdue.</translation>
    </message>
    <message>
        <source>No general may join</source>
        <translation>Pas de général</translation>
    </message>
    <message>
        <source>Generals cannot be with it.</source>
        <translation>Les généraux ne peuvent pas être avec elle.</translation>
    </message>
    <message>
        <source>Does not count for victory</source>
        <translation>Ne compte pas pour la victoire</translation>
    </message>
    <message>
        <source>Its lost stands are left out when it is decided who has won.</source>
        <translation>Ses socles perdus ne comptent pas quand on décide qui a gagné.</translation>
    </message>
    <message>
        <source>stays under control</source>
        <translation>reste sous contrôle</translation>
    </message>
    <message>
        <source>runs wild straight ahead</source>
        <translation>furie, tout droit</translation>
    </message>
    <message>
        <source>runs wild to its right</source>
        <translation>furie, à sa droite</translation>
    </message>
    <message>
        <source>runs wild to its left</source>
        <translation>furie, à sa gauche</translation>
    </message>
    <message>
        <source>runs wild to its rear</source>
        <translation>furie, demi-tour</translation>
    </message>
    <message>
        <source>Control die: %1</source>
        <comment>face of a die</comment>
        <translation>Dé de maîtrise : %1</translation>
    </message>
    <message>
        <source>Fights as an elephant</source>
        <translation>Combat en éléphant</translation>
    </message>
    <message>
        <source>Nothing hurts it. It strikes when its charge arrives, then dices for control, and may run wild.</source>
        <translation>Rien ne lui fait de mal. Il frappe quand sa charge arrive, puis lance son dé de maîtrise, et peut entrer en furie.</translation>
    </message>
    <message>
        <source>Takes fright</source>
        <translation>Prend peur</translation>
    </message>
    <message>
        <source>On the die that is thrown when it charges whoever scares elephants.</source>
        <translation>Résultat du dé lancé quand il charge des troupes qui effraient les éléphants.</translation>
    </message>
    <message>
        <source>Stands its charge costs</source>
        <translation>Socles pris par sa charge</translation>
    </message>
    <message>
        <source>Stands its rampage costs</source>
        <translation>Socles pris par sa furie</translation>
    </message>
    <message>
        <source>Of every unit it runs over, friend or enemy.</source>
        <translation>À chaque unité sur son passage, amie ou ennemie.</translation>
    </message>
    <message>
        <source>How far it runs wild</source>
        <translation>Distance de sa furie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Of the kind: “Roman infantry”.</source>
        <translation>Par exemple : « Infanterie romaine ».</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>Dans une liste</translation>
    </message>
    <message>
        <source>As in “Losses: 3 skirmishers”. Empty: the same as the name.</source>
        <translation>Comme dans « Pertes : 3 tirailleurs ». Vide : le même que le nom.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Friends pass through skirmishers; skirmishers and elephants belong in the front line.</source>
        <translation>Les amis traversent les tirailleurs ; la place des tirailleurs et des éléphants est en première ligne.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>infanterie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>cavalerie</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>tirailleurs</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>machines</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>éléphants</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Se déplace</translation>
    </message>
    <message>
        <source>Formed troops go straight on, wheel and slide obliquely.</source>
        <translation>En ordre serré, on avance tout droit, par conversion et en oblique.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>en ordre serré</translation>
    </message>
    <message>
        <source>freely, in any direction</source>
        <translation>librement, dans n’importe quelle direction</translation>
    </message>
    <message>
        <source>Move, up to</source>
        <translation>Mouvement, jusqu’à</translation>
    </message>
    <message>
        <source>Charge, up to</source>
        <translation>Charge, jusqu’à</translation>
    </message>
</context>
<context>
    <name>UnknownArt</name>
    <message>
        <source>%1: the palette “%2” is unknown; plain colours are shown.</source>
        <translation>%1 : la palette « %2 » est inconnue ; des couleurs simples sont montrées.</translation>
    </message>
    <message>
        <source>%1: the figures have no “%2” to colour.</source>
        <translation>%1 : les figurines n’ont pas de partie « %2 » à colorer.</translation>
    </message>
    <message>
        <source>The drawing “%1” cannot be shown. %2</source>
        <comment>name, reason</comment>
        <translation>Impossible de montrer le dessin « %1 ». %2</translation>
    </message>
    <message>
        <source>%1: the figure “%2” is unknown; the sign of its kind is shown.</source>
        <translation>%1 : la figurine « %2 » est inconnue ; le signe de son genre est montré.</translation>
    </message>
</context>
<context>
    <name>UsualTypes</name>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Tirailleurs</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <translation>Archers montés</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyModel</name>
    <message>
        <source>%1 stands</source>
        <translation>%1 socles</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, stands: %3</source>
        <translation>%1, %2, socles : %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Socles</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyPanel</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and one of its commands</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Nobody can be added yet: first make a unit type.</source>
        <translation>On ne peut encore ajouter personne : créez d’abord un type d’unité.</translation>
    </message>
    <message>
        <source>There are no units yet. Choose a command, then “Add” and a type; or paste a table from a spreadsheet.</source>
        <translation>Il n’y a pas encore d’unités. Choisissez un corps, puis « Ajouter » et un type ; ou collez un tableau venu d’un tableur.</translation>
    </message>
    <message>
        <source>There is nobody here yet. Choose “Add” and a unit: its side and command are made with it. Or paste a table from a spreadsheet.</source>
        <translation>Il n’y a encore personne. Choisissez « Ajouter » et une unité : son camp et son corps se créent en même temps. Ou collez un tableau venu d’un tableur.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Into the command</source>
        <translation>Dans le corps</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>For a command that has none.</source>
        <translation>Pour un corps qui n’en a pas.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>Units, generals and commands; their names count on.</source>
        <translation>Unités, généraux et corps ; la numérotation des noms continue.</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Units, generals and commands. Sides stay.</source>
        <translation>Unités, généraux et corps. Les camps restent.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>One at a time.</source>
        <translation>Une seule chose à la fois.</translation>
    </message>
    <message>
        <source>One stand more	+</source>
        <translation>Un socle de plus	+</translation>
    </message>
    <message>
        <source>For units, within what their types allow.</source>
        <translation>Pour les unités, dans les limites de leur type.</translation>
    </message>
    <message>
        <source>One stand fewer	−</source>
        <translation>Un socle de moins	−</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Units, one general, or commands.</source>
        <translation>Unités, un seul général, ou corps.</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>Vers l’autre camp</translation>
    </message>
    <message>
        <source>Units and commands of one side.</source>
        <translation>Unités et corps d’un seul camp.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Général en chef</translation>
    </message>
    <message>
        <source>For one general: a side has one.</source>
        <translation>Pour un seul général : un camp en a un.</translation>
    </message>
    <message>
        <source>General joins this unit</source>
        <translation>Le général rejoint cette unité</translation>
    </message>
    <message>
        <source>For one unit: the general of its command joins it, or the one that is selected with it.</source>
        <translation>Pour une unité : le général de son corps la rejoint, ou celui qui est sélectionné avec elle.</translation>
    </message>
    <message>
        <source>General stands by himself</source>
        <translation>Le général reste sans unité</translation>
    </message>
    <message>
        <source>For generals who are with a unit.</source>
        <translation>Pour les généraux qui sont avec une unité.</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Copier comme tableau</translation>
    </message>
    <message>
        <source>Units, for this order of battle or for a spreadsheet.</source>
        <translation>Des unités, pour cet ordre de bataille ou pour un tableur.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Units that were copied here, or rows of a spreadsheet with their column names.</source>
        <translation>Des unités copiées ici, ou des lignes d’un tableur avec leurs noms de colonnes.</translation>
    </message>
    <message>
        <source>Import from a table…</source>
        <translation>Importer un tableau…</translation>
    </message>
    <message>
        <source>Units of the table are changed or added; others stay. A table is a CSV file of a spreadsheet.</source>
        <translation>Les unités du tableau sont modifiées ou ajoutées ; les autres restent. Un tableau est un fichier CSV venu d’un tableur.</translation>
    </message>
    <message>
        <source>Replace by a table…</source>
        <translation>Remplacer par un tableau…</translation>
    </message>
    <message>
        <source>The same; units that are not in the table go.</source>
        <translation>De même ; mais les unités qui ne sont pas dans le tableau partent.</translation>
    </message>
    <message>
        <source>Export as a table…</source>
        <translation>Exporter comme tableau…</translation>
    </message>
    <message>
        <source>A CSV file that every spreadsheet opens.</source>
        <translation>Un fichier CSV que tout tableur ouvre.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>There is no table to paste. Copy units here, or rows of a spreadsheet with their column names.</source>
        <translation>Il n’y a pas de tableau à coller. Copiez ici des unités, ou des lignes d’un tableur avec leurs noms de colonnes.</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>Le tableau n’a pas été importé. %1</translation>
    </message>
    <message>
        <source>Import from a table</source>
        <translation>Importer un tableau</translation>
    </message>
    <message>
        <source>Replace by a table</source>
        <translation>Remplacer par un tableau</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exporter comme tableau</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArrangeTool</name>
    <message>
        <source>selected</source>
        <translation>sélection</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>rejoint %1</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>orientation %1</translation>
    </message>
    <message>
        <source>on top of %1</source>
        <translation>chevauche %1</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>two lengths from the south-west corner</comment>
        <translation>%1 vers l’est, %2 vers le nord</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalancePanel</name>
    <message>
        <source>Has the program play this battle against itself, hundreds of times. You can go on working.</source>
        <translation>Le programme joue cette bataille contre lui-même, des centaines de fois. Vous pouvez continuer à travailler.</translation>
    </message>
    <message>
        <source>%1 so far …</source>
        <translation>%1 jusqu’ici…</translation>
    </message>
    <message>
        <source>%1. This is known well enough now.</source>
        <translation>%1. C’est maintenant assez sûr.</translation>
    </message>
    <message>
        <source>%1. Stopped.</source>
        <translation>%1. Arrêté.</translation>
    </message>
    <message>
        <source>Looking for changes; see below.</source>
        <translation>Recherche de modifications ; voir plus bas.</translation>
    </message>
    <message>
        <source>The search has ended; see below.</source>
        <translation>La recherche est finie ; voir plus bas.</translation>
    </message>
    <message>
        <source>This battle cannot be played yet. The list of issues says what to mend first.</source>
        <translation>Cette bataille ne peut pas encore se jouer. La liste des problèmes dit quoi corriger d’abord.</translation>
    </message>
    <message>
        <source>A battle could not be played to its end. That is a fault of the program, not of yours.</source>
        <translation>Une bataille n’a pas pu être jouée jusqu’au bout. C’est un défaut du programme, pas le vôtre.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Test the balance</source>
        <translation>Tester l’équilibre</translation>
    </message>
    <message>
        <source>Stop the search below first</source>
        <translation>Arrêter d’abord la recherche plus bas</translation>
    </message>
    <message>
        <source>Exact to so many in 100</source>
        <translation>Marge d’erreur, sur 100</translation>
    </message>
    <message>
        <source>The battle has been changed since. These figures are of an earlier version.</source>
        <translation>La bataille a été modifiée depuis. Ces chiffres sont ceux d’une version antérieure.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Tester de nouveau</translation>
    </message>
    <message>
        <source>Wait until the test has ended, or stop it</source>
        <translation>Attendre la fin du test, ou l’arrêter</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalanceResult</name>
    <message>
        <source>Drawn</source>
        <translation>Indécises</translation>
    </message>
    <message>
        <source>Full colour: great victories. The whiskers show where the true share is, 19 times in 20. The mark in the middle is where an even battle has its draws.</source>
        <translation>Couleur pleine : grandes victoires. Les moustaches montrent où se trouve la vraie part, 19 fois sur 20. La marque du milieu est la place des batailles indécises quand les camps sont à égalité.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 turns: %2</source>
        <translation>%1 tours : %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>So far no unit stands out: its side wins as often without it as with it.</source>
        <translation>Jusqu’ici, aucune unité ne se détache : son camp gagne aussi souvent sans elle qu’avec elle.</translation>
    </message>
    <message>
        <source>Of the battles at whose end the unit still stood, its side won this share; of those in which it was gone, that. The farther apart, the more hangs on the unit. Choose one to see it on the table.</source>
        <translation>« Avec elle » : la part des batailles gagnées par son camp quand l’unité tenait encore à la fin ; « Sans elle » : quand elle n’y était plus. Plus l’écart est grand, plus tout dépend de l’unité. Choisissez-en une pour la voir sur la table.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>How many battles take how many turns</source>
        <translation>Combien de batailles durent combien de tours</translation>
    </message>
    <message>
        <source>Seconds an order takes your class, dice included</source>
        <translation>Secondes par ordre dans votre classe, dés compris</translation>
    </message>
    <message>
        <source>Reckoned, not measured: with 13 seconds Zama takes two lessons. Time one battle, divide its seconds by its orders, and type that in.</source>
        <translation>Calculé, pas mesuré : avec 13 secondes, Zama prend deux cours. Chronométrez une bataille, divisez ses secondes par ses ordres et saisissez le résultat.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>Losses by kind of troops</source>
        <translation>Pertes par genre de troupes</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Socles perdus</translation>
    </message>
    <message>
        <source>Units that decide it</source>
        <translation>Les unités décisives</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Won with</source>
        <translation>Avec elle</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans elle</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>A pris</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>A perdu</translation>
    </message>
</context>
<context>
    <name>zama::editor::ChangedRules</name>
    <message>
        <source>Show where it is chosen: %1</source>
        <translation>Montrer où cela se choisit : %1</translation>
    </message>
    <message>
        <source>As shipped again: %1</source>
        <translation>Remettre comme à l’origine : %1</translation>
    </message>
    <message>
        <source>All rules are as shipped.</source>
        <translation>Toutes les règles sont celles d’origine.</translation>
    </message>
    <message>
        <source>Changed from the shipped rules:</source>
        <translation>Règles modifiées :</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Reset all of them</source>
        <translation>Tout par défaut</translation>
    </message>
</context>
<context>
    <name>zama::editor::ColourField</name>
    <message>
        <source>Another colour…</source>
        <translation>Autre couleur…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
</context>
<context>
    <name>zama::editor::DrawingDialog</name>
    <message>
        <source>Import a drawing</source>
        <translation>Importer un dessin</translation>
    </message>
    <message>
        <source>The drawing as it will be shown</source>
        <translation>Le dessin tel qu’il sera montré</translation>
    </message>
    <message>
        <source>What will not show as it was drawn</source>
        <translation>Ce qui ne sera pas montré comme il a été dessiné</translation>
    </message>
    <message>
        <source>From behind it is seen mirrored, until you import a drawing of its back as well.</source>
        <translation>De dos, on verra ce dessin en miroir, tant que vous n’aurez pas importé aussi un dessin du dos.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <comment>name of a file, reason</comment>
        <translation>Impossible d’utiliser « %1 ». %2</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Some of it will not show as it was drawn:</source>
        <translation>Voici comment se présentera « %1 ». Certaines choses ne seront pas montrées comme elles ont été dessinées :</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Everything in it can be shown.</source>
        <translation>Voici comment se présentera « %1 ». Tout peut être montré.</translation>
    </message>
    <message>
        <source>&amp;Use this drawing</source>
        <translation>&amp;Utiliser ce dessin</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler l’action</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir : %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler l’action</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>For this battle, another one, or a spreadsheet</source>
        <translation>Pour cette bataille, pour une autre ou pour un tableur</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>A copy with the next name, on a free place</source>
        <translation>Une copie avec le nom suivant, sur une place libre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select the whole &amp;command</source>
        <translation>Sélectionner tout le cor&amp;ps</translation>
    </message>
    <message>
        <source>A double click on a unit does the same</source>
        <translation>Un double-clic sur une unité fait de même</translation>
    </message>
    <message>
        <source>Select all of the sa&amp;me type</source>
        <translation>Sélectionner le même t&amp;ype</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Ne rien sélectionner</translation>
    </message>
    <message>
        <source>Align with the &amp;foremost</source>
        <translation>Aligner sur l’&amp;avant</translation>
    </message>
    <message>
        <source>Align on the &amp;middle</source>
        <translation>Aligner sur le &amp;milieu</translation>
    </message>
    <message>
        <source>Align with the &amp;rearmost</source>
        <translation>Aligner sur l’a&amp;rrière</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>Aligner les bords &amp;gauches</translation>
    </message>
    <message>
        <source>Align ri&amp;ght edges</source>
        <translation>Aligner les bords &amp;droits</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>Aligner en &amp;colonne</translation>
    </message>
    <message>
        <source>&amp;Share out evenly</source>
        <translation>Ré&amp;partir également</translation>
    </message>
    <message>
        <source>The outermost stay, the gaps become equal</source>
        <translation>Les deux extrêmes restent, les intervalles deviennent égaux</translation>
    </message>
    <message>
        <source>Close u&amp;p</source>
        <translation>&amp;Serrer</translation>
    </message>
    <message>
        <source>Half an inch between neighbours</source>
        <translation>Un demi-pouce entre voisines</translation>
    </message>
    <message>
        <source>Draw up in &amp;one line</source>
        <translation>Ranger sur &amp;une ligne</translation>
    </message>
    <message>
        <source>Skirmishers in front, cavalry on the wings</source>
        <translation>Tirailleurs devant, cavalerie sur les ailes</translation>
    </message>
    <message>
        <source>Draw up in &amp;two lines</source>
        <translation>Ranger sur deux &amp;lignes</translation>
    </message>
    <message>
        <source>Turn &amp;about</source>
        <translation>Demi-&amp;tour</translation>
    </message>
    <message>
        <source>To face the other way</source>
        <translation>Pour regarder de l’autre côté</translation>
    </message>
    <message>
        <source>Mo&amp;ve into the deployment zone</source>
        <translation>Ramener dans la z&amp;one de déploiement</translation>
    </message>
    <message>
        <source>M&amp;irror across the table</source>
        <translation>Re&amp;fléter en face</translation>
    </message>
    <message>
        <source>The selected stand on the opposite side, left stays left</source>
        <translation>La sélection passe du côté opposé, la gauche reste à gauche</translation>
    </message>
    <message>
        <source>Replace the e&amp;nemy by a mirror image</source>
        <translation>Remplacer l’&amp;ennemi par un reflet</translation>
    </message>
    <message>
        <source>The other side loses its army and gets copies of the selected one</source>
        <translation>L’autre camp perd son armée et reçoit des copies de celle qui est sélectionnée</translation>
    </message>
    <message>
        <source>Snap to neigh&amp;bours</source>
        <translation>Aimanter aux &amp;voisines</translation>
    </message>
    <message>
        <source>Snap to middle lines and &amp;zones</source>
        <translation>Aimanter aux lignes médianes et aux &amp;zones</translation>
    </message>
    <message>
        <source>Snap to the gri&amp;d</source>
        <translation>Aimanter au &amp;quadrillage</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditorWindow</name>
    <message>
        <source>Editing</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>&amp;Play-test</source>
        <translation>&amp;Partie d’essai</translation>
    </message>
    <message>
        <source>Play this battle now; the scenario stays as it is</source>
        <translation>Jouer cette bataille maintenant ; le scénario reste comme il est</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arr&amp;ière</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>Table &amp;entière</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>&amp;Quadrillage de 6 pouces</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Types d’unités</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
</context>
<context>
    <name>zama::editor::EveningPanel</name>
    <message>
        <source>The battle as it is: %1</source>
        <translation>La bataille telle quelle : %1</translation>
    </message>
    <message>
        <source>Trying one change at a time: %1</source>
        <translation>Essai d’une modification à la fois : %1</translation>
    </message>
    <message>
        <source>Trying changes together: %1</source>
        <translation>Essai de plusieurs modifications ensemble : %1</translation>
    </message>
    <message>
        <source>Testing the best again, with other dice: %1</source>
        <translation>Nouveau test des meilleures, avec d’autres dés : %1</translation>
    </message>
    <message>
        <source>More or fewer stands help most: tick “Stands of a unit”.</source>
        <translation>Plus ou moins de socles aident le plus : cochez « Socles d’une unité ».</translation>
    </message>
    <message>
        <source>Allow a unit more stands: the number beside “Stands of a unit” may be up to %1.</source>
        <translation>Permettez plus de socles par unité : le nombre à côté de « Socles d’une unité » peut aller jusqu’à %1.</translation>
    </message>
    <message>
        <source>Other hit numbers help, too: tick “Hit numbers of …” and the troops.</source>
        <translation>D’autres seuils de touche aident aussi : cochez « Seuils de touche » et les troupes.</translation>
    </message>
    <message>
        <source>Other places may help: tick “Places”.</source>
        <translation>D’autres places peuvent aider : cochez « Places ».</translation>
    </message>
    <message>
        <source>A longer or shorter battle may help: tick “Turn limit”.</source>
        <translation>Une bataille plus longue ou plus courte peut aider : cochez « Nombre de tours ».</translation>
    </message>
    <message>
        <source>The sides are too unequal for small changes alone: give the weaker one more units, or the stronger one fewer.</source>
        <translation>Les camps sont trop inégaux pour de petites modifications : donnez plus d’unités au plus faible, ou moins au plus fort.</translation>
    </message>
    <message>
        <source>Use the nearest and seek again: small changes may do the rest.</source>
        <translation>Prenez la plus proche et relancez la recherche : de petites modifications feront peut-être le reste.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed brings this battle nearer to even.</source>
        <translation>Rien de ce qui peut changer ne rapproche cette bataille de l’équilibre.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed makes this battle quite even.</source>
        <translation>Rien de ce qui peut changer ne rend cette bataille tout à fait équilibrée.</translation>
    </message>
    <message>
        <source>The battle has been changed since changes were sought.</source>
        <translation>La bataille a été modifiée depuis cette recherche.</translation>
    </message>
    <message>
        <source>These changes were found for an earlier version of the battle. Seek again to use one.</source>
        <translation>Ces modifications valent pour une version antérieure de la bataille. Relancez la recherche pour en utiliser une.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Arrêté avant d’avoir trouvé quelque chose.</translation>
    </message>
    <message>
        <source>This battle is even as it is.</source>
        <translation>Cette bataille est équilibrée telle quelle.</translation>
    </message>
    <message>
        <source>Each was tested again with other dice. A draw counts half for each side.</source>
        <translation>Chacune a été testée de nouveau avec d’autres dés. Une bataille indécise compte pour moitié à chaque camp.</translation>
    </message>
    <message>
        <source>Make it even</source>
        <translation>Équilibrer</translation>
    </message>
    <message>
        <source>Looks for small changes that bring the battle near to 50 to 50. What may be changed?</source>
        <translation>Cherche de petites modifications qui rapprochent la bataille de 50 contre 50. Qu’est-ce qui peut changer ?</translation>
    </message>
    <message>
        <source>Stands of a unit, up to</source>
        <translation>Socles d’une unité, jusqu’à</translation>
    </message>
    <message>
        <source>Stands more or fewer in a unit, at most</source>
        <translation>Socles en plus ou en moins par unité, au plus</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Nombre de tours</translation>
    </message>
    <message>
        <source>Hit numbers of …</source>
        <translation>Seuils de touche :</translation>
    </message>
    <message>
        <source>A unit may have so many stands more or fewer</source>
        <translation>Une unité peut avoir tant de socles en plus ou en moins</translation>
    </message>
    <message>
        <source>Units and whole armies may stand a little farther forward or back</source>
        <translation>Unités et armées entières peuvent se trouver un peu plus en avant ou en arrière</translation>
    </message>
    <message>
        <source>The battle may be a turn or two longer or shorter</source>
        <translation>La bataille peut durer un ou deux tours de plus ou de moins</translation>
    </message>
    <message>
        <source>Each hit number of the troops that you tick may be one more or less</source>
        <translation>Chaque seuil de touche des troupes cochées peut monter ou descendre d’un point</translation>
    </message>
    <message>
        <source>Troops whose hit numbers may change</source>
        <translation>Troupes dont les seuils de touche peuvent changer</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Avancement de la recherche</translation>
    </message>
    <message>
        <source>Stop seeking</source>
        <translation>Arrêter la recherche</translation>
    </message>
</context>
<context>
    <name>zama::editor::FigurePicker</name>
    <message>
        <source>Choose a figure</source>
        <translation>Choisir une figurine</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search for a figure</source>
        <translation>Chercher une figurine</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Group of figures</source>
        <translation>Groupe de figurines</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <translation>&amp;Importer un dessin…</translation>
    </message>
    <message>
        <source>&amp;Remove this drawing</source>
        <translation>&amp;Retirer ce dessin</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Toutes les figurines</translation>
    </message>
    <message>
        <source>Drawings of this scenario</source>
        <translation>Dessins de ce scénario</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesModel</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesPanel</name>
    <message>
        <source>Do it</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Corriger : %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>What can be done:</source>
        <translation>Ce qu’on peut faire :</translation>
    </message>
</context>
<context>
    <name>zama::editor::LanguageAdder</name>
    <message>
        <source>Choose one, or type its tag: fr, pt-BR.</source>
        <translation>Choisissez-en une, ou tapez son code : fr, pt-BR.</translation>
    </message>
    <message>
        <source>That is no language tag. Tags look like fr or pt-BR.</source>
        <translation>Ce n’est pas un code de langue. Un code ressemble à fr ou pt-BR.</translation>
    </message>
    <message>
        <source>This language is in the list already.</source>
        <translation>Cette langue est déjà dans la liste.</translation>
    </message>
    <message>
        <source>Tag in the file: %1</source>
        <translation>Code dans le fichier : %1</translation>
    </message>
    <message>
        <source>New language</source>
        <translation>Nouvelle langue</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add this language</source>
        <translation>Ajouter cette langue</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryModel</name>
    <message>
        <source>%1
Cannot be used. %2</source>
        <translation>%1
Inutilisable. %2</translation>
    </message>
    <message>
        <source>%1
Army, types of units: %2</source>
        <translation>%1
Armée, types d’unités : %2</translation>
    </message>
    <message>
        <source>%1
Types of units: %2</source>
        <translation>%1
Types d’unités : %2</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Fourni avec le programme</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryPanel</name>
    <message>
        <source>The library is empty. Select a side, a command or types of units and save them here.</source>
        <translation>La bibliothèque est vide. Sélectionnez un camp, un corps ou des types d’unités et enregistrez-les ici.</translation>
    </message>
    <message>
        <source>Nothing in the library has these words.</source>
        <translation>Rien dans la bibliothèque ne contient ces mots.</translation>
    </message>
    <message>
        <source>It does not fit: a battle has room for so many units and types only.</source>
        <translation>Il n’y a pas la place : une bataille n’admet qu’un certain nombre d’unités et de types.</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>« %1 » est dans la bibliothèque.</translation>
    </message>
    <message>
        <source>“%1” is deleted from the library.</source>
        <translation>« %1 » n’est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>“%1” could not be deleted.</source>
        <translation>Impossible de supprimer « %1 ».</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Chercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>Library of types and armies</source>
        <translation>Bibliothèque de types et d’armées</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Pour quel camp</translation>
    </message>
    <message>
        <source>Add to this battle</source>
        <translation>Ajouter à cette bataille</translation>
    </message>
    <message>
        <source>Take the place of its army</source>
        <translation>Remplacer l’armée du camp</translation>
    </message>
    <message>
        <source>The side gives up the units it has and fights with these.</source>
        <translation>Le camp perd les unités qu’il a et combat avec celles-ci.</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Supprimer de la bibliothèque</translation>
    </message>
    <message>
        <source>Save what is selected here…</source>
        <translation>Enregistrer la sélection…</translation>
    </message>
    <message>
        <source>To save something here, select a side, a command or types of units.</source>
        <translation>Pour enregistrer quelque chose ici, sélectionnez un camp, un corps ou des types d’unités.</translation>
    </message>
    <message>
        <source>Name in the library</source>
        <translation>Nom dans la bibliothèque</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Enregistrer dans la bibliothèque</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <translation>Centre</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Quartier général</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <translation>Aile gauche</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <translation>Aile droite</translation>
    </message>
    <message>
        <source>There is no army in the library. Save one there from any battle.</source>
        <translation>Il n’y a pas d’armée dans la bibliothèque. Enregistrez-en une depuis n’importe quelle bataille.</translation>
    </message>
    <message>
        <source>%1: units %2, stands %3</source>
        <translation>%1 : unités %2, socles %3</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>1. Who fights whom?</source>
        <translation>1. Qui combat qui ?</translation>
    </message>
    <message>
        <source>2. How large is it?</source>
        <translation>2. De quelle taille ?</translation>
    </message>
    <message>
        <source>3. What kind of battle?</source>
        <translation>3. Quel genre de bataille ?</translation>
    </message>
    <message>
        <source>4. What is it called?</source>
        <translation>4. Comment s’appelle-t-elle ?</translation>
    </message>
    <message>
        <source>5. Who begins, and how long does it last?</source>
        <translation>5. Qui commence, et pour combien de temps ?</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Armée 1</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Armée 2</translation>
    </message>
    <message>
        <source>Name of the first army</source>
        <translation>Nom de l’armée 1</translation>
    </message>
    <message>
        <source>Name of the second army</source>
        <translation>Nom de l’armée 2</translation>
    </message>
    <message>
        <source>You may give them other names.</source>
        <translation>Vous pouvez leur donner d’autres noms.</translation>
    </message>
    <message>
        <source>Minutes of class</source>
        <translation>Minutes de classe</translation>
    </message>
    <message>
        <source>Units of the first army</source>
        <translation>Unités de l’armée 1</translation>
    </message>
    <message>
        <source>The other army gets as much as makes the battle fair.</source>
        <translation>L’autre armée reçoit de quoi rendre la bataille équitable.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Pitched battle</source>
        <translation>Bataille rangée</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Embuscade</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Éléphants</translation>
    </message>
    <message>
        <source>Last stand</source>
        <translation>Encerclement</translation>
    </message>
    <message>
        <source>Two lines meet face to face.</source>
        <translation>Deux lignes se rencontrent face à face.</translation>
    </message>
    <message>
        <source>The first army marches in a column; the second waits for it on both sides.</source>
        <translation>L’armée 1 marche en colonne ; l’armée 2 l’attend des deux côtés.</translation>
    </message>
    <message>
        <source>A pitched battle in which both armies have elephants in front.</source>
        <translation>Une bataille rangée où les deux armées ont des éléphants devant.</translation>
    </message>
    <message>
        <source>The first army stands back to back in the middle; the second comes from both sides.</source>
        <translation>L’armée 1 se tient dos à dos au milieu ; l’armée 2 vient des deux côtés.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>Agit d’abord</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Nombre de tours limité</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Nombre de tours</translation>
    </message>
    <message>
        <source>How the armies stand</source>
        <translation>Comment se tiennent les armées</translation>
    </message>
    <message>
        <source>Begin with this</source>
        <translation>Commencer ainsi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>zama::editor::OddsTable</name>
    <message>
        <source>does not come about</source>
        <translation>n’arrive pas</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>stands</comment>
        <translation>%1 en moins</translation>
    </message>
    <message>
        <source>The elephant costs the other side %1 stands on average.</source>
        <translation>L’éléphant coûte en moyenne %1 socles à l’autre camp.</translation>
    </message>
    <message>
        <source>Wins %1, loses %2; %3 stands lost for %4 of the enemy’s.</source>
        <comment>chances, average numbers</comment>
        <translation>Victoire %1, défaite %2 ; socles perdus : %3, et chez l’ennemi %4.</translation>
    </message>
    <message>
        <source>%1 stands lost on average</source>
        <translation>%1 socles perdus en moyenne</translation>
    </message>
    <message>
        <source>One unit against one, both of their usual strength, without generals, to the end. Per cent are chances to win; volleys in stands lost on average.</source>
        <translation>Une unité contre une autre, toutes deux à leur effectif habituel, sans généraux, jusqu’au bout. Les pourcentages sont des probabilités de victoire ; les volées, des socles perdus en moyenne.</translation>
    </message>
    <message>
        <source>Odds against every kind of troops</source>
        <translation>Probabilités contre chaque genre de troupes</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>It
charges</source>
        <translation>Elle
charge</translation>
    </message>
    <message>
        <source>It is
charged</source>
        <translation>On la
charge</translation>
    </message>
    <message>
        <source>Its
volley</source>
        <translation>Sa
volée</translation>
    </message>
    <message>
        <source>Their
volley</source>
        <translation>Leur
volée</translation>
    </message>
</context>
<context>
    <name>zama::editor::OfferLine</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>zama::editor::OptionChooser</name>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Ouvre le livret de règles à cet endroit.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
    <message>
        <source>%1 (as shipped)</source>
        <translation>%1 (origine)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>zama::editor::PiecePreview</name>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>dès %1</translation>
    </message>
    <message>
        <source>%1 on %2+</source>
        <comment>range of shooting, hit number</comment>
        <translation>%1, dès %2</translation>
    </message>
    <message>
        <source>tramples</source>
        <translation>choc</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>stands of a unit</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Types of units</source>
        <translation>Types d’unités</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Socles</translation>
    </message>
    <message>
        <source>Units: %1, stands: %2, generals: %3</source>
        <translation>Unités : %1, socles : %2, généraux : %3</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertiesPanel</name>
    <message>
        <source>Unit: %1</source>
        <translation>Unité : %1</translation>
    </message>
    <message>
        <source>General: %1</source>
        <translation>Général : %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Corps : %1</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Camp : %1</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <comment>how many</comment>
        <translation>Unités : %1</translation>
    </message>
    <message>
        <source>Generals: %1</source>
        <comment>how many</comment>
        <translation>Généraux : %1</translation>
    </message>
    <message>
        <source>Commands: %1</source>
        <comment>how many</comment>
        <translation>Corps : %1</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <comment>how many</comment>
        <translation>Camps : %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Noms en</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Langue des noms</translation>
    </message>
    <message>
        <source>Select units, generals, commands or sides to change them: on the table or in the order of battle. Several can be changed at once.</source>
        <translation>Sélectionnez des unités, des généraux, des corps ou des camps pour les modifier : sur la table ou dans l’ordre de bataille. On peut en modifier plusieurs à la fois.</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertyEditor</name>
    <message>
        <source>various</source>
        <translation>divers</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertySection</name>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Problèmes en tout : %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::ProposalCard</name>
    <message>
        <source>Use this</source>
        <translation>Prendre celle-ci</translation>
    </message>
    <message>
        <source>Who wins then</source>
        <translation>Qui gagne alors</translation>
    </message>
</context>
<context>
    <name>zama::editor::RulesPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>When they are over, the losses say who has won. As shipped: %1.</source>
        <translation>Quand ils sont passés, les pertes disent qui a gagné. À l’origine : %1.</translation>
    </message>
    <message>
        <source>The battle ends when a side has nobody left, or after %1 whole turns without a loss.</source>
        <translation>La bataille finit quand un camp n’a plus personne, ou après %1 tours entiers sans perte.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Phases d’un tour</translation>
    </message>
    <message>
        <source>an order of their own</source>
        <translation>ordre particulier</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Nombre de tours limité</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Nombre de tours</translation>
    </message>
    <message>
        <source>Points for a slight edge</source>
        <translation>Points pour un léger avantage</translation>
    </message>
    <message>
        <source>Points for a great victory</source>
        <translation>Points pour une grande victoire</translation>
    </message>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Ouvre le livret de règles à cet endroit.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
    <message>
        <source>How many per cent more of its stands the other side has lost; below a slight edge nobody has won. As shipped: %1 and %2.</source>
        <translation>Combien de socles de plus, en pour cent, l’autre camp a perdus ; en dessous d’un léger avantage, personne n’a gagné. À l’origine : %1 et %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::SequenceEditor</name>
    <message>
        <source>%1: move</source>
        <translation>%1 : mouvement</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1 : tir</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Les deux camps : charge</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Les deux camps : mêlée</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Who acts first</source>
        <translation>Qui agit d’abord</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Phases d’un tour</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Play this step earlier</source>
        <translation>Jouer cette phase plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Play this step later</source>
        <translation>Jouer cette phase plus tard</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>L’ordre habituel</translation>
    </message>
</context>
<context>
    <name>zama::editor::StandPreview</name>
    <message>
        <source>The unit as the table shows it: from the front, from behind, and from afar</source>
        <translation>L’unité telle que la table la montre : de face, de dos et de loin</translation>
    </message>
</context>
<context>
    <name>zama::editor::TextsPanel</name>
    <message>
        <source>Every text and name in %1 is removed.</source>
        <translation>Tous les textes et noms en %1 sont retirés.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Les reprendre</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (par défaut)</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 écrits sur %2</translation>
    </message>
    <message>
        <source>%1, to translate</source>
        <translation>%1, à traduire</translation>
    </message>
    <message>
        <source>To translate: %1</source>
        <translation>À traduire : %1</translation>
    </message>
    <message>
        <source>Too long to be kept: %1 bytes, at most %2 are possible. Shorten it.</source>
        <translation>Trop long pour être gardé : %1 octets, %2 au plus. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>What happened before</source>
        <translation>Ce qui s’est passé avant</translation>
    </message>
    <message>
        <source>Briefing: %1</source>
        <translation>Consignes : %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notes pour l’enseignant</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Langue des textes</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Ajouter une langue…</translation>
    </message>
    <message>
        <source>Make it the default</source>
        <translation>En faire la langue par défaut</translation>
    </message>
    <message>
        <source>Shown to readers whose own language is missing.</source>
        <translation>Montrée aux lecteurs dont la langue manque.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Takes every text and name in this language out of the scenario.</source>
        <translation>Enlève du scénario tous les textes et noms dans cette langue.</translation>
    </message>
    <message>
        <source>Make this language the default</source>
        <translation>Faire de cette langue la langue par défaut</translation>
    </message>
    <message>
        <source>Remove this language</source>
        <translation>Retirer cette langue</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeLooks</name>
    <message>
        <source>Import a drawing</source>
        <translation>Importer un dessin</translation>
    </message>
    <message>
        <source>Drawings and pictures (*.svg *.png)</source>
        <translation>Dessins et images (*.svg *.png)</translation>
    </message>
    <message>
        <source>Another drawing of its &amp;back…</source>
        <translation>Un autre dessin de son d&amp;os…</translation>
    </message>
    <message>
        <source>Import a drawing of its &amp;back…</source>
        <translation>Importer un dessin de son d&amp;os…</translation>
    </message>
    <message>
        <source>This is how it looks from behind.</source>
        <translation>Voici comment on la voit de dos.</translation>
    </message>
    <message>
        <source>From behind it looks as from the front, until you import its back.</source>
        <translation>De dos, on la voit comme de face, tant que vous n’importez pas son dos.</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>aucune figurine</translation>
    </message>
    <message>
        <source>Those of its side</source>
        <translation>Celles de son camp</translation>
    </message>
    <message>
        <source>This figure has no colours to change.</source>
        <translation>Cette figurine n’a pas de couleurs à changer.</translation>
    </message>
    <message>
        <source>Single colours. Those in bold were chosen for this type.</source>
        <translation>Couleurs une à une. Celles en gras ont été choisies pour ce type.</translation>
    </message>
    <message>
        <source>Reset this colour</source>
        <translation>Couleur d’origine</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>a colour</comment>
        <translation>Couleur d’origine : %1</translation>
    </message>
    <message>
        <source>Choose the figure</source>
        <translation>Choisir la figurine</translation>
    </message>
    <message>
        <source>Import a &amp;drawing…</source>
        <translation>Importer un &amp;dessin…</translation>
    </message>
    <message>
        <source>Remove the drawing of its back</source>
        <translation>Retirer le dessin de son dos</translation>
    </message>
    <message>
        <source>Army’s colours</source>
        <translation>Couleurs de l’armée</translation>
    </message>
    <message>
        <source>&amp;Reset all colours</source>
        <translation>Toutes les couleurs d’o&amp;rigine</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeWorkshop</name>
    <message>
        <source>Its units become: %1</source>
        <translation>Ses unités deviennent : %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>a unit type</comment>
        <translation>Type supprimé : %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>L&amp;ibrary…</source>
        <translation>&amp;Bibliothèque…</translation>
    </message>
    <message>
        <source>Types and armies to use again</source>
        <translation>Types et armées à réutiliser</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Types d’unités</translation>
    </message>
    <message>
        <source>This battle has no unit types yet. Add one, or take some from the library.</source>
        <translation>Cette bataille n’a pas encore de types d’unités. Ajoutez-en un, ou prenez-en dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Noms en</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Langue des noms</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>The unit type</source>
        <translation>Le type d’unité</translation>
    </message>
</context>
<context>
    <name>zama::play::ActionBar</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
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
        <translation>Unités</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Socles</translation>
    </message>
</context>
<context>
    <name>zama::play::BattlePanel</name>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
</context>
<context>
    <name>zama::play::ChargeTool</name>
    <message>
        <source>can be charged, %1 away</source>
        <comment>a length</comment>
        <translation>charge possible, à %1</translation>
    </message>
    <message>
        <source>meets %1</source>
        <translation>rencontre %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ChoiceTool</name>
    <message>
        <source>%1+</source>
        <comment>hit number</comment>
        <translation>dès %1</translation>
    </message>
    <message>
        <source>can be fought, hit by %1</source>
        <comment>&quot;5+&quot;</comment>
        <translation>combat possible, touche %1</translation>
    </message>
</context>
<context>
    <name>zama::play::DeployTool</name>
    <message>
        <source>%1; the first at %2</source>
        <comment>what is written beside the ghosts, place</comment>
        <translation>%1 ; la première à %2</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceEntry</name>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 dés sur %2</translation>
    </message>
    <message>
        <source>How many dice show each face? Enter confirms.</source>
        <translation>Combien de dés montrent chaque face ? Entrée confirme.</translation>
    </message>
    <message>
        <source>Type what your dice show: keys 1 to 6. Backspace takes one back, Enter confirms.</source>
        <translation>Tapez ce que montrent vos dés, de 1 à 6 au clavier. Retour arrière en efface un, Entrée confirme.</translation>
    </message>
    <message>
        <source>Die shows %1</source>
        <translation>Le dé montre %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a face of a die</comment>
        <translation>%1 :</translation>
    </message>
    <message>
        <source>Dice that show %1</source>
        <translation>Dés qui montrent %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Count faces</source>
        <translation>Compter les faces</translation>
    </message>
    <message>
        <source>Say how many dice show each face instead of one die after the other</source>
        <translation>Indiquer combien de dés montrent chaque face, au lieu d’un dé après l’autre</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>Voici les dés</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceTray</name>
    <message>
        <source>No hit</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Faces: %1</source>
        <comment>list of faces</comment>
        <translation>Faces : %1</translation>
    </message>
    <message>
        <source>%1. Faces: %2</source>
        <comment>result, list of faces</comment>
        <translation>%1. Faces : %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice of this roll</source>
        <translation>Dés de ce jet</translation>
    </message>
    <message>
        <source>No roll is due</source>
        <translation>Aucun jet à faire</translation>
    </message>
</context>
<context>
    <name>zama::play::DieFace</name>
    <message>
        <source>not rolled yet</source>
        <translation>pas encore lancé</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a hit</source>
        <translation>dé %1 sur %2 : %3, touché</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a miss</source>
        <translation>dé %1 sur %2 : %3, manqué</translation>
    </message>
    <message>
        <source>die %1 of %2: %3</source>
        <translation>dé %1 sur %2 : %3</translation>
    </message>
</context>
<context>
    <name>zama::play::FairnessPage</name>
    <message>
        <source>Fairness of the dice</source>
        <translation>Équité des dés</translation>
    </message>
    <message>
        <source>Were the dice fair?</source>
        <translation>Les dés étaient-ils équitables ?</translation>
    </message>
    <message>
        <source>Hits are those of shooting and melee, and elephants scared. The chances are exact; they say how often fair dice do this, not whether these dice were fair.</source>
        <translation>On compte les touches au tir et en mêlée, et les éléphants effrayés. Les probabilités sont exactes : elles disent combien de fois des dés équitables donnent ce résultat, mais pas si ces dés-là étaient équitables.</translation>
    </message>
</context>
<context>
    <name>zama::play::FightCard</name>
    <message>
        <source>%1 against %2</source>
        <comment>units, units</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Montrer sur la table</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>Montrer sur la table : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, its stands</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a unit, its stands, stands left</comment>
        <translation>%1 : %2, maintenant %3</translation>
    </message>
    <message>
        <source>Takes %1 stands from %2 without dice.</source>
        <translation>Choc sans dés : %1 socles perdus (%2).</translation>
    </message>
    <message>
        <source>Rolls no dice.</source>
        <translation>Ne lance pas de dés.</translation>
    </message>
    <message>
        <source>%1 is with it; after the round he falls on a 6 (%2).</source>
        <translation>Avec elle : %1. Après la reprise, ce général tombe sur 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds one of these dice; after the round he falls on a 6 (%2).</source>
        <translation>%1 y ajoute un dé. Après la reprise, ce général tombe sur 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds %2 of these dice; after the round he falls on a 6 (%3).</source>
        <translation>%1 y ajoute %2 dés. Après la reprise, ce général tombe sur 6 (%3).</translation>
    </message>
    <message>
        <source>No dice are rolled against it. Its control die follows the round:</source>
        <translation>On ne lance pas de dés contre lui. Son dé de maîtrise suit la reprise :</translation>
    </message>
    <message>
        <source>%1: stays under control</source>
        <translation>%1 : reste sous contrôle</translation>
    </message>
    <message>
        <source>%1: runs wild ahead</source>
        <translation>%1 : furie, tout droit</translation>
    </message>
    <message>
        <source>%1: runs wild to its right</source>
        <translation>%1 : furie, à sa droite</translation>
    </message>
    <message>
        <source>%1: runs wild to its left</source>
        <translation>%1 : furie, à sa gauche</translation>
    </message>
    <message>
        <source>%1: runs wild backwards</source>
        <translation>%1 : furie, demi-tour</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <comment>what it does, units it tramples</comment>
        <translation>%1, sur son passage : %2</translation>
    </message>
    <message>
        <source>%1 That is without what an elephant running wild may do.</source>
        <comment>expected losses</comment>
        <translation>%1 Sans compter ce que ferait un éléphant en furie.</translation>
    </message>
    <message>
        <source>Hits too many for one unit go on to its neighbours; the odds leave that out.</source>
        <translation>Les touches en trop passent aux unités voisines ; les probabilités n’en tiennent pas compte.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui l’emporte</translation>
    </message>
    <message>
        <source>Fought to the end: %1 wins %2, %3 wins %4, neither %5.</source>
        <comment>unit, chance, unit, chance, chance</comment>
        <translation>En combattant jusqu’au bout : victoire pour %1, %2 ; pour %3, %4 ; pour personne, %5.</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Ce qui s’est passé :</translation>
    </message>
</context>
<context>
    <name>zama::play::FightPanel</name>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>All fights</source>
        <translation>Tous les combats</translation>
    </message>
    <message>
        <source>No unit is engaged.</source>
        <translation>Aucune unité n’est aux prises.</translation>
    </message>
    <message>
        <source>The melee of turn %1 is over.</source>
        <translation>La mêlée du tour %1 est terminée.</translation>
    </message>
    <message>
        <source>The dice of turn %1 are falling.</source>
        <translation>On lance les dés du tour %1.</translation>
    </message>
</context>
<context>
    <name>zama::play::Guide</name>
    <message>
        <source>Do what you like in this step; then press “%1”.</source>
        <translation>Faites ce que vous voulez dans cette phase, puis cliquez sur « %1 ».</translation>
    </message>
    <message>
        <source>%1 can charge %2.</source>
        <translation>L’unité %1 peut charger l’unité %2.</translation>
    </message>
    <message>
        <source>%1 can shoot at %2.</source>
        <translation>L’unité %1 peut tirer sur l’unité %2.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. A 6 takes a stand of the enemy.</source>
        <translation>Lancez les dés : un par socle. Chaque 6 enlève un socle à l’ennemi.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. %1 or more takes a stand of the enemy.</source>
        <translation>Lancez les dés : un par socle. À partir de %1, chaque dé enlève un socle à l’ennemi.</translation>
    </message>
    <message>
        <source>Now %1 act. Watch what they do.</source>
        <translation>À l’adversaire de jouer (%1) : regardez ce qu’il fait.</translation>
    </message>
    <message>
        <source>The village is yours! That was all of it: move, shoot, charge, fight. Other battles have more units and the same rules.</source>
        <translation>Le village est à vous ! Vous savez tout : bouger, tirer, charger, combattre. Les autres batailles ont plus d’unités et les mêmes règles.</translation>
    </message>
    <message>
        <source>This time the enemy keeps the village; dice will do that. Begin again, or try another battle.</source>
        <translation>Cette fois, l’ennemi garde le village : avec les dés, cela arrive. Recommencez, ou essayez une autre bataille.</translation>
    </message>
    <message>
        <source>Nobody has won this time. Begin again, or try another battle.</source>
        <translation>Cette fois, personne n’a gagné. Recommencez, ou essayez une autre bataille.</translation>
    </message>
    <message>
        <source>That is allowed as well. The lessons go on from here.</source>
        <translation>C’est permis aussi. La leçon reprend d’ici.</translation>
    </message>
    <message>
        <source>That was not possible, and nothing has changed.</source>
        <translation>Ce n’était pas possible, et rien n’a changé.</translation>
    </message>
</context>
<context>
    <name>zama::play::GuidePanel</name>
    <message>
        <source>The first battle is over</source>
        <translation>La première bataille est finie</translation>
    </message>
    <message>
        <source>First battle: step %1 of %2</source>
        <translation>Première bataille : étape %1 sur %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Without guide</source>
        <translation>Sans guide</translation>
    </message>
    <message>
        <source>Closes the guide</source>
        <translation>Ferme le guide</translation>
    </message>
    <message>
        <source>Goes on with this battle without being told what to do</source>
        <translation>Continue cette bataille sans plus recevoir d’instructions</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Open the rulebook at %1</source>
        <translation>Ouvrir le livret de règles à %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Progress of the first battle</source>
        <translation>Progression dans la première bataille</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Does what is asked for, so that you can watch</source>
        <translation>Fait ce qui est demandé, pour que vous puissiez regarder</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Leaves this lesson out</source>
        <translation>Saute cette leçon</translation>
    </message>
</context>
<context>
    <name>zama::play::LogView</name>
    <message>
        <source>What has happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Enter looks back to a line, Shift and Enter opens its rule, Right shows its parts and Left hides them.</source>
        <translation>Entrée revient à une ligne, Maj et Entrée ouvrent sa règle, Droite montre ses détails et Gauche les cache.</translation>
    </message>
    <message>
        <source>&amp;Look back to here</source>
        <translation>&amp;Revenir ici</translation>
    </message>
    <message>
        <source>&amp;Read rule %1</source>
        <translation>&amp;Lire la règle %1</translation>
    </message>
    <message>
        <source>&amp;Show its parts</source>
        <translation>&amp;Montrer les détails</translation>
    </message>
    <message>
        <source>&amp;Hide its parts</source>
        <translation>Cac&amp;her les détails</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>zama::play::LuckCard</name>
    <message>
        <source>Luck of %1</source>
        <comment>a side&apos;s name</comment>
        <translation>La chance aux dés : %1</translation>
    </message>
    <message>
        <source>With fair dice the chance of so many hits or more is %1, of so many or fewer %2.</source>
        <translation>Avec des dés équitables, la probabilité d’avoir autant de touches ou plus est de %1, autant ou moins de %2.</translation>
    </message>
    <message>
        <source>Some of these dice were rolled on the desk and typed in.</source>
        <translation>Certains de ces dés ont été lancés sur la table et saisis à la main.</translation>
    </message>
    <message>
        <source>No dice have been thrown at the enemy yet.</source>
        <translation>Aucun dé n’a encore été lancé contre l’ennemi.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or better.</source>
        <translation>Rien d’extraordinaire : %1 des armées ont autant de chance ou plus.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or worse.</source>
        <translation>Rien d’extraordinaire : %1 des armées ont aussi peu de chance ou moins.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to less than one army in a million.</source>
        <translation>Une chance pareille arrive à moins d’une armée sur un million.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to less than one army in a million.</source>
        <translation>Une malchance pareille arrive à moins d’une armée sur un million.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to one army in %1.</source>
        <translation>Une chance pareille arrive à une armée sur %1.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to one army in %1.</source>
        <translation>Une malchance pareille arrive à une armée sur %1.</translation>
    </message>
    <message>
        <source>Shooting: hits</source>
        <translation>Tir : touches</translation>
    </message>
    <message>
        <source>Elephants scared</source>
        <translation>Éléphants effrayés</translation>
    </message>
    <message>
        <source>Melee: hits</source>
        <translation>Mêlée : touches</translation>
    </message>
    <message>
        <source>Generals slain</source>
        <translation>Généraux tombés</translation>
    </message>
    <message>
        <source>Elephants held</source>
        <translation>Éléphants maîtrisés</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Obtenu</translation>
    </message>
    <message>
        <source>face %1: %2 times</source>
        <translation>face %1 : %2 fois</translation>
    </message>
    <message>
        <source>How often each face fell; expected %1 each</source>
        <translation>Combien de fois chaque face est tombée ; attendu : %1 chacune</translation>
    </message>
    <message>
        <source>The dashed line is what each face is expected to show. Farthest from it: %1 fell %2 times where %3 were expected; a face does so in one army in %4.</source>
        <translation>La ligne en tirets montre ce qu’on attend de chaque face. La plus éloignée : %1, tombée %2 fois au lieu de %3 ; cela arrive, pour une face ou une autre, à une armée sur %4.</translation>
    </message>
</context>
<context>
    <name>zama::play::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>zama::play::MoveTool</name>
    <message>
        <source>all of them %1 ahead</source>
        <translation>toutes de %1 en avant</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a place</comment>
        <translation>vers %1</translation>
    </message>
    <message>
        <source>%1; to %2</source>
        <comment>what is written beside the ghost, place</comment>
        <translation>%1 ; vers %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>rejoint %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ObjectionLine</name>
    <message>
        <source>Move %1 instead</source>
        <translation>Déplacer plutôt %1</translation>
    </message>
    <message>
        <source>Join %1 instead</source>
        <translation>Rejoindre plutôt %1</translation>
    </message>
    <message>
        <source>Go as near as he can</source>
        <translation>S’approcher au mieux</translation>
    </message>
    <message>
        <source>Shoot at %1 instead</source>
        <translation>Tirer plutôt sur %1</translation>
    </message>
    <message>
        <source>Charge %1 this way instead</source>
        <translation>Charger plutôt %1 ainsi</translation>
    </message>
    <message>
        <source>Choose the nearest instead</source>
        <translation>Choisir plutôt la plus proche</translation>
    </message>
    <message>
        <source>Place them where they fit</source>
        <translation>Les placer là où il y a de la place</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Pas de charge pour l’instant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>zama::play::OddsPanel</name>
    <message>
        <source>Point at a target to see the odds.</source>
        <translation>Montrez une cible pour voir les probabilités.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Stands that %1 has left:</source>
        <translation>Socles restants, %1 :</translation>
    </message>
    <message>
        <source>Nobody can shoot at elephants.</source>
        <translation>Personne ne peut tirer sur les éléphants.</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 charge %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 routs when it is charged and is gone at contact.</source>
        <translation>Si on la charge, l’unité %1 part en déroute et disparaît au contact.</translation>
    </message>
    <message>
        <source>Elephants cannot hurt each other.</source>
        <translation>Les éléphants ne peuvent rien se faire entre eux.</translation>
    </message>
    <message>
        <source>Scare die: %1 may frighten it away (%2).</source>
        <translation>Dé d’effroi : l’unité %1 peut le faire fuir (%2).</translation>
    </message>
    <message>
        <source>%1 gets no scare die.</source>
        <translation>Pas de dé d’effroi pour %1.</translation>
    </message>
    <message>
        <source>Its hit takes %1 stands.</source>
        <translation>Son choc retire %1 socles.</translation>
    </message>
    <message>
        <source>Runs wild after the round: %1.</source>
        <translation>Furie après la reprise : %1.</translation>
    </message>
    <message>
        <source>No dice are rolled against elephants; %1 is bound by the fight.</source>
        <translation>On ne lance pas de dés contre les éléphants ; le combat retient l’unité %1.</translation>
    </message>
    <message>
        <source>Its control die sends it running after the round: %1.</source>
        <translation>Après la reprise, son dé de maîtrise le met en furie : %1.</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a unit, chance</comment>
        <translation>Victoire pour %1 : %2</translation>
    </message>
    <message>
        <source>both destroyed: %1</source>
        <translation>Les deux hors de combat : %1</translation>
    </message>
    <message>
        <source>no decision: %1</source>
        <translation>Sans décision : %1</translation>
    </message>
    <message>
        <source>Fought to the end:</source>
        <translation>En combattant jusqu’au bout :</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui l’emporte</translation>
    </message>
    <message>
        <source>In the first round:</source>
        <translation>À la première reprise :</translation>
    </message>
    <message>
        <source>%1 loses %2 of %3 stands on average; destroyed: %4.</source>
        <comment>a unit, stands, stands, chance</comment>
        <translation>Unité %1, pertes moyennes : %2 sur %3 socles ; hors de combat : %4.</translation>
    </message>
    <message>
        <source>%1 would be met too; the odds leave it out.</source>
        <translation>La charge rencontrerait aussi %1 ; les probabilités n’en tiennent pas compte.</translation>
    </message>
    <message>
        <source>%1 is fighting others too; these are the odds of the two alone.</source>
        <translation>L’unité %1 combat aussi d’autres ennemis ; ces probabilités ne valent que pour les deux unités.</translation>
    </message>
</context>
<context>
    <name>zama::play::OutcomeLine</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Fichier enregistré : %1.</translation>
    </message>
    <message>
        <source>Nothing on this computer opens %1.</source>
        <translation>Aucun programme de cet ordinateur n’ouvre %1.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>It did not work</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the file that was saved</source>
        <translation>Ouvrir le fichier enregistré</translation>
    </message>
</context>
<context>
    <name>zama::play::Overview</name>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>The whole table in small. Arrow keys move the part that is in view.</source>
        <translation>Toute la table en petit. Les flèches déplacent la partie visible.</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayPanels</name>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Fair dice?</source>
        <translation>Dés équitables ?</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayTool</name>
    <message>
        <source>can still act</source>
        <translation>peut encore agir</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler l’action</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>&amp;Advance the line</source>
        <translation>A&amp;vancer la ligne</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>&amp;Finish this step for me</source>
        <translation>&amp;Finir la phase pour moi</translation>
    </message>
    <message>
        <source>&amp;Pause the program</source>
        <translation>Mettre le programme en &amp;pause</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arr&amp;ière</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>Table &amp;entière</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>&amp;Quadrillage de 6 pouces</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Frise chronologique</translation>
    </message>
    <message>
        <source>&amp;Next area of the window</source>
        <translation>Zone &amp;suivante de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Previous area of the window</source>
        <translation>Zone précéde&amp;nte de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>&amp;Battle report</source>
        <translation>Ré&amp;cit de la bataille</translation>
    </message>
    <message>
        <source>&amp;Who has won</source>
        <translation>&amp;Qui a gagné</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a side&apos;s name and its reason</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Conseil : %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ReportView</name>
    <message>
        <source>Save the battle report</source>
        <translation>Enregistrer le récit de la bataille</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Récit de la bataille</translation>
    </message>
    <message>
        <source>Show the events of each &amp;sentence</source>
        <translation>Montrer les événements de chaque &amp;phrase</translation>
    </message>
    <message>
        <source>Show the events of each sentence</source>
        <translation>Montrer les événements de chaque phrase</translation>
    </message>
    <message>
        <source>Numbers in brackets name the entries of the battle&apos;s record that a sentence rests on.</source>
        <translation>Les nombres entre crochets désignent les entrées du journal de bataille sur lesquelles repose une phrase.</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Enregistrer en &amp;HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Enregistrer le récit comme page web</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Save the report for the printer</source>
        <translation>Enregistrer le récit pour l’imprimante</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprimer le récit</translation>
    </message>
    <message>
        <source>%1, report of %2</source>
        <comment>name of a file: a battle, a day</comment>
        <translation>%1, récit du %2</translation>
    </message>
</context>
<context>
    <name>zama::play::RosterView</name>
    <message>
        <source>On&amp;ly who can still act</source>
        <translation>&amp;Seulement ce qui peut encore agir</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordre de bataille</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookDock</name>
    <message>
        <source>Rulebook</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookPage</name>
    <message>
        <source>In the pictures, what is allowed is drawn with solid lines; what is refused is dashed and crossed out. A square of the ground is one inch.</source>
        <translation>Sur les dessins, ce qui est permis est en traits pleins ; ce qui est refusé est en tirets et barré. Un carreau du sol fait un pouce.</translation>
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
        <translation>Ouvert à %1 : %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to where the book was open before</source>
        <translation>Revenir à l’endroit ouvert auparavant</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Avancer de nouveau</translation>
    </message>
    <message>
        <source>A word, or a clause such as M3</source>
        <translation>Un mot, ou une règle comme M3</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Chercher dans le livret de règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
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
        <translation>tir possible, %1 (socles, en moyenne)</translation>
    </message>
</context>
<context>
    <name>zama::play::StepBar</name>
    <message>
        <source>Can still act: %1</source>
        <comment>units</comment>
        <translation>Peuvent encore agir : %1</translation>
    </message>
    <message>
        <source>Can still act: %1</source>
        <comment>generals</comment>
        <translation>Peuvent encore agir : %1</translation>
    </message>
    <message>
        <source>Can still act: %1, %2</source>
        <comment>units, generals</comment>
        <translation>Peuvent encore agir : %1, %2</translation>
    </message>
    <message>
        <source>The present step</source>
        <translation>La phase en cours</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Phases du tour</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
</context>
<context>
    <name>zama::play::StepTile</name>
    <message>
        <source>Step %1: %2, %3</source>
        <comment>number, name, who acts</comment>
        <translation>Phase %1 : %2, %3</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, en cours</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetChoice</name>
    <message>
        <source>Whom %1 fights</source>
        <translation>Contre qui combat %1</translation>
    </message>
    <message>
        <source>Fights %1</source>
        <translation>Combat %1</translation>
    </message>
    <message>
        <source>Fights %1: 6 hits</source>
        <translation>Combat %1 : touche sur 6</translation>
    </message>
    <message>
        <source>Fights %1: %2 or more hits</source>
        <translation>Combat %1 : touche à partir de %2</translation>
    </message>
    <message>
        <source>Dice against %1</source>
        <translation>Dés contre %1</translation>
    </message>
    <message>
        <source>Share them out so</source>
        <translation>Les répartir ainsi</translation>
    </message>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 dés sur %2</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetTool</name>
    <message>
        <source>%1: %2</source>
        <comment>an enemy, what can be done to him</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>zama::play::Timeline</name>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One order back</source>
        <translation>Un ordre en arrière</translation>
    </message>
    <message>
        <source>One order forward</source>
        <translation>Un ordre en avant</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Au présent</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Frise chronologique</translation>
    </message>
    <message>
        <source>Arrow keys go an order, page keys a step back and forward.</source>
        <translation>Les flèches avancent ou reculent d’un ordre, les touches de page d’une phase.</translation>
    </message>
    <message>
        <source>You are looking back – nothing can be ordered.</source>
        <translation>Vous revoyez le passé : aucun ordre possible.</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Revenir au &amp;présent</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>Repartir d’&amp;ici</translation>
    </message>
    <message>
        <source>A battle of its own begins here; the one you have played stays as it is.</source>
        <translation>Une nouvelle bataille commence ici ; celle que vous avez jouée reste comme elle est.</translation>
    </message>
    <message>
        <source>Turn %1, the battle is over</source>
        <translation>Tour %1, la bataille est terminée</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, step</comment>
        <translation>Tour %1 : %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Tour %1, %2 : %3</translation>
    </message>
</context>
<context>
    <name>zama::play::VerdictBanner</name>
    <message>
        <source>Read the battle report</source>
        <translation>Lire le récit de la bataille</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>To the beginning of the battle, to go through it with the timeline</source>
        <translation>Revenir au début de la bataille, pour la parcourir avec la frise chronologique</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The same battle from its beginning, with new dice</source>
        <translation>La même bataille depuis le début, avec de nouveaux dés</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <comment>how many were played</comment>
        <translation>Tours : %1</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Socles perdus</translation>
    </message>
    <message>
        <source>Generals fallen</source>
        <translation>Généraux tombés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many were lost</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>headline, reason, turns</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>%1 %2: stands lost %3, generals fallen %4.</source>
        <comment>what was said before, a side, two counts</comment>
        <translation>%1 %2 : socles perdus %3, généraux tombés %4.</translation>
    </message>
</context>
<context>
    <name>zama::print::PageViewer</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>%1, shown at %2%</source>
        <comment>Page 1 of 8, a number</comment>
        <translation>%1, affichée à %2 %</translation>
    </message>
    <message>
        <source>Pages as they will be printed</source>
        <translation>Les pages telles qu’elles seront imprimées</translation>
    </message>
    <message>
        <source>Why there are no pages</source>
        <translation>Pourquoi il n’y a pas de pages</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Farther (−, Ctrl and the wheel)</source>
        <translation>Réduire (−, Ctrl et la molette)</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Nearer (+, Ctrl and the wheel)</source>
        <translation>Agrandir (+, Ctrl et la molette)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Whole page (0)</source>
        <translation>Page entière (0)</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Largeur de page</translation>
    </message>
    <message>
        <source>Page width (1)</source>
        <translation>Largeur de page (1)</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Où vous en êtes</translation>
    </message>
</context>
<context>
    <name>zama::shell::BattleMenu</name>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Bataille</translation>
    </message>
    <message>
        <source>&amp;New battle, start page</source>
        <translation>&amp;Nouvelle bataille, accueil</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Ouvrir une bataille</translation>
    </message>
    <message>
        <source>Battles (*.zama.json *.zama-game.json);;All files (*)</source>
        <translation>Batailles (*.zama.json *.zama-game.json);;Tous les fichiers (*)</translation>
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
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Nothing is changed: 100 mm come out as 100 mm.</source>
        <translation>Rien ne change : 100 mm restent 100 mm.</translation>
    </message>
    <message>
        <source>From now on 100 mm are drawn as %1 mm across and as %2 mm along, and so come out as 100 mm.</source>
        <translation>Désormais, pour 100 mm, le programme dessinera %1 mm en largeur et %2 mm en hauteur, ce qui fera bien 100 mm sur le papier.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Taille exacte</translation>
    </message>
    <message>
        <source>True size on “%1”</source>
        <translation>Taille exacte sur « %1 »</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; Print the check page at 100% (“actual size”).</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Imprimez la page témoin à 100 %, donc en taille réelle.</translation>
    </message>
    <message>
        <source>&amp;Save the check page…</source>
        <translation>&amp;Enregistrer la page témoin…</translation>
    </message>
    <message>
        <source>&amp;Print the check page</source>
        <translation>&amp;Imprimer la page témoin</translation>
    </message>
    <message>
        <source>Save the check page</source>
        <translation>Enregistrer la page témoin</translation>
    </message>
    <message>
        <source>Print the check page</source>
        <translation>Imprimer la page témoin</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; Measure both bars with a ruler and type what you find.</source>
        <translation>&lt;b&gt;2.&lt;/b&gt; Mesurez les deux barres avec une règle et tapez ce que vous trouvez.</translation>
    </message>
    <message>
        <source>Bar a&amp;cross:</source>
        <translation>Barre en &amp;largeur :</translation>
    </message>
    <message>
        <source>Bar across, in millimetres</source>
        <translation>Barre en largeur, en millimètres</translation>
    </message>
    <message>
        <source>Bar a&amp;long:</source>
        <translation>Barre en &amp;hauteur :</translation>
    </message>
    <message>
        <source>Bar along, in millimetres</source>
        <translation>Barre en hauteur, en millimètres</translation>
    </message>
    <message>
        <source>Between %1 and %2 mm can be made good. If a bar is shorter or longer, the printer has been told to fit pages to the paper: choose 100% in its settings and print the check page again.</source>
        <translation>De %1 à %2 mm, on peut corriger. Si une barre est plus courte ou plus longue, c’est que l’imprimante ajuste les pages au papier : choisissez 100 % dans ses réglages et imprimez de nouveau la page témoin.</translation>
    </message>
    <message>
        <source>No co&amp;rrection</source>
        <translation>&amp;Sans correction</translation>
    </message>
    <message>
        <source>&amp;Use this</source>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>zama::shell::DesignCorner</name>
    <message>
        <source>Battle without a title</source>
        <translation>Bataille sans titre</translation>
    </message>
    <message>
        <source>Unsaved: %1</source>
        <translation>Non enregistrée : %1</translation>
    </message>
    <message>
        <source>Work that was not saved when the program ended, of %1</source>
        <translation>Travail non enregistré à la fermeture du programme, %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>Modifier : %1</translation>
    </message>
    <message>
        <source>Make a battle of your own</source>
        <translation>Créer votre propre bataille</translation>
    </message>
    <message>
        <source>New battle, in &amp;five questions…</source>
        <translation>Nouvelle bataille en &amp;cinq questions…</translation>
    </message>
    <message>
        <source>&amp;Change the chosen battle</source>
        <translation>&amp;Modifier la bataille choisie</translation>
    </message>
    <message>
        <source>P&amp;rint the chosen battle…</source>
        <translation>&amp;Imprimer la bataille choisie…</translation>
    </message>
    <message>
        <source>Open a scenario to e&amp;dit…</source>
        <translation>Ouvrir un scénario à mo&amp;difier…</translation>
    </message>
</context>
<context>
    <name>zama::shell::Editing</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Impossible d’ouvrir %1. %2</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <translation>Impossible de jouer pour l’instant. %1</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe. %1 Save soon.</source>
        <translation>Le travail non enregistré ne peut pas être mis à l’abri. %1 Enregistrez bientôt.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>Enregistrer le scénario ?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>« %1 » contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Replace what somebody else saved?</source>
        <translation>Remplacer ce qu’un autre a enregistré ?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. If you replace it, that version is kept among the earlier versions.</source>
        <translation>Depuis son ouverture ici, %1 a été modifié par un autre programme. Si vous le remplacez, cette version est gardée parmi les versions antérieures.</translation>
    </message>
    <message>
        <source>This scenario is in no file yet.</source>
        <translation>Ce scénario n’est encore dans aucun fichier.</translation>
    </message>
    <message>
        <source>This is what %1 holds. Undo brings your version back.</source>
        <translation>Voici ce que contient %1. « Annuler l’action » ramène votre version.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Your version stays as it is.</source>
        <translation>Impossible de lire %1. Votre version reste comme elle est.</translation>
    </message>
    <message>
        <source>Save the scenario as</source>
        <translation>Enregistrer le scénario sous</translation>
    </message>
    <message>
        <source>Scenarios (*%1)</source>
        <translation>Scénarios (*%1)</translation>
    </message>
    <message>
        <source>%1 is a battle under way. Choose another name.</source>
        <translation>%1 est une bataille en cours. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Non enregistré. %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What you see here is your version; Scenario &gt; Read the file again shows the other. Before yours replaces it, you will be asked.</source>
        <translation>Un autre programme a modifié %1. Ce que vous voyez ici est votre version ; Scénario &gt; Relire le fichier montre l’autre. Avant de la remplacer par la vôtre, le programme vous posera la question.</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Bataille sans titre</translation>
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
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Livret de règles</translation>
    </message>
    <message>
        <source>&amp;About Zama</source>
        <translation>À &amp;propos de Zama</translation>
    </message>
    <message>
        <source>About Zama</source>
        <translation>À propos de Zama</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Fast-play tabletop battles for the classroom.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty. It never uses the network.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Des batailles rapides sur table pour la classe.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Sans aucune garantie. Il n’utilise jamais le réseau.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageChoice</name>
    <message>
        <source>%1 cannot be read from line %2 on, so English is spoken.</source>
        <translation>%1 ne se lit plus à partir de la ligne %2 ; le programme parle donc anglais.</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageMenu</name>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>&amp;Second language</source>
        <translation>&amp;Seconde langue</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>&amp;Below the first</source>
        <translation>&amp;Sous la première</translation>
    </message>
    <message>
        <source>&amp;Digits of Arabic</source>
        <translation>&amp;Chiffres de l’arabe</translation>
    </message>
    <message>
        <source>As in my &amp;country</source>
        <translation>Comme dans mon &amp;pays</translation>
    </message>
    <message>
        <source>For the &amp;other side, while it acts</source>
        <translation>Pour l’autre &amp;camp, quand il agit</translation>
    </message>
</context>
<context>
    <name>zama::shell::MainWindow</name>
    <message>
        <source>This computer has no letters for %1. A font for it helps.</source>
        <translation>Cet ordinateur n’a pas les lettres de cette langue : %1. Installez une police qui les contient.</translation>
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
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 Pages: %2.</source>
        <comment>what a part is good for, a number</comment>
        <translation>%1 Pages : %2.</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Pages of: %1</source>
        <translation>Pages : %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayMenu</name>
    <message>
        <source>%1 are played by</source>
        <translation>Qui joue : %1</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>&amp;Dés</translation>
    </message>
    <message>
        <source>Rolled by the &amp;program</source>
        <translation>Lancés par le &amp;programme</translation>
    </message>
    <message>
        <source>&amp;Real dice, typed in</source>
        <translation>Dés &amp;réels, saisis</translation>
    </message>
    <message>
        <source>&amp;Taking back</source>
        <translation>Ordres annulab&amp;les</translation>
    </message>
    <message>
        <source>Until the last &amp;dice</source>
        <translation>Jusqu’au dernier jet de &amp;dés</translation>
    </message>
    <message>
        <source>Within the &amp;step</source>
        <translation>Dans la p&amp;hase</translation>
    </message>
    <message>
        <source>&amp;Freely</source>
        <translation>&amp;Librement</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Ani&amp;mation</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>Cal&amp;me</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Vive</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucune</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayStrip</name>
    <message>
        <source>Side %1</source>
        <translation>Camp %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue : %1</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>Quelqu’un à cet écran</translation>
    </message>
    <message>
        <source>Does whatever is allowed</source>
        <translation>Fait ce que les règles permettent</translation>
    </message>
    <message>
        <source>Sees a good move when there is one</source>
        <translation>Voit un bon coup quand il y en a un</translation>
    </message>
    <message>
        <source>Thinks the battle ahead</source>
        <translation>Joue d’avance la bataille en pensée</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Lancés par le programme</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dés réels, saisis</translation>
    </message>
    <message>
        <source>Orders may be taken back</source>
        <translation>Les ordres peuvent être annulés</translation>
    </message>
    <message>
        <source>How far orders may be taken back</source>
        <translation>Jusqu’où les ordres peuvent être annulés</translation>
    </message>
    <message>
        <source>Until dice are rolled</source>
        <translation>Jusqu’au prochain jet de dés</translation>
    </message>
    <message>
        <source>Within the step</source>
        <translation>Dans la phase</translation>
    </message>
    <message>
        <source>As far as one likes</source>
        <translation>Aussi loin qu’on veut</translation>
    </message>
    <message>
        <source>All of this can be changed during the battle.</source>
        <translation>Tout cela peut encore changer pendant la bataille.</translation>
    </message>
    <message>
        <source>Beg&amp;in the battle</source>
        <translation>Comme&amp;ncer la bataille</translation>
    </message>
    <message>
        <source>Begins the chosen battle</source>
        <translation>Commence la bataille choisie</translation>
    </message>
</context>
<context>
    <name>zama::shell::Playing</name>
    <message>
        <source>This battle is kept in %1.</source>
        <translation>Cette bataille est conservée dans %1.</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Enregistrer la bataille sous</translation>
    </message>
    <message>
        <source>Battles under way (*%1)</source>
        <translation>Batailles en cours (*%1)</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>Remplacer ?</translation>
    </message>
    <message>
        <source>Saved. The battle is kept in %1 from now on.</source>
        <translation>C’est enregistré. La bataille est désormais conservée dans %1.</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintDialog</name>
    <message>
        <source>%1 cannot be written: the pages could not be drawn.</source>
        <translation>Impossible d’écrire %1 : les pages n’ont pas pu être dessinées.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Toutes les pages sont parties vers l’imprimante « %1 ».</translation>
    </message>
    <message>
        <source>Nothing is chosen yet. Tick what you would like to print.</source>
        <translation>Rien n’est encore choisi. Cochez ce que vous voulez imprimer.</translation>
    </message>
    <message>
        <source>Nobody is chosen. Tick a command and a type of unit whose soldiers you would like to print.</source>
        <translation>Personne n’est choisi. Cochez un corps et un type d’unité dont vous voulez imprimer les soldats.</translation>
    </message>
    <message>
        <source>%1, about %2% ink</source>
        <comment>8 pages, a number</comment>
        <translation>%1, encre : environ %2 %</translation>
    </message>
    <message>
        <source>%1, the ink is being measured…</source>
        <comment>8 pages</comment>
        <translation>%1, calcul de l’encre…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Recherche d’imprimantes…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Enregistrez un fichier PDF et imprimez-le ailleurs.</translation>
    </message>
    <message>
        <source>Choose a printer under “How”, or save a PDF file.</source>
        <translation>Choisissez une imprimante sous « Comment », ou enregistrez un fichier PDF.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>for the class</source>
        <comment>a file name</comment>
        <translation>pour la classe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a file: a battle, what is printed of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The check page went to the printer.</source>
        <translation>La page témoin est partie vers l’imprimante.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Quoi</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>Co&amp;mment</translation>
    </message>
    <message>
        <source>What is printed, and how</source>
        <translation>Ce qu’on imprime, et comment</translation>
    </message>
    <message>
        <source>How much it is</source>
        <translation>Combien cela fait</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintLooks</name>
    <message>
        <source>As on the screen.</source>
        <translation>Comme à l’écran.</translation>
    </message>
    <message>
        <source>Nothing but lines: a class colours its soldiers itself.</source>
        <translation>Rien que des traits : la classe colorie elle-même ses soldats.</translation>
    </message>
    <message>
        <source>Colours are only hinted at: at most an eighth of the paper is covered.</source>
        <translation>Des couleurs à peine suggérées : au plus un huitième du papier est couvert.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Encre</translation>
    </message>
    <message>
        <source>In &amp;colour</source>
        <translation>En &amp;couleurs</translation>
    </message>
    <message>
        <source>&amp;Outlines, to colour in</source>
        <translation>Cont&amp;ours à colorier</translation>
    </message>
    <message>
        <source>&amp;Pale, saves ink</source>
        <translation>&amp;Pâle, moins d’encre</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
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
        <translation>O&amp;rientation</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>paper</comment>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Sideways</source>
        <comment>paper</comment>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Secon&amp;d language</source>
        <translation>&amp;Seconde langue</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Seconde langue</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>Lo&amp;ngueurs</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longueurs</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pouces</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centimètres</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrinterBox</name>
    <message>
        <source>Not corrected: 100 mm are drawn as 100 mm.</source>
        <translation>Sans correction : 100 mm sont dessinés comme 100 mm.</translation>
    </message>
    <message>
        <source>Corrected: 100 mm came out as %1 mm across and %2 mm along.</source>
        <translation>Corrigée : 100 mm donnaient %1 mm en largeur et %2 mm en hauteur.</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>Impriman&amp;te</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>Another one, from a PDF file</source>
        <translation>Une autre, à partir d’un fichier PDF</translation>
    </message>
    <message>
        <source>One that prints a PDF file</source>
        <translation>Celle qui imprimera un fichier PDF</translation>
    </message>
    <message>
        <source>How true to size it prints</source>
        <translation>Exactitude de la taille</translation>
    </message>
    <message>
        <source>&amp;True to size…</source>
        <translation>Taille e&amp;xacte…</translation>
    </message>
    <message>
        <source>Make it print true to size</source>
        <translation>Régler la taille exacte de l’imprimante</translation>
    </message>
    <message>
        <source>Correct PDF &amp;files, too</source>
        <translation>Corriger aussi les &amp;fichiers PDF</translation>
    </message>
    <message>
        <source>Correct PDF files, too</source>
        <translation>Corriger aussi les fichiers PDF</translation>
    </message>
    <message>
        <source>Only for files that will be printed on this very printer. Without it the lengths in a file are exact.</source>
        <translation>Seulement pour des fichiers qui seront imprimés sur cette imprimante-là. Sans cela, les longueurs d’un fichier sont exactes.</translation>
    </message>
</context>
<context>
    <name>zama::shell::RecentList</name>
    <message>
        <source>Battles you have begun will stand here. Each is kept by itself, order by order.</source>
        <translation>Les batailles commencées apparaîtront ici. Chacune s’enregistre toute seule, ordre après ordre.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
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
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Take it out of this list</source>
        <translation>Retirer de cette liste</translation>
    </message>
    <message>
        <source>Turn %1 · being played elsewhere</source>
        <translation>Tour %1 · en train d’être jouée ailleurs</translation>
    </message>
    <message>
        <source>Finished in turn %1 · %2</source>
        <translation>Finie au tour %1 · %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour %1 · %2</translation>
    </message>
    <message>
        <source>Branched off in turn %1</source>
        <translation>Repartie du tour %1</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Repartie du tour %1, %2 : %3</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2</source>
        <comment>turn, step</comment>
        <translation>Repartie du tour %1, %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>hier, %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::ReportPage</name>
    <message>
        <source>Looking for printers…</source>
        <translation>Recherche d’imprimantes…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Enregistrez un fichier PDF et imprimez-le ailleurs.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Toutes les pages sont parties vers l’imprimante « %1 ».</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Retour à la table</translation>
    </message>
</context>
<context>
    <name>zama::shell::ScenarioMenus</name>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Disposition</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>&amp;Nouveau scénario…</translation>
    </message>
    <message>
        <source>&amp;Change this battle</source>
        <translation>&amp;Modifier cette bataille</translation>
    </message>
    <message>
        <source>&amp;From this position</source>
        <translation>À partir de cette &amp;position</translation>
    </message>
    <message>
        <source>&amp;Open in the editor…</source>
        <translation>&amp;Ouvrir dans l’éditeur…</translation>
    </message>
    <message>
        <source>&amp;Unsaved work</source>
        <translation>&amp;Travail non enregistré</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer so&amp;us…</translation>
    </message>
    <message>
        <source>&amp;Read the file again</source>
        <translation>&amp;Relire le fichier</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>&amp;Versions antérieures</translation>
    </message>
    <message>
        <source>C&amp;lose the editor</source>
        <translation>&amp;Fermer l’éditeur</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <source>Scenarios (*%1);;All files (*)</source>
        <translation>Scénarios (*%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>None yet: they are kept each time you save</source>
        <translation>Aucune pour l’instant : chaque enregistrement en garde une</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Bataille sans titre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Jeter</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierBox</name>
    <message>
        <source>%1%</source>
        <comment>a number</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Whose soldiers</source>
        <translation>Sol&amp;dats à imprimer</translation>
    </message>
    <message>
        <source>Their &amp;generals, too</source>
        <translation>Leurs &amp;généraux aussi</translation>
    </message>
    <message>
        <source>Their generals, too</source>
        <translation>Leurs généraux aussi</translation>
    </message>
    <message>
        <source>Spa&amp;re stands of each type</source>
        <translation>Socles de réser&amp;ve par type</translation>
    </message>
    <message>
        <source>Spare stands of each type</source>
        <translation>Socles de réserve par type</translation>
    </message>
    <message>
        <source>Height of the &amp;figures</source>
        <translation>&amp;Hauteur des figurines</translation>
    </message>
    <message>
        <source>Height of the figures</source>
        <translation>Hauteur des figurines</translation>
    </message>
    <message>
        <source>Only the figures grow. Bases stay as large as the rules need them.</source>
        <translation>Seules les figurines grandissent. Les pieds gardent la taille que veulent les règles.</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierTree</name>
    <message>
        <source>Whose soldiers</source>
        <translation>Soldats à imprimer</translation>
    </message>
    <message>
        <source>Types of unit</source>
        <translation>Types d’unités</translation>
    </message>
</context>
<context>
    <name>zama::shell::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Zama</source>
        <translation>Zama</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Battles of the ancient world, fought on one table by a whole class.</source>
        <translation>Les batailles de l’Antiquité, jouées sur une seule table par toute une classe.</translation>
    </message>
    <message>
        <source>The emblem of the program</source>
        <translation>L’emblème du programme</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Pas maintenant</translation>
    </message>
    <message>
        <source>The battle stays in the list of recent battles.</source>
        <translation>La bataille reste dans la liste des batailles récentes.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Continuer une bataille</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Opens a saved battle or a scenario that somebody gave you.</source>
        <translation>Ouvre une bataille enregistrée ou un scénario qu’on vous a donné.</translation>
    </message>
    <message>
        <source>Guided first battle</source>
        <translation>Première bataille guidée</translation>
    </message>
    <message>
        <source>Two minutes. A handful of units, every step explained, no rules to read first.</source>
        <translation>Deux minutes. Une poignée d’unités, chaque étape expliquée, pas de règles à lire d’abord.</translation>
    </message>
    <message>
        <source>%1 · turns: %2</source>
        <translation>%1 · tours : %2</translation>
    </message>
    <message>
        <source>The &amp;whole battle: %1</source>
        <translation>Bataille &amp;entière : %1</translation>
    </message>
    <message>
        <source>S&amp;hort, for one lesson: %1</source>
        <translation>&amp;Version courte, pour un cours : %1</translation>
    </message>
    <message>
        <source>“%1” was interrupted in turn %2 (%3). Nothing is lost: you can go on where it was.</source>
        <translation>« %1 » s’est interrompue au tour %2 (%3). Rien n’est perdu : vous pouvez reprendre où elle en était.</translation>
    </message>
</context>
<context>
    <name>zama::shell::TestBar</name>
    <message>
        <source>Play-test</source>
        <translation>Partie d’essai</translation>
    </message>
    <message>
        <source>A test: the scenario stays as it is, whatever happens here.</source>
        <translation>Un essai : le scénario reste comme il est, quoi qu’il arrive ici.</translation>
    </message>
    <message>
        <source>&amp;Keep this battle</source>
        <translation>&amp;Garder cette bataille</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <translation>Retour à l’&amp;éditeur</translation>
    </message>
</context>
<context>
    <name>zama::shell::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>As on the des&amp;ktop</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claires</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombres</translation>
    </message>
    <message>
        <source>L&amp;engths</source>
        <translation>&amp;Longueurs</translation>
    </message>
    <message>
        <source>&amp;Inches</source>
        <translation>&amp;Pouces</translation>
    </message>
    <message>
        <source>&amp;Centimetres</source>
        <translation>C&amp;entimètres</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Grande</translation>
    </message>
    <message>
        <source>For a &amp;projector</source>
        <translation>Pour un &amp;vidéoprojecteur</translation>
    </message>
</context>
<context>
    <name>zama::table::EventLogModel</name>
    <message>
        <source>Turn %1 – %2</source>
        <comment>turn, step</comment>
        <translation>Tour %1 – %2</translation>
    </message>
    <message>
        <source>Turn %1 – %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Tour %1 – %2 : %3</translation>
    </message>
</context>
<context>
    <name>zama::table::RosterModel</name>
    <message>
        <source>eliminated</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>en déroute</translation>
    </message>
    <message>
        <source>scared off</source>
        <translation>en fuite</translation>
    </message>
    <message>
        <source>ran off in a rampage</source>
        <translation>sorti en furie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>aux prises</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>a bougé</translation>
    </message>
    <message>
        <source>has shot</source>
        <translation>a tiré</translation>
    </message>
    <message>
        <source>has charged</source>
        <translation>a chargé</translation>
    </message>
    <message>
        <source>has fallen</source>
        <translation>a péri</translation>
    </message>
    <message>
        <source>can still act</source>
        <translation>peut encore agir</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <comment>a column of the list</comment>
        <translation>%1 : rien</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Socles</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>its general has fallen</source>
        <translation>son général a péri</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its general</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>zama::table::TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The battlefield with all units and generals. Space does the next thing, N and P pick units, arrow keys steer who is picked, Enter orders it, Escape drops it.</source>
        <translation>Le champ de bataille avec toutes les unités et tous les généraux. Espace fait l’action suivante, N et P choisissent les unités, les flèches dirigent l’unité choisie, Entrée en donne l’ordre, Échap la lâche.</translation>
    </message>
</context>
</TS>
